// Written by bindings/generate from the registry; changes belong there.

//! The kinds of schedules: each a struct of attributes with [`Default`], from which
//! `create` makes a [`Schedule`].

use crate::{Result, Schedule};

/// The same learning rate at each step.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// The rate of every step. Default: `0.001`.
    pub learning_rate: f64,
}

impl Default for Constant {
    fn default() -> Self {
        Constant { learning_rate: 0.001 }
    }
}

impl Constant {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("constant")?;
        schedule.set_float("learning_rate", self.learning_rate)?;
        Ok(schedule)
    }
}

/// A warm-up in a line, then half a cosine's wave down over decay_steps (Loshchilov and Hutter, 2017).
#[derive(Clone, Copy, Debug)]
pub struct CosineDecay {
    /// The rate of the first step. Default: `0.001`.
    pub initial_learning_rate: f64,
    /// The number of steps over which the rate decays; more than 0. Default: `1.0`.
    pub decay_steps: f64,
    /// The last rate, as a part of the highest. Default: `0.0`.
    pub alpha: f64,
    /// The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default:
    /// `0.0`.
    pub warmup_target: f64,
    /// The number of steps in which the rate first goes from initial_learning_rate to warmup_target; 0: none.
    /// Default: `0.0`.
    pub warmup_steps: f64,
}

impl Default for CosineDecay {
    fn default() -> Self {
        CosineDecay {
            initial_learning_rate: 0.001,
            decay_steps: 1.0,
            alpha: 0.0,
            warmup_target: 0.0,
            warmup_steps: 0.0,
        }
    }
}

impl CosineDecay {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("cosine")?;
        schedule.set_float("initial_learning_rate", self.initial_learning_rate)?;
        schedule.set_float("decay_steps", self.decay_steps)?;
        schedule.set_float("alpha", self.alpha)?;
        schedule.set_float("warmup_target", self.warmup_target)?;
        schedule.set_float("warmup_steps", self.warmup_steps)?;
        Ok(schedule)
    }
}

/// A warm-up in a line, then half a cosine's wave down again and again, each t_mul times as long and m_mul times as
/// high as the one before (SGDR: Loshchilov and Hutter, 2017).
#[derive(Clone, Copy, Debug)]
pub struct CosineDecayRestarts {
    /// The rate of the first step. Default: `0.001`.
    pub initial_learning_rate: f64,
    /// The number of steps to the first restart; more than 0. Default: `1.0`.
    pub first_decay_steps: f64,
    /// How many times longer each period is than the one before; at least 1. Default: `2.0`.
    pub t_mul: f64,
    /// How many times higher each period begins than the one before. Default: `1.0`.
    pub m_mul: f64,
    /// The last rate, as a part of the highest. Default: `0.0`.
    pub alpha: f64,
    /// The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default:
    /// `0.0`.
    pub warmup_target: f64,
    /// The number of steps in which the rate first goes from initial_learning_rate to warmup_target; 0: none.
    /// Default: `0.0`.
    pub warmup_steps: f64,
}

impl Default for CosineDecayRestarts {
    fn default() -> Self {
        CosineDecayRestarts {
            initial_learning_rate: 0.001,
            first_decay_steps: 1.0,
            t_mul: 2.0,
            m_mul: 1.0,
            alpha: 0.0,
            warmup_target: 0.0,
            warmup_steps: 0.0,
        }
    }
}

impl CosineDecayRestarts {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("cosine_restarts")?;
        schedule.set_float("initial_learning_rate", self.initial_learning_rate)?;
        schedule.set_float("first_decay_steps", self.first_decay_steps)?;
        schedule.set_float("t_mul", self.t_mul)?;
        schedule.set_float("m_mul", self.m_mul)?;
        schedule.set_float("alpha", self.alpha)?;
        schedule.set_float("warmup_target", self.warmup_target)?;
        schedule.set_float("warmup_steps", self.warmup_steps)?;
        Ok(schedule)
    }
}

/// Exponential decay: initial_learning_rate \* decay_rate^(step / decay_steps).
#[derive(Clone, Copy, Debug)]
pub struct ExponentialDecay {
    /// The rate of the first step. Default: `0.001`.
    pub initial_learning_rate: f64,
    /// The number of steps over which the rate decays; more than 0. Default: `1.0`.
    pub decay_steps: f64,
    /// How much the rate decays in decay_steps steps. Default: `0.96`.
    pub decay_rate: f64,
    /// Whether the rate falls in steps, each time that decay_steps have passed, and not at every step. Default:
    /// `false`.
    pub staircase: bool,
}

impl Default for ExponentialDecay {
    fn default() -> Self {
        ExponentialDecay { initial_learning_rate: 0.001, decay_steps: 1.0, decay_rate: 0.96, staircase: false }
    }
}

impl ExponentialDecay {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("exponential")?;
        schedule.set_float("initial_learning_rate", self.initial_learning_rate)?;
        schedule.set_float("decay_steps", self.decay_steps)?;
        schedule.set_float("decay_rate", self.decay_rate)?;
        schedule.set_bool("staircase", self.staircase)?;
        Ok(schedule)
    }
}

/// Decay with time: initial_learning_rate / (1 + decay_rate \* step / decay_steps).
#[derive(Clone, Copy, Debug)]
pub struct InverseTimeDecay {
    /// The rate of the first step. Default: `0.001`.
    pub initial_learning_rate: f64,
    /// The number of steps over which the rate decays; more than 0. Default: `1.0`.
    pub decay_steps: f64,
    /// How much the rate decays in decay_steps steps. Default: `0.96`.
    pub decay_rate: f64,
    /// Whether the rate falls in steps, each time that decay_steps have passed, and not at every step. Default:
    /// `false`.
    pub staircase: bool,
}

impl Default for InverseTimeDecay {
    fn default() -> Self {
        InverseTimeDecay { initial_learning_rate: 0.001, decay_steps: 1.0, decay_rate: 0.96, staircase: false }
    }
}

impl InverseTimeDecay {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("inverse_time")?;
        schedule.set_float("initial_learning_rate", self.initial_learning_rate)?;
        schedule.set_float("decay_steps", self.decay_steps)?;
        schedule.set_float("decay_rate", self.decay_rate)?;
        schedule.set_bool("staircase", self.staircase)?;
        Ok(schedule)
    }
}

/// One cycle (Smith and Topin, 2018): up from max_learning_rate / div_factor, then down to max_learning_rate /
/// div_factor / final_div_factor.
#[derive(Clone, Copy, Debug)]
pub struct OneCycle {
    /// The highest rate. Default: `0.001`.
    pub max_learning_rate: f64,
    /// The number of steps of the cycle; more than 0. Default: `1.0`.
    pub total_steps: f64,
    /// The part of the cycle in which the rate rises. Default: `0.3`.
    pub pct_start: f64,
    /// The highest rate, over that of the first step. Default: `25.0`.
    pub div_factor: f64,
    /// The rate of the first step, over that of the last. Default: `10000.0`.
    pub final_div_factor: f64,
    /// Whether the rate follows lines, and not cosines. Default: `false`.
    pub linear: bool,
    /// Whether the rate first falls back as slowly as it rose, and only then to the last rate. Default: `false`.
    pub three_phase: bool,
}

impl Default for OneCycle {
    fn default() -> Self {
        OneCycle {
            max_learning_rate: 0.001,
            total_steps: 1.0,
            pct_start: 0.3,
            div_factor: 25.0,
            final_div_factor: 10000.0,
            linear: false,
            three_phase: false,
        }
    }
}

impl OneCycle {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("one_cycle")?;
        schedule.set_float("max_learning_rate", self.max_learning_rate)?;
        schedule.set_float("total_steps", self.total_steps)?;
        schedule.set_float("pct_start", self.pct_start)?;
        schedule.set_float("div_factor", self.div_factor)?;
        schedule.set_float("final_div_factor", self.final_div_factor)?;
        schedule.set_bool("linear", self.linear)?;
        schedule.set_bool("three_phase", self.three_phase)?;
        Ok(schedule)
    }
}

/// Polynomial decay: (initial_learning_rate - end_learning_rate) \* (1 - step / decay_steps)^power +
/// end_learning_rate; after decay_steps the rate stays, or the next cycle begins.
#[derive(Clone, Copy, Debug)]
pub struct PolynomialDecay {
    /// The rate of the first step. Default: `0.001`.
    pub initial_learning_rate: f64,
    /// The number of steps over which the rate decays; more than 0. Default: `1.0`.
    pub decay_steps: f64,
    /// The rate after decay_steps. Default: `0.0001`.
    pub end_learning_rate: f64,
    /// The power of the polynomial; 1: a line. Default: `1.0`.
    pub power: f64,
    /// Whether the rate rises again after decay_steps, and decays over twice, three times, ... as many. Default:
    /// `false`.
    pub cycle: bool,
}

impl Default for PolynomialDecay {
    fn default() -> Self {
        PolynomialDecay {
            initial_learning_rate: 0.001,
            decay_steps: 1.0,
            end_learning_rate: 0.0001,
            power: 1.0,
            cycle: false,
        }
    }
}

impl PolynomialDecay {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("polynomial")?;
        schedule.set_float("initial_learning_rate", self.initial_learning_rate)?;
        schedule.set_float("decay_steps", self.decay_steps)?;
        schedule.set_float("end_learning_rate", self.end_learning_rate)?;
        schedule.set_float("power", self.power)?;
        schedule.set_bool("cycle", self.cycle)?;
        Ok(schedule)
    }
}

/// A learning rate that changes at given steps: values\[i\] for the first i where step \<= boundaries\[i\], else the
/// last of values.
#[derive(Clone, Copy, Debug, Default)]
pub struct PiecewiseConstantDecay<'a> {
    /// The last steps of each value but the last; they ascend. Default: `[]`.
    pub boundaries: &'a [f64],
    /// The rates, one more than boundaries. Default: `[]`.
    pub values: &'a [f64],
}

impl PiecewiseConstantDecay<'_> {
    /// Makes the schedule.
    pub fn create(self) -> Result<Schedule> {
        let schedule = Schedule::new("step")?;
        schedule.set_floats("boundaries", self.boundaries)?;
        schedule.set_floats("values", self.values)?;
        Ok(schedule)
    }
}
