//! Gradients to the third order. Tapes nest: a gradient is computed with ops, which an outer tape records.

use eager::{Result, Tape, Tensor};

fn watch(x: &Tensor) -> Result<Tape> {
    let tape = Tape::new()?;
    tape.watch(x)?;
    Ok(tape)
}

/// The derivative; the tapes around `tape` record how it is computed.
fn derivative(tape: &Tape, y: &Tensor, x: &Tensor) -> Result<Tensor> {
    Ok(tape.gradient(y, x)?.expect("y depends on x"))
}

fn main() -> Result<()> {
    let x = Tensor::new([-1f32, 2.0, 3.0])?;

    // The tape that is made last is the innermost one, and gives the first derivative.
    let (third, second, first) = (watch(&x)?, watch(&x)?, watch(&x)?);
    let square = &x * &x;
    let y = &square * &square;
    let dy = derivative(&first, &y, &x)?;
    let d2y = derivative(&second, &dy, &x)?;
    let d3y = derivative(&third, &d2y, &x)?;

    println!("x                 {x}");
    println!("x^4               {y}");
    println!("first:    4 x^3   {dy}");
    println!("second:  12 x^2   {d2y}");
    println!("third:   24 x     {d3y}");
    Ok(())
}
