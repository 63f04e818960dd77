//! Trains a convolutional network on handwritten digits: the program of samples/digits in Rust. One seed gives the same
//! losses as the C program, to the last digit. Start reading at `Trainer::train_step`.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

use eager::layers::{Conv2D, Dense, Dropout, Flatten, MaxPooling2D};
use eager::{
    ops, optimizers::Adam, DType, Dataset, Function, Module, Optimizer, Result, Sequential, Spec, Tape, Tensor,
    Variable,
};
use eager_samples::{run, Outcome, Pictures};

const HELD_BACK: i64 = 10; // one picture in so many
const EVALUATION_BATCH: i64 = 500;
const CLASSES: i64 = 10;
const HELP: &str = "\
Usage: digits [OPTION...]

  --data DIR            the folder with MNIST's four idx files (default: samples/data)
  --epochs N            how often training goes over all pictures
  --batch N             pictures in a training step
  --learning-rate X     of Adam in the first epoch; it falls evenly to the last
  --seed N              one seed, one curve (default: 1); 0: another each time
  --device NAME         where to compute: cpu:0, gpu:0, ...
  --threads N           CPU threads (default: one for each core)
  --function            trace the training step and the network: the same numbers, faster
  --save FILE           where to save the trained network, for classify in any language
  --help                this text";

/// Convolutions, each with a bias, relu and perhaps pooling; then two dense layers with dropout between them.
struct Architecture {
    kernel: i64,
    filters: [i64; 2],
    pools: [bool; 2],
    hidden: i64,
    epochs: i64,
    batch: i64,
    learning_rate: f64,
}

const LARGE: Architecture = Architecture {
    kernel: 5,
    filters: [32, 64],
    pools: [true, true],
    hidden: 1024,
    epochs: 5,
    batch: 64,
    learning_rate: 1e-3,
};

/// For pictures below 16x16.
const SMALL: Architecture = Architecture {
    kernel: 3,
    filters: [32, 64],
    pools: [false, true],
    hidden: 128,
    epochs: 30,
    batch: 64,
    learning_rate: 2e-3,
};

impl std::fmt::Display for Architecture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (filters, pool) in self.filters.iter().zip(self.pools) {
            write!(f, "conv {0}x{0}x{filters}, {1}", self.kernel, if pool { "pool, " } else { "" })?;
        }
        write!(f, "dense {}, dropout, dense {CLASSES}", self.hidden)
    }
}

struct Network {
    architecture: &'static Architecture,
    layers: Sequential,
    variables: Vec<Variable>,
}

impl Network {
    /// He's initial values (2015) keep the size of signals from layer to layer under relu.
    fn new(architecture: &'static Architecture, height: i64, width: i64) -> Result<Network> {
        let Architecture { kernel, filters, pools, hidden, .. } = *architecture;
        let mut layers = Sequential::new();
        for (i, (filters, pool)) in filters.into_iter().zip(pools).enumerate() {
            let (name, size) = (format!("conv{}", i + 1), [kernel]);
            let convolution =
                Conv2D { name: &name, padding: "same", activation: "relu", ..Conv2D::new(filters, &size) };
            layers.add(Conv2D { kernel_initializer: "he_normal", ..convolution }.create()?);
            if pool {
                layers.add(MaxPooling2D { padding: "same", ..MaxPooling2D::new() }.create()?);
            }
        }
        layers.add(Flatten::new().create()?);
        let hidden = Dense { name: "dense1", activation: "relu", ..Dense::new(hidden) };
        layers.add(Dense { kernel_initializer: "he_normal", ..hidden }.create()?);
        layers.add(Dropout::new(0.5).create()?);
        layers.add(Dense { name: "dense2", kernel_initializer: "he_normal", ..Dense::new(CLASSES) }.create()?);
        layers.infer(&ops::fill(&[1, height, width, 1], &Tensor::new(0f32)?)?)?; // makes the variables
        Ok(Network { architecture, variables: layers.variables(), layers })
    }

    fn variables(&self) -> Vec<&Variable> {
        self.variables.iter().collect()
    }

    fn num_parameters(&self) -> i64 {
        self.variables.iter().map(|variable| variable.dims().iter().product::<i64>()).sum()
    }

    /// Logits [batch, 10] for pictures [batch, height, width, 1].
    fn run(&self, images: &Tensor, training: bool) -> Result<Tensor> {
        self.layers.call(images, training)
    }
}

fn mean_loss(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    ops::mean(&ops::sparse_softmax_cross_entropy_with_logits(logits, labels)?)
}

fn num_right(logits: &Tensor, labels: &Tensor) -> Result<Tensor> {
    let digits = ops::argmax_with(logits, ops::Argmax { axis: Some(1), ..Default::default() })?;
    ops::sum(&ops::cast(&ops::equal(&digits, labels)?, DType::FLOAT32)?)
}

/// Pictures from 0 to 1 and labels, as the network takes them.
fn prepared(images: &Tensor, labels: &Tensor) -> Result<(Tensor, Tensor)> {
    Ok((ops::cast(images, DType::FLOAT32)? * (1.0 / 255.0), ops::cast(labels, DType::INT32)?))
}

fn gathered(pictures: &Pictures, indices: &Tensor) -> Result<Pictures> {
    Ok(Pictures { images: ops::gather(&pictures.images, indices)?, labels: ops::gather(&pictures.labels, indices)? })
}

fn part(list: &Tensor, begin: i64, size: i64) -> Result<Tensor> {
    ops::slice_with(list, &[begin], ops::Slice { size: Some(&[size]) })
}

struct Trainer {
    training: Pictures,
    held_back: Pictures,
    test: Pictures,
    network: Network,
    optimizer: Optimizer,
    step: Option<Function>, // None: the step runs as eager code
    run: Option<Function>,
}

impl Trainer {
    fn new(options: &Options) -> Outcome<Trainer> {
        let pictures = Pictures::read(&options.data, "train")?;
        let test = Pictures::read(&options.data, "t10k")?;
        let (count, held_back) = (pictures.count(), pictures.count() / HELD_BACK);
        let order = ops::random_permutation(count)?;
        let first = gathered(&pictures, &part(&order, 0, held_back)?)?;
        let others = gathered(&pictures, &part(&order, held_back, count - held_back)?)?;
        let small = pictures.height().min(pictures.width()) < 16;
        let network = Network::new(if small { &SMALL } else { &LARGE }, pictures.height(), pictures.width())?;
        let optimizer = Adam::default().create()?;
        let mut trainer =
            Trainer { training: others, held_back: first, test, network, optimizer, step: None, run: None };
        if options.function {
            trainer.step = Some(trainer.trace_step()?);
            trainer.run = Some(trainer.trace_network()?);
        }
        Ok(trainer)
    }

    /// Runs the network under a tape, asks the tape for the gradients, and moves the variables. Returns the loss.
    fn train_step(&self, images: &Tensor, labels: &Tensor) -> Result<Tensor> {
        let variables = self.network.variables();
        let tape = Tape::new()?;
        let loss = mean_loss(&self.network.run(images, true)?, labels)?;
        let gradients = tape.stop()?.variable_gradients(&loss, &variables)?;
        self.optimizer.apply(&variables, &gradients)?;
        Ok(loss)
    }

    /// The training step as a function of any number of pictures.
    fn trace_step(&self) -> Result<Function> {
        let inputs = [self.pictures_spec(), Spec::new(DType::INT32, &[-1])];
        Function::trace("train_step", &inputs, |x| Ok(vec![self.train_step(&x[0], &x[1])?]))
    }

    fn trace_network(&self) -> Result<Function> {
        Function::trace("network", &[self.pictures_spec()], |x| Ok(vec![self.network.run(&x[0], false)?]))
    }

    fn pictures_spec(&self) -> Spec {
        Spec::new(DType::FLOAT32, &[-1, self.training.height(), self.training.width(), 1])
    }

    /// Mean loss and accuracy.
    fn evaluate(&self, pictures: &Pictures) -> Result<(f64, f64)> {
        let (mut loss, mut right) = (0.0, 0.0);
        for begin in (0..pictures.count()).step_by(EVALUATION_BATCH as usize) {
            let size = EVALUATION_BATCH.min(pictures.count() - begin);
            let range = ops::Slice { size: Some(&[size, -1, -1, -1]) };
            let images = ops::slice_with(&pictures.images, &[begin, 0, 0, 0], range)?;
            let (images, labels) = prepared(&images, &part(&pictures.labels, begin, size)?)?;
            let logits = match &self.run {
                Some(function) => function.call(&[&images])?.remove(0),
                None => self.network.run(&images, false)?,
            };
            loss += size as f64 * f64::from(mean_loss(&logits, &labels)?.item::<f32>()?);
            right += f64::from(num_right(&logits, &labels)?.item::<f32>()?);
        }
        let count = pictures.count() as f64;
        Ok((loss / count, right / count))
    }

    /// A pipeline of batches, each epoch in another random order, one made ahead of its use.
    fn batches(&self, size: i64) -> Result<Dataset> {
        let Pictures { images, labels } = &self.training;
        let batches = Dataset::tensor_slices(&[images, labels])?.shuffle(self.training.count())?.batch(size)?;
        batches.map(|x| prepared(&x[0], &x[1]).map(|(images, labels)| [images, labels]))?.prefetch()
    }

    /// Trains on all batches, and returns the sum of the steps' losses. They are summed where the network runs, so that the
    /// program waits for a GPU once in `steps_a_point` steps.
    fn train_epoch(&self, batches: &Dataset, steps_a_point: i64, progress: &mut Progress) -> Outcome<f64> {
        let (mut total, mut losses, mut summed, mut seen) = (0.0, None::<Tensor>, 0, 0);
        for batch in batches.iter()? {
            let batch = batch?;
            let (images, labels) = (&batch[0], &batch[1]);
            let size = labels.dims()[0];
            let loss = match &self.step {
                Some(function) => function.call(&[images, labels])?.remove(0),
                None => self.train_step(images, labels)?,
            };
            seen += size;
            losses = Some(match losses {
                Some(sum) => loss + sum,
                None => loss,
            });
            summed += 1;
            progress.advance(size);
            if summed == steps_a_point || seen == self.training.count() {
                let sum = f64::from(losses.take().expect("a loss").item::<f32>()?);
                if !sum.is_finite() {
                    return Err("the loss is no longer a number; a smaller --learning-rate may help".into());
                }
                progress.loss = sum / summed as f64;
                total += sum;
                summed = 0;
            }
        }
        Ok(total)
    }

    fn train(&self, options: &Options) -> Outcome<()> {
        let architecture = self.network.architecture;
        let epochs = options.epochs.unwrap_or(architecture.epochs);
        let batch = options.batch.unwrap_or(architecture.batch);
        let rate = options.learning_rate.unwrap_or(architecture.learning_rate);
        let steps = (self.training.count() + batch - 1) / batch;
        let steps_a_point = 1 + steps * epochs / 300;
        let batches = self.batches(batch)?;
        println!("epoch   training loss   held-back loss   held-back accuracy   pictures/s   left");
        let mut progress = Progress::new(epochs, epochs * self.training.count());
        for epoch in 1..=epochs {
            progress.epoch = epoch;
            self.optimizer.set_learning_rate(rate * (epochs - epoch + 1) as f64 / epochs as f64)?;
            let loss = self.train_epoch(&batches, steps_a_point, &mut progress)? / steps as f64;
            let (held_back, accuracy) = self.evaluate(&self.held_back)?;
            progress.clear();
            let (accuracy, speed) = (100.0 * accuracy, progress.rate());
            println!(
                "{epoch:5}   {loss:13.4}   {held_back:14.4}   {accuracy:17.2}%   {speed:10.0}   {}",
                progress.left()
            );
        }
        println!("trained in {:.1} s", progress.started.elapsed().as_secs_f64());
        Ok(())
    }
}

/// A line on the terminal that tells how far the training is.
struct Progress {
    started: Instant,
    drawn: Instant,
    epoch: i64,
    epochs: i64,
    done: i64,
    total: i64,
    loss: f64,
}

impl Progress {
    fn new(epochs: i64, total: i64) -> Progress {
        let now = Instant::now();
        Progress { started: now, drawn: now, epoch: 1, epochs, done: 0, total, loss: f64::NAN }
    }

    fn rate(&self) -> f64 {
        self.done as f64 / self.started.elapsed().as_secs_f64().max(1e-9)
    }

    /// The time that is left, as minutes and seconds.
    fn left(&self) -> String {
        let seconds = ((self.total - self.done) as f64 / self.rate().max(1e-9)).round() as i64;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    fn advance(&mut self, count: i64) {
        self.done += count;
        if self.drawn.elapsed().as_millis() < 100 || !std::io::stderr().is_terminal() {
            return;
        }
        self.drawn = Instant::now();
        let full = (28 * self.done / self.total) as usize;
        let bar = format!("{:-<28}", "=".repeat(full));
        let (epoch, epochs, percent) = (self.epoch, self.epochs, 100 * self.done / self.total);
        let (speed, left, loss) = (self.rate(), self.left(), self.loss);
        let line =
            format!("epoch {epoch}/{epochs} [{bar}] {percent:3}%  {speed:.0} pictures/s  {left} left  loss {loss:.4}");
        eprint!("\r\x1b[K{line}");
        drop(std::io::stderr().flush());
    }

    fn clear(&self) {
        if std::io::stderr().is_terminal() {
            eprint!("\r\x1b[K");
        }
    }
}

struct Options {
    data: PathBuf,
    epochs: Option<i64>,
    batch: Option<i64>,
    learning_rate: Option<f64>,
    seed: u64,
    device: Option<String>,
    threads: Option<i32>,
    function: bool,
    save: Option<PathBuf>,
}

impl Options {
    /// Reads the arguments; `None`: help was asked for.
    fn parse(arguments: Vec<String>) -> Outcome<Option<Options>> {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data").into();
        let mut options = Options {
            data,
            epochs: None,
            batch: None,
            learning_rate: None,
            seed: 1,
            device: None,
            threads: None,
            function: false,
            save: None,
        };
        let mut arguments = arguments.into_iter();
        while let Some(name) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{name} needs a value"));
            match name.as_str() {
                "--data" => options.data = value()?.into(),
                "--epochs" => options.epochs = Some(number(&name, &value()?, 1)?),
                "--batch" => options.batch = Some(number(&name, &value()?, 1)?),
                "--learning-rate" => options.learning_rate = Some(number(&name, &value()?, f64::MIN_POSITIVE)?),
                "--seed" => options.seed = number(&name, &value()?, 0)?,
                "--device" => options.device = Some(value()?),
                "--threads" => options.threads = Some(number(&name, &value()?, 1)?),
                "--function" => options.function = true,
                "--save" => options.save = Some(value()?.into()),
                "--help" => return Ok(None),
                _ => return Err(format!("'{name}' is not an option").into()),
            }
        }
        Ok(Some(options))
    }
}

fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(name: &str, text: &str, least: T) -> Outcome<T> {
    let value = text.parse().ok().filter(|value| *value >= least);
    value.ok_or_else(|| format!("{name}: '{text}' is not a number from {least} on").into())
}

fn train(options: &Options) -> Outcome<()> {
    let trainer = Trainer::new(options)?;
    let (training, network) = (&trainer.training, &trainer.network);
    println!("libeager {} on {}", eager::version(), eager::device().unwrap_or(eager::devices()[0]));
    println!(
        "pictures  {}x{}: {} for training, {} held back, {} for testing",
        training.height(),
        training.width(),
        training.count(),
        trainer.held_back.count(),
        trainer.test.count()
    );
    println!("network   {}: {} parameters\n", network.architecture, network.num_parameters());
    if let Some(path) = &options.save {
        trainer.trace_network()?.save(path)?; // so that a wrong path ends the program now
    }
    trainer.train(options)?;
    println!("test accuracy: {:.2}%", 100.0 * trainer.evaluate(&trainer.test)?.1);
    if let Some(path) = &options.save {
        trainer.trace_network()?.save(path)?;
        println!("saved: {}", path.display());
    }
    Ok(())
}

fn main() {
    run("digits", |arguments| {
        let Some(options) = Options::parse(arguments)? else {
            println!("{HELP}");
            return Ok(());
        };
        let seed = Some(options.seed).filter(|&seed| seed != 0);
        let context =
            eager::Context::new(eager::ContextOptions { num_threads: options.threads, seed, ..Default::default() })?;
        let mut outcome = Ok(());
        context.run(|| {
            eager::with_device(options.device.as_deref(), || {
                outcome = train(&options);
                Ok(())
            })
        })?;
        outcome
    });
}
