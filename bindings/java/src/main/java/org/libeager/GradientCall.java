package org.libeager;

import java.util.List;

/**
 * What the gradient of an op of the program's own ({@link OpDefinition#gradient}) is asked.
 *
 * @param saved what {@link OpDefinition#saves} names, in its order, those of a list one by one; null for an input that is
 *     absent. A shape(x) has x's dtype and shape and no elements, for ops such as zerosLike and sumLike
 * @param outputGradients one for each output; zeros where none has come
 * @param needed whether each input's gradient is asked for
 * @param attributes those of the call
 */
public record GradientCall(List<Tensor> saved, List<Tensor> outputGradients, boolean[] needed, Attributes attributes) {}
