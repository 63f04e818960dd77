// eager._core.EventWriter, RecordWriter and RecordReader: the event and record files of the library. eager/summary.py and
// eager/records.py are what users see.
#include <vector>

#include "execution/execution.h"
#include "functions/function.h"
#include "python/errors.h"
#include "values/tensor.h"

namespace {

PyObject* none_unless_failed(eager_status* status) {
  if (!ok(status)) return nullptr;
  Py_RETURN_NONE;
}

// A path in the system's bytes.
class FilePath {
 public:
  explicit FilePath(PyObject* given) {
    PyObject* bytes = nullptr;
    if (PyUnicode_FSConverter(given, &bytes)) bytes_ = Ref(bytes);
  }
  explicit operator bool() const { return static_cast<bool>(bytes_); }
  const char* get() const { return PyBytes_AS_STRING(bytes_.get()); }

 private:
  Ref bytes_;
};

// The beginning of the objects below: what they own.
template <class H>
struct Owner {
  PyObject_HEAD
  H* handle;
};

template <class H>
H*& handle_in(PyObject* self) {
  return reinterpret_cast<Owner<H>*>(self)->handle;
}

template <class H>
H* checked_handle(PyObject* self) {
  H* handle = handle_in<H>(self);
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "%s.__init__() was not called", Py_TYPE(self)->tp_name);
  return handle;
}

// Makes what self owns, by make(context, &handle), without the GIL. Returns what tp_init returns.
template <class H, class Make>
int init_owner(PyObject* self, Make make) {
  if (handle_in<H>(self)) {
    raise_code(EAGER_FAILED_PRECONDITION, "a %s cannot be initialized twice", Py_TYPE(self)->tp_name);
    return -1;
  }
  Execution* execution = current_execution();
  H* handle = nullptr;
  if (!execution || !ok(without_gil(execution, [&] { return make(execution->context, &handle); }))) return -1;
  handle_in<H>(self) = handle;
  return 0;
}

template <class H, void (*Release)(H*)>
void dealloc_owner(PyObject* self) {
  Release(handle_in<H>(self));
  Py_TYPE(self)->tp_free(self);
}

template <class H>
PyTypeObject owner_type(const char* name, const char* doc, PyMethodDef* methods, initproc init, destructor dealloc) {
  PyTypeObject type = {PyVarObject_HEAD_INIT(nullptr, 0)};
  type.tp_name = name;
  type.tp_basicsize = sizeof(Owner<H>);
  type.tp_dealloc = dealloc;
  type.tp_flags = Py_TPFLAGS_DEFAULT;
  type.tp_doc = doc;
  type.tp_methods = methods;
  type.tp_init = init;
  type.tp_new = PyType_GenericNew;
  return type;
}

// Runs f(handle) without the GIL, as calls that may wait for the disk are.
template <class H, class F>
PyObject* released(PyObject* self, F f) {
  H* handle = checked_handle<H>(self);
  Execution* execution = handle ? current_execution() : nullptr;
  return execution ? none_unless_failed(without_gil(execution, [&] { return f(handle); })) : nullptr;
}

// ---- Events

using Events = eager_event_writer;

const char* tag_of(PyObject* tag) {
  Py_ssize_t length;
  const char* text = PyUnicode_Check(tag) ? PyUnicode_AsUTF8AndSize(tag, &length) : nullptr;
  if (!text && !PyErr_Occurred()) PyErr_Format(PyExc_TypeError, "a tag is a str, not %R", tag);
  if (text && strlen(text) != static_cast<size_t>(length)) {
    PyErr_SetString(PyExc_ValueError, "a tag has a NUL");
    return nullptr;
  }
  return text;
}

bool read_step(PyObject* object, int64_t* step) {
  *step = PyLong_AsLongLong(object);
  return *step != -1 || !PyErr_Occurred();
}

// scalar(tag, value, step): the fast way, with the GIL.
PyObject* add_scalar(PyObject* self, PyObject* const* args, Py_ssize_t count) {
  if (count != 3) return PyErr_Format(PyExc_TypeError, "scalar() takes 3 arguments, not %zd", count);
  const char* tag = tag_of(args[0]);
  const double value = tag ? PyFloat_AsDouble(args[1]) : 0;
  int64_t step;
  if (!tag || (value == -1 && PyErr_Occurred()) || !read_step(args[2], &step)) return nullptr;
  Events* writer = checked_handle<Events>(self);
  return writer ? none_unless_failed(eager_event_writer_scalar(writer, tag, value, step)) : nullptr;
}

// scalars(dict, step)
PyObject* add_scalars(PyObject* self, PyObject* args) {
  PyObject* given;
  long long step;
  if (!PyArg_ParseTuple(args, "O!L:scalars", &PyDict_Type, &given, &step)) return nullptr;
  std::vector<const char*> tags;
  std::vector<double> values;
  PyObject *key, *value;
  for (Py_ssize_t at = 0; PyDict_Next(given, &at, &key, &value);) {
    if (!PyFloat_Check(value)) return PyErr_Format(PyExc_TypeError, "a float is needed, not %R", value);
    tags.push_back(tag_of(key));
    if (!tags.back()) return nullptr;
    values.push_back(PyFloat_AS_DOUBLE(value));
  }
  Events* writer = checked_handle<Events>(self);
  const auto n = static_cast<int32_t>(tags.size());
  return writer ? none_unless_failed(eager_event_writer_scalars(writer, tags.data(), values.data(), n, step)) : nullptr;
}

using AddTensor = eager_status* (*)(Events*, const char*, const eager_tensor*, int64_t);
template <AddTensor Add>
PyObject* add_event_tensor(PyObject* self, PyObject* args) {
  PyObject *tag, *t;
  long long step;
  if (!PyArg_ParseTuple(args, "OO!L", &tag, &tensor_type, &t, &step)) return nullptr;
  const char* text = tag_of(tag);
  return text ? released<Events>(self, [&](Events* w) { return Add(w, text, handle_of(t), step); }) : nullptr;
}

PyObject* add_image(PyObject* self, PyObject* args) {
  PyObject *tag, *t;
  long long step;
  eager_image_options options = {};
  options.struct_size = sizeof options;
  if (!PyArg_ParseTuple(args, "OO!Lip:image", &tag, &tensor_type, &t, &step, &options.max_images, &options.is_scaled))
    return nullptr;
  const char* text = tag_of(tag);
  const auto add = [&](Events* w) { return eager_event_writer_image(w, text, handle_of(t), step, &options); };
  return text ? released<Events>(self, add) : nullptr;
}

PyObject* add_graph(PyObject* self, PyObject* args) {
  PyObject* f;
  long long step;
  if (!PyArg_ParseTuple(args, "O!L:graph", &function_type, &f, &step)) return nullptr;
  eager_function* handle = reinterpret_cast<Function*>(f)->handle;
  return released<Events>(self, [&](Events* w) { return eager_event_writer_graph(w, handle, step); });
}

PyObject* add_summary(PyObject* self, PyObject* args) {
  Py_buffer bytes;
  long long step;
  if (!PyArg_ParseTuple(args, "y*L:summary", &bytes, &step)) return nullptr;
  PyObject* result = released<Events>(self, [&](Events* w) {
    return eager_event_writer_summary(w, bytes.buf, static_cast<size_t>(bytes.len), step);
  });
  PyBuffer_Release(&bytes);
  return result;
}

PyObject* add_event(PyObject* self, PyObject* args) {
  Py_buffer bytes;
  if (!PyArg_ParseTuple(args, "y*:event", &bytes)) return nullptr;
  PyObject* result = released<Events>(self, [&](Events* w) {
    return eager_event_writer_event(w, bytes.buf, static_cast<size_t>(bytes.len));
  });
  PyBuffer_Release(&bytes);
  return result;
}

PyObject* flush_events(PyObject* self, PyObject*) { return released<Events>(self, eager_event_writer_flush); }
PyObject* close_events(PyObject* self, PyObject*) { return released<Events>(self, eager_event_writer_close); }
PyObject* path_of_events(PyObject* self, PyObject*) {
  Events* writer = checked_handle<Events>(self);
  return writer ? PyUnicode_DecodeFSDefault(eager_event_writer_path(writer)) : nullptr;
}

int init_events(PyObject* self, PyObject* args, PyObject*) {
  PyObject* given;
  const char* suffix;
  long long max_queue;
  eager_event_writer_options options = {};
  options.struct_size = sizeof options;
  if (!PyArg_ParseTuple(args, "OsLi:EventWriter", &given, &suffix, &max_queue, &options.flush_millis)) return -1;
  options.suffix = suffix;
  options.max_queue = max_queue;
  const FilePath folder(given);
  if (!folder) return -1;
  return init_owner<Events>(self, [&](eager_context* context, Events** out) {
    return eager_event_writer_create(context, folder.get(), &options, out);
  });
}

PyMethodDef event_methods[] = {
    {"scalar", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(add_scalar)), METH_FASTCALL, nullptr},
    {"scalars", add_scalars, METH_VARARGS, nullptr},
    {"histogram", add_event_tensor<eager_event_writer_histogram>, METH_VARARGS, nullptr},
    {"text", add_event_tensor<eager_event_writer_text>, METH_VARARGS, nullptr},
    {"image", add_image, METH_VARARGS, nullptr},
    {"graph", add_graph, METH_VARARGS, nullptr},
    {"summary", add_summary, METH_VARARGS, nullptr},
    {"event", add_event, METH_VARARGS, nullptr},
    {"flush", flush_events, METH_NOARGS, nullptr},
    {"close", close_events, METH_NOARGS, nullptr},
    {"path", path_of_events, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject event_writer_type =
    owner_type<Events>("eager._core.EventWriter", "A file of events that grows.", event_methods, init_events,
                       dealloc_owner<Events, eager_event_writer_release>);

// ---- Records. The GIL is held, since one thread at a time may use a reader or a writer.

PyObject* write_record(PyObject* self, PyObject* record) {
  eager_record_writer* writer = checked_handle<eager_record_writer>(self);
  Py_buffer bytes;
  if (!writer || PyObject_GetBuffer(record, &bytes, PyBUF_SIMPLE) != 0) return nullptr;
  eager_status* status = eager_record_writer_write(writer, bytes.buf, static_cast<size_t>(bytes.len));
  PyBuffer_Release(&bytes);
  return none_unless_failed(status);
}
PyObject* flush_records(PyObject* self, PyObject*) {
  eager_record_writer* writer = checked_handle<eager_record_writer>(self);
  return writer ? none_unless_failed(eager_record_writer_flush(writer)) : nullptr;
}
PyObject* close_records(PyObject* self, PyObject*) {
  eager_record_writer* writer = checked_handle<eager_record_writer>(self);
  return writer ? none_unless_failed(eager_record_writer_close(writer)) : nullptr;
}

int init_record_writer(PyObject* self, PyObject* args, PyObject*) {
  PyObject* given;
  eager_record_options options = {};
  options.struct_size = sizeof options;
  if (!PyArg_ParseTuple(args, "Oii:RecordWriter", &given, &options.compression, &options.level)) return -1;
  const FilePath path(given);
  if (!path) return -1;
  return init_owner<eager_record_writer>(self, [&](eager_context* context, eager_record_writer** out) {
    return eager_record_writer_create(context, path.get(), &options, out);
  });
}

PyMethodDef record_writer_methods[] = {
    {"write", write_record, METH_O, nullptr},
    {"flush", flush_records, METH_NOARGS, nullptr},
    {"close", close_records, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject record_writer_type =
    owner_type<eager_record_writer>("eager._core.RecordWriter", "A file of records that grows.", record_writer_methods,
                                    init_record_writer,
                                    dealloc_owner<eager_record_writer, eager_record_writer_release>);

int init_record_reader(PyObject* self, PyObject* args, PyObject*) {
  PyObject* given;
  eager_record_options options = {};
  options.struct_size = sizeof options;
  if (!PyArg_ParseTuple(args, "Oi:RecordReader", &given, &options.compression)) return -1;
  const FilePath path(given);
  if (!path) return -1;
  return init_owner<eager_record_reader>(self, [&](eager_context* context, eager_record_reader** out) {
    return eager_record_reader_create(context, path.get(), &options, out);
  });
}

PyObject* next_record(PyObject* self) {
  eager_record_reader* reader = checked_handle<eager_record_reader>(self);
  const void* data = nullptr;
  size_t size = 0;
  if (!reader || !ok(eager_record_reader_next(reader, &data, &size)) || !data) return nullptr;
  return PyBytes_FromStringAndSize(static_cast<const char*>(data), static_cast<Py_ssize_t>(size));
}

PyTypeObject record_reader_type =
    owner_type<eager_record_reader>("eager._core.RecordReader", "The records of a file, as bytes.", nullptr,
                                    init_record_reader,
                                    dealloc_owner<eager_record_reader, eager_record_reader_release>);

}  // namespace

bool init_files(PyObject* module) {
  record_reader_type.tp_iter = PyObject_SelfIter;
  record_reader_type.tp_iternext = next_record;
  return PyType_Ready(&event_writer_type) == 0 && PyType_Ready(&record_writer_type) == 0 &&
         PyType_Ready(&record_reader_type) == 0 && add_object(module, "EventWriter", &event_writer_type) &&
         add_object(module, "RecordWriter", &record_writer_type) &&
         add_object(module, "RecordReader", &record_reader_type);
}
