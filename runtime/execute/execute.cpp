#include "runtime/execute/execute.h"

#include <algorithm>
#include <cstring>

#include "runtime/core/prepared.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/executor.h"

namespace eager {

void run_elementwise(eager_op& op, eager_tensor* const* inputs, int n, eager_tensor& out) {
  if (const Loop loop = out.device_index == kHostDevice && out.num_elements <= kShortLoop
                            ? op.loops[static_cast<int>(out.dtype)]
                            : nullptr) {
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

namespace {

// 16 bytes of copies of one element.
struct alignas(16) Line {
  uint64_t words[2];
};

template <class Word>
uint64_t word_of(const void* element, uint64_t copies) {
  Word word;  // read as wide as it was written, or the processor waits for the store
  std::memcpy(&word, element, sizeof word);
  return word * copies;
}

Line line_of(const void* element, size_t size) {
  if (size == 16)
    return {{word_of<uint64_t>(element, 1), word_of<uint64_t>(static_cast<const uint64_t*>(element) + 1, 1)}};
  const uint64_t word = size == 8   ? word_of<uint64_t>(element, 1)
                        : size == 4 ? word_of<uint32_t>(element, 0x100000001u)
                        : size == 2 ? word_of<uint16_t>(element, 0x1000100010001u)
                                    : word_of<uint8_t>(element, 0x101010101010101u);
  return {{word, word}};
}

}  // namespace

bool execute_short_weak(eager_context& ctx, eager_op& op, eager_tensor* const* inputs,
                        eager_tensor** outputs) noexcept {
  const bool is_weak_first = inputs[0]->flags & kWeak;
  const eager_tensor &x = *inputs[is_weak_first], &weak = *inputs[!is_weak_first];
  if (tag_of(&x) != Tag::tensor || tag_of(&weak) != Tag::tensor || weak.flags != kWeak) return false;
  if (!x.is_plain_on_host() || x.num_elements > kShortLoop || !may_become(weak, x.dtype)) return false;
  const Loop loop = op.loops[static_cast<int>(x.dtype)];
  if (!loop || op.device_index > 0 || ctx.scope > 0) return false;
  alignas(16) unsigned char converted[16];
  const void* element = weak.payload;  // of its own dtype
  if (weak.dtype != x.dtype) {
    try {
      convert_scalar(weak, x.dtype, converted);
    } catch (...) {
      return false;  // the dtype lacks it, which execute reports
    }
    element = converted;
  }
  eager_tensor* out = x.is_in_block() ? try_new_like_in_block(x) : nullptr;
  if (!out && !(out = try_new_like(x))) [[unlikely]]
    return false;
  if (!op.frozen.load(std::memory_order_relaxed)) op.frozen.store(true, std::memory_order_relaxed);
  outputs[0] = out;
  const size_t size = dtype_size(x.dtype), bytes = static_cast<size_t>(x.num_elements) * size;
  const Line scalar = line_of(element, size);
  constexpr size_t kFew = kPayloadSize / sizeof(Line);
  Line scalars[16 * kFew];
  for (size_t i = 0; i < kFew; ++i) scalars[i] = scalar;
  if (bytes > kPayloadSize)
    std::fill_n(scalars + kFew, std::min(std::size(scalars), bytes / sizeof(Line) + 1) - kFew, scalar);
  const auto run = [&](size_t at, int64_t n) {
    const void* part = static_cast<const char*>(x.data) + at;
    const void* data[] = {is_weak_first ? scalars : part, is_weak_first ? part : scalars};
    loop(data, static_cast<char*>(out->data) + at, n, nullptr);
  };
  if (bytes <= sizeof scalars) {
    run(0, x.num_elements);
    return true;
  }
  for (size_t at = 0; at < bytes; at += sizeof scalars)
    run(at, static_cast<int64_t>(std::min(bytes - at, sizeof scalars) / size));
  return true;
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
        if (count < 0 || count > end - args)
          invalid_argument("argument '", all[i].name, "': a list of ", count, " does not fit the ", n, " args");
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
  alignas(
      AttrValue) unsigned char storage[sizeof(AttrValue) * kMaxAttributes];  // apply_args makes those that there are
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
    if (!inputs[i] || tag_of(inputs[i]) != Tag::tensor) [[unlikely]]
      return ~0u;
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
    outputs[i] = new_sparse_rows(rows.shape(), rows.sparse->indices,
                                 TensorRef::adopt(std::exchange(outputs[i], nullptr)), rows.sparse->like);
  }
}

}  // namespace

void execute_all(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                 eager_tensor** outputs, int32_t& num_outputs) {
  const unsigned flags = flags_of(op.def, inputs, n);
  if (flags & kSymbolic) [[unlikely]]
    check_inputs(ctx, op.def, inputs, n);
  if (op.def.run_) return op.def.run_(ctx, op, inputs, n, outputs, num_outputs);
  if ((flags & kSparseRows) && has_rows(op, inputs, n))
    return execute_on_rows(ctx, op, inputs, n, attrs, outputs, num_outputs);
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
      if (execute_short_weak(ctx, op, inputs, n, outputs, num_outputs)) return;
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

TensorRef to_dense_unrecorded(const eager_tensor& sparse) {
  ContextOptions options;
  options.seed = 1;
  const Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(options));
  return to_dense(*ctx, const_cast<eager_tensor&>(sparse));
}

TensorRef copy_booleans(eager_tensor& t) {
  TensorRef copy = TensorRef::adopt(new_tensor(t.dtype, t.shape(), t.device_index));
  eager_tensor *in = &t, *out = copy.get();
  launch_on(*prepared<"bitcast", "">(), t.dtype, t.device_index, &in, 1, &out, 1);
  return copy;
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
