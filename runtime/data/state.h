// The state of an iterator, as bytes: what its steps write one after the other, little-endian.
//
// A state may come from anywhere: a reader checks every number, and takes no more memory than there are bytes.
#pragma once

#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "runtime/data/element.h"

namespace eager {

class StateWriter {
 public:
  template <class T>
  requires std::is_trivially_copyable_v<T>
  void put(const T& value) { bytes_.append(reinterpret_cast<const char*>(&value), sizeof value); }
  void put_rows(const std::vector<int64_t>& rows);
  void put(const Element& element);
  void put(std::string_view text);
  // Writes a list of elements.
  template <class Elements>
  void put_elements(const Elements& elements) {
    put<uint64_t>(elements.size());
    for (const Element& e : elements) put(e);
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

class StateReader {
 public:
  explicit StateReader(std::string_view bytes) : rest_(bytes) {}
  template <class T>
  T get() {
    T value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }
  bool get_bool() { return get_at_most(1) != 0; }
  // Returns an unsigned number. DATA_LOSS if it exceeds the limit.
  uint64_t get_at_most(uint64_t limit);
  std::string get_text();
  // Returns a list of rows, each less than num_rows.
  std::vector<int64_t> get_rows(int64_t num_rows);
  // Returns the count of a list, whose items take at least `size` bytes each.
  size_t get_count(size_t size);
  // Returns an element of this spec.
  Element get_element(const ElementSpec& spec);
  // Returns a list of such elements.
  std::vector<Element> get_elements(const ElementSpec& spec);
  void end() const;  // DATA_LOSS if there are more bytes

 private:
  std::string_view take(size_t n);
  std::string_view rest_;
};

}  // namespace eager
