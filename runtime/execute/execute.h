// The one door to execution. A caller that runs an op makes a Call and gives it to `execute`, which writes the outputs,
// or throws an Error that names the op. Behind the door the call goes the first of these ways that takes it:
//
//   way        file       which calls it takes                           what is done, and what is left out
//   ---------  ---------  ---------------------------------------------  ------------------------------------------------------
//   short      short.h    an elementwise op on one or two plain, short   a block from the thread's cache, and the kernel's bare
//                         host tensors of one dtype and shape            loop: no inference, no placement, no launch
//   weak       weak.cpp   such an op on a short tensor and a weak        the same, the loop reading copies of the scalar
//                         scalar (x * 2.0), where nobody records
//   kept       kept.h     a call on host tensors and weak scalars like an  allocate, launch, record: what inference and placement
//                         earlier one of this thread                       said of that call is kept, and of a composite op the
//                                                                        kernels that it ran, one after the other
//   own        the op's   an op of the program's on plain host tensors   infer, allocate, launch: no promotion or placement, and
//              way_                                                      none of the forms in which all ops are described
//   plain      plain.cpp  inputs of one group that are all plain and of  infer, allocate, launch, record: no checks, promotion,
//                         one dtype and device, or weak scalars          placement or copies
//   composite  the op's   an op that runs other ops, or the caller's     check_inputs, then the op's own function, which tells
//              run_       code                                           the recorders itself
//   rows       rows.cpp   sparse rows into an op that leaves zeros as    `execute` on their values; the output becomes sparse
//                         they are                                       rows again
//   steps      steps.h    every call                                     all: check, settle, promote, infer, place, run, record
//
// The C interface (capi/op.cpp), gradients (autograd/backward.cpp) and execute1 try the short way before they make a Call. The
// first and the last try the kept way, too, before they prepare what the others need, and ahead of it the part of it that needs
// least (kept_call.h). The trace of a graph from a file takes neither short, weak, kept, own nor plain, since it records ops on
// values too. Kernels are launched without a Call by functions, which take single steps to plan a call (function/plan/plan.h),
// and on tensors that exist already (launch_on): by optimizers, by variables that assign, and by conversions.cpp.
//
// A file that has a function define_... is a family of ops, as those of ops/ are, but its ops run other ops (composed.h).
// arguments.h makes attributes of the numbers that come with a call. launch.h has what every way ends in: the kernel's start and
// the recorders. conversions.cpp has the casts, copies and dense forms that the runtime itself makes.
#pragma once

#include <utility>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/copy.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/execute/arguments.h"

namespace eager {

struct Call {
  eager_op& op;
  eager_tensor* const* inputs;
  int num_inputs;
  eager_tensor** outputs;
  int32_t& num_outputs;  // in: entries of outputs; out: outputs written, or needed if there are too few entries
  const Arguments* arguments = nullptr;
  const AttrValue* attrs = op.attrs;  // the op's, or those of a tape's record, or those made of the arguments
  bool was_kept_tried = false;        // true: run_kept has been called, and refused
  bool with_hidden = false;           // true: the outputs that only gradients see are written too, behind the others
};

// Returns the device that the op is to run on, or else the context's scope says; -1: where its inputs lie.
inline int wanted_device(const eager_context& ctx, const eager_op& op) {
  return op.device_index >= 0 ? op.device_index : ctx.scope;
}

// A time in which the context has this device scope, where -1 is none. A scope that the program's code sets meanwhile stays.
class DeviceScope {
 public:
  DeviceScope(eager_context& ctx, int device) : ctx_(ctx), before_(ctx.scope), option_(ctx.options.scope) {
    ctx.scope = device;
  }
  ~DeviceScope() { ctx_.scope = ctx_.options.scope == option_ ? before_ : ctx_.options.scope; }
  DeviceScope(const DeviceScope&) = delete;

 private:
  eager_context& ctx_;
  const int before_, option_;
};

// Runs an op and writes outputs that the caller owns. Throws an Error with the op's name; then all outputs are NULL,
// and the random stream is where it was.
void execute(eager_context& ctx, const Call& call);

// Runs an op that has one output, and returns this output. It tries the short and the kept way before it makes a Call.
TensorRef execute1(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs,
                   const Arguments* args = nullptr);
inline TensorRef execute1(eager_context& ctx, eager_op& op, std::initializer_list<eager_tensor*> inputs,
                          const Arguments* args = nullptr) {
  return execute1(ctx, op, inputs.begin(), static_cast<int>(inputs.size()), args);
}

// Runs an op that has m outputs, and returns these.
std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m,
                                    const Arguments* args = nullptr);

// Fails with INVALID_ARGUMENT: `name` has more outputs than there is room for.
[[noreturn]] void refuse_room(const char* name, int needed, int room);
// Sets num_outputs, which holds the room for outputs, to the number that is needed. INVALID_ARGUMENT if there is less
// room; the message begins with `name`, or with the op's name if that is NULL.
inline void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name = nullptr) {
  const int room = std::exchange(num_outputs, needed);
  if (needed > room) [[unlikely]]
    refuse_room(name ? name : op.def.name, needed, room);
}
// The gradient of composite ops, which no tape asks for: tapes record the ops that they run, or a custom gradient.
void no_own_gradient(GradientContext&);

inline std::vector<eager_tensor*> handles(const std::vector<TensorRef>& tensors) {
  std::vector<eager_tensor*> list;
  for (const TensorRef& t : tensors) list.push_back(t.get());
  return list;
}

// Calls f with a list of m entries, and returns owners of the handles that f puts there. If f throws, the handles that
// it put there before are released.
template <class F>
std::vector<TensorRef> owners(size_t m, F f) {
  std::vector<TensorRef> owned(m);
  std::vector<eager_tensor*> list(m);
  auto adopt = [&] {
    for (size_t i = 0; i < m; ++i) owned[i] = TensorRef::adopt(list[i]);
  };
  try {
    f(list.data());
  } catch (...) {
    adopt();
    throw;
  }
  adopt();
  return owned;
}

// Returns t cast to dtype by an op that is recorded; t itself if it has that dtype and is not weak.
TensorRef cast_to(eager_context& ctx, TensorRef t, DType dtype);
// The same for a weak scalar where no trace records: its value, which may have more digits than its dtype.
TensorRef cast_scalar(eager_context& ctx, eager_tensor& t, DType dtype);
// Returns a copy of t on a device, always as a new handle. Unlike copy_to_device, it tells the recorders.
TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index);
// Returns the dense tensor that sparse rows stand for: rows of one index are summed. The op is recorded.
TensorRef to_dense(eager_context& ctx, eager_tensor& sparse);
// Returns the same bits as to_dense without a context of the caller's, and records nothing.
TensorRef to_dense_unrecorded(const eager_tensor& sparse);
// Returns a gradient that the program gives, which must have the shape of like. INVALID_ARGUMENT, which names the op, if it has
// not; where a trace does not know the dims yet, that is found when they are known.
TensorRef require_shape(eager_context& ctx, TensorRef gradient, eager_tensor& like, const std::string& what,
                        const char* op);
// Returns a copy of booleans on their device, in which each byte is 0 or 1 whatever it was.
TensorRef copy_booleans(eager_tensor& t);

}  // namespace eager
