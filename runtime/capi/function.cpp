#include "runtime/function/graph/function.h"

#include "runtime/capi/guard.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/file/format.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/file/save.h"
#include "runtime/function/trace/tracer.h"

using namespace eager;
using namespace eager::capi;

namespace {

eager_context& tracing(eager_context* trace) {
  eager_context& c = handle(trace, "trace");
  c.enter();
  if (!c.trace) fail(Code::failed_precondition, "the context does not trace a function (any more)");
  return c;
}

// Returns a list of the function's captured objects; NULL if f is no function, or there is no memory to make the list,
// which happens at the first question.
template <class T>
const std::vector<T*>* captured_by(const eager_function* f, std::vector<T*> Captured::*list) noexcept {
  try {
    return is_handle(f) ? &(f->kept<Captured>().*list) : nullptr;
  } catch (...) {
    return nullptr;
  }
}

template <class T>
T* captured_at(const eager_function* f, std::vector<T*> Captured::*list, int32_t index) {
  const std::vector<T*>* all = captured_by(f, list);
  return all && index >= 0 && static_cast<size_t>(index) < all->size() ? (*all)[static_cast<size_t>(index)] : nullptr;
}

template <class T>
int32_t num_captured(const eager_function* f, std::vector<T*> Captured::*list) {
  const std::vector<T*>* all = captured_by(f, list);
  return all ? static_cast<int32_t>(all->size()) : 0;
}

}  // namespace

extern "C" {

eager_status* eager_trace_begin(eager_context* parent, const char* name, eager_context** trace) {
  return guarded([&] {
    out_pointer(trace);
    eager_context& from = context(parent);
    Ref<eager_context> begun = new_trace_context(from, chosen_name(name));
    begun->traced_from = Ref<eager_context>::share(&from);
    *trace = begun.take();
  });
}

int32_t eager_trace_owns(const eager_context* trace, const eager_tensor* t) {
  return is_handle(trace) && is_handle(t) && (t->flags & kSymbolic) && !trace->is_foreign(*t);
}

eager_status* eager_trace_input(eager_context* trace, int32_t dtype, const int64_t* dims, int32_t rank,
                                eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = tracing(trace);
    const DType type = checked_dtype(dtype);
    const ShapeView shape = checked_shape(dims, rank, kUnknown);
    int64_t n;
    if (is_known(shape)) checked_bytes(type, shape, &n);
    *out = Tracer::of(c).input(type, shape).take();
  });
}

eager_status* eager_trace_end(eager_context* trace, eager_tensor* const* outputs, int32_t num_outputs,
                              eager_function** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = tracing(trace);
    const auto held = Ref<eager_context>::share(&c);  // which the functions of custom gradients may release
    check_tensors(c, outputs, num_outputs, "outputs");
    *out = new_function(Tracer::of(c).finish(outputs, num_outputs)).take();
  });
}

eager_status* eager_function_op(eager_context* ctx, eager_function* f, eager_op** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    *out = call_op(handle(f, "f")).take();
  });
}

int32_t eager_function_is_current(const eager_function* f) { return is_handle(f) && f->is_current(); }

eager_status* eager_function_set_option(eager_function* f, const char* name, int32_t value) {
  return guarded([&] { handle(f, "f").set_option(name, value); });
}

eager_status* eager_op_create_host_call(eager_context* ctx, const char* name, eager_host_fn function, void* user_data,
                                        void (*destroy)(void*), int32_t num_outputs, const int32_t* dtypes,
                                        const int32_t* ranks, const int64_t* const* dims, eager_op** out) {
  std::shared_ptr<HostCallback> callback;
  if (out) *out = nullptr;
  eager_status* status = guarded([&] {
    callback = std::make_shared<HostCallback>(HostCallback{function, user_data, nullptr, {}, {}, {}});
    callback->destroy = destroy;
    out_pointer(out);
    context(ctx);
    if (!function) invalid_argument("function is NULL");
    callback->name = chosen_name(name);
    for_each_declared(num_outputs, dtypes, ranks, dims, [&](DType dtype, ShapeView shape) {
      callback->dtypes.push_back(dtype);
      callback->shapes.emplace_back(shape);
    });
    *out = host_call_op(callback).take();
  });
  if (!callback && destroy) destroy(user_data);
  return status;
}

eager_status* eager_function_import_onnx(eager_context* ctx, const char* path, eager_function** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    if (!path) invalid_argument("path is NULL");
    *out = onnx::import_model(c, path).take();
  });
}

eager_status* eager_function_export_onnx(eager_context* ctx, const eager_function* f, const char* path) {
  return guarded([&] {
    context(ctx);
    const eager_function& function = handle(f, "f");
    if (!path) invalid_argument("path is NULL");
    onnx::export_model(function.graph(), path);
  });
}

const char* eager_function_name(const eager_function* f) { return is_handle(f) ? f->name().c_str() : ""; }
int32_t eager_function_num_inputs(const eager_function* f) { return is_handle(f) ? f->num_inputs() : 0; }
int32_t eager_function_num_outputs(const eager_function* f) { return is_handle(f) ? f->num_outputs() : 0; }
eager_tensor* eager_function_input(const eager_function* f, int32_t index) {
  if (!is_handle(f) || index < 0 || index >= f->num_inputs()) return nullptr;
  return const_cast<eager_tensor*>(&f->input(index));
}
eager_tensor* eager_function_output(const eager_function* f, int32_t index) {
  if (!is_handle(f) || index < 0 || index >= f->num_outputs()) return nullptr;
  return const_cast<eager_tensor*>(&f->output(index));
}

int32_t eager_function_num_variables(const eager_function* f) { return num_captured(f, &Captured::variables); }
eager_variable* eager_function_variable(const eager_function* f, int32_t index) {
  return captured_at(f, &Captured::variables, index);
}
int32_t eager_function_num_optimizers(const eager_function* f) { return num_captured(f, &Captured::optimizers); }
eager_optimizer* eager_function_optimizer(const eager_function* f, int32_t index) {
  return captured_at(f, &Captured::optimizers, index);
}

eager_status* eager_function_format(const eager_function* f, char** out) {
  return guarded([&] {
    out_pointer(out);
    *out = copy_string(format_function(handle(f, "f").graph()));
  });
}

eager_status* eager_function_graphviz(const eager_function* f, char** out) {
  return guarded([&] {
    out_pointer(out);
    *out = copy_string(graphviz_function(handle(f, "f").graph()));
  });
}

eager_status* eager_function_save(eager_context* ctx, const eager_function* f, const char* path) {
  return guarded([&] {
    context(ctx);
    const eager_function& function = handle(f, "f");
    if (!path) invalid_argument("path is NULL");
    save_function(function.graph(), path);
  });
}

eager_status* eager_function_load(eager_context* ctx, const char* path, eager_function** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    if (!path) invalid_argument("path is NULL");
    *out = load_function(c, path).take();
  });
}

void eager_function_retain(eager_function* f) {
  if (is_handle(f)) f->retain();
}
void eager_function_release(eager_function* f) {
  if (is_handle(f)) f->release();
}

}  // extern "C"
