//! Gradients.

use std::cell::Cell;
use std::mem::size_of;
use std::ptr::{self, NonNull};

use eager_sys as sys;

use crate::callback;
use crate::context::{current, current_with_id};
use crate::error::{check, count, made, Made};
use crate::tensor::Pointers;
use crate::{Code, Error, Result, Tensor, Variable};

/// The options of a [`Tape`].
#[derive(Clone, Copy, Debug, Default)]
pub struct TapeOptions {
    /// Whether the tape gives any number of gradients, and keeps what they need until it is dropped.
    pub persistent: bool,
    /// Whether the tape does not watch variables that are read.
    pub ignore_variables: bool,
}

/// A record of what the thread's context executes, from here on.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{Tape, Tensor};
/// let x = Tensor::new([1f32, 2.0, 3.0])?;
/// let tape = Tape::new()?;
/// tape.watch(&x)?;
/// let y = &x * &x;
/// assert_eq!(tape.gradient(&y, &x)?.unwrap().to_string(), "[2. 4. 6.]");
/// # Ok(())
/// # }
/// ```
///
/// A tape belongs to the context that it was made in: its methods fail with [`Code::FAILED_PRECONDITION`] while the thread
/// runs in another one. It stays on its thread until [`stop`](Tape::stop):
///
/// ```compile_fail,E0277
/// let tape = eager::Tape::new().unwrap();
/// std::thread::spawn(move || drop(tape));
/// ```
pub struct Tape {
    raw: Raw,
    context: u64, // the id of the one where it records, which may be gone
}

/// A tape that records no more. It may move to another thread, and is used by one at a time.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// # use eager::{Tape, Tensor};
/// let x = Tensor::new(3f32)?;
/// let tape = Tape::new()?;
/// tape.watch(&x)?;
/// let y = &x * &x;
/// let tape = tape.stop()?;
/// let dx = std::thread::spawn(move || tape.gradient(&y, &x)).join().unwrap()?;
/// assert_eq!(dx.unwrap().item::<f32>()?, 6.0);
/// # Ok(())
/// # }
/// ```
pub struct StoppedTape {
    raw: Raw,
}

// SAFETY: a tape that has stopped may move from thread to thread.
unsafe impl Send for StoppedTape {}

/// A tape, and whether it is being asked for gradients. Then it must not be used, as a closure might that it calls.
struct Raw {
    tape: NonNull<sys::eager_tape>,
    asked: Cell<bool>,
}

impl Drop for Raw {
    fn drop(&mut self) {
        unsafe { sys::eager_tape_release(self.tape.as_ptr()) }
    }
}

impl Made<sys::eager_tape> for Raw {
    unsafe fn made(tape: NonNull<sys::eager_tape>) -> Self {
        Raw { tape, asked: Cell::new(false) }
    }
}

impl Raw {
    #[inline]
    fn as_ptr(&self) -> Result<*mut sys::eager_tape> {
        if self.asked.get() {
            return Err(Error::new(Code::FAILED_PRECONDITION, "the tape is being asked for gradients"));
        }
        Ok(self.tape.as_ptr())
    }

    /// Returns the tape for a call that may run closures, which find it in use until what comes with it is dropped.
    #[inline]
    fn ask(&self) -> Result<(*mut sys::eager_tape, Asked<'_>)> {
        let tape = self.as_ptr()?;
        self.asked.set(true);
        Ok((tape, Asked(&self.asked)))
    }
}

struct Asked<'a>(&'a Cell<bool>);

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.0.set(false);
    }
}

/// What [`Tape::gradient_with`] computes: the gradients of the sum of all targets, each weighted by its output gradient.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gradient<'a> {
    /// What is differentiated, one at least.
    pub targets: &'a [&'a Tensor],
    /// None, or one for each target and of its shape; `None` stands for ones.
    pub output_gradients: &'a [Option<&'a Tensor>],
    /// By what: tensors.
    pub sources: &'a [&'a Tensor],
    /// By what: variables. Their gradients follow those of the tensors.
    pub variables: &'a [&'a Variable],
    /// Whether a source to which no path leads gets zeros instead of `None`.
    pub unconnected_zero: bool,
}

impl Tape {
    /// Makes a tape that gives one gradient and watches the variables that are read.
    pub fn new() -> Result<Tape> {
        Tape::create(ptr::null())
    }

    /// Makes a tape with options.
    pub fn with_options(options: TapeOptions) -> Result<Tape> {
        Tape::create(&sys::eager_tape_options {
            struct_size: size_of::<sys::eager_tape_options>(),
            persistent: options.persistent.into(),
            ignore_variables: options.ignore_variables.into(),
        })
    }

    fn create(options: *const sys::eager_tape_options) -> Result<Tape> {
        let (context, id) = current_with_id()?;
        Ok(Tape { raw: unsafe { made(|out| sys::eager_tape_create(context, options, out))? }, context: id })
    }

    /// Makes the tape know a tensor. The call comes before the ops that use the tensor.
    pub fn watch(&self, tensor: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_tape_watch(self.as_ptr()?, tensor.as_ptr()) })
    }

    /// Makes the tape watch what is read from a variable from here on, also if it is not trainable.
    pub fn watch_variable(&self, variable: &Variable) -> Result<()> {
        check(unsafe { sys::eager_tape_watch_variable(self.as_ptr()?, variable.as_ptr()) })
    }

    /// Pauses the recording until as many calls of [`resume`](Tape::resume).
    pub fn pause(&self) -> Result<()> {
        check(unsafe { sys::eager_tape_pause(self.as_ptr()?) })
    }

    /// Resumes the recording. [`Code::FAILED_PRECONDITION`]: it is not paused.
    pub fn resume(&self) -> Result<()> {
        check(unsafe { sys::eager_tape_resume(self.as_ptr()?) })
    }

    /// Ends the recording for good.
    pub fn stop(self) -> Result<StoppedTape> {
        check(unsafe { sys::eager_tape_stop(self.as_ptr()?) })?;
        Ok(StoppedTape { raw: self.raw })
    }

    /// Forgets all records and watches. A tape that gave its one gradient counts as unused again.
    pub fn reset(&self) -> Result<()> {
        check(unsafe { sys::eager_tape_reset(self.as_ptr()?) })
    }

    /// Reports whether the tape is neither paused nor, since it gave its gradient, stopped.
    pub fn is_recording(&self) -> bool {
        self.as_ptr().is_ok_and(|tape| unsafe { sys::eager_tape_is_recording(tape) != 0 })
    }

    /// Computes the gradient of a target for a tensor; `None`: no path leads to it.
    ///
    /// [`Code::FAILED_PRECONDITION`]: the tape gave its one gradient. [`Code::UNIMPLEMENTED`]: an op on the path has no
    /// gradient.
    pub fn gradient(&self, target: &Tensor, source: &Tensor) -> Result<Option<Tensor>> {
        one_gradient(self.at_hand()?, target, source)
    }

    /// Computes the gradients of a target for tensors.
    pub fn gradients(&self, target: &Tensor, sources: &[&Tensor]) -> Result<Vec<Option<Tensor>>> {
        self.gradient_with(Gradient { targets: &[target], sources, ..Default::default() })
    }

    /// Computes the gradients of a target for variables.
    pub fn variable_gradients(&self, target: &Tensor, variables: &[&Variable]) -> Result<Vec<Option<Tensor>>> {
        self.gradient_with(Gradient { targets: &[target], variables, ..Default::default() })
    }

    /// Computes gradients: first those of the sources, then those of the variables.
    pub fn gradient_with(&self, gradient: Gradient<'_>) -> Result<Vec<Option<Tensor>>> {
        all_gradients(self.at_hand()?, gradient)
    }

    /// Returns the variables that the tape watches, in the order in which it met them.
    pub fn watched_variables(&self) -> Result<Vec<Variable>> {
        watched(self.at_hand()?.as_ptr()?)
    }

    #[inline]
    fn as_ptr(&self) -> Result<*mut sys::eager_tape> {
        self.at_hand()?.as_ptr()
    }

    /// Returns the tape for a call, for which the thread must run in its context.
    #[inline]
    fn at_hand(&self) -> Result<&Raw> {
        if self.context == current_with_id()?.1 {
            return Ok(&self.raw);
        }
        Err(Error::new(Code::FAILED_PRECONDITION, "the tape belongs to another context than the thread runs in"))
    }
}

impl StoppedTape {
    /// See [`Tape::gradient`].
    pub fn gradient(&self, target: &Tensor, source: &Tensor) -> Result<Option<Tensor>> {
        one_gradient(&self.raw, target, source)
    }

    /// See [`Tape::gradients`].
    pub fn gradients(&self, target: &Tensor, sources: &[&Tensor]) -> Result<Vec<Option<Tensor>>> {
        self.gradient_with(Gradient { targets: &[target], sources, ..Default::default() })
    }

    /// See [`Tape::variable_gradients`].
    pub fn variable_gradients(&self, target: &Tensor, variables: &[&Variable]) -> Result<Vec<Option<Tensor>>> {
        self.gradient_with(Gradient { targets: &[target], variables, ..Default::default() })
    }

    /// See [`Tape::gradient_with`].
    pub fn gradient_with(&self, gradient: Gradient<'_>) -> Result<Vec<Option<Tensor>>> {
        all_gradients(&self.raw, gradient)
    }

    /// See [`Tape::watched_variables`].
    pub fn watched_variables(&self) -> Result<Vec<Variable>> {
        watched(self.raw.as_ptr()?)
    }
}

fn one_gradient(tape: &Raw, target: &Tensor, source: &Tensor) -> Result<Option<Tensor>> {
    let (tape, _asked) = tape.ask()?;
    let (target, source) = (target.as_ptr(), source.as_ptr());
    let mut gradient = ptr::null_mut();
    check(unsafe {
        let (none, no_variables) = (ptr::null(), ptr::null());
        sys::eager_tape_gradient(
            current()?,
            tape,
            &target,
            1,
            none,
            &source,
            1,
            no_variables,
            0,
            ptr::null(),
            &mut gradient,
        )
    })?;
    Ok(NonNull::new(gradient).map(|raw| unsafe { Tensor::made(raw) }))
}

fn all_gradients(tape: &Raw, asked: Gradient<'_>) -> Result<Vec<Option<Tensor>>> {
    let (tape, _asked) = tape.ask()?;
    let targets = Pointers::new(asked.targets);
    let weights = asked.output_gradients;
    if !weights.is_empty() && weights.len() != targets.len() {
        let (weights, targets) = (weights.len(), targets.len());
        return Err(Error::new(Code::INVALID_ARGUMENT, format!("{targets} targets but {weights} output gradients")));
    }
    let weights = Pointers::collect(weights.iter().map(|weight| Tensor::pointer_or_null(*weight)));
    let sources = Pointers::new(asked.sources);
    let variables = Pointers::collect(asked.variables.iter().map(|variable| variable.as_ptr()));
    let options = sys::eager_gradient_options {
        struct_size: size_of::<sys::eager_gradient_options>(),
        unconnected_zero: asked.unconnected_zero.into(),
    };
    let mut gradients: Vec<Option<Tensor>> = Vec::new();
    gradients.resize_with(sources.len() + variables.len(), || None);
    check(unsafe {
        sys::eager_tape_gradient(
            current()?,
            tape,
            targets.as_ptr(),
            count(targets.len()),
            if weights.is_empty() { ptr::null() } else { weights.as_ptr() },
            sources.as_ptr(),
            count(sources.len()),
            variables.as_ptr(),
            count(variables.len()),
            &options,
            gradients.as_mut_ptr().cast(), // an Option<Tensor> is a pointer that may be null
        )
    })?;
    Ok(gradients)
}

fn watched(tape: *mut sys::eager_tape) -> Result<Vec<Variable>> {
    let variable = |index| unsafe { Variable::from_lent(sys::eager_tape_watched(tape, index)) };
    Ok((0..unsafe { sys::eager_tape_num_watched(tape) }).filter_map(variable).collect())
}

/// Computes the gradient of a function at x; zeros where no path leads from x to its value.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// let x = eager::Tensor::new(2f32)?;
/// let cube = |x: &eager::Tensor| Ok(x * x * x);
/// assert_eq!(eager::gradient(cube, &x)?.to_string(), "12.0");
/// let second = eager::gradient(|x| eager::gradient(cube, x), &x)?;
/// assert_eq!(second.to_string(), "12.0");
/// # Ok(())
/// # }
/// ```
pub fn gradient(function: impl FnOnce(&Tensor) -> Result<Tensor>, x: &Tensor) -> Result<Tensor> {
    Ok(value_and_gradient(function, x)?.1)
}

/// Computes a function at x, and its gradient there.
pub fn value_and_gradient(function: impl FnOnce(&Tensor) -> Result<Tensor>, x: &Tensor) -> Result<(Tensor, Tensor)> {
    let tape = Tape::with_options(TapeOptions { ignore_variables: true, ..Default::default() })?;
    tape.watch(x)?;
    let value = function(x)?;
    match tape.gradient(&value, x)? {
        Some(gradient) => Ok((value, gradient)),
        None => Ok((value, crate::ops::zeros_like(x)?)),
    }
}

/// Computes outputs with a gradient of one's own, instead of that of the ops.
///
/// `forward` gets the inputs and gives the outputs and `backward`, which makes gradients of the inputs from those of the
/// outputs; `None` is no gradient. `backward` may use ops, and can then be differentiated again, also by what it has from
/// `forward`, which the tapes record; code that only the first order needs may run in [`pause_tapes`](crate::pause_tapes).
/// It runs any number of times, and on several threads at once where they share a function.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{custom_gradient, gradient, ops, Tensor};
/// let clip_gradient = |x: &Tensor| {
///     let outputs = custom_gradient(&[x], |x| {
///         let backward = |dy: &[Tensor]| {
///             let bound = Tensor::weak(1.0)?;
///             Ok(vec![Some(ops::minimum(&dy[0], &bound)?)])
///         };
///         Ok((vec![x[0].clone()], backward))
///     })?;
///     Ok(&outputs[0] * 10.0)
/// };
/// assert_eq!(gradient(clip_gradient, &Tensor::new(3f32)?)?.to_string(), "1.0");
/// # Ok(())
/// # }
/// ```
pub fn custom_gradient<B>(
    inputs: &[&Tensor],
    forward: impl FnOnce(&[&Tensor]) -> Result<(Vec<Tensor>, B)>,
) -> Result<Vec<Tensor>>
where
    B: Fn(&[Tensor]) -> Result<Vec<Option<Tensor>>> + Send + Sync + 'static,
{
    let (outputs, backward) = forward(inputs)?;
    record_gradient(inputs, &outputs.iter().collect::<Vec<_>>(), backward)
}

/// Tells the tapes that record now that `outputs` came from `inputs`, and that `backward` gives their gradients. Go on with
/// what comes back: the same values under new handles. See [`custom_gradient`].
pub fn record_gradient(
    inputs: &[&Tensor],
    outputs: &[&Tensor],
    backward: impl Fn(&[Tensor]) -> Result<Vec<Option<Tensor>>> + Send + Sync + 'static,
) -> Result<Vec<Tensor>> {
    let context = current()?;
    let (inputs, outputs) = (Pointers::new(inputs), Pointers::new(outputs));
    let backward: Box<callback::Backward> = Box::new(backward);
    let (data, destroy) = callback::hand_over(backward);
    let backward = Some(callback::backward as sys::eager_backward_fn);
    let (num_inputs, num_outputs) = (count(inputs.len()), count(outputs.len()));
    let (inputs, outputs, length) = (inputs.as_ptr(), outputs.as_ptr(), outputs.len());
    // SAFETY: the library keeps the closure, and records all outputs or fails.
    unsafe {
        Tensor::filled_list(length, |out| {
            sys::eager_tape_record(context, inputs, num_inputs, outputs, num_outputs, backward, data, destroy, out)
        })
    }
}
