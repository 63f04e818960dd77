// Params of the ops on segments.
#pragma once

#include <cstdint>

namespace eager {

// x is [count, inner], with an id for each of its rows, and the output [n, inner] has a row for each id. A row of a negative id
// belongs to no segment.
struct SegmentParams {
  int64_t count, n, inner;
};

// A sparse matrix by its places, of which there are `count`: y [rows, inner] is the sum of values[i] * b[columns[i]] at row rows[i],
// for b [columns, inner].
struct SparseParams {
  int64_t count, rows, columns, inner;
};

}  // namespace eager
