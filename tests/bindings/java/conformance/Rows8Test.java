// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows8Test extends Row {
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
    expect(x, DType.FLOAT64, dims(3, 2), 64, floats(0x1.4d106eea8002p+0, 0x1.688fa34b41ecdp-2, 0x1.8dac3d5c268e5p-1, 0x1.848aa01429082p+0, 0x1.4e2e19e21a85ep+0, -0x1.41054684880edp+0));
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

  // repeat repeats=2 axis=1 of strings
  @Test
  void repeat_repeats_2_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().repeat(x, 2L, new Options.Repeat().axis(1L)));
    expect(y, DType.STRING, dims(2, 6), 0, strings("a", "a", "", "", "\u65e5\u672c", "\u65e5\u672c", "b c", "b c", "d", "d", "e", "e"));
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
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.85bde6p-1, 0x1.b5bde6p-2, 0x1.3bba8ap+0, 0x1.5c7fb8p-3, 0x1.4d1816p+0, 0x1.04c76cp-1, 0x1.344e6cp+0, 0x1.524e6cp+1, 0x1.444e6cp-1, 0x1.85bde6p-1, 0x1.7cfd32p-2, 0x1.3bba8ap+0, 0x1.3787p-2, 0x1.4d1816p+0, 0x1.85bde6p-3, 0x1.344e6cp+0, 0x1.4c4e6cp+1, 0x1.444e6cp-1, 0x1.d4605ap-1, 0x1.7cfd32p-2, 0x1.8eea28p-1, 0x1.3787p-2, 0x1.b5bde6p+0, 0x1.85bde6p-3));
  }

  // resize size=-1,3 interpolation=BILINEAR
  @Test
  void resize_size_m1_3_interpolation_bilinear() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {-1, 3}, new Options.Resize().interpolation(Options.Interpolation.BILINEAR)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 2), 16, floats(0x1.555556p-1, 0x1.2aaaaap+1, 0x1.4p+3, 0x1.1p+4, 0x1.1p+3, 0x1.4d5556p+4, 0x1.caaaaap+2, 0x1.4p+4, 0x1.48p+4, 0x1.dp+3, 0x1.7p+4, 0x1.655556p+4, 0x1.4d5556p+4, 0x1.98p+4, 0x1.cp+3, 0x1.3p+3, 0x1.48p+4, 0x1.b55556p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.aaaaaap-1, 0x1.aaaaaap-2, 0x1.2aaaaap+0, 0x1.aaaaaap-3, 0x1.4p+0, 0x1.4p-1, 0x1.4p+0, 0x1.4p+1, 0x1.4p-1, 0x1.aaaaaap-1, 0x1.8p-2, 0x1.2aaaaap+0, 0x1.2aaaaap-2, 0x1.4p+0, 0x1.aaaaaap-3, 0x1.4p+0, 0x1.4p+1, 0x1.4p-1, 0x1p+0, 0x1.8p-2, 0x1.aaaaaap-1, 0x1.2aaaaap-2, 0x1.aaaaaap+0, 0x1.aaaaaap-3));
  }

  // resize size=-1,3 interpolation=NEAREST
  @Test
  void resize_size_m1_3_interpolation_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {-1, 3}, new Options.Resize().interpolation(Options.Interpolation.NEAREST)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 2), 16, floats(0x0p+0, 0x1p+0, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // resize size=-1,3 scale=0.8 coordinates=ASYMMETRIC
  @Test
  void resize_size_m1_3_scale_0_8_coordinates_asymmetric() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 4, 1), floats(0x1p+0, 0x1p+1, 0x1.2p+3, 0x1p+2)));
    Tensor y = own(context().resize(x, new long[] {-1, 3}, new Options.Resize().coordinates(Options.Coordinates.ASYMMETRIC).scale(0x1.999999999999ap-1)));
    expect(y, DType.FLOAT32, dims(1, 1, 3, 1), 4, floats(0x1p+0, 0x1.ep+1, 0x1.ap+2));
  }

  // resize size=1,2 antialias=True
  @Test
  void resize_size_1_2_antialias_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 4, 1), floats(0x1p+0, 0x1p+1, 0x1.2p+3, 0x1p+2)));
    Tensor y = own(context().resize(x, new long[] {1, 2}, new Options.Resize().antialias(true)));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 1), 4, floats(0x1.492492p+1, 0x1.76db6ep+2));
  }

  // resize size=1,2 interpolation=BICUBIC cubic_coefficient=-0.75 exclude_outside=False
  @Test
  void resize_size_1_2_interpolation_bicubic_cubic_coefficient_m0_75_exclude_outside_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 4, 1), floats(0x1p+0, 0x1p+1, 0x1.2p+3, 0x1p+2)));
    Tensor y = own(context().resize(x, new long[] {1, 2}, new Options.Resize().interpolation(Options.Interpolation.BICUBIC).cubicCoefficient(-0x1.8p-1).excludeOutside(false)));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 1), 4, floats(0x1.bp-1, 0x1.cap+2));
  }

  // resize size=1,2 interpolation=NEAREST nearest_mode=FLOOR
  @Test
  void resize_size_1_2_interpolation_nearest_nearest_mode_floor() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 4, 1), floats(0x1p+0, 0x1p+1, 0x1.2p+3, 0x1p+2)));
    Tensor y = own(context().resize(x, new long[] {1, 2}, new Options.Resize().interpolation(Options.Interpolation.NEAREST).nearestMode(Options.NearestMode.FLOOR)));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 1), 0, floats(0x1p+0, 0x1.2p+3));
  }

  // resize size=1,4 interpolation=NEAREST of uint8
  @Test
  void resize_size_1_4_interpolation_nearest_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(1, 1, 2, 1), wholes(1L, 200L)));
    Tensor y = own(context().resize(x, new long[] {1, 4}, new Options.Resize().interpolation(Options.Interpolation.NEAREST)));
    expect(y, DType.UINT8, dims(1, 1, 4, 1), 0, wholes(1L, 1L, 200L, 200L));
  }

  // resize size=1,4 of uint8
  @Test
  void resize_size_1_4_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(1, 1, 2, 1), wholes(1L, 200L)));
    Tensor y = own(context().resize(x, new long[] {1, 4}));
    expect(y, DType.FLOAT32, dims(1, 1, 4, 1), 0, floats(0x1p+0, 0x1.96p+5, 0x1.2c8p+7, 0x1.9p+7));
  }

  // resize size=2,5 data_format=NCHW
  @Test
  void resize_size_2_5_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 4), floats(0x0p+0, 0x1p+2, 0x1p+4, 0x1.cp+2, 0x1.8p+2, 0x1.ap+3, 0x1.cp+4, 0x1.6p+4, 0x1.8p+4, 0x1.4p+2, 0x1.7p+4, 0x1.4p+4, 0x1p+0, 0x1.2p+3, 0x1.9p+4, 0x1.4p+4, 0x1.7p+4, 0x1.4p+2, 0x1.8p+4, 0x1.6p+4, 0x1.cp+4, 0x1.ap+3, 0x1.8p+2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {2, 5}, new Options.Resize().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 5), 16, floats(0x1.8p+0, 0x1.34ccccp+2, 0x1.94p+3, 0x1.086666p+4, 0x1.58p+3, 0x1.38p+4, 0x1.58p+3, 0x1.f4p+3, 0x1.72p+4, 0x1.48p+4, 0x1.ap+2, 0x1.e33334p+2, 0x1.06p+4, 0x1.77999ap+4, 0x1.48p+4, 0x1.acp+4, 0x1.f73334p+3, 0x1.58p+3, 0x1.526666p+3, 0x1.58p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 5), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 3, 4), 16, floats(0x1.b9999ap-1, 0x1.033334p+0, 0x1.c33334p-1, 0x1.2e6666p+0, 0x1.18p+0, 0x1.3p-1, 0x1.033334p-1, 0x1.dcccccp-1, 0x1.35999ap+1, 0x1.89999ap-1, 0x1.466666p-1, 0x1.9cccccp+0, 0x1.0cccccp-1, 0x1.e9999ap+0, 0x1.84ccccp+0, 0x1.d66666p-1, 0x1.ccccccp-2, 0x1.04ccccp+0, 0x1.99999ap-1, 0x1.2b3334p+0, 0x1.a66666p-1, 0x1.24ccccp+0, 0x1.c33334p-1, 0x1.4b3334p+1));
  }

  // resize size=2,5 interpolation=AREA
  @Test
  void resize_size_2_5_interpolation_area() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {2, 5}, new Options.Resize().interpolation(Options.Interpolation.AREA)));
    expect(y, DType.FLOAT32, dims(1, 2, 5, 2), 16, floats(0x1p+1, 0x1.0aaaaap+3, 0x1.7p+2, 0x1.f55556p+2, 0x1.bp+3, 0x1.02aaaap+4, 0x1.2p+4, 0x1.7aaaaap+4, 0x1.8p+3, 0x1.4aaaaap+4, 0x1.2p+4, 0x1.a55556p+4, 0x1.48p+3, 0x1.caaaaap+3, 0x1.02aaaap+4, 0x1.655556p+3, 0x1.7aaaaap+4, 0x1.8p+3, 0x1.4aaaaap+4, 0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1p+0, 0x1.8p-2, 0x1.8p+0, 0x1.2p+0, 0x1.cp-1, 0x1.8p+0, 0x1.d55556p-2, 0x1.8p+0, 0x1.aaaaaap-1, 0x1.8p-1, 0x1.aaaaaap+0, 0x1.aaaaaap-1, 0x1.1aaaaap+0, 0x1.caaaaap-1, 0x1.caaaaap-1, 0x1.c55556p+0, 0x1.555556p-1, 0x1.2p+0, 0x1.d55556p+0, 0x1.155556p-1, 0x1.555556p+0, 0x1.2aaaaap-2, 0x1.555556p+0, 0x1.055556p+1));
  }

  // resize size=2,5 interpolation=BICUBIC
  @Test
  void resize_size_2_5_interpolation_bicubic() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {2, 5}, new Options.Resize().interpolation(Options.Interpolation.BICUBIC)));
    expect(y, DType.FLOAT32, dims(1, 2, 5, 2), 16, floats(0x1.0b5afcp-1, 0x1.3be58ep+2, 0x1.c667acp+1, 0x1.8028dp+2, 0x1.9f975cp+3, 0x1.11a82cp+4, 0x1.0e4ab2p+4, 0x1.929e5cp+4, 0x1.30bb7p+3, 0x1.483732p+4, 0x1.552338p+4, 0x1.c3b2dp+4, 0x1.2cbb2ap+3, 0x1.010eecp+4, 0x1.d9d6e4p+3, 0x1.2b57d4p+3, 0x1.8799d6p+4, 0x1.2c82b4p+3, 0x1.48e722p+4, 0x1.3d2fp+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.338a5p+0, 0x1.2852b8p-2, 0x1.d352bp+0, 0x1.6f4e7p+0, 0x1.fafc3ap-1, 0x1.eab1fcp+0, 0x1.e35d5cp-2, 0x1.b25748p+0, 0x1.147d9ap-1, 0x1.d1b216p-2, 0x1.14ddb2p+0, 0x1.180642p-1, 0x1.540c84p-1, 0x1.214ec6p-1, 0x1.24da42p-1, 0x1.21d468p+0, 0x1.9e9bd8p-1, 0x1.677f78p+0, 0x1.19e1dp+1, 0x1.343ca4p-1, 0x1.7bb3acp+0, 0x1.80201ep-3, 0x1.a87872p+0, 0x1.42833p+1));
  }

  // resize size=2,5 interpolation=BILINEAR
  @Test
  void resize_size_2_5_interpolation_bilinear() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {2, 5}, new Options.Resize().interpolation(Options.Interpolation.BILINEAR)));
    expect(y, DType.FLOAT32, dims(1, 2, 5, 2), 16, floats(0x1.8p+0, 0x1.ap+2, 0x1.34ccccp+2, 0x1.e33334p+2, 0x1.94p+3, 0x1.06p+4, 0x1.086666p+4, 0x1.77999ap+4, 0x1.58p+3, 0x1.48p+4, 0x1.38p+4, 0x1.acp+4, 0x1.58p+3, 0x1.f73334p+3, 0x1.f4p+3, 0x1.58p+3, 0x1.72p+4, 0x1.526666p+3, 0x1.48p+4, 0x1.58p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.333334p+0, 0x1.b9999ap-2, 0x1.9cccccp+0, 0x1.41999ap+0, 0x1.e9999ap-1, 0x1.a66666p+0, 0x1.166666p-1, 0x1.b9999ap+0, 0x1.6p-1, 0x1.266666p-1, 0x1.3p+0, 0x1.39999ap-1, 0x1.966666p-1, 0x1.5p-1, 0x1.69999ap-1, 0x1.58p+0, 0x1.b9999ap-1, 0x1.4b3334p+0, 0x1.f33334p+0, 0x1.29999ap-1, 0x1.6cccccp+0, 0x1.466666p-2, 0x1.933334p+0, 0x1.273334p+1));
  }

  // resize size=2,5 interpolation=NEAREST
  @Test
  void resize_size_2_5_interpolation_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {2, 5}, new Options.Resize().interpolation(Options.Interpolation.NEAREST)));
    expect(y, DType.FLOAT32, dims(1, 2, 5, 2), 16, floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.2p+1, 0x1p+2, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1.8p+1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1));
  }

  // resize size=5,7 coordinates=ALIGN_CORNERS
  @Test
  void resize_size_5_7_coordinates_align_corners() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {5, 7}, new Options.Resize().coordinates(Options.Coordinates.ALIGN_CORNERS)));
    expect(y, DType.FLOAT32, dims(1, 5, 7, 2), 16, floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.1p+4, 0x1p+4, 0x1.9p+4, 0x1.7p+3, 0x1.68p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+1, 0x1.8p+3, 0x1.7p+2, 0x1.3p+3, 0x1.1p+3, 0x1.cp+2, 0x1.e8p+3, 0x1.f8p+3, 0x1.6p+4, 0x1.88p+4, 0x1.24p+4, 0x1.6cp+4, 0x1.dp+3, 0x1.5p+4, 0x1.8p+2, 0x1.7p+4, 0x1.3p+3, 0x1.cp+3, 0x1.ap+3, 0x1.4p+2, 0x1.48p+4, 0x1.dp+3, 0x1.cp+4, 0x1.8p+4, 0x1.9p+4, 0x1.7p+4, 0x1.6p+4, 0x1.6p+4, 0x1.ep+3, 0x1.98p+4, 0x1.8p+3, 0x1.14p+4, 0x1.2p+3, 0x1.2p+3, 0x1.14p+4, 0x1.8p+3, 0x1.98p+4, 0x1.ep+3, 0x1.74p+4, 0x1.d8p+3, 0x1.5p+4, 0x1.dp+3, 0x1.8p+4, 0x1.cp+4, 0x1.dp+3, 0x1.48p+4, 0x1.4p+2, 0x1.ap+3, 0x1.cp+3, 0x1.3p+3, 0x1.7p+4, 0x1.8p+2, 0x1.58p+4, 0x1.ap+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 5, 7, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.8p+1, 0x1.ep-1, 0x1.14p+2, 0x1.5cp+2, 0x1.8p+0, 0x1.38p+2, 0x1.2cp+2, 0x1.2p+1, 0x1p+2, 0x1.4p+0, 0x1.7p+2, 0x1.dp+2, 0x1p+1, 0x1.ap+2, 0x1.9p+2, 0x1.8p+1, 0x1.8p+1, 0x1.ep-1, 0x1.14p+2, 0x1.5cp+2, 0x1.8p+0, 0x1.38p+2, 0x1.2cp+2, 0x1.2p+1));
  }

  // resize size=6,8 interpolation=AREA
  @Test
  void resize_size_6_8_interpolation_area() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {6, 8}, new Options.Resize().interpolation(Options.Interpolation.AREA)));
    expect(y, DType.FLOAT32, dims(1, 6, 8, 2), 16, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 8, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.ap+2, 0x1p+2, 0x1.cp+1, 0x1.cp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.cp+1, 0x1.cp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.7p+2, 0x1.dp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.7p+2, 0x1.dp+2, 0x1p+1, 0x1.ap+2));
  }

  // resize size=6,8 interpolation=BICUBIC
  @Test
  void resize_size_6_8_interpolation_bicubic() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {6, 8}, new Options.Resize().interpolation(Options.Interpolation.BICUBIC)));
    expect(y, DType.FLOAT32, dims(1, 6, 8, 2), 16, floats(-0x1.b7ce64p-1, -0x1.d97796p+0, -0x1.3d71c4p-4, 0x1.55f4cap-1, 0x1.929f54p+0, 0x1.7f8df8p+2, 0x1.8470fp+2, 0x1.acaf1p+3, 0x1.a97c3cp+3, 0x1.680e1ep+4, 0x1.b64958p+3, 0x1.900fa2p+4, 0x1.ec4508p+2, 0x1.52ad02p+4, 0x1.36f9ccp+2, 0x1.35be74p+4, 0x1.2a1948p-2, 0x1.334362p+2, 0x1.7229a8p+0, 0x1.509f88p+2, 0x1.f17c74p+1, 0x1.8e57bap+2, 0x1.1f7886p+3, 0x1.7ba03cp+3, 0x1.0909dp+4, 0x1.61c0b4p+4, 0x1.15d71ep+4, 0x1.962efcp+4, 0x1.78db36p+3, 0x1.5efc86p+4, 0x1.2481b4p+3, 0x1.44fb0ep+4, 0x1.5bf658p+1, 0x1.2e283cp+4, 0x1.2ab246p+2, 0x1.df72f4p+3, 0x1.193b2ep+3, 0x1.ad6a9ep+2, 0x1.e51a62p+3, 0x1.13ae6ap+3, 0x1.77d86ep+4, 0x1.547dcep+4, 0x1.9230aap+4, 0x1.a347eap+4, 0x1.46e176p+4, 0x1.792b8cp+4, 0x1.235e9cp+4, 0x1.655a3cp+4, 0x1.489b6ap+3, 0x1.b4e39cp+4, 0x1.4a63c4p+3, 0x1.5b1dc4p+4, 0x1.4df324p+3, 0x1.39c4a8p+3, 0x1.e961b6p+3, 0x1.fa4178p+2, 0x1.8e37b2p+4, 0x1.0d881p+4, 0x1.bac1a8p+4, 0x1.49edb6p+4, 0x1.7e8a9ep+4, 0x1.353638p+4, 0x1.62299cp+4, 0x1.2b7946p+4, 0x1.5f35cp+4, 0x1.cf4f4p+4, 0x1.1acdep+4, 0x1.8838a2p+4, 0x1.1399dp+3, 0x1.e35608p+3, 0x1.2bbe9ap+3, 0x1.3aedc8p+3, 0x1.49372p+4, 0x1.2c647p+3, 0x1.8a35aap+4, 0x1.2bbb7ap+3, 0x1.5c18eep+4, 0x1.3814ap+3, 0x1.4661d4p+4, 0x1.3de5d6p+3, 0x1.b7795cp+4, 0x1.dbdc92p+4, 0x1.525a5ap+4, 0x1.9d924ep+4, 0x1.f03556p+2, 0x1.19b3e6p+4, 0x1.a48b4cp+2, 0x1.5812d2p+3, 0x1.28ac3cp+4, 0x1.7761e2p+2, 0x1.73547ep+4, 0x1.0367cep+2, 0x1.4be1aap+4, 0x1.4ee85ep+2, 0x1.39509cp+4, 0x1.726f9cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 8, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.9f505ap+2, 0x1.14dab6p+2, 0x1.a926b8p+1, 0x1.d95958p+2, 0x1.087666p+2, 0x1.5917dp+2, 0x1.d3179p+2, 0x1.39429cp+1, 0x1.a8251p+1, 0x1.d08294p+2, 0x1.0111fcp+2, 0x1.43978cp+2, 0x1.c3a9bp+2, 0x1.330daap+1, 0x1.5a5942p+2, 0x1.9ccdd4p+2, 0x1.0260f8p+2, 0x1.66f3d2p+2, 0x1.d6b14cp+2, 0x1.33ad38p+1, 0x1.621d1ep+2, 0x1.a09d82p+2, 0x1.046efap+1, 0x1.c03c1cp+2));
  }

  // resize size=6,8 interpolation=BILINEAR
  @Test
  void resize_size_6_8_interpolation_bilinear() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {6, 8}, new Options.Resize().interpolation(Options.Interpolation.BILINEAR)));
    expect(y, DType.FLOAT32, dims(1, 6, 8, 2), 16, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.8p+1, 0x1.8p+1, 0x1.cp+2, 0x1.cp+2, 0x1.ap+3, 0x1.ap+3, 0x1.5p+4, 0x1.b8p+3, 0x1.7cp+4, 0x1.28p+3, 0x1.54p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+0, 0x1.ap+2, 0x1.58p+1, 0x1.b8p+2, 0x1.44p+2, 0x1.e8p+2, 0x1.2ep+3, 0x1.86p+3, 0x1.fap+3, 0x1.49p+4, 0x1.0fp+4, 0x1.7bp+4, 0x1.9ap+3, 0x1.59p+4, 0x1.58p+3, 0x1.48p+4, 0x1.2p+2, 0x1.18p+4, 0x1.84p+2, 0x1.d4p+3, 0x1.26p+3, 0x1.1cp+3, 0x1.cap+3, 0x1.52p+3, 0x1.57p+4, 0x1.3bp+4, 0x1.75p+4, 0x1.79p+4, 0x1.3fp+4, 0x1.63p+4, 0x1.24p+4, 0x1.58p+4, 0x1.5p+3, 0x1.84p+4, 0x1.54p+3, 0x1.3fp+4, 0x1.5cp+3, 0x1.6ap+3, 0x1.dep+3, 0x1.44p+3, 0x1.6dp+4, 0x1.06p+4, 0x1.97p+4, 0x1.33p+4, 0x1.6dp+4, 0x1.29p+4, 0x1.58p+4, 0x1.24p+4, 0x1.38p+4, 0x1.acp+4, 0x1.06p+4, 0x1.6dp+4, 0x1.44p+3, 0x1.dep+3, 0x1.6ap+3, 0x1.5cp+3, 0x1.3fp+4, 0x1.54p+3, 0x1.75p+4, 0x1.52p+3, 0x1.57p+4, 0x1.56p+3, 0x1.48p+4, 0x1.58p+3, 0x1.8p+4, 0x1.cp+4, 0x1.34p+4, 0x1.84p+4, 0x1.38p+3, 0x1.0cp+4, 0x1.3p+3, 0x1.68p+3, 0x1.28p+4, 0x1.fp+2, 0x1.64p+4, 0x1.9p+2, 0x1.4cp+4, 0x1.bp+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 8, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.7ap+2, 0x1.24p+2, 0x1.dcp+1, 0x1.b7p+2, 0x1.2p+2, 0x1.49p+2, 0x1.bp+2, 0x1.7p+1, 0x1.dcp+1, 0x1.b7p+2, 0x1.1ep+2, 0x1.4ep+2, 0x1.abp+2, 0x1.b8p+1, 0x1.5dp+2, 0x1.83p+2, 0x1.08p+2, 0x1.59p+2, 0x1.bp+2, 0x1.8ep+1, 0x1.5dp+2, 0x1.83p+2, 0x1.3ep+1, 0x1.adp+2));
  }

  // resize size=6,8 interpolation=NEAREST
  @Test
  void resize_size_6_8_interpolation_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().resize(x, new long[] {6, 8}, new Options.Resize().interpolation(Options.Interpolation.NEAREST)));
    expect(y, DType.FLOAT32, dims(1, 6, 8, 2), 16, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2, 0x1.4p+4, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 6, 8, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 4, 2), 16, floats(0x1.ap+2, 0x1p+2, 0x1.cp+1, 0x1.cp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.cp+1, 0x1.cp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.7p+2, 0x1.dp+2, 0x1p+2, 0x1.7p+2, 0x1.cp+2, 0x1p+1, 0x1.7p+2, 0x1.dp+2, 0x1p+1, 0x1.ap+2));
  }

  // resize to no pixels
  @Test
  void resize_to_no_pixels() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 4, 2), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1.9p+4, 0x1.cp+2, 0x1.4p+4, 0x1.8p+2, 0x1.7p+4, 0x1.ap+3, 0x1.4p+2, 0x1.cp+4, 0x1.8p+4, 0x1.6p+4, 0x1.6p+4, 0x1.8p+4, 0x1.cp+4, 0x1.4p+2, 0x1.ap+3, 0x1.7p+4, 0x1.8p+2, 0x1.4p+4, 0x1.cp+2)));
    fails(Code.INVALID_ARGUMENT, "resize", null, () -> context().resize(x, new long[] {0, 2}));
  }

  // reverse_sequence beyond the end
  @Test
  void reverse_sequence_beyond_the_end() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor n = own(tensor(DType.INT32, dims(1), wholes(3L)));
    fails(Code.INVALID_ARGUMENT, "reverse_sequence", null, () -> context().reverseSequence(x, n, 1L));
  }

  // reverse_sequence seq_axis=0 batch_axis=1
  @Test
  void reverse_sequence_seq_axis_0_batch_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor seqLengths = own(tensor(DType.INT64, dims(3), wholes(2L, 1L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reverseSequence(x, seqLengths, 0L, new Options.ReverseSequence().batchAxis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+3, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+0, 0x1.8p+0, 0x1p+1));
  }

  // reverse_sequence seq_axis=1
  @Test
  void reverse_sequence_seq_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor seqLengths = own(tensor(DType.INT32, dims(2), wholes(2L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().reverseSequence(x, seqLengths, 1L));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p+0, 0x1p+2, 0x1.8p+1, 0x1p+3, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
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

  // rfftn s=2,4 axes=1,0 norm=ORTHO
  @Test
  void rfftn_s_2_4_axes_1_0_norm_ortho() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 4), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().rfftn(x, new Options.Rfftn().s(2, 4).axes(1, 0).norm(Options.Norm.ORTHO)));
    expect(y, DType.COMPLEX128, dims(3, 2), 64, floats(0x1.04371d9ab72fbp+2, 0x0p+0, -0x1.80aa84ce72f89p+1, 0x0p+0, 0x1.0f876ccdf6cd9p+0, -0x1.80aa84ce72f89p+1, -0x1.6a09e667f3bcdp-2, 0x1.536948017481p+1, -0x1.f1cd9cceef239p+0, 0x0p+0, 0x1.26280b3476096p+1, 0x0p+0));
  }

  // rms_norm
  @Test
  void rms_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    Tensor y = own(context().rmsNorm(x, new Options.RmsNorm().scale(scale)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.279a6ep+0, 0x1.8a233ep-1, -0x1.8a233ep+0, 0x1.8a233ep-3, 0x1.a7bbf4p-1, 0x1.7d5c5cp+1, -0x1.52fcc4p-2, 0x1.fc7b24p-2, 0x1.cda7a2p-1, 0x1.14fe2ep+0, -0x1.cda7a2p-1, 0x1.7152e8p-1, 0x1.36abdap+0, 0x1.e34436p+0, -0x1.36abdap+0, 0x1.9e3a78p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.19eafap+0, 0x1.c2b424p-1, -0x1.19017p+0, 0x1.a7553ap-3, -0x1.bdca9cp-3, 0x1.66b916p-1, -0x1.116546p-1, -0x1.621446p-1, -0x1.a15da8p-4, 0x1.45f92ep+0, -0x1.7d5598p-2, -0x1.72d336p-3, 0x1.f203f8p-2, 0x1.3a6fe2p-3, -0x1.2f4bf8p-1, -0x1.48df46p-5));
    expect(dScale, DType.FLOAT32, dims(4), 256, floats(0x1.9f3536p+2, 0x1.9ce45p+2, 0x1.310dacp+2, 0x1.ba51b8p+1));
  }

  // rms_norm axis=1 epsilon=0.5
  @Test
  void rms_norm_axis_1_epsilon_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    Tensor y = own(context().rmsNorm(x, new Options.RmsNorm().scale(scale).axis(1).epsilon(0x1p-1)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.6061fp+0, 0x1.38512cp-2, 0x1.279a74p+1, 0x1.c453dap-2, -0x1.25a6f2p+0, -0x1.5f5b52p+0, -0x1.279a74p-1, -0x1.533ee2p+0, 0x1.5930bap+0, 0x1.13dfaep+0, 0x1.5930bap+0, 0x1.4a10aap+1, -0x1.36abdap+0, -0x1.41da4ap+0, -0x1.36abdap+0, -0x1.ef18fep-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.f1a9cp-1, 0x1.96bd1p-2, 0x1.d409e2p-1, 0x1.1ed784p-2, -0x1.320436p-1, -0x1.5ca20cp-4, -0x1.2171e8p+0, -0x1.61094p-4, 0x1.1426fap-1, 0x1.51cc0ap+0, 0x1.b7554ap-3, 0x1.b53aa4p-3, -0x1.4b61fap-2, -0x1.16193ap-1, -0x1.029436p-3, -0x1.c66014p-2));
    expect(dScale, DType.FLOAT32, dims(2), 256, floats(0x1.a95e2p+2, 0x1.b4536ep+3));
  }

  // rms_norm epsilon=0.25
  @Test
  void rms_norm_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    Tensor y = own(context().rmsNorm(x, new Options.RmsNorm().scale(scale).epsilon(0x1p-2)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.13dfaep+0, 0x1.6fd4e8p-1, -0x1.6fd4e8p+0, 0x1.6fd4e8p-3, 0x1.a20bd8p-1, 0x1.783ddcp+1, -0x1.4e6fep-2, 0x1.f5a7cep-2, 0x1.c65398p-1, 0x1.10988ep+0, -0x1.c65398p-1, 0x1.6b7612p-1, 0x1.33e28cp+0, 0x1.deeea2p+0, -0x1.33e28cp+0, 0x1.9a8366p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.f9c4bep-1, 0x1.9dcf84p-1, -0x1.13dfaep+0, 0x1.6fd4e8p-3, -0x1.91530cp-3, 0x1.73399ep-1, -0x1.09e09ep-1, -0x1.51c808p-1, -0x1.76e8a8p-4, 0x1.42247ep+0, -0x1.6e52b8p-2, -0x1.5045fp-3, 0x1.f3659p-2, 0x1.40b6a8p-3, -0x1.29a714p-1, -0x1.365418p-5));
    expect(dScale, DType.FLOAT32, dims(4), 256, floats(0x1.96a946p+2, 0x1.96b98ep+2, 0x1.22c2f2p+2, 0x1.b3296p+1));
  }

  // rnn
  @Test
  void rnn() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    List<Tensor> list = own(context().rnn(x, kernel, recurrentKernel, new Options.Rnn().bias(bias).initialH(initialH)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.24c67p-1, -0x1.5a862ep-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias, initialH), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.a91ce4p-4, 0x1.edbef8p-9, -0x1.ebe088p+0, -0x1.0e292ap-5, -0x1.d08b38p-2, 0x1.44fe7p-6, -0x1.c656d4p-3, 0x1.ac7fb8p-3, -0x1.3dcbcp+0, -0x1.7a9db2p-4));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.d7cf7p-2, 0x1.fd2a28p-2, 0x1.2b3132p+0, 0x1.04e998p+1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.2f803ep-1, -0x1.d12176p-1, -0x1.63ad42p-2, -0x1.c0d66ap+0));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x1.e34e3cp+1, 0x1.0705c4p+3));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.d08b38p-2, 0x1.44fe7p-6));
  }

  // rnn activation=RELU
  @Test
  void rnn_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    List<Tensor> list = own(context().rnn(x, kernel, recurrentKernel, new Options.Rnn().bias(bias).initialH(initialH).activation(Options.Activation.RELU)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(-0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(-0x0p+0, -0x0p+0, -0x0p+0, -0x0p+0));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias, initialH), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x0p+0, 0x0p+0));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // rnn reverse=True
  @Test
  void rnn_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().rnn(x, kernel, recurrentKernel, new Options.Rnn().bias(bias).initialH(initialH).reverse(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(-0x1.7cf51ap-3, -0x1.5d716p-3, -0x1.b01d62p-6, -0x1.38c486p-4, -0x1.6e5ac4p-1, -0x1.f50e62p-2, -0x1.f0d7fap-3, -0x1.90f2cep-3, 0x1.4bdddap-7, -0x1.ed7606p-5, -0x1.adb6c6p-1, -0x1.32a102p-1));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.7cf51ap-3, -0x1.5d716p-3, -0x1.f0d7fap-3, -0x1.90f2cep-3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dKernel = list2.get(0);
    Tensor dRecurrentKernel = list2.get(1);
    Tensor dBias = list2.get(2);
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.f412e8p+0, -0x1.c97bc8p-3, -0x1.120d4ep+0, 0x1.269412p+0));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.951dc6p-1, 0x1.69751p-1, -0x1.8a186p-4, -0x1.c78446p+0));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x1.2d5ccep+2, 0x1.d504b8p+2));
  }

  // rnn time_major=True
  @Test
  void rnn_time_major_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().rnn(x, kernel, recurrentKernel, new Options.Rnn().bias(bias).initialH(initialH).timeMajor(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(3, 2, 2), 32, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    expect(dX, DType.FLOAT32, dims(3, 2, 2), 512, floats(-0x1.5e0ca4p-3, 0x1.3fde32p-5, -0x1.59c4ccp-1, -0x1.0704bcp-3, -0x1.069e14p+0, 0x1.3ccdbp-3, -0x1.2f5af2p-5, 0x1.dde576p-4, -0x1.44366p+0, 0x1.80e0ecp-9, -0x1.3dcbcp+0, -0x1.7a9db2p-4));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.023364p-2, 0x1.b7280ep-3, 0x1.d28e64p-1, 0x1.cf60aap+0));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.fc8f2p-1, -0x1.cb1aaap+0, -0x1.974cdap-3, -0x1.0b2092p+1));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x1.c1f0eep+1, 0x1.10527p+3));
  }

  // rnn with a mask
  @Test
  void rnn_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    List<Tensor> list = own(context().rnn(x, kernel, recurrentKernel, new Options.Rnn().bias(bias).initialH(initialH).mask(mask)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.521a14p-2, -0x1.a6e132p-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.521a14p-2, -0x1.a6e132p-3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel, bias, initialH), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x1.d20738p-1, 0x1.0109aap-2, -0x1.a6b734p+1, -0x1.3facp-2, 0x0p+0, 0x0p+0, -0x1.3bb37ep-1, 0x1.48695ep-3, 0x0p+0, 0x0p+0, -0x1.86a25p+0, -0x1.2ac1a8p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.1ed674p+0, -0x1.fd4b4cp-1, 0x1.ea47f2p+0, 0x1.d189eap-2));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.09af1ep+2, -0x1.c8f368p-3, -0x1.e583bep+0, -0x1.0553c4p+1));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x1.0f41fep+2, 0x1.eeb58p+2));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.d20738p-1, 0x1.0109aap-2, -0x1.3bb37ep-1, 0x1.48695ep-3));
  }

  // rnn_cell
  @Test
  void rnn_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor h = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(h);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    Tensor y = own(context().rnnCell(x, h, kernel, recurrentKernel, new Options.RnnCell().bias(bias)));
    expect(y, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, h, kernel, recurrentKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dH = list.get(1);
    Tensor dKernel = list.get(2);
    Tensor dRecurrentKernel = list.get(3);
    Tensor dBias = list.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3));
    expect(dH, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.e1448p-1, -0x1.3b27ap-2, -0x1.1e7964p-1, -0x1.808a4ep-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 512, floats(0x1.9c7354p+0, 0x1.abfe6ap-2, -0x1.abfe88p-3, -0x1.c6c842p-4));
    expect(dBias, DType.FLOAT32, dims(2), 512, floats(0x1.03b97cp+1, 0x1.47b146p-1));
  }

  // rnn_cell activation=RELU
  @Test
  void rnn_cell_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor h = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tensor y = own(context().rnnCell(x, h, kernel, recurrentKernel, new Options.RnnCell().bias(bias).activation(Options.Activation.RELU)));
    expect(y, DType.FLOAT32, dims(2, 2), 32, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // roll shift=1 axis=0
  @Test
  void roll_shift_1_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().roll(x, new long[] {1}, new Options.Roll().axis(0)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+0, 0x1.4p+2, 0x1p+1));
  }

  // roll shift=1 axis=1 of strings
  @Test
  void roll_shift_1_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().roll(x, new long[] {1}, new Options.Roll().axis(1)));
    expect(y, DType.STRING, dims(2, 3), 0, strings("\u65e5\u672c", "a", "", "e", "b c", "d"));
  }

  // roll shift=1,-1 axis=0,1
  @Test
  void roll_shift_1_m1_axis_0_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().roll(x, new long[] {1, -1}, new Options.Roll().axis(0, 1)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x1.8p+1, 0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p+0, 0x1p-1));
  }

  // roll shift=2
  @Test
  void roll_shift_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().roll(x, new long[] {2}));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p-1));
  }

  // rot90
  @Test
  void rot90() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rot90(x));
    expect(y, DType.FLOAT32, dims(3, 2, 4), 0, floats(0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0));
  }

  // rot90 k=-1 axes=1,2
  @Test
  void rot90_k_m1_axes_1_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rot90(x, new Options.Rot90().k(-1L).axes(1, 2)));
    expect(y, DType.FLOAT32, dims(2, 4, 3), 0, floats(0x1p+3, 0x1p+2, 0x0p+0, 0x1.2p+3, 0x1.4p+2, 0x1p+0, 0x1.4p+3, 0x1.8p+2, 0x1p+1, 0x1.6p+3, 0x1.cp+2, 0x1.8p+1, 0x1.4p+4, 0x1p+4, 0x1.8p+3, 0x1.5p+4, 0x1.1p+4, 0x1.ap+3, 0x1.6p+4, 0x1.2p+4, 0x1.cp+3, 0x1.7p+4, 0x1.3p+4, 0x1.ep+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p-2, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1.8p-1, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p+0));
  }

  // rot90 k=2
  @Test
  void rot90_k_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rot90(x, new Options.Rot90().k(2L)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // rotary_embedding
  @Test
  void rotary_embedding() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tensor cos = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, -0x1p+0, 0x1p+1)));
    Tensor sin = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rotaryEmbedding(x, cos, sin));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, -0x1.b8p+4, 0x1.6p+4, 0x1.b8p+4, -0x1.dp+4, 0x1.8p+1, 0x1.cp+2, 0x1.38p+3, -0x1.58p+6, 0x1.9p+5, -0x1p+3, 0x1.4p+4, 0x1.5p+4, -0x1p+0, 0x1.8p+2, 0x1.44p+5, -0x1.ap+3, -0x1.7p+3, 0x1.cp+4, 0x1.cp+2, -0x1.2cp+6, 0x1.2p+4, 0x1.9p+5, 0x1.fp+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, -0x1.8p-2, 0x1.8p-1, 0x1.4p+0, -0x1.8p+0, -0x1.4p+0, 0x0p+0, 0x1p+2, -0x1.4p+0, 0x1.8p+1, 0x1.8p+1, 0x1.cp-1, 0x1p+0, -0x1p-1, 0x1.8p+0, 0x1.9p+0, -0x1p+1, 0x1.4p-1, 0x1p-2, 0x1p+1, -0x1p+1, 0x1p+2));
  }

  // rotary_embedding interleaved=True
  @Test
  void rotary_embedding_interleaved_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tensor cos = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, -0x1p+0, 0x1p+1)));
    Tensor sin = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0)));
    Tensor positionIds = own(tensor(DType.INT64, dims(3), wholes(2L, 0L, 0L)));
    Tensor y = own(context().rotaryEmbedding(x, cos, sin, new Options.RotaryEmbedding().positionIds(positionIds).interleaved(true)));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 0, floats(-0x1.6p+4, -0x1.6p+3, 0x1.6p+5, 0x1.08p+6, 0x1.cp+2, 0x1.2p+4, 0x1.7p+3, 0x1.e8p+4, 0x1.cp+3, 0x1.9p+4, 0x1p+3, 0x1.48p+5, -0x1.54p+6, 0x1.4p+3, 0x1.8p+3, 0x1.1p+5, 0x1.cp+4, 0x1p+1, -0x1.18p+4, 0x1.9p+4, 0x1.18p+5, 0x1.2p+3, -0x1.5p+4, 0x1.1cp+5));
  }

  // rotary_embedding rotary_dim=2
  @Test
  void rotary_embedding_rotary_dim_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4)));
    Tensor cos = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x0p+0, 0x1p+0)));
    Tensor sin = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().rotaryEmbedding(x, cos, sin, new Options.RotaryEmbedding().rotaryDim(2L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(-0x1.6p+3, 0x0p+0, 0x1.6p+4, 0x1.3p+4, 0x1.24p+6, 0x1.2p+4));
  }

  // round and its gradient of zero
  @Test
  void round_and_its_gradient_of_zero() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat16 = own(context().round(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yBfloat16 = own(context().round(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(8), 0, floats(-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xFloat32);
    Tensor yFloat32 = own(context().round(xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(8), 0, floats(-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat64 = own(context().round(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(8), 0, floats(-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0));
    List<Tensor> list = own(tape.gradient(List.of(yFloat32), List.of(xFloat32), null, true));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // round trip of bfloat16
  @Test
  void round_trip_of_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(10), floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    expect(x, DType.BFLOAT16, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor y = own(context().identity(x));
    expect(y, DType.BFLOAT16, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor scalar = own(tensor(DType.BFLOAT16, dims(), floats(-0x0p+0)));
    expect(scalar, DType.BFLOAT16, dims(), 0, floats(-0x0p+0));
    Tensor empty = own(tensor(DType.BFLOAT16, dims(2, 0), floats()));
    expect(empty, DType.BFLOAT16, dims(2, 0), 0, floats());
  }

  // round trip of bool
  @Test
  void round_trip_of_bool() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(3), booleans(true, false, true)));
    expect(x, DType.BOOL, dims(3), 0, booleans(true, false, true));
    Tensor y = own(context().identity(x));
    expect(y, DType.BOOL, dims(3), 0, booleans(true, false, true));
    Tensor scalar = own(tensor(DType.BOOL, dims(), booleans(false)));
    expect(scalar, DType.BOOL, dims(), 0, booleans(false));
    Tensor empty = own(tensor(DType.BOOL, dims(2, 0), booleans()));
    expect(empty, DType.BOOL, dims(2, 0), 0, booleans());
  }

  // round trip of complex128
  @Test
  void round_trip_of_complex128() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX128, dims(10), floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0)));
    expect(x, DType.COMPLEX128, dims(10), 0, floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0));
    Tensor y = own(context().identity(x));
    expect(y, DType.COMPLEX128, dims(10), 0, floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x0.0000000000001p-1022, 0x1.0000000000001p+0, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, 0x0.0000000000001p-1022, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0));
    Tensor scalar = own(tensor(DType.COMPLEX128, dims(), floats(-0x0p+0, -Double.POSITIVE_INFINITY)));
    expect(scalar, DType.COMPLEX128, dims(), 0, floats(-0x0p+0, -Double.POSITIVE_INFINITY));
    Tensor empty = own(tensor(DType.COMPLEX128, dims(2, 0), floats()));
    expect(empty, DType.COMPLEX128, dims(2, 0), 0, floats());
  }

  // round trip of complex64
  @Test
  void round_trip_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(10), floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0, 0x1p-149, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0)));
    expect(x, DType.COMPLEX64, dims(10), 0, floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0, 0x1p-149, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0));
    Tensor y = own(context().identity(x));
    expect(y, DType.COMPLEX64, dims(10), 0, floats(0x0p+0, Double.NaN, -0x0p+0, -Double.POSITIVE_INFINITY, 0x1.8p+0, Double.POSITIVE_INFINITY, 0x1p-149, 0x1.000002p+0, 0x1.fffffep+127, -0x1.fffffep+127, -0x1.fffffep+127, 0x1.fffffep+127, 0x1.000002p+0, 0x1p-149, Double.POSITIVE_INFINITY, 0x1.8p+0, -Double.POSITIVE_INFINITY, -0x0p+0, Double.NaN, 0x0p+0));
    Tensor scalar = own(tensor(DType.COMPLEX64, dims(), floats(-0x0p+0, -Double.POSITIVE_INFINITY)));
    expect(scalar, DType.COMPLEX64, dims(), 0, floats(-0x0p+0, -Double.POSITIVE_INFINITY));
    Tensor empty = own(tensor(DType.COMPLEX64, dims(2, 0), floats()));
    expect(empty, DType.COMPLEX64, dims(2, 0), 0, floats());
  }

  // round trip of float16
  @Test
  void round_trip_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(10), floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    expect(x, DType.FLOAT16, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor y = own(context().identity(x));
    expect(y, DType.FLOAT16, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor scalar = own(tensor(DType.FLOAT16, dims(), floats(-0x0p+0)));
    expect(scalar, DType.FLOAT16, dims(), 0, floats(-0x0p+0));
    Tensor empty = own(tensor(DType.FLOAT16, dims(2, 0), floats()));
    expect(empty, DType.FLOAT16, dims(2, 0), 0, floats());
  }

  // round trip of float32
  @Test
  void round_trip_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(10), floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    expect(x, DType.FLOAT32, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor y = own(context().identity(x));
    expect(y, DType.FLOAT32, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor scalar = own(tensor(DType.FLOAT32, dims(), floats(-0x0p+0)));
    expect(scalar, DType.FLOAT32, dims(), 0, floats(-0x0p+0));
    Tensor empty = own(tensor(DType.FLOAT32, dims(2, 0), floats()));
    expect(empty, DType.FLOAT32, dims(2, 0), 0, floats());
  }

  // round trip of float64
  @Test
  void round_trip_of_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(10), floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    expect(x, DType.FLOAT64, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor y = own(context().identity(x));
    expect(y, DType.FLOAT64, dims(10), 0, floats(0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN));
    Tensor scalar = own(tensor(DType.FLOAT64, dims(), floats(-0x0p+0)));
    expect(scalar, DType.FLOAT64, dims(), 0, floats(-0x0p+0));
    Tensor empty = own(tensor(DType.FLOAT64, dims(2, 0), floats()));
    expect(empty, DType.FLOAT64, dims(2, 0), 0, floats());
  }

  // round trip of int16
  @Test
  void round_trip_of_int16() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(4), wholes(-32768L, 32767L, -1L, 0L)));
    expect(x, DType.INT16, dims(4), 0, wholes(-32768L, 32767L, -1L, 0L));
    Tensor y = own(context().identity(x));
    expect(y, DType.INT16, dims(4), 0, wholes(-32768L, 32767L, -1L, 0L));
    Tensor scalar = own(tensor(DType.INT16, dims(), wholes(32767L)));
    expect(scalar, DType.INT16, dims(), 0, wholes(32767L));
    Tensor empty = own(tensor(DType.INT16, dims(2, 0), wholes()));
    expect(empty, DType.INT16, dims(2, 0), 0, wholes());
  }

  // round trip of int32
  @Test
  void round_trip_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(-2147483648L, 2147483647L, -1L, 0L)));
    expect(x, DType.INT32, dims(4), 0, wholes(-2147483648L, 2147483647L, -1L, 0L));
    Tensor y = own(context().identity(x));
    expect(y, DType.INT32, dims(4), 0, wholes(-2147483648L, 2147483647L, -1L, 0L));
    Tensor scalar = own(tensor(DType.INT32, dims(), wholes(2147483647L)));
    expect(scalar, DType.INT32, dims(), 0, wholes(2147483647L));
    Tensor empty = own(tensor(DType.INT32, dims(2, 0), wholes()));
    expect(empty, DType.INT32, dims(2, 0), 0, wholes());
  }

  // round trip of int64
  @Test
  void round_trip_of_int64() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(4), wholes(Long.MIN_VALUE, 9223372036854775807L, -1L, 0L)));
    expect(x, DType.INT64, dims(4), 0, wholes(Long.MIN_VALUE, 9223372036854775807L, -1L, 0L));
    Tensor y = own(context().identity(x));
    expect(y, DType.INT64, dims(4), 0, wholes(Long.MIN_VALUE, 9223372036854775807L, -1L, 0L));
    Tensor scalar = own(tensor(DType.INT64, dims(), wholes(9223372036854775807L)));
    expect(scalar, DType.INT64, dims(), 0, wholes(9223372036854775807L));
    Tensor empty = own(tensor(DType.INT64, dims(2, 0), wholes()));
    expect(empty, DType.INT64, dims(2, 0), 0, wholes());
  }

  // round trip of int8
  @Test
  void round_trip_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(4), wholes(-128L, 127L, -1L, 0L)));
    expect(x, DType.INT8, dims(4), 0, wholes(-128L, 127L, -1L, 0L));
    Tensor y = own(context().identity(x));
    expect(y, DType.INT8, dims(4), 0, wholes(-128L, 127L, -1L, 0L));
    Tensor scalar = own(tensor(DType.INT8, dims(), wholes(127L)));
    expect(scalar, DType.INT8, dims(), 0, wholes(127L));
    Tensor empty = own(tensor(DType.INT8, dims(2, 0), wholes()));
    expect(empty, DType.INT8, dims(2, 0), 0, wholes());
  }

  // round trip of string
  @Test
  void round_trip_of_string() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(4), strings("", "text", "Zo\u00eb \u65e5\u672c", "two\nlines")));
    expect(x, DType.STRING, dims(4), 0, strings("", "text", "Zo\u00eb \u65e5\u672c", "two\nlines"));
    Tensor y = own(context().identity(x));
    expect(y, DType.STRING, dims(4), 0, strings("", "text", "Zo\u00eb \u65e5\u672c", "two\nlines"));
    Tensor scalar = own(tensor(DType.STRING, dims(), strings("text")));
    expect(scalar, DType.STRING, dims(), 0, strings("text"));
    Tensor empty = own(tensor(DType.STRING, dims(2, 0), strings()));
    expect(empty, DType.STRING, dims(2, 0), 0, strings());
  }

  // round trip of uint16
  @Test
  void round_trip_of_uint16() throws Exception {
    Tensor x = own(tensor(DType.UINT16, dims(3), wholes(0L, 65535L, 7L)));
    expect(x, DType.UINT16, dims(3), 0, wholes(0L, 65535L, 7L));
    Tensor y = own(context().identity(x));
    expect(y, DType.UINT16, dims(3), 0, wholes(0L, 65535L, 7L));
    Tensor scalar = own(tensor(DType.UINT16, dims(), wholes(65535L)));
    expect(scalar, DType.UINT16, dims(), 0, wholes(65535L));
    Tensor empty = own(tensor(DType.UINT16, dims(2, 0), wholes()));
    expect(empty, DType.UINT16, dims(2, 0), 0, wholes());
  }

  // round trip of uint32
  @Test
  void round_trip_of_uint32() throws Exception {
    Tensor x = own(tensor(DType.UINT32, dims(3), wholes(0L, 4294967295L, 7L)));
    expect(x, DType.UINT32, dims(3), 0, wholes(0L, 4294967295L, 7L));
    Tensor y = own(context().identity(x));
    expect(y, DType.UINT32, dims(3), 0, wholes(0L, 4294967295L, 7L));
    Tensor scalar = own(tensor(DType.UINT32, dims(), wholes(4294967295L)));
    expect(scalar, DType.UINT32, dims(), 0, wholes(4294967295L));
    Tensor empty = own(tensor(DType.UINT32, dims(2, 0), wholes()));
    expect(empty, DType.UINT32, dims(2, 0), 0, wholes());
  }

  // round trip of uint64
  @Test
  void round_trip_of_uint64() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(3), wholes(0L, -1L, 7L)));
    expect(x, DType.UINT64, dims(3), 0, wholes(0L, -1L, 7L));
    Tensor y = own(context().identity(x));
    expect(y, DType.UINT64, dims(3), 0, wholes(0L, -1L, 7L));
    Tensor scalar = own(tensor(DType.UINT64, dims(), wholes(-1L)));
    expect(scalar, DType.UINT64, dims(), 0, wholes(-1L));
    Tensor empty = own(tensor(DType.UINT64, dims(2, 0), wholes()));
    expect(empty, DType.UINT64, dims(2, 0), 0, wholes());
  }

  // round trip of uint8
  @Test
  void round_trip_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(0L, 255L, 7L)));
    expect(x, DType.UINT8, dims(3), 0, wholes(0L, 255L, 7L));
    Tensor y = own(context().identity(x));
    expect(y, DType.UINT8, dims(3), 0, wholes(0L, 255L, 7L));
    Tensor scalar = own(tensor(DType.UINT8, dims(), wholes(255L)));
    expect(scalar, DType.UINT8, dims(), 0, wholes(255L));
    Tensor empty = own(tensor(DType.UINT8, dims(2, 0), wholes()));
    expect(empty, DType.UINT8, dims(2, 0), 0, wholes());
  }

  // rounding of integers is nothing
  @Test
  void rounding_of_integers_is_nothing() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(-3L, 0L, 7L)));
    Tensor yCeil = own(context().ceil(x));
    expect(yCeil, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yFloor = own(context().floor(x));
    expect(yFloor, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yTrunc = own(context().trunc(x));
    expect(yTrunc, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yIdentity = own(context().identity(x));
    expect(yIdentity, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yCopy = own(context().copy(x));
    expect(yCopy, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yStopGradient = own(context().stopGradient(x));
    expect(yStopGradient, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.INT32, dims(3), 0, wholes(-3L, 0L, 7L));
  }

  // rsqrt and its gradient
  @Test
  void rsqrt_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rsqrt(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.6a09e6p+1, 0x1.279a74p+0, 0x1.43d136p-1, 0x1.c9f25cp-3));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.6a09e6p+3, -0x1.8a2346p-2, -0x1.030dc4p-2, -0x1.6e5b7ep-10));
  }

  // rsqrt of other dtypes
  @Test
  void rsqrt_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().rsqrt(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.6a09e667f3bcdp+1, 0x1.279a74590331cp+0, 0x1.43d136248490fp-1, 0x1.c9f25c5bfedd9p-3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().rsqrt(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.6ap+1, 0x1.278p+0, 0x1.43cp-1, 0x1.cap-3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().rsqrt(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.6ap+1, 0x1.28p+0, 0x1.44p-1, 0x1.cap-3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().rsqrt(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.6a09e667f3bcdp-1, 0x1.5555555555555p-2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().rsqrt(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.6a09e6p-1, 0x1.555556p-2));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().rsqrt(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.db7822p-1, -0x1.fced46p-2, 0x1.4dc97p-3, -0x1.b14ddp-1, 0x1.21a186p-1, 0x1.21a186p-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(-0x1.cda84p-5, -0x1.29be6ap-1, -0x1.13cf8p-2, 0x1.6229c6p-3, 0x1.4462fcp-4, 0x1.160bb2p-2));
  }

  // scaled_dot_product_attention
  @Test
  void scaled_dot_product_attention() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.2f213cp-3, 0x1.437b0ep-5, 0x1.d0dec4p-3, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.5135e2p-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, -0x1.39a83p-5, 0x1.579p-3, 0x1.418718p-6, 0x1.3aa33p-4, 0x1.39a83p-5, -0x1.579p-3, -0x1.418718p-6, -0x1.3aa33p-4));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.5499ap+1, 0x1.811872p+0, 0x1.55894cp+0, 0x1.6b666p+1, 0x1.7ee78ep+0, 0x1.6a76b4p+0));
  }

  // scaled_dot_product_attention dropout=0.25 seed=7
  @Test
  void scaled_dot_product_attention_dropout_0_25_seed_7() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().dropout(0x1p-2).seed(7L)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.62e28p-2, -0x1.8b8a02p-4, 0x1.3a3afep-3, -0x1.ca9f34p-3, 0x1.ab0664p-6, 0x1.1ab066p-2, -0x1.3e862p-2, -0x1.f43106p-5, 0x1.82f3bep-3, -0x1.942c5p-3, 0x1.af4ebep-5, 0x1.35e9d8p-2, -0x1.88f03ap-3, 0x1.dc3f1ap-5, 0x1.3b87e4p-2, 0x1.4d006cp-4, 0x1.a04088p-3, 0x1.4d006cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.ed3296p-3, 0x1.ed3296p-3, -0x1.9aff7cp-4, -0x1.9aff7cp-4, 0x1.4ad7fp-2, 0x1.4ad7fp-2, -0x1.13b3f2p-3, -0x1.13b3f2p-3, 0x1.432234p-3, 0x1.432234p-3, -0x1.0d472ap-4, -0x1.0d472ap-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.c19d2ep-4, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.1c7348p-3, -0x1.5a75cap-5, -0x1.5a75cap-5, -0x1.5a75cap-5, -0x1.5a75cap-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.0e53e6p-4, -0x1.d4ae6cp-4, 0x1.4d8b7p-3, -0x1.1faddp-6, -0x1.0e53e6p-4, 0x1.d4ae6cp-4, -0x1.4d8b7p-3, 0x1.1faddp-6, -0x1.63947ap-5, 0x1.045b3ap-2, 0x1.4660e8p-4, 0x1.90a0bep-5, 0x1.63947ap-5, -0x1.045b3ap-2, -0x1.4660e8p-4, -0x1.90a0bep-5));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.6d3b68p+0, 0x1.e714cap+0, 0x1.c249d2p+1, 0x1.3d6f42p+0, 0x1.0c759ap+1, 0x1.e860d8p+1, 0x1.9a6ce2p+1, 0x1.47975ep-1, 0x1.9bac74p+0, 0x1.e4888p+1, 0x1.fe8a12p+0, 0x1.e348fp+0));
  }

  // scaled_dot_product_attention is_causal=True
  @Test
  void scaled_dot_product_attention_is_causal_true() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().isCausal(true)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1p-1, -0x1.4p-2, -0x1p-3, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(-0x1.2273a8p-4, -0x1.49e138p-3, 0x1.790482p-4, 0x1.ed6ef8p-10, 0x1.2273a8p-4, 0x1.49e138p-3, -0x1.790482p-4, -0x1.ed6ef8p-10, -0x1.18bd94p-3, 0x1.e4cc7ap-4, 0x1.418718p-6, 0x1.027b5cp-3, 0x1.18bd94p-3, -0x1.e4cc7ap-4, -0x1.418718p-6, -0x1.027b5cp-3));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.7f2f46p+0, 0x1.a3f0f4p+0, 0x1.befa16p+1, 0x1.01a172p-1, 0x1.5c0f0cp+0, 0x1.0105eap+1, 0x1.d8595ap+1, 0x1.a2086p+0, 0x1.0d9472p+1, 0x1.cf4d4cp+0, 0x1.5df7ap+0, 0x1.49ae3ap-1));
  }

  // scaled_dot_product_attention is_causal=True from a place on
  @Test
  void scaled_dot_product_attention_is_causal_true_from_a_place_on() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryOffset = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().queryOffset(queryOffset).isCausal(true)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.4e0f48p-3, 0x1.8f85b8p-6, 0x1.b1f0b8p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5, -0x1.eeb48p-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, -0x1.18bd94p-3, 0x1.e4cc7ap-4, 0x1.418718p-6, 0x1.027b5cp-3, 0x1.18bd94p-3, -0x1.e4cc7ap-4, -0x1.418718p-6, -0x1.027b5cp-3));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.d8595ap+1, 0x1.a2086p+0, 0x1.0d9472p+1, 0x1.cf4d4cp+0, 0x1.5df7ap+0, 0x1.49ae3ap-1));
  }

  // scaled_dot_product_attention of grouped heads
  @Test
  void scaled_dot_product_attention_of_grouped_heads() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(4, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value));
    expect(y, DType.FLOAT32, dims(4, 3, 3), 32, floats(-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.026da8p-2, -0x1.09b69cp-4, 0x1.f64964p-4, -0x1.b9d01p-3, -0x1.ce807cp-6, 0x1.462ffp-3, -0x1.9e49ep-3, -0x1.e49dfcp-7, 0x1.61b62p-3, -0x1.459ff4p-3, 0x1.d3005ep-6, 0x1.ba600cp-3, -0x1.3d3002p-3, 0x1.0b3ffap-5, 0x1.c2cffep-3, -0x1.34c05ep-3, 0x1.2cfe8ap-5, 0x1.cb3fa2p-3, -0x1.5c1a48p-3, 0x1.1f2dbcp-6, 0x1.a3e5b8p-3, -0x1.23e5b8p-3, 0x1.706922p-5, 0x1.dc1a48p-3, -0x1.4b3fa2p-3, 0x1.a602eep-6, 0x1.b4c05ep-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(4, 3, 4), 2048, floats(0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x1.8f365cp-3, 0x1.8f365cp-3, -0x1.4cad4ep-4, -0x1.4cad4ep-4, 0x1.00786cp-2, 0x1.00786cp-2, -0x1.ab736p-4, -0x1.ab736p-4, 0x1.27fb9p-3, 0x1.27fb9p-3, -0x1.ed4dfp-5, -0x1.ed4dfp-5, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.d87478p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.3afe14p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.940934p-5, -0x1.940934p-5, -0x1.940934p-5, -0x1.940934p-5, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.50b256p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4, -0x1.ab5644p-4));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.3d7ec8p-7, 0x1.4eb1c8p-4, 0x1.233a3p-3, 0x1.06bf56p-4, -0x1.3d7ec8p-7, -0x1.4eb1c8p-4, -0x1.233a3p-3, -0x1.06bf56p-4, -0x1.0194aap-4, -0x1.ef1b9ap-4, 0x1.13920cp-2, -0x1.9c707p-5, 0x1.0194aap-4, 0x1.ef1b9ap-4, -0x1.13920cp-2, 0x1.9c707p-5));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.f45406p+1, 0x1.708fa4p+1, 0x1.05c8c4p+2, 0x1.cbabfap+1, 0x1.8f705cp+1, 0x1.0a373cp+2, 0x1.101456p+2, 0x1.c31f8ap+1, 0x1.151c5cp+2, 0x1.0febaap+2, 0x1.bce076p+1, 0x1.1ae3a4p+2));
  }

  // scaled_dot_product_attention of so many keys
  @Test
  void scaled_dot_product_attention_of_so_many_keys() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor keyLengths = own(tensor(DType.INT64, dims(2), wholes(2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().keyLengths(keyLengths)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.0a29ep-2, -0x1.28a782p-4, 0x1.d7587ep-4, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, -0x1.ddc932p-3, -0x1.7724c4p-5, 0x1.2236cep-3, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.cp-2, -0x1p-2, -0x1p-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.71e5fp-3, 0x1.71e5fp-3, -0x1.343f9ep-4, -0x1.343f9ep-4, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x1.e4b34cp-4, 0x1.e4b34cp-4, -0x1.93eacp-5, -0x1.93eacp-5, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.957ddap-5, -0x1.5f82d2p-4, 0x1.f45128p-4, -0x1.af84b6p-7, -0x1.957ddap-5, 0x1.5f82d2p-4, -0x1.f45128p-4, 0x1.af84b6p-7, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.11ec8ep+0, 0x1.6d4f98p+0, 0x1.51b75ep+1, 0x1.dc26e4p-1, 0x1.92b068p+0, 0x1.6e48a2p+1, 0x1.6p+2, 0x1.8p+1, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // scaled_dot_product_attention scale=0.75
  @Test
  void scaled_dot_product_attention_scale_0_75() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().scale(0x1.8p-1)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.1eaf24p-2, -0x1.7abc94p-4, 0x1.85436cp-4, -0x1.260cd8p-3, 0x1.67cc9cp-5, 0x1.d9f328p-3, -0x1.eca10ep-3, -0x1.b28438p-5, 0x1.135ef2p-3, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, -0x1.1a160ep-3, 0x1.97a7c8p-5, 0x1.e5e9f2p-3, -0x1.551596p-3, 0x1.57534ep-6, 0x1.aaea6ap-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.0e11dcp-2, 0x1.0e11dcp-2, -0x1.c21dc4p-4, -0x1.c21dc4p-4, 0x1.6543e6p-2, 0x1.6543e6p-2, -0x1.29b896p-3, -0x1.29b896p-3, 0x1.6a4fd2p-3, 0x1.6a4fd2p-3, -0x1.2ded2ep-4, -0x1.2ded2ep-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.f9460ap-4, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.3f3c6p-3, -0x1.72c0a8p-4, -0x1.72c0a8p-4, -0x1.72c0a8p-4, -0x1.72c0a8p-4));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.3037bap-4, -0x1.f845fp-4, 0x1.63de94p-3, -0x1.83020ap-6, -0x1.3037bap-4, 0x1.f845fp-4, -0x1.63de94p-3, 0x1.83020ap-6, -0x1.d3f9fcp-5, 0x1.01077ap-2, 0x1.ddac28p-6, 0x1.d74732p-4, 0x1.d3f9fcp-5, -0x1.01077ap-2, -0x1.ddac28p-6, -0x1.d74732p-4));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.1abebcp+0, 0x1.6487e2p+0, 0x1.4b05bcp+1, 0x1.ca828ap-1, 0x1.9b781ep+0, 0x1.74fa44p+1, 0x1.4ee97ap+1, 0x1.81a58p+0, 0x1.50506p+0, 0x1.711686p+1, 0x1.7e5a8p+0, 0x1.6fafap+0));
  }

  // scaled_dot_product_attention with [2, 1, 2] added
  @Test
  void scaled_dot_product_attention_with_2_1_2_added() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.FLOAT32, dims(2, 1, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    tape.watch(mask);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value, mask), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    Tensor dMask = list.get(3);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0));
    expect(dMask, DType.FLOAT32, dims(2, 1, 2), 2048, floats(-0x1.6d1236p+0, 0x1.6d1236p+0, -0x1.8f4ceap+0, 0x1.8f4ceap+0));
  }

  // scaled_dot_product_attention with [2, 3, 2] added
  @Test
  void scaled_dot_product_attention_with_2_3_2_added() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    tape.watch(mask);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value, mask), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    Tensor dMask = list.get(3);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0));
    expect(dMask, DType.FLOAT32, dims(2, 3, 2), 2048, floats(-0x1.f68c8p-2, 0x1.f68c8p-2, -0x1.3d2736p-1, 0x1.3d2736p-1, -0x1.436deap-2, 0x1.436deap-2, -0x1.09f3f6p-1, 0x1.09f3f6p-1, -0x1.4f98c6p-1, 0x1.4f98c6p-1, -0x1.8a1a32p-2, 0x1.8a1a32p-2));
  }

  // scaled_dot_product_attention with [3, 2] added
  @Test
  void scaled_dot_product_attention_with_3_2_added() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.FLOAT32, dims(3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    tape.watch(mask);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1.dee864p-3, -0x1.7ba192p-5, 0x1.21179cp-3, -0x1.24bec8p-3, 0x1.6d04dep-5, 0x1.db4138p-3, -0x1.a7d3a4p-3, -0x1.3e9d18p-6, 0x1.582c5cp-3, -0x1.f2f60ap-4, 0x1.0d09f6p-4, 0x1.03427ep-2, -0x1.e25eb6p-4, 0x1.1da14ap-4, 0x1.076852p-2, -0x1.18205ap-3, 0x1.9f7e98p-5, 0x1.e7dfa6p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value, mask), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    Tensor dMask = list.get(3);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x1.78e96p-3, 0x1.78e96p-3, -0x1.3a17dp-4, -0x1.3a17dp-4, 0x1.dbbad2p-3, 0x1.dbbad2p-3, -0x1.8c7104p-4, -0x1.8c7104p-4, 0x1.e524dep-4, 0x1.e524dep-4, -0x1.944964p-5, -0x1.944964p-5, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.4c70f4p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.a37ef8p-4, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5, -0x1.eca0bep-5));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(0x1.c3a60cp-5, -0x1.41c84ap-4, 0x1.de830cp-4, -0x1.14610ep-6, -0x1.c3a60cp-5, 0x1.41c84ap-4, -0x1.de830cp-4, 0x1.14610ep-6, -0x1.3374fep-5, 0x1.50cdb6p-3, 0x1.2aa02ep-6, 0x1.392c56p-4, 0x1.3374fep-5, -0x1.50cdb6p-3, -0x1.2aa02ep-6, -0x1.392c56p-4));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.f46db2p-1, 0x1.4a4f8ep+0, 0x1.31c61cp+1, 0x1.05c926p+0, 0x1.b5b072p+0, 0x1.8e39e4p+1, 0x1.33d796p+1, 0x1.5d398cp+0, 0x1.34c38cp+0, 0x1.8c286ap+1, 0x1.a2c674p+0, 0x1.8b3c74p+0));
    expect(dMask, DType.FLOAT32, dims(3, 2), 2048, floats(-0x1.029d1ap+0, 0x1.029d1ap+0, -0x1.465ffep+0, 0x1.465ffep+0, -0x1.66c40ep-1, 0x1.66c40ep-1));
  }

  // scaled_dot_product_attention with a mask
  @Test
  void scaled_dot_product_attention_with_a_mask() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(3, 2), booleans(true, false, true, true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    Tensor y = own(context().scaledDotProductAttention(query, key, value, new Options.ScaledDotProductAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 32, floats(-0x1p-1, -0x1.4p-2, -0x1p-3, -0x1.57f766p-3, 0x1.4044cap-6, 0x1.a8089ap-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, -0x1.26b42cp-3, 0x1.652f54p-5, 0x1.d94bd4p-3, 0x1p-3, 0x1.4p-2, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 2048, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.f043e6p-3, 0x1.f043e6p-3, -0x1.9d8deap-4, -0x1.9d8deap-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, -0x1.aaacecp-4, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKey, DType.FLOAT32, dims(2, 2, 4), 2048, floats(-0x1.4ad7fp-4, -0x1.217cf2p-3, 0x1.217cf2p-3, 0x1.4ad7fp-4, 0x1.4ad7fp-4, 0x1.217cf2p-3, -0x1.217cf2p-3, -0x1.4ad7fp-4, -0x1.00015ap-3, 0x1.555724p-3, 0x1.aaacecp-4, 0x1.555724p-5, 0x1.00015ap-3, -0x1.555724p-3, -0x1.aaacecp-4, -0x1.555724p-5));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 2048, floats(0x1.1a386ap+0, 0x1.1d5278p+0, 0x1.9d5278p+1, 0x1.cb8f2ep-1, 0x1.e2ad88p+0, 0x1.22ad88p+1, 0x1.b79164p+1, 0x1.379164p-1, 0x1.fa60eep+0, 0x1.086e9cp+1, 0x1.321ba8p+1, 0x1.8b3e26p-1));
  }

  // scan length=0
  @Test
  void scan_length_0() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor yF = own(context().add(xF, xF));
      return Arrays.asList(yF, xF);
    }));
    Tensor x = own(tensor(DType.INT64, dims(), wholes(3L)));
    List<Tensor> list = own(context().scan(List.of(x), f, new Options.Scan().numCarries(1L).length(0L)));
    Tensor last = list.get(0);
    Tensor seen = list.get(1);
    expect(last, DType.INT64, dims(), 0, wholes(3L));
    expect(seen, DType.INT64, dims(0), 0, wholes());
  }

  // scan length=4 without slices
  @Test
  void scan_length_4_without_slices() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT64)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor yF = own(context().add(xF, xF));
      return Arrays.asList(yF, xF);
    }));
    Tensor x = own(tensor(DType.INT64, dims(), wholes(3L)));
    List<Tensor> list = own(context().scan(List.of(x), f, new Options.Scan().numCarries(1L).length(4L)));
    Tensor last = list.get(0);
    Tensor seen = list.get(1);
    expect(last, DType.INT64, dims(), 0, wholes(48L));
    expect(seen, DType.INT64, dims(4), 0, wholes(3L, 6L, 12L, 24L));
  }

  // scan: running sums
  @Test
  void scan_running_sums() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32), new Spec(DType.FLOAT32), new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor sumF = given.get(0);
      Tensor xF = given.get(1);
      Tensor cF = given.get(2);
      Tensor pF = own(context().multiply(xF, cF));
      Tensor nextF = own(context().add(sumF, pF));
      return Arrays.asList(nextF, nextF);
    }));
    Tensor start = own(tensor(DType.FLOAT32, dims(), floats(0x1.9p+6)));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor c2 = own(tensor(DType.FLOAT32, dims(), floats(0x1.4p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(start);
    tape.watch(x);
    tape.watch(c2);
    List<Tensor> list = own(context().scan(List.of(start, x, c2), f, new Options.Scan().numCarries(1L).numInvariants(1L)));
    Tensor last = list.get(0);
    Tensor sums = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(last), List.of(start, x, c2), null, false));
    Tensor dStart = list2.get(0);
    Tensor dX = list2.get(1);
    Tensor dC = list2.get(2);
    expect(last, DType.FLOAT32, dims(), 0, floats(0x1.4p+7));
    expect(sums, DType.FLOAT32, dims(3), 0, floats(0x1.b8p+6, 0x1.04p+7, 0x1.4p+7));
    expect(dStart, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1.4p+3, 0x1.4p+3, 0x1.4p+3));
    expect(dC, DType.FLOAT32, dims(), 0, floats(0x1.8p+2));
  }

  // scan: running sums reverse=True
  @Test
  void scan_running_sums_reverse_true() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32), new Spec(DType.FLOAT32), new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor sumF = given.get(0);
      Tensor xF = given.get(1);
      Tensor cF = given.get(2);
      Tensor pF = own(context().multiply(xF, cF));
      Tensor nextF = own(context().add(sumF, pF));
      return Arrays.asList(nextF, nextF);
    }));
    Tensor start = own(tensor(DType.FLOAT32, dims(), floats(0x1.9p+6)));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor c2 = own(tensor(DType.FLOAT32, dims(), floats(0x1.4p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(start);
    tape.watch(x);
    tape.watch(c2);
    List<Tensor> list = own(context().scan(List.of(start, x, c2), f, new Options.Scan().numCarries(1L).numInvariants(1L).reverse(true)));
    Tensor last = list.get(0);
    Tensor sums = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(last), List.of(start, x, c2), null, false));
    Tensor dStart = list2.get(0);
    Tensor dX = list2.get(1);
    Tensor dC = list2.get(2);
    expect(last, DType.FLOAT32, dims(), 0, floats(0x1.4p+7));
    expect(sums, DType.FLOAT32, dims(3), 0, floats(0x1.4p+7, 0x1.2cp+7, 0x1.04p+7));
    expect(dStart, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1.4p+3, 0x1.4p+3, 0x1.4p+3));
    expect(dC, DType.FLOAT32, dims(), 0, floats(0x1.8p+2));
  }
}
