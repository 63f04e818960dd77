#include "runtime/capi/guard.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/data/iterator.h"
#include "runtime/function/trace/tracer.h"

using namespace eager;
using namespace eager::capi;

namespace {

template <class F>
eager_status* set_attribute(eager_dataset* dataset, const char* attr, F f) noexcept {
  return guarded([&] {
    eager_dataset& d = handle(dataset, "dataset");
    if (!attr) invalid_argument("attribute name is NULL");
    f(d);
  });
}

// Hands an element over to the caller. Too little room is refused before the element is made.
void check_room(int32_t room, size_t needed, int32_t& num_outputs) {
  num_outputs = static_cast<int32_t>(needed);
  if (static_cast<size_t>(room) < needed)
    invalid_argument("elements have ", needed, " components, but there is room for ", room);
}
// Holds an iterator for a call, within which a generator or the context's interrupt may release it.
Ref<eager_iterator> hold(eager_iterator* iterator) { return Ref<eager_iterator>::share(&handle(iterator, "iterator")); }
void hand_over(Element& element, eager_tensor** outputs) {
  for (size_t i = 0; i < element.size(); ++i) outputs[i] = element[i].take();
}

}  // namespace

extern "C" {

eager_status* eager_dataset_create(eager_context* ctx, const char* kind, eager_dataset* const* inputs,
                                   int32_t num_inputs, eager_dataset** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!kind) invalid_argument("kind is NULL");
    check_handles(inputs, num_inputs, "inputs");
    std::vector<Ref<eager_dataset>> before;
    for (int32_t i = 0; i < num_inputs; ++i) before.push_back(Ref<eager_dataset>::share(inputs[i]));
    *out = new eager_dataset(DatasetKinds::global().find(kind), std::move(before));
  });
}

eager_status* eager_dataset_set_int(eager_dataset* dataset, const char* attr, int64_t value) {
  return set_attribute(dataset, attr, [&](eager_dataset& d) { d.set([&](eager_op& a) { a.set_int(attr, value); }); });
}
eager_status* eager_dataset_set_bool(eager_dataset* dataset, const char* attr, int32_t value) {
  return set_attribute(dataset, attr,
                       [&](eager_dataset& d) { d.set([&](eager_op& a) { a.set_bool(attr, value != 0); }); });
}
eager_status* eager_dataset_set_string(eager_dataset* dataset, const char* attr, const char* value) {
  return set_attribute(dataset, attr,
                       [&](eager_dataset& d) { d.set([&](eager_op& a) { a.set_string(attr, value); }); });
}

eager_status* eager_dataset_set_tensors(eager_dataset* dataset, const char* attr, eager_tensor* const* tensors,
                                        int32_t count) {
  return set_attribute(dataset, attr, [&](eager_dataset& d) {
    check_handles(tensors, count, "tensors");
    std::vector<TensorRef> all;
    for (int32_t i = 0; i < count; ++i) {
      if (tensors[i]->flags & kWithoutValue) refuse_without_value(*tensors[i], "tensors[", i, "]");
      all.push_back(TensorRef::share(tensors[i]));
    }
    d.set_tensors(attr, std::move(all));
  });
}

eager_status* eager_dataset_set_op(eager_dataset* dataset, const char* attr, eager_op* op) {
  return set_attribute(dataset, attr, [&](eager_dataset& d) { d.set_op(attr, handle(op, "op")); });
}

eager_status* eager_dataset_set_generator(eager_dataset* dataset, const char* attr, eager_generator_fn function,
                                          void* user_data, void (*destroy)(void*),
                                          eager_generator_destroy_fn destroy_state, int32_t num_outputs,
                                          const int32_t* dtypes, const int32_t* ranks, const int64_t* const* dims) {
  std::shared_ptr<HostGenerator> generator;
  eager_status* status = guarded([&] {
    generator = std::make_shared<HostGenerator>(HostGenerator{function, user_data, nullptr, destroy_state, {}});
    generator->destroy = destroy;
    eager_dataset& d = handle(dataset, "dataset");
    if (!attr) invalid_argument("attribute name is NULL");
    if (!function) invalid_argument("function is NULL");
    for_each_declared(num_outputs, dtypes, ranks, dims, [&](DType dtype, ShapeView shape) {
      generator->spec.push_back({dtype, shape});
    });
    d.set_generator(attr, generator);
  });
  if (!generator && destroy) destroy(user_data);
  return status;
}

eager_status* eager_dataset_element(eager_context* ctx, eager_dataset* dataset, eager_tensor** outputs,
                                    int32_t* num_outputs) {
  const int32_t room = outputs && num_outputs ? *num_outputs : 0;
  clear_outputs(outputs, room);
  return guarded([&] {
    eager_context& c = context(ctx);
    eager_dataset& d = handle(dataset, "dataset");
    if (!num_outputs) invalid_argument("num_outputs is NULL");
    check_list(outputs, *num_outputs, "outputs");
    const ElementSpec& spec = d.element(c);
    check_room(room, spec.size(), *num_outputs);
    Element element;
    for (const Component& component : spec) element.push_back(new_traced(component.dtype, component.shape));
    hand_over(element, outputs);
  });
}

eager_status* eager_dataset_size(eager_context* ctx, eager_dataset* dataset, int64_t* out) {
  if (out) *out = 0;
  return guarded([&] {
    if (!out) invalid_argument("out is NULL");
    eager_context& c = context(ctx);
    eager_dataset& d = handle(dataset, "dataset");
    d.element(c);
    *out = d.size();
  });
}

const char* eager_dataset_kind(const eager_dataset* dataset) {
  return is_handle(dataset) ? dataset->kind.schema.name : "";
}

void eager_dataset_retain(eager_dataset* dataset) {
  if (is_handle(dataset)) dataset->retain();
}
void eager_dataset_release(eager_dataset* dataset) {
  if (is_handle(dataset)) dataset->release();
}

eager_status* eager_iterator_create(eager_context* ctx, eager_dataset* dataset, eager_iterator** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    *out = new eager_iterator(c, handle(dataset, "dataset"));
  });
}

eager_status* eager_iterator_next(eager_iterator* iterator, eager_tensor** outputs, int32_t* num_outputs,
                                  int32_t* end) {
  const int32_t room = outputs && num_outputs ? *num_outputs : 0;
  clear_outputs(outputs, room);
  if (end) *end = 0;
  return guarded([&] {
    const auto held = hold(iterator);
    if (!num_outputs) invalid_argument("num_outputs is NULL");
    if (!end) invalid_argument("end is NULL");
    check_list(outputs, *num_outputs, "outputs");
    check_room(room, held->dataset->spec().size(), *num_outputs);
    Element element;
    *end = !held->next(element);
    hand_over(element, outputs);
  });
}

eager_status* eager_iterator_save(eager_iterator* iterator, eager_tensor** out) {
  return guarded([&] {
    const WithoutCollectors quiet;
    out_pointer(out);
    const auto held = hold(iterator);
    const std::string state = held->save();
    const auto n = static_cast<int64_t>(state.size());
    TensorRef t = TensorRef::adopt(new_tensor(DType::uint8, {&n, 1}, kHostDevice));
    std::memcpy(t->data, state.data(), state.size());
    *out = t.take();
  });
}

eager_status* eager_iterator_restore(eager_iterator* iterator, eager_tensor* state) {
  return guarded([&] {
    const WithoutCollectors quiet;
    const auto held = hold(iterator);
    const eager_tensor& t = handle(state, "state");
    const auto held_state = TensorRef::share(state);
    if (t.flags & kWithoutValue) refuse_without_value(t, "state");
    if (t.dtype != DType::uint8 || t.rank != 1 || t.device_index != kHostDevice)
      invalid_argument("state must be uint8 [n] on the host, not ", to_string(component_of(t)));
    held->restore({static_cast<const char*>(t.data), t.num_bytes()});
  });
}

eager_status* eager_iterator_stop(eager_iterator* iterator) {
  return guarded([&] { hold(iterator)->stop(); });
}

eager_status* eager_iterator_stats(eager_iterator* iterator, char** out) {
  return guarded([&] {
    out_pointer(out);
    *out = copy_string(hold(iterator)->stats());
  });
}

void eager_iterator_retain(eager_iterator* iterator) {
  if (is_handle(iterator)) iterator->retain();
}
void eager_iterator_release(eager_iterator* iterator) {
  if (is_handle(iterator)) iterator->release();
}

}  // extern "C"
