"""TensorFlow's functions as a table: their names and parameters, and the ops that do the work.

``[tf math]`` says in which namespaces the functions that follow stand. A line is ``NAMES: PARAMETERS -> CALL``. A
    parameter
is ``name``, ``name=default`` or ``name|older_name=default``; ``name=None``, which every function takes, is not written. CALL is
an expression over the parameters, the ops of the registry and the functions of ``_functions``; an op's name alone takes the
parameters in their order; without an arrow the op has the function's name.
"""

FUNCTIONS = """
[tf math]
abs acos acosh asin asinh atan atanh ceil cos cosh digamma erf erfc exp expm1 floor lgamma log log1p negative: x
reciprocal round rsqrt sigmoid sign sin sinh sqrt square tan tanh logical_not conj: x
real imag: input
rint: x -> round
is_nan: x -> isnan
is_inf: x -> isinf
is_finite: x -> isfinite
add subtract multiply pow maximum minimum squared_difference: x, y
equal not_equal less less_equal greater greater_equal logical_and logical_or logical_xor: x, y
divide truediv realdiv: x, y -> widening(divide, x, y)
floordiv floor_div: x, y -> floor_divide
mod floormod: x, y -> remainder
div: x, y -> python2_divide(x, y)
div_no_nan divide_no_nan: x, y -> divide_no_nan
reciprocal_no_nan: x
angle: input
xdivy xlog1py xlogy: x, y
truncatediv: x, y -> trunc_div
truncatemod: x, y -> fmod
multiply_no_nan: x, y -> where(equal(y, 0), zeros_like(y), multiply(x, y))
atan2: y, x
polygamma: a, x
igamma igammac: a, x
betainc: a, b, x
zeta: x, q
lbeta: x
complex: real, imag
add_n: inputs -> add_n(inputs)
accumulate_n: inputs, shape=None, tensor_dtype=None -> add_n(inputs)
log_sigmoid: x
reduce_sum: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> keeping_dtype(sum, input_tensor,
    axis, keepdims)
reduce_prod: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> keeping_dtype(prod, input_tensor,
    axis, keepdims)
reduce_mean: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> keeping_integers(mean,
    input_tensor, axis, keepdims)
reduce_max: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> max
reduce_min: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> min
reduce_all: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> all
reduce_any: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> any
reduce_logsumexp: input_tensor, axis|reduction_indices=None, keepdims|keep_dims=False -> logsumexp
reduce_euclidean_norm: input_tensor, axis=None, keepdims=False -> sqrt(sum(square(input_tensor), axis, keepdims))
reduce_variance: input_tensor, axis=None, keepdims=False -> variance(input_tensor, axis, keepdims)
reduce_std: input_tensor, axis=None, keepdims=False -> sqrt(variance(input_tensor, axis, keepdims))
count_nonzero: input|input_tensor=None, axis|reduction_indices=None, keepdims|keep_dims=False, dtype="int64" ->
    cast(count_nonzero(input, axis, keepdims), dtype)
argmax: input, axis|dimension=0, output_type="int64" -> cast(argmax(input, axis or 0), output_type)
argmin: input, axis|dimension=0, output_type="int64" -> cast(argmin(input, axis or 0), output_type)

cumsum: x, axis=0, exclusive=False, reverse=False -> cumulative_sum(x, axis, convert_to_tensor(x).dtype, False, exclusive, reverse)
cumprod: x, axis=0, exclusive=False, reverse=False -> cumulative_prod(x, axis, convert_to_tensor(x).dtype, False, exclusive, reverse)
segment_sum segment_prod segment_max segment_min: data, segment_ids
segment_mean: data, segment_ids -> cast(segment_mean(data, segment_ids), convert_to_tensor(data).dtype)
unsorted_segment_sum unsorted_segment_prod unsorted_segment_max unsorted_segment_min: data, segment_ids, num_segments
unsorted_segment_mean unsorted_segment_sqrt_n: data, segment_ids, num_segments -> cast(OP(data, segment_ids, num_segments),
    convert_to_tensor(data).dtype)

[math]
confusion_matrix: labels, predictions, num_classes=None, weights=None, dtype="int32" -> confusion_matrix(labels,
    predictions, num_classes, weights, dtype)
bincount: arr|values, weights=None, minlength=None, maxlength=None, dtype="int32" -> counts_of(arr, weights, minlength,
    maxlength, dtype)
cumulative_logsumexp: x, axis=0, exclusive=False, reverse=False
invert_permutation: x -> cast(argsort(x), convert_to_tensor(x).dtype)
erfinv erfcinv ndtri: x
bessel_i0: x -> i0
bessel_i0e: x -> i0e
bessel_i1: x -> i1
bessel_i1e: x -> i1e

nextafter: x1, x2
polyval: coeffs, x -> polynomial(coeffs, x)
is_non_decreasing: x -> rises(x, False)
is_strictly_increasing: x -> rises(x, True)

[tf math]
scalar_mul: scalar, x -> multiply(scalar, x)

[math.special]
bessel_i0: x -> i0
bessel_i0e: x -> i0e
bessel_i1: x -> i1
bessel_i1e: x -> i1e

[math nn]
top_k: input, k=1, sorted=True -> largest(input, k, sorted)
in_top_k: targets, predictions, k -> is_among_largest(targets, predictions, k)
softplus: features
l2_normalize: x, axis|dim=None, epsilon=1e-12
sigmoid tanh: x
zero_fraction: value -> mean(cast(equal(value, 0), "float32"))

softmax log_softmax: logits, axis|dim=-1 -> OP(logits, -1 if axis is None else axis)
softsign: features

[tf]
sort: values, axis=-1, direction="ASCENDING" -> sort(values, axis, is_descending(direction))
argsort: values, axis=-1, direction="ASCENDING", stable=False -> cast(argsort(values, axis, is_descending(direction)),
    "int32")
unique: x, out_idx="int32" -> distinct(x, out_idx)
unique_with_counts: x, out_idx="int32" -> distinct_and_counts(x, out_idx)
searchsorted: sorted_sequence, values, side="left", out_type="int32" -> cast(searchsorted(sorted_sequence, values,
    side.upper()), out_type)
ensure_shape: x, shape -> checked_shape(x, shape)
identity_n: input -> list(map(identity, input))
dynamic_partition: data, partitions, num_partitions -> parts_of(data, partitions, num_partitions)
scan: fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, infer_shape=True,
    reverse=False -> scan_states(fn, elems, initializer, reverse)
foldl: fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False -> last_state(fn, elems,
    initializer, False)
foldr: fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False -> last_state(fn, elems,
    initializer, True)
vectorized_map: fn, elems, fallback_to_while_loop=True -> map_fn(fn, elems)
case: pred_fn_pairs, default=None, exclusive=False, strict=False -> first_case(pred_fn_pairs, default)
switch_case: branch_index, branch_fns, default=None -> numbered_case(branch_index, branch_fns, default)
constant: value, dtype=None, shape=None
convert_to_tensor: value, dtype=None, preferred_dtype=None, dtype_hint=None -> to_tensor(value, dtype, dtype_hint or
    preferred_dtype)
is_tensor: x
cast: x, dtype
bitcast: input, type
to_float: x -> cast(x, "float32")
to_double: x -> cast(x, "float64")
to_int32: x -> cast(x, "int32")
to_int64: x -> cast(x, "int64")
to_bfloat16: x -> cast(x, "bfloat16")
to_complex64: x -> cast(x, "complex64")
to_complex128: x -> cast(x, "complex128")
identity stop_gradient: input
reshape: tensor, shape -> reshaped(tensor, shape) if is_tracing() else reshape(tensor, shape)
shape: input, out_type="int32"
size: input, out_type="int32"
rank: input
expand_dims: input, axis|dim=None
squeeze: input, axis|squeeze_dims=None
concat: values, axis
stack: values, axis=0
unstack: value, num=None, axis=0 -> list(unstack(value, axis, num))
split: value, num_or_size_splits, axis=0, num=None -> list(split(value, num_or_size_splits, axis))
tile: input, multiples
repeat: input, repeats, axis=None
pad: tensor, paddings, mode="CONSTANT", constant_values=0 -> pad(tensor, paddings, mode.upper(), constant_values)
reverse: tensor, axis -> flip
roll: input, shift, axis
slice: input_, begin, size
gather: params, indices, validate_indices=None, axis=None, batch_dims=0 -> gather(params, indices,
    batch_dims if axis is None else axis, batch_dims)
gather_nd: params, indices, batch_dims=0 -> gather_nd(params, indices, batch_dims=batch_dims)
scatter_nd: indices, updates, shape
tensor_scatter_nd_update: tensor, indices, updates
tensor_scatter_nd_add: tensor, indices, updates
tensor_scatter_nd_sub: tensor, indices, updates -> tensor_scatter_nd_add(tensor, indices, negative(updates))
tensor_scatter_nd_max: tensor, indices, updates
tensor_scatter_nd_min: tensor, indices, updates
transpose: a, perm=None, conjugate=False -> permute_dims(conj(a) if conjugate else a, perm)
broadcast_to: input, shape
where: condition, x=None, y=None -> where_or_nonzero(condition, x, y)
one_hot: indices, depth, on_value=None, off_value=None, axis=-1, dtype=None
zeros_like ones_like: input|tensor=None, dtype=None
zeros ones: shape, dtype="float32"
fill: dims, value
eye: num_rows, num_columns=None, batch_shape=None, dtype="float32" -> batched_eye(num_rows, num_columns, batch_shape,
    dtype)
linspace lin_space: start, stop, num -> linspace
range: start, limit=None, delta=1, dtype=None -> arange
matmul: a, b, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False
clip_by_value: t, clip_value_min, clip_value_max -> clip
clip_by_norm: t, clip_norm, axes=None -> clip_by_norm(t, clip_norm) if axes is None else clip_along(t, clip_norm, axes)
clip_by_global_norm: t_list, clip_norm, use_norm=None -> clip_all(t_list, clip_norm, use_norm)
global_norm: t_list -> global_norm(list(t_list))
assign: ref, value, validate_shape=None, use_locking=None -> assign("OP", ref, value)
assign_add: ref, value, use_locking=None -> assign("OP", ref, value)
assign_sub: ref, value, use_locking=None -> assign("OP", ref, value)
py_function: func=None, inp=None, Tout=None, shapes=None
numpy_function py_func: func, inp, Tout, stateful=True, shapes=None -> numpy_function(func, inp, Tout, shapes)
cond: pred, true_fn=None, false_fn=None -> cond(pred, true_fn, false_fn)
while_loop: cond, body, loop_vars, shape_invariants=None, parallel_iterations=10, back_prop=True, swap_memory=False,
    maximum_iterations=None -> while_loop(cond, body, loop_vars, maximum_iterations)
map_fn: fn, elems, dtype=None, parallel_iterations=None, back_prop=True, swap_memory=False, infer_shape=True,
    fn_output_signature=None -> map_fn(fn, elems)

strided_slice: input_, begin, end, strides=None, begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0, shrink_axis_mask=0, var=None
    -> strided_slice(input_, to_ints(begin), to_ints(end), to_ints(strides, begin), shrink_axis_mask, new_axis_mask, ellipsis_mask,
    begin_mask, end_mask)
saturate_cast: value, dtype -> saturated(value, dtype)
shape_n: input, out_type="int32" -> shapes_of(input, out_type)
tuple: tensors, control_inputs=None -> list(tensors)
guarantee_const: input -> identity
dynamic_stitch: indices, data -> stitched(indices, data)
broadcast_static_shape broadcast_dynamic_shape: shape_x, shape_y -> OP(shape_x, shape_y)
histogram_fixed_width: values, value_range, nbins=100, dtype="int32" -> histogram_between(values, value_range, nbins, dtype)
histogram_fixed_width_bins: values, value_range, nbins=100, dtype="int32" -> bins_between(values, value_range, nbins, dtype)
batch_gather: params, indices -> gather(params, indices, to_tensor(indices, None, None).ndim - 1, to_tensor(indices, None, None).ndim - 1)
clip_by_average_norm: t, clip_norm -> clip_by_norm(t, multiply(clip_norm, cast(size(t), "float32")))
setdiff1d: x, y, index_dtype="int32" -> left_of(x, y, index_dtype)
space_to_batch space_to_batch_nd: input, block_shape, paddings, block_size=None -> blocks_to_batch(input, block_shape, paddings)
batch_to_space batch_to_space_nd: input, block_shape, crops, block_size=None -> batch_to_blocks(input, block_shape, crops)
get_static_value: tensor, partial=False -> known_value(tensor)
is_symbolic_tensor: tensor -> is_symbolic(tensor)
print: *inputs, output_stream=None, summarize=3, sep=" ", end="\\n" -> print_tensors(inputs, output_stream, summarize, sep, end)
Print: input_, data, message="", first_n=None, summarize=3 -> print_through(input_, data, message, summarize)

meshgrid: *args, indexing="xy" -> meshgrid(*args, indexing=indexing)
sequence_mask: lengths, maxlen=None, dtype="bool"
reverse_sequence: input, seq_lengths, seq_axis|seq_dim=None, batch_axis|batch_dim=0 -> reverse_sequence(input, seq_lengths, seq_axis,
    batch_axis or 0)
unravel_index: indices, dims -> cast(stack(unravel_index(indices, list(map(int, dims)))), convert_to_tensor(indices).dtype)
boolean_mask: tensor, mask, axis=0 -> boolean_mask(tensor, mask, axis or 0)

[tf linalg]
einsum: equation, *inputs
trace: x -> sum(diagonal(x), -1, dtype=convert_to_tensor(x).dtype)
norm: tensor, ord="euclidean", axis=None, keepdims|keep_dims=False -> norm(tensor, ord, axis, keepdims)
cross: a, b
tensordot: a, b, axes -> tensordot(a, b, axes)
qr: input, full_matrices=False -> qr(input, full_matrices=full_matrices)
svd: tensor, full_matrices=False, compute_uv=True -> svd(tensor, full_matrices, compute_uv)

[linalg]
inv: input, adjoint=False -> inv(input, adjoint=adjoint)
det slogdet cholesky: input
expm: input -> matrix_exp
eigh eigvalsh eig eigvals: tensor
lu: input, output_idx_type="int32" -> lu(input, output_idx_type)
lu_solve: lower_upper, perm, rhs, validate_args=False -> lu_solve(lower_upper, perm, rhs)
lu_reconstruct lu_matrix_inverse: lower_upper, perm, validate_args=False -> OP(lower_upper, perm)
pinv: a, rcond=None, validate_args=False -> pinv(a, rcond)
matrix_rank: a, tol=None, validate_args=False -> matrix_rank(a, tol)
lstsq: matrix, rhs, l2_regularizer=0.0, fast=True -> lstsq(matrix, rhs, l2_regularizer)
solve: matrix, rhs, adjoint=False
triangular_solve: matrix, rhs, lower=True, adjoint=False
cholesky_solve: chol, rhs -> triangular_solve(chol, triangular_solve(chol, rhs), True, True)
logdet: matrix -> multiply(sum(log(real(diagonal(cholesky(matrix)))), -1), 2.0)
matmul: a, b, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False
matvec: a, b, transpose_a=False, adjoint_a=False -> squeeze(matmul(a, expand_dims(b, -1), transpose_a, False, adjoint_a), [-1])
normalize: tensor, ord="euclidean", axis=None -> normalize(tensor, ord, axis)
global_norm: t_list -> global_norm(list(t_list))
l2_normalize: x, axis|dim=None, epsilon=1e-12
eye: num_rows, num_columns=None, batch_shape=None, dtype="float32" -> batched_eye(num_rows, num_columns, batch_shape,
    dtype)
diag: diagonal, k=0, num_rows=-1, num_cols=-1, padding_value=0, align="RIGHT_LEFT" -> diag(diagonal, k, num_rows, num_cols,
    padding_value, align)
diag_part: input, k=0, padding_value=0, align="RIGHT_LEFT" -> diag_part(input, k, padding_value, align)
set_diag: input, diagonal, k=0, align="RIGHT_LEFT" -> set_diag(input, diagonal, k, align)
band_part: input, num_lower, num_upper -> band_part(input, num_lower, num_upper)
tensor_diag: diagonal -> tensor_diag(diagonal)
tensor_diag_part: input -> tensor_diag_part(input)
matrix_transpose transpose: a, conjugate=False -> swap_last(conj(a) if conjugate else a)
adjoint: matrix -> adjoint(matrix)

[nn]
normalize_moments: counts, mean_ss, variance_ss, shift -> moments_of_sums(counts, mean_ss, variance_ss, shift)
sufficient_statistics: x, axes, shift=None, keepdims|keep_dims=False -> sums_of_moments(x, axes, shift, keepdims)
weighted_moments: x, axes, frequency_weights, keepdims|keep_dims=False -> weighted_moments(x, axes, frequency_weights, keepdims)
batch_norm_with_global_normalization: input, mean, variance, beta, gamma, variance_epsilon, scale_after_normalization ->
    normalize_batch(input, mean, variance, beta, gamma if scale_after_normalization else None, variance_epsilon)
fused_batch_norm: x, scale, offset, mean=None, variance=None, epsilon=0.001, data_format="NHWC", is_training=True,
    exponential_avg_factor=1.0 -> fused_normalization(x, scale, offset, mean, variance, epsilon, data_format, is_training,
    exponential_avg_factor)
compute_average_loss: per_example_loss, sample_weight=None, global_batch_size=None -> average_loss(per_example_loss, sample_weight,
    global_batch_size)
scale_regularization_loss: regularization_loss -> identity
conv_transpose: input, filters, output_shape, strides, padding="SAME", data_format=None, dilations=None ->
    transposed_convolution_of_rank(input, filters, output_shape, strides, padding, data_format, dilations)
atrous_conv2d_transpose: value, filters, output_shape, rate, padding -> convolution("conv2d_transpose", value, filters, 1, padding, "NHWC",
    rate, output_shape)

[nn]
local_response_normalization lrn: input, depth_radius=5, bias=1, alpha=1, beta=0.5 -> local_response_norm
crelu: features, axis=-1 -> concat([relu(features), relu(negative(features))], axis)
weighted_cross_entropy_with_logits: labels|targets=None, logits=None, pos_weight=None ->
    weighted_cross_entropy(labels, logits, pos_weight)
log_poisson_loss: targets, log_input, compute_full_loss=False -> log_poisson(targets, log_input, compute_full_loss)
convolution: input, filters|filter=None, strides=None, padding="VALID", data_format=None, dilations|dilation_rate=None
    -> convolution_of_rank(input, filters, strides, padding, data_format, dilations)
atrous_conv2d: value, filters, rate, padding -> convolution("conv2d", value, filters, 1, padding, "NHWC", rate)
pool: input, window_shape, pooling_type, strides=None, padding="VALID", data_format=None -> pool(pooling_type.lower(),
    input, window_shape, 1 if strides is None else strides, padding, data_format)
relu relu6 elu selu: features
leaky_relu: features, alpha=0.2
gelu: features, approximate=False
silu swish: features, beta=1.0 -> multiply(features, sigmoid(multiply(features, beta)))
softmax_cross_entropy_with_logits softmax_cross_entropy_with_logits_v2: labels=None, logits=None, axis|dim=-1 ->
    softmax_cross_entropy_with_logits(logits=logits, labels=labels, axis=axis)
sparse_softmax_cross_entropy_with_logits: labels=None, logits=None ->
    sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels)
sigmoid_cross_entropy_with_logits: labels=None, logits=None -> sigmoid_cross_entropy_with_logits(logits=logits,
    labels=labels)
l2_loss: t
bias_add: value, bias, data_format=None -> bias_add(value, bias, (data_format or "NHWC").replace("N..C",
    "NHWC").replace("NC..", "NCHW"))
xw_plus_b: x, weights, biases -> add(matmul(x, weights), biases)
relu_layer: x, weights, biases -> relu(add(matmul(x, weights), biases))
conv1d: input|value=None, filters=None, stride|strides=1, padding="VALID", data_format="NWC", dilations=None ->
    convolution("conv1d", input, filters, stride, padding, data_format, dilations)
conv2d: input, filters|filter=None, strides=1, padding="VALID", data_format="NHWC", dilations=None ->
    convolution("conv2d", input, filters, strides, padding, data_format, dilations)
conv3d: input, filters|filter=None, strides=1, padding="VALID", data_format="NDHWC", dilations=None ->
    convolution("conv3d", input, filters, strides, padding, data_format, dilations)
depthwise_conv2d depthwise_conv2d_native: input, filter, strides, padding, data_format="NHWC", dilations|rate=None ->
    convolution("depthwise_conv2d", input, filter, strides, padding, data_format, dilations)
separable_conv2d: input, depthwise_filter, pointwise_filter, strides, padding, data_format="NHWC", dilations|rate=None ->
    convolution("conv2d", convolution("depthwise_conv2d", input, depthwise_filter, strides, padding, data_format,
    dilations), pointwise_filter, 1, "VALID", data_format, 1)
conv1d_transpose: input|value=None, filters|filter=None, output_shape=None, strides=1, padding="SAME", data_format="NWC",
    dilations=None -> convolution("conv1d_transpose", input, filters, strides, padding, data_format, dilations,
    output_shape)
conv2d_transpose: input|value=None, filters|filter=None, output_shape=None, strides=1, padding="SAME", data_format="NHWC",
    dilations=None -> convolution("conv2d_transpose", input, filters, strides, padding, data_format, dilations,
    output_shape)
conv3d_transpose: input|value=None, filters|filter=None, output_shape=None, strides=1, padding="SAME", data_format="NDHWC",
    dilations=None -> convolution("conv3d_transpose", input, filters, strides, padding, data_format, dilations,
    output_shape)
max_pool max_pool1d max_pool2d max_pool3d max_pool_v2: input|value=None, ksize=None, strides=None, padding="VALID",
    data_format=None -> pool("max", input, ksize, strides, padding, data_format)
avg_pool avg_pool1d avg_pool2d avg_pool3d avg_pool_v2: input|value=None, ksize=None, strides=None, padding="VALID",
    data_format=None -> pool("avg", input, ksize, strides, padding, data_format)
max_pool_with_argmax: input, ksize, strides, padding, data_format="NHWC", output_dtype|Targmax="int64", include_batch_in_index=False ->
    pool_with_places(input, ksize, strides, padding, data_format, output_dtype, include_batch_in_index)
dropout: x, share=None, noise_shape=None, seed=None, keep_prob=None, rate=None -> drop(x, share, noise_shape, seed, keep_prob,
    rate)
moments: x, axes, shift=None, keepdims|keep_dims=False -> (mean(x, axes, keepdims), variance(x, axes, keepdims))
batch_normalization: x, mean, variance, offset, scale, variance_epsilon -> normalize_batch(x, mean, variance, offset, scale,
    variance_epsilon)
embedding_lookup: params, ids, max_norm=None -> lookup(params, ids, max_norm)

[random]
normal truncated_normal: shape, mean=0.0, stddev=1.0, dtype="float32", seed=None -> random.OP(shape, mean, stddev,
    dtype, seed)
uniform: shape, minval=0, maxval=None, dtype="float32", seed=None -> random.uniform(shape, minval, maxval, dtype, seed)
categorical: logits, num_samples, dtype="int64", seed=None -> random.categorical(logits, num_samples, dtype, seed)
multinomial: logits, num_samples, seed=None, output_dtype="int64" -> random.categorical(logits, num_samples,
    output_dtype, seed)
gamma: shape, alpha, beta=None, dtype="float32", seed=None -> draw_gamma(shape, alpha, beta, dtype, seed)
poisson: shape, lam, dtype="float32", seed=None -> draw_poisson(shape, lam, dtype, seed)
stateless_gamma: shape, seed, alpha, beta=None, dtype="float32" -> draw_gamma_by_key(shape, seed, alpha, beta, dtype)
stateless_poisson: shape, seed, lam, dtype="int32" -> random_poisson(lam, shape=shape, dtype=dtype, key=seed)
stateless_binomial: shape, seed, counts, probs, output_dtype="int32" -> random_binomial(counts, probs, shape=shape, dtype=output_dtype,
    key=seed)
stateless_uniform: shape, seed, minval=0, maxval=None, dtype="float32", alg="auto_select" -> random.uniform(shape, minval, maxval, dtype,
    key=seed)
stateless_normal stateless_truncated_normal: shape, seed, mean=0.0, stddev=1.0, dtype="float32", alg="auto_select" ->
    stateless("OP", shape, mean, stddev, dtype, seed)
stateless_categorical: logits, num_samples, seed, dtype="int64", alg="auto_select" -> random.categorical(logits, num_samples, dtype, key=seed)
stateless_multinomial: logits, num_samples, seed, output_dtype="int64" -> random.categorical(logits, num_samples, output_dtype, key=seed)
split: seed, num=2, alg="auto_select" -> split_key(seed, num)
fold_in: seed, data, alg="auto_select" -> folded_key(seed, data)
shuffle: value, seed=None -> random.shuffle(value, seed)
set_seed: seed -> random.set_seed(seed)

[tf]
random_poisson: lam, shape, dtype="float32", seed=None -> draw_poisson(shape, lam, dtype, seed)

[strings]
length: input, unit="BYTE" -> string_length
lower upper: input, encoding="" -> change_case("OP", input, encoding)
strip: input -> string_strip
join: inputs, separator="" -> string_join
substr: input, pos, len, unit="BYTE"
to_number: input|string_tensor=None, out_type="float32" -> string_to_number
as_string: input, precision=-1, scientific=False, shortest=False, width=-1, fill="" -> as_string(input, precision, scientific,
    shortest, width, fill_name(fill))
split: input|source=None, sep=None, maxsplit=-1, result_type="RaggedTensor" -> split_words(input, sep, maxsplit, result_type)
to_hash_bucket_strong: input, num_buckets, key -> string_hash_bucket(input, num_buckets, key)

[signal spectral]
fft ifft: input -> fourier("OP", input)
fft2d: input -> fourier("fftn", input, 2)
ifft2d: input -> fourier("ifftn", input, 2)
fft3d: input -> fourier("fftn", input, 3)
ifft3d: input -> fourier("ifftn", input, 3)
rfft irfft: input_tensor|input=None, fft_length=None -> real_fourier("OP", input_tensor, fft_length)
rfft2d: input_tensor|input=None, fft_length=None -> real_fourier("rfftn", input_tensor, fft_length, 2)
irfft2d: input_tensor|input=None, fft_length=None -> real_fourier("irfftn", input_tensor, fft_length, 2)
rfft3d: input_tensor|input=None, fft_length=None -> real_fourier("rfftn", input_tensor, fft_length, 3)
irfft3d: input_tensor|input=None, fft_length=None -> real_fourier("irfftn", input_tensor, fft_length, 3)
dct: input, type=2, n=None, axis=-1, norm=None -> cosines(input, type, n, norm, False)
idct: input, type=2, n=None, axis=-1, norm=None -> cosines(input, type, n, norm, True)

[signal]
fftshift: x, axes=None -> shifted(x, axes, False)
ifftshift: x, axes=None -> shifted(x, axes, True)
frame: signal, frame_length, frame_step, pad_end=False, pad_value=0, axis=-1
overlap_and_add: signal, frame_step
hann_window hamming_window: window_length, periodic=True, dtype="float32" -> cosine_window("OP", window_length, periodic, dtype)
kaiser_window: window_length, beta=12.0, dtype="float32" -> kaiser_window(window_length, dtype=dtype, beta=beta)
vorbis_window: window_length, dtype="float32" -> vorbis(window_length, dtype)
kaiser_bessel_derived_window: window_length, beta=12.0, dtype="float32" -> kaiser_bessel_derived(window_length, beta, dtype)
stft: signals, frame_length, frame_step, fft_length=None, window_fn="hann", pad_end=False ->
    stft_of(signals, frame_length, frame_step, fft_length, window_fn, pad_end)
inverse_stft: stfts, frame_length, frame_step, fft_length=None, window_fn="hann" ->
    inverse_stft_of(stfts, frame_length, frame_step, fft_length, window_fn)
inverse_stft_window_fn: frame_step, forward_window_fn=None -> inverse_window(frame_step, forward_window_fn)
linear_to_mel_weight_matrix: num_mel_bins=20, num_spectrogram_bins=129, sample_rate=8000, lower_edge_hertz=125.0, upper_edge_hertz=3800.0,
    dtype="float32" -> mel_matrix(num_mel_bins, num_spectrogram_bins, sample_rate, lower_edge_hertz, upper_edge_hertz, dtype)
mfccs_from_log_mel_spectrograms: log_mel_spectrograms -> mel_cepstrum(log_mel_spectrograms)

[tf]
string_split: source, sep=None, skip_empty=True, delimiter=" ", result_type="SparseTensor" -> split_at_bytes(source, sep, skip_empty,
    delimiter, result_type)
extract_image_patches: images, sizes|ksizes, strides, rates, padding -> patches(images, sizes, strides, rates, padding)

[tf nn]
space_to_depth depth_to_space: input, block_size, data_format="NHWC" -> OP(input, block_size, "DCR", data_format)

[tf io]
decode_raw: input_bytes|bytes=None, out_type=None, little_endian=True

[image io]
decode_png: contents, channels=0, dtype="uint8"
encode_png: image, compression=-1 -> encode_png(image, compression_level=compression)

[image]
resize: images, size, method="bilinear", preserve_aspect_ratio=False, antialias=False -> resize_images(images, size, method,
    preserve_aspect_ratio, antialias)
resize_images: images, size, method=0, align_corners=False, preserve_aspect_ratio=False -> resize_images_v1(images, size, method,
    align_corners, preserve_aspect_ratio)
resize_bilinear: images, size, align_corners=False, half_pixel_centers=False -> resize_legacy("bilinear", images, size, align_corners,
    half_pixel_centers)
resize_nearest_neighbor: images, size, align_corners=False, half_pixel_centers=False -> resize_legacy("nearest", images, size,
    align_corners, half_pixel_centers)
resize_bicubic: images, size, align_corners=False, half_pixel_centers=False -> resize_legacy("bicubic", images, size, align_corners,
    half_pixel_centers)
resize_area: images, size, align_corners=False -> resize_legacy("area", images, size, align_corners, False)
flip_left_right: image -> flip_images(image, -2)
flip_up_down: image -> flip_images(image, -3)
extract_patches: images, sizes, strides, rates, padding -> patches(images, sizes, strides, rates, padding)
random_flip_left_right: image, seed=None -> random_turn(image, -2, seed)
random_flip_up_down: image, seed=None -> random_turn(image, -3, seed)
random_crop: value, size, seed=None -> random_part(value, size, seed)
crop_to_bounding_box: image, offset_height, offset_width, target_height, target_width -> crop(image, offset_height, offset_width,
    target_height, target_width)

adjust_brightness: image, delta -> brightened(image, delta)
adjust_contrast: images, contrast_factor -> contrasted(images, contrast_factor)
adjust_gamma: image, gamma=1, gain=1 -> of_gamma(image, gamma, gain)
adjust_hue: image, delta -> hued(image, delta)
adjust_saturation: image, saturation_factor -> saturated_colors(image, saturation_factor)
central_crop: image, central_fraction -> central(image, central_fraction)
convert_image_dtype: image, dtype, saturate=False -> converted(image, dtype, saturate)
grayscale_to_rgb: images -> as_gray_rgb(images)
rgb_to_grayscale: images -> gray(images)
rgb_to_hsv: images -> in_hsv(images)
hsv_to_rgb: images -> from_hsv(images)
rgb_to_yiq yiq_to_rgb rgb_to_yuv yuv_to_rgb: images -> colored("OP", images)
image_gradients: image -> differences(image)
pad_to_bounding_box: image, offset_height, offset_width, target_height, target_width -> padded(image, offset_height, offset_width,
    target_height, target_width)
per_image_standardization: image -> standardized(image)
psnr: a, b, max_val -> signal_to_noise(a, b, max_val)
ssim: img1, img2, max_val, filter_size=11, filter_sigma=1.5, k1=0.01, k2=0.03 -> similarity(img1, img2, max_val, filter_size, filter_sigma,
    k1, k2)
random_brightness: image, max_delta, seed=None -> brightened(image, between(*brightness_range(max_delta), seed))
random_contrast: image, lower, upper, seed=None -> contrasted(image, between(*checked_range(lower, upper), seed))
random_hue: image, max_delta, seed=None -> hued(image, between(*brightness_range(max_delta), seed))
random_saturation: image, lower, upper, seed=None -> saturated_colors(image, between(*checked_range(lower, upper), seed))
stateless_random_brightness: image, max_delta, seed -> brightened(image, between(*brightness_range(max_delta), key=seed))
stateless_random_contrast: image, lower, upper, seed -> contrasted(image, between(*checked_range(lower, upper), key=seed))
stateless_random_hue: image, max_delta, seed -> hued(image, between(*brightness_range(max_delta), key=seed))
stateless_random_saturation: image, lower, upper, seed -> saturated_colors(image, between(*checked_range(lower, upper), key=seed))
resize_with_crop_or_pad resize_image_with_crop_or_pad: image, target_height, target_width ->
    cropped_or_padded(image, target_height, target_width)
resize_with_pad resize_image_with_pad: image, target_height, target_width, method="bilinear", antialias=False -> resized_within(image,
    target_height, target_width, method, antialias)
rot90: image|images=None, k=1 -> turned(image, k)
sobel_edges: image -> edges(image)
total_variation: images -> variation(images)
transpose transpose_image: image -> swapped(image)

[bitwise]
bitwise_and bitwise_or bitwise_xor: x, y
invert: x -> bitwise_invert
left_shift: x, y -> bitwise_left_shift
right_shift: x, y -> bitwise_right_shift

[losses]
mean_pairwise_squared_error: labels, predictions, weights=1.0, scope=None, loss_collection="losses" -> of_pairs(labels, predictions, weights)

[losses]
mean_squared_error: labels, predictions, weights=1.0, scope=None, loss_collection="losses", reduction=None ->
    weighted(squared_difference(predictions, labels), weights, reduction)
absolute_difference: labels, predictions, weights=1.0, scope=None, loss_collection="losses", reduction=None ->
    weighted(abs(subtract(predictions, labels)), weights, reduction)
compute_weighted_loss: losses, weights=1.0, scope=None, loss_collection="losses", reduction=None -> weighted(losses,
    weights, reduction)
hinge_loss: labels, logits, weights=1.0, scope=None, loss_collection="losses", reduction=None ->
    weighted(hinge(labels, logits), weights, reduction)
cosine_distance: labels, predictions, axis|dim=None, weights=1.0, scope=None, loss_collection="losses", reduction=None
    -> weighted(subtract(1.0, sum(multiply(labels, predictions), axis, True)), weights, reduction)
huber_loss: labels, predictions, weights=1.0, delta=1.0, scope=None, loss_collection="losses", reduction=None ->
    weighted(huber(labels, predictions, delta), weights, reduction)
log_loss: labels, predictions, weights=1.0, epsilon=1e-7, scope=None, loss_collection="losses", reduction=None ->
    weighted(log_loss(labels, predictions, epsilon), weights, reduction)
softmax_cross_entropy: onehot_labels, logits, weights=1.0, label_smoothing=0, scope=None, loss_collection="losses",
    reduction=None -> weighted(softmax_cross_entropy_with_logits(logits=logits, labels=smooth(onehot_labels,
    label_smoothing)), weights, reduction)
sparse_softmax_cross_entropy: labels, logits, weights=1.0, scope=None, loss_collection="losses", reduction=None ->
    weighted(sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels), weights, reduction)
sigmoid_cross_entropy: multi_class_labels, logits, weights=1.0, label_smoothing=0, scope=None, loss_collection="losses",
    reduction=None -> weighted(sigmoid_cross_entropy_with_logits(logits=logits,
    labels=smooth_binary(multi_class_labels, label_smoothing)), weights, reduction)

[keras.backend]
mean: x, axis=None, keepdims=False -> keeping_integers(mean, x, axis, keepdims)
sum: x, axis=None, keepdims=False -> keeping_dtype(sum, x, axis, keepdims)
prod: x, axis=None, keepdims=False -> keeping_dtype(prod, x, axis, keepdims)
max min logsumexp: x, axis=None, keepdims=False
any all: x, axis=None, keepdims=False -> OP(cast(x, "bool"), axis, keepdims)
var: x, axis=None, keepdims=False -> variance(x, axis, keepdims)
std: x, axis=None, keepdims=False -> sqrt(variance(x, axis, keepdims))
argmax argmin: x, axis=-1 -> OP(x, axis)
square exp log abs sign round sin cos softplus softsign sigmoid tanh: x
sqrt: x -> sqrt(maximum(x, 0))
pow: x, a
clip: x, min_value, max_value
maximum minimum equal not_equal greater greater_equal less less_equal: x, y
relu: x, alpha=0.0, max_value=None -> leaky_relu(x, alpha) if max_value is None else minimum(leaky_relu(x, alpha),
    max_value)
elu: x, alpha=1.0
softmax: x, axis=-1
l2_normalize: x, axis=None
concatenate: tensors, axis=-1 -> concat
stack: x, axis=0
reshape: x, shape
permute_dimensions: x, pattern -> permute_dims
transpose: x -> permute_dims(x)
expand_dims: x, axis=-1
squeeze: x, axis -> squeeze(x, [axis])
flatten: x -> reshape(x, [-1])
batch_flatten: x
repeat_elements: x, rep, axis -> repeat(x, rep, axis)
tile: x, n
one_hot: indices, num_classes -> one_hot(indices, num_classes, None, None, -1, None)
reverse: x, axes -> flip
gather: reference, indices
zeros ones: shape, dtype="float32"
zeros_like ones_like: x, dtype=None
constant: value, dtype=None, shape=None
cast: x, dtype
shape: x
dot: x, y
batch_dot: x, y, axes=None
stop_gradient: variables
cumsum: x, axis=0 -> cumulative_sum(x, axis, convert_to_tensor(x).dtype)
cumprod: x, axis=0 -> cumulative_prod(x, axis, convert_to_tensor(x).dtype)
random_normal: shape, mean=0.0, stddev=1.0, dtype="float32", seed=None -> random.normal(shape, mean, stddev, dtype,
    seed)
truncated_normal: shape, mean=0.0, stddev=1.0, dtype="float32", seed=None -> random.truncated_normal(shape, mean,
    stddev, dtype, seed)
random_uniform: shape, minval=0.0, maxval=1.0, dtype="float32", seed=None -> random.uniform(shape, minval, maxval,
    dtype, seed)
binary_crossentropy: target, output, from_logits=False -> cross_entropy_of_elements(target, output, from_logits)
bias_add: x, bias, data_format=None -> bias_add(x, bias, "NCHW" if data_format == "channels_first" else "NHWC")
hard_sigmoid: x -> clip(add(multiply(0.2, x), 0.5), 0.0, 1.0)
dropout: x, level, noise_shape=None, seed=None -> drop(x, None, noise_shape, seed, None, level)
in_top_k: predictions, targets, k -> is_among_largest(targets, predictions, k)
eye: size, dtype="float32" -> batched_eye(size, None, None, dtype)
arange: start, stop=None, step=1, dtype="int32" -> arange
map_fn: fn, elems, dtype=None -> map_fn(fn, elems)
foldl: fn, elems, initializer=None -> last_state(fn, elems, initializer, False)
foldr: fn, elems, initializer=None -> last_state(fn, elems, initializer, True)
update: x, new_x -> assign("assign", x, new_x)
update_add: x, increment -> assign("assign_add", x, increment)
update_sub: x, decrement -> assign("assign_sub", x, decrement)
random_bernoulli: shape, p=0.0, dtype="float32", seed=None -> random.bernoulli(p, shape, dtype, seed)
conv2d: x, kernel, strides=1, padding="valid", data_format=None, dilation_rate=1 -> convolution("conv2d", x, kernel, strides, padding,
    "NCHW" if data_format == "channels_first" else "NHWC", dilation_rate)
conv1d: x, kernel, strides=1, padding="valid", data_format=None, dilation_rate=1 -> convolution("conv1d", x, kernel, strides, padding,
    "NCW" if data_format == "channels_first" else "NWC", dilation_rate)
spatial_2d_padding: x, padding=1, data_format=None -> padded_around(x, padding, data_format)
temporal_padding: x, padding=1 -> padded_around(x, padding, None)
switch: condition, then_expression, else_expression
"""
