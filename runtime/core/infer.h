// What inference says of an op's outputs, until the executor makes them.
#pragma once

#include <memory>
#include <new>
#include <vector>

#include "base/error.h"
#include "runtime/core/shape.h"
#include "runtime/core/schema.h"

namespace eager {

// A few items in place, whose shapes are not initialised in vain; more on the heap.
class OutputList {
 public:
  struct Item {
    DType dtype;
    int32_t alias;  // input, or -1
    int64_t offset;
    Shape shape;
  };
  Item& add() {
    if (size_ == limit_) [[unlikely]]
      invalid_argument("an op has at most ", limit_, " outputs");
    if (size_ < 4) return *new (few_ + sizeof(Item) * static_cast<size_t>(size_++)) Item;
    more_.push_back(std::make_unique<Item>());
    ++size_;
    return *more_.back();
  }
  void limit(int most) { limit_ = most; }
  int size() const { return size_; }
  bool all_alias() const { return num_aliases_ == size_ && size_ > 0; }
  void add_alias() { ++num_aliases_; }
  Item& operator[](int i) {
    if (i >= 4) return *more_[static_cast<size_t>(i - 4)];
    return *std::launder(reinterpret_cast<Item*>(few_ + sizeof(Item) * static_cast<size_t>(i)));
  }

 private:
  int size_ = 0, num_aliases_ = 0, limit_ = kMaxOutputs;
  std::vector<std::unique_ptr<Item>> more_;
  alignas(Item) unsigned char few_[4 * sizeof(Item)];
};

}  // namespace eager
