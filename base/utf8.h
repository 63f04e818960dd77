// Text that leaves the library is UTF-8 without NUL, whatever a file or a caller put into it.
#pragma once

#include <string>
#include <string_view>

namespace eager {

// Returns the size in bytes of the character (NUL included) that text begins with; 0: it begins with none. Text must
// not be empty.
size_t character_size(std::string_view text);

// Reports whether text is UTF-8 without NUL.
bool is_utf8(std::string_view text);

// Returns text with each byte that belongs to no UTF-8 character, and each NUL, which would end a C string, written as
// \x and two hexadecimal digits.
std::string to_utf8(std::string text);
// Appends the byte as \x and two hexadecimal digits.
void append_escaped(std::string& text, char byte);

// Returns the longest beginning of text that has at most `bytes` bytes and ends with a whole character.
std::string_view cut_utf8(std::string_view text, size_t bytes);

// Returns the character that text begins with, or one byte where it begins with none. Text must not be empty.
std::string_view first_character(std::string_view text);

}  // namespace eager
