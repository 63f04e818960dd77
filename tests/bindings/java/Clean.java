import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.libeager.Context;

/** A test that leaves no tensor behind, once the garbage collector has been asked. */
abstract class Clean {
  private long live;

  @BeforeEach
  void start() {
    Context.collect();
    live = live();
  }

  @AfterEach
  void end() {
    // Nobody waits for the threads of an iterator that was closed.
    for (int tries = 0; tries < 100 && live() != live; tries++) Context.collect();
    assertEquals(live, live(), "live tensors");
  }

  static long live() {
    return Context.current().memory().liveTensors();
  }
}
