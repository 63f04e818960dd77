// An ONNX model as a traced function: its nodes run, one by one, on a context that traces. So dtypes and shapes are
// checked and inferred by our ops, and what depends on constants alone is computed here.
//
// Terms
//   node       an operator of ONNX with its attributes, and the names of the values that it takes and gives.
//   opset      the version of ONNX's operators that a model is written for.
//   size       a number that may be a dim that only a call of the function knows.
//   sizes      the value of an integer tensor, of rank 0 or 1, of which an element is such a dim: what becomes of the
//              operator Shape. No op of ours can take it; Reshape and others that want a shape can. So there are at most
//              as many as a shape has dims.
//
// The algorithm
//   Initializers and inputs are the first named values. A node's operator is looked up (operators.h), reads inputs and
//   attributes from its Call, runs ops through it, and names the outputs. What an operator does not read of the
//   attributes is an error. A node takes values of nodes before it only, so there are no cycles.
//   Which unknown dims are equal is found by probing: the graph is first traced for inputs whose unknown dims are primes,
//   one a name. Dims that come out equal then are taken to be equal.
//   A file of a few bytes can describe constants of any size (ConstantOfShape, Expand); so an op that has nothing but
//   constants is first inferred on a trace of its own, and the bytes are charged to the load's budget (io/budget.h), as
//   all is that grows with the file.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/graph/function.h"
#include "runtime/onnx/model.h"

namespace eager::onnx {

struct Size {
  std::optional<int64_t> value;
  std::string name;  // of an unknown dim: equal names, equal dims; "": nothing is known
  TensorRef tensor;  // that has it, along axis; NULL: none
  int axis = 0;
};
using Sizes = std::vector<Size>;
bool are_known(const Sizes& sizes);

struct Value {
  TensorRef tensor;  // NULL: an absent optional input, or sizes
  Sizes sizes;
  bool is_sizes = false, is_scalar = false;  // is_scalar: sizes of rank 0
};

// An attribute of one of our ops.
struct Attr {
  Attr(const char* n, int64_t v) : name(n), type(AttrType::integer), i(v) {}
  Attr(const char* n, int v) : Attr(n, int64_t{v}) {}
  Attr(const char* n, double v) : name(n), type(AttrType::real), f(v) {}
  Attr(const char* n, bool v) : name(n), type(AttrType::boolean), i(v) {}
  Attr(const char* n, DType v) : name(n), type(AttrType::dtype), i(static_cast<int64_t>(v)) {}
  Attr(const char* n, const char* v) : name(n), type(AttrType::string), s(v) {}
  Attr(const char* n, std::vector<int64_t> v) : name(n), type(AttrType::ints), ints(std::move(v)) {}

  const char* name;
  AttrType type;
  int64_t i = 0;
  double f = 0;
  const char* s = nullptr;
  std::vector<int64_t> ints;
};
using Attrs = std::vector<Attr>;

class Importer;

// A node as its operator sees it.
class Call {
 public:
  Call(Importer& importer, const NodeProto& node, int64_t version) : opset(version), importer_(importer), node_(node) {}
  const int64_t opset;

  // Inputs. INVALID_ARGUMENT where one is absent, UNIMPLEMENTED where it is sizes or must be constant and is not.
  int num_inputs() const { return static_cast<int>(node_.inputs.size()); }
  bool has(int i) const;
  bool is_sizes(int i) const;
  const Value& value(int i) const;
  TensorRef in(int i) const;
  TensorRef in_or_null(int i) const { return has(i) ? in(i) : nullptr; }
  // Of a constant, in a list. No operator takes more than two numbers an axis (Pad), but for Split.
  std::vector<int64_t> ints(int i, size_t most = 2 * kMaxRank) const;
  int64_t integer(int i) const;
  double number(int i) const;
  Sizes sizes(int i) const;
  Size dim(int i, int axis) const;  // of input i

  // Attributes. Without a default they must be there.
  bool has_attr(const char* name) const;
  int64_t attr_int(const char* name) const;
  int64_t attr_int(const char* name, int64_t otherwise) const;
  double attr_float(const char* name, double otherwise) const;
  std::string attr_string(const char* name, const char* otherwise) const;
  std::vector<int64_t> attr_ints(const char* name, std::vector<int64_t> otherwise) const;
  const AttributeProto* attr(const char* name) const;
  TensorRef attr_tensor(const char* name) const;
  TensorRef tensor(const TensorProto& t) const;

  // Our ops.
  TensorRef run(const char* op, const std::vector<TensorRef>& inputs, const Attrs& attrs = {}) const;
  std::vector<TensorRef> run_all(const char* op, const std::vector<TensorRef>& inputs, const Attrs& attrs,
                                 size_t num_outputs) const;
  TensorRef scalar(double v) const { return TensorRef::adopt(new_weak_float(v)); }  // takes the other operand's dtype
  TensorRef scalar_int(int64_t v) const { return TensorRef::adopt(new_weak_int(v)); }
  TensorRef cast(const TensorRef& x, DType dtype) const;
  TensorRef constant(const std::vector<int64_t>& v) const;  // int64 [n]
  TensorRef fill(DType dtype, const std::vector<int64_t>& dims, double v) const;
  void charge(DType dtype, double num_elements) const;  // the load's budget, for what no op infers

  // Outputs, in order.
  size_t num_outputs() const { return node_.outputs.size(); }
  bool wants(size_t i) const { return i < num_outputs() && !node_.outputs[i].empty(); }
  void out(TensorRef t);
  void out_sizes(Sizes sizes, bool is_scalar);

  std::vector<Value>& results() { return results_; }
  void check_attributes() const;
  const NodeProto& node() const { return node_; }

 private:
  Importer& importer_;
  const NodeProto& node_;
  mutable std::vector<std::string_view> read_;  // attributes
  std::vector<Value> results_;
};

// x broadcast to sizes; x_names: of x's dims, as in Size.
TensorRef broadcast_by(Call& c, TensorRef x, const Sizes& sizes, const std::vector<std::string>& x_names);

[[noreturn]] void unimplemented(const std::string& what);
inline int64_t dim_or_fail(const TensorRef& x, int axis, const char* why) {
  if (x->dims[axis] < 0) unimplemented(cat(why, " needs dim ", axis, " of ", to_string(x->shape())));
  return x->dims[axis];
}
int64_t product_of(const int64_t* dims, int first, int end);  // -1: a dim is unknown

// INVALID_ARGUMENT, DATA_LOSS, NOT_FOUND, PERMISSION_DENIED: the file; UNIMPLEMENTED: what is not covered.
Ref<eager_function> import_model(const eager_context& parent, const std::string& path);

}  // namespace eager::onnx
