//! Closures that the library calls, and panics that must not unwind through it.

use std::ffi::{c_char, c_void};
use std::mem::ManuallyDrop;
use std::ops::Range;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::ptr::{self, NonNull};

use eager_sys as sys;

use crate::context::{Ending, Use};
use crate::custom_op::{GradientCall, InferCall, KernelCall, OpCode};
use crate::error::text;
use crate::{Code, Error, Result, Tensor};

/// The closure of a custom gradient: from the gradients of the outputs to those of the inputs.
pub(crate) type Backward = dyn Fn(&[Tensor]) -> Result<Vec<Option<Tensor>>> + Send + Sync;
/// The closure of an op of the caller's.
pub(crate) type Host = dyn Fn(&[Tensor]) -> Result<Vec<Tensor>> + Send + Sync;
pub(crate) type Interrupt = dyn Fn() -> Result<()> + Send + Sync;
pub(crate) type Pressure = dyn Fn(&str, i64) -> Result<()> + Send + Sync;

pub(crate) type Kernel = dyn Fn(&mut KernelCall) -> Result<()> + Send + Sync;
pub(crate) type Infer = dyn Fn(&mut InferCall) -> Result<()> + Send + Sync;
pub(crate) type OpGradient = dyn Fn(&GradientCall) -> Result<Vec<Option<Tensor>>> + Send + Sync;

/// The elements of one epoch of a generator.
pub(crate) type Epoch = dyn Iterator<Item = Result<Vec<Tensor>>> + Send;

/// The code of a dataset's generator.
pub(crate) enum Generator {
    /// It begins an epoch, whose elements come one after the other.
    Epochs(Box<dyn Fn() -> Box<Epoch> + Send + Sync>),
    /// It gives an element by its number.
    Numbered(Box<dyn Fn(i64) -> Result<Vec<Tensor>> + Send + Sync>),
}

/// A closure as the library keeps it, and the function that ends its life.
pub(crate) type Handed = (*mut c_void, Option<sys::eager_destroy_fn>);

/// Gives a closure to the library. `F` is a `dyn` type, so that the pointer to the box is a plain one.
pub(crate) fn hand_over<F: ?Sized + Send + Sync>(closure: Box<F>) -> Handed {
    (Box::into_raw(Box::new(closure)).cast(), Some(destroy::<F>))
}

unsafe extern "C" fn destroy<F: ?Sized>(data: *mut c_void) {
    drop_quietly(unsafe { Box::from_raw(data.cast::<Box<F>>()) });
}

/// Drops what belonged to the library. Nobody could take a panic from here, and what it drops may not call the library.
pub(crate) fn drop_quietly<T>(value: T) {
    let _ending = Ending::new();
    let Err(payload) = catch_unwind(AssertUnwindSafe(|| drop(value))) else { return };
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        std::mem::forget(second); // the payload of a payload's drop: it may go on so for ever
    }
}

/// Runs code that the library called, and turns its error or panic into a status.
fn guarded(code: impl FnOnce() -> Result<()>) -> *mut sys::eager_status {
    match catch_unwind(AssertUnwindSafe(code)) {
        Ok(Ok(())) => ptr::null_mut(),
        Ok(Err(error)) => error.into_raw(),
        Err(payload) => Error::from_panic(payload).into_raw(),
    }
}

/// Returns a list that the library lends, null where it is empty. A Tensor is a pointer that is not null, as the list's
/// entries are.
///
/// # Safety
/// The list has `count` tensors, and they live as long as the caller says.
unsafe fn lent<'a>(list: *const *mut sys::eager_tensor, count: i32) -> &'a [Tensor] {
    let list = NonNull::new(list.cast_mut().cast()).unwrap_or(NonNull::dangling());
    unsafe { std::slice::from_raw_parts(list.as_ptr(), count as usize) }
}

/// Gives the library what a closure returned, which must be as many values as there is room for. A value is a Tensor or an
/// `Option<Tensor>`, which are pointers.
///
/// # Safety
/// The library's list has that room.
#[inline(always)]
unsafe fn give<T>(what: &str, values: Vec<T>, list: *mut *mut sys::eager_tensor, room: i32) -> Result<()> {
    assert!(std::mem::size_of::<T>() == std::mem::size_of::<*mut sys::eager_tensor>());
    if values.len() != room as usize {
        return miscounted(what, values, room);
    }
    let mut values = ManuallyDrop::new(values); // they are the library's, and the list alone is freed
    if values.capacity() > 0 {
        unsafe {
            ptr::copy_nonoverlapping(values.as_ptr().cast(), list, values.len());
            drop(Vec::from_raw_parts(values.as_mut_ptr(), 0, values.capacity()));
        }
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn miscounted<T>(what: &str, values: Vec<T>, room: i32) -> Result<()> {
    let given = values.len();
    Err(Error::new(Code::INVALID_ARGUMENT, format!("the closure gave {given} {what} instead of {room}")))
}

pub(crate) unsafe extern "C" fn backward(
    data: *mut c_void,
    context: *mut sys::eager_context,
    output_gradients: *const *mut sys::eager_tensor,
    num_outputs: i32,
    input_gradients: *mut *mut sys::eager_tensor,
    num_inputs: i32,
) -> *mut sys::eager_status {
    guarded(|| {
        let _use = Use::new(context);
        // SAFETY: the library keeps what hand_over gave it, and lends its lists for this call.
        let (closure, given) = unsafe { (&*data.cast::<Box<Backward>>(), lent(output_gradients, num_outputs)) };
        unsafe { give("gradients", closure(given)?, input_gradients, num_inputs) }
    })
}

pub(crate) unsafe extern "C" fn host(
    data: *mut c_void,
    context: *mut sys::eager_context,
    inputs: *const *mut sys::eager_tensor,
    num_inputs: i32,
    outputs: *mut *mut sys::eager_tensor,
    num_outputs: i32,
) -> *mut sys::eager_status {
    guarded(|| {
        let _use = Use::new(context);
        // SAFETY: as above.
        let (closure, given) = unsafe { (&*data.cast::<Box<Host>>(), lent(inputs, num_inputs)) };
        unsafe { give("outputs", closure(given)?, outputs, num_outputs) }
    })
}

pub(crate) unsafe extern "C" fn generate(
    data: *mut c_void,
    context: *mut sys::eager_context,
    state: *mut *mut c_void,
    index: i64,
    outputs: *mut *mut sys::eager_tensor,
    num_outputs: i32,
    end: *mut i32,
) -> *mut sys::eager_status {
    guarded(|| {
        let _use = Use::new(context);
        // SAFETY: the library keeps what hand_over gave it, and a state of ours, which one call at a time uses.
        let (generator, state) = unsafe { (&**data.cast::<Box<Generator>>(), &mut *state) };
        let element = match generator {
            Generator::Numbered(code) => Some(code(index)?),
            Generator::Epochs(begin) => unsafe { epoch(begin, state) }.next().transpose()?,
        };
        match element {
            Some(element) => unsafe { give("components", element, outputs, num_outputs) },
            None => {
                unsafe { *end = 1 };
                Ok(())
            }
        }
    })
}

/// Returns the epoch that `state` is, or begins one. Where that panics, the epoch is an empty one.
///
/// # Safety
/// `state` is null, or was made here and is not used elsewhere.
unsafe fn epoch<'a>(begin: &dyn Fn() -> Box<Epoch>, state: &'a mut *mut c_void) -> &'a mut Box<Epoch> {
    let begins = state.is_null();
    if begins {
        let empty: Box<Epoch> = Box::new(std::iter::empty());
        *state = Box::into_raw(Box::new(empty)).cast();
    }
    let epoch = unsafe { &mut *state.cast::<Box<Epoch>>() };
    if begins {
        *epoch = begin();
    }
    epoch
}

pub(crate) unsafe extern "C" fn end_epoch(_data: *mut c_void, state: *mut c_void) {
    drop_quietly(unsafe { Box::from_raw(state.cast::<Box<Epoch>>()) });
}

pub(crate) unsafe extern "C" fn interrupt(
    data: *mut c_void,
    context: *mut sys::eager_context,
) -> *mut sys::eager_status {
    guarded(|| {
        let _use = Use::new(context);
        // SAFETY: the library keeps what hand_over gave it.
        unsafe { (*data.cast::<Box<Interrupt>>())() }
    })
}

pub(crate) unsafe extern "C" fn pressure(
    data: *mut c_void,
    device: *const c_char,
    in_use: i64,
) -> *mut sys::eager_status {
    guarded(|| {
        let _ending = Ending::new();
        // SAFETY: as above.
        unsafe { (*data.cast::<Box<Pressure>>())(text(device), in_use) }
    })
}

/// Returns the closures of an op.
///
/// # Safety
/// `data` is what hand_over gave for them, and lives as long as the caller says.
unsafe fn op_code<'a>(data: *mut c_void) -> &'a OpCode {
    unsafe { &*data.cast::<Box<OpCode>>() }
}

pub(crate) unsafe extern "C" fn kernel(
    data: *mut c_void,
    call: *const sys::eager_kernel_call,
) -> *mut sys::eager_status {
    guarded(|| {
        let _ending = Ending::new();
        // SAFETY: as above; the op was defined with this closure.
        let (code, mut call) = unsafe { (op_code(data), KernelCall::new(&*call)) };
        code.kernel.as_ref().map_or(Ok(()), |kernel| kernel(&mut call))
    })
}

pub(crate) unsafe extern "C" fn infer(data: *mut c_void, call: *const sys::eager_infer_call) -> *mut sys::eager_status {
    guarded(|| {
        let _ending = Ending::new();
        // SAFETY: as above.
        let (code, mut call) = unsafe { (op_code(data), InferCall::new(&*call)) };
        code.infer.as_ref().map_or(Ok(()), |infer| infer(&mut call))
    })
}

pub(crate) unsafe extern "C" fn op_gradient(
    data: *mut c_void,
    context: *mut sys::eager_context,
    call: *const sys::eager_op_gradient_call,
) -> *mut sys::eager_status {
    guarded(|| {
        let _use = Use::new(context);
        // SAFETY: as above.
        let (code, call) = unsafe { (op_code(data), &*call) };
        let Some(gradient) = &code.gradient else { return Ok(()) };
        let given = gradient(unsafe { &GradientCall::new(call) })?;
        unsafe { give("gradients", given, call.input_gradients, call.num_input_gradients) }
    })
}

/// Runs a piece of [`KernelCall::parallel_for`].
pub(crate) unsafe extern "C" fn piece<F: Fn(Range<usize>) -> Result<()> + Sync>(
    body: *mut c_void,
    begin: i64,
    end: i64,
) -> *mut sys::eager_status {
    guarded(|| {
        let _ending = Ending::new();
        // SAFETY: the body lives until all pieces are done.
        unsafe { (*body.cast::<F>())(begin as usize..end as usize) }
    })
}
