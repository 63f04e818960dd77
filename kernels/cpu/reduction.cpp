// The walk over what a reduction takes in. It decides by the shape alone which elements meet in which order, so results depend
// on neither the threads nor on whether a program makes the elements.
//
//   long rows     neighbours that are reduced, block by block
//   short rows    are transposed, so that each of their places is a row of columns
//   columns       up to kFoldColumns of them side by side, kFoldRows rows at a time
//   narrow ones   many rows that follow each other count as one wide row, whose parts meet in the end
#include "kernels/cpu/reduction.h"

#include <algorithm>
#include <complex>
#include <cstring>
#include <optional>

#include "kernels/common/elementwise.h"
#include "kernels/common/product.h"
#include "kernels/common/reduction.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu {

namespace {

constexpr int64_t kFewColumns = 16;  // number of blocks of columns from which threads share the blocks
constexpr int64_t kShortRow = 32;    // most elements of a row that is transposed
constexpr int64_t kOutputs = 512;    // most outputs that are written together
constexpr int64_t kNone = -1;        // stands for "no output"
static_assert(kTreeRows * kFoldColumns <= kFoldBlock && kOutputs >= kFoldColumns);

struct Nest {
  Places kept, reduced;
  int64_t run;  // size of the innermost dim, which is in neither `kept` nor `reduced`
  bool rows;    // whether the innermost dim is reduced
  explicit Nest(const ReduceParams& p)
      : kept(p, false), reduced(p, true), run(p.rank == 0 ? 1 : p.dims[p.rank - 1]),
        rows(p.rank == 0 || p.is_reduced(p.rank - 1)) {}
};

// Reads the input for one thread, and has room for the elements that must be copied, widened or transposed.
class Reader {
 public:
  Reader(const KernelCall& call, const Fold& fold) : feed_(call), fold_(fold) {}

  // Returns n neighbours, at most kFoldBlock, from element `at` on, for Fold::rows: halves are widened. See
  // FusedPiece::make for `limit`.
  const char* run(int64_t at, int64_t n, int64_t limit) {
    const char* x = fold_.rows_convert ? feed_(at, n, limit) : elements(at, n, limit);
    if (!fold_.widen) return x;
    fold_.widen(x, room(), n);
    return room();
  }
  // Returns the number of rows that `rows` finds at once. It is a multiple of kTreeRows, since so many rows meet before
  // they reach an acc.
  int64_t most_rows() const { return is_made() ? kTreeRows : kFoldRows; }
  // Finds n elements, at most kFoldColumns, of each of `count` rows, at most most_rows(), and writes their addresses to
  // `to`. Row r lies at at(r). follow: rows have n elements and are contiguous, up to `limit`.
  template <class At>
  void rows(At at, int64_t count, int64_t n, bool follow, int64_t limit, const void* (&to)[kFoldRows]) {
    const int64_t size = fold_.size;
    if (!is_made()) {
      for (int64_t k = 0; k < count; ++k) to[k] = feed_(at(k), n, 0);
    } else if (follow) {
      const char* x = elements(at(0), count * n, limit);
      for (int64_t k = 0; k < count; ++k) to[k] = x + k * n * size;
    } else {
      for (int64_t k = 0; k < count; ++k) {
        char* row = room() + k * n * size;
        const char* x = feed_(at(k), n, at(k) + n);
        if (fold_.convert) convert(x, row, n);
        else std::memcpy(row, x, static_cast<size_t>(n * size));
        to[k] = row;
      }
    }
  }
  // Returns n contiguous rows of run_length elements, n at most kOutputs, transposed: the elements j of all rows lie
  // from j * kOutputs on.
  const char* transposed(int64_t at, int64_t n, int64_t run_length, int64_t limit) {
    const int64_t size = fold_.convert ? feed_.size() : fold_.size;
    char* to = places(transposed_, size);
    transpose(feed_(at, n * run_length, limit), to, n, run_length, kOutputs, size);
    if (!fold_.convert) return to;
    char* converted = places(converted_, fold_.size);
    for (int64_t j = 0; j < run_length; ++j)
      convert(to + j * kOutputs * size, converted + j * kOutputs * fold_.size, n);
    return converted;
  }

 private:
  bool is_made() const { return feed_.is_made() || fold_.convert; }
  void convert(const void* from, void* to, int64_t n) const {
    fold_.convert->loop(&from, to, n, fold_.convert->params);
  }
  // Returns n neighbours, at most kFoldBlock, converted to the dtype that the fold takes in.
  const char* elements(int64_t at, int64_t n, int64_t limit) {
    const char* x = feed_(at, n, limit);
    if (!fold_.convert) return x;
    convert(x, room(), n);
    return room();
  }
  static char* places(std::optional<Scratch>& room, int64_t size) {
    if (!room) room.emplace(static_cast<size_t>(kShortRow * kOutputs * size));
    return room->as<char>();
  }
  char* room() {
    if (!room_)
      room_.emplace(static_cast<size_t>(kFoldBlock) * std::max(sizeof(float), static_cast<size_t>(fold_.size)));
    return room_->as<char>();
  }

  Feed feed_;
  const Fold& fold_;
  std::optional<Scratch> room_, transposed_, converted_;
};

class Reduction {
 public:
  Reduction(const KernelCall& call, const Fold& fold, double divisor)
      : call_(call), out_(call.outputs[0]), fold_(fold), nest_(call.params_as<ReduceParams>()), divisor_(divisor) {
    work_ = is_fed(call) ? std::min(kFoldWork, static_cast<const FedCall&>(call).program->grain) : kFoldWork;
  }
  void run() {
    if (!nest_.rows) return columns();
    const int64_t inner = nest_.reduced.count();
    const bool is_long = nest_.run > 2 * kFoldWork;
    if (out_.num_elements >= kFoldRows && nest_.run <= kShortRow && nest_.kept.rank <= 1) {
      short_rows(inner);
    } else if (inner > 1 || nest_.run > kFoldBlock) {
      if (out_.num_elements == 1 && inner == 1 && (is_long || nest_.run > work_))
        one_row(is_long ? kFoldWork : kFoldBlock);
      else rows(inner);
    } else {
      rows_in_order();
    }
  }

 private:
  int64_t grain(int64_t elements) const { return std::max<int64_t>(1, work_ / elements); }
  void clear(void* accs, int64_t n) const {
    fill_elements(accs, fold_.neutral_acc, static_cast<size_t>(fold_.acc_size), n);
  }
  void put(int64_t first, void* accs, int64_t n) const { fold_.put(out_, first, accs, n, divisor_); }

  void take_row(Reader& x, int64_t at, int64_t n, int64_t limit, char* acc) const {
    for (int64_t i = 0; i < n; i += kFoldBlock) {
      const int64_t m = std::min(kFoldBlock, n - i);
      fold_.rows(x.run(at + i, m, limit), 1, m, acc);
    }
  }
  // Reduces one long row in pieces of a fixed size, whose accs are merged. For a row of up to 2 kFoldWork elements a piece
  // is a block, the unit that one thread would take.
  void one_row(int64_t piece) {
    const int64_t n = nest_.run, pieces = (n + piece - 1) / piece;
    Scratch partial(static_cast<size_t>(pieces * fold_.acc_size));
    char* accs = partial.as<char>();
    clear(accs, pieces);
    parallel_for(pieces, 1, [&](int64_t b, int64_t e) {
      Reader x(call_, fold_);
      const int64_t limit = std::min(e * piece, n);
      for (int64_t k = b; k < e; ++k)
        take_row(x, k * piece, std::min(piece, n - k * piece), limit, accs + k * fold_.acc_size);
    });
    for (int64_t k = 1; k < pieces; ++k) fold_.merge(accs, accs + k * fold_.acc_size, 1);
    put(0, accs, 1);
  }
  // Calls f(reader, first, n, end, accs) for all outputs, n of them at a time, at most kOutputs, from output `first`
  // on. `end` is where the thread's outputs end.
  template <class F>
  void each_outputs(int64_t elements, F f) {
    parallel_for(out_.num_elements, grain(elements), [&](int64_t b, int64_t e) {
      Reader x(call_, fold_);
      alignas(64) char few[64];
      const int64_t most = std::min(kOutputs, e - b);
      std::optional<Scratch> many;
      if (most * fold_.acc_size > static_cast<int64_t>(sizeof few))
        many.emplace(static_cast<size_t>(most * fold_.acc_size));
      char* accs = many ? many->as<char>() : few;
      for (int64_t o = b; o < e; o += most) {
        f(x, o, std::min(most, e - o), e, accs);
      }
    });
  }
  // Calls f as each_outputs does, with neutral accs, and writes them to the outputs after each call.
  template <class F>
  void each_row(int64_t elements, F f) {
    each_outputs(elements, [&](Reader& x, int64_t first, int64_t n, int64_t end, char* accs) {
      clear(accs, n);
      f(x, first, n, end, accs);
      put(first, accs, n);
    });
  }
  // Reduces contiguous rows that are no longer than a block.
  void rows_in_order() {
    const int64_t run = nest_.run, most = rows_at_once();
    each_row(run, [&](Reader& x, int64_t first, int64_t outputs, int64_t end, char* accs) {
      for (int64_t o = 0; o < outputs; o += most) {
        const int64_t n = std::min(most, outputs - o);
        fold_.rows(x.run((first + o) * run, n * run, end * run), n, run, accs + o * fold_.acc_size);
      }
    });
  }
  void rows(int64_t inner) {
    each_row(nest_.run * inner, [&](Reader& x, int64_t first, int64_t n, int64_t, char* accs) {
      for (int64_t o = 0; o < n; ++o) {
        const int64_t base = nest_.kept[first + o];
        for (int64_t r = 0; r < inner; ++r) {
          const int64_t at = base + nest_.reduced[r];
          take_row(x, at, nest_.run, at + nest_.run, accs + o * fold_.acc_size);
        }
      }
    });
  }
  // Returns the number of rows that fit in a block together, at most kOutputs. It is a power of 2, so that it divides
  // kOutputs.
  int64_t rows_at_once() const {
    int64_t n = kOutputs;
    while (n > 1 && n * nest_.run > kFoldBlock) n /= 2;
    return n;
  }
  // Reduces short rows, which are transposed. Each output has `inner` rows; the first rows of all outputs are
  // contiguous, and so are the second ones, and so on.
  void short_rows(int64_t inner) {
    const int64_t run = nest_.run, most = rows_at_once();
    each_outputs(run * inner, [&](Reader& x, int64_t first, int64_t outputs, int64_t end, char* accs) {
      for (int64_t i = 0; i < inner; ++i) {
        const int64_t base = nest_.reduced[i];
        for (int64_t o = 0; o < outputs; o += most) {
          const int64_t n = std::min(most, outputs - o), last = inner == 1 ? end : first + outputs;
          const char* from = x.transposed(base + (first + o) * run, n, run, base + last * run);
          take_places(from, n, accs + o * fold_.acc_size, i == 0, i + 1 == inner ? first + o : kNone);
        }
      }
    });
  }
  // Takes n transposed rows into n accs. begins: these elements are the accs' first. output: the first output that the
  // results go to, if these elements are the accs' last; otherwise kNone.
  void take_places(const char* from, int64_t n, char* acc, bool begins, int64_t output) const {
    for (int64_t j = 0; j < nest_.run; j += kFoldRows) {
      const int64_t count = std::min<int64_t>(kFoldRows, nest_.run - j);
      const void* rows[kFoldRows];
      for (int64_t k = 0; k < count; ++k) rows[k] = from + (j + k) * kOutputs * fold_.size;
      take_columns(rows, count, n, acc, begins && j == 0, j + count == nest_.run ? output : kNone);
    }
  }
  void take_columns(const void* const* rows, int64_t count, int64_t n, char* acc, bool begins, int64_t output) const {
    fold_.columns({rows, count, n, acc, begins, output == kNone ? nullptr : &out_, output, divisor_});
  }

  // Takes m columns of `count` rows into m accs. Row r lies at at(r). For begins and output see take_places, for follow
  // and limit Reader::rows.
  template <class At>
  void take_rows(Reader& x, At at, int64_t count, int64_t m, bool follow, int64_t limit, char* acc, bool begins,
                 int64_t output) const {
    const int64_t most = x.most_rows();
    for (int64_t r = 0; r < count; r += most) {
      const int64_t few = std::min(most, count - r);
      const void* rows[kFoldRows];
      x.rows([&](int64_t k) { return at(r + k); }, few, m, follow, limit, rows);
      take_columns(rows, few, m, acc, begins && r == 0, r + few == count ? output : kNone);
    }
  }
  // Takes all columns of `count` narrow, contiguous rows into accs. `together` rows, a power of 2, are taken as one
  // wide row, and the accs of its parts are merged in the end.
  void take_narrow_rows(Reader& x, int64_t base, int64_t count, int64_t together, int64_t limit, char* acc) const {
    const int64_t run = nest_.run, wide = together * run, rest = count % together;
    clear(acc, wide);
    take_rows(
        x, [&](int64_t r) { return base + r * wide; }, count / together, wide, true, limit, acc, false, kNone);
    if (rest > 0) {
      take_rows(
          x, [&](int64_t) { return base + (count - rest) * run; }, 1, rest * run, true, limit, acc, false, kNone);
    }
    for (int64_t half = together / 2; half > 0; half /= 2)
      fold_.merge(acc, acc + half * run * fold_.acc_size, half * run);
  }
  // Reduces columns. Few columns of many elements are cut into segments of a fixed number of rows, whose accs are
  // merged in order.
  void columns() {
    const int64_t run = nest_.run, groups = nest_.kept.count(), inner = nest_.reduced.count();
    const int64_t blocks = (run + kFoldColumns - 1) / kFoldColumns, width = std::min(kFoldColumns, run);
    const bool is_cut = groups * blocks < kFewColumns && width * inner > 2 * kFoldWork;
    const int64_t rows = is_cut ? kFoldWork / width : inner, segments = (inner + rows - 1) / rows;
    const bool follow = blocks == 1 && nest_.reduced.rank == 1;  // whether a group's rows are contiguous
    int64_t together = 1;
    while (follow && 2 * together * run <= kFoldColumns && 2 * together * kTreeRows <= rows) together *= 2;
    const int64_t room = kFoldColumns * fold_.acc_size;  // bytes of the accs of a segment
    Scratch partial(is_cut ? static_cast<size_t>(groups * blocks * segments * room) : 0);
    auto first_output = [&](int64_t block) { return block / blocks * run + block % blocks * kFoldColumns; };
    parallel_for(groups * blocks * segments, grain(width * rows), [&](int64_t b, int64_t e) {
      Reader x(call_, fold_);
      Scratch accs(is_cut ? 0 : static_cast<size_t>(room));
      for (int64_t u = b; u < e; ++u) {
        const int64_t block = u / segments, first = block % blocks * kFoldColumns,
                      m = std::min(kFoldColumns, run - first);
        const int64_t row = u % segments * rows, end = std::min(inner, row + rows);
        const int64_t base = nest_.kept[block / blocks] + first, limit = base + end * run;
        char* acc = is_cut ? partial.as<char>() + u * room : accs.as<char>();
        if (together > 1) {
          take_narrow_rows(x, base + row * run, end - row, together, limit, acc);
          if (!is_cut) put(first_output(block), acc, m);
        } else {
          take_rows(
              x, [&](int64_t r) { return base + nest_.reduced[row + r]; }, end - row, m, follow, limit, acc, true,
              is_cut ? kNone : first_output(block));
        }
      }
    });
    for (int64_t block = 0; is_cut && block < groups * blocks; ++block) {
      char* acc = partial.as<char>() + block * segments * room;
      const int64_t m = std::min(kFoldColumns, run - block % blocks * kFoldColumns);
      for (int64_t k = 1; k < segments; ++k) fold_.merge(acc, acc + k * room, m);
      put(first_output(block), acc, m);
    }
  }

  const KernelCall& call_;
  const Operand& out_;
  const Fold& fold_;
  const Nest nest_;
  const double divisor_;
  int64_t work_;
};

// Reduces rows of n neighbours, one for each output, which are few and short: all of them at once.
void reduce_few(const KernelCall& call, const Fold& fold, int64_t n, double divisor) {
  Reader x(call, fold);
  alignas(16) char accs[kFewRows * 16];
  const int64_t outputs = call.outputs[0].num_elements;
  for (int64_t first = 0; first < outputs; first += kFewRows) {
    const int64_t rows = std::min(kFewRows, outputs - first);
    fill_elements(accs, fold.neutral_acc, static_cast<size_t>(fold.acc_size), rows);
    if (n > 0) fold.rows(x.run(first * n, rows * n, (first + rows) * n), rows, n, accs);
    fold.put(call.outputs[0], first, accs, rows, divisor);
  }
}

// Reduces columns that are as few and short as one call of the fold takes, if they are.
bool reduce_few_columns(const KernelCall& call, const Fold& fold, const ReduceParams& p, double divisor) {
  const bool is_made = is_fed(call) || fold.convert;
  if (p.rank != 2 || !p.is_reduced(0) || p.count > (is_made ? kTreeRows : kFoldRows) || p.dims[1] > kFewRows)
    return false;
  alignas(16) char accs[kFewRows * 16];
  const void* rows[kFoldRows];
  const FoldColumns columns{rows, p.count, p.dims[1], accs, true, &call.outputs[0], 0, divisor};
  if (is_made) {
    Reader x(call, fold);
    x.rows([&](int64_t r) { return r * p.dims[1]; }, p.count, p.dims[1], true, p.count * p.dims[1], rows);
    fold.columns(columns);
  } else {
    const char* const x = call.inputs[0].as<char>();
    for (int64_t r = 0; r < p.count; ++r) rows[r] = x + r * p.dims[1] * fold.size;
    fold.columns(columns);
  }
  return true;
}

// --- prod_grad ---

// The type in which the gradient of a product is computed. Products of float32 seldom overflow in it.
template <class T>
using Wide = std::conditional_t<std::is_floating_point_v<Compute<T>>, double, std::complex<double>>;

template <class T>
Wide<T> wide(T x) {
  return static_cast<Wide<T>>(static_cast<Compute<T>>(x));
}
template <class T>
T narrow(Wide<T> x) {
  return static_cast<T>(static_cast<Compute<T>>(x));
}

// Writes dx: dy times the product of all other elements, those before and those behind. Dividing the whole product by
// the element would overflow early, and fail at zeros. The row is cut into segments, so that multiplications do not
// wait for each other. before: room for n numbers.
template <class T>
void multiply_others(const T* x, T dy, T* dx, int64_t n, Wide<T>* before) {
  using A = Wide<T>;
  constexpr int kSegments = 8;
  const int64_t share = n / kSegments, rest = kSegments * share;  // the last segment goes on from `rest` to n
  A product[kSegments], ahead[kSegments], behind[kSegments];
  std::fill(product, product + kSegments, A(1));
  auto up = [&](int s, int64_t i) {
    before[i] = product[s];
    product[s] *= wide(x[i]);
  };
  for (int64_t i = 0; i < share; ++i) {
    for (int s = 0; s < kSegments; ++s) up(s, s * share + i);
  }
  for (int64_t i = rest; i < n; ++i) up(kSegments - 1, i);
  A all = A(1);
  for (int s = 0; s < kSegments; ++s) ahead[s] = all, all *= product[s];
  all = A(1);
  for (int s = kSegments; s-- > 0;) behind[s] = all, all *= product[s];
  auto down = [&](int s, int64_t i) {
    dx[i] = narrow<T>(wide(dy) * (ahead[s] * before[i] * behind[s]));
    behind[s] *= wide(x[i]);
  };
  for (int64_t i = n; i-- > rest;) down(kSegments - 1, i);
  for (int64_t i = share; i-- > 0;) {
    for (int s = 0; s < kSegments; ++s) down(s, s * share + i);
  }
}

constexpr int64_t kLines = 16;  // most lines that are multiplied side by side

// Writes dx, as above, for `width` lines of reduced elements. The lines lie side by side from `base` on. before: room
// for [elements of a line, width] numbers.
template <class T>
void multiply_others(const Nest& w, const T* x, const T* dy, T* dx, int64_t base, int64_t width, Wide<T>* before) {
  using A = Wide<T>;
  const int64_t inner = w.reduced.count(), run = w.rows ? w.run : 1;
  A product[kLines];
  std::fill(product, product + kLines, A(1));
  for (int64_t r = 0, k = 0; r < inner; ++r) {
    const T* from = x + base + w.reduced[r];
    for (int64_t i = 0; i < run; ++i) {
      for (int64_t c = 0; c < width; ++c, ++k) {
        before[k] = product[c];
        product[c] *= wide(from[i + c]);
      }
    }
  }
  std::fill(product, product + kLines, A(1));
  for (int64_t r = inner, k = inner * run * width; r-- > 0;) {
    const int64_t at = base + w.reduced[r];
    for (int64_t i = run; i-- > 0;) {
      k -= width;
      for (int64_t c = 0; c < width; ++c) {
        dx[at + i + c] = narrow<T>(wide(dy[c]) * (before[k + c] * product[c]));
        product[c] *= wide(x[at + i + c]);
      }
    }
  }
}

// Writes dx: dy times the coefficient of all directions in the product of the other elements. The product is a
// polynomial in the directions, the inputs after x (kernels/common/product.h).
template <class T>
void multiply_directions(const KernelCall& call, const Nest& w, int64_t count) {
  using A = Wide<T>;
  const int directions = call.num_inputs - 2, sets = 1 << directions;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  const int64_t run = w.rows ? w.run : 1, columns = w.rows ? 1 : w.run;
  parallel_for(w.kept.count() * columns, std::max<int64_t>(1, kFoldWork / (count * sets)), [&](int64_t b, int64_t e) {
    Scratch room(static_cast<size_t>((count + 1) * sets) * sizeof(A));
    A *before = room.as<A>(), *c = before + count * sets;
    for (int64_t o = b; o < e; ++o) {
      const int64_t base = w.kept[o / columns] + o % columns;
      auto place = [&](int64_t i) { return base + w.reduced[i / run] + i % run; };
      auto take = [&](int64_t at) {
        polynomial::times_factor(c, directions, wide(x[at]),
                                 [&](int a) { return wide(call.inputs[2 + a].as<T>()[at]); });
      };
      polynomial::begin(c, directions);
      for (int64_t i = 0; i < count; ++i) {
        std::copy(c, c + sets, before + i * sets);
        take(place(i));
      }
      polynomial::begin(c, directions);
      for (int64_t i = count; i-- > 0;) {
        const A others = polynomial::coefficient(before + i * sets, c, sets - 1);
        dx[place(i)] = narrow<T>(polynomial::times(wide(dy[o]), others));
        take(place(i));
      }
    }
  });
}

template <class T>
int32_t prod_grad(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  const Nest w(p);
  if (call.num_inputs > 2) return multiply_directions<T>(call, w, p.count), 0;
  const int64_t run = w.rows ? 1 : w.run, blocks = (run + kLines - 1) / kLines;  // of the columns of a group
  const int64_t width = std::min(run, kLines);
  parallel_for(w.kept.count() * blocks, std::max<int64_t>(1, kFoldWork / (p.count * width)), [&](int64_t b, int64_t e) {
    Scratch room(static_cast<size_t>(p.count * width) * sizeof(Wide<T>));
    auto* before = room.as<Wide<T>>();
    for (int64_t u = b; u < e; ++u) {
      const int64_t group = u / blocks, first = u % blocks * kLines, base = w.kept[group] + first;
      if (w.rows && w.reduced.rank == 0) multiply_others(x + base, dy[group], dx + base, w.run, before);
      else multiply_others(w, x, dy + group * run + first, dx, base, std::min(kLines, run - first), before);
    }
  });
  return 0;
}

// The kernel of broadcast_reduced: broadcasts the gradient of a reduction's output to the shape of its input.
int32_t broadcast_reduced(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  strided_read(call.outputs[0].data, call.inputs[0].data, call.params_as<StridedCopy>(),
               dtype_size(call.outputs[0].dtype));
  return 0;
}

template <class... T>
void add_prod_grad(KernelTable& table, Types<T...>) {
  (table.add("prod_grad", dtype_of<T>, prod_grad<T>), ...);
}

}  // namespace

void transpose(const void* from, void* to, int64_t n, int64_t run, int64_t stride, int64_t size) {
  with_element(static_cast<size_t>(size), [&]<class T>(T) {
    const T* x = static_cast<const T*>(from);
    T* y = static_cast<T*>(to);
    for (int64_t j = 0; j < run; ++j) {
      for (int64_t i = 0; i < n; ++i) y[j * stride + i] = x[i * run + j];
    }
  });
}

bool reads_feed(std::string_view op) {
  constexpr std::string_view kOps[] = {"sum", "mean", "prod",     "max",           "min",
                                       "any", "all",  "sum_like", "bias_add_grad", "count_nonzero"};
  return std::find(std::begin(kOps), std::end(kOps), op) != std::end(kOps);
}

int32_t reduce(KernelCall& call, const Fold& fold, bool is_mean) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const double divisor = is_mean ? static_cast<double>(p.count) : 1;
  if (p.count == 0 || p.rank == 0 || rows_of_block(p) > 0) reduce_few(call, fold, p.count, divisor);
  else if (call.outputs[0].num_elements > 0 && !reduce_few_columns(call, fold, p, divisor))
    Reduction(call, fold, divisor).run();
  return 0;
}

void register_reduction(KernelTable& table) {
  register_monoid_folds(table);
  register_sums(table);
  register_extremes(table);
  register_variances(table);
  table.add("broadcast_reduced", DType::none, broadcast_reduced);
  add_prod_grad(table, Inexact{});
}

}  // namespace eager::cpu
