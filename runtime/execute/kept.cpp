#include "runtime/execute/kept.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/small.h"
#include "runtime/core/collectors.h"
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

int count_unrecorded(const KeptCall& kept) {
  const int visible = kept.num_outputs - kept.num_hidden;
  const auto is_in_block = [](const KeptCall::Output& o) { return o.form.is_in_block; };
  return std::all_of(kept.outputs + visible, kept.outputs + kept.num_outputs, is_in_block) ? visible : 0;
}

KeptCall::Shortcut shortcut_of(const KeptCall& kept) {
  using enum KeptCall::Shortcut;
  if (kept.num_unrecorded != 1) return none;
  if (!kept.kernel && !kept.composition) return view;
  if (!kept.outputs[0].form.is_in_block || kept.outputs[0].alias >= 0) return none;
  const std::span inputs(kept.inputs, static_cast<size_t>(kept.num_inputs));
  const bool has_all = std::ranges::all_of(inputs, [](const TensorForm& form) { return form.word() != 0; });
  return !kept.kernel || !has_all || kept.has_values || kept.is_counted ? kernels : kernel;
}

// A scope in which no observer is told of calls.
class Unobserved {
 public:
  explicit Unobserved(eager_context& ctx) : ctx_(ctx), before_(std::exchange(ctx.observer, nullptr)) {}
  ~Unobserved() { ctx_.observer = before_; }
  Unobserved(const Unobserved&) = delete;

 private:
  eager_context& ctx_;
  Observer* const before_;
};

// Returns what to keep of a call of an op with a kernel; NULL if the next one like it may be different. with_counted: it may have outputs
// whose size the kernel reports. Sets `casts` where inputs must be cast first.
std::unique_ptr<KeptCall> keepable_kernel(eager_context& ctx, Call call, const Asked& asked, bool with_counted,
                                          bool& casts) {
  const OpDef& def = call.op.def;
  const int n = call.num_inputs;
  check_inputs(ctx, def, call.inputs, n);
  std::optional<CallAttributes> attributes;
  if (call.arguments) call.attrs = attributes.emplace(call.op, *call.arguments).values();
  PlannedCall planned;
  // Casts, which only make it find out that the call cannot be kept so, are not recorded.
  const PauseTapes pause(ctx);
  const Unobserved unobserved(ctx);
  const bool is_planned = Steps(ctx, call).plan(planned, with_counted) == Planned::all;
  casts = planned.casts;
  if (!is_planned) return nullptr;
  const int m = planned.outputs.size();
  if (planned.device != kHostDevice || m > kMostOutputs || m <= def.num_hidden_) return nullptr;
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
    kept->has_values = kept->has_values || kept->passed[i] == Passed::value;
  }
  kept->is_counted = planned.outputs.is_counted();
  for (int i = 0; i < m; ++i) {
    const OutputList::Item& o = planned.outputs[i];
    if (o.shape.rank() > kInlineRank) return nullptr;
    const int64_t *begin = ShapeView(o.shape).begin(), *end = ShapeView(o.shape).end();
    const int64_t* const unknown = std::find(begin, end, kUnknown);
    KeptCall::Output& out =
        kept->outputs[i] = {TensorForm(o.dtype, o.with_size(o.offset)), planned.kernel ? -1 : o.alias, o.offset,
                            unknown == end ? -1 : static_cast<int>(unknown - begin)};
    kept->operands[n + i] = {nullptr, out.form.dims, out.form.num_elements, out.form.rank, o.dtype};
  }
  if (kept->is_counted) kept->operands[n + m] = {&kept->size, nullptr, 1, 0, DType::int64};
  if (planned.params_size) kept->params = std::make_unique<unsigned char[]>(planned.params_size);
  std::copy_n(planned.params, planned.params_size, kept->params.get());
  kept->kernel = planned.kernel;
  kept->num_unrecorded = count_unrecorded(*kept);
  kept->call = {kept->operands,     kept->operands + n,  n,        m + kept->is_counted,
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
  bool is_fixed = true;  // neither values nor the random stream decide what runs

  void see(const Executed& e) override {
    if (entries.size() > kMost) return;
    Entry& entry = entries.emplace_back();
    entry.op = e.has_args ? e.op->with(e.attrs, e.op->device_index) : Ref<eager_op>::share(e.op);
    for (int i = 0; i < e.num_inputs; ++i) entry.inputs.push_back(TensorRef::share(e.inputs[i]));
    for (int i = 0; i < e.num_outputs; ++i) entry.outputs.push_back(TensorRef::share(e.outputs[i]));
  }
  void see_values() override { is_fixed = false; }
};

// Runs a composite op, and returns its outputs and what it ran.
std::vector<TensorRef> run_seen(eager_context& ctx, const Call& call, eager_tensor* const* inputs, Seen& seen) {
  struct Scope {
    eager_context& ctx;
    Seen& seen;
    const DrawState before = ctx.draw_state();
    ~Scope() {
      ctx.observer = nullptr;
      seen.is_fixed = seen.is_fixed && before.counter == ctx.draw_state().counter;
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

// Where tensors lie that the steps of a composition make.
class Layout {
 public:
  // The bytes of a tensor: of an input, of the tensor that the kernel of a step makes, or of a constant.
  struct Root {
    int input = -1;
    int output = -1;  // it is this output of the composite op
    size_t num_bytes = 0;
    int first = 0, last = 0;  // the steps that need it
    void* constant = nullptr;
    int64_t offset = 0;  // in the memory
  };
  // A tensor, which shows a root from an offset in bytes on.
  struct Place {
    int root = -1;  // -1: there is none
    int64_t offset = 0;
  };

  int add(const Root& root) {
    roots.push_back(root);
    return static_cast<int>(roots.size()) - 1;
  }
  // Gives each root that is nothing else a part of the memory, which those share that are needed at different times. Returns its size.
  size_t arrange() {
    size_t size = 0;
    for (size_t i = 0; i < roots.size(); ++i) {
      Root& root = roots[i];
      if (!is_in_memory(root)) continue;
      const auto bytes = static_cast<int64_t>(root.num_bytes + 63) / 64 * 64;
      for (bool moved = true; moved;) {
        moved = false;
        for (size_t k = 0; k < i; ++k) {
          const Root& other = roots[k];
          const auto end = other.offset + static_cast<int64_t>(other.num_bytes + 63) / 64 * 64;
          if (!is_in_memory(other) || other.last < root.first || root.last < other.first) continue;
          if (other.offset >= root.offset + bytes || end <= root.offset) continue;
          root.offset = end;
          moved = true;
        }
      }
      size = std::max(size, static_cast<size_t>(root.offset + bytes));
    }
    return size;
  }

  std::vector<Root> roots;

 private:
  static bool is_in_memory(const Root& r) { return r.input < 0 && r.output < 0 && !r.constant && r.num_bytes > 0; }
};

// Returns the call that is planned as a step, which tells `message` what is wrong.
Composition::Step step_of(KeptCall& planned, char* message) {
  const auto count = static_cast<size_t>(planned.call.num_inputs + planned.call.num_outputs);
  const std::span<const Operand> operands(planned.operands, count);
  size_t num_dims = 0;
  for (const Operand& o : operands) num_dims += static_cast<size_t>(o.rank);
  Composition::Step step{planned.kernel, planned.call, std::make_unique<Operand[]>(count),
                         std::make_unique<int64_t[]>(num_dims), std::move(planned.params)};
  int64_t* dims = step.dims.get();
  for (size_t i = 0; i < count; ++i) {
    Operand& o = step.operands[i] = operands[i];
    o.dims = dims;
    dims = std::copy_n(operands[i].dims, o.rank, dims);
  }
  step.call.inputs = step.operands.get();
  step.call.outputs = step.operands.get() + step.call.num_inputs;
  step.call.message = message;
  return step;
}

// Spreads the values that a call of an op with a loop is passed over as many elements as its output has, where all operands have one
// shape then: its kernel calls its loop at once.
void spread_values(Composition::Step& step, std::vector<std::unique_ptr<Composition::Line[]>>& constants) {
  constexpr int64_t kMostElements = 128;
  const Operand& y = *step.call.outputs;
  const std::span<Operand> inputs(step.call.inputs, static_cast<size_t>(step.call.num_inputs));
  if (y.num_elements > kMostElements || step.call.same_shape) return;
  for (const Operand& x : inputs) {
    if (!x.is_immediate && !std::ranges::equal(std::span(x.dims, static_cast<size_t>(x.rank)),
                                               std::span(y.dims, static_cast<size_t>(y.rank))))
      return;
  }
  for (Operand& x : inputs) {
    if (!x.is_immediate) continue;
    const size_t size = dtype_size(x.dtype), count = static_cast<size_t>(y.num_elements);
    auto& lines = constants.emplace_back(new Composition::Line[count * size / 64 + 1]);
    for (size_t k = 0; k < count; ++k) std::memcpy(lines.get()->bytes + k * size, x.immediate, size);
    x.data = lines.get();
    x.dims = y.dims;
    x.num_elements = y.num_elements;
    x.rank = y.rank;
    x.is_immediate = false;
  }
  step.call.same_shape = true;
}

// Returns what to keep of a call of a composite op: what its kernels need, where dtypes, dims and attributes alone decide which it runs.
std::unique_ptr<KeptCall> keepable_composition(eager_context& ctx, const Call& call, const Asked& asked) {
  constexpr size_t kMostKeptBytes = 2048;  // of a constant, of an output that is copied, and of memory that is kept
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
  if (!seen.is_fixed || outputs.empty() || seen.entries.size() > Seen::kMost) return nullptr;
  auto made = std::make_unique<Composition>();
  Layout layout;
  std::vector<const eager_tensor*> tensors(given.begin(), given.end());
  std::vector<Layout::Place> places;  // of the tensors
  for (int i = 0; i < call.num_inputs; ++i) places.push_back({layout.add({i}), 0});
  struct Use {
    void** at = nullptr;
    Layout::Place place;
  };
  std::vector<Use> uses;  // of places by kernels and copies
  const auto place_of = [&](const eager_tensor* t) {
    const auto found = t ? std::ranges::find(tensors, t) : tensors.end();
    return found == tensors.end() ? Layout::Place{} : places[static_cast<size_t>(found - tensors.begin())];
  };
  const auto use = [&](void*& at, Layout::Place place) {
    uses.push_back({&at, place});
    layout.roots[static_cast<size_t>(place.root)].last = static_cast<int>(made->steps.size());
  };
  for (const Seen::Entry& entry : seen.entries) {
    const std::vector<eager_tensor*> inputs = handles(entry.inputs);
    const int n = static_cast<int>(inputs.size());
    int32_t room = kMostOutputs;
    eager_tensor* none[kMostOutputs];
    bool casts = false;
    if (entry.op->effects != kNoEffects || n > kMostInputs) return nullptr;
    const std::unique_ptr<KeptCall> planned =
        keepable_kernel(ctx, {*entry.op, inputs.data(), n, none, room}, ask(ctx, *entry.op, inputs.data(), n, nullptr),
                        false, casts);
    if (!planned || planned->num_outputs - planned->num_hidden != static_cast<int>(entry.outputs.size()))
      return nullptr;
    Composition::Step step = step_of(*planned, kept->message);
    const size_t uses_before = uses.size();
    bool is_constant = step.kernel != nullptr;
    for (int i = 0; i < n; ++i) {
      const eager_tensor* const t = inputs[static_cast<size_t>(i)];
      const Passed passed = planned->passed[i];
      if (passed == Passed::nothing) continue;
      const Layout::Place place = place_of(t);
      if (place.root >= 0 && passed == Passed::tensor) {
        use(step.call.inputs[i].data, place);
        is_constant = is_constant && layout.roots[static_cast<size_t>(place.root)].constant;
        continue;
      }
      // Of what the op makes itself the values alone are kept.
      if (place.root >= 0 || passed == Passed::tensor) return nullptr;
      set_immediate(step.call.inputs[i], planned->immediates[i], *t);
    }
    // The kernel of another op may look at the value.
    if (entry.op->num_short_inputs == 2 && entry.op->loops[static_cast<size_t>(step.call.inputs->dtype)])
      spread_values(step, made->constants);
    for (int i = 0; i < planned->num_outputs; ++i) {
      const KeptCall::Output& o = planned->outputs[i];
      const bool is_seen = i < static_cast<int>(entry.outputs.size());
      const size_t num_bytes = static_cast<size_t>(o.form.num_elements) * dtype_size(o.form.dtype);
      Layout::Place place;
      if (!step.kernel) {
        const eager_tensor* const base = inputs[static_cast<size_t>(o.alias)];
        place = place_of(base);
        if (place.root < 0) return nullptr;
        place.offset += o.offset * static_cast<int64_t>(base->element_size());
      } else {
        const int now = static_cast<int>(made->steps.size());
        Layout::Root root{-1, -1, num_bytes, now, now};
        if (is_constant && is_seen && num_bytes <= kMostKeptBytes) {
          auto& lines = made->constants.emplace_back(new Composition::Line[num_bytes / 64 + 1]);
          const void* const from = entry.outputs[static_cast<size_t>(i)]->data;
          if (num_bytes > 0) std::memcpy(lines.get(), from, num_bytes);
          root.constant = lines.get();
        } else {
          is_constant = false;
        }
        place.root = layout.add(root);
        use(step.call.outputs[i].data, place);
      }
      if (!is_seen) continue;
      tensors.push_back(entry.outputs[static_cast<size_t>(i)].get());
      places.push_back(place);
    }
    if (step.kernel && !is_constant) made->steps.push_back(std::move(step));
    else uses.resize(uses_before);
  }
  kept->num_outputs = kept->num_unrecorded = static_cast<int>(outputs.size());
  kept->num_hidden = 0;
  kept->call.outputs = kept->operands + call.num_inputs;
  made->copies.reserve(outputs.size());
  for (int i = 0; i < kept->num_outputs; ++i) {
    const eager_tensor& t = *outputs[static_cast<size_t>(i)];
    const Layout::Place place = place_of(&t);
    if (place.root < 0 || t.rank > kInlineRank) return nullptr;
    KeptCall::Output& o = kept->outputs[i] = {TensorForm(t.dtype, t.shape()), -1, 0};
    Layout::Root& root = layout.roots[static_cast<size_t>(place.root)];
    const size_t num_bytes = t.num_bytes();
    if (root.input >= 0) {
      const auto size = static_cast<int64_t>(call.inputs[root.input]->element_size());
      if (place.offset % size != 0) return nullptr;
      o.alias = root.input;
      o.offset = place.offset / size;
    } else if (root.output < 0 && !root.constant && place.offset == 0 && num_bytes == root.num_bytes) {
      root.output = i;
    } else if (num_bytes <= kMostKeptBytes) {
      made->copies.push_back({i, nullptr, num_bytes});
      use(made->copies.back().from, place);
    } else {
      return nullptr;
    }
  }
  made->num_bytes = layout.arrange();
  if (made->num_bytes <= kMostKeptBytes) made->memory.reset(new Composition::Line[made->num_bytes / 64 + 1]);
  for (const Use& u : uses) {
    const Layout::Root& root = layout.roots[static_cast<size_t>(u.place.root)];
    const int n = call.num_inputs, m = kept->num_outputs;
    const bool is_fixed = root.constant || (root.input < 0 && root.output < 0 && made->memory);
    const int64_t offset = root.offset + u.place.offset;
    if (is_fixed) *u.at = static_cast<char*>(root.constant ? root.constant : made->memory.get()) + offset;
    else
      made->addresses.push_back(
          {u.at, root.input >= 0 ? root.input : n + (root.output >= 0 ? root.output : m), offset});
  }
  if (!made->steps.empty() || !made->copies.empty()) kept->composition = std::move(made);
  return kept;
}

// Notes a call that is not kept, and keeps one that has been noted. Returns what is kept.
[[gnu::noinline]] KeptCall* keep(eager_context& ctx, const Call& call, const Asked& asked, uint64_t hash,
                                 Table& table) {
  using State = Set::Noted::State;
  Set& set = table.set_of(hash);
  Set::Noted* noted = std::ranges::find(set.noted, hash, &Set::Noted::hash);
  if (noted == std::end(set.noted)) {
    set.noted[set.oldest_noted++ % kWays] = {hash};
    return nullptr;
  }
  const bool is_each_seen = ctx.observer || ctx.is_recording();
  if (noted->state == State::refused || (noted->state == State::cast && is_each_seen)) return nullptr;
  // An op of several kernels, or casts of the inputs and the op, are a composition.
  bool is_composed = call.op.def.run_ || noted->state == State::cast;
  noted->state = State::refused;
  for (int i = 0; i < asked.n; ++i) {
    if (asked.inputs[i] && (asked.inputs[i]->word() >> 16 & ~uint64_t{kWeak}) != 0) return nullptr;
  }
  const ThreadsScope threads(ctx);
  try {
    std::unique_ptr<KeptCall> kept = is_composed ? nullptr : keepable_kernel(ctx, call, asked, true, is_composed);
    if (is_composed && is_each_seen) *noted = {hash, State::cast};
    else if (is_composed) kept = keepable_composition(ctx, call, asked);
    if (kept) {
      const int i = set.oldest++ % kWays;
      if (set.calls[i]) {
        KeptCall*& last = table.last_of(set.calls[i]->op);
        if (last == set.calls[i].get()) last = nullptr;
      }
      set.hashes[i] = hash;
      set.calls[i] = std::move(kept);
      *noted = {};
      set.calls[i]->shortcut = shortcut_of(*set.calls[i]);
      return table.last_of(asked.op) = set.calls[i].get();
    }
  } catch (const CallbackError&) {  // a collector's, when memory is out
    throw;
  } catch (...) {  // the way that the call goes instead tells what is wrong
  }
  return nullptr;
}

// Keeps calls like this one no longer if too many come with another value: these run the kernels ahead of the value in vain.
[[gnu::cold, gnu::noinline]] void drop_if_useless(KeptCall& kept, const Asked& asked, Table& table) {
  if (kept.other_values < kMostOtherValues) return;
  const uint64_t hash = hash_of(asked);
  Set& set = table.set_of(hash);
  set.noted[set.oldest_noted++ % kWays] = {hash, Set::Noted::State::refused};
  if (KeptCall*& last = table.last_of(kept.op); last == &kept) last = nullptr;
  for (std::unique_ptr<KeptCall>& call : set.calls) {
    if (call.get() == &kept) return call.reset();
  }
}

// A scope in which a call that is kept makes tensors. Collectors are asked for memory unless another way will ask them.
class InUse {
 public:
  InUse(bool& flag, bool is_tried) : flag_(flag), before_(std::exchange(flag, true)) {
    if (is_tried) unasked_.emplace();
  }
  ~InUse() { flag_ = before_; }
  InUse(const InUse&) = delete;

 private:
  bool& flag_;
  const bool before_;
  std::optional<WithoutCollectors> unasked_;
};

[[gnu::noinline]] void record(eager_context& ctx, eager_op& op, const Arguments* arguments, eager_tensor* const* inputs,
                              int n, eager_tensor* const* outputs, int m) {
  if (!arguments) return tell_recorders(ctx, {&op, op.attrs, false, inputs, n, outputs, m});
  const CallAttributes attributes(op, *arguments);
  tell_recorders(ctx, {&op, attributes.values(), true, inputs, n, outputs, m});
}

// Makes a tensor of this form. is_in_use is set meanwhile. Where memory is out, collectors are asked unless another way will ask them.
eager_tensor* new_output(const TensorForm& form, bool& is_in_use, bool is_tried) {
  if (form.is_in_block) {
    if (eager_tensor* const t = try_new_in_block(form, form.num_elements, form.dims)) return t;
  }
  const InUse in_use(is_in_use, is_tried);
  return new_of(form);
}

// The same for a view of base.
eager_tensor* new_view(const KeptCall::Output& o, const eager_tensor& base, bool& is_in_use, bool is_tried) {
  if (eager_tensor* const t = try_new_view(o, base)) return t;
  const InUse in_use(is_in_use, is_tried);
  return new_alias(base, o.form.dtype, o.form.shape(), o.offset);
}

// Gives the counted ones of m outputs the size that the kernel has reported.
void cut_outputs(const KeptCall& kept, eager_tensor** outputs, int m, bool& is_in_use, bool is_tried) {
  for (int i = 0; i < m; ++i) {
    const KeptCall::Output& o = kept.outputs[i];
    if (o.counted_axis < 0 || kept.size == o.form.dims[o.counted_axis]) continue;
    if (o.form.is_in_block) {
      outputs[i]->inline_dims[o.counted_axis] = kept.size;
      outputs[i]->num_elements = num_elements(outputs[i]->shape());
      continue;
    }
    const InUse in_use(is_in_use, is_tried);
    TensorForm form = o.form;
    form.dims[o.counted_axis] = kept.size;
    outputs[i] = first_elements(TensorRef::adopt(std::exchange(outputs[i], nullptr)), form.shape()).take();
  }
}

// Fills in the values of inputs that travel by value.
void set_values(KeptCall& kept, eager_tensor* const* inputs) {
  for (int i = 0; i < kept.num_inputs; ++i) {
    if (kept.passed[i] == Passed::value) set_immediate(kept.operands[i], kept.immediates[i], *inputs[i]);
  }
}

// Runs the kernels of a composition on inputs and outputs.
bool run_composition(KeptCall& kept, eager_tensor* const* inputs, eager_tensor* const* outputs) {
  Composition& c = *kept.composition;
  const int n = kept.num_inputs, m = kept.num_outputs;
  void* bases[kMostInputs + kMostOutputs + 1];
  for (int i = 0; i < n; ++i) bases[i] = inputs[i] ? inputs[i]->data : nullptr;
  for (int i = 0; i < m; ++i) bases[n + i] = outputs[i]->data;
  std::optional<Scratch> memory;
  if (!c.memory) bases[n + m] = memory.emplace(c.num_bytes).data();
  for (const Composition::Address& a : c.addresses) *a.at = static_cast<char*>(bases[a.base]) + a.offset;
  for (Composition::Step& step : c.steps) {
    if (step.kernel(step.call) != 0) [[unlikely]] {
      if (step.call.op_name == std::string_view("require_value")) kept.other_values += kOtherValue;
      return false;
    }
  }
  for (const Composition::Copy& copy : c.copies) std::memcpy(outputs[copy.output]->data, copy.from, copy.num_bytes);
  if (kept.other_values > 0) --kept.other_values;
  return true;
}

}  // namespace

bool kept::run_kernels(KeptCall& kept, eager_tensor* const* inputs, eager_tensor** outputs, int m, bool& is_in_use,
                       bool is_tried) {
  if (kept.composition) return run_composition(kept, inputs, outputs);
  if (!kept.kernel) return true;
  set_addresses<false>(kept, inputs, kept.num_inputs, outputs, m);
  if (kept.has_values) set_values(kept, inputs);
  if (kept.kernel(kept.call) != 0) return false;
  if (kept.is_counted) cut_outputs(kept, outputs, m, is_in_use, is_tried);
  return true;
}

bool kept::run_found(const eager_context& ctx, KeptCall& kept, eager_tensor* const* inputs, eager_tensor** outputs,
                     int m, bool& is_in_use, bool is_tried) {
  const ThreadsScope threads(ctx);
  for (int i = 0; i < m; ++i) outputs[i] = nullptr;
  for (int i = 0; i < m; ++i) {
    const KeptCall::Output& o = kept.outputs[i];
    outputs[i] =
        o.alias >= 0 ? new_view(o, *inputs[o.alias], is_in_use, is_tried) : new_output(o.form, is_in_use, is_tried);
  }
  return run_kernels(kept, inputs, outputs, m, is_in_use, is_tried);
}

int kept::run_found_unrecorded(const eager_context& ctx, KeptCall& kept, eager_tensor* const* inputs,
                               eager_tensor** outputs, int room, bool& is_in_use) noexcept {
  const int m = kept.num_unrecorded;
  if (m == 0 || m > room) return 0;
  try {
    if (run_found(ctx, kept, inputs, outputs, m, is_in_use, true)) return m;
    kept.has_refused = true;
  } catch (...) {
    drop_exception();
  }
  release_all(outputs, m);
  return 0;
}

void kept::note_refusal(const eager_context& ctx, const eager_op& op) noexcept {
  Table& table = *static_cast<Table*>(detail::thread_cache->kept_calls);
  table.last_of(key_of(ctx, op))->has_refused = true;
}

KeptCall* Table::find_by_hash(uint64_t op, eager_tensor* const* inputs, int n, const Arguments* arguments,
                              uint64_t& hash) {
  const Asked asked{op, inputs, n, arguments};
  hash = hash_of(asked);
  KeptCall* const kept = hash == 0 ? nullptr : set_of(hash).find(asked, hash);
  if (kept) last_of(asked.op) = kept;
  return kept;
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
  if (!op.frozen.load(std::memory_order_relaxed) || ctx.trace || wanted_device(ctx, op) > kHostDevice) [[unlikely]]
    return false;
  if ((ctx.observer || ctx.is_recording()) && op.def.run_) return false;  // each op that it runs is seen
  const Asked asked = ask(ctx, op, inputs, n, arguments);
  Table* table = table_of_this_thread();
  if (!table || table->is_in_use) [[unlikely]]
    return false;
  uint64_t hash;
  KeptCall* kept = table->find(asked, hash);
  if (!kept) [[unlikely]] {
    int32_t room = num_outputs;
    kept = hash == 0 ? nullptr : keep(ctx, {op, inputs, n, outputs, room, arguments}, asked, hash, *table);
    if (!kept) return false;
  }
  if (kept->has_refused) [[unlikely]] {
    kept->has_refused = false;
    return drop_if_useless(*kept, asked, *table), false;
  }
  const bool is_recording = ctx.is_recording();
  if (kept->composition && (is_recording || ctx.observer)) return false;  // casts, too, are seen
  const int visible = kept->num_outputs - kept->num_hidden;
  if (visible > num_outputs || (kept->has_weak && is_recording)) return false;
  struct Made {
    eager_tensor* all[kMostOutputs] = {};
    ~Made() { release_all(all, kMostOutputs); }
  } made;
  const int count = is_recording || kept->num_unrecorded == 0 ? kept->num_outputs : visible;
  try {
    if (!run_found(ctx, *kept, inputs, made.all, count, table->is_in_use, false))
      return drop_if_useless(*kept, asked, *table), false;
  } catch (const std::bad_alloc&) {  // of what a kernel needs while it runs, for which another way asks the collectors
    return false;
  } catch (...) {
    rethrow_during(op.def);
  }
  if (is_recording) record(ctx, op, arguments, inputs, n, made.all, count);
  for (int i = 0; i < num_outputs; ++i) outputs[i] = i < visible ? std::exchange(made.all[i], nullptr) : nullptr;
  num_outputs = visible;
  return true;
}

}  // namespace eager
