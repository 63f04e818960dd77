// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows2Test extends Row {
  // avg_pool1d data_format=NCHW
  @Test
  void avg_pool1d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool1d(x, new Options.AvgPool1d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 1, floats(0x1.6p+3, 0x1.2p+4, 0x1.6p+4, 0x1.5p+3, 0x1.c8p+4, 0x1.1p+4, 0x1.5p+4, 0x1.3p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 2, floats(0x1p-1, 0x1p-1, 0x1p-2, 0x1p-2, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p-3, 0x1p-3, 0x0p+0, 0x1.8p-1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+0, 0x0p+0, 0x1.8p-2, 0x1.8p-2, 0x1p-1, 0x1p-1, 0x0p+0));
  }

  // avg_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True
  @Test
  void avg_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().avgPool1d(x, new Options.AvgPool1d().ksize(2).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 2), 1, floats(0x1.cp+1, 0x1.dp+3, 0x1.5p+3, 0x1.58p+4, 0x1.cp+3, 0x1.9p+4));
  }

  // avg_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True
  @Test
  void avg_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_include_p() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().avgPool1d(x, new Options.AvgPool1d().ksize(2).strides(2).dilations(2).ceilMode(true).countIncludePad(true).divisorOverride(4L)));
    expect(y, DType.FLOAT32, dims(1, 3, 2), 0, floats(0x1.cp+0, 0x1.dp+2, 0x1.5p+2, 0x1.58p+3, 0x1.cp+1, 0x1.9p+2));
  }

  // avg_pool1d ksize=3 strides=1 padding=SAME
  @Test
  void avg_pool1d_ksize_3_strides_1_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool1d(x, new Options.AvgPool1d().ksize(3).strides(1).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x1.6p+3, 0x1.6p+4, 0x1.355556p+3, 0x1.4aaaaap+4, 0x1.355556p+4, 0x1.2p+4, 0x1.0aaaaap+4, 0x1.eaaaaap+3, 0x1.58p+4, 0x1.cp+3, 0x1.c8p+4, 0x1.5p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.255556p+4, 0x1.1p+4, 0x1.f55556p+3, 0x1.caaaaap+3, 0x1.48p+4, 0x1.ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 2, floats(0x1.2aaaaap+0, 0x1.555556p-2, 0x1.aaaaaap+0, 0x1.555556p+0, 0x1.6aaaaap+0, 0x1.6aaaaap+0, 0x1p+0, 0x1.2aaaaap+1, 0x1p-1, 0x1.555556p+0, 0x1.2p+0, 0x1p+0, 0x1.755556p+0, 0x1.2aaaaap+0, 0x1p+1, 0x1p-1, 0x1.cp+0, 0x1.cp+0, 0x1.6aaaaap+0, 0x1.955556p+0));
  }

  // avg_pool1d padding=EXPLICIT paddings=1,0
  @Test
  void avg_pool1d_padding_explicit_paddings_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool1d(x, new Options.AvgPool1d().padding(Options.Padding.EXPLICIT).paddings(1, 0)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 1, floats(0x0p+0, 0x1.6p+3, 0x1.dp+3, 0x1.98p+4, 0x1.58p+4, 0x1.cp+3, 0x1.2p+5, 0x1.4p+3, 0x1.bp+3, 0x1.88p+4, 0x1.48p+4, 0x1.ap+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 2, floats(0x1p+0, 0x1p-1, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1.8p+0, 0x1.8p-1, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1p-3, 0x1.8p-1));
  }

  // avg_pool2d
  @Test
  void avg_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2));
  }

  // avg_pool2d data_format=NCHW
  @Test
  void avg_pool2d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.2p+4, 0x1.f8p+3, 0x1.24p+4, 0x1.94p+4, 0x1.3cp+4, 0x1.18p+4, 0x1.58p+3, 0x1.1cp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 2, floats(0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1p-1, 0x1p-1, 0x1p-4, 0x1p-4, 0x1.8p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-1, 0x1.8p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-1, 0x1.8p-3, 0x1.8p-3, 0x1p-2, 0x1p-2, 0x1.8p-3, 0x1.8p-3, 0x1p-2, 0x1p-2));
  }

  // avg_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True
  @Test
  void avg_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 5, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4)));
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().ksize(2).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 1), 1, floats(0x1.3cp+4, 0x1.cp+3, 0x1.cp+4, 0x1.ap+3, 0x1.b8p+4, 0x1.9p+3));
  }

  // avg_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True
  @Test
  void avg_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_include_p() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 5, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4)));
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().ksize(2).strides(2).dilations(2).ceilMode(true).countIncludePad(true).divisorOverride(4L)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 1), 0, floats(0x1.3cp+4, 0x1.cp+3, 0x1.cp+4, 0x1.ap+3, 0x1.b8p+3, 0x1.9p+2));
  }

  // avg_pool2d ksize=2,3 strides=2,1
  @Test
  void avg_pool2d_ksize_2_3_strides_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().ksize(2, 3).strides(2, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.0aaaaap+4, 0x1.58p+4, 0x1.42aaaap+4, 0x1.2d5556p+4, 0x1.4p+4, 0x1.9p+3, 0x1.78p+4, 0x1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1.555556p-3, 0x1.555556p-4, 0x1p-1, 0x1p-3, 0x1p-1, 0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-4, 0x1p-1, 0x1p-3, 0x1p-1, 0x1p-3, 0x1.555556p-2, 0x1.555556p-5, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3, 0x1.555556p-3, 0x1p-2, 0x1p-1, 0x1.8p-2, 0x1.555556p-1, 0x1.8p-2, 0x1.555556p-1, 0x1p-3, 0x1.555556p-3));
  }

  // avg_pool2d ksize=3 strides=1
  @Test
  void avg_pool2d_ksize_3_strides_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().ksize(3).strides(1)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.38e38ep+4, 0x1.238e38p+4, 0x1.5p+4, 0x1.3aaaaap+4, 0x1.538e38p+4, 0x1.f8e38ep+3, 0x1.6aaaaap+4, 0x1.138e38p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1.c71c72p-4, 0x1.c71c72p-5, 0x1.555556p-2, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-4, 0x1.c71c72p-3, 0x1.c71c72p-6, 0x1.1c71c8p-2, 0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2, 0x1.1c71c8p-3, 0x1.1c71c8p-2, 0x1.8e38e4p-2, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.2aaaaap-1, 0x1.0e38e4p-1, 0x1.38e38ep-2, 0x1.1c71c8p-3, 0x1.555556p-3, 0x1.555556p-2, 0x1p-2, 0x1.c71c72p-2, 0x1p-2, 0x1.c71c72p-2, 0x1.555556p-4, 0x1.c71c72p-4));
  }

  // avg_pool2d ksize=3,2 padding=SAME
  @Test
  void avg_pool2d_ksize_3_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().ksize(3, 2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 1, floats(0x1.2p+4, 0x1.3cp+4, 0x1.f8p+3, 0x1.18p+4, 0x1.24p+4, 0x1.58p+3, 0x1.94p+4, 0x1.1cp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1p-2, 0x1p-3, 0x1p-2, 0x1p-3, 0x1p-1, 0x1p-4, 0x1p-1, 0x1p-4, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2));
  }

  // avg_pool2d padding=EXPLICIT paddings=1,1,0,0
  @Test
  void avg_pool2d_padding_explicit_paddings_1_1_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().padding(Options.Padding.EXPLICIT).paddings(1, 1, 0, 0)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 2), 1, floats(0x1.6p+3, 0x1.6p+4, 0x1.2p+4, 0x1.5p+3, 0x1.6cp+4, 0x1.e8p+3, 0x1.48p+4, 0x1.64p+4, 0x1p+4, 0x1.1p+3, 0x1.7p+4, 0x1.fp+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 2, floats(0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+0, 0x1p-3, 0x1p+0, 0x1p-3, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1.8p-2, 0x1.8p-1, 0x1.8p-2, 0x1.8p-1, 0x1.8p-3, 0x1p-2, 0x1.8p-3, 0x1p-2, 0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-3, 0x1.8p-1, 0x1p-3, 0x1.8p-1));
  }

  // avg_pool2d strides=1 padding=EXPLICIT paddings=1 count_include_pad=True
  @Test
  void avg_pool2d_strides_1_padding_explicit_paddings_1_count_include_pad_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x1p+1, 0x1p+2, 0x1.8p+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool2d(x, new Options.AvgPool2d().strides(1).padding(Options.Padding.EXPLICIT).paddings(1).countIncludePad(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 1), 0, floats(0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p+1, 0x1.4p+2, 0x1.8p+1, 0x1.8p+0, 0x1.cp+1, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 2, 1), 0, floats(0x1.ap-1, 0x1.cp+0, 0x1.cp-1, 0x1.8p+0));
  }

  // avg_pool3d
  @Test
  void avg_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool3d(x));
    expect(y, DType.FLOAT32, dims(1, 1, 1, 2, 1), 1, floats(0x1p+4, 0x1.38p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 2, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 2, floats(0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // avg_pool3d data_format=NCHW
  @Test
  void avg_pool3d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool3d(x, new Options.AvgPool3d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 1, 1, 1, 2), 1, floats(0x1p+4, 0x1.38p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 1, 2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 2, floats(0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // avg_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True
  @Test
  void avg_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 6, 3, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3)));
    Tensor y = own(context().avgPool3d(x, new Options.AvgPool3d().ksize(1, 2, 1).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 1, 3, 2, 1), 1, floats(0x1.dp+3, 0x1.2p+4, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2));
  }

  // avg_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True divisor_override=4 count_include_pad=True
  @Test
  void avg_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true_divisor_override_4_count_inclu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 6, 3, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3)));
    Tensor y = own(context().avgPool3d(x, new Options.AvgPool3d().ksize(1, 2, 1).strides(2).dilations(2).ceilMode(true).countIncludePad(true).divisorOverride(4L)));
    expect(y, DType.FLOAT32, dims(1, 1, 3, 2, 1), 0, floats(0x1.dp+2, 0x1.2p+3, 0x1.9p+3, 0x1.4p+2, 0x1.5p+2, 0x1.8p+0));
  }

  // avg_pool3d ksize=3,2,2 strides=1 padding=SAME
  @Test
  void avg_pool3d_ksize_3_2_2_strides_1_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool3d(x, new Options.AvgPool3d().ksize(3, 2, 2).strides(1).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x1p+4, 0x1.66p+4, 0x1.38p+4, 0x1.f8p+3, 0x1.38p+4, 0x1.54p+4, 0x1.b8p+3, 0x1.4p+3, 0x1.0d5556p+4, 0x1.295556p+4, 0x1.455556p+4, 0x1.3aaaaap+4, 0x1.455556p+4, 0x1.3p+4, 0x1.1aaaaap+4, 0x1.1p+4, 0x1.4cp+4, 0x1.1ep+4, 0x1.3ap+4, 0x1.48p+4, 0x1.84p+4, 0x1.0cp+4, 0x1.28p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 2, floats(0x1.555556p-3, 0x1.955556p-2, 0x1p-1, 0x1.2aaaaap-1, 0x1.0aaaaap+0, 0x1.12aaaap+1, 0x1.baaaaap+0, 0x1.9aaaaap+0, 0x1.aaaaaap-2, 0x1.5aaaaap-1, 0x1.7p-1, 0x1.855556p+0, 0x1.7aaaaap+0, 0x1.6eaaaap+1, 0x1.295556p+1, 0x1.d55556p+1, 0x1.2aaaaap-2, 0x1.f55556p-2, 0x1.ap-2, 0x1.355556p+0, 0x1.f55556p-1, 0x1.8d5556p+0, 0x1.12aaaap+0, 0x1.555556p+1));
  }

  // avg_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1
  @Test
  void avg_pool3d_padding_explicit_paddings_1_0_0_0_1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().avgPool3d(x, new Options.AvgPool3d().padding(Options.Padding.EXPLICIT).paddings(1, 0, 0, 0, 1, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 1, 3, 1), 1, floats(0x1.cp+1, 0x1.4p+4, 0x1.2p+4, 0x1.88p+4, 0x1.1ep+4, 0x1.48p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 2, floats(0x1p-1, 0x1p-3, 0x1p-3, 0x1p+0, 0x1p-1, 0x1p-3, 0x1p-3, 0x1p+0, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1, 0x1p-4, 0x1.8p-3, 0x1.8p-3, 0x1.8p-1));
  }

  // band_part num_lower=1 num_upper=0
  @Test
  void band_part_num_lower_1_num_upper_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().bandPart(x, 1L, 0L));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+1, -0x1p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0));
  }

  // batch_norm
  @Test
  void batch_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2)));
    Tensor mean = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    Tensor variance = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    tape.watch(mean);
    tape.watch(variance);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).mean(mean).variance(variance)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.ed35acp+2, 0x1.40188ep+2, -0x1.100084p+3, 0x1.6960d4p+2, 0x1.23d082p+3, 0x1.9feb8ap+3, -0x1.000106p+3, 0x1.a1eec2p+2, 0x1.23d082p+3, 0x1.c0083p+2, -0x1.180042p+3, 0x1.b88deep+2, 0x1.7e3bd8p+3, 0x1.5ff3b8p+3, -0x1.37ff3cp+3, 0x1.8p+2));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset, mean, variance), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    Tensor dMean = list2.get(3);
    Tensor dVariance = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.69ad5cp+0, 0x1.ffbe84p-1, -0x1.ffef9ep-1, 0x1.69f2bcp-4, 0x1.0f4204p+1, 0x1.7fcee2p+2, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.ffbe84p+1, -0x1.ffef9ep-4, 0x1.0f760ep-1, 0x1.0f4204p+2, 0x1.7fcee2p+0, -0x1.ffef9ep-2, 0x1.69f2bcp-3));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.3c77bp+4, 0x1.b7c7b8p+2, -0x1.0ff74cp+0, 0x1.c46f6cp+1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
    expect(dMean, DType.FLOAT32, dims(4), 512, floats(-0x1.de840ap+2, -0x1.7fccd6p+3, 0x1.fff7dp+1, -0x1.cc2a74p-1));
    expect(dVariance, DType.FLOAT32, dims(4), 512, floats(-0x1.2bd5fap+4, -0x1.97574p+2, 0x1.de0344p+0, -0x1.886b14p-3));
  }

  // batch_norm data_format=NCHW
  @Test
  void batch_norm_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2)));
    Tensor mean = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    Tensor variance = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    tape.watch(mean);
    tape.watch(variance);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).mean(mean).variance(variance).dataFormat(Options.DataFormat.NCHW)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 4, 2), 16, floats(0x1.ed35acp+2, 0x1.23d082p+3, 0x1.40188ep+2, 0x1.9feb8ap+3, -0x1.100084p+3, -0x1.000106p+3, 0x1.6960d4p+2, 0x1.a1eec2p+2, 0x1.23d082p+3, 0x1.7e3bd8p+3, 0x1.c0083p+2, 0x1.5ff3b8p+3, -0x1.180042p+3, -0x1.37ff3cp+3, 0x1.b88deep+2, 0x1.8p+2));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset, mean, variance), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    Tensor dMean = list2.get(3);
    Tensor dVariance = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(0x1.69ad5cp+0, 0x1.69ad5cp-1, 0x1.ffbe84p+1, 0x1.ffbe84p-2, -0x1.7ff3b6p-1, -0x1.7ff3b6p+0, 0x1.0f760ep-2, 0x1.69f2bcp-2, 0x1.69ad5cp-1, 0x1.69ad5cp+1, 0x1.ffbe84p-2, 0x1.7fcee2p+1, -0x1.7ff3b6p+0, -0x1.7ff3b6p-2, 0x1.69f2bcp-2, 0x1.69f2bcp-3));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.96e306p+3, -0x1.ffbe84p-3, -0x1.f7efep+1, 0x1.26153ap+1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
    expect(dMean, DType.FLOAT32, dims(4), 512, floats(-0x1.29ad5cp+2, -0x1.dfbe84p+2, 0x1.87f78ep+2, -0x1.cc2a74p-1));
    expect(dVariance, DType.FLOAT32, dims(4), 512, floats(-0x1.76131ep+3, 0x1.7fcee8p-1, 0x1.820c18p+0, -0x1.2f7ccep-5));
  }

  // batch_norm data_format=NCHW epsilon=0.25
  @Test
  void batch_norm_data_format_nchw_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2)));
    Tensor mean = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    Tensor variance = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    tape.watch(mean);
    tape.watch(variance);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).mean(mean).variance(variance).epsilon(0x1p-2).dataFormat(Options.DataFormat.NCHW)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 4, 2), 16, floats(0x1.e4f34ep+2, 0x1.176cf6p+3, 0x1.54451ep+2, 0x1.8f1bbcp+3, -0x1.107a4cp+3, -0x1.00f498p+3, 0x1.6aaaaap+2, 0x1.ap+2, 0x1.176cf6p+3, 0x1.615392p+3, 0x1.c6c1b4p+2, 0x1.55dd72p+3, -0x1.183d26p+3, -0x1.37488ep+3, 0x1.b55556p+2, 0x1.8p+2));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset, mean, variance), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    Tensor dMean = list2.get(3);
    Tensor dVariance = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(0x1.279a74p+0, 0x1.279a74p-1, 0x1.c9f25cp+1, 0x1.c9f25cp-2, -0x1.7488e4p-1, -0x1.7488e4p+0, 0x1p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.279a74p+1, 0x1.c9f25cp-2, 0x1.5775c6p+1, -0x1.7488e4p+0, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.555556p-3));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.4c8dc2p+3, -0x1.c9f25cp-3, -0x1.e8f3aap+1, 0x1.155556p+1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
    expect(dMean, DType.FLOAT32, dims(4), 512, floats(-0x1.cf34e8p+1, -0x1.a9f25cp+2, 0x1.801e1cp+2, -0x1.aaaaaap-1));
    expect(dVariance, DType.FLOAT32, dims(4), 512, floats(-0x1.7b67aep+2, 0x1.5b96ep-1, 0x1.8cf3d8p+0, 0x1.2f684cp-7));
  }

  // batch_norm epsilon=0.25
  @Test
  void batch_norm_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x1.cp+2, 0x1p+3, -0x1.2p+3, 0x1.8p+2)));
    Tensor mean = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0)));
    Tensor variance = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    tape.watch(mean);
    tape.watch(variance);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).mean(mean).variance(variance).epsilon(0x1p-2)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.e4f34ep+2, 0x1.54451ep+2, -0x1.107a4cp+3, 0x1.6aaaaap+2, 0x1.176cf6p+3, 0x1.8f1bbcp+3, -0x1.00f498p+3, 0x1.ap+2, 0x1.176cf6p+3, 0x1.c6c1b4p+2, -0x1.183d26p+3, 0x1.b55556p+2, 0x1.615392p+3, 0x1.55dd72p+3, -0x1.37488ep+3, 0x1.8p+2));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+0));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1p-1, 0x1p+0, 0x1p+2, 0x1p+1));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset, mean, variance), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    Tensor dMean = list2.get(3);
    Tensor dVariance = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.279a74p+0, 0x1.c9f25cp-1, -0x1.f0b684p-1, 0x1.555556p-4, 0x1.bb67aep+0, 0x1.5775c6p+2, -0x1.7488e4p-2, 0x1.555556p-2, 0x1.279a74p-1, 0x1.c9f25cp+1, -0x1.f0b684p-4, 0x1p-1, 0x1.bb67aep+1, 0x1.5775c6p+0, -0x1.f0b684p-2, 0x1.555556p-3));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.02a726p+4, 0x1.898c48p+2, -0x1.07e0f6p+0, 0x1.aaaaaap+1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
    expect(dMean, DType.FLOAT32, dims(4), 512, floats(-0x1.7b67aep+2, -0x1.55c558p+3, 0x1.f85b42p+1, -0x1.aaaaaap-1));
    expect(dVariance, DType.FLOAT32, dims(4), 512, floats(-0x1.38dedep+3, -0x1.1ad6ap+2, 0x1.e0f498p+0, -0x1.ed097cp-4));
  }

  // batch_norm training=True
  @Test
  void batch_norm_training_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).training(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2, 4), 16, floats(-0x1.25875p+0, -0x1.878146p+0, 0x1.3230b6p+1, -0x1.a6565p+0, -0x1.d5a54ep-3, 0x1.c3c0a4p+1, 0x1.969224p+1, -0x1.716cep-1, -0x1.d5a54ep-3, -0x1.0f028cp-2, 0x1p+1, -0x1.66a6c4p-2, 0x1.9af0a4p+0, 0x1.21e052p+1, 0x1.b9e926p-2, -0x1.47499p+0));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(0x1.586c34p-7, -0x1.8a8a1cp-1, -0x1.8da9f6p-1, -0x1.15a69cp-3, 0x1.2ce1bcp-2, 0x1.7ead4ap+0, -0x1.900b4ep-1, 0x1.051d5ep-3, -0x1.3f347p-1, 0x1.ce002ep-1, 0x1.169224p+0, 0x1.3a59aep-2, 0x1.51b0fp+0, -0x1.206854p+0, 0x1.3c243ep+1, -0x1.90a878p-5));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.9af0a4p+1, 0x1.2f8498p+1, -0x1.9185b6p-4, 0x1.e72156p+0));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // batch_norm training=True data_format=NCHW
  @Test
  void batch_norm_training_true_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).dataFormat(Options.DataFormat.NCHW).training(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 4, 2), 16, floats(-0x1.25875p+0, -0x1.d5a54ep-3, -0x1.878146p+0, 0x1.c3c0a4p+1, 0x1.3230b6p+1, 0x1.969224p+1, -0x1.a6565p+0, -0x1.716cep-1, -0x1.d5a54ep-3, 0x1.9af0a4p+0, -0x1.0f028cp-2, 0x1.21e052p+1, 0x1p+1, 0x1.b9e926p-2, -0x1.66a6c4p-2, -0x1.47499p+0));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(0x1.b7cab6p-4, -0x1.e5b656p-3, 0x1.487d0ep-2, 0x1.f6872cp-3, 0x1.559bdcp-1, -0x1.0e95b6p+0, -0x1.b4f45ep-4, 0x1.8eb278p-3, -0x1.e5b656p-3, 0x1.5df0eap+0, -0x1.5ba12ap+0, 0x1.4ab102p+0, -0x1.e1b56cp-3, 0x1.4fff3cp+1, 0x1.1cc378p-2, -0x1.db7e6ep-4));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.d5a54ep+0, -0x1.6c38b8p+0, -0x1.786d5cp+1, 0x1.34e96ep-1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
  }

  // batch_norm training=True data_format=NCHW epsilon=0.25
  @Test
  void batch_norm_training_true_data_format_nchw_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1.8p+0, 0x1.4p+1, 0x1p-1, 0x1.2p+2, 0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1.4p+1, 0x1.2p+2, 0x1.8p+0, 0x1.cp+1, 0x1.4p+1, 0x1.2p+2, 0x1p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).epsilon(0x1p-2).dataFormat(Options.DataFormat.NCHW).training(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 4, 2), 16, floats(-0x1.0ae6p+0, -0x1.ab099ap-3, -0x1.697ec8p+0, 0x1.b4bf64p+1, 0x1.2ebd2ep+1, 0x1.8c378cp+1, -0x1.9bf93cp+0, -0x1.7a4efp-1, -0x1.ab099ap-3, 0x1.75a868p+0, -0x1.a5fb1ep-3, 0x1.1a5fb2p+1, 0x1p+1, 0x1.142d18p-1, -0x1.901b0ep-2, -0x1.42d888p+0));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    expect(dX, DType.FLOAT32, dims(2, 4, 2), 512, floats(-0x1.953782p-7, -0x1.c18a4ep-3, 0x1.59c46p-2, 0x1.b5f608p-3, 0x1.2fcdaep-1, -0x1.230de2p+0, -0x1.e359e8p-4, 0x1.910676p-3, -0x1.c18a4ep-3, 0x1.738d02p+0, -0x1.46b6bp+0, 0x1.3986d8p+0, -0x1.7a2b74p-3, 0x1.5d363ep+1, 0x1.2566d4p-2, -0x1.d44e56p-4));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.ab099ap+0, -0x1.5b575p+0, -0x1.5e8adep+1, 0x1.21aa4cp-1));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1p+2, 0x1p+2, 0x1.08p+3, 0x1.ap+1));
  }

  // batch_norm training=True epsilon=0.25
  @Test
  void batch_norm_training_true_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    List<Tensor> list = own(context().batchNorm(x, new Options.BatchNorm().scale(scale).offset(offset).epsilon(0x1p-2).training(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2, 4), 16, floats(-0x1.0ae6p+0, -0x1.697ec8p+0, 0x1.2ebd2ep+1, -0x1.9bf93cp+0, -0x1.ab099ap-3, 0x1.b4bf64p+1, 0x1.8c378cp+1, -0x1.7a4efp-1, -0x1.ab099ap-3, -0x1.a5fb1ep-3, 0x1p+1, -0x1.901b0ep-2, 0x1.75a868p+0, 0x1.1a5fb2p+1, 0x1.142d18p-1, -0x1.42d888p+0));
    expect(y1, DType.FLOAT32, dims(4), 16, floats(0x1.6p+1, 0x1.4p+1, 0x1.4p+1, 0x1.2p+1));
    expect(y2, DType.FLOAT32, dims(4), 16, floats(0x1.3p+0, 0x1.4p+1, 0x1.ap+0, 0x1.dp+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, scale, offset), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dScale = list2.get(1);
    Tensor dOffset = list2.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 512, floats(-0x1.426548p-3, -0x1.ab11b8p-1, -0x1.72cbc6p-1, -0x1.4d8114p-3, 0x1.01f7cap-2, 0x1.8950a2p+0, -0x1.992c9ap-1, 0x1.1f9704p-3, -0x1.2a0db6p-1, 0x1.a0a9f6p-1, 0x1.0c378cp+0, 0x1.5350e4p-2, 0x1.7cd59p+0, -0x1.041ccp+0, 0x1.3ce252p+1, -0x1.e2dee4p-5));
    expect(dScale, DType.FLOAT32, dims(4), 512, floats(0x1.75a868p+1, 0x1.21736ep+1, -0x1.75e974p-4, 0x1.c8c79ep+0));
    expect(dOffset, DType.FLOAT32, dims(4), 512, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // beta and its gradient
  @Test
  void beta_and_its_gradient() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(4), floats(0x1.8p-1, 0x1p+1, 0x1p-3, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().beta(x1, x2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.1c5832p+2, 0x1p-1, 0x1.a2feep+2, 0x1.9a001ap-18));
    expect(dX1, DType.FLOAT32, dims(4), 32, floats(-0x1.037b34p+4, -0x1.8p-2, -0x1.0f5196p-1, -0x1.a108bcp-23));
    expect(dX2, DType.FLOAT32, dims(4), 32, floats(-0x1.2142cep+1, -0x1p-3, -0x1.f33d58p+6, -0x1.ce5eeap-19));
  }

  // beta of other dtypes
  @Test
  void beta_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+1)));
    Tensor yFloat64 = own(context().beta(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(4), 32, floats(0x1.999999999999ap+1, 0x1p-1, 0x1.041041041041p-4, 0x1.19e0119e0119ep-10));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+1)));
    Tensor yFloat16 = own(context().beta(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.998p+1, 0x1p-1, 0x1.04p-4, 0x1.1ap-10));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1p+0, 0x1.cp+1, 0x1.ep+4)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+1)));
    Tensor yBfloat16 = own(context().beta(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.9ap+1, 0x1p-1, 0x1.04p-4, 0x1.1ap-10));
  }

  // betainc and its gradient
  @Test
  void betainc_and_its_gradient() throws Exception {
    Tensor a = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1.8p+3)));
    Tensor b = own(tensor(DType.FLOAT32, dims(3), floats(0x1.8p+0, 0x1.8p+1, 0x1p+3)));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, 0x1p-1, 0x1.4p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().betainc(a, b, x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(3), 4, floats(0x1.37ce8ep-1, 0x1.6p-1, 0x1.27dd7ap-1));
    expect(dX, DType.FLOAT32, dims(3), 16, floats(0x1.1a47c8p+0, 0x1.8p-1, 0x1.cacb2cp+2));
  }

  // bias_add
  @Test
  void bias_add() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(bias);
    Tensor y = own(context().biasAdd(x, bias));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.6p+3, 0x1.6p+4, 0x1.ap+3, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, bias), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dBias = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1.8p-1));
  }

  // bias_add data_format=NCHW
  @Test
  void bias_add_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(0x1.4p+3, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(bias);
    Tensor y = own(context().biasAdd(x, bias, new Options.BiasAdd().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1.ap+4, 0x1.bp+4, 0x1.cp+4, 0x1.dp+4, 0x1.ep+4, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, bias), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dBias = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0));
    expect(dBias, DType.FLOAT32, dims(2), 0, floats(0x1.08p+3, 0x1.8p+2));
  }

  // binary_cross_entropy reduction=MEAN
  @Test
  void binary_cross_entropy_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, 0x1p-1, 0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().binaryCrossEntropy(x, target, new Options.BinaryCrossEntropy().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.363da8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.c71c72p-2, 0x1p-1, -0x1.c71c72p-2));
  }

  // binary_cross_entropy reduction=NONE
  @Test
  void binary_cross_entropy_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, 0x1p-1, 0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().binaryCrossEntropy(x, target, new Options.BinaryCrossEntropy().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(0x1.ac89b8p-1, 0x1.62e43p-1, 0x1.269622p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.555556p+0, 0x1.8p-1, -0x1.555556p+1));
  }

  // binary_cross_entropy reduction=NONE with weights
  @Test
  void binary_cross_entropy_reduction_none_with_weights() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, 0x1p-1, 0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1p-1)));
    Tensor y = own(context().binaryCrossEntropy(x, target, new Options.BinaryCrossEntropy().weight(weight).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(0x1.ac89b8p-1, 0x1.62e43p+0, 0x1.269622p-3));
  }

  // binary_cross_entropy reduction=SUM
  @Test
  void binary_cross_entropy_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, 0x1p-1, 0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p-3, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().binaryCrossEntropy(x, target, new Options.BinaryCrossEntropy().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.d15c7cp+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 4, floats(-0x1.555556p+0, 0x1.8p+0, -0x1.555556p+0));
  }

  // bincount
  @Test
  void bincount() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor y = own(context().bincount(x));
    expect(y, DType.INT64, dims(6), 0, wholes(1L, 2L, 0L, 1L, 0L, 1L));
  }

  // bincount dtype=float64
  @Test
  void bincount_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor y = own(context().bincount(x, new Options.Bincount().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(6), 0, floats(0x1p+0, 0x1p+1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0));
  }

  // bincount length=3
  @Test
  void bincount_length_3() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor y = own(context().bincount(x, new Options.Bincount().length(3L)));
    expect(y, DType.INT64, dims(3), 0, wholes(1L, 2L, 0L));
  }

  // bincount minlength=8
  @Test
  void bincount_minlength_8() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor y = own(context().bincount(x, new Options.Bincount().minlength(8L)));
    expect(y, DType.INT64, dims(8), 0, wholes(1L, 2L, 0L, 1L, 0L, 1L, 0L, 0L));
  }

  // bincount of a negative number
  @Test
  void bincount_of_a_negative_number() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2), wholes(1L, -1L)));
    fails(Code.INVALID_ARGUMENT, "bincount", null, () -> context().bincount(x));
  }

  // bincount with weights
  @Test
  void bincount_with_weights() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor weights = own(tensor(DType.FLOAT32, dims(5), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().bincount(x, new Options.Bincount().weights(weights)));
    expect(y, DType.FLOAT32, dims(6), 0, floats(0x1p+2, 0x1.8p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+3));
  }

  // bitcast
  @Test
  void bitcast() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, -0x1.4p+1)));
    Tensor yInt32 = own(context().bitcast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(2), 0, wholes(1065353216L, -1071644672L));
    Tensor yUint8 = own(context().bitcast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(2, 4), 0, wholes(0L, 0L, 128L, 63L, 0L, 0L, 32L, 192L));
    Tensor yUint16 = own(context().bitcast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(2, 2), 0, wholes(0L, 16256L, 0L, 49184L));
    Tensor z = own(context().bitcast(yUint16, DType.FLOAT32));
    expect(z, DType.FLOAT32, dims(2), 0, floats(0x1p+0, -0x1.4p+1));
    Tensor b = own(tensor(DType.UINT16, dims(3), wholes(16256L, 16384L, 48896L)));
    Tensor c = own(context().bitcast(b, DType.BFLOAT16));
    expect(c, DType.BFLOAT16, dims(3), 0, floats(0x1p+0, 0x1p+1, -0x1p-1));
  }

  // blackman_window window_length=5
  @Test
  void blackman_window_window_length_5() throws Exception {
    Tensor y = own(context().blackmanWindow(5L));
    expect(y, DType.FLOAT32, dims(5), 2, floats(0x0p+0, 0x1.9b2d6p-3, 0x1.b2ce42p-1, 0x1.b2ce42p-1, 0x1.9b2d6p-3));
  }

  // blackman_window window_length=5 periodic=False dtype=float64
  @Test
  void blackman_window_window_length_5_periodic_false_dtype_float64() throws Exception {
    Tensor y = own(context().blackmanWindow(5L, new Options.BlackmanWindow().periodic(false).dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(5), 64, floats(0x0p+0, 0x1.5c28f5c28f5c3p-2, 0x1p+0, 0x1.5c28f5c28f5c3p-2, 0x0p+0));
  }

  // boolean_mask
  @Test
  void boolean_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor mask = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().booleanMask(x, mask));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1p-1));
  }

  // boolean_mask axis=1
  @Test
  void boolean_mask_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor mask = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().booleanMask(x, mask, new Options.BooleanMask().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+2, 0x1p-1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1p-2));
  }

  // boolean_mask axis=1 of strings
  @Test
  void boolean_mask_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor mask = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    Tensor y = own(context().booleanMask(x, mask, new Options.BooleanMask().axis(1L)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("a", "\u65e5\u672c", "b c", "e"));
  }

  // boolean_mask in a function
  @Test
  void boolean_mask_in_a_function() throws Exception {
    TracedFunction kept = own(context().trace("kept", List.of(new Spec(DType.FLOAT32, 3), new Spec(DType.BOOL, 3)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor maskF = given.get(1);
      Tensor yF = own(context().booleanMask(xF, maskF));
      Tensor sF = own(context().sum(yF));
      return Arrays.asList(yF, sF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1p+2)));
    Tensor mask0 = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    List<Tensor> list = own(kept.call(x, mask0));
    Tensor y0 = list.get(0);
    Tensor s0 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+2));
    expect(s0, DType.FLOAT32, dims(), 0, floats(0x1.4p+2));
    Tensor mask1 = own(tensor(DType.BOOL, dims(3), booleans(false, false, false)));
    List<Tensor> list2 = own(kept.call(x, mask1));
    Tensor y1 = list2.get(0);
    Tensor s1 = list2.get(1);
    expect(y1, DType.FLOAT32, dims(0), 0, floats());
    expect(s1, DType.FLOAT32, dims(), 0, floats(0x0p+0));
  }

  // boolean_mask of nothing
  @Test
  void boolean_mask_of_nothing() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2), wholes(1L, 2L)));
    Tensor mask = own(tensor(DType.BOOL, dims(2), booleans(false, false)));
    Tensor y = own(context().booleanMask(x, mask));
    expect(y, DType.INT8, dims(0), 0, wholes());
  }

  // boolean_mask of two axes
  @Test
  void boolean_mask_of_two_axes() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().booleanMask(x, mask));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p+2, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1));
  }

  // broadcast [0 3] and [3]
  @Test
  void broadcast_0_3_and_3() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(0, 3), wholes()));
    Tensor b = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor c = own(tensor(DType.FLOAT64, dims(0, 3), floats()));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(0, 3), 1, floats());
    expect(dB, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x0p+0));
  }

  // broadcast [1 1 1] and a scalar
  @Test
  void broadcast_1_1_1_and_a_scalar() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(1, 1, 1), wholes(0L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(), floats(0x0p+0)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(1, 1, 1), 0, floats(0x0p+0));
    Tensor c = own(tensor(DType.FLOAT64, dims(1, 1, 1), floats(0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(1, 1, 1), 1, floats(0x1p+0));
    expect(dB, DType.FLOAT32, dims(), 1, floats(0x1p+0));
  }

  // broadcast [1] and [0]
  @Test
  void broadcast_1_and_0() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(1), wholes(0L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(0), floats()));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(0), 0, floats());
    Tensor c = own(tensor(DType.FLOAT64, dims(1), floats(0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(1), 1, floats(0x0p+0));
    expect(dB, DType.FLOAT32, dims(0), 1, floats());
  }

  // broadcast [2 0] and [1 1]
  @Test
  void broadcast_2_0_and_1_1() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(2, 0), wholes()));
    Tensor b = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x0p+0)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 0), 0, floats());
    Tensor c = own(tensor(DType.FLOAT64, dims(2, 0), floats()));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(2, 0), 1, floats());
    expect(dB, DType.FLOAT32, dims(1, 1), 1, floats(0x0p+0));
  }

  // broadcast [2 1 2 1] and [3 1 2]
  @Test
  void broadcast_2_1_2_1_and_3_1_2() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(2, 1, 2, 1), wholes(0L, 1L, 2L, 3L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(3, 1, 2), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(0x0p+0, -0x1.4p+3, 0x1p+0, -0x1.2p+3, -0x1.4p+4, -0x1.ep+4, -0x1.3p+4, -0x1.dp+4, -0x1.4p+5, -0x1.9p+5, -0x1.38p+5, -0x1.88p+5, 0x1p+1, -0x1p+3, 0x1.8p+1, -0x1.cp+2, -0x1.2p+4, -0x1.cp+4, -0x1.1p+4, -0x1.bp+4, -0x1.3p+5, -0x1.8p+5, -0x1.28p+5, -0x1.78p+5));
    Tensor c = own(tensor(DType.FLOAT64, dims(2, 1, 2, 1), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(2, 1, 2, 1), 1, floats(0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2));
    expect(dB, DType.FLOAT32, dims(3, 1, 2), 1, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2));
  }

  // broadcast [2 1 3] and [4 1]
  @Test
  void broadcast_2_1_3_and_4_1() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(2, 1, 3), wholes(0L, 1L, 2L, 3L, 4L, 5L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(4, 1), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 4, 3), 0, floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1.4p+3, -0x1.2p+3, -0x1p+3, -0x1.4p+4, -0x1.3p+4, -0x1.2p+4, -0x1.ep+4, -0x1.dp+4, -0x1.cp+4, 0x1.8p+1, 0x1p+2, 0x1.4p+2, -0x1.cp+2, -0x1.8p+2, -0x1.4p+2, -0x1.1p+4, -0x1p+4, -0x1.ep+3, -0x1.bp+4, -0x1.ap+4, -0x1.9p+4));
    Tensor c = own(tensor(DType.FLOAT64, dims(2, 1, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(2, 1, 3), 1, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2));
    expect(dB, DType.FLOAT32, dims(4, 1), 1, floats(0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2));
  }

  // broadcast [2 1] and [1 3]
  @Test
  void broadcast_2_1_and_1_3() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(2, 1), wholes(0L, 1L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, -0x1.4p+3, -0x1.4p+4, 0x1p+0, -0x1.2p+3, -0x1.3p+4));
    Tensor c = own(tensor(DType.FLOAT64, dims(2, 1), floats(0x0p+0, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(2, 1), 1, floats(0x1.8p+1, 0x1.8p+1));
    expect(dB, DType.FLOAT32, dims(1, 3), 1, floats(0x1p+1, 0x1p+1, 0x1p+1));
  }

  // broadcast [2 3] and [3]
  @Test
  void broadcast_2_3_and_3() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(2, 3), wholes(0L, 1L, 2L, 3L, 4L, 5L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, -0x1.2p+3, -0x1.2p+4, 0x1.8p+1, -0x1.8p+2, -0x1.ep+3));
    Tensor c = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(2, 3), 1, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    expect(dB, DType.FLOAT32, dims(3), 1, floats(0x1p+1, 0x1p+1, 0x1p+1));
  }

  // broadcast [3] and [2 3]
  @Test
  void broadcast_3_and_2_3() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(3), wholes(0L, 1L, 2L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, -0x1.2p+3, -0x1.2p+4, -0x1.ep+4, -0x1.38p+5, -0x1.8p+5));
    Tensor c = own(tensor(DType.FLOAT64, dims(3), floats(0x0p+0, 0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(3), 1, floats(0x1p+1, 0x1p+1, 0x1p+1));
    expect(dB, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // broadcast a scalar and [2 2]
  @Test
  void broadcast_a_scalar_and_2_2() throws Exception {
    Tensor a = own(tensor(DType.INT32, dims(), wholes(0L)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x0p+0, 0x1.4p+3, 0x1.4p+4, 0x1.ep+4)));
    Tensor y = own(context().subtract(a, b));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x0p+0, -0x1.4p+3, -0x1.4p+4, -0x1.ep+4));
    Tensor c = own(tensor(DType.FLOAT64, dims(), floats(0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(c);
    tape.watch(b);
    Tensor z = own(context().add(c, b));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(c, b), null, false));
    Tensor dC = list.get(0);
    Tensor dB = list.get(1);
    expect(dC, DType.FLOAT64, dims(), 1, floats(0x1p+2));
    expect(dB, DType.FLOAT32, dims(2, 2), 1, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // broadcast_arrays
  @Test
  void broadcast_arrays() throws Exception {
    Tensor arrays0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor arrays1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor arrays2 = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(arrays0);
    tape.watch(arrays1);
    tape.watch(arrays2);
    List<Tensor> list = own(context().broadcastArrays(List.of(arrays0, arrays1, arrays2)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1));
    expect(y1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1));
    expect(y2, DType.FLOAT32, dims(2, 3), 0, floats(0x1.cp+2, 0x1.cp+2, 0x1.cp+2, 0x1p+3, 0x1p+3, 0x1p+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(arrays0, arrays1, arrays2), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dArrays0 = list2.get(0);
    Tensor dArrays1 = list2.get(1);
    Tensor dArrays2 = list2.get(2);
    expect(dArrays0, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
    expect(dArrays1, DType.FLOAT32, dims(3), 0, floats(0x1.4p+0, 0x1p+1, 0x1.4p+2));
    expect(dArrays2, DType.FLOAT32, dims(2, 1), 0, floats(0x1.cp+1, 0x1.3p+2));
  }

  // broadcast_like
  @Test
  void broadcast_like() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor like = own(tensor(DType.INT8, dims(3, 2), wholes(0L, 0L, 0L, 0L, 0L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().broadcastLike(x, like));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1.2p+2, 0x1.ep+1));
  }

  // broadcast_like of strings
  @Test
  void broadcast_like_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor like = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    Tensor y = own(context().broadcastLike(x, like));
    expect(y, DType.STRING, dims(2, 2, 3), 0, strings("a", "", "\u65e5\u672c", "b c", "d", "e", "a", "", "\u65e5\u672c", "b c", "d", "e"));
  }

  // broadcast_to a tensor
  @Test
  void broadcast_to_a_tensor() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(2), wholes(1L, 2L)));
    Tensor shape = own(tensor(DType.INT32, dims(2), wholes(3L, 2L)));
    Tensor y = own(context().broadcastTo(x, shape));
    expect(y, DType.INT16, dims(3, 2), 0, wholes(1L, 2L, 1L, 2L, 1L, 2L));
  }

  // broadcast_to shape=
  @Test
  void broadcast_to_shape() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(), wholes(7L)));
    Tensor y = own(context().broadcastTo(x, new long[] {}));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // broadcast_to shape=2,2,3
  @Test
  void broadcast_to_shape_2_2_3() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().broadcastTo(x, new long[] {2, 2, 3}));
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 1), 0, floats(0x1.7p+2, 0x1.1p+3));
  }

  // broadcast_to shape=2,2,3 of strings
  @Test
  void broadcast_to_shape_2_2_3_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().broadcastTo(x, new long[] {2, 2, 3}));
    expect(y, DType.STRING, dims(2, 2, 3), 0, strings("a", "", "\u65e5\u672c", "b c", "d", "e", "a", "", "\u65e5\u672c", "b c", "d", "e"));
  }

  // cast dtype=float64
  @Test
  void cast_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cast(x, DType.FLOAT64));
    expect(y, DType.FLOAT64, dims(2), 0, floats(0x1.8p+0, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p-1));
  }

  // cast from bfloat16 to all
  @Test
  void cast_from_bfloat16_to_all() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(4), floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from bool to all
  @Test
  void cast_from_bool_to_all() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(4), booleans(false, true, true, true)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, 1L, 1L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0));
  }

  // cast from complex128 to all
  @Test
  void cast_from_complex128_to_all() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(4), floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from complex64 to all
  @Test
  void cast_from_complex64_to_all() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(4), floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from float16 to all
  @Test
  void cast_from_float16_to_all() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(4), floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from float32 to all
  @Test
  void cast_from_float32_to_all() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from float64 to all
  @Test
  void cast_from_float64_to_all() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(4), floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from int16 to all
  @Test
  void cast_from_int16_to_all() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(4), wholes(0L, 1L, -1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from int32 to all
  @Test
  void cast_from_int32_to_all() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(0L, 1L, -1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from int64 to all
  @Test
  void cast_from_int64_to_all() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(4), wholes(0L, 1L, -1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from int8 to all
  @Test
  void cast_from_int8_to_all() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(4), wholes(0L, 1L, -1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 255L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 65535L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 4294967295L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, -1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, -0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from uint16 to all
  @Test
  void cast_from_uint16_to_all() throws Exception {
    Tensor x = own(tensor(DType.UINT16, dims(4), wholes(0L, 1L, 1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from uint32 to all
  @Test
  void cast_from_uint32_to_all() throws Exception {
    Tensor x = own(tensor(DType.UINT32, dims(4), wholes(0L, 1L, 1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from uint64 to all
  @Test
  void cast_from_uint64_to_all() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(4), wholes(0L, 1L, 1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // cast from uint8 to all
  @Test
  void cast_from_uint8_to_all() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(4), wholes(0L, 1L, 1L, 100L)));
    Tensor yBool = own(context().cast(x, DType.BOOL));
    expect(yBool, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor yInt8 = own(context().cast(x, DType.INT8));
    expect(yInt8, DType.INT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt16 = own(context().cast(x, DType.INT16));
    expect(yInt16, DType.INT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt32 = own(context().cast(x, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yInt64 = own(context().cast(x, DType.INT64));
    expect(yInt64, DType.INT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint8 = own(context().cast(x, DType.UINT8));
    expect(yUint8, DType.UINT8, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint16 = own(context().cast(x, DType.UINT16));
    expect(yUint16, DType.UINT16, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint32 = own(context().cast(x, DType.UINT32));
    expect(yUint32, DType.UINT32, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yUint64 = own(context().cast(x, DType.UINT64));
    expect(yUint64, DType.UINT64, dims(4), 0, wholes(0L, 1L, 1L, 100L));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yFloat64 = own(context().cast(x, DType.FLOAT64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.9p+6));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
    Tensor yComplex128 = own(context().cast(x, DType.COMPLEX128));
    expect(yComplex128, DType.COMPLEX128, dims(4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.9p+6, 0x0p+0));
  }

  // casts cut fractions off and round
  @Test
  void casts_cut_fractions_off_and_round() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(5), floats(0x1.6p+1, -0x1.6p+1, 0x1.00000004p+0, 0x1.ffep+15, 0x1.c363cbf21f28ap+127)));
    Tensor small = own(context().slice(x, new long[] {0}, new Options.Slice().size(4)));
    Tensor yInt32 = own(context().cast(small, DType.INT32));
    expect(yInt32, DType.INT32, dims(4), 0, wholes(2L, -2L, 1L, 65520L));
    Tensor yFloat32 = own(context().cast(x, DType.FLOAT32));
    expect(yFloat32, DType.FLOAT32, dims(5), 0, floats(0x1.6p+1, -0x1.6p+1, 0x1p+0, 0x1.ffep+15, 0x1.c363ccp+127));
    Tensor yFloat16 = own(context().cast(x, DType.FLOAT16));
    expect(yFloat16, DType.FLOAT16, dims(5), 0, floats(0x1.6p+1, -0x1.6p+1, 0x1p+0, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY));
    Tensor yBfloat16 = own(context().cast(x, DType.BFLOAT16));
    expect(yBfloat16, DType.BFLOAT16, dims(5), 0, floats(0x1.6p+1, -0x1.6p+1, 0x1p+0, 0x1p+16, 0x1.c4p+127));
    Tensor yComplex64 = own(context().cast(x, DType.COMPLEX64));
    expect(yComplex64, DType.COMPLEX64, dims(5), 0, floats(0x1.6p+1, 0x0p+0, -0x1.6p+1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.ffep+15, 0x0p+0, 0x1.c363ccp+127, 0x0p+0));
  }

  // cbrt and its gradient
  @Test
  void cbrt_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cbrt(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1p-1, 0x1.d12edp-1, 0x1.5b720ap+0, 0x1.5b720ap+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.555556p+0, 0x1.9d7ef2p-3, 0x1.729bc6p-2, 0x1.729bc6p-7));
  }

  // cbrt of other dtypes
  @Test
  void cbrt_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().cbrt(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1p-1, 0x1.d12ed0af1a27fp-1, 0x1.5b7209557b0eep+0, 0x1.5b7209557b0eep+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().cbrt(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1p-1, 0x1.d14p-1, 0x1.5b8p+0, 0x1.5b8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().cbrt(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1p-1, 0x1.d2p-1, 0x1.5cp+0, 0x1.5cp+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().cbrt(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.428a2f98d728bp+0, 0x1.0a402fcc79298p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().cbrt(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.428a3p+0, 0x1.0a403p+1));
  }

  // ceil and its gradient of zero
  @Test
  void ceil_and_its_gradient_of_zero() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat16 = own(context().ceil(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yBfloat16 = own(context().ceil(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xFloat32);
    Tensor yFloat32 = own(context().ceil(xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat64 = own(context().ceil(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(8), 0, floats(-0x1p+1, -0x1p+0, -0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x0p+0));
    List<Tensor> list = own(tape.gradient(List.of(yFloat32), List.of(xFloat32), null, true));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // celu alpha=0.5 and its gradient
  @Test
  void celu_alpha_0_5_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().celu(x, new Options.Celu().alpha(0x1p-1)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.f69f56p-2, -0x1.43a54ep-2, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.2c155cp-6, 0x1.78b564p-3, 0x1p+1, 0x1p-2));
  }

  // celu alpha=0.5 of other dtypes
  @Test
  void celu_alpha_0_5_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().celu(xFloat64, new Options.Celu().alpha(0x1p-1)));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.f69f5523ef618p-2, -0x1.43a54e4e98864p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().celu(xFloat16, new Options.Celu().alpha(0x1p-1)));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.f68p-2, -0x1.43cp-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().celu(xBfloat16, new Options.Celu().alpha(0x1p-1)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.f6p-2, -0x1.44p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().celu(xInt64, new Options.Celu().alpha(0x1p-1)));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().celu(xUint8, new Options.Celu().alpha(0x1p-1)));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
  }

  // celu and its gradient
  @Test
  void celu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().celu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.152aaap-3, 0x1.368b3p-2, 0x1p+1, 0x1p-2));
  }

  // celu of other dtypes
  @Test
  void celu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().celu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().celu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().celu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().celu(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().celu(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
  }

  // checkpoint of layers and an optimizer
  @Test
  void checkpoint_of_layers_and_an_optimizer() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Layer first = own(new Layers.Dense(2L));
    Layer second = own(new Layers.Dense(1L).useBias(false));
    List<Tensor> list = own(first.callAll(false, x));
    Tensor h = list.get(0);
    List<Tensor> list2 = own(second.callAll(false, h));
    Tensor y = list2.get(0);
    Variable bias = own(first.variable("bias"));
    Variable kernel = own(first.variable("kernel"));
    Variable last = own(second.variable("kernel"));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-1).beta1(0x1p-1).beta2(0x1.8p-1));
    Tensor dBias = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1p+2)));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, -0x1p-1)));
    Tensor dKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x0p+0, 0x1p+3)));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor dLast = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1p-1, 0x1.8p+2)));
    Tensor lastValue = own(tensor(DType.FLOAT32, dims(2, 1), floats(-0x1p+0, 0x1p+3)));
    adam.apply(List.of(bias, kernel, last), List.of(dBias, dKernel, dLast));
    bias.assign(biasValue);
    kernel.assign(kernelValue);
    last.assign(lastValue);
    Checkpoint saved = own(checkpoint("saved", new Sequential(first, second), adam, Map.of(), Map.of(), List.of("model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/kernel", "optimizer/learning_rate", "optimizer/slots/model/layers/0/bias/m", "optimizer/slots/model/layers/0/bias/v", "optimizer/slots/model/layers/0/kernel/m", "optimizer/slots/model/layers/0/kernel/v", "optimizer/slots/model/layers/1/kernel/m", "optimizer/slots/model/layers/1/kernel/v", "optimizer/step", "random")));
    Tensor kernelSaved = own(saved.read("model/layers/1/kernel"));
    expect(kernelSaved, DType.FLOAT32, dims(2, 1), 0, floats(-0x1p+0, 0x1p+3));
    adam.apply(List.of(bias, kernel, last), List.of(dBias, dKernel, dLast));
    restore(saved, new Sequential(first, second), adam);
    Tensor biasRead = own(bias.value());
    expect(biasRead, DType.FLOAT32, dims(2), 0, floats(0x1p-2, -0x1p-1));
    Variable biasM = own(adam.slot(bias, "m"));
    Tensor biasMRead = own(biasM.value());
    expect(biasMRead, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Variable biasV = own(adam.slot(bias, "v"));
    Tensor biasVRead = own(biasV.value());
    expect(biasVRead, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+2));
    Tensor kernelRead = own(kernel.value());
    expect(kernelRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    Variable kernelM = own(adam.slot(kernel, "m"));
    Tensor kernelMRead = own(kernelM.value());
    expect(kernelMRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-1, -0x1p+0, 0x0p+0, 0x1p+2));
    Variable kernelV = own(adam.slot(kernel, "v"));
    Tensor kernelVRead = own(kernelV.value());
    expect(kernelVRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-2, 0x1p+0, 0x0p+0, 0x1p+4));
    Tensor lastRead = own(last.value());
    expect(lastRead, DType.FLOAT32, dims(2, 1), 0, floats(-0x1p+0, 0x1p+3));
    Variable lastM = own(adam.slot(last, "m"));
    Tensor lastMRead = own(lastM.value());
    expect(lastMRead, DType.FLOAT32, dims(2, 1), 0, floats(0x1p-2, 0x1.8p+1));
    Variable lastV = own(adam.slot(last, "v"));
    Tensor lastVRead = own(lastV.value());
    expect(lastVRead, DType.FLOAT32, dims(2, 1), 0, floats(0x1p-4, 0x1.2p+3));
    Checkpoint again = own(checkpoint("again", new Sequential(first, second), adam, Map.of(), Map.of(), List.of("model/layers/0/bias", "model/layers/0/kernel", "model/layers/1/kernel", "optimizer/learning_rate", "optimizer/slots/model/layers/0/bias/m", "optimizer/slots/model/layers/0/bias/v", "optimizer/slots/model/layers/0/kernel/m", "optimizer/slots/model/layers/0/kernel/v", "optimizer/slots/model/layers/1/kernel/m", "optimizer/slots/model/layers/1/kernel/v", "optimizer/step", "random")));
    Tensor step = own(again.read("optimizer/step"));
    expect(step, DType.INT64, dims(), 0, wholes(1L));
    Layer otherFirst = own(new Layers.Dense(2L));
    Layer otherSecond = own(new Layers.Dense(1L).useBias(false));
    List<Tensor> list3 = own(otherFirst.callAll(false, x));
    Tensor otherH = list3.get(0);
    List<Tensor> list4 = own(otherSecond.callAll(false, otherH));
    Tensor otherY = list4.get(0);
    Variable otherBias = own(otherFirst.variable("bias"));
    Variable otherKernel = own(otherFirst.variable("kernel"));
    Variable otherLast = own(otherSecond.variable("kernel"));
    Optimizer otherAdam = own(new Optimizers.Adam().learningRate(0x1p-1).beta1(0x1p-1).beta2(0x1.8p-1));
    restore(saved, new Sequential(otherFirst, otherSecond), otherAdam);
    Tensor otherBiasRead = own(otherBias.value());
    expect(otherBiasRead, DType.FLOAT32, dims(2), 0, floats(0x1p-2, -0x1p-1));
    Variable otherBiasM = own(otherAdam.slot(otherBias, "m"));
    Tensor otherBiasMRead = own(otherBiasM.value());
    expect(otherBiasMRead, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Variable otherBiasV = own(otherAdam.slot(otherBias, "v"));
    Tensor otherBiasVRead = own(otherBiasV.value());
    expect(otherBiasVRead, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+2));
    Tensor otherKernelRead = own(otherKernel.value());
    expect(otherKernelRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    Variable otherKernelM = own(otherAdam.slot(otherKernel, "m"));
    Tensor otherKernelMRead = own(otherKernelM.value());
    expect(otherKernelMRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-1, -0x1p+0, 0x0p+0, 0x1p+2));
    Variable otherKernelV = own(otherAdam.slot(otherKernel, "v"));
    Tensor otherKernelVRead = own(otherKernelV.value());
    expect(otherKernelVRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-2, 0x1p+0, 0x0p+0, 0x1p+4));
    Tensor otherLastRead = own(otherLast.value());
    expect(otherLastRead, DType.FLOAT32, dims(2, 1), 0, floats(-0x1p+0, 0x1p+3));
    Variable otherLastM = own(otherAdam.slot(otherLast, "m"));
    Tensor otherLastMRead = own(otherLastM.value());
    expect(otherLastMRead, DType.FLOAT32, dims(2, 1), 0, floats(0x1p-2, 0x1.8p+1));
    Variable otherLastV = own(otherAdam.slot(otherLast, "v"));
    Tensor otherLastVRead = own(otherLastV.value());
    expect(otherLastVRead, DType.FLOAT32, dims(2, 1), 0, floats(0x1p-4, 0x1.2p+3));
  }

  // checkpoint of tensors and texts
  @Test
  void checkpoint_of_tensors_and_texts() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+0, -0x1p+1, Double.POSITIVE_INFINITY, 0x0p+0)));
    Tensor n = own(tensor(DType.INT64, dims(), wholes(9007199254740993L)));
    Tensor z = own(tensor(DType.COMPLEX128, dims(2), floats(0x1p+0, 0x1p+1, -0x0p+0, -0x1p-1)));
    Tensor s = own(tensor(DType.STRING, dims(2, 2), strings("a", "", "Zo\u00eb", "b\u0000c")));
    Checkpoint saved = own(checkpoint("saved", new Sequential(), null, Map.of("floats", x, "whole", n, "numbers", z, "words", s), Map.of("note", "Zo\u00eb\n", "empty", ""), List.of("floats", "numbers", "random", "whole", "words", "empty", "note")));
    Tensor floatsRead = own(saved.read("floats"));
    Tensor wholeRead = own(saved.read("whole"));
    Tensor numbersRead = own(saved.read("numbers"));
    Tensor wordsRead = own(saved.read("words"));
    expect(floatsRead, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p+0, -0x1p+1, Double.POSITIVE_INFINITY, 0x0p+0));
    expect(wholeRead, DType.INT64, dims(), 0, wholes(9007199254740993L));
    expect(numbersRead, DType.COMPLEX128, dims(2), 0, floats(0x1p+0, 0x1p+1, -0x0p+0, -0x1p-1));
    expect(wordsRead, DType.STRING, dims(2, 2), 0, strings("a", "", "Zo\u00eb", "b\u0000c"));
    fails(Code.NOT_FOUND, "", null, () -> saved.read("lost"));
  }

  // checkpoint that lacks a key
  @Test
  void checkpoint_that_lacks_a_key() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Layer first = own(new Layers.Dense(2L));
    Layer second = own(new Layers.Dense(1L).useBias(false));
    List<Tensor> list = own(first.callAll(false, x));
    Tensor h = list.get(0);
    List<Tensor> list2 = own(second.callAll(false, h));
    Tensor y = list2.get(0);
    Variable bias = own(first.variable("bias"));
    Variable kernel = own(first.variable("kernel"));
    Variable last = own(second.variable("kernel"));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-1).beta1(0x1p-1).beta2(0x1.8p-1));
    Checkpoint saved = own(checkpoint("saved", new Sequential(), null, Map.of(), Map.of(), List.of("random")));
    fails(Code.NOT_FOUND, "", null, () -> restore(saved, new Sequential(first, second), null));
  }

  // cholesky
  @Test
  void cholesky() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+2, 0x1p+1, 0x1p+1, 0x1.4p+2)));
    Tensor y = own(context().cholesky(x));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1));
  }

  // cholesky_solve
  @Test
  void cholesky_solve() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 1), floats(0x1p+1, 0x1.4p+2)));
    Tensor y = own(context().choleskySolve(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 1), 64, floats(0x1.1c71c71c71c72p-2, 0x1.c71c71c71c71cp-2));
  }

  // clip both
  @Test
  void clip_both() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1.8p+1, 0x1p-1, 0x1.2p+3)));
    Tensor min = own(tensor(DType.FLOAT32, dims(), floats(-0x1p+0)));
    Tensor max = own(tensor(DType.FLOAT32, dims(), floats(0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().clip(x, new Options.Clip().min(min).max(max)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(-0x1p+0, 0x1p-1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1p-1, 0x0p+0));
  }

  // clip from above alone
  @Test
  void clip_from_above_alone() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(-3L, 5L, 9L)));
    Tensor max = own(tensor(DType.INT32, dims(), wholes(4L)));
    Tensor y = own(context().clip(x, new Options.Clip().max(max)));
    expect(y, DType.INT32, dims(3), 0, wholes(-3L, 4L, 4L));
    Tensor two = own(context().weak(2L));
    Tensor z = own(context().clip(x, new Options.Clip().min(two)));
    expect(z, DType.INT32, dims(3), 0, wholes(2L, 5L, 9L));
  }

  // clip from below
  @Test
  void clip_from_below() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(-0x1.8p+1, 0x1p-1, 0x1.2p+3)));
    Tensor min = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, 0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(min);
    Tensor y = own(context().clip(x, new Options.Clip().min(min)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, min), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dMin = list.get(1);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x0p+0, 0x1p+1));
    expect(dMin, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p-1, 0x0p+0));
  }

  // clip to 0 from both sides
  @Test
  void clip_to_0_from_both_sides() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p+1, 0x1.8p+1)));
    Tensor zero = own(context().weak(0L));
    Tensor a = own(context().clip(x, new Options.Clip().min(zero)));
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1.8p+1));
    Tensor b = own(context().clip(x, new Options.Clip().max(zero)));
    expect(b, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, 0x0p+0));
  }

  // clip_by_global_norm
  @Test
  void clip_by_global_norm() throws Exception {
    Tensor xs0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tensor xs1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xs0);
    tape.watch(xs1);
    List<Tensor> list = own(context().clipByGlobalNorm(List.of(xs0, xs1)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 4, floats(0x1.d89d8ap-3, 0x0p+0, 0x0p+0, 0x1.3b13b2p-2));
    expect(y1, DType.FLOAT32, dims(1), 4, floats(0x1.d89d8ap-1));
    expect(y2, DType.FLOAT32, dims(), 4, floats(0x1.ap+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(xs0, xs1), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dXs0 = list2.get(0);
    Tensor dXs1 = list2.get(1);
    expect(dXs0, DType.FLOAT32, dims(2, 2), 16, floats(0x1.24b46p-2, 0x1.3b13b2p-5, 0x1.3b13b2p-3, 0x1.30f08p-2));
    expect(dXs1, DType.FLOAT32, dims(1), 16, floats(0x1.d3415ep-1));
  }

  // clip_by_global_norm clip_norm=2.5
  @Test
  void clip_by_global_norm_clip_norm_2_5() throws Exception {
    Tensor xs0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tensor xs1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xs0);
    tape.watch(xs1);
    List<Tensor> list = own(context().clipByGlobalNorm(List.of(xs0, xs1), new Options.ClipByGlobalNorm().clipNorm(0x1.4p+1)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 4, floats(0x1.276276p-1, 0x0p+0, 0x0p+0, 0x1.89d89ep-1));
    expect(y1, DType.FLOAT32, dims(1), 4, floats(0x1.276276p+1));
    expect(y2, DType.FLOAT32, dims(), 4, floats(0x1.ap+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(xs0, xs1), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dXs0 = list2.get(0);
    Tensor dXs1 = list2.get(1);
    expect(dXs0, DType.FLOAT32, dims(2, 2), 16, floats(0x1.794ccap-2, 0x1.89d89ep-4, 0x1.89d89ep-2, 0x1.21bbb8p-2));
    expect(dXs1, DType.FLOAT32, dims(1), 16, floats(0x1.cb371ep-1));
  }

  // clip_by_global_norm clip_norm=8.0
  @Test
  void clip_by_global_norm_clip_norm_8_0() throws Exception {
    Tensor xs0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tensor xs1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xs0);
    tape.watch(xs1);
    List<Tensor> list = own(context().clipByGlobalNorm(List.of(xs0, xs1), new Options.ClipByGlobalNorm().clipNorm(0x1p+3)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 2), 4, floats(0x1.d89d8ap+0, 0x0p+0, 0x0p+0, 0x1.3b13b2p+1));
    expect(y1, DType.FLOAT32, dims(1), 4, floats(0x1.d89d8ap+2));
    expect(y2, DType.FLOAT32, dims(), 4, floats(0x1.ap+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(xs0, xs1), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dXs0 = list2.get(0);
    Tensor dXs1 = list2.get(1);
    expect(dXs0, DType.FLOAT32, dims(2, 2), 16, floats(0x1.57bddp-1, 0x1.3b13b2p-2, 0x1.3b13b2p+0, 0x1.d3f45ap-3));
    expect(dXs1, DType.FLOAT32, dims(1), 16, floats(0x1.adbc3p-1));
  }

  // clip_by_norm
  @Test
  void clip_by_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().clipByNorm(x));
    expect(y, DType.FLOAT32, dims(2, 2), 4, floats(0x1.333334p-1, 0x0p+0, 0x0p+0, 0x1.99999ap-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2), 16, floats(0x1.a9fbe8p-4, 0x1.99999ap-4, 0x1.99999ap-2, -0x1.3f7ceep-4));
  }

  // clip_by_norm clip_norm=2.5
  @Test
  void clip_by_norm_clip_norm_2_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().clipByNorm(x, new Options.ClipByNorm().clipNorm(0x1.4p+1)));
    expect(y, DType.FLOAT32, dims(2, 2), 4, floats(0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2), 16, floats(0x1.0a3d7p-2, 0x1p-2, 0x1p+0, -0x1.8f5c28p-3));
  }

  // clip_by_norm clip_norm=8.0
  @Test
  void clip_by_norm_clip_norm_8_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().clipByNorm(x, new Options.ClipByNorm().clipNorm(0x1p+3)));
    expect(y, DType.FLOAT32, dims(2, 2), 4, floats(0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2), 16, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // clipping keeps sparse rows
  @Test
  void clipping_keeps_sparse_rows() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    Tensor i = own(tensor(DType.INT64, dims(2), wholes(1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().gather(x, i));
    Tensor w = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1p+1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(w), false));
    Tensor g = list.get(0);
    Tensor c = own(context().clipByNorm(g, new Options.ClipByNorm().clipNorm(0x1.4p+1)));
    expectSparse(true, c);
    expect(c, DType.FLOAT32, dims(3, 2), 2, floats(0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0));
    List<Tensor> list2 = own(context().clipByGlobalNorm(List.of(g), new Options.ClipByGlobalNorm().clipNorm(0x1.4p+1)));
    Tensor h = list2.get(0);
    Tensor n = list2.get(1);
    expectSparse(true, h);
    expect(h, DType.FLOAT32, dims(3, 2), 2, floats(0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0));
    expect(n, DType.FLOAT32, dims(), 1, floats(0x1.4p+2));
  }

  // coalesce dense_shape=3,2
  @Test
  void coalesce_dense_shape_3_2() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3, 2), wholes(0L, 1L, 2L, 0L, 0L, 1L)));
    Tensor values = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+1, 0x1.8p+1, 0x1p-1)));
    List<Tensor> list = own(context().coalesce(indices, values, new long[] {3, 2}));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(2, 2), 0, wholes(0L, 1L, 2L, 0L));
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1.4p+1, 0x1.8p+1));
  }

  // comparisons
  @Test
  void comparisons() throws Exception {
    Tensor aFloat32 = own(tensor(DType.FLOAT32, dims(6), floats(0x1p+0, 0x1p+1, 0x1.8p+1, Double.NaN, Double.POSITIVE_INFINITY, 0x0p+0)));
    Tensor bFloat32 = own(tensor(DType.FLOAT32, dims(6), floats(0x1p+1, 0x1p+1, 0x1p+0, Double.NaN, Double.POSITIVE_INFINITY, -0x0p+0)));
    Tensor lessFloat32 = own(context().less(aFloat32, bFloat32));
    expect(lessFloat32, DType.BOOL, dims(6), 0, booleans(true, false, false, false, false, false));
    Tensor lessEqualFloat32 = own(context().lessEqual(aFloat32, bFloat32));
    expect(lessEqualFloat32, DType.BOOL, dims(6), 0, booleans(true, true, false, false, true, true));
    Tensor greaterFloat32 = own(context().greater(aFloat32, bFloat32));
    expect(greaterFloat32, DType.BOOL, dims(6), 0, booleans(false, false, true, false, false, false));
    Tensor greaterEqualFloat32 = own(context().greaterEqual(aFloat32, bFloat32));
    expect(greaterEqualFloat32, DType.BOOL, dims(6), 0, booleans(false, true, true, false, true, true));
    Tensor equalFloat32 = own(context().equal(aFloat32, bFloat32));
    expect(equalFloat32, DType.BOOL, dims(6), 0, booleans(false, true, false, false, true, true));
    Tensor notEqualFloat32 = own(context().notEqual(aFloat32, bFloat32));
    expect(notEqualFloat32, DType.BOOL, dims(6), 0, booleans(true, false, true, true, false, false));
    Tensor aFloat16 = own(tensor(DType.FLOAT16, dims(6), floats(0x1p+0, 0x1p+1, 0x1.8p+1, Double.NaN, Double.POSITIVE_INFINITY, 0x0p+0)));
    Tensor bFloat16 = own(tensor(DType.FLOAT16, dims(6), floats(0x1p+1, 0x1p+1, 0x1p+0, Double.NaN, Double.POSITIVE_INFINITY, -0x0p+0)));
    Tensor lessFloat16 = own(context().less(aFloat16, bFloat16));
    expect(lessFloat16, DType.BOOL, dims(6), 0, booleans(true, false, false, false, false, false));
    Tensor lessEqualFloat16 = own(context().lessEqual(aFloat16, bFloat16));
    expect(lessEqualFloat16, DType.BOOL, dims(6), 0, booleans(true, true, false, false, true, true));
    Tensor greaterFloat16 = own(context().greater(aFloat16, bFloat16));
    expect(greaterFloat16, DType.BOOL, dims(6), 0, booleans(false, false, true, false, false, false));
    Tensor greaterEqualFloat16 = own(context().greaterEqual(aFloat16, bFloat16));
    expect(greaterEqualFloat16, DType.BOOL, dims(6), 0, booleans(false, true, true, false, true, true));
    Tensor equalFloat16 = own(context().equal(aFloat16, bFloat16));
    expect(equalFloat16, DType.BOOL, dims(6), 0, booleans(false, true, false, false, true, true));
    Tensor notEqualFloat16 = own(context().notEqual(aFloat16, bFloat16));
    expect(notEqualFloat16, DType.BOOL, dims(6), 0, booleans(true, false, true, true, false, false));
    Tensor aBfloat16 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1p+0, 0x1p+1, 0x1.8p+1, Double.NaN, Double.POSITIVE_INFINITY, 0x0p+0)));
    Tensor bBfloat16 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1p+1, 0x1p+1, 0x1p+0, Double.NaN, Double.POSITIVE_INFINITY, -0x0p+0)));
    Tensor lessBfloat16 = own(context().less(aBfloat16, bBfloat16));
    expect(lessBfloat16, DType.BOOL, dims(6), 0, booleans(true, false, false, false, false, false));
    Tensor lessEqualBfloat16 = own(context().lessEqual(aBfloat16, bBfloat16));
    expect(lessEqualBfloat16, DType.BOOL, dims(6), 0, booleans(true, true, false, false, true, true));
    Tensor greaterBfloat16 = own(context().greater(aBfloat16, bBfloat16));
    expect(greaterBfloat16, DType.BOOL, dims(6), 0, booleans(false, false, true, false, false, false));
    Tensor greaterEqualBfloat16 = own(context().greaterEqual(aBfloat16, bBfloat16));
    expect(greaterEqualBfloat16, DType.BOOL, dims(6), 0, booleans(false, true, true, false, true, true));
    Tensor equalBfloat16 = own(context().equal(aBfloat16, bBfloat16));
    expect(equalBfloat16, DType.BOOL, dims(6), 0, booleans(false, true, false, false, true, true));
    Tensor notEqualBfloat16 = own(context().notEqual(aBfloat16, bBfloat16));
    expect(notEqualBfloat16, DType.BOOL, dims(6), 0, booleans(true, false, true, true, false, false));
    Tensor aFloat64 = own(tensor(DType.FLOAT64, dims(6), floats(0x1p+0, 0x1p+1, 0x1.8p+1, Double.NaN, Double.POSITIVE_INFINITY, 0x0p+0)));
    Tensor bFloat64 = own(tensor(DType.FLOAT64, dims(6), floats(0x1p+1, 0x1p+1, 0x1p+0, Double.NaN, Double.POSITIVE_INFINITY, -0x0p+0)));
    Tensor lessFloat64 = own(context().less(aFloat64, bFloat64));
    expect(lessFloat64, DType.BOOL, dims(6), 0, booleans(true, false, false, false, false, false));
    Tensor lessEqualFloat64 = own(context().lessEqual(aFloat64, bFloat64));
    expect(lessEqualFloat64, DType.BOOL, dims(6), 0, booleans(true, true, false, false, true, true));
    Tensor greaterFloat64 = own(context().greater(aFloat64, bFloat64));
    expect(greaterFloat64, DType.BOOL, dims(6), 0, booleans(false, false, true, false, false, false));
    Tensor greaterEqualFloat64 = own(context().greaterEqual(aFloat64, bFloat64));
    expect(greaterEqualFloat64, DType.BOOL, dims(6), 0, booleans(false, true, true, false, true, true));
    Tensor equalFloat64 = own(context().equal(aFloat64, bFloat64));
    expect(equalFloat64, DType.BOOL, dims(6), 0, booleans(false, true, false, false, true, true));
    Tensor notEqualFloat64 = own(context().notEqual(aFloat64, bFloat64));
    expect(notEqualFloat64, DType.BOOL, dims(6), 0, booleans(true, false, true, true, false, false));
    Tensor p = own(tensor(DType.BOOL, dims(4), booleans(false, false, true, true)));
    Tensor q = own(tensor(DType.BOOL, dims(4), booleans(false, true, false, true)));
    Tensor lessBool = own(context().less(p, q));
    expect(lessBool, DType.BOOL, dims(4), 0, booleans(false, true, false, false));
    Tensor lessEqualBool = own(context().lessEqual(p, q));
    expect(lessEqualBool, DType.BOOL, dims(4), 0, booleans(true, true, false, true));
    Tensor greaterBool = own(context().greater(p, q));
    expect(greaterBool, DType.BOOL, dims(4), 0, booleans(false, false, true, false));
    Tensor greaterEqualBool = own(context().greaterEqual(p, q));
    expect(greaterEqualBool, DType.BOOL, dims(4), 0, booleans(true, false, true, true));
    Tensor equalBool = own(context().equal(p, q));
    expect(equalBool, DType.BOOL, dims(4), 0, booleans(true, false, false, true));
    Tensor notEqualBool = own(context().notEqual(p, q));
    expect(notEqualBool, DType.BOOL, dims(4), 0, booleans(false, true, true, false));
  }

  // complex, real, imag, conj, abs, sign and their gradients
  @Test
  void complex_real_imag_conj_abs_sign_and_their_gradients() throws Exception {
    Tensor a = own(tensor(DType.FLOAT64, dims(2), floats(0x1.8p+1, -0x1.4p+2)));
    Tensor b = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+2, 0x1.8p+3)));
    Tape tape = own(context().tape(true, false));
    tape.watch(a);
    tape.watch(b);
    Tensor z = own(context().complex(a, b));
    Tensor yReal = own(context().real(z));
    Tensor yImag = own(context().imag(z));
    Tensor yConj = own(context().conj(z));
    Tensor yAbs = own(context().abs(z));
    Tensor ySign = own(context().sign(z));
    Tensor yNegative = own(context().negative(z));
    expect(z, DType.COMPLEX128, dims(2), 0, floats(0x1.8p+1, 0x1p+2, -0x1.4p+2, 0x1.8p+3));
    expect(yReal, DType.FLOAT64, dims(2), 0, floats(0x1.8p+1, -0x1.4p+2));
    expect(yImag, DType.FLOAT64, dims(2), 0, floats(0x1p+2, 0x1.8p+3));
    expect(yConj, DType.COMPLEX128, dims(2), 0, floats(0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+3));
    expect(yAbs, DType.FLOAT64, dims(2), 1, floats(0x1.4p+2, 0x1.ap+3));
    expect(ySign, DType.COMPLEX128, dims(2), 2, floats(0x1.3333333333333p-1, 0x1.999999999999ap-1, -0x1.89d89d89d89d9p-2, 0x1.d89d89d89d89ep-1));
    List<Tensor> list = own(tape.gradient(List.of(yAbs), List.of(a, b), null, false));
    Tensor dA = list.get(0);
    Tensor dB = list.get(1);
    expect(dA, DType.FLOAT64, dims(2), 2, floats(0x1.3333333333333p-1, -0x1.89d89d89d89d9p-2));
    expect(dB, DType.FLOAT64, dims(2), 2, floats(0x1.999999999999ap-1, 0x1.d89d89d89d89ep-1));
    Tensor w = own(tensor(DType.COMPLEX128, dims(2), floats(0x1p+1, 0x1p+0, -0x0p+0, -0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(yConj), List.of(a, b), Arrays.asList(w), false));
    Tensor cA = list2.get(0);
    Tensor cB = list2.get(1);
    expect(cA, DType.FLOAT64, dims(2), 1, floats(0x1p+1, 0x0p+0));
    expect(cB, DType.FLOAT64, dims(2), 1, floats(-0x1p+0, 0x1.8p+1));
    List<Tensor> list3 = own(tape.gradient(List.of(yReal, yImag), List.of(z), null, false));
    Tensor cZ = list3.get(0);
    expect(cZ, DType.COMPLEX128, dims(2), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // concat
  @Test
  void concat() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1.2p+3, 0x1.4p+3)));
    Tensor values2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values0);
    tape.watch(values1);
    tape.watch(values2);
    Tensor y = own(context().concat(List.of(values0, values1, values2)));
    expect(y, DType.FLOAT32, dims(5, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values0, values1, values2), Arrays.asList(dY), false));
    Tensor dValues0 = list.get(0);
    Tensor dValues1 = list.get(1);
    Tensor dValues2 = list.get(2);
    expect(dValues0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
    expect(dValues1, DType.FLOAT32, dims(1, 2), 0, floats(0x1.8p+0, 0x1.8p+1));
    expect(dValues2, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // concat axis=-1
  @Test
  void concat_axis_m1() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values0);
    tape.watch(values1);
    Tensor y = own(context().concat(List.of(values0, values1), new Options.Concat().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.4p+2, 0x1.8p+2, 0x1.8p+1, 0x1p+2, 0x1.cp+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values0, values1), Arrays.asList(dY), false));
    Tensor dValues0 = list.get(0);
    Tensor dValues1 = list.get(1);
    expect(dValues0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1));
    expect(dValues1, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // concat axis=1 of strings
  @Test
  void concat_axis_1_of_strings() throws Exception {
    Tensor values0 = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor values1 = own(tensor(DType.STRING, dims(2, 1), strings("x", "y")));
    Tensor y = own(context().concat(List.of(values0, values1), new Options.Concat().axis(1L)));
    expect(y, DType.STRING, dims(2, 4), 0, strings("a", "", "\u65e5\u672c", "x", "b c", "d", "e", "y"));
  }

  // concat of one tensor
  @Test
  void concat_of_one_tensor() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values0);
    Tensor y = own(context().concat(List.of(values0)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values0), Arrays.asList(dY), false));
    Tensor dValues0 = list.get(0);
    expect(dValues0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // concat promotes
  @Test
  void concat_promotes() throws Exception {
    Tensor values0 = own(tensor(DType.INT8, dims(1), wholes(1L)));
    Tensor values1 = own(tensor(DType.INT64, dims(1), wholes(1099511627776L)));
    Tensor y = own(context().concat(List.of(values0, values1)));
    expect(y, DType.INT64, dims(2), 0, wholes(1L, 1099511627776L));
  }

  // concat with an empty one
  @Test
  void concat_with_an_empty_one() throws Exception {
    Tensor values0 = own(tensor(DType.BOOL, dims(0, 2), booleans()));
    Tensor values1 = own(tensor(DType.BOOL, dims(1, 2), booleans(true, false)));
    Tensor y = own(context().concat(List.of(values0, values1)));
    expect(y, DType.BOOL, dims(1, 2), 0, booleans(true, false));
  }

  // cond in a function
  @Test
  void cond_in_a_function() throws Exception {
    TracedFunction doubled = own(context().trace("doubled", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor xDoubled = given.get(0);
      Tensor yDoubled = own(context().add(xDoubled, xDoubled));
      return Arrays.asList(yDoubled);
    }));
    TracedFunction squared = own(context().trace("squared", List.of(new Spec(DType.FLOAT32, 2)), (c2, given2) -> {
      Tensor xSquared = given2.get(0);
      Tensor ySquared = own(context().multiply(xSquared, xSquared));
      return Arrays.asList(ySquared);
    }));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2)), (c3, given3) -> {
      Tensor x = given3.get(0);
      Tensor zero = own(tensor(DType.FLOAT32, dims(), floats(0x0p+0)));
      Tensor s = own(context().sum(x));
      Tensor p = own(context().greater(s, zero));
      List<Tensor> list = own(context().cond(List.of(p, x), doubled, squared));
      Tensor y = list.get(0);
      return Arrays.asList(y);
    }));
    Tensor a0 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tape t0 = own(context().tape(false, false));
    t0.watch(a0);
    List<Tensor> list2 = own(f.call(a0));
    Tensor b0 = list2.get(0);
    List<Tensor> list3 = own(t0.gradient(List.of(b0), List.of(a0), null, false));
    Tensor d0 = list3.get(0);
    expect(b0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    expect(d0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+1));
    Tensor a1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, -0x1.8p+1)));
    Tape t1 = own(context().tape(false, false));
    t1.watch(a1);
    List<Tensor> list4 = own(f.call(a1));
    Tensor b1 = list4.get(0);
    List<Tensor> list5 = own(t1.gradient(List.of(b1), List.of(a1), null, false));
    Tensor d1 = list5.get(0);
    expect(b1, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1.2p+3));
    expect(d1, DType.FLOAT32, dims(2), 0, floats(0x1p+1, -0x1.8p+2));
  }

  // cond runs one of two functions
  @Test
  void cond_runs_one_of_two_functions() throws Exception {
    TracedFunction doubled = own(context().trace("doubled", List.of(new Spec(DType.FLOAT32, 2)), (c, given) -> {
      Tensor xDoubled = given.get(0);
      Tensor yDoubled = own(context().add(xDoubled, xDoubled));
      return Arrays.asList(yDoubled);
    }));
    TracedFunction squared = own(context().trace("squared", List.of(new Spec(DType.FLOAT32, 2)), (c2, given2) -> {
      Tensor xSquared = given2.get(0);
      Tensor ySquared = own(context().multiply(xSquared, xSquared));
      return Arrays.asList(ySquared);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, 0x1p+2)));
    Tensor p0 = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tape t0 = own(context().tape(false, false));
    t0.watch(x);
    List<Tensor> list = own(context().cond(List.of(p0, x), doubled, squared));
    Tensor y0 = list.get(0);
    List<Tensor> list2 = own(t0.gradient(List.of(y0), List.of(x), null, false));
    Tensor d0 = list2.get(0);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1p+3));
    expect(d0, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+1));
    Tensor p1 = own(tensor(DType.BOOL, dims(), booleans(false)));
    Tape t1 = own(context().tape(false, false));
    t1.watch(x);
    List<Tensor> list3 = own(context().cond(List.of(p1, x), doubled, squared));
    Tensor y1 = list3.get(0);
    List<Tensor> list4 = own(t1.gradient(List.of(y1), List.of(x), null, false));
    Tensor d1 = list4.get(0);
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1.2p+3, 0x1p+4));
    expect(d1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1p+3));
    Tensor p2 = own(tensor(DType.INT32, dims(), wholes(7L)));
    Tape t2 = own(context().tape(false, false));
    t2.watch(x);
    List<Tensor> list5 = own(context().cond(List.of(p2, x), doubled, squared));
    Tensor y2 = list5.get(0);
    List<Tensor> list6 = own(t2.gradient(List.of(y2), List.of(x), null, false));
    Tensor d2 = list6.get(0);
    expect(y2, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1p+3));
    expect(d2, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+1));
    Tensor p3 = own(tensor(DType.FLOAT64, dims(), floats(0x0p+0)));
    Tape t3 = own(context().tape(false, false));
    t3.watch(x);
    List<Tensor> list7 = own(context().cond(List.of(p3, x), doubled, squared));
    Tensor y3 = list7.get(0);
    List<Tensor> list8 = own(t3.gradient(List.of(y3), List.of(x), null, false));
    Tensor d3 = list8.get(0);
    expect(y3, DType.FLOAT32, dims(2), 0, floats(0x1.2p+3, 0x1p+4));
    expect(d3, DType.FLOAT32, dims(2), 0, floats(0x1.8p+2, 0x1p+3));
  }

  // conv1d
  @Test
  void conv1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1d(x, filter));
    expect(y, DType.FLOAT32, dims(2, 4, 3), 0, floats(0x1.2p+3, -0x1.2p+3, -0x1.cp+2, 0x1.cp+2, -0x1p+3, -0x1p+3, 0x1.4p+2, -0x1.cp+2, -0x1.2p+3, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1.8p+1, 0x1.8p+2, 0x1.4p+2, -0x1.4p+2, 0x1.cp+2, 0x1p+2, -0x1.cp+2, -0x1.4p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 0, floats(0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1p-1, -0x1.8p+2, -0x1p+0, 0x1.8p+0, -0x1p+2, -0x1.1p+2, 0x0p+0, 0x1.4p+1, 0x1.2p+1, -0x1.cp+1, 0x1.dp+2, -0x1.2p+3, -0x1p+0, 0x0p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1.1p+2, 0x1.cp+2, -0x1.fp+2, 0x1p-2, -0x1.cp+0, 0x1.68p+3, 0x1.5p+2, 0x1.8p+3, -0x1.d8p+3, -0x1.fp+2, 0x1.6p+2, 0x1.18p+3));
  }

  // conv1d data_format=NCHW groups=2
  @Test
  void conv1d_data_format_nchw_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1d(x, filter, new Options.Conv1d().dataFormat(Options.DataFormat.NCHW).groups(2L)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 0, floats(0x1p+3, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x1p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1p+1, -0x1p+2, -0x1.8p+2, -0x1p+3, -0x1p+2, -0x1p+1, 0x0p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 0, floats(-0x1p+1, -0x1p+0, -0x1p+2, -0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2, 0x1.8p+0, 0x1p+1, -0x1p+0, -0x1p+2, -0x1p-1, -0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1.8p+0, 0x1p+1, 0x1p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2), 0, floats(0x1.8p+0, 0x1.2p+1, -0x1p+2, 0x1.3p+2));
  }

  // conv1d padding=EXPLICIT paddings=2,0 dilations=2
  @Test
  void conv1d_padding_explicit_paddings_2_0_dilations_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1d(x, filter, new Options.Conv1d().padding(Options.Padding.EXPLICIT).dilations(2).paddings(2, 0)));
    expect(y, DType.FLOAT32, dims(2, 5, 3), 0, floats(0x1p+0, -0x1.4p+3, 0x1p+2, 0x1p+1, -0x1.4p+3, 0x1.8p+1, 0x1.4p+3, -0x1.2p+3, -0x1p+3, 0x1p+3, -0x1p+3, -0x1.2p+3, -0x1.8p+1, 0x1.6p+3, -0x1.4p+3, -0x1.8p+1, 0x1p+3, -0x1p+0, -0x1p+1, 0x1p+3, -0x1p+1, 0x0p+0, 0x1.4p+2, 0x1.4p+2, -0x1p+1, 0x1.8p+2, 0x1p+2, -0x1p+2, -0x1.6p+3, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 0, floats(-0x1.8p+0, -0x1.8p-1, -0x1p+0, -0x1.ep+2, -0x1.4p+1, -0x1.6p+2, -0x1p+0, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x1.7p+2, -0x1p+3, 0x1.58p+3, -0x1.28p+3, -0x1.8p+0, -0x1.8p-1, 0x0p+0, -0x1.6p+1, 0x1.8p+0, -0x1.4p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 3), 0, floats(-0x1.68p+3, 0x1p-2, 0x1p+0, 0x1.3p+3, -0x1.cp+0, -0x1.8p+2, -0x1.ep+1, 0x1.6p+1, -0x1.cp+0, -0x1.4p+2, -0x1.cp+2, 0x1.fp+2));
  }

  // conv1d strides=2 padding=SAME
  @Test
  void conv1d_strides_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1d(x, filter, new Options.Conv1d().strides(2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1.2p+3, -0x1.2p+3, -0x1.cp+2, 0x1.4p+2, -0x1.cp+2, -0x1.2p+3, 0x1p+2, -0x1p+2, 0x1p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1.4p+2, 0x1.cp+2, 0x1p+2, 0x1.cp+2, 0x1p+0, -0x1.4p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 0, floats(0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, -0x1p-1, -0x1.8p-1, -0x1p+0, -0x1.3p+2, -0x1p+0, 0x1.8p+0, -0x1p+2, -0x1.1p+2, 0x1p-1, 0x1.8p+0, -0x1p-1, 0x1p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1.2p+2, -0x1.5p+3, -0x1.5p+3, -0x1.38p+3, 0x1.8p+0, 0x1.ep+1, 0x1.98p+3, 0x1p-1, -0x1p+1, -0x1p+0, 0x1.ap+2, 0x1.ap+3));
  }

  // conv1d_transpose groups=2
  @Test
  void conv1d_transpose_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(3, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1dTranspose(x, filter, new Options.Conv1dTranspose().groups(2L)));
    expect(y, DType.FLOAT32, dims(2, 5, 2), 0, floats(0x1p+3, 0x0p+0, 0x1p+1, -0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1p+0, -0x1p+2, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x0p+0, -0x1p+0, -0x1p+3, -0x1p+0, 0x1.8p+3, 0x1p+0, 0x1p+1, -0x1p+0, -0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 0, floats(-0x1.8p+0, 0x1.4p+1, -0x1.ap+1, -0x1.4p+2, -0x1.6p+1, 0x0p+0, 0x1.8p+0, -0x1p+0, -0x1.cp+2, -0x1.8p-1, -0x1.8p+0, 0x1.4p+1));
    expect(dFilter, DType.FLOAT32, dims(3, 1, 2), 0, floats(-0x1.88p+3, 0x1.7p+3, -0x1.ep+3, 0x1.3p+3, -0x1.18p+3, 0x1.8p+1));
  }

  // conv1d_transpose output_shape=2,2,5 data_format=NCHW strides=2 padding=SAME
  @Test
  void conv1d_transpose_output_shape_2_2_5_data_format_nchw_strides_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, -0x1p+2, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1dTranspose(x, filter, new Options.Conv1dTranspose().outputShape(2, 2, 5).strides(2).padding(Options.Padding.SAME).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 2, 5), 0, floats(-0x1.8p+2, 0x1.6p+3, -0x1.cp+2, 0x1.2p+3, -0x1p+3, 0x1p+1, 0x0p+0, 0x1p+2, -0x1p+0, 0x1.8p+2, -0x1.2p+3, 0x1.4p+2, 0x1p+3, -0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.8p+2, -0x1p+3, 0x1.4p+2, -0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 3), 0, floats(-0x1p+0, 0x1.4p+0, 0x1p+1, 0x1.2p+2, -0x1.4p+1, 0x1p-1, -0x1.5p+2, 0x1p-2, 0x1.4p+1, 0x1p+1, -0x1.bp+2, 0x1.4p+1));
    expect(dFilter, DType.FLOAT32, dims(3, 2, 2), 0, floats(-0x1.4p+0, -0x1.ap+2, -0x1.cp+0, -0x1.3p+3, -0x1.88p+3, -0x1.2p+2, -0x1.08p+4, 0x1.8p+1, -0x1.1p+2, 0x1p+2, -0x1.ap+2, 0x1.ep+1));
  }

  // conv1d_transpose padding=EXPLICIT paddings=1,2 dilations=2
  @Test
  void conv1d_transpose_padding_explicit_paddings_1_2_dilations_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1dTranspose(x, filter, new Options.Conv1dTranspose().padding(Options.Padding.EXPLICIT).dilations(2).paddings(1, 2)));
    expect(y, DType.FLOAT32, dims(2, 4, 2), 0, floats(0x1.8p+2, -0x1p+3, -0x1p+1, -0x1.4p+2, -0x1.cp+2, 0x1p+2, -0x1.8p+1, 0x1.cp+3, 0x0p+0, 0x1p+2, -0x1.6p+3, 0x1.ap+3, 0x1p+3, -0x1p+3, 0x1.8p+3, -0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 0, floats(-0x1.8p-1, -0x1.6p+1, 0x1p-1, 0x1.4p+1, -0x1.6p+1, 0x1p-2, -0x1.cp+0, 0x1.cp+1, 0x1.8p+2, -0x1.ap+2, 0x1.cp+1, -0x1.4p+1));
    expect(dFilter, DType.FLOAT32, dims(3, 2, 2), 0, floats(-0x1.bp+2, 0x1.5p+2, -0x1p-1, -0x1.58p+3, -0x1.a8p+3, -0x1.bp+2, -0x1.ap+3, 0x1.58p+3, -0x1p+2, 0x1.3p+2, -0x1.2p+2, 0x1.8p+1));
  }

  // conv1d_transpose strides=2
  @Test
  void conv1d_transpose_strides_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv1dTranspose(x, filter, new Options.Conv1dTranspose().strides(2)));
    expect(y, DType.FLOAT32, dims(2, 7, 2), 0, floats(0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x0p+0, -0x1.cp+2, 0x1p+2, 0x1.2p+3, -0x1p+0, -0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1.8p+2, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2, -0x1p+2, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 7, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 0, floats(-0x1.ap+2, -0x1.4p+1, -0x1.8p-1, -0x1p+1, -0x1.4p+0, 0x1.cp+1, -0x1.ap+2, -0x1.4p+1, -0x1.8p-1, -0x1p+1, -0x1.4p+0, 0x1.cp+1));
    expect(dFilter, DType.FLOAT32, dims(3, 2, 2), 0, floats(-0x1.4p+3, 0x1p+1, -0x1.bp+3, -0x1.cp+1, -0x1.9p+3, 0x1.1p+3, -0x1.7p+2, -0x1.8p-1, -0x1.8p+3, 0x1.ap+2, -0x1.5cp+4, 0x1.6p+3));
  }

  // conv2d
  @Test
  void conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, 0x1.4p+1, -0x1.6p+1, -0x1.ep+2, 0x1.cp+0, -0x1.ep+1, 0x1p+1, 0x1.8p+1, -0x1p+1, 0x1.ep+1, -0x1p+0, 0x1.18p+3, -0x1.cp+3, -0x1p-1, -0x1.3p+2, 0x1p+0, 0x1p+0, 0x1.8p-1, -0x1.8p+0, 0x1.cp+1, 0x1.dp+2, -0x1.4p+1, 0x1.2p+2, -0x1.3p+2, 0x0p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1p+0, 0x1.cp+0, -0x1.e8p+4, -0x1.98p+3, 0x1.6p+1, 0x1p+3, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4, -0x1.4p+1, 0x1.b8p+3, 0x1.6p+4, -0x1.4p+2, -0x1.8p+2, 0x1.ep+2, -0x1p+0, 0x1.cp+0, -0x1.e8p+4, -0x1.98p+3, 0x1.6p+1, 0x1p+3, -0x1.1p+2, -0x1.c8p+3, -0x1.74p+4));
  }

  // conv2d data_format=NCHW padding=SAME
  @Test
  void conv2d_data_format_nchw_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().padding(Options.Padding.SAME).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 3, 4, 4), 0, floats(0x1p+4, 0x1.ap+3, 0x1.4p+3, 0x1.8p+2, 0x1.ap+3, -0x1p+3, -0x1.6p+3, -0x1.ep+3, -0x1.1p+4, 0x1p+4, 0x1.ap+3, 0x1.2p+3, -0x1.8p+2, 0x1p+0, -0x1p+0, -0x1p+1, -0x1.cp+3, -0x1.6p+3, -0x1p+3, 0x1p+0, -0x1p+1, 0x1.4p+3, 0x1.ap+3, 0x1p+0, -0x1.1p+4, -0x1.cp+3, -0x1.6p+3, 0x1p+0, 0x1.8p+3, 0x1p+2, 0x1.4p+2, -0x1p+1, -0x1.cp+3, -0x1.ep+3, -0x1p+4, -0x1.2p+3, 0x1.2p+4, 0x1p+3, 0x1.cp+2, 0x1.8p+3, 0x1.7p+4, -0x1.cp+3, -0x1.ep+3, -0x1.8p+3, -0x1.4p+3, 0x1.cp+2, 0x1.8p+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 4, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 0, floats(0x1p+0, 0x1.ep+2, -0x1.4p+2, 0x1.ep+1, -0x1p-1, 0x1.8p-1, -0x1p+2, -0x1.cp+0, 0x1.fp+2, 0x1p-2, -0x1p+0, 0x1.ep+1, 0x1.cp+0, -0x1p+2, -0x1.cp+0, 0x1.6p+3, -0x1p+1, -0x1.28p+3, -0x1p+1, -0x1p-2, -0x1.8p-1, 0x1.8p+0, -0x1.3p+2, 0x1.8p+0, -0x1.08p+3, -0x1.8p+1, -0x1.4p+0, -0x1.7p+2, -0x1p+0, -0x1.3p+2, 0x1.8p+0, -0x1.9p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1.ap+3, -0x1.4cp+4, 0x0p+0, 0x1.cp+1, 0x1.e8p+3, 0x1.2p+2, -0x1p+1, -0x1.58p+3, -0x1.3p+4, -0x1.58p+3, 0x1.18p+3, 0x1.4p+2, -0x1.2p+1, 0x1.4p+3, -0x1.ap+1, -0x1.8p+3, -0x1.64p+4, -0x1.6p+2, -0x1.8p+2, 0x1.ep+2, 0x1p+2, -0x1.3p+2, -0x1.e8p+3, -0x1.64p+4));
  }

  // conv2d dilations=2,1
  @Test
  void conv2d_dilations_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().dilations(2, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 3, 3), 0, floats(0x1.5p+4, -0x1.ep+3, 0x1p+2, 0x0p+0, -0x1.8p+1, -0x1.8p+2, -0x1.8p+1, 0x0p+0, -0x1.cp+2, -0x1.2p+3, -0x1.8p+1, 0x1.2p+4, 0x1.8p+2, 0x0p+0, -0x1p+0, 0x1.8p+1, 0x1.8p+1, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(0x1p+1, -0x1.2p+2, 0x1.2p+2, -0x1.3p+2, -0x1p-1, -0x1.cp+1, 0x1.8p+0, -0x1.4p+0, -0x1p+0, -0x1.3p+2, -0x1.4p+2, -0x1.6p+1, 0x0p+0, 0x1.4p+1, 0x1.ep+1, -0x1.cp+1, 0x1.cp+1, 0x1p+1, -0x1.4p+1, 0x1.2p+2, -0x1.ep+1, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -0x1p+0, 0x1.8p+0, -0x1.4p+2, -0x1.4p+2, 0x0p+0, 0x1p+0, 0x1.ep+1));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1.2p+1, -0x1.ep+1, -0x1.08p+4, -0x1.c8p+3, -0x1.8p-1, 0x0p+0, 0x1.5p+2, 0x1.2p+1, -0x1.08p+3, -0x1.bp+2, 0x1.5p+2, 0x1.08p+3, -0x1.8p-1, -0x1.5p+2, -0x1.bp+2, -0x1.ep+1, -0x1.2p+2, 0x1.5p+2, -0x1.2p+1, -0x1.ep+1, -0x1.08p+4, -0x1.c8p+3, -0x1.8p-1, 0x0p+0));
  }

  // conv2d groups=2
  @Test
  void conv2d_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 1, 4), floats(-0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().groups(2L)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 4), 0, floats(0x1.8p+1, -0x1.8p+1, -0x1p+2, -0x1p+1, 0x1p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1, 0x1p+0, -0x1.8p+1, -0x1p+1, -0x1p+2, 0x1p+3, -0x1.8p+1, 0x0p+0, 0x1.8p+1, -0x1p+1, 0x1.8p+2, 0x1p+0, 0x1p+1, -0x1.8p+1, 0x1.8p+2, 0x1p+1, 0x1p+0, -0x1.4p+2, -0x1.8p+1, -0x1.4p+2, 0x1p+3, 0x1.8p+1, -0x1.8p+1, -0x1p+2, -0x1p+1, 0x1p+1, -0x1.8p+1, -0x1.8p+1, -0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(-0x1p+0, 0x1.cp+0, -0x1p+0, -0x1.2p+1, 0x1.4p+1, -0x1p+1, 0x1p+1, -0x1p-2, -0x1.4p+1, 0x1.8p-1, -0x1.ep+1, 0x1p-2, -0x1.cp+1, -0x1.cp+0, 0x1p-1, -0x1.cp+0, 0x1p+1, 0x1.6p+1, -0x1.8p-1, 0x1.2p+1, -0x1.ap+1, -0x1.cp+0, 0x1.2p+1, -0x1.2p+1, -0x1.4p+0, 0x1.8p-1, 0x1p-2, 0x1.4p+1, -0x1.4p+1, 0x1.6p+1, -0x1.8p+0, -0x1p-2));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 1, 4), 0, floats(-0x1.bp+3, -0x1.1cp+4, -0x1.cp+0, -0x1.8p+2, -0x1.1p+2, -0x1.2cp+4, 0x1.4p+3, 0x1.1p+2, 0x1.6p+2, 0x1.ep+2, -0x1.ap+2, -0x1p+0, -0x1.4p+3, 0x1.a8p+3, -0x1.5cp+4, 0x1.4p+1));
  }

  // conv2d of bfloat16
  @Test
  void conv2d_of_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.BFLOAT16, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.BFLOAT16, dims(1, 3, 3, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3));
  }

  // conv2d of complex128
  @Test
  void conv2d_of_complex128() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(1, 4, 4, 2), floats(-0x1p+2, -0x1p+0, 0x1p+0, 0x1p+2, -0x1.8p+1, 0x0p+0, 0x1p+1, -0x1p+2, -0x1p+1, 0x1p+0, 0x1.8p+1, -0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+2, -0x1p+1, 0x0p+0, 0x1p+2, -0x1p+2, 0x0p+0, 0x1p+0, -0x1p+2, -0x1.8p+1, 0x1p+0, 0x1p+1, -0x1.8p+1, -0x1p+1, 0x1p+1, 0x1.8p+1, -0x1p+1, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, -0x1p+2, -0x1p+2, 0x1p+0, 0x1p+0, -0x1.8p+1, -0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+1, -0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x1p+0, -0x1p+0, -0x1p+2, 0x1p+2, 0x1p+0, 0x0p+0, -0x1.8p+1, -0x1p+2, 0x1p+1, 0x1p+0, -0x1p+1, -0x1.8p+1, 0x1.8p+1, 0x1p+1, -0x1p+0, -0x1p+1, 0x1p+2)));
    Tensor filter = own(tensor(DType.COMPLEX128, dims(2, 2, 2, 3), floats(-0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+0, 0x0p+0, -0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+0, 0x0p+0, -0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0)));
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.COMPLEX128, dims(1, 3, 3, 3), 0, floats(-0x1p+0, 0x1.8p+3, -0x1.fp+4, -0x1.8p+1, 0x1.2p+3, -0x1p+3, 0x1.dp+4, 0x1.8p+1, -0x1.9p+4, -0x1.8p+1, -0x1.dp+4, 0x1p+0, 0x1.7p+4, 0x1.8p+1, -0x1.3p+4, -0x1.8p+1, -0x1.fp+4, 0x1p+0, 0x1.ap+4, 0x0p+0, -0x1p+2, 0x0p+0, 0x1.2p+5, 0x0p+0, -0x1p+4, 0x0p+0, 0x1.4p+4, 0x0p+0, 0x1p+4, 0x0p+0, -0x1.6p+4, 0x0p+0, 0x1.ap+4, 0x0p+0, 0x1.cp+3, 0x0p+0, -0x1p+0, -0x1.8p+3, -0x1.fp+4, 0x1.8p+1, 0x1.2p+3, 0x1p+3, 0x1.dp+4, -0x1.8p+1, -0x1.9p+4, 0x1.8p+1, -0x1.dp+4, -0x1p+0, 0x1.7p+4, -0x1.8p+1, -0x1.3p+4, 0x1.8p+1, -0x1.fp+4, -0x1p+0));
  }

  // conv2d of complex64
  @Test
  void conv2d_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(1, 4, 4, 2), floats(-0x1p+2, -0x1p+0, 0x1p+0, 0x1p+2, -0x1.8p+1, 0x0p+0, 0x1p+1, -0x1p+2, -0x1p+1, 0x1p+0, 0x1.8p+1, -0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+2, -0x1p+1, 0x0p+0, 0x1p+2, -0x1p+2, 0x0p+0, 0x1p+0, -0x1p+2, -0x1.8p+1, 0x1p+0, 0x1p+1, -0x1.8p+1, -0x1p+1, 0x1p+1, 0x1.8p+1, -0x1p+1, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, -0x1p+2, -0x1p+2, 0x1p+0, 0x1p+0, -0x1.8p+1, -0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+1, -0x1p+1, 0x1.8p+1, 0x1.8p+1, -0x1p+0, -0x1p+0, -0x1p+2, 0x1p+2, 0x1p+0, 0x0p+0, -0x1.8p+1, -0x1p+2, 0x1p+1, 0x1p+0, -0x1p+1, -0x1.8p+1, 0x1.8p+1, 0x1p+1, -0x1p+0, -0x1p+1, 0x1p+2)));
    Tensor filter = own(tensor(DType.COMPLEX64, dims(2, 2, 2, 3), floats(-0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0, 0x0p+0, -0x1p+1, -0x1p+1, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+0, 0x0p+0, -0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+0, 0x0p+0, -0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0, 0x0p+0)));
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.COMPLEX64, dims(1, 3, 3, 3), 0, floats(-0x1p+0, 0x1.8p+3, -0x1.fp+4, -0x1.8p+1, 0x1.2p+3, -0x1p+3, 0x1.dp+4, 0x1.8p+1, -0x1.9p+4, -0x1.8p+1, -0x1.dp+4, 0x1p+0, 0x1.7p+4, 0x1.8p+1, -0x1.3p+4, -0x1.8p+1, -0x1.fp+4, 0x1p+0, 0x1.ap+4, 0x0p+0, -0x1p+2, 0x0p+0, 0x1.2p+5, 0x0p+0, -0x1p+4, 0x0p+0, 0x1.4p+4, 0x0p+0, 0x1p+4, 0x0p+0, -0x1.6p+4, 0x0p+0, 0x1.ap+4, 0x0p+0, 0x1.cp+3, 0x0p+0, -0x1p+0, -0x1.8p+3, -0x1.fp+4, 0x1.8p+1, 0x1.2p+3, 0x1p+3, 0x1.dp+4, -0x1.8p+1, -0x1.9p+4, 0x1.8p+1, -0x1.dp+4, -0x1p+0, 0x1.7p+4, -0x1.8p+1, -0x1.3p+4, 0x1.8p+1, -0x1.fp+4, -0x1p+0));
  }

  // conv2d of float16
  @Test
  void conv2d_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT16, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.FLOAT16, dims(1, 3, 3, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3));
  }

  // conv2d of float64
  @Test
  void conv2d_of_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT64, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tensor y = own(context().conv2d(x, filter));
    expect(y, DType.FLOAT64, dims(1, 3, 3, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3));
  }

  // conv2d padding=EXPLICIT paddings=1
  @Test
  void conv2d_padding_explicit_paddings_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().padding(Options.Padding.EXPLICIT).paddings(1)));
    expect(y, DType.FLOAT32, dims(1, 5, 5, 3), 0, floats(0x1p+2, -0x1p+1, 0x1.cp+2, -0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x1p+0, -0x1.2p+4, 0x1p+3, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, -0x1p+3, 0x1.8p+3, -0x1p+3, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x1p+0, 0x1.ep+3, -0x1.8p+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x1p+2, -0x1.4p+3, 0x1p+0, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, 0x1p+0, 0x1p+2, 0x1.cp+2, -0x1p+0, 0x1.4p+2, 0x1.8p+2, -0x1p+1, -0x1p+1, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 5, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(-0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1.ep+3, -0x1.48p+3, -0x1.b8p+3, -0x1p+2, -0x1.6p+1, 0x1.ap+1, -0x1.cp+3, -0x1.6p+2, 0x1p-2, 0x1.8p+0, 0x1.9p+3, 0x1p+0, 0x1p-2, -0x1.ep+3, -0x1.48p+3, 0x1p+0, -0x1p+2, -0x1.6p+1, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3));
  }

  // conv2d padding=EXPLICIT paddings=1,0,0,2
  @Test
  void conv2d_padding_explicit_paddings_1_0_0_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().padding(Options.Padding.EXPLICIT).paddings(1, 0, 0, 2)));
    expect(y, DType.FLOAT32, dims(1, 4, 5, 3), 0, floats(-0x1.cp+2, 0x1.4p+2, 0x1p+1, -0x1p+3, 0x1.cp+2, 0x1p+1, -0x1.2p+3, 0x1.2p+3, 0x1p+1, -0x1.4p+3, 0x1p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.8p+2, 0x1p+0, -0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1p+3, 0x1.4p+3, 0x1p+3, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.ep+3, 0x1p+0, 0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, 0x1.2p+3, 0x1p+0, -0x1.8p+3, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 5, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(0x1.8p+1, 0x1.8p+1, -0x1p-2, 0x1p+0, 0x1.cp+1, -0x1.3p+3, 0x1.2p+3, -0x1.1p+2, -0x1.cp+0, -0x1.5p+2, -0x1.ap+1, -0x1p-1, 0x1.cp+1, 0x1.38p+3, -0x1p-2, 0x1p+0, 0x1.58p+3, -0x1.7p+2, 0x1p+0, -0x1.1p+3, -0x1.2p+2, -0x1.8p+2, -0x1.ap+1, -0x1p-1, 0x1p+1, 0x1.6p+2, -0x1.ep+1, -0x1p-1, 0x1.2p+2, 0x1p-1, 0x1.8p+0, -0x1.4p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1.c8p+3, -0x1.8p+2, -0x1.8p+1, 0x1.cp+0, 0x1.2p+3, 0x1p+4, -0x1.ap+1, -0x1.c8p+3, -0x1.08p+4, 0x1.3p+2, 0x1.ep+3, 0x1.9p+3, -0x1.3p+2, -0x1.cp+3, -0x1.6p+2, -0x1.4p+1, 0x1.8p+0, 0x1.9p+3, -0x1.6p+3, -0x1.cp+0, -0x1.58p+3, 0x1.4p+1, -0x1.3p+2, -0x1.8p+0));
  }

  // conv2d strides=1,2 padding=SAME
  @Test
  void conv2d_strides_1_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().strides(1, 2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 4, 2, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, 0x1.ap+3, -0x1p+1, 0x1.2p+4, -0x1.6p+3, 0x1.ap+3, 0x1.cp+2, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3, -0x1.8p+2, 0x1.8p+3, -0x1.4p+3, -0x1p+0, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.8p+1, 0x1.4p+0, -0x1.8p+1, -0x1.2p+1, 0x1p+0, 0x1.8p-1, -0x1.7p+2, 0x1.8p+0, -0x1.8p+1, -0x1.3p+2, -0x1p-2, 0x1.8p+1, 0x1.3p+2, 0x0p+0, -0x1p+0, -0x1.2p+2, 0x1.3p+2, -0x1p+2, 0x1p+0, -0x1p+2, 0x1.4p+0, -0x1.4p+2, 0x0p+0, 0x1.ep+1));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(0x1.3p+3, -0x1.4p+3, -0x1.ap+2, -0x1.4p+0, 0x1.ep+3, 0x1.cp+1, -0x1.ep+2, -0x1.dp+2, -0x1.2p+2, -0x1.3p+2, -0x1.4p+1, 0x1.fp+2, -0x1.4p+2, 0x1.ep+2, 0x1.6p+1, 0x1.4p+3, -0x1.ep+2, -0x1.fp+2, -0x1.1p+2, 0x1.2p+2, 0x1.ap+2, -0x1.3p+3, -0x1.08p+3, -0x1.1p+3));
  }

  // conv2d strides=2
  @Test
  void conv2d_strides_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2d(x, filter, new Options.Conv2d().strides(2)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x1p+4, -0x1.cp+3, -0x1.cp+3, 0x1.4p+3, -0x1p+3, -0x1p+4, -0x1.1p+4, -0x1.1p+4, 0x1.7p+4, 0x1.ap+3, -0x1.6p+3, -0x1.ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 0, floats(0x1p+1, -0x1.2p+2, -0x1p+0, 0x0p+0, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1.6p+1, 0x1.cp+1, 0x1p+1, -0x1.2p+2, -0x1p+0, 0x1p+1, 0x1.6p+2, -0x1.3p+2, 0x0p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, -0x1.4p+0, -0x1p+0, -0x1.3p+2, -0x1p+0, 0x1.8p+0, 0x1p+0, -0x1p-1, -0x1.8p-1, 0x1.8p+0, 0x1.5p+2, -0x1p+0, -0x1.3p+2, -0x1p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 3), 0, floats(-0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3, 0x1.38p+3, 0x1.18p+3, 0x1.5p+4, 0x1.cp+0, 0x1.2p+1, 0x1.cp+2, -0x1.ep+2, -0x1.cp+0, -0x1.08p+4, 0x1.7p+2, 0x1.6p+2, 0x1.cp+3, -0x1.48p+3, -0x1.ep+2, -0x1.cp+3));
  }

  // conv2d_transpose
  @Test
  void conv2d_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter));
    expect(y, DType.FLOAT32, dims(1, 3, 5, 2), 0, floats(0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, -0x1.cp+2, -0x1.8p+3, -0x1.ep+3, 0x1.4p+3, 0x1p+4, -0x1.ap+3, 0x1.ep+3, -0x1.2p+3, 0x0p+0, -0x1.2p+3, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.9p+2, 0x1p-1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, 0x1.ap+2, -0x1.9p+2, -0x1.2p+3, -0x1.8p+1, -0x1.9p+2, 0x1p-1));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(-0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+2, 0x1.2p+1, -0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3));
  }

  // conv2d_transpose data_format=NCHW groups=2 strides=2 padding=SAME
  @Test
  void conv2d_transpose_data_format_nchw_groups_2_strides_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0, 0x0p+0, 0x1p+1, -0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter, new Options.Conv2dTranspose().strides(2).padding(Options.Padding.SAME).dataFormat(Options.DataFormat.NCHW).groups(2L)));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 6), 0, floats(0x1p+3, -0x1p+2, 0x1.4p+3, -0x1.8p+1, 0x1.cp+2, -0x1p+1, -0x1p+3, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, 0x0p+0, -0x1p+1, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, -0x1p+1, 0x1p+0, -0x1p+2, 0x1p+1, -0x1.8p+2, -0x1p+0, 0x1p+1, -0x1p+1, 0x1p+2, -0x1.8p+1, 0x1.8p+2, 0x0p+0, -0x1p+3, 0x1p+2, 0x1p+3, -0x1p+2, 0x1.8p+2, -0x1p+2, 0x1p+3, 0x1p+2, -0x1p+3, 0x1.8p+1, -0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4, 6), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(-0x1.8p+1, -0x1.3p+2, 0x1p-1, -0x1.3p+2, -0x1.8p+1, -0x1.6p+1, -0x1.8p+0, 0x1p+2, 0x1p-2, -0x1.ep+1, -0x1.8p+0, 0x1.8p+1));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 1, 2), 0, floats(-0x1.cp+3, 0x1.4p+0, -0x1.28p+3, 0x1.1p+2, -0x1.bp+3, -0x1.8p+2, -0x1.8p+2, -0x1.4p+0, -0x1.cp+3, 0x1.4p+0, -0x1.cp+1, 0x1.4p+2));
  }

  // conv2d_transpose dilations=2,1
  @Test
  void conv2d_transpose_dilations_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter, new Options.Conv2dTranspose().dilations(2, 1)));
    expect(y, DType.FLOAT32, dims(1, 4, 5, 2), 0, floats(0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.6p+3, -0x1p+0, 0x1.8p+1, -0x1.8p+2, -0x1p+2, -0x1p+1, -0x1.2p+3, -0x1.8p+2, -0x1.8p+2, -0x1p+1, 0x1.4p+2, -0x1.8p+3, 0x1.8p+3, -0x1.8p+1, 0x1p+2, -0x1.cp+2, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.cp+1, -0x1.ep+1, -0x1.fp+2, 0x1p-2, -0x1p-1, 0x1p+0, 0x1.5p+2, -0x1.4p+1, 0x1p+1, -0x1.bp+2, -0x1.cp+1, -0x1.ep+1));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(-0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2, -0x1.08p+4, 0x1.8p+1, -0x1.9p+2, 0x1.2p+1, -0x1.88p+3, -0x1.2p+2, -0x1.38p+3, 0x1.7p+3, -0x1.ep+3, 0x1.28p+3, -0x1.9p+3, 0x1.3p+3, -0x1.18p+3, -0x1p+2));
  }

  // conv2d_transpose output_shape=1,3,6,2 strides=2 padding=SAME
  @Test
  void conv2d_transpose_output_shape_1_3_6_2_strides_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter, new Options.Conv2dTranspose().outputShape(1, 3, 6, 2).strides(2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 3, 6, 2), 0, floats(0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x0p+0, -0x1.cp+2, 0x1p+2, 0x1.2p+3, -0x1p+0, -0x1p+3, 0x1.8p+2, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.4p+2, 0x0p+0, -0x1p+4, 0x1p+2, 0x1.4p+2, -0x1p+0, -0x1p+4, 0x1.8p+2, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1.8p+2, 0x1p+3, -0x1p+3, -0x1.8p+2, 0x1.4p+2, 0x1.cp+2, -0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 6, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.ep+1, -0x1.3p+2, 0x1p+0, 0x1p-1, 0x1.ep+1, 0x1.8p-1, 0x1.cp+1, -0x1.4p+2, -0x1.ap+2, -0x1.4p+1, 0x1.ep+1, -0x1.4p+1));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(-0x1.08p+3, -0x1p+1, -0x1.bp+3, 0x1.ep+2, -0x1.ap+3, 0x1.8p+2, -0x1.bp+2, 0x1.7p+2, -0x1.1p+3, 0x1p-1, -0x1.28p+4, -0x1.8p+1, -0x1.38p+4, 0x1.28p+3, -0x1.7p+2, 0x1.1p+2, -0x1.3p+3, 0x1.6p+2, -0x1.ep+3, 0x1.9p+3, -0x1.48p+3, 0x1.cp+1, -0x1p+2, 0x1.2p+1));
  }

  // conv2d_transpose padding=EXPLICIT paddings=1,0,0,1
  @Test
  void conv2d_transpose_padding_explicit_paddings_1_0_0_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter, new Options.Conv2dTranspose().padding(Options.Padding.EXPLICIT).paddings(1, 0, 0, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 2), 0, floats(-0x1.cp+2, -0x1.8p+3, -0x1.ep+3, 0x1.4p+3, 0x1p+4, -0x1.ap+3, 0x1.ep+3, -0x1.2p+3, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(0x1.5p+2, -0x1.8p-1, 0x1.cp+0, 0x1.4p+1, 0x1.4p+2, -0x1.4p+2, -0x1.3p+3, -0x1.7p+2, -0x1.2p+2, 0x1.ap+2, 0x1.4p+3, -0x1.2p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(0x1p-1, -0x1.1p+3, 0x1.4p+1, -0x1p+3, -0x1.4p+0, -0x1p-2, 0x1.8p-1, -0x1.cp+3, -0x1.8p+0, 0x1.8p+1, -0x1.8p+1, 0x1p+3, -0x1.5p+3, 0x1.8p+0, -0x1.4p+3, 0x1.38p+3, -0x1.a8p+3, -0x1.bp+2, -0x1.ap+3, 0x1.58p+3, -0x1.68p+3, 0x1.6p+3, -0x1.f8p+3, 0x1.8p+2));
  }

  // conv2d_transpose strides=3,1
  @Test
  void conv2d_transpose_strides_3_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv2dTranspose(x, filter, new Options.Conv2dTranspose().strides(3, 1)));
    expect(y, DType.FLOAT32, dims(1, 6, 5, 2), 0, floats(0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, 0x1p+1, 0x1.4p+2, -0x1.8p+1, 0x1.8p+3, 0x1.4p+2, 0x1p+2, -0x1.2p+3, -0x1.8p+2, -0x1.8p+2, -0x1p+1, 0x1.4p+2, -0x1.8p+3, 0x1.8p+3, -0x1.8p+1, 0x1p+2, -0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.6p+3, -0x1p+0, 0x1.8p+1, -0x1.8p+2, -0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1.8p+3, 0x1.ap+3, -0x1p+0, -0x1.8p+1, -0x1.8p+2, 0x0p+0, -0x1p+1, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2), 0, floats(-0x1.9p+2, 0x1p-1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, -0x1p+1, 0x1.4p+0, 0x1.2p+2, -0x1.6p+1, -0x1p-1, 0x1.3p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(-0x1.c8p+3, 0x1.28p+3, -0x1p+3, -0x1p+2, -0x1.ep+3, 0x1.18p+3, -0x1.ap+3, 0x1.68p+3, -0x1.38p+3, 0x1.3p+2, -0x1.28p+4, 0x1.4p+1, -0x1.ap+3, 0x1.68p+3, -0x1.38p+3, 0x1.3p+2, -0x1.28p+4, 0x1.4p+1, -0x1.4p+1, -0x1.6p+2, -0x1.c8p+3, 0x1.28p+3, -0x1p+3, -0x1p+2));
  }

  // conv3d
  @Test
  void conv3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3d(x, filter));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3, 2), 0, floats(-0x1p+2, 0x1.ep+3, 0x1.8p+2, 0x1.8p+1, 0x1.cp+2, 0x0p+0, -0x1.2p+4, 0x1.8p+1, 0x1p+0, 0x0p+0, 0x1p+1, -0x1.8p+1, -0x1.4p+2, 0x1.2p+3, -0x1p+2, 0x1.ep+3, 0x1.8p+2, 0x1.8p+1, 0x1p+3, -0x1.5p+4, -0x1.2p+4, 0x1.8p+1, 0x1p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 2), 0, floats(-0x1p+1, 0x1.8p+0, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1.2p+2, 0x1.8p+2, -0x1.8p+0, 0x1p-1, -0x1.2p+1, 0x1p+0, -0x1p+2, 0x1.8p+1, -0x1.6p+1, 0x1.8p+1, -0x1.ap+2, 0x1.ap+1, -0x1.8p-1, -0x1p+0, 0x1.4p+0, 0x1.ap+1, 0x1.8p+0, -0x1p+2, -0x1.6p+1, -0x1.8p+0, -0x1p+2, 0x1.1p+2, -0x1p+1, -0x1.8p+1, -0x1.2p+2, 0x1.4p+0, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x1p-2, -0x1.8p+2, 0x1p+1, -0x1.2p+1, -0x1p+0, -0x1.cp+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.6p+3, -0x1.2p+2, 0x1.6p+3, 0x0p+0, -0x1.74p+4, 0x1.2p+2, 0x1.88p+3, -0x1.68p+3, -0x1.fp+2, -0x1.68p+3, 0x1.38p+3, 0x1.2p+1, -0x1.6p+3, -0x1.2p+2, 0x1.6p+3, 0x0p+0));
  }

  // conv3d data_format=NCHW groups=2
  @Test
  void conv3d_data_format_nchw_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 2, 4), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3d(x, filter, new Options.Conv3d().dataFormat(Options.DataFormat.NCHW).groups(2L)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2, 3), 0, floats(-0x1.cp+2, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, -0x1.cp+2, -0x1.cp+2, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, -0x1.4p+2, -0x1.cp+2, -0x1.2p+3, 0x1.cp+3, 0x1.8p+1, 0x1p+0, -0x1.8p+1, -0x1.4p+2, -0x1.cp+2, 0x1.cp+2, 0x1.cp+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 2, 4), 0, floats(-0x1p+1, 0x0p+0, -0x1.cp+1, 0x1p+1, -0x1p-1, -0x1.6p+1, -0x1.2p+2, 0x1.8p+1, -0x1.4p+1, 0x1p-2, -0x1p+0, 0x1.2p+2, -0x1.1p+2, 0x1p-1, -0x1.6p+1, 0x1.ep+2, -0x1.8p-1, 0x1p-1, 0x1.8p+0, 0x1p+0, -0x1p+1, 0x1.ep+1, -0x1p+0, 0x1.8p+1, 0x0p+0, -0x1.8p+2, -0x1.8p+0, -0x1p+1, 0x0p+0, -0x1p+0, -0x1p+2, -0x1p-1, 0x1.8p+1, -0x1.5p+2, -0x1.7p+2, -0x1.4p+1, 0x1p-1, -0x1p-1, -0x1.6p+1, -0x1.1p+2, 0x1.8p+0, 0x1.8p+0, -0x1.2p+1, -0x1.8p-1, 0x1p+0, -0x1p-1, 0x1.8p+0, -0x1p+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 1, 2), 0, floats(-0x1.4p+2, -0x1p-1, 0x1.4p+1, 0x1.bp+2, -0x1.4p+0, -0x1.fp+2, -0x1.4p+2, -0x1p-1));
  }

  // conv3d padding=EXPLICIT paddings=1,0,0,1,0,2 dilations=2,1,1
  @Test
  void conv3d_padding_explicit_paddings_1_0_0_1_0_2_dilations_2_1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3d(x, filter, new Options.Conv3d().padding(Options.Padding.EXPLICIT).dilations(2, 1, 1).paddings(1, 0, 0, 1, 0, 2)));
    expect(y, DType.FLOAT32, dims(1, 2, 3, 5, 2), 0, floats(-0x1.6p+3, 0x1.8p+2, -0x1p+1, -0x1.4p+2, -0x1p+1, -0x1.cp+2, -0x1p+2, -0x1p+1, 0x0p+0, 0x0p+0, -0x1.6p+3, 0x1.cp+2, 0x1.cp+2, 0x1.4p+2, 0x1.cp+2, 0x1.8p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+3, 0x1p+3, -0x1.8p+1, 0x1.cp+3, 0x1.cp+2, 0x1p+1, 0x1.2p+3, -0x1.cp+2, 0x0p+0, 0x0p+0, -0x1.2p+3, -0x1.ap+3, -0x1.1p+4, 0x1p+1, 0x1p+1, -0x1p+0, -0x1.8p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 2), 0, floats(-0x1p+2, 0x1.ep+1, -0x1.8p+0, 0x1p-1, -0x1.8p+2, 0x1.ap+2, -0x1.2p+1, 0x1p+0, -0x1.8p+2, 0x1.5p+2, -0x1p-1, 0x1.8p+1, -0x1p+2, 0x1.3p+2, -0x1.8p+0, 0x1p-1, -0x1p-1, -0x1p+1, -0x1p-2, -0x1p+2, 0x1.5p+2, -0x1.8p+0, 0x1p-2, -0x1.8p+2, 0x1.4p+0, -0x1p-1, -0x1.ap+1, -0x1.18p+3, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, -0x1.cp+0, -0x1p+2, 0x1.5p+2, -0x1.8p+0, 0x1p-2, -0x1.8p+2, 0x1p+1, -0x1.2p+1, -0x1.2p+1, -0x1.8p+2, 0x1.3p+2, -0x1p-1, -0x1p-2, -0x1p+2, 0x1.5p+2, -0x1.8p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.4p+2, -0x1p+2, -0x1.68p+3, 0x1.28p+3, 0x1.4p+0, -0x1.5p+2, -0x1.8p+0, 0x1.4p+3, -0x1.ap+1, -0x1.bp+2, -0x1.5p+3, 0x1.28p+3, -0x1.28p+3, -0x1.58p+4, 0x1.4p+1, 0x1.8p+2));
  }

  // conv3d strides=2,1,2 padding=SAME
  @Test
  void conv3d_strides_2_1_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3d(x, filter, new Options.Conv3d().strides(2, 1, 2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2, 2), 0, floats(-0x1p+2, 0x1.ep+3, 0x1.cp+2, 0x0p+0, -0x1.2p+4, 0x1.8p+1, 0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.cp+2, 0x1.cp+2, 0x1.2p+3, 0x1.2p+3, 0x1.cp+2, -0x1.cp+2, -0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 2), 0, floats(-0x1p+1, 0x1.8p+0, 0x0p+0, 0x1p+0, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1p-1, -0x1.8p+1, 0x0p+0, -0x1.2p+2, 0x1.8p+2, -0x1.8p+0, 0x1p-1, -0x1.4p+0, 0x1p+1, -0x1p-1, -0x1p+1, 0x1.8p+0, 0x0p+0, -0x1.cp+0, -0x1p+2, 0x1.ep+1, 0x1.8p+0, 0x1.8p+0, -0x1.8p+1, 0x0p+0, -0x1.2p+2, 0x1p-2, -0x1.8p+0, 0x1p-1, -0x1.4p+0, -0x1p+0, -0x1p+0, -0x1.cp+1, 0x1p+2, -0x1p-1, -0x1p+0, -0x1.6p+1, 0x1.8p+1, -0x1.8p+2, 0x1.5p+2, 0x1.8p+0, 0x1.8p+0, -0x1p+1, 0x1.8p+0, 0x0p+0, 0x1p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.8p+3, -0x1p+1, 0x1.1p+2, -0x1.ap+3, -0x1p+1, 0x1.ep+2, 0x1.c8p+3, -0x1.cp+1, -0x1.6p+1, -0x1.8p-1, 0x1.fp+2, 0x1.3p+3, -0x1.ap+2, -0x1p-1, -0x1p-1, -0x1.98p+3));
  }

  // conv3d_transpose
  @Test
  void conv3d_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3dTranspose(x, filter));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3, 2), 0, floats(0x1p+3, -0x1.2p+3, 0x0p+0, -0x1.8p+2, -0x1.cp+2, 0x1p+2, 0x1p+2, -0x1.cp+2, -0x1.8p+2, 0x0p+0, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1p+3, -0x1p+2, 0x0p+0, -0x1p+3, -0x1.cp+2, 0x1.4p+2, 0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.8p+2, -0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(-0x1p+0, -0x1.8p+1, 0x1p-2, 0x1.4p+0, -0x1p+2, 0x1.8p-1, 0x1.cp+1, -0x1.ap+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3, -0x1.b8p+3, 0x1.ep+2, -0x1.fp+3, 0x1.24p+4, -0x1.2cp+4, 0x1.9p+3, -0x1.7p+3, 0x1.d8p+3, -0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3));
  }

  // conv3d_transpose data_format=NCHW groups=2
  @Test
  void conv3d_transpose_data_format_nchw_groups_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1, 2, 2), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 1, 2), floats(-0x1p+1, 0x0p+0, 0x1p+0, -0x1p+1, -0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3dTranspose(x, filter, new Options.Conv3dTranspose().dataFormat(Options.DataFormat.NCHW).groups(2L)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2, 3), 0, floats(0x1p+3, 0x1p+1, -0x1.8p+1, 0x1p+2, 0x0p+0, -0x1p+0, 0x1p+2, -0x1.4p+2, -0x1.8p+2, 0x1p+1, -0x1.8p+1, -0x1p+1, 0x0p+0, -0x1p+1, -0x1p+2, 0x0p+0, -0x1.8p+2, -0x1p+3, 0x1p+0, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 1, 2, 2), 0, floats(-0x1p-2, 0x1p+0, -0x1p-1, 0x1.6p+1, -0x1.8p+1, 0x1p-2, -0x1.cp+1, -0x1p+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 1, 2), 0, floats(-0x1.ep+2, 0x1.cp+3, -0x1.cp+3, 0x1.38p+3, -0x1.48p+3, 0x1.9p+3, -0x1.ep+2, 0x1.cp+3));
  }

  // conv3d_transpose output_shape=1,2,3,4,2 strides=2 padding=SAME
  @Test
  void conv3d_transpose_output_shape_1_2_3_4_2_strides_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3dTranspose(x, filter, new Options.Conv3dTranspose().outputShape(1, 2, 3, 4, 2).strides(2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 3, 4, 2), 0, floats(0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1p+1, 0x1.8p+2, -0x1p+3, -0x1.cp+2, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x1.8p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3, 0x1p+3, 0x1.4p+2, 0x1p+3, -0x1.2p+3, -0x1.8p+2, 0x1.4p+2, 0x1.8p+2, -0x1p+3, -0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1p+2, -0x1.cp+2, -0x1p+3, 0x1.4p+2, 0x1p+1, -0x1.8p+2, -0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(0x1.2p+2, -0x1.08p+3, 0x1.8p+2, -0x1p+2, -0x1p+2, 0x1.ep+1, 0x1.2p+2, -0x1.cp+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(-0x1.a8p+3, 0x1.ap+3, -0x1.9p+3, 0x1.68p+3, -0x1.b8p+3, 0x1.4p+3, -0x1.8p+3, 0x1.34p+4, -0x1.8p+3, 0x1.34p+4, -0x1.28p+3, 0x1.7p+2, -0x1.58p+4, 0x1p+4, -0x1.fp+2, 0x1.d8p+3));
  }

  // conv3d_transpose padding=EXPLICIT paddings=1,0,0,0,0,0 dilations=2,1,1
  @Test
  void conv3d_transpose_padding_explicit_paddings_1_0_0_0_0_0_dilations_2_1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().conv3dTranspose(x, filter, new Options.Conv3dTranspose().padding(Options.Padding.EXPLICIT).dilations(2, 1, 1).paddings(1, 0, 0, 0, 0, 0)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3, 2), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1p+3, -0x1p+2, 0x0p+0, -0x1p+3, -0x1.cp+2, 0x1.4p+2, 0x1p+2, -0x1p+1, -0x1.8p+2, -0x1.8p+2, -0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 2, 2), 0, floats(-0x1p+1, 0x1p+0, 0x1.2p+1, -0x1.8p+0, -0x1.4p+2, -0x1.4p+0, 0x1p-2, -0x1.ep+1));
    expect(dFilter, DType.FLOAT32, dims(2, 1, 2, 2, 2), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.2cp+4, 0x1.9p+3, -0x1.7p+3, 0x1.d8p+3, -0x1.8p+3, 0x1.28p+3, -0x1.bp+2, 0x1.8p+3));
  }

  // copysign and its gradients
  @Test
  void copysign_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    Tensor y = own(context().copysign(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1p+1, -0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, -0x1p-1, -0x1p+1));
  }

  // copysign of other dtypes
  @Test
  void copysign_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().copysign(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p-1, 0x1p+1, -0x1.8p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().copysign(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p-1, 0x1p+1, -0x1.8p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().copysign(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p-1, 0x1p+1, -0x1.8p+1));
  }

  // cos and its gradient
  @Test
  void cos_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cos(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.aa2266p-2, 0x1.c1528p-1, 0x1.769fecp-1, -0x1.fae04cp-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.d18f6ep-1, 0x1.eaee88p-3, -0x1.5cffc2p+0, -0x1.210386p-5));
  }

  // cos of other dtypes
  @Test
  void cos_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().cos(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.aa22657537205p-2, 0x1.c1528065b7d5p-1, 0x1.769fec655211fp-1, -0x1.fae04be85e5d2p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().cos(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.aa4p-2, 0x1.c14p-1, 0x1.768p-1, -0x1.fbp-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().cos(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.aap-2, 0x1.c2p-1, 0x1.76p-1, -0x1.fap-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().cos(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.14a280fb5068cp-1, -0x1.4eaa606db24c1p-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().cos(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.14a28p-1, -0x1.4eaa6p-1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().cos(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.22dd72p+0, -0x1.93b38ep-2, 0x1.6c196ap-2, 0x1.fa6134p-2, 0x1.1083a6p-2, 0x1.cf134p+1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(-0x1.3dccf2p-1, 0x1.717c38p-1, -0x1.508356p-3, 0x1.11f20ep+0, -0x1.f0c63p+2, 0x1.9ead4ap+1));
  }

  // cosh and its gradient
  @Test
  void cosh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cosh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.e18fap+1, 0x1.20ac18p+0, 0x1.4b705ep+0, 0x1.422a4ap+3));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.d03cf6p+1, -0x1.0acdp-2, 0x1.a506b2p+0, 0x1.40926ep+1));
  }

  // cosh of other dtypes
  @Test
  void cosh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().cosh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.e18fa0df2d9bcp+1, 0x1.20ac1862ae8dp+0, 0x1.4b705d1e5d6a8p+0, 0x1.422a497d6185ep+3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().cosh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.e18p+1, 0x1.20cp+0, 0x1.4b8p+0, 0x1.424p+3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().cosh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.e2p+1, 0x1.2p+0, 0x1.4cp+0, 0x1.42p+3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().cosh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.8b07551d9f55p+0, 0x1.b4ee858de3e8p+4));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().cosh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.8b0756p+0, 0x1.b4ee86p+4));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().cosh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.a66fc2p-1, 0x1.6bb93ap-2, 0x1.a84166p+0, -0x1.89376ap-1, -0x1.f538a6p-1, -0x1.efa76ap+0));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.866e2cp-2, -0x1.898a56p-1, 0x1.cf8b2ap-1, -0x1.67e392p+0, 0x1.77a8ap-2, 0x1.4a81dp+2));
  }

  // cosine_similarity
  @Test
  void cosine_similarity() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    Tensor y = own(context().cosineSimilarity(x1, x2));
    expect(y, DType.FLOAT32, dims(2), 4, floats(0x1.4d723ap-1, -0x1.1199cap-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    expect(dX1, DType.FLOAT32, dims(2, 3), 64, floats(0x1.1810a6p-3, -0x1.5a9af4p-3, -0x1.ad0928p-4, -0x1.2a495ap-3, 0x1.83c5c2p-3, 0x1.bf6e06p-3));
  }

  // cosine_similarity axis=0 epsilon=0.5
  @Test
  void cosine_similarity_axis_0_epsilon_0_5() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    Tensor y = own(context().cosineSimilarity(x1, x2, new Options.CosineSimilarity().axis(0L).epsilon(0x1p-1)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(-0x1.43d136p-2, 0x1.fc1b4cp-1, 0x1.c6691p-5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    expect(dX1, DType.FLOAT32, dims(2, 3), 64, floats(0x1.8494a8p+0, -0x1.4a9a14p-6, 0x1.79829cp-3, -0x1.8494a8p-1, -0x1.8cb8e4p-6, 0x1.5a0d0ep-1));
  }

  // count_nonzero
  @Test
  void count_nonzero() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().countNonzero(x));
    expect(y, DType.INT64, dims(), 0, wholes(3L));
  }

  // count_nonzero axis=0,-1 keepdims=True
  @Test
  void count_nonzero_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().countNonzero(x, new Options.CountNonzero().axis(0, -1).keepdims(true)));
    expect(y, DType.INT64, dims(1, 1), 0, wholes(3L));
  }

  // count_nonzero axis=1
  @Test
  void count_nonzero_axis_1() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor y = own(context().countNonzero(x, new Options.CountNonzero().axis(1)));
    expect(y, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // count_nonzero of float16
  @Test
  void count_nonzero_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x0p+0, -0x0p+0, Double.NaN)));
    Tensor y = own(context().countNonzero(x));
    expect(y, DType.INT64, dims(), 0, wholes(1L));
  }

  // cross
  @Test
  void cross() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, -0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+2, 0x1p-1, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().cross(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.6p+2, -0x1.cp+3, -0x1.ep+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x0p+0, -0x1.8p+2, 0x1.8p+0));
    expect(dX2, DType.FLOAT32, dims(3), 0, floats(-0x1.6p+2, 0x1.4p+2, 0x1.8p+0));
  }

  // cross axis=0
  @Test
  void cross_axis_0() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().cross(x1, x2, new Options.Cross().axis(0L)));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.8p+2, 0x1p+1, 0x1.8p+1, -0x1p+2, -0x1.8p+1, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3, 2), 0, floats(-0x1p+2, 0x1.4p+1, 0x1p-1, 0x1p+0, 0x1p+1, -0x1p-1));
    expect(dX2, DType.FLOAT32, dims(3, 2), 0, floats(0x1.6p+2, -0x1.5p+3, -0x1.cp+1, 0x1.8p+1, 0x1p+0, 0x1.8p+0));
  }

  // cross_entropy axis=0
  @Test
  void cross_entropy_axis_0() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().axis(0L)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.ec833cp-3));
  }

  // cross_entropy ignore_index=1 reduction=MEAN with weights
  @Test
  void cross_entropy_ignore_index_1_reduction_mean_with_weights() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.55aa3ep+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.3bb29cp-3, 0x1.ad13e2p-2, -0x1.257698p-1, -0x1.4f8e84p-2, 0x1.429982p-6, 0x1.3b64eap-2, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // cross_entropy ignore_index=1 reduction=NONE with weights
  @Test
  void cross_entropy_ignore_index_1_reduction_none_with_weights() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.f6e0ep+0, 0x1.050eeep+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-3, 0x1.e3e642p-7, 0x1.d9176p-3, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // cross_entropy ignore_index=1 reduction=SUM with weights
  @Test
  void cross_entropy_ignore_index_1_reduction_sum_with_weights() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.003faep+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-2, 0x1.e3e642p-6, 0x1.d9176p-2, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // cross_entropy label_smoothing=0.25
  @Test
  void cross_entropy_label_smoothing_0_25() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().weight(weight).labelSmoothing(0x1p-2)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.9cd30ap+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.d238dap-5, 0x1.1d94ccp-3, -0x1.922302p-3, -0x1.da6a5p-4, -0x1.29ec86p-5, 0x1.37b04ap-3, 0x1.6df5cap-2, -0x1.e0b168p-2, 0x1.caee76p-4));
  }
}
