//! Backtracking line search: a step along the gradient is halved until the value is low enough. So the control flow depends
//! on values, and is plain Rust.

use eager::{ops, value_and_gradient, Result, Tensor};

/// sum(scale * x^2): a bowl that is steeper in one direction than in the other.
fn objective(x: &Tensor) -> Result<Tensor> {
    ops::sum(&(Tensor::new([1f32, 5.0])? * (x * x)))
}

fn evaluate(x: &Tensor) -> Result<f32> {
    objective(x)?.item()
}

/// A point along the gradient where the objective is low enough, its value there, and how many were tried.
fn line_search_step(start: &Tensor, mut rate: f64) -> Result<(Tensor, f32, usize)> {
    let (at_start, gradient) = value_and_gradient(objective, start)?;
    let norm: f32 = ops::sum(&(&gradient * &gradient))?.item()?;
    let first: f32 = at_start.item()?;
    let (mut here, mut value, mut tries) = (start.clone(), first, 0);
    while value > first - rate as f32 * norm {
        here = start - rate * &gradient;
        value = evaluate(&here)?;
        rate /= 2.0;
        tries += 1;
    }
    Ok((here, value, tries))
}

fn main() -> Result<()> {
    let mut x = Tensor::new([3f32, 2.0])?;
    println!("step 0: value {:.4}", evaluate(&x)?);
    for step in 1..=8 {
        let (next, value, tries) = line_search_step(&x, 1.0)?;
        println!("step {step}: value {value:.4} after {tries} tries");
        x = next;
    }
    Ok(())
}
