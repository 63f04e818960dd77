#include "runtime/variables/variable.h"

#include <mutex>

#include "kernels/common/optimizer.h"
#include "kernels/common/shape.h"
#include "runtime/core/collectors.h"
#include "runtime/core/prepared.h"
#include "base/error.h"
#include "base/utf8.h"
#include "runtime/core/context.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/launch.h"

using namespace eager;

namespace {

// Writes a shape as a Python tuple, as TensorFlow's message has it: (2,), (None, 3), ().
std::string tuple(ShapeView s) {
  std::string text = "(";
  for (int i = 0; i < s.rank; ++i) text += (i ? ", " : "") + (s[i] < 0 ? "None" : std::to_string(s[i]));
  return text + (s.rank == 1 ? ",)" : ")");
}

[[noreturn]] void wrong_shape(const eager_variable& v, ShapeView shape) {
  invalid_argument("Cannot assign value to variable '", v.name, "': Shape mismatch.The variable shape ",
                   v.declared.text(), ", and the assigned value shape ", tuple(shape), " are incompatible.");
}

void check_dtype(const eager_variable& v, DType dtype) {
  if (dtype == v.dtype) return;
  invalid_argument("Cannot assign value to variable '", v.name, "': the variable's dtype is ", dtype_name(v.dtype),
                   ", that of the assigned value is ", dtype_name(dtype));
}

void check_concrete(const eager_tensor& t) {
  if (t.flags & kWithoutValue) refuse_without_value(t, "the value");
}

// Makes sparse rows dense. No tape records this, since gradients do not flow through a variable.
TensorRef dense(const TensorRef& t) { return t->flags & kSparseRows ? to_dense_unrecorded(*t) : t; }

// Converts a weak scalar to the variable's dtype.
TensorRef strong(const eager_variable& v, const eager_tensor& t) {
  const DTypeSet takers = t.dtype == DType::int64 ? dtypes::numeric : dtypes::inexact;
  if (!contains(takers, v.dtype)) check_dtype(v, t.dtype);
  TensorRef scalar = TensorRef::adopt(new_tensor(v.dtype, {nullptr, 0}, kHostDevice));
  convert_scalar(t, v.dtype, scalar->data);
  return scalar;
}

TensorRef initial_value(const TensorRef& t) {
  check_concrete(*t);
  TensorRef value = dense(t);
  return TensorRef::adopt(new_alias(*value, value->dtype, value->shape(), 0));
}

// The params of a kernel; NULL: it has none.
struct KernelParams {
  const void* data = nullptr;
  size_t size = 0;
};

// Sets the value to op(value, delta), under the lock. params_for checks delta against the shape of the value, and gives the
// params. Throws UnaskedError or std::bad_alloc only where nothing has changed.
template <class F>
inline void try_change(eager_variable& v, const TensorRef& delta, eager_op& op, const F& params_for) {
  TensorRef former;  // released after unlocking, outside of the section
  const bool is_sparse = delta->flags & kSparseRows;
  eager_tensor* parts[] = {is_sparse ? delta->sparse->indices.get() : delta.get(),
                           is_sparse ? delta->sparse->values.get() : nullptr};
  const ForkSection section;
  std::lock_guard lock(v.mutex);
  const KernelParams params = params_for(v.value->shape());
  const bool in_place = can_write_in_place(*v.value);
  TensorRef out = in_place ? v.value : TensorRef::adopt(new_tensor(v.dtype, v.value->shape(), v.device_index));
  eager_tensor* inputs[] = {v.value.get(), parts[0], parts[1]};
  eager_tensor* outputs[] = {out.get()};
  name_errors(op.def.name, [&] {
    launch_on(op, v.dtype, v.device_index, inputs, is_sparse ? 3 : 2, outputs, 1, params.data, params.size);
  });
  if (in_place) v.value->id = next_id();
  else former = std::exchange(v.value, std::move(out));
}

template <class F>
void change(eager_variable& v, const TensorRef& delta, eager_op& op, const F& params_for) {
  again_without_locks([&] { try_change(v, delta, op, params_for); });
}

void check_numeric(const eager_variable& v) {
  if (contains(dtypes::numeric, v.dtype)) return;
  invalid_argument("variable '", v.name, "' of dtype ", dtype_name(v.dtype), " cannot be added to");
}

void add_to(eager_context& ctx, eager_variable& v, TensorRef delta, bool subtract) {
  check_numeric(v);
  check_concrete(*delta);
  const bool is_spread = delta->flags & kWeak;  // to all elements
  if (is_spread) {
    delta = strong(v, *delta);
  } else {
    if (!v.declared.takes(delta->shape())) wrong_shape(v, delta->shape());
    check_dtype(v, delta->dtype);
    if ((delta->flags & kSparseRows) && !is_floating(v.dtype)) delta = to_dense(ctx, *delta);
    if (!delta->is_host_scalar()) delta = copy_to_device(delta, v.device_index);
  }
  const auto check_present = [&](ShapeView present) {
    if (v.has_fixed_shape || is_spread || delta->shape() == present) return;
    invalid_argument("Cannot update variable with shape ", to_string(present), " using a Tensor with shape ",
                     to_string(delta->shape()), ", shapes must be equal.");
  };
  if (delta->flags & kSparseRows) {
    UpdateParams params{};
    params.learning_rate = subtract ? 1 : -1;
    return change(v, delta, *prepared<"apply_gradient_descent_rows", "">(), [&](ShapeView present) {
      check_present(present);
      return KernelParams{&params, sizeof params};
    });
  }
  change(v, delta, subtract ? *prepared<"subtract", "">() : *prepared<"add", "">(), [&](ShapeView present) {
    check_present(present);
    return KernelParams{};
  });
}

}  // namespace

std::string DeclaredShape::text() const { return any_rank ? "<unknown>" : tuple(shape); }

eager_variable::eager_variable(const TensorRef& initial, const DeclaredShape& d, bool is_fixed,
                               std::string variable_name, bool is_trainable)
    : Counted(Tag::variable), id(next_id()), name(to_utf8(std::move(variable_name))), trainable(is_trainable),
      dtype(initial->dtype), device_index(initial->device_index), declared(d), has_fixed_shape(is_fixed),
      value(initial_value(initial)) {}

eager_variable::eager_variable(const TensorRef& initial, const DeclaredShape& d, std::string variable_name,
                               bool is_trainable)
    : eager_variable(initial, d, d.is_fixed(), std::move(variable_name), is_trainable) {}

eager_variable::eager_variable(const TensorRef& initial, std::string variable_name, bool is_trainable)
    : eager_variable(initial, DeclaredShape{initial->shape()}, true, std::move(variable_name), is_trainable) {}

TensorRef eager_variable::read() {
  std::lock_guard lock(mutex);
  return value;
}

void eager_variable::assign(const TensorRef& t) {
  check_concrete(*t);
  if (!declared.takes(t->shape())) wrong_shape(*this, t->shape());
  TensorRef next = t->flags & kWeak ? strong(*this, *t) : dense(t);
  check_dtype(*this, next->dtype);
  next = copy_to_device(next, device_index);
  if (next.get() == t.get()) next = TensorRef::adopt(new_alias(*t, dtype, t->shape(), 0));
  const ForkSection section;
  std::lock_guard lock(mutex);
  std::swap(value, next);  // the former value is released after unlocking, outside of the section
}

static std::atomic<uint64_t> trainable_changes{0};

void eager_variable::set_trainable(bool is_trainable) {
  if (is_slot && is_trainable) invalid_argument("variable '", name, "' is an optimizer's slot");
  if (trainable.exchange(is_trainable) != is_trainable) ++trainable_changes;
}

namespace eager {

uint64_t num_trainable_changes() { return trainable_changes.load(); }

bool can_write_in_place(const eager_tensor& t) {
  if (!t.is_sole() || t.flags != 0) return false;
  return !t.buffer || (t.buffer->is_owned && t.buffer->refs.load(std::memory_order_acquire) == 1);
}

void check_assignable(const eager_variable& v, const eager_tensor& value, bool adds) {
  if (adds) check_numeric(v);
  if (value.flags & kWeak) {
    strong(v, value);
  } else {
    if (!v.declared.takes(value.shape())) wrong_shape(v, value.shape());
    check_dtype(v, value.dtype);
  }
}

void check_slice_assignable(const eager_variable& v, ShapeView shape, const eager_tensor& begin,
                            const eager_tensor& value) {
  const int rank = shape.rank;
  if (!contains(dtypes::fixed, v.dtype))
    invalid_argument("variable '", v.name, "' of dtype ", dtype_name(v.dtype), " has no slices to assign to");
  if (!contains(dtypes::index, begin.dtype) || begin.flags & kSparseRows || !may_equal(begin.shape(), Shape{rank}))
    invalid_argument("begin must be int32 or int64 of shape [", rank, "], a number for each axis of variable '", v.name,
                     "', got ", dtype_name(begin.dtype), " of shape ", to_string(begin.shape()));
  if (value.flags & kWeak && rank == 0) strong(v, value);
  else check_dtype(v, value.dtype);
  bool fits = value.rank == rank;
  for (int i = 0; fits && i < rank; ++i) fits = shape[i] < 0 || value.dims[i] <= shape[i];
  if (!fits)
    invalid_argument("Cannot assign a slice of shape ", to_string(value.shape()), " to variable '", v.name,
                     "' of shape ", to_string(shape));
}

void assign_slice(eager_context&, eager_variable& v, const TensorRef& begin, const TensorRef& value) {
  check_concrete(*begin);
  check_concrete(*value);
  if (!v.declared.any_rank) check_slice_assignable(v, v.shape, *begin, *value);
  const TensorRef at = copy_to_device(begin, kHostDevice);
  TensorRef block = value->flags & kWeak ? strong(v, *value) : dense(value);
  if (!block->is_host_scalar()) block = copy_to_device(block, v.device_index);
  StridedCopy plan;
  change(v, block, *prepared<"strided_slice_update", "">(), [&](ShapeView present) {
    if (!v.has_fixed_shape) check_slice_assignable(v, present, *at, *block);
    int64_t strides[kMaxRank];
    row_major_strides(present.dims, present.rank, strides);
    plan = {};
    for (int i = 0; i < present.rank; ++i) {
      const int64_t first = at->dtype == DType::int32 ? static_cast<const int32_t*>(at->data)[i]
                                                      : static_cast<const int64_t*>(at->data)[i],
                    last = present[i] - block->dims[i];
      if (first < 0 || first > last)
        invalid_argument("Expected begin[", i, "] in [0, ", last, "] for a slice of shape ", to_string(block->shape()),
                         " of variable '", v.name, "' of shape ", to_string(present), ", but got ", first);
      plan.skip(first, strides[i]);
      plan.add(block->dims[i], strides[i]);
    }
    return KernelParams{&plan, sizeof plan};
  });
}

void assign_add(eager_context& ctx, eager_variable& v, const TensorRef& delta) { add_to(ctx, v, delta, false); }
void assign_sub(eager_context& ctx, eager_variable& v, const TensorRef& delta) { add_to(ctx, v, delta, true); }

// Returns the value where the context puts a variable.
static TensorRef placed(eager_context& ctx, TensorRef initial) {
  if (ctx.scope >= 0) return copy_to_device(initial, ctx.scope);
  if (ctx.default_device != kHostDevice && initial->dtype != DType::string)
    return copy_to_device(initial, ctx.default_device);
  return initial;
}

Ref<eager_variable> new_variable(eager_context& ctx, TensorRef initial, const DeclaredShape& declared, std::string name,
                                 bool trainable) {
  if (!declared.takes(initial->shape())) {
    invalid_argument("In this `tf.Variable` creation, the initial value's shape (", tuple(initial->shape()),
                     ") is not compatible with the explicitly supplied `shape` argument (", declared.text(), ").");
  }
  return Ref<eager_variable>::adopt(
      new eager_variable(placed(ctx, std::move(initial)), declared, std::move(name), trainable));
}

Ref<eager_variable> new_variable(eager_context& ctx, TensorRef initial, std::string name, bool trainable) {
  return Ref<eager_variable>::adopt(new eager_variable(placed(ctx, std::move(initial)), std::move(name), trainable));
}

}  // namespace eager
