package org.libeager;

import java.lang.ref.Reference;
import java.util.Objects;

/**
 * A cell that holds a tensor. Its shape, dtype and device stay.
 *
 * <p>Tapes watch trainable variables by themselves when they are read. Any number of threads may read and assign: each
 * assignment is one step.
 */
public final class Variable extends Handle implements Source {
  Variable(long handle) {
    super(handle, Net.Kind.VARIABLE);
  }

  /** Makes a trainable variable without a name. */
  public Variable(Tensor initial) {
    this(initial, "", true);
  }

  /** Makes a trainable variable. Names need not be unique. */
  public Variable(Tensor initial, String name) {
    this(initial, name, true);
  }

  /** Makes a variable. */
  public Variable(Tensor initial, String name, boolean trainable) {
    this(create(initial, name, trainable));
  }

  private static long create(Tensor initial, String name, boolean trainable) {
    Objects.requireNonNull(name);
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.variableCreate(context.use(), initial.open(), scratch.push(name), trainable ? 1 : 0, out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(initial);
    }
  }

  /**
   * Makes a variable whose values may be of more shapes than the initial one's.
   *
   * @param dims -1 where values may be of any size; null: they may be of any rank
   */
  public static Variable withShape(Tensor initial, long[] dims, String name, boolean trainable) {
    Objects.requireNonNull(name);
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1), at = dims == null ? 0 : scratch.push(dims);
      int rank = dims == null ? -1 : dims.length;
      long text = scratch.push(name);
      Native.variableCreateWithShape(context.use(), initial.open(), at, rank, text, trainable ? 1 : 0, out);
      return new Variable(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(initial);
    }
  }

  /** Returns a variable for a handle that is borrowed. */
  static Variable borrowed(long handle) {
    if (handle == 0) return null;
    Native.variableRetain(handle);
    return new Variable(handle);
  }

  /** Returns the present value, which later assignments do not change. */
  public Tensor value() {
    return value(Context.current());
  }

  /** Returns the present value as {@link #value()} does, known to the tapes of this context. */
  public Tensor value(Context context) {
    long at = context.scratch().few();
    try {
      Native.variableRead(context.use(), open(), at);
      return context.made(Memory.get(at));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the value. */
  public void assign(Tensor value) {
    try {
      Native.variableAssign(Context.current().use(), open(), value.open());
    } finally {
      fence(value);
    }
  }

  /** Adds to the value; sparse rows change the rows that they name. */
  public void assignAdd(Tensor delta) {
    try {
      Native.variableAssignAdd(Context.current().use(), open(), delta.open());
    } finally {
      fence(delta);
    }
  }

  /** Subtracts from the value; sparse rows change the rows that they name. */
  public void assignSub(Tensor delta) {
    try {
      Native.variableAssignSub(Context.current().use(), open(), delta.open());
    } finally {
      fence(delta);
    }
  }

  /** Replaces the block of value's shape whose first element stands at begin, which has an index for each axis. */
  public void assignSlice(Tensor begin, Tensor value) {
    try {
      Native.variableAssignSlice(Context.current().use(), open(), begin.open(), value.open());
    } finally {
      Reference.reachabilityFence(begin);
      fence(value);
    }
  }

  private void fence(Tensor other) {
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(other);
  }

  /** Returns the name. */
  public String name() {
    return ask(variable -> Memory.text(Native.variableName(variable)));
  }

  /** Returns whether tapes watch the variable when it is read. */
  public boolean isTrainable() {
    return ask(variable -> Native.variableTrainable(variable) != 0);
  }

  /** Sets whether tapes watch the variable when it is read from here on. */
  public void setTrainable(boolean trainable) {
    Native.variableSetTrainable(open(), trainable ? 1 : 0);
    Reference.reachabilityFence(this);
  }

  /** Returns the dtype. */
  public DType dtype() {
    return ask(variable -> DType.of(Native.variableDtype(variable)));
  }

  /** Returns the number of dims; -1: values may be of any rank. */
  public int rank() {
    return ask(variable -> Native.variableRank(variable));
  }

  /** Returns the dims, -1 where values differ; none where they may be of any rank. */
  public long[] shape() {
    long dims = Native.variableDims(open());
    long[] shape = new long[Math.max(rank(), 0)];
    for (int i = 0; i < shape.length; i++) shape[i] = Memory.get(dims + 8L * i);
    Reference.reachabilityFence(this);
    return shape;
  }

  /** Returns the device's name, such as "cpu:0". */
  public String device() {
    return ask(variable -> Memory.text(Native.variableDevice(variable)));
  }

  /** Returns the name and the value as text. */
  @Override
  public String toString() {
    if (!isOpen()) return "Variable that was closed";
    try (Tensor value = value()) {
      return "Variable " + name() + ": " + value;
    }
  }
}
