// Shapes on the stack. A dim is -1 where a trace does not know it; the rank is always known.
#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string>

#include "kernels/kernel.h"
#include "base/error.h"

namespace eager {

inline constexpr int64_t kUnknown = -1;

// Does not own its dims.
struct ShapeView {
  const int64_t* dims;
  int32_t rank;

  int64_t operator[](int i) const { return dims[i]; }
  const int64_t* begin() const { return dims; }
  const int64_t* end() const { return dims + rank; }
};

inline bool operator==(ShapeView a, ShapeView b) {
  if (a.rank != b.rank) return false;
  for (int i = 0; i < a.rank; ++i) {
    if (a.dims[i] != b.dims[i]) return false;
  }
  return true;
}

// Its dims are not initialised beyond `rank`.
class Shape {
 public:
  Shape() : rank_(0) {}
  Shape(std::initializer_list<int64_t> dims) : rank_(0) {
    for (int64_t d : dims) push_back(d);
  }
  Shape(ShapeView v) { *this = v; }
  Shape& operator=(ShapeView v) {
    if (v.rank > kMaxRank) [[unlikely]]
      too_many_dims(v.rank);  // an attribute may have any number of values
    rank_ = v.rank;
    for (int i = 0; i < v.rank; ++i) dims_[i] = v.dims[i];
    return *this;
  }
  Shape(const Shape& o) : Shape(ShapeView(o)) {}
  Shape& operator=(const Shape& o) { return *this = ShapeView(o); }

  int rank() const { return rank_; }
  int64_t& operator[](int i) { return dims_[i]; }
  int64_t operator[](int i) const { return dims_[i]; }
  void push_back(int64_t dim) {
    if (rank_ == kMaxRank) too_many_dims(kMaxRank + 1);
    dims_[rank_++] = dim;
  }
  void resize(int rank) { rank_ = rank; }
  const int64_t* dims() const { return dims_; }
  operator ShapeView() const { return {dims_, rank_}; }

 private:
  [[noreturn, gnu::cold]] static void too_many_dims(int rank) {
    invalid_argument("rank must be at most ", kMaxRank, ", got ", rank);
  }
  int32_t rank_;
  int64_t dims_[kMaxRank];
};

// True when every dim is known.
inline bool is_known(ShapeView s) {
  for (int64_t d : s) {
    if (d < 0) return false;
  }
  return true;
}

// False when they are known to differ.
inline bool may_equal(int64_t a, int64_t b) { return a < 0 || b < 0 || a == b; }
inline bool may_equal(ShapeView a, ShapeView b) {
  bool may = a.rank == b.rank;
  for (int i = 0; may && i < a.rank; ++i) may = may_equal(a[i], b[i]);
  return may;
}

// The number of elements, -1 when a dim is unknown; INVALID_ARGUMENT when it overflows int64, dims of 0 left out.
int64_t num_elements(ShapeView s);

// As TensorFlow writes shapes in messages: [2,3], [?,3].
std::string to_string(ShapeView s);

// NumPy's broadcasting; "Incompatible shapes: [2,3] vs. [4]". An unknown dim and 1 give unknown; an unknown
// dim and n > 1 give n.
void broadcast(ShapeView a, ShapeView b, Shape& out);

// 0 <= result < rank, or INVALID_ARGUMENT in TensorFlow's wording.
int normalize_axis(int64_t axis, int rank);

}  // namespace eager
