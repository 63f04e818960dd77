#include "kernels/cpu/letter_case.h"

#include <algorithm>
#include <span>

namespace eager::cpu {
namespace {

struct Range {
  char32_t first, last;
  int32_t step, added;
};

struct Several {
  char32_t from, to[3];  // 0: there are fewer
};

#include "kernels/cpu/letter_case.inc"

struct Mapping {
  std::span<const Range> ranges;
  std::span<const Several> several;
};
constexpr Mapping kToLower{kLower, kSeveralLower}, kToUpper{kUpper, kSeveralUpper};

constexpr char32_t kSigma = 0x3a3, kFinalSigma = 0x3c2;

// Returns the range that has a character, or NULL.
const Range* range_of(const Mapping& m, char32_t c) {
  const auto at = std::ranges::lower_bound(m.ranges, c, {}, &Range::last);
  if (at == m.ranges.end() || c < at->first || (c - at->first) % static_cast<char32_t>(at->step) != 0) return nullptr;
  return &*at;
}

const Several* several_of(const Mapping& m, char32_t c) {
  const auto at = std::ranges::lower_bound(m.several, c, {}, &Several::from);
  return at != m.several.end() && at->from == c ? &*at : nullptr;
}

bool is_ascii_letter(char32_t c) { return (c | 0x20) - 'a' < 26; }

bool has_case(char32_t c) {
  if (c < 0x80) return is_ascii_letter(c);
  return range_of(kToLower, c) || range_of(kToUpper, c) || several_of(kToLower, c) || several_of(kToUpper, c);
}

struct Character {
  char32_t code;
  size_t size;  // in bytes; 0 where there is none, or what is there is no UTF-8
};

Character first_of(std::string_view text) {
  if (text.empty()) return {0, 0};
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {0, 0};
  char32_t code = lead & (0xff >> (size + 1));
  for (size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {0, 0};
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_one = code >= kLeast[size] && code < 0x110000 && (code < 0xd800 || code >= 0xe000);
  return {code, is_one ? size : 0};
}

void append(StringSink& sink, char32_t c) {
  const int tails = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  constexpr unsigned char kLeads[] = {0, 0xc0, 0xe0, 0xf0};
  char* const to = sink.append(static_cast<size_t>(tails) + 1);
  to[0] = static_cast<char>(kLeads[tails] | c >> 6 * tails);
  for (int i = 1; i <= tails; ++i) to[i] = static_cast<char>(0x80 | (c >> 6 * (tails - i) & 0x3f));
}

}  // namespace

void append_in_case(StringSink& sink, std::string_view text, bool is_upper) {
  const Mapping& m = is_upper ? kToUpper : kToLower;
  bool is_behind_letter = false;
  while (!text.empty()) {
    const Character c = first_of(text);
    const std::string_view bytes = text.substr(0, std::max<size_t>(c.size, 1));
    text.remove_prefix(bytes.size());
    const bool is_letter = c.size > 0 && has_case(c.code);
    if (!is_letter) {
      sink.append(bytes);
    } else if (c.code < 0x80) {
      append(sink, is_upper ? c.code & ~char32_t{0x20} : c.code | 0x20);
    } else if (!is_upper && c.code == kSigma && is_behind_letter && !has_case(first_of(text).code)) {
      append(sink, kFinalSigma);
    } else if (const Several* several = several_of(m, c.code)) {
      for (const char32_t to : several->to) {
        if (to != 0) append(sink, to);
      }
    } else {
      const Range* range = range_of(m, c.code);
      append(sink, range ? c.code + static_cast<char32_t>(range->added) : c.code);
    }
    is_behind_letter = is_letter;
  }
}

}  // namespace eager::cpu
