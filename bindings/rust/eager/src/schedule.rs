//! Learning rates by the step.

use std::fmt;
use std::ptr::NonNull;

use eager_sys as sys;

use crate::context::current;
use crate::error::{c_string, check, count, made, owned_text};
use crate::Result;

/// A formula for the learning rate of each step.
///
/// The structs of [`schedules`](crate::schedules) make one:
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{optimizers::SGD, schedules::ExponentialDecay};
/// let rate = ExponentialDecay { initial_learning_rate: 0.5, decay_steps: 10.0, decay_rate: 0.25, ..Default::default() };
/// let rate = rate.create()?;
/// assert_eq!(rate.rate(10)?, 0.125);
/// SGD::default().create()?.set_learning_rate(&rate)?;
/// assert!(rate.set_float("decay_rate", 1.0).is_err()); // an optimizer has it
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct Schedule(NonNull<sys::eager_schedule>);

crate::handle!(Schedule, eager_schedule, eager_schedule_retain, eager_schedule_release);

impl Schedule {
    /// Makes a schedule of a kind, such as "cosine", with its default attributes.
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): there is no such kind.
    pub fn new(kind: &str) -> Result<Schedule> {
        let kind = c_string(kind)?;
        let context = current()?;
        unsafe { made(|out| sys::eager_schedule_create(context, kind.as_ptr(), out)) }
    }

    /// Sets an attribute that is a number.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): there is none of this name and type.
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): an optimizer has the schedule.
    pub fn set_float(&self, name: &str, value: f64) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_schedule_set_float(self.as_ptr(), name.as_ptr(), value) })
    }

    /// Sets an attribute that is true or false.
    pub fn set_bool(&self, name: &str, value: bool) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eager_schedule_set_bool(self.as_ptr(), name.as_ptr(), value.into()) })
    }

    /// Sets an attribute that is a list of numbers.
    pub fn set_floats(&self, name: &str, values: &[f64]) -> Result<()> {
        let name = c_string(name)?;
        let length = count(values.len());
        check(unsafe { sys::eager_schedule_set_floats(self.as_ptr(), name.as_ptr(), values.as_ptr(), length) })
    }

    /// Returns the rate of a step, which counts from 0.
    ///
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): attributes that do not fit each other, or a rate that is
    /// negative, infinite or NaN.
    pub fn rate(&self, step: i64) -> Result<f64> {
        let mut rate = 0.0;
        check(unsafe { sys::eager_schedule_rate(self.as_ptr(), step, &mut rate) })?;
        Ok(rate)
    }

    /// Returns the kind and the attributes as JSON.
    pub fn json(&self) -> Result<String> {
        owned_text(|out| unsafe { sys::eager_schedule_json(self.as_ptr(), out) })
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_schedule {
        self.0.as_ptr()
    }
}

impl fmt::Debug for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json().unwrap_or_default())
    }
}
