// Tracing. While a function is traced its execution runs ops on the trace's context. Traces nest: a decorated function
// that is called in a trace, and the functions of control flow, have traces of their own. A runtime's trace knows only
// its own symbolic tensors. A symbolic tensor of an enclosing trace that Python code closes over becomes an input, a
// *capture*, which calls fill in. A tensor with a value becomes a capture if a tape outside watches it, so that
// gradients reach it; otherwise it is a constant. Constants are remembered, because a later tape may watch them: then
// the function is traced anew.
#ifndef EAGER_PYTHON_TRACE_H_
#define EAGER_PYTHON_TRACE_H_

#include <functional>
#include <map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "execution/execution.h"

// A trace that is under way. It begins with the constructor and ends with the destructor.
class Trace {
 public:
  // The tensors with a value from outside that become captures.
  struct Wanted {
    bool watched = true;              // whether tensors that tapes watch do; false: no tensor does
    std::unordered_set<int64_t> ids;  // the ids of others that do as well
  };

  // traced: the context of the runtime's trace, begun on the execution's context. dims_vary: whether code of the trace
  // gets an UnknownDim for each unknown dim, see dims_in_trace; -1: as in the enclosing trace.
  Trace(const Execution* execution, eager_context* traced, Wanted wanted, int dims_vary);
  Trace(const Trace&) = delete;
  ~Trace();

  // Returns the captures: pairs of the tensor from outside and the input of this trace that stands for it.
  const std::vector<std::pair<TensorHandle, TensorHandle>>& captures() const { return captures_; }
  // Returns the tensors from outside that are constants in this trace, by id.
  const std::map<int64_t, TensorHandle>& closed_over() const { return closed_over_; }
  // Returns the number of variables that were made since the trace began.
  int num_variables() const { return num_variables_; }

  // ---- What the functions below ask

  // Returns the trace that is under way on a context, or NULL.
  static Trace* find(const eager_context* context);

  // Runs an op by run(inputs), with captures in place of the inputs from outside.
  eager_status* execute(eager_tensor* const* inputs, int32_t num_inputs, eager_tensor** outputs, int32_t* num_outputs,
                        const std::function<eager_status*(eager_tensor* const*)>& run);
  // Returns the capture that stands for t, or t itself if it needs none or capturing fails. In the latter case the op
  // that uses t reports that t does not belong to this trace.
  eager_tensor* standing_for(eager_tensor* t);
  bool is_watched(const eager_tensor* t) const;
  // Remembers t as a constant of this trace, and of the enclosing ones up to the one that made it.
  void close_over(eager_tensor* t);
  // Counts a new variable, in the enclosing traces too.
  void note_variable();
  bool dims_vary() const { return dims_vary_; }

 private:
  // Returns the capture of a tensor from outside, which is made at the first call. NULL: *status is an error, which the
  // caller releases.
  eager_tensor* capture(eager_tensor* outer, eager_status** status);
  // Returns the capture of t if t has a value from outside and is watched. Otherwise returns t, and remembers it as a
  // constant if it has a floating-point or complex value from outside. NULL: t is NULL, or *status is an error.
  eager_tensor* take(eager_tensor* t, eager_status** status);
  // Replaces the inputs that are symbolic tensors of an enclosing trace by captures. Reports whether there are any.
  bool capture_enclosing(std::vector<eager_tensor*>& inputs, eager_status** status);

  eager_context* const context_;
  eager_context* const enclosing_;
  Trace* const parent_;  // the trace of enclosing_, or NULL
  const Wanted wanted_;
  const bool dims_vary_;
  int num_variables_ = 0;
  std::vector<std::pair<TensorHandle, TensorHandle>> captures_;
  std::map<int64_t, TensorHandle> closed_over_;
  std::unordered_set<int64_t> made_;  // ids of the tensors with a value that ops of this trace made
  Trace* next_;                       // the next in the list of all traces that are under way, in any thread
};

namespace detail {
extern int num_traces;  // number of traces that are under way, in all threads
}

// Returns the trace that is under way on the execution's context, or NULL.
inline Trace* trace_of(const Execution* execution) {
  return likely(detail::num_traces == 0) ? nullptr : Trace::find(execution->context);
}

// Reports whether a function is being traced on the execution's context.
inline bool is_tracing(const Execution* execution) { return trace_of(execution) != nullptr; }

// Returns the capture that stands for t in the present trace, or t if it needs none. Borrowed: a capture lives as long
// as the trace. `execute` (calls/call.h) does this for the inputs of ops; other functions that take tensors call
// in_trace.
inline eager_tensor* in_trace(const Execution* execution, eager_tensor* t) {
  Trace* trace = trace_of(execution);
  return likely(!trace) ? t : trace->standing_for(t);
}

// Calls Trace::close_over for the execution's trace, if it has one: a traced function that it calls has t as a
// constant.
inline void note_closed_over(const Execution* execution, eager_tensor* t) {
  if (Trace* trace = trace_of(execution)) trace->close_over(t);
}
// Calls Trace::note_variable for the execution's trace, if it has one.
inline void note_variable(const Execution* execution) {
  if (Trace* trace = trace_of(execution)) trace->note_variable();
}

// Reports whether a tape of the execution's context, or of a context that encloses its trace, watches t.
bool is_watched(const Execution* execution, const eager_tensor* t);

// Returns dims, a tuple or one dim, as code of the present trace gets them. If the trace's dims_vary() is true, each
// None is replaced by an UnknownDim (eager/_graphs.py), which cannot be compared: a branch that is taken for one size
// would stand in the trace for all sizes.
PyObject* dims_in_trace(PyObject* dims);

#endif
