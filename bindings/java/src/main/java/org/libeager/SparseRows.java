package org.libeager;

/**
 * The parts of a tensor that is zero but for some rows.
 *
 * @param indices int64 [n], which may repeat
 * @param values [n, ...]: the dense tensor's row r is the sum of the values[i] where indices[i] is r
 */
public record SparseRows(Tensor indices, Tensor values) {}
