// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

/** The kinds of optimizers, each with its hyperparameters. What is not set has its default. */
public final class Optimizers {
  private Optimizers() {}

  /**
   * Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).
   *
   * <p>Slots: {@code accumulator}: s, the sum of the squared gradients.
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
  }

  /**
   * Adam (Kingma and Ba, 2015): m = beta1 * m + (1 - beta1) * g; v = beta2 * v + (1 - beta2) * g^2; p -= lr *
   * weightDecay * p; p -= lr * (m / (1 - beta1^t)) / (sqrt(v / (1 - beta2^t)) + epsilon).
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code v}: v, the mean of the squared gradients,
   * decayed.
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
  }

  /**
   * Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weightDecay is not 0.
   *
   * <p>Slots: {@code m}: m, the mean of the gradients, decayed; {@code v}: v, the mean of the squared gradients,
   * decayed.
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
  }

  /**
   * Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0.
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
  }

  /**
   * Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: p -= lr * (g +
   * momentum * b).
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0.
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
  }

  /**
   * Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; p -= lr * (g +
   * momentum * b).
   *
   * <p>Slots: {@code momentum}: b, the sum of the former steps, decayed; there is none while momentum is 0.
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
  }

  /**
   * RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. With
   * a momentum: b = momentum * b + d; p -= lr * b.
   *
   * <p>Slots: {@code mean_square}: s, the mean of the squared gradients, decayed; {@code momentum}: b, the sum of the
   * former steps, decayed; there is none while momentum is 0.
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
  }
}
