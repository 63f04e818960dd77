#include "runtime/execute/execute.h"

#include <cstring>

#include "runtime/core/prepared.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/executor.h"

namespace eager {

void run_elementwise(eager_op& op, eager_tensor* const* inputs, int n, eager_tensor& out) {
  if (const Loop loop = out.device_index == kHostDevice && out.num_elements <= kShortLoop ? op.loops[static_cast<int>(out.dtype)] : nullptr) {
    const void* data[] = {inputs[0]->data, inputs[n - 1]->data};
    loop(data, out.data, out.num_elements, nullptr);
    return;
  }
  Kernel kernel = find_kernel(op.def, out.dtype, out.device_index);
  Operand operands[3];
  set_operand(operands[0], *inputs[0]);
  set_operand(operands[1], *inputs[n - 1]);
  set_operand(operands[2], out);
  launch(op.def, kernel, out.device_index, operands, n, operands + 2, 1, nullptr, 0, true);
}

void record_short(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** output) {
  try {
    tell_recorders(ctx, {&op, op.attrs, false, inputs, n, output, 1});
  } catch (...) {
    (*output)->release();
    *output = nullptr;
    throw;
  }
}

namespace {

// The prepared attributes with the values that came with the call: a list is its count, then its values; a real
// number its bits. What was not given keeps the prepared value.
void apply_args(const eager_op& op, const int64_t* args, int n, AttrValue* attrs) {
  const int64_t* end = args + n;
  const std::vector<Attribute>& all = op.def.attributes_;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!all[i].is_argument || args == end) {
      new (attrs + i) AttrValue(op.attrs[i]);
      continue;
    }
    (new (attrs + i) AttrValue)->given = true;
    switch (all[i].type) {
      case AttrType::ints: {
        int64_t count = *args++;
        if (count < 0 || count > end - args) invalid_argument("argument '", all[i].name, "': a list of ", count, " does not fit the ", n, " args");
        attrs[i].ints = args;
        attrs[i].count = static_cast<int32_t>(count);
        args += count;
        break;
      }
      case AttrType::real: std::memcpy(&attrs[i].f, args++, sizeof(double)); break;
      case AttrType::dtype:
        if (*args <= 0 || *args >= kNumDTypes) invalid_argument("argument '", all[i].name, "': unknown dtype ", *args);
        attrs[i].i = *args++;
        break;
      case AttrType::integer:
      case AttrType::boolean: attrs[i].i = *args++; break;
      case AttrType::string:
      case AttrType::function:
      case AttrType::object: invalid_argument("argument '", all[i].name, "' is no number");
    }
  }
  if (args != end) invalid_argument(op.def.name, " takes fewer args: ", end - args, " are left over");
}

void execute_general(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const int64_t* args,
                     int num_args, eager_tensor** outputs, int32_t& num_outputs) {
  if (num_args == 0) return execute_with(ctx, op, inputs, n, op.attrs, outputs, num_outputs);
  alignas(AttrValue) unsigned char storage[sizeof(AttrValue) * kMaxAttributes];  // apply_args makes those that there are
  AttrValue* attrs = reinterpret_cast<AttrValue*>(storage);
  apply_args(op, args, num_args, attrs);
  execute_with(ctx, op, inputs, n, attrs, outputs, num_outputs);
}

// Those that an input has; all, where something is to be looked at: an input that is left off, NULL, a handle of another kind.
unsigned flags_of(const OpDef& def, eager_tensor* const* inputs, int n) {
  const int declared = static_cast<int>(def.inputs_.size());
  if (def.is_list_ ? declared != 1 : n != declared) return ~0u;
  unsigned flags = 0;
  for (int i = 0; i < n; ++i) {
    if (!inputs[i] || tag_of(inputs[i]) != Tag::tensor) [[unlikely]] return ~0u;
    flags |= inputs[i]->flags;
  }
  return flags;
}

bool takes_rows(const eager_op& op, int i, const eager_tensor* t) {
  return t && (t->flags & kSparseRows) && (op.def.input_at(i).flags & kSparse);
}

// Reports whether there are sparse rows among the inputs, and the op gives the same for them as for the dense tensor.
bool has_rows(const eager_op& op, eager_tensor* const* inputs, int n) {
  if (op.def.inputs_.empty()) return false;
  bool has = false;
  for (int i = 0; i < n; ++i) has = has || takes_rows(op, i, inputs[i]);
  return has && (!op.def.keeps_zeros_ || op.def.keeps_zeros_(inputs, n));
}

// The values of sparse rows, but a row that is named more than once has its sum where it is named first, and 0 elsewhere.
// So there are as many as before, which a trace needs, and an op that is not linear sees what the dense tensor holds.
TensorRef summed_values(eager_context& ctx, const SparseParts& rows) {
  TensorRef first = execute1(ctx, *prepared<"first_dense_rows", "">(), {rows.indices.get()});
  return execute1(ctx, *prepared<"sparse_to_dense_rows", "">(), {first.get(), rows.values.get(), rows.values.get()});
}

// Once more, with the values of the sparse rows.
void execute_on_rows(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                     eager_tensor** outputs, int32_t& num_outputs) {
  std::vector<eager_tensor*> values(inputs, inputs + n);
  std::vector<TensorRef> summed;
  for (int i = 0; i < n; ++i) {
    if (!takes_rows(op, i, inputs[i])) continue;
    summed.push_back(summed_values(ctx, *inputs[i]->sparse));
    values[static_cast<size_t>(i)] = summed.back().get();
  }
  execute_with(ctx, op, values.data(), n, attrs, outputs, num_outputs);
  for (int i = 0; i < std::min(n, num_outputs); ++i) {
    if (!takes_rows(op, i, inputs[i]) || !(outputs[i]->shape() == values[static_cast<size_t>(i)]->shape())) continue;
    const eager_tensor& rows = *inputs[i];
    outputs[i] = new_sparse_rows(rows.shape(), rows.sparse->indices, TensorRef::adopt(std::exchange(outputs[i], nullptr)),
                                 rows.sparse->like);
  }
}

}  // namespace

void execute_all(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                 eager_tensor** outputs, int32_t& num_outputs) {
  const unsigned flags = flags_of(op.def, inputs, n);
  if (flags & kSymbolic) [[unlikely]] check_inputs(ctx, op.def, inputs, n);
  if (op.def.run_) return op.def.run_(ctx, op, inputs, n, outputs, num_outputs);
  if ((flags & kSparseRows) && has_rows(op, inputs, n)) return execute_on_rows(ctx, op, inputs, n, attrs, outputs, num_outputs);
  if (attrs != op.attrs && Executor::run_plain(ctx, op, inputs, n, attrs, outputs, num_outputs)) return;
  Executor e(ctx, op, inputs, n, attrs);
  e.settle_inputs();
  e.promote_inputs();
  e.infer();
  const int needed = e.outputs().size(), room = num_outputs;
  num_outputs = needed;
  if (needed > room) {
    const int hidden = op.def.num_hidden_;
    num_outputs -= hidden;
    invalid_argument(op.def.name, " has ", needed - hidden, " outputs, room for ", room - hidden, " was given");
  }
  e.place();
  e.run(outputs);
  e.record(outputs);
}

void execute_with(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                  eager_tensor** outputs, int32_t& num_outputs) {
  const int hidden = op.def.num_hidden_;
  if (hidden == 0) return execute_all(ctx, op, inputs, n, attrs, outputs, num_outputs);
  constexpr int kMost = 8;
  eager_tensor* all[kMost] = {};
  struct Release {
    eager_tensor** all;
    ~Release() {
      for (int i = 0; i < kMost; ++i) TensorRef::adopt(all[i]);
    }
  } release{all};  // what a recorder did not save
  int32_t room = std::min(kMost, num_outputs + hidden);
  try {
    execute_all(ctx, op, inputs, n, attrs, all, room);
  } catch (...) {
    num_outputs = room;
    throw;
  }
  num_outputs = room - hidden;
  for (int i = 0; i < num_outputs; ++i) outputs[i] = std::exchange(all[i], nullptr);
}

void execute(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const int64_t* args, int num_args,
             eager_tensor** outputs, int32_t& num_outputs) {
  if (!op.frozen.load(std::memory_order_relaxed)) op.frozen.store(true, std::memory_order_relaxed);
  int room = num_outputs;
  for (int i = 0; i < room; ++i) outputs[i] = nullptr;
  const RandomState before = ctx.random_state();
  auto undo = [&] {
    ctx.set_random_state(before);
    for (int i = 0; i < room; ++i) {
      if (eager_tensor* t = std::exchange(outputs[i], nullptr)) t->release();
    }
  };
  try {
    if (num_args == 0) {
      if (execute_short<false>(ctx, op, inputs, n, outputs, num_outputs)) {
        if (ctx.is_recording()) record_short(ctx, op, inputs, n, outputs);
        return;
      }
      if (Executor::run_plain(ctx, op, inputs, n, op.attrs, outputs, num_outputs)) return;
    }
    execute_general(ctx, op, inputs, n, args, num_args, outputs, num_outputs);
  } catch (Error& error) {
    undo();
    if (error.op.empty()) error.op = op.def.name;
    throw;
  } catch (const std::bad_alloc&) {
    undo();
    throw Error{Code::resource_exhausted, cat("OOM when computing ", op.def.name), op.def.name};
  } catch (...) {
    undo();
    throw;
  }
}

TensorRef execute1(eager_context& ctx, eager_op& op, std::initializer_list<eager_tensor*> inputs, const int64_t* args,
                   int num_args) {
  eager_tensor* out = nullptr;
  int32_t room = 1;
  execute(ctx, op, inputs.begin(), static_cast<int>(inputs.size()), args, num_args, &out, room);
  return TensorRef::adopt(out);
}

void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int n,
               eager_tensor* const* outputs, int m, const void* params, size_t params_size) {
  Kernel kernel = find_kernel(op.def, kernel_dtype, device_index);
  Small<Operand, 24> operands(n + m);
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t) {
      operands[i] = Operand{};
    } else if (t->device_index != device_index && t->is_host_scalar()) {
      set_immediate(operands[i], t->dtype, *t);
    } else {
      set_operand(operands[i], *t);
    }
  }
  for (int i = 0; i < m; ++i) set_operand(operands[n + i], *outputs[i]);
  bool same_shape = m > 0;
  for (int i = 0; i < n && same_shape; ++i) same_shape = inputs[i] && inputs[i]->shape() == outputs[0]->shape();
  launch(op.def, kernel, device_index, operands.get(), n, operands.get() + n, m, params, params_size, same_shape);
}

TensorRef cast_to(eager_context& ctx, TensorRef t, DType dtype) {
  if (t->dtype == dtype && !(t->flags & kWeak)) return t;
  const int64_t arg = static_cast<int64_t>(dtype);
  return execute1(ctx, *prepared<"cast", "">(), {t.get()}, &arg, 1);
}

TensorRef to_dense(eager_context& ctx, eager_tensor& sparse) {
  TensorRef like = sparse.sparse->like;
  if (!like) like = TensorRef::adopt(new_shape_only(sparse.dtype, sparse.shape()));
  return execute1(ctx, *prepared<"sparse_to_dense_rows", "">(),
                  {sparse.sparse->indices.get(), sparse.sparse->values.get(), like.get()});
}

TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index) {
  if (t.flags & kSymbolic) {  // copied when the function runs
    eager_op& identity = *prepared<"identity", "">();
    eager_tensor *in = &t, *out = nullptr;
    int32_t room = 1;
    execute_with(ctx, *identity.with(identity.attrs, device_index), &in, 1, identity.attrs, &out, room);
    return TensorRef::adopt(out);
  }
  if (t.flags & kSparseRows) {  // tapes know the values
    return TensorRef::adopt(new_sparse_rows(t.shape(), copy_to_device(t.sparse->indices, device_index),
                                            copy_to(ctx, *t.sparse->values, device_index)));
  }
  TensorRef copy = copy_to_device(TensorRef::share(&t), device_index);
  if (copy.get() == &t || (t.flags & kWeak)) {
    copy = TensorRef::adopt(new_alias(*copy, copy->dtype, copy->shape(), 0));
  }
  if (ctx.is_recording()) {
    eager_op& identity = *prepared<"identity", "">();
    eager_tensor *in = &t, *out = copy.get();
    tell_recorders(ctx, {&identity, identity.attrs, false, &in, 1, &out, 1});
  }
  return copy;
}

}  // namespace eager
