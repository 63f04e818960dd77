// Parameters of ops, and Python values as attributes.
#ifndef EAGER_PYTHON_ATTRIBUTES_H_
#define EAGER_PYTHON_ATTRIBUTES_H_

#include "execution.h"
#include "small.h"

enum class Type : uint8_t { kInput, kInt, kFloat, kBool, kDtype, kString, kInts };

struct Parameter {
  PyObject* name;  // interned
  Type type;
  bool optional = false;        // may be left off
  bool list = false;            // an input that is any number of tensors
  bool by_name = false;         // it, and what follows, is given by name alone
  int16_t input = -1;           // place among the inputs; of an attribute too, where a tensor may stand for it (shape)
  int16_t argument = -1;        // place among the call arguments
  PyObject* choices = nullptr;  // of a string: dict from its names to their places among the choices, or NULL
};

// The call's arguments for eager_execute_masked, given in order of their places.
class Arguments {
 public:
  void give(int place) { given_ |= uint64_t{1} << place; }  // the value follows
  void push(int64_t value) { numbers_.push(value); }
  // A dim of the result, or how often its inputs count in it (a count of repetitions, a depth); at times neither.
  void push_factor(int64_t value) {
    push(value);
    if (value > 1) factor_ = value < kLongOp / factor_ ? factor_ * value : kLongOp;
  }
  uint64_t given() const { return given_; }
  const int64_t* data() const { return numbers_.data(); }
  int32_t size() const { return numbers_.size(); }
  int64_t factor() const { return factor_; }  // up to kLongOp

 private:
  uint64_t given_ = 0;
  List<int64_t, 40> numbers_;
  int64_t factor_ = 1;
};

// Whether the call's numbers cannot hold the value: an int with more digits than a double, whose bits a float's are, or a text
// that is no choice, which the op refuses in its own words.
bool must_be_prepared(const Parameter& p, PyObject* value);

// Adds a value to the call's numbers.
bool push_argument(const Parameter& p, PyObject* value, Arguments& args);

// Prepares op with such a value.
bool set_attribute(eager_op* op, const Parameter& p, PyObject* value);

// From the registry's "int", "ints", ...; "input".
bool parse_type(const char* text, Type& type);

#endif
