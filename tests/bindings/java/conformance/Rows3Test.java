// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows3Test extends Row {
  // cross_entropy reduction=MEAN
  @Test
  void cross_entropy_reduction_mean() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.ba73b4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.3bb29cp-4, 0x1.ad13e2p-3, -0x1.257698p-2, -0x1.4f8e84p-2, 0x1.429982p-6, 0x1.3b64eap-2, 0x1.ec79a6p-3, -0x1.50d2c6p-2, 0x1.6a57cep-4));
  }

  // cross_entropy reduction=NONE
  @Test
  void cross_entropy_reduction_none() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.f6e0ep+0, 0x1.050eeep+2, 0x1.14e666p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-2, 0x1.e3e642p-6, 0x1.d9176p-2, 0x1.715b3cp+0, -0x1.f93c2ap+0, 0x1.0fc1dap-1));
  }

  // cross_entropy reduction=SUM
  @Test
  void cross_entropy_reduction_sum() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().crossEntropy(logits, labels, new Options.CrossEntropy().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.4bd6c6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(3, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, -0x1.f755c4p-1, 0x1.e3e642p-5, 0x1.d9176p-1, 0x1.715b3cp-1, -0x1.f93c2ap-1, 0x1.0fc1dap-2));
  }

  // csv_column column=0 dtype=int32
  @Test
  void csv_column_column_0_dtype_int32() throws Exception {
    Tensor fields = own(tensor(DType.STRING, dims(4, 3), strings("1", "2", "-3", "a", "", "b,\"c\"\nd", "2.5", "NA", "-1e3", "", "1", "2")));
    Tensor y = own(context().csvColumn(fields, 0L, new Options.CsvColumn().dtype(DType.INT32)));
    expect(y, DType.INT32, dims(3), 0, wholes(1L, 2L, -3L));
  }

  // csv_column column=1
  @Test
  void csv_column_column_1() throws Exception {
    Tensor fields = own(tensor(DType.STRING, dims(4, 3), strings("1", "2", "-3", "a", "", "b,\"c\"\nd", "2.5", "NA", "-1e3", "", "1", "2")));
    Tensor defaultValue = own(tensor(DType.STRING, dims(), strings("none")));
    Tensor y = own(context().csvColumn(fields, 1L, new Options.CsvColumn().defaultValue(defaultValue)));
    expect(y, DType.STRING, dims(3), 0, strings("a", "none", "b,\"c\"\nd"));
  }

  // csv_column column=3
  @Test
  void csv_column_column_3() throws Exception {
    Tensor fields = own(tensor(DType.STRING, dims(4, 3), strings("1", "2", "-3", "a", "", "b,\"c\"\nd", "2.5", "NA", "-1e3", "", "1", "2")));
    Tensor defaultValue = own(tensor(DType.FLOAT64, dims(1), floats(0x1.ep+2)));
    Tensor y = own(context().csvColumn(fields, 3L, new Options.CsvColumn().defaultValue(defaultValue)));
    expect(y, DType.FLOAT64, dims(3), 0, floats(0x1.ep+2, 0x1p+0, 0x1p+1));
  }

  // csv_column of a word
  @Test
  void csv_column_of_a_word() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(1, 2), strings("1", "one")));
    fails(Code.INVALID_ARGUMENT, "csv_column", "Field 0 in record 1 is not a valid float: one [Op:csv_column]", () -> context().csvColumn(x, 0L, new Options.CsvColumn().dtype(DType.FLOAT32)));
  }

  // csv_column without a field
  @Test
  void csv_column_without_a_field() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 1), strings("1", "")));
    fails(Code.INVALID_ARGUMENT, "csv_column", "Field 1 is required but missing in record 0! [Op:csv_column]", () -> context().csvColumn(x, 1L, new Options.CsvColumn().dtype(DType.FLOAT32)));
  }

  // cumulative_logsumexp axis=-1 reverse=True
  @Test
  void cumulative_logsumexp_axis_m1_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeLogsumexp(x, new Options.CumulativeLogsumexp().axis(-1L).reverse(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 4, floats(0x1.0adec2p+2, 0x1.081f96p+2, 0x1p+2, 0x1.003b82p+3, 0x1.003704p+3, 0x1.8p+1));
  }

  // cumulative_logsumexp axis=0
  @Test
  void cumulative_logsumexp_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeLogsumexp(x, new Options.CumulativeLogsumexp().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 4, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.795d1cp+0, 0x1.001448p+3, 0x1.140c7ap+2));
  }

  // cumulative_logsumexp axis=0 exclusive=True
  @Test
  void cumulative_logsumexp_axis_0_exclusive_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1p-1)));
    Tensor y = own(context().cumulativeLogsumexp(x, new Options.CumulativeLogsumexp().axis(0L).exclusive(true)));
    expect(y, DType.FLOAT32, dims(3), 4, floats(-Double.POSITIVE_INFINITY, 0x1p+0, 0x1.2818f6p+1));
  }

  // cumulative_logsumexp without an axis that it needs
  @Test
  void cumulative_logsumexp_without_an_axis_that_it_needs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "cumulative_logsumexp", null, () -> context().cumulativeLogsumexp(x));
  }

  // cumulative_max axis=-1 reverse=True
  @Test
  void cumulative_max_axis_m1_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeMax(x, new Options.CumulativeMax().axis(-1L).reverse(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+3, 0x1p+3, 0x1.8p+1));
  }

  // cumulative_max axis=0
  @Test
  void cumulative_max_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeMax(x, new Options.CumulativeMax().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+0, 0x1p+3, 0x1p+2));
  }

  // cumulative_max without an axis that it needs
  @Test
  void cumulative_max_without_an_axis_that_it_needs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "cumulative_max", null, () -> context().cumulativeMax(x));
  }

  // cumulative_min axis=-1 reverse=True
  @Test
  void cumulative_min_axis_m1_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeMin(x, new Options.CumulativeMin().axis(-1L).reverse(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1.8p+1, 0x1.8p+1));
  }

  // cumulative_min axis=0
  @Test
  void cumulative_min_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().cumulativeMin(x, new Options.CumulativeMin().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+1, 0x1.8p+1));
  }

  // cumulative_min without an axis that it needs
  @Test
  void cumulative_min_without_an_axis_that_it_needs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "cumulative_min", null, () -> context().cumulativeMin(x));
  }

  // cumulative_prod axis=-1
  @Test
  void cumulative_prod_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+3, 0x1p-1, 0x1p+2, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.2p+4, 0x1.1p+3, 0x1p+2, 0x1.51p+6, 0x1.5p+2, 0x1.8p+3));
  }

  // cumulative_prod axis=0
  @Test
  void cumulative_prod_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+4, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.2p+0, 0x1.9p+3, 0x1.6p+3, 0x1p-2, 0x1.8p+1, 0x1.8p+3));
  }

  // cumulative_prod axis=0 dtype=int16
  @Test
  void cumulative_prod_axis_0_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(0L).dtype(DType.INT16)));
    expect(y, DType.INT16, dims(3), 0, wholes(3L, 6L, 24L));
  }

  // cumulative_prod axis=1 exclusive=True
  @Test
  void cumulative_prod_axis_1_exclusive_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(1L).exclusive(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.2p+2, 0x1p+1, 0x0p+0, 0x1.98p+4, 0x1.8p+0, 0x0p+0));
  }

  // cumulative_prod axis=1 include_initial=True
  @Test
  void cumulative_prod_axis_1_include_initial_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(1L).includeInitial(true)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+3, 0x1p+0, 0x1p-1, 0x1p+2, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.ap+2, 0x1.8p+1, 0x1p-1, 0x1.08p+5, 0x1.ep+0, 0x1p+2));
  }

  // cumulative_prod axis=1 of booleans
  @Test
  void cumulative_prod_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(1L)));
    expect(y, DType.INT64, dims(2, 3), 0, wholes(1L, 0L, 0L, 0L, 0L, 0L));
  }

  // cumulative_prod axis=1 reverse=True
  @Test
  void cumulative_prod_axis_1_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeProd(x, new Options.CumulativeProd().axis(1L).reverse(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+3, 0x1p+3, 0x1p+2, 0x1.8p+3, 0x1.8p+4, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+3, 0x1.8p+2, 0x1.4p+2, 0x1.8p+2, 0x1.38p+2, 0x1p+4));
  }

  // cumulative_prod of int8
  @Test
  void cumulative_prod_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(3), wholes(100L, 2L, 3L)));
    Tensor y = own(context().cumulativeProd(x));
    expect(y, DType.INT64, dims(3), 0, wholes(100L, 200L, 600L));
  }

  // cumulative_prod without an axis that it needs
  @Test
  void cumulative_prod_without_an_axis_that_it_needs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "cumulative_prod", null, () -> context().cumulativeProd(x));
  }

  // cumulative_sum axis=-1
  @Test
  void cumulative_sum_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x1p-1, 0x1.1p+3, 0x1.7p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.cp+1, 0x1.4p+1, 0x1p+1, 0x1.3p+2, 0x1.2p+2, 0x1.8p+1));
  }

  // cumulative_sum axis=0
  @Test
  void cumulative_sum_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+0, 0x1.4p+3, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.4p+0, 0x1p+1, 0x1.4p+2, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // cumulative_sum axis=0 dtype=int16
  @Test
  void cumulative_sum_axis_0_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(0L).dtype(DType.INT16)));
    expect(y, DType.INT16, dims(3), 0, wholes(3L, 5L, 9L));
  }

  // cumulative_sum axis=1 exclusive=True
  @Test
  void cumulative_sum_axis_1_exclusive_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(1L).exclusive(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, 0x1p-1, 0x1.1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.4p+1, 0x1p+1, 0x0p+0, 0x1.2p+2, 0x1.8p+1, 0x0p+0));
  }

  // cumulative_sum axis=1 include_initial=True
  @Test
  void cumulative_sum_axis_1_include_initial_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(1L).includeInitial(true)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x0p+0, 0x1p+0, 0x1.8p+1, 0x1.cp+2, 0x0p+0, 0x1p-1, 0x1.1p+3, 0x1.7p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1.6p+1, 0x1.2p+1, 0x1p-2, 0x1.3p+2, 0x1.cp+0, 0x1p+0));
  }

  // cumulative_sum axis=1 reverse=True
  @Test
  void cumulative_sum_axis_1_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().cumulativeSum(x, new Options.CumulativeSum().axis(1L).reverse(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.cp+2, 0x1.8p+2, 0x1p+2, 0x1.7p+3, 0x1.6p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x1.8p+0, 0x1.cp+1, 0x1p-2, 0x1.cp+0, 0x1.3p+2));
  }

  // cumulative_sum of int8
  @Test
  void cumulative_sum_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(3), wholes(100L, 2L, 3L)));
    Tensor y = own(context().cumulativeSum(x));
    expect(y, DType.INT64, dims(3), 0, wholes(100L, 102L, 105L));
  }

  // cumulative_sum without an axis that it needs
  @Test
  void cumulative_sum_without_an_axis_that_it_needs() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    fails(Code.INVALID_ARGUMENT, "cumulative_sum", null, () -> context().cumulativeSum(x));
  }

  // dataset batches
  @Test
  void dataset_batches() throws Exception {
    Dataset r = own(Dataset.range(5L));
    Dataset b = own(r.batch(2L));
    expectElements(b, 1, false, "[0 1]", "[2 3]", "[4]");
    Dataset full = own(r.batch(2L, new DatasetOptions.Batch().dropRemainder(true)));
    expectElements(full, 1, false, "[0 1]", "[2 3]");
    Dataset w = own(r.window(3L));
    expectElements(w, 1, false, "[0 1 2]", "[3 4]");
    Dataset overlap = own(r.window(3L, new DatasetOptions.Window().shift(1L).dropRemainder(true)));
    expectElements(overlap, 1, false, "[0 1 2]", "[1 2 3]", "[2 3 4]");
    Dataset strided = own(r.window(2L, new DatasetOptions.Window().shift(1L).stride(3L).dropRemainder(true)));
    expectElements(strided, 1, false, "[0 3]", "[1 4]");
    Dataset rows = own(w.unbatch());
    expectElements(rows, 4, false, "0", "1", "2", "3", "4");
  }

  // dataset batches of other shapes
  @Test
  void dataset_batches_of_other_shapes() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(1, 2), wholes(1L, 2L)));
    Tensor y = own(tensor(DType.INT32, dims(1, 3), wholes(3L, 4L, 5L)));
    Tensor shape = own(tensor(DType.INT64, dims(1), wholes(4L)));
    Tensor minus = own(tensor(DType.INT32, dims(), wholes(-1L)));
    Dataset a = own(Dataset.tensorSlices(List.of(x)));
    Dataset b = own(Dataset.tensorSlices(List.of(y)));
    Dataset d = own(Dataset.concatenate(List.of(a, b, a)));
    Dataset plain = own(d.batch(2L));
    expectElements(plain, -1, false, "!INVALID_ARGUMENT", "[[1 2]]");
    Dataset padded = own(d.paddedBatch(2L));
    expectElements(padded, 1, false, "[[1 2 0]\n [3 4 5]]", "[[1 2]]");
    Dataset wide = own(d.paddedBatch(2L, new DatasetOptions.PaddedBatch().dropRemainder(true).paddedShapes(shape).paddingValues(minus)));
    expectElements(wide, -1, false, "[[ 1  2 -1 -1]\n [ 3  4  5 -1]]");
  }

  // dataset maps
  @Test
  void dataset_maps() throws Exception {
    Tensor two = own(tensor(DType.INT64, dims(), wholes(2L)));
    TracedFunction square = own(context().trace("square", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xOfSquare = given.get(0);
      Tensor yOfSquare = own(context().square(xOfSquare));
      return Arrays.asList(yOfSquare);
    }));
    TracedFunction isMore = own(context().trace("is_more", List.of(new Spec(DType.INT64)), (c2, given2) -> {
      Tensor xOfIsMore = given2.get(0);
      Tensor yOfIsMore = own(context().greater(xOfIsMore, two));
      return Arrays.asList(yOfIsMore);
    }));
    Dataset r = own(Dataset.range(5L));
    Dataset squares = own(r.map(square));
    expectElements(squares, 2, false, "0", "1", "4", "9", "16");
    Dataset byThreads = own(r.map(square, new DatasetOptions.Map().numThreads(4L)));
    expectElements(byThreads, 3, false, "0", "1", "4", "9", "16");
    Dataset more = own(r.filter(isMore));
    expectElements(more, 1, false, "3", "4");
    TracedFunction pair = own(context().trace("pair", List.of(new Spec(DType.INT64)), (c3, given3) -> {
      Tensor z = given3.get(0);
      Tensor zz = own(context().stack(List.of(z, z)));
      return Arrays.asList(zz);
    }));
    Dataset pairs = own(r.flatMap(pair));
    expectElements(pairs, 3, false, "0", "0", "1", "1", "2", "2", "3", "3", "4", "4");
  }

  // dataset of a range
  @Test
  void dataset_of_a_range() throws Exception {
    Dataset d = own(Dataset.range(4L));
    expectElements(d, 2, false, "0", "1", "2", "3");
    Dataset down = own(Dataset.range(-2L, new DatasetOptions.Range().start(5L).step(-3L)));
    expectElements(down, -1, false, "5", "2", "-1");
    Dataset none = own(Dataset.range(0L));
    expectElements(none, -1, false);
  }

  // dataset of slices
  @Test
  void dataset_of_slices() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor y = own(tensor(DType.INT32, dims(3), wholes(7L, 8L, 9L)));
    Dataset d = own(Dataset.tensorSlices(List.of(x, y)));
    expectElements(d, 1, false, "[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9");
    Dataset whole = own(Dataset.tensors(List.of(y)));
    expectElements(whole, -1, false, "[7 8 9]");
  }

  // dataset of strings
  @Test
  void dataset_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("a", "", "Zo\u00eb")));
    Dataset d = own(Dataset.tensorSlices(List.of(x)));
    Dataset b = own(d.batch(2L));
    expectElements(b, -1, false, "[b'a' b'']", "[b'Zo\\xc3\\xab']");
  }

  // dataset shuffle by the context's seed
  @Test
  void dataset_shuffle_by_the_context_s_seed() throws Exception {
    context().setSeed(5L);
    Dataset r = own(Dataset.range(8L));
    Dataset d = own(r.shuffle(8L));
    expectElements(d, 3, false, "6", "4", "1", "0", "7", "5", "3", "2");
    expectElements(d, 3, false, "3", "1", "5", "7", "6", "0", "2", "4");
  }

  // dataset shuffle of 1 seed=3
  @Test
  void dataset_shuffle_of_1_seed_3() throws Exception {
    Dataset r = own(Dataset.range(20L));
    Dataset d = own(r.shuffle(1L, new DatasetOptions.Shuffle().seed(3L)));
    Dataset b = own(d.batch(6L));
    expectElements(b, 1, false, "[0 1 2 3 4 5]", "[ 6  7  8  9 10 11]", "[12 13 14 15 16 17]", "[18 19]");
    expectElements(b, -1, false, "[0 1 2 3 4 5]", "[ 6  7  8  9 10 11]", "[12 13 14 15 16 17]", "[18 19]");
  }

  // dataset shuffle of 20 seed=-7
  @Test
  void dataset_shuffle_of_20_seed_m7() throws Exception {
    Dataset r = own(Dataset.range(20L));
    Dataset d = own(r.shuffle(20L, new DatasetOptions.Shuffle().seed(-7L)));
    Dataset b = own(d.batch(6L));
    expectElements(b, 1, false, "[11  0  3 14  4  1]", "[ 5 18 17  2  8 10]", "[ 6 15  9 19 16  7]", "[12 13]");
    expectElements(b, -1, false, "[10  4 16  8  7 18]", "[15  5  0  1 11 19]", "[ 3 12 17  9  2 14]", "[13  6]");
  }

  // dataset shuffle of 20 seed=3
  @Test
  void dataset_shuffle_of_20_seed_3() throws Exception {
    Dataset r = own(Dataset.range(20L));
    Dataset d = own(r.shuffle(20L, new DatasetOptions.Shuffle().seed(3L)));
    Dataset b = own(d.batch(6L));
    expectElements(b, 1, false, "[16 14 18  1  3  2]", "[ 5  0  8 10 19 15]", "[17 12  7  4  6 11]", "[13  9]");
    expectElements(b, -1, false, "[ 5  6  4 16 11  0]", "[ 2 15  9 10  1  8]", "[18 12 14 17  3 13]", "[ 7 19]");
  }

  // dataset shuffle of 5 seed=3
  @Test
  void dataset_shuffle_of_5_seed_3() throws Exception {
    Dataset r = own(Dataset.range(20L));
    Dataset d = own(r.shuffle(5L, new DatasetOptions.Shuffle().seed(3L)));
    Dataset b = own(d.batch(6L));
    expectElements(b, 1, false, "[4 3 6 0 1 7]", "[ 8  9  5 13 11 10]", "[15 14  2 19 17 12]", "[18 16]");
    expectElements(b, -1, false, "[1 4 5 7 3 0]", "[ 9 11  8 13 10 15]", "[16 14 17 19 12  2]", "[ 6 18]");
  }

  // dataset shuffle of each epoch
  @Test
  void dataset_shuffle_of_each_epoch() throws Exception {
    Dataset r = own(Dataset.range(6L));
    Dataset d = own(r.shuffle(4L, new DatasetOptions.Shuffle().seed(11L)));
    Dataset twice = own(d.repeat(new DatasetOptions.Repeat().count(2L)));
    expectElements(twice, 7, false, "2", "0", "5", "3", "4", "1", "0", "2", "1", "3", "4", "5");
  }

  // dataset shuffle that stays
  @Test
  void dataset_shuffle_that_stays() throws Exception {
    Dataset r = own(Dataset.range(6L));
    Dataset d = own(r.shuffle(6L, new DatasetOptions.Shuffle().seed(11L).reshuffleEachIteration(false)));
    Dataset twice = own(d.repeat(new DatasetOptions.Repeat().count(2L)));
    expectElements(twice, -1, false, "3", "1", "0", "2", "5", "4", "3", "1", "0", "2", "5", "4");
    expectElements(twice, -1, false, "3", "1", "0", "2", "5", "4", "3", "1", "0", "2", "5", "4");
  }

  // dataset steps that choose
  @Test
  void dataset_steps_that_choose() throws Exception {
    Dataset r = own(Dataset.range(7L));
    Dataset taken = own(r.take(2L));
    expectElements(taken, 1, false, "0", "1");
    Dataset skipped = own(r.skip(5L));
    expectElements(skipped, 1, false, "5", "6");
    Dataset sharded = own(r.shard(3L, 1L));
    expectElements(sharded, 1, false, "1", "4");
    Dataset cached = own(r.cache());
    expectElements(cached, 1, false, "0", "1", "2", "3", "4", "5", "6");
    Dataset ahead = own(r.prefetch());
    expectElements(ahead, 1, false, "0", "1", "2", "3", "4", "5", "6");
    Dataset twoAhead = own(r.prefetch(new DatasetOptions.Prefetch().bufferSize(1L)));
    expectElements(twoAhead, 1, false, "0", "1", "2", "3", "4", "5", "6");
    Dataset onDevice = own(r.prefetchToDevice("cpu:0"));
    expectElements(onDevice, 1, false, "0", "1", "2", "3", "4", "5", "6");
    Dataset thrice = own(taken.repeat(new DatasetOptions.Repeat().count(3L)));
    expectElements(thrice, 3, false, "0", "1", "0", "1", "0", "1");
    Dataset forever = own(taken.repeat());
    expectElements(forever, -1, true, "0", "1", "0", "1", "0", "1", "0", "1");
  }

  // datasets as one
  @Test
  void datasets_as_one() throws Exception {
    Dataset a = own(Dataset.range(2L));
    Dataset b = own(Dataset.range(3L));
    Dataset zipped = own(Dataset.zip(List.of(a, b)));
    expectElements(zipped, 1, false, "0 | 0", "1 | 1");
    Dataset behind = own(Dataset.concatenate(List.of(a, b)));
    expectElements(behind, 3, false, "0", "1", "0", "1", "2");
    Dataset turns = own(Dataset.interleave(List.of(a, b)));
    expectElements(turns, 2, false, "0", "0", "1", "1", "2");
    Dataset pairs = own(Dataset.interleave(List.of(b, b, a), new DatasetOptions.Interleave().cycleLength(2L).blockLength(2L)));
    expectElements(pairs, 4, false, "0", "1", "0", "1", "2", "2", "0", "1");
  }

  // datasets that are refused
  @Test
  void datasets_that_are_refused() throws Exception {
    Dataset r = own(Dataset.range(3L));
    Dataset b = own(r.batch(0L));
    fails(Code.INVALID_ARGUMENT, "batch", "batch_size must be at least 1, not 0 [Op:batch]", () -> b.iterator());
    Dataset u = own(r.unbatch());
    fails(Code.INVALID_ARGUMENT, "unbatch", null, () -> u.iterator());
    fails(Code.INVALID_ARGUMENT, null, null, () -> Dataset.zip(List.of()));
  }

  // decode_csv num_columns=2 field_delim=; use_quote_delim=False
  @Test
  void decode_csv_num_columns_2_field_delim_use_quote_delim_false() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("1;\"", "2;")));
    Tensor y = own(context().decodeCsv(x, new Options.DecodeCsv().numColumns(2L).fieldDelim(";").useQuoteDelim(false)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("1", "2", "\"", ""));
  }

  // decode_csv num_columns=3
  @Test
  void decode_csv_num_columns_3() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("1,a,2.5", "2,,NA", "-3,\"b,\"\"c\"\"\nd\",-1e3")));
    Tensor y = own(context().decodeCsv(x, new Options.DecodeCsv().numColumns(3L)));
    expect(y, DType.STRING, dims(3, 3), 0, strings("1", "2", "-3", "a", "", "b,\"c\"\nd", "2.5", "NA", "-1e3"));
  }

  // decode_csv of a record with other fields
  @Test
  void decode_csv_of_a_record_with_other_fields() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("1,2", "1,2,3")));
    fails(Code.INVALID_ARGUMENT, "decode_csv", "Expect 2 fields but have 3 in record 1 [Op:decode_csv]", () -> context().decodeCsv(x, new Options.DecodeCsv().numColumns(2L)));
  }

  // decode_csv select_cols=0,2 of some columns
  @Test
  void decode_csv_select_cols_0_2_of_some_columns() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(3), strings("1,a,2.5", "2,,NA", "-3,\"b,\"\"c\"\"\nd\",-1e3")));
    Tensor y = own(context().decodeCsv(x, new Options.DecodeCsv().selectCols(0, 2)));
    expect(y, DType.STRING, dims(2, 3), 0, strings("1", "2", "-3", "2.5", "NA", "-1e3"));
  }

  // decode_png of encode_png of uint16, 3 channels
  @Test
  void decode_png_of_encode_png_of_uint16_3_channels() throws Exception {
    Tensor x = own(tensor(DType.UINT16, dims(2, 3, 3), wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L)));
    Tensor file = own(context().encodePng(x, new Options.EncodePng().compressionLevel(9L)));
    Tensor y = own(context().decodePng(file, new Options.DecodePng().dtype(DType.UINT16)));
    expect(y, DType.UINT16, dims(2, 3, 3), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L));
    Tensor z = own(context().decodePng(file, new Options.DecodePng().channels(4L).dtype(DType.UINT16)));
    Tensor first = own(context().slice(z, new long[] {0, 0, 0}, new Options.Slice().size(2, 3, 1)));
    expect(first, DType.UINT16, dims(2, 3, 1), 0, wholes(0L, 111L, 222L, 82L, 193L, 53L));
  }

  // decode_png of encode_png of uint8, 1 channels
  @Test
  void decode_png_of_encode_png_of_uint8_1_channels() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2, 3, 1), wholes(0L, 37L, 74L, 111L, 148L, 185L)));
    Tensor file = own(context().encodePng(x, new Options.EncodePng().compressionLevel(9L)));
    Tensor y = own(context().decodePng(file, new Options.DecodePng().dtype(DType.UINT8)));
    expect(y, DType.UINT8, dims(2, 3, 1), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L));
    Tensor z = own(context().decodePng(file, new Options.DecodePng().channels(4L).dtype(DType.UINT8)));
    Tensor first = own(context().slice(z, new long[] {0, 0, 0}, new Options.Slice().size(2, 3, 1)));
    expect(first, DType.UINT8, dims(2, 3, 1), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L));
  }

  // decode_png of encode_png of uint8, 2 channels
  @Test
  void decode_png_of_encode_png_of_uint8_2_channels() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2, 3, 2), wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L)));
    Tensor file = own(context().encodePng(x, new Options.EncodePng().compressionLevel(9L)));
    Tensor y = own(context().decodePng(file, new Options.DecodePng().dtype(DType.UINT8)));
    expect(y, DType.UINT8, dims(2, 3, 2), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L));
    Tensor z = own(context().decodePng(file, new Options.DecodePng().channels(4L).dtype(DType.UINT8)));
    Tensor first = own(context().slice(z, new long[] {0, 0, 0}, new Options.Slice().size(2, 3, 1)));
    expect(first, DType.UINT8, dims(2, 3, 1), 0, wholes(0L, 74L, 148L, 222L, 45L, 119L));
  }

  // decode_png of encode_png of uint8, 3 channels
  @Test
  void decode_png_of_encode_png_of_uint8_3_channels() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2, 3, 3), wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L)));
    Tensor file = own(context().encodePng(x, new Options.EncodePng().compressionLevel(9L)));
    Tensor y = own(context().decodePng(file, new Options.DecodePng().dtype(DType.UINT8)));
    expect(y, DType.UINT8, dims(2, 3, 3), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L));
    Tensor z = own(context().decodePng(file, new Options.DecodePng().channels(4L).dtype(DType.UINT8)));
    Tensor first = own(context().slice(z, new long[] {0, 0, 0}, new Options.Slice().size(2, 3, 1)));
    expect(first, DType.UINT8, dims(2, 3, 1), 0, wholes(0L, 111L, 222L, 82L, 193L, 53L));
  }

  // decode_png of encode_png of uint8, 4 channels
  @Test
  void decode_png_of_encode_png_of_uint8_4_channels() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2, 3, 4), wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L, 164L, 201L, 238L, 24L, 61L, 98L)));
    Tensor file = own(context().encodePng(x, new Options.EncodePng().compressionLevel(9L)));
    Tensor y = own(context().decodePng(file, new Options.DecodePng().dtype(DType.UINT8)));
    expect(y, DType.UINT8, dims(2, 3, 4), 0, wholes(0L, 37L, 74L, 111L, 148L, 185L, 222L, 8L, 45L, 82L, 119L, 156L, 193L, 230L, 16L, 53L, 90L, 127L, 164L, 201L, 238L, 24L, 61L, 98L));
    Tensor z = own(context().decodePng(file, new Options.DecodePng().channels(4L).dtype(DType.UINT8)));
    Tensor first = own(context().slice(z, new long[] {0, 0, 0}, new Options.Slice().size(2, 3, 1)));
    expect(first, DType.UINT8, dims(2, 3, 1), 0, wholes(0L, 148L, 45L, 193L, 90L, 238L));
  }

  // decode_png of no PNG
  @Test
  void decode_png_of_no_png() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(), strings("GIF89a")));
    fails(Code.INVALID_ARGUMENT, "decode_png", "Invalid PNG data, size 6 [Op:decode_png]", () -> context().decodePng(x));
  }

  // decode_raw dtype=int16
  @Test
  void decode_raw_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("abcd", "efgh")));
    Tensor y = own(context().decodeRaw(x, DType.INT16));
    expect(y, DType.INT16, dims(2, 2), 0, wholes(25185L, 25699L, 26213L, 26727L));
  }

  // decode_raw dtype=int16 little_endian=False
  @Test
  void decode_raw_dtype_int16_little_endian_false() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("abcd", "efgh")));
    Tensor y = own(context().decodeRaw(x, DType.INT16, new Options.DecodeRaw().littleEndian(false)));
    expect(y, DType.INT16, dims(2, 2), 0, wholes(24930L, 25444L, 25958L, 26472L));
  }

  // decode_raw dtype=uint32
  @Test
  void decode_raw_dtype_uint32() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("abcd", "efgh")));
    Tensor y = own(context().decodeRaw(x, DType.UINT32));
    expect(y, DType.UINT32, dims(2, 1), 0, wholes(1684234849L, 1751606885L));
  }

  // decode_raw dtype=uint8
  @Test
  void decode_raw_dtype_uint8() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("abcd", "efgh")));
    Tensor y = own(context().decodeRaw(x, DType.UINT8));
    expect(y, DType.UINT8, dims(2, 4), 0, wholes(97L, 98L, 99L, 100L, 101L, 102L, 103L, 104L));
  }

  // decode_raw of strings of two sizes
  @Test
  void decode_raw_of_strings_of_two_sizes() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2), strings("abc", "efgh")));
    fails(Code.INVALID_ARGUMENT, "decode_raw", "DecodeRaw requires input strings to all be the same size, but element 1 has size 4 != 3 [Op:decode_raw]", () -> context().decodeRaw(x, DType.UINT8));
  }

  // deg2rad and its gradient
  @Test
  void deg2rad_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().deg2rad(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.921fb6p+1, -0x1.1df46ap-7, 0x1.aceeap-7, 0x1.0c1524p-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.1df46ap-6, 0x1.1df46ap-7, 0x1.1df46ap-5, 0x1.1df46ap-8));
  }

  // deg2rad of other dtypes
  @Test
  void deg2rad_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4)));
    Tensor yFloat64 = own(context().deg2rad(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.921fb54442d18p+1, -0x1.1df46a2529d39p-7, 0x1.acee9f37bebd6p-7, 0x1.0c152382d7366p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4)));
    Tensor yFloat16 = own(context().deg2rad(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.92p+1, -0x1.1ep-7, 0x1.adp-7, 0x1.0cp-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4)));
    Tensor yBfloat16 = own(context().deg2rad(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.92p+1, -0x1.1ep-7, 0x1.acp-7, 0x1.0cp-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 90L)));
    Tensor yInt64 = own(context().deg2rad(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.1df46a2529d39p-6, 0x1.921fb54442d18p+0));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 90L)));
    Tensor yUint8 = own(context().deg2rad(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.1df46ap-6, 0x1.921fb6p+0));
  }

  // depth_to_space block_size=2
  @Test
  void depth_to_space_block_size_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 8), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().depthToSpace(x, 2L));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 2), 0, floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 8), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1));
  }

  // depth_to_space block_size=2 channel_order=CRD data_format=NCHW
  @Test
  void depth_to_space_block_size_2_channel_order_crd_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 8, 1, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tensor y = own(context().depthToSpace(x, 2L, new Options.DepthToSpace().channelOrder(Options.ChannelOrder.CRD).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 4), 0, floats(0x0p+0, 0x1.6p+4, 0x1.6p+3, 0x1.08p+5, 0x1.cp+2, 0x1.dp+4, 0x1.2p+4, 0x1.8p+1, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2, 0x1p+5, 0x1.1p+4));
  }

  // depthwise_conv2d
  @Test
  void depthwise_conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().depthwiseConv2d(x, filter));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 4), 0, floats(0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+2, -0x1p+0, 0x1.6p+3, -0x1.4p+3, 0x1.8p+2, -0x1.8p+1, -0x1.8p+2, -0x1p+1, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.2p+2, 0x1p+1, -0x1.8p+0, -0x1.4p+2, -0x1.ap+2, 0x1.2p+2, 0x1.8p+0, -0x1p-2, -0x1.4p+1, -0x1p-1, -0x1.ap+1, 0x1p-2, 0x1p+2, 0x1p+2, -0x1.cp+0, -0x1.8p+1, 0x1p+2, -0x1.6p+2, 0x1p-1, -0x1.cp+1));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.6p+1, -0x1.3p+3, -0x1.8p+1, -0x1.cp+0, 0x1.8p+2, -0x1p+1, 0x1.8p-1, -0x1.cp+2, -0x1.4p+0, 0x1.cp+0, 0x1.8p+2, 0x1p-1, 0x1.ep+2, 0x1.28p+3, -0x1.8p+2, 0x1.ap+2));
  }

  // depthwise_conv2d data_format=NCHW
  @Test
  void depthwise_conv2d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().depthwiseConv2d(x, filter, new Options.DepthwiseConv2d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2, -0x1.8p+1, -0x1.8p+1, 0x1.4p+2, 0x1.8p+1, -0x1p+0, -0x1.8p+1, -0x1.cp+2, -0x1.2p+3, -0x1.4p+3, 0x1.2p+3, 0x1.6p+3, -0x1.8p+2, -0x1p+2, -0x1.8p+1, 0x1.6p+3, 0x1.4p+3, -0x1.4p+3, -0x1p+1, -0x1p+2, -0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 3), 0, floats(-0x1p+1, -0x1.8p+0, -0x1.8p+0, -0x1.1p+2, 0x1.2p+1, -0x1.ep+1, -0x1.2p+2, 0x1p-2, -0x1.8p+0, -0x1.4p+0, 0x1.4p+0, 0x1.2p+2, 0x1.2p+2, 0x1.8p+0, 0x1.8p+2, -0x1.3p+2, 0x0p+0, -0x1.ap+1, 0x1.8p+0, -0x1p+1, 0x1.4p+1, -0x1p+2, 0x1p-1, -0x1.ep+1));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(0x1.2p+2, -0x1.8p+0, 0x1.2p+1, 0x1.cp+1, 0x1.98p+3, 0x1.2p+2, 0x1.8p-1, 0x1.6p+2, -0x1.68p+3, 0x1.8p-1, 0x1.2p+3, -0x1p+2, -0x1.8p+1, 0x1.bp+2, -0x1.5p+3, -0x1.18p+3));
  }

  // depthwise_conv2d dilations=2,1
  @Test
  void depthwise_conv2d_dilations_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().depthwiseConv2d(x, filter, new Options.DepthwiseConv2d().dilations(2, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 4), 0, floats(0x1.2p+3, 0x1.4p+2, 0x1.4p+2, 0x1.4p+2, 0x1.2p+3, 0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x0p+0, -0x1p+0, 0x1p+3, -0x1p+4, 0x0p+0, -0x1.8p+1, -0x1.2p+3, -0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.2p+2, 0x1p+1, -0x1p+0, -0x1p+0, -0x1.3p+3, 0x1.2p+2, 0x1.8p+0, 0x1p+0, -0x1p-1, -0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, -0x1.4p+0, 0x1.8p+0, -0x1p-1, -0x1.ap+1, -0x1.3p+2, 0x1.5p+2, 0x0p+0));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.2p+3, -0x1.ap+3, 0x1p-1, 0x1.9p+2, -0x1.8p+1, -0x1.bp+2, 0x1.2p+1, -0x1p+2, -0x1.2p+2, -0x1p-2, -0x1.4p+1, 0x1p+0, 0x1.8p+0, 0x1.8p+2, 0x1.8p+0, 0x1.1p+2));
  }

  // depthwise_conv2d padding=EXPLICIT paddings=1,0,0,2
  @Test
  void depthwise_conv2d_padding_explicit_paddings_1_0_0_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().depthwiseConv2d(x, filter, new Options.DepthwiseConv2d().padding(Options.Padding.EXPLICIT).paddings(1, 0, 0, 2)));
    expect(y, DType.FLOAT32, dims(1, 4, 4, 4), 0, floats(-0x1p+1, -0x1p+0, 0x0p+0, -0x1p+2, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.8p+2, 0x1p+1, -0x1p+1, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+1, 0x1p+0, 0x1.8p+3, -0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, -0x1p+0, 0x1.6p+3, -0x1.4p+3, 0x1.8p+2, -0x1.8p+1, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x1p+2, -0x1.8p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 4, 4, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1.2p+2, -0x1p+2, 0x1.8p+1, 0x1.4p+2, -0x1p-2, 0x1.ep+2, -0x1.3p+2, -0x1.4p+1, -0x1.8p+0, -0x1.2p+2, -0x1.fp+2, -0x1.4p+2, 0x0p+0, -0x1.4p+1, -0x1p-2, 0x1.ep+2, -0x1p+3, 0x1p-1, 0x1p-2, -0x1p+0, 0x1.cp+0, -0x1.3p+3, -0x1.8p+0, -0x1.4p+1));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(-0x1.8p+1, -0x1.8p-1, 0x1.ap+2, 0x1p+0, -0x1.ep+1, 0x1.08p+3, 0x1p-2, 0x1.8p+0, -0x1p-1, -0x1.08p+3, 0x1.4p+3, 0x1.28p+3, -0x1.8p+0, 0x1.2p+2, 0x1p+3, -0x1.28p+3));
  }

  // depthwise_conv2d strides=2,1 padding=SAME
  @Test
  void depthwise_conv2d_strides_2_1_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Tensor filter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(filter);
    Tensor y = own(context().depthwiseConv2d(x, filter, new Options.DepthwiseConv2d().strides(2, 1).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 3, 4), 0, floats(0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+1, 0x1p+0, 0x1.8p+3, -0x1.8p+1, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, filter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dFilter = list.get(1);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.6p+2, 0x1p+0, -0x1p-1, -0x1p+2, 0x1.8p+1, 0x0p+0, 0x1.8p+0, -0x1.cp+0, -0x1.8p+2, 0x1.8p+0, -0x1.4p+1, 0x1p+0, 0x0p+0, 0x1.4p+2, -0x1.2p+1, -0x1p+1, 0x1.cp+1, -0x1.8p+1, 0x1p+2, -0x1.6p+2));
    expect(dFilter, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(0x1.6p+2, -0x1.18p+3, 0x1.8p-1, 0x1.6p+1, 0x1.6p+3, -0x1.1p+2, 0x1.5p+2, 0x1.8p+1, -0x1.4p+4, -0x1.1p+2, 0x1.38p+3, 0x1.4p+2, -0x1.7p+3, 0x1p-2, -0x1.ep+1, 0x1.8p+2));
  }

  // det
  @Test
  void det() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    Tensor y = own(context().det(x));
    expect(y, DType.FLOAT64, dims(2), 4, floats(-0x1p+1, 0x1p+2));
  }

  // det of integers
  @Test
  void det_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(3L, 1L, 2L, 4L)));
    Tensor y = own(context().det(x));
    expect(y, DType.FLOAT32, dims(), 1, floats(0x1.4p+3));
  }

  // devices by any name
  @Test
  void devices_by_any_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y0 = own(x.to("cpu:0"));
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Tensor y1 = own(x.to("/cpu:0"));
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Tensor y2 = own(x.to("/device:CPU:0"));
    expect(y2, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Tensor y3 = own(x.to("cpu"));
    expect(y3, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Scope scope = context().device("cpu:0");
    Tensor z = own(context().add(x, y0));
    expect(z, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    scope.close();
  }

  // devices that do not exist
  @Test
  void devices_that_do_not_exist() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.NOT_FOUND, null, null, () -> x.to("gpu:99"));
    fails(Code.INVALID_ARGUMENT, null, null, () -> x.to("no device"));
    fails(Code.NOT_FOUND, null, null, () -> context().device("cpu:7"));
    fails(Code.INVALID_ARGUMENT, null, null, () -> context().device(":"));
  }

  // diag k=-1 of a vector
  @Test
  void diag_k_m1_of_a_vector() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().diag(x, new Options.Diag().k(-1L)));
    expect(y, DType.FLOAT32, dims(4, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1.8p+0, 0x1p+1, 0x1p+0));
  }

  // diag k=1 of a matrix
  @Test
  void diag_k_1_of_a_matrix() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().diag(x, new Options.Diag().k(1L)));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1.cp+2, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 4), 0, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1));
  }

  // diag of a vector
  @Test
  void diag_of_a_vector() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().diag(x));
    expect(y, DType.FLOAT32, dims(3, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1.8p+0, 0x1p-1));
  }

  // diagonal k=1
  @Test
  void diagonal_k_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().diagonal(x, new Options.Diagonal().k(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(-0x1p+0, 0x1p+2, 0x1p+1, 0x1p+2, 0x1p+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // diff
  @Test
  void diff() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().diff(x));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.ep+2, -0x1.4p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(-0x1p+0, 0x1p-1, 0x1p-1, -0x1p+1, 0x1.cp+0, 0x1p-2));
  }

  // diff axis=0 n=2
  @Test
  void diff_axis_0_n_2() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(1L, 3L, 1L, 0L, 5L)));
    Tensor y = own(context().diff(x, new Options.Diff().axis(0L).n(2L)));
    expect(y, DType.INT32, dims(3), 0, wholes(-4L, 1L, 6L));
  }

  // diff axis=0 with more at both ends
  @Test
  void diff_axis_0_with_more_at_both_ends() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor prepend = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.cp+2, 0x1.cp+2, 0x1.cp+2)));
    Tensor append = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor y = own(context().diff(x, new Options.Diff().axis(0L).prepend(prepend).append(append)));
    expect(y, DType.FLOAT32, dims(3, 3), 0, floats(-0x1.8p+2, -0x1.4p+2, -0x1.8p+1, -0x1p-1, 0x1.8p+2, -0x1p+0, 0x1p-1, -0x1.8p+2, 0x0p+0));
  }

  // digamma and its gradient
  @Test
  void digamma_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().digamma(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 16, floats(-0x1.0e8e9ap+2, -0x1.15fafap+0, 0x1.1a687ap+0, 0x1.7c3a22p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.132842p+4, 0x1.455c5p+0, 0x1.52494ep-1, 0x1.a402b6p-7));
  }

  // digamma of other dtypes
  @Test
  void digamma_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().digamma(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 16, floats(-0x1.0e8e9943cd7c3p+2, -0x1.15fafa86b04dbp+0, 0x1.1a68793defc15p+0, 0x1.7c3a215354e9ep+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().digamma(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 4, floats(-0x1.0e8p+2, -0x1.16p+0, 0x1.1a8p+0, 0x1.7c4p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().digamma(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 4, floats(-0x1.0ep+2, -0x1.16p+0, 0x1.1ap+0, 0x1.7cp+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().digamma(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 16, floats(-0x1.2788cfc6fb619p-1, 0x1.b0ee6072093cep-2, 0x1.12008a3a23e5dp+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().digamma(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 16, floats(-0x1.2788dp-1, 0x1.b0ee6p-2, 0x1.12008ap+1));
  }

  // divide and its gradients
  @Test
  void divide_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().divide(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.99999ap-1, 0x1.555556p-1, -0x1p-1));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2));
  }

  // divide of integers is true
  @Test
  void divide_of_integers_is_true() throws Exception {
    Tensor aInt32 = own(tensor(DType.INT32, dims(3), wholes(7L, 1L, 100L)));
    Tensor bInt32 = own(tensor(DType.INT32, dims(3), wholes(2L, 3L, 7L)));
    Tensor yInt32 = own(context().divide(aInt32, bInt32));
    expect(yInt32, DType.FLOAT32, dims(3), 1, floats(0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3));
    Tensor aInt64 = own(tensor(DType.INT64, dims(3), wholes(7L, 1L, 100L)));
    Tensor bInt64 = own(tensor(DType.INT64, dims(3), wholes(2L, 3L, 7L)));
    Tensor yInt64 = own(context().divide(aInt64, bInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 1, floats(0x1.cp+1, 0x1.5555555555555p-2, 0x1.c924924924925p+3));
    Tensor aUint8 = own(tensor(DType.UINT8, dims(3), wholes(7L, 1L, 100L)));
    Tensor bUint8 = own(tensor(DType.UINT8, dims(3), wholes(2L, 3L, 7L)));
    Tensor yUint8 = own(context().divide(aUint8, bUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 1, floats(0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3));
  }

  // divide of other dtypes
  @Test
  void divide_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().divide(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().divide(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.998p-2, -0x1.554p+1, -0x1.8p-1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().divide(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.9ap-2, -0x1.56p+1, -0x1.8p-1));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().divide(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 16, floats(-0x1.999999999999ap-2, 0x1.6666666666666p-1, -0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2, -0x1p-2, -0x1.cp+0));
  }

  // divide_no_nan and its gradients
  @Test
  void divide_no_nan_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().divideNoNan(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.99999ap-1, 0x1.555556p-1, -0x1p-1));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2));
  }

  // divide_no_nan of other dtypes
  @Test
  void divide_no_nan_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().divideNoNan(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().divideNoNan(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.998p-2, -0x1.554p+1, -0x1.8p-1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().divideNoNan(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.9ap-2, -0x1.56p+1, -0x1.8p-1));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().divideNoNan(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 16, floats(-0x1.999999999999ap-2, 0x1.6666666666666p-1, -0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2, -0x1p-2, -0x1.cp+0));
  }

  // divmod
  @Test
  void divmod() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(3), wholes(7L, -7L, 5L)));
    Tensor x2 = own(tensor(DType.INT32, dims(3), wholes(3L, 3L, -2L)));
    List<Tensor> list = own(context().divmod(x1, x2));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT32, dims(3), 0, wholes(2L, -3L, -3L));
    expect(y1, DType.INT32, dims(3), 0, wholes(1L, 2L, -1L));
  }

  // divmod by zero
  @Test
  void divmod_by_zero() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(1), wholes(1L)));
    Tensor z = own(tensor(DType.INT32, dims(1), wholes(0L)));
    fails(Code.INVALID_ARGUMENT, "divmod", null, () -> context().divmod(x, z));
  }

  // divmod of float32
  @Test
  void divmod_of_float32() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1.ep+2, -0x1.cp+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, 0x1.8p+0)));
    List<Tensor> list = own(context().divmod(x1, x2));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, -0x1.4p+2));
    expect(y1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+0, 0x1p-1));
  }

  // dropout in a function: new at each call, the same forward and backward
  @Test
  void dropout_in_a_function_new_at_each_call_the_same_forward_and_backward() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, -1)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor yF = own(context().dropout(xF));
      return Arrays.asList(yF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(16), floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0)));
    context().setSeed(78L);
    Tape t0 = own(context().tape(false, false));
    t0.watch(x);
    List<Tensor> list = own(f.call(x));
    Tensor y0 = list.get(0);
    List<Tensor> list2 = own(t0.gradient(List.of(y0), List.of(x), null, false));
    Tensor d0 = list2.get(0);
    expect(y0, DType.FLOAT32, dims(16), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(d0, DType.FLOAT32, dims(16), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tape t1 = own(context().tape(false, false));
    t1.watch(x);
    List<Tensor> list3 = own(f.call(x));
    Tensor y1 = list3.get(0);
    List<Tensor> list4 = own(t1.gradient(List.of(y1), List.of(x), null, false));
    Tensor d1 = list4.get(0);
    expect(y1, DType.FLOAT32, dims(16), 0, floats(0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(d1, DType.FLOAT32, dims(16), 0, floats(0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // dropout of a seed of its own in a function is the same at each call
  @Test
  void dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT64)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor wide = own(context().broadcastTo(xF, new long[] {8}));
      Tensor yF = own(context().dropout(wide, new Options.Dropout().rate(0x1p-2).seed(6L)));
      return Arrays.asList(yF);
    }));
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+1)));
    List<Tensor> list = own(f.call(x));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT64, dims(8), 1, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2));
    List<Tensor> list2 = own(f.call(x));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT64, dims(8), 1, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2));
  }

  // dropout rate=0 changes nothing
  @Test
  void dropout_rate_0_changes_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor y = own(context().dropout(x, new Options.Dropout().rate(0x0p+0)));
    expect(y, DType.FLOAT16, dims(3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1));
  }

  // dropout rate=0.25 and its gradient, which has the same elements
  @Test
  void dropout_rate_0_25_and_its_gradient_which_has_the_same_elements() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().dropout(x, new Options.Dropout().rate(0x1p-2).seed(5L)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1.555556p+1, 0x0p+0, 0x0p+0, 0x1.aaaaaap+2, 0x1p+3, 0x1.2aaaaap+3, 0x1.555556p+3));
    expect(dX, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1.555556p+0, 0x0p+0, 0x0p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0));
  }

  // dropout rate=0.5 and its gradient, which has the same elements
  @Test
  void dropout_rate_0_5_and_its_gradient_which_has_the_same_elements() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(8), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().dropout(x, new Options.Dropout().seed(5L)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), null, false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.4p+3, 0x1.8p+3, 0x0p+0, 0x1p+4));
    expect(dX, DType.FLOAT32, dims(8), 1, floats(0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1));
  }

  // eig
  @Test
  void eig() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x0p+0, 0x1p+2)));
    List<Tensor> list = own(context().eig(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.COMPLEX128, dims(2), 64, floats(0x1p+0, 0x0p+0, 0x1p+2, 0x0p+0));
    expect(y1, DType.COMPLEX128, dims(2, 2), 64, floats(0x1p+0, 0x0p+0, 0x1.1c01aa03be896p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.aa027f059dce1p-1, 0x0p+0));
  }

  // eigh
  @Test
  void eigh() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0)));
    List<Tensor> list = own(context().eigh(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(2), 64, floats(-0x1.8fc1ecd5fda0cp+0, 0x1.47e0f66afed08p+1));
    expect(y1, DType.COMPLEX128, dims(2, 2), 64, floats(-0x1.0b382c82c106ap-2, 0x1.0b382c82c106bp-2, 0x1.dbdba97b017fp-1, -0x0p+0, 0x1.dbdba97b017efp-1, 0x1.0295017d5614p-57, 0x1.0b382c82c1069p-2, 0x1.0b382c82c106ap-2));
  }

  // eigvals
  @Test
  void eigvals() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x0p+0, 0x1p+2)));
    Tensor y = own(context().eigvals(x));
    expect(y, DType.COMPLEX128, dims(2), 64, floats(0x1p+0, 0x0p+0, 0x1p+2, 0x0p+0));
  }

  // eigvalsh
  @Test
  void eigvalsh() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 2), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0, 0x0p+0)));
    Tensor y = own(context().eigvalsh(x));
    expect(y, DType.FLOAT64, dims(2), 64, floats(-0x1.8fc1ecd5fda0cp+0, 0x1.47e0f66afed08p+1));
  }

  // einsum equation=...i,...i->...
  @Test
  void einsum_equation_i_im() throws Exception {
    Tensor inputs0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor inputs1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(inputs0);
    tape.watch(inputs1);
    Tensor y = own(context().einsum("...i,...i->...", List.of(inputs0, inputs1)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.cp+3, 0x1.34p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(inputs0, inputs1), Arrays.asList(dY), false));
    Tensor dInputs0 = list.get(0);
    Tensor dInputs1 = list.get(1);
    expect(dInputs0, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.4p+1, 0x1.8p+1));
    expect(dInputs1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.4p+1, 0x1.8p+1));
  }

  // einsum equation=ii->i
  @Test
  void einsum_equation_iim_i() throws Exception {
    Tensor inputs0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(inputs0);
    Tensor y = own(context().einsum("ii->i", List.of(inputs0)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.4p+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(inputs0), Arrays.asList(dY), false));
    Tensor dInputs0 = list.get(0);
    expect(dInputs0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1));
  }

  // einsum equation=ij,ij
  @Test
  void einsum_equation_ij_ij() throws Exception {
    Tensor inputs0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor inputs1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(inputs0);
    tape.watch(inputs1);
    Tensor y = own(context().einsum("ij,ij", List.of(inputs0, inputs1)));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.6cp+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(inputs0, inputs1), Arrays.asList(dY), false));
    Tensor dInputs0 = list.get(0);
    Tensor dInputs1 = list.get(1);
    expect(dInputs0, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    expect(dInputs1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
  }

  // einsum equation=ij,jk,kl->il
  @Test
  void einsum_equation_ij_jk_klm_il() throws Exception {
    Tensor inputs0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor inputs1 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor inputs2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(inputs0);
    tape.watch(inputs1);
    tape.watch(inputs2);
    Tensor y = own(context().einsum("ij,jk,kl->il", List.of(inputs0, inputs1, inputs2)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.7ap+8, 0x1.b8p+8, 0x1.b48p+9, 0x1.fcp+9));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(inputs0, inputs1, inputs2), Arrays.asList(dY), false));
    Tensor dInputs0 = list.get(0);
    Tensor dInputs1 = list.get(1);
    Tensor dInputs2 = list.get(2);
    expect(dInputs0, DType.FLOAT32, dims(2, 3), 0, floats(0x1.88p+5, 0x1.5cp+6, 0x1.f4p+6, 0x1.1cp+6, 0x1.f8p+6, 0x1.6ap+7));
    expect(dInputs1, DType.FLOAT32, dims(3, 2), 0, floats(0x1.bp+5, 0x1.2cp+6, 0x1.26p+6, 0x1.98p+6, 0x1.74p+6, 0x1.02p+7));
    expect(dInputs2, DType.FLOAT32, dims(2, 2), 0, floats(0x1.38p+7, 0x1.ep+4, 0x1.8p+7, 0x1.26p+5));
  }

  // einsum equation=ij,jk->ik
  @Test
  void einsum_equation_ij_jkm_ik() throws Exception {
    Tensor inputs0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor inputs1 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(inputs0);
    tape.watch(inputs1);
    Tensor y = own(context().einsum("ij,jk->ik", List.of(inputs0, inputs1)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.cp+4, 0x1.1p+5, 0x1p+6, 0x1.3cp+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(inputs0, inputs1), Arrays.asList(dY), false));
    Tensor dInputs0 = list.get(0);
    Tensor dInputs1 = list.get(1);
    expect(dInputs0, DType.FLOAT32, dims(2, 3), 0, floats(0x1.cp+1, 0x1.ap+2, 0x1.3p+3, 0x1.3p+2, 0x1.28p+3, 0x1.b8p+3));
    expect(dInputs1, DType.FLOAT32, dims(3, 2), 0, floats(0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1));
  }

  // einsum equation=ij,jk->k of booleans
  @Test
  void einsum_equation_ij_jkm_k_of_booleans() throws Exception {
    Tensor inputs0 = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor inputs1 = own(tensor(DType.BOOL, dims(2, 2), booleans(false, true, true, false)));
    Tensor y = own(context().einsum("ij,jk->k", List.of(inputs0, inputs1)));
    expect(y, DType.BOOL, dims(2), 0, booleans(true, true));
  }

  // einsum equation=ij,jk->ki promotes
  @Test
  void einsum_equation_ij_jkm_ki_promotes() throws Exception {
    Tensor inputs0 = own(tensor(DType.INT8, dims(1, 2), wholes(1L, 2L)));
    Tensor inputs1 = own(tensor(DType.INT32, dims(2, 1), wholes(3L, 4L)));
    Tensor y = own(context().einsum("ij,jk->ki", List.of(inputs0, inputs1)));
    expect(y, DType.INT32, dims(1, 1), 0, wholes(11L));
  }

  // elu alpha=0.0
  @Test
  void elu_alpha_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(-0x1p+0, 0x1p+1)));
    Tensor y = own(context().elu(x, new Options.Elu().alpha(0x0p+0)));
    expect(y, DType.FLOAT64, dims(2), 1, floats(-0x0p+0, 0x1p+1));
  }

  // elu alpha=0.5 and its gradient
  @Test
  void elu_alpha_0_5_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().elu(x, new Options.Elu().alpha(0x1p-1)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.bab556p-2, -0x1.92e9ap-3, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.152aaap-4, 0x1.368b3p-3, 0x1p+1, 0x1p-2));
  }

  // elu alpha=0.5 of other dtypes
  @Test
  void elu_alpha_0_5_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().elu(xFloat64, new Options.Elu().alpha(0x1p-1)));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.bab5557101f8dp-2, -0x1.92e9a0720d3ecp-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().elu(xFloat16, new Options.Elu().alpha(0x1p-1)));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.bacp-2, -0x1.93p-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().elu(xBfloat16, new Options.Elu().alpha(0x1p-1)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.bap-2, -0x1.92p-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().elu(xInt64, new Options.Elu().alpha(0x1p-1)));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().elu(xUint8, new Options.Elu().alpha(0x1p-1)));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
  }

  // elu and its gradient
  @Test
  void elu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().elu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.152aaap-3, 0x1.368b3p-2, 0x1p+1, 0x1p-2));
  }

  // elu of other dtypes
  @Test
  void elu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().elu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().elu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().elu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().elu(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().elu(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1p+2));
  }

  // embedding_bag combiner=MAX
  @Test
  void embedding_bag_combiner_max() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 2L, 1L, 0L)));
    Tensor y = own(context().embeddingBag(params, indices, new Options.EmbeddingBag().combiner(Options.Combiner.MAX)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p+1, 0x1p+1, 0x1p+2, 0x1p+3));
  }

  // embedding_bag combiner=MEAN
  @Test
  void embedding_bag_combiner_mean() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 2L, 1L, 0L)));
    Tensor y = own(context().embeddingBag(params, indices, new Options.EmbeddingBag().combiner(Options.Combiner.MEAN)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.4p+2));
  }

  // embedding_bag combiner=SUM
  @Test
  void embedding_bag_combiner_sum() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 2L, 1L, 0L)));
    Tensor y = own(context().embeddingBag(params, indices, new Options.EmbeddingBag().combiner(Options.Combiner.SUM)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+2, 0x1p+0, 0x1.4p+2, 0x1.4p+3));
  }

  // embedding_bag combiner=SUM include_last_offset=True
  @Test
  void embedding_bag_combiner_sum_include_last_offset_true() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 1), floats(0x1p+0, 0x1p+2, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(3), wholes(2L, 0L, 1L)));
    Tensor offsets = own(tensor(DType.INT32, dims(3), wholes(0L, 2L, 3L)));
    Tensor y = own(context().embeddingBag(params, indices, new Options.EmbeddingBag().offsets(offsets).combiner(Options.Combiner.SUM).includeLastOffset(true)));
    expect(y, DType.FLOAT32, dims(2, 1), 0, floats(0x1p+2, 0x1p+2));
  }

  // embedding_bag combiner=SUM with offsets
  @Test
  void embedding_bag_combiner_sum_with_offsets() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor indices = own(tensor(DType.INT64, dims(3), wholes(2L, 0L, 1L)));
    Tensor offsets = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 1L)));
    Tensor weights = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+1, 0x1p+0, 0x1p-1)));
    Tensor y = own(context().embeddingBag(params, indices, new Options.EmbeddingBag().offsets(offsets).weights(weights).combiner(Options.Combiner.SUM)));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.8p+2, -0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2));
  }

  // embedding_lookup
  @Test
  void embedding_lookup() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1.8p+1, 0x1p+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0)));
    Tensor ids = own(tensor(DType.INT64, dims(2, 2), wholes(1L, 0L, 2L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(params);
    Tensor y = own(context().embeddingLookup(params, ids));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x0p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(params), Arrays.asList(dY), false));
    Tensor dParams = list.get(0);
    expect(dParams, DType.FLOAT32, dims(3, 2), 0, floats(0x1.6p+1, 0x1.4p+0, 0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1));
  }

  // embedding_lookup max_norm=1.0
  @Test
  void embedding_lookup_max_norm_1_0() throws Exception {
    Tensor params = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1.8p+1, 0x1p+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0)));
    Tensor ids = own(tensor(DType.INT64, dims(2, 2), wholes(1L, 0L, 2L, 0L)));
    Tensor y = own(context().embeddingLookup(params, ids, new Options.EmbeddingLookup().maxNorm(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 4, floats(0x0p+0, 0x1p+0, 0x1.333334p-1, 0x1.99999ap-1, 0x0p+0, 0x0p+0, 0x1.333334p-1, 0x1.99999ap-1));
  }

  // equal of strings
  @Test
  void equal_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(2, 1), strings("a", "\u00fc")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().equal(x1, x2));
    expect(y, DType.BOOL, dims(2, 3), 0, booleans(true, false, false, false, false, true));
  }

  // erf and its gradient
  @Test
  void erf_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().erf(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.fd9ae2p-1, -0x1.0a7ef6p-1, 0x1.6c1c98p-1, 0x1.d8865ep-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.529b9ep-6, 0x1.c1efcap-2, 0x1.492e42p+0, 0x1.e4653p-5));
  }

  // erf of other dtypes
  @Test
  void erf_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat64 = own(context().erf(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.fd9ae142795e3p-1, -0x1.0a7ef5c18edd2p-1, 0x1.6c1c9759d0e5fp-1, 0x1.d8865d98abe01p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yFloat16 = own(context().erf(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.fd8p-1, -0x1.0a8p-1, 0x1.6cp-1, 0x1.d88p-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0)));
    Tensor yBfloat16 = own(context().erf(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.fep-1, -0x1.0ap-1, 0x1.6cp-1, 0x1.d8p-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 2L)));
    Tensor yInt64 = own(context().erf(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.af767a741088bp-1, 0x1.fd9ae142795e3p-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 2L)));
    Tensor yUint8 = own(context().erf(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.af767ap-1, 0x1.fd9ae2p-1));
  }

  // erfc and its gradient
  @Test
  void erfc_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().erfc(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.fecd7p+0, 0x1.853f7ap+0, 0x1.27c6d2p-2, 0x1.729df6p-16));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.529b9ep-6, -0x1.c1efcap-2, -0x1.492e42p+0, -0x1.2408eap-15));
  }

  // erfc of other dtypes
  @Test
  void erfc_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().erfc(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.fecd70a13caf2p+0, 0x1.853f7ae0c76e9p+0, 0x1.27c6d14c5e341p-2, 0x1.729df6503422ap-16));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().erfc(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.fecp+0, 0x1.854p+0, 0x1.27cp-2, 0x1.73p-16));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().erfc(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.fep+0, 0x1.86p+0, 0x1.28p-2, 0x1.72p-16));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().erfc(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.4226162fbddd5p-3, 0x1.08ddd13bd35e7p-26));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().erfc(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.422616p-3, 0x1.08ddd2p-26));
  }

  // erfcinv and its gradient
  @Test
  void erfcinv_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().erfcinv(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.15b49ap+0, 0x1.e861fcp-2, 0x1.cd7068p-3, -0x1.a0789p-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.6ff938p+1, -0x1.1cd25cp-1, -0x1.dd60aep+0, -0x1.b7ae1p-2));
  }

  // erfcinv of other dtypes
  @Test
  void erfcinv_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0)));
    Tensor yFloat64 = own(context().erfcinv(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.15b49a7c38e2fp+0, 0x1.e861fbb24c00ap-2, 0x1.cd70681d5ff7p-3, -0x1.a07890f6b2ba1p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0)));
    Tensor yFloat16 = own(context().erfcinv(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.15cp+0, 0x1.e88p-2, 0x1.cd8p-3, -0x1.a08p-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0)));
    Tensor yBfloat16 = own(context().erfcinv(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.16p+0, 0x1.e8p-2, 0x1.cep-3, -0x1.ap-1));
  }

  // erfinv and its gradient
  @Test
  void erfinv_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().erfinv(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.15b49ap+0, -0x1.e861fcp-2, 0x1.cd7068p-3, 0x1.a0789p-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.6ff938p+1, 0x1.1cd25cp-1, 0x1.dd60aep+0, 0x1.b7ae1p-2));
  }

  // erfinv of other dtypes
  @Test
  void erfinv_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1)));
    Tensor yFloat64 = own(context().erfinv(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.15b49a7c38e2fp+0, -0x1.e861fbb24c00ap-2, 0x1.cd70681d5ff7p-3, 0x1.a07890f6b2ba1p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1)));
    Tensor yFloat16 = own(context().erfinv(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.15cp+0, -0x1.e88p-2, 0x1.cd8p-3, 0x1.a08p-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1)));
    Tensor yBfloat16 = own(context().erfinv(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.16p+0, -0x1.e8p-2, 0x1.cep-3, 0x1.ap-1));
  }

  // events in a file of records
  @Test
  void events_in_a_file_of_records() throws Exception {
    String file = writeEvents(new Scalar("loss", 0x1p-1, 1), new Scalar("loss", 0x1p-2, 2), new Scalar("accuracy", 0x1p+0, 100));
    Dataset d = own(Dataset.records(List.of(file)));
    TracedFunction size = own(context().trace("size", List.of(new Spec(DType.STRING)), (c, given) -> {
      Tensor record = given.get(0);
      Tensor bytes = own(context().stringLength(record));
      return Arrays.asList(bytes);
    }));
    Dataset sizes = own(d.map(size));
    expectElements(sizes, -1, false, "24", "26", "26", "30");
  }

  // example_feature key=age dtype=int64
  @Test
  void example_feature_key_age_dtype_int64() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(2), strings("\n \n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001a\n\u0001b", "\n \n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001c\n\u0001d\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t")));
    Tensor y = own(context().exampleFeature(serialized, "age", new Options.ExampleFeature().dtype(DType.INT64)));
    expect(y, DType.INT64, dims(2), 0, wholes(7L, 9L));
  }

  // example_feature key=name dtype=string shape=-1 of texts
  @Test
  void example_feature_key_name_dtype_string_shape_m1_of_texts() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(2), strings("\n \n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001a\n\u0001b", "\n \n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001c\n\u0001d\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t")));
    Tensor y = own(context().exampleFeature(serialized, "name", new Options.ExampleFeature().dtype(DType.STRING).shape(-1)));
    expect(y, DType.STRING, dims(2, 2), 0, strings("a", "b", "c", "d"));
  }

  // example_feature key=none shape=3 that is missing
  @Test
  void example_feature_key_none_shape_3_that_is_missing() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(2), strings("\n \n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001a\n\u0001b", "\n \n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001c\n\u0001d\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t")));
    Tensor defaultValue = own(tensor(DType.FLOAT32, dims(), floats(0x1p-1)));
    Tensor y = own(context().exampleFeature(serialized, "none", new Options.ExampleFeature().shape(3).defaultValue(defaultValue)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
  }

  // example_feature of a key that is not there
  @Test
  void example_feature_of_a_key_that_is_not_there() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(1), strings("\n\u000e\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007")));
    fails(Code.INVALID_ARGUMENT, "example_feature", "Feature: size (data type: float) is required but could not be found in Example 0 [Op:example_feature]", () -> context().exampleFeature(x, "size"));
  }

  // example_values key=age dtype=int64
  @Test
  void example_values_key_age_dtype_int64() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(2), strings("\n \n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001a\n\u0001b", "\n \n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001c\n\u0001d\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t")));
    List<Tensor> list = own(context().exampleValues(serialized, "age", new Options.ExampleValues().dtype(DType.INT64)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(2), 0, wholes(7L, 9L));
    expect(y1, DType.INT64, dims(3), 0, wholes(0L, 1L, 2L));
  }

  // example_with_feature key=age of numbers
  @Test
  void example_with_feature_key_age_of_numbers() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(), strings("")));
    Tensor values = own(tensor(DType.INT64, dims(2), wholes(7L, 9L)));
    Tensor y = own(context().exampleWithFeature(serialized, values, "age"));
    expect(y, DType.STRING, dims(), 0, strings("\n\u000f\n\r\n\u0003age\u0012\u0006\u001a\u0004\n\u0002\u0007\t"));
  }

  // example_with_feature key=name
  @Test
  void example_with_feature_key_name() throws Exception {
    Tensor serialized = own(tensor(DType.STRING, dims(2), strings("\n\u000e\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007", "\n\u000e\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t")));
    Tensor values = own(tensor(DType.STRING, dims(2, 2), strings("a", "b", "c", "d")));
    Tensor y = own(context().exampleWithFeature(serialized, values, "name"));
    expect(y, DType.STRING, dims(2), 0, strings("\n\u000e\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\u0007\n\u0012\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001a\n\u0001b", "\n\u000e\n\u000c\n\u0003age\u0012\u0005\u001a\u0003\n\u0001\t\n\u0012\n\u0010\n\u0004name\u0012\u0008\n\u0006\n\u0001c\n\u0001d"));
  }

  // exp and its gradient
  @Test
  void exp_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().exp(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.152aaap-3, 0x1.368b3p-1, 0x1.0ef9dcp+1, 0x1.415e5cp+4));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2));
  }

  // exp of other dtypes
  @Test
  void exp_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().exp(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.152aaa3bf81ccp-3, 0x1.368b2fc6f960ap-1, 0x1.0ef9db467dcf8p+1, 0x1.415e5bf6fb106p+4));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().exp(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.154p-3, 0x1.368p-1, 0x1.0fp+1, 0x1.414p+4));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().exp(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.16p-3, 0x1.36p-1, 0x1.0ep+1, 0x1.42p+4));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().exp(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.5bf0a8b145769p+1, 0x1.b4c902e273a58p+5));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().exp(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.5bf0a8p+1, 0x1.b4c902p+5));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().exp(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.34d36cp+0, 0x1.1fb37ap+0, 0x1.01774ap-2, 0x1.194fp-3, -0x1.dd735p+0, -0x1.04cfe2p+2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.34d36cp+0, -0x1.1fb37ap+0, 0x1.194fp-3, 0x1.01774ap-2, 0x1.6163b2p-2, 0x1.407e4cp+3));
  }

  // exp of what is no finite number
  @Test
  void exp_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN, 0x1.f4p+9)));
    Tensor y = own(context().exp(x));
    expect(y, DType.FLOAT32, dims(4), 0, floats(Double.POSITIVE_INFINITY, 0x0p+0, Double.NaN, Double.POSITIVE_INFINITY));
  }

  // exp2 and its gradient
  @Test
  void exp2_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().exp2(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1p-2, 0x1.6a09e6p-1, 0x1.ae89fap+0, 0x1p+3));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.62e43p-3, 0x1.f5e466p-3, 0x1.2a6d48p+1, 0x1.62e43p+0));
  }

  // exp2 of other dtypes
  @Test
  void exp2_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().exp2(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1p-2, 0x1.6a09e667f3bcdp-1, 0x1.ae89f995ad3adp+0, 0x1p+3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().exp2(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1p-2, 0x1.6ap-1, 0x1.ae8p+0, 0x1p+3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().exp2(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1p-2, 0x1.6ap-1, 0x1.aep+0, 0x1p+3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().exp2(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1p+1, 0x1p+4));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().exp2(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1p+1, 0x1p+4));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().exp2(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.3a359p+0, 0x1.67b122p-1, 0x1.94f0a6p-2, 0x1.247d0cp-3, 0x1.09ac9p-1, -0x1.63e4ep+1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.b39622p-1, -0x1.f2a38ep-2, 0x1.9579a2p-4, 0x1.18aedcp-2, 0x1.52c338p+1, 0x1.bf560cp+1));
  }

  // expand_dims axis=-1
  @Test
  void expand_dims_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().expandDims(x, -1L));
    expect(y, DType.FLOAT32, dims(2, 3, 1), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // expand_dims axis=1
  @Test
  void expand_dims_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().expandDims(x, 1L));
    expect(y, DType.FLOAT32, dims(2, 1, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 1, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // expm1 and its gradient
  @Test
  void expm1_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().expm1(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.1df3b6p+0, 0x1.315e5cp+4));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2));
  }

  // expm1 of other dtypes
  @Test
  void expm1_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().expm1(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.1df3b68cfb9efp+0, 0x1.315e5bf6fb106p+4));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().expm1(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.bacp-1, -0x1.93p-2, 0x1.1ep+0, 0x1.314p+4));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().expm1(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.bap-1, -0x1.92p-2, 0x1.1ep+0, 0x1.32p+4));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().expm1(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.b7e151628aed3p+0, 0x1.acc902e273a58p+5));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().expm1(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.b7e152p+0, 0x1.acc902p+5));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().expm1(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.a69b5ap-3, 0x1.1fb37ap+0, -0x1.7f445cp-1, 0x1.194fp-3, -0x1.6eb9a8p+1, -0x1.04cfe2p+2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.34d36cp+0, -0x1.1fb37ap+0, 0x1.194fp-3, 0x1.01774ap-2, 0x1.6163b2p-2, 0x1.407e4cp+3));
  }

  // eye n_rows=2
  @Test
  void eye_n_rows_2() throws Exception {
    Tensor y = own(context().eye(2L));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0));
  }

  // eye n_rows=2 n_cols=0
  @Test
  void eye_n_rows_2_n_cols_0() throws Exception {
    Tensor y = own(context().eye(2L, new Options.Eye().nCols(0L)));
    expect(y, DType.FLOAT32, dims(2, 0), 0, floats());
  }

  // eye n_rows=2 n_cols=4 k=1 dtype=complex64
  @Test
  void eye_n_rows_2_n_cols_4_k_1_dtype_complex64() throws Exception {
    Tensor y = own(context().eye(2L, new Options.Eye().nCols(4L).k(1L).dtype(DType.COMPLEX64)));
    expect(y, DType.COMPLEX64, dims(2, 4), 0, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // eye n_rows=3 k=-1 dtype=bool
  @Test
  void eye_n_rows_3_k_m1_dtype_bool() throws Exception {
    Tensor y = own(context().eye(3L, new Options.Eye().k(-1L).dtype(DType.BOOL)));
    expect(y, DType.BOOL, dims(3, 3), 0, booleans(false, false, false, true, false, false, false, true, false));
  }

  // fft
  @Test
  void fft() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().fft(x));
    expect(y, DType.COMPLEX64, dims(2, 4), 16, floats(0x1.4p+3, 0x0p+0, -0x1.8p+1, 0x1p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, -0x1p+0, 0x1.5p+3, 0x0p+0, -0x1.4p+1, -0x1.2p+3, -0x1.cp+1, 0x0p+0, -0x1.4p+1, 0x1.2p+3));
  }

  // fft n=2 axis=0
  @Test
  void fft_n_2_axis_0() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fft(x, new Options.Fft().n(2L).axis(0L)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.4p+2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, -0x1.8p+1, 0x1p+0, 0x1.4p+2, -0x1p+2, 0x1p+0, 0x1p+1));
  }

  // fft n=8 norm=ORTHO
  @Test
  void fft_n_8_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fft(x, new Options.Fft().n(8L).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(2, 8), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp-1, 0x1.3504f333f9de6p+0, -0x1p+0, -0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, -0x1p+0, 0x1.d413cccfe7799p-1, 0x0p+0, 0x1.6a09e667f3bcdp+0, 0x1.a827999fcef32p-3, 0x1p+0, 0x0p+0, 0x1.6a09e667f3bcdp+0, 0x1p+0, 0x1.ea09e667f3bcdp+0, 0x1.0f876ccdf6cd9p+0, 0x1.0f876ccdf6cd9p+0, 0x1.4f876ccdf6cd9p+0, 0x1.4p+0, 0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp+0, 0x1.82463000f856p+1, 0x1.d413cccfe7799p-2, 0x1.3cc8a99af5453p+1, -0x1.0f876ccdf6cd9p+0, 0x1.9f0ed99bed9b3p-1, -0x1.4p+0, 0x0p+0, 0x0p+0, 0x1.0918c003e157fp-1, 0x1.ea09e667f3bcdp-1));
  }

  // fft norm=FORWARD
  @Test
  void fft_norm_forward() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fft(x, new Options.Fft().norm(Options.Norm.FORWARD)));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1p+1, 0x1.5555555555555p-1, -0x1.13cd3a2c8198ep+0, 0x1.83103651a778ep-2, 0x1.3cd3a2c8198e2p-4, 0x1.e9228f81d6ee3p-1, 0x1p+0, 0x1p+0, 0x1.53cd3a2c8198ep+1, 0x1.bb67ae8584caap-1, 0x1.61962e9bf338fp-2, -0x1.bb67ae8584caap-1));
  }

  // fft of int32
  @Test
  void fft_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(3L, 1L, 4L, 1L)));
    Tensor y = own(context().fft(x));
    expect(y, DType.COMPLEX64, dims(4), 16, floats(0x1.2p+3, 0x0p+0, -0x1p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, -0x1p+0, 0x0p+0));
  }

  // fft of no points
  @Test
  void fft_of_no_points() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "fft", "Invalid number of FFT data points (0) specified. [Op:fft]", () -> context().fft(x, new Options.Fft().n(0L)));
  }

  // fft2
  @Test
  void fft2() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fft2(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.2p+3, 0x1.4p+2, 0x1.2ed9eba16132bp+2, 0x1.ddb3d742c2655p+1, 0x1.4498517a7b356p+0, 0x1.126145e9ecd56p-2, 0x1.8p+1, -0x1p+0, -0x1.6646e17211ccp+3, -0x1.76cf5d0b09955p+0, -0x1.9b91e8dee3401p-1, 0x1.5db3d742c2655p+2));
  }

  // fft2 s=2,4 axes=1,0 norm=ORTHO
  @Test
  void fft2_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fft2(x, new Options.Fft2().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(4, 2), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2, 0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2, -0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0, 0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0, 0x0p+0, 0x1.0f876ccdf6cd9p+0, 0x0p+0, 0x1.974b2334f2346p+1));
  }

  // fftfreq n=4 dtype=float64
  @Test
  void fftfreq_n_4_dtype_float64() throws Exception {
    Tensor y = own(context().fftfreq(4L, new Options.Fftfreq().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(4), 1, floats(0x0p+0, 0x1p-2, -0x1p-1, -0x1p-2));
  }

  // fftfreq n=5 d=0.5
  @Test
  void fftfreq_n_5_d_0_5() throws Exception {
    Tensor y = own(context().fftfreq(5L, new Options.Fftfreq().d(0x1p-1)));
    expect(y, DType.FLOAT32, dims(5), 1, floats(0x0p+0, 0x1.99999ap-2, 0x1.99999ap-1, -0x1.99999ap-1, -0x1.99999ap-2));
  }

  // fftn
  @Test
  void fftn() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fftn(x));
    expect(y, DType.COMPLEX128, dims(2, 3), 64, floats(0x1.2p+3, 0x1.4p+2, 0x1.2ed9eba16132bp+2, 0x1.ddb3d742c2655p+1, 0x1.4498517a7b356p+0, 0x1.126145e9ecd56p-2, 0x1.8p+1, -0x1p+0, -0x1.6646e17211ccp+3, -0x1.76cf5d0b09955p+0, -0x1.9b91e8dee3401p-1, 0x1.5db3d742c2655p+2));
  }

  // fftn s=2,4 axes=1,0 norm=ORTHO
  @Test
  void fftn_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p+0, 0x1p+2, 0x1p+0, -0x1p+1, 0x1.8p+1, 0x1p+0, -0x1p+0)));
    Tensor y = own(context().fftn(x, new Options.Fftn().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(4, 2), 64, floats(0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0, 0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2, 0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2, -0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0, 0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0, -0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0, 0x0p+0, 0x1.0f876ccdf6cd9p+0, 0x0p+0, 0x1.974b2334f2346p+1));
  }

  // fftshift
  @Test
  void fftshift() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(1L, 2L, 3L, 4L, 5L, 6L)));
    Tensor y = own(context().fftshift(x));
    expect(y, DType.INT32, dims(2, 3), 0, wholes(6L, 4L, 5L, 3L, 1L, 2L));
  }

  // fftshift axes=0
  @Test
  void fftshift_axes_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().fftshift(x, new Options.Fftshift().axes(0)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 0, floats(0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // fill of rank 32
  @Test
  void fill_of_rank_32() throws Exception {
    Tensor value = own(tensor(DType.INT8, dims(), wholes(3L)));
    Tensor y = own(context().fill(new long[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, value));
    expect(y, DType.INT8, dims(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 0, wholes(3L));
  }

  // fill shape=
  @Test
  void fill_shape() throws Exception {
    Tensor value = own(tensor(DType.INT16, dims(), wholes(7L)));
    Tensor y = own(context().fill(new long[] {}, value));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // fill shape=0,3
  @Test
  void fill_shape_0_3() throws Exception {
    Tensor value = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor y = own(context().fill(new long[] {0, 3}, value));
    expect(y, DType.BOOL, dims(0, 3), 0, booleans());
  }

  // fill shape=2,3
  @Test
  void fill_shape_2_3() throws Exception {
    Tensor value = own(tensor(DType.FLOAT32, dims(), floats(0x1.4p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(value);
    Tensor y = own(context().fill(new long[] {2, 3}, value));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(value), Arrays.asList(dY), false));
    Tensor dValue = list.get(0);
    expect(dValue, DType.FLOAT32, dims(), 0, floats(0x1.08p+3));
  }

  // flip
  @Test
  void flip() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().flip(x));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.8p+1, 0x1p+1, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0));
  }

  // flip axis=
  @Test
  void flip_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().flip(x, new Options.Flip().axis()));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2));
  }

  // flip axis=-1
  @Test
  void flip_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().flip(x, new Options.Flip().axis(-1)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+1, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2));
  }
}
