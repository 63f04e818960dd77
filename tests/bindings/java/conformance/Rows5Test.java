// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows5Test extends Row {
  // instance_norm epsilon=0.5
  @Test
  void instance_norm_epsilon_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1p+0, 0x1p-1, 0x1p+2, -0x1p+1, 0x1p+0, 0x1p+3)));
    Tensor y = own(context().instanceNorm(x, new Options.InstanceNorm().epsilon(0x1p-1)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 8, floats(-0x1.074d04p+0, -0x1.29980ep+0, -0x1.074d04p-2, 0x1.dc267cp-1, 0x1.492046p+0, 0x1.dc267cp-3, -0x1.12e158p+0, -0x1.8c329p-2, 0x1.3a261cp+0, -0x1.ef3f32p-1, -0x1.3a261cp-3, 0x1.5aac3ep+0));
  }

  // integers have no gradient
  @Test
  void integers_have_no_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, 0x1p+2)));
    Tensor n = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(n);
    Tensor y = own(context().gather(x, n));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, n), null, false));
    Tensor a = list.get(0);
    Tensor b = list.get(1);
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+0));
    expectNone(b);
  }

  // inv
  @Test
  void inv() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    Tensor y = own(context().inv(x));
    expect(y, DType.FLOAT64, dims(2, 2, 2), 0, floats(-0x1p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-1, -0x1p-1, -0x1p-1, 0x1p+0));
  }

  // inv adjoint=True
  @Test
  void inv_adjoint_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    Tensor y = own(context().inv(x, new Options.Inv().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 2, 2), 0, floats(-0x1p-1, 0x1p-1, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-1, -0x1p-1, 0x1p+0));
  }

  // inverse_stft_window frame_step=2
  @Test
  void inverse_stft_window_frame_step_2() throws Exception {
    Tensor window = own(tensor(DType.FLOAT64, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor y = own(context().inverseStftWindow(window, 2L));
    expect(y, DType.FLOAT64, dims(4), 2, floats(0x1.999999999999ap-4, 0x1.999999999999ap-4, 0x1.3333333333333p-2, 0x1.999999999999ap-3));
  }

  // irfft
  @Test
  void irfft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().irfft(x));
    expect(y, DType.FLOAT32, dims(2, 6), 16, floats(0x1.555556p+1, -0x1.555556p-1, -0x1.555556p-2, 0x1.555556p-2, -0x1.555556p-2, -0x1.555556p-1, 0x1.caaaaap+1, 0x1.155556p+0, -0x1.eaaaaap+0, -0x1.6aaaaap+0, -0x1.eaaaaap+0, 0x1.155556p+0));
  }

  // irfft n=2 axis=0
  @Test
  void irfft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfft(x, new Options.Irfft().n(2L).axis(0L)));
    expect(y, DType.FLOAT64, dims(2, 3), 64, floats(0x1.4p+1, 0x1p-1, 0x1.8p+0, -0x1.8p+0, 0x1.4p+1, 0x1p-1));
  }

  // irfft n=8 norm=ORTHO
  @Test
  void irfft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfft(x, new Options.Irfft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.FLOAT64, dims(2, 8), 64, floats(0x1.f1cd9cceef239p+1, 0x1.a57d86660310dp+0, -0x1.6a09e667f3bcdp-2, 0x1.f0ed99bed9b2ep-5, -0x1.6a09e667f3bcdp-2, -0x1.2d413cccfe77ap+1, -0x1.c48c6001f0acp+0, 0x1.07c3b666fb66dp+1, 0x1.6a09e667f3bcdp-1, -0x1.83c4999049935p-2, -0x1.6a09e667f3bcdp+0, 0x1.a827999fcef32p-3, 0x1.c48c6001f0acp+1, 0x1.27c3b666fb66dp+2, 0x1.6a09e667f3bcdp+1, 0x1.3504f333f9de6p+0));
  }

  // irfft norm=FORWARD
  @Test
  void irfft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfft(x, new Options.Irfft().norm(Options.Norm.FORWARD)));
    expect(y, DType.FLOAT64, dims(2, 4), 64, floats(0x1.2p+3, 0x1p+0, -0x1.8p+1, -0x1.8p+1, 0x1p+0, -0x1.8p+1, 0x1.2p+3, 0x1.2p+3));
  }

  // irfft of int32
  @Test
  void irfft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().irfft(x));
    expect(y, DType.FLOAT32, dims(6), 16, floats(0x1.2aaaaap+1, -0x1.555556p-3, -0x1.555556p-3, 0x1.555556p+0, -0x1.555556p-3, -0x1.555556p-3));
  }

  // irfft of no points
  @Test
  void irfft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "irfft", "Invalid number of FFT data points (0) specified. [Op:irfft]", () -> context().irfft(x, new Options.Irfft().n(0L)));
  }

  // irfft2
  @Test
  void irfft2() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfft2(x));
    expect(y, DType.FLOAT64, dims(2, 4), 64, floats(0x1.4p+0, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, -0x1.8p+0, -0x1.8p+0));
  }

  // irfft2 s=2,4 axes=1,0 norm=ORTHO
  @Test
  void irfft2_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfft2(x, new Options.Irfft2().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.FLOAT64, dims(4, 2), 64, floats(0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+1, -0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-1, 0x0p+0, -0x1.3cc8a99af5453p+2, 0x1.0f876ccdf6cd9p+2, -0x1.0f876ccdf6cd9p+1));
  }

  // irfftn
  @Test
  void irfftn() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfftn(x));
    expect(y, DType.FLOAT64, dims(2, 4), 64, floats(0x1.4p+0, -0x1p-2, 0x1.8p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, -0x1.8p+0, -0x1.8p+0));
  }

  // irfftn s=2,4 axes=1,0 norm=ORTHO
  @Test
  void irfftn_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().irfftn(x, new Options.Irfftn().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.FLOAT64, dims(4, 2), 64, floats(0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+1, -0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-1, 0x0p+0, -0x1.3cc8a99af5453p+2, 0x1.0f876ccdf6cd9p+2, -0x1.0f876ccdf6cd9p+1));
  }

  // isin
  @Test
  void isin() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2), wholes(5L, 1L)));
    Tensor y = own(context().isin(x1, x2));
    expect(y, DType.BOOL, dims(5), 0, booleans(true, false, true, false, true));
  }

  // isin invert=True
  @Test
  void isin_invert_true() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2), wholes(5L, 1L)));
    Tensor y = own(context().isin(x1, x2, new Options.Isin().invert(true)));
    expect(y, DType.BOOL, dims(5), 0, booleans(false, true, false, true, false));
  }

  // isin invert=True of complex numbers
  @Test
  void isin_invert_true_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(2), floats(0x0p+0, 0x1p+1, 0x1.8p+1, 0x0p+0)));
    Tensor y = own(context().isin(x1, x2, new Options.Isin().invert(true)));
    expect(y, DType.BOOL, dims(3), 0, booleans(true, false, true));
  }

  // isin of complex numbers
  @Test
  void isin_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(2), floats(0x0p+0, 0x1p+1, 0x1.8p+1, 0x0p+0)));
    Tensor y = own(context().isin(x1, x2));
    expect(y, DType.BOOL, dims(3), 0, booleans(false, true, false));
  }

  // istft frame_length=3 frame_step=2 fft_length=4
  @Test
  void istft_frame_length_3_frame_step_2_fft_length_4() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor window = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p+1, 0x1p+0)));
    Tensor y = own(context().istft(x, 3L, 2L, new Options.Istft().window(window).fftLength(4L)));
    expect(y, DType.FLOAT64, dims(5), 16, floats(0x1.2p+1, 0x1p-1, -0x1p-1, -0x1.8p+0, 0x1.2p+1));
  }

  // istft frame_length=4 frame_step=2
  @Test
  void istft_frame_length_4_frame_step_2() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor window = own(tensor(DType.FLOAT64, dims(4), floats(0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().istft(x, 4L, 2L, new Options.Istft().window(window)));
    expect(y, DType.FLOAT64, dims(6), 16, floats(0x1.2p+1, 0x1p-1, -0x1p-1, -0x1.8p+1, 0x1.2p+1, 0x1.2p+2));
  }

  // kaiser_window window_length=5
  @Test
  void kaiser_window_window_length_5() throws Exception {
    Tensor y = own(context().kaiserWindow(5L));
    expect(y, DType.FLOAT32, dims(5), 2, floats(0x1.bab21ap-15, 0x1.b9b2a2p-3, 0x1p+0, 0x1.b9b2a2p-3, 0x1.bab21ap-15));
  }

  // kaiser_window window_length=5 beta=3.0 dtype=float64
  @Test
  void kaiser_window_window_length_5_beta_3_0_dtype_float64() throws Exception {
    Tensor y = own(context().kaiserWindow(5L, new Options.KaiserWindow().dtype(DType.FLOAT64).beta(0x1.8p+1)));
    expect(y, DType.FLOAT64, dims(5), 16, floats(0x1.a39a9e8189da4p-3, 0x1.742f95466cfb9p-1, 0x1p+0, 0x1.742f95466cfb9p-1, 0x1.a39a9e8189da4p-3));
  }

  // kaiser_window window_length=5 beta=3.0 periodic=True
  @Test
  void kaiser_window_window_length_5_beta_3_0_periodic_true() throws Exception {
    Tensor y = own(context().kaiserWindow(5L, new Options.KaiserWindow().periodic(true).beta(0x1.8p+1)));
    expect(y, DType.FLOAT32, dims(5), 2, floats(0x1.a39a9ep-3, 0x1.3fdebcp-1, 0x1.e789ap-1, 0x1.e789ap-1, 0x1.3fdebcp-1));
  }

  // kl_div log_target=True reduction=MEAN
  @Test
  void kl_div_log_target_true_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+1, -0x1p+0, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().logTarget(true).reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.643976p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.718e38p-5, -0x1.f6473p-4, -0x1.09d4a6p-2));
  }

  // kl_div log_target=True reduction=NONE
  @Test
  void kl_div_log_target_true_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+1, -0x1p+0, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().logTarget(true).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(-0x1.152aaap-3, -0x1.78b564p-3, 0x1.5ce71ap+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.152aaap-3, -0x1.78b564p-3, -0x1.8ebefap+0));
  }

  // kl_div log_target=True reduction=SUM
  @Test
  void kl_div_log_target_true_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+1, -0x1p+0, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().logTarget(true).reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.0b2b18p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.152aaap-3, -0x1.78b564p-2, -0x1.8ebefap-1));
  }

  // kl_div reduction=MEAN
  @Test
  void kl_div_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.4dd2c8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.555556p-3, -0x1.555556p-5, -0x1.555556p-2));
  }

  // kl_div reduction=NONE
  @Test
  void kl_div_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(0x1.3a37ap-3, -0x1.945648p-3, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1p-1, -0x1p-4, -0x1p+1));
  }

  // kl_div reduction=SUM
  @Test
  void kl_div_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1p+0, -0x1p-1, -0x1p+1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().klDiv(x, target, new Options.KlDiv().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.f4bc2cp+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1p-1, -0x1p-3, -0x1p+0));
  }

  // kron
  @Test
  void kron() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().kron(x1, x2));
    expect(y, DType.FLOAT32, dims(2, 6), 0, floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1p+1, 0x1.2p+4, 0x1p+3, 0x1.cp+2, 0x1.4p+2, 0x1p+1, 0x1.cp+3, 0x1.4p+3, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(1, 2), 0, floats(0x1.8cp+4, 0x1.6p+5));
    expect(dX2, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x1.cp+1, 0x1p+3, 0x1.3p+2, 0x1.8p+0, 0x1.cp+1));
  }

  // kron of booleans
  @Test
  void kron_of_booleans() throws Exception {
    Tensor x1 = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor x2 = own(tensor(DType.BOOL, dims(2, 2), booleans(false, true, true, false)));
    Tensor y = own(context().kron(x1, x2));
    expect(y, DType.BOOL, dims(4, 4), 0, booleans(false, true, false, false, true, false, false, false, false, true, false, true, true, false, true, false));
  }

  // l2_loss
  @Test
  void l2_loss() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().l2Loss(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.9p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2));
  }

  // l2_normalize axis=1
  @Test
  void l2_normalize_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().l2Normalize(x, new Options.L2Normalize().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.555556p-2, -0x1.555556p-1, 0x1.555556p-1, 0x1.30740ap-4, 0x1.c8ae1p-2, -0x1.c8ae1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 8, floats(0x1.7b425ep-3, 0x1.da12f6p-2, 0x1.7b425ep-2, 0x1.e46f18p-5, 0x1.6b5352p-2, 0x1.756af8p-3));
  }

  // l2_normalize axis=1 epsilon=1000000.0
  @Test
  void l2_normalize_axis_1_epsilon_1000000_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2)));
    Tensor y = own(context().l2Normalize(x, new Options.L2Normalize().axis(1).epsilon(0x1.e848p+19)));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.0624dep-10, -0x1.0624dep-9, 0x1.0624dep-9, 0x1.0624dep-11, 0x1.89374cp-9, -0x1.89374cp-8));
  }

  // layer activation activation=softplus
  @Test
  void layer_activation_activation_softplus() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.Activation("softplus"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.5031eap+0, 0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.40c7acp-2, 0x1.26e188p-1, 0x1.86381cp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.764d5p-1, 0x1.c2f7d6p-2, 0x1.3eb2fep+0, 0x1.136562p-4, 0x1.503f9ap-1, 0x1.6dc9d8p+1));
  }

  // layer activation of each name
  @Test
  void layer_activation_of_each_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(-0x1p+1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.8p-1, -0x1.8p+0)));
    Layer layerLinear = own(new Layers.Activation("linear"));
    List<Tensor> list = own(layerLinear.callAll(false, x));
    Tensor yLinear = list.get(0);
    expect(yLinear, DType.FLOAT32, dims(2, 3), 8, floats(-0x1p+1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.8p-1, -0x1.8p+0));
    Layer layerRelu = own(new Layers.Activation("relu"));
    List<Tensor> list2 = own(layerRelu.callAll(false, x));
    Tensor yRelu = list2.get(0);
    expect(yRelu, DType.FLOAT32, dims(2, 3), 8, floats(0x0p+0, 0x1p-1, 0x1.4p+0, 0x1.cp+2, 0x0p+0, 0x0p+0));
    Layer layerRelu6 = own(new Layers.Activation("relu6"));
    List<Tensor> list3 = own(layerRelu6.callAll(false, x));
    Tensor yRelu6 = list3.get(0);
    expect(yRelu6, DType.FLOAT32, dims(2, 3), 8, floats(0x0p+0, 0x1p-1, 0x1.4p+0, 0x1.8p+2, 0x0p+0, 0x0p+0));
    Layer layerLeakyRelu = own(new Layers.Activation("leaky_relu"));
    List<Tensor> list4 = own(layerLeakyRelu.callAll(false, x));
    Tensor yLeakyRelu = list4.get(0);
    expect(yLeakyRelu, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.99999ap-2, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.333334p-3, -0x1.333334p-2));
    Layer layerElu = own(new Layers.Activation("elu"));
    List<Tensor> list5 = own(layerElu.callAll(false, x));
    Tensor yElu = list5.get(0);
    expect(yElu, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.bab556p-1, 0x1p-1, 0x1.4p+0, 0x1.cp+2, -0x1.0e25f8p-1, -0x1.8dc1e2p-1));
    Layer layerSelu = own(new Layers.Activation("selu"));
    List<Tensor> list6 = own(layerSelu.callAll(false, x));
    Tensor ySelu = list6.get(0);
    expect(ySelu, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.8529a2p+0, 0x1.0cfabep-1, 0x1.50396cp+0, 0x1.d6b6ccp+2, -0x1.daf296p-1, -0x1.5da602p+0));
    Layer layerSigmoid = own(new Layers.Activation("sigmoid"));
    List<Tensor> list7 = own(layerSigmoid.callAll(false, x));
    Tensor ySigmoid = list7.get(0);
    expect(ySigmoid, DType.FLOAT32, dims(2, 3), 8, floats(0x1.e84152p-4, 0x1.3eb2fep-1, 0x1.8dfa4p-1, 0x1.ff8896p-1, 0x1.488562p-2, 0x1.759b84p-3));
    Layer layerTanh = own(new Layers.Activation("tanh"));
    List<Tensor> list8 = own(layerTanh.callAll(false, x));
    Tensor yTanh = list8.get(0);
    expect(yTanh, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.ed9506p-1, 0x1.d9353ep-2, 0x1.b2523cp-1, 0x1.ffffc8p-1, -0x1.45323ep-1, -0x1.cf6f98p-1));
    Layer layerSoftplus = own(new Layers.Activation("softplus"));
    List<Tensor> list9 = own(layerSoftplus.callAll(false, x));
    Tensor ySoftplus = list9.get(0);
    expect(ySoftplus, DType.FLOAT32, dims(2, 3), 8, floats(0x1.03f2d6p-3, 0x1.f2ba38p-1, 0x1.807e6cp+0, 0x1.c00eeep+2, 0x1.8c27eap-2, 0x1.9c7e9p-3));
    Layer layerSoftsign = own(new Layers.Activation("softsign"));
    List<Tensor> list10 = own(layerSoftsign.callAll(false, x));
    Tensor ySoftsign = list10.get(0);
    expect(ySoftsign, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.555556p-1, 0x1.555556p-2, 0x1.1c71c8p-1, 0x1.cp-1, -0x1.b6db6ep-2, -0x1.333334p-1));
    Layer layerSilu = own(new Layers.Activation("silu"));
    List<Tensor> list11 = own(layerSilu.callAll(false, x));
    Tensor ySilu = list11.get(0);
    expect(ySilu, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.e84152p-3, 0x1.3eb2fep-2, 0x1.f178dp-1, 0x1.bf9784p+2, -0x1.ecc812p-3, -0x1.1834a2p-2));
    Layer layerSwish = own(new Layers.Activation("swish"));
    List<Tensor> list12 = own(layerSwish.callAll(false, x));
    Tensor ySwish = list12.get(0);
    expect(ySwish, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.e84152p-3, 0x1.3eb2fep-2, 0x1.f178dp-1, 0x1.bf9784p+2, -0x1.ecc812p-3, -0x1.1834a2p-2));
    Layer layerGelu = own(new Layers.Activation("gelu"));
    List<Tensor> list13 = own(layerGelu.callAll(false, x));
    Tensor yGelu = list13.get(0);
    expect(yGelu, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.74bcf8p-5, 0x1.62075ep-2, 0x1.1e312cp+0, 0x1.cp+2, -0x1.5c198p-3, -0x1.9a76a4p-4));
    Layer layerExponential = own(new Layers.Activation("exponential"));
    List<Tensor> list14 = own(layerExponential.callAll(false, x));
    Tensor yExponential = list14.get(0);
    expect(yExponential, DType.FLOAT32, dims(2, 3), 8, floats(0x1.152aaap-3, 0x1.a61298p+0, 0x1.bec38ep+1, 0x1.122886p+10, 0x1.e3b40ep-2, 0x1.c8f878p-3));
    Layer layerSoftmax = own(new Layers.Activation("softmax"));
    List<Tensor> list15 = own(layerSoftmax.callAll(false, x));
    Tensor ySoftmax = list15.get(0);
    expect(ySoftmax, DType.FLOAT32, dims(2, 3), 8, floats(0x1.a46538p-6, 0x1.40176ep-2, 0x1.52d12p-1, 0x1.ffacecp-1, 0x1.c36148p-12, 0x1.aa6f04p-13));
    Layer layerLogSoftmax = own(new Layers.Activation("log_softmax"));
    List<Tensor> list16 = own(layerLogSoftmax.callAll(false, x));
    Tensor yLogSoftmax = list16.get(0);
    expect(yLogSoftmax, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.d4d8c2p+1, -0x1.29b182p+0, -0x1.a6c60ap-2, -0x1.4c675ep-11, -0x1.f00a64p+2, -0x1.100532p+3));
  }

  // layer average_pool1d
  @Test
  void layer_average_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Layer layer = own(new Layers.AveragePooling1D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 2), 1, floats(0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.5p+4, 0x1.1p+4, 0x1.3p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 2, floats(0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-2, 0x1p-1, 0x1.8p-2, 0x1p-1, 0x0p+0, 0x0p+0));
  }

  // layer average_pool1d pool_size=3 strides=1 padding=SAME data_format=NCW
  @Test
  void layer_average_pool1d_pool_size_3_strides_1_padding_same_data_format_ncw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Layer layer = own(new Layers.AveragePooling1D().poolSize(3).strides(1).padding("SAME").dataFormat("NCW"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 5), 1, floats(0x1.6p+3, 0x1.355556p+3, 0x1.355556p+4, 0x1.0aaaaap+4, 0x1.58p+4, 0x1.6p+4, 0x1.4aaaaap+4, 0x1.2p+4, 0x1.eaaaaap+3, 0x1.cp+3, 0x1.c8p+4, 0x1.5p+4, 0x1.255556p+4, 0x1.f55556p+3, 0x1.48p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.1p+4, 0x1.caaaaap+3, 0x1.ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 2, floats(0x1.555556p-1, 0x1.555556p+0, 0x1.d55556p-1, 0x1.8p+0, 0x1.aaaaaap-1, 0x1.cp+0, 0x1.0aaaaap+1, 0x1.8p-1, 0x1.8p+0, 0x1.2aaaaap+0, 0x1.4p-1, 0x1.ap+0, 0x1.cp+0, 0x1.cp+0, 0x1.8p-1, 0x1.d55556p-1, 0x1p+0, 0x1.4p+0, 0x1.0aaaaap+1, 0x1p+1));
  }

  // layer average_pool2d
  @Test
  void layer_average_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.AveragePooling2D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2));
  }

  // layer average_pool2d pool_size=3 strides=1,2 data_format=NCHW
  @Test
  void layer_average_pool2d_pool_size_3_strides_1_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Layer layer = own(new Layers.AveragePooling2D().poolSize(3).strides(1, 2).dataFormat("NCHW"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 1), 1, floats(0x1.38e38ep+4, 0x1.538e38p+4, 0x1.238e38p+4, 0x1.f8e38ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 2, floats(0x1.c71c72p-4, 0x1.c71c72p-4, 0x1.c71c72p-4, 0x0p+0, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-3, 0x0p+0, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-3, 0x0p+0, 0x1.c71c72p-5, 0x1.c71c72p-5, 0x1.c71c72p-5, 0x0p+0, 0x1.c71c72p-3, 0x1.c71c72p-3, 0x1.c71c72p-3, 0x0p+0, 0x1p-2, 0x1p-2, 0x1p-2, 0x0p+0, 0x1p-2, 0x1p-2, 0x1p-2, 0x0p+0, 0x1.c71c72p-6, 0x1.c71c72p-6, 0x1.c71c72p-6, 0x0p+0));
  }

  // layer average_pool2d pool_size=3,2 padding=SAME
  @Test
  void layer_average_pool2d_pool_size_3_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.AveragePooling2D().poolSize(3, 2).padding("SAME"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2));
  }

  // layer average_pool3d
  @Test
  void layer_average_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.AveragePooling3D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 1, 2, 1), 1, floats(0x1p+4, 0x1.38p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 2, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 2, floats(0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer average_pool3d pool_size=3,2,2 strides=1 padding=SAME data_format=CHANNELS_FIRST
  @Test
  void layer_average_pool3d_pool_size_3_2_2_strides_1_padding_same_data_format_channels_first() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.AveragePooling3D().poolSize(3, 2, 2).strides(1).padding("SAME").dataFormat("CHANNELS_FIRST"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 3, 2, 4), 1, floats(0x1p+4, 0x1.66p+4, 0x1.38p+4, 0x1.f8p+3, 0x1.38p+4, 0x1.54p+4, 0x1.b8p+3, 0x1.4p+3, 0x1.0d5556p+4, 0x1.295556p+4, 0x1.455556p+4, 0x1.3aaaaap+4, 0x1.455556p+4, 0x1.3p+4, 0x1.1aaaaap+4, 0x1.1p+4, 0x1.4cp+4, 0x1.1ep+4, 0x1.3ap+4, 0x1.48p+4, 0x1.84p+4, 0x1.0cp+4, 0x1.28p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 2, floats(0x1.555556p-3, 0x1.955556p-2, 0x1p-1, 0x1.2aaaaap-1, 0x1.0aaaaap+0, 0x1.12aaaap+1, 0x1.baaaaap+0, 0x1.9aaaaap+0, 0x1.aaaaaap-2, 0x1.5aaaaap-1, 0x1.7p-1, 0x1.855556p+0, 0x1.7aaaaap+0, 0x1.6eaaaap+1, 0x1.295556p+1, 0x1.d55556p+1, 0x1.2aaaaap-2, 0x1.f55556p-2, 0x1.ap-2, 0x1.355556p+0, 0x1.f55556p-1, 0x1.8d5556p+0, 0x1.12aaaap+0, 0x1.555556p+1));
  }

  // layer batch_normalization
  @Test
  void layer_batch_normalization() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.BatchNormalization());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.69ad5cp-1, 0x1.40188ep+2, 0x1.8fff7cp+3, -0x1.0b4f96p+3, 0x1.0f4204p+1, 0x1.9feb8ap+3, 0x1.9ffefap+3, -0x1.de113ep+2, 0x1.0f4204p+1, 0x1.c0083p+2, 0x1.87ffbep+3, -0x1.c77212p+2, 0x1.3c77bp+2, 0x1.5ff3b8p+3, 0x1.6800c4p+3, -0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.69ad5cp+0, 0x1.ffbe84p-1, -0x1.ffef9ep-1, 0x1.69f2bcp-4, 0x1.0f4204p+1, 0x1.7fcee2p+2, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.ffbe84p+1, -0x1.ffef9ep-4, 0x1.0f760ep-1, 0x1.0f4204p+2, 0x1.7fcee2p+0, -0x1.ffef9ep-2, 0x1.69f2bcp-3));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.3c77bp+4, 0x1.b7c7b8p+2, -0x1.0ff74cp+0, 0x1.c46f6cp+1));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // layer batch_normalization axis=1 epsilon=0.25 center=False
  @Test
  void layer_batch_normalization_axis_1_epsilon_0_25_center_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.BatchNormalization().axis(1L).epsilon(0x1p-2).center(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 4, 2), 16, floats(0x1.279a74p-1, 0x1.bb67aep+0, -0x1.5775c6p+1, 0x1.1e377ap+2, 0x1.f0b684p-2, 0x1.f0b684p-1, -0x1.555556p-2, 0x1p-1, 0x1.bb67aep+0, 0x1.02a726p+2, -0x1.c9f25cp-1, 0x1.5775c6p+1, 0x1.f0b684p-3, -0x1.7488e4p-1, 0x1.aaaaaap-1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(0x1.279a74p+0, 0x1.279a74p-1, 0x1.c9f25cp+1, 0x1.c9f25cp-2, -0x1.7488e4p-1, -0x1.7488e4p+0, 0x1p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.279a74p+1, 0x1.c9f25cp-2, 0x1.5775c6p+1, -0x1.7488e4p+0, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.555556p-3));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.4c8dc2p+3, -0x1.c9f25cp-3, -0x1.e8f3aap+1, 0x1.155556p+1));
  }

  // layer batch_normalization axis=2 scale=False
  @Test
  void layer_batch_normalization_axis_2_scale_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1)));
    Layer layer = own(new Layers.BatchNormalization().axis(2L).scale(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4, 2), 16, floats(-0x1.69ad5cp+0, 0x1.c418b2p+3, 0x1.dfe35ap+3, 0x1.9feb8ap+3, 0x1.9ffefap+3, 0x1.8p+3, -0x1.0b4f96p+3, -0x1.278b4p-1, 0x1.96e306p+3, 0x1.3c77bp+3, 0x1.7fefap+3, 0x1.3ff7dp+3, 0x1.700084p+3, 0x1.50018ap+3, -0x1.48befep+0, -0x1.5958dep+1, 0x1.0f4204p+3, 0x1.69ad5cp+2, 0x1.1ffbe8p+3, 0x1.c0083p+2, 0x1.07fdb2p+4, 0x1.effc6ap+3, -0x1.b3d58cp+1, -0x1.346776p+2, 0x1.0f4204p+2, 0x1.69ad5cp+0, 0x1.80106p+2, 0x1.0fed94p+4, 0x1.dffceep+3, 0x1.bffdf4p+3, -0x1.61a5cep+2, -0x1.bc227cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dBeta = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4, 2), 512, floats(0x1.69ad5cp+0, 0x1.69ad5cp-1, 0x1.ffbe84p+0, 0x1.ffbe84p-3, 0x1.7ff3b6p-1, 0x1.7ff3b6p+0, 0x1.0f760ep-1, 0x1.69f2bcp-1, 0x1.69ad5cp-1, 0x1.69ad5cp+1, 0x1.ffbe84p-3, 0x1.7fcee2p+0, 0x1.7ff3b6p+0, 0x1.7ff3b6p-2, 0x1.69f2bcp-1, 0x1.69f2bcp-2, 0x1.69ad5cp+1, 0x1.69ad5cp-2, 0x1.7fcee2p+0, 0x1.7fcee2p+1, 0x1.7ff3b6p-2, 0x1.ffef9ep-2, 0x1.69f2bcp-2, 0x1.69f2bcp+0, 0x1.69ad5cp-2, 0x1.0f4204p+1, 0x1.7fcee2p+1, 0x1.7fcee2p-1, 0x1.ffef9ep-2, 0x1.ffef9ep-3, 0x1.69f2bcp+0, 0x1.69f2bcp-3));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3));
  }

  // layer batch_normalization in training, and then not
  @Test
  void layer_batch_normalization_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.BatchNormalization());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(-0x1.25875p+0, 0x1.5e1faep+2, 0x1.8c8c2ep+3, -0x1.14cacap+3, -0x1.d5a54ep-3, 0x1.50f028p+3, 0x1.a5a48ap+3, -0x1.ee2d9cp+2, -0x1.d5a54ep-3, 0x1.af0fd8p+2, 0x1.8p+3, -0x1.d66a6cp+2, 0x1.9af0a4p+0, 0x1.287814p+3, 0x1.4dcf4ap+3, -0x1.08e932p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.8ac362p-2, -0x1.951436p-2, -0x1.8da9f6p-1, 0x1.52cb1ep-6, 0x1.59c37ap-3, 0x1.bd5a96p-1, 0x1.bfd2c6p-3, -0x1.d7150ap-6, -0x1.7f347p-1, 0x1.070018p+0, 0x1.2d2448p-1, 0x1.a59adep-6, 0x1.8d8782p-3, -0x1.806854p+0, -0x1.ede09cp-6, -0x1.2150fp-6));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.9af0a4p+1, 0x1.2f8498p+1, -0x1.9185b6p-4, 0x1.e72156p+0));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
    Tensor movingMeanAfter = own(movingMean.value());
    expect(movingMeanAfter, DType.FLOAT32, dims(4), 8, floats(0x1.047ae2p+0, 0x1.00a3d8p+1, 0x1.7f5c28p+1, 0x1.81eb86p+0));
    Tensor movingVarianceAfter = own(movingVariance.value());
    expect(movingVarianceAfter, DType.FLOAT32, dims(4), 8, floats(0x1.03851ep-1, 0x1.03d70ap+0, 0x1.fcf5c2p+1, 0x1.ff851ep+0));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred = list4.get(0);
    expect(inferred, DType.FLOAT32, dims(2, 2, 4), 32, floats(0x1.5aa5ecp-1, 0x1.40e204p+2, 0x1.8ff728p+3, -0x1.0b66acp+3, 0x1.0a45cp+1, 0x1.9e6aeep+3, 0x1.a002dcp+3, -0x1.de38ap+2, 0x1.0a45cp+1, 0x1.bfdefap+2, 0x1.87f15p+3, -0x1.c796bep+2, 0x1.38bf26p+2, 0x1.5eec72p+3, 0x1.67d9eap+3, -0x1.0015bap+3));
  }

  // layer batch_normalization momentum=0.5 axis=1 in training, and then not
  @Test
  void layer_batch_normalization_momentum_0_5_axis_1_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.BatchNormalization().axis(1L).momentum(0x1p-1));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 4, 2), 16, floats(-0x1.25875p+0, -0x1.d5a54ep-3, 0x1.5e1faep+2, 0x1.50f028p+3, 0x1.8c8c2ep+3, 0x1.a5a48ap+3, -0x1.14cacap+3, -0x1.ee2d9cp+2, -0x1.d5a54ep-3, 0x1.9af0a4p+0, 0x1.af0fd8p+2, 0x1.287814p+3, 0x1.8p+3, 0x1.4dcf4ap+3, -0x1.d66a6cp+2, -0x1.08e932p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(0x1.edf2aep-2, -0x1.72db2cp-2, 0x1.643e86p-1, -0x1.84bc6ap-2, 0x1.559bdcp-1, -0x1.d2b6d2p-5, 0x1.961744p-5, 0x1.3ac9ep-5, -0x1.72db2cp-2, 0x1.ef8752p-3, -0x1.3ba12ap+0, 0x1.d56202p-1, -0x1.786d5cp-1, 0x1.ffe766p-4, -0x1.9e4468p-9, -0x1.5b7e6ep-4));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.d5a54ep+0, -0x1.6c38b8p+0, -0x1.786d5cp+1, 0x1.34e96ep-1));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
    Tensor movingMeanAfter = own(movingMean.value());
    expect(movingMeanAfter, DType.FLOAT32, dims(4), 8, floats(0x1.ep+0, 0x1.2p+1, 0x1.6p+1, 0x1.ep+0));
    Tensor movingVarianceAfter = own(movingVariance.value());
    expect(movingVarianceAfter, DType.FLOAT32, dims(4), 8, floats(0x1.bp-1, 0x1.cp+0, 0x1.68p+1, 0x1.e8p+0));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred = list4.get(0);
    expect(inferred, DType.FLOAT32, dims(2, 4, 2), 32, floats(-0x1.a1cc7ap-2, 0x1.5c2a66p-1, 0x1.56b864p+2, 0x1.6cd29cp+3, 0x1.8e4eecp+3, 0x1.a162d2p+3, -0x1.0fee1cp+3, -0x1.e5eebcp+2, 0x1.5c2a66p-1, 0x1.6d92eap+1, 0x1.b77398p+2, 0x1.3c75p+3, 0x1.84c4fap+3, 0x1.5e9d2ep+3, -0x1.cec2fp+2, -0x1.045836p+3));
  }

  // layer batch_normalization momentum=0.5 axis=2 in training, and then not
  @Test
  void layer_batch_normalization_momentum_0_5_axis_2_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1)));
    Layer layer = own(new Layers.BatchNormalization().axis(2L).momentum(0x1p-1));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    movingMean.assign(movingMeanValue);
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    movingVariance.assign(movingVarianceValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4, 2), 16, floats(-0x1.a36492p+0, 0x1.6dda74p+0, 0x1.4527bcp+3, 0x1.217652p+3, 0x1.8820b4p+3, 0x1.98621cp+3, -0x1.1a364ap+3, -0x1.d244b2p+2, 0x1.2677a2p+0, 0x1.2f63fcp-1, 0x1.0f9d9ep+3, 0x1.d7d86ap+2, 0x1.a082dp+3, 0x1.b0c438p+3, -0x1.db310cp+2, -0x1.ed09cp+2, 0x1.413cbp-2, -0x1.f3b3bep-3, 0x1.b427p+2, 0x1.6cc42ep+2, 0x1.4f3bc8p+3, 0x1.5f7d3p+3, -0x1.f5f61ap+2, -0x1.03e768p+3, -0x1.0bb294p-1, -0x1.149eeep+0, 0x1.4912c6p+2, 0x1.68d924p+3, 0x1.679de4p+3, 0x1.77df4cp+3, -0x1.085d94p+3, -0x1.1149eep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4, 2), 512, floats(-0x1.461ccap-6, -0x1.f3f7c6p-4, 0x1.5a9774p-1, -0x1.06e9cap-1, 0x1.e68d12p-7, -0x1.3801b4p-2, -0x1.1d8b48p-5, 0x0p+0, -0x1.00ec28p-3, 0x1.24ea92p-2, -0x1.3dd08cp-1, -0x1.1abfccp-3, -0x1.188be4p-2, 0x1.6f925ap-2, 0x0p+0, -0x1.1d8b48p-4, 0x1.21727p-2, -0x1.b26328p-3, -0x1.f65adp-3, 0x1.81d96ep-2, -0x1.3e6d7ep-7, -0x1.81ad52p-7, -0x1.1d8b48p-4, 0x1.1d8b48p-3, -0x1.b9536ep-3, 0x1.02a83ap-3, 0x1.140becp-2, 0x1.8ddb72p-3, 0x1.36865ep-6, 0x1.a8be8cp-3, 0x1.1d8b48p-3, -0x1.ac50ecp-4));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(-0x1.64ee1ap-2, -0x1.6106b2p+2, -0x1.e7aa2ep+1, 0x0p+0));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3));
    Tensor movingMeanAfter = own(movingMean.value());
    expect(movingMeanAfter, DType.FLOAT32, dims(4), 8, floats(0x1.b8p+1, 0x1.c8p+1, 0x1.2p+2, 0x1.0cp+2));
    Tensor movingVarianceAfter = own(movingVariance.value());
    expect(movingVarianceAfter, DType.FLOAT32, dims(4), 8, floats(0x1.ab8p+2, 0x1.bb8p+2, 0x1.38p+3, 0x1.db8p+2));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred = list4.get(0);
    expect(inferred, DType.FLOAT32, dims(2, 2, 4, 2), 32, floats(-0x1.5476f6p+0, 0x1.7682dcp+1, 0x1.84300ep+3, 0x1.539124p+3, 0x1.7ae04cp+3, 0x1.8f5f1cp+3, -0x1.12b59p+3, -0x1.a449c4p+2, 0x1.44fd32p+1, 0x1.c3e3b8p+0, 0x1.3b41aep+3, 0x1.0aa2c4p+3, 0x1.999e84p+3, 0x1.ae1d52p+3, -0x1.b006fap+2, -0x1.c78168p+2, 0x1.60d862p+0, 0x1.35836cp-1, 0x1.e4a69cp+2, 0x1.8368c6p+2, 0x1.332476p+3, 0x1.47a346p+3, -0x1.d33e9ep+2, -0x1.eab90cp+2, 0x1.bdb302p-3, -0x1.1cc096p-1, 0x1.52c9dcp+2, 0x1.b4cef8p+3, 0x1.51e2aep+3, 0x1.66617cp+3, -0x1.f67644p+2, -0x1.06f858p+3));
  }

  // layer batch_normalization of constants, in dtypes of its own
  @Test
  void layer_batch_normalization_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.BatchNormalization().betaInitializer("constant value=1").gammaInitializer("constant value=2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32).movingMeanInitializer("constant value=3").movingVarianceInitializer("constant value=0.25"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(gamma.value());
    expect(gammaValue, DType.FLOAT32, dims(4), 0, floats(0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1));
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(beta.value());
    expect(betaValue, DType.FLOAT32, dims(4), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    Variable movingMean = own(layer.variable("moving_mean"));
    Tensor movingMeanValue = own(movingMean.value());
    expect(movingMeanValue, DType.FLOAT32, dims(4), 0, floats(0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1));
    Variable movingVariance = own(layer.variable("moving_variance"));
    Tensor movingVarianceValue = own(movingVariance.value());
    expect(movingVarianceValue, DType.FLOAT32, dims(4), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    expect(y0, DType.FLOAT64, dims(2, 2, 4), 64, floats(-0x1.3f3bfad86b02p+2, -0x1.1f5ca65f03d7p+3, -0x1.7efaa3cb3958p+1, -0x1.1f5ca65f03d7p+3, -0x1.fdf5479672bp-1, 0x1.bf3bfad86b02p+2, -0x1.befaa3cb3958p+2, 0x1p+0, -0x1.fdf5479672bp-1, -0x1.3f3bfad86b02p+2, -0x1.fdf5479672bp-1, 0x1.3f7d51e59cacp+2, 0x1.bf3bfad86b02p+2, 0x1.7f7d51e59cacp+1, 0x1.bf3bfad86b02p+2, -0x1.3f3bfad86b02p+2));
  }

  // layer conv1d
  @Test
  void layer_conv1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Layer layer = own(new Layers.Conv1D(2L, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 4, 2), 0, floats(0x1.dp+2, 0x1.08p+3, 0x1.08p+3, 0x1.dp+2, 0x1.28p+3, 0x1.9p+2, 0x1.48p+3, -0x1.98p+3, -0x1.7p+2, -0x1.7p+2, -0x1.3p+2, -0x1.bp+2, -0x1.ep+1, -0x1.fp+2, -0x1.78p+3, 0x1.28p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1p+0, -0x1p+0, -0x1p+2, 0x1.8p+1, -0x1.18p+3, 0x1.08p+3, -0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1p-2, -0x1p-1, 0x1.ep+2, 0x1.1p+2, 0x1.4p+0, 0x1.2p+2, 0x1.58p+3, 0x1.3p+2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.4p+3, 0x1.3p+3));
  }

  // layer conv1d dilation_rate=2 activation=relu
  @Test
  void layer_conv1d_dilation_rate_2_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Layer layer = own(new Layers.Conv1D(2L, 2).dilationRate(2).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 2), 0, floats(0x1.08p+3, 0x1.08p+3, 0x1.28p+3, 0x1.dp+2, 0x1.48p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.48p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.ep+1, -0x1.8p+1, 0x1p+2, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, 0x1.8p+1));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 2), 0, floats(-0x1.ap+3, 0x1.cp+0, 0x1.3p+3, -0x1p-1, -0x1p+2, -0x1.dp+2, 0x1.4p+2, 0x1p+2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.2p+2, 0x1.2p+1));
  }

  // layer conv1d of constants, in dtypes of its own
  @Test
  void layer_conv1d_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Layer layer = own(new Layers.Conv1D(2L, 2).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(2, 4, 2), 64, floats(-0x1.8p+1, -0x1.8p+1, -0x1p+1, -0x1p+1, -0x1p+0, -0x1p+0, -0x1.2p+1, -0x1.2p+1, -0x1.4p+1, -0x1.4p+1, -0x1.8p+0, -0x1.8p+0, -0x1p-1, -0x1p-1, -0x1.cp+0, -0x1.cp+0));
  }

  // layer conv1d strides=2 padding=SAME groups=2 data_format=NCW use_bias=False
  @Test
  void layer_conv1d_strides_2_padding_same_groups_2_data_format_ncw_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0)));
    Layer layer = own(new Layers.Conv1D(2L, 2).strides(2).padding("SAME").dataFormat("NCW").groups(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p+1, 0x1p+1, 0x0p+0, -0x1p+1, -0x1p+2, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+3, 0x1p+1, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 0, floats(-0x1p+1, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+2, 0x0p+0, -0x1p-2, 0x0p+0, -0x1.8p+0, 0x0p+0, -0x1.8p+0, 0x1.8p+0, -0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, -0x1p+1, 0x0p+0, -0x1p-2, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2), 0, floats(-0x1.ap+1, -0x1.8p+3, 0x1p+1, 0x1.4p+1));
  }

  // layer conv1d_transpose
  @Test
  void layer_conv1d_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv1DTranspose(3L, 3));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 5, 3), 0, floats(0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, -0x1.8p-1, -0x1.18p+3, 0x1.8p+0, -0x1.cp+0, -0x1.6p+1, 0x1.3p+3, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, 0x1.2p+1, -0x1.bp+2, -0x1.ep+2, 0x1.08p+3, 0x1.08p+3, 0x1.7p+3, -0x1.f8p+3, -0x1.18p+3, 0x1.08p+4, -0x1.cp+0, 0x1.ap+1, -0x1.1p+3, 0x1.5p+2, 0x1.9p+2, -0x1.2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 0, floats(-0x1p+2, -0x1.1p+2, 0x1.fp+2, -0x1.2p+2, 0x1.2p+2, -0x1p-2, 0x1.4p+0, 0x1.6p+2, 0x1.4p+0, 0x1.8p-1, -0x1p+2, -0x1.1p+2));
    expect(dKernel, DType.FLOAT32, dims(3, 3, 2), 0, floats(-0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.6p+3, 0x1.8p+3, 0x1.dp+3));
  }

  // layer conv1d_transpose dilation_rate=2 activation=relu
  @Test
  void layer_conv1d_transpose_dilation_rate_2_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv1DTranspose(3L, 3).dilationRate(2).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 7, 3), 0, floats(0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x1.8p+0, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.6p+2, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.ap+1, 0x1.3p+3, 0x1.9p+2, 0x1.28p+3, 0x1.5p+3, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.1p+2, 0x1.dp+2, 0x0p+0, 0x1.5p+2, 0x1.9p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 7, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 0, floats(-0x1.8p+1, 0x1.cp+1, -0x1.ep+1, 0x1.3p+2, -0x1.8p+1, 0x1p-1, -0x1p+2, 0x1.2p+2, 0x1.6p+2, -0x1.8p+3, 0x1.4p+2, -0x1.3p+3));
    expect(dKernel, DType.FLOAT32, dims(3, 3, 2), 0, floats(-0x1.ap+2, 0x1.2p+2, 0x1p+0, -0x1.2p+3, -0x1p-1, -0x1.8p+3, -0x1.38p+3, 0x1.fp+2, -0x1.cp+0, 0x1.2p+2, -0x1p+3, -0x1p-1, 0x1.8p+0, -0x1.ap+2, 0x1.8p+1, -0x1.1p+4, -0x1.dp+2, 0x1.fp+2));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1p+3, 0x1.fp+2, 0x1.4p+3));
  }

  // layer conv1d_transpose of constants, in dtypes of its own
  @Test
  void layer_conv1d_transpose_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv1DTranspose(3L, 3).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(3, 3, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(3), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(2, 5, 3), 64, floats(-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.4p+1, -0x1.4p+1, -0x1.4p+1));
  }

  // layer conv1d_transpose strides=2 padding=SAME data_format=NCW use_bias=False
  @Test
  void layer_conv1d_transpose_strides_2_padding_same_data_format_ncw_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, -0x1p+2, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv1DTranspose(3L, 3).strides(2).padding("SAME").dataFormat("NCW").useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 6), 0, floats(0x1p+3, 0x1p+1, -0x1.8p+1, 0x1p+2, -0x1p+2, 0x1.8p+2, -0x1.2p+3, 0x1.4p+2, -0x1.cp+3, 0x1.4p+2, -0x1.cp+3, 0x1.4p+2, -0x1.8p+2, 0x1p+3, -0x1.4p+2, 0x1.8p+2, -0x1p+2, 0x1p+2, 0x1p+1, 0x1p+3, -0x1.8p+2, -0x1p+3, 0x1p+1, -0x1.8p+2, -0x1.8p+2, 0x1.4p+2, -0x1.4p+2, -0x1p+2, 0x1.ap+3, -0x1p+2, -0x1.2p+3, 0x1p+1, 0x1p+4, 0x0p+0, -0x1p+0, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1.2p+2, -0x1.cp+0, -0x1.4p+1, -0x1.7p+2, 0x1p+1, 0x1.ap+1, 0x1p+1, 0x1.4p+0, -0x1.8p-1, -0x1p-1, -0x1.1p+2, 0x1p+1));
    expect(dKernel, DType.FLOAT32, dims(3, 3, 2), 0, floats(-0x1.cp+3, 0x1.6p+3, -0x1.1p+2, -0x1.7p+3, -0x1.44p+4, 0x1.58p+3, -0x1.38p+3, 0x1.8p+3, -0x1.cp+3, 0x1.6p+3, -0x1.1p+2, -0x1.7p+3, -0x1.a8p+3, 0x1.8p+2, -0x1.7p+2, 0x1.2p+3, -0x1.7p+3, 0x1p+3));
  }

  // layer conv2d
  @Test
  void layer_conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.Conv2D(2L, 2, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 2), 0, floats(-0x1.ep+1, 0x1.e8p+3, 0x1.e8p+3, 0x1.88p+3, 0x1.14p+4, -0x1.78p+3, 0x1p-2, -0x1.7p+2, -0x1.bp+2, -0x1.78p+3, -0x1.7p+2, -0x1.d8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.cp+1, -0x1p+1, -0x1.9p+2, 0x1.4p+1, 0x1.4p+1, 0x1.cp+1, 0x1p-1, -0x1p+2, -0x1.ep+1, -0x1.8p+1, -0x1.2p+1, 0x1.cp+0, 0x1.8p+0, -0x1p+0, 0x1p-2, -0x1p+2, -0x1p+0, -0x1.6p+1));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.38p+3, 0x1.6p+1, 0x1.bp+2, 0x1.cp+1, -0x1.ep+1, 0x1.6p+3, -0x1.8p-1, -0x1.e8p+3, 0x1.8p+0, -0x1p+2, -0x1.bp+2, -0x1p+0, 0x1.ep+2, 0x1.1p+2, -0x1.38p+3, 0x1.6p+1));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1.08p+3));
  }

  // layer conv2d activation=relu data_format=CHANNELS_FIRST
  @Test
  void layer_conv2d_activation_relu_data_format_channels_first() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.Conv2D(2L, 2, 2).dataFormat("CHANNELS_FIRST").activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(0x0p+0, 0x1.e8p+3, 0x1.14p+4, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.e8p+3, 0x1.88p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 3), 0, floats(0x0p+0, -0x1.4p+1, -0x1.8p+0, -0x1.ap+1, 0x1.4p+0, 0x1p-2, -0x1p+1, 0x1.ep+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p-1, 0x1.8p+0, 0x1p+1, 0x1p+2, -0x1p+1, -0x1.8p+0, -0x1p+2, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.cp+1, -0x1.8p+2, 0x1p+3, 0x1.6p+1, -0x1.8p-1, -0x1.1p+2, -0x1.dp+2, 0x1.2p+2, 0x1.3p+2, -0x1.8p-1, -0x1.9p+2, -0x1p+0, 0x1.ep+2, 0x1p+0, -0x1.cp+1, -0x1.8p+2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.6p+1, 0x1.cp+0));
  }

  // layer conv2d dilation_rate=2,1 use_bias=False
  @Test
  void layer_conv2d_dilation_rate_2_1_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.Conv2D(2L, 2, 2).dilationRate(2, 1).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.cp+3, 0x1.4p+3, 0x1.ep+3, 0x1.cp+2, 0x1p+3, -0x1.1p+4, -0x1.2p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1p-1, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x1p-2, -0x1.8p+2, 0x1p-1, -0x1.4p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.7p+3, -0x1.7p+2, 0x1p+3, 0x1.2p+3, -0x1.9p+2, -0x1p+0, -0x1p-2, -0x1.a8p+3, -0x1p-2, -0x1.a8p+3, -0x1p+0, 0x1.ep+1, 0x1.4p+2, -0x1.1p+3, 0x1.1p+2, 0x1.1p+3));
  }

  // layer conv2d of constants, in dtypes of its own
  @Test
  void layer_conv2d_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.Conv2D(2L, 2, 2).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 3, 2, 2), 64, floats(-0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1));
  }

  // layer conv2d strides=2,1 padding=SAME groups=2 data_format=NCHW
  @Test
  void layer_conv2d_strides_2_1_padding_same_groups_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.Conv2D(2L, 2, 2).strides(2, 1).padding("SAME").dataFormat("NCHW").groups(2L));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x1.4p+0, 0x1.2p+1, 0x1.5p+2, -0x1.cp+0, -0x1.8p-1, -0x1.38p+3, -0x1.2cp+4, -0x1.cp+0, 0x1.5p+2, 0x1.2p+1, 0x1.4p+0, -0x1.bp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 3), 0, floats(-0x1p+1, 0x1p+0, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+1, -0x1p-1, -0x1.4p+1, -0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x0p+0, -0x1.8p-1, -0x1p+0, -0x1.8p+0, -0x1p-1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.cp+1, -0x1.4p+1));
    expect(dKernel, DType.FLOAT32, dims(2, 2, 1, 2), 0, floats(0x1.ep+2, 0x0p+0, 0x1.6p+1, 0x1.4p+1, -0x1.5p+3, 0x1.2p+2, -0x1.ap+1, -0x1.4p+0));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.08p+3, 0x1.8p+2));
  }

  // layer conv2d_transpose
  @Test
  void layer_conv2d_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv2DTranspose(3L, 2, 3));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 5, 3), 0, floats(0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, -0x1.8p-1, -0x1.18p+3, 0x1.8p+0, -0x1.cp+0, -0x1.6p+1, 0x1.3p+3, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, 0x1.dp+2, 0x1.4p+0, -0x1.08p+4, 0x1.dp+2, 0x1.04p+4, 0x1.1p+3, -0x1.38p+3, -0x1.38p+3, 0x1.1p+3, -0x1.ep+1, 0x1.4p+0, -0x1.5p+3, 0x1.28p+3, -0x1.8p-1, -0x1.9p+3, 0x1.5p+2, 0x1.4p+0, -0x1.2p+2, -0x1.98p+3, 0x1.dp+2, 0x1.5p+3, 0x1.9p+2, -0x1.0cp+4, -0x1.ap+2, 0x1.dp+2, -0x1.6p+1, 0x1.6p+2, -0x1.cp+0, 0x1.1p+2, 0x1.1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.9p+2, -0x1.3p+2, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, 0x1.cp+2, 0x0p+0, 0x1.6p+1, 0x1.8p+0, -0x1.9p+2, -0x1.3p+2));
    expect(dKernel, DType.FLOAT32, dims(2, 3, 3, 2), 0, floats(-0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0, -0x1.1p+3, 0x1.2p+3, -0x1.6p+3, 0x1.38p+3, -0x1.c8p+3, -0x1.6p+2, -0x1.e8p+3, 0x1.dp+3, -0x1.7p+2, -0x1.ap+1, -0x1.4p+3, 0x1p+0, -0x1.04p+4, 0x1.8p+0));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.3p+4, 0x1.28p+4, 0x1.4p+4));
  }

  // layer conv2d_transpose dilation_rate=2,1 activation=relu
  @Test
  void layer_conv2d_transpose_dilation_rate_2_1_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv2DTranspose(3L, 2, 3).dilationRate(2, 1).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 4, 5, 3), 0, floats(0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x1.4p+1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.3p+3, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x1.08p+3, 0x1.7p+3, 0x0p+0, 0x0p+0, 0x1.08p+4, 0x0p+0, 0x1.ap+1, 0x0p+0, 0x1.5p+2, 0x1.9p+2, 0x0p+0, 0x1.5p+2, 0x1.dp+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.1p+2, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x1.4p+0, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x1.5p+3, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1.6p+2, 0x0p+0, 0x1.1p+2, 0x1.1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.7p+3, 0x1.4p+2, 0x1p-1, -0x1p+2, -0x1.4p+2, 0x1.8p+0, -0x1.a8p+3, 0x1.98p+3, -0x1.6p+1, -0x1.cp+3, 0x1.dp+2, -0x1.58p+3));
    expect(dKernel, DType.FLOAT32, dims(2, 3, 3, 2), 0, floats(-0x1.5p+2, -0x1.4p+1, 0x0p+0, -0x1.8p+3, -0x1p+3, -0x1.8p+0, -0x1.4p+1, 0x1.9p+2, -0x1.8p+0, 0x1.ep+2, -0x1.14p+4, 0x1.cp+1, 0x1.8p-1, -0x1.2p+1, 0x1p+0, -0x1.2p+3, -0x1.5p+3, 0x1.dp+3, -0x1.dp+2, -0x1.8p+0, -0x1.3p+2, 0x1.ep+1, 0x0p+0, -0x1p+1, 0x1.8p+0, -0x1p+4, -0x1p+2, 0x1.3p+2, 0x1p-1, -0x1p+0, -0x1.8p+2, -0x1p-1, 0x1p+1, -0x1.8p+2, 0x1p-2, -0x1.3p+2));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.98p+3, 0x1.6p+3, 0x1.5p+3));
  }

  // layer conv2d_transpose of constants, in dtypes of its own
  @Test
  void layer_conv2d_transpose_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv2DTranspose(3L, 2, 3).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 3, 3, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(3), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 3, 5, 3), 64, floats(-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.ap+1, -0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+1, -0x1.4p+1, -0x1.4p+1, -0x1.4p+1));
  }

  // layer conv2d_transpose strides=2 padding=SAME data_format=CHANNELS_FIRST
  @Test
  void layer_conv2d_transpose_strides_2_padding_same_data_format_channels_first() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv2DTranspose(3L, 2, 3).strides(2).padding("SAME").dataFormat("CHANNELS_FIRST"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 4, 6), 0, floats(0x1.08p+3, 0x1.2p+1, -0x1.6p+1, 0x1.1p+2, -0x1.ep+1, 0x1.9p+2, 0x1.5p+2, -0x1.7p+2, 0x1.a8p+3, -0x1.bp+2, 0x1.68p+3, -0x1.fp+2, 0x1.2p+1, 0x1.08p+3, -0x1.7p+2, -0x1.fp+2, 0x1.2p+1, -0x1.7p+2, 0x1.5p+2, -0x1.18p+3, -0x1.cp+0, 0x1.08p+3, -0x1.ep+1, 0x1.dp+2, -0x1.38p+3, 0x1.1p+2, -0x1.d8p+3, 0x1.1p+2, -0x1.d8p+3, 0x1.1p+2, 0x1.dp+2, 0x1.4p+0, -0x1.ep+1, 0x1.ap+1, -0x1.3p+2, 0x1.5p+2, -0x1.bp+2, 0x1.1p+2, -0x1.7p+2, -0x1.3p+2, 0x1.88p+3, -0x1.3p+2, 0x1.4p+0, 0x1.dp+2, -0x1.bp+2, -0x1.18p+3, 0x1.4p+0, -0x1.bp+2, -0x1.2p+2, 0x1.3p+3, -0x1.cp+1, 0x1.ep+2, -0x1.4p+1, 0x1.6p+2, -0x1.ep+2, 0x1.ap+2, -0x1.9p+3, 0x1.ap+2, -0x1.9p+3, 0x1.ap+2, -0x1.ep+2, 0x1.cp+1, 0x1.18p+4, 0x1.8p+0, 0x1p-1, -0x1p-1, -0x1.2p+2, 0x1.ap+2, -0x1.cp+1, -0x1.4p+1, 0x1.dp+3, -0x1.4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x1.dp+2, 0x1.3p+2, -0x1.8p-1, -0x1.5p+2, 0x1.dp+2, -0x1.2p+1, -0x1.98p+3, -0x1.1p+3, 0x1.4p+1, -0x1.48p+3, -0x1.98p+3, -0x1.8p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 3, 3, 2), 0, floats(-0x1.cp+3, 0x1.7p+3, -0x1.3p+3, 0x1.4p+0, -0x1.8p+2, 0x1p+2, -0x1.28p+3, 0x1.48p+3, -0x1.5p+3, 0x1.1p+2, -0x1.cp+3, 0x1.7p+3, -0x1.bp+3, 0x1p+0, -0x1.e8p+3, -0x1.8p+2, -0x1.cp+1, 0x1p+1, -0x1.8p+2, 0x1p+2, -0x1.bp+3, -0x1.4p+0, -0x1.24p+4, -0x1.8p+1, -0x1.cp+3, 0x1.7p+3, -0x1.3p+3, 0x1.4p+0, -0x1.8p+2, 0x1p+2, -0x1.cp+1, 0x1p+1, -0x1.48p+3, 0x1.4p+2, -0x1.ap+3, 0x1.ap+3));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.e8p+4, 0x1.fcp+4, 0x1.d4p+4));
  }

  // layer conv2d_transpose strides=3,1 use_bias=False
  @Test
  void layer_conv2d_transpose_strides_3_1_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Layer layer = own(new Layers.Conv2DTranspose(3L, 2, 3).strides(3, 1).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 3, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 6, 5, 3), 0, floats(0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+3, -0x1.8p+1, 0x1p+0, -0x1p+0, -0x1p+3, 0x0p+0, -0x1p+1, -0x1p+1, 0x1p+3, -0x1.cp+2, -0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1p+3, -0x1.2p+3, -0x1p+0, 0x1p+3, -0x1.8p+1, 0x1.8p+2, -0x1p+0, -0x1p+3, -0x1p+1, -0x1p+1, -0x1p+1, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.2p+3, 0x1.4p+3, -0x1p+4, -0x1p+3, 0x1.ep+3, -0x1p+1, 0x1p+2, -0x1.4p+3, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.ap+3, 0x1p+3, 0x1.2p+3, 0x1.8p+2, -0x1p+4, -0x1p+3, 0x1.cp+2, -0x1p+1, 0x1p+2, -0x1p+1, 0x1.4p+2, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.9p+2, -0x1.3p+2, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, 0x1.9p+2, -0x1.48p+3, 0x1.3p+2, 0x1.2p+1, -0x1.8p-1, -0x1.6p+2));
    expect(dKernel, DType.FLOAT32, dims(2, 3, 3, 2), 0, floats(-0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3, -0x1.4p+2, -0x1.9p+2, -0x1.38p+3, 0x1.4p+2, -0x1p+4, 0x1.8p+0, -0x1.08p+4, 0x1.08p+3, -0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3, -0x1.4p+2, -0x1.9p+2, -0x1.38p+3, 0x1.4p+2, -0x1p+4, 0x1.8p+0, -0x1.08p+4, 0x1.08p+3, -0x1.2p+2, -0x1.1p+2, -0x1.38p+3, 0x1.fp+2, -0x1.38p+4, 0x1.ep+3));
  }

  // layer conv3d
  @Test
  void layer_conv3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0)));
    Layer layer = own(new Layers.Conv3D(2L, 2, 1, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2, 2), 0, floats(0x1.c8p+3, 0x1.28p+3, 0x1.e8p+3, 0x1.9p+2, 0x1.08p+3, -0x1.1cp+4, -0x1.18p+3, -0x1.78p+3, -0x1.f8p+3, 0x1p-2, 0x1.ap+1, -0x1.6p+1, 0x1.c8p+3, 0x1.28p+3, 0x1.e8p+3, 0x1.9p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 3, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.8p+2, 0x1.ap+2, -0x1.4p+0, 0x1p+1, -0x1.8p+0, -0x1.8p+1, -0x1.1p+2, -0x1p+0, 0x1p+0, 0x1.2p+2, -0x1.2p+2, 0x1.2p+1, -0x1p-2, -0x1.8p+1, 0x1p-1, -0x1p-2, 0x1.8p+0, -0x1p+0, 0x1p-2, -0x1p+2, -0x1p+0, -0x1.6p+1, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, 0x1.8p+0, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.8cp+4, -0x1.cp+0, 0x1.78p+3, 0x1.5p+2, -0x1.d8p+3, 0x1.fp+2, 0x1.08p+3, -0x1.88p+3, 0x1.08p+3, -0x1.88p+3, -0x1.cp+2, 0x1.ep+1, 0x1.24p+4, -0x1.6p+1, -0x1.8p+0, -0x1.3p+2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.4p+3, 0x1.3p+3));
  }

  // layer conv3d dilation_rate=2,1,1 activation=relu
  @Test
  void layer_conv3d_dilation_rate_2_1_1_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0)));
    Layer layer = own(new Layers.Conv3D(2L, 2, 1, 2).dilationRate(2, 1, 1).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(0x0p+0, 0x1.e8p+3, 0x1.e8p+3, 0x1.88p+3, 0x1.14p+4, 0x0p+0, 0x1p-2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 3, 2), 0, floats(0x0p+0, -0x1p-1, -0x1.4p+2, 0x1.3p+2, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x1.8p+1, 0x0p+0, 0x1.8p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, -0x1.2p+1, -0x1.4p+2, 0x1.ep+1, 0x1.8p+0, -0x1.8p+0, -0x1.8p+1, 0x1.2p+1, 0x0p+0, 0x1.8p+0, 0x1.8p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.ep+2, -0x1.6p+1, 0x1.cp+2, 0x1p+0, -0x1.ap+1, -0x1p+1, -0x1.2p+1, 0x1.cp+0, 0x1.5p+2, -0x1p-1, -0x1.78p+3, 0x1p+0, 0x1.3p+3, 0x1p-2, -0x1.ep+2, -0x1.6p+1));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.1p+2, 0x1.8p-1));
  }

  // layer conv3d of constants, in dtypes of its own
  @Test
  void layer_conv3d_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0)));
    Layer layer = own(new Layers.Conv3D(2L, 2, 1, 2).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 2, 2, 2, 2), 64, floats(-0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1, -0x1.ap+1, -0x1.ap+1, -0x1.cp+1, -0x1.cp+1, -0x1.cp+0, -0x1.cp+0, -0x1p+1, -0x1p+1, -0x1.4p+1, -0x1.4p+1, -0x1p-1, -0x1p-1));
  }

  // layer conv3d strides=2,1,1 padding=SAME groups=2 data_format=NCDHW use_bias=False
  @Test
  void layer_conv3d_strides_2_1_1_padding_same_groups_2_data_format_ncdhw_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.Conv3D(2L, 2, 1, 2).strides(2, 1, 1).padding("SAME").dataFormat("NCDHW").groups(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2, 3), 0, floats(0x1p+2, 0x1.4p+2, 0x1p+3, -0x1p+1, -0x1p+0, -0x1p+2, 0x1p+1, 0x1p+1, -0x1p+1, 0x1p+1, 0x1p+1, -0x1p+3, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.8p+2, 0x1.4p+2, -0x1.8p+2, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2, 3), 0, floats(-0x1p+1, 0x1p+0, -0x1.8p+1, -0x1p-1, -0x1.4p+1, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, -0x1.8p+0, -0x1p-1, 0x1p+0, -0x1p+2, 0x1.cp+1, -0x1.4p+1, 0x0p+0, -0x1.8p+1, -0x1.8p-1, 0x0p+0, -0x1p-1, -0x1p+1, -0x1.8p+2, 0x1.2p+2, -0x1p-1, -0x1p+0, -0x1.8p+1, 0x1.cp+1, 0x0p+0, -0x1.8p+0, -0x1.8p+1, 0x0p+0, -0x1p+0, -0x1p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 1, 2), 0, floats(0x1.ep+1, -0x1.4p+3, 0x1.6p+2, -0x1.f8p+3, 0x0p+0, -0x1.8p+0, 0x1.4p+0, 0x1p+2));
  }

  // layer conv3d_transpose
  @Test
  void layer_conv3d_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Layer layer = own(new Layers.Conv3DTranspose(3L, 2, 1, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3, 3), 0, floats(0x1.08p+3, -0x1.38p+3, -0x1.2p+2, 0x1.08p+3, -0x1.ep+1, 0x1.4p+1, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x1.1p+2, -0x1.fp+2, -0x1.ap+2, 0x1.08p+3, -0x1.cp+0, -0x1.cp+1, 0x1.08p+3, 0x1.1p+2, 0x1.cp+1, -0x1.18p+3, -0x1.bp+2, 0x1.cp+1, -0x1.6p+1, 0x1p-2, -0x1.cp+1, 0x1.5p+2, 0x1.5p+2, -0x1.ap+2, -0x1.bp+2, -0x1.18p+3, 0x1.ep+2, -0x1.8p-1, -0x1.7p+2, 0x1.4p+1, 0x1.5p+2, 0x1.4p+0, -0x1.2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(0x1.8p+0, -0x1.3p+3, 0x1.18p+3, -0x1.7p+2, -0x1.cp+0, 0x1.2p+1, -0x1.1p+2, 0x1.6p+1));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 3, 2), 0, floats(-0x1.78p+3, 0x1.38p+4, -0x1.fp+2, 0x1.dp+2, -0x1.5p+4, 0x1.08p+4, -0x1.38p+3, 0x1.98p+3, -0x1.9p+3, 0x1.b8p+3, -0x1.f8p+3, 0x1p+3, -0x1.9p+3, 0x1.b8p+3, -0x1.f8p+3, 0x1p+3, -0x1.7p+3, 0x1.88p+3, -0x1.78p+3, 0x1.38p+4, -0x1.fp+2, 0x1.dp+2, -0x1.5p+4, 0x1.08p+4));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1p+4, 0x1.ap+3, 0x1.1p+4));
  }

  // layer conv3d_transpose dilation_rate=2,1,1 activation=relu
  @Test
  void layer_conv3d_transpose_dilation_rate_2_1_1_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Layer layer = own(new Layers.Conv3DTranspose(3L, 2, 1, 2).dilationRate(2, 1, 1).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 3, 3), 0, floats(0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x1.4p+1, 0x1.1p+2, 0x1.1p+2, 0x1.ep+2, 0x1.1p+2, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x0p+0, 0x0p+0, 0x1.08p+3, 0x1.1p+2, 0x1.cp+1, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x1.5p+2, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ep+2, 0x0p+0, 0x0p+0, 0x1.4p+1, 0x1.5p+2, 0x1.4p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(-0x1.cp+3, 0x1p+0, 0x1.8p+0, -0x1.1p+3, -0x1.8p+1, 0x1.7p+3, -0x1.6p+3, 0x1.8p+2));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 3, 2), 0, floats(-0x1.78p+3, 0x1.38p+4, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.8p+2, -0x1.38p+3, 0x1.98p+3, -0x1.4p+2, 0x1.4p+3, -0x1.b8p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.8p+2, -0x1.ep+2, 0x1.68p+3, -0x1.4p+2, 0x1.4p+3, -0x1.b8p+3, 0x1.4p+2, -0x1p+0, 0x1.8p+0));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.3p+4, 0x1.bp+2, 0x1.04p+4));
  }

  // layer conv3d_transpose of constants, in dtypes of its own
  @Test
  void layer_conv3d_transpose_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Layer layer = own(new Layers.Conv3DTranspose(3L, 2, 1, 2).kernelInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 1, 2, 3, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(3), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 2, 2, 3, 3), 64, floats(-0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0, -0x1.6p+1, -0x1.6p+1, -0x1.6p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, -0x1.2p+1, -0x1.2p+1, -0x1.2p+1, -0x1.cp+0, -0x1.cp+0, -0x1.cp+0, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.4p+0, -0x1.4p+0, -0x1.4p+0));
  }

  // layer conv3d_transpose strides=2 padding=SAME data_format=NCDHW use_bias=False
  @Test
  void layer_conv3d_transpose_strides_2_padding_same_data_format_ncdhw_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1, 2, 2), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Layer layer = own(new Layers.Conv3DTranspose(3L, 2, 1, 2).strides(2).padding("SAME").dataFormat("NCDHW").useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 1, 2, 3, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 4, 4), 0, floats(0x1p+3, 0x1p+1, 0x1.8p+2, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.8p+2, 0x1p+1, 0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.4p+2, -0x1p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.cp+2, 0x1.4p+2, -0x1.8p+2, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2p+3, 0x1.4p+2, -0x1p+3, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.cp+2, 0x1.4p+2, -0x1.8p+2, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x1p+3, -0x1.cp+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+3, 0x1p+2, -0x1.2p+3, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x1p+3, -0x1.cp+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+3, 0x1p+2, -0x1.2p+3, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.2p+3, 0x1p+2, -0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, -0x1.cp+2, 0x1p+3, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 1, 2, 2), 0, floats(0x0p+0, -0x1.08p+3, 0x1.58p+3, 0x1.5p+2, -0x1.6p+1, 0x1.8p+2, -0x1.8p+1, -0x1.9p+2));
    expect(dKernel, DType.FLOAT32, dims(2, 1, 2, 3, 2), 0, floats(-0x1.68p+3, 0x1.ep+2, -0x1.e8p+3, 0x1p+4, -0x1.08p+3, 0x1.ap+3, -0x1.08p+3, 0x1.ap+3, -0x1.1p+4, 0x1.28p+3, -0x1p+4, 0x1.1cp+4, -0x1p+4, 0x1.1cp+4, -0x1.1p+3, 0x1.98p+3, -0x1.b8p+3, 0x1.b8p+3, -0x1.b8p+3, 0x1.b8p+3, -0x1.68p+3, 0x1.ep+2, -0x1.e8p+3, 0x1p+4));
  }

  // layer dense
  @Test
  void layer_dense() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    Layer layer = own(new Layers.Dense(2L));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 1, floats(0x1.04p-1, -0x1.d6p-1, 0x1.3p-2, -0x1.ap-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(-0x1.5p-1, -0x1.8p-4, 0x1.ep-2, -0x1.14p+0, -0x1.ep-3, 0x1.38p-1));
    expect(dKernel, DType.FLOAT32, dims(3, 2), 1, floats(-0x1.8p-2, -0x1.ep-3, 0x1.8p-3, -0x1.8p-4, 0x1.8p-1, 0x1.8p-5));
    expect(dBias, DType.FLOAT32, dims(2), 1, floats(0x1.8p+1, 0x1.8p-1));
  }

  // layer dense activation=tanh
  @Test
  void layer_dense_activation_tanh() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    Layer layer = own(new Layers.Dense(2L).activation("tanh"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 8, floats(0x1.df7a0ep-2, -0x1.732abp-1, 0x1.275f7ep-2, -0x1.5789p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(-0x1.dba902p-2, -0x1.530358p-4, 0x1.322756p-2, -0x1.eb6456p-1, -0x1.c3ce5cp-3, 0x1.097d26p-1));
    expect(dKernel, DType.FLOAT32, dims(3, 2), 64, floats(-0x1.1a652ap-2, -0x1.c2ab44p-4, 0x1.b71e42p-3, -0x1.45d24p-5, 0x1.68c1b6p-1, 0x1.f36412p-6));
    expect(dBias, DType.FLOAT32, dims(2), 64, floats(0x1.4ea2dcp+1, 0x1.7fad86p-2));
  }

  // layer dense dtype=float16 param_dtype=float32
  @Test
  void layer_dense_dtype_float16_param_dtype_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p+2, 0x0p+0, 0x1.4p+2)));
    Layer layer = own(new Layers.Dense(2L).dtype(DType.FLOAT16).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+2, 0x1p-1, 0x1p+0)));
    kernel.assign(kernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT16, dims(2, 2), 0, floats(0x1.7p+2, -0x1.4p+3, 0x1.bp+2, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT16, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p+0, 0x1p+0, 0x1.4p+1, 0x1.4p+2, 0x1.4p+0));
    expect(dKernel, DType.FLOAT32, dims(3, 2), 0, floats(0x1.2p+3, 0x1.8p+0, 0x1p+1, 0x1p+0, 0x1.cp+2, -0x1p-2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.8p-1));
  }

  // layer dense of constants, in dtypes of its own
  @Test
  void layer_dense_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    Layer layer = own(new Layers.Dense(2L).kernelInitializer("constant value=0.25").biasInitializer("constant value=1").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(3, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+0));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(0x1.88p-1, 0x1.88p-1, 0x1.3p+0, 0x1.3p+0));
  }

  // layer dense use_bias=False
  @Test
  void layer_dense_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.Dense(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    kernel.assign(kernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 2), 1, floats(0x1.08p-2, 0x1.5p-4, 0x1.8p-5, 0x1.8p-3, 0x1.ep-3, 0x1.8p-4, 0x1.8p-6, 0x1.98p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 3), 1, floats(-0x1.5p-1, -0x1.8p-4, 0x1.ep-2, -0x1.14p+0, -0x1.ep-3, 0x1.38p-1, -0x1.bp+0, 0x0p+0, 0x1.bp+0, -0x1.6p-1, -0x1p-5, 0x1.4p-1));
    expect(dKernel, DType.FLOAT32, dims(3, 2), 1, floats(-0x1.ep-1, -0x1.6cp+0, 0x1.8p-5, -0x1.1p-1, 0x1.08p+0, 0x1.7p-2));
  }

  // layer depthwise_conv2d
  @Test
  void layer_depthwise_conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.DepthwiseConv2D(2, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 2), 0, floats(0x1.4p+0, -0x1.2cp+4, 0x1.2p+1, -0x1.cp+0, 0x1.1p+2, 0x1.5p+2, 0x1.5p+2, 0x1.1p+2, -0x1.cp+0, 0x1.2p+1, -0x1.8p-1, 0x1.4p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x0p+0, -0x1p+1, -0x1p-1, 0x1p+2, -0x1p-2, -0x1p+1, -0x1p+0, 0x1.cp+1, -0x1.4p+1, 0x1.8p+0, -0x1p-1, 0x1p-1, -0x1.8p+2, 0x1.4p+0, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p-1, -0x1p+2, 0x1p-2, 0x1p+0, 0x0p+0, 0x1.8p+1));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(-0x1.38p+3, 0x1.cp+1, -0x1.ep+1, -0x1.e8p+3, 0x1.8p+0, -0x1p+0, 0x1.ep+2, 0x1.6p+1));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1.08p+3));
  }

  // layer depthwise_conv2d dilation_rate=2,1 activation=relu
  @Test
  void layer_depthwise_conv2d_dilation_rate_2_1_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.DepthwiseConv2D(2, 2).dilationRate(2, 1).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1.8p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.1p+2, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x1.1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    Tensor dBias = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x0p+0, -0x1p+1, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+2, 0x0p+0, 0x1p+2, 0x0p+0, 0x1p+1));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(-0x1.4p+3, 0x1p+3, -0x1.cp+2, -0x1.ep+3, 0x1p+3, 0x1.4p+2, 0x1.6p+3, 0x1.2p+3));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1p+2));
  }

  // layer depthwise_conv2d of constants, in dtypes of its own
  @Test
  void layer_depthwise_conv2d_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.DepthwiseConv2D(2, 2).depthwiseInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(depthwiseKernel.value());
    expect(depthwiseKernelValue, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 3, 2, 2), 64, floats(-0x1p+2, -0x1.4p+0, -0x1.8p+1, -0x1.4p+1, -0x1p+0, -0x1.6p+1, 0x0p+0, -0x1p+2, -0x1.4p+1, -0x1p+1, -0x1.8p+0, -0x1p+0));
  }

  // layer depthwise_conv2d strides=2 padding=SAME depth_multiplier=2 data_format=NCHW use_bias=False
  @Test
  void layer_depthwise_conv2d_strides_2_padding_same_depth_multiplier_2_data_format_nchw_use_bias() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.DepthwiseConv2D(2, 2).strides(2).padding("SAME").dataFormat("NCHW").depthMultiplier(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 4, 2, 2), 0, floats(0x1.8p+2, 0x1.8p+1, -0x1.8p+1, -0x1.8p+2, 0x1.4p+2, 0x1p+0, -0x1.cp+2, -0x1p+1, -0x1.4p+3, 0x1.8p+3, -0x1p+2, -0x1.8p+2, 0x1.6p+3, -0x1.8p+1, -0x1p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 3), 0, floats(-0x1p+1, -0x1p+1, -0x1p+0, 0x1p-1, 0x1p-1, 0x1.4p+1, -0x1p+2, 0x1p-1, -0x1p-1, -0x1.4p+0, 0x1.ap+1, 0x1.8p-1, -0x1p+1, 0x1.8p+2, 0x1.ap+1, -0x1p+0, -0x1.6p+2, -0x1p+2, -0x1p-1, 0x1p+1, 0x1.4p+1, -0x1p-1, -0x1.cp+0, -0x1.8p+1));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(0x0p+0, -0x1.ap+2, 0x1.8p+2, 0x1.ap+1, 0x1.8p+1, -0x1.2p+1, 0x1.8p-1, 0x1.4p+2, -0x1.2p+3, -0x1.cp+1, 0x1.8p-1, 0x1.88p+3, -0x1.8p+2, -0x1.2p+1, -0x1.8p+0, -0x1.4p+3));
  }

  // layer dropout drops by the seed, in training alone
  @Test
  void layer_dropout_drops_by_the_seed_in_training_alone() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(64), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Layer layer = own(new Layers.Dropout(0x1p-1));
    context().setSeed(3L);
    List<Tensor> list = own(layer.callAll(true, x));
    Tensor first = list.get(0);
    context().setSeed(3L);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor second = list2.get(0);
    Tensor same = own(context().equal(first, second));
    expect(same, DType.BOOL, dims(64), 0, booleans(true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true));
    List<Tensor> list3 = own(layer.callAll(false, x));
    Tensor inferred = list3.get(0);
    expect(inferred, DType.FLOAT32, dims(64), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // layer dropout rate=0.0
  @Test
  void layer_dropout_rate_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Layer layer = own(new Layers.Dropout(0x0p+0));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(true, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0));
  }

  // layer dropout rate=0.25 in training, and not in training
  @Test
  void layer_dropout_rate_0_25_in_training_and_not_in_training() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Layer layer = own(new Layers.Dropout(0x1p-2));
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(true, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 1, floats(0x1.555556p+0, 0x1.555556p+1, 0x1p+2, 0x1.555556p+2, 0x1.aaaaaap+2, 0x1p+3, 0x1.2aaaaap+3, 0x1.555556p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(8), 1, floats(0x1.555556p+0, 0x1.555556p-1, 0x1.555556p+1, 0x1.555556p-2, 0x1p+1, 0x1p+2, 0x1p+0, 0x1.555556p+0));
    List<Tensor> list3 = own(layer.callAll(false, x));
    Tensor inferred = list3.get(0);
    expect(inferred, DType.FLOAT32, dims(8), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
  }

  // layer dropout rate=0.5 seed=5 in training, and not in training
  @Test
  void layer_dropout_rate_0_5_seed_5_in_training_and_not_in_training() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Layer layer = own(new Layers.Dropout(0x1p-1).seed(5L));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(true, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.4p+3, 0x1.8p+3, 0x0p+0, 0x1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2, 0x0p+0, 0x1p+1));
    List<Tensor> list3 = own(layer.callAll(false, x));
    Tensor inferred = list3.get(0);
    expect(inferred, DType.FLOAT32, dims(8), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
  }

  // layer dropout rate=1.0
  @Test
  void layer_dropout_rate_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Layer layer = own(new Layers.Dropout(0x1p+0));
    List<Tensor> list = own(layer.callAll(true, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer elu
  @Test
  void layer_elu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.ELU());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54ep-1, -0x1.c50418p-3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1.78b564p-4, 0x1.2b0f3cp+0, 0x1.8p+1));
  }

  // layer elu alpha=0.5
  @Test
  void layer_elu_alpha_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.ELU().alpha(0x1p-1));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54ep-2, -0x1.c50418p-4, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1.78b564p-5, 0x1.2b0f3cp-1, 0x1.8p+1));
  }

  // layer embedding
  @Test
  void layer_embedding() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 3L, 1L, 0L)));
    Layer layer = own(new Layers.Embedding(4L, 2L));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable embeddings = own(layer.variable("embeddings"));
    Tensor embeddingsValue = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    embeddings.assign(embeddingsValue);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3, 0x1.8p+1, 0x1p+2, 0x1p+0, 0x1p+1));
    Tape tape = own(context().tape(false, false));
    List<Tensor> list3 = own(layer.callAll(false, x));
    Tensor z = list3.get(0);
    Tensor dZ = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1p+4, 0x1p+5)));
    List<Tensor> list4 = own(tape.gradient(List.of(z), List.of(embeddings), Arrays.asList(dZ), false));
    Tensor dEmbeddings = list4.get(0);
    expectSparse(true, dEmbeddings);
    Tensor dense = own(dEmbeddings.toDense());
    expect(dense, DType.FLOAT32, dims(4, 2), 0, floats(0x1p+4, 0x1p+5, 0x1.8p+0, 0x1.4p+3, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+2));
  }

  // layer embedding of constants, in dtypes of its own
  @Test
  void layer_embedding_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(3), wholes(1L, 3L, 1L)));
    Layer layer = own(new Layers.Embedding(4L, 2L).embeddingsInitializer("constant value=1.5").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable embeddings = own(layer.variable("embeddings"));
    Tensor embeddingsValue = own(embeddings.value());
    expect(embeddingsValue, DType.FLOAT32, dims(4, 2), 0, floats(0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0));
    expect(y0, DType.FLOAT64, dims(3, 2), 64, floats(0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0, 0x1.8p+0));
  }

  // layer flatten
  @Test
  void layer_flatten() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Layer layer = own(new Layers.Flatten());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 12), 0, floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 12), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 3, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // layer flatten data_format=CHANNELS_FIRST
  @Test
  void layer_flatten_data_format_channels_first() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Layer layer = own(new Layers.Flatten().dataFormat("CHANNELS_FIRST"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 12), 0, floats(-0x1p-1, -0x1.cp-2, -0x1.4p-2, -0x1p-2, -0x1p-3, -0x1p-4, 0x1p-4, 0x1p-3, 0x1p-2, 0x1.4p-2, 0x1.cp-2, 0x1p-1, -0x1.8p-2, -0x1.4p-2, -0x1.8p-3, -0x1p-3, 0x0p+0, 0x1p-4, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.cp-2, -0x1p-1, -0x1.cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 12), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 3, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1));
  }

  // layer flatten of a vector
  @Test
  void layer_flatten_of_a_vector() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(2), wholes(1L, 2L)));
    Layer layer = own(new Layers.Flatten());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.INT64, dims(2, 1), 0, wholes(1L, 2L));
  }

  // layer gelu
  @Test
  void layer_gelu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.GELU());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.aec4bep-1, 0x1.f45a18p+0, 0x1.62075ep-2, -0x1.44ed0cp-3, -0x1.9aecbap-4, 0x1.7f7b4cp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.15542ap+0, 0x1.15d1cp-1, 0x1.bc2852p+0, -0x1.55429ap-6, 0x1.d3e812p-2, 0x1.84964ep+1));
  }

  // layer gelu approximate=True
  @Test
  void layer_gelu_approximate_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.GELU().approximate(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.aeb0b8p-1, 0x1.f46084p+0, 0x1.6202dap-2, -0x1.453d22p-3, -0x1.9aee04p-4, 0x1.7f88dp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.153d22p+0, 0x1.160a9ap-1, 0x1.bc17e8p+0, -0x1.53d226p-6, 0x1.d3efa4p-2, 0x1.8472c6p+1));
  }

  // layer global_average_pool1d
  @Test
  void layer_global_average_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Layer layer = own(new Layers.GlobalAveragePooling1D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 1, floats(0x1.ccccccp+3, 0x1.2p+4, 0x1.4cccccp+4, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-2, 0x1.99999ap-5));
  }

  // layer global_average_pool1d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_average_pool1d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Layer layer = own(new Layers.GlobalAveragePooling1D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 1), 1, floats(0x1.ccccccp+3, 0x1.2p+4, 0x1.4cccccp+4, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 1, floats(0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-3, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-4, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-2, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5, 0x1.99999ap-5));
  }

  // layer global_average_pool2d
  @Test
  void layer_global_average_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.GlobalAveragePooling2D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2), 1, floats(0x1.35p+4, 0x1.07p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5, 0x1p-4, 0x1p-5));
  }

  // layer global_average_pool2d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_average_pool2d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Layer layer = own(new Layers.GlobalAveragePooling2D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 1, 1), 1, floats(0x1.35p+4, 0x1.07p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 1, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 1, floats(0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5, 0x1p-5));
  }

  // layer global_average_pool3d
  @Test
  void layer_global_average_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.GlobalAveragePooling3D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1), 1, floats(0x1.295556p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5));
  }

  // layer global_average_pool3d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_average_pool3d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.GlobalAveragePooling3D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 1, 1, 1), 1, floats(0x1.295556p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 1, 1), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 1, floats(0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5));
  }

  // layer global_max_pool1d
  @Test
  void layer_global_max_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Layer layer = own(new Layers.GlobalMaxPooling1D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.dp+4, 0x1.08p+5, 0x1.2p+5, 0x1p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer global_max_pool1d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_max_pool1d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Layer layer = own(new Layers.GlobalMaxPooling1D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.dp+4, 0x1.08p+5, 0x1.2p+5, 0x1p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer global_max_pool2d
  @Test
  void layer_global_max_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.GlobalMaxPooling2D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1.2p+5, 0x1.08p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer global_max_pool2d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_max_pool2d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Layer layer = own(new Layers.GlobalMaxPooling2D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 1, 1), 0, floats(0x1.2p+5, 0x1.08p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 1, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer global_max_pool3d
  @Test
  void layer_global_max_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.GlobalMaxPooling3D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1), 0, floats(0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer global_max_pool3d data_format=CHANNELS_FIRST keepdims=True
  @Test
  void layer_global_max_pool3d_data_format_channels_first_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.GlobalMaxPooling3D().dataFormat("CHANNELS_FIRST").keepdims(true));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 1, 1, 1), 0, floats(0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 1, 1), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer group_normalization groups=-1 axis=2 scale=False
  @Test
  void layer_group_normalization_groups_m1_axis_2_scale_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1.8p+3, 0x1.4p+3, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x0p+0, 0x1.6p+3, 0x1.2p+3, 0x1.cp+2, 0x1.4p+2, 0x1.8p+1)));
    Layer layer = own(new Layers.GroupNormalization().groups(-1L).axis(2L).scale(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4, 2), 32, floats(-0x1.ad545cp+0, 0x1.bc224cp-1, 0x1.2c5e84p+3, 0x1.08dfb4p+3, 0x1.ac5e84p+3, 0x1.88dfb4p+3, -0x1.35aa8cp+3, -0x1.c87bb6p+2, 0x1.45b2cp-1, 0x1.634ea4p-3, 0x1.ee4098p+2, 0x1.a742fap+2, 0x1.77204cp+3, 0x1.53a17cp+3, -0x1.d749a8p+2, -0x1.f4e58ap+2, 0x1.62f41ap+0, 0x1.1bf67cp-2, 0x1.f4e58ap+2, 0x1.d749a8p+2, 0x1.ac5e84p+3, 0x1.88dfb4p+3, -0x1.a742fap+2, -0x1.ee4098p+2, -0x1.1bf67cp-2, -0x1.62f41ap+0, 0x1.c87bb6p+2, 0x1.35aa8cp+3, 0x1.77204cp+3, 0x1.53a17cp+3, -0x1.08dfb4p+3, -0x1.2c5e84p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dBeta = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4, 2), 512, floats(-0x1.cb756p-5, -0x1.62eadep-4, 0x1.af7272p-2, -0x1.c53d6cp-2, -0x1.06168ap-1, 0x1.eb7c98p-2, 0x1.23817ep-6, 0x1.b550d6p-6, -0x1.829abp-4, 0x1.e5a01ep-3, -0x1.8ea604p-2, 0x1.a471p-2, 0x1.1eafdap-1, -0x1.0e579ep-1, 0x1.fe3206p-6, -0x1.35c116p-4, 0x1.af7272p-2, -0x1.c53d6cp-2, -0x1.52aab8p-3, 0x1.66e686p-4, -0x1.9ef048p-4, 0x1.735a5p-4, -0x1.cab02cp-2, 0x1.bfcaaep-2, -0x1.8ea604p-2, 0x1.a471p-2, 0x1.4cce7p-5, 0x1.300f66p-5, 0x1.e08922p-4, -0x1.b4f32ap-4, 0x1.db1662p-2, -0x1.d030e4p-2));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1p+3, 0x1.88p+3, 0x1.7p+3, 0x1p+3));
  }

  // layer group_normalization groups=2
  @Test
  void layer_group_normalization_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.GroupNormalization().groups(2L));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 32, floats(-0x1.039272p-1, 0x1.68953ep+2, 0x1.738236p+3, -0x1.12bcaep+3, 0x1.5a1898p-3, 0x1.6156ecp+3, 0x1.94d1a6p+3, -0x1.d232c6p+2, -0x1.c9c37ep-2, 0x1.5456bp+2, 0x1.90c444p+3, -0x1.e886d4p+2, 0x1.5752ap+0, 0x1.1c9c38p+3, 0x1.5b1d04p+3, -0x1.15cbf2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.152f6cp-2, 0x1.37207p-1, -0x1.8e962ep+0, 0x1.88e6dep-1, -0x1.9f439p-1, 0x1.e575acp-2, -0x1.727828p-3, 0x1.f0e388p-1, -0x1.a769cp+0, 0x1.4beefcp+0, -0x1.f89106p-3, 0x1.9cac42p-1, 0x1.e08ac4p-1, -0x1.29953ep-1, -0x1.2df1bcp-1, 0x1.ed376cp-6));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.c5ed68p+1, 0x1.9fd7aap+0, 0x1.508214p+0, 0x1.8ec592p+0));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // layer group_normalization groups=2 axis=1 epsilon=0.25 center=False
  @Test
  void layer_group_normalization_groups_2_axis_1_epsilon_0_25_center_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.GroupNormalization().groups(2L).axis(1L).epsilon(0x1p-2).center(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 4, 2), 32, floats(-0x1.ebe9e8p-2, 0x1.47f144p-3, -0x1.1ef31cp+1, 0x1.70ef6ep+1, -0x1.62b958p-2, 0x1.279a74p-1, -0x1.0a0b02p-1, 0x1.4529e6p-1, -0x1.a20bd8p-2, 0x1.3988e2p+0, -0x1.3988e2p+1, 0x1.a20bd8p-1, 0x1.eef816p-2, -0x1.103ba6p+0, 0x1.5a7a76p-2, -0x1.41badap-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(-0x1.47f144p-1, -0x1.11490ep-1, 0x1.b541b2p-1, 0x1.47f144p-2, -0x1.5488f8p-1, -0x1.bd602ep+0, 0x1.888facp+0, 0x1.be29fap-1, -0x1.281db8p-1, -0x1.3988e2p-2, -0x1.a20bd8p-4, 0x1.f923a4p-1, -0x1.ad4816p+0, -0x1.1cf444p-3, 0x1.c1a2aep-1, 0x1.e02a9p-1));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.d854e2p+0, -0x1.934826p+0, -0x1.dd6f82p+0, 0x1.1402e4p-1));
  }

  // layer group_normalization of constants, in dtypes of its own
  @Test
  void layer_group_normalization_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.GroupNormalization().groups(2L).betaInitializer("constant value=-2").gammaInitializer("constant value=0.5").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(gamma.value());
    expect(gammaValue, DType.FLOAT32, dims(4), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(beta.value());
    expect(betaValue, DType.FLOAT32, dims(4), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(2, 2, 4), 64, floats(-0x1.20724e57387e4p+1, -0x1.4bb561762e7cp+1, -0x1.ce08d85146d11p+0, -0x1.4af2bb8615c66p+1, -0x1.ea5e767085012p+0, -0x1.3d5229f4ad0a5p+0, -0x1.29a34bbc44fc7p+1, -0x1.48cb192a03a94p+0, -0x1.1c9c37ec246e9p+1, -0x1.55d4a7c46d4bbp+1, -0x1.218887fb335fep+1, -0x1.a21b500d7026bp+0, -0x1.5456b07725689p+0, -0x1.c6c79027b722ep+0, -0x1.6c7410151df3ap+0, -0x1.572fc7f38592fp+1));
  }

  // layer gru bidirectional=True merge_mode=MUL with a mask
  @Test
  void layer_gru_bidirectional_true_merge_mode_mul_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.INT32, dims(2, 3), wholes(1L, 1L, 0L, 1L, 0L, 1L)));
    Layer layer = own(new Layers.GRU(2L).bidirectional(true).mergeMode("MUL"));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.f4d522p-5, -0x1.9b065p-6, -0x1.e437bp-4, -0x1.58f67ep-5));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(0x1.47c4ecp-2, 0x1.eff40ep-2, -0x1.872b4p-3, -0x1.a852ccp-5, 0x1.fc6e04p-2, 0x1.4f5ec4p-1, -0x1.e79e26p-3, -0x1.07528cp-4));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, backwardKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dBackwardKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.f854ep-3, -0x1.1be4b2p-3, 0x1.046ea2p-3, 0x1.805d7p-3, 0x0p+0, 0x0p+0, 0x1.6d1938p-4, 0x1.e0449ap-3, 0x0p+0, 0x0p+0, 0x1.0479e4p-1, 0x1.2815ecp-1));
    expect(dBackwardKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.4188eep-5, 0x1.9814a6p-8, 0x1.1debeap-5, 0x1.c38bcp-10, -0x1.c0708p-1, -0x1.22b14cp-2, 0x1.2625c8p-4, 0x1.6d1e3cp-7, 0x1.08b426p-6, 0x1.e542f6p-12, -0x1.aeb4a8p-2, -0x1.d4d6fcp-4));
  }

  // layer gru bidirectional=True return_sequences=True
  @Test
  void layer_gru_bidirectional_true_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2)));
    Layer layer = own(new Layers.GRU(2L).returnSequences(true).bidirectional(true));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p-3, 0x1.4p-2, 0x1p-1, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 4), 256, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, -0x1.08f4eep-3, -0x1.2ece38p-4, 0x1.8075ecp-2, 0x1.e8097p-2, -0x1.ec1fdap-5, -0x1.53cb04p-4, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.232d4p-2, -0x1.b5fd02p-5, 0x1.e531c6p-2, 0x1.7ce1a8p-2, -0x1.8e756ep-3, -0x1.2214fcp-3, 0x1.e23d78p-2, 0x1.45c564p-1, -0x1.8e29cp-3, -0x1.9c7e5ap-3, 0x1.37cdaep-1, 0x1.a7d4p-1, 0x1.665efp-9, -0x1.e99cap-3));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(0x1.1db794p-1, 0x1.82fa1ap-1, -0x1.08f4eep-3, -0x1.2ece38p-4, 0x1.37cdaep-1, 0x1.a7d4p-1, -0x1.8e756ep-3, -0x1.2214fcp-3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, backwardRecurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBackwardRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.78672p-2, 0x1.578b0ap-1, 0x1.bf9a3cp-1, 0x1.155af4p+0, 0x1.c53c18p-2, 0x1.0d3068p-1, 0x1.a0bc46p-2, 0x1.88ff98p-1, 0x1.bf3768p-3, 0x1.f84f24p-2, 0x1.ae8dcap-2, 0x1.368f76p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.4288a6p-2, 0x1.f26144p-3, -0x1.5c83bap-3, -0x1.252714p-3, -0x1.8cd54ep+0, -0x1.d870b8p-1, -0x1.ba8acp-3, -0x1.c67612p-5, 0x1.5b7ffp-5, 0x1.622448p-5, 0x1.04715ep-3, 0x1.a01baap-5));
    expect(dBackwardRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.e281bp-1, 0x1.3ea4c2p-4, -0x1.02842cp-5, -0x1.690414p-6, 0x1.79ff8ep-2, 0x1.37efc6p-3, -0x1.946112p-3, 0x1.382174p-5, 0x1.cc3382p-6, 0x1.34e23cp-7, -0x1.b9ea24p-2, -0x1.b7140cp-3));
  }

  // layer gru dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_gru_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.GRU(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.47d87p-1, 0x1.914134p-1, 0x1.6586p-1, 0x1.ad233p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.47d87p-1, 0x1.914134p-1, 0x1.6586p-1, 0x1.ad233p-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.0a018cp-2, 0x1.40efc6p-2, 0x1.bc6b2ap-2, 0x1.f882bep-2, 0x1.5fe18ep-1, 0x1.9b8d4ap-1, 0x1.28bf92p-2, 0x1.628c4cp-2, 0x1.de11a2p-2, 0x1.1208a4p-1, 0x1.efc4f4p-1, 0x1.2daffep+0));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.166aacp-3, -0x1.b2a96ep-5, 0x1.4d918cp-3, -0x1.423404p-5, 0x1.e5c1e6p-1, -0x1.814902p-2, -0x1.158994p-2, -0x1.4d9a24p-3, 0x1.4e108cp-2, 0x1.472a4ap-7, 0x1.286898p+1, -0x1.3e6434p-6));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.963514p-4, -0x1.9caa16p-5, 0x1.0e9698p-3, 0x1.635dc4p-7, 0x1.8430d4p-2, 0x1.e4cac4p-6, -0x1.24a448p-3, -0x1.2f16dp-4, 0x1.83dc1ap-3, 0x1.077d36p-6, 0x1.174cfp-1, 0x1.6d37dap-5));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred0 = list4.get(0);
    Tensor inferred1 = list4.get(1);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(0x1.17976ap-1, 0x1.823ffp-1, 0x1.27d01p-1, 0x1.926c4cp-1));
    expect(inferred1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.17976ap-1, 0x1.823ffp-1, 0x1.27d01p-1, 0x1.926c4cp-1));
  }

  // layer gru go_backwards=True return_sequences=True use_bias=False
  @Test
  void layer_gru_go_backwards_true_return_sequences_true_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.INT32, dims(2, 3), wholes(1L, 1L, 0L, 1L, 0L, 1L)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.GRU(2L).useBias(false).returnSequences(true).goBackwards(true));
    List<Tensor> list = own(layer.callAll(false, x, mask, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(0x1p-1, -0x1p-2, 0x1.f1367p-3, -0x1.bc5468p-4, 0x1.b43894p-5, -0x1.b1dabcp-3, 0x1.0f4b9cp-1, 0x1.647ddep-2, 0x1.0f4b9cp-1, 0x1.647ddep-2, 0x1.bde036p-3, 0x1.cc324ap-4));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.b43894p-5, -0x1.b1dabcp-3, 0x1.bde036p-3, 0x1.cc324ap-4));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.576a2p-1, 0x1.b4bae8p-1, 0x1.c10c32p-1, 0x1.19671ap+0, 0x0p+0, 0x0p+0, 0x1.c99ba2p-2, 0x1.3ced7p-1, 0x0p+0, 0x0p+0, 0x1.282ce4p+0, 0x1.5ebd4cp+0));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.e0295ap-3, -0x1.50a086p-2, -0x1.f0642ap-8, 0x1.10af1p-7, -0x1.909e56p-1, -0x1.64ac98p-1, 0x1.b65d46p-6, -0x1.893fap-2, 0x1.d9051ap-6, 0x1.21867ap-4, 0x1.197e78p-2, 0x1.3dd58cp-2));
  }

  // layer gru of constants, in dtypes of its own
  @Test
  void layer_gru_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.GRU(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 6), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 6), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2, 6), 0, floats(0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(0x1.818897c6b1a51p-3, 0x1.818897c6b1a51p-3, 0x1.c6af3d258b4d4p-3, 0x1.c6af3d258b4d4p-3));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(0x1.818897c6b1a51p-3, 0x1.818897c6b1a51p-3, 0x1.c6af3d258b4d4p-3, 0x1.c6af3d258b4d4p-3));
  }

  // layer gru return_sequences=True
  @Test
  void layer_gru_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.GRU(2L).returnSequences(true));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(initialH);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.8075ecp-2, 0x1.e8097p-2, 0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.e531c6p-2, 0x1.7ce1a8p-2, 0x1.e23d78p-2, 0x1.45c564p-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.1db794p-1, 0x1.82fa1ap-1, 0x1.37cdaep-1, 0x1.a7d4p-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, initialH, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dKernel = list3.get(2);
    Tensor dRecurrentKernel = list3.get(3);
    Tensor dBias = list3.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.62f472p-1, 0x1.ae3e3ep-1, 0x1.9568dcp-1, 0x1.e30588p-1, 0x1.78f904p-1, 0x1.b96d5ep-1, 0x1.543d16p-1, 0x1.98e6dp-1, 0x1.2acc2cp-1, 0x1.5aaa94p-1, 0x1.c0ca74p-2, 0x1.11fc9ep-1));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.0cc85cp+0, 0x1.09b25ap+0, 0x1.537594p-1, 0x1.29caa2p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.6068ecp-3, 0x1.7672fep-3, -0x1.58328cp-5, -0x1.0b9486p-3, -0x1.428adcp-1, -0x1.76d34p-1, -0x1.29a1bp-3, -0x1.d602aap-5, 0x1.f65032p-4, 0x1.da6aacp-6, 0x1.702aeep-1, 0x1.c2b79cp-5));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.6d3c62p-3, -0x1.648042p-1, 0x1.ba9ac8p-2, 0x1.fc0ddcp-2, 0x1.82c326p+0, 0x1.4f8c84p+0, -0x1.b063a4p-4, -0x1.d47516p-3, 0x1.cad582p-3, 0x1.46de44p-3, 0x1.3b7e98p-1, 0x1.8ea8a8p-2));
    expect(dBias, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.cc7932p+2, 0x1.0ca9dp+2, 0x1.242696p-3, -0x1.47f7c6p+0, 0x1.c19ba4p-1, 0x1.b3d7dp-1, 0x1.91f498p+1, 0x1.2bc394p+1));
  }

  // layer gru with a mask
  @Test
  void layer_gru_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.INT32, dims(2, 3), wholes(1L, 1L, 0L, 1L, 0L, 1L)));
    Layer layer = own(new Layers.GRU(2L));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.47c4ecp-2, 0x1.eff40ep-2, 0x1.fc6e04p-2, 0x1.4f5ec4p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.47c4ecp-2, 0x1.eff40ep-2, 0x1.fc6e04p-2, 0x1.4f5ec4p-1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.485f7cp-2, 0x1.8093d8p-2, 0x1.1b754p-1, 0x1.4e702cp-1, 0x0p+0, 0x0p+0, 0x1.61c81ep-2, 0x1.a10a0cp-2, 0x0p+0, 0x0p+0, 0x1.6e7bbep-1, 0x1.b3efe2p-1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.8b4d62p-5, -0x1.4a41dap-6, 0x1.5ee48ap-5, 0x1.240aeep-7, 0x1.7c635ep-3, 0x1.005e6ep-5, -0x1.4376fap-4, -0x1.107bfcp-5, 0x1.1f99eap-4, 0x1.e3ee26p-7, 0x1.37ea1cp-2, 0x1.a8cd04p-5));
  }

  // layer gru_cell
  @Test
  void layer_gru_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.GRUCell(2L));
    List<Tensor> list = own(layer.callAll(false, x, initialH));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(initialH);
    List<Tensor> list2 = own(layer.callAll(false, x, initialH));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, initialH, kernel, recurrentKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dKernel = list3.get(2);
    Tensor dRecurrentKernel = list3.get(3);
    Tensor dBias = list3.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.096ab6p-2, 0x1.4936b2p-2, 0x1.fdfbf6p-3, 0x1.7a5a58p-2));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.cf4aeep-2, 0x1.661f6ap-2, 0x1.0fcdf2p-1, 0x1.822116p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.302fa8p-3, 0x1.9b25dap-5, -0x1.c9441ap-4, -0x1.fb8206p-6, -0x1.d6dd16p-1, -0x1.72dfecp-3, -0x1.632df4p-4, 0x1.f5e4e2p-6, -0x1.0b961ap-4, -0x1.3311bp-6, -0x1.15de8p-1, -0x1.c4b22ap-4));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.2e6986p-2, -0x1.15d182p-4, 0x1.bf17ap-3, 0x1.773be4p-5, 0x1.8004aep-1, 0x1.0dca0ap-3, -0x1.196ceep-6, 0x1.2ac482p-6, -0x1.d5c318p-7, -0x1.3e89fep-7, -0x1.2fb3bcp-4, -0x1.1ceb34p-5));
    expect(dBias, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.015372p+1, 0x1.816794p-2, 0x1.519724p-2, -0x1.ab33c2p-4, 0x1.f9d002p-3, 0x1.0b4072p-4, 0x1.cbf19ep-1, 0x1.9c3fa4p-3));
  }

  // layer gru_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_gru_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.GRUCell(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x, initialH));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    bias.assign(biasValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x, initialH));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(0x1.93d888p-3, -0x1.b7976ap-4, 0x1.95a7a6p-2, 0x1.e54adp-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, recurrentKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.b09e16p-2, 0x1.1bdd4p-1, 0x1.ca38b2p-2, 0x1.6cbeeep-1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x1.10f672p-1, -0x1.95b8cep-5, 0x1.57623p-2, 0x1.41bf48p-4, 0x1.05fb0cp+0, 0x1.8d28f2p-3, -0x1.55804ep-5, 0x1.5b2964p-7, -0x1.2be998p-6, -0x1.d8dceap-7, -0x1.7f6b1ep-4, -0x1.835e1ep-5));
    List<Tensor> list4 = own(layer.callAll(false, x, initialH));
    Tensor inferred0 = list4.get(0);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2d2cf6p-2, 0x1.e4aae8p-4, 0x1.e531c6p-2, 0x1.7ce1a8p-2));
  }

  // layer gru_cell of constants, in dtypes of its own
  @Test
  void layer_gru_cell_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.GRUCell(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 6), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 6), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2, 6), 0, floats(0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.e59e6993309fcp-4, -0x1.e59e6993309fcp-4, -0x1.52698072fe736p-4, -0x1.52698072fe736p-4));
  }

  // layer gru_cell use_bias=False
  @Test
  void layer_gru_cell_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.GRUCell(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 6), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.6aeed6p-4, -0x1.4426ap-3, -0x1.3dd7dcp-4, -0x1.1a780cp-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, recurrentKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.1f51ecp-3, 0x1.75a8bep-3, 0x1.90ed3ap-3, 0x1.09bb7ep-2));
    expect(dKernel, DType.FLOAT32, dims(2, 6), 4096, floats(-0x1.0dbad2p-4, -0x1.f1d05p-6, 0x0p+0, 0x0p+0, -0x1.17b7ecp-1, -0x1.2083dp-3, -0x1.3fd736p-5, -0x1.2fdb1ep-6, 0x0p+0, 0x0p+0, -0x1.4a3dacp-2, -0x1.5ed948p-4));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 6), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer layer_normalization
  @Test
  void layer_layer_normalization() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.LayerNormalization());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    gamma.assign(gammaValue);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    beta.assign(betaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.2740ecp-1, 0x1.84fa48p+2, 0x1.54f132p+3, -0x1.0f60b8p+3, -0x1.99781p-3, 0x1.599244p+3, 0x1.acc922p+3, -0x1.f99a2p+2, -0x1.1e98fcp-3, 0x1.5ec9f2p+2, 0x1.847a64p+3, -0x1.cebdb4p+2, 0x1.a1e83p-1, 0x1p+3, 0x1.65e17ep+3, -0x1.1a1e82p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    Tensor dBeta = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.195e98p+1, 0x1.3c5862p-2, -0x1.7872f8p+0, -0x1.096052p+0, 0x1.ea64dp-4, 0x1.85d7eap-1, 0x1.138b3p-1, -0x1.6b57dap+0, -0x1.fc78bcp-1, 0x1.b28e06p+0, -0x1.d52f1cp+0, 0x1.20dd74p+0, 0x1.7ac354p+0, 0x1.d62536p-2, -0x1.c90d0ap+0, -0x1.39fcbp-3));
    expect(dGamma, DType.FLOAT32, dims(4), 512, floats(0x1.53e656p+1, 0x1.32fd3ap+0, 0x1.361aacp+1, 0x1.73d396p+0));
    expect(dBeta, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // layer layer_normalization axis=-2 epsilon=0.25 scale=False
  @Test
  void layer_layer_normalization_axis_m2_epsilon_0_25_scale_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.LayerNormalization().axis(-2).epsilon(0x1p-2).scale(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, -0x1p+0)));
    beta.assign(betaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.4afb0cp+0, 0x1.07a4bep+0, 0x1.5a827ap+1, 0x1.124f5ap+0, -0x1.2bec34p-2, -0x1.e92f6ep-6, -0x1.b504f4p+0, -0x1.24f5ap-4, 0x1.1b06d2p+0, 0x1.1b06d2p+0, 0x1.1b06d2p+0, 0x1.76d852p+1, -0x1.b06d1ep-4, -0x1.b06d1ep-4, -0x1.b06d1ep-4, -0x1.edb0a6p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, beta), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dBeta = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.6a09e6p-3, -0x1.242f2p-5, 0x1.c48c6p-2, -0x1.3abcp-5, 0x1.6a09e6p-3, 0x1.242f2p-5, -0x1.c48c6p-2, 0x1.3abcp-5, -0x1.c9f25cp-3, 0x1.c9f25cp-4, -0x1.12c49ep-4, 0x1.a3a556p-5, 0x1.c9f25cp-3, -0x1.c9f25cp-4, 0x1.12c49ep-4, -0x1.a3a556p-5));
    expect(dBeta, DType.FLOAT32, dims(2), 512, floats(0x1p+3, 0x1.7p+3));
  }

  // layer layer_normalization axis=2,1 epsilon=0.5 center=False
  @Test
  void layer_layer_normalization_axis_2_1_epsilon_0_5_center_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.LayerNormalization().axis(2, 1).epsilon(0x1p-1).center(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x0p+0, 0x1p+3, 0x1.8p+3, -0x1p+3)));
    gamma.assign(gammaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(-0x1.315df8p-2, -0x1.f5acaap+0, -0x1.5cfdaep-5, -0x1.f5acaap-2, 0x0p+0, 0x1.bf2506p+3, -0x1.eac4bcp+2, -0x1.72cd88p+2, -0x1.a8a6ap-2, -0x1.26e57cp+1, 0x1.a8a6ap-2, 0x1.61e03p-2, 0x0p+0, 0x1.4a48b4p+1, 0x1.96f504p+3, 0x1.26e57cp+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, gamma), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dGamma = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.733d02p-1, 0x1.e7c79ep-1, -0x1.cdee16p+1, 0x1.6cd34cp-2, -0x1.8acfd4p+1, 0x1.3d67fcp+3, 0x1.644658p+2, -0x1.2c0afp+3, -0x1.9cee1ep-1, 0x1.66154ap+1, -0x1.5c03eep+0, -0x1.143038p+1, -0x1.9c7ab6p+1, 0x1.1cc0e6p+1, 0x1.67f624p+2, -0x1.8cda0ap+1));
    expect(dGamma, DType.FLOAT32, dims(4, 2), 512, floats(-0x1.02d8a4p-1, -0x1.659b12p+1, -0x1.2ea3c6p-6, 0x1.95651cp-1, 0x1.e09286p+1, 0x1.5ed72ep+2, 0x1.2939a6p-1, 0x1.2fa03p-3));
  }

  // layer layer_normalization of constants, in dtypes of its own
  @Test
  void layer_layer_normalization_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.LayerNormalization().betaInitializer("constant value=-2").gammaInitializer("constant value=0.5").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable gamma = own(layer.variable("gamma"));
    Tensor gammaValue = own(gamma.value());
    expect(gammaValue, DType.FLOAT32, dims(4), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable beta = own(layer.variable("beta"));
    Tensor betaValue = own(beta.value());
    expect(betaValue, DType.FLOAT32, dims(4), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(2, 2, 4), 64, floats(-0x1.b62fc4c6b31ebp+0, -0x1.3d82dc0515667p+1, -0x1.53c4cb24f7479p+0, -0x1.3d82dc0515667p+1, -0x1.0ccbc07e4a81p+1, -0x1.4cdb7917ecf26p+0, -0x1.599243740986dp+1, -0x1.e6687f036afe1p+0, -0x1.08f4c7de217e3p+1, -0x1.509b06cf2d6fcp+1, -0x1.08f4c7de217e3p+1, -0x1.3af6d2e91f27cp+0, -0x1.9785f432c159fp+0, -0x1p+1, -0x1.9785f432c159fp+0, -0x1.687a0bcd3ea61p+1));
  }

  // layer leaky_relu
  @Test
  void layer_leaky_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.LeakyReLU());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.333334p-2, -0x1.333334p-4, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1.333334p-4, 0x1.ccccccp-2, 0x1.8p+1));
  }

  // layer leaky_relu alpha=0.125
  @Test
  void layer_leaky_relu_alpha_0_125() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.LeakyReLU().alpha(0x1p-3));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p-3, -0x1p-5, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-5, 0x1.8p-3, 0x1.8p+1));
  }

  // layer lstm bidirectional=True merge_mode=SUM with a mask
  @Test
  void layer_lstm_bidirectional_true_merge_mode_sum_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Layer layer = own(new Layers.LSTM(2L).bidirectional(true).mergeMode("SUM"));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(8), floats(0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.f36f6p-6, 0x1.ad1d1cp-5, -0x1.db22ecp-5, 0x1.4fefdcp-4));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(0x1.8c7b78p-5, 0x1.9071dp-4, -0x1.431994p-4, -0x1.73c684p-5, 0x1.0d1b6cp-5, 0x1.cfd94cp-4, -0x1.741f2cp-4, -0x1.ffa5c2p-6));
    expect(y2, DType.FLOAT32, dims(2, 4), 256, floats(0x1.f15ecap-4, 0x1.c6203cp-3, -0x1.5eb482p-3, -0x1.4e8b5p-4, 0x1.7b2d1p-4, 0x1.0c902ep-2, -0x1.8c353ep-3, -0x1.d0f012p-5));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, backwardKernel), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dBackwardKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.0b12d4p-1, 0x1.3d7c2cp-4, 0x1.d7d28ep-10, -0x1.30cb8ap-3, 0x0p+0, 0x0p+0, 0x1.417eaep-6, -0x1.95092cp-4, 0x0p+0, 0x0p+0, 0x1.bdaa1p-2, -0x1.208f04p-2));
    expect(dBackwardKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.90bbc8p-4, 0x1.2f8136p-5, 0x1.cd2e6cp-4, 0x1.b5293p-9, -0x1.77eb1ep+0, -0x1.74f6cp-2, 0x1.000da8p-3, 0x1.f95252p-7, 0x1.252c8ap-5, 0x1.48ac96p-6, 0x1.160e2cp-4, 0x1.0dce1ep-9, -0x1.64066cp-1, -0x1.74033ap-4, 0x1.60ffccp-4, 0x1.2212aep-7));
  }

  // layer lstm bidirectional=True return_sequences=True
  @Test
  void layer_lstm_bidirectional_true_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2, -0x1p-1, 0x1p-2, 0x1p+0, 0x1p-1)));
    Layer layer = own(new Layers.LSTM(2L).returnSequences(true).bidirectional(true));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH, initialC));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1.8p-3, 0x0p+0, 0x1.8p-3, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(8), floats(0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH, initialC));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 4), 256, floats(0x1.aab342p-3, 0x1.517db6p-3, -0x1.b3436ep-4, -0x1.2c0d84p-5, 0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.5f3014p-3, -0x1.00e1ap-7, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.39196ap-2, 0x1.8c0894p-8, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.356e46p-4, -0x1.fb538ep-6, 0x1.71398ep-8, 0x1.32c96p-3, -0x1.e32f58p-5, 0x1.7e16cep-9, 0x1.a3277ap-7, 0x1.4f966ep-3, 0x1.7cb678p-4, 0x1.a8b87ep-5));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.b3436ep-4, -0x1.2c0d84p-5, 0x1.a3277ap-7, 0x1.4f966ep-3, -0x1.356e46p-4, -0x1.fb538ep-6));
    expect(y2, DType.FLOAT32, dims(2, 4), 256, floats(0x1.bab198p-3, 0x1.b5a334p-2, -0x1.dc4812p-3, -0x1.10fbeep-4, 0x1.2372bcp-5, 0x1.887922p-2, -0x1.471b0ap-3, -0x1.ca01ecp-5));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel, backwardRecurrentKernel), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBackwardRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.747ca8p-1, 0x1.0280acp-2, -0x1.89568p-3, 0x1.99c50ep-3, -0x1.980e2ap-7, 0x1.899b2ap-4, -0x1.a0fb6cp-3, 0x1.a42ac8p-6, 0x1.df321p-3, -0x1.347632p-5, 0x1.79c00cp-2, -0x1.05f74cp-5));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(-0x1.156d84p-3, -0x1.be6e8p-6, 0x1.245a32p-6, -0x1.164a36p-7, -0x1.466034p-3, 0x1.abfa0ap-4, -0x1.5fef0cp-5, 0x1.b616e4p-4, -0x1.2709bap-5, 0x1.ed00ccp-3, 0x1.0af824p-4, 0x1.be79c4p-3, 0x1.f0fca6p-2, 0x1.e68632p-1, 0x1.276de2p-6, 0x1.24e4d2p-2));
    expect(dBackwardRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(-0x1.51d4dep-4, -0x1.4dddb6p-4, 0x1.0e98ap-3, 0x1.854c88p-3, -0x1.234294p-2, 0x1.a1e72ep-1, 0x1.e68df2p-5, 0x1.148416p-5, 0x1.d4367cp-7, 0x1.20d008p-6, -0x1.1ed336p-5, -0x1.d1fa6ap-5, -0x1.59adacp-5, -0x1.41bd84p-3, -0x1.8d2bap-10, -0x1.92c6d2p-7));
  }

  // layer lstm dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_lstm_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.LSTM(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.73d114p-6, 0x1.0adceap-3, 0x1.1e7a52p-6, 0x1.1af628p-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.73d114p-6, 0x1.0adceap-3, 0x1.1e7a52p-6, 0x1.1af628p-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 256, floats(0x1.1585d4p-4, 0x1.326c76p-2, 0x1.ba1b1cp-5, 0x1.46d3ccp-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel, recurrentKernel), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.4aa35ep-3, -0x1.e7186cp-3, 0x1.285f8ep-2, -0x1.50cd92p-2, 0x1.766386p-2, -0x1.7a2edcp-2, 0x1.27f1c4p-3, -0x1.6c0a56p-2, 0x1.4581b8p-2, -0x1.0c1746p-1, 0x1.ef012p-2, -0x1.547238p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(-0x1.786e52p-4, 0x1.27df46p-4, 0x1.f850e6p-5, 0x1.c9dee6p-6, -0x1.4e3f02p-5, 0x1.3b339p-3, 0x1.019caap-5, 0x1.2c43eep-4, -0x1.5e4d2ep-6, 0x1.2e6fep-3, 0x1.1df974p-3, 0x1.a77452p-5, 0x1.31b894p+0, 0x1.a45d98p-2, 0x1.1f1eep-4, 0x1.97fdb6p-4));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.cf1deep-8, 0x1.9f1eep-7, 0x1.a8c19cp-7, 0x1.fd7f18p-9, 0x1.460654p-3, 0x1.617fd4p-5, 0x1.642156p-8, 0x1.1a482ep-8, 0x1.3109c4p-8, 0x1.28b456p-6, 0x1.1bedc4p-6, 0x1.931d28p-8, 0x1.9ebdc8p-3, 0x1.bdb11ep-5, 0x1.272f76p-7, 0x1.5677d6p-7));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred0 = list4.get(0);
    Tensor inferred1 = list4.get(1);
    Tensor inferred2 = list4.get(2);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2ddd5ap-5, 0x1.12979cp-3, 0x1.13b88cp-5, 0x1.1abc82p-3));
    expect(inferred1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2ddd5ap-5, 0x1.12979cp-3, 0x1.13b88cp-5, 0x1.1abc82p-3));
    expect(inferred2, DType.FLOAT32, dims(2, 2), 32, floats(0x1.a2c0f8p-4, 0x1.3f0ab2p-2, 0x1.84ae56p-4, 0x1.49a07p-2));
  }

  // layer lstm go_backwards=True return_sequences=True use_bias=False
  @Test
  void layer_lstm_go_backwards_true_return_sequences_true_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Layer layer = own(new Layers.LSTM(2L).useBias(false).returnSequences(true).goBackwards(true));
    List<Tensor> list = own(layer.callAll(false, x, mask, initialH, initialC));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask, initialH, initialC));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(0x1p-1, -0x1p-2, 0x1.d50de8p-3, 0x1.336e2cp-3, 0x1.1bd8ep-3, 0x1.d4b0fep-5, -0x1.267c84p-4, 0x1.2079cap-3, -0x1.267c84p-4, 0x1.2079cap-3, -0x1.55bd2cp-4, 0x1.b7ae2cp-6));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.1bd8ep-3, 0x1.d4b0fep-5, -0x1.55bd2cp-4, 0x1.b7ae2cp-6));
    expect(y2, DType.FLOAT32, dims(2, 2), 256, floats(0x1.125d08p-2, 0x1.ce1006p-4, -0x1.35f2dap-3, 0x1.a1c1bap-5));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.66d3b6p-1, -0x1.db8b22p-2, 0x1.51690ep-3, -0x1.a1e8dep-3, 0x0p+0, 0x0p+0, 0x1.a64286p-1, -0x1.957946p-1, 0x0p+0, 0x0p+0, 0x1.6cf36ep-2, -0x1.847f4ep-2));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.6b4f7cp-5, 0x1.7c0cc8p-4, -0x1.e588e2p-3, -0x1.fbfae6p-4, -0x1.42e77cp+0, -0x1.7f3bc6p-1, -0x1.ddbaaap-4, -0x1.4093bp-9, 0x1.eb517ep-5, 0x1.c5cd26p-4, -0x1.5c638ap-3, -0x1.00f81ep-5, -0x1.88c32ap-2, -0x1.f99ba8p-3, -0x1.d1e7f2p-5, 0x1.9572ccp-5));
  }

  // layer lstm of constants, in dtypes of its own
  @Test
  void layer_lstm_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.LSTM(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 8), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 8), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(8), 0, floats(0x1p-3, 0x1p-3, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(0x1.3a208584a2851p-3, 0x1.3a208584a2851p-3, 0x1.908400ef4d0b3p-3, 0x1.908400ef4d0b3p-3));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(0x1.3a208584a2851p-3, 0x1.3a208584a2851p-3, 0x1.908400ef4d0b3p-3, 0x1.908400ef4d0b3p-3));
    expect(y2, DType.FLOAT64, dims(2, 2), 64, floats(0x1.0434c55215bddp-2, 0x1.0434c55215bddp-2, 0x1.49b64f7c9ceadp-2, 0x1.49b64f7c9ceadp-2));
  }

  // layer lstm return_sequences=True
  @Test
  void layer_lstm_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Layer layer = own(new Layers.LSTM(2L).returnSequences(true));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH, initialC));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(initialH);
    tape.watch(initialC);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH, initialC));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 256, floats(0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, initialH, initialC, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dInitialC = list3.get(2);
    Tensor dKernel = list3.get(3);
    Tensor dRecurrentKernel = list3.get(4);
    Tensor dBias = list3.get(5);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.2def7ep-3, -0x1.2c2506p-3, 0x1.5c3614p-3, -0x1.b729fp-4, 0x1.521e32p-4, -0x1.33445p-3, 0x1.298072p-2, -0x1.06a65p-2, 0x1.141daap-2, -0x1.4ee272p-2));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.521e32p-4, -0x1.33445p-3));
    expect(dInitialC, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.ec0ef8p-2, 0x1.4fbe86p-2, 0x1.0a0ff6p-1, 0x1.d797eap-2));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(-0x1.7b82ecp-4, -0x1.6b1748p-5, -0x1.df6678p-5, -0x1.9c8344p-6, 0x1.89a766p-7, -0x1.400036p-5, -0x1.a18d26p-5, 0x1.527a42p-4, -0x1.c0289p-8, 0x1.7ce0dap-4, 0x1.3878f6p-5, 0x1.7a7392p-4, 0x1.4e8788p-1, 0x1.82657p-2, 0x1.09f348p-5, 0x1.c9a57ep-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.8ee20ep-3, 0x1.d10f94p-3, 0x1.0566eep-4, 0x1.30def6p-3, 0x1.574b4p-1, 0x1.e646f4p-2, 0x1.b98b8p-4, 0x1.f90862p-4, 0x1.8bb128p-8, 0x1.dc2c82p-5, -0x1.e0117ap-9, 0x1.aca916p-5, 0x1.56f948p-2, 0x1.c3f664p-3, 0x1.07802cp-6, 0x1.83a904p-4));
    expect(dBias, DType.FLOAT32, dims(8), 4096, floats(0x1.d4ab2ep-2, 0x1.76f3p-1, 0x1.07f524p-1, 0x1.410d96p-1, 0x1.b5d68cp+1, 0x1.1c43a4p+1, 0x1.c7aaf4p-2, 0x1.808b26p-1));
  }

  // layer lstm unit_forget_bias=False, and the states that a call gives go into the next one
  @Test
  void layer_lstm_unit_forget_bias_false_and_the_states_that_a_call_gives_go_into_the_next_one() throws Exception {
    Layer layer = own(new Layers.LSTM(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").unitForgetBias(false));
    Tensor x0 = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3)));
    List<Tensor> list = own(layer.callAll(false, x0));
    Tensor y0 = list.get(0);
    Tensor h0 = list.get(1);
    Tensor c0 = list.get(2);
    expect(h0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.3c0dbep-5, -0x1.3c0dbep-5, -0x1.51a898p-6, -0x1.51a898p-6));
    expect(c0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.3ccb4ap-4, -0x1.3ccb4ap-4, -0x1.4812f8p-5, -0x1.4812f8p-5));
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(-0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    List<Tensor> list2 = own(layer.callAll(false, x1, null, h0, c0));
    Tensor y1 = list2.get(0);
    Tensor h1 = list2.get(1);
    Tensor c1 = list2.get(2);
    expect(h1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.9efc9ap-4, 0x1.9efc9ap-4, 0x1.17a6eep-3, 0x1.17a6eep-3));
    expect(c1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.649342p-3, 0x1.649342p-3, 0x1.da46e2p-3, 0x1.da46e2p-3));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer lstm with a mask
  @Test
  void layer_lstm_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Layer layer = own(new Layers.LSTM(2L));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Tensor firstY2 = list.get(2);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    Tensor y2 = list2.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.8c7b78p-5, 0x1.9071dp-4, 0x1.0d1b6cp-5, 0x1.cfd94cp-4));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.8c7b78p-5, 0x1.9071dp-4, 0x1.0d1b6cp-5, 0x1.cfd94cp-4));
    expect(y2, DType.FLOAT32, dims(2, 2), 256, floats(0x1.f15ecap-4, 0x1.c6203cp-3, 0x1.7b2d1p-4, 0x1.0c902ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, recurrentKernel), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.0c622cp-3, -0x1.70c1d4p-3, 0x1.af4182p-3, -0x1.14e62ep-2, 0x0p+0, 0x0p+0, 0x1.323c92p-3, -0x1.2c5484p-2, 0x0p+0, 0x0p+0, 0x1.c72bbp-3, -0x1.9baed8p-2));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.02a60ap-7, 0x1.8c851ep-8, 0x1.83939p-8, 0x1.fa5a1ap-10, 0x1.44b3dap-4, 0x1.74bf4p-6, 0x1.a3d31ap-8, 0x1.ff234ap-9, 0x1.44b05cp-7, 0x1.e836f6p-8, 0x1.eb53fep-8, 0x1.363dbp-9, 0x1.9aaf1ep-4, 0x1.c7258ep-6, 0x1.089d26p-7, 0x1.3a66a8p-8));
  }

  // layer lstm_cell
  @Test
  void layer_lstm_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Layer layer = own(new Layers.LSTMCell(2L));
    List<Tensor> list = own(layer.callAll(false, x, initialH, initialC));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(initialH);
    tape.watch(initialC);
    List<Tensor> list2 = own(layer.callAll(false, x, initialH, initialC));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, initialH, initialC, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dInitialC = list3.get(2);
    Tensor dKernel = list3.get(3);
    Tensor dRecurrentKernel = list3.get(4);
    Tensor dBias = list3.get(5);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2));
    expect(dInitialC, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.17230ep-1, 0x1.331296p-2, 0x1.270756p+0, 0x1.54034cp-3));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(-0x1.6ee18ap-3, -0x1.f9029p-5, -0x1.b93bccp-7, -0x1.9feb86p-5, -0x1.fcc95ap-2, -0x1.17b26ap-3, -0x1.91b468p-5, -0x1.0f5f5ep-5, -0x1.b1a64p-4, -0x1.32357p-5, -0x1.078dbep-6, -0x1.ffd27p-6, -0x1.2dc808p-2, -0x1.564058p-4, -0x1.01539cp-5, -0x1.4b666p-6));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.4d26cap-2, 0x1.6d933ap-4, -0x1.5d6d6ep-3, 0x1.006d9p-4, 0x1.c0ea72p-1, 0x1.70228ap-3, 0x1.f6df72p-6, 0x1.6d2958p-5, -0x1.0bfe92p-5, -0x1.491f86p-6, -0x1.40cd88p-4, -0x1.54867ep-6, -0x1.9c645p-4, -0x1.a5d2dcp-5, -0x1.034a3ep-5, -0x1.8cd9e2p-7));
    expect(dBias, DType.FLOAT32, dims(8), 4096, floats(0x1.90266ep-2, 0x1.09118p-3, -0x1.c9fe56p-7, 0x1.aab0dp-4, 0x1.1401c4p+0, 0x1.2185fcp-2, 0x1.81021ap-4, 0x1.19cb24p-4));
  }

  // layer lstm_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_lstm_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Layer layer = own(new Layers.LSTMCell(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x, initialH, initialC));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    bias.assign(biasValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x, initialH, initialC));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.dedf3ap-3, 0x1.33ccf4p-3, -0x1.d30b3p-7, 0x1.098108p-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.3a4b1cp-1, 0x1.8538aap-2, -0x1.51f316p-5, 0x1.646b58p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.43b9dcp-7, -0x1.df4e46p-4, 0x1.4b063cp-3, -0x1.766904p-1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.011708p-1, 0x1.d26dbap-4, -0x1.d0aa6ep-3, 0x1.4f452p-4, 0x1.2dbdeap+0, 0x1.055b2ap-2, 0x1.079d54p-4, 0x1.c94176p-5, -0x1.a41476p-5, -0x1.8cfde4p-6, -0x1.abc70ep-4, -0x1.ba9b1p-6, -0x1.262b5cp-3, -0x1.39a748p-4, -0x1.6d7a4cp-5, -0x1.e0c55p-7));
    List<Tensor> list4 = own(layer.callAll(false, x, initialH, initialC));
    Tensor inferred0 = list4.get(0);
    Tensor inferred1 = list4.get(1);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3));
    expect(inferred1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2));
  }

  // layer lstm_cell of constants, in dtypes of its own
  @Test
  void layer_lstm_cell_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.LSTMCell(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 8), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 8), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(8), 0, floats(0x1p-3, 0x1p-3, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.9d7dfdb740a11p-5, -0x1.9d7dfdb740a11p-5, -0x1.5d11879581834p-5, -0x1.5d11879581834p-5));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.e2dd56969ea5ap-4, -0x1.e2dd56969ea5ap-4, -0x1.88f25888447a2p-4, -0x1.88f25888447a2p-4));
  }

  // layer lstm_cell unit_forget_bias=False, and the states that a call gives go into the next one
  @Test
  void layer_lstm_cell_unit_forget_bias_false_and_the_states_that_a_call_gives_go_into_the_next_o() throws Exception {
    Layer layer = own(new Layers.LSTMCell(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").unitForgetBias(false));
    Tensor x0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    List<Tensor> list = own(layer.callAll(false, x0));
    Tensor h0 = list.get(0);
    Tensor c0 = list.get(1);
    expect(h0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.f49224p-5, -0x1.f49224p-5, -0x1.cf9c02p-5, -0x1.cf9c02p-5));
    expect(c0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.3b79dcp-3, -0x1.3b79dcp-3, -0x1.191a5ap-3, -0x1.191a5ap-3));
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3)));
    List<Tensor> list2 = own(layer.callAll(false, x1, h0, c0));
    Tensor h1 = list2.get(0);
    Tensor c1 = list2.get(1);
    expect(h1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.3c0dbep-5, -0x1.3c0dbep-5, -0x1.51a898p-6, -0x1.51a898p-6));
    expect(c1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.3ccb4ap-4, -0x1.3ccb4ap-4, -0x1.4812f8p-5, -0x1.4812f8p-5));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer lstm_cell use_bias=False
  @Test
  void layer_lstm_cell_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.LSTMCell(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.41e8a4p-9, -0x1.62d978p-5, -0x1.391ad4p-8, -0x1.3e8124p-5));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.224968p-8, -0x1.584226p-4, -0x1.1dd714p-7, -0x1.357178p-4));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.9ebb1ap-2, -0x1.a2fff8p-2, 0x1.0f9d06p-1, -0x1.5f62c8p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x1.b7a12ep-8, 0x1.562efcp-6, 0x0p+0, 0x0p+0, -0x1.325122p+0, -0x1.1f2918p-2, 0x1.3f8974p-9, 0x1.de1074p-8, 0x1.007364p-8, 0x1.a15626p-7, 0x0p+0, 0x0p+0, -0x1.6a29aap-1, -0x1.5d97dap-3, 0x1.74de46p-10, 0x1.238ef6p-8));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool1d
  @Test
  void layer_max_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Layer layer = own(new Layers.MaxPooling1D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool1d pool_size=3 strides=1 padding=SAME data_format=NCW
  @Test
  void layer_max_pool1d_pool_size_3_strides_1_padding_same_data_format_ncw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Layer layer = own(new Layers.MaxPooling1D().poolSize(3).strides(1).padding("SAME").dataFormat("NCW"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 5), 0, floats(0x1.6p+4, 0x1.6p+4, 0x1.dp+4, 0x1.dp+4, 0x1.dp+4, 0x1.08p+5, 0x1.08p+5, 0x1.08p+5, 0x1.9p+4, 0x1.9p+4, 0x1.2p+5, 0x1.2p+5, 0x1.cp+4, 0x1.cp+4, 0x1.cp+4, 0x1p+5, 0x1p+5, 0x1p+5, 0x1.8p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 1, floats(0x0p+0, 0x1.8p+0, 0x0p+0, 0x1.ep+1, 0x0p+0, 0x0p+0, 0x1.3p+2, 0x0p+0, 0x0p+0, 0x1.4p+1, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.3p+2, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.2p+2));
  }

  // layer max_pool2d
  @Test
  void layer_max_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.MaxPooling2D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool2d pool_size=3 strides=1,2 data_format=NCHW
  @Test
  void layer_max_pool2d_pool_size_3_strides_1_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Layer layer = own(new Layers.MaxPooling2D().poolSize(3).strides(1, 2).dataFormat("NCHW"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 1), 0, floats(0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool2d pool_size=3,2 padding=SAME
  @Test
  void layer_max_pool2d_pool_size_3_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Layer layer = own(new Layers.MaxPooling2D().poolSize(3, 2).padding("SAME"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool3d
  @Test
  void layer_max_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.MaxPooling3D());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 1, 2, 1), 0, floats(0x1p+5, 0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 2, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer max_pool3d pool_size=3,2,2 strides=1 padding=SAME data_format=CHANNELS_FIRST
  @Test
  void layer_max_pool3d_pool_size_3_2_2_strides_1_padding_same_data_format_channels_first() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Layer layer = own(new Layers.MaxPooling3D().poolSize(3, 2, 2).strides(1).padding("SAME").dataFormat("CHANNELS_FIRST"));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(1, 1, 3, 2, 4), 0, floats(0x1p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5, 0x1p+5, 0x1.dp+4, 0x1.1p+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.fp+4, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.cp+2));
  }

  // layer multi_head_attention along two axes
  @Test
  void layer_multi_head_attention_along_two_axes() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 3, 1, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable queryBias = own(layer.variable("query_bias"));
    Tensor queryBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    queryBias.assign(queryBiasValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable keyBias = own(layer.variable("key_bias"));
    Tensor keyBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    keyBias.assign(keyBiasValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable valueBias = own(layer.variable("value_bias"));
    Tensor valueBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    valueBias.assign(valueBiasValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    Variable outputBias = own(layer.variable("output_bias"));
    Tensor outputBiasValue = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    outputBias.assign(outputBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(value);
    List<Tensor> list2 = own(layer.callAll(false, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 2, 4), 1024, floats(-0x1.a604fep-2, -0x1.4f0774p-2, 0x1.eb5f88p-6, 0x1.d6ce0cp-4, -0x1.a5a942p-2, -0x1.4eaf3ep-2, 0x1.e7ff86p-6, 0x1.d5e7f2p-4, -0x1.a5727cp-2, -0x1.4e75bp-2, 0x1.e0982ep-6, 0x1.d4193cp-4, -0x1.a5db5p-2, -0x1.4eddfcp-2, 0x1.e84e5cp-6, 0x1.d608eap-4, -0x1.a5ada2p-2, -0x1.4eb3dp-2, 0x1.e8905cp-6, 0x1.d60b5cp-4, -0x1.a5bfccp-2, -0x1.4ec174p-2, 0x1.e5041cp-6, 0x1.d53a62p-4, -0x1.530612p-2, -0x1.35e2eap-2, -0x1.b89022p-6, 0x1.9a255cp-10, -0x1.510e7p-2, -0x1.358dcp-2, -0x1.ca4f98p-6, -0x1.244ac2p-10, -0x1.467ed2p-2, -0x1.33e43ap-2, -0x1.1f9812p-5, -0x1.1586b4p-6, -0x1.53592cp-2, -0x1.35db82p-2, -0x1.b5c768p-6, 0x1.10994ap-9, -0x1.528988p-2, -0x1.35ee48p-2, -0x1.bcc40ep-6, 0x1.9dffe4p-11, -0x1.46d896p-2, -0x1.33dc3p-2, -0x1.1df506p-5, -0x1.0c23a8p-6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(value, queryKernel), Arrays.asList(dY), false));
    Tensor dValue = list3.get(0);
    Tensor dQueryKernel = list3.get(1);
    expect(dValue, DType.FLOAT32, dims(2, 3, 1, 3), 8192, floats(0x1.6802dp-1, -0x1.17dafap+0, 0x1.40c9bap-2, 0x1.a313e2p-1, -0x1.3554e8p+0, 0x1.527748p-2, 0x1.6e694ep-1, -0x1.1b101ep+0, 0x1.42bfp-2, 0x1.cdaad6p-1, -0x1.4d64cap+0, 0x1.2e69e6p-2, 0x1.98d022p-1, -0x1.2daac4p+0, 0x1.1060d2p-2, 0x1.b88508p-1, -0x1.603072p+0, 0x1.5a3548p-2));
    expect(dQueryKernel, DType.FLOAT32, dims(4, 2, 2), 8192, floats(0x1.273facp-9, -0x1.0c7f7ap-9, 0x1.17a326p-6, 0x1.1dc6ccp-6, -0x1.1675f6p-8, 0x1.b7fc1p-9, 0x1.9515c8p-6, 0x1.9fb284p-6, 0x1.d71e18p-8, -0x1.6192acp-8, -0x1.c5de9ap-7, -0x1.a55626p-9, -0x1.42f90ep-11, 0x1.65096ep-12, 0x1.d7037cp-8, 0x1.ee79cap-8));
  }

  // layer multi_head_attention attention_axes=2
  @Test
  void layer_multi_head_attention_attention_axes_2() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 3, 1, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).attentionAxes(2));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable queryBias = own(layer.variable("query_bias"));
    Tensor queryBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    queryBias.assign(queryBiasValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable keyBias = own(layer.variable("key_bias"));
    Tensor keyBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    keyBias.assign(keyBiasValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable valueBias = own(layer.variable("value_bias"));
    Tensor valueBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    valueBias.assign(valueBiasValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    Variable outputBias = own(layer.variable("output_bias"));
    Tensor outputBiasValue = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    outputBias.assign(outputBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    List<Tensor> list2 = own(layer.callAll(false, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 2, 4), 1024, floats(-0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.7bcp-2, -0x1.24cp-2, -0x1.7p-6, 0x1p-4, -0x1.7bcp-2, -0x1.24cp-2, -0x1.7p-6, 0x1p-4, -0x1.b7cp-2, -0x1.60cp-2, 0x1.a8p-5, 0x1.18p-3, -0x1.b7cp-2, -0x1.60cp-2, 0x1.a8p-5, 0x1.18p-3, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.b04p-2, -0x1.594p-2, 0x1.5cp-5, 0x1.05p-3, -0x1.b04p-2, -0x1.594p-2, 0x1.5cp-5, 0x1.05p-3, -0x1.9fp-3, -0x1.2bp-2, -0x1.85p-4, -0x1.798p-3, -0x1.9fp-3, -0x1.2bp-2, -0x1.85p-4, -0x1.798p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(query, valueKernel), Arrays.asList(dY), false));
    Tensor dQuery = list3.get(0);
    Tensor dValueKernel = list3.get(1);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 2, 4), 8192, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValueKernel, DType.FLOAT32, dims(3, 2, 2), 8192, floats(0x1.08p+1, -0x1.5e8p-1, -0x1.1ap+1, 0x1.bp-1, -0x1.338p-1, -0x1.0a8p-1, 0x1.ecp-3, -0x1.71p-2, -0x1.68p-3, -0x1.d8p-5, 0x1.8cp-3, -0x1.2p-4));
  }

  // layer multi_head_attention dropout=0.25 use_bias=False in training
  @Test
  void layer_multi_head_attention_dropout_0_25_use_bias_false_in_training() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).dropout(0x1p-2).useBias(false));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(value);
    List<Tensor> list2 = own(layer.callAll(true, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 4), 1024, floats(-0x1.484e4p-5, 0x1.428b68p-6, -0x1.947c32p-6, 0x1.1f55dcp-5, -0x1.a4f462p-4, -0x1.41d2d8p-5, 0x1.5f21ap-6, 0x1.5bd35ep-4, -0x1.465842p-4, 0x1.35788p-9, -0x1.6429dp-6, 0x1.edf326p-5, -0x1.210958p-4, 0x1.77f04ep-7, -0x1.110fp-5, 0x1.8effc4p-5, 0x1.963654p-6, 0x1.f7a38ap-5, -0x1.ec8674p-7, 0x1.62cd86p-6, -0x1.4ca8b6p-6, 0x1.41eeb8p-5, -0x1.df9facp-7, 0x1.705b26p-5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(value, queryKernel), Arrays.asList(dY), false));
    Tensor dValue = list3.get(0);
    Tensor dQueryKernel = list3.get(1);
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 8192, floats(0x1.35fb6cp-1, -0x1.8c64dcp-1, 0x1.0b2c14p-2, 0x1.4e7d08p-2, -0x1.59df12p-1, 0x1.da0cfap-4, 0x1.342242p-3, -0x1.edc756p-1, 0x1.7cbf84p-2, 0x1.0caa34p+0, -0x1.f047cp-1, 0x1.639b94p-5));
    expect(dQueryKernel, DType.FLOAT32, dims(4, 2, 2), 8192, floats(0x1.d39944p-8, -0x1.761436p-8, 0x1.b0cdb8p-12, -0x1.0e8094p-11, -0x1.303a6ap-8, 0x1.e6c3dep-9, -0x1.491e26p-11, 0x1.9b65aep-11, 0x1.e820e8p-10, -0x1.8680bap-10, -0x1.87f078p-9, 0x1.e9ec96p-9, -0x1.5957e2p-8, 0x1.14464ep-8, -0x1.3df97p-10, 0x1.8d77cep-10));
  }

  // layer multi_head_attention dropout=0.25 use_bias=False not in training
  @Test
  void layer_multi_head_attention_dropout_0_25_use_bias_false_not_in_training() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).dropout(0x1p-2).useBias(false));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    List<Tensor> list2 = own(layer.callAll(false, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 4), 1024, floats(-0x1.ef2b72p-5, 0x1.1c3482p-10, -0x1.fb8c58p-7, 0x1.792ap-5, -0x1.eb9d9p-5, 0x1.89941p-10, -0x1.01f79ap-6, 0x1.76ee62p-5, -0x1.e98464p-5, 0x1.d034cp-10, -0x1.0b1f5cp-6, 0x1.72765cp-5, -0x1.b18e04p-5, 0x1.19f43ap-7, -0x1.99968p-6, 0x1.2b3fd4p-5, -0x1.afc884p-5, 0x1.207eap-7, -0x1.9943b8p-6, 0x1.2b465p-5, -0x1.b07e3p-5, 0x1.1e5bd6p-7, -0x1.9daa6ep-6, 0x1.293feep-5));
  }

  // layer multi_head_attention of constants, in dtypes of its own
  @Test
  void layer_multi_head_attention_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).kernelInitializer("constant value=0.25").biasInitializer("constant value=-0.5").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor y0 = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(queryKernel.value());
    expect(queryKernelValue, DType.FLOAT32, dims(4, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable queryBias = own(layer.variable("query_bias"));
    Tensor queryBiasValue = own(queryBias.value());
    expect(queryBiasValue, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1));
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(keyKernel.value());
    expect(keyKernelValue, DType.FLOAT32, dims(3, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable keyBias = own(layer.variable("key_bias"));
    Tensor keyBiasValue = own(keyBias.value());
    expect(keyBiasValue, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1));
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(valueKernel.value());
    expect(valueKernelValue, DType.FLOAT32, dims(3, 2, 2), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable valueBias = own(layer.variable("value_bias"));
    Tensor valueBiasValue = own(valueBias.value());
    expect(valueBiasValue, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1));
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(outputKernel.value());
    expect(outputKernelValue, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable outputBias = own(layer.variable("output_bias"));
    Tensor outputBiasValue = own(outputBias.value());
    expect(outputBiasValue, DType.FLOAT32, dims(4), 0, floats(-0x1p-1, -0x1p-1, -0x1p-1, -0x1p-1));
    expect(y0, DType.FLOAT64, dims(2, 3, 4), 64, floats(-0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.11676a0d80a5bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0dfec4797529bp+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.0a851e3cabff7p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.03773efa225a4p+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.04322427dc69ap+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0, -0x1.00c29ef041535p+0));
  }

  // layer multi_head_attention use_causal_mask=True
  @Test
  void layer_multi_head_attention_use_causal_mask_true() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).useCausalMask(true));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable queryBias = own(layer.variable("query_bias"));
    Tensor queryBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    queryBias.assign(queryBiasValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable keyBias = own(layer.variable("key_bias"));
    Tensor keyBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    keyBias.assign(keyBiasValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable valueBias = own(layer.variable("value_bias"));
    Tensor valueBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    valueBias.assign(valueBiasValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    Variable outputBias = own(layer.variable("output_bias"));
    Tensor outputBiasValue = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    outputBias.assign(outputBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    List<Tensor> list2 = own(layer.callAll(false, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 4), 1024, floats(-0x1.bf4p-2, -0x1.684p-2, 0x1.f4p-5, 0x1.2bp-3, -0x1.9cc4cp-2, -0x1.45cc2cp-2, 0x1.355d0ep-6, 0x1.a93992p-4, -0x1.a5727cp-2, -0x1.4e75bp-2, 0x1.e0982ep-6, 0x1.d4193cp-4, -0x1.744p-2, -0x1.1d4p-2, -0x1.04p-5, 0x1.b4p-5, -0x1.91b04ap-2, -0x1.3ab65ap-2, 0x1.4d3eeap-8, 0x1.70bbacp-4, -0x1.518aecp-2, -0x1.35a1f6p-2, -0x1.ca8118p-6, -0x1.7e3814p-11));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(query, keyKernel), Arrays.asList(dY), false));
    Tensor dQuery = list3.get(0);
    Tensor dKeyKernel = list3.get(1);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 8192, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.06cc6p-9, 0x1.ea2708p-12, -0x1.4207f8p-14, 0x1.71acf8p-10, 0x1.22e3fcp-11, 0x1.96a12ep-15, -0x1.741cdcp-12, 0x1.353d72p-12, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.847deap-11, -0x1.24c004p-11, -0x1.998d14p-10, -0x1.ff85fcp-11, -0x1.c71a42p-10, -0x1.5b38fcp-6, 0x1.923edep-6, 0x1.7a70ep-8));
    expect(dKeyKernel, DType.FLOAT32, dims(3, 2, 2), 8192, floats(-0x1.253964p-5, -0x1.3902bap-6, 0x1.52179ep-6, -0x1.4cbd02p-11, -0x1.253964p-5, -0x1.3902bap-6, 0x1.52179ep-6, -0x1.4cbd02p-11, -0x1.1a45a2p-5, -0x1.33575ep-6, 0x1.994056p-7, 0x1.4f1d62p-7));
  }

  // layer multi_head_attention value_dim=3 output_dim=1 use_bias=False with keys and a mask
  @Test
  void layer_multi_head_attention_value_dim_3_output_dim_1_use_bias_false_with_keys_and_a_mask() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor attentionMask = own(tensor(DType.BOOL, dims(2, 3, 2), booleans(true, false, true, true, false, true, true, true, true, false, true, true)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L).valueDim(3L).outputDim(1L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, query, value, key, attentionMask));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    keyKernel.assign(keyKernelValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 3, 1), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    outputKernel.assign(outputKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(key);
    List<Tensor> list2 = own(layer.callAll(false, query, value, key, attentionMask));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 1), 1024, floats(-0x1.09p-1, -0x1.2070ecp-3, 0x1.fe8p-3, -0x1.8ca4b2p-5, -0x1.bacp-2, -0x1.83ba12p-5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(key, valueKernel, outputKernel), Arrays.asList(dY), false));
    Tensor dKey = list3.get(0);
    Tensor dValueKernel = list3.get(1);
    Tensor dOutputKernel = list3.get(2);
    expect(dKey, DType.FLOAT32, dims(2, 2, 5), 8192, floats(0x1.bc46aep-9, -0x1.20b464p-7, 0x1.97c356p-8, 0x1.132c7cp-8, -0x1.7dca04p-9, -0x1.bc46aep-9, 0x1.20b464p-7, -0x1.97c356p-8, -0x1.132c7cp-8, 0x1.7dca04p-9, 0x1.5ebd2ep-5, -0x1.192622p-5, -0x1.7bc0f4p-7, 0x1.bece1ep-6, 0x1.0268dep-6, -0x1.5ebd2ep-5, 0x1.192622p-5, 0x1.7bc0f4p-7, -0x1.bece1ep-6, -0x1.0268dep-6));
    expect(dValueKernel, DType.FLOAT32, dims(3, 2, 3), 8192, floats(0x1.a59168p-1, 0x1.077ae2p-1, 0x1.a59168p-3, -0x1.a5f024p-4, -0x1.a5f024p-2, -0x1.71322p-1, 0x1.99168ap-5, 0x1.ff5c2ep-6, 0x1.99168ap-7, -0x1.9f023ep-8, -0x1.9f023ep-6, -0x1.6b21f6p-5, -0x1.726e98p-1, -0x1.cf0a3ep-2, -0x1.726e98p-3, 0x1.720fdcp-4, 0x1.720fdcp-2, 0x1.43cdep-1));
    expect(dOutputKernel, DType.FLOAT32, dims(2, 3, 1), 8192, floats(0x1.4c3b66p-2, 0x1.12b43ap-2, 0x1.b25a1ep-3, 0x1.3e2f94p-3, 0x1.92ede6p-4, -0x1.7e991p+0));
  }

  // layer multi_head_attention with biases
  @Test
  void layer_multi_head_attention_with_biases() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.MultiHeadAttention(2L, 2L));
    List<Tensor> list = own(layer.callAll(false, query, value));
    Tensor firstY = list.get(0);
    Variable queryKernel = own(layer.variable("query_kernel"));
    Tensor queryKernelValue = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    queryKernel.assign(queryKernelValue);
    Variable queryBias = own(layer.variable("query_bias"));
    Tensor queryBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    queryBias.assign(queryBiasValue);
    Variable keyKernel = own(layer.variable("key_kernel"));
    Tensor keyKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    keyKernel.assign(keyKernelValue);
    Variable keyBias = own(layer.variable("key_bias"));
    Tensor keyBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    keyBias.assign(keyBiasValue);
    Variable valueKernel = own(layer.variable("value_kernel"));
    Tensor valueKernelValue = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    valueKernel.assign(valueKernelValue);
    Variable valueBias = own(layer.variable("value_bias"));
    Tensor valueBiasValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    valueBias.assign(valueBiasValue);
    Variable outputKernel = own(layer.variable("output_kernel"));
    Tensor outputKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    outputKernel.assign(outputKernelValue);
    Variable outputBias = own(layer.variable("output_bias"));
    Tensor outputBiasValue = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    outputBias.assign(outputBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(value);
    List<Tensor> list2 = own(layer.callAll(false, query, value));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 4), 1024, floats(-0x1.9d367ap-2, -0x1.46398ap-2, 0x1.398e72p-6, 0x1.aa575cp-4, -0x1.9cc4cp-2, -0x1.45cc2cp-2, 0x1.355d0ep-6, 0x1.a93992p-4, -0x1.9c81a8p-2, -0x1.458598p-2, 0x1.2c35e2p-6, 0x1.a6fdb4p-4, -0x1.9582ccp-2, -0x1.3e861ep-2, 0x1.3b7c3ep-7, 0x1.836246p-4, -0x1.954a1ep-2, -0x1.3e51ccp-2, 0x1.3c21d8p-7, 0x1.836586p-4, -0x1.9560d4p-2, -0x1.3e62e2p-2, 0x1.3354aep-7, 0x1.82625ep-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(query, value, queryKernel, queryBias, keyKernel, valueBias, outputKernel, outputBias), Arrays.asList(dY), false));
    Tensor dQuery = list3.get(0);
    Tensor dValue = list3.get(1);
    Tensor dQueryKernel = list3.get(2);
    Tensor dQueryBias = list3.get(3);
    Tensor dKeyKernel = list3.get(4);
    Tensor dValueBias = list3.get(5);
    Tensor dOutputKernel = list3.get(6);
    Tensor dOutputBias = list3.get(7);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 8192, floats(-0x1.a993b8p-13, -0x1.21f6fp-12, -0x1.eba862p-11, -0x1.b0f068p-12, 0x1.06cc6p-9, 0x1.ea2708p-12, -0x1.4207f8p-14, 0x1.71acf8p-10, 0x1.6410a2p-11, 0x1.e5711p-15, -0x1.cdd2fap-12, 0x1.78b6eap-12, 0x1.ba125ap-10, 0x1.8d3cc6p-12, -0x1.035d64p-13, 0x1.3280a2p-10, -0x1.ebb184p-11, -0x1.7283b2p-11, -0x1.032b7p-9, -0x1.43b3a6p-10, -0x1.b5a65ep-13, -0x1.303d7ap-12, -0x1.030a9ap-10, -0x1.c459d2p-12));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 8192, floats(0x1.9d1eep-2, -0x1.129c62p-1, 0x1.8b3b36p-3, 0x1.f7e12p-2, -0x1.44639ep-1, 0x1.cac4cap-3, 0x1.4236c4p-1, -0x1.14d8dp+0, 0x1.18233ap-2, 0x1.6cc93cp-1, -0x1.27e73p+0, 0x1.12dcc6p-2));
    expect(dQueryKernel, DType.FLOAT32, dims(4, 2, 2), 8192, floats(0x1.cf23aap-10, -0x1.7282eep-10, -0x1.8f33e2p-16, 0x1.f300dcp-16, -0x1.c2594p-9, 0x1.684766p-9, -0x1.58ab18p-10, 0x1.aed5dep-10, 0x1.016204p-8, -0x1.9bd006p-9, -0x1.5f0ba4p-9, 0x1.b6ce8ep-9, -0x1.50042ep-11, 0x1.0cd026p-11, -0x1.eac436p-11, 0x1.32baa2p-10));
    expect(dQueryBias, DType.FLOAT32, dims(2, 2), 8192, floats(-0x1.53034ap-5, 0x1.0f35d4p-5, 0x1.276872p-5, -0x1.71429p-5));
    expect(dKeyKernel, DType.FLOAT32, dims(3, 2, 2), 8192, floats(-0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8, -0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8, -0x1.f09ca6p-5, -0x1.2d274ep-5, 0x1.385da8p-6, -0x1.1789d4p-8));
    expect(dValueBias, DType.FLOAT32, dims(2, 2), 8192, floats(-0x1.bdp+2, 0x1.9p-1, 0x1.99p+2, -0x1.92p+1));
    expect(dOutputKernel, DType.FLOAT32, dims(2, 2, 4), 8192, floats(-0x1.d8d28ap+1, -0x1.8e4662p+1, -0x1.41c1ccp+1, -0x1.be4ca8p+1, -0x1.fcbbf2p+0, -0x1.bf4298p+0, -0x1.60c9eep+0, -0x1.dedef4p+0, -0x1.9b7acep-2, -0x1.33c7dcp-2, -0x1.0a7792p-2, -0x1.86f10ap-2, 0x1.4c066p+0, 0x1.0e8e74p+0, 0x1.bd8abcp-1, 0x1.39fb54p+0));
    expect(dOutputBias, DType.FLOAT32, dims(4), 8192, floats(0x1.18p+3, 0x1.ep+2, 0x1.8p+2, 0x1.08p+3));
  }

  // layer permute dims=3,1,2
  @Test
  void layer_permute_dims_3_1_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Layer layer = own(new Layers.Permute(3, 1, 2));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1p-1, -0x1p-3, 0x1p-2, -0x1.cp-2, -0x1p-4, 0x1.4p-2, -0x1.4p-2, 0x1p-4, 0x1.cp-2, -0x1p-2, 0x1p-3, 0x1p-1, -0x1.8p-2, 0x0p+0, 0x1.8p-2, -0x1.4p-2, 0x1p-4, 0x1.cp-2, -0x1.8p-3, 0x1.8p-3, -0x1p-1, -0x1p-3, 0x1p-2, -0x1.cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 3, 2), 0, floats(0x1p+0, 0x1.8p-1, 0x1p-1, 0x1p+0, 0x1p+1, 0x1p-1, 0x1p-2, 0x1p+1, 0x1.8p+0, 0x1p-2, 0x1.8p+1, 0x1.8p+0, 0x1.8p+1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+1, 0x1p+0, 0x1.8p-1, 0x1p-1, 0x1p+0, 0x1p+1, 0x1p-1, 0x1p-2, 0x1p+1));
  }

  // layer prelu
  @Test
  void layer_prelu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.PReLU());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable alpha = own(layer.variable("alpha"));
    Tensor alphaValue = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-1, -0x1p-2, 0x1p+1, 0x1p+0, 0x0p+0, 0x1p-3)));
    alpha.assign(alphaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(-0x1p-2, 0x1.4p-4, -0x1p-2, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-3, 0x1p-4, -0x1p-3, 0x1p-3, 0x1.4p-2, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, alpha), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dAlpha = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p-1, -0x1p-3, 0x1p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-2, -0x1p-2, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p+0));
    expect(dAlpha, DType.FLOAT32, dims(2, 3), 0, floats(-0x1.a8p-1, -0x1.ap-2, -0x1.2p-2, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer prelu of constants, in dtypes of its own
  @Test
  void layer_prelu_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.PReLU().alphaInitializer("constant value=0.25").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable alpha = own(layer.variable("alpha"));
    Tensor alphaValue = own(alpha.value());
    expect(alphaValue, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    expect(y0, DType.FLOAT64, dims(2, 2, 3), 64, floats(-0x1p-3, -0x1.4p-4, -0x1p-5, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-4, -0x1p-4, -0x1p-6, 0x1p-3, 0x1.4p-2, 0x1p-1));
  }

  // layer prelu shared_axes=1
  @Test
  void layer_prelu_shared_axes_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.PReLU().sharedAxes(1));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable alpha = own(layer.variable("alpha"));
    Tensor alphaValue = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1p-1, -0x1p-2, 0x1p+1)));
    alpha.assign(alphaValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(-0x1p-2, 0x1.4p-4, -0x1p-2, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-3, 0x1p-4, -0x1p-3, 0x1p-3, 0x1.4p-2, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, alpha), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dAlpha = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p-1, -0x1p-3, 0x1p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-2, -0x1p-2, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p+0));
    expect(dAlpha, DType.FLOAT32, dims(1, 3), 0, floats(-0x1.a8p-1, -0x1.ap-2, -0x1.2p-2));
  }

  // layer relu
  @Test
  void layer_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.ReLU());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // layer reshape target_shape=
  @Test
  void layer_reshape_target_shape() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 1), wholes(7L, 8L)));
    Layer layer = own(new Layers.Reshape());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.INT32, dims(2), 0, wholes(7L, 8L));
  }

  // layer reshape target_shape=3,-1
  @Test
  void layer_reshape_target_shape_3_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Layer layer = own(new Layers.Reshape(3, -1));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 3, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // layer rms_normalization
  @Test
  void layer_rms_normalization() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.RMSNormalization());
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable scale = own(layer.variable("scale"));
    Tensor scaleValue = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    scale.assign(scaleValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.279a6ep+0, 0x1.8a233ep-1, -0x1.8a233ep+0, 0x1.8a233ep-3, 0x1.a7bbf4p-1, 0x1.7d5c5cp+1, -0x1.52fcc4p-2, 0x1.fc7b24p-2, 0x1.cda7a2p-1, 0x1.14fe2ep+0, -0x1.cda7a2p-1, 0x1.7152e8p-1, 0x1.36abdap+0, 0x1.e34436p+0, -0x1.36abdap+0, 0x1.9e3a78p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dScale = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.19eafap+0, 0x1.c2b424p-1, -0x1.19017p+0, 0x1.a7553ap-3, -0x1.bdca9cp-3, 0x1.66b916p-1, -0x1.116546p-1, -0x1.621446p-1, -0x1.a15da8p-4, 0x1.45f92ep+0, -0x1.7d5598p-2, -0x1.72d336p-3, 0x1.f203f8p-2, 0x1.3a6fe2p-3, -0x1.2f4bf8p-1, -0x1.48df46p-5));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.9f3536p+2, 0x1.9ce45p+2, 0x1.310dacp+2, 0x1.ba51b8p+1));
  }

  // layer rms_normalization axis=1 epsilon=0.5
  @Test
  void layer_rms_normalization_axis_1_epsilon_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.RMSNormalization().axis(1).epsilon(0x1p-1));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable scale = own(layer.variable("scale"));
    Tensor scaleValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, -0x1p+0)));
    scale.assign(scaleValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.6061fp+0, 0x1.38512cp-2, 0x1.279a74p+1, 0x1.c453dap-2, -0x1.25a6f2p+0, -0x1.5f5b52p+0, -0x1.279a74p-1, -0x1.533ee2p+0, 0x1.5930bap+0, 0x1.13dfaep+0, 0x1.5930bap+0, 0x1.4a10aap+1, -0x1.36abdap+0, -0x1.41da4ap+0, -0x1.36abdap+0, -0x1.ef18fep-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dScale = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.f1a9cp-1, 0x1.96bd1p-2, 0x1.d409e2p-1, 0x1.1ed784p-2, -0x1.320436p-1, -0x1.5ca20cp-4, -0x1.2171e8p+0, -0x1.61094p-4, 0x1.1426fap-1, 0x1.51cc0ap+0, 0x1.b7554ap-3, 0x1.b53aa4p-3, -0x1.4b61fap-2, -0x1.16193ap-1, -0x1.029436p-3, -0x1.c66014p-2));
    expect(dScale, DType.FLOAT32, dims(2), 512, floats(0x1.a95e2p+2, 0x1.b4536ep+3));
  }

  // layer rms_normalization of constants, in dtypes of its own
  @Test
  void layer_rms_normalization_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Layer layer = own(new Layers.RMSNormalization().scaleInitializer("constant value=0.5").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable scale = own(layer.variable("scale"));
    Tensor scaleValue = own(scale.value());
    expect(scaleValue, DType.FLOAT32, dims(4), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    expect(y0, DType.FLOAT64, dims(2, 2, 4), 64, floats(0x1.279a6e9b8f9bap-1, 0x1.8a233e24bf7a3p-3, 0x1.8a233e24bf7a3p-1, 0x1.8a233e24bf7a3p-3, 0x1.a7bbf3fd827f6p-2, 0x1.7d5c5b975bd91p-1, 0x1.52fcc3313532bp-3, 0x1.fc7b24c9cfcc1p-2, 0x1.cda7a279a0a89p-2, 0x1.14fe2e48f9fecp-2, 0x1.cda7a279a0a89p-2, 0x1.7152e8614d53bp-1, 0x1.36abd95ae9216p-1, 0x1.e34435a9dc6cep-2, 0x1.36abd95ae9216p-1, 0x1.9e3a7723e181ep-3));
  }

  // layer rnn activation=relu
  @Test
  void layer_rnn_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNN(2L).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer rnn bidirectional=True merge_mode=AVE with a mask
  @Test
  void layer_rnn_bidirectional_true_merge_mode_ave_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Layer layer = own(new Layers.SimpleRNN(2L).bidirectional(true).mergeMode("AVE"));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1.4p-2, -0x1p-1)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.ba187ep-3, -0x1.c9755ep-4, -0x1.45bddcp-2, -0x1.007588p-3));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.f601d2p-4, -0x1.6ec3f6p-7, -0x1.08dc3p-1, -0x1.378b4ep-2, -0x1.e70d5cp-4, 0x1.b8ae28p-5));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, backwardKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dBackwardKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.734f4p-2, 0x1.177024p-8, -0x1.4d3a0ep-1, -0x1.167eeap-3, 0x0p+0, 0x0p+0, 0x1.76c606p-3, -0x1.f4a5e6p-3, 0x0p+0, 0x0p+0, -0x1.95c43ep+0, 0x1.472ea8p-5));
    expect(dBackwardKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.09706ap+1, -0x1.9f9aa8p-1, -0x1.8b615ap+0, -0x1.23bd24p-1));
  }

  // layer rnn bidirectional=True merge_mode=MUL with a mask
  @Test
  void layer_rnn_bidirectional_true_merge_mode_mul_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Layer layer = own(new Layers.SimpleRNN(2L).bidirectional(true).mergeMode("MUL"));
    List<Tensor> list = own(layer.callAll(false, x, mask));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1.4p-2, -0x1p-1)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(0x1.366a32p-5, 0x1.374654p-9, 0x1.f7e8b2p-5, -0x1.0c25bp-6));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.f601d2p-4, -0x1.6ec3f6p-7, -0x1.08dc3p-1, -0x1.378b4ep-2, -0x1.e70d5cp-4, 0x1.b8ae28p-5));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, backwardKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dBackwardKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.07137cp-2, 0x1.7d0268p-4, -0x1.9037bep-2, -0x1.d0becep-4, 0x0p+0, 0x0p+0, 0x1.26424p-1, -0x1.47cbep-2, 0x0p+0, 0x0p+0, -0x1.467f4p+0, 0x1.84093cp-3));
    expect(dBackwardKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.4f3f18p-1, -0x1.203078p-1, -0x1.f968p-2, -0x1.a3289ap-2));
  }

  // layer rnn bidirectional=True return_sequences=True
  @Test
  void layer_rnn_bidirectional_true_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, -0x1p-2)));
    Layer layer = own(new Layers.SimpleRNN(2L).returnSequences(true).bidirectional(true));
    List<Tensor> list = own(layer.callAll(false, x, null, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    bias.assign(biasValue);
    Variable backwardKernel = own(layer.variable("backward_kernel"));
    Tensor backwardKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardKernel.assign(backwardKernelValue);
    Variable backwardRecurrentKernel = own(layer.variable("backward_recurrent_kernel"));
    Tensor backwardRecurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1.4p-2, -0x1p-3, 0x1p-4, -0x1p-1)));
    backwardRecurrentKernel.assign(backwardRecurrentKernelValue);
    Variable backwardBias = own(layer.variable("backward_bias"));
    Tensor backwardBiasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1.4p-2, -0x1p-1)));
    backwardBias.assign(backwardBiasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 4), 256, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.1f271ap-3, -0x1.bbe186p-3, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.07d034p-3, -0x1.6ff4dep-4, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.2d734p-1, -0x1.68665p-1, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.328a58p-3, -0x1.a77192p-3, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.539c1ep-3, -0x1.6fd2acp-3, -0x1.24c67p-1, -0x1.5a862ep-2, -0x1.0090e6p-1, -0x1.3dee2ep-1));
    expect(y1, DType.FLOAT32, dims(2, 4), 256, floats(-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.1f271ap-3, -0x1.bbe186p-3, -0x1.24c67p-1, -0x1.5a862ep-2, -0x1.328a58p-3, -0x1.a77192p-3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, backwardRecurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dBackwardRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.74b6bp+0, 0x1.77cfe6p-5, -0x1.f8f956p-1, -0x1.829b1ep-2, -0x1.62f8cep+0, -0x1.d5bdf8p-3, -0x1.bf2e0cp+0, -0x1.92acbcp-1, -0x1.5d3128p-1, -0x1.1b8bb8p+0, -0x1.ed0cb4p+0, -0x1.f20aa4p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.170b4ap-6, 0x1.7cec98p-1, 0x1.b6d292p-1, 0x1.53b25ep+1));
    expect(dBackwardRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.5dd6a8p-1, -0x1.48a67ep+0, -0x1.84638p-1, -0x1.49c374p+1));
  }
}
