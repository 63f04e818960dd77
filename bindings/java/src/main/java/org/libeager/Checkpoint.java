package org.libeager;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of tensors and texts, open to be read: the values of models, optimizers and random numbers, which any language of the
 * library saves and restores.
 *
 * <p>Any number of threads may use it. Restoring first checks all keys, dtypes and shapes: a key that is not there is an {@link
 * EagerException} with the code NOT_FOUND, another dtype or shape INVALID_ARGUMENT, and nothing has changed then.
 */
public final class Checkpoint extends Handle {
  /**
   * A tensor or a text.
   *
   * @param key the key
   * @param isText whether it is a text
   * @param dtype a tensor's dtype; null if the library lacks it
   * @param shape a tensor's shape
   * @param numBytes the bytes in the file
   * @param storedDtype a tensor's dtype as safetensors calls it: "F32", "F8_E4M3"
   */
  public record Entry(String key, boolean isText, DType dtype, long[] shape, long numBytes, String storedDtype) {}

  /**
   * Opens a file, and checks its header.
   *
   * @throws EagerException NOT_FOUND or PERMISSION_DENIED where it cannot be read, DATA_LOSS where it is damaged
   */
  public Checkpoint(String path) {
    super(create(path), Net.Kind.CHECKPOINT);
  }

  private static long create(String path) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.checkpointOpen(context.use(), scratch.push(path), out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns the path of the folder's latest checkpoint that was committed as listed, or null if there is none. */
  public static String latest(String folder) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.checkpointLatest(scratch.push(folder), out);
      long found = Memory.get(out);
      return found == 0 ? null : Memory.takeText(found);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns all tensors and then all texts, each in the order of their keys. */
  public List<Entry> entries() {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long at = scratch.zeros((int) (Native.CHECKPOINT_ENTRY_INFO / 8));
      Memory.put(at, Native.CHECKPOINT_ENTRY_INFO);
      List<Entry> all = new ArrayList<>();
      for (int i = 0; i < Native.checkpointNumEntries(open()); i++) {
        Native.checkpointEntry(open(), i, at);
        int dtype = Memory.getInt(at + Native.CHECKPOINT_ENTRY_INFO_DTYPE);
        long[] shape = new long[Memory.getInt(at + Native.CHECKPOINT_ENTRY_INFO_RANK)];
        long dims = Memory.get(at + Native.CHECKPOINT_ENTRY_INFO_DIMS);
        for (int k = 0; k < shape.length; k++) shape[k] = Memory.get(dims + 8L * k);
        all.add(
            new Entry(
                Memory.text(Memory.get(at + Native.CHECKPOINT_ENTRY_INFO_KEY)),
                Memory.getInt(at + Native.CHECKPOINT_ENTRY_INFO_IS_TEXT) != 0,
                dtype == 0 ? null : DType.of(dtype),
                shape,
                Memory.get(at + Native.CHECKPOINT_ENTRY_INFO_NUM_BYTES),
                Memory.text(Memory.get(at + Native.CHECKPOINT_ENTRY_INFO_STORED_DTYPE))));
      }
      return all;
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Reports whether there is a tensor or a text of this key. */
  public boolean contains(String key) {
    if (key.indexOf('\0') >= 0) return false;
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      return Native.checkpointFind(open(), scratch.push(key)) >= 0;
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns a tensor, on the host. NOT_FOUND: there is none of this key. UNIMPLEMENTED: it has a dtype that the library lacks. */
  public Tensor read(String key) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.checkpointRead(context.use(), open(), scratch.push(key), out);
      return context.made(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  /** Returns a text. NOT_FOUND: there is none of this key. */
  public String text(String key) {
    Scratch scratch = Context.current().scratch();
    long mark = scratch.mark();
    try {
      long out = scratch.zeros(1);
      Native.checkpointText(open(), scratch.push(key), out);
      return Memory.takeText(Memory.get(out));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }

  private static long pushKeys(Scratch scratch, List<KeyedVariable> variables) {
    long[] keys = new long[variables.size()];
    for (int i = 0; i < keys.length; i++) keys[i] = scratch.push(variables.get(i).key());
    return scratch.push(keys);
  }

  private static List<Variable> handlesOf(List<KeyedVariable> variables) {
    return variables.stream().map(KeyedVariable::variable).toList();
  }

  /** Assigns the checkpoint's values to variables. FAILED_PRECONDITION: the current context traces a function. */
  public void restore(List<KeyedVariable> variables) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long keys = pushKeys(scratch, variables);
      long handles = context.pushHandles(handlesOf(variables));
      Native.checkpointRestoreVariables(context.use(), open(), keys, handles, variables.size());
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(variables);
      Reference.reachabilityFence(this);
    }
  }

  /** Assigns the checkpoint's value to a variable. */
  public void restore(String key, Variable variable) {
    restore(List.of(new KeyedVariable(key, variable)));
  }

  /** Assigns the checkpoint's values to the variables of a model, whose layers have been built (FAILED_PRECONDITION). */
  public void restore(String key, Model model) {
    checkBuilt(key, model);
    restore(model.keyedVariables(key));
  }

  /** Lets the library refuse a layer that has not been built. */
  private void checkBuilt(String key, Model model) {
    if (model instanceof Sequential sequence) {
      for (int i = 0; i < sequence.models().size(); i++) checkBuilt(Sequential.keyOf(key, i), sequence.models().get(i));
    } else if (model instanceof Layer layer && !layer.isBuilt()) {
      Context context = Context.current();
      Scratch scratch = context.scratch();
      long mark = scratch.mark();
      try {
        Native.checkpointRestoreLayer(context.use(), open(), scratch.push(key), layer.open());
      } finally {
        scratch.pop(mark);
        Reference.reachabilityFence(layer);
        Reference.reachabilityFence(this);
      }
    }
  }

  /**
   * Does what the other {@code restore} of an optimizer does for the variables of a model, which is in the checkpoint under its own
   * key. FAILED_PRECONDITION: a layer has not been built, whose slots would be left out.
   */
  public void restore(String key, Optimizer optimizer, String modelKey, Model model) {
    checkBuilt(modelKey, model);
    restore(key, optimizer, model.keyedVariables(modelKey));
  }

  /**
   * Assigns to an optimizer's step, to its learning rate (unless a function or a schedule computes it), and to the slots of these
   * variables, which are made where they are missing. A layer that has not been built has no variables yet. NOT_FOUND also: a slot
   * that the checkpoint lacks.
   */
  public void restore(String key, Optimizer optimizer, List<KeyedVariable> variables) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long text = scratch.push(key);
      long keys = pushKeys(scratch, variables);
      long handles = context.pushHandles(handlesOf(variables));
      Native.checkpointRestoreOptimizer(
          context.use(), open(), text, optimizer.open(), keys, handles, variables.size());
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(variables);
      Reference.reachabilityFence(optimizer);
      Reference.reachabilityFence(this);
    }
  }

  /** Sets the state of the random numbers of the current context; the usual key is "random". */
  public void restoreRandomState(String key) {
    Context context = Context.current();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      Native.checkpointRestoreRandomState(context.use(), open(), scratch.push(key));
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(this);
    }
  }
}
