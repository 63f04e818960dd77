package org.libeager;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A line of execution: it runs ops, and has a device scope, active tapes and a stream of random numbers.
 *
 * <p>Each thread, virtual ones too, has a context of its own, {@link #current()}, which the methods of tensors use. A
 * program may also make contexts and call the ops on them, which saves some nanoseconds a call:
 *
 * {@snippet file="Contexts.java" region="example"}
 *
 * <p>A context belongs to the thread that made it, until another thread takes it over ({@link #adopt}); its use by any
 * other thread is {@link IllegalStateException}.
 */
public final class Context extends ContextOps {
  private static final AtomicBoolean ASKED_UNDER_PRESSURE = new AtomicBoolean();
  private static volatile long pressureStep = 64 << 20;

  private final Scratch ownScratch; // null: the context is for a callback, and the memory for calls is the thread's
  private List<WeakReference<Tape>> tapes; // of a callback's context, after which the library's goes on; null: none
  private boolean interruptible;

  /** The root of the threads' contexts. */
  private static final class Root {
    static final Context CONTEXT = new Context();
  }

  Context(long handle) {
    this(handle, new Scratch(), true);
  }

  Context(long handle, Scratch scratch, boolean ownsScratch) {
    super(handle, Net.Kind.CONTEXT, scratch);
    ownScratch = ownsScratch ? scratch : null;
  }

  /** Makes a context with the default options. */
  public Context() {
    this(new ContextOptions());
  }

  /** Makes a context. */
  public Context(ContextOptions options) {
    this(options.create());
  }

  /** Returns the context of this thread: the innermost one of {@link #activate}, or else the thread's own. */
  public static Context current() {
    Current current = Current.get();
    Context context = current.context;
    return context != null && context.isOpen() ? context : first(current);
  }

  private static Context first(Current current) {
    current.mayRunOps();
    Library.open();
    return current.context = forkOf(Root.CONTEXT);
  }

  private static Context forkOf(Context parent) {
    Scratch scratch = new Scratch(); // the fork's, since other threads fork the root at the same time
    try {
      long out = scratch.few();
      Native.contextFork(parent.open(), out);
      Context made = new Context(Memory.get(out), scratch, true);
      made.interruptible = parent.interruptible;
      return made;
    } finally {
      Reference.reachabilityFence(parent);
    }
  }

  /**
   * Returns a new context with this one's options and device scope, and random numbers of its own, which follow from
   * this one's seed and the number of forks before.
   */
  public Context fork() {
    use();
    return forkOf(this);
  }

  /**
   * Makes this thread the context's owner. No other thread may be within a call on it, and what that thread did must have
   * happened before, as by Thread.join(). A call that runs a callback on the context is found; one that runs none, or that
   * runs a kernel, an inference or the body of a trace, is not, and two threads then use what only one may.
   *
   * @return the context
   * @throws IllegalStateException if another thread is in a call that runs a callback on the context
   */
  public Context adopt() {
    own();
    return this;
  }

  /**
   * Releases the context. Tensors, variables and functions live on; its tapes have stopped.
   *
   * @throws IllegalStateException in a callback that runs on it, also within another callback; in a kernel and an inference
   */
  @Override
  public void close() {
    if (!isOpen()) return;
    use();
    if (Current.get().runs(handle))
      throw new IllegalStateException("a callback cannot close the context that it runs on");
    end();
  }

  /** Releases the context, whoever runs on it. */
  void end() {
    if (tapes != null) for (WeakReference<Tape> one : tapes) if (one.get() instanceof Tape tape) tape.end();
    super.close();
    // Within a callback an outer call may use the memory, which is left to the garbage collector then.
    if (ownScratch != null && Current.get().depth == 0) ownScratch.free();
  }

  /** Has a tape stop when the context of a callback ends. */
  void keep(Tape tape) {
    if (ownScratch != null) return;
    if (tapes == null) tapes = new ArrayList<>();
    for (int last; (last = tapes.size() - 1) >= 0; tapes.remove(last)) { // those of a loop are closed, or nobody's any more
      if (tapes.get(last).get() instanceof Tape one && one.isOpen()) break;
    }
    tapes.add(new WeakReference<>(tape));
  }

  // ---- Scopes ----

  /** Makes this context {@link #current()} on this thread until the scope is closed. */
  public Scope activate() {
    use();
    Current current = Current.get();
    Context former = current.context;
    current.context = this;
    return new Undo<>(current, former, context -> current.context = context);
  }

  /**
   * Runs code, and closes all tensors that it made on this context but the one that it returns. So a training step
   * gives its memory back at once, and the garbage collector has nothing to do:
   *
   * {@snippet file="Tidy.java" region="example"}
   */
  public Tensor tidy(Supplier<Tensor> code) {
    return tidy(code, (result, one) -> result == one);
  }

  /** Runs code, and closes all tensors that it made on this context but those that it returns. */
  public List<Tensor> tidyAll(Supplier<List<Tensor>> code) {
    return tidy(code, (result, one) -> result.stream().anyMatch(each -> each == one));
  }

  /** Lets ops run on a device, such as "gpu:0", until the scope is closed; null: where their inputs lie. */
  public Scope device(String name) {
    String former = device();
    setDevice(name);
    return new Undo<>(this, former, this::setDevice);
  }

  private void setDevice(String name) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      Native.contextSetDevice(use(), scratch.pushOrNull(name));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns the device scope, such as "gpu:0"; null: ops run where their inputs lie. */
  public String device() {
    long text = Native.contextDevice(use());
    return text == 0 ? null : Memory.text(text);
  }

  /** Lets no tape of this context record until the scope is closed. */
  public Scope pauseTapes() {
    Native.contextPauseTapes(use());
    return new Undo<>(new Object(), null, nothing -> Native.contextResumeTapes(use())); // which are counted
  }

  // ---- Devices, memory, random numbers ----

  /** Returns the names of all devices; the first is "cpu:0", the host. */
  public List<String> devices() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Native.contextNumDevices(use()); i++)
      names.add(Memory.text(Native.contextDeviceName(use(), i)));
    return names;
  }

  /** Returns the number of devices of a kind: "cpu" or "gpu". */
  public int devices(String kind) {
    Objects.requireNonNull(kind);
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      return Native.contextNumDevicesOfKind(use(), scratch.push(kind));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Starts the random numbers anew, as those of a new context with this seed. */
  public void setSeed(long seed) {
    Native.contextSetSeed(use(), seed);
  }

  /** Returns the state of the stream of random numbers. */
  public RandomState randomState() {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long at = scratch.zeros((int) (Native.RANDOM_STATE / 8));
      Memory.put(at, Native.RANDOM_STATE);
      Native.contextGetRandomState(use(), at);
      return new RandomState(
          Memory.get(at + Native.RANDOM_STATE_KEY),
          Memory.get(at + Native.RANDOM_STATE_COUNTER),
          Memory.get(at + Native.RANDOM_STATE_NUM_FORKS));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Lets the context draw the numbers again that followed the state. */
  public void setRandomState(RandomState state) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long[] words = {Native.RANDOM_STATE, state.key(), state.counter(), state.numForks()};
      Native.contextSetRandomState(use(), scratch.push(words));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Waits until all devices have done what any context queued. */
  public void synchronize() {
    Native.contextSynchronize(use());
  }

  /** Returns the memory of the host. */
  public MemoryInfo memory() {
    return memory(null);
  }

  /** Returns the memory of a device. */
  public MemoryInfo memory(String device) {
    Scratch scratch = scratch();
    flush();
    long mark = scratch.mark();
    try {
      long info = scratch.zeros((int) (Native.MEMORY_INFO / 8));
      Memory.put(info, Native.MEMORY_INFO);
      Native.contextMemory(use(), scratch.pushOrNull(device), info);
      return new MemoryInfo(
          Memory.get(info + Native.MEMORY_INFO_IN_USE),
          Memory.get(info + Native.MEMORY_INFO_PEAK),
          Memory.get(info + Native.MEMORY_INFO_RESERVED),
          Memory.get(info + Native.MEMORY_INFO_LIMIT),
          Memory.get(info + Native.MEMORY_INFO_LIVE_TENSORS));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Sets the most bytes that the process may take from a device (null: the host); 0: no limit. */
  public void setMemoryLimit(String device, long bytes) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      Native.contextSetMemoryLimit(use(), scratch.pushOrNull(device), bytes);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Sets the most bytes that reading one function's file may take; 0: a multiple of the file's size. */
  public void setLoadLimit(long bytes) {
    Native.contextSetLoadLimit(use(), bytes);
  }

  /** Sets whether GPUs may multiply float32 as TF32, which is faster and has 10 bits of mantissa. */
  public void allowTf32(boolean allow) {
    Native.contextAllowTf32(use(), allow ? 1 : 0);
  }

  /** Returns the address of the stream that a device computes on: a cudaStream_t for a GPU, 0 for the CPU. */
  public long stream(String device) {
    Objects.requireNonNull(device);
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.contextStream(use(), scratch.push(device), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /**
   * Sets by how many bytes a device's memory in use grows until the garbage collector is asked (64 MiB); 0: it is never
   * asked, nor where many tapes, iterators, files or contexts have been left open.
   */
  public static void collectEvery(long bytes) {
    if (bytes < 0) throw new IllegalArgumentException("negative: " + bytes);
    pressureStep = bytes;
    if (ASKED_UNDER_PRESSURE.getAndSet(true) || bytes > 0) {
      try {
        Native.memoryOnPressure(bytes, Callbacks.Pressure.ADDRESS, 0, 0);
      } catch (EagerException.NotFound e) { // it was 0 before
        return;
      }
    }
  }

  /** Asks the garbage collector, and releases what it finds before this returns. */
  public static void collect() {
    current().endBlock();
    Net.collect();
  }

  /** Has the garbage collector asked when memory grows, from the first call on. */
  static long pressureStep() {
    return pressureStep;
  }

  static void askUnderPressure() {
    if (!ASKED_UNDER_PRESSURE.get() && ASKED_UNDER_PRESSURE.compareAndSet(false, true))
      Native.memoryOnPressure(pressureStep, Callbacks.Pressure.ADDRESS, 0, 0);
  }

  @Override
  void interruptible() {
    if (interruptible) return;
    Native.contextSetInterrupt(use(), Callbacks.Interrupt.ADDRESS, 0, 0);
    interruptible = true;
  }

  /** Returns the library's version, such as "1.0.0". */
  public static String version() {
    Library.open();
    return Memory.text(Native.version());
  }

  /** Has the library opened from this path, in place of those that are looked for. */
  public static void library(String path) {
    Library.choose(path);
  }

  /** Returns how the library was built and what it uses on this machine, as JSON, for bug reports. */
  public static String buildInfo() {
    long at = current().scratch().few();
    Native.buildInfo(at);
    return Memory.takeText(Memory.get(at));
  }

  /** Returns all ops as JSON (see eager_registry_json in eager_c.h). */
  public String registry() {
    long at = scratch().few();
    Native.registryJson(use(), at);
    return Memory.takeText(Memory.get(at));
  }

  /** Returns one op as JSON. */
  public String registry(String op) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.opJson(use(), scratch.push(op), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns all kinds of something other than ops, "optimizers", as JSON. */
  public String kinds(String kind) {
    Objects.requireNonNull(kind);
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.kindsJson(use(), scratch.push(kind), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  // ---- Tensors ----

  /**
   * Returns a tensor on the host with a copy of the values.
   *
   * @param values boolean[] or byte[] for BOOL; byte[], short[], int[] or long[] for integers of that width, signed or
   * not; short[] for half floats ({@link Bits}); float[] or double[], of complex numbers pairs; String[] or byte[][]
   * @param dims the shape; an empty array, as the shape of a scalar is: one value
   */
  public Tensor tensor(DType dtype, Object values, long... dims) {
    HostData.count(dtype, values);
    return made(HostData.create(this, dtype, dims, values));
  }

  /** Returns a tensor of one dim, for all values of this array (see {@link #tensor(DType, Object, long...)}). */
  public Tensor tensor(DType dtype, Object values) {
    return tensor(dtype, values, HostData.count(dtype, values));
  }

  /** Returns a tensor of rank 0 with the one value of this array (see {@link #tensor(DType, Object, long...)}). */
  public Tensor scalar(DType dtype, Object value) {
    return tensor(dtype, value, new long[0]);
  }

  /** Returns a float32 tensor. */
  public Tensor tensor(float[] values, long... dims) {
    return tensor(DType.FLOAT32, values, dims);
  }

  /** Returns a float32 tensor of one dim. */
  public Tensor tensor(float[] values) {
    return tensor(DType.FLOAT32, values);
  }

  /** Returns a float64 tensor. */
  public Tensor tensor(double[] values, long... dims) {
    return tensor(DType.FLOAT64, values, dims);
  }

  /** Returns a float64 tensor of one dim. */
  public Tensor tensor(double[] values) {
    return tensor(DType.FLOAT64, values);
  }

  /** Returns an int32 tensor. */
  public Tensor tensor(int[] values, long... dims) {
    return tensor(DType.INT32, values, dims);
  }

  /** Returns an int32 tensor of one dim. */
  public Tensor tensor(int[] values) {
    return tensor(DType.INT32, values);
  }

  /** Returns an int64 tensor. */
  public Tensor tensor(long[] values, long... dims) {
    return tensor(DType.INT64, values, dims);
  }

  /** Returns an int64 tensor of one dim. */
  public Tensor tensor(long[] values) {
    return tensor(DType.INT64, values);
  }

  /** Returns a bool tensor. */
  public Tensor tensor(boolean[] values, long... dims) {
    return tensor(DType.BOOL, values, dims);
  }

  /** Returns a bool tensor of one dim. */
  public Tensor tensor(boolean[] values) {
    return tensor(DType.BOOL, values);
  }

  /** Returns a string tensor, in UTF-8. Throws IllegalArgumentException for half of a surrogate pair. */
  public Tensor tensor(String[] values, long... dims) {
    return tensor(DType.STRING, values, dims);
  }

  /** Returns a string tensor of one dim, in UTF-8. Throws IllegalArgumentException for half of a surrogate pair. */
  public Tensor tensor(String[] values) {
    return tensor(DType.STRING, values);
  }

  /**
   * Returns a tensor on the program's own memory, which is not copied where it is aligned to its elements. The memory
   * must not be written to, nor its arena closed, while a tensor lies on it: an arena that is not closed by hand
   * ({@code Arena.ofAuto()}, {@code Arena.global()}) ends late enough by itself.
   *
   * @param memory native memory that all threads may use
   * @throws IllegalStateException if its arena was closed
   */
  public Tensor wrap(DType dtype, MemorySegment memory, long... dims) {
    checkNative(memory);
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      long shape = scratch.push(dims);
      Native.tensorWrap(
          use(), dtype.value(), shape, dims.length, memory.address(), memory.byteSize(), Callbacks.Drop.ADDRESS,
          Callbacks.keep(memory), out);
      return madeAlone(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  private static void checkNative(MemorySegment memory) {
    if (!memory.isNative()) throw new IllegalArgumentException("memory of the heap, which moves: use tensor()");
    if (!memory.isAccessibleBy(new Thread()))
      throw new IllegalArgumentException("memory of a confined arena, which one thread alone may use");
    if (!memory.scope().isAlive()) throw new IllegalStateException("memory of an arena that was closed");
  }

  /**
   * Returns the tensor of a DLManagedTensorVersioned at this address, which the call consumes.
   *
   * @param managed native memory that all threads may use
   * @throws IllegalStateException if its arena was closed
   */
  public Tensor fromDlpack(MemorySegment managed) {
    checkNative(managed);
    long at = scratch().few();
    Native.tensorFromDlpack(use(), managed.address(), at);
    return madeAlone(Memory.get(at));
  }

  /**
   * Returns a weak scalar: a whole number that takes the dtype of the tensors beside it, as 2 in {@code x.multiply(2)}.
   */
  public Tensor weak(long value) {
    return made(weakHandle(value));
  }

  /** Returns a weak scalar: a number that takes the dtype of the floats beside it. */
  public Tensor weak(double value) {
    return made(weakHandle(value));
  }

  /** Returns whether a tape that records on this context knows the tensor. */
  public boolean isWatched(Tensor tensor) {
    return Native.contextIsWatched(use(), tensor.open()) != 0;
  }

  // ---- Ops, gradients, functions ----

  /** Returns a prepared op by name. */
  public Op op(String name) {
    Objects.requireNonNull(name);
    return new Op(create(name));
  }

  /** Makes a tape that records on this context, and gives one gradient. */
  public Tape tape() {
    return new Tape(this, false, false);
  }

  /**
   * Makes a tape that records on this context.
   *
   * @param persistent whether it gives any number of gradients
   * @param ignoreVariables whether it does not watch variables that are read
   */
  public Tape tape(boolean persistent, boolean ignoreVariables) {
    return new Tape(this, persistent, ignoreVariables);
  }

  /**
   * Returns the gradient of a function at x; null where no path leads from x to what the function returns, and for integers.
   * What the function returns stays open: it may be a tensor of the program's.
   */
  public Tensor gradient(Function<Tensor, Tensor> function, Tensor x) {
    try (Tape tape = tape().watch(x);
        Scope scope = activate()) {
      return tape.gradient(function.apply(x), x);
    }
  }

  /**
   * Records a custom gradient: tells the tapes that the outputs came from the inputs, and that backward gives the
   * gradients of the inputs from those of the outputs.
   *
   * {@snippet file="CustomGradient.java" region="example"}
   *
   * @return the same values, for the program to go on with
   */
  public List<Tensor> customGradient(List<Tensor> inputs, List<Tensor> outputs, Callback backward) {
    long context = use();
    Scratch scratch = scratch();
    long mark = scratch.mark();
    java.util.Objects.requireNonNull(backward);
    try {
      for (Tensor one : inputs) one.open();
      for (Tensor one : outputs) one.open();
      long from = push(inputs);
      long to = push(outputs);
      long recorded = scratch.zeros(outputs.size());
      Native.tapeRecord(
          context, from, inputs.size(), to, outputs.size(), Callbacks.Call.ADDRESS, Callbacks.keep(backward),
          Callbacks.Drop.ADDRESS, recorded);
      return take(recorded, outputs.size());
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(inputs);
      Reference.reachabilityFence(outputs);
    }
  }

  /**
   * Returns an op that calls the program's code, also each time that a function runs which it was traced in.
   *
   * @param outputs dtype and dims of what the code returns
   */
  public Op hostCall(String name, List<Spec> outputs, Callback function) {
    Objects.requireNonNull(name);
    long context = use();
    java.util.Objects.requireNonNull(function);
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      Specs specs = push(outputs.toArray(new Spec[0]));
      long text = scratch.push(name);
      long out = scratch.zeros(1);
      Native.opCreateHostCall(
          context, text, Callbacks.Call.ADDRESS, Callbacks.keep(function), Callbacks.Drop.ADDRESS, outputs.size(),
          specs.dtypes, specs.ranks, specs.dims, out);
      Op op = new Op(Memory.get(out));
      op.weigh(Net.HEAVY);
      return op;
    } finally {
      scratch.pop(mark);
    }
  }

  /** The addresses of lists that describe tensors. */
  record Specs(long dtypes, long ranks, long dims) {}

  /** Puts the descriptions of tensors onto the stack. */
  Specs push(Spec[] list) {
    Scratch scratch = scratch();
    Specs specs = new Specs(scratch.zeros(list.length), scratch.zeros(list.length), scratch.zeros(list.length));
    for (int i = 0; i < list.length; i++) {
      Memory.putInt(specs.dtypes + 4L * i, list[i].dtype().value());
      Memory.putInt(specs.ranks + 4L * i, list[i].rank());
      Memory.put(specs.dims + 8L * i, scratch.push(list[i].dims()));
    }
    return specs;
  }

  /**
   * Traces code into a function: runs it once, on symbolic inputs.
   *
   * @param body gets a context of its own, which is {@link #current()} meanwhile, and the inputs
   */
  public TracedFunction trace(String name, List<Spec> inputs, Callback body) {
    Objects.requireNonNull(name);
    Context trace = beginTrace(name);
    List<Tensor> arguments = new ArrayList<>();
    try (Scope scope = trace.activate()) {
      for (Spec one : inputs) arguments.add(trace.traceInput(one));
      List<Tensor> outputs = body.call(trace, arguments);
      return new TracedFunction(this, trace.endTrace(outputs));
    } catch (Exception e) {
      throw Status.<RuntimeException>as(e);
    } finally {
      for (Tensor one : arguments) one.close();
      trace.close();
    }
  }

  private Context beginTrace(String name) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.traceBegin(use(), scratch.push(name), out);
      return new Context(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  private Tensor traceInput(Spec spec) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.traceInput(use(), spec.dtype().value(), scratch.push(spec.dims()), spec.rank(), out);
      return made(Memory.get(out));
    } finally {
      scratch.pop(mark);
    }
  }

  private long endTrace(List<Tensor> outputs) {
    Scratch scratch = scratch();
    long mark = scratch.mark();
    try {
      for (Tensor one : outputs) one.open();
      long out = scratch.zeros(1);
      Native.traceEnd(use(), push(outputs), outputs.size(), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(outputs);
    }
  }

  /** Returns whether the tensor is symbolic in the trace of this context. */
  public boolean isTracing(Tensor tensor) {
    return Native.traceOwns(use(), tensor.open()) != 0;
  }
}
