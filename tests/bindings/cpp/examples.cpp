// Written by bindings/generate. The examples of the ops' documentation.
// clang-format off
#include "check.h"

using namespace eager;

inline std::vector<Tensor> listed(BatchNormOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.y); all.push_back(outputs.batch_mean); all.push_back(outputs.batch_variance); return all; }

inline std::vector<Tensor> listed(ClipByGlobalNormOutputs outputs) { std::vector<Tensor> all = std::move(outputs.ys); all.push_back(outputs.global_norm); return all; }

inline std::vector<Tensor> listed(CoalesceOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.coalesced_indices); all.push_back(outputs.coalesced_values); return all; }

inline std::vector<Tensor> listed(DivmodOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.quotient); all.push_back(outputs.remainder); return all; }

inline std::vector<Tensor> listed(EigOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.eigenvalues); all.push_back(outputs.eigenvectors); return all; }

inline std::vector<Tensor> listed(EighOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.eigenvalues); all.push_back(outputs.eigenvectors); return all; }

inline std::vector<Tensor> listed(ExampleValuesOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.values); all.push_back(outputs.row_splits); return all; }

inline std::vector<Tensor> listed(FrexpOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.mantissa); all.push_back(outputs.exponent); return all; }

inline std::vector<Tensor> listed(GruOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.sequence); all.push_back(outputs.h); return all; }

inline std::vector<Tensor> listed(HistogramOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.counts); all.push_back(outputs.edges); return all; }

inline std::vector<Tensor> listed(LstmOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.sequence); all.push_back(outputs.h); all.push_back(outputs.c); return all; }

inline std::vector<Tensor> listed(LstmCellOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.next_h); all.push_back(outputs.next_c); return all; }

inline std::vector<Tensor> listed(LuOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.lu); all.push_back(outputs.p); return all; }

inline std::vector<Tensor> listed(MaxPoolWithArgmaxOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.y); all.push_back(outputs.argmax); return all; }

inline std::vector<Tensor> listed(ModfOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.fraction); all.push_back(outputs.whole); return all; }

inline std::vector<Tensor> listed(MomentsOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.mean); all.push_back(outputs.variance); return all; }

inline std::vector<Tensor> listed(QrOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.q); all.push_back(outputs.r); return all; }

inline std::vector<Tensor> listed(RnnOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.sequence); all.push_back(outputs.h); return all; }

inline std::vector<Tensor> listed(SlogdetOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.sign); all.push_back(outputs.logabsdet); return all; }

inline std::vector<Tensor> listed(StringSplitOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.values); all.push_back(outputs.row_splits); return all; }

inline std::vector<Tensor> listed(SvdOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.u); all.push_back(outputs.s); all.push_back(outputs.vh); return all; }

inline std::vector<Tensor> listed(TopKOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.values); all.push_back(outputs.indices); return all; }

inline std::vector<Tensor> listed(UniqueOutputs outputs) { std::vector<Tensor> all; all.push_back(outputs.values); all.push_back(outputs.indices); all.push_back(outputs.inverse); all.push_back(outputs.counts); return all; }

#include "examples.h"

EXAMPLE(abs) {
  expect(abs(Tensor{-1.5f, 2.0f}), {{DType::float32, "[1.5 2. ]"}});
}

EXAMPLE(acos) {
  expect(acos(Tensor{1.0f, 0.0f}), {{DType::float32, "[0.        1.5707964]"}});
}

EXAMPLE(acosh) {
  expect(acosh(Tensor{1.0f, 2.0f}), {{DType::float32, "[0.       1.316958]"}});
}

EXAMPLE(adaptive_avg_pool) {
  expect(adaptive_avg_pool(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, {2}), {{DType::float32, "[[[1.5]\012  [2.5]]]"}});
}

EXAMPLE(adaptive_max_pool) {
  expect(adaptive_max_pool(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, {2}), {{DType::float32, "[[[2.]\012  [3.]]]"}});
}

EXAMPLE(add) {
  expect(add(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}), {{DType::float32, "[11. 22.]"}});
}

EXAMPLE(affine_grid) {
  expect(affine_grid(Tensor{{{1.0f, 0.0f, 0.5f}, {0.0f, 1.0f, 0.0f}}}, {1, 2}), {{DType::float32, "[[[[0. 0.]\012   [1. 0.]]]]"}});
}

EXAMPLE(all) {
  expect(all(Tensor{{true, false}, {true, true}}, AllOptions().axis({1})), {{DType::bool_, "[False  True]"}});
}

EXAMPLE(angle) {
  expect(angle(Tensor{std::complex<float>(1, 1), std::complex<float>(0, -2)}), {{DType::float32, "[ 0.7853982 -1.5707964]"}});
}

EXAMPLE(any) {
  expect(any(Tensor{{true, false}, {false, false}}, AnyOptions().axis({1})), {{DType::bool_, "[ True False]"}});
}

EXAMPLE(arange) {
  expect(arange(1.0, ArangeOptions().stop(10.0).step(3.0)), {{DType::int64, "[1 4 7]"}});
}

EXAMPLE(argmax) {
  expect(argmax(Tensor{{1, 9, 3}, {7, 5, 6}}, ArgmaxOptions().axis(1)), {{DType::int64, "[1 0]"}});
}

EXAMPLE(argmin) {
  expect(argmin(Tensor{{1, 9, 3}, {7, 5, 6}}, ArgminOptions().axis(1)), {{DType::int64, "[0 1]"}});
}

EXAMPLE(argsort) {
  expect(argsort(Tensor{3, 1, 2}), {{DType::int64, "[1 2 0]"}});
}

EXAMPLE(as_string) {
  expect(as_string(Tensor{1.5f, -2.0f}, AsStringOptions().precision(2)), {{DType::string, "[b'1.50' b'-2.00']"}});
}

EXAMPLE(asin) {
  expect(asin(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        1.5707964]"}});
}

EXAMPLE(asinh) {
  expect(asinh(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        0.8813736]"}});
}

EXAMPLE(atan) {
  expect(atan(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        0.7853981]"}});
}

EXAMPLE(atan2) {
  expect(atan2(Tensor{1.0f, -1.0f}, Tensor{1.0f, 0.0f}), {{DType::float32, "[ 0.7853982 -1.5707964]"}});
}

EXAMPLE(atanh) {
  expect(atanh(Tensor{0.0f, 0.5f}), {{DType::float32, "[0.         0.54930615]"}});
}

EXAMPLE(atleast_1d) {
  expect(atleast_1d(Tensor::scalar(3)), {{DType::int32, "[3]"}});
}

EXAMPLE(atleast_2d) {
  expect(atleast_2d(Tensor{1, 2}), {{DType::int32, "[[1 2]]"}});
}

EXAMPLE(atleast_3d) {
  expect(atleast_3d(Tensor{1, 2}), {{DType::int32, "[[[1]\012  [2]]]"}});
}

EXAMPLE(avg_pool1d) {
  expect(avg_pool1d(Tensor{{{1.0f}, {2.0f}}}, AvgPool1dOptions().ksize({2})), {{DType::float32, "[[[1.5]]]"}});
}

EXAMPLE(avg_pool2d) {
  expect(avg_pool2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), AvgPool2dOptions().ksize({2, 2})), {{DType::float32, "[[[[2.5]]]]"}});
}

EXAMPLE(avg_pool3d) {
  expect(avg_pool3d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2, 1}), AvgPool3dOptions().ksize({1, 1, 2})), {{DType::float32, "[[[[[1.5]]]]]"}});
}

EXAMPLE(band_part) {
  expect(band_part(Tensor{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, 1, 0), {{DType::int32, "[[1 0 0]\012 [4 5 0]\012 [0 8 9]]"}});
}

EXAMPLE(batch_norm) {
  expect(batch_norm(Tensor{{1.0f, 2.0f}, {3.0f, 6.0f}}, BatchNormOptions().epsilon(0.0).training(true)), {{DType::float32, "[[-1. -1.]\012 [ 1.  1.]]"}, {DType::float32, "[2. 4.]"}, {DType::float32, "[1. 4.]"}});
}

EXAMPLE(beta) {
  expect(beta(Tensor{1.0f, 2.0f}, Tensor{4.0f, 1.0f}), {{DType::float32, "[0.25 0.5 ]"}});
}

EXAMPLE(betainc) {
  expect(betainc(Tensor::scalar(1.0f), Tensor{1.0f, 2.0f}, Tensor::scalar(0.5f)), {{DType::float32, "[0.5  0.75]"}});
}

EXAMPLE(bias_add) {
  expect(bias_add(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, Tensor{10.0f, 20.0f}), {{DType::float32, "[[11. 22.]\012 [13. 24.]]"}});
}

EXAMPLE(binary_cross_entropy) {
  expect(binary_cross_entropy(Tensor{0.5f, 1.0f}, Tensor{1.0f, 1.0f}, BinaryCrossEntropyOptions().reduction(Reduction::none)), {{DType::float32, "[0.6931472 0.       ]"}});
}

EXAMPLE(bincount) {
  expect(bincount(Tensor{1, 3, 1}), {{DType::int64, "[0 2 0 1]"}});
}

EXAMPLE(bitcast) {
  expect(bitcast(Tensor{1.0f, -2.0f}, DType::uint32), {{DType::uint32, "[1065353216 3221225472]"}});
}

EXAMPLE(bitwise_and) {
  expect(bitwise_and(Tensor{12, 10}, Tensor{10, 3}), {{DType::int32, "[8 2]"}});
}

EXAMPLE(bitwise_count) {
  expect(bitwise_count(Tensor{7, -8, 0}), {{DType::uint8, "[3 1 0]"}});
}

EXAMPLE(bitwise_invert) {
  expect(bitwise_invert(Tensor{0, 5}), {{DType::int32, "[-1 -6]"}});
}

EXAMPLE(bitwise_left_shift) {
  expect(bitwise_left_shift(Tensor{1, 3}, Tensor{4, 1}), {{DType::int32, "[16  6]"}});
}

EXAMPLE(bitwise_or) {
  expect(bitwise_or(Tensor{12, 10}, Tensor{10, 3}), {{DType::int32, "[14 11]"}});
}

EXAMPLE(bitwise_right_shift) {
  expect(bitwise_right_shift(Tensor{16, -3}, Tensor{2, 1}), {{DType::int32, "[ 4 -2]"}});
}

EXAMPLE(bitwise_xor) {
  expect(bitwise_xor(Tensor{12, 10}, Tensor{10, 3}), {{DType::int32, "[6 9]"}});
}

EXAMPLE(blackman_window) {
  expect(blackman_window(4), {{DType::float32, "[0.   0.34 1.   0.34]"}});
}

EXAMPLE(boolean_mask) {
  expect(boolean_mask(Tensor{1, 2, 3}, Tensor{true, false, true}), {{DType::int32, "[1 3]"}});
}

EXAMPLE(broadcast_arrays) {
  expect(broadcast_arrays({Tensor{1, 2}, Tensor{{3}, {4}}}), {{DType::int32, "[[1 2]\012 [1 2]]"}, {DType::int32, "[[3 3]\012 [4 4]]"}});
}

EXAMPLE(broadcast_like) {
  expect(broadcast_like(Tensor{1, 2}, Tensor{{0, 0}, {0, 0}}), {{DType::int32, "[[1 2]\012 [1 2]]"}});
}

EXAMPLE(broadcast_to) {
  expect(broadcast_to(Tensor{1, 2}, {2, 2}), {{DType::int32, "[[1 2]\012 [1 2]]"}});
}

EXAMPLE(cast) {
  expect(cast(Tensor{1.7f, -1.7f}, DType::int32), {{DType::int32, "[ 1 -1]"}});
}

EXAMPLE(cbrt) {
  expect(cbrt(Tensor{8.0f, -27.0f}), {{DType::float32, "[ 2. -3.]"}});
}

EXAMPLE(ceil) {
  expect(ceil(Tensor{1.2f, -1.2f}), {{DType::float32, "[ 2. -1.]"}});
}

EXAMPLE(celu) {
  expect(celu(Tensor{-1.0f, 2.0f}, CeluOptions().alpha(2.0)), {{DType::float32, "[-0.78693867  2.        ]"}});
}

EXAMPLE(cholesky) {
  expect(cholesky(Tensor{{4.0f, 2.0f}, {2.0f, 5.0f}}), {{DType::float32, "[[2. 0.]\012 [1. 2.]]"}});
}

EXAMPLE(cholesky_solve) {
  expect(cholesky_solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}), {{DType::float32, "[[-0.5]\012 [ 2. ]]"}});
}

EXAMPLE(clip) {
  expect(clip(Tensor{-5.0f, 0.5f, 5.0f}, ClipOptions().min(Tensor::scalar(-1.0f)).max(Tensor::scalar(1.0f))), {{DType::float32, "[-1.   0.5  1. ]"}});
}

EXAMPLE(clip_by_global_norm) {
  expect(clip_by_global_norm({Tensor{3.0f}, Tensor{4.0f}}, ClipByGlobalNormOptions().clip_norm(1.0)), {{DType::float32, "[0.6]"}, {DType::float32, "[0.8]"}, {DType::float32, "5.0"}});
}

EXAMPLE(clip_by_norm) {
  expect(clip_by_norm(Tensor{3.0f, 4.0f}, ClipByNormOptions().clip_norm(1.0)), {{DType::float32, "[0.6 0.8]"}});
}

EXAMPLE(coalesce) {
  expect(coalesce(Tensor{{1, 0}, {0, 2}, {1, 0}}, Tensor{1, 2, 3}, {2, 3}), {{DType::int32, "[[0 2]\012 [1 0]]"}, {DType::int32, "[2 4]"}});
}

EXAMPLE(complex) {
  expect(complex(Tensor{1.0f, 2.0f}, Tensor{3.0f, -4.0f}), {{DType::complex64, "[1.+3.j 2.-4.j]"}});
}

EXAMPLE(concat) {
  expect(concat({Tensor{{1, 2}}, Tensor{{3, 4}, {5, 6}}}, ConcatOptions().axis(0)), {{DType::int32, "[[1 2]\012 [3 4]\012 [5 6]]"}});
}

EXAMPLE(conj) {
  expect(conj(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}), {{DType::complex64, "[1.-2.j 3.+4.j]"}});
}

EXAMPLE(conv1d) {
  expect(conv1d(Tensor{{{1.0f}, {2.0f}, {3.0f}}}, Tensor{{{1.0f}}, {{10.0f}}}), {{DType::float32, "[[[21.]\012  [32.]]]"}});
}

EXAMPLE(conv1d_transpose) {
  expect(conv1d_transpose(Tensor{{{1.0f}, {2.0f}}}, Tensor{{{1.0f}}, {{10.0f}}}, Conv1dTransposeOptions().output_shape({1, 3, 1})), {{DType::float32, "[[[ 1.]\012  [12.]\012  [20.]]]"}});
}

EXAMPLE(conv2d) {
  expect(conv2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), reshape(Tensor{1.0f, 10.0f, 100.0f, 1000.0f}, {2, 2, 1, 1})), {{DType::float32, "[[[[4321.]]]]"}});
}

EXAMPLE(conv2d_transpose) {
  expect(conv2d_transpose(reshape(Tensor{3.0f}, {1, 1, 1, 1}), reshape(Tensor{1.0f, 2.0f}, {1, 2, 1, 1}), Conv2dTransposeOptions().output_shape({1, 1, 2, 1})), {{DType::float32, "[[[[3.]\012   [6.]]]]"}});
}

EXAMPLE(conv3d) {
  expect(conv3d(reshape(Tensor{1.0f, 2.0f}, {1, 2, 1, 1, 1}), reshape(Tensor{1.0f, 10.0f}, {2, 1, 1, 1, 1})), {{DType::float32, "[[[[[21.]]]]]"}});
}

EXAMPLE(conv3d_transpose) {
  expect(conv3d_transpose(reshape(Tensor{1.0f}, {1, 1, 1, 1, 1}), reshape(Tensor{1.0f, 10.0f}, {1, 1, 2, 1, 1}), Conv3dTransposeOptions().output_shape({1, 1, 1, 2, 1})), {{DType::float32, "[[[[[ 1.]\012    [10.]]]]]"}});
}

EXAMPLE(copy) {
  expect(copy(Tensor{1, 2}), {{DType::int32, "[1 2]"}});
}

EXAMPLE(copysign) {
  expect(copysign(Tensor{1.0f, -2.0f}, Tensor{-0.0f, 3.0f}), {{DType::float32, "[-1.  2.]"}});
}

EXAMPLE(cos) {
  expect(cos(Tensor{0.5f, 1.0f}), {{DType::float32, "[0.87758255 0.5403023 ]"}});
}

EXAMPLE(cosh) {
  expect(cosh(Tensor{0.0f, 1.0f}), {{DType::float32, "[1.        1.5430806]"}});
}

EXAMPLE(cosine_similarity) {
  expect(cosine_similarity(Tensor{1.0f, 0.0f}, Tensor{3.0f, 4.0f}), {{DType::float32, "0.6"}});
}

EXAMPLE(count_nonzero) {
  expect(count_nonzero(Tensor{{1, 0, 2}, {0, 0, 3}}, CountNonzeroOptions().axis({1})), {{DType::int64, "[2 1]"}});
}

EXAMPLE(cross) {
  expect(cross(Tensor{1, 0, 0}, Tensor{0, 1, 0}), {{DType::int32, "[0 0 1]"}});
}

EXAMPLE(cross_entropy) {
  expect(cross_entropy(Tensor{{0.0f, 0.0f}, {0.0f, 0.0f}}, Tensor{0, 1}), {{DType::float32, "0.6931472"}});
}

EXAMPLE(csv_column) {
  expect(csv_column(Tensor::strings({"1", "2.5", "a", "b"}, {2, 2}), 0, CsvColumnOptions().dtype(DType::float32)), {{DType::float32, "[1.  2.5]"}});
}

EXAMPLE(cumulative_logsumexp) {
  expect(cumulative_logsumexp(Tensor{0.0f, 0.0f}, CumulativeLogsumexpOptions().axis(0)), {{DType::float32, "[0.        0.6931472]"}});
}

EXAMPLE(cumulative_max) {
  expect(cumulative_max(Tensor{2, 3, 1, 4}, CumulativeMaxOptions().axis(0)), {{DType::int32, "[2 3 3 4]"}});
}

EXAMPLE(cumulative_min) {
  expect(cumulative_min(Tensor{2, 3, 1, 4}, CumulativeMinOptions().axis(0)), {{DType::int32, "[2 2 1 1]"}});
}

EXAMPLE(cumulative_prod) {
  expect(cumulative_prod(Tensor{1.0f, 2.0f, 3.0f}, CumulativeProdOptions().axis(0)), {{DType::float32, "[1. 2. 6.]"}});
}

EXAMPLE(cumulative_sum) {
  expect(cumulative_sum(Tensor{1.0f, 2.0f, 3.0f}, CumulativeSumOptions().axis(0)), {{DType::float32, "[1. 3. 6.]"}});
}

EXAMPLE(decode_csv) {
  expect(decode_csv(Tensor::strings({"1,a", "2,\042b,c\042"}, {2}), DecodeCsvOptions().num_columns(2)), {{DType::string, "[[b'1' b'2']\012 [b'a' b'b,c']]"}});
}

EXAMPLE(decode_raw) {
  expect(decode_raw(Tensor::strings({"abcd", "efgh"}, {2}), DType::int16), {{DType::int16, "[[25185 25699]\012 [26213 26727]]"}});
}

EXAMPLE(deg2rad) {
  expect(deg2rad(Tensor{180.0f, -90.0f}), {{DType::float32, "[ 3.1415927 -1.5707964]"}});
}

EXAMPLE(depth_to_space) {
  expect(depth_to_space(reshape(Tensor{1, 2, 3, 4}, {1, 4, 1, 1}), 2, DepthToSpaceOptions().data_format(DataFormat::nchw)), {{DType::int32, "[[[[1 2]\012   [3 4]]]]"}});
}

EXAMPLE(depthwise_conv2d) {
  expect(depthwise_conv2d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2}), reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 1, 2, 2})), {{DType::float32, "[[[[1. 2. 6. 8.]]]]"}});
}

EXAMPLE(det) {
  expect(det(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}), {{DType::float32, "2.0"}});
}

EXAMPLE(diag) {
  expect(diag(Tensor{1, 2}), {{DType::int32, "[[1 0]\012 [0 2]]"}});
}

EXAMPLE(diagonal) {
  expect(diagonal(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[1 4]"}});
}

EXAMPLE(diff) {
  expect(diff(Tensor{1, 4, 9, 16}), {{DType::int32, "[3 5 7]"}});
}

EXAMPLE(digamma) {
  expect(digamma(Tensor{1.0f, 2.0f}), {{DType::float32, "[-0.5772157   0.42278433]"}});
}

EXAMPLE(divide) {
  expect(divide(Tensor{1, 2}, Tensor{4, 4}), {{DType::float32, "[0.25 0.5 ]"}});
}

EXAMPLE(divide_no_nan) {
  expect(divide_no_nan(Tensor{1.0f, 3.0f}, Tensor{4.0f, 0.0f}), {{DType::float32, "[0.25 0.  ]"}});
}

EXAMPLE(divmod) {
  expect(divmod(Tensor{7, -7}, Tensor{3, 3}), {{DType::int32, "[ 2 -3]"}, {DType::int32, "[1 2]"}});
}

EXAMPLE(dropout) {
  expect(dropout(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, DropoutOptions().rate(0.5).seed(7)), {{DType::float32, "[0. 0. 6. 8.]"}});
}

EXAMPLE(eig) {
  expect(eig(Tensor{{1.0f, 0.0f}, {0.0f, 2.0f}}), {{DType::complex64, "[1.+0.j 2.+0.j]"}, {DType::complex64, "[[1.+0.j 0.+0.j]\012 [0.+0.j 1.+0.j]]"}});
}

EXAMPLE(eigh) {
  expect(eigh(Tensor{{2.0f, 0.0f}, {0.0f, 1.0f}}), {{DType::float32, "[1. 2.]"}, {DType::float32, "[[0. 1.]\012 [1. 0.]]"}});
}

EXAMPLE(eigvals) {
  expect(eigvals(Tensor{{1.0f, 0.0f}, {0.0f, 2.0f}}), {{DType::complex64, "[1.+0.j 2.+0.j]"}});
}

EXAMPLE(eigvalsh) {
  expect(eigvalsh(Tensor{{2.0f, 0.0f}, {0.0f, 1.0f}}), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(einsum) {
  expect(einsum("ij,jk->ik", {Tensor{{1, 2}, {3, 4}}, Tensor{{1}, {1}}}), {{DType::int32, "[[3]\012 [7]]"}});
}

EXAMPLE(elu) {
  expect(elu(Tensor{-1.0f, 2.0f}, EluOptions().alpha(1.0)), {{DType::float32, "[-0.63212055  2.        ]"}});
}

EXAMPLE(embedding_bag) {
  expect(embedding_bag(Tensor{{1.0f}, {2.0f}, {4.0f}}, Tensor{{0, 2}, {1, 1}}, EmbeddingBagOptions().combiner(Combiner::sum)), {{DType::float32, "[[5.]\012 [4.]]"}});
}

EXAMPLE(embedding_lookup) {
  expect(embedding_lookup(Tensor{{3.0f, 4.0f}, {0.0f, 1.0f}}, Tensor{1, 0}, EmbeddingLookupOptions().max_norm(1.0)), {{DType::float32, "[[0.  1. ]\012 [0.6 0.8]]"}});
}

EXAMPLE(equal) {
  expect(equal(Tensor{1, 2}, Tensor{1, 3}), {{DType::bool_, "[ True False]"}});
}

EXAMPLE(erf) {
  expect(erf(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.         0.84270084]"}});
}

EXAMPLE(erfc) {
  expect(erfc(Tensor{0.0f, 1.0f}), {{DType::float32, "[1.        0.1572992]"}});
}

EXAMPLE(erfcinv) {
  expect(erfcinv(Tensor{0.0f, 1.0f, 2.0f}), {{DType::float32, "[ inf   0. -inf]"}});
}

EXAMPLE(erfinv) {
  expect(erfinv(Tensor{0.0f, 1.0f}), {{DType::float32, "[ 0. inf]"}});
}

EXAMPLE(example_feature) {
  expect(example_feature(Tensor::strings({"", ""}, {2}), "age", ExampleFeatureOptions().shape({1}).default_value(Tensor::scalar(7.5f))), {{DType::float32, "[[7.5]\012 [7.5]]"}});
}

EXAMPLE(example_values) {
  expect(example_values(Tensor::strings({"", ""}, {2}), "age"), {{DType::float32, "[]"}, {DType::int64, "[0 0 0]"}});
}

EXAMPLE(example_with_feature) {
  expect(example_with_feature(Tensor::strings({""}, {1}), Tensor::strings({"b"}, {1, 1}), "a"), {{DType::string, "[b'\134n\134x0c\134n\134n\134n\134x01a\134x12\134x05\134n\134x03\134n\134x01b']"}});
}

EXAMPLE(exp) {
  expect(exp(Tensor{0.0f, 1.0f}), {{DType::float32, "[1.        2.7182817]"}});
}

EXAMPLE(exp2) {
  expect(exp2(Tensor{3.0f, -1.0f}), {{DType::float32, "[8.  0.5]"}});
}

EXAMPLE(expand_dims) {
  expect(expand_dims(Tensor{1, 2}, 0), {{DType::int32, "[[1 2]]"}});
}

EXAMPLE(expm1) {
  expect(expm1(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        1.7182817]"}});
}

EXAMPLE(eye) {
  expect(eye(2, EyeOptions().n_cols(3)), {{DType::float32, "[[1. 0. 0.]\012 [0. 1. 0.]]"}});
}

EXAMPLE(fft) {
  expect(fft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}), {{DType::complex64, "[10.+0.j -2.+2.j -2.+0.j -2.-2.j]"}});
}

EXAMPLE(fft2) {
  expect(fft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[10.+0.j -2.+0.j]\012 [-4.+0.j  0.+0.j]]"}});
}

EXAMPLE(fftfreq) {
  expect(fftfreq(4), {{DType::float32, "[ 0.    0.25 -0.5  -0.25]"}});
}

EXAMPLE(fftn) {
  expect(fftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[10.+0.j -2.+0.j]\012 [-4.+0.j  0.+0.j]]"}});
}

EXAMPLE(fftshift) {
  expect(fftshift(Tensor{0, 1, 2, -2, -1}), {{DType::int32, "[-2 -1  0  1  2]"}});
}

EXAMPLE(fill) {
  expect(fill({2, 2}, Tensor::scalar(7)), {{DType::int32, "[[7 7]\012 [7 7]]"}});
}

EXAMPLE(flip) {
  expect(flip(Tensor{{1, 2}, {3, 4}}, FlipOptions().axis({1})), {{DType::int32, "[[2 1]\012 [4 3]]"}});
}

EXAMPLE(floor) {
  expect(floor(Tensor{1.8f, -1.2f}), {{DType::float32, "[ 1. -2.]"}});
}

EXAMPLE(floor_divide) {
  expect(floor_divide(Tensor{7, -7}, Tensor{2, 2}), {{DType::int32, "[ 3 -4]"}});
}

EXAMPLE(fmax) {
  expect(fmax(Tensor{1.0f, NAN}, Tensor{3.0f, 2.0f}), {{DType::float32, "[3. 2.]"}});
}

EXAMPLE(fmin) {
  expect(fmin(Tensor{1.0f, NAN}, Tensor{3.0f, 2.0f}), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(fmod) {
  expect(fmod(Tensor{7, -7}, Tensor{3, 3}), {{DType::int32, "[ 1 -1]"}});
}

EXAMPLE(fold) {
  expect(fold(Tensor{{{1.0f, 2.0f}, {2.0f, 3.0f}}}, {1, 3}, {1, 2}), {{DType::float32, "[[[[1.]\012   [4.]\012   [3.]]]]"}});
}

EXAMPLE(frame) {
  expect(frame(Tensor{1, 2, 3, 4, 5}, 3, 2), {{DType::int32, "[[1 2 3]\012 [3 4 5]]"}});
}

EXAMPLE(frexp) {
  expect(frexp(Tensor{6.0f, -0.25f}), {{DType::float32, "[ 0.75 -0.5 ]"}, {DType::int32, "[ 3 -1]"}});
}

EXAMPLE(gamma) {
  expect(gamma(Tensor{1.0f, 4.0f, 0.0f}), {{DType::float32, "[ 1.  6. inf]"}});
}

EXAMPLE(gather) {
  expect(gather(Tensor{10, 20, 30}, Tensor{2, 0}), {{DType::int32, "[30 10]"}});
}

EXAMPLE(gather_nd) {
  expect(gather_nd(Tensor{{1, 2}, {3, 4}}, Tensor{{0, 1}, {1, 0}}), {{DType::int32, "[2 3]"}});
}

EXAMPLE(gcd) {
  expect(gcd(Tensor{12, -8, 0}, Tensor{18, 20, 5}), {{DType::int32, "[6 4 5]"}});
}

EXAMPLE(gelu) {
  expect(gelu(Tensor{-1.0f, 2.0f}), {{DType::float32, "[-0.15865526  1.9544997 ]"}});
}

EXAMPLE(global_norm) {
  expect(global_norm({Tensor{3.0f}, Tensor{4.0f}}), {{DType::float32, "5.0"}});
}

EXAMPLE(glu) {
  expect(glu(Tensor{1.0f, 2.0f, 0.0f, 0.0f}), {{DType::float32, "[0.5 1. ]"}});
}

EXAMPLE(greater) {
  expect(greater(Tensor{1, 2, 3}, Tensor::scalar(2)), {{DType::bool_, "[False False  True]"}});
}

EXAMPLE(greater_equal) {
  expect(greater_equal(Tensor{1, 2, 3}, Tensor::scalar(2)), {{DType::bool_, "[False  True  True]"}});
}

EXAMPLE(grid_sample) {
  expect(grid_sample(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), reshape(Tensor{0.0f, 0.0f, 0.5f, -0.5f}, {1, 1, 2, 2})), {{DType::float32, "[[[[2.5]\012   [2. ]]]]"}});
}

EXAMPLE(group_norm) {
  expect(group_norm(Tensor{{1.0f, 3.0f, 2.0f, 6.0f}}, 2, GroupNormOptions().epsilon(0.0)), {{DType::float32, "[[-1.  1. -1.  1.]]"}});
}

EXAMPLE(gru) {
  expect(gru(Tensor{{{1.0f}}}, Tensor{{0.0f, 0.0f, 100.0f}}, Tensor{{0.0f, 0.0f, 0.0f}}), {{DType::float32, "[[[0.5]]]"}, {DType::float32, "[[0.5]]"}});
}

EXAMPLE(gru_cell) {
  expect(gru_cell(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{0.0f, 0.0f, 100.0f}}, Tensor{{0.0f, 0.0f, 0.0f}}), {{DType::float32, "[[0.5]]"}});
}

EXAMPLE(hamming_window) {
  expect(hamming_window(4), {{DType::float32, "[0.08 0.54 1.   0.54]"}});
}

EXAMPLE(hann_window) {
  expect(hann_window(4), {{DType::float32, "[0.  0.5 1.  0.5]"}});
}

EXAMPLE(hard_sigmoid) {
  expect(hard_sigmoid(Tensor{-4.0f, 0.0f, 1.5f}), {{DType::float32, "[0.   0.5  0.75]"}});
}

EXAMPLE(hard_swish) {
  expect(hard_swish(Tensor{-4.0f, 1.5f, 4.0f}), {{DType::float32, "[0.    1.125 4.   ]"}});
}

EXAMPLE(hard_tanh) {
  expect(hard_tanh(Tensor{-2.0f, 0.5f, 2.0f}), {{DType::float32, "[-1.   0.5  1. ]"}});
}

EXAMPLE(hardshrink) {
  expect(hardshrink(Tensor{-1.0f, 0.25f, 2.0f}), {{DType::float32, "[-1.  0.  2.]"}});
}

EXAMPLE(heaviside) {
  expect(heaviside(Tensor{-2.0f, 0.0f, 3.0f}, Tensor::scalar(0.5f)), {{DType::float32, "[0.  0.5 1. ]"}});
}

EXAMPLE(hfft) {
  expect(hfft(Tensor{1.0f, 2.0f, 3.0f}), {{DType::float32, "[ 8. -2.  0. -2.]"}});
}

EXAMPLE(histogram) {
  expect(histogram(Tensor{1.0f, 2.0f, 2.5f, 5.0f}, HistogramOptions().bins(2)), {{DType::int64, "[3 1]"}, {DType::float32, "[1. 3. 5.]"}});
}

EXAMPLE(huber) {
  expect(huber(Tensor{0.0f, 0.0f}, Tensor{1.0f, 3.0f}, HuberOptions().reduction(Reduction::none)), {{DType::float32, "[0.5 2.5]"}});
}

EXAMPLE(hypot) {
  expect(hypot(Tensor{3.0f, 5.0f}, Tensor{4.0f, 12.0f}), {{DType::float32, "[ 5. 13.]"}});
}

EXAMPLE(i0) {
  expect(i0(Tensor{0.0f, INFINITY}), {{DType::float32, "[ 1. inf]"}});
}

EXAMPLE(i0e) {
  expect(i0e(Tensor{0.0f, INFINITY}), {{DType::float32, "[1. 0.]"}});
}

EXAMPLE(i1) {
  expect(i1(Tensor{0.0f, -INFINITY}), {{DType::float32, "[  0. -inf]"}});
}

EXAMPLE(i1e) {
  expect(i1e(Tensor{0.0f, INFINITY}), {{DType::float32, "[0. 0.]"}});
}

EXAMPLE(identity) {
  expect(identity(Tensor{1, 2}), {{DType::int32, "[1 2]"}});
}

EXAMPLE(ifft) {
  expect(ifft(Tensor{4.0f, 0.0f, 0.0f, 0.0f}), {{DType::complex64, "[1.+0.j 1.+0.j 1.+0.j 1.+0.j]"}});
}

EXAMPLE(ifft2) {
  expect(ifft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[ 2.5+0.j -0.5+0.j]\012 [-1. +0.j  0. +0.j]]"}});
}

EXAMPLE(ifftn) {
  expect(ifftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[ 2.5+0.j -0.5+0.j]\012 [-1. +0.j  0. +0.j]]"}});
}

EXAMPLE(ifftshift) {
  expect(ifftshift(Tensor{-2, -1, 0, 1, 2}), {{DType::int32, "[ 0  1  2 -2 -1]"}});
}

EXAMPLE(igamma) {
  expect(igamma(Tensor{1.0f, 2.0f}, Tensor{0.0f, INFINITY}), {{DType::float32, "[0. 1.]"}});
}

EXAMPLE(igammac) {
  expect(igammac(Tensor{1.0f, 2.0f}, Tensor{0.0f, INFINITY}), {{DType::float32, "[1. 0.]"}});
}

EXAMPLE(ihfft) {
  expect(ihfft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}), {{DType::complex64, "[ 2.5-0.j  -0.5-0.5j -0.5-0.j ]"}});
}

EXAMPLE(imag) {
  expect(imag(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}), {{DType::float32, "[ 2. -4.]"}});
}

EXAMPLE(inner) {
  expect(inner(Tensor{{1, 2}, {3, 4}}, Tensor{1, 1}), {{DType::int32, "[3 7]"}});
}

EXAMPLE(instance_norm) {
  expect(instance_norm(Tensor{{{1.0f, 2.0f}, {3.0f, 6.0f}}}, InstanceNormOptions().epsilon(0.0)), {{DType::float32, "[[[-1. -1.]\012  [ 1.  1.]]]"}});
}

EXAMPLE(inv) {
  expect(inv(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}), {{DType::float32, "[[ 0.5  0. ]\012 [-0.5  1. ]]"}});
}

EXAMPLE(inverse_stft_window) {
  expect(inverse_stft_window(Tensor{1.0f, 1.0f, 1.0f, 1.0f}, 2), {{DType::float32, "[0.5 0.5 0.5 0.5]"}});
}

EXAMPLE(irfft) {
  expect(irfft(Tensor{std::complex<float>(10, 0), std::complex<float>(-2, 2), std::complex<float>(-2, 0)}), {{DType::float32, "[1. 2. 3. 4.]"}});
}

EXAMPLE(irfft2) {
  expect(irfft2(Tensor{{std::complex<float>(10, 0), std::complex<float>(-2, 0)}, {std::complex<float>(-4, 0), std::complex<float>(0, 0)}}), {{DType::float32, "[[1. 2.]\012 [3. 4.]]"}});
}

EXAMPLE(irfftn) {
  expect(irfftn(Tensor{{std::complex<float>(10, 0), std::complex<float>(-2, 0)}, {std::complex<float>(-4, 0), std::complex<float>(0, 0)}}), {{DType::float32, "[[1. 2.]\012 [3. 4.]]"}});
}

EXAMPLE(isfinite) {
  expect(isfinite(Tensor{1.0f, INFINITY, NAN}), {{DType::bool_, "[ True False False]"}});
}

EXAMPLE(isin) {
  expect(isin(Tensor{1, 2, 3}, Tensor{3, 1}), {{DType::bool_, "[ True False  True]"}});
}

EXAMPLE(isinf) {
  expect(isinf(Tensor{1.0f, INFINITY, NAN}), {{DType::bool_, "[False  True False]"}});
}

EXAMPLE(isnan) {
  expect(isnan(Tensor{1.0f, INFINITY, NAN}), {{DType::bool_, "[False False  True]"}});
}

EXAMPLE(istft) {
  expect(istft(Tensor{{std::complex<float>(2, 0), std::complex<float>(-2, 0)}, {std::complex<float>(4, 0), std::complex<float>(-4, 0)}}, 2, 2), {{DType::float32, "[0. 2. 0. 4.]"}});
}

EXAMPLE(kaiser_window) {
  expect(kaiser_window(3, KaiserWindowOptions().beta(0.0)), {{DType::float32, "[1. 1. 1.]"}});
}

EXAMPLE(kl_div) {
  expect(kl_div(Tensor{0.0f, 0.0f}, Tensor{1.0f, 0.0f}, KlDivOptions().reduction(Reduction::sum)), {{DType::float32, "0.0"}});
}

EXAMPLE(kron) {
  expect(kron(Tensor{1, 10}, Tensor{1, 2, 3}), {{DType::int32, "[ 1  2  3 10 20 30]"}});
}

EXAMPLE(l2_loss) {
  expect(l2_loss(Tensor{3.0f, 4.0f}), {{DType::float32, "12.5"}});
}

EXAMPLE(l2_normalize) {
  expect(l2_normalize(Tensor{{3.0f, 4.0f}}, L2NormalizeOptions().axis({1})), {{DType::float32, "[[0.6 0.8]]"}});
}

EXAMPLE(layer_norm) {
  expect(layer_norm(Tensor{{1.0f, 3.0f}, {6.0f, 2.0f}}, LayerNormOptions().scale(Tensor{1.0f, 2.0f}).offset(Tensor{0.0f, 1.0f}).epsilon(0.0)), {{DType::float32, "[[-1.  3.]\012 [ 1. -1.]]"}});
}

EXAMPLE(lbeta) {
  expect(lbeta(Tensor{{1.0f, 1.0f}, {INFINITY, 1.0f}}), {{DType::float32, "[  0. -inf]"}});
}

EXAMPLE(lcm) {
  expect(lcm(Tensor{4, -3}, Tensor{6, 5}), {{DType::int32, "[12 15]"}});
}

EXAMPLE(ldexp) {
  expect(ldexp(Tensor{1.5f, -3.0f}, Tensor{2, -1}), {{DType::float32, "[ 6.  -1.5]"}});
}

EXAMPLE(leaky_relu) {
  expect(leaky_relu(Tensor{-1.0f, 2.0f}, LeakyReluOptions().alpha(0.2)), {{DType::float32, "[-0.2  2. ]"}});
}

EXAMPLE(less) {
  expect(less(Tensor{1, 2, 3}, Tensor::scalar(2)), {{DType::bool_, "[ True False False]"}});
}

EXAMPLE(less_equal) {
  expect(less_equal(Tensor{1, 2, 3}, Tensor::scalar(2)), {{DType::bool_, "[ True  True False]"}});
}

EXAMPLE(lgamma) {
  expect(lgamma(Tensor{1.0f, 4.0f}), {{DType::float32, "[0.        1.7917595]"}});
}

EXAMPLE(linspace) {
  expect(linspace(0.0, 1.0, 5), {{DType::float32, "[0.   0.25 0.5  0.75 1.  ]"}});
}

EXAMPLE(local_response_norm) {
  expect(local_response_norm(Tensor{{1.0f, 1.0f, 1.0f}}, LocalResponseNormOptions().depth_radius(1).bias(2.0).beta(1.0)), {{DType::float32, "[[0.25 0.2  0.25]]"}});
}

EXAMPLE(log) {
  expect(log(Tensor{1.0f, 2.0f}), {{DType::float32, "[0.        0.6931472]"}});
}

EXAMPLE(log10) {
  expect(log10(Tensor{1.0f, 1000.0f}), {{DType::float32, "[0. 3.]"}});
}

EXAMPLE(log1p) {
  expect(log1p(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        0.6931472]"}});
}

EXAMPLE(log2) {
  expect(log2(Tensor{1.0f, 8.0f}), {{DType::float32, "[0. 3.]"}});
}

EXAMPLE(log_ndtr) {
  expect(log_ndtr(Tensor{0.0f, -INFINITY, INFINITY}), {{DType::float32, "[-0.6931472       -inf -0.       ]"}});
}

EXAMPLE(log_sigmoid) {
  expect(log_sigmoid(Tensor{0.0f, 2.0f}), {{DType::float32, "[-0.6931472 -0.126928 ]"}});
}

EXAMPLE(log_softmax) {
  expect(log_softmax(Tensor{{1.0f, 1.0f}, {0.0f, 2.0f}}), {{DType::float32, "[[-0.6931472 -0.6931472]\012 [-2.126928  -0.126928 ]]"}});
}

EXAMPLE(logaddexp) {
  expect(logaddexp(Tensor{0.0f, 1.0f}, Tensor{0.0f, 2.0f}), {{DType::float32, "[0.6931472 2.3132617]"}});
}

EXAMPLE(logaddexp2) {
  expect(logaddexp2(Tensor{0.0f, 3.0f}, Tensor{0.0f, 3.0f}), {{DType::float32, "[1. 4.]"}});
}

EXAMPLE(logdet) {
  expect(logdet(Tensor{{2.0f, 1.0f}, {1.0f, 1.0f}}), {{DType::float32, "0.0"}});
}

EXAMPLE(logical_and) {
  expect(logical_and(Tensor{true, true}, Tensor{true, false}), {{DType::bool_, "[ True False]"}});
}

EXAMPLE(logical_not) {
  expect(logical_not(Tensor{true, false}), {{DType::bool_, "[False  True]"}});
}

EXAMPLE(logical_or) {
  expect(logical_or(Tensor{true, false}, Tensor{false, false}), {{DType::bool_, "[ True False]"}});
}

EXAMPLE(logical_xor) {
  expect(logical_xor(Tensor{true, true}, Tensor{true, false}), {{DType::bool_, "[False  True]"}});
}

EXAMPLE(logsumexp) {
  expect(logsumexp(Tensor{{0.0f, 0.0f}, {1.0f, 2.0f}}, LogsumexpOptions().axis({1})), {{DType::float32, "[0.6931472 2.3132617]"}});
}

EXAMPLE(lp_pool) {
  expect(lp_pool(Tensor{{{3.0f}, {4.0f}}}, LpPoolOptions().ksize({2})), {{DType::float32, "[[[5.]]]"}});
}

EXAMPLE(lstm) {
  expect(lstm(Tensor{{{1.0f}}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}, LstmOptions().initial_c(Tensor{{200.0f}})), {{DType::float32, "[[[0.5]]]"}, {DType::float32, "[[0.5]]"}, {DType::float32, "[[100.]]"}});
}

EXAMPLE(lstm_cell) {
  expect(lstm_cell(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{200.0f}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}, Tensor{{0.0f, 0.0f, 0.0f, 0.0f}}), {{DType::float32, "[[0.5]]"}, {DType::float32, "[[100.]]"}});
}

EXAMPLE(lstsq) {
  expect(lstsq(Tensor{{1.0f}, {1.0f}}, Tensor{{1.0f}, {3.0f}}), {{DType::float32, "[[2.]]"}});
}

EXAMPLE(lu) {
  expect(lu(Tensor{{1.0f, 3.0f}, {2.0f, 4.0f}}), {{DType::float32, "[[2.  4. ]\012 [0.5 1. ]]"}, {DType::int32, "[1 0]"}});
}

EXAMPLE(lu_solve) {
  expect(lu_solve(Tensor{{2.0f, 4.0f}, {0.5f, 1.0f}}, Tensor{1, 0}, Tensor{{4.0f}, {6.0f}}), {{DType::float32, "[[1.]\012 [1.]]"}});
}

EXAMPLE(matmul) {
  expect(matmul(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, Tensor{{1.0f, 0.0f}, {1.0f, 1.0f}}), {{DType::float32, "[[3. 2.]\012 [7. 4.]]"}});
}

EXAMPLE(matrix_cond) {
  expect(matrix_cond(Tensor{{4.0f, 0.0f}, {0.0f, 2.0f}}), {{DType::float32, "2.0"}});
}

EXAMPLE(matrix_diag) {
  expect(matrix_diag(Tensor{1, 2}), {{DType::int32, "[[1 0]\012 [0 2]]"}});
}

EXAMPLE(matrix_exp) {
  expect(matrix_exp(Tensor{{0.0f, 1.0f}, {0.0f, 0.0f}}), {{DType::float32, "[[1. 1.]\012 [0. 1.]]"}});
}

EXAMPLE(matrix_norm) {
  expect(matrix_norm(Tensor{{3.0f, 0.0f}, {4.0f, 0.0f}}), {{DType::float32, "5.0"}});
}

EXAMPLE(matrix_power) {
  expect(matrix_power(Tensor{{1, 1}, {0, 1}}, 3), {{DType::int32, "[[1 3]\012 [0 1]]"}});
}

EXAMPLE(matrix_rank) {
  expect(matrix_rank(Tensor{{1.0f, 2.0f}, {2.0f, 4.0f}}), {{DType::int64, "1"}});
}

EXAMPLE(matrix_trace) {
  expect(matrix_trace(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::float32, "5.0"}});
}

EXAMPLE(matrix_transpose) {
  expect(matrix_transpose(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[1 3]\012 [2 4]]"}});
}

EXAMPLE(max) {
  expect(max(Tensor{{1, 9}, {7, 5}}, MaxOptions().axis({1})), {{DType::int32, "[9 7]"}});
}

EXAMPLE(max_pool1d) {
  expect(max_pool1d(Tensor{{{1.0f}, {2.0f}}}, MaxPool1dOptions().ksize({2})), {{DType::float32, "[[[2.]]]"}});
}

EXAMPLE(max_pool2d) {
  expect(max_pool2d(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), MaxPool2dOptions().ksize({2, 2})), {{DType::float32, "[[[[4.]]]]"}});
}

EXAMPLE(max_pool3d) {
  expect(max_pool3d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2, 1}), MaxPool3dOptions().ksize({1, 1, 2})), {{DType::float32, "[[[[[2.]]]]]"}});
}

EXAMPLE(max_pool_with_argmax) {
  expect(max_pool_with_argmax(Tensor{{{1.0f}, {5.0f}, {3.0f}, {4.0f}}}, MaxPoolWithArgmaxOptions().ksize({2})), {{DType::float32, "[[[5.]\012  [4.]]]"}, {DType::int64, "[[[1]\012  [3]]]"}});
}

EXAMPLE(max_unpool) {
  expect(max_unpool(Tensor{{{5.0f}, {4.0f}}}, Tensor{{{1}, {3}}}, MaxUnpoolOptions().ksize({2})), {{DType::float32, "[[[0.]\012  [5.]\012  [0.]\012  [4.]]]"}});
}

EXAMPLE(maximum) {
  expect(maximum(Tensor{1, 5}, Tensor{3, 2}), {{DType::int32, "[3 5]"}});
}

EXAMPLE(mean) {
  expect(mean(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, MeanOptions().axis({0})), {{DType::float32, "[2. 3.]"}});
}

EXAMPLE(median) {
  expect(median(Tensor{3.0f, 1.0f, 2.0f, 8.0f}), {{DType::float32, "2.5"}});
}

EXAMPLE(meshgrid) {
  expect(meshgrid({Tensor{1, 2, 3}, Tensor{4, 5}}), {{DType::int32, "[[1 2 3]\012 [1 2 3]]"}, {DType::int32, "[[4 4 4]\012 [5 5 5]]"}});
}

EXAMPLE(min) {
  expect(min(Tensor{{1, 9}, {7, 5}}, MinOptions().axis({1})), {{DType::int32, "[1 5]"}});
}

EXAMPLE(minimum) {
  expect(minimum(Tensor{1, 5}, Tensor{3, 2}), {{DType::int32, "[1 2]"}});
}

EXAMPLE(mish) {
  expect(mish(Tensor{0.0f, 2.0f}), {{DType::float32, "[0.       1.943959]"}});
}

EXAMPLE(modf) {
  expect(modf(Tensor{2.5f, -1.25f}), {{DType::float32, "[ 0.5  -0.25]"}, {DType::float32, "[ 2. -1.]"}});
}

EXAMPLE(moments) {
  expect(moments(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, MomentsOptions().axis({1})), {{DType::float32, "[2. 4.]"}, {DType::float32, "[1. 4.]"}});
}

EXAMPLE(moveaxis) {
  expect(moveaxis(Tensor{{1, 2, 3}}, {0}, {-1}), {{DType::int32, "[[1]\012 [2]\012 [3]]"}});
}

EXAMPLE(multi_head_attention) {
  expect(multi_head_attention(Tensor{{1.0f}}, Tensor{{0.0f}}, Tensor{{3.0f}}, Tensor{{{1.0f}}}, Tensor{{{1.0f}}}, Tensor{{{2.0f}}}, Tensor{{{1.0f}}}), {{DType::float32, "[[6.]]"}});
}

EXAMPLE(multiply) {
  expect(multiply(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}), {{DType::float32, "[10. 40.]"}});
}

EXAMPLE(nanargmax) {
  expect(nanargmax(Tensor{{NAN, 9.0f, 3.0f}, {7.0f, NAN, 6.0f}}, NanargmaxOptions().axis(1)), {{DType::int64, "[1 0]"}});
}

EXAMPLE(nanargmin) {
  expect(nanargmin(Tensor{{NAN, 9.0f, 3.0f}, {7.0f, NAN, 6.0f}}, NanargminOptions().axis(1)), {{DType::int64, "[2 2]"}});
}

EXAMPLE(nancumprod) {
  expect(nancumprod(Tensor{1.0f, NAN, 3.0f}, NancumprodOptions().axis(0)), {{DType::float32, "[1. 1. 3.]"}});
}

EXAMPLE(nancumsum) {
  expect(nancumsum(Tensor{1.0f, NAN, 3.0f}, NancumsumOptions().axis(0)), {{DType::float32, "[1. 1. 4.]"}});
}

EXAMPLE(nanmax) {
  expect(nanmax(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanmaxOptions().axis({1})), {{DType::float32, "[1. 4.]"}});
}

EXAMPLE(nanmean) {
  expect(nanmean(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanmeanOptions().axis({0})), {{DType::float32, "[2. 4.]"}});
}

EXAMPLE(nanmedian) {
  expect(nanmedian(Tensor{3.0f, 1.0f, NAN, 2.0f}), {{DType::float32, "2.0"}});
}

EXAMPLE(nanmin) {
  expect(nanmin(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanminOptions().axis({1})), {{DType::float32, "[1. 3.]"}});
}

EXAMPLE(nanpercentile) {
  expect(nanpercentile(Tensor{1.0f, NAN, 3.0f, 4.0f}, Tensor{50.0f, 100.0f}), {{DType::float32, "[3. 4.]"}});
}

EXAMPLE(nanprod) {
  expect(nanprod(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanprodOptions().axis({1})), {{DType::float32, "[ 1. 12.]"}});
}

EXAMPLE(nanquantile) {
  expect(nanquantile(Tensor{1.0f, NAN, 3.0f, 4.0f}, Tensor{0.5f, 1.0f}), {{DType::float32, "[3. 4.]"}});
}

EXAMPLE(nanstd) {
  expect(nanstd(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanstdOptions().axis({0})), {{DType::float32, "[1. 0.]"}});
}

EXAMPLE(nansum) {
  expect(nansum(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NansumOptions().axis({0})), {{DType::float32, "[4. 4.]"}});
}

EXAMPLE(nanvar) {
  expect(nanvar(Tensor{{1.0f, NAN}, {3.0f, 4.0f}}, NanvarOptions().axis({0})), {{DType::float32, "[1. 0.]"}});
}

EXAMPLE(ndtri) {
  expect(ndtri(Tensor{0.0f, 0.5f, 1.0f}), {{DType::float32, "[-inf   0.  inf]"}});
}

EXAMPLE(negative) {
  expect(negative(Tensor{1, -2}), {{DType::int32, "[-1  2]"}});
}

EXAMPLE(nextafter) {
  expect(nextafter(Tensor{1.0f}, Tensor::scalar(2.0f)), {{DType::float32, "[1.0000001]"}});
}

EXAMPLE(nll_loss) {
  expect(nll_loss(Tensor{{-1.0f, -3.0f}, {-2.0f, -0.5f}}, Tensor{0, 1}), {{DType::float32, "0.75"}});
}

EXAMPLE(nonzero) {
  expect(nonzero(Tensor{{1, 0}, {2, 3}}), {{DType::int64, "[0 1 1]"}, {DType::int64, "[0 0 1]"}});
}

EXAMPLE(not_equal) {
  expect(not_equal(Tensor{1, 2}, Tensor{1, 3}), {{DType::bool_, "[False  True]"}});
}

EXAMPLE(one_hot) {
  expect(one_hot(Tensor{0, 2}, 3), {{DType::float32, "[[1. 0. 0.]\012 [0. 0. 1.]]"}});
}

EXAMPLE(ones_like) {
  expect(ones_like(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[1 1]\012 [1 1]]"}});
}

EXAMPLE(outer) {
  expect(outer(Tensor{1, 2}, Tensor{3, 4}), {{DType::int32, "[[3 4]\012 [6 8]]"}});
}

EXAMPLE(overlap_and_add) {
  expect(overlap_and_add(Tensor{{1, 2, 3}, {10, 20, 30}}, 2), {{DType::int32, "[ 1  2 13 20 30]"}});
}

EXAMPLE(pad) {
  expect(pad(Tensor{1, 2, 3}, {1, 2}), {{DType::int32, "[0 1 2 3 0 0]"}});
}

EXAMPLE(percentile) {
  expect(percentile(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, Tensor{50.0f, 100.0f}), {{DType::float32, "[2.5 4. ]"}});
}

EXAMPLE(permute_dims) {
  expect(permute_dims(Tensor{{1, 2}, {3, 4}}, PermuteDimsOptions().axes({1, 0})), {{DType::int32, "[[1 3]\012 [2 4]]"}});
}

EXAMPLE(pinv) {
  expect(pinv(Tensor{{2.0f, 0.0f}, {0.0f, 0.0f}}), {{DType::float32, "[[0.5 0. ]\012 [0.  0. ]]"}});
}

EXAMPLE(polygamma) {
  expect(polygamma(Tensor::scalar(1.0f), Tensor{1.0f, 2.0f}), {{DType::float32, "[1.644934   0.64493406]"}});
}

EXAMPLE(positive) {
  expect(positive(Tensor{1, -2}), {{DType::int32, "[ 1 -2]"}});
}

EXAMPLE(pow) {
  expect(pow(Tensor{2.0f, 3.0f}, Tensor::scalar(2.0f)), {{DType::float32, "[4. 9.]"}});
}

EXAMPLE(prelu) {
  expect(prelu(Tensor{-1.0f, 2.0f}, Tensor{0.5f, 0.5f}), {{DType::float32, "[-0.5  2. ]"}});
}

EXAMPLE(prod) {
  expect(prod(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, ProdOptions().axis({1})), {{DType::float32, "[ 2. 12.]"}});
}

EXAMPLE(qr) {
  expect(qr(Tensor{{3.0f, 5.0f}, {4.0f, 0.0f}}), {{DType::float32, "[[-0.6 -0.8]\012 [-0.8  0.6]]"}, {DType::float32, "[[-5. -3.]\012 [ 0. -4.]]"}});
}

EXAMPLE(quantile) {
  expect(quantile(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, Tensor{0.5f, 1.0f}), {{DType::float32, "[2.5 4. ]"}});
}

EXAMPLE(rad2deg) {
  expect(rad2deg(Tensor{0.0f, 1.0f}), {{DType::float32, "[ 0.      57.29578]"}});
}

EXAMPLE(random_bernoulli) {
  expect(random_bernoulli(Tensor{0.0f, 1.0f}, RandomBernoulliOptions().seed(7)), {{DType::bool_, "[False  True]"}});
}

EXAMPLE(random_beta) {
  expect(random_beta(Tensor{0.0f, 1.0f}, Tensor{1.0f, 0.0f}, RandomBetaOptions().seed(7)), {{DType::float32, "[0. 1.]"}});
}

EXAMPLE(random_binomial) {
  expect(random_binomial(Tensor{5.0f, 7.0f}, Tensor{0.0f, 1.0f}, RandomBinomialOptions().seed(7)), {{DType::int32, "[0 7]"}});
}

EXAMPLE(random_categorical) {
  expect(random_categorical(Tensor{{0.0f, 100.0f}}, RandomCategoricalOptions().num_samples(3).seed(7)), {{DType::int64, "[[1 1 1]]"}});
}

EXAMPLE(random_crop) {
  expect(random_crop(Tensor{1, 2, 3, 4}, {4}, RandomCropOptions().seed(3)), {{DType::int32, "[1 2 3 4]"}});
}

EXAMPLE(random_exponential) {
  expect(random_exponential(Tensor{INFINITY, 0.0f}, RandomExponentialOptions().seed(7)), {{DType::float32, "[ 0. inf]"}});
}

EXAMPLE(random_flip) {
  expect(random_flip(Tensor{{{1}, {1}}}, RandomFlipOptions().seed(3)), {{DType::int32, "[[[1]\012  [1]]]"}});
}

EXAMPLE(random_gamma) {
  expect(random_gamma(Tensor{0.0f, INFINITY}, RandomGammaOptions().seed(7)), {{DType::float32, "[ 0. inf]"}});
}

EXAMPLE(random_gumbel) {
  expect(random_gumbel(Tensor{1.0f, 2.0f}, Tensor::scalar(0.0f), RandomGumbelOptions().seed(7)), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(random_laplace) {
  expect(random_laplace(Tensor{1.0f, 2.0f}, Tensor::scalar(0.0f), RandomLaplaceOptions().seed(7)), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(random_multinomial) {
  expect(random_multinomial(Tensor::scalar(5.0f), Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}}, RandomMultinomialOptions().seed(7)), {{DType::int32, "[[0 5]\012 [5 0]]"}});
}

EXAMPLE(random_normal) {
  expect(random_normal(RandomNormalOptions().shape({2}).mean(10.0).seed(7)), {{DType::float32, "[10.000292  9.695153]"}});
}

EXAMPLE(random_orthogonal) {
  expect(random_orthogonal(RandomOrthogonalOptions().shape({1, 1}).gain(2.0).seed(7)), {{DType::float32, "[[2.]]"}});
}

EXAMPLE(random_permutation) {
  expect(random_permutation(4, RandomPermutationOptions().seed(7)), {{DType::int64, "[1 0 2 3]"}});
}

EXAMPLE(random_poisson) {
  expect(random_poisson(Tensor{0.0f, 0.0f}, RandomPoissonOptions().seed(7)), {{DType::float32, "[0. 0.]"}});
}

EXAMPLE(random_truncated_normal) {
  expect(random_truncated_normal(RandomTruncatedNormalOptions().shape({2}).seed(7)), {{DType::float32, "[1.5055828 0.6395586]"}});
}

EXAMPLE(random_uniform) {
  expect(random_uniform(RandomUniformOptions().shape({3}).minval(-1.0).maxval(1.0).seed(7)), {{DType::float32, "[ 0.90919423  0.50030434 -0.7716453 ]"}});
}

EXAMPLE(random_variance_scaling) {
  expect(random_variance_scaling(RandomVarianceScalingOptions().shape({2, 2}).distribution(Distribution::uniform).seed(7)), {{DType::float32, "[[ 1.113531    0.61274517]\012 [-0.94506866 -1.0149269 ]]"}});
}

EXAMPLE(ravel_multi_index) {
  expect(ravel_multi_index({Tensor{0, 1}, Tensor{1, 2}}, {2, 3}), {{DType::int64, "[1 5]"}});
}

EXAMPLE(real) {
  expect(real(Tensor{std::complex<float>(1, 2), std::complex<float>(3, -4)}), {{DType::float32, "[1. 3.]"}});
}

EXAMPLE(reciprocal) {
  expect(reciprocal(Tensor{2.0f, 4.0f}), {{DType::float32, "[0.5  0.25]"}});
}

EXAMPLE(reciprocal_no_nan) {
  expect(reciprocal_no_nan(Tensor{2.0f, 0.0f}), {{DType::float32, "[0.5 0. ]"}});
}

EXAMPLE(relu) {
  expect(relu(Tensor{-1.0f, 2.0f}), {{DType::float32, "[0. 2.]"}});
}

EXAMPLE(relu6) {
  expect(relu6(Tensor{-1.0f, 2.0f, 8.0f}), {{DType::float32, "[0. 2. 6.]"}});
}

EXAMPLE(remainder) {
  expect(remainder(Tensor{7, -7}, Tensor{3, 3}), {{DType::int32, "[1 2]"}});
}

EXAMPLE(repeat) {
  expect(repeat(Tensor{1, 2}, 2, RepeatOptions().axis(0)), {{DType::int32, "[1 1 2 2]"}});
}

EXAMPLE(repeat_each) {
  expect(repeat_each(Tensor{1, 2, 3}, Tensor{2, 0, 1}), {{DType::int32, "[1 1 3]"}});
}

EXAMPLE(reshape) {
  expect(reshape(Tensor{1, 2, 3, 4}, {2, -1}), {{DType::int32, "[[1 2]\012 [3 4]]"}});
}

EXAMPLE(reshape_like) {
  expect(reshape_like(Tensor{1, 2, 3, 4}, Tensor{{0, 0}, {0, 0}}), {{DType::int32, "[[1 2]\012 [3 4]]"}});
}

EXAMPLE(resize) {
  expect(resize(reshape(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, {1, 2, 2, 1}), {1, 4}), {{DType::float32, "[[[[2.  ]\012   [2.25]\012   [2.75]\012   [3.  ]]]]"}});
}

EXAMPLE(reverse_sequence) {
  expect(reverse_sequence(Tensor{{1, 2, 3}, {4, 5, 6}}, Tensor{2, 3}, 1), {{DType::int32, "[[2 1 3]\012 [6 5 4]]"}});
}

EXAMPLE(rfft) {
  expect(rfft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}), {{DType::complex64, "[10.+0.j -2.+2.j -2.+0.j]"}});
}

EXAMPLE(rfft2) {
  expect(rfft2(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[10.+0.j -2.+0.j]\012 [-4.+0.j  0.+0.j]]"}});
}

EXAMPLE(rfftfreq) {
  expect(rfftfreq(4), {{DType::float32, "[0.   0.25 0.5 ]"}});
}

EXAMPLE(rfftn) {
  expect(rfftn(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::complex64, "[[10.+0.j -2.+0.j]\012 [-4.+0.j  0.+0.j]]"}});
}

EXAMPLE(rms_norm) {
  expect(rms_norm(Tensor{{1.0f, 7.0f}, {5.0f, 5.0f}}, RmsNormOptions().scale(Tensor{1.0f, 2.0f}).epsilon(0.0)), {{DType::float32, "[[0.2 2.8]\012 [1.  2. ]]"}});
}

EXAMPLE(rnn) {
  expect(rnn(Tensor{{{1.0f, 3.0f}}}, Tensor{{2.0f}, {1.0f}}, Tensor{{-1.0f}}, RnnOptions().activation(Activation::relu)), {{DType::float32, "[[[5.]]]"}, {DType::float32, "[[5.]]"}});
}

EXAMPLE(rnn_cell) {
  expect(rnn_cell(Tensor{{1.0f, 3.0f}}, Tensor{{0.0f}}, Tensor{{2.0f}, {1.0f}}, Tensor{{-1.0f}}, RnnCellOptions().activation(Activation::relu)), {{DType::float32, "[[5.]]"}});
}

EXAMPLE(roll) {
  expect(roll(Tensor{1, 2, 3}, {1}, RollOptions().axis({0})), {{DType::int32, "[3 1 2]"}});
}

EXAMPLE(rot90) {
  expect(rot90(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[2 4]\012 [1 3]]"}});
}

EXAMPLE(rotary_embedding) {
  expect(rotary_embedding(Tensor{{1.0f, 2.0f}}, Tensor{{0.0f}}, Tensor{{1.0f}}), {{DType::float32, "[[-2.  1.]]"}});
}

EXAMPLE(round) {
  expect(round(Tensor{0.5f, 1.5f, 2.6f}), {{DType::float32, "[0. 2. 3.]"}});
}

EXAMPLE(rsqrt) {
  expect(rsqrt(Tensor{4.0f, 16.0f}), {{DType::float32, "[0.5  0.25]"}});
}

EXAMPLE(scaled_dot_product_attention) {
  expect(scaled_dot_product_attention(Tensor{{1.0f, 0.0f}}, Tensor{{0.0f, 0.0f}, {0.0f, 1.0f}}, Tensor{{1.0f}, {3.0f}}), {{DType::float32, "[[2.]]"}});
}

EXAMPLE(scatter_elements) {
  expect(scatter_elements(Tensor{{1, 2}, {3, 4}}, Tensor{{1, 0}}, Tensor{{10, 20}}), {{DType::int32, "[[ 1 20]\012 [10  4]]"}});
}

EXAMPLE(scatter_nd) {
  expect(scatter_nd(Tensor{{0}, {2}, {0}}, Tensor{1, 2, 3}, {4}), {{DType::int32, "[4 0 2 0]"}});
}

EXAMPLE(searchsorted) {
  expect(searchsorted(Tensor{1, 3, 5}, Tensor{3, 4}), {{DType::int64, "[1 2]"}});
}

EXAMPLE(segment_max) {
  expect(segment_max(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}), {{DType::int32, "[2 4 0 8]"}});
}

EXAMPLE(segment_mean) {
  expect(segment_mean(Tensor{1.0f, 2.0f, 4.0f, 8.0f}, Tensor{0, 0, 1, 3}), {{DType::float32, "[1.5 4.  0.  8. ]"}});
}

EXAMPLE(segment_min) {
  expect(segment_min(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}), {{DType::int32, "[1 4 0 8]"}});
}

EXAMPLE(segment_prod) {
  expect(segment_prod(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}), {{DType::int32, "[2 4 1 8]"}});
}

EXAMPLE(segment_sum) {
  expect(segment_sum(Tensor{1, 2, 4, 8}, Tensor{0, 0, 1, 3}), {{DType::int32, "[3 4 0 8]"}});
}

EXAMPLE(selu) {
  expect(selu(Tensor{-1.0f, 2.0f}), {{DType::float32, "[-1.1113307  2.101402 ]"}});
}

EXAMPLE(separable_conv2d) {
  expect(separable_conv2d(reshape(Tensor{1.0f, 2.0f}, {1, 1, 1, 2}), reshape(Tensor{3.0f, 4.0f}, {1, 1, 2, 1}), reshape(Tensor{1.0f, 10.0f}, {1, 1, 2, 1})), {{DType::float32, "[[[[83.]]]]"}});
}

EXAMPLE(sequence_mask) {
  expect(sequence_mask(Tensor{1, 3}, SequenceMaskOptions().maxlen(Tensor::scalar(3))), {{DType::bool_, "[[ True False False]\012 [ True  True  True]]"}});
}

EXAMPLE(set_diag) {
  expect(set_diag(Tensor{{1, 2}, {3, 4}}, Tensor{5, 6}), {{DType::int32, "[[5 2]\012 [3 6]]"}});
}

EXAMPLE(sigmoid) {
  expect(sigmoid(Tensor{0.0f, 2.0f}), {{DType::float32, "[0.5      0.880797]"}});
}

EXAMPLE(sigmoid_cross_entropy_with_logits) {
  expect(sigmoid_cross_entropy_with_logits(Tensor{0.0f, 2.0f}, Tensor{1.0f, 0.0f}), {{DType::float32, "[0.6931472 2.126928 ]"}});
}

EXAMPLE(sign) {
  expect(sign(Tensor{-2.0f, 0.0f, 3.0f}), {{DType::float32, "[-1.  0.  1.]"}});
}

EXAMPLE(signbit) {
  expect(signbit(Tensor{-1.0f, -0.0f, 0.0f}), {{DType::bool_, "[ True  True False]"}});
}

EXAMPLE(silu) {
  expect(silu(Tensor{0.0f, 2.0f}), {{DType::float32, "[0.       1.761594]"}});
}

EXAMPLE(sin) {
  expect(sin(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.         0.84147096]"}});
}

EXAMPLE(sinc) {
  expect(sinc(Tensor{0.0f, 0.25f, 1.25f}), {{DType::float32, "[ 1.          0.9003163  -0.18006326]"}});
}

EXAMPLE(sinh) {
  expect(sinh(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        1.1752012]"}});
}

EXAMPLE(slice) {
  expect(slice(Tensor{{1, 2, 3}, {4, 5, 6}}, {0, 1}, SliceOptions().size({2, -1})), {{DType::int32, "[[2 3]\012 [5 6]]"}});
}

EXAMPLE(slogdet) {
  expect(slogdet(Tensor{{0.0f, 1.0f}, {1.0f, 0.0f}}), {{DType::float32, "-1.0"}, {DType::float32, "0.0"}});
}

EXAMPLE(smooth_l1) {
  expect(smooth_l1(Tensor{0.0f, 0.0f}, Tensor{1.0f, 3.0f}, SmoothL1Options().beta(2.0).reduction(Reduction::none)), {{DType::float32, "[0.25 2.  ]"}});
}

EXAMPLE(softmax) {
  expect(softmax(Tensor{{1.0f, 1.0f}, {0.0f, 2.0f}}), {{DType::float32, "[[0.5        0.5       ]\012 [0.11920291 0.880797  ]]"}});
}

EXAMPLE(softmax_cross_entropy_with_logits) {
  expect(softmax_cross_entropy_with_logits(Tensor{{1.0f, 1.0f}}, Tensor{{0.0f, 1.0f}}), {{DType::float32, "[0.6931472]"}});
}

EXAMPLE(softplus) {
  expect(softplus(Tensor{0.0f, 2.0f}), {{DType::float32, "[0.6931472 2.126928 ]"}});
}

EXAMPLE(softshrink) {
  expect(softshrink(Tensor{-1.0f, 0.25f, 2.0f}), {{DType::float32, "[-0.5  0.   1.5]"}});
}

EXAMPLE(softsign) {
  expect(softsign(Tensor{-1.0f, 3.0f}), {{DType::float32, "[-0.5   0.75]"}});
}

EXAMPLE(solve) {
  expect(solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}), {{DType::float32, "[[1.]\012 [2.]]"}});
}

EXAMPLE(sort) {
  expect(sort(Tensor{3, 1, 2}), {{DType::int32, "[1 2 3]"}});
}

EXAMPLE(space_to_depth) {
  expect(space_to_depth(reshape(Tensor{1, 2, 3, 4}, {1, 2, 2, 1}), 2), {{DType::int32, "[[[[1 2 3 4]]]]"}});
}

EXAMPLE(sparse_dense_matmul) {
  expect(sparse_dense_matmul(Tensor{{0, 1}, {1, 0}}, Tensor{2.0f, 3.0f}, {2, 2}, Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}), {{DType::float32, "[[6. 8.]\012 [3. 6.]]"}});
}

EXAMPLE(sparse_softmax_cross_entropy_with_logits) {
  expect(sparse_softmax_cross_entropy_with_logits(Tensor{{1.0f, 1.0f}}, Tensor{1}), {{DType::float32, "[0.6931472]"}});
}

EXAMPLE(split) {
  expect(split(Tensor{1, 2, 3, 4}, {2}), {{DType::int32, "[1 2]"}, {DType::int32, "[3 4]"}});
}

EXAMPLE(sqrt) {
  expect(sqrt(Tensor{4.0f, 2.0f}), {{DType::float32, "[2.        1.4142135]"}});
}

EXAMPLE(square) {
  expect(square(Tensor{3.0f, -2.0f}), {{DType::float32, "[9. 4.]"}});
}

EXAMPLE(squared_difference) {
  expect(squared_difference(Tensor{1.0f, 5.0f}, Tensor{3.0f, 2.0f}), {{DType::float32, "[4. 9.]"}});
}

EXAMPLE(squeeze) {
  expect(squeeze(Tensor{{{1, 2}}}, SqueezeOptions().axis({0})), {{DType::int32, "[[1 2]]"}});
}

EXAMPLE(stack) {
  expect(stack({Tensor{1, 2}, Tensor{3, 4}}, StackOptions().axis(1)), {{DType::int32, "[[1 3]\012 [2 4]]"}});
}

EXAMPLE(std_) {
  expect(std_(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, StdOptions().axis({1})), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(stft) {
  expect(stft(Tensor{1.0f, 2.0f, 3.0f, 4.0f}, 2, 2), {{DType::complex64, "[[ 2.+0.j -2.+0.j]\012 [ 4.+0.j -4.+0.j]]"}});
}

EXAMPLE(stop_gradient) {
  expect(stop_gradient(Tensor{1.0f, 2.0f}), {{DType::float32, "[1. 2.]"}});
}

EXAMPLE(strided_slice) {
  expect(strided_slice(Tensor{1, 2, 3, 4, 5}, StridedSliceOptions().begin({0}).end({5}).strides({2})), {{DType::int32, "[1 3 5]"}});
}

EXAMPLE(strided_slice_update) {
  expect(strided_slice_update(Tensor{1, 2, 3, 4, 5}, Tensor{7, 8}, StridedSliceUpdateOptions().begin({1}).end({4}).strides({2})), {{DType::int32, "[1 7 3 8 5]"}});
}

EXAMPLE(string_hash_bucket) {
  expect(string_hash_bucket(Tensor::strings({"one", "two", "one"}, {3}), 10), {{DType::int64, "[1 0 1]"}});
}

EXAMPLE(string_join) {
  expect(string_join({Tensor::strings({"one", "two"}, {2}), Tensor::strings({"x", "y"}, {2})}, StringJoinOptions().separator("-")), {{DType::string, "[b'one-x' b'two-y']"}});
}

EXAMPLE(string_length) {
  expect(string_length(Tensor::strings({"one", "", "three"}, {3})), {{DType::int32, "[3 0 5]"}});
}

EXAMPLE(string_lower) {
  expect(string_lower(Tensor::strings({"One", "TWO"}, {2})), {{DType::string, "[b'one' b'two']"}});
}

EXAMPLE(string_replace) {
  expect(string_replace(Tensor::strings({"a-b-c", "d"}, {2}), "-", "+"), {{DType::string, "[b'a+b+c' b'd']"}});
}

EXAMPLE(string_split) {
  expect(string_split(Tensor::strings({"a,b", "c"}, {2}), StringSplitOptions().separator(",")), {{DType::string, "[b'a' b'b' b'c']"}, {DType::int64, "[0 2 3]"}});
}

EXAMPLE(string_strip) {
  expect(string_strip(Tensor::strings({" one", "t wo\012"}, {2})), {{DType::string, "[b'one' b't wo']"}});
}

EXAMPLE(string_to_number) {
  expect(string_to_number(Tensor::strings({"1", "-2.5", " 3e2 "}, {3})), {{DType::float32, "[  1.   -2.5 300. ]"}});
}

EXAMPLE(string_upper) {
  expect(string_upper(Tensor::strings({"One", "two"}, {2})), {{DType::string, "[b'ONE' b'TWO']"}});
}

EXAMPLE(substr) {
  expect(substr(Tensor::strings({"three", "seven"}, {2}), Tensor::scalar(1), Tensor::scalar(3)), {{DType::string, "[b'hre' b'eve']"}});
}

EXAMPLE(subtract) {
  expect(subtract(Tensor{1.0f, 2.0f}, Tensor{10.0f, 20.0f}), {{DType::float32, "[ -9. -18.]"}});
}

EXAMPLE(sum) {
  expect(sum(Tensor{{1.0f, 2.0f}, {3.0f, 4.0f}}, SumOptions().axis({0})), {{DType::float32, "[4. 6.]"}});
}

EXAMPLE(sum_like) {
  expect(sum_like(Tensor{{1, 2}, {3, 4}}, Tensor{0, 0}), {{DType::int32, "[4 6]"}});
}

EXAMPLE(svd) {
  expect(svd(Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}}), {{DType::float32, "[[1. 0.]\012 [0. 1.]]"}, {DType::float32, "[2. 1.]"}, {DType::float32, "[[0. 1.]\012 [1. 0.]]"}});
}

EXAMPLE(svdvals) {
  expect(svdvals(Tensor{{0.0f, 2.0f}, {1.0f, 0.0f}}), {{DType::float32, "[2. 1.]"}});
}

EXAMPLE(swapaxes) {
  expect(swapaxes(Tensor{{1, 2}, {3, 4}}, 0, 1), {{DType::int32, "[[1 3]\012 [2 4]]"}});
}

EXAMPLE(take) {
  expect(take(Tensor{10, 20, 30}, Tensor{2, -3}), {{DType::int32, "[30 10]"}});
}

EXAMPLE(take_along_axis) {
  expect(take_along_axis(Tensor{{1, 2}, {3, 4}}, Tensor{{1}, {0}}, TakeAlongAxisOptions().axis(1)), {{DType::int32, "[[2]\012 [3]]"}});
}

EXAMPLE(tan) {
  expect(tan(Tensor{0.0f, 0.5f}), {{DType::float32, "[0.        0.5463025]"}});
}

EXAMPLE(tanh) {
  expect(tanh(Tensor{0.0f, 1.0f}), {{DType::float32, "[0.        0.7615942]"}});
}

EXAMPLE(tensor_scatter_nd_add) {
  expect(tensor_scatter_nd_add(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}), {{DType::int32, "[11  2 23]"}});
}

EXAMPLE(tensor_scatter_nd_max) {
  expect(tensor_scatter_nd_max(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 0}), {{DType::int32, "[10  2  3]"}});
}

EXAMPLE(tensor_scatter_nd_min) {
  expect(tensor_scatter_nd_min(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 0}), {{DType::int32, "[1 2 0]"}});
}

EXAMPLE(tensor_scatter_nd_mul) {
  expect(tensor_scatter_nd_mul(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}), {{DType::int32, "[10  2 60]"}});
}

EXAMPLE(tensor_scatter_nd_update) {
  expect(tensor_scatter_nd_update(Tensor{1, 2, 3}, Tensor{{0}, {2}}, Tensor{10, 20}), {{DType::int32, "[10  2 20]"}});
}

EXAMPLE(tensordot) {
  expect(tensordot(Tensor{{1, 2}, {3, 4}}, Tensor{{1, 0}, {0, 1}}, TensordotOptions().axes({1, 0})), {{DType::int32, "[[1 2]\012 [3 4]]"}});
}

EXAMPLE(tile) {
  expect(tile(Tensor{1, 2}, {2}), {{DType::int32, "[1 2 1 2]"}});
}

EXAMPLE(top_k) {
  expect(top_k(Tensor{3.0f, 1.0f, 2.0f}, 2), {{DType::float32, "[3. 2.]"}, {DType::int64, "[0 2]"}});
}

EXAMPLE(triangular_solve) {
  expect(triangular_solve(Tensor{{2.0f, 0.0f}, {1.0f, 1.0f}}, Tensor{{2.0f}, {3.0f}}), {{DType::float32, "[[1.]\012 [2.]]"}});
}

EXAMPLE(tril) {
  expect(tril(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[1 0]\012 [3 4]]"}});
}

EXAMPLE(triu) {
  expect(triu(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[1 2]\012 [0 4]]"}});
}

EXAMPLE(trunc) {
  expect(trunc(Tensor{1.7f, -1.7f}), {{DType::float32, "[ 1. -1.]"}});
}

EXAMPLE(trunc_div) {
  expect(trunc_div(Tensor{7, -7}, Tensor{2, 2}), {{DType::int32, "[ 3 -3]"}});
}

EXAMPLE(unfold) {
  expect(unfold(reshape(Tensor{1, 2, 3}, {1, 1, 3, 1}), {1, 2}), {{DType::int32, "[[[1 2]\012  [2 3]]]"}});
}

EXAMPLE(unique) {
  expect(unique(Tensor{3, 1, 3}), {{DType::int32, "[3 1]"}, {DType::int64, "[0 1]"}, {DType::int64, "[0 1 0]"}, {DType::int64, "[2 1]"}});
}

EXAMPLE(unravel_index) {
  expect(unravel_index(Tensor{1, 5}, {2, 3}), {{DType::int64, "[0 1]"}, {DType::int64, "[1 2]"}});
}

EXAMPLE(unsorted_segment_max) {
  expect(unsorted_segment_max(Tensor{1, 2, 4, 8}, Tensor{0, 1, 0, -1}, 2), {{DType::int32, "[4 2]"}});
}

EXAMPLE(unsorted_segment_mean) {
  expect(unsorted_segment_mean(Tensor{1.0f, 2.0f, 4.0f}, Tensor{0, 2, 0}, 3), {{DType::float32, "[2.5 0.  2. ]"}});
}

EXAMPLE(unsorted_segment_min) {
  expect(unsorted_segment_min(Tensor{1, 2, 4, 8}, Tensor{0, 1, 0, -1}, 2), {{DType::int32, "[1 2]"}});
}

EXAMPLE(unsorted_segment_prod) {
  expect(unsorted_segment_prod(Tensor{1, 2, 4, 8}, Tensor{0, 2, 0, -1}, 3), {{DType::int32, "[4 1 2]"}});
}

EXAMPLE(unsorted_segment_sqrt_n) {
  expect(unsorted_segment_sqrt_n(Tensor{1.0f, 2.0f, 4.0f, 1.0f, 2.0f}, Tensor{0, 1, 0, 0, 0}, 3), {{DType::float32, "[4. 2. 0.]"}});
}

EXAMPLE(unsorted_segment_sum) {
  expect(unsorted_segment_sum(Tensor{1, 2, 4, 8}, Tensor{0, 2, 0, -1}, 3), {{DType::int32, "[5 0 2]"}});
}

EXAMPLE(unstack) {
  expect(unstack(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[1 2]"}, {DType::int32, "[3 4]"}});
}

EXAMPLE(var) {
  expect(var(Tensor{{1.0f, 3.0f}, {2.0f, 6.0f}}, VarOptions().axis({1})), {{DType::float32, "[1. 4.]"}});
}

EXAMPLE(vecdot) {
  expect(vecdot(Tensor{{1, 2}, {3, 4}}, Tensor{1, 1}), {{DType::int32, "[3 7]"}});
}

EXAMPLE(vector_norm) {
  expect(vector_norm(Tensor{{3.0f, 4.0f}, {0.0f, 2.0f}}, VectorNormOptions().axis({1})), {{DType::float32, "[5. 2.]"}});
}

EXAMPLE(where) {
  expect(where(Tensor{true, false}, Tensor{1, 2}, Tensor{3, 4}), {{DType::int32, "[1 4]"}});
}

EXAMPLE(xdivy) {
  expect(xdivy(Tensor{0.0f, 2.0f}, Tensor{0.0f, 4.0f}), {{DType::float32, "[0.  0.5]"}});
}

EXAMPLE(xlog1py) {
  expect(xlog1py(Tensor{0.0f, 2.0f}, Tensor{-1.0f, 1.0f}), {{DType::float32, "[0.        1.3862944]"}});
}

EXAMPLE(xlogy) {
  expect(xlogy(Tensor{0.0f, 2.0f}, Tensor{0.0f, 1.0f}), {{DType::float32, "[0. 0.]"}});
}

EXAMPLE(zeros_like) {
  expect(zeros_like(Tensor{{1, 2}, {3, 4}}), {{DType::int32, "[[0 0]\012 [0 0]]"}});
}

EXAMPLE(zeta) {
  expect(zeta(Tensor{2.0f, 2.0f}, Tensor{INFINITY, 0.0f}), {{DType::float32, "[ 0. inf]"}});
}

int main(int argc, char** argv) { return run_tests(argc, argv); }
