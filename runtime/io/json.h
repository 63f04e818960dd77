// JSON that a stranger wrote: whatever is not as expected is DATA_LOSS, and no number is cut.
//
// A text is read into a JsonDocument, which is two flat arrays: 16 bytes for each value, and the strings. So nothing is
// allocated to look at it or to release it, and the time to read it grows with the text's length alone. Json points at a
// value in a document.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "runtime/io/budget.h"

namespace eager {

inline constexpr int kMaxJsonDepth = 32;

template <class... Parts>
[[noreturn]] void damaged(const Parts&... parts) {
  fail(Code::data_loss, "the file is damaged: ", parts...);
}

enum class JsonKind : uint8_t { null, boolean, integer, real, string, list, object };

class Json;

class JsonDocument {
 public:
  Json root() const;

 private:
  friend class Json;
  friend class JsonBuilder;

  // A list or an object stands before its elements; an object's are keys and values in turn.
  struct Node {
    JsonKind kind;
    uint32_t size;  // of a string in bytes; of a list or an object, the number of its elements or members
    union {
      int64_t i;  // also a boolean
      double f;
      size_t place;  // a string's, in text_; for a list or an object, the node behind its last element
    };
  };
  std::vector<Node> nodes_;
  std::string text_;
};

// A value in a document that outlives it, or none.
class Json {
 public:
  Json() = default;
  Json(const JsonDocument& d, size_t at) : document_(&d), at_(at) {}
  explicit operator bool() const { return document_ != nullptr; }

  JsonKind kind() const { return node().kind; }
  bool is(JsonKind kind) const { return node().kind == kind; }
  int64_t integer() const { return node().i; }
  double real() const { return node().f; }
  std::string_view string() const { return {document_->text_.data() + node().place, node().size}; }

  // Of a list or an object.
  size_t size() const { return node().size; }
  class Iterator;
  Iterator begin() const;  // the elements; for an object keys and values in turn
  Iterator end() const;

 private:
  const JsonDocument::Node& node() const { return document_->nodes_[at_]; }
  size_t behind() const { return is(JsonKind::list) || is(JsonKind::object) ? node().place : at_ + 1; }

  const JsonDocument* document_ = nullptr;
  size_t at_ = 0;
};

class Json::Iterator {
 public:
  explicit Iterator(Json j) : j_(j) {}
  Json operator*() const { return j_; }
  Iterator& operator++() {
    j_.at_ = j_.behind();
    return *this;
  }
  bool operator!=(const Iterator& o) const { return j_.at_ != o.j_.at_; }

 private:
  Json j_;
};

inline Json JsonDocument::root() const { return {*this, 0}; }
inline Json::Iterator Json::begin() const { return Iterator(Json(*document_, at_ + 1)); }
inline Json::Iterator Json::end() const { return Iterator(Json(*document_, behind())); }

JsonDocument parse_json(std::string_view text, const char* what, LoadBudget& budget);

// f(key, value) for each member, in the text's order.
template <class F>
void for_each_member(Json object, F f) {
  for (auto at = object.begin(); at != object.end();) {
    const std::string_view key = (*at).string();
    const Json value = *++at;
    ++at;
    f(key, value);
  }
}

// The first member of that name; none where there is none.
Json find_member(Json object, std::string_view name);
Json member(Json object, std::string_view name);
Json list_at(Json object, std::string_view name);
Json object_at(Json object, std::string_view name);
// The elements of the list of that name, to be found by their place.
std::vector<Json> elements_at(Json object, std::string_view name, LoadBudget& budget);

int64_t to_integer(Json j, int64_t least = INT64_MIN, int64_t most = INT64_MAX);
// Below `count`.
inline size_t to_index(Json j, size_t count) {
  return static_cast<size_t>(to_integer(j, 0, static_cast<int64_t>(count) - 1));
}
bool to_boolean(Json j);
std::string_view to_string(Json j);
// "inf", "-inf", "nan" too: JSON has no such numbers.
double to_real(Json j);

}  // namespace eager
