// The steps of `execute`; see execute.h.
#pragma once

#include <vector>

#include "base/small.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/infer.h"

namespace eager {

Kernel find_kernel(const OpDef& def, DType dtype, int device_index);
void set_operand(Operand& o, const eager_tensor& t);
// A host scalar that travels by value.
void set_immediate(Operand& o, DType dtype, const eager_tensor& t);
void launch(const OpDef& def, Kernel kernel, int device_index, Operand* inputs, int num_inputs, Operand* outputs,
            int num_outputs, const void* params, size_t params_size, bool same_shape);
void tell_recorders(eager_context& ctx, const Executed& e);
// The first step of every op, also of one that is composite: number and kinds of the handles, and that none is a symbolic
// tensor of another trace. INVALID_ARGUMENT.
void check_inputs(const eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n);
// A tensor that is not weak, with a weak scalar's value. Throws INVALID_ARGUMENT for an integer that the dtype lacks.
TensorRef strong_scalar(const eager_tensor& t, DType dtype);
// May this weak scalar become one: an integer any number, a float any that has fractions?
bool may_become(const eager_tensor& weak, DType dtype);

// A call whose outputs' shapes, kernel and params are known before its inputs have values (function/plan.h).
struct PlannedCall {
  Kernel kernel = nullptr;  // NULL: the outputs are views of inputs
  DType kernel_dtype = DType::none;
  int device = 0;
  bool same_shape = false;
  size_t params_size = 0;
  alignas(16) unsigned char params[kMaxParams];
  OutputList outputs;
  std::vector<DType> immediates;  // of inputs that travel by value, the dtype; else none
  std::vector<TensorRef> copies;  // of constants that lie elsewhere; else NULL
};
enum class Planned : uint8_t {
  nothing,
  shapes,  // and the device, but the call must be executed when its inputs have values
  all,
};

// The general path, a step a function, in the order in which they stand.
class Executor {
  static constexpr int kFew = 6;

 public:
  Executor(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs)
      : ctx_(ctx), op_(op), def_(op.def), n_(n), attrs_(attrs), inputs_(n), dtypes_(n), shapes_(n), owned_(n),
        by_value_(n) {
    for (int i = 0; i < n; ++i) {
      inputs_[i] = inputs[i];
      owned_[i] = nullptr;
      by_value_[i] = false;
    }
  }
  ~Executor() {
    for (int i = 0; i < n_; ++i) {
      if (owned_[i]) owned_[i]->release();
    }
  }

  // The middle way: inputs of one group that are all plain and of one dtype and device, or weak scalars that take it, need no
  // checks, promotion, placement, copies. False: nothing has happened.
  static bool run_plain(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                        eager_tensor** outputs, int32_t& num_outputs);
  void settle_inputs();
  void promote_inputs();
  void infer();
  void place();
  void run(eager_tensor** outputs);
  // In place of all of these, for inputs that have dtypes, shapes and devices, but values only where they are constants.
  Planned plan(PlannedCall& p);
  void record(eager_tensor* const* outputs) {
    if (!ctx_.is_recording()) return;
    settle_weak();
    tell_recorders(ctx_, {&op_, attrs_, attrs_ != op_.attrs, inputs_.get(), n_, outputs, outputs_.size()});
  }
  OutputList& outputs() { return outputs_; }

 private:
  void replace(int i, TensorRef t) {
    if (owned_[i]) owned_[i]->release();
    inputs_[i] = owned_[i] = t.take();
  }
  void settle_weak();
  DType group_dtype(char group, bool to_float) const;
  void check_copy(int i) const;  // may input i be copied to the op's device?
  void bring_to_device(int i, Operand& operand);
  DType kernel_dtype();
  bool is_same_shape();
  [[noreturn]] void wrong_dtype(int i, DType dtype) const;

  eager_context& ctx_;
  eager_op& op_;
  const OpDef& def_;
  const int n_;
  const AttrValue* attrs_;
  Small<eager_tensor*, kFew> inputs_;
  Small<DType, kFew> dtypes_;
  Small<ShapeView, kFew> shapes_;
  Small<eager_tensor*, kFew> owned_;  // made here: dense forms, casts
  Small<bool, kFew> by_value_;        // a weak scalar that is converted, not cast
  OutputList outputs_;
  InferContext infer_;
  std::vector<TensorRef> copies_;
  int device_ = 0;
  bool is_symbolic_ = false;
  alignas(16) unsigned char params_[kMaxParams];
};

}  // namespace eager
