// GradientTape.gradient.
#include <utility>

#include "gradients/structure.h"
#include "gradients/tape.h"
#include "tracing/trace.h"
#include "values/convert.h"

namespace {

// The tensors of a structure's leaves. Tensors are borrowed from the leaves; the values of variables are owned.
class Values {
 public:
  explicit Values(Py_ssize_t n) : handles_(n), owned_(n) {}
  ~Values() { eager_tensors_release(owned_.data(), owned_.size()); }
  void push(eager_tensor* borrowed) { handles_.push(borrowed); }
  void push_owned(eager_tensor* owned) {
    handles_.push(owned);
    owned_.push(owned);
  }
  eager_tensor* const* data() { return handles_.data(); }
  int32_t size() const { return handles_.size(); }

 private:
  Few<eager_tensor*> handles_, owned_;
};

bool wrong_leaf(const char* what, PyObject* leaf) {
  PyErr_Format(PyExc_TypeError, "%s must be Tensors or Variables, or structures of them, not %R", what, leaf);
  return false;
}

bool add_targets(Execution* execution, const Leaves& leaves, Values& values) {
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (likely(is_tensor(leaf))) {
      values.push(in_trace(execution, handle_of(leaf)));
    } else if (is_variable(leaf)) {
      eager_tensor* value;
      if (!ok(eager_variable_read(execution->context, variable_handle(leaf), &value))) return false;
      values.push_owned(value);
    } else {
      return wrong_leaf("targets", leaf);
    }
  }
  if (unlikely(leaves.size() == 0)) {  // an empty target depends on nothing, as does this constant
    eager_tensor* zero;
    if (!ok(eager_tensor_scalar_float(execution->context, 0, &zero))) return false;
    values.push_owned(zero);
  }
  return true;
}

bool add_output_gradients(Execution* execution, const Leaves& leaves, Py_ssize_t num_targets, Values& values) {
  if (leaves.size() != num_targets) {
    PyErr_Format(PyExc_ValueError, "There are %zd output gradients for %zd targets", leaves.size(), num_targets);
    return false;
  }
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (leaf == Py_None) {
      values.push(nullptr);
    } else if (is_tensor(leaf)) {
      values.push(in_trace(execution, handle_of(leaf)));
    } else {
      eager_tensor* value = to_tensor(execution, leaf, 0);
      if (!value) return false;
      values.push_owned(value);
    }
  }
  return true;
}

// The sources of a gradient, sorted into tensors and variables.
struct Sources {
  explicit Sources(Py_ssize_t n) : tensors(n), variables(n) {}

  bool add(Execution* execution, const Leaves& leaves) {
    for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
      PyObject* leaf = leaves[i];
      if (is_tensor(leaf)) tensors.push(in_trace(execution, handle_of(leaf)));
      else if (is_variable(leaf)) variables.push(variable_handle(leaf));
      else return wrong_leaf("sources", leaf);
    }
    return true;
  }

  Few<eager_tensor*> tensors;
  Few<eager_variable*> variables;
};

// Returns the gradients in the structure of the sources. gradients: those of the tensors, then those of the variables;
// they are consumed.
PyObject* result(const Leaves& leaves, int32_t num_tensors, Few<eager_tensor*>& gradients) {
  int32_t tensor = 0, variable = num_tensors;
  Few<PyObject*> objects(leaves.size());
  bool done = true;
  for (Py_ssize_t i = 0; done && i < leaves.size(); ++i) {
    eager_tensor* gradient = std::exchange(gradients[is_variable(leaves[i]) ? variable++ : tensor++], nullptr);
    PyObject* object = gradient ? wrap(gradient) : Ref::borrow(Py_None).release();
    if (object) objects.push(object);
    else done = false;
  }
  if (likely(done)) return leaves.pack(objects.data());
  for (int32_t i = 0; i < objects.size(); ++i) Py_DECREF(objects[i]);
  eager_tensors_release(gradients.data(), static_cast<int32_t>(leaves.size()));
  return nullptr;
}

// Makes the tape ready to be used in the present context. A tape that recorded in another context is stopped for good;
// it is an error if the tape is still inside its `with` there.
bool bring_here(GradientTape* self, const Execution* execution) {
  if (likely(self->context == execution->context)) return true;
  if (self->entered) {
    raise_code(EAGER_FAILED_PRECONDITION, "The tape still records in another context: leave its `with` first");
    return false;
  }
  return may_touch(self, execution) && ok(eager_tape_stop(self->handle));
}

// A scope in which the tape is busy: neither other threads, while the GIL is released, nor callbacks can use it.
struct Busy {
  explicit Busy(GradientTape* t) : tape(t) { tape->busy = true; }
  ~Busy() { tape->busy = false; }
  GradientTape* tape;
};

PyObject* compute(GradientTape* self, PyObject* target, PyObject* source, PyObject* output_gradients,
                  int32_t unconnected_zero) {
  if (target == Py_None) {
    PyErr_SetString(PyExc_TypeError,
                    "Argument `target` should be a list or nested structure of Tensors or Variables to be "
                    "differentiated, but received None.");
    return nullptr;
  }
  Leaves target_leaves, source_leaves, gradient_leaves;
  if (!target_leaves.of(target) || !source_leaves.of(source)) return nullptr;
  Execution* execution = current_execution();
  if (!execution || !is_live(self, "gradient") || !bring_here(self, execution)) return nullptr;
  Busy busy(self);
  Values targets(target_leaves.size());
  Sources sources(source_leaves.size());
  if (!add_targets(execution, target_leaves, targets) || !sources.add(execution, source_leaves)) return nullptr;
  const bool weighted = output_gradients && output_gradients != Py_None && target_leaves.size() > 0;
  if (weighted && !gradient_leaves.of(output_gradients)) return nullptr;
  Values weights(weighted ? gradient_leaves.size() : 0);
  if (weighted && !add_output_gradients(execution, gradient_leaves, target_leaves.size(), weights)) return nullptr;

  const int32_t num_tensors = sources.tensors.size(), num_variables = sources.variables.size();
  Few<eager_tensor*> gradients(num_tensors + num_variables);
  const eager_gradient_options options = {sizeof options, unconnected_zero};
  if (!self->persistent) self->entered = false;
  eager_status* status = without_gil(execution, [&] {
    return eager_tape_gradient(execution->context, self->handle, targets.data(), targets.size(),
                               weighted ? weights.data() : nullptr, sources.tensors.data(), num_tensors,
                               sources.variables.data(), num_variables, &options, gradients.data());
  });
  self->used = !self->persistent;
  if (unlikely(status != nullptr)) {
    if (self->used) eager_status_release(eager_tape_stop(self->handle));
    return raise_status(status);
  }
  return result(source_leaves, num_tensors, gradients);
}

// Returns 1 for "zero" and 0 for "none", given as a str or as an enum's value; -1: an exception is set.
int32_t unconnected(PyObject* choice) {
  Ref value(PyUnicode_Check(choice) ? Ref::borrow(choice).release() : PyObject_GetAttrString(choice, "value"));
  if (value && PyUnicode_Check(value.get())) {
    if (PyUnicode_CompareWithASCIIString(value.get(), "none") == 0) return 0;
    if (PyUnicode_CompareWithASCIIString(value.get(), "zero") == 0) return 1;
  }
  PyErr_Clear();
  PyErr_Format(PyExc_ValueError, "Unknown value for unconnected_gradients: %R", choice);
  return -1;
}

}  // namespace

PyObject* tape_gradient(PyObject* object, PyObject* const* args, Py_ssize_t num_args, PyObject* keywords) {
  static constexpr const char* names[] = {"target", "sources", "output_gradients", "unconnected_gradients"};
  PyObject* values[4] = {};
  if (!bind_arguments("gradient", names, 4, 2, args, num_args, keywords, values)) return nullptr;
  const int32_t zero = values[3] ? unconnected(values[3]) : 0;
  return zero < 0 ? nullptr : compute(tape_of(object), values[0], values[1], values[2], zero);
}
