// Functions: code that was traced, which runs as one op, is saved and loaded; and the program's code as an op.
#ifndef EAGER_FUNCTION_HPP_
#define EAGER_FUNCTION_HPP_

#include "optimizer.hpp"

EAGER_NAMESPACE_BEGIN

/// What a function takes or gives: a dtype and dims, -1 for any.
struct Spec {
  DType dtype;
  std::vector<int64_t> shape;
};

/// A graph that was traced, loaded or imported. It runs as one op, faster than its ops one by one, and tapes see its
/// gradient. Copies share it, and so may threads.
class Function {
 public:
  /// An empty function, which every call refuses.
  Function() = default;

  /// Traces f: calls it once with symbolic tensors of these kinds, and keeps the graph of the ops that it runs. f takes a
  /// vector of tensors, and gives a tensor, a vector of them, or nothing, where effects on variables are what counts.
  template <class F>
  static Fallible<Function> trace_list(F&& f, const std::vector<Spec>& inputs, const std::string& name = "function");

  /// Reads a function that was saved, by a program in any language. NOT_FOUND: no such file. DATA_LOSS: it is damaged.
  static Fallible<Function> load(const std::string& path) { return read(eager_function_load, path); }
  /// Reads an ONNX model.
  static Fallible<Function> import_onnx(const std::string& path) { return read(eager_function_import_onnx, path); }
  /// Takes a handle over that a call of the C interface gave.
  static Fallible<Function> take(eager_function* owned) {
    Function made;
    made.function_ = Owned(owned);
    EAGER_CHECK(detail::on_context(eager_function_op, owned, made.op_.out()));
    return made;
  }

  explicit operator bool() const noexcept { return static_cast<bool>(function_); }
  eager_function* get() const noexcept { return function_.get(); }
  /// The op that runs this.
  const Op& op() const { return op_; }

  /// Runs the function and gives its only output; an empty tensor where it has none.
  template <class... Inputs>
  Fallible<Tensor> operator()(const Inputs&... inputs) const {
    return call_one(Operand(inputs)...);
  }
  /// Runs the function and gives all outputs.
  Fallible<std::vector<Tensor>> call(const Operands& inputs) const { return op_.run(inputs); }

  std::string name() const { return eager_function_name(get()); }
  std::vector<Spec> inputs() const {
    return specs(eager_function_num_inputs(get()), [this](int32_t i) { return eager_function_input(get(), i); });
  }
  std::vector<Spec> outputs() const {
    return specs(eager_function_num_outputs(get()), [this](int32_t i) { return eager_function_output(get(), i); });
  }
  /// The variables that the function reads, assigns to or trains, in the order of first use.
  std::vector<Variable> variables() const {
    std::vector<Variable> found;
    for (int32_t i = 0; i < eager_function_num_variables(get()); ++i)
      found.push_back(Variable::share(eager_function_variable(get(), i)));
    return found;
  }
  /// The optimizers that the function applies.
  std::vector<Optimizer> optimizers() const {
    std::vector<Optimizer> found;
    for (int32_t i = 0; i < eager_function_num_optimizers(get()); ++i)
      found.push_back(Optimizer::share(eager_function_optimizer(get(), i)));
    return found;
  }
  /// Whether the variables are trainable, or not, as they were when the function was traced.
  bool is_current() const { return eager_function_is_current(get()); }

  /// Sets what may be done to the graph, such as "relaxed_math", before its first run.
  Fallible<void> set_option(const std::string& option, bool value) const {
    EAGER_CHECK(detail::check_text(option, "an option's name"));
    EAGER_CHECK(eager_function_set_option(get(), option.c_str(), value));
    return Fallible<void>();
  }
  /// Writes the function to a file, with the values of its variables and the slots of its optimizers.
  Fallible<void> save(const std::string& path) const { return write(eager_function_save, path); }
  Fallible<void> export_onnx(const std::string& path) const { return write(eager_function_export_onnx, path); }
  /// The graph as text, for people, and for Graphviz' dot.
  Fallible<std::string> str() const { return detail::text(eager_function_format, get()); }
  Fallible<std::string> graphviz() const { return detail::text(eager_function_graphviz, get()); }

 private:
  class Owned : public Handle<eager_function, eager_function_retain, eager_function_release> {
   public:
    Owned() noexcept = default;
    explicit Owned(eager_function* owned) noexcept : Handle(owned) {}
  };

  template <class... Inputs>
  Fallible<Tensor> call_one(const Inputs&... inputs) const {
#ifdef EAGER_RESULTS
    for (const std::optional<Error>* failed :
         {static_cast<const std::optional<Error>*>(nullptr), &inputs.failed()...}) {
      if (failed && *failed) return **failed;
    }
#endif
    eager_tensor* const handles[] = {inputs.get()..., nullptr};
    Tensor output;
    int32_t num_outputs = 1;
    EAGER_CHECK(detail::on_context(eager_execute, op_.get(), static_cast<eager_tensor* const*>(handles),
                                   int32_t(sizeof...(Inputs)), output.out(), &num_outputs));
    return output;
  }
  template <class Find>
  static std::vector<Spec> specs(int32_t count, Find find) {
    std::vector<Spec> found;
    for (int32_t i = 0; i < count; ++i) {
      const Tensor one = Tensor::share(find(i));
      found.push_back({one.dtype(), one.shape()});
    }
    return found;
  }
  template <class F>
  static Fallible<Function> read(F function, const std::string& path) {
    EAGER_CHECK(detail::check_text(path, "a path"));
    eager_function* owned = nullptr;
    EAGER_CHECK(detail::on_context(function, path.c_str(), &owned));
    return take(owned);
  }
  template <class F>
  Fallible<void> write(F function, const std::string& path) const {
    EAGER_CHECK(detail::check_text(path, "a path"));
    EAGER_CHECK(detail::on_context(function, static_cast<const eager_function*>(get()), path.c_str()));
    return Fallible<void>();
  }

  Owned function_;
  Op op_;
};

namespace detail {

struct ReleaseContext {
  void operator()(eager_context* context) const { eager_context_release(context); }
};
using OwnedContext = std::unique_ptr<eager_context, ReleaseContext>;

/// What a traced callable gave, as a list.
inline std::vector<Tensor> listed(Tensor&& one) { return {std::move(one)}; }
inline std::vector<Tensor> listed(std::vector<Tensor>&& list) { return std::move(list); }

/// Calls a callable that gives a tensor, a list or nothing.
template <class F, class... Args>
Fallible<std::vector<Tensor>> list_of(F& f, Args&&... args) {
  using Given = decltype(f(std::forward<Args>(args)...));
  if constexpr (std::is_void_v<Given> || std::is_same_v<Given, Result<void>>) {
    EAGER_DO(call(f, std::forward<Args>(args)...));
    return std::vector<Tensor>();
  } else {
    EAGER_TRY(auto given, f(std::forward<Args>(args)...));
    return listed(std::move(given));
  }
}

}  // namespace detail

template <class F>
Fallible<Function> Function::trace_list(F&& f, const std::vector<Spec>& inputs, const std::string& name) {
  EAGER_CHECK(detail::check_text(name, "a function's name"));
  eager_context* context = nullptr;
  EAGER_CHECK(detail::on_context(eager_trace_begin, name.c_str(), &context));
  const detail::OwnedContext owned(context);  // an unfinished trace ends with it
  eager_function* made = nullptr;
  {
    const detail::Using use(context);
    std::vector<Tensor> symbols(inputs.size());
    for (size_t i = 0; i < inputs.size(); ++i) {
      EAGER_CHECK(eager_trace_input(context, static_cast<int32_t>(inputs[i].dtype), inputs[i].shape.data(),
                                    detail::count(inputs[i].shape.size()), symbols[i].out()));
    }
    EAGER_TRY(const std::vector<Tensor> outputs, detail::list_of(f, symbols));
    const Operands list(outputs);
    EAGER_CHECK(eager_trace_end(context, list.data(), detail::count(list.size()), &made));
  }
  return take(made);
}

namespace detail {

template <class F, size_t... i>
Fallible<std::vector<Tensor>> spread(F& f, const std::vector<Tensor>& list, std::index_sequence<i...>) {
  return list_of(f, list[i]...);
}

}  // namespace detail

/// Traces f, which takes as many tensors as there are kinds: trace(f, Spec{DType::float32, {-1, 3}}). What f gives is a
/// tensor, a vector of tensors, or nothing. A tape in f gives symbolic gradients; variables are captured by reference.
template <class F, class... Specs, class = std::enable_if_t<(std::is_same_v<Specs, Spec> && ...)>>
Fallible<Function> trace(F f, const Specs&... inputs) {
  return Function::trace_list(
      [&f](const std::vector<Tensor>& list) { return detail::spread(f, list, std::index_sequence_for<Specs...>()); },
      {inputs...});
}
/// The same for a function with a name, which messages have and which is saved.
template <class F, class... Specs, class = std::enable_if_t<(std::is_same_v<Specs, Spec> && ...)>>
Fallible<Function> trace(const std::string& name, F f, const Specs&... inputs) {
  return Function::trace_list(
      [&f](const std::vector<Tensor>& list) { return detail::spread(f, list, std::index_sequence_for<Specs...>()); },
      {inputs...}, name);
}

/// An op of the program's own code, from a vector of tensors to a tensor or a vector of them, of these kinds. In a traced
/// function it is called at each run, so what f captures by reference outlives the op and the functions that have it. It
/// has no gradient but one of record_gradient.
template <class F>
Fallible<Op> host_op(const std::string& name, F f, const std::vector<Spec>& outputs) {
  EAGER_CHECK(detail::check_text(name, "an op's name"));
  EAGER_CHECK(detail::enter());
  std::vector<int32_t> dtypes, ranks;
  std::vector<const int64_t*> dims;
  for (const Spec& one : outputs) {
    dtypes.push_back(static_cast<int32_t>(one.dtype));
    ranks.push_back(detail::count(one.shape.size()));
    dims.push_back(one.shape.data());
  }
  Op made;
  EAGER_CHECK(detail::on_context(eager_op_create_host_call, name.c_str(), eager_host_fn(detail::call_back<F>),
                                 static_cast<void*>(new F(std::move(f))), detail::destroy<F>,
                                 detail::count(outputs.size()), static_cast<const int32_t*>(dtypes.data()),
                                 static_cast<const int32_t*>(ranks.data()),
                                 static_cast<const int64_t* const*>(dims.data()), made.out()));
  return made;
}

inline Fallible<void> Op::set(const std::string& attribute, const Function& f) const {
  return set_with(eager_op_set_function, attribute, f.get());
}
inline Fallible<void> Optimizer::set_learning_rate(const Function& rate) const { return set_learning_rate(rate.op()); }

namespace detail {

/// An attribute that is no argument of a call: a function, or a text, which may have a default.
struct Attribute {
  Attribute(const char* attribute, const Function* value) : name(attribute), function(value) {}
  Attribute(const char* attribute, const std::string* value) : name(attribute), text(value) {}
  Attribute(const char* attribute, const Given<std::string>& value)
      : name(attribute), text(value.given ? &value.value : nullptr) {}
  const char* name;
  const Function* function = nullptr;
  const std::string* text = nullptr;
};

/// Runs an op that has such attributes, and so is made for each call.
inline Fallible<std::vector<Tensor>> run_made(const char* name, std::initializer_list<Attribute> attributes,
                                              const Arguments& arguments, eager_tensor* const* inputs,
                                              size_t num_inputs) {
  EAGER_TRY(const Op op, Op::make(name));
  for (const Attribute& each : attributes) {
    if (each.function) EAGER_DO(op.set(each.name, *each.function));
    else if (each.text) EAGER_DO(op.set(each.name, *each.text));
  }
  return outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
    return on_context(eager_execute_masked, op.get(), inputs, count(num_inputs), arguments.given(), arguments.data(),
                      arguments.size(), outputs, num_outputs);
  });
}
inline Fallible<std::vector<Tensor>> run_made(const char* name, std::initializer_list<Attribute> attributes,
                                              const Arguments& arguments, const Operands& inputs) {
  EAGER_OPERANDS(inputs);
  return run_made(name, attributes, arguments, inputs.data(), inputs.size());
}
inline Fallible<std::vector<Tensor>> run_made(const char* name, std::initializer_list<Attribute> attributes,
                                              const Arguments& arguments, const Operand& x) {
  EAGER_OPERANDS(x);
  eager_tensor* const handle = x.get();
  return run_made(name, attributes, arguments, &handle, 1);
}
/// Does so for several inputs, some of which an op's options may keep.
template <class... Inputs>
Fallible<std::vector<Tensor>> run_made_of(const char* name, std::initializer_list<Attribute> attributes,
                                          const Arguments& arguments, const Inputs&... inputs) {
  eager_tensor* const handles[] = {inputs.get()...};
#ifdef EAGER_RESULTS
  for (const std::optional<Error>* failed : {&inputs.failed()...}) {
    if (*failed) return **failed;
  }
#endif
  return run_made(name, attributes, arguments, handles, sizeof...(Inputs));
}

}  // namespace detail

EAGER_NAMESPACE_END

#endif
