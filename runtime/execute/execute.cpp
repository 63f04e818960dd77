#include "runtime/execute/execute.h"

#include <optional>

#include "runtime/execute/kept.h"
#include "runtime/execute/kept_call.h"
#include "runtime/execute/short.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

// Returns the flags that any input has. Returns all flags if an input may be left off, NULL or a handle of another
// kind, so that check_inputs is called.
unsigned flags_of(const Call& call) {
  const OpDef& def = call.op.def;
  eager_tensor* const* inputs = call.inputs;
  const int n = call.num_inputs;
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

// Reports whether ctx traces a graph from a file. Such a trace records every op, also one on values alone.
bool sees_all(const eager_context& ctx) { return ctx.is_recording() && ctx.trace && ctx.trace->writes_all; }

// Runs a composite op. Its function reads the attributes of the op that it is given, so other attributes take an op of
// their own.
void run_composite(eager_context& ctx, const Call& call) {
  const DeviceScope scope(ctx, wanted_device(ctx, call.op));  // an op's own device is also that of the ops that it runs
  auto run = [&](eager_op& op) { op.def.run_(ctx, op, call.inputs, call.num_inputs, call.outputs, call.num_outputs); };
  if (call.attrs == call.op.attrs) return run(call.op);
  run(call.arguments ? *kept_op(call.op, *call.arguments, call.attrs)
                     : *call.op.with(call.attrs, call.op.device_index));
}

[[gnu::cold, gnu::noinline]] void observe(eager_context& ctx, const Call& call) {
  std::optional<CallAttributes> made;
  const AttrValue* const attrs = call.arguments ? made.emplace(call.op, *call.arguments).values() : call.attrs;
  ctx.observer->see(
      {&call.op, attrs, attrs != call.op.attrs, call.inputs, call.num_inputs, call.outputs, call.num_outputs});
}

// Takes the kept way, which knows the op's own attributes and call arguments.
bool take_kept_way(eager_context& ctx, const Call& call) {
  return call.op.is_keepable && !call.was_kept_tried && call.attrs == call.op.attrs && !call.with_hidden &&
         run_kept(ctx, call.op, call.inputs, call.num_inputs, call.arguments, call.outputs, call.num_outputs);
}

// Takes a call, and returns whether the observer has yet to be told of it. Steps tell it themselves, of the inputs as they were
// promoted; the ops that a composite op, or the way of rows, runs are told one by one.
[[gnu::always_inline]] inline bool take_way(eager_context& ctx, const Call& call) {
  if (!sees_all(ctx)) {
    if (call.op.num_short_inputs && call.attrs == call.op.attrs &&
        run_short_or_weak(ctx, call.op, call.inputs, call.num_inputs, call.outputs, call.num_outputs))
      return true;
    if (take_kept_way(ctx, call)) return true;
    if (call.op.def.way_ && call.op.def.way_(ctx, call)) return true;
    if (call.op.is_uniform && run_plain(ctx, call)) return true;
  }
  const unsigned flags = flags_of(call);
  if (flags & kWithoutValue) [[unlikely]]
    check_inputs(ctx, call.op.def, call.inputs, call.num_inputs);
  if (call.op.def.run_) return run_composite(ctx, call), false;
  if ((flags & kSparseRows) && run_rows(ctx, call)) return false;
  run_steps(ctx, call);
  return false;
}

// Runs a call that has arguments. It is a function of its own so that other calls need no room for attributes on the
// stack.
[[gnu::noinline]] bool take_way_with_arguments(eager_context& ctx, const Call& call) {
  if (take_kept_way(ctx, call)) return true;
  const CallAttributes attributes(call.op, *call.arguments);
  Call with_attrs = call;
  with_attrs.attrs = attributes.values();
  return take_way(ctx, with_attrs);
}

}  // namespace

void execute(eager_context& ctx, const Call& call) {
  call.op.freeze();
  const int room = call.num_outputs;
  for (int i = 0; i < room; ++i) call.outputs[i] = nullptr;
  const DrawState before = ctx.draw_state();
  auto undo = [&] {
    ctx.take_back(before);
    release_all(call.outputs, room);
  };
  try {
    const bool must_tell_observer = call.arguments ? take_way_with_arguments(ctx, call) : take_way(ctx, call);
    if (ctx.observer && must_tell_observer) [[unlikely]]
      observe(ctx, call);
  } catch (...) {
    undo();
    rethrow_during(call.op.def);
  }
}

TensorRef execute1(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const Arguments* args) {
  eager_tensor* out = nullptr;
  int32_t room = 1;
  const bool is_short = !args && op.num_short_inputs != 0, is_kept = op.is_keepable && !is_short && !ctx.observer;
  if (!ctx.is_recording()) {
    if (is_kept) kept::run_unrecorded(ctx, op, inputs, n, args, &out, 1);
    else if (is_short && !ctx.observer && run_short<true>(ctx, op, inputs, n, &out, room)) return TensorRef::adopt(out);
  }
  if (!out && !(is_kept && run_kept(ctx, op, inputs, n, args, &out, room)))
    execute(ctx, {op, inputs, n, &out, room, args, op.attrs, is_kept});
  return TensorRef::adopt(out);
}

std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m,
                                    const Arguments* args) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(m, [&](eager_tensor** out) {
    auto room = static_cast<int32_t>(m);
    execute(ctx, {op, in.data(), static_cast<int>(in.size()), out, room, args});
  });
}

void refuse_room(const char* name, int needed, int room) {
  invalid_argument(name, " has ", needed, " outputs, room for ", room, " was given");
}

void no_own_gradient(GradientContext&) { fail(Code::internal, "a composite op is not recorded by itself"); }

}  // namespace eager
