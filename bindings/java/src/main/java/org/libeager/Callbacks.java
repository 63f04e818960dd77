package org.libeager;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/**
 * What native code calls. A callback's object waits in a table, and native code knows its key.
 *
 * <p>No exception leaves these functions, since that would end the virtual machine.
 */
final class Callbacks {
  private static final ArrayDeque<Integer> FREE = new ArrayDeque<>(); // keys of the table that stand for nothing
  private static volatile Object[] table = {null}; // by key; a longer one takes its place where it is full
  private static volatile boolean anyThrown;

  private Callbacks() {}

  /** Addresses of native functions, each made when it is first needed: that takes some 50 ms. */
  static final class Call {
    static final long ADDRESS = stub("call", 6);
  }

  /** The address of the function that drops an object from the table. */
  static final class Drop {
    static final long ADDRESS = stub("drop", 1);
  }

  static final class Kernel {
    static final long ADDRESS = stub("kernel", 2);
  }

  static final class OnePiece {
    static final long ADDRESS = stub("piece", 3);
  }

  static final class Infer {
    static final long ADDRESS = stub("infer", 2);
  }

  static final class OpGradient {
    static final long ADDRESS = stub("opGradient", 3);
  }

  static final class Interrupt {
    static final long ADDRESS = stub("interrupt", 2);
  }

  static final class Pressure {
    static final long ADDRESS = stub("pressure", 3);
  }

  static final class Generate {
    static final long ADDRESS = stub("generate", 7);
  }

  static final class EndEpoch {
    static final long ADDRESS = stub("endEpoch", 2);
  }

  private static long stub(String name, int words) {
    try {
      Class<?> result = name.equals("drop") || name.equals("endEpoch") ? void.class : long.class;
      MethodType type = MethodType.methodType(result, java.util.Collections.nCopies(words, long.class));
      MethodHandle target = MethodHandles.lookup().findStatic(Callbacks.class, name, type);
      return Library.stub(target);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Keeps an object until native code drops it, and returns its key, which is not 0. */
  static long keep(Object object) {
    synchronized (FREE) {
      Object[] all = table;
      if (FREE.isEmpty()) {
        int full = all.length;
        all = Arrays.copyOf(all, 2 * full);
        for (int key = all.length - 1; key >= full; key--) FREE.push(key);
      }
      int key = FREE.pop();
      all[key] = object;
      table = all;
      return key;
    }
  }

  static void drop(long key) {
    synchronized (FREE) {
      table[(int) key] = null;
      FREE.push((int) key);
    }
  }

  /** Returns the exception that the status stands for, or null if no callback of Java made it. */
  static Throwable thrown(long status) {
    if (!anyThrown) return null;
    long key = Native.statusPayload(status, Drop.ADDRESS);
    return key == 0 ? null : (Throwable) table[(int) key];
  }

  /** Returns a status that stands for an exception. */
  private static long status(Throwable thrown) {
    try {
      long message = message(thrown);
      try {
        anyThrown = true;
        return Native.statusNewWith(code(thrown).value(), message, keep(thrown), Drop.ADDRESS);
      } finally {
        Memory.free(message);
      }
    } catch (Throwable worse) { // memory is out
      return Native.statusNew(Code.RESOURCE_EXHAUSTED.value(), 0);
    }
  }

  /** Returns what an exception says; its class where it says nothing, or throws another one instead. */
  private static String text(Throwable thrown) {
    try {
      return Objects.requireNonNull(thrown.toString());
    } catch (Throwable another) {
      return thrown.getClass().getName();
    }
  }

  private static long message(Throwable thrown) {
    byte[] text = (text(thrown).replace('\0', '?') + "\0").getBytes(StandardCharsets.UTF_8);
    long address = Memory.malloc(text.length);
    Memory.putBytes(address, text);
    return address;
  }

  private static Code code(Throwable thrown) {
    if (thrown instanceof EagerException e) return e.code() == null || e.code() == Code.OK ? Code.UNKNOWN : e.code();
    if (thrown instanceof InterruptedException) return Code.CANCELLED;
    if (thrown instanceof IllegalArgumentException) return Code.INVALID_ARGUMENT;
    return Code.UNKNOWN;
  }

  private interface Body {
    void run(Context context) throws Exception;
  }

  /** Runs code on the context that native code names. Returns a status for what it throws. */
  private static long within(long context, Body code) {
    try {
      Current current = Current.get();
      Context outer = current.context;
      Context made = current.enter(context);
      try {
        code.run(current.context);
      } finally {
        current.leave(outer, made);
      }
      return 0;
    } catch (Throwable t) {
      return status(t);
    }
  }

  private static long call(long key, long context, long arguments, long count, long results, long room) {
    return within(
        context, on -> call((Callback) table[(int) key], on, arguments, (int) count, results, (int) room));
  }

  private static void call(Callback callback, Context context, long arguments, int count, long results, int room)
      throws Exception {
    if (count == 0) {
      hand(callback.call(context, List.of()), results, room);
      return;
    }
    Tensor[] given = new Tensor[count];
    try {
      borrow(context, arguments, given, 0, count);
      hand(callback.call(context, Arrays.asList(given)), results, room);
    } finally {
      close(given);
    }
  }

  /** Puts tensors for a list of count handles, which are borrowed, into given from a place on. */
  private static void borrow(Context context, long list, Tensor[] given, int from, int count) {
    for (int i = 0; i < count; i++) given[from + i] = context.borrowed(Memory.get(list + 8L * i));
  }

  private static void close(Tensor[] given) {
    for (Tensor one : given) if (one != null) one.close();
  }

  /** Gives native code what a callback returned, which is to be so many tensors. */
  private static void hand(List<Tensor> made, long results, int room) {
    if (made == null || made.size() != room)
      throw new IllegalArgumentException(
          "a callback that is to return " + room + " tensors returned " + (made == null ? "null" : made.size()));
    for (int i = 0; i < room; i++) hand(made.get(i), results + 8L * i);
  }

  // ---- Ops of the program's own ----

  private interface Apart {
    void run(Current current) throws Exception;
  }

  /** Runs code that runs no ops. Returns a status for what it throws. */
  private static long apart(Apart code) {
    try {
      Current current = Current.get();
      Context outer = current.enterKernel();
      try {
        code.run(current);
      } finally {
        current.leaveKernel(outer);
      }
      return 0;
    } catch (Throwable t) {
      return status(t);
    }
  }

  private static OpDefinition.Code code(long key) {
    return (OpDefinition.Code) table[(int) key];
  }

  private static long kernel(long key, long address) {
    return apart(current -> {
      OpDefinition.Code code = code(key);
      KernelCall call = new KernelCall(address, code.attributes());
      try {
        code.kernel().run(call);
      } finally {
        call.end();
      }
    });
  }

  private static long piece(long key, long begin, long end) {
    return apart(current -> ((KernelCall.Pieces) table[(int) key]).run(current, begin, end));
  }

  private static long infer(long key, long address) {
    return apart(current -> {
      OpDefinition.Code code = code(key);
      InferenceCall call = new InferenceCall(address, code.attributes());
      code.inference().infer(call);
      call.write(address);
    });
  }

  private static long opGradient(long key, long context, long address) {
    return within(context, on -> opGradient(code(key), on, address));
  }

  private static void opGradient(OpDefinition.Code code, Context context, long address) throws Exception {
    int numSaved = Memory.getInt(address + Native.OP_GRADIENT_CALL_NUM_SAVED);
    int numOutputs = Memory.getInt(address + Native.OP_GRADIENT_CALL_NUM_OUTPUT_GRADIENTS);
    int numInputs = Memory.getInt(address + Native.OP_GRADIENT_CALL_NUM_INPUT_GRADIENTS);
    long neededAt = Memory.get(address + Native.OP_GRADIENT_CALL_NEEDED);
    boolean[] needed = new boolean[numInputs];
    for (int i = 0; i < numInputs; i++) needed[i] = Memory.getInt(neededAt + 4L * i) != 0;
    Attributes attributes =
        new Attributes(
            code.attributes(),
            Memory.get(address + Native.OP_GRADIENT_CALL_ATTRS),
            Memory.getInt(address + Native.OP_GRADIENT_CALL_NUM_ATTRS));
    Tensor[] given = new Tensor[numSaved + numOutputs];
    try {
      borrow(context, Memory.get(address + Native.OP_GRADIENT_CALL_SAVED), given, 0, numSaved);
      borrow(context, Memory.get(address + Native.OP_GRADIENT_CALL_OUTPUT_GRADIENTS), given, numSaved, numOutputs);
      List<Tensor> all = Arrays.asList(given);
      GradientCall call =
          new GradientCall(all.subList(0, numSaved), all.subList(numSaved, given.length), needed, attributes);
      hand(code.gradient().compute(context, call), Memory.get(address + Native.OP_GRADIENT_CALL_INPUT_GRADIENTS), numInputs);
    } finally {
      close(given);
    }
  }

  private static long generate(
      long key, long context, long state, long index, long results, long room, long end) {
    return within(context, on -> {
      Tensor[] element = ((Generator) table[(int) key]).next(state, index);
      if (element == null) {
        Memory.putInt(end, 1);
        return;
      }
      if (element.length != (int) room)
        throw new IllegalArgumentException(
            "a generator of elements with " + (int) room + " components gave one with " + element.length);
      for (int i = 0; i < element.length; i++) hand(element[i], results + 8L * i);
    });
  }

  /** Returns the iterator of a generator's epoch. */
  @SuppressWarnings("unchecked")
  static Iterator<Tensor[]> epoch(long key) {
    return (Iterator<Tensor[]>) table[(int) key];
  }

  /** Ends an epoch of a generator. What closing its iterator throws has nowhere to go. */
  private static void endEpoch(long generator, long key) {
    Object iterator = table[(int) key];
    drop(key);
    try {
      if (iterator instanceof AutoCloseable one) one.close();
    } catch (Throwable t) {
      Thread.yield();
    }
  }

  /** Gives native code a reference to the tensor, which may be null. */
  private static void hand(Tensor tensor, long address) {
    if (tensor == null) return;
    long handle = tensor.open();
    Native.tensorRetain(handle);
    Memory.put(address, handle);
    java.lang.ref.Reference.reachabilityFence(tensor);
  }

  /** Ends a loop on a thread that was interrupted, which stays so. */
  private static long interrupt(long key, long context) {
    if (!Thread.currentThread().isInterrupted()) return 0;
    return status(new EagerException.Cancelled("the thread was interrupted", ""));
  }

  private static long pressure(long key, long device, long inUse) {
    try {
      boolean host = Memory.text(device).startsWith("cpu");
      Net.collect(host ? inUse : -1, Context.pressureStep());
      return 0;
    } catch (Throwable t) {
      return status(t);
    }
  }
}
