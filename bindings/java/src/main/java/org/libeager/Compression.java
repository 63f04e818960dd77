package org.libeager;

/** How a file of records is compressed, as a whole. */
public enum Compression {
  NONE,
  GZIP,
  ZLIB;

  /** Pushes options of a reader or a writer of records. */
  long pushOptions(Scratch scratch, int level) {
    long options = scratch.zeros((int) (Native.RECORD_OPTIONS / 8));
    Memory.put(options, Native.RECORD_OPTIONS);
    Memory.putInt(options + Native.RECORD_OPTIONS_COMPRESSION, ordinal());
    Memory.putInt(options + Native.RECORD_OPTIONS_LEVEL, level);
    return options;
  }
}
