// Reads JSON that nobody vouches for: anything unexpected is DATA_LOSS, and no number is cut.
//
// A text is read into a JsonDocument, which is two flat arrays: one of 16 bytes for each value, one of all strings. So
// looking at a document allocates nothing, and the time to read one is proportional to the text's length. A Json points
// at a value in a document.
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

  // The node of a list or an object stands before those of its elements; an object's elements are keys and values in
  // turn.
  struct Node {
    JsonKind kind;
    uint32_t size;  // the bytes of a string, the elements of a list or the members of an object
    union {
      int64_t i;  // also a boolean
      double f;
      size_t place;  // where a string begins in text_; for a list or an object, the node behind its last element
    };
  };
  std::vector<Node> nodes_;
  std::string text_;
};

// A value in a document, or none. The document must outlive it.
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

  // The number of elements of a list, or of members of an object.
  size_t size() const { return node().size; }
  class Iterator;
  Iterator begin() const;  // over the elements of a list, or the keys and values of an object in turn
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

// Calls f(key, value) for each member, in the text's order.
template <class F>
void for_each_member(Json object, F f) {
  for (auto at = object.begin(); at != object.end();) {
    const std::string_view key = (*at).string();
    const Json value = *++at;
    ++at;
    f(key, value);
  }
}

// Returns the first member of that name, or none. The four functions below fail with DATA_LOSS instead.
Json find_member(Json object, std::string_view name);
Json member(Json object, std::string_view name);
Json list_at(Json object, std::string_view name);
Json object_at(Json object, std::string_view name);
// Returns the elements of the list of that name.
std::vector<Json> elements_at(Json object, std::string_view name, LoadBudget& budget);

int64_t to_integer(Json j, int64_t least = INT64_MIN, int64_t most = INT64_MAX);
// Returns a number from 0 to count - 1.
inline size_t to_index(Json j, size_t count) {
  return static_cast<size_t>(to_integer(j, 0, static_cast<int64_t>(count) - 1));
}
bool to_boolean(Json j);
std::string_view to_string(Json j);
// Takes the strings "inf", "-inf" and "nan" too, since JSON has no such numbers.
double to_real(Json j);

}  // namespace eager
