// Operands that broadcast, copied out chunk by chunk.
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

// Writes a line until `bytes` are written, a multiple of kLines.
inline constexpr size_t kLines = 64;  // bytes of the widest vectors
void fill_lines(void* to, const Line& line, size_t bytes);

// Writes the element at `from` n times.
void fill(char* to, const char* from, int64_t n, size_t size);

// Copies the elements that output elements [begin, begin + n) read of an operand with these strides
// (kernels/common/broadcast.h).
void gather(const int64_t* dims, const int64_t* strides, int rank, int64_t begin, int64_t n, const void* data,
            size_t size, void* to);

// Copies n elements of an operand that repeats every `period` elements, from element `phase` on.
void repeat(char* to, const char* from, int64_t phase, int64_t period, int64_t n, size_t size);

}  // namespace eager::cpu
