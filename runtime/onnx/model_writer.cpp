// Writes the messages of a model as bytes. The exporter makes fewer kinds of messages than the importer reads.
#include <protozero/pbf_writer.hpp>

#include "eager_c.h"
#include "runtime/onnx/model.h"

namespace eager::onnx {

namespace {

using protozero::pbf_writer;

void write_tensor(pbf_writer w, const TensorProto& t) {
  w.add_packed_int64(1, t.dims.begin(), t.dims.end());
  w.add_int32(2, t.type);
  if (!t.name.empty()) w.add_string(8, t.name);
  w.add_bytes(9, t.raw.data(), t.raw.size());
}

void write_attribute(pbf_writer w, const AttributeProto& a) {
  w.add_string(1, a.name);
  switch (a.type) {
    case AttributeType::real: w.add_float(2, a.f); break;
    case AttributeType::integer: w.add_int64(3, a.i); break;
    case AttributeType::string: w.add_bytes(4, a.s.data(), a.s.size()); break;
    case AttributeType::strings:
      for (std::string_view s : a.strings) w.add_bytes(9, s.data(), s.size());
      break;
    case AttributeType::integers: w.add_packed_int64(8, a.ints.begin(), a.ints.end()); break;
    default: invalid_argument("attribute '", a.name, "' is of type ", static_cast<int32_t>(a.type));
  }
  w.add_enum(20, static_cast<int32_t>(a.type));
}

void write_node(pbf_writer w, const NodeProto& n) {
  for (const std::string& name : n.inputs) w.add_string(1, name);
  for (const std::string& name : n.outputs) w.add_string(2, name);
  w.add_string(3, n.name);
  w.add_string(4, n.op_type);
  for (const AttributeProto& a : n.attributes) write_attribute({w, 5}, a);
}

void write_value(pbf_writer w, const ValueInfo& v) {
  w.add_string(1, v.name);
  pbf_writer type(w, 2), tensor(type, 1);
  tensor.add_int32(1, v.type);
  if (v.dims.empty()) return tensor.add_message(2, "", 0);  // for rank 0: pbf_writer would leave out an empty shape
  pbf_writer shape(tensor, 2);
  for (const Dim& d : v.dims) {
    pbf_writer dim(shape, 1);
    if (d.value >= 0) dim.add_int64(1, d.value);
    else dim.add_string(2, d.name);
  }
}

void write_graph(pbf_writer w, const GraphProto& g) {
  for (const NodeProto& n : g.nodes) write_node({w, 1}, n);
  w.add_string(2, g.name);
  for (const TensorProto& t : g.initializers) write_tensor({w, 5}, t);
  for (const ValueInfo& v : g.inputs) write_value({w, 11}, v);
  for (const ValueInfo& v : g.outputs) write_value({w, 12}, v);
}

}  // namespace

std::string model_bytes(const ModelProto& m) {
  std::string bytes;
  pbf_writer w(bytes);
  w.add_int64(1, m.ir_version);
  w.add_string(2, "libeager");
  w.add_string(3, eager_version());
  write_graph({w, 7}, m.graph);
  pbf_writer opset(w, 8);
  opset.add_string(1, "");
  opset.add_int64(2, m.opset);
  opset.commit();
  return bytes;
}

}  // namespace eager::onnx
