// scaled_dot_product_attention and multi_head_attention.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "kernels/common/philox.h"
#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

// Reports whether the probability with this number is kept: its random word, of the key that two random numbers make, says so.
bool is_kept(double rate, uint64_t seed, int64_t number) {
  uint32_t words[4];
  eager::philox4x32_10(words, 0, 0, seed);
  uint64_t key[2];
  for (int i = 0; i < 2; ++i) {
    const uint64_t bits = static_cast<uint64_t>(words[2 * i + 1]) << 32 | words[2 * i];
    key[i] = std::bit_cast<uint64_t>(std::min(1 + static_cast<double>(bits >> 11) * 0x1p-53, std::nextafter(2.0, 0.0)));
  }
  eager::philox4x32_10(words, key[1], 0, key[0]);
  const uint64_t mixed = static_cast<uint64_t>(words[1]) << 32 | words[0];
  eager::philox4x32_10(words, static_cast<uint64_t>(number / 4), 0, mixed);
  return words[number % 4] < std::llround((1 - rate) * 4294967296.0);
}

// What the mask of a call is.
enum class Mask { allowed, added };

std::vector<Array> attention(const Call& c, Mask mask) {
  const Array &q = c.inputs[0], &k = c.inputs[1], &v = c.inputs[2];
  const size_t rank = q.dims.size();
  const int64_t columns = k.dims[rank - 2], depth = q.dims[rank - 1];
  const int64_t group = rank > 2 && k.dims[rank - 3] > 0 ? q.dims[rank - 3] / k.dims[rank - 3] : 1;
  const double scale = c.attributes.real("scale", 1 / std::sqrt(static_cast<double>(std::max<int64_t>(depth, 1))));
  const double rate = c.attributes.real("dropout", 0);
  auto has = [&](size_t i) { return c.inputs.size() > i && !c.inputs[i].values.empty(); };
  Dims place;
  auto at = [&](const Array& a, const Dims& i, int64_t row, int64_t column) {
    place = i;
    place[rank - 2] = row, place[rank - 1] = column;
    if (&a != &q && rank > 2) place[rank - 3] /= group;
    return a.values[static_cast<size_t>(ravel(place, a.dims))].real();
  };
  // Returns the number that an optional input has for the matrix of i.
  auto number = [&](size_t input, const Dims& i, int64_t otherwise) {
    if (!has(input)) return otherwise;
    const Array& a = c.inputs[input];
    const Dims first(i.begin(), i.begin() + static_cast<int64_t>(a.dims.size()));
    return static_cast<int64_t>(a.values[static_cast<size_t>(ravel(first, a.dims))].real());
  };
  const bool is_causal = c.attributes.boolean("is_causal", false);
  const uint64_t seed = rate == 0 ? 0 : static_cast<uint64_t>(c.attributes.integer("seed", 0));
  Dims scores = q.dims, out = q.dims;
  scores[rank - 1] = columns, out[rank - 1] = v.dims[rank - 1];
  // The weight of each key for each query, before they are divided by their sum.
  const Array weights = generate(scores, [&](const Dims& i) -> Complex {
    const int64_t row = i[rank - 2], j = i[rank - 1];
    double score = 0;
    for (int64_t e = 0; e < depth; ++e) score += at(q, i, row, e) * at(k, i, j, e);
    const double of_mask = has(3) ? broadcast_at(c.inputs[3], i).real() : 0;
    const bool is_read = (!has(3) || mask == Mask::added || of_mask != 0) && j < number(4, i, columns) &&
                         (!is_causal || j <= number(5, i, 0) + row);
    return is_read ? std::exp(scale * score + (mask == Mask::added ? of_mask : 0)) : 0;
  });
  return {generate(out, [&](const Dims& i) -> Complex {
    Dims first = i;
    first[rank - 1] = 0;
    const int64_t begin = columns == 0 ? 0 : ravel(first, scores);
    double sum = 0, total = 0;
    for (int64_t j = 0; j < columns; ++j) {
      const double w = weights.values[static_cast<size_t>(begin + j)].real();
      sum += w;
      if (w == 0 || (rate != 0 && !is_kept(rate, seed, begin + j))) continue;
      total += w / (1 - rate) * at(v, i, j, i[rank - 1]);
    }
    return sum == 0 ? 0 : total / sum;
  })};
}

// Returns [outer..., heads, rows, depth] of x [outer..., rows, n], kernel [n, heads, depth] and bias [heads, depth].
Array projected(const Array& x, const Array& kernel, const Array* bias) {
  Dims dims(x.dims.begin(), x.dims.end() - 2);
  dims.insert(dims.end(), {kernel.dims[1], x.dims[x.dims.size() - 2], kernel.dims[2]});
  return generate(dims, [&](const Dims& i) {
    const size_t rank = i.size();
    const int64_t head = i[rank - 3], row = i[rank - 2], d = i[rank - 1];
    Dims at(i.begin(), i.end() - 3);
    at.insert(at.end(), {row, 0});
    Complex sum = bias ? bias->values[static_cast<size_t>(ravel({head, d}, bias->dims))] : 0;
    for (int64_t k = 0; k < kernel.dims[0]; ++k) {
      at.back() = k;
      sum += x.values[static_cast<size_t>(ravel(at, x.dims))] *
             kernel.values[static_cast<size_t>(ravel({k, head, d}, kernel.dims))];
    }
    return sum;
  });
}

std::vector<Array> multi_head_attention(const Call& c, Mask kind) {
  auto given = [&](size_t i) { return c.inputs.size() > i && !c.inputs[i].values.empty() ? &c.inputs[i] : nullptr; };
  Call heads{{}, c.attributes, c.dtype};
  for (size_t i = 0; i < 3; ++i) heads.inputs.push_back(projected(c.inputs[i], c.inputs[3 + i], given(7 + i)));
  if (const Array* mask = given(11)) {
    heads.inputs.push_back(*mask);
    Dims& dims = heads.inputs[3].dims;
    if (dims.size() > 2 && dims.size() == c.inputs[0].dims.size()) dims.insert(dims.end() - 2, 1);
  }
  const Array means = attention(heads, kind)[0];
  const Array& kernel = c.inputs[6];
  Dims out = c.inputs[0].dims;
  out.back() = kernel.dims[2];
  return {generate(out, [&](const Dims& i) {
    Complex sum = given(10) ? given(10)->values[static_cast<size_t>(i.back())] : 0;
    for (int64_t h = 0; h < kernel.dims[0]; ++h) {
      for (int64_t d = 0; d < kernel.dims[1]; ++d) {
        Dims at(i.begin(), i.end() - 2);
        at.insert(at.end(), {h, i[i.size() - 2], d});
        sum += means.values[static_cast<size_t>(ravel(at, means.dims))] *
               kernel.values[static_cast<size_t>(ravel({h, d, i.back()}, kernel.dims))];
      }
    }
    return sum;
  })};
}

void multi_head_cases(Table& t) {
  const char* op = "multi_head_attention";
  struct Sizes {
    int64_t rows, columns, n, m, l, heads, keys, depth, width, out;
  };
  auto inputs = [](const Dims& outer, const Sizes& s) {
    auto with = [&](int64_t rows, int64_t n) {
      Dims dims = outer;
      dims.insert(dims.end(), {rows, n});
      return in(dims, -1, 1);
    };
    return std::vector<Input>{with(s.rows, s.n),
                              with(s.columns, s.m),
                              with(s.columns, s.l),
                              in({s.n, s.heads, s.depth}, -1, 1),
                              in({s.m, s.keys, s.depth}, -1, 1),
                              in({s.l, s.keys, s.width}, -1, 1),
                              in({s.heads, s.width, s.out}, -1, 1)};
  };
  auto biased = [&](const Dims& outer, const Sizes& s) {
    std::vector<Input> all = inputs(outer, s);
    for (const Dims& dims : {Dims{s.heads, s.depth}, Dims{s.keys, s.depth}, Dims{s.keys, s.width}, Dims{s.out}}) {
      all.push_back(in(dims, -1, 1));
    }
    return all;
  };
  auto masked = [](std::vector<Input> all, const Dims& dims) {
    while (all.size() < 11) all.push_back(absent());
    std::vector<Complex> values;
    for (int64_t i = 0; i < count(dims); ++i) values.push_back(i % 3 != 1);
    all.push_back(of_dtype(EAGER_BOOL, dims, values));
    return all;
  };
  auto add = [&](const char* attributes, std::vector<Input> all, uint32_t flags, Mask mask = Mask::allowed) {
    Case& c =
        t.add(op, attributes, std::move(all), [mask](const Call& call) { return multi_head_attention(call, mask); });
    c.tolerance = 16;
    c.floor = 1;  // the sums are of numbers so large
    c.flags = flags;
  };
  const Sizes tiny{2, 2, 1, 2, 1, 2, 2, 1, 1, 2}, wide{3, 4, 5, 6, 7, 2, 2, 3, 4, 5};
  add("", inputs({1}, tiny), 0);
  add("", biased({}, tiny), kFirstOrder);
  add("is_causal=true", biased({2}, wide), kFirstOrder);
  add("scale=0.3", biased({2, 1}, wide), kFirstOrder);
  add("", masked(inputs({2}, wide), {2, 1, 4}), kFirstOrder);
  add("", masked(biased({2}, wide), {2, 2, 3, 4}), kFirstOrder);
  add("", masked(biased({}, wide), {3, 4}), kFirstOrder);
  for (const Dims& dims : {Dims{2, 1, 4}, Dims{2, 3, 4}, Dims{1, 2, 3, 4}}) {
    std::vector<Input> all = biased({2}, wide);
    all.push_back(in(dims, -1, 1));
    add("", all, kFirstOrder, Mask::added);
  }
  add("dropout=0.5 seed=3", inputs({2}, wide), kFirstOrder);
  add("", biased({2}, {3, 4, 5, 6, 7, 4, 2, 3, 4, 5}), kFirstOrder);  // grouped heads
  add("", inputs({2}, {2, 2, 1, 2, 1, 4, 2, 1, 1, 2}), 0);
  add("", biased({3}, {70, 300, 16, 16, 16, 4, 4, 8, 8, 16}), kValuesOnly);
  for (const Sizes& none :
       {Sizes{0, 4, 5, 6, 7, 2, 2, 3, 4, 5}, Sizes{3, 0, 5, 6, 7, 2, 2, 3, 4, 5}, Sizes{3, 4, 0, 6, 7, 2, 2, 3, 4, 5},
        Sizes{3, 4, 5, 6, 7, 2, 2, 3, 0, 5}, Sizes{3, 4, 5, 6, 7, 2, 2, 3, 4, 0}}) {
    add("", biased({2}, none), kNoGradient);
  }
  add("", biased({0}, wide), kNoGradient);
  auto other = [&](size_t i, const Dims& dims) {
    std::vector<Input> all = inputs({2}, wide);
    all[i] = in(dims);
    return all;
  };
  t.refuse(op, "", other(0, {5}), "query must have at least 2 dimensions, got shape [5]");
  t.refuse(op, "", other(4, {6, 6}), "key_kernel must be 3-dimensional, got shape [6,6]");
  t.refuse(op, "", other(5, {6, 2, 4}), "value_kernel must project vectors of length 7, got shape [6,2,4]");
  t.refuse(op, "", other(4, {6, 2, 2}), "key must have shape [2,2,4,3], got shape [2,2,4,2]");
  t.refuse(op, "", other(6, {8, 5}), "output_kernel must be 3-dimensional, got shape [8,5]");
  t.refuse(op, "", other(6, {2, 3, 5}), "output_kernel must have shape [2,4,n], got shape [2,3,5]");
  t.refuse(op, "dropout=1", inputs({2}, wide), "dropout must be in the range [0, 1), got 1");
}

// Checks the derivatives of attention's squares to the third order, in query, key and value by turns: they are the
// same whatever stands where no query reads.
void check_unread() {
  const client::Context ctx = client::make_context(1);
  const int64_t rows = 2, columns = 4, read = 3;
  struct Reading {
    const char* text;
    bool is_causal, has_lengths, is_grouped;
  };
  for (const Reading& r : {Reading{"key_lengths", false, true, false}, Reading{"is_causal", true, false, false},
                           Reading{"both, grouped", true, true, true}}) {
    const client::Op op = client::make_op(ctx.get(), "scaled_dot_product_attention");
    client::check(eager_op_set_bool(op.get(), "is_causal", r.is_causal));
    std::map<std::string, std::vector<double>> found[2];
    for (const double unread : {0.0, std::numeric_limits<double>::quiet_NaN()}) {
      const int64_t heads = r.is_grouped ? 2 : 1;
      auto tensor = [&](int64_t matrices, int64_t n, double phase) {
        std::vector<double> x;
        for (int64_t i = 0; i < matrices * n * 2; ++i)
          x.push_back(n == columns && i / 2 % columns >= read ? unread : std::sin(phase + static_cast<double>(i)));
        return client::make_tensor(ctx.get(), EAGER_FLOAT64, {matrices, n, 2}, x.data(), x.size() * 8);
      };
      std::vector<client::Tensor> x;
      x.push_back(tensor(heads, rows, 1)), x.push_back(tensor(1, columns, 2)), x.push_back(tensor(1, columns, 3));
      const int64_t length = read, offset = read - rows;
      const client::Tensor lengths = client::make_tensor(ctx.get(), EAGER_INT64, {}, &length, 8);
      const client::Tensor offsets = client::make_tensor(ctx.get(), EAGER_INT64, {}, &offset, 8);
      for (int a = 0; a < 3; ++a) {
        for (int b = 0; b < 3; ++b) {
          for (int c = 0; c < 3; ++c) {
            std::vector<client::Tape> tapes;
            for (const int i : {c, b, a}) {
              tapes.push_back(client::make_tape(ctx.get()));
              client::check(eager_tape_watch(tapes.back().get(), x[static_cast<size_t>(i)].get()));
            }
            client::Tensor y = std::move(client::execute(ctx.get(), op.get(),
                                                         {x[0].get(), x[1].get(), x[2].get(), nullptr,
                                                          r.has_lengths ? lengths.get() : nullptr, offsets.get()})[0]);
            std::string name;
            for (const int i : {a, b, c}) {
              name += std::to_string(i);
              const client::Op square = client::make_op(ctx.get(), "square");
              y = std::move(client::execute(ctx.get(), square.get(), {y.get()})[0]);
              y = std::move(
                  client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {x[static_cast<size_t>(i)].get()})[0]);
              tapes.pop_back();
              std::vector<double> got(eager_tensor_num_bytes(y.get()) / 8);
              client::check(eager_tensor_read(y.get(), got.data(), got.size() * 8));
              found[std::isnan(unread)][name] = got;
            }
          }
        }
      }
    }
    for (const auto& [name, want] : found[0]) {
      for (size_t i = 0; i < want.size(); ++i) {
        if (const double got = found[1][name][i]; got != want[i])
          fail(std::string(r.text) + ", derivative " + name + ": element " + std::to_string(i) + " is " +
               std::to_string(got) + " instead of " + std::to_string(want[i]));
      }
    }
  }
}

}  // namespace

void attention_cases(Table& t) {
  multi_head_cases(t);
  const char* op = "scaled_dot_product_attention";
  auto mask = [](const Dims& dims) {
    std::vector<Complex> values;
    for (int64_t i = 0; i < count(dims); ++i) values.push_back(i % 3 != 1);
    return of_dtype(EAGER_BOOL, dims, values);
  };
  auto add = [&](const char* attributes, std::vector<Input> inputs) -> Case& {
    Case& c = t.add(op, attributes, std::move(inputs), [](const Call& call) { return attention(call, Mask::allowed); });
    c.tolerance = 16;
    return c;
  };
  auto added = [&](const char* attributes, std::vector<Input> inputs) -> Case& {
    Case& c = add(attributes, std::move(inputs));
    c.reference = [](const Call& call) { return attention(call, Mask::added); };
    return c;
  };
  auto inputs = [](Dims batch, int64_t rows, int64_t columns, int64_t depth, int64_t width) {
    auto matrix = [&](int64_t m, int64_t n) {
      Dims d = batch;
      d.push_back(m);
      d.push_back(n);
      return in(d, -1, 1);
    };
    return std::vector<Input>{matrix(rows, depth), matrix(columns, depth), matrix(columns, width)};
  };
  auto masked = [&](std::vector<Input> all, const Dims& dims) {
    all.push_back(mask(dims));
    return all;
  };
  add("", inputs({2}, 2, 3, 2, 1));
  add("scale=0.7", inputs({}, 2, 2, 3, 2));
  add("is_causal=true", inputs({}, 3, 3, 2, 1));
  add("is_causal=true scale=-0.5", inputs({1}, 2, 3, 1, 2));
  add("", masked(inputs({2}, 2, 3, 1, 2), {2, 3}));
  add("", masked(inputs({2, 1}, 2, 2, 2, 1), {2, 1, 1, 2}));
  add("is_causal=true", masked(inputs({}, 2, 3, 2, 1), {2, 3}));
  for (auto [rows, columns] : {std::pair<int64_t, int64_t>{0, 3}, {2, 0}}) {
    add("", inputs({2}, rows, columns, 2, 1)).flags = kNoGradient;
  }
  add("", inputs({0}, 2, 3, 2, 1)).flags = kNoGradient;
  add("", inputs({2}, 2, 3, 0, 1));
  add("is_causal=true", inputs({2, 3}, 19, 21, 17, 5)).flags = kValuesOnly;
  add("", masked(inputs({3}, 9, 70, 4, 33), {1, 9, 70})).flags = kValuesOnly;
  // Lengths and offsets; a query that reads no key.
  auto numbered = [&](std::vector<Input> all, const Input& lengths, const Input& offset) {
    all.push_back(absent());
    all.push_back(lengths);
    all.push_back(offset);
    return all;
  };
  auto numbers = [](Dims dims, std::vector<Complex> values, int32_t dtype = EAGER_INT64) {
    return of_dtype(dtype, std::move(dims), std::move(values));
  };
  add("", numbered(inputs({2}, 2, 3, 2, 1), numbers({2}, {2, 1}), absent()));
  add("", numbered(inputs({2, 1}, 2, 3, 1, 1), numbers({}, {2}, EAGER_INT32), absent())).flags = kFirstOrder;
  add("is_causal=true", numbered(inputs({2}, 2, 4, 2, 1), absent(), numbers({2}, {0, 2})));
  add("is_causal=true",
      numbered(inputs({3, 2}, 3, 5, 2, 3), numbers({3}, {0, 4, 9}), numbers({3, 2}, {0, 1, 2, -1, -9, 7})))
      .flags = kFirstOrder;
  // Grouped heads.
  auto grouped = [&](Dims batch, int64_t heads, int64_t keys, int64_t rows, int64_t columns, int64_t depth,
                     int64_t width) {
    Dims of_queries = batch, of_keys = batch;
    of_queries.push_back(heads), of_keys.push_back(keys);
    std::vector<Input> all = inputs(of_keys, rows, columns, depth, width);
    all[0] = inputs(of_queries, rows, columns, depth, width)[0];
    return all;
  };
  add("", grouped({}, 4, 2, 1, 2, 2, 1));
  for (auto [rows, columns] : {std::pair<int64_t, int64_t>{0, 3}, {2, 0}})
    add("", grouped({1}, 4, 2, rows, columns, 2, 1));
  add("is_causal=true", masked(grouped({2}, 4, 1, 2, 3, 1, 1), {4, 1, 3}));
  add("", grouped({2}, 6, 2, 70, 9, 4, 3)).flags = kValuesOnly;
  // Dropped weights.
  add("dropout=0.5 seed=3", inputs({2}, 2, 3, 2, 1));
  add("dropout=0.25 seed=5 is_causal=true", grouped({}, 2, 1, 3, 3, 1, 2));
  add("dropout=0.1 seed=9", masked(inputs({3}, 9, 70, 4, 33), {9, 1})).flags = kValuesOnly;
  // Several tiles, with gradients of the first order.
  add("", inputs({2}, 67, 300, 3, 2)).flags = kFirstOrder;
  add("is_causal=true dropout=0.3 seed=4",
      numbered(grouped({1}, 2, 1, 130, 270, 2, 3), numbers({1}, {265}), numbers({}, {140})))
      .flags = kFirstOrder;
  // Numbers that are added.
  auto biased = [&](std::vector<Input> all, const Dims& dims) {
    all.push_back(in(dims, -1, 1));
    return all;
  };
  const double none = -std::numeric_limits<double>::infinity();
  added("", biased(inputs({}, 2, 3, 2, 1), {2, 3}));
  added("scale=0", biased(inputs({2}, 2, 2, 1, 1), {1, 2}));
  added("is_causal=true scale=-0.5", biased(inputs({2, 1}, 2, 3, 1, 2), {2, 1, 1, 3}));
  added("dropout=0.5 seed=3", biased(inputs({2}, 2, 3, 2, 1), {2, 1}));
  added("", biased(inputs({2}, 2, 3, 2, 1), {})).flags = kFirstOrder;
  added("is_causal=true", biased(grouped({2}, 4, 1, 2, 3, 1, 1), {4, 1, 3}));
  added("", biased(grouped({}, 4, 2, 1, 2, 2, 1), {4, 1, 2}));
  added("", biased(inputs({2, 3, 2}, 3, 4, 2, 1), {2, 1, 2, 3, 4})).flags = kFirstOrder;
  added("", biased(inputs({2, 3, 2}, 3, 4, 2, 1), {3, 1, 1, 4})).flags = kFirstOrder;
  added("is_causal=true dropout=0.3 seed=4",
        [&] {
          std::vector<Input> all =
              numbered(grouped({1}, 2, 1, 130, 270, 2, 3), numbers({1}, {265}), numbers({}, {140}));
          all[3] = in({2, 130, 270}, -1, 1);
          return all;
        }())
      .flags = kFirstOrder;
  for (const Dims& dims : {Dims{67, 600}, Dims{2, 1, 600}, Dims{67, 1}, Dims{2, 67, 600}}) {
    added("", biased(inputs({2}, 67, 600, 3, 2), dims)).flags = kFirstOrder;
  }
  added("", biased(inputs({3}, 9, 70, 4, 33), {1, 9, 70})).flags = kValuesOnly;
  for (auto [rows, columns] : {std::pair<int64_t, int64_t>{0, 3}, {2, 0}}) {
    added("", biased(inputs({2}, rows, columns, 2, 1), {rows, columns})).flags = kNoGradient;
  }
  std::vector<Input> hidden = inputs({}, 3, 2, 2, 1);
  hidden.push_back(given({3, 2}, {none, 0.5, none, none, 0.25, -1}));
  added("", hidden).flags = kNoGradient;  // there are no differences about -inf
  Case& wide = added("", {in({2, 3, 2}, -1, 1), in({2, 4, 2}, -1, 1), in({2, 4, 1}, -1, 1),
                          drawn(EAGER_FLOAT32, {3, 4}, -1, 1)});
  wide.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32};
  wide.flags = kValuesOnly;
  t.refuse(op, "", biased(inputs({2}, 2, 4, 3, 2), {3, 4}), "mask must broadcast to shape [2,2,4], got shape [3,4]");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({4, 2}), drawn(EAGER_FLOAT64, {2, 4}, -1, 1)},
           "mask was expected to be one of bool, float32 but is a float64 tensor");
  t.refuse(op, "",
           {drawn(EAGER_FLOAT16, {2, 3}, -1, 1), drawn(EAGER_FLOAT16, {4, 3}, -1, 1),
            drawn(EAGER_FLOAT16, {4, 2}, -1, 1), drawn(EAGER_BFLOAT16, {2, 4}, -1, 1)},
           "mask was expected to be one of bool, float16, float32 but is a bfloat16 tensor");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({4, 2}), drawn(EAGER_INT32, {2, 4}, -1, 1)},
           "was expected to be one of bool, float16, bfloat16, float32, float64 but is a int32 tensor");
  // A query that reads no key.
  add("", {in({2, 3}), in({4, 3}), in({4, 2}), of_dtype(EAGER_BOOL, {2, 1}, {1, 0})}).flags = kValuesOnly;
  add("scale=1", {given({1, 1}, {20}), given({2, 1}, {20, -20}), given({2, 1}, {1, 2})}).flags = kValuesOnly;
  t.refuse(op, "", {in({3}), in({4, 3}), in({4, 2})}, "query must have at least 2 dimensions, got shape [3]");
  t.refuse(op, "", {in({2, 3}), in({4, 2}), in({4, 2})}, "key must have shape [4,3], got shape [4,2]");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({5, 2})}, "value must have shape [4,2], got shape [5,2]");
  t.refuse(op, "", {in({3, 2, 3}), in({2, 4, 3}), in({2, 4, 2})}, "key must have shape [3,4,3], got shape [2,4,3]");
  t.refuse(op, "dropout=1", {in({2, 3}), in({4, 3}), in({4, 2})}, "dropout must be in the range [0, 1), got 1");
  t.refuse(op, "", numbered(inputs({2}, 2, 3, 2, 1), numbers({3}, {1, 1, 1}), absent()),
           "key_lengths must have the first dims of [2], got shape [3]");
  t.refuse(op, "", numbered(inputs({2}, 2, 3, 2, 1), absent(), numbers({2, 1}, {1, 1})),
           "query_offset must have the first dims of [2], got shape [2,1]");
  t.custom(op, "does not read in gradients of any order what no query reads", check_unread);
  t.refuse(op, "", {in({5, 2, 3}), in({4, 3}), in({4, 2})}, "key must have shape [5,4,3], got shape [4,3]");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({4, 2}), of_dtype(EAGER_BOOL, {3, 4}, std::vector<Complex>(12, 1))},
           "mask must broadcast to shape [2,4], got shape [3,4]");
}

}  // namespace op_cases
