// The one door to execution. Whoever runs an op makes a Call and gives it to `execute`; it comes back with outputs, or throws an
// Error that names the op. Behind the door the call goes the first of these ways that takes it:
//
//   way        file       which calls it takes                           what is done, and what is left out
//   ---------  ---------  ---------------------------------------------  ------------------------------------------------------
//   short      short.h    an elementwise op without attributes, on one   a block from the thread's cache, and the kernel's bare
//                         or two plain, short host tensors of one dtype  loop: no inference, no placement, no launch
//                         and shape
//   weak       weak.cpp   such an op on a short tensor and a weak        the same, the loop reading copies of the scalar
//                         scalar (x * 2.0), where nobody records
//   plain      plain.cpp  inputs of one group that are all plain and of  infer, allocate, launch, record: no checks, promotion,
//                         one dtype and device, or weak scalars          placement or copies
//   composite  the op's   an op that runs other ops, or the caller's     check_inputs, then the op's own function, which tells
//              run_       code                                           the recorders itself
//   rows       rows.cpp   sparse rows into an op that leaves zeros as    `execute` on their values; the output becomes sparse
//                         they are                                       rows again
//   steps      steps.h    every call                                     all: check, settle, promote, infer, place, run, record
//
// Two callers try the short way before they make a Call: the C interface (capi/op.cpp) and gradients (autograd/backward.cpp). The
// trace of a graph from a file takes neither short, weak nor plain, for it is to see ops on values too. Functions look at single
// steps to plan a call, and launch its kernel without a Call (function/plan.h).
//
// arguments.h makes attributes of what came with the call. launch.h is what every way ends in. conversions.cpp has the ops that
// the runtime itself runs on tensors it is given.
#pragma once

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
  int32_t& num_outputs;  // in: room, out: written (or needed, when there is too little room)
  const Arguments* arguments = nullptr;
  const AttrValue* attrs = op.attrs;  // others than the op's: of a record, or made of the arguments
  bool with_hidden = false;           // the outputs that only gradients see come too, behind the others
};

// The caller owns the outputs. Throws Error with the op's name; all outputs are NULL then, and the random stream is where it was.
void execute(eager_context& ctx, const Call& call);

// One output.
TensorRef execute1(eager_context& ctx, eager_op& op, std::initializer_list<eager_tensor*> inputs,
                   const Arguments* args = nullptr);

inline std::vector<eager_tensor*> handles(const std::vector<TensorRef>& tensors) {
  std::vector<eager_tensor*> list;
  for (const TensorRef& t : tensors) list.push_back(t.get());
  return list;
}

// The owners of what f puts into a list of m, also of what it put there before it failed.
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

// t as an op casts it; t itself when it is of the dtype and not weak.
TensorRef cast_to(eager_context& ctx, TensorRef t, DType dtype);
// copy_to_device, known to the tapes and always a new handle.
TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index);
// Rows summed into a dense tensor; recorded.
TensorRef to_dense(eager_context& ctx, eager_tensor& sparse);
// The same bits, where there is no context and nobody is to know.
TensorRef to_dense_unrecorded(const eager_tensor& sparse);
// Booleans of whatever bytes, as a copy on their device in which they are 0 or 1.
TensorRef copy_booleans(eager_tensor& t);

}  // namespace eager
