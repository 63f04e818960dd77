//! Layers: ops, and the variables that they use.

use std::fmt;
use std::ptr::{self, NonNull};
use std::sync::{Arc, Mutex, MutexGuard};

use eager_sys as sys;

use crate::context::current;
use crate::error::{c_string, check, count, made, owned_text, text, Made};
use crate::tensor::Pointers;
use crate::{Code, DType, Error, Result, Spec, Tensor, Variable};

/// What has variables, and gives a tensor for a tensor: a [`Layer`], a [`Sequential`], or a model of the program's own, whose
/// `variables` are those of its parts.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{layers::Dense, ops, Layer, Module, Result, Tensor, Variable};
///
/// struct Residual {
///     inner: Layer,
/// }
///
/// impl Module for Residual {
///     fn call(&self, x: &Tensor, training: bool) -> Result<Tensor> {
///         ops::add(x, &self.inner.call(x, training)?)
///     }
///     fn variables(&self) -> Vec<Variable> {
///         self.inner.variables()
///     }
/// }
///
/// let model = Residual { inner: Dense { kernel_initializer: "ones", ..Dense::new(2) }.create()? };
/// assert_eq!(model.infer(&Tensor::new([[1f32, 2.0]])?)?.to_string(), "[[4. 5.]]");
/// assert_eq!(model.variables().len(), 2);
/// # Ok(())
/// # }
/// ```
pub trait Module {
    /// Runs the module. `training`: whether it trains (dropout drops, normalizations use the batch) or infers.
    fn call(&self, x: &Tensor, training: bool) -> Result<Tensor>;

    /// Returns the variables, each once; none of a layer that has not been built.
    fn variables(&self) -> Vec<Variable>;

    /// Returns the variables with their keys in a checkpoint, below `key`. Layers and [`Sequential`] give the keys that all
    /// languages agree on; by default the variables are numbered.
    fn keyed_variables(&self, key: &str) -> Vec<(String, Variable)> {
        self.variables().into_iter().enumerate().map(|(i, variable)| (format!("{key}/{i}"), variable)).collect()
    }

    /// Fails with [`Code::FAILED_PRECONDITION`] if there is a layer that has not been built.
    fn check_built(&self, _key: &str) -> Result<()> {
        Ok(())
    }

    /// Runs the module as in training.
    fn train(&self, x: &Tensor) -> Result<Tensor> {
        self.call(x, true)
    }

    /// Runs the module as after training.
    fn infer(&self, x: &Tensor) -> Result<Tensor> {
        self.call(x, false)
    }

    /// Returns the variables that tapes watch, which are those that training changes.
    fn trainable_variables(&self) -> Vec<Variable> {
        self.variables().into_iter().filter(Variable::trainable).collect()
    }
}

/// Ops and the variables that they use, which the first call makes. A clone is another reference to the same layer.
///
/// The structs of [`layers`](crate::layers) make one:
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{layers::Dense, Module, Tensor};
/// let hidden = Dense { activation: "relu", bias_initializer: "ones", ..Dense::new(3) }.create()?;
/// let y = hidden.infer(&Tensor::new([[0f32, 0.0]])?)?;
/// assert_eq!(y.to_string(), "[[1. 1. 1.]]");
/// assert_eq!(hidden.variable("kernel").unwrap().dims(), [2, 3]);
/// # Ok(())
/// # }
/// ```
///
/// Threads may share a layer, and call it at once. Attributes are set before the first call. A `set_` that comes while the
/// layer is in use by a call or a build, on any thread, changes nothing and is [`Code::FAILED_PRECONDITION`].
#[derive(Clone)]
pub struct Layer {
    handle: Handle,
    running: Arc<Mutex<usize>>, // the number of calls and builds, which all clones share
}

#[repr(transparent)]
struct Handle(NonNull<sys::eager_layer>);

crate::handle!(Handle, eager_layer, eager_layer_retain, eager_layer_release);

impl Made<sys::eager_layer> for Layer {
    unsafe fn made(raw: NonNull<sys::eager_layer>) -> Layer {
        Layer { handle: Handle(raw), running: Arc::default() }
    }
}

/// A call or a build that runs. The library lets nothing be set meanwhile.
pub(crate) struct Running<'a>(&'a Layer);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        *self.0.locked() -= 1;
    }
}

impl Layer {
    /// Makes a layer of a kind, such as "dense". `name` is for messages and the variables' names; "": the kind.
    /// [`Code::NOT_FOUND`]: there is no such kind.
    pub fn new(kind: &str, name: &str) -> Result<Layer> {
        let (kind, name) = (c_string(kind)?, c_string(name)?);
        let context = current()?;
        unsafe { made(|out| sys::eager_layer_create(context, kind.as_ptr(), name.as_ptr(), out)) }
    }

    /// Makes a layer from the text that [`json`](Layer::json) gives, with variables of its own.
    /// [`Code::DATA_LOSS`]: it is no such text.
    pub fn from_json(json: &str) -> Result<Layer> {
        let json = c_string(json)?;
        let context = current()?;
        unsafe { made(|out| sys::eager_layer_from_json(context, json.as_ptr(), out)) }
    }

    /// Sets an attribute that is a whole number.
    /// [`Code::INVALID_ARGUMENT`]: there is none of this name and type. [`Code::FAILED_PRECONDITION`]: the layer has been
    /// built, or is being built.
    pub fn set_int(&self, name: &str, value: i64) -> Result<()> {
        let name = c_string(name)?;
        self.set(|layer| unsafe { sys::eager_layer_set_int(layer, name.as_ptr(), value) })
    }

    /// Sets an attribute that is a number.
    pub fn set_float(&self, name: &str, value: f64) -> Result<()> {
        let name = c_string(name)?;
        self.set(|layer| unsafe { sys::eager_layer_set_float(layer, name.as_ptr(), value) })
    }

    /// Sets an attribute that is true or false.
    pub fn set_bool(&self, name: &str, value: bool) -> Result<()> {
        let name = c_string(name)?;
        self.set(|layer| unsafe { sys::eager_layer_set_bool(layer, name.as_ptr(), value.into()) })
    }

    /// Sets an attribute that is a dtype.
    pub fn set_dtype(&self, name: &str, value: DType) -> Result<()> {
        let name = c_string(name)?;
        self.set(|layer| unsafe { sys::eager_layer_set_dtype(layer, name.as_ptr(), value.0) })
    }

    /// Sets an attribute that is a text, such as an activation or an initializer.
    /// [`Code::INVALID_ARGUMENT`]: there is no such choice or initializer.
    pub fn set_string(&self, name: &str, value: &str) -> Result<()> {
        let (name, value) = (c_string(name)?, c_string(value)?);
        self.set(|layer| unsafe { sys::eager_layer_set_string(layer, name.as_ptr(), value.as_ptr()) })
    }

    /// Sets an attribute that is a list of whole numbers. One number stands for all of a list of fixed length.
    pub fn set_ints(&self, name: &str, values: &[i64]) -> Result<()> {
        let name = c_string(name)?;
        let length = count(values.len());
        self.set(|layer| unsafe { sys::eager_layer_set_ints(layer, name.as_ptr(), values.as_ptr(), length) })
    }

    /// Makes the variables ahead of the first call, for inputs of these dtypes and dims.
    ///
    /// [`Code::INVALID_ARGUMENT`]: an attribute is missing or makes no sense, or an input does not fit.
    pub fn build(&self, inputs: &[Spec]) -> Result<()> {
        let dtypes: Vec<i32> = inputs.iter().map(|spec| spec.dtype.0).collect();
        let ranks: Vec<i32> = inputs.iter().map(|spec| count(spec.dims.len())).collect();
        let dims: Vec<*const i64> = inputs.iter().map(|spec| spec.dims.as_ptr()).collect();
        let (dtypes, ranks, dims) = (dtypes.as_ptr(), ranks.as_ptr(), dims.as_ptr());
        let _running = self.running();
        check(unsafe { sys::eager_layer_build(current()?, self.as_ptr(), dtypes, ranks, dims, count(inputs.len())) })
    }

    /// Runs the layer on its inputs, of which some may be absent, such as a mask, and gives all outputs.
    pub fn call_all(&self, inputs: &[Option<&Tensor>], training: bool) -> Result<Vec<Tensor>> {
        let inputs = Pointers::collect(inputs.iter().map(|tensor| Tensor::pointer_or_null(*tensor)));
        let mut outputs = [ptr::null_mut(); MOST_OUTPUTS];
        let length = self.run(&inputs, training, &mut outputs)?;
        // SAFETY: after success as many handles are written.
        Ok(unsafe { Tensor::take_list(&outputs[..length]) })
    }

    fn run(
        &self,
        inputs: &[*mut sys::eager_tensor],
        training: bool,
        outputs: &mut [*mut sys::eager_tensor; MOST_OUTPUTS],
    ) -> Result<usize> {
        let (layer, mut room) = (self.as_ptr(), count(MOST_OUTPUTS));
        let (number, outputs) = (count(inputs.len()), outputs.as_mut_ptr());
        let _running = self.running();
        check(unsafe {
            sys::eager_layer_call(current()?, layer, inputs.as_ptr(), number, training.into(), outputs, &mut room)
        })?;
        Ok(room as usize)
    }

    /// Returns the kind, such as "dense".
    pub fn kind(&self) -> &str {
        text(unsafe { sys::eager_layer_kind(self.as_ptr()) })
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        text(unsafe { sys::eager_layer_name(self.as_ptr()) })
    }

    /// Reports whether the layer has its variables.
    pub fn is_built(&self) -> bool {
        unsafe { sys::eager_layer_is_built(self.as_ptr()) != 0 }
    }

    /// Returns the variable of this name in the kind, such as "kernel"; `None`: there is none, or not yet.
    pub fn variable(&self, name: &str) -> Option<Variable> {
        let named = self.named_variables(&self.locked());
        named.into_iter().find(|(own, _)| *own == name).map(|(_, variable)| variable)
    }

    /// Replaces a variable, so that two layers share one.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the layer has none of this name, or it has another shape or dtype.
    /// [`Code::FAILED_PRECONDITION`]: the layer has not been built, or a call runs.
    pub fn set_variable(&self, name: &str, variable: &Variable) -> Result<()> {
        let before; // outlives the lock: what the last reference to a variable drops may ask the layer
        let alone = self.alone()?;
        before = self.named_variables(&alone);
        let index = before.iter().position(|(own, _)| *own == name);
        if index.is_none() && self.is_built() {
            let message = format!("layer \"{}\" has no variable \"{name}\"", self.name());
            return Err(Error::new(Code::INVALID_ARGUMENT, message));
        }
        let (layer, index) = (self.as_ptr(), count(index.unwrap_or(0)));
        check(unsafe { sys::eager_layer_set_variable(layer, index, variable.as_ptr()) })
    }

    /// Returns kind, name and attributes as JSON.
    pub fn json(&self) -> Result<String> {
        let _running = self.locked();
        owned_text(|out| unsafe { sys::eager_layer_json(self.as_ptr(), out) })
    }

    /// Returns the variables with their names in the kind.
    fn named_variables(&self, _locked: &MutexGuard<usize>) -> Vec<(&str, Variable)> {
        let layer = self.as_ptr();
        // SAFETY: the variables are lent while nothing is set; the names live as long as the layer.
        let named = |index| unsafe {
            let name = text(sys::eager_layer_variable_name(layer, index));
            Variable::from_lent(sys::eager_layer_variable(layer, index)).map(|variable| (name, variable))
        };
        (0..unsafe { sys::eager_layer_num_variables(layer) }).filter_map(named).collect()
    }

    /// Sets something while nobody else uses the layer.
    fn set(&self, set: impl FnOnce(*mut sys::eager_layer) -> *mut sys::eager_status) -> Result<()> {
        let _alone = self.alone()?;
        check(set(self.as_ptr()))
    }

    /// Locks the layer, unless a call or a build runs.
    fn alone(&self) -> Result<MutexGuard<'_, usize>> {
        let running = self.locked();
        if *running > 0 {
            let message = format!("layer \"{}\" is in use: a call or a build has not ended", self.name());
            return Err(Error::new(Code::FAILED_PRECONDITION, message));
        }
        Ok(running)
    }

    /// Keeps others from setting anything until what it returns is dropped; closures of the program's may run meanwhile.
    pub(crate) fn running(&self) -> Running<'_> {
        *self.locked() += 1;
        Running(self)
    }

    /// Locks the layer for a call that runs no closure of the program's.
    fn locked(&self) -> MutexGuard<'_, usize> {
        self.running.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_layer {
        self.handle.0.as_ptr()
    }
}

/// A layer's call gives at most so many outputs.
const MOST_OUTPUTS: usize = 8;

impl Module for Layer {
    /// Runs the layer and gives its only output, or its first one.
    ///
    /// [`Code::INVALID_ARGUMENT`]: an input that does not fit what the layer was built for.
    fn call(&self, x: &Tensor, training: bool) -> Result<Tensor> {
        let mut outputs = [ptr::null_mut(); MOST_OUTPUTS];
        let length = self.run(&[x.as_ptr()], training, &mut outputs)?;
        // SAFETY: after success as many handles are written, and a layer has an output.
        let mut owned = outputs[..length].iter().map(|raw| unsafe { Tensor::made(NonNull::new_unchecked(*raw)) });
        let first = owned.next().expect("an output");
        owned.for_each(drop);
        Ok(first)
    }

    fn variables(&self) -> Vec<Variable> {
        self.named_variables(&self.locked()).into_iter().map(|(_, variable)| variable).collect()
    }

    fn keyed_variables(&self, key: &str) -> Vec<(String, Variable)> {
        let named = self.named_variables(&self.locked());
        named.into_iter().map(|(name, variable)| (format!("{key}/{name}"), variable)).collect()
    }

    fn check_built(&self, key: &str) -> Result<()> {
        if self.is_built() {
            return Ok(());
        }
        crate::CheckpointWriter::new()?.layer(key, self) // which says so
    }
}

impl fmt::Debug for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json().unwrap_or_default())
    }
}

/// Modules that are called one after the other.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{layers::{Dense, Flatten}, Module, Sequential, Tensor};
/// let model = Sequential::new().with(Flatten::new().create()?).with(Dense::new(2).create()?);
/// assert_eq!(model.infer(&Tensor::new([[[1f32, 2.0]]])?)?.dims(), [1, 2]);
/// assert_eq!(model.variables().len(), 2);
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Sequential {
    modules: Vec<Box<dyn Module + Send + Sync>>,
}

impl Sequential {
    /// Makes an empty sequence, which gives what it is given.
    pub fn new() -> Sequential {
        Sequential::default()
    }

    /// Appends a module.
    pub fn add(&mut self, module: impl Module + Send + Sync + 'static) {
        self.modules.push(Box::new(module));
    }

    /// Appends a module, for making a sequence in one expression.
    pub fn with(mut self, module: impl Module + Send + Sync + 'static) -> Sequential {
        self.add(module);
        self
    }

    /// Returns the number of modules.
    pub fn len(&self) -> usize {
        self.modules.len()
    }

    /// Reports whether there is no module.
    pub fn is_empty(&self) -> bool {
        self.modules.is_empty()
    }
}

impl Module for Sequential {
    fn call(&self, x: &Tensor, training: bool) -> Result<Tensor> {
        self.modules.iter().try_fold(x.clone(), |y, module| module.call(&y, training))
    }

    fn variables(&self) -> Vec<Variable> {
        let mut found: Vec<Variable> = Vec::new();
        for variable in self.modules.iter().flat_map(|module| module.variables()) {
            if !found.iter().any(|other| other.is(&variable)) {
                found.push(variable);
            }
        }
        found
    }

    fn keyed_variables(&self, key: &str) -> Vec<(String, Variable)> {
        let modules = self.modules.iter().enumerate();
        modules.flat_map(|(i, module)| module.keyed_variables(&key_of_layer(key, i))).collect()
    }

    fn check_built(&self, key: &str) -> Result<()> {
        self.modules.iter().enumerate().try_for_each(|(i, module)| module.check_built(&key_of_layer(key, i)))
    }
}

fn key_of_layer(key: &str, i: usize) -> String {
    format!("{key}/layers/{i}")
}

/// Makes a tensor as an initializer does: "glorot_uniform", "constant value=0.1", "random_normal stddev=0.01".
/// [`Code::INVALID_ARGUMENT`]: there is no such initializer.
pub fn initial_value(initializer: &str, dtype: DType, dims: &[i64]) -> Result<Tensor> {
    let initializer = c_string(initializer)?;
    let (rank, dims) = (count(dims.len()), dims.as_ptr());
    let context = current()?;
    unsafe { made(|out| sys::eager_layer_initial_value(context, initializer.as_ptr(), dtype.0, dims, rank, out)) }
}
