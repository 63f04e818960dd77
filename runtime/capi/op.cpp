#include <vector>

#include "runtime/capi/guard.h"
#include "runtime/core/op.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/kept.h"
#include "runtime/execute/kept_call.h"
#include "runtime/execute/short.h"
#include "runtime/function/graph/internal_ops.h"

using namespace eager;
using namespace eager::capi;

namespace {

eager_status* with_op(eager_op* op, auto&& f) noexcept {
  return guarded([&] {
    eager_op& o = handle(op, "op");
    try {
      f(o);
    } catch (Error& e) {
      e.op = o.def.name;
      throw;
    }
  });
}

void check_call(eager_tensor* const* inputs, int32_t num_inputs, eager_tensor** outputs, int32_t* num_outputs) {
  if (num_inputs < 0 || (num_inputs > 0 && !inputs)) [[unlikely]]
    check_list(inputs, num_inputs, "inputs");
  if (!num_outputs) [[unlikely]]
    invalid_argument("num_outputs is NULL");
  if (*num_outputs < 0 || (*num_outputs > 0 && !outputs)) [[unlikely]]
    check_list(outputs, *num_outputs, "outputs");
}

// Makes a call that runs the program's code: what that releases lives until the call returns.
[[gnu::noinline]] void execute_callback(eager_context& ctx, const Call& call) {
  const auto held_ctx = Ref<eager_context>::share(&ctx);
  const auto held_op = Ref<eager_op>::share(&call.op);
  const Held held_inputs(call.inputs, call.num_inputs);
  ThreadsScope threads(ctx);
  execute(ctx, call);
}

// Takes every call that the functions below do not finish. args: NULL where there are none.
[[gnu::noinline]] eager_status* execute_by_any_way(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                   int32_t num_inputs, eager_tensor** outputs, int32_t* num_outputs,
                                                   const Arguments* args, bool was_kept_tried = false) noexcept {
  const int32_t room = outputs && num_outputs ? *num_outputs : 0;
  eager_status* status = guarded([&] {
    check_call(inputs, num_inputs, outputs, num_outputs);
    if (args && args->count < 0) invalid_argument("num_args is negative: ", args->count);
    if (args && args->count > 0 && !args->numbers) invalid_argument("args is NULL");
    eager_context& c = context(ctx);
    eager_op& o = handle(op, "op");
    const Call call = {o, inputs, num_inputs, outputs, *num_outputs, args, o.attrs, was_kept_tried};
    if (o.runs_code) [[unlikely]]
      return execute_callback(c, call);
    ThreadsScope threads(c);
    execute(c, call);
  });
  if (status) clear_outputs(outputs, room);
  return status;
}

// Takes a call that may be kept where nobody records, and that run_unrecorded has refused. Handles and pointers have been checked.
[[gnu::noinline]] eager_status* execute_by_whole_kept_way(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                          int32_t num_inputs, eager_tensor** outputs,
                                                          int32_t* num_outputs, const Arguments* args) noexcept {
  const int32_t room = *num_outputs;
  bool done = false;
  if (eager_status* status =
          guarded([&] { done = run_kept(*ctx, *op, inputs, num_inputs, args, outputs, *num_outputs); })) {
    clear_outputs(outputs, room);
    return status;
  }
  if (done) return nullptr;
  return execute_by_any_way(ctx, op, inputs, num_inputs, outputs, num_outputs, args, true);
}

Arguments arguments_of(const int64_t* numbers, int32_t count) { return {numbers, count}; }
Arguments arguments_of(uint64_t given, const int64_t* numbers, int32_t count) { return {numbers, count, true, given}; }

// Takes every call with arguments that the functions below do not finish. Arguments are handed on as the C interface has them, so that
// all parameters stay in registers.
template <class... Given>
[[gnu::noinline]] eager_status* execute_given_by_any_way(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                         int32_t num_inputs, Given... given, eager_tensor** outputs,
                                                         int32_t* num_outputs) noexcept {
  const Arguments args = arguments_of(given...);
  return execute_by_any_way(ctx, op, inputs, num_inputs, outputs, num_outputs, &args);
}

// Takes such a call where nobody records and the kept way is the op's shortest.
template <class... Given>
[[gnu::noinline]] eager_status* execute_by_kept_way(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                    int32_t num_inputs, Given... given, eager_tensor** outputs,
                                                    int32_t* num_outputs) noexcept {
  Arguments arguments;
  const Arguments* args = nullptr;
  if constexpr (sizeof...(Given) > 0) {
    arguments = arguments_of(given...);
    args = &arguments;
  }
  if (const int count = kept::run_unrecorded(*ctx, *op, inputs, num_inputs, args, outputs, *num_outputs)) [[likely]] {
    if (count < *num_outputs) [[unlikely]]
      clear_outputs(outputs + count, *num_outputs - count);
    *num_outputs = count;
    return nullptr;
  }
  return execute_by_whole_kept_way(ctx, op, inputs, num_inputs, outputs, num_outputs, args);
}

// Takes a call without arguments of an op that may go the short way, which needs none of what other ways prepare. Handles and
// pointers have been checked.
[[gnu::noinline]] eager_status* execute_by_short_or_weak_way(eager_context* ctx, eager_op* op,
                                                             eager_tensor* const* inputs, int32_t num_inputs,
                                                             eager_tensor** outputs, int32_t* num_outputs) noexcept {
  const int32_t room = *num_outputs;
  bool done = false;
  if (eager_status* status = guarded(
          [&] { done = op->is_keepable && run_short_or_weak(*ctx, *op, inputs, num_inputs, outputs, *num_outputs); })) {
    clear_outputs(outputs, room);
    return status;
  }
  if (done) return nullptr;
  if (op->is_keepable && !ctx->is_recording())
    return execute_by_kept_way<>(ctx, op, inputs, num_inputs, outputs, num_outputs);
  return execute_by_any_way(ctx, op, inputs, num_inputs, outputs, num_outputs, nullptr);
}

// Takes such a call of an op that may_be_short, where nobody records. Tensors that lie in their blocks need no call but the
// kernel's.
[[gnu::noinline]] eager_status* execute_by_short_way(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                     int32_t num_inputs, eager_tensor** outputs,
                                                     int32_t* num_outputs) noexcept {
  if (run_checked_short<true>(*ctx, *op, inputs, num_inputs, outputs, *num_outputs)) [[likely]]
    return nullptr;
  return execute_by_short_or_weak_way(ctx, op, inputs, num_inputs, outputs, num_outputs);
}

inline bool are_handles(const eager_context* ctx, const eager_op* op, eager_tensor* const* inputs,
                        eager_tensor* const* outputs, const int32_t* num_outputs) {
  return is_handle(ctx) && is_handle(op) && inputs && outputs && num_outputs && !ctx->has_mail();
}

// Takes every call without arguments.
[[gnu::always_inline]] inline eager_status* execute_shortest_first(eager_context* ctx, eager_op* op,
                                                                   eager_tensor* const* inputs, int32_t num_inputs,
                                                                   eager_tensor** outputs,
                                                                   int32_t* num_outputs) noexcept {
  if (are_handles(ctx, op, inputs, outputs, num_outputs)) [[likely]] {
    const bool is_short = may_be_short(*op, num_inputs);
    if (!ctx->is_recording()) {
      if (is_short) return execute_by_short_way(ctx, op, inputs, num_inputs, outputs, num_outputs);
      if (op->is_keepable) return execute_by_kept_way<>(ctx, op, inputs, num_inputs, outputs, num_outputs);
    } else if (is_short) {
      return execute_by_short_or_weak_way(ctx, op, inputs, num_inputs, outputs, num_outputs);
    }
  }
  return execute_by_any_way(ctx, op, inputs, num_inputs, outputs, num_outputs, nullptr);
}

// Takes every call with arguments.
template <class... Given>
[[gnu::always_inline]] inline eager_status* execute_with(eager_context* ctx, eager_op* op, eager_tensor* const* inputs,
                                                         int32_t num_inputs, Given... given, eager_tensor** outputs,
                                                         int32_t* num_outputs) noexcept {
  const Arguments args = arguments_of(given...);
  if (are_handles(ctx, op, inputs, outputs, num_outputs) && args.count >= 0 && args.numbers && op->is_keepable &&
      !ctx->is_recording()) [[likely]]
    return execute_by_kept_way<Given...>(ctx, op, inputs, num_inputs, given..., outputs, num_outputs);
  return execute_given_by_any_way<Given...>(ctx, op, inputs, num_inputs, given..., outputs, num_outputs);
}

}  // namespace

extern "C" {

eager_status* eager_op_create(eager_context* ctx, const char* name, eager_op** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!name) invalid_argument("name is NULL");
    Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
    if (op->def.is_internal_) fail(Code::not_found, "Op type not registered '", name, "'");
    *out = op.take();
  });
}

eager_status* eager_op_set_int(eager_op* op, const char* attr, int64_t value) {
  return with_op(op, [&](eager_op& o) { o.set_int(attr, value); });
}
eager_status* eager_op_set_float(eager_op* op, const char* attr, double value) {
  return with_op(op, [&](eager_op& o) { o.set_float(attr, value); });
}
eager_status* eager_op_set_bool(eager_op* op, const char* attr, int32_t value) {
  return with_op(op, [&](eager_op& o) { o.set_bool(attr, value != 0); });
}
eager_status* eager_op_set_dtype(eager_op* op, const char* attr, int32_t value) {
  return with_op(op, [&](eager_op& o) { o.set_dtype(attr, value); });
}
eager_status* eager_op_set_string(eager_op* op, const char* attr, const char* value) {
  return with_op(op, [&](eager_op& o) { o.set_string(attr, value); });
}
eager_status* eager_op_set_ints(eager_op* op, const char* attr, const int64_t* values, int32_t count) {
  return with_op(op, [&](eager_op& o) { o.set_ints(attr, values, count); });
}
eager_status* eager_op_set_function(eager_op* op, const char* attr, eager_function* f) {
  return with_op(op, [&](eager_op& o) { set_function(o, attr, handle(f, "f")); });
}
eager_status* eager_op_set_device(eager_op* op, const char* device) {
  return with_op(op, [&](eager_op& o) { o.set_device(device); });
}

const char* eager_op_name(const eager_op* op) { return is_handle(op) ? op->def.name : ""; }

void eager_op_retain(eager_op* op) {
  if (is_handle(op)) op->retain();
}
void eager_op_release(eager_op* op) {
  if (is_handle(op)) op->release();
}

eager_status* eager_execute(eager_context* ctx, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                            eager_tensor** outputs, int32_t* num_outputs) {
  return execute_shortest_first(ctx, op, inputs, num_inputs, outputs, num_outputs);
}

eager_status* eager_execute_args(eager_context* ctx, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                                 const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t* num_outputs) {
  if (num_args == 0) return execute_shortest_first(ctx, op, inputs, num_inputs, outputs, num_outputs);
  return execute_with<const int64_t*, int32_t>(ctx, op, inputs, num_inputs, args, num_args, outputs, num_outputs);
}

eager_status* eager_execute_masked(eager_context* ctx, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                                   uint64_t given, const int64_t* args, int32_t num_args, eager_tensor** outputs,
                                   int32_t* num_outputs) {
  if (given == 0 && num_args == 0) return execute_shortest_first(ctx, op, inputs, num_inputs, outputs, num_outputs);
  return execute_with<uint64_t, const int64_t*, int32_t>(ctx, op, inputs, num_inputs, given, args, num_args, outputs,
                                                         num_outputs);
}

}  // extern "C"
