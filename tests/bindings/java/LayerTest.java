import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.libeager.Code;
import org.libeager.Context;
import org.libeager.DType;
import org.libeager.EagerException;
import org.libeager.Layer;
import org.libeager.Layers;
import org.libeager.Optimizers;
import org.libeager.Sequential;
import org.libeager.Spec;
import org.libeager.Tensor;
import org.libeager.TracedFunction;

/** Layers: their variables, calls, training, copies, and what they refuse. */
class LayerTest extends Clean {
  private static Layers.Dense dense(long units) {
    return new Layers.Dense(units).kernelInitializer("ones").biasInitializer("constant value=0.5");
  }

  private static Tensor row(float... values) {
    return Tensor.of(new float[][] {values});
  }

  @Test
  void theFirstCallMakesTheVariables() {
    Layer layer = new Layers.Dense("hidden", 2);
    assertFalse(layer.isBuilt());
    assertTrue(layer.variables().isEmpty());
    assertNull(layer.variable("kernel"));
    assertEquals(2, layer.call(row(1, 2, 3), false).shape()[1]);
    assertEquals(List.of("hidden/kernel", "hidden/bias"), layer.variables().stream().map(v -> v.name()).toList());
    assertEquals("dense hidden true", layer.kind() + " " + layer.name() + " " + layer.isBuilt());
    assertEquals(Code.FAILED_PRECONDITION, assertThrows(EagerException.class, () -> layer.set("units", 3)).code());
    String message = assertThrows(EagerException.InvalidArgument.class, () -> layer.infer(row(1))).getMessage();
    assertTrue(message.contains("Input 0 of layer \"hidden\" is incompatible"), message);
  }

  @Test
  void aBuildComesAheadOfTheCall() {
    Layer layer = new Layers.Conv2D(4, 3).padding("same").strides(2);
    layer.build(new Spec(DType.FLOAT64, -1, 8, 8, 2));
    assertEquals("[3, 3, 2, 4]", java.util.Arrays.toString(layer.variable("kernel").shape()));
    assertEquals(DType.FLOAT64, layer.variable("kernel").dtype());
    assertThrows(EagerException.InvalidArgument.class, () -> layer.build());
  }

  @Test
  void aLayerIsItsOps() throws Exception {
    Layer layer = dense(2);
    Tensor x = row(1, 2, 3);
    assertEquals("[[6.5 6.5]]", layer.infer(x).toString());
    TracedFunction f = Context.current().trace(
        "f", List.of(new Spec(DType.FLOAT32, -1, 3)), (context, inputs) -> List.of(layer.infer(inputs.get(0))));
    assertEquals("[[6.5 6.5]]", f.call(x).get(0).toString());
    List<Thread> threads = new ArrayList<>();
    List<String> results = java.util.Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 4; i++) threads.add(Thread.startVirtualThread(() -> results.add(layer.infer(x).toString())));
    for (Thread one : threads) one.join();
    assertEquals(List.of("[[6.5 6.5]]", "[[6.5 6.5]]", "[[6.5 6.5]]", "[[6.5 6.5]]"), results);
  }

  @Test
  void aSequenceLearns() {
    Context.current().setSeed(3);
    Sequential model = new Sequential(
        new Layers.Conv2D(2, 2).activation("relu"), new Layers.MaxPooling2D(), new Layers.BatchNormalization(),
        new Layers.Flatten(), new Layers.Dropout(0.25), new Layers.Dense(1));
    Tensor x = Layer.initialValue("normal stddev=1", DType.FLOAT32, 8, 5, 5, 1);
    Optimizers.SGD sgd = new Optimizers.SGD().learningRate(0.05);
    model.train(x);
    List<Double> losses = new ArrayList<>();
    for (int i = 0; i < 30; i++)
      losses.add(sgd.minimize(() -> model.train(x).subtract(1).square().mean(), model.trainableVariables()).item());
    assertTrue(losses.get(29) < losses.get(0) / 2, losses.toString());
    assertEquals("8 6", model.variables().size() + " " + model.trainableVariables().size());
    assertEquals(model.infer(x).toString(), model.infer(x).toString());
    assertNotEquals(model.train(x).toString(), model.train(x).toString());
    assertEquals(6, model.models().size());
  }

  @Test
  void severalInputsAndOutputs() {
    Layer layer = new Layers.LSTM(4).returnSequences(true);
    Tensor x = Tensor.of(1f, 2f, 3f).reshape(1, 3, 1);
    List<Tensor> all = layer.callAll(false, x);
    assertEquals("3 3 2", all.size() + " " + all.get(0).rank() + " " + all.get(1).rank());
    List<Tensor> later = layer.callAll(false, x, null, all.get(1), all.get(2));
    assertNotEquals(all.get(1).toString(), later.get(1).toString());
    assertThrows(EagerException.InvalidArgument.class, () -> layer.callAll(false));
    assertThrows(EagerException.InvalidArgument.class, () -> layer.callAll(false, (Tensor) null));
  }

  @Test
  void layersShareAVariable() {
    Layer a = dense(3);
    Layer b = dense(3);
    Tensor x = row(1, 1, 1);
    a.infer(x);
    assertEquals(
        Code.FAILED_PRECONDITION,
        assertThrows(EagerException.class, () -> b.setVariable("kernel", a.variable("kernel"))).code());
    b.infer(x);
    b.setVariable("kernel", a.variable("kernel"));
    assertThrows(IllegalArgumentException.class, () -> b.setVariable("kernal", a.variable("kernel")));
    assertThrows(EagerException.InvalidArgument.class, () -> b.setVariable("bias", a.variable("kernel")));
    assertEquals(3, new Sequential(a, b).variables().size());
  }

  @Test
  void aTextMakesTheSameLayer() {
    Layer layer = new Layers.Embedding("words", 10, 3);
    Layer copy = Layer.fromJson(layer.json());
    assertEquals(layer.json(), copy.json());
    assertEquals(layer.json(), layer.toString());
    assertEquals(3, copy.infer(Tensor.of(new long[] {1, 2})).shape()[1]);
    assertEquals(Code.DATA_LOSS, assertThrows(EagerException.class, () -> Layer.fromJson("{")).code());
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertEquals(Code.NOT_FOUND, assertThrows(EagerException.class, () -> new Layer("danse", null)).code());
    String message =
        assertThrows(EagerException.InvalidArgument.class, () -> new Layers.Dense(1).activation("rleu")).getMessage();
    assertTrue(message.contains("layer \"dense\": Value for attr 'activation'"), message);
    assertThrows(IllegalArgumentException.class, () -> new Layers.Dense("a\0b", 1));
    assertThrows(EagerException.InvalidArgument.class, () -> dense(0).infer(row(1)));
    assertThrows(
        EagerException.InvalidArgument.class, () -> Layer.initialValue("nothing", DType.FLOAT32, 2));
    assertEquals("[2. 2.]", Layer.initialValue("constant value=2", DType.FLOAT32, 2).toString());
    assertEquals("[3.]", new Sequential().infer(Tensor.of(3f)).toString());
    assertThrows(NullPointerException.class, () -> new Sequential(dense(1), null));
    assertThrows(NullPointerException.class, () -> new Layer(null, null));
    assertThrows(NullPointerException.class, () -> Layer.fromJson(null));
    assertThrows(NullPointerException.class, () -> Layer.initialValue(null, DType.FLOAT32, 2));
    assertThrows(NullPointerException.class, () -> dense(1).set((String) null, 3));
    assertThrows(NullPointerException.class, () -> dense(1).set("activation", (String) null));
    Layer closed = dense(1);
    closed.close();
    closed.close();
    assertThrows(IllegalStateException.class, () -> closed.infer(row(1)));
    assertThrows(IllegalStateException.class, closed::json);
    assertEquals("Layer that was closed", closed.toString());
  }
}
