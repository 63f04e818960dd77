//! What the samples share: pictures of digits, read from MNIST's idx files.

use std::error::Error;
use std::path::Path;

use eager::Tensor;

/// What may go wrong in a sample.
pub type Outcome<T> = std::result::Result<T, Box<dyn Error>>;

/// Labelled pictures: uint8 \[count, height, width, 1\] and uint8 \[count\].
pub struct Pictures {
    pub images: Tensor,
    pub labels: Tensor,
}

impl Pictures {
    /// Reads PREFIX-images-idx3-ubyte and PREFIX-labels-idx1-ubyte in a folder, whose memory the tensors take over.
    pub fn read(folder: &Path, prefix: &str) -> Outcome<Pictures> {
        let (mut dims, images) = read_idx(&folder.join(format!("{prefix}-images-idx3-ubyte")), 3)?;
        let (label_dims, labels) = read_idx(&folder.join(format!("{prefix}-labels-idx1-ubyte")), 1)?;
        if dims[0] != label_dims[0] {
            let text = format!("{} pictures but {} labels for {prefix}", dims[0], label_dims[0]);
            return Err(format!("{}: {text}", folder.display()).into());
        }
        if let Some(place) = labels.iter().position(|&label| label > 9) {
            return Err(format!("{}: label {place} is {}, not a digit", folder.display(), labels[place]).into());
        }
        dims.push(1);
        Ok(Pictures { images: Tensor::from_vec(images, &dims)?, labels: Tensor::from_vec(labels, &label_dims)? })
    }

    pub fn count(&self) -> i64 {
        self.images.dims()[0]
    }

    pub fn height(&self) -> i64 {
        self.images.dims()[1]
    }

    pub fn width(&self) -> i64 {
        self.images.dims()[2]
    }
}

/// Reads an idx file of unsigned bytes: its dims and elements.
fn read_idx(path: &Path, rank: usize) -> Outcome<(Vec<i64>, Vec<u8>)> {
    let mut data = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let header = 4 + 4 * rank;
    if data.len() < header || data[..4] != [0, 0, 8, rank as u8] {
        return Err(format!("{}: not the idx file expected", path.display()).into());
    }
    let dims: Vec<i64> = data[4..header]
        .chunks_exact(4)
        .map(|bytes| u32::from_be_bytes(bytes.try_into().expect("four bytes")).into())
        .collect();
    let size = dims.iter().try_fold(1i64, |size, &dim| size.checked_mul(dim));
    if size != Some((data.len() - header) as i64) {
        return Err(format!("{}: {} bytes do not fit its dims {dims:?}", path.display(), data.len()).into());
    }
    Ok((dims, data.split_off(header)))
}

/// Runs a program, and ends it with one line that says what is wrong.
pub fn run(program: &str, code: impl FnOnce(Vec<String>) -> Outcome<()>) {
    if let Err(error) = code(std::env::args().skip(1).collect()) {
        eprintln!("{program}: {error}");
        std::process::exit(1);
    }
}
