//! Traced code, which runs as one op.

use std::fmt;
use std::path::Path;
use std::ptr::NonNull;

use eager_sys as sys;

use crate::context::{current, current_or_null};
use crate::error::{c_path, c_string, check, count, made, owned_text, text, Made};
use crate::tensor::Pointers;
use crate::{Context, Op, Optimizer, Result, Spec, Tensor, Variable};

/// Code as a graph that runs as one op, faster than its ops one by one, with gradients.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{ops, DType, Function, Spec, Tensor};
/// let norm = Function::trace("norm", &[Spec::new(DType::FLOAT32, &[-1])], |x| {
///     Ok(vec![ops::sqrt(&ops::sum(&ops::square(&x[0])?)?)?])
/// })?;
/// assert_eq!(norm.call(&[&Tensor::new([3f32, 4.0])?])?[0].to_string(), "5.0");
/// # Ok(())
/// # }
/// ```
///
/// Within the closure the thread runs in a context of the trace. What depends on its arguments is written down; random
/// numbers, variables, optimizers and closures ([`Op::from_closure`]) take effect at each call. Threads may share a function.
#[derive(Clone)]
pub struct Function {
    raw: Raw,
    op: Op,
}

#[repr(transparent)]
struct Raw(NonNull<sys::eager_function>);

crate::handle!(Raw, eager_function, eager_function_retain, eager_function_release);

impl Function {
    /// Traces code into a function. The closure gets symbolic tensors, one for each of `inputs`, and gives the outputs.
    ///
    /// An error of the closure, and a panic, abandon the trace and come out.
    pub fn trace(name: &str, inputs: &[Spec], code: impl FnOnce(&[Tensor]) -> Result<Vec<Tensor>>) -> Result<Function> {
        let name = c_string(name)?;
        let context = current()?;
        let trace: Context = unsafe { made(|out| sys::eager_trace_begin(context, name.as_ptr(), out))? };
        let raw = trace.run(|| {
            let arguments = inputs.iter().map(|spec| trace_input(&trace, spec)).collect::<Result<Vec<_>>>()?;
            let outputs = code(&arguments)?;
            let outputs: Vec<_> = outputs.iter().collect();
            let pointers = Pointers::new(&outputs);
            unsafe { made(|out| sys::eager_trace_end(trace.as_ptr(), pointers.as_ptr(), count(pointers.len()), out)) }
        })?;
        Function::new(raw)
    }

    /// Reads a function that [`save`](Function::save) of any language wrote; it has variables and optimizers of its own. The
    /// file may come from anywhere: all of it is checked.
    pub fn load(path: impl AsRef<Path>) -> Result<Function> {
        let path = c_path(path.as_ref())?;
        let context = current()?;
        Function::new(unsafe { made(|out| sys::eager_function_load(context, path.as_ptr(), out))? })
    }

    /// Makes a function of the graph of an ONNX file.
    pub fn import_onnx(path: impl AsRef<Path>) -> Result<Function> {
        let path = c_path(path.as_ref())?;
        let context = current()?;
        Function::new(unsafe { made(|out| sys::eager_function_import_onnx(context, path.as_ptr(), out))? })
    }

    fn new(raw: Raw) -> Result<Function> {
        let context = current()?;
        let op = unsafe { made(|out| sys::eager_function_op(context, raw.0.as_ptr(), out))? };
        Ok(Function { raw, op })
    }

    /// Writes the function to a file, whole: with constants, the values of its variables, its optimizers and their slots.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = c_path(path.as_ref())?;
        check(unsafe { sys::eager_function_save(current()?, self.as_ptr(), path.as_ptr()) })
    }

    /// Writes the function as an ONNX model.
    pub fn export_onnx(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = c_path(path.as_ref())?;
        check(unsafe { sys::eager_function_export_onnx(current()?, self.as_ptr(), path.as_ptr()) })
    }

    /// Runs the function.
    pub fn call(&self, inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
        self.op.run(inputs)
    }

    /// Returns the op that runs the function.
    pub fn op(&self) -> &Op {
        &self.op
    }

    /// Turns on or off something that may be done to the graph, such as "fusion", before its first call.
    pub fn set_option(&self, name: &str, on: bool) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_function_set_option(self.as_ptr(), name.as_ptr(), on.into()) })
    }

    /// Reports whether the variables that tapes met within the trace are trainable, or not, as they were then. While they are
    /// not, a call fails.
    pub fn is_current(&self) -> bool {
        unsafe { sys::eager_function_is_current(self.as_ptr()) != 0 }
    }

    /// Returns the name that the trace was given.
    pub fn name(&self) -> &str {
        text(unsafe { sys::eager_function_name(self.as_ptr()) })
    }

    /// Returns dtypes and dims of the inputs.
    pub fn inputs(&self) -> Vec<Spec> {
        let function = self.as_ptr();
        let number = unsafe { sys::eager_function_num_inputs(function) };
        (0..number).map(|index| spec_of(unsafe { sys::eager_function_input(function, index) })).collect()
    }

    /// Returns dtypes and dims of the outputs.
    pub fn outputs(&self) -> Vec<Spec> {
        let function = self.as_ptr();
        let number = unsafe { sys::eager_function_num_outputs(function) };
        (0..number).map(|index| spec_of(unsafe { sys::eager_function_output(function, index) })).collect()
    }

    /// Returns the variables that the function reads, assigns or trains, in the order of first use.
    pub fn variables(&self) -> Vec<Variable> {
        let function = self.as_ptr();
        let variable = |index| unsafe { Variable::from_lent(sys::eager_function_variable(function, index)) };
        (0..unsafe { sys::eager_function_num_variables(function) }).filter_map(variable).collect()
    }

    /// Returns the optimizers that the function applies.
    pub fn optimizers(&self) -> Vec<Optimizer> {
        let function = self.as_ptr();
        let optimizer = |index| unsafe { Optimizer::from_lent(sys::eager_function_optimizer(function, index)) };
        (0..unsafe { sys::eager_function_num_optimizers(function) }).filter_map(optimizer).collect()
    }

    /// Returns the function as text, a line an op, for people.
    pub fn text(&self) -> Result<String> {
        owned_text(|out| unsafe { sys::eager_function_format(self.as_ptr(), out) })
    }

    /// Returns the function as text for Graphviz' dot.
    pub fn graphviz(&self) -> Result<String> {
        owned_text(|out| unsafe { sys::eager_function_graphviz(self.as_ptr(), out) })
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_function {
        self.raw.0.as_ptr()
    }
}

fn trace_input(trace: &Context, spec: &Spec) -> Result<Tensor> {
    let (dims, rank) = (spec.dims.as_ptr(), count(spec.dims.len()));
    unsafe { made(|out| sys::eager_trace_input(trace.as_ptr(), spec.dtype.0, dims, rank, out)) }
}

/// Describes a tensor that a function lends.
fn spec_of(tensor: *mut sys::eager_tensor) -> Spec {
    // SAFETY: the reference is one of this function's own.
    let tensor = unsafe {
        sys::eager_tensor_retain(tensor);
        Tensor::made(NonNull::new(tensor).expect("an index in range"))
    };
    Spec::new(tensor.dtype(), tensor.dims())
}

/// Reports whether a tensor is symbolic in the trace that the thread's context makes.
pub fn is_traced(tensor: &Tensor) -> bool {
    unsafe { sys::eager_trace_owns(current_or_null(), tensor.as_ptr()) != 0 }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Function({:?}, {:?} -> {:?})", self.name(), self.inputs(), self.outputs())
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "<{error}>"),
        }
    }
}
