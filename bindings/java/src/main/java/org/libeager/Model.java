package org.libeager;

import java.util.List;

/**
 * What has variables, and makes a tensor of a tensor: a {@link Layer}, a {@link Sequential}, or a class of the program's own,
 * whose variables are those of its parts.
 */
public interface Model {
  /**
   * Runs the model on the current context. What it returns is given away, or x itself: {@link Sequential} closes it once the next
   * model has read it. A model that keeps the tensor returns another one ({@link Tensor#share}).
   *
   * @param training whether it trains (dropout drops, normalizations use the batch) or infers
   */
  Tensor call(Tensor x, boolean training);

  /** Returns the variables, each once; none of a layer that has not been built. */
  List<Variable> variables();

  /**
   * Returns the variables with their keys in a checkpoint, below this key. Layers and {@link Sequential} give the keys that all
   * languages agree on; those of another model are numbered.
   */
  default List<KeyedVariable> keyedVariables(String key) {
    List<Variable> all = variables();
    return java.util.stream.IntStream.range(0, all.size())
        .mapToObj(i -> new KeyedVariable(key + "/" + i, all.get(i)))
        .toList();
  }

  /** Runs the model as in training. */
  default Tensor train(Tensor x) {
    return call(x, true);
  }

  /** Runs the model as after training. */
  default Tensor infer(Tensor x) {
    return call(x, false);
  }

  /** Returns the variables that tapes watch, which are those that training changes. */
  default List<Variable> trainableVariables() {
    return variables().stream().filter(Variable::isTrainable).toList();
  }
}
