// Numbers in texts that are the library's own. printf and strtod follow the program's locale, which may write 0.5 as 0,5.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace eager {

// Returns the number that all of the text is, or none.
inline std::optional<double> number_of(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Writes v as printf does: general is %.*g, scientific %.*e, fixed %.*f.
inline std::string printed(double v, std::chars_format format, int precision) {
  std::string text(static_cast<size_t>(precision) + 330, 0);
  text.resize(static_cast<size_t>(std::to_chars(text.data(), text.data() + text.size(), v, format, precision).ptr -
                                  text.data()));
  return text;
}

}  // namespace eager
