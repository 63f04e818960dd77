// Ops that exist only as the gradient of another op, and the op whose cases drive them: its first gradient checks their
// values, its second and third check their gradients.
#pragma once

#include <map>
#include <string>

namespace op_cases {

inline const std::map<std::string, std::string>& driven_by_gradient_of() {
  static const std::map<std::string, std::string> ops = {
      {"avg_pool1d_grad", "avg_pool1d"},
      {"avg_pool2d_grad", "avg_pool2d"},
      {"batch_norm_grad", "batch_norm"},
      {"avg_pool3d_grad", "avg_pool3d"},
      {"bias_add_grad", "bias_add"},
      {"broadcast_reduced", "sum"},
      {"check_indices", "unravel_index"},
      {"concat_grad", "concat"},
      {"conv1d_grad_filter", "conv1d"},
      {"conv1d_grad_input", "conv1d"},
      {"conv2d_grad_filter", "conv2d"},
      {"conv2d_grad_input", "conv2d"},
      {"conv3d_grad_filter", "conv3d"},
      {"conv3d_grad_input", "conv3d"},
      {"count_segments", "segment_sum"},
      {"cumulative_argmax", "cumulative_max"},
      {"cumulative_argmin", "cumulative_min"},
      {"depthwise_conv2d_grad_filter", "depthwise_conv2d"},
      {"depthwise_conv2d_grad_input", "depthwise_conv2d"},
      {"diag_grad", "diag"},
      {"diagonal_grad", "diagonal"},
      {"divide_by_count", "var"},
      {"dim_size", "quantile"},
      {"dropout_grad", "dropout"},
      {"element_places", "scatter_elements"},
      {"elu_grad", "elu"},
      {"fft_c2c", "fft"},
      {"fft_c2r", "irfft"},
      {"fft_r2c", "rfft"},
      {"frame_grad", "frame"},
      {"gather_segments", "unsorted_segment_sum"},
      {"gather_segments_grad", "unsorted_segment_sum"},
      {"gelu_grad", "gelu"},
      {"group_mean", "group_norm"},
      {"group_norm_grad", "group_norm"},
      {"gru_grad", "gru"},
      {"layer_norm_grad", "layer_norm"},
      {"leaky_relu_grad", "leaky_relu"},
      {"lstm_grad", "lstm"},
      {"max_pool1d_grad", "max_pool1d"},
      {"max_pool1d_grad_grad", "max_pool1d"},
      {"max_pool2d_grad", "max_pool2d"},
      {"max_pool2d_grad_grad", "max_pool2d"},
      {"max_pool3d_grad", "max_pool3d"},
      {"max_pool3d_grad_grad", "max_pool3d"},
      {"mean_grad", "mean"},
      {"overlap_and_add_grad", "overlap_and_add"},
      {"pad_grad", "pad"},
      {"prod_grad", "prod"},
      {"relu6_grad", "relu6"},
      {"relu_grad", "relu"},
      {"repeat_grad", "repeat"},
      {"rms_norm_grad", "rms_norm"},
      {"rnn_grad", "rnn"},
      {"scaled_dot_product_attention_grad", "scaled_dot_product_attention"},
      {"selu_grad", "selu"},
      {"sigmoid_grad", "sigmoid"},
      {"silu_grad", "silu"},
      {"slice_grad", "slice"},
      {"softmax_cross_entropy_with_logits_grad", "softmax_cross_entropy_with_logits"},
      {"softmax_grad", "softmax"},
      {"sparse_softmax_cross_entropy_with_logits_grad", "sparse_softmax_cross_entropy_with_logits"},
      {"strided_slice_grad", "strided_slice"},
      {"tanh_grad", "tanh"},
      {"tile_grad", "tile"},
      {"tuple_places", "tensor_scatter_nd_mul"},
      {"unsorted_segment_prod_grad", "unsorted_segment_prod"},
  };
  return ops;
}

}  // namespace op_cases
