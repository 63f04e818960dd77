#pragma once

#include <cstddef>

namespace eager {

// An array of n values, which lie in the object itself if there are at most N of them, and on the heap otherwise. The
// values are not constructed.
template <class T, int N>
class Small {
 public:
  explicit Small(int n)
      : data_(n <= N ? reinterpret_cast<T*>(inline_) : new T[static_cast<size_t>(n)]), is_heap_(n > N) {}
  ~Small() {
    if (is_heap_) delete[] data_;
  }
  Small(const Small&) = delete;
  Small& operator=(const Small&) = delete;
  T* get() { return data_; }
  T& operator[](int i) { return data_[i]; }
  const T& operator[](int i) const { return data_[i]; }

 private:
  T* data_;
  bool is_heap_;
  alignas(T) unsigned char inline_[sizeof(T) * N];
};

}  // namespace eager
