#include "runtime/onnx/model.h"

// Fields are told apart by number and wire type, so that a value is never read as another type than it has.
#include <protozero/pbf_reader.hpp>

namespace eager::onnx {

namespace {

using protozero::pbf_reader;
using protozero::pbf_wire_type;

std::string_view view(pbf_reader& r) {
  const protozero::data_view v = r.get_view();
  return {v.data(), v.size()};
}

constexpr uint32_t tag(uint32_t field, pbf_wire_type type) { return protozero::tag_and_type(field, type); }
constexpr pbf_wire_type kVarint = pbf_wire_type::varint, kBytes = pbf_wire_type::length_delimited,
                        k32 = pbf_wire_type::fixed32, k64 = pbf_wire_type::fixed64;

int64_t whole_number(const std::string& digits, const char* what) {
  if (digits.empty() || digits.size() > 18 || digits.find_first_not_of("0123456789") != std::string::npos) {
    invalid_argument("external data: ", what, " '", digits, "' is no number of at most 18 digits");
  }
  return std::stoll(digits);
}

bool is_default_domain(std::string_view domain) { return domain.empty() || domain == "ai.onnx"; }

// Reads messages, and charges their memory before it is allocated.
class Reader {
 public:
  explicit Reader(LoadBudget& budget) : budget_(budget) {}

  void read_model(pbf_reader r, ModelProto& m) {
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kVarint): m.ir_version = r.get_int64(); break;
        case tag(7, kBytes):
          m.has_graph = true;
          read_graph(r.get_message(), m.graph);
          break;
        case tag(8, kBytes): read_opset(r.get_message(), m); break;
        default: r.skip();
      }
    }
  }

 private:
  std::string text(pbf_reader& r) {
    const std::string_view v = view(r);
    budget_.charge(v.size(), 1);
    return std::string(v);
  }

  // Reads a field of repeated numbers, which is packed, or has them one by one with the wire type `single`. Returns
  // false if the present field is another one.
  template <class T, class One, class Packed>
  bool read_numbers(pbf_reader& r, uint32_t field, pbf_wire_type single, One one, Packed packed, std::vector<T>& out) {
    if (r.tag_and_type() == tag(field, single)) {
      push(budget_, out, (r.*one)());
      return true;
    }
    if (r.tag_and_type() != tag(field, kBytes)) return false;
    for (T v : (r.*packed)()) push(budget_, out, v);
    return true;
  }
  bool read_integers(pbf_reader& r, uint32_t field, std::vector<int64_t>& out) {
    return read_numbers(r, field, kVarint, &pbf_reader::get_int64, &pbf_reader::get_packed_int64, out);
  }
  bool read_floats(pbf_reader& r, uint32_t field, std::vector<float>& out) {
    return read_numbers(r, field, k32, &pbf_reader::get_float, &pbf_reader::get_packed_float, out);
  }
  bool read_doubles(pbf_reader& r, uint32_t field, std::vector<double>& out) {
    return read_numbers(r, field, k64, &pbf_reader::get_double, &pbf_reader::get_packed_double, out);
  }

  void read_external(pbf_reader r, ExternalData& out) {
    std::string key, value;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kBytes): key = text(r); break;
        case tag(2, kBytes): value = text(r); break;
        default: r.skip();
      }
    }
    if (key == "location") out.location = value;
    else if (key == "offset") out.offset = static_cast<uint64_t>(whole_number(value, "offset"));
    else if (key == "length") out.length = whole_number(value, "length");
  }

  TensorProto read_tensor(pbf_reader r) {
    TensorProto t;
    while (r.next()) {
      if (read_integers(r, 1, t.dims) || read_floats(r, 4, t.floats) || read_integers(r, 5, t.integers) ||
          read_integers(r, 7, t.integers) || read_doubles(r, 10, t.doubles) || read_integers(r, 11, t.integers)) {
        continue;
      }
      switch (r.tag_and_type()) {
        case tag(2, kVarint): t.type = r.get_int32(); break;
        case tag(6, kBytes): push(budget_, t.strings, view(r)); break;
        case tag(8, kBytes): t.name = text(r); break;
        case tag(9, kBytes): t.has_raw = true, t.raw = view(r); break;
        case tag(13, kBytes): read_external(r.get_message(), t.external); break;
        case tag(14, kVarint): t.is_external = r.get_enum() == 1; break;
        default: r.skip();
      }
    }
    return t;
  }

  AttributeProto read_attribute(pbf_reader r) {
    AttributeProto a;
    while (r.next()) {
      if (read_floats(r, 7, a.floats) || read_integers(r, 8, a.ints)) continue;
      switch (r.tag_and_type()) {
        case tag(1, kBytes): a.name = text(r); break;
        case tag(2, k32): a.f = r.get_float(); break;
        case tag(3, kVarint): a.i = r.get_int64(); break;
        case tag(4, kBytes): a.s = view(r); break;
        case tag(5, kBytes): a.tensor = read_tensor(r.get_message()); break;
        case tag(9, kBytes): push(budget_, a.strings, view(r)); break;
        case tag(20, kVarint): a.type = static_cast<AttributeType>(r.get_int32()); break;
        case tag(21, kBytes): a.is_reference = !view(r).empty(); break;
        default: r.skip();
      }
    }
    return a;
  }

  NodeProto read_node(pbf_reader r) {
    NodeProto n;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kBytes): push(budget_, n.inputs, text(r)); break;
        case tag(2, kBytes): push(budget_, n.outputs, text(r)); break;
        case tag(3, kBytes): n.name = text(r); break;
        case tag(4, kBytes): n.op_type = text(r); break;
        case tag(5, kBytes): push(budget_, n.attributes, read_attribute(r.get_message())); break;
        case tag(7, kBytes): n.domain = text(r); break;
        default: r.skip();
      }
    }
    return n;
  }

  Dim read_dim(pbf_reader r) {
    Dim d;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kVarint): d.value = r.get_int64(); break;
        case tag(2, kBytes): d.name = text(r); break;
        default: r.skip();
      }
    }
    return d;
  }

  void read_shape(pbf_reader r, ValueInfo& out) {
    out.has_shape = true;
    while (r.next()) {
      if (r.tag_and_type() == tag(1, kBytes)) push(budget_, out.dims, read_dim(r.get_message()));
      else r.skip();
    }
  }

  void read_tensor_type(pbf_reader r, ValueInfo& out) {
    out.is_tensor = true;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kVarint): out.type = r.get_int32(); break;
        case tag(2, kBytes): read_shape(r.get_message(), out); break;
        default: r.skip();
      }
    }
  }

  // Reads a tensor type and skips all others. Only these contain further types, so that there is no recursion.
  void read_type(pbf_reader r, ValueInfo& out) {
    while (r.next()) {
      if (r.tag_and_type() == tag(1, kBytes)) read_tensor_type(r.get_message(), out);
      else r.skip();
    }
  }

  ValueInfo read_value(pbf_reader r) {
    ValueInfo v;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kBytes): v.name = text(r); break;
        case tag(2, kBytes): read_type(r.get_message(), v); break;
        default: r.skip();
      }
    }
    return v;
  }

  void read_graph(pbf_reader r, GraphProto& g) {
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kBytes): push(budget_, g.nodes, read_node(r.get_message())); break;
        case tag(2, kBytes): g.name = text(r); break;
        case tag(5, kBytes): push(budget_, g.initializers, read_tensor(r.get_message())); break;
        case tag(11, kBytes): push(budget_, g.inputs, read_value(r.get_message())); break;
        case tag(12, kBytes): push(budget_, g.outputs, read_value(r.get_message())); break;
        case tag(15, kBytes):
          g.has_sparse_initializers = true;
          r.skip();
          break;
        default: r.skip();
      }
    }
  }

  void read_opset(pbf_reader r, ModelProto& m) {
    std::string domain;
    int64_t version = 0;
    while (r.next()) {
      switch (r.tag_and_type()) {
        case tag(1, kBytes): domain = text(r); break;
        case tag(2, kVarint): version = r.get_int64(); break;
        default: r.skip();
      }
    }
    if (is_default_domain(domain)) m.opset = version;
  }

  LoadBudget& budget_;
};

}  // namespace

ModelProto read_model(std::string_view bytes, LoadBudget& budget) {
  ModelProto m;
  try {
    Reader(budget).read_model(pbf_reader(bytes.data(), bytes.size()), m);
  } catch (const protozero::exception& e) {
    fail(Code::data_loss, "the file is no ONNX model, or is damaged: ", e.what());
  }
  for (NodeProto& n : m.graph.nodes) {
    if (n.domain == "ai.onnx") n.domain.clear();
  }
  return m;
}

}  // namespace eager::onnx
