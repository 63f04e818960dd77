// eager._core.CheckpointWriter and CheckpointFile: an eager_checkpoint_writer and an eager_checkpoint. eager/checkpoints.py
// puts objects into keys and back.
#include <vector>

#include "execution/execution.h"
#include "objects/objects.h"
#include "python/errors.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

PyObject* none_if(bool is_done) {
  if (!is_done) return nullptr;
  Py_RETURN_NONE;
}

// A path in the system's bytes.
class Path {
 public:
  explicit Path(PyObject* given) {
    PyObject* bytes = nullptr;
    if (PyUnicode_FSConverter(given, &bytes)) bytes_ = Ref(bytes);
  }
  explicit operator bool() const { return static_cast<bool>(bytes_); }
  const char* get() const { return PyBytes_AS_STRING(bytes_.get()); }

 private:
  Ref bytes_;
};

// ---- Writing

struct Writer {
  PyObject_HEAD
  eager_checkpoint_writer* handle;
  bool is_committing;  // without the GIL, so that another thread may come
};

Writer* cast_writer(PyObject* self) { return reinterpret_cast<Writer*>(self); }

eager_checkpoint_writer* checked_writer(PyObject* self) {
  Writer* writer = cast_writer(self);
  if (unlikely(!writer->handle)) raise_code(EAGER_FAILED_PRECONDITION, "CheckpointWriter.__init__() was not called");
  else if (unlikely(writer->is_committing))
    raise_code(EAGER_FAILED_PRECONDITION, "the checkpoint is being written by another thread");
  else return writer->handle;
  return nullptr;
}

PyObject* add_tensor(PyObject* self, PyObject* args) {
  const char* key;
  PyObject* t;
  if (!PyArg_ParseTuple(args, "sO!:add_tensor", &key, &tensor_type, &t)) return nullptr;
  eager_checkpoint_writer* writer = checked_writer(self);
  return none_if(writer && ok(eager_checkpoint_writer_add_tensor(writer, key, handle_of(t))));
}

PyObject* add_variable(PyObject* self, PyObject* args) {
  const char* key;
  PyObject* v;
  if (!PyArg_ParseTuple(args, "sO!:add_variable", &key, &variable_type, &v)) return nullptr;
  eager_checkpoint_writer* writer = checked_writer(self);
  return none_if(writer && ok(eager_checkpoint_writer_add_variable(writer, key, variable_handle(v))));
}

PyObject* add_text(PyObject* self, PyObject* args) {
  const char *key, *text;
  if (!PyArg_ParseTuple(args, "ss:add_text", &key, &text)) return nullptr;
  eager_checkpoint_writer* writer = checked_writer(self);
  return none_if(writer && ok(eager_checkpoint_writer_add_text(writer, key, text)));
}

PyObject* add_optimizer(PyObject* self, PyObject* args) {
  const char* key;
  PyObject* o;
  if (!PyArg_ParseTuple(args, "sO:add_optimizer", &key, &o)) return nullptr;
  eager_checkpoint_writer* writer = checked_writer(self);
  eager_optimizer* optimizer = writer ? optimizer_handle(o) : nullptr;
  Execution* execution = optimizer ? current_execution() : nullptr;
  const auto add = [&] { return eager_checkpoint_writer_add_optimizer(writer, key, optimizer); };
  return none_if(execution && ok(without_gil(execution, add)));
}

PyObject* add_random_state(PyObject* self, PyObject* args) {
  const char* key;
  if (!PyArg_ParseTuple(args, "s:add_random_state", &key)) return nullptr;
  eager_checkpoint_writer* writer = checked_writer(self);
  Execution* execution = writer ? current_execution() : nullptr;
  return none_if(execution && ok(eager_checkpoint_writer_add_random_state(writer, key, execution->context)));
}

PyObject* commit(PyObject* self, PyObject* args) {
  PyObject* given;
  int sync, is_listed, max_to_keep;
  if (!PyArg_ParseTuple(args, "Oppi:commit", &given, &sync, &is_listed, &max_to_keep)) return nullptr;
  const Path path(given);
  eager_checkpoint_writer* writer = path ? checked_writer(self) : nullptr;
  Execution* execution = writer ? current_execution() : nullptr;
  if (!execution) return nullptr;
  eager_checkpoint_options options = {};
  options.struct_size = sizeof options;
  options.no_sync = !sync;
  options.is_listed = is_listed;
  options.max_to_keep = max_to_keep;
  cast_writer(self)->is_committing = true;
  eager_status* status = without_gil(execution, [&] {
    return eager_checkpoint_writer_commit(execution->context, writer, path.get(), &options);
  });
  cast_writer(self)->is_committing = false;
  return none_if(ok(status));
}

int init_writer(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {nullptr};
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, ":CheckpointWriter", const_cast<char**>(names))) return -1;
  if (cast_writer(self)->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "a CheckpointWriter cannot be initialized twice");
    return -1;
  }
  Execution* execution = current_execution();
  return execution && ok(eager_checkpoint_writer_create(execution->context, &cast_writer(self)->handle)) ? 0 : -1;
}

void dealloc_writer(PyObject* self) {
  eager_checkpoint_writer_release(cast_writer(self)->handle);
  Py_TYPE(self)->tp_free(self);
}

PyMethodDef writer_methods[] = {
    {"add_tensor", add_tensor, METH_VARARGS, nullptr},
    {"add_variable", add_variable, METH_VARARGS, nullptr},
    {"add_text", add_text, METH_VARARGS, nullptr},
    {"add_optimizer", add_optimizer, METH_VARARGS, nullptr},
    {"add_random_state", add_random_state, METH_VARARGS, nullptr},
    {"commit", commit, METH_VARARGS, "commit(path, sync, is_listed, max_to_keep): writes the file."},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject writer_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.CheckpointWriter",
    .tp_basicsize = sizeof(Writer),
    .tp_dealloc = dealloc_writer,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What a checkpoint is to have.",
    .tp_methods = writer_methods,
    .tp_init = init_writer,
    .tp_new = PyType_GenericNew,
};

// ---- Reading

struct File {
  PyObject_HEAD
  eager_checkpoint* handle;
};

eager_checkpoint* checked_file(PyObject* self) {
  eager_checkpoint* handle = reinterpret_cast<File*>(self)->handle;
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "CheckpointFile.__init__() was not called");
  return handle;
}

PyObject* entries(PyObject* self, PyObject*) {
  eager_checkpoint* file = checked_file(self);
  const int32_t n = eager_checkpoint_num_entries(file);
  Ref list(file ? PyList_New(n) : nullptr);
  for (int32_t i = 0; list && i < n; ++i) {
    eager_checkpoint_entry_info info = {};
    info.struct_size = sizeof info;
    if (!ok(eager_checkpoint_entry(file, i, &info))) return nullptr;
    Ref shape(shape_tuple(info.dims, info.rank));
    PyObject* entry = shape ? Py_BuildValue("sNiOLs", info.key, PyBool_FromLong(info.is_text), info.dtype, shape.get(),
                                            static_cast<long long>(info.num_bytes), info.stored_dtype)
                            : nullptr;
    if (!entry) return nullptr;
    PyList_SET_ITEM(list.get(), i, entry);
  }
  return list.release();
}

PyObject* read(PyObject* self, PyObject* args) {
  const char* key;
  if (!PyArg_ParseTuple(args, "s:read", &key)) return nullptr;
  eager_checkpoint* file = checked_file(self);
  Execution* execution = file ? current_execution() : nullptr;
  eager_tensor* t = nullptr;
  const auto read_it = [&] { return eager_checkpoint_read(execution->context, file, key, &t); };
  return execution && ok(without_gil(execution, read_it)) ? wrap(t) : nullptr;
}

PyObject* text(PyObject* self, PyObject* args) {
  const char* key;
  if (!PyArg_ParseTuple(args, "s:text", &key)) return nullptr;
  eager_checkpoint* file = checked_file(self);
  char* found = nullptr;
  if (!file || !ok(eager_checkpoint_text(file, key, &found))) return nullptr;
  PyObject* result = PyUnicode_FromString(found);
  eager_string_release(found);
  return result;
}

// Keys and Variables of two tuples, which the caller keeps.
struct Keyed {
  std::vector<const char*> keys;
  std::vector<eager_variable*> variables;

  bool collect(PyObject* key_tuple, PyObject* variable_tuple) {
    if (PyTuple_GET_SIZE(key_tuple) != PyTuple_GET_SIZE(variable_tuple)) {
      PyErr_SetString(PyExc_ValueError, "as many keys as variables are needed");
      return false;
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key_tuple); ++i) {
      PyObject* v = PyTuple_GET_ITEM(variable_tuple, i);
      if (!is_variable(v)) {
        PyErr_Format(PyExc_TypeError, "a Variable is needed, not %R", v);
        return false;
      }
      keys.push_back(utf8_of(PyTuple_GET_ITEM(key_tuple, i)));
      if (!keys.back()) return false;
      variables.push_back(variable_handle(v));
    }
    return true;
  }
  int32_t size() const { return static_cast<int32_t>(keys.size()); }
};

PyObject* restore_variables(PyObject* self, PyObject* args) {
  PyObject *keys, *variables;
  if (!PyArg_ParseTuple(args, "O!O!:restore_variables", &PyTuple_Type, &keys, &PyTuple_Type, &variables))
    return nullptr;
  Keyed all;
  eager_checkpoint* file = all.collect(keys, variables) ? checked_file(self) : nullptr;
  Execution* execution = file ? current_execution() : nullptr;
  const auto restore = [&] {
    return eager_checkpoint_restore_variables(execution->context, file, all.keys.data(), all.variables.data(),
                                              all.size());
  };
  return none_if(execution && ok(without_gil(execution, restore)));
}

PyObject* restore_optimizer(PyObject* self, PyObject* args) {
  const char* key;
  PyObject *o, *keys, *variables;
  if (!PyArg_ParseTuple(args, "sOO!O!:restore_optimizer", &key, &o, &PyTuple_Type, &keys, &PyTuple_Type, &variables))
    return nullptr;
  Keyed all;
  eager_checkpoint* file = all.collect(keys, variables) ? checked_file(self) : nullptr;
  eager_optimizer* optimizer = file ? optimizer_handle(o) : nullptr;
  Execution* execution = optimizer ? current_execution() : nullptr;
  const auto restore = [&] {
    return eager_checkpoint_restore_optimizer(execution->context, file, key, optimizer, all.keys.data(),
                                              all.variables.data(), all.size());
  };
  return none_if(execution && ok(without_gil(execution, restore)));
}

PyObject* restore_random_state(PyObject* self, PyObject* args) {
  const char* key;
  if (!PyArg_ParseTuple(args, "s:restore_random_state", &key)) return nullptr;
  eager_checkpoint* file = checked_file(self);
  Execution* execution = file ? current_execution() : nullptr;
  return none_if(execution && ok(eager_checkpoint_restore_random_state(execution->context, file, key)));
}

int init_file(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"path", nullptr};
  PyObject* given;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:CheckpointFile", const_cast<char**>(names), &given)) return -1;
  File* file = reinterpret_cast<File*>(self);
  if (file->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "a CheckpointFile cannot be initialized twice");
    return -1;
  }
  const Path path(given);
  Execution* execution = path ? current_execution() : nullptr;
  eager_checkpoint* handle = nullptr;
  const auto open = [&] { return eager_checkpoint_open(execution->context, path.get(), &handle); };
  if (!execution || !ok(without_gil(execution, open))) return -1;
  file->handle = handle;
  return 0;
}

void dealloc_file(PyObject* self) {
  eager_checkpoint_release(reinterpret_cast<File*>(self)->handle);
  Py_TYPE(self)->tp_free(self);
}

PyMethodDef file_methods[] = {
    {"entries", entries, METH_NOARGS, "entries(): a list of (key, is_text, dtype, shape, bytes, stored dtype)."},
    {"read", read, METH_VARARGS, nullptr},
    {"text", text, METH_VARARGS, nullptr},
    {"restore_variables", restore_variables, METH_VARARGS, nullptr},
    {"restore_optimizer", restore_optimizer, METH_VARARGS, nullptr},
    {"restore_random_state", restore_random_state, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject file_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.CheckpointFile",
    .tp_basicsize = sizeof(File),
    .tp_dealloc = dealloc_file,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A checkpoint that is open to be read.",
    .tp_methods = file_methods,
    .tp_init = init_file,
    .tp_new = PyType_GenericNew,
};

PyObject* latest_checkpoint(PyObject*, PyObject* given) {
  const Path folder(given);
  char* found = nullptr;
  if (!folder || !ok(eager_checkpoint_latest(folder.get(), &found))) return nullptr;
  if (!found) Py_RETURN_NONE;
  PyObject* path = PyUnicode_DecodeFSDefault(found);
  eager_string_release(found);
  return path;
}

PyMethodDef functions[] = {
    {"latest_checkpoint", latest_checkpoint, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_checkpoint(PyObject* module) {
  return PyType_Ready(&writer_type) == 0 && PyType_Ready(&file_type) == 0 &&
         add_object(module, "CheckpointWriter", &writer_type) && add_object(module, "CheckpointFile", &file_type) &&
         PyModule_AddFunctions(module, functions) == 0;
}
