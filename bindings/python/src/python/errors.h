// A status becomes a Python exception of the class that eager/errors.py has for its code, and an exception that a callback
// raises travels through the library as a status and comes out as itself.
#ifndef EAGER_PYTHON_ERRORS_H_
#define EAGER_PYTHON_ERRORS_H_

#include "python/python.h"

// Raises the exception of a status, and releases the status. Returns NULL.
PyObject* raise_status(eager_status* status);

inline bool ok(eager_status* status) {
  if (likely(status == nullptr)) return true;
  raise_status(status);
  return false;
}

// Raises the exception class of a code, with a text in the format of PyUnicode_FromFormat. Returns NULL.
PyObject* raise_code(int32_t code, const char* format, ...);

// Raises an exception that has been made. Returns NULL.
PyObject* raise(PyObject* exception);

// Clears the exception that is set, and returns the status that a callback returns for it.
eager_status* status_of_exception();

// Raises an exception in place of the one that is set, if one is, which becomes its cause.
void raise_instead(PyObject* type, const char* message);

// Makes a StopIteration of the program's, if one is set, the cause of a RuntimeError, as PEP 479 does in generators: a loop would take
// it for the end.
void keep_from_ending(const char* message);

bool init_errors();

#endif
