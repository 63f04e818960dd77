// How ops run: their inputs, arguments and results.
#ifndef EAGER_EXECUTE_HPP_
#define EAGER_EXECUTE_HPP_

#include "variable.hpp"

EAGER_NAMESPACE_BEGIN

/// What an op takes as an input: a tensor, a variable, which is read, or a number, which has no dtype of its own. An empty
/// tensor is an input that is absent. Where errors are results, a result is an input too, and its error that of the op.
/// It is for parameters only, and lives as long as the call.
class Operand {
 public:
  EAGER_INLINE Operand(const Tensor& tensor) noexcept : tensor_(tensor.get()) {}
  Operand(const Variable& variable) {
    owned_ = true;
    take(detail::on_context(eager_variable_read, variable.get(), &tensor_));
  }
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>>
  Operand(T number) {
    owned_ = true;
    if constexpr (std::is_same_v<T, bool>) {
      const uint8_t byte = number;
      take(detail::on_context(eager_tensor_create, static_cast<int32_t>(EAGER_BOOL),
                              static_cast<const int64_t*>(nullptr), 0, static_cast<const void*>(&byte), size_t(1),
                              &tensor_));
    } else {
      take(Tensor::make_weak(number, &tensor_));
    }
  }
#ifdef EAGER_RESULTS
  Operand(const Result<Tensor>& result) : tensor_(result ? result->get() : nullptr) {
    if (!result) failed_ = result.error();
  }
#endif
  Operand(const Operand&) = delete;
  Operand& operator=(const Operand&) = delete;
  EAGER_INLINE ~Operand() {
    if (owned_) eager_tensor_release(tensor_);
  }

  /// The handle, borrowed; NULL for an input that is absent.
  eager_tensor* get() const noexcept { return tensor_; }

#ifdef EAGER_RESULTS
  /// What kept the tensor from being made; nothing where it was.
  const std::optional<Error>& failed() const { return failed_; }

 private:
  void take(eager_status* status) {
    if (status) failed_ = Error::take(status);
  }

  std::optional<Error> failed_;
#else

 private:
  void take(eager_status* status) { detail::check(status); }
#endif

  eager_tensor* tensor_ = nullptr;
  bool owned_ = false;
};

/// A list of inputs: {x, y}, or a vector of tensors. It is for parameters only, and lives as long as the call.
class Operands {
 public:
  Operands(std::initializer_list<Operand> list) {
    if (list.size()) handles_.reserve(list.size());
    for (const Operand& one : list) {
      handles_.push_back(one.get());
#ifdef EAGER_RESULTS
      if (one.failed() && !failed_) failed_ = one.failed();
#endif
    }
  }
  Operands(const std::vector<Tensor>& list) {
    handles_.reserve(list.size());
    for (const Tensor& one : list) handles_.push_back(one.get());
  }
  Operands(const Operands&) = delete;
  Operands& operator=(const Operands&) = delete;

  eager_tensor* const* data() const { return handles_.data(); }
  size_t size() const { return handles_.size(); }
#ifdef EAGER_RESULTS
  const std::optional<Error>& failed() const { return failed_; }
#endif

 private:
  std::vector<eager_tensor*> handles_;
#ifdef EAGER_RESULTS
  std::optional<Error> failed_;
#endif
};

// Fails as the operands did. With exceptions those have been thrown already.
#ifdef EAGER_RESULTS
#define EAGER_OPERANDS(operands) \
  if (EAGER_UNLIKELY((operands).failed())) return *(operands).failed()
#else
#define EAGER_OPERANDS(operands) (void)(operands)
#endif

namespace detail {

/// An input that an op's options keep; NULL where it was not given.
class Kept {
 public:
  void keep(const Operand& value) {
    tensor_ = Tensor::share(value.get());
#ifdef EAGER_RESULTS
    failed_ = value.failed();
#endif
  }
  eager_tensor* get() const noexcept { return tensor_.get(); }
#ifdef EAGER_RESULTS
  const std::optional<Error>& failed() const { return failed_; }
#endif

 private:
  Tensor tensor_;
#ifdef EAGER_RESULTS
  std::optional<Error> failed_;
#endif
};

/// An attribute that an op's options keep, and whether it was given. (GCC warns of std::optional's value where it has none.)
template <class T>
struct Given {
  T value{};
  bool given = false;

  void set(T to) {
    value = std::move(to);
    given = true;
  }
};

/// The arguments of a call, in the order of the op's attributes, and which of them are given.
class Arguments {
 public:
  void add(int index, int64_t value) {
    given_ |= uint64_t(1) << index;
    push(value);
  }
  void add(int index, int32_t value) { add(index, int64_t(value)); }
  void add(int index, bool value) { add(index, int64_t(value)); }
  void add(int index, double value) {
    int64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    add(index, bits);
  }
  template <class Enum, class = std::enable_if_t<std::is_enum_v<Enum>>>
  void add(int index, Enum value) {
    add(index, static_cast<int64_t>(value));
  }
  void add(int index, const Ints& values) {
    add(index, static_cast<int64_t>(values.size()));
    for (const int64_t value : values) push(value);
  }
  void add(int index, const std::vector<int64_t>& values) { add(index, Ints(values)); }
  template <class T>
  void add(int index, const Given<T>& attribute) {
    if (attribute.given) add(index, attribute.value);
  }

  uint64_t given() const { return given_; }
  const int64_t* data() const { return size_ > kHere ? more_.data() : here_; }
  int32_t size() const { return count(size_); }

 private:
  static constexpr size_t kHere = 24;

  void push(int64_t value) {
    if (size_ < kHere) here_[size_] = value;
    else spill(value);
    ++size_;
  }
  EAGER_COLD void spill(int64_t value) {
    if (more_.empty()) more_.assign(here_, here_ + kHere);
    more_.push_back(value);
  }

  uint64_t given_ = 0;
  size_t size_ = 0;
  int64_t here_[kHere];
  std::vector<int64_t> more_;
};

/// An op with its default attributes, which is made at its first call and lives as long as the process.
struct PreparedOp {
  const char* name;
  std::atomic<eager_op*> handle{nullptr};

  constexpr explicit PreparedOp(const char* op) : name(op) {}
};

/// Gives what a call needs that is not there yet: the thread's context, the op.
EAGER_COLD inline eager_status* prepare(PreparedOp& op, eager_context*& context, eager_op*& handle) {
  if (!context) {
    if (eager_status* status = enter(context)) return status;
  }
  if (handle) return nullptr;
  if (eager_status* status = eager_op_create(context, op.name, &handle)) return status;
  eager_op* other = nullptr;
  if (!op.handle.compare_exchange_strong(other, handle, std::memory_order_acq_rel)) {
    eager_op_release(handle);
    handle = other;
  }
  return nullptr;
}

EAGER_COLD inline eager_status* execute_first(PreparedOp& op, eager_tensor* const* inputs, int32_t num_inputs,
                                              eager_tensor** outputs, int32_t* num_outputs) {
  eager_context* context = current().context;
  eager_op* handle = op.handle.load(std::memory_order_acquire);
  if (eager_status* status = prepare(op, context, handle)) return status;
  return eager_execute(context, handle, inputs, num_inputs, outputs, num_outputs);
}

EAGER_INLINE eager_status* execute(PreparedOp& op, eager_tensor* const* inputs, int32_t num_inputs,
                                   eager_tensor** outputs, int32_t* num_outputs) {
  eager_context* const context = current().context;
  eager_op* const handle = op.handle.load(std::memory_order_acquire);
  if (EAGER_UNLIKELY(!context || !handle)) return execute_first(op, inputs, num_inputs, outputs, num_outputs);
  return eager_execute(context, handle, inputs, num_inputs, outputs, num_outputs);
}

inline eager_status* execute(PreparedOp& op, const Arguments& arguments, eager_tensor* const* inputs,
                             int32_t num_inputs, eager_tensor** outputs, int32_t* num_outputs) {
  eager_context* context = current().context;
  eager_op* handle = op.handle.load(std::memory_order_acquire);
  if (EAGER_UNLIKELY(!context || !handle)) {
    if (eager_status* status = prepare(op, context, handle)) return status;
  }
  return eager_execute_masked(context, handle, inputs, num_inputs, arguments.given(), arguments.data(),
                              arguments.size(), outputs, num_outputs);
}

/// Runs an op that has one output.
template <class... Inputs>
EAGER_INLINE Fallible<Tensor> run(PreparedOp& op, const Inputs&... inputs) {
#ifdef EAGER_RESULTS
  for (const std::optional<Error>* failed : {&inputs.failed()...}) {
    if (EAGER_UNLIKELY(failed->has_value())) return **failed;
  }
#endif
  eager_tensor* const handles[] = {inputs.get()...};
  Tensor output;
  int32_t num_outputs = 1;
  EAGER_CHECK(execute(op, handles, sizeof...(Inputs), output.out(), &num_outputs));
  return output;
}

template <class... Inputs>
Fallible<Tensor> run_with(PreparedOp& op, const Arguments& arguments, const Inputs&... inputs) {
  eager_tensor* const handles[] = {inputs.get()..., nullptr};
#ifdef EAGER_RESULTS
  for (const std::optional<Error>* failed : {static_cast<const std::optional<Error>*>(nullptr), &inputs.failed()...}) {
    if (failed && *failed) return **failed;
  }
#endif
  Tensor output;
  int32_t num_outputs = 1;
  EAGER_CHECK(execute(op, arguments, handles, sizeof...(Inputs), output.out(), &num_outputs));
  return output;
}

inline std::vector<Tensor> taken(eager_tensor* const* handles, int32_t count) {
  std::vector<Tensor> tensors(static_cast<size_t>(count));
  for (int32_t i = 0; i < count; ++i) *tensors[static_cast<size_t>(i)].out() = handles[i];
  return tensors;
}

constexpr int32_t kFewOutputs = 8;

/// Calls again what failed with room for a few outputs, if that was for want of room: then it told their number.
template <class Call>
EAGER_COLD Fallible<std::vector<Tensor>> outputs_of_again(Call& call, eager_status* status, int32_t num_outputs) {
  if (num_outputs <= kFewOutputs || status == refused_library() || eager_status_code(status) != EAGER_INVALID_ARGUMENT)
    EAGER_CHECK(status);
  eager_status_release(status);
  std::vector<eager_tensor*> all(static_cast<size_t>(num_outputs));
  EAGER_CHECK(call(all.data(), &num_outputs));
  return taken(all.data(), num_outputs);
}

/// The outputs of call(outputs, &num_outputs), however many there are.
template <class Call>
EAGER_INLINE Fallible<std::vector<Tensor>> outputs_of(Call call) {
  eager_tensor* some[kFewOutputs];
  int32_t num_outputs = kFewOutputs;
  eager_status* const status = call(some, &num_outputs);
  if (EAGER_UNLIKELY(status != nullptr)) return outputs_of_again(call, status, num_outputs);
  return taken(some, num_outputs);
}

/// Runs an op whose number of outputs depends on the call.
inline Fallible<std::vector<Tensor>> run_list(PreparedOp& op, const Arguments& arguments, eager_tensor* const* inputs,
                                              size_t num_inputs) {
  return outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
    return execute(op, arguments, inputs, count(num_inputs), outputs, num_outputs);
  });
}

/// Runs an op that has several outputs.
template <class... Inputs>
Fallible<std::vector<Tensor>> run_several(PreparedOp& op, const Arguments& arguments, const Inputs&... inputs) {
  eager_tensor* const handles[] = {inputs.get()..., nullptr};
#ifdef EAGER_RESULTS
  for (const std::optional<Error>* failed : {static_cast<const std::optional<Error>*>(nullptr), &inputs.failed()...}) {
    if (failed && *failed) return **failed;
  }
#endif
  return run_list(op, arguments, handles, sizeof...(Inputs));
}

/// Runs an op that takes a list of inputs.
inline Fallible<Tensor> run_on_list(PreparedOp& op, const Arguments& arguments, const Operands& inputs) {
  EAGER_OPERANDS(inputs);
  Tensor output;
  int32_t num_outputs = 1;
  EAGER_CHECK(execute(op, arguments, inputs.data(), count(inputs.size()), output.out(), &num_outputs));
  return output;
}

}  // namespace detail

class Function;

/// A prepared call of an op by its name, with attributes of its own. The functions of ops.hpp need none; this is for
/// attributes that stay the same, for a device of the op's own, and for ops that are known by name alone. Attributes are
/// set before the first call (FAILED_PRECONDITION), by one thread; then all may share it.
class Op : public Handle<eager_op, eager_op_retain, eager_op_release> {
 public:
  Op() noexcept = default;

  /// NOT_FOUND: there is no such op.
  static Fallible<Op> make(const std::string& name) {
    EAGER_CHECK(detail::check_text(name, "an op's name"));
    Op made;
    EAGER_CHECK(detail::on_context(eager_op_create, name.c_str(), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Op(const std::string& name) : Op(make(name)) {}
#endif

  std::string name() const { return eager_op_name(get()); }

  /// Set an attribute. INVALID_ARGUMENT: the op has none of this name, or one of another type.
  Fallible<void> set(const std::string& attribute, int64_t value) const {
    return set_with(eager_op_set_int, attribute, value);
  }
  Fallible<void> set(const std::string& attribute, int value) const { return set(attribute, int64_t(value)); }
  Fallible<void> set(const std::string& attribute, double value) const {
    return set_with(eager_op_set_float, attribute, value);
  }
  Fallible<void> set(const std::string& attribute, bool value) const {
    return set_with(eager_op_set_bool, attribute, int32_t(value));
  }
  Fallible<void> set(const std::string& attribute, DType value) const {
    return set_with(eager_op_set_dtype, attribute, static_cast<int32_t>(value));
  }
  Fallible<void> set(const std::string& attribute, const char* value) const {
    return set(attribute, std::string(value));
  }
  Fallible<void> set(const std::string& attribute, const std::string& value) const {
    EAGER_CHECK(detail::check_text(value, "an attribute"));
    return set_with(eager_op_set_string, attribute, value.c_str());
  }
  Fallible<void> set(const std::string& attribute, const std::vector<int64_t>& values) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    EAGER_CHECK(eager_op_set_ints(get(), attribute.c_str(), values.data(), detail::count(values.size())));
    return Fallible<void>();
  }
  Fallible<void> set(const std::string& attribute, const Function& f) const;
  /// Sets the device that the op runs on whatever the scope; "": none.
  Fallible<void> set_device(const std::string& device) const {
    EAGER_CHECK(detail::check_text(device, "a device's name"));
    EAGER_CHECK(eager_op_set_device(get(), device.empty() ? nullptr : device.c_str()));
    return Fallible<void>();
  }

  /// Runs the op and gives all its outputs.
  Fallible<std::vector<Tensor>> run(const Operands& inputs) const {
    EAGER_OPERANDS(inputs);
    return detail::outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
      return detail::on_context(eager_execute, get(), inputs.data(), detail::count(inputs.size()), outputs,
                                num_outputs);
    });
  }
  /// Runs the op with the values of call arguments from the first on, as eager_execute_args takes them.
  Fallible<std::vector<Tensor>> run(const Operands& inputs, const std::vector<int64_t>& arguments) const {
    EAGER_OPERANDS(inputs);
    return detail::outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
      return detail::on_context(eager_execute_args, get(), inputs.data(), detail::count(inputs.size()),
                                arguments.data(), detail::count(arguments.size()), outputs, num_outputs);
    });
  }
  /// Runs an op that has one output.
  template <class... Inputs>
  Fallible<Tensor> operator()(const Inputs&... inputs) const {
    EAGER_TRY(std::vector<Tensor> outputs, run({Operand(inputs)...}));
    if (outputs.size() != 1) EAGER_CHECK(detail::invalid("the op does not have one output; run() gives all of them"));
    return std::move(outputs[0]);
  }

 private:
  template <class Value>
  Fallible<void> set_with(eager_status* (*function)(eager_op*, const char*, Value), const std::string& attribute,
                          Value value) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    EAGER_CHECK(function(get(), attribute.c_str(), value));
    return Fallible<void>();
  }
};

namespace detail {

/// The text that a function of the C interface gives, which takes the thread's context first.
template <class F, class... Args>
Fallible<std::string> text_on_context(F function, Args... args) {
  EAGER_CHECK(enter());
  return text(function, current().context, args...);
}

}  // namespace detail

/// An op as JSON, and all ops: see "For a binding's author" in eager_c.h.
inline Fallible<std::string> op_json(const std::string& name) {
  EAGER_CHECK(detail::check_text(name, "an op's name"));
  return detail::text_on_context(eager_op_json, name.c_str());
}
inline Fallible<std::string> registry_json() { return detail::text_on_context(eager_registry_json); }

inline Fallible<void> Variable::assign(const Operand& value) const {
  EAGER_OPERANDS(value);
  EAGER_CHECK(detail::on_context(eager_variable_assign, get(), value.get()));
  return Fallible<void>();
}
inline Fallible<void> Variable::assign_add(const Operand& delta) const {
  EAGER_OPERANDS(delta);
  EAGER_CHECK(detail::on_context(eager_variable_assign_add, get(), delta.get()));
  return Fallible<void>();
}
inline Fallible<void> Variable::assign_sub(const Operand& delta) const {
  EAGER_OPERANDS(delta);
  EAGER_CHECK(detail::on_context(eager_variable_assign_sub, get(), delta.get()));
  return Fallible<void>();
}
inline Fallible<void> Variable::assign_slice(const Operand& begin, const Operand& value) const {
  EAGER_OPERANDS(begin);
  EAGER_OPERANDS(value);
  EAGER_CHECK(detail::on_context(eager_variable_assign_slice, get(), begin.get(), value.get()));
  return Fallible<void>();
}

/// Writes the text of the variable's present value.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream, const Variable& variable) {
#ifdef EAGER_RESULTS
  const Result<Tensor> value = variable.read();
  if (!value) return stream << value.error().what();
  return stream << *value;
#else
  return stream << variable.read();
#endif
}

EAGER_NAMESPACE_END

#endif
