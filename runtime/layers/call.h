// A call of a layer as its kind's call function sees it, and the ops that the function runs.
#pragma once

#include <initializer_list>
#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/layers/layer.h"

namespace eager {

class LayerCall {
 public:
  LayerCall(eager_context& ctx, const eager_layer& layer, const Built& built, eager_tensor* const* inputs, int n,
            bool training, eager_tensor** outputs)
      : training(training), ctx_(ctx), layer_(layer), built_(built), inputs_(inputs), num_inputs_(n),
        outputs_(outputs) {}

  const bool training;  // whether the layer trains, or infers

  bool has_input(int i) const { return i < num_inputs_ && inputs_[i]; }
  // Return an input or a variable's value, in the dtype that the layer computes in. Inputs that are no floats stay.
  Tensor input(int i) const { return computed(Tensor::borrow(inputs_[i])); }
  Tensor variable(int i) const { return computed(read(variable_at(i))); }
  // Returns a variable's value in its own dtype.
  Tensor state(int i) const { return read(variable_at(i)); }
  int num_variables() const { return static_cast<int>(built_.variables.size()); }
  eager_variable& variable_at(int i) const { return *built_.variables[static_cast<size_t>(i)]; }
  // The attributes.
  const AttrValue& attr(AttrName name) const { return layer_.attributes().attr(name); }

  // Returns an op that build prepared.
  eager_op& op_at(int i) const { return *built_.ops[static_cast<size_t>(i)]; }
  Tensor run(eager_op& op, std::initializer_list<Tensor> inputs) const;
  template <FixedString Name, FixedString Attributes = "", class... Inputs>
  Tensor op(const Inputs&... inputs) const {
    eager_tensor* in[] = {inputs.get()...};
    return run(*prepared<Name, Attributes>(), in, sizeof...(inputs));
  }
  // Runs an op with call arguments, encoded as for eager_execute_args.
  template <FixedString Name, FixedString Attributes = "">
  Tensor op_args(std::initializer_list<Tensor> inputs, const std::vector<int64_t>& args) const {
    return run_args(*prepared<Name, Attributes>(), inputs, args);
  }
  Tensor run_args(eager_op& op, std::initializer_list<Tensor> inputs, const std::vector<int64_t>& args) const;
  // Runs an op with several outputs.
  std::vector<Tensor> run_all(eager_op& op, std::initializer_list<Tensor> inputs) const;
  // Applies the layer's activation.
  Tensor activate(Tensor x) const {
    if (!built_.activation) return x;
    eager_tensor* in[] = {x.get()};
    return run(*built_.activation, in, 1);
  }
  Tensor scalar(double value) const { return Tensor::adopt(new_weak_float(value)); }
  Tensor cast(const Tensor& t, DType dtype) const;
  // Assigns to a variable, of which tapes record nothing.
  void assign(int i, const Tensor& value) const;
  eager_context& context() const { return ctx_; }

  // Gives the next output.
  void output(Tensor t) { outputs_[num_outputs_++] = std::move(t).own().take(); }
  int num_outputs() const { return num_outputs_; }

 private:
  Tensor read(eager_variable& v) const;
  Tensor computed(Tensor t) const {
    if (built_.dtype == DType::none || !t || t->dtype == built_.dtype) [[likely]]
      return t;
    return cast(std::move(t));
  }
  Tensor cast(Tensor t) const;
  Tensor run(eager_op& op, eager_tensor* const* inputs, int n) const;

  eager_context& ctx_;
  const eager_layer& layer_;
  const Built& built_;
  eager_tensor* const* inputs_;
  int num_inputs_;
  eager_tensor** outputs_;
  int num_outputs_ = 0;
};

}  // namespace eager
