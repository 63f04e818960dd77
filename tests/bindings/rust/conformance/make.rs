//! Makes tensors of host values: a function for each dtype, under its name, which takes dims and values in order of rows.
#![allow(dead_code)] // what rows of the table need

use eager::{Complex, Result, Tensor, BF16, F16};

pub const INF: f64 = f64::INFINITY;
pub const NAN: f64 = f64::NAN;

macro_rules! dtypes {
    ($($name:ident: $value:ty => $element:ty, |$one:ident| $converted:expr;)*) => {
        $(pub fn $name(dims: &[i64], values: &[$value]) -> Result<Tensor> {
            let elements: Vec<$element> = values.iter().map(|&$one| $converted).collect();
            Tensor::from_slice(&elements, dims)
        })*
    };
}

dtypes! {
    bool: bool => bool, |value| value;
    int8: i8 => i8, |value| value;
    int16: i16 => i16, |value| value;
    int32: i32 => i32, |value| value;
    int64: i64 => i64, |value| value;
    uint8: u8 => u8, |value| value;
    uint16: u16 => u16, |value| value;
    uint32: u32 => u32, |value| value;
    uint64: u64 => u64, |value| value;
    float16: f64 => F16, |value| F16::from(value as f32);
    bfloat16: f64 => BF16, |value| BF16::from(value as f32);
    float32: f64 => f32, |value| value as f32;
    float64: f64 => f64, |value| value;
    complex64: (f64, f64) => Complex<f32>, |value| Complex::new(value.0 as f32, value.1 as f32);
    complex128: (f64, f64) => Complex<f64>, |value| Complex::new(value.0, value.1);
}

pub fn string(dims: &[i64], values: &[&str]) -> Result<Tensor> {
    Tensor::from_strings(values, dims)
}
