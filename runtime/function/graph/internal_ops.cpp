#include "runtime/function/graph/internal_ops.h"

namespace eager {

namespace {

template <class T>
std::shared_ptr<void> hold(T& counted) {
  counted.retain();
  return std::shared_ptr<void>(&counted, [](void* p) { static_cast<T*>(p)->release(); });
}

Ref<eager_op> new_internal_op(const char* name, const char* attr, std::shared_ptr<void> object,
                              AttrType type = AttrType::object, uint8_t effects = kNoEffects, bool runs_code = false) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->set_object(attr, std::move(object), type, effects, runs_code);
  op->freeze();
  return op;
}

bool is_assignment(const eager_op& op) {
  return is_op<"assign_variable">(op) || is_op<"assign_add_variable">(op) || is_op<"assign_sub_variable">(op) ||
         is_op<"assign_slice_variable">(op);
}

}  // namespace

Ref<eager_op> call_op(eager_function& f) {
  return new_internal_op("call", "function", hold(f), AttrType::function, f.effects, f.runs_code);
}

eager_function* function_called_by(const eager_op& op) {
  return is_op<"call">(op) ? &object_of<eager_function>(op, "function") : nullptr;
}

void set_function(eager_op& op, const char* attr, eager_function& f) {
  op.set_object(attr, hold(f), AttrType::function, f.effects, f.runs_code);
}

Ref<eager_op> variable_op(const char* name, eager_variable& v) { return new_internal_op(name, "variable", hold(v)); }

eager_variable* variable_read_by(const eager_op& op) {
  return is_op<"read_variable">(op) ? &object_of<eager_variable>(op, "variable") : nullptr;
}

eager_variable* variable_of(const eager_op& op) {
  return is_op<"read_variable">(op) || is_assignment(op) ? &object_of<eager_variable>(op, "variable") : nullptr;
}

std::vector<eager_variable*> variables_assigned_by(const eager_op& op) {
  std::vector<eager_variable*> variables;
  if (const Update* update = update_of(op)) {
    for (const Ref<eager_variable>& v : update->variables) variables.push_back(v.get());
  } else if (is_assignment(op)) {
    variables.push_back(variable_of(op));
  }
  return variables;
}

Ref<eager_op> update_op(std::shared_ptr<Update> update) {
  return new_internal_op("apply_optimizer", "update", std::move(update));
}

const Update* update_of(const eager_op& op) {
  return is_op<"apply_optimizer">(op) ? &object_of<Update>(op, "update") : nullptr;
}

Ref<eager_op> custom_gradient_op(std::shared_ptr<CustomGradient> gradient) {
  return new_internal_op("custom_gradient", "gradient", std::move(gradient));
}

const CustomGradient* custom_gradient_of(const eager_op& op) {
  return is_op<"custom_gradient">(op) ? &object_of<CustomGradient>(op, "gradient") : nullptr;
}

Ref<eager_op> host_call_op(std::shared_ptr<HostCallback> callback) {
  return new_internal_op("host_call", "callback", std::move(callback));
}

const HostCallback* callback_of(const eager_op& op) {
  return is_op<"host_call">(op) ? &object_of<HostCallback>(op, "callback") : nullptr;
}

}  // namespace eager
