// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

/** The kinds of schedules, each with its attributes. What is not set has its default. */
public final class Schedules {
  private Schedules() {}

  /** The same learning rate at each step. */
  public static final class Constant extends Schedule {
    /** Makes a schedule with the defaults. */
    public Constant() {
      super("constant");
    }

    /** The rate of every step. Default: 0.001. */
    public Constant learningRate(double value) {
      set("learning_rate", value);
      return this;
    }
  }

  /** A warm-up in a line, then half a cosine's wave down over decaySteps (Loshchilov and Hutter, 2017). */
  public static final class CosineDecay extends Schedule {
    /** Makes a schedule with the defaults. */
    public CosineDecay() {
      super("cosine");
    }

    /** The rate of the first step. Default: 0.001. */
    public CosineDecay initialLearningRate(double value) {
      set("initial_learning_rate", value);
      return this;
    }

    /** The number of steps over which the rate decays; more than 0. Default: 1.0. */
    public CosineDecay decaySteps(double value) {
      set("decay_steps", value);
      return this;
    }

    /** The last rate, as a part of the highest. Default: 0.0. */
    public CosineDecay alpha(double value) {
      set("alpha", value);
      return this;
    }

    /**
     * The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default: 0.0.
     */
    public CosineDecay warmupTarget(double value) {
      set("warmup_target", value);
      return this;
    }

    /**
     * The number of steps in which the rate first goes from initialLearningRate to warmupTarget; 0: none. Default: 0.0.
     */
    public CosineDecay warmupSteps(double value) {
      set("warmup_steps", value);
      return this;
    }
  }

  /**
   * A warm-up in a line, then half a cosine's wave down again and again, each tMul times as long and mMul times as high
   * as the one before (SGDR: Loshchilov and Hutter, 2017).
   */
  public static final class CosineDecayRestarts extends Schedule {
    /** Makes a schedule with the defaults. */
    public CosineDecayRestarts() {
      super("cosine_restarts");
    }

    /** The rate of the first step. Default: 0.001. */
    public CosineDecayRestarts initialLearningRate(double value) {
      set("initial_learning_rate", value);
      return this;
    }

    /** The number of steps to the first restart; more than 0. Default: 1.0. */
    public CosineDecayRestarts firstDecaySteps(double value) {
      set("first_decay_steps", value);
      return this;
    }

    /** How many times longer each period is than the one before; at least 1. Default: 2.0. */
    public CosineDecayRestarts tMul(double value) {
      set("t_mul", value);
      return this;
    }

    /** How many times higher each period begins than the one before. Default: 1.0. */
    public CosineDecayRestarts mMul(double value) {
      set("m_mul", value);
      return this;
    }

    /** The last rate, as a part of the highest. Default: 0.0. */
    public CosineDecayRestarts alpha(double value) {
      set("alpha", value);
      return this;
    }

    /**
     * The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default: 0.0.
     */
    public CosineDecayRestarts warmupTarget(double value) {
      set("warmup_target", value);
      return this;
    }

    /**
     * The number of steps in which the rate first goes from initialLearningRate to warmupTarget; 0: none. Default: 0.0.
     */
    public CosineDecayRestarts warmupSteps(double value) {
      set("warmup_steps", value);
      return this;
    }
  }

  /** Exponential decay: initialLearningRate * decayRate^(step / decaySteps). */
  public static final class ExponentialDecay extends Schedule {
    /** Makes a schedule with the defaults. */
    public ExponentialDecay() {
      super("exponential");
    }

    /** The rate of the first step. Default: 0.001. */
    public ExponentialDecay initialLearningRate(double value) {
      set("initial_learning_rate", value);
      return this;
    }

    /** The number of steps over which the rate decays; more than 0. Default: 1.0. */
    public ExponentialDecay decaySteps(double value) {
      set("decay_steps", value);
      return this;
    }

    /** How much the rate decays in decaySteps steps. Default: 0.96. */
    public ExponentialDecay decayRate(double value) {
      set("decay_rate", value);
      return this;
    }

    /**
     * Whether the rate falls in steps, each time that decaySteps have passed, and not at every step. Default: false.
     */
    public ExponentialDecay staircase(boolean value) {
      set("staircase", value);
      return this;
    }
  }

  /** Decay with time: initialLearningRate / (1 + decayRate * step / decaySteps). */
  public static final class InverseTimeDecay extends Schedule {
    /** Makes a schedule with the defaults. */
    public InverseTimeDecay() {
      super("inverse_time");
    }

    /** The rate of the first step. Default: 0.001. */
    public InverseTimeDecay initialLearningRate(double value) {
      set("initial_learning_rate", value);
      return this;
    }

    /** The number of steps over which the rate decays; more than 0. Default: 1.0. */
    public InverseTimeDecay decaySteps(double value) {
      set("decay_steps", value);
      return this;
    }

    /** How much the rate decays in decaySteps steps. Default: 0.96. */
    public InverseTimeDecay decayRate(double value) {
      set("decay_rate", value);
      return this;
    }

    /**
     * Whether the rate falls in steps, each time that decaySteps have passed, and not at every step. Default: false.
     */
    public InverseTimeDecay staircase(boolean value) {
      set("staircase", value);
      return this;
    }
  }

  /**
   * One cycle (Smith and Topin, 2018): up from maxLearningRate / divFactor, then down to maxLearningRate / divFactor /
   * finalDivFactor.
   */
  public static final class OneCycle extends Schedule {
    /** Makes a schedule with the defaults. */
    public OneCycle() {
      super("one_cycle");
    }

    /** The highest rate. Default: 0.001. */
    public OneCycle maxLearningRate(double value) {
      set("max_learning_rate", value);
      return this;
    }

    /** The number of steps of the cycle; more than 0. Default: 1.0. */
    public OneCycle totalSteps(double value) {
      set("total_steps", value);
      return this;
    }

    /** The part of the cycle in which the rate rises. Default: 0.3. */
    public OneCycle pctStart(double value) {
      set("pct_start", value);
      return this;
    }

    /** The highest rate, over that of the first step. Default: 25.0. */
    public OneCycle divFactor(double value) {
      set("div_factor", value);
      return this;
    }

    /** The rate of the first step, over that of the last. Default: 10000.0. */
    public OneCycle finalDivFactor(double value) {
      set("final_div_factor", value);
      return this;
    }

    /** Whether the rate follows lines, and not cosines. Default: false. */
    public OneCycle linear(boolean value) {
      set("linear", value);
      return this;
    }

    /** Whether the rate first falls back as slowly as it rose, and only then to the last rate. Default: false. */
    public OneCycle threePhase(boolean value) {
      set("three_phase", value);
      return this;
    }
  }

  /**
   * Polynomial decay: (initialLearningRate - endLearningRate) * (1 - step / decaySteps)^power + endLearningRate; after
   * decaySteps the rate stays, or the next cycle begins.
   */
  public static final class PolynomialDecay extends Schedule {
    /** Makes a schedule with the defaults. */
    public PolynomialDecay() {
      super("polynomial");
    }

    /** The rate of the first step. Default: 0.001. */
    public PolynomialDecay initialLearningRate(double value) {
      set("initial_learning_rate", value);
      return this;
    }

    /** The number of steps over which the rate decays; more than 0. Default: 1.0. */
    public PolynomialDecay decaySteps(double value) {
      set("decay_steps", value);
      return this;
    }

    /** The rate after decaySteps. Default: 0.0001. */
    public PolynomialDecay endLearningRate(double value) {
      set("end_learning_rate", value);
      return this;
    }

    /** The power of the polynomial; 1: a line. Default: 1.0. */
    public PolynomialDecay power(double value) {
      set("power", value);
      return this;
    }

    /**
     * Whether the rate rises again after decaySteps, and decays over twice, three times, ... as many. Default: false.
     */
    public PolynomialDecay cycle(boolean value) {
      set("cycle", value);
      return this;
    }
  }

  /**
   * A learning rate that changes at given steps: values[i] for the first i where step &lt;= boundaries[i], else the
   * last of values.
   */
  public static final class PiecewiseConstantDecay extends Schedule {
    /** Makes a schedule with the defaults. */
    public PiecewiseConstantDecay() {
      super("step");
    }

    /** The last steps of each value but the last; they ascend. */
    public PiecewiseConstantDecay boundaries(double... value) {
      set("boundaries", value);
      return this;
    }

    /** The rates, one more than boundaries. */
    public PiecewiseConstantDecay values(double... value) {
      set("values", value);
      return this;
    }
  }
}
