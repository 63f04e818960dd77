// The way of steps, for every call that no shorter way takes: check_inputs (ways.h), then the functions of Steps in the
// order in which they are declared. Functions take them one by one, to plan calls before there are values.
#pragma once

#include <vector>

#include "base/small.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/infer.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/launch.h"

namespace eager {

// A call whose outputs' shapes, kernel and params are known before its inputs have values (function/plan/plan.h).
struct PlannedCall {
  Kernel kernel = nullptr;  // NULL: the outputs are views of inputs
  DType kernel_dtype = DType::none;
  int device = 0;
  bool same_shape = false;
  bool casts = false;  // inputs must be cast first
  size_t params_size = 0;
  alignas(16) unsigned char params[kMaxParams];
  OutputList outputs;
  std::vector<DType> immediates;  // an entry per input: the dtype of one that travels by value, else none
  std::vector<TensorRef> copies;  // an entry per input: the copy of a constant that lies on another device, else NULL
};
// The part of a call that is known before its inputs have values.
enum class Planned : uint8_t {
  nothing,
  shapes,  // and the device are known, but the call must be executed when its inputs have values
  all,
};

// Writes the dtypes that the inputs of a call are promoted to: each group's, for a weak scalar of none the only dtype that its
// input takes, or else their own, as for an input of which only the shape is read. `none` stands for one that is absent.
// INVALID_ARGUMENT where the op does not take the dtype.
void promote_dtypes(const OpDef& def, eager_tensor* const* inputs, int n, DType* dtypes);

// Returns the dtypes that tensors for an input may have: those that it lists, and integers that become one of them.
DTypeSet accepted_dtypes(const Input& in);

// Fails with INVALID_ARGUMENT: input i of a call of the op may not have this dtype.
[[noreturn]] void wrong_dtype(const OpDef& def, int i, DType dtype);

// Returns the first elements of a tensor, as many as the shape has.
TensorRef first_elements(TensorRef whole, ShapeView shape);

class Steps {
  static constexpr int kFew = 6;

 public:
  Steps(eager_context& ctx, const Call& call)
      : ctx_(ctx), op_(call.op), def_(op_.def), n_(call.num_inputs), attrs_(call.attrs), inputs_(n_), dtypes_(n_),
        shapes_(n_), owned_(n_), by_value_(n_) {
    for (int i = 0; i < n_; ++i) {
      inputs_[i] = call.inputs[i];
      owned_[i] = nullptr;
      by_value_[i] = false;
    }
  }
  ~Steps() {
    for (int i = 0; i < n_; ++i) {
      if (owned_[i]) owned_[i]->release();
    }
  }

  void settle_inputs();
  void promote_inputs();
  void infer();
  void place();
  void run(eager_tensor** outputs);
  // Fills in p and returns how much of the call is known. It replaces the steps above where inputs have dtypes, shapes
  // and devices, but values only where they are constants. with_counted: outputs may have a size that the kernel reports.
  Planned plan(PlannedCall& p, bool with_counted = false);
  void record(eager_tensor* const* outputs) {
    const bool has_args = attrs_ != op_.attrs;
    if (ctx_.observer)
      ctx_.observer->see({&op_, attrs_, has_args, inputs_.get(), n_, outputs, outputs_.size() - def_.num_hidden_});
    if (!ctx_.is_recording()) return;
    settle_weak();
    tell_recorders(ctx_, {&op_, attrs_, has_args, inputs_.get(), n_, outputs, outputs_.size()});
  }
  OutputList& outputs() { return outputs_; }

 private:
  void replace(int i, TensorRef t) {
    if (owned_[i]) owned_[i]->release();
    inputs_[i] = owned_[i] = t.take();
  }
  void settle_weak();
  void check_copy(int i) const;  // throws if the context does not allow a copy of input i to the op's device
  void bring_to_device(int i, Operand& operand);
  DType kernel_dtype();
  bool is_same_shape();
  bool is_for_host();  // whether the device has no kernel of the op, and the host has one
  void run_on_host(eager_tensor** outputs);
  void run_strings(eager_tensor** outputs);
  void cut_outputs(eager_tensor** outputs, const eager_tensor& count);

  eager_context& ctx_;
  eager_op& op_;
  const OpDef& def_;
  const int n_;
  const AttrValue* attrs_;
  Small<eager_tensor*, kFew> inputs_;
  Small<DType, kFew> dtypes_;
  Small<ShapeView, kFew> shapes_;
  Small<eager_tensor*, kFew> owned_;  // the inputs that were made here: dense forms, casts
  Small<bool, kFew> by_value_;        // true: the input is a weak scalar that is converted, not cast
  OutputList outputs_;
  DType kernel_dtype_ = DType::none;
  size_t params_size_ = 0;
  std::vector<TensorRef> copies_;
  int device_ = 0;
  bool is_symbolic_ = false;
  alignas(16) unsigned char params_[kMaxParams];
};

}  // namespace eager
