#include "runtime/data/element.h"

#include <algorithm>
#include <cstring>

#include "base/parallel.h"
#include "kernels/common/strings.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"

namespace eager {

namespace {

constexpr int64_t kParallelBytes = 1 << 18;  // the least that a thread copies
constexpr int64_t kRowsAhead = 8;            // rows on their way from memory while one is copied
constexpr size_t kBytesAhead = 2048;         // of each; what follows in a row the processor fetches by itself

int64_t elements_of_row(const eager_tensor& t) { return num_elements(without_first(t.shape())); }

// Appends n strings of a tensor, from `begin` on.
void append_strings(StringSink& sink, const eager_tensor& t, int64_t begin, int64_t n) {
  const Strings strings = strings_of(t);
  for (int64_t i = 0; i < n; ++i) sink.add(strings[begin + i]);
}

template <class Word>
void copy_words(const char* from, const int64_t* rows, int64_t begin, int64_t end, char* to) {
  for (int64_t i = begin; i < end; ++i) reinterpret_cast<Word*>(to)[i] = reinterpret_cast<const Word*>(from)[rows[i]];
}

void fetch(const char* row, size_t size) {
  for (size_t i = 0; i < std::min(size, kBytesAhead); i += 64) __builtin_prefetch(row + i, 0, 2);
}

// Copies rows [begin, end) of the list, of `size` bytes each. They come from anywhere, so that each would be waited for.
void copy_rows(const char* from, const int64_t* rows, int64_t begin, int64_t end, size_t size, char* to) {
  switch (size) {
    case 1: return copy_words<uint8_t>(from, rows, begin, end, to);
    case 2: return copy_words<uint16_t>(from, rows, begin, end, to);
    case 4: return copy_words<uint32_t>(from, rows, begin, end, to);
    case 8: return copy_words<uint64_t>(from, rows, begin, end, to);
    default:
      const auto row = [&](int64_t i) { return from + static_cast<size_t>(rows[i]) * size; };
      for (int64_t i = begin; i < std::min(end, begin + kRowsAhead); ++i) fetch(row(i), size);
      for (int64_t i = begin; i < end; ++i) {
        if (i + kRowsAhead < end) fetch(row(i + kRowsAhead), size);
        std::memcpy(to + static_cast<size_t>(i) * size, row(i), size);
      }
  }
}

}  // namespace

std::string to_string(const Component& c) { return cat(dtype_name(c.dtype), " ", to_string(c.shape)); }

std::string to_string(const ElementSpec& spec) {
  std::string text;
  for (const Component& c : spec) text += cat(text.empty() ? "" : ", ", to_string(c));
  return text;
}

Component component_of(const eager_tensor& t) { return {t.dtype, t.shape()}; }

Shape without_first(ShapeView shape) { return ShapeView{shape.dims + 1, shape.rank - 1}; }

Shape with_first(int64_t dim, ShapeView shape) {
  Shape all{dim};
  for (int64_t d : shape) all.push_back(d);
  return all;
}

Strings strings_of(const eager_tensor& t) {
  Operand o{};
  o.data = t.data;
  o.num_elements = t.num_elements;
  return Strings(o);
}

TensorRef row_of(eager_tensor& t, int64_t row) {
  const Shape shape = without_first(t.shape());
  const int64_t n = num_elements(shape);
  if (t.dtype != DType::string) return TensorRef::adopt(new_alias(t, t.dtype, shape, row * n));
  StringSink sink;
  sink.begin(n);
  append_strings(sink, t, row * n, n);
  return TensorRef::adopt(new_string_tensor(shape, sink));
}

void detach(Element& e) {
  for (TensorRef& t : e) {
    const size_t size = static_cast<size_t>(t->num_elements) * t->element_size();
    if (!t->buffer || t->device_index != kHostDevice || t->dtype == DType::string || t->buffer->bytes / 4 <= size)
      continue;
    TensorRef own = TensorRef::adopt(new_tensor(t->dtype, t->shape(), kHostDevice));
    if (size > 0) std::memcpy(own->data, t->data, size);
    t = std::move(own);
  }
}

TensorRef rows_of(eager_context& ctx, eager_tensor& t, const int64_t* rows, int64_t n) {
  const Shape shape = with_first(n, without_first(t.shape()));
  if (t.dtype == DType::string) {
    const int64_t count = elements_of_row(t);
    StringSink sink;
    sink.begin(n * count);
    for (int64_t i = 0; i < n; ++i) append_strings(sink, t, rows[i] * count, count);
    return TensorRef::adopt(new_string_tensor(shape, sink));
  }
  if (t.device_index != kHostDevice) {
    TensorRef indices = TensorRef::adopt(new_tensor(DType::int64, {&n, 1}, kHostDevice));
    std::memcpy(indices->data, rows, static_cast<size_t>(n) * sizeof *rows);
    return execute1(ctx, *prepared<"gather", "axis=0">(), {&t, indices.get()});
  }
  TensorRef out = TensorRef::adopt(new_tensor(t.dtype, shape, kHostDevice));
  const size_t size = static_cast<size_t>(elements_of_row(t)) * t.element_size();
  if (size == 0) return out;
  parallel_for(n, std::max<int64_t>(1, kParallelBytes / static_cast<int64_t>(size)), [&](int64_t begin, int64_t end) {
    copy_rows(static_cast<const char*>(t.data), rows, begin, end, size, static_cast<char*>(out->data));
  });
  return out;
}

TensorRef stack(eager_context& ctx, const std::vector<eager_tensor*>& parts) {
  const eager_tensor& first = *parts[0];
  const auto n = static_cast<int64_t>(parts.size());
  const Shape shape = with_first(n, first.shape());
  if (first.dtype == DType::string) {
    StringSink sink;
    sink.begin(times(first.num_elements, n));
    for (const eager_tensor* t : parts) append_strings(sink, *t, 0, t->num_elements);
    return TensorRef::adopt(new_string_tensor(shape, sink));
  }
  if (!std::ranges::all_of(parts, [](const eager_tensor* t) { return t->device_index == kHostDevice; })) {
    eager_tensor* out = nullptr;
    int32_t num_outputs = 1;
    execute(ctx, {*prepared<"stack", "">(), parts.data(), static_cast<int>(n), &out, num_outputs});
    return TensorRef::adopt(out);
  }
  TensorRef out = TensorRef::adopt(new_tensor(first.dtype, shape, kHostDevice));
  const size_t size = first.num_bytes();
  char* to = static_cast<char*>(out->data);
  if (size == 0) return out;
  parallel_for(n, std::max<int64_t>(1, kParallelBytes / static_cast<int64_t>(size)), [&](int64_t begin, int64_t end) {
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i)
      std::memcpy(to + i * size, parts[i]->data, size);
  });
  return out;
}

}  // namespace eager
