import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Phaser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.libeager.*;

/** Bad input is an error, and neither a crash nor a leak. */
final class MisuseTest extends Clean {
  private static final Tensor[] NONE = {};

  @Test
  void anErrorHasMessageCodeAndOp() {
    Tensor x = Tensor.of(1f, 2f, 3f);
    var error = assertThrows(EagerException.InvalidArgument.class, () -> x.add(Tensor.of(1f, 2f)));
    assertEquals("Incompatible shapes: [3] vs. [2] [Op:add]", error.getMessage());
    assertEquals(Code.INVALID_ARGUMENT, error.code());
    assertEquals("add", error.op());
    assertTrue(Arrays.stream(error.getStackTrace()).anyMatch(one -> one.getClassName().equals("MisuseTest")));
  }

  @Test
  void codesHaveClasses() {
    for (Code code : Code.values())
      if (code != Code.OK) assertEquals(code, EagerException.of(code, "", "").code());
    assertThrows(EagerException.NotFound.class, () -> Context.current().op("no_such_op"));
    assertThrows(EagerException.NotFound.class, () -> Context.current().device("gpu:99"));
    assertThrows(EagerException.InvalidArgument.class, () -> Context.current().device("nonsense::"));
    assertThrows(EagerException.NotFound.class, () -> TracedFunction.load(Path.of("/nowhere/function")));
    assertThrows(EagerException.NotFound.class, () -> new Optimizer("no such kind"));
    assertThrows(EagerException.MissingAxis.class, () -> Tensor.of(1f).sum(new Options.Sum().axis(1)));
  }

  @Test
  void useAfterClose() {
    Tensor x = Tensor.of(1f);
    x.close();
    x.close();
    assertThrows(IllegalStateException.class, () -> x.add(x));
    assertThrows(IllegalStateException.class, x::floats);
    assertThrows(IllegalStateException.class, x::view);
    assertThrows(IllegalStateException.class, () -> new Variable(x));
    assertEquals("Tensor that was closed", x.toString());
    Tensor y = Tensor.of(1f);
    assertThrows(IllegalStateException.class, () -> y.add(x));
    assertThrows(IllegalStateException.class, () -> Context.current().concat(List.of(y, x)));
    Variable v = new Variable(y);
    v.close();
    v.close();
    assertThrows(IllegalStateException.class, v::value);
    assertThrows(IllegalStateException.class, () -> v.assign(y));
    Tape tape = new Tape();
    tape.close();
    tape.close();
    assertThrows(IllegalStateException.class, () -> tape.watch(y));
    assertThrows(IllegalStateException.class, () -> tape.gradient(y, y));
    Context context = new Context();
    context.close();
    context.close();
    assertThrows(IllegalStateException.class, () -> context.add(y, y));
    assertThrows(IllegalStateException.class, context::fork);
    assertThrows(IllegalStateException.class, context::activate);
    Optimizer sgd = new Optimizers.SGD();
    sgd.close();
    assertThrows(IllegalStateException.class, () -> sgd.apply(List.of(), List.of()));
    TracedFunction f = identity();
    f.close();
    f.close();
    assertThrows(IllegalStateException.class, () -> f.call(y));
    Op op = Context.current().op("add");
    op.close();
    assertThrows(IllegalStateException.class, () -> op.run(y, y));
  }

  private static TracedFunction identity() {
    return Context.current().trace("f", List.of(new Spec(DType.FLOAT32, 1)), (c, in) -> List.of(in.get(0).identity()));
  }

  @Test
  void nulls() {
    Tensor x = Tensor.of(1f);
    Context c = Context.current();
    assertThrows(NullPointerException.class, () -> c.add(x, null));
    assertThrows(NullPointerException.class, () -> c.add(null, x));
    assertThrows(NullPointerException.class, () -> c.where(x, null, x));
    assertThrows(NullPointerException.class, () -> c.concat(Arrays.asList(x, null)));
    assertThrows(NullPointerException.class, () -> c.concat(null));
    assertThrows(NullPointerException.class, () -> c.op(null));
    assertThrows(NullPointerException.class, () -> c.op("sum").set("axis", (long[]) null));
    assertThrows(NullPointerException.class, () -> c.devices(null));
    assertThrows(NullPointerException.class, () -> new Variable(x, null));
    assertThrows(NullPointerException.class, () -> new Optimizer(null));
    assertThrows(NullPointerException.class, () -> new Spec(DType.FLOAT32, (long[]) null));
    assertThrows(NullPointerException.class, () -> c.reshape(x, (Tensor) null));
    assertThrows(NullPointerException.class, () -> c.cast(x, null));
    assertThrows(NullPointerException.class, () -> new Tape().watch(null));
    assertThrows(NullPointerException.class, () -> new Variable(null));
    assertThrows(NullPointerException.class, () -> c.customGradient(List.of(x), List.of(x), null));
    assertThrows(NullPointerException.class, () -> identity().call((Tensor) null));
    assertThrows(NullPointerException.class, () -> Tensor.of((float[]) null));
    assertThrows(EagerException.InvalidArgument.class, () -> c.op("add").run(x, null));
    assertThrows(EagerException.InvalidArgument.class, () -> c.op("add").run(x));
    assertThrows(EagerException.InvalidArgument.class, () -> c.op("add").run(NONE));
  }

  @Test
  void aContextOfAnotherThread() throws Exception {
    Tensor x = Tensor.of(1f);
    Context mine = new Context();
    Tape tape = mine.tape();
    Thread other = new Thread(() -> {
      assertThrows(IllegalStateException.class, () -> mine.add(x, x));
      assertThrows(IllegalStateException.class, mine::fork);
      assertThrows(IllegalStateException.class, mine::activate);
      assertThrows(IllegalStateException.class, mine::close);
      assertThrows(IllegalStateException.class, () -> tape.watch(x));
      assertThrows(IllegalStateException.class, () -> tape.gradient(x, x));
      mine.adopt().add(x, x).close();
    });
    run(other);
    assertThrows(IllegalStateException.class, () -> mine.add(x, x));
    mine.adopt().add(x, x).close();
    mine.close();
  }

  @Test
  void aTapeOfAnotherThread() throws Exception {
    Tensor x = Tensor.of(1f, 2f);
    Variable v = new Variable(Tensor.of(3f));
    Tape tape = new Tape().watch(x);
    Tensor y = x.multiply(v.value());
    List<Executable> calls = List.of(
        () -> tape.watch(x), tape::pause, tape::resume, tape::stop, tape::reset, tape::isRecording, tape::watched,
        () -> tape.gradient(y, x), () -> tape.gradient(y, List.of(x)));
    Runnable refused = () -> calls.forEach(one -> assertThrows(IllegalStateException.class, one));
    run(new Thread(refused));
    tape.pause();
    run(new Thread(refused));
    assertFalse(tape.isRecording());
    tape.resume();
    assertTrue(tape.isRecording() && tape.watched().size() == 1);
    tape.stop();
    run(new Thread(() -> {
      assertFalse(tape.isRecording());
      assertEquals(1, tape.watched().size());
      assertEquals("[3. 3.]", tape.gradient(y, x).toString());
    }));
    Tape asked = new Tape().watch(x);
    Tensor z = x.square();
    asked.pause();
    assertEquals("[2. 4.]", asked.gradient(z, x).toString());
    run(new Thread(asked::reset));
  }

  @Test
  void tapesOfACallbackThatHasReturned() throws Exception {
    Context context = new Context(); // not the thread's, so the callback gets an object of its own for it
    Tensor x = Tensor.of(1f, 2f);
    Tape[] tapes = new Tape[4];
    Tensor[] y = {null};
    Callback makes = (c, in) -> {
      for (int i = 0; i < tapes.length; i++) tapes[i] = c.tape().watch(x);
      y[0] = x.square();
      tapes[1].pause();
      tapes[2].close();
      tapes[3].stop();
      return in;
    };
    try (Tape tape = context.tape().watch(x)) {
      tape.gradient(context.customGradient(List.of(x), List.of(context.square(x)), makes).get(0), x);
    }
    assertThrows(IllegalStateException.class, tapes[2]::stop);
    tapes[1].resume();
    context.square(x); // lets go of the closed tape
    assertFalse(context.isWatched(x));
    for (int i : new int[] {0, 1, 3}) {
      assertFalse(tapes[i].isRecording());
      run(new Thread(() -> assertEquals("[2. 4.]", tapes[i].gradient(y[0], x).toString())));
      tapes[i].close();
    }
    context.close();
  }

  @Test
  void negativeFormatOptions() {
    FormatOptions options = new FormatOptions();
    assertThrows(IllegalArgumentException.class, () -> options.precision(-1));
    assertThrows(IllegalArgumentException.class, () -> options.edgeItems(-1));
    assertThrows(IllegalArgumentException.class, () -> options.threshold(-1));
    assertThrows(IllegalArgumentException.class, () -> options.lineWidth(-1));
  }

  @Test
  void aContextWhoseCallRunsACallback() throws Exception {
    Context context = new Context();
    List<Spec> one = List.of(new Spec(DType.FLOAT32, 1));
    Op op = context.hostCall("adopted", one, (c, in) -> {
      run(new Thread(() -> {
        assertThrows(IllegalStateException.class, context::adopt);
        assertThrows(IllegalStateException.class, c::adopt);
      }));
      assertSame(context, context.adopt()); // this thread's already
      return in;
    });
    assertEquals("[1.]", op.run(context, Tensor.of(1f)).get(0).toString());
    run(new Thread(() -> context.adopt().close()));
  }

  private static void run(Thread thread) throws InterruptedException {
    Throwable[] failed = {null};
    thread.setUncaughtExceptionHandler((t, e) -> failed[0] = e);
    thread.start();
    thread.join();
    if (failed[0] != null) throw new AssertionError(failed[0]);
  }

  @Test
  void hostData() {
    Context c = Context.current();
    assertThrows(IllegalArgumentException.class, () -> c.tensor(DType.FLOAT32, new double[] {1}));
    assertThrows(IllegalArgumentException.class, () -> c.tensor(DType.FLOAT16, new float[] {1}));
    assertThrows(IllegalArgumentException.class, () -> c.tensor(DType.STRING, new byte[] {1}));
    assertThrows(IllegalArgumentException.class, () -> c.tensor(DType.FLOAT32, "text"));
    assertThrows(IllegalArgumentException.class, () -> c.tensor(DType.COMPLEX64, new float[] {1}));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[] {1, 2, 3}, 2));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[] {1, 2, 3}, -3));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[2000], 2001));
    assertThrows(EagerException.InvalidArgument.class, () -> c.scalar(DType.FLOAT32, new float[] {1, 2}));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[] {1}, new long[33]));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[] {1}, 1L << 62, 1L << 62));
    assertThrows(EagerException.InvalidArgument.class, () -> c.tensor(new float[] {1, 2}, new long[0]));
    Tensor scalar = Tensor.scalar(2f);
    assertEquals(0, c.tensor(scalar.floats(), scalar.shape()).rank());
    assertEquals(1, c.tensor(scalar.floats()).rank());
    long[] overflow = {1L << 40, 1L << 40};
    assertThrows(EagerException.InvalidArgument.class, () -> c.fill(overflow, Tensor.scalar(0f)));
    assertThrows(IllegalArgumentException.class, () -> Tensor.of(new float[][] {{1}, {1, 2}}));
    Tensor x = Tensor.of(1, 2);
    assertThrows(IllegalArgumentException.class, x::floats);
    assertThrows(IllegalArgumentException.class, x::booleans);
    assertThrows(IllegalArgumentException.class, x::byteStrings);
    assertThrows(IllegalArgumentException.class, x::item);
    assertThrows(IllegalArgumentException.class, () -> Tensor.of("1").item());
  }

  @Test
  void wrappedMemory() {
    Context c = Context.current();
    assertThrows(IllegalArgumentException.class, () -> c.wrap(DType.FLOAT32, MemorySegment.ofArray(new float[1]), 1));
    assertThrows(IllegalArgumentException.class, () -> c.fromDlpack(MemorySegment.ofArray(new byte[64]).asSlice(8)));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment confined = arena.allocate(4);
      assertThrows(IllegalArgumentException.class, () -> c.wrap(DType.FLOAT32, confined, 1));
      assertThrows(IllegalArgumentException.class, () -> c.fromDlpack(confined));
    }
    MemorySegment closed;
    try (Arena arena = Arena.ofShared()) {
      closed = arena.allocate(4);
    }
    assertThrows(IllegalStateException.class, () -> c.wrap(DType.FLOAT32, closed, 1));
    assertThrows(IllegalStateException.class, () -> c.fromDlpack(closed));
    MemorySegment four = Arena.ofAuto().allocate(4);
    assertThrows(EagerException.InvalidArgument.class, () -> c.wrap(DType.FLOAT32, four, 2));
    four.set(java.lang.foreign.ValueLayout.JAVA_BYTE, 0, (byte) 7);
    assertThrows(EagerException.InvalidArgument.class, () -> c.wrap(DType.BOOL, four, 4));
    assertThrows(EagerException.InvalidArgument.class, () -> c.fromDlpack(MemorySegment.NULL));
  }

  @Test
  void emptyLists() {
    Context c = Context.current();
    assertThrows(EagerException.InvalidArgument.class, () -> c.concat(List.of()));
    assertThrows(EagerException.InvalidArgument.class, () -> new Tape().gradient(List.of(), List.of(Tensor.of(1f))));
    assertEquals(List.of(), new Tape().watch(Tensor.of(1f)).gradient(Tensor.of(1f), List.of()));
    List<Tensor> one = List.of(Tensor.of(1f));
    assertThrows(IllegalArgumentException.class, () -> new Tape().gradient(one, List.of(), List.of(), false));
    assertThrows(IllegalArgumentException.class, () -> new Optimizers.SGD().apply(List.of(), List.of(Tensor.of(1f))));
    assertEquals(0, Tensor.of(new float[0]).size());
    assertEquals("[]", Tensor.of(new float[0]).toString());
  }

  @Test
  void texts() {
    Context c = Context.current();
    for (String bad : List.of("a\0b", "half \ud800 pair")) {
      assertThrows(IllegalArgumentException.class, () -> c.op(bad));
      assertThrows(IllegalArgumentException.class, () -> c.device(bad));
      assertThrows(IllegalArgumentException.class, () -> new Variable(Tensor.of(1f), bad));
      assertThrows(IllegalArgumentException.class, () -> c.trace(bad, List.of(), (t, in) -> List.of()));
    }
    // As an element a NUL is text as any other; half a pair has no UTF-8.
    assertEquals("a\0b \ud83d\ude00", Tensor.of("a\0b \ud83d\ude00").strings()[0]);
    for (String half : List.of("\ud800", "half \ud800 pair", "\udc00\ud800", "\ude00")) {
      var refused = assertThrows(IllegalArgumentException.class, () -> Tensor.of("whole", half));
      assertTrue(refused.getMessage().contains("surrogate pair"), refused::getMessage);
      assertThrows(IllegalArgumentException.class, () -> c.op(half));
      assertThrows(IllegalArgumentException.class, () -> c.einsum(half, List.of(Tensor.of(1f))));
    }
    byte[][] noText = {{(byte) 0xff, 0, 'x'}};
    Tensor t = c.tensor(DType.STRING, noText, 1);
    assertEquals(Arrays.toString(noText[0]), Arrays.toString(t.byteStrings()[0]));
    assertEquals(1, t.strings().length);
    assertEquals("[b'\\xff\\x00x']", t.toString());
  }

  /** Returns what asking for a gradient throws where this is the backward function. */
  private static <T extends Throwable> T backward(Class<T> kind, Callback callback) {
    Tensor x = Tensor.of(1f, 2f);
    Tape tape = new Tape().watch(x);
    Tensor y = Context.current().customGradient(List.of(x), List.of(x.square()), callback).get(0);
    T thrown = assertThrows(kind, () -> tape.gradient(y, x));
    assertEquals("[1. 2.]", x.toString());
    return thrown;
  }

  /** An exception that cannot say what it is. */
  private static final class Odd extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  /** An exception that says nothing. */
  private static final class Silent extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
      return null;
    }
  }

  @Test
  void callbacksThatThrow() {
    IOException mine = new IOException("mine");
    for (Throwable one : List.of(mine, new AssertionError("\0 \ud800"), new StackOverflowError())) {
      Throwable thrown = backward(one.getClass(), (c, in) -> {
        if (one instanceof Exception e) throw e;
        throw (Error) one;
      });
      assertSame(one, thrown);
      assertEquals("callbacksThatThrow", thrown.getStackTrace()[0].getMethodName());
    }
    for (RuntimeException odd : List.of(new Odd(), new Silent(), new EagerException(null, "no code", "")))
      assertSame(odd, backward(odd.getClass(), (c, in) -> { throw odd; }));
    var eager = backward(EagerException.Unimplemented.class, (c, in) -> {
      throw new EagerException.Unimplemented("not yet", "mine");
    });
    assertEquals("not yet", eager.getMessage());
    Tensor gone = Tensor.of(1f, 2f);
    gone.close();
    backward(IllegalStateException.class, (c, in) -> List.of(c.add(in.get(0), gone)));
    Tensor three = Tensor.of(1f, 2f, 3f);
    var inner = backward(EagerException.InvalidArgument.class, (c, in) -> List.of(c.add(in.get(0), three)));
    assertEquals("add", inner.op());
  }

  @Test
  void callbacksWithinOneAnother() {
    List<Spec> one = List.of(new Spec(DType.FLOAT32, 1));
    Op[] op = {null};
    int[] left = {0};
    op[0] = Context.current().hostCall("nested", one, (c, in) -> --left[0] == 0 ? in : op[0].run(c, in.get(0)));
    left[0] = 32;
    assertEquals("[1.]", op[0].run(Tensor.of(1f)).get(0).toString());
    var deep = assertThrows(IllegalStateException.class, () -> op[0].run(Tensor.of(1f))); // without an end
    assertTrue(deep.getMessage().contains("more than 32 callbacks"), deep::getMessage);
    assertEquals("[2.]", Tensor.of(1f).add(Tensor.of(1f)).toString());
    op[0].close();
  }

  @Test
  void callbacksThatReturnNonsense() {
    backward(IllegalArgumentException.class, (c, in) -> List.of());
    backward(IllegalArgumentException.class, (c, in) -> null);
    backward(IllegalArgumentException.class, (c, in) -> List.of(in.get(0), in.get(0)));
    backward(EagerException.InvalidArgument.class, (c, in) -> List.of(Tensor.of(1f, 2f, 3f)));
    backward(IllegalStateException.class, (c, in) -> {
      in.get(0).close();
      return in;
    });
    List<Spec> two = List.of(new Spec(DType.FLOAT32, 2));
    Op none = Context.current().hostCall("none", two, (c, in) -> Arrays.asList((Tensor) null));
    assertThrows(EagerException.class, none::run);
    Op other = Context.current().hostCall("other", two, (c, in) -> List.of(Tensor.of(1, 2)));
    assertThrows(EagerException.InvalidArgument.class, other::run);
  }

  @Test
  void callbacksThatEndWhatIsNotTheirs() {
    Context context = new Context();
    Scope scope = context.activate();
    Scope device = context.device("cpu:0");
    backward(IllegalStateException.class, (c, in) -> {
      scope.close();
      return in;
    });
    backward(IllegalStateException.class, (c, in) -> {
      device.close();
      return in;
    });
    backward(IllegalStateException.class, (c, in) -> {
      c.close();
      return in;
    });
    assertSame(context, Context.current());
    device.close();
    scope.close();
    scope.close();
    context.close();
  }

  @Test
  void scopesThatEndInAnyOrder() {
    Context before = Context.current();
    try (Context one = new Context(); Context two = new Context()) {
      Scope first = one.activate();
      Scope second = two.activate();
      first.close();
      assertSame(two, Context.current());
      second.close();
      assertSame(before, Context.current());
      first = one.device("cpu:0");
      second = one.device("cpu:0");
      first.close();
      assertEquals("cpu:0", one.device());
      second.close();
      assertNull(one.device());
    }
  }

  @Test
  void aTensorThatSeveralThreadsClose() throws Exception {
    Tensor[] kept = new Tensor[1000];
    for (int i = 0; i < kept.length; i++) kept[i] = Tensor.of((float) i);
    Tensor[] made = new Tensor[64];
    Phaser turns = new Phaser(4);
    List<Thread> closers = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Thread closer = new Thread(() -> {
        for (int turn = 0; turn < 2000; turn++) {
          turns.arriveAndAwaitAdvance();
          for (Tensor one : made) one.close();
          turns.arriveAndAwaitAdvance();
        }
      });
      closer.start();
      closers.add(closer);
    }
    for (int turn = 0; turn < 2000; turn++) {
      for (int i = 0; i < made.length; i++) made[i] = Tensor.of((float) turn);
      turns.arriveAndAwaitAdvance();
      for (Tensor one : made) one.close();
      turns.arriveAndAwaitAdvance();
    }
    for (Thread closer : closers) closer.join();
    for (int i = 0; i < kept.length; i++) assertEquals((float) i, kept[i].item());
  }

  @Test
  void aCallbackThatClosesTheContextOfItsCall() {
    List<Spec> one = List.of(new Spec(DType.FLOAT32, 1));
    Context context = new Context(); // not the thread's, so the callback gets an object of its own for it
    Context other = new Context();
    Op closes = context.hostCall("closes", one, (c, in) -> {
      try (Scope scope = other.activate()) {
        context.close();
      }
      return in;
    });
    Op within = context.hostCall("within", one, (c, in) -> closes.run(other, in.get(0)));
    assertThrows(IllegalStateException.class, () -> closes.run(context, Tensor.of(1f)));
    assertThrows(IllegalStateException.class, () -> within.run(context, Tensor.of(1f)));
    assertEquals("[2.]", context.add(Tensor.of(1f), Tensor.of(1f)).toString());
    context.close();
    other.close();
  }

  @Test
  void aCallbackThatClosesItsOwnTape() {
    for (boolean persistent : new boolean[] {false, true}) {
      Tensor x = Tensor.of(1f, 2f);
      Tape tape = Context.current().tape(persistent, false).watch(x);
      Callback closes = (c, in) -> {
        tape.close();
        return in;
      };
      Tensor y = Context.current().customGradient(List.of(x), List.of(x.square()), closes).get(0);
      assertThrows(IllegalStateException.class, () -> tape.gradient(y, x));
      tape.close();
      tape.close();
    }
  }

  @Test
  void aCallbackThatAsksItsOwnTape() {
    for (boolean persistent : new boolean[] {false, true}) {
      Tensor x = Tensor.of(1f, 2f);
      Tape tape = Context.current().tape(persistent, false).watch(x);
      List<Tensor> squares = List.of(x.square());
      Callback asks = (c, in) -> List.of(tape.gradient(x, x));
      Tensor y = Context.current().customGradient(List.of(x), squares, asks).get(0);
      assertThrows(IllegalStateException.class, () -> tape.gradient(y, x));
      tape.close(); // the callback keeps the tape, and the tape the callback
    }
  }

  @Test
  void tapes() {
    Tensor x = Tensor.of(1f);
    Tape tape = new Tape().watch(x);
    Tensor y = x.square();
    tape.gradient(y, x);
    assertThrows(EagerException.FailedPrecondition.class, () -> tape.gradient(y, x));
    assertThrows(EagerException.FailedPrecondition.class, new Tape()::resume);
  }

  @Test
  void functions() {
    Context c = Context.current();
    Tensor[] kept = {null};
    IOException mine = new IOException("mine");
    assertSame(mine, assertThrows(IOException.class, () -> c.trace("f", List.of(), (t, in) -> { throw mine; })));
    assertThrows(NullPointerException.class, () -> c.trace("f", List.of(), (t, in) -> null));
    c.trace("f", List.of(new Spec(DType.FLOAT32, 1)), (t, in) -> {
      kept[0] = in.get(0).square();
      assertThrows(EagerException.FailedPrecondition.class, kept[0]::floats);
      assertEquals("symbolic float32 [1]", kept[0].toString());
      return List.of(kept[0]);
    });
    assertThrows(EagerException.class, () -> kept[0].square());
    assertThrows(EagerException.InvalidArgument.class, () -> identity().call());
    assertThrows(EagerException.InvalidArgument.class, () -> identity().call(Tensor.of(1f, 2f)));
    assertThrows(EagerException.InvalidArgument.class, () -> identity().setOption("no such option", true));
  }
}
