package org.libeager;

import java.lang.ref.Reference;
import java.util.Map;
import java.util.Objects;

/**
 * A file of events that grows, which TensorBoard shows. Events gather in memory, and are written when there are 64 KiB, by a call 2
 * seconds after they were written last, by {@link #flush}, and by {@link #close}.
 *
 * <p>Any number of threads may use a writer. A tag names what is shown: "train/loss". A full disk is an {@link EagerException} with
 * the code RESOURCE_EXHAUSTED of the next call, which has added nothing then; nothing is lost.
 */
public final class EventWriter extends Handle {
  /** Makes a file of events in a folder, which is made too if it is not there. */
  public EventWriter(String folder) {
    this(folder, "", 0, 0);
  }

  /**
   * Makes a file of events in a folder, which is made too if it is not there.
   *
   * @param suffix what the file's name ends with
   * @param maxQueue the most events that are kept before they are written; 0: what 64 KiB hold
   * @param flushMillis a call writes what is kept if so long ago it was written last; 0: 2000; -1: never
   * @throws EagerException NOT_FOUND, PERMISSION_DENIED or RESOURCE_EXHAUSTED where it cannot be made
   */
  public EventWriter(String folder, String suffix, long maxQueue, int flushMillis) {
    super(create(folder, suffix, maxQueue, flushMillis), Net.Kind.EVENT_WRITER);
  }

  private static long create(String folder, String suffix, long maxQueue, int flushMillis) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = scratch.zeros((int) (Native.EVENT_WRITER_OPTIONS / 8));
      Memory.put(options, Native.EVENT_WRITER_OPTIONS);
      Memory.put(options + Native.EVENT_WRITER_OPTIONS_SUFFIX, scratch.push(suffix));
      Memory.put(options + Native.EVENT_WRITER_OPTIONS_MAX_QUEUE, maxQueue);
      Memory.putInt(options + Native.EVENT_WRITER_OPTIONS_FLUSH_MILLIS, flushMillis);
      long out = scratch.zeros(1);
      Native.eventWriterCreate(context.use(), scratch.push(folder), options, out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  private interface Adder {
    void add(long writer, long tag, Scratch scratch);
  }

  private void add(String tag, Object kept, Adder adder) {
    Objects.requireNonNull(tag);
    addAny(tag, kept, adder);
  }

  private void addAny(String tag, Object kept, Adder adder) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      adder.add(open(), scratch.pushOrNull(tag), scratch);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(kept);
      Reference.reachabilityFence(this);
    }
  }

  /** Adds a number, which is kept as float32. */
  public void scalar(String tag, double value, long step) {
    add(tag, null, (writer, text, scratch) -> Native.eventWriterScalar(writer, text, value, step));
  }

  /** Adds several numbers as one event. */
  public void scalars(Map<String, Double> values, long step) {
    addAny(
        null,
        null,
        (writer, none, scratch) -> {
          long[] tags = new long[values.size()];
          long[] numbers = new long[values.size()];
          int n = 0;
          for (Map.Entry<String, Double> one : values.entrySet()) {
            tags[n] = scratch.push(one.getKey());
            numbers[n++] = Double.doubleToRawLongBits(one.getValue());
          }
          Native.eventWriterScalars(writer, scratch.push(tags), scratch.push(numbers), n, step);
        });
  }

  /** Adds the distribution of the elements. INVALID_ARGUMENT: one is not finite. */
  public void histogram(String tag, Tensor values, long step) {
    add(tag, values, (writer, text, scratch) -> Native.eventWriterHistogram(writer, text, values.open(), step));
  }

  /** Adds up to 3 images [batch, height, width, channels] of 1, 3 or 4 channels, uint8 or floats, of which 1 is white. */
  public void image(String tag, Tensor images, long step) {
    image(tag, images, step, 3, false);
  }

  /**
   * Adds images [batch, height, width, channels] of 1, 3 or 4 channels, uint8 or floats.
   *
   * @param maxImages the most of the batch that are written, at least 1
   * @param scaled of each image of floats the largest value is white, whatever it is; else 1 is
   */
  public void image(String tag, Tensor images, long step, int maxImages, boolean scaled) {
    if (maxImages < 1) throw new IllegalArgumentException("maxImages = " + maxImages + " is below 1");
    add(
        tag,
        images,
        (writer, text, scratch) -> {
          long options = scratch.zeros((int) (Native.IMAGE_OPTIONS / 8));
          Memory.put(options, Native.IMAGE_OPTIONS);
          Memory.putInt(options + Native.IMAGE_OPTIONS_MAX_IMAGES, maxImages);
          Memory.putInt(options + Native.IMAGE_OPTIONS_IS_SCALED, scaled ? 1 : 0);
          Native.eventWriterImage(writer, text, images.open(), step, options);
        });
  }

  /** Adds a tensor of strings, which is shown as Markdown. */
  public void text(String tag, Tensor strings, long step) {
    add(tag, strings, (writer, text, scratch) -> Native.eventWriterText(writer, text, strings.open(), step));
  }

  /** Adds the graph of a function. */
  public void graph(TracedFunction function, long step) {
    addAny(null, function, (writer, none, scratch) -> Native.eventWriterGraph(writer, function.open(), step));
  }

  /** Adds a serialized tensorflow.Summary as it is. */
  public void summary(byte[] serialized, long step) {
    addAny(
        null,
        null,
        (writer, none, scratch) -> {
          long at = scratch.push((long) serialized.length);
          Memory.putBytes(at, serialized);
          Native.eventWriterSummary(writer, at, serialized.length, step);
        });
  }

  /** Adds a serialized tensorflow.Event, with a time and a step of its own. */
  public void event(byte[] serialized) {
    addAny(
        null,
        null,
        (writer, none, scratch) -> {
          long at = scratch.push((long) serialized.length);
          Memory.putBytes(at, serialized);
          Native.eventWriterEvent(writer, at, serialized.length);
        });
  }

  /** Hands all events to the system, so that other programs see them. */
  public void flush() {
    addAny(null, null, (writer, none, scratch) -> Native.eventWriterFlush(writer));
  }

  /** Returns the file's path. */
  public String path() {
    try {
      return Memory.text(Native.eventWriterPath(open()));
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Writes what is left and closes the file. After an exception it may be called again. Closing twice is harmless. */
  @Override
  public void close() {
    try {
      if (isOpen()) Native.eventWriterClose(handle);
    } finally {
      Reference.reachabilityFence(this);
    }
    super.close();
  }
}
