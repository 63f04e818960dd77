// Definitions of custom ops: ops whose kernel, inference and gradient the program gives (eager_op_define). A definition is
// an OpDef as those of ops/ are, so that execution, tapes, traces, plans and files see an op like any other. Where theirs have
// functions of their family, all custom ops have the same three, which call the program's: infer, run_kernel, gradient.
//
// signature.h reads the schema's text.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "eager_c.h"
#include "runtime/core/op.h"
#include "runtime/core/ref.h"
#include "runtime/core/schema.h"
#include "runtime/custom_ops/signature.h"

namespace eager {

// A lock that is held while the program's code runs. The child of a fork() takes one that was held then for a free one.
class Turn {
 public:
  void lock();
  void unlock();

 private:
  std::atomic<uint32_t> holder_{0};  // the fork generation in which it was taken; 0: it is free
};

struct CustomOpDef final : OpDef {
  ~CustomOpDef();

  Signature signature;
  std::string description_text;
  eager_infer_fn infer = nullptr;
  eager_kernel_fn kernel = nullptr, gpu = nullptr;
  eager_op_gradient_fn gradient = nullptr;
  Ref<eager_op> gradient_call;  // calls the gradient function; NULL: there is none
  size_t num_saves = 0;         // how many of saves_ the program named; the others are shapes for checks
  bool is_serial = false;
  mutable Turn turn;
  void* user_data = nullptr;
  void (*destroy)(void*) = nullptr;
};

// Makes a definition of what the program gives, but for user_data and destroy, which the caller sets. gradient_call calls
// the program's gradient function, which has so many inputs and outputs; NULL: there is none.
std::shared_ptr<CustomOpDef> define_custom_op(const eager_op_definition& given, Ref<eager_op> gradient_call,
                                              int num_inputs, int num_outputs);

}  // namespace eager
