//! Files of rows: checkpoints, records and events. A row's files lie in a folder of its own.

use std::path::PathBuf;

use eager::{
    Checkpoint, CheckpointWriter, Compression, Error, EventWriter, Function, Layer, Module, Optimizer, RecordWriter,
    Result, Sequential, Tensor,
};

use crate::check::require;

/// The folder of the row that runs.
fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("eager-conformance-{}", std::process::id()))
}

fn path(file: &str) -> Result<PathBuf> {
    std::fs::create_dir_all(folder()).map_err(Error::wrap)?;
    Ok(folder().join(file))
}

/// Removes the files of a row.
pub fn remove() {
    if folder().exists() {
        std::fs::remove_dir_all(folder()).unwrap();
    }
}

fn sequential(layers: &[&Layer]) -> Sequential {
    layers.iter().fold(Sequential::new(), |model, &layer| model.with(layer.clone()))
}

/// Saves these to a file, and opens it; its keys must be `keys`, and the texts come back.
pub fn checkpoint(
    file: &str,
    layers: &[&Layer],
    optimizer: Option<&Optimizer>,
    tensors: &[(&str, &Tensor)],
    texts: &[(&str, &str)],
    keys: &[&str],
) -> Result<Checkpoint> {
    let mut writer = CheckpointWriter::new()?;
    writer.module("model", &sequential(layers))?;
    if let Some(optimizer) = optimizer {
        writer.optimizer("optimizer", optimizer)?;
    }
    for (key, tensor) in tensors {
        writer.tensor(key, tensor)?;
    }
    for (key, text) in texts {
        writer.text(key, text)?;
    }
    writer.random_state("random")?;
    let path = path(file)?;
    writer.commit(&path)?;
    let checkpoint = Checkpoint::open(&path)?;
    let found: Vec<String> = checkpoint.entries().into_iter().map(|entry| entry.key).collect();
    require(found == keys, format!("{found:?} instead of {keys:?}"))?;
    for (key, expected) in texts {
        let text = checkpoint.text(key)?;
        require(text == *expected, format!("{text:?} instead of {expected:?}"))?;
    }
    Ok(checkpoint)
}

pub fn restore(checkpoint: &Checkpoint, layers: &[&Layer], optimizer: Option<&Optimizer>) -> Result<()> {
    let model = sequential(layers);
    checkpoint.restore_module("model", &model)?;
    if let Some(optimizer) = optimizer {
        checkpoint.restore_optimizer("optimizer", optimizer, &model.keyed_variables("model"))?;
    }
    checkpoint.restore_random_state("random")
}

/// Writes a file of records, and gives its path.
pub fn write_records(file: &str, compression: Compression, records: &[&str]) -> Result<PathBuf> {
    let path = path(file)?;
    let mut writer = RecordWriter::create_with(&path, compression, 0)?;
    for record in records {
        writer.write(record.as_bytes())?;
    }
    writer.close()?;
    Ok(path)
}

/// Writes a file of events, each a tag, a value and a step, and gives its path.
pub fn write_events(scalars: &[(&str, f64, i64)]) -> Result<PathBuf> {
    let writer = EventWriter::create(path("")?)?;
    for &(tag, value, step) in scalars {
        writer.scalar(tag, value, step)?;
    }
    writer.close()?;
    Ok(writer.path())
}

/// Loads a function from a file of these bytes alone, two hexadecimal digits each.
pub fn load_bytes(bytes: &str) -> Result<Function> {
    let digits = |at| u8::from_str_radix(&bytes[at..at + 2], 16).map_err(Error::wrap);
    let bytes: Vec<u8> = (0..bytes.len()).step_by(2).map(digits).collect::<Result<_>>()?;
    let path = path("function")?;
    std::fs::write(&path, bytes).map_err(Error::wrap)?;
    Function::load(path)
}
