package org.libeager;

import java.util.Objects;

/**
 * The dtype and dims of a tensor that is not there yet: an input of a traced function, or an output of a host call. A
 * dim of -1 stands for any.
 */
public record Spec(DType dtype, long... dims) {
  public Spec {
    Objects.requireNonNull(dtype);
    Objects.requireNonNull(dims);
  }

  /** Returns the number of dims. */
  public int rank() {
    return dims.length;
  }
}
