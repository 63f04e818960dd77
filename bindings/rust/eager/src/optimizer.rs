//! Rules that update variables.

use std::fmt;
use std::ptr::NonNull;

use eager_sys as sys;

use crate::context::current;
use crate::error::{c_string, check, count, made};
use crate::tensor::Pointers;
use crate::{Code, Error, Op, Result, Schedule, Tensor, Variable};

/// A rule that updates variables, and what it remembers of them. Threads may share it: one call at a time runs.
///
/// The structs of [`optimizers`](crate::optimizers) make one:
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{optimizers::Adam, Tape, Tensor, Variable};
/// let w = Variable::new(&Tensor::new([1f32, -1.0])?, "w")?;
/// let adam = Adam { learning_rate: 0.5, ..Default::default() }.create()?;
/// let tape = Tape::new()?;
/// let loss = eager::ops::sum(&eager::ops::square(&w.read()?)?)?;
/// adam.apply(&[&w], &tape.variable_gradients(&loss, &[&w])?)?;
/// assert_eq!(w.read()?.to_string(), "[ 0.5 -0.5]");
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct Optimizer(NonNull<sys::eager_optimizer>);

crate::handle!(Optimizer, eager_optimizer, eager_optimizer_retain, eager_optimizer_release);

impl Optimizer {
    /// Makes an optimizer of a kind, such as "adam", with its default hyperparameters.
    /// [`Code::NOT_FOUND`]: there is no such kind.
    pub fn new(kind: &str) -> Result<Optimizer> {
        let kind = c_string(kind)?;
        let context = current()?;
        unsafe { made(|out| sys::eager_optimizer_create(context, kind.as_ptr(), out)) }
    }

    /// Sets a hyperparameter, which holds from the next step.
    /// [`Code::INVALID_ARGUMENT`]: there is none of this name and type, or the value makes no sense.
    pub fn set_float(&self, name: &str, value: f64) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_optimizer_set_float(self.as_ptr(), name.as_ptr(), value) })
    }

    /// Sets a hyperparameter that is a whole number.
    pub fn set_int(&self, name: &str, value: i64) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_optimizer_set_int(self.as_ptr(), name.as_ptr(), value) })
    }

    /// Sets a hyperparameter that is a list of texts.
    pub fn set_strings(&self, name: &str, values: &[&str]) -> Result<()> {
        let name = c_string(name)?;
        let texts = values.iter().map(|text| c_string(*text)).collect::<Result<Vec<_>>>()?;
        let pointers: Vec<_> = texts.iter().map(|text| text.as_ptr()).collect();
        let length = count(pointers.len());
        check(unsafe { sys::eager_optimizer_set_strings(self.as_ptr(), name.as_ptr(), pointers.as_ptr(), length) })
    }

    /// Sets a hyperparameter that is true or false.
    pub fn set_bool(&self, name: &str, value: bool) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_optimizer_set_bool(self.as_ptr(), name.as_ptr(), value.into()) })
    }

    /// Sets the learning rate to a number, a scalar tensor, a variable that each step reads, a schedule, or an op that each step
    /// runs.
    pub fn set_learning_rate<'a>(&self, rate: impl Into<LearningRate<'a>>) -> Result<()> {
        let optimizer = self.as_ptr();
        match rate.into() {
            LearningRate::Number(rate) => self.set_float("learning_rate", rate),
            LearningRate::Tensor(rate) => {
                check(unsafe { sys::eager_optimizer_set_learning_rate_tensor(optimizer, rate.as_ptr()) })
            }
            LearningRate::Variable(rate) => {
                check(unsafe { sys::eager_optimizer_set_learning_rate_variable(optimizer, rate.as_ptr()) })
            }
            LearningRate::Schedule(rate) => {
                check(unsafe { sys::eager_optimizer_set_schedule(optimizer, rate.as_ptr()) })
            }
            LearningRate::Op(rate) => {
                check(unsafe { sys::eager_optimizer_set_learning_rate_op(optimizer, rate.as_ptr()) })
            }
        }
    }

    /// Makes one step: updates all variables together. A variable whose gradient is `None` stays as it is.
    ///
    /// [`Code::INVALID_ARGUMENT`]: there are not as many gradients as variables, or one has another shape or dtype than its
    /// variable; a variable that is given twice, or is not of a floating dtype.
    pub fn apply(&self, variables: &[&Variable], gradients: &[Option<Tensor>]) -> Result<()> {
        if variables.len() != gradients.len() {
            let (variables, gradients) = (variables.len(), gradients.len());
            return Err(Error::new(Code::INVALID_ARGUMENT, format!("{variables} variables but {gradients} gradients")));
        }
        let pointers = Pointers::collect(variables.iter().map(|variable| variable.as_ptr()));
        // An Option<Tensor> is a pointer that may be null.
        let (gradients, length) = (gradients.as_ptr().cast(), count(variables.len()));
        check(unsafe { sys::eager_optimizer_apply(current()?, self.as_ptr(), pointers.as_ptr(), gradients, length) })
    }

    /// Makes the slots of variables ahead of the first step, so that a checkpoint can fill them.
    pub fn build(&self, variables: &[&Variable]) -> Result<()> {
        let pointers = Pointers::collect(variables.iter().map(|variable| variable.as_ptr()));
        check(unsafe { sys::eager_optimizer_build(self.as_ptr(), pointers.as_ptr(), count(variables.len())) })
    }

    /// Returns the variables in which the optimizer keeps what it remembers: the step count, then the slots in the order in
    /// which they were made.
    pub fn variables(&self) -> Vec<Variable> {
        self.slots().map(|(slot, _)| slot).collect()
    }

    /// Returns the slot of a name, such as "momentum", that belongs to a variable; `None`: there is none yet.
    pub fn slot(&self, variable: &Variable, name: &str) -> Option<Variable> {
        let is_named = |slot: &Variable| slot.name().rsplit('/').next() == Some(name);
        self.slots().find(|(slot, trained)| *trained == variable.as_ptr() && is_named(slot)).map(|(slot, _)| slot)
    }

    /// Returns each variable of the optimizer with the one that it belongs to.
    fn slots(&self) -> impl Iterator<Item = (Variable, *mut sys::eager_variable)> + '_ {
        let optimizer = self.as_ptr();
        (0..unsafe { sys::eager_optimizer_num_variables(optimizer) }).filter_map(move |index| unsafe {
            let slot = Variable::from_lent(sys::eager_optimizer_variable(optimizer, index))?;
            Some((slot, sys::eager_optimizer_trained(optimizer, index)))
        })
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_optimizer {
        self.0.as_ptr()
    }

    /// Makes a reference of one that the library lends.
    pub(crate) unsafe fn from_lent(raw: *mut sys::eager_optimizer) -> Option<Optimizer> {
        unsafe { sys::eager_optimizer_retain(raw) };
        NonNull::new(raw).map(Optimizer)
    }
}

impl fmt::Debug for Optimizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.variables()).finish()
    }
}

/// What an optimizer's learning rate may be.
#[derive(Clone, Copy)]
pub enum LearningRate<'a> {
    /// A number.
    Number(f64),
    /// A scalar.
    Tensor(&'a Tensor),
    /// A scalar that each step reads.
    Variable(&'a Variable),
    /// A formula of the step.
    Schedule(&'a Schedule),
    /// An op without inputs that each step runs.
    Op(&'a Op),
}

impl From<f64> for LearningRate<'_> {
    fn from(rate: f64) -> Self {
        LearningRate::Number(rate)
    }
}

impl<'a> From<&'a Tensor> for LearningRate<'a> {
    fn from(rate: &'a Tensor) -> Self {
        LearningRate::Tensor(rate)
    }
}

impl<'a> From<&'a Variable> for LearningRate<'a> {
    fn from(rate: &'a Variable) -> Self {
        LearningRate::Variable(rate)
    }
}

impl<'a> From<&'a Schedule> for LearningRate<'a> {
    fn from(rate: &'a Schedule) -> Self {
        LearningRate::Schedule(rate)
    }
}

impl<'a> From<&'a Op> for LearningRate<'a> {
    fn from(rate: &'a Op) -> Self {
        LearningRate::Op(rate)
    }
}
