// Op cases as JSON, a line for each dtype of a case and for each refusal, for languages that run them through functions of
// their own:
//
//   {"op": "sum", "case": "sum([2,3]) axis=1", "given": {...}, "gives": [...], "floor": ...}
//   {"op": "sum", "case": "sum([2,3]) axis=2", "given": {...}, "error": {"code": "INVALID_ARGUMENT", "message": "..."}}
//
//   given      values by the registry's parameters. A tensor is {"dtype", "dims", "values"}, a list of inputs a list of
//              them; null is an optional input that is absent. What is left out keeps its default.
//   gives      the reference's results, a list flat, each {"dtype", "dims", "values", "tolerance"}. The dtype is the one that
//              the library gives, which the op cases check themselves.
//   tolerance  how far a number may be off, times the larger of |expected| and `floor`; the absolute value of a complex
//              number stands for both parts.
//   message    a part of the error's message.
//
// Elements and float attributes are written as in tests/bindings/README.md: no digit is lost. The text is the same on every
// run.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>

#include "op_cases/harness.h"

namespace op_cases {

using client::Tensor;
using nlohmann::ordered_json;

namespace {

std::string text_of(double value) {
  if (std::isnan(value)) return "nan";
  char text[40];
  std::snprintf(text, sizeof text, "%a", value);
  return text;
}

// Returns a 64-bit integer, which a double may have rounded once it is wrapped.
template <class T>
T wrapped(Complex value, int32_t dtype) {
  T out;
  std::memcpy(&out, numbers::encode({value}, dtype).data(), sizeof out);
  return out;
}

// The elements of tensors are most of what is printed, so they are text at once: as objects they take five times as long.
std::string element(Complex value, int32_t dtype) {
  const auto quoted = [](const std::string& text) { return '"' + text + '"'; };
  if (numbers::is_complex(dtype))
    return '[' + quoted(text_of(value.real())) + ',' + quoted(text_of(value.imag())) + ']';
  if (numbers::is_floating(dtype)) return quoted(text_of(value.real()));
  if (dtype == EAGER_BOOL) return value.real() != 0 ? "true" : "false";
  if (dtype == EAGER_UINT64) return quoted(std::to_string(wrapped<uint64_t>(value, dtype)));
  if (dtype == EAGER_INT64) return quoted(std::to_string(wrapped<int64_t>(value, dtype)));
  return std::to_string(static_cast<int64_t>(value.real()));
}

std::string tensor_json(const Array& a, int32_t dtype, const std::string& more = "") {
  std::string values;
  const bool is_long = dtype == EAGER_INT64 || dtype == EAGER_UINT64;
  for (Complex value : is_long ? a.values : numbers::rounded(a.values, dtype)) {
    if (!values.empty()) values += ',';
    values += element(value, dtype);
  }
  return "{\"dtype\":\"" + std::string(numbers::name_of(dtype)) + "\",\"dims\":" + ordered_json(a.dims).dump() +
         ",\"values\":[" + values + ']' + more + '}';
}

ordered_json attribute_json(const Schema::Attribute& a, const Attributes& attributes) {
  if (a.type == "int") return attributes.integer(a.name, 0);
  if (a.type == "bool") return attributes.boolean(a.name, false);
  if (a.type == "float") return text_of(attributes.real(a.name, 0));
  if (a.type == "ints") return attributes.ints(a.name);
  return attributes.string(a.name, "");
}

std::string given_json(const Case& c, const Schema& s, const std::vector<Array>& arrays, int32_t dtype) {
  std::string given, open;  // open: the list of inputs that is not closed yet
  const auto begin = [&](const std::string& name) {
    if (!open.empty()) given += ']';
    open.clear();
    given += (given.empty() ? "\"" : ",\"") + name + "\":";
  };
  Attributes attributes(c.attributes);
  for (const Schema::Attribute& a : s.attributes) {
    size_t i = 0;
    while (i < c.inputs.size() && (c.inputs[i].absent || s.input(i).name != a.name)) ++i;
    if (i < c.inputs.size() || !attributes.has(a.name)) continue;  // an input stands for the attribute
    begin(a.name);
    given += attribute_json(a, attributes).dump();
  }
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    const Input& in = c.inputs[i];
    const std::string& name = s.input(i).name;
    if (in.absent && attributes.has(name)) continue;  // an attribute stands for the input
    const std::string value = in.absent ? "null" : tensor_json(arrays[i], in.dtype ? in.dtype : dtype);
    if (s.input(i).list && name == open) {
      given += ',' + value;
      continue;
    }
    begin(name);
    if (s.input(i).list) given += '[', open = name;
    given += value;
  }
  return '{' + given + (open.empty() ? "}" : "]}");
}

// rest: the members behind those that each line has.
void print_line(const Case& c, const std::string& given, const std::string& rest) {
  std::printf("{\"op\":%s,\"case\":%s,\"given\":%s,%s}\n", ordered_json(c.op).dump().c_str(),
              ordered_json(title(c)).dump().c_str(), given.c_str(), rest.c_str());
}

}  // namespace

void Harness::print(const Case& c, int64_t most) {
  const Schema& s = registry_.at(c.op);
  const auto is_large = [&](const Dims& dims) { return count(dims) > most; };
  if (std::any_of(c.inputs.begin(), c.inputs.end(), [&](const Input& in) { return is_large(in.dims); })) return;
  seed(c);
  for (int32_t dtype : dtypes_of(c, s)) {
    const std::vector<Array> arrays = draw(c, dtype, false);
    const std::vector<Array> want = c.reference({arrays, Attributes(c.attributes), dtype});
    if (std::any_of(want.begin(), want.end(), [&](const Array& a) { return is_large(a.dims); })) return;
    const std::vector<Tensor> inputs = tensors(c, arrays, dtype);
    const client::Op op = prepare(c, s);
    const std::vector<Tensor> got = client::execute(ctx_.get(), op.get(), client::handles(inputs));
    std::string gives;
    for (size_t i = 0; i < want.size(); ++i) {
      const int32_t out = eager_tensor_dtype(got.at(i).get());
      if (i) gives += ',';
      gives += tensor_json(want[i], out, ",\"tolerance\":\"" + text_of(tolerance_of(out, c.tolerance)) + '"');
    }
    print_line(c, given_json(c, s, arrays, dtype), "\"gives\":[" + gives + "],\"floor\":\"" + text_of(c.floor) + '"');
  }
}

void Harness::print(const Refusal& r) {
  const Schema& s = registry_.at(r.op);
  // Where parameters have names, there is no call with more inputs than these.
  if (r.inputs.size() > s.inputs.size() && !(s.inputs.size() && s.inputs.back().list)) return;
  const Case c = case_of(r);
  seed(c);
  const ordered_json error = {{"code", eager_code_name(EAGER_INVALID_ARGUMENT)}, {"message", r.message}};
  print_line(c, given_json(c, s, draw(c, EAGER_FLOAT32, false), EAGER_FLOAT32), "\"error\":" + error.dump());
}

}  // namespace op_cases
