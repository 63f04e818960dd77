#include "python/errors.h"

#include <algorithm>
#include <cstdarg>
#include <string>

#include "python/gil.h"

namespace {

PyObject* class_of_code;  // list: eager.errors.CLASSES
PyObject* class_of_axis;  // eager.errors.AxisError

PyObject* exception_class(int32_t code) {
  const Py_ssize_t n = PyList_GET_SIZE(class_of_code);
  return PyList_GET_ITEM(class_of_code, code >= 0 && code < n ? code : EAGER_UNKNOWN);
}

PyObject* take_exception() {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (traceback) PyException_SetTraceback(value, traceback);
  Py_XDECREF(traceback);
  Py_XDECREF(type);
  return value;
}

}  // namespace

PyObject* raise(PyObject* exception) {
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(exception)), exception);
  return nullptr;
}

PyObject* raise_status(eager_status* status) {
  if (void* raised = eager_status_payload(status, release_object)) {
    Ref exception(Ref::borrow(static_cast<PyObject*>(raised)));
    eager_status_release(status);
    return raise(exception.get());
  }
  const bool is_axis = eager_status_detail(status) == EAGER_DETAIL_AXIS;
  PyObject* type = is_axis ? class_of_axis : exception_class(eager_status_code(status));
  Ref exception(PyObject_CallFunction(type, "ss", eager_status_message(status), eager_status_op(status)));
  eager_status_release(status);
  return exception ? raise(exception.get()) : nullptr;
}

PyObject* raise_code(int32_t code, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Ref text(PyUnicode_FromFormatV(format, arguments));
  va_end(arguments);
  if (!text) return nullptr;
  Ref exception(PyObject_CallFunctionObjArgs(exception_class(code), text.get(), nullptr));
  return exception ? raise(exception.get()) : nullptr;
}

eager_status* status_of_exception() {
  PyObject* exception = take_exception();
  Ref text(run_python([=] { return PyUnicode_FromFormat("%s: %S", Py_TYPE(exception)->tp_name, exception); }));
  // "backslashreplace" escapes lone surrogates.
  Ref bytes(text ? PyUnicode_AsEncodedString(text.get(), "utf-8", "backslashreplace") : nullptr);
  std::string utf8 =
      bytes ? std::string(PyBytes_AS_STRING(bytes.get()), static_cast<size_t>(PyBytes_GET_SIZE(bytes.get())))
            : Py_TYPE(exception)->tp_name;
  if (!bytes) PyErr_Clear();
  std::replace(utf8.begin(), utf8.end(), '\0', ' ');                              // a NUL would end the message
  const bool is_error = PyErr_GivenExceptionMatches(exception, PyExc_Exception);  // false for a KeyboardInterrupt
  return eager_status_new_with(is_error ? EAGER_UNKNOWN : EAGER_CANCELLED, utf8.c_str(), exception, release_object);
}

void raise_instead(PyObject* type, const char* message) {
  PyObject* cause = PyErr_Occurred() ? take_exception() : nullptr;
  PyErr_SetString(type, message);
  if (!cause) return;
  Ref error(take_exception());
  PyException_SetCause(error.get(), cause);  // takes the reference
  raise(error.get());
}

void keep_from_ending(const char* message) {
  if (PyErr_ExceptionMatches(PyExc_StopIteration)) raise_instead(PyExc_RuntimeError, message);
}

bool init_errors() {
  Ref module(PyImport_ImportModule("eager.errors"));
  if (!module) return false;
  class_of_code = PyObject_GetAttrString(module.get(), "CLASSES");
  class_of_axis = PyObject_GetAttrString(module.get(), "AxisError");
  if (class_of_code && !PyList_Check(class_of_code))
    PyErr_SetString(PyExc_TypeError, "eager.errors.CLASSES is no list");
  return class_of_code && class_of_axis && PyList_Check(class_of_code);
}
