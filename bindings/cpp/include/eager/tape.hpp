// Tapes, gradients of functions, and custom gradients.
#ifndef EAGER_TAPE_HPP_
#define EAGER_TAPE_HPP_

#include "execute.hpp"

EAGER_NAMESPACE_BEGIN

/// What gradients are asked for: tensors and variables, in any order. It is for parameters only.
class Sources {
 public:
  /// A tensor or a variable.
  struct Source {
    Source(const Tensor& source) : tensor(source.get()) {}
    Source(const Variable& source) : variable(source.get()), is_variable(true) {}

    eager_tensor* tensor = nullptr;
    eager_variable* variable = nullptr;
    bool is_variable = false;
  };

  Sources(std::initializer_list<Source> list) {
    for (const Source& one : list) add(one);
  }
  Sources(const std::vector<Tensor>& list) {
    for (const Tensor& one : list) add(one);
  }
  Sources(const std::vector<Variable>& list) {
    for (const Variable& one : list) add(one);
  }
  Sources(const Sources&) = delete;
  Sources& operator=(const Sources&) = delete;

 private:
  friend class Tape;

  void add(const Source& one) {
    if (one.is_variable) variables_.push_back(one.variable);
    else tensors_.push_back(one.tensor);
    is_variable_.push_back(one.is_variable);
  }

  std::vector<eager_tensor*> tensors_;
  std::vector<eager_variable*> variables_;
  std::vector<bool> is_variable_;
};

/// What a tape does.
class TapeOptions {
 public:
  /// Whether the tape gives any number of gradients. Default: false, one.
  TapeOptions& persistent(bool value) { return options_.persistent = value, *this; }
  /// Whether the tape does not watch variables that are read. Default: false.
  TapeOptions& ignore_variables(bool value) { return options_.ignore_variables = value, *this; }

  const eager_tape_options* get() const { return &options_; }

 private:
  eager_tape_options options_ = {sizeof(eager_tape_options), 0, 0};
};

/// How gradients are computed.
class GradientOptions {
 public:
  /// The gradients of the targets, one each, of their shapes; an empty tensor stands for ones. Default: ones.
  GradientOptions& output_gradients(std::vector<Tensor> value) { return outputs_ = std::move(value), *this; }
  /// Whether a source to which no path leads gets zeros in place of an empty tensor. Default: false.
  GradientOptions& unconnected_zero(bool value) { return options_.unconnected_zero = value, *this; }

 private:
  friend class Tape;

  std::vector<Tensor> outputs_;
  eager_gradient_options options_ = {sizeof(eager_gradient_options), 0};
};

namespace detail {

template <class T>
inline constexpr bool is_target = std::is_same_v<T, Tensor> || std::is_same_v<T, Result<Tensor>>;
template <class T>
inline constexpr bool is_source = std::is_same_v<T, Tensor> || std::is_same_v<T, Variable>;

}  // namespace detail

/// A record of what this thread's context executes, from which gradients are computed. Tapes nest and overlap. A tape
/// belongs to the thread that made it until it has stopped: another thread's call is FAILED_PRECONDITION.
class Tape {
 public:
  static Fallible<Tape> make(const TapeOptions& options = TapeOptions()) {
    Tape made(nullptr);
    EAGER_CHECK(detail::on_context(eager_tape_create, options.get(), &made.handle_));
    made.context_ = detail::current().context;
    made.persistent_ = options.get()->persistent;
    return made;
  }
#ifndef EAGER_RESULTS
  Tape() { start(nullptr); }
  explicit Tape(const TapeOptions& options) : persistent_(options.get()->persistent) { start(options.get()); }
#endif
  Tape(Tape&& other) noexcept
      : handle_(std::exchange(other.handle_, nullptr)), context_(other.context_), persistent_(other.persistent_),
        stopped_(other.stopped_) {}
  Tape& operator=(Tape&& other) noexcept {
    if (this == &other) return *this;
    if (handle_) eager_tape_release(handle_);
    handle_ = std::exchange(other.handle_, nullptr);
    context_ = other.context_;
    persistent_ = other.persistent_;
    stopped_ = other.stopped_;
    return *this;
  }
  ~Tape() {
    if (handle_) eager_tape_release(handle_);
  }

  /// Makes the tape know a tensor, before the ops that use it. Trainable variables it watches unasked.
  Fallible<void> watch(const Tensor& tensor) { return act(eager_tape_watch, tensor.get()); }
  Fallible<void> watch(const Variable& variable) { return act(eager_tape_watch_variable, variable.get()); }
  /// The tape does not record what runs between pause and resume. Pauses are counted.
  Fallible<void> pause() { return act(eager_tape_pause); }
  Fallible<void> resume() { return act(eager_tape_resume); }
  /// Ends recording for good. What was recorded can be differentiated, also by another thread.
  Fallible<void> stop() {
    EAGER_DO(act(eager_tape_stop));
    stopped_ = true;
    return Fallible<void>();
  }
  /// Forgets all records and watches.
  Fallible<void> reset() { return act(eager_tape_reset); }

  /// Whether the tape has not stopped and is not paused.
  Fallible<bool> is_recording() const {
    EAGER_CHECK(check_thread());
    return eager_tape_is_recording(handle_) != 0;
  }
  /// The variables that the tape watches, in the order in which it met them.
  Fallible<std::vector<Variable>> watched() const {
    EAGER_CHECK(check_thread());
    std::vector<Variable> found;
    for (int32_t i = 0; i < eager_tape_num_watched(handle_); ++i)
      found.push_back(Variable::share(eager_tape_watched(handle_, i)));
    return found;
  }
  eager_tape* get() const noexcept { return handle_; }

  /// The gradient of a target, or of the sum of several ones, with respect to a source, or to each of several ones. It is
  /// an empty tensor where no path leads to a source, and for integers.
  /// FAILED_PRECONDITION: a tape that is not persistent gave its one gradient. UNIMPLEMENTED: an op on the way has none.
  template <class Y, class X, std::enable_if_t<detail::is_target<Y> && detail::is_source<X>, int> = 0>
  Fallible<Tensor> gradient(const Y& target, const X& source, const GradientOptions& options = GradientOptions()) {
    const Operand operand(target);
    EAGER_OPERANDS(operand);
    const Sources::Source one(source);
    eager_tensor* const y = operand.get();
    Tensor found;
    EAGER_CHECK(compute(&y, 1, &one.tensor, !one.is_variable, &one.variable, one.is_variable, options, found.out()));
    return found;
  }
  template <class Y, std::enable_if_t<detail::is_target<Y>, int> = 0>
  Fallible<std::vector<Tensor>> gradient(const Y& target, const Sources& sources,
                                         const GradientOptions& options = GradientOptions()) {
    return gradient(Operands{target}, sources, options);
  }
  template <class X, std::enable_if_t<detail::is_source<X>, int> = 0>
  Fallible<Tensor> gradient(const Operands& targets, const X& source,
                            const GradientOptions& options = GradientOptions()) {
    EAGER_TRY(std::vector<Tensor> found, gradient(targets, Sources{source}, options));
    return std::move(found[0]);
  }
  Fallible<std::vector<Tensor>> gradient(const Operands& targets, const Sources& sources,
                                         const GradientOptions& options = GradientOptions()) {
    EAGER_OPERANDS(targets);
    const size_t num_tensors = sources.tensors_.size();
    std::vector<eager_tensor*> handles(sources.is_variable_.size());
    EAGER_CHECK(compute(targets.data(), targets.size(), sources.tensors_.data(), num_tensors, sources.variables_.data(),
                        sources.variables_.size(), options, handles.data()));
    std::vector<Tensor> found;
    found.reserve(handles.size());
    size_t tensor = 0, variable = num_tensors;
    for (const bool is_variable : sources.is_variable_)
      found.push_back(Tensor::take(handles[is_variable ? variable++ : tensor++]));
    return found;
  }

  /// The same for lists of handles; out has room for the gradients of the tensors, and behind them of the variables.
  eager_status* compute(eager_tensor* const* targets, size_t num_targets, eager_tensor* const* tensors,
                        size_t num_tensors, eager_variable* const* variables, size_t num_variables,
                        const GradientOptions& options, eager_tensor** out) {
    if (eager_status* status = check_thread()) return status;
    std::vector<eager_tensor*> outputs;
    for (const Tensor& one : options.outputs_) outputs.push_back(one.get());
    if (!outputs.empty() && outputs.size() != num_targets)
      return detail::invalid("there must be as many output gradients as targets");
    // A tape may still record after a call that failed, and then stays this thread's. The flag is set ahead of the call, since
    // a callback may end the life of the tape, to which nothing is written where the call succeeds.
    const bool before = std::exchange(stopped_, stopped_ || !persistent_);
    eager_status* const status =
        detail::on_context(eager_tape_gradient, handle_, targets, detail::count(num_targets),
                           outputs.empty() ? static_cast<eager_tensor* const*>(nullptr) : outputs.data(), tensors,
                           detail::count(num_tensors), variables, detail::count(num_variables), &options.options_, out);
    if (status) stopped_ = before;
    return status;
  }

 private:
  explicit Tape(std::nullptr_t) noexcept {}

#ifndef EAGER_RESULTS
  EAGER_INLINE void start(const eager_tape_options* options) {
    detail::check(detail::on_context(eager_tape_create, options, &handle_));
    context_ = detail::current().context;
  }
#endif

  template <class... Args>
  Fallible<void> act(eager_status* (*function)(eager_tape*, Args...), Args... args) {
    EAGER_CHECK(check_thread());
    EAGER_CHECK(function(handle_, args...));
    return Fallible<void>();
  }
  EAGER_INLINE eager_status* check_thread() const {
    if (EAGER_UNLIKELY(!stopped_ && handle_ && detail::current().context != context_)) return refuse();
    return nullptr;
  }
  EAGER_COLD static eager_status* refuse() {
    return eager_status_new(EAGER_FAILED_PRECONDITION, "the tape records in another thread or context; stop it first");
  }

  eager_tape* handle_ = nullptr;
  eager_context* context_ = nullptr;  // it records in this one; for comparisons
  bool persistent_ = false;
  bool stopped_ = false;
};

/// A function's value and the gradient of it.
template <class Gradient>
struct ValueAndGradient {
  Tensor value;
  Gradient gradient;
};

namespace detail {

/// What the gradient by n arguments is: a tensor, or an array of them.
template <size_t n>
using GradientOf = std::conditional_t<n == 1, Tensor, std::array<Tensor, n>>;

/// Has each argument of a function be a tensor of its own, also where one tensor is given twice.
template <size_t n>
Fallible<void> tell_apart(std::array<Tensor, n>& arguments) {
  static PreparedOp identity("identity");
  for (size_t i = 1; i < n; ++i) {
    for (size_t earlier = 0; earlier < i; ++earlier) {
      if (arguments[i].get() != arguments[earlier].get()) continue;
      EAGER_TRY(arguments[i], run(identity, Operand(arguments[i])));
    }
  }
  return Fallible<void>();
}

template <class F, size_t n, size_t... i>
Fallible<ValueAndGradient<GradientOf<n>>> differentiate(const F& f, std::array<Tensor, n> x,
                                                        std::index_sequence<i...>) {
  EAGER_DO(tell_apart(x));
  EAGER_TRY(Tape tape, Tape::make(TapeOptions().ignore_variables(true)));
  for (const Tensor& one : x) EAGER_DO(tape.watch(one));
  ValueAndGradient<GradientOf<n>> found;
  EAGER_TRY(found.value, f(x[i]...));
  eager_tensor* const y = found.value.get();
  eager_tensor* const sources[] = {x[i].get()...};
  eager_tensor* gradients[n];
  EAGER_CHECK(tape.compute(&y, 1, sources, n, nullptr, 0, GradientOptions(), gradients));
  if constexpr (n == 1) found.gradient = Tensor::take(gradients[0]);
  else found.gradient = {Tensor::take(gradients[i])...};
  return found;
}

template <class F, class... X>
Fallible<ValueAndGradient<GradientOf<sizeof...(X)>>> differentiate(const F& f, const X&... x) {
  static_assert((std::is_same_v<X, Tensor> && ...), "gradient(f) is called with tensors");
  return differentiate(f, std::array<Tensor, sizeof...(X)>{x...}, std::index_sequence_for<X...>());
}

}  // namespace detail

/// The gradient of f, as a function: gradient([](const Tensor& x) { return x * x; })(x). Of one argument it gives a
/// tensor, of several an array of tensors. One is empty where no path leads to its argument, and for integers.
template <class F>
auto gradient(F f) {
  return [f = std::move(f)](const auto&... x) -> Fallible<detail::GradientOf<sizeof...(x)>> {
    EAGER_TRY(auto found, detail::differentiate(f, x...));
    return std::move(found.gradient);
  };
}

/// The value of f and its gradient, as a function.
template <class F>
auto value_and_gradient(F f) {
  return [f = std::move(f)](const auto&... x) { return detail::differentiate(f, x...); };
}

namespace detail {

EAGER_COLD inline eager_status* wrong_count(size_t given, int32_t due) {
  const std::string message =
      "a callback gave " + std::to_string(given) + " tensors where " + std::to_string(due) + " are due";
  return invalid(message.c_str());
}

/// Gives the caller of a callback what the callback returned: a tensor, or a list of count of them.
inline Fallible<void> hand_over(Tensor&& result, eager_tensor** out, int32_t count) {
  if (count != 1) EAGER_CHECK(wrong_count(1, count));
  out[0] = result.detach();
  return Fallible<void>();
}
template <class List>
Fallible<void> hand_over(List&& results, eager_tensor** out, int32_t count) {
  if (results.size() != static_cast<size_t>(count)) EAGER_CHECK(wrong_count(results.size(), count));
  for (Tensor& one : results) *out++ = one.detach();
  return Fallible<void>();
}

inline std::vector<Tensor> shared(eager_tensor* const* handles, int32_t count) {
  std::vector<Tensor> tensors(static_cast<size_t>(count));
  for (int32_t i = 0; i < count; ++i) tensors[static_cast<size_t>(i)] = Tensor::share(handles[i]);
  return tensors;
}

/// Runs a callback from tensors to tensors. F is called with a vector.
template <class F>
eager_status* call_back(void* function, eager_context* context, eager_tensor* const* inputs, int32_t num_inputs,
                        eager_tensor** outputs, int32_t num_outputs) {
  return guarded([&]() -> Fallible<void> {
    const Using use(context);
    EAGER_TRY(auto results, (*static_cast<F*>(function))(shared(inputs, num_inputs)));
    return hand_over(std::move(results), outputs, num_outputs);
  });
}

}  // namespace detail

/// Records a custom gradient: outputs came from inputs, and backward, from the gradients of the outputs to those of the
/// inputs (a vector of tensors to a vector or an array of them, or to the only one; an empty tensor is no gradient), is
/// their gradient. Go on with the tensors that come out. backward runs when gradients are asked for, as a rule after the
/// function that made it has returned, so it captures by value: copies of tensors share them. It runs on the thread that
/// asks, perhaps on several at once; its exceptions come out there.
template <class Backward>
Fallible<std::vector<Tensor>> record_gradient(const Operands& inputs, const Operands& outputs, Backward backward) {
  EAGER_OPERANDS(inputs);
  EAGER_OPERANDS(outputs);
  EAGER_CHECK(detail::enter());
  std::vector<eager_tensor*> recorded(outputs.size());
  EAGER_CHECK(detail::on_context(eager_tape_record, inputs.data(), detail::count(inputs.size()), outputs.data(),
                                 detail::count(outputs.size()), eager_backward_fn(detail::call_back<Backward>),
                                 static_cast<void*>(new Backward(std::move(backward))), detail::destroy<Backward>,
                                 recorded.data()));
  std::vector<Tensor> tensors;
  for (eager_tensor* one : recorded) tensors.push_back(Tensor::take(one));
  return tensors;
}

/// What a function with a custom gradient returns: its value, and the gradient's function, which outlives what is local
/// to the function that makes it.
template <class Backward>
struct WithGradient {
  Tensor value;
  Backward backward;
};

#ifdef EAGER_RESULTS
template <class Backward>
Result<WithGradient<Backward>> with_gradient(const Result<Tensor>& value, Backward backward) {
  if (!value) return value.error();
  return WithGradient<Backward>{*value, std::move(backward)};
}
#endif
template <class Backward>
WithGradient<Backward> with_gradient(const Tensor& value, Backward backward) {
  return {value, std::move(backward)};
}

/// A function with a gradient of its own. f returns with_gradient(y, backward), where backward takes the gradient of y and
/// gives those of f's arguments; it runs after f has returned, and so keeps what it needs of f's values by value. Ops that
/// it runs can be differentiated again, through those values too.
template <class F>
auto custom_gradient(F f) {
  return [f = std::move(f)](const auto&... x) -> Fallible<Tensor> {
    EAGER_TRY(auto made, f(x...));
    auto backward = [inner = std::move(made.backward)](const std::vector<Tensor>& dy) { return inner(dy[0]); };
    EAGER_TRY(std::vector<Tensor> recorded, record_gradient({x...}, {made.value}, std::move(backward)));
    return std::move(recorded[0]);
  };
}

EAGER_NAMESPACE_END

#endif
