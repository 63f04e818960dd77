import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.libeager.Context;
import org.libeager.Op;
import org.libeager.Tape;
import org.libeager.Tensor;

/**
 * Small works from Java, each the least mean of many short rounds: "name nanoseconds" a line. What is left to the
 * collector is CPU time of all threads. run.sh puts C's figures beside them.
 */
final class Bench {
  private Bench() {}

  public static void main(String[] arguments) throws Throwable {
    Context context = Context.current();
    float[] values = {1, 2, 3, 4, 5, 6, 7, 8};
    Tensor a = Tensor.of(values);
    Tensor b = Tensor.of(values);
    if (arguments.length > 0) {
      System.out.println(a.add(b));
      return;
    }
    least("add", n -> {
      for (int i = 0; i < n; i++) context.add(a, b).close();
    });
    least("add_current", n -> {
      for (int i = 0; i < n; i++) a.add(b).close();
    });
    least("gradient", n -> {
      for (int i = 0; i < n; i++) gradient(context, a);
    });
    try (Op op = context.hostCall("empty", List.of(), (c, inputs) -> inputs)) {
      least("callback", n -> {
        for (int i = 0; i < n; i++) op.run(context);
      });
      least("callback_alone", new Machine(context, op)::call);
    }
    least("callback_machine", new Machine()::call);
    collected(context, a, b);
    largeResults(context);
  }

  private static void gradient(Context context, Tensor x) {
    try (Tape tape = context.tape().watch(x);
        Tensor y = context.multiply(x, x);
        Tensor dx = tape.gradient(y, x)) {
      dx.rank();
    }
  }

  private static void collected(Context context, Tensor a, Tensor b) {
    double best = Double.MAX_VALUE;
    for (int round = 0; round < 10; round++) {
      long before = cpu();
      for (int i = 0; i < 1_000_000; i++) context.add(a, b);
      best = Math.min(best, (cpu() - before) / 1e6);
    }
    report("add_collected_cpu", best);
  }

  /** Prints the most MiB that 300 dropped results of 4 MiB occupy. */
  private static void largeResults(Context context) {
    Context.collect();
    Tensor x = context.fill(new long[] {1 << 20}, Tensor.scalar(1f));
    long most = 0;
    for (int i = 0; i < 300; i++) {
      x.add(x);
      most = Math.max(most, context.memory().inUse());
    }
    report("dropped_mib", most / 1048576.0);
  }

  /** Returns the process's CPU time in nanoseconds. */
  private static long cpu() {
    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime();
  }

  private static void least(String name, IntConsumer work) {
    for (int i = 0; i < 100; i++) work.accept(1000);
    double best = Double.MAX_VALUE;
    long end = System.nanoTime() + 1_500_000_000L;
    while (System.nanoTime() < end) {
      long start = System.nanoTime();
      work.accept(1000);
      best = Math.min(best, (System.nanoTime() - start) / 1000.0);
    }
    report(name, best);
  }

  private static void report(String name, double value) {
    System.out.printf(Locale.ROOT, "%s %.1f%n", name, value);
  }
}
