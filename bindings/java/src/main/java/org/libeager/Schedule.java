package org.libeager;

import java.lang.ref.Reference;
import java.util.Objects;

/**
 * A formula for the learning rate of each step, for {@link Optimizer#setLearningRate(Schedule)}. {@link Schedules} has the
 * kinds, each with its attributes.
 *
 * <p>A schedule does not change any more once an optimizer has it. Any number of threads may use it.
 */
public class Schedule extends Handle {
  /** Makes a schedule of the kind of this name, with its default attributes. */
  public Schedule(String name) {
    super(create(name), Net.Kind.SCHEDULE);
  }

  private static long create(String name) {
    Objects.requireNonNull(name);
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.scheduleCreate(context.use(), scratch.push(name), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Sets an attribute. */
  public void set(String name, double value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.scheduleSetFloat(open(), scratch.push(name), value);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets an attribute that is a boolean. */
  public void set(String name, boolean value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.scheduleSetBool(open(), scratch.push(name), value ? 1 : 0);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets an attribute that is a list of numbers. */
  public void set(String name, double[] values) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long[] words = new long[values.length];
      for (int i = 0; i < values.length; i++) words[i] = Double.doubleToRawLongBits(values[i]);
      Native.scheduleSetFloats(open(), scratch.push(name), scratch.push(words), values.length);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the rate of a step, which counts from 0. */
  public double rate(long step) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.scheduleRate(open(), step, out);
      return Double.longBitsToDouble(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the kind and the attributes as JSON. */
  public String json() {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.scheduleJson(open(), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }
}
