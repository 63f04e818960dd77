// Writes JSON text from front to back, and keeps nothing but the text.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace eager {

class JsonWriter {
 public:
  // is_indented: each element stands on a line of its own.
  explicit JsonWriter(bool is_indented = false) : is_indented_(is_indented) {}

  // Writes an object. write() writes its members: for each key() and a value, or member().
  template <class F>
  void object(F write) {
    enclose('{', write, '}');
  }
  // Writes a list. write() writes its elements.
  template <class F>
  void list(F write) {
    enclose('[', write, ']');
  }

  void key(std::string_view name);
  void null() { put("null"); }
  void raw(std::string_view json) { put(json); }  // JSON text, as it stands
  void value(std::string_view text);              // bytes that are not UTF-8 come out escaped, as \xff
  void value(const char* text) { value(std::string_view(text)); }
  void value(double v);  // "inf", "-inf" and "nan" as strings
  // Writes a boolean or an integer.
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
  void value(T v) {
    if constexpr (std::is_same_v<T, bool>) put(v ? "true" : "false");
    else put(std::to_string(v));
  }
  template <class T>
  void member(std::string_view name, const T& v) {
    key(name);
    value(v);
  }
  // Writes the values of a range as a list.
  template <class Range>
  void values(const Range& range) {
    list([&] {
      for (const auto& v : range) value(v);
    });
  }

  std::string take() { return std::move(text_); }

 private:
  template <class F>
  void enclose(char begin, F write, char end) {
    separate();
    text_ += begin;
    is_first_ = true;
    ++depth_;
    write();
    --depth_;
    if (!is_first_) break_line();
    text_ += end;
    is_first_ = false;
  }
  void put(std::string_view text) {
    separate();
    text_ += text;
  }
  void separate();  // writes the comma and the line break that the next element needs
  void break_line();
  void quote(std::string_view text);

  const bool is_indented_;
  bool is_first_ = true, is_after_key_ = false;
  int depth_ = 0;
  std::string text_;
};

}  // namespace eager
