// The loops of attention, of each SIMD target, over the n scores of a query.
#pragma once

#include <cstdint>

namespace eager::cpu {

// What a query has read so far.
template <class A>
struct ReadSoFar {
  A largest;   // of the scores; -inf: it has read no key
  double sum;  // of e^(score - largest)
};

// Which of its keys a query reads: the first num_read, and of these those that the mask has.
template <class A>
struct ReadKeys {
  int64_t num_read;
  const uint8_t* mask;  // NULL: it has all
  const A*
      added;  // a mask of numbers, which are added to the scaled scores; -inf: the key is not read. NULL: there is none
  int64_t stride;  // between the mask's elements: 1, or 0
};

template <class A>
struct AttentionLoops {
  // Replaces products x by e^(score - m), where m is the largest score that the query has read, these included; keys that are
  // not read get 0. Returns what the sums over earlier keys must be multiplied by.
  A (*powers)(A* x, int64_t n, const ReadKeys<A>& keys, A scale, ReadSoFar<A>& read);
  // Replaces products s by probabilities p = e^(score - lse), and t by factor p (t - total).
  void (*gradient)(A* s, A* t, int64_t n, const ReadKeys<A>& keys, A scale, A factor, A lse, A total);
  void (*multiply)(A* x, int64_t n, A by);
  A (*dot)(const A* x, const A* y, int64_t n);
  // Computes the products of a query and n keys.
  void (*score)(const A* query, const A* keys, int64_t n, int64_t depth, A* scores);
};

}  // namespace eager::cpu
