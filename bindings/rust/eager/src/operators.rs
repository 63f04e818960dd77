//! Operators: on references and values, and with numbers on either side. They panic, at the caller's line, where the
//! function of [`ops`] would fail.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Shl, Shr, Sub};

use crate::dtype::Whole;
use crate::{ops, Result, Scalar, Tensor};

#[inline(always)]
#[track_caller]
fn expect(result: Result<Tensor>) -> Tensor {
    match result {
        Ok(tensor) => tensor,
        Err(error) => fail(&error),
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn fail(error: &crate::Error) -> ! {
    panic!("{error}")
}

macro_rules! tensors {
    ($($operator:ident, $method:ident, $function:ident: $left:ty, $right:ty;)*) => {
        $(impl $operator<$right> for $left {
            type Output = Tensor;
            #[inline]
            #[track_caller]
            fn $method(self, other: $right) -> Tensor {
                expect(ops::$function(&self, &other))
            }
        })*
    };
}

macro_rules! numbers {
    ($operator:ident, $method:ident, $function:ident: $scalar:ident, $($number:ty)*) => {
        // One for all numbers, so that `(&x + 1).dtype()` needs no type for the 1.
        impl<S: $scalar> $operator<S> for &Tensor {
            type Output = Tensor;
            #[track_caller]
            fn $method(self, other: S) -> Tensor {
                expect(Tensor::weak(other).and_then(|other| ops::$function(self, &other)))
            }
        }

        impl<S: $scalar> $operator<S> for Tensor {
            type Output = Tensor;
            #[track_caller]
            fn $method(self, other: S) -> Tensor {
                $operator::$method(&self, other)
            }
        }

        $(
            impl $operator<&Tensor> for $number {
                type Output = Tensor;
                #[track_caller]
                fn $method(self, other: &Tensor) -> Tensor {
                    expect(Tensor::weak(self).and_then(|this| ops::$function(&this, other)))
                }
            }

            impl $operator<Tensor> for $number {
                type Output = Tensor;
                #[track_caller]
                fn $method(self, other: Tensor) -> Tensor {
                    $operator::$method(self, &other)
                }
            }
        )*
    };
}

macro_rules! operators {
    ($($operator:ident, $method:ident, $function:ident: $scalar:ident, $($number:ty)*;)*) => {
        $(
            tensors! {
                $operator, $method, $function: &Tensor, &Tensor;
                $operator, $method, $function: Tensor, &Tensor;
                $operator, $method, $function: &Tensor, Tensor;
                $operator, $method, $function: Tensor, Tensor;
            }
            numbers!($operator, $method, $function: $scalar, $($number)*);
        )*
    };
}

operators! {
    Add, add, add: Scalar, f32 f64 i32 i64;
    Sub, sub, subtract: Scalar, f32 f64 i32 i64;
    Mul, mul, multiply: Scalar, f32 f64 i32 i64;
    Div, div, divide: Scalar, f32 f64 i32 i64;
    BitAnd, bitand, bitwise_and: Whole, i32 i64;
    BitOr, bitor, bitwise_or: Whole, i32 i64;
    BitXor, bitxor, bitwise_xor: Whole, i32 i64;
    Shl, shl, bitwise_left_shift: Whole, i32 i64;
    Shr, shr, bitwise_right_shift: Whole, i32 i64;
}

macro_rules! unary {
    ($($operator:ident, $method:ident, $function:ident: $type:ty;)*) => {
        $(impl $operator for $type {
            type Output = Tensor;
            #[track_caller]
            fn $method(self) -> Tensor {
                expect(ops::$function(&self))
            }
        })*
    };
}

unary! {
    Neg, neg, negative: &Tensor;
    Neg, neg, negative: Tensor;
    Not, not, bitwise_invert: &Tensor;
    Not, not, bitwise_invert: Tensor;
}
