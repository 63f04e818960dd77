package org.libeager;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/**
 * What an inference ({@link OpDefinition#infer}) is asked: dtypes and shapes of the outputs, which are those of the schema as
 * far as it says, and may be changed.
 */
public final class InferenceCall {
  private static final int MOST_DIMS = 32;

  private final List<Spec> inputs;
  private final Attributes attributes;
  private final DType[] dtypes;
  private final long[][] dims; // null: the inference is to say them

  InferenceCall(long address, CompletableFuture<List<String>> attributes) {
    long list = Memory.get(address + Native.INFER_CALL_INPUTS);
    List<Spec> all = new ArrayList<>();
    for (int i = 0; i < Memory.getInt(address + Native.INFER_CALL_NUM_INPUTS); i++)
      all.add(Operand.spec(list + Native.OPERAND * i));
    inputs = Collections.unmodifiableList(all);
    this.attributes =
        new Attributes(
            attributes, Memory.get(address + Native.INFER_CALL_ATTRS), Memory.getInt(address + Native.INFER_CALL_NUM_ATTRS));
    int count = Memory.getInt(address + Native.INFER_CALL_NUM_OUTPUTS);
    dtypes = new DType[count];
    dims = new long[count][];
    for (int i = 0; i < count; i++) {
      dtypes[i] = DType.of(Memory.getInt(dtypeAt(address, i)));
      int rank = Memory.getInt(rankAt(address, i));
      if (rank >= 0) dims[i] = Memory.longs(dimsAt(address, i), rank);
    }
  }

  private static long dtypeAt(long address, int output) {
    return Memory.get(address + Native.INFER_CALL_DTYPES) + 4L * output;
  }

  private static long rankAt(long address, int output) {
    return Memory.get(address + Native.INFER_CALL_RANKS) + 4L * output;
  }

  private static long dimsAt(long address, int output) {
    return Memory.get(Memory.get(address + Native.INFER_CALL_DIMS) + 8L * output);
  }

  /** Gives the library what was inferred. */
  void write(long address) {
    for (int i = 0; i < dims.length; i++) {
      Memory.putInt(dtypeAt(address, i), dtypes[i].value());
      if (dims[i] == null) continue;
      Memory.putInt(rankAt(address, i), dims[i].length);
      for (int k = 0; k < dims[i].length; k++) Memory.put(dimsAt(address, i) + 8L * k, dims[i][k]);
    }
  }

  /** Returns dtype and dims of each input, with -1 for a dim that is not known yet; null for an input that is absent. */
  public List<Spec> inputs() {
    return inputs;
  }

  /** Returns dtype and dims of an input; null where it is absent. */
  public Spec input(int place) {
    return inputs.get(place);
  }

  /** Returns the attributes. */
  public Attributes attributes() {
    return attributes;
  }

  /** Returns an output's dtype. */
  public DType dtype(int output) {
    return dtypes[output];
  }

  /** Returns an output's dims, with -1 for one that is not known; null where the schema says [any]. */
  public long[] dims(int output) {
    return dims[output] == null ? null : dims[output].clone();
  }

  /** Sets an output's dtype. */
  public void setDType(int output, DType dtype) {
    dtypes[output] = Objects.requireNonNull(dtype);
  }

  /** Sets an output's dims: -1 for one that follows from a dim which is not known yet, 32 at most. */
  public void setDims(int output, long... dims) {
    if (dims.length > MOST_DIMS) throw new IllegalArgumentException("more than " + MOST_DIMS + " dims: " + dims.length);
    this.dims[output] = dims.clone();
  }
}
