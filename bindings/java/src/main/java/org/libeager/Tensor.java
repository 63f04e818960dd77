package org.libeager;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A value that does not change: numbers, booleans or strings of one dtype, in a shape.
 *
 * {@snippet file="Tensors.java" region="example"}
 *
 * <p>Ops are methods ({@link TensorOps}), which run on {@link Context#current()}. Any number of threads may use a
 * tensor. Closing one while another thread uses it is a fault of the program that is not seen, as with any memory of C.
 */
public final class Tensor extends TensorOps implements Source, AutoCloseable {
  private static final int TINY = 16; // elements

  private long handle;
  private final Net.Block block; // keeps the handle's net
  private final int slot;
  private byte tiny; // 0: not known; 1: yes; 2: no

  /** Makes the tensor of a new handle, with the next slot of the block. */
  Tensor(long handle, Net.Block block) {
    this.handle = handle;
    this.block = block;
    slot = block.add(handle);
  }

  /** Returns the handle. Throws IllegalStateException after close(). */
  long open() {
    long open = handle;
    if (open == 0) throw new IllegalStateException("Tensor that was closed");
    return open;
  }

  @Override
  Tensor self() {
    return this;
  }

  /** Returns whether the tensor has so few elements that an op on it alone gives no large result. */
  boolean isTiny() {
    if (tiny == 0) {
      long elements = size();
      tiny = (byte) (elements >= 0 && elements <= TINY ? 1 : 2);
    }
    return tiny == 1;
  }

  /**
   * Releases the memory: that of a large tensor at once, that of small ones together, 64 at most, when their context makes
   * others. Closing twice is harmless, also on two threads.
   */
  @Override
  public void close() {
    if (handle != 0) block.close(this, slot);
  }

  /** Returns the handle, which is the tensor's no more; 0 for a closed one. */
  long take() {
    long taken = handle;
    handle = 0;
    return taken;
  }

  /** Returns a second tensor on the same value and with the same gradients, which is closed by itself. */
  public Tensor share() {
    try {
      return Context.current().borrowed(open());
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  // ---- Making ----

  /** Returns a float32 tensor of one dim. */
  public static Tensor of(float... values) {
    return Context.current().tensor(values);
  }

  /** Returns a float64 tensor of one dim. */
  public static Tensor of(double... values) {
    return Context.current().tensor(values);
  }

  /** Returns an int32 tensor of one dim. */
  public static Tensor of(int... values) {
    return Context.current().tensor(values);
  }

  /** Returns an int64 tensor of one dim. */
  public static Tensor of(long... values) {
    return Context.current().tensor(values);
  }

  /** Returns a bool tensor of one dim. */
  public static Tensor of(boolean... values) {
    return Context.current().tensor(values);
  }

  /** Returns a string tensor of one dim, in UTF-8. Throws IllegalArgumentException for half of a surrogate pair. */
  public static Tensor of(String... values) {
    return Context.current().tensor(values);
  }

  /** Returns a float32 tensor of rows. Throws IllegalArgumentException unless they have one length. */
  public static Tensor of(float[][] rows) {
    return Context.current().tensor((float[]) flat(rows, float.class), rows.length, width(rows));
  }

  /** Returns a float64 tensor of rows. Throws IllegalArgumentException unless they have one length. */
  public static Tensor of(double[][] rows) {
    return Context.current().tensor((double[]) flat(rows, double.class), rows.length, width(rows));
  }

  /** Returns an int32 tensor of rows. Throws IllegalArgumentException unless they have one length. */
  public static Tensor of(int[][] rows) {
    return Context.current().tensor((int[]) flat(rows, int.class), rows.length, width(rows));
  }

  /** Returns a float32 tensor of rank 0. */
  public static Tensor scalar(float value) {
    return Context.current().scalar(DType.FLOAT32, new float[] {value});
  }

  /** Returns a float64 tensor of rank 0. */
  public static Tensor scalar(double value) {
    return Context.current().scalar(DType.FLOAT64, new double[] {value});
  }

  /** Returns an int32 tensor of rank 0. */
  public static Tensor scalar(int value) {
    return Context.current().scalar(DType.INT32, new int[] {value});
  }

  /** Returns an int64 tensor of rank 0. */
  public static Tensor scalar(long value) {
    return Context.current().scalar(DType.INT64, new long[] {value});
  }

  /** Returns a bool tensor of rank 0. */
  public static Tensor scalar(boolean value) {
    return Context.current().scalar(DType.BOOL, new boolean[] {value});
  }

  private static int width(Object[] rows) {
    return rows.length == 0 ? 0 : java.lang.reflect.Array.getLength(rows[0]);
  }

  private static Object flat(Object[] rows, Class<?> type) {
    int width = width(rows);
    Object all = java.lang.reflect.Array.newInstance(type, Math.multiplyExact(rows.length, width));
    for (int i = 0; i < rows.length; i++) {
      if (java.lang.reflect.Array.getLength(rows[i]) != width)
        throw new IllegalArgumentException("rows of different lengths");
      System.arraycopy(rows[i], 0, all, i * width, width);
    }
    return all;
  }

  // ---- Asking ----

  /** Returns the dtype. */
  public DType dtype() {
    int dtype = Native.tensorDtype(open());
    Reference.reachabilityFence(this);
    return DType.of(dtype);
  }

  /** Returns the number of dims. */
  public int rank() {
    int rank = Native.tensorRank(open());
    Reference.reachabilityFence(this);
    return rank;
  }

  /** Returns the dims; of a symbolic tensor, -1 for one that is not known. */
  public long[] shape() {
    try {
      return spec(open()).dims();
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Returns dtype and dims. */
  public Spec spec() {
    try {
      return spec(open());
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  static Spec spec(long handle) {
    long[] dims = Memory.longs(Native.tensorDims(handle), Native.tensorRank(handle));
    return new Spec(DType.of(Native.tensorDtype(handle)), dims);
  }

  /** Returns the number of elements; -1 where a symbolic tensor's is not known. */
  public long size() {
    long size = Native.tensorNumElements(open());
    Reference.reachabilityFence(this);
    return size;
  }

  /**
   * Returns the number of elements, for an array. Throws ArithmeticException where there are more than one can hold.
   */
  int length() {
    long size = size();
    if (size < 0) throw new EagerException.FailedPrecondition("a symbolic tensor has no elements", "");
    return Math.toIntExact(size);
  }

  /** Returns the number of bytes of the elements. */
  public long numBytes() {
    long bytes = Native.tensorNumBytes(open());
    Reference.reachabilityFence(this);
    return bytes;
  }

  /** Returns the device's name, such as "cpu:0"; "" for a symbolic tensor. */
  public String device() {
    String device = Memory.text(Native.tensorDevice(open()));
    Reference.reachabilityFence(this);
    return device;
  }

  /** Returns a number that no other tensor or variable of the process has. */
  public long id() {
    long id = Native.tensorId(open());
    Reference.reachabilityFence(this);
    return id;
  }

  /** Returns a member of the struct that describes the tensor. */
  private long described(long offset) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long info = scratch.zeros((int) (Native.TENSOR_DESCRIPTION / 8));
      Memory.put(info, Native.TENSOR_DESCRIPTION);
      Native.tensorInfo(open(), info);
      return Memory.get(info + offset);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  private int flags() {
    long start = Native.TENSOR_DESCRIPTION_FLAGS & -8L;
    return (int) (described(start) >>> 8 * (Native.TENSOR_DESCRIPTION_FLAGS - start));
  }

  /** Returns whether this is a weak scalar, which takes the dtype of the tensors beside it. */
  public boolean isWeak() {
    return (flags() & Native.TENSOR_WEAK) != 0;
  }

  /** Returns whether this stands for a value in a trace. */
  public boolean isSymbolic() {
    return (flags() & Native.TENSOR_SYMBOLIC) != 0;
  }

  /** Returns whether this is sparse rows: zero but for some rows. */
  public boolean isSparseRows() {
    boolean is = Native.tensorIsSparseRows(open()) != 0;
    Reference.reachabilityFence(this);
    return is;
  }

  // ---- Reading ----

  /** Returns the elements of a float32 tensor; of a complex64 one, pairs. */
  public float[] floats() {
    return HostData.read(this, new float[length(DType.COMPLEX64)]);
  }

  /** Returns the elements of a float64 tensor; of a complex128 one, pairs. */
  public double[] doubles() {
    return HostData.read(this, new double[length(DType.COMPLEX128)]);
  }

  /** Returns the elements of a tensor of int32 or uint32. */
  public int[] ints() {
    return HostData.read(this, new int[length()]);
  }

  /** Returns the elements of a tensor of int64 or uint64. */
  public long[] longs() {
    return HostData.read(this, new long[length()]);
  }

  /** Returns the elements of a tensor of int16 or uint16, or the bits of half floats ({@link Bits}). */
  public short[] shorts() {
    return HostData.read(this, new short[length()]);
  }

  /** Returns the elements of a tensor of int8, uint8 or bool. */
  public byte[] bytes() {
    return HostData.read(this, new byte[length()]);
  }

  /** Returns the elements of a bool tensor. */
  public boolean[] booleans() {
    if (dtype() != DType.BOOL) throw new IllegalArgumentException("boolean[] does not hold elements of " + dtype());
    byte[] bytes = bytes();
    boolean[] values = new boolean[bytes.length];
    for (int i = 0; i < bytes.length; i++) values[i] = bytes[i] != 0;
    return values;
  }

  /** Returns the elements of a string tensor as text; bytes that are not UTF-8 are replaced. */
  public String[] strings() {
    byte[][] bytes = byteStrings();
    String[] texts = new String[bytes.length];
    for (int i = 0; i < bytes.length; i++) texts[i] = new String(bytes[i], StandardCharsets.UTF_8);
    return texts;
  }

  /** Returns the elements of a string tensor. */
  public byte[][] byteStrings() {
    return HostData.readStrings(this);
  }

  private int length(DType pairs) {
    return dtype() == pairs ? Math.multiplyExact(2, length()) : length();
  }

  /** Returns the one element of a tensor of any dtype that is a real number or a boolean. */
  public double item() {
    if (size() != 1) throw new IllegalArgumentException("a tensor of " + size() + " elements has no one value");
    return switch (dtype()) {
      case BOOL, INT8 -> bytes()[0];
      case UINT8 -> bytes()[0] & 0xff;
      case INT16 -> shorts()[0];
      case UINT16 -> shorts()[0] & 0xffff;
      case FLOAT16 -> Bits.fromFloat16(shorts()[0]);
      case BFLOAT16 -> Bits.fromBfloat16(shorts()[0]);
      case INT32 -> ints()[0];
      case UINT32 -> ints()[0] & 0xffffffffL;
      case INT64 -> longs()[0];
      case UINT64 -> Double.parseDouble(Long.toUnsignedString(longs()[0]));
      case FLOAT32 -> floats()[0];
      case FLOAT64 -> doubles()[0];
      default -> throw new IllegalArgumentException("an element of " + dtype() + " is no double");
    };
  }

  /** Returns the elements' memory, which holds while the tensor is open; null where they do not lie on the host. */
  MemorySegment hostData() {
    long data = described(Native.TENSOR_DESCRIPTION_DATA);
    long size = numBytes();
    return data == 0 ? size == 0 ? MemorySegment.NULL : null : Memory.segment(data, size);
  }

  /**
   * Returns the elements of a tensor on the host, not copied: row-major, to be read only. The view holds also after
   * this tensor was closed, and keeps the memory while it can be reached.
   */
  public MemorySegment view() {
    Context context = Context.current();
    long handle = open();
    try {
      long at = context.scratch().few();
      Native.tensorData(handle, at);
      long size = Native.tensorNumBytes(handle);
      Native.tensorRetain(handle);
      return MemorySegment.ofAddress(Memory.get(at))
          .reinterpret(size, Arena.ofAuto(), segment -> Native.tensorRelease(handle))
          .asReadOnly();
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Gives the tensor to another library: the address of a DLManagedTensorVersioned (DLPack 1.x), whose deleter the
   * receiver calls.
   *
   * @param copy whether the receiver gets memory of its own, which it may write to
   */
  public MemorySegment toDlpack(boolean copy) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = scratch.zeros((int) (Native.DLPACK_OPTIONS / 8));
      Memory.put(options, Native.DLPACK_OPTIONS);
      Memory.putInt(options + Native.DLPACK_OPTIONS_COPY, copy ? 1 : 0);
      long out = scratch.zeros(1);
      Native.tensorToDlpack(context.use(), open(), options, out);
      return MemorySegment.ofAddress(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  // ---- Copying ----

  /** Returns the value on a device, such as "gpu:0". */
  public Tensor to(String device) {
    Objects.requireNonNull(device);
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.tensorCopyTo(context.use(), open(), scratch.push(device), out);
      return context.made(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the parts of sparse rows. */
  public SparseRows sparseRows() {
    Context context = Context.current();
    long at = context.scratch().few();
    try {
      Native.tensorSparseRows(open(), at, at + 8);
      long values = Memory.get(at + 8);
      return new SparseRows(context.made(Memory.get(at)), context.made(values));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the dense tensor that sparse rows stand for; a dense tensor itself, by another name. */
  public Tensor toDense() {
    Context context = Context.current();
    long at = context.scratch().few();
    try {
      Native.tensorToDense(context.use(), open(), at);
      return context.made(Memory.get(at));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  // ---- Text ----

  /** Returns the value as text, as NumPy prints it; of a symbolic or closed tensor, what it is. */
  @Override
  public String toString() {
    if (handle == 0) return "Tensor that was closed";
    if (isSymbolic()) return "symbolic " + dtype() + " " + java.util.Arrays.toString(shape());
    long at = Context.current().scratch().few();
    try {
      Native.tensorFormat(open(), at);
      return Memory.takeText(Memory.get(at));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Returns the value as text with these options. */
  public String format(FormatOptions options) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.tensorFormatWith(open(), options.push(scratch), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }
}
