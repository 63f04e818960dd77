// Short lists on the stack, for the inputs, arguments and outputs of calls.
#ifndef EAGER_PYTHON_SMALL_H_
#define EAGER_PYTHON_SMALL_H_

#include <memory>
#include <vector>

#include "python/python.h"

// A list with a capacity that is fixed when it is made. Up to 12 entries need no allocation.
template <typename T>
class Few {
 public:
  explicit Few(Py_ssize_t capacity) {
    if (likely(capacity <= kInline)) return;
    more_.reset(new T[static_cast<size_t>(capacity)]);
    items_ = more_.get();
  }
  Few(const Few&) = delete;
  void push(T item) { items_[size_++] = item; }
  T& operator[](Py_ssize_t i) { return items_[i]; }
  T* data() { return items_; }
  int32_t size() const { return size_; }

 private:
  static constexpr Py_ssize_t kInline = 12;
  T inline_[kInline];
  std::unique_ptr<T[]> more_;
  T* items_ = inline_;
  int32_t size_ = 0;
};

// A list that grows. The first kInline entries need no allocation.
template <typename T, int32_t kInline = 32>
class List {
 public:
  void push(T value) {
    if (likely(n_ < kInline)) inline_[n_] = value;
    else push_more(value);
    ++n_;
  }
  // Adds n entries, which the caller fills in, and returns the first.
  T* extend(int32_t n) {
    if (unlikely(n_ + n > kInline)) return extend_more(n);
    n_ += n;
    return inline_ + n_ - n;
  }
  T* data() { return n_ <= kInline ? inline_ : more_.data(); }
  const T* data() const { return n_ <= kInline ? inline_ : more_.data(); }
  int32_t size() const { return n_; }

 private:
  [[gnu::noinline]] void push_more(T value) {
    if (n_ == kInline) more_.assign(inline_, inline_ + kInline);
    more_.push_back(value);
  }

  [[gnu::noinline]] T* extend_more(int32_t n) {
    if (n_ <= kInline) more_.assign(inline_, inline_ + n_);
    n_ += n;
    more_.resize(static_cast<size_t>(n_));
    return more_.data() + n_ - n;
  }

  T inline_[kInline];
  std::vector<T> more_;
  int32_t n_ = 0;
};

#endif
