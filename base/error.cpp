#include "base/error.h"

namespace eager {

void TextPart::append_to(std::string& text) const {
  switch (kind_) {
    case Kind::text: text.append(text_, size_); break;
    case Kind::character: text += character_; break;
    case Kind::integer: text += std::to_string(signed_); break;
    case Kind::unsigned_integer: text += std::to_string(unsigned_); break;
    case Kind::real: text += number_text(real_); break;
  }
}

std::string join(std::initializer_list<TextPart> parts) {
  std::string text;
  for (const TextPart& part : parts) part.append_to(text);
  return text;
}

}  // namespace eager
