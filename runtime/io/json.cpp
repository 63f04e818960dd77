#include "runtime/io/json.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace eager {

// Builds a document: the JSON library's parser calls these functions as it goes through the text. false would stop it;
// errors are thrown instead.
class JsonBuilder {
 public:
  JsonBuilder(const char* what, LoadBudget& budget) : what_(what), budget_(budget) {}
  JsonDocument take() { return std::move(document_); }

  bool null() { return add(JsonKind::null, 0); }
  bool boolean(bool value) { return add(JsonKind::boolean, value); }
  bool number_integer(int64_t value) { return add(JsonKind::integer, value); }
  bool number_unsigned(uint64_t value) {
    if (value > static_cast<uint64_t>(INT64_MAX)) return real(static_cast<double>(value));
    return add(JsonKind::integer, static_cast<int64_t>(value));
  }
  bool number_float(double value, const std::string&) { return real(value); }
  bool string(const std::string& value) {
    count();
    return append(value);
  }
  bool key(const std::string& value) { return append(value); }
  bool binary(const nlohmann::json::binary_t&) { return false; }  // never called for a text
  bool start_list(JsonKind kind) {
    if (depth_ == kMaxJsonDepth) damaged(what_, " is nested too deep");
    add(kind, 0);
    open_[depth_++] = document_.nodes_.size() - 1;
    return true;
  }
  bool end_list() {
    document_.nodes_[open_[--depth_]].place = document_.nodes_.size();
    return true;
  }
  bool start_object(size_t) { return start_list(JsonKind::object); }
  bool end_object() { return end_list(); }
  bool start_array(size_t) { return start_list(JsonKind::list); }
  bool end_array() { return end_list(); }
  bool parse_error(size_t position, const std::string&, const nlohmann::detail::exception& error) {
    constexpr int kOutOfRange = 406;
    if (error.id == kOutOfRange) damaged(what_, " has a number that is out of range");
    damaged(what_, " is no JSON at byte ", position);
  }

 private:
  JsonDocument::Node& push_node(JsonKind kind) {
    return push(budget_, document_.nodes_, JsonDocument::Node{kind, 0, {0}});
  }
  // Counts the value in the list or object that it stands in.
  void count() {
    if (depth_ > 0) ++document_.nodes_[open_[depth_ - 1]].size;
  }
  bool add(JsonKind kind, int64_t value) {
    count();
    push_node(kind).i = value;
    return true;
  }
  bool real(double value) {
    count();
    push_node(JsonKind::real).f = value;
    return true;
  }
  bool append(const std::string& value) {
    std::string& text = document_.text_;
    if (text.capacity() - text.size() < value.size()) {
      const size_t room = std::max(2 * text.capacity(), text.size() + value.size());
      budget_.charge(room - text.capacity(), 1);
      text.reserve(room);
    }
    JsonDocument::Node& node = push_node(JsonKind::string);
    node.place = text.size();
    node.size = static_cast<uint32_t>(value.size());
    text += value;
    return true;
  }

  const char* const what_;
  LoadBudget& budget_;
  JsonDocument document_;
  size_t open_[kMaxJsonDepth];  // lists and objects that have not ended
  int depth_ = 0;
};

namespace {

constexpr size_t kMaxText = UINT32_MAX;  // JsonDocument::Node::size has 32 bits

}  // namespace

JsonDocument parse_json(std::string_view text, const char* what, LoadBudget& budget) {
  if (text.size() > kMaxText) damaged(what, " has ", text.size(), " bytes");
  JsonBuilder builder(what, budget);
  nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

Json find_member(Json object, std::string_view name) {
  if (!object.is(JsonKind::object)) damaged("an object with '", name, "' is expected");
  Json found;
  for_each_member(object, [&](std::string_view key, Json value) {
    if (!found && key == name) found = value;
  });
  return found;
}

Json member(Json object, std::string_view name) {
  const Json found = find_member(object, name);
  if (!found) damaged("'", name, "' is missing");
  return found;
}

Json list_at(Json object, std::string_view name) {
  const Json list = member(object, name);
  if (!list.is(JsonKind::list)) damaged("'", name, "' is no list");
  return list;
}

Json object_at(Json object, std::string_view name) {
  const Json inner = member(object, name);
  if (!inner.is(JsonKind::object)) damaged("'", name, "' is no object");
  return inner;
}

std::vector<Json> elements_at(Json object, std::string_view name, LoadBudget& budget) {
  const Json list = list_at(object, name);
  budget.charge(list.size(), sizeof(Json));
  std::vector<Json> elements;
  elements.reserve(list.size());
  for (const Json j : list) elements.push_back(j);
  return elements;
}

int64_t to_integer(Json j, int64_t least, int64_t most) {
  if (!j.is(JsonKind::integer)) damaged("a whole number is expected");
  if (j.integer() < least || j.integer() > most) damaged("a number is out of range");
  return j.integer();
}

bool to_boolean(Json j) {
  if (!j.is(JsonKind::boolean)) damaged("true or false is expected");
  return j.integer() != 0;
}

std::string_view to_string(Json j) {
  if (!j.is(JsonKind::string)) damaged("a string is expected");
  return j.string();
}

double to_real(Json j) {
  if (j.is(JsonKind::integer)) return static_cast<double>(j.integer());
  if (j.is(JsonKind::real)) return j.real();
  const std::string_view text = to_string(j);
  if (text == "nan") return NAN;
  if (text == "inf") return INFINITY;
  if (text == "-inf") return -INFINITY;
  damaged("a number is expected");
}

}  // namespace eager
