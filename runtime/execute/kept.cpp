#include "runtime/execute/kept.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/small.h"
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

// Returns a call with the inputs' forms filled in; NULL if what inference and placement say of the next one like it may be different.
std::unique_ptr<KeptCall> with_inputs(const Call& call, const Asked& asked) {
  const int n = call.num_inputs;
  if (n > kMostInputs) return nullptr;
  auto kept = std::make_unique<KeptCall>();
  kept->op = asked.op;
  kept->num_inputs = n;
  if (call.arguments) kept->arguments.set(*call.arguments);
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = call.inputs[i];
    const Input& in = call.op.def.input_at(i);
    kept->passed[i] = Passed::nothing;
    if (!t) continue;
    if (in.flags & kHost) return nullptr;  // inference reads its values
    // Whether a scalar becomes the dtype that an input of no group asks for depends on its value.
    const bool is_weak = t->flags == kWeak;
    if ((is_weak && !in.group) || t->rank > kInlineRank) return nullptr;
    kept->has_weak = kept->has_weak || is_weak;
    TensorForm& form = kept->inputs[i] = TensorForm(t->dtype, t->shape());
    static_cast<TensorKind&>(form) = *t;
  }
  return kept;
}

// Reports whether a call has one visible output, room for its hidden ones, and no input that travels by value.
bool may_be_bare(const KeptCall& kept) {
  const auto is_in_block = [](const KeptCall::Output& o) { return o.form.is_in_block; };
  return kept.num_outputs == kept.num_hidden + 1 &&
         std::all_of(kept.outputs + 1, kept.outputs + kept.num_outputs, is_in_block) &&
         std::count(kept.passed, kept.passed + kept.num_inputs, Passed::value) == 0;
}

// Returns what to keep of a call of an op with a kernel; NULL if the next one like it may be different.
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
  std::unique_ptr<KeptCall> kept = with_inputs(call, asked);
  if (!kept) return nullptr;
  kept->num_outputs = m;
  kept->num_hidden = def.num_hidden_;
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = call.inputs[i];
    if (!t) continue;
    Operand& operand = kept->operands[i];
    set_operand(operand, *t);
    operand.data = nullptr;
    operand.dims = kept->inputs[i].dims;
    kept->immediates[i] = planned.immediates[static_cast<size_t>(i)];
    if (!(def.input_at(i).flags & kShapeOnly))
      kept->passed[i] = kept->immediates[i] != DType::none ? Passed::value : Passed::tensor;
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
  kept->is_bare = !kept->has_weak && may_be_bare(*kept);
  kept->call = {kept->operands,     kept->operands + n,  n,        m,
                kept->params.get(), planned.params_size, def.name, &device_at(kHostDevice),
                planned.same_shape, kept->message};
  return kept;
}

// Writes down the calls of kernels that a composite op makes.
struct Seen final : Observer {
  struct Entry {
    Ref<eager_op> op;  // with the call's attributes
    std::vector<TensorRef> inputs, outputs;
  };
  static constexpr size_t kMost = 32;
  std::vector<Entry> entries;
  bool is_random = false;

  void see(const Executed& e) override {
    if (entries.size() > kMost) return;
    Entry& entry = entries.emplace_back();
    entry.op = e.has_args ? e.op->with(e.attrs, e.op->device_index) : Ref<eager_op>::share(e.op);
    for (int i = 0; i < e.num_inputs; ++i) entry.inputs.push_back(TensorRef::share(e.inputs[i]));
    for (int i = 0; i < e.num_outputs; ++i) entry.outputs.push_back(TensorRef::share(e.outputs[i]));
  }
};

// Runs a composite op, and returns its outputs and what it ran.
std::vector<TensorRef> run_seen(eager_context& ctx, const Call& call, eager_tensor* const* inputs, Seen& seen) {
  struct Scope {
    eager_context& ctx;
    Seen& seen;
    const DrawState before = ctx.draw_state();
    ~Scope() {
      ctx.observer = nullptr;
      seen.is_random = before.counter != ctx.draw_state().counter;
      ctx.take_back(before);
    }
  };
  const Scope scope{ctx, seen};
  ctx.observer = &seen;
  eager_tensor* made[kMostOutputs] = {};
  int32_t room = kMostOutputs;
  execute(ctx, {call.op, inputs, call.num_inputs, made, room, call.arguments, call.attrs, true});
  std::vector<TensorRef> outputs(static_cast<size_t>(room));
  for (size_t i = 0; i < outputs.size(); ++i) outputs[i] = TensorRef::adopt(made[i]);
  return outputs;
}

// Returns what to keep of a call of a composite op: what its kernels need, where dtypes, dims and attributes alone decide which it runs.
std::unique_ptr<KeptCall> plan_composition(eager_context& ctx, const Call& call, const Asked& asked) {
  std::unique_ptr<KeptCall> kept = with_inputs(call, asked);
  if (!kept || kept->has_weak) return nullptr;
  // A handle that is given twice is another one in the second place, since two tensors may be given the next time.
  std::vector<TensorRef> others;
  std::vector<eager_tensor*> given(call.inputs, call.inputs + call.num_inputs);
  for (auto t = given.begin(); t != given.end(); ++t) {
    if (*t && std::find(given.begin(), t, *t) != t)
      *t = others.emplace_back(TensorRef::adopt(new_alias(**t, (*t)->dtype, (*t)->shape(), 0))).get();
  }
  Seen seen;
  const std::vector<TensorRef> outputs = run_seen(ctx, call, given.data(), seen);
  if (seen.is_random || seen.entries.empty() || seen.entries.size() > Seen::kMost) return nullptr;
  auto made = std::make_unique<Composition>();
  std::vector<const eager_tensor*> tensors(given.begin(), given.end());
  const auto number_of = [&](const eager_tensor* t) {
    const auto found = t ? std::ranges::find(tensors, t) : tensors.end();
    return found == tensors.end() ? -1 : static_cast<int>(found - tensors.begin());
  };
  for (const Seen::Entry& entry : seen.entries) {
    Composition::Step& step = made->steps.emplace_back();
    std::vector<eager_tensor*> inputs;
    for (const TensorRef& t : entry.inputs) {
      inputs.push_back(t.get());
      step.inputs.push_back(number_of(t.get()));
    }
    step.output = static_cast<int>(tensors.size());
    for (const TensorRef& t : entry.outputs) tensors.push_back(t.get());
    const int n = static_cast<int>(inputs.size());
    int32_t room = kMostOutputs;
    eager_tensor* none[kMostOutputs];
    if (entry.op->effects != kNoEffects || n > kMostInputs) return nullptr;
    step.call = plan(ctx, {*entry.op, inputs.data(), n, none, room}, ask(ctx, *entry.op, inputs.data(), n, nullptr));
    if (!step.call || step.call->num_outputs - step.call->num_hidden != static_cast<int>(entry.outputs.size()))
      return nullptr;
    KeptCall& kept_step = *step.call;
    for (int i = 0; i < n; ++i) {  // of constants, which the op makes itself, the values alone are kept
      const eager_tensor* const t = inputs[static_cast<size_t>(i)];
      if (!t || step.inputs[static_cast<size_t>(i)] >= 0 || kept_step.passed[i] == Passed::nothing) continue;
      if (kept_step.passed[i] == Passed::tensor) return nullptr;
      set_immediate(kept_step.operands[i], kept_step.immediates[i], *t);
      kept_step.passed[i] = Passed::nothing;
    }
    for (int i = 0; i < kept_step.num_outputs && !kept_step.kernel; ++i) {
      if (step.inputs[static_cast<size_t>(kept_step.outputs[i].alias)] < 0) return nullptr;
    }
    kept_step.is_bare = may_be_bare(kept_step);
  }
  made->num_tensors = static_cast<int>(tensors.size());
  for (const TensorRef& t : outputs) {
    made->outputs.push_back(number_of(t.get()));
    if (made->outputs.back() < call.num_inputs || std::ranges::count(made->outputs, made->outputs.back()) > 1)
      return nullptr;
  }
  // Each tensor that a step makes ends with the last step that needs it.
  for (int t = call.num_inputs; t < made->num_tensors; ++t) {
    if (std::ranges::find(made->outputs, t) != made->outputs.end()) continue;
    const auto needs = [t](const Composition::Step& s) {
      const int count = s.call->num_outputs - s.call->num_hidden;
      return (s.output <= t && t < s.output + count) || std::ranges::find(s.inputs, t) != s.inputs.end();
    };
    std::find_if(made->steps.rbegin(), made->steps.rend(), needs)->ended.push_back(t);
  }
  kept->num_outputs = static_cast<int>(outputs.size());
  kept->num_hidden = 0;
  kept->composition = std::move(made);
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
    if (std::unique_ptr<KeptCall> kept =
            call.op.def.run_ ? plan_composition(ctx, call, asked) : plan(ctx, call, asked)) {
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

// A scope in which a call that is kept runs.
class InUse {
 public:
  explicit InUse(bool& flag) : flag_(flag), before_(std::exchange(flag, true)) {}
  ~InUse() { flag_ = before_; }
  InUse(const InUse&) = delete;

 private:
  bool& flag_;
  const bool before_;
};

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
[[gnu::always_inline]] inline bool run_kernel(KeptCall& kept, eager_tensor* const* inputs, Made& made) {
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

// The tensors of a composition while it runs. Those that it made and that are left are released.
class Tensors {
 public:
  Tensors(const Composition& c, eager_tensor* const* inputs, int n) : first_(n), end_(c.num_tensors), all_(end_) {
    std::copy_n(inputs, n, all_.get());
    std::fill(all_.get() + first_, all_.get() + end_, nullptr);
  }
  ~Tensors() {
    for (int i = first_; i < end_; ++i) release(i);
  }
  Tensors(const Tensors&) = delete;
  eager_tensor*& operator[](int i) { return all_[i]; }
  void release(int i) {
    if (eager_tensor* t = std::exchange(all_[i], nullptr)) t->release();
  }

 private:
  const int first_, end_;
  Small<eager_tensor*, 32> all_;
};

bool run_composition(KeptCall& kept, eager_tensor* const* inputs, Made& made, bool& is_in_use) {
  const Composition& c = *kept.composition;
  Tensors tensors(c, inputs, kept.num_inputs);
  for (const Composition::Step& step : c.steps) {
    KeptCall& call = *step.call;
    eager_tensor* given[kMostInputs];
    for (int i = 0; i < call.num_inputs; ++i) given[i] = step.inputs[i] < 0 ? nullptr : tensors[step.inputs[i]];
    if (call.is_bare) {
      if (!(tensors[step.output] = run_found(call, given, is_in_use))) return false;
      for (const int t : step.ended) tensors.release(t);
      continue;
    }
    eager_tensor* results[kMostOutputs];
    Made of_step{results};
    if (!run_kernel(call, given, of_step)) return false;
    of_step.is_done = true;
    const int visible = call.num_outputs - call.num_hidden;
    std::copy_n(results, visible, &tensors[step.output]);
    for (int i = visible; i < call.num_outputs; ++i) results[i]->release();
    for (const int t : step.ended) tensors.release(t);
  }
  for (const int t : c.outputs) made.add(std::exchange(tensors[t], nullptr));
  return true;
}

bool run(KeptCall& kept, eager_tensor* const* inputs, Made& made, bool& is_in_use) {
  return kept.composition ? run_composition(kept, inputs, made, is_in_use) : run_kernel(kept, inputs, made);
}

[[gnu::noinline]] void record(eager_context& ctx, eager_op& op, const Arguments* arguments, eager_tensor* const* inputs,
                              int n, eager_tensor* const* outputs, int m) {
  if (!arguments) return tell_recorders(ctx, {&op, op.attrs, false, inputs, n, outputs, m});
  const CallAttributes attributes(op, *arguments);
  tell_recorders(ctx, {&op, attributes.values(), true, inputs, n, outputs, m});
}

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
  Table* table =
      op.has_objects || op.def.is_custom_ || arguments.count > kMostArguments ? nullptr : table_of_this_thread();
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
  if ((ctx.observer || ctx.is_recording()) && op.def.run_) return false;  // each op that it runs is seen
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
    if (!run(*kept, inputs, made, table->is_in_use)) return false;
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
