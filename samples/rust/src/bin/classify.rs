//! Classifies handwritten digits with a network that any of the trainers saved (samples/run.sh --save FILE, or digits --save).
//!
//!     classify NETWORK FOLDER
//!
//! FOLDER has MNIST's t10k files.

use std::path::Path;

use eager::{ops, DType, Function, Tensor};
use eager_samples::{run, Outcome, Pictures};

const BATCH: i64 = 100;

/// The most likely digit of each picture.
fn classify(network: &Function, images: &Tensor) -> eager::Result<Vec<i64>> {
    let pixels = ops::cast(images, DType::FLOAT32)? / 255;
    let logits = network.call(&[&pixels])?;
    ops::argmax_with(&logits[0], ops::Argmax { axis: Some(1), ..Default::default() })?.to_vec()
}

/// A picture made of characters.
fn draw(pixels: &[u8], width: usize) -> String {
    let shade = |&pixel: &u8| b" .:-=+*#%@"[usize::from(pixel) * 9 / 255] as char;
    pixels.chunks(width).map(|row| row.iter().map(shade).chain(['\n']).collect::<String>()).collect()
}

fn main() {
    run("classify", |arguments| -> Outcome<()> {
        let [network, folder] = &arguments[..] else { return Err("usage: classify NETWORK FOLDER".into()) };
        let pictures = Pictures::read(Path::new(folder), "t10k")?;
        let network = Function::load(network)?;
        if !matches!(&network.inputs()[..], [input] if input.dims.len() == 4) {
            return Err("not a network of pictures".into());
        }
        let labels = pictures.labels.as_slice::<u8>()?;
        let mut digits = Vec::new();
        for begin in (0..pictures.count()).step_by(BATCH as usize) {
            let size = BATCH.min(pictures.count() - begin);
            let range = ops::Slice { size: Some(&[size, -1, -1, -1]) };
            digits.extend(classify(&network, &ops::slice_with(&pictures.images, &[begin, 0, 0, 0], range)?)?);
        }
        let (width, size) = (pictures.width() as usize, (pictures.height() * pictures.width()) as usize);
        for (picture, digit) in pictures.images.as_slice::<u8>()?.chunks(size).zip(&digits).take(3) {
            println!("{}is a {digit}\n", draw(picture, width));
        }
        let right = digits.iter().zip(labels).filter(|(&digit, &label)| digit == i64::from(label)).count();
        println!("{} pictures, {:.2}% right", digits.len(), 100.0 * right as f64 / digits.len() as f64);
        Ok(())
    });
}
