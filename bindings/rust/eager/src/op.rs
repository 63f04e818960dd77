//! Prepared calls of ops, and how the functions of [`ops`](crate::ops) make their calls.

use std::ffi::CStr;
use std::mem::MaybeUninit;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};

use eager_sys as sys;

use crate::callback;
use crate::context::current;
use crate::error::{c_string, check, count, made, text};
pub(crate) use crate::tensor::Pointers;
use crate::{DType, Function, Result, Tensor};

/// A prepared call: an op, its attributes, perhaps a device. Any number of threads may run it.
///
/// The functions of [`ops`](crate::ops) are the usual way; this one is for names that are known when the program runs, for
/// ops of the caller's own ([`Op::define`], [`Op::from_closure`]) and for attributes or devices that are set once.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{Op, Tensor};
/// let softmax = Op::build("softmax")?.int("axis", 0)?.finish();
/// let y = softmax.run(&[&Tensor::new([1f32, 1.0])?])?;
/// assert_eq!(y[0].to_string(), "[0.5 0.5]");
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct Op(NonNull<sys::eager_op>);

crate::handle!(Op, eager_op, eager_op_retain, eager_op_release);

/// An op whose attributes are being set; [`finish`](OpBuilder::finish) makes an [`Op`] of it.
///
/// The setters fail with [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT) where the op has no such attribute, or
/// one of another type.
pub struct OpBuilder(Op);

/// Dtype and dims of a tensor; -1 stands for any dim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The dtype.
    pub dtype: DType,
    /// The dims.
    pub dims: Vec<i64>,
}

impl Spec {
    /// Describes tensors of a dtype and of dims, of which -1 is any.
    pub fn new(dtype: DType, dims: &[i64]) -> Spec {
        Spec { dtype, dims: dims.to_vec() }
    }
}

impl Op {
    /// Begins a prepared call of an op. [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): there is no op of this name.
    pub fn build(name: &str) -> Result<OpBuilder> {
        OpBuilder::prepared(&c_string(name)?)
    }

    /// Makes an op that calls a closure. It takes any number of tensors and gives one for each of `outputs`. It has no
    /// gradient; [`record_gradient`](crate::record_gradient) gives it one. The name is for messages.
    ///
    /// The closure runs on the thread that runs the op. It may fail, and a panic goes on in the caller of the op.
    pub fn from_closure(
        name: &str,
        outputs: &[Spec],
        closure: impl Fn(&[Tensor]) -> Result<Vec<Tensor>> + Send + Sync + 'static,
    ) -> Result<Op> {
        let name = c_string(name)?;
        let dtypes: Vec<i32> = outputs.iter().map(|spec| spec.dtype.0).collect();
        let ranks: Vec<i32> = outputs.iter().map(|spec| count(spec.dims.len())).collect();
        let dims: Vec<*const i64> = outputs.iter().map(|spec| spec.dims.as_ptr()).collect();
        let context = current()?;
        let closure: Box<callback::Host> = Box::new(closure);
        let (data, destroy) = callback::hand_over(closure);
        unsafe {
            made(|out| {
                sys::eager_op_create_host_call(
                    context,
                    name.as_ptr(),
                    Some(callback::host),
                    data,
                    destroy,
                    count(outputs.len()),
                    dtypes.as_ptr(),
                    ranks.as_ptr(),
                    dims.as_ptr(),
                    out,
                )
            })
        }
    }

    /// Returns the op's name.
    pub fn name(&self) -> &str {
        text(unsafe { sys::eager_op_name(self.as_ptr()) })
    }

    /// Runs the op on inputs in the registry's order.
    #[inline]
    pub fn run(&self, inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
        match inputs {
            [] => self.run_list(&[]),
            [x] => self.run_list(&[x.as_ptr()]),
            [x1, x2] => self.run_list(&[x1.as_ptr(), x2.as_ptr()]),
            _ => self.run_more(inputs),
        }
    }

    /// Runs the op on inputs of which some may be absent.
    pub fn run_optional(&self, inputs: &[Option<&Tensor>]) -> Result<Vec<Tensor>> {
        let inputs = Pointers::collect(inputs.iter().map(|tensor| Tensor::pointer_or_null(*tensor)));
        self.run_list(&inputs)
    }

    fn run_more(&self, inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
        self.run_list(&Pointers::new(inputs))
    }

    fn run_list(&self, inputs: &[*mut sys::eager_tensor]) -> Result<Vec<Tensor>> {
        run_many(self.as_ptr(), inputs, &NO_ARGUMENTS)
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_op {
        self.0.as_ptr()
    }
}

impl OpBuilder {
    pub(crate) fn prepared(name: &CStr) -> Result<OpBuilder> {
        let context = current()?;
        Ok(OpBuilder(unsafe { made(|out| sys::eager_op_create(context, name.as_ptr(), out))? }))
    }

    /// Sets an attribute that is a whole number.
    pub fn int(self, name: &str, value: i64) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_int(op, name, value) })
    }

    /// Sets an attribute that is a float.
    pub fn float(self, name: &str, value: f64) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_float(op, name, value) })
    }

    /// Sets an attribute that is true or false.
    pub fn bool(self, name: &str, value: bool) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_bool(op, name, value.into()) })
    }

    /// Sets an attribute that is a dtype.
    pub fn dtype(self, name: &str, value: DType) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_dtype(op, name, value.0) })
    }

    /// Sets an attribute that is a text.
    pub fn string(self, name: &str, value: &str) -> Result<OpBuilder> {
        let value = c_string(value)?;
        self.set(name, |op, name| unsafe { sys::eager_op_set_string(op, name, value.as_ptr()) })
    }

    /// Sets an attribute that is a list of whole numbers.
    pub fn ints(self, name: &str, values: &[i64]) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_ints(op, name, values.as_ptr(), count(values.len())) })
    }

    /// Sets an attribute that is a function.
    pub fn function(self, name: &str, value: &Function) -> Result<OpBuilder> {
        self.set(name, |op, name| unsafe { sys::eager_op_set_function(op, name, value.as_ptr()) })
    }

    /// Sets the device that the op runs on, such as "gpu:0".
    pub fn device(self, device: &str) -> Result<OpBuilder> {
        self.set(device, |op, device| unsafe { sys::eager_op_set_device(op, device) })
    }

    /// Ends the setting of attributes.
    pub fn finish(self) -> Op {
        self.0
    }

    fn set(
        self,
        name: &str,
        set: impl FnOnce(*mut sys::eager_op, *const std::ffi::c_char) -> *mut sys::eager_status,
    ) -> Result<OpBuilder> {
        let name = c_string(name)?;
        check(set(self.0.as_ptr(), name.as_ptr()))?;
        Ok(self)
    }

    pub(crate) fn set_function(&mut self, name: &CStr, value: &Function) -> Result<()> {
        check(unsafe { sys::eager_op_set_function(self.0.as_ptr(), name.as_ptr(), value.as_ptr()) })
    }

    pub(crate) fn set_string(&mut self, name: &CStr, value: &str) -> Result<()> {
        let value = c_string(value)?;
        check(unsafe { sys::eager_op_set_string(self.0.as_ptr(), name.as_ptr(), value.as_ptr()) })
    }

    pub(crate) fn one(&self, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Tensor> {
        run_one(self.0.as_ptr(), inputs, arguments)
    }

    pub(crate) fn many(&self, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Vec<Tensor>> {
        run_many(self.0.as_ptr(), inputs, arguments)
    }
}

/// An op of the registry, which is prepared at its first call and kept for ever.
pub(crate) struct Prepared {
    name: &'static CStr,
    op: AtomicPtr<sys::eager_op>,
}

impl Prepared {
    pub(crate) const fn new(name: &'static CStr) -> Prepared {
        Prepared { name, op: AtomicPtr::new(ptr::null_mut()) }
    }

    #[inline(always)]
    fn get(&self) -> Result<*mut sys::eager_op> {
        let op = self.op.load(Ordering::Acquire);
        if op.is_null() {
            return self.prepare();
        }
        Ok(op)
    }

    #[cold]
    #[inline(never)]
    fn prepare(&self) -> Result<*mut sys::eager_op> {
        let mut op = ptr::null_mut();
        check(unsafe { sys::eager_op_create(current()?, self.name.as_ptr(), &mut op) })?;
        match self.op.compare_exchange(ptr::null_mut(), op, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Ok(op),
            Err(first) => {
                unsafe { sys::eager_op_release(op) }; // another thread was first
                Ok(first)
            }
        }
    }

    /// Runs an op that has one output and no attributes.
    #[inline(always)]
    pub(crate) fn run(&self, inputs: &[*mut sys::eager_tensor]) -> Result<Tensor> {
        let op = self.get()?;
        let mut room = 1;
        let (inputs, num_inputs) = (inputs.as_ptr(), inputs.len() as i32); // as many as the registry lists
        let context = current()?;
        unsafe { made(|out| sys::eager_execute(context, op, inputs, num_inputs, out, &mut room)) }
    }

    /// Runs an op that has one output.
    pub(crate) fn one(&self, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Tensor> {
        run_one(self.get()?, inputs, arguments)
    }

    /// Runs an op that has any number of outputs.
    pub(crate) fn many(&self, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Vec<Tensor>> {
        run_many(self.get()?, inputs, arguments)
    }
}

#[inline(always)]
fn run_one(op: *mut sys::eager_op, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Tensor> {
    let (context, mut room) = (current()?, 1);
    unsafe { made(|out| execute(context, op, inputs, arguments, out, &mut room)) }
}

#[inline(always)]
unsafe fn execute(
    context: *mut sys::eager_context,
    op: *mut sys::eager_op,
    inputs: &[*mut sys::eager_tensor],
    arguments: &Arguments,
    outputs: *mut *mut sys::eager_tensor,
    room: &mut i32,
) -> *mut sys::eager_status {
    let (given, values) = (arguments.given, arguments.values());
    let (num_inputs, num_values) = (count(inputs.len()), count(values.len()));
    let (inputs, values) = (inputs.as_ptr(), values.as_ptr());
    if given == 0 {
        return unsafe { sys::eager_execute(context, op, inputs, num_inputs, outputs, room) };
    }
    unsafe { sys::eager_execute_masked(context, op, inputs, num_inputs, given, values, num_values, outputs, room) }
}

const FEW: usize = 8;

/// Runs an op with room for a few outputs, and again if there are more.
#[inline(always)]
fn run_many(op: *mut sys::eager_op, inputs: &[*mut sys::eager_tensor], arguments: &Arguments) -> Result<Vec<Tensor>> {
    let context = current()?;
    let mut few = [MaybeUninit::<*mut sys::eager_tensor>::uninit(); FEW];
    let mut room = FEW as i32;
    // SAFETY: after success as many handles as room says are written.
    let status = unsafe { execute(context, op, inputs, arguments, few.as_mut_ptr().cast(), &mut room) };
    if status.is_null() {
        return Ok(unsafe { Tensor::take_list(std::slice::from_raw_parts(few.as_ptr().cast(), room as usize)) });
    }
    run_again(context, op, inputs, arguments, status, room)
}

/// Runs an op that has failed before, if that was for want of room.
#[cold]
#[inline(never)]
fn run_again(
    context: *mut sys::eager_context,
    op: *mut sys::eager_op,
    inputs: &[*mut sys::eager_tensor],
    arguments: &Arguments,
    status: *mut sys::eager_status,
    mut room: i32,
) -> Result<Vec<Tensor>> {
    let error = check(status).expect_err("a status");
    if room <= FEW as i32 {
        return Err(error);
    }
    let length = room as usize;
    // SAFETY: with as much room as the op asked for, it fills all of it.
    unsafe { Tensor::filled_list(length, |outputs| execute(context, op, inputs, arguments, outputs, &mut room)) }
}

/// Attributes that come with a call, as eager_execute_masked takes them.
pub(crate) struct Arguments {
    given: u64,
    length: usize,
    few: [i64; 16],
    many: Vec<i64>,
}

impl Arguments {
    #[inline]
    pub(crate) const fn new() -> Arguments {
        Arguments { given: 0, length: 0, few: [0; 16], many: Vec::new() }
    }

    /// Gives argument `index` a value. Arguments are given in ascending order.
    pub(crate) fn given(&mut self, index: u32, value: impl Argument) {
        self.given |= 1 << index;
        value.add_to(self);
    }

    pub(crate) fn perhaps(&mut self, index: u32, value: Option<impl Argument>) {
        if let Some(value) = value {
            self.given(index, value);
        }
    }

    /// Gives the argument a value that is not the default, which the op has without it.
    pub(crate) fn unless<T: Argument>(&mut self, index: u32, value: T, default: T) {
        if !value.same(&default) {
            self.given(index, value);
        }
    }

    fn push(&mut self, value: i64) {
        if self.length < self.few.len() {
            self.few[self.length] = value;
        } else {
            self.push_more(value);
        }
        self.length += 1;
    }

    #[cold]
    #[inline(never)]
    fn push_more(&mut self, value: i64) {
        if self.many.is_empty() {
            self.many.extend(self.few);
        }
        self.many.push(value);
    }

    fn values(&self) -> &[i64] {
        if self.many.is_empty() {
            &self.few[..self.length]
        } else {
            &self.many
        }
    }
}

/// For calls that give no attributes.
pub(crate) static NO_ARGUMENTS: Arguments = Arguments::new();

/// The value of an attribute.
pub(crate) trait Argument {
    fn add_to(self, arguments: &mut Arguments);

    /// Reports whether the values are one; 0.0 and -0.0 are not.
    fn same(&self, other: &Self) -> bool;
}

macro_rules! arguments {
    ($($type:ty: |$value:ident| $number:expr;)*) => {
        $(impl Argument for $type {
            fn add_to(self, arguments: &mut Arguments) {
                let $value = self;
                arguments.push($number);
            }

            fn same(&self, other: &Self) -> bool {
                let number = |$value: $type| $number;
                number(*self) == number(*other)
            }
        })*
    };
}

arguments! {
    i64: |value| value;
    f64: |value| value.to_bits() as i64;
    bool: |value| i64::from(value);
    DType: |value| i64::from(value.0);
}

impl Argument for &[i64] {
    fn add_to(self, arguments: &mut Arguments) {
        arguments.push(self.len() as i64);
        self.iter().for_each(|&value| arguments.push(value));
    }

    fn same(&self, other: &Self) -> bool {
        self == other
    }
}

/// Whole numbers, or a tensor that has them: the shape of [`reshape`](crate::ops::reshape).
#[derive(Clone, Copy, Debug)]
pub enum Ints<'a> {
    /// Numbers.
    Values(&'a [i64]),
    /// A tensor that is read when the op runs.
    Tensor(&'a Tensor),
}

impl<'a> Ints<'a> {
    pub(crate) fn values(self) -> Option<&'a [i64]> {
        match self {
            Ints::Values(values) => Some(values),
            Ints::Tensor(_) => None,
        }
    }

    pub(crate) fn pointer(self) -> *mut sys::eager_tensor {
        match self {
            Ints::Values(_) => ptr::null_mut(),
            Ints::Tensor(tensor) => tensor.as_ptr(),
        }
    }
}

impl<'a> From<&'a [i64]> for Ints<'a> {
    fn from(values: &'a [i64]) -> Self {
        Ints::Values(values)
    }
}

impl<'a, const N: usize> From<&'a [i64; N]> for Ints<'a> {
    fn from(values: &'a [i64; N]) -> Self {
        Ints::Values(values)
    }
}

impl<'a> From<&'a Vec<i64>> for Ints<'a> {
    fn from(values: &'a Vec<i64>) -> Self {
        Ints::Values(values)
    }
}

impl<'a> From<&'a Tensor> for Ints<'a> {
    fn from(tensor: &'a Tensor) -> Self {
        Ints::Tensor(tensor)
    }
}
