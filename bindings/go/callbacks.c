// Callbacks of the library on their way to Go. Keys are words there: Go's stacks must not have pointers that are none.
#include "_cgo_export.h"
#include "calls.h"

void go_destroy(void *key) { goDestroy((uintptr_t)key); }

static void release(void *key) { goRelease((uintptr_t)key); }

static eager_status *call(void *key, eager_context *ctx, eager_tensor *const *in, int32_t num_in, eager_tensor **out,
                          int32_t num_out) {
  go_retain((const uintptr_t *)in, num_in);
  return (eager_status *)goCallback((uintptr_t)key, (uintptr_t)ctx, (uintptr_t *)in, num_in, (uintptr_t *)out, num_out);
}

static eager_status *interrupt(void *key, eager_context *ctx) {
  (void)ctx;
  return (eager_status *)goInterrupt((uintptr_t)key);
}

static eager_status *pressure(void *user_data, const char *device, int64_t in_use) {
  (void)user_data, (void)device, (void)in_use;
  goPressure();
  return NULL;
}

uintptr_t go_set_interrupt(uintptr_t ctx, uintptr_t key) {
  if (!key) return (uintptr_t)eager_context_set_interrupt((eager_context *)ctx, NULL, NULL, NULL);
  return (uintptr_t)eager_context_set_interrupt((eager_context *)ctx, interrupt, (void *)key, go_destroy);
}

uintptr_t go_memory_on_pressure(int64_t step) {
  return (uintptr_t)eager_memory_on_pressure(step, pressure, NULL, NULL);
}

uintptr_t go_wrap(uintptr_t ctx, int32_t dtype, const int64_t *dims, int32_t rank, void *data, size_t num_bytes,
                  uintptr_t key, uintptr_t *out) {
  return (uintptr_t)eager_tensor_wrap((eager_context *)ctx, dtype, dims, rank, data, num_bytes, release, (void *)key,
                                      (eager_tensor **)out);
}

// dims has those of all outputs, one after the other.
uintptr_t go_host_call(uintptr_t ctx, const char *name, uintptr_t key, int32_t num_outputs, const int32_t *dtypes,
                       const int32_t *ranks, const int64_t *dims, uintptr_t *out) {
  const int64_t **each = go_each(num_outputs, ranks, dims);
  if (!each) {
    goDestroy(key);
    return go_memory_is_out();
  }
  eager_status *s = eager_op_create_host_call((eager_context *)ctx, name, call, (void *)key, go_destroy, num_outputs,
                                              dtypes, ranks, each, (eager_op **)out);
  free(each);
  return (uintptr_t)s;
}

// The lane's words are the inputs, then the outputs; the recorded ones come behind them.
uintptr_t go_record(uintptr_t lane, int32_t inputs, int32_t outputs, uintptr_t key) {
  go_lane *l = (go_lane *)lane;
  eager_tensor **in = (eager_tensor **)l->words, **out = in + inputs;
  go_bury(l);
  return (uintptr_t)eager_tape_record(l->ctx, in, inputs, out, outputs, call, (void *)key, go_destroy, out + outputs);
}

static eager_status *generate(void *key, eager_context *ctx, void **state, int64_t index, eager_tensor **out,
                              int32_t num_out, int32_t *end) {
  uintptr_t epoch = (uintptr_t)*state;
  eager_status *s =
      (eager_status *)goGenerate((uintptr_t)key, (uintptr_t)ctx, &epoch, index, (uintptr_t *)out, num_out, end);
  *state = (void *)epoch;
  return s;
}

static void end_epoch(void *key, void *state) {
  (void)key;
  goEndEpoch((uintptr_t)state);
}

uintptr_t go_dataset_set_generator(uintptr_t dataset, const char *attr, uintptr_t key, int32_t num_outputs,
                                   const int32_t *dtypes, const int32_t *ranks, const int64_t *dims) {
  const int64_t **each = go_each(num_outputs, ranks, dims);
  if (!each) {
    goDestroy(key);
    return go_memory_is_out();
  }
  eager_status *s = eager_dataset_set_generator((eager_dataset *)dataset, attr, generate, (void *)key, go_destroy,
                                                end_epoch, num_outputs, dtypes, ranks, each);
  free(each);
  return (uintptr_t)s;
}

static eager_status *kernel(void *key, const eager_kernel_call *call) {
  return (eager_status *)goKernel((uintptr_t)key, (eager_kernel_call *)call);
}

static eager_status *infer(void *key, const eager_infer_call *call) {
  return (eager_status *)goInfer((uintptr_t)key, (eager_infer_call *)call);
}

static eager_status *gradient(void *key, eager_context *ctx, const eager_op_gradient_call *call) {
  go_retain((const uintptr_t *)call->saved, call->num_saved);
  go_retain((const uintptr_t *)call->output_gradients, call->num_output_gradients);
  return (eager_status *)goGradient((uintptr_t)key, (uintptr_t)ctx, (eager_op_gradient_call *)call);
}

// The definition lies in memory of Go's, which must not have a key in a pointer's place.
uintptr_t go_op_define(uintptr_t ctx, const eager_op_definition *texts, int32_t code, uintptr_t gradient_function,
                       uintptr_t key, const char *library, const char *call) {
  eager_op_definition d = *texts;
  d.struct_size = sizeof d;
  if (code & GO_KERNEL) d.kernel = kernel;
  if (code & GO_INFER) d.infer = infer;
  if (code & GO_GRADIENT) d.gradient = gradient;
  d.gradient_function = (eager_function *)gradient_function;
  d.user_data = (void *)key;
  d.destroy = go_destroy;
  if (call) return (uintptr_t)eager_op_define_native((eager_context *)ctx, &d, library, call);
  return (uintptr_t)eager_op_define((eager_context *)ctx, &d);
}

static eager_status *range(void *key, int64_t begin, int64_t end) {
  return (eager_status *)goRange((uintptr_t)key, begin, end);
}

uintptr_t go_parallel_for(const eager_kernel_call *call, int64_t n, int64_t grain, uintptr_t key) {
  return (uintptr_t)eager_parallel_for(call, n, grain, range, (void *)key);
}

void go_callback_and_back(uintptr_t key) { goCallback(key, 0, NULL, 0, NULL, 0); }
