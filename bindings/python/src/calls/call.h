// Calls of ops: each of the extension goes through `execute`.
#ifndef EAGER_PYTHON_CALL_H_
#define EAGER_PYTHON_CALL_H_

#include "python/errors.h"
#include "calls/arguments.h"
#include "tracing/trace.h"

// Runs an op on the execution's context; in a trace, with what stands there for inputs from outside. The GIL is given back where
// inputs and `work`, what is known of the op besides them, are kLongOp elements or more. arguments: NULL for none.
eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const Arguments* arguments, eager_tensor** outputs, int32_t* num_outputs, int64_t work = 0);

// The only output of an op, which is made at its first use and kept. NULL: an exception is set.
inline eager_tensor* run_op(Execution* execution, eager_op*& op, const char* name, eager_tensor* const* inputs,
                            int32_t num_inputs, const Arguments* arguments = nullptr) {
  if (unlikely(!op) && !ok(eager_op_create(execution->context, name, &op))) return nullptr;
  eager_tensor* out;
  int32_t num_outputs = 1;
  return ok(execute(execution, op, inputs, num_inputs, arguments, &out, &num_outputs)) ? out : nullptr;
}

#endif
