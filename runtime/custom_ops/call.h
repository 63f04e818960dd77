// How an op of the program's is called. Three functions serve all such ops, and find what is the op's own in its definition:
//
//   infer_custom    inference, for every way but their own. Where dims are known it prepares the kernel's params: attributes as the
//                   program sees them, and what a C function is passed that no address decides. A plan keeps both.
//   run_custom      the kernel that the tables of devices lead to (core/custom_ops.h)
//   take_custom     the way of their own, for tensors with values on the host: the program's structs are filled from the handles
//                   at once, with no operands, params or descriptions of outputs in between
#pragma once

#include "runtime/custom_ops/definition.h"
#include "runtime/execute/execute.h"

namespace eager {

void infer_custom(InferContext& c);
bool take_custom(eager_context& ctx, const Call& call);

// Returns the number of inputs that the program's code sees: those left off at the end are absent ones.
inline int num_inputs_of(const OpDef& def, int num_given) {
  const int declared = static_cast<int>(def.inputs_.size()) - def.is_list_;
  return num_given > declared ? num_given : declared;
}

// Writes the values of attributes as the program sees them.
void write_values(const OpDef& def, const AttrValue* attrs, eager_value* values);

// Throws what a function of the program's returned. The error names the op, unless it names one already.
[[noreturn, gnu::cold]] void throw_status(eager_status* status, const CustomOpDef& def);

// Calls a function of the program's, which gives a status.
template <class F>
void call_program(const CustomOpDef& def, F f) {
  if (eager_status* status = run_foreign(f)) [[unlikely]]
    throw_status(status, def);
}

}  // namespace eager
