#include "runtime/io/json_writer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "base/utf8.h"

namespace eager {

namespace {

void escape(std::string& out, char c) {
  switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\t': out += "\\t"; return;
    default: break;
  }
  char code[8];
  std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
  out += code;
}

}  // namespace

void JsonWriter::quote(std::string_view text) {
  text_ += '"';
  const auto is_simple = [](char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; };
  while (!text.empty()) {
    const size_t simple = static_cast<size_t>(std::ranges::find_if_not(text, is_simple) - text.begin());
    text_ += text.substr(0, simple);
    text.remove_prefix(simple);
    if (text.empty()) break;
    const size_t length = character_size(text);
    const bool needs_no_escape = length > 1 || (length == 1 && text[0] >= ' ' && text[0] != '"' && text[0] != '\\');
    if (needs_no_escape) text_ += text.substr(0, length);
    else if (length == 1) escape(text_, text[0]);
    else append_escaped(text_ += '\\', text[0]);
    text.remove_prefix(length ? length : 1);
  }
  text_ += '"';
}

void JsonWriter::break_line() {
  if (is_indented_) text_.append(1, '\n').append(static_cast<size_t>(depth_), ' ');
}

void JsonWriter::separate() {
  if (is_after_key_) {
    is_after_key_ = false;
    return;
  }
  if (!is_first_) text_ += ',';
  is_first_ = false;
  if (depth_ > 0) break_line();
}

void JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  text_ += is_indented_ ? ": " : ":";
  is_after_key_ = true;
}

void JsonWriter::value(std::string_view text) {
  separate();
  quote(text);
}

// Writes the shortest text that is read as the same number, and as no integer.
void JsonWriter::value(double v) {
  if (!std::isfinite(v)) return value(std::isnan(v) ? "nan" : v > 0 ? "inf" : "-inf");
  char text[32];
  const std::to_chars_result end = std::to_chars(text, text + sizeof text, v);
  const std::string_view digits(text, static_cast<size_t>(end.ptr - text));
  put(digits);
  if (digits.find_first_of(".e") == std::string_view::npos) text_ += ".0";
}

}  // namespace eager
