#include "runtime/layers/layer.h"

#include "runtime/capi/guard.h"
#include "runtime/layers/initializers.h"

using namespace eager;
using namespace eager::capi;

namespace {

template <class F>
eager_status* set_attribute(eager_layer* layer, const char* attr, F f) noexcept {
  return guarded([&] { handle(layer, "layer").set(attr ? attr : "", f); });
}

// Returns NULL for what is no layer, or one that is not built.
const Built* built(const eager_layer* layer) { return is_handle(layer) ? layer->built() : nullptr; }

}  // namespace

extern "C" {

eager_status* eager_layer_create(eager_context* ctx, const char* kind, const char* name, eager_layer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!kind) invalid_argument("kind is NULL");
    *out = new eager_layer(LayerKinds::global().find(kind), chosen_name(name));
  });
}

eager_status* eager_layer_from_json(eager_context* ctx, const char* json, eager_layer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!json) invalid_argument("json is NULL");
    *out = layer_from_json(json).take();
  });
}

eager_status* eager_layer_set_int(eager_layer* layer, const char* attr, int64_t value) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_int(attr, value); });
}
eager_status* eager_layer_set_float(eager_layer* layer, const char* attr, double value) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_float(attr, value); });
}
eager_status* eager_layer_set_bool(eager_layer* layer, const char* attr, int32_t value) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_bool(attr, value != 0); });
}
eager_status* eager_layer_set_dtype(eager_layer* layer, const char* attr, int32_t value) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_dtype(attr, value); });
}
eager_status* eager_layer_set_string(eager_layer* layer, const char* attr, const char* value) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_string(attr, value); });
}
eager_status* eager_layer_set_ints(eager_layer* layer, const char* attr, const int64_t* values, int32_t count) {
  return set_attribute(layer, attr, [&](eager_op& a) { a.set_ints(attr, values, count); });
}

eager_status* eager_layer_build(eager_context* ctx, eager_layer* layer, const int32_t* dtypes, const int32_t* ranks,
                                const int64_t* const* dims, int32_t num_inputs) {
  return guarded([&] {
    eager_context& c = context(ctx);
    eager_layer& l = handle(layer, "layer");
    if (num_inputs < 0) invalid_argument("num_inputs is negative: ", num_inputs);
    if (num_inputs > 0 && (!dtypes || !ranks || !dims)) invalid_argument("dtypes, ranks or dims is NULL");
    ThreadsScope threads(c);
    std::vector<LayerInput> inputs;
    for (int32_t i = 0; i < num_inputs; ++i) {
      if (dtypes[i] == 0) inputs.push_back({DType::none, {}});
      else inputs.push_back({checked_dtype(dtypes[i]), checked_shape(dims[i], ranks[i], kUnknown)});
    }
    l.build(c, inputs);
  });
}

eager_status* eager_layer_call(eager_context* ctx, eager_layer* layer, eager_tensor* const* inputs, int32_t num_inputs,
                               int32_t training, eager_tensor** outputs, int32_t* num_outputs) {
  const int32_t room = outputs && num_outputs ? *num_outputs : 0;
  clear_outputs(outputs, room);
  return guarded([&] {
    eager_context& c = context(ctx);
    eager_layer& l = handle(layer, "layer");
    check_tensors(c, inputs, num_inputs, "inputs", true);
    if (!num_outputs) invalid_argument("num_outputs is NULL");
    check_list(outputs, *num_outputs, "outputs");
    ThreadsScope threads(c);
    l.call(c, inputs, num_inputs, training != 0, outputs, *num_outputs);
  });
}

eager_status* eager_layer_initial_value(eager_context* ctx, const char* initializer, int32_t dtype, const int64_t* dims,
                                        int32_t rank, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    if (!initializer) invalid_argument("initializer is NULL");
    const DType type = checked_dtype(dtype);
    const ShapeView shape = checked_shape(dims, rank);
    int64_t num_elements;
    checked_bytes(type, shape, &num_elements);
    ThreadsScope threads(c);
    *out = initial_value(c, initializer, type, shape).take();
  });
}

const char* eager_layer_kind(const eager_layer* layer) { return is_handle(layer) ? layer->kind.schema.name : ""; }
const char* eager_layer_name(const eager_layer* layer) { return is_handle(layer) ? layer->name.c_str() : ""; }
int32_t eager_layer_is_built(const eager_layer* layer) { return built(layer) != nullptr; }

int32_t eager_layer_num_variables(const eager_layer* layer) {
  const Built* b = built(layer);
  return b ? static_cast<int32_t>(b->variables.size()) : 0;
}
eager_variable* eager_layer_variable(const eager_layer* layer, int32_t index) {
  const Built* b = built(layer);
  if (!b || index < 0 || static_cast<size_t>(index) >= b->variables.size()) return nullptr;
  return b->variables[static_cast<size_t>(index)].get();
}
const char* eager_layer_variable_name(const eager_layer* layer, int32_t index) {
  return eager_layer_variable(layer, index) ? built(layer)->names[static_cast<size_t>(index)] : "";
}
eager_status* eager_layer_set_variable(eager_layer* layer, int32_t index, eager_variable* v) {
  return guarded([&] { handle(layer, "layer").set_variable(index, handle(v, "v")); });
}

eager_status* eager_layer_json(const eager_layer* layer, char** out) {
  return guarded([&] {
    out_pointer(out);
    *out = copy_string(layer_json(handle(layer, "layer")));
  });
}

void eager_layer_retain(eager_layer* layer) {
  if (is_handle(layer)) layer->retain();
}
void eager_layer_release(eager_layer* layer) {
  if (is_handle(layer)) layer->release();
}

}  // extern "C"
