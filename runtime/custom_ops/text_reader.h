// Reads the texts of definitions, schemas and prototypes, token by token. White space may stand between tokens.
#pragma once

#include <cctype>
#include <charconv>
#include <string>
#include <string_view>

#include "base/error.h"

namespace eager {

class TextReader {
 public:
  // what: what the text is, for messages, "the schema of mylib.saxpy".
  TextReader(std::string_view text, std::string what) : whole_(text), text_(text), what_(std::move(what)) {}

 protected:
  static bool is_space(char c) { return std::isspace(static_cast<unsigned char>(c)); }
  static bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }
  static bool begins_name(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }

  [[noreturn]] void malformed(const std::string& why) const { malformed_at(at_, why); }
  [[noreturn]] void malformed_at(size_t at, const std::string& why) const {
    while (at < whole_.size() && is_space(whole_[at])) ++at;
    invalid_argument(what_, " is malformed at \"", std::string(whole_.substr(at, 24)), "\": ", why);
  }

  void skip_spaces() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }
  bool is_at_end() {
    skip_spaces();
    return at_ == text_.size();
  }
  bool begins_with(std::string_view token) {
    skip_spaces();
    return text_.substr(at_, token.size()) == token;
  }
  bool takes(std::string_view token) {
    const bool is_there = begins_with(token);
    if (is_there) at_ += token.size();
    return is_there;
  }
  bool takes(char c) { return takes(std::string_view(&c, 1)); }
  void expect(char c) {
    if (!takes(c)) malformed(cat("'", c, "' is expected"));
  }

  bool begins_with_name() {
    skip_spaces();
    return at_ < text_.size() && begins_name(text_[at_]);
  }
  std::string_view name() {
    if (!begins_with_name()) malformed("a name is expected");
    const size_t begin = at_;
    while (at_ < text_.size() && (begins_name(text_[at_]) || is_digit(text_[at_]))) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  // Returns the characters that may be of a number, as far as they go.
  std::string number() {
    skip_spaces();
    const size_t begin = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) ||
                                  std::string_view("+-.").find(text_[at_]) != std::string_view::npos)) {
      if (text_.substr(at_, 2) == "->") break;
      ++at_;
    }
    return std::string(text_.substr(begin, at_ - begin));
  }
  // Reports whether a word is an integer, which it then writes to value.
  static bool is_integer(const std::string& word, int64_t& value) {
    const char* first = word.data() + (word[0] == '+');
    const char* last = word.data() + word.size();
    const auto [end, error] = std::from_chars(first, last, value);
    return !word.empty() && error == std::errc{} && end == last;
  }
  int64_t integer() {
    const size_t begin = at_;
    int64_t value = 0;
    if (!is_integer(number(), value)) malformed_at(begin, "an integer is expected");
    return value;
  }

  const std::string_view whole_;
  std::string_view text_;  // as far as it is read now
  size_t at_ = 0;

 private:
  const std::string what_;
};

}  // namespace eager
