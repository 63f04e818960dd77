//! Dtypes, and the types of Rust whose values are elements of tensors.

use std::fmt;

use eager_sys as sys;

use crate::context::require_library;
use crate::error::text;

/// The type of a tensor's elements, one of the constants here.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DType(pub(crate) i32);

impl DType {
    /// Returns the name, such as "float32".
    pub fn name(self) -> &'static str {
        require_library();
        text(unsafe { sys::eager_dtype_name(self.0) })
    }

    /// Returns the number of bytes of an element; 0 for strings.
    pub fn size(self) -> usize {
        require_library();
        unsafe { sys::eager_dtype_size(self.0) }
    }

    /// Returns the dtype of a name, such as "float32".
    pub fn from_name(name: &str) -> Option<DType> {
        DType::ALL.into_iter().find(|dtype| dtype.name() == name)
    }
}

impl fmt::Debug for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A type whose values lie in tensors as they lie in Rust.
///
/// # Safety
/// Every value that the library has under `DTYPE` is one of the type's: 0 and 1 for a `bool`, any bits for the others.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The dtype of tensors of these.
    const DTYPE: DType;
}

/// A float16 (IEEE binary16), as its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub struct F16(pub u16);

/// A bfloat16, the upper half of a float32, as its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub struct BF16(pub u16);

/// A complex number.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

impl<T> Complex<T> {
    /// Makes a number of its parts.
    pub const fn new(re: T, im: T) -> Self {
        Complex { re, im }
    }
}

macro_rules! elements {
    ($($type:ty: $dtype:ident,)*) => {
        $(unsafe impl Element for $type {
            const DTYPE: DType = DType::$dtype;
        })*

        $(impl sealed::Nested for $type {}

        impl Nested for $type {
            type Element = $type;
            fn dims(_: &mut Vec<i64>) {}
        })*
    };
}

/// A number or nested arrays of numbers, as [`Tensor::new`](crate::Tensor::new) takes them: whole elements in one piece.
///
/// Programs have no types of their own that are this, since all bytes are read:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Padded(u8, u32);
///
/// impl eager::Nested for Padded {
///     type Element = u8;
///     fn dims(dims: &mut Vec<i64>) {
///         dims.push(8);
///     }
/// }
/// ```
pub trait Nested: Copy + sealed::Nested {
    /// What the innermost arrays have.
    type Element: Element;

    /// Adds the dims, the outermost first.
    #[doc(hidden)]
    fn dims(dims: &mut Vec<i64>);
}

mod sealed {
    pub trait Nested {}

    impl<T: Nested, const N: usize> Nested for [T; N] {}
}

impl<T: Nested, const N: usize> Nested for [T; N] {
    type Element = T::Element;

    fn dims(dims: &mut Vec<i64>) {
        dims.push(N as i64);
        T::dims(dims);
    }
}

elements! {
    bool: BOOL,
    i8: INT8,
    i16: INT16,
    i32: INT32,
    i64: INT64,
    u8: UINT8,
    u16: UINT16,
    u32: UINT32,
    u64: UINT64,
    F16: FLOAT16,
    BF16: BFLOAT16,
    f32: FLOAT32,
    f64: FLOAT64,
    Complex<f32>: COMPLEX64,
    Complex<f64>: COMPLEX128,
}

impl From<F16> for f32 {
    fn from(half: F16) -> f32 {
        let sign = u32::from(half.0 & 0x8000) << 16;
        let (exponent, fraction) = (u32::from(half.0 >> 10 & 0x1f), u32::from(half.0 & 0x3ff));
        match exponent {
            0 => f32::from_bits(sign | (fraction as f32 * (-24f32).exp2()).to_bits()),
            0x1f => f32::from_bits(sign | 0x7f80_0000 | fraction << 13),
            _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
        }
    }
}

impl From<f32> for F16 {
    /// Rounds to the nearest number, and to the even one of two that are as near.
    fn from(value: f32) -> F16 {
        let bits = value.to_bits();
        let (sign, magnitude) = ((bits >> 16 & 0x8000) as u16, bits & 0x7fff_ffff);
        let rounded = if magnitude > 0x7f80_0000 {
            0x7e00 | (magnitude >> 13 & 0x3ff) as u16
        } else if magnitude >= 0x477f_f000 {
            0x7c00 // from 65520 on
        } else if magnitude < 0x3880_0000 {
            // Below 2^-14 the numbers lie 2^-24 apart, as those of float32 do from 0.5 on.
            ((f32::from_bits(magnitude) + 0.5).to_bits() - 0.5f32.to_bits()) as u16
        } else {
            ((magnitude - (112 << 23) + 0xfff + (magnitude >> 13 & 1)) >> 13) as u16
        };
        F16(sign | rounded)
    }
}

impl From<BF16> for f32 {
    fn from(half: BF16) -> f32 {
        f32::from_bits(u32::from(half.0) << 16)
    }
}

impl From<f32> for BF16 {
    /// Rounds to the nearest number, and to the even one of two that are as near.
    fn from(value: f32) -> BF16 {
        let bits = value.to_bits();
        if value.is_nan() {
            return BF16((bits >> 16 | 0x40) as u16);
        }
        BF16(((u64::from(bits) + 0x7fff + u64::from(bits >> 16 & 1)) >> 16) as u16)
    }
}

/// A number beside a tensor, such as the 2 in `x * 2`: it takes the tensor's dtype.
pub trait Scalar: Copy {
    #[doc(hidden)]
    fn weak(self) -> Weak;
}

#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Weak {
    Int(i64),
    Float(f64),
}

/// A [`Scalar`] that has bits to combine.
pub trait Whole: Scalar {}

macro_rules! whole {
    ($($type:ty)*) => {
        $(impl Whole for $type {})*
    };
}

whole! { i8 i16 i32 i64 u8 u16 u32 }

macro_rules! scalars {
    ($($kind:ident: $($type:ty)*;)*) => {
        $($(impl Scalar for $type {
            #[inline]
            fn weak(self) -> Weak {
                Weak::$kind(self.into())
            }
        })*)*
    };
}

scalars! {
    Int: i8 i16 i32 i64 u8 u16 u32;
    Float: f32 f64;
}
