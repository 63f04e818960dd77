// Input pipelines in tests: datasets made in one line, and what their iterators give as text.
#pragma once

#include <catch2/catch.hpp>

#include "support/device_fixture.h"
#include "support/saved_file.h"

namespace client {

using Dataset = std::unique_ptr<eager_dataset, Releaser<eager_dataset_release>>;
using Iterator = std::unique_ptr<eager_iterator, Releaser<eager_iterator_release>>;
using Texts = std::vector<std::string>;

struct Pipelines : DeviceSession {
  Folder folder;

  Dataset dataset(const char* kind, const std::vector<eager_dataset*>& inputs = {}) {
    eager_dataset* d = nullptr;
    check(eager_dataset_create(ctx, kind, inputs.data(), static_cast<int32_t>(inputs.size()), &d));
    return Dataset(d);
  }
  // Makes a dataset with attributes of type int or bool: step("take", d, {{"count", 3}}).
  Dataset step(const char* kind, const Dataset& input, const std::vector<std::pair<const char*, int64_t>>& attrs = {}) {
    Dataset d = input ? dataset(kind, {input.get()}) : dataset(kind);
    for (auto [name, value] : attrs) {
      if (eager_status* s = eager_dataset_set_int(d.get(), name, value)) {
        eager_status_release(s);
        check(eager_dataset_set_bool(d.get(), name, static_cast<int32_t>(value)));
      }
    }
    return d;
  }
  Dataset range(int64_t stop) { return step("range", nullptr, {{"stop", stop}}); }
  Dataset slices(const std::vector<eager_tensor*>& tensors) {
    Dataset d = dataset("tensor_slices");
    check(eager_dataset_set_tensors(d.get(), "tensors", tensors.data(), static_cast<int32_t>(tensors.size())));
    return d;
  }
  Dataset with_op(const char* kind, const Dataset& input, eager_op* op,
                  const std::vector<std::pair<const char*, int64_t>>& attrs = {}) {
    Dataset d = step(kind, input, attrs);
    check(eager_dataset_set_op(d.get(), "op", op));
    return d;
  }
  Tensor strings(const Texts& texts) {
    std::vector<int64_t> offsets{0};
    std::string bytes;
    for (const std::string& t : texts) bytes += t, offsets.push_back(static_cast<int64_t>(bytes.size()));
    std::string data(reinterpret_cast<const char*>(offsets.data()), offsets.size() * sizeof(int64_t));
    data += bytes;
    return make_tensor(ctx, EAGER_STRING, {static_cast<int64_t>(texts.size())}, data.data(), data.size());
  }
  Dataset files(const char* kind, const Texts& names, const std::vector<std::pair<const char*, int64_t>>& attrs = {}) {
    Dataset d = step(kind, nullptr, attrs);
    Tensor t = strings(names);
    eager_tensor* list = t.get();
    check(eager_dataset_set_tensors(d.get(), "files", &list, 1));
    return d;
  }
  Iterator iterate(const Dataset& d) {
    eager_iterator* it = nullptr;
    check(eager_iterator_create(ctx, d.get(), &it));
    return Iterator(it);
  }
  // Gives the next element; none at the end.
  static std::vector<Tensor> next(const Iterator& it) {
    std::vector<eager_tensor*> out(16);
    int32_t n = 16, end = 0;
    check(eager_iterator_next(it.get(), out.data(), &n, &end));
    std::vector<Tensor> element;
    for (int32_t i = 0; !end && i < n; ++i) element.emplace_back(out[static_cast<size_t>(i)]);
    return element;
  }
  static std::string text(const Tensor& t) {
    char* s = nullptr;
    check(eager_tensor_format(t.get(), &s));
    std::string copy = s;
    eager_string_release(s);
    return copy;
  }
  static std::string text(const std::vector<Tensor>& element) {
    std::string all;
    for (const Tensor& t : element) all += (all.empty() ? "" : " | ") + text(t);
    return all;
  }
  // Gives what is left, an element a text; an error is one too: "!" and its message.
  static Texts rest(const Iterator& it, size_t most = 1000) {
    Texts all;
    while (all.size() < most) {
      try {
        const std::vector<Tensor> element = next(it);
        if (element.empty()) break;
        all.push_back(text(element));
      } catch (const Failure& f) {
        all.push_back("!" + std::string(f.what()));
      }
    }
    return all;
  }
  Texts all(const Dataset& d, size_t most = 1000) { return rest(iterate(d), most); }
  int64_t size(const Dataset& d) {
    int64_t n = 0;
    check(eager_dataset_size(ctx, d.get(), &n));
    return n;
  }
  static Tensor saved(const Iterator& it) {
    eager_tensor* t = nullptr;
    check(eager_iterator_save(it.get(), &t));
    return Tensor(t);
  }
  // The function x -> f(x) as an op.
  template <class F>
  Op function(int32_t dtype, const std::vector<int64_t>& dims, F f) {
    eager_context* trace = nullptr;
    check(eager_trace_begin(ctx, "f", &trace));
    Context owner(trace);
    eager_tensor* x = nullptr;
    check(eager_trace_input(trace, dtype, dims.data(), static_cast<int32_t>(dims.size()), &x));
    Tensor input(x);
    Tensor y = f(trace, input);
    eager_tensor* out = y.get();
    eager_function* fn = nullptr;
    check(eager_trace_end(trace, &out, 1, &fn));
    eager_op* op = nullptr;
    eager_status* s = eager_function_op(ctx, fn, &op);
    eager_function_release(fn);
    check(s);
    return Op(op);
  }
};

inline Tensor run_in(eager_context* ctx, const char* name, const std::vector<eager_tensor*>& inputs) {
  Op op = make_op(ctx, name);
  return std::move(execute(ctx, op.get(), inputs)[0]);
}

}  // namespace client
