// The ops that the program defines (eager_op_define), by name. Their definitions come from custom_ops/, above.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "kernels/kernel.h"
#include "runtime/core/schema.h"

namespace eager {

// Returns the present definition of this name, or NULL.
std::shared_ptr<const OpDef> find_custom_op(std::string_view name);
// Returns all present definitions, by name.
std::vector<std::shared_ptr<const OpDef>> all_custom_ops();
// Makes def the definition of its name. Returns the one before it, or NULL: where nobody else holds that, its end runs the
// program's code, so the caller holds no lock.
std::shared_ptr<const OpDef> keep_custom_op(std::shared_ptr<const OpDef> def);

// Returns a copy of the name that lives for ever, one for each name: queued kernels and symbolic tensors point at it.
const char* lasting_name(const char* name);

// The kernels of all custom ops are one, which runs what their params begin with. Such an op has the index of one of the
// registry's ops of these names, and so finds this kernel in the tables of devices: on the host alone, on GPUs too, or on GPUs
// alone.
inline constexpr const char *kCustomOp = "custom_op", *kCustomOpAlsoOnGpus = "custom_op_also_on_gpus",
                            *kCustomOpOnGpus = "custom_op_on_gpus";
struct CustomParams {
  Kernel run;
};
int32_t run_custom_op(KernelCall& call);

}  // namespace eager
