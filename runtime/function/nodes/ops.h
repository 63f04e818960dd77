// Ops that a trace writes down for what is no op elsewhere: calls, variables, optimizers, custom gradients, callbacks.
// Each does what the function of the C header does, at once or, on a context that traces, when the function runs.
#pragma once

#include <memory>

#include "runtime/autograd/custom.h"
#include "runtime/variables/variable.h"
#include "runtime/function/graph/function.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// Calls f.
Ref<eager_op> call_op(eager_function& f);
eager_function* function_called_by(const eager_op& op);  // NULL: another op
void set_function(eager_op& op, const char* attr, eager_function& f);
// Steps that all composite ops take.
void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name = nullptr);
bool is_symbolic(eager_tensor* const* tensors, int n);

// eager_variable_*. Tapes watch what is read.
TensorRef read_variable(eager_context& ctx, eager_variable& v);
enum class Assignment { assign, add, subtract };
void assign_variable(eager_context& ctx, eager_variable& v, eager_tensor& value, Assignment kind);

// The variable that this op reads; NULL: another op.
eager_variable* variable_read_by(const eager_op& op);
// The variable that this op reads or assigns; NULL: another op.
eager_variable* variable_of(const eager_op& op);
// read_variable, assign_variable, ...
Ref<eager_op> variable_op(const char* name, eager_variable& v);
// Those that op, or a graph's ops, read, their functions included, each once.
std::vector<eager_variable*> variables_read_by(const eager_op& op);
std::vector<eager_variable*> variables_read_by(const Graph& g);
// Those that this op, its functions aside, assigns to.
std::vector<eager_variable*> variables_assigned_by(const eager_op& op);

// What a step of an optimizer updates.
struct Update {
  Ref<eager_optimizer> optimizer;
  std::vector<Ref<eager_variable>> variables;
  std::vector<bool> has_rows;  // the gradient is sparse rows: two inputs, indices and values
};
const Update* update_of(const eager_op& op);  // NULL: another op
Ref<eager_op> update_op(std::shared_ptr<Update> update);
// INVALID_ARGUMENT where these, which may be symbolic, are no rows of v.
void check_rows(const eager_variable& v, const eager_tensor& indices, const eager_tensor& values);

// eager_optimizer_apply.
void apply_optimizer(eager_context& ctx, eager_optimizer& optimizer, eager_variable* const* variables,
                     eager_tensor* const* gradients, int count);

// A custom gradient (eager_tape_record): outputs that came from inputs by some way, with another way back.
struct CustomGradient {
  CustomGradient(int in, int out) : num_inputs(in), num_outputs(out) {}
  const int num_inputs, num_outputs;
  Ref<CustomBackward> callers;   // as it was given
  Ref<eager_function> backward;  // as it was traced: from output gradients and captures to the gradients of `wanted`
  std::vector<int> wanted;
  Error error{Code::ok, "", ""};  // why it could not be traced
};
const CustomGradient* custom_gradient_of(const eager_op& op);  // NULL: another op
Ref<eager_op> custom_gradient_op(std::shared_ptr<CustomGradient> gradient);
// New handles on outputs, with that way back to inputs.
void record_custom(eager_context& ctx, CustomBackward& backward, eager_tensor* const* inputs, int num_inputs,
                   eager_tensor* const* outputs, int num_outputs, eager_tensor** recorded);

// The caller's code as an op.
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
// Tells the tapes of an op that ran; a trace knows already.
void tell_tapes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs,
                const std::vector<TensorRef>& outputs);
Ref<eager_op> host_call_op(std::shared_ptr<HostCallback> callback);
const HostCallback* callback_of(const eager_op& op);  // NULL: another op

// The functions that an op has, as attributes or as a way back.
std::vector<eager_function*> functions_held_by(const eager_op& op);

}  // namespace eager
