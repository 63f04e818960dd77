// The way of steps: every check, promotion and copy that a call may need.
#include "runtime/execute/steps.h"

#include <algorithm>
#include <bit>

#include "kernels/common/strings.h"
#include "runtime/core/prepared.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/launch.h"
#include "runtime/execute/ways.h"

namespace eager {

void check_inputs(const eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n) {
  const int fixed = static_cast<int>(def.inputs_.size()) - def.is_list_;
  int least = fixed;  // up to the last one that must be there; what is optional may stand before it
  while (least > 0 && (def.inputs_[static_cast<size_t>(least) - 1].flags & kOptional)) --least;
  if (n < least || (n > fixed && !def.is_list_)) {
    invalid_argument(def.name, " expects ", def.is_list_ ? "at least " : "", fixed, " inputs, got ", n);
  }
  for (int i = 0; i < n; ++i) {
    const Input& in = def.input_at(i);
    if (!inputs[i]) {
      if (in.flags & kOptional) continue;
      invalid_argument("input #", i, " (", in.name, ") is NULL");
    }
    if (tag_of(inputs[i]) != Tag::tensor) invalid_argument("input #", i, " (", in.name, ") is not a tensor");
    const eager_tensor& t = *inputs[i];
    if (ctx.lacks_value(t) && !((t.flags & kShapeOnlyTensor) && (in.flags & kShapeOnly)))
      refuse_without_value(t, "input #", i, " (", in.name, ")");
  }
}

// Makes sparse rows dense, and copies what inference reads to the host.
void Steps::settle_inputs() {
  // A trace writes down an op with effects, which is executed at each run of the function.
  is_symbolic_ = ctx_.trace && (def_.effects_ != kNoEffects || ctx_.trace->writes_all);
  for (int i = 0; i < n_; ++i) {
    const Input& in = def_.input_at(i);
    if (!inputs_[i]) continue;
    if ((in.flags & kHost) && !device_at(inputs_[i]->device_index).is_host()) {
      replace(i, copy_to_device(TensorRef::share(inputs_[i]), kHostDevice));
    }
    if ((inputs_[i]->flags & kSparseRows) && !(in.flags & kShapeOnly)) replace(i, to_dense(ctx_, *inputs_[i]));
    is_symbolic_ = is_symbolic_ || (inputs_[i]->flags & kSymbolic);
  }
}

// Returns the float dtype that integers become where an op or a weak scalar asks for one. It is as wide as the integer,
// so that a count or an index keeps its value: float64 holds whole numbers up to 2^53, float32 up to 2^24. Narrower
// integers and booleans become the default float.
static DType float_for(DType t) { return t == DType::int64 || t == DType::uint64 ? DType::float64 : DType::float32; }

// Returns the only dtype of a set, or none where it has several.
static DType only_dtype(DTypeSet set) {
  return std::has_single_bit(set) ? static_cast<DType>(std::countr_zero(set)) : DType::none;
}

// Returns what stands for a dtype that the op does not take, where nothing but weak scalars, integers and booleans has led to it:
// for weak scalars alone the only dtype of their kind, for a float the first that holds it. Else returns the dtype itself.
[[gnu::cold, gnu::noinline]] static DType instead_of(DType dtype, DType strong, DTypeSet allowed) {
  if (!is_inexact(dtype)) {
    const DType only = only_dtype(allowed & dtypes::integers);
    return (strong == DType::none || strong == DType::boolean) && only != DType::none ? only : dtype;
  }
  const DType only = only_dtype(allowed & dtypes::floats);
  if (strong == DType::none && only != DType::none) return only;
  for (int d = 1; d < kNumDTypes; ++d) {
    const auto wider = static_cast<DType>(d);
    if (contains(allowed, wider) && promote(dtype, wider) == wider) return wider;
  }
  return dtype;
}

// Returns the dtype that the inputs of the group of `in`, one of the op's declared inputs, are promoted to. Weak scalars affect only
// its kind: a float one makes integers floats. It may be one that the op does not take.
static DType group_dtype(const OpDef& def, eager_tensor* const* inputs, int n, const Input& in) {
  const char group = in.group;
  DType strong = DType::none;
  bool weak_int = false, weak_float = false;
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t || def.input_at(i).group != group) continue;
    if (!(t->flags & kWeak)) strong = strong == t->dtype ? strong : promote(strong, t->dtype);
    else (t->dtype == DType::int64 ? weak_int : weak_float) = true;
  }
  if (strong == DType::string && (weak_int || weak_float))
    return promote(strong, weak_float ? DType::float32 : DType::int64);  // which tells that they are none
  if (is_inexact(strong) || strong == DType::string) return strong;
  const bool is_any = weak_int || strong != DType::none;
  DType dtype = strong;
  if (weak_float || ((in.flags & kIntegersToFloat) && is_any)) dtype = float_for(strong);
  else if (weak_int && !is_integer(strong)) dtype = DType::int64;
  if (contains(in.dtypes, dtype) || dtype == strong) [[likely]]
    return dtype;
  return instead_of(dtype, strong, in.dtypes);
}

DTypeSet accepted_dtypes(const Input& in) {
  DTypeSet all = in.dtypes;
  for (int d = 1; d < kNumDTypes && (in.flags & kIntegersToFloat); ++d) {
    const auto dtype = static_cast<DType>(d);
    if (is_inexact(dtype) || dtype == DType::string) continue;
    const DType becomes = float_for(dtype);
    if (contains(in.dtypes, becomes) || contains(in.dtypes, instead_of(becomes, dtype, in.dtypes)))
      all |= dtype_bit(dtype);
  }
  return all;
}

void wrong_dtype(const OpDef& def, int i, DType dtype) {
  std::string allowed;
  for (int t = 1; t < kNumDTypes; ++t) {
    if (contains(def.input_at(i).dtypes, static_cast<DType>(t)))
      allowed += (allowed.empty() ? "" : ", ") + std::string(dtype_name(static_cast<DType>(t)));
  }
  invalid_argument("cannot compute ", def.name, " as input #", i, "(zero-based) was expected to be one of ", allowed,
                   " but is a ", dtype_name(dtype), " tensor");
}

void promote_dtypes(const OpDef& def, eager_tensor* const* inputs, int n, DType* dtypes) {
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    const Input& in = def.input_at(i);
    if (!t) {
      dtypes[i] = DType::none;
      continue;
    }
    DType dtype = t->dtype;
    if (in.group) {
      // Usually all inputs of the group have one dtype; then group_dtype is not called.
      bool first_of_group = true;
      for (int k = 0; k < i && first_of_group; ++k) {
        if (inputs[k] && def.input_at(k).group == in.group) {
          dtype = dtypes[k];
          first_of_group = false;
        }
      }
      if (first_of_group) {
        bool alike = !(t->flags & kWeak) && !((in.flags & kIntegersToFloat) && !is_inexact(dtype));
        for (int k = i + 1; k < n && alike; ++k) {
          if (inputs[k] && def.input_at(k).group == in.group)
            alike = inputs[k]->dtype == dtype && !(inputs[k]->flags & kWeak);
        }
        if (!alike) dtype = group_dtype(def, inputs, n, in);
      }
    } else if ((t->flags & kWeak) && !contains(in.dtypes, dtype)) [[unlikely]] {
      const DType only = only_dtype(in.dtypes);
      if (only != DType::none && may_become(*t, only)) dtype = only;
    }
    if (!contains(in.dtypes, dtype)) [[unlikely]]
      wrong_dtype(def, i, dtype);
    dtypes[i] = in.flags & kShapeOnly ? t->dtype : dtype;
  }
}

void Steps::promote_inputs() {
  promote_dtypes(def_, inputs_.get(), n_, dtypes_.get());
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = inputs_[i];
    const DType dtype = dtypes_[i];
    if (!t) {
      shapes_[i] = {nullptr, 0};
      continue;
    }
    if (!(def_.input_at(i).flags & kShapeOnly)) {
      if (!(t->flags & kWeak)) {
        if (t->dtype != dtype) replace(i, cast_to(ctx_, TensorRef::share(t), dtype));
      } else if (ctx_.is_watched(*t) && dtype != t->dtype) {
        replace(i, ctx_.trace ? cast_to(ctx_, TensorRef::share(t), dtype) : cast_scalar(ctx_, *t, dtype));
      } else {
        by_value_[i] = true;
      }
    }
    shapes_[i] = inputs_[i]->shape();
  }
}

// Replaces each weak scalar that a gradient reads by a tensor of the dtype in which the op read it. The weak scalar
// itself could take another dtype in the backward pass, next to another weak scalar.
void Steps::settle_weak() {
  for (const Save& s : def_.saves_) {
    const int i = s.index;
    if (s.is_output || s.how != Saving::whole || i >= n_ || !by_value_[i] || dtypes_[i] == inputs_[i]->dtype) continue;
    replace(i, strong_scalar(*inputs_[i], dtypes_[i]));
  }
}

void Steps::infer() {
  bool concrete = true;
  for (int i = 0; i < n_; ++i) concrete = concrete && is_known(shapes_[i]);
  if (ctx_.trace) outputs_.limit(ctx_.trace->max_outputs);
  InferContext infer(ctx_, def_, {n_, shapes_.get(), dtypes_.get(), inputs_.get()}, attrs_, params_, outputs_,
                     concrete);
  def_.infer_(infer);
  kernel_dtype_ = infer.kernel_dtype_or(DType::none);
  params_size_ = infer.params_size();
}

void Steps::place() {
  // Strings lie on the host alone.
  if (outputs_.size() > 0 && outputs_[0].dtype == DType::string) {
    device_ = kHostDevice;
    return;
  }
  device_ = wanted_device(ctx_, op_);
  if (device_ >= 0) return;
  bool has_home = false;
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = inputs_[i];
    if (!t || (def_.input_at(i).flags & (kShapeOnly | kHost))) continue;
    if (t->is_host_scalar()) {
      if (device_ < 0) device_ = kHostDevice;
      continue;
    }
    // The op runs where its inputs lie; if they lie on several devices, on one that is not the host.
    if (!has_home || device_ == kHostDevice) device_ = t->device_index;
    has_home = true;
  }
  // An op that reads only the shape of its input, such as zeros_like(x), runs where x lies.
  for (int i = 0; i < n_ && device_ < 0; ++i) {
    const eager_tensor* t = inputs_[i];
    if (t && (def_.input_at(i).flags & kShapeOnly) && !(t->flags & kShapeOnlyTensor)) device_ = t->device_index;
  }
  if (device_ < 0) device_ = ctx_.default_device;
}

void Steps::check_copy(int i) const {
  if (!ctx_.copy_is_error) return;
  const char* wanted = device_at(device_).name();
  invalid_argument("Tensors on conflicting devices: cannot compute ", def_.name, " as input #", i,
                   " was expected to be on ", wanted, " but is actually on ",
                   device_at(inputs_[i]->device_index).name(), " (operation running on ", wanted, ")");
}

void Steps::bring_to_device(int i, Operand& operand) {
  eager_tensor* t = inputs_[i];
  if (!t) {
    operand = Operand{};
    return;
  }
  if (def_.input_at(i).flags & kHost) return set_operand(operand, *t);
  if (def_.input_at(i).flags & kShapeOnly) {
    set_operand(operand, *t);
    operand.data = nullptr;
    return;
  }
  if (by_value_[i]) return set_immediate(operand, dtypes_[i], *t);
  if (t->device_index == device_) return set_operand(operand, *t);
  if (t->is_host_scalar()) return set_immediate(operand, dtypes_[i], *t);
  check_copy(i);
  // The input is recorded as it came. The copy serves this launch alone, and lives until the launch has been queued.
  TensorRef copy = copy_to_device(TensorRef::share(t), device_);
  set_operand(operand, *copy);
  copies_.push_back(std::move(copy));
}

DType Steps::kernel_dtype() {
  if (kernel_dtype_ != DType::none) return kernel_dtype_;
  return n_ > 0 && dtypes_[0] != DType::none ? dtypes_[0] : outputs_[0].dtype;
}

// Reports whether the op is elementwise and all its inputs have the output's dims.
bool Steps::is_same_shape() {
  bool same = def_.elementwise_;
  for (int i = 0; i < n_ && same; ++i) same = !inputs_[i] || shapes_[i] == ShapeView(outputs_[0].shape);
  return same;
}

// Returns the first elements of a tensor as one of this shape: a view, or a copy where a view would keep more than three times the
// memory that it shows.
TensorRef first_elements(TensorRef whole, ShapeView shape) {
  if (3 * num_elements(shape) >= whole->num_elements) {
    return TensorRef::adopt(new_alias(*whole, whole->dtype, shape, 0));
  }
  TensorRef part = TensorRef::adopt(new_tensor(whole->dtype, shape, whole->device_index));
  Device& device = device_at(whole->device_index);
  const size_t bytes = part->num_bytes();
  if (bytes > 0 && device.copy_from_device(part->data, device, whole->data, bytes)) {
    fail(Code::internal, "copying on ", device.name(), " failed");
  }
  return part;
}

// Gives the counted outputs, which were made as large as they can be, the size that the kernel reported. This waits for the
// device.
void Steps::cut_outputs(eager_tensor** outputs, const eager_tensor& count) {
  int64_t size = 0;
  read_to_host(count, &size);
  for (int i = 0; i < outputs_.size(); ++i) {
    const OutputList::Item& o = outputs_[i];
    if (is_known(o.shape) || size == o.offset || o.dtype == DType::string) continue;
    if (size < 0 || size > o.offset) fail(Code::internal, "the kernel reports ", size, " of ", o.offset, " elements");
    TensorRef whole = TensorRef::adopt(std::exchange(outputs[i], nullptr));
    outputs[i] = first_elements(std::move(whole), o.with_size(size)).take();
  }
}

bool Steps::is_for_host() {
  return device_ != kHostDevice && !kernel_or_null(def_, kernel_dtype(), device_) &&
         kernel_or_null(def_, kernel_dtype(), kHostDevice);
}

// Runs an op that only the host has a kernel of: inputs are copied there, and outputs from there to the op's device.
void Steps::run_on_host(eager_tensor** outputs) {
  for (int i = 0; i < n_; ++i) {
    if (inputs_[i] && inputs_[i]->device_index != device_ && !inputs_[i]->is_host_scalar() && !by_value_[i])
      check_copy(i);
  }
  const auto m = static_cast<size_t>(outputs_.size());
  const int device = std::exchange(device_, kHostDevice);
  const bool copy_is_error = std::exchange(ctx_.copy_is_error, false);
  std::vector<TensorRef> results;
  try {
    results = owners(m, [&](eager_tensor** out) { run(out); });
  } catch (...) {
    ctx_.copy_is_error = copy_is_error;
    throw;
  }
  ctx_.copy_is_error = copy_is_error;
  device_ = device;
  for (size_t i = 0; i < m; ++i) outputs[i] = copy_to_device(results[i], device_).take();
}

// Throws std::bad_alloc if there is no memory for n strings. A sink's own is the heap's, which knows no limit.
static void require_memory_for_strings(int64_t n) {
  constexpr int64_t kAlwaysThere = 4096;
  if (n <= kAlwaysThere) return;
  const Scratch offsets(static_cast<size_t>(n + 1) * sizeof(int64_t));
}

// Runs an op with outputs of strings (StringSink). Where others are counted, the kernel reports their size besides.
void Steps::run_strings(eager_tensor** outputs) {
  const int m = outputs_.size();
  const Kernel kernel = find_kernel(def_, kernel_dtype(), device_);
  std::vector<StringSink> sinks(static_cast<size_t>(m));
  TensorRef count;
  for (int i = 0; i < m && !count; ++i) {
    if (outputs_[i].dtype != DType::string && !is_known(outputs_[i].shape))
      count = TensorRef::adopt(new_tensor(DType::int64, {}, device_));
  }
  Small<Operand, kFew + 2> operands(n_ + m + 1);
  for (int i = 0; i < n_; ++i) bring_to_device(i, operands[i]);
  for (int i = 0; i < m; ++i) {
    const OutputList::Item& o = outputs_[i];
    Operand& y = operands[n_ + i];
    const Shape whole = count && !is_known(o.shape) ? o.with_size(o.offset) : Shape(o.shape);
    if (o.dtype != DType::string) {
      outputs[i] = new_tensor(o.dtype, whole, device_);
      set_operand(y, *outputs[i]);
      continue;
    }
    y.data = &sinks[static_cast<size_t>(i)];
    y.dims = ShapeView(o.shape).dims;
    y.num_elements = num_elements(whole);
    y.rank = o.shape.rank();
    y.dtype = o.dtype;
    require_memory_for_strings(y.num_elements);
  }
  if (count) set_operand(operands[n_ + m], *count);
  launch(def_, kernel, device_, operands.get(), n_, operands.get() + n_, m + (count ? 1 : 0),
         params_size_ ? params_ : nullptr, params_size_, false);
  if (count) cut_outputs(outputs, *count);
  for (int i = 0; i < m; ++i) {
    if (outputs_[i].dtype != DType::string) continue;
    const StringSink& sink = sinks[static_cast<size_t>(i)];
    int64_t others = 1;  // where a dim is -1, the product of those that are known
    for (const int64_t dim : ShapeView(outputs_[i].shape)) others *= dim < 0 ? 1 : dim;
    const Shape shape = outputs_[i].with_size(others > 0 ? sink.count() / others : 0);
    if (num_elements(shape) != sink.count()) fail(Code::internal, "the kernel adds ", sink.count(), " strings");
    outputs[i] = new_string_tensor(shape, sink);
  }
}

void Steps::run(eager_tensor** outputs) {
  int m = outputs_.size();
  if (is_symbolic_) {
    for (int i = 0; i < m; ++i) {
      const ShapeView shape = outputs_[i].shape;
      int64_t count;
      if (is_known(shape)) checked_bytes(outputs_[i].dtype, shape, &count);
      outputs[i] = new_symbolic(outputs_[i].dtype, shape);
    }
    return;
  }
  if (outputs_.all_alias()) {
    for (int i = 0; i < m; ++i) {
      eager_tensor* base = inputs_[outputs_[i].alias];
      bool moves = base->device_index != device_ && wanted_device(ctx_, op_) >= 0;
      TensorRef at = TensorRef::share(base);
      if (by_value_[outputs_[i].alias]) at = strong_scalar(*base, dtypes_[outputs_[i].alias]);
      if (moves) {
        if (!base->is_host_scalar()) check_copy(outputs_[i].alias);
        at = copy_to_device(at, device_);
      }
      outputs[i] = new_alias(*at, outputs_[i].dtype, outputs_[i].shape, outputs_[i].offset);
    }
    return;
  }
  if (outputs_.size() > 0 && outputs_[0].dtype == DType::string) return run_strings(outputs);
  if (is_for_host()) return run_on_host(outputs);
  Kernel kernel = find_kernel(def_, kernel_dtype(), device_);
  TensorRef count;  // of counted outputs, which are made as large as they can be
  if (outputs_.is_counted()) count = TensorRef::adopt(new_tensor(DType::int64, {}, device_));
  Small<Operand, kFew + 2> operands(n_ + m + 1);
  for (int i = 0; i < n_; ++i) bring_to_device(i, operands[i]);
  for (int i = 0; i < m; ++i) {
    const OutputList::Item& o = outputs_[i];
    outputs[i] = new_tensor(o.dtype, count ? ShapeView(o.with_size(o.offset)) : ShapeView(o.shape), device_);
    set_operand(operands[n_ + i], *outputs[i]);
  }
  if (count) set_operand(operands[n_ + m], *count);
  launch(def_, kernel, device_, operands.get(), n_, operands.get() + n_, m + (count ? 1 : 0),
         params_size_ ? params_ : nullptr, params_size_, is_same_shape());
  if (count) cut_outputs(outputs, *count);
}

Planned Steps::plan(PlannedCall& p, bool with_counted) {
  if (def_.run_) return Planned::nothing;
  for (int i = 0; i < n_; ++i) {
    const eager_tensor* t = inputs_[i];
    if (!t) continue;
    const bool has_value = t->data || t->num_elements == 0;
    if (t->flags & ~(kWeak | kShapeOnlyTensor)) return Planned::nothing;
    if ((def_.input_at(i).flags & kHost) && !(has_value && device_at(t->device_index).is_host()))
      return Planned::nothing;
  }
  settle_inputs();
  promote_inputs();
  for (int i = 0; i < n_; ++i) {
    if (owned_[i]) return p.casts = true, Planned::nothing;
  }
  infer();
  place();
  p.device = device_;
  for (int i = 0; i < outputs_.size(); ++i) {
    if (outputs_[i].dtype == DType::string || !(is_known(outputs_[i].shape) || (with_counted && outputs_.is_counted())))
      return Planned::nothing;
    p.outputs.add() = outputs_[i];
    if (outputs_.all_alias()) p.outputs.add_alias();
  }
  if (outputs_.is_counted()) p.outputs.add_counted();
  if (def_.effects_ != kNoEffects || p.outputs.size() == 0) return Planned::shapes;
  if (!p.outputs.all_alias() && is_for_host()) return Planned::shapes;
  p.immediates.assign(static_cast<size_t>(n_), DType::none);
  p.copies.resize(static_cast<size_t>(n_));
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = inputs_[i];
    if (!t || (def_.input_at(i).flags & (kHost | kShapeOnly))) continue;
    const bool is_elsewhere = t->device_index != device_;
    if (!by_value_[i] && !is_elsewhere) continue;
    const bool views = outputs_.all_alias();
    if (!t->data || views) return views && !is_elsewhere ? Planned::shapes : Planned::nothing;
    if (by_value_[i] || t->is_host_scalar()) {
      p.immediates[static_cast<size_t>(i)] = by_value_[i] ? dtypes_[i] : t->dtype;
    } else {
      check_copy(i);
      p.copies[static_cast<size_t>(i)] = copy_to_device(TensorRef::share(t), device_);
    }
  }
  if (p.outputs.all_alias()) return Planned::all;
  p.kernel_dtype = kernel_dtype();
  p.kernel = find_kernel(def_, p.kernel_dtype, device_);
  p.same_shape = is_same_shape();
  p.params_size = params_size_;
  std::copy_n(params_, p.params_size, p.params);
  return Planned::all;
}

void run_steps(eager_context& ctx, const Call& call) {
  Steps steps(ctx, call);
  steps.settle_inputs();
  steps.promote_inputs();
  steps.infer();
  const int hidden = call.op.def.num_hidden_, needed = steps.outputs().size(), visible = needed - hidden;
  const int room = call.with_hidden ? call.num_outputs - hidden : call.num_outputs;
  call.num_outputs = call.with_hidden && visible <= room ? needed : visible;
  if (visible > room) refuse_room(call.op.def.name, visible, room);
  steps.place();
  auto run = [&](eager_tensor** outputs) {
    steps.run(outputs);
    steps.record(outputs);
  };
  if (call.num_outputs == needed) return run(call.outputs);
  std::vector<TensorRef> all = owners(static_cast<size_t>(needed), run);
  for (int i = 0; i < visible; ++i) call.outputs[i] = all[static_cast<size_t>(i)].take();
}

}  // namespace eager
