#include "base/utf8.h"

#include <algorithm>

namespace eager {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Returns the position, from `at` on, of the first byte that must be escaped; the text's size where there is none.
size_t find_bad(std::string_view text, size_t at) {
  while (at < text.size()) {
    const size_t size = text[at] == 0 ? 0 : character_size(text.substr(at));
    if (size == 0) return at;
    at += size;
  }
  return at;
}

}  // namespace

// Follows table 3-7 of the Unicode standard, which admits neither overlong forms, nor surrogates, nor anything above
// U+10FFFF.
size_t character_size(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const size_t size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  const int least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  const int most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  const bool is_whole = std::all_of(text.begin() + 2, text.begin() + static_cast<std::ptrdiff_t>(size), continues);
  return second >= least && second <= most && is_whole ? size : 0;
}

bool is_utf8(std::string_view text) { return find_bad(text, 0) == text.size(); }

std::string to_utf8(std::string text) {
  size_t bad = find_bad(text, 0);
  if (bad == text.size()) return text;
  std::string clean;
  size_t begin = 0;
  for (; bad < text.size(); bad = find_bad(text, begin)) {
    append_escaped(clean.append(text, begin, bad - begin), text[bad]);
    begin = bad + 1;
  }
  return clean.append(text, begin);
}

void append_escaped(std::string& text, char byte) {
  constexpr char digits[] = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  text.append("\\x") += digits[value >> 4];
  text += digits[value & 15];
}

std::string_view cut_utf8(std::string_view text, size_t bytes) {
  if (text.size() <= bytes) return text;
  size_t begin = bytes;  // where the character begins that lies across the cut
  while (begin > 0 && bytes - begin < 3 && continues(text[begin])) --begin;
  return text.substr(0, begin + character_size(text.substr(begin)) > bytes ? begin : bytes);
}

std::string_view first_character(std::string_view text) {
  return text.substr(0, std::max<size_t>(character_size(text), 1));
}

}  // namespace eager
