package org.libeager;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ops and the variables that they use, which the first call makes. {@link Layers} has the kinds, each with its attributes.
 *
 * {@snippet file="Models.java" region="example"}
 *
 * <p>Attributes are set before the first call, by one thread; then any number of threads may use a layer.
 */
public class Layer extends Handle implements Model {
  private static final int MOST_OUTPUTS = 8;

  private Layer(long handle) {
    super(handle, Net.Kind.LAYER);
  }

  /**
   * Makes a layer of the kind of this name, such as "dense".
   *
   * @param name for messages and the variables' names; null: the kind
   */
  public Layer(String kind, String name) {
    this(create(kind, name));
  }

  private static long create(String kind, String name) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.layerCreate(context.use(), scratch.push(kind), scratch.pushOrNull(name), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /**
   * Returns a layer of the text that {@link #json} gives, with variables of its own.
   *
   * @throws EagerException with the code DATA_LOSS if it is no such text
   */
  public static Layer fromJson(String text) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.layerFromJson(context.use(), scratch.push(text), out);
      return new Layer(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns a tensor as an initializer makes it: "glorot_uniform", "constant value=0.1", "random_normal stddev=0.01". */
  public static Tensor initialValue(String initializer, DType dtype, long... dims) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      long text = scratch.push(initializer);
      Native.layerInitialValue(context.use(), text, dtype.value(), scratch.push(dims), dims.length, out);
      return context.made(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  private interface Setter {
    void set(long layer, long name, Scratch scratch);
  }

  private void set(String name, Setter setter) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      setter.set(open(), scratch.push(name), scratch);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets an attribute that is a whole number. FAILED_PRECONDITION: the layer has been built. */
  public final void set(String name, long value) {
    set(name, (layer, text, scratch) -> Native.layerSetInt(layer, text, value));
  }

  /** Sets an attribute that is a float. */
  public final void set(String name, double value) {
    set(name, (layer, text, scratch) -> Native.layerSetFloat(layer, text, value));
  }

  /** Sets an attribute that is a boolean. */
  public final void set(String name, boolean value) {
    set(name, (layer, text, scratch) -> Native.layerSetBool(layer, text, value ? 1 : 0));
  }

  /** Sets an attribute that is a dtype. */
  public final void set(String name, DType value) {
    set(name, (layer, text, scratch) -> Native.layerSetDtype(layer, text, value.value()));
  }

  /** Sets an attribute that is a text. INVALID_ARGUMENT: there is no such choice or initializer. */
  public final void set(String name, String value) {
    set(name, (layer, text, scratch) -> Native.layerSetString(layer, text, scratch.push(value)));
  }

  /** Sets an attribute that is a list of whole numbers. One number stands for all of a list of fixed length. */
  public final void set(String name, long[] values) {
    set(name, (layer, text, scratch) -> Native.layerSetInts(layer, text, scratch.push(values), values.length));
  }

  /** Makes the variables ahead of the first call, for inputs of these dtypes and dims. */
  public final void build(Spec... inputs) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      Context.Specs specs = context.push(inputs);
      Native.layerBuild(context.use(), open(), specs.dtypes(), specs.ranks(), specs.dims(), inputs.length);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Runs the layer and returns its only output, or its first one. INVALID_ARGUMENT: x does not fit what it was built for. */
  @Override
  public final Tensor call(Tensor x, boolean training) {
    List<Tensor> all = callAll(training, x);
    for (Tensor other : all.subList(1, all.size())) other.close();
    return all.get(0);
  }

  /** Runs the layer on its inputs, of which null stands for one that is absent, such as a mask, and returns all outputs. */
  public final List<Tensor> callAll(boolean training, Tensor... inputs) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long list = context.push(Arrays.asList(inputs));
      long outputs = scratch.push(8L * MOST_OUTPUTS);
      long count = scratch.zeros(1);
      Memory.putInt(count, MOST_OUTPUTS);
      Native.layerCall(context.use(), open(), list, inputs.length, training ? 1 : 0, outputs, count);
      return context.take(outputs, Memory.getInt(count));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(inputs);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the kind, such as "dense". */
  public final String kind() {
    return ask(layer -> Memory.text(Native.layerKind(layer)));
  }

  /** Returns the name. */
  public final String name() {
    return ask(layer -> Memory.text(Native.layerName(layer)));
  }

  /** Reports whether the layer has its variables. */
  public final boolean isBuilt() {
    return ask(layer -> Native.layerIsBuilt(layer) != 0);
  }

  /** Returns the variables, in the kind's order; none before the layer is built. */
  @Override
  public final List<Variable> variables() {
    return askAll(layer -> Native.layerNumVariables(layer), (layer, i) -> Variable.borrowed(Native.layerVariable(layer, i)));
  }

  /** Returns the variables with their keys in a checkpoint, by their names in the kind: "key/kernel". */
  @Override
  public final List<KeyedVariable> keyedVariables(String key) {
    List<KeyedVariable> all = new ArrayList<>();
    for (Variable v : variables())
      all.add(new KeyedVariable(key + "/" + Memory.text(Native.layerVariableName(open(), all.size())), v));
    Reference.reachabilityFence(this);
    return all;
  }

  /** Returns the variable of this name in the kind, such as "kernel", or null if there is none, or not yet. */
  public final Variable variable(String name) {
    int i = indexOf(name);
    return i < 0 ? null : ask(layer -> Variable.borrowed(Native.layerVariable(layer, i)));
  }

  /**
   * Replaces a variable, so that two layers share one. No call may run meanwhile.
   *
   * @throws IllegalArgumentException if there is none of this name
   * @throws EagerException with the code INVALID_ARGUMENT for another shape or dtype, FAILED_PRECONDITION before the build
   */
  public final void setVariable(String name, Variable variable) {
    int i = indexOf(name);
    if (i < 0 && isBuilt()) throw new IllegalArgumentException("layer \"" + name() + "\" has no variable \"" + name + "\"");
    try {
      Native.layerSetVariable(open(), i, variable.open());
    } finally {
      Reference.reachabilityFence(variable);
      Reference.reachabilityFence(this);
    }
  }

  private int indexOf(String name) {
    int i = Native.layerNumVariables(open()) - 1;
    while (i >= 0 && !Memory.text(Native.layerVariableName(open(), i)).equals(name)) i--;
    Reference.reachabilityFence(this);
    return i;
  }

  /** Returns kind, name and attributes as JSON. */
  public final String json() {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.layerJson(open(), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  @Override
  public String toString() {
    return isOpen() ? json() : "Layer that was closed";
  }
}
