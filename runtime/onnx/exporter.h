// Makes an ONNX model of a traced function.
//
// Terms
//   op        an op of the library with its attributes: a node of the function's graph.
//   mapping   how an op is written: a function that adds ONNX nodes through an Export.
//   carrier   the dtype in which an op is computed: its own, or the next wider one that the ONNX operator takes, with a
//             Cast before and after. For 16-bit floats it is float32, as in the library's kernels; integers wrap when
//             they are cast back.
//   opset     17, or a later one if a mapping needs an operator of that: it says so, and the writing begins again.
//   part      0: the real parts of complex numbers, 1: the imaginary ones. ONNX's operators know no complex numbers, so that each
//             part is a value of its own, and an op that gives complex numbers is written once for each. Where they enter or leave
//             the model they are pairs, as in ONNX's Fourier transforms: a last dim of 2.
//
// The algorithm
//   Ops that no output needs are left out. For every other one the mapping (mappings()) writes nodes and names the
//   outputs. Constants, variables and weak scalars (in the dtype of the op's other operands) become initializers where
//   they are used. The file is written when the model is complete.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/function/graph/graph.h"
#include "runtime/onnx/model.h"

namespace eager::onnx {

using Name = std::string;  // the name of a value of the model; "": an optional input that is not given
using Names = std::vector<Name>;
using Ints = std::vector<int64_t>;

// An attribute of an ONNX node.
struct Field : AttributeProto {
  Field(const char* n, int64_t v) : Field(n, AttributeType::integer) { i = v; }
  Field(const char* n, int v) : Field(n, int64_t{v}) {}
  Field(const char* n, double v) : Field(n, AttributeType::real) { f = static_cast<float>(v); }
  Field(const char* n, const char* v) : Field(n, AttributeType::string) { s = v; }
  Field(const char* n, Ints v) : Field(n, AttributeType::integers) { ints = std::move(v); }
  Field(const char* n, std::vector<std::string_view> v) : Field(n, AttributeType::strings) { strings = std::move(v); }

 private:
  Field(const char* n, AttributeType t);
};
using Fields = std::vector<Field>;

class Export;
class Exporter;

struct Mapping {
  void (*write)(Export& op);
  DTypeSet takes;              // the dtypes that may be the carrier
  const char* onnx = nullptr;  // the ONNX operator, if there is one that does the op's work
};
using Mappings = std::map<std::string_view, Mapping>;
const Mappings& mappings();
void add_elementwise_mappings(Mappings& m);
void add_integer_mappings(Mappings& m);
void add_special_mappings(Mappings& m);
void add_network_mappings(Mappings& m);
void add_shape_mappings(Mappings& m);
void add_sorting_mappings(Mappings& m);
void add_sequence_mappings(Mappings& m);
void add_signal_mappings(Mappings& m);
void add_indexing_mappings(Mappings& m);

// Write one operator that has the op's inputs and no attributes. The outputs of `test` are booleans.
void direct(Export& op);
void test(Export& op);

inline constexpr DTypeSet kSingle = dtype_bit(DType::float32) | dtype_bit(DType::float64);  // float32 for 16-bit floats
inline constexpr DTypeSet kFloat = kSingle | dtype_bit(DType::float16);
inline constexpr DTypeSet kFloats = dtypes::floats;

// An op that is being written, for its mapping.
class Export {
 public:
  Export(Exporter& exporter, const Graph& graph, const Node& node, const Mapping& mapping, int64_t version);
  const int64_t opset;
  const char* const onnx;

  void write();                         // by the mapping
  void require_opset(int64_t v) const;  // for an operator that came, or took what is meant, with this opset

  int num_inputs() const { return static_cast<int>(node_.inputs.size()); }
  bool has(int i) const { return i < num_inputs() && node_.inputs[static_cast<size_t>(i)] >= 0; }
  ShapeView shape(int i) const { return input(i).shape(); }
  int rank(int i) const { return input(i).rank; }
  DType dtype() const { return carrier_; }  // the dtype of in(i), for inputs that are promoted to one dtype
  DType dtype(int i) const;                 // the dtype of input i of the op itself
  int part() const { return part_; }        // the part that is being written
  Name in(int i) { return in(i, part_); }
  Name in(int i, int part);
  Names ins();
  Name indices(int i) { return cast(in(i), dtype(i), DType::int64); }
  Name dims(int i);               // the shape of input i, as a tensor
  Name dims(int i, int first);    // those dims from the axis `first` on
  Name dim(int i, int64_t axis);  // one of them, of rank 0
  Name size(int i);               // the number of elements, of rank 0

  const eager_op& op() const { return *node_.op; }
  const AttrValue& attr(const char* name) const;
  bool given(const char* name) const { return attr(name).given; }
  int64_t integer(const char* name) const { return attr(name).i; }
  bool boolean(const char* name) const { return attr(name).i != 0; }
  double real(const char* name) const { return attr(name).f; }
  std::string_view text(const char* name) const { return attr(name).string; }
  Ints ints(const char* name) const { return {attr(name).ints, attr(name).ints + attr(name).count}; }
  // The attribute `axis` of an op on a tensor of this rank, counted from the front.
  int64_t axis(int rank) const { return integer("axis") < 0 ? integer("axis") + rank : integer("axis"); }
  Ints axes(const char* name, int rank) const;  // all axes if it is not given

  // Add nodes and initializers, and return the names of their values.
  Name add(const char* op, std::initializer_list<std::string_view> inputs, const Fields& fields = {});
  Name add(const char* op, Names inputs, const Fields& fields = {});
  Names add_all(const char* op, Names inputs, const Fields& fields, size_t num_outputs);
  Name cast(Name x, DType from, DType to);
  Name constant(const Ints& v);        // int64 [n]
  Name scalar(int64_t v);              // int64, rank 0
  Name number(DType dtype, double v);  // a number of rank 0; of an imaginary part 0
  Name number(double v) { return number(carrier_, v); }
  Name zero() { return number(0); }
  Name count_up(const Name& n);  // 0, 1, ..., n - 1
  // Reduces x along axes (NULL: all), which are an attribute or an input of the operator, depending on its opset.
  Name reduce(const char* op, Name x, const Ints* axes, bool keepdims);

  // Name the outputs, in order; the last ones, which only gradients read, may be left out. `made` is the dtype of y, if that is not the carrier.
  size_t num_outputs() const { return node_.outputs.size(); }
  const eager_tensor& output(size_t k) const { return graph_.at(node_.outputs[k]); }
  void out(Name y) { out(std::move(y), carrier_); }
  void out(Name y, DType made);
  void out_parts(Name real, Name imaginary);  // both at once
  void out_input(int i) { out(in(i)); }

  const Names& results(int part) const { return results_[part]; }

 private:
  const eager_tensor& input(int i) const { return graph_.at(node_.inputs[static_cast<size_t>(i)]); }
  char group(int i) const { return node_.def().input_at(i).group; }

  Exporter& exporter_;
  const Graph& graph_;
  const Node& node_;
  const Mapping& mapping_;
  DType carrier_ = DType::none;
  int part_ = 0;
  Names results_[2];
};

inline void identity(Export& c) { c.out_input(0); }

Name reshape(Export& c, const Name& x, const Name& shape, bool zero_copies = false);
Name unsqueeze(Export& c, const Name& x, const Ints& axes);

// Returns log(e^a + e^b).
Name log_of_sum(Export& c, const Name& a, const Name& b);

// Returns the places that windows of `length` elements read along an axis, [count, length].
Name window_places(Export& c, const Name& count, int64_t step, int64_t length, int64_t dilation = 1);
// Returns how many windows that reach so far lie in n elements (a number of rank 0).
Name count_windows(Export& c, const Name& n, int64_t step, int64_t reach);

// Writes the model to a file. UNIMPLEMENTED, with the op's name, if ONNX has nothing for an op; errors of the file are
// those of io/file.h.
void export_model(const Graph& g, const std::string& path);

}  // namespace eager::onnx
