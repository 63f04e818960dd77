// The operators of ONNX that are covered, by family.
#pragma once

#include <map>
#include <string_view>

#include "runtime/onnx/importer.h"

namespace eager::onnx {

inline constexpr int64_t kFirstOpset = 13, kLastOpset = 21;

struct Operator {
  void (*import)(OnnxNode& call);
  int64_t since = kFirstOpset;  // the opset that introduced it, if that is later than the first
};
using Operators = std::map<std::string_view, Operator>;

const Operators& operators();

inline TensorRef reshape_to(OnnxNode& c, const TensorRef& x, const std::vector<int64_t>& shape) {
  return c.run("reshape", {x}, {{"shape", shape}});
}

void add_elementwise(Operators& ops);
void add_shape(Operators& ops);
void add_indexing(Operators& ops);
void add_reduction(Operators& ops);
void add_network(Operators& ops);
void add_resize(Operators& ops);
void add_einsum(Operators& ops);

// Imports an operator that has sizes (importer.h) among its inputs. Returns false if there are none, or the operator's
// own function takes them.
bool import_sizes(OnnxNode& call);

}  // namespace eager::onnx
