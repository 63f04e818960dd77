// Operands of convolution and pooling as the kernels want them: NHWC, in the type that is computed in.
#pragma once

#include <optional>
#include <type_traits>

#include "kernels/cpu/move.h"
#include "kernels/half.h"
#include "kernels/kernel.h"
#include "base/memory.h"

namespace eager::cpu {

// Copies images [n, channels, pixels] to [n, pixels, channels] where `moves`, or the other way (back).
template <class To, class From>
void convert_layout(const From* from, To* to, const Operand& o, bool moves, bool back) {
  const int64_t n = o.dims[0], channels = o.dims[1], plane = o.num_elements / std::max<int64_t>(1, n * channels);
  const int64_t image = channels * plane;
  parallel_for(n, std::max<int64_t>(1, 32768 / std::max<int64_t>(1, image)), [=](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const From* f = from + i * image;
      To* t = to + i * image;
      if (!moves) {
        for (int64_t k = 0; k < image; ++k) t[k] = static_cast<To>(f[k]);
      } else if (back) {
        for (int64_t c = 0; c < channels; ++c) {
          for (int64_t k = 0; k < plane; ++k) t[c * plane + k] = static_cast<To>(f[k * channels + c]);
        }
      } else {
        for (int64_t k = 0; k < plane; ++k) {
          for (int64_t c = 0; c < channels; ++c) t[k * channels + c] = static_cast<To>(f[c * plane + k]);
        }
      }
    }
  });
}

template <class T>
class Nhwc {
 public:
  using A = Compute<T>;
  Nhwc(const Operand& o, bool nchw) : given_(o.as<T>()) {
    if (std::is_same_v<T, A> && !nchw) return;
    room_.emplace(static_cast<size_t>(o.num_elements) * sizeof(A));
    convert_layout(given_, room_->template as<A>(), o, nchw, false);
  }
  const A* data() const { return room_ ? room_->template as<A>() : reinterpret_cast<const A*>(given_); }

 private:
  const T* given_;
  std::optional<Scratch> room_;
};

template <class T>
class NhwcOutput {
 public:
  using A = Compute<T>;
  NhwcOutput(const Operand& o, bool nchw) : operand_(o), nchw_(nchw) {
    if (!std::is_same_v<T, A> || nchw) room_.emplace(static_cast<size_t>(o.num_elements) * sizeof(A));
  }
  A* data() { return room_ ? room_->template as<A>() : reinterpret_cast<A*>(operand_.as<T>()); }
  void finish() {
    if (room_) convert_layout(room_->template as<A>(), operand_.as<T>(), operand_, nchw_, true);
  }

 private:
  const Operand& operand_;
  bool nchw_;
  std::optional<Scratch> room_;
};

}  // namespace eager::cpu
