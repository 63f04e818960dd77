//! Makes tensors, runs ops on them, prints the results, and handles an error.

use eager::{ops, Result, Tensor};

fn main() -> Result<()> {
    let x = Tensor::new([[1i32, 2], [3, 4]])?;
    let y = Tensor::new([[4i32, 5], [6, 7]])?;

    let product = ops::matmul(&x, &y)?;
    println!("matmul:\n{product}");
    println!("plus one:\n{}", &product + 1); // a number takes the tensor's dtype

    // The shapes do not fit. The operator would panic; the function returns an error.
    let row = Tensor::new([1f32, 2.0, 3.0])?;
    if let Err(error) = ops::add(&x, &row) {
        println!("error {}: {error}", error.code().number());
    }
    Ok(())
}
