#include "runtime/layers/initializers.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

#include "base/error.h"
#include "base/lower.h"
#include "runtime/core/op.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"

namespace eager {

namespace {

// What a name stands for: an op, and attributes that those of the text replace.
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

// The attributes of initializers that are no ops: "NAME=number NAME=number".
class Numbers {
 public:
  Numbers(std::string_view attributes, std::initializer_list<std::string_view> names) {
    for (std::string_view rest = attributes; !rest.empty();) {
      const std::string pair(rest.substr(0, rest.find(' ')));
      rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
      const size_t equals = pair.find('=');
      const std::string name = pair.substr(0, equals);
      char* end = nullptr;
      const double value = equals == std::string::npos ? 0 : std::strtod(pair.c_str() + equals + 1, &end);
      if (!std::ranges::count(names, name) || end == pair.c_str() + equals + 1 || *end != 0)
        invalid_argument("an initializer has no attribute '", pair, "'");
      values_[name] = value;
    }
  }
  double get(const std::string& name, double otherwise) const {
    const auto found = values_.find(name);
    return found == values_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, double> values_;
};

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
  return !op.is_internal_ && op.inputs_.empty() && op.number_of("shape") >= 0 && op.number_of("dtype") >= 0;
}

}  // namespace

TensorRef initial_value(eager_context& ctx, std::string_view text, DType dtype, ShapeView shape) {
  const size_t space = text.find(' ');
  std::string name = lower(text.substr(0, space));
  const std::string_view attributes = space == std::string_view::npos ? "" : text.substr(space + 1);
  if (name == "zeros" && attributes.empty()) return filled(ctx, 0, dtype, shape);
  if (name == "ones" && attributes.empty()) return filled(ctx, 1, dtype, shape);
  if (name == "constant") return filled(ctx, Numbers(attributes, {"value"}).get("value", 0), dtype, shape);
  if (name == "identity") return identity(ctx, Numbers(attributes, {"gain"}).get("gain", 1), dtype, shape);
  const char* preset = "";
  for (const Setting& s : kSettings) {
    if (name != s.name) continue;
    preset = s.attributes;
    name = s.op;
    break;
  }
  const OpDef* def = Registry::global().find(name);
  if (!def || !makes_values(*def)) invalid_argument("Unknown initializer: '", text, "'");
  Ref<eager_op> op = Ref<eager_op>::adopt(new eager_op(*def));
  op->set_from_text(preset);
  op->set_from_text(std::string(attributes).c_str());
  op->set_ints("shape", shape.dims, shape.rank);
  op->set_dtype("dtype", static_cast<int32_t>(dtype));
  return execute1(ctx, *op, {});
}

}  // namespace eager
