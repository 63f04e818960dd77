package org.libeager;

import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/** How a context runs ops. */
abstract class Calls extends Handle {
  private static final int OWN_NET = 4096; // bytes of a tensor from which on it has a net of its own
  private static final long[] NO_WORDS = {};
  private static final long[] OPS = new long[ContextOps.COUNT]; // handles, made when first used, and for ever

  private final Scratch scratch;
  private Thread owner = Thread.currentThread(); // null: the context was closed
  private Net.Block block;
  private volatile boolean ended; // the handle was released, and so the tapes have stopped
  private List<Tensor> tidied; // what tidy() closes; null: there is no tidy()

  Calls(long handle, Net.Kind kind, Scratch scratch) {
    super(handle, kind);
    this.scratch = scratch;
  }

  /** Returns the handle for a call of this thread, which runs no kernel. */
  final long use() {
    if (Thread.currentThread() != owner) throw wrongThread();
    if (Current.anyKernels) Current.get().mayRunOps();
    return handle;
  }

  /** Returns the memory for a call of this thread; another thread's call would write over it. */
  final Scratch scratch() {
    use();
    return scratch;
  }

  /** Returns whether this thread may use the context. */
  final boolean isUsable() {
    return Thread.currentThread() == owner;
  }

  private IllegalStateException wrongThread() {
    open();
    return new IllegalStateException(
        "a context of " + owner + " is used by " + Thread.currentThread()
            + ": make a fork(), or take it over with adopt()");
  }

  /** Makes this thread the context's owner. */
  final void own() {
    open();
    if (Thread.currentThread() != owner && Current.get().othersRun(handle))
      throw new IllegalStateException("a context cannot be taken over from a thread whose call on it runs a callback");
    owner = Thread.currentThread();
    endBlock();
  }

  @Override
  public void close() {
    endBlock();
    owner = null;
    super.close();
    ended = true;
  }

  /** Returns whether the context was closed, and its tapes have stopped. */
  final boolean hasEnded() {
    return ended;
  }

  // ---- Ops ----

  private long op(int index) {
    long op = OPS[index];
    return op != 0 ? op : make(index);
  }

  private long make(int index) {
    synchronized (OPS) {
      if (OPS[index] != 0) return OPS[index];
      long made = create(ContextOps.NAMES[index]);
      VarHandle.releaseFence();
      OPS[index] = made;
      return made;
    }
  }

  /** Makes a prepared op, which the caller releases. */
  final long create(String name) {
    long context = use();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.opCreate(context, scratch.push(name), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Runs an op of one input, and nothing else. */
  final Tensor unary(int op, Tensor x) {
    long context = use();
    long handle = op(op);
    long at = scratch.few();
    Memory.put(at, x.open());
    Memory.putInt(at + 24, 1);
    try {
      Native.execute(context, handle, at, 1, at + 16, at + 24);
      return made(Memory.get(at + 16), x.isTiny());
    } finally {
      Reference.reachabilityFence(x);
    }
  }

  /** Runs an op of two inputs, and nothing else. */
  final Tensor binary(int op, Tensor x1, Tensor x2) {
    long context = use();
    long handle = op(op);
    long at = scratch.few();
    Memory.put(at, x1.open());
    Memory.put(at + 8, x2.open());
    Memory.putInt(at + 24, 1);
    try {
      Native.execute(context, handle, at, 2, at + 16, at + 24);
      return made(Memory.get(at + 16), x1.isTiny() && x2.isTiny());
    } finally {
      Reference.reachabilityFence(x1);
      Reference.reachabilityFence(x2);
    }
  }

  /** Runs an op that has one output. */
  final Tensor run(int op, Arguments arguments, Object... inputs) {
    return runAll(op, arguments, inputs).get(0);
  }

  /** Runs an op, and returns all its outputs. */
  final List<Tensor> runAll(int op, Arguments arguments, Object... inputs) {
    if (arguments != null && arguments.needsOp()) return runOwn(op, arguments, inputs);
    return execute(op(op), arguments, inputs, 1);
  }

  private List<Tensor> runOwn(int op, Arguments arguments, Object[] inputs) {
    interruptible();
    try (Op prepared = new Op(create(ContextOps.NAMES[op]))) {
      arguments.setOn(prepared);
      return execute(prepared.open(), arguments, inputs, 8);
    }
  }

  /** Lets interrupting a thread end the loops that run on this context. */
  abstract void interruptible();

  /**
   * Runs a prepared op. Each input is a Tensor, a Long or Double, which is a weak scalar, or null.
   *
   * @param room how many outputs are expected; there may be more
   */
  final List<Tensor> execute(long op, Arguments arguments, Object[] required, int room) {
    long context = use();
    Object[] inputs = arguments == null ? required : arguments.inputs(required);
    long mark = scratch.mark();
    long[] weak = NO_WORDS;
    try {
      for (Object one : inputs) if (one instanceof Number) weak = new long[inputs.length];
      long list = handles(inputs, weak);
      long[] words = arguments == null ? NO_WORDS : arguments.encoded();
      long at = scratch.push(words);
      for (int tries = room; ; ) {
        long count = scratch.push(8L * (1 + tries));
        long outputs = count + 8;
        Memory.putInt(count, tries);
        try {
          if (arguments == null) Native.execute(context, op, list, inputs.length, outputs, count);
          else Native.executeMasked(context, op, list, inputs.length, arguments.given(), at, words.length, outputs, count);
        } catch (EagerException.InvalidArgument e) {
          int needed = Memory.getInt(count);
          if (tries > room || needed <= room) throw e;
          tries = needed; // now it is known how many there are
          continue;
        }
        return take(outputs, Memory.getInt(count));
      }
    } finally {
      for (long one : weak) if (one != 0) Native.tensorRelease(one);
      scratch.pop(mark);
      Reference.reachabilityFence(inputs);
    }
  }

  /** Puts the inputs' handles onto the stack. Weak scalars are made, and entered in weak. */
  private long handles(Object[] inputs, long[] weak) {
    long list = scratch.zeros(inputs.length);
    for (int i = 0; i < inputs.length; i++) {
      long handle = switch (inputs[i]) {
        case null -> 0;
        case Tensor t -> t.open();
        case Long n -> weak[i] = weakHandle(n);
        case Double d -> weak[i] = weakHandle(d);
        default -> throw new IllegalArgumentException("neither a tensor nor a number: " + inputs[i]);
      };
      Memory.put(list + 8L * i, handle);
    }
    return list;
  }

  final long weakHandle(long value) {
    long at = scratch.few();
    Native.tensorScalarInt(use(), value, at);
    return Memory.get(at);
  }

  final long weakHandle(double value) {
    long at = scratch.few();
    Native.tensorScalarFloat(use(), value, at);
    return Memory.get(at);
  }

  /** Runs an op on a tensor and a number of the program. */
  final Tensor withNumber(int op, Tensor x1, long handle) {
    Tensor x2 = made(handle, true);
    try {
      return binary(op, x1, x2);
    } finally {
      x2.close();
    }
  }

  // ---- Handles of tensors ----

  /** Puts the handles of these tensors onto the stack, 0 for null. Null itself is 0. */
  final long push(List<? extends Tensor> tensors) {
    if (tensors == null) return 0;
    long list = scratch.zeros(tensors.size());
    for (int i = 0; i < tensors.size(); i++) {
      Tensor one = tensors.get(i);
      Memory.put(list + 8L * i, one == null ? 0 : one.open());
    }
    return list;
  }

  /** Puts the handles of objects onto the stack, none of which is null. */
  final long pushHandles(List<? extends Handle> objects) {
    long list = scratch.zeros(objects.size());
    for (int i = 0; i < objects.size(); i++) Memory.put(list + 8L * i, objects.get(i).open());
    return list;
  }

  /** Returns tensors for handles that the caller owns; null for 0. */
  final List<Tensor> take(long list, int count) {
    List<Tensor> tensors = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      long handle = Memory.get(list + 8L * i);
      tensors.add(handle == 0 ? null : made(handle));
    }
    return tensors;
  }

  /** Returns a tensor for a handle that is borrowed. */
  final Tensor borrowed(long handle) {
    if (handle == 0) return null;
    Native.tensorRetain(handle);
    return made(handle);
  }

  /** Returns the tensor of a new handle. */
  final Tensor made(long handle) {
    return made(handle, false);
  }

  /**
   * Returns the tensor of a new handle.
   *
   * <p>A block of tensors keeps the memory of all until none can be reached, so a large tensor has a net of its own. A
   * result of tiny inputs is never large, which saves asking.
   */
  private Tensor made(long handle, boolean small) {
    if (!small && Native.tensorNumBytes(handle) >= OWN_NET) {
      Net.drainLarge();
      Context.askUnderPressure();
      return noted(new Tensor(handle, Net.Block.single()));
    }
    Net.Block here = block;
    if (here == null || here.isFull()) here = nextBlock();
    return noted(new Tensor(handle, here));
  }

  private Tensor noted(Tensor tensor) {
    if (tidied != null) tidied.add(tensor);
    return tensor;
  }

  /** Closes what code makes but for its result, of which kept says whether a tensor belongs to it. */
  final <R> R tidy(Supplier<R> code, BiPredicate<R, Tensor> kept) {
    use();
    List<Tensor> outer = tidied;
    List<Tensor> made = tidied = new ArrayList<>();
    R result = null;
    try {
      return result = code.get();
    } finally {
      tidied = outer;
      for (Tensor one : made) {
        if (result == null || !kept.test(result, one)) one.close();
        else if (outer != null) outer.add(one);
      }
    }
  }

  private Net.Block nextBlock() {
    Net.drain();
    if (block != null) {
      Context.askUnderPressure();
      if (block.flush(scratch)) return block;
      block.seal(scratch);
    }
    return block = Net.Block.shared(owner);
  }

  /** Lets the collector find the tensors of the block that is being filled. */
  final void endBlock() {
    if (block == null) return;
    block.seal(scratch());
    block = null;
  }

  /** Releases the closed tensors that wait. */
  final void flush() {
    if (block != null) block.flush(scratch());
  }

  /** Returns the tensor of a new handle on the program's own memory, which closing gives back at once. */
  final Tensor madeAlone(long handle) {
    return noted(new Tensor(handle, Net.Block.single()));
  }

  /** Returns the objects as an array for execute(), behind those before it. */
  static Object[] all(List<Tensor> tensors) {
    Object[] inputs = tensors.toArray();
    for (Object one : inputs) Objects.requireNonNull(one);
    return inputs;
  }
}
