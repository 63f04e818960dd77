// Small letters, of ASCII alone: names of devices, initializers and activations are the same in any case.
#pragma once

#include <string>
#include <string_view>

namespace eager {

inline std::string lower(std::string_view text) {
  std::string low(text);
  for (char& c : low) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return low;
}

}  // namespace eager
