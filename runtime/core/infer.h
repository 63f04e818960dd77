// The outputs of an op as its inference describes them, before they are made.
#pragma once

#include <memory>
#include <new>
#include <vector>

#include "base/error.h"
#include "runtime/core/shape.h"
#include "runtime/core/schema.h"

namespace eager {

// A list of outputs. The first 4 lie in the list itself, and are constructed when they are added; further ones lie on
// the heap.
class OutputList {
 public:
  struct Item {
    DType dtype;
    int32_t alias;   // the input whose data the output shares; -1: it has data of its own
    int64_t offset;  // of an alias; of a counted output: the greatest size that its dim of -1 can have
    Shape shape;

    // Returns the shape of a counted output with this size.
    Shape with_size(int64_t size) const {
      Shape known = shape;
      for (int i = 0; i < known.rank(); ++i) {
        if (known[i] < 0) known[i] = size;
      }
      return known;
    }
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
  // Reports whether the kernel reports the size of some outputs (InferContext::counted_output, strings).
  bool is_counted() const { return is_counted_; }
  void add_counted() { is_counted_ = true; }
  Item& operator[](int i) {
    if (i >= 4) return *more_[static_cast<size_t>(i - 4)];
    return *std::launder(reinterpret_cast<Item*>(few_ + sizeof(Item) * static_cast<size_t>(i)));
  }

 private:
  int size_ = 0, num_aliases_ = 0, limit_ = kMaxOutputs;
  bool is_counted_ = false;
  std::vector<std::unique_ptr<Item>> more_;
  alignas(Item) unsigned char few_[4 * sizeof(Item)];
};

}  // namespace eager
