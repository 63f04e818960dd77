// Parameters of ops, and how a call's values for them reach the library: Python values as call arguments and as attributes.
#ifndef EAGER_PYTHON_PARAMETERS_H_
#define EAGER_PYTHON_PARAMETERS_H_

#include <vector>

#include "calls/arguments.h"

enum class Type : uint8_t { kInput, kInt, kFloat, kBool, kDtype, kString, kInts };

struct Parameter {
  PyObject* name;  // interned
  Type type;
  bool optional = false;        // may be left off
  bool list = false;            // an input that is any number of tensors
  bool by_name = false;         // it, and what follows, is given by name alone
  int16_t input = -1;           // place among the inputs; of an attribute too, where a tensor may stand for it (shape)
  int16_t argument = -1;        // place among the call arguments
  PyObject* choices = nullptr;  // of a text that is an argument: a dict from names of choices to their places; or NULL
};

// The parameters of an op, in the order of its signature. The values of a call are in this order too; NULL: not given.
struct Parameters {
  std::vector<Parameter> list;
  std::vector<int> by_argument;  // places of those that are call arguments, in their order

  void add(const Parameter& p);
};

// How a call's attributes travel.
struct Encoded {
  Arguments arguments;
  bool has_attributes = false;  // some are no call arguments (must_be_set), and are none of these
};

// Reports whether no call argument holds the value of an attribute: a text that is no choice, or an int for a float, whose
// argument is the bits of a double, with more digits than that has.
bool must_be_set(const Parameter& p, PyObject* value);

// Encodes the attributes of a call, each as a call argument where it can be one.
bool encode(const Parameters& parameters, PyObject* const* values, Encoded& encoded);

// Reports whether a tensor stands for an attribute: a shape that is one, or that has a symbolic entry.
bool is_given_as_tensor(const Parameter& p, PyObject* value);

// Sets what must be set among the values of a call.
bool set_attributes(eager_op* op, const Parameters& parameters, PyObject* const* values);

// Sets one attribute, a value that Python gave.
bool set_attribute(eager_op* op, const char* name, Type type, PyObject* value);

// From the registry's "int", "ints", ...; "input".
bool parse_type(const char* text, Type& type);

#endif
