// Calls of ops. Every call of the extension goes through `execute`.
#ifndef EAGER_PYTHON_CALL_H_
#define EAGER_PYTHON_CALL_H_

#include "python/errors.h"
#include "calls/arguments.h"
#include "tracing/trace.h"

// Runs an op on the execution's context. In a trace, captures stand for inputs from outside (Trace::execute). The GIL
// is released if the op has no inputs, or if the elements of the inputs plus `work` are kLongOp or more. work: a number
// of elements, for ops that may compute more than their inputs tell. arguments: NULL for none.
eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const Arguments* arguments, eager_tensor** outputs, int32_t* num_outputs, int64_t work = 0);

// Runs the op `name` and returns its only output. The op is made at the first call and kept in `op`. NULL: an exception
// is set.
inline eager_tensor* run_op(Execution* execution, eager_op*& op, const char* name, eager_tensor* const* inputs,
                            int32_t num_inputs, const Arguments* arguments = nullptr) {
  if (unlikely(!op) && !ok(eager_op_create(execution->context, name, &op))) return nullptr;
  eager_tensor* out;
  int32_t num_outputs = 1;
  return ok(execute(execution, op, inputs, num_inputs, arguments, &out, &num_outputs)) ? out : nullptr;
}

#endif
