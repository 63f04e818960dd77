// Written by bindings/generate from include/eager_c.h. Do not edit.
package org.libeager;

/** The types of a tensor's elements. */
public enum DType {
  /** One byte, 0 or 1; other bytes of the caller become 1 or are refused. */
  BOOL(1),
  /** Int8. */
  INT8(2),
  /** Int16. */
  INT16(3),
  /** Int32. */
  INT32(4),
  /** Int64. */
  INT64(5),
  /** Uint8. */
  UINT8(6),
  /** Uint16. */
  UINT16(7),
  /** Uint32. */
  UINT32(8),
  /** Uint64. */
  UINT64(9),
  /** IEEE binary16. */
  FLOAT16(10),
  /** The upper half of a float32. */
  BFLOAT16(11),
  /** Float32. */
  FLOAT32(12),
  /** Float64. */
  FLOAT64(13),
  /** Two float32: real, imaginary. */
  COMPLEX64(14),
  /** Two float64. */
  COMPLEX128(15),
  /** Int64 offsets[n + 1], then the bytes; on the host only. */
  STRING(16);

  private static final DType[] ALL = values();
  private final int value;

  DType(int value) {
    this.value = value;
  }

  int value() {
    return value;
  }

  static DType of(int value) {
    return ALL[value - 1];
  }

  /** Returns the number of bytes of one element; 0 for strings. */
  public long size() {
    return Native.dtypeSize(value);
  }

  /** Returns the library's name of the dtype, such as "float32". */
  @Override
  public String toString() {
    return Memory.text(Native.dtypeName(value));
  }
}
