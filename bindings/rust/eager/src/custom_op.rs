//! Ops of the program's own, whose kernel is a closure, or a C function of any library.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ops::Range;
use std::ptr;

use eager_sys as sys;

use crate::callback;
use crate::context::current;
use crate::error::{c_string, check};
use crate::{Code, DType, Element, Error, Function, Op, Result, Tensor};

impl Op {
    /// Begins the definition of an op, for the whole process. Its schema has inputs and attributes, outputs, and what the
    /// letters for dtypes stand for; `eager_c.h` has its grammar.
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// use eager::{Op, Tensor};
    /// Op::define("mylib.saxpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32")
    ///     .gradient(|call| {
    ///         let dz = call.output_gradient(0)?;
    ///         Ok(vec![Some(dz * call.attribute::<f64>(0)?), Some(dz.clone())])
    ///     })
    ///     .kernel(|call| {
    ///         let (x, y) = (call.input::<f32>(0)?, call.input::<f32>(1)?);
    ///         let a = call.attribute::<f64>(0)? as f32;
    ///         let z = call.output::<f32>(0)?;
    ///         call.parallel_rows(z, 1, 4096, |begin, z| {
    ///             for (z, (x, y)) in z.iter_mut().zip(x[begin..].iter().zip(&y[begin..])) {
    ///                 *z = a * x + y;
    ///             }
    ///             Ok(())
    ///         })
    ///     })?;
    /// let saxpy = Op::build("mylib.saxpy")?.float("a", 2.0)?.finish();
    /// let z = saxpy.run(&[&Tensor::new([1f32, 2.0])?, &Tensor::new([10f32, 20.0])?])?;
    /// assert_eq!(z[0].to_string(), "[12. 24.]");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Then it is an op as others are, by its name, which has a dot. A later definition of a name holds for ops that are made
    /// after it. What the closures own is dropped when no op and no function has the definition any more.
    pub fn define(name: &str, schema: &str) -> OpDefinition {
        OpDefinition {
            name: name.to_owned(),
            schema: schema.to_owned(),
            description: String::new(),
            saves: String::new(),
            version: 1,
            flags: 0,
            gradient_function: None,
            code: OpCode::default(),
        }
    }
}

/// The closures of an op.
#[derive(Default)]
pub(crate) struct OpCode {
    pub(crate) kernel: Option<Box<callback::Kernel>>,
    pub(crate) infer: Option<Box<callback::Infer>>,
    pub(crate) gradient: Option<Box<callback::OpGradient>>,
}

/// An op that is being defined ([`Op::define`]). [`kernel`](OpDefinition::kernel) or [`native`](OpDefinition::native) ends
/// the definition.
///
/// A closure may run on several threads at once, and owns what it uses:
///
/// ```compile_fail,E0277
/// let shared = std::rc::Rc::new(1);
/// let op = eager::Op::define("mylib.shared", "-> y: int64").kernel(move |call| {
///     call.output::<i64>(0)?[0] = *shared;
///     Ok(())
/// });
/// ```
#[must_use = "the op is defined by kernel() or native()"]
pub struct OpDefinition {
    name: String,
    schema: String,
    description: String,
    saves: String,
    version: i32,
    flags: i32,
    gradient_function: Option<Function>,
    code: OpCode,
}

impl OpDefinition {
    /// Describes the op in sentences, for the registry.
    pub fn description(mut self, text: &str) -> Self {
        self.description = text.to_owned();
        self
    }

    /// Sets the version of the op's meaning, which files of functions name and compare, at least 1; it is 1 otherwise.
    pub fn version(mut self, version: i32) -> Self {
        self.version = version;
        self
    }

    /// Says that the op does more than compute outputs: a function never drops, merges or reorders it.
    pub fn effects(mut self) -> Self {
        self.flags |= sys::EAGER_OP_EFFECTS;
        self
    }

    /// Has one call of the kernel run at a time.
    pub fn serial(mut self) -> Self {
        self.flags |= sys::EAGER_OP_SERIAL;
        self
    }

    /// Says that the result is piecewise constant or no number, and has no gradient for ever.
    pub fn no_gradient(mut self) -> Self {
        self.flags |= sys::EAGER_OP_NO_GRADIENT;
        self
    }

    /// Infers what the schema cannot say of the outputs. The closure runs wherever the op is run or traced, and runs no ops.
    pub fn infer(mut self, closure: impl Fn(&mut InferCall) -> Result<()> + Send + Sync + 'static) -> Self {
        self.code.infer = Some(Box::new(closure));
        self
    }

    /// Gives the op a gradient: one tensor for each input, or `None`. What the closure computes by ops can be differentiated
    /// again, and traced.
    pub fn gradient(
        mut self,
        closure: impl Fn(&GradientCall) -> Result<Vec<Option<Tensor>>> + Send + Sync + 'static,
    ) -> Self {
        self.code.gradient = Some(Box::new(closure));
        self
    }

    /// Gives the op a gradient that is a function: from what [`saves`](OpDefinition::saves) names and then the gradients of
    /// the outputs, to one gradient for each input that may be float or complex.
    pub fn gradient_function(mut self, function: &Function) -> Self {
        self.gradient_function = Some(function.clone());
        self
    }

    /// Names what the gradient reads: inputs, outputs and their shapes, such as "x z shape(y)".
    pub fn saves(mut self, names: &str) -> Self {
        self.saves = names.to_owned();
        self
    }

    /// Defines the op by a kernel, which writes all outputs, and makes it. The kernel runs on the thread that runs the op,
    /// and runs no ops. Inputs on a GPU are copied to the host for it, and outputs back.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the name, the schema, what is saved or the version is malformed; the gradient is given
    /// twice, or does not fit.
    pub fn kernel(mut self, closure: impl Fn(&mut KernelCall) -> Result<()> + Send + Sync + 'static) -> Result<Op> {
        self.code.kernel = Some(Box::new(closure));
        let context = current()?;
        self.define(|definition| unsafe { sys::eager_op_define(context, definition) })
    }

    /// Defines the op by a C function, and makes it. The library is what `dlopen` takes, and is never closed; `None`: what
    /// the process has loaded. The call is the function's prototype, with a source for each parameter; `eager_c.h` has its
    /// grammar.
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// use eager::{Op, Tensor};
    /// let schema = "x: float64[...] -> z: float64[...]";
    /// // SAFETY: that is the prototype of j0.
    /// let j0 = unsafe { Op::define("mylib.j0", schema).native(Some("libm.so.6"), "double = z j0(double = x)")? };
    /// assert_eq!(j0.run(&[&Tensor::new(0f64)?])?[0].to_string(), "1.0");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// The errors are those of [`kernel`](OpDefinition::kernel), and [`Code::INVALID_ARGUMENT`]: a malformed prototype;
    /// [`Code::NOT_FOUND`]: the library or the function.
    ///
    /// # Safety
    /// The prototype is the function's, and the function does no more with what it is given than the prototype says. It may
    /// be called on several threads at once, unless the op is serial. It gets no `user_data`.
    pub unsafe fn native(self, library: Option<&str>, call: &str) -> Result<Op> {
        let library = library.map(c_string).transpose()?;
        let library = library.as_ref().map_or(ptr::null(), |library| library.as_ptr());
        let (call, context) = (c_string(call)?, current()?);
        self.define(|definition| unsafe { sys::eager_op_define_native(context, definition, library, call.as_ptr()) })
    }

    fn define(self, define: impl FnOnce(*const sys::eager_op_definition) -> *mut sys::eager_status) -> Result<Op> {
        let (name, schema) = (c_string(self.name)?, c_string(self.schema)?);
        let (description, saves) = (c_string(self.description)?, c_string(self.saves)?);
        if self.version == 0 {
            return Err(Error::new(Code::INVALID_ARGUMENT, "version is 0, and must be 1 at least"));
        }
        let code = self.code;
        let kernel = code.kernel.is_some().then_some(callback::kernel as sys::eager_kernel_fn);
        let infer = code.infer.is_some().then_some(callback::infer as sys::eager_infer_fn);
        let gradient = code.gradient.is_some().then_some(callback::op_gradient as sys::eager_op_gradient_fn);
        let (user_data, destroy) = callback::hand_over(Box::new(code));
        let definition = sys::eager_op_definition {
            struct_size: size_of::<sys::eager_op_definition>(),
            name: name.as_ptr(),
            schema: schema.as_ptr(),
            description: description.as_ptr(),
            version: self.version,
            flags: self.flags,
            infer,
            kernel,
            gpu: None,
            gradient,
            saves: saves.as_ptr(),
            gradient_function: self.gradient_function.as_ref().map_or(ptr::null_mut(), Function::as_ptr),
            user_data,
            destroy,
        };
        check(define(&definition))?;
        Ok(crate::op::OpBuilder::prepared(&name)?.finish())
    }
}

/// The type of an attribute's value: `i64`, `f64`, `bool`, [`DType`], `&str`, `&[i64]`, or an [`Option`] of these where the
/// attribute may be absent.
pub trait Attribute<'a>: Sized {
    #[doc(hidden)]
    const TYPE: i32;

    /// Takes the value, which has this type and may be absent; `None`: it cannot be taken.
    #[doc(hidden)]
    fn take(value: Option<&'a sys::eager_value>) -> Option<Self>;
}

macro_rules! attributes {
    ($($type:ty: $constant:ident, |$value:ident| $taken:expr;)*) => {
        $(impl<'a> Attribute<'a> for $type {
            const TYPE: i32 = sys::$constant;

            fn take(value: Option<&'a sys::eager_value>) -> Option<Self> {
                let $value = value?;
                $taken
            }
        })*
    };
}

attributes! {
    i64: EAGER_VALUE_INT, |value| Some(value.i);
    f64: EAGER_VALUE_FLOAT, |value| Some(value.f);
    bool: EAGER_VALUE_BOOL, |value| Some(value.i != 0);
    DType: EAGER_VALUE_DTYPE, |value| Some(DType(value.i as i32));
    // SAFETY: as many bytes live as long as the call.
    &'a str: EAGER_VALUE_STRING, |value| std::str::from_utf8(unsafe { list(value.p.cast(), value.count) }).ok();
    // SAFETY: as many numbers do.
    &'a [i64]: EAGER_VALUE_INTS, |value| Some(unsafe { list(value.p.cast(), value.count) });
}

impl<'a, T: Attribute<'a>> Attribute<'a> for Option<T> {
    const TYPE: i32 = T::TYPE;

    fn take(value: Option<&'a sys::eager_value>) -> Option<Self> {
        match value {
            None => Some(None),
            Some(value) => T::take(Some(value)).map(Some),
        }
    }
}

/// Returns a list that the library lends, whose pointer may be null where it is empty.
///
/// # Safety
/// The list has `count` elements, which live as long as the caller says.
unsafe fn list<'a, T>(pointer: *const T, count: i32) -> &'a [T] {
    if count <= 0 {
        return &[];
    }
    unsafe { std::slice::from_raw_parts(pointer, count as usize) }
}

fn invalid<T>(message: String) -> Result<T> {
    Err(Error::new(Code::INVALID_ARGUMENT, message))
}

fn attribute<'a, T: Attribute<'a>>(values: &'a [sys::eager_value], index: usize) -> Result<T> {
    const TYPES: [&str; 7] = ["absent", "an int", "a float", "a bool", "a dtype", "a string", "ints"];
    let Some(value) = values.get(index) else { return invalid(format!("there is no attribute {index}")) };
    let is_absent = value.type_ == sys::EAGER_VALUE_ABSENT;
    if is_absent || value.type_ == T::TYPE {
        if let Some(taken) = T::take((!is_absent).then_some(value)) {
            return Ok(taken);
        }
    }
    if value.type_ == T::TYPE {
        return invalid(format!("attribute {index} is not UTF-8"));
    }
    let (found, asked) = (TYPES[value.type_ as usize], TYPES[T::TYPE as usize]);
    invalid(format!("attribute {index} is {found}, not {asked}"))
}

fn dtype_of(operand: Option<&sys::eager_operand>) -> Option<DType> {
    operand.filter(|operand| operand.dtype != 0).map(|operand| DType(operand.dtype))
}

fn dims_of(operand: Option<&sys::eager_operand>) -> &[i64] {
    // SAFETY: the dims live as long as the operand.
    operand.map_or(&[], |operand| unsafe { list(operand.dims, operand.rank) })
}

/// Gives the operand, if it is of this dtype.
fn of_type<'a>(
    dtype: DType,
    operand: Option<&'a sys::eager_operand>,
    kind: &str,
    index: usize,
) -> Result<&'a sys::eager_operand> {
    match (operand, dtype_of(operand)) {
        (Some(operand), Some(found)) if found == dtype => Ok(operand),
        (_, Some(found)) => invalid(format!("{kind} {index} is {found}, not {dtype}")),
        _ => invalid(format!("{kind} {index} is absent")),
    }
}

/// One run of a kernel. Operands and attributes go by their place in the schema, and live until the kernel returns:
///
/// ```compile_fail,E0521
/// let kept = std::sync::Mutex::new(None::<&[f32]>);
/// let op = eager::Op::define("mylib.keeps", "x: float32[n] -> y: float32[n]").kernel(move |call| {
///     *kept.lock().unwrap() = Some(call.input::<f32>(0)?);
///     Ok(())
/// });
/// ```
pub struct KernelCall<'a> {
    raw: &'a sys::eager_kernel_call,
    inputs: &'a [sys::eager_operand],
    outputs: &'a [sys::eager_operand],
    lent: u64, // a bit for each output whose elements were given away; an op has no more than 64
}

impl<'a> KernelCall<'a> {
    /// # Safety
    /// The call is the library's, for this run.
    pub(crate) unsafe fn new(raw: &'a sys::eager_kernel_call) -> Self {
        let (inputs, outputs) = unsafe { (list(raw.inputs, raw.num_inputs), list(raw.outputs, raw.num_outputs)) };
        KernelCall { raw, inputs, outputs, lent: 0 }
    }

    /// Returns the number of inputs, those of a list one by one.
    pub fn num_inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Returns the number of outputs.
    pub fn num_outputs(&self) -> usize {
        self.outputs.len()
    }

    /// Returns an input's dtype; `None`: it is absent.
    pub fn input_dtype(&self, index: usize) -> Option<DType> {
        dtype_of(self.inputs.get(index))
    }

    /// Returns an input's dims, none where it is absent.
    pub fn input_dims(&self, index: usize) -> &'a [i64] {
        dims_of(self.inputs.get(index))
    }

    /// Returns an output's dtype; `None`: there is no such output.
    pub fn output_dtype(&self, index: usize) -> Option<DType> {
        dtype_of(self.outputs.get(index))
    }

    /// Returns an output's dims.
    pub fn output_dims(&self, index: usize) -> &'a [i64] {
        dims_of(self.outputs.get(index))
    }

    /// Borrows an input's elements where they lie, in the order of rows.
    ///
    /// ```compile_fail,E0594
    /// let op = eager::Op::define("mylib.writes", "x: float32[n] -> y: float32[n]").kernel(|call| {
    ///     call.input::<f32>(0)?[0] = 1.0;
    ///     Ok(())
    /// });
    /// ```
    ///
    /// [`Code::INVALID_ARGUMENT`]: the dtype is another, or the input is absent.
    pub fn input<T: Element>(&self, index: usize) -> Result<&'a [T]> {
        let operand = of_type(T::DTYPE, self.inputs.get(index), "input", index)?;
        // SAFETY: as many elements lie there, aligned, and nobody writes to them.
        Ok(unsafe { std::slice::from_raw_parts(operand.data.cast(), operand.num_elements as usize) })
    }

    /// Borrows the strings of an input, which are UTF-8 as a rule. [`Code::INVALID_ARGUMENT`]: as [`input`](KernelCall::input).
    pub fn input_strings(&self, index: usize) -> Result<Vec<&'a [u8]>> {
        let operand = of_type(DType::STRING, self.inputs.get(index), "input", index)?;
        let (first, length) = (operand.data.cast::<i64>(), operand.num_elements as usize);
        // SAFETY: one offset more than there are strings lies there, and their bytes behind them.
        unsafe {
            let offsets = std::slice::from_raw_parts(first, length + 1);
            let bytes = std::slice::from_raw_parts(first.add(length + 1).cast::<u8>(), offsets[length] as usize);
            Ok(offsets.windows(2).map(|range| &bytes[range[0] as usize..range[1] as usize]).collect())
        }
    }

    /// Borrows an output's elements, to be written. They are whatever lay in the memory before; booleans are false.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the dtype is another, there is no such output, or it is borrowed already.
    pub fn output<T: Element>(&mut self, index: usize) -> Result<&'a mut [T]> {
        let operand = of_type(T::DTYPE, self.outputs.get(index), "output", index)?;
        if self.lent & 1 << index != 0 {
            return invalid(format!("output {index} is borrowed already"));
        }
        self.lent |= 1 << index;
        let (data, length) = (operand.data.cast::<T>(), operand.num_elements as usize);
        if T::DTYPE == DType::BOOL {
            // SAFETY: they lie there, and any other byte than 0 or 1 were no bool.
            unsafe { ptr::write_bytes(data, 0, length) };
        }
        // SAFETY: as many elements lie there, aligned, any bits are elements, and they are lent once.
        Ok(unsafe { std::slice::from_raw_parts_mut(data, length) })
    }

    /// Returns an attribute by its place among the schema's attributes. [`Code::INVALID_ARGUMENT`]: there is none, it has
    /// another type, or it is absent and no [`Option`].
    pub fn attribute<T: Attribute<'a>>(&self, index: usize) -> Result<T> {
        // SAFETY: the library lends them for the call.
        attribute(unsafe { list(self.raw.attrs, self.raw.num_attrs) }, index)
    }

    /// Calls a closure for pieces of `0..n`, each of at least `grain`, on the library's threads and this one, and returns
    /// when all are done. The first error or panic of a piece comes out, and pieces that have not begun then do not.
    pub fn parallel_for(&self, n: usize, grain: usize, body: impl Fn(Range<usize>) -> Result<()> + Sync) -> Result<()> {
        unsafe fn start<F: Fn(Range<usize>) -> Result<()> + Sync>(
            call: &sys::eager_kernel_call,
            n: i64,
            grain: i64,
            body: &F,
        ) -> *mut sys::eager_status {
            let body = (body as *const F).cast_mut().cast::<c_void>();
            unsafe { sys::eager_parallel_for(call, n, grain, Some(callback::piece::<F>), body) }
        }
        let number = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
        // SAFETY: the body lives until the call returns, and the call is the one of this kernel, on its thread.
        check(unsafe { start(self.raw, number(n), number(grain), &body) })
    }

    /// Does so for the rows of an output, each of `width` elements: the closure gets the number of its first row, and its
    /// rows.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the elements are not rows of this width.
    pub fn parallel_rows<T: Element>(
        &self,
        elements: &mut [T],
        width: usize,
        grain: usize,
        body: impl Fn(usize, &mut [T]) -> Result<()> + Sync,
    ) -> Result<()> {
        if elements.is_empty() {
            return Ok(());
        }
        if width == 0 || elements.len() % width != 0 {
            return invalid(format!("{} elements are not rows of {width}", elements.len()));
        }
        let rows = Rows { first: elements.as_mut_ptr(), width, elements: PhantomData };
        self.parallel_for(elements.len() / width, grain, |range| {
            let begin = range.start;
            // SAFETY: the pieces are in range, and no two of them overlap.
            body(begin, unsafe { rows.get(range) })
        })
    }
}

/// Rows that threads share out among them.
struct Rows<'a, T> {
    first: *mut T,
    width: usize,
    elements: PhantomData<&'a mut [T]>,
}

// SAFETY: each thread takes rows that no other one takes.
unsafe impl<T: Send> Sync for Rows<'_, T> {}

impl<T> Rows<'_, T> {
    /// # Safety
    /// The rows are there, and nobody else takes them.
    #[allow(clippy::mut_from_ref)]
    unsafe fn get(&self, rows: Range<usize>) -> &mut [T] {
        let (begin, length) = (rows.start * self.width, rows.len() * self.width);
        unsafe { std::slice::from_raw_parts_mut(self.first.add(begin), length) }
    }
}

/// What the inference of an op is asked: dtypes and dims of the outputs, which are at first what the schema says. A dim is -1
/// where it is not known.
pub struct InferCall<'a>(&'a sys::eager_infer_call);

impl<'a> InferCall<'a> {
    /// # Safety
    /// The call is the library's, for this inference.
    pub(crate) unsafe fn new(raw: &'a sys::eager_infer_call) -> Self {
        InferCall(raw)
    }

    fn inputs(&self) -> &'a [sys::eager_operand] {
        // SAFETY: the library lends them for the call.
        unsafe { list(self.0.inputs, self.0.num_inputs) }
    }

    /// Returns the number of inputs, those of a list one by one.
    pub fn num_inputs(&self) -> usize {
        self.inputs().len()
    }

    /// Returns the number of outputs.
    pub fn num_outputs(&self) -> usize {
        self.0.num_outputs as usize
    }

    /// Returns an input's dtype; `None`: it is absent.
    pub fn input_dtype(&self, index: usize) -> Option<DType> {
        dtype_of(self.inputs().get(index))
    }

    /// Returns an input's dims, none where it is absent.
    pub fn input_dims(&self, index: usize) -> &'a [i64] {
        dims_of(self.inputs().get(index))
    }

    /// Returns an output's dtype; `None`: there is no such output.
    pub fn output_dtype(&self, index: usize) -> Option<DType> {
        // SAFETY: there is an entry for each output.
        (index < self.num_outputs()).then(|| DType(unsafe { *self.0.dtypes.add(index) }))
    }

    /// Returns an output's dims; `None`: the schema says `[any]`, or there is no such output.
    pub fn output_dims(&self, index: usize) -> Option<&[i64]> {
        if index >= self.num_outputs() {
            return None;
        }
        // SAFETY: as above, with room for 32 dims.
        let (rank, dims) = unsafe { (*self.0.ranks.add(index), *self.0.dims.add(index)) };
        (rank >= 0).then(|| unsafe { list(dims, rank) })
    }

    /// Sets an output's dtype. [`Code::INVALID_ARGUMENT`]: there is no such output.
    pub fn set_dtype(&mut self, index: usize, dtype: DType) -> Result<()> {
        self.expect(index)?;
        // SAFETY: as above.
        unsafe { *self.0.dtypes.add(index) = dtype.0 };
        Ok(())
    }

    /// Sets an output's dims. [`Code::INVALID_ARGUMENT`]: there is no such output, or there are more than 32.
    pub fn set_dims(&mut self, index: usize, dims: &[i64]) -> Result<()> {
        self.expect(index)?;
        if dims.len() > 32 {
            return invalid(format!("a shape has {} dims", dims.len()));
        }
        // SAFETY: as above.
        unsafe {
            *self.0.ranks.add(index) = dims.len() as i32;
            ptr::copy_nonoverlapping(dims.as_ptr(), *self.0.dims.add(index), dims.len());
        }
        Ok(())
    }

    fn expect(&self, index: usize) -> Result<()> {
        if index < self.num_outputs() {
            return Ok(());
        }
        invalid(format!("there is no output {index}"))
    }

    /// Returns an attribute; see [`KernelCall::attribute`].
    pub fn attribute<T: Attribute<'a>>(&self, index: usize) -> Result<T> {
        // SAFETY: the library lends them for the call.
        attribute(unsafe { list(self.0.attrs, self.0.num_attrs) }, index)
    }
}

/// What the gradient of an op is asked.
pub struct GradientCall<'a>(&'a sys::eager_op_gradient_call);

impl<'a> GradientCall<'a> {
    /// # Safety
    /// The call is the library's, for this gradient.
    pub(crate) unsafe fn new(raw: &'a sys::eager_op_gradient_call) -> Self {
        GradientCall(raw)
    }

    /// Returns what [`saves`](OpDefinition::saves) names, by its place there. [`Code::INVALID_ARGUMENT`]: it is an input that
    /// is absent, or there are not as many.
    pub fn saved(&self, index: usize) -> Result<&'a Tensor> {
        match self.all_saved().get(index) {
            Some(Some(tensor)) => Ok(tensor),
            Some(None) => invalid(format!("what is saved as {index} is absent")),
            None => invalid(format!("nothing is saved as {index}")),
        }
    }

    /// Returns all that is saved, with `None` for an input that is absent.
    pub fn all_saved(&self) -> &'a [Option<Tensor>] {
        // SAFETY: the library lends them for the call. An Option of a Tensor is a pointer that may be null.
        unsafe { list(self.0.saved.cast(), self.0.num_saved) }
    }

    /// Returns the gradient of an output, zeros where none has come. [`Code::INVALID_ARGUMENT`]: there is no such output.
    pub fn output_gradient(&self, index: usize) -> Result<&'a Tensor> {
        self.output_gradients().get(index).map_or_else(|| invalid(format!("there is no output {index}")), Ok)
    }

    /// Returns the gradients of all outputs.
    pub fn output_gradients(&self) -> &'a [Tensor] {
        // SAFETY: the library lends them for the call, and none is null.
        unsafe { list(self.0.output_gradients.cast(), self.0.num_output_gradients) }
    }

    /// Returns the number of inputs, for each of which the closure gives a gradient or `None`.
    pub fn num_inputs(&self) -> usize {
        self.0.num_input_gradients as usize
    }

    /// Reports whether the gradient of an input is asked for; what is given for the others is dropped.
    pub fn needs(&self, input: usize) -> bool {
        // SAFETY: there is an entry for each input.
        unsafe { list(self.0.needed, self.0.num_input_gradients) }.get(input).is_some_and(|&needed| needed != 0)
    }

    /// Returns an attribute; see [`KernelCall::attribute`].
    pub fn attribute<T: Attribute<'a>>(&self, index: usize) -> Result<T> {
        // SAFETY: the library lends them for the call.
        attribute(unsafe { list(self.0.attrs, self.0.num_attrs) }, index)
    }
}
