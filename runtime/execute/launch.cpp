#include "runtime/execute/launch.h"

#include <new>

#include "base/small.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

// Starts a kernel again that had no room for what it needs while it runs, when the collectors have been asked.
[[gnu::cold, gnu::noinline]] int32_t launch_again(Kernel kernel, KernelCall& call) {
  Error error{Code::resource_exhausted, cat("OOM when computing ", call.op_name), call.op_name};
  if (!ask_collectors_for(kHostDevice)) throw_out_of_memory(std::move(error), kHostDevice);
  try {
    return kernel(call);
  } catch (const std::bad_alloc&) {
    throw error;
  }
}

// Runs a kernel of the host.
int32_t run_on_host(Kernel kernel, KernelCall& call) {
  try {
    return kernel(call);
  } catch (const std::bad_alloc&) {
  }
  return launch_again(kernel, call);
}

}  // namespace

Kernel kernel_or_null(const OpDef& def, DType dtype, int device_index) {
  return device_at(device_index).kernels[def.index * kNumDTypes + static_cast<int>(dtype)];
}

Kernel find_kernel(const OpDef& def, DType dtype, int device_index) {
  Kernel k = kernel_or_null(def, dtype, device_index);
  if (!k) [[unlikely]] {
    fail(Code::unimplemented, "Could not find device for node: no kernel of ", def.name, " for ", dtype_name(dtype),
         " on ", device_at(device_index).name());
  }
  return k;
}

void set_immediate(Operand& o, DType dtype, const eager_tensor& t) {
  convert_scalar(t, dtype, o.immediate);
  o.data = o.immediate;
  o.dims = t.dims;
  o.num_elements = 1;
  o.rank = 0;
  o.dtype = dtype;
  o.is_immediate = true;
}

void launch(const OpDef& def, Kernel kernel, int device_index, Operand* in, int num_in, Operand* out, int num_out,
            const void* params, size_t params_size, bool same_shape) {
  char message[kMaxMessage];
  Device& device = device_at(device_index);
  KernelCall call{in, out, num_in, num_out, params, params_size, def.name, &device, same_shape, message};
  int32_t code = device_index == kHostDevice ? run_on_host(kernel, call) : device.launch(kernel, call);
  if (code != 0) [[unlikely]] {
    message[kMaxMessage - 1] = 0;
    fail(static_cast<Code>(code), std::string(message));
  }
}

void tell_recorders(eager_context& ctx, const Executed& e) {
  for (Recorder* r : ctx.recorders()) r->record(e);
}

void rethrow_during(const OpDef& def) {
  try {
    throw;
  } catch (Error& error) {
    if (error.op.empty()) error.op = def.name;
    throw;
  } catch (const std::bad_alloc&) {
    throw Error{Code::resource_exhausted, cat("OOM when computing ", def.name), def.name};
  }
}

void run_elementwise(eager_op& op, eager_tensor* const* inputs, int n, eager_tensor& out) {
  if (const Loop loop = out.device_index == kHostDevice && out.num_elements <= kShortLoop
                            ? op.loops[static_cast<int>(out.dtype)]
                            : nullptr) {
    const void* data[] = {inputs[0]->data, inputs[n - 1]->data};
    loop(data, out.data, out.num_elements, &op.loop_params);
    return;
  }
  Kernel kernel = find_kernel(op.def, out.dtype, out.device_index);
  Operand operands[3];
  set_operand(operands[0], *inputs[0]);
  set_operand(operands[1], *inputs[n - 1]);
  set_operand(operands[2], out);
  launch(op.def, kernel, out.device_index, operands, n, operands + 2, 1, &op.loop_params, sizeof op.loop_params, true);
}

void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int n,
               eager_tensor* const* outputs, int m, const void* params, size_t params_size) {
  Kernel kernel = find_kernel(op.def, kernel_dtype, device_index);
  Small<Operand, 24> operands(n + m);
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t) {
      operands[i] = Operand{};
    } else if (t->device_index != device_index && t->is_host_scalar()) {
      set_immediate(operands[i], t->dtype, *t);
    } else {
      set_operand(operands[i], *t);
    }
  }
  for (int i = 0; i < m; ++i) set_operand(operands[n + i], *outputs[i]);
  bool same_shape = m > 0;
  for (int i = 0; i < n && same_shape; ++i) same_shape = inputs[i] && inputs[i]->shape() == outputs[0]->shape();
  launch(op.def, kernel, device_index, operands.get(), n, operands.get() + n, m, params, params_size, same_shape);
}

}  // namespace eager
