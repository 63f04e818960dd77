// DLPack. The runtime uses DLManagedTensorVersioned (DLPack 1.x). For libraries that know only the older
// DLManagedTensor this file converts between the two.
#include "values/dlpack.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include "python/errors.h"
#include "execution/execution.h"
#include "values/tensor.h"

namespace {

// The structs of dlpack.h, with the same layout.
struct DLDevice {
  int32_t device_type, device_id;
};
struct DLDataType {
  uint8_t code, bits;
  uint16_t lanes;
};
struct DLTensor {
  void* data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t *shape, *strides;
  uint64_t byte_offset;
};
struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor*);
};
struct DLManagedTensorVersioned {
  uint32_t major, minor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned*);
  uint64_t flags;
  DLTensor dl_tensor;
};
constexpr int32_t kCpu = 1, kCuda = 2;
constexpr const char *kVersioned = "dltensor_versioned", *kLegacy = "dltensor",
                     *kUsedVersioned = "used_dltensor_versioned", *kUsedLegacy = "used_dltensor";

template <typename T>
void delete_managed(T* managed) {
  if (managed && managed->deleter) managed->deleter(managed);
}

// Deletes the tensor of a capsule that nobody has consumed: a consumer renames the capsule.
template <typename T>
void destroy_capsule(PyObject* capsule, const char* name) {
  if (!PyCapsule_IsValid(capsule, name)) return;
  PyObject *type, *value, *traceback;  // a destructor may run while an exception is set
  PyErr_Fetch(&type, &value, &traceback);
  delete_managed(static_cast<T*>(PyCapsule_GetPointer(capsule, name)));
  PyErr_Restore(type, value, traceback);
}
void destroy_versioned(PyObject* capsule) { destroy_capsule<DLManagedTensorVersioned>(capsule, kVersioned); }
void destroy_legacy(PyObject* capsule) { destroy_capsule<DLManagedTensor>(capsule, kLegacy); }

DLManagedTensor* to_legacy(DLManagedTensorVersioned* versioned) {
  auto* legacy = new (std::nothrow) DLManagedTensor;
  if (!legacy) return nullptr;
  legacy->dl_tensor = versioned->dl_tensor;
  legacy->manager_ctx = versioned;
  legacy->deleter = [](DLManagedTensor* self) {
    delete_managed(static_cast<DLManagedTensorVersioned*>(self->manager_ctx));
    delete self;
  };
  return legacy;
}

DLManagedTensorVersioned* to_versioned(DLManagedTensor* legacy) {
  auto* versioned = new (std::nothrow) DLManagedTensorVersioned;
  if (!versioned) return nullptr;
  versioned->major = 1;
  versioned->minor = 0;
  versioned->flags = 0;
  versioned->dl_tensor = legacy->dl_tensor;
  versioned->manager_ctx = legacy;
  versioned->deleter = [](DLManagedTensorVersioned* self) {
    delete_managed(static_cast<DLManagedTensor*>(self->manager_ctx));
    delete self;
  };
  return versioned;
}

bool device_of(const eager_tensor* t, DLDevice& device) {
  const char* name = eager_tensor_device(t);
  if (!*name)
    return raise_code(EAGER_FAILED_PRECONDITION,
                      "A symbolic tensor has no device: it has no value while a function is traced"),
           false;
  const char* index = std::strchr(name, ':');
  device = {std::strncmp(name, "gpu", 3) == 0 ? kCuda : kCpu, index ? static_cast<int32_t>(std::atoi(index + 1)) : 0};
  return true;
}

PyObject* capsule_of(DLManagedTensorVersioned* managed, bool versioned) {
  if (versioned) {
    PyObject* capsule = PyCapsule_New(managed, kVersioned, destroy_versioned);
    if (!capsule) delete_managed(managed);
    return capsule;
  }
  DLManagedTensor* legacy = to_legacy(managed);
  if (!legacy) {
    delete_managed(managed);
    return PyErr_NoMemory();
  }
  PyObject* capsule = PyCapsule_New(legacy, kLegacy, destroy_legacy);
  if (!capsule) delete_managed(legacy);
  return capsule;
}

// Finds the stream on which the consumer reads from the protocol's number. -1 asks for no synchronization, and is taken
// as None: synchronization costs little.
bool parse_stream(PyObject* object, void*& stream) {
  stream = nullptr;
  if (object == Py_None) return true;
  const long long number = PyLong_AsLongLong(object);
  if (number == -1) return !PyErr_Occurred();
  if (number == 0) {
    PyErr_SetString(
        PyExc_ValueError,
        "stream 0 is ambiguous: the protocol has 1 for the legacy default stream and 2 for the thread's own");
    return false;
  }
  stream = reinterpret_cast<void*>(static_cast<intptr_t>(number));
  return true;
}

PyObject* dlpack(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"stream", "max_version", "dl_device", "copy", nullptr};
  PyObject *stream_object = Py_None, *max_version = Py_None, *dl_device = Py_None, *copy = Py_None;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$OOOO:__dlpack__", const_cast<char**>(names), &stream_object,
                                   &max_version, &dl_device, &copy)) {
    return nullptr;
  }
  int major = 0, minor = 0;
  if (max_version != Py_None && !PyArg_Parse(max_version, "(ii)", &major, &minor)) return nullptr;
  const int must_copy = copy == Py_None ? 0 : PyObject_IsTrue(copy);
  eager_dlpack_options options = {sizeof options, nullptr, must_copy > 0};
  Execution* execution = current_execution();
  DLDevice device;
  eager_tensor* t = handle_of(self);
  if (must_copy < 0 || !execution || !parse_stream(stream_object, options.stream) || !device_of(t, device))
    return nullptr;
  TensorHandle moved;
  if (dl_device != Py_None) {
    int type, id;
    if (!PyArg_Parse(dl_device, "(ii)", &type, &id)) return nullptr;
    if (type != device.device_type || id != device.device_id) {
      if (type != kCpu || (copy != Py_None && !must_copy)) {
        PyErr_Format(PyExc_BufferError, "the tensor lies on %s and cannot be given to DLPack's device (%d, %d)",
                     eager_tensor_device(t), type, id);
        return nullptr;
      }
      if (!ok(eager_tensor_copy_to(execution->context, t, "cpu:0", moved.out()))) return nullptr;
      t = moved.get();
      options.stream = nullptr;
    }
  }
  void* managed;
  if (!ok(eager_tensor_to_dlpack(execution->context, t, &options, &managed))) return nullptr;
  return capsule_of(static_cast<DLManagedTensorVersioned*>(managed), major >= 1);
}

PyObject* dlpack_device(PyObject* self, PyObject*) {
  DLDevice device;
  return device_of(handle_of(self), device) ? Py_BuildValue("ii", device.device_type, device.device_id) : nullptr;
}

bool is_row_major(const DLTensor& t) {
  if (!t.strides) return true;
  int64_t stride = 1;
  for (int32_t i = t.ndim - 1; i >= 0; --i) {
    if (t.shape[i] == 0) return true;
    if (t.shape[i] != 1 && t.strides[i] != stride) return false;
    stride *= t.shape[i];
  }
  return true;
}

// from_capsule(capsule, share): returns a tensor on the capsule's memory. Memory that cannot be shared is copied, or
// with `share` raises BufferError.
PyObject* from_capsule(PyObject*, PyObject* args) {
  PyObject* capsule;
  int share;
  if (!PyArg_ParseTuple(args, "Op", &capsule, &share)) return nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  const bool versioned = PyCapsule_IsValid(capsule, kVersioned);
  if (!versioned && !PyCapsule_IsValid(capsule, kLegacy)) {
    PyErr_Format(PyExc_ValueError, "a DLPack capsule that nobody has consumed is needed, not %R", capsule);
    return nullptr;
  }
  void* pointer = PyCapsule_GetPointer(capsule, versioned ? kVersioned : kLegacy);
  const DLTensor& t = versioned ? static_cast<DLManagedTensorVersioned*>(pointer)->dl_tensor
                                : static_cast<DLManagedTensor*>(pointer)->dl_tensor;
  if (share && !is_row_major(t)) {
    PyErr_SetString(PyExc_BufferError, "memory that is not row-major can only be used with a copy");
    return nullptr;
  }
  void* managed = versioned ? pointer : to_versioned(static_cast<DLManagedTensor*>(pointer));
  if (!managed) return PyErr_NoMemory();
  if (PyCapsule_SetName(capsule, versioned ? kUsedVersioned : kUsedLegacy) < 0) {
    if (!versioned) delete static_cast<DLManagedTensorVersioned*>(managed);
    return nullptr;
  }
  eager_tensor* out;
  return ok(eager_tensor_from_dlpack(execution->context, managed, &out)) ? wrap(out) : nullptr;
}

// stream(device): returns the number of the device's stream, which goes to a producer's __dlpack__.
PyObject* stream(PyObject*, PyObject* device) {
  const char* name = utf8_of(device);
  Execution* execution = name ? current_execution() : nullptr;
  void* out;
  if (!execution || !ok(eager_context_stream(execution->context, name, &out))) return nullptr;
  return out ? PyLong_FromVoidPtr(out) : PyLong_FromLong(1);
}

PyMethodDef functions[] = {
    {"from_capsule", from_capsule, METH_VARARGS, nullptr},
    {"stream", stream, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef tensor_dlpack_methods[] = {
    {"__dlpack__", as_method(dlpack), METH_VARARGS | METH_KEYWORDS,
     "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
     "A DLPack capsule with a reference to the tensor's memory, which is read-only."},
    {"__dlpack_device__", dlpack_device, METH_NOARGS,
     "__dlpack_device__($self, /)\n--\n\nDLPack's (device type, device id)."},
    {nullptr, nullptr, 0, nullptr},
};

bool init_dlpack(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
