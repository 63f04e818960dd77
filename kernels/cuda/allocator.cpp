#include "kernels/cuda/allocator.h"

#include <algorithm>
#include <functional>
#include <new>

namespace eager::cuda {

namespace {

constexpr size_t kUnit = 512;
constexpr size_t kSmall = size_t{1} << 20;  // requests of up to this size come from small segments
constexpr size_t kSmallSegment = size_t{2} << 20;
constexpr size_t kMedium = size_t{10} << 20;  // larger requests below this size come from medium segments
constexpr size_t kMediumSegment = size_t{20} << 20;
constexpr size_t kLargeUnit = size_t{2} << 20;

size_t rounded(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace

bool Allocator::Smaller::operator()(const Block* a, const Block* b) const {
  return a->bytes != b->bytes ? a->bytes < b->bytes : std::less<>()(a->data, b->data);
}

Allocator::~Allocator() = default;

// Adds a block, in use, and makes its node of the pool, so that freeing it cannot fail.
Allocator::Block* Allocator::add_block(char* data, size_t bytes, bool is_small) {
  auto block = std::make_unique<Block>();
  block->data = data;
  block->bytes = bytes;
  block->is_small = is_small;
  Pool place;
  place.insert(block.get());
  block->node = place.extract(place.begin());
  Block* raw = block.get();
  blocks_.emplace(data, std::move(block));
  return raw;
}

bool Allocator::fits(size_t bytes) const { return limit_ == 0 || static_cast<int64_t>(bytes) <= limit_ - reserved_; }

void* Allocator::take_segment(size_t bytes) {
  void* data = fits(bytes) ? reserve_(bytes) : nullptr;
  if (data) return data;
  trim_locked();
  return fits(bytes) ? reserve_(bytes) : nullptr;
}

// Adds a segment for `bytes`. Where a limit leaves too little for a whole segment, the segment has the size that is
// asked for.
Allocator::Block* Allocator::add_segment(size_t bytes, bool is_small) {
  size_t size = !is_caching_      ? bytes
                : is_small        ? kSmallSegment
                : bytes < kMedium ? kMediumSegment
                                  : rounded(bytes, kLargeUnit);
  if (size < bytes) return nullptr;
  void* data = take_segment(size);
  if (!data && limit_ != 0 && size != bytes) data = take_segment(size = bytes);
  if (!data) return nullptr;
  try {
    Block* block = add_block(static_cast<char*>(data), size, is_small);
    reserved_ += static_cast<int64_t>(size);
    return block;
  } catch (...) {
    return_(data);
    throw;
  }
}

Allocator::Block* Allocator::take(size_t bytes, bool is_small) {
  Pool& pool = is_small ? small_ : large_;
  Block wanted{};
  wanted.bytes = bytes;
  const auto found = pool.lower_bound(&wanted);
  if (found == pool.end()) return add_segment(bytes, is_small);
  Block* block = *found;
  block->node = pool.extract(found);
  block->is_free = false;
  return block;
}

// Makes what is not needed a free neighbour.
void Allocator::split(Block* block, size_t bytes) {
  const size_t rest = block->bytes - bytes;
  if (rest < (block->is_small ? kUnit : kSmall + 1)) return;
  Block* after = add_block(block->data + bytes, rest, block->is_small);
  after->before = block;
  after->after = block->after;
  if (after->after) after->after->before = after;
  block->after = after;
  block->bytes = bytes;
  after->is_free = true;
  pool_of(*after).insert(std::move(after->node));
}

void* Allocator::allocate(size_t bytes) {
  if (bytes > SIZE_MAX / 2) return nullptr;
  if (is_caching_) bytes = std::max(rounded(bytes, kUnit), kUnit);
  std::lock_guard lock(mutex_);
  try {
    Block* block = take(bytes, bytes <= kSmall);
    if (!block) return nullptr;
    try {
      split(block, bytes);
    } catch (const std::bad_alloc&) {  // host memory is out: the block stays larger than needed
    }
    in_use_ += static_cast<int64_t>(block->bytes);
    peak_ = std::max(peak_, in_use_);
    return block->data;
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

// Joins the block and the one after it. Both are free, and neither is in a pool.
void Allocator::join_after(Block* block) {
  Block* after = block->after;
  block->bytes += after->bytes;
  block->after = after->after;
  if (block->after) block->after->before = block;
  blocks_.erase(after->data);
}

void Allocator::deallocate(void* data) {
  std::lock_guard lock(mutex_);
  Block* block = blocks_.find(data)->second.get();
  in_use_ -= static_cast<int64_t>(block->bytes);
  Pool& pool = pool_of(*block);
  if (Block* after = block->after; after && after->is_free) {
    pool.erase(after);
    join_after(block);
  }
  if (Block* before = block->before; before && before->is_free) {
    before->node = pool.extract(before);
    join_after(before);
    block = before;
  }
  block->is_free = true;
  pool.insert(std::move(block->node));
  if (!is_caching_) trim_locked();
}

void Allocator::trim_locked() {
  for (Pool* pool : {&small_, &large_}) {
    for (auto at = pool->begin(); at != pool->end();) {
      Block* block = *at++;
      if (block->before || block->after) continue;
      pool->erase(block);
      reserved_ -= static_cast<int64_t>(block->bytes);
      return_(block->data);
      blocks_.erase(block->data);
    }
  }
}

void Allocator::trim() {
  std::lock_guard lock(mutex_);
  trim_locked();
}

DeviceMemory Allocator::memory() const {
  std::lock_guard lock(mutex_);
  return {in_use_, peak_, reserved_, limit_};
}

void Allocator::limit(int64_t bytes) {
  std::lock_guard lock(mutex_);
  limit_ = bytes;
  if (!fits(0)) trim_locked();
}

}  // namespace eager::cuda
