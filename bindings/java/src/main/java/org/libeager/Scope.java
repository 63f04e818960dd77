package org.libeager;

/** Something that holds until it is closed, for {@code try (var scope = ...)}. Closing twice is harmless. */
public interface Scope extends AutoCloseable {
  @Override
  void close();
}
