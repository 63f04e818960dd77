//! Cells that hold a tensor.

use std::fmt;
use std::ptr::NonNull;

use eager_sys as sys;

use crate::context::current;
use crate::error::{c_string, check, made, text};
use crate::{DType, Result, Tensor};

/// A cell that holds a tensor of one shape and dtype. Threads may share it: each assignment is one step.
///
/// A clone is another reference to the same variable.
#[repr(transparent)]
pub struct Variable(NonNull<sys::eager_variable>);

crate::handle!(Variable, eager_variable, eager_variable_retain, eager_variable_release);

impl Variable {
    /// Makes a variable that tapes watch when it is read. The name need not be unique.
    pub fn new(initial: &Tensor, name: &str) -> Result<Variable> {
        Variable::with_trainable(initial, name, true)
    }

    /// Makes a variable that tapes do not watch by themselves.
    pub fn untrainable(initial: &Tensor, name: &str) -> Result<Variable> {
        Variable::with_trainable(initial, name, false)
    }

    /// Makes a variable whose values may be of more shapes than the initial one's: of any size where a dim is -1, and
    /// without dims of any rank.
    pub fn with_shape(initial: &Tensor, dims: Option<&[i64]>, name: &str, trainable: bool) -> Result<Variable> {
        let (name, context) = (c_string(name)?, current()?);
        let (pointer, rank) = dims.map_or((std::ptr::null(), -1), |dims| (dims.as_ptr(), dims.len() as i32));
        unsafe {
            made(|out| {
                let trainable = trainable.into();
                sys::eager_variable_create_with_shape(
                    context,
                    initial.as_ptr(),
                    pointer,
                    rank,
                    name.as_ptr(),
                    trainable,
                    out,
                )
            })
        }
    }

    fn with_trainable(initial: &Tensor, name: &str, trainable: bool) -> Result<Variable> {
        let (name, context) = (c_string(name)?, current()?);
        unsafe {
            made(|out| sys::eager_variable_create(context, initial.as_ptr(), name.as_ptr(), trainable.into(), out))
        }
    }

    /// Gives the present value, which later assignments do not change. Tapes watch the variable if it is trainable.
    pub fn read(&self) -> Result<Tensor> {
        let context = current()?;
        unsafe { made(|out| sys::eager_variable_read(context, self.as_ptr(), out)) }
    }

    /// Sets the value. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): another shape or dtype.
    pub fn assign(&self, value: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_variable_assign(current()?, self.as_ptr(), value.as_ptr()) })
    }

    /// Adds to the value, in one step.
    pub fn assign_add(&self, delta: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_variable_assign_add(current()?, self.as_ptr(), delta.as_ptr()) })
    }

    /// Subtracts from the value, in one step.
    pub fn assign_sub(&self, delta: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_variable_assign_sub(current()?, self.as_ptr(), delta.as_ptr()) })
    }

    /// Replaces the block of `value`'s shape whose first element stands at `begin`, an index for each axis.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): the block does not lie within the variable.
    pub fn assign_slice(&self, begin: &Tensor, value: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_variable_assign_slice(current()?, self.as_ptr(), begin.as_ptr(), value.as_ptr()) })
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        text(unsafe { sys::eager_variable_name(self.as_ptr()) })
    }

    /// Reports whether tapes watch the variable when it is read.
    pub fn trainable(&self) -> bool {
        unsafe { sys::eager_variable_trainable(self.as_ptr()) != 0 }
    }

    /// Makes the variable trainable, or not, for every read from here on.
    pub fn set_trainable(&self, trainable: bool) -> Result<()> {
        check(unsafe { sys::eager_variable_set_trainable(self.as_ptr(), trainable.into()) })
    }

    /// Returns the dtype.
    pub fn dtype(&self) -> DType {
        DType(unsafe { sys::eager_variable_dtype(self.as_ptr()) })
    }

    /// Reports whether values may be of any rank.
    pub fn has_any_rank(&self) -> bool {
        unsafe { sys::eager_variable_rank(self.as_ptr()) < 0 }
    }

    /// Returns the dims, -1 where values differ; none where they may be of any rank.
    pub fn dims(&self) -> &[i64] {
        match unsafe { sys::eager_variable_rank(self.as_ptr()) } {
            -1 | 0 => &[],
            // SAFETY: the dims live as long as the variable.
            rank => unsafe { std::slice::from_raw_parts(sys::eager_variable_dims(self.as_ptr()), rank as usize) },
        }
    }

    /// Returns the device's name, such as "cpu:0".
    pub fn device(&self) -> &'static str {
        text(unsafe { sys::eager_variable_device(self.as_ptr()) })
    }

    /// Reports whether both are the same variable.
    pub fn is(&self, other: &Variable) -> bool {
        self.0 == other.0
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_variable {
        self.0.as_ptr()
    }

    /// Makes a reference of one that the library lends.
    pub(crate) unsafe fn from_lent(raw: *mut sys::eager_variable) -> Option<Variable> {
        unsafe { sys::eager_variable_retain(raw) };
        NonNull::new(raw).map(Variable)
    }
}

impl fmt::Debug for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Variable({:?}, dims={:?}, dtype={})", self.name(), self.dims(), self.dtype())
    }
}
