// The layer and its inputs as the kind's build function sees them, and where it declares what the layer has.
#pragma once

#include <span>
#include <vector>

#include "runtime/layers/layer.h"

namespace eager {

class LayerBuilder {
 public:
  LayerBuilder(eager_context& ctx, const eager_layer& layer, const std::vector<LayerInput>& inputs, Built& built);

  const LayerKind& kind() const { return layer_.kind; }
  bool given(AttrName name) const { return attr(name).given; }
  int64_t integer(AttrName name) const { return attr(name).i; }
  double real(AttrName name) const { return attr(name).f; }
  bool boolean(AttrName name) const { return attr(name).i != 0; }
  std::span<const int64_t> ints(AttrName name) const {
    const AttrValue& value = attr(name);
    return {value.ints, static_cast<size_t>(value.count)};
  }
  std::span<const int64_t> ints_at(int attribute) const {
    const AttrValue& value = layer_.attributes().attrs[attribute];
    return {value.ints, static_cast<size_t>(value.count)};
  }
  const char* string(AttrName name) const { return attr(name).string; }
  // Returns an int that must not be less than `least`.
  int64_t at_least(const char* name, int64_t least) const;

  int rank(int input) const { return inputs_[static_cast<size_t>(input)].shape.rank; }
  bool has_input(int input) const;
  // Each says what the layer asks of an input, at this build and at every call.
  void expect_rank(int input, int rank);
  void expect_min_rank(int input, int rank);
  // Returns a dim of an input, which must be known and stay as it is. A negative axis counts from the end.
  int64_t dim(int input, int axis);

  // Makes a variable that the kind declares, with the initializer that the kind or the attribute says.
  void variable(const char* name, ShapeView shape);
  // Makes one that is a matrix to its initializer: the first `num_inputs` dims are its rows.
  void matrix(const char* name, ShapeView shape, int num_inputs);
  // Makes a vector of parts: each has `size` elements, and an initializer of its own unless that is NULL.
  struct Part {
    int64_t size;
    const char* initializer;
  };
  void variable(const char* name, ShapeView shape, std::initializer_list<Part> parts);
  // Prepares the next op: one with the layer's attributes of the same names. build may set others.
  eager_op& prepare(const char* op, const char* attributes = "");
  // Takes the activation from an attribute.
  void activate(const char* attribute);

 private:
  const AttrValue& attr(AttrName name) const { return layer_.attributes().attr(name); }
  void expect(Expectation e);
  const LayerVariable& declared(const char* name) const;
  TensorRef initial(const LayerVariable& variable, ShapeView shape) const;
  void add(const LayerVariable& variable, TensorRef value);

  eager_context& ctx_;
  const eager_layer& layer_;
  const std::vector<LayerInput>& inputs_;
  Built& built_;
  DType param_dtype_;
};

// Throws INVALID_ARGUMENT, as Keras words it, if an input is not what is expected.
void check_expectation(const eager_layer& layer, const Expectation& e, ShapeView shape);

}  // namespace eager
