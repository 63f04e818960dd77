// Functions in files.
//
// A file is a safetensors file (io/safetensors.h). Its tensors are the function's constants and the values of its
// variables; its metadata are
//   format           "eager-function"
//   format_version   "1"; a reader refuses a higher one. New members may come without a new version.
//   library_version  of the library that wrote it
//   graph            JSON text, as follows
//
//   { "functions": [                       the function itself, then those that it runs. Each runs only later ones
//       { "name": "f",
//         "values": [                      what nodes take and give, numbered from 0
//           {"dtype": "float32", "dims": [-1, 10]},           made by a node, or an input; -1: any
//           {"constant": 0} ],
//         "inputs": [0], "outputs": [7],   values
//         "assumed": [{"variable": 0, "trainable": true}],  if its tapes met variables: as they must be for it to run
//         "settled": [1],                  variables for which the function says itself whether they are trainable
//         "nodes": [                       in the order in which they run
//           { "op": "matmul", "version": 1,                   as the registry has them
//             "attributes": {"transpose_b": {"bool": true}},  by name: {type: value}; type as in the registry. A dtype is its
//                                          name, a real number that JSON lacks "inf", "-inf" or "nan", a function its place
//             "device": "gpu:0",           if it has one of its own
//             "inputs": [0, 1], "outputs": [2] } ] } ],       values; -1: an optional input that is not given
//     "constants": [                       constant i is the tensor "constant/i", but for weak scalars and mere shapes
//       {"dtype": "float32", "dims": [10, 64], "device": "cpu:0"},
//       {"weak_int": 2}, {"weak_float": 0.5}, {"shape_only": true, "dtype": "float32", "dims": [3]} ],
//     "variables": [                       variable i is the tensor "variable/i/<its name>"
//       {"name": "w", "dtype": "float32", "dims": [10, 64], "trainable": true, "device": "cpu:0"} ],
//     "optimizers": [                      which functions apply; those that compute learning rates assign to no variable
//       { "name": "adam", "floats": {"learning_rate": 0.001, ...}, "bools": {},
//         "rate": {"constant": 1},         or {"variable": 2}, {"function": 3}; if the learning rate is one
//         "step": 3,                       a variable
//         "slots": [{"variable": 0, "which": 0, "slot": 4}, ...] } ] }
//
// Attributes that are no plain values, by their type in the registry, "object":
//   variable (read_variable, assign_variable, ...)  {"object": 0}, a variable
//   update (apply_optimizer)    {"object": {"optimizer": 0, "variables": [0, 1], "rows": [false, true]}}; of a gradient
//                               that is sparse rows the node has two inputs, indices and values
//   gradient (custom_gradient)  {"object": {"inputs": 1, "outputs": 1, "function": 2, "wanted": [0]}}; in place of function
//                               and wanted "error": [code, message], if it could not be traced
//   callback (host_call)        never in a file
//
// Loading
//   1. Check the container: sizes against the file's size before anything is allocated (safetensors.cpp). The JSON is read
//      into flat arrays (io/json.h), and all that grows with what the file says is charged to a budget (io/budget.h).
//   2. Read constants, variables, optimizers.
//   3. Trace every function anew, the last one first: each node goes through its schema's inference, which must give the
//      dtypes and dims that the file declares. So a graph that makes no sense is refused as the ops refuse it, and what
//      comes out is a graph as any other.
#pragma once

#include <string>

#include "runtime/function/graph/function.h"

namespace eager {

inline constexpr const char* kFunctionFormat = "eager-function";
inline constexpr int kFunctionFormatVersion = 1;
// The limits on functions that run functions: how deep they nest, and how many nodes they have if a function is counted
// as often as it is held (kMaxUnfolded, and kMaxUnfoldedPerNode more for each node of the file). A file beyond these
// limits could overflow the stack or take for ever.
inline constexpr int kMaxFunctionDepth = 64;
inline constexpr double kMaxUnfolded = 1 << 20, kMaxUnfoldedPerNode = 16;
inline bool is_nested_too_much(int depth, double unfolded, double num_nodes) {
  return depth > kMaxFunctionDepth || unfolded > kMaxUnfolded + kMaxUnfoldedPerNode * num_nodes;
}

// Writes g, and the functions that its nodes run, to a file. FAILED_PRECONDITION if one of them cannot be saved.
void save_function(const Graph& g, const std::string& path);
// Returns the function in a file; it is traced with the settings of ctx.
Ref<eager_function> load_function(const eager_context& ctx, const std::string& path);

}  // namespace eager
