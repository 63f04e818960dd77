#include "runtime/core/copy.h"

#include "base/error.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

void check_copy(int32_t code, Device& from, Device& to) {
  if (code == 0) return;
  for (Device* device : {&from, &to}) {
    if (const char* why = device->lost()) fail(Code::unavailable, why);
  }
  fail(static_cast<Code>(code), "copy from ", from.name(), " to ", to.name(), " failed");
}

}  // namespace

TensorRef copy_to_device(const TensorRef& t, int device_index) {
  if (t->device_index == device_index) return t;
  if (t->flags & kSymbolic)
    invalid_argument("a symbolic tensor has no value to copy to ", device_at(device_index).name());
  if (t->flags & kStringData) invalid_argument("a string tensor cannot lie on ", device_at(device_index).name());
  if (t->flags & kSparseRows) {
    return TensorRef::adopt(new_sparse_rows(t->shape(), copy_to_device(t->sparse->indices, device_index),
                                            copy_to_device(t->sparse->values, device_index)));
  }
  TensorRef copy = TensorRef::adopt(new_tensor(t->dtype, t->shape(), device_index));
  size_t bytes = t->num_bytes();
  if (bytes == 0) return copy;
  Device& to = device_at(device_index);
  Device& from = device_at(t->device_index);
  if (to.is_host()) read_to_host(*t, copy->data);
  else if (from.is_host()) check_copy(to.copy_from_host(copy->data, t->data, bytes), from, to);
  else check_copy(to.copy_from_device(copy->data, from, t->data, bytes), from, to);
  return copy;
}

void wait_for_device(int device_index) {
  DeviceError e = device_at(device_index).wait();
  if (e.code != 0) throw Error{static_cast<Code>(e.code), e.message, e.op_name};
}

void read_to_host(const eager_tensor& t, void* destination) {
  Device& from = device_at(t.device_index);
  // The copy itself waits for what was queued; the wait behind it reports errors.
  const int32_t code = t.num_bytes() ? from.copy_to_host(destination, t.data, t.num_bytes()) : 0;
  if (!from.is_host()) wait_for_device(t.device_index);
  check_copy(code, from, device_at(kHostDevice));
}

}  // namespace eager
