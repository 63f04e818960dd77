#include <algorithm>
#include <cstring>

#include "runtime/capi/guard.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/dlpack.h"
#include "runtime/core/format.h"
#include "runtime/core/tensor.h"
#include "runtime/execute/execute.h"
#include "runtime/function/trace/tracer.h"

using namespace eager;
using namespace eager::capi;

namespace {

void checked_data(DType dtype, ShapeView shape, const void* data, size_t num_bytes) {
  if (num_bytes > 0 && !data) invalid_argument("data is NULL");
  if (dtype == DType::string) return;  // new_string_tensor checks them with the offsets
  int64_t n;
  size_t needed = checked_bytes(dtype, shape, &n);
  if (num_bytes != needed) {
    invalid_argument("a ", dtype_name(dtype), " tensor of shape ", to_string(shape), " has ", needed, " bytes, got ",
                     num_bytes);
  }
}

inline void check_has_value(const eager_tensor& t) {
  if (t.flags & kWithoutValue) [[unlikely]]
    refuse_to_read(t);
}

void check_readable(const eager_tensor& t) {
  check_has_value(t);
  if (t.flags & kSparseRows) fail(Code::failed_precondition, "the tensor is sparse rows: make it dense first");
}

// Sets an option unless it is 0, which leaves the default. A negative number stands for 0.
template <class T>
void take_option(int64_t given, T& option) {
  if (given != 0) option = static_cast<T>(std::max<int64_t>(given, 0));
}

FormatOptions format_options(const eager_format_options* given) {
  const eager_format_options o = options_of(given);
  FormatOptions options;
  take_option(o.precision, options.precision);
  options.precision = std::min(options.precision, 1100);  // no double has more digits behind the point
  take_option(o.threshold, options.threshold);
  take_option(o.edge_items, options.edge_items);
  take_option(o.line_width, options.line_width);
  options.suppress = o.suppress != 0;
  return options;
}

TensorRef host_copy(const eager_tensor& t) {
  return copy_to_device(TensorRef::share(const_cast<eager_tensor*>(&t)), kHostDevice);
}

}  // namespace

void eager::capi::refuse_to_read(const eager_tensor& t, const std::string& what) {
  if (t.flags & kShapeOnlyTensor)
    fail(Code::failed_precondition, what, " is the shape of another one, and has no values");
  const char* op = made_by(t);
  fail(Code::failed_precondition, what, " is symbolic, ", op ? cat("made by ", op) : std::string("an input"),
       " of a function that is being traced: it has no value until the function runs");
}

extern "C" {

eager_status* eager_tensor_create(eager_context* ctx, int32_t dtype, const int64_t* dims, int32_t rank,
                                  const void* data, size_t num_bytes, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    DType type = checked_dtype(dtype);
    ShapeView shape = checked_shape(dims, rank);
    checked_data(type, shape, data, num_bytes);
    if (type == DType::string) {
      *out = new_string_tensor(shape, data, num_bytes);
      return;
    }
    eager_tensor* t = new_tensor(type, shape, kHostDevice);
    if (num_bytes > 0) std::memcpy(t->data, data, num_bytes);
    if (type == DType::boolean) settle_booleans(*t);
    *out = t;
  });
}

eager_status* eager_tensor_wrap(eager_context* ctx, int32_t dtype, const int64_t* dims, int32_t rank, void* data,
                                size_t num_bytes, void (*destroy)(void*), void* user_data, eager_tensor** out) {
  bool taken = false;
  eager_status* status = guarded([&] {
    out_pointer(out);
    context(ctx);
    DType type = checked_dtype(dtype);
    ShapeView shape = checked_shape(dims, rank);
    checked_data(type, shape, data, num_bytes);
    if (type == DType::boolean) check_booleans(data, static_cast<int64_t>(num_bytes));
    size_t alignment = type == DType::string ? 8 : is_complex(type) ? dtype_size(type) / 2 : dtype_size(type);
    if (type == DType::string || reinterpret_cast<uintptr_t>(data) % alignment != 0) {
      *out = type == DType::string ? new_string_tensor(shape, data, num_bytes) : new_tensor(type, shape, kHostDevice);
      if (type != DType::string && num_bytes > 0) std::memcpy((*out)->data, data, num_bytes);
      return;  // the data are copied, so `destroy` runs below
    }
    Buffer* buffer = Buffer::wrap(data, num_bytes, destroy, user_data);
    taken = true;
    *out = new_wrapped(type, shape, buffer, data);
  });
  if (!taken && destroy) destroy(user_data);
  return status;
}

eager_status* eager_tensor_scalar_int(eager_context* ctx, int64_t value, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    *out = new_weak_int(value);
  });
}

eager_status* eager_tensor_scalar_float(eager_context* ctx, double value, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    *out = new_weak_float(value);
  });
}

eager_status* eager_tensor_info(const eager_tensor* t, eager_tensor_description* out) {
  return guarded([&] {
    eager_tensor_description& description = struct_out(out);
    const eager_tensor& x = handle(t, "t");
    bool on_host = device_at(x.device_index).is_host() && !(x.flags & (kSparseRows | kSymbolic));
    constexpr int32_t kPublicFlags = EAGER_TENSOR_WEAK | EAGER_TENSOR_SPARSE_ROWS | EAGER_TENSOR_SYMBOLIC;
    fill_in(description, {0, static_cast<int32_t>(x.dtype), x.rank, x.flags & kSymbolic ? -1 : x.device_index,
                          x.flags & kPublicFlags, x.dims, eager_tensor_num_elements(&x), on_host ? x.data : nullptr});
  });
}

void eager_tensors_release(eager_tensor* const* tensors, int32_t count) {
  for (int32_t i = 0; tensors && i < count; ++i) eager_tensor_release(tensors[i]);
}

void eager_tensor_retain(eager_tensor* t) {
  if (is_handle(t)) t->retain();
}
void eager_tensor_release(eager_tensor* t) {
  if (is_handle(t)) t->release();
}

int32_t eager_tensor_dtype(const eager_tensor* t) { return is_handle(t) ? static_cast<int32_t>(t->dtype) : 0; }
int32_t eager_tensor_rank(const eager_tensor* t) { return is_handle(t) ? t->rank : 0; }
const int64_t* eager_tensor_dims(const eager_tensor* t) { return is_handle(t) ? t->dims : nullptr; }
int64_t eager_tensor_num_elements(const eager_tensor* t) {
  if (!is_handle(t)) return 0;
  if (!(t->flags & kWithoutValue)) return t->num_elements;
  try {
    return num_elements(t->shape());
  } catch (const Error&) {
    return -1;  // it overflows
  }
}
int64_t eager_tensor_id(const eager_tensor* t) { return is_handle(t) ? static_cast<int64_t>(t->id) : 0; }

size_t eager_tensor_num_bytes(const eager_tensor* t) {
  if (!is_handle(t)) return 0;
  if (!(t->flags & kWithoutValue)) return t->num_bytes();
  const int64_t n = eager_tensor_num_elements(t);
  return n < 0 || t->dtype == DType::string ? static_cast<size_t>(-1) : static_cast<size_t>(n) * t->element_size();
}

const char* eager_tensor_device(const eager_tensor* t) {
  return is_handle(t) && !(t->flags & kSymbolic) ? device_at(t->device_index).name() : "";
}

eager_status* eager_tensor_data(const eager_tensor* t, const void** out) {
  return guarded([&] {
    out_pointer(out);
    const eager_tensor& x = handle(t, "t");
    check_readable(x);
    if (!device_at(x.device_index).is_host()) {
      fail(Code::failed_precondition, "the tensor lies on ", device_at(x.device_index).name(),
           ": copy it to the host first");
    }
    *out = x.data;
  });
}

eager_status* eager_tensor_read(const eager_tensor* t, void* dst, size_t num_bytes) {
  return guarded([&] {
    const eager_tensor& x = handle(t, "t");
    check_has_value(x);
    if (num_bytes != x.num_bytes())
      invalid_argument("the tensor has ", x.num_bytes(), " bytes, room for ", num_bytes, " was given");
    if (num_bytes > 0 && !dst) invalid_argument("dst is NULL");
    if (!(x.flags & kSparseRows)) return read_to_host(x, dst);
    const WithoutCollectors quiet;
    read_to_host(*to_dense_unrecorded(x), dst);
  });
}

eager_status* eager_tensor_copy_to(eager_context* ctx, eager_tensor* t, const char* device, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    eager_tensor& x = tensor(c, t, "t");
    if (!device) invalid_argument("device is NULL");
    *out = copy_to(c, x, find_device(device)).take();
  });
}

eager_status* eager_tensor_format(const eager_tensor* t, char** out) {
  return eager_tensor_format_with(t, nullptr, out);
}

eager_status* eager_tensor_format_with(const eager_tensor* t, const eager_format_options* options, char** out) {
  return guarded([&] {
    out_pointer(out);
    const eager_tensor& x = handle(t, "t");
    const FormatOptions how = format_options(options);
    check_has_value(x);
    const WithoutCollectors quiet;
    if (x.flags & kSparseRows) {
      *out = copy_string("SparseRows(indices=" + format_tensor(*host_copy(*x.sparse->indices), how) +
                         ", values=" + format_tensor(*host_copy(*x.sparse->values), how) + ")");
      return;
    }
    check_readable(x);
    if (!device_at(x.device_index).is_host()) wait_for_device(x.device_index);
    *out = copy_string(format_tensor(*host_copy(x), how));
  });
}

int32_t eager_tensor_is_sparse_rows(const eager_tensor* t) { return is_handle(t) && (t->flags & kSparseRows); }

eager_status* eager_tensor_sparse_rows(const eager_tensor* t, eager_tensor** indices, eager_tensor** values) {
  return guarded([&] {
    if (indices) *indices = nullptr;
    if (values) *values = nullptr;
    if (!indices || !values) invalid_argument("out is NULL");
    const eager_tensor& x = handle(t, "t");
    if (!(x.flags & kSparseRows)) invalid_argument("the tensor is not sparse rows");
    *indices = TensorRef(x.sparse->indices).take();
    *values = TensorRef(x.sparse->values).take();
  });
}

eager_status* eager_tensor_to_dense(eager_context* ctx, eager_tensor* t, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    eager_tensor& x = tensor(c, t, "t");
    *out = x.flags & kSparseRows ? to_dense(c, x).take() : TensorRef::share(&x).take();
  });
}

eager_status* eager_tensor_to_dlpack(eager_context* ctx, eager_tensor* t, const eager_dlpack_options* options,
                                     void** managed) {
  return guarded([&] {
    out_pointer(managed);
    context(ctx);
    eager_tensor& x = handle(t, "t");
    check_readable(x);
    const eager_dlpack_options o = options_of(options);
    *managed = to_dlpack(x, o.copy != 0, o.stream);
  });
}

eager_status* eager_tensor_from_dlpack(eager_context* ctx, void* managed, eager_tensor** out) {
  eager_status* status = nullptr;
  bool consumed = false;
  status = guarded([&] {
    if (out) *out = nullptr;
    if (!managed) invalid_argument("managed is NULL");
    if (!out) invalid_argument("out is NULL");
    context(ctx);
    consumed = true;
    TensorRef t = from_dlpack(managed);
    if (t->dtype == DType::boolean && t->device_index != kHostDevice) t = copy_booleans(*t);
    *out = t.take();
  });
  if (!consumed && managed) release_dlpack(managed);
  return status;
}

}  // extern "C"
