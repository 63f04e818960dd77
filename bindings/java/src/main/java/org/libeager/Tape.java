package org.libeager;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A record of what its context executes, which gives gradients. It records from when it is made.
 *
 * {@snippet file="Gradients.java" region="example"}
 *
 * <p>Tapes of a context nest and overlap freely. A tape that is not persistent gives one gradient, of any number of
 * targets and sources. One thread at a time uses a tape; until it has stopped, its context's. It stops where its context
 * ends, which one that was made for a {@link Callback} does when that returns.
 */
public final class Tape extends Handle {
  private final Context context;
  private final boolean persistent;
  private final AtomicBoolean busy = new AtomicBoolean();
  private volatile boolean stopped; // for good, while its context goes on

  Tape(Context context, boolean persistent, boolean ignoreVariables) {
    super(create(context, persistent, ignoreVariables), Net.Kind.TAPE);
    this.context = context;
    this.persistent = persistent;
    context.keep(this);
  }

  /** Makes a tape on the current context that gives one gradient. */
  public Tape() {
    this(Context.current(), false, false);
  }

  /** Makes a tape on the current context that gives any number of gradients, and keeps what they need until closed. */
  public static Tape persistent() {
    return new Tape(Context.current(), true, false);
  }

  private static long create(Context context, boolean persistent, boolean ignoreVariables) {
    long handle = context.use();
    Scratch scratch = context.scratch();
    long mark = scratch.mark();
    try {
      long options = 0;
      if (persistent || ignoreVariables) {
        options = scratch.zeros((int) (Native.TAPE_OPTIONS / 8));
        Memory.put(options, Native.TAPE_OPTIONS);
        Memory.putInt(options + Native.TAPE_OPTIONS_PERSISTENT, persistent ? 1 : 0);
        Memory.putInt(options + Native.TAPE_OPTIONS_IGNORE_VARIABLES, ignoreVariables ? 1 : 0);
      }
      long out = scratch.zeros(1);
      Native.tapeCreate(handle, options, out);
      return Memory.get(out);
    } finally {
      scratch.pop(mark);
    }
  }

  /** Returns the handle for one call. Throws IllegalStateException where another call of this tape runs. */
  private long enter() {
    occupy();
    try {
      long handle = open();
      if (!stopped && !context.hasEnded()) context.use();
      return handle;
    } catch (Throwable t) {
      leave();
      throw t;
    }
  }

  private void occupy() {
    if (!busy.compareAndSet(false, true))
      throw new IllegalStateException(
          "a tape that is in use, by another thread or by the call that this callback runs in");
  }

  private void leave() {
    busy.setRelease(false);
    Reference.reachabilityFence(this);
  }

  /** Makes the tape know a tensor or variable, before the ops that use it. Returns the tape. */
  public Tape watch(Source source) {
    long tape = enter();
    try {
      switch (source) {
        case Tensor t -> Native.tapeWatch(tape, t.open());
        case Variable v -> Native.tapeWatchVariable(tape, v.open());
      }
      return this;
    } finally {
      Reference.reachabilityFence(source);
      leave();
    }
  }

  /** Stops recording until resume(). Pauses are counted. */
  public void pause() {
    long tape = enter();
    try {
      Native.tapePause(tape);
    } finally {
      leave();
    }
  }

  /** Goes on recording. */
  public void resume() {
    long tape = enter();
    try {
      Native.tapeResume(tape);
    } finally {
      leave();
    }
  }

  /** Ends recording for good; what was recorded can be differentiated, also on another thread. */
  public void stop() {
    long tape = enter();
    try {
      Native.tapeStop(tape);
      stopped = true;
    } finally {
      leave();
    }
  }

  /** Stops the tape where its context ends before the library's. Another thread may be closing it, or be refused. */
  void end() {
    while (!busy.compareAndSet(false, true)) {
      if (stopped) return; // and in use by another thread
      Thread.onSpinWait();
    }
    try {
      if (isOpen()) Native.tapeStop(handle);
      stopped = true;
    } finally {
      leave();
    }
  }

  /** Forgets all records and watches. */
  public void reset() {
    long tape = enter();
    try {
      Native.tapeReset(tape);
    } finally {
      leave();
    }
  }

  /**
   * Releases the tape. Closing twice is harmless.
   *
   * @throws IllegalStateException while a call of the tape runs, as in a backward function that it calls
   */
  @Override
  public void close() {
    if (!isOpen()) return;
    occupy();
    try {
      super.close();
    } finally {
      leave();
    }
  }

  /** Returns whether the tape has not stopped and is not paused. */
  public boolean isRecording() {
    long tape = enter();
    try {
      return Native.tapeIsRecording(tape) != 0;
    } finally {
      leave();
    }
  }

  /** Returns the variables that the tape watches, in the order in which it met them. */
  public List<Variable> watched() {
    long tape = enter();
    try {
      List<Variable> variables = new ArrayList<>();
      for (int i = 0; i < Native.tapeNumWatched(tape); i++) variables.add(Variable.borrowed(Native.tapeWatched(tape, i)));
      return variables;
    } finally {
      leave();
    }
  }

  /** Returns the gradient of target, or of its sum, by source; null where no path leads from one to the other. */
  public Tensor gradient(Tensor target, Source source) {
    long tape = enter();
    try {
      Context at = at();
      long context = at.use();
      Scratch scratch = at.scratch();
      long mark = scratch.mark();
      try {
        long list = scratch.push(24L);
        Memory.put(list, target.open());
        boolean isTensor = source instanceof Tensor;
        Memory.put(list + 8, source instanceof Tensor t ? t.open() : ((Variable) source).open());
        Native.tapeGradient(
            context, tape, list, 1, 0, list + 8, isTensor ? 1 : 0, list + 8, isTensor ? 0 : 1, 0, list + 16);
        gave();
        long gradient = Memory.get(list + 16);
        return gradient == 0 ? null : at.made(gradient);
      } finally {
        scratch.pop(mark);
        Reference.reachabilityFence(target);
        Reference.reachabilityFence(source);
      }
    } finally {
      leave();
    }
  }

  /** Returns the gradients of target by the sources, in their order; null where no path leads. */
  public List<Tensor> gradient(Tensor target, List<? extends Source> sources) {
    return gradient(List.of(target), sources);
  }

  /** Returns the gradients of the sum of all targets by the sources, in their order; null where no path leads. */
  public List<Tensor> gradient(List<Tensor> targets, List<? extends Source> sources) {
    return gradient(targets, sources, null, false);
  }

  /**
   * Returns the gradients of the sum of all targets, each weighted by its output gradient.
   *
   * @param targets one at least
   * @param sources tensors that were watched or computed, and variables
   * @param outputGradients as many as targets, of their shapes; null, also as an entry: ones
   * @param unconnectedZero whether a source to which no path leads gets zeros in place of null
   */
  public List<Tensor> gradient(
      List<Tensor> targets, List<? extends Source> sources, List<Tensor> outputGradients, boolean unconnectedZero) {
    if (outputGradients != null && outputGradients.size() != targets.size())
      throw new IllegalArgumentException(
          targets.size() + " targets, but " + outputGradients.size() + " output gradients");
    long tape = enter();
    try {
      List<Tensor> gradients = gradient(at(), tape, targets, sources, outputGradients, unconnectedZero);
      gave();
      return gradients;
    } finally {
      leave();
    }
  }

  /** A tape that is not persistent has no records any more, nor sees what runs. */
  private void gave() {
    if (persistent) return;
    stopped = true;
    weigh(Net.LIGHT);
  }

  /** Returns the context to compute on: the tape's while it records, or else any. */
  private Context at() {
    return context.isUsable() ? context : Context.current();
  }

  private static List<Tensor> gradient(
      Context at, long tape, List<Tensor> targets, List<? extends Source> sources, List<Tensor> outputGradients,
      boolean unconnectedZero) {
    long handle = at.use();
    Scratch scratch = at.scratch();
    long mark = scratch.mark();
    try {
      for (Tensor one : targets) one.open();
      int count = sources.size();
      long tensors = scratch.zeros(count);
      long variables = scratch.zeros(count);
      int[] places = new int[count];
      int numTensors = 0;
      int numVariables = 0;
      for (int i = 0; i < count; i++) {
        switch (sources.get(i)) {
          case Tensor t -> {
            places[i] = numTensors;
            Memory.put(tensors + 8L * numTensors++, t.open());
          }
          case Variable v -> {
            places[i] = ~numVariables; // behind those of the tensors
            Memory.put(variables + 8L * numVariables++, v.open());
          }
        }
      }
      long options = 0;
      if (unconnectedZero) {
        options = scratch.zeros((int) (Native.GRADIENT_OPTIONS / 8));
        Memory.put(options, Native.GRADIENT_OPTIONS);
        Memory.putInt(options + Native.GRADIENT_OPTIONS_UNCONNECTED_ZERO, 1);
      }
      long gradients = scratch.zeros(count);
      Native.tapeGradient(
          handle, tape, at.push(targets), targets.size(), at.push(outputGradients), tensors, numTensors, variables,
          numVariables, options, gradients);
      List<Tensor> made = at.take(gradients, count);
      List<Tensor> ordered = new ArrayList<>(count);
      for (int place : places) ordered.add(made.get(place >= 0 ? place : numTensors + ~place));
      return ordered;
    } finally {
      scratch.pop(mark);
      Reference.reachabilityFence(targets);
      Reference.reachabilityFence(sources);
      Reference.reachabilityFence(outputGradients);
    }
  }
}
