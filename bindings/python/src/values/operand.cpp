#include "values/operand.h"

#include "python/gil.h"
#include "values/numpy.h"

namespace {

// The memory of one operand, which views of it keep.
struct Storage {
  PyObject_HEAD
  Memory memory;  // data is NULL when the call has ended
  bool is_writable;
};

int get_buffer(PyObject* self, Py_buffer* view, int flags) {
  const auto* storage = reinterpret_cast<Storage*>(self);
  if (!storage->memory.data) return refuse_buffer(view, "the memory of an operand ends with its kernel's call");
  if (flags & PyBUF_WRITABLE && !storage->is_writable)
    return refuse_buffer(view, "the inputs of a kernel are read-only");
  return fill_buffer(view, self, storage->memory, storage->is_writable, flags);
}

void dealloc(PyObject* self) { PyObject_Free(self); }

PyBufferProcs storage_buffer = {.bf_getbuffer = get_buffer, .bf_releasebuffer = release_buffer};

PyTypeObject storage_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.OperandStorage",
    .tp_basicsize = sizeof(Storage),
    .tp_dealloc = dealloc,
    .tp_as_buffer = &storage_buffer,
    .tp_flags = Py_TPFLAGS_DEFAULT,
};

bool has_numpy = false;

// Returns strings as a list of bytes objects. Their memory is that of a tensor: offsets, then the bytes.
PyObject* string_list(const eager_operand& o) {
  const auto* offsets = static_cast<const int64_t*>(o.data);
  const char* bytes = reinterpret_cast<const char*>(offsets + o.num_elements + 1);
  Ref list(PyList_New(o.num_elements));
  for (int64_t i = 0; list && i < o.num_elements; ++i) {
    PyObject* item = PyBytes_FromStringAndSize(bytes + offsets[i], offsets[i + 1] - offsets[i]);
    if (!item) return nullptr;
    PyList_SET_ITEM(list.get(), i, item);
  }
  return list.release();
}

PyObject* strings(const eager_operand& o) {
  Ref list(string_list(o));
  return list && has_numpy ? object_array_of(list.get(), o.dims, o.rank) : list.release();
}

}  // namespace

PyObject* Operands::view(const eager_operand& o, bool is_writable) {
  if (o.dtype == 0) return Ref::borrow(Py_None).release();
  if (o.dtype == EAGER_STRING) return strings(o);
  auto* storage = PyObject_New(Storage, &storage_type);
  if (!storage) return nullptr;
  storage->memory = {o.data, o.dims, o.num_elements, o.rank, o.dtype};
  storage->is_writable = is_writable;
  auto* object = reinterpret_cast<PyObject*>(storage);
  storages_.push_back(Ref(object));
  return has_numpy ? array_on(object, o.dtype, o.dims, o.rank) : PyMemoryView_FromObject(object);
}

PyObject* Operands::views(const eager_operand* operands, int32_t n, bool is_writable) {
  Ref tuple(PyTuple_New(n));
  for (int32_t i = 0; tuple && i < n; ++i) {
    PyObject* one = run_python([&] { return view(operands[i], is_writable); });
    if (!one) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i, one);
  }
  return tuple.release();
}

bool Operands::end() {
  bool all_gone = true;
  for (const Ref& object : storages_) {
    reinterpret_cast<Storage*>(object.get())->memory.data = nullptr;
    if (Py_REFCNT(object.get()) > 1) all_gone = false;
  }
  return all_gone;
}

void find_numpy() {
  static bool is_asked = false;
  if (std::exchange(is_asked, true)) return;
  Ref numpy(PyImport_ImportModule("numpy"));
  has_numpy = static_cast<bool>(numpy);
  if (!numpy) PyErr_Clear();
}

bool init_operand() { return PyType_Ready(&storage_type) == 0; }
