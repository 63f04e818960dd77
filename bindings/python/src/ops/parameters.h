// Parameters of ops, and how a call's values for them reach the library: Python values as call arguments and as attributes.
#ifndef EAGER_PYTHON_PARAMETERS_H_
#define EAGER_PYTHON_PARAMETERS_H_

#include <vector>

#include "calls/arguments.h"

enum class Type : uint8_t { kInput, kInt, kFloat, kBool, kDtype, kString, kInts };

struct Parameter {
  PyObject* name;  // interned
  Type type;
  bool optional = false;        // whether a call may leave it off
  bool list = false;            // whether it is an input that is any number of tensors
  bool by_name = false;         // whether it and the parameters that follow must be given by name
  int16_t input = -1;           // index among the inputs; an attribute that a tensor may stand for (shape) has one too
  int16_t argument = -1;        // index among the call arguments, or -1
  int32_t dtype = 0;            // of an input of the program's op: the only dtype that it takes, or 0
  PyObject* choices = nullptr;  // for a string that is a call argument: a dict from choices to indices; or NULL
};

// The parameters of an op, in the order of its signature. The values of a call are in this order too; NULL: not given.
struct Parameters {
  std::vector<Parameter> list;
  std::vector<int> by_argument;  // indices in `list` of the parameters that are call arguments, in the arguments' order

  void add(const Parameter& p);
};

// The attributes of a call in the form in which they reach the library.
struct Encoded {
  Arguments arguments;
  bool has_attributes = false;  // whether some cannot be call arguments (must_be_set); `arguments` does not have these
};

// Reports whether the value of an attribute cannot be a call argument and must be set on an op: the attribute has no
// argument, the value is a string that is none of the choices, or it is an int for a float attribute beyond 2^53, which
// a double would round.
bool must_be_set(const Parameter& p, PyObject* value);

// Encodes the attributes of a call, each as a call argument where it can be one.
bool encode(const Parameters& parameters, PyObject* const* values, Encoded& encoded);

// Reports whether a tensor stands for the attribute: its value is a Tensor, or a list with a symbolic entry.
bool is_given_as_tensor(const Parameter& p, PyObject* value);

// Sets on op the attributes of a call for which must_be_set() is true.
bool set_attributes(eager_op* op, const Parameters& parameters, PyObject* const* values);

// Converts a Python value to the attribute's type and sets it on op.
bool set_attribute(eager_op* op, const char* name, Type type, PyObject* value);

// Converts the registry's name of a type ("int", "ints", ...) or "input" to a Type.
bool parse_type(const char* text, Type& type);

#endif
