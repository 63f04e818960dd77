// CPython's and libeager's headers, and owners for what they hand out. All functions of the extension follow CPython's
// habit: NULL, false or -1 means that a Python exception is set. A function named init_... is called once, by the module.
#ifndef EAGER_PYTHON_PYTHON_H_
#define EAGER_PYTHON_PYTHON_H_

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <eager_c.h>

#include <cstring>
#include <utility>

#define likely(condition) __builtin_expect(!!(condition), 1)
#define unlikely(condition) __builtin_expect(!!(condition), 0)

// Owns a reference to a Python object.
class Ref {
 public:
  Ref() = default;
  explicit Ref(PyObject* owned) : object_(owned) {}
  static Ref borrow(PyObject* object) {
    Py_XINCREF(object);
    return Ref(object);
  }
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Ref& operator=(Ref&& other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Ref() { Py_XDECREF(object_); }
  PyObject* get() const { return object_; }
  PyObject* release() { return std::exchange(object_, nullptr); }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  PyObject* object_ = nullptr;
};

// Reports whether a weak reference refers to the object.
inline bool refers_to(PyObject* weak_reference, const PyObject* object) {
#if PY_VERSION_HEX >= 0x030d0000
  PyObject* referent;
  if (PyWeakref_GetRef(weak_reference, &referent) <= 0) return false;
  Py_DECREF(referent);
#else
  PyObject* referent = PyWeakref_GetObject(weak_reference);
#endif
  return referent == object;
}

// Owns a handle of libeager.
template <typename T, void (*kRelease)(T*)>
class Owned {
 public:
  Owned() = default;
  explicit Owned(T* handle) : handle_(handle) {}
  Owned(Owned&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Owned& operator=(Owned&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Owned() {
    if (handle_) kRelease(handle_);
  }
  T* get() const { return handle_; }
  T** out() { return &handle_; }
  T* release() { return std::exchange(handle_, nullptr); }
  explicit operator bool() const { return handle_ != nullptr; }

 private:
  T* handle_ = nullptr;
};
using TensorHandle = Owned<eager_tensor, eager_tensor_release>;
using OpHandle = Owned<eager_op, eager_op_release>;
using TapeHandle = Owned<eager_tape, eager_tape_release>;
using VariableHandle = Owned<eager_variable, eager_variable_release>;
using OptimizerHandle = Owned<eager_optimizer, eager_optimizer_release>;
using FunctionHandle = Owned<eager_function, eager_function_release>;
using StringHandle = Owned<char, eager_string_release>;

// Returns a str for a char* from the library, which it releases.
inline PyObject* take_string(char* text) {
  StringHandle owned(text);
  return PyUnicode_FromString(text);
}

// Returns the UTF-8 of a str, borrowed from the str. Raises ValueError for a NUL, at which the library would end the
// text.
inline const char* utf8_of(PyObject* text) {
  Py_ssize_t size;
  const char* utf8 = PyUnicode_AsUTF8AndSize(text, &size);
  if (!utf8 || std::strlen(utf8) == static_cast<size_t>(size)) return utf8;
  PyErr_SetString(PyExc_ValueError, "embedded null character");
  return nullptr;
}

// Returns the attribute `name` of a module, which the first call imports and keeps in `kept`. Borrowed.
inline PyObject* imported(PyObject*& kept, const char* module, const char* name) {
  if (likely(kept != nullptr)) return kept;
  Ref found(PyImport_ImportModule(module));
  return found ? kept = PyObject_GetAttrString(found.get(), name) : nullptr;
}

// Returns a new tuple of an iterable's items: a list may change while Python code runs or the GIL is released. The
// message is that of the TypeError for an object that is no iterable.
inline PyObject* as_tuple(PyObject* iterable, const char* message) {
  Ref sequence(PySequence_Fast(iterable, message));
  return sequence ? PySequence_Tuple(sequence.get()) : nullptr;
}

// Binds a callable to its first argument, as functions are bound. It is the tp_descr_get of types whose objects are
// methods.
inline PyObject* bind_method(PyObject* self, PyObject* object, PyObject*) {
  return object && object != Py_None ? PyMethod_New(self, object) : Ref::borrow(self).release();
}

template <typename F>
PyCFunction as_method(F* function) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

inline bool add_object(PyObject* module, const char* name, PyTypeObject* type) {
  Py_INCREF(type);
  if (PyModule_AddObject(module, name, reinterpret_cast<PyObject*>(type)) == 0) return true;
  Py_DECREF(type);
  return false;
}

#endif
