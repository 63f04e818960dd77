//! Compares values with what the table expects, and unpacks lists.
#![allow(dead_code)] // what rows of the table need

use eager::{
    Code, Complex, DType, Dataset, DatasetIterator, Element, Error, Function, Layer, Optimizer, Result, Tensor,
    Variable, BF16, F16,
};

/// Compares with expected values, each within `ulp` units in the last place; 0: the same bits, but for those of a NaN.
macro_rules! floats {
    ($($name:ident: $value:ty => $element:ty, $digits:literal, $least:literal, |$one:ident| $parts:expr, |$wanted:ident| $wide:expr;)*) => {
        $(#[track_caller]
        pub fn $name(tensor: &Tensor, dims: &[i64], expected: &[$value], ulp: f64) -> Result<()> {
            let found: Vec<Vec<f64>> = values::<$element>(tensor, dims)?.into_iter().map(|$one| $parts.to_vec()).collect();
            let expected: Vec<Vec<f64>> = expected.iter().map(|&$wanted| $wide.to_vec()).collect();
            compare(tensor, &found, &expected, ulp, $digits, $least)
        })*
    };
}

floats! {
    float16: f64 => F16, 11, -24, |one| [f64::from(f32::from(one))], |one| [f64::from(one as f32)];
    bfloat16: f64 => BF16, 8, -133, |one| [f64::from(f32::from(one))], |one| [f64::from(one as f32)];
    float32: f64 => f32, 24, -149, |one| [f64::from(one)], |one| [f64::from(one as f32)];
    float64: f64 => f64, 53, -1074, |one| [one], |one| [one];
    complex64: (f64, f64) => Complex<f32>, 24, -149, |one| [one.re.into(), one.im.into()], |one| [f64::from(one.0 as f32), f64::from(one.1 as f32)];
    complex128: (f64, f64) => Complex<f64>, 53, -1074, |one| [one.re, one.im], |one| [one.0, one.1];
}

macro_rules! exact {
    ($($name:ident: $element:ty;)*) => {
        $(#[track_caller]
        pub fn $name(tensor: &Tensor, dims: &[i64], expected: &[$element], _ulp: f64) -> Result<()> {
            let found = values::<$element>(tensor, dims)?;
            require(found == expected, format!("{tensor:?} instead of {expected:?}"))
        })*
    };
}

exact! {
    bool: bool;
    int8: i8;
    int16: i16;
    int32: i32;
    int64: i64;
    uint8: u8;
    uint16: u16;
    uint32: u32;
    uint64: u64;
}

pub fn string(tensor: &Tensor, dims: &[i64], expected: &[&str], _ulp: f64) -> Result<()> {
    expect_kind(tensor, DType::STRING, dims)?;
    let found = tensor.to_strings()?;
    require(
        found == expected.iter().map(|one| one.as_bytes()).collect::<Vec<_>>(),
        format!("{tensor:?} instead of {expected:?}"),
    )
}

fn values<T: Element>(tensor: &Tensor, dims: &[i64]) -> Result<Vec<T>> {
    expect_kind(tensor, T::DTYPE, dims)?;
    tensor.to_vec()
}

fn expect_kind(tensor: &Tensor, dtype: DType, dims: &[i64]) -> Result<()> {
    let fits = tensor.dtype() == dtype && tensor.dims() == dims;
    require(fits, format!("{dtype} {dims:?} was expected, not {} {:?}", tensor.dtype(), tensor.dims()))
}

/// Compares numbers, whose parts (one, or two of a complex one) have a tolerance from the larger part that is expected.
fn compare(
    tensor: &Tensor,
    found: &[Vec<f64>],
    expected: &[Vec<f64>],
    ulp: f64,
    digits: i32,
    least: i32,
) -> Result<()> {
    let close = |found: &Vec<f64>, expected: &Vec<f64>| {
        let tolerance = ulp * spacing(expected, digits, least);
        found.iter().zip(expected).all(|(&found, &expected)| {
            let same = found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan());
            same || (ulp > 0.0 && (found == expected || (found - expected).abs() <= tolerance))
        })
    };
    let fits =
        found.len() == expected.len() && found.iter().zip(expected).all(|(found, expected)| close(found, expected));
    require(fits, format!("{tensor:?} instead of {expected:?}, {found:?}"))
}

/// The distance from the largest part to the next larger number of the dtype; 0 for infinities and NaN.
fn spacing(parts: &[f64], digits: i32, least: i32) -> f64 {
    if !parts.iter().all(|part| part.is_finite()) {
        return 0.0;
    }
    let largest = parts.iter().fold(0.0f64, |largest, part| largest.max(part.abs()));
    let mut exponent = least;
    while exponent < 1023 && 2f64.powi(exponent + digits) <= largest {
        exponent += 1;
    }
    f64::from_bits(1) * 2f64.powi((exponent + 1074) / 2) * 2f64.powi(exponent + 1074 - (exponent + 1074) / 2)
}

pub fn text(tensor: &Tensor, expected: &str) -> Result<()> {
    let found = tensor.text()?;
    require(found == expected && tensor.to_string() == expected, format!("{found:?} instead of {expected:?}"))
}

pub fn sparse(tensor: &Tensor, expected: bool) -> Result<()> {
    require(tensor.is_sparse_rows() == expected, format!("sparse rows: not {expected}"))
}

pub fn none(gradient: &Option<Tensor>) -> Result<()> {
    require(gradient.is_none(), format!("{gradient:?} instead of no gradient"))
}

pub fn some(gradient: &Option<Tensor>) -> Result<&Tensor> {
    gradient.as_ref().ok_or_else(|| unexpected("no gradient".to_string()))
}

/// The outputs of an op, as many as the row names.
pub fn outputs<const N: usize>(list: Vec<Tensor>) -> Result<[Tensor; N]> {
    array(list)
}

/// Gradients, to each of which a path led.
pub fn gradients<const N: usize>(list: Vec<Option<Tensor>>) -> Result<[Tensor; N]> {
    array(list.into_iter().flatten().collect())
}

pub fn array<T, const N: usize>(list: Vec<T>) -> Result<[T; N]> {
    list.try_into().map_err(|list: Vec<T>| unexpected(format!("{} values instead of {N}", list.len())))
}

pub fn slot(optimizer: &Optimizer, variable: &Variable, name: &str) -> Result<Variable> {
    optimizer.slot(variable, name).ok_or_else(|| unexpected(format!("no slot {name}")))
}

pub fn variable(layer: &Layer, name: &str) -> Result<Variable> {
    layer.variable(name).ok_or_else(|| unexpected(format!("no variable {name}")))
}

/// Runs a dataset, whose elements have these texts, those of components with " | " between them, or "!" and an error's code; what
/// follows `saved_at` comes once more from the place that is saved there. Then it ends, unless there are more.
pub fn elements(dataset: &Dataset, expected: &[&str], saved_at: Option<usize>, more: bool) -> Result<()> {
    let mut run = dataset.iter()?;
    let first = saved_at.unwrap_or(0);
    texts(&mut run, &expected[..first])?;
    let place = saved_at.map(|_| run.save()).transpose()?;
    rest(&mut run, &expected[first..], more)?;
    if let Some(place) = place {
        run.restore(&place)?;
        rest(&mut run, &expected[first..], more)?;
    }
    run.stop()
}

fn rest(run: &mut DatasetIterator, expected: &[&str], more: bool) -> Result<()> {
    texts(run, expected)?;
    let last = if more { None } else { run.next() };
    require(last.is_none(), format!("another element: {last:?}"))
}

fn texts(run: &mut DatasetIterator, expected: &[&str]) -> Result<()> {
    for expected in expected {
        let found = match run.next() {
            None => "no element".to_string(),
            Some(Err(error)) => format!("!{}", error.code().name()),
            Some(Ok(element)) => element.iter().map(Tensor::text).collect::<Result<Vec<_>>>()?.join(" | "),
        };
        require(found == *expected, format!("{found:?} instead of {expected:?}"))?;
    }
    Ok(())
}

pub fn fails<T>(result: Result<T>, code: Code, op: Option<&str>, message: Option<&str>) -> Result<()> {
    let Err(error) = result else { return Err(unexpected(format!("no error, {code:?} was expected"))) };
    require(error.code() == code, format!("{error:?} instead of {code:?}"))?;
    require(op.map_or(true, |op| error.op() == op), format!("{error:?} names the op {:?}", error.op()))?;
    require(message.map_or(true, |message| error.message() == message), format!("{error:?} instead of {message:?}"))
}

/// Saves to the folder of the languages' files, if there is one.
pub fn save(function: &Function, file: &str) -> Result<()> {
    match std::env::var("EAGER_CONFORMANCE_FILES") {
        Ok(folder) => function.save(format!("{folder}/rust-{file}")),
        Err(_) => Ok(()),
    }
}

/// Runs code for each language's file.
pub fn load(file: &str, code: impl Fn(&Function) -> Result<()>) -> Result<()> {
    let Ok(folder) = std::env::var("EAGER_CONFORMANCE_FILES") else { return Ok(()) };
    let mut found = false;
    for entry in std::fs::read_dir(folder).map_err(Error::wrap)? {
        let path = entry.map_err(Error::wrap)?.path();
        if path.to_string_lossy().ends_with(&format!("-{file}")) {
            found = true;
            code(&Function::load(&path)?).map_err(|error| unexpected(format!("{}: {error:?}", path.display())))?;
        }
    }
    require(found, format!("no language saved {file}"))
}

pub fn require(holds: bool, message: String) -> Result<()> {
    if holds {
        return Ok(());
    }
    Err(unexpected(message))
}

fn unexpected(message: String) -> Error {
    Error::new(Code::UNKNOWN, message)
}
