#include "kernels/cpu/letter_case.h"

#include <algorithm>
#include <span>

#include "base/utf8.h"

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

// Returns the character that the text begins with; 0 where it begins with none.
char32_t code_of(std::string_view text) {
  const size_t size = text.empty() ? 0 : character_size(text);
  if (size == 0) return 0;
  char32_t code = static_cast<unsigned char>(text[0]) & (size == 1 ? 0x7f : 0xff >> (size + 1));
  for (size_t i = 1; i < size; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3f);
  return code;
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
    const std::string_view bytes = first_character(text);
    const char32_t c = code_of(bytes);
    text.remove_prefix(bytes.size());
    const bool is_letter = has_case(c);
    if (!is_letter) {
      sink.append(bytes);
    } else if (c < 0x80) {
      append(sink, is_upper ? c & ~char32_t{0x20} : c | 0x20);
    } else if (!is_upper && c == kSigma && is_behind_letter && !has_case(code_of(text))) {
      append(sink, kFinalSigma);
    } else if (const Several* several = several_of(m, c)) {
      for (const char32_t to : several->to) {
        if (to != 0) append(sink, to);
      }
    } else {
      const Range* range = range_of(m, c);
      append(sink, range ? c + static_cast<char32_t>(range->added) : c);
    }
    is_behind_letter = is_letter;
  }
}

}  // namespace eager::cpu
