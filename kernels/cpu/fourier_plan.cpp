#include "kernels/cpu/fourier_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/fork.h"
#include "kernels/cpu/fourier_lines.h"

namespace eager::cpu::fourier {

namespace {

// ---- lengths

// Returns the radices whose product is n; none where a prime factor is too great.
std::vector<int64_t> radices_of(int64_t n) {
  std::vector<int64_t> radices;
  int twos = 0;
  for (; n % 2 == 0; n /= 2) ++twos;
  // As few passes as there can be, and none of radix 2 where two of radix 4 do.
  for (; twos > 4 || twos == 3; twos -= 3) radices.push_back(8);
  for (; twos >= 2; twos -= 2) radices.push_back(4);
  if (twos == 1) radices.push_back(2);
  for (int64_t p = 3; p * p <= n; p += 2) {
    if (p >= kMaxRadix) return {};
    for (; n % p == 0; n /= p) radices.push_back(p);
  }
  if (n >= kMaxRadix) return {};
  if (n > 1) radices.push_back(n);
  return radices;
}

// Returns about how long the passes take for a number, in units of a pass of radix 4.
double cost_of(const std::vector<int64_t>& radices) {
  double cost = 0;
  for (const int64_t r : radices) {
    cost += r == 2   ? 0.8
            : r == 3 ? 1.1
            : r == 4 ? 1
            : r == 5 ? 1.5
            : r == 7 ? 2.1
            : r == 8 ? 1.5
                     : 0.45 * static_cast<double>(r);
  }
  return cost;
}

constexpr double kTransposition = 2;  // the cost of what the ways do besides their passes
constexpr double kMove = 0.5;

// Returns n over the part of the lanes that n columns fill.
double waste(int64_t n, int64_t lanes) {
  return static_cast<double>((n + lanes - 1) / lanes * lanes) / static_cast<double>(n);
}

struct Choice {
  double cost = std::numeric_limits<double>::infinity();  // for a number
  int64_t of_rows = 0;                                    // 0: as a block that has one column
};

// Returns the best way for a single line whose prime factors are small.
Choice choose(int64_t n, int64_t lanes) {
  Choice best;
  const std::vector<int64_t> all = radices_of(n);
  if (all.empty() && n > 1) return best;
  best.cost = static_cast<double>(lanes) * (cost_of(all) + 2 * kMove);
  for (int64_t a = 2; a * a <= n; ++a) {
    if (n % a != 0) continue;
    for (const int64_t rows : {a, n / a}) {
      const int64_t columns = n / rows;
      // Blocks of very long columns do not fit into the caches.
      const double far = std::max(1.0, static_cast<double>(std::max(rows, columns)) / 4096);
      const double cost = far * (waste(rows, lanes) * (cost_of(radices_of(columns)) + kMove) +
                                 waste(columns, lanes) * (cost_of(radices_of(rows)) + kMove + kTransposition));
      if (cost < best.cost) best = {cost, rows};
    }
  }
  return best;
}

// Returns the length of the convolution for a chirp of n numbers.
int64_t longer_than(int64_t n, int64_t lanes, double& cost) {
  int64_t best = 0;
  cost = std::numeric_limits<double>::infinity();
  for (const int64_t odd : {1, 3, 5, 9, 15}) {
    int64_t length = odd;
    while (length < 2 * n - 1) length *= 2;
    const double all = choose(length, lanes).cost * static_cast<double>(length);
    if (all < cost) cost = all, best = length;
  }
  cost = (2 * cost + 3 * static_cast<double>(best)) / static_cast<double>(n);
  return best;
}

template <class T>
void push(std::vector<T>& to, Root r) {
  to.push_back(static_cast<T>(r.re));
  to.push_back(static_cast<T>(r.im));
}

// ---- plans

template <class T>
void plan_matrix(Plan<T>& p, int64_t of_rows, int64_t lanes) {
  p.way = Way::matrix;
  p.of_rows = of_rows;
  p.of_columns = p.n / of_rows;
  p.columns = std::make_unique<Columns<T>>(p.of_columns, radices_of(p.of_columns));
  p.rows = std::make_unique<Columns<T>>(of_rows, radices_of(of_rows));
  // The twiddle of row r = b lanes + i and column c is e^(-2 pi i r c/n).
  for (int64_t b = 0; b * lanes < p.of_columns; ++b) {
    for (int64_t c = 0; c < of_rows; ++c) push(p.by_column, root_of_unity(b * lanes * c % p.n, p.n));
  }
  p.by_row.resize(static_cast<size_t>(2 * of_rows * lanes));
  T* to = p.by_row.data();
  for (int64_t c = 0; c < of_rows; ++c, to += 2 * lanes) {
    for (int64_t i = 0; i < lanes; ++i) {
      const Root r = root_of_unity(i * c % p.n, p.n);
      to[i] = static_cast<T>(r.re);
      to[lanes + i] = static_cast<T>(r.im);
    }
  }
}

template <class T>
void plan_chirp(Plan<T>& p, int64_t length) {
  p.way = Way::chirp;
  p.longer = plan_for<T>(length, Use::line);
  std::vector<T> conjugates(static_cast<size_t>(2 * length));
  int64_t square = 0;  // j^2 modulo 2 n
  for (int64_t j = 0; j < p.n; ++j) {
    const Root r = root_of_unity(square, 2 * p.n);
    push(p.chirp, r);
    for (const int64_t at : {j, (length - j) % length}) {
      conjugates[static_cast<size_t>(2 * at)] = static_cast<T>(r.re / static_cast<double>(length));
      conjugates[static_cast<size_t>(2 * at + 1)] = static_cast<T>(-r.im / static_cast<double>(length));
    }
    square = (square + 2 * j + 1) % (2 * p.n);
  }
  p.spectrum.resize(conjugates.size());
  transform_line(*p.longer, alternating<const T>(conjugates.data()), T(1), alternating(p.spectrum.data()));
}

// Returns the cost of the transform in blocks.
template <class T>
double cost_of_block(int64_t n, Use use, int64_t lanes, const std::vector<int64_t>& radices) {
  constexpr double kNever = std::numeric_limits<double>::infinity();
  if (use == Use::line || (radices.empty() && n > 1)) return kNever;
  // Numbers of many lines that lie one after the other meet in few places of the nearest cache; columns are read in whole vectors.
  constexpr double kNear = 48 << 10, kFar = 1 << 20;
  const double bytes = 4 * static_cast<double>(n * lanes) * sizeof(T), cost = cost_of(radices) + 2 * kMove;
  if (bytes > kFar) return kNever;
  return use == Use::lines && bytes > kNear ? 2 * cost + kTransposition : cost;
}

template <class T>
std::shared_ptr<const Plan<T>> make_plan(int64_t n, Use use) {
  const int64_t lanes = loops_of(T()).lanes;
  auto plan = std::make_shared<Plan<T>>();
  plan->n = n;
  const std::vector<int64_t> radices = radices_of(n);
  const Choice choice = choose(n, lanes);
  const double of_block = cost_of_block<T>(n, use, lanes, radices), cost = std::min(choice.cost, of_block);
  double of_chirp = std::numeric_limits<double>::infinity();
  const int64_t length = cost > 4 ? longer_than(n, lanes, of_chirp) : 0;
  if (of_chirp < cost) {
    plan_chirp(*plan, length);
  } else if (of_block <= choice.cost || choice.of_rows == 0) {
    plan->way = Way::block;
    plan->columns = std::make_unique<Columns<T>>(n, radices);
  } else {
    plan_matrix(*plan, choice.of_rows, lanes);
  }
  for (int64_t k = 0; 2 * k <= n; ++k) push(plan->half_twiddles, root_of_unity(k, 2 * n));
  return plan;
}

// ---- plans that are kept

constexpr size_t kMostPlans = 32;
constexpr size_t kMostBytes = size_t{64} << 20;

template <class T>
struct Kept {
  int64_t n;
  Use use;
  std::shared_ptr<const Plan<T>> plan;
};

// The plans that were used last come first.
template <class T>
struct Cache {
  Mutex mutex;
  std::vector<Kept<T>> plans;
};

template <class T>
Cache<T>& cache() {
  static constinit Lazy<Cache<T>> all;
  return all.get([] { return std::make_unique<Cache<T>>(); });
}

}  // namespace

Root root_of_unity(int64_t k, int64_t n) {
  // The angle is octant + t/n eighths of a turn, or as much before the octant's end; pi/4 t/n is taken to twice the precision.
  const int64_t octant = 8 * k / n, rest = 8 * k - octant * n, t = octant & 1 ? n - rest : rest;
  const double q = static_cast<double>(t) / static_cast<double>(n);
  const double error = std::fma(-q, static_cast<double>(n), static_cast<double>(t)) / static_cast<double>(n);
  constexpr double kHigh = 0.78539816339744830962, kLow = 3.0616169978683829e-17;
  const double angle = q * kHigh, low = std::fma(q, kHigh, -angle) + q * kLow + error * kHigh;
  const double c0 = std::cos(angle), s0 = std::sin(angle), c = c0 - low * s0, s = s0 + low * c0;
  switch (octant) {
    case 0: return {c, -s};
    case 1: return {s, -c};
    case 2: return {-s, -c};
    case 3: return {-c, -s};
    case 4: return {-c, s};
    case 5: return {-s, c};
    case 6: return {s, c};
    default: return {c, s};
  }
}

template <class T>
Columns<T>::Columns(int64_t n, const std::vector<int64_t>& radices) : n_(n) {
  int64_t before = 1, rest = n;
  for (const int64_t radix : radices) {
    const int64_t m = rest / radix;
    steps_.push_back({radix, m, before, numbers_.size(), 0});
    for (int64_t p = 0; p < m; ++p) {
      for (int64_t k = 1; k < radix; ++k) push(numbers_, root_of_unity(p * k % rest, rest));
    }
    before *= radix;
    rest = m;
  }
  for (Step& step : steps_) {
    step.roots = numbers_.size();
    for (const bool is_sine : {false, true}) {
      for (int64_t j = 0; j < step.radix; ++j) {
        const Root r = root_of_unity(j, step.radix);
        numbers_.push_back(static_cast<T>(is_sine ? -r.im : r.re));
      }
    }
  }
}

template <class T>
Pass<T> Columns<T>::pass(const Step& step, int64_t width) const {
  const int64_t row = step.before * width;
  return {step.radix,
          step.m,
          1,
          row,
          row,
          0,
          step.m * row,
          row * step.radix,
          0,
          row,
          numbers_.data() + step.twiddles,
          numbers_.data() + step.roots};
}

template <class T>
Planes<T> Columns<T>::transform(const Loops<T>& loops, int64_t width, Planes<T> in, Planes<T> room) const {
  for (const Step& step : steps_) {
    loops.pass(pass(step, width), {in.re, in.im}, room);
    std::swap(in, room);
  }
  return in;
}

template <class T>
void Columns<T>::transform_to(const Loops<T>& loops, int64_t width, Planes<T> in, Planes<T> room, Planes<T> out,
                              int64_t stride) const {
  for (const Step& step : steps_) {
    Pass<T> p = pass(step, width);
    if (&step != &steps_.back()) {
      loops.pass(p, {in.re, in.im}, room);
      std::swap(in, room);
      continue;
    }
    p.count = step.before;  // row by row
    p.width = p.in_q = width;
    p.out_q = stride;
    p.out_k = step.before * stride;
    loops.pass(p, {in.re, in.im}, out);
  }
}

template <class T>
size_t Plan<T>::bytes() const {
  return sizeof(T) *
         (by_column.size() + by_row.size() + chirp.size() + spectrum.size() + half_twiddles.size() +
          4 * static_cast<size_t>(columns ? columns->n() : 0) + 4 * static_cast<size_t>(rows ? rows->n() : 0));
}

template <class T>
std::shared_ptr<const Plan<T>> plan_for(int64_t n, Use use) {
  Cache<T>& kept = cache<T>();
  const auto find = [&]() -> std::shared_ptr<const Plan<T>> {
    const auto at =
        std::find_if(kept.plans.begin(), kept.plans.end(), [&](const Kept<T>& k) { return k.n == n && k.use == use; });
    if (at == kept.plans.end()) return nullptr;
    std::rotate(kept.plans.begin(), at, at + 1);
    return kept.plans.front().plan;
  };
  {
    const std::lock_guard lock(kept.mutex);
    if (auto plan = find()) return plan;
  }
  std::shared_ptr<const Plan<T>> made = make_plan<T>(n, use);
  const std::lock_guard lock(kept.mutex);
  if (auto plan = find()) return plan;  // another thread has made it
  kept.plans.insert(kept.plans.begin(), {n, use, made});
  size_t bytes = 0;
  for (size_t i = 0; i < kept.plans.size(); ++i) {
    bytes += kept.plans[i].plan->bytes();
    if (i > 0 && (i >= kMostPlans || bytes > kMostBytes)) {
      kept.plans.resize(i);
      break;
    }
  }
  return made;
}

template class Columns<float>;
template class Columns<double>;
template struct Plan<float>;
template struct Plan<double>;
template std::shared_ptr<const Plan<float>> plan_for(int64_t, Use);
template std::shared_ptr<const Plan<double>> plan_for(int64_t, Use);

}  // namespace eager::cpu::fourier
