// The operators of ONNX that are covered, by family.
#pragma once

#include <map>
#include <string_view>

#include "runtime/onnx/importer.h"

namespace eager::onnx {

inline constexpr int64_t kFirstOpset = 7, kLastOpset = 26;

struct Operator {
  void (*import)(OnnxNode& call);
  int64_t since = kFirstOpset;  // the opset that introduced it, if that is later than the first
  int64_t last = kLastOpset;    // the last one that has it
};
using Operators = std::map<std::string_view, Operator>;

const Operators& operators();

inline TensorRef reshape_to(OnnxNode& c, const TensorRef& x, const std::vector<int64_t>& shape) {
  return c.run("reshape", {x}, {{"shape", shape}});
}

inline bool is_half(DType t) { return t == DType::float16 || t == DType::bfloat16; }

// Returns the dtype that an attribute names.
inline DType dtype_attr(OnnxNode& c, const char* name, DType otherwise) {
  const int64_t type = c.attr_int(name, onnx_type_of(otherwise));
  return dtype_of(type == static_cast<int32_t>(type) ? static_cast<int32_t>(type) : 0);
}

void add_elementwise(Operators& ops);
void add_shape(Operators& ops);
void add_indexing(Operators& ops);
void add_sorting(Operators& ops);
void add_reduction(Operators& ops);
void add_network(Operators& ops);
void add_recurrent(Operators& ops);
void add_attention(Operators& ops);
void add_signal(Operators& ops);
void add_resize(Operators& ops);
void add_einsum(Operators& ops);
void add_random(Operators& ops);
void add_strings(Operators& ops);

// Imports an operator that has sizes (importer.h) among its inputs as one on sizes. Returns false if there are none, or the
// operator's own function takes them: as they are, or as a tensor.
bool import_sizes(OnnxNode& call);

// ---- what several operators are put together from (computed.cpp)

// Returns dim i of input 0, [0, 1, ..., n - 1] for a number n, and all dims of input 0 (int64).
TensorRef dim_number(OnnxNode& c, int axis);
TensorRef count_up(OnnxNode& c, const TensorRef& n);
TensorRef shape_vector(OnnxNode& c);
// Returns input i, a vector of integers, of which at least the length is known, as int64.
TensorRef list_input(OnnxNode& c, int i);
// Returns places among n, of which negative ones count from the end; those beyond are an error when the function runs.
TensorRef from_start(OnnxNode& c, const TensorRef& places, int64_t n);
// Returns the vector `all` with `values` at places, which are counted likewise.
TensorRef put_at(OnnxNode& c, const TensorRef& all, const TensorRef& places, const TensorRef& values);
// Returns a number for each of n axes: 1 for those in input 1, which is computed, 0 for others; and those dims of input 0, `left`
// of them, that have a 0.
TensorRef marked_axes(OnnxNode& c, int64_t n);
TensorRef unmarked_dims(OnnxNode& c, const TensorRef& marks, int64_t left);
// Returns x[..., i, ...], for which the dim along axis need not be known.
TensorRef pick(OnnxNode& c, const TensorRef& x, int axis, int64_t i);
// Returns one of the numbers of a vector, or a vector's only number, as a number of rank 0 (int64).
TensorRef entry(OnnxNode& c, const TensorRef& v, int64_t i);
TensorRef only(OnnxNode& c, const TensorRef& v);
// Returns v with dims of 1 behind it, so that it broadcasts along an axis of a tensor of this rank.
TensorRef along_axis(OnnxNode& c, const TensorRef& v, int axis, int rank);

// Returns x with elements added before and behind those of an axis, or without some (negative numbers). value: what is added in
// mode constant, or NULL: 0.
TensorRef pad_axis(OnnxNode& c, const TensorRef& x, int axis, const TensorRef& before, const TensorRef& after,
                   const std::string& mode, const TensorRef& value);

}  // namespace eager::onnx
