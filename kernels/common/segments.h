// Params of the ops on segments.
#pragma once

#include <cstdint>

namespace eager {

// x is [count, inner], with an id for each of its rows, and the output [n, inner] has a row for each id. A row of a negative id
// belongs to no segment. Ids that are counted do not decrease, are not negative, and n is one more than the last; extremes of no row are
// zeros then.
struct SegmentParams {
  int64_t count, n, inner;
  bool are_counted;
};

// A sparse matrix by its places, of which there are `count`: y [rows, inner] is the sum of values[i] * b[columns[i]] at row rows[i],
// for b [columns, inner].
struct SparseParams {
  int64_t count, rows, columns, inner;
};

}  // namespace eager
