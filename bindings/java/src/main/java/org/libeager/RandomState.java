package org.libeager;

/**
 * The state of a context's stream of random numbers.
 *
 * @param key follows from the seed
 * @param counter the blocks of numbers that were drawn
 * @param numForks the forks that were made
 */
public record RandomState(long key, long counter, long numForks) {}
