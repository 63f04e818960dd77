/**
 * Tensors, ops that run at once, gradients from a tape, and traced functions: libeager through its C interface and
 * {@code java.lang.foreign}.
 *
 * <p>The module calls native code: give {@code java} the option {@code --enable-native-access=org.libeager}, or
 * {@code ALL-UNNAMED} where the jar lies on the class path.
 */
module org.libeager {
  exports org.libeager;
}
