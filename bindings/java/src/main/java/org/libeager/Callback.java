package org.libeager;

import java.util.List;

/**
 * Code of the program that the library calls: the backward function of a custom gradient, or an op of the program's
 * own.
 *
 * <p>It runs on the thread that made the call, within that call. The arguments are closed when it returns; what it
 * wants to keep it shares ({@link Tensor#share}). A backward function, and an op in a traced function, run when the
 * code that made them may have closed its tensors; what they refer to must be open still. An exception that a callback
 * throws comes out of the call, with its own stack. One callback may run on several threads at once.
 *
 * <p>Its context is that of the call, or one that was made for it, which ends with it: then its tapes stop.
 *
 * <p>Callbacks nest, where one calls what has another, up to 32 deep; one more is {@link IllegalStateException}.
 */
@FunctionalInterface
public interface Callback {
  /**
   * Returns the input gradients or the outputs.
   *
   * @param context the context to run ops on, which is {@link Context#current()} meanwhile
   * @param arguments the output gradients or the inputs
   * @return as many tensors as are due; of gradients, null where there is none
   */
  List<Tensor> call(Context context, List<Tensor> arguments) throws Exception;
}
