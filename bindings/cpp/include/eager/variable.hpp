// Variables: cells that hold a tensor.
#ifndef EAGER_VARIABLE_HPP_
#define EAGER_VARIABLE_HPP_

#include <optional>

#include "tensor.hpp"

EAGER_NAMESPACE_BEGIN

class Operand;

/// A cell that holds a tensor, whose shape, dtype and device stay. Copies refer to the same cell. Threads may share it: a
/// reader sees a whole value, old or new.
class Variable : public Handle<eager_variable, eager_variable_retain, eager_variable_release> {
 public:
  /// An empty variable, which every call refuses.
  Variable() noexcept = default;

  /// A variable with this value. Tapes watch it when it is read, if it is trainable.
  static Fallible<Variable> make(const Tensor& initial, const std::string& name = "", bool trainable = true) {
    EAGER_CHECK(detail::check_text(name, "a variable's name"));
    Variable made;
    EAGER_CHECK(detail::on_context(eager_variable_create, initial.get(), name.c_str(), static_cast<int32_t>(trainable),
                                   made.out()));
    return made;
  }
  /// A variable whose values may be of more shapes than the initial one's: of any size where a dim is -1, and without
  /// dims of any rank.
  static Fallible<Variable> make_with_shape(const Tensor& initial, const std::optional<std::vector<int64_t>>& dims,
                                            const std::string& name = "", bool trainable = true) {
    EAGER_CHECK(detail::check_text(name, "a variable's name"));
    Variable made;
    EAGER_CHECK(detail::on_context(eager_variable_create_with_shape, initial.get(), dims ? dims->data() : nullptr,
                                   dims ? static_cast<int32_t>(dims->size()) : -1, name.c_str(),
                                   static_cast<int32_t>(trainable), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Variable(const Tensor& initial, const std::string& name = "", bool trainable = true)
      : Variable(make(initial, name, trainable)) {}
#endif
  /// Another reference to a handle.
  static Variable share(eager_variable* borrowed) noexcept {
    eager_variable_retain(borrowed);
    return Variable(borrowed);
  }

  /// The present value, which later assignments do not change.
  Fallible<Tensor> read() const {
    Tensor value;
    EAGER_CHECK(detail::on_context(eager_variable_read, get(), value.out()));
    return value;
  }
  /// Set the value, or add to it, or take away from it. INVALID_ARGUMENT: another shape or dtype.
  Fallible<void> assign(const Operand& value) const;
  Fallible<void> assign_add(const Operand& delta) const;
  Fallible<void> assign_sub(const Operand& delta) const;
  /// Replaces the block of value's shape whose first element stands at begin, a number for each axis. INVALID_ARGUMENT: the block
  /// does not lie within the variable.
  Fallible<void> assign_slice(const Operand& begin, const Operand& value) const;

  std::string name() const { return eager_variable_name(get()); }
  bool trainable() const { return eager_variable_trainable(get()); }
  /// Whether tapes watch the variable from here on. INVALID_ARGUMENT: an optimizer's slot shall be trainable.
  Fallible<void> set_trainable(bool trainable) const {
    EAGER_CHECK(eager_variable_set_trainable(get(), trainable));
    return Fallible<void>();
  }
  DType dtype() const { return static_cast<DType>(eager_variable_dtype(get())); }
  /// -1: values may be of any rank.
  int32_t rank() const { return eager_variable_rank(get()); }
  /// The dims, -1 where values differ; none where the rank is -1.
  std::vector<int64_t> shape() const {
    const int64_t* dims = eager_variable_dims(get());
    return dims && rank() > 0 ? std::vector<int64_t>(dims, dims + rank()) : std::vector<int64_t>();
  }
  std::string device() const { return eager_variable_device(get()); }

 private:
  explicit Variable(eager_variable* owned) noexcept : Handle(owned) {}
};

EAGER_NAMESPACE_END

#endif
