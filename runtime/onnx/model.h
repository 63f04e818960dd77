// The messages of an ONNX file (onnx.proto), with the fields that the importer reads or the exporter writes. They point
// into the file's bytes, or at the tensors that are written.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/dtype.h"
#include "runtime/core/tensor.h"
#include "runtime/io/budget.h"

namespace eager::onnx {

struct ExternalData {
  std::string location;  // relative to the model's folder
  uint64_t offset = 0;
  int64_t length = -1;  // -1: as many bytes as the tensor has
};

struct TensorProto {
  std::string name;
  std::vector<int64_t> dims;
  int32_t type = 0;  // onnx.TensorProto.DataType
  bool has_raw = false, is_external = false;
  std::string_view raw;
  std::vector<int64_t> integers;  // int32_data, int64_data, uint64_data
  std::vector<float> floats;      // float_data: also the parts of complex64
  std::vector<double> doubles;    // double_data: also the parts of complex128
  std::vector<std::string_view> strings;
  ExternalData external;
};

enum class AttributeType : int32_t {
  // clang-format off
  none = 0, real = 1, integer = 2, string = 3, tensor = 4, graph = 5, reals = 6, integers = 7, strings = 8,
  // There are other types, of which the importer reads only the number.
};
// clang-format on

struct AttributeProto {
  std::string name;
  AttributeType type = AttributeType::none;
  float f = 0;
  int64_t i = 0;
  std::string_view s;
  TensorProto tensor;
  std::vector<float> floats;
  std::vector<int64_t> ints;
  std::vector<std::string_view> strings;
  bool is_reference = false;  // whether it refers to an attribute of a function
};

struct NodeProto {
  std::string name, op_type, domain;
  std::vector<std::string> inputs, outputs;
  std::vector<AttributeProto> attributes;
};

struct Dim {
  int64_t value = kUnknown;
  std::string name;  // dim_param: the name of an unknown dim
};

struct ValueInfo {
  std::string name;
  bool is_tensor = false, has_shape = false;
  int32_t type = 0;
  std::vector<Dim> dims;
};

struct GraphProto {
  std::string name;
  std::vector<NodeProto> nodes;
  std::vector<TensorProto> initializers;
  std::vector<ValueInfo> inputs, outputs;
  bool has_sparse_initializers = false;
};

struct ModelProto {
  int64_t ir_version = 0;
  int64_t opset = 0;  // the opset of the default domain; 0: not given
  bool has_graph = false;
  GraphProto graph;
};

// Reads a model, and charges the memory of its messages. DATA_LOSS if the bytes are no protobuf messages.
ModelProto read_model(std::string_view bytes, LoadBudget& budget);
// Writes a model of the exporter, which does not have every field: tensors are raw, values are tensors with a shape.
std::string model_bytes(const ModelProto& m);

// Returns the dtype of an onnx.TensorProto.DataType. INVALID_ARGUMENT for a number that onnx.proto does not know,
// UNIMPLEMENTED for a type that the library lacks.
DType dtype_of(int32_t onnx_type);
int32_t onnx_type_of(DType dtype);

// The folder of tensors' external data, and the memory that tensors may take.
struct DataSource {
  std::string folder;  // the model's folder, in which external data lie
  LoadBudget budget;
  std::set<std::pair<uint64_t, uint64_t>> files{};  // identities (InputFile) of the files added to the budget so far
};

// Makes a tensor on the host. Its data must be exactly as long as the dims say, so that nothing larger than the file is
// allocated.
TensorRef make_tensor(const TensorProto& t, DataSource& source);

}  // namespace eager::onnx
