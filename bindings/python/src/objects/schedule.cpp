// eager._core.Schedule: an eager_schedule. eager/optimizers/schedules.py has a class for each kind.
#include "execution/execution.h"
#include "objects/objects.h"
#include "python/errors.h"
#include "python/small.h"

namespace {

struct Schedule {
  PyObject_HEAD
  eager_schedule* handle;
};

eager_schedule* checked(PyObject* self) {
  eager_schedule* handle = schedule_handle(self);
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "Schedule.__init__() was not called");
  return handle;
}

PyObject* none_if(bool is_done) {
  if (!is_done) return nullptr;
  Py_RETURN_NONE;
}

PyObject* set_float(PyObject* self, PyObject* args) {
  const char* name;
  double value;
  if (!PyArg_ParseTuple(args, "sd:set_float", &name, &value)) return nullptr;
  eager_schedule* handle = checked(self);
  return none_if(handle && ok(eager_schedule_set_float(handle, name, value)));
}

PyObject* set_bool(PyObject* self, PyObject* args) {
  const char* name;
  int value;
  if (!PyArg_ParseTuple(args, "sp:set_bool", &name, &value)) return nullptr;
  eager_schedule* handle = checked(self);
  return none_if(handle && ok(eager_schedule_set_bool(handle, name, value)));
}

PyObject* set_floats(PyObject* self, PyObject* args) {
  const char* name;
  PyObject* given;
  if (!PyArg_ParseTuple(args, "sO!:set_floats", &name, &PyTuple_Type, &given)) return nullptr;
  List<double> values;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(given); ++i) {
    const double value = PyFloat_AsDouble(PyTuple_GET_ITEM(given, i));
    if (value == -1.0 && PyErr_Occurred()) return nullptr;
    values.push(value);
  }
  eager_schedule* handle = checked(self);
  return none_if(handle && ok(eager_schedule_set_floats(handle, name, values.data(), values.size())));
}

PyObject* rate(PyObject* self, PyObject* step) {
  const long long number = PyLong_AsLongLong(step);
  if (number == -1 && PyErr_Occurred()) return nullptr;
  eager_schedule* handle = checked(self);
  double found = 0;
  if (!handle || !ok(eager_schedule_rate(handle, number, &found))) return nullptr;
  return PyFloat_FromDouble(found);
}

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"kind", nullptr};
  const char* kind;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s:Schedule", const_cast<char**>(names), &kind)) return -1;
  Schedule* schedule = reinterpret_cast<Schedule*>(self);
  if (schedule->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "a Schedule cannot be initialized twice");
    return -1;
  }
  Execution* execution = current_execution();
  return execution && ok(eager_schedule_create(execution->context, kind, &schedule->handle)) ? 0 : -1;
}

void dealloc(PyObject* self) {
  eager_schedule_release(schedule_handle(self));
  Py_TYPE(self)->tp_free(self);
}

PyMethodDef methods[] = {
    {"set_float", set_float, METH_VARARGS, nullptr},
    {"set_bool", set_bool, METH_VARARGS, nullptr},
    {"set_floats", set_floats, METH_VARARGS, nullptr},
    {"rate", rate, METH_O, "rate(step): the learning rate of a step, a float. step: an int that counts from 0."},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject schedule_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Schedule",
    .tp_basicsize = sizeof(Schedule),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "A formula for the learning rate of each step.",
    .tp_methods = methods,
    .tp_init = init,
    .tp_new = PyType_GenericNew,
};

}  // namespace

bool is_schedule(PyObject* object) { return PyObject_TypeCheck(object, &schedule_type); }

eager_schedule* schedule_handle(PyObject* schedule) { return reinterpret_cast<Schedule*>(schedule)->handle; }

bool init_schedule(PyObject* module) {
  return PyType_Ready(&schedule_type) == 0 && add_object(module, "Schedule", &schedule_type);
}
