package org.libeager;

import java.lang.ref.Reference;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A rule that updates variables, and what it remembers. {@link Optimizers} has the kinds, each with its
 * hyperparameters.
 *
 * <p>Any number of threads may use an optimizer; one step at a time runs.
 */
public class Optimizer extends Handle {
  Optimizer(long handle) {
    super(handle, Net.Kind.OPTIMIZER);
  }

  /** Makes an optimizer of the kind of this name, with its default hyperparameters. */
  public Optimizer(String name) {
    this(create(name));
  }

  private static long create(String name) {
    Objects.requireNonNull(name);
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.optimizerCreate(context.use(), scratch.push(name), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns an optimizer for a handle that is borrowed. */
  static Optimizer borrowed(long handle) {
    Native.optimizerRetain(handle);
    return new Optimizer(handle);
  }

  /** Sets a hyperparameter, from the next step on. */
  public void set(String name, double value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.optimizerSetFloat(open(), scratch.push(name), value);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets a hyperparameter that is a boolean, from the next step on. */
  public void set(String name, boolean value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.optimizerSetBool(open(), scratch.push(name), value ? 1 : 0);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets a hyperparameter that is a whole number, from the next step on. */
  public void setInt(String name, long value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.optimizerSetInt(open(), scratch.push(name), value);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets a hyperparameter that is a list of texts, from the next step on. */
  public void set(String name, String[] values) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long[] texts = new long[values.length];
      for (int i = 0; i < values.length; i++) texts[i] = scratch.push(values[i]);
      Native.optimizerSetStrings(open(), scratch.push(name), scratch.push(texts), values.length);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the learning rate to a schedule. */
  public void setLearningRate(Schedule rate) {
    try {
      Native.optimizerSetSchedule(open(), rate.open());
    } finally {
      Reference.reachabilityFence(rate);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the learning rate to a tensor, a scalar. */
  public void setLearningRate(Tensor rate) {
    try {
      Native.optimizerSetLearningRateTensor(open(), rate.open());
    } finally {
      Reference.reachabilityFence(rate);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the learning rate to a variable, which each step reads. */
  public void setLearningRate(Variable rate) {
    try {
      Native.optimizerSetLearningRateVariable(open(), rate.open());
    } finally {
      Reference.reachabilityFence(rate);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the learning rate to what an op without inputs computes at each step, such as {@link Context#hostCall}. */
  public void setLearningRate(Op rate) {
    try {
      Native.optimizerSetLearningRateOp(open(), rate.open());
    } finally {
      Reference.reachabilityFence(rate);
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Makes one step: updates all variables together.
   *
   * @param gradients as many as variables; null leaves its variable as it is
   */
  public void apply(List<Variable> variables, List<Tensor> gradients) {
    apply(Context.current(), variables, gradients);
  }

  /** Makes one step on this context. */
  public void apply(Context context, List<Variable> variables, List<Tensor> gradients) {
    if (variables.size() != gradients.size())
      throw new IllegalArgumentException(variables.size() + " variables, but " + gradients.size() + " gradients");
    long handle = context.use();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long list = context.pushHandles(variables);
      Native.optimizerApply(handle, open(), list, context.push(gradients), variables.size());
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(variables);
      Reference.reachabilityFence(gradients);
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Makes one step that lowers the loss, and returns the loss before it.
   *
   * <p>All other tensors that the code makes are closed, those that were read from variables among them: a variable
   * whose value nobody else has is updated where it lies.
   */
  public Tensor minimize(Supplier<Tensor> loss, List<Variable> variables) {
    Context context = Context.current();
    try (Tape tape = context.tape()) {
      Tensor value = context.tidy(loss);
      List<Tensor> gradients = tape.gradient(value, variables);
      apply(context, variables, gradients);
      for (Tensor one : gradients) if (one != null) one.close();
      return value;
    }
  }

  /** Makes the slots of these variables ahead of the first step. */
  public void build(List<Variable> variables) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      Native.optimizerBuild(open(), context.pushHandles(variables), variables.size());
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(variables);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns what the optimizer remembers: the step count "step", then the slots, "variable's name/slot". */
  public List<Variable> variables() {
    return askAll(
        optimizer -> Native.optimizerNumVariables(optimizer), (optimizer, i) -> Variable.borrowed(Native.optimizerVariable(optimizer, i)));
  }

  /** Returns the slot of this name ("m") for a variable, or null if there is none. */
  public Variable slot(Variable variable, String name) {
    try {
      for (int i = 0; i < Native.optimizerNumVariables(open()); i++) {
        if (Native.optimizerTrained(open(), i) != variable.open()) continue;
        Variable slot = Variable.borrowed(Native.optimizerVariable(open(), i));
        if (slot.name().endsWith("/" + name)) return slot;
        slot.close();
      }
      return null;
    } finally {
      Reference.reachabilityFence(variable);
      Reference.reachabilityFence(this);
    }
  }
}
