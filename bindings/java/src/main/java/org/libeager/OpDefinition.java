package org.libeager;

import java.lang.ref.Reference;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * An op of the program's own: a schema, and a kernel in Java or a C function of any library.
 *
 * {@snippet file="OwnOps.java" region="example"}
 *
 * <p>Once defined, for the whole process, it is an op: {@link Context#op} makes it by its name, and tapes, traces, files of
 * functions and the registry treat it as those of the library. A later definition of the name holds for ops that are made
 * after it. A file of a function has the op's name, version and attributes alone, and loads where the program has defined
 * it: {@link EagerException.NotFound} if it has not, {@link EagerException.InvalidArgument} for another version.
 *
 * <p>The schema has inputs and attributes, outputs, and what letters for dtypes stand for:
 *
 * <pre>{@code x: T[m, k], y: T[k, n]?, a: float = 1 -> z: T[m, n]; T: float32 float64}</pre>
 *
 * <p>Inputs of one letter are promoted to one dtype, of those that are listed for it, or of all but string. A dim is a number,
 * an attribute of type int, a word, which is one size wherever it stands, or "..." for any number of dims, the same ones
 * wherever it stands; [any] is any shape, and without brackets a tensor has rank 0. Behind an input "?" says that it may be
 * absent, and "*" that any number of tensors may stand there. Attributes are int, float, bool, dtype, string or ints; one
 * without a value must be given, unless "?" says that it may be absent. What disagrees in a call is {@link
 * EagerException.InvalidArgument}: "dim k is 3 in x, 4 in y".
 *
 * <p>What the code refers to lives until the definition has been replaced, and all ops and functions that have it are gone.
 * An exception that it throws comes out of the call within which it ran, with its own stack.
 */
public final class OpDefinition {
  // Keeps other threads' definitions away between one and what the registry says of it.
  private static final Object DEFINING = new Object();
  private static final Pattern USER_DATA = Pattern.compile("=\\s*&?\\s*user_data\\b");

  private final String name;
  private final String schema;
  private String description;
  private int version = 1;
  private int flags;
  private Kernel kernel;
  private Inference inference;
  private Gradient gradient;
  private TracedFunction function;
  private String saves;

  /** Computes an op's outputs. */
  @FunctionalInterface
  public interface Kernel {
    /** Writes all outputs of a call. */
    void run(KernelCall call) throws Exception;
  }

  /** Infers the dtypes and shapes of an op's outputs. */
  @FunctionalInterface
  public interface Inference {
    /** Sets what the schema does not say. */
    void infer(InferenceCall call) throws Exception;
  }

  /** Computes the gradient of an op by ops. */
  @FunctionalInterface
  public interface Gradient {
    /**
     * Returns the gradient of each input, those of a list one by one; null where there is none.
     *
     * @param context the context to run ops on, which is {@link Context#current()} meanwhile
     */
    List<Tensor> compute(Context context, GradientCall call) throws Exception;
  }

  /**
   * Begins a definition, which {@link #define} or {@link #defineNative} ends.
   *
   * @param name letters, digits, "_" and at least one dot: "mylib.saxpy"
   */
  public OpDefinition(String name, String schema) {
    this.name = Objects.requireNonNull(name);
    this.schema = Objects.requireNonNull(schema);
  }

  /** Sets sentences for the registry. */
  public OpDefinition description(String text) {
    description = Objects.requireNonNull(text);
    return this;
  }

  /**
   * Sets the version of the op's meaning (1), for files of functions.
   *
   * @throws IllegalArgumentException for 0
   */
  public OpDefinition version(int number) {
    if (number == 0) throw new IllegalArgumentException("version is 0, and must be 1 at least");
    version = number;
    return this;
  }

  /** Sets whether it does more than compute outputs: a function never drops, merges or reorders such an op. */
  public OpDefinition effects(boolean value) {
    return flag(Native.OP_EFFECTS, value);
  }

  /** Sets whether one call of its kernel runs at a time. */
  public OpDefinition serial(boolean value) {
    return flag(Native.OP_SERIAL, value);
  }

  /**
   * Sets whether its result is piecewise constant or no number, and has no gradient for ever: to ask for one is {@link
   * EagerException.Unimplemented}, as of any op that is given none.
   */
  public OpDefinition noGradient(boolean value) {
    return flag(Native.OP_NO_GRADIENT, value);
  }

  private OpDefinition flag(int bit, boolean value) {
    flags = value ? flags | bit : flags & ~bit;
    return this;
  }

  /**
   * Sets the code that computes the outputs, on the host. It runs on the thread that runs the op, several at once unless the
   * op is serial, and runs no ops: whatever uses a {@link Context}, or closes one, is IllegalStateException meanwhile.
   */
  public OpDefinition kernel(Kernel code) {
    kernel = Objects.requireNonNull(code);
    return this;
  }

  /**
   * Sets the code that says what the schema cannot: outputs whose shape there is [any]. It runs wherever the op is run or
   * traced, and runs no ops.
   */
  public OpDefinition infer(Inference code) {
    inference = Objects.requireNonNull(code);
    return this;
  }

  /**
   * Sets the code that computes the gradient. It runs when gradients are asked for, as a {@link Callback} does: its tensors
   * are closed when it returns, and may be symbolic. Since it is made of ops, it can be differentiated again and traced.
   */
  public OpDefinition gradient(Gradient code) {
    gradient = Objects.requireNonNull(code);
    return this;
  }

  /**
   * Sets the gradient as a function, from what {@link #saves} names and then the output gradients to a gradient for each
   * input that may be float or complex, in order.
   */
  public OpDefinition gradient(TracedFunction function) {
    this.function = Objects.requireNonNull(function);
    return this;
  }

  /** Sets what the gradient reads: names of inputs and outputs, or "shape(x)" for the shape of one. */
  public OpDefinition saves(String... names) {
    saves = String.join(" ", names);
    return this;
  }

  /** What native code calls of a definition. */
  record Code(CompletableFuture<List<String>> attributes, Kernel kernel, Inference inference, Gradient gradient) {}

  /**
   * Defines the op, whose kernel is in Java.
   *
   * @throws EagerException.InvalidArgument if the name, the schema or another part is malformed; the message says where
   */
  public void define() {
    define(null, null);
  }

  /**
   * Defines the op, whose kernel is a C function of any library. The call is the function's prototype, with a source for each
   * parameter:
   *
   * <pre>{@code void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)
   * float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)}</pre>
   *
   * <p>One prototype a line; a dtype before it is the one of the schema's first letter for which it is called. Sources are
   * inputs and outputs (the address of their elements, or the value of an input of rank 0), inout(z, y) (the address of z, into
   * which y was copied), attributes, numbers, products of numbers, int attributes, size(x), dim(x, 0) and rank(x), dims(x),
   * scratch(bytes), NULL and stream; "&amp;" passes the address of a value, as Fortran's functions want theirs. A result may be an
   * output of rank 0 ("double = z f(...)") or a number that it must be ("int = 0 f(...)"). A function that takes and gives numbers
   * alone is called for each element. eager_c.h has the whole grammar; its user_data is not for Java.
   *
   * <p>The function is called on several threads at once, unless the op is serial. A prototype that is not the function's cannot
   * be found out, but EAGER_CHECK_NATIVE=1 in the environment has each call checked for what it writes beside its outputs.
   *
   * @param library a name or path of a library, which is never closed; null: what the process has loaded
   * @throws EagerException.InvalidArgument if a part is malformed, or a prototype does not fit the schema
   * @throws EagerException.NotFound if there is no such library or function
   * @throws EagerException.Unimplemented if libeager was built without libffi
   */
  public void defineNative(String library, String call) {
    if (USER_DATA.matcher(call).find()) throw new IllegalArgumentException("user_data is no source of a call from Java");
    define(library, call);
  }

  private void define(String library, String call) {
    Context current = Context.current();
    Scratch scratch = current.scratch();
    long mark = scratch.mark();
    try {
      long definition = scratch.zeros((int) (Native.OP_DEFINITION / 8));
      Memory.put(definition, Native.OP_DEFINITION);
      Memory.put(definition + Native.OP_DEFINITION_NAME, scratch.push(name));
      Memory.put(definition + Native.OP_DEFINITION_SCHEMA, scratch.push(schema));
      Memory.put(definition + Native.OP_DEFINITION_DESCRIPTION, scratch.pushOrNull(description));
      Memory.putInt(definition + Native.OP_DEFINITION_VERSION, version);
      Memory.putInt(definition + Native.OP_DEFINITION_FLAGS, flags);
      if (inference != null) Memory.put(definition + Native.OP_DEFINITION_INFER, Callbacks.Infer.ADDRESS);
      if (kernel != null) Memory.put(definition + Native.OP_DEFINITION_KERNEL, Callbacks.Kernel.ADDRESS);
      if (gradient != null) Memory.put(definition + Native.OP_DEFINITION_GRADIENT, Callbacks.OpGradient.ADDRESS);
      Memory.put(definition + Native.OP_DEFINITION_SAVES, scratch.pushOrNull(saves));
      if (function != null) Memory.put(definition + Native.OP_DEFINITION_GRADIENT_FUNCTION, function.open());
      Memory.put(definition + Native.OP_DEFINITION_DESTROY, Callbacks.Drop.ADDRESS);
      long from = scratch.pushOrNull(library);
      long prototypes = scratch.pushOrNull(call);
      CompletableFuture<List<String>> attributes = new CompletableFuture<>();
      Code code = new Code(attributes, kernel, inference, gradient);
      Memory.put(definition + Native.OP_DEFINITION_USER_DATA, Callbacks.keep(code)); // the calls below drop it, also on failure
      synchronized (DEFINING) {
        if (call == null) Native.opDefine(current.use(), definition);
        else Native.opDefineNative(current.use(), definition, from, prototypes);
        try {
          attributes.complete(Attributes.names(current.registry(name)));
        } catch (Throwable t) { // memory is out
          attributes.completeExceptionally(t);
          throw t;
        }
      }
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(function);
    }
  }
}
