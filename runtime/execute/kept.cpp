#include "runtime/execute/kept.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "runtime/core/callback.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/threads_scope.h"
#include "runtime/execute/kept_call.h"
#include "runtime/execute/launch.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

using namespace kept;

namespace {

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
  const auto is_in_block = [](const KeptCall::Output& o) { return o.form.is_in_block; };
  kept->is_bare = m == kept->num_hidden + 1 && std::all_of(kept->outputs + 1, kept->outputs + m, is_in_block) &&
                  !kept->has_weak && std::find(kept->passed, kept->passed + n, Passed::value) == kept->passed + n;
  kept->call = {kept->operands,     kept->operands + n,  n,        m,
                kept->params.get(), planned.params_size, def.name, &device_at(kHostDevice),
                planned.same_shape, kept->message};
  return kept;
}

// Notes a call that is not kept, and keeps one that has been noted. Returns what is kept.
[[gnu::noinline]] KeptCall* keep(eager_context& ctx, const Call& call, const Asked& asked, uint64_t hash, Set& set) {
  Set::Noted* noted = std::ranges::find(set.noted, hash, &Set::Noted::hash);
  if (noted == std::end(set.noted)) {
    set.noted[set.oldest_noted++ % kWays] = {hash, false};
    return nullptr;
  }
  if (noted->is_refused) return nullptr;
  noted->is_refused = true;
  for (int i = 0; i < asked.n; ++i) {
    if (asked.inputs[i] && (asked.inputs[i]->word() >> 16 & ~uint64_t{kWeak}) != 0) return nullptr;
  }
  const ThreadsScope threads(ctx);
  try {
    if (std::unique_ptr<KeptCall> kept = plan(ctx, call, asked)) {
      const int i = set.oldest++ % kWays;
      set.hashes[i] = hash;
      set.calls[i] = std::move(kept);
      *noted = {};
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
  bool& is_in_use;
  explicit InUse(bool& flag) : is_in_use(flag) { is_in_use = true; }
  ~InUse() { is_in_use = false; }
  InUse(const InUse&) = delete;
};

}  // namespace

eager_tensor* kept::try_new_of(const TensorForm& form, bool& is_in_use) noexcept {
  const InUse in_use(is_in_use);
  try {
    return new_of(form);
  } catch (...) {
    return nullptr;
  }
}

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
  if (!op.frozen.load(std::memory_order_relaxed) || !is_for_host(ctx, op, n)) [[unlikely]]
    return false;
  const Asked asked = ask(ctx, op, inputs, n, arguments);
  const uint64_t hash = hash_of(asked);
  Table* table = table_of_this_thread();
  if (hash == 0 || !table || table->is_in_use) [[unlikely]]
    return false;
  Set& set = table->set_of(hash);
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
    const InUse in_use(table->is_in_use);
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
