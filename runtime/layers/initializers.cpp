#include "runtime/layers/initializers.h"

#include <algorithm>
#include <string>

#include "base/error.h"
#include "base/lower.h"
#include "base/number.h"
#include "runtime/core/op.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"

namespace eager {

namespace {

// The meaning of a name: an op, and attributes that those of the text replace.
struct Setting {
  const char *name, *op, *attributes;
};

// Keras's names and numbers. Glorot: Glorot and Bengio, 2010; He: He et al., 2015; Lecun: LeCun et al., 1998.
constexpr Setting kSettings[] = {
    {"glorot_uniform", "random_variance_scaling", "scale=1 fan=FAN_AVG distribution=UNIFORM"},
    {"glorot_normal", "random_variance_scaling", "scale=1 fan=FAN_AVG distribution=TRUNCATED_NORMAL"},
    {"he_uniform", "random_variance_scaling", "scale=2 fan=FAN_IN distribution=UNIFORM"},
    {"he_normal", "random_variance_scaling", "scale=2 fan=FAN_IN distribution=TRUNCATED_NORMAL"},
    {"lecun_uniform", "random_variance_scaling", "scale=1 fan=FAN_IN distribution=UNIFORM"},
    {"lecun_normal", "random_variance_scaling", "scale=1 fan=FAN_IN distribution=TRUNCATED_NORMAL"},
    {"variance_scaling", "random_variance_scaling", ""},
    {"uniform", "random_uniform", "minval=-0.05 maxval=0.05"},
    {"normal", "random_normal", "stddev=0.05"},
    {"truncated_normal", "random_truncated_normal", "stddev=0.05"},
    {"orthogonal", "random_orthogonal", ""},
};

TensorRef filled(eager_context& ctx, double value, DType dtype, ShapeView shape) {
  const TensorRef scalar = cast_to(ctx, TensorRef::adopt(new_weak_float(value)), dtype);
  std::vector<int64_t> numbers{shape.rank};
  numbers.insert(numbers.end(), shape.begin(), shape.end());
  const Arguments args{numbers.data(), static_cast<int>(numbers.size())};
  return execute1(ctx, *prepared<"fill", "">(), {scalar.get()}, &args);
}

// Returns the number behind `name` in "NAME=number", the attributes of an initializer that is no op.
double number(std::string_view attributes, std::string_view name, double otherwise) {
  if (attributes.empty()) return otherwise;
  const std::string text(attributes), begin = cat(name, "=");
  const std::optional<double> value = text.starts_with(begin) ? number_of(text.substr(begin.size())) : std::nullopt;
  if (!value) invalid_argument("an initializer has no attribute '", text, "'");
  return *value;
}

TensorRef identity(eager_context& ctx, double gain, DType dtype, ShapeView shape) {
  if (shape.rank != 2) invalid_argument("the identity initializer takes matrices alone, not ", to_string(shape));
  Ref<eager_op> eye = Ref<eager_op>::adopt(new_op("eye"));
  eye->set_int("n_rows", shape[0]);
  eye->set_int("n_cols", shape[1]);
  eye->set_dtype("dtype", static_cast<int32_t>(dtype));
  const TensorRef ones = execute1(ctx, *eye, {}), scale = TensorRef::adopt(new_weak_float(gain));
  return execute1(ctx, *prepared<"multiply", "">(), {ones.get(), scale.get()});
}

bool makes_values(const OpDef& op) {
  const bool needs_none =
      std::all_of(op.inputs_.begin(), op.inputs_.end(), [](const Input& in) { return in.flags & kOptional; });
  return !op.is_internal_ && needs_none && op.number_of("shape") >= 0 && op.number_of("dtype") >= 0;
}

// An initializer that has been read. op: NULL where a number fills the value, or its diagonal.
struct Initializer {
  Ref<eager_op> op;
  bool is_identity = false;
  double number = 0;
};

Initializer read(std::string_view text) {
  const size_t space = text.find(' ');
  std::string name = lower(text.substr(0, space));
  const std::string_view attributes = space == std::string_view::npos ? "" : text.substr(space + 1);
  if (name == "zeros" && attributes.empty()) return {};
  if (name == "ones" && attributes.empty()) return {nullptr, false, 1};
  if (name == "constant") return {nullptr, false, number(attributes, "value", 0)};
  if (name == "identity") return {nullptr, true, number(attributes, "gain", 1)};
  const char* preset = "";
  for (const Setting& s : kSettings) {
    if (name != s.name) continue;
    preset = s.attributes;
    name = s.op;
    break;
  }
  const OpDef* def = Registry::global().find(name);
  if (!def || !makes_values(*def)) invalid_argument("Unknown initializer: '", text, "'");
  Initializer made{Ref<eager_op>::adopt(new eager_op(*def))};
  made.op->set_from_text(preset);
  made.op->set_from_text(std::string(attributes).c_str());
  return made;
}

}  // namespace

void check_initializer(std::string_view text) { read(text); }

TensorRef initial_value(eager_context& ctx, std::string_view text, DType dtype, ShapeView shape) {
  const Initializer how = read(text);
  if (how.is_identity) return identity(ctx, how.number, dtype, shape);
  if (!how.op) return filled(ctx, how.number, dtype, shape);
  how.op->set_ints("shape", shape.dims, shape.rank);
  how.op->set_dtype("dtype", static_cast<int32_t>(dtype));
  return execute1(ctx, *how.op, {});
}

}  // namespace eager
