//! Checkpoints: a training that goes on, entries, and what they refuse.

use std::path::PathBuf;

use eager::layers::Dense;
use eager::ops::{self, RandomNormal};
use eager::optimizers::Adam;
use eager::{
    latest_checkpoint, random_state, set_random_state, set_seed, Checkpoint, CheckpointWriter, Code, CommitOptions,
    DType, Module, Optimizer, Result, Sequential, Tape, Tensor, Variable,
};
use eager_tests::{refused, test};

/// A folder that is removed with its files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("eager-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

struct Training {
    model: Sequential,
    optimizer: Optimizer,
    x: Tensor,
}

impl Training {
    fn new() -> Result<Training> {
        let inner = Sequential::new().with(Dense::new(3).create()?).with(Dense::new(1).create()?);
        let model = Sequential::new().with(Dense { activation: "tanh", ..Dense::new(4) }.create()?).with(inner);
        let x = Tensor::new([[0f32], [1.0]])?;
        model.infer(&x)?;
        Ok(Training { model, optimizer: Adam::default().create()?, x })
    }

    fn run(&self, steps: usize) -> Result<()> {
        let variables = self.model.variables();
        for _ in 0..steps {
            let tape = Tape::new()?;
            let y = self.model.train(&self.x)?;
            let loss = ops::mean(&ops::square(&(&y - 1.0))?)?;
            let trained: Vec<&Variable> = variables.iter().collect();
            let gradients = tape.variable_gradients(&loss, &trained)?;
            self.optimizer.apply(&trained, &gradients)?;
        }
        Ok(())
    }
}

fn numbers() -> Result<String> {
    Ok(ops::random_normal_with(RandomNormal { shape: &[3], ..Default::default() })?.to_string())
}

#[test]
fn a_training_goes_on() {
    test(|| {
        set_seed(1)?;
        let (straight, resumed, folder) = (Training::new()?, Training::new()?, Folder::new("goes-on"));
        straight.run(3)?;
        resumed.run(2)?;
        let mut writer = CheckpointWriter::new()?;
        writer.module("model", &straight.model)?;
        writer.optimizer("optimizer", &straight.optimizer)?;
        writer.text("note", "three steps")?;
        writer.random_state("random")?;
        let options = CommitOptions { listed: true, max_to_keep: 1, no_sync: true };
        writer.commit_with(folder.at("run-1.safetensors"), options)?;
        let state = random_state()?;
        let next = numbers()?;
        straight.run(3)?;

        let path = latest_checkpoint(&folder.0)?.expect("a checkpoint");
        assert_eq!(path, folder.at("run-1.safetensors"));
        let checkpoint = Checkpoint::open(path)?;
        checkpoint.restore_module("model", &resumed.model)?;
        checkpoint.restore_optimizer_of("optimizer", &resumed.optimizer, "model", &resumed.model)?;
        checkpoint.restore_random_state("random")?;
        assert_eq!(numbers()?, next);
        set_random_state(state)?;
        assert_eq!(numbers()?, next);
        resumed.run(3)?;
        for (a, b) in resumed.model.variables().iter().zip(straight.model.variables()) {
            assert_eq!(a.read()?.to_vec::<f32>()?, b.read()?.to_vec::<f32>()?);
        }
        let keys: Vec<String> = checkpoint.entries().into_iter().map(|entry| entry.key).collect();
        assert_eq!(keys[..3], ["model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/layers/0/bias"]);
        assert!(keys.contains(&"optimizer/slots/model/layers/1/layers/1/kernel/v".to_owned()));
        assert_eq!(checkpoint.text("note")?, "three steps");
        assert!(checkpoint.contains("random") && !checkpoint.contains("lost") && !checkpoint.contains("a\0"));
        Ok(())
    });
}

#[test]
fn entries() {
    test(|| {
        let folder = Folder::new("entries");
        let mut writer = CheckpointWriter::new()?;
        writer.tensor("t", &Tensor::new([[1f32, 2.0]])?)?;
        writer.commit(folder.at("c"))?;
        let checkpoint = Checkpoint::open(folder.at("c"))?.clone();
        let entry = &checkpoint.entries()[0];
        assert_eq!((entry.key.as_str(), entry.is_text, entry.dtype), ("t", false, Some(DType::FLOAT32)));
        assert_eq!(
            (entry.dims.as_slice(), entry.num_bytes, entry.stored_dtype.as_str()),
            ([1, 2].as_slice(), 8, "F32")
        );
        assert_eq!(checkpoint.read("t")?.to_string(), "[[1. 2.]]");
        assert_eq!(format!("{checkpoint:?}"), "[\"t\"]");
        Ok(())
    });
}

#[test]
fn what_does_not_fit() {
    test(|| {
        let folder = Folder::new("refused");
        let a = Variable::new(&Tensor::new([7f32])?, "a")?;
        let b = Variable::new(&Tensor::new([8f32, 9.0])?, "b")?;
        let mut writer = CheckpointWriter::new()?;
        writer.tensor("a", &Tensor::new([1f32])?)?;
        refused(writer.variable("a", &a), Code::ALREADY_EXISTS);
        refused(writer.variable("a\0b", &a), Code::INVALID_ARGUMENT);
        refused(writer.variable("", &a), Code::INVALID_ARGUMENT);
        let unbuilt = Sequential::new().with(Dense::new(1).create()?);
        refused(writer.module("m", &unbuilt), Code::FAILED_PRECONDITION);
        refused(writer.commit(folder.at("no").join("c")), Code::NOT_FOUND);
        writer.commit(folder.at("c"))?;
        let checkpoint = Checkpoint::open(folder.at("c"))?;
        let error = refused(checkpoint.restore(&[("a".into(), a.clone()), ("b".into(), b.clone())]), Code::NOT_FOUND);
        assert!(error.message().contains("Key b not found in checkpoint"), "{error}");
        refused(checkpoint.restore(&[("a".into(), a.clone()), ("a".into(), b)]), Code::INVALID_ARGUMENT);
        assert_eq!(a.read()?.to_string(), "[7.]");
        checkpoint.restore(&[])?;
        refused(checkpoint.text("a"), Code::NOT_FOUND);
        refused(checkpoint.restore_module("m", &unbuilt), Code::FAILED_PRECONDITION);
        let adam = Adam::default().create()?;
        refused(checkpoint.restore_optimizer_of("o", &adam, "m", &unbuilt), Code::FAILED_PRECONDITION);
        refused(Checkpoint::open(folder.at("lost")), Code::NOT_FOUND);
        assert_eq!(latest_checkpoint(&folder.0)?, None);
        Ok(())
    });
}
