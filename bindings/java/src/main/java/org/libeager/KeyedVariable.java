package org.libeager;

import java.util.Objects;

/**
 * A variable and its key in a checkpoint.
 *
 * @param key such as "model/layers/0/kernel"
 * @param variable the variable
 */
public record KeyedVariable(String key, Variable variable) {
  /** Neither may be null. */
  public KeyedVariable {
    Objects.requireNonNull(key);
    Objects.requireNonNull(variable);
  }
}
