package org.libeager;

import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;

/** A file of records, read from its beginning on. One thread at a time uses a reader. */
public final class RecordReader extends Handle {
  /** Opens a file. */
  public RecordReader(String path) {
    this(path, Compression.NONE);
  }

  /**
   * Opens a file.
   *
   * @throws EagerException NOT_FOUND or PERMISSION_DENIED where it cannot be read
   */
  public RecordReader(String path, Compression compression) {
    super(create(path, compression), Net.Kind.RECORD_READER);
  }

  private static long create(String path, Compression compression) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = compression.pushOptions(scratch, 0);
      long out = scratch.zeros(1);
      Native.recordReaderCreate(context.use(), scratch.push(path), options, out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns the next record; null behind the last. DATA_LOSS: the file is cut, or has a wrong checksum. */
  public byte[] next() {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(2);
      Native.recordReaderNext(open(), out, out + 8);
      long data = Memory.get(out);
      return data == 0 ? null : Memory.segment(data, Memory.get(out + 8)).toArray(ValueLayout.JAVA_BYTE);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }
}
