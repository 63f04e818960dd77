#include "runtime/execute/kept.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <utility>

#include "base/memory.h"
#include "base/mix.h"
#include "runtime/core/callback.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/threads_scope.h"
#include "runtime/execute/launch.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

constexpr int kMostInputs = 6, kMostOutputs = 4, kMostArguments = 32;
constexpr int kSetBits = 5, kWays = 4;  // the calls that are kept: kWays for each of 2^kSetBits sets

// A call, as it is compared with those that are kept.
struct Asked {
  uint64_t op;  // its number, and whether GPUs' multiplications may be inexact
  eager_tensor* const* inputs;
  int n;
  const Arguments* arguments;
};

// The call arguments of a call or an op that is kept.
struct KeptArguments {
  int count = -1;  // -1: there are none
  bool has_mask;
  uint64_t mask;
  int64_t numbers[kMostArguments];

  void set(const Arguments& a) {
    count = a.count;
    has_mask = a.has_mask;
    mask = a.mask;
    std::copy_n(a.numbers, a.count, numbers);
  }
  bool are(const Arguments* a) const {
    if (!a) return count < 0;
    if (a->count != count || a->has_mask != has_mask || a->mask != mask) return false;
    for (int i = 0; i < count; ++i) {
      if (a->numbers[i] != numbers[i]) return false;
    }
    return true;
  }
};

// Its member stays in a register, since no reference to it is kept.
struct Hash {
  uint64_t value;
  void add(uint64_t word) { value = std::rotl(value, 11) ^ word; }
  void add(const Arguments& a) {
    add(a.mask);
    for (int i = 0; i < a.count; ++i) add(static_cast<uint64_t>(a.numbers[i]));
  }
  uint64_t finish() const { return value * kMixStep; }
};

enum class Passed : uint8_t { tensor, value, nothing };  // what of an input reaches the kernel besides its form

// A call of this thread that may come again. All that its kernel needs is filled in but addresses and values of weak scalars.
struct KeptCall {
  uint64_t op;
  int num_inputs;
  Passed passed[kMostInputs];
  bool has_weak = false;
  DType immediates[kMostInputs];     // the dtype of an input that travels by value
  TensorForm inputs[kMostInputs]{};  // 0 where an input is absent
  KeptArguments arguments;
  int num_outputs, num_hidden;
  struct Output {
    TensorForm form;
    int alias;
    int64_t offset;
  } outputs[kMostOutputs];
  Kernel kernel;  // NULL: the outputs are views of inputs
  KernelCall call;
  Operand operands[kMostInputs + kMostOutputs];
  std::unique_ptr<unsigned char[]> params;  // NULL: there are none
  char message[kMaxMessage];

  bool is(const Asked& asked) const {
    if (asked.op != op || asked.n != num_inputs) return false;
    for (int i = 0; i < num_inputs; ++i) {
      const eager_tensor* t = asked.inputs[i];
      const TensorForm& form = inputs[i];
      if ((t ? t->word() : 0) != form.word()) return false;
      for (int k = 0; k < form.rank; ++k) {
        if (t->dims[k] != form.dims[k]) return false;
      }
    }
    return arguments.are(asked.arguments);
  }
};

// The calls whose hashes have the same upper bits.
struct Set {
  uint64_t hashes[kWays] = {};
  std::unique_ptr<KeptCall> calls[kWays];
  uint64_t noted = 0;       // the hash of the last call that is not kept
  bool is_refused = false;  // it cannot be kept
  uint8_t oldest = 0;

  KeptCall* find(const Asked& asked, uint64_t hash) const {
    for (int i = 0; i < kWays; ++i) {
      if (hashes[i] == hash && calls[i] && calls[i]->is(asked)) return calls[i].get();
    }
    return nullptr;
  }
};

// An op with the attributes of a call.
struct KeptOp {
  uint64_t of = 0;  // the number of the op that was called
  KeptArguments arguments;
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

// Returns a number that a call has each time that it comes. Returns 0 if it cannot be kept.
[[gnu::always_inline]] inline uint64_t hash_of(const Asked& asked) {
  if (asked.n < 0 || asked.n > kMostInputs || (asked.arguments && asked.arguments->count > kMostArguments)) [[unlikely]]
    return 0;
  Hash hash{asked.op};
  for (int i = 0; i < asked.n; ++i) {
    const eager_tensor* t = asked.inputs[i];
    if (!t) {
      hash.add(0);
      continue;
    }
    if (tag_of(t) != Tag::tensor) [[unlikely]]
      return 0;
    const uint64_t word = t->word();
    if ((word >> 16 & ~uint64_t{kWeak}) != 0) [[unlikely]]
      return 0;
    hash.add(word);
    hash.add(static_cast<uint64_t>(t->num_elements));
  }
  if (asked.arguments) hash.add(*asked.arguments);
  return hash.finish();
}

// Returns what to keep of a call; NULL if the next one like it may be different.
std::unique_ptr<KeptCall> plan(eager_context& ctx, Call call, const Asked& asked) {
  const OpDef& def = call.op.def;
  const int n = call.num_inputs;
  check_inputs(ctx, def, call.inputs, n);
  std::optional<CallAttributes> attributes;
  if (call.arguments) call.attrs = attributes.emplace(call.op, *call.arguments).values();
  PlannedCall planned;
  // Casts, which only make it find out that the call cannot be kept, are not recorded.
  const PauseTapes pause(ctx);
  if (Steps(ctx, call).plan(planned) != Planned::all) return nullptr;
  const int m = planned.outputs.size();
  if (planned.device != kHostDevice || m > kMostOutputs) return nullptr;
  auto kept = std::make_unique<KeptCall>();
  kept->op = asked.op;
  kept->num_inputs = n;
  if (call.arguments) kept->arguments.set(*call.arguments);
  kept->num_outputs = m;
  kept->num_hidden = def.num_hidden_;
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = call.inputs[i];
    const Input& in = def.input_at(i);
    kept->passed[i] = Passed::nothing;
    if (!t) continue;
    if (in.flags & kHost) return nullptr;  // inference reads its values
    // Whether a scalar becomes the dtype that an input of no group asks for depends on its value.
    const bool is_weak = t->flags == kWeak;
    if ((is_weak && !in.group) || t->rank > kInlineRank) return nullptr;
    kept->has_weak = kept->has_weak || is_weak;
    TensorForm& form = kept->inputs[i] = TensorForm(t->dtype, t->shape());
    static_cast<TensorKind&>(form) = *t;
    Operand& operand = kept->operands[i];
    set_operand(operand, *t);
    operand.data = nullptr;
    operand.dims = form.dims;
    kept->immediates[i] = planned.immediates[static_cast<size_t>(i)];
    if (!(in.flags & kShapeOnly)) kept->passed[i] = kept->immediates[i] != DType::none ? Passed::value : Passed::tensor;
  }
  for (int i = 0; i < m; ++i) {
    const OutputList::Item& o = planned.outputs[i];
    if (o.shape.rank() > kInlineRank) return nullptr;
    KeptCall::Output& out = kept->outputs[i] = {TensorForm(o.dtype, o.shape), o.alias, o.offset};
    kept->operands[n + i] = {nullptr, out.form.dims, out.form.num_elements, out.form.rank, o.dtype};
  }
  if (planned.params_size) kept->params = std::make_unique<unsigned char[]>(planned.params_size);
  std::copy_n(planned.params, planned.params_size, kept->params.get());
  kept->kernel = planned.kernel;
  kept->call = {kept->operands,     kept->operands + n,  n,        m,
                kept->params.get(), planned.params_size, def.name, &device_at(kHostDevice),
                planned.same_shape, kept->message};
  return kept;
}

// Notes a call that is not kept, and keeps one that has been noted. Returns what is kept.
[[gnu::noinline]] KeptCall* keep(eager_context& ctx, const Call& call, const Asked& asked, uint64_t hash, Set& set) {
  if (set.noted != hash) {
    set.noted = hash;
    set.is_refused = false;
    return nullptr;
  }
  if (set.is_refused) return nullptr;
  set.is_refused = true;
  const ThreadsScope threads(ctx);
  try {
    if (std::unique_ptr<KeptCall> kept = plan(ctx, call, asked)) {
      const int i = set.oldest++ % kWays;
      set.hashes[i] = hash;
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

// The outputs of a call while it runs. Where it fails they are released.
struct Made {
  eager_tensor** const all;
  int count = 0;
  bool is_done = false;
  ~Made() {
    for (int i = 0; i < count && !is_done; ++i) std::exchange(all[i], nullptr)->release();
  }
  eager_tensor& add(eager_tensor* t) { return *(all[count++] = t); }
};

// Makes the outputs. Returns false if a kernel refuses the inputs.
[[gnu::always_inline]] inline bool run(KeptCall& kept, eager_tensor* const* inputs, Made& made) {
  const int n = kept.num_inputs, m = kept.num_outputs;
  if (!kept.kernel) {
    for (int i = 0; i < m; ++i) {
      const KeptCall::Output& o = kept.outputs[i];
      made.add(new_alias(*inputs[o.alias], o.form.dtype, o.form.shape(), o.offset));
    }
    return true;
  }
  for (int i = 0; i < n; ++i) {
    if (kept.passed[i] == Passed::tensor) kept.operands[i].data = inputs[i]->data;
    else if (kept.passed[i] == Passed::value) set_immediate(kept.operands[i], kept.immediates[i], *inputs[i]);
  }
  for (int i = 0; i < m; ++i) kept.operands[n + i].data = made.add(new_of(kept.outputs[i].form)).data;
  return kept.kernel(kept.call) == 0;
}

[[gnu::noinline]] void record(eager_context& ctx, eager_op& op, const Arguments* arguments, eager_tensor* const* inputs,
                              int n, eager_tensor* const* outputs, int m) {
  if (!arguments) return tell_recorders(ctx, {&op, op.attrs, false, inputs, n, outputs, m});
  const CallAttributes attributes(op, *arguments);
  tell_recorders(ctx, {&op, attributes.values(), true, inputs, n, outputs, m});
}

// A scope in which a call that is kept runs.
struct InUse {
  Table& table;
  explicit InUse(Table& t) : table(t) { table.is_in_use = true; }
  ~InUse() { table.is_in_use = false; }
  InUse(const InUse&) = delete;
};

}  // namespace

Ref<eager_op> kept_op(eager_op& op, const Arguments& arguments, const AttrValue* attrs) {
  const OpDef& def = op.def;
  const bool has_objects = std::ranges::any_of(def.attributes_, [](const Attribute& a) { return is_object(a.type); });
  Table* table = has_objects || def.is_custom_ || arguments.count > kMostArguments ? nullptr : table_of_this_thread();
  if (!table) return op.with(attrs, op.device_index);
  Hash hash{op.id};
  hash.add(arguments);
  KeptOp& kept = table->ops[hash.finish() >> (64 - kSetBits)];
  if (kept.of != op.id || !kept.arguments.are(&arguments)) {
    kept.of = 0;
    kept.op = op.with(attrs, op.device_index);
    kept.arguments.set(arguments);
    kept.of = op.id;
  }
  return kept.op;
}

bool run_kept(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const Arguments* arguments,
              eager_tensor** outputs, int32_t& num_outputs) {
  const int wanted = op.device_index >= 0 ? op.device_index : ctx.scope;
  if (!op.frozen.load(std::memory_order_relaxed) || ctx.trace || wanted > kHostDevice ||
      (n == 0 && wanted < 0 && ctx.default_device != kHostDevice)) [[unlikely]]
    return false;
  const Asked asked{op.id << 1 | (ctx.options.allow_tf32 ? 1 : 0), inputs, n, arguments};
  const uint64_t hash = hash_of(asked);
  Table* table = table_of_this_thread();
  if (hash == 0 || !table || table->is_in_use) [[unlikely]]
    return false;
  Set& set = table->sets[hash >> (64 - kSetBits)];
  KeptCall* kept = set.find(asked, hash);
  if (!kept) [[unlikely]] {
    int32_t room = num_outputs;
    kept = keep(ctx, {op, inputs, n, outputs, room, arguments}, asked, hash, set);
    if (!kept) return false;
  }
  const int visible = kept->num_outputs - kept->num_hidden;
  if (visible > num_outputs || (kept->has_weak && ctx.is_recording())) return false;
  eager_tensor* with_hidden[kMostOutputs];
  Made made{kept->num_hidden ? with_hidden : outputs};
  try {
    const ThreadsScope threads(ctx);
    const InUse in_use(*table);
    if (!run(*kept, inputs, made)) return false;
  } catch (
      const std::bad_alloc&) {  // of what the kernel needs while it runs, for which another way asks the collectors
    return false;
  } catch (...) {
    rethrow_during(op.def);
  }
  if (ctx.is_recording()) record(ctx, op, arguments, inputs, n, made.all, made.count);
  made.is_done = true;
  if (kept->num_hidden) {
    for (int i = 0; i < visible; ++i) outputs[i] = with_hidden[i];
    for (int i = visible; i < made.count; ++i) with_hidden[i]->release();
  }
  for (int i = visible; i < num_outputs; ++i) outputs[i] = nullptr;
  num_outputs = visible;
  return true;
}

}  // namespace eager
