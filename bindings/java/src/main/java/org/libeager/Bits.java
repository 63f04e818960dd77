package org.libeager;

/** Half floats, which Java has no type for: a short holds their bits. */
public final class Bits {
  private Bits() {}

  /** Returns the float16 (IEEE binary16) that is nearest to the value, of two the even one. */
  public static short float16(float value) {
    return Float.floatToFloat16(value);
  }

  /** Returns the value of a float16. */
  public static float fromFloat16(short bits) {
    return Float.float16ToFloat(bits);
  }

  /** Returns the bfloat16 (the upper half of a float) that is nearest to the value, of two the even one. */
  public static short bfloat16(float value) {
    int bits = Float.floatToRawIntBits(value);
    if (Float.isNaN(value)) return (short) (bits >>> 16 | 0x40);
    return (short) (bits + 0x7fff + (bits >>> 16 & 1) >>> 16);
  }

  /** Returns the value of a bfloat16. */
  public static float fromBfloat16(short bits) {
    return Float.intBitsToFloat(bits << 16);
  }
}
