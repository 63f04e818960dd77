#include "kernels/cpu/move.h"

#include "kernels/cpu/chunks.h"

namespace eager::cpu {

void copy_bytes(void* to, const void* from, int64_t bytes) {
  parallel_for(bytes, 256 * 1024, [=](int64_t begin, int64_t end) {
    std::memcpy(static_cast<char*>(to) + begin, static_cast<const char*>(from) + begin, end - begin);
  });
}

void zero_bytes(void* to, int64_t bytes) {
  parallel_for(bytes, 256 * 1024,
               [=](int64_t begin, int64_t end) { std::memset(static_cast<char*>(to) + begin, 0, end - begin); });
}

void fill_elements(void* to, const void* value, size_t element_size, int64_t count) {
  const auto size = static_cast<int64_t>(element_size);
  parallel_for(count, grain_for(size), [=](int64_t begin, int64_t end) {
    fill(static_cast<char*>(to) + begin * size, static_cast<const char*>(value), end - begin, element_size);
  });
}

}  // namespace eager::cpu
