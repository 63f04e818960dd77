// The loops of recurrent networks, of each SIMD target, over the n units of a row: one sequence at one step.
#pragma once

#include <cstdint>

namespace eager::cpu {

template <class A>
struct RecurrentLoops {
  // Turns z + bias into the gates i, f, g, o, in place, and makes c and h from the c before.
  void (*lstm)(A* z, const A* bias, const A* before, int64_t n, A* c, A* h);
  // Makes dz from the gradient dh of h, and replaces the gradient dc of c by that of the c before.
  void (*lstm_gradient)(const A* gates, const A* before, const A* c, const A* dh, int64_t n, A* dc, A* dz);
  // Makes the gates z, r, n and the product b_n from the products a of x and b of h, and h from the h before. bias is that
  // of x, and behind it that of h.
  void (*gru)(const A* a, const A* b, const A* bias, const A* before, int64_t n, A* gates, A* h);
  // Makes the gradients da and db of the products from the gradient dh of h, which becomes that of the h before but for what
  // comes by b.
  void (*gru_gradient)(const A* gates, const A* before, int64_t n, A* dh, A* da, A* db);
  // Turns z + bias into h, and makes dz from h and the gradient dh of it: for tanh, or for relu.
  void (*rnn[2])(const A* z, const A* bias, int64_t n, A* h);
  void (*rnn_gradient[2])(const A* h, const A* dh, int64_t n, A* dz);
  // Adds n numbers.
  void (*add)(const A* from, int64_t n, A* to);
  // Writes to[i] = the sum of from[k * n + i] over k < count, for first <= i < last.
  void (*sum_rows)(const A* from, int64_t count, int64_t n, int64_t first, int64_t last, A* to);
};

}  // namespace eager::cpu
