//! Goes on with the training that a Python program began: the step that it traced and saved has the network, the optimizer and
//! what both remember (samples/python/save_training.py).
//!
//!     train_saved STEP FOLDER
//!
//! FOLDER has MNIST's train files.

use std::path::Path;

use eager::{ops, Function};
use eager_samples::{run, Outcome, Pictures};

const BATCH: i64 = 64;

fn main() {
    run("train_saved", |arguments| -> Outcome<()> {
        let [step, folder] = &arguments[..] else { return Err("usage: train_saved STEP FOLDER".into()) };
        let step = Function::load(step)?;
        let pictures = Pictures::read(Path::new(folder), "train")?;
        let images = ops::squeeze_with(&pictures.images, ops::Squeeze { axis: Some(&[3]) })?;
        for number in 0..pictures.count() / BATCH {
            let begin = number * BATCH;
            let images = ops::slice_with(&images, &[begin, 0, 0], ops::Slice { size: Some(&[BATCH, -1, -1]) })?;
            let labels = ops::slice_with(&pictures.labels, &[begin], ops::Slice { size: Some(&[BATCH]) })?;
            let loss = step.call(&[&images, &labels])?;
            println!("step {:2}: loss {:.4}", number + 1, loss[0].item::<f32>()?);
        }
        Ok(())
    });
}
