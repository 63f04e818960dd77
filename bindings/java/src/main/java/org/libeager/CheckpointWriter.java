package org.libeager;

import java.lang.ref.Reference;

/**
 * What a checkpoint is to have, each under a key such as "model/layers/0/kernel". Adding takes the present value, and no copy.
 *
 * <p>One thread at a time uses a writer. A key that has been added is an {@link EagerException} with the code ALREADY_EXISTS; one
 * that is empty is INVALID_ARGUMENT; nothing has been added then.
 */
public final class CheckpointWriter extends Handle {
  /** Makes a writer that has nothing yet. */
  public CheckpointWriter() {
    super(create(), Net.Kind.CHECKPOINT_WRITER);
  }

  private static long create() {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.checkpointWriterCreate(context.use(), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  private interface Adder {
    void add(long writer, long key, Context context);
  }

  private void add(String key, Object kept, Adder adder) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      adder.add(open(), scratch.push(key), context);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(kept);
      Reference.reachabilityFence(this);
    }
  }

  /** Adds a tensor. FAILED_PRECONDITION: it is symbolic. */
  public void add(String key, Tensor tensor) {
    add(key, tensor, (writer, text, context) -> Native.checkpointWriterAddTensor(writer, text, tensor.open()));
  }

  /** Adds the present value of a variable. */
  public void add(String key, Variable variable) {
    add(key, variable, (writer, text, context) -> Native.checkpointWriterAddVariable(writer, text, variable.open()));
  }

  /** Adds a text. */
  public void add(String key, String value) {
    add(key, value, (writer, text, context) -> Native.checkpointWriterAddText(writer, text, context.scratch().push(value)));
  }

  /** Adds the variables of a model, with the keys that {@link Model#keyedVariables} gives. FAILED_PRECONDITION: a layer that has
   * not been built. What stands before it in a {@link Sequential} has been added then. */
  public void add(String key, Model model) {
    if (model instanceof Layer layer) {
      add(key, layer, (writer, text, context) -> Native.checkpointWriterAddLayer(writer, text, layer.open()));
    } else if (model instanceof Sequential sequence) {
      for (int i = 0; i < sequence.models().size(); i++) add(Sequential.keyOf(key, i), sequence.models().get(i));
    } else {
      for (KeyedVariable one : model.keyedVariables(key)) add(one.key(), one.variable());
    }
  }

  /** Adds the state of an optimizer. Its slots go under the keys of their variables, which have been added before. */
  public void add(String key, Optimizer optimizer) {
    add(key, optimizer, (writer, text, context) -> Native.checkpointWriterAddOptimizer(writer, text, optimizer.open()));
  }

  /** Adds the state of the random numbers of the current context; the usual key is "random". */
  public void addRandomState(String key) {
    add(key, null, (writer, text, context) -> Native.checkpointWriterAddRandomState(writer, text, context.use()));
  }

  /** Writes the file, which is whole or not there, and waits for the disk. The writer keeps what it has. */
  public void commit(String path) {
    commit(path, true, false, 0);
  }

  /**
   * Writes the file.
   *
   * @param sync whether to wait for the disk, so that the file outlives a crash of the system too
   * @param listed whether {@link Checkpoint#latest} finds the file
   * @param maxToKeep with listed: the oldest listed files beyond this number are deleted; 0: none
   * @throws EagerException NOT_FOUND, PERMISSION_DENIED or RESOURCE_EXHAUSTED where the file cannot be written, DATA_LOSS where the
   *     folder's list of checkpoints is damaged
   */
  public void commit(String path, boolean sync, boolean listed, int maxToKeep) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = scratch.zeros((int) (Native.CHECKPOINT_OPTIONS / 8));
      Memory.put(options, Native.CHECKPOINT_OPTIONS);
      Memory.putInt(options + Native.CHECKPOINT_OPTIONS_NO_SYNC, sync ? 0 : 1);
      Memory.putInt(options + Native.CHECKPOINT_OPTIONS_IS_LISTED, listed ? 1 : 0);
      Memory.putInt(options + Native.CHECKPOINT_OPTIONS_MAX_TO_KEEP, maxToKeep);
      Native.checkpointWriterCommit(context.use(), open(), scratch.push(path), options);
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }
}
