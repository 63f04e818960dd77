// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows5Test extends Row {
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
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.74c1de5e719b7p+0, 0x1.f49adcb36a5a2p+1));
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
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.18a68a4a8d9f2p+1, 0x1.3d15422665e8p+0));
  }

  // matrix_norm order=NUC
  @Test
  void matrix_norm_order_nuc() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 2, 2), floats(0x1p+1, 0x1p+0, -0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+0, 0x1p+1)));
    Tensor y = own(context().matrixNorm(x, new Options.MatrixNorm().order(Options.Order.NUC)));
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.58a68a4a8d9f4p+2, 0x1.854bfb363dc39p+2));
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
    expect(y, DType.FLOAT64, dims(2), 64, floats(0x1.98a68a4a8d9f5p+1, 0x1.3606aaaca4499p+2));
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

  // moveaxis source=2,0 destination=0,1
  @Test
  void moveaxis_source_2_0_destination_0_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().moveaxis(x, new long[] {2, 0}, new long[] {0, 1}));
    expect(y, DType.FLOAT32, dims(4, 2, 3), 0, floats(0x0p+0, 0x1p+2, 0x1p+3, 0x1.8p+3, 0x1p+4, 0x1.4p+4, 0x1p+0, 0x1.4p+2, 0x1.2p+3, 0x1.ap+3, 0x1.1p+4, 0x1.5p+4, 0x1p+1, 0x1.8p+2, 0x1.4p+3, 0x1.cp+3, 0x1.2p+4, 0x1.6p+4, 0x1.8p+1, 0x1.cp+2, 0x1.6p+3, 0x1.ep+3, 0x1.3p+4, 0x1.7p+4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4, 2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3, 4), 0, floats(0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1));
  }

  // moves of strings
  @Test
  void moves_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 2), strings("a", "", "Zo\u00eb", "\u65e5\u672c")));
    Tensor y = own(context().reshape(x, new long[] {4, 1}));
    expect(y, DType.STRING, dims(4, 1), 0, strings("a", "", "Zo\u00eb", "\u65e5\u672c"));
    Tensor z = own(context().expandDims(y, 0L));
    Tensor w = own(context().squeeze(z));
    expect(w, DType.STRING, dims(4), 0, strings("a", "", "Zo\u00eb", "\u65e5\u672c"));
  }

  // multiply and its gradients
  @Test
  void multiply_and_its_gradients() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x1);
    tape.watch(x2);
    Tensor y = own(context().multiply(x1, x2));
    expect(y, DType.FLOAT32, dims(3), 0, floats(0x1.4p-1, -0x1.8p+0, -0x1.8p+3));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x1, x2), Arrays.asList(dY), false));
    Tensor dX1 = list.get(0);
    Tensor dX2 = list.get(1);
    expect(dX1, DType.FLOAT32, dims(3), 1, floats(0x1.4p+0, 0x1.8p-2, -0x1p+3));
    expect(dX2, DType.FLOAT32, dims(3), 1, floats(0x1p-1, -0x1p+0, 0x1.8p+2));
  }

  // multiply of other dtypes
  @Test
  void multiply_of_other_dtypes() throws Exception {
    Tensor x1Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float64 = own(tensor(DType.FLOAT64, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat64 = own(context().multiply(x1Float64, x2Float64));
    expect(yFloat64, DType.FLOAT64, dims(3), 0, floats(0x1.4p-1, -0x1.8p+0, -0x1.8p+3));
    Tensor x1Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Float16 = own(tensor(DType.FLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yFloat16 = own(context().multiply(x1Float16, x2Float16));
    expect(yFloat16, DType.FLOAT16, dims(3), 0, floats(0x1.4p-1, -0x1.8p+0, -0x1.8p+3));
    Tensor x1Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+1, 0x1.8p+1)));
    Tensor x2Bfloat16 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1.4p+0, 0x1.8p-1, -0x1p+2)));
    Tensor yBfloat16 = own(context().multiply(x1Bfloat16, x2Bfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(3), 0, floats(0x1.4p-1, -0x1.8p+0, -0x1.8p+3));
    Tensor z1 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tensor z2 = own(tensor(DType.COMPLEX128, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p+0)));
    Tensor w = own(context().multiply(z1, z2));
    expect(w, DType.COMPLEX128, dims(3), 16, floats(0x1p+0, -0x1p-3, -0x1.5p+1, 0x1.6p-1, 0x1.cp+1, -0x1p-1));
  }

  // nanmax
  @Test
  void nanmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmax(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1p+3));
  }

  // nanmax axis=0 keepdims=True
  @Test
  void nanmax_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmax(x, new Options.Nanmax().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1p+0, 0x1p+3, 0x1p+2));
  }

  // nanmean
  @Test
  void nanmean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmean(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.bp+1));
  }

  // nanmean axis=0 keepdims=True
  @Test
  void nanmean_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmean(x, new Options.Nanmean().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1.8p-1, 0x1p+3, 0x1p+2));
  }

  // nanmin
  @Test
  void nanmin() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmin(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1p-1));
  }

  // nanmin axis=0 keepdims=True
  @Test
  void nanmin_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmin(x, new Options.Nanmin().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1p-1, 0x1p+3, 0x1p+2));
  }

  // nanprod
  @Test
  void nanprod() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanprod(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1p+4));
  }

  // nanprod axis=0 keepdims=True
  @Test
  void nanprod_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanprod(x, new Options.Nanprod().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1p-1, 0x1p+3, 0x1p+2));
  }

  // nanprod dtype=float64
  @Test
  void nanprod_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanprod(x, new Options.Nanprod().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(), 2, floats(0x1p+4));
  }

  // nanstd
  @Test
  void nanstd() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanstd(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.7e5468p+1));
  }

  // nanstd axis=0 keepdims=True
  @Test
  void nanstd_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanstd(x, new Options.Nanstd().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1p-2, 0x0p+0, 0x0p+0));
  }

  // nanstd axis=1 correction=1.0
  @Test
  void nanstd_axis_1_correction_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanstd(x, new Options.Nanstd().axis(1).correction(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2), 2, floats(0x1.0f876cp+1, 0x1.536948p+2));
  }

  // nansum
  @Test
  void nansum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nansum(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.bp+3));
  }

  // nansum axis=0 keepdims=True
  @Test
  void nansum_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nansum(x, new Options.Nansum().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1.8p+0, 0x1p+3, 0x1p+2));
  }

  // nansum dtype=float64
  @Test
  void nansum_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nansum(x, new Options.Nansum().dtype(DType.FLOAT64)));
    expect(y, DType.FLOAT64, dims(), 2, floats(0x1.bp+3));
  }

  // nanvar
  @Test
  void nanvar() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanvar(x));
    expect(y, DType.FLOAT32, dims(), 2, floats(0x1.1d8p+3));
  }

  // nanvar axis=0 keepdims=True
  @Test
  void nanvar_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanvar(x, new Options.Nanvar().axis(0).keepdims(true)));
    expect(y, DType.FLOAT32, dims(1, 3), 2, floats(0x1p-4, 0x0p+0, 0x0p+0));
  }

  // nanvar axis=1 correction=1.0
  @Test
  void nanvar_axis_1_correction_1_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanvar(x, new Options.Nanvar().axis(1).correction(0x1p+0)));
    expect(y, DType.FLOAT32, dims(2), 2, floats(0x1.2p+2, 0x1.c2p+4));
  }

  // negative and its gradient
  @Test
  void negative_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().negative(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(-0x1p+0, -0x1p-1, -0x1p+1, -0x1p-2));
  }

  // negative of other dtypes
  @Test
  void negative_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().negative(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().negative(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().negative(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(0x1p+1, 0x1p-1, -0x1.8p-1, -0x1.8p+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().negative(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 1, floats(-0x1p-1, -0x1.8p-1, 0x1.4p+0, -0x1p-1, -0x1.8p+0, 0x1p+1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(-0x1p+0, 0x0p+0, 0x0p+0, -0x1p+0, -0x1p+1, 0x1p+0));
  }

  // nextafter of bfloat16
  @Test
  void nextafter_of_bfloat16() throws Exception {
    Tensor x1 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, Double.NaN)));
    Tensor x2 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0)));
    Tensor y = own(context().nextafter(x1, x2));
    expect(y, DType.BFLOAT16, dims(6), 0, floats(0x1.02p+0, 0x1.fep-1, 0x1p-133, -0x1p-133, 0x1p+1, Double.NaN));
  }

  // nextafter of float16
  @Test
  void nextafter_of_float16() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT16, dims(6), floats(0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, Double.NaN)));
    Tensor x2 = own(tensor(DType.FLOAT16, dims(6), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0)));
    Tensor y = own(context().nextafter(x1, x2));
    expect(y, DType.FLOAT16, dims(6), 0, floats(0x1.004p+0, 0x1.ffcp-1, 0x1p-24, -0x1p-24, 0x1p+1, Double.NaN));
  }

  // nextafter of float32
  @Test
  void nextafter_of_float32() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT32, dims(6), floats(0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, Double.NaN)));
    Tensor x2 = own(tensor(DType.FLOAT32, dims(6), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0)));
    Tensor y = own(context().nextafter(x1, x2));
    expect(y, DType.FLOAT32, dims(6), 0, floats(0x1.000002p+0, 0x1.fffffep-1, 0x1p-149, -0x1p-149, 0x1p+1, Double.NaN));
  }

  // nextafter of float64
  @Test
  void nextafter_of_float64() throws Exception {
    Tensor x1 = own(tensor(DType.FLOAT64, dims(6), floats(0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+1, Double.NaN)));
    Tensor x2 = own(tensor(DType.FLOAT64, dims(6), floats(0x1p+1, 0x0p+0, 0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0)));
    Tensor y = own(context().nextafter(x1, x2));
    expect(y, DType.FLOAT64, dims(6), 0, floats(0x1.0000000000001p+0, 0x1.fffffffffffffp-1, 0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0x1p+1, Double.NaN));
  }

  // nll_loss axis=0
  @Test
  void nll_loss_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().axis(0L)));
    expect(y, DType.FLOAT32, dims(), 8, floats(-0x1.2aaaaap+1));
  }

  // nll_loss ignore_index=1 reduction=MEAN with weights
  @Test
  void nll_loss_ignore_index_1_reduction_mean_with_weights() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1.555556p-1, -0x1.555556p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // nll_loss ignore_index=1 reduction=NONE with weights
  @Test
  void nll_loss_ignore_index_1_reduction_none_with_weights() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(-0x1p-1, 0x1p-1, 0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1p+0, -0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // nll_loss ignore_index=1 reduction=SUM with weights
  @Test
  void nll_loss_ignore_index_1_reduction_sum_with_weights() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tensor weight = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+0)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().weight(weight).ignoreIndex(1L).reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x0p+0));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1p+0, -0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // nll_loss of a label that is out of range
  @Test
  void nll_loss_of_a_label_that_is_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1p+0, 0x1p+1)));
    Tensor i = own(tensor(DType.INT32, dims(1), wholes(2L)));
    fails(Code.INVALID_ARGUMENT, "nll_loss", null, () -> context().nllLoss(x, i));
  }

  // nll_loss reduction=MEAN
  @Test
  void nll_loss_reduction_mean() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().reduction(Options.Reduction.MEAN)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.aaaaaap-1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1.555556p-2, -0x1.555556p-2, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.555556p-2, 0x0p+0));
  }

  // nll_loss reduction=NONE
  @Test
  void nll_loss_reduction_none() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().reduction(Options.Reduction.NONE)));
    expect(y, DType.FLOAT32, dims(3), 8, floats(-0x1p-1, 0x1p+0, 0x1p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(3), floats(0x1p+0, 0x1p-1, 0x1p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1p+0, -0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+1, 0x0p+0));
  }

  // nll_loss reduction=SUM
  @Test
  void nll_loss_reduction_sum() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(3, 3), floats(0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1, 0x1p+1, -0x1p+1, 0x1p+0)));
    Tensor labels = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().nllLoss(x, labels, new Options.NllLoss().reduction(Options.Reduction.SUM)));
    expect(y, DType.FLOAT32, dims(), 8, floats(0x1.4p+1));
    Tensor dY = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(3, 3), 8, floats(0x0p+0, 0x0p+0, -0x1p+0, -0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1p+0, 0x0p+0));
  }

  // no path: none, or zeros
  @Test
  void no_path_none_or_zeros() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(tensor(DType.FLOAT32, dims(1, 2), floats(0x1.8p+1, 0x1p+2)));
    Tape tape = own(context().tape(true, false));
    tape.watch(x);
    tape.watch(y);
    Tensor z = own(context().square(x));
    List<Tensor> list = own(tape.gradient(List.of(z), List.of(x, y), null, false));
    Tensor a = list.get(0);
    Tensor b = list.get(1);
    expect(a, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1p+2));
    expectNone(b);
    List<Tensor> list2 = own(tape.gradient(List.of(z), List.of(y), null, true));
    Tensor c = list2.get(0);
    expect(c, DType.FLOAT32, dims(1, 2), 0, floats(0x0p+0, 0x0p+0));
  }

  // nonzero
  @Test
  void nonzero() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(2, 2), wholes(1L, 0L, 2L, 3L)));
    List<Tensor> list = own(context().nonzero(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.INT64, dims(3), 0, wholes(0L, 1L, 1L));
    expect(y1, DType.INT64, dims(3), 0, wholes(0L, 0L, 1L));
  }

  // nonzero of a vector
  @Test
  void nonzero_of_a_vector() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(3), booleans(false, true, true)));
    List<Tensor> list = own(context().nonzero(x));
    Tensor y = list.get(0);
    expect(y, DType.INT64, dims(2), 0, wholes(1L, 2L));
  }

  // not_equal of strings
  @Test
  void not_equal_of_strings() throws Exception {
    Tensor x1 = own(tensor(DType.STRING, dims(2, 1), strings("a", "\u00fc")));
    Tensor x2 = own(tensor(DType.STRING, dims(3), strings("a", "", "\u00fc")));
    Tensor y = own(context().notEqual(x1, x2));
    expect(y, DType.BOOL, dims(2, 3), 0, booleans(false, true, true, true, true, false));
  }

  // one integer of int16
  @Test
  void one_integer_of_int16() throws Exception {
    Tensor x = own(tensor(DType.INT16, dims(5), wholes(-32768L, -32767L, 0L, 3L, 32767L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.INT16, dims(5), 0, wholes(-32768L, 32767L, 0L, 3L, 32767L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.INT16, dims(5), 0, wholes(-32768L, 32767L, 0L, -3L, -32767L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.INT16, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.INT16, dims(5), 0, wholes(0L, 0L, 0L, 3L, 32767L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.INT16, dims(5), 0, wholes(0L, 0L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.INT16, dims(5), 0, wholes(-1L, -1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.INT16, dims(5), 0, wholes(32767L, 32766L, -1L, -4L, -32768L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.INT16, dims(5), 0, wholes(-32768L, -32767L, 0L, 3L, 32767L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.INT16, dims(5), 0, wholes(-32768L, -32767L, 0L, 3L, 32767L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.INT16, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.INT16, dims(5), 0, wholes(-32768L, -32767L, 0L, 3L, 32767L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(1L, 15L, 0L, 2L, 15L));
  }

  // one integer of int32
  @Test
  void one_integer_of_int32() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5), wholes(-2147483648L, -2147483647L, 0L, 3L, 2147483647L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.INT32, dims(5), 0, wholes(-2147483648L, 2147483647L, 0L, 3L, 2147483647L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.INT32, dims(5), 0, wholes(-2147483648L, 2147483647L, 0L, -3L, -2147483647L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.INT32, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.INT32, dims(5), 0, wholes(0L, 0L, 0L, 3L, 2147483647L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.INT32, dims(5), 0, wholes(0L, 0L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.INT32, dims(5), 0, wholes(-1L, -1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.INT32, dims(5), 0, wholes(2147483647L, 2147483646L, -1L, -4L, -2147483648L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.INT32, dims(5), 0, wholes(-2147483648L, -2147483647L, 0L, 3L, 2147483647L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.INT32, dims(5), 0, wholes(-2147483648L, -2147483647L, 0L, 3L, 2147483647L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.INT32, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.INT32, dims(5), 0, wholes(-2147483648L, -2147483647L, 0L, 3L, 2147483647L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(1L, 31L, 0L, 2L, 31L));
  }

  // one integer of int64
  @Test
  void one_integer_of_int64() throws Exception {
    Tensor x = own(tensor(DType.INT64, dims(5), wholes(Long.MIN_VALUE, -9223372036854775807L, 0L, 3L, 9223372036854775807L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, 9223372036854775807L, 0L, 3L, 9223372036854775807L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, 9223372036854775807L, 0L, -3L, -9223372036854775807L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.INT64, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.INT64, dims(5), 0, wholes(0L, 0L, 0L, 3L, 9223372036854775807L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.INT64, dims(5), 0, wholes(0L, 0L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.INT64, dims(5), 0, wholes(-1L, -1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.INT64, dims(5), 0, wholes(9223372036854775807L, 9223372036854775806L, -1L, -4L, Long.MIN_VALUE));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, -9223372036854775807L, 0L, 3L, 9223372036854775807L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, -9223372036854775807L, 0L, 3L, 9223372036854775807L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.INT64, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.INT64, dims(5), 0, wholes(Long.MIN_VALUE, -9223372036854775807L, 0L, 3L, 9223372036854775807L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(1L, 63L, 0L, 2L, 63L));
  }

  // one integer of int8
  @Test
  void one_integer_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(5), wholes(-128L, -127L, 0L, 3L, 127L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.INT8, dims(5), 0, wholes(-128L, 127L, 0L, 3L, 127L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.INT8, dims(5), 0, wholes(-128L, 127L, 0L, -3L, -127L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.INT8, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.INT8, dims(5), 0, wholes(0L, 0L, 0L, 3L, 127L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.INT8, dims(5), 0, wholes(0L, 0L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.INT8, dims(5), 0, wholes(-1L, -1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.INT8, dims(5), 0, wholes(127L, 126L, -1L, -4L, -128L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.INT8, dims(5), 0, wholes(-128L, -127L, 0L, 3L, 127L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.INT8, dims(5), 0, wholes(-128L, -127L, 0L, 3L, 127L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.INT8, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.INT8, dims(5), 0, wholes(-128L, -127L, 0L, 3L, 127L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(1L, 7L, 0L, 2L, 7L));
  }

  // one integer of uint16
  @Test
  void one_integer_of_uint16() throws Exception {
    Tensor x = own(tensor(DType.UINT16, dims(5), wholes(0L, 1L, 0L, 3L, 65535L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 65535L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.UINT16, dims(5), 0, wholes(0L, 65535L, 0L, 65533L, 1L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 65535L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.UINT16, dims(5), 0, wholes(65535L, 65534L, 65535L, 65532L, 0L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 65535L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 65535L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.UINT16, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.UINT16, dims(5), 0, wholes(0L, 1L, 0L, 3L, 65535L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 2L, 16L));
  }

  // one integer of uint32
  @Test
  void one_integer_of_uint32() throws Exception {
    Tensor x = own(tensor(DType.UINT32, dims(5), wholes(0L, 1L, 0L, 3L, 4294967295L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 4294967295L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.UINT32, dims(5), 0, wholes(0L, 4294967295L, 0L, 4294967293L, 1L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 4294967295L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.UINT32, dims(5), 0, wholes(4294967295L, 4294967294L, 4294967295L, 4294967292L, 0L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 4294967295L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 4294967295L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.UINT32, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.UINT32, dims(5), 0, wholes(0L, 1L, 0L, 3L, 4294967295L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 2L, 32L));
  }

  // one integer of uint64
  @Test
  void one_integer_of_uint64() throws Exception {
    Tensor x = own(tensor(DType.UINT64, dims(5), wholes(0L, 1L, 0L, 3L, -1L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, -1L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.UINT64, dims(5), 0, wholes(0L, -1L, 0L, -3L, 1L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, -1L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.UINT64, dims(5), 0, wholes(-1L, -2L, -1L, -4L, 0L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, -1L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, -1L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.UINT64, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.UINT64, dims(5), 0, wholes(0L, 1L, 0L, 3L, -1L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 2L, 64L));
  }

  // one integer of uint8
  @Test
  void one_integer_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(5), wholes(0L, 1L, 0L, 3L, 255L)));
    Tensor yAbs = own(context().abs(x));
    expect(yAbs, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 255L));
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.UINT8, dims(5), 0, wholes(0L, 255L, 0L, 253L, 1L));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 9L, 1L));
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 255L));
    Tensor yRelu6 = own(context().relu6(x));
    expect(yRelu6, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 6L));
    Tensor ySign = own(context().sign(x));
    expect(ySign, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 1L, 1L));
    Tensor yBitwiseInvert = own(context().bitwiseInvert(x));
    expect(yBitwiseInvert, DType.UINT8, dims(5), 0, wholes(255L, 254L, 255L, 252L, 0L));
    Tensor yConj = own(context().conj(x));
    expect(yConj, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 255L));
    Tensor yReal = own(context().real(x));
    expect(yReal, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 255L));
    Tensor yImag = own(context().imag(x));
    expect(yImag, DType.UINT8, dims(5), 0, wholes(0L, 0L, 0L, 0L, 0L));
    Tensor yRound = own(context().round(x));
    expect(yRound, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 3L, 255L));
    Tensor yBitwiseCount = own(context().bitwiseCount(x));
    expect(yBitwiseCount, DType.UINT8, dims(5), 0, wholes(0L, 1L, 0L, 2L, 8L));
  }

  // one_hot axis=1 dtype=int16
  @Test
  void one_hot_axis_1_dtype_int16() throws Exception {
    Tensor indices = own(tensor(DType.UINT8, dims(2, 1), wholes(1L, 0L)));
    Tensor y = own(context().oneHot(indices, 2L, new Options.OneHot().axis(1L).dtype(DType.INT16)));
    expect(y, DType.INT16, dims(2, 2, 1), 0, wholes(0L, 1L, 1L, 0L));
  }

  // one_hot depth=0
  @Test
  void one_hot_depth_0() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(1), wholes(0L)));
    Tensor y = own(context().oneHot(indices, 0L));
    expect(y, DType.FLOAT32, dims(1, 0), 0, floats());
  }

  // one_hot depth=3
  @Test
  void one_hot_depth_3() throws Exception {
    Tensor indices = own(tensor(DType.INT32, dims(4), wholes(0L, 2L, 5L, -1L)));
    Tensor y = own(context().oneHot(indices, 3L));
    expect(y, DType.FLOAT32, dims(4, 3), 0, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0));
  }

  // one_hot with values
  @Test
  void one_hot_with_values() throws Exception {
    Tensor i = own(tensor(DType.INT64, dims(2), wholes(1L, 0L)));
    Tensor on = own(tensor(DType.FLOAT64, dims(), floats(0x1.4p+1)));
    Tensor off = own(tensor(DType.FLOAT64, dims(), floats(-0x1p+0)));
    Tensor y = own(context().oneHot(i, 2L, new Options.OneHot().onValue(on).offValue(off)));
    expect(y, DType.FLOAT64, dims(2, 2), 0, floats(-0x1p+0, 0x1.4p+1, 0x1.4p+1, -0x1p+0));
    Tensor z = own(context().oneHot(i, 2L, new Options.OneHot().onValue(on).axis(0L)));
    expect(z, DType.FLOAT64, dims(2, 2), 0, floats(0x0p+0, 0x1.4p+1, 0x1.4p+1, 0x0p+0));
    Tensor w = own(context().oneHot(i, 2L, new Options.OneHot().offValue(off)));
    expect(w, DType.FLOAT64, dims(2, 2), 0, floats(-0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0));
  }

  // ones_like
  @Test
  void ones_like() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(2, 1), wholes(4L, 5L)));
    Tensor y = own(context().onesLike(x));
    expect(y, DType.UINT8, dims(2, 1), 0, wholes(1L, 1L));
  }

  // ones_like dtype=bfloat16
  @Test
  void ones_like_dtype_bfloat16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor y = own(context().onesLike(x, new Options.OnesLike().dtype(DType.BFLOAT16)));
    expect(y, DType.BFLOAT16, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0));
  }

  // ops on nothing
  @Test
  void ops_on_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(0, 3), floats()));
    Tensor yExp = own(context().exp(x));
    expect(yExp, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor yRelu = own(context().relu(x));
    expect(yRelu, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor yIsnan = own(context().isnan(x));
    expect(yIsnan, DType.BOOL, dims(0, 3), 0, booleans());
    Tensor yNegative = own(context().negative(x));
    expect(yNegative, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor ySoftmax = own(context().softmax(x));
    expect(ySoftmax, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor yFlip = own(context().flip(x));
    expect(yFlip, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor yCopy = own(context().copy(x));
    expect(yCopy, DType.FLOAT32, dims(0, 3), 0, floats());
    Tensor c = own(context().concat(List.of(x, x), new Options.Concat().axis(1L)));
    expect(c, DType.FLOAT32, dims(0, 6), 0, floats());
    Tensor r = own(context().reshape(x, new long[] {3, 0, 2}));
    expect(r, DType.FLOAT32, dims(3, 0, 2), 0, floats());
    Tensor p = own(context().permuteDims(x));
    expect(p, DType.FLOAT32, dims(3, 0), 0, floats());
  }

  // ops on scalars
  @Test
  void ops_on_scalars() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(), floats(0x1p+2)));
    Tensor ySqrt = own(context().sqrt(x));
    expect(ySqrt, DType.FLOAT64, dims(), 0, floats(0x1p+1));
    Tensor ySum = own(context().sum(x));
    expect(ySum, DType.FLOAT64, dims(), 0, floats(0x1p+2));
    Tensor yMax = own(context().max(x));
    expect(yMax, DType.FLOAT64, dims(), 0, floats(0x1p+2));
    Tensor ySquare = own(context().square(x));
    expect(ySquare, DType.FLOAT64, dims(), 0, floats(0x1p+4));
    Tensor yPermuteDims = own(context().permuteDims(x));
    expect(yPermuteDims, DType.FLOAT64, dims(), 0, floats(0x1p+2));
    Tensor ySqueeze = own(context().squeeze(x));
    expect(ySqueeze, DType.FLOAT64, dims(), 0, floats(0x1p+2));
    Tensor yFlip = own(context().flip(x));
    expect(yFlip, DType.FLOAT64, dims(), 0, floats(0x1p+2));
    Tensor y = own(context().expandDims(x, 0L));
    expect(y, DType.FLOAT64, dims(1), 0, floats(0x1p+2));
    Tensor i = own(context().argmax(x));
    expect(i, DType.INT64, dims(), 0, wholes(0L));
    Tensor s = own(context().stack(List.of(x, x)));
    expect(s, DType.FLOAT64, dims(2), 0, floats(0x1p+2, 0x1p+2));
  }

  // optimizer adadelta
  @Test
  void optimizer_adadelta() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adadelta());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffff96p-1, -0x1.ffffcap+0, 0x1.ffff2cp-2, 0x1.7fffe6p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffff95e4c8f58p-1, -0x1.ffffcaf23053cp+0, 0x1.ffff2bc88d278p-2, 0x1.7fffe5799a887p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffffdcp-1, -0x1.ffffeep+0, 0x1.fffeap-2, 0x1.80000ap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffffdbdb8bd2bp-1, -0x1.ffffededc0db1p+0, 0x1.fffe9fda1bf1p-2, 0x1.80000aec37fcep+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.d70a3ep-6, 0x1.d70a3ep-4, 0x1.d70a3ep-2, 0x1.9b0a3ep+0));
    Variable slotMeanSquareChangeFloat32 = own(optimizer.slot(vFloat32, "mean_square_change"));
    Tensor meanSquareChangeFloat32Value = own(slotMeanSquareChangeFloat32.value());
    expect(meanSquareChangeFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.664974p-20, 0x1.664c88p-20, 0x1.664d4ep-20, 0x1.844008p-19));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.d70a3d70a3d6fp-6, 0x1.d70a3d70a3d6fp-4, 0x1.d70a3d70a3d6fp-2, 0x1.9b0a3d70a3d6fp+0));
    Variable slotMeanSquareChangeFloat64 = own(optimizer.slot(vFloat64, "mean_square_change"));
    Tensor meanSquareChangeFloat64Value = own(slotMeanSquareChangeFloat64.value());
    expect(meanSquareChangeFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.664973b03c40bp-20, 0x1.664c88e634daap-20, 0x1.664d4e35c532dp-20, 0x1.844007558c0ecp-19));
  }

  // optimizer adadelta changes the rows that sparse rows name
  @Test
  void optimizer_adadelta_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Adadelta().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.ff2e1aeba400ep-1, 0x1.ff970ae2641b5p+0, 0x1.8p+1, 0x1p+2, 0x1.3fe5c2563088p+2, 0x1.7fe5c24b4f1c4p+2));
  }

  // optimizer adadelta learning_rate=0.5 rho=0.75 epsilon=0.25 weight_decay=0.5
  @Test
  void optimizer_adadelta_learning_rate_0_5_rho_0_75_epsilon_0_25_weight_decay_0_5() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adadelta().learningRate(0x1p-1).rho(0x1.8p-1).epsilon(0x1p-2).weightDecay(0x1p-1));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.0d8368p-1, -0x1.257d86p+0, -0x1.27c972p-4, 0x1.107a4cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.0d8368e90048ap-1, -0x1.257d86660310dp+0, -0x1.27c9716ffb765p-4, 0x1.107a4bdb96a87p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.08d788p-1, -0x1.138b1ap+0, -0x1.6aa8f8p-2, 0x1.0c28dap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.08d7888877071p-1, -0x1.138b1a9d32e5fp+0, -0x1.6aa8f87832596p-2, 0x1.0c28d95bef9ecp+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanSquareChangeFloat32 = own(optimizer.slot(vFloat32, "mean_square_change"));
    Tensor meanSquareChangeFloat32Value = own(slotMeanSquareChangeFloat32.value());
    expect(meanSquareChangeFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.ae147ap-5, 0x1.2p-3, 0x1.eb851ep-3, 0x1.09b4fp-2));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanSquareChangeFloat64 = own(optimizer.slot(vFloat64, "mean_square_change"));
    Tensor meanSquareChangeFloat64Value = own(slotMeanSquareChangeFloat64.value());
    expect(meanSquareChangeFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.ae147ae147ae1p-5, 0x1.2p-3, 0x1.eb851eb851eb8p-3, 0x1.09b4f0c68ap-2));
  }

  // optimizer adagrad
  @Test
  void optimizer_adagrad() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adagrad());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff7ced9168e34p-1, -0x1.ffbe76c8b4558p+0, 0x1.fef9db22d11dbp-2, 0x1.7fdf3b645a54fp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffb78cp-1, -0x1.ffdbc6p+0, 0x1.fe84ap-2, 0x1.7ffffp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffb78b90f16a5p-1, -0x1.ffdbc5c878a44p+0, 0x1.fe849f23bfcc1p-2, 0x1.7fffefa9f1e7bp+1));
    Variable slotAccumulatorFloat32 = own(optimizer.slot(vFloat32, "accumulator"));
    Tensor accumulatorFloat32Value = own(slotAccumulatorFloat32.value());
    expect(accumulatorFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4));
    Variable slotAccumulatorFloat64 = own(optimizer.slot(vFloat64, "accumulator"));
    Tensor accumulatorFloat64Value = own(slotAccumulatorFloat64.value());
    expect(accumulatorFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4));
  }

  // optimizer adagrad changes the rows that sparse rows name
  @Test
  void optimizer_adagrad_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Adagrad().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.33333333585d1p-1, 0x1.95db0f7d4608ap+0, 0x1.8p+1, 0x1p+2, 0x1.24fae1d81f878p+2, 0x1.64edf4a4500aap+2));
  }

  // optimizer adagrad epsilon=0.25 epsilon_within_root=True
  @Test
  void optimizer_adagrad_epsilon_0_25_epsilon_within_root_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adagrad().epsilon(0x1p-2).epsilonWithinRoot(true));
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
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffcf02p-1, -0x1.ffe024p+0, 0x1.fe8f46p-2, 0x1.8011ccp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffcf023e87dcfp-1, -0x1.ffe0234585ae6p+0, 0x1.fe8f462124562p-2, 0x1.8011cc5e874a1p+1));
    Variable slotAccumulatorFloat32 = own(optimizer.slot(vFloat32, "accumulator"));
    Tensor accumulatorFloat32Value = own(slotAccumulatorFloat32.value());
    expect(accumulatorFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4));
    Variable slotAccumulatorFloat64 = own(optimizer.slot(vFloat64, "accumulator"));
    Tensor accumulatorFloat64Value = own(slotAccumulatorFloat64.value());
    expect(accumulatorFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.4p-2, 0x1.4p+0, 0x1.4p+2, 0x1.01p+4));
  }

  // optimizer adagrad learning_rate=0.125 epsilon=0.25 initial_accumulator_value=0.5
  @Test
  void optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adagrad().learningRate(0x1p-3).initialAccumulatorValue(0x1p-1).epsilon(0x1p-2));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.e353aap-1, -0x1.ea4d24p+0, 0x1.940b14p-2, 0x1.7cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.e353aa50f3ed9p-1, -0x1.ea4d2410a5628p+0, 0x1.940b1377e74cdp-2, 0x1.7cp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.f1391cp-1, -0x1.f4794ap+0, 0x1.62b8bap-2, 0x1.8ad0dap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.f1391c7e8a299p-1, -0x1.f47949ca9daa3p+0, 0x1.62b8ba2a6da91p-2, 0x1.8ad0d9f99129cp+1));
    Variable slotAccumulatorFloat32 = own(optimizer.slot(vFloat32, "accumulator"));
    Tensor accumulatorFloat32Value = own(slotAccumulatorFloat32.value());
    expect(accumulatorFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4));
    Variable slotAccumulatorFloat64 = own(optimizer.slot(vFloat64, "accumulator"));
    Tensor accumulatorFloat64Value = own(slotAccumulatorFloat64.value());
    expect(accumulatorFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4));
  }

  // optimizer adam
  @Test
  void optimizer_adam() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adam());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff5a04p-1, -0x1.ffad02p+0, 0x1.fe057ep-2, 0x1.7ff634p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff5a04c7e3382p-1, -0x1.ffad0263e2e8fp+0, 0x1.fe057d9ec09f6p-2, 0x1.7ff633135521p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6));
  }

  // optimizer adam changes the rows that sparse rows name
  @Test
  void optimizer_adam_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Adam().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.023afae5fa876p-1, 0x1.805d1b8806547p+0, 0x1.8p+1, 0x1p+2, 0x1.2006d1baadb49p+2, 0x1.60057812aa402p+2));
  }

  // optimizer adam epsilon=0.25 beta_2=0.75 epsilon_before_correction=True
  @Test
  void optimizer_adam_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adam().beta2(0x1.8p-1).epsilon(0x1p-2).epsilonBeforeCorrection(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffbe76p-1, -0x1.ffd45p+0, 0x1.ff2e48p-2, 0x1.7ff514p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffbe76c8b4396p-1, -0x1.ffd44f3078264p+0, 0x1.ff2e48e8a71dep-2, 0x1.7ff513cc1e099p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffac36p-1, -0x1.ffc824p+0, 0x1.fe61dep-2, 0x1.800832p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffac3653b825fp-1, -0x1.ffc82437d0195p+0, 0x1.fe61dd640644ep-2, 0x1.800831055a005p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
  }

  // optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5
  @Test
  void optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adam().learningRate(0x1p-3).beta1(0x1p-1).beta2(0x1.8p-1).epsilon(0x1p-2).weightDecay(0x1p-1));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.b55556p-1, -0x1.c66666p+0, 0x1.6e38e4p-2, 0x1.6p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.b555555555555p-1, -0x1.c666666666666p+0, 0x1.6e38e38e38e39p-2, 0x1.6p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.9ap-1, -0x1.aap+0, 0x1.ecee8ap-3, 0x1.569bd8p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.9ap-1, -0x1.aap+0, 0x1.ecee8958a20f6p-3, 0x1.569bd84b31f73p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
  }

  // optimizer adam of bfloat16: slots are float32
  @Test
  void optimizer_adam_of_bfloat16_slots_are_float32() throws Exception {
    Tensor x = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p+0, -0x1p+1, 0x1p-1)));
    Variable v = own(new Variable(x, "v", true));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-3));
    Tensor g0 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1)));
    adam.apply(List.of(v), List.of(g0));
    Tensor g1 = own(tensor(DType.BFLOAT16, dims(3), floats(0x1p+0, 0x1p-2, -0x1p+2)));
    adam.apply(List.of(v), List.of(g1));
    Tensor after = own(v.value());
    expect(after, DType.BFLOAT16, dims(3), 1, floats(0x1.82p-1, -0x1.dp+0, 0x1.aep-2));
    Variable slotM = own(adam.slot(v, "m"));
    Tensor mValue = own(slotM.value());
    expect(mValue, DType.FLOAT32, dims(3), 16, floats(0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3));
    Variable slotV = own(adam.slot(v, "v"));
    Tensor vValue = own(slotV.value());
    expect(vValue, DType.FLOAT32, dims(3), 16, floats(0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6));
  }

  // optimizer adam of float16: slots are float32
  @Test
  void optimizer_adam_of_float16_slots_are_float32() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1p+0, -0x1p+1, 0x1p-1)));
    Variable v = own(new Variable(x, "v", true));
    Optimizer adam = own(new Optimizers.Adam().learningRate(0x1p-3));
    Tensor g0 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p-1, -0x1p+0, 0x1p+1)));
    adam.apply(List.of(v), List.of(g0));
    Tensor g1 = own(tensor(DType.FLOAT16, dims(3), floats(0x1p+0, 0x1p-2, -0x1p+2)));
    adam.apply(List.of(v), List.of(g1));
    Tensor after = own(v.value());
    expect(after, DType.FLOAT16, dims(3), 1, floats(0x1.824p-1, -0x1.d1p+0, 0x1.aecp-2));
    Variable slotM = own(adam.slot(v, "m"));
    Tensor mValue = own(slotM.value());
    expect(mValue, DType.FLOAT32, dims(3), 16, floats(0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3));
    Variable slotV = own(adam.slot(v, "v"));
    Tensor vValue = own(slotV.value());
    expect(vValue, DType.FLOAT32, dims(3), 16, floats(0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6));
  }

  // optimizer adamax
  @Test
  void optimizer_adamax() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adamax());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff614ep-1, -0x1.ffb0a8p+0, 0x1.fe3882p-2, 0x1.7fef82p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff614e681db0ap-1, -0x1.ffb0a73401886p+0, 0x1.fe388100770fp-2, 0x1.7fef821a2b14cp+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotUFloat32 = own(optimizer.slot(vFloat32, "u"));
    Tensor uFloat32Value = own(slotUFloat32.value());
    expect(uFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotUFloat64 = own(optimizer.slot(vFloat64, "u"));
    Tensor uFloat64Value = own(slotUFloat64.value());
    expect(uFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.ff7cee3d08eecp-2, 0x1.ff7cede738b0cp-1, 0x1.ff7cedbc5091bp+0, 0x1.0000000abcc77p+2));
  }

  // optimizer adamax changes the rows that sparse rows name
  @Test
  void optimizer_adamax_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Adamax().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.10bb1825c144bp-1, 0x1.842692c978d37p+0, 0x1.8p+1, 0x1p+2, 0x1.2067cc1a35f81p+2, 0x1.6055d07b26646p+2));
  }

  // optimizer adamax epsilon=0.25 epsilon_outside_maximum=True
  @Test
  void optimizer_adamax_epsilon_0_25_epsilon_outside_maximum_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adamax().epsilon(0x1p-2).epsilonOutsideMaximum(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffa89ep-1, -0x1.ffcb92p+0, 0x1.ff16fcp-2, 0x1.7fef9ep+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffa89e60f04c7p-1, -0x1.ffcb923a29c78p+0, 0x1.ff16fbad2b769p-2, 0x1.7fef9db22d0e5p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff9636p-1, -0x1.ffc086p+0, 0x1.fe6b22p-2, 0x1.7ffefp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff9635d7cf96fp-1, -0x1.ffc0865418b69p+0, 0x1.fe6b223a3c63ap-2, 0x1.7ffeef4e28f9p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotUFloat32 = own(optimizer.slot(vFloat32, "u"));
    Tensor uFloat32Value = own(slotUFloat32.value());
    expect(uFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotUFloat64 = own(optimizer.slot(vFloat64, "u"));
    Tensor uFloat64Value = own(slotUFloat64.value());
    expect(uFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.ff7ced916872bp-2, 0x1.ff7ced916872bp-1, 0x1.ff7ced916872bp+0, 0x1p+2));
  }

  // optimizer adamax learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25
  @Test
  void optimizer_adamax_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adamax().learningRate(0x1p-3).beta1(0x1p-1).beta2(0x1.8p-1).epsilon(0x1p-2));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.d55556p-1, -0x1.e66666p+0, 0x1.8e38e4p-2, 0x1.78p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.8e38e38e38e39p-2, 0x1.78p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.d55556p-1, -0x1.e66666p+0, 0x1.29162p-2, 0x1.81b9bap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.29161f9add3c1p-2, 0x1.81b9b9b9b9b9cp+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotUFloat32 = own(optimizer.slot(vFloat32, "u"));
    Tensor uFloat32Value = own(slotUFloat32.value());
    expect(uFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotUFloat64 = own(optimizer.slot(vFloat64, "u"));
    Tensor uFloat64Value = own(slotUFloat64.value());
    expect(uFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2));
  }

  // optimizer adamw
  @Test
  void optimizer_adamw() throws Exception {
    Optimizer optimizer = own(new Optimizers.AdamW());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7b9ep-1, -0x1.ffbd28p+0, 0x1.fef88cp-2, 0x1.7fde4p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff7b9e063bdf8p-1, -0x1.ffbd273d66a9ep+0, 0x1.fef88b978e54bp-2, 0x1.7fde3fbbedaf8p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff5766p-1, -0x1.ffaa64p+0, 0x1.fe02ep-2, 0x1.7ff43cp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff576607f43e2p-1, -0x1.ffaa637900d13p+0, 0x1.fe02df34b7e1p-2, 0x1.7ff43bd86ec7cp+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6));
  }

  // optimizer adamw epsilon=0.25 beta_2=0.75 epsilon_before_correction=True
  @Test
  void optimizer_adamw_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.AdamW().beta2(0x1.8p-1).epsilon(0x1p-2).epsilonBeforeCorrection(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffbd28p-1, -0x1.ffd3p+0, 0x1.ff2cfap-2, 0x1.7ff418p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffbd273d5bab2p-1, -0x1.ffd2ffa51f98p+0, 0x1.ff2cf95d4e8fbp-2, 0x1.7ff418239b9eep+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffa998p-1, -0x1.ffc586p+0, 0x1.fe5f3ep-2, 0x1.80063ap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffa99768d60e5p-1, -0x1.ffc5853e9cf7cp+0, 0x1.fe5f3ed7a16ebp-2, 0x1.800639bc229d3p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
  }

  // optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25
  @Test
  void optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25() throws Exception {
    Optimizer optimizer = own(new Optimizers.AdamW().learningRate(0x1p-3).beta1(0x1p-1).beta2(0x1.8p-1).epsilon(0x1p-2).weightDecay(0x1p-2));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.c55556p-1, -0x1.d66666p+0, 0x1.7e38e4p-2, 0x1.6cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.c555555555555p-1, -0x1.d666666666666p+0, 0x1.7e38e38e38e39p-2, 0x1.6cp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.b72aaap-1, -0x1.c7b334p+0, 0x1.11690cp-2, 0x1.6d3bd8p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.b72aaaaaaaaabp-1, -0x1.c7b3333333333p+0, 0x1.11690bc8c2cedp-2, 0x1.6d3bd84b31f73p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
  }

  // optimizer ftrl
  @Test
  void optimizer_ftrl() throws Exception {
    Optimizer optimizer = own(new Optimizers.Ftrl());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.dbc896p-2, -0x1.6561d2p+0, 0x1.af071p-2, 0x1.4abeb4p-1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.dbc895fc72204p-2, -0x1.6561d1a4b1387p+0, 0x1.af0710b72174bp-2, 0x1.4abeb42d7090cp-1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.dc2eap-2, -0x1.657e06p+0, 0x1.ae92fcp-2, 0x1.4b411ep-1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.dc2ea01374c29p-2, -0x1.657e0568567afp+0, 0x1.ae92fc6930b0ap-2, 0x1.4b411d80c00f4p-1));
    Variable slotAccumulatorFloat32 = own(optimizer.slot(vFloat32, "accumulator"));
    Tensor accumulatorFloat32Value = own(slotAccumulatorFloat32.value());
    expect(accumulatorFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.a66666p-2, 0x1.59999ap+0, 0x1.466666p+2, 0x1.02999ap+4));
    Variable slotLinearFloat32 = own(optimizer.slot(vFloat32, "linear"));
    Tensor linearFloat32Value = own(slotLinearFloat32.value());
    expect(linearFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(-0x1.2aaa6p+8, 0x1.95a21ep+10, -0x1.dacaacp+9, -0x1.45211p+11));
    Variable slotAccumulatorFloat64 = own(optimizer.slot(vFloat64, "accumulator"));
    Tensor accumulatorFloat64Value = own(slotAccumulatorFloat64.value());
    expect(accumulatorFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.a666666666666p-2, 0x1.599999999999ap+0, 0x1.4666666666666p+2, 0x1.029999999999ap+4));
    Variable slotLinearFloat64 = own(optimizer.slot(vFloat64, "linear"));
    Tensor linearFloat64Value = own(slotLinearFloat64.value());
    expect(linearFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.2aaa60ac71401p+8, 0x1.95a21ee06b2d4p+10, -0x1.dacaabbd16e1dp+9, -0x1.45211081d1c41p+11));
  }

  // optimizer ftrl learning_rate=0.125 initial_accumulator_value=0.5 l1_regularization_strength=0.25 l2_regularization_strength=0.5 l2_shrinkage_regularization_strength=0.125 beta=0.25
  @Test
  void optimizer_ftrl_learning_rate_0_125_initial_accumulator_value_0_5_l1_regularization_strengt() throws Exception {
    Optimizer optimizer = own(new Optimizers.Ftrl().learningRate(0x1p-3).initialAccumulatorValue(0x1p-1).l1RegularizationStrength(0x1p-2).l2RegularizationStrength(0x1p-1).l2ShrinkageRegularizationStrength(0x1p-3).beta(0x1p-2));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.bfcb0ep-6, -0x1.05547ep-1, 0x1.508ea8p-3, 0x0p+0));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.bfcb0de099f62p-6, -0x1.05547e0a2ad0bp-1, 0x1.508ea75b3d094p-3, 0x0p+0));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.a2fb1cp-5, -0x1.135e04p-1, 0x1.dd2928p-4, 0x1.b35d9ap-4));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.a2fb1c00a63f2p-5, -0x1.135e0497230fap-1, 0x1.dd2928565ad05p-4, 0x1.b35d9a27a781p-4));
    Variable slotAccumulatorFloat32 = own(optimizer.slot(vFloat32, "accumulator"));
    Tensor accumulatorFloat32Value = own(slotAccumulatorFloat32.value());
    expect(accumulatorFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4));
    Variable slotLinearFloat32 = own(optimizer.slot(vFloat32, "linear"));
    Tensor linearFloat32Value = own(slotLinearFloat32.value());
    expect(linearFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(-0x1.8b641cp-1, 0x1.e38a14p+2, -0x1.647e7ep+1, -0x1.01e24cp+2));
    Variable slotAccumulatorFloat64 = own(optimizer.slot(vFloat64, "accumulator"));
    Tensor accumulatorFloat64Value = own(slotAccumulatorFloat64.value());
    expect(accumulatorFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4));
    Variable slotLinearFloat64 = own(optimizer.slot(vFloat64, "linear"));
    Tensor linearFloat64Value = own(slotLinearFloat64.value());
    expect(linearFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.8b641c3f49083p-1, 0x1.e38a13b01c548p+2, -0x1.647e7ed558d7ap+1, -0x1.01e24cc824c9ap+2));
  }

  // optimizer gradient_descent
  @Test
  void optimizer_gradient_descent() throws Exception {
    Optimizer optimizer = own(new Optimizers.SGD());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.feb852p-1, -0x1.feb852p+0, 0x1.e147aep-2, 0x1.84ccccp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.feb851eb851ecp-1, -0x1.feb851eb851ecp+0, 0x1.e147ae147ae14p-2, 0x1.84ccccccccccdp+1));
  }

  // optimizer gradient_descent changes the rows that sparse rows name
  @Test
  void optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.SGD().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0));
  }

  // optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True
  @Test
  void optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.SGD().learningRate(0x1p-1).momentum(0x1.8p-1).nesterov(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1));
  }

  // optimizer gradient_descent momentum=0.5
  @Test
  void optimizer_gradient_descent_momentum_0_5() throws Exception {
    Optimizer optimizer = own(new Optimizers.SGD().momentum(0x1p-1));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.d70a3ep-2, 0x1.84a3d8p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.d70a3d70a3d71p-2, 0x1.84a3d70a3d70ap+1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
  }

  // optimizer lion
  @Test
  void optimizer_lion() throws Exception {
    Optimizer optimizer = own(new Optimizers.Lion());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff7ced916872bp-1, -0x1.ffbe76c8b4396p+0, 0x1.fef9db22d0e56p-2, 0x1.7fdf3b645a1cbp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1p+0, -0x1p+1, 0x1.fdf3b6p-2, 0x1.8p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1p+0, -0x1p+1, 0x1.fdf3b645a1cacp-2, 0x1.8p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.41205cp-9, -0x1.41205cp-8, 0x1.e83e42p-6, -0x1.3367ap-5));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.41205bc01a373p-9, -0x1.41205bc01a373p-8, 0x1.e83e425aee63ap-6, -0x1.3367a0f9096cp-5));
  }

  // optimizer lion changes the rows that sparse rows name
  @Test
  void optimizer_lion_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Lion().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1p+2, 0x1.2p+2, 0x1.6p+2));
  }

  // optimizer lion learning_rate=0.125 beta_1=0.5 beta_2=0.75
  @Test
  void optimizer_lion_learning_rate_0_125_beta_1_0_5_beta_2_0_75() throws Exception {
    Optimizer optimizer = own(new Optimizers.Lion().learningRate(0x1p-3).beta1(0x1p-1).beta2(0x1.8p-1));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
  }

  // optimizer momentum
  @Test
  void optimizer_momentum() throws Exception {
    Optimizer optimizer = own(new Optimizers.Momentum());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fc6a7ep-1, -0x1.fc6a7ep+0, 0x1.ced916p-2, 0x1.848312p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fc6a7ef9db22dp-1, -0x1.fc6a7ef9db22dp+0, 0x1.ced916872b021p-2, 0x1.8483126e978d5p+1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1));
  }

  // optimizer momentum changes the rows that sparse rows name
  @Test
  void optimizer_momentum_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Momentum().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(-0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.8p+1, 0x1p+2, -0x1.2p+2, -0x1.599999999999ap+2));
  }

  // optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True
  @Test
  void optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Momentum().learningRate(0x1p-2).momentum(0x1p-1).nesterov(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1));
  }

  // optimizer momentum learning_rate=0.25 rate_within_momentum=True
  @Test
  void optimizer_momentum_learning_rate_0_25_rate_within_momentum_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Momentum().learningRate(0x1p-2).rateWithinMomentum(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.a66666p-1, -0x1.a66666p+0, -0x1.666666p-1, 0x1.f0ccccp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.a666666666666p-1, -0x1.a666666666666p+0, -0x1.6666666666666p-1, 0x1.f0ccccccccccdp+1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1));
  }

  // optimizer nadam
  @Test
  void optimizer_nadam() throws Exception {
    Optimizer optimizer = own(new Optimizers.Nadam());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff7588p-1, -0x1.ffbac4p+0, 0x1.feeb0ep-2, 0x1.7fdd62p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff75875c817d9p-1, -0x1.ffbac3ae35212p+0, 0x1.feeb0eb8bd494p-2, 0x1.7fdd61d72bfd1p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffab6ap-1, -0x1.ffd5b4p+0, 0x1.fe61b6p-2, 0x1.7fff6ep+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffab69ea19cc5p-1, -0x1.ffd5b4f507007p+0, 0x1.fe61b6d30894ap-2, 0x1.7fff6dbb42c25p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6));
  }

  // optimizer nadam changes the rows that sparse rows name
  @Test
  void optimizer_nadam_changes_the_rows_that_sparse_rows_name() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Variable v = own(new Variable(x, "v", true));
    Tensor i = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 2L)));
    Optimizer optimizer = own(new Optimizers.Nadam().learningRate(0x1p-2));
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
    expect(after, DType.FLOAT64, dims(3, 2), 16, floats(0x1.22f81e8c01403p-1, 0x1.8d7d318305595p+0, 0x1.8p+1, 0x1p+2, 0x1.22dd153573c5p+2, 0x1.62cf953a105f5p+2));
  }

  // optimizer nadam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 momentum_decay=0.5
  @Test
  void optimizer_nadam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_momentum_decay_0_5() throws Exception {
    Optimizer optimizer = own(new Optimizers.Nadam().learningRate(0x1p-3).beta1(0x1p-1).beta2(0x1.8p-1).epsilon(0x1p-2).momentumDecay(0x1p-1));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.cf648ap-1, -0x1.e2d5ecp+0, 0x1.7e617p-2, 0x1.76e2dap+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.cf6489a988653p-1, -0x1.e2d5ec3285098p+0, 0x1.7e616f196bb88p-2, 0x1.76e2d9cfc993p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.e3961ep-1, -0x1.ef711ap+0, 0x1.313728p-2, 0x1.88e8a6p+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.e3961e9579813p-1, -0x1.ef711a3faf53ap+0, 0x1.31372863a7fc6p-2, 0x1.88e8a50ddb963p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
  }

  // optimizer nesterov
  @Test
  void optimizer_nesterov() throws Exception {
    Optimizer optimizer = own(new Optimizers.Nesterov());
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fb22dp-1, -0x1.fb22dp+0, 0x1.d91688p-2, 0x1.7f645ap+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fb22d0e560419p-1, -0x1.fb22d0e560419p+0, 0x1.d916872b020c5p-2, 0x1.7f645a1cac083p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fb7e9p-1, -0x1.fb7e9p+0, 0x1.b50b1p-2, 0x1.88dc5ep+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fb7e90ff97247p-1, -0x1.fb7e90ff97247p+0, 0x1.b50b0f27bb2ffp-2, 0x1.88dc5d6388659p+1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1));
  }
}
