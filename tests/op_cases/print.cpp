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

ordered_json element(Complex value, int32_t dtype) {
  if (numbers::is_complex(dtype)) return {text_of(value.real()), text_of(value.imag())};
  if (numbers::is_floating(dtype)) return text_of(value.real());
  if (dtype == EAGER_BOOL) return value.real() != 0;
  if (dtype == EAGER_UINT64) return std::to_string(wrapped<uint64_t>(value, dtype));
  if (dtype == EAGER_INT64) return std::to_string(wrapped<int64_t>(value, dtype));
  return static_cast<int64_t>(value.real());
}

ordered_json tensor_json(const Array& a, int32_t dtype) {
  ordered_json values = ordered_json::array();
  const bool is_long = dtype == EAGER_INT64 || dtype == EAGER_UINT64;
  for (Complex value : is_long ? a.values : numbers::rounded(a.values, dtype)) values.push_back(element(value, dtype));
  return {{"dtype", numbers::name_of(dtype)}, {"dims", a.dims}, {"values", values}};
}

ordered_json attribute_json(const Schema::Attribute& a, const Attributes& attributes) {
  if (a.type == "int") return attributes.integer(a.name, 0);
  if (a.type == "bool") return attributes.boolean(a.name, false);
  if (a.type == "float") return text_of(attributes.real(a.name, 0));
  if (a.type == "ints") return attributes.ints(a.name);
  return attributes.string(a.name, "");
}

ordered_json given_json(const Case& c, const Schema& s, const std::vector<Array>& arrays, int32_t dtype) {
  ordered_json given = ordered_json::object();
  Attributes attributes(c.attributes);
  for (const Schema::Attribute& a : s.attributes) {
    if (attributes.has(a.name)) given[a.name] = attribute_json(a, attributes);
  }
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    const Input& in = c.inputs[i];
    if (in.absent && given.contains(s.input(i).name)) continue;  // an attribute stands for the input
    ordered_json value = in.absent ? ordered_json() : tensor_json(arrays[i], in.dtype ? in.dtype : dtype);
    if (s.input(i).list) given[s.input(i).name].push_back(value);
    else given[s.input(i).name] = value;
  }
  return given;
}

void print_line(const ordered_json& line) { std::printf("%s\n", line.dump().c_str()); }

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
    ordered_json gives = ordered_json::array();
    for (size_t i = 0; i < want.size(); ++i) {
      const int32_t out = eager_tensor_dtype(got.at(i).get());
      gives.push_back(tensor_json(want[i], out));
      gives.back()["tolerance"] = text_of(tolerance_of(out, c.tolerance));
    }
    print_line({{"op", c.op},
                {"case", title(c)},
                {"given", given_json(c, s, arrays, dtype)},
                {"gives", gives},
                {"floor", text_of(c.floor)}});
  }
}

void Harness::print(const Refusal& r) {
  const Schema& s = registry_.at(r.op);
  // Where parameters have names, there is no call with more inputs than these.
  if (r.inputs.size() > s.inputs.size() && !(s.inputs.size() && s.inputs.back().list)) return;
  const Case c = case_of(r);
  seed(c);
  print_line({{"op", r.op},
              {"case", title(c)},
              {"given", given_json(c, s, draw(c, EAGER_FLOAT32, false), EAGER_FLOAT32)},
              {"error", {{"code", eager_code_name(EAGER_INVALID_ARGUMENT)}, {"message", r.message}}}});
}

}  // namespace op_cases
