#include "tracing/trace.h"

int detail::num_traces = 0;

namespace {

Trace* traces;

int32_t flags_of(const eager_tensor* t) {
  eager_tensor_description description = {.struct_size = sizeof description};
  eager_status_release(eager_tensor_info(t, &description));
  return description.flags;
}

bool is_symbolic(const eager_tensor* t) { return flags_of(t) & EAGER_TENSOR_SYMBOLIC; }

}  // namespace

Trace::Trace(const Execution* execution, eager_context* traced, Wanted wanted, int dims_vary)
    : context_(traced), enclosing_(execution->context), parent_(find(enclosing_)), wanted_(std::move(wanted)),
      dims_vary_(dims_vary < 0 ? parent_ && parent_->dims_vary_ : dims_vary > 0), next_(traces) {
  traces = this;
  ++detail::num_traces;
}

Trace::~Trace() {
  Trace** link = &traces;
  while (*link != this) link = &(*link)->next_;
  *link = next_;
  --detail::num_traces;
}

Trace* Trace::find(const eager_context* context) {
  for (Trace* trace = traces; trace; trace = trace->next_) {
    if (trace->context_ == context) return trace;
  }
  return nullptr;
}

eager_tensor* Trace::capture(eager_tensor* outer, eager_status** status) {
  const int64_t id = eager_tensor_id(outer);
  for (const auto& [theirs, ours] : captures_) {
    if (eager_tensor_id(theirs.get()) == id) return ours.get();
  }
  eager_tensor* ours;
  *status =
      eager_trace_input(context_, eager_tensor_dtype(outer), eager_tensor_dims(outer), eager_tensor_rank(outer), &ours);
  if (*status) return nullptr;
  eager_tensor_retain(outer);
  captures_.emplace_back(TensorHandle(outer), TensorHandle(ours));
  return ours;
}

bool Trace::is_watched(const eager_tensor* t) const {
  return wanted_.watched && (wanted_.ids.count(eager_tensor_id(t)) || eager_context_is_watched(enclosing_, t) ||
                             (parent_ && parent_->is_watched(t)));
}

void Trace::close_over(eager_tensor* t) {
  const int64_t id = eager_tensor_id(t);
  for (Trace* trace = this; trace && !trace->made_.count(id); trace = trace->parent_) {
    const auto [place, is_new] = trace->closed_over_.try_emplace(id);
    if (!is_new) return;
    eager_tensor_retain(t);
    place->second = TensorHandle(t);
  }
}

void Trace::note_variable() {
  for (Trace* trace = this; trace; trace = trace->parent_) ++trace->num_variables_;
}

eager_tensor* Trace::take(eager_tensor* t, eager_status** status) {
  if (!t) return t;
  const int32_t dtype = eager_tensor_dtype(t);
  if (dtype < EAGER_FLOAT16 || dtype == EAGER_STRING || flags_of(t) != 0 || made_.count(eager_tensor_id(t))) return t;
  if (is_watched(t)) return capture(t, status);
  close_over(t);
  return t;
}

eager_tensor* Trace::standing_for(eager_tensor* t) {
  if (!t) return t;
  eager_status* status = nullptr;
  eager_tensor* ours = t;
  if (!is_symbolic(t)) ours = take(t, &status);
  else if (parent_ && !eager_trace_owns(context_, t)) ours = capture(t, &status);
  eager_status_release(status);
  return ours ? ours : t;
}

bool Trace::capture_enclosing(std::vector<eager_tensor*>& inputs, eager_status** status) {
  bool any = false;
  for (eager_tensor*& input : inputs) {
    if (!input || !is_symbolic(input) || eager_trace_owns(context_, input)) continue;
    any = true;
    input = capture(input, status);
    if (*status) break;
  }
  return any;
}

eager_status* Trace::execute(eager_tensor* const* inputs, int32_t num_inputs, eager_tensor** outputs,
                             int32_t* num_outputs, const std::function<eager_status*(eager_tensor* const*)>& run) {
  const int32_t room = *num_outputs;
  std::vector<eager_tensor*> taken(inputs, inputs + num_inputs);
  eager_status* failed = nullptr;
  for (eager_tensor*& input : taken) {
    input = take(input, &failed);
    if (failed) return failed;
  }
  eager_status* status = run(taken.data());
  if (status && parent_ && eager_status_code(status) == EAGER_INVALID_ARGUMENT && capture_enclosing(taken, &failed)) {
    eager_status_release(status);
    if (failed) return failed;
    *num_outputs = room;
    status = run(taken.data());
  }
  for (int32_t i = 0; !status && i < *num_outputs; ++i) {
    if (outputs[i] && !is_symbolic(outputs[i])) made_.insert(eager_tensor_id(outputs[i]));
  }
  return status;
}

bool is_watched(const Execution* execution, const eager_tensor* t) {
  if (eager_context_is_watched(execution->context, t)) return true;
  const Trace* trace = trace_of(execution);
  return trace && trace->is_watched(t);
}

PyObject* dims_in_trace(PyObject* dims) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  const Trace* trace = trace_of(execution);
  if (!trace || !trace->dims_vary()) return Ref::borrow(dims).release();
  static PyObject* function = nullptr;
  return imported(function, "eager._graphs", "without_none") ? PyObject_CallFunctionObjArgs(function, dims, nullptr)
                                                             : nullptr;
}
