// Written by bindings/generate from tests/bindings/conformance.json; changes belong there.

//! The rows of the table of conformance, a function each.
#![allow(unused, clippy::all)]

use eager::{
    ops, optimizers, Code, DType, Error, Function, Gradient, Op, Result, Spec, Tape, TapeOptions, Tensor, Variable,
};

use crate::make::{INF, NAN};
use crate::{check, make};

pub const ROWS: &[(&str, fn() -> Result<()>)] = &[
    ("add float32", add_float32),
    ("gather axis=-1 and its gradient", gather_axis_m1_and_its_gradient),
    ("matmul of wrong shapes", matmul_of_wrong_shapes),
];

/// add float32
fn add_float32() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y = make::float32(&[2], &[0.5, INF])?;
    let z = ops::add(&x, &y)?;
    check::float32(&z, &[2], &[1.5, INF], 0.0)?;
    check::text(&z, "[1.5 inf]")?;
    Ok(())
}

/// gather axis=-1 and its gradient
fn gather_axis_m1_and_its_gradient() -> Result<()> {
    let x = make::float64(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let i = make::int64(&[2], &[2, 2])?;
    let t = Tape::new()?;
    t.watch(&x)?;
    let y = ops::gather_with(&x, &i, ops::Gather { axis: -1, ..Default::default() })?;
    let [dx] = check::gradients(t.gradients(&y, &[&x])?)?;
    check::float64(&y, &[2, 2], &[3.0, 3.0, 6.0, 6.0], 0.0)?;
    check::float64(&dx, &[2, 3], &[0.0, 0.0, 2.0, 0.0, 0.0, 2.0], 0.0)?;
    Ok(())
}

/// matmul of wrong shapes
fn matmul_of_wrong_shapes() -> Result<()> {
    let x = make::float32(&[1, 2], &[1.0, 2.0])?;
    check::fails(ops::matmul(&x, &x), Code::INVALID_ARGUMENT, Some("matmul"), None)?;
    Ok(())
}
