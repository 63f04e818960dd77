// CPU kernels of the random family.
//
// Numbers are made one batch of counters at a time. The words of a batch stand in four rows (word k of every block), a
// distribution maps rows to rows, and the rows are interleaved into the output. All of this is vectorised. A batch
// depends on its counters alone, so any thread may make it.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/random.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <numeric>
#include <type_traits>
#include <utility>

#include "kernels/common/random.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/random.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kBatch = kBlocksOfWords;  // blocks of Philox, each of one counter
constexpr int64_t kBatchesPerPiece = 64;

// A batch is made in parts, as many as its numbers need, each of the blocks that make_words makes at once.
constexpr int64_t kPart = std::min<int64_t>(kBatch, HWY_MAX_BYTES / sizeof(uint32_t));

// Calls f(i) for each block of the parts that n blocks need.
template <class F>
HWY_INLINE void for_blocks(int64_t n, F f) {
  for (int64_t part = 0; part < n; part += kPart) {
    for (int64_t i = part; i < part + kPart; ++i) f(i);
  }
}

using Words = uint32_t[4][kBatch];

#if HWY_TARGET == HWY_SCALAR
void make_words(Words& words, int64_t blocks, uint64_t key, uint64_t counter, uint64_t upper = 0) {
  for_blocks(blocks, [&](int64_t i) {
    uint32_t w[4];
    philox4x32_10(w, counter + static_cast<uint64_t>(i), upper, key);
    for (int k = 0; k < 4; ++k) words[k][i] = w[k];
  });
}
#else
// philox4x32_10 of a counter in each lane. Of c0 to c3 the lower halves count.
HWY_NOINLINE void make_words(Words& words, int64_t blocks, uint64_t key, uint64_t counter, uint64_t upper = 0) {
  const hn::ScalableTag<uint64_t> d;
  const hn::Repartition<uint32_t, decltype(d)> halves;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  const auto first = hn::Set(halves, 0xD2511F53), second = hn::Set(halves, 0xCD9E8D57);
  for (int64_t i = 0; i < blocks; i += 2 * lanes) {
    auto c0 = hn::Iota(d, counter + static_cast<uint64_t>(i)),
         e0 = hn::Add(c0, hn::Set(d, static_cast<uint64_t>(lanes)));
    auto c1 = hn::ShiftRight<32>(c0), e1 = hn::ShiftRight<32>(e0);
    auto c2 = hn::Set(d, upper), e2 = c2, c3 = hn::Set(d, upper >> 32), e3 = c3;
    uint64_t k0 = key, k1 = key >> 32;
    for (int round = 0; round < 10; ++round) {
      const auto a = hn::MulEven(hn::BitCast(halves, c0), first), b = hn::MulEven(hn::BitCast(halves, c2), second);
      const auto f = hn::MulEven(hn::BitCast(halves, e0), first), g = hn::MulEven(hn::BitCast(halves, e2), second);
      c0 = hn::Xor3(hn::ShiftRight<32>(b), c1, hn::Set(d, k0));
      e0 = hn::Xor3(hn::ShiftRight<32>(g), e1, hn::Set(d, k0));
      c2 = hn::Xor3(hn::ShiftRight<32>(a), c3, hn::Set(d, k1));
      e2 = hn::Xor3(hn::ShiftRight<32>(f), e3, hn::Set(d, k1));
      c1 = b, c3 = a, e1 = g, e3 = f;
      k0 += 0x9E3779B9;
      k1 += 0xBB67AE85;
    }
    const auto put = [&](int k, auto c, auto e) HWY_ATTR {
      hn::StoreU(hn::ConcatEven(halves, hn::BitCast(halves, e), hn::BitCast(halves, c)), halves, words[k] + i);
    };
    put(0, c0, e0);
    put(1, c1, e1);
    put(2, c2, e2);
    put(3, c3, e3);
  }
}
#endif

// The numbers of type V that a batch gives: kRows for each block, kStep in all.
template <class V>
constexpr int kRows = sizeof(V) == 8 ? 2 : 4;
template <class V>
constexpr int64_t kStep = kRows<V>* kBatch;

// Writes the numbers of each block one after the other.
template <class V>
HWY_NOINLINE void interleave(const V (&rows)[kRows<V>][kBatch], int64_t blocks, V* out) {
  if constexpr (kRows<V> == 2 || HWY_TARGET == HWY_SCALAR) {
    for_blocks(blocks, [&](int64_t i) {
      for (int k = 0; k < kRows<V>; ++k) out[i * kRows<V> + k] = rows[k][i];
    });
  } else {
    const hn::ScalableTag<V> d;
    const auto row = [&](int k, int64_t i) HWY_ATTR { return hn::LoadU(d, rows[k] + i); };
    for (int64_t i = 0; i < blocks; i += static_cast<int64_t>(hn::Lanes(d)))
      hn::StoreInterleaved4(row(0, i), row(1, i), row(2, i), row(3, i), d, out + 4 * i);
  }
}

// Makes n numbers of one batch, and more: those of whole parts. `map` maps words to rows. Dtypes that share V share this function.
template <class V, class Map>
HWY_NOINLINE void make_numbers(V* out, int64_t n, uint64_t key, uint64_t counter, const Map& map) {
  Words words;
  V rows[kRows<V>][kBatch];
  const int64_t blocks = (n + kRows<V> - 1) / kRows<V>;
  make_words(words, blocks, key, counter);
  map(words, rows, blocks);
  interleave(rows, blocks, out);
}

// Fills out[0, n) with the numbers of the batches from `counter` on.
template <class T, class V, class Map>
void generate(T* out, int64_t n, uint64_t key, uint64_t counter, const Map& map) {
  parallel_for((n + kStep<V> - 1) / kStep<V>, kBatchesPerPiece, [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) {
      T* to = out + b * kStep<V>;
      const int64_t count = std::min(kStep<V>, n - b * kStep<V>);
      const uint64_t at = counter + static_cast<uint64_t>(b * kBatch);
      if constexpr (std::is_same_v<T, V>) {
        if (count == kStep<V>) {
          make_numbers(to, count, key, at, map);
          continue;
        }
      }
      V numbers[kStep<V>];
      make_numbers(numbers, count, key, at, map);
      if constexpr (is_half<T>) {
        from_float(numbers, to, count);
      } else {
        for (int64_t i = 0; i < count; ++i) to[i] = static_cast<T>(numbers[i]);
      }
    }
  });
}

// Returns a map that makes each number by f, of one word or, for a 64-bit V, of two.
template <class V, class F>
auto each(F f) {
  return [f](const Words& w, auto& rows, int64_t blocks) {
    for (int k = 0; k < kRows<V>; ++k) {
      for_blocks(blocks, [&](int64_t i) {
        if constexpr (sizeof(V) == 8) rows[k][i] = f(w[2 * k][i], w[2 * k + 1][i]);
        else rows[k][i] = f(w[k][i]);
      });
    }
  };
}

template <class C>
auto uniform_map(C low, C range, C last) {
  auto scale = [=](C u) {
    const C v = low + u * range;
    return v < last ? v : last;
  };
  if constexpr (sizeof(C) == 8) return each<C>([=](uint32_t a, uint32_t b) { return scale(uniform_double(a, b)); });
  else return each<C>([=](uint32_t a) { return scale(uniform_float(a)); });
}
template <class T>
int32_t uniform(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(y.as<T>(), y.num_elements, p.key, p.counter,
                 uniform_map(static_cast<C>(p.a), static_cast<C>(p.b), static_cast<C>(p.last)));
  return 0;
}

template <class V>
auto uniform_integer_map(uint64_t low, uint64_t range) {
  if constexpr (sizeof(V) == 8) {
    return each<V>([=](uint32_t a, uint32_t b) { return low + scale_bits(join_words(a, b), range); });
  } else {
    return each<V>([=](uint32_t a) { return static_cast<uint32_t>(low) + static_cast<uint32_t>(range * a >> 32); });
  }
}
// Makes integers of an unsigned type T. Those of the signed type have the same bits.
template <class T>
int32_t uniform_integer(KernelCall& call) {
  using V = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, V>(y.as<T>(), y.num_elements, p.key, p.counter,
                 uniform_integer_map<V>(static_cast<uint64_t>(p.low), p.range));
  return 0;
}

template <class C>
auto normal_map(C mean, C deviation) {
  return [=](const Words& w, auto& rows, int64_t blocks) {
    for_blocks(blocks, [&](int64_t i) {
      for (int k = 0; k < kRows<C> / 2; ++k) {
        C z0, z1;
        if constexpr (sizeof(C) == 8) normal_pair(w[0][i], w[1][i], w[2][i], w[3][i], z0, z1);
        else normal_pair(w[2 * k][i], w[2 * k + 1][i], z0, z1);
        rows[2 * k][i] = mean + deviation * z0;
        rows[2 * k + 1][i] = mean + deviation * z1;
      }
    });
  };
}
void NormalNumbers(double* out, int64_t n, uint64_t key, uint64_t counter) {
  generate<double, double>(out, n, key, counter, normal_map(0.0, 1.0));
}

template <Distribution d>
void fill_standard(double* out, int64_t n, uint64_t key, uint64_t counter) {
  for (int64_t begin = 0; begin < n; begin += kBatch) {
    Words w;
    double numbers[kBatch];
    const int64_t count = std::min(kBatch, n - begin);
    make_words(w, count, key, counter + static_cast<uint64_t>(begin));
    for_blocks(count, [&](int64_t i) { numbers[i] = standard_number(d, open_uniform(w[0][i], w[1][i])); });
    std::copy_n(numbers, count, out + begin);
  }
}
void StandardNumbers(Distribution d, double* out, int64_t n, uint64_t key, uint64_t counter) {
  if (d == Distribution::exponential) return fill_standard<Distribution::exponential>(out, n, key, counter);
  if (d == Distribution::laplace) return fill_standard<Distribution::laplace>(out, n, key, counter);
  fill_standard<Distribution::gumbel>(out, n, key, counter);
}

void TakeLogs(double* x, int64_t n) {
  for_blocks(n, [=](int64_t i) { x[i] = draws::log(x[i]); });
}
void TakePowersOfE(double* x, int64_t n) {
  for_blocks(n, [=](int64_t i) { x[i] = draws::exp_of_negative(x[i]); });
}
void WordsInOrder(uint32_t (&out)[4 * kBatch], int64_t n, uint64_t key, uint64_t counter) {
  Words words;
  const int64_t blocks = (n + 3) / 4;
  make_words(words, blocks, key, counter);
  interleave(words, blocks, out);
}
void DrawWords(Words& words, int64_t n, uint64_t key, uint64_t counter, uint64_t upper) {
  make_words(words, n, key, counter, upper);
}
void DrawUniforms(const uint32_t (*words)[kBatch], int64_t n, double* out) {
  for_blocks(n, [=](int64_t i) { out[i] = open_uniform(words[0][i], words[1][i]); });
}
void DrawNormals(double* out, int64_t n, uint64_t key, uint64_t counter, uint64_t upper) {
  Words w;
  make_words(w, n, key, counter, upper);
  for_blocks(n, [&](int64_t i) {
    double z0, z1;
    normal_pair(w[0][i], w[1][i], w[2][i], w[3][i], z0, z1);
    out[i] = z0;
  });
}

template <class T>
int32_t normal(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(y.as<T>(), y.num_elements, p.key, p.counter, normal_map(static_cast<C>(p.a), static_cast<C>(p.b)));
  return 0;
}

template <class C>
auto truncated_map(C mean, C deviation) {
  if constexpr (sizeof(C) == 8) {
    return each<C>([=](uint32_t a, uint32_t b) { return mean + deviation * truncated_normal_of(a, b); });
  } else {
    return each<C>([=](uint32_t a) { return mean + deviation * truncated_normal_of(a); });
  }
}
template <class T>
int32_t truncated(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(y.as<T>(), y.num_elements, p.key, p.counter, truncated_map(static_cast<C>(p.a), static_cast<C>(p.b)));
  return 0;
}

template <class T>
int32_t variance_scaling(KernelCall& call) {
  switch (call.params_as<VarianceScalingParams>().distribution) {
    case VarianceScalingParams::uniform: return uniform<T>(call);
    case VarianceScalingParams::normal: return normal<T>(call);
    default: return truncated<T>(call);
  }
}

template <class C>
auto unit_uniform_map() {
  if constexpr (sizeof(C) == 8) return each<C>([](uint32_t a, uint32_t b) { return uniform_double(a, b); });
  else return each<C>([](uint32_t a) { return uniform_float(a); });
}

// Reports which of `count` uniform numbers, those of the output's elements from `first` on, lie below p.
template <class T>
void find_hits(const T* p, const StridedCopy& plan, const Compute<T>* u, int64_t first, int64_t count, uint8_t* hit) {
  using C = Compute<T>;
  if (plan.rank == 0 || (plan.rank == 1 && plan.strides[0] == 0)) {
    const C limit = static_cast<C>(*p);
    for (int64_t i = 0; i < count; ++i) hit[i] = u[i] < limit;
    return;
  }
  if constexpr (std::is_same_v<T, C>) {
    if (plan.rank == 1 && plan.strides[0] == 1) {
      for (int64_t i = 0; i < count; ++i) hit[i] = u[i] < p[first + i];
      return;
    }
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = first + i, at = 0;
    for (int d = plan.rank - 1; d >= 0; --d) {
      at += (d == 0 ? rest : rest % plan.dims[d]) * plan.strides[d];
      if (d > 0) rest /= plan.dims[d];
    }
    hit[i] = u[i] < static_cast<C>(p[at]);
  }
}

// Sets out[first + i] to `one` where hit[i] is set, else to zero bytes; elements have `size` bytes.
HWY_NOINLINE void choose_elements(const uint8_t* hit, const void* one_bytes, void* out, int64_t first, int64_t count,
                                  size_t size) {
  with_element(size, [&]<class E>(E) {
    E one, zero;
    std::memcpy(&one, one_bytes, sizeof one);
    std::memset(&zero, 0, sizeof zero);
    E* to = static_cast<E*>(out) + first;
    for (int64_t i = 0; i < count; ++i) to[i] = hit[i] ? one : zero;
  });
}

// bernoulli. The uniform numbers have as many bits as p's dtype; the output may have any dtype.
template <class T>
int32_t bernoulli(KernelCall& call) {
  using C = Compute<T>;
  const auto& b = call.params_as<BernoulliParams>();
  const Operand& y = call.outputs[0];
  const T* p = call.inputs[0].as<T>();
  const int64_t n = y.num_elements;
  parallel_for((n + kStep<C> - 1) / kStep<C>, kBatchesPerPiece, [&](int64_t begin, int64_t end) {
    for (int64_t piece = begin; piece < end; ++piece) {
      C u[kStep<C>];
      uint8_t hit[kStep<C>];
      const int64_t first = piece * kStep<C>, count = std::min(kStep<C>, n - first);
      make_numbers(u, count, b.key, b.counter + static_cast<uint64_t>(piece * kBatch), unit_uniform_map<C>());
      find_hits(p, b.plan, u, first, count, hit);
      choose_elements(hit, b.one, y.data, first, count, dtype_size(y.dtype));
    }
  });
  return 0;
}

// Draws the samples of one row after another, whose running sums lie in a table.
class Samples {
 public:
  Samples(const CategoricalParams& p, const Operand& y)
      : p_(p), y_(y), size_(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(p.n) + 1))),
        sums_(static_cast<size_t>(size_) * sizeof(double)) {
    std::fill(sums() + p.n, sums() + size_, INFINITY);
  }
  double* sums() const { return sums_.as<double>(); }

  HWY_NOINLINE void draw(int64_t row) {
    const double* const sums = this->sums();
    const double sum = sums[p_.n - 1];
    const int64_t last = (row + 1) * p_.samples;
    for (int64_t at = row * p_.samples, count; at < last; at += count) {
      if (const int64_t batch = at / kStep<double>; batch != batch_) {
        make_numbers(numbers_, std::min(kStep<double>, y_.num_elements - batch * kStep<double>), p_.key,
                     p_.counter + static_cast<uint64_t>(batch * kBatch), unit_uniform_map<double>());
        batch_ = batch;
      }
      const int64_t first = at % kStep<double>;
      count = std::min({kSide, last - at, kStep<double> - first});
      // How many of the sums are not greater than a number, of kSide numbers side by side.
      double u[kSide] = {};
      int64_t found[kSide] = {};
      for (int64_t k = 0; k < count; ++k) u[k] = numbers_[first + k] * sum;
      for (int64_t step = size_ / 2; step > 0; step /= 2) {
        for (int64_t k = 0; k < kSide; ++k) found[k] += sums[found[k] + step - 1] <= u[k] ? step : 0;
      }
      for (int64_t k = 0; k < count; ++k) {
        if (found[k] == p_.n) found[k] = std::lower_bound(sums, sums + p_.n, sum) - sums;
        found[k] = std::min(found[k], p_.n - 1);
        if (y_.dtype == DType::int32) y_.as<int32_t>()[at + k] = static_cast<int32_t>(found[k]);
        else y_.as<int64_t>()[at + k] = found[k];
      }
    }
  }

 private:
  static constexpr int64_t kSide = 8;
  const CategoricalParams& p_;
  const Operand& y_;
  const int64_t size_;  // a power of two; the last sums are infinite
  const Scratch sums_;
  double numbers_[kStep<double>];
  int64_t batch_ = -1;  // of which the numbers are
};

// categorical: searches the running sums of exp(logits) for the i in whose share a uniform number lies.
template <class T>
int32_t categorical(KernelCall& call) {
  const auto& p = call.params_as<CategoricalParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const int64_t row_cost = 16 * p.n + 32 * p.samples;
  parallel_for(p.rows, grain_for(row_cost), [&](int64_t begin, int64_t end) {
    Samples samples(p, y);
    double* sums = samples.sums();
    for (int64_t r = begin; r < end; ++r) {
      const T* logits = call.inputs[0].as<T>() + r * p.n;
      double largest = -INFINITY, sum = 0;
      for (int64_t i = 0; i < p.n; ++i)
        largest = std::max(largest, static_cast<double>(static_cast<Compute<T>>(logits[i])));
      for (int64_t i = 0; i < p.n; ++i) {
        const double logit = static_cast<double>(static_cast<Compute<T>>(logits[i]));
        const double term = logit == INFINITY ? 1 : std::exp(logit - largest);
        sums[i] = sum += term > 0 ? term : 0;  // takes NaN for 0
      }
      samples.draw(r);
    }
  });
  return 0;
}

// The keys of a permutation, which lists the places of n random 64-bit keys in ascending order, equal keys by place; so
// a GPU's sort gives the same permutation. An entry has the place in its lower bits and the upper bits of the key above
// it. Entries go to buckets by their first bits as they are made. A bucket fits the first-level cache and is sorted
// alone.
struct Keys {
  uint64_t key, counter;
  int place_bits;

  uint64_t place(uint64_t entry) const { return entry & ((uint64_t{1} << place_bits) - 1); }
  uint64_t operator[](uint64_t place) const {
    uint32_t w[4];
    philox4x32_10(w, counter + place / 2, 0, key);
    return place % 2 ? join_words(w[2], w[3]) : join_words(w[0], w[1]);
  }
  // Reports whether entry a comes before entry b, which has another place.
  bool are_ordered(uint64_t a, uint64_t b) const {
    if ((a ^ b) >> place_bits != 0) [[likely]]
      return a < b;
    const uint64_t x = (*this)[place(a)], y = (*this)[place(b)];
    return x != y ? x < y : a < b;
  }
};

// Sorts n entries by insertion, where most are in order already: a vector of entries in order is skipped at once.
void insert_entries(const Keys& keys, uint64_t* x, int64_t n) {
  const hn::ScalableTag<uint64_t> d;
  const hn::RebindToSigned<decltype(d)> signed_d;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  // Returns the bits of keys, shifted down, so that the sign bit is clear.
  const auto upper_bits = [&](const uint64_t* from) HWY_ATTR {
    return hn::BitCast(signed_d, hn::ShiftRightSame(hn::LoadU(d, from), keys.place_bits));
  };
  for (int64_t first = 1; first < n; first += lanes) {
    const int64_t end = std::min(n, first + lanes);
    if (end == first + lanes && hn::AllTrue(signed_d, hn::Lt(upper_bits(x + first - 1), upper_bits(x + first))))
      continue;
    for (int64_t i = first; i < end; ++i) {
      const uint64_t entry = x[i];
      int64_t k = i;
      for (; k > 0 && keys.are_ordered(entry, x[k - 1]); --k) x[k] = x[k - 1];
      x[k] = entry;
    }
  }
}

// Sorts n entries whose upper 64 - shift bits are equal: first by the next bits, 8 at a time, until few entries are
// equal, then by insertion. Returns x or room, whichever holds the sorted entries.
uint64_t* sort_bucket(const Keys& keys, uint64_t* x, uint64_t* room, int64_t n, int shift) {
  constexpr int kDigit = 8, kDigits = 1 << kDigit, kPasses = 2;  // passes whose digits are counted at once
  int passes = n <= 16 ? 0 : (static_cast<int>(std::bit_width(static_cast<uint64_t>(n))) + kDigit + 1) / kDigit;
  for (int at = shift - passes * kDigit; passes > 0;) {
    uint32_t counts[kPasses][kDigits] = {};
    for (int64_t i = 0; i < n; ++i) {
      const uint64_t digits = x[i] >> at;
      for (int k = 0; k < kPasses; ++k) ++counts[k][digits >> k * kDigit & (kDigits - 1)];
    }
    for (int k = 0; k < std::min(kPasses, passes); ++k, at += kDigit) {
      uint32_t *starts = counts[k], start = 0;
      for (int digit = 0; digit < kDigits; ++digit) start += std::exchange(starts[digit], start);
      for (int64_t i = 0; i < n; ++i) room[starts[x[i] >> at & (kDigits - 1)]++] = x[i];
      std::swap(x, room);
    }
    passes -= std::min(kPasses, passes);
  }
  insert_entries(keys, x, n);
  return x;
}

constexpr int64_t kEntries = 2 * kBatch;  // entries that a batch of counters gives

// Makes n entries of batch b, and more.
void make_entries(const Keys& keys, int64_t b, int64_t n, uint64_t (&entries)[kEntries]) {
  const uint64_t places = (uint64_t{1} << keys.place_bits) - 1, first = static_cast<uint64_t>(b * kEntries);
  Words w;
  const int64_t blocks = (n + 1) / 2;
  make_words(w, blocks, keys.key, keys.counter + static_cast<uint64_t>(b * kBatch));
  for_blocks(blocks, [&](int64_t i) {
    const uint64_t place = first + 2 * static_cast<uint64_t>(i);
    entries[2 * i] = (join_words(w[0][i], w[1][i]) & ~places) | place;
    entries[2 * i + 1] = (join_words(w[2][i], w[3][i]) & ~places) | (place + 1);
  });
}

// Puts n entries into 2^bits buckets by their upper bits, and counts each bucket's entries. A bucket has room for
// `room` of them; one whose count is larger has lost some.
void fill_buckets(const Keys& keys, uint64_t* buckets, int64_t room, int64_t n, int bits, int64_t* counts) {
  std::fill(counts, counts + (int64_t{1} << bits), 0);
  for (int64_t first = 0; first < n; first += kEntries) {
    uint64_t entries[kEntries];
    const int64_t count = std::min(kEntries, n - first);
    make_entries(keys, first / kEntries, count, entries);
    for (int64_t i = 0; i < count; ++i) {
      const int64_t bucket = bits == 0 ? 0 : static_cast<int64_t>(entries[i] >> (64 - bits));
      buckets[bucket * room + std::min(counts[bucket]++, room - 1)] = entries[i];
    }
  }
}

struct Buckets {
  static constexpr int kMostBits = 11;
  int bits;
  int64_t room;
  int64_t counts[1 << kMostBits], ends[1 << kMostBits];  // entries of a bucket; of it and all before it
  int64_t size() const { return int64_t{1} << bits; }
};

// Fills buckets with room for eight standard deviations more than the mean. That is hardly ever too little; then it
// makes larger ones.
std::unique_ptr<Scratch> make_buckets(const Keys& keys, int64_t n, Buckets& b) {
  b.bits = std::clamp(keys.place_bits - 10, 0, Buckets::kMostBits);
  const double mean = static_cast<double>(n) / static_cast<double>(b.size());
  for (b.room = static_cast<int64_t>(mean + 8 * std::sqrt(mean)) + 8;; b.room *= 2) {
    auto entries = std::make_unique<Scratch>(static_cast<size_t>(b.room * b.size()) * sizeof(uint64_t));
    fill_buckets(keys, entries->as<uint64_t>(), b.room, n, b.bits, b.counts);
    if (*std::max_element(b.counts, b.counts + b.size()) > b.room) continue;
    std::partial_sum(b.counts, b.counts + b.size(), b.ends);
    return entries;
  }
}

template <class T>
int32_t permutation(KernelCall& call) {
  const auto& p = call.params_as<PermutationParams>();
  const Operand& y = call.outputs[0];
  const int64_t n = y.num_elements;
  if (n == 0) return 0;
  const Keys keys{p.key, p.counter, static_cast<int>(std::bit_width(static_cast<uint64_t>(n - 1)))};
  Buckets buckets;
  const std::unique_ptr<Scratch> entries = make_buckets(keys, n, buckets);
  parallel_for(buckets.size(), 32, [&](int64_t b, int64_t e) {
    Scratch room(static_cast<size_t>(buckets.room) * sizeof(uint64_t));
    for (; b < e; ++b) {
      const int64_t count = buckets.counts[b];
      uint64_t* bucket = entries->as<uint64_t>() + b * buckets.room;
      const uint64_t* sorted = sort_bucket(keys, bucket, room.as<uint64_t>(), count, 64 - buckets.bits);
      T* to = y.as<T>() + buckets.ends[b] - count;
      for (int64_t i = 0; i < count; ++i) to[i] = static_cast<T>(keys.place(sorted[i]));
    }
  });
  return 0;
}

template <class... T>
void add_floats(KernelTable& table, Types<T...>) {
  (table.add("random_uniform", dtype_of<T>, uniform<T>), ...);
  (table.add("random_normal", dtype_of<T>, normal<T>), ...);
  (table.add("random_truncated_normal", dtype_of<T>, truncated<T>), ...);
  (table.add("random_variance_scaling", dtype_of<T>, variance_scaling<T>), ...);
  (table.add("random_bernoulli", dtype_of<T>, bernoulli<T>), ...);
  (table.add("random_categorical", dtype_of<T>, categorical<T>), ...);
}

template <class... T>
void add_integers(KernelTable& table, Types<T...>) {
  (table.add("random_uniform", dtype_of<T>, uniform_integer<std::make_unsigned_t<T>>), ...);
  (table.add("random_permutation", dtype_of<T>, permutation<std::make_unsigned_t<T>>), ...);
}

}  // namespace

void RegisterRandom(KernelTable& table) {
  add_floats(table, Floats{});
  add_integers(table, Integers{});
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterRandom);
void register_random(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterRandom)(table); }

HWY_EXPORT(NormalNumbers);
void normal_numbers(double* out, int64_t n, uint64_t key, uint64_t counter) {
  HWY_DYNAMIC_DISPATCH(NormalNumbers)(out, n, key, counter);
}

HWY_EXPORT(StandardNumbers);
void standard_numbers(Distribution d, double* out, int64_t n, uint64_t key, uint64_t counter) {
  HWY_DYNAMIC_DISPATCH(StandardNumbers)(d, out, n, key, counter);
}

HWY_EXPORT(TakeLogs);
void take_logs(double* x, int64_t n) { HWY_DYNAMIC_DISPATCH(TakeLogs)(x, n); }
HWY_EXPORT(TakePowersOfE);
void take_powers_of_e(double* x, int64_t n) { HWY_DYNAMIC_DISPATCH(TakePowersOfE)(x, n); }

HWY_EXPORT(WordsInOrder);
void random_words(uint32_t (&out)[4 * kBlocksOfWords], int64_t n, uint64_t key, uint64_t counter) {
  HWY_DYNAMIC_DISPATCH(WordsInOrder)(out, n, key, counter);
}

HWY_EXPORT(DrawWords);
HWY_EXPORT(DrawUniforms);
void ManyDraws::uniform(double* out) {
  if (used_ == 4) {
    HWY_DYNAMIC_DISPATCH(DrawWords)(words_, n_, key_, counter_, blocks_++);
    used_ = 0;
  }
  HWY_DYNAMIC_DISPATCH(DrawUniforms)(words_ + used_, n_, out);
  used_ += 2;
}

HWY_EXPORT(DrawNormals);
void ManyDraws::normal(double* out) { HWY_DYNAMIC_DISPATCH(DrawNormals)(out, n_, key_, counter_, blocks_++); }

}  // namespace eager::cpu
#endif
