// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows9Test extends Row {
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

  // scatter_elements axis=1
  @Test
  void scatter_elements_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT32, dims(2, 2), wholes(2L, 0L, 1L, -1L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2, 0x1.2p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1p+1, 0x1.8p+1, 0x1p-1, 0x1.cp+2, 0x1.2p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p-1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0));
    expect(dUpdates, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+1, 0x1p+0, 0x1.8p+0, 0x1.8p+1));
  }

  // scatter_elements reduce=MAX
  @Test
  void scatter_elements_reduce_max() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, -2L, 0L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().reduce(Options.Reduce.MAX)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1.cp+2, 0x1.8p+1, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1));
    expect(dUpdates, DType.FLOAT32, dims(1, 3), 0, floats(0x1p-2, 0x0p+0, 0x1p+1));
  }

  // scatter_elements reduce=MIN
  @Test
  void scatter_elements_reduce_min() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, -2L, 0L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().reduce(Options.Reduce.MIN)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-2, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
    expect(dUpdates, DType.FLOAT32, dims(1, 3), 0, floats(0x0p+0, 0x1p-1, 0x0p+0));
  }

  // scatter_elements reduce=NONE
  @Test
  void scatter_elements_reduce_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, -2L, 0L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().reduce(Options.Reduce.NONE)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-2, 0x1.cp+2, 0x1.8p+1, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1));
    expect(dUpdates, DType.FLOAT32, dims(1, 3), 0, floats(0x1p-2, 0x1p-1, 0x1p+1));
  }

  // scatter_elements reduce=PROD
  @Test
  void scatter_elements_reduce_prod() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, -2L, 0L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().reduce(Options.Reduce.PROD)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1.cp+4, 0x1.8p+0, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-3, 0x1.cp+3, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1));
    expect(dUpdates, DType.FLOAT32, dims(1, 3), 0, floats(0x1p-3, 0x1p+0, 0x1p+3));
  }

  // scatter_elements reduce=SUM
  @Test
  void scatter_elements_reduce_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor indices = own(tensor(DType.INT64, dims(1, 3), wholes(1L, -2L, 0L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(1, 3), floats(0x1.8p+1, 0x1p-2, 0x1.cp+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(updates);
    Tensor y = own(context().scatterElements(x, indices, updates, new Options.ScatterElements().reduce(Options.Reduce.SUM)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1.2p+1, 0x1.6p+3, 0x1.cp+1, 0x1p+3, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, updates), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dUpdates = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1));
    expect(dUpdates, DType.FLOAT32, dims(1, 3), 0, floats(0x1p-2, 0x1p-1, 0x1p+1));
  }

  // scatter_nd shape=2,2
  @Test
  void scatter_nd_shape_2_2() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(1, 2), wholes(1L, 0L)));
    Tensor updates = own(tensor(DType.INT16, dims(1), wholes(7L)));
    Tensor y = own(context().scatterNd(indices, updates, new long[] {2, 2}));
    expect(y, DType.INT16, dims(2, 2), 0, wholes(0L, 0L, 7L, 0L));
  }

  // scatter_nd shape=4
  @Test
  void scatter_nd_shape_4() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(3, 1), wholes(2L, 0L, 2L)));
    Tensor updates = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x1.4p+4, 0x1.4p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(updates);
    Tensor y = own(context().scatterNd(indices, updates, new long[] {4}));
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1.4p+4, 0x0p+0, 0x1.ep+3, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(updates), Arrays.asList(dY), false));
    Tensor dUpdates = list.get(0);
    expect(dUpdates, DType.FLOAT32, dims(3), 0, floats(0x1p+1, 0x1p+0, 0x1p+1));
  }

  // searchsorted
  @Test
  void searchsorted() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(4), wholes(1L, 3L, 3L, 5L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 3L, 4L, 9L)));
    Tensor y = own(context().searchsorted(x1, x2));
    expect(y, DType.INT64, dims(2, 2), 0, wholes(0L, 1L, 3L, 4L));
  }

  // searchsorted side=RIGHT
  @Test
  void searchsorted_side_right() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(4), wholes(1L, 3L, 3L, 5L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 3L, 4L, 9L)));
    Tensor y = own(context().searchsorted(x1, x2, new Options.Searchsorted().side(Options.Side.RIGHT)));
    expect(y, DType.INT64, dims(2, 2), 0, wholes(0L, 3L, 3L, 4L));
  }

  // searchsorted with a sorter
  @Test
  void searchsorted_with_a_sorter() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(4), wholes(5L, 3L, 1L, 3L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2, 2), wholes(0L, 3L, 4L, 9L)));
    Tensor sorter = own(tensor(DType.INT64, dims(4), wholes(2L, 1L, 3L, 0L)));
    Tensor y = own(context().searchsorted(x1, x2, new Options.Searchsorted().sorter(sorter)));
    expect(y, DType.INT64, dims(2, 2), 0, wholes(0L, 1L, 3L, 4L));
  }

  // second gradient of slogdet
  @Test
  void second_gradient_of_slogdet() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor v = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1)));
    Tape outer = own(context().tape(false, false));
    outer.watch(x);
    Tape inner = own(context().tape(false, false));
    inner.watch(x);
    List<Tensor> list = own(context().slogdet(x));
    Tensor sign = list.get(0);
    Tensor log = list.get(1);
    List<Tensor> list2 = own(inner.gradient(List.of(log), List.of(x), null, false));
    Tensor d = list2.get(0);
    List<Tensor> list3 = own(outer.gradient(List.of(d), List.of(x), Arrays.asList(v), false));
    Tensor d2 = list3.get(0);
    expect(d, DType.FLOAT64, dims(3, 3), 64, floats(0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2));
    expect(d2, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.103151be5ef88p-3, -0x1.6478f5092b596p-5, -0x1.98e9cc6ae918bp-5, 0x1.9fc7d03dce224p-4, 0x1.c17e118eecae5p-8, -0x1.02754a1894e4fp-6, -0x1.5f7a669e563aep-4, -0x1.e882ca318dad1p-3, 0x1.8e4cddc7e438p-5));
  }

  // second gradient of solve
  @Test
  void second_gradient_of_solve() throws Exception {
    Tensor a = own(tensor(DType.FLOAT64, dims(3, 3), floats(0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor b = own(tensor(DType.FLOAT64, dims(3), floats(0x1p+0, -0x1p+1, 0x1.8p+1)));
    Tape outer = own(context().tape(false, false));
    outer.watch(a);
    outer.watch(b);
    Tape inner = own(context().tape(false, false));
    inner.watch(b);
    Tensor y = own(context().solve(a, b));
    Tensor z = own(context().square(y));
    List<Tensor> list = own(inner.gradient(List.of(z), List.of(b), null, false));
    Tensor d = list.get(0);
    List<Tensor> list2 = own(outer.gradient(List.of(d), List.of(b), null, false));
    Tensor d2 = list2.get(0);
    expect(d, DType.FLOAT64, dims(3), 64, floats(0x1.551966a85357ep+0, -0x1.3183afef24df5p+1, 0x1.917ff10454bf8p+0));
    expect(d2, DType.FLOAT64, dims(3), 64, floats(0x1.52fe0293416f2p-3, 0x1.0db20a88f46ap-6, 0x1.0454bf80a4d06p-3));
  }

  // segment_max
  @Test
  void segment_max() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().segmentMax(x, segmentIds));
    expect(y, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+0, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // segment_max of ids that decrease
  @Test
  void segment_max_of_ids_that_decrease() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    fails(Code.INVALID_ARGUMENT, "segment_max", null, () -> context().segmentMax(x, ids));
  }

  // segment_max of int32
  @Test
  void segment_max_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(5L, 3L, -2L, 7L)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tensor y = own(context().segmentMax(x, segmentIds));
    expect(y, DType.INT32, dims(4), 0, wholes(5L, -2L, 0L, 7L));
  }

  // segment_mean
  @Test
  void segment_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().segmentMean(x, segmentIds));
    expect(y, DType.FLOAT32, dims(4, 2), 1, floats(0x1.8p-1, 0x1.4p+2, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p-1, 0x1p-2, 0x1p-1, 0x1p-2, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // segment_mean of ids that decrease
  @Test
  void segment_mean_of_ids_that_decrease() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    fails(Code.INVALID_ARGUMENT, "segment_mean", null, () -> context().segmentMean(x, ids));
  }

  // segment_min
  @Test
  void segment_min() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().segmentMin(x, segmentIds));
    expect(y, DType.FLOAT32, dims(4, 2), 1, floats(0x1p-1, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x0p+0, 0x1p-1, 0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // segment_min of ids that decrease
  @Test
  void segment_min_of_ids_that_decrease() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    fails(Code.INVALID_ARGUMENT, "segment_min", null, () -> context().segmentMin(x, ids));
  }

  // segment_min of int32
  @Test
  void segment_min_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(5L, 3L, -2L, 7L)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tensor y = own(context().segmentMin(x, segmentIds));
    expect(y, DType.INT32, dims(4), 0, wholes(3L, -2L, 0L, 7L));
  }

  // segment_prod
  @Test
  void segment_prod() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().segmentProd(x, segmentIds));
    expect(y, DType.FLOAT32, dims(4, 2), 1, floats(0x1p-1, 0x1p+4, 0x1p+2, 0x1.8p+1, 0x1p+0, 0x1p+0, 0x1p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p-1, 0x1p+2, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // segment_prod of ids that decrease
  @Test
  void segment_prod_of_ids_that_decrease() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    fails(Code.INVALID_ARGUMENT, "segment_prod", null, () -> context().segmentProd(x, ids));
  }

  // segment_prod of int32
  @Test
  void segment_prod_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(5L, 3L, -2L, 7L)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tensor y = own(context().segmentProd(x, segmentIds));
    expect(y, DType.INT32, dims(4), 0, wholes(15L, -2L, 1L, 7L));
  }

  // segment_sum
  @Test
  void segment_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().segmentSum(x, segmentIds));
    expect(y, DType.FLOAT32, dims(4, 2), 1, floats(0x1.8p+0, 0x1.4p+3, 0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+1, -0x1p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 1, floats(0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p-1, 0x1p+0));
  }

  // segment_sum in a function
  @Test
  void segment_sum_in_a_function() throws Exception {
    TracedFunction sums = own(context().trace("sums", List.of(new Spec(DType.FLOAT32, 3), new Spec(DType.INT64, 3)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor idsF = given.get(1);
      Tensor yF = own(context().segmentSum(xF, idsF));
      return Arrays.asList(yF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1p+2)));
    Tensor ids0 = own(tensor(DType.INT64, dims(3), wholes(0L, 0L, 1L)));
    List<Tensor> list = own(sums.call(x, ids0));
    Tensor y0 = list.get(0);
    expect(y0, DType.FLOAT32, dims(2), 0, floats(0x1.8p+1, 0x1p+2));
    Tensor ids1 = own(tensor(DType.INT64, dims(3), wholes(0L, 2L, 2L)));
    List<Tensor> list2 = own(sums.call(x, ids1));
    Tensor y1 = list2.get(0);
    expect(y1, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x0p+0, 0x1.8p+2));
  }

  // segment_sum of ids that decrease
  @Test
  void segment_sum_of_ids_that_decrease() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor ids = own(tensor(DType.INT32, dims(2), wholes(1L, 0L)));
    fails(Code.INVALID_ARGUMENT, "segment_sum", null, () -> context().segmentSum(x, ids));
  }

  // segment_sum of int32
  @Test
  void segment_sum_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(4), wholes(5L, 3L, -2L, 7L)));
    Tensor segmentIds = own(tensor(DType.INT32, dims(4), wholes(0L, 0L, 1L, 3L)));
    Tensor y = own(context().segmentSum(x, segmentIds));
    expect(y, DType.INT32, dims(4), 0, wholes(8L, -2L, 0L, 7L));
  }

  // selu and its gradient
  @Test
  void selu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().selu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.8529a2p+0, -0x1.622e22p-1, 0x1.93781cp-1, 0x1.93781cp+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.e7495ap-3, 0x1.10fbbcp-1, 0x1.0cfabep+1, 0x1.0cfabep-2));
  }

  // selu of other dtypes
  @Test
  void selu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().selu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.8529a13318257p+0, -0x1.622e2112b505ap-1, 0x1.93781c1fd99cbp-1, 0x1.93781c1fd99cbp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().selu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.854p+0, -0x1.624p-1, 0x1.938p-1, 0x1.938p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().selu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.86p+0, -0x1.62p-1, 0x1.94p-1, 0x1.94p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().selu(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.0cfabd6a91132p+0, 0x1.0cfabd6a91132p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().selu(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.0cfabep+0, 0x1.0cfabep+2));
  }

  // separable_conv2d
  @Test
  void separable_conv2d() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4)));
    Tensor depthwiseFilter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor pointwiseFilter = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(depthwiseFilter);
    tape.watch(pointwiseFilter);
    Tensor y = own(context().separableConv2d(x, depthwiseFilter, pointwiseFilter));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(-0x1p+5, 0x1.dcp+8, -0x1.4p+5, 0x1.36p+9, -0x1.cp+5, 0x1.c6p+9, -0x1p+6, 0x1.07p+10));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, depthwiseFilter, pointwiseFilter), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dDepthwiseFilter = list.get(1);
    Tensor dPointwiseFilter = list.get(2);
    expect(dX, DType.FLOAT32, dims(1, 3, 3, 2), 0, floats(0x0p+0, 0x1p-1, 0x1p+2, 0x1p-2, 0x1.4p+2, -0x1.ep+1, 0x1p+3, 0x1.4p+3, 0x1.28p+5, 0x1.6p+4, 0x1.48p+4, -0x1p+1, 0x1.ep+4, 0x1.2cp+5, 0x1.cp+5, 0x1.fep+5, 0x1.08p+4, 0x1.f8p+3));
    expect(dDepthwiseFilter, DType.FLOAT32, dims(2, 2, 2, 1), 0, floats(0x1.2p+6, 0x1.16p+6, 0x1.96p+6, 0x1.5ep+6, 0x1.41p+7, 0x1.eep+6, 0x1.7cp+7, 0x1.1bp+7));
    expect(dPointwiseFilter, DType.FLOAT32, dims(1, 1, 2, 2), 0, floats(0x1.398p+9, 0x1.538p+9, 0x1.b38p+9, 0x1.d48p+9));
  }

  // separable_conv2d data_format=NCHW
  @Test
  void separable_conv2d_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 3, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4)));
    Tensor depthwiseFilter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor pointwiseFilter = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1)));
    Tensor y = own(context().separableConv2d(x, depthwiseFilter, pointwiseFilter, new Options.SeparableConv2d().dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(-0x1.3p+7, -0x1.38p+7, -0x1.48p+7, -0x1.5p+7, 0x1.43p+9, 0x1.67p+9, 0x1.afp+9, 0x1.d3p+9));
  }

  // separable_conv2d padding=EXPLICIT paddings=1,0,0,2 dilations=2,1
  @Test
  void separable_conv2d_padding_explicit_paddings_1_0_0_2_dilations_2_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4)));
    Tensor depthwiseFilter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor pointwiseFilter = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1)));
    Tensor y = own(context().separableConv2d(x, depthwiseFilter, pointwiseFilter, new Options.SeparableConv2d().padding(Options.Padding.EXPLICIT).dilations(2, 1).paddings(1, 0, 0, 2)));
    expect(y, DType.FLOAT32, dims(1, 2, 4, 2), 0, floats(-0x1.ap+4, 0x1.b6p+8, -0x1.ep+4, 0x1.13p+9, -0x1.ep+3, 0x1.eap+7, 0x0p+0, 0x0p+0, -0x1.6p+5, 0x1.96p+9, -0x1.ap+5, 0x1.dep+9, -0x1.ap+4, 0x1.8ep+8, 0x0p+0, 0x0p+0));
  }

  // separable_conv2d padding=SAME strides=2,2
  @Test
  void separable_conv2d_padding_same_strides_2_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 3, 3, 2), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4)));
    Tensor depthwiseFilter = own(tensor(DType.FLOAT32, dims(2, 2, 2, 1), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2)));
    Tensor pointwiseFilter = own(tensor(DType.FLOAT32, dims(1, 1, 2, 2), floats(0x1p+0, 0x1p+1, -0x1p+0, 0x1.8p+1)));
    Tensor y = own(context().separableConv2d(x, depthwiseFilter, pointwiseFilter, new Options.SeparableConv2d().strides(2, 2).padding(Options.Padding.SAME)));
    expect(y, DType.FLOAT32, dims(1, 2, 2, 2), 0, floats(-0x1p+5, 0x1.dcp+8, -0x1.4p+4, 0x1.04p+8, -0x1.ep+4, 0x1.ccp+7, -0x1.1p+4, 0x1.98p+5));
  }

  // sequence_mask
  @Test
  void sequence_mask() throws Exception {
    Tensor lengths = own(tensor(DType.INT32, dims(2), wholes(1L, 3L)));
    Tensor y = own(context().sequenceMask(lengths));
    expect(y, DType.BOOL, dims(2, 3), 0, booleans(true, false, false, true, true, true));
  }

  // sequence_mask dtype=float32 with maxlen
  @Test
  void sequence_mask_dtype_float32_with_maxlen() throws Exception {
    Tensor lengths = own(tensor(DType.INT32, dims(2), wholes(1L, 3L)));
    Tensor maxlen = own(tensor(DType.INT32, dims(), wholes(4L)));
    Tensor y = own(context().sequenceMask(lengths, new Options.SequenceMask().maxlen(maxlen).dtype(DType.FLOAT32)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x0p+0));
  }

  // sequence_mask of as many columns as a tensor says
  @Test
  void sequence_mask_of_as_many_columns_as_a_tensor_says() throws Exception {
    Tensor lengths = own(tensor(DType.INT64, dims(2), wholes(1L, 2L)));
    Tensor n = own(tensor(DType.INT32, dims(), wholes(3L)));
    Tensor y = own(context().sequenceMask(lengths, new Options.SequenceMask().maxlen(n)));
    expect(y, DType.BOOL, dims(2, 3), 0, booleans(true, false, false, true, true, false));
  }

  // sequence_mask with maxlen
  @Test
  void sequence_mask_with_maxlen() throws Exception {
    Tensor lengths = own(tensor(DType.INT32, dims(2), wholes(1L, 3L)));
    Tensor maxlen = own(tensor(DType.INT64, dims(), wholes(2L)));
    Tensor y = own(context().sequenceMask(lengths, new Options.SequenceMask().maxlen(maxlen)));
    expect(y, DType.BOOL, dims(2, 2), 0, booleans(true, false, true, true));
  }

  // set_diag
  @Test
  void set_diag() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tensor diagonal = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(diagonal);
    Tensor y = own(context().setDiag(x, diagonal));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(-0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, -0x1p+1, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, diagonal), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dDiagonal = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x1.8p+1));
    expect(dDiagonal, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1.8p+0));
  }

  // set_diag k=1
  @Test
  void set_diag_k_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1)));
    Tensor diagonal = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    tape.watch(diagonal);
    Tensor y = own(context().setDiag(x, diagonal, new Options.SetDiag().k(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, -0x1p+0, 0x1p+2, 0x1.cp+2, 0x1.4p+2, -0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x, diagonal), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    Tensor dDiagonal = list.get(1);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0));
    expect(dDiagonal, DType.FLOAT32, dims(2), 0, floats(0x1p-1, 0x1.8p+1));
  }

  // shifts by too much
  @Test
  void shifts_by_too_much() throws Exception {
    Tensor x1 = own(tensor(DType.INT8, dims(4), wholes(1L, -1L, -128L, 127L)));
    Tensor x2 = own(tensor(DType.INT8, dims(4), wholes(8L, 9L, -1L, 100L)));
    Tensor left = own(context().bitwiseLeftShift(x1, x2));
    expect(left, DType.INT8, dims(4), 0, wholes(0L, 0L, 0L, 0L));
    Tensor right = own(context().bitwiseRightShift(x1, x2));
    expect(right, DType.INT8, dims(4), 0, wholes(0L, -1L, -1L, 0L));
  }

  // sigmoid and its gradient
  @Test
  void sigmoid_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sigmoid(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.e84152p-4, 0x1.829a06p-2, 0x1.5bbd5p-1, 0x1.e7b7ccp-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.ae0dcp-4, 0x1.e149ap-4, 0x1.be3fbcp-2, 0x1.721652p-7));
  }

  // sigmoid of other dtypes
  @Test
  void sigmoid_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().sigmoid(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.e84152bac31afp-4, 0x1.829a0565978dfp-2, 0x1.5bbd4f7a323ecp-1, 0x1.e7b7cbc36fabcp-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().sigmoid(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.e84p-4, 0x1.828p-2, 0x1.5bcp-1, 0x1.e7cp-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().sigmoid(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.e8p-4, 0x1.82p-2, 0x1.5cp-1, 0x1.e8p-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().sigmoid(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p-1, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().sigmoid(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p-1, 0x1.764d5p-1, 0x1.f6ca82p-1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().sigmoid(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.47bf4p-1, 0x1.7767f4p-3, 0x1.aef496p-3, 0x1.62f9a2p-4, 0x1.0cc27cp+0, -0x1.e0e2acp-3));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.0e4c78p-2, 0x1.a4d926p-5, 0x1.9b2a0ap-5, 0x1.63a6fep-3, -0x1.02a94ap-2, -0x1.09d94ap-1));
  }

  // sigmoid of what is no finite number
  @Test
  void sigmoid_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor y = own(context().sigmoid(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x0p+0, Double.NaN));
  }

  // sigmoid_cross_entropy_with_logits
  @Test
  void sigmoid_cross_entropy_with_logits() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x0p+0, 0x1p-2, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    tape.watch(labels);
    Tensor y = own(context().sigmoidCrossEntropyWithLogits(logits, labels));
    expect(y, DType.FLOAT32, dims(2, 2), 8, floats(0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.26381cp+1, 0x1.40c7acp-2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits, labels), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    Tensor dLabels = list.get(1);
    expect(dLogits, DType.FLOAT32, dims(2, 2), 64, floats(-0x1.c2f7d6p-1, 0x1.3eb2fep-2, 0x1.67b7ccp+0, -0x1.136562p-4));
    expect(dLabels, DType.FLOAT32, dims(2, 2), 64, floats(0x1p+1, -0x1p-2, -0x1.8p+2, -0x1p-2));
  }

  // sign and its gradient of zero
  @Test
  void sign_and_its_gradient_of_zero() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat16 = own(context().sign(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(8), 0, floats(-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yBfloat16 = own(context().sign(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(8), 0, floats(-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(xFloat32);
    Tensor yFloat32 = own(context().sign(xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(8), 0, floats(-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(8), floats(-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2)));
    Tensor yFloat64 = own(context().sign(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(8), 0, floats(-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0));
    List<Tensor> list = own(tape.gradient(List.of(yFloat32), List.of(xFloat32), null, true));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(8), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // silu and its gradient
  @Test
  void silu_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().silu(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.236272p-3, -0x1.829a06p-3, 0x1.04cdfcp-1, 0x1.6dc9d8p+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.68dfdap-4, 0x1.0a479ep-3, 0x1.af6942p+0, 0x1.168dfep-2));
  }

  // silu of other dtypes
  @Test
  void silu_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().silu(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.236272d6c3f34p-3, -0x1.829a0565978dfp-3, 0x1.04cdfb9ba5af1p-1, 0x1.6dc9d8d293c0dp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().silu(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.238p-3, -0x1.828p-3, 0x1.04cp-1, 0x1.6dcp+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().silu(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.24p-3, -0x1.82p-3, 0x1.04p-1, 0x1.6ep+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().silu(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().silu(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.764d5p-1, 0x1.f6ca82p+1));
  }

  // sin and its gradient
  @Test
  void sin_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sin(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.d18f6ep-1, -0x1.eaee88p-2, 0x1.5cffc2p-1, 0x1.210386p-3));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(-0x1.aa2266p-2, 0x1.c1528p-2, 0x1.769fecp+0, -0x1.fae04cp-3));
  }

  // sin of other dtypes
  @Test
  void sin_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().sin(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.d18f6ead1b446p-1, -0x1.eaee8744b05fp-2, 0x1.5cffc16bf8f0dp-1, 0x1.210386db6d55bp-3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().sin(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.d18p-1, -0x1.ebp-2, 0x1.5dp-1, 0x1.21p-3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().sin(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.d2p-1, -0x1.eap-2, 0x1.5cp-1, 0x1.22p-3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().sin(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.aed548f090ceep-1, -0x1.837b9dddc1eaep-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().sin(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.aed548p-1, -0x1.837b9ep-1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().sin(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.3dccf2p-1, 0x1.717c38p-1, -0x1.11f20ep+0, 0x1.508356p-3, 0x1.e05adp+1, -0x1.06b614p-2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.22dd72p+0, 0x1.93b38ep-2, 0x1.fa6134p-2, 0x1.6c196ap-2, -0x1.8af258p+1, -0x1.e01b7cp+2));
  }

  // sinc
  @Test
  void sinc() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p-1, -0x1.4p+0, 0x1.cp+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sinc(x));
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1p+0, 0x1.45f306p-1, -0x1.70c502p-3, -0x1.076826p-3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(4), 4, floats(0x0p+0, -0x1.45f306p-1, 0x1.afc10ap-1, 0x1.e9048p-4));
  }

  // sinh and its gradient
  @Test
  void sinh_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sinh(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.d03cf6p+1, -0x1.0acdp-1, 0x1.a506b2p-1, 0x1.40926ep+3));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.e18fap+1, 0x1.20ac18p-1, 0x1.4b705ep+1, 0x1.422a4ap+1));
  }

  // sinh of other dtypes
  @Test
  void sinh_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().sinh(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.d03cf63b6e19fp+1, -0x1.0acd00fe63b97p-1, 0x1.a506b2dd3c69p-1, 0x1.40926e70949aep+3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().sinh(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.d04p+1, -0x1.0acp-1, 0x1.a5p-1, 0x1.408p+3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().sinh(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.dp+1, -0x1.0ap-1, 0x1.a6p-1, 0x1.4p+3));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().sinh(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.2cd9fc44eb982p+0, 0x1.b4a3803703631p+4));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().sinh(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.2cd9fcp+0, 0x1.b4a38p+4));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().sinh(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.866e2cp-2, 0x1.898a56p-1, -0x1.67e392p+0, 0x1.cf8b2ap-1, -0x1.c5adf8p-1, -0x1.11cc1p+1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.a66fc2p-1, -0x1.6bb93ap-2, -0x1.89376ap-1, 0x1.a84166p+0, -0x1.644ed4p-6, 0x1.367acap+2));
  }

  // slice begin= size=
  @Test
  void slice_begin_size() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(), wholes(7L)));
    Tensor y = own(context().slice(x, new long[] {}, new Options.Slice().size()));
    expect(y, DType.INT16, dims(), 0, wholes(7L));
  }

  // slice begin=0,1 size=0,2
  @Test
  void slice_begin_0_1_size_0_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().slice(x, new long[] {0, 1}, new Options.Slice().size(0, 2)));
    expect(y, DType.FLOAT32, dims(0, 2), 0, floats());
    Tensor dY = own(tensor(DType.FLOAT32, dims(0, 2), floats()));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // slice begin=0,1,1
  @Test
  void slice_begin_0_1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().slice(x, new long[] {0, 1, 1}));
    expect(y, DType.FLOAT32, dims(2, 2, 3), 0, floats(0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0));
  }

  // slice begin=1,0,2 size=1,-1,1
  @Test
  void slice_begin_1_0_2_size_1_m1_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().slice(x, new long[] {1, 0, 2}, new Options.Slice().size(1, -1, 1)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 0, floats(0x1.ep+3, 0x1.3p+4, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0));
  }

  // slice begin=1,1 size=1,2 of strings
  @Test
  void slice_begin_1_1_size_1_2_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().slice(x, new long[] {1, 1}, new Options.Slice().size(1, 2)));
    expect(y, DType.STRING, dims(1, 2), 0, strings("d", "e"));
  }

  // slogdet
  @Test
  void slogdet() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    List<Tensor> list = own(context().slogdet(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(2), 4, floats(-0x1p+0, 0x1p+0));
    expect(y1, DType.FLOAT64, dims(2), 4, floats(0x1.62e42fefa39efp-1, 0x1.62e42fefa39efp+0));
  }

  // slogdet of complex numbers
  @Test
  void slogdet_of_complex_numbers() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(2, 2), floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0)));
    List<Tensor> list = own(context().slogdet(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.COMPLEX64, dims(), 2, floats(-0x0p+0, -0x1p+0));
    expect(y1, DType.FLOAT32, dims(), 2, floats(0x1.62e43p-1));
  }

  // smooth_l1 beta=0.5 reduction=MEAN
  @Test
  void smooth_l1_beta_0_5_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().beta(0x1p-1).reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.f15556p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.555556p-3, 0x1.555556p-4, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-5, -0x1.555556p-3));
  }

  // smooth_l1 beta=0.5 reduction=NONE
  @Test
  void smooth_l1_beta_0_5_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().beta(0x1p-1).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(2, 3), 2, floats(0x1p-1, 0x1p-4, 0x1p+1, 0x1.4p+0, 0x1p-6, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p+0, 0x1p-2, 0x1p+1, 0x1p-2, 0x1.8p-2, -0x1.8p+1));
  }

  // smooth_l1 beta=0.5 reduction=SUM
  @Test
  void smooth_l1_beta_0_5_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().beta(0x1p-1).reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.75p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p+0, 0x1p-1, 0x1p+0, 0x1p+0, 0x1p-2, -0x1p+0));
  }

  // smooth_l1 reduction=MEAN
  @Test
  void smooth_l1_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.9b5556p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1p-3, 0x1.555556p-5, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-6, -0x1.555556p-3));
  }

  // smooth_l1 reduction=NONE
  @Test
  void smooth_l1_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(2, 3), 2, floats(0x1.2p-2, 0x1p-5, 0x1.cp+0, 0x1p+0, 0x1p-7, 0x1.cp+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.8p-1, 0x1p-3, 0x1p+1, 0x1p-2, 0x1.8p-3, -0x1.8p+1));
  }

  // smooth_l1 reduction=SUM
  @Test
  void smooth_l1_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, -0x1.8p+0, 0x1.6p+1, 0x1p-1, 0x1.4p+0, -0x1.8p-1)));
    Tensor target = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, -0x1.cp+0, 0x1p-1, -0x1p+0, 0x1.2p+0, 0x1.8p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().smoothL1(x, target, new Options.SmoothL1().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.348p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 2, floats(-0x1.8p-1, 0x1p-2, 0x1p+0, 0x1p+0, 0x1p-3, -0x1p+0));
  }

  // softmax
  @Test
  void softmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softmax(x));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3, 0x1.15476ep-6, 0x1.e3e642p-5, 0x1.d9176p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3, -0x1.6a85bp-5, -0x1.4a39eep-4, 0x1.ff7cc6p-4));
  }

  // softmax axis=0
  @Test
  void softmax_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softmax(x, new Options.Softmax().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 8, floats(0x1.c2f7d6p-1, 0x1.b43328p-1, 0x1.36b712p-4, 0x1.e84152p-4, 0x1.2f335ep-3, 0x1.d9291ep-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 64, floats(0x1.428a5p-4, -0x1.02500ap-3, -0x1.1f2514p-4, -0x1.428a5p-4, 0x1.02500ap-3, 0x1.1f2514p-4));
  }

  // softmax without overflow
  @Test
  void softmax_without_overflow() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3), floats(0x1.f4p+9, 0x1.f4p+9, -0x1.f4p+9)));
    Tensor y = own(context().softmax(x));
    expect(y, DType.FLOAT64, dims(3), 1, floats(0x1p-1, 0x1p-1, 0x0p+0));
  }

  // softmax_cross_entropy_with_logits
  @Test
  void softmax_cross_entropy_with_logits() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor labels = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, 0x1p-2, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    tape.watch(labels);
    Tensor y = own(context().softmaxCrossEntropyWithLogits(logits, labels));
    expect(y, DType.FLOAT32, dims(2), 8, floats(0x1.76e0ep+0, 0x1.6a1ddcp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits, labels), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    Tensor dLabels = list.get(1);
    expect(dLogits, DType.FLOAT32, dims(2, 3), 64, floats(-0x1.33a0aep-6, 0x1.839dd2p-2, -0x1.7063c6p-2, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2));
    expect(dLabels, DType.FLOAT32, dims(2, 3), 64, floats(0x1.76e0ep+0, 0x1.db837ep-2, 0x1.f6e0ep+0, 0x1.050eeep+1, 0x1.6a1ddcp+0, 0x1.43bb76p-5));
  }

  // softmax_cross_entropy_with_logits axis=0
  @Test
  void softmax_cross_entropy_with_logits_axis_0() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor labels = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p-2, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    tape.watch(labels);
    Tensor y = own(context().softmaxCrossEntropyWithLogits(logits, labels, new Options.SoftmaxCrossEntropyWithLogits().axis(0L)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.a07e5ap+0, 0x1.e90474p+0, 0x1.4a191p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits, labels), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    Tensor dLabels = list.get(1);
    expect(dLogits, DType.FLOAT32, dims(2, 3), 64, floats(0x1.42f7d6p-1, 0x1.b43328p-2, -0x1.d9291ep+0, -0x1.42f7d6p-1, -0x1.b43328p-2, 0x1.d9291ep+0));
    expect(dLabels, DType.FLOAT32, dims(2, 3), 64, floats(0x1.03f2d6p-3, 0x1.48239ap-4, 0x1.4a191p+2, 0x1.103f2ep+1, 0x1.e90474p-1, 0x1.4321e2p-3));
  }

  // softplus and its gradient
  @Test
  void softplus_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softplus(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.03f2d6p-3, 0x1.e5747p-2, 0x1.2309fap+0, 0x1.86381cp+1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.e84152p-4, 0x1.829a06p-3, 0x1.5bbd5p+0, 0x1.e7b7ccp-3));
  }

  // softplus of other dtypes
  @Test
  void softplus_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().softplus(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.03f2d54301d49p-3, 0x1.e5746fdb5c064p-2, 0x1.2309fa6f08bb8p+0, 0x1.86381c3f0115cp+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().softplus(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.04p-3, 0x1.e58p-2, 0x1.23p+0, 0x1.864p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().softplus(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.04p-3, 0x1.e6p-2, 0x1.24p+0, 0x1.86p+1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().softplus(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1.62e42fefa39efp-1, 0x1.5031eafefb049p+0, 0x1.01295e50b53b6p+2));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().softplus(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1.62e43p-1, 0x1.5031eap+0, 0x1.01295ep+2));
  }

  // softplus of what is no finite number
  @Test
  void softplus_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1.f4p+9, -0x1.f4p+9, Double.NaN)));
    Tensor y = own(context().softplus(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.f4p+9, 0x0p+0, Double.NaN));
  }

  // softshrink and its gradient
  @Test
  void softshrink_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softshrink(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2));
  }

  // softshrink of other dtypes
  @Test
  void softshrink_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yFloat64 = own(context().softshrink(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yFloat16 = own(context().softshrink(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-2, 0x1p-3, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().softshrink(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1.8p+0, 0x0p+0, 0x0p+0, 0x1.4p+1));
  }

  // softshrink threshold=1.0 and its gradient
  @Test
  void softshrink_threshold_1_0_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softshrink(x, new Options.Softshrink().threshold(0x1p+0)));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2));
  }

  // softshrink threshold=1.0 of other dtypes
  @Test
  void softshrink_threshold_1_0_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().softshrink(xFloat64, new Options.Softshrink().threshold(0x1p+0)));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().softshrink(xFloat16, new Options.Softshrink().threshold(0x1p+0)));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().softshrink(xBfloat16, new Options.Softshrink().threshold(0x1p+0)));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1));
  }

  // softsign and its gradient
  @Test
  void softsign_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().softsign(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.555556p-1, -0x1.555556p-2, 0x1.b6db6ep-2, 0x1.8p-1));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.c71c72p-4, 0x1.c71c72p-3, 0x1.4e5e0ap-1, 0x1p-6));
  }

  // softsign of other dtypes
  @Test
  void softsign_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().softsign(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.5555555555555p-1, -0x1.5555555555555p-2, 0x1.b6db6db6db6dbp-2, 0x1.8p-1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().softsign(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.554p-1, -0x1.554p-2, 0x1.b6cp-2, 0x1.8p-1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().softsign(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.56p-1, -0x1.56p-2, 0x1.b6p-2, 0x1.8p-1));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().softsign(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1p-1, 0x1.999999999999ap-1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().softsign(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1p-1, 0x1.99999ap-1));
  }

  // solve
  @Test
  void solve() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 2, 1), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT64, dims(2, 2, 1), 0, floats(0x1p+1, 0x1p+0, -0x1p+1, 0x1.8p+2));
  }

  // solve adjoint=True
  @Test
  void solve_adjoint_true() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(2, 2, 1), floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().solve(x1, x2, new Options.Solve().adjoint(true)));
    expect(y, DType.FLOAT64, dims(2, 2, 1), 0, floats(0x1p-1, 0x1p+1, -0x1p+1, 0x1.8p+2));
  }

  // solve of integers
  @Test
  void solve_of_integers() throws Exception {
    Tensor x1 = own(tensor(DType.INT32, dims(2, 2), wholes(3L, 1L, 2L, 4L)));
    Tensor x2 = own(tensor(DType.INT32, dims(2), wholes(5L, 10L)));
    Tensor y = own(context().solve(x1, x2));
    expect(y, DType.FLOAT32, dims(2), 1, floats(0x1p+0, 0x1p+1));
  }

  // sort axis=0 of float32
  @Test
  void sort_axis_0_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sort(x, new Options.Sort().axis(0L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-1, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+3, 0x1p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+0, 0x1.8p+0, 0x1p+1));
  }

  // sort axis=0 of int32
  @Test
  void sort_axis_0_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().sort(x, new Options.Sort().axis(0L)));
    expect(y, DType.INT32, dims(2, 3), 0, wholes(3L, 1L, 2L, 9L, 7L, 8L));
  }

  // sort axis=1 descending=True stable=False of float32
  @Test
  void sort_axis_1_descending_true_stable_false_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sort(x, new Options.Sort().axis(1L).descending(true).stable(false)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+2, 0x1p+1, 0x1p+0, 0x1p+3, 0x1.8p+1, 0x1p-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0));
  }

  // sort axis=1 descending=True stable=False of int32
  @Test
  void sort_axis_1_descending_true_stable_false_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().sort(x, new Options.Sort().axis(1L).descending(true).stable(false)));
    expect(y, DType.INT32, dims(2, 3), 0, wholes(3L, 2L, 1L, 9L, 8L, 7L));
  }

  // sort of NaN
  @Test
  void sort_of_nan() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(Double.NaN, 0x1p+0, -Double.POSITIVE_INFINITY)));
    Tensor y = own(context().sort(x));
    expect(y, DType.FLOAT32, dims(3), 0, floats(-Double.POSITIVE_INFINITY, 0x1p+0, Double.NaN));
  }

  // sort of booleans
  @Test
  void sort_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().sort(x));
    expect(y, DType.BOOL, dims(2, 3), 0, booleans(false, true, true, false, false, true));
  }

  // sort of float32
  @Test
  void sort_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sort(x));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1.8p+1, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+1, 0x1.8p+0));
  }

  // sort of int32
  @Test
  void sort_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 3), wholes(3L, 1L, 2L, 9L, 7L, 8L)));
    Tensor y = own(context().sort(x));
    expect(y, DType.INT32, dims(2, 3), 0, wholes(1L, 2L, 3L, 7L, 8L, 9L));
  }

  // space_to_depth block_size=2 channel_order=CRD data_format=NCHW
  @Test
  void space_to_depth_block_size_2_channel_order_crd_data_format_nchw() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 2, 4), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tensor y = own(context().spaceToDepth(x, 2L, new Options.SpaceToDepth().channelOrder(Options.ChannelOrder.CRD).dataFormat(Options.DataFormat.NCHW)));
    expect(y, DType.FLOAT32, dims(1, 8, 1, 2), 0, floats(0x0p+0, 0x1.6p+4, 0x1.6p+3, 0x1.08p+5, 0x1.cp+2, 0x1.dp+4, 0x1.2p+4, 0x1.8p+1, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2, 0x1p+5, 0x1.1p+4));
  }

  // space_to_depth block_size=2 of float32
  @Test
  void space_to_depth_block_size_2_of_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 4, 2), floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4)));
    Tensor y = own(context().spaceToDepth(x, 2L));
    expect(y, DType.FLOAT32, dims(1, 1, 2, 8), 0, floats(0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4));
  }

  // space_to_depth block_size=2 of int8
  @Test
  void space_to_depth_block_size_2_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(1, 2, 4, 2), wholes(0L, 11L, 22L, 33L, 7L, 18L, 29L, 3L, 14L, 25L, 36L, 10L, 21L, 32L, 6L, 17L)));
    Tensor y = own(context().spaceToDepth(x, 2L));
    expect(y, DType.INT8, dims(1, 1, 2, 8), 0, wholes(0L, 11L, 22L, 33L, 14L, 25L, 36L, 10L, 7L, 18L, 29L, 3L, 21L, 32L, 6L, 17L));
  }

  // sparse rows from a function, and an optimizer that takes them in a function
  @Test
  void sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.INT32, -1)), (c, given) -> {
      Tensor iF = given.get(0);
      Tensor rows = own(v.value());
      Tensor yF = own(context().gather(rows, iF));
      return Arrays.asList(yF);
    }));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(1L, 1L, 0L)));
    Tape tape = own(context().tape(false, false));
    List<Tensor> list = own(f.call(i));
    Tensor y = list.get(0);
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(v), null, false));
    Tensor g = list2.get(0);
    expectSparse(true, g);
    expect(g, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0));
    Optimizer sgd = own(new Optimizers.SGD().learningRate(0x1p-1));
    TracedFunction step = own(context().trace("step", List.of(new Spec(DType.INT32, -1)), (c2, given2) -> {
      Tensor iS = given2.get(0);
      Tape inner = own(context().tape(false, false));
      Tensor rowsS = own(v.value());
      Tensor yS = own(context().gather(rowsS, iS));
      List<Tensor> list3 = own(inner.gradient(List.of(yS), List.of(v), null, false));
      Tensor gS = list3.get(0);
      sgd.apply(List.of(v), List.of(gS));
      return Arrays.asList();
    }));
    List<Tensor> list4 = own(step.call(i));
    Tensor after = own(v.value());
    expect(after, DType.FLOAT32, dims(3, 2), 0, floats(0x1p-1, 0x1.8p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.8p+2));
  }

  // sparse_dense_matmul dense_shape=1,2 adjoint_b=True
  @Test
  void sparse_dense_matmul_dense_shape_1_2_adjoint_b_true() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(1, 2), wholes(0L, 1L)));
    Tensor values = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+1)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3)));
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {1, 2}, b, new Options.SparseDenseMatmul().adjointB(true)));
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1p+2, 0x1p+4));
  }

  // sparse_dense_matmul dense_shape=3,2
  @Test
  void sparse_dense_matmul_dense_shape_3_2() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3, 2), wholes(0L, 1L, 2L, 0L, 0L, 1L)));
    Tensor values = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+1, 0x1.8p+1, 0x1p-1)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values);
    tape.watch(b);
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {3, 2}, b));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.4p+3, 0x1.4p+4, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values, b), Arrays.asList(dY), false));
    Tensor dValues = list.get(0);
    Tensor dB = list.get(1);
    expect(dValues, DType.FLOAT32, dims(3), 0, floats(0x1p+3, 0x1.ep+2, 0x1p+3));
    expect(dB, DType.FLOAT32, dims(2, 2), 0, floats(0x1.2p+2, 0x1.2p+3, 0x1.4p+1, 0x1.4p+0));
  }

  // sparse_dense_matmul dense_shape=3,2 adjoint_a=True of complex64
  @Test
  void sparse_dense_matmul_dense_shape_3_2_adjoint_a_true_of_complex64() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3, 2), wholes(0L, 1L, 2L, 0L, 0L, 1L)));
    Tensor values = own(tensor(DType.COMPLEX64, dims(3), floats(0x0p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1p+0, -0x1p+0)));
    Tensor b = own(tensor(DType.COMPLEX64, dims(3, 1), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x0p+0, 0x1p+1, 0x0p+0)));
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {3, 2}, b, new Options.SparseDenseMatmul().adjointA(true)));
    expect(y, DType.COMPLEX64, dims(2, 1), 0, floats(0x1.8p+2, 0x0p+0, 0x1p+0, 0x1p+0));
  }

  // sparse_dense_matmul dense_shape=3,2 by rows
  @Test
  void sparse_dense_matmul_dense_shape_3_2_by_rows() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3), wholes(1L, 0L, 1L)));
    Tensor values = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+1, 0x1.8p+1, 0x1p-1)));
    Tensor b = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3)));
    Tensor rowOffsets = own(tensor(DType.INT64, dims(4), wholes(0L, 1L, 1L, 3L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values);
    tape.watch(b);
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {3, 2}, b, new Options.SparseDenseMatmul().rowOffsets(rowOffsets)));
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1p+3, 0x1p+4, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1.4p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values, b), Arrays.asList(dY), false));
    Tensor dValues = list.get(0);
    Tensor dB = list.get(1);
    expect(dValues, DType.FLOAT32, dims(3), 0, floats(0x1p+3, 0x1.ep+2, 0x1.ep+4));
    expect(dB, DType.FLOAT32, dims(2, 2), 0, floats(0x1.2p+2, 0x1.2p+3, 0x1.6p+1, 0x1.4p+1));
  }

  // sparse_dense_matmul dense_shape=3,2 of int32
  @Test
  void sparse_dense_matmul_dense_shape_3_2_of_int32() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3, 2), wholes(0L, 1L, 2L, 0L, 0L, 1L)));
    Tensor values = own(tensor(DType.INT32, dims(3), wholes(2L, 3L, -1L)));
    Tensor b = own(tensor(DType.INT32, dims(2, 1), wholes(1L, 4L)));
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {3, 2}, b));
    expect(y, DType.INT32, dims(3, 1), 0, wholes(4L, 0L, 3L));
  }

  // sparse_dense_matmul dense_shape=3,2 of int64
  @Test
  void sparse_dense_matmul_dense_shape_3_2_of_int64() throws Exception {
    Tensor indices = own(tensor(DType.INT64, dims(3, 2), wholes(0L, 1L, 2L, 0L, 0L, 1L)));
    Tensor values = own(tensor(DType.INT64, dims(3), wholes(2L, 3L, -1L)));
    Tensor b = own(tensor(DType.INT64, dims(2, 1), wholes(1L, 4L)));
    Tensor y = own(context().sparseDenseMatmul(indices, values, new long[] {3, 2}, b));
    expect(y, DType.INT64, dims(3, 1), 0, wholes(4L, 0L, 3L));
  }

  // sparse_softmax_cross_entropy_with_logits
  @Test
  void sparse_softmax_cross_entropy_with_logits() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor labels = own(tensor(DType.INT32, dims(2), wholes(2L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().sparseSoftmaxCrossEntropyWithLogits(logits, labels));
    expect(y, DType.FLOAT32, dims(2), 8, floats(0x1.f6e0ep+0, 0x1.6a1ddcp+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(2, 3), 64, floats(0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2));
  }

  // sparse_softmax_cross_entropy_with_logits axis=0
  @Test
  void sparse_softmax_cross_entropy_with_logits_axis_0() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1)));
    Tensor labels = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(logits);
    Tensor y = own(context().sparseSoftmaxCrossEntropyWithLogits(logits, labels, new Options.SparseSoftmaxCrossEntropyWithLogits().axis(0L)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(0x1.03f2d6p-3, 0x1.e90474p+0, 0x1.4321e2p-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(logits), Arrays.asList(dY), false));
    Tensor dLogits = list.get(0);
    expect(dLogits, DType.FLOAT32, dims(2, 3), 64, floats(-0x1.e84152p-4, 0x1.b43328p-2, 0x1.36b712p-3, 0x1.e84152p-4, -0x1.b43328p-2, -0x1.36b712p-3));
  }

  // split into one
  @Test
  void split_into_one() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p+1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().split(x, new long[] {1}));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list2 = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(3), 0, floats(0x1p+0, 0x1p-1, 0x1p+1));
  }

  // split num_or_size_splits=1,-1,2 axis=1
  @Test
  void split_num_or_size_splits_1_m1_2_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 6), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().split(x, new long[] {1, -1, 2}, new Options.Split().axis(1L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    Tensor y2 = list.get(2);
    expect(y0, DType.FLOAT32, dims(2, 1), 0, floats(0x1p+0, 0x1.cp+2));
    expect(y1, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3));
    expect(y2, DType.FLOAT32, dims(2, 2), 0, floats(0x1.4p+2, 0x1.8p+2, 0x1.6p+3, 0x1.8p+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 1), floats(0x1p+0, 0x1p-1)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    Tensor dY2 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1, y2), List.of(x), Arrays.asList(dY0, dY1, dY2), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(2, 6), 0, floats(0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+1, 0x1p-2));
  }

  // split num_or_size_splits=1,2 axis=1 of strings
  @Test
  void split_num_or_size_splits_1_2_axis_1_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    List<Tensor> list = own(context().split(x, new long[] {1, 2}, new Options.Split().axis(1L)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.STRING, dims(2, 1), 0, strings("a", "b c"));
    expect(y1, DType.STRING, dims(2, 2), 0, strings("", "\u65e5\u672c", "d", "e"));
  }

  // split num_or_size_splits=2
  @Test
  void split_num_or_size_splits_2() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    List<Tensor> list = own(context().split(x, new long[] {2}));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2));
    expect(y1, DType.FLOAT32, dims(2, 2), 0, floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
    Tensor dY0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    Tensor dY1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list2 = own(tape.gradient(List.of(y0, y1), List.of(x), Arrays.asList(dY0, dY1), false));
    Tensor dX = list2.get(0);
    expect(dX, DType.FLOAT32, dims(4, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // sqrt and its gradient
  @Test
  void sqrt_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().sqrt(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(0x1.6a09e6p-2, 0x1.bb67aep-1, 0x1.94c584p+0, 0x1.1e377ap+2));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.6a09e6p+0, 0x1.279a74p-2, 0x1.43d136p-1, 0x1.c9f25cp-6));
  }

  // sqrt of other dtypes
  @Test
  void sqrt_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat64 = own(context().sqrt(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(0x1.6a09e667f3bcdp-2, 0x1.bb67ae8584caap-1, 0x1.94c583ada5b53p+0, 0x1.1e3779b97f4a8p+2));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yFloat16 = own(context().sqrt(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(0x1.6ap-2, 0x1.bb8p-1, 0x1.94cp+0, 0x1.1e4p+2));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4)));
    Tensor yBfloat16 = own(context().sqrt(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(0x1.6ap-2, 0x1.bcp-1, 0x1.94p+0, 0x1.1ep+2));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(1L, 2L, 9L)));
    Tensor yInt64 = own(context().sqrt(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x1p+0, 0x1.6a09e667f3bcdp+0, 0x1.8p+1));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(1L, 2L, 9L)));
    Tensor yUint8 = own(context().sqrt(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x1p+0, 0x1.6a09e6p+0, 0x1.8p+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().sqrt(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 8, floats(0x1.ac950cp-1, 0x1.cabd9p-2, 0x1.c15fd4p-3, 0x1.23ad3ap+0, 0x1.6a09e6p+0, -0x1.6a09e6p-1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1.db7822p-2, 0x1.fced46p-3, -0x1.b14ddp-2, 0x1.4dc97p-4, 0x1.b27248p-2, -0x1.21a186p-1));
  }

  // sqrt of what is no finite number
  @Test
  void sqrt_of_what_is_no_finite_number() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+0, 0x0p+0, Double.POSITIVE_INFINITY, -0x0p+0)));
    Tensor y = own(context().sqrt(x));
    expect(y, DType.FLOAT32, dims(4), 0, floats(Double.NaN, 0x0p+0, Double.POSITIVE_INFINITY, -0x0p+0));
  }

  // square and its gradient
  @Test
  void square_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().square(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(-0x1p+2, -0x1p-1, 0x1.8p+1, 0x1.8p+0));
  }

  // square of other dtypes
  @Test
  void square_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().square(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().square(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().square(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().square(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 1, floats(-0x1.4p-2, 0x1.8p-1, 0x1.5p+0, -0x1.4p+0, -0x1.cp+0, -0x1.8p+2));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1p+0, -0x1.8p+0, 0x1p+0, -0x1.4p+1, 0x1.4p+3, 0x1.4p+2));
  }

  // squared_difference and its gradients
  @Test
  void squared_difference_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().squaredDifference(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.2p-1, 0x1.e4p+2, 0x1.88p+5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(-0x1.8p+0, -0x1.6p+1, 0x1.cp+4));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x1.8p+0, 0x1.6p+1, -0x1.cp+4));
  }

  // squared_difference of complex numbers
  @Test
  void squared_difference_of_complex_numbers() throws Exception {
    Tensor x1 = own(tensor(DType.COMPLEX64, dims(1), floats(0x1p+0, 0x1p+1)));
    Tensor x2 = own(tensor(DType.COMPLEX64, dims(1), floats(0x1.8p+1, -0x1p+0)));
    Tensor y = own(context().squaredDifference(x1, x2));
    expect(y, DType.COMPLEX64, dims(1), 0, floats(0x1.ap+3, 0x0p+0));
  }

  // squared_difference of other dtypes
  @Test
  void squared_difference_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().squaredDifference(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1.2p-1, 0x1.e4p+2, 0x1.88p+5));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().squaredDifference(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1.2p-1, 0x1.e4p+2, 0x1.88p+5));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().squaredDifference(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1.2p-1, 0x1.e4p+2, 0x1.88p+5));
  }

  // squeeze
  @Test
  void squeeze() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().squeeze(x));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 1), 0, floats(0x1p+0, 0x1p-1));
  }

  // squeeze axis=
  @Test
  void squeeze_axis() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(1, 1, 1), wholes(3L)));
    Tensor y = own(context().squeeze(x, new Options.Squeeze().axis()));
    expect(y, DType.INT8, dims(1, 1, 1), 0, wholes(3L));
  }

  // squeeze axis=-1
  @Test
  void squeeze_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1), floats(0x1p+0, 0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().squeeze(x, new Options.Squeeze().axis(-1)));
    expect(y, DType.FLOAT32, dims(1, 2), 0, floats(0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p-1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(1, 2, 1), 0, floats(0x1p+0, 0x1p-1));
  }

  // stack
  @Test
  void stack() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values0);
    tape.watch(values1);
    Tensor y = own(context().stack(List.of(values0, values1)));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values0, values1), Arrays.asList(dY), false));
    Tensor dValues0 = list.get(0);
    Tensor dValues1 = list.get(1);
    expect(dValues0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
    expect(dValues1, DType.FLOAT32, dims(2, 2), 0, floats(0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0));
  }

  // stack axis=-1
  @Test
  void stack_axis_m1() throws Exception {
    Tensor values0 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2)));
    Tensor values1 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3)));
    Tape tape = own(context().tape(false, false));
    tape.watch(values0);
    tape.watch(values1);
    Tensor y = own(context().stack(List.of(values0, values1), new Options.Stack().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 2, 2), 0, floats(0x1p+0, 0x1.4p+2, 0x1p+1, 0x1.8p+2, 0x1.8p+1, 0x1.cp+2, 0x1p+2, 0x1p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 2, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(values0, values1), Arrays.asList(dY), false));
    Tensor dValues0 = list.get(0);
    Tensor dValues1 = list.get(1);
    expect(dValues0, DType.FLOAT32, dims(2, 2), 0, floats(0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1));
    expect(dValues1, DType.FLOAT32, dims(2, 2), 0, floats(0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0));
  }

  // stack axis=2 of strings
  @Test
  void stack_axis_2_of_strings() throws Exception {
    Tensor values0 = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor values1 = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().stack(List.of(values0, values1), new Options.Stack().axis(2L)));
    expect(y, DType.STRING, dims(2, 3, 2), 0, strings("a", "a", "", "", "\u65e5\u672c", "\u65e5\u672c", "b c", "b c", "d", "d", "e", "e"));
  }

  // std
  @Test
  void std() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().std(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.70e348p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.c6040ap-5, -0x1.8acbdcp-5, -0x1.b246a6p-6, 0x1.3bd64ap-7, 0x1.ed7ed4p-5, -0x1.4f93aep-5, 0x1.3bd64ap-5, -0x1.145b8p-5, 0x1.31f798p-4, 0x1.009e1cp-5, 0x1.3bd64ap-9, -0x1.8acbdcp-7, -0x1.8acbdcp-7, 0x1.3bd64ap-9, 0x1.009e1cp-5, 0x1.31f798p-4, -0x1.145b8p-5, 0x1.3bd64ap-5, -0x1.4f93aep-5, 0x1.ed7ed4p-5, 0x1.3bd64ap-7, -0x1.b246a6p-6, -0x1.8acbdcp-5, -0x1.c6040ap-5));
  }

  // std axis=0,-1 keepdims=True
  @Test
  void std_axis_0_m1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().std(x, new Options.Std().axis(0, -1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3, 1), 2, floats(0x1.62894cp+2, 0x1.869c1ap+2, 0x1.62894cp+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(1, 3, 1), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 64, floats(-0x1.4f0a5ap-3, -0x1.20d3f4p-3, -0x1.2c618ep-4, 0x1.437ccp-5, 0x1.3a95c6p-4, -0x1.10a3fp-4, 0x1.798088p-5, -0x1.cd6434p-5, 0x1.f0c8bap-2, 0x1.b704bcp-3, 0x1.15465cp-5, -0x1.ce1feep-5, -0x1.ce1feep-6, 0x1.15465cp-6, 0x1.b704bcp-4, 0x1.f0c8bap-3, -0x1.cd6434p-5, 0x1.798088p-5, -0x1.10a3fp-4, 0x1.3a95c6p-4, 0x1.437ccp-4, -0x1.2c618ep-3, -0x1.20d3f4p-2, -0x1.4f0a5ap-2));
  }
}
