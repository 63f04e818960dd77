// A traced function as an ONNX model.
//
// Terms
//   op        one of ours, with attributes: a node of the function's graph.
//   mapping   what becomes of an op: the ONNX nodes that it writes through its Export.
//   carrier   the dtype that an op is computed in: its own, or the next wider one that the ONNX operator takes, with
//             Cast before and behind. Of a half it is float32, as in our kernels; integers wrap when they come back.
//   opset     17, or what the newest operator among the mappings needs.
//
// The algorithm
//   Ops that no output needs are left out. Every other one is looked up (mappings()), writes its nodes, and names its
//   outputs. Constants, variables and weak scalars (in the dtype that the op's other operands have) become initializers
//   where they are used. Nothing is written before the model is whole.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/function/graph/graph.h"
#include "runtime/onnx/model.h"

namespace eager::onnx {

using Name = std::string;  // of a value of the model; "": an optional input that is not given
using Names = std::vector<Name>;
using Ints = std::vector<int64_t>;

// An attribute of an ONNX node.
struct Field : AttributeProto {
  Field(const char* n, int64_t v) : Field(n, AttributeType::integer) { i = v; }
  Field(const char* n, int v) : Field(n, int64_t{v}) {}
  Field(const char* n, double v) : Field(n, AttributeType::real) { f = static_cast<float>(v); }
  Field(const char* n, const char* v) : Field(n, AttributeType::string) { s = v; }
  Field(const char* n, Ints v) : Field(n, AttributeType::integers) { ints = std::move(v); }

 private:
  Field(const char* n, AttributeType t) {
    name = n;
    type = t;
  }
};
using Fields = std::vector<Field>;

class Export;
class Exporter;

struct Mapping {
  void (*write)(Export& op);
  DTypeSet takes;              // dtypes of the carrier
  const char* onnx = nullptr;  // the operator, where it is one
  int64_t opset = 17;
};
using Mappings = std::map<std::string_view, Mapping>;
const Mappings& mappings();
void add_elementwise_mappings(Mappings& m);
void add_network_mappings(Mappings& m);
void add_shape_mappings(Mappings& m);

// Mappings of one operator: with the op's inputs and without attributes. `test`: one that gives bools.
void direct(Export& op);
void test(Export& op);

inline constexpr DTypeSet kSingle = dtype_bit(DType::float32) | dtype_bit(DType::float64);  // halves become float32
inline constexpr DTypeSet kFloat = kSingle | dtype_bit(DType::float16);
inline constexpr DTypeSet kFloats = dtypes::floats;

// An op as its mapping sees it.
class Export {
 public:
  Export(Exporter& exporter, const Graph& graph, const Node& node, const Mapping& mapping, int64_t version);
  const int64_t opset;
  const char* const onnx;

  int num_inputs() const { return static_cast<int>(node_.inputs.size()); }
  bool has(int i) const { return i < num_inputs() && node_.inputs[static_cast<size_t>(i)] >= 0; }
  ShapeView shape(int i) const { return input(i).shape(); }
  int rank(int i) const { return input(i).rank; }
  DType dtype() const { return carrier_; }  // of in(i), for inputs that are promoted to one dtype
  DType dtype(int i) const;                 // as the op has it
  Name in(int i);
  Names ins();
  Name indices(int i) { return cast(in(i), dtype(i), DType::int64); }
  Name dims(int i);  // the shape of input i, which may be one without a value

  const eager_op& op() const { return *node_.op; }
  const AttrValue& attr(const char* name) const;
  bool given(const char* name) const { return attr(name).given; }
  int64_t integer(const char* name) const { return attr(name).i; }
  bool boolean(const char* name) const { return attr(name).i != 0; }
  double real(const char* name) const { return attr(name).f; }
  std::string_view text(const char* name) const { return attr(name).string; }
  Ints ints(const char* name) const { return {attr(name).ints, attr(name).ints + attr(name).count}; }
  // An attribute `axis`, of a tensor of this rank; not negative.
  int64_t axis(int rank) const { return integer("axis") < 0 ? integer("axis") + rank : integer("axis"); }
  Ints axes(const char* name, int rank) const;  // all where it is not given

  // New nodes and initializers.
  Name add(const char* op, Names inputs, const Fields& fields = {}) {
    return add_all(op, std::move(inputs), fields, 1)[0];
  }
  Names add_all(const char* op, Names inputs, const Fields& fields, size_t num_outputs);
  Name cast(Name x, DType from, DType to);
  Name constant(const Ints& v);        // int64 [n]
  Name scalar(int64_t v);              // int64, rank 0
  Name number(DType dtype, double v);  // the same in another dtype
  Name number(double v) { return number(carrier_, v); }
  Name zero() { return number(0); }
  // Along axes, which are attributes or an input; as many dims as before, or none where they were. NULL: all axes.
  Name reduce(const char* op, Name x, const Ints* axes, bool keepdims);

  // Outputs, in order. made: the dtype that y has, if not the carrier.
  size_t num_outputs() const { return node_.outputs.size(); }
  const eager_tensor& output(size_t k) const { return graph_.at(node_.outputs[k]); }
  void out(Name y) { out(std::move(y), carrier_); }
  void out(Name y, DType made);
  void out_input(int i) { out(in(i)); }

  const Names& results() const { return results_; }

 private:
  const eager_tensor& input(int i) const { return graph_.at(node_.inputs[static_cast<size_t>(i)]); }
  char group(int i) const { return node_.def().input_at(i).group; }

  Exporter& exporter_;
  const Graph& graph_;
  const Node& node_;
  DType carrier_ = DType::none;
  Names results_;
};

// UNIMPLEMENTED, with the op's name, where there is no ONNX for it; the file's errors as in io/file.h.
void export_model(const Graph& g, const std::string& path);

}  // namespace eager::onnx
