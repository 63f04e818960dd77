// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows10Test extends Row {
  // std axis=1
  @Test
  void std_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().std(x, new Options.Std().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 4), 2, floats(0x1.01c58ap+3, 0x1.3ddc08p+2, 0x1.d744ccp+1, 0x1.3988e2p+1, 0x1.3988e2p+1, 0x1.d744ccp+1, 0x1.3ddc08p+2, 0x1.01c58ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.e03b6cp-2, -0x1.12e7dp-3, -0x1.91bcbep-1, 0x1.a20bd8p-4, 0x1.8b7c3ap-3, -0x1.9c5bb8p-4, 0x1.b0a3ep-1, -0x1.a20bd8p-4, 0x1.1a7d4ep-2, 0x1.e115acp-3, -0x1.ee7226p-5, 0x0p+0, 0x0p+0, -0x1.72d59cp-4, 0x1.68d042p-2, 0x1.1a7d4ep-2, -0x1.3988e2p-1, 0x1.447ae8p+0, -0x1.3544cap-3, 0x1.8b7c3ap-3, 0x1.3988e2p-1, -0x1.2d4d8ep+0, -0x1.9c5bb8p-3, -0x1.e03b6cp-2));
  }

  // std axis=1 correction=1.0
  @Test
  void std_axis_1_correction_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().std(x, new Options.Std().axis(1).correction(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2, 4), 2, floats(0x1.3bb45ap+3, 0x1.854bfcp+2, 0x1.20978cp+2, 0x1.8p+1, 0x1.8p+1, 0x1.20978cp+2, 0x1.854bfcp+2, 0x1.3bb45ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.2614b6p-1, -0x1.50b06ap-3, -0x1.ec0692p-1, 0x1p-3, 0x1.e45e5ap-3, -0x1.f908ap-4, 0x1.08efd8p+0, -0x1p-3, 0x1.59fa4p-2, 0x1.269a5ep-2, -0x1.2ec8f8p-4, 0x0p+0, 0x0p+0, -0x1.c62d74p-4, 0x1.b9e78cp-2, 0x1.59fa4p-2, -0x1.8p-1, 0x1.8d67c6p+0, -0x1.7ac678p-3, 0x1.e45e5ap-3, 0x1.8p-1, -0x1.7104eep+0, -0x1.f908ap-3, -0x1.2614b6p-1));
  }

  // std axis=1 of complex numbers
  @Test
  void std_axis_1_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p-1, 0x0p+0, -0x0p+0, -0x1p+0, 0x1.8p+1, 0x0p+0)));
    Tensor y = own(context().std(x, new Options.Std().axis(1)));
    expect(y, DType.FLOAT64, dims(2), 2, floats(0x1.e2b7dddfefa66p-1, 0x1.64f995f90ea79p+0));
  }

  // std of int32
  @Test
  void std_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(1L, 2L, 4L)));
    Tensor y = own(context().std(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.3f49cp+0));
  }

  // stft frame_length=2 frame_step=2
  @Test
  void stft_frame_length_2_frame_step_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(5), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.4p+2)));
    Tensor y = own(context().stft(x, 2L, 2L));
    expect(y, DType.COMPLEX128, dims(2, 2), 4, floats(0x1p+1, 0x0p+0, -0x1p+1, 0x0p+0, 0x1.8p+1, 0x0p+0, -0x1.8p+1, 0x0p+0));
  }

  // stft frame_length=2 frame_step=2 fft_length=3 pad_end=True
  @Test
  void stft_frame_length_2_frame_step_2_fft_length_3_pad_end_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, 0x1p+1, 0x1p+2)));
    Tensor window = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().stft(x, 2L, 2L, new Options.Stft().window(window).fftLength(3L).padEnd(true)));
    expect(y, DType.COMPLEX128, dims(2, 2), 8, floats(0x1.4p+2, 0x0p+0, -0x1p+0, -0x1.bb67ae8584caap+1, 0x1p+2, 0x0p+0, 0x1p+2, 0x0p+0));
  }

  // strided_slice begin=0,-1 end=2,0 strides=1,-1
  @Test
  void strided_slice_begin_0_m1_end_2_0_strides_1_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(0, -1).end(2, 0).strides(1, -1)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice begin=0,0 end=2,2 new_axes=1
  @Test
  void strided_slice_begin_0_0_end_2_2_new_axes_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(0, 0).end(2, 2).newAxes(1L)));
    expect(y, DType.FLOAT32, dims(1, 2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice begin=0,1 end=0,3 ellipsis=1
  @Test
  void strided_slice_begin_0_1_end_0_3_ellipsis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(0, 1).end(0, 3).ellipsis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 0, floats(0x1p+1, 0x1.8p+1, 0x1.8p+2, 0x1.cp+2, 0x1.4p+3, 0x1.6p+3, 0x1.cp+3, 0x1.ep+3, 0x1.2p+4, 0x1.3p+4, 0x1.6p+4, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0));
  }

  // strided_slice begin=0,1 end=1,2 end_mask=2
  @Test
  void strided_slice_begin_0_1_end_1_2_end_mask_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(0, 1).end(1, 2).endMask(2L)));
    expect(y, DType.FLOAT32, dims(1, 2, 4), 0, floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // strided_slice begin=0,2 end=2,-4 strides=1,-2 of strings
  @Test
  void strided_slice_begin_0_2_end_2_m4_strides_1_m2_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(0, 2).end(2, -4).strides(1, -2)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("\u65e5\u672c", "a", "e", "b c"));
  }

  // strided_slice begin=1
  @Test
  void strided_slice_begin_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(1)));
    expect(y, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice begin=1 end=2
  @Test
  void strided_slice_begin_1_end_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(1).end(2)));
    expect(y, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice begin=1,0 end=2,3 shrink_axes=1
  @Test
  void strided_slice_begin_1_0_end_2_3_shrink_axes_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(1, 0).end(2, 3).shrinkAxes(1L)));
    expect(y, DType.FLOAT32, dims(3, 4), 0, floats(0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice begin=1,1 end=2,3 begin_mask=3
  @Test
  void strided_slice_begin_1_1_end_2_3_begin_mask_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(1, 1).end(2, 3).beginMask(3L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice begin=2 end=0 strides=-2
  @Test
  void strided_slice_begin_2_end_0_strides_m2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().stridedSlice(x, new Options.StridedSlice().begin(2).end(0).strides(-2)));
    expect(y, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice_update begin=0 end=1 of strings
  @Test
  void strided_slice_update_begin_0_end_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor value = own(tensor(DType.STRING, dims(1, 3), strings("x", "yy", "")));
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(0).end(1)));
    expect(y, DType.STRING, dims(2, 3), 0, strings("x", "yy", "", "b c", "d", "e"));
  }

  // strided_slice_update begin=0,-1 end=2,0 strides=1,-1
  @Test
  void strided_slice_update_begin_0_m1_end_2_0_strides_1_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(0, -1).end(2, 0).strides(1, -1)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // strided_slice_update begin=0,0 end=2,2 new_axes=1
  @Test
  void strided_slice_update_begin_0_0_end_2_2_new_axes_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(0, 0).end(2, 2).newAxes(1L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(1, 2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice_update begin=0,1 end=0,3 ellipsis=1
  @Test
  void strided_slice_update_begin_0_1_end_0_3_ellipsis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(0, 1).end(0, 3).ellipsis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x0p+0, -0x1p+0, 0x1p+2, 0x1.4p+2, -0x1p+1, -0x1.8p+1, 0x1p+3, 0x1.2p+3, -0x1p+2, -0x1.4p+2, 0x1.8p+3, 0x1.ap+3, -0x1.8p+2, -0x1.cp+2, 0x1p+4, 0x1.1p+4, -0x1p+3, -0x1.2p+3, 0x1.4p+4, 0x1.5p+4, -0x1.4p+3, -0x1.6p+3, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+1));
    expect(dValue, DType.FLOAT32, dims(2, 3, 2), 0, floats(0x1p-1, 0x1p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0, 0x1p-2, 0x1.8p+0, 0x1p+0, 0x1p-1));
  }

  // strided_slice_update begin=0,1 end=1,2 end_mask=2
  @Test
  void strided_slice_update_begin_0_1_end_1_2_end_mask_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(1, 2, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(0, 1).end(1, 2).endMask(2L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
    expect(dValue, DType.FLOAT32, dims(1, 2, 4), 0, floats(0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // strided_slice_update begin=1
  @Test
  void strided_slice_update_begin_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(1)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice_update begin=1 end=2
  @Test
  void strided_slice_update_begin_1_end_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(1).end(2)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice_update begin=1,0 end=2,3 shrink_axes=1
  @Test
  void strided_slice_update_begin_1_0_end_2_3_shrink_axes_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(1, 0).end(2, 3).shrinkAxes(1L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(3, 4), 0, floats(0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice_update begin=1,1 end=2,3 begin_mask=3
  @Test
  void strided_slice_update_begin_1_1_end_2_3_begin_mask_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(1, 1).end(2, 3).beginMask(3L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3, -0x1.8p+3, -0x1.ap+3, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.1p+4, -0x1.2p+4, -0x1.3p+4, -0x1.4p+4, -0x1.5p+4, -0x1.6p+4, -0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // strided_slice_update begin=2 end=0 strides=-2
  @Test
  void strided_slice_update_begin_2_end_0_strides_m2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tensor value = own(tensor(DType.FLOAT32, dims(1, 3, 4), floats(0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(value);
    Tensor y = own(context().stridedSliceUpdate(x, value, new Options.StridedSliceUpdate().begin(2).end(0).strides(-2)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, value), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dValue = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(1, 3, 4), 0, floats(0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // string_hash_bucket num_buckets=1000
  @Test
  void string_hash_bucket_num_buckets_1000() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(5), strings("", "one", "eight by", "nine byte", "\u65e5\u672c")));
    Tensor y = own(context().stringHashBucket(x, 1000L));
    expect(y, DType.INT64, dims(5), 0, wholes(367L, 791L, 934L, 329L, 285L));
  }

  // string_hash_bucket num_buckets=4611686018427387904 key=7,-1
  @Test
  void string_hash_bucket_num_buckets_4611686018427387904_key_7_m1() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(5), strings("", "one", "eight by", "nine byte", "\u65e5\u672c")));
    Tensor y = own(context().stringHashBucket(x, 4611686018427387904L, new Options.StringHashBucket().key(7, -1)));
    expect(y, DType.INT64, dims(5), 0, wholes(972240184211909722L, 3064095122306709494L, 1946725671841617183L, 2218526482630061585L, 4284650800645824256L));
  }

  // string_join
  @Test
  void string_join() throws Exception {
    Tensor inputs0 = own(tensor(DType.STRING, dims(2, 1), strings("a", "\u00fc")));
    Tensor inputs1 = own(tensor(DType.STRING, dims(2), strings("c", "")));
    Tensor inputs2 = own(tensor(DType.STRING, dims(), strings("d")));
    Tensor y = own(context().stringJoin(List.of(inputs0, inputs1, inputs2)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("acd", "ad", "\u00fccd", "\u00fcd"));
  }

  // string_join separator=- of one
  @Test
  void string_join_separator_m_of_one() throws Exception {
    Tensor inputs0 = own(tensor(DType.STRING, dims(2), strings("c", "")));
    Tensor y = own(context().stringJoin(List.of(inputs0), new Options.StringJoin().separator("-")));
    expect(y, DType.STRING, dims(2), 0, strings("c", ""));
  }

  // string_join separator=--
  @Test
  void string_join_separator_mm() throws Exception {
    Tensor inputs0 = own(tensor(DType.STRING, dims(2, 1), strings("a", "\u00fc")));
    Tensor inputs1 = own(tensor(DType.STRING, dims(2), strings("c", "")));
    Tensor inputs2 = own(tensor(DType.STRING, dims(), strings("d")));
    Tensor y = own(context().stringJoin(List.of(inputs0, inputs1, inputs2), new Options.StringJoin().separator("--")));
    expect(y, DType.STRING, dims(2, 2), 0, strings("a--c--d", "a----d", "\u00fc--c--d", "\u00fc----d"));
  }

  // string_length
  @Test
  void string_length() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("Ab", "", "Zo\u00eb X", " \u65e5\u672c\n")));
    Tensor y = own(context().stringLength(x));
    expect(y, DType.INT32, dims(2, 2), 0, wholes(2L, 0L, 6L, 8L));
  }

  // string_length unit=UTF8_CHAR
  @Test
  void string_length_unit_utf8_char() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("Ab", "", "Zo\u00eb X", " \u65e5\u672c\n")));
    Tensor y = own(context().stringLength(x, new Options.StringLength().unit(Options.Unit.UTF8_CHAR)));
    expect(y, DType.INT32, dims(2, 2), 0, wholes(2L, 0L, 5L, 4L));
  }

  // string_lower
  @Test
  void string_lower() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("Ab", "", "Zo\u00eb X", " \u65e5\u672c\n")));
    Tensor y = own(context().stringLower(x));
    expect(y, DType.STRING, dims(2, 2), 0, strings("ab", "", "zo\u00eb x", " \u65e5\u672c\n"));
  }

  // string_lower encoding=UTF8
  @Test
  void string_lower_encoding_utf8() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("Zo\u00cb, stra\u00dfe", "\u039f\u03a3 \ufb01", "\u0130\u01c5\ud801\udc00")));
    Tensor y = own(context().stringLower(x, new Options.StringLower().encoding(Options.Encoding.UTF8)));
    expect(y, DType.STRING, dims(3), 0, strings("zo\u00eb, stra\u00dfe", "\u03bf\u03c2 \ufb01", "i\u0307\u01c6\ud801\udc28"));
  }

  // string_lower of a scalar
  @Test
  void string_lower_of_a_scalar() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(), strings("a B ")));
    Tensor y = own(context().stringLower(x));
    expect(y, DType.STRING, dims(), 0, strings("a b "));
  }

  // string_lower of nothing
  @Test
  void string_lower_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 0), strings()));
    Tensor y = own(context().stringLower(x));
    expect(y, DType.STRING, dims(2, 0), 0, strings());
  }

  // string_replace old=- new=+ü
  @Test
  void string_replace_old_m_new_pü() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a-b--c", "", "aaa")));
    Tensor y = own(context().stringReplace(x, "-", "+\u00fc"));
    expect(y, DType.STRING, dims(3), 0, strings("a+\u00fcb+\u00fc+\u00fcc", "", "aaa"));
  }

  // string_replace old=- new=. count=2
  @Test
  void string_replace_old_m_new_count_2() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a-b--c", "", "aaa")));
    Tensor y = own(context().stringReplace(x, "-", ".", new Options.StringReplace().count(2L)));
    expect(y, DType.STRING, dims(3), 0, strings("a.b.-c", "", "aaa"));
  }

  // string_replace old=aa new= by nothing
  @Test
  void string_replace_old_aa_new_by_nothing() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a-b--c", "", "aaa")));
    Tensor y = own(context().stringReplace(x, "aa", ""));
    expect(y, DType.STRING, dims(3), 0, strings("a-b--c", "", "a"));
  }

  // string_split at a byte
  @Test
  void string_split_at_a_byte() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().separator(",")));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(6), 0, strings("a", "", "b", "", " c", " d "));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 3L, 4L, 6L));
  }

  // string_split at a byte, once
  @Test
  void string_split_at_a_byte_once() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().separator(",").maxsplit(1L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(5), 0, strings("a", ",b", "", " c", " d "));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 2L, 3L, 5L));
  }

  // string_split at a byte, without empty parts
  @Test
  void string_split_at_a_byte_without_empty_parts() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().separator(",").skipEmpty(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(4), 0, strings("a", "b", " c", " d "));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 2L, 2L, 4L));
  }

  // string_split at each byte
  @Test
  void string_split_at_each_byte() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().anyByte(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(10), 0, strings("a", ",", ",", "b", " ", "c", ",", " ", "d", " "));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 4L, 4L, 10L));
  }

  // string_split at either of two bytes
  @Test
  void string_split_at_either_of_two_bytes() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().separator(", ").anyByte(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(8), 0, strings("a", "", "b", "", "c", "", "d", ""));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 3L, 3L, 8L));
  }

  // string_split at spaces
  @Test
  void string_split_at_spaces() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(3), 0, strings("a,,b", "c,", "d"));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 3L));
  }

  // string_split at two bytes
  @Test
  void string_split_at_two_bytes() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a,,b", "", " c, d ")));
    List<Tensor> list = own(context().stringSplit(x, new Options.StringSplit().separator(", ")));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(4), 0, strings("a,,b", "", " c", "d "));
    expect(y1, DType.INT64, dims(4), 0, wholes(0L, 1L, 2L, 4L));
  }

  // string_strip
  @Test
  void string_strip() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("Ab", "", "Zo\u00eb X", " \u65e5\u672c\n")));
    Tensor y = own(context().stringStrip(x));
    expect(y, DType.STRING, dims(2, 2), 0, strings("Ab", "", "Zo\u00eb X", "\u65e5\u672c"));
  }

  // string_strip of a scalar
  @Test
  void string_strip_of_a_scalar() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(), strings("a B ")));
    Tensor y = own(context().stringStrip(x));
    expect(y, DType.STRING, dims(), 0, strings("a B"));
  }

  // string_strip of nothing
  @Test
  void string_strip_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 0), strings()));
    Tensor y = own(context().stringStrip(x));
    expect(y, DType.STRING, dims(2, 0), 0, strings());
  }

  // string_to_number
  @Test
  void string_to_number() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(4), strings("1.5", " -2e3\n", "inf", ".25")));
    Tensor y = own(context().stringToNumber(x));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1.8p+0, -0x1.f4p+10, Double.POSITIVE_INFINITY, 0x1p-2));
  }

  // string_to_number dtype=float64
  @Test
  void string_to_number_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(5), strings("0.1", "1.5", " -2e3\n", "inf", ".25")));
    Tensor y = own(context().stringToNumber(x, new Options.StringToNumber().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(5), 0, floats(0x1.999999999999ap-4, 0x1.8p+0, -0x1.f4p+10, Double.POSITIVE_INFINITY, 0x1p-2));
  }

  // string_to_number dtype=int32
  @Test
  void string_to_number_dtype_int32() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("-2147483648", "+7", " 2147483647 ")));
    Tensor y = own(context().stringToNumber(x, new Options.StringToNumber().dtype(DType.INT32)));
    expect(y, DType.INT32, dims(3), 0, wholes(-2147483648L, 7L, 2147483647L));
  }

  // string_to_number dtype=int64
  @Test
  void string_to_number_dtype_int64() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("-9223372036854775808", "+7", " 9223372036854775807 ")));
    Tensor y = own(context().stringToNumber(x, new Options.StringToNumber().dtype(DType.INT64)));
    expect(y, DType.INT64, dims(3), 0, wholes(Long.MIN_VALUE, 7L, 9223372036854775807L));
  }

  // string_to_number of a word
  @Test
  void string_to_number_of_a_word() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("1", "one")));
    fails(Code.INVALID_ARGUMENT, "string_to_number", "StringToNumberOp could not correctly convert string: one [Op:string_to_number]", () -> context().stringToNumber(x));
  }

  // string_upper
  @Test
  void string_upper() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("Ab", "", "Zo\u00eb X", " \u65e5\u672c\n")));
    Tensor y = own(context().stringUpper(x));
    expect(y, DType.STRING, dims(2, 2), 0, strings("AB", "", "ZO\u00eb X", " \u65e5\u672c\n"));
  }

  // string_upper encoding=UTF8
  @Test
  void string_upper_encoding_utf8() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("Zo\u00cb, stra\u00dfe", "\u039f\u03a3 \ufb01", "\u0130\u01c5\ud801\udc00")));
    Tensor y = own(context().stringUpper(x, new Options.StringUpper().encoding(Options.Encoding.UTF8)));
    expect(y, DType.STRING, dims(3), 0, strings("ZO\u00cb, STRASSE", "\u039f\u03a3 FI", "\u0130\u01c4\ud801\udc00"));
  }

  // string_upper of a scalar
  @Test
  void string_upper_of_a_scalar() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(), strings("a B ")));
    Tensor y = own(context().stringUpper(x));
    expect(y, DType.STRING, dims(), 0, strings("A B "));
  }

  // string_upper of nothing
  @Test
  void string_upper_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 0), strings()));
    Tensor y = own(context().stringUpper(x));
    expect(y, DType.STRING, dims(2, 0), 0, strings());
  }

  // strings are computed in a function
  @Test
  void strings_are_computed_in_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.STRING, -1)), (c, given) -> {
      Tensor s = given.get(0);
      Tensor low = own(context().stringLower(s));
      Tensor both = own(context().stringJoin(List.of(low, s), new Options.StringJoin().separator("=")));
      Tensor n = own(context().stringLength(both));
      return Arrays.asList(both, n);
    }));
    Tensor x = own(tensor(DType.STRING, dims(2), strings("A", "Bc")));
    List<Tensor> list = own(f.call(x));
    Tensor y = list.get(0);
    Tensor m = list.get(1);
    expect(y, DType.STRING, dims(2), 0, strings("a=A", "bc=Bc"));
    expect(m, DType.INT32, dims(2), 0, wholes(3L, 5L));
  }

  // strings have no arithmetic
  @Test
  void strings_have_no_arithmetic() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(1), strings("a")));
    fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, x));
  }

  // strings in ops, variables and functions
  @Test
  void strings_in_ops_variables_and_functions() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("a", "b", "", "\u00fc")));
    Tensor y = own(context().reshape(x, new long[] {4}));
    expect(y, DType.STRING, dims(4), 0, strings("a", "b", "", "\u00fc"));
    Variable v = own(new Variable(y, "v", false));
    Tensor z = own(tensor(DType.STRING, dims(4), strings("1", "2", "3", "4")));
    v.assign(z);
    Tensor w = own(v.value());
    expect(w, DType.STRING, dims(4), 0, strings("1", "2", "3", "4"));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.STRING, -1)), (c, given) -> {
      Tensor s = given.get(0);
      Tensor t = own(context().expandDims(s, 0L));
      return Arrays.asList(t);
    }));
    List<Tensor> list = own(f.call(y));
    Tensor u = list.get(0);
    expect(u, DType.STRING, dims(1, 4), 0, strings("a", "b", "", "\u00fc"));
    Tensor n = own(context().zerosLike(x, new Options.ZerosLike().dtype(DType.INT8)));
    expect(n, DType.INT8, dims(2, 2), 0, wholes(0L, 0L, 0L, 0L));
  }

  // substr
  @Test
  void substr() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("three", "seven")));
    Tensor pos = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor len = own(tensor(DType.INT32, dims(), wholes(3L)));
    Tensor y = own(context().substr(x, pos, len));
    expect(y, DType.STRING, dims(2), 0, strings("hre", "eve"));
  }

  // substr unit=UTF8_CHAR
  @Test
  void substr_unit_utf8_char() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("Zo\u00eb", "\u65e5\u672c\u8a9e")));
    Tensor pos = own(tensor(DType.INT32, dims(2), wholes(1L, -2L)));
    Tensor len = own(tensor(DType.INT32, dims(2), wholes(1L, 9L)));
    Tensor y = own(context().substr(x, pos, len, new Options.Substr().unit(Options.Unit.UTF8_CHAR)));
    expect(y, DType.STRING, dims(2), 0, strings("o", "\u672c\u8a9e"));
  }

  // subtract and its gradients
  @Test
  void subtract_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().subtract(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(-0x1.8p-1, -0x1.6p+1, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(-0x1p+0, -0x1p-1, -0x1p+1));
  }

  // subtract of other dtypes
  @Test
  void subtract_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().subtract(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(-0x1.8p-1, -0x1.6p+1, 0x1.cp+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().subtract(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(-0x1.8p-1, -0x1.6p+1, 0x1.cp+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().subtract(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(-0x1.8p-1, -0x1.6p+1, 0x1.cp+2));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().subtract(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 0, floats(0x0p+0, 0x1.cp+0, -0x1.ap+1, 0x1p-2, 0x1p-1, -0x1.8p+1));
  }

  // sum
  @Test
  void sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sum(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.2p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 1, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // sum axis=
  @Test
  void sum_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sum(x, new Options.Sum().axis()));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // sum axis=0
  @Test
  void sum_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().sum(x, new Options.Sum().axis(0)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.4p+2, 0x1p+3, 0x1p+3));
  }

  // sum axis=0,-1 keepdims=True
  @Test
  void sum_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sum(x, new Options.Sum().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 0, floats(0x1p+1, 0x1.ap+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 1, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1));
  }

  // sum axis=1
  @Test
  void sum_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sum(x, new Options.Sum().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(-0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.cp+2, 0x1.8p+1, -0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0));
  }

  // sum axis=1 keepdims=False
  @Test
  void sum_axis_1_keepdims_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().sum(x, new Options.Sum().axis(1).keepdims(false)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+3, 0x1.ap+3));
  }

  // sum dtype=int16
  @Test
  void sum_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2), wholes(100L, 100L)));
    Tensor y = own(context().sum(x, new Options.Sum().dtype(DType.INT16)));
    expect(y, DType.INT16, dims(), 0, wholes(200L));
  }

  // sum of bool
  @Test
  void sum_of_bool() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    Tensor y = own(context().sum(x));
    expect(y, DType.INT64, dims(), 0, wholes(2L));
  }

  // sum of complex64
  @Test
  void sum_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(3), floats(0x1.8p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+2, 0x0p+0)));
    Tensor y = own(context().sum(x));
    expect(y, DType.COMPLEX64, dims(), 0, floats(0x1.2p+3, 0x0p+0));
  }

  // sum of float16
  @Test
  void sum_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1.8p+1, 0x1p+1, 0x1p+2)));
    Tensor y = own(context().sum(x));
    expect(y, DType.FLOAT16, dims(), 0, floats(0x1.2p+3));
  }

  // sum of int8
  @Test
  void sum_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().sum(x));
    expect(y, DType.INT64, dims(), 0, wholes(9L));
  }

  // sum of uint8
  @Test
  void sum_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().sum(x));
    expect(y, DType.UINT64, dims(), 0, wholes(9L));
  }

  // sum_like
  @Test
  void sum_like() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor like = own(tensor(DType.INT8, dims(2, 1), wholes(0L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sumLike(x, like));
    expect(y, DType.FLOAT32, dims(2, 1), 0, floats(0x1.8p+2, 0x1.ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1));
  }

  // sum_like of integers
  @Test
  void sum_like_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor like = own(tensor(DType.INT8, dims(2), wholes(0L, 0L)));
    Tensor y = own(context().sumLike(x, like));
    expect(y, DType.INT32, dims(2), 0, wholes(4L, 6L));
  }

  // svd
  @Test
  void svd() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    List<Tensor> list = own(context().svd(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT64, dims(3, 3), 512, floats(0x1.881b676d023e1p-2, 0x1.e278a17c73d41p-6, 0x1.d8bc83f8883fbp-1, 0x1.bcb45e897e00dp-5, 0x1.fe7cfae013c3p-1, -0x1.bceda962621c5p-5, 0x1.d828cf07b62b4p-1, -0x1.227c7386d0408p-4, -0x1.854ff43615dap-2));
    expect(y1, DType.FLOAT64, dims(2), 512, floats(0x1.7568bc21be1bdp+2, 0x1.93edc8ff26783p+1));
    expect(y2, DType.FLOAT64, dims(2, 2), 512, floats(0x1.a37ce040589b5p-2, 0x1.d31120eb9111ap-1, 0x1.d31120eb9111ap-1, -0x1.a37ce040589b5p-2));
  }

  // svd full_matrices=False
  @Test
  void svd_full_matrices_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2)));
    List<Tensor> list = own(context().svd(x, new Options.Svd().fullMatrices(false)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT64, dims(2, 2), 512, floats(0x1.a37ce040589bp-2, 0x1.d31120eb91118p-1, 0x1.d31120eb91119p-1, -0x1.a37ce040589b6p-2));
    expect(y1, DType.FLOAT64, dims(2), 512, floats(0x1.7568bc21be1bfp+2, 0x1.93edc8ff26783p+1));
    expect(y2, DType.FLOAT64, dims(2, 3), 512, floats(0x1.881b676d023e1p-2, 0x1.bcb45e897e017p-5, 0x1.d828cf07b62b4p-1, 0x1.e278a17c73d3p-6, 0x1.fe7cfae013c2fp-1, -0x1.227c7386d0412p-4));
  }

  // svd of complex numbers
  @Test
  void svd_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x1p+1, 0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, -0x1p+0, 0x0p+0)));
    List<Tensor> list = own(context().svd(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.COMPLEX64, dims(2, 2), 512, floats(0x1.f3a92cp-1, 0x1.6c3aap-57, 0x1.8fba8ap-4, 0x1.8fba8ap-3, -0x1.8fba8ap-4, 0x1.8fba8ap-3, 0x1.f3a92cp-1, 0x1.dca78ep-56));
    expect(y1, DType.FLOAT32, dims(2), 512, floats(0x1.4p+1, 0x1p+0));
    expect(y2, DType.COMPLEX64, dims(2, 2), 512, floats(0x1.a3b712p-1, 0x1.7bbe04p-2, 0x1.b7b398p-2, 0x1.3fc86ep-4, 0x1.8fba8ap-2, 0x1.8fba8ap-3, -0x1.c1b1dcp-1, -0x1.8fba8ap-3));
  }

  // svdvals
  @Test
  void svdvals() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2)));
    Tensor y = own(context().svdvals(x));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.7568bc21be1bep+2, 0x1.93edc8ff26783p+1));
  }

  // swapaxes axis1=0 axis2=-1
  @Test
  void swapaxes_axis1_0_axis2_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().swapaxes(x, 0L, -1L));
    expect(y, DType.FLOAT32, dims(4, 3, 2), 0, floats(0x0p+0, 0x1.8p+3, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1));
  }

  // take
  @Test
  void take() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(3), wholes(1L, -1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().take(x, indices));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1.8p+1, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1));
  }

  // take axis=-2
  @Test
  void take_axis_m2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(3), wholes(1L, -1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().take(x, indices, new Options.Take().axis(-2L)));
    expect(y, DType.FLOAT32, dims(3, 3), 0, floats(0x1p-1, 0x1p+3, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.4p+0, 0x1p+1, 0x1.4p+2));
  }

  // take axis=1
  @Test
  void take_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(3), wholes(1L, -1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().take(x, indices, new Options.Take().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p+2, 0x1p+0, 0x1p+3, 0x1.8p+1, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1p-2, 0x1.8p+0));
  }

  // take of an index that is out of range
  @Test
  void take_of_an_index_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor i = own(tensor(DType.INT32, dims(1), wholes(-3L)));
    fails(Code.INVALID_ARGUMENT, "take", null, () -> context().take(x, i, new Options.Take().axis(0L)));
  }

  // take_along_axis
  @Test
  void take_along_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(2L, 0L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().takeAlongAxis(x, indices));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p+1, 0x1p+0, 0x1.4p+2, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.2p+1, 0x0p+0));
  }

  // take_along_axis axis=0
  @Test
  void take_along_axis_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().takeAlongAxis(x, indices, new Options.TakeAlongAxis().axis(0L)));
    expect(y, DType.FLOAT32, dims(1, 3), 0, floats(0x1p+2, 0x1p+1, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+1));
  }

  // take_along_axis axis=1 of strings
  @Test
  void take_along_axis_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor indices = own(tensor(DType.INT64, dims(2, 2), wholes(2L, 0L, 1L, 1L)));
    Tensor y = own(context().takeAlongAxis(x, indices, new Options.TakeAlongAxis().axis(1L)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("\u65e5\u672c", "a", "d", "d"));
  }

  // tan and its gradient
  @Test
  void tan_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tan(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 16, floats(0x1.17af62p+1, -0x1.17b4f6p-1, 0x1.dcfa36p-1, 0x1.813994p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.718fc2p+2, 0x1.4c66fcp-1, 0x1.de2cdcp+1, 0x1.41d71ep+1));
  }

  // tan of other dtypes
  @Test
  void tan_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat64 = own(context().tan(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 16, floats(0x1.17af62e0950f8p+1, -0x1.17b4f5bf3474ap-1, 0x1.dcfa36110eeecp-1, 0x1.8139943e231a8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat16 = own(context().tan(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 4, floats(0x1.17cp+1, -0x1.17cp-1, 0x1.ddp-1, 0x1.814p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yBfloat16 = own(context().tan(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 4, floats(0x1.18p+1, -0x1.18p-1, 0x1.dcp-1, 0x1.82p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().tan(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 16, floats(0x0p+0, 0x1.8eb245cbee3a6p+0, 0x1.2866f9be4de13p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().tan(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 16, floats(0x0p+0, 0x1.8eb246p+0, 0x1.2866fap+0));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().tan(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 32, floats(0x1.29dffap-2, 0x1.78e006p-1, -0x1.9cff3ap-1, 0x1.957ea2p+0, 0x1.5f6874p-8, -0x1.09739cp+0));
    expect(dZ, DType.COMPLEX64, dims(3), 64, floats(0x1.15e9c4p-1, -0x1.b685a2p-2, -0x1.471608p+1, -0x1.b7709ap-1, -0x1.1d248p-3, 0x1.8f0312p-4));
  }

  // tanh and its gradient
  @Test
  void tanh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tanh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.ed9506p-1, -0x1.d9353ep-2, 0x1.45323ep-1, 0x1.b2523cp-1));
    expect(dX, DType.FLOAT32, dims(4), 64, floats(0x1.2162c2p-4, 0x1.92a946p-2, 0x1.3173b2p+0, 0x1.1f2514p-4));
  }

  // tanh of other dtypes
  @Test
  void tanh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat64 = own(context().tanh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.ed9505e1bc3d4p-1, -0x1.d9353d7568af3p-2, 0x1.45323e552f228p-1, 0x1.b2523bb6b2deep-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat16 = own(context().tanh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.ed8p-1, -0x1.d94p-2, 0x1.454p-1, 0x1.b24p-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yBfloat16 = own(context().tanh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.eep-1, -0x1.dap-2, 0x1.46p-1, 0x1.b2p-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().tanh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.85efab514f394p-1, 0x1.ffa81708a0b42p-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().tanh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.85efacp-1, 0x1.ffa818p-1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().tanh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.74d82ep-1, 0x1.3c7722p-1, -0x1.d03e3cp-1, 0x1.024536p-3, 0x1.106bc4p+0, 0x1.494816p-4));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.b418acp-1, 0x1.cce85ap-1, 0x1.d45c3ap-3, 0x1.8ccea2p-3, -0x1.4ae622p-4, 0x1.df5dc8p-2));
  }

  // tanh of what is no finite number
  @Test
  void tanh_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor y = own(context().tanh(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+0, -0x1p+0, Double.NaN));
  }

  // tapes in tapes: derivatives of x^4 to the fourth order
  @Test
  void tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.8p+1, -0x1p+1)));
    Tape t0 = own(context().tape(false, false));
    t0.watch(x);
    Tape t1 = own(context().tape(false, false));
    t1.watch(x);
    Tape t2 = own(context().tape(false, false));
    t2.watch(x);
    Tape t3 = own(context().tape(false, false));
    t3.watch(x);
    Tensor y2 = own(context().multiply(x, x));
    Tensor y3 = own(context().multiply(y2, x));
    Tensor y4 = own(context().multiply(y3, x));
    List<Tensor> list = own(t3.gradient(List.of(y4), List.of(x), null, false));
    Tensor d0 = list.get(0);
    expect(d0, DType.FLOAT64, dims(2), 0, floats(0x1.bp+6, -0x1p+5));
    List<Tensor> list2 = own(t2.gradient(List.of(d0), List.of(x), null, false));
    Tensor d1 = list2.get(0);
    expect(d1, DType.FLOAT64, dims(2), 0, floats(0x1.bp+6, 0x1.8p+5));
    List<Tensor> list3 = own(t1.gradient(List.of(d1), List.of(x), null, false));
    Tensor d2 = list3.get(0);
    expect(d2, DType.FLOAT64, dims(2), 0, floats(0x1.2p+6, -0x1.8p+5));
    List<Tensor> list4 = own(t0.gradient(List.of(d2), List.of(x), null, false));
    Tensor d3 = list4.get(0);
    expect(d3, DType.FLOAT64, dims(2), 0, floats(0x1.8p+4, 0x1.8p+4));
  }

  // tapes that overlap stop in any order
  @Test
  void tapes_that_overlap_stop_in_any_order() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+1)));
    Tape first = own(context().tape(false, false));
    first.watch(x);
    Tensor y = own(context().square(x));
    Tape second = own(context().tape(false, false));
    second.watch(x);
    second.watch(y);
    Tensor z = own(context().multiply(y, x));
    first.stop();
    Tensor w = own(context().square(z));
    second.stop();
    Tensor v = own(context().square(w));
    List<Tensor> list = own(first.gradient(List.of(z, w), List.of(x), null, false));
    Tensor a = list.get(0);
    List<Tensor> list2 = own(second.gradient(List.of(w, v), List.of(x, y), null, false));
    Tensor b = list2.get(0);
    Tensor c = list2.get(1);
    expect(a, DType.FLOAT32, dims(), 0, floats(0x1.bp+4));
    expect(b, DType.FLOAT32, dims(), 0, floats(0x1.e6p+8));
    expect(c, DType.FLOAT32, dims(), 0, floats(0x1.44p+7));
  }

  // tapes watch variables that are read
  @Test
  void tapes_watch_variables_that_are_read() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Variable v = own(new Variable(x, "v", true));
    Variable w = own(new Variable(x, "w", false));
    Tape tape = own(context().tape(false, false));
    Tensor a = own(v.value());
    Tensor b = own(w.value());
    Tensor y = own(context().multiply(a, b));
    Tensor c = own(v.value());
    Tensor z = own(context().add(y, c));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(v, w), null, false));
    Tensor dV = list.get(0);
    Tensor dW = list.get(1);
    expect(dV, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    expectNone(dW);
  }

  // tensor_scatter_nd_add
  @Test
  void tensor_scatter_nd_add() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 2L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x1.4p+4, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().tensorScatterNdAdd(x, indices, updates));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1.5p+4, 0x1p+1, 0x1.6p+4, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1p+0, 0x1p+1));
  }

  // tensor_scatter_nd_add of slices of integers
  @Test
  void tensor_scatter_nd_add_of_slices_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor indices = own(tensor(DType.UINT16, dims(1, 1), wholes(1L)));
    Tensor updates = own(tensor(DType.INT8, dims(1, 2), wholes(9L, -9L)));
    Tensor y = own(context().tensorScatterNdAdd(x, indices, updates));
    expect(y, DType.INT8, dims(2, 2), 0, wholes(1L, 2L, 12L, -5L));
  }

  // tensor_scatter_nd_max
  @Test
  void tensor_scatter_nd_max() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 2L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x1.4p+4, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().tensorScatterNdMax(x, indices, updates));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1.4p+4, 0x1p+1, 0x1.4p+3, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p-1, 0x0p+0, 0x1p-2));
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1p+0, 0x0p+0));
  }

  // tensor_scatter_nd_max of slices of integers
  @Test
  void tensor_scatter_nd_max_of_slices_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor indices = own(tensor(DType.UINT16, dims(1, 1), wholes(1L)));
    Tensor updates = own(tensor(DType.INT8, dims(1, 2), wholes(9L, -9L)));
    Tensor y = own(context().tensorScatterNdMax(x, indices, updates));
    expect(y, DType.INT8, dims(2, 2), 0, wholes(1L, 2L, 9L, 4L));
  }

  // tensor_scatter_nd_min
  @Test
  void tensor_scatter_nd_min() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 2L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x1.4p+4, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().tensorScatterNdMin(x, indices, updates));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(4), 0, floats(0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2));
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x0p+0, 0x1p+1));
  }

  // tensor_scatter_nd_min of slices of integers
  @Test
  void tensor_scatter_nd_min_of_slices_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor indices = own(tensor(DType.UINT16, dims(1, 1), wholes(1L)));
    Tensor updates = own(tensor(DType.INT8, dims(1, 2), wholes(9L, -9L)));
    Tensor y = own(context().tensorScatterNdMin(x, indices, updates));
    expect(y, DType.INT8, dims(2, 2), 0, wholes(1L, 2L, 3L, -9L));
  }

  // tensor_scatter_nd_mul
  @Test
  void tensor_scatter_nd_mul() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x0p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 2L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.8p+1, 0x1p-1, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().tensorScatterNdMul(x, indices, updates));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1p+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1p-1, 0x1.8p+3));
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x0p+0));
  }

  // tensor_scatter_nd_update
  @Test
  void tensor_scatter_nd_update() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2)));
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 3L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x1.4p+4, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().tensorScatterNdUpdate(x, indices, updates));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1.4p+4, 0x1p+1, 0x1.4p+3, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0));
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1p+0, 0x1p-2));
  }

  // tensor_scatter_nd_update of slices of integers
  @Test
  void tensor_scatter_nd_update_of_slices_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor indices = own(tensor(DType.UINT16, dims(1, 1), wholes(1L)));
    Tensor updates = own(tensor(DType.INT8, dims(1, 2), wholes(9L, -9L)));
    Tensor y = own(context().tensorScatterNdUpdate(x, indices, updates));
    expect(y, DType.INT8, dims(2, 2), 0, wholes(1L, 2L, 9L, -9L));
  }

  // tensordot
  @Test
  void tensordot() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 4, 2), floats(0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().tensordot(x1, x2));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.cp+2, 0x1.cp+3, 0x1.6p+3, 0x1.6p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1));
    expect(dX2, DType.FLOAT32, dims(3, 4, 2), 0, floats(0x1p+2, -0x1p-2, 0x1.cp+2, 0x1p-1, -0x1p+2, -0x1p-1, -0x1p+0, 0x1p-2, 0x1p+1, 0x1p+0, 0x1.4p+2, 0x1.cp+0, 0x1p+3, 0x1.4p+1, 0x1p+2, -0x1p-2, 0x1.cp+2, 0x1p-1, -0x1p+2, -0x1p-1, -0x1p+0, 0x1p-2, 0x1p+1, 0x1p+0));
  }

  // tensordot axes=0,-1
  @Test
  void tensordot_axes_0_m1() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().tensordot(x1, x2, new Options.Tensordot().axes(0, -1)));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.ep+3, 0x1.fp+4, 0x1.3p+4, 0x1.78p+5, 0x1p+3, 0x1.4p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1.4p+1, 0x1.6p+1, 0x1.5p+3, 0x1p+2, 0x1.4p+2, 0x1.ep+3));
    expect(dX2, DType.FLOAT32, dims(2, 2), 0, floats(0x1.9p+4, 0x1.4p+4, 0x1.d8p+3, 0x1.58p+3));
  }

  // text of a bool
  @Test
  void text_of_a_bool() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(), booleans(true)));
    expectText("True", x);
  }

  // text of a complex scalar
  @Test
  void text_of_a_complex_scalar() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, -0x1p+1)));
    expectText("(1-2j)", x);
  }

  // text of a large matrix is a summary
  @Test
  void text_of_a_large_matrix_is_a_summary() throws Exception {
    Tensor n = own(context().arange(0x1.2cp+10));
    Tensor x = own(context().reshape(n, new long[] {100, 12}));
    expectText("[[   0    1    2 ...    9   10   11]\n [  12   13   14 ...   21   22   23]\n [  24   25   26 ...   33   34   35]\n ...\n [1164 1165 1166 ... 1173 1174 1175]\n [1176 1177 1178 ... 1185 1186 1187]\n [1188 1189 1190 ... 1197 1198 1199]]", x);
  }

  // text of a long line
  @Test
  void text_of_a_long_line() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(19), wholes(1L, 10L, 100L, 1000L, 10000L, 100000L, 1000000L, 10000000L, 100000000L, 1000000000L, 10000000000L, 100000000000L, 1000000000000L, 10000000000000L, 100000000000000L, 1000000000000000L, 10000000000000000L, 100000000000000000L, 1000000000000000000L)));
    expectText("[                  1                  10                 100\n                1000               10000              100000\n             1000000            10000000           100000000\n          1000000000         10000000000        100000000000\n       1000000000000      10000000000000     100000000000000\n    1000000000000000   10000000000000000  100000000000000000\n 1000000000000000000]", x);
  }

  // text of a long vector is a summary
  @Test
  void text_of_a_long_vector_is_a_summary() throws Exception {
    Tensor n = own(context().arange(0x1.f48p+9));
    Tensor x = own(context().reshape(n, new long[] {1001}));
    expectText("[   0    1    2 ...  998  999 1000]", x);
  }

  // text of a matrix
  @Test
  void text_of_a_matrix() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 2L, -30L, 4L)));
    expectText("[[  1   2]\n [-30   4]]", x);
  }

  // text of a matrix of floats
  @Test
  void text_of_a_matrix_of_floats() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+0, 0x1p+1, 0x1.ap+1, -0x1.4p+5)));
    expectText("[[  1.5    2.  ]\n [  3.25 -40.  ]]", x);
  }

  // text of a scalar
  @Test
  void text_of_a_scalar() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(), floats(0x1.8p+0)));
    expectText("1.5", x);
  }

  // text of a whole scalar
  @Test
  void text_of_a_whole_scalar() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    expectText("3.0", x);
  }

  // text of an int
  @Test
  void text_of_an_int() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(), wholes(-7L)));
    expectText("-7", x);
  }

  // text of bools
  @Test
  void text_of_bools() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2), booleans(true, false)));
    expectText("[ True False]", x);
  }

  // text of complex128
  @Test
  void text_of_complex128() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2), floats(0x1.2a05f2p+33, 0x1p+0, Double.NaN, Double.POSITIVE_INFINITY)));
    expectText("[1.e+10 +1.j    nan+infj]", x);
  }

  // text of complex64
  @Test
  void text_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2), floats(0x1p+0, 0x1p+1, -0x1p-1, -0x1p+0)));
    expectText("[ 1. +2.j -0.5-1.j]", x);
  }

  // text of decimals
  @Test
  void text_of_decimals() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1.99999ap-4, 0x1.2p+1, -0x1.8p+1)));
    expectText("[ 0.1   2.25 -3.  ]", x);
  }

  // text of float16
  @Test
  void text_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1.998p-4, 0x1.8p+0, 0x1.9p+6)));
    expectText("[  0.1   1.5 100. ]", x);
  }

  // text of float64
  @Test
  void text_of_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.5555555555555p-2, 0x1.908p+6)));
    expectText("[  0.33333333 100.125     ]", x);
  }

  // text of four dims is a summary
  @Test
  void text_of_four_dims_is_a_summary() throws Exception {
    Tensor n = own(context().arange(0x1.5ep+10));
    Tensor x = own(context().reshape(n, new long[] {1, 2, 7, 100}));
    expectText("[[[[   0    1    2 ...   97   98   99]\n   [ 100  101  102 ...  197  198  199]\n   [ 200  201  202 ...  297  298  299]\n   ...\n   [ 400  401  402 ...  497  498  499]\n   [ 500  501  502 ...  597  598  599]\n   [ 600  601  602 ...  697  698  699]]\n\n  [[ 700  701  702 ...  797  798  799]\n   [ 800  801  802 ...  897  898  899]\n   [ 900  901  902 ...  997  998  999]\n   ...\n   [1100 1101 1102 ... 1197 1198 1199]\n   [1200 1201 1202 ... 1297 1298 1299]\n   [1300 1301 1302 ... 1397 1398 1399]]]]", x);
  }

  // text of huge
  @Test
  void text_of_huge() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.5af1d78b58c4p+66, 0x1.969368974c05bp+74)));
    expectText("[1.e+20 3.e+22]", x);
  }

  // text of ints
  @Test
  void text_of_ints() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(1L, -20L, 300L)));
    expectText("[  1 -20 300]", x);
  }

  // text of just no summary
  @Test
  void text_of_just_no_summary() throws Exception {
    Tensor x = own(context().arange(0x1.4p+5));
    expectText("[ 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\n 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39]", x);
  }

  // text of large and small
  @Test
  void text_of_large_and_small() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1.2a05f2p+33, 0x1.0624dep-10, 0x1p+0)));
    expectText("[1.e+10 1.e-03 1.e+00]", x);
  }

  // text of largest and least
  @Test
  void text_of_largest_and_least() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.fffffffffffffp+1023, 0x0.0000000000001p-1022)));
    expectText("[1.79769313e+308 4.94065646e-324]", x);
  }

  // text of long lines of floats
  @Test
  void text_of_long_lines_of_floats() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(30), floats(0x1p-3, 0x1.2p+0, 0x1.1p+1, 0x1.9p+1, 0x1.08p+2, 0x1.48p+2, 0x1.88p+2, 0x1.c8p+2, 0x1.04p+3, 0x1.24p+3, 0x1.44p+3, 0x1.64p+3, 0x1.84p+3, 0x1.a4p+3, 0x1.c4p+3, 0x1.e4p+3, 0x1.02p+4, 0x1.12p+4, 0x1.22p+4, 0x1.32p+4, 0x1.42p+4, 0x1.52p+4, 0x1.62p+4, 0x1.72p+4, 0x1.82p+4, 0x1.92p+4, 0x1.a2p+4, 0x1.b2p+4, 0x1.c2p+4, 0x1.d2p+4)));
    expectText("[ 0.125  1.125  2.125  3.125  4.125  5.125  6.125  7.125  8.125  9.125\n 10.125 11.125 12.125 13.125 14.125 15.125 16.125 17.125 18.125 19.125\n 20.125 21.125 22.125 23.125 24.125 25.125 26.125 27.125 28.125 29.125]", x);
  }

  // text of not finite
  @Test
  void text_of_not_finite() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN, 0x1p+0)));
    expectText("[ inf -inf  nan   1.]", x);
  }

  // text of nothing
  @Test
  void text_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(0), floats()));
    expectText("[]", x);
  }

  // text of nothing of two dims
  @Test
  void text_of_nothing_of_two_dims() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 0), wholes()));
    expectText("[]", x);
  }

  // text of three dims
  @Test
  void text_of_three_dims() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2, 2, 2), wholes(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L)));
    expectText("[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]]", x);
  }

  // text of tiny
  @Test
  void text_of_tiny() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.5798ee2308c3ap-27, 0x1.12e0be826d695p-30)));
    expectText("[1.e-08 1.e-09]", x);
  }

  // text of uint64
  @Test
  void text_of_uint64() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(2), wholes(-1L, 0L)));
    expectText("[18446744073709551615                    0]", x);
  }

  // text of whole floats
  @Test
  void text_of_whole_floats() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    expectText("[1. 2. 3.]", x);
  }

  // text of zeros
  @Test
  void text_of_zeros() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x0p+0, -0x0p+0)));
    expectText("[ 0. -0.]", x);
  }

  // the gradient of a gradient's function
  @Test
  void the_gradient_of_a_gradient_s_function() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT64, dims(), floats(0x1.4p+2)));
    Tape outer = own(context().tape(false, false));
    outer.watch(x);
    outer.watch(y);
    Tape inner = own(context().tape(false, false));
    inner.watch(x);
    Tensor z = own(context().multiply(x, y));
    Tensor w = own(context().square(z));
    List<Tensor> list = own(inner.gradient(List.of(w), List.of(x), null, false));
    Tensor dX = list.get(0);
    Tensor v = own(context().square(dX));
    List<Tensor> list2 = own(outer.gradient(List.of(v), List.of(x, y), null, false));
    Tensor d2X = list2.get(0);
    Tensor d2Y = list2.get(1);
    expect(dX, DType.FLOAT64, dims(), 0, floats(0x1.9p+6));
    expect(d2X, DType.FLOAT64, dims(), 0, floats(0x1.388p+13));
    expect(d2Y, DType.FLOAT64, dims(), 0, floats(0x1.f4p+12));
  }

  // the gradient of gathered rows is sparse rows
  @Test
  void the_gradient_of_gathered_rows_is_sparse_rows() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Variable v = own(new Variable(x, "v", true));
    Tape tape = own(context().tape(false, false));
    Tensor values = own(v.value());
    Tensor y = own(context().gather(values, i));
    Tensor w = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(v), Arrays.asList(w), false));
    Tensor g = list.get(0);
    expectSparse(true, g);
    expect(g, DType.FLOAT32, dims(4, 2), 0, floats(0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0));
    SparseRows rows = own(g.sparseRows());
    Tensor indices = rows.indices();
    Tensor parts = rows.values();
    expect(indices, DType.INT64, dims(3), 0, wholes(2L, 0L, 2L));
    expect(parts, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor d = own(g.toDense());
    expectSparse(false, d);
    expect(d, DType.FLOAT32, dims(4, 2), 0, floats(0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0));
    Tensor sum = own(context().add(g, d));
    expectSparse(false, sum);
    expect(sum, DType.FLOAT32, dims(4, 2), 0, floats(0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+3, 0x1p+4, 0x0p+0, 0x0p+0));
    v.assignSub(g);
    Tensor after = own(v.value());
    expect(after, DType.FLOAT32, dims(4, 2), 0, floats(-0x1p+1, -0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+0, -0x1p+1, 0x1.cp+2, 0x1p+3));
    v.assignAdd(g);
    Tensor again = own(v.value());
    expect(again, DType.FLOAT32, dims(4, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
    v.assign(g);
    Tensor last = own(v.value());
    expect(last, DType.FLOAT32, dims(4, 2), 0, floats(0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0));
  }

  // the second derivative of a loop
  @Test
  void the_second_derivative_of_a_loop() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor x0C = given.get(2);
      Tensor three = own(tensor(DType.INT32, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor x0B = given2.get(2);
      Tensor one = own(tensor(DType.INT32, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, x0B));
      return Arrays.asList(iNext, xNext);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    Tape outer = own(context().tape(false, false));
    outer.watch(a);
    Tape inner = own(context().tape(false, false));
    inner.watch(a);
    Tensor zero = own(tensor(DType.INT32, dims(), wholes(0L)));
    List<Tensor> list = own(context().whileLoop(List.of(zero, a, a), less, times, new Options.WhileLoop().numInvariants(1L)));
    Tensor last = list.get(0);
    Tensor b = list.get(1);
    List<Tensor> list2 = own(inner.gradient(List.of(b), List.of(a), null, false));
    Tensor dA = list2.get(0);
    List<Tensor> list3 = own(outer.gradient(List.of(dA), List.of(a), null, false));
    Tensor d2A = list3.get(0);
    expect(b, DType.FLOAT64, dims(), 0, floats(0x1.44p+6));
    expect(dA, DType.FLOAT64, dims(), 0, floats(0x1.bp+6));
    expect(d2A, DType.FLOAT64, dims(), 0, floats(0x1.bp+6));
  }

  // the second derivative of a loop in a function
  @Test
  void the_second_derivative_of_a_loop_in_a_function() throws Exception {
    TracedFunction less = own(context().trace("less", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor iC = given.get(0);
      Tensor xC = given.get(1);
      Tensor x0C = given.get(2);
      Tensor three = own(tensor(DType.INT32, dims(), wholes(3L)));
      Tensor goOn = own(context().less(iC, three));
      return Arrays.asList(goOn);
    }));
    TracedFunction times = own(context().trace("times", List.of(new Spec(DType.INT32), new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c2, given2) -> {
      Tensor iB = given2.get(0);
      Tensor xB = given2.get(1);
      Tensor x0B = given2.get(2);
      Tensor one = own(tensor(DType.INT32, dims(), wholes(1L)));
      Tensor iNext = own(context().add(iB, one));
      Tensor xNext = own(context().multiply(xB, x0B));
      return Arrays.asList(iNext, xNext);
    }));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64)), (c3, given3) -> {
      Tensor x = given3.get(0);
      Tensor i = own(tensor(DType.INT32, dims(), wholes(0L)));
      List<Tensor> list = own(context().whileLoop(List.of(i, x, x), less, times, new Options.WhileLoop().numInvariants(1L)));
      Tensor n = list.get(0);
      Tensor y = list.get(1);
      return Arrays.asList(y);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    Tape outer = own(context().tape(false, false));
    outer.watch(a);
    Tape inner = own(context().tape(false, false));
    inner.watch(a);
    List<Tensor> list2 = own(f.call(a));
    Tensor b = list2.get(0);
    List<Tensor> list3 = own(inner.gradient(List.of(b), List.of(a), null, false));
    Tensor dA = list3.get(0);
    List<Tensor> list4 = own(outer.gradient(List.of(dA), List.of(a), null, false));
    Tensor d2A = list4.get(0);
    expect(b, DType.FLOAT64, dims(), 0, floats(0x1.44p+6));
    expect(dA, DType.FLOAT64, dims(), 0, floats(0x1.bp+6));
    expect(d2A, DType.FLOAT64, dims(), 0, floats(0x1.bp+6));
  }

  // the second derivative of a scan
  @Test
  void the_second_derivative_of_a_scan() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64), new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor cF = given.get(0);
      Tensor xF = given.get(1);
      Tensor pF = own(context().multiply(cF, xF));
      return Arrays.asList(pF, pF);
    }));
    Tensor c2 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+1, 0x1.8p+1, 0x1.4p+2)));
    Tape outer = own(context().tape(false, false));
    outer.watch(x);
    Tape inner = own(context().tape(false, false));
    inner.watch(x);
    List<Tensor> list = own(context().scan(List.of(c2, x), f, new Options.Scan().numCarries(1L)));
    Tensor last = list.get(0);
    Tensor all = list.get(1);
    Tensor y = own(context().square(last));
    List<Tensor> list2 = own(inner.gradient(List.of(y), List.of(x), null, false));
    Tensor d = list2.get(0);
    List<Tensor> list3 = own(outer.gradient(List.of(d), List.of(x), null, false));
    Tensor d2 = list3.get(0);
    expect(all, DType.FLOAT64, dims(3), 0, floats(0x1p+1, 0x1.8p+2, 0x1.ep+4));
    expect(d, DType.FLOAT64, dims(3), 4, floats(0x1.c2p+9, 0x1.2cp+9, 0x1.68p+8));
    expect(d2, DType.FLOAT64, dims(3), 8, floats(0x1.608p+10, 0x1.04p+10, 0x1.5p+9));
  }

  // the third derivative of a function
  @Test
  void the_third_derivative_of_a_function() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor x = given.get(0);
      Tensor e = own(context().exp(x));
      Tensor y = own(context().multiply(e, x));
      return Arrays.asList(y);
    }));
    Tensor a = own(tensor(DType.FLOAT64, dims(), floats(0x1p-1)));
    Tape t0 = own(context().tape(false, false));
    t0.watch(a);
    Tape t1 = own(context().tape(false, false));
    t1.watch(a);
    Tape t2 = own(context().tape(false, false));
    t2.watch(a);
    List<Tensor> list = own(f.call(a));
    Tensor d0 = list.get(0);
    List<Tensor> list2 = own(t2.gradient(List.of(d0), List.of(a), null, false));
    Tensor d1 = list2.get(0);
    List<Tensor> list3 = own(t1.gradient(List.of(d1), List.of(a), null, false));
    Tensor d2 = list3.get(0);
    List<Tensor> list4 = own(t0.gradient(List.of(d2), List.of(a), null, false));
    Tensor d3 = list4.get(0);
    expect(d0, DType.FLOAT64, dims(), 8, floats(0x1.a61298e1e069cp-1));
    expect(d1, DType.FLOAT64, dims(), 8, floats(0x1.3c8df2a9684f5p+1));
    expect(d2, DType.FLOAT64, dims(), 8, floats(0x1.07cb9f8d2c421p+2));
    expect(d3, DType.FLOAT64, dims(), 8, floats(0x1.715045c5a45c8p+2));
  }

  // the weak integer -1 beside uint8
  @Test
  void the_weak_integer_m1_beside_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(1), wholes(1L)));
    Tensor n = own(context().weak(-1L));
    fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, n));
  }

  // the weak integer 128 beside int8
  @Test
  void the_weak_integer_128_beside_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(1), wholes(1L)));
    Tensor n = own(context().weak(128L));
    fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, n));
  }

  // the weak integer 2^40 beside int32
  @Test
  void the_weak_integer_2_40_beside_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(1), wholes(1L)));
    Tensor n = own(context().weak(1099511627776L));
    fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, n));
  }

  // the weak integer 300 beside uint8
  @Test
  void the_weak_integer_300_beside_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(1), wholes(1L)));
    Tensor n = own(context().weak(300L));
    fails(Code.INVALID_ARGUMENT, "add", null, () -> context().add(x, n));
  }

  // tile repetitions=
  @Test
  void tile_repetitions() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(), wholes(7L)));
    Tensor y = own(context().tile(x, new long[] {}));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // tile repetitions=2,1 of strings
  @Test
  void tile_repetitions_2_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().tile(x, new long[] {2, 1}));
    expect(y, DType.STRING, dims(4, 3), 0, strings("a", "", "\u65e5\u672c", "b c", "d", "e", "a", "", "\u65e5\u672c", "b c", "d", "e"));
  }

  // tile repetitions=2,2
  @Test
  void tile_repetitions_2_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tile(x, new long[] {2, 2}));
    expect(y, DType.FLOAT32, dims(4, 6), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.3p+2, 0x1.3p+2, 0x1.9p+2, 0x1.5p+2, 0x1.3p+2, 0x1.3p+2));
  }

  // top_k gradient
  @Test
  void top_k_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().topK(x, 2L));
    Tensor values = list.get(0);
    Tensor indices = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(values), List.of(x), null, false));
    Tensor dx = list2.get(0);
    expect(dx, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x1p+0));
  }

  // top_k k=0
  @Test
  void top_k_k_0() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    List<Tensor> list = own(context().topK(x, 0L));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT32, dims(2, 0), 0, wholes());
    expect(y1, DType.INT64, dims(2, 0), 0, wholes());
  }

  // top_k k=2
  @Test
  void top_k_k_2() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    List<Tensor> list = own(context().topK(x, 2L));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT32, dims(2, 2), 0, wholes(3L, 2L, 9L, 8L));
    expect(y1, DType.INT64, dims(2, 2), 0, wholes(0L, 2L, 0L, 2L));
  }

  // top_k k=2 of float32
  @Test
  void top_k_k_2_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().topK(x, 2L));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+2, 0x1p+1, 0x1p+3, 0x1.8p+1));
    expect(y1, DType.INT64, dims(2, 2), 0, wholes(2L, 1L, 1L, 2L));
  }

  // top_k k=3 sorted=False
  @Test
  void top_k_k_3_sorted_false() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    List<Tensor> list = own(context().topK(x, 3L, new Options.TopK().sorted(false)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT32, dims(2, 3), 0, wholes(3L, 2L, 1L, 9L, 8L, 7L));
    expect(y1, DType.INT64, dims(2, 3), 0, wholes(0L, 2L, 1L, 0L, 2L, 1L));
  }

  // top_k of too few
  @Test
  void top_k_of_too_few() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "top_k", null, () -> context().topK(x, 3L));
  }

  // triangular_solve
  @Test
  void triangular_solve() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 2, 1), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().triangularSolve(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 2, 1), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1.8p+0));
  }

  // triangular_solve adjoint=True
  @Test
  void triangular_solve_adjoint_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 2, 1), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 2, 1), 0, floats(0x1.4p-1, 0x1.8p-1, 0x1p+0, 0x1p+1));
  }

  // triangular_solve lower=False
  @Test
  void triangular_solve_lower_false() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 2, 1), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().triangularSolve(x1, x2, new Options.TriangularSolve().lower(false)));
    expect(y, DType.FLOAT64, dims(2, 2, 1), 0, floats(0x1p+0, 0x1.8p-1, 0x1p+1, 0x1p+1));
  }

  // tril
  @Test
  void tril() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tril(x));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x0p+0, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x0p+0, 0x0p+0, 0x1.ap+3, 0x1.cp+3, 0x0p+0, 0x1p+4, 0x1.1p+4, 0x1.2p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // tril k=-1
  @Test
  void tril_k_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tril(x, new Options.Tril().k(-1L)));
    expect(y, DType.FLOAT32, dims(3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0));
  }

  // tril k=1
  @Test
  void tril_k_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().tril(x, new Options.Tril().k(1L)));
    expect(y, DType.FLOAT32, dims(3, 4), 0, floats(0x1p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 4), 0, floats(0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // triu
  @Test
  void triu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().triu(x));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, 0x1.cp+3, 0x1.ep+3, 0x0p+0, 0x0p+0, 0x1.2p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2));
  }

  // triu k=-1
  @Test
  void triu_k_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().triu(x, new Options.Triu().k(-1L)));
    expect(y, DType.FLOAT32, dims(3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // triu k=1
  @Test
  void triu_k_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().triu(x, new Options.Triu().k(1L)));
    expect(y, DType.FLOAT32, dims(3, 4), 0, floats(0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 4), 0, floats(0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0));
  }

  // trunc and its gradient of zero
  @Test
  void trunc_and_its_gradient_of_zero() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat16 = own(context().trunc(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yBfloat16 = own(context().trunc(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xFloat32);
    Tensor yFloat32 = own(context().trunc(xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat64 = own(context().trunc(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0));
    List<Tensor> list = own(tape.gradient(List.of(yFloat32), List.of(xFloat32), null, true));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // trunc_div and its gradients
  @Test
  void trunc_div_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    Tensor y = own(context().truncDiv(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x0p+0, -0x1p+1, -0x1p+0));
  }

  // trunc_div of other dtypes
  @Test
  void trunc_div_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+1)));
    Tensor yFloat64 = own(context().truncDiv(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x0p+0, -0x1p+1, -0x1p+0));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+1)));
    Tensor yFloat16 = own(context().truncDiv(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x0p+0, -0x1p+1, -0x1p+0));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+1)));
    Tensor yBfloat16 = own(context().truncDiv(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x0p+0, -0x1p+1, -0x1p+0));
  }

  // two integers of int16
  @Test
  void two_integers_of_int16() throws Exception {
    Tensor x1 = own(tensor(DType.INT16, dims(5), wholes(32767L, -32768L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.INT16, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.INT16, dims(5), 0, wholes(-32768L, -32765L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.INT16, dims(5), 0, wholes(32766L, 32765L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.INT16, dims(5), 0, wholes(32767L, -32768L, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.INT16, dims(5), 0, wholes(32767L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.INT16, dims(5), 0, wholes(1L, -32768L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.INT16, dims(5), 0, wholes(32767L, -10923L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.INT16, dims(5), 0, wholes(0L, 1L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.INT16, dims(5), 0, wholes(32767L, 0L, 343L, 49L, 16384L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.INT16, dims(5), 0, wholes(32767L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.INT16, dims(5), 0, wholes(1L, -32768L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.INT16, dims(5), 0, wholes(32767L, -10922L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.INT16, dims(5), 0, wholes(0L, -2L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.INT16, dims(5), 0, wholes(1L, 1L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.INT16, dims(5), 0, wholes(32767L, -32768L, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.INT16, dims(5), 0, wholes(1L, 0L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.INT16, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.INT16, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.INT16, dims(5), 0, wholes(32767L, -32765L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.INT16, dims(5), 0, wholes(32766L, -32765L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.INT16, dims(5), 0, wholes(-2L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.INT16, dims(5), 0, wholes(16383L, -4096L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }

  // two integers of int32
  @Test
  void two_integers_of_int32() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(5), wholes(2147483647L, -2147483648L, 7L, 7L, 100L)));
    Tensor x2 = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 3L, 2L, 7L)));
    Tensor yAdd = own(context().add(x1, x2));
    expect(yAdd, DType.INT32, dims(5), 0, wholes(-2147483648L, -2147483645L, 10L, 9L, 107L));
    Tensor ySubtract = own(context().subtract(x1, x2));
    expect(ySubtract, DType.INT32, dims(5), 0, wholes(2147483646L, 2147483645L, 4L, 5L, 93L));
    Tensor yMultiply = own(context().multiply(x1, x2));
    expect(yMultiply, DType.INT32, dims(5), 0, wholes(2147483647L, -2147483648L, 21L, 14L, 700L));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.INT32, dims(5), 0, wholes(2147483647L, 3L, 7L, 7L, 100L));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.INT32, dims(5), 0, wholes(1L, -2147483648L, 3L, 2L, 7L));
    Tensor yFloorDivide = own(context().floorDivide(x1, x2));
    expect(yFloorDivide, DType.INT32, dims(5), 0, wholes(2147483647L, -715827883L, 2L, 3L, 14L));
    Tensor yRemainder = own(context().remainder(x1, x2));
    expect(yRemainder, DType.INT32, dims(5), 0, wholes(0L, 1L, 1L, 1L, 2L));
    Tensor yPow = own(context().pow(x1, x2));
    expect(yPow, DType.INT32, dims(5), 0, wholes(2147483647L, 0L, 343L, 49L, 276447232L));
    Tensor yFmax = own(context().fmax(x1, x2));
    expect(yFmax, DType.INT32, dims(5), 0, wholes(2147483647L, 3L, 7L, 7L, 100L));
    Tensor yFmin = own(context().fmin(x1, x2));
    expect(yFmin, DType.INT32, dims(5), 0, wholes(1L, -2147483648L, 3L, 2L, 7L));
    Tensor yTruncDiv = own(context().truncDiv(x1, x2));
    expect(yTruncDiv, DType.INT32, dims(5), 0, wholes(2147483647L, -715827882L, 2L, 3L, 14L));
    Tensor yFmod = own(context().fmod(x1, x2));
    expect(yFmod, DType.INT32, dims(5), 0, wholes(0L, -2L, 1L, 1L, 2L));
    Tensor yGcd = own(context().gcd(x1, x2));
    expect(yGcd, DType.INT32, dims(5), 0, wholes(1L, 1L, 1L, 1L, 1L));
    Tensor yLcm = own(context().lcm(x1, x2));
    expect(yLcm, DType.INT32, dims(5), 0, wholes(2147483647L, -2147483648L, 21L, 14L, 700L));
    Tensor yHeaviside = own(context().heaviside(x1, x2));
    expect(yHeaviside, DType.INT32, dims(5), 0, wholes(1L, 0L, 1L, 1L, 1L));
    Tensor ySquaredDifference = own(context().squaredDifference(x1, x2));
    expect(ySquaredDifference, DType.INT32, dims(5), 0, wholes(4L, 9L, 16L, 25L, 8649L));
    Tensor yBitwiseAnd = own(context().bitwiseAnd(x1, x2));
    expect(yBitwiseAnd, DType.INT32, dims(5), 0, wholes(1L, 0L, 3L, 2L, 4L));
    Tensor yBitwiseOr = own(context().bitwiseOr(x1, x2));
    expect(yBitwiseOr, DType.INT32, dims(5), 0, wholes(2147483647L, -2147483645L, 7L, 7L, 103L));
    Tensor yBitwiseXor = own(context().bitwiseXor(x1, x2));
    expect(yBitwiseXor, DType.INT32, dims(5), 0, wholes(2147483646L, -2147483645L, 4L, 5L, 99L));
    Tensor yBitwiseLeftShift = own(context().bitwiseLeftShift(x1, x2));
    expect(yBitwiseLeftShift, DType.INT32, dims(5), 0, wholes(-2L, 0L, 56L, 28L, 12800L));
    Tensor yBitwiseRightShift = own(context().bitwiseRightShift(x1, x2));
    expect(yBitwiseRightShift, DType.INT32, dims(5), 0, wholes(1073741823L, -268435456L, 0L, 1L, 0L));
    Tensor yLess = own(context().less(x1, x2));
    expect(yLess, DType.BOOL, dims(5), 0, booleans(false, true, false, false, false));
    Tensor yGreaterEqual = own(context().greaterEqual(x1, x2));
    expect(yGreaterEqual, DType.BOOL, dims(5), 0, booleans(true, false, true, true, true));
    Tensor yEqual = own(context().equal(x1, x2));
    expect(yEqual, DType.BOOL, dims(5), 0, booleans(false, false, false, false, false));
  }
}
