#include <cstddef>
#include <vector>

#include "data/data.h"
#include "execution/execution.h"
#include "python/errors.h"
#include "values/tensor.h"

namespace {

struct Iterator {
  PyObject_HEAD
  eager_iterator* handle;
  PyObject* dataset;  // whose code the run calls
  int32_t num_components;
  PyObject* pack;  // makes the structure of a list of Tensors; None: their tuple; NULL: the only one itself
  PyObject* weak_references;
};

Iterator* cast(PyObject* self) { return reinterpret_cast<Iterator*>(self); }

eager_iterator* checked(PyObject* self) {
  eager_iterator* handle = cast(self)->handle;
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "Iterator.__init__() was not called");
  return handle;
}

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"dataset", "num_components", "pack", nullptr};
  PyObject *dataset, *pack = Py_None;
  int n;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "Oi|O:Iterator", const_cast<char**>(names), &dataset, &n, &pack))
    return -1;
  eager_dataset* d = dataset_handle(dataset);
  Execution* execution = d ? current_execution() : nullptr;
  if (!execution) return -1;
  Iterator* it = cast(self);
  if (it->handle || n < 0) {
    raise_code(EAGER_FAILED_PRECONDITION, "an Iterator cannot be initialized twice");
    return -1;
  }
  const auto create = [&] { return eager_iterator_create(execution->context, d, &it->handle); };
  if (!ok(without_gil(execution, create))) return -1;
  it->dataset = Ref::borrow(dataset).release();
  it->num_components = n;
  it->pack = pack == Py_Ellipsis ? nullptr : Ref::borrow(pack).release();
  return 0;
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(cast(self)->dataset);
  Py_VISIT(cast(self)->pack);
  return 0;
}

// A callback that waits for the GIL could not take it back: the threads are waited for without it.
void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  Iterator* it = cast(self);
  if (it->weak_references) PyObject_ClearWeakRefs(self);
  if (it->handle) {
    const ReleasedGil released;
    eager_iterator_release(it->handle);
  }
  Py_XDECREF(it->dataset);
  Py_XDECREF(it->pack);
  Py_TYPE(self)->tp_free(self);
}

PyObject* next(PyObject* self) {
  eager_iterator* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return nullptr;
  Iterator* it = cast(self);
  constexpr int32_t kFew = 8;
  eager_tensor* few[kFew];
  std::vector<eager_tensor*> many;
  eager_tensor** list = few;
  int32_t n = it->num_components, end = 0;
  if (n > kFew) {
    many.resize(static_cast<size_t>(n));
    list = many.data();
  }
  eager_status* status = without_gil(execution, [&] { return eager_iterator_next(handle, list, &n, &end); });
  if (!ok(status)) {
    keep_from_ending("a step of the dataset raised StopIteration");
    return nullptr;
  }
  if (end) return nullptr;
  if (!it->pack) return wrap(list[0]);
  Ref all(it->pack == Py_None ? PyTuple_New(n) : wrap_list(list, n));
  if (it->pack != Py_None) return all ? PyObject_CallOneArg(it->pack, all.get()) : nullptr;
  bool done = static_cast<bool>(all);
  for (int32_t i = 0; i < n; ++i) {
    PyObject* tensor = done ? wrap(list[i]) : (eager_tensor_release(list[i]), nullptr);
    done = tensor != nullptr;
    if (done) PyTuple_SET_ITEM(all.get(), i, tensor);
  }
  return done ? all.release() : nullptr;
}

PyObject* save(PyObject* self, PyObject*) {
  eager_iterator* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  eager_tensor* state = nullptr;
  const auto run = [&] { return eager_iterator_save(handle, &state); };
  return execution && ok(without_gil(execution, run)) ? wrap(state) : nullptr;
}

PyObject* restore(PyObject* self, PyObject* state) {
  eager_iterator* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return nullptr;
  if (!is_tensor(state)) return PyErr_Format(PyExc_TypeError, "a Tensor is needed, not %R", Py_TYPE(state));
  const auto run = [&] { return eager_iterator_restore(handle, handle_of(state)); };
  if (!ok(without_gil(execution, run))) return nullptr;
  Py_RETURN_NONE;
}

// stop(seconds): waits no longer than that.
PyObject* stop(PyObject* self, PyObject* given) {
  const double seconds = PyFloat_AsDouble(given);
  if (seconds == -1 && PyErr_Occurred()) return nullptr;
  eager_iterator* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  const Deadline deadline(seconds);
  if (!execution || !ok(without_gil(execution, [&] { return eager_iterator_stop(handle); }))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* stats(PyObject* self, PyObject*) {
  eager_iterator* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  char* text = nullptr;
  const auto run = [&] { return eager_iterator_stats(handle, &text); };
  return execution && ok(without_gil(execution, run)) ? take_string(text) : nullptr;
}

PyMethodDef methods[] = {
    {"save", save, METH_NOARGS, nullptr},   {"restore", restore, METH_O, nullptr}, {"stop", stop, METH_O, nullptr},
    {"stats", stats, METH_NOARGS, nullptr}, {nullptr, nullptr, 0, nullptr},
};

PyTypeObject iterator_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Iterator",
    .tp_basicsize = sizeof(Iterator),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "Iterator(dataset, num_components, pack): a run of a pipeline.",
    .tp_traverse = traverse,
    .tp_weaklistoffset = offsetof(Iterator, weak_references),
    .tp_iter = PyObject_SelfIter,
    .tp_iternext = next,
    .tp_methods = methods,
    .tp_init = init,
    .tp_new = PyType_GenericNew,
};

}  // namespace

bool init_iterator(PyObject* module) {
  return PyType_Ready(&iterator_type) == 0 && add_object(module, "Iterator", &iterator_type);
}
