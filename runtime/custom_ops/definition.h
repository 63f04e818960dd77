// Definitions of custom ops: ops whose kernel, inference and gradient the program gives (eager_op_define). A definition is
// an OpDef as those of ops/ are, so that execution, tapes, traces, plans and files see an op like any other. Where theirs have
// functions of their family, all custom ops have the same ones, which call the program's: those of call.h, and their gradient.
//
// signature.h reads the schema's text. native.h is the kernel that calls C functions (eager_op_define_native).
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "eager_c.h"
#include "runtime/core/op.h"
#include "runtime/core/ref.h"
#include "runtime/core/schema.h"
#include "runtime/custom_ops/native.h"
#include "runtime/custom_ops/signature.h"

namespace eager {

// A lock that is held while the kernel of a serial op runs. The child of a fork() takes one that was held then for a free one.
class Turn {
 public:
  // FAILED_PRECONDITION on the thread that holds it, where it would wait for ever.
  void lock();
  void unlock();

 private:
  std::atomic<uint32_t> held_since_{0};       // the fork generation in which it was taken; 0: it is free
  std::atomic<const void*> holder_{nullptr};  // what lies on the thread that took it last
};

struct CustomOpDef final : OpDef {
  ~CustomOpDef();

  Signature signature;
  std::string description_text;
  eager_infer_fn infer = nullptr;
  eager_kernel_fn kernel = nullptr, gpu = nullptr;
  std::unique_ptr<NativeKernel> native;  // in place of one of them
  eager_op_gradient_fn gradient = nullptr;
  Ref<eager_op> gradient_call;    // calls the gradient function; NULL: there is none
  std::vector<Save> named_saves;  // what the gradient is given; saves_ has what a tape keeps for that
  bool is_serial = false;
  std::vector<uint8_t>
      leaders;  // the first input of each input's group; none where calls never go the way of their own
  mutable Turn turn;
  void* user_data = nullptr;
  void (*destroy)(void*) = nullptr;
};

// The C functions of eager_op_define_native, as they are given. call NULL: there are none.
struct NativeCode {
  const char *library, *call;
};

// Makes a definition of what the program gives, but for user_data and destroy, which the caller sets. gradient_call calls
// the program's gradient function, which has so many inputs and outputs; NULL: there is none.
std::shared_ptr<CustomOpDef> define_custom_op(const eager_op_definition& given, NativeCode code,
                                              Ref<eager_op> gradient_call, int num_inputs, int num_outputs);

}  // namespace eager
