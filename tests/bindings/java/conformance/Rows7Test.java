// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows7Test extends Row {
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

  // multi_head_attention
  @Test
  void multi_head_attention() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(query);
    tape.watch(key);
    tape.watch(value);
    tape.watch(queryKernel);
    tape.watch(keyKernel);
    tape.watch(valueKernel);
    tape.watch(outputKernel);
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.990b92p-4, -0x1.ae8dep-4, -0x1.9bc6eap-4, -0x1.acc57cp-4, -0x1.7137fp-4, -0x1.9d5f4cp-4, -0x1.cade7ep-5, -0x1.1e0ffp-4, -0x1.dcfc2ep-5, -0x1.21a4eap-4, -0x1.c0fc42p-5, -0x1.1d0e0ep-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel), Arrays.asList(dY), false));
    Tensor dQuery = list.get(0);
    Tensor dKey = list.get(1);
    Tensor dValue = list.get(2);
    Tensor dQueryKernel = list.get(3);
    Tensor dKeyKernel = list.get(4);
    Tensor dValueKernel = list.get(5);
    Tensor dOutputKernel = list.get(6);
    expect(dQuery, DType.FLOAT32, dims(2, 3, 4), 16384, floats(0x1.c99ecap-6, -0x1.4e6a0ap-6, -0x1.7b35fcp-12, 0x1.452dcp-6, 0x1.8f1888p-5, -0x1.27bcf8p-5, -0x1.e78b74p-12, 0x1.1bfaecp-5, 0x1.035c26p-4, -0x1.6ec9cp-5, -0x1.5956e4p-10, 0x1.6f6e4cp-5, -0x1.9d15dp-9, 0x1.36f394p-9, 0x1.575afap-12, -0x1.1acc54p-9, -0x1.f7a6ep-9, 0x1.23c804p-9, 0x1.5f5de8p-12, -0x1.5b33d8p-9, -0x1.51737cp-9, 0x1.6330a2p-10, 0x1.bb43ep-13, -0x1.d23dfcp-10));
    expect(dKey, DType.FLOAT32, dims(2, 2, 5), 16384, floats(0x1.9f04dcp-8, -0x1.e8a3cap-11, -0x1.a8a2aep-7, 0x1.ae58a6p-11, 0x1.b1096ap-7, -0x1.9f04dcp-8, 0x1.e8a3cap-11, 0x1.a8a2aep-7, -0x1.ae58a6p-11, -0x1.b1096ap-7, -0x1.16ee9ap-7, 0x1.ac0a2cp-7, -0x1.3c5704p-10, -0x1.a511eep-8, -0x1.2668aap-8, 0x1.16ee9ap-7, -0x1.ac0a2cp-7, 0x1.3c5704p-10, 0x1.a511eep-8, 0x1.2668aap-8));
    expect(dValue, DType.FLOAT32, dims(2, 2, 3), 16384, floats(0x1.635b9p+0, 0x1.5fc58ep+0, -0x1.86bbcep-2, 0x1.61647p+0, 0x1.5e3a72p+0, -0x1.8e4432p-2, 0x1.f37758p-1, 0x1.0739cep+0, -0x1.721ca6p-2, 0x1.f388a8p-1, 0x1.074632p+0, -0x1.75e35ap-2));
    expect(dQueryKernel, DType.FLOAT32, dims(4, 2, 2), 16384, floats(0x1.1c8d4ap-7, 0x1.510dbap-8, 0x1.6335eap-10, -0x1.7a1b32p-11, -0x1.06d91cp-5, -0x1.40aba4p-6, -0x1.4d6fd6p-10, 0x1.ab40f8p-11, 0x1.f45d36p-8, 0x1.14ceeap-8, -0x1.6335bcp-10, 0x1.9de65ep-12, -0x1.04bee2p-5, -0x1.31c938p-6, -0x1.a8f14ep-9, 0x1.78d718p-10));
    expect(dKeyKernel, DType.FLOAT32, dims(5, 2, 2), 16384, floats(0x1.0e7a08p-9, 0x1.421004p-6, 0x1.9d737ap-8, 0x1.f88608p-7, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9, 0x1.63a296p-11, -0x1.084802p-19, -0x1.c2be08p-10, -0x1.382494p-9));
    expect(dValueKernel, DType.FLOAT32, dims(3, 2, 3), 16384, floats(0x1.16d5d6p+0, 0x1.e89fbap-5, -0x1.f097b6p-1, 0x1.d31ac4p-1, -0x1.d3d616p-4, -0x1.240826p+0, 0x1.62badp-5, 0x1.013f72p-6, -0x1.85ed72p-7, 0x1.11ac4cp-5, 0x1.214f5p-7, -0x1.02094ap-6, -0x1.00aa2ap+0, -0x1.cec08ep-6, 0x1.e4684ap-1, -0x1.b0e53cp-1, 0x1.0e14f4p-3, 0x1.1bf7dap+0));
    expect(dOutputKernel, DType.FLOAT32, dims(2, 3, 2), 16384, floats(0x1.21850ap-2, 0x1.2ecd9ep-3, 0x1.c64ee8p-3, 0x1.56bea4p-3, 0x1.4993bap-3, 0x1.7eafa8p-3, 0x1.b48eaep-4, 0x1.9f628ap-3, 0x1.c6c96ap-5, 0x1.bc765ap-3, -0x1.182aeep+0, -0x1.706c4cp+0));
  }

  // multi_head_attention dropout=0.25 seed=7
  @Test
  void multi_head_attention_dropout_0_25_seed_7() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().dropout(0x1p-2).seed(7L)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.10b262p-3, -0x1.1f094p-3, -0x1.12849cp-3, -0x1.1dd8fcp-3, -0x1.7fa9f8p-4, -0x1.82a486p-6, -0x1.31e9a8p-4, -0x1.7d6a94p-4, -0x1.bc0f02p-3, -0x1.3dcfbcp-3, -0x1.2b52d8p-4, -0x1.7c12bcp-4));
  }

  // multi_head_attention is_causal=True
  @Test
  void multi_head_attention_is_causal_true() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().isCausal(true)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.12cp-2, -0x1p-2, -0x1.9bc6eap-4, -0x1.acc57cp-4, -0x1.7137fp-4, -0x1.9d5f4cp-4, -0x1.d68p-3, -0x1.bdp-3, -0x1.dcfc2ep-5, -0x1.21a4eap-4, -0x1.c0fc42p-5, -0x1.1d0e0ep-4));
  }

  // multi_head_attention scale=0.75
  @Test
  void multi_head_attention_scale_0_75() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().scale(0x1.8p-1)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.9a5236p-4, -0x1.af222cp-4, -0x1.9d37eep-4, -0x1.ad3e14p-4, -0x1.701464p-4, -0x1.9ce8e4p-4, -0x1.cacceep-5, -0x1.1e016p-4, -0x1.de03ecp-5, -0x1.21cdf8p-4, -0x1.c05138p-5, -0x1.1cefdap-4));
  }

  // multi_head_attention with a mask
  @Test
  void multi_head_attention_with_a_mask() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.BOOL, dims(2, 3, 2), booleans(true, false, true, true, false, true, true, true, true, false, true, true)));
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.12cp-2, -0x1p-2, -0x1.9bc6eap-4, -0x1.acc57cp-4, 0x1.43p-4, 0x1.6cp-5, -0x1.cade7ep-5, -0x1.1e0ffp-4, -0x1.d68p-3, -0x1.bdp-3, -0x1.c0fc42p-5, -0x1.1d0e0ep-4));
  }

  // multi_head_attention with a mask that is added
  @Test
  void multi_head_attention_with_a_mask_that_is_added() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor mask = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(mask);
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().mask(mask)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.5673bap-4, -0x1.762036p-4, -0x1.592b54p-4, -0x1.745ce2p-4, -0x1.2ef61cp-4, -0x1.6516cp-4, -0x1.45f4aap-5, -0x1.cb68a6p-5, -0x1.57edcap-5, -0x1.d2842cp-5, -0x1.3c2a4p-5, -0x1.c96a02p-5));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(mask), Arrays.asList(dY), false));
    Tensor dMask = list.get(0);
    expect(dMask, DType.FLOAT32, dims(2, 3, 2), 16384, floats(-0x1.f7e3dp-4, 0x1.f7e3dp-4, -0x1.87b4d4p-3, 0x1.87b4d4p-3, -0x1.62f8e8p-2, 0x1.62f8e8p-2, -0x1.198452p-3, 0x1.198452p-3, -0x1.8360eap-3, 0x1.8360eap-3, -0x1.0bfdeep-3, 0x1.0bfdeep-3));
  }

  // multi_head_attention with biases
  @Test
  void multi_head_attention_with_biases() throws Exception {
    Tensor query = own(tensor(DType.FLOAT32, dims(2, 3, 4), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2)));
    Tensor key = own(tensor(DType.FLOAT32, dims(2, 2, 5), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor value = own(tensor(DType.FLOAT32, dims(2, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryKernel = own(tensor(DType.FLOAT32, dims(4, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3)));
    Tensor keyKernel = own(tensor(DType.FLOAT32, dims(5, 2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1, -0x1.4p-2, -0x1p-3)));
    Tensor valueKernel = own(tensor(DType.FLOAT32, dims(3, 2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1, -0x1.8p-2, -0x1.8p-3, 0x0p+0, 0x1.8p-3, 0x1.8p-2, -0x1p-1)));
    Tensor outputKernel = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2, -0x1.cp-2, -0x1p-2, -0x1p-4, 0x1p-3, 0x1.4p-2, 0x1p-1)));
    Tensor queryBias = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor keyBias = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4)));
    Tensor valueBias = own(tensor(DType.FLOAT32, dims(2, 3), floats(-0x1p-1, -0x1.4p-2, -0x1p-3, 0x1p-4, 0x1p-2, 0x1.cp-2)));
    Tensor outputBias = own(tensor(DType.FLOAT32, dims(2), floats(-0x1p-1, -0x1.4p-2)));
    Tape tape = own(context().tape(false, false));
    tape.watch(queryBias);
    tape.watch(valueBias);
    tape.watch(outputBias);
    Tensor y = own(context().multiHeadAttention(query, key, value, queryKernel, keyKernel, valueKernel, outputKernel, new Options.MultiHeadAttention().queryBias(queryBias).keyBias(keyBias).valueBias(valueBias).outputBias(outputBias)));
    expect(y, DType.FLOAT32, dims(2, 3, 2), 64, floats(-0x1.cd231ep-3, -0x1.77a0dcp-4, -0x1.ce7f12p-3, -0x1.75d71ap-4, -0x1.b97df6p-3, -0x1.66a934p-4, -0x1.a7c176p-3, -0x1.1369bap-4, -0x1.ac488cp-3, -0x1.16fe7p-4, -0x1.a548f2p-3, -0x1.1267ep-4));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3, 2), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(queryBias, valueBias, outputBias), Arrays.asList(dY), false));
    Tensor dQueryBias = list.get(0);
    Tensor dValueBias = list.get(1);
    Tensor dOutputBias = list.get(2);
    expect(dQueryBias, DType.FLOAT32, dims(2, 2), 16384, floats(-0x1.8ecf6p-3, -0x1.a2949ap-4, 0x1.c7cefcp-9, -0x1.c65212p-9));
    expect(dValueBias, DType.FLOAT32, dims(2, 3), 16384, floats(-0x1.65p+2, -0x1.ep-3, 0x1.47p+2, -0x1.2cp+2, 0x1.5p-1, 0x1.8p+2));
    expect(dOutputBias, DType.FLOAT32, dims(2), 16384, floats(0x1.8p+2, 0x1.08p+3));
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

  // nanargmax
  @Test
  void nanargmax() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmax(x));
    expect(y, DType.INT64, dims(), 0, wholes(4L));
  }

  // nanargmax axis=0
  @Test
  void nanargmax_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmax(x, new Options.Nanargmax().axis(0L)));
    expect(y, DType.INT64, dims(3), 0, wholes(0L, 1L, 0L));
  }

  // nanargmax axis=0 keepdims=True
  @Test
  void nanargmax_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmax(x, new Options.Nanargmax().axis(0L).keepdims(true)));
    expect(y, DType.INT64, dims(1, 3), 0, wholes(0L, 1L, 0L));
  }

  // nanargmax axis=1
  @Test
  void nanargmax_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmax(x, new Options.Nanargmax().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(2L, 1L));
  }

  // nanargmax axis=1 keepdims=True
  @Test
  void nanargmax_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmax(x, new Options.Nanargmax().axis(1L).keepdims(true)));
    expect(y, DType.INT64, dims(2, 1), 0, wholes(2L, 1L));
  }

  // nanargmin
  @Test
  void nanargmin() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmin(x));
    expect(y, DType.INT64, dims(), 0, wholes(3L));
  }

  // nanargmin axis=0
  @Test
  void nanargmin_axis_0() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmin(x, new Options.Nanargmin().axis(0L)));
    expect(y, DType.INT64, dims(3), 0, wholes(1L, 1L, 0L));
  }

  // nanargmin axis=0 keepdims=True
  @Test
  void nanargmin_axis_0_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmin(x, new Options.Nanargmin().axis(0L).keepdims(true)));
    expect(y, DType.INT64, dims(1, 3), 0, wholes(1L, 1L, 0L));
  }

  // nanargmin axis=1
  @Test
  void nanargmin_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmin(x, new Options.Nanargmin().axis(1L)));
    expect(y, DType.INT64, dims(2), 0, wholes(0L, 0L));
  }

  // nanargmin axis=1 keepdims=True
  @Test
  void nanargmin_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanargmin(x, new Options.Nanargmin().axis(1L).keepdims(true)));
    expect(y, DType.INT64, dims(2, 1), 0, wholes(0L, 0L));
  }

  // nancumprod axis=1
  @Test
  void nancumprod_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumprod(x, new Options.Nancumprod().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+2, 0x1p-1, 0x1p+2, 0x1p+2));
  }

  // nancumprod axis=1 exclusive=True
  @Test
  void nancumprod_axis_1_exclusive_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumprod(x, new Options.Nancumprod().axis(1L).exclusive(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+2));
  }

  // nancumprod axis=1 include_initial=True
  @Test
  void nancumprod_axis_1_include_initial_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumprod(x, new Options.Nancumprod().axis(1L).includeInitial(true)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x1p+0, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+0, 0x1p-1, 0x1p+2, 0x1p+2));
  }

  // nancumprod axis=1 reverse=True dtype=float64
  @Test
  void nancumprod_axis_1_reverse_true_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumprod(x, new Options.Nancumprod().axis(1L).dtype(DType.FLOAT64).reverse(true)));
    expect(y, DType.FLOAT64, dims(2, 3), 0, floats(0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+3, 0x1p+0));
  }

  // nancumsum axis=1
  @Test
  void nancumsum_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumsum(x, new Options.Nancumsum().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1.4p+2, 0x1p-1, 0x1.1p+3, 0x1.1p+3));
  }

  // nancumsum axis=1 exclusive=True
  @Test
  void nancumsum_axis_1_exclusive_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumsum(x, new Options.Nancumsum().axis(1L).exclusive(true)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x0p+0, 0x1p-1, 0x1.1p+3));
  }

  // nancumsum axis=1 include_initial=True
  @Test
  void nancumsum_axis_1_include_initial_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumsum(x, new Options.Nancumsum().axis(1L).includeInitial(true)));
    expect(y, DType.FLOAT32, dims(2, 4), 0, floats(0x0p+0, 0x1p+0, 0x1p+0, 0x1.4p+2, 0x0p+0, 0x1p-1, 0x1.1p+3, 0x1.1p+3));
  }

  // nancumsum axis=1 reverse=True dtype=float64
  @Test
  void nancumsum_axis_1_reverse_true_dtype_float64() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nancumsum(x, new Options.Nancumsum().axis(1L).dtype(DType.FLOAT64).reverse(true)));
    expect(y, DType.FLOAT64, dims(2, 3), 0, floats(0x1.4p+2, 0x1p+2, 0x1p+2, 0x1.1p+3, 0x1p+3, 0x0p+0));
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

  // nanmedian
  @Test
  void nanmedian() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmedian(x));
    expect(y, DType.FLOAT32, dims(), 0, floats(0x1.4p+1));
  }

  // nanmedian axis=1 keepdims=True
  @Test
  void nanmedian_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor y = own(context().nanmedian(x, new Options.Nanmedian().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 1), 0, floats(0x1.4p+1, 0x1.1p+2));
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

  // nanpercentile
  @Test
  void nanpercentile() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.2cp+6)));
    Tensor y = own(context().nanpercentile(x, q));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.cp-1, 0x1.4p+2));
  }

  // nanpercentile axis=1 keepdims=True
  @Test
  void nanpercentile_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.2cp+6)));
    Tensor y = own(context().nanpercentile(x, q, new Options.Nanpercentile().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.cp+0, 0x1.3p+1, 0x1.ap+1, 0x1.88p+2));
  }

  // nanpercentile axis=1 keepdims=True method=LOWER
  @Test
  void nanpercentile_axis_1_keepdims_true_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.2cp+6)));
    Tensor y = own(context().nanpercentile(x, q, new Options.Nanpercentile().axis(1).keepdims(true).method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1));
  }

  // nanpercentile method=LOWER
  @Test
  void nanpercentile_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1.9p+4, 0x1.2cp+6)));
    Tensor y = own(context().nanpercentile(x, q, new Options.Nanpercentile().method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p-1, 0x1p+2));
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

  // nanquantile
  @Test
  void nanquantile() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1.8p-1)));
    Tensor y = own(context().nanquantile(x, q));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.cp-1, 0x1.4p+2));
  }

  // nanquantile axis=1 keepdims=True
  @Test
  void nanquantile_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1.8p-1)));
    Tensor y = own(context().nanquantile(x, q, new Options.Nanquantile().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.cp+0, 0x1.3p+1, 0x1.ap+1, 0x1.88p+2));
  }

  // nanquantile axis=1 keepdims=True method=LOWER
  @Test
  void nanquantile_axis_1_keepdims_true_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1.8p-1)));
    Tensor y = own(context().nanquantile(x, q, new Options.Nanquantile().axis(1).keepdims(true).method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1p+0, 0x1p-1, 0x1p+0, 0x1p-1));
  }

  // nanquantile method=LOWER
  @Test
  void nanquantile_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, Double.NaN, 0x1p+2, 0x1p-1, 0x1p+3, Double.NaN)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1.8p-1)));
    Tensor y = own(context().nanquantile(x, q, new Options.Nanquantile().method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p-1, 0x1p+2));
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

  // ndtri and its gradient
  @Test
  void ndtri_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().ndtri(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.88bc2p+0, -0x1.5956b8p-1, 0x1.464966p-2, 0x1.267d4cp+0));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.043252p+3, 0x1.92cc7ap+0, 0x1.518e96p+2, 0x1.36e692p+0));
  }

  // ndtri of other dtypes
  @Test
  void ndtri_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1)));
    Tensor yFloat64 = own(context().ndtri(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.88bc1fbe1dabep+0, -0x1.5956b87528a49p-1, 0x1.464965bdc7eafp-2, 0x1.267d4c07b0567p+0));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1)));
    Tensor yFloat16 = own(context().ndtri(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.88cp+0, -0x1.594p-1, 0x1.464p-2, 0x1.268p+0));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(0x1p-4, 0x1p-2, 0x1.4p-1, 0x1.cp-1)));
    Tensor yBfloat16 = own(context().ndtri(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.88p+0, -0x1.5ap-1, 0x1.46p-2, 0x1.26p+0));
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

  // optimizer adam beta_2=0.25 amsgrad=True
  @Test
  void optimizer_adam_beta_2_0_25_amsgrad_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.Adam().beta2(0x1p-2).amsgrad(true));
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
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff5e14p-1, -0x1.ffaf0ap+0, 0x1.fe21e6p-2, 0x1.7ff16cp+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff5e13acd150fp-1, -0x1.ffaf09d65ac5p+0, 0x1.fe21e5e15456ap-2, 0x1.7ff16ba481833p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3));
    Variable slotVMaxFloat32 = own(optimizer.slot(vFloat32, "v_max"));
    Tensor vMaxFloat32Value = own(slotVMaxFloat32.value());
    expect(vMaxFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3));
    Variable slotVMaxFloat64 = own(optimizer.slot(vFloat64, "v_max"));
    Tensor vMaxFloat64Value = own(slotVMaxFloat64.value());
    expect(vMaxFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3));
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

  // optimizer adamw beta_2=0.25 epsilon=0.25 epsilon_before_correction=True amsgrad=True
  @Test
  void optimizer_adamw_beta_2_0_25_epsilon_0_25_epsilon_before_correction_true_amsgrad_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.AdamW().beta2(0x1p-2).epsilon(0x1p-2).epsilonBeforeCorrection(true).amsgrad(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ffab98p-1, -0x1.ffcbd6p+0, 0x1.ff199cp-2, 0x1.7fefdp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ffab97cc56effp-1, -0x1.ffcbd57db54afp+0, 0x1.ff199c2a72da1p-2, 0x1.7fefcf2cdc6d3p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff96bap-1, -0x1.ffbe8ep+0, 0x1.fe5b96p-2, 0x1.7fffcap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff96b967ebf5ep-1, -0x1.ffbe8dbbe52f2p+0, 0x1.fe5b9531a3a41p-2, 0x1.7fffca88cc1e9p+1));
    Variable slotMFloat32 = own(optimizer.slot(vFloat32, "m"));
    Tensor mFloat32Value = own(slotMFloat32.value());
    expect(mFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2));
    Variable slotVFloat32 = own(optimizer.slot(vFloat32, "v"));
    Tensor vFloat32Value = own(slotVFloat32.value());
    expect(vFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3));
    Variable slotVMaxFloat32 = own(optimizer.slot(vFloat32, "v_max"));
    Tensor vMaxFloat32Value = own(slotVMaxFloat32.value());
    expect(vMaxFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3));
    Variable slotMFloat64 = own(optimizer.slot(vFloat64, "m"));
    Tensor mFloat64Value = own(slotMFloat64.value());
    expect(mFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2));
    Variable slotVFloat64 = own(optimizer.slot(vFloat64, "v"));
    Tensor vFloat64Value = own(slotVFloat64.value());
    expect(vFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.8p-4, 0x1.8p-2, 0x1.8p+0, 0x1.806p+3));
    Variable slotVMaxFloat64 = own(optimizer.slot(vFloat64, "v_max"));
    Tensor vMaxFloat64Value = own(slotVMaxFloat64.value());
    expect(vMaxFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.8p-3, 0x1.8p-1, 0x1.8p+1, 0x1.806p+3));
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

  // optimizer rmsprop rho=0.75 centered=True
  @Test
  void optimizer_rmsprop_rho_0_75_centered_true() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().rho(0x1.8p-1).centered(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.fed14ep-1, -0x1.ff68a6p+0, 0x1.fda29ap-2, 0x1.7fb454p+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.fed14d5cb85fbp-1, -0x1.ff68a6ae218bdp+0, 0x1.fda29ab810e75p-2, 0x1.7fb4535768bbfp+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff556ap-1, -0x1.ffaab4p+0, 0x1.fc52cap-2, 0x1.7ffebap+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff55690ca422dp-1, -0x1.ffaab4862dc44p+0, 0x1.fc52ca9277b37p-2, 0x1.7ffebaee1b33ap+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanGradientFloat32 = own(optimizer.slot(vFloat32, "mean_gradient"));
    Tensor meanGradientFloat32Value = own(slotMeanGradientFloat32.value());
    expect(meanGradientFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanGradientFloat64 = own(optimizer.slot(vFloat64, "mean_gradient"));
    Tensor meanGradientFloat64Value = own(slotMeanGradientFloat64.value());
    expect(meanGradientFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
  }

  // optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True centered=True
  @Test
  void optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_centered_tru() throws Exception {
    Optimizer optimizer = own(new Optimizers.RMSprop().rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).epsilonWithinRoot(true).centered(true));
    Tensor pFloat32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat32 = own(new Variable(pFloat32, "float32", true));
    Tensor pFloat64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1)));
    Variable vFloat64 = own(new Variable(pFloat64, "float64", true));
    Tensor g0Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    Tensor g0Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g0Float32, g0Float64));
    Tensor r0Float32 = own(vFloat32.value());
    expect(r0Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff87b8p-1, -0x1.ff9cecp+0, 0x1.fdf3b6p-2, 0x1.7feffcp+1));
    Tensor r0Float64 = own(vFloat64.value());
    expect(r0Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff87b857681ddp-1, -0x1.ff9ceb3bcc291p+0, 0x1.fdf3b645a1cacp-2, 0x1.7feffcac76be2p+1));
    Tensor g1Float32 = own(tensor(DType.FLOAT32, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    Tensor g1Float64 = own(tensor(DType.FLOAT64, dims(2, 2), floats(-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2)));
    optimizer.apply(List.of(vFloat32, vFloat64), List.of(g1Float32, g1Float64));
    Tensor r1Float32 = own(vFloat32.value());
    expect(r1Float32, DType.FLOAT32, dims(2, 2), 8, floats(0x1.ff864ap-1, -0x1.ff99e6p+0, 0x1.fbd2cap-2, 0x1.802f8ep+1));
    Tensor r1Float64 = own(vFloat64.value());
    expect(r1Float64, DType.FLOAT64, dims(2, 2), 8, floats(0x1.ff864a0325ef9p-1, -0x1.ff99e6bf724f3p+0, 0x1.fbd2c9bfbe0f1p-2, 0x1.802f8ecf65784p+1));
    Variable slotMeanSquareFloat32 = own(optimizer.slot(vFloat32, "mean_square"));
    Tensor meanSquareFloat32Value = own(slotMeanSquareFloat32.value());
    expect(meanSquareFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanGradientFloat32 = own(optimizer.slot(vFloat32, "mean_gradient"));
    Tensor meanGradientFloat32Value = own(slotMeanGradientFloat32.value());
    expect(meanGradientFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
    Variable slotMomentumFloat32 = own(optimizer.slot(vFloat32, "momentum"));
    Tensor momentumFloat32Value = own(slotMomentumFloat32.value());
    expect(momentumFloat32Value, DType.FLOAT32, dims(2, 2), 64, floats(0x1.65be48p-7, -0x1.7930b8p-5, 0x1.0a137ep+1, -0x1.f0a5bp+0));
    Variable slotMeanSquareFloat64 = own(optimizer.slot(vFloat64, "mean_square"));
    Tensor meanSquareFloat64Value = own(slotMeanSquareFloat64.value());
    expect(meanSquareFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2));
    Variable slotMeanGradientFloat64 = own(optimizer.slot(vFloat64, "mean_gradient"));
    Tensor meanGradientFloat64Value = own(slotMeanGradientFloat64.value());
    expect(meanGradientFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1));
    Variable slotMomentumFloat64 = own(optimizer.slot(vFloat64, "momentum"));
    Tensor momentumFloat64Value = own(slotMomentumFloat64.value());
    expect(momentumFloat64Value, DType.FLOAT64, dims(2, 2), 64, floats(0x1.65be48a12e82ap-7, -0x1.7930b7df64f02p-5, 0x1.0a137d6032a6dp+1, -0x1.f0a5b0e90e4cfp+0));
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

  // order of strings
  @Test
  void order_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(6), strings("b", "Zo\u00eb", "", "b", "\u65e5\u672c", "a")));
    Tensor up = own(context().sort(x));
    expect(up, DType.STRING, dims(6), 0, strings("", "Zo\u00eb", "a", "b", "b", "\u65e5\u672c"));
    Tensor down = own(context().argsort(x, new Options.Argsort().descending(true)));
    expect(down, DType.INT64, dims(6), 0, wholes(4L, 0L, 3L, 5L, 1L, 2L));
    List<Tensor> list = own(context().topK(x, 2L));
    Tensor values = list.get(0);
    Tensor places = list.get(1);
    expect(values, DType.STRING, dims(2), 0, strings("\u65e5\u672c", "b"));
    expect(places, DType.INT64, dims(2), 0, wholes(4L, 0L));
    Tensor behind = own(context().searchsorted(up, x, new Options.Searchsorted().side(Options.Side.RIGHT)));
    expect(behind, DType.INT64, dims(6), 0, wholes(5L, 2L, 1L, 5L, 6L, 3L));
    List<Tensor> list2 = own(context().unique(x));
    Tensor distinct = list2.get(0);
    Tensor first = list2.get(1);
    Tensor inverse = list2.get(2);
    Tensor counts = list2.get(3);
    expect(distinct, DType.STRING, dims(5), 0, strings("b", "Zo\u00eb", "", "\u65e5\u672c", "a"));
    expect(first, DType.INT64, dims(5), 0, wholes(0L, 1L, 2L, 4L, 5L));
    expect(inverse, DType.INT64, dims(6), 0, wholes(0L, 1L, 2L, 0L, 3L, 4L));
    expect(counts, DType.INT64, dims(5), 0, wholes(2L, 1L, 1L, 1L, 1L));
    Tensor pairs = own(tensor(DType.STRING, dims(2, 3), strings("b", "", "b", "a", "\u00e9", "a")));
    List<Tensor> list3 = own(context().unique(pairs, new Options.Unique().axis(1L)));
    Tensor slices = list3.get(0);
    Tensor firstSlice = list3.get(1);
    Tensor inverseSlices = list3.get(2);
    Tensor countOfSlices = list3.get(3);
    expect(slices, DType.STRING, dims(2, 2), 0, strings("", "b", "\u00e9", "a"));
    expect(firstSlice, DType.INT64, dims(2), 0, wholes(1L, 0L));
    expect(inverseSlices, DType.INT64, dims(3), 0, wholes(1L, 0L, 1L));
    expect(countOfSlices, DType.INT64, dims(2), 0, wholes(1L, 2L));
    Tensor found = own(context().isin(pairs, x));
    expect(found, DType.BOOL, dims(2, 3), 0, booleans(true, true, true, true, false, true));
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

  // permute_dims of strings
  @Test
  void permute_dims_of_strings() throws Exception {
    Tensor x = own(tensor(DType.STRING, dims(2, 3), strings("a", "", "\u65e5\u672c", "b c", "d", "e")));
    Tensor y = own(context().permuteDims(x));
    expect(y, DType.STRING, dims(3, 2), 0, strings("a", "b c", "", "d", "\u65e5\u672c", "e"));
  }

  // pinv
  @Test
  void pinv() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    Tensor y = own(context().pinv(x));
    expect(y, DType.FLOAT64, dims(2, 3), 64, floats(0x1.21fb78121fb72p-5, 0x1.2b0b53d2b0b55p-2, 0x1.6a7a5616a7a58p-5, 0x1.cb237e1cb2387p-5, -0x1.ef62ed1ef62fp-4, 0x1.3a25c213a25c4p-3));
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

  // positive and its gradient
  @Test
  void positive_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().positive(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 0, floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1));
    expect(dX, DType.FLOAT32, dims(4), 1, floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2));
  }

  // positive of other dtypes
  @Test
  void positive_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().positive(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 0, floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().positive(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 0, floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().positive(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 0, floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1));
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(z);
    Tensor w = own(context().positive(z));
    Tensor dW = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0)));
    List<Tensor> list = own(tape.gradient(List.of(w), List.of(z), Arrays.asList(dW), false));
    Tensor dZ = list.get(0);
    expect(w, DType.COMPLEX64, dims(3), 1, floats(0x1p-1, 0x1.8p-1, -0x1.4p+0, 0x1p-1, 0x1.8p+0, -0x1p+1));
    expect(dZ, DType.COMPLEX64, dims(3), 16, floats(0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, -0x1p+0));
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
}
