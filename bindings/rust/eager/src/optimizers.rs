// Written by bindings/generate from the registry; changes belong there.

//! The kinds of optimizers: each a struct of hyperparameters with [`Default`], from which
//! `create` makes an [`Optimizer`].

use crate::{Optimizer, Result};

/// Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr \* g / (sqrt(s) + epsilon).
///
/// Slots: "accumulator" (s, the sum of the squared gradients).
#[derive(Clone, Copy, Debug)]
pub struct Adagrad {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The value that the slot "accumulator" starts with. Default: `0.0`.
    pub initial_accumulator_value: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-10`.
    pub epsilon: f64,
}

impl Default for Adagrad {
    fn default() -> Self {
        Adagrad { learning_rate: 0.001, initial_accumulator_value: 0.0, epsilon: 1e-10 }
    }
}

impl Adagrad {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adagrad")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("initial_accumulator_value", self.initial_accumulator_value)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        Ok(optimizer)
    }
}

/// Adam (Kingma and Ba, 2015): m = beta_1 \* m + (1 - beta_1) \* g; v = beta_2 \* v + (1 - beta_2) \* g^2; p -= lr \*
/// weight_decay \* p; p -= lr \* (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon).
///
/// Slots: "m" (m, the mean of the gradients, decayed); "v" (v, the mean of the squared gradients, decayed).
#[derive(Clone, Copy, Debug)]
pub struct Adam {
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
}

impl Default for Adam {
    fn default() -> Self {
        Adam { learning_rate: 0.001, beta_1: 0.9, beta_2: 0.999, epsilon: 1e-8, weight_decay: 0.0 }
    }
}

impl Adam {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adam")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        Ok(optimizer)
    }
}

/// Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.
///
/// Slots: "m" (m, the mean of the gradients, decayed); "v" (v, the mean of the squared gradients, decayed).
#[derive(Clone, Copy, Debug)]
pub struct AdamW {
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
}

impl Default for AdamW {
    fn default() -> Self {
        AdamW { learning_rate: 0.001, beta_1: 0.9, beta_2: 0.999, epsilon: 1e-8, weight_decay: 0.01 }
    }
}

impl AdamW {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("adamw")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("beta_1", self.beta_1)?;
        optimizer.set_float("beta_2", self.beta_2)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        optimizer.set_float("weight_decay", self.weight_decay)?;
        Ok(optimizer)
    }
}

/// Gradient descent (Robbins and Monro, 1951): p -= lr \* g. With a momentum, the update of Momentum.
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0).
#[derive(Clone, Copy, Debug)]
pub struct SGD {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.0`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `false`.
    pub nesterov: bool,
}

impl Default for SGD {
    fn default() -> Self {
        SGD { learning_rate: 0.01, momentum: 0.0, nesterov: false }
    }
}

impl SGD {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("gradient_descent")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        Ok(optimizer)
    }
}

/// Gradient descent with a momentum (Polyak, 1964): b = momentum \* b + g; p -= lr \* b. With nesterov: p -= lr \* (g
/// + momentum \* b).
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0).
#[derive(Clone, Copy, Debug)]
pub struct Momentum {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.9`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `false`.
    pub nesterov: bool,
}

impl Default for Momentum {
    fn default() -> Self {
        Momentum { learning_rate: 0.01, momentum: 0.9, nesterov: false }
    }
}

impl Momentum {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("momentum")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        Ok(optimizer)
    }
}

/// Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum \* b + g; p -= lr \* (g +
/// momentum \* b).
///
/// Slots: "momentum" (b, the sum of the former steps, decayed; there is none while momentum is 0).
#[derive(Clone, Copy, Debug)]
pub struct Nesterov {
    /// The size of a step. It must not be negative. Default: `0.01`.
    pub learning_rate: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.9`.
    pub momentum: f64,
    /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is
    /// 0. Default: `true`.
    pub nesterov: bool,
}

impl Default for Nesterov {
    fn default() -> Self {
        Nesterov { learning_rate: 0.01, momentum: 0.9, nesterov: true }
    }
}

impl Nesterov {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("nesterov")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_bool("nesterov", self.nesterov)?;
        Ok(optimizer)
    }
}

/// RMSprop (Tieleman and Hinton, 2012): s = rho \* s + (1 - rho) \* g^2; d = g / (sqrt(s) + epsilon); p -= lr \* d.
/// With a momentum: b = momentum \* b + d; p -= lr \* b.
///
/// Slots: "mean_square" (s, the mean of the squared gradients, decayed); "momentum" (b, the sum of the former steps,
/// decayed; there is none while momentum is 0).
#[derive(Clone, Copy, Debug)]
pub struct RMSprop {
    /// The size of a step. It must not be negative. Default: `0.001`.
    pub learning_rate: f64,
    /// The decay of the mean of the squared gradients, at each step. Default: `0.99`.
    pub rho: f64,
    /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: `0.0`.
    pub momentum: f64,
    /// Added to the square root that a step is divided by, so that no step is infinite. Default: `1e-08`.
    pub epsilon: f64,
}

impl Default for RMSprop {
    fn default() -> Self {
        RMSprop { learning_rate: 0.001, rho: 0.99, momentum: 0.0, epsilon: 1e-8 }
    }
}

impl RMSprop {
    /// Makes the optimizer.
    pub fn create(self) -> Result<Optimizer> {
        let optimizer = Optimizer::new("rmsprop")?;
        optimizer.set_float("learning_rate", self.learning_rate)?;
        optimizer.set_float("rho", self.rho)?;
        optimizer.set_float("momentum", self.momentum)?;
        optimizer.set_float("epsilon", self.epsilon)?;
        Ok(optimizer)
    }
}
