package org.libeager;

import java.util.Arrays;

/** Attributes and optional inputs of a call, as far as they are given. */
class Arguments {
  private static final long[][] NONE = {};

  private long given; // bit i: argument i has words
  private long[][] words = NONE;
  private Object[] inputs = {}; // Tensor, Long or Double, by the place among the op's inputs
  private String[] names = {}; // of attributes that are set on an op of the call's own
  private Object[] values = {};

  Arguments() {}

  Arguments(Arguments other) {
    if (other == null) return;
    given = other.given;
    words = other.words;
    inputs = other.inputs;
    names = other.names;
    values = other.values;
  }

  private Arguments words(int argument, long[] value) {
    words = Arrays.copyOf(words, Math.max(words.length, argument + 1));
    words[argument] = value;
    given |= 1L << argument;
    return this;
  }

  Arguments word(int argument, long value) {
    return words(argument, new long[] {value});
  }

  Arguments number(int argument, double value) {
    return word(argument, Double.doubleToRawLongBits(value));
  }

  Arguments flag(int argument, boolean value) {
    return word(argument, value ? 1 : 0);
  }

  Arguments list(int argument, long[] values) {
    long[] all = new long[values.length + 1];
    all[0] = values.length;
    System.arraycopy(values, 0, all, 1, values.length);
    return words(argument, all);
  }

  Arguments input(int place, Object value) {
    inputs = Arrays.copyOf(inputs, Math.max(inputs.length, place + 1));
    inputs[place] = java.util.Objects.requireNonNull(value);
    return this;
  }

  /** Gives an attribute that cannot come with the call: a function, or a text without choices. */
  Arguments set(String name, Object value) {
    names = Arrays.copyOf(names, names.length + 1);
    values = Arrays.copyOf(values, names.length);
    names[names.length - 1] = name;
    values[names.length - 1] = java.util.Objects.requireNonNull(value);
    return this;
  }

  long given() {
    return given;
  }

  boolean needsOp() {
    return names.length > 0;
  }

  /** Sets the attributes that cannot come with the call. */
  void setOn(Op op) {
    for (int i = 0; i < names.length; i++) {
      if (values[i] instanceof TracedFunction function) op.set(names[i], function);
      else op.set(names[i], (String) values[i]);
    }
  }

  /** Returns the words of all arguments in order. */
  long[] encoded() {
    int count = 0;
    for (long[] one : words) if (one != null) count += one.length;
    long[] all = new long[count];
    int at = 0;
    for (long[] one : words) {
      if (one == null) continue;
      System.arraycopy(one, 0, all, at, one.length);
      at += one.length;
    }
    return all;
  }

  /** Returns the inputs with the optional ones at their places. */
  Object[] inputs(Object[] required) {
    if (inputs.length == 0) return required;
    Object[] all = Arrays.copyOf(required, Math.max(required.length, inputs.length));
    for (int i = 0; i < inputs.length; i++) if (inputs[i] != null) all[i] = inputs[i];
    return all;
  }
}
