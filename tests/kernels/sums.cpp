// The errors of sums of many numbers, over every axis, and of products of halves.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "kernels/half.h"
#include "support/client.h"

using namespace client;
using Dims = std::vector<int64_t>;

namespace {

// The rest of this file is compiled without optimisation.
#define OPTIMIZED __attribute__((optimize("O2")))

template <class T>
using Wide = std::conditional_t<sizeof(T) == 4, double, long double>;

// Adds the numbers to the sums at their strides, and their magnitudes to the sizes.
template <class T>
OPTIMIZED void add_up(const T* x, const int64_t* dims, const int64_t* strides, Wide<T>* sums, Wide<T>* sizes) {
  for (int64_t i = 0; i < dims[0]; ++i) {
    for (int64_t j = 0; j < dims[1]; ++j) {
      int64_t at = i * strides[0] + j * strides[1];
      for (int64_t k = 0; k < dims[2]; ++k, ++x, at += strides[2]) {
        sums[at] += *x;
        sizes[at] += *x < 0 ? -*x : *x;
      }
    }
  }
}

// Sums an array of three dimensions over those that are marked, and checks the sums by those of a wider type.
template <class T>
void check_sums(eager_context* ctx, const std::vector<T>& x, const Dims& dims, const std::vector<bool>& is_summed) {
  std::vector<int64_t> axes;
  Dims strides(3);
  int64_t num_sums = 1;
  for (size_t d = 3; d-- > 0;) {
    if (is_summed[d]) axes.push_back(static_cast<int64_t>(d));
    else strides[d] = num_sums, num_sums *= dims[d];
  }
  std::vector<Wide<T>> sums(static_cast<size_t>(num_sums)), sizes(sums.size());
  add_up(x.data(), dims.data(), strides.data(), sums.data(), sizes.data());
  const Op op = make_op(ctx, "sum");
  check(eager_op_set_ints(op.get(), "axis", axes.data(), static_cast<int32_t>(axes.size())));
  const Tensor t =
      make_tensor(ctx, sizeof(T) == 4 ? EAGER_FLOAT32 : EAGER_FLOAT64, dims, x.data(), x.size() * sizeof(T));
  const Tensor y = std::move(execute(ctx, op.get(), {t.get()})[0]);
  std::vector<T> got(sums.size());
  check(eager_tensor_read(y.get(), got.data(), got.size() * sizeof(T)));
  size_t num_within = 0;
  for (size_t i = 0; i < got.size(); ++i)
    num_within += std::abs(got[i] - sums[i]) <= 8 * sizes[i] * std::numeric_limits<T>::epsilon();
  INFO(dims[0] << " x " << dims[1] << " x " << dims[2] << ", summed: " << is_summed[0] << is_summed[1] << is_summed[2]);
  CHECK(num_within == got.size());
}

OPTIMIZED void fill(float* x, size_t n) {
  uint32_t bits = 3;
  for (size_t i = 0; i < n; ++i) {
    bits = bits * 1664525 + 1013904223;
    x[i] = static_cast<float>(bits >> 8) * 0x1.4p-24f - 0.25f;  // from -1/4 to 1
  }
}

// Adds the products of a row of A with the columns of B, and their magnitudes.
template <class H>
OPTIMIZED void add_products(const H* a, const H* b, int64_t k, int64_t n, double* sums, double* sizes) {
  for (int64_t p = 0; p < k; ++p) {
    for (int64_t j = 0; j < n; ++j) {
      const double product = static_cast<double>(float{a[p]}) * float{b[p * n + j]};
      sums[j] += product;
      sizes[j] += product < 0 ? -product : product;
    }
  }
}

// Checks products of normally distributed halves, of which some sums cancel. Their elements are summed in float32, and then rounded.
template <class H>
void check_products(eager_context* ctx, int32_t dtype, int digits, int least, const Dims& sizes) {
  const int64_t m = sizes[0], k = sizes[1], n = sizes[2];
  std::minstd_rand random(8);
  std::normal_distribution<float> normal;
  const auto numbers = [&](int64_t count) {
    std::vector<H> x(static_cast<size_t>(count));
    for (H& v : x) v = H(normal(random));
    return x;
  };
  const std::vector<H> a = numbers(m * k), b = numbers(k * n);
  const Tensor left = make_tensor(ctx, dtype, {m, k}, a.data(), a.size() * 2),
               right = make_tensor(ctx, dtype, {k, n}, b.data(), b.size() * 2);
  const Tensor y = std::move(execute(ctx, make_op(ctx, "matmul").get(), {left.get(), right.get()})[0]);
  std::vector<H> got(static_cast<size_t>(m * n));
  check(eager_tensor_read(y.get(), got.data(), got.size() * 2));
  std::vector<double> sums(got.size()), sizes_of_sums(got.size());
  for (int64_t i = 0; i < m; ++i)
    add_products(a.data() + i * k, b.data(), k, n, sums.data() + i * n, sizes_of_sums.data() + i * n);
  size_t num_within = 0;
  for (size_t i = 0; i < got.size(); ++i) {
    const double unit = std::ldexp(1.0, std::max(sums[i] == 0 ? least : std::ilogb(sums[i]), least) - digits);
    const double allowed = unit + static_cast<double>(k) * std::numeric_limits<float>::epsilon() * sizes_of_sums[i];
    num_within += std::abs(static_cast<float>(got[i]) - sums[i]) <= allowed;
  }
  INFO(m << " x " << k << " x " << n);
  CHECK(num_within == got.size());
}

}  // namespace

TEST_CASE("sums of ten million numbers are within 8 eps of the sum of their magnitudes, over every axis") {
  Context ctx = make_context();
  std::vector<float> x(10'000'000);
  fill(x.data(), x.size());
  check_sums(ctx.get(), x, {1, 1, 10'000'000}, {true, true, true});
  for (const Dims& dims : {Dims{1, 1000, 10'000}, Dims{1, 1'000'000, 10}, Dims{1, 10, 1'000'000}}) {
    check_sums(ctx.get(), x, dims, {false, false, true});
    check_sums(ctx.get(), x, dims, {false, true, false});
  }
  check_sums(ctx.get(), x, {100, 1000, 100}, {true, false, true});
  check_sums(ctx.get(), x, {100, 1000, 100}, {false, true, false});
  const std::vector<double> wide(x.begin(), x.end());
  check_sums(ctx.get(), wide, {1, 1, 10'000'000}, {true, true, true});
}

TEST_CASE("products of halves are those of float32, rounded") {
  Context ctx = make_context();
  for (const Dims& sizes : {Dims{40, 700, 30}, Dims{64, 64, 64}, Dims{8, 2000, 8}, Dims{150, 300, 150}}) {
    check_products<eager::float16>(ctx.get(), EAGER_FLOAT16, 10, -14, sizes);
    check_products<eager::bfloat16>(ctx.get(), EAGER_BFLOAT16, 7, -126, sizes);
  }
}
