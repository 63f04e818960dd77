#include <atomic>
#include <cstdlib>

#include "base/parallel.h"
#include "runtime/capi/guard.h"
#include "runtime/core/custom_ops.h"
#include "runtime/custom_ops/definition.h"
#include "runtime/custom_ops/native.h"
#include "runtime/function/graph/internal_ops.h"

using namespace eager;
using namespace eager::capi;

namespace {

eager_status* define(eager_context* ctx, const eager_op_definition* definition, NativeCode code) {
  eager_op_definition given{};
  std::shared_ptr<CustomOpDef> def;
  std::shared_ptr<const OpDef> former;  // its end may run the program's code, and so comes when all is done
  eager_status* status = guarded([&] {
    if (!definition) invalid_argument("definition is NULL");
    given = options_of(definition);
    context(ctx);
    Ref<eager_op> gradient_call;
    int num_inputs = 0, num_outputs = 0;
    if (given.gradient_function) {
      const eager_function& f = handle(given.gradient_function, "gradient_function");
      num_inputs = f.num_inputs();
      num_outputs = f.num_outputs();
      gradient_call = call_op(*given.gradient_function);
    }
    def = define_custom_op(given, code, std::move(gradient_call), num_inputs, num_outputs);
    def->user_data = given.user_data;
    former = keep_custom_op(def);
    def->destroy = given.destroy;  // from here on the definition's end calls it
  });
  if (status && given.destroy) given.destroy(given.user_data);
  return status;
}

}  // namespace

extern "C" {

eager_status* eager_op_define(eager_context* ctx, const eager_op_definition* definition) {
  return define(ctx, definition, {nullptr, nullptr});
}

eager_status* eager_op_define_native(eager_context* ctx, const eager_op_definition* definition, const char* library,
                                     const char* call) {
  return define(ctx, definition, {library, call ? call : ""});
}

eager_status* eager_parallel_for(const eager_kernel_call* call, int64_t n, int64_t grain, eager_range_fn body,
                                 void* user_data) {
  return guarded([&] {
    if (!call) invalid_argument("call is NULL");
    if (!body) invalid_argument("body is NULL");
    if (n < 0) invalid_argument("n is negative: ", n);
    if (n > int64_t{1} << 62) invalid_argument("n is too large: ", n);
    struct First : std::atomic<eager_status*> {
      ~First() { eager_status_release(load()); }  // where a piece has thrown besides
    } first{};
    parallel_for(n, std::max<int64_t>(grain, 1), [&](int64_t begin, int64_t end) {
      if (first.load(std::memory_order_relaxed)) return;
      eager_status* status = run_foreign([&] { return body(user_data, begin, end); });
      eager_status* none = nullptr;
      if (status && !first.compare_exchange_strong(none, status)) eager_status_release(status);
    });
    if (eager_status* status = first.exchange(nullptr)) throw CallbackError{status};
  });
}

}  // extern "C"
