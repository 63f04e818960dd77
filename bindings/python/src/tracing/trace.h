// Tracing. While a function is traced its execution runs ops on the trace's context. Traces nest: a decorated function
// that is called in a trace, and the functions of control flow, have traces of their own. A runtime's trace knows only
// its own symbolic tensors; those of an enclosing one that Python code closes over become inputs here, captures, that
// calls fill in. So do tensors with values that a tape outside watches, since it is to see what they lead to. Others are
// constants; they are remembered, because a later tape may watch them: then the function is traced anew.
#ifndef EAGER_PYTHON_TRACE_H_
#define EAGER_PYTHON_TRACE_H_

#include <functional>
#include <map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "execution/execution.h"

// A trace that is under way, as long as it lives.
class Trace {
 public:
  // Tensors from outside that become inputs.
  struct Wanted {
    bool watched = true;              // those that tapes watch
    std::unordered_set<int64_t> ids;  // and these
  };

  // traced: the runtime's trace, begun on the execution's context. dims_vary: whether code of the trace sees unknown dims as
  // such; -1: as in the trace around.
  Trace(const Execution* execution, eager_context* traced, Wanted wanted, int dims_vary);
  Trace(const Trace&) = delete;
  ~Trace();

  // The tensors from outside that became inputs: theirs, ours.
  const std::vector<std::pair<TensorHandle, TensorHandle>>& captures() const { return captures_; }
  // Those with a value that are constants here, by id.
  const std::map<int64_t, TensorHandle>& closed_over() const { return closed_over_; }
  // The number of variables that were made meanwhile.
  int num_variables() const { return num_variables_; }

  // ---- What the functions below ask

  // The trace of a context, or NULL.
  static Trace* find(const eager_context* context);

  // run(inputs), with what stands here for those from outside.
  eager_status* execute(eager_tensor* const* inputs, int32_t num_inputs, eager_tensor** outputs, int32_t* num_outputs,
                        const std::function<eager_status*(eager_tensor* const*)>& run);
  // What stands here for a tensor; t itself where nothing can: whoever uses t says that it is not of this trace.
  eager_tensor* standing_for(eager_tensor* t);
  bool is_watched(const eager_tensor* t) const;
  void close_over(eager_tensor* t);
  void note_variable();
  bool dims_vary() const { return dims_vary_; }

 private:
  // The input that stands for a tensor from outside. NULL: a status that the caller releases, or none.
  eager_tensor* capture(eager_tensor* outer, eager_status** status);
  // t, or what stands for it where it has a value and is watched, else noted. NULL: as capture.
  eager_tensor* take(eager_tensor* t, eager_status** status);
  // Captures what belongs to a trace around this one, and reports whether there is such.
  bool capture_enclosing(std::vector<eager_tensor*>& inputs, eager_status** status);

  eager_context* const context_;
  eager_context* const enclosing_;
  Trace* const parent_;  // that of enclosing, or NULL
  const Wanted wanted_;
  const bool dims_vary_;
  int num_variables_ = 0;
  std::vector<std::pair<TensorHandle, TensorHandle>> captures_;
  std::map<int64_t, TensorHandle> closed_over_;
  std::unordered_set<int64_t> made_;  // what ops here made with a value
  Trace* next_;                       // of all that are under way, in any thread
};

namespace detail {
extern int num_traces;  // that are under way, in any thread
}

inline Trace* trace_of(const Execution* execution) {
  return likely(detail::num_traces == 0) ? nullptr : Trace::find(execution->context);
}

// Reports whether a function is being traced on the execution's context.
inline bool is_tracing(const Execution* execution) { return trace_of(execution) != nullptr; }

// t, or what stands for it in the present trace if it belongs outside. Borrowed: it lives as long as the trace.
// Ops do this by themselves (calls/call.h); it is for what else takes tensors.
inline eager_tensor* in_trace(const Execution* execution, eager_tensor* t) {
  Trace* trace = trace_of(execution);
  return likely(!trace) ? t : trace->standing_for(t);
}

// Tells the execution's trace, if it has one, of a tensor that a function closes over which it uses; or of a new variable.
inline void note_closed_over(const Execution* execution, eager_tensor* t) {
  if (Trace* trace = trace_of(execution)) trace->close_over(t);
}
inline void note_variable(const Execution* execution) {
  if (Trace* trace = trace_of(execution)) trace->note_variable();
}

// Reports whether a tape of the execution's context, or one around its trace, watches a tensor.
bool is_watched(const Execution* execution, const eager_tensor* t);

// What code of a trace sees of dims, a tuple or one: where they stand for any, objects in place of None that cannot be
// compared, so that no branch is taken for all of them.
PyObject* dims_in_trace(PyObject* dims);

#endif
