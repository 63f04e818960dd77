#include <algorithm>

#include "runtime/autograd/custom.h"
#include "runtime/autograd/tape.h"
#include "runtime/capi/guard.h"
#include "runtime/function/nodes/custom_gradients.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_tape_create(eager_context* ctx, const eager_tape_options* options, eager_tape** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    const eager_tape_options o = options_of(options);
    *out = new eager_tape(c, o.persistent != 0, o.ignore_variables != 0);
  });
}

eager_status* eager_tape_watch(eager_tape* tape, eager_tensor* t) {
  return guarded([&] {
    eager_tape& recorder = handle(tape, "tape");
    eager_tensor& x = handle(t, "t");
    if (recorder.context) check_value(*recorder.context, x, "t");
    if (x.flags & kSparseRows)
      invalid_argument("t is sparse rows: watch the dense tensor that they are made to, or their values");
    recorder.watch(x);
  });
}
eager_status* eager_tape_watch_variable(eager_tape* tape, eager_variable* v) {
  return guarded([&] {
    eager_tape& recorder = handle(tape, "tape");
    recorder.watch(handle(v, "v"));
  });
}
eager_status* eager_tape_pause(eager_tape* tape) {
  return guarded([&] { handle(tape, "tape").pause(); });
}
eager_status* eager_tape_resume(eager_tape* tape) {
  return guarded([&] { handle(tape, "tape").resume(); });
}
eager_status* eager_tape_stop(eager_tape* tape) {
  return guarded([&] { handle(tape, "tape").stop(); });
}
eager_status* eager_tape_reset(eager_tape* tape) {
  return guarded([&] {
    const auto held = Ref<eager_tape>::share(&handle(tape, "tape"));  // which a destroy function may release
    held->reset();
  });
}
int32_t eager_tape_is_recording(const eager_tape* tape) { return is_handle(tape) && tape->is_recording(); }

eager_status* eager_tape_gradient(eager_context* ctx, eager_tape* tape, eager_tensor* const* targets,
                                  int32_t num_targets, eager_tensor* const* output_gradients,
                                  eager_tensor* const* sources, int32_t num_sources, eager_variable* const* variables,
                                  int32_t num_variables, const eager_gradient_options* options,
                                  eager_tensor** gradients) {
  clear_outputs(gradients, int64_t{std::max(num_sources, 0)} + std::max(num_variables, 0));
  return guarded([&] {
    check_list(sources, num_sources, "sources");
    check_list(variables, num_variables, "variables");
    if (num_sources + num_variables > 0 && !gradients) invalid_argument("gradients is NULL");
    eager_context& c = context(ctx);
    eager_tape& t = handle(tape, "tape");
    check_tensors(c, targets, num_targets, "targets");
    check_tensors(c, sources, num_sources, "sources");
    check_dense(sources, num_sources, "sources");
    check_handles(variables, num_variables, "variables");
    if (num_targets == 0) invalid_argument("there is no target");
    if (output_gradients) check_tensors(c, output_gradients, num_targets, "output_gradients", true);
    const eager_gradient_options o = options_of(options);
    const GradientRequest request = {targets,     num_targets, output_gradients, sources,
                                     num_sources, variables,   num_variables,    o.unconnected_zero != 0};
    // The program's code, which backward functions are and destroy functions of what a tape drops, may release these.
    const auto held_ctx = Ref<eager_context>::share(&c);
    const auto held_tape = Ref<eager_tape>::share(&t);
    const Held held_targets(targets, num_targets), held_sources(sources, num_sources);
    const Held held_variables(variables, num_variables);
    ThreadsScope threads(c);
    t.gradient(c, request, gradients);
  });
}

eager_status* eager_tape_record(eager_context* ctx, eager_tensor* const* inputs, int32_t num_inputs,
                                eager_tensor* const* outputs, int32_t num_outputs, eager_backward_fn backward,
                                void* user_data, void (*destroy)(void*), eager_tensor** recorded) {
  CustomBackward* custom = nullptr;
  clear_outputs(recorded, num_outputs);
  eager_status* status = guarded([&] {
    custom = new CallersBackward(backward, user_data, destroy);
    check_list(outputs, num_outputs, "outputs");
    if (num_outputs > 0 && !recorded) invalid_argument("recorded is NULL");
    eager_context& c = context(ctx);
    check_tensors(c, inputs, num_inputs, "inputs");
    check_dense(inputs, num_inputs, "inputs");
    check_tensors(c, outputs, num_outputs, "outputs");
    if (!backward) invalid_argument("backward is NULL");
    try {
      record_custom(c, *custom, inputs, num_inputs, outputs, num_outputs, recorded);
    } catch (...) {
      for (int i = 0; i < num_outputs; ++i) {
        if (eager_tensor* t = std::exchange(recorded[i], nullptr)) t->release();
      }
      throw;
    }
  });
  if (custom) custom->release();
  else if (destroy) destroy(user_data);
  return status;
}

int32_t eager_tape_num_watched(const eager_tape* tape) {
  return is_handle(tape) ? static_cast<int32_t>(tape->watched.size()) : 0;
}
eager_variable* eager_tape_watched(const eager_tape* tape, int32_t index) {
  if (!is_handle(tape) || index < 0 || index >= eager_tape_num_watched(tape)) return nullptr;
  return tape->watched[static_cast<size_t>(index)].get();
}

void eager_tape_retain(eager_tape* tape) {
  if (is_handle(tape)) tape->handles.fetch_add(1, std::memory_order_relaxed);
}
void eager_tape_release(eager_tape* tape) {
  if (is_handle(tape)) tape->release_handle();
}

}  // extern "C"
