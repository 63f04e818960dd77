package org.libeager;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A tensor as a kernel sees it: dense, row-major, on the host. */
public final class Operand {
  private final KernelCall call;
  private final boolean isOutput;
  private final DType dtype;
  private final long[] dims;
  private final long size;
  private final long address;

  private Operand(KernelCall call, boolean isOutput, long at) {
    this.call = call;
    this.isOutput = isOutput;
    Spec spec = spec(at);
    dtype = spec.dtype();
    dims = spec.dims();
    size = Memory.get(at + Native.OPERAND_NUM_ELEMENTS);
    address = Memory.get(at + Native.OPERAND_DATA);
  }

  /** Returns the operand that the library describes at an address; null: the input is absent. */
  static Operand read(KernelCall call, boolean isOutput, long at) {
    return Memory.getInt(at + Native.OPERAND_DTYPE) == 0 ? null : new Operand(call, isOutput, at);
  }

  /** Returns dtype and dims of the operand at an address; null: the input is absent. */
  static Spec spec(long at) {
    int dtype = Memory.getInt(at + Native.OPERAND_DTYPE);
    if (dtype == 0) return null;
    return new Spec(DType.of(dtype), Memory.longs(Memory.get(at + Native.OPERAND_DIMS), Memory.getInt(at + Native.OPERAND_RANK)));
  }

  /** Returns the dtype. */
  public DType dtype() {
    return dtype;
  }

  /** Returns the dims. */
  public long[] dims() {
    return dims.clone();
  }

  /** Returns the number of dims. */
  public int rank() {
    return dims.length;
  }

  /** Returns the number of elements. */
  public long size() {
    return size;
  }

  /**
   * Returns the elements, not copied: of an input to be read only, of an output not cleared ({@link DType} says how strings
   * lie). The segment is for the thread
   * that asks for it, and holds until the kernel, or its piece of a {@link KernelCall#parallelFor}, returns.
   *
   * @throws IllegalStateException if the kernel has returned, or where this thread runs no piece of it
   */
  public MemorySegment data() {
    Arena arena = call.arena();
    long bytes = dtype == DType.STRING ? 8 * (size + 1) + Memory.get(address + 8 * size) : size * dtype.size();
    MemorySegment data = MemorySegment.ofAddress(address).reinterpret(bytes, arena, null);
    return isOutput ? data : data.asReadOnly();
  }
}
