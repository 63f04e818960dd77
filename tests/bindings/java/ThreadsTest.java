import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.libeager.*;

/** Threads, real and virtual ones, with a context each. */
final class ThreadsTest extends Clean {
  private static void eight(boolean virtual, Runnable work) throws InterruptedException {
    ConcurrentLinkedQueue<Throwable> failed = new ConcurrentLinkedQueue<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Runnable guarded = () -> {
        try {
          work.run();
        } catch (Throwable t) {
          failed.add(t);
        }
      };
      threads.add(virtual ? Thread.ofVirtual().start(guarded) : Thread.ofPlatform().start(guarded));
    }
    for (Thread one : threads) one.join();
    if (!failed.isEmpty()) throw new AssertionError(failed.peek());
  }

  @Test
  void eightThreadsShareTensorsOpsAndVariables() throws Exception {
    Tensor x = Tensor.of(1f, 2f, 3f);
    Variable sum = new Variable(Tensor.scalar(0f));
    Op multiply = Context.current().op("multiply");
    List<Spec> three = List.of(new Spec(DType.FLOAT32, 3));
    TracedFunction f = Context.current().trace("f", three, (c, in) -> List.of(in.get(0).sum()));
    for (boolean virtual : new boolean[] {false, true}) {
      eight(virtual, () -> {
        for (int i = 0; i < 200; i++) {
          Tape tape = new Tape().watch(x); // left to the collector, as is most here
          Tensor y = multiply.run(x, x).get(0).add(x);
          assertEquals("[3. 5. 7.]", tape.gradient(y, x).toString());
          sum.assignAdd(f.call(x).get(0));
          if (i % 50 == 0) System.gc();
          if (virtual) Thread.yield();
        }
      });
    }
    assertEquals(2 * 8 * 200 * 6, sum.value().item());
  }

  @Test
  void tensorsAreClosedOnOtherThreads() throws Exception {
    ConcurrentLinkedQueue<Tensor> made = new ConcurrentLinkedQueue<>();
    Tensor x = Tensor.of(1f, 2f, 3f);
    eight(false, () -> {
      for (int i = 0; i < 2000; i++) {
        made.add(x.add(x));
        Tensor other = made.poll();
        if (other != null) other.close();
      }
    });
    made.forEach(Tensor::close);
  }

  @Test
  void forksOfOneSeedGiveTheSameNumbers() throws Exception {
    List<String> all = new ArrayList<>();
    for (int round = 0; round < 2; round++) {
      try (Context context = new Context(new ContextOptions().seed(7))) {
        List<Context> forks = List.of(context.fork(), context.fork());
        String[] texts = new String[2];
        for (int i = 1; i >= 0; i--) {
          int number = i;
          Thread thread = new Thread(() -> {
            try (Context mine = forks.get(number).adopt()) {
              texts[number] = mine.randomUniform(new Options.RandomUniform().shape(3)).toString();
            }
          });
          thread.start();
          thread.join();
        }
        all.add(Arrays.toString(texts));
        context.setSeed(7);
        all.add(context.randomUniform(new Options.RandomUniform().shape(3)).toString());
      }
    }
    assertEquals(all.get(0), all.get(2));
    assertEquals(all.get(1), all.get(3));
  }

  /** Returns a function that runs a loop of so many iterations. */
  private static TracedFunction loop(long iterations) {
    Context c = Context.current();
    Spec number = new Spec(DType.INT64);
    TracedFunction less = c.trace("less", List.of(number), (t, in) -> List.of(in.get(0).less(iterations)));
    TracedFunction next = c.trace("next", List.of(number), (t, in) -> List.of(in.get(0).add(1)));
    return c.trace("loop", List.of(number), (t, in) -> t.whileLoop(List.of(in.get(0)), less, next));
  }

  @Test
  void interruptingAThreadEndsItsLoop() throws Exception {
    TracedFunction forever = loop(Long.MAX_VALUE);
    Throwable[] thrown = {null};
    boolean[] flag = {false};
    Thread thread = new Thread(() -> {
      thrown[0] = assertThrows(EagerException.Cancelled.class, () -> forever.call(Tensor.scalar(0L)));
      flag[0] = Thread.currentThread().isInterrupted();
    });
    thread.start();
    Thread.sleep(100);
    thread.interrupt();
    thread.join(10_000);
    assertTrue(thrown[0] instanceof EagerException.Cancelled);
    assertTrue(flag[0]);
    assertEquals(10, loop(10).call(Tensor.scalar(0L)).get(0).item());
  }

  @Test
  void aThreadsOwnContextComesBackAfterClosing() {
    Context.current().close();
    assertEquals("[2.]", Tensor.of(1f).add(Tensor.of(1f)).toString());
  }

  @Test
  void whatAnotherThreadIsRefusedLeavesTheOwnersCallsAlone() throws Exception {
    Context mine = new Context();
    List<Tensor> many = new ArrayList<>();
    for (int i = 0; i < 60; i++) many.add(mine.tensor(new float[] {i}));
    MemorySegment memory = Arena.global().allocate(4, 4);
    RandomState state = mine.randomState();
    List<Executable> calls = List.of(
        () -> mine.wrap(DType.FLOAT32, memory, 1), mine::randomState, () -> mine.setRandomState(state),
        () -> mine.stream("cpu:0"), () -> mine.devices("cpu"), () -> mine.device("cpu:0"), mine::memory,
        () -> mine.setMemoryLimit(null, 0), mine::registry, () -> mine.registry("add"), () -> mine.kinds("optimizers"),
        () -> mine.trace("f", List.of(), (c, in) -> in), () -> mine.hostCall("h", List.of(), (c, in) -> in),
        () -> mine.customGradient(many, many, (c, in) -> in), () -> mine.op("add"), mine::tape);
    AtomicBoolean done = new AtomicBoolean();
    Thread other = new Thread(() -> {
      while (!done.get()) for (Executable one : calls) assertThrows(IllegalStateException.class, one);
    });
    Throwable[] failed = {null};
    other.setUncaughtExceptionHandler((t, e) -> failed[0] = e);
    other.start();
    for (long end = System.nanoTime() + 1_000_000_000; System.nanoTime() < end; ) {
      try (Tensor all = mine.concat(many)) {
        assertEquals(59, all.floats()[59]);
      }
    }
    done.set(true);
    other.join();
    if (failed[0] != null) throw new AssertionError(failed[0]);
    mine.close();
  }
}
