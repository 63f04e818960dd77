// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows4Test extends Row {
  // flip axis=1 of strings
  @Test
  void flip_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().flip(x, new Options.Flip().axis(1)));
    expect(y, DType.STRING, dims(2, 3), 0, strings("\u65e5\u672c", "", "a", "e", "d", "b c"));
  }

  // floor and its gradient of zero
  @Test
  void floor_and_its_gradient_of_zero() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat16 = own(context().floor(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(8), 0, floats(-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yBfloat16 = own(context().floor(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(8), 0, floats(-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xFloat32);
    Tensor yFloat32 = own(context().floor(xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(8), 0, floats(-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat64 = own(context().floor(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(8), 0, floats(-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0));
    List<Tensor> list = own(tape.gradient(List.of(yFloat32), List.of(xFloat32), null, true));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // floor_divide and its gradients
  @Test
  void floor_divide_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    Tensor y = own(context().floorDivide(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x0p+0, -0x1.8p+1, -0x1p+0));
  }

  // floor_divide of other dtypes
  @Test
  void floor_divide_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().floorDivide(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x0p+0, -0x1.8p+1, -0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().floorDivide(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x0p+0, -0x1.8p+1, -0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().floorDivide(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x0p+0, -0x1.8p+1, -0x1p+0));
  }

  // fmax and its gradients
  @Test
  void fmax_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().fmax(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x0p+0));
  }

  // fmax of other dtypes
  @Test
  void fmax_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().fmax(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().fmax(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().fmax(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
  }

  // fmin and its gradients
  @Test
  void fmin_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().fmin(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x0p+0));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x1p+1));
  }

  // fmin of other dtypes
  @Test
  void fmin_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().fmin(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().fmin(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().fmin(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
  }

  // fmod and its gradients
  @Test
  void fmod_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().fmod(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, -0x1p-1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x1p+0, 0x0p+0));
  }

  // fmod of other dtypes
  @Test
  void fmod_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().fmod(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p-1, -0x1p-1, 0x1.8p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().fmod(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p-1, -0x1p-1, 0x1.8p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().fmod(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p-1, -0x1p-1, 0x1.8p+1));
  }

  // fold output_size=3,4 ksize=2
  @Test
  void fold_output_size_3_4_ksize_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 8), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3, 0x1.ap+4, 0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().fold(x, new long[] {3, 4}, new long[] {2}));
    expect(y, DType.FLOAT32, dims(1, 3, 4, 2), 0, floats(0x0p+0, 0x1.6p+3, 0x1.2p+5, 0x1.dp+5, 0x1p+6, 0x1.8p+3, 0x1.ap+3, 0x1.8p+4, 0x1.8p+3, 0x1.1p+5, 0x1.8p+6, 0x1.08p+6, 0x1.38p+6, 0x1.8p+5, 0x1.3p+5, 0x1.ep+5, 0x1.8p+3, 0x1.7p+4, 0x1.ep+5, 0x1p+3, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 6, 8), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // fold output_size=4,3 ksize=2,1 strides=2,1 dilations=2,1 padding=EXPLICIT paddings=1,0,0,0 data_format=NCHW
  @Test
  void fold_output_size_4_3_ksize_2_1_strides_2_1_dilations_2_1_padding_explicit_paddings_1_0_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 6), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().fold(x, new long[] {4, 3}, new long[] {2, 1}, new Options.Fold().strides(2, 1).padding(Options.Padding.EXPLICIT).dataFormat(Options.DataFormat.NCHW).dilations(2, 1).paddings(1, 0, 0, 0)));
    expect(y, DType.FLOAT32, dims(1, 1, 4, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.fp+5, 0x1.4p+3, 0x1p+5, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3));
  }

  // forks have streams of their own, which follow from the seed
  @Test
  void forks_have_streams_of_their_own_which_follow_from_the_seed() throws Exception {
    context().setSeed(12L);
    Context fork = own(context().fork());
    Scope scope = fork.activate();
    Tensor a0 = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(a0, DType.FLOAT32, dims(3), 0, floats(0x1.c85518p-3, 0x1.2b364cp-1, 0x1.4bb8f6p-1));
    scope.close();
    Context fork2 = own(context().fork());
    Scope scope2 = fork2.activate();
    Tensor a1 = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(a1, DType.FLOAT32, dims(3), 0, floats(0x1.d24a32p-1, 0x1.3935f6p-1, 0x1.a26d6ep-1));
    scope2.close();
    Tensor c = own(context().randomUniform(new Options.RandomUniform().shape(4)));
    expect(c, DType.FLOAT32, dims(4), 0, floats(0x1.de1e98p-1, 0x1.7a76ap-3, 0x1.242536p-1, 0x1.618f38p-2));
  }

  // frame frame_length=2 frame_step=1 pad_end=True pad_value=9.0 axis=0
  @Test
  void frame_frame_length_2_frame_step_1_pad_end_true_pad_value_9_0_axis_0() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(1L, 2L, 3L)));
    Tensor y = own(context().frame(x, 2L, 1L, new Options.Frame().padEnd(true).padValue(0x1.2p+3).axis(0L)));
    expect(y, DType.INT32, dims(3, 2), 0, wholes(1L, 2L, 2L, 3L, 3L, 9L));
  }

  // frame frame_length=2 frame_step=2
  @Test
  void frame_frame_length_2_frame_step_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().frame(x, 2L, 2L));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0));
  }

  // frexp
  @Test
  void frexp() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(5), floats(0x1.ap+2, -0x1p-2, 0x0p+0, -0x1.9p+6, 0x1.333334p-2)));
    List<Tensor> list = own(context().frexp(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(5), 0, floats(0x1.ap-1, -0x1p-1, 0x0p+0, -0x1.9p-1, 0x1.333334p-1));
    expect(y1, DType.INT32, dims(5), 0, wholes(3L, -1L, 0L, 7L, -1L));
  }

  // functions that do not fit cond
  @Test
  void functions_that_do_not_fit_cond() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor xF = given.get(0);
      return Arrays.asList(xF);
    }));
    TracedFunction g = own(context().trace("g", List.of(new Spec(DType.FLOAT32)), (c2, given2) -> {
      Tensor xG = given2.get(0);
      Tensor yG = own(context().cast(xG, DType.INT32));
      return Arrays.asList(yG);
    }));
    Tensor p = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    fails(Code.INVALID_ARGUMENT, "cond", null, () -> context().cond(List.of(p, x), f, g));
  }

  // gamma and its gradient
  @Test
  void gamma_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gamma(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.d013fcp+1, 0x1.39b4e8p+0, 0x1.a9639p+1, 0x1.b02b94p+56));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.ea7796p+3, -0x1.54a44ep-1, 0x1.d54548p+2, 0x1.40f168p+56));
  }

  // gamma of other dtypes
  @Test
  void gamma_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().gamma(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.d013fc47eeeeap+1, 0x1.39b4e8b50f62cp+0, 0x1.a96390899a074p+1, 0x1.b02b930689p+56));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().gamma(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.dp+1, 0x1.39cp+0, 0x1.a98p+1, Double.POSITIVE_INFINITY));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().gamma(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.dp+1, 0x1.3ap+0, 0x1.aap+1, 0x1.bp+56));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().gamma(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1p+0, 0x1.3bp+15));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().gamma(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1p+0, 0x1.3bp+15));
  }

  // gather axis=-1 by a scalar
  @Test
  void gather_axis_m1_by_a_scalar() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor indices = own(tensor(DType.INT64, dims(), wholes(3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, indices, new Options.Gather().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1p+3, 0x1.8p+3, 0x1p+4, 0x1.4p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // gather axis=1
  @Test
  void gather_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor indices = own(tensor(DType.INT64, dims(2), wholes(2L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, indices, new Options.Gather().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // gather axis=1 batch_dims=1
  @Test
  void gather_axis_1_batch_dims_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 2L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, indices, new Options.Gather().axis(1L).batchDims(1L)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x1.6p+1, 0x1.4p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // gather axis=1 of strings
  @Test
  void gather_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor indices = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Tensor y = own(context().gather(x, indices, new Options.Gather().axis(1L)));
    expect(y, DType.STRING, dims(2, 3), 0, strings("\u65e5\u672c", "a", "\u65e5\u672c", "e", "b c", "e"));
  }

  // gather by int32
  @Test
  void gather_by_int32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 0L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, indices));
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2));
  }

  // gather by uint8
  @Test
  void gather_by_uint8() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor indices = own(tensor(DType.UINT8, dims(2, 2), wholes(1L, 0L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, indices));
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2));
  }

  // gather of nothing
  @Test
  void gather_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x0p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 0), wholes()));
    Tensor y = own(context().gather(x, indices));
    expect(y, DType.COMPLEX64, dims(2, 0), 0, floats());
  }

  // gather_nd
  @Test
  void gather_nd() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 2), wholes(0L, 1L, 1L, 2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gatherNd(x, indices));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1.8p+2, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1));
  }

  // gather_nd batch_dims=1
  @Test
  void gather_nd_batch_dims_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(2, 2, 1), wholes(2L, 0L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gatherNd(x, indices, new Options.GatherNd().batchDims(1L)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+2, 0x1p+0, 0x1p+3, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.2p+1, 0x0p+0));
  }

  // gather_nd of slices
  @Test
  void gather_nd_of_slices() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor indices = own(tensor(DType.INT16, dims(2, 1), wholes(1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gatherNd(x, indices));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // gather_nd of strings
  @Test
  void gather_nd_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor indices = own(tensor(DType.INT64, dims(2, 2), wholes(1L, 2L, 0L, 0L)));
    Tensor y = own(context().gatherNd(x, indices));
    expect(y, DType.STRING, dims(2), 0, strings("e", "a"));
  }

  // gelu and its gradient
  @Test
  void gelu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gelu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.74bcf8p-5, -0x1.3bf144p-3, 0x1.28f9ap-1, 0x1.7f7b4cp+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.5d1c06p-4, 0x1.0f5eb8p-4, 0x1.ff9a84p+0, 0x1.030edep-2));
  }

  // gelu approximate=False
  @Test
  void gelu_approximate_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1), floats(0x0p+0)));
    Tensor y = own(context().gelu(x, new Options.Gelu().approximate(false)));
    expect(y, DType.FLOAT32, dims(1), 1, floats(0x0p+0));
  }

  // gelu approximate=True and its gradient
  @Test
  void gelu_approximate_true_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gelu(x, new Options.Gelu().approximate(true)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.73ef8ap-5, -0x1.3bfa4cp-3, 0x1.28f098p-1, 0x1.7f88dp+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.60a99ep-4, 0x1.0fa05ep-4, 0x1.ff74d6p+0, 0x1.02f72ep-2));
  }

  // gelu approximate=True of other dtypes
  @Test
  void gelu_approximate_true_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().gelu(xFloat64, new Options.Gelu().approximate(true)));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.73ef8961cab36p-5, -0x1.3bfa4b104180fp-3, 0x1.28f09702d00c3p-1, 0x1.7f88cf57fba7bp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().gelu(xFloat16, new Options.Gelu().approximate(true)));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.74p-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().gelu(xBfloat16, new Options.Gelu().approximate(true)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().gelu(xInt64, new Options.Gelu().approximate(true)));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.aeb0b772a3ae1p-1, 0x1.fffdb2bbf9944p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().gelu(xUint8, new Options.Gelu().approximate(true)));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.aeb0b8p-1, 0x1.fffdb2p+1));
  }

  // gelu of other dtypes
  @Test
  void gelu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().gelu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.74bcf82c9d86p-5, -0x1.3bf143b9aa712p-3, 0x1.28f99fefbe511p-1, 0x1.7f7b4cb426ddcp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().gelu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.74cp-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().gelu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().gelu(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.aec4bd120d37dp-1, 0x1.fffbd94a1aad4p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().gelu(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.aec4bep-1, 0x1.fffbdap+1));
  }

  // global_norm
  @Test
  void global_norm() throws Exception {
    Tensor xs0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tensor xs1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xs0);
    tape.watch(xs1);
    Tensor y = own(context().globalNorm(List.of(xs0, xs1)));
    expect(y, DType.FLOAT32, dims(), 1, floats(0x1.ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(xs0, xs1), Arrays.asList(dY), false));
    Tensor dXs0 = list.get(0);
    Tensor dXs1 = list.get(1);
    expect(dXs0, DType.FLOAT32, dims(2, 2), 4, floats(0x1.d89d8ap-3, 0x0p+0, 0x0p+0, 0x1.3b13b2p-2));
    expect(dXs1, DType.FLOAT32, dims(1), 4, floats(0x1.d89d8ap-1));
  }

  // glu
  @Test
  void glu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1.8p+1, 0x1p-2, -0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().glu(x));
    expect(y, DType.FLOAT32, dims(2, 2), 4, floats(0x1.3eb2fep-1, 0x1.136562p-1, 0x1.6e30fep-2, 0x1.f6ca82p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 16, floats(0x1.3eb2fep-1, 0x1.136562p-3, 0x1.e149ap-3, 0x1.92a946p-3, 0x1.e84152p-3, 0x1.f6ca82p-3, 0x1.428a5p-1, 0x1.2162c2p-10));
  }

  // glu axis=0
  @Test
  void glu_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1.8p+1, 0x1p-2, -0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().glu(x, new Options.Glu().axis(0L)));
    expect(y, DType.FLOAT32, dims(1, 4), 4, floats(0x1.e7b7ccp-1, 0x1.1fd59ap+0, 0x1.e84152p-5, -0x1.f6ca82p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 16, floats(0x1.e7b7ccp-1, 0x1.1fd59ap-2, 0x1.e84152p-3, 0x1.f6ca82p-3, 0x1.721652p-5, 0x1.f81526p-3, 0x1.ae0dcp-4, -0x1.2162c2p-8));
  }

  // glu of an odd size
  @Test
  void glu_of_an_odd_size() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "glu", null, () -> context().glu(x));
  }

  // gradient descent down a parabola
  @Test
  void gradient_descent_down_a_parabola() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+2, -0x1p+3)));
    Variable v = own(new Variable(x, "", true));
    Optimizer sgd = own(new Optimizers.SGD().learningRate(0x1p-2));
    Tape t0 = own(context().tape(false, false));
    Tensor a0 = own(v.value());
    Tensor y0 = own(context().square(a0));
    Tensor loss0 = own(context().sum(y0));
    expect(loss0, DType.FLOAT32, dims(), 0, floats(0x1.4p+6));
    List<Tensor> list = own(t0.gradient(List.of(loss0), List.of(v), null, false));
    Tensor g0 = list.get(0);
    sgd.apply(List.of(v), List.of(g0));
    Tape t1 = own(context().tape(false, false));
    Tensor a1 = own(v.value());
    Tensor y1 = own(context().square(a1));
    Tensor loss1 = own(context().sum(y1));
    expect(loss1, DType.FLOAT32, dims(), 0, floats(0x1.4p+4));
    List<Tensor> list2 = own(t1.gradient(List.of(loss1), List.of(v), null, false));
    Tensor g1 = list2.get(0);
    sgd.apply(List.of(v), List.of(g1));
    Tape t2 = own(context().tape(false, false));
    Tensor a2 = own(v.value());
    Tensor y2 = own(context().square(a2));
    Tensor loss2 = own(context().sum(y2));
    expect(loss2, DType.FLOAT32, dims(), 0, floats(0x1.4p+2));
    List<Tensor> list3 = own(t2.gradient(List.of(loss2), List.of(v), null, false));
    Tensor g2 = list3.get(0);
    sgd.apply(List.of(v), List.of(g2));
    Tensor last = own(v.value());
    expect(last, DType.FLOAT32, dims(2), 0, floats(0x1p-1, -0x1p+0));
  }

  // gradient of cholesky
  @Test
  void gradient_of_cholesky() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.4p+3, 0x1p-1, -0x1p+1, 0x1p-1, 0x1.cp+1, 0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.28p+5, 0x1.4p+2, -0x1p+1, 0x1.4p+2, 0x1.48p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cholesky(x));
    expect(y, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p-1, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+2, 0x0p+0, -0x1p+0, 0x1p+0, 0x1.8p-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1.5da12f684bda1p-2, 0x1.2f684bda12f6bp-6, 0x1.9c71c71c71c72p-3, 0x1.2f684bda12f6bp-6, 0x1.d097b425ed097p-3, 0x1.1c71c71c71c71p-3, 0x1.9c71c71c71c72p-3, 0x1.1c71c71c71c71p-3, 0x1.5555555555555p-3, 0x1.5b425ed097b45p-3, 0x1.997b425ed097ap-1, 0x1.1c71c71c71c72p-3, 0x1.997b425ed097ap-1, 0x1.425ed097b425ep-5, 0x1.1c71c71c71c71p-3, 0x1.1c71c71c71c72p-3, 0x1.1c71c71c71c71p-3, 0x1.5555555555555p-3));
  }

  // gradient of cholesky of complex numbers
  @Test
  void gradient_of_cholesky_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(3, 3), floats(0x1p+2, 0x0p+0, 0x1p+1, -0x1p+2, -0x1p+1, 0x0p+0, 0x1p+1, 0x1p+2, 0x1.cp+3, 0x0p+0, 0x1p-1, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p-1, -0x1p+0, 0x1.2p+2, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cholesky(x));
    expect(y, DType.COMPLEX128, dims(3, 3), 64, floats(0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1p-1, -0x1p+0, 0x1.8p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(3, 3), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.COMPLEX128, dims(3, 3), 64, floats(0x1.85ed097b425ebp-1, 0x0p+0, -0x1.7b425ed097bp-7, 0x1.425ed097b425dp-2, 0x1.871c71c71c71ap-2, -0x1.555555555556p-6, -0x1.7b425ed097bp-7, -0x1.425ed097b425dp-2, 0x1.25ed097b425ecp-2, 0x0p+0, 0x1.1c71c71c71c72p-3, -0x1.71c71c71c71c6p-3, 0x1.871c71c71c71ap-2, 0x1.555555555556p-6, 0x1.1c71c71c71c72p-3, 0x1.71c71c71c71c6p-3, 0x1.5555555555555p-3, 0x0p+0));
  }

  // gradient of cholesky of float32
  @Test
  void gradient_of_cholesky_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.4p+3, 0x1p-1, -0x1p+1, 0x1p-1, 0x1.cp+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cholesky(x));
    expect(y, DType.FLOAT32, dims(3, 3), 1024, floats(0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p-1, 0x1.8p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 1024, floats(0x1.5da13p-2, 0x1.2f684cp-6, 0x1.9c71c8p-3, 0x1.2f684cp-6, 0x1.d097b4p-3, 0x1.1c71c8p-3, 0x1.9c71c8p-3, 0x1.1c71c8p-3, 0x1.555556p-3));
  }

  // gradient of det
  @Test
  void gradient_of_det() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().det(x));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.43fffffffffffp+5, -0x1.16p+5));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1.9fffffffffffep+3, -0x1.bfffffffffffep+1, 0x1.ffffffffffffep+1, -0x1.1ffffffffffffp+3, 0x1.1ffffffffffffp+4, -0x1.1fffffffffffep+3, 0x1.bfffffffffffep+2, -0x1.3fffffffffffep+2, 0x1.6ffffffffffffp+3, -0x1.ep+0, -0x1.ap+2, 0x1p+1, -0x1.8p+1, 0x1.cp+1, -0x1.ep+1, 0x1.cp+0, 0x1.ep+1, -0x1.ap+2));
  }

  // gradient of det of a singular matrix
  @Test
  void gradient_of_det_of_a_singular_matrix() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().det(x));
    expect(y, DType.FLOAT64, dims(), 0, floats(0x0p+0));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor d = list.get(0);
    expect(d, DType.FLOAT64, dims(2, 2), 64, floats(0x1p+0, -0x1p+1, -0x1p+1, 0x1p+2));
  }

  // gradient of det of complex numbers
  @Test
  void gradient_of_det_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().det(x));
    expect(y, DType.COMPLEX128, dims(), 64, floats(0x1.e000000000001p+2, -0x1.8000000000001p+0));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x1.8p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.8000000000002p+0, 0x1.1000000000001p+2, -0x1.8000000000001p-2, 0x1p-1, -0x1.0000000000001p-2, -0x1.cp+0, 0x1.6p+1, 0x1.fffffffffffffp-2));
  }

  // gradient of det of float32
  @Test
  void gradient_of_det_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().det(x));
    expect(y, DType.FLOAT32, dims(), 1024, floats(0x1.44p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 1024, floats(0x1.ap+3, -0x1.cp+1, 0x1p+2, -0x1.2p+3, 0x1.2p+4, -0x1.2p+3, 0x1.cp+2, -0x1.4p+2, 0x1.7p+3));
  }

  // gradient of inv
  @Test
  void gradient_of_inv() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x));
    expect(y, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1.48b0fcd6e9e06p-2, -0x1.c71c71c71c71cp-3, 0x1.61f9add3c0ca4p-3, -0x1.61f9add3c0ca4p-4, 0x1.c71c71c71c71cp-2, -0x1.f9add3c0ca457p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71bp-3, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-4, 0x1.619c8bf8a2127p-3, -0x1.9c8bf8a2126adp-4, 0x1.7f14424d5a3eap-2, -0x1.9c8bf8a2126adp-3, -0x1.ba03aef6ca97p-3, -0x1.d77b654b82c34p-4, 0x1.ba03aef6ca97p-3, 0x1.7f14424d5a3eap-2));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.5375dfed4569ep-3, 0x1.cadb5c973c488p-6, -0x1.0bd29520e47dfp-3, 0x1.d7f7926fabb84p-6, -0x1.37d5dc2e5a99fp-4, -0x1.e8d2b3183afefp-4, -0x1.7d21d438a79f8p-4, -0x1.3058068e1aec4p-5, -0x1.bdbf26beccd8ep-6, -0x1.9b7c9d5ae16edp-4, -0x1.6a83f11b70be4p-2, -0x1.e390dc43e462ep-5, -0x1.d0b2b6b7160fbp-6, 0x1.2a99243d0091dp-3, -0x1.08260db34891bp-3, -0x1.b22ba51b2ce79p-5, 0x1.34e14cd5f5521p-2, -0x1.853a2083dcc17p-4));
  }

  // gradient of inv adjoint=True
  @Test
  void gradient_of_inv_adjoint_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x, new Options.Inv().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-4, 0x1.7f14424d5a3eap-2, -0x1.d77b654b82c34p-4, 0x1.619c8bf8a2127p-3, -0x1.9c8bf8a2126adp-3, 0x1.ba03aef6ca97p-3, -0x1.9c8bf8a2126adp-4, -0x1.ba03aef6ca97p-3, 0x1.7f14424d5a3eap-2));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.103151be5ef88p-3, -0x1.6478f5092b596p-5, -0x1.98e9cc6ae918bp-5, 0x1.9fc7d03dce224p-4, 0x1.c17e118eecae5p-8, -0x1.02754a1894e4fp-6, -0x1.5f7a669e563aep-4, -0x1.e882ca318dad1p-3, 0x1.8e4cddc7e438p-5, -0x1.5d5f1edbde225p-6, 0x1.b6f0bfdb8955ap-3, -0x1.8445e7f6fd782p-2, -0x1.8cf707a528be4p-3, -0x1.5db0870ad33a8p-3, 0x1.65d9f9156602dp-5, -0x1.cfa35b6fe513ap-5, -0x1.bb130a3dfb932p-3, 0x1.99790986d1297p-3));
  }

  // gradient of inv adjoint=True of complex numbers
  @Test
  void gradient_of_inv_adjoint_true_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x, new Options.Inv().adjoint(true)));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.be5be5be5be5dp-2, 0x1.6f96f96f96f98p-3, 0x1.a41a41a41a41ap-7, 0x1.069069069069p-4, -0x1.3b13b13b13b13p-3, -0x1.a41a41a41a419p-4, 0x1.d89d89d89d89cp-3, -0x1.6f96f96f96f96p-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.COMPLEX128, dims(2, 2), 64, floats(-0x1.3e7170efac84dp-3, 0x1.2d9cb268b062dp-8, -0x1.e512025b3964cp-3, 0x1.ceda7780158b3p-3, 0x1.5f6e94731fcfap-4, 0x1.9448096ce5934p-2, 0x1.390ea49b84cbdp-4, -0x1.68db7a066551fp-7));
  }

  // gradient of inv adjoint=True of float32
  @Test
  void gradient_of_inv_adjoint_true_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x, new Options.Inv().adjoint(true)));
    expect(y, DType.FLOAT32, dims(3, 3), 1024, floats(0x1.48b0fcp-2, -0x1.61f9aep-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.c71c72p-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.f9add4p-4, 0x1.22c3f4p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 1024, floats(-0x1.103152p-3, -0x1.6478f6p-5, -0x1.98e9ccp-5, 0x1.9fc7dp-4, 0x1.c17e12p-8, -0x1.02754ap-6, -0x1.5f7a66p-4, -0x1.e882cap-3, 0x1.8e4cdep-5));
  }

  // gradient of inv of complex numbers
  @Test
  void gradient_of_inv_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.be5be5be5be5dp-2, -0x1.6f96f96f96f98p-3, -0x1.3b13b13b13b13p-3, 0x1.a41a41a41a419p-4, 0x1.a41a41a41a41ap-7, -0x1.069069069069p-4, 0x1.d89d89d89d89cp-3, 0x1.6f96f96f96f96p-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.COMPLEX128, dims(2, 2), 64, floats(-0x1.704352fa1bf08p-3, -0x1.242fccd56ae0bp-3, -0x1.1b6f40ccaa547p-3, -0x1.a3c414ded7c61p-2, -0x1.ca7a317bb5454p-3, -0x1.e76d3bc00ac56p-5, -0x1.535048b5c6703p-7, 0x1.170efac84a0e5p-3));
  }

  // gradient of inv of float32
  @Test
  void gradient_of_inv_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().inv(x));
    expect(y, DType.FLOAT32, dims(3, 3), 1024, floats(0x1.48b0fcp-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.61f9aep-4, 0x1.c71c72p-2, -0x1.f9add4p-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.22c3f4p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 1024, floats(-0x1.5375ep-3, 0x1.cadb5cp-6, -0x1.0bd296p-3, 0x1.d7f792p-6, -0x1.37d5dcp-4, -0x1.e8d2b4p-4, -0x1.7d21d4p-4, -0x1.305806p-5, -0x1.bdbf26p-6));
  }

  // gradient of slogdet
  @Test
  void gradient_of_slogdet() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().slogdet(x));
    Tensor sign = list.get(0);
    Tensor logabsdet = list.get(1);
    expect(sign, DType.FLOAT64, dims(2), 64, floats(0x1p+0, -0x1p+0));
    Tensor dSign = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p-1)));
    expect(logabsdet, DType.FLOAT64, dims(2), 64, floats(0x1.d9c44359b7799p+1, 0x1.c62abf8b0f92dp+1));
    Tensor dLogabsdet = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(sign, logabsdet), List.of(x), Arrays.asList(dSign, dLogabsdet), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT64, dims(2, 3, 3), 64, floats(0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-5, 0x1.7f14424d5a3eap-3, -0x1.d77b654b82c34p-5, 0x1.619c8bf8a2127p-4, -0x1.9c8bf8a2126adp-4, 0x1.ba03aef6ca97p-4, -0x1.9c8bf8a2126adp-5, -0x1.ba03aef6ca97p-4, 0x1.7f14424d5a3eap-3));
  }

  // gradient of slogdet of a singular matrix
  @Test
  void gradient_of_slogdet_of_a_singular_matrix() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().slogdet(x));
    Tensor sign = list.get(0);
    Tensor log = list.get(1);
    expect(sign, DType.FLOAT64, dims(), 0, floats(0x0p+0));
    fails(Code.INVALID_ARGUMENT, null, null, () -> tape.gradient(List.of(log), List.of(x), null, false));
  }

  // gradient of slogdet of complex numbers
  @Test
  void gradient_of_slogdet_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().slogdet(x));
    Tensor sign = list.get(0);
    Tensor logabsdet = list.get(1);
    expect(sign, DType.COMPLEX128, dims(), 64, floats(0x1.f60eab9a5d3a3p-1, -0x1.91a556151761cp-3));
    Tensor dSign = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x1.8p-1)));
    expect(logabsdet, DType.FLOAT64, dims(), 64, floats(0x1.046aef310007p+1));
    Tensor dLogabsdet = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(sign, logabsdet), List.of(x), Arrays.asList(dSign, dLogabsdet), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.132501de64cd6p-2, 0x1.2bccf7a2b65c1p-1, -0x1.80288cf24db56p-5, 0x1.377b858fb27p-4, -0x1.dd9cfc5a2e554p-5, -0x1.f78fcc08d94aap-3, 0x1.9785a8cc45dd4p-2, 0x1.22b41d8a6d158p-5));
  }

  // gradient of slogdet of float32
  @Test
  void gradient_of_slogdet_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().slogdet(x));
    Tensor sign = list.get(0);
    Tensor logabsdet = list.get(1);
    expect(sign, DType.FLOAT32, dims(), 1024, floats(0x1p+0));
    Tensor dSign = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    expect(logabsdet, DType.FLOAT32, dims(), 1024, floats(0x1.d9c444p+1));
    Tensor dLogabsdet = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(sign, logabsdet), List.of(x), Arrays.asList(dSign, dLogabsdet), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 1024, floats(0x1.48b0fcp-2, -0x1.61f9aep-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.c71c72p-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.f9add4p-4, 0x1.22c3f4p-2));
  }

  // gradient of solve
  @Test
  void gradient_of_solve() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.aaaaaaaaaaaaap+0, -0x1.c71c71c71c71dp-2, 0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.da99cf8a021b5p-1, 0x1.5fde49beaee17p-1, -0x1.da99cf8a021b5p-1, 0x1.7b425ed097b43p-2, 0x1.097b425ed097cp-2, 0x1.7b425ed097b43p-2, -0x1.940436c82a23cp+0, 0x1.fabb85cb5339dp-1, -0x1.940436c82a23cp+0));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.2f684bda12f68p-2, 0x1.bda12f684bda1p-2, 0x1.5555555555556p-2, -0x1.5555555555555p-1, 0x1.684bda12f684bp-2, 0x1.d097b425ed097p-1));
  }

  // gradient of solve adjoint=True
  @Test
  void gradient_of_solve_adjoint_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1.8e38e38e38e39p-1, 0x1.fcd6e9e06522cp-1, -0x1p+1, -0x1.1c71c71c71c71p+0, 0x1.1c71c71c71c72p+0, 0x1.6b74f0329161fp+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.7351aa64bee0dp-1, -0x1.6fa1bb3fdf897p-3, -0x1.ce455ff243f86p-1, 0x1.edbd474964c8dp-1, 0x1.cc0705f8463bbp-1, 0x1.19a2970059e6p+0, -0x1.093a552363c52p+0, -0x1.069818090d624p-2, -0x1.4a318dad0bfa8p+0));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.161f9add3c0cbp-3, 0x1.3f35ba781948bp-1, 0x1.3c0ca4587e6b7p-1, -0x1.35ba781948b0fp-2, 0x1.48b0fcd6e9e09p-4, 0x1.b0fcd6e9e0652p-1));
  }

  // gradient of solve adjoint=True for a vector
  @Test
  void gradient_of_solve_adjoint_true_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1.948b0fcd6e9e1p-1, -0x1.c71c71c71c71dp+0, 0x1.4587e6b74f033p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.c17e118eecafap-2, 0x1.67980e0bf08c8p-4, -0x1.c17e118eecafap-2, 0x1.f9add3c0ca45ap-1, -0x1.948b0fcd6e9e1p-3, 0x1.f9add3c0ca45ap-1, -0x1.69b3722102755p-1, 0x1.215c5b4d9b911p-3, -0x1.69b3722102755p-1));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1.1c71c71c71c72p-1, -0x1.c71c71c71c71dp-4, 0x1.1c71c71c71c72p-1));
  }

  // gradient of solve adjoint=True of batches that broadcast
  @Test
  void gradient_of_solve_adjoint_true_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1.8e38e38e38e39p-1, 0x1.fcd6e9e06522cp-1, -0x1p+1, -0x1.1c71c71c71c71p+0, 0x1.1c71c71c71c72p+0, 0x1.6b74f0329161fp+0, -0x1.3e9e6374075dfp+0, -0x1.d77b654b82c35p-5, 0x1.3568fa798dd02p+0, 0x1.1ba03aef6ca98p+0, 0x1.4b82c33917f15p+0, 0x1.2fe28849ab47ep+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.7351aa64bee0dp-1, -0x1.6fa1bb3fdf897p-3, -0x1.ce455ff243f86p-1, 0x1.edbd474964c8dp-1, 0x1.cc0705f8463bbp-1, 0x1.19a2970059e6p+0, -0x1.093a552363c52p+0, -0x1.069818090d624p-2, -0x1.4a318dad0bfa8p+0, 0x1.8dc954c921e81p-3, 0x1.175c0524144c8p-3, 0x1.8cdbe4ead70b9p-3, -0x1.03536195c34a2p-1, 0x1.e83ad449ef1efp-3, -0x1.1c8daacdb7861p+0, -0x1.15d9564508189p-1, 0x1.058d3ade76f52p-2, -0x1.30e0eddc69344p+0));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.1c8ee1b0eb60ap-2, 0x1.d9ea37b4e030cp-1, 0x1.7c828331d14c2p-1, -0x1.4f5a78d38c674p-1, 0x1.901631113651ep-3, 0x1.b92f39baec83ap+0));
  }

  // gradient of solve adjoint=True of complex numbers
  @Test
  void gradient_of_solve_adjoint_true_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tensor x2 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.3b13b13b13b14p-3, 0x1.be5be5be5be5dp-2, 0x1.44ec4ec4ec4edp-1, 0x1.adf2df2df2df4p-1, -0x1.20d20d20d20d1p-1, 0x1.069069069069p-1, 0x1.6f96f96f96f95p-4, -0x1.be5be5be5be5cp-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.COMPLEX128, dims(2, 2), 64, floats(-0x1.856d91ecd0083p+0, 0x1.3cc29115601bp-3, -0x1.18bddaa296782p-1, -0x1.e66ab5704352ep-4, 0x1.98a84f7145d98p-3, 0x1.135b0e4e6ebf8p-3, -0x1.7d0df841fa472p-3, -0x1.c3939bafe2606p-2));
    expect(dX2, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.be5be5be5be62p-4, 0x1.f2df2df2df2dcp-4, 0x1.6276276276276p-1, 0x1.3483483483484p+0, 0x1.0348348348346p-2, 0x1.4d20d20d20d2p-1, 0x1.b13b13b13b13ap-3, 0x1.be5be5be5be5bp-4));
  }

  // gradient of solve adjoint=True of float32
  @Test
  void gradient_of_solve_adjoint_true_of_float32() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.FLOAT32, dims(3, 2), 1024, floats(0x1.8e38e4p-1, 0x1.fcd6eap-1, -0x1p+1, -0x1.1c71c8p+0, 0x1.1c71c8p+0, 0x1.6b74fp+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3, 3), 1024, floats(-0x1.7351aap-1, -0x1.6fa1bcp-3, -0x1.ce456p-1, 0x1.edbd48p-1, 0x1.cc0706p-1, 0x1.19a298p+0, -0x1.093a56p+0, -0x1.069818p-2, -0x1.4a318ep+0));
    expect(dX2, DType.FLOAT32, dims(3, 2), 1024, floats(0x1.161f9ap-3, 0x1.3f35bap-1, 0x1.3c0ca4p-1, -0x1.35ba78p-2, 0x1.48b0fcp-4, 0x1.b0fcd6p-1));
  }

  // gradient of solve for a vector
  @Test
  void gradient_of_solve_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1.48b0fcd6e9e06p+0, -0x1.587e6b74f0328p+0, 0x1.6522c3f35ba77p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.3875adfbb53d9p-1, 0x1.477b56590a43p-1, -0x1.537fdd0a1b142p-1, 0x1.242b8b69b3722p-1, -0x1.32377bf62ad79p-1, 0x1.3d743c668a5bfp-1, -0x1.be5ef88c277c9p-1, 0x1.d3d4c47f333b2p-1, -0x1.e4ffce0e6fd3ap-1));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1.e6b74f0329162p-2, -0x1.c71c71c71c71dp-2, 0x1.5ba781948b0fdp-1));
  }

  // gradient of solve of batches that broadcast
  @Test
  void gradient_of_solve_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.aaaaaaaaaaaaap+0, -0x1.c71c71c71c71dp-2, 0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.3917f14424d5ap-1, -0x1.9c8bf8a2126aap-4, 0x1.17f14424d5a3ep-1, -0x1.ba03aef6ca96dp-3, -0x1.d77b654b82c16p-7, 0x1.5fc51093568fap+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.da99cf8a021b5p-1, 0x1.5fde49beaee17p-1, -0x1.da99cf8a021b5p-1, 0x1.7b425ed097b43p-2, 0x1.097b425ed097cp-2, 0x1.7b425ed097b43p-2, -0x1.940436c82a23cp+0, 0x1.fabb85cb5339dp-1, -0x1.940436c82a23cp+0, 0x1.b88e9174e73c5p-3, 0x1.11e688a8a4d29p-6, -0x1.df12fcac9e6a2p-1, 0x1.eb9f2b9425788p-5, -0x1.9a6d4213b0729p-6, -0x1.04c1b66912382p-3, -0x1.aac02628d602dp-5, 0x1.c5ac9b05e56bcp-5, -0x1.4e8820f7305ap-5));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.122db3bd26f3p-1, 0x1.1e5f1671187cfp+0, 0x1.aa0d8188e6d48p-2, -0x1.2572cd0baa0d7p-1, 0x1.0c35c04a36fa9p-2, 0x1.df538f50491f9p-1));
  }

  // gradient of solve of complex numbers
  @Test
  void gradient_of_solve_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tensor x2 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.f2df2df2df2ep-1, -0x1.a41a41a41a419p-3, 0x1.be5be5be5be5cp-1, -0x1.a41a41a41a41ep-6, -0x1.96f96f96f96f8p-1, -0x1.6f96f96f96f96p-2, 0x1.a41a41a41a418p-6, 0x1.a41a41a41a419p-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.e3b94f462f768p-3, -0x1.e931a6cba7ce4p+0, 0x1.16b8ce030792fp-3, 0x1.5427b8a2eca4ep-2, -0x1.f9c5c3beb2127p-1, 0x1.0941cf30a4457p-1, 0x1.0fd2383734ae5p-1, -0x1.590941cf30a43p-2));
    expect(dX2, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.d89d89d89d89ep-3, 0x1.4ec4ec4ec4ec5p-1, -0x1.5555555555554p-2, 0x1.6aaaaaaaaaaabp+0, 0x1.4ec4ec4ec4ec4p-1, -0x1.d89d89d89d89ep-3, 0x1.5555555555555p-2, -0x1p-1));
  }

  // gradient of solve of float32
  @Test
  void gradient_of_solve_of_float32() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT32, dims(3, 2), 1024, floats(0x1.555556p+0, 0x1.38e38ep+0, -0x1.aaaaaap+0, -0x1.c71c72p-2, 0x1.555556p+0, 0x1.38e38ep+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3, 3), 1024, floats(-0x1.da99dp-1, 0x1.5fde4ap-1, -0x1.da99dp-1, 0x1.7b425ep-2, 0x1.097b42p-2, 0x1.7b425ep-2, -0x1.940436p+0, 0x1.fabb86p-1, -0x1.940436p+0));
    expect(dX2, DType.FLOAT32, dims(3, 2), 1024, floats(0x1.2f684cp-2, 0x1.bda13p-2, 0x1.555556p-2, -0x1.555556p-1, 0x1.684bdap-2, 0x1.d097b4p-1));
  }

  // gradient of triangular_solve
  @Test
  void gradient_of_triangular_solve() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1p-2, 0x1p-1, -0x1.0aaaaaaaaaaaap+0, 0x1.5555555555555p-4, 0x1.bbbbbbbbbbbbcp-1, 0x1.bbbbbbbbbbbbcp-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.caaaaaaaaaaacp-3, 0x0p+0, 0x0p+0, 0x1.555555555555ap-5, 0x1.0666666666665p-1, 0x0p+0, -0x1.8000000000001p-2, 0x1.0cccccccccccdp-2, -0x1.8f5c28f5c28f7p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.1111111111111p-2, 0x1.4222222222223p-2, 0x1.dddddddddddddp-2, -0x1.4444444444445p-2, 0x1.3333333333334p-2, 0x1.3333333333334p-1));
  }

  // gradient of triangular_solve adjoint=True
  @Test
  void gradient_of_triangular_solve_adjoint_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1.0444444444444p-1, 0x1.7dddddddddddep-1, -0x1.4444444444444p+0, -0x1.7777777777778p-2, 0x1.999999999999ap-2, 0x1.999999999999ap-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.c333333333333p-3, 0x0p+0, 0x0p+0, 0x1.7333333333333p-2, 0x1.a111111111111p-1, 0x0p+0, -0x1.999999999999ap-3, -0x1.3333333333333p-2, -0x1.0a3d70a3d70a5p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1p-2, 0x1p-3, 0x1.4p-1, 0x1p-4, 0x1.999999999999cp-4, 0x1.3333333333334p-1));
  }

  // gradient of triangular_solve adjoint=True for a vector
  @Test
  void gradient_of_triangular_solve_adjoint_true_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1.1111111111111p-1, -0x1.1111111111111p+0, 0x1.3333333333333p-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.1111111111111p-3, 0x0p+0, 0x0p+0, 0x1.1111111111111p-2, 0x1.1111111111111p-3, 0x0p+0, -0x1.3333333333333p-3, -0x1.3333333333333p-4, -0x1.eb851eb851eb8p-3));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1p-2, 0x1p-3, 0x1.999999999999ap-2));
  }

  // gradient of triangular_solve adjoint=True lower=False
  @Test
  void gradient_of_triangular_solve_adjoint_true_lower_false() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false).adjoint(true)));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1p-2, 0x1p-1, -0x1.1555555555555p+0, 0x0p+0, 0x1.6eeeeeeeeeeefp-1, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.2aaaaaaaaaaabp-2, -0x1.5555555555554p-4, -0x1.8000000000001p-2, 0x0p+0, 0x1.3a4fa4fa4fa4fp-1, 0x1.4cccccccccccdp-2, 0x0p+0, 0x0p+0, -0x1.a147ae147ae16p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.0888888888889p-2, 0x1.d111111111112p-2, 0x1.2222222222222p-1, -0x1.dddddddddddep-4, 0x1.3333333333334p-2, 0x1.3333333333334p-1));
  }

  // gradient of triangular_solve adjoint=True lower=False for a vector
  @Test
  void gradient_of_triangular_solve_adjoint_true_lower_false_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false).adjoint(true)));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1p-2, -0x1.8p-1, 0x1.b333333333333p-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.c444444444444p-4, -0x1.111111111111p-7, -0x1.999999999999ap-4, 0x0p+0, 0x1.9999999999998p-6, 0x1.3333333333334p-2, 0x0p+0, 0x0p+0, -0x1.5c28f5c28f5c3p-2));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1.c444444444444p-2, 0x1.111111111111p-5, 0x1.999999999999ap-2));
  }

  // gradient of triangular_solve adjoint=True lower=False of batches that broadcast
  @Test
  void gradient_of_triangular_solve_adjoint_true_lower_false_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false).adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1p-2, 0x1p-1, -0x1.1555555555555p+0, 0x0p+0, 0x1.6eeeeeeeeeeefp-1, 0x1p+0, 0x1.0000000000001p+0, 0x1p+1, 0x1.8000000000001p+2, 0x1.6000000000001p+2, -0x1.0000000000001p+0, -0x1.d555555555557p-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.2aaaaaaaaaaabp-2, -0x1.5555555555554p-4, -0x1.8000000000001p-2, 0x0p+0, 0x1.3a4fa4fa4fa4fp-1, 0x1.4cccccccccccdp-2, 0x0p+0, 0x0p+0, -0x1.a147ae147ae16p-1, -0x1.8eaaaaaaaaaabp+3, 0x1.faaaaaaaaaaabp+1, -0x1.1555555555555p+0, 0x0p+0, 0x1.8c00000000001p+3, -0x1.a000000000001p+1, 0x0p+0, 0x0p+0, 0x1.1555555555556p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.1bbbbbbbbbbbcp+1, 0x1.6d11111111111p+2, 0x1.bbbbbbbbbbbbcp-4, -0x1.ddddddddddddep+0, 0x1.8888888888889p-2, 0x1.199999999999ap+0));
  }

  // gradient of triangular_solve adjoint=True of batches that broadcast
  @Test
  void gradient_of_triangular_solve_adjoint_true_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1.0444444444444p-1, 0x1.7dddddddddddep-1, -0x1.4444444444444p+0, -0x1.7777777777778p-2, 0x1.999999999999ap-2, 0x1.999999999999ap-1, -0x1.b555555555556p+3, -0x1.5555555555558p+0, 0x1p+2, 0x1.8p+0, 0x1.5555555555555p-1, 0x1.5555555555555p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.c333333333333p-3, 0x0p+0, 0x0p+0, 0x1.7333333333333p-2, 0x1.a111111111111p-1, 0x0p+0, -0x1.999999999999ap-3, -0x1.3333333333333p-2, -0x1.0a3d70a3d70a5p-1, 0x1.72aaaaaaaaaabp+3, 0x0p+0, 0x0p+0, -0x1.2p+2, -0x1.ap+3, 0x0p+0, -0x1.d555555555555p+0, -0x1.1555555555555p+2, 0x1.c71c71c71c71cp-3));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1p+0, 0x1.2p+0, 0x1.9p+1, 0x1.08p+1, -0x1.2222222222222p-1, 0x1.8888888888889p-1));
  }

  // gradient of triangular_solve adjoint=True of complex numbers
  @Test
  void gradient_of_triangular_solve_adjoint_true_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tensor x2 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().adjoint(true)));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.d89d89d89d89ep-4, 0x1.b13b13b13b13bp-2, 0x1.15a95a95a95aap-1, 0x1.ad4ad4ad4ad4bp-1, -0x1.13b13b13b13b2p-1, 0x1.6276276276276p-1, 0x1.13b13b13b13b2p-2, 0x1.3b13b13b13b14p-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.COMPLEX128, dims(2, 2), 64, floats(-0x1.7640973ca6fdbp+0, -0x1.2e794dfb461aap-2, 0x0p+0, 0x0p+0, -0x1.42f42f42f42f5p-3, -0x1.0bd0bd0bd0bd2p-2, -0x1.5240d5486837bp-2, -0x1.0defa3e68d2dbp-1));
    expect(dX2, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.199999999999ap-1, 0x1.999999999999ap-4, 0x1.999999999999ap-1, 0x1.199999999999ap+0, 0x1.2372372372372p-2, 0x1.3237237237237p-1, 0x1.a95a95a95a95bp-3, 0x1.6a56a56a56a57p-4));
  }

  // gradient of triangular_solve for a vector
  @Test
  void gradient_of_triangular_solve_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1p-2, -0x1.6aaaaaaaaaaabp-1, 0x1.ddddddddddddep-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.7333333333333p-4, 0x0p+0, 0x0p+0, 0x1.999999999999bp-6, -0x1.2222222222223p-4, 0x0p+0, -0x1.999999999999ap-4, 0x1.2222222222223p-2, -0x1.7e4b17e4b17e5p-2));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1.7333333333333p-2, -0x1.999999999999bp-4, 0x1.999999999999ap-2));
  }

  // gradient of triangular_solve lower=False
  @Test
  void gradient_of_triangular_solve_lower_false() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false)));
    expect(y, DType.FLOAT64, dims(3, 2), 64, floats(0x1.7777777777778p-1, 0x1.d99999999999ap-1, -0x1.2222222222222p+0, -0x1.999999999999ap-4, 0x1.999999999999ap-2, 0x1.999999999999ap-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.3222222222222p-2, 0x1.2eeeeeeeeeeefp-2, -0x1.999999999999ap-3, 0x0p+0, 0x1.549f49f49f49ep-1, -0x1.1111111111111p-2, 0x0p+0, 0x0p+0, -0x1.40da740da740ep-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1p-2, 0x1p-3, 0x1.2aaaaaaaaaaaap-1, 0x1.5555555555555p-5, 0x1.2222222222223p-2, 0x1.4888888888889p-1));
  }

  // gradient of triangular_solve lower=False for a vector
  @Test
  void gradient_of_triangular_solve_lower_false_for_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false)));
    expect(y, DType.FLOAT64, dims(3), 64, floats(0x1.8888888888889p-1, -0x1.bbbbbbbbbbbbcp-1, 0x1.3333333333333p-1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.8888888888889p-3, 0x1.bbbbbbbbbbbbcp-3, -0x1.3333333333333p-3, 0x0p+0, 0x1.27d27d27d27d2p-4, -0x1.9999999999999p-5, 0x0p+0, 0x0p+0, -0x1.28f5c28f5c28fp-2));
    expect(dX2, DType.FLOAT64, dims(3), 64, floats(0x1p-2, 0x1.5555555555555p-4, 0x1.eeeeeeeeeeeeep-2));
  }

  // gradient of triangular_solve lower=False of batches that broadcast
  @Test
  void gradient_of_triangular_solve_lower_false_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false)));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1.7777777777778p-1, 0x1.d99999999999ap-1, -0x1.2222222222222p+0, -0x1.999999999999ap-4, 0x1.999999999999ap-2, 0x1.999999999999ap-1, -0x1.4aaaaaaaaaaabp+3, -0x1.2aaaaaaaaaaaap+0, 0x1.aaaaaaaaaaaabp+1, 0x1.5555555555554p-3, 0x1.5555555555555p-1, 0x1.5555555555555p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.3222222222222p-2, 0x1.2eeeeeeeeeeefp-2, -0x1.999999999999ap-3, 0x0p+0, 0x1.549f49f49f49ep-1, -0x1.1111111111111p-2, 0x0p+0, 0x0p+0, -0x1.40da740da740ep-1, 0x1.1d55555555556p+3, -0x1.5555555555556p+1, -0x1.d555555555555p+0, 0x0p+0, -0x1.8000000000002p+2, -0x1.4000000000001p+1, 0x0p+0, 0x0p+0, 0x1.d555555555556p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1p+0, 0x1.2p+0, 0x1.2aaaaaaaaaaacp+1, 0x1.0aaaaaaaaaaacp+0, -0x1.b333333333335p-2, 0x1.3bbbbbbbbbbbdp-2));
  }

  // gradient of triangular_solve of batches that broadcast
  @Test
  void gradient_of_triangular_solve_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 3, 2), 64, floats(0x1p-2, 0x1p-1, -0x1.0aaaaaaaaaaaap+0, 0x1.5555555555555p-4, 0x1.bbbbbbbbbbbbcp-1, 0x1.bbbbbbbbbbbbcp-1, 0x1p+0, 0x1p+1, 0x1.cp+2, 0x1.ep+2, -0x1.1555555555555p+1, -0x1.1555555555555p+0));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT64, dims(2, 3, 3), 64, floats(-0x1.caaaaaaaaaaacp-3, 0x0p+0, 0x0p+0, 0x1.555555555555ap-5, 0x1.0666666666665p-1, 0x0p+0, -0x1.8000000000001p-2, 0x1.0cccccccccccdp-2, -0x1.8f5c28f5c28f7p-1, -0x1.06aaaaaaaaaabp+4, 0x0p+0, 0x0p+0, 0x1.7p+1, 0x1.8p+3, 0x0p+0, -0x1.1555555555555p+0, -0x1.1555555555555p+2, 0x1.71c71c71c71c6p-1));
    expect(dX2, DType.FLOAT64, dims(3, 2), 64, floats(0x1.5777777777777p+1, 0x1.d422222222222p+2, 0x1.7777777777774p-4, -0x1.9111111111111p+0, 0x1.8888888888889p-2, 0x1.199999999999ap+0));
  }

  // gradient of triangular_solve of complex numbers
  @Test
  void gradient_of_triangular_solve_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p-1, 0x1.8p+1, -0x1p+1)));
    Tensor x2 = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().triangularSolve(x1, x2));
    expect(y, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.3333333333334p-1, 0x1.999999999999ap-3, 0x1p+0, 0x0p+0, -0x1.8dc8dc8dc8dc9p-1, -0x1.2372372372373p-2, 0x1.3b13b13b13b14p-5, 0x1.89d89d89d89d9p-3));
    Tensor dY = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1.8p+1, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.7627627627628p-3, -0x1.a9d89d89d89d9p+0, 0x0p+0, 0x0p+0, -0x1.09d89d89d89d9p-1, 0x1.89d89d89d89d9p-4, 0x1.1535048b5c66fp-1, -0x1.31fcf86d10a9bp-3));
    expect(dX2, DType.COMPLEX128, dims(2, 2), 64, floats(0x1.6276276276275p-3, 0x1.44ec4ec4ec4edp-1, -0x1.a762762762763p-2, 0x1.513b13b13b13bp+0, 0x1.6276276276276p-1, 0x1.3b13b13b13b14p-5, 0x1.89d89d89d89d9p-4, 0x1.3b13b13b13b14p-6));
  }

  // gradients flow around weak scalars
  @Test
  void gradients_flow_around_weak_scalars() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor three = own(context().weak(3L));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().multiply(three, x));
    Tensor z = own(context().pow(y, three));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x), null, false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT16, dims(2), 0, floats(0x1.44p+6, 0x1.44p+8));
  }

  // gradients for variables that a function reads
  @Test
  void gradients_for_variables_that_a_function_reads() throws Exception {
    Tensor x0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, 0x1p+2)));
    Variable v = own(new Variable(x0, "", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor w = own(v.value());
      Tensor y = own(context().multiply(w, x));
      Tensor z = own(context().square(y));
      return Arrays.asList(z);
    }));
    Tensor a = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(a);
    List<Tensor> list = own(f.call(a));
    Tensor b = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(b), List.of(v, a), null, false));
    Tensor dV = list2.get(0);
    Tensor dA = list2.get(1);
    expect(dV, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1p+5));
    expect(dA, DType.FLOAT32, dims(2), 0, floats(0x1.2p+4, 0x1p+6));
  }

  // gradients of a loop's variable, which each iteration reads
  @Test
  void gradients_of_a_loop_s_variable_which_each_iteration_reads() throws Exception {
    Tensor w0 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+1)));
    Variable w = own(new Variable(w0, "w", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32), new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor cF = given.get(0);
      Tensor xF = given.get(1);
      Tensor wF = own(w.value());
      Tensor pF = own(context().multiply(cF, wF));
      Tensor sF = own(context().add(pF, xF));
      return Arrays.asList(sF);
    }));
    Tensor c2 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, 0x1.4p+4)));
    Tape t0 = own(context().tape(false, false));
    t0.watch(c2);
    t0.watch(x);
    List<Tensor> list = own(context().scan(List.of(c2, x), f, new Options.Scan().numCarries(1L)));
    Tensor y0 = list.get(0);
    List<Tensor> list2 = own(t0.gradient(List.of(y0), List.of(w, c2, x), null, false));
    Tensor dW0 = list2.get(0);
    Tensor dC0 = list2.get(1);
    Tensor dX0 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(), 0, floats(0x1.6p+5));
    expect(dW0, DType.FLOAT32, dims(), 0, floats(0x1.cp+3));
    expect(dC0, DType.FLOAT32, dims(), 0, floats(0x1p+2));
    expect(dX0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+0));
    TracedFunction g = own(context().trace("g", List.of(new Spec(DType.FLOAT32), new Spec(DType.FLOAT32, -1)), (c3, given2) -> {
      Tensor cG = given2.get(0);
      Tensor xG = given2.get(1);
      List<Tensor> list3 = own(context().scan(List.of(cG, xG), f, new Options.Scan().numCarries(1L)));
      Tensor yG = list3.get(0);
      return Arrays.asList(yG);
    }));
    Tape t1 = own(context().tape(false, false));
    t1.watch(c2);
    t1.watch(x);
    List<Tensor> list4 = own(g.call(c2, x));
    Tensor y1 = list4.get(0);
    List<Tensor> list5 = own(t1.gradient(List.of(y1), List.of(w, c2, x), null, false));
    Tensor dW1 = list5.get(0);
    Tensor dC1 = list5.get(1);
    Tensor dX1 = list5.get(2);
    expect(y1, DType.FLOAT32, dims(), 0, floats(0x1.6p+5));
    expect(dW1, DType.FLOAT32, dims(), 0, floats(0x1.cp+3));
    expect(dC1, DType.FLOAT32, dims(), 0, floats(0x1p+2));
    expect(dX1, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+0));
  }

  // gradients of broadcasting, casts and dtypes that are promoted
  @Test
  void gradients_of_broadcasting_casts_and_dtypes_that_are_promoted() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT64, dims(2, 1), floats(0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(y);
    Tensor z = own(context().multiply(x, y));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x, y), null, false));
    Tensor dX = list.get(0);
    Tensor dY = list.get(1);
    expect(z, DType.FLOAT64, dims(2, 2), 0, floats(0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1p+3));
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1.cp+2, 0x1.cp+2));
    expect(dY, DType.FLOAT64, dims(2, 1), 0, floats(0x1.8p+1, 0x1.8p+1));
  }

  // gradients of nothing
  @Test
  void gradients_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(0), floats()));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    Tensor z = own(context().sum(y));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x), null, false));
    Tensor dX = list.get(0);
    expect(z, DType.FLOAT64, dims(), 0, floats(0x0p+0));
    expect(dX, DType.FLOAT64, dims(0), 0, floats());
  }

  // gradients of several targets add up, with their weights
  @Test
  void gradients_of_several_targets_add_up_with_their_weights() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    Tensor z = own(context().sum(x));
    List<Tensor> list = own(tape.gradient(List.of(y, z), List.of(x), null, false));
    Tensor a = list.get(0);
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.4p+2));
    Tensor w = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, -0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y, z), List.of(x), Arrays.asList(w, null), false));
    Tensor b = list2.get(0);
    expect(b, DType.FLOAT32, dims(2), 0, floats(0x1.5p+4, -0x1.8p+1));
    Tensor wide = own(tensor(DType.FLOAT64, dims(2), floats(0x1.4p+3, -0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(wide), false));
    Tensor c = list3.get(0);
    expect(c, DType.FLOAT32, dims(2), 0, floats(0x1.4p+4, -0x1p+2));
    List<Tensor> list4 = own(tape.gradient(List.of(y), List.of(x, y), null, false));
    Tensor d = list4.get(0);
    Tensor e = list4.get(1);
    expect(d, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    expect(e, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+0));
    Tensor other = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, null, null, () -> tape.gradient(List.of(y), List.of(x), Arrays.asList(other), false));
  }

  // gradients of tensors and variables at once, past an assignment
  @Test
  void gradients_of_tensors_and_variables_at_once_past_an_assignment() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    Variable v = own(new Variable(x, "", true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor a = own(v.value());
    Tensor five = own(tensor(DType.FLOAT64, dims(), floats(0x1.4p+2)));
    v.assign(five);
    Tensor b = own(v.value());
    Tensor y = own(context().multiply(a, b));
    Tensor z = own(context().multiply(y, x));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x, v), null, false));
    Tensor dX = list.get(0);
    Tensor dV = list.get(1);
    expect(dX, DType.FLOAT64, dims(), 0, floats(0x1.ep+3));
    expect(dV, DType.FLOAT64, dims(), 0, floats(0x1.8p+4));
  }

  // gradients through a function, to the second order
  @Test
  void gradients_through_a_function_to_the_second_order() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64, -1), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor y = given.get(1);
      Tensor xx = own(context().square(x));
      Tensor xxx = own(context().multiply(xx, x));
      Tensor z = own(context().multiply(xxx, y));
      return Arrays.asList(z);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+1, -0x1p+0)));
    Tensor b = own(tensor(DType.FLOAT64, dims(), floats(0x1.4p+2)));
    Tape outer = own(context().tape(false, false));
    outer.watch(a);
    outer.watch(b);
    Tape inner = own(context().tape(false, false));
    inner.watch(a);
    List<Tensor> list = own(f.call(a, b));
    Tensor c2 = list.get(0);
    List<Tensor> list2 = own(inner.gradient(List.of(c2), List.of(a), null, false));
    Tensor dA = list2.get(0);
    List<Tensor> list3 = own(outer.gradient(List.of(dA), List.of(a, b), null, false));
    Tensor d2A = list3.get(0);
    Tensor d2B = list3.get(1);
    expect(c2, DType.FLOAT64, dims(2), 0, floats(0x1.4p+5, -0x1.4p+2));
    expect(dA, DType.FLOAT64, dims(2), 0, floats(0x1.ep+5, 0x1.ep+3));
    expect(d2A, DType.FLOAT64, dims(2), 0, floats(0x1.ep+5, -0x1.ep+4));
    expect(d2B, DType.FLOAT64, dims(), 0, floats(0x1.ep+3));
  }

  // greater of strings
  @Test
  void greater_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(3, 1), strings("a", "ab", "")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().greater(x1, x2));
    expect(y, DType.BOOL, dims(3, 3), 0, booleans(false, true, false, true, true, false, false, false, false));
  }

  // greater_equal of strings
  @Test
  void greater_equal_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(3, 1), strings("a", "ab", "")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().greaterEqual(x1, x2));
    expect(y, DType.BOOL, dims(3, 3), 0, booleans(true, true, false, true, true, false, false, true, false));
  }

  // grid_sample
  @Test
  void grid_sample() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tensor grid = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(-0x1p-1, 0x1p-2, 0x1.333334p-2, -0x1.666666p-1, 0x1.ccccccp-1, 0x1.99999ap-4, 0x1.333334p+0, 0x1.333334p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(grid);
    Tensor y = own(context().gridSample(x, grid));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 64, floats(0x1.6cp+3, 0x1.07p+4, 0x1.cb0a3ep+3, 0x1.746666p+4, 0x1.e6147ep+3, 0x1.ba6668p+3, 0x1.028f4cp+1, 0x1.b33316p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, grid), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dGrid = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 256, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.b5c29p+0, 0x1.b5c29p-3, 0x1.851ebep-3, 0x1.851ebep-6, 0x1.4p-2, 0x1.4p-3, 0x1.4p-2, 0x1.4p-3, 0x0p+0, 0x0p+0, 0x1.cccccep-1, 0x1.cb852p+0, 0x1.8p-3, 0x1.8p-4, 0x1.8p-3, 0x1.8p-4, 0x0p+0, 0x0p+0, 0x1.ccccc6p-3, 0x1.9eb84ep-2));
    expect(dGrid, DType.FLOAT32, dims(1, 2, 2, 2), 256, floats(-0x1.66p+4, 0x1.8cp+3, -0x1.24999ap+5, 0x1.b3e666p+5, -0x1.6f3334p+7, -0x1.933334p+5, -0x1.7a6666p+5, -0x1.3cccb8p+1));
  }

  // grid_sample align_corners=True
  @Test
  void grid_sample_align_corners_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tensor grid = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(-0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor y = own(context().gridSample(x, grid, new Options.GridSample().alignCorners(true)));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 2), 4, floats(0x0p+0, 0x1p+0, 0x1.4p+4, 0x1.cp+2));
  }

  // grid_sample data_format=NCHW
  @Test
  void grid_sample_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x0p+0, 0x1p+2, 0x1p+4, 0x1.cp+2, 0x1.8p+2, 0x1.ap+3, 0x1.cp+4, 0x1.6p+4, 0x1.8p+4, 0x1.4p+2, 0x1.7p+4, 0x1.4p+4, 0x1p+0, 0x1.2p+3, 0x1.9p+4, 0x1.4p+4, 0x1.7p+4, 0x1.4p+2, 0x1.8p+4, 0x1.6p+4, 0x1.cp+4, 0x1.ap+3, 0x1.8p+2, 0x1.cp+2)));
    Tensor grid = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(-0x1p-1, 0x1p-2, 0x1.333334p-2, -0x1.666666p-1, 0x1.ccccccp-1, 0x1.99999ap-4, 0x1.333334p+0, 0x1.333334p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(grid);
    Tensor y = own(context().gridSample(x, grid, new Options.GridSample().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 64, floats(0x1.6cp+3, 0x1.cb0a3ep+3, 0x1.e6147ep+3, 0x1.028f4cp+1, 0x1.07p+4, 0x1.746666p+4, 0x1.ba6668p+3, 0x1.b33316p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, grid), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dGrid = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 4), 256, floats(0x0p+0, 0x0p+0, 0x1.b5c29p-2, 0x1.851ebep-5, 0x1.4p-2, 0x1.4p-2, 0x0p+0, 0x1.3147bp+0, 0x1.8p-3, 0x1.8p-3, 0x0p+0, 0x1.dc28f6p-3, 0x0p+0, 0x0p+0, 0x1.4851ecp+1, 0x1.23d71p-2, 0x1.ep-2, 0x1.ep-2, 0x0p+0, 0x1.d33334p-2, 0x1.2p-2, 0x1.2p-2, 0x0p+0, 0x1.59999p-3));
    expect(dGrid, DType.FLOAT32, dims(1, 2, 2, 2), 256, floats(-0x1.c1p+5, 0x1.62p+4, -0x1.286666p+5, 0x1.e64cccp+6, -0x1.d1b334p+6, -0x1.003334p+4, -0x1.b19998p+4, -0x1.299988p+1));
  }

  // grid_sample interpolation=NEAREST
  @Test
  void grid_sample_interpolation_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tensor grid = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(-0x1.ccccccp-2, 0x1.333334p-2, 0x1.666666p-2, -0x1.4cccccp-1, 0x1.e66666p-1, 0x1.333334p-3, 0x1.4p+0, 0x1.4cccccp-1)));
    Tensor y = own(context().gridSample(x, grid, new Options.GridSample().interpolation(Options.Interpolation.NEAREST)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.ap+3, 0x1.4p+2, 0x1p+4, 0x1.9p+4, 0x1.6p+4, 0x1.6p+4, 0x0p+0, 0x0p+0));
  }

  // grid_sample padding_mode=BORDER
  @Test
  void grid_sample_padding_mode_border() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tensor grid = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(-0x1.8p+1, -0x1.8p+1, 0x1.8p+1, 0x1.8p+1)));
    Tensor y = own(context().gridSample(x, grid, new Options.GridSample().paddingMode(Options.PaddingMode.BORDER)));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 2), 4, floats(0x0p+0, 0x1p+0, 0x1.4p+4, 0x1.cp+2));
  }

  // group_norm groups=-1 of each channel
  @Test
  void group_norm_groups_m1_of_each_channel() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3)));
    Tensor y = own(context().groupNorm(x, -1L));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 8, floats(-0x1.11a74ep+0, -0x1.55fc08p+0, -0x1.11a74ep-2, 0x1.11966cp+0, 0x1.56112p+0, 0x1.11966cp-2, -0x1.22aa98p+0, -0x1.91a27ep-2, 0x1.4c30acp+0, -0x1.f60b1cp-1, -0x1.4c30acp-3, 0x1.5f6e2ep+0));
  }

  // group_norm groups=2
  @Test
  void group_norm_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().groupNorm(x, 2L, new Options.GroupNorm().scale(scale).offset(offset)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 32, floats(-0x1.039272p-1, -0x1.5dab0cp+0, 0x1.9c11bp+0, -0x1.95e578p+0, 0x1.5a1898p-3, 0x1.02add6p+2, 0x1.534698p+1, -0x1.232c64p-2, -0x1.c9c37ep-2, -0x1.aea53ep+0, 0x1.43111p+1, -0x1.4436ap-1, 0x1.5752ap+0, 0x1.e4e1cp+0, 0x1.b1d04p-1, -0x1.ae5f9p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.152f6cp-2, 0x1.37207p-1, -0x1.8e962ep+0, 0x1.88e6dep-1, -0x1.9f439p-1, 0x1.e575acp-2, -0x1.727828p-3, 0x1.f0e388p-1, -0x1.a769cp+0, 0x1.4beefcp+0, -0x1.f89106p-3, 0x1.9cac42p-1, 0x1.e08ac4p-1, -0x1.29953ep-1, -0x1.2df1bcp-1, 0x1.ed376cp-6));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.c5ed68p+1, 0x1.9fd7aap+0, 0x1.508214p+0, 0x1.8ec592p+0));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // group_norm groups=2 data_format=NCHW
  @Test
  void group_norm_groups_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().groupNorm(x, 2L, new Options.GroupNorm().scale(scale).offset(offset).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 4, 2), 32, floats(-0x1.039272p-1, 0x1.5a1898p-3, -0x1.5dab0cp+0, 0x1.02add6p+2, 0x1.9c11bp+0, 0x1.534698p+1, -0x1.95e578p+0, -0x1.232c64p-2, -0x1.c9c37ep-2, 0x1.5752ap+0, -0x1.aea53ep+0, 0x1.e4e1cp+0, 0x1.43111p+1, 0x1.b1d04p-1, -0x1.4436ap-1, -0x1.ae5f9p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(-0x1.6dc8eep-1, -0x1.19d9b8p-1, 0x1.9f8558p-1, 0x1.d03a9cp-2, -0x1.91e3a6p-1, -0x1.e6bf12p+0, 0x1.d597b8p+0, 0x1.b43256p-1, -0x1.29aca8p-1, -0x1.f6c586p-2, 0x1.681042p-5, 0x1.074734p+0, -0x1.ce422cp+0, -0x1.6aefbcp-3, 0x1.decb16p-1, 0x1.0c3a98p+0));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.04a29p+1, -0x1.a67f78p+0, -0x1.096b46p+1, 0x1.35f6d6p-1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
  }

  // group_norm groups=2 data_format=NCHW epsilon=0.25
  @Test
  void group_norm_groups_2_data_format_nchw_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().groupNorm(x, 2L, new Options.GroupNorm().scale(scale).offset(offset).epsilon(0x1p-2).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 4, 2), 32, floats(-0x1.ebe9e8p-2, 0x1.47f144p-3, -0x1.3de638p+0, 0x1.f0ef6ep+1, 0x1.a751aap+0, 0x1.49e69ep+1, -0x1.850582p+0, -0x1.75ac34p-2, -0x1.a20bd8p-2, 0x1.3988e2p+0, -0x1.7311c2p+0, 0x1.d105ecp+0, 0x1.3ddf02p+1, 0x1.df88b4p-1, -0x1.52c2c6p-1, -0x1.a0dd6ep+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(-0x1.47f144p-1, -0x1.11490ep-1, 0x1.b541b2p-1, 0x1.47f144p-2, -0x1.5488f8p-1, -0x1.bd602ep+0, 0x1.888facp+0, 0x1.be29fap-1, -0x1.281db8p-1, -0x1.3988e2p-2, -0x1.a20bd8p-4, 0x1.f923a4p-1, -0x1.ad4816p+0, -0x1.1cf444p-3, 0x1.c1a2aep-1, 0x1.e02a9p-1));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.d854e2p+0, -0x1.934826p+0, -0x1.dd6f82p+0, 0x1.1402e4p-1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
  }

  // group_norm groups=2 epsilon=0.25
  @Test
  void group_norm_groups_2_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().groupNorm(x, 2L, new Options.GroupNorm().scale(scale).offset(offset).epsilon(0x1p-2)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 32, floats(-0x1.ebe9e8p-2, -0x1.3de638p+0, 0x1.a751aap+0, -0x1.850582p+0, 0x1.47f144p-3, 0x1.f0ef6ep+1, 0x1.49e69ep+1, -0x1.75ac34p-2, -0x1.a20bd8p-2, -0x1.7311c2p+0, 0x1.3ddf02p+1, -0x1.52c2c6p-1, 0x1.3988e2p+0, 0x1.d105ecp+0, 0x1.df88b4p-1, -0x1.a0dd6ep+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.47f144p-2, 0x1.b541b2p-2, -0x1.605bf4p+0, 0x1.5488f8p-1, -0x1.7e997cp-1, 0x1.47f144p-1, -0x1.5ad75cp-3, 0x1.c2e4c4p-1, -0x1.7f3586p+0, 0x1.3988e2p+0, -0x1.b8623ap-3, 0x1.73ebb2p-1, 0x1.a20bd8p-1, -0x1.16b29p-1, -0x1.245b06p-1, 0x1.e87e2cp-5));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.9d6df6p+1, 0x1.9ea53p+0, 0x1.33cee4p+0, 0x1.65a59p+0));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // gru
  @Test
  void gru() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    List<Tensor> list = own(context().gru(x, kernel, recurrentKernel, new Options.Gru().bias(bias).initialH(initialH)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias, initialH), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x1.62f472p-1, 0x1.ae3e3ep-1, 0x1.9568dcp-1, 0x1.e30588p-1, 0x1.78f904p-1, 0x1.b96d5ep-1, 0x1.543d16p-1, 0x1.98e6dp-1, 0x1.2acc2cp-1, 0x1.5aaa94p-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 512, floats(-0x1.6068ecp-3, 0x1.7672fep-3, -0x1.58328cp-5, -0x1.0b9486p-3, -0x1.428adcp-1, -0x1.76d34p-1, -0x1.29a1bp-3, -0x1.d602aap-5, 0x1.f65032p-4, 0x1.da6aacp-6, 0x1.702aeep-1, 0x1.c2b79cp-5));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 512, floats(0x1.6d3c62p-3, -0x1.648042p-1, 0x1.ba9ac8p-2, 0x1.fc0ddcp-2, 0x1.82c326p+0, 0x1.4f8c84p+0, -0x1.b063a4p-4, -0x1.d47516p-3, 0x1.cad582p-3, 0x1.46de44p-3, 0x1.3b7e98p-1, 0x1.8ea8a8p-2));
    expect(dBias, DType.FLOAT32, dims(2, 6), 512, floats(0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.cc7932p+2, 0x1.0ca9dp+2, 0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.91f498p+1, 0x1.2bc394p+1));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.0cc85cp+0, 0x1.09b25ap+0, 0x1.537594p-1, 0x1.29caa2p+0));
  }

  // gru reverse=True
  @Test
  void gru_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().gru(x, kernel, recurrentKernel, new Options.Gru().bias(bias).initialH(initialH).reverse(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.639c62p-2, 0x1.341a36p-1, 0x1.e5098p-2, 0x1.561dfep-1, 0x1.100224p-1, 0x1.f056d8p-2, 0x1.929e92p-2, 0x1.5ba2fcp-1, 0x1.12dc2ap-1, 0x1.88966p-1, 0x1.55500cp-1, 0x1.515822p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.639c62p-2, 0x1.341a36p-1, 0x1.929e92p-2, 0x1.5ba2fcp-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dKernel = list2.get(0);
    Tensor dRecurrentKernel = list2.get(1);
    Tensor dBias = list2.get(2);
    expect(dKernel, DType.FLOAT32, dims(2, 6), 512, floats(-0x1.1ea8a2p-4, -0x1.631f4p-2, -0x1.ea785ep-3, -0x1.2a10aap-4, -0x1.4eeb8p+0, -0x1.3e243p-3, -0x1.a14f7ep-6, -0x1.2d6362p-1, -0x1.22558p-5, 0x1.0ae8b6p-4, 0x1.70c442p-4, 0x1.cefd72p-2));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 512, floats(0x1.26e196p-3, -0x1.bf8a76p-1, 0x1.37aed8p-1, 0x1.d0c134p-2, 0x1.cc4f4p+0, 0x1.20903ep+0, 0x1.352318p-3, 0x1.4a39f8p-3, 0x1.23f60cp-1, 0x1.3742c2p-2, 0x1.7db9d8p+0, 0x1.2f87b2p-1));
    expect(dBias, DType.FLOAT32, dims(2, 6), 512, floats(0x1.e6375cp-3, -0x1.4a34bp+0, 0x1.169754p+0, 0x1.78a64p-1, 0x1.dd4a5cp+2, 0x1.9eb508p+1, 0x1.e6375cp-3, -0x1.4a34bp+0, 0x1.169754p+0, 0x1.78a64p-1, 0x1.9e953cp+1, 0x1.d86548p+0));
  }

  // gru time_major=True
  @Test
  void gru_time_major_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().gru(x, kernel, recurrentKernel, new Options.Gru().bias(bias).initialH(initialH).timeMajor(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(3, 2, 2), 32, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    expect(dX, DType.FLOAT32, dims(3, 2, 2), 512, floats(0x1.fbdb48p-1, 0x1.2bd30ap+0, 0x1.fcec88p-2, 0x1.5662d4p-1, 0x1.236f5ap+0, 0x1.4d3094p+0, 0x1.d60346p-2, 0x1.176644p-1, 0x1.f124f4p-2, 0x1.213c4cp-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 512, floats(-0x1.e69aa2p-3, 0x1.f5f0c2p-3, -0x1.b57f86p-4, -0x1.243c9p-3, -0x1.175e0cp+0, -0x1.d3f5f8p-1, -0x1.604236p-3, -0x1.4bc772p-6, 0x1.ecf9eap-5, 0x1.10afa6p-6, 0x1.021636p-2, -0x1.aee164p-5));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 512, floats(0x1.6a72a2p-2, -0x1.49f1e8p-1, 0x1.07d586p-1, 0x1.a5721ep-2, 0x1.c34798p+0, 0x1.3009bap+0, -0x1.7261a4p-4, -0x1.43497cp-3, 0x1.84b86cp-3, 0x1.cc103p-4, 0x1.011c2p-1, 0x1.0710d6p-2));
    expect(dBias, DType.FLOAT32, dims(2, 6), 512, floats(0x1.664124p-2, -0x1.6a4676p+0, 0x1.c7fda6p-1, 0x1.b318bp-1, 0x1.ca84ccp+2, 0x1.260542p+2, 0x1.664124p-2, -0x1.6a4676p+0, 0x1.c7fda6p-1, 0x1.b318bp-1, 0x1.9136cp+1, 0x1.455b2cp+1));
  }

  // gru with a mask
  @Test
  void gru_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    List<Tensor> list = own(context().gru(x, kernel, recurrentKernel, new Options.Gru().bias(bias).initialH(initialH).mask(mask)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.2e75dap-1, 0x1.7b73bap-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.8075ecp-2, 0x1.e8097p-2, 0x1.2e75dap-1, 0x1.7b73bap-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias, initialH), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x1.1d09bep+0, 0x1.551e86p+0, 0x1.7b6f44p+0, 0x1.beaf2cp+0, 0x0p+0, 0x0p+0, 0x1.182a66p+0, 0x1.4d4a56p+0, 0x0p+0, 0x0p+0, 0x1.f53c9ap-2, 0x1.2b0154p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 512, floats(-0x1.aa1656p-3, 0x1.a2e5bcp-2, -0x1.30816ap-3, -0x1.274654p-2, -0x1.7af70ep+0, -0x1.8aabe4p+0, -0x1.32176ep-3, 0x1.06cf5cp-3, 0x1.1770f4p-10, -0x1.e163aep-4, -0x1.12c5c4p-3, -0x1.451318p-1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 512, floats(0x1.302ebp-2, -0x1.c5ad6cp-1, 0x1.b054b6p-2, 0x1.351546p-1, 0x1.997b8ap+0, 0x1.a0699p+0, -0x1.3883acp-4, -0x1.2b3a34p-6, 0x1.a8155p-5, -0x1.6a328cp-12, 0x1.d891fep-4, -0x1.0247b4p-5));
    expect(dBias, DType.FLOAT32, dims(2, 6), 512, floats(0x1.3ffd16p-2, -0x1.7f52bep+0, 0x1.98eb0ep-1, 0x1.d27914p-1, 0x1.cb7dc6p+2, 0x1.35832p+2, 0x1.3ffd16p-2, -0x1.7f52bep+0, 0x1.98eb0ep-1, 0x1.d27914p-1, 0x1.97d1eap+1, 0x1.526f02p+1));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.8be2c2p+0, 0x1.c19daap+0, 0x1.09c9b8p+0, 0x1.f674eap+0));
  }

  // gru_cell
  @Test
  void gru_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor h = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(h);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    Tensor y = own(context().gruCell(x, h, kernel, recurrentKernel, new Options.GruCell().bias(bias)));
    expect(y, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, h, kernel, recurrentKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dH = list.get(1);
    Tensor dKernel = list.get(2);
    Tensor dRecurrentKernel = list.get(3);
    Tensor dBias = list.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2), 512, floats(0x1.096ab6p-2, 0x1.4936b2p-2, 0x1.fdfbf6p-3, 0x1.7a5a58p-2));
    expect(dH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.cf4aeep-2, 0x1.661f6ap-2, 0x1.0fcdf2p-1, 0x1.822116p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 512, floats(-0x1.302fa8p-3, 0x1.9b25dap-5, -0x1.c9441ap-4, -0x1.fb8206p-6, -0x1.d6dd16p-1, -0x1.72dfecp-3, -0x1.632df4p-4, 0x1.f5e4e2p-6, -0x1.0b961ap-4, -0x1.3311bp-6, -0x1.15de8p-1, -0x1.c4b22ap-4));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 512, floats(0x1.2e6986p-2, -0x1.15d182p-4, 0x1.bf17ap-3, 0x1.773be4p-5, 0x1.8004aep-1, 0x1.0dca0ap-3, -0x1.196ceep-6, 0x1.2ac482p-6, -0x1.d5c318p-7, -0x1.3e89fep-7, -0x1.2fb3bcp-4, -0x1.1ceb34p-5));
    expect(dBias, DType.FLOAT32, dims(2, 6), 512, floats(0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.015372p+1, 0x1.816794p-2, 0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.cbf19ep-1, 0x1.9c3fa4p-3));
  }

  // hamming_window window_length=5
  @Test
  void hamming_window_window_length_5() throws Exception {
    Tensor y = own(context().hammingWindow(5L));
    expect(y, DType.FLOAT32, dims(5), 2, floats(0x1.47ae14p-4, 0x1.97669p-2, 0x1.d3050ap-1, 0x1.d3050ap-1, 0x1.97669p-2));
  }

  // hamming_window window_length=5 periodic=False dtype=float64
  @Test
  void hamming_window_window_length_5_periodic_false_dtype_float64() throws Exception {
    Tensor y = own(context().hammingWindow(5L, new Options.HammingWindow().periodic(false).dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(5), 64, floats(0x1.47ae147ae147bp-4, 0x1.147ae147ae148p-1, 0x1p+0, 0x1.147ae147ae148p-1, 0x1.47ae147ae147bp-4));
  }

  // hann_window window_length=5
  @Test
  void hann_window_window_length_5() throws Exception {
    Tensor y = own(context().hannWindow(5L));
    expect(y, DType.FLOAT32, dims(5), 2, floats(0x0p+0, 0x1.61c886p-2, 0x1.cf1bbcp-1, 0x1.cf1bbcp-1, 0x1.61c886p-2));
  }

  // hann_window window_length=5 periodic=False dtype=float64
  @Test
  void hann_window_window_length_5_periodic_false_dtype_float64() throws Exception {
    Tensor y = own(context().hannWindow(5L, new Options.HannWindow().periodic(false).dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(5), 64, floats(0x0p+0, 0x1p-1, 0x1p+0, 0x1p-1, 0x0p+0));
  }

  // hard_sigmoid and its gradient
  @Test
  void hard_sigmoid_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().hardSigmoid(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x0p+0, 0x1.aaaaaap-2, 0x1.4p-1, 0x1p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x0p+0, 0x1.555556p-4, 0x1.555556p-2, 0x0p+0));
  }

  // hard_sigmoid of other dtypes
  @Test
  void hard_sigmoid_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yFloat64 = own(context().hardSigmoid(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x0p+0, 0x1.aaaaaaaaaaaabp-2, 0x1.4p-1, 0x1p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yFloat16 = own(context().hardSigmoid(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x0p+0, 0x1.aacp-2, 0x1.4p-1, 0x1p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yBfloat16 = own(context().hardSigmoid(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x0p+0, 0x1.aap-2, 0x1.4p-1, 0x1p+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().hardSigmoid(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p-1, 0x1.5555555555555p-1, 0x1p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().hardSigmoid(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p-1, 0x1.555556p-1, 0x1p+0));
  }

  // hard_swish and its gradient
  @Test
  void hard_swish_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().hardSwish(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x0p+0, -0x1.aaaaaap-3, 0x1.ep-2, 0x1.cp+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x0p+0, 0x1.555556p-3, 0x1.8p+0, 0x1p-2));
  }

  // hard_swish of other dtypes
  @Test
  void hard_swish_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yFloat64 = own(context().hardSwish(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x0p+0, -0x1.aaaaaaaaaaaabp-3, 0x1.ep-2, 0x1.cp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yFloat16 = own(context().hardSwish(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x0p+0, -0x1.aacp-3, 0x1.ep-2, 0x1.cp+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+2, -0x1p-1, 0x1.8p-1, 0x1.cp+1)));
    Tensor yBfloat16 = own(context().hardSwish(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x0p+0, -0x1.aap-3, 0x1.ep-2, 0x1.cp+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().hardSwish(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.5555555555555p-1, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().hardSwish(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.555556p-1, 0x1p+2));
  }

  // hard_tanh and its gradient
  @Test
  void hard_tanh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().hardTanh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0));
  }

  // hard_tanh of other dtypes
  @Test
  void hard_tanh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().hardTanh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().hardTanh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().hardTanh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p+0, -0x1p-1, 0x1.8p-1, 0x1p+0));
  }

  // hardshrink and its gradient
  @Test
  void hardshrink_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().hardshrink(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2));
  }

  // hardshrink of other dtypes
  @Test
  void hardshrink_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yFloat64 = own(context().hardshrink(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yFloat16 = own(context().hardshrink(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().hardshrink(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // hardshrink threshold=1.0 and its gradient
  @Test
  void hardshrink_threshold_1_0_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().hardshrink(x, new Options.Hardshrink().threshold(0x1p+0)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2));
  }

  // hardshrink threshold=1.0 of other dtypes
  @Test
  void hardshrink_threshold_1_0_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().hardshrink(xFloat64, new Options.Hardshrink().threshold(0x1p+0)));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().hardshrink(xFloat16, new Options.Hardshrink().threshold(0x1p+0)));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().hardshrink(xBfloat16, new Options.Hardshrink().threshold(0x1p+0)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // heaviside and its gradients
  @Test
  void heaviside_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().heaviside(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x0p+0));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x0p+0));
  }

  // heaviside of other dtypes
  @Test
  void heaviside_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().heaviside(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().heaviside(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().heaviside(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1p+0));
  }

  // hfft
  @Test
  void hfft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().hfft(x));
    expect(y, DType.FLOAT32, dims(2, 6), 16, floats(0x1p+4, -0x1p+2, -0x1p+1, 0x1p+1, -0x1p+1, -0x1p+2, 0x1.58p+4, 0x1.ap+2, -0x1.7p+3, -0x1.1p+3, -0x1.7p+3, 0x1.ap+2));
  }

  // hfft n=2 axis=0
  @Test
  void hfft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().hfft(x, new Options.Hfft().n(2L).axis(0L)));
    expect(y, DType.FLOAT64, dims(2, 3), 64, floats(0x1.4p+2, 0x1p+0, 0x1.8p+1, -0x1.8p+1, 0x1.4p+2, 0x1p+0));
  }

  // hfft n=8 norm=ORTHO
  @Test
  void hfft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().hfft(x, new Options.Hfft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.FLOAT64, dims(2, 8), 64, floats(0x1.f1cd9cceef239p+1, 0x1.07c3b666fb66dp+1, -0x1.c48c6001f0acp+0, -0x1.2d413cccfe77ap+1, -0x1.6a09e667f3bcdp-2, 0x1.f0ed99bed9b2ep-5, -0x1.6a09e667f3bcdp-2, 0x1.a57d86660310dp+0, 0x1.6a09e667f3bcdp-1, 0x1.3504f333f9de6p+0, 0x1.6a09e667f3bcdp+1, 0x1.27c3b666fb66dp+2, 0x1.c48c6001f0acp+1, 0x1.a827999fcef32p-3, -0x1.6a09e667f3bcdp+0, -0x1.83c4999049935p-2));
  }

  // hfft norm=FORWARD
  @Test
  void hfft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().hfft(x, new Options.Hfft().norm(Options.Norm.FORWARD)));
    expect(y, DType.FLOAT64, dims(2, 4), 64, floats(0x1.2p+1, -0x1.8p-1, -0x1.8p-1, 0x1p-2, 0x1p-2, 0x1.2p+1, 0x1.2p+1, -0x1.8p-1));
  }

  // hfft of int32
  @Test
  void hfft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().hfft(x));
    expect(y, DType.FLOAT32, dims(6), 16, floats(0x1.cp+3, -0x1p+0, -0x1p+0, 0x1p+3, -0x1p+0, -0x1p+0));
  }

  // hfft of no points
  @Test
  void hfft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "hfft", "Invalid number of FFT data points (0) specified. [Op:hfft]", () -> context().hfft(x, new Options.Hfft().n(0L)));
  }

  // histogram bins=2
  @Test
  void histogram_bins_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().histogram(x, new Options.Histogram().bins(2L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(2), 0, wholes(5L, 1L));
    expect(y1, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1.1p+2, 0x1p+3));
  }

  // histogram bins=3 dtype=float32
  @Test
  void histogram_bins_3_dtype_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().histogram(x, new Options.Histogram().bins(3L).dtype(DType.FLOAT32)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(3), 1, floats(0x1.8p+1, 0x1p+1, 0x1p+0));
    expect(y1, DType.FLOAT32, dims(4), 1, floats(0x1p-1, 0x1.8p+1, 0x1.6p+2, 0x1p+3));
  }

  // histogram bins=4 low=0.0 high=4.0
  @Test
  void histogram_bins_4_low_0_0_high_4_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().histogram(x, new Options.Histogram().bins(4L).low(0x0p+0).high(0x1p+2)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(4), 0, wholes(1L, 1L, 1L, 2L));
    expect(y1, DType.FLOAT32, dims(5), 0, floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
  }

  // huber delta=0.5 reduction=MEAN
  @Test
  void huber_delta_0_5_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().delta(0x1p-1).reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.f15556p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.555556p-4, 0x1.555556p-5, 0x1.555556p-4, 0x1.555556p-4, 0x1.555556p-6, -0x1.555556p-4));
  }

  // huber delta=0.5 reduction=NONE
  @Test
  void huber_delta_0_5_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().delta(0x1p-1).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(2, 3), 2, floats(0x1p-2, 0x1p-5, 0x1p+0, 0x1.4p-1, 0x1p-7, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p-1, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-3, -0x1.8p+0));
  }

  // huber delta=0.5 reduction=SUM
  @Test
  void huber_delta_0_5_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().delta(0x1p-1).reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.75p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p-1, 0x1p-2, 0x1p-1, 0x1p-1, 0x1p-3, -0x1p-1));
  }

  // huber reduction=MEAN
  @Test
  void huber_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.9b5556p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p-3, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-6, -0x1.555556p-3));
  }

  // huber reduction=NONE
  @Test
  void huber_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(2, 3), 2, floats(0x1.2p-2, 0x1p-5, 0x1.cp+0, 0x1p+0, 0x1p-7, 0x1.cp+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.8p-1, 0x1p-3, 0x1p+1, 0x1p-2, 0x1.8p-3, -0x1.8p+1));
  }

  // huber reduction=SUM
  @Test
  void huber_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().huber(x, target, new Options.Huber().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.348p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.8p-1, 0x1p-2, 0x1p+0, 0x1p+0, 0x1p-3, -0x1p+0));
  }

  // hypot and its gradients
  @Test
  void hypot_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().hypot(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.58a68ap+0, 0x1.11687ap+1, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.7c4dd6p-2, -0x1.df668ap-2, 0x1.333334p+0));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(0x1.db614cp-1, 0x1.678ce8p-3, -0x1.99999ap+0));
  }

  // hypot of other dtypes
  @Test
  void hypot_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().hypot(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.58a68a4a8d9f3p+0, 0x1.11687a8ae14a3p+1, 0x1.4p+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().hypot(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.58cp+0, 0x1.118p+1, 0x1.4p+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().hypot(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.58p+0, 0x1.12p+1, 0x1.4p+2));
  }

  // i0 and its gradient
  @Test
  void i0_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().i0(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.23c974p+1, 0x1.104072p+0, 0x1.25491cp+0, 0x1.385ee8p+2));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.9733fap+0, -0x1.081572p-3, 0x1.9ba3eap-1, 0x1.fa080ap-1));
  }

  // i0 of other dtypes
  @Test
  void i0_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().i0(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.23c97380fce32p+1, 0x1.104072392c8p+0, 0x1.25491b74777d6p+0, 0x1.385ee7ddb65f1p+2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().i0(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.23cp+1, 0x1.104p+0, 0x1.254p+0, 0x1.384p+2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().i0(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.24p+1, 0x1.1p+0, 0x1.26p+0, 0x1.38p+2));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().i0(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.441ce4b386c2dp+0, 0x1.69a95839cbd73p+3));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().i0(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.441ce4p+0, 0x1.69a958p+3));
  }

  // i0e and its gradient
  @Test
  void i0e_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().i0e(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.3be99cp-2, 0x1.4a421p-1, 0x1.15139cp-1, 0x1.f1aa2cp-3));
    expect(dX, DType.FLOAT32, dims(4), 64, floats(0x1.7de836p-4, 0x1.f4575ap-3, -0x1.67b546p-1, -0x1.7a4124p-7));
  }

  // i0e of other dtypes
  @Test
  void i0e_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().i0e(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.3be99b0fa5b87p-2, 0x1.4a42101eb0f47p-1, 0x1.15139b8c6c61dp-1, 0x1.f1aa2b7054e7bp-3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().i0e(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.3cp-2, 0x1.4a4p-1, 0x1.15p-1, 0x1.f1cp-3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().i0e(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.3cp-2, 0x1.4ap-1, 0x1.16p-1, 0x1.f2p-3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().i0e(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.dcf01629a660ep-2, 0x1.a7f09f8eedf5ap-3));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().i0e(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.dcf016p-2, 0x1.a7f0ap-3));
  }

  // i1 and its gradient
  @Test
  void i1_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().i1(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.9733fap+0, -0x1.081572p-2, 0x1.9ba3eap-2, 0x1.fa080ap+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.7bf8eap+0, 0x1.186b72p-2, 0x1.3824fp+0, 0x1.c81078p-1));
  }

  // i1 of other dtypes
  @Test
  void i1_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().i1(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.9733fa167ac95p+0, -0x1.081571ddea056p-2, 0x1.9ba3e96eea157p-2, 0x1.fa0809085cc04p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().i1(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.974p+0, -0x1.08p-2, 0x1.9bcp-2, 0x1.fap+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().i1(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.98p+0, -0x1.08p-2, 0x1.9cp-2, 0x1.fap+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().i1(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.215c88b95e67ep-1, 0x1.384d89ddb3976p+3));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().i1(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.215c88p-1, 0x1.384d8ap+3));
  }

  // i1e and its gradient
  @Test
  void i1e_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().i1e(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.b8df1ap-3, -0x1.40598cp-3, 0x1.84e3e4p-3, 0x1.9319e2p-3));
    expect(dX, DType.FLOAT32, dims(4), 64, floats(-0x1.d7b724p-7, 0x1.67fb9ap-4, 0x1.91cab4p-3, -0x1.3e6d68p-8));
  }

  // i1e of other dtypes
  @Test
  void i1e_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().i1e(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.b8df1ae942419p-3, -0x1.40598cd0be9efp-3, 0x1.84e3e4313b4f7p-3, 0x1.9319e244ba85dp-3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().i1e(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.b8cp-3, -0x1.404p-3, 0x1.85p-3, 0x1.93p-3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().i1e(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.b8p-3, -0x1.4p-3, 0x1.84p-3, 0x1.94p-3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().i1e(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.a9ccef9365fp-3, 0x1.6e14eb8e5d319p-3));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().i1e(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.a9ccfp-3, 0x1.6e14ecp-3));
  }

  // identity and copy pass gradients and stop_gradient none
  @Test
  void identity_and_copy_pass_gradients_and_stop_gradient_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    Tensor yIdentity = own(context().identity(x));
    Tensor zIdentity = own(context().square(yIdentity));
    List<Tensor> list = own(tape.gradient(List.of(zIdentity), List.of(x), null, false));
    Tensor dIdentity = list.get(0);
    expect(dIdentity, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    Tensor yCopy = own(context().copy(x));
    Tensor zCopy = own(context().square(yCopy));
    List<Tensor> list2 = own(tape.gradient(List.of(zCopy), List.of(x), null, false));
    Tensor dCopy = list2.get(0);
    expect(dCopy, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    Tensor yStopGradient = own(context().stopGradient(x));
    Tensor zStopGradient = own(context().square(yStopGradient));
    List<Tensor> list3 = own(tape.gradient(List.of(zStopGradient), List.of(x), null, false));
    Tensor dStopGradient = list3.get(0);
    expectNone(dStopGradient);
  }

  // ifft
  @Test
  void ifft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().ifft(x));
    expect(y, DType.COMPLEX64, dims(2, 4), 16, floats(0x1.4p+1, 0x0p+0, -0x1.8p-1, -0x1p-2, 0x0p+0, 0x0p+0, -0x1.8p-1, 0x1p-2, 0x1.5p+1, 0x0p+0, -0x1.4p-1, 0x1.2p+1, -0x1.cp-1, 0x0p+0, -0x1.4p-1, -0x1.2p+1));
  }

  // ifft n=2 axis=0
  @Test
  void ifft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifft(x, new Options.Ifft().n(2L).axis(0L)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.4p+1, 0x1.8p+0, 0x1p-1, 0x1p+0, 0x1.8p+0, 0x0p+0, -0x1.8p+0, 0x1p-1, 0x1.4p+1, -0x1p+1, 0x1p-1, 0x1p+0));
  }

  // ifft n=8 norm=ORTHO
  @Test
  void ifft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifft(x, new Options.Ifft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(2, 8), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp-1, 0x1p+0, 0x1.ea09e667f3bcdp+0, 0x0p+0, 0x1.6a09e667f3bcdp+0, 0x1.a827999fcef32p-3, 0x1p+0, 0x0p+0, 0x1.6a09e667f3bcdp+0, -0x1p+0, 0x1.d413cccfe7799p-1, -0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, 0x1.3504f333f9de6p+0, -0x1p+0, 0x1.0f876ccdf6cd9p+0, 0x1.0f876ccdf6cd9p+0, 0x1.0918c003e157fp-1, 0x1.ea09e667f3bcdp-1, 0x0p+0, 0x0p+0, 0x1.9f0ed99bed9b3p-1, -0x1.4p+0, 0x1.3cc8a99af5453p+1, -0x1.0f876ccdf6cd9p+0, 0x1.82463000f856p+1, 0x1.d413cccfe7799p-2, 0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp+0, 0x1.4f876ccdf6cd9p+0, 0x1.4p+0));
  }

  // ifft norm=FORWARD
  @Test
  void ifft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifft(x, new Options.Ifft().norm(Options.Norm.FORWARD)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.8p+2, 0x1p+1, 0x1.db3d742c26554p-3, 0x1.6ed9eba16132bp+1, -0x1.9db3d742c2655p+1, 0x1.224c28bd3d9abp+0, 0x1.8p+1, 0x1.8p+1, 0x1.0930a2f4f66abp+0, -0x1.4c8dc2e42398p+1, 0x1.fdb3d742c2655p+2, 0x1.4c8dc2e42398p+1));
  }

  // ifft of int32
  @Test
  void ifft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().ifft(x));
    expect(y, DType.COMPLEX64, dims(4), 16, floats(0x1.2p+1, 0x0p+0, -0x1p-2, 0x0p+0, 0x1.4p+0, 0x0p+0, -0x1p-2, 0x0p+0));
  }

  // ifft of no points
  @Test
  void ifft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "ifft", "Invalid number of FFT data points (0) specified. [Op:ifft]", () -> context().ifft(x, new Options.Ifft().n(0L)));
  }

  // ifft2
  @Test
  void ifft2() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifft2(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.8p+0, 0x1.aaaaaaaaaaaabp-1, 0x1.b0cb174df99c7p-3, 0x1.6dd707e2911c8p-5, 0x1.93cd3a2c8198ep-1, 0x1.3e77e4d72c439p-1, 0x1p-1, -0x1.5555555555555p-3, -0x1.126145e9ecd56p-3, 0x1.d2451f03addc7p-1, -0x1.ddb3d742c2655p+0, -0x1.f3bf26b9621c7p-3));
  }

  // ifft2 s=2,4 axes=1,0 norm=ORTHO
  @Test
  void ifft2_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifft2(x, new Options.Ifft2().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(4, 2), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2, 0x0p+0, 0x1.0f876ccdf6cd9p+0, 0x0p+0, 0x1.974b2334f2346p+1, 0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2, -0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0));
  }

  // ifftn
  @Test
  void ifftn() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifftn(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.8p+0, 0x1.aaaaaaaaaaaabp-1, 0x1.b0cb174df99c7p-3, 0x1.6dd707e2911c8p-5, 0x1.93cd3a2c8198ep-1, 0x1.3e77e4d72c439p-1, 0x1p-1, -0x1.5555555555555p-3, -0x1.126145e9ecd56p-3, 0x1.d2451f03addc7p-1, -0x1.ddb3d742c2655p+0, -0x1.f3bf26b9621c7p-3));
  }

  // ifftn s=2,4 axes=1,0 norm=ORTHO
  @Test
  void ifftn_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().ifftn(x, new Options.Ifftn().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(4, 2), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2, 0x0p+0, 0x1.0f876ccdf6cd9p+0, 0x0p+0, 0x1.974b2334f2346p+1, 0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2, -0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0));
  }

  // ifftshift
  @Test
  void ifftshift() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(1L, 2L, 3L, 4L, 5L, 6L)));
    Tensor y = own(context().ifftshift(x));
    expect(y, DType.INT32, dims(2, 3), 0, wholes(5L, 6L, 4L, 2L, 3L, 1L));
  }

  // ifftshift axes=0
  @Test
  void ifftshift_axes_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().ifftshift(x, new Options.Ifftshift().axes(0)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 0, floats(0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // igamma and its gradient
  @Test
  void igamma_and_its_gradient() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1.2p+1, 0x1.8p+1, 0x1.bp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().igamma(x1, x2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.b166aap-1, 0x1.ca091cp-1, 0x1.d74bf2p-2, 0x1.39e432p-2));
    expect(dX1, DType.FLOAT32, dims(4), 32, floats(-0x1.4ceeacp-1, -0x1.72d5a8p-4, -0x1.cfd894p-2, -0x1.0c619ep-6));
    expect(dX2, DType.FLOAT32, dims(4), 32, floats(0x1.2019cp-2, 0x1.afb718p-5, 0x1.de4534p-2, 0x1.19763p-6));
  }

  // igamma of other dtypes
  @Test
  void igamma_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(), floats(0x1.2p+1)));
    Tensor yFloat64 = own(context().igamma(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(4), 32, floats(0x1.f98ec92b0b76p-1, 0x1.ca091ce2f7501p-1, 0x1.1dfc4a7d9e738p-2, 0x1.30a8b62eaa00cp-76));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(), floats(0x1.2p+1)));
    Tensor yFloat16 = own(context().igamma(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.f98p-1, 0x1.cap-1, 0x1.1ep-2, 0x0p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1.2p+1)));
    Tensor yBfloat16 = own(context().igamma(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.fap-1, 0x1.cap-1, 0x1.1ep-2, 0x1.3p-76));
  }

  // igammac and its gradient
  @Test
  void igammac_and_its_gradient() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1.2p+1, 0x1.8p+1, 0x1.bp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().igammac(x1, x2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.3a6556p-3, 0x1.afb718p-4, 0x1.145a06p-1, 0x1.630de8p-1));
    expect(dX1, DType.FLOAT32, dims(4), 32, floats(0x1.4ceeacp-1, 0x1.72d5a8p-4, 0x1.cfd894p-2, 0x1.0c619ep-6));
    expect(dX2, DType.FLOAT32, dims(4), 32, floats(-0x1.2019cp-2, -0x1.afb718p-5, -0x1.de4534p-2, -0x1.19763p-6));
  }

  // igammac of other dtypes
  @Test
  void igammac_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(), floats(0x1.2p+1)));
    Tensor yFloat64 = own(context().igammac(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(4), 32, floats(0x1.9c4db53d227e3p-7, 0x1.afb718e8457f7p-4, 0x1.7101dac130c64p-1, 0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(), floats(0x1.2p+1)));
    Tensor yFloat16 = own(context().igammac(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.9c4p-7, 0x1.afcp-4, 0x1.71p-1, 0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1.2p+1)));
    Tensor yBfloat16 = own(context().igammac(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.9cp-7, 0x1.bp-4, 0x1.72p-1, 0x1p+0));
  }

  // ihfft
  @Test
  void ihfft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().ihfft(x));
    expect(y, DType.COMPLEX64, dims(2, 3), 16, floats(0x1.4p+1, -0x0p+0, -0x1.8p-1, -0x1p-2, 0x0p+0, -0x0p+0, 0x1.5p+1, -0x0p+0, -0x1.4p-1, 0x1.2p+1, -0x1.cp-1, -0x0p+0));
  }

  // ihfft n=2 axis=0
  @Test
  void ihfft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().ihfft(x, new Options.Ihfft().n(2L).axis(0L)));
    expect(y, DType.COMPLEX128, dims(2, 4), 64, floats(0x1.8p-1, -0x0p+0, 0x1.4p+2, -0x0p+0, 0x1.cp+1, -0x0p+0, 0x1p+0, -0x0p+0, 0x1p-2, -0x0p+0, -0x1.8p+1, -0x0p+0, 0x1p-1, -0x0p+0, 0x1p+1, -0x0p+0));
  }

  // ihfft n=8 norm=ORTHO
  @Test
  void ihfft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().ihfft(x, new Options.Ihfft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(2, 5), 64, floats(0x1.c48c6001f0acp+1, -0x0p+0, 0x1.a827999fcef32p-4, 0x1.5504f333f9de6p+1, -0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp-2, 0x1.3504f333f9de6p-1, -0x1.504f333f9de65p-3, 0x0p+0, -0x0p+0, 0x1.db2cfe686fe7cp+1, -0x0p+0, 0x1.36a09e667f3bdp+1, 0x1.67c3b666fb66dp+1, -0x1.c48c6001f0acp-1, 0x1.974b2334f2346p+1, -0x1.095f619980c43p+1, 0x1.60f126641264dp-1, -0x1.3cc8a99af5453p+0, -0x0p+0));
  }

  // ihfft norm=FORWARD
  @Test
  void ihfft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().ihfft(x, new Options.Ihfft().norm(Options.Norm.FORWARD)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.4p+3, -0x0p+0, -0x1.8p+1, -0x1p+0, 0x0p+0, -0x0p+0, 0x1.5p+3, -0x0p+0, -0x1.4p+1, 0x1.2p+3, -0x1.cp+1, -0x0p+0));
  }

  // ihfft of int32
  @Test
  void ihfft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().ihfft(x));
    expect(y, DType.COMPLEX64, dims(3), 16, floats(0x1.2p+1, -0x0p+0, -0x1p-2, -0x0p+0, 0x1.4p+0, -0x0p+0));
  }

  // ihfft of no points
  @Test
  void ihfft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "ihfft", "Invalid number of FFT data points (0) specified. [Op:ihfft]", () -> context().ihfft(x, new Options.Ihfft().n(0L)));
  }

  // inner
  @Test
  void inner() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, -0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().inner(x1, x2));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.cp+2, 0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+0, -0x1.8p+0));
    expect(dX2, DType.FLOAT32, dims(3), 0, floats(0x1.2p+2, 0x1.7p+3, 0x1.4p+2));
  }

  // inner of booleans
  @Test
  void inner_of_booleans() throws Exception {
    Tensor x1 = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor x2 = own(tensor(DType.BOOL, dims(2, 2), booleans(false, true, true, false)));
    Tensor y = own(context().inner(x1, x2));
    expect(y, DType.BOOL, dims(2, 2), 0, booleans(false, true, true, true));
  }

  // inner of matrices
  @Test
  void inner_of_matrices() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 0L, 2L, 1L)));
    Tensor y = own(context().inner(x1, x2));
    expect(y, DType.INT32, dims(2, 2), 0, wholes(1L, 4L, 3L, 10L));
  }

  // instance_norm
  @Test
  void instance_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().instanceNorm(x, new Options.InstanceNorm().scale(scale).offset(offset)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 8, floats(-0x1.234e9ap+0, -0x1.aafe04p+0, 0x1.dcb166p-2, -0x1.dcd328p-2, 0x1.d6112p+1, -0x1.bb9a64p-1, -0x1.45552ep+0, -0x1.32345p+0, 0x1.cc30acp+1, -0x1.7d82c8p+0, 0x1.59e7aap-1, -0x1.4123a4p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(-0x1.253814p-2, -0x1.d519f8p-3, 0x1.b7cbacp-2, -0x1.d4f83ap-2, -0x1.25273p-3, 0x1.5fc29ap-1, 0x1.3abffap-3, -0x1.03844cp-4, 0x1.a3825ep-4, 0x1.854828p-5, -0x1.064094p-2, 0x1.0380e2p-6));
    expect(dScale, DType.FLOAT32, dims(2), 512, floats(0x1.42ace4p-3, 0x1.b49f12p-4));
    expect(dOffset, DType.FLOAT32, dims(2), 512, floats(0x1.8p+2, 0x1.08p+3));
  }

  // instance_norm data_format=NCHW
  @Test
  void instance_norm_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x1p+1, 0x1.4p+2, 0x1p+2, -0x1p+0, 0x1p+2, 0x1p+0, 0x1p-1, -0x1p+1, 0x1p+3)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1p-1)));
    Tensor y = own(context().instanceNorm(x, new Options.InstanceNorm().scale(scale).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 2, 3), 8, floats(-0x1.11a74ep+1, -0x1.11a74ep-1, 0x1.56112p+1, -0x1.55fc08p-1, 0x1.11966cp-1, 0x1.11966cp-3, -0x1.22aa98p+1, 0x1.4c30acp+1, -0x1.4c30acp-2, -0x1.91a27ep-3, -0x1.f60b1cp-2, 0x1.5f6e2ep-1));
  }
}
