// Ops that exist only as the gradient of another op, and the op whose cases drive them: its first gradient checks their
// values, its second and third check their gradients.
#pragma once

#include <map>
#include <set>
#include <string>

namespace op_cases {

inline const std::map<std::string, std::string>& driven_by_gradient_of() {
  static const std::map<std::string, std::string> ops = {
      {"adaptive_avg_pool_grad", "adaptive_avg_pool"},
      {"adaptive_max_pool_grad", "adaptive_max_pool"},
      {"adaptive_max_pool_grad_grad", "adaptive_max_pool"},
      {"adjugate_adjoint", "det"},
      {"adjugate_adjoint_grad", "det"},
      {"adjugate_adjoint_grad_grad", "det"},
      {"attention", "scaled_dot_product_attention"},
      {"attention_grad", "scaled_dot_product_attention"},
      {"attention_keep", "scaled_dot_product_attention"},
      {"attention_mask_grad", "scaled_dot_product_attention"},
      {"attention_probabilities", "scaled_dot_product_attention"},
      {"avg_pool1d_grad", "avg_pool1d"},
      {"avg_pool2d_grad", "avg_pool2d"},
      {"bag_sum", "embedding_bag"},
      {"avg_pool3d_grad", "avg_pool3d"},
      {"batch_norm_grad", "batch_norm"},
      {"bessel_i", "i0"},
      {"bessel_ie", "i0e"},
      {"beta_logarithms", "random_beta"},
      {"betainc_slope", "betainc"},
      {"bias_add_grad", "bias_add"},
      {"binary_exponent", "frexp"},
      {"binary_mantissa", "frexp"},
      {"broadcast_reduced", "sum"},
      {"check_indices", "unravel_index"},
      {"concat_grad", "concat"},
      {"conv1d_grad_filter", "conv1d"},
      {"conv1d_grad_input", "conv1d"},
      {"conv2d_grad_filter", "conv2d"},
      {"conv2d_grad_input", "conv2d"},
      {"conv3d_grad_filter", "conv3d"},
      {"conv3d_grad_input", "conv3d"},
      {"count_indices", "bincount"},
      {"count_segments", "segment_sum"},
      {"repeat_indices", "repeat_each"},
      {"cumulative_argmax", "cumulative_max"},
      {"cumulative_argmin", "cumulative_min"},
      {"depthwise_conv2d_grad_filter", "depthwise_conv2d"},
      {"depthwise_conv2d_grad_input", "depthwise_conv2d"},
      {"diag_grad", "diag"},
      {"diagonal_grad", "diagonal"},
      {"dim_size", "quantile"},
      {"divide_by_count", "var"},
      {"dropout_grad", "dropout"},
      {"element_places", "scatter_elements"},
      {"elu_grad", "elu"},
      {"fft_c2c", "fft"},
      {"fft_c2r", "irfft"},
      {"fft_r2c", "rfft"},
      {"frame_grad", "frame"},
      {"gamma_density", "igamma"},
      {"gather_segments", "unsorted_segment_sum"},
      {"gather_segments_grad", "unsorted_segment_sum"},
      {"gelu_grad", "gelu"},
      {"grid_sample_derivative", "grid_sample"},
      {"grid_sample_grad_grid", "grid_sample"},
      {"grid_sample_grad_input", "grid_sample"},
      {"group_mean", "group_norm"},
      {"group_norm_grad", "group_norm"},
      {"gru_grad", "gru"},
      {"huber_losses", "huber"},
      {"igamma_slope", "igamma"},
      {"layer_norm_grad", "layer_norm"},
      {"leaky_relu_grad", "leaky_relu"},
      {"log_beta", "lbeta"},
      {"log_ndtr_derivative", "log_ndtr"},
      {"log_softmax_grad", "log_softmax"},
      {"lstm_grad", "lstm"},
      {"max_pool1d_grad", "max_pool1d"},
      {"max_pool1d_grad_grad", "max_pool1d"},
      {"max_pool2d_grad", "max_pool2d"},
      {"max_pool2d_grad_grad", "max_pool2d"},
      {"max_pool3d_grad", "max_pool3d"},
      {"max_pool3d_grad_grad", "max_pool3d"},
      {"max_unpool_grad", "max_unpool"},
      {"mean_grad", "mean"},
      {"normal_hazard", "log_ndtr"},
      {"overlap_and_add_grad", "overlap_and_add"},
      {"pad_grad", "pad"},
      {"prod_grad", "prod"},
      {"relu6_grad", "relu6"},
      {"relu_grad", "relu"},
      {"repeat_grad", "repeat"},
      {"resize_grad", "resize"},
      {"resize_like", "resize"},
      {"rms_norm_grad", "rms_norm"},
      {"rnn_grad", "rnn"},
      {"scale_by_power", "ldexp"},
      {"sigmoid_grad", "sigmoid"},
      {"sigmoid_cross_entropy_slope", "sigmoid_cross_entropy_with_logits"},
      {"silu_grad", "silu"},
      {"sinc_derivative", "sinc"},
      {"slice_grad", "slice"},
      {"softmax_cross_entropy_with_logits_grad", "softmax_cross_entropy_with_logits"},
      {"softmax_grad", "softmax"},
      {"sparse_softmax_cross_entropy_with_logits_grad", "sparse_softmax_cross_entropy_with_logits"},
      {"sparse_dots", "sparse_dense_matmul"},
      {"sparse_matmul", "sparse_dense_matmul"},
      {"sparse_matmul_grad", "sparse_dense_matmul"},
      {"strided_slice_grad", "strided_slice"},
      {"tanh_grad", "tanh"},
      {"tile_grad", "tile"},
      {"tuple_places", "tensor_scatter_nd_mul"},
      {"unfold_grad", "unfold"},
      {"unsorted_segment_prod_grad", "unsorted_segment_prod"},
  };
  return ops;
}

// Public ops that refuse no call of the right dtypes, though they have attributes.
inline const std::set<std::string>& without_refusal() {
  static const std::set<std::string> ops = {"elu", "gelu", "hardshrink", "leaky_relu", "softshrink", "zeros_like"};
  return ops;
}

// Public ops whose outputs may be empty where no input is: by a shape, and by a length.
inline const std::set<std::string>& without_empty_input() {
  static const std::set<std::string> ops = {"fill", "inverse_stft_window"};
  return ops;
}

}  // namespace op_cases
