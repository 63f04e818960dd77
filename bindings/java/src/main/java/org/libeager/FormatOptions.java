package org.libeager;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How {@link Tensor#format} prints: NumPy's print options. What is not set is NumPy's default; a negative number is {@link
 * IllegalArgumentException}.
 */
public final class FormatOptions {
  private OptionalInt precision = OptionalInt.empty();
  private OptionalInt edgeItems = OptionalInt.empty();
  private OptionalLong threshold = OptionalLong.empty();
  private OptionalInt lineWidth = OptionalInt.empty();
  private boolean suppress;

  /** Makes options that set nothing. */
  public FormatOptions() {}

  /** Sets the most digits behind the point (8). */
  public FormatOptions precision(int digits) {
    checkNotNegative("precision", digits);
    precision = OptionalInt.of(digits);
    return this;
  }

  /** Sets how many elements a summary shows at each end of an axis (3). */
  public FormatOptions edgeItems(int items) {
    checkNotNegative("edgeItems", items);
    edgeItems = OptionalInt.of(items);
    return this;
  }

  /** Sets the most elements that are shown without a summary (1000). */
  public FormatOptions threshold(long elements) {
    checkNotNegative("threshold", elements);
    threshold = OptionalLong.of(elements);
    return this;
  }

  /** Sets the number of characters in a line (75). */
  public FormatOptions lineWidth(int characters) {
    checkNotNegative("lineWidth", characters);
    lineWidth = OptionalInt.of(characters);
    return this;
  }

  /** Sets whether small numbers are printed without exponents. */
  public FormatOptions suppress(boolean value) {
    suppress = value;
    return this;
  }

  private static void checkNotNegative(String name, long value) {
    if (value < 0) throw new IllegalArgumentException(name + " is negative: " + value);
  }

  /** Puts the struct onto the stack. There, 0 is a default and a negative number is 0. */
  long push(Scratch scratch) {
    long at = scratch.zeros((int) (Native.FORMAT_OPTIONS / 8));
    Memory.put(at, Native.FORMAT_OPTIONS);
    precision.ifPresent(n -> Memory.putInt(at + Native.FORMAT_OPTIONS_PRECISION, n == 0 ? -1 : n));
    edgeItems.ifPresent(n -> Memory.putInt(at + Native.FORMAT_OPTIONS_EDGE_ITEMS, n == 0 ? -1 : n));
    threshold.ifPresent(n -> Memory.put(at + Native.FORMAT_OPTIONS_THRESHOLD, n == 0 ? -1 : n));
    lineWidth.ifPresent(n -> Memory.putInt(at + Native.FORMAT_OPTIONS_LINE_WIDTH, n == 0 ? -1 : n));
    Memory.putInt(at + Native.FORMAT_OPTIONS_SUPPRESS, suppress ? 1 : 0);
    return at;
  }
}
