// The text of a native op's call (eager_c.h, "Custom"): the prototypes of the C functions that are its kernels, with a source
// for each parameter.
//
//   float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)
//
// Terms
//   source     where a value that is passed comes from: a tensor, an attribute, a number, ...
//   by value   a tensor's number itself is passed, not the address of its elements
//   product    the factors of an integer: 8 * size(x)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/core/schema.h"
#include "runtime/custom_ops/signature.h"

namespace eager {

// A number of C, or void; or a pointer to it.
struct CType {
  enum class Kind : uint8_t { nothing, boolean, integer, natural, real };
  Kind kind = Kind::nothing;
  uint8_t size = 0;       // bytes
  uint8_t pointers = 0;   // how many "*" there are
  bool is_const = false;  // whether what a pointer points at is
  std::string text{};     // as it was written

  bool is_pointer() const { return pointers > 0; }
  bool is_integral() const { return kind == Kind::boolean || kind == Kind::integer || kind == Kind::natural; }
};

// Reports whether a pointer to such a type may point at elements of a dtype, or such a number is one.
bool fits(const CType& type, DType dtype);

// The integers that can be passed as a type, which is no pointer.
struct IntegerRange {
  int64_t least, most;
  bool has(int64_t value) const { return value >= least && value <= most; }
};
IntegerRange range_of(const CType& type);

struct Factor {
  enum class Kind : uint8_t { number, attribute, size, dim, rank } kind;
  bool is_output = false;  // of size, dim and rank
  int32_t index = 0;       // the attribute, input or output
  int64_t value = 0;       // the number, or the place of the dim
};

struct Source {
  enum class Kind : uint8_t { input, output, inout, integer, real, text, ints, dims, scratch, null, user_data, stream };
  Kind kind = Kind::null;
  bool is_output = false;         // of dims
  bool is_by_value = false;       // of an input
  int32_t index = 0;              // the input, output or attribute; of a real number, -1 where it is not an attribute's
  int32_t input = 0;              // the input that is copied into an inout
  double value = 0;               // a real number
  std::vector<Factor> product{};  // an integer, or the bytes of scratch
};

struct Parameter {
  CType type;
  bool by_address = false;  // the address of the value is passed; `type` is the value's
  Source source;
};

struct Prototype {
  DType dtype = DType::none;  // that of the schema's first letter; none: those that no other prototype has
  std::string function;
  std::vector<Parameter> parameters;
  CType result;
  int32_t output = -1;   // the output that the function returns; -1: none
  int64_t expected = 0;  // else what it returns where it has not failed
  bool is_elementwise = false;
  bool is_for_gpus = false;
};

// Reads the text. INVALID_ARGUMENT, with the place, if it is malformed, if a type does not fit its source, if an output has no
// source, or a dtype no prototype.
std::vector<Prototype> read_prototypes(const char* text, const OpDef& def, const Signature& signature);

// Returns the first input with the schema's first letter, or -1.
int32_t input_of_first_letter(const OpDef& def);

}  // namespace eager
