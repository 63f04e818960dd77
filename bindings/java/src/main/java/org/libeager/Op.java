package org.libeager;

import java.lang.ref.Reference;
import java.util.List;
import java.util.Objects;

/**
 * A prepared call: an op by name, its attributes, perhaps a device, or code of the program as an op
 * ({@link Context#hostCall}).
 *
 * <p>The methods of {@link ContextOps} do the same by type. This class is for what they leave out: a device of the op's
 * own, and whole numbers beyond 2^53 as attributes that are floats. Attributes are set before the first run, by one
 * thread; then all threads may run the op.
 */
public final class Op extends Handle {
  Op(long handle) {
    super(handle, Net.Kind.OP);
  }

  /** Returns the op's name. */
  public String name() {
    return ask(op -> Memory.text(Native.opName(op)));
  }

  private interface Setter {
    void set(long op, long name, Scratch scratch);
  }

  private Op set(String name, Setter setter) {
    return setAny(Objects.requireNonNull(name), setter);
  }

  private Op setAny(String text, Setter setter) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      setter.set(open(), scratch.pushOrNull(text), scratch);
      return this;
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets an attribute that is a whole number, or a float that is given as one. */
  public Op set(String name, long value) {
    return set(name, (op, text, scratch) -> Native.opSetInt(op, text, value));
  }

  /** Sets an attribute that is a float. */
  public Op set(String name, double value) {
    return set(name, (op, text, scratch) -> Native.opSetFloat(op, text, value));
  }

  /** Sets an attribute that is a boolean. */
  public Op set(String name, boolean value) {
    return set(name, (op, text, scratch) -> Native.opSetBool(op, text, value ? 1 : 0));
  }

  /** Sets an attribute that is a dtype. */
  public Op set(String name, DType value) {
    Objects.requireNonNull(value);
    return set(name, (op, text, scratch) -> Native.opSetDtype(op, text, value.value()));
  }

  /** Sets an attribute that is a text or a choice. */
  public Op set(String name, String value) {
    Objects.requireNonNull(value);
    return set(name, (op, text, scratch) -> Native.opSetString(op, text, scratch.push(value)));
  }

  /** Sets an attribute that is a list of whole numbers. */
  public Op set(String name, long[] values) {
    Objects.requireNonNull(values);
    return set(name, (op, text, scratch) -> Native.opSetInts(op, text, scratch.push(values), values.length));
  }

  /** Sets an attribute that is a function. */
  public Op set(String name, TracedFunction value) {
    Objects.requireNonNull(value);
    try {
      return set(name, (op, text, scratch) -> Native.opSetFunction(op, text, value.open()));
    } finally {
      Reference.reachabilityFence(value);
    }
  }

  /** Sets the device that the op runs on, which overrides the context's scope; null: none. */
  public Op device(String name) {
    return setAny(name, (op, text, scratch) -> Native.opSetDevice(op, text));
  }

  /** Runs the op on the current context. An optional input may be null, or left off at the end. */
  public List<Tensor> run(Tensor... inputs) {
    return run(Context.current(), inputs);
  }

  /** Runs the op on this context. */
  public List<Tensor> run(Context context, Tensor... inputs) {
    try {
      context.interruptible();
      return context.execute(open(), null, inputs, 8);
    } finally {
      Reference.reachabilityFence(this);
    }
  }
}
