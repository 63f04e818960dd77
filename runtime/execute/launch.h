// The end of all ways of execution: finding a kernel, starting it on operands, and telling the recorders.
#pragma once

#include "runtime/core/context.h"
#include "runtime/core/op.h"

namespace eager {

// Returns the kernel of an op on a device, or NULL if the device has none.
Kernel kernel_or_null(const OpDef& def, DType dtype, int device_index);
// Returns the op's kernel for a dtype and device. Throws UNIMPLEMENTED if there is none.
Kernel find_kernel(const OpDef& def, DType dtype, int device_index);
inline void set_operand(Operand& o, const eager_tensor& t) {
  o.data = t.data;
  o.dims = t.dims;
  o.num_elements = t.num_elements;
  o.rank = t.rank;
  o.dtype = t.dtype;
  o.is_immediate = false;
}
// Makes o a host scalar that travels by value: t's value, converted to dtype.
void set_immediate(Operand& o, DType dtype, const eager_tensor& t);
void launch(const OpDef& def, Kernel kernel, int device_index, Operand* inputs, int num_inputs, Operand* outputs,
            int num_outputs, const void* params, size_t params_size, bool same_shape);

void tell_recorders(eager_context& ctx, const Executed& e);

// Throws what is being handled, as an error of this op.
[[noreturn]] void rethrow_during(const OpDef& def);

// Runs op's kernel on tensors that exist already (fused updates, accumulation in place), without inference or
// recording. `params` may be NULL. All tensors lie on one device, or are host scalars.
void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int num_inputs,
               eager_tensor* const* outputs, int num_outputs, const void* params = nullptr, size_t params_size = 0);

// Runs an elementwise op on one or two tensors of out's dtype, shape and device, and writes the result to out, without
// inference or recording.
void run_elementwise(eager_op& op, eager_tensor* const* inputs, int num_inputs, eager_tensor& out);

}  // namespace eager
