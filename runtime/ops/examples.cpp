// Examples, TensorFlow's protocol buffers of named features, in serialized form, read and written: an op a feature.
#include "kernels/common/examples.h"

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

constexpr DTypeSet kFeatureTypes = dtype_bit(DType::int64) | dtype_bit(DType::float32) | dtype_bit(DType::string);

DType feature_dtype(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (!contains(kFeatureTypes, t)) {
    invalid_argument("Value for attr 'dtype' of ", dtype_name(t),
                     " is not in the list of allowed values: float32, int64, string");
  }
  return t;
}

const char* feature_key(InferContext& c) {
  if (!c.given("key")) invalid_argument("key must be given");
  return c.string("key").data();
}

// The least number of bytes that a value takes in a serialized Example.
int64_t least_bytes(DType t) { return t == DType::float32 ? 4 : 1; }

void example_feature_infer(InferContext& c) {
  const DType t = feature_dtype(c);
  ExampleFeatureParams params{feature_key(c), 1, false, 0, nullptr};
  const AttrValue& dims = c.attr("shape");
  const ShapeView x = c.input(0);
  Shape out(x);
  if (x.rank + dims.count > kMaxRank) {
    invalid_argument("the result would have rank ", x.rank + dims.count, ", ", kMaxRank, " are allowed");
  }
  int counted = -1;
  for (int64_t i = 0; i < dims.count; ++i) {
    if (dims.ints[i] < kUnknown) invalid_argument("shape[", i, "] = ", dims.ints[i], " is below -1");
    if (dims.ints[i] == kUnknown && counted >= 0) invalid_argument("shape has more than one dim of -1");
    if (dims.ints[i] == kUnknown) counted = static_cast<int>(x.rank + i);
    else if (__builtin_mul_overflow(params.count, dims.ints[i], &params.count)) {
      invalid_argument("shape has too many elements");
    }
    out.push_back(dims.ints[i]);
  }
  if (c.has_input(1) && c.dtype(1) != t) {
    invalid_argument("default_value has dtype ", dtype_name(c.dtype(1)), ", the feature ", dtype_name(t));
  }
  params.is_counted = counted >= 0;
  params.rank = static_cast<int32_t>(dims.count);
  params.dims = dims.ints;
  if (c.concrete()) c.params<ExampleFeatureParams>() = params;
  if (!params.is_counted) return c.output(t, out);
  const int64_t n = is_known(x) ? num_elements(x) : 0;
  const int64_t given = c.has_input(1) && is_known(c.input(1)) ? num_elements(c.input(1)) : 0;
  out[counted] = 0;
  if (n > 0 && params.count > 0) {
    out[counted] = (std::max(c.string_bytes(0) / least_bytes(t) / n, given) + params.count - 1) / params.count;
  }
  c.counted_output(t, out, counted);
}

void example_values_infer(InferContext& c) {
  const DType t = feature_dtype(c);
  const char* const key = feature_key(c);
  const int64_t n = num_elements(c.input(0));
  c.counted_output(t, Shape{c.string_bytes(0) / least_bytes(t)}, 0);
  c.output(DType::int64, Shape{n < 0 ? kUnknown : n + 1});
  if (c.concrete()) c.params<ExampleValuesParams>() = {key};
}

void example_with_feature_infer(InferContext& c) {
  const ShapeView x = c.input(0), values = c.input(1);
  bool fits = values.rank >= x.rank;
  for (int i = 0; fits && i < x.rank; ++i) fits = may_equal(values[i], x[i]);
  if (!fits) {
    invalid_argument("values must have shape [serialized..., shape...], got shape ", to_string(values),
                     " for serialized of shape ", to_string(x));
  }
  const char* const key = feature_key(c);
  Shape out(x);
  for (int i = 0; i < x.rank; ++i) {
    if (out[i] == kUnknown) out[i] = values[i];
  }
  c.output(DType::string, out);
  if (c.concrete()) c.params<ExampleValuesParams>() = {key};
}

}  // namespace

// clang-format off
void define_examples(Registry& r) {
  const char* serialized = "Serialized Examples. A string that is none is INVALID_ARGUMENT.";
  const char* key = "The feature's name.";
  const char* dtype = "The feature's dtype: float32, int64 or string. Values of another are INVALID_ARGUMENT.";
  r.op("example_feature").describe("A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.")
      .input("serialized", dtype_bit(DType::string), 0).says("any", serialized)
      .input("default_value", kFeatureTypes, 0, kOptional).says("any", "The values of an Example that lacks the feature, or one for all; if it is absent, "
                                                                "such an Example is INVALID_ARGUMENT.")
      .output("y", "dtype").says("[serialized..., shape...]", "The values.")
      .attr_string("key").required().says(key)
      .attr_dtype("dtype", DType::float32).says(dtype)
      .attr_ints("shape", {}).says("The shape of an Example's values; another number of them is INVALID_ARGUMENT. One dim may be -1, and is then "
                                   "what the values fill, the same for all Examples.")
      .parameters("serialized key dtype shape")
      .example(R"("serialized": ["", ""], "key": "age", "shape": [1], "default_value": 7.5)", "float32 [[7.5]\n [7.5]]")
      .infer(example_feature_infer).no_gradient();
  r.op("example_values").describe("The values that Examples have of a feature, however many each has, all in one vector.")
      .input("serialized", dtype_bit(DType::string), 0).says("any", serialized)
      .output("values", "dtype").says("[m]", "The values; m is the number of all.")
      .output("row_splits", "int64").says("[n]", "Where in values those of each Example begin, and at the end m; n is the number of Examples and 1. An "
                                                 "Example without the feature has none.")
      .attr_string("key").required().says(key)
      .attr_dtype("dtype", DType::float32).says(dtype)
      .example(R"("serialized": ["", ""], "key": "age")", "float32 []; int64 [0 0 0]")
      .infer(example_values_infer).no_gradient();
  r.op("example_with_feature").describe("Examples with one more feature; an empty string is an Example without features.")
      .input("serialized", dtype_bit(DType::string), 0).says("any", "Serialized Examples, which are not looked at.")
      .input("values", kFeatureTypes, 0).says("[serialized..., shape...]", "The values; their shape is not kept.")
      .output("y", "string").says("[serialized...]", "Serialized Examples. A feature of the same name stays in them, and is not read any more.")
      .attr_string("key").required().says(key)
      .parameters("serialized values key")
      .example(R"("serialized": [""], "values": [["b"]], "key": "a")", R"(string [b'\n\x0c\n\n\n\x01a\x12\x05\n\x03\n\x01b'])")
      .infer(example_with_feature_infer).no_gradient();
}
// clang-format on

}  // namespace eager
