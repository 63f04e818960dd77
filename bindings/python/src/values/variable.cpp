#include "values/variable.h"

#include <unordered_map>

namespace {

// Returns the map from variables to their objects, which are borrowed: an object removes itself when it is deallocated.
std::unordered_map<eager_variable*, PyObject*>& objects() {
  static auto* map = new std::unordered_map<eager_variable*, PyObject*>;
  return *map;
}

Variable* cast_self(PyObject* self) { return reinterpret_cast<Variable*>(self); }

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(cast_self(self)->attributes);
  return 0;
}

int clear(PyObject* self) {
  Py_CLEAR(cast_self(self)->attributes);
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  auto* variable = cast_self(self);
  if (variable->handle) {
    auto found = objects().find(variable->handle);
    if (found != objects().end() && found->second == self) objects().erase(found);
  }
  if (variable->weak_references) PyObject_ClearWeakRefs(self);
  clear(self);
  eager_variable_release(std::exchange(variable->handle, nullptr));
  Py_TYPE(self)->tp_free(self);
}

// Returns a hash of the object's identity, since variables with equal values are distinct members of a set.
Py_hash_t hash(PyObject* self) {
  const auto address = reinterpret_cast<size_t>(self);
  return static_cast<Py_hash_t>(address >> 4 | address << (8 * sizeof address - 4));
}

}  // namespace

PyTypeObject variable_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager.Variable",
    .tp_basicsize = sizeof(Variable),
    .tp_dealloc = dealloc,
    .tp_hash = hash,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(Variable, weak_references),
    .tp_dictoffset = offsetof(Variable, attributes),
};

PyObject* variable_slice_observer = nullptr;

void adopt_variable(PyObject* self, eager_variable* handle) {
  cast_self(self)->handle = handle;
  objects()[handle] = self;
}

PyObject* variable_object(eager_variable* handle) {
  auto found = objects().find(handle);
  // An object whose reference count is 0 is being deallocated and cannot be used again.
  if (found != objects().end() && Py_REFCNT(found->second) > 0) return Ref::borrow(found->second).release();
  PyObject* self = variable_type.tp_alloc(&variable_type, 0);
  if (!self) return nullptr;
  eager_variable_retain(handle);
  adopt_variable(self, handle);
  return self;
}
