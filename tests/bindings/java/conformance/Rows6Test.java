// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows6Test extends Row {
  // optimizer nesterov learning_rate=0.25 rate_within_momentum=True
  @Test
  void optimizer_nesterov_learning_rate_0_25_rate_within_momentum_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Nesterov().learningRate(0x1p-2).rateWithinMomentum(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.866666p-1, -0x1.866666p+0, -0x1.ccccccp-2, 0x1.70ccccp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.8666666666666p-1, -0x1.8666666666666p+0, -0x1.ccccccccccccdp-2, 0x1.70ccccccccccdp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.8f5c28p-1, -0x1.8f5c28p+0, -0x1.547ae2p+0, 0x1.2ec29p+2));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.8f5c28f5c28f6p-1, -0x1.8f5c28f5c28f6p+0, -0x1.547ae147ae148p+0, 0x1.2ec28f5c28f5cp+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1));
  }

  // optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125
  @Test
  void optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125() throws Exception {
    Optimizer optimizer = own(new Optimizers.Nesterov().learningRate(0x1p-3).momentum(0x1p-1).nesterov(false));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
  }

  // optimizer rmsprop
  @Test
  void optimizer_rmsprop() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fae148p-1, -0x1.fd70a4p+0, 0x1.f5c29p-2, 0x1.7eb852p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fae147bf42869p-1, -0x1.fd70a3db55c06p+0, 0x1.f5c28f64bffbbp-2, 0x1.7eb851f41c247p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fd2ddp-1, -0x1.fe96e8p+0, 0x1.f1298p-2, 0x1.7fff5ep+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fd2dcf91408d9p-1, -0x1.fe96e7c6101dep+0, 0x1.f1297fb65fd1fp-2, 0x1.7fff5e4c7e4fdp+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.9652bep-9, 0x1.9652bep-7, 0x1.9652bep-5, 0x1.48f27cp-3));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.9652bd3c3611ap-9, 0x1.9652bd3c3611ap-7, 0x1.9652bd3c3611ap-5, 0x1.48f27bb2fec5cp-3));
  }

  // optimizer rmsprop changes the rows that sparse rows name
  @Test
  void optimizer_rmsprop_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.RMSprop().learningRate(0x1p-2));
    Tape t0 = own(context().tape(false, false));
    Tensor a0 = own(v.value());
    Tensor y0 = own(context().gather(a0, i));
    Tensor z0 = own(context().square(y0));
    List<Tensor> list = own(t0.gradient(List.of(z0), List.of(v), null, false));
    Tensor g0 = list.get(0);
    optimizer.apply(List.of(v), List.of(g0));
    Tape t1 = own(context().tape(false, false));
    Tensor a1 = own(v.value());
    Tensor y1 = own(context().gather(a1, i));
    Tensor z1 = own(context().square(y1));
    List<Tensor> list2 = own(t1.gradient(List.of(z1), List.of(v), null, false));
    Tensor g1 = list2.get(0);
    optimizer.apply(List.of(v), List.of(g1));
    Tensor after = own(v.value());
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.2aaaab23a0d4dp-1, 0x1.bf55d0cebae59p-4, 0x1.8p+1, 0x1p+2, 0x1.60a1ab4d21ab6p+0, 0x1.1e2808204ff5dp+1));
  }

  // optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25
  @Test
  void optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().learningRate(0x1p-3).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cp-1, -0x1.d55556p+0, 0x1.333334p-2, 0x1.755556p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cp-1, -0x1.d555555555555p+0, 0x1.3333333333333p-2, 0x1.7555555555555p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cp-1, -0x1.d55556p+0, 0x1.99999ap-4, 0x1.8c685p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cp-1, -0x1.d555555555555p+0, 0x1.999999999999ap-4, 0x1.8c6850c75f919p+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1.99999ap+0, -0x1.712fb8p+0));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1.999999999999ap+0, -0x1.712fb720a3c39p+0));
  }

  // optimizer rmsprop learning_rate=0.25 rho=0.75 momentum=0.5 epsilon=0.25 rate_within_momentum=True
  @Test
  void optimizer_rmsprop_learning_rate_0_25_rho_0_75_momentum_0_5_epsilon_0_25_rate_within_moment() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().learningRate(0x1p-2).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).rateWithinMomentum(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.8p-1, -0x1.aaaaaap+0, 0x1.99999ap-4, 0x1.6aaaaap+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, 0x1.999999999999ap-4, 0x1.6aaaaaaaaaaabp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.8p-1, -0x1.aaaaaap+0, -0x1.333334p-2, 0x1.98d0a2p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, -0x1.3333333333333p-2, 0x1.98d0a18ebf232p+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1.99999ap-2, -0x1.712fb8p-2));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1.999999999999ap-2, -0x1.712fb720a3c39p-2));
  }

  // optimizer rmsprop rho=0.0 epsilon=0.25 epsilon_within_root=True
  @Test
  void optimizer_rmsprop_rho_0_0_epsilon_0_25_epsilon_within_root_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().rho(0x0p+0).epsilon(0x1p-2).epsilonWithinRoot(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffa352p-1, -0x1.ffc562p+0, 0x1.ff01aep-2, 0x1.7ff158p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffa3516f00032p-1, -0x1.ffc56200774bfp+0, 0x1.ff01aed6c1f65p-2, 0x1.7ff158801dd3p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffddfp-1, -0x1.fff3bap+0, 0x1.fe1736p-2, 0x1.8011dcp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffddef6e88b73p-1, -0x1.fff3b948f74a6p+0, 0x1.fe1736d89f26p-2, 0x1.8011dc54a18a4p+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4));
  }

  // optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True initial_mean_square=1.0
  @Test
  void optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_initial_mean() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).epsilonWithinRoot(true).initialMeanSquare(0x1p+0));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffc06cp-1, -0x1.ffc562p+0, 0x1.fe8d46p-2, 0x1.7ff7ep+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffc06bb5b07d9p-1, -0x1.ffc56200774bfp+0, 0x1.fe8d45bc000c9p-2, 0x1.7ff7df0adf123p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffc3aap-1, -0x1.ffc7dep+0, 0x1.fd1132p-2, 0x1.802f7cp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffc3a95d1f025p-1, -0x1.ffc7dd25dab32p+0, 0x1.fd11316387484p-2, 0x1.802f7b8126592p+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(-0x1.951acp-6, 0x1.362142p-5, 0x1.732bdep+0, -0x1.b2765cp+0));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.951ac0f6cc9bbp-6, 0x1.3621418960a18p-5, 0x1.732bde65efbaap+0, -0x1.b2765c0cda301p+0));
  }

  // outer
  @Test
  void outer() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, -0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().outer(x1, x2));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1.8p+2, -0x1.8p+1, -0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x1.4p+1, 0x1.6p+1, 0x1.5p+3));
    expect(dX2, DType.FLOAT32, dims(2), 0, floats(0x1p-1, -0x1p+3));
  }

  // overlap_and_add frame_step=3
  @Test
  void overlap_and_add_frame_step_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().overlapAndAdd(x, 3L));
    expect(y, DType.FLOAT32, dims(7), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.cp+1, 0x1p+3, 0x1.8p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(7), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1));
  }

  // pad paddings=1,0 constant_values=-inf
  @Test
  void pad_paddings_1_0_constant_values_minf() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    Tensor y = own(context().pad(x, new long[] {1, 0}, new Options.Pad().constantValues(-Double.POSITIVE_INFINITY)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(-Double.POSITIVE_INFINITY, 0x1p+0));
  }

  // pad paddings=1,0 constant_values=nan
  @Test
  void pad_paddings_1_0_constant_values_nan() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(1), floats(0x1p+0)));
    Tensor y = own(context().pad(x, new long[] {1, 0}, new Options.Pad().constantValues(Double.NaN)));
    expect(y, DType.FLOAT64, dims(2), 0, floats(Double.NaN, 0x1p+0));
  }

  // pad paddings=1,0,2,1
  @Test
  void pad_paddings_1_0_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().pad(x, new long[] {1, 0, 2, 1}));
    expect(y, DType.FLOAT32, dims(3, 6), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // pad paddings=1,0,2,1 constant_values=2.5
  @Test
  void pad_paddings_1_0_2_1_constant_values_2_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().pad(x, new long[] {1, 0, 2, 1}, new Options.Pad().constantValues(0x1.4p+1)));
    expect(y, DType.FLOAT32, dims(3, 6), 0, floats(0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // pad paddings=1,0,2,1 mode=REFLECT
  @Test
  void pad_paddings_1_0_2_1_mode_reflect() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().pad(x, new long[] {1, 0, 2, 1}, new Options.Pad().mode(Options.Mode.REFLECT)));
    expect(y, DType.FLOAT32, dims(3, 6), 0, floats(0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.5p+2, 0x1.ep+2));
  }

  // pad paddings=1,0,2,1 mode=SYMMETRIC
  @Test
  void pad_paddings_1_0_2_1_mode_symmetric() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().pad(x, new long[] {1, 0, 2, 1}, new Options.Pad().mode(Options.Mode.SYMMETRIC)));
    expect(y, DType.FLOAT32, dims(3, 6), 0, floats(0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.4p+2, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1p+2, 0x1.9p+2, 0x1.cp+0, 0x1.cp+1, 0x1.2p+1));
  }

  // percentile
  @Test
  void percentile() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.4p+0, 0x1.4p+1));
  }

  // percentile axis=1 keepdims=True
  @Test
  void percentile_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q, new Options.Percentile().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.8p+0, 0x1.cp+0, 0x1p+1, 0x1.8p+1));
  }

  // percentile method=HIGHER
  @Test
  void percentile_method_higher() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q, new Options.Percentile().method(Options.Method.HIGHER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
  }

  // percentile method=LOWER
  @Test
  void percentile_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q, new Options.Percentile().method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // percentile method=MIDPOINT
  @Test
  void percentile_method_midpoint() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q, new Options.Percentile().method(Options.Method.MIDPOINT)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.8p+0, 0x1.4p+1));
  }

  // percentile method=NEAREST
  @Test
  void percentile_method_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.9p+5)));
    Tensor y = own(context().percentile(x, q, new Options.Percentile().method(Options.Method.NEAREST)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // percentile out of range
  @Test
  void percentile_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(1), floats(-0x1p-1)));
    fails(Code.INVALID_ARGUMENT, "percentile", null, () -> context().percentile(x, q));
  }

  // permute_dims
  @Test
  void permute_dims() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().permuteDims(x));
    expect(y, DType.FLOAT32, dims(4, 3, 2), 0, floats(0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1.8p+3, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1));
  }

  // permute_dims axes=
  @Test
  void permute_dims_axes() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(), wholes(7L)));
    Tensor y = own(context().permuteDims(x, new Options.PermuteDims().axes()));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // permute_dims axes=1,-1,0
  @Test
  void permute_dims_axes_1_m1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().permuteDims(x, new Options.PermuteDims().axes(1, -1, 0)));
    expect(y, DType.FLOAT32, dims(3, 4, 2), 0, floats(0x1p+0, 0x1.ap+3, 0x1p+1, 0x1.cp+3, 0x1.8p+1, 0x1.ep+3, 0x1p+2, 0x1p+4, 0x1.4p+2, 0x1.1p+4, 0x1.8p+2, 0x1.2p+4, 0x1.cp+2, 0x1.3p+4, 0x1p+3, 0x1.4p+4, 0x1.2p+3, 0x1.5p+4, 0x1.4p+3, 0x1.6p+4, 0x1.6p+3, 0x1.7p+4, 0x1.8p+3, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1));
  }

  // pinv
  @Test
  void pinv() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor y = own(context().pinv(x));
    expect(y, DType.FLOAT64, dims(2, 3), 64, floats(0x1.21fb78121fb73p-5, 0x1.2b0b53d2b0b55p-2, 0x1.6a7a5616a7a58p-5, 0x1.cb237e1cb2382p-5, -0x1.ef62ed1ef62f1p-4, 0x1.3a25c213a25c4p-3));
  }

  // pinv rtol=0.5
  @Test
  void pinv_rtol_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0)));
    Tensor y = own(context().pinv(x, new Options.Pinv().rtol(0x1p-1)));
    expect(y, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // polygamma and its gradients
  @Test
  void polygamma_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x2);
    Tensor y = own(context().polygamma(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.32842ap+0, -0x1.535e58p+2, 0x1.6f896ap-5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x2), Arrays.asList(dY), false));
    Tensor dX2 = list.get(0);
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.53e6c4p+0, 0x1.3c3688p+3, -0x1.3334a6p-4));
  }

  // polygamma of other dtypes
  @Test
  void polygamma_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat64 = own(context().polygamma(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.328429d927c67p+0, -0x1.535e57b5b69fp+2, 0x1.6f8969a9fd758p-5));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yFloat16 = own(context().polygamma(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.328p+0, -0x1.534p+2, 0x1.6f8p-5));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, 0x1p+2)));
    Tensor yBfloat16 = own(context().polygamma(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.32p+0, -0x1.54p+2, 0x1.7p-5));
  }

  // pow and its gradients
  @Test
  void pow_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, -0x1.8p-1, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().pow(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.ae89fap-2, 0x1.306fep-1, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.0d163cp+0, -0x1.c8a7dp-4, 0x1.8p+3));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.2a6d48p-2, 0x1.a60a12p-3, 0x1.3c667cp+4));
  }

  // pow of other dtypes
  @Test
  void pow_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, 0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, -0x1.8p-1, 0x1p+1)));
    Tensor yFloat64 = own(context().pow(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.ae89f995ad3adp-2, 0x1.306fe0a31b715p-1, 0x1.2p+3));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, 0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, -0x1.8p-1, 0x1p+1)));
    Tensor yFloat16 = own(context().pow(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.ae8p-2, 0x1.308p-1, 0x1.2p+3));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, 0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, -0x1.8p-1, 0x1p+1)));
    Tensor yBfloat16 = own(context().pow(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.aep-2, 0x1.3p-1, 0x1.2p+3));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().pow(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 16, floats(0x1.0cdd1ee62de6p+1, 0x1.6c1d891a5f093p+0, 0x1.67df2c7346d49p-1, -0x1.2702356ddcbfep-1, 0x1.9466d04acff4fp+2, -0x1.1cd38b40fdaf6p-4));
  }

  // prelu and its gradients
  @Test
  void prelu_and_its_gradients() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p+1, 0x1p-1, -0x1p-1, 0x1.8p+1)));
    Tensor alpha = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(alpha);
    Tensor y = own(context().prelu(x, alpha));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, alpha), null, false));
    Tensor dX = list.get(0);
    Tensor dAlpha = list.get(1);
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-1, 0x1p-1, -0x1p-3, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0));
    expect(dAlpha, DType.FLOAT32, dims(2), 0, floats(-0x1.4p+1, 0x0p+0));
  }

  // prod
  @Test
  void prod() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().prod(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.8p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5));
  }

  // prod axis=
  @Test
  void prod_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().prod(x, new Options.Prod().axis()));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // prod axis=0,-1 keepdims=True
  @Test
  void prod_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().prod(x, new Options.Prod().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 1), 0, floats(0x1.8p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5));
  }

  // prod axis=1
  @Test
  void prod_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().prod(x, new Options.Prod().axis(1)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+3, 0x1p+2, 0x1p+1, 0x1.8p+3, 0x1.8p-1, 0x1p+1));
  }

  // prod dtype=int16
  @Test
  void prod_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2), wholes(100L, 100L)));
    Tensor y = own(context().prod(x, new Options.Prod().dtype(DType.INT16)));
    expect(y, DType.INT16, dims(), 0, wholes(10000L));
  }

  // prod of complex64
  @Test
  void prod_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(3), floats(0x1.8p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+2, 0x0p+0)));
    Tensor y = own(context().prod(x));
    expect(y, DType.COMPLEX64, dims(), 0, floats(0x1.8p+4, 0x0p+0));
  }

  // prod of float16
  @Test
  void prod_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1.8p+1, 0x1p+1, 0x1p+2)));
    Tensor y = own(context().prod(x));
    expect(y, DType.FLOAT16, dims(), 0, floats(0x1.8p+4));
  }

  // prod of int8
  @Test
  void prod_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().prod(x));
    expect(y, DType.INT64, dims(), 0, wholes(24L));
  }

  // prod of uint8
  @Test
  void prod_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().prod(x));
    expect(y, DType.UINT64, dims(), 0, wholes(24L));
  }

  // promotion keeps values
  @Test
  void promotion_keeps_values() throws Exception {
    Tensor a = own(tensor(DType.UINT32, dims(1), wholes(4294967295L)));
    Tensor b = own(tensor(DType.INT32, dims(1), wholes(-1L)));
    Tensor y = own(context().add(a, b));
    expect(y, DType.INT64, dims(1), 0, wholes(4294967294L));
    Tensor c = own(tensor(DType.FLOAT16, dims(1), floats(0x1p-1)));
    Tensor d = own(tensor(DType.INT64, dims(1), wholes(3L)));
    Tensor z = own(context().multiply(c, d));
    expect(z, DType.FLOAT16, dims(1), 0, floats(0x1.8p+0));
    Tensor e = own(tensor(DType.BFLOAT16, dims(1), floats(0x1p+8)));
    Tensor w = own(context().add(c, e));
    expect(w, DType.FLOAT32, dims(1), 0, floats(0x1.008p+8));
  }

  // promotion of bfloat16
  @Test
  void promotion_of_bfloat16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xBfloat16, xBool));
    expect(yBool, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xBfloat16, xInt8));
    expect(yInt8, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xBfloat16, xInt16));
    expect(yInt16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xBfloat16, xInt32));
    expect(yInt32, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xBfloat16, xInt64));
    expect(yInt64, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xBfloat16, xUint8));
    expect(yUint8, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xBfloat16, xUint16));
    expect(yUint16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xBfloat16, xUint32));
    expect(yUint32, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xBfloat16, xUint64));
    expect(yUint64, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xBfloat16, xFloat16));
    expect(yFloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xBfloat16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xBfloat16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xBfloat16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xBfloat16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xBfloat16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of bool
  @Test
  void promotion_of_bool() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xBool, xBool));
    expect(yBool, DType.BOOL, dims(), 0, booleans(true));
    Tensor yInt8 = own(context().where(yes, xBool, xInt8));
    expect(yInt8, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xBool, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xBool, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xBool, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xBool, xUint8));
    expect(yUint8, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xBool, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xBool, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xBool, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xBool, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xBool, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xBool, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xBool, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xBool, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xBool, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of complex128
  @Test
  void promotion_of_complex128() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xComplex128, xBool));
    expect(yBool, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt8 = own(context().where(yes, xComplex128, xInt8));
    expect(yInt8, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt16 = own(context().where(yes, xComplex128, xInt16));
    expect(yInt16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt32 = own(context().where(yes, xComplex128, xInt32));
    expect(yInt32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt64 = own(context().where(yes, xComplex128, xInt64));
    expect(yInt64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint8 = own(context().where(yes, xComplex128, xUint8));
    expect(yUint8, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint16 = own(context().where(yes, xComplex128, xUint16));
    expect(yUint16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint32 = own(context().where(yes, xComplex128, xUint32));
    expect(yUint32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint64 = own(context().where(yes, xComplex128, xUint64));
    expect(yUint64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat16 = own(context().where(yes, xComplex128, xFloat16));
    expect(yFloat16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yBfloat16 = own(context().where(yes, xComplex128, xBfloat16));
    expect(yBfloat16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat32 = own(context().where(yes, xComplex128, xFloat32));
    expect(yFloat32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat64 = own(context().where(yes, xComplex128, xFloat64));
    expect(yFloat64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex64 = own(context().where(yes, xComplex128, xComplex64));
    expect(yComplex64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xComplex128, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of complex64
  @Test
  void promotion_of_complex64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xComplex64, xBool));
    expect(yBool, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt8 = own(context().where(yes, xComplex64, xInt8));
    expect(yInt8, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt16 = own(context().where(yes, xComplex64, xInt16));
    expect(yInt16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt32 = own(context().where(yes, xComplex64, xInt32));
    expect(yInt32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt64 = own(context().where(yes, xComplex64, xInt64));
    expect(yInt64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint8 = own(context().where(yes, xComplex64, xUint8));
    expect(yUint8, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint16 = own(context().where(yes, xComplex64, xUint16));
    expect(yUint16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint32 = own(context().where(yes, xComplex64, xUint32));
    expect(yUint32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint64 = own(context().where(yes, xComplex64, xUint64));
    expect(yUint64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat16 = own(context().where(yes, xComplex64, xFloat16));
    expect(yFloat16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yBfloat16 = own(context().where(yes, xComplex64, xBfloat16));
    expect(yBfloat16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat32 = own(context().where(yes, xComplex64, xFloat32));
    expect(yFloat32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat64 = own(context().where(yes, xComplex64, xFloat64));
    expect(yFloat64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex64 = own(context().where(yes, xComplex64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xComplex64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float16
  @Test
  void promotion_of_float16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat16, xBool));
    expect(yBool, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat16, xInt8));
    expect(yInt8, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat16, xInt16));
    expect(yInt16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat16, xInt32));
    expect(yInt32, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat16, xInt64));
    expect(yInt64, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat16, xUint8));
    expect(yUint8, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat16, xUint16));
    expect(yUint16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat16, xUint32));
    expect(yUint32, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat16, xUint64));
    expect(yUint64, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat16, xBfloat16));
    expect(yBfloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float32
  @Test
  void promotion_of_float32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat32, xBool));
    expect(yBool, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat32, xInt8));
    expect(yInt8, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat32, xInt16));
    expect(yInt16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat32, xInt32));
    expect(yInt32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat32, xInt64));
    expect(yInt64, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat32, xUint8));
    expect(yUint8, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat32, xUint16));
    expect(yUint16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat32, xUint32));
    expect(yUint32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat32, xUint64));
    expect(yUint64, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat32, xFloat16));
    expect(yFloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat32, xBfloat16));
    expect(yBfloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float64
  @Test
  void promotion_of_float64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat64, xBool));
    expect(yBool, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat64, xInt8));
    expect(yInt8, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat64, xInt16));
    expect(yInt16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat64, xInt32));
    expect(yInt32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat64, xInt64));
    expect(yInt64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat64, xUint8));
    expect(yUint8, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat64, xUint16));
    expect(yUint16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat64, xUint32));
    expect(yUint32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat64, xUint64));
    expect(yUint64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat64, xFloat16));
    expect(yFloat16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat64, xBfloat16));
    expect(yBfloat16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat64, xFloat32));
    expect(yFloat32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat64, xComplex64));
    expect(yComplex64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int16
  @Test
  void promotion_of_int16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt16, xBool));
    expect(yBool, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt16, xInt8));
    expect(yInt8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt16, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt16, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt16, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt16, xUint8));
    expect(yUint8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt16, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt16, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int32
  @Test
  void promotion_of_int32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt32, xBool));
    expect(yBool, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt32, xInt8));
    expect(yInt8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt32, xInt16));
    expect(yInt16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt32, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt32, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt32, xUint8));
    expect(yUint8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt32, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt32, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt32, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt32, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int64
  @Test
  void promotion_of_int64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt64, xBool));
    expect(yBool, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt64, xInt8));
    expect(yInt8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt64, xInt16));
    expect(yInt16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt64, xInt32));
    expect(yInt32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt64, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt64, xUint8));
    expect(yUint8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt64, xUint16));
    expect(yUint16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt64, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt64, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt64, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt64, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int8
  @Test
  void promotion_of_int8() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt8, xBool));
    expect(yBool, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt8, xInt8));
    expect(yInt8, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt8, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt8, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt8, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt8, xUint8));
    expect(yUint8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt8, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt8, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt8, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt8, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt8, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt8, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt8, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt8, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint16
  @Test
  void promotion_of_uint16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint16, xBool));
    expect(yBool, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint16, xInt8));
    expect(yInt8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint16, xInt16));
    expect(yInt16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint16, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint16, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint16, xUint8));
    expect(yUint8, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint16, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint16, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint16, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint32
  @Test
  void promotion_of_uint32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint32, xBool));
    expect(yBool, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint32, xInt8));
    expect(yInt8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint32, xInt16));
    expect(yInt16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint32, xInt32));
    expect(yInt32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint32, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint32, xUint8));
    expect(yUint8, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint32, xUint16));
    expect(yUint16, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint32, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint32, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint32, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint32, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint64
  @Test
  void promotion_of_uint64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint64, xBool));
    expect(yBool, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint64, xUint8));
    expect(yUint8, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint64, xUint16));
    expect(yUint16, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint64, xUint32));
    expect(yUint32, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint64, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint64, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint64, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint64, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint8
  @Test
  void promotion_of_uint8() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint8, xBool));
    expect(yBool, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint8, xInt8));
    expect(yInt8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint8, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint8, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint8, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint8, xUint8));
    expect(yUint8, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint8, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint8, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint8, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint8, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint8, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint8, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint8, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint8, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint8, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // qr
  @Test
  void qr() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(3, 2), 64, floats(-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc6p-2, -0x1.9a8365810363fp-1, -0x1.30b657b4819cp-1, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2));
  }

  // qr full_matrices=True
  @Test
  void qr_full_matrices_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x, new Options.Qr().fullMatrices(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc6p-2, -0x1.d8bc83f8883fbp-1, -0x1.9a8365810363fp-1, -0x1.30b657b4819cp-1, 0x1.bceda962621dp-5, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1, 0x1.854ff43615d9ep-2));
    expect(y1, DType.FLOAT64, dims(3, 2), 64, floats(-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2, 0x0p+0, 0x0p+0));
  }

  // qr of a wide matrix
  @Test
  void qr_of_a_wide_matrix() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.c9f25c5bfedd8p-2, -0x1.c9f25c5bfedd8p-1, -0x1.c9f25c5bfedd8p-1, 0x1.c9f25c5bfeddcp-2));
    expect(y1, DType.FLOAT64, dims(2, 3), 64, floats(-0x1.1e3779b97f4a8p+1, -0x1.c9f25c5bfedd8p-2, -0x1.5775c544ff263p+2, 0x0p+0, -0x1.90b410d07f01ep+1, 0x1.c9f25c5bfedep-2));
  }

  // quantile
  @Test
  void quantile() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.4p+0, 0x1.4p+1));
  }

  // quantile axis=1 keepdims=True
  @Test
  void quantile_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.8p+0, 0x1.cp+0, 0x1p+1, 0x1.8p+1));
  }

  // quantile method=HIGHER
  @Test
  void quantile_method_higher() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.HIGHER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
  }

  // quantile method=LOWER
  @Test
  void quantile_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // quantile method=MIDPOINT
  @Test
  void quantile_method_midpoint() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.MIDPOINT)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.8p+0, 0x1.4p+1));
  }

  // quantile method=NEAREST
  @Test
  void quantile_method_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.NEAREST)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // quantile out of range
  @Test
  void quantile_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(1), floats(-0x1p-1)));
    fails(Code.INVALID_ARGUMENT, "quantile", null, () -> context().quantile(x, q));
  }

  // questions about complex numbers and integers
  @Test
  void questions_about_complex_numbers_and_integers() throws Exception {
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x1p+1, Double.POSITIVE_INFINITY, 0x0p+0, 0x0p+0, Double.NaN)));
    Tensor n = own(tensor(DType.INT16, dims(3), wholes(1L, -2L, 0L)));
    Tensor isfiniteZ = own(context().isfinite(z));
    expect(isfiniteZ, DType.BOOL, dims(3), 0, booleans(true, false, false));
    Tensor isfiniteN = own(context().isfinite(n));
    expect(isfiniteN, DType.BOOL, dims(3), 0, booleans(true, true, true));
    Tensor isinfZ = own(context().isinf(z));
    expect(isinfZ, DType.BOOL, dims(3), 0, booleans(false, true, false));
    Tensor isinfN = own(context().isinf(n));
    expect(isinfN, DType.BOOL, dims(3), 0, booleans(false, false, false));
    Tensor isnanZ = own(context().isnan(z));
    expect(isnanZ, DType.BOOL, dims(3), 0, booleans(false, false, true));
    Tensor isnanN = own(context().isnan(n));
    expect(isnanN, DType.BOOL, dims(3), 0, booleans(false, false, false));
    Tensor signs = own(context().signbit(n));
    expect(signs, DType.BOOL, dims(3), 0, booleans(false, true, false));
  }

  // questions about floats
  @Test
  void questions_about_floats() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat16 = own(context().isfinite(xFloat16));
    expect(isfiniteFloat16, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat16 = own(context().isinf(xFloat16));
    expect(isinfFloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat16 = own(context().isnan(xFloat16));
    expect(isnanFloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteBfloat16 = own(context().isfinite(xBfloat16));
    expect(isfiniteBfloat16, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfBfloat16 = own(context().isinf(xBfloat16));
    expect(isinfBfloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanBfloat16 = own(context().isnan(xBfloat16));
    expect(isnanBfloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitBfloat16 = own(context().signbit(xBfloat16));
    Tensor signbitBfloat16Numbers = own(context().slice(signbitBfloat16, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitBfloat16Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat32 = own(context().isfinite(xFloat32));
    expect(isfiniteFloat32, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat32 = own(context().isinf(xFloat32));
    expect(isinfFloat32, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat32 = own(context().isnan(xFloat32));
    expect(isnanFloat32, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitFloat32 = own(context().signbit(xFloat32));
    Tensor signbitFloat32Numbers = own(context().slice(signbitFloat32, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitFloat32Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat64 = own(context().isfinite(xFloat64));
    expect(isfiniteFloat64, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat64 = own(context().isinf(xFloat64));
    expect(isinfFloat64, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat64 = own(context().isnan(xFloat64));
    expect(isnanFloat64, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitFloat64 = own(context().signbit(xFloat64));
    Tensor signbitFloat64Numbers = own(context().slice(signbitFloat64, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitFloat64Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
  }

  // rad2deg and its gradient
  @Test
  void rad2deg_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rad2deg(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.ca5dc2p+6, -0x1.ca5dc2p+4, 0x1.57c652p+5, 0x1.57c652p+7));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.ca5dc2p+5, 0x1.ca5dc2p+4, 0x1.ca5dc2p+6, 0x1.ca5dc2p+3));
  }

  // rad2deg of other dtypes
  @Test
  void rad2deg_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().rad2deg(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.ca5dc1a63c1f8p+6, -0x1.ca5dc1a63c1f8p+4, 0x1.57c6513cad17ap+5, 0x1.57c6513cad17ap+7));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().rad2deg(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.ca4p+6, -0x1.ca4p+4, 0x1.57cp+5, 0x1.57cp+7));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().rad2deg(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.cap+6, -0x1.cap+4, 0x1.58p+5, 0x1.58p+7));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().rad2deg(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.ca5dc1a63c1f8p+5, 0x1.ca5dc1a63c1f8p+7));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().rad2deg(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.ca5dc2p+5, 0x1.ca5dc2p+7));
  }

  // random numbers in a loop come from the stream, one iteration after the other
  @Test
  void random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor u = own(context().randomUniform(new Options.RandomUniform().shape(2)));
      Tensor yF = own(context().add(u, xF));
      return Arrays.asList(yF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    context().setSeed(77L);
    List<Tensor> list = own(context().map(List.of(x), f));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.196628p-3, 0x1.65f59cp-1, 0x1.0eb712p-1, 0x1.416f68p-1, 0x1.46c436p-1, 0x1.c58418p-3));
  }

  // random state
  @Test
  void random_state() throws Exception {
    context().setSeed(5L);
    Tensor before = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    RandomState state = context().randomState();
    Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(x, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
    Tensor again = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(again, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
    Tensor onceMore = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(onceMore, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
  }

  // random state in a checkpoint
  @Test
  void random_state_in_a_checkpoint() throws Exception {
    context().setSeed(5L);
    Tensor before = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    Checkpoint saved = own(checkpoint("saved", new Sequential(), null, Map.of(), Map.of(), List.of("random")));
    Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(x, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
    Tensor again = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(again, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
    Tensor onceMore = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(onceMore, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
  }

  // random_bernoulli
  @Test
  void random_bernoulli() throws Exception {
    Tensor p = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p-2, 0x1p-1, 0x1p+0)));
    Tensor x = own(context().randomBernoulli(p, new Options.RandomBernoulli().seed(3L)));
    expect(x, DType.BOOL, dims(4), 0, booleans(false, true, false, true));
    Tensor q = own(tensor(DType.FLOAT64, dims(), floats(0x1p-1)));
    Tensor y = own(context().randomBernoulli(q, new Options.RandomBernoulli().shape(2, 3).dtype(DType.FLOAT16).seed(4L)));
    expect(y, DType.FLOAT16, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0));
  }

  // random_bernoulli shape=
  @Test
  void random_bernoulli_shape() throws Exception {
    Tensor p = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor y = own(context().randomBernoulli(p, new Options.RandomBernoulli().shape()));
    expect(y, DType.BOOL, dims(), 0, booleans(true));
  }

  // random_categorical by its own seed
  @Test
  void random_categorical_by_its_own_seed() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, -0x1p+0)));
    Tensor x = own(context().randomCategorical(logits, new Options.RandomCategorical().numSamples(5L).seed(21L)));
    expect(x, DType.INT64, dims(2, 5), 0, wholes(1L, 1L, 2L, 2L, 2L, 0L, 0L, 0L, 0L, 0L));
    Tensor y = own(context().randomCategorical(logits, new Options.RandomCategorical().dtype(DType.INT32).seed(22L)));
    expect(y, DType.INT32, dims(2, 1), 0, wholes(1L, 0L));
  }

  // random_crop of equal elements
  @Test
  void random_crop_of_equal_elements() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5, 4, 3), wholes(7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L)));
    Tensor y = own(context().randomCrop(x, new long[] {2, -1, 1}, new Options.RandomCrop().seed(3L)));
    expect(y, DType.INT32, dims(2, 4, 1), 0, wholes(7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L));
  }

  // random_flip turns all or nothing
  @Test
  void random_flip_turns_all_or_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().randomFlip(x, new Options.RandomFlip().axis(1L).seed(3L)));
    Tensor s = own(context().sum(y));
    expect(s, DType.FLOAT32, dims(), 0, floats(0x1.8p+1));
  }

  // random_normal by its own seed
  @Test
  void random_normal_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomNormal(new Options.RandomNormal().shape(6).seed(7L)));
    expect(x, DType.FLOAT32, dims(6), 64, floats(0x1.31a0b2p-12, -0x1.3829cep-2, 0x1.c9ec04p+0, 0x1.116012p+0, 0x1.816feap-2, -0x1.49799ap+0));
    Tensor y = own(context().randomNormal(new Options.RandomNormal().shape(4).dtype(DType.FLOAT64).seed(7L)));
    expect(y, DType.FLOAT64, dims(4), 64, floats(0x1.4d586bf318c2fp-1, 0x1.8e02314da0318p-2, 0x1.4e7654a935a2ep-1, -0x1.6acbbd7f7a718p-3));
    Tensor z = own(context().randomNormal(new Options.RandomNormal().shape(4).mean(0x1.4p+3).stddev(0x1p-1).seed(8L)));
    expect(z, DType.FLOAT32, dims(4), 8, floats(0x1.3b7ddp+3, 0x1.2e0094p+3, 0x1.2a2f78p+3, 0x1.42cb64p+3));
  }

  // random_normal shape=2 mean=3.0 stddev=0.0
  @Test
  void random_normal_shape_2_mean_3_0_stddev_0_0() throws Exception {
    Tensor y = own(context().randomNormal(new Options.RandomNormal().shape(2).mean(0x1.8p+1).stddev(0x0p+0)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.8p+1));
  }

  // random_orthogonal by its own seed
  @Test
  void random_orthogonal_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomOrthogonal(new Options.RandomOrthogonal().shape(3, 2).gain(0x1p+1).dtype(DType.FLOAT64).seed(7L)));
    expect(x, DType.FLOAT64, dims(3, 2), 64, floats(0x1.4d106eea8002p+0, 0x1.688fa34b41ecdp-2, 0x1.8dac3d5c268e5p-1, 0x1.848aa01429084p+0, 0x1.4e2e19e21a85ep+0, -0x1.41054684880eep+0));
    Tensor y = own(context().randomOrthogonal(new Options.RandomOrthogonal().shape(2, 1, 3).seed(7L)));
    expect(y, DType.FLOAT32, dims(2, 1, 3), 64, floats(0x1.4d106ep-1, 0x1.8dac3ep-2, 0x1.4e2e1ap-1, 0x1.688fa4p-3, 0x1.848aap-1, -0x1.410546p-1));
  }

  // random_permutation by its own seed
  @Test
  void random_permutation_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomPermutation(9L, new Options.RandomPermutation().seed(18L)));
    expect(x, DType.INT64, dims(9), 0, wholes(1L, 0L, 7L, 4L, 2L, 5L, 8L, 3L, 6L));
    Tensor y = own(context().randomPermutation(5L, new Options.RandomPermutation().dtype(DType.INT8).seed(19L)));
    expect(y, DType.INT8, dims(5), 0, wholes(0L, 2L, 1L, 4L, 3L));
  }

  // random_truncated_normal by its own seed
  @Test
  void random_truncated_normal_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomTruncatedNormal(new Options.RandomTruncatedNormal().shape(6).seed(7L)));
    expect(x, DType.FLOAT32, dims(6), 64, floats(0x1.816dep+0, 0x1.47743ap-1, -0x1.1e44eep+0, -0x1.419a5ep+0, -0x1.cbb9bap-3, 0x1.8e9132p-1));
    Tensor y = own(context().randomTruncatedNormal(new Options.RandomTruncatedNormal().shape(4).dtype(DType.FLOAT64).seed(7L)));
    expect(y, DType.FLOAT64, dims(4), 64, floats(0x1.47743ce64f5b4p-1, -0x1.419a5ecd2803dp+0, 0x1.8e912f9ef652ap-1, 0x1.87be014ad0395p+0));
    Tensor z = own(context().randomTruncatedNormal(new Options.RandomTruncatedNormal().shape(4).mean(0x1.4p+3).stddev(0x1p-1).seed(8L)));
    expect(z, DType.FLOAT32, dims(4), 8, floats(0x1.4066f6p+3, 0x1.4873b6p+3, 0x1.3bb106p+3, 0x1.3f3934p+3));
  }

  // random_uniform by its own seed
  @Test
  void random_uniform_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(2, 5).seed(7L)));
    expect(x, DType.FLOAT32, dims(2, 5), 0, floats(0x1.e8c0f4p-1, 0x1.8013f2p-1, 0x1.d3abap-4, 0x1.5edacp-4, 0x1.a0ba38p-2, 0x1.972f78p-1, 0x1.5fd7f8p-3, 0x1.ea6bdcp-1, 0x1.8e23p-8, 0x1.14fd8p-7));
    Tensor y = own(context().randomUniform(new Options.RandomUniform().shape(3).dtype(DType.FLOAT64).seed(9L)));
    expect(y, DType.FLOAT64, dims(3), 0, floats(0x1.1185fb19af148p-1, 0x1.8bc80a9bd97a2p-1, 0x1.fa0339a1b7b78p-2));
    Tensor z = own(context().randomUniform(new Options.RandomUniform().shape(4).minval(-0x1p+1).maxval(0x1p+1).seed(9L)));
    expect(z, DType.FLOAT32, dims(4), 2, floats(0x1.5e2904p+0, 0x1.185fap-3, 0x1.b2f44p+0, 0x1.179014p+0));
    Tensor nInt32 = own(context().randomUniform(new Options.RandomUniform().shape(6).minval(-0x1.4p+2).maxval(0x1.8p+2).dtype(DType.INT32).seed(11L)));
    expect(nInt32, DType.INT32, dims(6), 0, wholes(4L, 5L, -2L, -2L, -1L, 2L));
    Tensor nUint8 = own(context().randomUniform(new Options.RandomUniform().shape(6).minval(0x0p+0).maxval(0x1.9p+7).dtype(DType.UINT8).seed(11L)));
    expect(nUint8, DType.UINT8, dims(6), 0, wholes(179L, 191L, 70L, 66L, 79L, 138L));
    Tensor nInt64 = own(context().randomUniform(new Options.RandomUniform().shape(6).minval(-0x1p+40).maxval(0x1p+40).dtype(DType.INT64).seed(11L)));
    expect(nInt64, DType.INT64, dims(6), 0, wholes(1008882645450L, -363385992523L, 425301345994L, -178230363075L, -1024277802699L, 470835103684L));
  }

  // random_uniform shape=3 minval=-1.0 maxval=0.0 seed=4
  @Test
  void random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4() throws Exception {
    Tensor y = own(context().randomUniform(new Options.RandomUniform().shape(3).minval(-0x1p+0).maxval(0x0p+0).seed(4L)));
    expect(y, DType.FLOAT32, dims(3), 2, floats(-0x1.bc321ap-1, -0x1.2802ep-2, -0x1.51343cp-2));
  }

  // random_uniform shape=3 seed=1099511627779
  @Test
  void random_uniform_shape_3_seed_1099511627779() throws Exception {
    Tensor y = own(context().randomUniform(new Options.RandomUniform().shape(3).seed(1099511627779L)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.575be8p-2, 0x1.62808cp-1, 0x1.6e4b34p-1));
  }

  // random_variance_scaling by its own seed
  @Test
  void random_variance_scaling_by_its_own_seed() throws Exception {
    Tensor x = own(context().randomVarianceScaling(new Options.RandomVarianceScaling().shape(2, 3).scale(0x1p+1).fan(Options.Fan.FAN_OUT).seed(7L)));
    expect(x, DType.FLOAT32, dims(2, 3), 64, floats(0x1.65c486p+0, 0x1.2ff408p-1, -0x1.09b968p+0, -0x1.2a85acp+0, -0x1.aabb5cp-3, 0x1.71f678p-1));
    Tensor y = own(context().randomVarianceScaling(new Options.RandomVarianceScaling().shape(4).distribution(Options.Distribution.UNTRUNCATED_NORMAL).dtype(DType.FLOAT64).seed(7L)));
    expect(y, DType.FLOAT64, dims(4), 64, floats(0x1.4d586bf318c2fp-2, 0x1.8e02314da0318p-3, 0x1.4e7654a935a2ep-2, -0x1.6acbbd7f7a718p-4));
    Tensor z = own(context().randomVarianceScaling(new Options.RandomVarianceScaling().shape(2, 4).fan(Options.Fan.FAN_AVG).distribution(Options.Distribution.UNIFORM).seed(8L)));
    expect(z, DType.FLOAT32, dims(2, 4), 64, floats(0x1.583bp-6, 0x1.affe78p-2, -0x1.c77cbp-3, -0x1.4c3bp-5, -0x1.f43bp-7, -0x1.7c4e4p-3, -0x1.c99514p-1, -0x1.9df62cp-1));
  }

  // ravel_multi_index shape=2,3
  @Test
  void ravel_multi_index_shape_2_3() throws Exception {
    Tensor multiIndex0 = own(tensor(DType.INT32, dims(2), wholes(0L, 1L)));
    Tensor multiIndex1 = own(tensor(DType.INT64, dims(2), wholes(2L, 1L)));
    Tensor y = own(context().ravelMultiIndex(List.of(multiIndex0, multiIndex1), new long[] {2, 3}));
    expect(y, DType.INT64, dims(2), 0, wholes(2L, 4L));
  }

  // reciprocal and its gradient
  @Test
  void reciprocal_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reciprocal(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.555556p-2, -0x1p+3, 0x1.555556p+0, 0x1.99999ap-2));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.c71c72p-4, -0x1p+5, -0x1.c71c72p+1, -0x1.47ae14p-5));
  }

  // reciprocal of other dtypes
  @Test
  void reciprocal_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat64 = own(context().reciprocal(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.5555555555555p-2, -0x1p+3, 0x1.5555555555555p+0, 0x1.999999999999ap-2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat16 = own(context().reciprocal(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.554p-2, -0x1p+3, 0x1.554p+0, 0x1.998p-2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yBfloat16 = own(context().reciprocal(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.56p-2, -0x1p+3, 0x1.56p+0, 0x1.9ap-2));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 3L, 9L)));
    Tensor yInt64 = own(context().reciprocal(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.5555555555555p-2, 0x1.c71c71c71c71cp-4));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 3L, 9L)));
    Tensor yUint8 = own(context().reciprocal(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.555556p-2, 0x1.c71c72p-4));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().reciprocal(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.3b13b2p-1, -0x1.d89d8ap-1, -0x1.611a7cp-1, -0x1.1a7b96p-2, 0x1.eb851ep-3, 0x1.47ae14p-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.e4bbd6p-2, -0x1.22d71ap+0, -0x1.85a1a2p-2, -0x1.991ceap-2, 0x1.f212d8p-3, 0x1.0cb296p-2));
  }

  // reciprocal of what is no finite number
  @Test
  void reciprocal_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, -0x0p+0, Double.POSITIVE_INFINITY)));
    Tensor y = own(context().reciprocal(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, 0x0p+0));
  }

  // reciprocal_no_nan and its gradient
  @Test
  void reciprocal_no_nan_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reciprocalNoNan(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.555556p-2, -0x1p+3, 0x1.555556p+0, 0x1.99999ap-2));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.c71c72p-4, -0x1p+5, -0x1.c71c72p+1, -0x1.47ae14p-5));
  }

  // reciprocal_no_nan of other dtypes
  @Test
  void reciprocal_no_nan_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat64 = own(context().reciprocalNoNan(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.5555555555555p-2, -0x1p+3, 0x1.5555555555555p+0, 0x1.999999999999ap-2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat16 = own(context().reciprocalNoNan(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.554p-2, -0x1p+3, 0x1.554p+0, 0x1.998p-2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yBfloat16 = own(context().reciprocalNoNan(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.56p-2, -0x1p+3, 0x1.56p+0, 0x1.9ap-2));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 3L, 9L)));
    Tensor yInt64 = own(context().reciprocalNoNan(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.5555555555555p-2, 0x1.c71c71c71c71cp-4));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 3L, 9L)));
    Tensor yUint8 = own(context().reciprocalNoNan(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.555556p-2, 0x1.c71c72p-4));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().reciprocalNoNan(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.3b13b2p-1, -0x1.d89d8ap-1, -0x1.611a7cp-1, -0x1.1a7b96p-2, 0x1.eb851ep-3, 0x1.47ae14p-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.e4bbd6p-2, -0x1.22d71ap+0, -0x1.85a1a2p-2, -0x1.991ceap-2, 0x1.f212d8p-3, 0x1.0cb296p-2));
  }

  // records in a file, compression=GZIP
  @Test
  void records_in_a_file_compression_gzip() throws Exception {
    String file = writeRecords("file", Compression.GZIP, "one", "", "Zo\u00eb\n", "4444444444444444444444444444444444444444");
    Dataset d = own(Dataset.records(List.of(file), new DatasetOptions.Records().compression("GZIP")));
    expectElements(d, 2, false, "b'one'", "b''", "b'Zo\\xc3\\xab\\n'", "b'4444444444444444444444444444444444444444'");
    Dataset plain = own(Dataset.records(List.of(file)));
    expectElements(plain, -1, false, "!DATA_LOSS");
  }

  // records in a file, compression=NONE
  @Test
  void records_in_a_file_compression_none() throws Exception {
    String file = writeRecords("file", Compression.NONE, "one", "", "Zo\u00eb\n", "4444444444444444444444444444444444444444");
    Dataset d = own(Dataset.records(List.of(file)));
    expectElements(d, 2, false, "b'one'", "b''", "b'Zo\\xc3\\xab\\n'", "b'4444444444444444444444444444444444444444'");
  }

  // reductions of nothing
  @Test
  void reductions_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(0, 2), floats()));
    Tensor ySum = own(context().sum(x, new Options.Sum().axis(0)));
    expect(ySum, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x0p+0));
    Tensor yProd = own(context().prod(x, new Options.Prod().axis(0)));
    expect(yProd, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+0));
    Tensor yMean = own(context().mean(x, new Options.Mean().axis(0)));
    expect(yMean, DType.FLOAT32, dims(2), 0, floats(Double.NaN, Double.NaN));
    fails(Code.INVALID_ARGUMENT, "max", null, () -> context().max(x));
    Tensor n = own(context().max(x, new Options.Max().axis(1)));
    expect(n, DType.FLOAT32, dims(0), 0, floats());
  }

  // refused: a bias of another size
  @Test
  void refused_a_bias_of_another_size() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "bias_add", null, () -> context().biasAdd(x, bias));
  }

  // refused: a bitcast that does not come out even
  @Test
  void refused_a_bitcast_that_does_not_come_out_even() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 3L)));
    fails(Code.INVALID_ARGUMENT, "bitcast", null, () -> context().bitcast(x, DType.INT32));
  }

  // refused: a broadcast to fewer elements
  @Test
  void refused_a_broadcast_to_fewer_elements() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "broadcast_to", null, () -> context().broadcastTo(x, new long[] {3}));
  }

  // refused: a concatenation of nothing
  @Test
  void refused_a_concatenation_of_nothing() throws Exception {
    fails(Code.INVALID_ARGUMENT, "concat", null, () -> context().concat(List.of()));
  }

  // refused: a concatenation of other dims
  @Test
  void refused_a_concatenation_of_other_dims() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "concat", null, () -> context().concat(List.of(values0, values1)));
  }

  // refused: a file longer than its tensors
  @Test
  void refused_a_file_longer_than_its_tensors() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes("76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473223a5b302c385d7d7d000000000000000000"));
  }

  // refused: a file of something else
  @Test
  void refused_a_file_of_something_else() throws Exception {
    fails(Code.INVALID_ARGUMENT, "", null, () -> loadBytes("02000000000000007b7d"));
  }

  // refused: a file that ends in its header
  @Test
  void refused_a_file_that_ends_in_its_header() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes("76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473"));
  }

  // refused: a file that ends in its header's size
  @Test
  void refused_a_file_that_ends_in_its_header_s_size() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes("76000000000000"));
  }

  // refused: a file that ends in its tensors
  @Test
  void refused_a_file_that_ends_in_its_tensors() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes("76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473223a5b302c385d7d7d00000000000000"));
  }

  // refused: a file whose header is no JSON
  @Test
  void refused_a_file_whose_header_is_no_json() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes("76000000000000007d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d0000000000000000"));
  }

  // refused: a file without a byte
  @Test
  void refused_a_file_without_a_byte() throws Exception {
    fails(Code.DATA_LOSS, "", null, () -> loadBytes(""));
  }

  // refused: a filter of other channels
  @Test
  void refused_a_filter_of_other_channels() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(1, 1, 3, 1), floats(0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "conv2d", null, () -> context().conv2d(x, filter));
  }

  // refused: a label out of range
  @Test
  void refused_a_label_out_of_range() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "sparse_softmax_cross_entropy_with_logits", null, () -> context().sparseSoftmaxCrossEntropyWithLogits(logits, labels));
  }

  // refused: a negative dim
  @Test
  void refused_a_negative_dim() throws Exception {
    Tensor value = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "fill", null, () -> context().fill(new long[] {-2}, value));
  }

  // refused: a negative index
  @Test
  void refused_a_negative_index() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(2), wholes(0L, -1L)));
    fails(Code.INVALID_ARGUMENT, "gather", null, () -> context().gather(x, indices));
  }

  // refused: a norm to clip to of 0
  @Test
  void refused_a_norm_to_clip_to_of_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "clip_by_norm", null, () -> context().clipByNorm(x, new Options.ClipByNorm().clipNorm(0x0p+0)));
  }

  // refused: a permutation that names an axis twice
  @Test
  void refused_a_permutation_that_names_an_axis_twice() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "permute_dims", null, () -> context().permuteDims(x, new Options.PermuteDims().axes(0, 0)));
  }

  // refused: a rate of dropout of 1
  @Test
  void refused_a_rate_of_dropout_of_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "dropout", null, () -> context().dropout(x, new Options.Dropout().rate(0x1p+0)));
  }

  // refused: a reshape to another size
  @Test
  void refused_a_reshape_to_another_size() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "reshape", null, () -> context().reshape(x, new long[] {4}));
  }

  // refused: a reshape to two unknown dims
  @Test
  void refused_a_reshape_to_two_unknown_dims() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "reshape", null, () -> context().reshape(x, new long[] {-1, -1}));
  }

  // refused: a slice beyond the end
  @Test
  void refused_a_slice_beyond_the_end() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "slice", null, () -> context().slice(x, new long[] {1}, new Options.Slice().size(2)));
  }

  // refused: a split that does not come out even
  @Test
  void refused_a_split_that_does_not_come_out_even() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "split", null, () -> context().split(x, new long[] {2}));
  }

  // refused: a squeeze of a dim of 2
  @Test
  void refused_a_squeeze_of_a_dim_of_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "squeeze", null, () -> context().squeeze(x, new Options.Squeeze().axis(0)));
  }

  // refused: a stack of other shapes
  @Test
  void refused_a_stack_of_other_shapes() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "stack", null, () -> context().stack(List.of(values0, values1)));
  }

  // refused: a step of 0
  @Test
  void refused_a_step_of_0() throws Exception {
    fails(Code.INVALID_ARGUMENT, "arange", null, () -> context().arange(0x0p+0, new Options.Arange().stop(0x1p+0).step(0x0p+0)));
  }

  // refused: a stride of 0
  @Test
  void refused_a_stride_of_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "strided_slice", null, () -> context().stridedSlice(x, new Options.StridedSlice().begin(0).end(2).strides(0)));
  }

  // refused: a sum along an axis that is not there
  @Test
  void refused_a_sum_along_an_axis_that_is_not_there() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "sum", null, () -> context().sum(x, new Options.Sum().axis(1)));
  }

  // refused: a sum along an axis twice
  @Test
  void refused_a_sum_along_an_axis_twice() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "sum", null, () -> context().sum(x, new Options.Sum().axis(0, -2)));
  }

  // refused: a tensor of rank 33
  @Test
  void refused_a_tensor_of_rank_33() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), floats(0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "expand_dims", null, () -> context().expandDims(x, 0L));
  }

  // refused: an index along an axis out of range
  @Test
  void refused_an_index_along_an_axis_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(1), wholes(2L)));
    fails(Code.INVALID_ARGUMENT, "take_along_axis", null, () -> context().takeAlongAxis(x, indices));
  }

  // refused: an index out of range
  @Test
  void refused_an_index_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(), wholes(7L)));
    fails(Code.INVALID_ARGUMENT, "gather", "indices = 7 is not in [0, 3) [Op:gather]", () -> context().gather(x, indices));
  }

  // refused: an index out of range of many
  @Test
  void refused_an_index_out_of_range_of_many() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(1, 2), wholes(0L, 3L)));
    fails(Code.INVALID_ARGUMENT, "gather_nd", null, () -> context().gatherNd(x, indices));
  }

  // refused: an index to scatter to out of range
  @Test
  void refused_an_index_to_scatter_to_out_of_range() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(1, 1), wholes(4L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "scatter_nd", null, () -> context().scatterNd(indices, updates, new long[] {4}));
  }

  // refused: an integer division by zero
  @Test
  void refused_an_integer_division_by_zero() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(1), wholes(1L)));
    Tensor x2 = own(tensor(DType.INT32, dims(1), wholes(0L)));
    fails(Code.INVALID_ARGUMENT, "floor_divide", null, () -> context().floorDivide(x1, x2));
  }

  // refused: an integer remainder by zero
  @Test
  void refused_an_integer_remainder_by_zero() throws Exception {
    Tensor x1 = own(tensor(DType.UINT8, dims(1), wholes(1L)));
    Tensor x2 = own(tensor(DType.UINT8, dims(1), wholes(0L)));
    fails(Code.INVALID_ARGUMENT, "remainder", null, () -> context().remainder(x1, x2));
  }

  // refused: an integer to a negative power
  @Test
  void refused_an_integer_to_a_negative_power() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(1), wholes(2L)));
    Tensor x2 = own(tensor(DType.INT32, dims(1), wholes(-1L)));
    fails(Code.INVALID_ARGUMENT, "pow", null, () -> context().pow(x1, x2));
  }

  // refused: an order of complex numbers
  @Test
  void refused_an_order_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(1), floats(0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(1), floats(0x1p+1, 0x0p+0)));
    fails(Code.INVALID_ARGUMENT, "less", null, () -> context().less(x1, x2));
  }

  // refused: bits of floats
  @Test
  void refused_bits_of_floats() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "bitwise_and", null, () -> context().bitwiseAnd(x1, x2));
  }

  // refused: bounds in the wrong order
  @Test
  void refused_bounds_in_the_wrong_order() throws Exception {
    fails(Code.INVALID_ARGUMENT, "random_uniform", null, () -> context().randomUniform(new Options.RandomUniform().shape(2).minval(0x1p+0).maxval(0x0p+0)));
  }

  // refused: logic of numbers
  @Test
  void refused_logic_of_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "logical_and", null, () -> context().logicalAnd(x1, x2));
  }

  // refused: more bytes than there are
  @Test
  void refused_more_bytes_than_there_are() throws Exception {
    Tensor value = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    fails(Code.RESOURCE_EXHAUSTED, "fill", null, () -> context().fill(new long[] {1125899906842624L}, value));
  }

  // refused: more elements than can be counted
  @Test
  void refused_more_elements_than_can_be_counted() throws Exception {
    Tensor value = own(tensor(DType.INT8, dims(), wholes(1L)));
    fails(Code.INVALID_ARGUMENT, "fill", null, () -> context().fill(new long[] {1099511627776L, 1099511627776L}, value));
  }

  // refused: saving in a folder that is not there
  @Test
  void refused_saving_in_a_folder_that_is_not_there() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      return Arrays.asList(x);
    }));
    fails(Code.NOT_FOUND, "", null, () -> f.save(Path.of("/no/such/folder/f.eager")));
  }

  // refused: saving to a folder
  @Test
  void refused_saving_to_a_folder() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      return Arrays.asList(x);
    }));
    fails(Code.INVALID_ARGUMENT, "", null, () -> f.save(Path.of("/")));
  }

  // refused: saving where no files are made
  @Test
  void refused_saving_where_no_files_are_made() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      return Arrays.asList(x);
    }));
    fails(Code.PERMISSION_DENIED, "", null, () -> f.save(Path.of("/sys/f.eager")));
  }

  // refused: shapes that do not broadcast
  @Test
  void refused_shapes_that_do_not_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "add", "Incompatible shapes: [2] vs. [3] [Op:add]", () -> context().add(x1, x2));
  }

  // refused: softmax of integers
  @Test
  void refused_softmax_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(1L, 2L)));
    fails(Code.INVALID_ARGUMENT, "softmax", null, () -> context().softmax(x));
  }

  // refused: the product of matrices of wrong sizes
  @Test
  void refused_the_product_of_matrices_of_wrong_sizes() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "matmul", null, () -> context().matmul(x1, x2));
  }

  // relu and its gradient
  @Test
  void relu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().relu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2));
  }

  // relu of other dtypes
  @Test
  void relu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().relu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().relu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().relu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1));
  }

  // relu of what is no finite number
  @Test
  void relu_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(Double.NaN, -Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY)));
    Tensor y = own(context().relu(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(Double.NaN, 0x0p+0, Double.POSITIVE_INFINITY));
  }

  // relu6 and its gradient
  @Test
  void relu6_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().relu6(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0));
  }

  // relu6 of other dtypes
  @Test
  void relu6_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3)));
    Tensor yFloat64 = own(context().relu6(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3)));
    Tensor yFloat16 = own(context().relu6(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3)));
    Tensor yBfloat16 = own(context().relu6(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2));
  }

  // remainder and its gradients
  @Test
  void remainder_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().remainder(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1p-2, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x1.8p+0, 0x1p+1));
  }

  // remainder of other dtypes
  @Test
  void remainder_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().remainder(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p-1, 0x1p-2, -0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().remainder(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p-1, 0x1p-2, -0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().remainder(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p-1, 0x1p-2, -0x1p+0));
  }

  // repeat repeats=0 axis=1
  @Test
  void repeat_repeats_0_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().repeat(x, 0L, new Options.Repeat().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 0), 0, floats());
  }

  // repeat repeats=2
  @Test
  void repeat_repeats_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().repeat(x, 2L));
    expect(y, DType.FLOAT32, dims(12), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(12), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0));
  }

  // repeat repeats=2 axis=0
  @Test
  void repeat_repeats_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().repeat(x, 2L, new Options.Repeat().axis(0L)));
    expect(y, DType.FLOAT32, dims(4, 3), 0, floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1.8p+1, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.4p+0, 0x1p+1, 0x1.4p+2, 0x1.6p+1, 0x1.4p+0, 0x1p+1));
  }

  // repeat repeats=2 axis=1
  @Test
  void repeat_repeats_2_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().repeat(x, 2L, new Options.Repeat().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 6), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0));
  }

  // reshape shape=
  @Test
  void reshape_shape() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(1), wholes(7L)));
    Tensor y = own(context().reshape(x, new long[] {}));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // reshape shape=0,-1,1 zero_copies=True
  @Test
  void reshape_shape_0_m1_1_zero_copies_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reshape(x, new long[] {0, -1, 1}, new Options.Reshape().zeroCopies(true)));
    expect(y, DType.FLOAT32, dims(2, 3, 1), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // reshape shape=3,-1
  @Test
  void reshape_shape_3_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reshape(x, new long[] {3, -1}));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // reshape to a tensor
  @Test
  void reshape_to_a_tensor() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(2, 3), wholes(1L, 2L, 3L, 4L, 5L, 6L)));
    Tensor shape = own(tensor(DType.INT64, dims(2), wholes(3L, 2L)));
    Tensor y = own(context().reshape(x, shape));
    expect(y, DType.INT16, dims(3, 2), 0, wholes(1L, 2L, 3L, 4L, 5L, 6L));
  }

  // reshape_like
  @Test
  void reshape_like() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor like = own(tensor(DType.INT8, dims(3, 2), wholes(0L, 0L, 0L, 0L, 0L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reshapeLike(x, like));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // resize size=-1,3 interpolation=AREA
  @Test
  void resize_size_m1_3_interpolation_area() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {-1, 3}, new Options.Resize().interpolation(Options.Interpolation.AREA)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 2), 16, floats(0x1p+0, 0x1.8p+1, 0x1.4p+3, 0x1.1p+4, 0x1.28p+3, 0x1.54p+4, 0x1.fp+2, 0x1.28p+4, 0x1.48p+4, 0x1.dp+3, 0x1.78p+4, 0x1.68p+4, 0x1.34p+4, 0x1.84p+4, 0x1.cp+3, 0x1.3p+3, 0x1.4cp+4, 0x1.bp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.8p-1, 0x1.8p-2, 0x1.4p+0, 0x1p-2, 0x1.6p+0, 0x1.cp-1, 0x1.2p+0, 0x1.2p+1, 0x1.2p-1, 0x1.8p-1, 0x1.cp-2, 0x1.4p+0, 0x1.4p-2, 0x1.6p+0, 0x1.8p-3, 0x1.2p+0, 0x1.2p+1, 0x1.2p-1, 0x1.4p+0, 0x1.cp-2, 0x1p+0, 0x1.4p-2, 0x1.8p+0, 0x1.8p-3));
  }

  // resize size=-1,3 interpolation=BICUBIC
  @Test
  void resize_size_m1_3_interpolation_bicubic() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {-1, 3}, new Options.Resize().interpolation(Options.Interpolation.BICUBIC)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 2), 16, floats(0x1.4b9fa6p-2, 0x1.bc3804p+0, 0x1.5ap+3, 0x1.1dp+4, 0x1.04f8b8p+3, 0x1.4be75ap+4, 0x1.a879p+2, 0x1.4be75ap+4, 0x1.55p+4, 0x1.bp+3, 0x1.6d8c9ap+4, 0x1.66f798p+4, 0x1.5a421ap+4, 0x1.a5eab6p+4, 0x1.ap+3, 0x1.1p+3, 0x1.489cdap+4, 0x1.b3d0f2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0, 0x1p-2));
  }

  // rfft
  @Test
  void rfft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft(x));
    expect(y, DType.COMPLEX64, dims(2, 3), 16, floats(0x1.4p+3, 0x0p+0, -0x1.8p+1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1.5p+3, 0x0p+0, -0x1.4p+1, -0x1.2p+3, -0x1.cp+1, 0x0p+0));
  }

  // rfft n=2 axis=0
  @Test
  void rfft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft(x, new Options.Rfft().n(2L).axis(0L)));
    expect(y, DType.COMPLEX128, dims(2, 4), 64, floats(0x1.8p+0, 0x0p+0, 0x1.4p+3, 0x0p+0, 0x1.cp+2, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-1, 0x0p+0, -0x1.8p+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+2, 0x0p+0));
  }

  // rfft n=8 norm=ORTHO
  @Test
  void rfft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft(x, new Options.Rfft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(2, 5), 64, floats(0x1.c48c6001f0acp+1, 0x0p+0, 0x1.a827999fcef32p-4, -0x1.5504f333f9de6p+1, -0x1.0f876ccdf6cd9p+0, 0x1.6a09e667f3bcdp-2, 0x1.3504f333f9de6p-1, 0x1.504f333f9de65p-3, 0x0p+0, 0x0p+0, 0x1.db2cfe686fe7cp+1, 0x0p+0, 0x1.36a09e667f3bdp+1, -0x1.67c3b666fb66dp+1, -0x1.c48c6001f0acp-1, -0x1.974b2334f2346p+1, -0x1.095f619980c43p+1, -0x1.60f126641264dp-1, -0x1.3cc8a99af5453p+0, 0x0p+0));
  }

  // rfft norm=FORWARD
  @Test
  void rfft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft(x, new Options.Rfft().norm(Options.Norm.FORWARD)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.4p+1, 0x0p+0, -0x1.8p-1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.5p+1, 0x0p+0, -0x1.4p-1, -0x1.2p+1, -0x1.cp-1, 0x0p+0));
  }

  // rfft of int32
  @Test
  void rfft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().rfft(x));
    expect(y, DType.COMPLEX64, dims(3), 16, floats(0x1.2p+3, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.4p+2, 0x0p+0));
  }

  // rfft of no points
  @Test
  void rfft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "rfft", "Invalid number of FFT data points (0) specified. [Op:rfft]", () -> context().rfft(x, new Options.Rfft().n(0L)));
  }

  // rfft2
  @Test
  void rfft2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft2(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.48p+4, 0x0p+0, -0x1.6p+2, -0x1p+3, -0x1.cp+1, 0x0p+0, -0x1p-1, 0x0p+0, -0x1p-1, 0x1.4p+3, 0x1.cp+1, 0x0p+0));
  }

  // rfft2 s=2,4 axes=1,0 norm=ORTHO
  @Test
  void rfft2_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfft2(x, new Options.Rfft2().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(3, 2), 64, floats(0x1.04371d9ab72fbp+2, 0x0p+0, -0x1.80aa84ce72f89p+1, 0x0p+0, 0x1.0f876ccdf6cd9p+0, -0x1.80aa84ce72f89p+1, -0x1.6a09e667f3bcdp-2, 0x1.536948017481p+1, -0x1.f1cd9cceef239p+0, 0x0p+0, 0x1.26280b3476096p+1, 0x0p+0));
  }

  // rfftfreq n=4 dtype=float64
  @Test
  void rfftfreq_n_4_dtype_float64() throws Exception {
    Tensor y = own(context().rfftfreq(4L, new Options.Rfftfreq().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(3), 1, floats(0x0p+0, 0x1p-2, 0x1p-1));
  }

  // rfftfreq n=5 d=0.5
  @Test
  void rfftfreq_n_5_d_0_5() throws Exception {
    Tensor y = own(context().rfftfreq(5L, new Options.Rfftfreq().d(0x1p-1)));
    expect(y, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x1.99999ap-2, 0x1.99999ap-1));
  }

  // rfftn
  @Test
  void rfftn() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfftn(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.48p+4, 0x0p+0, -0x1.6p+2, -0x1p+3, -0x1.cp+1, 0x0p+0, -0x1p-1, 0x0p+0, -0x1p-1, 0x1.4p+3, 0x1.cp+1, 0x0p+0));
  }
}
