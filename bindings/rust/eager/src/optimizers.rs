// Written by bindings/generate from the registry; changes belong there.

//! The kinds of optimizers: each a struct of hyperparameters with [`Default`], from which
//! `create` makes an [`Optimizer`].

use crate::{Optimizer, Result};

/// Adadelta (Zeiler, 2012): s = rho \* s + (1 - rho) \* g^2; d = g \* sqrt(c + epsilon) / sqrt(s + epsilon); c = rho
/// \* c + (1 - rho) \* d^2; p -= lr \* d. The paper's lr is 1.
///
/// Slots: "mean_square" (s, the mean of the squared gradients, decayed); "mean_square_change" (c, the mean of the
/// squared changes, decayed); "average" (the moving average of the variable; there is none while ema_momentum is 0);
/// "accumulated_gradient" (the sum of the gradients since the last update; there is none while accumulation_steps is
/// 1).
#[derive(Clone, Copy, Debug)]
pub struct Adadelta<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the squared gradients, at each step. Default: `0.9`.
    pub rho: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-06`.
    pub epsilon: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Adadelta<'_> {
    fn default() -> Self {
        Adadelta {
            learning_rate: 0.001,
            rho: 0.9,
            epsilon: 1e-6,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Adadelta<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adadelta")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("rho", self.rho)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr \* g / (sqrt(s) + epsilon).
///
/// Slots: "accumulator" (s, the sum of the squared gradients); "average" (the moving average of the variable; there
/// is none while ema_momentum is 0); "accumulated_gradient" (the sum of the gradients since the last update; there is
/// none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Adagrad<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The value that the slot "accumulator" starts with. Default: `0.0`.
    pub initial_accumulator_value: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-10`.
    pub epsilon: f64,
    /// Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: `false`.
    pub epsilon_within_root: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Adagrad<'_> {
    fn default() -> Self {
        Adagrad {
            learning_rate: 0.001,
            initial_accumulator_value: 0.0,
            epsilon: 1e-10,
            epsilon_within_root: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Adagrad<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adagrad")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("initial_accumulator_value", self.initial_accumulator_value)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_bool("epsilon_within_root", self.epsilon_within_root)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Adam (Kingma and Ba, 2015): m = beta_1 \* m + (1 - beta_1) \* g; v = beta_2 \* v + (1 - beta_2) \* g^2; p -= lr \*
/// weight_decay \* p; p -= lr \* (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon). With amsgrad: v_max =
/// max(v_max, v), which stands in place of v in the step.
///
/// Slots: "m" (m, the mean of the gradients, decayed); "v" (v, the mean of the squared gradients, decayed); "v_max"
/// (the largest v so far; there is none while amsgrad is false); "average" (the moving average of the variable; there
/// is none while ema_momentum is 0); "accumulated_gradient" (the sum of the gradients since the last update; there is
/// none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Adam<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the gradients, at each step; less than 1. Default: `0.9`.
    pub beta_1: f64,
    /// The decay of the mean of the squared gradients, at each step; less than 1. Default: `0.999`.
    pub beta_2: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta_2^t).
    /// Default: `false`.
    pub epsilon_before_correction: bool,
    /// Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there
    /// is a slot. Default: `false`.
    pub amsgrad: bool,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Adam<'_> {
    fn default() -> Self {
        Adam {
            learning_rate: 0.001,
            beta_1: 0.9,
            beta_2: 0.999,
            epsilon: 1e-8,
            weight_decay: 0.0,
            epsilon_before_correction: false,
            amsgrad: false,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Adam<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adam")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_bool("epsilon_before_correction", self.epsilon_before_correction)?;
        optimizer.set_bool("amsgrad", self.amsgrad)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Adamax, Adam with the largest gradient in place of a mean (Kingma and Ba, 2015): m = beta_1 \* m + (1 - beta_1) \*
/// g; u = max(beta_2 \* u, |g| + epsilon); p -= lr \* m / (1 - beta_1^t) / u.
///
/// Slots: "m" (m, the mean of the gradients, decayed); "u" (u, the largest magnitude of the gradients, decayed);
/// "average" (the moving average of the variable; there is none while ema_momentum is 0); "accumulated_gradient" (the
/// sum of the gradients since the last update; there is none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Adamax<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the gradients, at each step; less than 1. Default: `0.9`.
    pub beta_1: f64,
    /// The decay of the mean of the squared gradients, at each step; less than 1. Default: `0.999`.
    pub beta_2: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
    /// Whether epsilon is added to the maximum, as TensorFlow does: u = max(beta_2 \* u, |g|), whose step is divided
    /// by u + epsilon. Default: `false`.
    pub epsilon_outside_maximum: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Adamax<'_> {
    fn default() -> Self {
        Adamax {
            learning_rate: 0.001,
            beta_1: 0.9,
            beta_2: 0.999,
            epsilon: 1e-8,
            epsilon_outside_maximum: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Adamax<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adamax")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_bool("epsilon_outside_maximum", self.epsilon_outside_maximum)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.
///
/// Slots: "m" (m, the mean of the gradients, decayed); "v" (v, the mean of the squared gradients, decayed); "v_max"
/// (the largest v so far; there is none while amsgrad is false); "average" (the moving average of the variable; there
/// is none while ema_momentum is 0); "accumulated_gradient" (the sum of the gradients since the last update; there is
/// none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct AdamW<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the gradients, at each step; less than 1. Default: `0.9`.
    pub beta_1: f64,
    /// The decay of the mean of the squared gradients, at each step; less than 1. Default: `0.999`.
    pub beta_2: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.01`.
    pub weight_decay: f64,
    /// Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta_2^t).
    /// Default: `false`.
    pub epsilon_before_correction: bool,
    /// Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there
    /// is a slot. Default: `false`.
    pub amsgrad: bool,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for AdamW<'_> {
    fn default() -> Self {
        AdamW {
            learning_rate: 0.001,
            beta_1: 0.9,
            beta_2: 0.999,
            epsilon: 1e-8,
            weight_decay: 0.01,
            epsilon_before_correction: false,
            amsgrad: false,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl AdamW<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adamw")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_bool("epsilon_before_correction", self.epsilon_before_correction)?;
        optimizer.set_bool("amsgrad", self.amsgrad)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Follow the regularized leader (McMahan et al., 2013), where l1, l2 and shrink are the three strengths: z += g + 2
/// \* shrink \* p - (sqrt(s + g^2) - sqrt(s)) / lr \* p; s += g^2; p = (clip(z, -l1, l1) - z) / ((beta + sqrt(s)) /
/// lr + 2 \* l2).
///
/// Slots: "accumulator" (s, the sum of the squared gradients); "linear" (z, the sum of the gradients and of what the
/// steps took away); "average" (the moving average of the variable; there is none while ema_momentum is 0);
/// "accumulated_gradient" (the sum of the gradients since the last update; there is none while accumulation_steps is
/// 1).
#[derive(Clone, Copy, Debug)]
pub struct Ftrl<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The value that the slot "accumulator" starts with. Default: `0.1`.
    pub initial_accumulator_value: f64,
    /// The weight of the sum of magnitudes in what is minimized; it makes elements 0. Default: `0.0`.
    pub l1_regularization_strength: f64,
    /// The weight of the sum of squares in what is minimized. Default: `0.0`.
    pub l2_regularization_strength: f64,
    /// The weight of the sum of squares in the gradient alone. Default: `0.0`.
    pub l2_shrinkage_regularization_strength: f64,
    /// Added to the square root that the rate of an element is divided by. Default: `0.0`.
    pub beta: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Ftrl<'_> {
    fn default() -> Self {
        Ftrl {
            learning_rate: 0.001,
            initial_accumulator_value: 0.1,
            l1_regularization_strength: 0.0,
            l2_regularization_strength: 0.0,
            l2_shrinkage_regularization_strength: 0.0,
            beta: 0.0,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Ftrl<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("ftrl")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("initial_accumulator_value", self.initial_accumulator_value)?;
        optimizer.set_float("l1_regularization_strength", self.l1_regularization_strength)?;
        optimizer.set_float("l2_regularization_strength", self.l2_regularization_strength)?;
        optimizer.set_float("l2_shrinkage_regularization_strength", self.l2_shrinkage_regularization_strength)?;
        optimizer.set_float("beta", self.beta)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Gradient descent (Robbins and Monro, 1951): p -= lr \* g. With a momentum, the update of Momentum.
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0); "average" (the
/// moving average of the variable; there is none while ema_momentum is 0); "accumulated_gradient" (the sum of the
/// gradients since the last update; there is none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct SGD<'a> {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.0`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `false`.
    pub nesterov: bool,
    /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum \* b + lr \* g, and
    /// p -= b. It matters when the rate changes. Default: `false`.
    pub rate_within_momentum: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for SGD<'_> {
    fn default() -> Self {
        SGD {
            learning_rate: 0.01,
            momentum: 0.0,
            nesterov: false,
            rate_within_momentum: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl SGD<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("gradient_descent")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        optimizer.set_bool("rate_within_momentum", self.rate_within_momentum)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Lion (Chen et al., 2023): p -= lr \* sign(beta_1 \* m + (1 - beta_1) \* g); m = beta_2 \* m + (1 - beta_2) \* g.
///
/// Slots: "m" (m, the mean of the gradients, decayed); "average" (the moving average of the variable; there is none
/// while ema_momentum is 0); "accumulated_gradient" (the sum of the gradients since the last update; there is none
/// while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Lion<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the gradients, at each step; less than 1. Default: `0.9`.
    pub beta_1: f64,
    /// The decay of the mean of the squared gradients, at each step; less than 1. Default: `0.99`.
    pub beta_2: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Lion<'_> {
    fn default() -> Self {
        Lion {
            learning_rate: 0.001,
            beta_1: 0.9,
            beta_2: 0.99,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Lion<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("lion")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Gradient descent with a momentum (Polyak, 1964): b = momentum \* b + g; p -= lr \* b. With nesterov: p -= lr \* (g
/// \+ momentum \* b).
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0); "average" (the
/// moving average of the variable; there is none while ema_momentum is 0); "accumulated_gradient" (the sum of the
/// gradients since the last update; there is none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Momentum<'a> {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.9`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `false`.
    pub nesterov: bool,
    /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum \* b + lr \* g, and
    /// p -= b. It matters when the rate changes. Default: `false`.
    pub rate_within_momentum: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Momentum<'_> {
    fn default() -> Self {
        Momentum {
            learning_rate: 0.01,
            momentum: 0.9,
            nesterov: false,
            rate_within_momentum: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Momentum<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("momentum")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        optimizer.set_bool("rate_within_momentum", self.rate_within_momentum)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Adam with Nesterov's momentum (Dozat, 2016), where f(t) = beta_1 \* (1 - 0.96^(t \* momentum_decay) / 2) and F(t)
/// is the product of f up to t: m and v as Adam's; p -= lr \* (f(t + 1) \* m / (1 - F(t + 1)) + (1 - f(t)) \* g / (1
/// \- F(t))) / (sqrt(v / (1 - beta_2^t)) + epsilon).
///
/// Slots: "m" (m, the mean of the gradients, decayed); "v" (v, the mean of the squared gradients, decayed); "average"
/// (the moving average of the variable; there is none while ema_momentum is 0); "accumulated_gradient" (the sum of
/// the gradients since the last update; there is none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Nadam<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the gradients, at each step; less than 1. Default: `0.9`.
    pub beta_1: f64,
    /// The decay of the mean of the squared gradients, at each step; less than 1. Default: `0.999`.
    pub beta_2: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
    /// How fast the momentum grows, from half of beta_1 to beta_1. Default: `0.004`.
    pub momentum_decay: f64,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Nadam<'_> {
    fn default() -> Self {
        Nadam {
            learning_rate: 0.001,
            beta_1: 0.9,
            beta_2: 0.999,
            epsilon: 1e-8,
            momentum_decay: 0.004,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Nadam<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("nadam")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("momentum_decay", self.momentum_decay)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum \* b + g; p -= lr \* (g +
/// momentum \* b).
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0); "average" (the
/// moving average of the variable; there is none while ema_momentum is 0); "accumulated_gradient" (the sum of the
/// gradients since the last update; there is none while accumulation_steps is 1).
#[derive(Clone, Copy, Debug)]
pub struct Nesterov<'a> {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.9`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `true`.
    pub nesterov: bool,
    /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum \* b + lr \* g, and
    /// p -= b. It matters when the rate changes. Default: `false`.
    pub rate_within_momentum: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for Nesterov<'_> {
    fn default() -> Self {
        Nesterov {
            learning_rate: 0.01,
            momentum: 0.9,
            nesterov: true,
            rate_within_momentum: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl Nesterov<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("nesterov")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        optimizer.set_bool("rate_within_momentum", self.rate_within_momentum)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}

/// RMSprop (Tieleman and Hinton, 2012): s = rho \* s + (1 - rho) \* g^2; d = g / (sqrt(s) + epsilon); p -= lr \* d.
/// With a momentum: b = momentum \* b + d; p -= lr \* b. Centered: a = rho \* a + (1 - rho) \* g, and s - a^2 stands
/// in place of s in d.
///
/// Slots: "mean_square" (s, the mean of the squared gradients, decayed); "momentum" (b, the sum of the former steps,
/// decayed; there is none while momentum is 0); "mean_gradient" (a, the mean of the gradients, decayed; there is none
/// while centered is false); "average" (the moving average of the variable; there is none while ema_momentum is 0);
/// "accumulated_gradient" (the sum of the gradients since the last update; there is none while accumulation_steps is
/// 1).
#[derive(Clone, Copy, Debug)]
pub struct RMSprop<'a> {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the squared gradients, at each step. Default: `0.99`.
    pub rho: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.0`.
    pub momentum: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
    /// Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: `false`.
    pub epsilon_within_root: bool,
    /// The value that the slot "mean_square" starts with. Default: `0.0`.
    pub initial_mean_square: f64,
    /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum \* b + lr \* g, and
    /// p -= b. It matters when the rate changes. Default: `false`.
    pub rate_within_momentum: bool,
    /// Whether a step is divided by the root of the variance of the gradients, s - a^2, for whose mean a there is a
    /// slot. Default: `false`.
    pub centered: bool,
    /// The part of a variable that each step takes away, times the learning rate and apart from the gradient
    /// (decoupled). Default: `0.0`.
    pub weight_decay: f64,
    /// Patterns of names: a variable whose whole name one of them matches has no weight decay. \* stands for any
    /// characters, ? for one, \[abc\] for one of these. Default: `[]`.
    pub exclude_from_weight_decay: &'a [&'a str],
    /// The largest magnitude of an element of a gradient; 0: any. Default: `0.0`.
    pub clip_value: f64,
    /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: `0.0`.
    pub clip_norm: f64,
    /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: `0.0`.
    pub global_clip_norm: f64,
    /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0:
    /// there are no averages. Default: `0.0`.
    pub ema_momentum: f64,
    /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: `1`.
    pub accumulation_steps: i64,
    /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.
    /// Default: `false`.
    pub schedule_counts_calls: bool,
}

impl Default for RMSprop<'_> {
    fn default() -> Self {
        RMSprop {
            learning_rate: 0.001,
            rho: 0.99,
            momentum: 0.0,
            epsilon: 1e-8,
            epsilon_within_root: false,
            initial_mean_square: 0.0,
            rate_within_momentum: false,
            centered: false,
            weight_decay: 0.0,
            exclude_from_weight_decay: &[],
            clip_value: 0.0,
            clip_norm: 0.0,
            global_clip_norm: 0.0,
            ema_momentum: 0.0,
            accumulation_steps: 1,
            schedule_counts_calls: false,
        }
    }
}

impl RMSprop<'_> {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("rmsprop")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("rho", self.rho)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_bool("epsilon_within_root", self.epsilon_within_root)?;
        optimizer.set_float("initial_mean_square", self.initial_mean_square)?;
        optimizer.set_bool("rate_within_momentum", self.rate_within_momentum)?;
        optimizer.set_bool("centered", self.centered)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        optimizer.set_strings("exclude_from_weight_decay", self.exclude_from_weight_decay)?;
        optimizer.set_float("clip_value", self.clip_value)?;
        optimizer.set_float("clip_norm", self.clip_norm)?;
        optimizer.set_float("global_clip_norm", self.global_clip_norm)?;
        optimizer.set_float("ema_momentum", self.ema_momentum)?;
        optimizer.set_int("accumulation_steps", self.accumulation_steps)?;
        optimizer.set_bool("schedule_counts_calls", self.schedule_counts_calls)?;
        Ok(optimizer)
    }
}
