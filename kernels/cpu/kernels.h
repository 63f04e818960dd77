// The CPU's kernels, one function a family; called once, when the device manager makes the table.
#pragma once

#include <cstdio>

#include "base/error.h"
#include "kernels/kernel.h"

namespace eager::cpu {

void register_elementwise(KernelTable& table);  // unary, binary, comparison, logic, where, clip, cast
void register_reduction(KernelTable& table);    // sum, prod, mean, max, any, argmax, sum_like, ...
void register_shape(KernelTable& table);        // copy, concat, pad, slice, permute_dims, broadcast, ...
void register_indexing(KernelTable& table);     // gather, one_hot, scatter-adds, sparse rows
void register_segments(KernelTable& table);     // sums, products and extremes of segments
void register_cumulative(KernelTable& table);   // sums and products that run along an axis
void register_sorting(KernelTable& table);      // sort, argsort, top_k, searchsorted, bin_places, line_quantiles
void register_counted(KernelTable& table);      // boolean_mask, nonzero, unique, is_among
void register_creation(KernelTable& table);     // fill, arange, linspace, eye
void register_random(KernelTable& table);
void register_strings(KernelTable& table);   // string_length, string_join, ...
void register_examples(KernelTable& table);  // example_feature, example_values, example_with_feature
void register_matmul(KernelTable& table);
void register_linear_algebra(KernelTable& table);  // inv, det, cholesky, solve, ...
void register_decompositions(KernelTable& table);  // qr, svd, eigh, pinv, ...
void register_fourier(KernelTable& table);         // Fourier transforms
void register_rotations(KernelTable& table);       // rotate_pairs
void register_signals(KernelTable& table);         // windows, frames, frequencies
void register_convolution(KernelTable& table);     // conv2d, pooling and their gradients
void register_network(KernelTable& table);         // softmax, logsumexp, cross-entropies, bias_add, ...
void register_normalization(KernelTable& table);   // layer_norm, rms_norm, batch_norm, group_norm
void register_images(KernelTable& table);          // resize
void register_grid_sample(KernelTable& table);     // grid_sample and its gradients
void register_image_files(KernelTable& table);     // decode_png, encode_png
void register_recurrent(KernelTable& table);       // lstm, gru, rnn
void register_attention(KernelTable& table);       // scaled_dot_product_attention
void register_optimizer(KernelTable& table);       // fused updates

// Sets the call's message, and returns INVALID_ARGUMENT.
inline int32_t failed(const KernelCall& call, const char* message) {
  std::snprintf(call.message, kMaxMessage, "%s", message);
  return static_cast<int32_t>(Code::invalid_argument);
}

}  // namespace eager::cpu
