import java.util.List;
import java.util.function.IntConsumer;
import org.libeager.Context;
import org.libeager.Tape;
import org.libeager.Tensor;

/**
 * Small works from Java, each the least of many short rounds, in nanoseconds: "name nanoseconds" a line. What is left to the
 * collector is also given as CPU time of all threads. tests/bench/java/run.sh puts C's figures beside them.
 */
final class Bench {
  private Bench() {}

  public static void main(String[] arguments) {
    Context context = Context.current();
    float[] values = {1, 2, 3, 4, 5, 6, 7, 8};
    Tensor a = Tensor.of(values);
    Tensor b = Tensor.of(values);
    least("add", 2000, n -> {
      for (int i = 0; i < n; i++) context.add(a, b).close();
    });
    least("add_current", 2000, n -> {
      for (int i = 0; i < n; i++) a.add(b).close();
    });
    least("rank", 5000, n -> {
      for (int i = 0; i < n; i++) a.rank();
    });
    least("gradient", 500, n -> {
      for (int i = 0; i < n; i++) gradient(context, a);
    });
    callback(context, a);
    collected(context, a, b);
  }

  private static void gradient(Context context, Tensor x) {
    try (Tape tape = context.tape().watch(x);
        Tensor y = context.multiply(x, x)) {
      tape.gradient(y, x).close();
    }
  }

  /** What an empty host call costs more than an op. */
  private static void callback(Context context, Tensor a) {
    try (var op = context.hostCall("empty", List.of(), (c, inputs) -> List.of())) {
      least("callback", 1000, n -> {
        for (int i = 0; i < n; i++) op.run(context);
      });
    }
  }

  private static void collected(Context context, Tensor a, Tensor b) {
    IntConsumer work = n -> {
      for (int i = 0; i < n; i++) context.add(a, b);
    };
    least("add_collected", 2000, work);
    work.accept(1_000_000);
    long before = cpu();
    work.accept(4_000_000);
    report("add_collected_cpu", (cpu() - before) / 4e6);
  }

  /** Returns the process's CPU time in nanoseconds. */
  private static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean)
            java.lang.management.ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static void least(String name, int count, IntConsumer work) {
    for (int i = 0; i < 50; i++) work.accept(count);
    double best = Double.MAX_VALUE;
    long end = System.nanoTime() + 1_500_000_000L;
    while (System.nanoTime() < end) {
      long start = System.nanoTime();
      work.accept(count);
      best = Math.min(best, (System.nanoTime() - start) / (double) count);
    }
    report(name, best);
  }

  private static void report(String name, double nanoseconds) {
    System.out.printf(java.util.Locale.ROOT, "%s %.1f%n", name, nanoseconds);
  }
}
