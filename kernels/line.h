// Copies of an element for a loop that reads an array, where an operand is one element. They lie in the host's memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace eager::cpu {

// Copies of one element, 16 bytes in all.
struct alignas(16) Line {
  uint64_t words[2];
};

namespace detail {
// Returns `copies` of a word. It reads as many bytes as were written, else the processor waits for the store.
template <class Word>
uint64_t repeat_word(const void* element, uint64_t copies) {
  Word word;
  std::memcpy(&word, element, sizeof word);
  return word * copies;
}
}  // namespace detail

inline Line line_of(const void* element, size_t size) {
  using namespace detail;
  if (size == 16)
    return {{repeat_word<uint64_t>(element, 1), repeat_word<uint64_t>(static_cast<const uint64_t*>(element) + 1, 1)}};
  const uint64_t word = size == 8   ? repeat_word<uint64_t>(element, 1)
                        : size == 4 ? repeat_word<uint32_t>(element, 0x100000001u)
                        : size == 2 ? repeat_word<uint16_t>(element, 0x1000100010001u)
                                    : repeat_word<uint8_t>(element, 0x101010101010101u);
  return {{word, word}};
}

inline constexpr size_t kWidestVector = 64;  // bytes of the widest vectors

// Writes a line again and again: `bytes` in all, a multiple of kWidestVector. Its body is in kernels/cpu/chunks.cpp.
void fill_lines(void* to, const Line& line, size_t bytes);

}  // namespace eager::cpu
