// Parameters of ops, and Python values as attributes.
#ifndef EAGER_PYTHON_ATTRIBUTES_H_
#define EAGER_PYTHON_ATTRIBUTES_H_

#include "execution.h"
#include "small.h"

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

// The call's numbers for eager_execute_args.
class Arguments {
 public:
  void push(int64_t value) { numbers_.push(value); }
  // A dim of the result, or how often its inputs count in it (a count of repetitions, a depth); at times neither.
  void push_factor(int64_t value) {
    push(value);
    if (value > 1) factor_ = value < kLongOp / factor_ ? factor_ * value : kLongOp;
  }
  const int64_t* data() const { return numbers_.data(); }
  int32_t size() const { return numbers_.size(); }
  int64_t factor() const { return factor_; }  // up to kLongOp

 private:
  List<int64_t, 40> numbers_;
  int64_t factor_ = 1;
};

// Whether the call's numbers cannot hold the value: a float's are the bits of a double, and this int has more digits.
bool must_be_prepared(const Parameter& p, PyObject* value);

// Adds a value to the call's numbers.
bool push_argument(const Parameter& p, PyObject* value, Arguments& args);

// An attribute's value in the one form that it has as a key of prepared ops.
PyObject* normalised(const Parameter& p, PyObject* value);

// Prepares op with a value of that form.
bool set_attribute(eager_op* op, const Parameter& p, PyObject* value);

// From the registry's "int", "ints", ...; "input".
bool parse_type(const char* text, Type& type);

#endif
