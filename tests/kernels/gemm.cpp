// Products in parts, for sizes or strides that the integers of the multiplying library cannot hold.
#include <sys/mman.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <random>

#include "kernels/cpu/blas.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/gemm_parts.h"
#include "kernels/cpu/plain_gemm.h"
#include "support/tape_fixture.h"

using namespace client;
using eager::cpu::each_gemm_part;
using eager::cpu::Gemm;
using V = std::vector<double>;

namespace {

void multiply(const Gemm& g, const double* a, const double* b, double* c) {
  for (int64_t i = 0; i < g.m; ++i) {
    for (int64_t j = 0; j < g.n; ++j) {
      double sum = g.accumulate ? c[i * g.ldc + j] : 0;
      for (int64_t p = 0; p < g.k; ++p) {
        sum += a[g.transpose_a ? p * g.lda + i : i * g.lda + p] * b[g.transpose_b ? j * g.ldb + p : p * g.ldb + j];
      }
      c[i * g.ldc + j] = sum;
    }
  }
}

V small_integers(size_t n) {
  std::minstd_rand random(1);
  V v(n);
  for (double& x : v) x = static_cast<double>(random() % 9) - 4;
  return v;
}

// Returns small integers, in both parts where T is complex.
template <class T>
std::vector<T> integers(size_t n) {
  const V real = small_integers(2 * n);
  std::vector<T> v(n);
  for (size_t i = 0; i < n; ++i) {
    if constexpr (std::is_floating_point_v<T>) v[i] = static_cast<T>(real[i]);
    else v[i] = T(static_cast<typename T::value_type>(real[i]), static_cast<typename T::value_type>(real[n + i]));
  }
  return v;
}

// Maps `bytes` of address space to one MiB of memory, all of which holds `value`.
template <class T>
void* repeated(size_t bytes, T value) {
  constexpr size_t kPiece = 1 << 20;
  const std::vector<T> piece(kPiece / sizeof(T), value);
  const int file = memfd_create("repeated", 0);
  REQUIRE(write(file, piece.data(), kPiece) == kPiece);
  bytes = (bytes + kPiece - 1) / kPiece * kPiece;
  char* const all =
      static_cast<char*>(mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  REQUIRE(all != MAP_FAILED);
  for (size_t at = 0; at < bytes; at += kPiece) mmap(all + at, kPiece, PROT_READ, MAP_SHARED | MAP_FIXED, file, 0);
  close(file);
  return all;
}

}  // namespace

TEST_CASE("a product in parts equals the whole product, and no part exceeds the limit", "[gemm]") {
  constexpr int64_t kMost = 4;
  const V a = small_integers(400), b = small_integers(400), before = small_integers(400);
  for (int64_t m : {1, 3, 9}) {
    for (int64_t n : {1, 4, 11}) {
      for (int64_t k : {1, 5, 12}) {
        for (int flags = 0; flags < 64; ++flags) {
          const bool ta = flags & 1, tb = flags & 2;
          Gemm g{m, n, k, ta, tb, ta ? m : k, tb ? k : n, n, (flags & 4) != 0};
          if (flags & 8) g.lda += 6;  // rows lie further apart than they are long
          if (flags & 16) g.ldb += 6;
          if (flags & 32) g.ldc += 6;
          V expected = before, c = before;
          multiply(g, a.data(), b.data(), expected.data());
          each_gemm_part(g, kMost, a.data(), b.data(), c.data(),
                         [&](const Gemm& p, const double* x, const double* y, double* z) {
                           const bool fits = std::max({p.m, p.n, p.k, p.lda, p.ldb, p.ldc}) <= kMost;
                           // BLAS checks the same.
                           const bool is_valid = p.lda >= (ta ? p.m : p.k) && p.ldb >= (tb ? p.k : p.n) && p.ldc >= p.n;
                           if (!fits || !is_valid)
                             FAIL("m " << p.m << " n " << p.n << " k " << p.k << " lda " << p.lda << " ldb " << p.ldb);
                           // A matrix whose rows lie further apart than the limit is passed row by row.
                           Gemm whole = p;
                           if (g.lda > kMost) REQUIRE((ta ? p.k : p.m) == 1);
                           if (g.ldb > kMost) REQUIRE((tb ? p.n : p.k) == 1);
                           if (g.ldc > kMost) REQUIRE(p.m == 1);
                           multiply(whole, x, y, z);
                         });
          if (c != expected) FAIL("m " << m << " n " << n << " k " << k << " flags " << flags);
        }
      }
    }
  }
}

TEST_CASE("a product within the limit is one part", "[gemm]") {
  const V a(64), b(64);
  V c(64);
  int parts = 0;
  each_gemm_part(Gemm{8, 8, 8, false, true, 8, 8, 8}, 8, a.data(), b.data(), c.data(), [&](auto&&...) { ++parts; });
  CHECK(parts == 1);
}

// Each takes some seconds, and 40 MB for page tables.
TEMPLATE_TEST_CASE("plain loops and OpenBLAS give the same product", "[gemm]", float, double, std::complex<float>,
                   std::complex<double>) {
  const auto a = integers<TestType>(100), b = integers<TestType>(101), before = integers<TestType>(102);
  constexpr int kFlags = std::is_floating_point_v<TestType> ? 8 : 32;
  for (int flags = 0; flags < kFlags; ++flags) {
    const bool ta = flags & 1, tb = flags & 2;
    const Gemm g{5, 7, 9, ta, tb, ta ? 6 : 10, tb ? 11 : 8, 12, (flags & 4) != 0, (flags & 8) != 0, (flags & 16) != 0};
    auto expected = before, c = before;
    eager::cpu::blas::gemm(g, a.data(), b.data(), expected.data());
    eager::cpu::plain_gemm(g, a.data(), b.data(), c.data());
    INFO("flags " << flags);
    CHECK(c == expected);
  }
}

TEMPLATE_TEST_CASE("vectors are multiplied as they lie, dense or not", "[gemm]", float, double) {
  // Of small integers every order of additions gives the same sum.
  const auto a = integers<TestType>(30000), b = integers<TestType>(30001), before = integers<TestType>(102);
  for (int64_t k : {1, 65, 255, 256, 300, 4099}) {
    for (int64_t m : {1, 7}) {
      for (int64_t n : {1, 7}) {
        for (int flags = 0; flags < 16; ++flags) {
          if (m == n && m > 1) continue;
          const bool ta = flags & 1, tb = flags & 2;
          const int64_t gap = flags & 8 ? k < 4000 ? 3 : 0 : 0;  // between rows, where there is one
          const Gemm g{m, n, k, ta, tb, (ta ? m : k) + gap, (tb ? k : n) + gap, n + 1, (flags & 4) != 0};
          auto expected = before, c = before;
          eager::cpu::plain_gemm(g, a.data(), b.data(), expected.data());
          eager::cpu::gemm(g, a.data(), b.data(), c.data());
          INFO("m " << m << ", n " << n << ", k " << k << ", flags " << flags);
          CHECK(c == expected);
        }
      }
    }
  }
}

TEMPLATE_TEST_CASE("a row is multiplied with a column that has more elements than an int counts", "[.big]", float,
                   double, std::complex<float>) {
  constexpr bool is_complex = std::is_same_v<TestType, std::complex<float>>;
  constexpr int32_t dtype = is_complex ? EAGER_COMPLEX64 : sizeof(TestType) == 4 ? EAGER_FLOAT32 : EAGER_FLOAT64;
  constexpr int64_t k = (int64_t{1} << 31) + 16, row[] = {1, k}, column[] = {k, 1};
  const size_t bytes = static_cast<size_t>(k) * sizeof(TestType);
  void* const data = repeated<TestType>(bytes, TestType(0.5));
  Session s;
  eager_tensor *a, *b;
  check(eager_tensor_wrap(s.ctx, dtype, row, 2, data, bytes, nullptr, nullptr, &a));
  check(eager_tensor_wrap(s.ctx, dtype, column, 2, data, bytes, nullptr, nullptr, &b));
  const Tensor x(a), y(b);
  TestType value;
  check(eager_tensor_read(s.run("matmul", {x.get(), y.get()}).get(), &value, sizeof value));
  // BLAS adds some hundred products at a time to a float32, and the rounding of each addition grows to a fifth of it.
  CHECK(std::abs(value) == Approx(static_cast<double>(k) / 4).epsilon(dtype == EAGER_FLOAT64 ? 1e-12 : 0.2));
  munmap(data, bytes);
}

TEST_CASE("OpenBLAS takes the kernels for the instructions of the processor, also of one that it does not know") {
#if defined(__x86_64__)
  if (std::getenv("OPENBLAS_CORETYPE")) return;  // the user has chosen
  const std::string core = eager::cpu::blas::core();
  INFO(core);
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) CHECK(core != "Prescott");
  CHECK(!std::getenv("OPENBLAS_CORETYPE"));
#endif
}
