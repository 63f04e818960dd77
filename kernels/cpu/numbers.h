// Operands as the numbers that are computed with, for kernels that are compiled once and call loops of each SIMD target:
// halves become float32.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kernels/common/network.h"
#include "kernels/cpu/network.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu {

template <class T>
inline constexpr bool kIsHalf = !std::is_same_v<T, Compute<T>>;

void widen(const float16* from, float* to, int64_t n);
void widen(const bfloat16* from, float* to, int64_t n);
void narrow(const float* from, float16* to, int64_t n);
void narrow(const float* from, bfloat16* to, int64_t n);

// Converts n elements to float or double; from_numbers converts them back.
template <class T>
void to_numbers(const T* from, Compute<T>* to, int64_t n) {
  if constexpr (kIsHalf<T>) widen(from, to, n);
  else std::copy(from, from + n, to);
}
template <class T>
void from_numbers(const Compute<T>* from, T* to, int64_t n) {
  if constexpr (kIsHalf<T>) narrow(from, to, n);
  else std::copy(from, from + n, to);
}

// A parameter as n numbers of float or double. Where it is absent each of them is `otherwise`.
template <class T>
class Parameter {
  using A = Compute<T>;

 public:
  Parameter(const Operand& o, int64_t n, A otherwise)
      : room_(o.given() && !kIsHalf<T> ? 0 : static_cast<size_t>(n) * sizeof(A)), data_(room_.as<A>()) {
    if (!o.given()) std::fill_n(room_.as<A>(), n, otherwise);
    else if constexpr (kIsHalf<T>) widen(o.as<T>(), room_.as<A>(), n);
    else data_ = o.as<A>();
  }
  const A* data() const { return data_; }

 private:
  Scratch room_;
  const A* data_;
};

// Memory for what has to be converted; none where nothing has.
template <bool kIsNeeded>
class Room {
 public:
  explicit Room(int64_t) {}
  template <class A>
  A* as() const {
    return nullptr;
  }
};
template <>
class Room<true> : public Scratch {
 public:
  explicit Room(int64_t bytes) : Scratch(static_cast<size_t>(bytes)) {}
};

// A parameter of n elements as numbers; NULL where it is absent.
template <class T>
class GivenParameter {
  using A = Compute<T>;

 public:
  GivenParameter(const Operand& o, int64_t n) : room_(o.given() ? n * int64_t{sizeof(A)} : 0) {
    if constexpr (kIsHalf<T>) {
      if (o.given()) widen(o.as<T>(), room_.template as<A>(), n);
      data_ = room_.template as<A>();
    } else {
      data_ = o.as<A>();
    }
  }
  const A* data() const { return data_; }

 private:
  Room<kIsHalf<T>> room_;
  const A* data_;
};

// A tensor that is written as float or double; put_back converts it.
template <class T>
class Written {
  using A = Compute<T>;

 public:
  explicit Written(const Operand& o)
      : out_(o), room_(kIsHalf<T> ? static_cast<size_t>(o.num_elements) * sizeof(A) : 0),
        data_(kIsHalf<T> ? room_.as<A>() : static_cast<A*>(o.data)) {}
  A* data() const { return data_; }
  void put_back() const {
    if constexpr (kIsHalf<T>) from_numbers(data_, out_.template as<T>(), out_.num_elements);
  }

 private:
  const Operand& out_;
  Scratch room_;
  A* data_;
};

// Runs the kernel of floats on tensors of halves: at most three inputs, and an output that is rounded once.
template <class H, Kernel kernel>
int32_t through_floats(KernelCall& call) {
  constexpr int kMostInputs = 3;
  Operand inputs[kMostInputs], output = call.outputs[0];
  std::optional<Scratch> floats[kMostInputs + 1];
  const auto place = [&](Operand& o, int i) {
    floats[i].emplace(static_cast<size_t>(o.num_elements) * sizeof(float));
    o.data = floats[i]->as<void>();
    o.dtype = DType::float32;
  };
  for (int i = 0; i < call.num_inputs; ++i) {
    inputs[i] = call.inputs[i];
    if (!inputs[i].data || !is_floating(inputs[i].dtype)) continue;
    place(inputs[i], i);
    parallel_for(inputs[i].num_elements, kWork,
                 [from = call.inputs[i].as<H>(), to = inputs[i].as<float>()](int64_t b, int64_t e) {
                   to_numbers(from + b, to + b, e - b);
                 });
  }
  place(output, kMostInputs);
  KernelCall wide = call;
  wide.inputs = inputs;
  wide.outputs = &output;
  const int32_t code = kernel(wide);
  parallel_for(output.num_elements, kWork,
               [from = output.as<float>(), to = call.outputs[0].as<H>()](int64_t b, int64_t e) {
                 from_numbers(from + b, to + b, e - b);
               });
  return code;
}

// Writes to[i] = the sum of from[k * stride + i] over k < count, for i < n.
template <class A, class T>
void add_parts(const A* from, int64_t count, int64_t stride, int64_t n, T* to) {
  constexpr int64_t kAtOnce = 128;
  parallel_for((n + kAtOnce - 1) / kAtOnce, std::max<int64_t>(1, kWork / (count * kAtOnce + 1)),
               [=](int64_t begin, int64_t end) {
                 for (int64_t at = begin * kAtOnce; at < std::min(n, end * kAtOnce); at += kAtOnce) {
                   const int64_t width = std::min(kAtOnce, n - at);
                   double sums[kAtOnce] = {};
                   for (int64_t k = 0; k < count; ++k) {
                     const A* row = from + k * stride + at;
                     for (int64_t i = 0; i < width; ++i) sums[i] += static_cast<double>(row[i]);
                   }
                   for (int64_t i = 0; i < width; ++i) to[at + i] = static_cast<T>(static_cast<Compute<T>>(sums[i]));
                 }
               });
}

}  // namespace eager::cpu
