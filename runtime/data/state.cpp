#include "runtime/data/state.h"

#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

constexpr uint8_t kNoComponents = 0;  // stands for such an element, so that each takes a byte

[[noreturn]] void bad_state() { fail(Code::data_loss, "the iterator's state is damaged"); }

}  // namespace

void StateWriter::put_rows(const std::vector<int64_t>& rows) {
  put<uint64_t>(rows.size());
  bytes_.append(reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof(int64_t));
}

void StateWriter::put(const Element& element) {
  if (element.empty()) put(kNoComponents);
  for (const TensorRef& t : element) {
    const TensorRef host = copy_to_device(t, kHostDevice);
    put(std::string_view(t->device_index == kHostDevice ? "" : device_at(t->device_index).name()));
    put(static_cast<int32_t>(host->rank));
    for (int64_t d : host->shape()) put(d);
    put<uint64_t>(host->num_bytes());
    bytes_.append(static_cast<const char*>(host->data), host->num_bytes());
  }
}

void StateWriter::put(std::string_view text) {
  put<uint64_t>(text.size());
  bytes_.append(text);
}

std::string_view StateReader::take(size_t n) {
  if (n > rest_.size()) bad_state();
  const std::string_view taken = rest_.substr(0, n);
  rest_.remove_prefix(n);
  return taken;
}

uint64_t StateReader::get_at_most(uint64_t limit) {
  const auto value = get<uint64_t>();
  if (value > limit) bad_state();
  return value;
}

size_t StateReader::get_count(size_t size) { return static_cast<size_t>(get_at_most(rest_.size() / size)); }

std::string StateReader::get_text() { return std::string(take(get_count(1))); }

std::vector<int64_t> StateReader::get_rows(int64_t num_rows) {
  std::vector<int64_t> rows(get_count(sizeof(int64_t)));
  const std::string_view bytes = take(rows.size() * sizeof(int64_t));
  if (!rows.empty()) std::memcpy(rows.data(), bytes.data(), bytes.size());
  for (int64_t row : rows) {
    if (row < 0 || row >= num_rows) bad_state();
  }
  return rows;
}

Element StateReader::get_element(const ElementSpec& spec) {
  Element element;
  if (spec.empty() && get<uint8_t>() != kNoComponents) bad_state();
  for (const Component& c : spec) {
    const std::string device = get_text();  // "": the host
    const int device_index = device.empty() ? kHostDevice : find_device(device);
    const auto rank = get<int32_t>();
    if (rank != c.shape.rank()) bad_state();
    Shape shape;
    for (int32_t i = 0; i < rank; ++i) {
      const auto dim = get<int64_t>();
      if (dim < 0 || !may_equal(dim, c.shape[i])) bad_state();
      shape.push_back(dim);
    }
    const auto size = static_cast<size_t>(get_at_most(rest_.size()));
    const std::string_view bytes = take(size);
    if (c.dtype == DType::string) {
      element.push_back(TensorRef::adopt(new_string_tensor(shape, bytes.data(), size)));
      continue;
    }
    int64_t n;
    if (checked_bytes(c.dtype, shape, &n) != size) bad_state();
    TensorRef t = TensorRef::adopt(new_tensor(c.dtype, shape, kHostDevice));
    if (size > 0) std::memcpy(t->data, bytes.data(), size);
    if (c.dtype == DType::boolean) settle_booleans(*t);
    element.push_back(copy_to_device(t, device_index));
  }
  return element;
}

std::vector<Element> StateReader::get_elements(const ElementSpec& spec) {
  std::vector<Element> elements;
  for (size_t n = get_count(1); n > 0; --n) elements.push_back(get_element(spec));
  return elements;
}

void StateReader::end() const {
  if (!rest_.empty()) bad_state();
}

}  // namespace eager
