// Shapes without heap memory. A dim is -1 where a trace does not know it; the rank is always known.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

#include "kernels/kernel.h"
#include "base/error.h"

namespace eager {

inline constexpr int64_t kUnknown = -1;

// A shape whose dims belong to somebody else.
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

// A shape with room for the dims of any rank; those beyond its own rank are not initialised.
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

// Reports whether every dim is known.
inline bool is_known(ShapeView s) {
  for (int64_t d : s) {
    if (d < 0) return false;
  }
  return true;
}

// Reports whether two dims, or two shapes, are equal or may turn out to be: false if they are known to differ.
inline bool may_equal(int64_t a, int64_t b) { return a < 0 || b < 0 || a == b; }
inline bool may_equal(ShapeView a, ShapeView b) {
  bool may = a.rank == b.rank;
  for (int i = 0; may && i < a.rank; ++i) may = may_equal(a[i], b[i]);
  return may;
}

// Returns the number of elements, or -1 if a dim is unknown. INVALID_ARGUMENT if the product of all dims other than 0
// overflows int64.
int64_t num_elements(ShapeView s);

// Returns dim * n, which is unknown if dim is. INVALID_ARGUMENT if it overflows int64.
int64_t times(int64_t dim, int64_t n);

// Writes a shape as TensorFlow's messages do: [2,3], [?,3].
std::string to_string(ShapeView s);

// Writes the shape that a and b broadcast to, by NumPy's rules; fails with "Incompatible shapes: [2,3] vs. [4]". An
// unknown dim and 1 give an unknown one; an unknown dim and n > 1 give n.
void broadcast(ShapeView a, ShapeView b, Shape& out);

// Returns the axis, counted from the end where it is negative, as a number in [0, rank). INVALID_ARGUMENT if there is
// no such axis.
int normalize_axis(int64_t axis, int rank);

}  // namespace eager
