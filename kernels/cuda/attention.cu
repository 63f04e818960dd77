// Attention, tile by tile: products by cuBLAS, and kernels that make probabilities of scores, of which a warp has a row.
#include "kernels/common/attention.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "kernels/common/network.h"
#include "kernels/cuda/gemm.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/indices.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

namespace {

// A tile has the queries of some rows of every matrix, as many as memory for kTileScores scores has room for.
constexpr int64_t kTileScores = int64_t{1} << 24, kTileColumns = 1024, kLeastRows = 16;

struct Tile {
  int64_t row, rows, column, columns;
};

template <class A>
struct Largest {
  using Acc = A;
  __device__ static A init() { return -std::numeric_limits<A>::infinity(); }
  __device__ static A merge(A a, A b) { return b > a || b != b ? b : a; }
};

__host__ __device__ bool has(const Indices& i) { return i.dtype != DType::none; }

// What kernels know of a call, and the row of a tile that a warp has.
struct TileRows {
  AttentionParams p;
  Tile tile;
  const void* mask;  // of mask_dtype; NULL: all keys are read
  DType mask_dtype;
  Indices lengths, offsets, words;  // of dtype none where they are absent

  __device__ int64_t number() const { return (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / kWarp; }
  __device__ bool has_row() const { return number() < p.batch * tile.rows; }
  __device__ int64_t matrix() const { return number() / tile.rows; }
  __device__ int64_t row() const { return tile.row + number() % tile.rows; }
  // Returns the place of the row among those of all matrices.
  __device__ int64_t place() const { return matrix() * p.rows + row(); }

  __device__ int64_t num_read() const {
    const int64_t n = p.num_read(row(), has(lengths) ? lengths[matrix() / p.per_length] : p.columns,
                                 has(offsets) ? offsets[matrix() / p.per_offset] : 0);
    return n - tile.column;
  }
  // Returns how many keys some query of a matrix reads: its last one reads most.
  __device__ int64_t most_read(int64_t matrix) const {
    return p.num_read(p.rows - 1, has(lengths) ? lengths[matrix / p.per_length] : p.columns,
                      has(offsets) ? offsets[matrix / p.per_offset] : 0);
  }
  // Returns where the row's mask begins, from the tile's first key on.
  __device__ int64_t mask_place() const { return p.mask_place(matrix(), row(), tile.column); }
  // Calls f(c) for this thread's keys of the tile.
  template <class F>
  __device__ void each(F f) const {
    if (!has_row()) return;
    for (int64_t c = threadIdx.x % kWarp; c < tile.columns; c += kWarp) f(c);
  }
  // Returns what M makes of f(c) for the row's keys.
  template <class M, class F>
  __device__ auto fold(F f) const {
    auto all = M::init();
    each([&](int64_t c) { all = M::merge(all, f(c)); });
    return combine<M>(all, kWarp);
  }
};

// What the probabilities of a row are multiplied by.
class Keep {
 public:
  __device__ explicit Keep(const TileRows& in)
      : drops_(has(in.words)), words_(drops_ ? in.words[0] : 0, drops_ ? in.words[1] : 0),
        first_(in.place() * in.p.columns + in.tile.column), below_(in.p.keep_below), scale_(in.p.keep_scale) {}
  __device__ double operator()(int64_t c) const {
    if (!drops_) return 1;
    return words_[first_ + c] < below_ ? scale_ : 0;
  }

 private:
  bool drops_;
  KeepWords words_;
  int64_t first_;
  uint64_t below_;
  double scale_;
};

// The scores of a row, -inf for keys that it does not read.
template <class T>
class RowScores {
  using A = Compute<T>;

 public:
  __device__ RowScores(const TileRows& in, const A* products)
      : products_(products + in.number() * in.tile.columns), num_read_(in.has_row() ? in.num_read() : 0),
        mask_(in.has_row() ? in.mask : nullptr), dtype_(in.mask_dtype), place_(mask_ ? in.mask_place() : 0),
        stride_(in.p.mask_column), scale_(static_cast<A>(in.p.scale)) {}
  __device__ A operator()(int64_t c) const {
    const A none = -std::numeric_limits<A>::infinity();
    if (c >= num_read_) return none;
    if (!mask_) return scale_ * products_[c];
    if (dtype_ == DType::boolean) return at<uint8_t>(c) ? scale_ * products_[c] : none;
    const A added = dtype_ == dtype_of<T> ? static_cast<A>(at<T>(c)) : at<A>(c);
    return added == none ? none : scale_ * products_[c] + added;
  }

 private:
  template <class M>
  __device__ M at(int64_t c) const {
    return static_cast<const M*>(mask_)[place_ + c * stride_];
  }

  const A* products_;
  int64_t num_read_;
  const void* mask_;
  DType dtype_;
  int64_t place_, stride_;
  A scale_;
};

// Makes powers e^(score - m) of a tile's scores, where m is the largest that the query has read so far, adds them to its sum, and
// brings the sums over earlier keys to this m. `powers` may be `scores`.
template <class T>
__global__ void powers_kernel(const __grid_constant__ TileRows in, const Compute<T>* scores, T* powers,
                              Compute<T>* means, Compute<T>* largest, Compute<T>* sums) {
  using A = Compute<T>;
  const A none = Largest<A>::init();
  const RowScores<T> score(in, scores);
  const A here = in.template fold<Largest<A>>(score);
  const int64_t place = in.has_row() ? in.place() : 0;
  const A before = in.has_row() ? largest[place] : none, m = Largest<A>::merge(before, here);
  auto power = [&](int64_t c) { return m == none ? A(0) : std::exp(score(c) - m); };
  const A sum = in.template fold<Sum<A>>(power);
  if (!in.has_row()) return;
  const Keep keep(in);
  in.each([&](int64_t c) {
    powers[in.number() * in.tile.columns + c] = static_cast<T>(power(c) * static_cast<A>(keep(c)));
  });
  const A factor = before == none ? A(0) : std::exp(before - m);
  if (in.tile.column > 0 && m != none) {
    for (int64_t i = threadIdx.x % kWarp; i < in.p.width; i += kWarp) means[place * in.p.width + i] *= factor;
  }
  if (threadIdx.x % kWarp != 0 || m == none) return;
  largest[place] = m;
  sums[place] = sums[place] * factor + sum;
}

// Makes probabilities of a tile's scores, and factor times the gradient of the scores of that of the probabilities. Results
// may lie over what they are made of.
template <class T, class To>
__global__ void gradient_kernel(const __grid_constant__ TileRows in, const Compute<T>* scores,
                                const Compute<T>* of_weights, const Compute<T>* logarithms, const Compute<T>* totals,
                                Compute<T> factor, To* weights, To* of_scores) {
  using A = Compute<T>;
  if (!in.has_row()) return;
  const RowScores<T> score(in, scores);
  const Keep keep(in);
  const int64_t place = in.place(), first = in.number() * in.tile.columns;
  in.each([&](int64_t c) {
    const A p = std::exp(score(c) - logarithms[place]), kept = static_cast<A>(keep(c));
    of_scores[first + c] =
        static_cast<To>(p == A(0) ? A(0) : factor * p * (of_weights[first + c] * kept - totals[place]));
    weights[first + c] = static_cast<To>(p * kept);
  });
}

template <class T>
__global__ void probabilities_kernel(const __grid_constant__ TileRows in, const Compute<T>* scores, T* p) {
  using A = Compute<T>;
  const A none = Largest<A>::init();
  const RowScores<T> score(in, scores);
  const A m = in.template fold<Largest<A>>(score);
  auto power = [&](int64_t c) { return m == none ? A(0) : std::exp(score(c) - m); };
  const A sum = in.template fold<Sum<A>>(power);
  in.each([&](int64_t c) { p[in.number() * in.tile.columns + c] = static_cast<T>(m == none ? A(0) : power(c) / sum); });
}

// Writes the sum of dy y for each row, of which the tile has all.
template <class T>
__global__ void totals_kernel(const __grid_constant__ TileRows in, const T* dy, const T* y, Compute<T>* totals) {
  using A = Compute<T>;
  const int64_t first = in.number() * in.tile.columns;
  const A total =
      in.template fold<Sum<A>>([&](int64_t i) { return static_cast<A>(dy[first + i]) * static_cast<A>(y[first + i]); });
  if (in.has_row() && threadIdx.x % kWarp == 0) totals[in.number()] = total;
}

// The operands of a call on the device.
class Reading {
 public:
  Reading(const KernelCall& call, int first)
      : mask_(call, optional_input(call, first)), rows_{call.params_as<AttentionParams>(),
                                                        {},
                                                        mask_.as<void>(),
                                                        optional_input(call, first).dtype,
                                                        Indices(optional_input(call, first + 1)),
                                                        Indices(optional_input(call, first + 2)),
                                                        Indices(optional_input(call, first + 3))} {}

  TileRows operator()(const Tile& tile) const {
    TileRows rows = rows_;
    rows.tile = tile;
    return rows;
  }
  // Returns how many keys the queries up to a row may read, as far as the host knows.
  int64_t most_read(int64_t rows) const {
    const AttentionParams& p = rows_.p;
    return p.is_causal && !has(rows_.offsets) ? std::min(p.columns, rows) : p.columns;
  }
  // Reports whether there may be keys that no query reads, and tiles have.
  bool may_hide_keys() const { return has(rows_.lengths) || has(rows_.offsets); }

 private:
  OnDevice mask_;
  TileRows rows_;
};

// Copies an element of what belongs to keys, `width` of each; 0 in the place of one that no query reads.
template <class T>
struct CopyReadKeys {
  TileRows in;
  const T* from;
  T* to;
  int64_t width;
  __device__ void operator()(int64_t i) const {
    const int64_t key = i / width % in.p.columns, first = i / width / in.p.columns * in.p.group;
    bool is_read = false;
    for (int64_t k = 0; k < in.p.group; ++k) is_read |= key < in.most_read(first + k);
    to[i] = is_read ? from[i] : T(0);
  }
};

// What belongs to keys, with zeros for those that no query reads: products take them too, and 0 times NaN is NaN.
template <class T>
class ReadKeys {
 public:
  ReadKeys(const KernelCall& call, const Reading& reading, const T* x, int64_t width) : data_(x) {
    const TileRows in = reading(Tile{});
    if (!reading.may_hide_keys() || in.p.rows == 0) return;
    const int64_t n = in.p.keys() * in.p.columns * width;
    T* to = copy_.emplace(call, static_cast<size_t>(n) * sizeof(T)).template as<T>();
    data_ = to;
    each(call, n, CopyReadKeys<T>{in, x, to, width});
  }
  const T* data() const { return data_; }

 private:
  std::optional<Scratch> copy_;
  const T* data_;
};

// Where a matrix of an operand lies: from `data` on there are rows of `width`, and `stride` elements further those of the next one.
template <class T>
struct Rows {
  T* data;
  int64_t width, stride;
};

// The operands of a tile, as products take them.
class Products {
 public:
  Products(const KernelCall& call, const Tile& tile)
      : call_(call), p_(call.params_as<AttentionParams>()), tile_(tile) {}

  // Operands that belong to queries, or to keys, from the tile's first on; and the tile itself.
  template <class T>
  Rows<T> of_queries(T* x, int64_t width) const {
    return {x + tile_.row * width, width, p_.rows * width};
  }
  template <class T>
  Rows<T> of_keys(T* x, int64_t width) const {
    return {x + tile_.column * width, width, p_.columns * width};
  }
  template <class T>
  Rows<T> whole(T* x) const {
    return {x, tile_.columns, tile_.rows * tile_.columns};
  }

  // C = A B^T, of the tile; A belongs to queries and B to keys, and both may have rows of no elements.
  template <class T>
  void make_scores(const T* a, const T* b, int64_t width, Compute<T>* c) const {
    if (width == 0) return zero_bytes(call_, c, static_cast<size_t>(p_.batch * tile_.rows * tile_.columns) * sizeof *c);
    run<T>(tile_.rows, tile_.columns, width, of_queries(a, width), of_keys(b, width), whole(c), false, true, false);
  }
  // Add the tile times what belongs to keys, or the transposed tile times what belongs to queries. The first sum may begin anew.
  template <class T>
  void add_to_queries(const T* tile, const T* b, int64_t width, Compute<T>* c, bool accumulates) const {
    run<T>(tile_.rows, width, tile_.columns, whole(tile), of_keys(b, width), of_queries(c, width), false, false,
           accumulates);
  }
  template <class T>
  void add_to_keys(const T* tile, const T* b, int64_t width, Compute<T>* c) const {
    run<T>(tile_.columns, width, tile_.rows, whole(tile), of_queries(b, width), of_keys(c, width), true, false, true);
  }

 private:
  template <class T, class From, class To>
  void run(int64_t m, int64_t n, int64_t k, const Rows<const From>& a, const Rows<const From>& b, const Rows<To>& c,
           bool transpose_a, bool transpose_b, bool accumulates) const {
    if (m == 0 || n == 0 || p_.batch == 0) return;
    // A matrix of keys serves `group` matrices of queries: their i-th ones take part in one product.
    auto stride = [&](int64_t of_matrix, bool is_of_keys) { return is_of_keys ? of_matrix : of_matrix * p_.group; };
    const bool b_is_of_keys = !transpose_a, c_is_of_keys = transpose_a;
    for (int64_t i = 0; i < p_.group; ++i) {
      const From *from_a = a.data + i * a.stride, *from_b = b.data + (b_is_of_keys ? 0 : i * b.stride);
      To* to = c.data + (c_is_of_keys ? 0 : i * c.stride);
      Gemm g{m, n, k, transpose_a, transpose_b, a.width, b.width, c.width, accumulates};
      g.batch = p_.keys();
      g.stride_a = stride(a.stride, false), g.stride_b = stride(b.stride, b_is_of_keys);
      g.stride_c = stride(c.stride, c_is_of_keys);
      g.allow_tf32 = p_.allow_tf32;
      if (k > 0) gemm(call_, g, dtype_of<T>, from_a, from_b, dtype_of<Compute<T>>, to);
    }
  }

  const KernelCall& call_;
  const AttentionParams& p_;
  const Tile tile_;
};

// Calls f(tile) for tiles of the rows and columns.
template <class F>
void each_tile(const AttentionParams& p, const Reading& reading, F f) {
  const int64_t columns = p.columns > 2 * kTileColumns ? kTileColumns : std::max<int64_t>(1, p.columns);
  const int64_t most = std::max(kLeastRows, kTileScores / std::max<int64_t>(1, p.batch * columns));
  for (int64_t row = 0; p.batch > 0 && row < p.rows; row += most) {
    const int64_t rows = std::min(most, p.rows - row), last = reading.most_read(row + rows);
    for (int64_t column = 0; column < last; column += columns)
      f(Tile{row, rows, column, std::min(columns, last - column)});
  }
}
// Returns how many scores the largest tile has.
inline size_t tile_size(const AttentionParams& p, const Reading& reading) {
  int64_t most = 0;
  each_tile(p, reading, [&](const Tile& t) { most = std::max(most, p.batch * t.rows * t.columns); });
  return static_cast<size_t>(most);
}

// Queues a kernel with a warp for each row of a tile.
template <class... P, class... A>
void launch_rows(const KernelCall& call, const TileRows& rows, void (*kernel)(TileRows, P...), const A&... args) {
  const int64_t n = rows.p.batch * rows.tile.rows;
  if (n == 0) return;
  const int threads = static_cast<int>(std::min<int64_t>(kThreads, kWarp * power_of_2_above(n)));
  launch(call, blocks_for(n, threads / kWarp), threads, kernel, rows, args...);
}

// What is added up as float or double, and becomes an output in the end.
template <class T>
class Sums {
  using A = Compute<T>;

 public:
  Sums(const KernelCall& call, const Operand& out)
      : call_(call), out_(out), room_(call, kIsHalf ? static_cast<size_t>(out.num_elements) * sizeof(A) : 0) {}
  A* data() const {
    if constexpr (kIsHalf) return room_.template as<A>();
    else return out_.template as<A>();
  }
  void clear() const { zero_bytes(call_, data(), static_cast<size_t>(out_.num_elements) * sizeof(A)); }
  void put_back() const {
    if constexpr (kIsHalf) {
      const A* from = data();
      T* to = out_.template as<T>();
      each(call_, out_.num_elements, [=] __device__(int64_t i) { to[i] = static_cast<T>(from[i]); });
    }
  }

 private:
  static constexpr bool kIsHalf = !std::is_same_v<T, A>;
  const KernelCall& call_;
  const Operand& out_;
  Scratch room_;
};

template <class T>
int32_t attention(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Reading reading(call, 3);
  const T *q = call.inputs[0].as<T>(), *k = call.inputs[1].as<T>(), *v = call.inputs[2].as<T>();
  const int64_t rows = p.batch * p.rows, width = p.width;
  const size_t size = tile_size(p, reading);
  const Scratch scores(call, size * sizeof(A)), stored(call, std::is_same_v<T, A> ? 0 : size * sizeof(T)),
      sums_room(call, static_cast<size_t>(rows) * sizeof(A));
  T* powers = std::is_same_v<T, A> ? scores.as<T>() : stored.as<T>();
  const ReadKeys<T> values(call, reading, v, width);
  const Sums<T> means(call, call.outputs[0]);
  A *largest = call.outputs[1].as<A>(), *sums = sums_room.as<A>(), *sum_of_values = means.data();
  if (rows == 0) return 0;
  each(call, rows, [=] __device__(int64_t i) {
    largest[i] = Largest<A>::init();
    sums[i] = A(0);
  });
  each_tile(p, reading, [&](const Tile& tile) {
    const Products products(call, tile);
    products.make_scores<T>(q, k, p.depth, scores.as<A>());
    launch_rows(call, reading(tile), powers_kernel<T>, scores.as<A>(), powers, sum_of_values, largest, sums);
    products.add_to_queries<T>(powers, values.data(), width, sum_of_values, tile.column > 0);
  });
  T* y = call.outputs[0].as<T>();
  each(call, rows * width, [=] __device__(int64_t i) {
    const A sum = sums[i / width];
    y[i] = static_cast<T>(sum != A(0) ? sum_of_values[i] / sum : A(0));
  });
  each(call, rows, [=] __device__(int64_t i) {
    largest[i] = sums[i] != A(0) ? largest[i] + std::log(sums[i]) : std::numeric_limits<A>::infinity();
  });
  return 0;
}

// Calls use(tile, weights, of_scores) for each tile, with its weights and factor times the gradient of its scores.
template <class T, class To, class Use>
void each_gradient(const KernelCall& call, double factor, Use use) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Reading reading(call, 6);
  const T *dy = call.inputs[0].as<T>(), *q = call.inputs[1].as<T>(), *k = call.inputs[2].as<T>(),
          *v = call.inputs[3].as<T>(), *y = call.inputs[4].as<T>();
  const A* logarithms = call.inputs[5].as<A>();
  const size_t size = tile_size(p, reading), halves = std::is_same_v<To, A> ? 0 : size * sizeof(To);
  const Scratch scores(call, size * sizeof(A)), of_weights(call, size * sizeof(A)), stored(call, halves),
      of_scores_stored(call, halves), totals(call, static_cast<size_t>(p.batch * p.rows) * sizeof(A));
  To* weights = std::is_same_v<To, A> ? scores.as<To>() : stored.as<To>();
  To* of_scores = std::is_same_v<To, A> ? of_weights.as<To>() : of_scores_stored.as<To>();
  launch_rows(call, reading(Tile{0, p.rows, 0, p.width}), totals_kernel<T>, dy, y, totals.as<A>());
  each_tile(p, reading, [&](const Tile& tile) {
    const Products products(call, tile);
    products.make_scores<T>(q, k, p.depth, scores.as<A>());
    products.make_scores<T>(dy, v, p.width, of_weights.as<A>());
    launch_rows(call, reading(tile), gradient_kernel<T, To>, scores.as<A>(), of_weights.as<A>(), logarithms,
                totals.as<A>(), static_cast<A>(factor), weights, of_scores);
    use(tile, weights, of_scores);
  });
}

template <class T>
int32_t attention_grad(KernelCall& call) {
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Sums<T> dq(call, call.outputs[0]), dk(call, call.outputs[1]), dv(call, call.outputs[2]);
  const ReadKeys<T> keys(call, Reading(call, 6), call.inputs[2].as<T>(), p.depth);
  for (const Sums<T>* sums : {&dq, &dk, &dv}) sums->clear();
  each_gradient<T, T>(call, p.scale, [&](const Tile& tile, const T* weights, const T* of_scores) {
    const Products products(call, tile);
    products.add_to_queries<T>(of_scores, keys.data(), p.depth, dq.data(), true);
    products.add_to_keys<T>(of_scores, call.inputs[1].as<T>(), p.depth, dk.data());
    products.add_to_keys<T>(weights, call.inputs[0].as<T>(), p.width, dv.data());
  });
  for (const Sums<T>* sums : {&dq, &dk, &dv}) sums->put_back();
  return 0;
}

// Adds the gradients of a tile's scores to those of the mask: a thread has a number of the mask, and what reads it.
template <class A>
void add_to_mask(const KernelCall& call, const MaskReaders& given, const Tile& tile, const A* of_scores, A* out) {
  const AttentionParams p = call.params_as<AttentionParams>();
  const MaskReaders readers = given;
  const int64_t rows = p.mask_row != 0 ? tile.rows : 1, columns = p.mask_column != 0 ? tile.columns : 1;
  each(call, readers.num_masks() * rows * columns, [=] __device__(int64_t i) {
    const int64_t mask = i / columns / rows, row = i / columns % rows, column = i % columns;
    A sum = 0;
    for (int64_t k = 0; k < readers.num_matrices(); ++k) {
      const int64_t first = readers.matrix(mask, k) * tile.rows;
      for (int64_t r = row; r < tile.rows; r += rows) {
        for (int64_t c = column; c < tile.columns; c += columns) sum += of_scores[(first + r) * tile.columns + c];
      }
    }
    out[p.mask_place(readers.matrix(mask, 0), tile.row + row, tile.column + column)] += sum;
  });
}

// The gradient of a mask of numbers M is that of the scores, summed over what reads the same numbers.
template <class T, class M>
void make_mask_gradient(const KernelCall& call) {
  using A = Compute<T>;
  const MaskReaders readers(call.params_as<AttentionParams>());
  const Sums<M> sums(call, call.outputs[0]);
  sums.clear();
  each_gradient<T, A>(call, 1, [&](const Tile& tile, const A*, const A* of_scores) {
    add_to_mask(call, readers, tile, of_scores, sums.data());
  });
  sums.put_back();
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
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Reading reading(call, 2);
  const size_t size = static_cast<size_t>(p.batch * p.rows * p.columns);
  const Scratch scores(call, size * sizeof(A));
  const Tile all{0, p.rows, 0, p.columns};
  if (size == 0) return 0;
  Products(call, all).make_scores<T>(call.inputs[0].as<T>(), call.inputs[1].as<T>(), p.depth, scores.as<A>());
  launch_rows(call, reading(all), probabilities_kernel<T>, scores.as<A>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t attention_keep(KernelCall& call) {
  const AttentionParams& p = call.params_as<AttentionParams>();
  const Indices words(call.inputs[2]);
  T* keep = call.outputs[0].as<T>();
  const uint64_t below = p.keep_below;
  const double scale = p.keep_scale;
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    const KeepWords random(words[0], words[1]);
    keep[i] = static_cast<T>(static_cast<Compute<T>>(random[i] < below ? scale : 0));
  });
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("attention", dtype_of<T>, attention<T>), ...);
  (table.add("attention_grad", dtype_of<T>, attention_grad<T>), ...);
  (table.add("attention_mask_grad", dtype_of<T>, attention_mask_grad<T>), ...);
  (table.add("attention_probabilities", dtype_of<T>, attention_probabilities<T>), ...);
  (table.add("attention_keep", dtype_of<T>, attention_keep<T>), ...);
}

}  // namespace

void register_attention(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cuda
