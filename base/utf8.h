// Text that leaves the library is UTF-8 without NUL, whatever a file or a caller put into it.
#pragma once

#include <string>
#include <string_view>

namespace eager {

// The bytes of the character that text, which is not empty, begins with, NUL included; 0: it begins with none.
size_t character_size(std::string_view text);

// Writes each byte that belongs to no UTF-8 character, and each NUL, which would end a C string, as \x and two digits.
std::string to_utf8(std::string text);
// Appends such a byte.
void append_escaped(std::string& text, char byte);

// The longest beginning of text that has at most `bytes` bytes and ends with a whole character.
std::string_view cut_utf8(std::string_view text, size_t bytes);

// The character that text, which is not empty, begins with; a byte where it begins with none.
std::string_view first_character(std::string_view text);

}  // namespace eager
