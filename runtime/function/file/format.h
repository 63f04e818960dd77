// Functions as text.
//
//   function f(x0: float32[?,10]) -> (float32[?,64]) {
//     y0: float32[10,64] = read_variable(v0 "w": float32[10,64])
//     y1: float32[?,64] = matmul(x0, y0, transpose_b=true)  // on gpu:0
//     return y1
//   }
//
// x inputs, y results, c constants (small ones by value), v variables, o optimizers: each numbered in the order of first
// use. Attributes that differ from their defaults stand behind the inputs. Functions that nodes run follow as @1, @2, ...
#pragma once

#include <string>

#include "runtime/core/schema.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// Returns the text of g and of the functions that its nodes run.
std::string format_function(const Graph& g);
// Returns g and the functions that its nodes run as a graph in Graphviz' language: a node for each op, a cluster for
// each function.
std::string graphviz_function(const Graph& g);

// Reports whether an attribute has its default value.
bool is_default(const Attribute& a, const AttrValue& v);

}  // namespace eager
