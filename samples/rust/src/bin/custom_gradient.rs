//! A custom gradient for log(1 + e^x), since the gradient of its ops is not a number for large x.
//!
//! That gradient is 1 / (1 + e^x) * e^x, which at x = 100 is 0 * inf in float32. Written as 1 - 1 / (1 + e^x) it is 1. The
//! custom gradient runs ops too, so it can be differentiated again.

use eager::{custom_gradient, gradient, ops, Result, Tensor};

fn plain(x: &Tensor) -> Result<Tensor> {
    ops::log(&(1.0 + ops::exp(x)?))
}

fn custom(x: &Tensor) -> Result<Tensor> {
    let y = custom_gradient(&[x], |x| {
        let exp_x = ops::exp(x[0])?;
        let y = ops::log(&(1.0 + &exp_x))?;
        let backward = move |dy: &[Tensor]| Ok(vec![Some(&dy[0] * (1.0 - 1.0 / (1.0 + &exp_x)))]);
        Ok((vec![y], backward))
    })?;
    Ok(y[0].clone())
}

fn print_gradients(name: &str, function: fn(&Tensor) -> Result<Tensor>, at: f32) -> Result<()> {
    let x = Tensor::new(at)?;
    println!("{name} at x = {at}:");
    println!("    first {}", gradient(function, &x)?);
    if at == 0.0 {
        println!("    second {}", gradient(|x| gradient(function, x), &x)?);
    }
    Ok(())
}

fn main() -> Result<()> {
    for at in [0.0, 100.0] {
        print_gradients("plain ops", plain, at)?;
    }
    for at in [0.0, 100.0] {
        print_gradients("custom gradient", custom, at)?;
    }
    Ok(())
}
