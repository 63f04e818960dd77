//! Layers: their variables, calls, training, copies, and what they refuse.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eager::layers::{BatchNormalization, Conv2D, Dense, Dropout, Embedding, Flatten, MaxPooling2D, LSTM};
use eager::optimizers::SGD;
use eager::{
    initial_value, ops, set_seed, Code, DType, Function, Layer, Module, Sequential, Spec, Tape, Tensor, Variable,
};
use eager_tests::{refused, test};

fn dense(units: i64) -> eager::Result<Layer> {
    Dense { kernel_initializer: "ones", bias_initializer: "constant value=0.5", ..Dense::new(units) }.create()
}

#[test]
fn the_first_call_makes_the_variables() {
    test(|| {
        let layer = Dense { name: "hidden", ..Dense::new(2) }.create()?;
        assert!(!layer.is_built() && layer.variables().is_empty() && layer.variable("kernel").is_none());
        let x = Tensor::new([[1f32, 2.0, 3.0]])?;
        assert_eq!(layer.call(&x, false)?.dims(), [1, 2]);
        let names: Vec<String> = layer.variables().iter().map(|v| v.name().to_owned()).collect();
        assert_eq!(names, ["hidden/kernel", "hidden/bias"]);
        assert_eq!((layer.kind(), layer.name(), layer.is_built()), ("dense", "hidden", true));
        refused(layer.set_int("units", 3), Code::FAILED_PRECONDITION);
        let error = refused(layer.infer(&Tensor::new([[1f32]])?), Code::INVALID_ARGUMENT);
        assert!(error.message().starts_with("Input 0 of layer \"hidden\" is incompatible"), "{error}");
        Ok(())
    });
}

#[test]
fn a_build_comes_ahead_of_the_call() {
    test(|| {
        let layer = Conv2D { padding: "same", ..Conv2D::new(4, &[3]) }.create()?;
        layer.build(&[Spec::new(DType::FLOAT64, &[-1, 8, 8, 2])])?;
        assert_eq!(layer.variable("kernel").unwrap().dims(), [3, 3, 2, 4]);
        assert_eq!(layer.variable("kernel").unwrap().dtype(), DType::FLOAT64);
        refused(layer.build(&[]), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn a_sequence_learns() {
    test(|| {
        set_seed(3)?;
        let model = Sequential::new()
            .with(Conv2D { activation: "relu", ..Conv2D::new(2, &[2]) }.create()?)
            .with(MaxPooling2D::default().create()?)
            .with(BatchNormalization::default().create()?)
            .with(Flatten::default().create()?)
            .with(Dropout::new(0.25).create()?)
            .with(Dense::new(1).create()?);
        let x = initial_value("normal stddev=1", DType::FLOAT32, &[8, 5, 5, 1])?;
        let sgd = SGD { learning_rate: 0.05, ..Default::default() }.create()?;
        let mut losses = Vec::new();
        for _ in 0..30 {
            let tape = Tape::new()?;
            let loss = ops::mean(&ops::square(&ops::subtract(&model.train(&x)?, &Tensor::new(1f32)?)?)?)?;
            let variables = model.trainable_variables();
            let variables: Vec<_> = variables.iter().collect();
            sgd.apply(&variables, &tape.variable_gradients(&loss, &variables)?)?;
            losses.push(loss.item::<f32>()?);
        }
        assert!(losses[29] < losses[0] / 2.0, "{losses:?}");
        assert_eq!((model.variables().len(), model.trainable_variables().len()), (8, 6));
        assert_eq!(model.infer(&x)?.to_string(), model.infer(&x)?.to_string());
        assert_ne!(model.train(&x)?.to_string(), model.train(&x)?.to_string());
        Ok(())
    });
}

#[test]
fn a_layer_is_traced_and_shared_by_threads() {
    test(|| {
        let layer = dense(2)?;
        let traced = Function::trace("f", &[Spec::new(DType::FLOAT32, &[-1, 3])], |x| Ok(vec![layer.infer(&x[0])?]))?;
        let x = Tensor::new([[1f32, 2.0, 3.0]])?;
        let expected = layer.infer(&x)?.to_string();
        assert_eq!(expected, "[[6.5 6.5]]");
        assert_eq!(traced.call(&[&x])?[0].to_string(), expected);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(layer.infer(&x).unwrap().to_string(), expected));
            }
        });
        Ok(())
    });
}

#[test]
fn several_inputs_and_outputs() {
    test(|| {
        let layer = LSTM { return_sequences: true, ..LSTM::new(4) }.create()?;
        let x = Tensor::new([[[1f32], [2.0], [3.0]]])?;
        let outputs = layer.call_all(&[Some(&x)], false)?;
        let dims: Vec<Vec<i64>> = outputs.iter().map(|y| y.dims().to_vec()).collect();
        assert_eq!(dims, [vec![1, 3, 4], vec![1, 4], vec![1, 4]]);
        let (h, c) = (&outputs[1], &outputs[2]);
        let later = layer.call_all(&[Some(&x), None, Some(h), Some(c)], false)?;
        assert_ne!(later[1].to_string(), h.to_string());
        refused(layer.call_all(&[None], false), Code::INVALID_ARGUMENT);
        refused(layer.call_all(&[], false), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn layers_share_a_variable() {
    test(|| {
        let (a, b) = (dense(3)?, dense(3)?);
        let x = Tensor::new([[1f32, 1.0, 1.0]])?;
        a.infer(&x)?;
        refused(b.set_variable("kernel", &a.variable("kernel").unwrap()), Code::FAILED_PRECONDITION);
        b.infer(&x)?;
        b.set_variable("kernel", &a.variable("kernel").unwrap())?;
        refused(b.set_variable("kernal", &a.variable("kernel").unwrap()), Code::INVALID_ARGUMENT);
        refused(b.set_variable("bias", &a.variable("kernel").unwrap()), Code::INVALID_ARGUMENT);
        assert!(a.variable("kernel").unwrap().is(&b.variable("kernel").unwrap()));
        let both = Sequential::new().with(a).with(b);
        assert_eq!(both.variables().len(), 3);
        Ok(())
    });
}

#[test]
fn a_variable_is_replaced_while_threads_ask_for_it() {
    test(|| {
        let layer = dense(2)?;
        layer.infer(&Tensor::new([[1f32, 2.0]])?)?;
        let replaced = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !replaced.load(Ordering::Relaxed) {
                        assert!(layer.variables().iter().all(|variable| !variable.dims().is_empty()));
                        assert_eq!(layer.variable("kernel").unwrap().dims(), [2, 2]);
                        assert_eq!(layer.keyed_variables("k")[0].0, "k/kernel");
                    }
                });
            }
            let other = layer.clone(); // the same layer
            let kernel = |i| Variable::new(&Tensor::new([[1f32, 2.0], [3.0, i as f32]])?, "k");
            let result = (0..100_000).try_for_each(|i| other.set_variable("kernel", &kernel(i)?));
            replaced.store(true, Ordering::Relaxed);
            result
        })
    });
}

/// The memory of a variable that asks a layer when it goes.
struct Asks(Vec<f32>, Layer, std::sync::mpsc::Sender<usize>);

impl AsRef<[f32]> for Asks {
    fn as_ref(&self) -> &[f32] {
        &self.0
    }
}

impl Drop for Asks {
    fn drop(&mut self) {
        let _ = self.2.send(self.1.variables().len());
    }
}

#[test]
fn what_a_replaced_variable_drops_may_ask_the_layer() {
    test(|| {
        let (layer, (sender, asked)) = (dense(1)?, std::sync::mpsc::channel());
        let x = Tensor::new([[1f32]])?;
        layer.infer(&x)?;
        let owner = Asks(vec![2.0], layer.clone(), sender);
        layer.set_variable("kernel", &Variable::new(&Tensor::from_owner(owner, &[1, 1])?, "k")?)?;
        assert_eq!(layer.infer(&x)?.to_string(), "[[2.5]]");
        assert!(asked.try_recv().is_err());
        layer.set_variable("kernel", &Variable::new(&x, "k")?)?;
        assert_eq!(asked.try_recv(), Ok(2));
        Ok(())
    });
}

#[test]
fn attributes_are_set_while_threads_read_them() {
    test(|| {
        let long = "constant value=0.12345678901234567890123456789012345678901234567890";
        for _ in 0..200 {
            let layer = Dense::new(2).create()?;
            std::thread::scope(|scope| {
                let read = || (0..200).try_for_each(|_| layer.json().map(drop));
                let reader = scope.spawn(read);
                for i in 0..400 {
                    layer.set_string("kernel_initializer", if i % 2 == 0 { long } else { "zeros" })?;
                }
                reader.join().unwrap()
            })?;
        }
        Ok(())
    });
}

#[test]
fn what_comes_while_a_call_runs_changes_nothing() {
    test(|| {
        let layer = Dense { name: "busy", ..Dense::new(64) }.create()?;
        let (x, ended) = (ops::fill(&[256, 64], &Tensor::new(1f32)?)?, AtomicBool::new(false));
        layer.infer(&x)?;
        let kernel = layer.variable("kernel").unwrap();
        let begin = Instant::now();
        let (mut set, mut error) = (false, None);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !ended.load(Ordering::Relaxed) {
                    layer.infer(&x).unwrap();
                    std::thread::sleep(Duration::from_millis(1));
                }
            });
            while !(set && error.is_some()) && begin.elapsed() < Duration::from_secs(60) {
                match layer.set_variable("kernel", &kernel) {
                    Ok(()) => set = true,
                    Err(refused) => error = Some(refused),
                }
                std::thread::yield_now();
            }
            ended.store(true, Ordering::Relaxed);
        });
        assert!(set, "the variable is never replaced");
        let error = refused(Err::<(), _>(error.unwrap()), Code::FAILED_PRECONDITION);
        assert_eq!(error.message(), "layer \"busy\" is in use: a call or a build has not ended");
        layer.set_variable("kernel", &kernel)
    });
}

#[test]
fn a_text_makes_the_same_layer() {
    test(|| {
        let layer = Embedding { name: "words", ..Embedding::new(10, 3) }.create()?;
        let copy = Layer::from_json(&layer.json()?)?;
        assert_eq!(copy.json()?, layer.json()?);
        assert_eq!(format!("{layer:?}"), layer.json()?);
        assert_eq!(copy.infer(&Tensor::new([1i64, 2])?)?.dims(), [2, 3]);
        refused(Layer::from_json("{"), Code::DATA_LOSS);
        Ok(())
    });
}

#[test]
fn what_makes_no_sense_is_refused() {
    test(|| {
        refused(Layer::new("danse", ""), Code::NOT_FOUND);
        refused(Dense { activation: "rleu", ..Dense::new(1) }.create(), Code::INVALID_ARGUMENT);
        let error = refused(
            Conv2D { name: "c", data_format: "channels_frist", ..Conv2D::new(1, &[1]) }.create(),
            Code::INVALID_ARGUMENT,
        );
        assert!(error.message().starts_with("layer \"c\": Value for attr 'data_format'"), "{error}");
        refused(Dense { name: "a\0b", ..Dense::new(1) }.create(), Code::INVALID_ARGUMENT);
        refused(dense(0)?.infer(&Tensor::new([[1f32]])?), Code::INVALID_ARGUMENT);
        refused(initial_value("nothing", DType::FLOAT32, &[2]), Code::INVALID_ARGUMENT);
        assert_eq!(initial_value("constant value=2", DType::FLOAT32, &[2])?.to_string(), "[2. 2.]");
        assert_eq!(Sequential::new().infer(&Tensor::new(3f32)?)?.to_string(), "3.0");
        Ok(())
    });
}
