package org.libeager;

/** What a gradient can be asked for: a tensor or a variable. */
public sealed interface Source permits Tensor, Variable {}
