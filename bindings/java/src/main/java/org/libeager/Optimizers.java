// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

/** The kinds of optimizers, each with its hyperparameters. What is not set has its default. */
public final class Optimizers {
  private Optimizers() {}

  /**
   * Adadelta (Zeiler, 2012): s = rho * s + (1 - rho) * g^2; d = g * sqrt(c + epsilon) / sqrt(s + epsilon); c = rho * c
   * + (1 - rho) * d^2; p -= lr * d. The paper's lr is 1.
   *
   * <p>Slots: {@code mean_square}: s, the mean of the squared gradients, decayed; {@code mean_square_change}: c, the
   * mean of the squared changes, decayed; {@code average}: the moving average of the variable; there is none while
   * emaMomentum is 0; {@code accumulated_gradient}: the sum of the gradients since the last update; there is none while
   * accumulationSteps is 1.
   */
  public static final class Adadelta extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Adadelta() {
      super("adadelta");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Adadelta learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step. Default: 0.9. */
    public Adadelta rho(double value) {
      set("rho", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-06. */
    public Adadelta epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Adadelta weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Adadelta excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Adadelta clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Adadelta clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Adadelta globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Adadelta emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Adadelta accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Adadelta scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).
   *
   * <p>Slots: {@code accumulator}: s, the sum of the squared gradients; {@code average}: the moving average of the
   * variable; there is none while emaMomentum is 0; {@code accumulated_gradient}: the sum of the gradients since the
   * last update; there is none while accumulationSteps is 1.
   */
  public static final class Adagrad extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Adagrad() {
      super("adagrad");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Adagrad learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The value that the slot "accumulator" starts with. Default: 0.0. */
    public Adagrad initialAccumulatorValue(double value) {
      set("initial_accumulator_value", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-10. */
    public Adagrad epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: false. */
    public Adagrad epsilonWithinRoot(boolean value) {
      set("epsilon_within_root", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Adagrad weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Adagrad excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Adagrad clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Adagrad clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Adagrad globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Adagrad emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Adagrad accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Adagrad scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Adam (Kingma and Ba, 2015): m = beta1 * m + (1 - beta1) * g; v = beta2 * v + (1 - beta2) * g^2; p -= lr *
   * weightDecay * p; p -= lr * (m / (1 - beta1^t)) / (sqrt(v / (1 - beta2^t)) + epsilon). With amsgrad: v_max =
   * max(v_max, v), which stands in place of v in the step.
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code v}: v, the mean of the squared gradients,
   * decayed; {@code v_max}: the largest v so far; there is none while amsgrad is false; {@code average}: the moving
   * average of the variable; there is none while emaMomentum is 0; {@code accumulated_gradient}: the sum of the
   * gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class Adam extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Adam() {
      super("adam");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Adam learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the gradients, at each step; less than 1. Default: 0.9. */
    public Adam beta1(double value) {
      set("beta_1", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999. */
    public Adam beta2(double value) {
      set("beta_2", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08. */
    public Adam epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Adam weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta2^t).
     * Default: false.
     */
    public Adam epsilonBeforeCorrection(boolean value) {
      set("epsilon_before_correction", value);
      return this;
    }

    /**
     * Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there is a
     * slot. Default: false.
     */
    public Adam amsgrad(boolean value) {
      set("amsgrad", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Adam excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Adam clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Adam clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Adam globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Adam emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Adam accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Adam scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Adamax, Adam with the largest gradient in place of a mean (Kingma and Ba, 2015): m = beta1 * m + (1 - beta1) * g; u
   * = max(beta2 * u, |g| + epsilon); p -= lr * m / (1 - beta1^t) / u.
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code u}: u, the largest magnitude of the gradients,
   * decayed; {@code average}: the moving average of the variable; there is none while emaMomentum is 0; {@code
   * accumulated_gradient}: the sum of the gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class Adamax extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Adamax() {
      super("adamax");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Adamax learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the gradients, at each step; less than 1. Default: 0.9. */
    public Adamax beta1(double value) {
      set("beta_1", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999. */
    public Adamax beta2(double value) {
      set("beta_2", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08. */
    public Adamax epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /**
     * Whether epsilon is added to the maximum, as TensorFlow does: u = max(beta2 * u, |g|), whose step is divided by u
     * + epsilon. Default: false.
     */
    public Adamax epsilonOutsideMaximum(boolean value) {
      set("epsilon_outside_maximum", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Adamax weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Adamax excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Adamax clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Adamax clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Adamax globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Adamax emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Adamax accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Adamax scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weightDecay is not 0.
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code v}: v, the mean of the squared gradients,
   * decayed; {@code v_max}: the largest v so far; there is none while amsgrad is false; {@code average}: the moving
   * average of the variable; there is none while emaMomentum is 0; {@code accumulated_gradient}: the sum of the
   * gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class AdamW extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public AdamW() {
      super("adamw");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public AdamW learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the gradients, at each step; less than 1. Default: 0.9. */
    public AdamW beta1(double value) {
      set("beta_1", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999. */
    public AdamW beta2(double value) {
      set("beta_2", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08. */
    public AdamW epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.01.
     */
    public AdamW weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta2^t).
     * Default: false.
     */
    public AdamW epsilonBeforeCorrection(boolean value) {
      set("epsilon_before_correction", value);
      return this;
    }

    /**
     * Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there is a
     * slot. Default: false.
     */
    public AdamW amsgrad(boolean value) {
      set("amsgrad", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public AdamW excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public AdamW clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public AdamW clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public AdamW globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public AdamW emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public AdamW accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public AdamW scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Follow the regularized leader (McMahan et al., 2013), where l1, l2 and shrink are the three strengths: z += g + 2 *
   * shrink * p - (sqrt(s + g^2) - sqrt(s)) / lr * p; s += g^2; p = (clip(z, -l1, l1) - z) / ((beta + sqrt(s)) / lr + 2
   * * l2).
   *
   * <p>Slots: {@code accumulator}: s, the sum of the squared gradients; {@code linear}: z, the sum of the gradients and
   * of what the steps took away; {@code average}: the moving average of the variable; there is none while emaMomentum
   * is 0; {@code accumulated_gradient}: the sum of the gradients since the last update; there is none while
   * accumulationSteps is 1.
   */
  public static final class Ftrl extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Ftrl() {
      super("ftrl");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Ftrl learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The value that the slot "accumulator" starts with. Default: 0.1. */
    public Ftrl initialAccumulatorValue(double value) {
      set("initial_accumulator_value", value);
      return this;
    }

    /** The weight of the sum of magnitudes in what is minimized; it makes elements 0. Default: 0.0. */
    public Ftrl l1RegularizationStrength(double value) {
      set("l1_regularization_strength", value);
      return this;
    }

    /** The weight of the sum of squares in what is minimized. Default: 0.0. */
    public Ftrl l2RegularizationStrength(double value) {
      set("l2_regularization_strength", value);
      return this;
    }

    /** The weight of the sum of squares in the gradient alone. Default: 0.0. */
    public Ftrl l2ShrinkageRegularizationStrength(double value) {
      set("l2_shrinkage_regularization_strength", value);
      return this;
    }

    /** Added to the square root that the rate of an element is divided by. Default: 0.0. */
    public Ftrl beta(double value) {
      set("beta", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Ftrl weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Ftrl excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Ftrl clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Ftrl clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Ftrl globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Ftrl emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Ftrl accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Ftrl scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0; {@code
   * average}: the moving average of the variable; there is none while emaMomentum is 0; {@code accumulated_gradient}:
   * the sum of the gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class SGD extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public SGD() {
      super("gradient_descent");
    }

    /** The size of a step. It must not be negative. Default: 0.01. */
    public SGD learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.0. */
    public SGD momentum(double value) {
      set("momentum", value);
      return this;
    }

    /**
     * Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
     * Default: false.
     */
    public SGD nesterov(boolean value) {
      set("nesterov", value);
      return this;
    }

    /**
     * Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
     * b. It matters when the rate changes. Default: false.
     */
    public SGD rateWithinMomentum(boolean value) {
      set("rate_within_momentum", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public SGD weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public SGD excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public SGD clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public SGD clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public SGD globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public SGD emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public SGD accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public SGD scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Lion (Chen et al., 2023): p -= lr * sign(beta1 * m + (1 - beta1) * g); m = beta2 * m + (1 - beta2) * g.
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code average}: the moving average of the variable;
   * there is none while emaMomentum is 0; {@code accumulated_gradient}: the sum of the gradients since the last update;
   * there is none while accumulationSteps is 1.
   */
  public static final class Lion extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Lion() {
      super("lion");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Lion learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the gradients, at each step; less than 1. Default: 0.9. */
    public Lion beta1(double value) {
      set("beta_1", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.99. */
    public Lion beta2(double value) {
      set("beta_2", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Lion weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Lion excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Lion clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Lion clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Lion globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Lion emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Lion accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Lion scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: p -= lr * (g +
   * momentum * b).
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0; {@code
   * average}: the moving average of the variable; there is none while emaMomentum is 0; {@code accumulated_gradient}:
   * the sum of the gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class Momentum extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Momentum() {
      super("momentum");
    }

    /** The size of a step. It must not be negative. Default: 0.01. */
    public Momentum learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.9. */
    public Momentum momentum(double value) {
      set("momentum", value);
      return this;
    }

    /**
     * Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
     * Default: false.
     */
    public Momentum nesterov(boolean value) {
      set("nesterov", value);
      return this;
    }

    /**
     * Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
     * b. It matters when the rate changes. Default: false.
     */
    public Momentum rateWithinMomentum(boolean value) {
      set("rate_within_momentum", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Momentum weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Momentum excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Momentum clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Momentum clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Momentum globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Momentum emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Momentum accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Momentum scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Adam with Nesterov's momentum (Dozat, 2016), where f(t) = beta1 * (1 - 0.96^(t * momentumDecay) / 2) and F(t) is
   * the product of f up to t: m and v as Adam's; p -= lr * (f(t + 1) * m / (1 - F(t + 1)) + (1 - f(t)) * g / (1 -
   * F(t))) / (sqrt(v / (1 - beta2^t)) + epsilon).
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code v}: v, the mean of the squared gradients,
   * decayed; {@code average}: the moving average of the variable; there is none while emaMomentum is 0; {@code
   * accumulated_gradient}: the sum of the gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class Nadam extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Nadam() {
      super("nadam");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public Nadam learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the gradients, at each step; less than 1. Default: 0.9. */
    public Nadam beta1(double value) {
      set("beta_1", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999. */
    public Nadam beta2(double value) {
      set("beta_2", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08. */
    public Nadam epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** How fast the momentum grows, from half of beta1 to beta1. Default: 0.004. */
    public Nadam momentumDecay(double value) {
      set("momentum_decay", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Nadam weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Nadam excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Nadam clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Nadam clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Nadam globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Nadam emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Nadam accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Nadam scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; p -= lr * (g +
   * momentum * b).
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0; {@code
   * average}: the moving average of the variable; there is none while emaMomentum is 0; {@code accumulated_gradient}:
   * the sum of the gradients since the last update; there is none while accumulationSteps is 1.
   */
  public static final class Nesterov extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public Nesterov() {
      super("nesterov");
    }

    /** The size of a step. It must not be negative. Default: 0.01. */
    public Nesterov learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.9. */
    public Nesterov momentum(double value) {
      set("momentum", value);
      return this;
    }

    /**
     * Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
     * Default: true.
     */
    public Nesterov nesterov(boolean value) {
      set("nesterov", value);
      return this;
    }

    /**
     * Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
     * b. It matters when the rate changes. Default: false.
     */
    public Nesterov rateWithinMomentum(boolean value) {
      set("rate_within_momentum", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public Nesterov weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public Nesterov excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public Nesterov clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public Nesterov clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public Nesterov globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public Nesterov emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public Nesterov accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public Nesterov scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }

  /**
   * RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. With
   * a momentum: b = momentum * b + d; p -= lr * b. Centered: a = rho * a + (1 - rho) * g, and s - a^2 stands in place
   * of s in d.
   *
   * <p>Slots: {@code mean_square}: s, the mean of the squared gradients, decayed; {@code momentum}: b, the sum of the
   * former steps, decayed; there is none while momentum is 0; {@code mean_gradient}: a, the mean of the gradients,
   * decayed; there is none while centered is false; {@code average}: the moving average of the variable; there is none
   * while emaMomentum is 0; {@code accumulated_gradient}: the sum of the gradients since the last update; there is none
   * while accumulationSteps is 1.
   */
  public static final class RMSprop extends Optimizer {
    /** Makes an optimizer with the defaults. */
    public RMSprop() {
      super("rmsprop");
    }

    /** The size of a step. It must not be negative. Default: 0.001. */
    public RMSprop learningRate(double value) {
      set("learning_rate", value);
      return this;
    }

    /** The decay of the mean of the squared gradients, at each step. Default: 0.99. */
    public RMSprop rho(double value) {
      set("rho", value);
      return this;
    }

    /** The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.0. */
    public RMSprop momentum(double value) {
      set("momentum", value);
      return this;
    }

    /** Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08. */
    public RMSprop epsilon(double value) {
      set("epsilon", value);
      return this;
    }

    /** Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: false. */
    public RMSprop epsilonWithinRoot(boolean value) {
      set("epsilon_within_root", value);
      return this;
    }

    /** The value that the slot "mean_square" starts with. Default: 0.0. */
    public RMSprop initialMeanSquare(double value) {
      set("initial_mean_square", value);
      return this;
    }

    /**
     * Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
     * b. It matters when the rate changes. Default: false.
     */
    public RMSprop rateWithinMomentum(boolean value) {
      set("rate_within_momentum", value);
      return this;
    }

    /**
     * Whether a step is divided by the root of the variance of the gradients, s - a^2, for whose mean a there is a
     * slot. Default: false.
     */
    public RMSprop centered(boolean value) {
      set("centered", value);
      return this;
    }

    /**
     * The part of a variable that each step takes away, times the learning rate and apart from the gradient
     * (decoupled). Default: 0.0.
     */
    public RMSprop weightDecay(double value) {
      set("weight_decay", value);
      return this;
    }

    /**
     * Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
     * characters, ? for one, [abc] for one of these.
     */
    public RMSprop excludeFromWeightDecay(String... value) {
      set("exclude_from_weight_decay", value);
      return this;
    }

    /** The largest magnitude of an element of a gradient; 0: any. Default: 0.0. */
    public RMSprop clipValue(double value) {
      set("clip_value", value);
      return this;
    }

    /** The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.0. */
    public RMSprop clipNorm(double value) {
      set("clip_norm", value);
      return this;
    }

    /** The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.0. */
    public RMSprop globalClipNorm(double value) {
      set("global_clip_norm", value);
      return this;
    }

    /**
     * The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
     * are no averages. Default: 0.0.
     */
    public RMSprop emaMomentum(double value) {
      set("ema_momentum", value);
      return this;
    }

    /** How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1. */
    public RMSprop accumulationSteps(long value) {
      setInt("accumulation_steps", value);
      return this;
    }

    /**
     * Whether the step that a schedule gets counts calls, and not updates, where accumulationSteps is above 1. Default:
     * false.
     */
    public RMSprop scheduleCountsCalls(boolean value) {
      set("schedule_counts_calls", value);
      return this;
    }
  }
}
