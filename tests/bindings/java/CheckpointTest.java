import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.libeager.Checkpoint;
import org.libeager.CheckpointWriter;
import org.libeager.Code;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.EagerException;
import org.libeager.KeyedVariable;
import org.libeager.Layers;
import org.libeager.Optimizer;
import org.libeager.Optimizers;
import org.libeager.Options;
import org.libeager.RandomState;
import org.libeager.Sequential;
import org.libeager.Tensor;
import org.libeager.Variable;

/** Checkpoints: a training that goes on, entries, and what they refuse. */
class CheckpointTest extends Clean {
  @TempDir Path folder;

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  /** A model of nested sequences, and its optimizer. */
  private static final class Training {
    final Sequential model =
        new Sequential(
            new Layers.Dense(4).activation("tanh"), new Sequential(new Layers.Dense(3), new Layers.Dense(1)));
    final Optimizer optimizer = new Optimizer("adam");
    final Tensor x = Tensor.of(new float[][] {{0}, {1}});

    Training() {
      model.infer(x).close();
    }

    void run(int steps) {
      for (int i = 0; i < steps; i++)
        optimizer.minimize(() -> model.train(x).subtract(1).square().mean(), model.variables()).close();
    }
  }

  private static String numbers() {
    return Context.current().randomNormal(new Options.RandomNormal().shape(3)).toString();
  }

  @Test
  void aTrainingGoesOn() {
    Context context = Context.current();
    context.setSeed(1);
    Training straight = new Training(), resumed = new Training();
    straight.run(3);
    resumed.run(2);
    try (CheckpointWriter writer = new CheckpointWriter()) {
      writer.add("model", straight.model);
      writer.add("optimizer", straight.optimizer);
      writer.add("note", "three steps");
      writer.addRandomState("random");
      writer.commit(at("run-1.safetensors"), false, true, 1);
    }
    RandomState state = context.randomState();
    String next = numbers();
    straight.run(3);

    assertEquals(at("run-1.safetensors"), Checkpoint.latest(folder.toString()));
    try (Checkpoint checkpoint = new Checkpoint(at("run-1.safetensors"))) {
      checkpoint.restore("model", resumed.model);
      checkpoint.restore("optimizer", resumed.optimizer, "model", resumed.model);
      checkpoint.restoreRandomState("random");
      assertEquals(next, numbers());
      context.setRandomState(state);
      assertEquals(next, numbers());
      resumed.run(3);
      for (int i = 0; i < 6; i++)
        assertArrayEquals(
            straight.model.variables().get(i).value().floats(), resumed.model.variables().get(i).value().floats());
      List<String> keys = checkpoint.entries().stream().map(Checkpoint.Entry::key).toList();
      assertEquals(
          List.of("model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/layers/0/bias"), keys.subList(0, 3));
      assertTrue(keys.contains("optimizer/slots/model/layers/1/layers/1/kernel/v"));
      assertEquals("three steps", checkpoint.text("note"));
      assertTrue(checkpoint.contains("random"));
      assertFalse(checkpoint.contains("lost") || checkpoint.contains("a\0"));
    }
  }

  @Test
  void entries() {
    CheckpointWriter writer = new CheckpointWriter();
    writer.add("t", Tensor.of(new float[][] {{1, 2}}));
    writer.commit(at("c"));
    Checkpoint checkpoint = new Checkpoint(at("c"));
    Checkpoint.Entry entry = checkpoint.entries().get(0);
    assertEquals("t F32 8", entry.key() + " " + entry.storedDtype() + " " + entry.numBytes());
    assertEquals(DType.FLOAT32, entry.dtype());
    assertFalse(entry.isText());
    assertArrayEquals(new long[] {1, 2}, entry.shape());
    assertEquals("[[1. 2.]]", checkpoint.read("t").toString());
    writer.close();
    checkpoint.close();
    assertThrows(IllegalStateException.class, () -> writer.add("u", "text"));
    assertThrows(IllegalStateException.class, () -> checkpoint.read("t"));
    assertThrows(IllegalStateException.class, () -> checkpoint.restore(List.of()));
  }

  private static Code refused(Runnable code) {
    return assertThrows(EagerException.class, code::run).code();
  }

  @Test
  void whatDoesNotFit() {
    CheckpointWriter writer = new CheckpointWriter();
    writer.add("a", Tensor.of(new float[] {1}));
    Variable a = new Variable(Tensor.of(new float[] {7})), b = new Variable(Tensor.of(new float[] {8, 9}));
    assertEquals(Code.ALREADY_EXISTS, refused(() -> writer.add("a", a)));
    assertEquals(Code.INVALID_ARGUMENT, refused(() -> writer.add("", a)));
    assertThrows(RuntimeException.class, () -> writer.add("a\0b", a));
    Sequential unbuilt = new Sequential(new Layers.Dense(1));
    assertEquals(Code.FAILED_PRECONDITION, refused(() -> writer.add("m", unbuilt)));
    assertEquals(Code.NOT_FOUND, refused(() -> writer.commit(at("no") + "/c")));
    writer.commit(at("c"));
    Checkpoint checkpoint = new Checkpoint(at("c"));
    String message =
        assertThrows(
                EagerException.class,
                () -> checkpoint.restore(List.of(new KeyedVariable("a", a), new KeyedVariable("b", b))))
            .getMessage();
    assertTrue(message.contains("Key b not found in checkpoint"), message);
    assertEquals(
        Code.INVALID_ARGUMENT,
        refused(() -> checkpoint.restore(List.of(new KeyedVariable("a", a), new KeyedVariable("a", b)))));
    assertEquals("[7.]", a.value().toString());
    checkpoint.restore("a", a);
    assertEquals("[1.]", a.value().toString());
    assertEquals(Code.NOT_FOUND, refused(() -> checkpoint.text("a")));
    assertEquals(Code.FAILED_PRECONDITION, refused(() -> checkpoint.restore("m", unbuilt)));
    Optimizers.Adam adam = new Optimizers.Adam();
    assertEquals(Code.FAILED_PRECONDITION, refused(() -> checkpoint.restore("o", adam, "m", unbuilt)));
    assertEquals(Code.NOT_FOUND, refused(() -> new Checkpoint(at("lost"))));
    assertNull(Checkpoint.latest(folder.toString()));
    assertThrows(NullPointerException.class, () -> new KeyedVariable("a", null));
    for (Executable one :
        new Executable[] {
          () -> writer.add(null, a),
          () -> writer.add("k", (String) null),
          () -> writer.addRandomState(null),
          () -> writer.commit(null),
          () -> new Checkpoint(null),
          () -> Checkpoint.latest(null),
          () -> checkpoint.read(null),
          () -> checkpoint.text(null),
          () -> checkpoint.contains(null),
          () -> checkpoint.restore(null, adam, List.of()),
          () -> checkpoint.restoreRandomState(null),
        }) assertThrows(NullPointerException.class, one);
  }
}
