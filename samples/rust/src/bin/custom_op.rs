//! An op of the program's own: softplus, log(1 + e^x), with a kernel in Rust and a gradient made of ops.
//!
//! Once it is defined, it is an op like any other: it is made by its name, promotes its inputs, and is differentiated under
//! any number of tapes.

use eager::{gradient, ops, DType, KernelCall, Op, Result, Tensor};

fn softplus(x: f64, sharpness: f64) -> f64 {
    let at = sharpness * x;
    (at.max(0.0) + (-at.abs()).exp().ln_1p()) / sharpness
}

/// Computes y of x, for both dtypes of the schema. The library has allocated y.
fn kernel(call: &mut KernelCall) -> Result<()> {
    let sharpness = call.attribute::<f64>(0)?;
    if call.input_dtype(0) == Some(DType::FLOAT32) {
        let x = call.input::<f32>(0)?;
        call.output::<f32>(0)?.iter_mut().zip(x).for_each(|(y, &x)| *y = softplus(x.into(), sharpness) as f32);
    } else {
        let x = call.input::<f64>(0)?;
        call.output::<f64>(0)?.iter_mut().zip(x).for_each(|(y, &x)| *y = softplus(x, sharpness));
    }
    Ok(())
}

fn main() -> Result<()> {
    let plain = Op::define("sample.softplus", "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64")
        .saves("x")
        .gradient(|call| {
            let slope = ops::sigmoid(&(call.saved(0)? * call.attribute::<f64>(0)?))?;
            Ok(vec![Some(call.output_gradient(0)? * slope)])
        })
        .kernel(kernel)?;
    let f = |x: &Tensor| Ok(plain.run(&[x])?.remove(0));
    let x = Tensor::new([-1f32, 0.0, 100.0])?;
    println!("softplus {}", f(&x)?);
    println!("    first {}", gradient(f, &x)?);
    println!("    second {}", gradient(|x| gradient(f, x), &x)?);

    let sharp = Op::build("sample.softplus")?.float("sharpness", 10.0)?.finish();
    println!("sharper {}", sharp.run(&[&x])?[0]);

    // SAFETY: these are the functions' prototypes.
    let hypot = unsafe {
        Op::define("sample.hypot", "x: T[...], y: T[...] -> z: T[...]; T: float32 float64").native(
            Some("libm.so.6"),
            "double = z hypot(double = x, double = y)\nfloat32: float = z hypotf(float = x, float = y)",
        )?
    };
    println!("hypot {}", hypot.run(&[&x, &Tensor::new([0f32, 4.0, 100.0])?])?[0]);

    // Of complex numbers there is no softplus here.
    if let Err(error) = f(&ops::cast(&x, DType::COMPLEX64)?) {
        println!("{error}");
    }
    Ok(())
}
