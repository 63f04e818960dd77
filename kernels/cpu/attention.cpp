// Attention, tile by tile: a product for the scores, what makes probabilities of them, and a product with the values.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/common/attention.h"
#include "kernels/common/index_at.h"
#include "kernels/cpu/attention.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

template <class A>
HWY_NOINLINE void multiply_row(A* x, int64_t n, A by) {
  const hn::ScalableTag<A> d;
  const auto factor = hn::Set(d, by);
  for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
    store_part(d, hn::Mul(load_part(d, x + i, n - i, A(0)), factor), x + i, n - i);
  }
}

template <class A>
HWY_NOINLINE A largest(const A* x, int64_t n) {
  A most = ExtremeOf<A, true>::neutral();
  fold_row<ExtremeOf<A, true>>(x, n, &most);
  return most;
}

// Replaces x by e^(x - m), and returns the sum.
template <class A>
HWY_NOINLINE double exp_shifted(A* x, int64_t n, A m) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, m);
  const A none = -std::numeric_limits<A>::infinity();  // fills up the last vector: e^none is 0
  return sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    const auto e = vmath::exp_of_at_most(d, hn::Sub(load_part(d, x + i, left, none), shift));
    store_part(d, e, x + i, left);
    return e;
  });
}

// Replaces products x by scale x + added, or by -inf where that is added.
template <class A>
HWY_NOINLINE void add_to_products(A* x, const ReadKeys<A>& keys, A scale) {
  const hn::ScalableTag<A> d;
  const auto factor = hn::Set(d, scale), none = hn::Set(d, -std::numeric_limits<A>::infinity());
  for (int64_t i = 0; i < keys.num_read; i += static_cast<int64_t>(hn::Lanes(d))) {
    const int64_t left = keys.num_read - i;
    const auto added = keys.stride == 0 ? hn::Set(d, *keys.added) : load_part(d, keys.added + i, left, A(0));
    const auto score = hn::MulAdd(load_part(d, x + i, left, A(0)), factor, added);
    store_part(d, hn::IfThenElse(hn::Eq(added, none), none, score), x + i, left);
  }
}

// Replaces products x by scores, which are -inf for keys that the mask does not have.
template <class A>
void make_scores(A* x, const ReadKeys<A>& keys, A scale) {
  const A none = -std::numeric_limits<A>::infinity();
  if (keys.added) return add_to_products(x, keys, scale);
  multiply_row(x, keys.num_read, scale);
  if (!keys.mask) return;
  if (keys.stride == 0 && !*keys.mask) return std::fill_n(x, keys.num_read, none), void();
  if (keys.stride == 0) return;
  for (int64_t i = 0; i < keys.num_read; ++i) x[i] = keys.mask[i] ? x[i] : none;
}

template <class A>
A powers(A* x, int64_t n, const ReadKeys<A>& keys, A scale, ReadSoFar<A>& read) {
  const A none = -std::numeric_limits<A>::infinity();
  make_scores(x, keys, scale);
  const A before = read.largest, here = largest(x, keys.num_read), m = before > here ? before : here;
  if (m == none) {
    std::fill_n(x, n, A(0));
    return 1;
  }
  const A factor = before == none ? A(0) : std::exp(before - m);
  read.sum = read.sum * static_cast<double>(factor) + exp_shifted(x, keys.num_read, m);
  read.largest = m;
  std::fill(x + keys.num_read, x + n, A(0));
  return factor;
}

template <class A>
void gradient_row(A* s, A* t, int64_t n, const ReadKeys<A>& keys, A scale, A factor, A lse, A total) {
  const hn::ScalableTag<A> d;
  const bool has_mask = keys.mask || keys.added;
  if (has_mask) make_scores(s, keys, scale);
  const auto shift = hn::Set(d, lse), sum = hn::Set(d, total), by = hn::Set(d, factor),
             scores = hn::Set(d, has_mask ? A(1) : scale);
  for (int64_t i = 0; i < keys.num_read; i += static_cast<int64_t>(hn::Lanes(d))) {
    const int64_t left = keys.num_read - i;
    const auto p = vmath::exp_of_at_most(d, hn::MulSub(load_part(d, s + i, left, A(0)), scores, shift));
    store_part(d, p, s + i, left);
    store_part(d, hn::Mul(hn::Sub(load_part(d, t + i, left, A(0)), sum), hn::Mul(p, by)), t + i, left);
  }
  std::fill(s + keys.num_read, s + n, A(0));
  std::fill(t + keys.num_read, t + n, A(0));
}

template <class A>
A dot_rows(const A* x, const A* y, int64_t n) {
  const hn::ScalableTag<A> d;
  return static_cast<A>(sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    return hn::Mul(load_part(d, x + i, left, A(0)), load_part(d, y + i, left, A(0)));
  }));
}

// Takes four keys at a time.
template <class A>
void score_keys(const A* query, const A* keys, int64_t n, int64_t depth, A* scores) {
  const hn::ScalableTag<A> d;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  for (int64_t j = 0; j < n; j += 4) {
    const auto key = [=](int64_t k) { return keys + std::min(j + k, n - 1) * depth; };
    const A *const a = key(0), *const b = key(1), *const c = key(2), *const e = key(3);
    auto of_a = hn::Zero(d), of_b = of_a, of_c = of_a, of_e = of_a;
    for (int64_t i = 0; i < depth; i += lanes) {
      const auto load = [=](const A* from) HWY_ATTR { return load_part(d, from + i, depth - i, A(0)); };
      const auto q = load(query);
      of_a = hn::MulAdd(q, load(a), of_a);
      of_b = hn::MulAdd(q, load(b), of_b);
      of_c = hn::MulAdd(q, load(c), of_c);
      of_e = hn::MulAdd(q, load(e), of_e);
    }
    const auto sum = [=](auto x) HWY_ATTR { return hn::GetLane(hn::SumOfLanes(d, x)); };
    const A sums[] = {sum(of_a), sum(of_b), sum(of_c), sum(of_e)};
    std::copy_n(sums, std::min<int64_t>(4, n - j), scores + j);
  }
}

template <class A>
AttentionLoops<A> loops() {
  return {powers<A>, gradient_row<A>, multiply_row<A>, dot_rows<A>, score_keys<A>};
}
AttentionLoops<float> FloatAttention() { return loops<float>(); }
AttentionLoops<double> DoubleAttention() { return loops<double>(); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatAttention);
HWY_EXPORT(DoubleAttention);

namespace {

template <class A>
AttentionLoops<A> attention_loops() {
  if constexpr (std::is_same_v<A, float>) return HWY_DYNAMIC_DISPATCH(FloatAttention)();
  else return HWY_DYNAMIC_DISPATCH(DoubleAttention)();
}

// A tile has at most so many queries and keys: its scores stay in the second-level cache.
constexpr int64_t kTileRows = 128, kTileColumns = 512;

constexpr int64_t num_tiles(int64_t n, int64_t size) { return (n + size - 1) / size; }

// Which keys each query reads, and which probabilities are kept.
template <class T>
class Reading {
  using A = Compute<T>;

 public:
  Reading(const AttentionParams& p, const Operand& mask, const Operand& lengths, const Operand& offsets,
          const Operand& words)
      : p_(p), mask_(mask), halves_(is_of_halves() ? mask_ : Operand(), is_of_halves() ? mask.num_elements : 0, A(0)),
        lengths_(lengths), offsets_(offsets), words_(number(words, 0, 0), number(words, 1, 0)) {
    if (mask_.dtype == DType::boolean) allowed_ = mask_.as<uint8_t>();
    else if (mask_.given()) added_ = is_of_halves() ? halves_.data() : mask_.as<A>();
  }
  // Takes the four from a call's inputs, of which `first` is the mask.
  Reading(const KernelCall& call, int first)
      : Reading(call.params_as<AttentionParams>(), optional_input(call, first), optional_input(call, first + 1),
                optional_input(call, first + 2), optional_input(call, first + 3)) {}

  // Returns how many keys the query of a row reads.
  int64_t num_read(int64_t matrix, int64_t row) const {
    return p_.num_read(row, number(lengths_, matrix / p_.per_length, p_.columns),
                       number(offsets_, matrix / p_.per_offset, 0));
  }
  // Returns how many of the n keys from `column` on the query reads.
  ReadKeys<A> keys(int64_t matrix, int64_t row, int64_t column, int64_t n) const {
    const int64_t place = mask_.given() ? p_.mask_place(matrix, row, column) : 0;
    return {std::clamp<int64_t>(num_read(matrix, row) - column, 0, n), allowed_ ? allowed_ + place : nullptr,
            added_ ? added_ + place : nullptr, p_.mask_column};
  }
  bool drops() const { return p_.keep_below >> 32 == 0; }
  // Multiplies what belongs to n probabilities by what they are multiplied by where they are kept, and by 0 elsewhere.
  void drop(int64_t matrix, int64_t row, int64_t column, int64_t n, A* x) const {
    const A scale = static_cast<A>(p_.keep_scale);
    const int64_t first = (matrix * p_.rows + row) * p_.columns + column;
    uint32_t words[4];
    words_.block(first / 4, words);
    for (int64_t i = 0; i < n; ++i) {
      const int64_t at = first + i;
      if (i > 0 && at % 4 == 0) words_.block(at / 4, words);
      x[i] = words[at % 4] < p_.keep_below ? x[i] * scale : A(0);
    }
  }

 private:
  static int64_t number(const Operand& o, int64_t i, int64_t otherwise) {
    return o.given() ? index_at(o, i) : otherwise;
  }

  bool is_of_halves() const { return kIsHalf<T> && mask_.dtype == dtype_of<T>; }

  const AttentionParams& p_;
  const Operand mask_;
  const Parameter<T> halves_;         // the mask, if its numbers are halves
  const uint8_t* allowed_ = nullptr;  // the mask, if it is of booleans
  const A* added_ = nullptr;          // or if it is of numbers
  const Operand lengths_, offsets_;
  const KeepWords words_;
};

struct Tile {
  int64_t matrix, row, rows, column, columns;
};

// Computes C = op(A) op(B), dense, or adds it to C.
template <class A>
void multiply(int64_t m, int64_t n, int64_t k, const A* a, const A* b, A* c, bool transpose_a, bool transpose_b,
              bool accumulate) {
  Gemm g{m, n, k, transpose_a, transpose_b, transpose_a ? m : k, transpose_b ? k : n, n};
  g.accumulate = accumulate;
  gemm(g, a, b, c);
}

// A call's queries, keys and values as numbers, which are its inputs from `first` on.
template <class T>
struct Operands {
  using A = Compute<T>;
  const AttentionParams& p;
  const Reading<T> reading;
  const AttentionLoops<A> loops = attention_loops<A>();
  const int64_t tile_rows;  // fewer where more keys are left out, or threads would have nothing to do
  const Parameter<T> q, k, v;

  Operands(const KernelCall& call, int first, int optional)
      : p(call.params_as<AttentionParams>()), reading(call, optional),
        tile_rows(p.is_causal || p.batch * p.rows < 8 * kTileRows ? kTileRows / 2 : kTileRows),
        q(call.inputs[first], p.batch * p.rows * p.depth, A(0)),
        k(call.inputs[first + 1], p.keys() * p.columns * p.depth, A(0)),
        v(p.width > 0 ? call.inputs[first + 2] : Operand(), p.keys() * p.columns * p.width, A(0)) {}

  const A* queries(int64_t matrix, int64_t row) const { return q.data() + (matrix * p.rows + row) * p.depth; }
  const A* keys(int64_t matrix, int64_t column) const {
    return k.data() + (matrix / p.group * p.columns + column) * p.depth;
  }
  const A* values(int64_t matrix, int64_t column) const {
    return v.data() + (matrix / p.group * p.columns + column) * p.width;
  }
  // Calls f(tile) for the tiles of some queries, as far as one of these reads a key.
  template <class F>
  void each_tile(int64_t matrix, int64_t row, F f) const {
    const int64_t rows = std::min(tile_rows, p.rows - row), last = reading.num_read(matrix, row + rows - 1);
    for (int64_t column = 0; column < last; column += kTileColumns)
      f(Tile{matrix, row, rows, column, std::min(kTileColumns, last - column)});
  }
  void scores(const Tile& t, A* s) const {
    constexpr int64_t kFewRows = 4;  // for which the product's own order of the keys is not worth its time
    if (t.rows <= kFewRows) {
      for (int64_t r = 0; r < t.rows; ++r) {
        loops.score(queries(t.matrix, t.row + r), keys(t.matrix, t.column), t.columns, p.depth, s + r * t.columns);
      }
      return;
    }
    multiply(t.rows, t.columns, p.depth, queries(t.matrix, t.row), keys(t.matrix, t.column), s, false, true, false);
  }
  // Returns how many pieces of so many multiplications are worth a thread.
  static int64_t grain(int64_t work) { return std::max<int64_t>(1, 4 * kWork / std::max<int64_t>(1, work)); }
};

constexpr size_t tile_bytes(size_t element) { return static_cast<size_t>(kTileRows * kTileColumns) * element; }

template <class T>
int32_t attention(KernelCall& call) {
  using A = Compute<T>;
  const Operands<T> o(call, 0, 3);
  const AttentionParams& p = o.p;
  const Written<T> y(call.outputs[0]);
  A* lse = call.outputs[1].as<A>();
  const int64_t blocks = num_tiles(p.rows, o.tile_rows);
  auto compute = [&](int64_t matrix, int64_t row, A* s) {
    const int64_t rows = std::min(o.tile_rows, p.rows - row);
    A* means = y.data() + (matrix * p.rows + row) * p.width;
    ReadSoFar<A> read[kTileRows];
    std::fill_n(read, rows, ReadSoFar<A>{-std::numeric_limits<A>::infinity(), 0});
    std::fill_n(means, rows * p.width, A(0));
    o.each_tile(matrix, row, [&](const Tile& t) {
      o.scores(t, s);
      for (int64_t r = 0; r < rows; ++r) {
        A* x = s + r * t.columns;
        const A factor = o.loops.powers(x, t.columns, o.reading.keys(matrix, row + r, t.column, t.columns),
                                        static_cast<A>(p.scale), read[r]);
        if (t.column > 0 && factor != 1) o.loops.multiply(means + r * p.width, p.width, factor);
        if (o.reading.drops()) o.reading.drop(matrix, row + r, t.column, t.columns, x);
      }
      multiply(rows, p.width, t.columns, s, o.values(matrix, t.column), means, false, false, t.column > 0);
    });
    for (int64_t r = 0; r < rows; ++r) {
      const bool is_read = read[r].sum != 0;  // NaN is
      if (is_read) o.loops.multiply(means + r * p.width, p.width, static_cast<A>(1 / read[r].sum));
      lse[matrix * p.rows + row + r] =
          is_read ? static_cast<A>(static_cast<double>(read[r].largest) + std::log(read[r].sum))
                  : std::numeric_limits<A>::infinity();
    }
  };
  parallel_for(p.batch * blocks, o.grain(o.tile_rows * p.columns * (p.depth + p.width)),
               [&](int64_t begin, int64_t end) {
                 const Scratch room(tile_bytes(sizeof(A)));
                 for (int64_t i = begin; i < end; ++i) compute(i / blocks, i % blocks * o.tile_rows, room.as<A>());
               });
  y.put_back();
  return 0;
}

// What gradients are made of: the inputs dy, queries, keys, values, y and the logarithms of sums.
template <class T>
struct GradientOperands : Operands<T> {
  using A = Compute<T>;
  const Parameter<T> dy, y;
  const A* const lse;

  explicit GradientOperands(const KernelCall& call)
      : Operands<T>(call, 1, 6), dy(call.inputs[0], this->p.batch * this->p.rows * this->p.width, A(0)),
        y(call.inputs[4], this->p.batch * this->p.rows * this->p.width, A(0)), lse(call.inputs[5].as<A>()) {}

  const A* gradients(int64_t matrix, int64_t row) const {
    return dy.data() + (matrix * this->p.rows + row) * this->p.width;
  }
  // Computes the probabilities of a tile, as far as they are kept, and factor times the gradient of its scores.
  void compute(const Tile& t, A factor, A* kept, A* of_scores) const {
    const AttentionParams& p = this->p;
    const int64_t first = t.matrix * p.rows + t.row;
    const A* of_means = gradients(t.matrix, t.row);
    this->scores(t, kept);
    multiply(t.rows, t.columns, p.width, of_means, this->values(t.matrix, t.column), of_scores, false, true, false);
    for (int64_t r = 0; r < t.rows; ++r) {
      A *x = kept + r * t.columns, *d = of_scores + r * t.columns;
      const A total = this->loops.dot(of_means + r * p.width, y.data() + (first + r) * p.width, p.width);
      if (this->reading.drops()) this->reading.drop(t.matrix, t.row + r, t.column, t.columns, d);
      this->loops.gradient(x, d, t.columns, this->reading.keys(t.matrix, t.row + r, t.column, t.columns),
                           static_cast<A>(p.scale), factor, lse[first + r], total);
      if (this->reading.drops()) this->reading.drop(t.matrix, t.row + r, t.column, t.columns, x);
    }
  }
  // Returns how many multiplications `compute` does for a tile's rows and all columns.
  int64_t work() const { return this->tile_rows * this->p.columns * (2 * this->p.depth + this->p.width); }
};

template <class T>
class Gradient {
  using A = Compute<T>;

 public:
  explicit Gradient(KernelCall& call) : o_(call), dq_(call.outputs[0]), dk_(call.outputs[1]), dv_(call.outputs[2]) {}

  void compute() {
    const AttentionParams& p = o_.p;
    const int64_t work = o_.work(), blocks = num_tiles(p.rows, o_.tile_rows);
    if (p.keys() >= parallelism()) {
      parallel_for(p.keys(), o_.grain(work * blocks * p.group), [&](int64_t begin, int64_t end) {
        const Scratch room(2 * tile_bytes(sizeof(A)));
        for (int64_t i = begin; i < end; ++i) {
          clear_keys(i, 0, p.columns);
          for (int64_t m = i * p.group; m < (i + 1) * p.group; ++m) {
            for (int64_t row = 0; row < p.rows; row += o_.tile_rows) of_rows(m, row, true, room.as<A>());
          }
        }
      });
    } else {  // there are too few matrices for the threads: scores are computed twice, by rows and by columns
      parallel_for(p.batch * blocks, o_.grain(work), [&](int64_t begin, int64_t end) {
        const Scratch room(2 * tile_bytes(sizeof(A)));
        for (int64_t i = begin; i < end; ++i) of_rows(i / blocks, i % blocks * o_.tile_rows, false, room.as<A>());
      });
      const int64_t parts = num_tiles(p.columns, kTileColumns);
      parallel_for(p.keys() * parts, 1, [&](int64_t begin, int64_t end) {
        const Scratch room(2 * tile_bytes(sizeof(A)));
        for (int64_t i = begin; i < end; ++i) of_columns(i / parts, i % parts * kTileColumns, room.as<A>());
      });
    }
    dq_.put_back();
    dk_.put_back();
    dv_.put_back();
  }

 private:
  void clear_keys(int64_t i, int64_t column, int64_t n) const {
    const AttentionParams& p = o_.p;
    std::fill_n(dk_.data() + (i * p.columns + column) * p.depth, n * p.depth, A(0));
    std::fill_n(dv_.data() + (i * p.columns + column) * p.width, n * p.width, A(0));
  }
  void of_rows(int64_t matrix, int64_t row, bool adds_keys, A* room) const {
    A* dq = dq_.data() + (matrix * o_.p.rows + row) * o_.p.depth;
    std::fill_n(dq, std::min(o_.tile_rows, o_.p.rows - row) * o_.p.depth, A(0));
    o_.each_tile(matrix, row, [&](const Tile& t) { add_tile(t, room, dq, adds_keys); });
  }
  void of_columns(int64_t i, int64_t column, A* room) const {
    const AttentionParams& p = o_.p;
    clear_keys(i, column, std::min(kTileColumns, p.columns - column));
    for (int64_t m = i * p.group; m < (i + 1) * p.group; ++m) {
      for (int64_t row = 0; row < p.rows; row += o_.tile_rows) {
        const int64_t rows = std::min(o_.tile_rows, p.rows - row),
                      left = o_.reading.num_read(m, row + rows - 1) - column;
        if (left > 0) add_tile(Tile{m, row, rows, column, std::min(kTileColumns, left)}, room, nullptr, true);
      }
    }
  }
  // Adds what a tile gives to dq, if it is not NULL, and to the gradients of keys and values.
  void add_tile(const Tile& t, A* s, A* dq, bool adds_keys) const {
    const AttentionParams& p = o_.p;
    A* of_scores = s + kTileRows * kTileColumns;
    o_.compute(t, static_cast<A>(p.scale), s, of_scores);
    if (dq) multiply(t.rows, p.depth, t.columns, of_scores, o_.keys(t.matrix, t.column), dq, false, false, true);
    if (!adds_keys) return;
    const int64_t at = t.matrix / p.group * p.columns + t.column;
    multiply(t.columns, p.depth, t.rows, of_scores, o_.queries(t.matrix, t.row), dk_.data() + at * p.depth, true, false,
             true);
    multiply(t.columns, p.width, t.rows, s, o_.gradients(t.matrix, t.row), dv_.data() + at * p.width, true, false,
             true);
  }

  const GradientOperands<T> o_;
  const Written<T> dq_, dk_, dv_;
};

template <class T>
int32_t attention_grad(KernelCall& call) {
  Gradient<T>(call).compute();
  return 0;
}

// The gradient of a mask of numbers M is that of the scores, summed over what reads the same numbers.
template <class T, class M>
void make_mask_gradient(KernelCall& call) {
  using A = Compute<T>;
  const GradientOperands<T> o(call);
  const AttentionParams& p = o.p;
  const MaskReaders readers(p);
  const Written<M> out(call.outputs[0]);
  std::fill_n(out.data(), call.outputs[0].num_elements, A(0));
  const int64_t blocks = p.batch > 0 ? num_tiles(p.rows, o.tile_rows) : 0;
  const int64_t parts = p.mask_row != 0 ? blocks : std::min<int64_t>(1, blocks);
  if (parts == 0) return out.put_back();
  parallel_for(readers.num_masks() * parts, o.grain(o.work() * readers.num_matrices() * (blocks / parts)),
               [&](int64_t begin, int64_t end) {
                 const Scratch room(2 * tile_bytes(sizeof(A)));
                 A *kept = room.as<A>(), *of_scores = kept + kTileRows * kTileColumns;
                 auto add = [&](const Tile& t) {
                   o.compute(t, A(1), kept, of_scores);
                   for (int64_t r = 0; r < t.rows; ++r) {
                     const A* from = of_scores + r * t.columns;
                     A* to = out.data() + p.mask_place(t.matrix, t.row + r, t.column);
                     for (int64_t c = 0; c < t.columns; ++c) to[c * p.mask_column] += from[c];
                   }
                 };
                 for (int64_t i = begin; i < end; ++i) {
                   for (int64_t k = 0; k < readers.num_matrices(); ++k) {
                     for (int64_t b = i % parts; b < blocks; b += parts)
                       o.each_tile(readers.matrix(i / parts, k), b * o.tile_rows, add);
                   }
                 }
               });
  out.put_back();
}

template <class T>
int32_t attention_mask_grad(KernelCall& call) {
  if (call.outputs[0].dtype == dtype_of<T>) make_mask_gradient<T, T>(call);
  else make_mask_gradient<T, Compute<T>>(call);
  return 0;
}

// Probabilities are whole here: only gradients of higher order read them.
template <class T>
int32_t attention_probabilities(KernelCall& call) {
  using A = Compute<T>;
  const Operands<T> o(call, 0, 2);
  const AttentionParams& p = o.p;
  const Written<T> out(call.outputs[0]);
  const int64_t blocks = num_tiles(p.rows, o.tile_rows);
  parallel_for(p.batch * blocks, o.grain(o.tile_rows * p.columns * p.depth), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t matrix = i / blocks, row = i % blocks * o.tile_rows, rows = std::min(o.tile_rows, p.rows - row);
      A* x = out.data() + (matrix * p.rows + row) * p.columns;
      o.scores(Tile{matrix, row, rows, 0, p.columns}, x);
      for (int64_t r = row; r < row + rows; ++r, x += p.columns) {
        ReadSoFar<A> read{-std::numeric_limits<A>::infinity(), 0};
        o.loops.powers(x, p.columns, o.reading.keys(matrix, r, 0, p.columns), static_cast<A>(p.scale), read);
        if (read.sum != 0) o.loops.multiply(x, p.columns, static_cast<A>(1 / read.sum));
      }
    }
  });
  out.put_back();
  return 0;
}

// Writes what each probability is multiplied by: 1 / (1 - dropout) or 0.
template <class T>
int32_t attention_keep(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Reading<T> reading(p, {}, {}, {}, call.inputs[2]);
  const Written<T> out(call.outputs[0]);
  for (int64_t i = 0; i < p.batch * p.rows; ++i) {
    A* x = out.data() + i * p.columns;
    std::fill_n(x, p.columns, A(1));
    reading.drop(i / p.rows, i % p.rows, 0, p.columns, x);
  }
  out.put_back();
  return 0;
}

template <class... T>
void add_all(KernelTable& t, Types<T...>) {
  (t.add("attention", dtype_of<T>, attention<T>), ...);
  (t.add("attention_grad", dtype_of<T>, attention_grad<T>), ...);
  (t.add("attention_mask_grad", dtype_of<T>, attention_mask_grad<T>), ...);
  (t.add("attention_probabilities", dtype_of<T>, attention_probabilities<T>), ...);
  (t.add("attention_keep", dtype_of<T>, attention_keep<T>), ...);
}

}  // namespace

void register_attention(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cpu
#endif
