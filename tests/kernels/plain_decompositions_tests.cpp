// The decompositions that stand in for LAPACK's where it cannot be called, of matrices of sizes that it takes otherwise.
#include "kernels/cpu/plain_decompositions.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace eager::cpu;

namespace {

using Z = std::complex<double>;
using Numbers = std::vector<Z>;

Numbers random_numbers(int64_t n, int seed) {
  std::mt19937 random(static_cast<unsigned>(seed));
  std::uniform_real_distribution<double> number(-1, 1);
  Numbers y(static_cast<size_t>(n));
  for (Z& z : y) z = {number(random), number(random)};
  return y;
}

Z at(const Numbers& x, int64_t columns, int64_t i, int64_t j) { return x[static_cast<size_t>(i * columns + j)]; }

// a diag(d) b for a [m, k] and b [k, n]; d may be empty.
Numbers product(int64_t m, int64_t k, int64_t n, const Numbers& a, const std::vector<double>& d, const Numbers& b) {
  Numbers y(static_cast<size_t>(m * n));
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      Z sum = 0;
      for (int64_t p = 0; p < k; ++p)
        sum += at(a, k, i, p) * (d.empty() ? 1 : d[static_cast<size_t>(p)]) * at(b, n, p, j);
      y[static_cast<size_t>(i * n + j)] = sum;
    }
  }
  return y;
}

Numbers adjoint(int64_t m, int64_t n, const Numbers& x) {
  Numbers y(x.size());
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) y[static_cast<size_t>(j * m + i)] = std::conj(at(x, n, i, j));
  }
  return y;
}

double distance(const Numbers& a, const Numbers& b) {
  double y = 0;
  for (size_t i = 0; i < a.size(); ++i) y = std::max(y, std::abs(a[i] - b[i]));
  return y;
}

Numbers unit(int64_t n) {
  Numbers y(static_cast<size_t>(n * n));
  for (int64_t i = 0; i < n; ++i) y[static_cast<size_t>(i * n + i)] = 1;
  return y;
}

}  // namespace

TEST_CASE("plain eigenvalues and eigenvectors of matrices of all sizes") {
  for (const int64_t n : {1, 2, 3, 5, 12, 40}) {
    const Numbers x = random_numbers(n * n, 1);
    Numbers room = x, values(static_cast<size_t>(n)), v(x.size());
    REQUIRE(plain_eig(n, room.data(), values.data(), v.data()));
    Numbers scaled = v;
    double largest = 0;
    for (size_t i = 0; i < v.size(); ++i) {
      scaled[i] *= values[i % static_cast<size_t>(n)];
      largest = std::max(largest, std::abs(v[i]));
    }
    CHECK(distance(product(n, n, n, x, {}, v), scaled) < 1e-12 * largest * static_cast<double>(n));
  }
  // A rotation of places, whose values are roots of 1; zeros; a matrix that has one vector.
  Numbers cycle(16), values(4);
  for (size_t i = 0; i < 4; ++i) cycle[i * 4 + (i + 1) % 4] = 1;
  REQUIRE(plain_eig(4, cycle.data(), values.data(), nullptr));
  for (const Z& z : values) CHECK(std::abs(z * z * z * z - 1.0) < 1e-12);
  Numbers zeros(9), none(3), vectors(9);
  REQUIRE(plain_eig(3, zeros.data(), none.data(), vectors.data()));
  CHECK(distance(none, Numbers(3)) == 0);
  Numbers block{1, 1, 0, 1}, ones(2), of_block(4);
  REQUIRE(plain_eig(2, block.data(), ones.data(), of_block.data()));
  CHECK(distance(ones, {1, 1}) < 1e-7);
}

TEST_CASE("plain singular values of matrices of all shapes and ranks") {
  struct Size {
    int64_t m, n, rank;
  };
  for (const Size& s : {Size{1, 1, 1}, Size{3, 3, 3}, Size{20, 20, 20}, Size{30, 9, 9}, Size{9, 30, 9}, Size{8, 8, 3},
                        Size{10, 6, 0}}) {
    const Numbers x = product(s.m, s.rank, s.n, random_numbers(s.m * s.rank, 2), {}, random_numbers(s.rank * s.n, 3));
    const int64_t k = std::min(s.m, s.n);
    for (const bool is_full : {false, true}) {
      const int64_t columns = is_full ? s.m : k, rows = is_full ? s.n : k;
      std::vector<double> values(static_cast<size_t>(k));
      Numbers u(static_cast<size_t>(s.m * columns)), vh(static_cast<size_t>(rows * s.n));
      plain_svd(s.m, s.n, x.data(), is_full, values.data(), u.data(), vh.data());
      CHECK(distance(product(columns, s.m, columns, adjoint(s.m, columns, u), {}, u), unit(columns)) < 1e-12);
      CHECK(distance(product(rows, s.n, rows, vh, {}, adjoint(rows, s.n, vh)), unit(rows)) < 1e-12);
      CHECK(std::is_sorted(values.rbegin(), values.rend()));
      CHECK(std::count_if(values.begin(), values.end(), [](double v) { return v > 1e-10; }) == s.rank);
      if (!is_full) CHECK(distance(product(s.m, k, s.n, u, values, vh), x) < 1e-12);
    }
  }
}

TEST_CASE("plain eigenvalues of Hermitian matrices") {
  for (const int64_t n : {1, 2, 3, 9, 30}) {
    const Numbers half = random_numbers(n * n, 4), other = adjoint(n, n, half);
    Numbers x = half, v(x.size());
    for (size_t i = 0; i < x.size(); ++i) x[i] += other[i];
    Numbers room = x;
    std::vector<double> values(static_cast<size_t>(n));
    plain_eigh(n, room.data(), values.data(), v.data());
    CHECK(std::is_sorted(values.begin(), values.end()));
    CHECK(distance(product(n, n, n, v, values, adjoint(n, n, v)), x) < 1e-12);
  }
}

TEST_CASE("plain QR of matrices of all shapes") {
  struct Size {
    int64_t m, n;
  };
  for (const Size& s : {Size{1, 1}, Size{3, 3}, Size{30, 20}, Size{20, 30}}) {
    for (const int64_t columns : {std::min(s.m, s.n), s.m}) {
      const Numbers x = random_numbers(s.m * s.n, 5);
      Numbers r = x, q(static_cast<size_t>(s.m * columns));
      plain_qr(s.m, s.n, r.data(), columns, q.data());
      r.resize(static_cast<size_t>(columns * s.n));
      CHECK(distance(product(s.m, columns, s.n, q, {}, r), x) < 1e-12);
      CHECK(distance(product(columns, s.m, columns, adjoint(s.m, columns, q), {}, q), unit(columns)) < 1e-12);
    }
  }
}
