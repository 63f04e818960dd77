// An owning pointer to a reference-counted object; the object has retain() and release().
#pragma once

#include <utility>

namespace eager {

template <class T>
class Ref {
 public:
  Ref() = default;
  Ref(std::nullptr_t) {}
  Ref(const Ref& o) : p_(o.p_) {
    if (p_) p_->retain();
  }
  Ref(Ref&& o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
  Ref& operator=(Ref o) noexcept {
    std::swap(p_, o.p_);
    return *this;
  }
  ~Ref() {
    if (p_) p_->release();
  }

  // clang-format off
  static Ref adopt(T* p) { Ref r; r.p_ = p; return r; }  // takes over a reference
  static Ref share(T* p) { if (p) p->retain(); return adopt(p); }
  // clang-format on

  T* get() const { return p_; }
  T* operator->() const { return p_; }
  T& operator*() const { return *p_; }
  explicit operator bool() const { return p_ != nullptr; }
  T* take() { return std::exchange(p_, nullptr); }  // the caller owns the reference

 private:
  T* p_ = nullptr;
};

}  // namespace eager
