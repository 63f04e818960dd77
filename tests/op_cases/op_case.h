// Op cases: a table for each family says what each op computes, and the harness drives the ops through the C header.
//
// Terms
//   case       an op with its attributes, its inputs (shapes, and values or a domain to draw them from) and a reference
//   reference  the op written plainly in complex128 over whole arrays; real ops use the real parts
//
// One case drives
//   - the value, in every dtype that the op's schema allows, with attributes prepared and as call arguments;
//   - the same value to the bit in a function, and in one that is traced with unknown dims, between other ops;
//   - gradients to the third order in float64 (and complex128), compared with central differences, and in every other inexact
//     dtype, compared with float64;
//   - the same on every other device of the context, compared with the CPU's values;
//   - shape inference with unknown dims, and gradients computed with unknown dims;
//   - the error for a dtype that the schema does not have.
#pragma once

#include <eager_c.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "support/numbers.h"

namespace op_cases {

using numbers::Complex;
using Dims = std::vector<int64_t>;

struct Array {
  Dims dims;
  std::vector<Complex> values;
};

// Attributes such as "axis=0,1 keepdims=true", read by name.
class Attributes {
 public:
  explicit Attributes(const std::string& text = "");
  bool has(const std::string& name) const { return values_.count(name) != 0; }
  int64_t integer(const std::string& name, int64_t otherwise) const;
  double real(const std::string& name, double otherwise) const;
  bool boolean(const std::string& name, bool otherwise) const;
  std::string string(const std::string& name, const std::string& otherwise) const;
  Dims ints(const std::string& name, const Dims& otherwise = {}) const;
  const std::map<std::string, std::string>& all() const { return values_; }

 private:
  std::map<std::string, std::string> values_;
};

// One call, as a reference sees it. The inputs hold what the tensors hold, already rounded to their dtype.
struct Call {
  std::vector<Array> inputs;
  Attributes attributes;
  int32_t dtype;  // of the inputs that have the dtype under test
};
using Reference = std::function<std::vector<Array>(const Call&)>;

struct Input {
  Dims dims;
  double lo = -2, hi = 2;       // the domain that values are drawn from (for complex numbers, both parts)
  std::vector<Complex> values;  // used in place of drawn ones, where there are any
  int32_t dtype = 0;            // 0: the dtype under test
  bool absent = false;          // whether it is an optional input that is not given
};
Input in(Dims dims, double lo = -2, double hi = 2);
Input given(Dims dims, std::vector<Complex> values);                    // of the dtype under test
Input of_dtype(int32_t dtype, Dims dims, std::vector<Complex> values);  // always of this dtype
Input drawn(int32_t dtype, Dims dims, double lo, double hi);            // always of this dtype
Input absent();
// 2^24 and then 1000 ones, which float32 loses where it adds them one by one.
Input great_and_ones(Dims dims = {1001});

enum Flags : uint32_t {
  kNoGradient = 1,  // gradients are not checked here (the case is too large, or another case checks them)
  kNoComplexGradient = 2,
  kFirstOrder = 4,  // only first gradients are checked
  kValuesOnly = 8,  // only values are checked, in all dtypes: for special values
  kNoDevices = 16,
  kNoUnknownDims = 32,  // the number of outputs or a rank depends on a dim
  // With kNoUnknownDims: that dim is the last one of an integer input, and all other dims may be unknown.
  kIndexRank = 128,
  kSecondOrder = 64,  // there are no third gradients
  // The inputs are Hermitian, of which the op reads a triangle: differences change both, as the gradient, which is Hermitian, says.
  kHermitian = 512,
};

struct Case {
  std::string op, attributes;
  std::vector<Input> inputs;
  Reference reference;
  double tolerance = 1;  // multiplies the dtype's tolerance
  double floor = 0.05;   // smaller numbers are compared as if they were this large
  uint32_t flags = 0;
  std::vector<int32_t> dtypes;  // only these dtypes; none: all of the schema
  // Drawn integers stay below it, so that nothing overflows as the reference would not.
  double max_integer = 1e9;
};

// Limits a case to float32: its sums, of great_and_ones(), have an error of at most 8 eps.
void is_long_sum(Case& c);

// A check of another form, which throws std::runtime_error.
struct Custom {
  std::string op, name;
  std::function<void()> check;
};

// A call that an op must refuse: with INVALID_ARGUMENT, the op's name and `message` in the text, leaving no tensor
// behind.
struct Refusal {
  std::string op, attributes;
  std::vector<Input> inputs;  // of float32 unless they give another dtype
  std::string message;
  // On a GPU an op that a composite op runs finds wrong values, and has its own name in the error.
  bool is_of_part = false;
};

class Table {
 public:
  Case& add(std::string op, std::string attributes, std::vector<Input> inputs, Reference reference);
  void custom(std::string op, std::string name, std::function<void()> check);
  void refuse(std::string op, std::string attributes, std::vector<Input> inputs, std::string message);
  std::vector<Case> cases;
  std::vector<Custom> customs;
  std::vector<Refusal> refusals;
};

// The cases of each family, and parts of those of elementwise.
#define OP_CASE_FAMILY(name, cases) void cases(Table& t);
#include "op_cases/families.def"
#undef OP_CASE_FAMILY
void selection_cases(Table& t);
void limit_cases(Table& t);

// Helpers for references.
int64_t count(const Dims& dims);
Dims strides(const Dims& dims);  // row-major, in elements
Dims unravel(int64_t flat, const Dims& dims);
int64_t ravel(const Dims& index, const Dims& dims);
// Moves an index on to the next element. One vector for all of them: one for each would take longest of all.
void advance(Dims& index, const Dims& dims);
Dims broadcast(const Dims& a, const Dims& b);
Complex broadcast_at(const Array& a, const Dims& index);  // the element of a for an index of the broadcast shape
int64_t axis_of(int64_t axis, size_t rank);               // counts a negative axis from the end
// Returns the float that integers and booleans become: the one of their width.
int32_t float_for(int32_t dtype);
Array filled(Dims dims, Complex value = 0);
// Makes an array from a function of the index.
Array generate(Dims dims, const std::function<Complex(const Dims& index)>& f);
void fail(const std::string& what);  // throws std::runtime_error

}  // namespace op_cases
