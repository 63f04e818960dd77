// The gradients of a function, as functions: derived at the first request of a kind, and kept with it.
#pragma once

#include <map>
#include <memory>

#include "base/fork.h"
#include "runtime/function/gradient/derive.h"
#include "runtime/function/graph/function.h"

namespace eager {

// The gradient of a function, as functions that have its options.
struct FunctionGradient : GradientLayout {
  Ref<eager_function> forward, backward, whole;  // whole: NULL unless the request asked for it
};

// The gradients of one function that were derived so far, one for each request.
class FunctionGradients final : public Kept {
 public:
  static constexpr Place kPlace = Kept::derivations;
  explicit FunctionGradients(const eager_function& f) : f_(f) {}

  // Returns the gradient that is asked for. Fails if an op has no gradient, or its gradient fails.
  std::shared_ptr<const FunctionGradient> get(const eager_context& ctx, const DeriveRequest& request);
  // Returns NULL if an op has no gradient, or its gradient fails. The caller then runs the function op by op, and the
  // backward pass reports the error if it needs that gradient.
  std::shared_ptr<const FunctionGradient> try_get(const eager_context& ctx, const DeriveRequest& request);
  // Widens a new request to all inputs and variables once 32 requests are kept, since a program may want other
  // gradients at each call.
  void widen(DeriveRequest& request);

 private:
  const eager_function& f_;
  Mutex mutex_;
  std::map<DeriveRequest, std::shared_ptr<const FunctionGradient>> kept_;  // NULL: the derivation fails
};

// Returns the gradients that are kept with f.
inline FunctionGradients& gradients_of(const eager_function& f) { return f.kept<FunctionGradients>(); }

}  // namespace eager
