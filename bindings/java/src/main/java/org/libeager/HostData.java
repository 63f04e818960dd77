package org.libeager;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;

/** Arrays of Java as the memory of tensors, and back. */
final class HostData {
  private static final long COPIED_TWICE = 4096; // bytes up to which the library's own copy is cheaper

  private HostData() {}

  /** Returns the number of elements in an array for tensors of this dtype. */
  static long count(DType dtype, Object values) {
    int length = java.lang.reflect.Array.getLength(checked(dtype, values));
    if (dtype != DType.COMPLEX64 && dtype != DType.COMPLEX128) return length;
    if (length % 2 != 0)
      throw new IllegalArgumentException("complex numbers are pairs, but there are " + length + " floats");
    return length / 2;
  }

  private static Object checked(DType dtype, Object values) {
    boolean fits = switch (dtype) {
      case BOOL -> values instanceof boolean[] || values instanceof byte[];
      case INT8, UINT8 -> values instanceof byte[];
      case INT16, UINT16, FLOAT16, BFLOAT16 -> values instanceof short[];
      case INT32, UINT32 -> values instanceof int[];
      case INT64, UINT64 -> values instanceof long[];
      case FLOAT32, COMPLEX64 -> values instanceof float[];
      case FLOAT64, COMPLEX128 -> values instanceof double[];
      case STRING -> values instanceof String[] || values instanceof byte[][];
    };
    if (!fits)
      throw new IllegalArgumentException(values.getClass().getSimpleName() + " does not hold elements of " + dtype);
    return values;
  }

  /** Creates a tensor with a copy of the array, whose handle the caller releases. */
  static long create(Context context, DType dtype, long[] dims, Object values) {
    if (dtype == DType.STRING) return create(context, dtype, dims, strings(bytes(values)));
    return create(context, dtype, dims, segment(values));
  }

  /** Creates a tensor with a copy of the memory, whose handle the caller releases. */
  private static long create(Context context, DType dtype, long[] dims, MemorySegment data) {
    Scratch scratch = context.scratch();
    long handle = context.use();
    long mark = scratch.mark();
    long size = data.byteSize();
    boolean wrapped = size > COPIED_TWICE && dtype != DType.STRING;
    long memory = wrapped ? Memory.malloc(size) : scratch.push(size);
    try {
      long out = scratch.zeros(1);
      long shape = scratch.push(dims);
      Memory.segment(memory, size).copyFrom(data);
      if (wrapped) {
        long freed = memory;
        memory = 0; // the call frees it, also on failure
        Native.tensorWrap(
            handle, dtype.value(), shape, dims.length, freed, size, Memory.freeAddress(), freed, out);
      } else {
        Native.tensorCreate(handle, dtype.value(), shape, dims.length, memory, size, out);
      }
      return Memory.get(out);
    } finally {
      if (wrapped && memory != 0) Memory.free(memory);
      scratch.pop(mark);
    }
  }

  private static MemorySegment segment(Object values) {
    return switch (values) {
      case boolean[] a -> MemorySegment.ofArray(bytes(a));
      case byte[] a -> MemorySegment.ofArray(a);
      case short[] a -> MemorySegment.ofArray(a);
      case int[] a -> MemorySegment.ofArray(a);
      case long[] a -> MemorySegment.ofArray(a);
      case float[] a -> MemorySegment.ofArray(a);
      case double[] a -> MemorySegment.ofArray(a);
      default -> throw new AssertionError();
    };
  }

  private static byte[] bytes(boolean[] values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) bytes[i] = (byte) (values[i] ? 1 : 0);
    return bytes;
  }

  private static byte[][] bytes(Object values) {
    if (values instanceof byte[][] all) return all;
    String[] texts = (String[]) values;
    byte[][] all = new byte[texts.length][];
    for (int i = 0; i < texts.length; i++) all[i] = Memory.utf8(texts[i], 0);
    return all;
  }

  /** Returns strings as the library has them: offsets, then the bytes. */
  private static MemorySegment strings(byte[][] all) {
    int size = 8 * (all.length + 1);
    int total = size;
    for (byte[] one : all) total = Math.addExact(total, one.length);
    java.nio.ByteBuffer data = java.nio.ByteBuffer.allocate(total).order(java.nio.ByteOrder.nativeOrder());
    data.putLong(0);
    long end = 0;
    for (byte[] one : all) data.putLong(end += one.length);
    for (byte[] one : all) data.put(one);
    return MemorySegment.ofArray(data.array());
  }

  /** Fills an array with the elements of a tensor, which must be of such a dtype. */
  static <T> T read(Tensor tensor, T array) {
    checked(tensor.dtype(), array);
    MemorySegment target = segment(array);
    withElements(tensor, data -> target.copyFrom(data));
    return array;
  }

  /** Returns the elements of a tensor of strings. */
  static byte[][] readStrings(Tensor tensor) {
    byte[][] all = new byte[tensor.length()][];
    checked(tensor.dtype(), all);
    withElements(tensor, data -> {
      long start = 8L * (all.length + 1);
      for (int i = 0; i < all.length; i++) {
        long from = Memory.get(data.address() + 8L * i);
        all[i] = data.asSlice(start + from, Memory.get(data.address() + 8L * i + 8) - from).toArray(JAVA_BYTE);
      }
    });
    return all;
  }

  /** Gives the elements of a tensor, which may lie on any device, to reader. */
  private static void withElements(Tensor tensor, java.util.function.Consumer<MemorySegment> reader) {
    long handle = tensor.open();
    long size = Native.tensorNumBytes(handle);
    try {
      MemorySegment data = tensor.hostData();
      if (data != null) {
        reader.accept(data);
        return;
      }
      long copy = Memory.malloc(Math.max(0, size));
      try {
        Native.tensorRead(handle, copy, size);
        reader.accept(Memory.segment(copy, size));
      } finally {
        Memory.free(copy);
      }
    } finally {
      java.lang.ref.Reference.reachabilityFence(tensor);
    }
  }
}
