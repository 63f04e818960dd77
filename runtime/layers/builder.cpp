#include "runtime/layers/builder.h"

#include <string>

#include "base/error.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"
#include "runtime/layers/activations.h"
#include "runtime/layers/initializers.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

DType dtype_attr(const eager_layer& layer, const char* name) {
  const int i = layer.kind.schema.number_of(name);
  return i >= 0 && layer.attributes().attrs[i].given ? static_cast<DType>(layer.attributes().attrs[i].i) : DType::none;
}

void check_required(const eager_layer& layer) {
  for (size_t i = 0; i < layer.kind.schema.attributes_.size(); ++i) {
    const Attribute& a = layer.kind.schema.attributes_[i];
    if (a.is_required && !layer.attributes().attrs[i].given)
      invalid_argument("the layer needs the attribute '", a.name, "'");
  }
}

}  // namespace

LayerBuilder::LayerBuilder(eager_context& ctx, const eager_layer& layer, const std::vector<LayerInput>& inputs,
                           Built& built)
    : ctx_(ctx), layer_(layer), inputs_(inputs), built_(built), param_dtype_(dtype_attr(layer, "param_dtype")) {
  check_required(layer);
  built.dtype = dtype_attr(layer, "dtype");
  if (param_dtype_ == DType::none) param_dtype_ = built.dtype;
  if (param_dtype_ == DType::none) param_dtype_ = is_inexact(inputs[0].dtype) ? inputs[0].dtype : DType::float32;
}

int64_t LayerBuilder::at_least(const char* name, int64_t least) const {
  const int i = kind().schema.number_of(name);
  const int64_t value = layer_.attributes().attrs[i].i;
  if (value < least)
    invalid_argument("Received an invalid value for `", name, "`, expected at least ", least, ", got ", value);
  return value;
}

bool LayerBuilder::has_input(int input) const {
  return static_cast<size_t>(input) < inputs_.size() && inputs_[static_cast<size_t>(input)].dtype != DType::none;
}

void LayerBuilder::expect(Expectation e) {
  check_expectation(layer_, e, inputs_[static_cast<size_t>(e.input)].shape);
  built_.expected.push_back(e);
}

void LayerBuilder::expect_rank(int input, int rank) {
  expect({Expectation::rank, static_cast<int8_t>(input), 0, rank});
}

void LayerBuilder::expect_min_rank(int input, int rank) {
  expect({Expectation::min_rank, static_cast<int8_t>(input), 0, rank});
}

int64_t LayerBuilder::dim(int input, int axis) {
  const ShapeView shape = inputs_[static_cast<size_t>(input)].shape;
  expect_min_rank(input, axis < 0 ? -axis : axis + 1);
  const int64_t dim = shape[axis < 0 ? axis + shape.rank : axis];
  if (dim < 0) {
    invalid_argument("axis ", axis, " of input ", input, " must be known when the layer is built, but the shape is ",
                     to_string(shape));
  }
  built_.expected.back() = {Expectation::dim, static_cast<int8_t>(input), static_cast<int8_t>(axis), dim};
  return dim;
}

const LayerVariable& LayerBuilder::declared(const char* name) const {
  const LayerVariable* found = kind().find(name);
  if (!found) fail(Code::internal, kind().schema.name, " declares no variable '", name, "'");
  return *found;
}

TensorRef LayerBuilder::initial(const LayerVariable& variable, ShapeView shape) const {
  const int attribute = kind().schema.number_of(variable.initializer);
  const char* how = attribute >= 0 ? layer_.attributes().attrs[attribute].string : variable.initializer;
  return initial_value(ctx_, how, param_dtype_, shape);
}

void LayerBuilder::add(const LayerVariable& variable, TensorRef value) {
  built_.variables.push_back(
      new_variable(ctx_, std::move(value), cat(layer_.name, "/", variable.name), variable.is_trainable));
  built_.names.push_back(variable.name);
}

void LayerBuilder::variable(const char* name, ShapeView shape) {
  const LayerVariable& which = declared(name);
  add(which, initial(which, shape));
}

void LayerBuilder::matrix(const char* name, ShapeView shape, int num_inputs) {
  int64_t size[] = {1, 1};
  for (int i = 0; i < shape.rank; ++i) size[i >= num_inputs] *= shape[i];
  const LayerVariable& which = declared(name);
  const TensorRef value = initial(which, {size, 2});
  std::vector<int64_t> args{shape.rank};
  args.insert(args.end(), shape.dims, shape.dims + shape.rank);
  const Arguments given{args.data(), static_cast<int>(args.size())};
  add(which, execute1(ctx_, *prepared<"reshape", "">(), {value.get()}, &given));
}

void LayerBuilder::variable(const char* name, ShapeView shape, std::initializer_list<Part> parts) {
  const LayerVariable& which = declared(name);
  std::vector<TensorRef> values;
  for (const Part& part : parts) {
    const Shape size{part.size};
    values.push_back(part.initializer ? initial_value(ctx_, part.initializer, param_dtype_, size)
                                      : initial(which, size));
  }
  std::vector<eager_tensor*> list = handles(values);
  eager_tensor* whole = nullptr;
  int32_t room = 1;
  execute(ctx_, {*prepared<"concat", "">(), list.data(), static_cast<int>(list.size()), &whole, room});
  TensorRef value = TensorRef::adopt(whole);
  if (!(value->shape() == shape)) fail(Code::internal, name, " has parts of another size");
  add(which, std::move(value));
}

eager_op& LayerBuilder::prepare(const char* name, const char* attributes) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->copy_attrs(layer_.attributes());
  op->set_from_text(attributes);
  return *built_.ops.emplace_back(std::move(op));
}

void LayerBuilder::activate(const char* attribute) {
  built_.activation = activation_op(layer_.attributes().attrs[kind().schema.number_of(attribute)].string);
}

void check_expectation(const eager_layer& layer, const Expectation& e, ShapeView shape) {
  auto wrong = [&](const std::string& what) {
    invalid_argument("Input ", int{e.input}, " of layer \"", layer.name, "\" is incompatible with the layer: expected ",
                     what);
  };
  switch (e.kind) {
    case Expectation::rank:
      if (shape.rank != e.value)
        wrong(cat("ndim=", e.value, ", found ndim=", shape.rank, ". Full shape received: ", to_string(shape)));
      return;
    case Expectation::min_rank:
      if (shape.rank < e.value)
        wrong(cat("min_ndim=", e.value, ", found ndim=", shape.rank, ". Full shape received: ", to_string(shape)));
      return;
    case Expectation::dim: check_layer_dim(layer.name, e.input, shape, e.axis, e.value);
  }
}

}  // namespace eager
