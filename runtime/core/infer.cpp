#include "runtime/core/infer.h"

#include <cstring>
#include <utility>

#include "runtime/core/context.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/tensor.h"

namespace eager {

void InferContext::output(DType dtype, ShapeView shape) {
  OutputList::Item& o = outputs_.add();
  o.dtype = dtype;
  o.alias = -1;
  o.offset = 0;
  o.shape = shape;
  if (dtype == DType::string) outputs_.add_counted();
}

void InferContext::counted_output(DType dtype, ShapeView at_most, int axis) {
  output(dtype, at_most);
  outputs_.add_counted();
  OutputList::Item& o = outputs_[outputs_.size() - 1];
  o.offset = std::exchange(o.shape[axis], kUnknown);
}

int64_t InferContext::string_bytes(int i) const {
  const eager_tensor& t = *inputs_.tensors[i];
  return t.flags & kSymbolic ? 0 : static_cast<const int64_t*>(t.data)[t.num_elements];
}

void InferContext::alias(int i, DType dtype, ShapeView shape, int64_t offset) {
  OutputList::Item& o = outputs_.add();
  outputs_.add_alias();
  o.dtype = dtype;
  o.alias = i;
  o.offset = offset;
  o.shape = shape;
}

bool InferContext::read_as(int i, DType t) {
  const eager_tensor& x = *inputs_.tensors[i];
  if (!(x.flags & kWeak) || !may_become(x, t)) return false;
  inputs_.dtypes[i] = t;
  return true;
}

bool InferContext::allows_tf32() const { return context_.options.allow_tf32; }

void InferContext::random(uint64_t seed, int64_t blocks, uint64_t& key, uint64_t& counter) {
  if (seed == 0) return context_.draw(blocks, key, counter);
  key = seed;
  counter = 0;
}

bool InferContext::host_ints(int i, std::vector<int64_t>& out) const {
  if (!has_input(i) || (inputs_.tensors[i]->flags & kSymbolic)) return false;
  const eager_tensor& t = *inputs_.tensors[i];
  if (!device_at(t.device_index).is_host()) invalid_argument("input #", i, " must be on the host");
  out.resize(static_cast<size_t>(t.num_elements));
  const char* at = static_cast<const char*>(t.data);
  for (int64_t& v : out) {
    switch (t.dtype) {
      case DType::int32: {
        int32_t x;
        std::memcpy(&x, at, 4);
        v = x;
        break;
      }
      case DType::int64: std::memcpy(&v, at, 8); break;
      default: invalid_argument("input #", i, " must be int32 or int64, not ", dtype_name(t.dtype));
    }
    at += t.element_size();
  }
  return true;
}

}  // namespace eager
