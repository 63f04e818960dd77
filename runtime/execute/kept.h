// The kept way: a call like an earlier one of this thread, with the op, call arguments, dtypes and dims of that. What
// inference and placement said then is kept, so that what remains is to allocate, launch and record. It takes calls on
// host tensors and weak scalars, of ops without effects. Of a composite op, whose ops dtypes, dims and attributes alone decide, the
// calls of kernels are kept, and so are an op and the casts of its inputs; where somebody records, they run one by one. Where a value
// decides, too, they are kept for this value: a kernel among them refuses others. Outputs whose size the kernel reports are cut to it.
#pragma once

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/execute/arguments.h"

namespace eager {

// Returns false if the call must go another way; then nothing has happened that a caller sees. Throws what recorders and collectors of
// memory throw, RESOURCE_EXHAUSTED, and INVALID_ARGUMENT where a kernel's dtype cannot hold the value of an input. A call like none that
// is kept is noted, and kept when it comes again. arguments may be NULL; otherwise they replace some of the op's attributes.
bool run_kept(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const Arguments* arguments,
              eager_tensor** outputs, int32_t& num_outputs);

// Returns the op with attributes that the call arguments made of its own: one that an earlier call of this thread had, or
// a new one.
Ref<eager_op> kept_op(eager_op& op, const Arguments& arguments, const AttrValue* attrs);

}  // namespace eager
