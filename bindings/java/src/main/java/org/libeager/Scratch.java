package org.libeager;

import java.util.ArrayDeque;
import java.util.Objects;

/**
 * A stack of native memory for the lists and texts of one call after the other. A call that runs within a callback of
 * another call finds the memory of the outer one below its own.
 */
final class Scratch {
  private static final long SIZE = 4 << 10;
  private static final long FEW = 64;

  private final long base = Memory.malloc(SIZE);
  private final Net net = new Net(this, new long[] {base}, Net.Kind.SCRATCH);
  private final ArrayDeque<Long> extras = new ArrayDeque<>(); // memory of what is too long for the stack
  private int numExtras;
  private long top = base;

  /** Gives the memory back, which no call uses nor will. */
  void free() {
    net.release();
  }

  /** Returns the address of 64 bytes that hold until the next call. */
  long few() {
    return top;
  }

  /** Returns what is on the stack, for pop(). */
  long mark() {
    return (long) numExtras << 32 | top - base;
  }

  /** Takes away all that was pushed since mark(). */
  void pop(long mark) {
    top = base + (int) mark;
    for (; numExtras > mark >>> 32; numExtras--) Memory.free(extras.pop());
  }

  /** Returns the address of so many bytes, aligned to 8. */
  long push(long bytes) {
    long size = bytes + 7 & -8L;
    if (size > base + SIZE - FEW - top) {
      long address = Memory.malloc(size);
      extras.push(address);
      numExtras++;
      return address;
    }
    long address = top;
    top += size;
    return address;
  }

  /** Returns the address of a copy of the words; of 0 words, any address. */
  long push(long[] words) {
    long at = push(8L * words.length);
    for (int i = 0; i < words.length; i++) Memory.put(at + 8L * i, words[i]);
    return at;
  }

  /** Returns the address of a copy of the text; 0 for null. */
  long pushOrNull(String text) {
    return text == null ? 0 : push(text);
  }

  /** Returns the address of a copy of the text. */
  long push(String text) {
    Objects.requireNonNull(text);
    byte[] bytes = Memory.utf8(text);
    long at = push(bytes.length);
    Memory.putBytes(at, bytes);
    return at;
  }

  /** Returns the address of so many words that are 0. */
  long zeros(int words) {
    long at = push(8L * words);
    for (int i = 0; i < words; i++) Memory.put(at + 8L * i, 0);
    return at;
  }
}
