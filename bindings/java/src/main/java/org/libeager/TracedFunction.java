package org.libeager;

import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.List;

/**
 * Traced code: a graph that runs as one op, has gradients, and can be saved to a file. {@link Context#trace} makes one,
 * {@link #load} reads one.
 *
 * {@snippet file="Functions.java" region="example"}
 *
 * <p>Any number of threads may use a function. Interrupting a thread ends the loops in it with
 * {@link EagerException.Cancelled}.
 */
public final class TracedFunction extends Handle {
  private final Op op;
  private final int numOutputs;

  TracedFunction(Context context, long handle) {
    super(handle, Net.Kind.FUNCTION);
    long at = context.scratch().few();
    Native.functionOp(context.use(), handle, at);
    op = new Op(Memory.get(at));
    numOutputs = Native.functionNumOutputs(handle);
  }

  /** Runs the function on the current context. */
  public List<Tensor> call(Tensor... inputs) {
    return call(Context.current(), inputs);
  }

  /** Runs the function on this context. */
  public List<Tensor> call(Context context, Tensor... inputs) {
    open();
    try {
      context.interruptible();
      for (Tensor one : inputs) java.util.Objects.requireNonNull(one);
      return context.execute(op.open(), null, inputs, Math.max(1, numOutputs));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the op that runs the function. */
  Op op() {
    open();
    return op;
  }

  @Override
  public void close() {
    op.close();
    super.close();
  }

  private interface PathCall {
    void run(long context, long path);
  }

  private static void withPath(Path path, PathCall call) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      call.run(context.use(), scratch.push(path.toString()));
    } finally {
      scratch.pop(mark);
    }
  }

  private static TracedFunction made(Path path, boolean onnx) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      long text = scratch.push(path.toString());
      if (onnx) Native.functionImportOnnx(context.use(), text, out);
      else Native.functionLoad(context.use(), text, out);
      return new TracedFunction(context, Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Reads a function that {@link #save} wrote, in any language. It gets variables and optimizers of its own. */
  public static TracedFunction load(Path path) {
    return made(path, false);
  }

  /** Makes a function of the graph of an ONNX file. */
  public static TracedFunction importOnnx(Path path) {
    return made(path, true);
  }

  /** Writes the function to a file: constants, values of its variables, optimizers with their slots. */
  public void save(Path path) {
    withPath(path, (context, text) -> Native.functionSave(context, open(), text));
    Reference.reachabilityFence(this);
  }

  /** Writes the function as an ONNX model. */
  public void exportOnnx(Path path) {
    withPath(path, (context, text) -> Native.functionExportOnnx(context, open(), text));
    Reference.reachabilityFence(this);
  }

  /** Sets what may be done to the graph before it first runs, such as "relaxed_math". */
  public void setOption(String name, boolean value) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      Native.functionSetOption(open(), scratch.push(name), value ? 1 : 0);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Returns whether its variables are trainable, or not, as they were when it was traced; otherwise it does not run.
   */
  public boolean isCurrent() {
    return ask(function -> Native.functionIsCurrent(function) != 0);
  }

  /** Returns the name. */
  public String name() {
    return ask(function -> Memory.text(Native.functionName(function)));
  }

  /** Returns dtype and dims of each input. */
  public List<Spec> inputs() {
    return askAll(function -> Native.functionNumInputs(function), (function, i) -> Tensor.spec(Native.functionInput(function, i)));
  }

  /** Returns dtype and dims of each output. */
  public List<Spec> outputs() {
    return askAll(function -> numOutputs, (function, i) -> Tensor.spec(Native.functionOutput(function, i)));
  }

  /** Returns the variables that the function reads, assigns or trains, in the order of first use. */
  public List<Variable> variables() {
    return askAll(function -> Native.functionNumVariables(function), (function, i) -> Variable.borrowed(Native.functionVariable(function, i)));
  }

  /** Returns the optimizers that the function applies, in the order of first use. */
  public List<Optimizer> optimizers() {
    return askAll(
        function -> Native.functionNumOptimizers(function), (function, i) -> Optimizer.borrowed(Native.functionOptimizer(function, i)));
  }

  /** Returns the graph as text: a line an op. */
  public String text() {
    long at = Context.current().scratch().few();
    Native.functionFormat(open(), at);
    Reference.reachabilityFence(this);
    return Memory.takeText(Memory.get(at));
  }

  /** Returns the graph for Graphviz' dot. */
  public String graphviz() {
    long at = Context.current().scratch().few();
    Native.functionGraphviz(open(), at);
    Reference.reachabilityFence(this);
    return Memory.takeText(Memory.get(at));
  }
}
