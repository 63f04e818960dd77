import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Dataset;
import org.libeager.DatasetIterator;
import org.libeager.DatasetOptions;
import org.libeager.EagerException;
import org.libeager.Generator;
import org.libeager.Op;
import org.libeager.OpDefinition;
import org.libeager.Options;
import org.libeager.Spec;
import org.libeager.Tensor;

/** Ends while other threads compute, pipelines run and objects live. */
final class Exit {
  public static void main(String[] arguments) throws Exception {
    Tensor x = Context.current().randomUniform(new Options.RandomUniform().shape(64, 64));
    for (int i = 0; i < 4; i++) {
      Thread.ofPlatform().daemon().start(() -> {
        while (true) x.matmul(x);
      });
    }
    new OpDefinition("test.busy", "x: float32[...] -> y: float32[...]")
        .kernel(call -> call.parallelFor(1000, 1, (begin, end) -> Thread.sleep(1)))
        .define();
    Thread.ofPlatform().daemon().start(() -> {
      try (Op busy = Context.current().op("test.busy")) {
        while (true) busy.run(x);
      }
    });
    Generator numbers = Generator.indexed(List.of(new Spec(DType.INT64)), -1, i -> new Tensor[] {Tensor.scalar(i)});
    DatasetOptions.Generator thread = new DatasetOptions.Generator().hostThreads(1);
    DatasetIterator iterator = Dataset.generator(numbers, thread).batch(2).prefetch().iterator();
    iterator.next();
    DatasetIterator mapped =
        Dataset.range(1L << 40).map((c, in) -> List.of(in.get(0).add(1)), new DatasetOptions.Map().numThreads(3)).iterator();
    mapped.next();
    Generator blocked = Generator.indexed(List.of(new Spec(DType.INT64)), -1, i -> {
      LockSupport.park(x); // for ever
      return null;
    });
    DatasetIterator waiting = Dataset.generator(blocked, thread).prefetch().iterator();
    Thread.ofPlatform().daemon().start(() -> {
      try {
        waiting.hasNext();
      } catch (EagerException.Cancelled e) { // the end of the virtual machine stops it
        LockSupport.park(x);
      }
    });
    Thread.sleep(100);
    if (arguments.length > 0) System.exit(0);
  }
}
