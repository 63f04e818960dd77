// Layers: ops, and the variables that they use.
#ifndef EAGER_LAYER_HPP_
#define EAGER_LAYER_HPP_

#include <algorithm>
#include <functional>
#include <memory>

#include "optimizer.hpp"

EAGER_NAMESPACE_BEGIN

/// The dtype and shape of an input that a layer is built for; -1 stands for any size.
struct LayerInput {
  DType dtype;
  std::vector<int64_t> shape;
};

/// Ops and the variables that they use, which the first call makes. Copies refer to the same layer. Set attributes before the
/// first call (FAILED_PRECONDITION), on one thread; then threads may share it. The classes of nn (layers.hpp) make one.
class Layer : public Handle<eager_layer, eager_layer_retain, eager_layer_release> {
 public:
  Layer() noexcept = default;

  /// A layer by its kind, such as "dense". NOT_FOUND: there is no such kind.
  static Fallible<Layer> make(const std::string& kind, const std::string& name = "") {
    EAGER_CHECK(detail::check_text(kind, "a layer's kind"));
    EAGER_CHECK(detail::check_text(name, "a layer's name"));
    Layer made;
    EAGER_CHECK(detail::on_context(eager_layer_create, kind.c_str(), name.c_str(), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Layer(const std::string& kind, const std::string& name = "") : Layer(make(kind, name)) {}
#endif
  /// A layer from the text that json() gives, with variables of its own. DATA_LOSS: it is no such text.
  static Fallible<Layer> from_json(const std::string& text) {
    EAGER_CHECK(detail::check_text(text, "a layer's text"));
    Layer made;
    EAGER_CHECK(detail::on_context(eager_layer_from_json, text.c_str(), made.out()));
    return made;
  }
  /// Another reference to a handle.
  static Layer share(eager_layer* borrowed) noexcept {
    eager_layer_retain(borrowed);
    return Layer(borrowed);
  }

  /// Sets an attribute: to a bool, an integer, a float, a DType, a text, or a list of integers. INVALID_ARGUMENT: there is
  /// none of this name and type. FAILED_PRECONDITION: the layer has been built.
  template <class T>
  Fallible<void> set(const std::string& attribute, const T& value) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    const char* const name = attribute.c_str();
    if constexpr (std::is_same_v<T, bool>) EAGER_CHECK(eager_layer_set_bool(get(), name, value));
    else if constexpr (std::is_same_v<T, DType>)
      EAGER_CHECK(eager_layer_set_dtype(get(), name, static_cast<int32_t>(value)));
    else if constexpr (std::is_integral_v<T>)
      EAGER_CHECK(eager_layer_set_int(get(), name, static_cast<int64_t>(value)));
    else if constexpr (std::is_floating_point_v<T>) EAGER_CHECK(eager_layer_set_float(get(), name, value));
    else if constexpr (std::is_convertible_v<const T&, std::string>) {
      const std::string text = value;
      EAGER_CHECK(detail::check_text(text, "an attribute's value"));
      EAGER_CHECK(eager_layer_set_string(get(), name, text.c_str()));
    } else {
      const Ints& list = value;
      EAGER_CHECK(eager_layer_set_ints(get(), name, list.data(), detail::count(list.size())));
    }
    return Fallible<void>();
  }

  /// Makes the variables ahead of the first call, for inputs of these dtypes and shapes.
  Fallible<void> build(const std::vector<LayerInput>& inputs) const {
    std::vector<int32_t> dtypes, ranks;
    std::vector<const int64_t*> dims;
    for (const LayerInput& one : inputs) {
      dtypes.push_back(static_cast<int32_t>(one.dtype));
      ranks.push_back(detail::count(one.shape.size()));
      dims.push_back(one.shape.data());
    }
    EAGER_CHECK(detail::on_context(eager_layer_build, get(), dtypes.data(), ranks.data(), dims.data(),
                                   detail::count(inputs.size())));
    return Fallible<void>();
  }

  /// Runs the layer and gives its only output, or its first one. training: whether it trains (dropout drops, normalizations
  /// use the batch) or infers. INVALID_ARGUMENT: an input that does not fit what the layer was built for.
  Fallible<Tensor> operator()(const Operand& x, bool training = false) const {
    EAGER_OPERANDS(x);
    eager_tensor* const input = x.get();
    constexpr int32_t kRoom = 8;
    eager_tensor* outputs[kRoom];
    int32_t num_outputs = kRoom;
    EAGER_CHECK(detail::on_context(eager_layer_call, get(), &input, 1, static_cast<int32_t>(training),
                                   static_cast<eager_tensor**>(outputs), &num_outputs));
    eager_tensors_release(outputs + 1, num_outputs - 1);
    Tensor first;
    *first.out() = outputs[0];
    return first;
  }
  /// Runs the layer on its inputs, where an empty one is not given, and gives all outputs.
  Fallible<std::vector<Tensor>> call(const Operands& inputs, bool training = false) const {
    EAGER_OPERANDS(inputs);
    return detail::outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
      return detail::on_context(eager_layer_call, get(), inputs.data(), detail::count(inputs.size()),
                                static_cast<int32_t>(training), outputs, num_outputs);
    });
  }

  std::string kind() const { return eager_layer_kind(get()); }
  std::string name() const { return eager_layer_name(get()); }
  bool is_built() const { return eager_layer_is_built(get()); }
  /// The variables, in the kind's order; none before the layer is built.
  std::vector<Variable> variables() const {
    std::vector<Variable> found;
    for (int32_t i = 0; i < eager_layer_num_variables(get()); ++i)
      found.push_back(Variable::share(eager_layer_variable(get(), i)));
    return found;
  }
  /// The variable of this name in the kind, such as "kernel"; empty where there is none.
  Variable variable(const std::string& name) const {
    const int32_t i = index_of(name);
    return i < 0 ? Variable() : Variable::share(eager_layer_variable(get(), i));
  }
  /// Replaces a variable, so that two layers share one. INVALID_ARGUMENT: there is none of this name; another shape or dtype.
  Fallible<void> set_variable(const std::string& name, const Variable& variable) const {
    const int32_t i = index_of(name);
    if (i < 0 && is_built()) {
      EAGER_CHECK(eager_status_new(EAGER_INVALID_ARGUMENT,
                                   ("layer \"" + this->name() + "\" has no variable \"" + name + "\"").c_str()));
    }
    EAGER_CHECK(eager_layer_set_variable(get(), i, variable.get()));
    return Fallible<void>();
  }
  /// Kind, name and attributes, as JSON.
  Fallible<std::string> json() const { return detail::text(eager_layer_json, get()); }

 private:
  explicit Layer(eager_layer* owned) noexcept : Handle(owned) {}
  int32_t index_of(const std::string& name) const {
    int32_t i = eager_layer_num_variables(get()) - 1;
    while (i >= 0 && name != eager_layer_variable_name(get(), i)) --i;
    return i;
  }
};

class Sequential;

/// What can be called and has variables: a layer, a Sequential, or an object of the program's own with
/// `operator()(const Tensor& x, bool training) const` and `variables() const`. Copies refer to the same one.
class Module {
 public:
  template <class M, class = std::enable_if_t<!std::is_same_v<M, Module>>>
  Module(M object) {
    auto shared = std::make_shared<const M>(std::move(object));
    call_ = [shared](const Tensor& x, bool training) -> Fallible<Tensor> { return (*shared)(x, training); };
    variables_ = [shared] { return shared->variables(); };
    if constexpr (std::is_base_of_v<Layer, M>) layer_ = shared;
    if constexpr (std::is_same_v<Sequential, M>) sequential_ = shared;
  }
  Fallible<Tensor> operator()(const Tensor& x, bool training = false) const { return call_(x, training); }
  /// The variables; none of a layer that has not been built.
  std::vector<Variable> variables() const { return variables_(); }
  /// The layer or the Sequential that it is; NULL if it is none.
  const Layer* layer() const { return layer_.get(); }
  const Sequential* sequential() const { return sequential_.get(); }

 private:
  std::function<Fallible<Tensor>(const Tensor&, bool)> call_;
  std::function<std::vector<Variable>()> variables_;
  std::shared_ptr<const Layer> layer_;
  std::shared_ptr<const Sequential> sequential_;
};

/// Modules that are called one after the other.
class Sequential {
 public:
  Sequential() = default;
  Sequential(std::initializer_list<Module> modules) : modules_(modules) {}
  void add(const Module& module) { modules_.push_back(module); }
  const std::vector<Module>& modules() const { return modules_; }

  Fallible<Tensor> operator()(const Operand& x, bool training = false) const {
    EAGER_OPERANDS(x);
    Tensor y = Tensor::share(x.get());
    for (const Module& module : modules_) {
      EAGER_TRY(Tensor next, module(y, training));
      y = std::move(next);
    }
    return y;
  }
  /// The modules' variables, each once; none of a layer that has not been built.
  std::vector<Variable> variables() const {
    std::vector<Variable> all;
    for (const Module& module : modules_) {
      for (Variable& v : module.variables()) {
        const auto is_same = [&](const Variable& other) { return other.get() == v.get(); };
        if (std::none_of(all.begin(), all.end(), is_same)) all.push_back(std::move(v));
      }
    }
    return all;
  }
  std::vector<Variable> trainable_variables() const {
    std::vector<Variable> trained;
    for (Variable& v : variables()) {
      if (v.trainable()) trained.push_back(std::move(v));
    }
    return trained;
  }

 private:
  std::vector<Module> modules_;
};

/// A tensor as an initializer makes it: "glorot_uniform", "constant value=0.1", "random_normal stddev=0.01".
inline Fallible<Tensor> initial_value(const std::string& initializer, const Ints& shape, DType dtype = DType::float32) {
  EAGER_CHECK(detail::check_text(initializer, "an initializer"));
  Tensor made;
  EAGER_CHECK(detail::on_context(eager_layer_initial_value, initializer.c_str(), static_cast<int32_t>(dtype),
                                 shape.data(), detail::count(shape.size()), made.out()));
  return made;
}

namespace detail {

template <class T>
Fallible<void> set_if(const Layer& layer, const char* name, const Given<T>& attribute) {
  if (attribute.given) EAGER_DO(layer.set(name, attribute.value));
  return Fallible<void>();
}

}  // namespace detail

EAGER_NAMESPACE_END

#endif
