// The gradients of a function, as functions: derived at the first request of a kind, and kept with it.
#pragma once

#include <map>
#include <memory>

#include "base/fork.h"
#include "runtime/function/gradient/derive.h"
#include "runtime/function/graph/function.h"

namespace eager {

struct FunctionGradient : GradientLayout {
  Ref<eager_function> forward, backward, whole;  // with the options of the function; whole: where it was asked for
};

class FunctionGradients final : public Kept {
 public:
  static constexpr Place kPlace = Kept::derivations;
  explicit FunctionGradients(const eager_function& f) : f_(f) {}

  // Fails as derive does.
  std::shared_ptr<const FunctionGradient> get(const eager_context& ctx, const DeriveRequest& request);
  // Returns NULL if an op has no gradient, or its gradient fails. The caller then runs the function op by op, and the
  // backward pass reports the error if it needs that gradient.
  std::shared_ptr<const FunctionGradient> try_get(const eager_context& ctx, const DeriveRequest& request);
  // Widens a request of a new kind to all inputs and variables, once there are many kinds: what is wanted may differ from
  // call to call.
  void widen(DeriveRequest& request);

 private:
  const eager_function& f_;
  Mutex mutex_;
  std::map<DeriveRequest, std::shared_ptr<const FunctionGradient>> kept_;  // NULL: cannot be derived
};

inline FunctionGradients& gradients_of(const eager_function& f) { return f.kept<FunctionGradients>(); }

}  // namespace eager
