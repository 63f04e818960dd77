// The ops that a trace writes down for what is no op elsewhere: calls, variables, optimizers, custom gradients, host calls.
// Each has one attribute, an object. Here stand these objects, how such an op is made, and how it is told from others;
// nodes/ runs it.
#pragma once

#include <memory>

#include "runtime/autograd/custom.h"
#include "runtime/core/prepared.h"
#include "runtime/function/graph/function.h"
#include "runtime/variables/optimizer.h"

namespace eager {

template <FixedString Name>
bool is_op(const eager_op& op) {
  return &op.def == &prepared<Name, "">()->def;
}

// Returns the object of an op that is made here: the value of its only attribute.
template <class T>
T& object_of(const eager_op& op) {
  return *static_cast<T*>(op.attrs[0].object);
}

// ---- calls

Ref<eager_op> call_op(eager_function& f);
eager_function* function_called_by(const eager_op& op);  // NULL: another op
void set_function(eager_op& op, const char* attr, eager_function& f);

// ---- variables: read_variable, assign_variable, assign_add_variable, assign_sub_variable

Ref<eager_op> variable_op(const char* name, eager_variable& v);
eager_variable* variable_read_by(const eager_op& op);  // NULL: another op
// Returns the variable that the op reads or assigns; NULL: another op.
eager_variable* variable_of(const eager_op& op);
// Returns the variables that the op, its functions aside, assigns to.
std::vector<eager_variable*> variables_assigned_by(const eager_op& op);

// ---- optimizers: apply_optimizer

// What a step of an optimizer updates.
struct Update {
  Ref<eager_optimizer> optimizer;
  std::vector<Ref<eager_variable>> variables;
  std::vector<bool> has_rows;  // the gradient is sparse rows: two inputs, indices and values
};
Ref<eager_op> update_op(std::shared_ptr<Update> update);
const Update* update_of(const eager_op& op);  // NULL: another op

// ---- custom gradients: custom_gradient (eager_tape_record)

// The backward pass that the program gives to outputs, which came from inputs by some way. Inputs of the node: the inputs,
// the outputs, then what the traced backward pass captures.
struct CustomGradient {
  CustomGradient(int in, int out) : num_inputs(in), num_outputs(out) {}
  const int num_inputs, num_outputs;
  Ref<CustomBackward> callers;   // as it was given
  Ref<eager_function> backward;  // as it was traced: from output gradients and captures to the gradients of `wanted`
  std::vector<int> wanted;
  Error error{Code::ok, "", ""};  // why it could not be traced
};
Ref<eager_op> custom_gradient_op(std::shared_ptr<CustomGradient> gradient);
const CustomGradient* custom_gradient_of(const eager_op& op);  // NULL: another op

// ---- host calls: host_call

// The program's code as an op.
struct HostCallback {
  eager_host_fn function;
  void* user_data;
  void (*destroy)(void*);
  std::vector<DType> dtypes;  // of the outputs
  std::vector<Shape> shapes;  // dims may be -1
  std::string name;
  ~HostCallback() {
    if (destroy) destroy(user_data);
  }
};
Ref<eager_op> host_call_op(std::shared_ptr<HostCallback> callback);
const HostCallback* callback_of(const eager_op& op);  // NULL: another op

}  // namespace eager
