// The beginning of every handle of the C API: a tag that tells its kind, and a reference count.
#pragma once

#include <atomic>
#include <cstdint>

namespace eager {

enum class Tag : uint32_t {
  dead = 0xdeadbeef,
  tensor = 0x54454e53,  // the characters "TENS"; the others are spelled likewise
  op = 0x4f505f5f,
  context = 0x43545854,
  tape = 0x54415045,
  variable = 0x56415249,
  optimizer = 0x4f505449,
  schedule = 0x53434845,
  function = 0x46554e43,
  layer = 0x4c415945,
  checkpoint = 0x43484b50,
  checkpoint_writer = 0x43484b57,
  dataset = 0x44415441,
  iterator = 0x49544552,
  record_reader = 0x52454352,
  record_writer = 0x52454357,
  event_writer = 0x45564e54,
  status = 0x53544154,
};

class Counted {
 public:
  explicit Counted(Tag t) : tag(t) {}
  void retain() { refs.fetch_add(1, std::memory_order_relaxed); }
  // Gives up a reference and returns true if it was the last. A sole owner pays no read-modify-write.
  bool drop() { return refs.load(std::memory_order_acquire) == 1 || refs.fetch_sub(1, std::memory_order_acq_rel) == 1; }
  bool is_sole() const { return refs.load(std::memory_order_acquire) == 1; }

  Tag tag;
  std::atomic<uint32_t> refs{1};
};

// Returns the tag of the handle at p, which may be of another kind than its C type says.
inline Tag tag_of(const void* p) { return *static_cast<const Tag*>(p); }

}  // namespace eager
