import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Memory that nobody releases by hand, views of tensors, and tensors on the program's memory. */
final class MemoryTest extends Clean {
  private static final long MIB = 1 << 20;

  @Test
  void twoMillionOpsThatReleaseNothing() {
    Tensor x = Tensor.of(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f);
    long most = 0;
    for (int i = 0; i < 2_000_000; i++) {
      x.add(x);
      if (i % 10_000 == 0) most = Math.max(most, Context.current().memory().inUse());
    }
    assertTrue(most < 160 * MIB, "bytes: " + most);
  }

  @Test
  void largeResultsThatNobodyReleases() {
    Context c = Context.current();
    Tensor x = c.fill(new long[] {1 << 20}, Tensor.scalar(1f));
    long most = 0;
    for (int i = 0; i < 300; i++) {
      x.add(x);
      most = Math.max(most, c.memory().inUse());
    }
    assertTrue(most < 140 * MIB, "bytes: " + most);
  }

  @Test
  void smallTensorsThatAreKeptDoNotKeepLargeOnes() {
    Context c = Context.current();
    Tensor large = c.fill(new long[] {1 << 18}, Tensor.scalar(1f));
    List<Tensor> kept = new ArrayList<>();
    for (int i = 0; i < 300; i++) kept.add(large.add(large).sum());
    Context.collect();
    long left = c.memory().inUse();
    assertTrue(left < 8 * MIB, "bytes: " + left);
    assertEquals(300, kept.size());
  }

  @Test
  void closingFreesLargeTensorsAtOnceAndSmallOnesSoon() {
    Context c = Context.current();
    long before = live();
    Tensor one = Tensor.scalar(1f);
    Tensor large = c.fill(new long[] {1 << 18}, one);
    one.close();
    long with = c.memory().inUse();
    large.close();
    assertTrue(c.memory().inUse() <= with - MIB);
    Tensor x = Tensor.of(1f);
    for (int i = 0; i < 1000; i++) x.add(x).close();
    x.close();
    Context.collect();
    assertEquals(before, live());
  }

  @Test
  void aViewOutlivesItsTensor() {
    Tensor x = Tensor.of(1f, 2f, 3f);
    MemorySegment view = x.view();
    x.close();
    assertArrayEquals(new float[] {1, 2, 3}, view.toArray(ValueLayout.JAVA_FLOAT));
    assertThrows(RuntimeException.class, () -> view.set(ValueLayout.JAVA_FLOAT, 0, 7));
  }

  /** A tensor on memory of the program, and whether that memory can still be reached. */
  private record Wrapped(Tensor tensor, WeakReference<MemorySegment> memory) {}

  private static Wrapped wrapped() {
    MemorySegment memory = Arena.ofAuto().allocate(4 * 8, 64);
    memory.setAtIndex(ValueLayout.JAVA_FLOAT, 3, 5f);
    Tensor tensor = Context.current().wrap(DType.FLOAT32, memory, 8);
    assertEquals(memory.address(), tensor.view().address());
    return new Wrapped(tensor, new WeakReference<>(memory));
  }

  @Test
  void wrappingCopiesNothingAndKeepsTheMemoryAsLongAsNeeded() {
    Wrapped x = wrapped();
    Context.collect();
    assertEquals(5f, x.tensor.floats()[3]);
    x.tensor.close();
    for (int i = 0; i < 20 && x.memory.get() != null; i++) Context.collect();
    assertNull(x.memory.get());
  }

  @Test
  void dlpackGoesAndComes() {
    Tensor x = Tensor.of(new float[][] {{1, 2}, {3, 4}});
    for (boolean copy : new boolean[] {false, true}) {
      Tensor same = Context.current().fromDlpack(x.toDlpack(copy));
      assertEquals("[[1. 2.]\n [3. 4.]]", same.toString());
      assertEquals(!copy, same.view().address() == x.view().address());
      same.close();
    }
  }

  @Test
  void memoryThatIsOut() {
    Context c = Context.current();
    c.setMemoryLimit(null, 64 * MIB + c.memory().reserved());
    try {
      assertThrows(EagerException.ResourceExhausted.class, () -> c.fill(new long[] {1 << 28}, Tensor.scalar(1f)));
      Tensor x = c.fill(new long[] {1 << 20}, Tensor.scalar(1f));
      for (int i = 0; i < 50; i++) x.add(x); // the collector is asked before an allocation fails
    } finally {
      c.setMemoryLimit(null, 0);
    }
  }

  @Test
  void collectingCanBeTurnedOff() {
    Context.collectEvery(0);
    Context.collectEvery(0);
    Context.collectEvery(64 * MIB);
    assertThrows(IllegalArgumentException.class, () -> Context.collectEvery(-1));
  }

  /** Returns the process's memory in bytes. */
  private static long resident() throws IOException {
    return Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]) * 4096;
  }

  @Test
  void contextsThatAreClosedOrNobodyCloses() throws IOException {
    Context c = Context.current();
    for (boolean closes : new boolean[] {true, false}) {
      long before = resident();
      for (int i = 0; i < 20_000; i++) {
        Context fork = c.fork();
        if (closes) fork.close();
      }
      long more = resident() - before;
      assertTrue(more < 64 * MIB, "bytes: " + more);
    }
  }

  @Test
  void threadsThatEnd() throws Exception {
    Tensor x = Tensor.of(1f, 2f, 3f);
    long before = resident();
    for (int i = 0; i < 10_000; i++) Thread.ofVirtual().start(() -> x.add(x)).join();
    long more = resident() - before;
    assertTrue(more < 96 * MIB, "bytes: " + more);
  }

  @Test
  void aContextThatACallbackCloses() {
    Context c = Context.current();
    Tensor x = Tensor.of(1f, 2f, 3f);
    Op op = c.hostCall("closes", List.of(new Spec(DType.FLOAT32, 3)), (context, in) -> {
      for (int i = 0; i < 100; i++) {
        try (Context fork = context.fork(); Scope scope = fork.activate()) {
          assertEquals(12f, in.get(0).add(in.get(0)).sum().floats()[0]);
        }
      }
      return in;
    });
    assertEquals(3f, op.run(x).get(0).floats()[2]);
  }

  /** The garbage collector sees nothing of what these have, and is asked before there is much of it. */
  @Test
  void tapesAndCodeThatNobodyCloses() {
    Tensor x = Tensor.of(1f, 2f, 3f);
    List<Spec> outputs = List.of(new Spec(DType.FLOAT32, 3));
    List<Runnable> made = List.of(
        () -> {
          new Tape().watch(x);
          x.multiply(x);
        },
        () -> Context.current().hostCall("code", outputs, new Holding(x.multiply(x))),
        () -> Dataset.generator(Generator.of(outputs, new Holding(x.multiply(x))::elements)).batch(2).prefetch());
    for (Runnable one : made) {
      Context.collect();
      long before = live();
      long most = 0;
      for (int i = 0; i < 600; i++) {
        one.run();
        most = Math.max(most, live() - before);
      }
      assertTrue(most < 400, "live: " + most);
    }
  }

  /** Code that refers to a tensor. */
  private record Holding(Tensor held) implements Callback {
    @Override
    public List<Tensor> call(Context context, List<Tensor> inputs) {
      return List.of(held);
    }

    Iterator<Tensor[]> elements() {
      return List.<Tensor[]>of(new Tensor[] {held}).iterator();
    }
  }
}
