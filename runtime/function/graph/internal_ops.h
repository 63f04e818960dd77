// The ops that a trace writes down for what is no op outside of traces: calls, variables, optimizers, custom gradients,
// host calls. Each has one attribute, an object. This file declares these objects, how such an op is made, and how it
// is told from others; nodes/ runs it.
#pragma once

#include <memory>

#include "runtime/autograd/custom.h"
#include "runtime/core/prepared.h"
#include "runtime/function/graph/function.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// Reports whether op is the one of this name.
template <FixedString Name>
bool is_op(const eager_op& op) {
  return &op.def == &prepared<Name, "">()->def;
}

// Returns the object that is the value of an attribute.
template <class T>
T& object_of(const eager_op& op, AttrName attr) {
  return *static_cast<T*>(op.attr(attr).object);
}

// ---- calls

// Returns an op that calls f.
Ref<eager_op> call_op(eager_function& f);
// Returns the function that a call op calls; NULL: another op.
eager_function* function_called_by(const eager_op& op);
// Sets an attribute of op to a function, which op then holds.
void set_function(eager_op& op, const char* attr, eager_function& f);

// ---- variables: read_variable, assign_variable, assign_add_variable, assign_sub_variable, assign_slice_variable

// Returns an op of this name that reads or assigns v.
Ref<eager_op> variable_op(const char* name, eager_variable& v);
// Returns the variable that the op reads; NULL: another op.
eager_variable* variable_read_by(const eager_op& op);
// Returns the variable that the op reads or assigns; NULL: another op.
eager_variable* variable_of(const eager_op& op);
// Returns the variables that the op itself assigns to; those of its functions are left out.
std::vector<eager_variable*> variables_assigned_by(const eager_op& op);

// ---- optimizers: apply_optimizer

// One step of an optimizer: the variables that it updates.
struct Update {
  Ref<eager_optimizer> optimizer;
  std::vector<Ref<eager_variable>> variables;
  std::vector<bool> has_rows;  // tells for each whether its gradient is sparse rows: two inputs, indices and values
};
Ref<eager_op> update_op(std::shared_ptr<Update> update);
// Returns the step that the op takes; NULL: another op.
const Update* update_of(const eager_op& op);

// ---- custom gradients: custom_gradient (eager_tape_record)

// A backward pass of the program's own, from the gradients of given outputs to those of given inputs. The inputs of its
// node are these inputs, these outputs, then what the traced backward pass captures.
struct CustomGradient {
  CustomGradient(int in, int out) : num_inputs(in), num_outputs(out) {}
  const int num_inputs, num_outputs;
  Ref<CustomBackward> callers;    // the program's code; NULL: it has been traced
  Ref<eager_function> backward;   // that code, traced: from output gradients and captures to the gradients of `wanted`
  std::vector<int> wanted;        // the inputs to which it gives gradients
  Error error{Code::ok, "", ""};  // the reason why the code could not be traced
};
Ref<eager_op> custom_gradient_op(std::shared_ptr<CustomGradient> gradient);
// Returns the custom gradient that the op has; NULL: another op.
const CustomGradient* custom_gradient_of(const eager_op& op);

// ---- host calls: host_call

// A callback of the program that runs as an op.
struct HostCallback {
  eager_host_fn function;
  void* user_data;
  void (*destroy)(void*);
  std::vector<DType> dtypes;  // the dtypes of the outputs
  std::vector<Shape> shapes;  // the shapes of the outputs; dims may be -1
  std::string name;
  ~HostCallback() {
    if (destroy) destroy(user_data);
  }
};
Ref<eager_op> host_call_op(std::shared_ptr<HostCallback> callback);
// Returns the callback that the op calls; NULL: another op.
const HostCallback* callback_of(const eager_op& op);

}  // namespace eager
