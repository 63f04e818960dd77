// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows6Test extends Row {
  // layer rnn dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_rnn_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.SimpleRNN(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x));
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
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.fb2a9p-2, -0x1.08a38p-2, -0x1.16631ep-1, -0x1.1f93a4p-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.fb2a9p-2, -0x1.08a38p-2, -0x1.16631ep-1, -0x1.1f93a4p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.e5774p-1, -0x1.7e0ba2p-3, 0x1.42f886p+0, 0x1.14356ap-2, -0x1.0bdc0ep+1, -0x1.0af45ap-2, -0x1.732cbcp+0, -0x1.2bfe8ap-2, 0x1.f171fp+0, 0x1.7d825p-2, -0x1.8d7aacp+1, -0x1.4b2864p-1));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.0c30fap+0, 0x1.cc59bap-2, 0x1.3335f4p+1, 0x1.d73decp-1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.46ce06p+1, -0x1.9490b8p-1, -0x1.43fa3cp+0, -0x1.b992c6p-2));
    List<Tensor> list4 = own(layer.callAll(false, x));
    Tensor inferred0 = list4.get(0);
    Tensor inferred1 = list4.get(1);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.d81006p-2, -0x1.176256p-2, -0x1.effbc2p-2, -0x1.217acep-2));
    expect(inferred1, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.d81006p-2, -0x1.176256p-2, -0x1.effbc2p-2, -0x1.217acep-2));
  }

  // layer rnn go_backwards=True return_sequences=True use_bias=False
  @Test
  void layer_rnn_go_backwards_true_return_sequences_true_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNN(2L).useBias(false).returnSequences(true).goBackwards(true));
    List<Tensor> list = own(layer.callAll(false, x, mask, initialH));
    Tensor firstY0 = list.get(0);
    Tensor firstY1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(0x1p-1, -0x1p-2, -0x1.4d0478p-3, -0x1.068c2p-3, 0x1.7914fap-2, 0x1.6bc268p-3, -0x1.3b75f8p-1, -0x1.72707cp-2, -0x1.3b75f8p-1, -0x1.72707cp-2, 0x1.142a2ep-1, 0x1.21df6ap-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(0x1.7914fap-2, 0x1.6bc268p-3, 0x1.142a2ep-1, 0x1.21df6ap-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, kernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.11e3p+1, -0x1.dd635ap-5, 0x1.29f6d8p-7, 0x1.d7b87p-6, 0x0p+0, 0x0p+0, -0x1.4cfdecp+0, -0x1.94be04p-4, 0x0p+0, 0x0p+0, -0x1.8b61d4p-1, 0x1.4ad042p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.c574d4p+0, -0x1.a2794ap+0, -0x1.1930f4p+0, -0x1.835de6p-3));
  }

  // layer rnn of constants, in dtypes of its own
  @Test
  void layer_rnn_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Layer layer = own(new Layers.SimpleRNN(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(0x1.5d4ff180a22a5p-2, 0x1.5d4ff180a22a5p-2, 0x1.870ef5a81ce52p-2, 0x1.870ef5a81ce52p-2));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(0x1.5d4ff180a22a5p-2, 0x1.5d4ff180a22a5p-2, 0x1.870ef5a81ce52p-2, 0x1.870ef5a81ce52p-2));
  }

  // layer rnn return_sequences=True
  @Test
  void layer_rnn_return_sequences_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNN(2L).returnSequences(true));
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
    tape.watch(initialH);
    List<Tensor> list2 = own(layer.callAll(false, x, null, initialH));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 256, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.962f06p-3, -0x1.4c94a4p-3, -0x1.042b4p-1, -0x1.34ffeep-2, -0x1.45323ep-1, -0x1.dc591cp-2, -0x1.bb4c4p-4, -0x1.d7fd8ep-4, -0x1.24c67p-1, -0x1.5a862ep-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.042b4p-1, -0x1.34ffeep-2, -0x1.24c67p-1, -0x1.5a862ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, initialH, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dKernel = list3.get(2);
    Tensor dRecurrentKernel = list3.get(3);
    Tensor dBias = list3.get(4);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.a91ce4p-4, 0x1.edbef8p-9, -0x1.ebe088p+0, -0x1.0e292ap-5, -0x1.d08b38p-2, 0x1.44fe7p-6, -0x1.c656d4p-3, 0x1.ac7fb8p-3, -0x1.3dcbcp+0, -0x1.7a9db2p-4));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.0761cep-1, -0x1.0d0592p-4, -0x1.d08b38p-2, 0x1.44fe7p-6));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.d7cf7p-2, 0x1.fd2a28p-2, 0x1.2b3132p+0, 0x1.04e998p+1));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.2f803ep-1, -0x1.d12176p-1, -0x1.63ad42p-2, -0x1.c0d66ap+0));
    expect(dBias, DType.FLOAT32, dims(2), 4096, floats(0x1.e34e3cp+1, 0x1.0705c4p+3));
  }

  // layer rnn with a mask
  @Test
  void layer_rnn_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Layer layer = own(new Layers.SimpleRNN(2L));
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
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x, mask));
    Tensor y0 = list2.get(0);
    Tensor y1 = list2.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.08dc3p-1, -0x1.378b4ep-2));
    expect(y1, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.3c980ap-2, -0x1.b2891ep-3, -0x1.08dc3p-1, -0x1.378b4ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y0, y1), List.of(x, recurrentKernel), Arrays.asList(dY0, dY1), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 4096, floats(0x1.407198p-1, 0x1.11f77ap-3, -0x1.33ed8ap+0, -0x1.54d234p-3, 0x0p+0, 0x0p+0, 0x1.b6bc0ep-1, 0x1.58ea7ap-3, 0x0p+0, 0x0p+0, -0x1.9b48b6p+0, -0x1.59f2d8p-2));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.17ef7ep+0, -0x1.3d0fa8p-2, -0x1.bcc80ep-1, -0x1.02019ap-2));
  }

  // layer rnn_cell
  @Test
  void layer_rnn_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNNCell(2L));
    List<Tensor> list = own(layer.callAll(false, x, initialH));
    Tensor firstY = list.get(0);
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
    tape.watch(initialH);
    List<Tensor> list2 = own(layer.callAll(false, x, initialH));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, initialH, kernel, recurrentKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dKernel = list3.get(2);
    Tensor dRecurrentKernel = list3.get(3);
    Tensor dBias = list3.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.1d0e8ep-1, -0x1.3a4c78p-4, -0x1.50cbcep-1, -0x1.186068p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.e1448p-1, -0x1.3b27ap-2, -0x1.1e7964p-1, -0x1.808a4ep-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.9c7354p+0, 0x1.abfe6ap-2, -0x1.abfe88p-3, -0x1.c6c842p-4));
    expect(dBias, DType.FLOAT32, dims(2), 4096, floats(0x1.03b97cp+1, 0x1.47b146p-1));
  }

  // layer rnn_cell activation=relu
  @Test
  void layer_rnn_cell_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNNCell(2L).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x, initialH));
    Tensor firstY = list.get(0);
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
    tape.watch(initialH);
    List<Tensor> list2 = own(layer.callAll(false, x, initialH));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, initialH, kernel, recurrentKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dInitialH = list3.get(1);
    Tensor dKernel = list3.get(2);
    Tensor dRecurrentKernel = list3.get(3);
    Tensor dBias = list3.get(4);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
    expect(dBias, DType.FLOAT32, dims(2), 4096, floats(0x0p+0, 0x0p+0));
  }

  // layer rnn_cell dropout=0.5 recurrent_dropout=0.25 in training, and then not
  @Test
  void layer_rnn_cell_dropout_0_5_recurrent_dropout_0_25_in_training_and_then_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Layer layer = own(new Layers.SimpleRNNCell(2L).dropout(0x1p-1).recurrentDropout(0x1p-2));
    List<Tensor> list = own(layer.callAll(false, x, initialH));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    bias.assign(biasValue);
    context().setSeed(9L);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(true, x, initialH));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(-0x1.aece0ep-3, -0x1.0c4384p-2, -0x1.2a6286p-1, -0x1.cea8bcp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, recurrentKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dRecurrentKernel = list3.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.3f2e8ap+0, -0x1.722124p-3, -0x1.71f0dep+0, -0x1.38a388p-2));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x1.32f632p+1, 0x1.26c7e2p-1, -0x1.463adp-2, -0x1.3de836p-3));
    List<Tensor> list4 = own(layer.callAll(false, x, initialH));
    Tensor inferred0 = list4.get(0);
    expect(inferred0, DType.FLOAT32, dims(2, 2), 32, floats(-0x1.9ec814p-2, -0x1.565186p-2, -0x1.45323ep-1, -0x1.dc591cp-2));
  }

  // layer rnn_cell of constants, in dtypes of its own
  @Test
  void layer_rnn_cell_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.SimpleRNNCell(2L).kernelInitializer("constant value=0.5").recurrentInitializer("constant value=-0.25").biasInitializer("constant value=0.125").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(kernel.value());
    expect(kernelValue, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1));
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(recurrentKernel.value());
    expect(recurrentKernelValue, DType.FLOAT32, dims(2, 2), 0, floats(-0x1p-2, -0x1p-2, -0x1p-2, -0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(2), 0, floats(0x1p-3, 0x1p-3));
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.18a399e6b4846p-2, -0x1.18a399e6b4846p-2, -0x1.b8fd0416a7c92p-3, -0x1.b8fd0416a7c92p-3));
  }

  // layer rnn_cell use_bias=False
  @Test
  void layer_rnn_cell_use_bias_false() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Layer layer = own(new Layers.SimpleRNNCell(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable kernel = own(layer.variable("kernel"));
    Tensor kernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    kernel.assign(kernelValue);
    Variable recurrentKernel = own(layer.variable("recurrent_kernel"));
    Tensor recurrentKernelValue = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    recurrentKernel.assign(recurrentKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(2, 2), 256, floats(0x1.2005bp-2, 0x1.1644b4p-3, 0x1.f597eap-3, 0x1.ed96fap-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, kernel, recurrentKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dKernel = list3.get(1);
    Tensor dRecurrentKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.3a451cp-1, -0x1.59db58p-4, -0x1.045a76p+0, -0x1.c1c096p-3));
    expect(dKernel, DType.FLOAT32, dims(2, 2), 4096, floats(-0x1.486fdp+0, -0x1.69a5bep-2, -0x1.83fc5p-1, -0x1.b83bcap-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 2), 4096, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // layer separable_conv2d
  @Test
  void layer_separable_conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.SeparableConv2D(3L, 2, 2));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Variable pointwiseKernel = own(layer.variable("pointwise_kernel"));
    Tensor pointwiseKernelValue = own(tensor(DType.FLOAT32, dims(1, 1, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    pointwiseKernel.assign(pointwiseKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 3), 0, floats(0x1.04p+4, -0x1.2cp+4, 0x1.3cp+5, -0x1.6p+1, -0x1.cp+0, 0x1.ep+2, -0x1.b8p+3, 0x1.5p+2, -0x1.4p+1, -0x1.d8p+3, 0x1.1p+2, 0x1.8p+0, 0x1.4p+0, 0x1.2p+1, -0x1.1p+3, 0x1p-2, 0x1.4p+0, -0x1.2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel, pointwiseKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    Tensor dPointwiseKernel = list3.get(2);
    Tensor dBias = list3.get(3);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+2, 0x0p+0, -0x1.cp+2, 0x1.2p+2, 0x1.6p+3, 0x1.3p+2, 0x1.8p+1, 0x1.2p+3, 0x1.ap+2, 0x1.4p+0, -0x1p+1, -0x1.3p+2, 0x1.ep+2, 0x1.8p+0, -0x1p+3, 0x1.88p+3, -0x1p+0, -0x1.5p+3, -0x1p+2, 0x1.1p+3, -0x1p-1, -0x1.5p+3, 0x0p+0, 0x1p+1));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(-0x1.0cp+5, 0x1.3p+3, -0x1p+5, -0x1.cp+0, 0x1.7p+3, 0x1.4p+2, 0x1.ap+3, 0x1.b8p+4));
    expect(dPointwiseKernel, DType.FLOAT32, dims(1, 1, 2, 3), 0, floats(0x1p+3, 0x1.5p+2, 0x1.e8p+3, 0x1.9p+2, 0x1.8p+1, -0x1.9p+4));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x1.ep+2, 0x1.8p+2, 0x1.08p+3));
  }

  // layer separable_conv2d dilation_rate=2,1 activation=relu
  @Test
  void layer_separable_conv2d_dilation_rate_2_1_activation_relu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.SeparableConv2D(3L, 2, 2).dilationRate(2, 1).activation("relu"));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Variable pointwiseKernel = own(layer.variable("pointwise_kernel"));
    Tensor pointwiseKernelValue = own(tensor(DType.FLOAT32, dims(1, 1, 2, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    pointwiseKernel.assign(pointwiseKernelValue);
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-2, -0x1.8p-1, 0x1.8p+0)));
    bias.assign(biasValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 2, 2, 3), 0, floats(0x0p+0, 0x0p+0, 0x1.3p+3, 0x0p+0, 0x0p+0, 0x1.bp+3, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1.1p+2, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel, pointwiseKernel, bias), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    Tensor dPointwiseKernel = list3.get(2);
    Tensor dBias = list3.get(3);
    expect(dX, DType.FLOAT32, dims(1, 4, 3, 2), 0, floats(-0x1p+3, 0x0p+0, -0x1p+2, 0x1p+2, 0x1.8p+3, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+0, 0x0p+0, -0x1p-2, 0x1p+2, 0x1p+3, 0x1.8p+2, 0x1p+2, 0x0p+0, -0x1.8p+3, 0x0p+0, -0x1p+1, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x1p-1));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(-0x1.1p+5, -0x1.ap+3, -0x1.8p+4, -0x1.ecp+4, 0x1.ap+4, 0x1.fp+3, 0x1.2p+5, 0x1.bp+2));
    expect(dPointwiseKernel, DType.FLOAT32, dims(1, 1, 2, 3), 0, floats(0x0p+0, -0x1.2p+1, 0x1.7p+4, 0x0p+0, 0x1.dp+2, -0x1.8p+1));
    expect(dBias, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1.4p+0, 0x1.4p+2));
  }

  // layer separable_conv2d of constants, in dtypes of its own
  @Test
  void layer_separable_conv2d_of_constants_in_dtypes_of_its_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 3, 2), floats(-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.SeparableConv2D(3L, 2, 2).depthwiseInitializer("constant value=0.25").pointwiseInitializer("constant value=0.25").biasInitializer("constant value=-2").dtype(DType.FLOAT64).paramDtype(DType.FLOAT32));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y0 = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(depthwiseKernel.value());
    expect(depthwiseKernelValue, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable pointwiseKernel = own(layer.variable("pointwise_kernel"));
    Tensor pointwiseKernelValue = own(pointwiseKernel.value());
    expect(pointwiseKernelValue, DType.FLOAT32, dims(1, 1, 2, 3), 0, floats(0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
    Variable bias = own(layer.variable("bias"));
    Tensor biasValue = own(bias.value());
    expect(biasValue, DType.FLOAT32, dims(3), 0, floats(-0x1p+1, -0x1p+1, -0x1p+1));
    expect(y0, DType.FLOAT64, dims(1, 3, 2, 3), 64, floats(-0x1.28p+1, -0x1.28p+1, -0x1.28p+1, -0x1.3p+1, -0x1.3p+1, -0x1.3p+1, -0x1.fp+0, -0x1.fp+0, -0x1.fp+0, -0x1p+1, -0x1p+1, -0x1p+1, -0x1.1p+1, -0x1.1p+1, -0x1.1p+1, -0x1.ap+0, -0x1.ap+0, -0x1.ap+0));
  }

  // layer separable_conv2d strides=2 padding=SAME depth_multiplier=2 data_format=NCHW use_bias=False
  @Test
  void layer_separable_conv2d_strides_2_padding_same_depth_multiplier_2_data_format_nchw_use_bias() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 3), floats(-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1)));
    Layer layer = own(new Layers.SeparableConv2D(3L, 2, 2).strides(2).padding("SAME").dataFormat("NCHW").depthMultiplier(2L).useBias(false));
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor firstY = list.get(0);
    Variable depthwiseKernel = own(layer.variable("depthwise_kernel"));
    Tensor depthwiseKernelValue = own(tensor(DType.FLOAT32, dims(2, 2, 2, 2), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1)));
    depthwiseKernel.assign(depthwiseKernelValue);
    Variable pointwiseKernel = own(layer.variable("pointwise_kernel"));
    Tensor pointwiseKernelValue = own(tensor(DType.FLOAT32, dims(1, 1, 4, 3), floats(-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0)));
    pointwiseKernel.assign(pointwiseKernelValue);
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list2 = own(layer.callAll(false, x));
    Tensor y = list2.get(0);
    expect(y, DType.FLOAT32, dims(1, 3, 2, 2), 0, floats(-0x1.8p+2, -0x1.4p+3, 0x1.2p+3, 0x1.cp+3, -0x1.28p+5, 0x1.fp+4, -0x1.cp+2, -0x1.cp+3, 0x1.8p+3, -0x1p+3, 0x1.8p+3, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list3 = own(tape.gradient(List.of(y), List.of(x, depthwiseKernel, pointwiseKernel), Arrays.asList(dY), false));
    Tensor dX = list3.get(0);
    Tensor dDepthwiseKernel = list3.get(1);
    Tensor dPointwiseKernel = list3.get(2);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 3), 0, floats(0x1p+1, 0x0p+0, -0x1.8p+2, 0x1p-1, -0x1.8p+0, -0x1.2p+2, 0x1.cp+2, 0x0p+0, -0x1.4p+2, 0x1.cp+0, -0x1.5p+2, -0x1.3p+2, 0x1.cp+2, -0x1p+2, 0x1.bp+3, -0x1.4p+2, 0x1.ap+2, -0x1p+3, 0x1p+1, 0x1p+0, 0x1.6p+1, -0x1.4p+1, 0x1p-2, -0x1p+0));
    expect(dDepthwiseKernel, DType.FLOAT32, dims(2, 2, 2, 2), 0, floats(0x1p+0, -0x1.ep+2, 0x1.8p+3, -0x1.38p+4, -0x1.ep+2, -0x1.ep+1, 0x1.ep+1, -0x1.2p+2, 0x1.ap+3, 0x1.5p+3, 0x1.8p-1, 0x1.ep+1, 0x1.5p+3, 0x1.5p+2, -0x1.ep+2, 0x1.2p+3));
    expect(dPointwiseKernel, DType.FLOAT32, dims(1, 1, 4, 3), 0, floats(0x0p+0, 0x1.38p+3, -0x1.8p-1, -0x1.2p+3, 0x1.ap+1, -0x1p-2, -0x1.bp+3, 0x1.8p+3, 0x1.2p+3, 0x1.8p+0, 0x1.2p+2, -0x1.8p+0));
  }

  // layer softmax
  @Test
  void layer_softmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.Softmax());
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3, 0x1.1be07ep-6, 0x1.2c7bd6p-5, 0x1.e4593ep-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3, -0x1.77c21cp-5, -0x1.a3e024p-5, 0x1.8dd12p-4));
  }

  // layer softmax axis=0
  @Test
  void layer_softmax_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer = own(new Layers.Softmax().axis(0L));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(layer.callAll(false, x));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.c2f7d6p-1, 0x1.cf2e5ap-1, 0x1.36b712p-4, 0x1.e84152p-4, 0x1.868d2ap-4, 0x1.d9291ep-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.428a5p-4, -0x1.615002p-4, -0x1.1f2514p-4, -0x1.428a5p-4, 0x1.615002p-4, 0x1.1f2514p-4));
  }

  // layer_norm
  @Test
  void layer_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().layerNorm(x, new Options.LayerNorm().scale(scale).offset(offset)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.2740ecp-1, -0x1.d82dcp-1, 0x1.4f132cp-1, -0x1.7b05b8p+0, -0x1.99781p-3, 0x1.e6490ep+1, 0x1.b32486p+1, -0x1.ccd0fep-1, -0x1.1e98fcp-3, -0x1.84d836p+0, 0x1.11e99p+1, -0x1.d7b698p-3, 0x1.a1e83p-1, 0x1p+0, 0x1.2f0be8p+0, -0x1.d0f418p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.195e98p+1, 0x1.3c5862p-2, -0x1.7872f8p+0, -0x1.096052p+0, 0x1.ea64dp-4, 0x1.85d7eap-1, 0x1.138b3p-1, -0x1.6b57dap+0, -0x1.fc78bcp-1, 0x1.b28e06p+0, -0x1.d52f1cp+0, 0x1.20dd74p+0, 0x1.7ac354p+0, 0x1.d62536p-2, -0x1.c90d0ap+0, -0x1.39fcbp-3));
    expect(dScale, DType.FLOAT32, dims(4), 256, floats(0x1.53e656p+1, 0x1.32fd3ap+0, 0x1.361aacp+1, 0x1.73d396p+0));
    expect(dOffset, DType.FLOAT32, dims(4), 256, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // layer_norm axis=1 epsilon=0.5
  @Test
  void layer_norm_axis_1_epsilon_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(offset);
    Tensor y = own(context().layerNorm(x, new Options.LayerNorm().offset(offset).axis(1).epsilon(0x1p-1)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.6c32c6p+0, 0x1.0ea412p+0, 0x1.49e69ep+1, 0x1.212e3cp+0, -0x1.b0cb18p-2, -0x1.d48222p-5, -0x1.93cd3ap+0, -0x1.0971dep-3, 0x1.2efa14p+0, 0x1.2efa14p+0, 0x1.2efa14p+0, 0x1.6f68e2p+1, -0x1.77d0a4p-3, -0x1.77d0a4p-3, -0x1.77d0a4p-3, -0x1.ded1c4p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dOffset = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(-0x1.8a2346p-3, -0x1.0c2d42p-4, 0x1.ecac18p-2, -0x1.0347ep-4, 0x1.8a2346p-3, 0x1.0c2d42p-4, -0x1.ecac18p-2, 0x1.0347ep-4, -0x1.5c5f34p-2, 0x1.5c5f34p-3, -0x1.a20bd8p-4, 0x1.59b52ap-4, 0x1.5c5f34p-2, -0x1.5c5f34p-3, 0x1.a20bd8p-4, -0x1.59b52ap-4));
    expect(dOffset, DType.FLOAT32, dims(2), 256, floats(0x1p+3, 0x1.7p+3));
  }

  // layer_norm axis=1,2 epsilon=0.5
  @Test
  void layer_norm_axis_1_2_epsilon_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1, 0x1.8p+1, 0x1p+0, 0x1p-1, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    Tensor y = own(context().layerNorm(x, new Options.LayerNorm().scale(scale).axis(1, 2).epsilon(0x1p-1)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(-0x1.315df8p-2, -0x1.f5acaap+0, -0x1.5cfdaep-5, -0x1.f5acaap-2, 0x1.26760ap+0, 0x1.bf2506p+0, -0x1.472dd2p-2, -0x1.72cd88p+0, -0x1.a8a6ap-2, -0x1.26e57cp+1, 0x1.a8a6ap-2, 0x1.61e03p-2, 0x1.96f504p+1, 0x1.4a48b4p-2, 0x1.0f4e02p-1, 0x1.26e57cp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.1124dcp-2, 0x1.f2a058p-2, -0x1.e362bcp+0, -0x1.c06e62p-4, 0x1.375324p+1, 0x1.f05492p-1, -0x1.92d3f8p-5, -0x1.0de0cep+1, -0x1.556756p-1, 0x1.342516p+1, -0x1.38408cp+0, -0x1.39275ap+0, 0x1.272c02p+2, -0x1.f3e246p-1, -0x1.a78c86p+0, -0x1.4760fep+0));
    expect(dScale, DType.FLOAT32, dims(2, 4), 256, floats(-0x1.02d8a4p-1, -0x1.659b12p+1, -0x1.2ea3c6p-6, 0x1.95651cp-1, 0x1.e09286p+1, 0x1.5ed72ep+2, 0x1.2939a6p-1, 0x1.2fa03p-3));
  }

  // layer_norm epsilon=0.25
  @Test
  void layer_norm_epsilon_0_25() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1.8p+0, 0x1p-1, 0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.4p+1, 0x1.8p+0, 0x1.4p+1, 0x1p+2, 0x1.2p+2, 0x1.cp+1, 0x1.2p+2, 0x1.8p+0)));
    Tensor scale = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1p-1)));
    Tensor offset = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(scale);
    tape.watch(offset);
    Tensor y = own(context().layerNorm(x, new Options.LayerNorm().scale(scale).offset(offset).epsilon(0x1p-2)));
    expect(y, DType.FLOAT32, dims(2, 2, 4), 16, floats(0x1.d479c2p-2, -0x1.0ccaeep-1, 0x1.dd71f4p-1, -0x1.61995ep+0, -0x1.7c4dd6p-3, 0x1.ccc41cp+1, 0x1.a6620ep+1, -0x1.d07646p-1, -0x1.f467f2p-4, -0x1.32f4fp+0, 0x1.0fa34p+1, -0x1.4ff112p-2, 0x1.83091ep-1, 0x1p+0, 0x1.3e7b7p+0, -0x1.c1849p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, scale, offset), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dScale = list.get(1);
    Tensor dOffset = list.get(2);
    expect(dX, DType.FLOAT32, dims(2, 2, 4), 256, floats(0x1.891ebap+0, 0x1.2f3cf4p-1, -0x1.a714a8p+0, -0x1.e6a232p-2, 0x1.064756p-4, 0x1.098eap+0, 0x1.5b84ecp-3, -0x1.4563b4p+0, -0x1.ab95f4p-1, 0x1.c4caf4p+0, -0x1.9171f6p+0, 0x1.44e3f8p-1, 0x1.65a992p+0, 0x1.b36a42p-2, -0x1.a068acp+0, -0x1.90dbbap-3));
    expect(dScale, DType.FLOAT32, dims(4), 256, floats(0x1.315d24p+1, 0x1.51be04p+0, 0x1.e2ade8p+0, 0x1.4143aep+0));
    expect(dOffset, DType.FLOAT32, dims(4), 256, floats(0x1.8p+2, 0x1.9p+2, 0x1p+2, 0x1.ap+1));
  }

  // layers in a function, of any number of rows
  @Test
  void layers_in_a_function_of_any_number_of_rows() throws Exception {
    Layer first = own(new Layers.Dense(2L).activation("relu").kernelInitializer("constant value=0.5"));
    Layer second = own(new Layers.BatchNormalization().momentum(0x1p-1).epsilon(0x1p-2));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, -1, 3)), (c, given) -> {
      Tensor xF = given.get(0);
      List<Tensor> list = own(first.callAll(false, xF));
      Tensor hF = list.get(0);
      List<Tensor> list2 = own(second.callAll(true, hF));
      Tensor yF = list2.get(0);
      return Arrays.asList(yF);
    }));
    Tensor x0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.cp+2)));
    List<Tensor> list3 = own(f.call(x0));
    Tensor y0 = list3.get(0);
    expect(y0, DType.FLOAT32, dims(2, 2), 16, floats(-0x1.f60eacp-1, -0x1.f60eacp-1, 0x1.f60eacp-1, 0x1.f60eacp-1));
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x0p+0)));
    List<Tensor> list4 = own(f.call(x1));
    Tensor y1 = list4.get(0);
    expect(y1, DType.FLOAT32, dims(3, 2), 16, floats(-0x1.ae2a82p-1, -0x1.ae2a82p-1, 0x1.429fe2p+0, 0x1.429fe2p+0, -0x1.ae2a82p-2, -0x1.ae2a82p-2));
    Variable movingMean = own(second.variable("moving_mean"));
    Tensor movingMeanValue = own(movingMean.value());
    expect(movingMeanValue, DType.FLOAT32, dims(2), 4, floats(0x1.1p+1, 0x1.1p+1));
    Variable movingVariance = own(second.variable("moving_variance"));
    Tensor movingVarianceValue = own(movingVariance.value());
    expect(movingVarianceValue, DType.FLOAT32, dims(2), 4, floats(0x1.32aaaap+1, 0x1.32aaaap+1));
  }

  // layers without variables compute in a dtype of their own
  @Test
  void layers_without_variables_compute_in_a_dtype_of_their_own() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1)));
    Layer layer0 = own(new Layers.Activation("softplus").dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list = own(layer0.callAll(false, x));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT64, dims(2, 3), 16, floats(0x1.5031eafefb049p+0, 0x1.103f2d54301d5p+1, 0x1.f2ba37edae032p-1, 0x1.40c7abfbec124p-2, 0x1.26e18819b6b47p-1, 0x1.86381c3f0115cp+1));
    Layer layer1 = own(new Layers.ReLU().dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list2 = own(layer1.callAll(false, x));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+1));
    Layer layer2 = own(new Layers.LeakyReLU().alpha(0x1p-3).dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list3 = own(layer2.callAll(false, x));
    Tensor y2 = list3.get(0);
    expect(y2, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p-3, -0x1p-5, 0x1.8p+1));
    Layer layer3 = own(new Layers.LeakyReLU().dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list4 = own(layer3.callAll(false, x));
    Tensor y3 = list4.get(0);
    expect(y3, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.3333333333333p-2, -0x1.3333333333333p-4, 0x1.8p+1));
    Layer layer4 = own(new Layers.ELU().alpha(0x1p-1).dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list5 = own(layer4.callAll(false, x));
    Tensor y4 = list5.get(0);
    expect(y4, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54e4e98864p-2, -0x1.c5041854df7d4p-4, 0x1.8p+1));
    Layer layer5 = own(new Layers.ELU().dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list6 = own(layer5.callAll(false, x));
    Tensor y5 = list6.get(0);
    expect(y5, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1.43a54e4e98864p-1, -0x1.c5041854df7d4p-3, 0x1.8p+1));
    Layer layer6 = own(new Layers.GELU().dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list7 = own(layer6.callAll(false, x));
    Tensor y6 = list7.get(0);
    expect(y6, DType.FLOAT64, dims(2, 3), 16, floats(0x1.aec4bd120d37dp-1, 0x1.f45a183e9b13dp+0, 0x1.62075e232ac77p-2, -0x1.44ed0bb7cb20bp-3, -0x1.9aecba9d22528p-4, 0x1.7f7b4cb426ddcp+1));
    Layer layer7 = own(new Layers.GELU().approximate(true).dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list8 = own(layer7.callAll(false, x));
    Tensor y7 = list8.get(0);
    expect(y7, DType.FLOAT64, dims(2, 3), 16, floats(0x1.aeb0b772a3ae1p-1, 0x1.f46083b4f1aa6p+0, 0x1.6202da77df3f9p-2, -0x1.453d22357147ap-3, -0x1.9aee04fb80bf2p-4, 0x1.7f88cf57fba7bp+1));
    Layer layer8 = own(new Layers.Softmax().dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list9 = own(layer8.callAll(false, x));
    Tensor y8 = list9.get(0);
    expect(y8, DType.FLOAT64, dims(2, 3), 16, floats(0x1.d98bea32b9ec2p-3, 0x1.41cee8d506bedp-1, 0x1.1f3872792b189p-3, 0x1.1be07eed37a6fp-6, 0x1.2c7bd660dce78p-5, 0x1.e4593ea288745p-1));
    Layer layer9 = own(new Layers.Softmax().axis(0L).dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list10 = own(layer9.callAll(false, x));
    Tensor y9 = list10.get(0);
    expect(y9, DType.FLOAT64, dims(2, 3), 16, floats(0x1.c2f7d5a8a79cap-1, 0x1.cf2e5add226b5p-1, 0x1.36b7112534847p-4, 0x1.e84152bac31afp-4, 0x1.868d2916eca5bp-4, 0x1.d9291ddb596f7p-1));
    Layer layer10 = own(new Layers.Dropout(0x1p-1).dtype(DType.FLOAT64).paramDtype(DType.FLOAT16));
    List<Tensor> list11 = own(layer10.callAll(false, x));
    Tensor y10 = list11.get(0);
    expect(y10, DType.FLOAT64, dims(2, 3), 16, floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, -0x1p-2, 0x1.8p+1));
  }

  // lbeta and its gradient
  @Test
  void lbeta_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-1, 0x1.2p+1, 0x1p+2, 0x1.4p+3, 0x1p-2, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().lbeta(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(2), 16, floats(-0x1.d03ee8p+1, -0x1.9afedcp+0));
    expect(dX, DType.FLOAT32, dims(2, 3), 32, floats(-0x1.e6092p+1, -0x1.42d74p+0, -0x1.27b174p-1, -0x1.f9e8f4p-5, -0x1.a692f4p+1, -0x1.79eaeap+0));
  }

  // ldexp
  @Test
  void ldexp() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.8p+0, -0x1.8p+1, 0x0p+0)));
    Tensor x2 = own(tensor(DType.INT32, dims(3), wholes(2L, -1L, 7L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    Tensor y = own(context().ldexp(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.8p+2, -0x1.8p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x1p+2, 0x1p-2, 0x1p+8));
  }

  // leaky_relu alpha=0.0
  @Test
  void leaky_relu_alpha_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(-0x1p+0, 0x1p+1)));
    Tensor y = own(context().leakyRelu(x, new Options.LeakyRelu().alpha(0x0p+0)));
    expect(y, DType.FLOAT64, dims(2), 1, floats(-0x0p+0, 0x1p+1));
  }

  // leaky_relu alpha=0.25 and its gradient
  @Test
  void leaky_relu_alpha_0_25_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().leakyRelu(x, new Options.LeakyRelu().alpha(0x1p-2)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p-2, 0x1p-3, 0x1p+1, 0x1p-2));
  }

  // leaky_relu alpha=0.25 of other dtypes
  @Test
  void leaky_relu_alpha_0_25_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().leakyRelu(xFloat64, new Options.LeakyRelu().alpha(0x1p-2)));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().leakyRelu(xFloat16, new Options.LeakyRelu().alpha(0x1p-2)));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().leakyRelu(xBfloat16, new Options.LeakyRelu().alpha(0x1p-2)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p-1, -0x1p-3, 0x1.8p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().leakyRelu(xInt64, new Options.LeakyRelu().alpha(0x1p-2)));
    expect(yInt64, DType.FLOAT64, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x1p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().leakyRelu(xUint8, new Options.LeakyRelu().alpha(0x1p-2)));
    expect(yUint8, DType.FLOAT32, dims(3), 0, floats(0x0p+0, 0x1p+0, 0x1p+2));
  }

  // leaky_relu with its default
  @Test
  void leaky_relu_with_its_default() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(-0x1p+1, 0x1.8p+1)));
    Tensor y = own(context().leakyRelu(x));
    expect(y, DType.FLOAT64, dims(2), 0, floats(-0x1.999999999999ap-2, 0x1.8p+1));
  }

  // less of strings
  @Test
  void less_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(3, 1), strings("a", "ab", "")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().less(x1, x2));
    expect(y, DType.BOOL, dims(3, 3), 0, booleans(false, false, true, false, false, true, true, false, true));
  }

  // less_equal of strings
  @Test
  void less_equal_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(3, 1), strings("a", "ab", "")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().lessEqual(x1, x2));
    expect(y, DType.BOOL, dims(3, 3), 0, booleans(true, false, true, false, false, true, true, true, true));
  }

  // lgamma and its gradient
  @Test
  void lgamma_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().lgamma(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 16, floats(0x1.49bbd8p+0, 0x1.a051c4p-3, 0x1.337302p+0, 0x1.3ab816p+5));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.0e8e9ap+2, -0x1.15fafap-1, 0x1.1a687ap+1, 0x1.7c3a22p-1));
  }

  // lgamma of other dtypes
  @Test
  void lgamma_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().lgamma(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 16, floats(0x1.49bbd81c16efbp+0, 0x1.a051c372609eep-3, 0x1.3373018970a36p+0, 0x1.3ab8153363985p+5));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().lgamma(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 4, floats(0x1.49cp+0, 0x1.a04p-3, 0x1.338p+0, 0x1.3acp+5));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().lgamma(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 4, floats(0x1.4ap+0, 0x1.ap-3, 0x1.34p+0, 0x1.3ap+5));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(3L, 4L, 9L)));
    Tensor yInt64 = own(context().lgamma(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 16, floats(0x1.62e42fefa39efp-1, 0x1.cab0bfa2a2002p+0, 0x1.5358e82fcb70dp+3));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(3L, 4L, 9L)));
    Tensor yUint8 = own(context().lgamma(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 16, floats(0x1.62e43p-1, 0x1.cab0cp+0, 0x1.5358e8p+3));
  }

  // linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64
  @Test
  void linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64() throws Exception {
    Tensor y = own(context().linspace(-0x1p+0, 0x1p+0, 4L, new Options.Linspace().endpoint(false).dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(4), 0, floats(-0x1p+0, -0x1p-1, 0x0p+0, 0x1p-1));
  }

  // linspace start=0.0 stop=1.0 num=2 endpoint=True
  @Test
  void linspace_start_0_0_stop_1_0_num_2_endpoint_true() throws Exception {
    Tensor y = own(context().linspace(0x0p+0, 0x1p+0, 2L, new Options.Linspace().endpoint(true)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x0p+0, 0x1p+0));
  }

  // linspace start=0.0 stop=1.0 num=5
  @Test
  void linspace_start_0_0_stop_1_0_num_5() throws Exception {
    Tensor y = own(context().linspace(0x0p+0, 0x1p+0, 5L));
    expect(y, DType.FLOAT32, dims(5), 0, floats(0x0p+0, 0x1p-2, 0x1p-1, 0x1.8p-1, 0x1p+0));
  }

  // linspace start=1.0 stop=0.0 num=0
  @Test
  void linspace_start_1_0_stop_0_0_num_0() throws Exception {
    Tensor y = own(context().linspace(0x1p+0, 0x0p+0, 0L));
    expect(y, DType.FLOAT32, dims(0), 0, floats());
  }

  // linspace start=2.0 stop=3.0 num=1
  @Test
  void linspace_start_2_0_stop_3_0_num_1() throws Exception {
    Tensor y = own(context().linspace(0x1p+1, 0x1.8p+1, 1L));
    expect(y, DType.FLOAT32, dims(1), 0, floats(0x1p+1));
  }

  // local_response_norm
  @Test
  void local_response_norm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().localResponseNorm(x));
    expect(y, DType.FLOAT32, dims(2, 4), 8, floats(0x1.063834p-2, -0x1.063834p-1, 0x1.063834p-3, 0x1.89544cp-1, 0x0p+0, 0x1.83091ep-2, 0x1.83091ep-2, 0x1.83091ep-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 4), 64, floats(0x1.d041eep-3, 0x1.7e9524p-3, 0x1.fd64c8p-2, -0x1.8b7a88p-6, 0x1.2246d6p-1, 0x1.a597a6p-1, -0x1.ba539p-6, -0x1.f19e02p-3));
  }

  // local_response_norm depth_radius=1 bias=2.0 alpha=0.25 beta=0.75
  @Test
  void local_response_norm_depth_radius_1_bias_2_0_alpha_0_25_beta_0_75() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().localResponseNorm(x, new Options.LocalResponseNorm().depthRadius(1L).bias(0x1p+1).alpha(0x1p-2).beta(0x1.8p-1)));
    expect(y, DType.FLOAT32, dims(2, 4), 8, floats(0x1.a70bbcp-2, -0x1.a10b8cp-1, 0x1.24a278p-3, 0x1.00a256p+0, 0x0p+0, 0x1.0185bap-1, 0x1.902c8ep-2, 0x1.a70bbcp-1));
  }

  // log and its gradient
  @Test
  void log_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().log(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.0a2b24p+1, -0x1.269622p-2, 0x1.d5241p-1, 0x1.7f7428p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1p+3, 0x1.555556p-1, 0x1.99999ap-1, 0x1.99999ap-7));
  }

  // log of other dtypes
  @Test
  void log_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().log(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.0a2b23f3bab73p+1, -0x1.269621134db92p-2, 0x1.d5240f0e0e078p-1, 0x1.7f7427b73e391p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().log(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.0a4p+1, -0x1.268p-2, 0x1.d54p-1, 0x1.7f8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().log(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.0ap+1, -0x1.26p-2, 0x1.d6p-1, 0x1.8p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().log(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.62e42fefa39efp-1, 0x1.193ea7aad030bp+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().log(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.62e43p-1, 0x1.193ea8p+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().log(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(-0x1.a93ed4p-4, 0x1.f730bep-1, 0x1.307d74p-2, 0x1.616b46p+1, 0x1.d5241p-1, -0x1.dac67p-1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.3b13b2p-1, 0x1.d89d8ap-1, -0x1.1a7b96p-2, -0x1.611a7cp-1, 0x1.47ae14p-3, -0x1.c28f5cp-1));
  }

  // log of what is no finite number
  @Test
  void log_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, -0x1p+0, Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor y = own(context().log(x));
    expect(y, DType.FLOAT32, dims(4), 0, floats(-Double.POSITIVE_INFINITY, Double.NaN, Double.POSITIVE_INFINITY, Double.NaN));
  }

  // log10 and its gradient
  @Test
  void log10_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().log10(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.ce61dp-1, -0x1.ffbfc2p-4, 0x1.977d96p-2, 0x1.4d104ep+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.bcb7b2p+1, 0x1.287a76p-2, 0x1.63c628p-2, 0x1.63c628p-8));
  }

  // log10 of other dtypes
  @Test
  void log10_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().log10(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.ce61cf8ef36fep-1, -0x1.ffbfc2bbc7803p-4, 0x1.977d95ec10c02p-2, 0x1.4d104d427de8p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().log10(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.ce8p-1, -0x1.ffcp-4, 0x1.978p-2, 0x1.4dp+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().log10(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.cep-1, -0x1p-3, 0x1.98p-2, 0x1.4ep+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().log10(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.34413509f79ffp-2, 0x1.e8927964fd5fdp-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().log10(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.344136p-2, 0x1.e8927ap-1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().log10(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(-0x1.715d0cp-5, 0x1.b510ccp-2, 0x1.087a08p-3, 0x1.32f9d4p+0, 0x1.977d96p-2, -0x1.9c626cp-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.11ac1ep-2, 0x1.9a822ep-2, -0x1.eab90ap-4, -0x1.32b3a6p-2, 0x1.1c9e86p-4, -0x1.8759f8p-2));
  }

  // log1p and its gradient
  @Test
  void log1p_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().log1p(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.62e43p-1, 0x1.e27076p-4, 0x1.1e85f6p-1, 0x1.40b512p+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1p+1, 0x1.c71c72p-2, 0x1.24924ap+0, 0x1.24924ap-4));
  }

  // log1p of other dtypes
  @Test
  void log1p_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat64 = own(context().log1p(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.62e42fefa39efp-1, 0x1.e27076e2af2e6p-4, 0x1.1e85f5e7040dp-1, 0x1.40b512eb53d6p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yFloat16 = own(context().log1p(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.63p-1, 0x1.e28p-4, 0x1.1e8p-1, 0x1.40cp+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p-1, 0x1p-3, 0x1.8p-1, 0x1.4p+1)));
    Tensor yBfloat16 = own(context().log1p(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.62p-1, 0x1.e2p-4, 0x1.1ep-1, 0x1.4p+0));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 2L, 9L)));
    Tensor yInt64 = own(context().log1p(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.193ea7aad030bp+0, 0x1.26bb1bbb55516p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 2L, 9L)));
    Tensor yUint8 = own(context().log1p(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.193ea8p+0, 0x1.26bb1cp+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().log1p(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.08b90ep-1, 0x1.dac67p-2, -0x1.29c44p-1, 0x1.0468a8p+1, 0x1.29e43cp+0, -0x1.5977a6p-1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.111112p-1, 0x1.111112p-2, -0x1.99999ap+0, -0x1.99999ap-1, 0x1.2bb512p-2, -0x1.44aed4p-1));
  }

  // log2 and its gradient
  @Test
  void log2_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().log2(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.8p+1, -0x1.a8ff98p-2, 0x1.5269e2p+0, 0x1.149a78p+2));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.715476p+3, 0x1.ec709ep-1, 0x1.2776c6p+0, 0x1.2776c6p-6));
  }

  // log2 of other dtypes
  @Test
  void log2_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().log2(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.8p+1, -0x1.a8ff971810a5ep-2, 0x1.5269e12f346e3p+0, 0x1.149a784bcd1b9p+2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().log2(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.8p+1, -0x1.a9p-2, 0x1.528p+0, 0x1.148p+2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().log2(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.8p+1, -0x1.a8p-2, 0x1.52p+0, 0x1.14p+2));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().log2(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1.95c01a39fbd68p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().log2(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p+0, 0x1.95c01ap+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().log2(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(-0x1.32bfeep-3, 0x1.6af9a2p+0, 0x1.b74948p-2, 0x1.fde03cp+1, 0x1.5269e2p+0, -0x1.567a56p+0));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.c68f56p-1, 0x1.54eb8p+0, -0x1.978956p-2, -0x1.fd6bacp-1, 0x1.d8be08p-3, -0x1.4502a6p+0));
  }

  // log_ndtr and its gradient
  @Test
  void log_ndtr_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logNdtr(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.e21478p+3, -0x1.2d088ep+0, -0x1.072982p-2, -0x1.621b52p-10));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.4befaep+2, 0x1.241dacp-1, 0x1.8eba2cp-1, 0x1.22d696p-10));
  }

  // log_ndtr of other dtypes
  @Test
  void log_ndtr_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().logNdtr(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.e21477830f2bdp+3, -0x1.2d088d9f06be4p+0, -0x1.0729814d5233ep-2, -0x1.621b527ca0146p-10));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().logNdtr(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.e2p+3, -0x1.2dp+0, -0x1.074p-2, -0x1.62p-10));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.4p+2, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().logNdtr(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.e2p+3, -0x1.2ep+0, -0x1.08p-2, -0x1.62p-10));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().logNdtr(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(-0x1.62e42fefa39efp-1, -0x1.61ccbbb9543afp-3, -0x1.09ae8d0ec846fp-15));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().logNdtr(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(-0x1.62e43p-1, -0x1.61ccbcp-3, -0x1.09ae8ep-15));
  }

  // log_sigmoid and its gradient
  @Test
  void log_sigmoid_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logSigmoid(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.103f2ep+1, -0x1.f2ba38p-1, -0x1.8c27eap-2, -0x1.8e071p-5));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.c2f7d6p-1, 0x1.3eb2fep-2, 0x1.488562p-1, 0x1.848344p-7));
  }

  // log_sigmoid of other dtypes
  @Test
  void log_sigmoid_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().logSigmoid(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.103f2d54301d5p+1, -0x1.f2ba37edae032p-1, -0x1.8c27e9bc22ee1p-2, -0x1.8e070fc045701p-5));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().logSigmoid(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.104p+1, -0x1.f2cp-1, -0x1.8c4p-2, -0x1.8ep-5));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().logSigmoid(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.1p+1, -0x1.f2p-1, -0x1.8cp-2, -0x1.8ep-5));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().logSigmoid(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(-0x1.62e42fefa39efp-1, -0x1.40c7abfbec124p-2, -0x1.295e50b53b654p-6));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().logSigmoid(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(-0x1.62e43p-1, -0x1.40c7acp-2, -0x1.295e5p-6));
  }

  // log_softmax
  @Test
  void log_softmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logSoftmax(x));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.76e0ep+0, -0x1.db837ep-2, -0x1.f6e0ep+0, -0x1.050eeep+2, -0x1.6a1ddcp+1, -0x1.43bb76p-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.86964cp-3, -0x1.b32a18p+0, 0x1.82574ep+0, 0x1.5b5d96p-3, 0x1.382bd2p+0, -0x1.639784p+0));
  }

  // log_softmax axis=0
  @Test
  void log_softmax_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logSoftmax(x, new Options.LogSoftmax().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(-0x1.03f2d6p-3, -0x1.48239ap-3, -0x1.4a191p+1, -0x1.103f2ep+1, -0x1.e90474p+0, -0x1.4321e2p-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(-0x1.9dae58p-4, -0x1.343328p+0, 0x1.9ee6cap+0, 0x1.9dae58p-4, 0x1.343328p+0, -0x1.9ee6cap+0));
  }

  // log_softmax of bfloat16
  @Test
  void log_softmax_of_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor y = own(context().logSoftmax(x));
    expect(y, DType.BFLOAT16, dims(2, 3), 2, floats(-0x1.76p+0, -0x1.dcp-2, -0x1.f6p+0, -0x1.06p+2, -0x1.6ap+1, -0x1.44p-4));
  }

  // log_softmax of float16
  @Test
  void log_softmax_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor y = own(context().logSoftmax(x));
    expect(y, DType.FLOAT16, dims(2, 3), 2, floats(-0x1.77p+0, -0x1.db8p-2, -0x1.f7p+0, -0x1.05p+2, -0x1.6ap+1, -0x1.43cp-4));
  }

  // log_softmax of float64
  @Test
  void log_softmax_of_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor y = own(context().logSoftmax(x));
    expect(y, DType.FLOAT64, dims(2, 3), 8, floats(-0x1.76e0df6506e37p+0, -0x1.db837d941b8dbp-2, -0x1.f6e0df6506e37p+0, -0x1.050eeddb0ec37p+2, -0x1.6a1ddbb61d86dp+1, -0x1.43bb76c3b0da4p-4));
  }

  // logaddexp and its gradients
  @Test
  void logaddexp_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().logaddexp(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.a309fap+0, 0x1.9fba38p-1, 0x1.801ddep+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.488562p-2, 0x1.ec3ad6p-6, 0x1.ff8896p+0));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(0x1.5bbd5p-1, 0x1.e13c52p-2, 0x1.dda738p-10));
  }

  // logaddexp of other dtypes
  @Test
  void logaddexp_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().logaddexp(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.a309fa6f08bb8p+0, 0x1.9fba37405c85bp-1, 0x1.801dddef4e205p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().logaddexp(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.a3p+0, 0x1.9fcp-1, 0x1.8p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().logaddexp(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.a4p+0, 0x1.ap-1, 0x1.8p+1));
  }

  // logaddexp2 and its gradients
  @Test
  void logaddexp2_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().logaddexp2(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.ec56bp+0, 0x1.e65e96p-1, 0x1.816fe6p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 16, floats(0x1.7dd588p-2, 0x1.0909ecp-4, 0x1.fc07fp+0));
    expect(dX2, DType.FLOAT32, dims(3), 16, floats(0x1.41153cp-1, 0x1.bdbd84p-2, 0x1.fc07fp-7));
  }

  // logaddexp2 of other dtypes
  @Test
  void logaddexp2_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().logaddexp2(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 8, floats(0x1.ec56b0c7e5942p+0, 0x1.e65e960c1b801p-1, 0x1.816fe50b6ef08p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().logaddexp2(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 1, floats(0x1.ec4p+0, 0x1.e64p-1, 0x1.818p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().logaddexp2(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 1, floats(0x1.ecp+0, 0x1.e6p-1, 0x1.82p+1));
  }

  // logdet
  @Test
  void logdet() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().logdet(x));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.f2272ae325a58p+0, 0x1.cab0bfa2a2002p+0));
  }

  // logic
  @Test
  void logic() throws Exception {
    Tensor p = own(tensor(DType.BOOL, dims(4), booleans(false, false, true, true)));
    Tensor q = own(tensor(DType.BOOL, dims(4), booleans(false, true, false, true)));
    Tensor logicalAndY = own(context().logicalAnd(p, q));
    expect(logicalAndY, DType.BOOL, dims(4), 0, booleans(false, false, false, true));
    Tensor logicalOrY = own(context().logicalOr(p, q));
    expect(logicalOrY, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor logicalXorY = own(context().logicalXor(p, q));
    expect(logicalXorY, DType.BOOL, dims(4), 0, booleans(false, true, true, false));
    Tensor bitwiseAndY = own(context().bitwiseAnd(p, q));
    expect(bitwiseAndY, DType.BOOL, dims(4), 0, booleans(false, false, false, true));
    Tensor bitwiseOrY = own(context().bitwiseOr(p, q));
    expect(bitwiseOrY, DType.BOOL, dims(4), 0, booleans(false, true, true, true));
    Tensor bitwiseXorY = own(context().bitwiseXor(p, q));
    expect(bitwiseXorY, DType.BOOL, dims(4), 0, booleans(false, true, true, false));
    Tensor logicalNotY = own(context().logicalNot(p));
    expect(logicalNotY, DType.BOOL, dims(4), 0, booleans(true, true, false, false));
    Tensor bitwiseInvertY = own(context().bitwiseInvert(p));
    expect(bitwiseInvertY, DType.BOOL, dims(4), 0, booleans(true, true, false, false));
  }

  // logsumexp
  @Test
  void logsumexp() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logsumexp(x));
    expect(y, DType.FLOAT32, dims(), 4, floats(0x1.63fa82p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 8, floats(0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9, 0x1.561452p-7, 0x1.d0ef2p-6, 0x1.3bf49ap-4, 0x1.ad6d92p-3, 0x1.107f82p-11, 0x1.725dp-10, 0x1.f7603ap-9));
  }

  // logsumexp axis=
  @Test
  void logsumexp_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logsumexp(x, new Options.Logsumexp().axis()));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 4, floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 8, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // logsumexp axis=0,-1 keepdims=True
  @Test
  void logsumexp_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logsumexp(x, new Options.Logsumexp().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 4, floats(0x1.17f984p+2, 0x1.2ec78ep+2, 0x1.0da614p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 8, floats(0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.9ca6cep-7, 0x1.186d02p-5, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.ed0424p-3, 0x1.38d94p-11, 0x1.64c55p-7, 0x1.e4e6d6p-6, 0x1.49865ep-4, 0x1.bfdee8p-3, 0x1.0302ap-2, 0x1.60080cp-1, 0x1.bec542p-10, 0x1.2f9cbp-8, 0x1.20f4fep-8, 0x1.88bbb8p-7, 0x1.0ae3d4p-5, 0x1.6abdb4p-4, 0x1.9daaf2p+0, 0x1.067f4cp-8, 0x1.64c55p-7, 0x1.e4e6d6p-6));
  }

  // logsumexp axis=1
  @Test
  void logsumexp_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().logsumexp(x, new Options.Logsumexp().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 4), 4, floats(0x1.086ee2p+1, 0x1.886ee2p+1, 0x1.043772p+2, 0x1.29cccep+1, 0x1.14e666p+2, 0x1.0342b2p+2, 0x1.086ee2p+1, 0x1.886ee2p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 8, floats(0x1.18f332p-6, 0x1.18f332p-7, 0x1.18f332p-5, 0x1.0fc1dap-4, 0x1.df5acap-1, 0x1.df5acap-2, 0x1.df5acap+0, 0x1.b0f5bap-9, 0x1.7dd9c2p-5, 0x1.7dd9c2p-6, 0x1.7dd9c2p-4, 0x1.715b3cp-3, 0x1.97a2c8p-2, 0x1.6ced42p+1, 0x1.a56ccap-7, 0x1.18f332p-6, 0x1.44b84cp-6, 0x1.22b2bcp-3, 0x1.678418p-1, 0x1.df5acap-1, 0x1.15046cp+0, 0x1.cf22e6p-8, 0x1.1e635p-5, 0x1.7dd9c2p-5));
  }

  // lp_pool
  @Test
  void lp_pool() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().lpPool(x));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 1), 2, floats(0x1.639e26p+4, 0x1.89cab4p+5, 0x1.7e7f4p+5, 0x1.4be126p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 1), 8, floats(0x0p+0, 0x1.faca94p-2, 0x1.c9a9c4p-3, 0x1.573f52p-2, 0x1.4280eap-2, 0x1.9ea5bep-1, 0x1.2da44p-2, 0x1.f344d4p-6, 0x1.2bd718p-1, 0x1.0bb6e8p+0, 0x1.bc4e4cp-3, 0x1.edac54p-5, 0x1.c1c2a4p-1, 0x1.56acaep+0, 0x1.283432p-5, 0x1.a39f48p-4));
  }

  // lp_pool ord=1.0 ksize=2 strides=1
  @Test
  void lp_pool_ord_1_0_ksize_2_strides_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tensor y = own(context().lpPool(x, new Options.LpPool().ord(0x1p+0).ksize(2).strides(1)));
    expect(y, DType.FLOAT32, dims(1, 3, 3, 1), 0, floats(0x1.2p+5, 0x1.4p+6, 0x1.5cp+6, 0x1p+6, 0x1.bp+6, 0x1.38p+6, 0x1.7p+6, 0x1.8cp+6, 0x1.14p+6));
  }

  // lp_pool ord=1.0 ksize=2 strides=2 dilations=2 ceil_mode=True padding=EXPLICIT paddings=1 data_format=NCHW
  @Test
  void lp_pool_ord_1_0_ksize_2_strides_2_dilations_2_ceil_mode_true_padding_explicit_paddings_1_d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 1, 6), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().lpPool(x, new Options.LpPool().ord(0x1p+0).ksize(2).strides(2).padding(Options.Padding.EXPLICIT).dataFormat(Options.DataFormat.NCHW).paddings(1).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(2, 1, 4), 0, floats(0x1.6p+3, 0x1.6p+5, 0x1.98p+5, 0x1.2p+4, 0x1.8p+1, 0x1.cp+4, 0x1.18p+5, 0x1.4p+3));
  }

  // lstm
  @Test
  void lstm() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    tape.watch(initialC);
    List<Tensor> list = own(context().lstm(x, kernel, recurrentKernel, new Options.Lstm().bias(bias).initialH(initialH).initialC(initialC)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 32, floats(0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel, recurrentKernel, bias, initialH, initialC), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    Tensor dInitialC = list2.get(5);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.2def7ep-3, -0x1.2c2506p-3, 0x1.5c3614p-3, -0x1.b729fp-4, 0x1.521e32p-4, -0x1.33445p-3, 0x1.298072p-2, -0x1.06a65p-2, 0x1.141daap-2, -0x1.4ee272p-2));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 512, floats(-0x1.7b82ecp-4, -0x1.6b1748p-5, -0x1.df6678p-5, -0x1.9c8344p-6, 0x1.89a766p-7, -0x1.400036p-5, -0x1.a18d26p-5, 0x1.527a42p-4, -0x1.c0289p-8, 0x1.7ce0dap-4, 0x1.3878f6p-5, 0x1.7a7392p-4, 0x1.4e8788p-1, 0x1.82657p-2, 0x1.09f348p-5, 0x1.c9a57ep-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 512, floats(0x1.8ee20ep-3, 0x1.d10f94p-3, 0x1.0566eep-4, 0x1.30def6p-3, 0x1.574b4p-1, 0x1.e646f4p-2, 0x1.b98b8p-4, 0x1.f90862p-4, 0x1.8bb128p-8, 0x1.dc2c82p-5, -0x1.e0117ap-9, 0x1.aca916p-5, 0x1.56f948p-2, 0x1.c3f664p-3, 0x1.07802cp-6, 0x1.83a904p-4));
    expect(dBias, DType.FLOAT32, dims(8), 512, floats(0x1.d4ab2ep-2, 0x1.76f3p-1, 0x1.07f524p-1, 0x1.410d96p-1, 0x1.b5d68cp+1, 0x1.1c43a4p+1, 0x1.c7aaf4p-2, 0x1.808b26p-1));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.37fd42p-10, -0x1.11a15ap-5, 0x1.521e32p-4, -0x1.33445p-3));
    expect(dInitialC, DType.FLOAT32, dims(2, 2), 512, floats(0x1.ec0ef8p-2, 0x1.4fbe86p-2, 0x1.0a0ff6p-1, 0x1.d797eap-2));
  }

  // lstm reverse=True
  @Test
  void lstm_reverse_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().lstm(x, kernel, recurrentKernel, new Options.Lstm().bias(bias).initialH(initialH).initialC(initialC).reverse(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.a5717ap-4, 0x1.37ad08p-3, 0x1.00c3d2p-3, 0x1.7c9c7p-3, 0x1.4b7ddep-3, 0x1.7febc2p-3, 0x1.bfadbcp-6, 0x1.0eb752p-3, -0x1.45c272p-7, 0x1.44272cp-3, -0x1.3dc0c4p-5, 0x1.262fcap-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.a5717ap-4, 0x1.37ad08p-3, 0x1.bfadbcp-6, 0x1.0eb752p-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 32, floats(0x1.f14deep-3, 0x1.641f4p-2, 0x1.fd8c3cp-5, 0x1.2deb0ep-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dKernel = list2.get(0);
    Tensor dRecurrentKernel = list2.get(1);
    Tensor dBias = list2.get(2);
    expect(dKernel, DType.FLOAT32, dims(2, 8), 512, floats(-0x1.247f12p-4, 0x1.9b87d8p-6, -0x1.efbd8cp-5, -0x1.50a1f8p-5, -0x1.dec15cp-1, -0x1.0cf8f2p-2, -0x1.e1bb84p-5, 0x1.9f8dccp-6, 0x1.5e715ap-6, 0x1.085b96p-3, 0x1.7bb678p-6, 0x1.cfd3a8p-5, -0x1.a5b6c6p-3, 0x1.8f1f56p-5, 0x1.0172bp-5, 0x1.4c1a8cp-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 512, floats(0x1.0b323ap-3, 0x1.f98e32p-3, 0x1.20db86p-4, 0x1.273d02p-3, 0x1.03f4ap-1, 0x1.581844p-2, 0x1.d1835p-4, 0x1.17f9bp-2, 0x1.2903ecp-5, -0x1.31b4dcp-9, -0x1.cefa4ap-7, 0x1.3687fp-6, 0x1.f369e4p-2, 0x1.23952cp-3, 0x1.01fdfp-6, -0x1.061f36p-5));
    expect(dBias, DType.FLOAT32, dims(8), 512, floats(0x1.facf38p-2, 0x1.1be37ap-1, 0x1.c91084p-2, 0x1.0ad1ep-1, 0x1.f1c4e4p+1, 0x1.a9267cp+0, 0x1.ecc978p-2, 0x1.758bc4p-1));
  }

  // lstm time_major=True
  @Test
  void lstm_time_major_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2, -0x1p-3, 0x1p-4, -0x1p-4, 0x1p-3, 0x1p-2, 0x1.cp-2, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().lstm(x, kernel, recurrentKernel, new Options.Lstm().bias(bias).initialH(initialH).initialC(initialC).timeMajor(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(3, 2, 2), 32, floats(0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.71398ep-8, 0x1.32c96p-3, 0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.342cdcp-4, 0x1.6d4a8p-3, 0x1.a3277ap-7, 0x1.4f966ep-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 32, floats(0x1.bab198p-3, 0x1.b5a334p-2, 0x1.2372bcp-5, 0x1.887922p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    expect(dX, DType.FLOAT32, dims(3, 2, 2), 512, floats(0x1.819354p-5, -0x1.f7c47ap-7, 0x1.79659ap-4, -0x1.d43a46p-3, 0x1.86f58p-3, -0x1.173e38p-4, 0x1.08658cp-2, -0x1.1e172ep-2, 0x1.3ca05ap-3, -0x1.826296p-4, 0x1.141daap-2, -0x1.4ee272p-2));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 512, floats(-0x1.acdb56p-4, -0x1.ea574ep-5, -0x1.07d74p-6, -0x1.e1aecp-5, -0x1.d17b24p-6, -0x1.eb8a96p-4, -0x1.aaa82p-5, 0x1.ba7e78p-5, -0x1.1bc07ap-6, 0x1.37c5f6p-4, 0x1.850cdap-5, 0x1.11dd5ep-4, 0x1.2dcc56p-1, 0x1.38863ap-2, 0x1.878754p-7, 0x1.98616ep-3));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 512, floats(0x1.d0e764p-3, 0x1.92dacp-3, -0x1.a1211cp-6, 0x1.4ba8p-3, 0x1.713f72p-1, 0x1.f088f4p-2, 0x1.363308p-4, 0x1.b88d2cp-4, 0x1.ab218ep-8, 0x1.787cd4p-5, -0x1.02fc2ep-7, 0x1.4fcc02p-5, 0x1.414b4ap-2, 0x1.865836p-3, -0x1.f0bdaap-13, 0x1.ba0d66p-4));
    expect(dBias, DType.FLOAT32, dims(8), 512, floats(0x1.dd39ap-2, 0x1.734bbep-1, 0x1.5b5052p-2, 0x1.572328p-1, 0x1.a5cae8p+1, 0x1.2245eap+1, 0x1.5db14ep-2, 0x1.8d026ap-1));
  }

  // lstm with a mask
  @Test
  void lstm_with_a_mask() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    Tensor initialH = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor initialC = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3), booleans(true, true, false, true, false, true)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    tape.watch(initialH);
    tape.watch(initialC);
    List<Tensor> list = own(context().lstm(x, kernel, recurrentKernel, new Options.Lstm().bias(bias).initialH(initialH).initialC(initialC).mask(mask)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 3, 2), 32, floats(0x1.aab342p-3, 0x1.517db6p-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, 0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.91ff62p-6, 0x1.126386p-3, -0x1.b1a414p-9, 0x1.5440bcp-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.0a8528p-3, 0x1.5b1abcp-3, -0x1.b1a414p-9, 0x1.5440bcp-3));
    expect(y2, DType.FLOAT32, dims(2, 2), 32, floats(0x1.69a4eap-2, 0x1.9c8f12p-2, -0x1.2adf2cp-7, 0x1.8d6274p-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x, kernel, recurrentKernel, bias, initialH, initialC), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    Tensor dKernel = list2.get(1);
    Tensor dRecurrentKernel = list2.get(2);
    Tensor dBias = list2.get(3);
    Tensor dInitialH = list2.get(4);
    Tensor dInitialC = list2.get(5);
    expect(dX, DType.FLOAT32, dims(2, 3, 2), 512, floats(0x1.79cd7p-5, -0x1.70d8eap-5, 0x1.00defap-3, -0x1.47cdacp-3, 0x0p+0, 0x0p+0, 0x1.9de966p-4, -0x1.c5499cp-3, 0x0p+0, 0x0p+0, 0x1.2c018ap-2, -0x1.6668aap-2));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 512, floats(-0x1.44f0dcp-3, -0x1.43183ep-3, -0x1.2be3ecp-3, -0x1.ccf98p-4, -0x1.1ab6ap-2, -0x1.3ca1dap-2, -0x1.b59836p-4, -0x1.ae5a58p-4, -0x1.04334ap-4, -0x1.3765bep-5, -0x1.ee1602p-5, -0x1.0025eap-6, 0x1.000676p-2, 0x1.0828aep-7, -0x1.27c01cp-6, 0x1.36bc38p-5));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 512, floats(0x1.289834p-2, 0x1.496bfep-2, 0x1.ce0d2ap-6, 0x1.a1da3cp-3, 0x1.cbca38p-1, 0x1.4b889cp-1, 0x1.f14154p-4, 0x1.35449p-2, -0x1.dc65b2p-7, 0x1.306e4cp-7, -0x1.43758ep-5, 0x1.03567cp-7, 0x1.3614bp-3, 0x1.0d7feep-4, 0x1.7c7166p-6, 0x1.24fe68p-4));
    expect(dBias, DType.FLOAT32, dims(8), 512, floats(0x1.03c99ep-1, 0x1.46fe68p-1, 0x1.d6512p-2, 0x1.08a004p-1, 0x1.6728bap+1, 0x1.b12ed6p+0, 0x1.e4e03ep-2, 0x1.867af8p-1));
    expect(dInitialH, DType.FLOAT32, dims(2, 2), 512, floats(0x1.79cd7p-5, -0x1.70d8eap-5, 0x1.9de966p-4, -0x1.c5499cp-3));
    expect(dInitialC, DType.FLOAT32, dims(2, 2), 512, floats(0x1.4f75a6p-1, 0x1.097f26p-1, 0x1.af27bcp-1, 0x1.7431dap-1));
  }

  // lstm_cell
  @Test
  void lstm_cell() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1.cp-2, -0x1p-2)));
    Tensor h = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p-2, 0x1p+0, 0x0p+0)));
    Tensor c = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, -0x1p-1, 0x1p-2)));
    Tensor kernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor recurrentKernel = own(tensor(DType.FLOAT32, dims(2, 8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor bias = own(tensor(DType.FLOAT32, dims(8), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(h);
    tape.watch(c);
    tape.watch(kernel);
    tape.watch(recurrentKernel);
    tape.watch(bias);
    List<Tensor> list = own(context().lstmCell(x, h, c, kernel, recurrentKernel, new Options.LstmCell().bias(bias)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 32, floats(0x1.aab342p-3, 0x1.517db6p-3, -0x1.91ff62p-6, 0x1.126386p-3));
    expect(y1, DType.FLOAT32, dims(2, 2), 32, floats(0x1.2ee6bp-1, 0x1.b1b8a4p-2, -0x1.2c1f8p-4, 0x1.6c50fap-2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x, h, c, kernel, recurrentKernel, bias), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    Tensor dH = list2.get(1);
    Tensor dC = list2.get(2);
    Tensor dKernel = list2.get(3);
    Tensor dRecurrentKernel = list2.get(4);
    Tensor dBias = list2.get(5);
    expect(dX, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2));
    expect(dH, DType.FLOAT32, dims(2, 2), 512, floats(-0x1.3d8a6cp-10, -0x1.4151acp-5, 0x1.bc9f36p-4, -0x1.76803ap-2));
    expect(dC, DType.FLOAT32, dims(2, 2), 512, floats(0x1.17230ep-1, 0x1.331296p-2, 0x1.270756p+0, 0x1.54034cp-3));
    expect(dKernel, DType.FLOAT32, dims(2, 8), 512, floats(-0x1.6ee18ap-3, -0x1.f9029p-5, -0x1.b93bccp-7, -0x1.9feb86p-5, -0x1.fcc95ap-2, -0x1.17b26ap-3, -0x1.91b468p-5, -0x1.0f5f5ep-5, -0x1.b1a64p-4, -0x1.32357p-5, -0x1.078dbep-6, -0x1.ffd27p-6, -0x1.2dc808p-2, -0x1.564058p-4, -0x1.01539cp-5, -0x1.4b666p-6));
    expect(dRecurrentKernel, DType.FLOAT32, dims(2, 8), 512, floats(0x1.4d26cap-2, 0x1.6d933ap-4, -0x1.5d6d6ep-3, 0x1.006d9p-4, 0x1.c0ea72p-1, 0x1.70228ap-3, 0x1.f6df72p-6, 0x1.6d2958p-5, -0x1.0bfe92p-5, -0x1.491f86p-6, -0x1.40cd88p-4, -0x1.54867ep-6, -0x1.9c645p-4, -0x1.a5d2dcp-5, -0x1.034a3ep-5, -0x1.8cd9e2p-7));
    expect(dBias, DType.FLOAT32, dims(8), 512, floats(0x1.90266ep-2, 0x1.09118p-3, -0x1.c9fe56p-7, 0x1.aab0dp-4, 0x1.1401c4p+0, 0x1.2185fcp-2, 0x1.81021ap-4, 0x1.19cb24p-4));
  }

  // lstsq
  @Test
  void lstsq() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(3, 1), floats(0x1p+0, 0x1.8p+1, -0x1p+1)));
    Tensor y = own(context().lstsq(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 1), 64, floats(0x1.a5616a7a5616dp-1, -0x1.3a25c213a25c4p-1));
  }

  // lstsq rtol=0.5
  @Test
  void lstsq_rtol_0_5() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2), floats(0x1p+2, 0x1p+2)));
    Tensor y = own(context().lstsq(x1, x2, new Options.Lstsq().rtol(0x1p-1)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1p+0, 0x0p+0));
  }

  // lu
  @Test
  void lu() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, 0x1p+2, 0x1p+1)));
    List<Tensor> list = own(context().lu(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(3, 2), 4, floats(0x1p+2, 0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p-2, 0x1.aaaaaaaaaaaabp-1));
    expect(y1, DType.INT32, dims(3), 0, wholes(2L, 1L, 0L));
  }

  // lu_solve
  @Test
  void lu_solve() throws Exception {
    Tensor lu = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x1p+1, 0x1p-1, 0x1.8p+1)));
    Tensor p = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 1), floats(0x1p+1, 0x1.4p+2)));
    Tensor y = own(context().luSolve(lu, p, x2));
    expect(y, DType.FLOAT64, dims(2, 1), 64, floats(0x1.5555555555555p+0, -0x1.5555555555555p-3));
  }

  // map of slices with an invariant
  @Test
  void map_of_slices_with_an_invariant() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32, 2), new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor cF = given.get(1);
      Tensor yF = own(context().multiply(xF, cF));
      Tensor sF = own(context().sum(yF));
      return Arrays.asList(yF, sF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor c2 = own(tensor(DType.FLOAT32, dims(), floats(0x1.4p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(c2);
    List<Tensor> list = own(context().map(List.of(x, c2), f, new Options.Map().numInvariants(1L)));
    Tensor y = list.get(0);
    Tensor s = list.get(1);
    List<Tensor> list2 = own(tape.gradient(List.of(y, s), List.of(x, c2), null, false));
    Tensor dX = list2.get(0);
    Tensor dC = list2.get(1);
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.4p+3, 0x1.4p+4, 0x1.ep+4, 0x1.4p+5, 0x1.9p+5, 0x1.ep+5));
    expect(s, DType.FLOAT32, dims(3), 0, floats(0x1.ep+4, 0x1.18p+6, 0x1.b8p+6));
    expect(dX, DType.FLOAT32, dims(3, 2), 0, floats(0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4, 0x1.4p+4));
    expect(dC, DType.FLOAT32, dims(), 0, floats(0x1.5p+5));
  }

  // map of two tensors, and of no slices
  @Test
  void map_of_two_tensors_and_of_no_slices() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT32), new Spec(DType.INT32)), (c, given) -> {
      Tensor aF = given.get(0);
      Tensor bF = given.get(1);
      Tensor yF = own(context().add(aF, bF));
      return Arrays.asList(yF);
    }));
    Tensor a = own(tensor(DType.INT32, dims(2), wholes(1L, 2L)));
    Tensor b = own(tensor(DType.INT32, dims(2), wholes(10L, 20L)));
    List<Tensor> list = own(context().map(List.of(a, b), f));
    Tensor y = list.get(0);
    expect(y, DType.INT32, dims(2), 0, wholes(11L, 22L));
    Tensor none = own(tensor(DType.INT32, dims(0), wholes()));
    List<Tensor> list2 = own(context().map(List.of(none, none), f));
    Tensor z = list2.get(0);
    expect(z, DType.INT32, dims(0), 0, wholes());
  }

  // matmul
  @Test
  void matmul() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2));
    expect(dX2, DType.FLOAT32, dims(3, 2), 0, floats(0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1));
  }

  // matmul adjoint_a=True
  @Test
  void matmul_adjoint_a_true() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x0p+0, -0x0p+0, -0x1p+0)));
    Tensor y = own(context().matmul(x1, x2, new Options.Matmul().adjointA(true)));
    expect(y, DType.COMPLEX64, dims(2, 2), 0, floats(0x1p+0, -0x1.cp+2, -0x1p+1, 0x1p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0));
  }

  // matmul adjoint_b=True
  @Test
  void matmul_adjoint_b_true() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x1p+0, 0x1p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+0, 0x0p+0)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x0p+0, -0x0p+0, -0x1p+0)));
    Tensor y = own(context().matmul(x1, x2, new Options.Matmul().adjointB(true)));
    expect(y, DType.COMPLEX64, dims(2, 2), 0, floats(0x1p+0, -0x1p+0, 0x1p+1, 0x1p+2, 0x0p+0, 0x1p+1, 0x0p+0, 0x1.cp+2));
  }

  // matmul of a matrix and a vector
  @Test
  void matmul_of_a_matrix_and_a_vector() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x0p+0, -0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(2), 0, floats(-0x1p+1, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, -0x1p+0, 0x1p-1, 0x0p+0, -0x1p-1));
    expect(dX2, DType.FLOAT32, dims(3), 0, floats(0x1.8p+1, 0x1.2p+2, 0x1.8p+2));
  }

  // matmul of a vector and a matrix
  @Test
  void matmul_of_a_vector_and_a_matrix() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.4p+3, 0x1.2p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 0, floats(0x1p-1, 0x1p+0, 0x1.ap+1));
    expect(dX2, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1.8p+1, 0x1.8p+0));
  }

  // matmul of batches that broadcast
  @Test
  void matmul_of_batches_that_broadcast() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 1, 2, 2), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2, 2), floats(-0x1.4p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(2, 3, 2, 2), 0, floats(-0x1.8p+1, -0x1p+1, -0x1.3p+4, -0x1.cp+3, 0x1p+0, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1.8p+2, 0x1.5p+4, 0x1.ap+4, -0x1.18p+5, -0x1.ap+4, -0x1.98p+5, -0x1.3p+5, 0x1p+0, 0x1.4p+3, 0x1p+0, 0x1.cp+3, 0x1.28p+5, 0x1.7p+5, 0x1.a8p+5, 0x1.08p+6));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 1, 2, 2), 0, floats(0x1p+0, 0x1.2p+4, -0x1.4p+2, 0x1.ap+2, -0x1.b8p+3, 0x1.cp+0, 0x1p+0, 0x1.2p+4));
    expect(dX2, DType.FLOAT32, dims(3, 2, 2), 0, floats(0x1.6p+4, 0x1.ap+2, 0x1.dp+4, 0x1.1p+3, 0x1.28p+4, 0x1.5p+4, 0x1.84p+4, 0x1.c4p+4, 0x1.ap+2, 0x1.3p+4, 0x1.1p+3, 0x1.98p+4));
  }

  // matmul of booleans
  @Test
  void matmul_of_booleans() throws Exception {
    Tensor x1 = own(tensor(DType.BOOL, dims(2, 2), booleans(true, false, true, true)));
    Tensor x2 = own(tensor(DType.BOOL, dims(2, 2), booleans(false, true, true, false)));
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.BOOL, dims(2, 2), 0, booleans(false, true, true, true));
  }

  // matmul of integers
  @Test
  void matmul_of_integers() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(1, 2), wholes(1L, 2L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2, 1), wholes(3L, 4L)));
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.INT32, dims(1, 1), 0, wholes(11L));
  }

  // matmul of vectors
  @Test
  void matmul_of_vectors() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2), floats(0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1p+2));
    expect(dX2, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // matmul over nothing
  @Test
  void matmul_over_nothing() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 0), floats()));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(0, 3), floats()));
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // matmul promotes
  @Test
  void matmul_promotes() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT16, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 1), floats(0x1.8p+1, 0x1p+2)));
    Tensor y = own(context().matmul(x1, x2));
    expect(y, DType.FLOAT64, dims(1, 1), 0, floats(0x1.6p+3));
  }

  // matmul transpose_a=True
  @Test
  void matmul_transpose_a_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+2, 0x1p+1, 0x1.4p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, -0x1p+0, 0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2, new Options.Matmul().transposeA(true)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3, 2), 0, floats(0x1p-1, 0x1.cp+0, 0x1p+0, 0x1p-1, 0x1.ap+1, 0x1.88p+2));
    expect(dX2, DType.FLOAT32, dims(3, 2), 0, floats(0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1));
  }

  // matmul transpose_a=True transpose_b=False adjoint_a=False adjoint_b=False
  @Test
  void matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2)));
    Tensor y = own(context().matmul(x1, x2, new Options.Matmul().transposeA(true).transposeB(false).adjointA(false).adjointB(false)));
    expect(y, DType.FLOAT32, dims(3, 3), 0, floats(0x1.1p+4, 0x1.1p+4, 0x1.ap+4, 0x1.1p+4, 0x1.1p+5, 0x1.cp+4, 0x1.ap+4, 0x1.cp+4, 0x1.4p+5));
  }

  // matmul transpose_b=True
  @Test
  void matmul_transpose_b_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x0p+0, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().matmul(x1, x2, new Options.Matmul().transposeB(true)));
    expect(y, DType.FLOAT32, dims(2, 2), 0, floats(0x1.4p+3, 0x1.2p+2, 0x1.6p+4, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+0, 0x1.ap+1, 0x1.cp+0, 0x1p-1, 0x1.88p+2));
    expect(dX2, DType.FLOAT32, dims(2, 3), 0, floats(0x1.2p+3, 0x1.8p+3, 0x1.ep+3, 0x1.8p+0, 0x1.2p+1, 0x1.8p+1));
  }

  // matrix_cond
  @Test
  void matrix_cond() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixCond(x));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.74c1de5e719b7p+0, 0x1.f49adcb36a5a5p+1));
  }

  // matrix_cond p=ONE
  @Test
  void matrix_cond_p_one() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixCond(x, new Options.MatrixCond().p(Options.P.ONE)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.2492492492492p+1, 0x1.4p+2));
  }

  // matrix_diag
  @Test
  void matrix_diag() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().matrixDiag(x));
    expect(y, DType.FLOAT32, dims(2, 3, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.8p+0, 0x1p-1, 0x1p+1, 0x1.8p-1, 0x1p-2));
  }

  // matrix_diag k=-1
  @Test
  void matrix_diag_k_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().matrixDiag(x, new Options.MatrixDiag().k(-1L)));
    expect(y, DType.FLOAT32, dims(2, 4, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x1p+1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p+1));
  }

  // matrix_exp
  @Test
  void matrix_exp() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0)));
    Tensor y = own(context().matrixExp(x));
    expect(y, DType.FLOAT64, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x0p+0, 0x1p+0));
  }

  // matrix_norm keepdims=True
  @Test
  void matrix_norm_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().keepdims(true)));
    expect(y, DType.FLOAT64, dims(2, 1, 1), 4, floats(0x1.efbdeb14f4edap+1, 0x1.4p+2));
  }

  // matrix_norm order=FRO
  @Test
  void matrix_norm_order_fro() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.FRO)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.efbdeb14f4edap+1, 0x1.4p+2));
  }

  // matrix_norm order=INF
  @Test
  void matrix_norm_order_inf() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.INF)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1p+2, 0x1.8p+2));
  }

  // matrix_norm order=MINUS_INF
  @Test
  void matrix_norm_order_minus_inf() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.MINUS_INF)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.8p+1, 0x1.8p+1));
  }

  // matrix_norm order=MINUS_ONE
  @Test
  void matrix_norm_order_minus_one() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.MINUS_ONE)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.8p+1, 0x1p+2));
  }

  // matrix_norm order=MINUS_TWO
  @Test
  void matrix_norm_order_minus_two() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.MINUS_TWO)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.18a68a4a8d9f2p+1, 0x1.3d15422665e7fp+0));
  }

  // matrix_norm order=NUC
  @Test
  void matrix_norm_order_nuc() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.NUC)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.58a68a4a8d9f4p+2, 0x1.854bfb363dc3ap+2));
  }

  // matrix_norm order=ONE
  @Test
  void matrix_norm_order_one() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.ONE)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1p+2, 0x1.4p+2));
  }

  // matrix_norm order=TWO
  @Test
  void matrix_norm_order_two() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.TWO)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.98a68a4a8d9f5p+1, 0x1.3606aaaca449ap+2));
  }

  // matrix_power n=-2
  @Test
  void matrix_power_n_m2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixPower(x, -2L));
    expect(y, DType.FLOAT64, dims(2, 2, 2), 64, floats(0x1.4e5e0a72f053bp-3, -0x1.a1f58d0fac687p-4, 0x1.a1f58d0fac687p-4, 0x1.f58d0fac687d5p-5, 0x1.5555555555555p-3, -0x1.5555555555555p-2, -0x1.5555555555555p-3, 0x1.fffffffffffffp-2));
  }

  // matrix_power n=10
  @Test
  void matrix_power_n_10() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 1L, 1L, 0L)));
    Tensor y = own(context().matrixPower(x, 10L));
    expect(y, DType.INT32, dims(2, 2), 0, wholes(89L, 55L, 55L, 34L));
  }

  // matrix_rank
  @Test
  void matrix_rank() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1p+1, 0x1p+2)));
    Tensor y = own(context().matrixRank(x));
    expect(y, DType.INT64, dims(), 0, wholes(1L));
  }

  // matrix_rank rtol=0.5
  @Test
  void matrix_rank_rtol_0_5() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0)));
    Tensor y = own(context().matrixRank(x, new Options.MatrixRank().rtol(0x1p-1)));
    expect(y, DType.INT64, dims(), 0, wholes(1L));
  }

  // matrix_trace
  @Test
  void matrix_trace() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().matrixTrace(x));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0));
  }

  // matrix_trace dtype=float64
  @Test
  void matrix_trace_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor y = own(context().matrixTrace(x, new Options.MatrixTrace().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(), 0, floats(0x1.4p+2));
  }

  // matrix_trace of integers
  @Test
  void matrix_trace_of_integers() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 2L, 3L, 4L)));
    Tensor y = own(context().matrixTrace(x));
    expect(y, DType.INT64, dims(), 0, wholes(5L));
  }

  // matrix_trace offset=1
  @Test
  void matrix_trace_offset_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().matrixTrace(x, new Options.MatrixTrace().offset(1L)));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.6p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0));
  }

  // matrix_transpose
  @Test
  void matrix_transpose() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().matrixTranspose(x));
    expect(y, DType.FLOAT32, dims(2, 4, 3), 0, floats(-0x1p+1, 0x1p+1, -0x1p+0, -0x1p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2, 0x1p+0, 0x1p+0, -0x1p+1, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1p+2, 0x1p+2, 0x1p+0, -0x1p+1, -0x1p+1, 0x1p+1, -0x1p+0, -0x1p+0, 0x1.8p+1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1p-2, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1p-1, 0x1.8p+0, 0x1p+0, 0x1.8p-1, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.8p-1, 0x1p+1));
  }

  // max
  @Test
  void max() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().max(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max and min take NaN over and share the gradient of equals
  @Test
  void max_and_min_take_nan_over_and_share_the_gradient_of_equals() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+1, Double.NaN, 0x1p+0)));
    Tensor y = own(context().max(x));
    expect(y, DType.FLOAT64, dims(), 0, floats(Double.NaN));
    Tensor z = own(context().min(x));
    expect(z, DType.FLOAT64, dims(), 0, floats(Double.NaN));
  }

  // max axis=
  @Test
  void max_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().max(x, new Options.Max().axis()));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // max axis=0,-1 keepdims=True
  @Test
  void max_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().max(x, new Options.Max().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 1), 0, floats(0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max axis=1
  @Test
  void max_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().max(x, new Options.Max().axis(1)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.2p+3, 0x1.cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0));
  }

  // max axis=1 of booleans
  @Test
  void max_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().max(x, new Options.Max().axis(1)));
    expect(y, DType.BOOL, dims(2), 0, booleans(true, true));
  }

  // max_pool1d
  @Test
  void max_pool1d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool1d(x));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool1d data_format=NCHW
  @Test
  void max_pool1d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool1d(x, new Options.MaxPool1d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1.6p+4, 0x1.dp+4, 0x1.08p+5, 0x1.2p+4, 0x1.2p+5, 0x1.cp+4, 0x1p+5, 0x1.1p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 2, 5), 1, floats(0x0p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool1d ksize=2 strides=2 dilations=2 ceil_mode=True
  @Test
  void max_pool1d_ksize_2_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    Tensor y = own(context().maxPool1d(x, new Options.MaxPool1d().ksize(2).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 2), 0, floats(0x1.cp+2, 0x1.2p+4, 0x1.cp+3, 0x1.9p+4, 0x1.cp+3, 0x1.9p+4));
  }

  // max_pool1d ksize=3 strides=1 padding=SAME
  @Test
  void max_pool1d_ksize_3_strides_1_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool1d(x, new Options.MaxPool1d().ksize(3).strides(1).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(2, 5, 2), 0, floats(0x1.6p+4, 0x1.08p+5, 0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4, 0x1.dp+4, 0x1.9p+4, 0x1.2p+5, 0x1p+5, 0x1.2p+5, 0x1p+5, 0x1.cp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.cp+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.ep+1, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.ap+1, 0x0p+0, 0x0p+0, 0x1.6p+1, 0x0p+0, 0x0p+0, 0x1.2p+2, 0x0p+0, 0x0p+0, 0x1.ap+1));
  }

  // max_pool1d padding=EXPLICIT paddings=1,0
  @Test
  void max_pool1d_padding_explicit_paddings_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 5, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool1d(x, new Options.MaxPool1d().padding(Options.Padding.EXPLICIT).paddings(1, 0)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 0, floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 5, 2), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0));
  }

  // max_pool2d
  @Test
  void max_pool2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool2d data_format=NCHW
  @Test
  void max_pool2d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 4), floats(0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.4p+2, 0x1.bp+4, 0x1.8p+3, 0x1.1p+5, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4, 0x1p+4, 0x1p+0, 0x1.7p+4, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.dp+4, 0x1.cp+4, 0x1.18p+5, 0x1.08p+5, 0x1p+5, 0x1.8p+4, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 4, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool2d ksize=2 strides=2 dilations=2 ceil_mode=True
  @Test
  void max_pool2d_ksize_2_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 6, 5, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4)));
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().ksize(2).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 1), 0, floats(0x1.2p+5, 0x1.6p+4, 0x1.2p+5, 0x1.5p+4, 0x1.18p+5, 0x1.4p+4));
  }

  // max_pool2d ksize=2,3 strides=2,1
  @Test
  void max_pool2d_ksize_2_3_strides_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().ksize(2, 3).strides(2, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.2p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool2d ksize=3 strides=1
  @Test
  void max_pool2d_ksize_3_strides_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().ksize(3).strides(1)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1.08p+5, 0x1.2p+5, 0x1p+5, 0x1.2p+5, 0x1p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.5p+2, 0x0p+0, 0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool2d ksize=3,2 padding=SAME
  @Test
  void max_pool2d_ksize_3_2_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().ksize(3, 2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5, 0x1.cp+4, 0x1.8p+4, 0x1.18p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool2d padding=EXPLICIT paddings=1,1,0,0
  @Test
  void max_pool2d_padding_explicit_paddings_1_1_0_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().padding(Options.Padding.EXPLICIT).paddings(1, 1, 0, 0)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 2), 0, floats(0x1.6p+4, 0x1.08p+5, 0x1.dp+4, 0x1.2p+4, 0x1.2p+5, 0x1.9p+4, 0x1.18p+5, 0x1p+5, 0x1.bp+4, 0x1p+4, 0x1.1p+5, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 2), 1, floats(0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p-2, 0x0p+0));
  }

  // max_pool2d strides=1 dilations=2
  @Test
  void max_pool2d_strides_1_dilations_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool2d(x, new Options.MaxPool2d().strides(1).dilations(2)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 1), 0, floats(0x1.2p+5, 0x1.08p+5, 0x1.dp+4, 0x1p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 4, 4, 1), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0));
  }

  // max_pool3d
  @Test
  void max_pool3d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool3d(x));
    expect(y, DType.FLOAT32, dims(1, 1, 1, 2, 1), 0, floats(0x1p+5, 0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 2, 1), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool3d data_format=NCHW
  @Test
  void max_pool3d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 3, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool3d(x, new Options.MaxPool3d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 1, 1, 1, 2), 0, floats(0x1p+5, 0x1.2p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1, 1, 1, 2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 3, 2, 4), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // max_pool3d ksize=1,2,1 strides=2 dilations=2 ceil_mode=True
  @Test
  void max_pool3d_ksize_1_2_1_strides_2_dilations_2_ceil_mode_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 6, 3, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3)));
    Tensor y = own(context().maxPool3d(x, new Options.MaxPool3d().ksize(1, 2, 1).strides(2).dilations(2).ceilMode(true)));
    expect(y, DType.FLOAT32, dims(1, 1, 3, 2, 1), 0, floats(0x1.dp+4, 0x1.6p+4, 0x1.dp+4, 0x1.cp+3, 0x1.5p+4, 0x1.8p+2));
  }

  // max_pool3d ksize=3,2,2 strides=1 padding=SAME
  @Test
  void max_pool3d_ksize_3_2_2_strides_1_padding_same() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool3d(x, new Options.MaxPool3d().ksize(3, 2, 2).strides(1).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 3, 2, 4, 1), 0, floats(0x1p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1p+5, 0x1p+5, 0x1.dp+4, 0x1.1p+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.08p+5, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4, 0x1.18p+5, 0x1.2p+5, 0x1.2p+5, 0x1.fp+4, 0x1.18p+5, 0x1p+5, 0x1.fp+4, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.ap+2, 0x0p+0, 0x0p+0, 0x1.dp+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+2, 0x0p+0, 0x0p+0, 0x1.cp+2));
  }

  // max_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1
  @Test
  void max_pool3d_padding_explicit_paddings_1_0_0_0_1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 2, 4, 1), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxPool3d(x, new Options.MaxPool3d().padding(Options.Padding.EXPLICIT).paddings(1, 0, 0, 0, 1, 1)));
    expect(y, DType.FLOAT32, dims(1, 2, 1, 3, 1), 0, floats(0x1.cp+2, 0x1.dp+4, 0x1.08p+5, 0x1.18p+5, 0x1.2p+5, 0x1.fp+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 3, 2, 4, 1), 1, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p+1));
  }

  // max_pool_with_argmax ksize=2
  @Test
  void max_pool_with_argmax_ksize_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 4, 1), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.8p+1)));
    List<Tensor> list = own(context().maxPoolWithArgmax(x, new Options.MaxPoolWithArgmax().ksize(2)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(1, 2, 1), 0, floats(0x1.2p+3, 0x1p+2));
    expect(y1, DType.INT64, dims(1, 2, 1), 0, wholes(1L, 2L));
  }

  // max_pool_with_argmax ksize=2 strides=2 dilations=2 ceil_mode=True padding=EXPLICIT paddings=1 data_format=NCHW include_batch_in_index=True
  @Test
  void max_pool_with_argmax_ksize_2_strides_2_dilations_2_ceil_mode_true_padding_explicit_padding() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 1, 6), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3)));
    List<Tensor> list = own(context().maxPoolWithArgmax(x, new Options.MaxPoolWithArgmax().ksize(2).strides(2).padding(Options.Padding.EXPLICIT).dataFormat(Options.DataFormat.NCHW).paddings(1).dilations(2).ceilMode(true).includeBatchInIndex(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 1, 4), 0, floats(0x1.6p+3, 0x1.08p+5, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.9p+4, 0x1.4p+3));
    expect(y1, DType.INT64, dims(2, 1, 4), 0, wholes(1L, 3L, 3L, 5L, 7L, 9L, 9L, 11L));
  }

  // max_unpool
  @Test
  void max_unpool() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2, 1), floats(0x1.4p+2, 0x1.cp+2)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 1, 2, 1), wholes(5L, 2L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().maxUnpool(x, indices));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 1), 0, floats(0x0p+0, 0x0p+0, 0x1.cp+2, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 4, 1), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 1, 2, 1), 0, floats(0x1.8p+1, 0x1p+1));
  }

  // max_unpool ksize=2 data_format=NCHW
  @Test
  void max_unpool_ksize_2_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 1, 2), floats(0x1.4p+2, 0x1.cp+2)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 1, 2), wholes(1L, 2L)));
    Tensor y = own(context().maxUnpool(x, indices, new Options.MaxUnpool().ksize(2).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 1, 4), 0, floats(0x0p+0, 0x1.4p+2, 0x1.cp+2, 0x0p+0));
  }

  // max_unpool ksize=2 strides=2 padding=EXPLICIT paddings=0,1 data_format=NCHW include_batch_in_index=True output_size=4
  @Test
  void max_unpool_ksize_2_strides_2_padding_explicit_paddings_0_1_data_format_nchw_include_batch() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 1, 2), floats(0x1.4p+2, 0x1.cp+2, 0x1p+1, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 1, 2), wholes(1L, 2L, 7L, 4L)));
    Tensor y = own(context().maxUnpool(x, indices, new Options.MaxUnpool().ksize(2).strides(2).padding(Options.Padding.EXPLICIT).dataFormat(Options.DataFormat.NCHW).paddings(0, 1).outputSize(4).includeBatchInIndex(true)));
    expect(y, DType.FLOAT32, dims(2, 1, 4), 0, floats(0x0p+0, 0x1.4p+2, 0x1.cp+2, 0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1));
  }

  // maximum and its gradients
  @Test
  void maximum_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().maximum(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x1p+1));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x0p+0));
  }

  // maximum and minimum take NaN over
  @Test
  void maximum_and_minimum_take_nan_over() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(4), floats(Double.NaN, 0x1p+0, Double.NaN, -Double.POSITIVE_INFINITY)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p+0, Double.NaN, Double.NaN, Double.POSITIVE_INFINITY)));
    Tensor yMaximum = own(context().maximum(x1, x2));
    expect(yMaximum, DType.FLOAT64, dims(4), 0, floats(Double.NaN, Double.NaN, Double.NaN, Double.POSITIVE_INFINITY));
    Tensor yMinimum = own(context().minimum(x1, x2));
    expect(yMinimum, DType.FLOAT64, dims(4), 0, floats(Double.NaN, Double.NaN, Double.NaN, -Double.POSITIVE_INFINITY));
  }

  // maximum of other dtypes
  @Test
  void maximum_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().maximum(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().maximum(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().maximum(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1.4p+0, 0x1.8p-1, 0x1.8p+1));
  }

  // mean
  @Test
  void mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().mean(x));
    expect(y, DType.FLOAT32, dims(), 1, floats(0x1.8p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 2, floats(0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5, 0x1.555556p-5));
  }

  // mean axis=
  @Test
  void mean_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().mean(x, new Options.Mean().axis()));
    expect(y, DType.FLOAT32, dims(2, 3, 4), 1, floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 2, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1));
  }

  // mean axis=0,-1 keepdims=True
  @Test
  void mean_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().mean(x, new Options.Mean().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 1, floats(0x1p-2, 0x1.ap+0, 0x1.8p-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 2, floats(0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-3, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-4, 0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2));
  }

  // mean axis=1
  @Test
  void mean_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().mean(x, new Options.Mean().axis(1)));
    expect(y, DType.FLOAT32, dims(2, 4), 1, floats(-0x1.555556p-2, 0x1.555556p-1, 0x1.aaaaaap+0, 0x1.555556p-2, 0x1.2aaaaap+1, 0x1p+0, -0x1.555556p-2, 0x1.555556p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 2, floats(0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-1, 0x1.555556p-4, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2, 0x1p-1, 0x1p+0, 0x1p-2, 0x1.555556p-2));
  }

  // mean of complex64
  @Test
  void mean_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0)));
    Tensor y = own(context().mean(x));
    expect(y, DType.COMPLEX64, dims(), 0, floats(0x1p+1, 0x1p+0));
  }

  // mean of int32
  @Test
  void mean_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(3), wholes(1L, 2L, 4L)));
    Tensor y = own(context().mean(x));
    expect(y, DType.FLOAT32, dims(), 1, floats(0x1.2aaaaap+1));
  }

  // mean of int64
  @Test
  void mean_of_int64() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 4L)));
    Tensor y = own(context().mean(x));
    expect(y, DType.FLOAT64, dims(), 1, floats(0x1.2aaaaaaaaaaabp+1));
  }

  // median
  @Test
  void median() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().median(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.4p+1));
  }

  // median axis=0 keepdims=True
  @Test
  void median_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor y = own(context().median(x, new Options.Median().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 0, floats(0x1.8p-1, 0x1.4p+2, 0x1.cp+1));
  }

  // meshgrid
  @Test
  void meshgrid() throws Exception {
    Tensor arrays0 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor arrays1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+2, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(arrays0);
    tape.watch(arrays1);
    List<Tensor> list = own(context().meshgrid(List.of(arrays0, arrays1)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1));
    expect(y1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.4p+2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(arrays0, arrays1), Arrays.asList(dY0, dY1), false));
    Tensor dArrays0 = list2.get(0);
    Tensor dArrays1 = list2.get(1);
    expect(dArrays0, DType.FLOAT32, dims(3), 0, floats(0x1.4p+0, 0x1p+1, 0x1.4p+2));
    expect(dArrays1, DType.FLOAT32, dims(2), 0, floats(0x1.cp+1, 0x1.3p+2));
  }

  // meshgrid indexing=IJ
  @Test
  void meshgrid_indexing_ij() throws Exception {
    Tensor arrays0 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tensor arrays1 = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+2, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(arrays0);
    tape.watch(arrays1);
    List<Tensor> list = own(context().meshgrid(List.of(arrays0, arrays1), new Options.Meshgrid().indexing(Options.Indexing.IJ)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1));
    expect(y1, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(arrays0, arrays1), Arrays.asList(dY0, dY1), false));
    Tensor dArrays0 = list2.get(0);
    Tensor dArrays1 = list2.get(1);
    expect(dArrays0, DType.FLOAT32, dims(3), 0, floats(0x1.8p+0, 0x1.2p+1, 0x1.2p+2));
    expect(dArrays1, DType.FLOAT32, dims(2), 0, floats(0x1.2p+2, 0x1.ep+1));
  }

  // min
  @Test
  void min() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().min(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // min axis=
  @Test
  void min_axis() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().min(x, new Options.Min().axis()));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
  }

  // min axis=0,-1 keepdims=True
  @Test
  void min_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().min(x, new Options.Min().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 1), 0, floats(0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 1), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // min axis=1
  @Test
  void min_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().min(x, new Options.Min().axis(1)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1));
  }

  // min axis=1 of booleans
  @Test
  void min_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().min(x, new Options.Min().axis(1)));
    expect(y, DType.BOOL, dims(2), 0, booleans(false, false));
  }

  // minimum and its gradients
  @Test
  void minimum_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().minimum(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1p+0, 0x1p-1, 0x0p+0));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x0p+0, 0x0p+0, 0x1p+1));
  }

  // minimum of other dtypes
  @Test
  void minimum_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().minimum(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().minimum(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().minimum(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1p-1, -0x1p+1, -0x1p+2));
  }

  // mish and its gradient
  @Test
  void mish_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().mish(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.028fcp-2, -0x1.c4155p-3, 0x1.385452p-1, 0x1.7e46c8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.bbd28cp-4, 0x1.28757cp-3, 0x1.f8b552p+0, 0x1.056744p-2));
  }

  // mish of other dtypes
  @Test
  void mish_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().mish(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.028fbfa97a731p-2, -0x1.c4154fe765fp-3, 0x1.385452bf72249p-1, 0x1.7e46c76f59296p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().mish(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.028p-2, -0x1.c4p-3, 0x1.384p-1, 0x1.7e4p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().mish(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.02p-2, -0x1.c4p-3, 0x1.38p-1, 0x1.7ep+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().mish(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.baee2d0adc5e7p-1, 0x1.ffab390d49896p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().mish(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.baee2ep-1, 0x1.ffab3ap+1));
  }

  // modf
  @Test
  void modf() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(5), floats(0x1.ap+2, -0x1p-2, 0x0p+0, -0x1.9p+6, 0x1.333334p-2)));
    List<Tensor> list = own(context().modf(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(5), 0, floats(0x1p-1, -0x1p-2, 0x0p+0, -0x0p+0, 0x1.333334p-2));
    expect(y1, DType.FLOAT32, dims(5), 0, floats(0x1.8p+2, -0x0p+0, 0x0p+0, -0x1.9p+6, 0x0p+0));
  }

  // moments
  @Test
  void moments() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().moments(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(), 2, floats(0x1.8aaaaap+1));
    expect(y1, DType.FLOAT32, dims(), 2, floats(0x1.8ce38ep+2));
  }

  // moments axis=1 keepdims=True
  @Test
  void moments_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    List<Tensor> list = own(context().moments(x, new Options.Moments().axis(1).keepdims(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 1), 2, floats(0x1.2aaaaap+1, 0x1.eaaaaap+1));
    expect(y1, DType.FLOAT32, dims(2, 1), 2, floats(0x1.8e38e4p+0, 0x1.371c72p+3));
  }

  // moveaxis of as many axes as there are not
  @Test
  void moveaxis_of_as_many_axes_as_there_are_not() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "moveaxis", null, () -> context().moveaxis(x, new long[] {0, 1}, new long[] {0}));
  }

  // moveaxis source=0 destination=-1
  @Test
  void moveaxis_source_0_destination_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().moveaxis(x, new long[] {0}, new long[] {-1}));
    expect(y, DType.FLOAT32, dims(3, 4, 2), 0, floats(0x0p+0, 0x1.8p+3, 0x1p+0, 0x1.ap+3, 0x1p+1, 0x1.cp+3, 0x1.8p+1, 0x1.ep+3, 0x1p+2, 0x1p+4, 0x1.4p+2, 0x1.1p+4, 0x1.8p+2, 0x1.2p+4, 0x1.cp+2, 0x1.3p+4, 0x1p+3, 0x1.4p+4, 0x1.2p+3, 0x1.5p+4, 0x1.4p+3, 0x1.6p+4, 0x1.6p+3, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1));
  }
}
