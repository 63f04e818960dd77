// Parameters of ops, and how a call's values for them reach the library: Python values as call arguments and as attributes.
#ifndef EAGER_PYTHON_PARAMETERS_H_
#define EAGER_PYTHON_PARAMETERS_H_

#include <vector>

#include "calls/arguments.h"

enum class Type : uint8_t { kInput, kInt, kFloat, kBool, kDtype, kString, kInts };

struct Parameter {
  PyObject* name;  // interned
  Type type;
  bool optional = false;         // may be left off
  bool list = false;             // an input that is any number of tensors
  bool by_name = false;          // it, and what follows, is given by name alone
  int16_t input = -1;            // place among the inputs; of an attribute too, where a tensor may stand for it (shape)
  int16_t argument = -1;         // place among the call arguments
  PyObject* fallback = nullptr;  // an attribute's default, or NULL
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
  bool prepared = false;            // some are no call arguments: an op must be prepared with them
  bool prepared_arguments = false;  // and with the call arguments too, which are none of these
};

// Encodes the attributes of a call. Each goes as a call argument where it can: where all arguments before it have a value too, and
// the argument holds the value (a float's are the bits of a double, and an int may have more digits). It takes out of values what
// is as it is by default.
bool encode(const Parameters& parameters, PyObject** values, Encoded& encoded);

// Reports whether a tensor stands for an attribute: a shape that is one, or that has a symbolic entry.
bool is_given_as_tensor(const Parameter& p, PyObject* value);

// Gives the attributes that must be prepared, as a tuple of places and of values in the one form that they have as a key.
PyObject* prepared_key(const Parameters& parameters, PyObject* const* values, const Encoded& encoded);

// Prepares op with such a tuple.
bool set_attributes(eager_op* op, const Parameters& parameters, PyObject* key);

// Prepares op with one attribute, a value that Python gave.
bool set_attribute(eager_op* op, const char* name, Type type, PyObject* value);

// From the registry's "int", "ints", ...; "input".
bool parse_type(const char* text, Type& type);

#endif
