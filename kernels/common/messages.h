// The messages for wrong values in inputs, in TensorFlow's words. Functions run on the host; `out` has kMaxMessage
// bytes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "kernels/kernel.h"

namespace eager::messages {

// Returns a dtype's name in TensorFlow's messages.
inline const char* type_name(DType t) {
  return t == DType::float32 ? "float" : t == DType::float64 ? "double" : dtype_name(t);
}

inline constexpr char kDivideByZero[] = "Integer division by zero";
inline constexpr char kNegativePower[] = "Integers to negative integer powers are not allowed";
inline constexpr char kNegativeSegment[] = "segment ids must be >= 0";
inline constexpr char kUnsortedSegments[] = "segment ids are not increasing";
inline constexpr char kNegativeCount[] = "Input arr must be non-negative!";

inline constexpr char kWrongQuantile[] = "Quantiles must be in the range [0, 1]";
inline constexpr char kWrongPercentile[] = "Percentiles must be in the range [0, 100]";

// What require_true says where its condition does not hold: the words of its attribute, and a text for each.
inline constexpr char kRequirements[] =
    "SVD_PHASES EIGH_PHASES EIG_PHASES SVD_BASIS QR_BASIS RANGE OFFSETS QUANTILES PERCENTILES";
inline constexpr const char* kRequired[] = {
    "svd_backward: The singular vectors in the complex case are specified up to multiplication by e^{i phi}. The "
    "specified loss function depends on this phase term, making it ill-defined.",
    "linalg_eigh_backward: The eigenvectors in the complex case are specified up to multiplication by e^{i phi}. The "
    "specified loss function depends on this quantity, so it is ill-defined.",
    "linalg_eig_backward: The eigenvectors in the complex case are specified up to multiplication by e^{i phi}. The "
    "specified loss function depends on this quantity, so it is ill-defined.",
    "svd_backward: The further vectors of full_matrices=True are any orthonormal basis. The specified loss function "
    "depends on which one, so it is ill-defined.",
    "qr_backward: The further columns of full_matrices=True are any orthonormal basis. The specified loss function "
    "depends on which one, so it is ill-defined.",
    "autodetected range of x is not finite",
    "offsets have to begin with 0, must not decrease, and must not exceed the number of indices",
    kWrongQuantile,
    kWrongPercentile,
};
inline constexpr char kWrongRepeats[] = "repeats must be non-negative, and their sum less than 2^63";

// Returns what is wrong with a quantile, or a percentile; NULL if nothing is.
inline const char* wrong_quantile(double q, bool as_percent) {
  if (q >= 0 && q <= (as_percent ? 100 : 1)) return nullptr;
  return as_percent ? kWrongPercentile : kWrongQuantile;
}

#ifndef __CUDACC_RTC__

class Text {
 public:
  explicit Text(char* out) : out_(out) { out[0] = 0; }
  template <class... A>
  void add(const char* format, A... args) {
    if (at_ < kMaxMessage - 1)
      at_ = std::min(kMaxMessage - 1, at_ + std::snprintf(out_ + at_, kMaxMessage - at_, format, args...));
  }
  void list(const char* open, const int64_t* values, int n, const char* between, const char* close) {
    for (int i = 0; i < n; ++i) add("%s%lld", i == 0 ? open : between, static_cast<long long>(values[i]));
    if (n > 0) add("%s", close);
  }
  // Adds "indices[i,j]" for the element at `position` of a tensor of these dims; a scalar has no brackets.
  void position(const int64_t* dims, int rank, int64_t position, const char* name = "indices") {
    int64_t at[kMaxRank];
    for (int d = rank - 1; d >= 0; --d) {
      at[d] = position % dims[d];
      position /= dims[d];
    }
    add("%s", name);
    list("[", at, rank, ",", "]");
  }

 private:
  char* out_;
  int at_ = 0;
};

inline void index(char* out, const int64_t* dims, int rank, int64_t position, int64_t value, int64_t limit,
                  bool is_unsigned) {
  Text text(out);
  text.position(dims, rank, position);
  text.add(is_unsigned ? " = %llu is not in [0, %lld)" : " = %lld is not in [0, %lld)", static_cast<long long>(value),
           static_cast<long long>(limit));
}

inline void segment(char* out, const int64_t* dims, int rank, int64_t position, int64_t value, int64_t limit,
                    bool is_unsigned) {
  Text text(out);
  text.position(dims, rank, position, "segment_ids");
  text.add(is_unsigned ? " = %llu is out of range [0, %lld)" : " = %lld is out of range [0, %lld)",
           static_cast<long long>(value), static_cast<long long>(limit));
}

// The message for one tuple of a tensor of tuples, whose dims are those of the indices without the last.
inline void tuple(char* out, const int64_t* dims, int rank, int64_t position, const int64_t* values, int width,
                  const int64_t* shape, int shape_rank) {
  Text text(out);
  text.position(dims, rank, position);
  text.list(" = [", values, width, ", ", "]");
  text.add(" does not index into shape [");
  text.list("", shape, shape_rank, ",", "]");
}

inline void label(char* out, int64_t value, int64_t limit) {
  Text(out).add("Received a label value of %lld which is outside the valid range of [0, %lld).",
                static_cast<long long>(value), static_cast<long long>(limit));
}

// The message for the length of a sequence that lies along an axis.
inline void length(char* out, int64_t position, int64_t value, int64_t axis) {
  Text text(out);
  text.add("seq_lens(%lld)", static_cast<long long>(position));
  if (value < 0) text.add(" < 0");
  else text.add(" > input.dims(%lld)", static_cast<long long>(axis));
}

#endif

}  // namespace eager::messages
