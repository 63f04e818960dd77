// What all ways have in common: a kernel is found and started on operands, and the recorders are told.
#pragma once

#include "runtime/core/context.h"
#include "runtime/core/op.h"

namespace eager {

Kernel find_kernel(const OpDef& def, DType dtype, int device_index);
inline void set_operand(Operand& o, const eager_tensor& t) {
  o.data = t.data;
  o.dims = t.dims;
  o.num_elements = t.num_elements;
  o.rank = t.rank;
  o.dtype = t.dtype;
  o.is_immediate = false;
}
// A host scalar that travels by value.
void set_immediate(Operand& o, DType dtype, const eager_tensor& t);
void launch(const OpDef& def, Kernel kernel, int device_index, Operand* inputs, int num_inputs, Operand* outputs,
            int num_outputs, const void* params, size_t params_size, bool same_shape);

void tell_recorders(eager_context& ctx, const Executed& e);

// Runs op's kernel on tensors that are there already (fused updates, accumulation in place): no inference, no
// recording. `params` may be NULL. All tensors lie on one device, or are host scalars.
void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int num_inputs,
               eager_tensor* const* outputs, int num_outputs, const void* params = nullptr, size_t params_size = 0);

// The same for an elementwise op on one or two tensors of out's dtype, shape and device.
void run_elementwise(eager_op& op, eager_tensor* const* inputs, int num_inputs, eager_tensor& out);

}  // namespace eager
