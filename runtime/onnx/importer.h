// Makes a traced function of an ONNX model: the model's nodes run, one by one, on a context that traces. So the
// library's ops check and infer dtypes and shapes, and values that depend on constants alone are computed during the
// import.
//
// Terms
//   node       an operator of ONNX with its attributes, and the names of its inputs and outputs.
//   opset      the version of ONNX's operators that a model is written for.
//   size       a number, or a dim that is unknown until the function is called.
//   sizes      the value of an integer tensor of rank 0 or 1 that has such a dim among its elements, as the output of
//              the operator Shape may. While they are followed (sizes.cpp), an operator that wants a shape knows which of its
//              dims is which; there are at most as many sizes as a shape has dims. For every other use they become a tensor,
//              which ops count when the function runs.
//   known      an input whose numbers the import reads; others are computed by the function.
//
// The algorithm
//   Initializers and inputs are the first named values. For each node, its operator is looked up (operators.h), reads
//   inputs and attributes from its OnnxNode, runs ops through it, and names the outputs. An attribute that the operator
//   does not read is an error. A node takes only values of nodes before it, so there are no cycles.
//   Probing finds out which unknown dims are equal: the graph is first traced for inputs whose unknown dims are primes,
//   one for each name. Dims that come out as the same number are taken to be equal.
//   A file of a few bytes can describe constants of any size (ConstantOfShape, Expand). So an op that has only
//   constants as inputs is first inferred on a trace of its own, and the bytes of its outputs are charged to the load's
//   budget (io/budget.h), as all memory is whose size the file decides.
#pragma once

#include <initializer_list>
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
  std::string name;  // the name of an unknown dim: dims of one name are equal; "": nothing is known about it
  TensorRef tensor;  // a tensor that has the unknown dim along axis; NULL: the number is no dim
  int axis = 0;
  TensorRef number{};  // int64 [], of a number that is neither known nor a dim
};
using Sizes = std::vector<Size>;
bool are_known(const Sizes& sizes);

struct Value {
  mutable TensorRef tensor;  // NULL: an absent optional input, or sizes that no op has needed as a tensor so far
  Sizes sizes;
  bool is_sizes = false, is_scalar = false;  // is_scalar: sizes of rank 0
  DType dtype = DType::int64;                // of sizes
};

// An attribute of an op of the library.
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

// An attribute and an input of one call. What they point at must outlive it. The many calls with lists of these are small code.
struct AttrRef {
  AttrRef(const char* n, int64_t v) : name(n), type(AttrType::integer), i(v) {}
  AttrRef(const char* n, int v) : AttrRef(n, int64_t{v}) {}
  AttrRef(const char* n, double v) : name(n), type(AttrType::real), f(v) {}
  AttrRef(const char* n, bool v) : name(n), type(AttrType::boolean), i(v) {}
  AttrRef(const char* n, DType v) : name(n), type(AttrType::dtype), i(static_cast<int64_t>(v)) {}
  AttrRef(const char* n, const char* v) : name(n), type(AttrType::string), s(v) {}
  AttrRef(const char* n, const std::vector<int64_t>& v) : name(n), type(AttrType::ints), ints(&v) {}
  AttrRef(const Attr& a) : name(a.name), type(a.type), i(a.i), f(a.f), s(a.s), ints(&a.ints) {}

  const char* name;
  AttrType type;
  int64_t i = 0;
  double f = 0;
  const char* s = nullptr;
  const std::vector<int64_t>* ints = nullptr;
};
struct InputRef {
  InputRef(const TensorRef& t) : tensor(&t) {}
  InputRef(std::nullptr_t) {}
  const TensorRef* tensor = nullptr;
};
using AttrList = std::initializer_list<AttrRef>;
using InputList = std::initializer_list<InputRef>;

class Importer;

// A node of the model, for the function that imports its operator.
class OnnxNode {
 public:
  OnnxNode(Importer& importer, const NodeProto& node, int64_t version)
      : opset(version), importer_(importer), node_(node) {}
  const int64_t opset;

  // Return inputs. INVALID_ARGUMENT if one is absent, UNIMPLEMENTED if its numbers are asked for and are not known.
  int num_inputs() const { return static_cast<int>(node_.inputs.size()); }
  bool has(int i) const;
  bool is_sizes(int i) const;
  bool is_computed(int i) const;  // it is there, and not known
  const Value& value(int i) const;
  TensorRef in(int i) const;
  TensorRef in_or_null(int i) const { return has(i) ? in(i) : nullptr; }
  // Returns the numbers of a constant. No operator takes more than two numbers for each axis (Pad), except Split.
  std::vector<int64_t> ints(int i, size_t most = 2 * kMaxRank) const;
  int64_t integer(int i) const;
  double number(int i) const;
  // Returns numbers that are an attribute in opsets before `since`, and input i from then on; or nothing.
  std::optional<std::vector<int64_t>> list(const char* name, int64_t since, int i) const;
  Sizes sizes(int i) const;
  Size dim(int i, int axis) const;  // returns a dim of input i

  // Return attributes. One without a default must be there.
  bool has_attr(const char* name) const;
  int64_t attr_int(const char* name) const;
  int64_t attr_int(const char* name, int64_t otherwise) const;
  double attr_float(const char* name, double otherwise) const;
  std::string attr_string(const char* name, const char* otherwise) const;
  std::vector<int64_t> attr_ints(const char* name, std::vector<int64_t> otherwise) const;
  const AttributeProto* attr(const char* name) const;
  TensorRef attr_tensor(const char* name) const;
  TensorRef tensor(const TensorProto& t) const;

  // Run ops of the library.
  TensorRef run(const char* op, InputList inputs, AttrList attrs = {}) const;
  TensorRef run(const char* op, InputList inputs, const Attrs& attrs) const;
  TensorRef run(const char* op, const std::vector<TensorRef>& inputs, AttrList attrs = {}) const;
  TensorRef run(const char* op, const std::vector<TensorRef>& inputs, const Attrs& attrs) const;
  std::vector<TensorRef> run_all(const char* op, InputList inputs, AttrList attrs, size_t num_outputs) const;
  std::vector<TensorRef> run_all(const char* op, InputList inputs, const Attrs& attrs, size_t num_outputs) const;
  TensorRef scalar(double v) const { return TensorRef::adopt(new_weak_float(v)); }  // has the other operand's dtype
  TensorRef scalar_int(int64_t v) const { return TensorRef::adopt(new_weak_int(v)); }
  TensorRef cast(const TensorRef& x, DType dtype) const;
  TensorRef constant(const std::vector<int64_t>& v) const;  // int64 [n]
  TensorRef whole(int64_t v) const;                         // int64 []
  TensorRef fill(DType dtype, const std::vector<int64_t>& dims, double v) const;
  void charge(DType dtype, double num_elements) const;  // charges the load's budget for memory that no op infers

  // Set the outputs, in order.
  size_t num_outputs() const { return node_.outputs.size(); }
  bool wants(size_t i) const { return i < num_outputs() && !node_.outputs[i].empty(); }
  void out(TensorRef t);
  void out_sizes(Sizes sizes, bool is_scalar, DType dtype = DType::int64);

  std::vector<Value>& results() { return results_; }
  void check_attributes() const;
  const NodeProto& node() const { return node_; }

 private:
  Importer& importer_;
  const NodeProto& node_;
  mutable std::vector<std::string_view> read_;  // names of the attributes that were read
  std::vector<Value> results_;
};

// Make tensors of sizes, which ops count when the function runs: a vector of true, as long as a dim; a number, int64 []; and
// all sizes of a value.
TensorRef vector_of_length(const OnnxNode& c, const Size& dim);
TensorRef number_of(const OnnxNode& c, const Size& s);
TensorRef tensor_of(const OnnxNode& c, const Value& sizes);

[[noreturn]] void unimplemented(const std::string& what);
inline int64_t dim_or_fail(const TensorRef& x, int axis, const char* why) {
  if (x->dims[axis] < 0) unimplemented(cat(why, " needs dim ", axis, " of ", to_string(x->shape())));
  return x->dims[axis];
}
int64_t product_of(const int64_t* dims, int first, int end);  // -1: a dim is unknown

// Makes a function of the model in a file. UNIMPLEMENTED if it has something that is not covered; INVALID_ARGUMENT,
// DATA_LOSS, NOT_FOUND or PERMISSION_DENIED if there is something wrong with the file.
Ref<eager_function> import_model(const eager_context& parent, const std::string& path);

}  // namespace eager::onnx
