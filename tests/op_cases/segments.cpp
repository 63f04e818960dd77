// Sums, means, products and extremes of segments.
#include <cmath>
#include <functional>
#include <limits>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInfinity = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();

// The numbers of a segment, at one place of its rows, in their order.
using Numbers = std::vector<Complex>;
using Reduce = std::function<Complex(const Numbers&, int32_t dtype)>;

Complex extreme(const Numbers& x, bool is_max, Complex none) {
  if (x.empty()) return none;
  Complex best = x[0];
  for (Complex z : x) {
    if (std::isnan(best.real())) break;
    if (std::isnan(z.real()) || (is_max ? z.real() > best.real() : z.real() < best.real())) best = z;
  }
  return best;
}
Complex sum_of(const Numbers& x) {
  Complex sum = 0;
  for (Complex z : x) sum += z;
  return sum;
}

// The extreme of no element: the dtype's lowest or greatest finite number.
double none_of(int32_t dtype, bool is_max) {
  switch (dtype) {
    case EAGER_INT8: return is_max ? -128 : 127;
    case EAGER_INT16: return is_max ? -32768 : 32767;
    case EAGER_INT32: return is_max ? -2147483648.0 : 2147483647;
    case EAGER_INT64: return is_max ? -0x1p63 : 0x1p63;
    case EAGER_UINT8: return is_max ? 0 : 255;
    case EAGER_UINT16: return is_max ? 0 : 65535;
    case EAGER_UINT32: return is_max ? 0 : 4294967295.0;
    case EAGER_UINT64: return is_max ? 0 : 0x1p64;
    case EAGER_FLOAT16: return is_max ? -65504 : 65504;
    case EAGER_BFLOAT16: return is_max ? -0x1.fep127 : 0x1.fep127;
    case EAGER_FLOAT32: return is_max ? -0x1.fffffep127 : 0x1.fffffep127;
    default: return is_max ? -std::numeric_limits<double>::max() : std::numeric_limits<double>::max();
  }
}

struct Op {
  const char* name;
  Reduce of_sorted, of_any;  // what is missing differs
};

std::vector<Op> operations() {
  const Reduce sum = [](const Numbers& x, int32_t) { return sum_of(x); };
  const Reduce prod = [](const Numbers& x, int32_t) {
    Complex product = 1;
    for (Complex z : x) product *= z;
    return product;
  };
  const Reduce mean = [](const Numbers& x, int32_t) {
    return x.empty() ? 0 : sum_of(x) / static_cast<double>(x.size());
  };
  const Reduce sqrt_n = [](const Numbers& x, int32_t) {
    return x.empty() ? 0 : sum_of(x) / std::sqrt(static_cast<double>(x.size()));
  };
  const auto extreme_of = [](bool is_max, bool is_sorted) -> Reduce {
    return [=](const Numbers& x, int32_t t) { return extreme(x, is_max, is_sorted ? 0 : none_of(t, is_max)); };
  };
  return {{"sum", sum, sum},
          {"prod", prod, prod},
          {"mean", mean, mean},
          {"max", extreme_of(true, true), extreme_of(true, false)},
          {"min", extreme_of(false, true), extreme_of(false, false)},
          {"sqrt_n", nullptr, sqrt_n}};
}

// The inputs are x and ids; n < 0: as many segments as the last id tells.
Reference by_segments(const Reduce& reduce, int64_t n = -1) {
  return [reduce, n](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &ids = c.inputs[1];
    int64_t segments = c.attributes.integer("num_segments", n);
    if (segments < 0) segments = ids.values.empty() ? 0 : static_cast<int64_t>(ids.values.back().real()) + 1;
    Dims out(x.dims.begin() + static_cast<std::ptrdiff_t>(ids.dims.size()), x.dims.end());
    const int64_t inner = count(out);
    out.insert(out.begin(), segments);
    Array y = filled(out);
    for (int64_t s = 0; s < segments; ++s) {
      for (int64_t j = 0; j < inner; ++j) {
        Numbers numbers;
        for (size_t i = 0; i < ids.values.size(); ++i) {
          if (ids.values[i] == static_cast<double>(s))
            numbers.push_back(x.values[i * static_cast<size_t>(inner) + static_cast<size_t>(j)]);
        }
        y.values[static_cast<size_t>(s * inner + j)] = reduce(numbers, c.dtype);
      }
    }
    return {y};
  };
}

// Increasing values, so that no differences for gradients meet a tie.
Input apart(Dims dims) {
  std::vector<Complex> values;
  for (int64_t i = 0; i < count(dims); ++i) values.push_back(static_cast<double>((i * 7) % 11 - 3) / 4 + 0.125);
  return given(std::move(dims), values);
}

void sorted(Table& t) {
  for (const Op& op : operations()) {
    if (!op.of_sorted) continue;
    const std::string name = std::string("segment_") + op.name;
    const Reference reference = by_segments(op.of_sorted);
    t.add(name, "", {apart({5}), of_dtype(EAGER_INT32, {5}, {0, 0, 1, 1, 1})}, reference);
    t.add(name, "", {apart({5, 2}), of_dtype(EAGER_INT64, {5}, {0, 0, 2, 2, 5})}, reference);
    t.add(name, "", {apart({3, 2, 1}), of_dtype(EAGER_INT32, {3}, {1, 1, 1})}, reference).flags = kFirstOrder;
    for (const Dims& dims : {Dims{0}, Dims{0, 3}, Dims{2, 0}}) {
      const Dims ids{dims[0]};
      t.add(name, "", {in(dims), of_dtype(EAGER_INT32, ids, Numbers(static_cast<size_t>(dims[0]), 0.0))}, reference)
          .flags = kNoGradient;
    }
    for (int32_t dtype : {EAGER_INT8, EAGER_INT16, EAGER_UINT8, EAGER_UINT16, EAGER_UINT32, EAGER_UINT64})
      t.add(name, "", {apart({4}), of_dtype(dtype, {4}, {0, 1, 1, 3})}, reference).flags = kValuesOnly;
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT32, {2}, {1, 0})}, "segment ids are not increasing");
    t.refusals.back().is_of_part = true;
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT64, {2}, {-1, 0})}, "segment ids must be >= 0");
    t.refusals.back().is_of_part = true;
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT32, {2, 1}, {0, 0})}, "segment_ids should be a vector.");
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT32, {3}, {0, 0, 1})},
             "segment_ids should be the same size as dimension 0 of input.");
    t.refuse(name, "", {in({}), of_dtype(EAGER_INT32, {1}, {0})},
             "segment_ids should be the same size as dimension 0 of input.");
    t.refuse(name, "", {in({2}), in({2})},
             std::string("cannot compute ") + name + " as input #1(zero-based) was expected");
  }
}

void unsorted(Table& t) {
  for (const Op& op : operations()) {
    const std::string name = std::string("unsorted_segment_") + op.name;
    const Reference reference = by_segments(op.of_any);
    const bool is_extreme = op.of_any({}, EAGER_FLOAT32) != 0.0 && op.of_any({}, EAGER_FLOAT32) != 1.0;
    // Differences of a segment without elements, which is constant, are taken of great numbers.
    const uint32_t flags = is_extreme ? uint32_t{kNoGradient} : 0u;
    t.add(name, "num_segments=3", {apart({6}), of_dtype(EAGER_INT32, {6}, {2, 0, 1, 2, 0, 2})}, reference);
    t.add(name, "num_segments=2", {apart({5, 2}), of_dtype(EAGER_INT64, {5}, {1, -1, 0, 1, -7})}, reference);
    t.add(name, "num_segments=2", {apart({2, 3}), of_dtype(EAGER_INT32, {2, 3}, {1, 0, 0, 1, 1, 0})}, reference).flags =
        kFirstOrder;
    t.add(name, "num_segments=2", {apart({2, 2, 2}), of_dtype(EAGER_INT32, {2, 2}, {1, 0, 0, 1})}, reference).flags =
        kFirstOrder;
    t.add(name, "num_segments=1", {apart({}), of_dtype(EAGER_INT32, {}, {0})}, reference).flags = kFirstOrder;
    t.add(name, "num_segments=4", {apart({3}), of_dtype(EAGER_INT32, {3}, {2, 0, 2})}, reference).flags =
        flags | kFirstOrder;
    // The number of segments may be an input.
    t.add(name, "", {apart({4}), of_dtype(EAGER_INT32, {4}, {1, 0, 1, 0}), of_dtype(EAGER_INT64, {}, {2})},
          by_segments(op.of_any, 2))
        .flags = kNoUnknownDims;
    for (const Dims& dims : {Dims{0}, Dims{0, 3}, Dims{2, 0}}) {
      const Dims ids{dims[0]};
      t.add(name, "num_segments=2", {in(dims), of_dtype(EAGER_INT32, ids, Numbers(static_cast<size_t>(dims[0]), 1.0))},
            reference)
          .flags = kNoGradient;
      t.add(name, "num_segments=0", {in(dims), of_dtype(EAGER_INT32, ids, Numbers(static_cast<size_t>(dims[0]), -1.0))},
            reference)
          .flags = kNoGradient;
    }
    for (int32_t dtype : {EAGER_INT8, EAGER_INT16, EAGER_UINT8, EAGER_UINT16, EAGER_UINT32, EAGER_UINT64})
      t.add(name, "num_segments=2", {apart({4}), of_dtype(dtype, {4}, {0, 1, 1, 0})}, reference).flags = kValuesOnly;
    // Rows as wide as threads share, more rows than a thread takes at once, and ids in order.
    if (std::string(op.name) != "prod") {
      t.add(name, "num_segments=7", {in({300, 300}), drawn(EAGER_INT32, {300}, -1, 6)}, reference).flags = kValuesOnly;
      t.add(name, "num_segments=500", {in({3000, 10}), drawn(EAGER_INT32, {3000}, 0, 499)}, reference).flags =
          kValuesOnly;
      t.add(name, "num_segments=90", {in({30000}), drawn(EAGER_INT64, {30000}, 0, 89)}, reference).flags = kValuesOnly;
      for (size_t k = t.cases.size() - 3; k < t.cases.size(); ++k) t.cases[k].max_integer = 100, t.cases[k].floor = 1;
    } else {
      t.add(name, "num_segments=50", {in({100, 300}, 0.5, 1.5), drawn(EAGER_INT32, {100}, -1, 49)}, reference).flags =
          kValuesOnly;
      t.cases.back().max_integer = 3;
    }
    t.refuse(name, "num_segments=2", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 2})},
             "segment_ids[1] = 2 is out of range [0, 2)");
    t.refuse(name, "num_segments=2", {in({1, 2}), of_dtype(EAGER_UINT64, {1, 2}, {0, 0x1p63})},
             "segment_ids[0,1] = 9223372036854775808 is out of range [0, 2)");
    if (std::string(op.name) == "mean" || std::string(op.name) == "sqrt_n") {
      for (size_t k = t.refusals.size() - 2; k < t.refusals.size(); ++k) t.refusals[k].is_of_part = true;
    }
    t.refuse(name, "num_segments=-1", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 1})},
             "Input num_segments == -1 must not be negative.");
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 1})}, "num_segments must be given");
    t.refuse(name, "", {in({2}), of_dtype(EAGER_INT32, {2}, {0, 1}), of_dtype(EAGER_INT32, {1}, {2})},
             "num_segments should be a scalar, got shape [1]");
    t.refuse(name, "num_segments=2", {in({2, 3}), of_dtype(EAGER_INT32, {3}, {0, 1, 0})},
             "data.shape = [2,3] does not start with segment_ids.shape = [3]");
    t.refuse(name, "num_segments=2", {in({2}), of_dtype(EAGER_INT32, {2, 1}, {0, 1})},
             "data.shape = [2] does not start with segment_ids.shape = [2,1]");
  }
  // The greatest uint64 is none of the numbers that expected ones may be.
  for (Case& c : t.cases) {
    if (c.op == "unsorted_segment_min" && c.dtypes.empty())
      c.dtypes = {EAGER_INT8,   EAGER_INT16,   EAGER_INT32,    EAGER_INT64,   EAGER_UINT8,  EAGER_UINT16,
                  EAGER_UINT32, EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  }
  // NaN is an extreme, and infinite elements are greater than what a segment without elements has.
  for (const bool is_max : {true, false}) {
    const char* name = is_max ? "unsorted_segment_max" : "unsorted_segment_min";
    Case& c = t.add(name, "num_segments=3",
                    {given({6}, {1, kNan, is_max ? -kInfinity : kInfinity, 2, is_max ? -kInfinity : kInfinity, 3}),
                     of_dtype(EAGER_INT32, {6}, {0, 0, 1, 0, 1, -1})},
                    by_segments([is_max](const Numbers& x, int32_t dtype) {
                      return extreme(x, is_max, none_of(dtype, is_max));
                    }));
    c.flags = kValuesOnly;
    c.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  }
  // Derivatives of products are exact where factors are 0.
  t.add("unsorted_segment_prod", "num_segments=3",
        {given({7}, {0, 1.5, 0, 2, 0.5, -1.25, 0}), of_dtype(EAGER_INT32, {7}, {0, 0, 0, 1, 1, 1, 1})},
        by_segments(operations()[1].of_any));
  Case& many = t.add("unsorted_segment_sum", "num_segments=1",
                     {great_and_ones(), of_dtype(EAGER_INT32, {1001}, Numbers(1001, 0.0))},
                     by_segments([](const Numbers& x, int32_t) { return sum_of(x); }));
  many.flags = kValuesOnly;
  many.dtypes = {EAGER_FLOAT32, EAGER_COMPLEX64};
}

// Elements that are equal share the gradient of an extreme; a segment without elements has none.
void ties(Table& t) {
  for (const char* name : {"unsorted_segment_max", "unsorted_segment_min", "segment_max", "segment_min"}) {
    t.custom(name, "equal elements share the gradient", [op_name = std::string(name)] {
      client::Context ctx = client::make_context(1);
      const auto make = [&](int32_t dtype, const Numbers& values) {
        const std::vector<unsigned char> bytes = numbers::encode(values, dtype);
        return client::make_tensor(ctx.get(), dtype, {static_cast<int64_t>(values.size())}, bytes.data(), bytes.size());
      };
      const bool is_sorted = op_name.rfind("segment", 0) == 0;
      const client::Tensor x = make(EAGER_FLOAT64, {5, 5, 5, 7}), ids = make(EAGER_INT32, {0, 0, 0, 2});
      const client::Op op = client::make_op(ctx.get(), op_name.c_str());
      if (!is_sorted) client::check(eager_op_set_int(op.get(), "num_segments", 4));
      client::Tape tape = client::make_tape(ctx.get());
      client::check(eager_tape_watch(tape.get(), x.get()));
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get(), ids.get()})[0]);
      const client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0]);
      const std::string problem =
          difference(array_of(dx.get()), {{4}, {1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0}}, EAGER_FLOAT64, 1);
      if (!problem.empty()) fail(problem);
    });
  }
}

}  // namespace

void segment_cases(Table& t) {
  sorted(t);
  unsorted(t);
  ties(t);
}

}  // namespace op_cases
