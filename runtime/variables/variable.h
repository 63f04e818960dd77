// A variable: a mutable cell that holds a tensor.
#pragma once

#include <string>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/tensor.h"

struct eager_context;

namespace eager {

// The shapes that a variable's values may have: dims may be unknown, and the rank may be.
struct DeclaredShape {
  Shape shape;
  bool any_rank = false;

  bool is_fixed() const { return !any_rank && num_elements(shape) >= 0; }
  bool takes(ShapeView s) const { return any_rank || may_equal(shape, s); }
  // Writes it as TensorFlow does: (2, 3), (None, 3), <unknown>.
  std::string text() const;
};

}  // namespace eager

// The initial value may be weak, and then has its own dtype, or sparse rows, which are made dense. Its memory is shared
// until the first assignment. Without a declared shape all values have the initial one's.
struct eager_variable final : eager::Counted {
  eager_variable(const eager::TensorRef& initial, std::string name, bool trainable);
  eager_variable(const eager::TensorRef& initial, const eager::DeclaredShape& declared, std::string name,
                 bool trainable);
  void release() {
    if (drop()) delete this;
  }
  // Returns the present value. The caller tells the tapes.
  eager::TensorRef read();
  // Replaces the value by a tensor with an id of its own, so that a tape does not take the variable for the tensor that
  // was assigned: by a copy on the variable's device, or by a tensor on the same memory. Fails with INVALID_ARGUMENT if
  // the dtype is another, or the shape none that it takes.
  void assign(const eager::TensorRef& value);
  // INVALID_ARGUMENT for an optimizer's slot, which is never trainable.
  void set_trainable(bool is_trainable);

  const uint64_t id;
  const std::string name;
  std::atomic<bool> trainable;  // changed by set_trainable alone
  const eager::DType dtype;
  const int16_t device_index;
  const eager::DeclaredShape declared;
  const bool has_fixed_shape;
  const eager::Shape& shape = declared.shape;  // of every value, but for unknown dims; [] where the rank is unknown
  bool is_slot = false;  // it is an optimizer's slot, and is locked with the variable that it belongs to

  // The mutex guards the value. An update in place holds it inside a ForkSection, writes to the value's memory only
  // when can_write_in_place(), and then gives the value a new id.
  eager::SpinLock mutex;
  eager::TensorRef value;

 private:
  eager_variable(const eager::TensorRef& initial, const eager::DeclaredShape& declared, bool is_fixed, std::string name,
                 bool trainable);
};

namespace eager {

// Add delta to the value, or subtract it, in one step for readers, and in place when that is allowed. delta has the
// value's shape and dtype, or is a weak scalar or sparse rows. No tape records this: gradients do not flow through a
// variable.
void assign_add(eager_context& ctx, eager_variable& v, const TensorRef& delta);
void assign_sub(eager_context& ctx, eager_variable& v, const TensorRef& delta);

// Replaces the block of the variable's value that has the shape of `value` and its first element at `begin`, an index tensor of one
// number an axis: in one step for readers, and in place when that is allowed. No tape records this.
void assign_slice(eager_context& ctx, eager_variable& v, const TensorRef& begin, const TensorRef& value);

// Fails with INVALID_ARGUMENT if these, which may be symbolic, cannot be assign_slice's where the value has this shape,
// whose dims may be unknown.
void check_slice_assignable(const eager_variable& v, ShapeView shape, const eager_tensor& begin,
                            const eager_tensor& value);

// Fails with INVALID_ARGUMENT if the value, which may be symbolic, cannot be assigned or, when `adds`, added.
void check_assignable(const eager_variable& v, const eager_tensor& value, bool adds);

// Makes a variable where the context puts it: in its device scope, else under automatic placement on its default device,
// else where `initial` lies. INVALID_ARGUMENT: the declared shape does not take the initial value's.
Ref<eager_variable> new_variable(eager_context& ctx, TensorRef initial, const DeclaredShape& declared, std::string name,
                                 bool trainable);
Ref<eager_variable> new_variable(eager_context& ctx, TensorRef initial, std::string name, bool trainable);

// Reports whether nobody else holds the tensor or its buffer, and the runtime allocated the memory.
bool can_write_in_place(const eager_tensor& t);

// Counts how often a variable of this process became trainable or ceased to be.
uint64_t num_trainable_changes();

}  // namespace eager
