// A caching allocator of device memory: freed memory is kept for the next allocation, since cudaMalloc and cudaFree
// wait for the device.
//
// Terms
//   segment   what one cudaMalloc gave: 2 MiB for small blocks, 20 MiB for medium ones, else the size itself
//   block     a piece of a segment, in use or free; a block knows its neighbours
//   reserved  bytes in segments
//   in use    bytes in blocks that were handed out
//
// Algorithm, as in PyTorch's CUDACachingAllocator: the smallest free block that is large enough is taken, and split
// when what is left is worth it. A freed block joins its free neighbours. When the device has no memory left, segments
// of which nothing is in use go back to it (trim), and the allocation is tried once more.
//
// Without caching each block is a segment of its own, of the size that was asked for, so that tools which check memory
// see where a tensor ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <set>
#include <unordered_map>

#include "kernels/kernel.h"

namespace eager::cuda {

class Allocator {
 public:
  // Reserve gets a segment from the device, and returns NULL when there is no more memory; Return gives it back.
  using Reserve = void* (*)(size_t bytes);
  using Return = void (*)(void* data);
  Allocator(Reserve reserve, Return give_back, bool is_caching = true)
      : reserve_(reserve), return_(give_back), is_caching_(is_caching) {}
  ~Allocator();

  void* allocate(size_t bytes);  // aligned to 512; NULL when memory is out
  void deallocate(void* data);   // never waits, never allocates
  void trim();                   // gives back every segment of which nothing is in use
  void limit(int64_t bytes);     // keeps all segments together within `bytes`; 0: no limit
  DeviceMemory memory() const;
  bool is_caching() const { return is_caching_; }

 private:
  struct Block;
  struct Smaller {
    bool operator()(const Block* a, const Block* b) const;
  };
  using Pool = std::set<Block*, Smaller>;
  struct Block {
    char* data;
    size_t bytes;
    bool is_small, is_free = false;
    Block *before = nullptr, *after = nullptr;  // neighbours in the segment
    // The block's node of its pool: in the pool while the block is free, and kept here while it is in use, so that
    // freeing allocates nothing.
    Pool::node_type node;
  };

  Pool& pool_of(const Block& block) { return block.is_small ? small_ : large_; }
  Block* take(size_t bytes, bool is_small);
  Block* add_segment(size_t bytes, bool is_small);
  Block* add_block(char* data, size_t bytes, bool is_small);
  void split(Block* block, size_t bytes);
  void join_after(Block* block);
  bool fits(size_t bytes) const;
  void* take_segment(size_t bytes);
  void trim_locked();

  const Reserve reserve_;
  const Return return_;
  const bool is_caching_;
  mutable std::mutex mutex_;
  Pool small_, large_;  // free blocks by size, then address
  std::unordered_map<void*, std::unique_ptr<Block>> blocks_;
  int64_t in_use_ = 0, peak_ = 0, reserved_ = 0, limit_ = 0;
};

}  // namespace eager::cuda
