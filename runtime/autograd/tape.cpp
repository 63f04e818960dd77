#include "runtime/autograd/tape.h"

#include "runtime/autograd/backward.h"
#include "runtime/autograd/custom.h"

using namespace eager;

eager_tape::eager_tape(eager_context& ctx, bool is_persistent, bool ignores_variables)
    : Counted(Tag::tape), persistent(is_persistent), ignore_variables(ignores_variables), context(&ctx),
      mail(ctx.mail) {
  ctx.add_tape(active_);
}

void eager_tape::Active::leave() {
  owner.is_active = false;
  owner.context = nullptr;
  owner.release();
}

eager_tape::~eager_tape() { tag = Tag::dead; }

void eager_tape::release_handle() {
  if (handles.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  abandoned.store(true, std::memory_order_release);
  mail->waits.store(true, std::memory_order_release);
  release();
}

void eager_tape::record_custom(CustomBackward& custom, eager_tensor* const* inputs, int num_inputs,
                               eager_tensor* const* outputs, int num_outputs) {
  log_.add_custom(custom, inputs, num_inputs, outputs, num_outputs);
}

void eager_tape::watch(const eager_tensor& t) {
  if (log_.find(t.id) < 0) log_.add_slot(t.id);
}

void eager_tape::watch(eager_variable& v) {
  if (log_.find(v.id) >= 0) return;
  if (watched.size() == watched.capacity()) watched.reserve(2 * watched.size() + 8);
  log_.add_slot(v.id);
  watched.push_back(Ref<eager_variable>::share(&v));
}

void eager_tape::add_read(eager_variable& v, const eager_tensor& value) {
  if (!watches(v)) return;
  watch(v);
  log_.add_read(v.id, value.id);
}

void eager_tape::pause() {
  ++pause_count;
  if (is_active) context->update_recorders();
}

void eager_tape::resume() {
  if (pause_count == 0) fail(Code::failed_precondition, "the tape is not paused");
  --pause_count;
  if (is_active) context->update_recorders();
}

void eager_tape::stop() {
  if (is_active) context->remove_tape(active_);
}

// The program's code, which the pass runs, may have the tape.
void eager_tape::check_not_in_backward_pass() const {
  if (is_in_backward_pass)
    fail(Code::failed_precondition, "the tape is being asked for gradients, by a call that has not returned");
}

void eager_tape::reset() {
  check_not_in_backward_pass();
  log_.clear();
  watched.clear();
  used = false;
}

void eager_tape::gradient(eager_context& ctx, const GradientRequest& request, eager_tensor** gradients) {
  check_not_in_backward_pass();
  if (used && !persistent) {
    fail(Code::failed_precondition,
         "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)");
  }
  if (is_active && context != &ctx) {
    fail(Code::failed_precondition, "the tape still records in another context: stop it first");
  }
  used = true;
  if (!persistent) stop();
  is_in_backward_pass = true;
  auto end = [&] {
    is_in_backward_pass = false;
    if (!persistent) log_.clear();
  };
  try {
    BackwardPass(ctx, *this).run(request, gradients);
  } catch (...) {
    release_all(gradients, request.num_sources + request.num_variables);
    end();
    throw;
  }
  end();
}
