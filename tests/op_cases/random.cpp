// Random ops: known answers of the generator, distributions by their moments and by Kolmogorov's and Smirnov's
// distance, and what seeds guarantee.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
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
  t.custom("random_categorical", "is certain of an infinite logit", [] {
    client::Context ctx = client::make_context(1);
    const float inf = INFINITY, logits[5] = {3, -inf, inf, NAN, 2};
    client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1, 5}, logits, 20);
    for (double k : draw(ctx.get(), {"random_categorical", 0, "num_samples=100", EAGER_INT64}, {x.get()})) {
      if (k != 2) fail("it draws " + std::to_string(k));
    }
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

// ---- numbers with parameters

// Returns the numbers of an op with parameters, one for each element of the parameters, which all have n elements.
struct Parametric {
  std::string op;
  std::vector<double> first, second;  // `second` is empty where the op has one parameter, or the other one is absent
  int32_t parameter_dtype = EAGER_FLOAT64;
  int32_t dtype = 0;  // 0: the op has no such attribute, or its default is meant
  std::vector<int64_t> shape = {};
  int64_t seed = 0;
  std::vector<int64_t> key = {};
};
client::Tensor parameter(eager_context* ctx, const std::vector<double>& values, int32_t dtype) {
  const std::vector<unsigned char> bytes = numbers::encode(std::vector<Complex>(values.begin(), values.end()), dtype);
  const auto n = static_cast<int64_t>(values.size());
  return client::make_tensor(ctx, dtype, n == 1 ? Dims{} : Dims{n}, bytes.data(), bytes.size());
}
bool has_two_parameters(const std::string& op) { return op != "random_exponential" && op != "random_poisson"; }
std::vector<double> drawn_with(eager_context* ctx, const Parametric& r) {
  client::Op op = client::make_op(ctx, r.op);
  if (r.dtype) client::check(eager_op_set_dtype(op.get(), "dtype", r.dtype));
  if (r.seed) client::check(eager_op_set_int(op.get(), "seed", r.seed));
  if (!r.shape.empty())
    client::check(eager_op_set_ints(op.get(), "shape", r.shape.data(), static_cast<int32_t>(r.shape.size())));
  const client::Tensor first = parameter(ctx, r.first, r.parameter_dtype);
  client::Tensor second, key;
  if (!r.second.empty()) second = parameter(ctx, r.second, r.parameter_dtype);
  if (!r.key.empty())
    key = client::make_tensor(ctx, EAGER_INT64, {static_cast<int64_t>(r.key.size())}, r.key.data(), r.key.size() * 8);
  std::vector<eager_tensor*> inputs = {first.get()};
  if (has_two_parameters(r.op)) inputs.push_back(second.get());
  inputs.push_back(key.get());
  std::vector<double> v;
  for (Complex z : array_of(client::execute(ctx, op.get(), inputs)[0].get()).values) v.push_back(z.real());
  return v;
}

// The distribution function of the gamma distribution, by Kummer's series.
double gamma_cdf(double a, double x) {
  if (x <= 0) return 0;
  long double term = 1 / static_cast<long double>(a), sum = 0;
  for (int n = 1; n < 2000 && term > sum * 1e-20L; ++n) {
    sum += term;
    term *= x / (static_cast<long double>(a) + n);
  }
  return static_cast<double>(
      sum * std::exp(a * std::log(static_cast<long double>(x)) - x - std::lgamma(static_cast<long double>(a))));
}
double beta_cdf(double a, double b, double x) {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  if (x > 0.9) return 1 - beta_cdf(b, a, 1 - x);  // near 1 the series is long
  long double term = 1 / static_cast<long double>(a), sum = 0;
  for (int n = 0; n < 100000 && term > sum * 1e-20L; ++n) {
    sum += term;
    term *= x * (static_cast<long double>(a) + b + n) / (static_cast<long double>(a) + n + 1);
  }
  const long double scale = std::lgamma(static_cast<long double>(a) + b) - std::lgamma(static_cast<long double>(a)) -
                            std::lgamma(static_cast<long double>(b));
  return static_cast<double>(
      sum * std::exp(a * std::log(static_cast<long double>(x)) + b * std::log1p(-static_cast<long double>(x)) + scale));
}

// Checks counts beside the probabilities of each: chi-square over those that are expected 10 times at least, the others as one. The
// bound lies 6 deviations above its mean.
void expect_counts(const std::string& what, const std::vector<double>& v,
                   const std::function<double(double)>& log_probability, double mean_count, double deviation) {
  const double n = static_cast<double>(v.size());
  std::map<double, double> hits;
  for (double k : v) {
    if (!(k >= 0) || k != std::floor(k)) fail(what + " gives " + std::to_string(k));
    ++hits[k];
  }
  double chi = 0, others = n, expected_others = n, cells = 0;
  const double low = std::max(0.0, std::floor(mean_count - 9 * deviation - 10)), high = mean_count + 9 * deviation + 20;
  for (double k = low; k < high; ++k) {
    const double expected = n * std::exp(log_probability(k));
    if (expected < 10) continue;
    const double found = hits.count(k) ? hits[k] : 0;
    chi += (found - expected) * (found - expected) / expected;
    others -= found;
    expected_others -= expected;
    ++cells;
  }
  if (expected_others > 10) chi += (others - expected_others) * (others - expected_others) / expected_others;
  else if (others > 40) fail(what + " gives counts that should hardly be");
  if (cells < 1 || chi > cells + 6 * std::sqrt(2 * cells) + 6)
    fail(what + ": chi-square " + std::to_string(chi) + " of " + std::to_string(cells) + " cells");
}

void parametric(Table& t) {
  constexpr int64_t n = 40000;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64}) {
    const std::string suffix = std::string(" in ") + numbers::name_of(dtype);
    const auto check = [&](const char* op, std::vector<double> first, std::vector<double> second,
                           std::function<double(double)> cdf) {
      const std::string name = "has its distribution" + suffix + " of " + std::to_string(first[0]) +
                               (second.empty() ? "" : ", " + std::to_string(second[0]));
      t.custom(op, name, [=, op = std::string(op)] {
        client::Context ctx = client::make_context(3);
        expect_distribution(drawn_with(ctx.get(), {op, first, second, dtype, 0, {n}}), cdf);
      });
    };
    check("random_exponential", {2}, {}, [](double x) { return -std::expm1(-2 * x); });
    check("random_laplace", {1}, {2},
          [](double x) { return x < 1 ? std::exp((x - 1) / 2) / 2 : 1 - std::exp((1 - x) / 2) / 2; });
    check("random_gumbel", {1}, {2}, [](double x) { return std::exp(-std::exp((1 - x) / 2)); });
    for (double a : {0.25, 1.0, 4.5, 60.0})
      check("random_gamma", {a}, {2}, [a](double x) { return gamma_cdf(a, 2 * x); });
    check("random_gamma", {3}, {}, [](double x) { return gamma_cdf(3, x); });
    const std::pair<double, double> betas[] = {{0.5, 0.75}, {2, 3}, {20, 0.75}, {100, 150}};
    for (const auto& [a, b] : betas)
      check("random_beta", {a}, {b}, [a = a, b = b](double x) { return beta_cdf(a, b, x); });
  }
  for (double rate : {0.5, 4.0, 9.75, 10.0, 37.5, 1000.0}) {
    t.custom("random_poisson", "has its distribution of " + std::to_string(rate), [rate] {
      client::Context ctx = client::make_context(4);
      for (int32_t dtype : {EAGER_FLOAT64, EAGER_INT32, EAGER_INT64}) {
        expect_counts(
            "random_poisson", drawn_with(ctx.get(), {"random_poisson", {rate}, {}, EAGER_FLOAT32, dtype, {n}}),
            [rate](double k) { return k * std::log(rate) - rate - std::lgamma(k + 1); }, rate, std::sqrt(rate));
      }
    });
  }
  const std::pair<double, double> binomials[] = {{1, 0.25},    {10, 0.5},      {30, 0.75},     {40, 0.0625},
                                                 {100, 0.375}, {1000, 0.9375}, {100000, 0.001}};
  for (const auto& [trials, p] : binomials) {
    t.custom("random_binomial", "has its distribution of " + std::to_string(trials) + ", " + std::to_string(p),
             [trials = trials, p = p] {
               client::Context ctx = client::make_context(4);
               expect_counts(
                   "random_binomial", drawn_with(ctx.get(), {"random_binomial", {trials}, {p}, EAGER_FLOAT64, 0, {n}}),
                   [=](double k) {
                     return k > trials ? -1e9
                                       : std::lgamma(trials + 1) - std::lgamma(k + 1) - std::lgamma(trials - k + 1) +
                                             k * std::log(p) + (trials - k) * std::log1p(-p);
                   },
                   trials * p, std::sqrt(trials * p * (1 - p)));
             });
  }
  t.custom("random_multinomial", "has counts that add up, each of them binomial", [] {
    client::Context ctx = client::make_context(4);
    const std::vector<double> v =
        drawn_with(ctx.get(), {"random_multinomial", {50}, {1, 4, 0, 3}, EAGER_FLOAT32, EAGER_INT32, {n}});
    for (size_t k = 0; k < 4; ++k) {
      std::vector<double> counts;
      for (size_t i = k; i < v.size(); i += 4) counts.push_back(v[i]);
      const double p = k == 0 ? 1 / 8.0 : k == 1 ? 0.5 : k == 2 ? 0 : 3 / 8.0;
      if (k == 2) {
        if (*std::max_element(counts.begin(), counts.end()) > 0) fail("a class without probability is hit");
        continue;
      }
      expect_counts(
          "a class", counts,
          [=](double x) {
            return x > 50 ? -1e9
                          : std::lgamma(51) - std::lgamma(x + 1) - std::lgamma(51 - x) + x * std::log(p) +
                                (50 - x) * std::log1p(-p);
          },
          50 * p, std::sqrt(50 * p * (1 - p)));
    }
    for (size_t i = 0; i < v.size(); i += 4) {
      if (v[i] + v[i + 1] + v[i + 2] + v[i + 3] != 50) fail("the counts do not add up");
    }
  });
}

// What parameters at the edge of their ranges give, or beyond it.
void parametric_edges(Table& t) {
  constexpr double inf = INFINITY, nan = NAN;
  const auto edge = [&t](const char* op, std::vector<double> first, std::vector<double> second,
                         std::vector<double> expected, int32_t dtype = 0) {
    t.custom(op, std::string("has edges") + (dtype ? std::string(" in ") + numbers::name_of(dtype) : ""),
             [=, op = std::string(op)] {
               client::Context ctx = client::make_context(5);
               const std::vector<double> got = drawn_with(ctx.get(), {op, first, second, EAGER_FLOAT64, dtype});
               for (size_t i = 0; i < expected.size(); ++i) {
                 if (std::isnan(expected[i]) ? !std::isnan(got[i]) : got[i] != expected[i]) {
                   fail("of " + std::to_string(first[i]) + " it is " + std::to_string(got[i]) + ", expected " +
                        std::to_string(expected[i]));
                 }
               }
             });
  };
  edge("random_exponential", {inf, 0, -1, nan}, {}, {0, inf, nan, nan});
  edge("random_laplace", {1, 2, 3, nan}, {0, -1, nan, 1}, {1, nan, nan, nan});
  edge("random_gumbel", {1, 2, 3, nan}, {0, -1, nan, 1}, {1, nan, nan, nan});
  edge("random_gamma", {0, inf, -1, nan, 1, 1, 2}, {1, 1, 1, 1, inf, -1, 0}, {0, inf, nan, nan, 0, nan, inf});
  edge("random_beta", {0, 1, 0, inf, 1, inf, -1, nan}, {1, 0, 0, 1, inf, inf, 1, 1}, {0, 1, nan, 1, 0, nan, nan, nan});
  edge("random_poisson", {0, -1, nan, inf}, {}, {0, nan, nan, nan}, EAGER_FLOAT16);
  edge("random_poisson", {0, 1e12}, {}, {0, 127}, EAGER_INT8);
  edge("random_poisson", {0, 1e30}, {}, {0, 4294967295.0}, EAGER_UINT32);
  edge("random_binomial", {0, 5, 5, 5.75, -1, 5, 5, nan, inf}, {0.5, 0, 1, 1, 0.5, 1.5, -0.5, 0.5, 0.5},
       {0, 0, 5, 5, nan, nan, nan, nan, nan}, EAGER_FLOAT64);
  edge("random_binomial", {0, 5, 1e18}, {0.5, 1, 1}, {0, 5, 2147483647}, EAGER_INT32);
  const Input rate = in({2}, -2, -1), trials = in({2}, 5, 6), probs = in({2}, 0.25, 0.75);
  for (const char* dtype : {"dtype=int8", "dtype=uint64"}) {
    t.refuse("random_poisson", dtype, {rate, absent()}, "rate must be finite and not negative");
    t.refuse("random_poisson", dtype, {given({2}, {1, nan}), absent()}, "rate must be finite and not negative");
    t.refuse("random_binomial", dtype, {trials, given({2}, {0.5, 1.5}), absent()}, "probs in [0, 1]");
    t.refuse("random_binomial", dtype, {rate, probs, absent()}, "counts must be finite and not negative");
    for (const std::vector<Complex>& p : {std::vector<Complex>{2, -1}, {0, 0}, {inf, 1}})
      t.refuse("random_multinomial", dtype, {in({}, 4, 5), given({2}, p), absent()},
               "probs not negative with a finite sum");
    t.refuse("random_multinomial", dtype, {given({}, {-4}), probs, absent()}, "counts must be finite and not negative");
  }
  t.custom("random_poisson", "takes rates beyond all integers", [] {
    client::Context ctx = client::make_context(5);
    const std::vector<double> rates = {1e10, 1e15, 1e17, 1e100, 1e300};
    const std::vector<double> v = drawn_with(ctx.get(), {"random_poisson", rates, {}, EAGER_FLOAT64, EAGER_FLOAT64});
    for (size_t i = 0; i < v.size(); ++i)
      expect_near("the count over its rate", v[i] / rates[i], 1, 8 / std::sqrt(rates[i]) + 1e-15);
    const std::vector<double> b =
        drawn_with(ctx.get(), {"random_binomial", rates, {0.25}, EAGER_FLOAT64, EAGER_FLOAT64});
    for (size_t i = 0; i < b.size(); ++i)
      expect_near("the count over its mean", 4 * b[i] / rates[i], 1, 16 / std::sqrt(rates[i]) + 1e-15);
  });
  t.custom("random_multinomial", "has edges", [] {
    client::Context ctx = client::make_context(5);
    const auto row = [&](double trials, std::vector<double> p) {
      return drawn_with(ctx.get(), {"random_multinomial", {trials}, std::move(p)});
    };
    if (row(0, {0, 0}) != std::vector<double>{0, 0} || row(7, {0, 3, 0}) != std::vector<double>{0, 7, 0})
      fail("certain counts differ");
  });
}

void parametric_promises(Table& t) {
  const std::pair<const char*, double> ops[] = {{"random_exponential", 2}, {"random_laplace", 2},
                                                {"random_gumbel", 2},      {"random_gamma", 0.5},
                                                {"random_beta", 0.5},      {"random_poisson", 30},
                                                {"random_binomial", 90}};
  for (const auto& [name, value] : ops) {
    const Parametric r{
        name,          {value}, has_two_parameters(name) ? std::vector<double>{0.75} : std::vector<double>{},
        EAGER_FLOAT32, 0,       {1000}};
    t.custom(name, "a seed or a key gives one sequence, whatever was drawn before", [r] {
      client::Context a = client::make_context(5), b = client::make_context(5), c = client::make_context(6);
      const std::vector<double> x = drawn_with(a.get(), r);
      if (x != drawn_with(b.get(), r)) fail("one seed gave two sequences");
      if (x == drawn_with(c.get(), r) || x == drawn_with(a.get(), r))
        fail("another seed, or the next call, gave the same sequence");
      Parametric keyed = r, other = r, few = r;
      keyed.key = {7, -1};
      other.key = {7, 1};
      few.shape = {7};
      few.key = keyed.key;
      const std::vector<double> k = drawn_with(a.get(), keyed);
      if (k != drawn_with(c.get(), keyed) || k == drawn_with(a.get(), other)) fail("the key does not decide");
      const std::vector<double> begin = drawn_with(a.get(), few);
      if (!std::equal(begin.begin(), begin.end(), k.begin())) fail("numbers depend on how many are drawn");
      if (drawn_with(a.get(), r) != (drawn_with(b.get(), r), drawn_with(b.get(), r)))
        fail("a call with a key moves the stream on");
      Parametric seeded = r;
      seeded.seed = 9;
      if (drawn_with(a.get(), seeded) != drawn_with(c.get(), seeded)) fail("an op's own seed depends on the context");
    });
  }
  const std::pair<Request, std::vector<double>> keyed_ops[] = {
      {{"random_uniform", 40}, {}},
      {{"random_uniform", 40, "", EAGER_FLOAT64}, {}},
      {{"random_uniform", 40, "maxval=200", EAGER_UINT8}, {}},
      {{"random_normal", 40}, {}},
      {{"random_truncated_normal", 40, "", EAGER_FLOAT16}, {}},
      {{"random_variance_scaling", 40}, {}},
      {{"random_permutation", 0, "n=40", EAGER_INT16}, {}},
      {{"random_bernoulli", 40, "", EAGER_BOOL}, {0.5}},
      {{"random_categorical", 0, "num_samples=40", EAGER_INT64}, {0, 1, 0.5}}};
  for (const auto& [request, input] : keyed_ops) {
    t.custom(request.op, "a key gives one sequence of " + std::string(numbers::name_of(request.dtype)),
             [r = request, x = input] {
               const auto with_key = [&](eager_context* ctx, const std::vector<int64_t>& key) {
                 client::Tensor first, words;
                 std::vector<eager_tensor*> inputs;
                 if (!x.empty()) first = parameter(ctx, x, EAGER_FLOAT32), inputs.push_back(first.get());
                 if (!key.empty()) words = client::make_tensor(ctx, EAGER_INT64, {2}, key.data(), 16);
                 inputs.push_back(words.get());
                 return draw(ctx, r, inputs);
               };
               client::Context a = client::make_context(5), b = client::make_context(5), c = client::make_context(6);
               if (with_key(a.get(), {7, -1}) != with_key(c.get(), {7, -1})) fail("the key does not decide");
               if (with_key(a.get(), {7, -1}) == with_key(a.get(), {7, 1})) fail("another key gave the same numbers");
               if (with_key(a.get(), {}) != with_key(b.get(), {})) fail("a call with a key moves the stream on");
             });
  }
  const Input wrong_key = of_dtype(EAGER_INT64, {3}, {1, 2, 3});
  for (const char* op : {"random_uniform", "random_normal", "random_truncated_normal", "random_variance_scaling"})
    t.refuse(op, "shape=2", {wrong_key}, "key must have shape [2], not [3]");
  t.refuse("random_orthogonal", "shape=2,2", {wrong_key}, "key must have shape [2], not [3]");
  t.refuse("random_permutation", "n=2", {wrong_key}, "key must have shape [2], not [3]");
  for (const char* op : {"random_bernoulli", "random_categorical"})
    t.refuse(op, "", {in({2}, 0, 1), wrong_key}, "key must have shape [2], not [3]");
  t.custom("random_gamma", "parameters broadcast", [] {
    client::Context ctx = client::make_context(5);
    Parametric r{"random_gamma", {1e4, 1e8}, {1}, EAGER_FLOAT64};
    r.shape = {3, 2};
    const std::vector<double> v = drawn_with(ctx.get(), r);
    if (v.size() != 6) fail("the shape differs");
    for (size_t i = 0; i < 6; ++i) expect_near("number over alpha", v[i] / (i % 2 ? 1e8 : 1e4), 1, 0.1);
  });
  t.refuse("random_gamma", "shape=3", {in({2}), absent(), absent()}, "Incompatible shapes: [2] vs. [3]");
  t.refuse("random_poisson", "", {in({2}), of_dtype(EAGER_INT64, {3}, {1, 2, 3})}, "key must have shape [2], not [3]");
  t.refuse("random_poisson", "dtype=bool", {in({2}), absent()}, "counts are real numbers, not bool");
  t.refuse("random_multinomial", "", {in({}), in({}), absent()}, "probs must have at least one dimension");
}

// Gradients through the parameters, beside the derivative of the number at which the distribution function has one value.
void parametric_gradients(Table& t) {
  const auto slopes = [](const std::string& name, double first, double second, std::vector<double>& y) {
    client::Context ctx = client::make_context(8);
    const std::vector<double> a(6, first), b(6, second);
    const client::Tensor x1 = parameter(ctx.get(), a, EAGER_FLOAT64), x2 = parameter(ctx.get(), b, EAGER_FLOAT64);
    client::Tape tape = client::make_tape(ctx.get());
    std::vector<eager_tensor*> sources = {x1.get()}, inputs = {x1.get()};
    if (has_two_parameters(name)) sources.push_back(x2.get()), inputs.push_back(x2.get());
    for (eager_tensor* one : sources) client::check(eager_tape_watch(tape.get(), one));
    inputs.push_back(nullptr);
    client::Op op = client::make_op(ctx.get(), name);
    const client::Tensor out = std::move(client::execute(ctx.get(), op.get(), inputs)[0]);
    for (Complex z : array_of(out.get()).values) y.push_back(z.real());
    std::vector<std::vector<double>> found;
    for (const client::Tensor& g : client::gradient(ctx.get(), tape.get(), {out.get()}, {}, sources)) {
      found.emplace_back();
      for (Complex z : array_of(g.get()).values) found.back().push_back(z.real());
    }
    return found;
  };
  t.custom("random_exponential", "has the gradient of its parameter", [slopes] {
    std::vector<double> y;
    const auto g = slopes("random_exponential", 2.5, 1, y);
    for (size_t i = 0; i < y.size(); ++i) expect_near("slope", g[0][i], -y[i] / 2.5, 1e-12);
  });
  for (const char* name : {"random_laplace", "random_gumbel"}) {
    t.custom(name, "has the gradients of its parameters", [slopes, op = std::string(name)] {
      std::vector<double> y;
      const auto g = slopes(op, 2.5, 1.5, y);
      for (size_t i = 0; i < y.size(); ++i) {
        expect_near("slope of loc", g[0][i], 1, 0);
        expect_near("slope of scale", g[1][i], (y[i] - 2.5) / 1.5, 1e-12);
      }
    });
  }
  for (double alpha : {0.25, 1.0, 6.0, 30.0}) {
    t.custom("random_gamma", "has the gradients of its parameters for " + std::to_string(alpha), [slopes, alpha] {
      std::vector<double> y;
      const auto g = slopes("random_gamma", alpha, 2, y);
      for (size_t i = 0; i < y.size(); ++i) {
        const double x = 2 * y[i], h = 1e-4 * alpha;
        const double density = std::exp((alpha - 1) * std::log(x) - x - std::lgamma(alpha));
        const double expected = -(gamma_cdf(alpha + h, x) - gamma_cdf(alpha - h, x)) / (2 * h) / density / 2;
        expect_near("slope of alpha", g[0][i], expected, 1e-5 * std::max(1.0, std::abs(expected)));
        expect_near("slope of beta", g[1][i], -y[i] / 2, 1e-12 * y[i]);
      }
    });
  }
  // The mean of the slopes is the slope of the mean, and the slope in beta of the slope in alpha is that of a share of two numbers.
  for (const auto& [alpha, beta] : {std::pair{0.02, 0.05}, {0.5, 3.0}, {2.0, 1.0}, {40.0, 90.0}, {3000.0, 0.4}}) {
    t.custom("random_beta", "has the gradients of its parameters for " + std::to_string(alpha), [a = alpha, b = beta] {
      constexpr size_t kNumbers = 40000;
      client::Context ctx = client::make_context(8);
      const client::Tensor x1 = parameter(ctx.get(), std::vector<double>(kNumbers, a), EAGER_FLOAT64),
                           x2 = parameter(ctx.get(), std::vector<double>(kNumbers, b), EAGER_FLOAT64);
      client::Tape outer = client::make_tape(ctx.get()), tape = client::make_tape(ctx.get());
      for (eager_tensor* x : {x1.get(), x2.get()}) client::check(eager_tape_watch(tape.get(), x));
      client::check(eager_tape_watch(outer.get(), x2.get()));
      client::Op op = client::make_op(ctx.get(), "random_beta");
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x1.get(), x2.get(), nullptr})[0]);
      const std::vector<client::Tensor> slopes =
          client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x1.get(), x2.get()});
      const client::Tensor mixed =
          std::move(client::gradient(ctx.get(), outer.get(), {slopes[0].get()}, {}, {x2.get()})[0]);
      const std::vector<Complex> v = array_of(y.get()).values, of_a = array_of(slopes[0].get()).values,
                                 of_b = array_of(slopes[1].get()).values, of_both = array_of(mixed.get()).values;
      const auto expect_mean = [&](const char* what, double expected, auto&& number) {
        double sum = 0, squares = 0;
        for (size_t i = 0; i < kNumbers; ++i) sum += number(i), squares += number(i) * number(i);
        const double mean = sum / kNumbers, error = std::sqrt((squares / kNumbers - mean * mean) / kNumbers);
        expect_near(what, mean, expected, 4.5 * error);
      };
      const double both = a + b, second = a * (a + 1) / (both * (both + 1));
      expect_mean("mean slope of alpha", b / (both * both), [&](size_t i) { return of_a[i].real(); });
      expect_mean("mean slope of beta", -a / (both * both), [&](size_t i) { return of_b[i].real(); });
      expect_mean("slope of alpha of the mean square", second * (1 / a + 1 / (a + 1) - 1 / both - 1 / (both + 1)),
                  [&](size_t i) { return 2 * v[i].real() * of_a[i].real(); });
      expect_mean("slope of beta of the mean square", -second * (1 / both + 1 / (both + 1)),
                  [&](size_t i) { return 2 * v[i].real() * of_b[i].real(); });
      for (size_t i = 0; i < 200; ++i) {
        const double s = v[i].real();
        if (s < 1e-9 || 1 - s < 1e-9) continue;
        const double expected = (1 - 2 * s) * of_a[i].real() * of_b[i].real() / (s * (1 - s));
        expect_near("slope in both", of_both[i].real(), expected, 1e-6 * std::abs(expected) + 1e-12);
      }
    });
  }
}

}  // namespace

void random_cases(Table& t) {
  generator(t);
  seeds(t);
  distributions(t);
  discrete(t);
  parametric(t);
  parametric_edges(t);
  parametric_promises(t);
  parametric_gradients(t);
}

}  // namespace op_cases
