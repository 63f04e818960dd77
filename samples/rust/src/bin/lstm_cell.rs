//! Runs an LSTM cell, made of plain ops, over a sequence, and computes the gradient through all steps.

use eager::{ops, Result, Tape, Tensor, Variable};

const HIDDEN: i64 = 32;
const STEPS: usize = 8;
const GATES: i64 = 4;

/// Numbers that look random, but are the same on every machine.
fn wave(dims: &[i64], phase: f64, size: f32) -> Result<Tensor> {
    let count = dims.iter().product::<i64>();
    Tensor::from_vec((0..count).map(|i| size * (phase + 12.9898 * i as f64).sin() as f32).collect(), dims)
}

struct Cell {
    kernel: Variable,
    recurrent: Variable,
    bias: Variable,
}

impl Cell {
    fn new() -> Result<Cell> {
        Ok(Cell {
            kernel: Variable::new(&wave(&[HIDDEN, GATES * HIDDEN], 1.0, 0.3)?, "kernel")?,
            recurrent: Variable::new(&wave(&[HIDDEN, GATES * HIDDEN], 2.0, 0.3)?, "recurrent")?,
            bias: Variable::new(&wave(&[GATES * HIDDEN], 3.0, 0.1)?, "bias")?,
        })
    }

    /// The next state: c is f * c + i * n, and h is o * tanh(c).
    fn step(&self, x: &Tensor, h: &Tensor, c: &Tensor) -> Result<(Tensor, Tensor)> {
        let from_x = ops::matmul(x, &self.kernel.read()?)?;
        let from_h = ops::matmul(h, &self.recurrent.read()?)?;
        let gates = from_x + from_h + self.bias.read()?;
        let parts = ops::split_with(&gates, &[GATES], ops::Split { axis: 1 })?;
        let (i, f) = (ops::sigmoid(&parts[0])?, ops::sigmoid(&parts[1])?);
        let (o, n) = (ops::sigmoid(&parts[2])?, ops::tanh(&parts[3])?);
        let c = f * c + i * n;
        Ok((o * ops::tanh(&c)?, c))
    }
}

/// Reads the elements where they lie.
fn norm(tensor: &Tensor) -> Result<f64> {
    Ok(tensor.as_slice::<f32>()?.iter().map(|&value| f64::from(value) * f64::from(value)).sum::<f64>().sqrt())
}

fn main() -> Result<()> {
    let cell = Cell::new()?;
    let variables = [&cell.kernel, &cell.recurrent, &cell.bias];
    let (mut h, mut c) = (wave(&[1, HIDDEN], 4.0, 0.0)?, wave(&[1, HIDDEN], 4.0, 0.0)?);

    let tape = Tape::new()?;
    for step in 0..STEPS {
        let x = wave(&[1, HIDDEN], 5.0 + step as f64, 1.0)?;
        (h, c) = cell.step(&x, &h, &c)?;
        println!("step {}: |h| = {:.4}, |c| = {:.4}", step + 1, norm(&h)?, norm(&c)?);
    }
    let mean = ops::mean(&h)?;
    let gradients = tape.variable_gradients(&mean, &variables)?;
    println!("mean of h: {:.5}", mean.item::<f32>()?);
    for (variable, gradient) in variables.iter().zip(&gradients) {
        let gradient = gradient.as_ref().expect("h depends on all variables");
        println!("gradient by {:<9}  norm {:.5}", variable.name(), norm(gradient)?);
    }
    Ok(())
}
