#include "runtime/execute/kept.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <optional>

#include "base/memory.h"
#include "base/mix.h"
#include "base/small.h"
#include "runtime/core/callback.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/threads_scope.h"
#include "runtime/execute/launch.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

constexpr int kMostInputs = 6, kMostOutputs = 4, kMostArguments = 32;
constexpr int kMostWords = 3 + kMostInputs * (1 + kInlineRank) + kMostArguments;
constexpr int kSetBits = 5, kWays = 4;  // the calls that are kept: kWays for each of 2^kSetBits sets

// What tells calls apart. It is written by way of KeyWriter.
struct Key {
  uint64_t words[kMostWords];
  int size = 0;
  uint64_t hash = 0;
};

// Its members stay in registers, since no reference to it is kept.
struct KeyWriter {
  uint64_t* end;
  uint64_t hash = 0;

  explicit KeyWriter(Key& key) : end(key.words) {}
  void add(uint64_t word) {
    *end++ = word;
    hash = std::rotl(hash, 11) ^ word;
  }
  void add(const Arguments& arguments) {
    add(arguments.has_mask ? ~uint64_t{1} : ~uint64_t{0});  // which are no kinds of a tensor
    if (arguments.has_mask) add(arguments.mask);
    for (int i = 0; i < arguments.count; ++i) add(static_cast<uint64_t>(arguments.numbers[i]));
  }
  void finish(Key& key) const {
    key.size = static_cast<int>(end - key.words);
    key.hash = hash * kMixStep;
  }
};

enum class Passed : uint8_t { tensor, shape, value };  // how an input reaches the kernel

struct KeptCall {
  int size;
  uint64_t words[kMostWords];
  Kernel kernel;  // NULL: the outputs are views of inputs
  Device* device;
  bool same_shape, has_weak = false;
  int num_outputs, num_hidden;
  Passed passed[kMostInputs];
  DType immediates[kMostInputs];  // the dtype of an input that travels by value
  struct Output {
    TensorForm form;
    int alias;
    int64_t offset;
  } outputs[kMostOutputs];
  size_t params_size;
  std::unique_ptr<unsigned char[]> params;  // NULL: there are none

  bool is(const Key& key) const {
    if (key.size != size) return false;
    for (int i = 0; i < size; ++i) {
      if (key.words[i] != words[i]) return false;
    }
    return true;
  }
};

// The calls whose hashes have the same upper bits.
struct Set {
  uint64_t hashes[kWays] = {};
  std::unique_ptr<KeptCall> calls[kWays];
  uint64_t noted = 0;       // the hash of the last call that is not kept
  bool is_refused = false;  // it cannot be kept
  uint8_t oldest = 0;

  KeptCall* find(const Key& key) const {
    for (int i = 0; i < kWays; ++i) {
      if (hashes[i] == key.hash && calls[i] && calls[i]->is(key)) return calls[i].get();
    }
    return nullptr;
  }
};

// An op with the attributes of a call.
struct KeptOp {
  int size = 0;
  uint64_t words[3 + kMostArguments];
  Ref<eager_op> op;
};

struct Table {
  KeptOp ops[1 << kSetBits];
  bool is_in_use = false;  // where memory is out, code of the program may run while a call is run
  Set sets[1 << kSetBits];
};

Table* table_of_this_thread() {
  detail::ThreadCache* cache = detail::thread_cache;
  if (!cache) [[unlikely]]
    return nullptr;
  if (!cache->kept_calls) [[unlikely]] {
    cache->kept_calls = new (std::nothrow) Table;
    cache->destroy_kept_calls = [](void* table) { delete static_cast<Table*>(table); };
  }
  return static_cast<Table*>(cache->kept_calls);
}

// Writes down what the call is known by. Returns false if it cannot be kept.
[[gnu::always_inline]] inline bool make_key(const eager_context& ctx, const eager_op& op, eager_tensor* const* inputs,
                                            int n, const Arguments* arguments, Key& key) {
  if (n < 0 || n > kMostInputs || (arguments && arguments->count > kMostArguments)) [[unlikely]]
    return false;
  KeyWriter writer(key);
  writer.add(op.id << 1 | (ctx.options.allow_tf32 ? 1 : 0));
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t) {
      writer.add(0);
      continue;
    }
    if (tag_of(t) != Tag::tensor) [[unlikely]]
      return false;
    const uint64_t word = t->word();
    const int rank = t->rank;
    const int64_t* dims = t->dims;
    if ((word >> 16 & ~uint64_t{kWeak}) != 0 || rank > kInlineRank) [[unlikely]]
      return false;
    writer.add(word);
    for (int k = 0; k < rank; ++k) writer.add(static_cast<uint64_t>(dims[k]));
  }
  if (arguments) writer.add(*arguments);
  writer.finish(key);
  return true;
}

// Returns what to keep of a call; NULL if the next one like it may be different.
std::unique_ptr<KeptCall> plan(eager_context& ctx, Call call, const Key& key) {
  const OpDef& def = call.op.def;
  check_inputs(ctx, def, call.inputs, call.num_inputs);
  std::optional<CallAttributes> attributes;
  if (call.arguments) call.attrs = attributes.emplace(call.op, *call.arguments).values();
  PlannedCall planned;
  // Casts, which only make it find out that the call cannot be kept, are not recorded.
  const PauseTapes pause(ctx);
  if (Steps(ctx, call).plan(planned) != Planned::all) return nullptr;
  const int m = planned.outputs.size();
  if (planned.device != kHostDevice || m > kMostOutputs) return nullptr;
  auto kept = std::make_unique<KeptCall>();
  kept->size = key.size;
  std::copy_n(key.words, key.size, kept->words);
  kept->kernel = planned.kernel;
  kept->device = &device_at(kHostDevice);
  kept->same_shape = planned.same_shape;
  kept->num_outputs = m;
  kept->num_hidden = def.num_hidden_;
  for (int i = 0; i < call.num_inputs; ++i) {
    const Input& in = def.input_at(i);
    const bool is_weak = call.inputs[i] && call.inputs[i]->flags == kWeak;
    if (call.inputs[i] && (in.flags & kHost)) return nullptr;  // inference reads its values
    // Whether a scalar becomes the dtype that an input of no group asks for depends on its value.
    if (is_weak && !in.group) return nullptr;
    kept->has_weak = kept->has_weak || is_weak;
    kept->immediates[i] = planned.immediates[static_cast<size_t>(i)];
    kept->passed[i] = in.flags & kShapeOnly                ? Passed::shape
                      : kept->immediates[i] != DType::none ? Passed::value
                                                           : Passed::tensor;
  }
  for (int i = 0; i < m; ++i) {
    const OutputList::Item& o = planned.outputs[i];
    if (o.shape.rank() > kInlineRank) return nullptr;
    kept->outputs[i] = {TensorForm(o.dtype, o.shape), o.alias, o.offset};
  }
  kept->params_size = planned.params_size;
  if (kept->params_size) kept->params = std::make_unique<unsigned char[]>(kept->params_size);
  std::copy_n(planned.params, planned.params_size, kept->params.get());
  return kept;
}

// Notes a call that is not kept, and keeps one that has been noted. Returns what is kept.
[[gnu::noinline]] KeptCall* keep(eager_context& ctx, const Call& call, const Key& key, Set& set) {
  if (set.noted != key.hash) {
    set.noted = key.hash;
    set.is_refused = false;
    return nullptr;
  }
  if (set.is_refused) return nullptr;
  set.is_refused = true;
  const ThreadsScope threads(ctx);
  try {
    if (std::unique_ptr<KeptCall> kept = plan(ctx, call, key)) {
      const int i = set.oldest++ % kWays;
      set.hashes[i] = key.hash;
      set.calls[i] = std::move(kept);
      set.noted = 0;
      return set.calls[i].get();
    }
  } catch (const CallbackError&) {  // a collector's, when memory is out
    throw;
  } catch (...) {  // the way that the call goes instead tells what is wrong
  }
  return nullptr;
}

// Makes the outputs. Returns false if a kernel refuses the inputs.
bool run(const KeptCall& kept, const char* name, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (!kept.kernel) {
    for (int i = 0; i < kept.num_outputs; ++i) {
      const KeptCall::Output& o = kept.outputs[i];
      outputs[i] = new_alias(*inputs[o.alias], o.form.dtype, o.form.shape(), o.offset);
    }
    return true;
  }
  Small<Operand, kMostInputs + kMostOutputs> operands(n + kept.num_outputs);
  for (int i = 0; i < n; ++i) {
    Operand& operand = operands[i];
    if (!inputs[i]) operand = Operand{};
    else if (kept.passed[i] == Passed::value) set_immediate(operand, kept.immediates[i], *inputs[i]);
    else set_operand(operand, *inputs[i]);
    if (kept.passed[i] == Passed::shape) operand.data = nullptr;
  }
  for (int i = 0; i < kept.num_outputs; ++i) {
    outputs[i] = new_of(kept.outputs[i].form);
    set_operand(operands[n + i], *outputs[i]);
  }
  char message[kMaxMessage];
  KernelCall call{
      operands.get(), operands.get() + n, n,      kept.num_outputs, kept.params.get(), kept.params_size, name,
      kept.device,    kept.same_shape,    message};
  return kept.kernel(call) == 0;
}

[[gnu::noinline]] void record(eager_context& ctx, eager_op& op, const Arguments* arguments, eager_tensor* const* inputs,
                              int n, eager_tensor* const* outputs, int m) {
  if (!arguments) return tell_recorders(ctx, {&op, op.attrs, false, inputs, n, outputs, m});
  const CallAttributes attributes(op, *arguments);
  tell_recorders(ctx, {&op, attributes.values(), true, inputs, n, outputs, m});
}

}  // namespace

Ref<eager_op> kept_op(eager_op& op, const Arguments& arguments, const AttrValue* attrs) {
  const OpDef& def = op.def;
  const bool has_objects = std::ranges::any_of(def.attributes_, [](const Attribute& a) { return is_object(a.type); });
  Table* table = has_objects || def.is_custom_ || arguments.count > kMostArguments ? nullptr : table_of_this_thread();
  if (!table) return op.with(attrs, op.device_index);
  Key key;
  KeyWriter writer(key);
  writer.add(op.id);
  writer.add(arguments);
  writer.finish(key);
  KeptOp& kept = table->ops[key.hash >> (64 - kSetBits)];
  if (kept.size != key.size || !std::equal(key.words, key.words + key.size, kept.words)) {
    kept.size = 0;
    kept.op = op.with(attrs, op.device_index);
    kept.size = key.size;
    std::copy_n(key.words, key.size, kept.words);
  }
  return kept.op;
}

bool run_kept(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const Arguments* arguments,
              eager_tensor** outputs, int32_t& num_outputs) {
  const bool is_recording = ctx.is_recording();
  const int by_inputs = n == 0 ? ctx.default_device : kHostDevice;
  const int scope = ctx.scope >= 0 ? ctx.scope : by_inputs;
  if (!op.frozen.load(std::memory_order_relaxed) || ctx.trace ||
      (op.device_index >= 0 ? op.device_index : scope) != kHostDevice) [[unlikely]]
    return false;
  Key key;
  if (!make_key(ctx, op, inputs, n, arguments, key)) return false;
  Table* table = table_of_this_thread();
  if (!table || table->is_in_use) [[unlikely]]
    return false;
  Set& set = table->sets[key.hash >> (64 - kSetBits)];
  KeptCall* kept = set.find(key);
  if (!kept) [[unlikely]] {
    int32_t room = num_outputs;
    kept = keep(ctx, {op, inputs, n, outputs, room, arguments}, key, set);
    if (!kept) return false;
  }
  const int m = kept->num_outputs, visible = m - kept->num_hidden;
  if (visible > num_outputs || (is_recording && kept->has_weak)) return false;
  eager_tensor* all[kMostOutputs] = {nullptr, nullptr, nullptr, nullptr};
  const auto undo = [&] {
    for (int i = 0; i < m; ++i) {
      if (all[i]) all[i]->release();
    }
  };
  table->is_in_use = true;
  bool is_done = false;
  try {
    const ThreadsScope threads(ctx);
    is_done = run(*kept, op.def.name, inputs, n, all);
  } catch (
      const std::bad_alloc&) {  // of what the kernel needs while it runs, for which another way asks the collectors
  } catch (...) {
    table->is_in_use = false;
    undo();
    rethrow_during(op.def);
  }
  table->is_in_use = false;
  if (!is_done) [[unlikely]] {
    undo();
    return false;
  }
  if (is_recording) {
    try {
      record(ctx, op, arguments, inputs, n, all, m);
    } catch (...) {
      undo();
      throw;
    }
  }
  for (int i = 0; i < visible; ++i) outputs[i] = all[i];
  for (int i = visible; i < num_outputs; ++i) outputs[i] = nullptr;
  for (int i = visible; i < m; ++i) all[i]->release();
  num_outputs = visible;
  return true;
}

}  // namespace eager
