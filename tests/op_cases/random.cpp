// Random ops: known answers of the generator, distributions by their moments and by Kolmogorov's and Smirnov's
// distance, and what seeds guarantee.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <numeric>
#include <utility>

#include "kernels/common/philox.h"
#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

struct Request {
  std::string op;
  int64_t count = 0;            // 0: the op takes no shape
  std::string attributes = "";  // floats and ints by name
  int32_t dtype = EAGER_FLOAT32;
};

// Returns values that are drawn on a context; `inputs` is for ops that take some.
std::vector<double> draw(eager_context* ctx, const Request& r, const std::vector<eager_tensor*>& inputs = {}) {
  client::Op op = client::make_op(ctx, r.op);
  if (r.count) client::check(eager_op_set_ints(op.get(), "shape", &r.count, 1));
  client::check(eager_op_set_dtype(op.get(), "dtype", r.dtype));
  Attributes attributes(r.attributes);
  for (const auto& [name, value] : attributes.all()) {
    bool whole = name == "seed" || name == "n" || name == "num_samples";
    client::check(whole ? eager_op_set_int(op.get(), name.c_str(), std::stoll(value))
                        : eager_op_set_float(op.get(), name.c_str(), std::stod(value)));
  }
  std::vector<client::Tensor> out = client::execute(ctx, op.get(), inputs);
  if (eager_tensor_dtype(out[0].get()) != r.dtype) fail("the output's dtype is not the one asked for");
  Array a = array_of(out[0].get());
  std::vector<double> v;
  for (Complex z : a.values) v.push_back(z.real());
  return v;
}

std::vector<double> draw(uint64_t seed, const Request& r) { return draw(client::make_context(seed).get(), r); }

// Returns the numbers of random_variance_scaling from a context of seed 4.
std::vector<double> weights(const std::vector<int64_t>& shape, const std::string& attributes, int32_t dtype) {
  client::Context ctx = client::make_context(4);
  client::Op op = client::make_op(ctx.get(), "random_variance_scaling");
  client::check(eager_op_set_ints(op.get(), "shape", shape.data(), static_cast<int32_t>(shape.size())));
  client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
  const Attributes given(attributes);
  for (const auto& [name, value] : given.all()) {
    client::check(name == "scale" ? eager_op_set_float(op.get(), name.c_str(), std::stod(value))
                                  : eager_op_set_string(op.get(), name.c_str(), value.c_str()));
  }
  std::vector<double> v;
  for (Complex z : array_of(client::execute(ctx.get(), op.get(), {})[0].get()).values) v.push_back(z.real());
  return v;
}

void expect_near(const std::string& what, double got, double want, double error) {
  if (!(std::abs(got - want) <= error)) {
    fail(what + " is " + std::to_string(got) + ", expected " + std::to_string(want) + " within " +
         std::to_string(error));
  }
}

// Checks the largest distance between the sample's distribution and cdf. The bound is exceeded by one in 10^7 samples.
void expect_distribution(std::vector<double> v, const std::function<double(double)>& cdf) {
  std::sort(v.begin(), v.end());
  double n = static_cast<double>(v.size()), d = 0;
  for (size_t i = 0; i < v.size(); ++i) {
    double f = cdf(v[i]);
    d = std::max({d, f - static_cast<double>(i) / n, static_cast<double>(i + 1) / n - f});
  }
  if (d * std::sqrt(n) > 2.9)
    fail("Kolmogorov-Smirnov distance " + std::to_string(d) + " for " + std::to_string(v.size()));
}

double mean(const std::vector<double>& v) {
  return std::accumulate(v.begin(), v.end(), 0.0) / static_cast<double>(v.size());
}
double variance(const std::vector<double>& v) {
  double m = mean(v), s = 0;
  for (double x : v) s += (x - m) * (x - m);
  return s / static_cast<double>(v.size());
}
double normal_cdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

// Returns the places of n random 64-bit keys, in ascending order of the keys.
std::vector<double> order_of_keys(uint64_t seed, int64_t n) {
  std::vector<std::pair<uint64_t, int64_t>> keys;
  for (int64_t i = 0; i < n; ++i) {
    uint32_t words[4];
    eager::philox4x32_10(words, static_cast<uint64_t>(i / 2), 0, seed);
    const uint32_t* w = words + i % 2 * 2;
    keys.push_back({static_cast<uint64_t>(w[1]) << 32 | w[0], i});
  }
  std::sort(keys.begin(), keys.end());
  std::vector<double> places;
  for (const auto& [key, place] : keys) places.push_back(static_cast<double>(place));
  return places;
}

void generator(Table& t) {
  t.custom("random_uniform", "Philox 4x32-10 gives the published answers", [] {
    struct Answer {
      uint32_t counter[4], key[2], out[4];
    };
    const Answer answers[] = {{{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
                              {{~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}, {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
                              {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                               {0xa4093822, 0x299f31d0},
                               {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}}};
    auto join = [](uint32_t low, uint32_t high) { return static_cast<uint64_t>(high) << 32 | low; };
    for (const Answer& a : answers) {
      uint32_t out[4];
      eager::philox4x32_10(out, join(a.counter[0], a.counter[1]), join(a.counter[2], a.counter[3]),
                           join(a.key[0], a.key[1]));
      if (std::memcmp(out, a.out, sizeof out) != 0) fail("the answer differs from the published one");
    }
  });
  t.custom("random_uniform", "the bits are Philox's under the seed", [] {
    client::Context ctx = client::make_context(3);
    std::vector<double> v = draw(ctx.get(), {"random_uniform", 10, "seed=12345"});
    for (size_t i = 0; i < v.size(); ++i) {
      uint32_t words[4];
      eager::philox4x32_10(words, i / 4, 0, 12345);
      if (v[i] != static_cast<double>(words[i % 4] >> 8) * 0x1p-24) fail("element " + std::to_string(i) + " differs");
    }
  });
}

void seeds(Table& t) {
  for (const char* op : {"random_uniform", "random_normal", "random_truncated_normal"}) {
    std::string name = op;
    t.custom(op, "a seed gives one sequence, and different seeds give different ones", [name] {
      Request r{name, 1000};
      std::vector<double> a = draw(5, r), b = draw(5, r), c = draw(6, r);
      if (a != b) fail("one seed gave two sequences");
      if (a == c) fail("two seeds gave one sequence");
      client::Context ctx = client::make_context(5);
      if (draw(ctx.get(), r) != a || draw(ctx.get(), r) == a) fail("the context's stream does not advance");
      client::check(eager_context_set_seed(ctx.get(), 5));
      if (draw(ctx.get(), r) != a) fail("set_seed does not go back to the start");
      eager_context* forked = nullptr;
      client::check(eager_context_fork(ctx.get(), &forked));
      client::Context fork(forked);
      std::vector<double> f = draw(fork.get(), r);
      if (f == a || f == draw(ctx.get(), r)) fail("a fork repeats its parent's numbers");
      Request fixed{name, 1000, "seed=9"};
      if (draw(ctx.get(), fixed) != draw(fork.get(), fixed)) fail("an op's own seed depends on the context");
      // A short draw is the beginning of a long one.
      std::vector<double> few = draw(5, {name, 7});
      if (!std::equal(few.begin(), few.end(), a.begin())) fail("numbers depend on how many are drawn");
    });
  }
}

// Returns the numbers of random_orthogonal.
std::vector<double> orthogonal_weights(eager_context* ctx, const std::vector<int64_t>& shape, int32_t dtype,
                                       int64_t seed = 0, double gain = 1) {
  client::Op op = client::make_op(ctx, "random_orthogonal");
  client::check(eager_op_set_ints(op.get(), "shape", shape.data(), static_cast<int32_t>(shape.size())));
  client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
  client::check(eager_op_set_int(op.get(), "seed", seed));
  client::check(eager_op_set_float(op.get(), "gain", gain));
  std::vector<double> v;
  for (Complex z : array_of(client::execute(ctx, op.get(), {})[0].get()).values) v.push_back(z.real());
  return v;
}

void orthogonal(Table& t) {
  t.custom("random_orthogonal", "rows or columns, whichever are fewer, are orthogonal", [] {
    client::Context ctx = client::make_context(4);
    const std::vector<int64_t> shapes[] = {{1, 1},    {5, 3},   {3, 5},    {4, 4},        {100, 40},
                                           {40, 100}, {65, 65}, {2, 3, 4}, {3, 3, 8, 50}, {1, 7}};
    for (const std::vector<int64_t>& shape : shapes) {
      const int64_t columns = shape.back();
      int64_t rows = 1;
      for (size_t i = 0; i + 1 < shape.size(); ++i) rows *= shape[i];
      const int64_t n = std::min(rows, columns), along = std::max(rows, columns);
      for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
        const std::vector<double> q = orthogonal_weights(ctx.get(), shape, dtype, 0, -3);
        auto at = [&](int64_t k, int64_t i) {
          return q[static_cast<size_t>(rows < columns ? k * columns + i : i * columns + k)];
        };
        for (int64_t a = 0; a < n; ++a) {
          for (int64_t b = 0; b < n; ++b) {
            double sum = 0;
            for (int64_t i = 0; i < along; ++i) sum += at(a, i) * at(b, i);
            expect_near("product", sum, a == b ? 9 : 0, 40 * numbers::epsilon(dtype) + 1e-12);
          }
        }
      }
    }
  });
  // The Q of Householder's reflections has a first row that leans to one side.
  t.custom("random_orthogonal", "is equally likely to be any orthogonal matrix", [] {
    client::Context ctx = client::make_context(4);
    for (int64_t n : {1, 2, 8, 20}) {
      const int64_t draws = 4000;
      double sum = 0, squares = 0, trace = 0;
      for (int64_t i = 0; i < draws; ++i) {
        const std::vector<double> q = orthogonal_weights(ctx.get(), {n, n}, EAGER_FLOAT64);
        sum += q[0];
        squares += q[0] * q[0];
        for (int64_t k = 0; k < n; ++k) trace += q[static_cast<size_t>(k * n + k)];
      }
      const double count = static_cast<double>(draws), deviation = 1 / std::sqrt(static_cast<double>(n));
      expect_near("mean of the first element", sum / count, 0, 5 * deviation / std::sqrt(count));
      expect_near("mean of its square", squares / count, 1 / static_cast<double>(n), 0.1 / static_cast<double>(n));
      expect_near("mean of the trace", trace / count, 0, 5 / std::sqrt(count));
    }
  });
  t.custom("random_orthogonal", "gives the same matrix for a seed in every dtype, and refuses vectors", [] {
    client::Context ctx = client::make_context(4);
    const std::vector<double> q = orthogonal_weights(ctx.get(), {30, 20}, EAGER_FLOAT64, 9);
    if (q == orthogonal_weights(ctx.get(), {30, 20}, EAGER_FLOAT64, 10)) fail("two seeds give one matrix");
    for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32}) {
      const std::vector<double> rounded = orthogonal_weights(ctx.get(), {30, 20}, dtype, 9);
      for (size_t i = 0; i < q.size(); ++i) expect_near("element", rounded[i], q[i], numbers::epsilon(dtype));
    }
    if (!orthogonal_weights(ctx.get(), {0, 3}, EAGER_FLOAT32).empty()) fail("an empty matrix has elements");
    if (!orthogonal_weights(ctx.get(), {2, 0, 3}, EAGER_FLOAT32).empty()) fail("an empty matrix has elements");
    auto refuses = [&](const std::vector<int64_t>& shape, int32_t dtype) {
      try {
        orthogonal_weights(ctx.get(), shape, dtype);
      } catch (const client::Failure& e) {
        if (e.code == EAGER_INVALID_ARGUMENT) return;
      }
      fail("it is taken");
    };
    refuses({}, EAGER_FLOAT32);
    refuses({3}, EAGER_FLOAT32);
    refuses({3, -1}, EAGER_FLOAT32);
    refuses({3, 3}, EAGER_INT32);
  });
}

void distributions(Table& t) {
  constexpr int64_t n = 100000;
  for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
    std::string suffix = std::string(" in ") + numbers::name_of(dtype);
    bool fine = dtype == EAGER_FLOAT32 || dtype == EAGER_FLOAT64;
    t.custom("random_uniform", "has its distribution" + suffix, [=] {
      std::vector<double> v = draw(1, {"random_uniform", n, "", dtype});
      if (*std::min_element(v.begin(), v.end()) < 0 || *std::max_element(v.begin(), v.end()) >= 1)
        fail("a number is outside [0, 1)");
      double coarse = numbers::epsilon(dtype);
      expect_near("mean", mean(v), 0.5, 0.006 + coarse);
      expect_near("variance", variance(v), 1.0 / 12, 0.003 + coarse);
      if (fine) expect_distribution(v, [](double x) { return x; });
      v = draw(1, {"random_uniform", n, "minval=-3 maxval=5", dtype});
      if (*std::min_element(v.begin(), v.end()) < -3 || *std::max_element(v.begin(), v.end()) >= 5)
        fail("a number is outside [-3, 5)");
      expect_near("mean", mean(v), 1, 0.05 + 8 * coarse);
    });
    t.custom("random_normal", "has its distribution" + suffix, [=] {
      std::vector<double> v = draw(2, {"random_normal", n, "", dtype});
      expect_near("mean", mean(v), 0, 0.02);
      expect_near("variance", variance(v), 1, 0.03);
      if (fine) expect_distribution(v, normal_cdf);
      if (*std::max_element(v.begin(), v.end()) < 3.5) fail("the largest number is below 3.5");
      v = draw(2, {"random_normal", n, "mean=3 stddev=0.5", dtype});
      expect_near("mean", mean(v), 3, 0.02);
      expect_near("variance", variance(v), 0.25, 0.02);
    });
    t.custom("random_truncated_normal", "has its distribution" + suffix, [=] {
      std::vector<double> v = draw(3, {"random_truncated_normal", n, "", dtype});
      double most = 0;
      for (double x : v) most = std::max(most, std::abs(x));
      if (most > 2 || most < 1.98) fail("the largest number is " + std::to_string(most));
      double inside = normal_cdf(2) - normal_cdf(-2);
      if (fine) expect_distribution(v, [=](double x) { return (normal_cdf(x) - normal_cdf(-2)) / inside; });
      expect_near("variance", variance(v), 0.774, 0.02);
    });
  }
  t.custom("random_variance_scaling", "has the variance and the distribution that its attributes say", [] {
    struct Row {
      const char* attributes;
      std::vector<int64_t> shape;
      double variance;
    };
    // Fans: the last two axes, times the axes before them.
    const Row rows[] = {{"", {100, 300}, 1.0 / 100},
                        {"fan=FAN_OUT", {100, 300}, 1.0 / 300},
                        {"fan=FAN_AVG scale=2", {100, 300}, 2.0 / 200},
                        {"fan=FAN_IN", {3, 4, 10, 200}, 1.0 / 120},
                        {"fan=FAN_OUT", {3, 4, 10, 200}, 1.0 / 2400},
                        {"fan=FAN_OUT", {30000}, 1.0 / 30000}};
    for (const Row& row : rows) {
      for (const char* distribution : {"UNIFORM", "UNTRUNCATED_NORMAL", "TRUNCATED_NORMAL"}) {
        for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
          const std::vector<double> v =
              weights(row.shape, std::string(row.attributes) + " distribution=" + distribution, dtype);
          const double deviation = std::sqrt(row.variance), found = std::sqrt(variance(v));
          expect_near("mean over the deviation", mean(v) / deviation, 0, 0.03);
          expect_near("deviation over the one asked for", found / deviation, 1, 0.02 + numbers::epsilon(dtype));
          double most = 0;
          for (double x : v) most = std::max(most, std::abs(x) / deviation);
          const std::string d = distribution;
          const double limit = d == "UNIFORM" ? std::sqrt(3) : d == "TRUNCATED_NORMAL" ? 2 / 0.87962566103423978 : 6;
          if (most > limit * (1 + 2 * numbers::epsilon(dtype))) fail("the largest number is " + std::to_string(most));
          if (most < (d == "UNIFORM" ? 1.7 : d == "TRUNCATED_NORMAL" ? 2.2 : 3.5)) fail("numbers are too small");
        }
      }
    }
  });
  t.custom("random_variance_scaling", "takes any shape, and refuses what has no variance", [] {
    const std::pair<std::vector<int64_t>, size_t> sizes[] = {{{}, 1}, {{0}, 0}, {{0, 3}, 0}, {{1, 1, 1, 1, 2}, 2}};
    for (const auto& [shape, size] : sizes) {
      if (weights(shape, "", EAGER_FLOAT32).size() != size) fail("the shape differs");
    }
    auto refuses = [](const char* attributes, int32_t dtype) {
      try {
        weights({2, 2}, attributes, dtype);
      } catch (const client::Failure& e) {
        if (e.code == EAGER_INVALID_ARGUMENT) return;
      }
      fail(std::string(attributes) + " is taken");
    };
    for (const char* bad : {"scale=0", "scale=-1", "scale=nan", "scale=inf"}) refuses(bad, EAGER_FLOAT32);
    refuses("", EAGER_INT32);
    refuses("distribution=UNIFORM scale=1e12", EAGER_FLOAT16);
    refuses("distribution=UNIFORM scale=1e78", EAGER_FLOAT32);
    refuses("distribution=UNIFORM scale=1.7e308", EAGER_FLOAT64);
  });
  orthogonal(t);
  t.custom("random_uniform", "integers are in range and equally frequent", [] {
    for (int32_t dtype : {EAGER_INT8, EAGER_INT32, EAGER_INT64, EAGER_UINT8, EAGER_UINT64}) {
      std::vector<double> v = draw(4, {"random_uniform", 60000, "minval=2 maxval=8", dtype});
      std::vector<int> hits(6);
      for (double x : v) {
        if (x < 2 || x > 7 || x != std::floor(x)) fail("a number is outside [2, 8)");
        ++hits[static_cast<size_t>(x) - 2];
      }
      for (int h : hits) expect_near("hits", h, 10000, 500);
    }
  });
  t.custom("random_uniform", "a stream of many blocks neither repeats nor correlates", [] {
    std::vector<double> v = draw(8, {"random_uniform", 1000003});
    expect_distribution(v, [](double x) { return x; });
    std::vector<double> sorted = v;
    std::sort(sorted.begin(), sorted.end());
    // Of 10^6 numbers with 24 bits about 3% are equal to another. A block that is drawn twice would give far more.
    auto repeated = static_cast<double>(sorted.end() - std::unique(sorted.begin(), sorted.end()));
    expect_near("repeated numbers", repeated, 29220, 1500);
    double lag = 0;
    for (size_t i = 1; i < v.size(); ++i) lag += (v[i] - 0.5) * (v[i - 1] - 0.5);
    expect_near("correlation of neighbours", 12 * lag / static_cast<double>(v.size()), 0, 0.006);
  });
}

void discrete(Table& t) {
  t.custom("random_bernoulli", "draws ones with the given probabilities", [] {
    client::Context ctx = client::make_context(1);
    std::vector<float> p(90000, 0.3f);
    client::Tensor probabilities = client::make_tensor(ctx.get(), EAGER_FLOAT32, {90000}, p.data(), p.size() * 4);
    std::vector<double> v = draw(ctx.get(), {"random_bernoulli", 0, "", EAGER_FLOAT32}, {probabilities.get()});
    expect_near("mean", mean(v), 0.3, 0.01);
    const float edges[2] = {0, 1};
    client::Tensor two = client::make_tensor(ctx.get(), EAGER_FLOAT32, {2}, edges, 8);
    client::Op op = client::make_op(ctx.get(), "random_bernoulli");
    const int64_t shape[2] = {500, 2};
    client::check(eager_op_set_ints(op.get(), "shape", shape, 2));
    Array a = array_of(client::execute(ctx.get(), op.get(), {two.get()})[0].get());
    for (size_t i = 0; i < a.values.size(); ++i) {
      if (a.values[i] != Complex(static_cast<double>(i % 2))) fail("probabilities 0 and 1 are not certain");
    }
  });
  t.custom("random_categorical", "draws classes with the given probabilities", [] {
    client::Context ctx = client::make_context(1);
    const float logits[4] = {std::log(0.1f), std::log(0.2f), std::log(0.3f), std::log(0.4f)};
    client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1, 4}, logits, 16);
    std::vector<double> v = draw(ctx.get(), {"random_categorical", 0, "num_samples=100000", EAGER_INT64}, {x.get()});
    double hits[4] = {};
    for (double k : v) ++hits[static_cast<size_t>(k)];
    for (int k = 0; k < 4; ++k) expect_near("share", hits[k] / 100000, 0.1 * (k + 1), 0.01);
  });
  t.custom("random_permutation", "draws every number once, and at every place equally often", [] {
    client::Context ctx = client::make_context(1);
    for (int64_t n : {0, 1, 2, 5, 1000, 70000}) {
      std::vector<double> v = draw(ctx.get(), {"random_permutation", 0, "n=" + std::to_string(n), EAGER_INT64});
      std::sort(v.begin(), v.end());
      if (static_cast<int64_t>(v.size()) != n) fail("the length is not n");
      for (size_t i = 0; i < v.size(); ++i) {
        if (v[i] != static_cast<double>(i)) fail("it is not a permutation");
      }
    }
    for (int64_t n : {1, 17, 1000, 1025, 4096, 70000}) {
      if (draw(1, {"random_permutation", 0, "seed=18 n=" + std::to_string(n), EAGER_INT64}) != order_of_keys(18, n)) {
        fail("it is not the order of Philox's words");
      }
    }
    double first[6] = {};
    for (int i = 0; i < 6000; ++i) {
      ++first[static_cast<size_t>(draw(ctx.get(), {"random_permutation", 0, "n=6", EAGER_INT64})[0])];
    }
    for (double hits : first) expect_near("hits", hits, 1000, 160);
  });
  // Two keys of this seed have the same upper 43 bits, and the key with the lower place is the larger one.
  t.custom("random_permutation", "orders keys that differ only in their last bits", [] {
    const int64_t n = 2000000;
    if (draw(1, {"random_permutation", 0, "seed=18 n=" + std::to_string(n), EAGER_INT64}) != order_of_keys(18, n)) {
      fail("it is not the order of the keys");
    }
  });
}

}  // namespace

void random_cases(Table& t) {
  generator(t);
  seeds(t);
  distributions(t);
  discrete(t);
}

}  // namespace op_cases
