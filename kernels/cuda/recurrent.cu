// lstm, gru, rnn and their gradients: products by cuBLAS, and a kernel for the gates of each step. Everything is computed
// time-major, in float or double.
#include <algorithm>

#include "kernels/common/network.h"
#include "kernels/common/recurrent.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/gemm.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

namespace {

// --- tensors as A, time-major ---

// Returns where the time-major element i of [steps, batch, width] lies in a tensor.
struct Place {
  int64_t batch, steps, width;
  bool is_time_major;
  __device__ int64_t at(int64_t i) const {
    if (is_time_major) return i;
    const int64_t row = i / width;
    return (row % batch * steps + row / batch) * width + i % width;
  }
};

template <class To, class From>
struct Gather {
  Place place;
  const From* from;
  To* to;
  __device__ void operator()(int64_t i) const { to[i] = static_cast<To>(from[place.at(i)]); }
};
template <class To, class From>
struct Spread {
  Place place;
  const From* from;
  To* to;
  __device__ void operator()(int64_t i) const { to[place.at(i)] = static_cast<To>(from[i]); }
};

template <class T>
constexpr bool kIsNumber = std::is_same_v<T, Compute<T>>;

// A tensor as n numbers of float or double, in its own order or time-major; zeros where it is absent.
template <class T>
class Read {
  using A = Compute<T>;

 public:
  Read(const KernelCall& call, int input, int64_t n, const Place& place = {0, 0, 0, true})
      : o_(optional_input(call, input)), is_direct_(o_.given() && kIsNumber<T> && place.is_time_major),
        room_(call, is_direct_ ? 0 : static_cast<size_t>(n) * sizeof(A)), data_(is_direct_ ? direct() : room_.as<A>()) {
    if (!o_.given()) zero_bytes(call, room_.as<A>(), static_cast<size_t>(n) * sizeof(A));
    else if (!is_direct_) each(call, n, Gather<A, T>{place, o_.as<T>(), room_.as<A>()});
  }
  const A* data() const { return data_; }

 private:
  A* direct() const { return static_cast<A*>(o_.data); }
  const Operand o_;
  const bool is_direct_;
  const Scratch room_;
  const A* data_;
};

// A tensor that is written as float or double, in its own order or time-major; put_back converts it.
template <class T>
class Written {
  using A = Compute<T>;

 public:
  Written(const KernelCall& call, int output, const Place& place = {0, 0, 0, true})
      : call_(call), out_(call.outputs[output]), place_(place), is_direct_(kIsNumber<T> && place.is_time_major),
        room_(call, is_direct_ ? 0 : static_cast<size_t>(out_.num_elements) * sizeof(A)),
        data_(is_direct_ ? static_cast<A*>(out_.data) : room_.as<A>()) {}
  A* data() const { return data_; }
  void put_back() const {
    if (!is_direct_) each(call_, out_.num_elements, Spread<T, A>{place_, data_, out_.as<T>()});
  }

 private:
  const KernelCall& call_;
  const Operand& out_;
  const Place place_;
  const bool is_direct_;
  const Scratch room_;
  A* const data_;
};

// Computes C[m, n] (+)= op(A) op(B), dense.
template <class A>
struct Product {
  const KernelCall& call;
  const RecurrentParams& p;
  void operator()(int64_t m, int64_t n, int64_t k, const A* a, const A* b, A* c, bool accumulates,
                  bool transpose_a = false, bool transpose_b = false) const {
    if (m == 0 || n == 0) return;
    if (k == 0) {
      if (!accumulates) zero_bytes(call, c, static_cast<size_t>(m * n) * sizeof(A));
      return;
    }
    Gemm g{m, n, k, transpose_a, transpose_b, transpose_a ? m : k, transpose_b ? k : n, n};
    g.accumulates = accumulates;
    g.allow_tf32 = p.allow_tf32;
    gemm(call, g, dtype_of<A>, a, b, dtype_of<A>, c);
  }
};

// --- a step ---

// The data that the kernels of a step share. `mask` is NULL where all steps count.
template <class A>
struct Step {
  int64_t t, batch, steps, units;
  bool is_time_major;
  const uint8_t* mask;

  __device__ bool counts(int64_t b) const { return !mask || mask[is_time_major ? t * batch + b : b * steps + t] != 0; }
  // Returns where part `part` of parts of unit i lies in the rows of this step, of a batch of rows that begins at the step.
  __device__ int64_t at(int64_t i, int parts, int part) const {
    return i / units * parts * units + part * units + i % units;
  }
};

template <class A>
__device__ A sigmoid(A x) {
  return 1 / (1 + std::exp(-x));
}

template <class A>
struct LstmStep {
  Step<A> s;
  A* z;  // becomes the gates
  const A *bias, *before_h, *before_c;
  A *h, *c;
  __device__ void operator()(int64_t k) const {
    if (!s.counts(k / s.units)) {
      h[k] = before_h[k];
      c[k] = before_c[k];
      return;
    }
    A* at[4];
    A v[4];
    for (int part = 0; part < 4; ++part) {
      at[part] = z + s.at(k, 4, part);
      v[part] = *at[part] + bias[part * s.units + k % s.units];
      *at[part] = v[part] = part == 2 ? std::tanh(v[part]) : sigmoid(v[part]);
    }
    c[k] = v[1] * before_c[k] + v[0] * v[2];
    h[k] = v[3] * std::tanh(c[k]);
  }
};

// Adds the gradient of this step's h to dh, makes dz, and brings dc to the step before. Where the step does not count, dh is
// kept in `kept`, since the product that follows replaces it.
template <class A>
struct LstmGradientStep {
  Step<A> s;
  const A *gates, *before_c, *c, *of_h;
  A *dh, *dc, *dz, *kept;
  __device__ void operator()(int64_t k) const {
    const A dy = dh[k] + of_h[k];
    A* at[4];
    A v[4];
    for (int part = 0; part < 4; ++part) {
      at[part] = dz + s.at(k, 4, part);
      v[part] = gates[s.at(k, 4, part)];
    }
    kept[k] = dy;
    if (!s.counts(k / s.units)) {
      for (A* to : at) *to = 0;
      return;
    }
    const A tanh_c = std::tanh(c[k]), d = dc[k] + dy * v[3] * (1 - tanh_c * tanh_c);
    *at[0] = d * v[2] * v[0] * (1 - v[0]);
    *at[1] = d * before_c[k] * v[1] * (1 - v[1]);
    *at[2] = d * v[0] * (1 - v[2] * v[2]);
    *at[3] = dy * tanh_c * v[3] * (1 - v[3]);
    dc[k] = d * v[1];
  }
};

// Puts back the dh of sequences for which the step does not count.
template <class A>
struct KeepStep {
  Step<A> s;
  const A* kept;
  A* dh;
  __device__ void operator()(int64_t k) const {
    if (!s.counts(k / s.units)) dh[k] = kept[k];
  }
};

template <class A>
struct GruStep {
  Step<A> s;
  const A *of_x, *of_h, *bias, *before;
  A *gates, *h;
  __device__ void operator()(int64_t k) const {
    if (!s.counts(k / s.units)) {
      h[k] = before[k];
      return;
    }
    A x[3], y[3];
    for (int part = 0; part < 3; ++part) {
      x[part] = of_x[s.at(k, 3, part)] + bias[part * s.units + k % s.units];
      y[part] = of_h[s.at(k, 3, part)] + bias[(3 + part) * s.units + k % s.units];
    }
    const A z = sigmoid(x[0] + y[0]), r = sigmoid(x[1] + y[1]), next = std::tanh(x[2] + r * y[2]);
    const A all[4] = {z, r, next, y[2]};
    for (int part = 0; part < 4; ++part) gates[s.at(k, 4, part)] = all[part];
    h[k] = next + z * (before[k] - next);
  }
};

// Makes the gradients da and db of the products, and of dh that of the h before but for what comes by db.
template <class A>
struct GruGradientStep {
  Step<A> s;
  const A *gates, *before, *of_h;
  A *dh, *da, *db;
  __device__ void operator()(int64_t k) const {
    const A dy = dh[k] + of_h[k];
    A a[3] = {}, b[3] = {};
    dh[k] = dy;
    if (s.counts(k / s.units)) {
      A v[4];
      for (int part = 0; part < 4; ++part) v[part] = gates[s.at(k, 4, part)];
      a[0] = b[0] = dy * (before[k] - v[2]) * v[0] * (1 - v[0]);
      a[2] = dy * (1 - v[0]) * (1 - v[2] * v[2]);
      a[1] = b[1] = a[2] * v[3] * v[1] * (1 - v[1]);
      b[2] = a[2] * v[1];
      dh[k] = dy * v[0];
    }
    for (int part = 0; part < 3; ++part) {
      da[s.at(k, 3, part)] = a[part];
      db[s.at(k, 3, part)] = b[part];
    }
  }
};

// Turns z into h, in place.
template <class A>
struct RnnStep {
  Step<A> s;
  bool is_relu;
  const A *bias, *before;
  A* z;
  __device__ void operator()(int64_t k) const {
    if (!s.counts(k / s.units)) {
      z[k] = before[k];
      return;
    }
    const A sum = z[k] + bias[k % s.units];
    z[k] = !is_relu ? std::tanh(sum) : sum < 0 ? A(0) : sum;
  }
};

// Makes dz, and keeps dh where the step does not count.
template <class A>
struct RnnGradientStep {
  Step<A> s;
  bool is_relu;
  const A *h, *of_h, *dh;
  A *dz, *kept;
  __device__ void operator()(int64_t k) const {
    const A dy = kept[k] = dh[k] + of_h[k], y = h[k];
    dz[k] = !s.counts(k / s.units) ? A(0) : !is_relu ? dy * (1 - y * y) : y > 0 ? dy : A(0);
  }
};

// Writes the sums of the columns of dz.
template <class T>
struct ColumnSums {
  const Compute<T>* dz;
  int64_t rows, width;
  T* to;
  __device__ void operator()(int64_t i) const {
    double total = 0;
    for (int64_t r = 0; r < rows; ++r) total += static_cast<double>(dz[r * width + i]);
    to[i] = static_cast<T>(static_cast<Compute<T>>(total));
  }
};

// The data that the kernels of a call share.
template <class T>
struct Work {
  using A = Compute<T>;
  const KernelCall& call;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const Product<A> product{call, p};
  const int64_t rows = p.steps * p.batch, state = p.batch * p.units;

  Place place(int64_t width) const { return {p.batch, p.steps, width, p.is_time_major}; }
  Step<A> step(int64_t t, int mask) const {
    const Operand o = optional_input(call, mask);
    return {t, p.batch, p.steps, p.units, p.is_time_major, o.given() ? o.as<uint8_t>() : nullptr};
  }
  // Returns the states before the k-th computed step.
  const A* before(int64_t k, const A* initial, const A* steps) const {
    return k == 0 ? initial : steps + p.step(k - 1) * state;
  }
  void copy(const A* from, A* to) const { copy_bytes(call, to, from, static_cast<size_t>(state) * sizeof(A)); }

  // Writes the gradient of x from that of its products, unless nobody asks for it.
  void input_gradient(int kernel, const A* of_x, int64_t width) const {
    if (call.outputs[0].num_elements == 0) return;
    const Read<T> weights(call, kernel, p.inputs * width);
    const Written<T> dx(call, 0, place(p.inputs));
    product(rows, p.inputs, width, of_x, weights.data(), dx.data(), false, false, true);
    dx.put_back();
  }
  // Writes the gradients of x, which is input `first`, and of the weights. dz of x has `width` numbers a row, and so has
  // that of h.
  void product_gradients(int first, const A* of_x, const A* of_h, int64_t width, const A* initial,
                         const A* states) const {
    input_gradient(first + 1, of_x, width);
    const int64_t moved = std::max<int64_t>(0, p.steps - 1) * p.batch;
    const Read<T> x(call, first, rows * p.inputs, place(p.inputs));
    const Written<T> dkernel(call, 1), drecurrent(call, 2);
    product(p.inputs, width, rows, x.data(), of_x, dkernel.data(), false, true);
    // The states before the steps are those after the steps, moved by one, and the initial ones.
    product(p.units, width, std::min(rows, p.batch), initial, of_h + (p.is_reverse ? moved * width : 0),
            drecurrent.data(), false, true);
    product(p.units, width, moved, states + (p.is_reverse ? state : 0), of_h + (p.is_reverse ? 0 : p.batch * width),
            drecurrent.data(), true, true);
    dkernel.put_back();
    drecurrent.put_back();
  }
};

template <class T>
int32_t lstm(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units, width = 4 * n;
  const Read<T> x(call, 0, w.rows * p.inputs, w.place(p.inputs)), kernel(call, 1, p.inputs * width),
      recurrent(call, 2, n * width), bias(call, 3, width), first_h(call, 4, w.state), first_c(call, 5, w.state);
  const Written<T> sequence(call, 0, w.place(n)), last_h(call, 1), last_c(call, 2);
  A *gates = call.outputs[3].as<A>(), *cells = call.outputs[4].as<A>();
  w.product(w.rows, width, p.inputs, x.data(), kernel.data(), gates, false);
  for (int64_t k = 0; k < p.steps; ++k) {
    const int64_t t = p.step(k);
    const A *h = w.before(k, first_h.data(), sequence.data()), *c = w.before(k, first_c.data(), cells);
    A* z = gates + t * w.state * 4;
    w.product(p.batch, width, n, h, recurrent.data(), z, true);
    each(call, w.state,
         LstmStep<A>{w.step(t, 6), z, bias.data(), h, c, sequence.data() + t * w.state, cells + t * w.state});
  }
  w.copy(w.before(p.steps, first_h.data(), sequence.data()), last_h.data());
  w.copy(w.before(p.steps, first_c.data(), cells), last_c.data());
  sequence.put_back();
  last_h.put_back();
  last_c.put_back();
  return 0;
}

template <class T>
int32_t lstm_grad(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units, width = 4 * n;
  const Read<T> dsequence(call, 0, w.rows * n, w.place(n)), given_dh(call, 1, w.state), given_dc(call, 2, w.state),
      recurrent(call, 5, n * width), first_h(call, 6, w.state), first_c(call, 7, w.state),
      sequence(call, 9, w.rows * n, w.place(n));
  const A *gates = call.inputs[10].as<A>(), *cells = call.inputs[11].as<A>();
  const Written<T> dh(call, 4), dc(call, 5);
  const Scratch room(call, static_cast<size_t>(w.rows * width + w.state) * sizeof(A));
  A *dz = room.as<A>(), *kept = dz + w.rows * width;
  w.copy(given_dh.data(), dh.data());
  w.copy(given_dc.data(), dc.data());
  for (int64_t k = p.steps - 1; k >= 0; --k) {
    const int64_t t = p.step(k), at = t * w.state;
    const Step<A> step = w.step(t, 8);
    each(call, w.state,
         LstmGradientStep<A>{step, gates + 4 * at, w.before(k, first_c.data(), cells), cells + at,
                             dsequence.data() + at, dh.data(), dc.data(), dz + 4 * at, kept});
    w.product(p.batch, n, width, dz + 4 * at, recurrent.data(), dh.data(), false, false, true);
    if (step.mask) each(call, w.state, KeepStep<A>{step, kept, dh.data()});
  }
  w.product_gradients(3, dz, dz, width, first_h.data(), sequence.data());
  each(call, width, ColumnSums<T>{dz, w.rows, width, call.outputs[3].as<T>()});
  dh.put_back();
  dc.put_back();
  return 0;
}

template <class T>
int32_t gru(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units, width = 3 * n;
  const Read<T> x(call, 0, w.rows * p.inputs, w.place(p.inputs)), kernel(call, 1, p.inputs * width),
      recurrent(call, 2, n * width), bias(call, 3, 2 * width), first_h(call, 4, w.state);
  const Written<T> sequence(call, 0, w.place(n)), last(call, 1);
  A* gates = call.outputs[2].as<A>();
  const Scratch room(call, static_cast<size_t>((w.rows + p.batch) * width) * sizeof(A));
  A *of_x = room.as<A>(), *of_h = of_x + w.rows * width;
  w.product(w.rows, width, p.inputs, x.data(), kernel.data(), of_x, false);
  for (int64_t k = 0; k < p.steps; ++k) {
    const int64_t t = p.step(k), at = t * w.state;
    const A* h = w.before(k, first_h.data(), sequence.data());
    w.product(p.batch, width, n, h, recurrent.data(), of_h, false);
    each(call, w.state,
         GruStep<A>{w.step(t, 5), of_x + 3 * at, of_h, bias.data(), h, gates + 4 * at, sequence.data() + at});
  }
  w.copy(w.before(p.steps, first_h.data(), sequence.data()), last.data());
  sequence.put_back();
  last.put_back();
  return 0;
}

template <class T>
int32_t gru_grad(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units, width = 3 * n;
  const Read<T> dsequence(call, 0, w.rows * n, w.place(n)), given_dh(call, 1, w.state), recurrent(call, 4, n * width),
      first_h(call, 5, w.state), sequence(call, 7, w.rows * n, w.place(n));
  const A* gates = call.inputs[8].as<A>();
  const Written<T> dh(call, 4);
  const Scratch room(call, static_cast<size_t>(2 * w.rows * width) * sizeof(A));
  A *da = room.as<A>(), *db = da + w.rows * width;
  w.copy(given_dh.data(), dh.data());
  for (int64_t k = p.steps - 1; k >= 0; --k) {
    const int64_t t = p.step(k), at = t * w.state;
    each(call, w.state,
         GruGradientStep<A>{w.step(t, 6), gates + 4 * at, w.before(k, first_h.data(), sequence.data()),
                            dsequence.data() + at, dh.data(), da + 3 * at, db + 3 * at});
    w.product(p.batch, n, width, db + 3 * at, recurrent.data(), dh.data(), true, false, true);
  }
  w.product_gradients(2, da, db, width, first_h.data(), sequence.data());
  each(call, width, ColumnSums<T>{da, w.rows, width, call.outputs[3].as<T>()});
  each(call, width, ColumnSums<T>{db, w.rows, width, call.outputs[3].as<T>() + width});
  dh.put_back();
  return 0;
}

template <class T>
int32_t rnn(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units;
  const Read<T> x(call, 0, w.rows * p.inputs, w.place(p.inputs)), kernel(call, 1, p.inputs * n),
      recurrent(call, 2, n * n), bias(call, 3, n), first_h(call, 4, w.state);
  const Written<T> sequence(call, 0, w.place(n)), last(call, 1);
  w.product(w.rows, n, p.inputs, x.data(), kernel.data(), sequence.data(), false);
  for (int64_t k = 0; k < p.steps; ++k) {
    const int64_t t = p.step(k);
    const A* h = w.before(k, first_h.data(), sequence.data());
    A* z = sequence.data() + t * w.state;
    w.product(p.batch, n, n, h, recurrent.data(), z, true);
    each(call, w.state, RnnStep<A>{w.step(t, 5), p.is_relu, bias.data(), h, z});
  }
  w.copy(w.before(p.steps, first_h.data(), sequence.data()), last.data());
  sequence.put_back();
  last.put_back();
  return 0;
}

template <class T>
int32_t rnn_grad(KernelCall& call) {
  using A = Compute<T>;
  const Work<T> w{call};
  const RecurrentParams& p = w.p;
  const int64_t n = p.units;
  const Read<T> dsequence(call, 0, w.rows * n, w.place(n)), given_dh(call, 1, w.state), recurrent(call, 4, n * n),
      first_h(call, 5, w.state), sequence(call, 7, w.rows * n, w.place(n));
  const Written<T> dh(call, 4);
  const Scratch room(call, static_cast<size_t>(w.rows * n + w.state) * sizeof(A));
  A *dz = room.as<A>(), *kept = dz + w.rows * n;
  w.copy(given_dh.data(), dh.data());
  for (int64_t k = p.steps - 1; k >= 0; --k) {
    const int64_t t = p.step(k), at = t * w.state;
    const Step<A> step = w.step(t, 6);
    each(call, w.state,
         RnnGradientStep<A>{step, p.is_relu, sequence.data() + at, dsequence.data() + at, dh.data(), dz + at, kept});
    w.product(p.batch, n, n, dz + at, recurrent.data(), dh.data(), false, false, true);
    if (step.mask) each(call, w.state, KeepStep<A>{step, kept, dh.data()});
  }
  w.product_gradients(2, dz, dz, n, first_h.data(), sequence.data());
  each(call, n, ColumnSums<T>{dz, w.rows, n, call.outputs[3].as<T>()});
  dh.put_back();
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("lstm", dtype_of<T>, lstm<T>), ...);
  (table.add("lstm_grad", dtype_of<T>, lstm_grad<T>), ...);
  (table.add("gru", dtype_of<T>, gru<T>), ...);
  (table.add("gru_grad", dtype_of<T>, gru_grad<T>), ...);
  (table.add("rnn", dtype_of<T>, rnn<T>), ...);
  (table.add("rnn_grad", dtype_of<T>, rnn_grad<T>), ...);
}

}  // namespace

void register_recurrent(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cuda
