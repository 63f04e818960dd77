// Written by bindings/generate from include/eager_c.h. Do not edit.
package org.libeager;

import java.lang.invoke.MethodHandle;

/**
 * The functions and constants of eager_c.h. Pointers, handles and texts are addresses.
 *
 * <p>Each handle is made when its function is first called. A function that returns a status throws what the
 * status stands for.
 */
final class Native {
  static final int ABI_MAJOR = 1;
  static final int ABI_MINOR = 0;
  static final int DETAIL_AXIS = 1;
  static final int TENSOR_WEAK = 1;
  static final int TENSOR_SPARSE_ROWS = 2;
  static final int TENSOR_SYMBOLIC = 4;
  static final int INFINITE = -1;
  static final int UNKNOWN_SIZE = -2;
  static final int VALUE_ABSENT = 0;
  static final int VALUE_INT = 1;
  static final int VALUE_FLOAT = 2;
  static final int VALUE_BOOL = 3;
  static final int VALUE_DTYPE = 4;
  static final int VALUE_STRING = 5;
  static final int VALUE_INTS = 6;
  static final int OP_EFFECTS = 1;
  static final int OP_SERIAL = 2;
  static final int OP_NO_GRADIENT = 4;

  static final long CONTEXT_OPTIONS = 32; // bytes
  static final long CONTEXT_OPTIONS_STRUCT_SIZE = 0;
  static final long CONTEXT_OPTIONS_NUM_THREADS = 8;
  static final long CONTEXT_OPTIONS_PLACEMENT = 12;
  static final long CONTEXT_OPTIONS_COPY_POLICY = 16;
  static final long CONTEXT_OPTIONS_RESERVED = 20;
  static final long CONTEXT_OPTIONS_SEED = 24;

  static final long TENSOR_DESCRIPTION = 48; // bytes
  static final long TENSOR_DESCRIPTION_STRUCT_SIZE = 0;
  static final long TENSOR_DESCRIPTION_DTYPE = 8;
  static final long TENSOR_DESCRIPTION_RANK = 12;
  static final long TENSOR_DESCRIPTION_DEVICE = 16;
  static final long TENSOR_DESCRIPTION_FLAGS = 20;
  static final long TENSOR_DESCRIPTION_DIMS = 24;
  static final long TENSOR_DESCRIPTION_NUM_ELEMENTS = 32;
  static final long TENSOR_DESCRIPTION_DATA = 40;

  static final long MEMORY_INFO = 48; // bytes
  static final long MEMORY_INFO_STRUCT_SIZE = 0;
  static final long MEMORY_INFO_IN_USE = 8;
  static final long MEMORY_INFO_PEAK = 16;
  static final long MEMORY_INFO_RESERVED = 24;
  static final long MEMORY_INFO_LIMIT = 32;
  static final long MEMORY_INFO_LIVE_TENSORS = 40;

  static final long TAPE_OPTIONS = 16; // bytes
  static final long TAPE_OPTIONS_STRUCT_SIZE = 0;
  static final long TAPE_OPTIONS_PERSISTENT = 8;
  static final long TAPE_OPTIONS_IGNORE_VARIABLES = 12;

  static final long GRADIENT_OPTIONS = 16; // bytes
  static final long GRADIENT_OPTIONS_STRUCT_SIZE = 0;
  static final long GRADIENT_OPTIONS_UNCONNECTED_ZERO = 8;

  static final long DLPACK_OPTIONS = 24; // bytes
  static final long DLPACK_OPTIONS_STRUCT_SIZE = 0;
  static final long DLPACK_OPTIONS_STREAM = 8;
  static final long DLPACK_OPTIONS_COPY = 16;

  static final long FORMAT_OPTIONS = 32; // bytes
  static final long FORMAT_OPTIONS_STRUCT_SIZE = 0;
  static final long FORMAT_OPTIONS_PRECISION = 8;
  static final long FORMAT_OPTIONS_EDGE_ITEMS = 12;
  static final long FORMAT_OPTIONS_THRESHOLD = 16;
  static final long FORMAT_OPTIONS_LINE_WIDTH = 24;
  static final long FORMAT_OPTIONS_SUPPRESS = 28;

  static final long RANDOM_STATE = 32; // bytes
  static final long RANDOM_STATE_STRUCT_SIZE = 0;
  static final long RANDOM_STATE_KEY = 8;
  static final long RANDOM_STATE_COUNTER = 16;
  static final long RANDOM_STATE_NUM_FORKS = 24;

  static final long CHECKPOINT_OPTIONS = 24; // bytes
  static final long CHECKPOINT_OPTIONS_STRUCT_SIZE = 0;
  static final long CHECKPOINT_OPTIONS_NO_SYNC = 8;
  static final long CHECKPOINT_OPTIONS_IS_LISTED = 12;
  static final long CHECKPOINT_OPTIONS_MAX_TO_KEEP = 16;

  static final long CHECKPOINT_ENTRY_INFO = 56; // bytes
  static final long CHECKPOINT_ENTRY_INFO_STRUCT_SIZE = 0;
  static final long CHECKPOINT_ENTRY_INFO_KEY = 8;
  static final long CHECKPOINT_ENTRY_INFO_IS_TEXT = 16;
  static final long CHECKPOINT_ENTRY_INFO_DTYPE = 20;
  static final long CHECKPOINT_ENTRY_INFO_RANK = 24;
  static final long CHECKPOINT_ENTRY_INFO_RESERVED = 28;
  static final long CHECKPOINT_ENTRY_INFO_DIMS = 32;
  static final long CHECKPOINT_ENTRY_INFO_NUM_BYTES = 40;
  static final long CHECKPOINT_ENTRY_INFO_STORED_DTYPE = 48;

  static final long RECORD_OPTIONS = 16; // bytes
  static final long RECORD_OPTIONS_STRUCT_SIZE = 0;
  static final long RECORD_OPTIONS_COMPRESSION = 8;
  static final long RECORD_OPTIONS_LEVEL = 12;

  static final long EVENT_WRITER_OPTIONS = 32; // bytes
  static final long EVENT_WRITER_OPTIONS_STRUCT_SIZE = 0;
  static final long EVENT_WRITER_OPTIONS_SUFFIX = 8;
  static final long EVENT_WRITER_OPTIONS_MAX_QUEUE = 16;
  static final long EVENT_WRITER_OPTIONS_FLUSH_MILLIS = 24;
  static final long EVENT_WRITER_OPTIONS_RESERVED = 28;

  static final long IMAGE_OPTIONS = 16; // bytes
  static final long IMAGE_OPTIONS_STRUCT_SIZE = 0;
  static final long IMAGE_OPTIONS_MAX_IMAGES = 8;
  static final long IMAGE_OPTIONS_IS_SCALED = 12;

  static final long OPERAND = 32; // bytes
  static final long OPERAND_DATA = 0;
  static final long OPERAND_DIMS = 8;
  static final long OPERAND_NUM_ELEMENTS = 16;
  static final long OPERAND_RANK = 24;
  static final long OPERAND_DTYPE = 28;

  static final long VALUE = 32; // bytes
  static final long VALUE_TYPE = 0;
  static final long VALUE_COUNT = 4;
  static final long VALUE_I = 8;
  static final long VALUE_F = 16;
  static final long VALUE_P = 24;

  static final long KERNEL_CALL = 56; // bytes
  static final long KERNEL_CALL_STRUCT_SIZE = 0;
  static final long KERNEL_CALL_INPUTS = 8;
  static final long KERNEL_CALL_OUTPUTS = 16;
  static final long KERNEL_CALL_NUM_INPUTS = 24;
  static final long KERNEL_CALL_NUM_OUTPUTS = 28;
  static final long KERNEL_CALL_NUM_ATTRS = 32;
  static final long KERNEL_CALL_DEVICE = 36;
  static final long KERNEL_CALL_ATTRS = 40;
  static final long KERNEL_CALL_STREAM = 48;

  static final long INFER_CALL = 64; // bytes
  static final long INFER_CALL_STRUCT_SIZE = 0;
  static final long INFER_CALL_INPUTS = 8;
  static final long INFER_CALL_ATTRS = 16;
  static final long INFER_CALL_NUM_INPUTS = 24;
  static final long INFER_CALL_NUM_ATTRS = 28;
  static final long INFER_CALL_NUM_OUTPUTS = 32;
  static final long INFER_CALL_RESERVED = 36;
  static final long INFER_CALL_DTYPES = 40;
  static final long INFER_CALL_RANKS = 48;
  static final long INFER_CALL_DIMS = 56;

  static final long OP_GRADIENT_CALL = 64; // bytes
  static final long OP_GRADIENT_CALL_STRUCT_SIZE = 0;
  static final long OP_GRADIENT_CALL_SAVED = 8;
  static final long OP_GRADIENT_CALL_OUTPUT_GRADIENTS = 16;
  static final long OP_GRADIENT_CALL_INPUT_GRADIENTS = 24;
  static final long OP_GRADIENT_CALL_NEEDED = 32;
  static final long OP_GRADIENT_CALL_ATTRS = 40;
  static final long OP_GRADIENT_CALL_NUM_SAVED = 48;
  static final long OP_GRADIENT_CALL_NUM_OUTPUT_GRADIENTS = 52;
  static final long OP_GRADIENT_CALL_NUM_INPUT_GRADIENTS = 56;
  static final long OP_GRADIENT_CALL_NUM_ATTRS = 60;

  static final long OP_DEFINITION = 104; // bytes
  static final long OP_DEFINITION_STRUCT_SIZE = 0;
  static final long OP_DEFINITION_NAME = 8;
  static final long OP_DEFINITION_SCHEMA = 16;
  static final long OP_DEFINITION_DESCRIPTION = 24;
  static final long OP_DEFINITION_VERSION = 32;
  static final long OP_DEFINITION_FLAGS = 36;
  static final long OP_DEFINITION_INFER = 40;
  static final long OP_DEFINITION_KERNEL = 48;
  static final long OP_DEFINITION_GPU = 56;
  static final long OP_DEFINITION_GRADIENT = 64;
  static final long OP_DEFINITION_SAVES = 72;
  static final long OP_DEFINITION_GRADIENT_FUNCTION = 80;
  static final long OP_DEFINITION_USER_DATA = 88;
  static final long OP_DEFINITION_DESTROY = 96;

  private Native() {}

  private static final class AbiVersion {
    static final MethodHandle HANDLE = Library.function("eager_abi_version", "", true);
  }

  static int abiVersion() {
    try {
      return (int) (long) AbiVersion.HANDLE.invokeExact();
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class Version {
    static final MethodHandle HANDLE = Library.function("eager_version", "", true);
  }

  static long version() {
    try {
      return (long) Version.HANDLE.invokeExact();
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DtypeName {
    static final MethodHandle HANDLE = Library.function("eager_dtype_name", "L", true);
  }

  static long dtypeName(int dtype) {
    try {
      return (long) DtypeName.HANDLE.invokeExact((long) dtype);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DtypeSize {
    static final MethodHandle HANDLE = Library.function("eager_dtype_size", "L", true);
  }

  static long dtypeSize(int dtype) {
    try {
      return (long) DtypeSize.HANDLE.invokeExact((long) dtype);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CodeName {
    static final MethodHandle HANDLE = Library.function("eager_code_name", "L", true);
  }

  static long codeName(int code) {
    try {
      return (long) CodeName.HANDLE.invokeExact((long) code);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class BuildInfo {
    static final MethodHandle HANDLE = Library.function("eager_build_info", "L", false);
  }

  static void buildInfo(long out) {
    try {
      Status.check((long) BuildInfo.HANDLE.invokeExact(out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusCode {
    static final MethodHandle HANDLE = Library.function("eager_status_code", "L", true);
  }

  static int statusCode(long s) {
    try {
      return (int) (long) StatusCode.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusMessage {
    static final MethodHandle HANDLE = Library.function("eager_status_message", "L", true);
  }

  static long statusMessage(long s) {
    try {
      return (long) StatusMessage.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusOp {
    static final MethodHandle HANDLE = Library.function("eager_status_op", "L", true);
  }

  static long statusOp(long s) {
    try {
      return (long) StatusOp.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusDetail {
    static final MethodHandle HANDLE = Library.function("eager_status_detail", "L", true);
  }

  static int statusDetail(long s) {
    try {
      return (int) (long) StatusDetail.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusNew {
    static final MethodHandle HANDLE = Library.function("eager_status_new", "LL", false);
  }

  static long statusNew(int code, long message) {
    try {
      return (long) StatusNew.HANDLE.invokeExact((long) code, message);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusNewWith {
    static final MethodHandle HANDLE = Library.function("eager_status_new_with", "LLLL", false);
  }

  static long statusNewWith(int code, long message, long payload, long destroy) {
    try {
      return (long) StatusNewWith.HANDLE.invokeExact((long) code, message, payload, destroy);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusPayload {
    static final MethodHandle HANDLE = Library.function("eager_status_payload", "LL", false);
  }

  static long statusPayload(long s, long destroy) {
    try {
      return (long) StatusPayload.HANDLE.invokeExact(s, destroy);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StatusRelease {
    static final MethodHandle HANDLE = Library.function("eager_status_release", "L", false);
  }

  static void statusRelease(long s) {
    try {
      long ignored = (long) StatusRelease.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class StringRelease {
    static final MethodHandle HANDLE = Library.function("eager_string_release", "L", false);
  }

  static void stringRelease(long s) {
    try {
      long ignored = (long) StringRelease.HANDLE.invokeExact(s);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextCreate {
    static final MethodHandle HANDLE = Library.function("eager_context_create", "LL", false);
  }

  static void contextCreate(long options, long out) {
    try {
      Status.check((long) ContextCreate.HANDLE.invokeExact(options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextFork {
    static final MethodHandle HANDLE = Library.function("eager_context_fork", "LL", false);
  }

  static void contextFork(long ctx, long out) {
    try {
      Status.check((long) ContextFork.HANDLE.invokeExact(ctx, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetDevice {
    static final MethodHandle HANDLE = Library.function("eager_context_set_device", "LL", false);
  }

  static void contextSetDevice(long ctx, long device) {
    try {
      Status.check((long) ContextSetDevice.HANDLE.invokeExact(ctx, device));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextDevice {
    static final MethodHandle HANDLE = Library.function("eager_context_device", "L", true);
  }

  static long contextDevice(long ctx) {
    try {
      return (long) ContextDevice.HANDLE.invokeExact(ctx);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextAllowTf32 {
    static final MethodHandle HANDLE = Library.function("eager_context_allow_tf32", "LL", false);
  }

  static void contextAllowTf32(long ctx, int allow) {
    try {
      Status.check((long) ContextAllowTf32.HANDLE.invokeExact(ctx, (long) allow));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetLoadLimit {
    static final MethodHandle HANDLE = Library.function("eager_context_set_load_limit", "LL", false);
  }

  static void contextSetLoadLimit(long ctx, long bytes) {
    try {
      Status.check((long) ContextSetLoadLimit.HANDLE.invokeExact(ctx, bytes));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetInterrupt {
    static final MethodHandle HANDLE = Library.function("eager_context_set_interrupt", "LLLL", false);
  }

  static void contextSetInterrupt(long ctx, long function, long userData, long destroy) {
    try {
      Status.check((long) ContextSetInterrupt.HANDLE.invokeExact(ctx, function, userData, destroy));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextStream {
    static final MethodHandle HANDLE = Library.function("eager_context_stream", "LLL", false);
  }

  static void contextStream(long ctx, long device, long stream) {
    try {
      Status.check((long) ContextStream.HANDLE.invokeExact(ctx, device, stream));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextPauseTapes {
    static final MethodHandle HANDLE = Library.function("eager_context_pause_tapes", "L", false);
  }

  static void contextPauseTapes(long ctx) {
    try {
      Status.check((long) ContextPauseTapes.HANDLE.invokeExact(ctx));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextResumeTapes {
    static final MethodHandle HANDLE = Library.function("eager_context_resume_tapes", "L", false);
  }

  static void contextResumeTapes(long ctx) {
    try {
      Status.check((long) ContextResumeTapes.HANDLE.invokeExact(ctx));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextIsWatched {
    static final MethodHandle HANDLE = Library.function("eager_context_is_watched", "LL", true);
  }

  static int contextIsWatched(long ctx, long t) {
    try {
      return (int) (long) ContextIsWatched.HANDLE.invokeExact(ctx, t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetSeed {
    static final MethodHandle HANDLE = Library.function("eager_context_set_seed", "LL", false);
  }

  static void contextSetSeed(long ctx, long seed) {
    try {
      Status.check((long) ContextSetSeed.HANDLE.invokeExact(ctx, seed));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextGetRandomState {
    static final MethodHandle HANDLE = Library.function("eager_context_get_random_state", "LL", false);
  }

  static void contextGetRandomState(long ctx, long out) {
    try {
      Status.check((long) ContextGetRandomState.HANDLE.invokeExact(ctx, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetRandomState {
    static final MethodHandle HANDLE = Library.function("eager_context_set_random_state", "LL", false);
  }

  static void contextSetRandomState(long ctx, long state) {
    try {
      Status.check((long) ContextSetRandomState.HANDLE.invokeExact(ctx, state));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSynchronize {
    static final MethodHandle HANDLE = Library.function("eager_context_synchronize", "L", false);
  }

  static void contextSynchronize(long ctx) {
    try {
      Status.check((long) ContextSynchronize.HANDLE.invokeExact(ctx));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextMemory {
    static final MethodHandle HANDLE = Library.function("eager_context_memory", "LLL", false);
  }

  static void contextMemory(long ctx, long device, long out) {
    try {
      Status.check((long) ContextMemory.HANDLE.invokeExact(ctx, device, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextSetMemoryLimit {
    static final MethodHandle HANDLE = Library.function("eager_context_set_memory_limit", "LLL", false);
  }

  static void contextSetMemoryLimit(long ctx, long device, long bytes) {
    try {
      Status.check((long) ContextSetMemoryLimit.HANDLE.invokeExact(ctx, device, bytes));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class MemoryOnPressure {
    static final MethodHandle HANDLE = Library.function("eager_memory_on_pressure", "LLLL", false);
  }

  static void memoryOnPressure(long step, long function, long userData, long destroy) {
    try {
      Status.check((long) MemoryOnPressure.HANDLE.invokeExact(step, function, userData, destroy));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextNumDevices {
    static final MethodHandle HANDLE = Library.function("eager_context_num_devices", "L", true);
  }

  static int contextNumDevices(long ctx) {
    try {
      return (int) (long) ContextNumDevices.HANDLE.invokeExact(ctx);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextNumDevicesOfKind {
    static final MethodHandle HANDLE = Library.function("eager_context_num_devices_of_kind", "LL", true);
  }

  static int contextNumDevicesOfKind(long ctx, long kind) {
    try {
      return (int) (long) ContextNumDevicesOfKind.HANDLE.invokeExact(ctx, kind);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextDeviceName {
    static final MethodHandle HANDLE = Library.function("eager_context_device_name", "LL", true);
  }

  static long contextDeviceName(long ctx, int index) {
    try {
      return (long) ContextDeviceName.HANDLE.invokeExact(ctx, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextRetain {
    static final MethodHandle HANDLE = Library.function("eager_context_retain", "L", true);
  }

  static void contextRetain(long ctx) {
    try {
      long ignored = (long) ContextRetain.HANDLE.invokeExact(ctx);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ContextRelease {
    static final MethodHandle HANDLE = Library.function("eager_context_release", "L", false);
  }

  static void contextRelease(long ctx) {
    try {
      long ignored = (long) ContextRelease.HANDLE.invokeExact(ctx);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorCreate {
    static final MethodHandle HANDLE = Library.function("eager_tensor_create", "LLLLLLL", false);
  }

  static void tensorCreate(long ctx, int dtype, long dims, int rank, long data, long numBytes, long out) {
    try {
      Status.check((long) TensorCreate.HANDLE.invokeExact(ctx, (long) dtype, dims, (long) rank, data, numBytes, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorWrap {
    static final MethodHandle HANDLE = Library.function("eager_tensor_wrap", "LLLLLLLLL", false);
  }

  static void tensorWrap(
      long ctx, int dtype, long dims, int rank, long data, long numBytes, long destroy, long userData, long out) {
    try {
      Status.check((long) TensorWrap.HANDLE.invokeExact(
          ctx, (long) dtype, dims, (long) rank, data, numBytes, destroy, userData, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorScalarInt {
    static final MethodHandle HANDLE = Library.function("eager_tensor_scalar_int", "LLL", false);
  }

  static void tensorScalarInt(long ctx, long value, long out) {
    try {
      Status.check((long) TensorScalarInt.HANDLE.invokeExact(ctx, value, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorScalarFloat {
    static final MethodHandle HANDLE = Library.function("eager_tensor_scalar_float", "LDL", false);
  }

  static void tensorScalarFloat(long ctx, double value, long out) {
    try {
      Status.check((long) TensorScalarFloat.HANDLE.invokeExact(ctx, value, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorInfo {
    static final MethodHandle HANDLE = Library.function("eager_tensor_info", "LL", false);
  }

  static void tensorInfo(long t, long out) {
    try {
      Status.check((long) TensorInfo.HANDLE.invokeExact(t, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorsRelease {
    static final MethodHandle HANDLE = Library.function("eager_tensors_release", "LL", false);
  }

  static void tensorsRelease(long tensors, int count) {
    try {
      long ignored = (long) TensorsRelease.HANDLE.invokeExact(tensors, (long) count);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorRetain {
    static final MethodHandle HANDLE = Library.function("eager_tensor_retain", "L", true);
  }

  static void tensorRetain(long t) {
    try {
      long ignored = (long) TensorRetain.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorRelease {
    static final MethodHandle HANDLE = Library.function("eager_tensor_release", "L", false);
  }

  static void tensorRelease(long t) {
    try {
      long ignored = (long) TensorRelease.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorDtype {
    static final MethodHandle HANDLE = Library.function("eager_tensor_dtype", "L", true);
  }

  static int tensorDtype(long t) {
    try {
      return (int) (long) TensorDtype.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorRank {
    static final MethodHandle HANDLE = Library.function("eager_tensor_rank", "L", true);
  }

  static int tensorRank(long t) {
    try {
      return (int) (long) TensorRank.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorDims {
    static final MethodHandle HANDLE = Library.function("eager_tensor_dims", "L", true);
  }

  static long tensorDims(long t) {
    try {
      return (long) TensorDims.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorNumElements {
    static final MethodHandle HANDLE = Library.function("eager_tensor_num_elements", "L", true);
  }

  static long tensorNumElements(long t) {
    try {
      return (long) TensorNumElements.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorNumBytes {
    static final MethodHandle HANDLE = Library.function("eager_tensor_num_bytes", "L", true);
  }

  static long tensorNumBytes(long t) {
    try {
      return (long) TensorNumBytes.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorDevice {
    static final MethodHandle HANDLE = Library.function("eager_tensor_device", "L", true);
  }

  static long tensorDevice(long t) {
    try {
      return (long) TensorDevice.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorId {
    static final MethodHandle HANDLE = Library.function("eager_tensor_id", "L", true);
  }

  static long tensorId(long t) {
    try {
      return (long) TensorId.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorData {
    static final MethodHandle HANDLE = Library.function("eager_tensor_data", "LL", false);
  }

  static void tensorData(long t, long out) {
    try {
      Status.check((long) TensorData.HANDLE.invokeExact(t, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorRead {
    static final MethodHandle HANDLE = Library.function("eager_tensor_read", "LLL", false);
  }

  static void tensorRead(long t, long dst, long numBytes) {
    try {
      Status.check((long) TensorRead.HANDLE.invokeExact(t, dst, numBytes));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorCopyTo {
    static final MethodHandle HANDLE = Library.function("eager_tensor_copy_to", "LLLL", false);
  }

  static void tensorCopyTo(long ctx, long t, long device, long out) {
    try {
      Status.check((long) TensorCopyTo.HANDLE.invokeExact(ctx, t, device, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorFormat {
    static final MethodHandle HANDLE = Library.function("eager_tensor_format", "LL", false);
  }

  static void tensorFormat(long t, long out) {
    try {
      Status.check((long) TensorFormat.HANDLE.invokeExact(t, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorFormatWith {
    static final MethodHandle HANDLE = Library.function("eager_tensor_format_with", "LLL", false);
  }

  static void tensorFormatWith(long t, long options, long out) {
    try {
      Status.check((long) TensorFormatWith.HANDLE.invokeExact(t, options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorToDlpack {
    static final MethodHandle HANDLE = Library.function("eager_tensor_to_dlpack", "LLLL", false);
  }

  static void tensorToDlpack(long ctx, long t, long options, long managed) {
    try {
      Status.check((long) TensorToDlpack.HANDLE.invokeExact(ctx, t, options, managed));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorFromDlpack {
    static final MethodHandle HANDLE = Library.function("eager_tensor_from_dlpack", "LLL", false);
  }

  static void tensorFromDlpack(long ctx, long managed, long out) {
    try {
      Status.check((long) TensorFromDlpack.HANDLE.invokeExact(ctx, managed, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorIsSparseRows {
    static final MethodHandle HANDLE = Library.function("eager_tensor_is_sparse_rows", "L", true);
  }

  static int tensorIsSparseRows(long t) {
    try {
      return (int) (long) TensorIsSparseRows.HANDLE.invokeExact(t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorSparseRows {
    static final MethodHandle HANDLE = Library.function("eager_tensor_sparse_rows", "LLL", false);
  }

  static void tensorSparseRows(long t, long indices, long values) {
    try {
      Status.check((long) TensorSparseRows.HANDLE.invokeExact(t, indices, values));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TensorToDense {
    static final MethodHandle HANDLE = Library.function("eager_tensor_to_dense", "LLL", false);
  }

  static void tensorToDense(long ctx, long t, long out) {
    try {
      Status.check((long) TensorToDense.HANDLE.invokeExact(ctx, t, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpCreate {
    static final MethodHandle HANDLE = Library.function("eager_op_create", "LLL", false);
  }

  static void opCreate(long ctx, long name, long out) {
    try {
      Status.check((long) OpCreate.HANDLE.invokeExact(ctx, name, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpName {
    static final MethodHandle HANDLE = Library.function("eager_op_name", "L", true);
  }

  static long opName(long op) {
    try {
      return (long) OpName.HANDLE.invokeExact(op);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetInt {
    static final MethodHandle HANDLE = Library.function("eager_op_set_int", "LLL", false);
  }

  static void opSetInt(long op, long attr, long value) {
    try {
      Status.check((long) OpSetInt.HANDLE.invokeExact(op, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetFloat {
    static final MethodHandle HANDLE = Library.function("eager_op_set_float", "LLD", false);
  }

  static void opSetFloat(long op, long attr, double value) {
    try {
      Status.check((long) OpSetFloat.HANDLE.invokeExact(op, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetBool {
    static final MethodHandle HANDLE = Library.function("eager_op_set_bool", "LLL", false);
  }

  static void opSetBool(long op, long attr, int value) {
    try {
      Status.check((long) OpSetBool.HANDLE.invokeExact(op, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetDtype {
    static final MethodHandle HANDLE = Library.function("eager_op_set_dtype", "LLL", false);
  }

  static void opSetDtype(long op, long attr, int value) {
    try {
      Status.check((long) OpSetDtype.HANDLE.invokeExact(op, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetString {
    static final MethodHandle HANDLE = Library.function("eager_op_set_string", "LLL", false);
  }

  static void opSetString(long op, long attr, long value) {
    try {
      Status.check((long) OpSetString.HANDLE.invokeExact(op, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetInts {
    static final MethodHandle HANDLE = Library.function("eager_op_set_ints", "LLLL", false);
  }

  static void opSetInts(long op, long attr, long values, int count) {
    try {
      Status.check((long) OpSetInts.HANDLE.invokeExact(op, attr, values, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetDevice {
    static final MethodHandle HANDLE = Library.function("eager_op_set_device", "LL", false);
  }

  static void opSetDevice(long op, long device) {
    try {
      Status.check((long) OpSetDevice.HANDLE.invokeExact(op, device));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpRetain {
    static final MethodHandle HANDLE = Library.function("eager_op_retain", "L", true);
  }

  static void opRetain(long op) {
    try {
      long ignored = (long) OpRetain.HANDLE.invokeExact(op);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpRelease {
    static final MethodHandle HANDLE = Library.function("eager_op_release", "L", false);
  }

  static void opRelease(long op) {
    try {
      long ignored = (long) OpRelease.HANDLE.invokeExact(op);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class Execute {
    static final MethodHandle HANDLE = Library.function("eager_execute", "LLLLLL", false);
  }

  static void execute(long ctx, long op, long inputs, int numInputs, long outputs, long numOutputs) {
    try {
      Status.check((long) Execute.HANDLE.invokeExact(ctx, op, inputs, (long) numInputs, outputs, numOutputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ExecuteArgs {
    static final MethodHandle HANDLE = Library.function("eager_execute_args", "LLLLLLLL", false);
  }

  static void executeArgs(
      long ctx, long op, long inputs, int numInputs, long args, int numArgs, long outputs, long numOutputs) {
    try {
      Status.check((long) ExecuteArgs.HANDLE.invokeExact(
          ctx, op, inputs, (long) numInputs, args, (long) numArgs, outputs, numOutputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ExecuteMasked {
    static final MethodHandle HANDLE = Library.function("eager_execute_masked", "LLLLLLLLL", false);
  }

  static void executeMasked(
      long ctx, long op, long inputs, int numInputs, long given, long args, int numArgs, long outputs, long numOutputs)
      {
    try {
      Status.check((long) ExecuteMasked.HANDLE.invokeExact(
          ctx, op, inputs, (long) numInputs, given, args, (long) numArgs, outputs, numOutputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RegistryJson {
    static final MethodHandle HANDLE = Library.function("eager_registry_json", "LL", false);
  }

  static void registryJson(long ctx, long out) {
    try {
      Status.check((long) RegistryJson.HANDLE.invokeExact(ctx, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpJson {
    static final MethodHandle HANDLE = Library.function("eager_op_json", "LLL", false);
  }

  static void opJson(long ctx, long name, long out) {
    try {
      Status.check((long) OpJson.HANDLE.invokeExact(ctx, name, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class KindsJson {
    static final MethodHandle HANDLE = Library.function("eager_kinds_json", "LLL", false);
  }

  static void kindsJson(long ctx, long kind, long out) {
    try {
      Status.check((long) KindsJson.HANDLE.invokeExact(ctx, kind, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeCreate {
    static final MethodHandle HANDLE = Library.function("eager_tape_create", "LLL", false);
  }

  static void tapeCreate(long ctx, long options, long out) {
    try {
      Status.check((long) TapeCreate.HANDLE.invokeExact(ctx, options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeWatch {
    static final MethodHandle HANDLE = Library.function("eager_tape_watch", "LL", false);
  }

  static void tapeWatch(long tape, long t) {
    try {
      Status.check((long) TapeWatch.HANDLE.invokeExact(tape, t));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeWatchVariable {
    static final MethodHandle HANDLE = Library.function("eager_tape_watch_variable", "LL", false);
  }

  static void tapeWatchVariable(long tape, long v) {
    try {
      Status.check((long) TapeWatchVariable.HANDLE.invokeExact(tape, v));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapePause {
    static final MethodHandle HANDLE = Library.function("eager_tape_pause", "L", false);
  }

  static void tapePause(long tape) {
    try {
      Status.check((long) TapePause.HANDLE.invokeExact(tape));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeResume {
    static final MethodHandle HANDLE = Library.function("eager_tape_resume", "L", false);
  }

  static void tapeResume(long tape) {
    try {
      Status.check((long) TapeResume.HANDLE.invokeExact(tape));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeStop {
    static final MethodHandle HANDLE = Library.function("eager_tape_stop", "L", false);
  }

  static void tapeStop(long tape) {
    try {
      Status.check((long) TapeStop.HANDLE.invokeExact(tape));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeReset {
    static final MethodHandle HANDLE = Library.function("eager_tape_reset", "L", false);
  }

  static void tapeReset(long tape) {
    try {
      Status.check((long) TapeReset.HANDLE.invokeExact(tape));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeIsRecording {
    static final MethodHandle HANDLE = Library.function("eager_tape_is_recording", "L", true);
  }

  static int tapeIsRecording(long tape) {
    try {
      return (int) (long) TapeIsRecording.HANDLE.invokeExact(tape);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeGradient {
    static final MethodHandle HANDLE = Library.function("eager_tape_gradient", "LLLLLLLLLLL", false);
  }

  static void tapeGradient(
      long ctx, long tape, long targets, int numTargets, long outputGradients, long sources, int numSources, long
      variables, int numVariables, long options, long gradients) {
    try {
      Status.check((long) TapeGradient.HANDLE.invokeExact(
          ctx, tape, targets, (long) numTargets, outputGradients, sources, (long) numSources, variables, (long)
          numVariables, options, gradients));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeRecord {
    static final MethodHandle HANDLE = Library.function("eager_tape_record", "LLLLLLLLL", false);
  }

  static void tapeRecord(
      long ctx, long inputs, int numInputs, long outputs, int numOutputs, long backward, long userData, long destroy,
      long recorded) {
    try {
      Status.check((long) TapeRecord.HANDLE.invokeExact(
          ctx, inputs, (long) numInputs, outputs, (long) numOutputs, backward, userData, destroy, recorded));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeNumWatched {
    static final MethodHandle HANDLE = Library.function("eager_tape_num_watched", "L", true);
  }

  static int tapeNumWatched(long tape) {
    try {
      return (int) (long) TapeNumWatched.HANDLE.invokeExact(tape);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeWatched {
    static final MethodHandle HANDLE = Library.function("eager_tape_watched", "LL", true);
  }

  static long tapeWatched(long tape, int index) {
    try {
      return (long) TapeWatched.HANDLE.invokeExact(tape, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeRetain {
    static final MethodHandle HANDLE = Library.function("eager_tape_retain", "L", true);
  }

  static void tapeRetain(long tape) {
    try {
      long ignored = (long) TapeRetain.HANDLE.invokeExact(tape);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TapeRelease {
    static final MethodHandle HANDLE = Library.function("eager_tape_release", "L", false);
  }

  static void tapeRelease(long tape) {
    try {
      long ignored = (long) TapeRelease.HANDLE.invokeExact(tape);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableCreate {
    static final MethodHandle HANDLE = Library.function("eager_variable_create", "LLLLL", false);
  }

  static void variableCreate(long ctx, long initial, long name, int trainable, long out) {
    try {
      Status.check((long) VariableCreate.HANDLE.invokeExact(ctx, initial, name, (long) trainable, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableCreateWithShape {
    static final MethodHandle HANDLE = Library.function("eager_variable_create_with_shape", "LLLLLLL", false);
  }

  static void variableCreateWithShape(long ctx, long initial, long dims, int rank, long name, int trainable, long out) {
    try {
      Status.check((long) VariableCreateWithShape.HANDLE.invokeExact(
          ctx, initial, dims, (long) rank, name, (long) trainable, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableRead {
    static final MethodHandle HANDLE = Library.function("eager_variable_read", "LLL", false);
  }

  static void variableRead(long ctx, long v, long out) {
    try {
      Status.check((long) VariableRead.HANDLE.invokeExact(ctx, v, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableAssign {
    static final MethodHandle HANDLE = Library.function("eager_variable_assign", "LLL", false);
  }

  static void variableAssign(long ctx, long v, long value) {
    try {
      Status.check((long) VariableAssign.HANDLE.invokeExact(ctx, v, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableAssignAdd {
    static final MethodHandle HANDLE = Library.function("eager_variable_assign_add", "LLL", false);
  }

  static void variableAssignAdd(long ctx, long v, long delta) {
    try {
      Status.check((long) VariableAssignAdd.HANDLE.invokeExact(ctx, v, delta));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableAssignSub {
    static final MethodHandle HANDLE = Library.function("eager_variable_assign_sub", "LLL", false);
  }

  static void variableAssignSub(long ctx, long v, long delta) {
    try {
      Status.check((long) VariableAssignSub.HANDLE.invokeExact(ctx, v, delta));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableAssignSlice {
    static final MethodHandle HANDLE = Library.function("eager_variable_assign_slice", "LLLL", false);
  }

  static void variableAssignSlice(long ctx, long v, long begin, long value) {
    try {
      Status.check((long) VariableAssignSlice.HANDLE.invokeExact(ctx, v, begin, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableName {
    static final MethodHandle HANDLE = Library.function("eager_variable_name", "L", true);
  }

  static long variableName(long v) {
    try {
      return (long) VariableName.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableTrainable {
    static final MethodHandle HANDLE = Library.function("eager_variable_trainable", "L", true);
  }

  static int variableTrainable(long v) {
    try {
      return (int) (long) VariableTrainable.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableSetTrainable {
    static final MethodHandle HANDLE = Library.function("eager_variable_set_trainable", "LL", false);
  }

  static void variableSetTrainable(long v, int trainable) {
    try {
      Status.check((long) VariableSetTrainable.HANDLE.invokeExact(v, (long) trainable));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableDtype {
    static final MethodHandle HANDLE = Library.function("eager_variable_dtype", "L", true);
  }

  static int variableDtype(long v) {
    try {
      return (int) (long) VariableDtype.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableRank {
    static final MethodHandle HANDLE = Library.function("eager_variable_rank", "L", true);
  }

  static int variableRank(long v) {
    try {
      return (int) (long) VariableRank.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableDims {
    static final MethodHandle HANDLE = Library.function("eager_variable_dims", "L", true);
  }

  static long variableDims(long v) {
    try {
      return (long) VariableDims.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableDevice {
    static final MethodHandle HANDLE = Library.function("eager_variable_device", "L", true);
  }

  static long variableDevice(long v) {
    try {
      return (long) VariableDevice.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableRetain {
    static final MethodHandle HANDLE = Library.function("eager_variable_retain", "L", true);
  }

  static void variableRetain(long v) {
    try {
      long ignored = (long) VariableRetain.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class VariableRelease {
    static final MethodHandle HANDLE = Library.function("eager_variable_release", "L", false);
  }

  static void variableRelease(long v) {
    try {
      long ignored = (long) VariableRelease.HANDLE.invokeExact(v);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerCreate {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_create", "LLL", false);
  }

  static void optimizerCreate(long ctx, long kind, long out) {
    try {
      Status.check((long) OptimizerCreate.HANDLE.invokeExact(ctx, kind, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetFloat {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_float", "LLD", false);
  }

  static void optimizerSetFloat(long optimizer, long attr, double value) {
    try {
      Status.check((long) OptimizerSetFloat.HANDLE.invokeExact(optimizer, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetInt {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_int", "LLL", false);
  }

  static void optimizerSetInt(long optimizer, long attr, long value) {
    try {
      Status.check((long) OptimizerSetInt.HANDLE.invokeExact(optimizer, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetBool {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_bool", "LLL", false);
  }

  static void optimizerSetBool(long optimizer, long attr, int value) {
    try {
      Status.check((long) OptimizerSetBool.HANDLE.invokeExact(optimizer, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetStrings {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_strings", "LLLL", false);
  }

  static void optimizerSetStrings(long optimizer, long attr, long values, int count) {
    try {
      Status.check((long) OptimizerSetStrings.HANDLE.invokeExact(optimizer, attr, values, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetLearningRateTensor {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_learning_rate_tensor", "LL", false);
  }

  static void optimizerSetLearningRateTensor(long optimizer, long t) {
    try {
      Status.check((long) OptimizerSetLearningRateTensor.HANDLE.invokeExact(optimizer, t));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetLearningRateVariable {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_learning_rate_variable", "LL", false);
  }

  static void optimizerSetLearningRateVariable(long optimizer, long v) {
    try {
      Status.check((long) OptimizerSetLearningRateVariable.HANDLE.invokeExact(optimizer, v));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetLearningRateOp {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_learning_rate_op", "LL", false);
  }

  static void optimizerSetLearningRateOp(long optimizer, long op) {
    try {
      Status.check((long) OptimizerSetLearningRateOp.HANDLE.invokeExact(optimizer, op));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerSetSchedule {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_set_schedule", "LL", false);
  }

  static void optimizerSetSchedule(long optimizer, long schedule) {
    try {
      Status.check((long) OptimizerSetSchedule.HANDLE.invokeExact(optimizer, schedule));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerApply {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_apply", "LLLLL", false);
  }

  static void optimizerApply(long ctx, long optimizer, long variables, long gradients, int count) {
    try {
      Status.check((long) OptimizerApply.HANDLE.invokeExact(ctx, optimizer, variables, gradients, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerBuild {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_build", "LLL", false);
  }

  static void optimizerBuild(long optimizer, long variables, int count) {
    try {
      Status.check((long) OptimizerBuild.HANDLE.invokeExact(optimizer, variables, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerNumVariables {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_num_variables", "L", true);
  }

  static int optimizerNumVariables(long optimizer) {
    try {
      return (int) (long) OptimizerNumVariables.HANDLE.invokeExact(optimizer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerVariable {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_variable", "LL", true);
  }

  static long optimizerVariable(long optimizer, int index) {
    try {
      return (long) OptimizerVariable.HANDLE.invokeExact(optimizer, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerTrained {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_trained", "LL", true);
  }

  static long optimizerTrained(long optimizer, int index) {
    try {
      return (long) OptimizerTrained.HANDLE.invokeExact(optimizer, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerRetain {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_retain", "L", true);
  }

  static void optimizerRetain(long optimizer) {
    try {
      long ignored = (long) OptimizerRetain.HANDLE.invokeExact(optimizer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OptimizerRelease {
    static final MethodHandle HANDLE = Library.function("eager_optimizer_release", "L", false);
  }

  static void optimizerRelease(long optimizer) {
    try {
      long ignored = (long) OptimizerRelease.HANDLE.invokeExact(optimizer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleCreate {
    static final MethodHandle HANDLE = Library.function("eager_schedule_create", "LLL", false);
  }

  static void scheduleCreate(long ctx, long kind, long out) {
    try {
      Status.check((long) ScheduleCreate.HANDLE.invokeExact(ctx, kind, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleSetFloat {
    static final MethodHandle HANDLE = Library.function("eager_schedule_set_float", "LLD", false);
  }

  static void scheduleSetFloat(long schedule, long attr, double value) {
    try {
      Status.check((long) ScheduleSetFloat.HANDLE.invokeExact(schedule, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleSetBool {
    static final MethodHandle HANDLE = Library.function("eager_schedule_set_bool", "LLL", false);
  }

  static void scheduleSetBool(long schedule, long attr, int value) {
    try {
      Status.check((long) ScheduleSetBool.HANDLE.invokeExact(schedule, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleSetFloats {
    static final MethodHandle HANDLE = Library.function("eager_schedule_set_floats", "LLLL", false);
  }

  static void scheduleSetFloats(long schedule, long attr, long values, int count) {
    try {
      Status.check((long) ScheduleSetFloats.HANDLE.invokeExact(schedule, attr, values, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleRate {
    static final MethodHandle HANDLE = Library.function("eager_schedule_rate", "LLL", false);
  }

  static void scheduleRate(long schedule, long step, long out) {
    try {
      Status.check((long) ScheduleRate.HANDLE.invokeExact(schedule, step, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleJson {
    static final MethodHandle HANDLE = Library.function("eager_schedule_json", "LL", false);
  }

  static void scheduleJson(long schedule, long out) {
    try {
      Status.check((long) ScheduleJson.HANDLE.invokeExact(schedule, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleRetain {
    static final MethodHandle HANDLE = Library.function("eager_schedule_retain", "L", true);
  }

  static void scheduleRetain(long schedule) {
    try {
      long ignored = (long) ScheduleRetain.HANDLE.invokeExact(schedule);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ScheduleRelease {
    static final MethodHandle HANDLE = Library.function("eager_schedule_release", "L", false);
  }

  static void scheduleRelease(long schedule) {
    try {
      long ignored = (long) ScheduleRelease.HANDLE.invokeExact(schedule);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TraceBegin {
    static final MethodHandle HANDLE = Library.function("eager_trace_begin", "LLL", false);
  }

  static void traceBegin(long parent, long name, long trace) {
    try {
      Status.check((long) TraceBegin.HANDLE.invokeExact(parent, name, trace));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TraceOwns {
    static final MethodHandle HANDLE = Library.function("eager_trace_owns", "LL", true);
  }

  static int traceOwns(long trace, long t) {
    try {
      return (int) (long) TraceOwns.HANDLE.invokeExact(trace, t);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TraceInput {
    static final MethodHandle HANDLE = Library.function("eager_trace_input", "LLLLL", false);
  }

  static void traceInput(long trace, int dtype, long dims, int rank, long out) {
    try {
      Status.check((long) TraceInput.HANDLE.invokeExact(trace, (long) dtype, dims, (long) rank, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class TraceEnd {
    static final MethodHandle HANDLE = Library.function("eager_trace_end", "LLLL", false);
  }

  static void traceEnd(long trace, long outputs, int numOutputs, long out) {
    try {
      Status.check((long) TraceEnd.HANDLE.invokeExact(trace, outputs, (long) numOutputs, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionOp {
    static final MethodHandle HANDLE = Library.function("eager_function_op", "LLL", false);
  }

  static void functionOp(long ctx, long f, long out) {
    try {
      Status.check((long) FunctionOp.HANDLE.invokeExact(ctx, f, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionSetOption {
    static final MethodHandle HANDLE = Library.function("eager_function_set_option", "LLL", false);
  }

  static void functionSetOption(long f, long name, int value) {
    try {
      Status.check((long) FunctionSetOption.HANDLE.invokeExact(f, name, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpCreateHostCall {
    static final MethodHandle HANDLE = Library.function("eager_op_create_host_call", "LLLLLLLLLL", false);
  }

  static void opCreateHostCall(
      long ctx, long name, long function, long userData, long destroy, int numOutputs, long dtypes, long ranks, long
      dims, long out) {
    try {
      Status.check((long) OpCreateHostCall.HANDLE.invokeExact(
          ctx, name, function, userData, destroy, (long) numOutputs, dtypes, ranks, dims, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpSetFunction {
    static final MethodHandle HANDLE = Library.function("eager_op_set_function", "LLL", false);
  }

  static void opSetFunction(long op, long attr, long f) {
    try {
      Status.check((long) OpSetFunction.HANDLE.invokeExact(op, attr, f));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionImportOnnx {
    static final MethodHandle HANDLE = Library.function("eager_function_import_onnx", "LLL", false);
  }

  static void functionImportOnnx(long ctx, long path, long out) {
    try {
      Status.check((long) FunctionImportOnnx.HANDLE.invokeExact(ctx, path, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionExportOnnx {
    static final MethodHandle HANDLE = Library.function("eager_function_export_onnx", "LLL", false);
  }

  static void functionExportOnnx(long ctx, long f, long path) {
    try {
      Status.check((long) FunctionExportOnnx.HANDLE.invokeExact(ctx, f, path));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionIsCurrent {
    static final MethodHandle HANDLE = Library.function("eager_function_is_current", "L", true);
  }

  static int functionIsCurrent(long f) {
    try {
      return (int) (long) FunctionIsCurrent.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionName {
    static final MethodHandle HANDLE = Library.function("eager_function_name", "L", true);
  }

  static long functionName(long f) {
    try {
      return (long) FunctionName.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionNumInputs {
    static final MethodHandle HANDLE = Library.function("eager_function_num_inputs", "L", true);
  }

  static int functionNumInputs(long f) {
    try {
      return (int) (long) FunctionNumInputs.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionNumOutputs {
    static final MethodHandle HANDLE = Library.function("eager_function_num_outputs", "L", true);
  }

  static int functionNumOutputs(long f) {
    try {
      return (int) (long) FunctionNumOutputs.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionInput {
    static final MethodHandle HANDLE = Library.function("eager_function_input", "LL", true);
  }

  static long functionInput(long f, int index) {
    try {
      return (long) FunctionInput.HANDLE.invokeExact(f, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionOutput {
    static final MethodHandle HANDLE = Library.function("eager_function_output", "LL", true);
  }

  static long functionOutput(long f, int index) {
    try {
      return (long) FunctionOutput.HANDLE.invokeExact(f, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionNumVariables {
    static final MethodHandle HANDLE = Library.function("eager_function_num_variables", "L", true);
  }

  static int functionNumVariables(long f) {
    try {
      return (int) (long) FunctionNumVariables.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionVariable {
    static final MethodHandle HANDLE = Library.function("eager_function_variable", "LL", true);
  }

  static long functionVariable(long f, int index) {
    try {
      return (long) FunctionVariable.HANDLE.invokeExact(f, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionNumOptimizers {
    static final MethodHandle HANDLE = Library.function("eager_function_num_optimizers", "L", true);
  }

  static int functionNumOptimizers(long f) {
    try {
      return (int) (long) FunctionNumOptimizers.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionOptimizer {
    static final MethodHandle HANDLE = Library.function("eager_function_optimizer", "LL", true);
  }

  static long functionOptimizer(long f, int index) {
    try {
      return (long) FunctionOptimizer.HANDLE.invokeExact(f, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionFormat {
    static final MethodHandle HANDLE = Library.function("eager_function_format", "LL", false);
  }

  static void functionFormat(long f, long out) {
    try {
      Status.check((long) FunctionFormat.HANDLE.invokeExact(f, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionGraphviz {
    static final MethodHandle HANDLE = Library.function("eager_function_graphviz", "LL", false);
  }

  static void functionGraphviz(long f, long out) {
    try {
      Status.check((long) FunctionGraphviz.HANDLE.invokeExact(f, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionSave {
    static final MethodHandle HANDLE = Library.function("eager_function_save", "LLL", false);
  }

  static void functionSave(long ctx, long f, long path) {
    try {
      Status.check((long) FunctionSave.HANDLE.invokeExact(ctx, f, path));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionLoad {
    static final MethodHandle HANDLE = Library.function("eager_function_load", "LLL", false);
  }

  static void functionLoad(long ctx, long path, long out) {
    try {
      Status.check((long) FunctionLoad.HANDLE.invokeExact(ctx, path, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionRetain {
    static final MethodHandle HANDLE = Library.function("eager_function_retain", "L", true);
  }

  static void functionRetain(long f) {
    try {
      long ignored = (long) FunctionRetain.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class FunctionRelease {
    static final MethodHandle HANDLE = Library.function("eager_function_release", "L", false);
  }

  static void functionRelease(long f) {
    try {
      long ignored = (long) FunctionRelease.HANDLE.invokeExact(f);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpDefine {
    static final MethodHandle HANDLE = Library.function("eager_op_define", "LL", false);
  }

  static void opDefine(long ctx, long definition) {
    try {
      Status.check((long) OpDefine.HANDLE.invokeExact(ctx, definition));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class OpDefineNative {
    static final MethodHandle HANDLE = Library.function("eager_op_define_native", "LLLL", false);
  }

  static void opDefineNative(long ctx, long definition, long library, long call) {
    try {
      Status.check((long) OpDefineNative.HANDLE.invokeExact(ctx, definition, library, call));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class ParallelFor {
    static final MethodHandle HANDLE = Library.function("eager_parallel_for", "LLLLL", false);
  }

  static void parallelFor(long call, long n, long grain, long body, long userData) {
    try {
      Status.check((long) ParallelFor.HANDLE.invokeExact(call, n, grain, body, userData));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerCreate {
    static final MethodHandle HANDLE = Library.function("eager_layer_create", "LLLL", false);
  }

  static void layerCreate(long ctx, long kind, long name, long out) {
    try {
      Status.check((long) LayerCreate.HANDLE.invokeExact(ctx, kind, name, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerFromJson {
    static final MethodHandle HANDLE = Library.function("eager_layer_from_json", "LLL", false);
  }

  static void layerFromJson(long ctx, long json, long out) {
    try {
      Status.check((long) LayerFromJson.HANDLE.invokeExact(ctx, json, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetInt {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_int", "LLL", false);
  }

  static void layerSetInt(long layer, long attr, long value) {
    try {
      Status.check((long) LayerSetInt.HANDLE.invokeExact(layer, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetFloat {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_float", "LLD", false);
  }

  static void layerSetFloat(long layer, long attr, double value) {
    try {
      Status.check((long) LayerSetFloat.HANDLE.invokeExact(layer, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetBool {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_bool", "LLL", false);
  }

  static void layerSetBool(long layer, long attr, int value) {
    try {
      Status.check((long) LayerSetBool.HANDLE.invokeExact(layer, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetDtype {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_dtype", "LLL", false);
  }

  static void layerSetDtype(long layer, long attr, int value) {
    try {
      Status.check((long) LayerSetDtype.HANDLE.invokeExact(layer, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetString {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_string", "LLL", false);
  }

  static void layerSetString(long layer, long attr, long value) {
    try {
      Status.check((long) LayerSetString.HANDLE.invokeExact(layer, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetInts {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_ints", "LLLL", false);
  }

  static void layerSetInts(long layer, long attr, long values, int count) {
    try {
      Status.check((long) LayerSetInts.HANDLE.invokeExact(layer, attr, values, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerBuild {
    static final MethodHandle HANDLE = Library.function("eager_layer_build", "LLLLLL", false);
  }

  static void layerBuild(long ctx, long layer, long dtypes, long ranks, long dims, int numInputs) {
    try {
      Status.check((long) LayerBuild.HANDLE.invokeExact(ctx, layer, dtypes, ranks, dims, (long) numInputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerCall {
    static final MethodHandle HANDLE = Library.function("eager_layer_call", "LLLLLLL", false);
  }

  static void layerCall(long ctx, long layer, long inputs, int numInputs, int training, long outputs, long numOutputs) {
    try {
      Status.check((long) LayerCall.HANDLE.invokeExact(
          ctx, layer, inputs, (long) numInputs, (long) training, outputs, numOutputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerInitialValue {
    static final MethodHandle HANDLE = Library.function("eager_layer_initial_value", "LLLLLL", false);
  }

  static void layerInitialValue(long ctx, long initializer, int dtype, long dims, int rank, long out) {
    try {
      Status.check((long) LayerInitialValue.HANDLE.invokeExact(ctx, initializer, (long) dtype, dims, (long) rank, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerKind {
    static final MethodHandle HANDLE = Library.function("eager_layer_kind", "L", true);
  }

  static long layerKind(long layer) {
    try {
      return (long) LayerKind.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerName {
    static final MethodHandle HANDLE = Library.function("eager_layer_name", "L", true);
  }

  static long layerName(long layer) {
    try {
      return (long) LayerName.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerIsBuilt {
    static final MethodHandle HANDLE = Library.function("eager_layer_is_built", "L", true);
  }

  static int layerIsBuilt(long layer) {
    try {
      return (int) (long) LayerIsBuilt.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerNumVariables {
    static final MethodHandle HANDLE = Library.function("eager_layer_num_variables", "L", true);
  }

  static int layerNumVariables(long layer) {
    try {
      return (int) (long) LayerNumVariables.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerVariable {
    static final MethodHandle HANDLE = Library.function("eager_layer_variable", "LL", true);
  }

  static long layerVariable(long layer, int index) {
    try {
      return (long) LayerVariable.HANDLE.invokeExact(layer, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerVariableName {
    static final MethodHandle HANDLE = Library.function("eager_layer_variable_name", "LL", true);
  }

  static long layerVariableName(long layer, int index) {
    try {
      return (long) LayerVariableName.HANDLE.invokeExact(layer, (long) index);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerSetVariable {
    static final MethodHandle HANDLE = Library.function("eager_layer_set_variable", "LLL", false);
  }

  static void layerSetVariable(long layer, int index, long v) {
    try {
      Status.check((long) LayerSetVariable.HANDLE.invokeExact(layer, (long) index, v));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerJson {
    static final MethodHandle HANDLE = Library.function("eager_layer_json", "LL", false);
  }

  static void layerJson(long layer, long out) {
    try {
      Status.check((long) LayerJson.HANDLE.invokeExact(layer, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerRetain {
    static final MethodHandle HANDLE = Library.function("eager_layer_retain", "L", true);
  }

  static void layerRetain(long layer) {
    try {
      long ignored = (long) LayerRetain.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class LayerRelease {
    static final MethodHandle HANDLE = Library.function("eager_layer_release", "L", false);
  }

  static void layerRelease(long layer) {
    try {
      long ignored = (long) LayerRelease.HANDLE.invokeExact(layer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterCreate {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_create", "LL", false);
  }

  static void checkpointWriterCreate(long ctx, long out) {
    try {
      Status.check((long) CheckpointWriterCreate.HANDLE.invokeExact(ctx, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddTensor {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_tensor", "LLL", false);
  }

  static void checkpointWriterAddTensor(long writer, long key, long t) {
    try {
      Status.check((long) CheckpointWriterAddTensor.HANDLE.invokeExact(writer, key, t));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddVariable {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_variable", "LLL", false);
  }

  static void checkpointWriterAddVariable(long writer, long key, long v) {
    try {
      Status.check((long) CheckpointWriterAddVariable.HANDLE.invokeExact(writer, key, v));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddText {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_text", "LLL", false);
  }

  static void checkpointWriterAddText(long writer, long key, long text) {
    try {
      Status.check((long) CheckpointWriterAddText.HANDLE.invokeExact(writer, key, text));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddLayer {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_layer", "LLL", false);
  }

  static void checkpointWriterAddLayer(long writer, long key, long layer) {
    try {
      Status.check((long) CheckpointWriterAddLayer.HANDLE.invokeExact(writer, key, layer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddOptimizer {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_optimizer", "LLL", false);
  }

  static void checkpointWriterAddOptimizer(long writer, long key, long optimizer) {
    try {
      Status.check((long) CheckpointWriterAddOptimizer.HANDLE.invokeExact(writer, key, optimizer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterAddRandomState {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_add_random_state", "LLL", false);
  }

  static void checkpointWriterAddRandomState(long writer, long key, long ctx) {
    try {
      Status.check((long) CheckpointWriterAddRandomState.HANDLE.invokeExact(writer, key, ctx));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterCommit {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_commit", "LLLL", false);
  }

  static void checkpointWriterCommit(long ctx, long writer, long path, long options) {
    try {
      Status.check((long) CheckpointWriterCommit.HANDLE.invokeExact(ctx, writer, path, options));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterRetain {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_retain", "L", true);
  }

  static void checkpointWriterRetain(long writer) {
    try {
      long ignored = (long) CheckpointWriterRetain.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointWriterRelease {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_writer_release", "L", false);
  }

  static void checkpointWriterRelease(long writer) {
    try {
      long ignored = (long) CheckpointWriterRelease.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointLatest {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_latest", "LL", false);
  }

  static void checkpointLatest(long folder, long out) {
    try {
      Status.check((long) CheckpointLatest.HANDLE.invokeExact(folder, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointOpen {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_open", "LLL", false);
  }

  static void checkpointOpen(long ctx, long path, long out) {
    try {
      Status.check((long) CheckpointOpen.HANDLE.invokeExact(ctx, path, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointNumEntries {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_num_entries", "L", true);
  }

  static int checkpointNumEntries(long checkpoint) {
    try {
      return (int) (long) CheckpointNumEntries.HANDLE.invokeExact(checkpoint);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointEntry {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_entry", "LLL", false);
  }

  static void checkpointEntry(long checkpoint, int index, long out) {
    try {
      Status.check((long) CheckpointEntry.HANDLE.invokeExact(checkpoint, (long) index, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointFind {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_find", "LL", true);
  }

  static int checkpointFind(long checkpoint, long key) {
    try {
      return (int) (long) CheckpointFind.HANDLE.invokeExact(checkpoint, key);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRead {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_read", "LLLL", false);
  }

  static void checkpointRead(long ctx, long checkpoint, long key, long out) {
    try {
      Status.check((long) CheckpointRead.HANDLE.invokeExact(ctx, checkpoint, key, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointText {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_text", "LLL", false);
  }

  static void checkpointText(long checkpoint, long key, long out) {
    try {
      Status.check((long) CheckpointText.HANDLE.invokeExact(checkpoint, key, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRestoreVariables {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_restore_variables", "LLLLL", false);
  }

  static void checkpointRestoreVariables(long ctx, long checkpoint, long keys, long variables, int count) {
    try {
      Status.check((long) CheckpointRestoreVariables.HANDLE.invokeExact(
          ctx, checkpoint, keys, variables, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRestoreLayer {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_restore_layer", "LLLL", false);
  }

  static void checkpointRestoreLayer(long ctx, long checkpoint, long key, long layer) {
    try {
      Status.check((long) CheckpointRestoreLayer.HANDLE.invokeExact(ctx, checkpoint, key, layer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRestoreRandomState {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_restore_random_state", "LLL", false);
  }

  static void checkpointRestoreRandomState(long ctx, long checkpoint, long key) {
    try {
      Status.check((long) CheckpointRestoreRandomState.HANDLE.invokeExact(ctx, checkpoint, key));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRestoreOptimizer {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_restore_optimizer", "LLLLLLL", false);
  }

  static void checkpointRestoreOptimizer(
      long ctx, long checkpoint, long key, long optimizer, long keys, long variables, int count) {
    try {
      Status.check((long) CheckpointRestoreOptimizer.HANDLE.invokeExact(
          ctx, checkpoint, key, optimizer, keys, variables, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRetain {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_retain", "L", true);
  }

  static void checkpointRetain(long checkpoint) {
    try {
      long ignored = (long) CheckpointRetain.HANDLE.invokeExact(checkpoint);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class CheckpointRelease {
    static final MethodHandle HANDLE = Library.function("eager_checkpoint_release", "L", false);
  }

  static void checkpointRelease(long checkpoint) {
    try {
      long ignored = (long) CheckpointRelease.HANDLE.invokeExact(checkpoint);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordReaderCreate {
    static final MethodHandle HANDLE = Library.function("eager_record_reader_create", "LLLL", false);
  }

  static void recordReaderCreate(long ctx, long path, long options, long out) {
    try {
      Status.check((long) RecordReaderCreate.HANDLE.invokeExact(ctx, path, options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordReaderNext {
    static final MethodHandle HANDLE = Library.function("eager_record_reader_next", "LLL", false);
  }

  static void recordReaderNext(long reader, long data, long size) {
    try {
      Status.check((long) RecordReaderNext.HANDLE.invokeExact(reader, data, size));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordReaderRetain {
    static final MethodHandle HANDLE = Library.function("eager_record_reader_retain", "L", true);
  }

  static void recordReaderRetain(long reader) {
    try {
      long ignored = (long) RecordReaderRetain.HANDLE.invokeExact(reader);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordReaderRelease {
    static final MethodHandle HANDLE = Library.function("eager_record_reader_release", "L", false);
  }

  static void recordReaderRelease(long reader) {
    try {
      long ignored = (long) RecordReaderRelease.HANDLE.invokeExact(reader);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterCreate {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_create", "LLLL", false);
  }

  static void recordWriterCreate(long ctx, long path, long options, long out) {
    try {
      Status.check((long) RecordWriterCreate.HANDLE.invokeExact(ctx, path, options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterWrite {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_write", "LLL", false);
  }

  static void recordWriterWrite(long writer, long data, long size) {
    try {
      Status.check((long) RecordWriterWrite.HANDLE.invokeExact(writer, data, size));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterFlush {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_flush", "L", false);
  }

  static void recordWriterFlush(long writer) {
    try {
      Status.check((long) RecordWriterFlush.HANDLE.invokeExact(writer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterClose {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_close", "L", false);
  }

  static void recordWriterClose(long writer) {
    try {
      Status.check((long) RecordWriterClose.HANDLE.invokeExact(writer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterRetain {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_retain", "L", true);
  }

  static void recordWriterRetain(long writer) {
    try {
      long ignored = (long) RecordWriterRetain.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class RecordWriterRelease {
    static final MethodHandle HANDLE = Library.function("eager_record_writer_release", "L", false);
  }

  static void recordWriterRelease(long writer) {
    try {
      long ignored = (long) RecordWriterRelease.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterCreate {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_create", "LLLL", false);
  }

  static void eventWriterCreate(long ctx, long folder, long options, long out) {
    try {
      Status.check((long) EventWriterCreate.HANDLE.invokeExact(ctx, folder, options, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterScalar {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_scalar", "LLDL", false);
  }

  static void eventWriterScalar(long writer, long tag, double value, long step) {
    try {
      Status.check((long) EventWriterScalar.HANDLE.invokeExact(writer, tag, value, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterScalars {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_scalars", "LLLLL", false);
  }

  static void eventWriterScalars(long writer, long tags, long values, int count, long step) {
    try {
      Status.check((long) EventWriterScalars.HANDLE.invokeExact(writer, tags, values, (long) count, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterHistogram {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_histogram", "LLLL", false);
  }

  static void eventWriterHistogram(long writer, long tag, long t, long step) {
    try {
      Status.check((long) EventWriterHistogram.HANDLE.invokeExact(writer, tag, t, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterImage {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_image", "LLLLL", false);
  }

  static void eventWriterImage(long writer, long tag, long t, long step, long options) {
    try {
      Status.check((long) EventWriterImage.HANDLE.invokeExact(writer, tag, t, step, options));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterText {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_text", "LLLL", false);
  }

  static void eventWriterText(long writer, long tag, long t, long step) {
    try {
      Status.check((long) EventWriterText.HANDLE.invokeExact(writer, tag, t, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterGraph {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_graph", "LLL", false);
  }

  static void eventWriterGraph(long writer, long f, long step) {
    try {
      Status.check((long) EventWriterGraph.HANDLE.invokeExact(writer, f, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterSummary {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_summary", "LLLL", false);
  }

  static void eventWriterSummary(long writer, long data, long size, long step) {
    try {
      Status.check((long) EventWriterSummary.HANDLE.invokeExact(writer, data, size, step));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterEvent {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_event", "LLL", false);
  }

  static void eventWriterEvent(long writer, long data, long size) {
    try {
      Status.check((long) EventWriterEvent.HANDLE.invokeExact(writer, data, size));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterFlush {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_flush", "L", false);
  }

  static void eventWriterFlush(long writer) {
    try {
      Status.check((long) EventWriterFlush.HANDLE.invokeExact(writer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterClose {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_close", "L", false);
  }

  static void eventWriterClose(long writer) {
    try {
      Status.check((long) EventWriterClose.HANDLE.invokeExact(writer));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterPath {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_path", "L", true);
  }

  static long eventWriterPath(long writer) {
    try {
      return (long) EventWriterPath.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterRetain {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_retain", "L", true);
  }

  static void eventWriterRetain(long writer) {
    try {
      long ignored = (long) EventWriterRetain.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class EventWriterRelease {
    static final MethodHandle HANDLE = Library.function("eager_event_writer_release", "L", false);
  }

  static void eventWriterRelease(long writer) {
    try {
      long ignored = (long) EventWriterRelease.HANDLE.invokeExact(writer);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetCreate {
    static final MethodHandle HANDLE = Library.function("eager_dataset_create", "LLLLL", false);
  }

  static void datasetCreate(long ctx, long kind, long inputs, int numInputs, long out) {
    try {
      Status.check((long) DatasetCreate.HANDLE.invokeExact(ctx, kind, inputs, (long) numInputs, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetInt {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_int", "LLL", false);
  }

  static void datasetSetInt(long dataset, long attr, long value) {
    try {
      Status.check((long) DatasetSetInt.HANDLE.invokeExact(dataset, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetBool {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_bool", "LLL", false);
  }

  static void datasetSetBool(long dataset, long attr, int value) {
    try {
      Status.check((long) DatasetSetBool.HANDLE.invokeExact(dataset, attr, (long) value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetString {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_string", "LLL", false);
  }

  static void datasetSetString(long dataset, long attr, long value) {
    try {
      Status.check((long) DatasetSetString.HANDLE.invokeExact(dataset, attr, value));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetTensors {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_tensors", "LLLL", false);
  }

  static void datasetSetTensors(long dataset, long attr, long tensors, int count) {
    try {
      Status.check((long) DatasetSetTensors.HANDLE.invokeExact(dataset, attr, tensors, (long) count));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetOp {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_op", "LLL", false);
  }

  static void datasetSetOp(long dataset, long attr, long op) {
    try {
      Status.check((long) DatasetSetOp.HANDLE.invokeExact(dataset, attr, op));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSetGenerator {
    static final MethodHandle HANDLE = Library.function("eager_dataset_set_generator", "LLLLLLLLLL", false);
  }

  static void datasetSetGenerator(
      long dataset, long attr, long function, long userData, long destroy, long destroyState, int numOutputs, long
      dtypes, long ranks, long dims) {
    try {
      Status.check((long) DatasetSetGenerator.HANDLE.invokeExact(
          dataset, attr, function, userData, destroy, destroyState, (long) numOutputs, dtypes, ranks, dims));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetElement {
    static final MethodHandle HANDLE = Library.function("eager_dataset_element", "LLLL", false);
  }

  static void datasetElement(long ctx, long dataset, long outputs, long numOutputs) {
    try {
      Status.check((long) DatasetElement.HANDLE.invokeExact(ctx, dataset, outputs, numOutputs));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetSize {
    static final MethodHandle HANDLE = Library.function("eager_dataset_size", "LLL", false);
  }

  static void datasetSize(long ctx, long dataset, long out) {
    try {
      Status.check((long) DatasetSize.HANDLE.invokeExact(ctx, dataset, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetKind {
    static final MethodHandle HANDLE = Library.function("eager_dataset_kind", "L", true);
  }

  static long datasetKind(long dataset) {
    try {
      return (long) DatasetKind.HANDLE.invokeExact(dataset);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetRetain {
    static final MethodHandle HANDLE = Library.function("eager_dataset_retain", "L", true);
  }

  static void datasetRetain(long dataset) {
    try {
      long ignored = (long) DatasetRetain.HANDLE.invokeExact(dataset);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class DatasetRelease {
    static final MethodHandle HANDLE = Library.function("eager_dataset_release", "L", false);
  }

  static void datasetRelease(long dataset) {
    try {
      long ignored = (long) DatasetRelease.HANDLE.invokeExact(dataset);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorCreate {
    static final MethodHandle HANDLE = Library.function("eager_iterator_create", "LLL", false);
  }

  static void iteratorCreate(long ctx, long dataset, long out) {
    try {
      Status.check((long) IteratorCreate.HANDLE.invokeExact(ctx, dataset, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorNext {
    static final MethodHandle HANDLE = Library.function("eager_iterator_next", "LLLL", false);
  }

  static void iteratorNext(long iterator, long outputs, long numOutputs, long end) {
    try {
      Status.check((long) IteratorNext.HANDLE.invokeExact(iterator, outputs, numOutputs, end));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorSave {
    static final MethodHandle HANDLE = Library.function("eager_iterator_save", "LL", false);
  }

  static void iteratorSave(long iterator, long out) {
    try {
      Status.check((long) IteratorSave.HANDLE.invokeExact(iterator, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorRestore {
    static final MethodHandle HANDLE = Library.function("eager_iterator_restore", "LL", false);
  }

  static void iteratorRestore(long iterator, long state) {
    try {
      Status.check((long) IteratorRestore.HANDLE.invokeExact(iterator, state));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorStop {
    static final MethodHandle HANDLE = Library.function("eager_iterator_stop", "L", false);
  }

  static void iteratorStop(long iterator) {
    try {
      Status.check((long) IteratorStop.HANDLE.invokeExact(iterator));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorStats {
    static final MethodHandle HANDLE = Library.function("eager_iterator_stats", "LL", false);
  }

  static void iteratorStats(long iterator, long out) {
    try {
      Status.check((long) IteratorStats.HANDLE.invokeExact(iterator, out));
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorRetain {
    static final MethodHandle HANDLE = Library.function("eager_iterator_retain", "L", true);
  }

  static void iteratorRetain(long iterator) {
    try {
      long ignored = (long) IteratorRetain.HANDLE.invokeExact(iterator);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }

  private static final class IteratorRelease {
    static final MethodHandle HANDLE = Library.function("eager_iterator_release", "L", false);
  }

  static void iteratorRelease(long iterator) {
    try {
      long ignored = (long) IteratorRelease.HANDLE.invokeExact(iterator);
    } catch (Throwable thrown) {
      throw Status.<RuntimeException>as(thrown);
    }
  }
}
