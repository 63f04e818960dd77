// Ops of the program's own, whose kernel is C++ code, or a C function of any library.
#ifndef EAGER_CUSTOM_OP_HPP_
#define EAGER_CUSTOM_OP_HPP_

#include <string_view>
#if defined(__has_include) && __cplusplus >= 202002L
#if __has_include(<version>)
#include <version>
#endif
#endif

#include "function.hpp"

EAGER_NAMESPACE_BEGIN

/// Elements in a row, which belong to the call that a callback got them of. std::span is made of one.
template <class T>
class Span {
 public:
  Span() = default;
  Span(T* data, size_t size) : data_(data), size_(size) {}

  T* data() const { return data_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() const { return data_; }
  T* end() const { return data_ + size_; }
  T& operator[](size_t index) const { return data_[index]; }

 private:
  T* data_ = nullptr;
  size_t size_ = 0;
};

namespace detail {

/// The type that a schema has for attributes which are asked for as a T; EAGER_VALUE_ABSENT for a T of no attribute.
template <class T>
constexpr int32_t value_type() {
  if constexpr (std::is_same_v<T, int64_t>) return EAGER_VALUE_INT;
  else if constexpr (std::is_same_v<T, double>) return EAGER_VALUE_FLOAT;
  else if constexpr (std::is_same_v<T, bool>) return EAGER_VALUE_BOOL;
  else if constexpr (std::is_same_v<T, DType>) return EAGER_VALUE_DTYPE;
  else if constexpr (std::is_same_v<T, std::string_view>) return EAGER_VALUE_STRING;
  else if constexpr (std::is_same_v<T, Span<const int64_t>>) return EAGER_VALUE_INTS;
  else return EAGER_VALUE_ABSENT;
}

template <class T>
struct OptionalOf {
  using type = T;
  static constexpr bool is_optional = false;
};
template <class T>
struct OptionalOf<std::optional<T>> {
  using type = T;
  static constexpr bool is_optional = true;
};

/// A place in a message, as the program has written it: it may be -1.
inline std::string place(size_t index) { return std::to_string(static_cast<std::ptrdiff_t>(index)); }

/// The attributes of a call.
class AttributeValues {
 public:
  AttributeValues(const eager_value* values, int32_t count) : values_(values), count_(count) {}

  size_t num_attributes() const { return static_cast<size_t>(count_); }

  /// An attribute by its place among the schema's attributes, as an int64_t, double, bool, DType, std::string_view or
  /// Span<const int64_t>, or as a std::optional of these where it may be absent. INVALID_ARGUMENT: it is absent, there is
  /// no such attribute, or it has another type.
  template <class T>
  Fallible<T> attribute(size_t index) const {
    using Value = typename OptionalOf<T>::type;
    static_assert(value_type<Value>() != EAGER_VALUE_ABSENT,
                  "an attribute is an int64_t, double, bool, DType, std::string_view or Span<const int64_t>");
    const int32_t found = index < num_attributes() ? values_[index].type : EAGER_VALUE_ABSENT;
    if constexpr (OptionalOf<T>::is_optional) {
      if (index < num_attributes() && found == EAGER_VALUE_ABSENT) return T();
    }
    if (EAGER_UNLIKELY(found != value_type<Value>())) EAGER_CHECK(refuse(index, found, value_type<Value>()));
    const eager_value& value = values_[index];
    if constexpr (std::is_same_v<Value, double>) return T(value.f);
    else if constexpr (std::is_same_v<Value, std::string_view>)
      return T(Value(static_cast<const char*>(value.p), static_cast<size_t>(value.count)));
    else if constexpr (std::is_same_v<Value, Span<const int64_t>>)
      return T(Value(static_cast<const int64_t*>(value.p), static_cast<size_t>(value.count)));
    else return T(static_cast<Value>(value.i));
  }

 private:
  EAGER_COLD eager_status* refuse(size_t index, int32_t found, int32_t asked) const {
    static const char* const types[] = {"absent", "an int", "a float", "a bool", "a dtype", "a string", "ints"};
    const std::string which = place(index);
    if (index >= num_attributes()) return new_status(EAGER_INVALID_ARGUMENT, "there is no attribute " + which);
    return new_status(EAGER_INVALID_ARGUMENT, "attribute " + which + " is " + types[found] + ", not " + types[asked]);
  }

  const eager_value* values_;
  int32_t count_;
};

/// For its lifetime, this thread may not run ops.
struct Closed {
  Closed() noexcept : before(std::exchange(current().is_closed, true)) {}
  Closed(const Closed&) = delete;
  Closed& operator=(const Closed&) = delete;
  ~Closed() { current().is_closed = before; }

  bool before;
  Using none{nullptr};
};

inline constexpr eager_operand kNoOperand = {nullptr, nullptr, 0, 0, 0};

}  // namespace detail

/// An input of a kernel: a dense tensor, row by row. It is false where the input is absent.
class KernelInput {
 public:
  KernelInput(const eager_operand* operand, const char* kind, size_t index)
      : operand_(operand), kind_(kind), index_(index) {}

  explicit operator bool() const noexcept { return operand_->dtype != 0; }
  DType dtype() const { return static_cast<DType>(operand_->dtype); }
  int32_t rank() const { return operand_->rank; }
  /// The dims; while shapes are inferred -1 for one that is not known.
  Span<const int64_t> shape() const { return {operand_->dims, static_cast<size_t>(operand_->rank)}; }
  /// A dim; negative axes count from the end. 0 where there is no such axis.
  int64_t dim(int32_t axis) const {
    if (axis < 0) axis += rank();
    return axis >= 0 && axis < rank() ? operand_->dims[axis] : 0;
  }
  int64_t num_elements() const { return operand_->num_elements; }
  /// The memory of the elements, which is a GPU's for its kernels; NULL while shapes are inferred.
  const void* data() const { return operand_->data; }
  /// The elements. INVALID_ARGUMENT: T is not this dtype; the input is absent, or its shape is all that is known.
  template <class T>
  Fallible<Span<const T>> as() const {
    EAGER_CHECK(check<T>());
    return Span<const T>(static_cast<const T*>(operand_->data), static_cast<size_t>(operand_->num_elements));
  }
  /// The texts of an input of strings. INVALID_ARGUMENT: as above.
  Fallible<std::vector<std::string_view>> strings() const {
    EAGER_CHECK(check(DType::string));
    const auto* offsets = static_cast<const int64_t*>(operand_->data);
    const char* bytes = reinterpret_cast<const char*>(offsets + operand_->num_elements + 1);
    std::vector<std::string_view> texts;
    for (int64_t i = 0; i < operand_->num_elements; ++i)
      texts.emplace_back(bytes + offsets[i], static_cast<size_t>(offsets[i + 1] - offsets[i]));
    return texts;
  }

 protected:
  template <class T>
  eager_status* check() const {
    static_assert(detail::is_element<T>, "a tensor has no elements of this type");
    return check(dtype_of<T>);
  }
  eager_status* check(DType asked) const {
    if (EAGER_UNLIKELY(dtype() != asked || !operand_->data)) return refuse(asked);
    return nullptr;
  }

  const eager_operand* operand_;

 private:
  EAGER_COLD eager_status* refuse(DType asked) const {
    const std::string which = kind_ + (" " + detail::place(index_));
    if (!*this) return detail::new_status(EAGER_INVALID_ARGUMENT, which + " is absent");
    if (dtype() == asked) return detail::new_status(EAGER_INVALID_ARGUMENT, which + " has no elements yet");
    return detail::new_status(EAGER_INVALID_ARGUMENT, which + " is " + name(dtype()) + ", not " + name(asked));
  }

  const char* kind_;
  size_t index_;
};

/// An output of a kernel, which is allocated and not cleared.
class KernelOutput : public KernelInput {
 public:
  using KernelInput::KernelInput;

  void* data() const { return operand_->data; }
  /// The elements, to be written. INVALID_ARGUMENT: T is not this dtype.
  template <class T>
  Fallible<Span<T>> as() const {
    EAGER_CHECK(check<T>());
    return Span<T>(static_cast<T*>(operand_->data), static_cast<size_t>(operand_->num_elements));
  }
};

/// One run of a kernel. Views of it live until the kernel returns.
class KernelCall : public detail::AttributeValues {
 public:
  explicit KernelCall(const eager_kernel_call* call) : AttributeValues(call->attrs, call->num_attrs), call_(call) {}

  size_t num_inputs() const { return static_cast<size_t>(call_->num_inputs); }
  size_t num_outputs() const { return static_cast<size_t>(call_->num_outputs); }
  /// An input by its place, those of a list one by one. One that there is not is absent.
  KernelInput input(size_t index) const {
    return {index < num_inputs() ? &call_->inputs[index] : &detail::kNoOperand, "input", index};
  }
  KernelOutput output(size_t index) const {
    return {index < num_outputs() ? &call_->outputs[index] : &detail::kNoOperand, "output", index};
  }
  /// Their elements. INVALID_ARGUMENT: there is no such input or output, or T is not its dtype.
  template <class T>
  Fallible<Span<const T>> input(size_t index) const {
    return input(index).template as<T>();
  }
  template <class T>
  Fallible<Span<T>> output(size_t index) const {
    return output(index).template as<T>();
  }

  /// Calls body(begin, end) for pieces of [0, n), each of at least grain, on the library's threads and this one, and
  /// returns when all are done. The first failure of a piece is the call's, and pieces that have not begun then do not.
  template <class Body>
  Fallible<void> parallel_for(int64_t n, int64_t grain, const Body& body) const {
    const eager_range_fn piece = [](void* function, int64_t begin, int64_t end) {
      return detail::guarded([&]() -> Fallible<void> {
        const detail::Closed closed;
        return detail::call(*static_cast<const Body*>(function), begin, end);
      });
    };
    EAGER_CHECK(eager_parallel_for(call_, n, grain, piece, const_cast<void*>(static_cast<const void*>(&body))));
    return Fallible<void>();
  }

  /// The place of the device among devices(), and its stream: a cudaStream_t for a GPU, NULL for the CPU.
  int32_t device() const { return call_->device; }
  void* stream() const { return call_->stream; }
  const eager_kernel_call* get() const noexcept { return call_; }

 private:
  const eager_kernel_call* call_;
};

/// What the inference of an op is asked: dtypes and shapes of the outputs, which are at first what the schema says.
class InferCall : public detail::AttributeValues {
 public:
  explicit InferCall(const eager_infer_call* call) : AttributeValues(call->attrs, call->num_attrs), call_(call) {}

  size_t num_inputs() const { return static_cast<size_t>(call_->num_inputs); }
  size_t num_outputs() const { return static_cast<size_t>(call_->num_outputs); }
  /// An input by its place: its dtype and shape, of which dims may be -1.
  KernelInput input(size_t index) const {
    return {index < num_inputs() ? &call_->inputs[index] : &detail::kNoOperand, "input", index};
  }
  DType dtype(size_t index) const { return index < num_outputs() ? static_cast<DType>(call_->dtypes[index]) : DType(); }
  /// The dims of an output, -1 for one that is not known; none where the schema says [any].
  Span<const int64_t> shape(size_t index) const {
    if (index >= num_outputs() || call_->ranks[index] < 0) return {};
    return {call_->dims[index], static_cast<size_t>(call_->ranks[index])};
  }
  /// Set what an output has. INVALID_ARGUMENT: there is no such output; more than 32 dims.
  Fallible<void> set_dtype(size_t index, DType dtype) const {
    EAGER_CHECK(check(index, 0));
    call_->dtypes[index] = static_cast<int32_t>(dtype);
    return Fallible<void>();
  }
  Fallible<void> set_shape(size_t index, const Ints& dims) const {
    EAGER_CHECK(check(index, dims.size()));
    call_->ranks[index] = static_cast<int32_t>(dims.size());
    for (size_t i = 0; i < dims.size(); ++i) call_->dims[index][i] = dims.data()[i];
    return Fallible<void>();
  }

 private:
  eager_status* check(size_t index, size_t rank) const {
    if (index >= num_outputs())
      return detail::new_status(EAGER_INVALID_ARGUMENT, "there is no output " + detail::place(index));
    if (rank > 32) return detail::new_status(EAGER_INVALID_ARGUMENT, "a shape has " + std::to_string(rank) + " dims");
    return nullptr;
  }

  const eager_infer_call* call_;
};

/// What the gradient of an op is asked.
class GradientCall : public detail::AttributeValues {
 public:
  explicit GradientCall(const eager_op_gradient_call* call)
      : AttributeValues(call->attrs, call->num_attrs), call_(call) {}

  size_t num_inputs() const { return static_cast<size_t>(call_->num_input_gradients); }
  /// What saves() names, in its order. What is absent is an empty tensor, and so is what there is not.
  Tensor saved(size_t index) const { return at(call_->saved, call_->num_saved, index); }
  std::vector<Tensor> saved() const { return detail::shared(call_->saved, call_->num_saved); }
  /// The gradients of the outputs; zeros where none has come.
  Tensor output_gradient(size_t index) const { return at(call_->output_gradients, call_->num_output_gradients, index); }
  std::vector<Tensor> output_gradients() const {
    return detail::shared(call_->output_gradients, call_->num_output_gradients);
  }
  /// Whether an input's gradient is asked for. What is given for the others is dropped.
  bool needs(size_t input) const { return input < num_inputs() && call_->needed[input]; }

 private:
  static Tensor at(eager_tensor* const* list, int32_t count, size_t index) {
    return index < static_cast<size_t>(count) ? Tensor::share(list[index]) : Tensor();
  }

  const eager_op_gradient_call* call_;
};

namespace detail {

struct DefineOp;

/// The callables of an op, which the definition shares with the options that it was made of.
struct OpCode {
  std::shared_ptr<void> kernel, gpu, infer, gradient;
};

template <class F, std::shared_ptr<void> OpCode::*member>
F& code_of(void* user_data) {
  return *static_cast<F*>((static_cast<OpCode*>(user_data)->*member).get());
}

template <class F, std::shared_ptr<void> OpCode::*member>
eager_status* run_kernel(void* user_data, const eager_kernel_call* call_of_c) {
  return guarded([&]() -> Fallible<void> {
    const Closed closed;
    const KernelCall made(call_of_c);
    return call(code_of<F, member>(user_data), made);
  });
}

template <class F>
eager_status* infer_outputs(void* user_data, const eager_infer_call* call_of_c) {
  return guarded([&]() -> Fallible<void> {
    const Closed closed;
    const InferCall made(call_of_c);
    return call(code_of<F, &OpCode::infer>(user_data), made);
  });
}

template <class F>
eager_status* compute_gradient(void* user_data, eager_context* context, const eager_op_gradient_call* call_of_c) {
  return guarded([&]() -> Fallible<void> {
    const Using use(context);
    const GradientCall made(call_of_c);
    EAGER_TRY(auto results, (code_of<F, &OpCode::gradient>(user_data)(made)));
    return hand_over(std::move(results), call_of_c->input_gradients, call_of_c->num_input_gradients);
  });
}

}  // namespace detail

/// What an op of the program's may have. Callables may run on several threads at once, and own what they use.
class OpOptions {
 public:
  /// Sentences about the op, for the registry.
  OpOptions& description(std::string value) { return description_ = std::move(value), *this; }
  /// The version of the op's meaning, which files of functions name and compare, at least 1. Default: 1.
  OpOptions& version(int32_t value) { return definition_.version = value, *this; }
  /// Whether the op does more than compute outputs, so that functions never drop, merge or reorder it. Default: false.
  OpOptions& has_effects(bool value) { return flag(EAGER_OP_EFFECTS, value); }
  /// Whether one call of the kernel runs at a time. Default: false.
  OpOptions& serial(bool value) { return flag(EAGER_OP_SERIAL, value); }
  /// Whether the result is piecewise constant or no number, and has no gradient for ever. Default: false.
  OpOptions& no_gradient(bool value) { return flag(EAGER_OP_NO_GRADIENT, value); }
  /// The kernel on GPUs, a callable as that of define_op: data() is the GPU's memory, and work is queued on stream().
  /// Default: inputs are copied to the host, and outputs back.
  template <class F>
  OpOptions& gpu(F f) {
    code_.gpu = std::make_shared<F>(std::move(f));
    definition_.gpu = detail::run_kernel<F, &detail::OpCode::gpu>;
    return *this;
  }
  /// Infers what the schema cannot say: f takes a const InferCall&, and runs no ops.
  template <class F>
  OpOptions& infer(F f) {
    code_.infer = std::make_shared<F>(std::move(f));
    definition_.infer = detail::infer_outputs<F>;
    return *this;
  }
  /// The gradient: f takes a const GradientCall&, and gives a vector or an array of tensors, one for each input, or the
  /// only one. An empty tensor is no gradient. What f computes by ops has a gradient again, and may be traced.
  template <class F>
  OpOptions& gradient(F f) {
    code_.gradient = std::make_shared<F>(std::move(f));
    definition_.gradient = detail::compute_gradient<F>;
    return *this;
  }
  /// The gradient as a function, from what saves() names and then the gradients of the outputs, to one gradient for each
  /// input that may be float or complex.
  OpOptions& gradient(const Function& f) { return function_ = f, *this; }
  /// What the gradient reads: inputs, outputs and their shapes, such as "x z shape(y)". Default: nothing.
  OpOptions& saves(std::string value) { return saves_ = std::move(value), *this; }

 private:
  friend struct detail::DefineOp;

  OpOptions& flag(int32_t bit, bool value) {
    definition_.flags = value ? definition_.flags | bit : definition_.flags & ~bit;
    return *this;
  }

  std::string description_, saves_;
  Function function_;
  detail::OpCode code_;
  eager_op_definition definition_ = {sizeof(eager_op_definition), {}, {}, {}, 1, {}, {}, {}, {}, {}, {}, {}, {}, {}};
};

namespace detail {

struct DefineOp {
  template <class F>
  static void set_kernel(OpOptions& options, F kernel) {
    options.code_.kernel = std::make_shared<F>(std::move(kernel));
    options.definition_.kernel = run_kernel<F, &OpCode::kernel>;
  }

  /// Defines an op by a function of the C interface, to which it gives args behind the definition, and makes the op.
  template <class Define, class... Args>
  static Fallible<Op> with(Define define, const std::string& name, const std::string& schema, const OpOptions& options,
                           Args... args) {
    EAGER_CHECK(check_text(name, "an op's name"));
    EAGER_CHECK(check_text(schema, "a schema"));
    EAGER_CHECK(check_text(options.description_, "a description"));
    EAGER_CHECK(check_text(options.saves_, "what a gradient saves"));
    if (options.definition_.version == 0) EAGER_CHECK(invalid("version is 0, and must be 1 at least"));
    EAGER_CHECK(enter());  // before the call takes the callables over
    eager_op_definition made = options.definition_;
    made.name = name.c_str();
    made.schema = schema.c_str();
    made.description = options.description_.c_str();
    made.saves = options.saves_.c_str();
    made.gradient_function = options.function_.get();
    made.user_data = new OpCode(options.code_);
    made.destroy = destroy<OpCode>;
    EAGER_CHECK(on_context(define, static_cast<const eager_op_definition*>(&made), args...));
    return Op::make(name);
  }
};

}  // namespace detail

/// Defines an op, for the whole process, and gives it as Op(name) does. The kernel takes a const KernelCall& and writes all
/// outputs; it runs no ops (FAILED_PRECONDITION), and several threads may run it at once. The schema has inputs and
/// attributes, outputs, and what the letters for dtypes stand for; eager_c.h has its grammar:
///
///   eager::Op saxpy = eager::define_op(
///       "mylib.saxpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32",
///       [](const eager::KernelCall& call) {
///         const auto x = call.input<float>(0), y = call.input<float>(1);
///         const auto z = call.output<float>(0);
///         const auto a = static_cast<float>(call.attribute<double>(0));
///         for (size_t i = 0; i < z.size(); ++i) z[i] = a * x[i] + y[i];
///       },
///       eager::OpOptions().gradient([](const eager::GradientCall& call) {
///         const eager::Tensor dz = call.output_gradient(0);
///         return std::vector{dz * call.attribute<double>(0), dz};
///       }));
///
/// A later definition of a name holds for ops that are made after it, whose name has a dot. What the callables own is
/// destroyed when no op or function has the definition any more. nullptr in place of the kernel: there is gpu() alone.
/// INVALID_ARGUMENT: name, schema, saves() or version() is malformed; the gradient is given twice, or does not fit.
template <class F>
Fallible<Op> define_op(const std::string& name, const std::string& schema, F kernel, OpOptions options = OpOptions()) {
  if constexpr (!std::is_same_v<F, std::nullptr_t>) detail::DefineOp::set_kernel(options, std::move(kernel));
  return detail::DefineOp::with(eager_op_define, name, schema, options);
}

/// Defines an op that calls a C function. The library is what dlopen takes, and is never closed; "": what the process has
/// loaded. The call is the function's prototype, with a source for each parameter; eager_c.h has its grammar:
///
///   eager::define_native_op("mylib.j1", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j1(double = x)");
///
/// A prototype that is not the function's cannot be found out, and ends in undefined behaviour. user_data is no source
/// here; the kernel of define_op() calls a function that wants a pointer of the program's.
/// INVALID_ARGUMENT: as define_op(), and for a malformed prototype. NOT_FOUND: the library, or the function.
inline Fallible<Op> define_native_op(const std::string& name, const std::string& schema, const std::string& library,
                                     const std::string& call, const OpOptions& options = OpOptions()) {
  EAGER_CHECK(detail::check_text(library, "a library's name"));
  EAGER_CHECK(detail::check_text(call, "a prototype"));
  return detail::DefineOp::with(eager_op_define_native, name, schema, options,
                                library.empty() ? nullptr : library.c_str(), call.c_str());
}

EAGER_NAMESPACE_END

#if defined(__cpp_lib_ranges)
/// A view of elements outlives the Span that it was made of.
template <class T>
inline constexpr bool std::ranges::enable_borrowed_range<eager::Span<T>> = true;
#endif

#endif
