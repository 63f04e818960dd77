#include "runtime/function/gradient/function_gradients.h"

#include "runtime/core/callback.h"
#include "runtime/function/graph/facts.h"

namespace eager {

std::shared_ptr<const FunctionGradient> FunctionGradients::get(const eager_context& ctx, const DeriveRequest& request) {
  const FunctionOptions& options = f_.fix_options();
  {
    std::lock_guard lock(mutex_);
    auto at = kept_.find(request);
    if (at != kept_.end() && at->second) return at->second;
  }
  GraphGradient g = derive(ctx, f_.graph(), request);
  auto made = std::make_shared<FunctionGradient>();
  made->forward = new_function(std::move(g.forward), options);
  made->backward = new_function(std::move(g.backward), options);
  if (g.whole) made->whole = new_function(*std::move(g.whole), options);
  static_cast<GradientLayout&>(*made) = std::move(g);
  std::lock_guard lock(mutex_);
  std::shared_ptr<const FunctionGradient>& kept = kept_[request];
  if (!kept) kept = std::move(made);
  return kept;
}

std::shared_ptr<const FunctionGradient> FunctionGradients::try_get(const eager_context& ctx,
                                                                   const DeriveRequest& request) {
  {
    std::lock_guard lock(mutex_);
    auto at = kept_.find(request);
    if (at != kept_.end()) return at->second;
  }
  try {
    return get(ctx, request);
  } catch (const Error& error) {
    if (error.code == Code::resource_exhausted) throw;
  } catch (const CallbackError& error) {
    if (error.ends_call()) throw;
    eager_status_release(error.status);
  }
  std::lock_guard lock(mutex_);
  return kept_[request];
}

void FunctionGradients::widen(DeriveRequest& request) {
  constexpr size_t kMaxKinds = 32;
  std::lock_guard lock(mutex_);
  if (kept_.size() < kMaxKinds || kept_.count(request)) return;
  request.variables = f_.reads;
  for (int i = 0; i < f_.num_inputs(); ++i) request.inputs[i] = is_inexact(f_.input(i).dtype);
}

}  // namespace eager
