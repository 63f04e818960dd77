// The caching allocator over memory that the tests provide.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include "kernels/cuda/allocator.h"

using eager::cuda::Allocator;

namespace {

constexpr size_t kMiB = size_t{1} << 20;

size_t limit, given;             // bytes
int num_reserved, num_returned;  // calls of reserve and give_back
std::map<void*, size_t> segments;

void* reserve(size_t bytes) {
  if (given + bytes > limit) return nullptr;
  void* data = std::aligned_alloc(512, bytes);
  segments[data] = bytes;
  given += bytes;
  ++num_reserved;
  return data;
}
void give_back(void* data) {
  given -= segments.at(data);
  segments.erase(data);
  ++num_returned;
  std::free(data);
}

struct Memory {
  Allocator allocator{reserve, give_back};
  explicit Memory(size_t bytes = 512 * kMiB) {
    limit = bytes;
    given = 0;
    num_reserved = num_returned = 0;
  }
  ~Memory() {
    allocator.trim();
    CHECK(segments.empty());  // everything came back, in whole segments
    CHECK(allocator.memory().in_use == 0);
    CHECK(allocator.memory().reserved == 0);
  }
};

}  // namespace

TEST_CASE("freed memory is used again without a call of CUDA", "[allocator]") {
  Memory m;
  void* a = m.allocator.allocate(1000);
  m.allocator.deallocate(a);
  for (int i = 0; i < 100; ++i) {
    void* b = m.allocator.allocate(900);
    CHECK(b == a);
    m.allocator.deallocate(b);
  }
  CHECK(num_reserved == 1);
}

TEST_CASE("small blocks share a segment of 2 MiB, medium ones of 20 MiB, and large ones have their own",
          "[allocator]") {
  Memory m;
  std::vector<void*> all;
  for (int i = 0; i < 4; ++i) all.push_back(m.allocator.allocate(kMiB / 2));
  CHECK(given == 2 * kMiB);
  for (int i = 0; i < 4; ++i) all.push_back(m.allocator.allocate(5 * kMiB));
  CHECK(given == 22 * kMiB);
  all.push_back(m.allocator.allocate(30 * kMiB + 1));
  CHECK(given == 54 * kMiB);  // rounded up to 2 MiB
  for (void* data : all) {
    CHECK(reinterpret_cast<uintptr_t>(data) % 512 == 0);
    m.allocator.deallocate(data);
  }
}

TEST_CASE("free neighbours join", "[allocator]") {
  Memory m;
  void* pieces[4];
  for (void*& p : pieces) p = m.allocator.allocate(5 * kMiB);
  for (int i : {1, 3, 0, 2}) m.allocator.deallocate(pieces[i]);
  void* whole = m.allocator.allocate(20 * kMiB);
  CHECK(whole == pieces[0]);
  CHECK(num_reserved == 1);
  m.allocator.deallocate(whole);
}

TEST_CASE("the smallest block that is large enough is taken", "[allocator]") {
  Memory m;
  void *large = m.allocator.allocate(64 * kMiB), *wall = m.allocator.allocate(64 * kMiB),
       *small = m.allocator.allocate(32 * kMiB);
  m.allocator.deallocate(large);
  m.allocator.deallocate(small);
  void* again = m.allocator.allocate(31 * kMiB);
  CHECK(again == small);
  m.allocator.deallocate(again);
  m.allocator.deallocate(wall);
}

TEST_CASE("the figures count blocks in use, their peak, and segments", "[allocator]") {
  Memory m;
  void *a = m.allocator.allocate(1), *b = m.allocator.allocate(3 * kMiB);
  CHECK(m.allocator.memory().in_use == static_cast<int64_t>(512 + 3 * kMiB));
  CHECK(m.allocator.memory().reserved == static_cast<int64_t>(22 * kMiB));
  m.allocator.deallocate(b);
  CHECK(m.allocator.memory().in_use == 512);
  CHECK(m.allocator.memory().peak == static_cast<int64_t>(512 + 3 * kMiB));
  m.allocator.trim();
  CHECK(m.allocator.memory().reserved == static_cast<int64_t>(2 * kMiB));
  CHECK(num_returned == 1);
  m.allocator.deallocate(a);
}

TEST_CASE("a limit holds for segments, whole or not", "[allocator]") {
  Memory m;
  void* a = m.allocator.allocate(40 * kMiB);
  m.allocator.deallocate(a);
  m.allocator.limit(32 * kMiB);
  CHECK(m.allocator.memory().reserved == 0);
  CHECK(m.allocator.memory().limit == static_cast<int64_t>(32 * kMiB));
  CHECK(m.allocator.allocate(40 * kMiB) == nullptr);
  void* b = m.allocator.allocate(29 * kMiB);
  REQUIRE(b);
  void* c = m.allocator.allocate(kMiB + 512);  // there is no room for a segment of 20 MiB
  CHECK(c);
  CHECK(m.allocator.memory().reserved <= static_cast<int64_t>(32 * kMiB));
  CHECK(m.allocator.allocate(4 * kMiB) == nullptr);
  m.allocator.limit(0);
  void* d = m.allocator.allocate(40 * kMiB);
  CHECK(d);
  for (void* p : {b, c, d}) m.allocator.deallocate(p);
}

TEST_CASE("when memory is out, cached segments are given back and the allocation is tried once more", "[allocator]") {
  Memory m(64 * kMiB);
  void* a = m.allocator.allocate(40 * kMiB);
  CHECK(m.allocator.allocate(40 * kMiB) == nullptr);
  m.allocator.deallocate(a);
  void* b = m.allocator.allocate(60 * kMiB);  // the 40 MiB that are free are given back first
  REQUIRE(b);
  CHECK(num_returned == 1);
  CHECK(m.allocator.allocate(10 * kMiB) == nullptr);
  CHECK(m.allocator.memory().in_use == static_cast<int64_t>(60 * kMiB));
  m.allocator.deallocate(b);
  CHECK(m.allocator.allocate(SIZE_MAX) == nullptr);
  CHECK(m.allocator.allocate(SIZE_MAX / 2) == nullptr);
}

TEST_CASE("blocks in use never overlap, whatever comes and goes, on any number of threads", "[allocator]") {
  Memory m;
  std::vector<std::thread> threads;
  std::atomic<int> faults{0};
  for (unsigned seed = 1; seed <= 4; ++seed) {
    threads.emplace_back([&m, &faults, seed] {
      std::mt19937 random(seed);
      struct Held {
        unsigned char* data;
        size_t bytes;
      };
      std::vector<Held> held;
      for (int i = 0; i < 4000; ++i) {
        if (held.size() < 20 && random() % 2) {
          const size_t bytes = size_t{1} << random() % 22;
          auto* data = static_cast<unsigned char*>(m.allocator.allocate(bytes));
          if (!data) continue;
          data[0] = data[bytes - 1] = static_cast<unsigned char>(seed);
          held.push_back({data, bytes});
        } else if (!held.empty()) {
          std::swap(held[random() % held.size()], held.back());
          const Held h = held.back();
          held.pop_back();
          if (h.data[0] != seed || h.data[h.bytes - 1] != seed) ++faults;
          m.allocator.deallocate(h.data);
        }
      }
      for (const Held& h : held) m.allocator.deallocate(h.data);
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(faults == 0);
}
