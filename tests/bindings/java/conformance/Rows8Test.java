// Written by bindings/generate from tests/bindings/conformance.json. Do not edit.
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.libeager.*;

/** Rows of the table of conformance. */
final class Rows8Test extends Row {
  // prod axis=1 of booleans
  @Test
  void prod_axis_1_of_booleans() throws Exception {
    Tensor x = own(tensor(DType.BOOL, dims(2, 3), booleans(true, false, true, false, true, false)));
    Tensor y = own(context().prod(x, new Options.Prod().axis(1)));
    expect(y, DType.INT64, dims(2), 0, wholes(0L, 0L));
  }

  // prod dtype=int16
  @Test
  void prod_dtype_int16() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(2), wholes(100L, 100L)));
    Tensor y = own(context().prod(x, new Options.Prod().dtype(DType.INT16)));
    expect(y, DType.INT16, dims(), 0, wholes(10000L));
  }

  // prod of complex64
  @Test
  void prod_of_complex64() throws Exception {
    Tensor x = own(tensor(DType.COMPLEX64, dims(3), floats(0x1.8p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+2, 0x0p+0)));
    Tensor y = own(context().prod(x));
    expect(y, DType.COMPLEX64, dims(), 0, floats(0x1.8p+4, 0x0p+0));
  }

  // prod of float16
  @Test
  void prod_of_float16() throws Exception {
    Tensor x = own(tensor(DType.FLOAT16, dims(3), floats(0x1.8p+1, 0x1p+1, 0x1p+2)));
    Tensor y = own(context().prod(x));
    expect(y, DType.FLOAT16, dims(), 0, floats(0x1.8p+4));
  }

  // prod of int8
  @Test
  void prod_of_int8() throws Exception {
    Tensor x = own(tensor(DType.INT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().prod(x));
    expect(y, DType.INT64, dims(), 0, wholes(24L));
  }

  // prod of uint8
  @Test
  void prod_of_uint8() throws Exception {
    Tensor x = own(tensor(DType.UINT8, dims(3), wholes(3L, 2L, 4L)));
    Tensor y = own(context().prod(x));
    expect(y, DType.UINT64, dims(), 0, wholes(24L));
  }

  // promotion keeps values
  @Test
  void promotion_keeps_values() throws Exception {
    Tensor a = own(tensor(DType.UINT32, dims(1), wholes(4294967295L)));
    Tensor b = own(tensor(DType.INT32, dims(1), wholes(-1L)));
    Tensor y = own(context().add(a, b));
    expect(y, DType.INT64, dims(1), 0, wholes(4294967294L));
    Tensor c = own(tensor(DType.FLOAT16, dims(1), floats(0x1p-1)));
    Tensor d = own(tensor(DType.INT64, dims(1), wholes(3L)));
    Tensor z = own(context().multiply(c, d));
    expect(z, DType.FLOAT16, dims(1), 0, floats(0x1.8p+0));
    Tensor e = own(tensor(DType.BFLOAT16, dims(1), floats(0x1p+8)));
    Tensor w = own(context().add(c, e));
    expect(w, DType.FLOAT32, dims(1), 0, floats(0x1.008p+8));
  }

  // promotion of bfloat16
  @Test
  void promotion_of_bfloat16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xBfloat16, xBool));
    expect(yBool, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xBfloat16, xInt8));
    expect(yInt8, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xBfloat16, xInt16));
    expect(yInt16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xBfloat16, xInt32));
    expect(yInt32, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xBfloat16, xInt64));
    expect(yInt64, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xBfloat16, xUint8));
    expect(yUint8, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xBfloat16, xUint16));
    expect(yUint16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xBfloat16, xUint32));
    expect(yUint32, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xBfloat16, xUint64));
    expect(yUint64, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xBfloat16, xFloat16));
    expect(yFloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xBfloat16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xBfloat16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xBfloat16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xBfloat16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xBfloat16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of bool
  @Test
  void promotion_of_bool() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xBool, xBool));
    expect(yBool, DType.BOOL, dims(), 0, booleans(true));
    Tensor yInt8 = own(context().where(yes, xBool, xInt8));
    expect(yInt8, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xBool, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xBool, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xBool, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xBool, xUint8));
    expect(yUint8, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xBool, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xBool, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xBool, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xBool, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xBool, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xBool, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xBool, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xBool, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xBool, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of complex128
  @Test
  void promotion_of_complex128() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xComplex128, xBool));
    expect(yBool, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt8 = own(context().where(yes, xComplex128, xInt8));
    expect(yInt8, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt16 = own(context().where(yes, xComplex128, xInt16));
    expect(yInt16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt32 = own(context().where(yes, xComplex128, xInt32));
    expect(yInt32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt64 = own(context().where(yes, xComplex128, xInt64));
    expect(yInt64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint8 = own(context().where(yes, xComplex128, xUint8));
    expect(yUint8, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint16 = own(context().where(yes, xComplex128, xUint16));
    expect(yUint16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint32 = own(context().where(yes, xComplex128, xUint32));
    expect(yUint32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint64 = own(context().where(yes, xComplex128, xUint64));
    expect(yUint64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat16 = own(context().where(yes, xComplex128, xFloat16));
    expect(yFloat16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yBfloat16 = own(context().where(yes, xComplex128, xBfloat16));
    expect(yBfloat16, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat32 = own(context().where(yes, xComplex128, xFloat32));
    expect(yFloat32, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat64 = own(context().where(yes, xComplex128, xFloat64));
    expect(yFloat64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex64 = own(context().where(yes, xComplex128, xComplex64));
    expect(yComplex64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xComplex128, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of complex64
  @Test
  void promotion_of_complex64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xComplex64, xBool));
    expect(yBool, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt8 = own(context().where(yes, xComplex64, xInt8));
    expect(yInt8, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt16 = own(context().where(yes, xComplex64, xInt16));
    expect(yInt16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt32 = own(context().where(yes, xComplex64, xInt32));
    expect(yInt32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yInt64 = own(context().where(yes, xComplex64, xInt64));
    expect(yInt64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint8 = own(context().where(yes, xComplex64, xUint8));
    expect(yUint8, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint16 = own(context().where(yes, xComplex64, xUint16));
    expect(yUint16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint32 = own(context().where(yes, xComplex64, xUint32));
    expect(yUint32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yUint64 = own(context().where(yes, xComplex64, xUint64));
    expect(yUint64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat16 = own(context().where(yes, xComplex64, xFloat16));
    expect(yFloat16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yBfloat16 = own(context().where(yes, xComplex64, xBfloat16));
    expect(yBfloat16, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat32 = own(context().where(yes, xComplex64, xFloat32));
    expect(yFloat32, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yFloat64 = own(context().where(yes, xComplex64, xFloat64));
    expect(yFloat64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex64 = own(context().where(yes, xComplex64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xComplex64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float16
  @Test
  void promotion_of_float16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat16, xBool));
    expect(yBool, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat16, xInt8));
    expect(yInt8, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat16, xInt16));
    expect(yInt16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat16, xInt32));
    expect(yInt32, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat16, xInt64));
    expect(yInt64, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat16, xUint8));
    expect(yUint8, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat16, xUint16));
    expect(yUint16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat16, xUint32));
    expect(yUint32, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat16, xUint64));
    expect(yUint64, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat16, xBfloat16));
    expect(yBfloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float32
  @Test
  void promotion_of_float32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat32, xBool));
    expect(yBool, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat32, xInt8));
    expect(yInt8, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat32, xInt16));
    expect(yInt16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat32, xInt32));
    expect(yInt32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat32, xInt64));
    expect(yInt64, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat32, xUint8));
    expect(yUint8, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat32, xUint16));
    expect(yUint16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat32, xUint32));
    expect(yUint32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat32, xUint64));
    expect(yUint64, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat32, xFloat16));
    expect(yFloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat32, xBfloat16));
    expect(yBfloat16, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of float64
  @Test
  void promotion_of_float64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xFloat64, xBool));
    expect(yBool, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt8 = own(context().where(yes, xFloat64, xInt8));
    expect(yInt8, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt16 = own(context().where(yes, xFloat64, xInt16));
    expect(yInt16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt32 = own(context().where(yes, xFloat64, xInt32));
    expect(yInt32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yInt64 = own(context().where(yes, xFloat64, xInt64));
    expect(yInt64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint8 = own(context().where(yes, xFloat64, xUint8));
    expect(yUint8, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint16 = own(context().where(yes, xFloat64, xUint16));
    expect(yUint16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint32 = own(context().where(yes, xFloat64, xUint32));
    expect(yUint32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yUint64 = own(context().where(yes, xFloat64, xUint64));
    expect(yUint64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat16 = own(context().where(yes, xFloat64, xFloat16));
    expect(yFloat16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xFloat64, xBfloat16));
    expect(yBfloat16, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xFloat64, xFloat32));
    expect(yFloat32, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xFloat64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xFloat64, xComplex64));
    expect(yComplex64, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xFloat64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int16
  @Test
  void promotion_of_int16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt16, xBool));
    expect(yBool, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt16, xInt8));
    expect(yInt8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt16, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt16, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt16, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt16, xUint8));
    expect(yUint8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt16, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt16, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int32
  @Test
  void promotion_of_int32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt32, xBool));
    expect(yBool, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt32, xInt8));
    expect(yInt8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt32, xInt16));
    expect(yInt16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt32, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt32, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt32, xUint8));
    expect(yUint8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt32, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt32, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt32, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt32, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int64
  @Test
  void promotion_of_int64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt64, xBool));
    expect(yBool, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt64, xInt8));
    expect(yInt8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt64, xInt16));
    expect(yInt16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt64, xInt32));
    expect(yInt32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt64, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt64, xUint8));
    expect(yUint8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt64, xUint16));
    expect(yUint16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt64, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt64, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt64, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt64, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of int8
  @Test
  void promotion_of_int8() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xInt8, xBool));
    expect(yBool, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xInt8, xInt8));
    expect(yInt8, DType.INT8, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xInt8, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xInt8, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xInt8, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xInt8, xUint8));
    expect(yUint8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xInt8, xUint16));
    expect(yUint16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xInt8, xUint32));
    expect(yUint32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xInt8, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xInt8, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xInt8, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xInt8, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xInt8, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xInt8, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint16
  @Test
  void promotion_of_uint16() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint16, xBool));
    expect(yBool, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint16, xInt8));
    expect(yInt8, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint16, xInt16));
    expect(yInt16, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint16, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint16, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint16, xUint8));
    expect(yUint8, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint16, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint16, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint16, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint16, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint16, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint16, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint16, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint16, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint16, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint32
  @Test
  void promotion_of_uint32() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint32, xBool));
    expect(yBool, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint32, xInt8));
    expect(yInt8, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint32, xInt16));
    expect(yInt16, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint32, xInt32));
    expect(yInt32, DType.INT64, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint32, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint32, xUint8));
    expect(yUint8, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint32, xUint16));
    expect(yUint16, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint32, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint32, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint32, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint32, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint32, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint32, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint32, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint32, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint64
  @Test
  void promotion_of_uint64() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint64, xBool));
    expect(yBool, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint64, xUint8));
    expect(yUint8, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint64, xUint16));
    expect(yUint16, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint64, xUint32));
    expect(yUint32, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint64, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint64, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint64, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint64, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint64, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint64, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint64, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // promotion of uint8
  @Test
  void promotion_of_uint8() throws Exception {
    Tensor yes = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xBool = own(tensor(DType.BOOL, dims(), booleans(true)));
    Tensor xInt8 = own(tensor(DType.INT8, dims(), wholes(1L)));
    Tensor xInt16 = own(tensor(DType.INT16, dims(), wholes(1L)));
    Tensor xInt32 = own(tensor(DType.INT32, dims(), wholes(1L)));
    Tensor xInt64 = own(tensor(DType.INT64, dims(), wholes(1L)));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(), wholes(1L)));
    Tensor xUint16 = own(tensor(DType.UINT16, dims(), wholes(1L)));
    Tensor xUint32 = own(tensor(DType.UINT32, dims(), wholes(1L)));
    Tensor xUint64 = own(tensor(DType.UINT64, dims(), wholes(1L)));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(), floats(0x1p+0)));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(), floats(0x1p+0)));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(), floats(0x1p+0)));
    Tensor xComplex64 = own(tensor(DType.COMPLEX64, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor xComplex128 = own(tensor(DType.COMPLEX128, dims(), floats(0x1p+0, 0x0p+0)));
    Tensor yBool = own(context().where(yes, xUint8, xBool));
    expect(yBool, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yInt8 = own(context().where(yes, xUint8, xInt8));
    expect(yInt8, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt16 = own(context().where(yes, xUint8, xInt16));
    expect(yInt16, DType.INT16, dims(), 0, wholes(1L));
    Tensor yInt32 = own(context().where(yes, xUint8, xInt32));
    expect(yInt32, DType.INT32, dims(), 0, wholes(1L));
    Tensor yInt64 = own(context().where(yes, xUint8, xInt64));
    expect(yInt64, DType.INT64, dims(), 0, wholes(1L));
    Tensor yUint8 = own(context().where(yes, xUint8, xUint8));
    expect(yUint8, DType.UINT8, dims(), 0, wholes(1L));
    Tensor yUint16 = own(context().where(yes, xUint8, xUint16));
    expect(yUint16, DType.UINT16, dims(), 0, wholes(1L));
    Tensor yUint32 = own(context().where(yes, xUint8, xUint32));
    expect(yUint32, DType.UINT32, dims(), 0, wholes(1L));
    Tensor yUint64 = own(context().where(yes, xUint8, xUint64));
    expect(yUint64, DType.UINT64, dims(), 0, wholes(1L));
    Tensor yFloat16 = own(context().where(yes, xUint8, xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yBfloat16 = own(context().where(yes, xUint8, xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(), 0, floats(0x1p+0));
    Tensor yFloat32 = own(context().where(yes, xUint8, xFloat32));
    expect(yFloat32, DType.FLOAT32, dims(), 0, floats(0x1p+0));
    Tensor yFloat64 = own(context().where(yes, xUint8, xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(), 0, floats(0x1p+0));
    Tensor yComplex64 = own(context().where(yes, xUint8, xComplex64));
    expect(yComplex64, DType.COMPLEX64, dims(), 0, floats(0x1p+0, 0x0p+0));
    Tensor yComplex128 = own(context().where(yes, xUint8, xComplex128));
    expect(yComplex128, DType.COMPLEX128, dims(), 0, floats(0x1p+0, 0x0p+0));
  }

  // qr
  @Test
  void qr() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(3, 2), 64, floats(-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc8p-2, -0x1.9a8365810363fp-1, -0x1.30b657b4819bfp-1, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1));
    expect(y1, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2));
  }

  // qr full_matrices=True
  @Test
  void qr_full_matrices_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(3, 2), floats(0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x, new Options.Qr().fullMatrices(true)));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(3, 3), 64, floats(-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc8p-2, -0x1.d8bc83f8883fbp-1, -0x1.9a8365810363fp-1, -0x1.30b657b4819bfp-1, 0x1.bceda962621c5p-5, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1, 0x1.854ff43615dap-2));
    expect(y1, DType.FLOAT64, dims(3, 2), 64, floats(-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2, 0x0p+0, 0x0p+0));
  }

  // qr of a wide matrix
  @Test
  void qr_of_a_wide_matrix() throws Exception {
    Tensor x = own(tensor(DType.FLOAT64, dims(2, 3), floats(0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2)));
    List<Tensor> list = own(context().qr(x));
    Tensor y0 = list.get(0);
    Tensor y1 = list.get(1);
    expect(y0, DType.FLOAT64, dims(2, 2), 64, floats(-0x1.c9f25c5bfedd8p-2, -0x1.c9f25c5bfedd8p-1, -0x1.c9f25c5bfedd8p-1, 0x1.c9f25c5bfeddcp-2));
    expect(y1, DType.FLOAT64, dims(2, 3), 64, floats(-0x1.1e3779b97f4a8p+1, -0x1.c9f25c5bfedd8p-2, -0x1.5775c544ff263p+2, 0x0p+0, -0x1.90b410d07f01ep+1, 0x1.c9f25c5bfedep-2));
  }

  // quantile
  @Test
  void quantile() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.4p+0, 0x1.4p+1));
  }

  // quantile axis=1 keepdims=True
  @Test
  void quantile_axis_1_keepdims_true() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().axis(1).keepdims(true)));
    expect(y, DType.FLOAT32, dims(2, 2, 1), 0, floats(0x1.8p+0, 0x1.cp+0, 0x1p+1, 0x1.8p+1));
  }

  // quantile method=HIGHER
  @Test
  void quantile_method_higher() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.HIGHER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+1, 0x1.8p+1));
  }

  // quantile method=LOWER
  @Test
  void quantile_method_lower() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.LOWER)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // quantile method=MIDPOINT
  @Test
  void quantile_method_midpoint() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.MIDPOINT)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1.8p+0, 0x1.4p+1));
  }

  // quantile method=NEAREST
  @Test
  void quantile_method_nearest() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor y = own(context().quantile(x, q, new Options.Quantile().method(Options.Method.NEAREST)));
    expect(y, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1p+1));
  }

  // quantile out of range
  @Test
  void quantile_out_of_range() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    Tensor q = own(tensor(DType.FLOAT64, dims(1), floats(-0x1p-1)));
    fails(Code.INVALID_ARGUMENT, "quantile", null, () -> context().quantile(x, q));
  }

  // questions about complex numbers and integers
  @Test
  void questions_about_complex_numbers_and_integers() throws Exception {
    Tensor z = own(tensor(DType.COMPLEX64, dims(3), floats(0x1p+0, 0x1p+1, Double.POSITIVE_INFINITY, 0x0p+0, 0x0p+0, Double.NaN)));
    Tensor n = own(tensor(DType.INT16, dims(3), wholes(1L, -2L, 0L)));
    Tensor isfiniteZ = own(context().isfinite(z));
    expect(isfiniteZ, DType.BOOL, dims(3), 0, booleans(true, false, false));
    Tensor isfiniteN = own(context().isfinite(n));
    expect(isfiniteN, DType.BOOL, dims(3), 0, booleans(true, true, true));
    Tensor isinfZ = own(context().isinf(z));
    expect(isinfZ, DType.BOOL, dims(3), 0, booleans(false, true, false));
    Tensor isinfN = own(context().isinf(n));
    expect(isinfN, DType.BOOL, dims(3), 0, booleans(false, false, false));
    Tensor isnanZ = own(context().isnan(z));
    expect(isnanZ, DType.BOOL, dims(3), 0, booleans(false, false, true));
    Tensor isnanN = own(context().isnan(n));
    expect(isnanN, DType.BOOL, dims(3), 0, booleans(false, false, false));
    Tensor signs = own(context().signbit(n));
    expect(signs, DType.BOOL, dims(3), 0, booleans(false, true, false));
  }

  // questions about floats
  @Test
  void questions_about_floats() throws Exception {
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat16 = own(context().isfinite(xFloat16));
    expect(isfiniteFloat16, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat16 = own(context().isinf(xFloat16));
    expect(isinfFloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat16 = own(context().isnan(xFloat16));
    expect(isnanFloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteBfloat16 = own(context().isfinite(xBfloat16));
    expect(isfiniteBfloat16, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfBfloat16 = own(context().isinf(xBfloat16));
    expect(isinfBfloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanBfloat16 = own(context().isnan(xBfloat16));
    expect(isnanBfloat16, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitBfloat16 = own(context().signbit(xBfloat16));
    Tensor signbitBfloat16Numbers = own(context().slice(signbitBfloat16, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitBfloat16Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
    Tensor xFloat32 = own(tensor(DType.FLOAT32, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat32 = own(context().isfinite(xFloat32));
    expect(isfiniteFloat32, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat32 = own(context().isinf(xFloat32));
    expect(isinfFloat32, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat32 = own(context().isnan(xFloat32));
    expect(isnanFloat32, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitFloat32 = own(context().signbit(xFloat32));
    Tensor signbitFloat32Numbers = own(context().slice(signbitFloat32, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitFloat32Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(6), floats(0x1.8p+0, -0x0p+0, 0x0p+0, Double.POSITIVE_INFINITY, -Double.POSITIVE_INFINITY, Double.NaN)));
    Tensor isfiniteFloat64 = own(context().isfinite(xFloat64));
    expect(isfiniteFloat64, DType.BOOL, dims(6), 0, booleans(true, true, true, false, false, false));
    Tensor isinfFloat64 = own(context().isinf(xFloat64));
    expect(isinfFloat64, DType.BOOL, dims(6), 0, booleans(false, false, false, true, true, false));
    Tensor isnanFloat64 = own(context().isnan(xFloat64));
    expect(isnanFloat64, DType.BOOL, dims(6), 0, booleans(false, false, false, false, false, true));
    Tensor signbitFloat64 = own(context().signbit(xFloat64));
    Tensor signbitFloat64Numbers = own(context().slice(signbitFloat64, new long[] {0}, new Options.Slice().size(5)));
    expect(signbitFloat64Numbers, DType.BOOL, dims(5), 0, booleans(false, true, false, false, true));
  }

  // rad2deg and its gradient
  @Test
  void rad2deg_and_its_gradient() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().rad2deg(x));
    Tensor dY = own(tensor(DType.FLOAT32, dims(4), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(y, DType.FLOAT32, dims(4), 4, floats(-0x1.ca5dc2p+6, -0x1.ca5dc2p+4, 0x1.57c652p+5, 0x1.57c652p+7));
    expect(dX, DType.FLOAT32, dims(4), 8, floats(0x1.ca5dc2p+5, 0x1.ca5dc2p+4, 0x1.ca5dc2p+6, 0x1.ca5dc2p+3));
  }

  // rad2deg of other dtypes
  @Test
  void rad2deg_of_other_dtypes() throws Exception {
    Tensor xFloat64 = own(tensor(DType.FLOAT64, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat64 = own(context().rad2deg(xFloat64));
    expect(yFloat64, DType.FLOAT64, dims(4), 4, floats(-0x1.ca5dc1a63c1f8p+6, -0x1.ca5dc1a63c1f8p+4, 0x1.57c6513cad17ap+5, 0x1.57c6513cad17ap+7));
    Tensor xFloat16 = own(tensor(DType.FLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yFloat16 = own(context().rad2deg(xFloat16));
    expect(yFloat16, DType.FLOAT16, dims(4), 1, floats(-0x1.ca4p+6, -0x1.ca4p+4, 0x1.57cp+5, 0x1.57cp+7));
    Tensor xBfloat16 = own(tensor(DType.BFLOAT16, dims(4), floats(-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1)));
    Tensor yBfloat16 = own(context().rad2deg(xBfloat16));
    expect(yBfloat16, DType.BFLOAT16, dims(4), 1, floats(-0x1.cap+6, -0x1.cap+4, 0x1.58p+5, 0x1.58p+7));
    Tensor xInt64 = own(tensor(DType.INT64, dims(3), wholes(0L, 1L, 4L)));
    Tensor yInt64 = own(context().rad2deg(xInt64));
    expect(yInt64, DType.FLOAT64, dims(3), 4, floats(0x0p+0, 0x1.ca5dc1a63c1f8p+5, 0x1.ca5dc1a63c1f8p+7));
    Tensor xUint8 = own(tensor(DType.UINT8, dims(3), wholes(0L, 1L, 4L)));
    Tensor yUint8 = own(context().rad2deg(xUint8));
    expect(yUint8, DType.FLOAT32, dims(3), 4, floats(0x0p+0, 0x1.ca5dc2p+5, 0x1.ca5dc2p+7));
  }

  // random numbers in a loop come from the stream, one iteration after the other
  @Test
  void random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other() throws Exception {
    TracedFunction f = own(context().trace("f", List.of(new Spec(DType.FLOAT32)), (c, given) -> {
      Tensor xF = given.get(0);
      Tensor u = own(context().randomUniform(new Options.RandomUniform().shape(2)));
      Tensor yF = own(context().add(u, xF));
      return Arrays.asList(yF);
    }));
    Tensor x = own(tensor(DType.FLOAT32, dims(3), floats(0x0p+0, 0x0p+0, 0x0p+0)));
    context().setSeed(77L);
    List<Tensor> list = own(context().map(List.of(x), f));
    Tensor y = list.get(0);
    expect(y, DType.FLOAT32, dims(3, 2), 0, floats(0x1.196628p-3, 0x1.65f59cp-1, 0x1.0eb712p-1, 0x1.416f68p-1, 0x1.46c436p-1, 0x1.c58418p-3));
  }

  // random numbers with parameters and a shape, by their own seeds
  @Test
  void random_numbers_with_parameters_and_a_shape_by_their_own_seeds() throws Exception {
    Tensor one = own(tensor(DType.FLOAT64, dims(), floats(0x1.8p+0)));
    Tensor half = own(tensor(DType.FLOAT64, dims(), floats(0x1p-1)));
    Tensor e = own(context().randomExponential(half, new Options.RandomExponential().shape(2, 2).seed(13L)));
    expect(e, DType.FLOAT64, dims(2, 2), 4, floats(0x1.13b3347e4690cp+1, 0x1.f504b71fae41ep+1, 0x1.5a7ce92c76561p+0, 0x1.b071d7f777cc8p-2));
    Tensor l = own(context().randomLaplace(one, half, new Options.RandomLaplace().shape(2, 2).seed(14L)));
    expect(l, DType.FLOAT64, dims(2, 2), 4, floats(0x1.9422f58bda064p+0, 0x1.6ab355b4662bep+0, 0x1.c7b75fd6acad7p+0, 0x1.07848163dfcdbp+1));
    Tensor g = own(context().randomGumbel(one, half, new Options.RandomGumbel().shape(2, 2).seed(15L)));
    expect(g, DType.FLOAT64, dims(2, 2), 4, floats(0x1.ddf9e2ab8762ap+0, 0x1.84e4dd70ec21ep+1, 0x1.0dda1748daadp+1, 0x1.9deb008193cdcp+0));
    Tensor b = own(context().randomBeta(one, half, new Options.RandomBeta().shape(2, 2).seed(16L)));
    expect(b, DType.FLOAT64, dims(2, 2), 64, floats(0x1.60659db25b2b2p-1, 0x1.d0f986d8676fcp-1, 0x1.d6cc1273ca185p-1, 0x1.50ec9b6b28a7p-1));
    Tensor trials = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+2, 0x1.8p+3)));
    Tensor p = own(tensor(DType.FLOAT32, dims(2), floats(0x1p-2, 0x1.4p-1)));
    Tensor s = own(context().randomBinomial(trials, p, new Options.RandomBinomial().shape(3, 2).seed(17L).dtype(DType.INT64)));
    expect(s, DType.INT64, dims(3, 2), 0, wholes(1L, 5L, 1L, 10L, 0L, 8L));
    Tensor shares = own(tensor(DType.FLOAT32, dims(4), floats(0x1p-1, 0x0p+0, 0x1p+0, 0x1p-1)));
    Tensor m = own(context().randomMultinomial(trials, shares, new Options.RandomMultinomial().shape(3, 2).seed(18L).dtype(DType.INT16)));
    expect(m, DType.INT16, dims(3, 2, 4), 0, wholes(1L, 0L, 2L, 1L, 4L, 0L, 6L, 2L, 2L, 0L, 1L, 1L, 2L, 0L, 7L, 3L, 1L, 0L, 2L, 1L, 1L, 0L, 8L, 3L));
  }

  // random numbers with parameters, by a key
  @Test
  void random_numbers_with_parameters_by_a_key() throws Exception {
    Tensor key = own(tensor(DType.INT64, dims(2), wholes(3L, 4L)));
    Tensor x = own(tensor(DType.FLOAT64, dims(2), floats(0x1.8p+0, 0x1p+2)));
    Tensor p = own(tensor(DType.FLOAT64, dims(2), floats(0x1p-2, 0x1p-1)));
    Tensor randomExponential = own(context().randomExponential(x, new Options.RandomExponential().key(key)));
    expect(randomExponential, DType.FLOAT64, dims(2), 64, floats(0x1.22705106a938fp-1, 0x1.c58992e7fc16dp-3));
    Tensor randomLaplace = own(context().randomLaplace(x, p, new Options.RandomLaplace().key(key)));
    expect(randomLaplace, DType.FLOAT64, dims(2), 64, floats(0x1.75e776ccb4b93p+0, 0x1.f3ab53a0f4f1p+1));
    Tensor randomGumbel = own(context().randomGumbel(x, p, new Options.RandomGumbel().key(key)));
    expect(randomGumbel, DType.FLOAT64, dims(2), 64, floats(0x1.8a5579117b588p+0, 0x1.03e1412a84542p+2));
    Tensor randomGamma = own(context().randomGamma(x, new Options.RandomGamma().beta(p).key(key)));
    expect(randomGamma, DType.FLOAT64, dims(2), 64, floats(0x1.fe06bd1b64487p-1, 0x1.c8690f6428967p+1));
    Tensor randomBeta = own(context().randomBeta(x, p, new Options.RandomBeta().key(key)));
    expect(randomBeta, DType.FLOAT64, dims(2), 64, floats(0x1.6afa61a54fa68p-3, 0x1.ff75cdd18368ap-1));
    Tensor randomPoisson = own(context().randomPoisson(x, new Options.RandomPoisson().key(key)));
    expect(randomPoisson, DType.FLOAT32, dims(2), 0, floats(0x1p+0, 0x1.8p+1));
    Tensor randomBinomial = own(context().randomBinomial(x, p, new Options.RandomBinomial().key(key)));
    expect(randomBinomial, DType.INT32, dims(2), 0, wholes(0L, 2L));
    Tensor u = own(context().randomUniform(new Options.RandomUniform().shape(5).key(key)));
    expect(u, DType.FLOAT32, dims(5), 0, floats(0x1.45272ep-1, 0x1.b5480cp-2, 0x1.147df8p-1, 0x1.02b838p-1, 0x1.4bc13ep-1));
    Tensor gauss = own(context().randomNormal(new Options.RandomNormal().shape(4).key(key)));
    expect(gauss, DType.FLOAT32, dims(4), 64, floats(-0x1.b582dep-1, 0x1.afdc1ap-2, -0x1.1c05e8p+0, -0x1.2f7204p-5));
    Tensor cut = own(context().randomTruncatedNormal(new Options.RandomTruncatedNormal().shape(4).key(key)));
    expect(cut, DType.FLOAT32, dims(4), 64, floats(0x1.50e342p-2, -0x1.676018p-3, 0x1.88d51p-4, 0x1.a073dep-7));
    Tensor scaled = own(context().randomVarianceScaling(new Options.RandomVarianceScaling().shape(4).distribution(Options.Distribution.UNTRUNCATED_NORMAL).dtype(DType.FLOAT64).key(key)));
    expect(scaled, DType.FLOAT64, dims(4), 64, floats(-0x1.4dc5d72180a31p-1, -0x1.6499b6956a1e7p-6, -0x1.3a32d473fce6p-1, -0x1.07b403e1a5ed4p-2));
    Tensor turned = own(context().randomOrthogonal(new Options.RandomOrthogonal().shape(3, 2).dtype(DType.FLOAT64).key(key)));
    expect(turned, DType.FLOAT64, dims(3, 2), 64, floats(-0x1.74b1f5347c044p-1, -0x1.4f92c26e5b341p-1, -0x1.8e2f4dc0e3061p-6, -0x1.13557efcc78e3p-2, -0x1.5ed698ddf58cp-1, 0x1.695ca133e8f7ep-1));
    Tensor flags = own(context().randomBernoulli(p, new Options.RandomBernoulli().key(key)));
    expect(flags, DType.BOOL, dims(2), 0, booleans(false, false));
    Tensor classes = own(context().randomCategorical(p, new Options.RandomCategorical().numSamples(5L).key(key)));
    expect(classes, DType.INT64, dims(5), 0, wholes(0L, 1L, 0L, 1L, 0L));
    Tensor places = own(context().randomPermutation(9L, new Options.RandomPermutation().key(key)));
    expect(places, DType.INT64, dims(9), 0, wholes(6L, 4L, 5L, 2L, 0L, 7L, 1L, 3L, 8L));
    Tensor n = own(tensor(DType.FLOAT64, dims(), floats(0x1.2p+3)));
    Tensor m = own(context().randomMultinomial(n, p, new Options.RandomMultinomial().key(key)));
    expect(m, DType.INT32, dims(2), 0, wholes(3L, 6L));
  }

  // random numbers with parameters, by their own seeds
  @Test
  void random_numbers_with_parameters_by_their_own_seeds() throws Exception {
    Tensor rate = own(tensor(DType.FLOAT32, dims(3), floats(0x1p-1, 0x1p+1, 0x1p+2)));
    Tensor loc = own(tensor(DType.FLOAT32, dims(3), floats(0x1.4p+3, 0x0p+0, -0x1p+0)));
    Tensor e = own(context().randomExponential(rate, new Options.RandomExponential().seed(7L)));
    expect(e, DType.FLOAT32, dims(3), 4, floats(0x1.2660eep-1, 0x1.d51b48p-4, 0x1.317c72p+0));
    Tensor l = own(context().randomLaplace(loc, rate, new Options.RandomLaplace().seed(8L)));
    expect(l, DType.FLOAT32, dims(3), 4, floats(0x1.48c46cp+3, -0x1.a4b412p-2, -0x1.36a16ep+2));
    Tensor g = own(context().randomGumbel(loc, rate, new Options.RandomGumbel().seed(9L)));
    expect(g, DType.FLOAT32, dims(3), 4, floats(0x1.477874p+3, 0x1.6613c6p-1, 0x1.73850ep-1));
    Tensor y = own(context().randomGamma(rate, new Options.RandomGamma().shape(2, 3).seed(10L)));
    expect(y, DType.FLOAT32, dims(2, 3), 4, floats(0x1.d579bap-2, 0x1.01f7f4p+0, 0x1.2ea586p+2, 0x1.069dfap+0, 0x1.02a678p+1, 0x1.f09bp+2));
    Tensor z = own(context().randomGamma(rate, new Options.RandomGamma().beta(rate).seed(11L)));
    expect(z, DType.FLOAT32, dims(3), 4, floats(0x1.bf7ffap+1, 0x1.c09ec4p-2, 0x1.54dcbap-1));
    Tensor n = own(context().randomPoisson(rate, new Options.RandomPoisson().shape(4, 3).seed(12L).dtype(DType.INT32)));
    expect(n, DType.INT32, dims(4, 3), 0, wholes(0L, 3L, 4L, 0L, 0L, 4L, 0L, 0L, 4L, 1L, 0L, 5L));
  }

  // random state
  @Test
  void random_state() throws Exception {
    context().setSeed(5L);
    Tensor before = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    RandomState state = context().randomState();
    Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(x, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
    Tensor again = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(again, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
    Tensor onceMore = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(onceMore, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    context().setRandomState(state);
  }

  // random state in a checkpoint
  @Test
  void random_state_in_a_checkpoint() throws Exception {
    context().setSeed(5L);
    Tensor before = own(context().randomUniform(new Options.RandomUniform().shape(5)));
    Checkpoint saved = own(checkpoint("saved", new Sequential(), null, Map.of(), Map.of(), List.of("random")));
    Tensor x = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(x, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
    Tensor again = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(again, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
    Tensor onceMore = own(context().randomUniform(new Options.RandomUniform().shape(3)));
    expect(onceMore, DType.FLOAT32, dims(3), 0, floats(0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2));
    restore(saved, new Sequential(), null);
  }

  // random_bernoulli
  @Test
  void random_bernoulli() throws Exception {
    Tensor p = own(tensor(DType.FLOAT32, dims(4), floats(0x0p+0, 0x1p-2, 0x1p-1, 0x1p+0)));
    Tensor x = own(context().randomBernoulli(p, new Options.RandomBernoulli().seed(3L)));
    expect(x, DType.BOOL, dims(4), 0, booleans(false, true, false, true));
    Tensor q = own(tensor(DType.FLOAT64, dims(), floats(0x1p-1)));
    Tensor y = own(context().randomBernoulli(q, new Options.RandomBernoulli().shape(2, 3).dtype(DType.FLOAT16).seed(4L)));
    expect(y, DType.FLOAT16, dims(2, 3), 0, floats(0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0));
  }

  // random_bernoulli shape=
  @Test
  void random_bernoulli_shape() throws Exception {
    Tensor p = own(tensor(DType.FLOAT32, dims(), floats(0x1p+0)));
    Tensor y = own(context().randomBernoulli(p, new Options.RandomBernoulli().shape()));
    expect(y, DType.BOOL, dims(), 0, booleans(true));
  }

  // random_categorical by its own seed
  @Test
  void random_categorical_by_its_own_seed() throws Exception {
    Tensor logits = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, -0x1p+0)));
    Tensor x = own(context().randomCategorical(logits, new Options.RandomCategorical().numSamples(5L).seed(21L)));
    expect(x, DType.INT64, dims(2, 5), 0, wholes(1L, 1L, 2L, 2L, 2L, 0L, 0L, 0L, 0L, 0L));
    Tensor y = own(context().randomCategorical(logits, new Options.RandomCategorical().dtype(DType.INT32).seed(22L)));
    expect(y, DType.INT32, dims(2, 1), 0, wholes(1L, 0L));
  }

  // random_crop of equal elements
  @Test
  void random_crop_of_equal_elements() throws Exception {
    Tensor x = own(tensor(DType.INT32, dims(5, 4, 3), wholes(7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L)));
    Tensor y = own(context().randomCrop(x, new long[] {2, -1, 1}, new Options.RandomCrop().seed(3L)));
    expect(y, DType.INT32, dims(2, 4, 1), 0, wholes(7L, 7L, 7L, 7L, 7L, 7L, 7L, 7L));
  }

  // random_flip turns all or nothing
  @Test
  void random_flip_turns_all_or_nothing() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1, 2, 1), floats(0x1p+0, 0x1p+1)));
    Tensor y = own(context().randomFlip(x, new Options.RandomFlip().axis(1L).seed(3L)));
    Tensor s = own(context().sum(y));
    expect(s, DType.FLOAT32, dims(), 0, floats(0x1.8p+1));
  }

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

  // refused: a rate of dropout above 1
  @Test
  void refused_a_rate_of_dropout_above_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2), floats(0x1p+0, 0x1p+1)));
    fails(Code.INVALID_ARGUMENT, "dropout", null, () -> context().dropout(x, new Options.Dropout().rate(0x1.8p+0)));
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

  // refused: an op that is not there
  @Test
  void refused_an_op_that_is_not_there() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(1), floats(0x1p+0)));
    fails(Code.NOT_FOUND, null, null, () -> context().op("no_such_op").run(x));
  }

  // refused: an optimizer that is not there
  @Test
  void refused_an_optimizer_that_is_not_there() throws Exception {
    fails(Code.NOT_FOUND, null, null, () -> new Optimizer("no_such_optimizer"));
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

  // repeat_each
  @Test
  void repeat_each() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor repeats = own(tensor(DType.INT64, dims(), wholes(2L)));
    Tensor y = own(context().repeatEach(x, repeats));
    expect(y, DType.FLOAT32, dims(12), 0, floats(0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2));
  }

  // repeat_each axis=-1
  @Test
  void repeat_each_axis_m1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor repeats = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().repeatEach(x, repeats, new Options.RepeatEach().axis(-1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x0p+0, 0x1p+1, 0x1.cp+0, 0x0p+0, 0x1.8p+1));
  }

  // repeat_each axis=1
  @Test
  void repeat_each_axis_1() throws Exception {
    Tensor x = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2)));
    Tensor repeats = own(tensor(DType.INT32, dims(3), wholes(2L, 0L, 1L)));
    Tape tape = own(context().tape(false, false));
    tape.watch(x);
    Tensor y = own(context().repeatEach(x, repeats, new Options.RepeatEach().axis(1L)));
    expect(y, DType.FLOAT32, dims(2, 3), 0, floats(0x1p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.8p+2));
    Tensor dY = own(tensor(DType.FLOAT32, dims(2, 3), floats(0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1)));
    List<Tensor> list = own(tape.gradient(List.of(y), List.of(x), Arrays.asList(dY), false));
    Tensor dX = list.get(0);
    expect(dX, DType.FLOAT32, dims(2, 3), 0, floats(0x1.8p+0, 0x0p+0, 0x1p+1, 0x1.cp+0, 0x0p+0, 0x1.8p+1));
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
}
