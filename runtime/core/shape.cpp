#include "runtime/core/shape.h"

#include "runtime/core/axis_error.h"

namespace eager {

int64_t num_elements(ShapeView s) {
  int64_t n = 1;
  bool known = true, empty = false;
  for (int64_t d : s) {
    if (d < 0) known = false;
    if (d == 0) empty = true;
  }
  if (!known) return -1;
  // As in NumPy, the other dims of an empty shape count too, so that no product of some of them overflows, nor its bytes: elements have
  // 16 at most.
  bool fits = true;
  for (int64_t d : s) fits &= d == 0 || !__builtin_mul_overflow(n, d, &n);
  if (!fits || n > INT64_MAX / 16) invalid_argument("Shape ", to_string(s), " has too many elements");
  return empty ? 0 : n;
}

int64_t times(int64_t dim, int64_t n) {
  int64_t product;
  if (dim < 0) return kUnknown;
  if (__builtin_mul_overflow(dim, n, &product)) invalid_argument("too many elements");
  return product;
}

std::string to_string(ShapeView s) {
  std::string text = "[";
  for (int i = 0; i < s.rank; ++i) {
    if (i > 0) text += ',';
    text += s[i] < 0 ? "?" : std::to_string(s[i]);
  }
  return text + "]";
}

void broadcast(ShapeView a, ShapeView b, Shape& out) {
  int rank = a.rank > b.rank ? a.rank : b.rank;
  out.resize(rank);
  for (int i = 0; i < rank; ++i) {
    int ia = i - (rank - a.rank), ib = i - (rank - b.rank);
    int64_t x = ia < 0 ? 1 : a[ia], y = ib < 0 ? 1 : b[ib];
    if (x == y || y == 1) out[i] = x;
    else if (x == 1) out[i] = y;
    else if (x < 0) out[i] = y;
    else if (y < 0) out[i] = x;
    else invalid_argument("Incompatible shapes: ", to_string(a), " vs. ", to_string(b));
  }
}

int normalize_axis(int64_t axis, int rank) {
  if (axis < -rank || axis >= rank) {
    axis_error("axis ", axis, " is out of bounds for a tensor of rank ", rank);
  }
  return static_cast<int>(axis < 0 ? axis + rank : axis);
}

}  // namespace eager
