package org.libeager;

import java.lang.ref.Reference;

/**
 * A file of records that grows: TensorFlow's TFRecord. Records gather in memory, and are written when there are 64 KiB, by {@link
 * #flush}, and by {@link #close}.
 *
 * <p>One thread at a time uses a writer. A full disk is an {@link EagerException} with the code RESOURCE_EXHAUSTED of the next call,
 * which has added nothing then; nothing is lost.
 */
public final class RecordWriter extends Handle {
  /** Makes a file, in place of one of this name. */
  public RecordWriter(String path) {
    this(path, Compression.NONE, 0);
  }

  /**
   * Makes a file, in place of one of this name.
   *
   * @param level 1 (fast) to 9 (small); 0: zlib's default; -1: none
   * @throws EagerException NOT_FOUND, PERMISSION_DENIED or RESOURCE_EXHAUSTED where it cannot be made
   */
  public RecordWriter(String path, Compression compression, int level) {
    super(create(path, compression, level), Net.Kind.RECORD_WRITER);
  }

  private static long create(String path, Compression compression, int level) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = compression.pushOptions(scratch, level);
      long out = scratch.zeros(1);
      Native.recordWriterCreate(context.use(), scratch.push(path), options, out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Adds a record. */
  public void write(byte[] record) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long at = scratch.push((long) record.length);
      Memory.putBytes(at, record);
      Native.recordWriterWrite(open(), at, record.length);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Hands all records to the system, so that other programs see them. */
  public void flush() {
    try {
      Native.recordWriterFlush(open());
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Writes what is left and closes the file. After an exception it may be called again. Closing twice is harmless. */
  @Override
  public void close() {
    try {
      if (isOpen()) Native.recordWriterClose(handle);
    } finally {
      Reference.reachabilityFence(this);
    }
    super.close();
  }
}
