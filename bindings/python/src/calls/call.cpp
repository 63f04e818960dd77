#include "calls/call.h"

#include "calls/observer.h"

const Observer* observer = nullptr;

static eager_status* execute_here(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                                  const Arguments* arguments, eager_tensor** outputs, int32_t* num_outputs,
                                  int64_t work) {
  int64_t elements = num_inputs == 0 ? kLongOp : work;
  for (int32_t i = 0; i < num_inputs; ++i) elements += eager_tensor_num_elements(inputs[i]);
  return without_gil_if_long(execution, elements, [&] {
    const int64_t* numbers = arguments ? arguments->data() : nullptr;
    const int32_t n = arguments ? arguments->size() : 0;
    if (arguments && arguments->given() != 0)
      return eager_execute_masked(execution->context, op, inputs, num_inputs, arguments->given(), numbers, n, outputs,
                                  num_outputs);
    return eager_execute_args(execution->context, op, inputs, num_inputs, numbers, n, outputs, num_outputs);
  });
}

eager_status* execute(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                      const Arguments* arguments, eager_tensor** outputs, int32_t* num_outputs, int64_t work) {
  Trace* trace = trace_of(execution);
  if (likely(!trace)) {
    eager_status* status = execute_here(execution, op, inputs, num_inputs, arguments, outputs, num_outputs, work);
    if (unlikely(observer != nullptr) && !status)
      observer->call(op, inputs, num_inputs, arguments, outputs, *num_outputs);
    return status;
  }
  return trace->execute(inputs, num_inputs, outputs, num_outputs, [&](eager_tensor* const* in) {
    return execute_here(execution, op, in, num_inputs, arguments, outputs, num_outputs, work);
  });
}
