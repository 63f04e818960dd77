// What libpng says when memory is out.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <new>
#include <string>
#include <vector>

#include <sys/resource.h>

#include "base/png.h"
#include "support/child.h"

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // whose address space is beyond every limit

namespace {

// Reports whether f throws bad_alloc in a process that gets no more memory of any size.
template <class F>
bool is_out_of_memory(F f) {
  return client::in_child([&] {
           size_t pages = 0;
           std::ifstream("/proc/self/statm") >> pages;
           const rlim_t limit = pages * static_cast<size_t>(sysconf(_SC_PAGESIZE));
           const rlimit limits{limit, limit};
           if (pages == 0 || setrlimit(RLIMIT_AS, &limits) != 0) return 2;
           try {
             f();
           } catch (const std::bad_alloc&) {
             return 0;
           }
           return 1;
         }) == 0;
}

}  // namespace

TEST_CASE("png: memory that is out is not the image's fault") {
  constexpr uint32_t kWidth = 1'000'000;
  constexpr int kChannels = 4, kBits = 16, kFast = 1;
  std::vector<uint16_t> pixels(size_t{kWidth} * kChannels, 7);
  const std::string file = eager::encode_png(pixels.data(), kWidth, 1, kChannels, kBits, kFast);
  std::vector<uint16_t> read(pixels.size());
  eager::decode_png(file, kChannels, kBits, read.data());
  CHECK(std::equal(pixels.begin(), pixels.end(), read.begin()));
  CHECK(is_out_of_memory([&] { eager::encode_png(pixels.data(), kWidth, 1, kChannels, kBits, kFast); }));
  CHECK(is_out_of_memory([&] { eager::decode_png(file, kChannels, kBits, read.data()); }));
}

#endif
