/**
 * Eager execution for Java.
 *
 * <p>A first program:
 *
 * {@snippet file="First.java" region="example"}
 *
 * <p>{@link org.libeager.Tensor} is a value, {@link org.libeager.Context} a line of execution that runs ops,
 * {@link org.libeager.Tape} a record that gives gradients, {@link org.libeager.Variable} a cell that holds a tensor,
 * {@link org.libeager.Optimizer} a rule that changes variables, {@link org.libeager.TracedFunction} code that runs as one
 * op and can be saved, {@link org.libeager.OpDefinition} an op of the program's own, and {@link org.libeager.Dataset} an input
 * pipeline.
 *
 * <p>Whatever holds a handle of the library has {@code close()}. Closing is a matter of memory alone: what is not
 * closed is released after the garbage collector has found it. Use after closing is {@link IllegalStateException}. A
 * null where a value is due is {@link NullPointerException}, an argument that Java's side refuses {@link
 * IllegalArgumentException}, and everything else {@link org.libeager.EagerException}.
 */
package org.libeager;
