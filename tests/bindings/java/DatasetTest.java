import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.Callback;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.Dataset;
import org.libeager.DatasetIterator;
import org.libeager.DatasetOptions;
import org.libeager.EagerException;
import org.libeager.Generator;
import org.libeager.Op;
import org.libeager.Spec;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/** Datasets: every kind, errors, generators, places that are restored, and ends. */
class DatasetTest extends Clean {
  private static final List<Spec> ONE_LONG = List.of(new Spec(DType.INT64));

  @TempDir Path folder;

  private static String text(Tensor[] element) {
    String all = Arrays.stream(element).map(Tensor::toString).collect(Collectors.joining(" | ")).replace("\n", "");
    for (Tensor one : element) one.close();
    return all;
  }

  /** What is left of an iterator, each element as text; an exception is "!" and its message. */
  private static List<String> rest(DatasetIterator iterator, int most) {
    List<String> all = new ArrayList<>();
    while (all.size() < most) {
      try {
        if (!iterator.hasNext()) break;
        all.add(text(iterator.next()));
      } catch (Exception e) {
        all.add("!" + e.getMessage());
      }
    }
    return all;
  }

  private static List<String> all(Dataset dataset) {
    try (DatasetIterator iterator = dataset.iterator()) {
      return rest(iterator, 1000);
    }
  }

  private static void gives(Dataset dataset, String... elements) {
    assertEquals(List.of(elements), all(dataset));
  }

  private static List<String> numbers(int from, int to) {
    return IntStream.range(from, to).mapToObj(Integer::toString).toList();
  }

  private static List<Tensor> plusHundred(Context context, List<Tensor> in) {
    return List.of(in.get(0).add(100));
  }

  private static List<Tensor> small(Context context, List<Tensor> in) {
    return List.of(in.get(0).less(2));
  }

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void sourcesAndSteps() {
    Tensor x = Tensor.of(new float[][] {{1, 2}, {3, 4}, {5, 6}}), y = Tensor.of(7, 8, 9);
    Dataset d = Dataset.tensorSlices(x, y);
    gives(d, "[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9");
    assertEquals("tensor_slices 3", d.kind() + " " + d.size());
    List<Spec> element = d.batch(2).element();
    assertEquals(DType.FLOAT32, element.get(0).dtype());
    assertArrayEquals(new long[] {-1, 2}, element.get(0).dims());
    assertArrayEquals(new long[] {-1}, element.get(1).dims());
    gives(Dataset.tensors(x, y), "[[1. 2.] [3. 4.] [5. 6.]] | [7 8 9]");
    gives(Dataset.tensors(List.of(y)), "[7 8 9]");
    gives(d.batch(2), "[[1. 2.] [3. 4.]] | [7 8]", "[[5. 6.]] | [9]");
    gives(d.batch(2, new DatasetOptions.Batch().dropRemainder(true)), "[[1. 2.] [3. 4.]] | [7 8]");
    gives(Dataset.range(3), "0", "1", "2");
    gives(Dataset.range(-2, new DatasetOptions.Range().start(5).step(-3)), "5", "2", "-1");
    gives(Dataset.range(3).take(1), "0");
    gives(Dataset.range(3).skip(1), "1", "2");
    gives(Dataset.range(7).shard(3, 1), "1", "4");
    gives(Dataset.range(2).repeat(new DatasetOptions.Repeat().count(2)), "0", "1", "0", "1");
    assertEquals(Dataset.INFINITE, Dataset.range(2).repeat().size());
    gives(Dataset.range(5).window(3, new DatasetOptions.Window().shift(2)), "[0 1 2]", "[2 3 4]", "[4]");
    gives(Dataset.range(5).window(2, new DatasetOptions.Window().stride(3).dropRemainder(true)), "[0 3]");
    gives(Dataset.range(3).batch(2).unbatch(), "0", "1", "2");
    gives(Dataset.range(3).cache().prefetch(new DatasetOptions.Prefetch().bufferSize(1)), "0", "1", "2");
    gives(Dataset.range(3).prefetchToDevice("cpu:0"), "0", "1", "2");
    Dataset taken = new Dataset("take", List.of(Dataset.range(3)));
    taken.set("count", 2);
    gives(taken, "0", "1");
  }

  @Test
  void joinsAndPaddedBatches() {
    Dataset a = Dataset.range(2), b = Dataset.range(3);
    gives(Dataset.zip(a, b, b), "0 | 0 | 0", "1 | 1 | 1");
    gives(Dataset.concatenate(List.of(a, b)), "0", "1", "0", "1", "2");
    gives(
        Dataset.interleave(List.of(b, b, a), new DatasetOptions.Interleave().cycleLength(2)),
        "0", "0", "1", "1", "2", "2", "0", "1");
    gives(Dataset.interleave(a, a), "0", "0", "1", "1");
    Dataset ragged =
        Dataset.concatenate(
            Dataset.tensorSlices(Tensor.of(new float[][] {{1, 2}})),
            Dataset.tensorSlices(Tensor.of(new float[][] {{1, 2, 3}})));
    gives(ragged.paddedBatch(2), "[[1. 2. 0.] [1. 2. 3.]]");
    DatasetOptions.PaddedBatch options =
        new DatasetOptions.PaddedBatch().paddedShapes(Tensor.of(4L)).paddingValues(Tensor.scalar(9f));
    gives(ragged.paddedBatch(2, options), "[[1. 2. 9. 9.] [1. 2. 3. 9.]]");
    List<String> mixed = all(ragged.batch(2));
    assertTrue(mixed.get(0).contains("First element had shape [2] and element 1 had shape [3]"), mixed.toString());
    Dataset[] many = new Dataset[20];
    Arrays.fill(many, a);
    assertEquals(20, Dataset.zip(many).element().size());
    assertEquals(20, Dataset.zip(many).iterator().next().length);
  }

  @Test
  void files() throws IOException {
    String lines = file("lines", "one\ntwo\r\nlast".getBytes());
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write("a\nb\n".getBytes());
    }
    gives(Dataset.textLines(lines), "b'one'", "b'two'", "b'last'");
    gives(
        Dataset.textLines(List.of(lines, lines), new DatasetOptions.TextLines().cycleLength(2)),
        "b'one'", "b'one'", "b'two'", "b'two'", "b'last'", "b'last'");
    gives(
        Dataset.textLines(List.of(file("z", packed.toByteArray())), new DatasetOptions.TextLines().compression("gzip")),
        "b'a'", "b'b'");
    gives(
        Dataset.fixedLengthRecords(
            List.of(file("f", "HHabcdefF".getBytes())), 3,
            new DatasetOptions.FixedLengthRecords().headerBytes(2).footerBytes(1)),
        "b'abc'", "b'def'");
    gives(Dataset.idx(file("idx", new byte[] {0, 0, 8, 1, 0, 0, 0, 2, 5, 6})), "5", "6");
    assertThrows(EagerException.NotFound.class, () -> Dataset.idx("no such file").iterator());
    try (DatasetIterator records = Dataset.records(lines).iterator()) {
      String message = assertThrows(EagerException.DataLoss.class, records::hasNext).getMessage();
      assertTrue(message.contains(lines), message);
    }
  }

  @Test
  void oneSeedGivesOneOrder() {
    DatasetOptions.Shuffle seed = new DatasetOptions.Shuffle().seed(5);
    List<String> order = all(Dataset.range(50).shuffle(50, seed));
    assertEquals(order, all(Dataset.range(50).shuffle(50, seed)));
    assertNotEquals(order, all(Dataset.range(50)));
    Context.current().setSeed(3);
    List<String> a = all(Dataset.range(50).shuffle(50)), b = all(Dataset.range(50).shuffle(50));
    assertNotEquals(a, b);
    Context.current().setSeed(3);
    assertEquals(a, all(Dataset.range(50).shuffle(50)));
    Dataset same = Dataset.range(50).shuffle(50, new DatasetOptions.Shuffle().seed(1).reshuffleEachIteration(false));
    assertEquals(all(same), all(same));
  }

  /** SplitMix64's number of this place in the stream of a key. */
  private static long splitMix(long key, long place) {
    long z = key + 0x9e3779b97f4a7c15L * (place + 1);
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** The order of a first epoch: of a buffer's numbers one is drawn, and the last one takes its place. */
  private static List<String> shuffledOrder(int n, int size, long seed) {
    long key = splitMix(splitMix(splitMix(seed, 0), 0), 0);
    List<String> order = new ArrayList<>(), buffer = new ArrayList<>();
    for (int next = 0; order.size() < n; ) {
      while (next < n && buffer.size() < size) buffer.add(Integer.toString(next++));
      int last = buffer.size() - 1;
      int drawn = (int) Math.unsignedMultiplyHigh(splitMix(key, order.size()), buffer.size());
      order.add(buffer.set(drawn, buffer.get(last)));
      buffer.remove(last);
    }
    return order;
  }

  /** The order is that of the algorithm, and so one in all languages. */
  @Test
  void theOrderOfAShuffle() {
    gives(
        Dataset.range(12).shuffle(5, new DatasetOptions.Shuffle().seed(7)).batch(12),
        "[ 0  1  6  5  4  7  2  9  8 10 11  3]");
    for (int seed = 1; seed < 20; seed++) {
      int n = 7 * seed, size = 1 + seed * seed % 23;
      assertEquals(
          shuffledOrder(n, size, seed), all(Dataset.range(n).shuffle(size, new DatasetOptions.Shuffle().seed(seed))));
    }
  }

  @Test
  void mappings() {
    Dataset d = Dataset.range(4);
    Callback plusHundred = DatasetTest::plusHundred;
    gives(d.map(plusHundred, new DatasetOptions.Map().numThreads(3)), "100", "101", "102", "103");
    gives(d.filter(DatasetTest::small), "0", "1");
    gives(d.take(2).flatMap((context, in) -> List.of(context.stack(List.of(in.get(0), in.get(0))))), "0", "0", "1", "1");
    assertEquals(Dataset.UNKNOWN_SIZE, d.filter(DatasetTest::small).size());
    Context context = Context.current();
    TracedFunction function = context.trace("f", ONE_LONG, plusHundred);
    gives(d.take(1).map(function), "100");
    function.close();
    gives(d.take(2).map(context.op("negative")), "0", "-1");
    for (int threads = 0; threads < 3; threads += 2) {
      AtomicInteger calls = new AtomicInteger();
      Op host = context.hostCall("host", ONE_LONG, (c, in) -> {
        calls.incrementAndGet();
        return plusHundred(c, in);
      });
      Dataset mapped = d.map(host, new DatasetOptions.Map().hostThreads(threads)).prefetch();
      gives(mapped, "100", "101", "102", "103");
      assertEquals(4, calls.get());
    }
    assertThrows(IllegalStateException.class, () -> d.map(function));
    assertThrows(NullPointerException.class, () -> d.map((Callback) null));
    IOException mine = new IOException("mine");
    assertSame(mine, assertThrows(IOException.class, () -> d.map((c, in) -> { throw mine; })));
    assertThrows(IllegalArgumentException.class, () -> new Dataset("range", List.of()).set("op", plusHundred));
    assertThrows(EagerException.InvalidArgument.class, () -> new Dataset("map", List.of()));
  }

  @Test
  void anErrorComesAtItsElement() {
    Exception mine = new IOException("no twos");
    Op host = Context.current().hostCall("host", ONE_LONG, (c, in) -> {
      if (in.get(0).item() == 2) throw mine;
      return List.of(in.get(0).add(0));
    });
    for (int threads = 0; threads < 3; threads++) {
      Dataset d = Dataset.range(4).map(host, new DatasetOptions.Map().hostThreads(threads)).prefetch();
      gives(d, "0", "1", "!no twos", "3");
      try (DatasetIterator iterator = d.iterator()) {
        iterator.next();
        iterator.next();
        assertSame(mine, assertThrows(IOException.class, threads == 1 ? iterator::hasNext : iterator::next));
        assertEquals("3", text(iterator.next()));
        assertFalse(iterator.hasNext());
        assertThrows(NoSuchElementException.class, iterator::next);
        assertNull(iterator.poll());
      }
      assertSame(mine, assertThrows(IOException.class, () -> { for (Tensor[] element : d) text(element); }));
    }
    assertTrue(Arrays.stream(mine.getStackTrace()).anyMatch(one -> one.getMethodName().contains("anErrorComesAtItsElement")));
  }

  /** Iterators over 0 to n - 1, which count how many began and were closed. */
  private static final class Counting implements Iterable<Tensor[]> {
    final AtomicInteger begun = new AtomicInteger(), closed = new AtomicInteger();
    final long n;

    Counting(long n) {
      this.n = n;
    }

    private final class Epoch implements Iterator<Tensor[]>, AutoCloseable {
      private long at;

      @Override
      public boolean hasNext() {
        return at < n;
      }

      @Override
      public Tensor[] next() {
        return new Tensor[] {Tensor.scalar(at++)};
      }

      @Override
      public void close() {
        closed.incrementAndGet();
      }
    }

    @Override
    public Iterator<Tensor[]> iterator() {
      begun.incrementAndGet();
      return new Epoch();
    }
  }

  @Test
  void generators() {
    Counting counting = new Counting(3);
    Generator g = Generator.of(ONE_LONG, counting);
    gives(Dataset.generator(g).repeat(new DatasetOptions.Repeat().count(2)), "0", "1", "2", "0", "1", "2");
    DatasetOptions.Generator thread = new DatasetOptions.Generator().hostThreads(1);
    gives(Dataset.generator(g, thread).prefetch().batch(2), "[0 1]", "[2]");
    try (DatasetIterator iterator = Dataset.generator(g).iterator()) { // is left in the middle
      text(iterator.next());
    }
    assertEquals(counting.begun.get(), counting.closed.get());
    assertTrue(counting.begun.get() >= 4);
    gives(Dataset.generator(Generator.of(ONE_LONG, () -> counting.iterator())), "0", "1", "2");

    Dataset indexed = Dataset.generator(Generator.indexed(ONE_LONG, 4, i -> new Tensor[] {Tensor.scalar(10 * i)}));
    gives(indexed, "0", "10", "20", "30");
    gives(indexed.skip(3), "30");
    assertEquals(4, indexed.size());
    List<String> order = all(indexed.shuffle(4, new DatasetOptions.Shuffle().seed(1)));
    assertEquals(List.of("0", "10", "20", "30"), order.stream().sorted().toList());
    assertNotEquals(order.stream().sorted().toList(), order);
    Generator until = Generator.indexed(ONE_LONG, -1, i -> i == 2 ? null : new Tensor[] {Tensor.scalar(i)});
    gives(Dataset.generator(until), "0", "1");

    AtomicLong next = new AtomicLong();
    Dataset supplied =
        Dataset.generator(
            Generator.supplying(ONE_LONG, () -> next.get() == 3 ? null : new Tensor[] {Tensor.scalar(next.getAndIncrement())}));
    gives(supplied, "0", "1", "2");
    gives(supplied);
    try (DatasetIterator iterator = supplied.iterator()) {
      assertThrows(EagerException.FailedPrecondition.class, iterator::save);
    }
  }

  private static Throwable failureOf(Generator g) {
    try (DatasetIterator iterator = Dataset.generator(g).iterator()) {
      return assertThrows(Throwable.class, iterator::next);
    }
  }

  @Test
  void generatorsThatFail() {
    RuntimeException mine = new RuntimeException("mine");
    assertSame(mine, failureOf(Generator.indexed(ONE_LONG, -1, i -> { throw mine; })));
    assertSame(mine, failureOf(Generator.of(ONE_LONG, () -> { throw mine; })));
    Error error = new StackOverflowError("an error");
    assertSame(error, failureOf(Generator.supplying(ONE_LONG, () -> { throw error; })));
    String message = failureOf(Generator.indexed(ONE_LONG, 3, i -> new Tensor[] {Tensor.scalar(1f)})).getMessage();
    assertTrue(message.contains("component 0 of the generator's element 0 is float32"), message);
    message = failureOf(Generator.indexed(ONE_LONG, 3, i -> new Tensor[0])).getMessage();
    assertTrue(message.contains("1 components gave one with 0"), message);
    assertTrue(failureOf(Generator.of(ONE_LONG, () -> null)) instanceof NullPointerException);
    assertTrue(failureOf(Generator.indexed(ONE_LONG, 3, i -> new Tensor[1])) instanceof EagerException.InvalidArgument);
    Dataset sized = Dataset.generator(Generator.of(ONE_LONG, new Counting(3)), new DatasetOptions.Generator().size(3));
    assertThrows(IllegalArgumentException.class, () -> sized.skip(1).iterator().next());
    assertThrows(NullPointerException.class, () -> Generator.of(ONE_LONG, null));
  }

  @Test
  void aGeneratorClosesItsOwnIterator() {
    DatasetIterator[] own = new DatasetIterator[1];
    Dataset d = Dataset.generator(Generator.indexed(ONE_LONG, -1, i -> {
      assertThrows(EagerException.FailedPrecondition.class, own[0]::poll);
      own[0].close();
      return new Tensor[] {Tensor.scalar(i)};
    }));
    own[0] = d.iterator();
    try {
      own[0].poll();
    } catch (EagerException.Cancelled e) {
      assertTrue(e.getMessage().contains("stopped"));
    }
    assertThrows(IllegalStateException.class, own[0]::poll);
  }

  @Test
  void aPlaceIsRestored() {
    Callback plusHundred = DatasetTest::plusHundred;
    Dataset mapped =
        Dataset.range(20).shuffle(7).map(plusHundred, new DatasetOptions.Map().numThreads(2)).batch(3).prefetch();
    Dataset generated = Dataset.generator(Generator.of(ONE_LONG, new Counting(20))).batch(3);
    for (Dataset d : List.of(mapped, generated)) {
      try (DatasetIterator iterator = d.iterator(); DatasetIterator other = d.iterator()) {
        rest(iterator, 2);
        Tensor state = iterator.save();
        assertTrue(iterator.hasNext());
        assertThrows(IllegalStateException.class, iterator::save);
        List<String> left = rest(iterator, 100);
        assertEquals(5, left.size());
        other.restore(state);
        assertEquals(left, rest(other, 100));
        iterator.restore(state);
        assertTrue(iterator.hasNext());
        iterator.restore(state); // drops what hasNext() has seen
        assertEquals(left, rest(iterator, 100));
        assertThrows(EagerException.InvalidArgument.class, () -> iterator.restore(Tensor.of(1, 2)));
        Tensor none = Context.current().tensor(DType.UINT8, new byte[] {1, 2});
        assertThrows(EagerException.InvalidArgument.class, () -> iterator.restore(none));
        assertThrows(EagerException.InvalidArgument.class, () -> Dataset.range(3).iterator().restore(state));
      }
    }
  }

  @Test
  void streams() {
    try (Stream<Tensor[]> stream = Dataset.range(5).repeat().stream()) {
      assertEquals("0 1 2 3 4 0 1", stream.limit(7).map(DatasetTest::text).collect(Collectors.joining(" ")));
    }
    assertEquals(3, Dataset.range(3).stream().map(DatasetTest::text).toArray().length);
    Counting counting = new Counting(9);
    Stream<Tensor[]> left = Dataset.generator(Generator.of(ONE_LONG, counting)).stream();
    Iterator<Tensor[]> iterator = left.iterator();
    text(iterator.next());
    left.close();
    assertEquals(1, counting.closed.get());
  }

  @Test
  void stats() {
    DatasetIterator iterator = Dataset.range(7).batch(2).iterator();
    rest(iterator, 100);
    String stats = iterator.stats();
    assertTrue(stats.contains("\"batch\"") && stats.contains("\"range\""), stats);
    iterator.close();
    iterator.close();
    assertThrows(IllegalStateException.class, iterator::stats);
    assertThrows(IllegalStateException.class, iterator::save);
    assertThrows(IllegalStateException.class, iterator::stop);
    assertThrows(IllegalStateException.class, iterator::hasNext);
  }

  /** A generator that gives 0, and then waits. */
  private static Dataset waiting(CountDownLatch goOn) {
    return Dataset.generator(Generator.indexed(ONE_LONG, -1, i -> {
      try {
        if (i > 0) goOn.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return new Tensor[] {Tensor.scalar(i)};
    }), new DatasetOptions.Generator().hostThreads(1)).prefetch();
  }

  @Test
  void anotherThreadStopsAnIterator() throws Exception {
    for (boolean closes : new boolean[] {false, true}) {
      CountDownLatch goOn = new CountDownLatch(1);
      DatasetIterator iterator = waiting(goOn).iterator();
      text(iterator.next());
      Thread stops = Thread.ofPlatform().start(() -> {
        try {
          Thread.sleep(20);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        if (closes) iterator.close();
        else iterator.stop();
      });
      assertThrows(EagerException.Cancelled.class, iterator::hasNext);
      goOn.countDown(); // stop() waits for the pipeline's thread
      stops.join();
      Class<? extends Exception> after = closes ? IllegalStateException.class : EagerException.FailedPrecondition.class;
      assertSame(after, assertThrows(Exception.class, iterator::hasNext).getClass());
      iterator.close();
    }
  }

  @Test
  void interruptingAThreadEndsItsWaiting() throws Exception {
    CountDownLatch goOn = new CountDownLatch(1);
    DatasetIterator[] made = new DatasetIterator[1];
    AtomicInteger cancelled = new AtomicInteger();
    Thread waits = Thread.ofPlatform().start(() -> {
      made[0] = waiting(goOn).iterator();
      text(made[0].next());
      assertThrows(EagerException.Cancelled.class, made[0]::next);
      if (Thread.interrupted()) cancelled.incrementAndGet();
    });
    Thread.sleep(50);
    waits.interrupt();
    waits.join();
    assertEquals(1, cancelled.get());
    goOn.countDown();
    made[0].close();
  }

  @Test
  void whatIsWrong() {
    Dataset d = Dataset.range(5);
    String message = assertThrows(EagerException.InvalidArgument.class, () -> d.batch(0).iterator()).getMessage();
    assertTrue(message.contains("batch_size"), message);
    assertThrows(EagerException.InvalidArgument.class, () -> d.batch(0).size());
    assertThrows(EagerException.InvalidArgument.class, () -> d.batch(0).take(3).element());
    assertThrows(EagerException.NotFound.class, () -> new Dataset("no_such_kind", List.of()));
    assertThrows(EagerException.InvalidArgument.class, () -> Dataset.zip());
    assertThrows(EagerException.InvalidArgument.class, () -> new Dataset("range", List.of()).iterator());
    assertThrows(EagerException.FailedPrecondition.class, () -> d.set("stop", 3));
    Dataset unused = Dataset.range(5);
    assertThrows(EagerException.InvalidArgument.class, () -> unused.set("stops", 1));
    assertThrows(EagerException.InvalidArgument.class, () -> unused.set("stop", true));
    assertThrows(EagerException.InvalidArgument.class, () -> unused.set("stop", "text"));
    assertThrows(IllegalArgumentException.class, () -> unused.set("st\0op", 1));
    assertThrows(EagerException.NotFound.class, () -> d.prefetchToDevice("gpu:77").iterator());
    Tensor closed = Tensor.scalar(1);
    closed.close();
    assertThrows(IllegalStateException.class, () -> Dataset.tensorSlices(closed));
    assertThrows(NullPointerException.class, () -> Dataset.tensorSlices((Tensor) null));
    Dataset behind = d.batch(2);
    d.close();
    assertThrows(IllegalStateException.class, () -> d.batch(2));
    assertThrows(IllegalStateException.class, d::kind);
    gives(behind, "[0 1]", "[2 3]", "[4]");
    Context.current().trace("f", List.of(), (context, in) -> {
      assertThrows(EagerException.FailedPrecondition.class, behind::iterator);
      return List.of();
    });
  }

  @Test
  void threadsShareADataset() throws Exception {
    Callback plusHundred = DatasetTest::plusHundred;
    Dataset d = Dataset.range(100).map(plusHundred, new DatasetOptions.Map().numThreads(2)).prefetch();
    List<String> want = numbers(100, 200);
    AtomicInteger right = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      threads.add(
          (i % 2 == 0 ? Thread.ofPlatform() : Thread.ofVirtual()).start(() -> {
            if (all(d).equals(want)) right.incrementAndGet();
          }));
    }
    for (Thread one : threads) one.join();
    assertEquals(8, right.get());
  }

  @Test
  void aHundredThousandBatchesAreFlat() {
    Tensor x = Context.current().fill(new long[] {64, 64}, Tensor.scalar(1f));
    Generator g = Generator.indexed(List.of(new Spec(DType.INT64, 1)), -1, i -> new Tensor[] {Tensor.of(i)});
    Dataset d = Dataset.zip(Dataset.tensorSlices(x).repeat(), Dataset.generator(g)).batch(8).prefetch();
    long most = 0;
    try (DatasetIterator iterator = d.iterator()) {
      for (int i = 0; i < 25_000; i++) { // of 8 elements: 200 000 calls of Java, and tensors that nobody closes
        iterator.next();
        if (i % 100 == 0) most = Math.max(most, Context.current().memory().inUse());
      }
    }
    try (DatasetIterator iterator = Dataset.range(1L << 40).batch(8).prefetch().iterator()) {
      for (int i = 0; i < 100_000; i++) {
        iterator.next();
        if (i % 1000 == 0) most = Math.max(most, Context.current().memory().inUse());
      }
    }
    assertTrue(most < 160L << 20, "bytes: " + most);
  }

  @Test
  void iteratorsThatNobodyCloses() throws InterruptedException {
    Counting counting = new Counting(1000);
    DatasetOptions.Generator thread = new DatasetOptions.Generator().hostThreads(1);
    for (int i = 0; i < 20; i++) {
      Dataset d = Dataset.generator(Generator.of(ONE_LONG, counting), thread).prefetch();
      for (Tensor[] element : d) {
        text(element);
        break;
      }
    }
    for (int tries = 0; tries < 100 && counting.closed.get() < counting.begun.get(); tries++) {
      Context.collect();
      Thread.sleep(10);
    }
    assertEquals("20 20", counting.begun.get() + " " + counting.closed.get());
  }
}
