// CPU kernels of the ops that read and write serialized Examples:
//
//   Example { Features features = 1 }    Features { map<string, Feature> feature = 1 }
//   Feature { one of: BytesList bytes_list = 1, FloatList float_list = 2, Int64List int64_list = 3 }, each with `value` = 1
#include "kernels/common/examples.h"

#include <cstring>
#include <optional>
#include <protozero/pbf_reader.hpp>
#include <protozero/pbf_writer.hpp>
#include <string>

#include "kernels/common/counted.h"
#include "kernels/common/messages.h"
#include "kernels/common/strings.h"
#include "kernels/cpu/kernels.h"

namespace eager::cpu {
namespace {

using messages::type_name;
using protozero::pbf_reader;
using protozero::pbf_wire_type;

std::string_view view_of(const protozero::data_view& v) { return {v.data(), v.size()}; }

// The refusal of a call; its text is the call's message.
struct Refused {
  std::string text;
};

// The list of values of a feature, and its kind.
struct Feature {
  uint32_t kind = 0;  // 0: none was set
  protozero::data_view list;
};

uint32_t kind_of(DType t) { return t == DType::string ? 1 : t == DType::float32 ? 2 : 3; }
DType dtype_of_kind(uint32_t kind) { return kind == 1 ? DType::string : kind == 2 ? DType::float32 : DType::int64; }

// Goes on with the next field. Fields that the format does not have are left out.
template <class F>
void for_each_field(pbf_reader reader, uint32_t field, F f) {
  while (reader.next()) {
    if (reader.tag() == field && reader.wire_type() == pbf_wire_type::length_delimited) f(reader.get_view());
    else reader.skip();
  }
}

// Returns the feature of this key; of several, the last, as protocol buffers have it.
Feature find_feature(std::string_view example, std::string_view key) {
  Feature found;
  for_each_field(pbf_reader(example.data(), example.size()), 1, [&](protozero::data_view features) {
    for_each_field(pbf_reader(features), 1, [&](protozero::data_view entry) {
      std::string_view name;
      protozero::data_view value;
      pbf_reader fields(entry);
      while (fields.next()) {
        const bool is_text = fields.wire_type() == pbf_wire_type::length_delimited;
        if (is_text && fields.tag() == 1) name = view_of(fields.get_view());
        else if (is_text && fields.tag() == 2) value = fields.get_view();
        else fields.skip();
      }
      if (name != key) return;
      found = {};
      pbf_reader lists(value);
      while (lists.next()) {
        if (lists.tag() <= 3 && lists.wire_type() == pbf_wire_type::length_delimited) {
          const uint32_t kind = lists.tag();
          found = {kind, lists.get_view()};
        } else {
          lists.skip();
        }
      }
    });
  });
  return found;
}

// Calls f with each value of the list, as int64_t, float or std::string_view.
template <class T, class F>
void for_each_value(const protozero::data_view& list, F f) {
  pbf_reader r(list);
  while (r.next()) {
    const bool is_packed = r.wire_type() == pbf_wire_type::length_delimited;
    if (r.tag() != 1) {
      r.skip();
    } else if constexpr (std::is_same_v<T, std::string_view>) {
      if (is_packed) f(view_of(r.get_view()));
      else r.skip();
    } else if constexpr (std::is_same_v<T, float>) {
      if (is_packed)
        for (const float v : r.get_packed_float()) f(v);
      else if (r.wire_type() == pbf_wire_type::fixed32) f(r.get_float());
      else r.skip();
    } else {
      if (is_packed)
        for (const int64_t v : r.get_packed_int64()) f(v);
      else if (r.wire_type() == pbf_wire_type::varint) f(r.get_int64());
      else r.skip();
    }
  }
}

std::string place(const char* key, int64_t index) {
  return "Key: " + std::string(key) + ", Index: " + std::to_string(index);
}

// Returns the feature of Example i, or none if it lacks it. It has values of this dtype.
std::optional<Feature> feature_of(std::string_view example, const char* key, DType dtype, int64_t i) {
  const Feature found = find_feature(example, key);
  if (found.kind == 0) return std::nullopt;
  if (dtype_of_kind(found.kind) != dtype) {
    throw Refused{place(key, i) + ".  Data types don't match. Data type: " + type_name(dtype_of_kind(found.kind)) +
                  " but expected type: " + type_name(dtype)};
  }
  return found;
}

// Where values go: one after the other into the output's memory, which has room for `most`, or into the sink of strings.
template <class T>
class Values {
 public:
  Values(const Operand& y, int64_t most) : at_(y.as<T>()), most_(most) {}
  void add(T v) {
    if (count_ < most_) at_[count_] = v;
    ++count_;
  }
  int64_t count() const { return count_; }

 private:
  T* const at_;
  const int64_t most_;
  int64_t count_ = 0;
};
template <>
class Values<std::string_view> {
 public:
  Values(const Operand& y, int64_t) : sink_(sink_of(y)) {}
  void add(std::string_view v) { sink_.add(v); }
  int64_t count() const { return sink_.count(); }

 private:
  StringSink& sink_;
};

template <class T>
void add_default(const Operand& given, int64_t count, Values<T>& to) {
  for (int64_t i = 0; i < count; ++i) {
    const int64_t at = given.num_elements == 1 ? 0 : i;
    if constexpr (std::is_same_v<T, std::string_view>) to.add(Strings(given)[at]);
    else to.add(given.as<T>()[at]);
  }
}

std::string shape_text(const ExampleFeatureParams& p) {
  std::string text = "[";
  for (int32_t i = 0; i < p.rank; ++i) text += (i > 0 ? "," : "") + (p.dims[i] < 0 ? "?" : std::to_string(p.dims[i]));
  return text + "]";
}

template <class T>
void feature(KernelCall& call, DType dtype) {
  const ExampleFeatureParams& p = call.params_as<ExampleFeatureParams>();
  const Operand &x = call.inputs[0], &given = call.inputs[1], &y = call.outputs[0];
  Values<T> values(y, std::is_same_v<T, std::string_view> ? 0 : std::max<int64_t>(y.num_elements, 0));
  int64_t each = p.is_counted ? -1 : p.count;
  for (int64_t i = 0; i < x.num_elements; ++i) {
    const int64_t before = values.count();
    const std::optional<Feature> found = feature_of(Strings(x)[i], p.key, dtype, i);
    if (found) {
      for_each_value<T>(found->list, [&](T v) { values.add(v); });
    } else if (call.num_inputs > 1 && given.given()) {
      add_default(given, given.num_elements == 1 && !p.is_counted ? p.count : given.num_elements, values);
    } else {
      throw Refused{"Feature: " + std::string(p.key) + " (data type: " + type_name(dtype) +
                    ") is required but could not be found in Example " + std::to_string(i)};
    }
    const int64_t count = values.count() - before;
    const bool fits = each >= 0 ? count == each : p.count > 0 ? count % p.count == 0 : count == 0;
    if (!fits) {
      throw Refused{place(p.key, i) + ".  Number of " + type_name(dtype) + " values != expected.  Values size: " +
                    std::to_string(count) + " but output shape: " + shape_text(p) +
                    (p.is_counted && each >= 0 ? ", and others have " + std::to_string(each) : "")};
    }
    each = count;
  }
  if (p.is_counted && !std::is_same_v<T, std::string_view>) {
    *count_of(call) = each > 0 && p.count > 0 ? each / p.count : 0;
  }
}

template <class T>
void all_values(KernelCall& call, DType dtype) {
  const char* const key = call.params_as<ExampleValuesParams>().key;
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  int64_t* const row_splits = call.outputs[1].as<int64_t>();
  Values<T> values(y, std::is_same_v<T, std::string_view> ? 0 : std::max<int64_t>(y.num_elements, 0));
  row_splits[0] = 0;
  for (int64_t i = 0; i < x.num_elements; ++i) {
    if (const std::optional<Feature> found = feature_of(Strings(x)[i], key, dtype, i)) {
      for_each_value<T>(found->list, [&](T v) { values.add(v); });
    }
    row_splits[i + 1] = values.count();
  }
  if constexpr (!std::is_same_v<T, std::string_view>) *count_of(call) = values.count();
}

// Runs f with a value of the type of the output's elements.
template <class F>
int32_t refusing(KernelCall& call, F f) {
  try {
    const DType t = call.outputs[0].dtype;
    if (t == DType::float32) f(float{}, t);
    else if (t == DType::int64) f(int64_t{}, t);
    else f(std::string_view{}, t);
    return 0;
  } catch (const Refused& refused) {
    return failed(call, refused.text.c_str());
  } catch (const protozero::exception&) {
    return failed(call, "Could not parse example input: it is no serialized Example");
  }
}

int32_t example_feature(KernelCall& call) {
  return refusing(call, [&](auto type, DType t) { feature<decltype(type)>(call, t); });
}

int32_t example_values(KernelCall& call) {
  return refusing(call, [&](auto type, DType t) { all_values<decltype(type)>(call, t); });
}

// Writes values [begin, begin + n) as a list with its kind, a Feature.
std::string encoded(const Operand& values, int64_t begin, int64_t n) {
  std::string list, feature;
  protozero::pbf_writer to(list);
  if (values.dtype == DType::string) {
    for (int64_t i = begin; i < begin + n; ++i) {
      const std::string_view v = Strings(values)[i];
      to.add_bytes(1, v.data(), v.size());
    }
  } else if (values.dtype == DType::float32) {
    const float* const at = values.as<float>() + begin;
    if (n > 0) to.add_packed_float(1, at, at + n);
  } else {
    const int64_t* const at = values.as<int64_t>() + begin;
    if (n > 0) to.add_packed_int64(1, at, at + n);
  }
  protozero::pbf_writer(feature).add_message(kind_of(values.dtype), list);
  return feature;
}

// Messages that stand one after the other are merged by whoever reads them: an Example of the feature alone is put behind
// each Example.
int32_t example_with_feature(KernelCall& call) {
  const char* const key = call.params_as<ExampleValuesParams>().key;
  const Operand &x = call.inputs[0], &values = call.inputs[1];
  StringSink& sink = sink_of(call.outputs[0]);
  const int64_t each = x.num_elements > 0 ? values.num_elements / x.num_elements : 0;
  for (int64_t i = 0; i < x.num_elements; ++i) {
    std::string entry, features, example(Strings(x)[i]);
    protozero::pbf_writer to(entry);
    to.add_string(1, key);
    to.add_message(2, encoded(values, i * each, each));
    protozero::pbf_writer(features).add_message(1, entry);
    protozero::pbf_writer(example).add_message(1, features);
    sink.add(example);
  }
  return 0;
}

}  // namespace

void register_examples(KernelTable& t) {
  t.add("example_feature", DType::string, example_feature);
  t.add("example_values", DType::string, example_values);
  t.add("example_with_feature", DType::string, example_with_feature);
}

}  // namespace eager::cpu
