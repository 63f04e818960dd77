package org.libeager;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Native memory by address. What is called unaligned here is aligned, and not checked for it. */
final class Memory {
  private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

  private Memory() {}

  /** The allocator of the C library. What it gives can be freed by native code without a call into Java. */
  private static final class Heap {
    static final MethodHandle MALLOC = Library.standard("malloc", 1);
    static final MethodHandle FREE = Library.standard("free", 1);
    static final long FREE_ADDRESS = Library.standardAddress("free");
  }

  static long get(long address) {
    return ALL.get(JAVA_LONG_UNALIGNED, address);
  }

  static int getInt(long address) {
    return ALL.get(JAVA_INT_UNALIGNED, address);
  }

  static void put(long address, long value) {
    ALL.set(JAVA_LONG_UNALIGNED, address, value);
  }

  static void putInt(long address, int value) {
    ALL.set(JAVA_INT_UNALIGNED, address, value);
  }

  /** Returns a copy of so many words. */
  static long[] longs(long address, int count) {
    long[] words = new long[count];
    for (int i = 0; i < count; i++) words[i] = get(address + 8L * i);
    return words;
  }

  /** Returns the memory from address on as a segment. */
  static MemorySegment segment(long address, long size) {
    return MemorySegment.ofAddress(address).reinterpret(size);
  }

  static long malloc(long size) {
    try {
      long address = (long) Heap.MALLOC.invokeExact(Math.max(1, size));
      if (address == 0) throw new OutOfMemoryError("native memory: " + size + " bytes");
      return address;
    } catch (Throwable t) {
      throw Status.<RuntimeException>as(t);
    }
  }

  static void free(long address) {
    try {
      long ignored = (long) Heap.FREE.invokeExact(address);
    } catch (Throwable t) {
      throw Status.<RuntimeException>as(t);
    }
  }

  static long freeAddress() {
    return Heap.FREE_ADDRESS;
  }

  /** Returns the text at address, "" for 0. */
  static String text(long address) {
    return address == 0 ? "" : ALL.getString(address);
  }

  /** Returns the text at address, which the library hands over. */
  static String takeText(long address) {
    try {
      return text(address);
    } finally {
      Native.stringRelease(address);
    }
  }

  /** Returns text as UTF-8 with a NUL behind it. Throws IllegalArgumentException for what C cannot be given. */
  static byte[] utf8(String text) {
    if (text.indexOf('\0') >= 0)
      throw new IllegalArgumentException("text with a NUL in it: " + text.replace('\0', '?'));
    return utf8(text, 1);
  }

  /** Returns the UTF-8 of a text, in which a NUL is a character as any other, and so many zeros behind it. */
  static byte[] utf8(String text, int zeros) {
    try {
      ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      int length = bytes.remaining();
      byte[] ended = new byte[length + zeros];
      bytes.get(ended, 0, length);
      return ended;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("text that is not Unicode: half of a surrogate pair stands alone", e);
    }
  }

  static void putBytes(long address, byte[] bytes) {
    MemorySegment.copy(bytes, 0, ALL, JAVA_BYTE, address, bytes.length);
  }
}
