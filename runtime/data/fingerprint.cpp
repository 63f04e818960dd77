#include "runtime/data/fingerprint.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <string_view>

#include "base/mix.h"
#include "kernels/half.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/file/format.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

namespace {

constexpr int64_t kSampledBytes = int64_t{64} << 10, kSampledStrings = 1024;  // of a tensor
constexpr size_t kSampledText = 64;                                           // bytes of a string

class Functions;

class Fingerprint {
 public:
  explicit Fingerprint(eager_context& ctx) : ctx_(ctx) {}
  uint64_t value() const { return h_; }

  void put(uint64_t word) { h_ = mix(h_, word); }
  void put(int64_t word) { put(static_cast<uint64_t>(word)); }
  void put(std::string_view bytes) {
    put_bytes(bytes.data(), bytes.size());
    put(uint64_t{bytes.size()});
  }
  void put(const eager_dataset& d);
  // functions: those that the op's function runs; NULL: the op is a step's own.
  void put_op(const eager_op& op, const Functions* functions);
  void put_constant(eager_tensor& t);

 private:
  void put_bytes(const char* bytes, size_t n) {  // FNV-1a, 64 bits
    for (size_t i = 0; i < n; ++i) h_ = (h_ ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3u;
  }
  void put_attribute(const Attribute& a, const AttrValue& v);
  void put_plain(const Attribute& a, const AttrValue& v);
  void put_object(const eager_op& op);
  void put_tensor(eager_tensor& t);
  void put_strings(const Strings& strings, int64_t n, bool are_paths);
  void put_variable(const eager_variable& v) { put(to_string(Component{v.dtype, v.shape})); }

  eager_context& ctx_;
  uint64_t h_ = 0xcbf29ce484222325u;
};

// The fingerprints of a function and of those that it runs.
class Functions {
 public:
  Functions(eager_context& ctx, const eager_function& f);
  uint64_t of(const eager_function& f) const { return values_[held_.of(f)]; }

 private:
  uint64_t of_graph(eager_context& ctx, const Graph& g) const;

  const Captured& held_;
  std::vector<uint64_t> values_;
};

// Returns which of n items is number i of a sample of `count`.
int64_t sampled(int64_t i, int64_t count, int64_t n) {
  return count == n ? i
                    : static_cast<int64_t>(static_cast<unsigned __int128>(i) * static_cast<uint64_t>(n) /
                                           static_cast<uint64_t>(count));
}

// Returns the value of a scalar on the host; none if it is no real number, or may be too large for a double.
std::optional<double> number_of(const eager_tensor& t) {
  if (t.flags & kWeak) return t.dtype == DType::int64 ? static_cast<double>(weak_value_int(t)) : weak_value_float(t);
  if (t.rank != 0 || t.device_index != kHostDevice || t.flags & kWithoutValue) return std::nullopt;
  switch (t.dtype) {
    case DType::int8: return t.value<int8_t>();
    case DType::int16: return t.value<int16_t>();
    case DType::int32: return t.value<int32_t>();
    case DType::int64: return static_cast<double>(t.value<int64_t>());
    case DType::uint8: return t.value<uint8_t>();
    case DType::uint16: return t.value<uint16_t>();
    case DType::uint32: return t.value<uint32_t>();
    case DType::float16: return static_cast<float>(t.value<float16>());
    case DType::bfloat16: return static_cast<float>(t.value<bfloat16>());
    case DType::float32: return t.value<float>();
    case DType::float64: return t.value<double>();
    default: return std::nullopt;
  }
}

void Fingerprint::put_strings(const Strings& strings, int64_t n, bool are_paths) {
  const int64_t count = std::min(n, kSampledStrings);
  for (int64_t i = 0; i < count; ++i) {
    std::string_view text = strings[sampled(i, count, n)];
    if (are_paths) text.remove_prefix(std::min(text.rfind('/') + 1, text.size()));
    put(text.substr(0, kSampledText));
    put(uint64_t{text.size()});
  }
}

void Fingerprint::put_tensor(eager_tensor& t) {
  put(to_string(component_of(t)));
  if (t.flags & (kWithoutValue | kSparseRows)) return;
  if (t.flags & kWeak)
    return put(t.dtype == DType::int64 ? weak_value_int(t) : std::bit_cast<int64_t>(weak_value_float(t)));
  const int64_t n = t.num_elements;
  if (t.dtype == DType::string) return put_strings(strings_of(t), n, false);
  const auto size = static_cast<int64_t>(t.element_size());
  const int64_t count = std::min(n, kSampledBytes / size);
  const auto put_values = [&](const eager_tensor& from, bool is_sample) {
    const auto* data = static_cast<const char*>(from.data);
    for (int64_t i = 0; i < count; ++i)
      put_bytes(data + (is_sample ? i : sampled(i, count, n)) * size, static_cast<size_t>(size));
  };
  if (t.device_index == kHostDevice) return put_values(t, false);
  const TensorRef flat = TensorRef::adopt(new_alias(t, t.dtype, {&n, 1}, 0));
  std::vector<int64_t> places(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) places[static_cast<size_t>(i)] = sampled(i, count, n);
  if (count == 0) return;
  put_values(*copy_to_device(rows_of(ctx_, *flat, places.data(), count), kHostDevice), true);
}

void Fingerprint::put_object(const eager_op& op) {
  if (const eager_variable* v = variable_of(op)) return put_variable(*v);
  if (const HostCallback* callback = callback_of(op)) {
    put(callback->name);
    for (size_t i = 0; i < callback->dtypes.size(); ++i)
      put(to_string(Component{callback->dtypes[i], callback->shapes[i]}));
  } else if (const CustomGradient* g = custom_gradient_of(op)) {
    put(int64_t{g->num_inputs});
    put(int64_t{g->num_outputs});
  } else if (const Update* update = update_of(op)) {
    put(update->optimizer->name());
    for (const Ref<eager_variable>& v : update->variables) put_variable(*v);
  }
}

// Languages, and later libraries, give more or less of the defaults.
bool is_as_absent(const Attribute& a, const AttrValue& v) {
  return !v.given || (!is_object(a.type) && is_default(a, v));
}

void Fingerprint::put_op(const eager_op& op, const Functions* functions) {
  put(op.def.name);
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const Attribute& a = op.def.attributes_[i];
    const AttrValue& v = op.attrs[i];
    if (is_as_absent(a, v)) continue;
    put(a.name);
    switch (a.type) {
      case AttrType::real: put(std::bit_cast<uint64_t>(v.f)); break;
      case AttrType::function: {
        const auto& f = *static_cast<const eager_function*>(v.object);
        put(functions ? functions->of(f) : Functions(ctx_, f).of(f));
        break;
      }
      case AttrType::object: put_object(op); break;
      default: put_plain(a, v);
    }
  }
}

// A number is the same with any dtype: languages write it as a weak scalar, or as a tensor of the other input's dtype.
void Fingerprint::put_constant(eager_tensor& t) {
  constexpr double kWhole = 0x1p53;
  const std::optional<double> number = number_of(t);
  if (!number) put_tensor(t);
  else if (*number == std::floor(*number) && std::abs(*number) < kWhole) put(static_cast<int64_t>(*number));
  else put(uint64_t{std::bit_cast<uint32_t>(static_cast<float>(*number))});
}

Functions::Functions(eager_context& ctx, const eager_function& f)
    : held_(f.kept<Captured>()), values_(held_.graphs.size()) {
  for (size_t i = values_.size(); i-- > 0;)
    values_[i] = of_graph(ctx, *held_.graphs[i]);  // functions run only later ones
}

// Returns the fingerprint of the graph's outputs: each value's is made of its node's op and of the node's inputs, whatever the order of
// nodes that do not depend on each other. Effects count in their order.
uint64_t Functions::of_graph(eager_context& ctx, const Graph& g) const {
  std::vector<uint64_t> of_value(g.values.size());
  const auto put_values = [&](Fingerprint& to, const std::vector<int32_t>& values) {
    for (const int32_t v : values) {
      if (v < 0) to.put(int64_t{-1});
      else if (g.is_constant(v)) to.put_constant(*g.values[static_cast<size_t>(v)]);
      else to.put(of_value[static_cast<size_t>(v)]);
    }
    to.put(uint64_t{values.size()});
  };
  for (size_t i = 0; i < g.inputs.size(); ++i) {
    Fingerprint input(ctx);
    input.put(uint64_t{i});
    input.put(to_string(component_of(g.at(g.inputs[i]))));
    of_value[static_cast<size_t>(g.inputs[i])] = input.value();
  }
  Fingerprint all(ctx);
  for (const Node& node : g.nodes) {
    Fingerprint made(ctx);
    made.put_op(*node.op, this);
    put_values(made, node.inputs);
    if (node.op->effects & (kRandom | kCallback | kWritesVariable)) all.put(made.value());
    for (size_t i = 0; i < node.outputs.size(); ++i)
      of_value[static_cast<size_t>(node.outputs[i])] = mix(made.value(), i);
  }
  put_values(all, g.outputs);
  return all.value();
}

void Fingerprint::put_plain(const Attribute& a, const AttrValue& v) {
  switch (a.type) {
    case AttrType::integer:
    case AttrType::boolean:
    case AttrType::dtype: return put(v.i);
    case AttrType::string: return put(v.string);
    case AttrType::ints:
      for (int i = 0; i < v.count; ++i) put(v.ints[i]);
      return put(int64_t{v.count});
    default: return;
  }
}

void Fingerprint::put_attribute(const Attribute& a, const AttrValue& v) {
  switch (a.type) {
    case AttrType::op: return put_op(*static_cast<eager_op*>(v.object), nullptr);
    case AttrType::tensors:
      for (const TensorRef& t : *static_cast<const std::vector<TensorRef>*>(v.object)) {
        if (std::string_view(a.name) == "files") put_strings(strings_of(*t), t->num_elements, true);
        else put_tensor(*t);
      }
      return;
    case AttrType::generator: return;  // the spec of its elements tells
    default: return put_plain(a, v);
  }
}

// Reports whether an attribute says how fast elements come, and not what they are: a state serves other numbers of threads too,
// and of elements that are made ahead.
bool is_pace(const eager_dataset& d, std::string_view attribute) {
  return attribute == "num_threads" || attribute == "host_threads" ||
         (attribute == "buffer_size" && std::string_view(d.kind.schema.name).starts_with("prefetch"));
}

// Reports whether the attribute is a window's shift with the value that it has where it is absent.
bool is_default_shift(const eager_dataset& d, const Attribute& a, const AttrValue& v) {
  return std::string_view(a.name) == "shift" && v.i == d.integer("size");
}

void Fingerprint::put(const eager_dataset& d) {
  put(d.kind.schema.name);
  for (size_t i = 0; i < d.kind.schema.attributes_.size(); ++i) {
    const Attribute& a = d.kind.schema.attributes_[i];
    const AttrValue& value = d.attributes().attrs[i];
    if (is_pace(d, a.name) || is_as_absent(a, value) || is_default_shift(d, a, value)) continue;
    put(a.name);
    put_attribute(a, value);
  }
  put(to_string(d.spec()));
  for (const Ref<eager_dataset>& input : d.inputs) put(*input);
}

}  // namespace

uint64_t fingerprint_of(eager_context& ctx, const eager_dataset& d) {
  Fingerprint f(ctx);
  f.put(d);
  return f.value();
}

}  // namespace eager
