// Written by bindings/generate from tests/bindings/conformance.json; changes belong there.

//! The rows of the table of conformance, a function each.
#![allow(unused, clippy::all)]

use eager::{
    layers, ops, optimizers, Code, DType, Error, Function, Gradient, Op, Result, Spec, Tape, TapeOptions, Tensor,
    Variable,
};

use crate::make::{INF, NAN};
use crate::{check, make};

pub const ROWS: &[(&str, fn() -> Result<()>)] = &[
    (
        "Newton's method in a loop: the root of 2, and its derivative",
        newton_s_method_in_a_loop_the_root_of_2_and_its_derivative,
    ),
    ("a branch in a loop in a function: Collatz", a_branch_in_a_loop_in_a_function_collatz),
    ("a copy passes gradients", a_copy_passes_gradients),
    ("a custom gradient in a function", a_custom_gradient_in_a_function),
    ("a custom gradient of another shape", a_custom_gradient_of_another_shape),
    ("a custom gradient that fails with ABORTED", a_custom_gradient_that_fails_with_aborted),
    ("a custom gradient that fails with ALREADY_EXISTS", a_custom_gradient_that_fails_with_already_exists),
    ("a custom gradient that fails with CANCELLED", a_custom_gradient_that_fails_with_cancelled),
    ("a custom gradient that fails with DATA_LOSS", a_custom_gradient_that_fails_with_data_loss),
    ("a custom gradient that fails with DEADLINE_EXCEEDED", a_custom_gradient_that_fails_with_deadline_exceeded),
    ("a custom gradient that fails with FAILED_PRECONDITION", a_custom_gradient_that_fails_with_failed_precondition),
    ("a custom gradient that fails with INTERNAL", a_custom_gradient_that_fails_with_internal),
    ("a custom gradient that fails with INVALID_ARGUMENT", a_custom_gradient_that_fails_with_invalid_argument),
    ("a custom gradient that fails with NOT_FOUND", a_custom_gradient_that_fails_with_not_found),
    ("a custom gradient that fails with OUT_OF_RANGE", a_custom_gradient_that_fails_with_out_of_range),
    ("a custom gradient that fails with PERMISSION_DENIED", a_custom_gradient_that_fails_with_permission_denied),
    ("a custom gradient that fails with RESOURCE_EXHAUSTED", a_custom_gradient_that_fails_with_resource_exhausted),
    ("a custom gradient that fails with UNAVAILABLE", a_custom_gradient_that_fails_with_unavailable),
    ("a custom gradient that fails with UNIMPLEMENTED", a_custom_gradient_that_fails_with_unimplemented),
    ("a custom gradient that fails with UNKNOWN", a_custom_gradient_that_fails_with_unknown),
    ("a custom gradient that gives none for an input", a_custom_gradient_that_gives_none_for_an_input),
    ("a custom gradient to the second order", a_custom_gradient_to_the_second_order),
    ("a custom gradient without a tape", a_custom_gradient_without_a_tape),
    ("a custom gradient's other dtype is cast", a_custom_gradient_s_other_dtype_is_cast),
    (
        "a custom gradient, called with the gradients of its outputs",
        a_custom_gradient_called_with_the_gradients_of_its_outputs,
    ),
    ("a dense tensor has no rows", a_dense_tensor_has_no_rows),
    ("a fork has forks", a_fork_has_forks),
    ("a function calls a function", a_function_calls_a_function),
    ("a function calls the caller's code each time", a_function_calls_the_caller_s_code_each_time),
    ("a function is saved: constants, a branch, strings", a_function_is_saved_constants_a_branch_strings),
    ("a function keeps tensors from outside as constants", a_function_keeps_tensors_from_outside_as_constants),
    ("a function of any dims", a_function_of_any_dims),
    ("a function of two tensors with two results", a_function_of_two_tensors_with_two_results),
    ("a function reads and assigns variables, in order", a_function_reads_and_assigns_variables_in_order),
    (
        "a function that any language saved: constants, a branch, strings",
        a_function_that_any_language_saved_constants_a_branch_strings,
    ),
    ("a function that trains", a_function_that_trains),
    ("a function under a tape under a tape in a function", a_function_under_a_tape_under_a_tape_in_a_function),
    ("a host call", a_host_call),
    ("a host call that fails in a function's loop", a_host_call_that_fails_in_a_function_s_loop),
    ("a host call that fails with ABORTED", a_host_call_that_fails_with_aborted),
    ("a host call that fails with ALREADY_EXISTS", a_host_call_that_fails_with_already_exists),
    ("a host call that fails with CANCELLED", a_host_call_that_fails_with_cancelled),
    ("a host call that fails with DATA_LOSS", a_host_call_that_fails_with_data_loss),
    ("a host call that fails with DEADLINE_EXCEEDED", a_host_call_that_fails_with_deadline_exceeded),
    ("a host call that fails with FAILED_PRECONDITION", a_host_call_that_fails_with_failed_precondition),
    ("a host call that fails with INTERNAL", a_host_call_that_fails_with_internal),
    ("a host call that fails with INVALID_ARGUMENT", a_host_call_that_fails_with_invalid_argument),
    ("a host call that fails with NOT_FOUND", a_host_call_that_fails_with_not_found),
    ("a host call that fails with OUT_OF_RANGE", a_host_call_that_fails_with_out_of_range),
    ("a host call that fails with PERMISSION_DENIED", a_host_call_that_fails_with_permission_denied),
    ("a host call that fails with RESOURCE_EXHAUSTED", a_host_call_that_fails_with_resource_exhausted),
    ("a host call that fails with UNAVAILABLE", a_host_call_that_fails_with_unavailable),
    ("a host call that fails with UNIMPLEMENTED", a_host_call_that_fails_with_unimplemented),
    ("a host call that fails with UNKNOWN", a_host_call_that_fails_with_unknown),
    ("a host call that gives another dtype", a_host_call_that_gives_another_dtype),
    ("a host call that gives another shape", a_host_call_that_gives_another_shape),
    ("a learning rate that is a variable, then a tensor", a_learning_rate_that_is_a_variable_then_a_tensor),
    ("a loop that assigns a variable in each iteration", a_loop_that_assigns_a_variable_in_each_iteration),
    ("a network of two layers and its gradients", a_network_of_two_layers_and_its_gradients),
    (
        "a network of two layers and its gradients in a function",
        a_network_of_two_layers_and_its_gradients_in_a_function,
    ),
    ("a persistent tape gives any number of gradients", a_persistent_tape_gives_any_number_of_gradients),
    ("a reset forgets watches and records", a_reset_forgets_watches_and_records),
    ("a seed begins a stream", a_seed_begins_a_stream),
    ("a step of training is saved", a_step_of_training_is_saved),
    (
        "a step of training that any language saved goes on learning",
        a_step_of_training_that_any_language_saved_goes_on_learning,
    ),
    ("a symbolic tensor has no text", a_symbolic_tensor_has_no_text),
    ("a tape gives one gradient", a_tape_gives_one_gradient),
    ("a tape in a function", a_tape_in_a_function),
    ("a tape that ignores variables", a_tape_that_ignores_variables),
    ("a tape that pauses does not see", a_tape_that_pauses_does_not_see),
    ("a tensor of rank 32", a_tensor_of_rank_32),
    ("a traced function goes on with its caller's stream", a_traced_function_goes_on_with_its_caller_s_stream),
    ("a variable of bfloat16", a_variable_of_bfloat16),
    ("a variable of bool", a_variable_of_bool),
    ("a variable of complex128", a_variable_of_complex128),
    ("a variable of int8", a_variable_of_int8),
    ("a variable of uint64", a_variable_of_uint64),
    (
        "a variable without a gradient stays, and the step counts",
        a_variable_without_a_gradient_stays_and_the_step_counts,
    ),
    ("a variable's values", a_variable_s_values),
    ("a weak float gives float64 all its digits", a_weak_float_gives_float64_all_its_digits),
    ("a weak integer beside int64 has 64 bits", a_weak_integer_beside_int64_has_64_bits),
    ("a weak scalar takes a function's dtype", a_weak_scalar_takes_a_function_s_dtype),
    ("abs and its gradient", abs_and_its_gradient),
    ("abs of other dtypes", abs_of_other_dtypes),
    ("acos and its gradient", acos_and_its_gradient),
    ("acos of other dtypes", acos_of_other_dtypes),
    ("acos of what is no finite number", acos_of_what_is_no_finite_number),
    ("acosh and its gradient", acosh_and_its_gradient),
    ("acosh of other dtypes", acosh_of_other_dtypes),
    ("acosh of what is no finite number", acosh_of_what_is_no_finite_number),
    ("add and its gradients", add_and_its_gradients),
    ("add of other dtypes", add_of_other_dtypes),
    ("all", all),
    ("all axis=0,-1 keepdims=True", all_axis_0_m1_keepdims_true),
    ("all axis=1", all_axis_1),
    ("all of float16", all_of_float16),
    ("an op that fails in a custom gradient", an_op_that_fails_in_a_custom_gradient),
    ("an op that fails in a host call", an_op_that_fails_in_a_host_call),
    ("an op that refuses when a function runs", an_op_that_refuses_when_a_function_runs),
    ("an op that refuses while a function is traced", an_op_that_refuses_while_a_function_is_traced),
    ("an op without a gradient", an_op_without_a_gradient),
    (
        "an op's parameters in any number: eight outputs, twelve inputs",
        an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs,
    ),
    ("an output that nothing used has a gradient of zeros", an_output_that_nothing_used_has_a_gradient_of_zeros),
    ("any", any),
    ("any axis=", any_axis),
    ("any axis=0,-1 keepdims=True", any_axis_0_m1_keepdims_true),
    ("any axis=1", any_axis_1),
    ("any of float16", any_of_float16),
    ("arange start=-3.0 stop=0.0", arange_start_m3_0_stop_0_0),
    ("arange start=0.0 stop=3.0 dtype=float16", arange_start_0_0_stop_3_0_dtype_float16),
    ("arange start=1.0 stop=2.0 step=0.25", arange_start_1_0_stop_2_0_step_0_25),
    ("arange start=3.0 stop=-3.0 step=-2.0 dtype=int8", arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8),
    ("arange start=3.0 stop=1.0", arange_start_3_0_stop_1_0),
    ("arange start=5.0", arange_start_5_0),
    ("argmax", argmax),
    ("argmax axis=-2 keepdims=True", argmax_axis_m2_keepdims_true),
    ("argmax axis=0", argmax_axis_0),
    ("argmax axis=1", argmax_axis_1),
    ("argmax of NaN", argmax_of_nan),
    ("argmin", argmin),
    ("argmin axis=-2 keepdims=True", argmin_axis_m2_keepdims_true),
    ("argmin axis=0", argmin_axis_0),
    ("argmin axis=1", argmin_axis_1),
    ("argmin of NaN", argmin_of_nan),
    ("argsort axis=0 of float32", argsort_axis_0_of_float32),
    ("argsort axis=0 of int32", argsort_axis_0_of_int32),
    ("argsort axis=1 descending=True stable=False of float32", argsort_axis_1_descending_true_stable_false_of_float32),
    ("argsort axis=1 descending=True stable=False of int32", argsort_axis_1_descending_true_stable_false_of_int32),
    ("argsort of equal elements", argsort_of_equal_elements),
    ("argsort of float32", argsort_of_float32),
    ("argsort of int32", argsort_of_int32),
    ("as_string", as_string),
    ("as_string of a complex number", as_string_of_a_complex_number),
    ("as_string of booleans", as_string_of_booleans),
    ("as_string precision=2", as_string_precision_2),
    ("as_string scientific=True", as_string_scientific_true),
    ("as_string shortest=True", as_string_shortest_true),
    ("as_string width=5", as_string_width_5),
    ("as_string width=5 fill=MINUS", as_string_width_5_fill_minus),
    ("as_string width=5 fill=PLUS", as_string_width_5_fill_plus),
    ("as_string width=5 fill=SPACE", as_string_width_5_fill_space),
    ("as_string width=5 fill=ZERO", as_string_width_5_fill_zero),
    ("asin and its gradient", asin_and_its_gradient),
    ("asin of other dtypes", asin_of_other_dtypes),
    ("asinh and its gradient", asinh_and_its_gradient),
    ("asinh of other dtypes", asinh_of_other_dtypes),
    ("atan and its gradient", atan_and_its_gradient),
    ("atan of other dtypes", atan_of_other_dtypes),
    ("atan2 and its gradients", atan2_and_its_gradients),
    ("atan2 of other dtypes", atan2_of_other_dtypes),
    ("atanh and its gradient", atanh_and_its_gradient),
    ("atanh of other dtypes", atanh_of_other_dtypes),
    ("avg_pool1d", avg_pool1d),
    ("avg_pool1d data_format=NCHW", avg_pool1d_data_format_nchw),
    ("avg_pool1d ksize=3 strides=1 padding=SAME", avg_pool1d_ksize_3_strides_1_padding_same),
    ("avg_pool1d padding=EXPLICIT paddings=1,0", avg_pool1d_padding_explicit_paddings_1_0),
    ("avg_pool2d", avg_pool2d),
    ("avg_pool2d data_format=NCHW", avg_pool2d_data_format_nchw),
    ("avg_pool2d ksize=2,3 strides=2,1", avg_pool2d_ksize_2_3_strides_2_1),
    ("avg_pool2d ksize=3 strides=1", avg_pool2d_ksize_3_strides_1),
    ("avg_pool2d ksize=3,2 padding=SAME", avg_pool2d_ksize_3_2_padding_same),
    ("avg_pool2d padding=EXPLICIT paddings=1,1,0,0", avg_pool2d_padding_explicit_paddings_1_1_0_0),
    ("avg_pool3d", avg_pool3d),
    ("avg_pool3d data_format=NCHW", avg_pool3d_data_format_nchw),
    ("avg_pool3d ksize=3,2,2 strides=1 padding=SAME", avg_pool3d_ksize_3_2_2_strides_1_padding_same),
    ("avg_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1", avg_pool3d_padding_explicit_paddings_1_0_0_0_1_1),
    ("batch_norm", batch_norm),
    ("batch_norm data_format=NCHW", batch_norm_data_format_nchw),
    ("batch_norm data_format=NCHW epsilon=0.25", batch_norm_data_format_nchw_epsilon_0_25),
    ("batch_norm epsilon=0.25", batch_norm_epsilon_0_25),
    ("batch_norm training=True", batch_norm_training_true),
    ("batch_norm training=True data_format=NCHW", batch_norm_training_true_data_format_nchw),
    ("batch_norm training=True data_format=NCHW epsilon=0.25", batch_norm_training_true_data_format_nchw_epsilon_0_25),
    ("batch_norm training=True epsilon=0.25", batch_norm_training_true_epsilon_0_25),
    ("bias_add", bias_add),
    ("bias_add data_format=NCHW", bias_add_data_format_nchw),
    ("bitcast", bitcast),
    ("boolean_mask", boolean_mask),
    ("boolean_mask axis=1", boolean_mask_axis_1),
    ("boolean_mask in a function", boolean_mask_in_a_function),
    ("boolean_mask of nothing", boolean_mask_of_nothing),
    ("boolean_mask of two axes", boolean_mask_of_two_axes),
    ("broadcast [0 3] and [3]", broadcast_0_3_and_3),
    ("broadcast [1 1 1] and a scalar", broadcast_1_1_1_and_a_scalar),
    ("broadcast [1] and [0]", broadcast_1_and_0),
    ("broadcast [2 0] and [1 1]", broadcast_2_0_and_1_1),
    ("broadcast [2 1 2 1] and [3 1 2]", broadcast_2_1_2_1_and_3_1_2),
    ("broadcast [2 1 3] and [4 1]", broadcast_2_1_3_and_4_1),
    ("broadcast [2 1] and [1 3]", broadcast_2_1_and_1_3),
    ("broadcast [2 3] and [3]", broadcast_2_3_and_3),
    ("broadcast [3] and [2 3]", broadcast_3_and_2_3),
    ("broadcast a scalar and [2 2]", broadcast_a_scalar_and_2_2),
    ("broadcast_like", broadcast_like),
    ("broadcast_to a tensor", broadcast_to_a_tensor),
    ("broadcast_to shape=", broadcast_to_shape),
    ("broadcast_to shape=2,2,3", broadcast_to_shape_2_2_3),
    ("cast dtype=float64", cast_dtype_float64),
    ("cast from bfloat16 to all", cast_from_bfloat16_to_all),
    ("cast from bool to all", cast_from_bool_to_all),
    ("cast from complex128 to all", cast_from_complex128_to_all),
    ("cast from complex64 to all", cast_from_complex64_to_all),
    ("cast from float16 to all", cast_from_float16_to_all),
    ("cast from float32 to all", cast_from_float32_to_all),
    ("cast from float64 to all", cast_from_float64_to_all),
    ("cast from int16 to all", cast_from_int16_to_all),
    ("cast from int32 to all", cast_from_int32_to_all),
    ("cast from int64 to all", cast_from_int64_to_all),
    ("cast from int8 to all", cast_from_int8_to_all),
    ("cast from uint16 to all", cast_from_uint16_to_all),
    ("cast from uint32 to all", cast_from_uint32_to_all),
    ("cast from uint64 to all", cast_from_uint64_to_all),
    ("cast from uint8 to all", cast_from_uint8_to_all),
    ("casts cut fractions off and round", casts_cut_fractions_off_and_round),
    ("ceil and its gradient of zero", ceil_and_its_gradient_of_zero),
    ("cholesky", cholesky),
    ("clip both", clip_both),
    ("clip from above alone", clip_from_above_alone),
    ("clip from below", clip_from_below),
    ("clip to 0 from both sides", clip_to_0_from_both_sides),
    ("clip_by_global_norm", clip_by_global_norm),
    ("clip_by_global_norm clip_norm=2.5", clip_by_global_norm_clip_norm_2_5),
    ("clip_by_global_norm clip_norm=8.0", clip_by_global_norm_clip_norm_8_0),
    ("clip_by_norm", clip_by_norm),
    ("clip_by_norm clip_norm=2.5", clip_by_norm_clip_norm_2_5),
    ("clip_by_norm clip_norm=8.0", clip_by_norm_clip_norm_8_0),
    ("clipping keeps sparse rows", clipping_keeps_sparse_rows),
    ("comparisons", comparisons),
    ("complex, real, imag, conj, abs, sign and their gradients", complex_real_imag_conj_abs_sign_and_their_gradients),
    ("concat", concat),
    ("concat axis=-1", concat_axis_m1),
    ("concat of one tensor", concat_of_one_tensor),
    ("concat promotes", concat_promotes),
    ("concat with an empty one", concat_with_an_empty_one),
    ("cond in a function", cond_in_a_function),
    ("cond runs one of two functions", cond_runs_one_of_two_functions),
    ("conv1d", conv1d),
    ("conv1d data_format=NCHW groups=2", conv1d_data_format_nchw_groups_2),
    ("conv1d padding=EXPLICIT paddings=2,0 dilations=2", conv1d_padding_explicit_paddings_2_0_dilations_2),
    ("conv1d strides=2 padding=SAME", conv1d_strides_2_padding_same),
    ("conv1d_transpose groups=2", conv1d_transpose_groups_2),
    (
        "conv1d_transpose output_shape=2,2,5 data_format=NCHW strides=2 padding=SAME",
        conv1d_transpose_output_shape_2_2_5_data_format_nchw_strides_2_padding_same,
    ),
    (
        "conv1d_transpose padding=EXPLICIT paddings=1,2 dilations=2",
        conv1d_transpose_padding_explicit_paddings_1_2_dilations_2,
    ),
    ("conv1d_transpose strides=2", conv1d_transpose_strides_2),
    ("conv2d", conv2d),
    ("conv2d data_format=NCHW padding=SAME", conv2d_data_format_nchw_padding_same),
    ("conv2d dilations=2,1", conv2d_dilations_2_1),
    ("conv2d groups=2", conv2d_groups_2),
    ("conv2d of bfloat16", conv2d_of_bfloat16),
    ("conv2d of float16", conv2d_of_float16),
    ("conv2d of float64", conv2d_of_float64),
    ("conv2d padding=EXPLICIT paddings=1", conv2d_padding_explicit_paddings_1),
    ("conv2d padding=EXPLICIT paddings=1,0,0,2", conv2d_padding_explicit_paddings_1_0_0_2),
    ("conv2d strides=1,2 padding=SAME", conv2d_strides_1_2_padding_same),
    ("conv2d strides=2", conv2d_strides_2),
    ("conv2d_transpose", conv2d_transpose),
    (
        "conv2d_transpose data_format=NCHW groups=2 strides=2 padding=SAME",
        conv2d_transpose_data_format_nchw_groups_2_strides_2_padding_same,
    ),
    ("conv2d_transpose dilations=2,1", conv2d_transpose_dilations_2_1),
    (
        "conv2d_transpose output_shape=1,3,6,2 strides=2 padding=SAME",
        conv2d_transpose_output_shape_1_3_6_2_strides_2_padding_same,
    ),
    ("conv2d_transpose padding=EXPLICIT paddings=1,0,0,1", conv2d_transpose_padding_explicit_paddings_1_0_0_1),
    ("conv2d_transpose strides=3,1", conv2d_transpose_strides_3_1),
    ("conv3d", conv3d),
    ("conv3d data_format=NCHW groups=2", conv3d_data_format_nchw_groups_2),
    (
        "conv3d padding=EXPLICIT paddings=1,0,0,1,0,2 dilations=2,1,1",
        conv3d_padding_explicit_paddings_1_0_0_1_0_2_dilations_2_1_1,
    ),
    ("conv3d strides=2,1,2 padding=SAME", conv3d_strides_2_1_2_padding_same),
    ("conv3d_transpose", conv3d_transpose),
    ("conv3d_transpose data_format=NCHW groups=2", conv3d_transpose_data_format_nchw_groups_2),
    (
        "conv3d_transpose output_shape=1,2,3,4,2 strides=2 padding=SAME",
        conv3d_transpose_output_shape_1_2_3_4_2_strides_2_padding_same,
    ),
    (
        "conv3d_transpose padding=EXPLICIT paddings=1,0,0,0,0,0 dilations=2,1,1",
        conv3d_transpose_padding_explicit_paddings_1_0_0_0_0_0_dilations_2_1_1,
    ),
    ("copysign and its gradients", copysign_and_its_gradients),
    ("copysign of other dtypes", copysign_of_other_dtypes),
    ("cos and its gradient", cos_and_its_gradient),
    ("cos of other dtypes", cos_of_other_dtypes),
    ("cosh and its gradient", cosh_and_its_gradient),
    ("cosh of other dtypes", cosh_of_other_dtypes),
    ("count_nonzero", count_nonzero),
    ("count_nonzero axis=0,-1 keepdims=True", count_nonzero_axis_0_m1_keepdims_true),
    ("count_nonzero axis=1", count_nonzero_axis_1),
    ("count_nonzero of float16", count_nonzero_of_float16),
    ("cumulative_prod axis=-1", cumulative_prod_axis_m1),
    ("cumulative_prod axis=0", cumulative_prod_axis_0),
    ("cumulative_prod axis=0 dtype=int16", cumulative_prod_axis_0_dtype_int16),
    ("cumulative_prod axis=1 exclusive=True", cumulative_prod_axis_1_exclusive_true),
    ("cumulative_prod axis=1 include_initial=True", cumulative_prod_axis_1_include_initial_true),
    ("cumulative_prod axis=1 reverse=True", cumulative_prod_axis_1_reverse_true),
    ("cumulative_prod of int8", cumulative_prod_of_int8),
    ("cumulative_prod without an axis that it needs", cumulative_prod_without_an_axis_that_it_needs),
    ("cumulative_sum axis=-1", cumulative_sum_axis_m1),
    ("cumulative_sum axis=0", cumulative_sum_axis_0),
    ("cumulative_sum axis=0 dtype=int16", cumulative_sum_axis_0_dtype_int16),
    ("cumulative_sum axis=1 exclusive=True", cumulative_sum_axis_1_exclusive_true),
    ("cumulative_sum axis=1 include_initial=True", cumulative_sum_axis_1_include_initial_true),
    ("cumulative_sum axis=1 reverse=True", cumulative_sum_axis_1_reverse_true),
    ("cumulative_sum of int8", cumulative_sum_of_int8),
    ("cumulative_sum without an axis that it needs", cumulative_sum_without_an_axis_that_it_needs),
    ("decode_raw dtype=int16", decode_raw_dtype_int16),
    ("decode_raw dtype=int16 little_endian=False", decode_raw_dtype_int16_little_endian_false),
    ("decode_raw dtype=uint32", decode_raw_dtype_uint32),
    ("decode_raw dtype=uint8", decode_raw_dtype_uint8),
    ("decode_raw of strings of two sizes", decode_raw_of_strings_of_two_sizes),
    ("depthwise_conv2d", depthwise_conv2d),
    ("depthwise_conv2d data_format=NCHW", depthwise_conv2d_data_format_nchw),
    ("depthwise_conv2d dilations=2,1", depthwise_conv2d_dilations_2_1),
    ("depthwise_conv2d padding=EXPLICIT paddings=1,0,0,2", depthwise_conv2d_padding_explicit_paddings_1_0_0_2),
    ("depthwise_conv2d strides=2,1 padding=SAME", depthwise_conv2d_strides_2_1_padding_same),
    ("det", det),
    ("devices by any name", devices_by_any_name),
    ("devices that do not exist", devices_that_do_not_exist),
    ("diag k=-1 of a vector", diag_k_m1_of_a_vector),
    ("diag k=1 of a matrix", diag_k_1_of_a_matrix),
    ("diag of a vector", diag_of_a_vector),
    ("diagonal k=1", diagonal_k_1),
    ("digamma and its gradient", digamma_and_its_gradient),
    ("digamma of other dtypes", digamma_of_other_dtypes),
    ("divide and its gradients", divide_and_its_gradients),
    ("divide of integers is true", divide_of_integers_is_true),
    ("divide of other dtypes", divide_of_other_dtypes),
    (
        "dropout in a function: new at each call, the same forward and backward",
        dropout_in_a_function_new_at_each_call_the_same_forward_and_backward,
    ),
    (
        "dropout of a seed of its own in a function is the same at each call",
        dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call,
    ),
    ("dropout rate=0 changes nothing", dropout_rate_0_changes_nothing),
    (
        "dropout rate=0.25 and its gradient, which has the same elements",
        dropout_rate_0_25_and_its_gradient_which_has_the_same_elements,
    ),
    (
        "dropout rate=0.5 and its gradient, which has the same elements",
        dropout_rate_0_5_and_its_gradient_which_has_the_same_elements,
    ),
    ("einsum equation=...i,...i->...", einsum_equation_i_im),
    ("einsum equation=ii->i", einsum_equation_iim_i),
    ("einsum equation=ij,ij", einsum_equation_ij_ij),
    ("einsum equation=ij,jk,kl->il", einsum_equation_ij_jk_klm_il),
    ("einsum equation=ij,jk->ik", einsum_equation_ij_jkm_ik),
    ("einsum equation=ij,jk->ki promotes", einsum_equation_ij_jkm_ki_promotes),
    ("elu alpha=0.0", elu_alpha_0_0),
    ("elu alpha=0.5 and its gradient", elu_alpha_0_5_and_its_gradient),
    ("elu alpha=0.5 of other dtypes", elu_alpha_0_5_of_other_dtypes),
    ("elu and its gradient", elu_and_its_gradient),
    ("elu of other dtypes", elu_of_other_dtypes),
    ("equal of strings", equal_of_strings),
    ("erf and its gradient", erf_and_its_gradient),
    ("erf of other dtypes", erf_of_other_dtypes),
    ("erfc and its gradient", erfc_and_its_gradient),
    ("erfc of other dtypes", erfc_of_other_dtypes),
    ("example_feature key=age dtype=int64", example_feature_key_age_dtype_int64),
    (
        "example_feature key=name dtype=string shape=-1 of texts",
        example_feature_key_name_dtype_string_shape_m1_of_texts,
    ),
    ("example_feature key=none shape=3 that is missing", example_feature_key_none_shape_3_that_is_missing),
    ("example_feature of a key that is not there", example_feature_of_a_key_that_is_not_there),
    ("example_values key=age dtype=int64", example_values_key_age_dtype_int64),
    ("exp and its gradient", exp_and_its_gradient),
    ("exp of other dtypes", exp_of_other_dtypes),
    ("exp of what is no finite number", exp_of_what_is_no_finite_number),
    ("exp2 and its gradient", exp2_and_its_gradient),
    ("exp2 of other dtypes", exp2_of_other_dtypes),
    ("expand_dims axis=-1", expand_dims_axis_m1),
    ("expand_dims axis=1", expand_dims_axis_1),
    ("expm1 and its gradient", expm1_and_its_gradient),
    ("expm1 of other dtypes", expm1_of_other_dtypes),
    ("eye n_rows=2", eye_n_rows_2),
    ("eye n_rows=2 n_cols=0", eye_n_rows_2_n_cols_0),
    ("eye n_rows=2 n_cols=4 k=1 dtype=complex64", eye_n_rows_2_n_cols_4_k_1_dtype_complex64),
    ("eye n_rows=3 k=-1 dtype=bool", eye_n_rows_3_k_m1_dtype_bool),
    ("fill of rank 32", fill_of_rank_32),
    ("fill shape=", fill_shape),
    ("fill shape=0,3", fill_shape_0_3),
    ("fill shape=2,3", fill_shape_2_3),
    ("flip", flip),
    ("flip axis=", flip_axis),
    ("flip axis=-1", flip_axis_m1),
    ("floor and its gradient of zero", floor_and_its_gradient_of_zero),
    ("floor_divide and its gradients", floor_divide_and_its_gradients),
    ("floor_divide of other dtypes", floor_divide_of_other_dtypes),
    (
        "forks have streams of their own, which follow from the seed",
        forks_have_streams_of_their_own_which_follow_from_the_seed,
    ),
    ("functions that do not fit cond", functions_that_do_not_fit_cond),
    ("gather axis=-1 by a scalar", gather_axis_m1_by_a_scalar),
    ("gather axis=1", gather_axis_1),
    ("gather axis=1 batch_dims=1", gather_axis_1_batch_dims_1),
    ("gather by int32", gather_by_int32),
    ("gather by uint8", gather_by_uint8),
    ("gather of nothing", gather_of_nothing),
    ("gather_nd", gather_nd),
    ("gather_nd of slices", gather_nd_of_slices),
    ("gelu and its gradient", gelu_and_its_gradient),
    ("gelu approximate=False", gelu_approximate_false),
    ("gelu approximate=True and its gradient", gelu_approximate_true_and_its_gradient),
    ("gelu approximate=True of other dtypes", gelu_approximate_true_of_other_dtypes),
    ("gelu of other dtypes", gelu_of_other_dtypes),
    ("global_norm", global_norm),
    ("gradient descent down a parabola", gradient_descent_down_a_parabola),
    ("gradients flow around weak scalars", gradients_flow_around_weak_scalars),
    ("gradients for variables that a function reads", gradients_for_variables_that_a_function_reads),
    (
        "gradients of a loop's variable, which each iteration reads",
        gradients_of_a_loop_s_variable_which_each_iteration_reads,
    ),
    (
        "gradients of broadcasting, casts and dtypes that are promoted",
        gradients_of_broadcasting_casts_and_dtypes_that_are_promoted,
    ),
    ("gradients of nothing", gradients_of_nothing),
    ("gradients of several targets add up, with their weights", gradients_of_several_targets_add_up_with_their_weights),
    (
        "gradients of tensors and variables at once, past an assignment",
        gradients_of_tensors_and_variables_at_once_past_an_assignment,
    ),
    ("gradients through a function, to the second order", gradients_through_a_function_to_the_second_order),
    ("group_norm groups=2", group_norm_groups_2),
    ("group_norm groups=2 data_format=NCHW", group_norm_groups_2_data_format_nchw),
    ("group_norm groups=2 data_format=NCHW epsilon=0.25", group_norm_groups_2_data_format_nchw_epsilon_0_25),
    ("group_norm groups=2 epsilon=0.25", group_norm_groups_2_epsilon_0_25),
    ("gru", gru),
    ("gru reverse=True", gru_reverse_true),
    ("gru time_major=True", gru_time_major_true),
    ("gru with a mask", gru_with_a_mask),
    ("hypot and its gradients", hypot_and_its_gradients),
    ("hypot of other dtypes", hypot_of_other_dtypes),
    (
        "identity and copy pass gradients and stop_gradient none",
        identity_and_copy_pass_gradients_and_stop_gradient_none,
    ),
    ("integers have no gradient", integers_have_no_gradient),
    ("inv", inv),
    ("inv adjoint=True", inv_adjoint_true),
    ("l2_loss", l2_loss),
    ("l2_normalize axis=1", l2_normalize_axis_1),
    ("l2_normalize axis=1 epsilon=1000000.0", l2_normalize_axis_1_epsilon_1000000_0),
    ("layer batch_normalization, in training and after it", layer_batch_normalization_in_training_and_after_it),
    (
        "layer conv2d filters=3 kernel_initializer=constant value=0.5 bias_initializer=ones",
        layer_conv2d_filters_3_kernel_initializer_constant_value_0_5_bias_initializer_ones,
    ),
    (
        "layer dense units=2 use_bias=False kernel_initializer=ones dtype=float64 param_dtype=float32",
        layer_dense_units_2_use_bias_false_kernel_initializer_ones_dtype_float64_param_dtype_float,
    ),
    (
        "layer dense units=4 activation=relu kernel_initializer=constant value=0.25 bias_initializer=ones",
        layer_dense_units_4_activation_relu_kernel_initializer_constant_value_0_25_bias_initialize,
    ),
    ("layer dropout drops by the seed, in training alone", layer_dropout_drops_by_the_seed_in_training_alone),
    (
        "layer embedding input_dim=5 output_dim=2 embeddings_initializer=constant value=1.5",
        layer_embedding_input_dim_5_output_dim_2_embeddings_initializer_constant_value_1_5,
    ),
    ("layer lstm with states, and without", layer_lstm_with_states_and_without),
    ("layer_norm", layer_norm),
    ("layer_norm axis=1 epsilon=0.5", layer_norm_axis_1_epsilon_0_5),
    ("layer_norm axis=1,2 epsilon=0.5", layer_norm_axis_1_2_epsilon_0_5),
    ("layer_norm epsilon=0.25", layer_norm_epsilon_0_25),
    ("leaky_relu alpha=0.0", leaky_relu_alpha_0_0),
    ("leaky_relu alpha=0.25 and its gradient", leaky_relu_alpha_0_25_and_its_gradient),
    ("leaky_relu alpha=0.25 of other dtypes", leaky_relu_alpha_0_25_of_other_dtypes),
    ("leaky_relu with its default", leaky_relu_with_its_default),
    ("lgamma and its gradient", lgamma_and_its_gradient),
    ("lgamma of other dtypes", lgamma_of_other_dtypes),
    (
        "linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64",
        linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64,
    ),
    ("linspace start=0.0 stop=1.0 num=2 endpoint=True", linspace_start_0_0_stop_1_0_num_2_endpoint_true),
    ("linspace start=0.0 stop=1.0 num=5", linspace_start_0_0_stop_1_0_num_5),
    ("linspace start=1.0 stop=0.0 num=0", linspace_start_1_0_stop_0_0_num_0),
    ("linspace start=2.0 stop=3.0 num=1", linspace_start_2_0_stop_3_0_num_1),
    ("log and its gradient", log_and_its_gradient),
    ("log of other dtypes", log_of_other_dtypes),
    ("log of what is no finite number", log_of_what_is_no_finite_number),
    ("log10 and its gradient", log10_and_its_gradient),
    ("log10 of other dtypes", log10_of_other_dtypes),
    ("log1p and its gradient", log1p_and_its_gradient),
    ("log1p of other dtypes", log1p_of_other_dtypes),
    ("log2 and its gradient", log2_and_its_gradient),
    ("log2 of other dtypes", log2_of_other_dtypes),
    ("log_softmax", log_softmax),
    ("log_softmax axis=0", log_softmax_axis_0),
    ("log_softmax of bfloat16", log_softmax_of_bfloat16),
    ("log_softmax of float16", log_softmax_of_float16),
    ("log_softmax of float64", log_softmax_of_float64),
    ("logaddexp and its gradients", logaddexp_and_its_gradients),
    ("logaddexp of other dtypes", logaddexp_of_other_dtypes),
    ("logic", logic),
    ("logsumexp", logsumexp),
    ("logsumexp axis=", logsumexp_axis),
    ("logsumexp axis=0,-1 keepdims=True", logsumexp_axis_0_m1_keepdims_true),
    ("logsumexp axis=1", logsumexp_axis_1),
    ("lstm", lstm),
    ("lstm reverse=True", lstm_reverse_true),
    ("lstm time_major=True", lstm_time_major_true),
    ("lstm with a mask", lstm_with_a_mask),
    ("map of slices with an invariant", map_of_slices_with_an_invariant),
    ("map of two tensors, and of no slices", map_of_two_tensors_and_of_no_slices),
    ("matmul", matmul),
    ("matmul adjoint_a=True", matmul_adjoint_a_true),
    ("matmul adjoint_b=True", matmul_adjoint_b_true),
    ("matmul of a matrix and a vector", matmul_of_a_matrix_and_a_vector),
    ("matmul of a vector and a matrix", matmul_of_a_vector_and_a_matrix),
    ("matmul of batches that broadcast", matmul_of_batches_that_broadcast),
    ("matmul of integers", matmul_of_integers),
    ("matmul of vectors", matmul_of_vectors),
    ("matmul over nothing", matmul_over_nothing),
    ("matmul promotes", matmul_promotes),
    ("matmul transpose_a=True", matmul_transpose_a_true),
    (
        "matmul transpose_a=True transpose_b=False adjoint_a=False adjoint_b=False",
        matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false,
    ),
    ("matmul transpose_b=True", matmul_transpose_b_true),
    ("matrix_diag", matrix_diag),
    ("matrix_diag k=-1", matrix_diag_k_m1),
    ("max", max),
    (
        "max and min take NaN over and share the gradient of equals",
        max_and_min_take_nan_over_and_share_the_gradient_of_equals,
    ),
    ("max axis=", max_axis),
    ("max axis=0,-1 keepdims=True", max_axis_0_m1_keepdims_true),
    ("max axis=1", max_axis_1),
    ("max_pool1d", max_pool1d),
    ("max_pool1d data_format=NCHW", max_pool1d_data_format_nchw),
    ("max_pool1d ksize=3 strides=1 padding=SAME", max_pool1d_ksize_3_strides_1_padding_same),
    ("max_pool1d padding=EXPLICIT paddings=1,0", max_pool1d_padding_explicit_paddings_1_0),
    ("max_pool2d", max_pool2d),
    ("max_pool2d data_format=NCHW", max_pool2d_data_format_nchw),
    ("max_pool2d ksize=2,3 strides=2,1", max_pool2d_ksize_2_3_strides_2_1),
    ("max_pool2d ksize=3 strides=1", max_pool2d_ksize_3_strides_1),
    ("max_pool2d ksize=3,2 padding=SAME", max_pool2d_ksize_3_2_padding_same),
    ("max_pool2d padding=EXPLICIT paddings=1,1,0,0", max_pool2d_padding_explicit_paddings_1_1_0_0),
    ("max_pool3d", max_pool3d),
    ("max_pool3d data_format=NCHW", max_pool3d_data_format_nchw),
    ("max_pool3d ksize=3,2,2 strides=1 padding=SAME", max_pool3d_ksize_3_2_2_strides_1_padding_same),
    ("max_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1", max_pool3d_padding_explicit_paddings_1_0_0_0_1_1),
    ("maximum and its gradients", maximum_and_its_gradients),
    ("maximum and minimum take NaN over", maximum_and_minimum_take_nan_over),
    ("maximum of other dtypes", maximum_of_other_dtypes),
    ("mean", mean),
    ("mean axis=", mean_axis),
    ("mean axis=0,-1 keepdims=True", mean_axis_0_m1_keepdims_true),
    ("mean axis=1", mean_axis_1),
    ("mean of complex64", mean_of_complex64),
    ("mean of int32", mean_of_int32),
    ("mean of int64", mean_of_int64),
    ("min", min),
    ("min axis=", min_axis),
    ("min axis=0,-1 keepdims=True", min_axis_0_m1_keepdims_true),
    ("min axis=1", min_axis_1),
    ("minimum and its gradients", minimum_and_its_gradients),
    ("minimum of other dtypes", minimum_of_other_dtypes),
    ("moves of strings", moves_of_strings),
    ("multiply and its gradients", multiply_and_its_gradients),
    ("multiply of other dtypes", multiply_of_other_dtypes),
    ("negative and its gradient", negative_and_its_gradient),
    ("negative of other dtypes", negative_of_other_dtypes),
    ("nextafter of bfloat16", nextafter_of_bfloat16),
    ("nextafter of float16", nextafter_of_float16),
    ("nextafter of float32", nextafter_of_float32),
    ("nextafter of float64", nextafter_of_float64),
    ("no path: none, or zeros", no_path_none_or_zeros),
    ("nonzero", nonzero),
    ("nonzero of a vector", nonzero_of_a_vector),
    ("not_equal of strings", not_equal_of_strings),
    ("one integer of int16", one_integer_of_int16),
    ("one integer of int32", one_integer_of_int32),
    ("one integer of int64", one_integer_of_int64),
    ("one integer of int8", one_integer_of_int8),
    ("one integer of uint16", one_integer_of_uint16),
    ("one integer of uint32", one_integer_of_uint32),
    ("one integer of uint64", one_integer_of_uint64),
    ("one integer of uint8", one_integer_of_uint8),
    ("one_hot axis=1 dtype=int16", one_hot_axis_1_dtype_int16),
    ("one_hot depth=0", one_hot_depth_0),
    ("one_hot depth=3", one_hot_depth_3),
    ("one_hot with values", one_hot_with_values),
    ("ones_like", ones_like),
    ("ones_like dtype=bfloat16", ones_like_dtype_bfloat16),
    ("ops on nothing", ops_on_nothing),
    ("ops on scalars", ops_on_scalars),
    ("optimizer adadelta", optimizer_adadelta),
    (
        "optimizer adadelta changes the rows that sparse rows name",
        optimizer_adadelta_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer adadelta learning_rate=0.5 rho=0.75 epsilon=0.25 weight_decay=0.5",
        optimizer_adadelta_learning_rate_0_5_rho_0_75_epsilon_0_25_weight_decay_0_5,
    ),
    ("optimizer adagrad", optimizer_adagrad),
    (
        "optimizer adagrad changes the rows that sparse rows name",
        optimizer_adagrad_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer adagrad epsilon=0.25 epsilon_within_root=True",
        optimizer_adagrad_epsilon_0_25_epsilon_within_root_true,
    ),
    (
        "optimizer adagrad learning_rate=0.125 epsilon=0.25 initial_accumulator_value=0.5",
        optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5,
    ),
    ("optimizer adam", optimizer_adam),
    ("optimizer adam changes the rows that sparse rows name", optimizer_adam_changes_the_rows_that_sparse_rows_name),
    (
        "optimizer adam epsilon=0.25 beta_2=0.75 epsilon_before_correction=True",
        optimizer_adam_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true,
    ),
    (
        "optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5",
        optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5,
    ),
    ("optimizer adam of bfloat16: slots are float32", optimizer_adam_of_bfloat16_slots_are_float32),
    ("optimizer adam of float16: slots are float32", optimizer_adam_of_float16_slots_are_float32),
    ("optimizer adamax", optimizer_adamax),
    (
        "optimizer adamax changes the rows that sparse rows name",
        optimizer_adamax_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer adamax epsilon=0.25 epsilon_outside_maximum=True",
        optimizer_adamax_epsilon_0_25_epsilon_outside_maximum_true,
    ),
    (
        "optimizer adamax learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25",
        optimizer_adamax_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25,
    ),
    ("optimizer adamw", optimizer_adamw),
    (
        "optimizer adamw epsilon=0.25 beta_2=0.75 epsilon_before_correction=True",
        optimizer_adamw_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true,
    ),
    (
        "optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25",
        optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25,
    ),
    ("optimizer ftrl", optimizer_ftrl),
    (
        "optimizer ftrl learning_rate=0.125 initial_accumulator_value=0.5 l1_regularization_strength=0.25 l2_regularization_strength=0.5 l2_shrinkage_regularization_strength=0.125 beta=0.25",
        optimizer_ftrl_learning_rate_0_125_initial_accumulator_value_0_5_l1_regularization_strengt,
    ),
    ("optimizer gradient_descent", optimizer_gradient_descent),
    (
        "optimizer gradient_descent changes the rows that sparse rows name",
        optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True",
        optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true,
    ),
    ("optimizer gradient_descent momentum=0.5", optimizer_gradient_descent_momentum_0_5),
    ("optimizer lion", optimizer_lion),
    ("optimizer lion changes the rows that sparse rows name", optimizer_lion_changes_the_rows_that_sparse_rows_name),
    (
        "optimizer lion learning_rate=0.125 beta_1=0.5 beta_2=0.75",
        optimizer_lion_learning_rate_0_125_beta_1_0_5_beta_2_0_75,
    ),
    ("optimizer momentum", optimizer_momentum),
    (
        "optimizer momentum changes the rows that sparse rows name",
        optimizer_momentum_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True",
        optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true,
    ),
    ("optimizer nadam", optimizer_nadam),
    ("optimizer nadam changes the rows that sparse rows name", optimizer_nadam_changes_the_rows_that_sparse_rows_name),
    (
        "optimizer nadam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 momentum_decay=0.5",
        optimizer_nadam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_momentum_decay_0_5,
    ),
    ("optimizer nesterov", optimizer_nesterov),
    (
        "optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125",
        optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125,
    ),
    ("optimizer rmsprop", optimizer_rmsprop),
    (
        "optimizer rmsprop changes the rows that sparse rows name",
        optimizer_rmsprop_changes_the_rows_that_sparse_rows_name,
    ),
    (
        "optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25",
        optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25,
    ),
    (
        "optimizer rmsprop rho=0.0 epsilon=0.25 epsilon_within_root=True",
        optimizer_rmsprop_rho_0_0_epsilon_0_25_epsilon_within_root_true,
    ),
    (
        "optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True initial_mean_square=1.0",
        optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_initial_mean,
    ),
    ("pad paddings=1,0 constant_values=-inf", pad_paddings_1_0_constant_values_minf),
    ("pad paddings=1,0 constant_values=nan", pad_paddings_1_0_constant_values_nan),
    ("pad paddings=1,0,2,1", pad_paddings_1_0_2_1),
    ("pad paddings=1,0,2,1 constant_values=2.5", pad_paddings_1_0_2_1_constant_values_2_5),
    ("pad paddings=1,0,2,1 mode=REFLECT", pad_paddings_1_0_2_1_mode_reflect),
    ("pad paddings=1,0,2,1 mode=SYMMETRIC", pad_paddings_1_0_2_1_mode_symmetric),
    ("permute_dims", permute_dims),
    ("permute_dims axes=", permute_dims_axes),
    ("permute_dims axes=1,-1,0", permute_dims_axes_1_m1_0),
    ("polygamma and its gradients", polygamma_and_its_gradients),
    ("polygamma of other dtypes", polygamma_of_other_dtypes),
    ("pow and its gradients", pow_and_its_gradients),
    ("pow of other dtypes", pow_of_other_dtypes),
    ("prod", prod),
    ("prod axis=", prod_axis),
    ("prod axis=0,-1 keepdims=True", prod_axis_0_m1_keepdims_true),
    ("prod axis=1", prod_axis_1),
    ("prod dtype=int16", prod_dtype_int16),
    ("prod of complex64", prod_of_complex64),
    ("prod of float16", prod_of_float16),
    ("prod of int8", prod_of_int8),
    ("prod of uint8", prod_of_uint8),
    ("promotion keeps values", promotion_keeps_values),
    ("promotion of bfloat16", promotion_of_bfloat16),
    ("promotion of bool", promotion_of_bool),
    ("promotion of complex128", promotion_of_complex128),
    ("promotion of complex64", promotion_of_complex64),
    ("promotion of float16", promotion_of_float16),
    ("promotion of float32", promotion_of_float32),
    ("promotion of float64", promotion_of_float64),
    ("promotion of int16", promotion_of_int16),
    ("promotion of int32", promotion_of_int32),
    ("promotion of int64", promotion_of_int64),
    ("promotion of int8", promotion_of_int8),
    ("promotion of uint16", promotion_of_uint16),
    ("promotion of uint32", promotion_of_uint32),
    ("promotion of uint64", promotion_of_uint64),
    ("promotion of uint8", promotion_of_uint8),
    ("questions about complex numbers and integers", questions_about_complex_numbers_and_integers),
    ("questions about floats", questions_about_floats),
    (
        "random numbers in a loop come from the stream, one iteration after the other",
        random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other,
    ),
    ("random_bernoulli", random_bernoulli),
    ("random_bernoulli shape=", random_bernoulli_shape),
    ("random_categorical by its own seed", random_categorical_by_its_own_seed),
    ("random_normal by its own seed", random_normal_by_its_own_seed),
    ("random_normal shape=2 mean=3.0 stddev=0.0", random_normal_shape_2_mean_3_0_stddev_0_0),
    ("random_orthogonal by its own seed", random_orthogonal_by_its_own_seed),
    ("random_permutation by its own seed", random_permutation_by_its_own_seed),
    ("random_truncated_normal by its own seed", random_truncated_normal_by_its_own_seed),
    ("random_uniform by its own seed", random_uniform_by_its_own_seed),
    ("random_uniform shape=3 minval=-1.0 maxval=0.0 seed=4", random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4),
    ("random_uniform shape=3 seed=1099511627779", random_uniform_shape_3_seed_1099511627779),
    ("random_variance_scaling by its own seed", random_variance_scaling_by_its_own_seed),
    ("reciprocal and its gradient", reciprocal_and_its_gradient),
    ("reciprocal of other dtypes", reciprocal_of_other_dtypes),
    ("reciprocal of what is no finite number", reciprocal_of_what_is_no_finite_number),
    ("reductions of nothing", reductions_of_nothing),
    ("refused: a bias of another size", refused_a_bias_of_another_size),
    ("refused: a bitcast that does not come out even", refused_a_bitcast_that_does_not_come_out_even),
    ("refused: a broadcast to fewer elements", refused_a_broadcast_to_fewer_elements),
    ("refused: a concatenation of nothing", refused_a_concatenation_of_nothing),
    ("refused: a concatenation of other dims", refused_a_concatenation_of_other_dims),
    ("refused: a file longer than its tensors", refused_a_file_longer_than_its_tensors),
    ("refused: a file of something else", refused_a_file_of_something_else),
    ("refused: a file that ends in its header", refused_a_file_that_ends_in_its_header),
    ("refused: a file that ends in its header's size", refused_a_file_that_ends_in_its_header_s_size),
    ("refused: a file that ends in its tensors", refused_a_file_that_ends_in_its_tensors),
    ("refused: a file whose header is no JSON", refused_a_file_whose_header_is_no_json),
    ("refused: a file without a byte", refused_a_file_without_a_byte),
    ("refused: a filter of other channels", refused_a_filter_of_other_channels),
    ("refused: a label out of range", refused_a_label_out_of_range),
    ("refused: a negative dim", refused_a_negative_dim),
    ("refused: a negative index", refused_a_negative_index),
    ("refused: a norm to clip to of 0", refused_a_norm_to_clip_to_of_0),
    ("refused: a permutation that names an axis twice", refused_a_permutation_that_names_an_axis_twice),
    ("refused: a rate of dropout of 1", refused_a_rate_of_dropout_of_1),
    ("refused: a reshape to another size", refused_a_reshape_to_another_size),
    ("refused: a reshape to two unknown dims", refused_a_reshape_to_two_unknown_dims),
    ("refused: a slice beyond the end", refused_a_slice_beyond_the_end),
    ("refused: a split that does not come out even", refused_a_split_that_does_not_come_out_even),
    ("refused: a squeeze of a dim of 2", refused_a_squeeze_of_a_dim_of_2),
    ("refused: a stack of other shapes", refused_a_stack_of_other_shapes),
    ("refused: a step of 0", refused_a_step_of_0),
    ("refused: a stride of 0", refused_a_stride_of_0),
    ("refused: a sum along an axis that is not there", refused_a_sum_along_an_axis_that_is_not_there),
    ("refused: a sum along an axis twice", refused_a_sum_along_an_axis_twice),
    ("refused: a tensor of rank 33", refused_a_tensor_of_rank_33),
    ("refused: an index along an axis out of range", refused_an_index_along_an_axis_out_of_range),
    ("refused: an index out of range", refused_an_index_out_of_range),
    ("refused: an index out of range of many", refused_an_index_out_of_range_of_many),
    ("refused: an index to scatter to out of range", refused_an_index_to_scatter_to_out_of_range),
    ("refused: an integer division by zero", refused_an_integer_division_by_zero),
    ("refused: an integer remainder by zero", refused_an_integer_remainder_by_zero),
    ("refused: an integer to a negative power", refused_an_integer_to_a_negative_power),
    ("refused: an order of complex numbers", refused_an_order_of_complex_numbers),
    ("refused: bits of floats", refused_bits_of_floats),
    ("refused: bounds in the wrong order", refused_bounds_in_the_wrong_order),
    ("refused: logic of numbers", refused_logic_of_numbers),
    ("refused: more bytes than there are", refused_more_bytes_than_there_are),
    ("refused: more elements than can be counted", refused_more_elements_than_can_be_counted),
    ("refused: saving in a folder that is not there", refused_saving_in_a_folder_that_is_not_there),
    ("refused: saving to a folder", refused_saving_to_a_folder),
    ("refused: saving where no files are made", refused_saving_where_no_files_are_made),
    ("refused: shapes that do not broadcast", refused_shapes_that_do_not_broadcast),
    ("refused: softmax of integers", refused_softmax_of_integers),
    ("refused: the product of matrices of wrong sizes", refused_the_product_of_matrices_of_wrong_sizes),
    ("relu and its gradient", relu_and_its_gradient),
    ("relu of other dtypes", relu_of_other_dtypes),
    ("relu of what is no finite number", relu_of_what_is_no_finite_number),
    ("relu6 and its gradient", relu6_and_its_gradient),
    ("relu6 of other dtypes", relu6_of_other_dtypes),
    ("remainder and its gradients", remainder_and_its_gradients),
    ("remainder of other dtypes", remainder_of_other_dtypes),
    ("repeat repeats=0 axis=1", repeat_repeats_0_axis_1),
    ("repeat repeats=2", repeat_repeats_2),
    ("repeat repeats=2 axis=0", repeat_repeats_2_axis_0),
    ("repeat repeats=2 axis=1", repeat_repeats_2_axis_1),
    ("reshape shape=", reshape_shape),
    ("reshape shape=0,-1,1 zero_copies=True", reshape_shape_0_m1_1_zero_copies_true),
    ("reshape shape=3,-1", reshape_shape_3_m1),
    ("reshape to a tensor", reshape_to_a_tensor),
    ("reshape_like", reshape_like),
    ("rms_norm", rms_norm),
    ("rms_norm axis=1 epsilon=0.5", rms_norm_axis_1_epsilon_0_5),
    ("rms_norm epsilon=0.25", rms_norm_epsilon_0_25),
    ("rnn", rnn),
    ("rnn activation=RELU", rnn_activation_relu),
    ("rnn reverse=True", rnn_reverse_true),
    ("rnn time_major=True", rnn_time_major_true),
    ("rnn with a mask", rnn_with_a_mask),
    ("roll shift=1 axis=0", roll_shift_1_axis_0),
    ("roll shift=1,-1 axis=0,1", roll_shift_1_m1_axis_0_1),
    ("roll shift=2", roll_shift_2),
    ("round and its gradient of zero", round_and_its_gradient_of_zero),
    ("round trip of bfloat16", round_trip_of_bfloat16),
    ("round trip of bool", round_trip_of_bool),
    ("round trip of complex128", round_trip_of_complex128),
    ("round trip of complex64", round_trip_of_complex64),
    ("round trip of float16", round_trip_of_float16),
    ("round trip of float32", round_trip_of_float32),
    ("round trip of float64", round_trip_of_float64),
    ("round trip of int16", round_trip_of_int16),
    ("round trip of int32", round_trip_of_int32),
    ("round trip of int64", round_trip_of_int64),
    ("round trip of int8", round_trip_of_int8),
    ("round trip of string", round_trip_of_string),
    ("round trip of uint16", round_trip_of_uint16),
    ("round trip of uint32", round_trip_of_uint32),
    ("round trip of uint64", round_trip_of_uint64),
    ("round trip of uint8", round_trip_of_uint8),
    ("rounding of integers is nothing", rounding_of_integers_is_nothing),
    ("rsqrt and its gradient", rsqrt_and_its_gradient),
    ("rsqrt of other dtypes", rsqrt_of_other_dtypes),
    ("scaled_dot_product_attention", scaled_dot_product_attention),
    ("scaled_dot_product_attention is_causal=True", scaled_dot_product_attention_is_causal_true),
    ("scaled_dot_product_attention scale=0.75", scaled_dot_product_attention_scale_0_75),
    ("scaled_dot_product_attention with a mask", scaled_dot_product_attention_with_a_mask),
    ("scan length=0", scan_length_0),
    ("scan length=4 without slices", scan_length_4_without_slices),
    ("scan: running sums", scan_running_sums),
    ("scan: running sums reverse=True", scan_running_sums_reverse_true),
    ("scatter_nd shape=2,2", scatter_nd_shape_2_2),
    ("scatter_nd shape=4", scatter_nd_shape_4),
    ("searchsorted", searchsorted),
    ("searchsorted side=RIGHT", searchsorted_side_right),
    ("selu and its gradient", selu_and_its_gradient),
    ("selu of other dtypes", selu_of_other_dtypes),
    ("shifts by too much", shifts_by_too_much),
    ("sigmoid and its gradient", sigmoid_and_its_gradient),
    ("sigmoid of other dtypes", sigmoid_of_other_dtypes),
    ("sigmoid of what is no finite number", sigmoid_of_what_is_no_finite_number),
    ("sigmoid_cross_entropy_with_logits", sigmoid_cross_entropy_with_logits),
    ("sign and its gradient of zero", sign_and_its_gradient_of_zero),
    ("silu and its gradient", silu_and_its_gradient),
    ("silu of other dtypes", silu_of_other_dtypes),
    ("sin and its gradient", sin_and_its_gradient),
    ("sin of other dtypes", sin_of_other_dtypes),
    ("sinh and its gradient", sinh_and_its_gradient),
    ("sinh of other dtypes", sinh_of_other_dtypes),
    ("slice begin= size=", slice_begin_size),
    ("slice begin=0,1 size=0,2", slice_begin_0_1_size_0_2),
    ("slice begin=0,1,1", slice_begin_0_1_1),
    ("slice begin=1,0,2 size=1,-1,1", slice_begin_1_0_2_size_1_m1_1),
    ("slogdet", slogdet),
    ("slogdet of complex numbers", slogdet_of_complex_numbers),
    ("softmax", softmax),
    ("softmax axis=0", softmax_axis_0),
    ("softmax without overflow", softmax_without_overflow),
    ("softmax_cross_entropy_with_logits", softmax_cross_entropy_with_logits),
    ("softmax_cross_entropy_with_logits axis=0", softmax_cross_entropy_with_logits_axis_0),
    ("softplus and its gradient", softplus_and_its_gradient),
    ("softplus of other dtypes", softplus_of_other_dtypes),
    ("softplus of what is no finite number", softplus_of_what_is_no_finite_number),
    ("softsign and its gradient", softsign_and_its_gradient),
    ("softsign of other dtypes", softsign_of_other_dtypes),
    ("solve", solve),
    ("solve adjoint=True", solve_adjoint_true),
    ("sort axis=0 of float32", sort_axis_0_of_float32),
    ("sort axis=0 of int32", sort_axis_0_of_int32),
    ("sort axis=1 descending=True stable=False of float32", sort_axis_1_descending_true_stable_false_of_float32),
    ("sort axis=1 descending=True stable=False of int32", sort_axis_1_descending_true_stable_false_of_int32),
    ("sort of NaN", sort_of_nan),
    ("sort of float32", sort_of_float32),
    ("sort of int32", sort_of_int32),
    (
        "sparse rows from a function, and an optimizer that takes them in a function",
        sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function,
    ),
    ("sparse_softmax_cross_entropy_with_logits", sparse_softmax_cross_entropy_with_logits),
    ("sparse_softmax_cross_entropy_with_logits axis=0", sparse_softmax_cross_entropy_with_logits_axis_0),
    ("split into one", split_into_one),
    ("split num_or_size_splits=1,-1,2 axis=1", split_num_or_size_splits_1_m1_2_axis_1),
    ("split num_or_size_splits=2", split_num_or_size_splits_2),
    ("sqrt and its gradient", sqrt_and_its_gradient),
    ("sqrt of other dtypes", sqrt_of_other_dtypes),
    ("sqrt of what is no finite number", sqrt_of_what_is_no_finite_number),
    ("square and its gradient", square_and_its_gradient),
    ("square of other dtypes", square_of_other_dtypes),
    ("squared_difference and its gradients", squared_difference_and_its_gradients),
    ("squared_difference of complex numbers", squared_difference_of_complex_numbers),
    ("squared_difference of other dtypes", squared_difference_of_other_dtypes),
    ("squeeze", squeeze),
    ("squeeze axis=", squeeze_axis),
    ("squeeze axis=-1", squeeze_axis_m1),
    ("stack", stack),
    ("stack axis=-1", stack_axis_m1),
    ("std", std),
    ("std axis=0,-1 keepdims=True", std_axis_0_m1_keepdims_true),
    ("std axis=1", std_axis_1),
    ("std axis=1 correction=1.0", std_axis_1_correction_1_0),
    ("std of int32", std_of_int32),
    ("strided_slice begin=0,-1 end=2,0 strides=1,-1", strided_slice_begin_0_m1_end_2_0_strides_1_m1),
    ("strided_slice begin=0,0 end=2,2 new_axes=1", strided_slice_begin_0_0_end_2_2_new_axes_1),
    ("strided_slice begin=0,1 end=0,3 ellipsis=1", strided_slice_begin_0_1_end_0_3_ellipsis_1),
    ("strided_slice begin=0,1 end=1,2 end_mask=2", strided_slice_begin_0_1_end_1_2_end_mask_2),
    ("strided_slice begin=1", strided_slice_begin_1),
    ("strided_slice begin=1 end=2", strided_slice_begin_1_end_2),
    ("strided_slice begin=1,0 end=2,3 shrink_axes=1", strided_slice_begin_1_0_end_2_3_shrink_axes_1),
    ("strided_slice begin=1,1 end=2,3 begin_mask=3", strided_slice_begin_1_1_end_2_3_begin_mask_3),
    ("strided_slice begin=2 end=0 strides=-2", strided_slice_begin_2_end_0_strides_m2),
    ("string_join separator=", string_join_separator),
    ("string_join separator=- of one", string_join_separator_m_of_one),
    ("string_join separator=--", string_join_separator_mm),
    ("string_length", string_length),
    ("string_length unit=UTF8_CHAR", string_length_unit_utf8_char),
    ("string_lower", string_lower),
    ("string_lower of a scalar", string_lower_of_a_scalar),
    ("string_lower of nothing", string_lower_of_nothing),
    ("string_split at a byte", string_split_at_a_byte),
    ("string_split at a byte, once", string_split_at_a_byte_once),
    ("string_split at a byte, without empty parts", string_split_at_a_byte_without_empty_parts),
    ("string_split at each byte", string_split_at_each_byte),
    ("string_split at either of two bytes", string_split_at_either_of_two_bytes),
    ("string_split at spaces", string_split_at_spaces),
    ("string_split at two bytes", string_split_at_two_bytes),
    ("string_strip", string_strip),
    ("string_strip of a scalar", string_strip_of_a_scalar),
    ("string_strip of nothing", string_strip_of_nothing),
    ("string_to_number", string_to_number),
    ("string_to_number dtype=float64", string_to_number_dtype_float64),
    ("string_to_number dtype=int32", string_to_number_dtype_int32),
    ("string_to_number dtype=int64", string_to_number_dtype_int64),
    ("string_to_number of a word", string_to_number_of_a_word),
    ("string_upper", string_upper),
    ("string_upper of a scalar", string_upper_of_a_scalar),
    ("string_upper of nothing", string_upper_of_nothing),
    ("strings are computed in a function", strings_are_computed_in_a_function),
    ("strings have no arithmetic", strings_have_no_arithmetic),
    ("strings in ops, variables and functions", strings_in_ops_variables_and_functions),
    ("substr", substr),
    ("substr unit=UTF8_CHAR", substr_unit_utf8_char),
    ("subtract and its gradients", subtract_and_its_gradients),
    ("subtract of other dtypes", subtract_of_other_dtypes),
    ("sum", sum),
    ("sum axis=", sum_axis),
    ("sum axis=0", sum_axis_0),
    ("sum axis=0,-1 keepdims=True", sum_axis_0_m1_keepdims_true),
    ("sum axis=1", sum_axis_1),
    ("sum axis=1 keepdims=False", sum_axis_1_keepdims_false),
    ("sum dtype=int16", sum_dtype_int16),
    ("sum of bool", sum_of_bool),
    ("sum of complex64", sum_of_complex64),
    ("sum of float16", sum_of_float16),
    ("sum of int8", sum_of_int8),
    ("sum of uint8", sum_of_uint8),
    ("sum_like", sum_like),
    ("sum_like of integers", sum_like_of_integers),
    ("take_along_axis", take_along_axis),
    ("take_along_axis axis=0", take_along_axis_axis_0),
    ("tan and its gradient", tan_and_its_gradient),
    ("tan of other dtypes", tan_of_other_dtypes),
    ("tanh and its gradient", tanh_and_its_gradient),
    ("tanh of other dtypes", tanh_of_other_dtypes),
    ("tanh of what is no finite number", tanh_of_what_is_no_finite_number),
    ("tapes in tapes: derivatives of x^4 to the fourth order", tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order),
    ("tapes that overlap stop in any order", tapes_that_overlap_stop_in_any_order),
    ("tapes watch variables that are read", tapes_watch_variables_that_are_read),
    ("tensor_scatter_nd_add", tensor_scatter_nd_add),
    ("tensor_scatter_nd_add of slices of integers", tensor_scatter_nd_add_of_slices_of_integers),
    ("tensor_scatter_nd_max", tensor_scatter_nd_max),
    ("tensor_scatter_nd_max of slices of integers", tensor_scatter_nd_max_of_slices_of_integers),
    ("tensor_scatter_nd_min", tensor_scatter_nd_min),
    ("tensor_scatter_nd_min of slices of integers", tensor_scatter_nd_min_of_slices_of_integers),
    ("tensor_scatter_nd_update", tensor_scatter_nd_update),
    ("tensor_scatter_nd_update of slices of integers", tensor_scatter_nd_update_of_slices_of_integers),
    ("text of a bool", text_of_a_bool),
    ("text of a complex scalar", text_of_a_complex_scalar),
    ("text of a large matrix is a summary", text_of_a_large_matrix_is_a_summary),
    ("text of a long line", text_of_a_long_line),
    ("text of a long vector is a summary", text_of_a_long_vector_is_a_summary),
    ("text of a matrix", text_of_a_matrix),
    ("text of a matrix of floats", text_of_a_matrix_of_floats),
    ("text of a scalar", text_of_a_scalar),
    ("text of a whole scalar", text_of_a_whole_scalar),
    ("text of an int", text_of_an_int),
    ("text of bools", text_of_bools),
    ("text of complex128", text_of_complex128),
    ("text of complex64", text_of_complex64),
    ("text of decimals", text_of_decimals),
    ("text of float16", text_of_float16),
    ("text of float64", text_of_float64),
    ("text of four dims is a summary", text_of_four_dims_is_a_summary),
    ("text of huge", text_of_huge),
    ("text of ints", text_of_ints),
    ("text of just no summary", text_of_just_no_summary),
    ("text of large and small", text_of_large_and_small),
    ("text of largest and least", text_of_largest_and_least),
    ("text of long lines of floats", text_of_long_lines_of_floats),
    ("text of not finite", text_of_not_finite),
    ("text of nothing", text_of_nothing),
    ("text of nothing of two dims", text_of_nothing_of_two_dims),
    ("text of three dims", text_of_three_dims),
    ("text of tiny", text_of_tiny),
    ("text of uint64", text_of_uint64),
    ("text of whole floats", text_of_whole_floats),
    ("text of zeros", text_of_zeros),
    ("the gradient of a gradient's function", the_gradient_of_a_gradient_s_function),
    ("the gradient of gathered rows is sparse rows", the_gradient_of_gathered_rows_is_sparse_rows),
    ("the second derivative of a loop", the_second_derivative_of_a_loop),
    ("the second derivative of a loop in a function", the_second_derivative_of_a_loop_in_a_function),
    ("the second derivative of a scan", the_second_derivative_of_a_scan),
    ("the third derivative of a function", the_third_derivative_of_a_function),
    ("the weak integer -1 beside uint8", the_weak_integer_m1_beside_uint8),
    ("the weak integer 128 beside int8", the_weak_integer_128_beside_int8),
    ("the weak integer 2^40 beside int32", the_weak_integer_2_40_beside_int32),
    ("the weak integer 300 beside uint8", the_weak_integer_300_beside_uint8),
    ("tile repetitions=", tile_repetitions),
    ("tile repetitions=2,2", tile_repetitions_2_2),
    ("top_k gradient", top_k_gradient),
    ("top_k k=0", top_k_k_0),
    ("top_k k=2", top_k_k_2),
    ("top_k k=2 of float32", top_k_k_2_of_float32),
    ("top_k k=3 sorted=False", top_k_k_3_sorted_false),
    ("top_k of too few", top_k_of_too_few),
    ("triangular_solve", triangular_solve),
    ("triangular_solve adjoint=True", triangular_solve_adjoint_true),
    ("triangular_solve lower=False", triangular_solve_lower_false),
    ("tril", tril),
    ("tril k=-1", tril_k_m1),
    ("tril k=1", tril_k_1),
    ("triu", triu),
    ("triu k=-1", triu_k_m1),
    ("triu k=1", triu_k_1),
    ("trunc and its gradient of zero", trunc_and_its_gradient_of_zero),
    ("two integers of int16", two_integers_of_int16),
    ("two integers of int32", two_integers_of_int32),
    ("two integers of int64", two_integers_of_int64),
    ("two integers of int8", two_integers_of_int8),
    ("two integers of uint16", two_integers_of_uint16),
    ("two integers of uint32", two_integers_of_uint32),
    ("two integers of uint64", two_integers_of_uint64),
    ("two integers of uint8", two_integers_of_uint8),
    ("two tapes share a custom gradient", two_tapes_share_a_custom_gradient),
    ("unique", unique),
    ("unstack", unstack),
    ("unstack axis=-1 num=3", unstack_axis_m1_num_3),
    ("var", var),
    ("var axis=0,-1 keepdims=True", var_axis_0_m1_keepdims_true),
    ("var axis=1", var_axis_1),
    ("var axis=1 correction=1.0", var_axis_1_correction_1_0),
    ("var of int32", var_of_int32),
    ("vector_norm", vector_norm),
    ("vector_norm axis=0 keepdims=True", vector_norm_axis_0_keepdims_true),
    ("vector_norm axis=1 ord=1.0", vector_norm_axis_1_ord_1_0),
    ("vector_norm axis=1 ord=3.0", vector_norm_axis_1_ord_3_0),
    ("vector_norm axis=1 ord=inf", vector_norm_axis_1_ord_inf),
    ("weak scalars beside bfloat16", weak_scalars_beside_bfloat16),
    ("weak scalars beside bool", weak_scalars_beside_bool),
    ("weak scalars beside complex128", weak_scalars_beside_complex128),
    ("weak scalars beside complex64", weak_scalars_beside_complex64),
    ("weak scalars beside float16", weak_scalars_beside_float16),
    ("weak scalars beside float32", weak_scalars_beside_float32),
    ("weak scalars beside float64", weak_scalars_beside_float64),
    ("weak scalars beside int16", weak_scalars_beside_int16),
    ("weak scalars beside int32", weak_scalars_beside_int32),
    ("weak scalars beside int64", weak_scalars_beside_int64),
    ("weak scalars beside int8", weak_scalars_beside_int8),
    ("weak scalars beside uint16", weak_scalars_beside_uint16),
    ("weak scalars beside uint32", weak_scalars_beside_uint32),
    ("weak scalars beside uint64", weak_scalars_beside_uint64),
    ("weak scalars beside uint8", weak_scalars_beside_uint8),
    ("what a layer refuses", what_a_layer_refuses),
    ("what a variable refuses", what_a_variable_refuses),
    ("what an optimizer refuses", what_an_optimizer_refuses),
    ("what does not fit a function", what_does_not_fit_a_function),
    ("where", where_),
    ("where promotes", where_promotes),
    ("while_loop in a function", while_loop_in_a_function),
    ("while_loop maximum_iterations=0", while_loop_maximum_iterations_0),
    ("while_loop maximum_iterations=1", while_loop_maximum_iterations_1),
    ("while_loop with an invariant and a stack", while_loop_with_an_invariant_and_a_stack),
    (
        "while_loop with an invariant and a stack maximum_iterations=2",
        while_loop_with_an_invariant_and_a_stack_maximum_iterations_2,
    ),
    ("while_loop without an iteration", while_loop_without_an_iteration),
    ("zeros_like", zeros_like),
    ("zeros_like dtype=uint64", zeros_like_dtype_uint64),
];

/// Newton's method in a loop: the root of 2, and its derivative
fn newton_s_method_in_a_loop_the_root_of_2_and_its_derivative() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let go_on = Function::trace("go_on", specs, |arguments| {
        let [i_c, x_c, a_c] = arguments else { unreachable!() };
        let six = make::int32(&[], &[6])?;
        let more = ops::less(i_c, &six)?;
        Ok(vec![more.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let step = Function::trace("step", specs, |arguments| {
        let [i_b, x_b, a_b] = arguments else { unreachable!() };
        let one = make::int32(&[], &[1])?;
        let half = make::float64(&[], &[0.5])?;
        let i_next = ops::add(i_b, &one)?;
        let q = ops::divide(a_b, x_b)?;
        let s = ops::add(x_b, &q)?;
        let x_next = ops::multiply(&s, &half)?;
        Ok(vec![i_next.clone(), x_next.clone()])
    })?;
    let i = make::int32(&[], &[0])?;
    let x = make::float64(&[], &[1.0])?;
    let a = make::float64(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&a)?;
    let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
    let [n, root] = check::outputs(ops::while_loop_with(&[&i, &x, &a], &go_on, &step, options)?)?;
    let [d] = check::gradients(tape.gradients(&root, &[&a])?)?;
    check::float64(&root, &[], &[1.4142135623730951], 2.0)?;
    check::float64(&d, &[], &[0.3535533905932738], 16.0)?;
    Ok(())
}

/// a branch in a loop in a function: Collatz
fn a_branch_in_a_loop_in_a_function_collatz() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let even = Function::trace("even", specs, |arguments| {
        let [n_e] = arguments else { unreachable!() };
        let two = make::int64(&[], &[2])?;
        let half = ops::floor_divide(n_e, &two)?;
        Ok(vec![half.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let odd = Function::trace("odd", specs, |arguments| {
        let [n_o] = arguments else { unreachable!() };
        let three = make::int64(&[], &[3])?;
        let one_o = make::int64(&[], &[1])?;
        let triple = ops::multiply(n_o, &three)?;
        let more = ops::add(&triple, &one_o)?;
        Ok(vec![more.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let not_one = Function::trace("not_one", specs, |arguments| {
        let [n_c] = arguments else { unreachable!() };
        let one_c = make::int64(&[], &[1])?;
        let go_on = ops::not_equal(n_c, &one_c)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let next = Function::trace("next", specs, |arguments| {
        let [n_b] = arguments else { unreachable!() };
        let two_b = make::int64(&[], &[2])?;
        let rest = ops::remainder(n_b, &two_b)?;
        let [n_next] = check::outputs(ops::cond(&[&rest, n_b], &odd, &even)?)?;
        Ok(vec![n_next.clone(), n_b.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let collatz = Function::trace("collatz", specs, |arguments| {
        let [n] = arguments else { unreachable!() };
        let [last, path] = check::outputs(ops::while_loop(&[n], &not_one, &next)?)?;
        Ok(vec![path.clone()])
    })?;
    let seven = make::int64(&[], &[7])?;
    let [y] = check::outputs(collatz.call(&[&seven])?)?;
    check::int64(&y, &[16], &[7, 22, 11, 34, 17, 52, 26, 13, 40, 20, 10, 5, 16, 8, 4, 2], 0.0)?;
    Ok(())
}

/// a copy passes gradients
fn a_copy_passes_gradients() -> Result<()> {
    let x = make::float32(&[], &[3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = x.copy_to("cpu:0")?;
    let z = ops::square(&y)?;
    let [d_x] = check::gradients(tape.gradients(&z, &[&x])?)?;
    check::float32(&d_x, &[], &[6.0], 0.0)?;
    Ok(())
}

/// a custom gradient in a function
fn a_custom_gradient_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::square(x)?;
        let closure = {
            let x = x.clone();
            move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
                let [g] = arguments else { unreachable!() };
                let gx = ops::multiply(g, &x)?;
                Ok(vec![Some(gx.clone())])
            }
        };
        let [y2] = check::outputs(eager::record_gradient(&[x], &[&y], closure)?)?;
        Ok(vec![y2.clone()])
    })?;
    let a = make::float32(&[2], &[3.0, -5.0])?;
    let tape = Tape::new()?;
    tape.watch(&a)?;
    let [b] = check::outputs(f.call(&[&a])?)?;
    let [d_a] = check::gradients(tape.gradients(&b, &[&a])?)?;
    check::float32(&b, &[2], &[9.0, 25.0], 0.0)?;
    check::float32(&d_a, &[2], &[3.0, -5.0], 0.0)?;
    Ok(())
}

/// a custom gradient of another shape
fn a_custom_gradient_of_another_shape() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        let g_x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
        Ok(vec![Some(g_x.clone())])
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// a custom gradient that fails with ABORTED
fn a_custom_gradient_that_fails_with_aborted() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::ABORTED, "no gradient: ABORTED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::ABORTED, Some(""), Some("no gradient: ABORTED"))?;
    Ok(())
}

/// a custom gradient that fails with ALREADY\_EXISTS
fn a_custom_gradient_that_fails_with_already_exists() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::ALREADY_EXISTS, "no gradient: ALREADY_EXISTS"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::ALREADY_EXISTS, Some(""), Some("no gradient: ALREADY_EXISTS"))?;
    Ok(())
}

/// a custom gradient that fails with CANCELLED
fn a_custom_gradient_that_fails_with_cancelled() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::CANCELLED, "no gradient: CANCELLED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::CANCELLED, Some(""), Some("no gradient: CANCELLED"))?;
    Ok(())
}

/// a custom gradient that fails with DATA\_LOSS
fn a_custom_gradient_that_fails_with_data_loss() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::DATA_LOSS, "no gradient: DATA_LOSS"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::DATA_LOSS, Some(""), Some("no gradient: DATA_LOSS"))?;
    Ok(())
}

/// a custom gradient that fails with DEADLINE\_EXCEEDED
fn a_custom_gradient_that_fails_with_deadline_exceeded() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::DEADLINE_EXCEEDED, "no gradient: DEADLINE_EXCEEDED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(
        tape.gradients(&y2, &[&x]),
        Code::DEADLINE_EXCEEDED,
        Some(""),
        Some("no gradient: DEADLINE_EXCEEDED"),
    )?;
    Ok(())
}

/// a custom gradient that fails with FAILED\_PRECONDITION
fn a_custom_gradient_that_fails_with_failed_precondition() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::FAILED_PRECONDITION, "no gradient: FAILED_PRECONDITION"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(
        tape.gradients(&y2, &[&x]),
        Code::FAILED_PRECONDITION,
        Some(""),
        Some("no gradient: FAILED_PRECONDITION"),
    )?;
    Ok(())
}

/// a custom gradient that fails with INTERNAL
fn a_custom_gradient_that_fails_with_internal() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::INTERNAL, "no gradient: INTERNAL"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::INTERNAL, Some(""), Some("no gradient: INTERNAL"))?;
    Ok(())
}

/// a custom gradient that fails with INVALID\_ARGUMENT
fn a_custom_gradient_that_fails_with_invalid_argument() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::INVALID_ARGUMENT, "no gradient: INVALID_ARGUMENT"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::INVALID_ARGUMENT, Some(""), Some("no gradient: INVALID_ARGUMENT"))?;
    Ok(())
}

/// a custom gradient that fails with NOT\_FOUND
fn a_custom_gradient_that_fails_with_not_found() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::NOT_FOUND, "no gradient: NOT_FOUND"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::NOT_FOUND, Some(""), Some("no gradient: NOT_FOUND"))?;
    Ok(())
}

/// a custom gradient that fails with OUT\_OF\_RANGE
fn a_custom_gradient_that_fails_with_out_of_range() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::OUT_OF_RANGE, "no gradient: OUT_OF_RANGE"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::OUT_OF_RANGE, Some(""), Some("no gradient: OUT_OF_RANGE"))?;
    Ok(())
}

/// a custom gradient that fails with PERMISSION\_DENIED
fn a_custom_gradient_that_fails_with_permission_denied() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::PERMISSION_DENIED, "no gradient: PERMISSION_DENIED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(
        tape.gradients(&y2, &[&x]),
        Code::PERMISSION_DENIED,
        Some(""),
        Some("no gradient: PERMISSION_DENIED"),
    )?;
    Ok(())
}

/// a custom gradient that fails with RESOURCE\_EXHAUSTED
fn a_custom_gradient_that_fails_with_resource_exhausted() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::RESOURCE_EXHAUSTED, "no gradient: RESOURCE_EXHAUSTED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(
        tape.gradients(&y2, &[&x]),
        Code::RESOURCE_EXHAUSTED,
        Some(""),
        Some("no gradient: RESOURCE_EXHAUSTED"),
    )?;
    Ok(())
}

/// a custom gradient that fails with UNAVAILABLE
fn a_custom_gradient_that_fails_with_unavailable() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::UNAVAILABLE, "no gradient: UNAVAILABLE"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::UNAVAILABLE, Some(""), Some("no gradient: UNAVAILABLE"))?;
    Ok(())
}

/// a custom gradient that fails with UNIMPLEMENTED
fn a_custom_gradient_that_fails_with_unimplemented() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::UNIMPLEMENTED, "no gradient: UNIMPLEMENTED"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::UNIMPLEMENTED, Some(""), Some("no gradient: UNIMPLEMENTED"))?;
    Ok(())
}

/// a custom gradient that fails with UNKNOWN
fn a_custom_gradient_that_fails_with_unknown() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Err(Error::new(Code::UNKNOWN, "no gradient: UNKNOWN"))
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::UNKNOWN, Some(""), Some("no gradient: UNKNOWN"))?;
    Ok(())
}

/// a custom gradient that gives none for an input
fn a_custom_gradient_that_gives_none_for_an_input() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let y = make::float32(&[], &[3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&y)?;
    let z = ops::multiply(&x, &y)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Ok(vec![Some(g.clone()), None])
    };
    let [z2] = check::outputs(eager::record_gradient(&[&x, &y], &[&z], closure)?)?;
    let [d_x, d_y] = check::array(tape.gradients(&z2, &[&x, &y])?)?;
    check::float32(check::some(&d_x)?, &[], &[1.0], 0.0)?;
    check::none(&d_y)?;
    Ok(())
}

/// a custom gradient to the second order
fn a_custom_gradient_to_the_second_order() -> Result<()> {
    let x = make::float64(&[2], &[2.0, 3.0])?;
    let outer = Tape::new()?;
    outer.watch(&x)?;
    let inner = Tape::new()?;
    inner.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = {
        let x = x.clone();
        move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
            let [g] = arguments else { unreachable!() };
            let xx = ops::multiply(&x, &x)?;
            let xxx = ops::multiply(&xx, &x)?;
            let g_x = ops::multiply(g, &xxx)?;
            Ok(vec![Some(g_x.clone())])
        }
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    let [d_x] = check::gradients(inner.gradients(&y2, &[&x])?)?;
    check::float64(&d_x, &[2], &[8.0, 27.0], 0.0)?;
    let [d2_x] = check::gradients(outer.gradients(&d_x, &[&x])?)?;
    check::float64(&d2_x, &[2], &[12.0, 27.0], 0.0)?;
    Ok(())
}

/// a custom gradient without a tape
fn a_custom_gradient_without_a_tape() -> Result<()> {
    let x = make::float32(&[2], &[2.0, 3.0])?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        Ok(vec![Some(g.clone())])
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::float32(&y2, &[2], &[4.0, 9.0], 0.0)?;
    Ok(())
}

/// a custom gradient's other dtype is cast
fn a_custom_gradient_s_other_dtype_is_cast() -> Result<()> {
    let x = make::float32(&[2], &[2.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        let g_x = make::float64(&[2], &[0.5, 0.25])?;
        Ok(vec![Some(g_x.clone())])
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    let [d_x] = check::gradients(tape.gradients(&y2, &[&x])?)?;
    check::float32(&d_x, &[2], &[0.5, 0.25], 0.0)?;
    Ok(())
}

/// a custom gradient, called with the gradients of its outputs
fn a_custom_gradient_called_with_the_gradients_of_its_outputs() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y = make::float32(&[2], &[3.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&y)?;
    let s = ops::add(&x, &y)?;
    let d = ops::subtract(&x, &y)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g_s, g_d] = arguments else { unreachable!() };
        let ten = make::float32(&[], &[10.0])?;
        let g_x = ops::multiply(g_s, &ten)?;
        let g_y = ops::negative(g_d)?;
        Ok(vec![Some(g_x.clone()), Some(g_y.clone())])
    };
    let [s2, d2] = check::outputs(eager::record_gradient(&[&x, &y], &[&s, &d], closure)?)?;
    let z = ops::square(&s2)?;
    let asked = Gradient { targets: &[&z, &d2], sources: &[&x, &y], ..Default::default() };
    let [d_x, d_y] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2], &[80.0, 120.0], 0.0)?;
    check::float32(&d_y, &[2], &[-1.0, -1.0], 0.0)?;
    Ok(())
}

/// a dense tensor has no rows
fn a_dense_tensor_has_no_rows() -> Result<()> {
    let dense = make::float32(&[1], &[1.0])?;
    check::sparse(&dense, false)?;
    check::fails(dense.sparse_rows(), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// a fork has forks
fn a_fork_has_forks() -> Result<()> {
    eager::set_seed(12)?;
    eager::fork()?.run(|| -> Result<()> {
        eager::fork()?.run(|| -> Result<()> {
            let options = ops::RandomUniform { shape: &[2], ..Default::default() };
            let a = ops::random_uniform_with(options)?;
            check::float32(&a, &[2], &[0.33608902, 0.5728288], 0.0)?;
            Ok(())
        })?;
        Ok(())
    })?;
    Ok(())
}

/// a function calls a function
fn a_function_calls_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::square(x)?;
        Ok(vec![y.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let g = Function::trace("g", specs, |arguments| {
        let [u] = arguments else { unreachable!() };
        let [v] = check::outputs(f.call(&[u])?)?;
        let [w] = check::outputs(f.call(&[&v])?)?;
        Ok(vec![w.clone()])
    })?;
    let a = make::float32(&[], &[3.0])?;
    let [b] = check::outputs(g.call(&[&a])?)?;
    check::float32(&b, &[], &[81.0], 0.0)?;
    Ok(())
}

/// a function calls the caller's code each time
fn a_function_calls_the_caller_s_code_each_time() -> Result<()> {
    let zero = make::int32(&[], &[0])?;
    let calls = Variable::untrainable(&zero, "")?;
    let specs: &[Spec] = &[Spec::new(DType::INT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let closure = {
            let calls = calls.clone();
            move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
                let [a] = arguments else { unreachable!() };
                calls.assign_add(a)?;
                let so_far = calls.read()?;
                Ok(vec![so_far.clone()])
            }
        };
        let host_op = Op::from_closure("count", &[Spec::new(DType::INT32, &[])], closure)?;
        let [y] = check::outputs(host_op.run(&[x])?)?;
        Ok(vec![y.clone()])
    })?;
    let two = make::int32(&[], &[2])?;
    let [z0] = check::outputs(f.call(&[&two])?)?;
    check::int32(&z0, &[], &[2], 0.0)?;
    let [z1] = check::outputs(f.call(&[&two])?)?;
    check::int32(&z1, &[], &[4], 0.0)?;
    let [z2] = check::outputs(f.call(&[&two])?)?;
    check::int32(&z2, &[], &[6], 0.0)?;
    Ok(())
}

/// a function is saved: constants, a branch, strings
fn a_function_is_saved_constants_a_branch_strings() -> Result<()> {
    let c = make::float32(&[2], &[0.5, 2.0])?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let up = Function::trace("up", specs, |arguments| {
        let [x_up] = arguments else { unreachable!() };
        let y_up = ops::multiply(x_up, &c)?;
        Ok(vec![y_up.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let down = Function::trace("down", specs, |arguments| {
        let [x_down] = arguments else { unreachable!() };
        let y_down = ops::negative(x_down)?;
        Ok(vec![y_down.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::BOOL, &[]), Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [p, x] = arguments else { unreachable!() };
        let [y] = check::outputs(ops::cond(&[p, x], &up, &down)?)?;
        let z = ops::softmax(&y)?;
        let names = make::string(&[2], &["a", "ü"])?;
        Ok(vec![y.clone(), z.clone(), names.clone()])
    })?;
    check::save(&f, "branch.eager")?;
    Ok(())
}

/// a function keeps tensors from outside as constants
fn a_function_keeps_tensors_from_outside_as_constants() -> Result<()> {
    let c = make::int64(&[2], &[10, 20])?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::add(x, &c)?;
        Ok(vec![y.clone(), c.clone(), x.clone()])
    })?;
    let a = make::int64(&[2], &[1, 2])?;
    let [y1, c1, x1] = check::outputs(f.call(&[&a])?)?;
    check::int64(&y1, &[2], &[11, 22], 0.0)?;
    check::int64(&c1, &[2], &[10, 20], 0.0)?;
    check::int64(&x1, &[2], &[1, 2], 0.0)?;
    Ok(())
}

/// a function of any dims
fn a_function_of_any_dims() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[-1, -1])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::sum_with(x, ops::Sum { axis: Some(&[0]), ..Default::default() })?;
        Ok(vec![y.clone()])
    })?;
    let x0 = make::float64(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let [y0] = check::outputs(f.call(&[&x0])?)?;
    check::float64(&y0, &[3], &[2.0, 2.0, 2.0], 0.0)?;
    let x1 = make::float64(&[1, 1], &[1.0])?;
    let [y1] = check::outputs(f.call(&[&x1])?)?;
    check::float64(&y1, &[1], &[1.0], 0.0)?;
    let x2 = make::float64(&[0, 2], &[])?;
    let [y2] = check::outputs(f.call(&[&x2])?)?;
    check::float64(&y2, &[2], &[0.0, 0.0], 0.0)?;
    Ok(())
}

/// a function of two tensors with two results
fn a_function_of_two_tensors_with_two_results() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2]), Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x, y] = arguments else { unreachable!() };
        let s = ops::add(x, y)?;
        let p = ops::multiply(&s, y)?;
        Ok(vec![s.clone(), p.clone()])
    })?;
    let a = make::float32(&[2], &[1.0, 2.0])?;
    let b = make::float32(&[2], &[3.0, -1.0])?;
    let [s0, p0] = check::outputs(f.call(&[&a, &b])?)?;
    check::float32(&s0, &[2], &[4.0, 1.0], 0.0)?;
    check::float32(&p0, &[2], &[12.0, -1.0], 0.0)?;
    let [s1, p1] = check::outputs(f.call(&[&a, &b])?)?;
    check::float32(&s1, &[2], &[4.0, 1.0], 0.0)?;
    check::float32(&p1, &[2], &[12.0, -1.0], 0.0)?;
    Ok(())
}

/// a function reads and assigns variables, in order
fn a_function_reads_and_assigns_variables_in_order() -> Result<()> {
    let x0 = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x0, "v")?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let before = v.read()?;
        v.assign_add(x)?;
        let after = v.read()?;
        let y = ops::multiply(&before, &after)?;
        Ok(vec![y.clone()])
    })?;
    let a = make::float32(&[2], &[1.0, 1.0])?;
    let [y0] = check::outputs(f.call(&[&a])?)?;
    check::float32(&y0, &[2], &[2.0, 6.0], 0.0)?;
    let v0 = v.read()?;
    check::float32(&v0, &[2], &[2.0, 3.0], 0.0)?;
    let [y1] = check::outputs(f.call(&[&a])?)?;
    check::float32(&y1, &[2], &[6.0, 12.0], 0.0)?;
    let v1 = v.read()?;
    check::float32(&v1, &[2], &[3.0, 4.0], 0.0)?;
    let same = f.variables()[0].clone();
    let last = same.read()?;
    check::float32(&last, &[2], &[3.0, 4.0], 0.0)?;
    Ok(())
}

/// a function that any language saved: constants, a branch, strings
fn a_function_that_any_language_saved_constants_a_branch_strings() -> Result<()> {
    let x = make::float32(&[2], &[4.0, 8.0])?;
    let yes = make::bool(&[], &[true])?;
    let no = make::bool(&[], &[false])?;
    check::load("branch.eager", |f| {
        let tape = Tape::new()?;
        tape.watch(&x)?;
        let [y, z, names] = check::outputs(f.call(&[&yes, &x])?)?;
        let [d_x] = check::gradients(tape.gradients(&y, &[&x])?)?;
        check::float32(&y, &[2], &[2.0, 16.0], 0.0)?;
        check::float32(&z, &[2], &[8.3152804e-7, 0.99999917], 8.0)?;
        check::string(&names, &[2], &["a", "ü"], 0.0)?;
        check::float32(&d_x, &[2], &[0.5, 2.0], 0.0)?;
        let [y2, z2, names2] = check::outputs(f.call(&[&no, &x])?)?;
        check::float32(&y2, &[2], &[-4.0, -8.0], 0.0)?;
        Ok(())
    })?;
    Ok(())
}

/// a function that trains
fn a_function_that_trains() -> Result<()> {
    let x0 = make::float64(&[2], &[1.0, -2.0])?;
    let v = Variable::new(&x0, "v")?;
    let adam = optimizers::Adam { learning_rate: 0.25, ..Default::default() }.create()?;
    let specs: &[Spec] = &[];
    let f = Function::trace("f", specs, |arguments| {
        let tape = Tape::new()?;
        let x = v.read()?;
        let y = ops::square(&x)?;
        let loss = ops::sum(&y)?;
        let [g] = check::gradients(tape.variable_gradients(&loss, &[&v])?)?;
        adam.apply(&[&v], &[Some(g.clone())])?;
        Ok(vec![loss.clone()])
    })?;
    let [loss0] = check::outputs(f.call(&[])?)?;
    check::float64(&loss0, &[], &[5.0], 64.0)?;
    let [loss1] = check::outputs(f.call(&[])?)?;
    check::float64(&loss1, &[], &[3.6250000040625], 64.0)?;
    let [loss2] = check::outputs(f.call(&[])?)?;
    check::float64(&loss2, &[], &[2.508639352544879], 64.0)?;
    let last = v.read()?;
    check::float64(&last, &[2], &[0.26848741639856977, -1.2555501659151573], 64.0)?;
    Ok(())
}

/// a function under a tape under a tape in a function
fn a_function_under_a_tape_under_a_tape_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let cube = Function::trace("cube", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let xx = ops::square(x_f)?;
        let xxx = ops::multiply(&xx, x_f)?;
        Ok(vec![xxx.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let second = Function::trace("second", specs, |arguments| {
        let [x_g] = arguments else { unreachable!() };
        let outer = Tape::new()?;
        outer.watch(x_g)?;
        let inner = Tape::new()?;
        inner.watch(x_g)?;
        let [y] = check::outputs(cube.call(&[x_g])?)?;
        let [d] = check::gradients(inner.gradients(&y, &[x_g])?)?;
        let [d2] = check::gradients(outer.gradients(&d, &[x_g])?)?;
        Ok(vec![y.clone(), d.clone(), d2.clone()])
    })?;
    let a = make::float64(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&a)?;
    let [b0, b1, b2] = check::outputs(second.call(&[&a])?)?;
    let [b3] = check::gradients(tape.gradients(&b2, &[&a])?)?;
    check::float64(&b0, &[], &[8.0], 0.0)?;
    check::float64(&b1, &[], &[12.0], 0.0)?;
    check::float64(&b2, &[], &[12.0], 0.0)?;
    check::float64(&b3, &[], &[6.0], 0.0)?;
    Ok(())
}

/// a host call
fn a_host_call() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y = make::float32(&[2], &[10.0, 20.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a, b] = arguments else { unreachable!() };
        check::float32(a, &[2], &[1.0, 2.0], 0.0)?;
        let c = ops::add(a, b)?;
        let d = ops::sum(&c)?;
        Ok(vec![c.clone(), d.clone()])
    };
    let host_op =
        Op::from_closure("mine", &[Spec::new(DType::FLOAT32, &[-1]), Spec::new(DType::FLOAT32, &[])], closure)?;
    let [s, t] = check::outputs(host_op.run(&[&x, &y])?)?;
    check::float32(&s, &[2], &[11.0, 22.0], 0.0)?;
    check::float32(&t, &[], &[33.0], 0.0)?;
    Ok(())
}

/// a host call that fails in a function's loop
fn a_host_call_that_fails_in_a_function_s_loop() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let body = Function::trace("body", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
            let [a] = arguments else { unreachable!() };
            Err(Error::new(Code::ABORTED, "enough"))
        };
        let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
        let [y] = check::outputs(host_op.run(&[x])?)?;
        Ok(vec![y.clone()])
    })?;
    let xs = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::map(&[&xs], &body), Code::ABORTED, Some(""), Some("enough"))?;
    Ok(())
}

/// a host call that fails with ABORTED
fn a_host_call_that_fails_with_aborted() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::ABORTED, "no result: ABORTED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::ABORTED, Some(""), Some("no result: ABORTED"))?;
    Ok(())
}

/// a host call that fails with ALREADY\_EXISTS
fn a_host_call_that_fails_with_already_exists() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::ALREADY_EXISTS, "no result: ALREADY_EXISTS"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::ALREADY_EXISTS, Some(""), Some("no result: ALREADY_EXISTS"))?;
    Ok(())
}

/// a host call that fails with CANCELLED
fn a_host_call_that_fails_with_cancelled() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::CANCELLED, "no result: CANCELLED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::CANCELLED, Some(""), Some("no result: CANCELLED"))?;
    Ok(())
}

/// a host call that fails with DATA\_LOSS
fn a_host_call_that_fails_with_data_loss() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::DATA_LOSS, "no result: DATA_LOSS"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::DATA_LOSS, Some(""), Some("no result: DATA_LOSS"))?;
    Ok(())
}

/// a host call that fails with DEADLINE\_EXCEEDED
fn a_host_call_that_fails_with_deadline_exceeded() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::DEADLINE_EXCEEDED, "no result: DEADLINE_EXCEEDED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::DEADLINE_EXCEEDED, Some(""), Some("no result: DEADLINE_EXCEEDED"))?;
    Ok(())
}

/// a host call that fails with FAILED\_PRECONDITION
fn a_host_call_that_fails_with_failed_precondition() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::FAILED_PRECONDITION, "no result: FAILED_PRECONDITION"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::FAILED_PRECONDITION, Some(""), Some("no result: FAILED_PRECONDITION"))?;
    Ok(())
}

/// a host call that fails with INTERNAL
fn a_host_call_that_fails_with_internal() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::INTERNAL, "no result: INTERNAL"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::INTERNAL, Some(""), Some("no result: INTERNAL"))?;
    Ok(())
}

/// a host call that fails with INVALID\_ARGUMENT
fn a_host_call_that_fails_with_invalid_argument() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::INVALID_ARGUMENT, "no result: INVALID_ARGUMENT"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::INVALID_ARGUMENT, Some(""), Some("no result: INVALID_ARGUMENT"))?;
    Ok(())
}

/// a host call that fails with NOT\_FOUND
fn a_host_call_that_fails_with_not_found() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::NOT_FOUND, "no result: NOT_FOUND"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::NOT_FOUND, Some(""), Some("no result: NOT_FOUND"))?;
    Ok(())
}

/// a host call that fails with OUT\_OF\_RANGE
fn a_host_call_that_fails_with_out_of_range() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::OUT_OF_RANGE, "no result: OUT_OF_RANGE"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::OUT_OF_RANGE, Some(""), Some("no result: OUT_OF_RANGE"))?;
    Ok(())
}

/// a host call that fails with PERMISSION\_DENIED
fn a_host_call_that_fails_with_permission_denied() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::PERMISSION_DENIED, "no result: PERMISSION_DENIED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::PERMISSION_DENIED, Some(""), Some("no result: PERMISSION_DENIED"))?;
    Ok(())
}

/// a host call that fails with RESOURCE\_EXHAUSTED
fn a_host_call_that_fails_with_resource_exhausted() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::RESOURCE_EXHAUSTED, "no result: RESOURCE_EXHAUSTED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::RESOURCE_EXHAUSTED, Some(""), Some("no result: RESOURCE_EXHAUSTED"))?;
    Ok(())
}

/// a host call that fails with UNAVAILABLE
fn a_host_call_that_fails_with_unavailable() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::UNAVAILABLE, "no result: UNAVAILABLE"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::UNAVAILABLE, Some(""), Some("no result: UNAVAILABLE"))?;
    Ok(())
}

/// a host call that fails with UNIMPLEMENTED
fn a_host_call_that_fails_with_unimplemented() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::UNIMPLEMENTED, "no result: UNIMPLEMENTED"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::UNIMPLEMENTED, Some(""), Some("no result: UNIMPLEMENTED"))?;
    Ok(())
}

/// a host call that fails with UNKNOWN
fn a_host_call_that_fails_with_unknown() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Err(Error::new(Code::UNKNOWN, "no result: UNKNOWN"))
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[])], closure)?;
    check::fails(host_op.run(&[&x]), Code::UNKNOWN, Some(""), Some("no result: UNKNOWN"))?;
    Ok(())
}

/// a host call that gives another dtype
fn a_host_call_that_gives_another_dtype() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Ok(vec![a.clone()])
    };
    let host_op = Op::from_closure("wrong", &[Spec::new(DType::FLOAT64, &[2])], closure)?;
    check::fails(host_op.run(&[&x]), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// a host call that gives another shape
fn a_host_call_that_gives_another_shape() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        Ok(vec![a.clone()])
    };
    let host_op = Op::from_closure("wrong", &[Spec::new(DType::FLOAT32, &[3])], closure)?;
    check::fails(host_op.run(&[&x]), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// a learning rate that is a variable, then a tensor
fn a_learning_rate_that_is_a_variable_then_a_tensor() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "")?;
    let half = make::float32(&[], &[0.5])?;
    let rate = Variable::untrainable(&half, "")?;
    let sgd = optimizers::SGD::default().create()?;
    sgd.set_learning_rate(&rate)?;
    let g = make::float32(&[2], &[1.0, -1.0])?;
    sgd.apply(&[&v], &[Some(g.clone())])?;
    let quarter = make::float32(&[], &[0.25])?;
    rate.assign(&quarter)?;
    sgd.apply(&[&v], &[Some(g.clone())])?;
    let a = v.read()?;
    check::float32(&a, &[2], &[0.25, 2.75], 0.0)?;
    let two = make::float64(&[], &[2.0])?;
    sgd.set_learning_rate(&two)?;
    sgd.apply(&[&v], &[Some(g.clone())])?;
    let b = v.read()?;
    check::float32(&b, &[2], &[-1.75, 4.75], 0.0)?;
    Ok(())
}

/// a loop that assigns a variable in each iteration
fn a_loop_that_assigns_a_variable_in_each_iteration() -> Result<()> {
    let zero = make::int64(&[], &[0])?;
    let sum = Variable::untrainable(&zero, "")?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        sum.assign_add(x_f)?;
        let so_far = sum.read()?;
        Ok(vec![so_far.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[-1])];
    let g = Function::trace("g", specs, |arguments| {
        let [x_g] = arguments else { unreachable!() };
        let [y_g] = check::outputs(ops::map(&[x_g], &f)?)?;
        Ok(vec![y_g.clone()])
    })?;
    let x = make::int64(&[3], &[1, 2, 3])?;
    let [y0] = check::outputs(g.call(&[&x])?)?;
    check::int64(&y0, &[3], &[1, 3, 6], 0.0)?;
    let [y1] = check::outputs(g.call(&[&x])?)?;
    check::int64(&y1, &[3], &[7, 9, 12], 0.0)?;
    Ok(())
}

/// a network of two layers and its gradients
fn a_network_of_two_layers_and_its_gradients() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, -1.0, 0.5, 0.25, -3.0])?;
    let labels = make::int32(&[3], &[0, 1, 1])?;
    let w1_0 = make::float64(&[2, 3], &[0.5, -1.0, 0.25, 1.0, 0.75, -0.5])?;
    let w1 = Variable::new(&w1_0, "w1")?;
    let b1_0 = make::float64(&[3], &[0.125, 0.0, -0.25])?;
    let b1 = Variable::new(&b1_0, "b1")?;
    let w2_0 = make::float64(&[3, 2], &[1.0, -0.5, 0.25, 2.0, -1.0, 0.5])?;
    let w2 = Variable::new(&w2_0, "w2")?;
    let b2_0 = make::float64(&[2], &[0.0, 0.5])?;
    let b2 = Variable::new(&b2_0, "b2")?;
    let tape = Tape::new()?;
    let w1_r = w1.read()?;
    let b1_r = b1.read()?;
    let w2_r = w2.read()?;
    let b2_r = b2.read()?;
    let a = ops::matmul(&x, &w1_r)?;
    let b = ops::bias_add(&a, &b1_r)?;
    let h = ops::tanh(&b)?;
    let c = ops::matmul(&h, &w2_r)?;
    let z = ops::add(&c, &b2_r)?;
    let losses = ops::sparse_softmax_cross_entropy_with_logits(&z, &labels)?;
    let mean = ops::mean(&losses)?;
    let [d_w1, d_b1, d_w2, d_b2] = check::gradients(tape.variable_gradients(&mean, &[&w1, &b1, &w2, &b2])?)?;
    check::float64(&mean, &[], &[0.25639376858428586], 8.0)?;
    check::float64(
        &d_w1,
        &[2, 3],
        &[
            -0.1440860279153081, 0.1342702654863206, 0.1250577206258528, 0.06250858240034855, 0.182783216419367,
            0.11127827873829298,
        ],
        256.0,
    )?;
    check::float64(&d_b1, &[3], &[0.14146198531064022, 0.05609075875200282, -0.06375611084099396], 256.0)?;
    check::float64(
        &d_w2,
        &[3, 2],
        &[
            -0.11514854764362745, 0.11514854764362745, -0.004954892861095008, 0.004954892861095008,
            0.042547067422874764, -0.042547067422874764,
        ],
        256.0,
    )?;
    check::float64(&d_b2, &[2], &[0.08388788949399852, -0.08388788949399852], 256.0)?;
    Ok(())
}

/// a network of two layers and its gradients in a function
fn a_network_of_two_layers_and_its_gradients_in_a_function() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, -1.0, 0.5, 0.25, -3.0])?;
    let labels = make::int32(&[3], &[0, 1, 1])?;
    let w1_0 = make::float64(&[2, 3], &[0.5, -1.0, 0.25, 1.0, 0.75, -0.5])?;
    let w1 = Variable::new(&w1_0, "w1")?;
    let b1_0 = make::float64(&[3], &[0.125, 0.0, -0.25])?;
    let b1 = Variable::new(&b1_0, "b1")?;
    let w2_0 = make::float64(&[3, 2], &[1.0, -0.5, 0.25, 2.0, -1.0, 0.5])?;
    let w2 = Variable::new(&w2_0, "w2")?;
    let b2_0 = make::float64(&[2], &[0.0, 0.5])?;
    let b2 = Variable::new(&b2_0, "b2")?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[-1, 2]), Spec::new(DType::INT32, &[-1])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f, labels_f] = arguments else { unreachable!() };
        let w1_r = w1.read()?;
        let b1_r = b1.read()?;
        let w2_r = w2.read()?;
        let b2_r = b2.read()?;
        let a = ops::matmul(x_f, &w1_r)?;
        let b = ops::bias_add(&a, &b1_r)?;
        let h = ops::tanh(&b)?;
        let c = ops::matmul(&h, &w2_r)?;
        let z = ops::add(&c, &b2_r)?;
        let losses = ops::sparse_softmax_cross_entropy_with_logits(&z, labels_f)?;
        let mean = ops::mean(&losses)?;
        Ok(vec![mean.clone()])
    })?;
    let tape = Tape::new()?;
    let [loss] = check::outputs(f.call(&[&x, &labels])?)?;
    let [d_w1, d_b1, d_w2, d_b2] = check::gradients(tape.variable_gradients(&loss, &[&w1, &b1, &w2, &b2])?)?;
    check::float64(&loss, &[], &[0.25639376858428586], 8.0)?;
    check::float64(
        &d_w1,
        &[2, 3],
        &[
            -0.1440860279153081, 0.1342702654863206, 0.1250577206258528, 0.06250858240034855, 0.182783216419367,
            0.11127827873829298,
        ],
        256.0,
    )?;
    check::float64(&d_b1, &[3], &[0.14146198531064022, 0.05609075875200282, -0.06375611084099396], 256.0)?;
    check::float64(
        &d_w2,
        &[3, 2],
        &[
            -0.11514854764362745, 0.11514854764362745, -0.004954892861095008, 0.004954892861095008,
            0.042547067422874764, -0.042547067422874764,
        ],
        256.0,
    )?;
    check::float64(&d_b2, &[2], &[0.08388788949399852, -0.08388788949399852], 256.0)?;
    Ok(())
}

/// a persistent tape gives any number of gradients
fn a_persistent_tape_gives_any_number_of_gradients() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let z = ops::multiply(&y, &x)?;
    let [a] = check::gradients(tape.gradients(&y, &[&x])?)?;
    let [b] = check::gradients(tape.gradients(&z, &[&x])?)?;
    let [c] = check::gradients(tape.gradients(&z, &[&y])?)?;
    check::float32(&a, &[2], &[2.0, 4.0], 0.0)?;
    check::float32(&b, &[2], &[3.0, 12.0], 0.0)?;
    check::float32(&c, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// a reset forgets watches and records
fn a_reset_forgets_watches_and_records() -> Result<()> {
    let x = make::float32(&[], &[3.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    tape.reset()?;
    let z = ops::square(&x)?;
    let asked = Gradient { targets: &[&y, &z], sources: &[&x], ..Default::default() };
    let [a] = check::array(tape.gradient_with(asked)?)?;
    check::none(&a)?;
    tape.watch(&x)?;
    let w = ops::square(&x)?;
    let [b] = check::gradients(tape.gradients(&w, &[&x])?)?;
    check::float32(&b, &[], &[6.0], 0.0)?;
    Ok(())
}

/// a seed begins a stream
fn a_seed_begins_a_stream() -> Result<()> {
    eager::set_seed(5)?;
    let a = ops::random_uniform_with(ops::RandomUniform { shape: &[5], ..Default::default() })?;
    check::float32(&a, &[5], &[0.14517719, 0.6586105, 0.37277365, 0.85656846, 0.5222473], 0.0)?;
    let options = ops::RandomUniform { shape: &[3], dtype: DType::FLOAT64, ..Default::default() };
    let b = ops::random_uniform_with(options)?;
    check::float64(&b, &[3], &[0.20719504039902525, 0.20306684551835452, 0.804098360752328], 0.0)?;
    let options = ops::RandomUniform { shape: &[2], seed: 1, ..Default::default() };
    let c = ops::random_uniform_with(options)?;
    let d = ops::random_normal_with(ops::RandomNormal { shape: &[2], ..Default::default() })?;
    check::float32(&d, &[2], &[-1.4495672, 0.58992106], 64.0)?;
    eager::set_seed(5)?;
    let e = ops::random_uniform_with(ops::RandomUniform { shape: &[5], ..Default::default() })?;
    check::float32(&e, &[5], &[0.14517719, 0.6586105, 0.37277365, 0.85656846, 0.5222473], 0.0)?;
    eager::set_seed(0)?;
    let f = ops::random_uniform_with(ops::RandomUniform { shape: &[2], ..Default::default() })?;
    check::float32(&f, &[2], &[0.66362894, 0.14373505], 0.0)?;
    Ok(())
}

/// a step of training is saved
fn a_step_of_training_is_saved() -> Result<()> {
    let x0 = make::float64(&[2], &[1.0, -2.0])?;
    let v = Variable::new(&x0, "v")?;
    let adam = optimizers::Adam { learning_rate: 0.25, ..Default::default() }.create()?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[2])];
    let step = Function::trace("step", specs, |arguments| {
        let [target] = arguments else { unreachable!() };
        let tape = Tape::new()?;
        let x = v.read()?;
        let y = ops::squared_difference(&x, target)?;
        let loss = ops::sum(&y)?;
        let [g] = check::gradients(tape.variable_gradients(&loss, &[&v])?)?;
        adam.apply(&[&v], &[Some(g.clone())])?;
        Ok(vec![loss.clone()])
    })?;
    let t = make::float64(&[2], &[3.0, 3.0])?;
    let [loss0] = check::outputs(step.call(&[&t])?)?;
    check::float64(&loss0, &[], &[29.0], 64.0)?;
    let [loss1] = check::outputs(step.call(&[&t])?)?;
    check::float64(&loss1, &[], &[25.6250000045625], 64.0)?;
    check::save(&step, "step.eager")?;
    Ok(())
}

/// a step of training that any language saved goes on learning
fn a_step_of_training_that_any_language_saved_goes_on_learning() -> Result<()> {
    let t = make::float64(&[2], &[3.0, 3.0])?;
    check::load("step.eager", |step| {
        let v = step.variables()[0].clone();
        let start = v.read()?;
        check::float64(&start, &[2], &[1.498579291621054, -1.5004162145311635], 64.0)?;
        let [loss0] = check::outputs(step.call(&[&t])?)?;
        check::float64(&loss0, &[], &[22.508010247564144], 64.0)?;
        let [loss1] = check::outputs(step.call(&[&t])?)?;
        check::float64(&loss1, &[], &[19.65215571921162], 64.0)?;
        let end = v.read()?;
        check::float64(&end, &[2], &[1.9859994411677424, -1.0037622366783812], 64.0)?;
        Ok(())
    })?;
    Ok(())
}

/// a symbolic tensor has no text
fn a_symbolic_tensor_has_no_text() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::square(x)?;
        check::fails(y.text(), Code::FAILED_PRECONDITION, None, None)?;
        Ok(vec![y.clone()])
    })?;
    Ok(())
}

/// a tape gives one gradient
fn a_tape_gives_one_gradient() -> Result<()> {
    let x = make::float32(&[], &[1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let [a] = check::gradients(tape.gradients(&y, &[&x])?)?;
    check::fails(tape.gradients(&y, &[&x]), Code::FAILED_PRECONDITION, None, None)?;
    Ok(())
}

/// a tape in a function
fn a_tape_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let tape = Tape::new()?;
        tape.watch(x)?;
        let e = ops::exp(x)?;
        let y = ops::multiply(&e, x)?;
        let [g] = check::gradients(tape.gradients(&y, &[x])?)?;
        Ok(vec![g.clone()])
    })?;
    let a = make::float32(&[], &[0.0])?;
    let outside = Tape::new()?;
    outside.watch(&a)?;
    let [b] = check::outputs(f.call(&[&a])?)?;
    let [c] = check::gradients(outside.gradients(&b, &[&a])?)?;
    check::float32(&b, &[], &[1.0], 0.0)?;
    check::float32(&c, &[], &[2.0], 0.0)?;
    Ok(())
}

/// a tape that ignores variables
fn a_tape_that_ignores_variables() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "")?;
    let w = Variable::new(&x, "")?;
    let tape = Tape::with_options(TapeOptions { ignore_variables: true, ..Default::default() })?;
    tape.watch_variable(&w)?;
    let a = v.read()?;
    let b = w.read()?;
    let y = ops::multiply(&a, &b)?;
    let [d_v, d_w] = check::array(tape.variable_gradients(&y, &[&v, &w])?)?;
    check::none(&d_v)?;
    check::float32(check::some(&d_w)?, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// a tape that pauses does not see
fn a_tape_that_pauses_does_not_see() -> Result<()> {
    let x = make::float32(&[], &[3.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    tape.pause()?;
    tape.pause()?;
    let hidden = ops::square(&x)?;
    tape.resume()?;
    let hidden_too = ops::negative(&x)?;
    tape.resume()?;
    let z = ops::multiply(&y, &x)?;
    let [a] = check::gradients(tape.gradients(&z, &[&x])?)?;
    check::float32(&a, &[], &[27.0], 0.0)?;
    let [d_hidden] = check::array(tape.gradients(&hidden, &[&x])?)?;
    check::none(&d_hidden)?;
    let [d_hidden_too] = check::array(tape.gradients(&hidden_too, &[&x])?)?;
    check::none(&d_hidden_too)?;
    Ok(())
}

/// a tensor of rank 32
fn a_tensor_of_rank_32() -> Result<()> {
    let x = make::int8(
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
        &[3, 3],
    )?;
    let y = ops::add(&x, &x)?;
    check::int8(
        &y,
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
        &[6, 6],
        0.0,
    )?;
    Ok(())
}

/// a traced function goes on with its caller's stream
fn a_traced_function_goes_on_with_its_caller_s_stream() -> Result<()> {
    eager::set_seed(3)?;
    let specs: &[Spec] = &[];
    let f = Function::trace("f", specs, |arguments| {
        let x = ops::random_uniform_with(ops::RandomUniform { shape: &[3], ..Default::default() })?;
        Ok(vec![x.clone()])
    })?;
    let [y0] = check::outputs(f.call(&[])?)?;
    check::float32(&y0, &[3], &[0.4324714, 0.55733454, 0.06315696], 0.0)?;
    let [y1] = check::outputs(f.call(&[])?)?;
    check::float32(&y1, &[3], &[0.13172609, 0.32118648, 0.42832], 0.0)?;
    Ok(())
}

/// a variable of bfloat16
fn a_variable_of_bfloat16() -> Result<()> {
    let x = make::bfloat16(&[1, 2], &[0.0, 1.0])?;
    let v = Variable::untrainable(&x, "")?;
    let y = make::bfloat16(&[1, 2], &[1.0, 1.0])?;
    v.assign(&y)?;
    let z = v.read()?;
    check::bfloat16(&z, &[1, 2], &[1.0, 1.0], 0.0)?;
    Ok(())
}

/// a variable of bool
fn a_variable_of_bool() -> Result<()> {
    let x = make::bool(&[1, 2], &[false, true])?;
    let v = Variable::untrainable(&x, "")?;
    let y = make::bool(&[1, 2], &[true, true])?;
    v.assign(&y)?;
    let z = v.read()?;
    check::bool(&z, &[1, 2], &[true, true], 0.0)?;
    Ok(())
}

/// a variable of complex128
fn a_variable_of_complex128() -> Result<()> {
    let x = make::complex128(&[1, 2], &[(0.0, 0.0), (1.0, 0.0)])?;
    let v = Variable::untrainable(&x, "")?;
    let y = make::complex128(&[1, 2], &[(1.0, 0.0), (1.0, 0.0)])?;
    v.assign(&y)?;
    let z = v.read()?;
    check::complex128(&z, &[1, 2], &[(1.0, 0.0), (1.0, 0.0)], 0.0)?;
    Ok(())
}

/// a variable of int8
fn a_variable_of_int8() -> Result<()> {
    let x = make::int8(&[1, 2], &[0, 1])?;
    let v = Variable::untrainable(&x, "")?;
    let y = make::int8(&[1, 2], &[1, 1])?;
    v.assign(&y)?;
    let z = v.read()?;
    check::int8(&z, &[1, 2], &[1, 1], 0.0)?;
    Ok(())
}

/// a variable of uint64
fn a_variable_of_uint64() -> Result<()> {
    let x = make::uint64(&[1, 2], &[0, 1])?;
    let v = Variable::untrainable(&x, "")?;
    let y = make::uint64(&[1, 2], &[1, 1])?;
    v.assign(&y)?;
    let z = v.read()?;
    check::uint64(&z, &[1, 2], &[1, 1], 0.0)?;
    Ok(())
}

/// a variable without a gradient stays, and the step counts
fn a_variable_without_a_gradient_stays_and_the_step_counts() -> Result<()> {
    let a0 = make::float64(&[2], &[1.0, 2.0])?;
    let a = Variable::new(&a0, "a")?;
    let b0 = make::float64(&[2], &[1.0, 2.0])?;
    let b = Variable::new(&b0, "b")?;
    let adam = optimizers::Adam { learning_rate: 0.125, ..Default::default() }.create()?;
    let g = make::float64(&[2], &[1.0, -3.0])?;
    adam.apply(&[&a, &b], &[Some(g.clone()), None])?;
    adam.apply(&[&a, &b], &[Some(g.clone()), Some(g.clone())])?;
    let a1 = a.read()?;
    check::float64(&a1, &[2], &[0.7500000025, 2.2499999991666666], 8.0)?;
    let b1 = b.read()?;
    check::float64(&b1, &[2], &[0.9069828983692582, 2.0930171025074964], 8.0)?;
    Ok(())
}

/// a variable's values
fn a_variable_s_values() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "v")?;
    let before = v.read()?;
    let y = make::float32(&[2], &[10.0, 20.0])?;
    v.assign_add(&y)?;
    let r0 = v.read()?;
    check::float32(&r0, &[2], &[11.0, 22.0], 0.0)?;
    v.assign_sub(&y)?;
    let r1 = v.read()?;
    check::float32(&r1, &[2], &[1.0, 2.0], 0.0)?;
    v.assign(&y)?;
    let r2 = v.read()?;
    check::float32(&r2, &[2], &[10.0, 20.0], 0.0)?;
    let half = Tensor::weak(0.5)?;
    v.assign_add(&half)?;
    let last = v.read()?;
    check::float32(&last, &[2], &[10.5, 20.5], 0.0)?;
    check::float32(&before, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// a weak float gives float64 all its digits
fn a_weak_float_gives_float64_all_its_digits() -> Result<()> {
    let tenth = Tensor::weak(0.1)?;
    let x_float16 = make::float16(&[1], &[0.0])?;
    let y_float16 = ops::add(&x_float16, &tenth)?;
    check::float16(&y_float16, &[1], &[0.099975586], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[1], &[0.0])?;
    let y_bfloat16 = ops::add(&x_bfloat16, &tenth)?;
    check::bfloat16(&y_bfloat16, &[1], &[0.100097656], 0.0)?;
    let x_float32 = make::float32(&[1], &[0.0])?;
    let y_float32 = ops::add(&x_float32, &tenth)?;
    check::float32(&y_float32, &[1], &[0.1], 0.0)?;
    let x_float64 = make::float64(&[1], &[0.0])?;
    let y_float64 = ops::add(&x_float64, &tenth)?;
    check::float64(&y_float64, &[1], &[0.1], 0.0)?;
    Ok(())
}

/// a weak integer beside int64 has 64 bits
fn a_weak_integer_beside_int64_has_64_bits() -> Result<()> {
    let x = make::int64(&[1], &[1])?;
    let n = Tensor::weak(4611686018427387905i64)?;
    let y = ops::add(&x, &n)?;
    check::int64(&y, &[1], &[4611686018427387906], 0.0)?;
    Ok(())
}

/// a weak scalar takes a function's dtype
fn a_weak_scalar_takes_a_function_s_dtype() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::add(x, x)?;
        Ok(vec![y.clone()])
    })?;
    let a = Tensor::weak(0.1)?;
    let [b] = check::outputs(f.call(&[&a])?)?;
    check::float64(&b, &[], &[0.2], 0.0)?;
    Ok(())
}

/// abs and its gradient
fn abs_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::abs(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[2.0, 0.5, 0.75, 3.0], 0.0)?;
    check::float32(&d_x, &[4], &[-1.0, -0.5, 2.0, 0.25], 1.0)?;
    Ok(())
}

/// abs of other dtypes
fn abs_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::abs(&x_float64)?;
    check::float64(&y_float64, &[4], &[2.0, 0.5, 0.75, 3.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::abs(&x_float16)?;
    check::float16(&y_float16, &[4], &[2.0, 0.5, 0.75, 3.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::abs(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[2.0, 0.5, 0.75, 3.0], 0.0)?;
    Ok(())
}

/// acos and its gradient
fn acos_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::acos(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[2.4188583, 1.6961242, 1.0471976, 0.5053605], 4.0)?;
    check::float32(&d_x, &[4], &[-1.5118579, -0.5039526, -2.309401, -0.5163978], 8.0)?;
    Ok(())
}

/// acos of other dtypes
fn acos_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float64 = ops::acos(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[2.4188584057763776, 1.696124157962962, 1.0471975511965979, 0.5053605102841573],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float16 = ops::acos(&x_float16)?;
    check::float16(&y_float16, &[4], &[2.4179688, 1.6962891, 1.046875, 0.5053711], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_bfloat16 = ops::acos(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[2.421875, 1.6953125, 1.046875, 0.50390625], 1.0)?;
    let x_int64 = make::int64(&[2], &[0, 1])?;
    let y_int64 = ops::acos(&x_int64)?;
    check::float64(&y_int64, &[2], &[1.5707963267948966, 0.0], 4.0)?;
    let x_uint8 = make::uint8(&[2], &[0, 1])?;
    let y_uint8 = ops::acos(&x_uint8)?;
    check::float32(&y_uint8, &[2], &[1.5707964, 0.0], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::acos(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(1.1725185, -0.7433204), (2.631982, -0.89889365), (0.96428484, 1.6224941)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(-0.78609085, 0.20875777), (0.694388, -0.54216176), (-0.8654102, -0.09283959)],
        16.0,
    )?;
    Ok(())
}

/// acos of what is no finite number
fn acos_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[2.0, -2.0, 1.0])?;
    let y = ops::acos(&x)?;
    check::float32(&y, &[3], &[NAN, NAN, 0.0], 0.0)?;
    Ok(())
}

/// acosh and its gradient
fn acosh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[1.25, 1.5, 3.0, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::acosh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.6931472, 0.9624236, 1.7627472, 3.6882539], 4.0)?;
    check::float32(&d_x, &[4], &[1.3333334, 0.4472136, 0.70710677, 0.012515655], 8.0)?;
    Ok(())
}

/// acosh of other dtypes
fn acosh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[1.25, 1.5, 3.0, 20.0])?;
    let y_float64 = ops::acosh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[0.6931471805599453, 0.9624236501192069, 1.762747174039086, 3.6882538673612966],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[1.25, 1.5, 3.0, 20.0])?;
    let y_float16 = ops::acosh(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.6933594, 0.96240234, 1.7626953, 3.6875], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[1.25, 1.5, 3.0, 20.0])?;
    let y_bfloat16 = ops::acosh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.69140625, 0.9609375, 1.765625, 3.6875], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::acosh(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.3169578969248168, 2.8872709503576206], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::acosh(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.316958, 2.887271], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::acosh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.7433204, 1.1725185), (0.89889365, 2.631982), (1.6224941, -0.96428484)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.20875777, 0.78609085), (-0.54216176, -0.694388), (0.09283959, -0.8654102)],
        16.0,
    )?;
    Ok(())
}

/// acosh of what is no finite number
fn acosh_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[0.5, 1.0, INF])?;
    let y = ops::acosh(&x)?;
    check::float32(&y, &[3], &[NAN, 0.0, INF], 0.0)?;
    Ok(())
}

/// add and its gradients
fn add_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::add(&x1, &x2)?;
    check::float32(&y, &[3], &[1.75, -1.25, -1.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, 0.5, 2.0], 1.0)?;
    check::float32(&d_x2, &[3], &[1.0, 0.5, 2.0], 1.0)?;
    Ok(())
}

/// add of other dtypes
fn add_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::add(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[1.75, -1.25, -1.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::add(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[1.75, -1.25, -1.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::add(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[1.75, -1.25, -1.0], 0.0)?;
    let z1 = make::complex128(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let z2 = make::complex128(&[3], &[(0.5, -1.0), (2.0, 0.25), (1.0, 1.0)])?;
    let w = ops::add(&z1, &z2)?;
    check::complex128(&w, &[3], &[(1.0, -0.25), (0.75, 0.75), (2.5, -1.0)], 0.0)?;
    Ok(())
}

/// all
fn all() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::all(&x)?;
    check::bool(&y, &[], &[false], 0.0)?;
    Ok(())
}

/// all axis=0,-1 keepdims=True
fn all_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::all_with(&x, ops::All { axis: Some(&[0, -1]), keepdims: true })?;
    check::bool(&y, &[1, 1], &[false], 0.0)?;
    Ok(())
}

/// all axis=1
fn all_axis_1() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::all_with(&x, ops::All { axis: Some(&[1]), ..Default::default() })?;
    check::bool(&y, &[2], &[false, true], 0.0)?;
    Ok(())
}

/// all of float16
fn all_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[0.0, -0.0, NAN])?;
    let y = ops::all(&x)?;
    check::bool(&y, &[], &[false], 0.0)?;
    Ok(())
}

/// an op that fails in a custom gradient
fn an_op_that_fails_in_a_custom_gradient() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        let three = make::float32(&[3], &[1.0, 2.0, 3.0])?;
        let g_x = ops::add(g, &three)?;
        Ok(vec![Some(g_x.clone())])
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    check::fails(tape.gradients(&y2, &[&x]), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// an op that fails in a host call
fn an_op_that_fails_in_a_host_call() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Tensor>> {
        let [a] = arguments else { unreachable!() };
        let b = ops::reshape(a, &[3])?;
        Ok(vec![b.clone()])
    };
    let host_op = Op::from_closure("fails", &[Spec::new(DType::FLOAT32, &[3])], closure)?;
    check::fails(host_op.run(&[&x]), Code::INVALID_ARGUMENT, Some("reshape"), None)?;
    Ok(())
}

/// an op that refuses when a function runs
fn an_op_that_refuses_when_a_function_runs() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT32, &[-1]), Spec::new(DType::INT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x, n] = arguments else { unreachable!() };
        let y = ops::gather(x, n)?;
        Ok(vec![y.clone()])
    })?;
    let a = make::int32(&[2], &[1, 2])?;
    let b = make::int32(&[], &[2])?;
    check::fails(f.call(&[&a, &b]), Code::INVALID_ARGUMENT, Some("gather"), None)?;
    Ok(())
}

/// an op that refuses while a function is traced
fn an_op_that_refuses_while_a_function_is_traced() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2]), Spec::new(DType::FLOAT32, &[3])];
    let f = Function::trace("f", specs, |arguments| {
        let [x, z] = arguments else { unreachable!() };
        check::fails(ops::add(x, z), Code::INVALID_ARGUMENT, Some("add"), None)?;
        Ok(vec![x.clone()])
    })?;
    let a = make::float32(&[2], &[1.0, 2.0])?;
    let b = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let [c] = check::outputs(f.call(&[&a, &b])?)?;
    check::float32(&c, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// an op without a gradient
fn an_op_without_a_gradient() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::bitcast(&x, DType::FLOAT16)?;
    check::fails(tape.gradients(&y, &[&x]), Code::UNIMPLEMENTED, Some("bitcast"), None)?;
    Ok(())
}

/// an op's parameters in any number: eight outputs, twelve inputs
fn an_op_s_parameters_in_any_number_eight_outputs_twelve_inputs() -> Result<()> {
    let x = make::int32(&[8], &[0, 1, 2, 3, 4, 5, 6, 7])?;
    let [y0, y1, y2, y3, y4, y5, y6, y7] = check::outputs(ops::split(&x, &[8])?)?;
    check::int32(&y0, &[1], &[0], 0.0)?;
    check::int32(&y7, &[1], &[7], 0.0)?;
    let z = ops::concat(&[&y0, &y1, &y2, &y3, &y4, &y5, &y6, &y7, &y0, &y1, &y2, &y3])?;
    check::int32(&z, &[12], &[0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3], 0.0)?;
    Ok(())
}

/// an output that nothing used has a gradient of zeros
fn an_output_that_nothing_used_has_a_gradient_of_zeros() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let a = ops::square(&x)?;
    let b = ops::negative(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g_a, g_b] = arguments else { unreachable!() };
        check::float32(g_b, &[2], &[0.0, 0.0], 0.0)?;
        let g = ops::add(g_a, g_b)?;
        Ok(vec![Some(g.clone())])
    };
    let [a2, b2] = check::outputs(eager::record_gradient(&[&x], &[&a, &b], closure)?)?;
    let [d_x] = check::gradients(tape.gradients(&a2, &[&x])?)?;
    check::float32(&d_x, &[2], &[1.0, 1.0], 0.0)?;
    Ok(())
}

/// any
fn any() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::any(&x)?;
    check::bool(&y, &[], &[true], 0.0)?;
    Ok(())
}

/// any axis=
fn any_axis() -> Result<()> {
    let x = make::bool(&[1, 2], &[true, false])?;
    let y = ops::any_with(&x, ops::Any { axis: Some(&[]), ..Default::default() })?;
    check::bool(&y, &[1, 2], &[true, false], 0.0)?;
    Ok(())
}

/// any axis=0,-1 keepdims=True
fn any_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::any_with(&x, ops::Any { axis: Some(&[0, -1]), keepdims: true })?;
    check::bool(&y, &[1, 1], &[true], 0.0)?;
    Ok(())
}

/// any axis=1
fn any_axis_1() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::any_with(&x, ops::Any { axis: Some(&[1]), ..Default::default() })?;
    check::bool(&y, &[2], &[true, true], 0.0)?;
    Ok(())
}

/// any of float16
fn any_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[0.0, -0.0, NAN])?;
    let y = ops::any(&x)?;
    check::bool(&y, &[], &[true], 0.0)?;
    Ok(())
}

/// arange start=-3.0 stop=0.0
fn arange_start_m3_0_stop_0_0() -> Result<()> {
    let y = ops::arange_with(-3.0, ops::Arange { stop: Some(0.0), ..Default::default() })?;
    check::int64(&y, &[3], &[-3, -2, -1], 0.0)?;
    Ok(())
}

/// arange start=0.0 stop=3.0 dtype=float16
fn arange_start_0_0_stop_3_0_dtype_float16() -> Result<()> {
    let options = ops::Arange { stop: Some(3.0), dtype: Some(DType::FLOAT16), ..Default::default() };
    let y = ops::arange_with(0.0, options)?;
    check::float16(&y, &[3], &[0.0, 1.0, 2.0], 0.0)?;
    Ok(())
}

/// arange start=1.0 stop=2.0 step=0.25
fn arange_start_1_0_stop_2_0_step_0_25() -> Result<()> {
    let options = ops::Arange { stop: Some(2.0), step: 0.25, ..Default::default() };
    let y = ops::arange_with(1.0, options)?;
    check::float32(&y, &[4], &[1.0, 1.25, 1.5, 1.75], 0.0)?;
    Ok(())
}

/// arange start=3.0 stop=-3.0 step=-2.0 dtype=int8
fn arange_start_3_0_stop_m3_0_step_m2_0_dtype_int8() -> Result<()> {
    let options = ops::Arange { stop: Some(-3.0), step: -2.0, dtype: Some(DType::INT8) };
    let y = ops::arange_with(3.0, options)?;
    check::int8(&y, &[3], &[3, 1, -1], 0.0)?;
    Ok(())
}

/// arange start=3.0 stop=1.0
fn arange_start_3_0_stop_1_0() -> Result<()> {
    let y = ops::arange_with(3.0, ops::Arange { stop: Some(1.0), ..Default::default() })?;
    check::int64(&y, &[0], &[], 0.0)?;
    Ok(())
}

/// arange start=5.0
fn arange_start_5_0() -> Result<()> {
    let y = ops::arange(5.0)?;
    check::int64(&y, &[5], &[0, 1, 2, 3, 4], 0.0)?;
    Ok(())
}

/// argmax
fn argmax() -> Result<()> {
    let x = make::float32(&[2, 3], &[3.0, 1.0, 3.0, 0.0, 7.0, -2.0])?;
    let y = ops::argmax(&x)?;
    check::int64(&y, &[], &[4], 0.0)?;
    Ok(())
}

/// argmax axis=-2 keepdims=True
fn argmax_axis_m2_keepdims_true() -> Result<()> {
    let x = make::float16(&[2, 3], &[3.0, 1.0, 3.0, 0.0, 7.0, -2.0])?;
    let y = ops::argmax_with(&x, ops::Argmax { axis: Some(-2), keepdims: true })?;
    check::int64(&y, &[1, 3], &[0, 1, 0], 0.0)?;
    Ok(())
}

/// argmax axis=0
fn argmax_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::argmax_with(&x, ops::Argmax { axis: Some(0), ..Default::default() })?;
    check::int64(&y, &[3], &[1, 0, 1], 0.0)?;
    Ok(())
}

/// argmax axis=1
fn argmax_axis_1() -> Result<()> {
    let x = make::int16(&[2, 3], &[3, 1, 3, 0, 7, -2])?;
    let y = ops::argmax_with(&x, ops::Argmax { axis: Some(1), ..Default::default() })?;
    check::int64(&y, &[2], &[0, 1], 0.0)?;
    Ok(())
}

/// argmax of NaN
fn argmax_of_nan() -> Result<()> {
    let x = make::float32(&[3], &[1.0, NAN, 5.0])?;
    let y = ops::argmax(&x)?;
    check::int64(&y, &[], &[1], 0.0)?;
    Ok(())
}

/// argmin
fn argmin() -> Result<()> {
    let x = make::float32(&[2, 3], &[3.0, 1.0, 3.0, 0.0, 7.0, -2.0])?;
    let y = ops::argmin(&x)?;
    check::int64(&y, &[], &[5], 0.0)?;
    Ok(())
}

/// argmin axis=-2 keepdims=True
fn argmin_axis_m2_keepdims_true() -> Result<()> {
    let x = make::float16(&[2, 3], &[3.0, 1.0, 3.0, 0.0, 7.0, -2.0])?;
    let y = ops::argmin_with(&x, ops::Argmin { axis: Some(-2), keepdims: true })?;
    check::int64(&y, &[1, 3], &[1, 0, 1], 0.0)?;
    Ok(())
}

/// argmin axis=0
fn argmin_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::argmin_with(&x, ops::Argmin { axis: Some(0), ..Default::default() })?;
    check::int64(&y, &[3], &[0, 1, 0], 0.0)?;
    Ok(())
}

/// argmin axis=1
fn argmin_axis_1() -> Result<()> {
    let x = make::int16(&[2, 3], &[3, 1, 3, 0, 7, -2])?;
    let y = ops::argmin_with(&x, ops::Argmin { axis: Some(1), ..Default::default() })?;
    check::int64(&y, &[2], &[1, 2], 0.0)?;
    Ok(())
}

/// argmin of NaN
fn argmin_of_nan() -> Result<()> {
    let x = make::float32(&[3], &[1.0, NAN, 5.0])?;
    let y = ops::argmin(&x)?;
    check::int64(&y, &[], &[1], 0.0)?;
    Ok(())
}

/// argsort axis=0 of float32
fn argsort_axis_0_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let y = ops::argsort_with(&x, ops::Argsort { axis: 0, ..Default::default() })?;
    check::int64(&y, &[2, 3], &[1, 0, 1, 0, 1, 0], 0.0)?;
    Ok(())
}

/// argsort axis=0 of int32
fn argsort_axis_0_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::argsort_with(&x, ops::Argsort { axis: 0, ..Default::default() })?;
    check::int64(&y, &[2, 3], &[0, 0, 0, 1, 1, 1], 0.0)?;
    Ok(())
}

/// argsort axis=1 descending=True stable=False of float32
fn argsort_axis_1_descending_true_stable_false_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let y = ops::argsort_with(&x, ops::Argsort { axis: 1, descending: true, stable: false })?;
    check::int64(&y, &[2, 3], &[2, 1, 0, 1, 2, 0], 0.0)?;
    Ok(())
}

/// argsort axis=1 descending=True stable=False of int32
fn argsort_axis_1_descending_true_stable_false_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::argsort_with(&x, ops::Argsort { axis: 1, descending: true, stable: false })?;
    check::int64(&y, &[2, 3], &[0, 2, 1, 0, 2, 1], 0.0)?;
    Ok(())
}

/// argsort of equal elements
fn argsort_of_equal_elements() -> Result<()> {
    let x = make::int16(&[4], &[2, 1, 2, 1])?;
    let y = ops::argsort(&x)?;
    check::int64(&y, &[4], &[1, 3, 0, 2], 0.0)?;
    Ok(())
}

/// argsort of float32
fn argsort_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let y = ops::argsort(&x)?;
    check::int64(&y, &[2, 3], &[0, 1, 2, 0, 2, 1], 0.0)?;
    Ok(())
}

/// argsort of int32
fn argsort_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::argsort(&x)?;
    check::int64(&y, &[2, 3], &[1, 2, 0, 1, 2, 0], 0.0)?;
    Ok(())
}

/// as\_string
fn as_string() -> Result<()> {
    let x = make::float64(&[3], &[1.5, -2.0, 10000000000.0])?;
    let y = ops::as_string(&x)?;
    check::string(&y, &[3], &["1.500000", "-2.000000", "10000000000.000000"], 0.0)?;
    Ok(())
}

/// as\_string of a complex number
fn as_string_of_a_complex_number() -> Result<()> {
    let x = make::complex64(&[1], &[(1.5, -2.0)])?;
    let y = ops::as_string(&x)?;
    check::string(&y, &[1], &["(1.500000,-2.000000)"], 0.0)?;
    Ok(())
}

/// as\_string of booleans
fn as_string_of_booleans() -> Result<()> {
    let x = make::bool(&[2], &[true, false])?;
    let y = ops::as_string(&x)?;
    check::string(&y, &[2], &["true", "false"], 0.0)?;
    Ok(())
}

/// as\_string precision=2
fn as_string_precision_2() -> Result<()> {
    let x = make::float64(&[3], &[1.5, -2.0, 10000000000.0])?;
    let y = ops::as_string_with(&x, ops::AsString { precision: 2, ..Default::default() })?;
    check::string(&y, &[3], &["1.50", "-2.00", "10000000000.00"], 0.0)?;
    Ok(())
}

/// as\_string scientific=True
fn as_string_scientific_true() -> Result<()> {
    let x = make::float64(&[3], &[1.5, -2.0, 10000000000.0])?;
    let y = ops::as_string_with(&x, ops::AsString { scientific: true, ..Default::default() })?;
    check::string(&y, &[3], &["1.500000e+00", "-2.000000e+00", "1.000000e+10"], 0.0)?;
    Ok(())
}

/// as\_string shortest=True
fn as_string_shortest_true() -> Result<()> {
    let x = make::float64(&[3], &[1.5, -2.0, 10000000000.0])?;
    let y = ops::as_string_with(&x, ops::AsString { shortest: true, ..Default::default() })?;
    check::string(&y, &[3], &["1.5", "-2", "1e+10"], 0.0)?;
    Ok(())
}

/// as\_string width=5
fn as_string_width_5() -> Result<()> {
    let x = make::int32(&[2], &[7, -3])?;
    let y = ops::as_string_with(&x, ops::AsString { width: 5, ..Default::default() })?;
    check::string(&y, &[2], &["    7", "   -3"], 0.0)?;
    Ok(())
}

/// as\_string width=5 fill=MINUS
fn as_string_width_5_fill_minus() -> Result<()> {
    let x = make::int32(&[2], &[7, -3])?;
    let options = ops::AsString { width: 5, fill: ops::Fill::Minus, ..Default::default() };
    let y = ops::as_string_with(&x, options)?;
    check::string(&y, &[2], &["7    ", "-3   "], 0.0)?;
    Ok(())
}

/// as\_string width=5 fill=PLUS
fn as_string_width_5_fill_plus() -> Result<()> {
    let x = make::int32(&[2], &[7, -3])?;
    let options = ops::AsString { width: 5, fill: ops::Fill::Plus, ..Default::default() };
    let y = ops::as_string_with(&x, options)?;
    check::string(&y, &[2], &["   +7", "   -3"], 0.0)?;
    Ok(())
}

/// as\_string width=5 fill=SPACE
fn as_string_width_5_fill_space() -> Result<()> {
    let x = make::int32(&[2], &[7, -3])?;
    let options = ops::AsString { width: 5, fill: ops::Fill::Space, ..Default::default() };
    let y = ops::as_string_with(&x, options)?;
    check::string(&y, &[2], &["    7", "   -3"], 0.0)?;
    Ok(())
}

/// as\_string width=5 fill=ZERO
fn as_string_width_5_fill_zero() -> Result<()> {
    let x = make::int32(&[2], &[7, -3])?;
    let options = ops::AsString { width: 5, fill: ops::Fill::Zero, ..Default::default() };
    let y = ops::as_string_with(&x, options)?;
    check::string(&y, &[2], &["00007", "-0003"], 0.0)?;
    Ok(())
}

/// asin and its gradient
fn asin_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::asin(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.8480621, -0.12532783, 0.5235988, 1.0654358], 4.0)?;
    check::float32(&d_x, &[4], &[1.5118579, 0.5039526, 2.309401, 0.5163978], 8.0)?;
    Ok(())
}

/// asin of other dtypes
fn asin_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float64 = ops::asin(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.848062078981481, -0.1253278311680654, 0.5235987755982989, 1.0654358165107394],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float16 = ops::asin(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.84814453, -0.12536621, 0.5234375, 1.0654297], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_bfloat16 = ops::asin(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.84765625, -0.125, 0.5234375, 1.0625], 1.0)?;
    let x_int64 = make::int64(&[2], &[0, 1])?;
    let y_int64 = ops::asin(&x_int64)?;
    check::float64(&y_int64, &[2], &[0.0, 1.5707963267948966], 4.0)?;
    let x_uint8 = make::uint8(&[2], &[0, 1])?;
    let y_uint8 = ops::asin(&x_uint8)?;
    check::float32(&y_uint8, &[2], &[0.0, 1.5707964], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::asin(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.39827788, 0.7433204), (-1.0611857, 0.89889365), (0.60651153, -1.6224941)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.78609085, -0.20875777), (-0.694388, 0.54216176), (0.8654102, 0.09283959)], 16.0)?;
    Ok(())
}

/// asinh and its gradient
fn asinh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::asinh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-1.4436355, -0.4812118, 0.6931472, 1.8184465], 4.0)?;
    check::float32(&d_x, &[4], &[0.4472136, 0.4472136, 1.6, 0.07905694], 8.0)?;
    Ok(())
}

/// asinh of other dtypes
fn asinh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::asinh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-1.4436354751788103, -0.48121182505960347, 0.6931471805599453, 1.8184464592320668],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::asinh(&x_float16)?;
    check::float16(&y_float16, &[4], &[-1.4433594, -0.48120117, 0.6933594, 1.8183594], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::asinh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-1.4453125, -0.48046875, 0.69140625, 1.8203125], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::asinh(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.881373587019543, 2.0947125472611012], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::asinh(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.8813736, 2.0947125], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::asinh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.606335, 0.68220395), (-1.0855765, 0.30798137), (1.6004101, -0.88776517)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.90747535, 0.39919996), (0.15126348, 0.5979406), (0.23339827, -0.87887627)],
        16.0,
    )?;
    Ok(())
}

/// atan and its gradient
fn atan_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::atan(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-1.1071488, -0.4636476, 0.6435011, 1.2490457], 4.0)?;
    check::float32(&d_x, &[4], &[0.2, 0.4, 1.28, 0.025], 8.0)?;
    Ok(())
}

/// atan of other dtypes
fn atan_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::atan(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-1.1071487177940904, -0.4636476090008061, 0.6435011087932844, 1.2490457723982544],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::atan(&x_float16)?;
    check::float16(&y_float16, &[4], &[-1.1074219, -0.46362305, 0.6435547, 1.2490234], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::atan(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-1.109375, -0.46289062, 0.64453125, 1.25], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::atan(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.7853981633974483, 1.3258176636680326], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::atan(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.7853982, 1.3258177], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::atan(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.69272417, 0.5902135), (-0.9425141, 0.1858945), (1.3112233, -0.3104283)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.66415095, 0.7245283), (0.18089315, 0.33465233), (-0.20512821, -0.30769232)],
        16.0,
    )?;
    Ok(())
}

/// atan2 and its gradients
fn atan2_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::atan2(&x1, &x2)?;
    check::float32(&y, &[3], &[0.38050637, -1.2120256, 2.4980915], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.6896552, 0.08219178, -0.32], 16.0)?;
    check::float32(&d_x2, &[3], &[-0.27586207, 0.21917808, -0.24], 16.0)?;
    Ok(())
}

/// atan2 of other dtypes
fn atan2_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::atan2(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.3805063771123649, -1.2120256565243244, 2.498091544796509], 8.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::atan2(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.38061523, -1.2119141, 2.4980469], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::atan2(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.38085938, -1.2109375, 2.5], 1.0)?;
    Ok(())
}

/// atanh and its gradient
fn atanh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::atanh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.97295505, -0.12565722, 0.54930615, 1.3540251], 4.0)?;
    check::float32(&d_x, &[4], &[2.2857144, 0.50793654, 2.6666667, 1.0666667], 8.0)?;
    Ok(())
}

/// atanh of other dtypes
fn atanh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float64 = ops::atanh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.9729550745276566, -0.12565721414045303, 0.5493061443340549, 1.354025100551105],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_float16 = ops::atanh(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.97314453, -0.12561035, 0.5493164, 1.3544922], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-0.75, -0.125, 0.5, 0.875])?;
    let y_bfloat16 = ops::atanh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.97265625, -0.12597656, 0.55078125, 1.3515625], 1.0)?;
    let x_int64 = make::int64(&[1], &[0])?;
    let y_int64 = ops::atanh(&x_int64)?;
    check::float64(&y_int64, &[1], &[0.0], 4.0)?;
    let x_uint8 = make::uint8(&[1], &[0])?;
    let y_uint8 = ops::atanh(&x_uint8)?;
    check::float32(&y_uint8, &[1], &[0.0], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::atanh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.3104283, 0.72322065), (-0.70830333, 1.1265564), (0.22008967, -1.245258)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.574359, -0.32820514), (-0.7529412, -0.1882353), (0.26398852, 0.2123386)], 16.0)?;
    Ok(())
}

/// avg\_pool1d
fn avg_pool1d() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::avg_pool1d(&x)?;
    check::float32(&y, &[2, 2, 2], &[11.0, 22.0, 18.0, 10.5, 28.5, 21.0, 17.0, 9.5], 1.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            0.5, 0.25, 0.5, 0.25, 1.0, 0.125, 1.0, 0.125, 0.0, 0.0, 0.75, 1.5, 0.75, 1.5, 0.375, 0.5, 0.375, 0.5, 0.0,
            0.0,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool1d data\_format=NCHW
fn avg_pool1d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[2, 2, 5],
        &[
            0.0, 22.0, 7.0, 29.0, 14.0, 11.0, 33.0, 18.0, 3.0, 25.0, 36.0, 21.0, 6.0, 28.0, 13.0, 10.0, 32.0, 17.0,
            2.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool1d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::avg_pool1d_with(&x, options)?;
    check::float32(&y, &[2, 2, 2], &[11.0, 18.0, 22.0, 10.5, 28.5, 17.0, 21.0, 9.5], 1.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 5],
        &[
            0.5, 0.5, 0.25, 0.25, 0.0, 1.0, 1.0, 0.125, 0.125, 0.0, 0.75, 0.75, 1.5, 1.5, 0.0, 0.375, 0.375, 0.5, 0.5,
            0.0,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool1d ksize=3 strides=1 padding=SAME
fn avg_pool1d_ksize_3_strides_1_padding_same() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::AvgPool1d { ksize: &[3], strides: Some(&[1]), padding: ops::Padding::Same, ..Default::default() };
    let y = ops::avg_pool1d_with(&x, options)?;
    check::float32(
        &y,
        &[2, 5, 2],
        &[
            11.0, 22.0, 9.666667, 20.666666, 19.333334, 18.0, 16.666666, 15.333333, 21.5, 14.0, 28.5, 21.0, 21.0,
            19.666666, 18.333334, 17.0, 15.666667, 14.333333, 20.5, 13.0,
        ],
        1.0,
    )?;
    let d_y = make::float32(
        &[2, 5, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            1.1666666, 0.33333334, 1.6666666, 1.3333334, 1.4166666, 1.4166666, 1.0, 2.3333333, 0.5, 1.3333334, 1.125,
            1.0, 1.4583334, 1.1666666, 2.0, 0.5, 1.75, 1.75, 1.4166666, 1.5833334,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool1d padding=EXPLICIT paddings=1,0
fn avg_pool1d_padding_explicit_paddings_1_0() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool1d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0]), ..Default::default() };
    let y = ops::avg_pool1d_with(&x, options)?;
    check::float32(&y, &[2, 3, 2], &[0.0, 11.0, 14.5, 25.5, 21.5, 14.0, 36.0, 10.0, 13.5, 24.5, 20.5, 13.0], 1.0)?;
    let d_y = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            1.0, 0.5, 1.0, 0.125, 1.0, 0.125, 0.75, 1.5, 0.75, 1.5, 0.75, 1.0, 0.25, 1.0, 0.25, 1.0, 0.125, 0.75,
            0.125, 0.75,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d
fn avg_pool2d() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::avg_pool2d(&x)?;
    check::float32(&y, &[1, 2, 2, 2], &[18.0, 19.75, 15.75, 17.5, 18.25, 10.75, 25.25, 17.75], 1.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.25, 0.125, 0.25, 0.125, 0.5, 0.0625, 0.5, 0.0625, 0.25, 0.125, 0.25, 0.125, 0.5, 0.0625, 0.5, 0.0625,
            0.375, 0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25, 0.375, 0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d data\_format=NCHW
fn avg_pool2d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[1, 2, 4, 4],
        &[
            0.0, 22.0, 7.0, 29.0, 14.0, 36.0, 21.0, 6.0, 28.0, 13.0, 35.0, 20.0, 5.0, 27.0, 12.0, 34.0, 11.0, 33.0,
            18.0, 3.0, 25.0, 10.0, 32.0, 17.0, 2.0, 24.0, 9.0, 31.0, 16.0, 1.0, 23.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool2d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::avg_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[18.0, 15.75, 18.25, 25.25, 19.75, 17.5, 10.75, 17.75], 1.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 4, 4],
        &[
            0.25, 0.25, 0.125, 0.125, 0.25, 0.25, 0.125, 0.125, 0.5, 0.5, 0.0625, 0.0625, 0.5, 0.5, 0.0625, 0.0625,
            0.375, 0.375, 0.75, 0.75, 0.375, 0.375, 0.75, 0.75, 0.1875, 0.1875, 0.25, 0.25, 0.1875, 0.1875, 0.25, 0.25,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d ksize=2,3 strides=2,1
fn avg_pool2d_ksize_2_3_strides_2_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool2d { ksize: &[2, 3], strides: Some(&[2, 1]), ..Default::default() };
    let y = ops::avg_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[16.666666, 21.5, 20.166666, 18.833334, 20.0, 12.5, 23.5, 16.0], 1.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.16666667, 0.083333336, 0.5, 0.125, 0.5, 0.125, 0.33333334, 0.041666668, 0.16666667, 0.083333336, 0.5,
            0.125, 0.5, 0.125, 0.33333334, 0.041666668, 0.25, 0.5, 0.375, 0.6666667, 0.375, 0.6666667, 0.125,
            0.16666667, 0.25, 0.5, 0.375, 0.6666667, 0.375, 0.6666667, 0.125, 0.16666667,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d ksize=3 strides=1
fn avg_pool2d_ksize_3_strides_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool2d { ksize: &[3], strides: Some(&[1]), ..Default::default() };
    let y = ops::avg_pool2d_with(&x, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 2],
        &[19.555555, 18.222221, 21.0, 19.666666, 21.222221, 15.777778, 22.666666, 17.222221],
        1.0,
    )?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.11111111, 0.055555556, 0.33333334, 0.083333336, 0.33333334, 0.083333336, 0.22222222, 0.027777778,
            0.2777778, 0.3888889, 0.5833333, 0.5277778, 0.5833333, 0.5277778, 0.30555555, 0.1388889, 0.2777778,
            0.3888889, 0.5833333, 0.5277778, 0.5833333, 0.5277778, 0.30555555, 0.1388889, 0.16666667, 0.33333334, 0.25,
            0.44444445, 0.25, 0.44444445, 0.083333336, 0.11111111,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d ksize=3,2 padding=SAME
fn avg_pool2d_ksize_3_2_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool2d { ksize: &[3, 2], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::avg_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[18.0, 19.75, 15.75, 17.5, 18.25, 10.75, 25.25, 17.75], 1.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.25, 0.125, 0.25, 0.125, 0.5, 0.0625, 0.5, 0.0625, 0.25, 0.125, 0.25, 0.125, 0.5, 0.0625, 0.5, 0.0625,
            0.375, 0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25, 0.375, 0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool2d padding=EXPLICIT paddings=1,1,0,0
fn avg_pool2d_padding_explicit_paddings_1_1_0_0() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::AvgPool2d { padding: ops::Padding::Explicit, paddings: Some(&[1, 1, 0, 0]), ..Default::default() };
    let y = ops::avg_pool2d_with(&x, options)?;
    check::float32(
        &y,
        &[1, 3, 2, 2],
        &[11.0, 22.0, 18.0, 10.5, 22.75, 15.25, 20.5, 22.25, 16.0, 8.5, 23.0, 15.5],
        1.0,
    )?;
    let d_y = make::float32(&[1, 3, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.5, 0.25, 0.5, 0.25, 1.0, 0.125, 1.0, 0.125, 0.375, 0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25, 0.375,
            0.75, 0.375, 0.75, 0.1875, 0.25, 0.1875, 0.25, 0.25, 1.0, 0.25, 1.0, 0.125, 0.75, 0.125, 0.75,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool3d
fn avg_pool3d() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::avg_pool3d(&x)?;
    check::float32(&y, &[1, 1, 1, 2, 1], &[16.0, 19.5], 1.0)?;
    let d_y = make::float32(&[1, 1, 1, 2, 1], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125,
            0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool3d data\_format=NCHW
fn avg_pool3d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[1, 1, 3, 2, 4],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::AvgPool3d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::avg_pool3d_with(&x, options)?;
    check::float32(&y, &[1, 1, 1, 1, 2], &[16.0, 19.5], 1.0)?;
    let d_y = make::float32(&[1, 1, 1, 1, 2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 1, 3, 2, 4],
        &[
            0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125, 0.0625, 0.0625, 0.125, 0.125,
            0.0625, 0.0625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool3d ksize=3,2,2 strides=1 padding=SAME
fn avg_pool3d_ksize_3_2_2_strides_1_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::AvgPool3d { ksize: &[3, 2, 2], strides: Some(&[1]), padding: ops::Padding::Same, ..Default::default() };
    let y = ops::avg_pool3d_with(&x, options)?;
    check::float32(
        &y,
        &[1, 3, 2, 4, 1],
        &[
            16.0, 22.375, 19.5, 15.75, 19.5, 21.25, 13.75, 10.0, 16.833334, 18.583334, 20.333334, 19.666666, 20.333334,
            19.0, 17.666666, 17.0, 20.75, 17.875, 19.625, 20.5, 24.25, 16.75, 18.5, 24.0,
        ],
        1.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.16666667, 0.39583334, 0.5, 0.5833333, 1.0416666, 2.1458333, 1.7291666, 1.6041666, 0.41666666, 0.6770833,
            0.71875, 1.5208334, 1.4791666, 2.8645833, 2.3229167, 3.6666667, 0.29166666, 0.48958334, 0.40625, 1.2083334,
            0.9791667, 1.5520834, 1.0729166, 2.6666667,
        ],
        2.0,
    )?;
    Ok(())
}

/// avg\_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1
fn avg_pool3d_padding_explicit_paddings_1_0_0_0_1_1() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::AvgPool3d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0, 0, 0, 1, 1]), ..Default::default() };
    let y = ops::avg_pool3d_with(&x, options)?;
    check::float32(&y, &[1, 2, 1, 3, 1], &[3.5, 20.0, 18.0, 24.5, 17.875, 20.5], 1.0)?;
    let d_y = make::float32(&[1, 2, 1, 3, 1], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.5, 0.125, 0.125, 1.0, 0.5, 0.125, 0.125, 1.0, 0.0625, 0.1875, 0.1875, 0.75, 0.0625, 0.1875, 0.1875, 0.75,
            0.0625, 0.1875, 0.1875, 0.75, 0.0625, 0.1875, 0.1875, 0.75,
        ],
        2.0,
    )?;
    Ok(())
}

/// batch\_norm
fn batch_norm() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[7.0, 8.0, -9.0, 6.0])?;
    let mean = make::float32(&[4], &[1.0, 2.0, 3.0, 1.5])?;
    let variance = make::float32(&[4], &[0.5, 1.0, 4.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    tape.watch(&mean)?;
    tape.watch(&variance)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        mean: Some(&mean),
        variance: Some(&variance),
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 2, 4],
        &[
            7.706401, 5.0014987, -8.500063, 5.646535, 9.119203, 12.997502, -8.000125, 6.5301976, 9.119203, 7.0004997,
            -8.750031, 6.8836627, 11.944805, 10.998501, -9.749907, 6.0,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[1.0, 2.0, 3.0, 1.5], 16.0)?;
    check::float32(&y2, &[4], &[0.5, 1.0, 4.0, 2.0], 16.0)?;
    let d_y0 = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset, &mean, &variance],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset, d_mean, d_variance] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            1.4128015, 0.9995004, -0.999875, 0.088366255, 2.1192021, 5.997002, -0.37495312, 0.35346502, 0.70640075,
            3.9980016, -0.124984376, 0.53019756, 4.2384043, 1.4992505, -0.4999375, 0.17673251,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[19.77922, 6.871565, -1.0623672, 3.5346503], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    check::float32(&d_mean, &[4], &[-7.476809, -11.993754, 3.9997501, -0.8987614], 512.0)?;
    check::float32(&d_variance, &[4], &[-18.73974, -6.3647003, 1.8672373, -0.19161049], 512.0)?;
    Ok(())
}

/// batch\_norm data\_format=NCHW
fn batch_norm_data_format_nchw() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[7.0, 8.0, -9.0, 6.0])?;
    let mean = make::float32(&[4], &[1.0, 2.0, 3.0, 1.5])?;
    let variance = make::float32(&[4], &[0.5, 1.0, 4.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    tape.watch(&mean)?;
    tape.watch(&variance)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        mean: Some(&mean),
        variance: Some(&variance),
        data_format: ops::DataFormat::NCHW,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 4, 2],
        &[
            7.706401, 9.119203, 5.0014987, 12.997502, -8.500063, -8.000125, 5.646535, 6.5301976, 9.119203, 11.944805,
            7.0004997, 10.998501, -8.750031, -9.749907, 6.8836627, 6.0,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[1.0, 2.0, 3.0, 1.5], 16.0)?;
    check::float32(&y2, &[4], &[0.5, 1.0, 4.0, 2.0], 16.0)?;
    let d_y0 = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset, &mean, &variance],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset, d_mean, d_variance] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            1.4128015, 0.70640075, 3.9980016, 0.4997502, -0.74990624, -1.4998125, 0.26509878, 0.35346502, 0.70640075,
            2.825603, 0.4997502, 2.998501, -1.4998125, -0.37495312, 0.35346502, 0.17673251,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[12.715213, -0.2498751, -3.937008, 2.2975228], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    check::float32(&d_mean, &[4], &[-4.651206, -7.496003, 6.1244845, -0.8987614], 512.0)?;
    check::float32(&d_variance, &[4], &[-11.689834, 0.74962544, 1.507997, -0.037046816], 512.0)?;
    Ok(())
}

/// batch\_norm data\_format=NCHW epsilon=0.25
fn batch_norm_data_format_nchw_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[7.0, 8.0, -9.0, 6.0])?;
    let mean = make::float32(&[4], &[1.0, 2.0, 3.0, 1.5])?;
    let variance = make::float32(&[4], &[0.5, 1.0, 4.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    tape.watch(&mean)?;
    tape.watch(&variance)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        mean: Some(&mean),
        variance: Some(&variance),
        epsilon: 0.25,
        data_format: ops::DataFormat::NCHW,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 4, 2],
        &[
            7.57735, 8.732051, 5.3167186, 12.472136, -8.514929, -8.029858, 5.6666665, 6.5, 8.732051, 11.041451,
            7.1055727, 10.683282, -8.757464, -9.727607, 6.8333335, 6.0,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[1.0, 2.0, 3.0, 1.5], 16.0)?;
    check::float32(&y2, &[4], &[0.5, 1.0, 4.0, 2.0], 16.0)?;
    let d_y0 = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset, &mean, &variance],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset, d_mean, d_variance] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            1.1547005, 0.57735026, 3.5777087, 0.4472136, -0.7276069, -1.4552138, 0.25, 0.33333334, 0.57735026,
            2.309401, 0.4472136, 2.6832817, -1.4552138, -0.36380345, 0.33333334, 0.16666667,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[10.392304, -0.2236068, -3.819936, 2.1666667], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    check::float32(&d_mean, &[4], &[-3.618802, -6.6554174, 6.0018377, -0.8333333], 512.0)?;
    check::float32(&d_variance, &[4], &[-5.928203, 0.67888546, 1.5505958, 0.009259259], 512.0)?;
    Ok(())
}

/// batch\_norm epsilon=0.25
fn batch_norm_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[7.0, 8.0, -9.0, 6.0])?;
    let mean = make::float32(&[4], &[1.0, 2.0, 3.0, 1.5])?;
    let variance = make::float32(&[4], &[0.5, 1.0, 4.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    tape.watch(&mean)?;
    tape.watch(&variance)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        mean: Some(&mean),
        variance: Some(&variance),
        epsilon: 0.25,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 2, 4],
        &[
            7.57735, 5.3167186, -8.514929, 5.6666665, 8.732051, 12.472136, -8.029858, 6.5, 8.732051, 7.1055727,
            -8.757464, 6.8333335, 11.041451, 10.683282, -9.727607, 6.0,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[1.0, 2.0, 3.0, 1.5], 16.0)?;
    check::float32(&y2, &[4], &[0.5, 1.0, 4.0, 2.0], 16.0)?;
    let d_y0 = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset, &mean, &variance],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset, d_mean, d_variance] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            1.1547005, 0.8944272, -0.9701425, 0.083333336, 1.7320508, 5.3665633, -0.36380345, 0.33333334, 0.57735026,
            3.5777087, -0.12126781, 0.5, 3.4641016, 1.3416408, -0.48507124, 0.16666667,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[16.165808, 6.149187, -1.0307764, 3.3333333], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    check::float32(&d_mean, &[4], &[-5.928203, -10.68034, 3.940285, -0.8333333], 512.0)?;
    check::float32(&d_variance, &[4], &[-9.777205, -4.4193497, 1.8787322, -0.12037037], 512.0)?;
    Ok(())
}

/// batch\_norm training=True
fn batch_norm_training_true() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::BatchNorm { scale: Some(&scale), offset: Some(&offset), training: true, ..Default::default() };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 2, 4],
        &[
            -1.146596, -1.5293163, 2.3921115, -1.6497545, -0.2293192, 3.5293164, 3.1763349, -0.7215338, -0.2293192,
            -0.26465815, 2.0, -0.35024554, 1.6052344, 2.2646582, 0.43155345, -1.2784662,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[2.75, 2.5, 2.5, 2.25], 16.0)?;
    check::float32(&y2, &[4], &[1.1875, 2.5, 1.625, 1.8125], 16.0)?;
    let d_y0 = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            0.010510946, -0.77058494, -0.7766873, -0.13557169, 0.29382986, 1.4948317, -0.78133625, 0.12749742,
            -0.62344694, 0.9023451, 1.0881674, 0.30698273, 1.3191061, -1.1265919, 2.469856, -0.048908457,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[3.2104688, 2.371234, -0.09802791, 1.9028524], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    Ok(())
}

/// batch\_norm training=True data\_format=NCHW
fn batch_norm_training_true_data_format_nchw() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        data_format: ops::DataFormat::NCHW,
        training: true,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 4, 2],
        &[
            -1.146596, -0.2293192, -1.5293163, 3.5293164, 2.3921115, 3.1763349, -1.6497545, -0.7215338, -0.2293192,
            1.6052344, -0.26465815, 2.2646582, 2.0, 0.43155345, -0.35024554, -1.2784662,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[2.75, 2.5, 2.5, 2.25], 16.0)?;
    check::float32(&y2, &[4], &[1.1875, 2.5, 1.625, 1.8125], 16.0)?;
    let d_y0 = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            0.107371055, -0.23716418, 0.32078955, 0.245375, 0.66720474, -1.0569719, -0.10667836, 0.19467634,
            -0.23716418, 1.3669573, -1.3579279, 1.2917634, -0.23520932, 2.6249766, 0.2780894, -0.11608737,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[1.8345536, -1.4227405, -2.9408374, 0.6033434], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    Ok(())
}

/// batch\_norm training=True data\_format=NCHW epsilon=0.25
fn batch_norm_training_true_data_format_nchw_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        epsilon: 0.25,
        data_format: ops::DataFormat::NCHW,
        training: true,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 4, 2],
        &[
            -1.042572, -0.2085144, -1.4120908, 3.4120908, 2.3651483, 3.0954452, -1.6092718, -0.7388835, -0.2085144,
            1.4596009, -0.20604537, 2.2060454, 2.0, 0.53940654, -0.3907282, -1.2611165,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[2.75, 2.5, 2.5, 2.25], 16.0)?;
    check::float32(&y2, &[4], &[1.1875, 2.5, 1.625, 1.8125], 16.0)?;
    let d_y0 = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            -0.012366236, -0.21950208, 0.33766317, 0.21384817, 0.5933661, -1.1369306, -0.11800566, 0.1958131,
            -0.21950208, 1.4513704, -1.2762251, 1.2247138, -0.1846532, 2.7282178, 0.28652507, -0.11433252,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[1.6681153, -1.356801, -2.738613, 0.5657524], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    Ok(())
}

/// batch\_norm training=True epsilon=0.25
fn batch_norm_training_true_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::BatchNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        epsilon: 0.25,
        training: true,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::batch_norm_with(&x, options)?;
    check::float32(
        &y0,
        &[2, 2, 4],
        &[
            -1.042572, -1.4120908, 2.3651483, -1.6092718, -0.2085144, 3.4120908, 3.0954452, -0.7388835, -0.2085144,
            -0.20604537, 2.0, -0.3907282, 1.4596009, 2.2060454, 0.53940654, -1.2611165,
        ],
        16.0,
    )?;
    check::float32(&y1, &[4], &[2.75, 2.5, 2.5, 2.25], 16.0)?;
    check::float32(&y2, &[4], &[1.1875, 2.5, 1.625, 1.8125], 16.0)?;
    let d_y0 = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let d_y1 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            -0.15741974, -0.83411956, -0.7242109, -0.16284385, 0.2519218, 1.5363866, -0.7991684, 0.14042476,
            -0.58213586, 0.8137967, 1.0477226, 0.33136326, 1.4876337, -1.0160637, 2.4756567, -0.058944173,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[2.9192019, 2.2613351, -0.09128709, 1.7842959], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    Ok(())
}

/// bias\_add
fn bias_add() -> Result<()> {
    let x = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let bias = make::float32(&[2], &[10.0, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&bias)?;
    let y = ops::bias_add(&x, &bias)?;
    check::float32(&y, &[2, 2], &[11.0, 22.0, 13.0, 24.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &bias], ..Default::default() };
    let [d_x, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2], &[1.0, 0.5, 2.0, 0.25], 0.0)?;
    check::float32(&d_bias, &[2], &[3.0, 0.75], 0.0)?;
    Ok(())
}

/// bias\_add data\_format=NCHW
fn bias_add_data_format_nchw() -> Result<()> {
    let x = make::float32(&[1, 2, 2, 3], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])?;
    let bias = make::float32(&[2], &[10.0, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&bias)?;
    let y = ops::bias_add_with(&x, &bias, ops::BiasAdd { data_format: ops::DataFormat::NCHW })?;
    check::float32(&y, &[1, 2, 2, 3], &[10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &bias], ..Default::default() };
    let [d_x, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5], 0.0)?;
    check::float32(&d_bias, &[2], &[8.25, 6.0], 0.0)?;
    Ok(())
}

/// bitcast
fn bitcast() -> Result<()> {
    let x = make::float32(&[2], &[1.0, -2.5])?;
    let y_int32 = ops::bitcast(&x, DType::INT32)?;
    check::int32(&y_int32, &[2], &[1065353216, -1071644672], 0.0)?;
    let y_uint8 = ops::bitcast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[2, 4], &[0, 0, 128, 63, 0, 0, 32, 192], 0.0)?;
    let y_uint16 = ops::bitcast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[2, 2], &[0, 16256, 0, 49184], 0.0)?;
    let z = ops::bitcast(&y_uint16, DType::FLOAT32)?;
    check::float32(&z, &[2], &[1.0, -2.5], 0.0)?;
    let b = make::uint16(&[3], &[16256, 16384, 48896])?;
    let c = ops::bitcast(&b, DType::BFLOAT16)?;
    check::bfloat16(&c, &[3], &[1.0, 2.0, -0.5], 0.0)?;
    Ok(())
}

/// boolean\_mask
fn boolean_mask() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let mask = make::bool(&[3], &[true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::boolean_mask(&x, &mask)?;
    check::float32(&y, &[2], &[1.0, 3.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[1.0, 0.0, 0.5], 0.0)?;
    Ok(())
}

/// boolean\_mask axis=1
fn boolean_mask_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let mask = make::bool(&[3], &[true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::boolean_mask_with(&x, &mask, ops::BooleanMask { axis: 1 })?;
    check::float32(&y, &[2, 2], &[1.0, 4.0, 0.5, 3.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.0, 0.5, 2.0, 0.0, 0.25], 0.0)?;
    Ok(())
}

/// boolean\_mask in a function
fn boolean_mask_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[3]), Spec::new(DType::BOOL, &[3])];
    let kept = Function::trace("kept", specs, |arguments| {
        let [x_f, mask_f] = arguments else { unreachable!() };
        let y_f = ops::boolean_mask(x_f, mask_f)?;
        let s_f = ops::sum(&y_f)?;
        Ok(vec![y_f.clone(), s_f.clone()])
    })?;
    let x = make::float32(&[3], &[1.0, 2.0, 4.0])?;
    let mask0 = make::bool(&[3], &[true, false, true])?;
    let [y0, s0] = check::outputs(kept.call(&[&x, &mask0])?)?;
    check::float32(&y0, &[2], &[1.0, 4.0], 0.0)?;
    check::float32(&s0, &[], &[5.0], 0.0)?;
    let mask1 = make::bool(&[3], &[false, false, false])?;
    let [y1, s1] = check::outputs(kept.call(&[&x, &mask1])?)?;
    check::float32(&y1, &[0], &[], 0.0)?;
    check::float32(&s1, &[], &[0.0], 0.0)?;
    Ok(())
}

/// boolean\_mask of nothing
fn boolean_mask_of_nothing() -> Result<()> {
    let x = make::int8(&[2], &[1, 2])?;
    let mask = make::bool(&[2], &[false, false])?;
    let y = ops::boolean_mask(&x, &mask)?;
    check::int8(&y, &[0], &[], 0.0)?;
    Ok(())
}

/// boolean\_mask of two axes
fn boolean_mask_of_two_axes() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let mask = make::bool(&[2, 3], &[true, false, true, false, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::boolean_mask(&x, &mask)?;
    check::float32(&y, &[3], &[1.0, 4.0, 3.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.0, 0.5, 0.0, 0.0, 2.0], 0.0)?;
    Ok(())
}

/// broadcast \[0 3\] and \[3\]
fn broadcast_0_3_and_3() -> Result<()> {
    let a = make::int32(&[0, 3], &[])?;
    let b = make::float32(&[3], &[0.0, 10.0, 20.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[0, 3], &[], 0.0)?;
    let c = make::float64(&[0, 3], &[])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[0, 3], &[], 1.0)?;
    check::float32(&d_b, &[3], &[0.0, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// broadcast \[1 1 1\] and a scalar
fn broadcast_1_1_1_and_a_scalar() -> Result<()> {
    let a = make::int32(&[1, 1, 1], &[0])?;
    let b = make::float32(&[], &[0.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[1, 1, 1], &[0.0], 0.0)?;
    let c = make::float64(&[1, 1, 1], &[0.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[1, 1, 1], &[1.0], 1.0)?;
    check::float32(&d_b, &[], &[1.0], 1.0)?;
    Ok(())
}

/// broadcast \[1\] and \[0\]
fn broadcast_1_and_0() -> Result<()> {
    let a = make::int32(&[1], &[0])?;
    let b = make::float32(&[0], &[])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[0], &[], 0.0)?;
    let c = make::float64(&[1], &[0.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[1], &[0.0], 1.0)?;
    check::float32(&d_b, &[0], &[], 1.0)?;
    Ok(())
}

/// broadcast \[2 0\] and \[1 1\]
fn broadcast_2_0_and_1_1() -> Result<()> {
    let a = make::int32(&[2, 0], &[])?;
    let b = make::float32(&[1, 1], &[0.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[2, 0], &[], 0.0)?;
    let c = make::float64(&[2, 0], &[])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[2, 0], &[], 1.0)?;
    check::float32(&d_b, &[1, 1], &[0.0], 1.0)?;
    Ok(())
}

/// broadcast \[2 1 2 1\] and \[3 1 2\]
fn broadcast_2_1_2_1_and_3_1_2() -> Result<()> {
    let a = make::int32(&[2, 1, 2, 1], &[0, 1, 2, 3])?;
    let b = make::float32(&[3, 1, 2], &[0.0, 10.0, 20.0, 30.0, 40.0, 50.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(
        &y,
        &[2, 3, 2, 2],
        &[
            0.0, -10.0, 1.0, -9.0, -20.0, -30.0, -19.0, -29.0, -40.0, -50.0, -39.0, -49.0, 2.0, -8.0, 3.0, -7.0, -18.0,
            -28.0, -17.0, -27.0, -38.0, -48.0, -37.0, -47.0,
        ],
        0.0,
    )?;
    let c = make::float64(&[2, 1, 2, 1], &[0.0, 1.0, 2.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[2, 1, 2, 1], &[6.0, 6.0, 6.0, 6.0], 1.0)?;
    check::float32(&d_b, &[3, 1, 2], &[4.0, 4.0, 4.0, 4.0, 4.0, 4.0], 1.0)?;
    Ok(())
}

/// broadcast \[2 1 3\] and \[4 1\]
fn broadcast_2_1_3_and_4_1() -> Result<()> {
    let a = make::int32(&[2, 1, 3], &[0, 1, 2, 3, 4, 5])?;
    let b = make::float32(&[4, 1], &[0.0, 10.0, 20.0, 30.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(
        &y,
        &[2, 4, 3],
        &[
            0.0, 1.0, 2.0, -10.0, -9.0, -8.0, -20.0, -19.0, -18.0, -30.0, -29.0, -28.0, 3.0, 4.0, 5.0, -7.0, -6.0,
            -5.0, -17.0, -16.0, -15.0, -27.0, -26.0, -25.0,
        ],
        0.0,
    )?;
    let c = make::float64(&[2, 1, 3], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[2, 1, 3], &[4.0, 4.0, 4.0, 4.0, 4.0, 4.0], 1.0)?;
    check::float32(&d_b, &[4, 1], &[6.0, 6.0, 6.0, 6.0], 1.0)?;
    Ok(())
}

/// broadcast \[2 1\] and \[1 3\]
fn broadcast_2_1_and_1_3() -> Result<()> {
    let a = make::int32(&[2, 1], &[0, 1])?;
    let b = make::float32(&[1, 3], &[0.0, 10.0, 20.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[2, 3], &[0.0, -10.0, -20.0, 1.0, -9.0, -19.0], 0.0)?;
    let c = make::float64(&[2, 1], &[0.0, 1.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[2, 1], &[3.0, 3.0], 1.0)?;
    check::float32(&d_b, &[1, 3], &[2.0, 2.0, 2.0], 1.0)?;
    Ok(())
}

/// broadcast \[2 3\] and \[3\]
fn broadcast_2_3_and_3() -> Result<()> {
    let a = make::int32(&[2, 3], &[0, 1, 2, 3, 4, 5])?;
    let b = make::float32(&[3], &[0.0, 10.0, 20.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[2, 3], &[0.0, -9.0, -18.0, 3.0, -6.0, -15.0], 0.0)?;
    let c = make::float64(&[2, 3], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], 1.0)?;
    check::float32(&d_b, &[3], &[2.0, 2.0, 2.0], 1.0)?;
    Ok(())
}

/// broadcast \[3\] and \[2 3\]
fn broadcast_3_and_2_3() -> Result<()> {
    let a = make::int32(&[3], &[0, 1, 2])?;
    let b = make::float32(&[2, 3], &[0.0, 10.0, 20.0, 30.0, 40.0, 50.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[2, 3], &[0.0, -9.0, -18.0, -30.0, -39.0, -48.0], 0.0)?;
    let c = make::float64(&[3], &[0.0, 1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[3], &[2.0, 2.0, 2.0], 1.0)?;
    check::float32(&d_b, &[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], 1.0)?;
    Ok(())
}

/// broadcast a scalar and \[2 2\]
fn broadcast_a_scalar_and_2_2() -> Result<()> {
    let a = make::int32(&[], &[0])?;
    let b = make::float32(&[2, 2], &[0.0, 10.0, 20.0, 30.0])?;
    let y = ops::subtract(&a, &b)?;
    check::float32(&y, &[2, 2], &[0.0, -10.0, -20.0, -30.0], 0.0)?;
    let c = make::float64(&[], &[0.0])?;
    let tape = Tape::new()?;
    tape.watch(&c)?;
    tape.watch(&b)?;
    let z = ops::add(&c, &b)?;
    let [d_c, d_b] = check::gradients(tape.gradients(&z, &[&c, &b])?)?;
    check::float64(&d_c, &[], &[4.0], 1.0)?;
    check::float32(&d_b, &[2, 2], &[1.0, 1.0, 1.0, 1.0], 1.0)?;
    Ok(())
}

/// broadcast\_like
fn broadcast_like() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let like = make::int8(&[3, 2], &[0, 0, 0, 0, 0, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::broadcast_like(&x, &like)?;
    check::float32(&y, &[3, 2], &[1.0, 2.0, 1.0, 2.0, 1.0, 2.0], 0.0)?;
    let d_y = make::float32(&[3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2], &[4.5, 3.75], 0.0)?;
    Ok(())
}

/// broadcast\_to a tensor
fn broadcast_to_a_tensor() -> Result<()> {
    let x = make::int16(&[2], &[1, 2])?;
    let shape = make::int32(&[2], &[3, 2])?;
    let y = ops::broadcast_to(&x, &shape)?;
    check::int16(&y, &[3, 2], &[1, 2, 1, 2, 1, 2], 0.0)?;
    Ok(())
}

/// broadcast\_to shape=
fn broadcast_to_shape() -> Result<()> {
    let x = make::int16(&[], &[7])?;
    let y = ops::broadcast_to(&x, &[])?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// broadcast\_to shape=2,2,3
fn broadcast_to_shape_2_2_3() -> Result<()> {
    let x = make::float32(&[2, 1], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::broadcast_to(&x, &[2, 2, 3])?;
    check::float32(&y, &[2, 2, 3], &[1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 1], &[5.75, 8.5], 0.0)?;
    Ok(())
}

/// cast dtype=float64
fn cast_dtype_float64() -> Result<()> {
    let x = make::float32(&[2], &[1.5, -2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y, &[2], &[1.5, -2.0], 0.0)?;
    let d_y = make::float64(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2], &[1.0, 0.5], 0.0)?;
    Ok(())
}

/// cast from bfloat16 to all
fn cast_from_bfloat16_to_all() -> Result<()> {
    let x = make::bfloat16(&[4], &[0.0, 1.0, -1.0, 100.0])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from bool to all
fn cast_from_bool_to_all() -> Result<()> {
    let x = make::bool(&[4], &[false, true, true, true])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 1, 1], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, 1.0, 1.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, 1.0, 1.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, 1.0, 1.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, 1.0, 1.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from complex128 to all
fn cast_from_complex128_to_all() -> Result<()> {
    let x = make::complex128(&[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from complex64 to all
fn cast_from_complex64_to_all() -> Result<()> {
    let x = make::complex64(&[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from float16 to all
fn cast_from_float16_to_all() -> Result<()> {
    let x = make::float16(&[4], &[0.0, 1.0, -1.0, 100.0])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from float32 to all
fn cast_from_float32_to_all() -> Result<()> {
    let x = make::float32(&[4], &[0.0, 1.0, -1.0, 100.0])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from float64 to all
fn cast_from_float64_to_all() -> Result<()> {
    let x = make::float64(&[4], &[0.0, 1.0, -1.0, 100.0])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from int16 to all
fn cast_from_int16_to_all() -> Result<()> {
    let x = make::int16(&[4], &[0, 1, -1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from int32 to all
fn cast_from_int32_to_all() -> Result<()> {
    let x = make::int32(&[4], &[0, 1, -1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from int64 to all
fn cast_from_int64_to_all() -> Result<()> {
    let x = make::int64(&[4], &[0, 1, -1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from int8 to all
fn cast_from_int8_to_all() -> Result<()> {
    let x = make::int8(&[4], &[0, 1, -1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, -1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 255, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 65535, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 4294967295, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 18446744073709551615, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, -1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from uint16 to all
fn cast_from_uint16_to_all() -> Result<()> {
    let x = make::uint16(&[4], &[0, 1, 1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from uint32 to all
fn cast_from_uint32_to_all() -> Result<()> {
    let x = make::uint32(&[4], &[0, 1, 1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from uint64 to all
fn cast_from_uint64_to_all() -> Result<()> {
    let x = make::uint64(&[4], &[0, 1, 1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// cast from uint8 to all
fn cast_from_uint8_to_all() -> Result<()> {
    let x = make::uint8(&[4], &[0, 1, 1, 100])?;
    let y_bool = ops::cast(&x, DType::BOOL)?;
    check::bool(&y_bool, &[4], &[false, true, true, true], 0.0)?;
    let y_int8 = ops::cast(&x, DType::INT8)?;
    check::int8(&y_int8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int16 = ops::cast(&x, DType::INT16)?;
    check::int16(&y_int16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int32 = ops::cast(&x, DType::INT32)?;
    check::int32(&y_int32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_int64 = ops::cast(&x, DType::INT64)?;
    check::int64(&y_int64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint8 = ops::cast(&x, DType::UINT8)?;
    check::uint8(&y_uint8, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint16 = ops::cast(&x, DType::UINT16)?;
    check::uint16(&y_uint16, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint32 = ops::cast(&x, DType::UINT32)?;
    check::uint32(&y_uint32, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_uint64 = ops::cast(&x, DType::UINT64)?;
    check::uint64(&y_uint64, &[4], &[0, 1, 1, 100], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_float64 = ops::cast(&x, DType::FLOAT64)?;
    check::float64(&y_float64, &[4], &[0.0, 1.0, 1.0, 100.0], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    let y_complex128 = ops::cast(&x, DType::COMPLEX128)?;
    check::complex128(&y_complex128, &[4], &[(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (100.0, 0.0)], 0.0)?;
    Ok(())
}

/// casts cut fractions off and round
fn casts_cut_fractions_off_and_round() -> Result<()> {
    let x = make::float64(&[5], &[2.75, -2.75, 1.0000000009313226, 65520.0, 3e38])?;
    let small = ops::slice_with(&x, &[0], ops::Slice { size: Some(&[4]) })?;
    let y_int32 = ops::cast(&small, DType::INT32)?;
    check::int32(&y_int32, &[4], &[2, -2, 1, 65520], 0.0)?;
    let y_float32 = ops::cast(&x, DType::FLOAT32)?;
    check::float32(&y_float32, &[5], &[2.75, -2.75, 1.0, 65520.0, 3e38], 0.0)?;
    let y_float16 = ops::cast(&x, DType::FLOAT16)?;
    check::float16(&y_float16, &[5], &[2.75, -2.75, 1.0, INF, INF], 0.0)?;
    let y_bfloat16 = ops::cast(&x, DType::BFLOAT16)?;
    check::bfloat16(&y_bfloat16, &[5], &[2.75, -2.75, 1.0, 65536.0, 3.0040553e38], 0.0)?;
    let y_complex64 = ops::cast(&x, DType::COMPLEX64)?;
    check::complex64(&y_complex64, &[5], &[(2.75, 0.0), (-2.75, 0.0), (1.0, 0.0), (65520.0, 0.0), (3e38, 0.0)], 0.0)?;
    Ok(())
}

/// ceil and its gradient of zero
fn ceil_and_its_gradient_of_zero() -> Result<()> {
    let x_float16 = make::float16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float16 = ops::ceil(&x_float16)?;
    check::float16(&y_float16, &[8], &[-2.0, -1.0, -0.0, 1.0, 2.0, 3.0, 3.0, -0.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_bfloat16 = ops::ceil(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[8], &[-2.0, -1.0, -0.0, 1.0, 2.0, 3.0, 3.0, -0.0], 0.0)?;
    let x_float32 = make::float32(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x_float32)?;
    let y_float32 = ops::ceil(&x_float32)?;
    check::float32(&y_float32, &[8], &[-2.0, -1.0, -0.0, 1.0, 2.0, 3.0, 3.0, -0.0], 0.0)?;
    let x_float64 = make::float64(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float64 = ops::ceil(&x_float64)?;
    check::float64(&y_float64, &[8], &[-2.0, -1.0, -0.0, 1.0, 2.0, 3.0, 3.0, -0.0], 0.0)?;
    let asked =
        Gradient { targets: &[&y_float32], sources: &[&x_float32], unconnected_zero: true, ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[8], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// cholesky
fn cholesky() -> Result<()> {
    let x = make::float32(&[2, 2], &[4.0, 2.0, 2.0, 5.0])?;
    let y = ops::cholesky(&x)?;
    check::float32(&y, &[2, 2], &[2.0, 0.0, 1.0, 2.0], 0.0)?;
    Ok(())
}

/// clip both
fn clip_both() -> Result<()> {
    let x = make::float32(&[3], &[-3.0, 0.5, 9.0])?;
    let min = make::float32(&[], &[-1.0])?;
    let max = make::float32(&[], &[4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::clip_with(&x, ops::Clip { min: Some(&min), max: Some(&max) })?;
    check::float32(&y, &[3], &[-1.0, 0.5, 4.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[0.0, 0.5, 0.0], 0.0)?;
    Ok(())
}

/// clip from above alone
fn clip_from_above_alone() -> Result<()> {
    let x = make::int32(&[3], &[-3, 5, 9])?;
    let max = make::int32(&[], &[4])?;
    let y = ops::clip_with(&x, ops::Clip { max: Some(&max), ..Default::default() })?;
    check::int32(&y, &[3], &[-3, 4, 4], 0.0)?;
    let two = Tensor::weak(2i64)?;
    let z = ops::clip_with(&x, ops::Clip { min: Some(&two), ..Default::default() })?;
    check::int32(&z, &[3], &[2, 5, 9], 0.0)?;
    Ok(())
}

/// clip from below
fn clip_from_below() -> Result<()> {
    let x = make::float32(&[3], &[-3.0, 0.5, 9.0])?;
    let min = make::float32(&[3], &[0.0, 1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&min)?;
    let y = ops::clip_with(&x, ops::Clip { min: Some(&min), ..Default::default() })?;
    check::float32(&y, &[3], &[0.0, 1.0, 9.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &min], ..Default::default() };
    let [d_x, d_min] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[0.0, 0.0, 2.0], 0.0)?;
    check::float32(&d_min, &[3], &[1.0, 0.5, 0.0], 0.0)?;
    Ok(())
}

/// clip to 0 from both sides
fn clip_to_0_from_both_sides() -> Result<()> {
    let x = make::float32(&[2], &[-2.0, 3.0])?;
    let zero = Tensor::weak(0i64)?;
    let a = ops::clip_with(&x, ops::Clip { min: Some(&zero), ..Default::default() })?;
    check::float32(&a, &[2], &[0.0, 3.0], 0.0)?;
    let b = ops::clip_with(&x, ops::Clip { max: Some(&zero), ..Default::default() })?;
    check::float32(&b, &[2], &[-2.0, 0.0], 0.0)?;
    Ok(())
}

/// clip\_by\_global\_norm
fn clip_by_global_norm() -> Result<()> {
    let xs0 = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let xs1 = make::float32(&[1], &[12.0])?;
    let tape = Tape::new()?;
    tape.watch(&xs0)?;
    tape.watch(&xs1)?;
    let (list, y2) = ops::clip_by_global_norm(&[&xs0, &xs1])?;
    let [y0, y1] = check::outputs(list)?;
    check::float32(&y0, &[2, 2], &[0.23076923, 0.0, 0.0, 0.30769232], 4.0)?;
    check::float32(&y1, &[1], &[0.9230769], 4.0)?;
    check::float32(&y2, &[], &[13.0], 4.0)?;
    let d_y0 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y1 = make::float32(&[1], &[1.0])?;
    let d_y2 = make::float32(&[], &[1.0])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&xs0, &xs1],
        ..Default::default()
    };
    let [d_xs0, d_xs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_xs0, &[2, 2], &[0.28584433, 0.03846154, 0.15384616, 0.29779243], 16.0)?;
    check::float32(&d_xs1, &[1], &[0.9126081], 16.0)?;
    Ok(())
}

/// clip\_by\_global\_norm clip\_norm=2.5
fn clip_by_global_norm_clip_norm_2_5() -> Result<()> {
    let xs0 = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let xs1 = make::float32(&[1], &[12.0])?;
    let tape = Tape::new()?;
    tape.watch(&xs0)?;
    tape.watch(&xs1)?;
    let options = ops::ClipByGlobalNorm { clip_norm: 2.5 };
    let (list, y2) = ops::clip_by_global_norm_with(&[&xs0, &xs1], options)?;
    let [y0, y1] = check::outputs(list)?;
    check::float32(&y0, &[2, 2], &[0.5769231, 0.0, 0.0, 0.7692308], 4.0)?;
    check::float32(&y1, &[1], &[2.3076923], 4.0)?;
    check::float32(&y2, &[], &[13.0], 4.0)?;
    let d_y0 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y1 = make::float32(&[1], &[1.0])?;
    let d_y2 = make::float32(&[], &[1.0])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&xs0, &xs1],
        ..Default::default()
    };
    let [d_xs0, d_xs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_xs0, &[2, 2], &[0.368457, 0.09615385, 0.3846154, 0.28294265], 16.0)?;
    check::float32(&d_xs1, &[1], &[0.8969049], 16.0)?;
    Ok(())
}

/// clip\_by\_global\_norm clip\_norm=8.0
fn clip_by_global_norm_clip_norm_8_0() -> Result<()> {
    let xs0 = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let xs1 = make::float32(&[1], &[12.0])?;
    let tape = Tape::new()?;
    tape.watch(&xs0)?;
    tape.watch(&xs1)?;
    let options = ops::ClipByGlobalNorm { clip_norm: 8.0 };
    let (list, y2) = ops::clip_by_global_norm_with(&[&xs0, &xs1], options)?;
    let [y0, y1] = check::outputs(list)?;
    check::float32(&y0, &[2, 2], &[1.8461539, 0.0, 0.0, 2.4615386], 4.0)?;
    check::float32(&y1, &[1], &[7.3846154], 4.0)?;
    check::float32(&y2, &[], &[13.0], 4.0)?;
    let d_y0 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y1 = make::float32(&[1], &[1.0])?;
    let d_y2 = make::float32(&[], &[1.0])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&xs0, &xs1],
        ..Default::default()
    };
    let [d_xs0, d_xs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_xs0, &[2, 2], &[0.67137, 0.30769232, 1.2307693, 0.2284934], 16.0)?;
    check::float32(&d_xs1, &[1], &[0.8393264], 16.0)?;
    Ok(())
}

/// clip\_by\_norm
fn clip_by_norm() -> Result<()> {
    let x = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::clip_by_norm(&x)?;
    check::float32(&y, &[2, 2], &[0.6, 0.0, 0.0, 0.8], 4.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2], &[0.104, 0.1, 0.4, -0.078], 16.0)?;
    Ok(())
}

/// clip\_by\_norm clip\_norm=2.5
fn clip_by_norm_clip_norm_2_5() -> Result<()> {
    let x = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::clip_by_norm_with(&x, ops::ClipByNorm { clip_norm: 2.5 })?;
    check::float32(&y, &[2, 2], &[1.5, 0.0, 0.0, 2.0], 4.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2], &[0.26, 0.25, 1.0, -0.195], 16.0)?;
    Ok(())
}

/// clip\_by\_norm clip\_norm=8.0
fn clip_by_norm_clip_norm_8_0() -> Result<()> {
    let x = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::clip_by_norm_with(&x, ops::ClipByNorm { clip_norm: 8.0 })?;
    check::float32(&y, &[2, 2], &[3.0, 0.0, 0.0, 4.0], 4.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2], &[1.0, 0.5, 2.0, 0.25], 16.0)?;
    Ok(())
}

/// clipping keeps sparse rows
fn clipping_keeps_sparse_rows() -> Result<()> {
    let x = make::float32(&[3, 2], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let i = make::int64(&[2], &[1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather(&x, &i)?;
    let w = make::float32(&[2, 2], &[1.0, 2.0, 2.0, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&w)], sources: &[&x], ..Default::default() };
    let [g] = check::gradients(tape.gradient_with(asked)?)?;
    let c = ops::clip_by_norm_with(&g, ops::ClipByNorm { clip_norm: 2.5 })?;
    check::sparse(&c, true)?;
    check::float32(&c, &[3, 2], &[0.0, 0.0, 1.5, 2.0, 0.0, 0.0], 2.0)?;
    let (list, n) = ops::clip_by_global_norm_with(&[&g], ops::ClipByGlobalNorm { clip_norm: 2.5 })?;
    let [h] = check::outputs(list)?;
    check::sparse(&h, true)?;
    check::float32(&h, &[3, 2], &[0.0, 0.0, 1.5, 2.0, 0.0, 0.0], 2.0)?;
    check::float32(&n, &[], &[5.0], 1.0)?;
    Ok(())
}

/// comparisons
fn comparisons() -> Result<()> {
    let a_float32 = make::float32(&[6], &[1.0, 2.0, 3.0, NAN, INF, 0.0])?;
    let b_float32 = make::float32(&[6], &[2.0, 2.0, 1.0, NAN, INF, -0.0])?;
    let less_float32 = ops::less(&a_float32, &b_float32)?;
    check::bool(&less_float32, &[6], &[true, false, false, false, false, false], 0.0)?;
    let less_equal_float32 = ops::less_equal(&a_float32, &b_float32)?;
    check::bool(&less_equal_float32, &[6], &[true, true, false, false, true, true], 0.0)?;
    let greater_float32 = ops::greater(&a_float32, &b_float32)?;
    check::bool(&greater_float32, &[6], &[false, false, true, false, false, false], 0.0)?;
    let greater_equal_float32 = ops::greater_equal(&a_float32, &b_float32)?;
    check::bool(&greater_equal_float32, &[6], &[false, true, true, false, true, true], 0.0)?;
    let equal_float32 = ops::equal(&a_float32, &b_float32)?;
    check::bool(&equal_float32, &[6], &[false, true, false, false, true, true], 0.0)?;
    let not_equal_float32 = ops::not_equal(&a_float32, &b_float32)?;
    check::bool(&not_equal_float32, &[6], &[true, false, true, true, false, false], 0.0)?;
    let a_float16 = make::float16(&[6], &[1.0, 2.0, 3.0, NAN, INF, 0.0])?;
    let b_float16 = make::float16(&[6], &[2.0, 2.0, 1.0, NAN, INF, -0.0])?;
    let less_float16 = ops::less(&a_float16, &b_float16)?;
    check::bool(&less_float16, &[6], &[true, false, false, false, false, false], 0.0)?;
    let less_equal_float16 = ops::less_equal(&a_float16, &b_float16)?;
    check::bool(&less_equal_float16, &[6], &[true, true, false, false, true, true], 0.0)?;
    let greater_float16 = ops::greater(&a_float16, &b_float16)?;
    check::bool(&greater_float16, &[6], &[false, false, true, false, false, false], 0.0)?;
    let greater_equal_float16 = ops::greater_equal(&a_float16, &b_float16)?;
    check::bool(&greater_equal_float16, &[6], &[false, true, true, false, true, true], 0.0)?;
    let equal_float16 = ops::equal(&a_float16, &b_float16)?;
    check::bool(&equal_float16, &[6], &[false, true, false, false, true, true], 0.0)?;
    let not_equal_float16 = ops::not_equal(&a_float16, &b_float16)?;
    check::bool(&not_equal_float16, &[6], &[true, false, true, true, false, false], 0.0)?;
    let a_bfloat16 = make::bfloat16(&[6], &[1.0, 2.0, 3.0, NAN, INF, 0.0])?;
    let b_bfloat16 = make::bfloat16(&[6], &[2.0, 2.0, 1.0, NAN, INF, -0.0])?;
    let less_bfloat16 = ops::less(&a_bfloat16, &b_bfloat16)?;
    check::bool(&less_bfloat16, &[6], &[true, false, false, false, false, false], 0.0)?;
    let less_equal_bfloat16 = ops::less_equal(&a_bfloat16, &b_bfloat16)?;
    check::bool(&less_equal_bfloat16, &[6], &[true, true, false, false, true, true], 0.0)?;
    let greater_bfloat16 = ops::greater(&a_bfloat16, &b_bfloat16)?;
    check::bool(&greater_bfloat16, &[6], &[false, false, true, false, false, false], 0.0)?;
    let greater_equal_bfloat16 = ops::greater_equal(&a_bfloat16, &b_bfloat16)?;
    check::bool(&greater_equal_bfloat16, &[6], &[false, true, true, false, true, true], 0.0)?;
    let equal_bfloat16 = ops::equal(&a_bfloat16, &b_bfloat16)?;
    check::bool(&equal_bfloat16, &[6], &[false, true, false, false, true, true], 0.0)?;
    let not_equal_bfloat16 = ops::not_equal(&a_bfloat16, &b_bfloat16)?;
    check::bool(&not_equal_bfloat16, &[6], &[true, false, true, true, false, false], 0.0)?;
    let a_float64 = make::float64(&[6], &[1.0, 2.0, 3.0, NAN, INF, 0.0])?;
    let b_float64 = make::float64(&[6], &[2.0, 2.0, 1.0, NAN, INF, -0.0])?;
    let less_float64 = ops::less(&a_float64, &b_float64)?;
    check::bool(&less_float64, &[6], &[true, false, false, false, false, false], 0.0)?;
    let less_equal_float64 = ops::less_equal(&a_float64, &b_float64)?;
    check::bool(&less_equal_float64, &[6], &[true, true, false, false, true, true], 0.0)?;
    let greater_float64 = ops::greater(&a_float64, &b_float64)?;
    check::bool(&greater_float64, &[6], &[false, false, true, false, false, false], 0.0)?;
    let greater_equal_float64 = ops::greater_equal(&a_float64, &b_float64)?;
    check::bool(&greater_equal_float64, &[6], &[false, true, true, false, true, true], 0.0)?;
    let equal_float64 = ops::equal(&a_float64, &b_float64)?;
    check::bool(&equal_float64, &[6], &[false, true, false, false, true, true], 0.0)?;
    let not_equal_float64 = ops::not_equal(&a_float64, &b_float64)?;
    check::bool(&not_equal_float64, &[6], &[true, false, true, true, false, false], 0.0)?;
    let p = make::bool(&[4], &[false, false, true, true])?;
    let q = make::bool(&[4], &[false, true, false, true])?;
    let less_bool = ops::less(&p, &q)?;
    check::bool(&less_bool, &[4], &[false, true, false, false], 0.0)?;
    let less_equal_bool = ops::less_equal(&p, &q)?;
    check::bool(&less_equal_bool, &[4], &[true, true, false, true], 0.0)?;
    let greater_bool = ops::greater(&p, &q)?;
    check::bool(&greater_bool, &[4], &[false, false, true, false], 0.0)?;
    let greater_equal_bool = ops::greater_equal(&p, &q)?;
    check::bool(&greater_equal_bool, &[4], &[true, false, true, true], 0.0)?;
    let equal_bool = ops::equal(&p, &q)?;
    check::bool(&equal_bool, &[4], &[true, false, false, true], 0.0)?;
    let not_equal_bool = ops::not_equal(&p, &q)?;
    check::bool(&not_equal_bool, &[4], &[false, true, true, false], 0.0)?;
    Ok(())
}

/// complex, real, imag, conj, abs, sign and their gradients
fn complex_real_imag_conj_abs_sign_and_their_gradients() -> Result<()> {
    let a = make::float64(&[2], &[3.0, -5.0])?;
    let b = make::float64(&[2], &[4.0, 12.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&a)?;
    tape.watch(&b)?;
    let z = ops::complex(&a, &b)?;
    let y_real = ops::real(&z)?;
    let y_imag = ops::imag(&z)?;
    let y_conj = ops::conj(&z)?;
    let y_abs = ops::abs(&z)?;
    let y_sign = ops::sign(&z)?;
    let y_negative = ops::negative(&z)?;
    check::complex128(&z, &[2], &[(3.0, 4.0), (-5.0, 12.0)], 0.0)?;
    check::float64(&y_real, &[2], &[3.0, -5.0], 0.0)?;
    check::float64(&y_imag, &[2], &[4.0, 12.0], 0.0)?;
    check::complex128(&y_conj, &[2], &[(3.0, -4.0), (-5.0, -12.0)], 0.0)?;
    check::float64(&y_abs, &[2], &[5.0, 13.0], 1.0)?;
    check::complex128(&y_sign, &[2], &[(0.6, 0.8), (-0.38461538461538464, 0.9230769230769231)], 2.0)?;
    let [d_a, d_b] = check::gradients(tape.gradients(&y_abs, &[&a, &b])?)?;
    check::float64(&d_a, &[2], &[0.6, -0.38461538461538464], 2.0)?;
    check::float64(&d_b, &[2], &[0.8, 0.9230769230769231], 2.0)?;
    let w = make::complex128(&[2], &[(2.0, 1.0), (-0.0, -3.0)])?;
    let asked =
        Gradient { targets: &[&y_conj], output_gradients: &[Some(&w)], sources: &[&a, &b], ..Default::default() };
    let [c_a, c_b] = check::gradients(tape.gradient_with(asked)?)?;
    check::float64(&c_a, &[2], &[2.0, 0.0], 1.0)?;
    check::float64(&c_b, &[2], &[-1.0, 3.0], 1.0)?;
    let asked = Gradient { targets: &[&y_real, &y_imag], sources: &[&z], ..Default::default() };
    let [c_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex128(&c_z, &[2], &[(1.0, 1.0), (1.0, 1.0)], 0.0)?;
    Ok(())
}

/// concat
fn concat() -> Result<()> {
    let values0 = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let values1 = make::float32(&[1, 2], &[9.0, 10.0])?;
    let values2 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&values0)?;
    tape.watch(&values1)?;
    tape.watch(&values2)?;
    let y = ops::concat(&[&values0, &values1, &values2])?;
    check::float32(&y, &[5, 2], &[1.0, 2.0, 3.0, 4.0, 9.0, 10.0, 5.0, 6.0, 7.0, 8.0], 0.0)?;
    let d_y = make::float32(&[5, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&values0, &values1, &values2],
        ..Default::default()
    };
    let [d_values0, d_values1, d_values2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_values0, &[2, 2], &[1.0, 0.5, 2.0, 0.25], 0.0)?;
    check::float32(&d_values1, &[1, 2], &[1.5, 3.0], 0.0)?;
    check::float32(&d_values2, &[2, 2], &[0.75, 1.0, 0.5, 2.0], 0.0)?;
    Ok(())
}

/// concat axis=-1
fn concat_axis_m1() -> Result<()> {
    let values0 = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let values1 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&values0)?;
    tape.watch(&values1)?;
    let y = ops::concat_with(&[&values0, &values1], ops::Concat { axis: -1 })?;
    check::float32(&y, &[2, 4], &[1.0, 2.0, 5.0, 6.0, 3.0, 4.0, 7.0, 8.0], 0.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&values0, &values1],
        ..Default::default()
    };
    let [d_values0, d_values1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_values0, &[2, 2], &[1.0, 0.5, 1.5, 3.0], 0.0)?;
    check::float32(&d_values1, &[2, 2], &[2.0, 0.25, 0.75, 1.0], 0.0)?;
    Ok(())
}

/// concat of one tensor
fn concat_of_one_tensor() -> Result<()> {
    let values0 = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&values0)?;
    let y = ops::concat(&[&values0])?;
    check::float32(&y, &[2, 2], &[1.0, 2.0, 3.0, 4.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&values0], ..Default::default() };
    let [d_values0] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_values0, &[2, 2], &[1.0, 0.5, 2.0, 0.25], 0.0)?;
    Ok(())
}

/// concat promotes
fn concat_promotes() -> Result<()> {
    let values0 = make::int8(&[1], &[1])?;
    let values1 = make::int64(&[1], &[1099511627776])?;
    let y = ops::concat(&[&values0, &values1])?;
    check::int64(&y, &[2], &[1, 1099511627776], 0.0)?;
    Ok(())
}

/// concat with an empty one
fn concat_with_an_empty_one() -> Result<()> {
    let values0 = make::bool(&[0, 2], &[])?;
    let values1 = make::bool(&[1, 2], &[true, false])?;
    let y = ops::concat(&[&values0, &values1])?;
    check::bool(&y, &[1, 2], &[true, false], 0.0)?;
    Ok(())
}

/// cond in a function
fn cond_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let doubled = Function::trace("doubled", specs, |arguments| {
        let [x_doubled] = arguments else { unreachable!() };
        let y_doubled = ops::add(x_doubled, x_doubled)?;
        Ok(vec![y_doubled.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let squared = Function::trace("squared", specs, |arguments| {
        let [x_squared] = arguments else { unreachable!() };
        let y_squared = ops::multiply(x_squared, x_squared)?;
        Ok(vec![y_squared.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let zero = make::float32(&[], &[0.0])?;
        let s = ops::sum(x)?;
        let p = ops::greater(&s, &zero)?;
        let [y] = check::outputs(ops::cond(&[&p, x], &doubled, &squared)?)?;
        Ok(vec![y.clone()])
    })?;
    let a0 = make::float32(&[2], &[1.0, 2.0])?;
    let t0 = Tape::new()?;
    t0.watch(&a0)?;
    let [b0] = check::outputs(f.call(&[&a0])?)?;
    let [d0] = check::gradients(t0.gradients(&b0, &[&a0])?)?;
    check::float32(&b0, &[2], &[2.0, 4.0], 0.0)?;
    check::float32(&d0, &[2], &[2.0, 2.0], 0.0)?;
    let a1 = make::float32(&[2], &[1.0, -3.0])?;
    let t1 = Tape::new()?;
    t1.watch(&a1)?;
    let [b1] = check::outputs(f.call(&[&a1])?)?;
    let [d1] = check::gradients(t1.gradients(&b1, &[&a1])?)?;
    check::float32(&b1, &[2], &[1.0, 9.0], 0.0)?;
    check::float32(&d1, &[2], &[2.0, -6.0], 0.0)?;
    Ok(())
}

/// cond runs one of two functions
fn cond_runs_one_of_two_functions() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let doubled = Function::trace("doubled", specs, |arguments| {
        let [x_doubled] = arguments else { unreachable!() };
        let y_doubled = ops::add(x_doubled, x_doubled)?;
        Ok(vec![y_doubled.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let squared = Function::trace("squared", specs, |arguments| {
        let [x_squared] = arguments else { unreachable!() };
        let y_squared = ops::multiply(x_squared, x_squared)?;
        Ok(vec![y_squared.clone()])
    })?;
    let x = make::float32(&[2], &[3.0, 4.0])?;
    let p0 = make::bool(&[], &[true])?;
    let t0 = Tape::new()?;
    t0.watch(&x)?;
    let [y0] = check::outputs(ops::cond(&[&p0, &x], &doubled, &squared)?)?;
    let [d0] = check::gradients(t0.gradients(&y0, &[&x])?)?;
    check::float32(&y0, &[2], &[6.0, 8.0], 0.0)?;
    check::float32(&d0, &[2], &[2.0, 2.0], 0.0)?;
    let p1 = make::bool(&[], &[false])?;
    let t1 = Tape::new()?;
    t1.watch(&x)?;
    let [y1] = check::outputs(ops::cond(&[&p1, &x], &doubled, &squared)?)?;
    let [d1] = check::gradients(t1.gradients(&y1, &[&x])?)?;
    check::float32(&y1, &[2], &[9.0, 16.0], 0.0)?;
    check::float32(&d1, &[2], &[6.0, 8.0], 0.0)?;
    let p2 = make::int32(&[], &[7])?;
    let t2 = Tape::new()?;
    t2.watch(&x)?;
    let [y2] = check::outputs(ops::cond(&[&p2, &x], &doubled, &squared)?)?;
    let [d2] = check::gradients(t2.gradients(&y2, &[&x])?)?;
    check::float32(&y2, &[2], &[6.0, 8.0], 0.0)?;
    check::float32(&d2, &[2], &[2.0, 2.0], 0.0)?;
    let p3 = make::float64(&[], &[0.0])?;
    let t3 = Tape::new()?;
    t3.watch(&x)?;
    let [y3] = check::outputs(ops::cond(&[&p3, &x], &doubled, &squared)?)?;
    let [d3] = check::gradients(t3.gradients(&y3, &[&x])?)?;
    check::float32(&y3, &[2], &[9.0, 16.0], 0.0)?;
    check::float32(&d3, &[2], &[6.0, 8.0], 0.0)?;
    Ok(())
}

/// conv1d
fn conv1d() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0],
    )?;
    let filter = make::float32(&[2, 2, 3], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv1d(&x, &filter)?;
    check::float32(
        &y,
        &[2, 4, 3],
        &[
            9.0, -9.0, -7.0, 7.0, -8.0, -8.0, 5.0, -7.0, -9.0, -6.0, 12.0, -10.0, -1.0, 5.0, 6.0, -3.0, 6.0, 5.0, -5.0,
            7.0, 4.0, -7.0, -10.0, 12.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 4, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            2.0, -4.5, 4.5, -4.75, -0.5, -3.5, 0.5, -6.0, -1.0, 1.5, -4.0, -4.25, 0.0, 2.5, 2.25, -3.5, 7.25, -9.0,
            -1.0, 0.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 3],
        &[4.25, 7.0, -7.75, 0.25, -1.75, 11.25, 5.25, 12.0, -14.75, -7.75, 5.5, 8.75],
        0.0,
    )?;
    Ok(())
}

/// conv1d data\_format=NCHW groups=2
fn conv1d_data_format_nchw_groups_2() -> Result<()> {
    let x = make::float32(
        &[2, 2, 5],
        &[-4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0],
    )?;
    let filter = make::float32(&[2, 1, 2], &[-2.0, 0.0, 0.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1d { data_format: ops::DataFormat::NCHW, groups: 2, ..Default::default() };
    let y = ops::conv1d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[8.0, 6.0, 4.0, 2.0, 4.0, 6.0, 8.0, -8.0, -2.0, -4.0, -6.0, -8.0, -4.0, -2.0, 0.0, 2.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 5],
        &[-2.0, -1.0, -4.0, -0.5, 0.0, 0.0, 3.0, 6.0, 1.5, 2.0, -1.0, -4.0, -0.5, -3.0, 0.0, 0.0, 6.0, 1.5, 2.0, 1.0],
        0.0,
    )?;
    check::float32(&d_filter, &[2, 1, 2], &[1.5, 2.25, -4.0, 4.75], 0.0)?;
    Ok(())
}

/// conv1d padding=EXPLICIT paddings=2,0 dilations=2
fn conv1d_padding_explicit_paddings_2_0_dilations_2() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0],
    )?;
    let filter = make::float32(&[2, 2, 3], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options =
        ops::Conv1d { padding: ops::Padding::Explicit, dilations: &[2], paddings: Some(&[2, 0]), ..Default::default() };
    let y = ops::conv1d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 5, 3],
        &[
            1.0, -10.0, 4.0, 2.0, -10.0, 3.0, 10.0, -9.0, -8.0, 8.0, -8.0, -9.0, -3.0, 11.0, -10.0, -3.0, 8.0, -1.0,
            -2.0, 8.0, -2.0, 0.0, 5.0, 5.0, -2.0, 6.0, 4.0, -4.0, -11.0, 12.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 5, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            -1.5, -0.75, -1.0, -7.5, -2.5, -5.5, -1.0, 1.5, 0.5, 1.5, 5.75, -8.0, 10.75, -9.25, -1.5, -0.75, 0.0,
            -2.75, 1.5, -1.25,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 3],
        &[-11.25, 0.25, 1.0, 9.5, -1.75, -6.0, -3.75, 2.75, -1.75, -5.0, -7.0, 7.75],
        0.0,
    )?;
    Ok(())
}

/// conv1d strides=2 padding=SAME
fn conv1d_strides_2_padding_same() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0],
    )?;
    let filter = make::float32(&[2, 2, 3], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1d { strides: &[2], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::conv1d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[9.0, -9.0, -7.0, 5.0, -7.0, -9.0, 4.0, -4.0, 8.0, -1.0, 5.0, 6.0, -5.0, 7.0, 4.0, 7.0, 1.0, -10.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[
            2.0, -4.5, -1.0, 0.0, 5.5, -4.75, 0.0, -2.75, -0.5, -0.75, -1.0, -4.75, -1.0, 1.5, -4.0, -4.25, 0.5, 1.5,
            -0.5, 1.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 3],
        &[4.5, -10.5, -10.5, -9.75, 1.5, 3.75, 12.75, 0.5, -2.0, -1.0, 6.5, 13.0],
        0.0,
    )?;
    Ok(())
}

/// conv1d\_transpose groups=2
fn conv1d_transpose_groups_2() -> Result<()> {
    let x = make::float32(&[2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(&[3, 1, 2], &[-2.0, 0.0, 1.0, -2.0, -1.0, 1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1dTranspose { groups: 2, ..Default::default() };
    let y = ops::conv1d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 5, 2],
        &[8.0, 0.0, 2.0, -2.0, 5.0, -3.0, 1.0, -4.0, 2.0, 3.0, 2.0, 0.0, -1.0, -8.0, -1.0, 12.0, 1.0, 2.0, -1.0, -3.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 5, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3, 2], &[-1.5, 2.5, -3.25, -5.0, -2.75, 0.0, 1.5, -1.0, -7.0, -0.75, -1.5, 2.5], 0.0)?;
    check::float32(&d_filter, &[3, 1, 2], &[-12.25, 11.5, -15.0, 9.5, -8.75, 3.0], 0.0)?;
    Ok(())
}

/// conv1d\_transpose output\_shape=2,2,5 data\_format=NCHW strides=2 padding=SAME
fn conv1d_transpose_output_shape_2_2_5_data_format_nchw_strides_2_padding_same() -> Result<()> {
    let x = make::float32(&[2, 2, 3], &[-4.0, -3.0, -2.0, 1.0, 2.0, 3.0, -1.0, 0.0, 1.0, 4.0, -4.0, -3.0])?;
    let filter = make::float32(&[3, 2, 2], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1dTranspose {
        output_shape: Some(&[2, 2, 5]),
        strides: &[2],
        padding: ops::Padding::Same,
        data_format: ops::DataFormat::NCHW,
        ..Default::default()
    };
    let y = ops::conv1d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 2, 5],
        &[-6.0, 11.0, -7.0, 9.0, -8.0, 2.0, 0.0, 4.0, -1.0, 6.0, -9.0, 5.0, 8.0, -6.0, 7.0, 8.0, 6.0, -8.0, 5.0, -6.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 5],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2, 3], &[-1.0, 1.25, 2.0, 4.5, -2.5, 0.5, -5.25, 0.25, 2.5, 2.0, -6.75, 2.5], 0.0)?;
    check::float32(
        &d_filter,
        &[3, 2, 2],
        &[-1.25, -6.5, -1.75, -9.5, -12.25, -4.5, -16.5, 3.0, -4.25, 4.0, -6.5, 3.75],
        0.0,
    )?;
    Ok(())
}

/// conv1d\_transpose padding=EXPLICIT paddings=1,2 dilations=2
fn conv1d_transpose_padding_explicit_paddings_1_2_dilations_2() -> Result<()> {
    let x = make::float32(&[2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(&[3, 2, 2], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1dTranspose {
        padding: ops::Padding::Explicit,
        dilations: &[2],
        paddings: Some(&[1, 2]),
        ..Default::default()
    };
    let y = ops::conv1d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 4, 2],
        &[6.0, -8.0, -2.0, -5.0, -7.0, 4.0, -3.0, 14.0, 0.0, 4.0, -11.0, 13.0, 8.0, -8.0, 12.0, -4.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3, 2], &[-0.75, -2.75, 0.5, 2.5, -2.75, 0.25, -1.75, 3.5, 6.0, -6.5, 3.5, -2.5], 0.0)?;
    check::float32(
        &d_filter,
        &[3, 2, 2],
        &[-6.75, 5.25, -0.5, -10.75, -13.25, -6.75, -13.0, 10.75, -4.0, 4.75, -4.5, 3.0],
        0.0,
    )?;
    Ok(())
}

/// conv1d\_transpose strides=2
fn conv1d_transpose_strides_2() -> Result<()> {
    let x = make::float32(&[2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(&[3, 2, 2], &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv1dTranspose { strides: &[2], ..Default::default() };
    let y = ops::conv1d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[2, 7, 2],
        &[
            8.0, -9.0, -6.0, 2.0, 11.0, 0.0, -7.0, 4.0, 9.0, -1.0, -8.0, 6.0, 5.0, 4.0, 2.0, -6.0, -9.0, 8.0, 5.0, 6.0,
            8.0, -8.0, -6.0, 5.0, 7.0, -6.0, -4.0, -2.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 7, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3, 2], &[-6.5, -2.5, -0.75, -2.0, -1.25, 3.5, -6.5, -2.5, -0.75, -2.0, -1.25, 3.5], 0.0)?;
    check::float32(
        &d_filter,
        &[3, 2, 2],
        &[-10.0, 2.0, -13.5, -3.5, -12.5, 8.5, -5.75, -0.75, -12.0, 6.5, -21.75, 11.0],
        0.0,
    )?;
    Ok(())
}

/// conv2d
fn conv2d() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv2d(&x, &filter)?;
    check::float32(
        &y,
        &[1, 3, 3, 3],
        &[
            16.0, -14.0, -14.0, 13.0, -11.0, -15.0, 10.0, -8.0, -16.0, 13.0, -2.0, 18.0, -8.0, 10.0, 8.0, -11.0, 13.0,
            7.0, -17.0, -17.0, 23.0, 16.0, -14.0, -14.0, 13.0, -11.0, -15.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 3, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            2.0, -4.5, 4.5, -4.75, -0.5, -3.5, 1.5, -1.25, 2.5, -2.75, -7.5, 1.75, -3.75, 2.0, 3.0, -2.0, 3.75, -1.0,
            8.75, -14.0, -0.5, -4.75, 1.0, 1.0, 0.75, -1.5, 3.5, 7.25, -2.5, 4.5, -4.75, 0.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -1.0, 1.75, -30.5, -12.75, 2.75, 8.0, -4.25, -14.25, -23.25, -2.5, 13.75, 22.0, -5.0, -6.0, 7.5, -1.0,
            1.75, -30.5, -12.75, 2.75, 8.0, -4.25, -14.25, -23.25,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d data\_format=NCHW padding=SAME
fn conv2d_data_format_nchw_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 2, 4, 4],
        &[
            -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 1.0, 2.0, 3.0, 4.0,
            -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2d { padding: ops::Padding::Same, data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 3, 4, 4],
        &[
            16.0, 13.0, 10.0, 6.0, 13.0, -8.0, -11.0, -15.0, -17.0, 16.0, 13.0, 9.0, -6.0, 1.0, -1.0, -2.0, -14.0,
            -11.0, -8.0, 1.0, -2.0, 10.0, 13.0, 1.0, -17.0, -14.0, -11.0, 1.0, 12.0, 4.0, 5.0, -2.0, -14.0, -15.0,
            -16.0, -9.0, 18.0, 8.0, 7.0, 12.0, 23.0, -14.0, -15.0, -12.0, -10.0, 7.0, 6.0, 8.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 4, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 4, 4],
        &[
            1.0, 7.5, -5.0, 3.75, -0.5, 0.75, -4.0, -1.75, 7.75, 0.25, -1.0, 3.75, 1.75, -4.0, -1.75, 11.0, -2.0,
            -9.25, -2.0, -0.25, -0.75, 1.5, -4.75, 1.5, -8.25, -3.0, -1.25, -5.75, -1.0, -4.75, 1.5, -6.25,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -13.0, -20.75, 0.0, 3.5, 15.25, 4.5, -2.0, -10.75, -19.0, -10.75, 8.75, 5.0, -2.25, 10.0, -3.25, -12.0,
            -22.25, -5.5, -6.0, 7.5, 4.0, -4.75, -15.25, -22.25,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d dilations=2,1
fn conv2d_dilations_2_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2d { dilations: &[2, 1], ..Default::default() };
    let y = ops::conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 3, 3],
        &[21.0, -15.0, 4.0, 0.0, -3.0, -6.0, -3.0, 0.0, -7.0, -9.0, -3.0, 18.0, 6.0, 0.0, -1.0, 3.0, 3.0, -2.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            2.0, -4.5, 4.5, -4.75, -0.5, -3.5, 1.5, -1.25, -1.0, -4.75, -5.0, -2.75, 0.0, 2.5, 3.75, -3.5, 3.5, 2.0,
            -2.5, 4.5, -3.75, -0.5, -0.75, 1.5, 5.25, -1.0, 1.5, -5.0, -5.0, 0.0, 1.0, 3.75,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -2.25, -3.75, -16.5, -14.25, -0.75, 0.0, 5.25, 2.25, -8.25, -6.75, 5.25, 8.25, -0.75, -5.25, -6.75, -3.75,
            -4.5, 5.25, -2.25, -3.75, -16.5, -14.25, -0.75, 0.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d groups=2
fn conv2d_groups_2() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 1, 4],
        &[-1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv2d_with(&x, &filter, ops::Conv2d { groups: 2, ..Default::default() })?;
    check::float32(
        &y,
        &[1, 3, 3, 4],
        &[
            3.0, -3.0, -4.0, -2.0, 2.0, -3.0, -3.0, -3.0, 1.0, -3.0, -2.0, -4.0, 8.0, -3.0, 0.0, 3.0, -2.0, 6.0, 1.0,
            2.0, -3.0, 6.0, 2.0, 1.0, -5.0, -3.0, -5.0, 8.0, 3.0, -3.0, -4.0, -2.0, 2.0, -3.0, -3.0, -3.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            -1.0, 1.75, -1.0, -2.25, 2.5, -2.0, 2.0, -0.25, -2.5, 0.75, -3.75, 0.25, -3.5, -1.75, 0.5, -1.75, 2.0,
            2.75, -0.75, 2.25, -3.25, -1.75, 2.25, -2.25, -1.25, 0.75, 0.25, 2.5, -2.5, 2.75, -1.5, -0.25,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 1, 4],
        &[-13.5, -17.75, -1.75, -6.0, -4.25, -18.75, 10.0, 4.25, 5.5, 7.5, -6.5, -1.0, -10.0, 13.25, -21.75, 2.5],
        0.0,
    )?;
    Ok(())
}

/// conv2d of bfloat16
fn conv2d_of_bfloat16() -> Result<()> {
    let x = make::bfloat16(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::bfloat16(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let y = ops::conv2d(&x, &filter)?;
    check::bfloat16(
        &y,
        &[1, 3, 3, 3],
        &[
            16.0, -14.0, -14.0, 13.0, -11.0, -15.0, 10.0, -8.0, -16.0, 13.0, -2.0, 18.0, -8.0, 10.0, 8.0, -11.0, 13.0,
            7.0, -17.0, -17.0, 23.0, 16.0, -14.0, -14.0, 13.0, -11.0, -15.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d of float16
fn conv2d_of_float16() -> Result<()> {
    let x = make::float16(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float16(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let y = ops::conv2d(&x, &filter)?;
    check::float16(
        &y,
        &[1, 3, 3, 3],
        &[
            16.0, -14.0, -14.0, 13.0, -11.0, -15.0, 10.0, -8.0, -16.0, 13.0, -2.0, 18.0, -8.0, 10.0, 8.0, -11.0, 13.0,
            7.0, -17.0, -17.0, 23.0, 16.0, -14.0, -14.0, 13.0, -11.0, -15.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d of float64
fn conv2d_of_float64() -> Result<()> {
    let x = make::float64(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float64(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let y = ops::conv2d(&x, &filter)?;
    check::float64(
        &y,
        &[1, 3, 3, 3],
        &[
            16.0, -14.0, -14.0, 13.0, -11.0, -15.0, 10.0, -8.0, -16.0, 13.0, -2.0, 18.0, -8.0, 10.0, 8.0, -11.0, 13.0,
            7.0, -17.0, -17.0, 23.0, 16.0, -14.0, -14.0, 13.0, -11.0, -15.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d padding=EXPLICIT paddings=1
fn conv2d_padding_explicit_paddings_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2d { padding: ops::Padding::Explicit, paddings: Some(&[1]), ..Default::default() };
    let y = ops::conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 5, 5, 3],
        &[
            4.0, -2.0, 7.0, -7.0, 5.0, 2.0, -8.0, 7.0, 2.0, -9.0, 9.0, 2.0, -10.0, 1.0, 7.0, 1.0, -18.0, 8.0, 16.0,
            -14.0, -14.0, 13.0, -11.0, -15.0, 10.0, -8.0, -16.0, 6.0, 1.0, -9.0, -8.0, 12.0, -8.0, 13.0, -2.0, 18.0,
            -8.0, 10.0, 8.0, -11.0, 13.0, 7.0, -15.0, 1.0, 12.0, 1.0, 15.0, -6.0, -17.0, -17.0, 23.0, 16.0, -14.0,
            -14.0, 13.0, -11.0, -15.0, 9.0, 1.0, -12.0, 4.0, -10.0, 1.0, -6.0, 12.0, -10.0, 1.0, 4.0, 7.0, -1.0, 5.0,
            6.0, -2.0, -2.0, 8.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 5, 5, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
            1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            -0.25, 1.0, 3.5, -9.5, 9.0, -4.25, 1.0, -8.5, -3.25, -0.5, 3.5, 9.75, -0.25, 1.0, 3.5, -9.5, 1.0, -8.5,
            -4.5, -6.0, -3.25, -0.5, 3.5, 9.75, 3.5, -9.5, 9.0, -4.25, 1.0, -8.5, -4.5, -6.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -15.0, -10.25, -13.75, -4.0, -2.75, 3.25, -14.0, -5.5, 0.25, 1.5, 12.5, 1.0, 0.25, -15.0, -10.25, 1.0,
            -4.0, -2.75, -4.75, -14.0, -5.5, -2.5, 1.5, 12.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d padding=EXPLICIT paddings=1,0,0,2
fn conv2d_padding_explicit_paddings_1_0_0_2() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0, 0, 2]), ..Default::default() };
    let y = ops::conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 4, 5, 3],
        &[
            -7.0, 5.0, 2.0, -8.0, 7.0, 2.0, -9.0, 9.0, 2.0, -10.0, 1.0, 7.0, 0.0, 0.0, 0.0, 16.0, -14.0, -14.0, 13.0,
            -11.0, -15.0, 10.0, -8.0, -16.0, 6.0, 1.0, -9.0, 0.0, 0.0, 0.0, 13.0, -2.0, 18.0, -8.0, 10.0, 8.0, -11.0,
            13.0, 7.0, -15.0, 1.0, 12.0, 0.0, 0.0, 0.0, -17.0, -17.0, 23.0, 16.0, -14.0, -14.0, 13.0, -11.0, -15.0,
            9.0, 1.0, -12.0, 0.0, 0.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 4, 5, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            3.0, 3.0, -0.25, 1.0, 3.5, -9.5, 9.0, -4.25, -1.75, -5.25, -3.25, -0.5, 3.5, 9.75, -0.25, 1.0, 10.75,
            -5.75, 1.0, -8.5, -4.5, -6.0, -3.25, -0.5, 2.0, 5.5, -3.75, -0.5, 4.5, 0.5, 1.5, -5.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -14.25, -6.0, -3.0, 1.75, 9.0, 16.0, -3.25, -14.25, -16.5, 4.75, 15.0, 12.5, -4.75, -14.0, -5.5, -2.5, 1.5,
            12.5, -11.0, -1.75, -10.75, 2.5, -4.75, -1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d strides=1,2 padding=SAME
fn conv2d_strides_1_2_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2d { strides: &[1, 2], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 4, 2, 3],
        &[
            16.0, -14.0, -14.0, 10.0, -8.0, -16.0, 13.0, -2.0, 18.0, -11.0, 13.0, 7.0, -17.0, -17.0, 23.0, 13.0, -11.0,
            -15.0, -6.0, 12.0, -10.0, -1.0, 5.0, 6.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 4, 2, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            2.0, -4.5, -1.0, 0.0, 5.5, -4.75, 0.0, -2.75, 3.0, 1.25, -3.0, -2.25, 1.0, 0.75, -5.75, 1.5, -3.0, -4.75,
            -0.25, 3.0, 4.75, 0.0, -1.0, -4.5, 4.75, -4.0, 1.0, -4.0, 1.25, -5.0, 0.0, 3.75,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            9.5, -10.0, -6.5, -1.25, 15.0, 3.5, -7.5, -7.25, -4.5, -4.75, -2.5, 7.75, -5.0, 7.5, 2.75, 10.0, -7.5,
            -7.75, -4.25, 4.5, 6.5, -9.5, -8.25, -8.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d strides=2
fn conv2d_strides_2() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 3],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv2d_with(&x, &filter, ops::Conv2d { strides: &[2], ..Default::default() })?;
    check::float32(
        &y,
        &[1, 2, 2, 3],
        &[16.0, -14.0, -14.0, 10.0, -8.0, -16.0, -17.0, -17.0, 23.0, 13.0, -11.0, -15.0],
        0.0,
    )?;
    let d_y = make::float32(&[1, 2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            2.0, -4.5, -1.0, 0.0, 5.5, -4.75, 0.0, -2.75, 3.5, 2.0, -4.5, -1.0, 2.0, 5.5, -4.75, 0.0, -0.5, -0.75, 1.5,
            -1.25, -1.0, -4.75, -1.0, 1.5, 1.0, -0.5, -0.75, 1.5, 5.25, -1.0, -4.75, -1.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 3],
        &[
            -7.5, -1.75, -16.5, 5.75, 5.5, 14.0, -10.25, -7.5, -14.0, 9.75, 8.75, 21.0, 1.75, 2.25, 7.0, -7.5, -1.75,
            -16.5, 5.75, 5.5, 14.0, -10.25, -7.5, -14.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose
fn conv2d_transpose() -> Result<()> {
    let x = make::float32(&[1, 2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(
        &[2, 3, 2, 2],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv2d_transpose(&x, &filter)?;
    check::float32(
        &y,
        &[1, 3, 5, 2],
        &[
            8.0, -9.0, 0.0, -6.0, 2.0, 5.0, -3.0, 12.0, 5.0, 4.0, -7.0, -12.0, -15.0, 10.0, 16.0, -13.0, 15.0, -9.0,
            0.0, -9.0, -6.0, -9.0, 12.0, 13.0, -1.0, -3.0, -6.0, 0.0, -2.0, 5.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 5, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 3, 2],
        &[-6.25, 0.5, -2.0, 1.25, 4.5, -2.75, 6.5, -6.25, -9.0, -3.0, -6.25, 0.5],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 3, 2, 2],
        &[
            -12.25, -4.5, -9.75, 11.5, -15.0, 9.25, -12.5, 9.5, -8.75, -4.0, -16.5, 3.0, -12.5, 9.5, -8.75, -4.0,
            -16.5, 3.0, -6.25, 2.25, -12.25, -4.5, -9.75, 11.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose data\_format=NCHW groups=2 strides=2 padding=SAME
fn conv2d_transpose_data_format_nchw_groups_2_strides_2_padding_same() -> Result<()> {
    let x = make::float32(&[1, 2, 2, 3], &[-4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0])?;
    let filter = make::float32(&[2, 3, 1, 2], &[-2.0, 0.0, 1.0, -2.0, -1.0, 1.0, 2.0, -1.0, 0.0, 2.0, -2.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2dTranspose {
        strides: &[2],
        padding: ops::Padding::Same,
        data_format: ops::DataFormat::NCHW,
        groups: 2,
        ..Default::default()
    };
    let y = ops::conv2d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 4, 6],
        &[
            8.0, -4.0, 10.0, -3.0, 7.0, -2.0, -8.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, -1.0, 1.0, 0.0, -2.0, 1.0, -2.0, 0.0,
            2.0, 0.0, 2.0, 0.0, 0.0, -2.0, 1.0, -4.0, 2.0, -6.0, -1.0, 2.0, -2.0, 4.0, -3.0, 6.0, 0.0, -8.0, 4.0, 8.0,
            -4.0, 6.0, -4.0, 8.0, 4.0, -8.0, 3.0, -6.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 4, 6],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 2, 3],
        &[-3.0, -4.75, 0.5, -4.75, -3.0, -2.75, -1.5, 4.0, 0.25, -3.75, -1.5, 3.0],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 3, 1, 2],
        &[-14.0, 1.25, -9.25, 4.25, -13.5, -6.0, -6.0, -1.25, -14.0, 1.25, -3.5, 5.0],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose dilations=2,1
fn conv2d_transpose_dilations_2_1() -> Result<()> {
    let x = make::float32(&[1, 2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(
        &[2, 3, 2, 2],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2dTranspose { dilations: &[2, 1], ..Default::default() };
    let y = ops::conv2d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 4, 5, 2],
        &[
            8.0, -9.0, 0.0, -6.0, 2.0, 5.0, -3.0, 12.0, 5.0, 4.0, 2.0, -6.0, -9.0, 12.0, 11.0, -1.0, 3.0, -6.0, -4.0,
            -2.0, -9.0, -6.0, -6.0, -2.0, 5.0, -12.0, 12.0, -3.0, 4.0, -7.0, -6.0, -9.0, 12.0, 13.0, -1.0, -3.0, -6.0,
            0.0, -2.0, 5.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 4, 5, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 3, 2],
        &[-3.5, -3.75, -7.75, 0.25, -0.5, 1.0, 5.25, -2.5, 2.0, -6.75, -3.5, -3.75],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 3, 2, 2],
        &[
            -12.25, -4.5, -9.75, 11.5, -15.0, 9.25, -12.5, 9.5, -8.75, -4.0, -16.5, 3.0, -6.25, 2.25, -12.25, -4.5,
            -9.75, 11.5, -15.0, 9.25, -12.5, 9.5, -8.75, -4.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose output\_shape=1,3,6,2 strides=2 padding=SAME
fn conv2d_transpose_output_shape_1_3_6_2_strides_2_padding_same() -> Result<()> {
    let x = make::float32(&[1, 2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(
        &[2, 3, 2, 2],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2dTranspose {
        output_shape: Some(&[1, 3, 6, 2]),
        strides: &[2],
        padding: ops::Padding::Same,
        ..Default::default()
    };
    let y = ops::conv2d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 3, 6, 2],
        &[
            8.0, -9.0, -6.0, 2.0, 11.0, 0.0, -7.0, 4.0, 9.0, -1.0, -8.0, 6.0, -9.0, -6.0, 2.0, 5.0, 0.0, -16.0, 4.0,
            5.0, -1.0, -16.0, 6.0, 5.0, 2.0, -6.0, -9.0, 8.0, 5.0, 6.0, 8.0, -8.0, -6.0, 5.0, 7.0, -6.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 6, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 3, 2], &[-3.75, -4.75, 1.0, 0.5, 3.75, 0.75, 3.5, -5.0, -6.5, -2.5, 3.75, -2.5], 0.0)?;
    check::float32(
        &d_filter,
        &[2, 3, 2, 2],
        &[
            -8.25, -2.0, -13.5, 7.5, -13.0, 6.0, -6.75, 5.75, -8.5, 0.5, -18.5, -3.0, -19.5, 9.25, -5.75, 4.25, -9.5,
            5.5, -15.0, 12.5, -10.25, 3.5, -4.0, 2.25,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose padding=EXPLICIT paddings=1,0,0,1
fn conv2d_transpose_padding_explicit_paddings_1_0_0_1() -> Result<()> {
    let x = make::float32(&[1, 2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(
        &[2, 3, 2, 2],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options =
        ops::Conv2dTranspose { padding: ops::Padding::Explicit, paddings: Some(&[1, 0, 0, 1]), ..Default::default() };
    let y = ops::conv2d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 4, 2],
        &[-7.0, -12.0, -15.0, 10.0, 16.0, -13.0, 15.0, -9.0, -6.0, -9.0, 12.0, 13.0, -1.0, -3.0, -6.0, 0.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 3, 2], &[5.25, -0.75, 1.75, 2.5, 5.0, -5.0, -9.5, -5.75, -4.5, 6.5, 10.0, -4.5], 0.0)?;
    check::float32(
        &d_filter,
        &[2, 3, 2, 2],
        &[
            0.5, -8.5, 2.5, -8.0, -1.25, -0.25, 0.75, -14.0, -1.5, 3.0, -3.0, 8.0, -10.5, 1.5, -10.0, 9.75, -13.25,
            -6.75, -13.0, 10.75, -11.25, 11.0, -15.75, 6.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv2d\_transpose strides=3,1
fn conv2d_transpose_strides_3_1() -> Result<()> {
    let x = make::float32(&[1, 2, 3, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0])?;
    let filter = make::float32(
        &[2, 3, 2, 2],
        &[
            -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0,
            -2.0, 0.0, 2.0, -1.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv2dTranspose { strides: &[3, 1], ..Default::default() };
    let y = ops::conv2d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 6, 5, 2],
        &[
            8.0, -9.0, 0.0, -6.0, 2.0, 5.0, -3.0, 12.0, 5.0, 4.0, -9.0, -6.0, -6.0, -2.0, 5.0, -12.0, 12.0, -3.0, 4.0,
            -7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -6.0, -9.0, 12.0, 11.0, -1.0, 3.0, -6.0, -4.0,
            -2.0, -6.0, -9.0, 12.0, 13.0, -1.0, -3.0, -6.0, 0.0, -2.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 6, 5, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 3, 2],
        &[-6.25, 0.5, -2.0, 1.25, 4.5, -2.75, -2.0, 1.25, 4.5, -2.75, -0.5, 4.75],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 3, 2, 2],
        &[
            -14.25, 9.25, -8.0, -4.0, -15.0, 8.75, -13.0, 11.25, -9.75, 4.75, -18.5, 2.5, -13.0, 11.25, -9.75, 4.75,
            -18.5, 2.5, -2.5, -5.5, -14.25, 9.25, -8.0, -4.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// conv3d
fn conv3d() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0,
            -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv3d(&x, &filter)?;
    check::float32(
        &y,
        &[1, 2, 2, 3, 2],
        &[
            -4.0, 15.0, 6.0, 3.0, 7.0, 0.0, -18.0, 3.0, 1.0, 0.0, 2.0, -3.0, -5.0, 9.0, -4.0, 15.0, 6.0, 3.0, 8.0,
            -21.0, -18.0, 3.0, 1.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 3, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 2],
        &[
            -2.0, 1.5, -4.0, 4.75, -1.5, 0.5, -4.5, 6.0, -1.5, 0.5, -2.25, 1.0, -4.0, 3.0, -2.75, 3.0, -6.5, 3.25,
            -0.75, -1.0, 1.25, 3.25, 1.5, -4.0, -2.75, -1.5, -4.0, 4.25, -2.0, -3.0, -4.5, 1.25, -2.25, -6.0, 4.75,
            -0.5, -0.25, -4.0, 3.75, 1.5, 1.5, -3.0, 0.25, -6.0, 2.0, -2.25, -1.0, -3.5,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[-11.0, -4.5, 11.0, 0.0, -23.25, 4.5, 12.25, -11.25, -7.75, -11.25, 9.75, 2.25, -11.0, -4.5, 11.0, 0.0],
        0.0,
    )?;
    Ok(())
}

/// conv3d data\_format=NCHW groups=2
fn conv3d_data_format_nchw_groups_2() -> Result<()> {
    let x = make::float32(
        &[1, 2, 3, 2, 4],
        &[
            -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0,
            -3.0, -2.0, -1.0, 0.0, 1.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0,
            -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0,
        ],
    )?;
    let filter = make::float32(&[2, 1, 2, 1, 2], &[-2.0, 0.0, 1.0, -2.0, -1.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3d { data_format: ops::DataFormat::NCHW, groups: 2, ..Default::default() };
    let y = ops::conv3d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 2, 3],
        &[
            -7.0, 2.0, 2.0, 2.0, 2.0, 2.0, -7.0, -7.0, 2.0, 2.0, 2.0, 2.0, -5.0, -7.0, -9.0, 14.0, 3.0, 1.0, -3.0,
            -5.0, -7.0, 7.0, 14.0, 3.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 2, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 3, 2, 4],
        &[
            -2.0, 0.0, -3.5, 2.0, -0.5, -2.75, -4.5, 3.0, -2.5, 0.25, -1.0, 4.5, -4.25, 0.5, -2.75, 7.5, -0.75, 0.5,
            1.5, 1.0, -2.0, 3.75, -1.0, 3.0, 0.0, -6.0, -1.5, -2.0, 0.0, -1.0, -4.0, -0.5, 3.0, -5.25, -5.75, -2.5,
            0.5, -0.5, -2.75, -4.25, 1.5, 1.5, -2.25, -0.75, 1.0, -0.5, 1.5, -2.0,
        ],
        0.0,
    )?;
    check::float32(&d_filter, &[2, 1, 2, 1, 2], &[-5.0, -0.5, 2.5, 6.75, -1.25, -7.75, -5.0, -0.5], 0.0)?;
    Ok(())
}

/// conv3d padding=EXPLICIT paddings=1,0,0,1,0,2 dilations=2,1,1
fn conv3d_padding_explicit_paddings_1_0_0_1_0_2_dilations_2_1_1() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0,
            -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3d {
        padding: ops::Padding::Explicit,
        dilations: &[2, 1, 1],
        paddings: Some(&[1, 0, 0, 1, 0, 2]),
        ..Default::default()
    };
    let y = ops::conv3d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 3, 5, 2],
        &[
            -11.0, 6.0, -2.0, -5.0, -2.0, -7.0, -4.0, -2.0, 0.0, 0.0, -11.0, 7.0, 7.0, 5.0, 7.0, 3.0, 2.0, 2.0, 0.0,
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 14.0, 8.0, -3.0, 14.0, 7.0, 2.0, 9.0, -7.0, 0.0,
            0.0, -9.0, -13.0, -17.0, 2.0, 2.0, -1.0, -3.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 3, 5, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 2],
        &[
            -4.0, 3.75, -1.5, 0.5, -6.0, 6.5, -2.25, 1.0, -6.0, 5.25, -0.5, 3.0, -4.0, 4.75, -1.5, 0.5, -0.5, -2.0,
            -0.25, -4.0, 5.25, -1.5, 0.25, -6.0, 1.25, -0.5, -3.25, -8.75, 4.75, -0.5, -0.25, -4.0, -1.75, -4.0, 5.25,
            -1.5, 0.25, -6.0, 2.0, -2.25, -2.25, -6.0, 4.75, -0.5, -0.25, -4.0, 5.25, -1.5,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[-5.0, -4.0, -11.25, 9.25, 1.25, -5.25, -1.5, 10.0, -3.25, -6.75, -10.5, 9.25, -9.25, -21.5, 2.5, 6.0],
        0.0,
    )?;
    Ok(())
}

/// conv3d strides=2,1,2 padding=SAME
fn conv3d_strides_2_1_2_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0,
            -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3d { strides: &[2, 1, 2], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::conv3d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 2, 2],
        &[-4.0, 15.0, 7.0, 0.0, -18.0, 3.0, 2.0, -3.0, -4.0, -7.0, 7.0, 9.0, 9.0, 7.0, -7.0, -4.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 2, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 2],
        &[
            -2.0, 1.5, 0.0, 1.0, -4.0, 3.75, 1.5, 0.5, -3.0, 0.0, -4.5, 6.0, -1.5, 0.5, -1.25, 2.0, -0.5, -2.0, 1.5,
            0.0, -1.75, -4.0, 3.75, 1.5, 1.5, -3.0, 0.0, -4.5, 0.25, -1.5, 0.5, -1.25, -1.0, -1.0, -3.5, 4.0, -0.5,
            -1.0, -2.75, 3.0, -6.0, 5.25, 1.5, 1.5, -2.0, 1.5, 0.0, 1.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[-12.0, -2.0, 4.25, -13.0, -2.0, 7.5, 14.25, -3.5, -2.75, -0.75, 7.75, 9.5, -6.5, -0.5, -0.5, -12.75],
        0.0,
    )?;
    Ok(())
}

/// conv3d\_transpose
fn conv3d_transpose() -> Result<()> {
    let x = make::float32(&[1, 1, 2, 2, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0])?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::conv3d_transpose(&x, &filter)?;
    check::float32(
        &y,
        &[1, 2, 2, 3, 2],
        &[
            8.0, -9.0, 0.0, -6.0, -7.0, 4.0, 4.0, -7.0, -6.0, 0.0, -9.0, 8.0, 5.0, 8.0, -4.0, 0.0, -8.0, -7.0, 5.0,
            4.0, -2.0, -6.0, -6.0, -9.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 3, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 1, 2, 2, 2], &[-1.0, -3.0, 0.25, 1.25, -4.0, 0.75, 3.5, -3.25], 0.0)?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[-12.0, 9.25, -6.75, 12.0, -13.75, 7.5, -15.5, 18.25, -18.75, 12.5, -11.5, 14.75, -12.0, 9.25, -6.75, 12.0],
        0.0,
    )?;
    Ok(())
}

/// conv3d\_transpose data\_format=NCHW groups=2
fn conv3d_transpose_data_format_nchw_groups_2() -> Result<()> {
    let x = make::float32(&[1, 2, 1, 2, 2], &[-4.0, -3.0, -2.0, -1.0, 1.0, 2.0, 3.0, 4.0])?;
    let filter = make::float32(&[2, 1, 2, 1, 2], &[-2.0, 0.0, 1.0, -2.0, -1.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3dTranspose { data_format: ops::DataFormat::NCHW, groups: 2, ..Default::default() };
    let y = ops::conv3d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 2, 3],
        &[
            8.0, 2.0, -3.0, 4.0, 0.0, -1.0, 4.0, -5.0, -6.0, 2.0, -3.0, -2.0, 0.0, -2.0, -4.0, 0.0, -6.0, -8.0, 1.0,
            1.0, -2.0, 3.0, 1.0, -4.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 2, 3],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 1, 2, 2], &[-0.25, 1.0, -0.5, 2.75, -3.0, 0.25, -3.5, -2.0], 0.0)?;
    check::float32(&d_filter, &[2, 1, 2, 1, 2], &[-7.5, 14.0, -14.0, 9.75, -10.25, 12.5, -7.5, 14.0], 0.0)?;
    Ok(())
}

/// conv3d\_transpose output\_shape=1,2,3,4,2 strides=2 padding=SAME
fn conv3d_transpose_output_shape_1_2_3_4_2_strides_2_padding_same() -> Result<()> {
    let x = make::float32(&[1, 1, 2, 2, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0])?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3dTranspose {
        output_shape: Some(&[1, 2, 3, 4, 2]),
        strides: &[2],
        padding: ops::Padding::Same,
        ..Default::default()
    };
    let y = ops::conv3d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 3, 4, 2],
        &[
            8.0, -9.0, -6.0, 2.0, 6.0, -8.0, -7.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -7.0, -8.0, 6.0,
            2.0, -6.0, -9.0, 8.0, 5.0, 8.0, -9.0, -6.0, 5.0, 6.0, -8.0, -7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            5.0, 4.0, -7.0, -8.0, 5.0, 2.0, -6.0, -9.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 3, 4, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 1, 2, 2, 2], &[4.5, -8.25, 6.0, -4.0, -4.0, 3.75, 4.5, -3.5], 0.0)?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[-13.25, 13.0, -12.5, 11.25, -13.75, 10.0, -12.0, 19.25, -12.0, 19.25, -9.25, 5.75, -21.5, 16.0, -7.75, 14.75],
        0.0,
    )?;
    Ok(())
}

/// conv3d\_transpose padding=EXPLICIT paddings=1,0,0,0,0,0 dilations=2,1,1
fn conv3d_transpose_padding_explicit_paddings_1_0_0_0_0_0_dilations_2_1_1() -> Result<()> {
    let x = make::float32(&[1, 1, 2, 2, 2], &[-4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0])?;
    let filter = make::float32(
        &[2, 1, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::Conv3dTranspose {
        padding: ops::Padding::Explicit,
        dilations: &[2, 1, 1],
        paddings: Some(&[1, 0, 0, 0, 0, 0]),
        ..Default::default()
    };
    let y = ops::conv3d_transpose_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 3, 2],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 8.0, -4.0, 0.0, -8.0, -7.0, 5.0, 4.0,
            -2.0, -6.0, -6.0, -9.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 3, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 1, 2, 2, 2], &[-2.0, 1.0, 2.25, -1.5, -5.0, -1.25, 0.25, -3.75], 0.0)?;
    check::float32(
        &d_filter,
        &[2, 1, 2, 2, 2],
        &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -18.75, 12.5, -11.5, 14.75, -12.0, 9.25, -6.75, 12.0],
        0.0,
    )?;
    Ok(())
}

/// copysign and its gradients
fn copysign_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    let y = ops::copysign(&x1, &x2)?;
    check::float32(&y, &[3], &[0.5, 2.0, -3.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1], ..Default::default() };
    let [d_x1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, -0.5, -2.0], 1.0)?;
    Ok(())
}

/// copysign of other dtypes
fn copysign_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::copysign(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.5, 2.0, -3.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::copysign(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.5, 2.0, -3.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::copysign(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.5, 2.0, -3.0], 0.0)?;
    Ok(())
}

/// cos and its gradient
fn cos_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::cos(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.41614684, 0.87758255, 0.73168886, -0.9899925], 4.0)?;
    check::float32(&d_x, &[4], &[0.9092974, 0.23971277, -1.3632776, -0.03528], 8.0)?;
    Ok(())
}

/// cos of other dtypes
fn cos_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::cos(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.4161468365471424, 0.8775825618903728, 0.7316888688738209, -0.9899924966004454],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::cos(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.41625977, 0.8774414, 0.7314453, -0.9902344], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::cos(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.41601562, 0.87890625, 0.73046875, -0.98828125], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::cos(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 0.5403023058681398, -0.6536436208636119], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::cos(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 0.5403023, -0.6536436], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::cos(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(1.1361915, -0.39423963), (0.3555657, 0.49451143), (0.2661272, 3.617775)], 8.0)?;
    check::complex64(&d_z, &[3], &[(-0.62070423, 0.72165084), (-0.164313, 1.0700997), (-7.7620964, 3.2396634)], 16.0)?;
    Ok(())
}

/// cosh and its gradient
fn cosh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::cosh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[3.7621956, 1.127626, 1.2946833, 10.067662], 4.0)?;
    check::float32(&d_x, &[4], &[-3.6268604, -0.26054764, 1.6446334, 2.5044687], 8.0)?;
    Ok(())
}

/// cosh of other dtypes
fn cosh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::cosh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[3.7621956910836314, 1.1276259652063807, 1.2946832846768448, 10.067661995777765],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::cosh(&x_float16)?;
    check::float16(&y_float16, &[4], &[3.7617188, 1.1279297, 1.2949219, 10.0703125], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::cosh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[3.765625, 1.125, 1.296875, 10.0625], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::cosh(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 1.5430806348152437, 27.308232836016487], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::cosh(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 1.5430807, 27.308233], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::cosh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.8250714, 0.35519877), (1.6572479, -0.7680009), (-0.9789478, -1.9361483)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.38127965, -0.76863354), (0.9053586, -1.4058162), (0.3668542, 5.164173)], 16.0)?;
    Ok(())
}

/// count\_nonzero
fn count_nonzero() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let y = ops::count_nonzero(&x)?;
    check::int64(&y, &[], &[3], 0.0)?;
    Ok(())
}

/// count\_nonzero axis=0,-1 keepdims=True
fn count_nonzero_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let options = ops::CountNonzero { axis: Some(&[0, -1]), keepdims: true };
    let y = ops::count_nonzero_with(&x, options)?;
    check::int64(&y, &[1, 1], &[3], 0.0)?;
    Ok(())
}

/// count\_nonzero axis=1
fn count_nonzero_axis_1() -> Result<()> {
    let x = make::bool(&[2, 2], &[true, false, true, true])?;
    let options = ops::CountNonzero { axis: Some(&[1]), ..Default::default() };
    let y = ops::count_nonzero_with(&x, options)?;
    check::int64(&y, &[2], &[1, 2], 0.0)?;
    Ok(())
}

/// count\_nonzero of float16
fn count_nonzero_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[0.0, -0.0, NAN])?;
    let y = ops::count_nonzero(&x)?;
    check::int64(&y, &[], &[1], 0.0)?;
    Ok(())
}

/// cumulative\_prod axis=-1
fn cumulative_prod_axis_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeProd { axis: Some(-1), ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 8.0, 0.5, 4.0, 12.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[18.0, 8.5, 4.0, 84.25, 5.25, 12.0], 1.0)?;
    Ok(())
}

/// cumulative\_prod axis=0
fn cumulative_prod_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeProd { axis: Some(0), ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 4.0, 0.5, 16.0, 12.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.125, 12.5, 11.0, 0.25, 3.0, 12.0], 1.0)?;
    Ok(())
}

/// cumulative\_prod axis=0 dtype=int16
fn cumulative_prod_axis_0_dtype_int16() -> Result<()> {
    let x = make::uint8(&[3], &[3, 2, 4])?;
    let options = ops::CumulativeProd { axis: Some(0), dtype: Some(DType::INT16), ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::int16(&y, &[3], &[3, 6, 24], 0.0)?;
    Ok(())
}

/// cumulative\_prod axis=1 exclusive=True
fn cumulative_prod_axis_1_exclusive_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeProd { axis: Some(1), exclusive: true, ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::float32(&y, &[2, 3], &[1.0, 1.0, 2.0, 1.0, 0.5, 4.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[4.5, 2.0, 0.0, 25.5, 1.5, 0.0], 1.0)?;
    Ok(())
}

/// cumulative\_prod axis=1 include\_initial=True
fn cumulative_prod_axis_1_include_initial_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeProd { axis: Some(1), include_initial: true, ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::float32(&y, &[2, 4], &[1.0, 1.0, 2.0, 8.0, 1.0, 0.5, 4.0, 12.0], 0.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[6.5, 3.0, 0.5, 33.0, 1.875, 4.0], 1.0)?;
    Ok(())
}

/// cumulative\_prod axis=1 reverse=True
fn cumulative_prod_axis_1_reverse_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeProd { axis: Some(1), reverse: true, ..Default::default() };
    let y = ops::cumulative_prod_with(&x, options)?;
    check::float32(&y, &[2, 3], &[8.0, 8.0, 4.0, 12.0, 24.0, 3.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[8.0, 6.0, 5.0, 6.0, 4.875, 16.0], 1.0)?;
    Ok(())
}

/// cumulative\_prod of int8
fn cumulative_prod_of_int8() -> Result<()> {
    let x = make::int8(&[3], &[100, 2, 3])?;
    let y = ops::cumulative_prod(&x)?;
    check::int64(&y, &[3], &[100, 200, 600], 0.0)?;
    Ok(())
}

/// cumulative\_prod without an axis that it needs
fn cumulative_prod_without_an_axis_that_it_needs() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    check::fails(ops::cumulative_prod(&x), Code::INVALID_ARGUMENT, Some("cumulative_prod"), None)?;
    Ok(())
}

/// cumulative\_sum axis=-1
fn cumulative_sum_axis_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeSum { axis: Some(-1), ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::float32(&y, &[2, 3], &[1.0, 3.0, 7.0, 0.5, 8.5, 11.5], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[3.5, 2.5, 2.0, 4.75, 4.5, 3.0], 1.0)?;
    Ok(())
}

/// cumulative\_sum axis=0
fn cumulative_sum_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeSum { axis: Some(0), ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 4.0, 1.5, 10.0, 7.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.25, 2.0, 5.0, 0.25, 1.5, 3.0], 1.0)?;
    Ok(())
}

/// cumulative\_sum axis=0 dtype=int16
fn cumulative_sum_axis_0_dtype_int16() -> Result<()> {
    let x = make::uint8(&[3], &[3, 2, 4])?;
    let options = ops::CumulativeSum { axis: Some(0), dtype: Some(DType::INT16), ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::int16(&y, &[3], &[3, 5, 9], 0.0)?;
    Ok(())
}

/// cumulative\_sum axis=1 exclusive=True
fn cumulative_sum_axis_1_exclusive_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeSum { axis: Some(1), exclusive: true, ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::float32(&y, &[2, 3], &[0.0, 1.0, 3.0, 0.0, 0.5, 8.5], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[2.5, 2.0, 0.0, 4.5, 3.0, 0.0], 1.0)?;
    Ok(())
}

/// cumulative\_sum axis=1 include\_initial=True
fn cumulative_sum_axis_1_include_initial_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeSum { axis: Some(1), include_initial: true, ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::float32(&y, &[2, 4], &[0.0, 1.0, 3.0, 7.0, 0.0, 0.5, 8.5, 11.5], 0.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[2.75, 2.25, 0.25, 4.75, 1.75, 1.0], 1.0)?;
    Ok(())
}

/// cumulative\_sum axis=1 reverse=True
fn cumulative_sum_axis_1_reverse_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::CumulativeSum { axis: Some(1), reverse: true, ..Default::default() };
    let y = ops::cumulative_sum_with(&x, options)?;
    check::float32(&y, &[2, 3], &[7.0, 6.0, 4.0, 11.5, 11.0, 3.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 1.5, 3.5, 0.25, 1.75, 4.75], 1.0)?;
    Ok(())
}

/// cumulative\_sum of int8
fn cumulative_sum_of_int8() -> Result<()> {
    let x = make::int8(&[3], &[100, 2, 3])?;
    let y = ops::cumulative_sum(&x)?;
    check::int64(&y, &[3], &[100, 102, 105], 0.0)?;
    Ok(())
}

/// cumulative\_sum without an axis that it needs
fn cumulative_sum_without_an_axis_that_it_needs() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    check::fails(ops::cumulative_sum(&x), Code::INVALID_ARGUMENT, Some("cumulative_sum"), None)?;
    Ok(())
}

/// decode\_raw dtype=int16
fn decode_raw_dtype_int16() -> Result<()> {
    let x = make::string(&[2], &["abcd", "efgh"])?;
    let y = ops::decode_raw(&x, DType::INT16)?;
    check::int16(&y, &[2, 2], &[25185, 25699, 26213, 26727], 0.0)?;
    Ok(())
}

/// decode\_raw dtype=int16 little\_endian=False
fn decode_raw_dtype_int16_little_endian_false() -> Result<()> {
    let x = make::string(&[2], &["abcd", "efgh"])?;
    let y = ops::decode_raw_with(&x, DType::INT16, ops::DecodeRaw { little_endian: false })?;
    check::int16(&y, &[2, 2], &[24930, 25444, 25958, 26472], 0.0)?;
    Ok(())
}

/// decode\_raw dtype=uint32
fn decode_raw_dtype_uint32() -> Result<()> {
    let x = make::string(&[2], &["abcd", "efgh"])?;
    let y = ops::decode_raw(&x, DType::UINT32)?;
    check::uint32(&y, &[2, 1], &[1684234849, 1751606885], 0.0)?;
    Ok(())
}

/// decode\_raw dtype=uint8
fn decode_raw_dtype_uint8() -> Result<()> {
    let x = make::string(&[2], &["abcd", "efgh"])?;
    let y = ops::decode_raw(&x, DType::UINT8)?;
    check::uint8(&y, &[2, 4], &[97, 98, 99, 100, 101, 102, 103, 104], 0.0)?;
    Ok(())
}

/// decode\_raw of strings of two sizes
fn decode_raw_of_strings_of_two_sizes() -> Result<()> {
    let x = make::string(&[2], &["abc", "efgh"])?;
    check::fails(
        ops::decode_raw(&x, DType::UINT8),
        Code::INVALID_ARGUMENT,
        Some("decode_raw"),
        Some("DecodeRaw requires input strings to all be the same size, but element 1 has size 4 != 3 [Op:decode_raw]"),
    )?;
    Ok(())
}

/// depthwise\_conv2d
fn depthwise_conv2d() -> Result<()> {
    let x = make::float32(
        &[1, 4, 3, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let y = ops::depthwise_conv2d(&x, &filter)?;
    check::float32(
        &y,
        &[1, 3, 2, 4],
        &[
            6.0, 5.0, -10.0, 11.0, 6.0, 3.0, 9.0, 10.0, 6.0, -1.0, 11.0, -10.0, 6.0, -3.0, -6.0, -2.0, -3.0, -7.0,
            -4.0, -4.0, -3.0, -9.0, -3.0, -5.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 2, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 3, 2],
        &[
            -2.0, 3.75, -3.0, 1.0, -4.5, 2.0, -1.5, -5.0, -6.5, 4.5, 1.5, -0.25, -2.5, -0.5, -3.25, 0.25, 4.0, 4.0,
            -1.75, -3.0, 4.0, -5.5, 0.5, -3.5,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 2],
        &[-2.75, -9.5, -3.0, -1.75, 6.0, -2.0, 0.75, -7.0, -1.25, 1.75, 6.0, 0.5, 7.5, 9.25, -6.0, 6.5],
        0.0,
    )?;
    Ok(())
}

/// depthwise\_conv2d data\_format=NCHW
fn depthwise_conv2d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[1, 2, 4, 3],
        &[
            -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0, 1.0, 2.0, 3.0, 4.0, -4.0, -3.0, -2.0,
            -1.0, 0.0, 1.0, 2.0, 3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::DepthwiseConv2d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::depthwise_conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 4, 3, 2],
        &[
            6.0, 6.0, 6.0, 6.0, -3.0, -3.0, 5.0, 3.0, -1.0, -3.0, -7.0, -9.0, -10.0, 9.0, 11.0, -6.0, -4.0, -3.0, 11.0,
            10.0, -10.0, -2.0, -4.0, -5.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 4, 3, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 4, 3],
        &[
            -2.0, -1.5, -1.5, -4.25, 2.25, -3.75, -4.5, 0.25, -1.5, -1.25, 1.25, 4.5, 4.5, 1.5, 6.0, -4.75, 0.0, -3.25,
            1.5, -2.0, 2.5, -4.0, 0.5, -3.75,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 2],
        &[4.5, -1.5, 2.25, 3.5, 12.75, 4.5, 0.75, 5.5, -11.25, 0.75, 9.0, -4.0, -3.0, 6.75, -10.5, -8.75],
        0.0,
    )?;
    Ok(())
}

/// depthwise\_conv2d dilations=2,1
fn depthwise_conv2d_dilations_2_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 3, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::DepthwiseConv2d { dilations: &[2, 1], ..Default::default() };
    let y = ops::depthwise_conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 2, 4],
        &[9.0, 5.0, 5.0, 5.0, 9.0, 3.0, 6.0, 4.0, 0.0, -1.0, 8.0, -16.0, 0.0, -3.0, -9.0, -8.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 3, 2],
        &[
            -2.0, 3.75, -3.0, 1.0, -4.5, 2.0, -1.0, -1.0, -9.5, 4.5, 1.5, 1.0, -0.5, -4.0, 3.0, 0.0, 0.0, -1.25, 1.5,
            -0.5, -3.25, -4.75, 5.25, 0.0,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 2],
        &[-9.0, -13.0, 0.5, 6.25, -3.0, -6.75, 2.25, -4.0, -4.5, -0.25, -2.5, 1.0, 1.5, 6.0, 1.5, 4.25],
        0.0,
    )?;
    Ok(())
}

/// depthwise\_conv2d padding=EXPLICIT paddings=1,0,0,2
fn depthwise_conv2d_padding_explicit_paddings_1_0_0_2() -> Result<()> {
    let x = make::float32(
        &[1, 4, 3, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options =
        ops::DepthwiseConv2d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0, 0, 2]), ..Default::default() };
    let y = ops::depthwise_conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 4, 4, 4],
        &[
            -2.0, -1.0, 0.0, -4.0, -1.0, -1.0, -1.0, -6.0, 2.0, -2.0, -6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 5.0, -10.0,
            11.0, 6.0, 3.0, 9.0, 10.0, 3.0, 1.0, 12.0, -3.0, 0.0, 0.0, 0.0, 0.0, 6.0, -1.0, 11.0, -10.0, 6.0, -3.0,
            -6.0, -2.0, -6.0, 4.0, -6.0, 3.0, 0.0, 0.0, 0.0, 0.0, -3.0, -7.0, -4.0, -4.0, -3.0, -9.0, -3.0, -5.0, -6.0,
            -2.0, -6.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 4, 4, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5,
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
            1.5, 3.0, 0.75, 1.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 3, 2],
        &[
            -4.5, -4.0, 3.0, 5.0, -0.25, 7.5, -4.75, -2.5, -1.5, -4.5, -7.75, -5.0, 0.0, -2.5, -0.25, 7.5, -8.0, 0.5,
            0.25, -1.0, 1.75, -9.5, -1.5, -2.5,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 2],
        &[-3.0, -0.75, 6.5, 1.0, -3.75, 8.25, 0.25, 1.5, -0.5, -8.25, 10.0, 9.25, -1.5, 4.5, 8.0, -9.25],
        0.0,
    )?;
    Ok(())
}

/// depthwise\_conv2d strides=2,1 padding=SAME
fn depthwise_conv2d_strides_2_1_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 4, 3, 2],
        &[
            -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0, 1.0, -3.0, 2.0, -2.0, 3.0, -1.0, 4.0, 0.0, -4.0,
            1.0, -3.0, 2.0, -2.0, 3.0,
        ],
    )?;
    let filter = make::float32(
        &[2, 2, 2, 2],
        &[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&filter)?;
    let options = ops::DepthwiseConv2d { strides: &[2, 1], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::depthwise_conv2d_with(&x, &filter, options)?;
    check::float32(
        &y,
        &[1, 2, 3, 4],
        &[
            6.0, 5.0, -10.0, 11.0, 6.0, 3.0, 9.0, 10.0, 3.0, 1.0, 12.0, -3.0, -3.0, -7.0, -4.0, -4.0, -3.0, -9.0, -3.0,
            -5.0, -6.0, -2.0, -6.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &filter], ..Default::default() };
    let [d_x, d_filter] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 3, 2],
        &[
            -2.0, 3.75, -3.0, 1.0, -5.5, 1.0, -0.5, -4.0, 3.0, 0.0, 1.5, -1.75, -6.0, 1.5, -2.5, 1.0, 0.0, 5.0, -2.25,
            -2.0, 3.5, -3.0, 4.0, -5.5,
        ],
        0.0,
    )?;
    check::float32(
        &d_filter,
        &[2, 2, 2, 2],
        &[5.5, -8.75, 0.75, 2.75, 11.0, -4.25, 5.25, 3.0, -20.0, -4.25, 9.75, 5.0, -11.5, 0.25, -3.75, 6.0],
        0.0,
    )?;
    Ok(())
}

/// det
fn det() -> Result<()> {
    let x = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let y = ops::det(&x)?;
    check::float64(&y, &[2], &[-2.0, 4.0], 4.0)?;
    Ok(())
}

/// devices by any name
fn devices_by_any_name() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y0 = x.copy_to("cpu:0")?;
    check::float32(&y0, &[2], &[1.0, 2.0], 0.0)?;
    let y1 = x.copy_to("/cpu:0")?;
    check::float32(&y1, &[2], &[1.0, 2.0], 0.0)?;
    let y2 = x.copy_to("/device:CPU:0")?;
    check::float32(&y2, &[2], &[1.0, 2.0], 0.0)?;
    let y3 = x.copy_to("cpu")?;
    check::float32(&y3, &[2], &[1.0, 2.0], 0.0)?;
    eager::with_device("cpu:0", || {
        let z = ops::add(&x, &y0)?;
        check::float32(&z, &[2], &[2.0, 4.0], 0.0)?;
        Ok(())
    })?;
    Ok(())
}

/// devices that do not exist
fn devices_that_do_not_exist() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(x.copy_to("gpu:99"), Code::NOT_FOUND, None, None)?;
    check::fails(x.copy_to("no device"), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(eager::with_device("cpu:7", || Ok(())), Code::NOT_FOUND, None, None)?;
    check::fails(eager::with_device(":", || Ok(())), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// diag k=-1 of a vector
fn diag_k_m1_of_a_vector() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::diag_with(&x, ops::Diag { k: -1 })?;
    check::float32(
        &y,
        &[4, 4],
        &[0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0],
        0.0,
    )?;
    let d_y =
        make::float32(&[4, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[1.5, 2.0, 1.0], 0.0)?;
    Ok(())
}

/// diag k=1 of a matrix
fn diag_k_1_of_a_matrix() -> Result<()> {
    let x = make::float32(&[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::diag_with(&x, ops::Diag { k: 1 })?;
    check::float32(&y, &[3], &[2.0, 7.0, 12.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3, 4], &[0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 2.0], 0.0)?;
    Ok(())
}

/// diag of a vector
fn diag_of_a_vector() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::diag(&x)?;
    check::float32(&y, &[3, 3], &[1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 3.0], 0.0)?;
    let d_y = make::float32(&[3, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[1.0, 1.5, 0.5], 0.0)?;
    Ok(())
}

/// diagonal k=1
fn diagonal_k_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::diagonal_with(&x, ops::Diagonal { k: 1 })?;
    check::float32(&y, &[2, 3], &[-1.0, 4.0, 2.0, 4.0, 2.0, 0.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0,
            0.0, 0.0, 3.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// digamma and its gradient
fn digamma_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::digamma(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-4.2274537, -1.0858608, 1.1031567, 2.970524], 16.0)?;
    check::float32(&d_x, &[4], &[17.197329, 1.2709398, 0.6607155, 0.012817706], 8.0)?;
    Ok(())
}

/// digamma of other dtypes
fn digamma_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_float64 = ops::digamma(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-4.2274535333762655, -1.0858608797864722, 1.103156640645243, 2.970523992242149],
        16.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_float16 = ops::digamma(&x_float16)?;
    check::float16(&y_float16, &[4], &[-4.2265625, -1.0859375, 1.1035156, 2.9707031], 4.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_bfloat16 = ops::digamma(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-4.21875, -1.0859375, 1.1015625, 2.96875], 4.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::digamma(&x_int64)?;
    check::float64(&y_int64, &[3], &[-0.5772156649015329, 0.42278433509846713, 2.14064147795561], 16.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::digamma(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[-0.5772157, 0.42278433, 2.1406415], 16.0)?;
    Ok(())
}

/// divide and its gradients
fn divide_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::divide(&x1, &x2)?;
    check::float32(&y, &[3], &[0.4, -2.6666667, -0.75], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.8, 0.6666667, -0.5], 16.0)?;
    check::float32(&d_x2, &[3], &[-0.32, 1.7777778, -0.375], 16.0)?;
    Ok(())
}

/// divide of integers is true
fn divide_of_integers_is_true() -> Result<()> {
    let a_int32 = make::int32(&[3], &[7, 1, 100])?;
    let b_int32 = make::int32(&[3], &[2, 3, 7])?;
    let y_int32 = ops::divide(&a_int32, &b_int32)?;
    check::float32(&y_int32, &[3], &[3.5, 0.33333334, 14.285714], 1.0)?;
    let a_int64 = make::int64(&[3], &[7, 1, 100])?;
    let b_int64 = make::int64(&[3], &[2, 3, 7])?;
    let y_int64 = ops::divide(&a_int64, &b_int64)?;
    check::float64(&y_int64, &[3], &[3.5, 0.3333333333333333, 14.285714285714286], 1.0)?;
    let a_uint8 = make::uint8(&[3], &[7, 1, 100])?;
    let b_uint8 = make::uint8(&[3], &[2, 3, 7])?;
    let y_uint8 = ops::divide(&a_uint8, &b_uint8)?;
    check::float32(&y_uint8, &[3], &[3.5, 0.33333334, 14.285714], 1.0)?;
    Ok(())
}

/// divide of other dtypes
fn divide_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::divide(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.4, -2.6666666666666665, -0.75], 8.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::divide(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.39990234, -2.6660156, -0.75], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::divide(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.40039062, -2.671875, -0.75], 1.0)?;
    let z1 = make::complex128(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let z2 = make::complex128(&[3], &[(0.5, -1.0), (2.0, 0.25), (1.0, 1.0)])?;
    let w = ops::divide(&z1, &z2)?;
    check::complex128(&w, &[3], &[(-0.4, 0.7), (-0.5846153846153846, 0.3230769230769231), (-0.25, -1.75)], 16.0)?;
    Ok(())
}

/// dropout in a function: new at each call, the same forward and backward
fn dropout_in_a_function_new_at_each_call_the_same_forward_and_backward() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[-1])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let y_f = ops::dropout(x_f)?;
        Ok(vec![y_f.clone()])
    })?;
    let x = make::float32(&[16], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    eager::set_seed(78)?;
    let t0 = Tape::new()?;
    t0.watch(&x)?;
    let [y0] = check::outputs(f.call(&[&x])?)?;
    let [d0] = check::gradients(t0.gradients(&y0, &[&x])?)?;
    check::float32(&y0, &[16], &[0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    check::float32(&d0, &[16], &[0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    let t1 = Tape::new()?;
    t1.watch(&x)?;
    let [y1] = check::outputs(f.call(&[&x])?)?;
    let [d1] = check::gradients(t1.gradients(&y1, &[&x])?)?;
    check::float32(&y1, &[16], &[2.0, 2.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0], 0.0)?;
    check::float32(&d1, &[16], &[2.0, 2.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// dropout of a seed of its own in a function is the same at each call
fn dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let wide = ops::broadcast_to(x_f, &[8])?;
        let y_f = ops::dropout_with(&wide, ops::Dropout { rate: 0.25, seed: 6 })?;
        Ok(vec![y_f.clone()])
    })?;
    let x = make::float64(&[], &[3.0])?;
    let [y0] = check::outputs(f.call(&[&x])?)?;
    check::float64(&y0, &[8], &[4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0], 1.0)?;
    let [y1] = check::outputs(f.call(&[&x])?)?;
    check::float64(&y1, &[8], &[4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0], 1.0)?;
    Ok(())
}

/// dropout rate=0 changes nothing
fn dropout_rate_0_changes_nothing() -> Result<()> {
    let x = make::float16(&[3], &[1.0, 2.0, 3.0])?;
    let y = ops::dropout_with(&x, ops::Dropout { rate: 0.0, ..Default::default() })?;
    check::float16(&y, &[3], &[1.0, 2.0, 3.0], 0.0)?;
    Ok(())
}

/// dropout rate=0.25 and its gradient, which has the same elements
fn dropout_rate_0_25_and_its_gradient_which_has_the_same_elements() -> Result<()> {
    let x = make::float32(&[8], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::dropout_with(&x, ops::Dropout { rate: 0.25, seed: 5 })?;
    let [d_x] = check::gradients(tape.gradients(&y, &[&x])?)?;
    check::float32(&y, &[8], &[0.0, 2.6666667, 0.0, 0.0, 6.6666665, 8.0, 9.333333, 10.666667], 1.0)?;
    check::float32(&d_x, &[8], &[0.0, 1.3333334, 0.0, 0.0, 1.3333334, 1.3333334, 1.3333334, 1.3333334], 1.0)?;
    Ok(())
}

/// dropout rate=0.5 and its gradient, which has the same elements
fn dropout_rate_0_5_and_its_gradient_which_has_the_same_elements() -> Result<()> {
    let x = make::float32(&[8], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::dropout_with(&x, ops::Dropout { seed: 5, ..Default::default() })?;
    let [d_x] = check::gradients(tape.gradients(&y, &[&x])?)?;
    check::float32(&y, &[8], &[0.0, 4.0, 0.0, 0.0, 10.0, 12.0, 0.0, 16.0], 1.0)?;
    check::float32(&d_x, &[8], &[0.0, 2.0, 0.0, 0.0, 2.0, 2.0, 0.0, 2.0], 1.0)?;
    Ok(())
}

/// einsum equation=...i,...i-\>...
fn einsum_equation_i_im() -> Result<()> {
    let inputs0 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let inputs1 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&inputs0)?;
    tape.watch(&inputs1)?;
    let y = ops::einsum("...i,...i->...", &[&inputs0, &inputs1])?;
    check::float32(&y, &[2], &[14.0, 77.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&inputs0, &inputs1],
        ..Default::default()
    };
    let [d_inputs0, d_inputs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_inputs0, &[2, 3], &[1.0, 2.0, 3.0, 2.0, 2.5, 3.0], 0.0)?;
    check::float32(&d_inputs1, &[2, 3], &[1.0, 2.0, 3.0, 2.0, 2.5, 3.0], 0.0)?;
    Ok(())
}

/// einsum equation=ii-\>i
fn einsum_equation_iim_i() -> Result<()> {
    let inputs0 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&inputs0)?;
    let y = ops::einsum("ii->i", &[&inputs0])?;
    check::float32(&y, &[2], &[5.0, 8.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&inputs0], ..Default::default() };
    let [d_inputs0] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_inputs0, &[2, 2], &[1.0, 0.0, 0.0, 0.5], 0.0)?;
    Ok(())
}

/// einsum equation=ij,ij
fn einsum_equation_ij_ij() -> Result<()> {
    let inputs0 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let inputs1 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&inputs0)?;
    tape.watch(&inputs1)?;
    let y = ops::einsum("ij,ij", &[&inputs0, &inputs1])?;
    check::float32(&y, &[], &[91.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&inputs0, &inputs1],
        ..Default::default()
    };
    let [d_inputs0, d_inputs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_inputs0, &[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    check::float32(&d_inputs1, &[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    Ok(())
}

/// einsum equation=ij,jk,kl-\>il
fn einsum_equation_ij_jk_klm_il() -> Result<()> {
    let inputs0 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let inputs1 = make::float32(&[3, 2], &[2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let inputs2 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&inputs0)?;
    tape.watch(&inputs1)?;
    tape.watch(&inputs2)?;
    let y = ops::einsum("ij,jk,kl->il", &[&inputs0, &inputs1, &inputs2])?;
    check::float32(&y, &[2, 2], &[378.0, 440.0, 873.0, 1016.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&inputs0, &inputs1, &inputs2],
        ..Default::default()
    };
    let [d_inputs0, d_inputs1, d_inputs2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_inputs0, &[2, 3], &[49.0, 87.0, 125.0, 71.0, 126.0, 181.0], 0.0)?;
    check::float32(&d_inputs1, &[3, 2], &[54.0, 75.0, 73.5, 102.0, 93.0, 129.0], 0.0)?;
    check::float32(&d_inputs2, &[2, 2], &[156.0, 30.0, 192.0, 36.75], 0.0)?;
    Ok(())
}

/// einsum equation=ij,jk-\>ik
fn einsum_equation_ij_jkm_ik() -> Result<()> {
    let inputs0 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let inputs1 = make::float32(&[3, 2], &[2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let tape = Tape::new()?;
    tape.watch(&inputs0)?;
    tape.watch(&inputs1)?;
    let y = ops::einsum("ij,jk->ik", &[&inputs0, &inputs1])?;
    check::float32(&y, &[2, 2], &[28.0, 34.0, 64.0, 79.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&inputs0, &inputs1],
        ..Default::default()
    };
    let [d_inputs0, d_inputs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_inputs0, &[2, 3], &[3.5, 6.5, 9.5, 4.75, 9.25, 13.75], 0.0)?;
    check::float32(&d_inputs1, &[3, 2], &[9.0, 1.5, 12.0, 2.25, 15.0, 3.0], 0.0)?;
    Ok(())
}

/// einsum equation=ij,jk-\>ki promotes
fn einsum_equation_ij_jkm_ki_promotes() -> Result<()> {
    let inputs0 = make::int8(&[1, 2], &[1, 2])?;
    let inputs1 = make::int32(&[2, 1], &[3, 4])?;
    let y = ops::einsum("ij,jk->ki", &[&inputs0, &inputs1])?;
    check::int32(&y, &[1, 1], &[11], 0.0)?;
    Ok(())
}

/// elu alpha=0.0
fn elu_alpha_0_0() -> Result<()> {
    let x = make::float64(&[2], &[-1.0, 2.0])?;
    let y = ops::elu_with(&x, ops::Elu { alpha: 0.0 })?;
    check::float64(&y, &[2], &[-0.0, 2.0], 1.0)?;
    Ok(())
}

/// elu alpha=0.5 and its gradient
fn elu_alpha_0_5_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::elu_with(&x, ops::Elu { alpha: 0.5 })?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.43233237, -0.19673467, 0.75, 3.0], 4.0)?;
    check::float32(&d_x, &[4], &[0.06766764, 0.15163267, 2.0, 0.25], 8.0)?;
    Ok(())
}

/// elu alpha=0.5 of other dtypes
fn elu_alpha_0_5_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::elu_with(&x_float64, ops::Elu { alpha: 0.5 })?;
    check::float64(&y_float64, &[4], &[-0.43233235838169365, -0.1967346701436833, 0.75, 3.0], 4.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::elu_with(&x_float16, ops::Elu { alpha: 0.5 })?;
    check::float16(&y_float16, &[4], &[-0.43237305, -0.19677734, 0.75, 3.0], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::elu_with(&x_bfloat16, ops::Elu { alpha: 0.5 })?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.43164062, -0.19628906, 0.75, 3.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::elu_with(&x_int64, ops::Elu { alpha: 0.5 })?;
    check::float64(&y_int64, &[3], &[0.0, 1.0, 4.0], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::elu_with(&x_uint8, ops::Elu { alpha: 0.5 })?;
    check::float32(&y_uint8, &[3], &[0.0, 1.0, 4.0], 4.0)?;
    Ok(())
}

/// elu and its gradient
fn elu_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::elu(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.86466473, -0.39346933, 0.75, 3.0], 4.0)?;
    check::float32(&d_x, &[4], &[0.13533528, 0.30326533, 2.0, 0.25], 8.0)?;
    Ok(())
}

/// elu of other dtypes
fn elu_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::elu(&x_float64)?;
    check::float64(&y_float64, &[4], &[-0.8646647167633873, -0.3934693402873666, 0.75, 3.0], 4.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::elu(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.8647461, -0.3935547, 0.75, 3.0], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::elu(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.86328125, -0.39257812, 0.75, 3.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::elu(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.0, 4.0], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::elu(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.0, 4.0], 4.0)?;
    Ok(())
}

/// equal of strings
fn equal_of_strings() -> Result<()> {
    let x1 = make::string(&[2, 1], &["a", "ü"])?;
    let x2 = make::string(&[3], &["a", "", "ü"])?;
    let y = ops::equal(&x1, &x2)?;
    check::bool(&y, &[2, 3], &[true, false, false, false, false, true], 0.0)?;
    Ok(())
}

/// erf and its gradient
fn erf_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::erf(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.9953223, -0.5204999, 0.71115565, 0.92290014], 4.0)?;
    check::float32(&d_x, &[4], &[0.020666985, 0.4393913, 1.2858621, 0.05913028], 8.0)?;
    Ok(())
}

/// erf of other dtypes
fn erf_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float64 = ops::erf(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.9953222650189527, -0.5204998778130465, 0.7111556336535151, 0.9229001282564583],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float16 = ops::erf(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.9951172, -0.5205078, 0.7109375, 0.92285156], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_bfloat16 = ops::erf(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.99609375, -0.51953125, 0.7109375, 0.921875], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 2])?;
    let y_int64 = ops::erf(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.8427007929497149, 0.9953222650189527], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 2])?;
    let y_uint8 = ops::erf(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.8427008, 0.9953223], 4.0)?;
    Ok(())
}

/// erfc and its gradient
fn erfc_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::erfc(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[1.9953222, 1.5204998, 0.28884438, 2.2090497e-5], 4.0)?;
    check::float32(&d_x, &[4], &[-0.020666985, -0.4393913, -1.2858621, -3.4813263e-5], 8.0)?;
    Ok(())
}

/// erfc of other dtypes
fn erfc_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::erfc(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[1.9953222650189528, 1.5204998778130465, 0.28884436634648486, 2.209049699858544e-5],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::erfc(&x_float16)?;
    check::float16(&y_float16, &[4], &[1.9951172, 1.5205078, 0.28881836, 2.2113323e-5], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::erfc(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[1.9921875, 1.5234375, 0.2890625, 2.2053719e-5], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::erfc(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 0.15729920705028513, 1.541725790028002e-8], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::erfc(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 0.1572992, 1.5417259e-8], 4.0)?;
    Ok(())
}

/// example\_feature key=age dtype=int64
fn example_feature_key_age_dtype_int64() -> Result<()> {
    let serialized = make::string(
        &[2],
        &[
            "\n \n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\x07\n\x10\n\x04name\x12\x08\n\x06\n\x01a\n\x01b",
            "\n \n\x10\n\x04name\x12\x08\n\x06\n\x01c\n\x01d\n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\t",
        ],
    )?;
    let options = ops::ExampleFeature { dtype: DType::INT64, ..Default::default() };
    let y = ops::example_feature_with(&serialized, "age", options)?;
    check::int64(&y, &[2], &[7, 9], 0.0)?;
    Ok(())
}

/// example\_feature key=name dtype=string shape=-1 of texts
fn example_feature_key_name_dtype_string_shape_m1_of_texts() -> Result<()> {
    let serialized = make::string(
        &[2],
        &[
            "\n \n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\x07\n\x10\n\x04name\x12\x08\n\x06\n\x01a\n\x01b",
            "\n \n\x10\n\x04name\x12\x08\n\x06\n\x01c\n\x01d\n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\t",
        ],
    )?;
    let options = ops::ExampleFeature { dtype: DType::STRING, shape: &[-1], ..Default::default() };
    let y = ops::example_feature_with(&serialized, "name", options)?;
    check::string(&y, &[2, 2], &["a", "b", "c", "d"], 0.0)?;
    Ok(())
}

/// example\_feature key=none shape=3 that is missing
fn example_feature_key_none_shape_3_that_is_missing() -> Result<()> {
    let serialized = make::string(
        &[2],
        &[
            "\n \n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\x07\n\x10\n\x04name\x12\x08\n\x06\n\x01a\n\x01b",
            "\n \n\x10\n\x04name\x12\x08\n\x06\n\x01c\n\x01d\n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\t",
        ],
    )?;
    let default_value = make::float32(&[], &[0.5])?;
    let options = ops::ExampleFeature { default_value: Some(&default_value), shape: &[3], ..Default::default() };
    let y = ops::example_feature_with(&serialized, "none", options)?;
    check::float32(&y, &[2, 3], &[0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 0.0)?;
    Ok(())
}

/// example\_feature of a key that is not there
fn example_feature_of_a_key_that_is_not_there() -> Result<()> {
    let x = make::string(&[1], &["\n\x0e\n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\x07"])?;
    check::fails(
        ops::example_feature(&x, "size"),
        Code::INVALID_ARGUMENT,
        Some("example_feature"),
        Some("Feature: size (data type: float) is required but could not be found in Example 0 [Op:example_feature]"),
    )?;
    Ok(())
}

/// example\_values key=age dtype=int64
fn example_values_key_age_dtype_int64() -> Result<()> {
    let serialized = make::string(
        &[2],
        &[
            "\n \n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\x07\n\x10\n\x04name\x12\x08\n\x06\n\x01a\n\x01b",
            "\n \n\x10\n\x04name\x12\x08\n\x06\n\x01c\n\x01d\n\x0c\n\x03age\x12\x05\x1a\x03\n\x01\t",
        ],
    )?;
    let options = ops::ExampleValues { dtype: DType::INT64 };
    let (y0, y1) = ops::example_values_with(&serialized, "age", options)?;
    check::int64(&y0, &[2], &[7, 9], 0.0)?;
    check::int64(&y1, &[3], &[0, 1, 2], 0.0)?;
    Ok(())
}

/// exp and its gradient
fn exp_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::exp(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.13533528, 0.60653067, 2.117, 20.085537], 4.0)?;
    check::float32(&d_x, &[4], &[0.13533528, 0.30326533, 4.234, 5.0213842], 8.0)?;
    Ok(())
}

/// exp of other dtypes
fn exp_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::exp(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[0.1353352832366127, 0.6065306597126334, 2.117000016612675, 20.085536923187668],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::exp(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.13537598, 0.6064453, 2.1171875, 20.078125], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::exp(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.13574219, 0.60546875, 2.109375, 20.125], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::exp(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 2.718281828459045, 54.598150033144236], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::exp(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 2.7182817, 54.59815], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::exp(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(1.206351, 1.1238323), (0.2514316, 0.13735771), (-1.8650408, -4.075188)], 8.0)?;
    check::complex64(&d_z, &[3], &[(1.206351, -1.1238323), (0.13735771, 0.2514316), (0.34510687, 10.015417)], 16.0)?;
    Ok(())
}

/// exp of what is no finite number
fn exp_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[4], &[INF, -INF, NAN, 1000.0])?;
    let y = ops::exp(&x)?;
    check::float32(&y, &[4], &[INF, 0.0, NAN, INF], 0.0)?;
    Ok(())
}

/// exp2 and its gradient
fn exp2_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::exp2(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.25, 0.70710677, 1.6817929, 8.0], 4.0)?;
    check::float32(&d_x, &[4], &[0.1732868, 0.24506454, 2.33146, 1.3862944], 8.0)?;
    Ok(())
}

/// exp2 of other dtypes
fn exp2_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::exp2(&x_float64)?;
    check::float64(&y_float64, &[4], &[0.25, 0.7071067811865476, 1.681792830507429, 8.0], 4.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::exp2(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.25, 0.70703125, 1.6816406, 8.0], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::exp2(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.25, 0.70703125, 1.6796875, 8.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::exp2(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 2.0, 16.0], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::exp2(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 2.0, 16.0], 4.0)?;
    Ok(())
}

/// expand\_dims axis=-1
fn expand_dims_axis_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::expand_dims(&x, -1)?;
    check::float32(&y, &[2, 3, 1], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 3, 1], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// expand\_dims axis=1
fn expand_dims_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::expand_dims(&x, 1)?;
    check::float32(&y, &[2, 1, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 1, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// expm1 and its gradient
fn expm1_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::expm1(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.86466473, -0.39346933, 1.117, 19.085537], 4.0)?;
    check::float32(&d_x, &[4], &[0.13533528, 0.30326533, 4.234, 5.0213842], 8.0)?;
    Ok(())
}

/// expm1 of other dtypes
fn expm1_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::expm1(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.8646647167633873, -0.3934693402873666, 1.1170000166126746, 19.085536923187668],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::expm1(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.8647461, -0.3935547, 1.1171875, 19.078125], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::expm1(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.86328125, -0.39257812, 1.1171875, 19.125], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::expm1(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.7182818284590453, 53.598150033144236], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::expm1(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.7182819, 53.59815], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::expm1(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.206351, 1.1238323), (-0.7485684, 0.13735771), (-2.8650408, -4.075188)], 8.0)?;
    check::complex64(&d_z, &[3], &[(1.206351, -1.1238323), (0.13735771, 0.2514316), (0.34510687, 10.015417)], 16.0)?;
    Ok(())
}

/// eye n\_rows=2
fn eye_n_rows_2() -> Result<()> {
    let y = ops::eye(2)?;
    check::float32(&y, &[2, 2], &[1.0, 0.0, 0.0, 1.0], 0.0)?;
    Ok(())
}

/// eye n\_rows=2 n\_cols=0
fn eye_n_rows_2_n_cols_0() -> Result<()> {
    let y = ops::eye_with(2, ops::Eye { n_cols: Some(0), ..Default::default() })?;
    check::float32(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// eye n\_rows=2 n\_cols=4 k=1 dtype=complex64
fn eye_n_rows_2_n_cols_4_k_1_dtype_complex64() -> Result<()> {
    let y = ops::eye_with(2, ops::Eye { n_cols: Some(4), k: 1, dtype: DType::COMPLEX64 })?;
    check::complex64(
        &y,
        &[2, 4],
        &[(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)],
        0.0,
    )?;
    Ok(())
}

/// eye n\_rows=3 k=-1 dtype=bool
fn eye_n_rows_3_k_m1_dtype_bool() -> Result<()> {
    let y = ops::eye_with(3, ops::Eye { k: -1, dtype: DType::BOOL, ..Default::default() })?;
    check::bool(&y, &[3, 3], &[false, false, false, true, false, false, false, true, false], 0.0)?;
    Ok(())
}

/// fill of rank 32
fn fill_of_rank_32() -> Result<()> {
    let value = make::int8(&[], &[3])?;
    let y = ops::fill(
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        &value,
    )?;
    check::int8(
        &y,
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        &[3],
        0.0,
    )?;
    Ok(())
}

/// fill shape=
fn fill_shape() -> Result<()> {
    let value = make::int16(&[], &[7])?;
    let y = ops::fill(&[], &value)?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// fill shape=0,3
fn fill_shape_0_3() -> Result<()> {
    let value = make::bool(&[], &[true])?;
    let y = ops::fill(&[0, 3], &value)?;
    check::bool(&y, &[0, 3], &[], 0.0)?;
    Ok(())
}

/// fill shape=2,3
fn fill_shape_2_3() -> Result<()> {
    let value = make::float32(&[], &[2.5])?;
    let tape = Tape::new()?;
    tape.watch(&value)?;
    let y = ops::fill(&[2, 3], &value)?;
    check::float32(&y, &[2, 3], &[2.5, 2.5, 2.5, 2.5, 2.5, 2.5], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&value], ..Default::default() };
    let [d_value] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_value, &[], &[8.25], 0.0)?;
    Ok(())
}

/// flip
fn flip() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::flip(&x)?;
    check::float32(&y, &[2, 3], &[6.0, 5.0, 4.0, 3.0, 2.0, 1.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[3.0, 1.5, 0.25, 2.0, 0.5, 1.0], 0.0)?;
    Ok(())
}

/// flip axis=
fn flip_axis() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::flip_with(&x, ops::Flip { axis: Some(&[]) })?;
    check::float32(&y, &[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0], 0.0)?;
    Ok(())
}

/// flip axis=-1
fn flip_axis_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::flip_with(&x, ops::Flip { axis: Some(&[-1]) })?;
    check::float32(&y, &[2, 3], &[3.0, 2.0, 1.0, 6.0, 5.0, 4.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[2.0, 0.5, 1.0, 3.0, 1.5, 0.25], 0.0)?;
    Ok(())
}

/// floor and its gradient of zero
fn floor_and_its_gradient_of_zero() -> Result<()> {
    let x_float16 = make::float16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float16 = ops::floor(&x_float16)?;
    check::float16(&y_float16, &[8], &[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 2.0, -1.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_bfloat16 = ops::floor(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[8], &[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 2.0, -1.0], 0.0)?;
    let x_float32 = make::float32(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x_float32)?;
    let y_float32 = ops::floor(&x_float32)?;
    check::float32(&y_float32, &[8], &[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 2.0, -1.0], 0.0)?;
    let x_float64 = make::float64(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float64 = ops::floor(&x_float64)?;
    check::float64(&y_float64, &[8], &[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 2.0, -1.0], 0.0)?;
    let asked =
        Gradient { targets: &[&y_float32], sources: &[&x_float32], unconnected_zero: true, ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[8], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// floor\_divide and its gradients
fn floor_divide_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    let y = ops::floor_divide(&x1, &x2)?;
    check::float32(&y, &[3], &[0.0, -3.0, -1.0], 0.0)?;
    Ok(())
}

/// floor\_divide of other dtypes
fn floor_divide_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::floor_divide(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.0, -3.0, -1.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::floor_divide(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.0, -3.0, -1.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::floor_divide(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.0, -3.0, -1.0], 0.0)?;
    Ok(())
}

/// forks have streams of their own, which follow from the seed
fn forks_have_streams_of_their_own_which_follow_from_the_seed() -> Result<()> {
    eager::set_seed(12)?;
    eager::fork()?.run(|| -> Result<()> {
        let options = ops::RandomUniform { shape: &[3], ..Default::default() };
        let a0 = ops::random_uniform_with(options)?;
        check::float32(&a0, &[3], &[0.22281855, 0.5843986, 0.6478955], 0.0)?;
        Ok(())
    })?;
    eager::fork()?.run(|| -> Result<()> {
        let options = ops::RandomUniform { shape: &[3], ..Default::default() };
        let a1 = ops::random_uniform_with(options)?;
        check::float32(&a1, &[3], &[0.9107223, 0.6117398, 0.81724113], 0.0)?;
        Ok(())
    })?;
    let c = ops::random_uniform_with(ops::RandomUniform { shape: &[4], ..Default::default() })?;
    check::float32(&c, &[4], &[0.93382716, 0.18479657, 0.5705964, 0.3452729], 0.0)?;
    Ok(())
}

/// functions that do not fit cond
fn functions_that_do_not_fit_cond() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        Ok(vec![x_f.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let g = Function::trace("g", specs, |arguments| {
        let [x_g] = arguments else { unreachable!() };
        let y_g = ops::cast(x_g, DType::INT32)?;
        Ok(vec![y_g.clone()])
    })?;
    let p = make::bool(&[], &[true])?;
    let x = make::float32(&[], &[1.0])?;
    check::fails(ops::cond(&[&p, &x], &f, &g), Code::INVALID_ARGUMENT, Some("cond"), None)?;
    Ok(())
}

/// gather axis=-1 by a scalar
fn gather_axis_m1_by_a_scalar() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let indices = make::int64(&[], &[3])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather_with(&x, &indices, ops::Gather { axis: -1, ..Default::default() })?;
    check::float32(&y, &[2, 3], &[4.0, 8.0, 12.0, 16.0, 20.0, 24.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 1.5, 0.0,
            0.0, 0.0, 3.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// gather axis=1
fn gather_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let indices = make::int64(&[2], &[2, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather_with(&x, &indices, ops::Gather { axis: 1, ..Default::default() })?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[9.0, 10.0, 11.0, 12.0, 1.0, 2.0, 3.0, 4.0, 21.0, 22.0, 23.0, 24.0, 13.0, 14.0, 15.0, 16.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.5, 3.0, 0.75, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 3.0, 0.75, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// gather axis=1 batch\_dims=1
fn gather_axis_1_batch_dims_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let indices = make::int32(&[2, 2], &[0, 2, 1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather_with(&x, &indices, ops::Gather { axis: 1, batch_dims: 1 })?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[1.0, 2.0, 3.0, 4.0, 9.0, 10.0, 11.0, 12.0, 17.0, 18.0, 19.0, 20.0, 17.0, 18.0, 19.0, 20.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 0.0, 0.0, 0.0, 0.0, 1.5, 3.0, 0.75, 1.0, 0.0, 0.0, 0.0, 0.0, 3.5, 2.75, 1.25, 2.0,
            0.0, 0.0, 0.0, 0.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// gather by int32
fn gather_by_int32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let indices = make::int32(&[2, 2], &[1, 0, 1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather(&x, &indices)?;
    check::float32(&y, &[2, 2, 3], &[4.0, 5.0, 6.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.25, 1.5, 3.0, 3.75, 1.75, 4.0], 0.0)?;
    Ok(())
}

/// gather by uint8
fn gather_by_uint8() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let indices = make::uint8(&[2, 2], &[1, 0, 1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather(&x, &indices)?;
    check::float32(&y, &[2, 2, 3], &[4.0, 5.0, 6.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.25, 1.5, 3.0, 3.75, 1.75, 4.0], 0.0)?;
    Ok(())
}

/// gather of nothing
fn gather_of_nothing() -> Result<()> {
    let x = make::complex64(&[2], &[(1.0, 1.0), (2.0, 0.0)])?;
    let indices = make::int32(&[2, 0], &[])?;
    let y = ops::gather(&x, &indices)?;
    check::complex64(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// gather\_nd
fn gather_nd() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let indices = make::int32(&[3, 2], &[0, 1, 1, 2, 0, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather_nd(&x, &indices)?;
    check::float32(&y, &[3], &[2.0, 6.0, 2.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 3.0, 0.0, 0.0, 0.0, 0.5], 0.0)?;
    Ok(())
}

/// gather\_nd of slices
fn gather_nd_of_slices() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let indices = make::int16(&[2, 1], &[1, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gather_nd(&x, &indices)?;
    check::float32(
        &y,
        &[2, 3, 4],
        &[
            13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0,
            8.0, 9.0, 10.0, 11.0, 12.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0,
            0.5, 2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// gelu and its gradient
fn gelu_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gelu(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.045500264, -0.15426877, 0.5800295, 2.9959502], 4.0)?;
    check::float32(&d_x, &[4], &[-0.0852318, 0.06625244, 1.9984515, 0.2529864], 8.0)?;
    Ok(())
}

/// gelu approximate=False
fn gelu_approximate_false() -> Result<()> {
    let x = make::float32(&[1], &[0.0])?;
    let y = ops::gelu_with(&x, ops::Gelu { approximate: false })?;
    check::float32(&y, &[1], &[0.0], 1.0)?;
    Ok(())
}

/// gelu approximate=True and its gradient
fn gelu_approximate_true_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::gelu_with(&x, ops::Gelu { approximate: true })?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.045402307, -0.154286, 0.5799606, 2.9963627], 4.0)?;
    check::float32(&d_x, &[4], &[-0.08609926, 0.06631505, 1.9978765, 0.25289604], 8.0)?;
    Ok(())
}

/// gelu approximate=True of other dtypes
fn gelu_approximate_true_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::gelu_with(&x_float64, ops::Gelu { approximate: true })?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.04540230591222498, -0.15428599017485609, 0.5799605551656203, 2.996362607918227],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::gelu_with(&x_float16, ops::Gelu { approximate: true })?;
    check::float16(&y_float16, &[4], &[-0.045410156, -0.15429688, 0.5800781, 2.9960938], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::gelu_with(&x_bfloat16, ops::Gelu { approximate: true })?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.045410156, -0.15429688, 0.578125, 3.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::gelu_with(&x_int64, ops::Gelu { approximate: true })?;
    check::float64(&y_int64, &[3], &[0.0, 0.8411919906082767, 3.9999297540518075], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::gelu_with(&x_uint8, ops::Gelu { approximate: true })?;
    check::float32(&y_uint8, &[3], &[0.0, 0.841192, 3.9999297], 4.0)?;
    Ok(())
}

/// gelu of other dtypes
fn gelu_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::gelu(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.04550026389635842, -0.15426876936299344, 0.5800294857173488, 2.99595030590511],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::gelu(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.04550171, -0.15429688, 0.5800781, 2.9960938], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::gelu(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.045410156, -0.15429688, 0.578125, 3.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::gelu(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.8413447460685429, 3.9998733150326675], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::gelu(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.8413448, 3.9998734], 4.0)?;
    Ok(())
}

/// global\_norm
fn global_norm() -> Result<()> {
    let xs0 = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let xs1 = make::float32(&[1], &[12.0])?;
    let tape = Tape::new()?;
    tape.watch(&xs0)?;
    tape.watch(&xs1)?;
    let y = ops::global_norm(&[&xs0, &xs1])?;
    check::float32(&y, &[], &[13.0], 1.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&xs0, &xs1], ..Default::default() };
    let [d_xs0, d_xs1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_xs0, &[2, 2], &[0.23076923, 0.0, 0.0, 0.30769232], 4.0)?;
    check::float32(&d_xs1, &[1], &[0.9230769], 4.0)?;
    Ok(())
}

/// gradient descent down a parabola
fn gradient_descent_down_a_parabola() -> Result<()> {
    let x = make::float32(&[2], &[4.0, -8.0])?;
    let v = Variable::new(&x, "")?;
    let sgd = optimizers::SGD { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::square(&a0)?;
    let loss0 = ops::sum(&y0)?;
    check::float32(&loss0, &[], &[80.0], 0.0)?;
    let [g0] = check::gradients(t0.variable_gradients(&loss0, &[&v])?)?;
    sgd.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::square(&a1)?;
    let loss1 = ops::sum(&y1)?;
    check::float32(&loss1, &[], &[20.0], 0.0)?;
    let [g1] = check::gradients(t1.variable_gradients(&loss1, &[&v])?)?;
    sgd.apply(&[&v], &[Some(g1.clone())])?;
    let t2 = Tape::new()?;
    let a2 = v.read()?;
    let y2 = ops::square(&a2)?;
    let loss2 = ops::sum(&y2)?;
    check::float32(&loss2, &[], &[5.0], 0.0)?;
    let [g2] = check::gradients(t2.variable_gradients(&loss2, &[&v])?)?;
    sgd.apply(&[&v], &[Some(g2.clone())])?;
    let last = v.read()?;
    check::float32(&last, &[2], &[0.5, -1.0], 0.0)?;
    Ok(())
}

/// gradients flow around weak scalars
fn gradients_flow_around_weak_scalars() -> Result<()> {
    let x = make::float16(&[2], &[1.0, 2.0])?;
    let three = Tensor::weak(3i64)?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::multiply(&three, &x)?;
    let z = ops::pow(&y, &three)?;
    let [d_x] = check::gradients(tape.gradients(&z, &[&x])?)?;
    check::float16(&d_x, &[2], &[81.0, 324.0], 0.0)?;
    Ok(())
}

/// gradients for variables that a function reads
fn gradients_for_variables_that_a_function_reads() -> Result<()> {
    let x0 = make::float32(&[2], &[3.0, 4.0])?;
    let v = Variable::new(&x0, "")?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let w = v.read()?;
        let y = ops::multiply(&w, x)?;
        let z = ops::square(&y)?;
        Ok(vec![z.clone()])
    })?;
    let a = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&a)?;
    let [b] = check::outputs(f.call(&[&a])?)?;
    let asked = Gradient { targets: &[&b], sources: &[&a], variables: &[&v], ..Default::default() };
    let [d_a, d_v] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_v, &[2], &[6.0, 32.0], 0.0)?;
    check::float32(&d_a, &[2], &[18.0, 64.0], 0.0)?;
    Ok(())
}

/// gradients of a loop's variable, which each iteration reads
fn gradients_of_a_loop_s_variable_which_each_iteration_reads() -> Result<()> {
    let w0 = make::float32(&[], &[2.0])?;
    let w = Variable::new(&w0, "w")?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [c_f, x_f] = arguments else { unreachable!() };
        let w_f = w.read()?;
        let p_f = ops::multiply(c_f, &w_f)?;
        let s_f = ops::add(&p_f, x_f)?;
        Ok(vec![s_f.clone()])
    })?;
    let c = make::float32(&[], &[1.0])?;
    let x = make::float32(&[2], &[10.0, 20.0])?;
    let t0 = Tape::new()?;
    t0.watch(&c)?;
    t0.watch(&x)?;
    let [y0] = check::outputs(ops::scan_with(&[&c, &x], &f, ops::Scan { num_carries: 1, ..Default::default() })?)?;
    let asked = Gradient { targets: &[&y0], sources: &[&c, &x], variables: &[&w], ..Default::default() };
    let [d_c0, d_x0, d_w0] = check::gradients(t0.gradient_with(asked)?)?;
    check::float32(&y0, &[], &[44.0], 0.0)?;
    check::float32(&d_w0, &[], &[14.0], 0.0)?;
    check::float32(&d_c0, &[], &[4.0], 0.0)?;
    check::float32(&d_x0, &[2], &[2.0, 1.0], 0.0)?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[-1])];
    let g = Function::trace("g", specs, |arguments| {
        let [c_g, x_g] = arguments else { unreachable!() };
        let options = ops::Scan { num_carries: 1, ..Default::default() };
        let [y_g] = check::outputs(ops::scan_with(&[c_g, x_g], &f, options)?)?;
        Ok(vec![y_g.clone()])
    })?;
    let t1 = Tape::new()?;
    t1.watch(&c)?;
    t1.watch(&x)?;
    let [y1] = check::outputs(g.call(&[&c, &x])?)?;
    let asked = Gradient { targets: &[&y1], sources: &[&c, &x], variables: &[&w], ..Default::default() };
    let [d_c1, d_x1, d_w1] = check::gradients(t1.gradient_with(asked)?)?;
    check::float32(&y1, &[], &[44.0], 0.0)?;
    check::float32(&d_w1, &[], &[14.0], 0.0)?;
    check::float32(&d_c1, &[], &[4.0], 0.0)?;
    check::float32(&d_x1, &[2], &[2.0, 1.0], 0.0)?;
    Ok(())
}

/// gradients of broadcasting, casts and dtypes that are promoted
fn gradients_of_broadcasting_casts_and_dtypes_that_are_promoted() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y = make::float64(&[2, 1], &[3.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&y)?;
    let z = ops::multiply(&x, &y)?;
    let [d_x, d_y] = check::gradients(tape.gradients(&z, &[&x, &y])?)?;
    check::float64(&z, &[2, 2], &[3.0, 6.0, 4.0, 8.0], 0.0)?;
    check::float32(&d_x, &[2], &[7.0, 7.0], 0.0)?;
    check::float64(&d_y, &[2, 1], &[3.0, 3.0], 0.0)?;
    Ok(())
}

/// gradients of nothing
fn gradients_of_nothing() -> Result<()> {
    let x = make::float64(&[0], &[])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let z = ops::sum(&y)?;
    let [d_x] = check::gradients(tape.gradients(&z, &[&x])?)?;
    check::float64(&z, &[], &[0.0], 0.0)?;
    check::float64(&d_x, &[0], &[], 0.0)?;
    Ok(())
}

/// gradients of several targets add up, with their weights
fn gradients_of_several_targets_add_up_with_their_weights() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let z = ops::sum(&x)?;
    let asked = Gradient { targets: &[&y, &z], sources: &[&x], ..Default::default() };
    let [a] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&a, &[2], &[3.0, 5.0], 0.0)?;
    let w = make::float32(&[2], &[10.0, -1.0])?;
    let asked =
        Gradient { targets: &[&y, &z], output_gradients: &[Some(&w), None], sources: &[&x], ..Default::default() };
    let [b] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&b, &[2], &[21.0, -3.0], 0.0)?;
    let wide = make::float64(&[2], &[10.0, -1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&wide)], sources: &[&x], ..Default::default() };
    let [c] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&c, &[2], &[20.0, -4.0], 0.0)?;
    let [d, e] = check::gradients(tape.gradients(&y, &[&x, &y])?)?;
    check::float32(&d, &[2], &[2.0, 4.0], 0.0)?;
    check::float32(&e, &[2], &[1.0, 1.0], 0.0)?;
    let other = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&other)], sources: &[&x], ..Default::default() };
    check::fails(tape.gradient_with(asked), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// gradients of tensors and variables at once, past an assignment
fn gradients_of_tensors_and_variables_at_once_past_an_assignment() -> Result<()> {
    let x = make::float64(&[], &[3.0])?;
    let v = Variable::new(&x, "")?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let a = v.read()?;
    let five = make::float64(&[], &[5.0])?;
    v.assign(&five)?;
    let b = v.read()?;
    let y = ops::multiply(&a, &b)?;
    let z = ops::multiply(&y, &x)?;
    let asked = Gradient { targets: &[&z], sources: &[&x], variables: &[&v], ..Default::default() };
    let [d_x, d_v] = check::gradients(tape.gradient_with(asked)?)?;
    check::float64(&d_x, &[], &[15.0], 0.0)?;
    check::float64(&d_v, &[], &[24.0], 0.0)?;
    Ok(())
}

/// gradients through a function, to the second order
fn gradients_through_a_function_to_the_second_order() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[-1]), Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x, y] = arguments else { unreachable!() };
        let xx = ops::square(x)?;
        let xxx = ops::multiply(&xx, x)?;
        let z = ops::multiply(&xxx, y)?;
        Ok(vec![z.clone()])
    })?;
    let a = make::float64(&[2], &[2.0, -1.0])?;
    let b = make::float64(&[], &[5.0])?;
    let outer = Tape::new()?;
    outer.watch(&a)?;
    outer.watch(&b)?;
    let inner = Tape::new()?;
    inner.watch(&a)?;
    let [c] = check::outputs(f.call(&[&a, &b])?)?;
    let [d_a] = check::gradients(inner.gradients(&c, &[&a])?)?;
    let [d2_a, d2_b] = check::gradients(outer.gradients(&d_a, &[&a, &b])?)?;
    check::float64(&c, &[2], &[40.0, -5.0], 0.0)?;
    check::float64(&d_a, &[2], &[60.0, 15.0], 0.0)?;
    check::float64(&d2_a, &[2], &[60.0, -30.0], 0.0)?;
    check::float64(&d2_b, &[], &[15.0], 0.0)?;
    Ok(())
}

/// group\_norm groups=2
fn group_norm_groups_2() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::GroupNorm { scale: Some(&scale), offset: Some(&offset), ..Default::default() };
    let y = ops::group_norm_with(&x, 2, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            -0.50697666, -1.3658912, 1.6096449, -1.5855327, 0.16899222, 4.04186, 2.6505919, -0.28434902, -0.4470348,
            -1.6822089, 2.5239582, -0.63322926, 1.3411045, 1.8940697, 0.84729195, -1.6811457,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            -0.2706887, 0.60766935, -1.5569791, 0.7673864, -0.81106234, 0.4740817, -0.18089324, 0.9704859, -1.6539574,
            1.2966154, -0.24637036, 0.8060017, 0.9385587, -0.58121675, -0.5897349, 0.030103546,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[3.5463076, 1.6243845, 1.3144848, 1.5577022], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    Ok(())
}

/// group\_norm groups=2 data\_format=NCHW
fn group_norm_groups_2_data_format_nchw() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::GroupNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        data_format: ops::DataFormat::NCHW,
        ..Default::default()
    };
    let y = ops::group_norm_with(&x, 2, options)?;
    check::float32(
        &y,
        &[2, 4, 2],
        &[
            -0.50697666, 0.16899222, -1.3658912, 4.04186, 1.6096449, 2.6505919, -1.5855327, -0.28434902, -0.4470348,
            1.3411045, -1.6822089, 1.8940697, 2.5239582, 0.84729195, -0.63322926, -1.6811457,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            -0.7144236, -0.5504892, 0.8115642, 0.45334858, -0.78493994, -1.901353, 1.8343463, 0.85194653, -0.5813954,
            -0.49098787, 0.043953065, 1.0284302, -1.8056972, -0.17721507, 0.9351432, 1.0477691,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[2.036211, -1.6503825, -2.0735862, 0.60539883], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    Ok(())
}

/// group\_norm groups=2 data\_format=NCHW epsilon=0.25
fn group_norm_groups_2_data_format_nchw_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 4, 2], &[1.5, 2.5, 0.5, 4.5, 2.0, 1.0, 0.5, 3.0, 2.5, 4.5, 1.5, 3.5, 2.5, 4.5, 4.0, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::GroupNorm {
        scale: Some(&scale),
        offset: Some(&offset),
        epsilon: 0.25,
        data_format: ops::DataFormat::NCHW,
    };
    let y = ops::group_norm_with(&x, 2, options)?;
    check::float32(
        &y,
        &[2, 4, 2],
        &[
            -0.48038447, 0.16012815, -1.2417941, 3.8823068, 1.6535898, 2.5773504, -1.5196153, -0.36491472, -0.4082483,
            1.2247449, -1.4494897, 1.8164966, 2.4833682, 0.93658984, -0.66164225, -1.6283787,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 4, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 4, 2],
        &[
            -0.6405126, -0.5337605, 0.85401684, 0.3202563, -0.6651075, -1.7397488, 1.5334423, 0.871414, -0.57835174,
            -0.30618623, -0.10206208, 0.98660004, -1.6768812, -0.13913777, 0.8781943, 0.9378247,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[1.8450452, -1.5753196, -1.8649827, 0.53908455], 512.0)?;
    check::float32(&d_offset, &[4], &[4.0, 4.0, 8.25, 3.25], 512.0)?;
    Ok(())
}

/// group\_norm groups=2 epsilon=0.25
fn group_norm_groups_2_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::GroupNorm { scale: Some(&scale), offset: Some(&offset), epsilon: 0.25, ..Default::default() };
    let y = ops::group_norm_with(&x, 2, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            -0.48038447, -1.2417941, 1.6535898, -1.5196153, 0.16012815, 3.8823068, 2.5773504, -0.36491472, -0.4082483,
            -1.4494897, 2.4833682, -0.66164225, 1.2247449, 1.8164966, 0.93658984, -1.6283787,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            -0.3202563, 0.42700842, -1.3764031, 0.6651075, -0.74726474, 0.6405126, -0.16935608, 0.8806516, -1.4969105,
            1.2247449, -0.2150311, 0.7264076, 0.8164966, -0.5443311, -0.57100695, 0.059630476,
        ],
        512.0,
    )?;
    check::float32(&d_scale, &[4], &[3.2299182, 1.6197081, 1.2023757, 1.3970575], 512.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 512.0)?;
    Ok(())
}

/// gru
fn gru() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let bias = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    let options = ops::Gru { bias: Some(&bias), initial_h: Some(&initial_h), ..Default::default() };
    let (y0, y1) = ops::gru_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.29411682, 0.11832705, 0.37544984, 0.4765985, 0.5580412, 0.7558144, 0.47382268, 0.37195456, 0.4709376,
            0.6362716, 0.6089911, 0.8277893,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.5580412, 0.7558144, 0.6089911, 0.8277893], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[
            0.6932712, 0.8403186, 0.79181564, 0.9434016, 0.73627484, 0.86216253, 0.66452855, 0.79863596, 0.58358896,
            0.67708266, 0.4382723, 0.53513044,
        ],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 6],
        &[
            -0.17207512, 0.18283652, -0.04201629, -0.13065438, -0.62996566, -0.73208046, -0.14532793, -0.057374317,
            0.122635074, 0.028956097, 0.7190775, 0.055019192,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 6],
        &[
            0.17833783, -0.696291, 0.43223107, 0.49614662, 1.5107902, 1.3107378, -0.105563775, -0.22873895, 0.22404005,
            0.15960363, 0.6162002, 0.38931525,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[2, 6],
        &[
            0.14265172, -1.2811245, 0.87814057, 0.8512559, 7.194897, 4.1978645, 0.14265172, -1.2811245, 0.87814057,
            0.8512559, 3.140277, 2.341906,
        ],
        512.0,
    )?;
    check::float32(&d_initial_h, &[2, 2], &[1.0499322, 1.0378777, 0.6630064, 1.1632482], 512.0)?;
    Ok(())
}

/// gru reverse=True
fn gru_reverse_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let bias = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Gru { bias: Some(&bias), initial_h: Some(&initial_h), reverse: true, ..Default::default() };
    let (y0, y1) = ops::gru_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.34727624, 0.6017625, 0.47366905, 0.6681976, 0.53126633, 0.48470628, 0.39318302, 0.67897785, 0.53683597,
            0.7667723, 0.66662633, 0.6588755,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.34727624, 0.6017625, 0.39318302, 0.67897785], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_kernel,
        &[2, 6],
        &[
            -0.06998504, -0.3467989, -0.2394874, -0.0727698, -1.308281, -0.15534246, -0.025470613, -0.58864886,
            -0.03544116, 0.06516334, 0.090030916, 0.4521387,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 6],
        &[
            0.14398496, -0.87410325, 0.6087558, 0.453862, 1.7980843, 1.127201, 0.15094584, 0.16124338, 0.57023656,
            0.3039656, 1.491117, 0.59283215,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[2, 6],
        &[
            0.23741028, -1.2898664, 1.0882466, 0.7356434, 7.4576635, 3.2398996, 0.23741028, -1.2898664, 1.0882466,
            0.7356434, 3.2389293, 1.8452954,
        ],
        512.0,
    )?;
    Ok(())
}

/// gru time\_major=True
fn gru_time_major_true() -> Result<()> {
    let x = make::float32(
        &[3, 2, 2],
        &[-0.5, -0.3125, -0.4375, -0.25, -0.125, 0.0625, -0.0625, 0.125, 0.25, 0.4375, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let bias = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Gru { bias: Some(&bias), initial_h: Some(&initial_h), time_major: true, ..Default::default() };
    let (y0, y1) = ops::gru_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[3, 2, 2],
        &[
            0.29411682, 0.11832705, 0.47382268, 0.37195456, 0.37544984, 0.4765985, 0.4709376, 0.6362716, 0.5580412,
            0.7558144, 0.6089911, 0.8277893,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.5580412, 0.7558144, 0.6089911, 0.8277893], 32.0)?;
    let d_y0 = make::float32(&[3, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[3, 2, 2],
        &[
            0.99190736, 1.171189, 0.49699605, 0.66872275, 1.1384178, 1.3015225, 0.45899686, 0.5457021, 0.48549253,
            0.56491315, 0.4382723, 0.53513044,
        ],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 6],
        &[
            -0.23759963, 0.24508812, -0.10681107, -0.14269364, -1.0912788, -0.91398597, -0.17200129, -0.020250188,
            0.060177762, 0.01664344, 0.25203785, -0.05259771,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 6],
        &[
            0.3539529, -0.6444237, 0.5153009, 0.41156814, 1.7628112, 1.1876484, -0.09042515, -0.157855, 0.18980488,
            0.112320125, 0.5021677, 0.25690016,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[2, 6],
        &[
            0.34985787, -1.4151376, 0.89060706, 0.8497977, 7.1643553, 4.594071, 0.34985787, -1.4151376, 0.89060706,
            0.8497977, 3.1344833, 2.5418448,
        ],
        512.0,
    )?;
    Ok(())
}

/// gru with a mask
fn gru_with_a_mask() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let bias = make::float32(
        &[2, 6],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let mask = make::bool(&[2, 3], &[true, true, false, true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    let options = ops::Gru { bias: Some(&bias), initial_h: Some(&initial_h), mask: Some(&mask), ..Default::default() };
    let (y0, y1) = ops::gru_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.29411682, 0.11832705, 0.37544984, 0.4765985, 0.37544984, 0.4765985, 0.47382268, 0.37195456, 0.47382268,
            0.37195456, 0.5907429, 0.7411173,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.37544984, 0.4765985, 0.5907429, 0.7411173], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[1.1134299, 1.332497, 1.4821665, 1.7448604, 0.0, 0.0, 1.094397, 1.3019155, 0.0, 0.0, 0.489489, 0.5839945],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 6],
        &[
            -0.20805041, 0.4090795, -0.14868434, -0.28835422, -1.4803323, -1.5416853, -0.14945875, 0.1283252,
            0.0010659837, -0.1175267, -0.13416627, -0.6349113,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 6],
        &[
            0.2970531, -0.8860887, 0.42219815, 0.6036779, 1.5995413, 1.6266108, -0.07629745, -0.018263388, 0.051767975,
            -0.0003454184, 0.115373604, -0.03152833,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[2, 6],
        &[
            0.31248888, -1.4973563, 0.7986683, 0.91108, 7.1795516, 4.836128, 0.31248888, -1.4973563, 0.7986683,
            0.91108, 3.1860936, 2.6440127,
        ],
        512.0,
    )?;
    check::float32(&d_initial_h, &[2, 2], &[1.5464288, 1.756312, 1.0382342, 1.9627215], 512.0)?;
    Ok(())
}

/// hypot and its gradients
fn hypot_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::hypot(&x1, &x2)?;
    check::float32(&y, &[3], &[1.3462912, 2.1360009, 5.0], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.37139067, -0.4681646, 1.2], 16.0)?;
    check::float32(&d_x2, &[3], &[0.9284767, 0.17556173, -1.6], 16.0)?;
    Ok(())
}

/// hypot of other dtypes
fn hypot_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::hypot(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[1.346291201783626, 2.1360009363293826, 5.0], 8.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::hypot(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[1.3466797, 2.1367188, 5.0], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::hypot(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[1.34375, 2.140625, 5.0], 1.0)?;
    Ok(())
}

/// identity and copy pass gradients and stop\_gradient none
fn identity_and_copy_pass_gradients_and_stop_gradient_none() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    let y_identity = ops::identity(&x)?;
    let z_identity = ops::square(&y_identity)?;
    let [d_identity] = check::gradients(tape.gradients(&z_identity, &[&x])?)?;
    check::float32(&d_identity, &[2], &[2.0, 4.0], 0.0)?;
    let y_copy = ops::copy(&x)?;
    let z_copy = ops::square(&y_copy)?;
    let [d_copy] = check::gradients(tape.gradients(&z_copy, &[&x])?)?;
    check::float32(&d_copy, &[2], &[2.0, 4.0], 0.0)?;
    let y_stop_gradient = ops::stop_gradient(&x)?;
    let z_stop_gradient = ops::square(&y_stop_gradient)?;
    let [d_stop_gradient] = check::array(tape.gradients(&z_stop_gradient, &[&x])?)?;
    check::none(&d_stop_gradient)?;
    Ok(())
}

/// integers have no gradient
fn integers_have_no_gradient() -> Result<()> {
    let x = make::float32(&[2], &[3.0, 4.0])?;
    let n = make::int32(&[2], &[1, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&n)?;
    let y = ops::gather(&x, &n)?;
    let [a, b] = check::array(tape.gradients(&y, &[&x, &n])?)?;
    check::float32(check::some(&a)?, &[2], &[1.0, 1.0], 0.0)?;
    check::none(&b)?;
    Ok(())
}

/// inv
fn inv() -> Result<()> {
    let x = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let y = ops::inv(&x)?;
    check::float64(&y, &[2, 2, 2], &[-0.5, 1.0, 0.5, 0.0, 0.5, -0.5, -0.5, 1.0], 0.0)?;
    Ok(())
}

/// inv adjoint=True
fn inv_adjoint_true() -> Result<()> {
    let x = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let y = ops::inv_with(&x, ops::Inv { adjoint: true })?;
    check::float64(&y, &[2, 2, 2], &[-0.5, 0.5, 1.0, 0.0, 0.5, -0.5, -0.5, 1.0], 0.0)?;
    Ok(())
}

/// l2\_loss
fn l2_loss() -> Result<()> {
    let x = make::float32(&[2, 2], &[3.0, 0.0, 0.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::l2_loss(&x)?;
    check::float32(&y, &[], &[12.5], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 2], &[3.0, 0.0, 0.0, 4.0], 0.0)?;
    Ok(())
}

/// l2\_normalize axis=1
fn l2_normalize_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::L2Normalize { axis: Some(&[1]), ..Default::default() };
    let y = ops::l2_normalize_with(&x, options)?;
    check::float32(&y, &[2, 3], &[0.33333334, -0.6666667, 0.6666667, 0.07432941, 0.4459765, -0.891953], 8.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.18518518, 0.46296296, 0.37037036, 0.059135005, 0.35481003, 0.18233293], 8.0)?;
    Ok(())
}

/// l2\_normalize axis=1 epsilon=1000000.0
fn l2_normalize_axis_1_epsilon_1000000_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let y = ops::l2_normalize_with(&x, ops::L2Normalize { axis: Some(&[1]), epsilon: 1000000.0 })?;
    check::float32(&y, &[2, 3], &[0.001, -0.002, 0.002, 0.0005, 0.003, -0.006], 8.0)?;
    Ok(())
}

/// layer batch\_normalization, in training and after it
fn layer_batch_normalization_in_training_and_after_it() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let kind = layers::BatchNormalization {
        momentum: 0.5,
        epsilon: 0.25,
        gamma_initializer: "constant value=2",
        ..layers::BatchNormalization::new()
    };
    let layer = kind.create()?;
    let [trained] = check::outputs(layer.call_all(&[Some(&x)], true)?)?;
    check::float32(
        &trained,
        &[2, 2, 4],
        &[
            -2.085144, -2.4120908, -0.73029673, -2.4370873, -0.4170288, 2.4120908, -2.1908903, 1.0444659, -0.4170288,
            -1.2060454, 0.0, 2.4370873, 2.9192019, 1.2060454, 2.921187, -1.0444659,
        ],
        16.0,
    )?;
    let moving_mean = check::variable(&layer, "moving_mean")?;
    let moving_mean_value = moving_mean.read()?;
    check::float32(&moving_mean_value, &[4], &[1.375, 1.25, 1.25, 1.125], 8.0)?;
    let moving_variance = check::variable(&layer, "moving_variance")?;
    let moving_variance_value = moving_variance.read()?;
    check::float32(&moving_variance_value, &[4], &[1.09375, 1.75, 1.3125, 1.40625], 8.0)?;
    let [inferred] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    check::float32(
        &inferred,
        &[2, 2, 4],
        &[
            0.21566555, -1.0606601, 1.2, -0.9712859, 1.94099, 4.5961943, -0.4, 2.9138577, 1.94099, 0.35355338, 2.0,
            4.467915, 5.3916388, 3.1819806, 5.2, 0.58277154,
        ],
        16.0,
    )?;
    Ok(())
}

/// layer conv2d filters=3 kernel\_initializer=constant value=0.5 bias\_initializer=ones
fn layer_conv2d_filters_3_kernel_initializer_constant_value_0_5_bias_initializer_ones() -> Result<()> {
    let x = make::float32(
        &[1, 3, 3, 2],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875, 0.375, -0.5,
        ],
    )?;
    let kind = layers::Conv2D {
        kernel_initializer: "constant value=0.5",
        bias_initializer: "ones",
        ..layers::Conv2D::new(3, &[2, 2])
    };
    let layer = kind.create()?;
    let [first] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let kernel = check::variable(&layer, "kernel")?;
    let kernel_value = kernel.read()?;
    check::float32(
        &kernel_value,
        &[2, 2, 2, 3],
        &[
            0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
            0.5, 0.5, 0.5,
        ],
        0.0,
    )?;
    let bias = check::variable(&layer, "bias")?;
    let bias_value = bias.read()?;
    check::float32(&bias_value, &[3], &[1.0, 1.0, 1.0], 0.0)?;
    let tape = Tape::new()?;
    let [y] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let loss = ops::sum(&y)?;
    let [d_kernel, d_bias] = check::gradients(tape.variable_gradients(&loss, &[&kernel, &bias])?)?;
    check::float32(
        &y,
        &[1, 2, 2, 3],
        &[0.25, 0.25, 0.25, 1.75, 1.75, 1.75, 0.5, 0.5, 0.5, 1.46875, 1.46875, 1.46875],
        4.0,
    )?;
    let after_kernel = ops::add(&d_kernel, &kernel_value)?;
    check::float32(
        &after_kernel,
        &[2, 2, 2, 3],
        &[
            -0.625, -0.625, -0.625, 0.125, 0.125, 0.125, 0.875, 0.875, 0.875, 1.625, 1.625, 1.625, -0.375, -0.375,
            -0.375, 0.375, 0.375, 0.375, 1.125, 1.125, 1.125, 0.8125, 0.8125, 0.8125,
        ],
        8.0,
    )?;
    let after_bias = ops::add(&d_bias, &bias_value)?;
    check::float32(&after_bias, &[3], &[5.0, 5.0, 5.0], 8.0)?;
    Ok(())
}

/// layer dense units=2 use\_bias=False kernel\_initializer=ones dtype=float64 param\_dtype=float32
fn layer_dense_units_2_use_bias_false_kernel_initializer_ones_dtype_float64_param_dtype_float() -> Result<()> {
    let x = make::float32(&[2, 3], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375])?;
    let kind = layers::Dense {
        use_bias: false,
        kernel_initializer: "ones",
        dtype: Some(DType::FLOAT64),
        param_dtype: Some(DType::FLOAT32),
        ..layers::Dense::new(2)
    };
    let layer = kind.create()?;
    let [first] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let kernel = check::variable(&layer, "kernel")?;
    let kernel_value = kernel.read()?;
    check::float32(&kernel_value, &[3, 2], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], 0.0)?;
    let tape = Tape::new()?;
    let [y] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let loss = ops::sum(&y)?;
    let [d_kernel] = check::gradients(tape.variable_gradients(&loss, &[&kernel])?)?;
    check::float64(&y, &[2, 2], &[-0.9375, -0.9375, 0.75, 0.75], 4.0)?;
    let after_kernel = ops::add(&d_kernel, &kernel_value)?;
    check::float32(&after_kernel, &[3, 2], &[0.5625, 0.5625, 0.9375, 0.9375, 1.3125, 1.3125], 8.0)?;
    Ok(())
}

/// layer dense units=4 activation=relu kernel\_initializer=constant value=0.25 bias\_initializer=ones
fn layer_dense_units_4_activation_relu_kernel_initializer_constant_value_0_25_bias_initialize() -> Result<()> {
    let x = make::float32(&[2, 3], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375])?;
    let kind = layers::Dense {
        activation: "relu",
        kernel_initializer: "constant value=0.25",
        bias_initializer: "ones",
        ..layers::Dense::new(4)
    };
    let layer = kind.create()?;
    let [first] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let kernel = check::variable(&layer, "kernel")?;
    let kernel_value = kernel.read()?;
    check::float32(
        &kernel_value,
        &[3, 4],
        &[0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25],
        0.0,
    )?;
    let bias = check::variable(&layer, "bias")?;
    let bias_value = bias.read()?;
    check::float32(&bias_value, &[4], &[1.0, 1.0, 1.0, 1.0], 0.0)?;
    let tape = Tape::new()?;
    let [y] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let loss = ops::sum(&y)?;
    let [d_kernel, d_bias] = check::gradients(tape.variable_gradients(&loss, &[&kernel, &bias])?)?;
    check::float32(&y, &[2, 4], &[0.765625, 0.765625, 0.765625, 0.765625, 1.1875, 1.1875, 1.1875, 1.1875], 4.0)?;
    let after_kernel = ops::add(&d_kernel, &kernel_value)?;
    check::float32(
        &after_kernel,
        &[3, 4],
        &[-0.1875, -0.1875, -0.1875, -0.1875, 0.1875, 0.1875, 0.1875, 0.1875, 0.5625, 0.5625, 0.5625, 0.5625],
        8.0,
    )?;
    let after_bias = ops::add(&d_bias, &bias_value)?;
    check::float32(&after_bias, &[4], &[3.0, 3.0, 3.0, 3.0], 8.0)?;
    Ok(())
}

/// layer dropout drops by the seed, in training alone
fn layer_dropout_drops_by_the_seed_in_training_alone() -> Result<()> {
    let x = make::float32(
        &[64],
        &[
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0,
        ],
    )?;
    let kind = layers::Dropout::new(0.5);
    let layer = kind.create()?;
    eager::set_seed(3)?;
    let [first] = check::outputs(layer.call_all(&[Some(&x)], true)?)?;
    eager::set_seed(3)?;
    let [second] = check::outputs(layer.call_all(&[Some(&x)], true)?)?;
    let same = ops::equal(&first, &second)?;
    check::bool(
        &same,
        &[64],
        &[
            true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
            true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
            true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true,
            true, true, true, true, true, true, true, true, true, true,
        ],
        0.0,
    )?;
    let [inferred] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    check::float32(
        &inferred,
        &[64],
        &[
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// layer embedding input\_dim=5 output\_dim=2 embeddings\_initializer=constant value=1.5
fn layer_embedding_input_dim_5_output_dim_2_embeddings_initializer_constant_value_1_5() -> Result<()> {
    let x = make::int64(&[3], &[1, 4, 1])?;
    let kind = layers::Embedding { embeddings_initializer: "constant value=1.5", ..layers::Embedding::new(5, 2) };
    let layer = kind.create()?;
    let [first] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let embeddings = check::variable(&layer, "embeddings")?;
    let embeddings_value = embeddings.read()?;
    check::float32(&embeddings_value, &[5, 2], &[1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 0.0)?;
    let tape = Tape::new()?;
    let [y] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    let loss = ops::sum(&y)?;
    let [d_embeddings] = check::gradients(tape.variable_gradients(&loss, &[&embeddings])?)?;
    check::float32(&y, &[3, 2], &[1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 4.0)?;
    let after_embeddings = ops::add(&d_embeddings, &embeddings_value)?;
    check::float32(&after_embeddings, &[5, 2], &[1.5, 1.5, 3.5, 3.5, 1.5, 1.5, 1.5, 1.5, 2.5, 2.5], 8.0)?;
    Ok(())
}

/// layer lstm with states, and without
fn layer_lstm_with_states_and_without() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let c = make::float32(&[2, 2], &[1.0, 0.5, -0.5, 0.25])?;
    let kind = layers::LSTM {
        kernel_initializer: "constant value=0.5",
        recurrent_initializer: "constant value=-0.25",
        unit_forget_bias: false,
        return_sequences: true,
        ..layers::LSTM::new(2)
    };
    let layer = kind.create()?;
    let [y0, last_h0, last_c0] = check::outputs(layer.call_all(&[Some(&x), None, Some(&h), Some(&c)], false)?)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.08210424, 0.009304131, 0.038397077, -0.0070691635, 0.13457409, 0.10407165, -0.12512174, -0.035648677,
            -0.07877534, -0.007834352, 0.09101822, 0.13978589,
        ],
        32.0,
    )?;
    check::float32(&last_h0, &[2, 2], &[0.13457409, 0.10407165, 0.09101822, 0.13978589], 32.0)?;
    check::float32(&last_c0, &[2, 2], &[0.23498331, 0.18038099, 0.15149926, 0.23514925], 32.0)?;
    let [y1, last_h1, last_c1] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    check::float32(
        &y1,
        &[2, 3, 2],
        &[
            -0.06110484, -0.06110484, -0.03858077, -0.03858077, 0.09331537, 0.09331537, -0.056592945, -0.056592945,
            -0.020609044, -0.020609044, 0.12664765, 0.12664765,
        ],
        32.0,
    )?;
    check::float32(&last_h1, &[2, 2], &[0.09331537, 0.09331537, 0.12664765, 0.12664765], 32.0)?;
    check::float32(&last_c1, &[2, 2], &[0.15956217, 0.15956217, 0.21332647, 0.21332647], 32.0)?;
    Ok(())
}

/// layer\_norm
fn layer_norm() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::LayerNorm { scale: Some(&scale), offset: Some(&offset), ..Default::default() };
    let y = ops::layer_norm_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            0.5766672, -0.92222404, 0.65444314, -1.480556, -0.19993603, 3.7991045, 3.399552, -0.900032, -0.13994023,
            -1.5189241, 2.1399403, -0.23032874, 0.8162246, 1.0, 1.1837754, -1.8162246,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            2.1981993, 0.3089309, -1.4705043, -1.036626, 0.11972505, 0.7614129, 0.5381713, -1.4193093, -0.99310863,
            1.6974796, -1.8327501, 1.1283791, 1.479543, 0.45912632, -1.7853552, -0.153314,
        ],
        256.0,
    )?;
    check::float32(&d_scale, &[4], &[2.6554668, 1.1991764, 2.422689, 1.4524473], 256.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 256.0)?;
    Ok(())
}

/// layer\_norm axis=1 epsilon=0.5
fn layer_norm_axis_1_epsilon_0_5() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let offset = make::float32(&[2], &[2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&offset)?;
    let options = ops::LayerNorm { offset: Some(&offset), axis: &[1], epsilon: 0.5, ..Default::default() };
    let y = ops::layer_norm_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            1.4226497, 1.057191, 2.5773504, 1.1296117, -0.42264974, -0.05719096, -1.5773503, -0.12961172, 1.1835034,
            1.1835034, 1.1835034, 2.8703883, -0.18350342, -0.18350342, -0.18350342, -1.8703883,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &offset], ..Default::default() };
    let [d_x, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            -0.19245009, -0.06547285, 0.48112524, -0.06330097, 0.19245009, 0.06547285, -0.48112524, 0.06330097,
            -0.34020692, 0.17010346, -0.10206208, 0.08440129, 0.34020692, -0.17010346, 0.10206208, -0.08440129,
        ],
        256.0,
    )?;
    check::float32(&d_offset, &[2], &[8.0, 11.5], 256.0)?;
    Ok(())
}

/// layer\_norm axis=1,2 epsilon=0.5
fn layer_norm_axis_1_2_epsilon_0_5() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[2, 4], &[1.0, 2.0, -1.0, 0.5, 3.0, 1.0, 0.5, -2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    let options = ops::LayerNorm { scale: Some(&scale), axis: &[1, 2], epsilon: 0.5, ..Default::default() };
    let y = ops::layer_norm_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            -0.29821002, -1.9596659, -0.042601433, -0.48991647, 1.1502386, 1.7466587, -0.31951073, -1.4484487,
            -0.41469812, -2.3038783, 0.41469812, 0.34558177, 3.1793523, 0.32254297, 0.529892, 2.3038783,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &scale], ..Default::default() };
    let [d_x, d_scale] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            0.26674217, 0.4869398, -1.8882253, -0.10948027, 2.4322248, 0.9693952, -0.04917334, -2.108423, -0.666804,
            2.4073818, -1.2197349, -1.2232567, 4.612061, -0.9763357, -1.654488, -1.2788237,
        ],
        256.0,
    )?;
    check::float32(
        &d_scale,
        &[2, 4],
        &[-0.5055591, -2.7937949, -0.018471664, 0.791787, 3.7544715, 5.4818835, 0.58051795, 0.14825475],
        256.0,
    )?;
    Ok(())
}

/// layer\_norm epsilon=0.25
fn layer_norm_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let offset = make::float32(&[4], &[0.0, 1.0, 2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    tape.watch(&offset)?;
    let options = ops::LayerNorm { scale: Some(&scale), offset: Some(&offset), epsilon: 0.25, ..Default::default() };
    let y = ops::layer_norm_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            0.45749572, -0.52498573, 0.93251, -1.3812464, -0.18569534, 3.5997348, 3.2998674, -0.90715235, -0.12216944,
            -1.19905, 2.1221695, -0.32806805, 0.75592893, 1.0, 1.244071, -1.755929,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&x, &scale, &offset],
        ..Default::default()
    };
    let [d_x, d_scale, d_offset] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            1.5356251, 0.5922619, -1.6526589, -0.4752281, 0.064032875, 1.0373325, 0.16968712, -1.2710526, -0.8351284,
            1.7687218, -1.5681452, 0.63455176, 1.3971187, 0.42521003, -1.6265972, -0.1957316,
        ],
        256.0,
    )?;
    check::float32(&d_scale, &[4], &[2.385655, 1.3193057, 1.8854661, 1.254939], 256.0)?;
    check::float32(&d_offset, &[4], &[6.0, 6.25, 4.0, 3.25], 256.0)?;
    Ok(())
}

/// leaky\_relu alpha=0.0
fn leaky_relu_alpha_0_0() -> Result<()> {
    let x = make::float64(&[2], &[-1.0, 2.0])?;
    let y = ops::leaky_relu_with(&x, ops::LeakyRelu { alpha: 0.0 })?;
    check::float64(&y, &[2], &[-0.0, 2.0], 1.0)?;
    Ok(())
}

/// leaky\_relu alpha=0.25 and its gradient
fn leaky_relu_alpha_0_25_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::leaky_relu_with(&x, ops::LeakyRelu { alpha: 0.25 })?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.5, -0.125, 0.75, 3.0], 0.0)?;
    check::float32(&d_x, &[4], &[0.25, 0.125, 2.0, 0.25], 1.0)?;
    Ok(())
}

/// leaky\_relu alpha=0.25 of other dtypes
fn leaky_relu_alpha_0_25_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::leaky_relu_with(&x_float64, ops::LeakyRelu { alpha: 0.25 })?;
    check::float64(&y_float64, &[4], &[-0.5, -0.125, 0.75, 3.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::leaky_relu_with(&x_float16, ops::LeakyRelu { alpha: 0.25 })?;
    check::float16(&y_float16, &[4], &[-0.5, -0.125, 0.75, 3.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::leaky_relu_with(&x_bfloat16, ops::LeakyRelu { alpha: 0.25 })?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.5, -0.125, 0.75, 3.0], 0.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::leaky_relu_with(&x_int64, ops::LeakyRelu { alpha: 0.25 })?;
    check::float64(&y_int64, &[3], &[0.0, 1.0, 4.0], 0.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::leaky_relu_with(&x_uint8, ops::LeakyRelu { alpha: 0.25 })?;
    check::float32(&y_uint8, &[3], &[0.0, 1.0, 4.0], 0.0)?;
    Ok(())
}

/// leaky\_relu with its default
fn leaky_relu_with_its_default() -> Result<()> {
    let x = make::float64(&[2], &[-2.0, 3.0])?;
    let y = ops::leaky_relu(&x)?;
    check::float64(&y, &[2], &[-0.4, 3.0], 0.0)?;
    Ok(())
}

/// lgamma and its gradient
fn lgamma_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::lgamma(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[1.2880225, 0.20328096, 1.2009736, 39.339886], 16.0)?;
    check::float32(&d_x, &[4], &[-4.2274537, -0.5429304, 2.2063134, 0.742631], 8.0)?;
    Ok(())
}

/// lgamma of other dtypes
fn lgamma_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_float64 = ops::lgamma(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[1.2880225246980774, 0.20328095143129538, 1.2009736023470743, 39.339884187199495],
        16.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_float16 = ops::lgamma(&x_float16)?;
    check::float16(&y_float16, &[4], &[1.2880859, 0.20324707, 1.2011719, 39.34375], 4.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.25, 0.75, 3.5, 20.0])?;
    let y_bfloat16 = ops::lgamma(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[1.2890625, 0.203125, 1.203125, 39.25], 4.0)?;
    let x_int64 = make::int64(&[3], &[3, 4, 9])?;
    let y_int64 = ops::lgamma(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.6931471805599453, 1.791759469228055, 10.60460290274525], 16.0)?;
    let x_uint8 = make::uint8(&[3], &[3, 4, 9])?;
    let y_uint8 = ops::lgamma(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.6931472, 1.7917595, 10.604603], 16.0)?;
    Ok(())
}

/// linspace start=-1.0 stop=1.0 num=4 endpoint=False dtype=float64
fn linspace_start_m1_0_stop_1_0_num_4_endpoint_false_dtype_float64() -> Result<()> {
    let options = ops::Linspace { endpoint: false, dtype: Some(DType::FLOAT64) };
    let y = ops::linspace_with(-1.0, 1.0, 4, options)?;
    check::float64(&y, &[4], &[-1.0, -0.5, 0.0, 0.5], 0.0)?;
    Ok(())
}

/// linspace start=0.0 stop=1.0 num=2 endpoint=True
fn linspace_start_0_0_stop_1_0_num_2_endpoint_true() -> Result<()> {
    let options = ops::Linspace { endpoint: true, ..Default::default() };
    let y = ops::linspace_with(0.0, 1.0, 2, options)?;
    check::float32(&y, &[2], &[0.0, 1.0], 0.0)?;
    Ok(())
}

/// linspace start=0.0 stop=1.0 num=5
fn linspace_start_0_0_stop_1_0_num_5() -> Result<()> {
    let y = ops::linspace(0.0, 1.0, 5)?;
    check::float32(&y, &[5], &[0.0, 0.25, 0.5, 0.75, 1.0], 0.0)?;
    Ok(())
}

/// linspace start=1.0 stop=0.0 num=0
fn linspace_start_1_0_stop_0_0_num_0() -> Result<()> {
    let y = ops::linspace(1.0, 0.0, 0)?;
    check::float32(&y, &[0], &[], 0.0)?;
    Ok(())
}

/// linspace start=2.0 stop=3.0 num=1
fn linspace_start_2_0_stop_3_0_num_1() -> Result<()> {
    let y = ops::linspace(2.0, 3.0, 1)?;
    check::float32(&y, &[1], &[2.0], 0.0)?;
    Ok(())
}

/// log and its gradient
fn log_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-2.0794415, -0.2876821, 0.91629076, 2.9957323], 4.0)?;
    check::float32(&d_x, &[4], &[8.0, 0.6666667, 0.8, 0.0125], 8.0)?;
    Ok(())
}

/// log of other dtypes
fn log_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float64 = ops::log(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-2.0794415416798357, -0.2876820724517809, 0.9162907318741551, 2.995732273553991],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float16 = ops::log(&x_float16)?;
    check::float16(&y_float16, &[4], &[-2.0800781, -0.28759766, 0.9165039, 2.9960938], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_bfloat16 = ops::log(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-2.078125, -0.28710938, 0.91796875, 3.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::log(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.6931471805599453, 2.1972245773362196], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::log(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.6931472, 2.1972246], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::log(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(-0.10381968, 0.98279375), (0.29735357, 2.7610862), (0.91629076, -0.9272952)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.61538464, 0.9230769), (-0.27586207, -0.6896552), (0.16, -0.88)], 16.0)?;
    Ok(())
}

/// log of what is no finite number
fn log_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[4], &[0.0, -1.0, INF, NAN])?;
    let y = ops::log(&x)?;
    check::float32(&y, &[4], &[-INF, NAN, INF, NAN], 0.0)?;
    Ok(())
}

/// log10 and its gradient
fn log10_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log10(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.90309, -0.124938734, 0.39794, 1.30103], 4.0)?;
    check::float32(&d_x, &[4], &[3.474356, 0.28952965, 0.3474356, 0.005428681], 8.0)?;
    Ok(())
}

/// log10 of other dtypes
fn log10_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float64 = ops::log10(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.9030899869919435, -0.12493873660829995, 0.3979400086720376, 1.3010299956639813],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float16 = ops::log10(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.9033203, -0.124938965, 0.39794922, 1.3007812], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_bfloat16 = ops::log10(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.90234375, -0.125, 0.3984375, 1.3046875], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::log10(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.3010299956639812, 0.9542425094393249], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::log10(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.30103, 0.9542425], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::log10(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(-0.045088314, 0.4268219), (0.129139, 1.1991246), (0.39794, -0.4027192)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.26725814, 0.40088722), (-0.11980537, -0.29951343), (0.06948712, -0.38217914)],
        16.0,
    )?;
    Ok(())
}

/// log1p and its gradient
fn log1p_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-0.5, 0.125, 0.75, 2.5])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log1p(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.6931472, 0.11778303, 0.5596158, 1.2527629], 4.0)?;
    check::float32(&d_x, &[4], &[2.0, 0.44444445, 1.1428572, 0.071428575], 8.0)?;
    Ok(())
}

/// log1p of other dtypes
fn log1p_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-0.5, 0.125, 0.75, 2.5])?;
    let y_float64 = ops::log1p(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.6931471805599453, 0.11778303565638346, 0.5596157879354227, 1.252762968495368],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-0.5, 0.125, 0.75, 2.5])?;
    let y_float16 = ops::log1p(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.6933594, 0.11779785, 0.5595703, 1.2529297], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-0.5, 0.125, 0.75, 2.5])?;
    let y_bfloat16 = ops::log1p(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.69140625, 0.11767578, 0.55859375, 1.25], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 2, 9])?;
    let y_int64 = ops::log1p(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.0986122886681098, 2.302585092994046], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 2, 9])?;
    let y_uint8 = ops::log1p(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.0986123, 2.3025851], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::log1p(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.51703686, 0.4636476), (-0.5815754, 2.0344439), (1.1636388, -0.67474097)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.53333336, 0.26666668), (-1.6, -0.8), (0.29268292, -0.63414633)], 16.0)?;
    Ok(())
}

/// log2 and its gradient
fn log2_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log2(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-3.0, -0.4150375, 1.3219281, 4.321928], 4.0)?;
    check::float32(&d_x, &[4], &[11.54156, 0.9617967, 1.1541561, 0.018033689], 8.0)?;
    Ok(())
}

/// log2 of other dtypes
fn log2_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float64 = ops::log2(&x_float64)?;
    check::float64(&y_float64, &[4], &[-3.0, -0.4150374992788438, 1.3219280948873624, 4.321928094887363], 4.0)?;
    let x_float16 = make::float16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float16 = ops::log2(&x_float16)?;
    check::float16(&y_float16, &[4], &[-3.0, -0.41503906, 1.3222656, 4.3203125], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_bfloat16 = ops::log2(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-3.0, -0.4140625, 1.3203125, 4.3125], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::log2(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.0, 3.169925001442312], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::log2(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.0, 3.169925], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::log2(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(-0.14978014, 1.4178716), (0.42899048, 3.9834056), (1.3219281, -1.3378042)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.8878123, 1.3317184), (-0.39798483, -0.9949621), (0.2308312, -1.2695717)], 16.0)?;
    Ok(())
}

/// log\_softmax
fn log_softmax() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log_softmax(&x)?;
    check::float32(&y, &[2, 3], &[-1.4643688, -0.4643688, -1.9643688, -4.079036, -2.8290362, -0.0790362], 8.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.19071636, -1.699861, 1.5091447, 0.1696121, 1.2194186, -1.3890307], 64.0)?;
    Ok(())
}

/// log\_softmax axis=0
fn log_softmax_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::log_softmax_with(&x, ops::LogSoftmax { axis: 0 })?;
    check::float32(&y, &[2, 3], &[-0.12692802, -0.16022415, -2.5788898, -2.126928, -1.9102242, -0.078889735], 8.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[-0.100996345, -1.2039056, 1.6207091, 0.100996345, 1.2039056, -1.6207091], 64.0)?;
    Ok(())
}

/// log\_softmax of bfloat16
fn log_softmax_of_bfloat16() -> Result<()> {
    let x = make::bfloat16(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let y = ops::log_softmax(&x)?;
    check::bfloat16(&y, &[2, 3], &[-1.4609375, -0.46484375, -1.9609375, -4.09375, -2.828125, -0.07910156], 2.0)?;
    Ok(())
}

/// log\_softmax of float16
fn log_softmax_of_float16() -> Result<()> {
    let x = make::float16(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let y = ops::log_softmax(&x)?;
    check::float16(&y, &[2, 3], &[-1.4648438, -0.46435547, -1.9648438, -4.078125, -2.828125, -0.07904053], 2.0)?;
    Ok(())
}

/// log\_softmax of float64
fn log_softmax_of_float64() -> Result<()> {
    let x = make::float64(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let y = ops::log_softmax(&x)?;
    check::float64(
        &y,
        &[2, 3],
        &[
            -1.464368784107945, -0.46436878410794485, -1.964368784107945, -4.0790362014041, -2.8290362014040995,
            -0.07903620140409956,
        ],
        8.0,
    )?;
    Ok(())
}

/// logaddexp and its gradients
fn logaddexp_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::logaddexp(&x1, &x2)?;
    check::float32(&y, &[3], &[1.636871, 0.8119676, 3.0009115], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.32082132, 0.030043324, 1.9981779], 16.0)?;
    check::float32(&d_x2, &[3], &[0.6791787, 0.46995667, 0.0018221023], 16.0)?;
    Ok(())
}

/// logaddexp of other dtypes
fn logaddexp_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::logaddexp(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[1.6368710061148999, 0.8119675890031987, 3.000911466453774], 8.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::logaddexp(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[1.6367188, 0.8120117, 3.0], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::logaddexp(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[1.640625, 0.8125, 3.0], 1.0)?;
    Ok(())
}

/// logic
fn logic() -> Result<()> {
    let p = make::bool(&[4], &[false, false, true, true])?;
    let q = make::bool(&[4], &[false, true, false, true])?;
    let logical_and_y = ops::logical_and(&p, &q)?;
    check::bool(&logical_and_y, &[4], &[false, false, false, true], 0.0)?;
    let logical_or_y = ops::logical_or(&p, &q)?;
    check::bool(&logical_or_y, &[4], &[false, true, true, true], 0.0)?;
    let logical_xor_y = ops::logical_xor(&p, &q)?;
    check::bool(&logical_xor_y, &[4], &[false, true, true, false], 0.0)?;
    let bitwise_and_y = ops::bitwise_and(&p, &q)?;
    check::bool(&bitwise_and_y, &[4], &[false, false, false, true], 0.0)?;
    let bitwise_or_y = ops::bitwise_or(&p, &q)?;
    check::bool(&bitwise_or_y, &[4], &[false, true, true, true], 0.0)?;
    let bitwise_xor_y = ops::bitwise_xor(&p, &q)?;
    check::bool(&bitwise_xor_y, &[4], &[false, true, true, false], 0.0)?;
    let logical_not_y = ops::logical_not(&p)?;
    check::bool(&logical_not_y, &[4], &[true, true, false, false], 0.0)?;
    let bitwise_invert_y = ops::bitwise_invert(&p)?;
    check::bool(&bitwise_invert_y, &[4], &[true, true, false, false], 0.0)?;
    Ok(())
}

/// logsumexp
fn logsumexp() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::logsumexp(&x)?;
    check::float32(&y, &[], &[5.562165], 4.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.00051974884, 0.0014128238, 0.0038404532, 0.010439434, 0.028377324, 0.07713757, 0.20968165, 0.00051974884,
            0.0014128238, 0.0038404532, 0.010439434, 0.028377324, 0.07713757, 0.20968165, 0.00051974884, 0.0014128238,
            0.0038404532, 0.010439434, 0.028377324, 0.07713757, 0.20968165, 0.00051974884, 0.0014128238, 0.0038404532,
        ],
        8.0,
    )?;
    Ok(())
}

/// logsumexp axis=
fn logsumexp_axis() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::logsumexp_with(&x, ops::Logsumexp { axis: Some(&[]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
        4.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
        8.0,
    )?;
    Ok(())
}

/// logsumexp axis=0,-1 keepdims=True
fn logsumexp_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::logsumexp_with(&x, ops::Logsumexp { axis: Some(&[0, -1]), keepdims: true })?;
    check::float32(&y, &[1, 3, 1], &[4.374604, 4.73093, 4.2132616], 4.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0017042944, 0.0046327524, 0.012593127, 0.034231666, 0.03257934, 0.08855982, 0.24073055, 0.0005967114,
            0.010887779, 0.029596051, 0.08045041, 0.21868688, 0.2529397, 0.6875614, 0.0017042944, 0.0046327524,
            0.004409134, 0.011985268, 0.03257934, 0.08855982, 1.6158897, 0.00400539, 0.010887779, 0.029596051,
        ],
        8.0,
    )?;
    Ok(())
}

/// logsumexp axis=1
fn logsumexp_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::logsumexp_with(&x, ops::Logsumexp { axis: Some(&[1]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 4],
        &[2.0658839, 3.0658839, 4.065884, 2.3265626, 4.3265624, 4.0509458, 2.0658839, 3.0658839],
        4.0,
    )?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.017147826, 0.008573913, 0.034295652, 0.06634698, 0.93623954, 0.46811977, 1.8724791, 0.0033032217,
            0.046612624, 0.023306312, 0.09322525, 0.1803498, 0.3980819, 2.8509905, 0.012860869, 0.017147826,
            0.01981933, 0.14194247, 0.7021797, 0.93623954, 1.0820987, 0.0070668994, 0.034959465, 0.046612624,
        ],
        8.0,
    )?;
    Ok(())
}

/// lstm
fn lstm() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let bias = make::float32(&[8], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let initial_c = make::float32(&[2, 2], &[1.0, 0.5, -0.5, 0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    tape.watch(&initial_c)?;
    let options =
        ops::Lstm { bias: Some(&bias), initial_h: Some(&initial_h), initial_c: Some(&initial_c), ..Default::default() };
    let (y0, y1, y2) = ops::lstm_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.20834972, 0.16479056, 0.13013679, 0.16948459, 0.075238094, 0.17836475, -0.024535986, 0.13397889,
            0.0056339237, 0.14979815, 0.012791571, 0.16386114,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.075238094, 0.17836475, 0.012791571, 0.16386114], 32.0)?;
    check::float32(&y2, &[2, 2], &[0.21615905, 0.42738038, 0.03557717, 0.38327459], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h, &initial_c],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h, d_initial_c] =
        check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[
            0.0011901447, -0.033402134, 0.14742945, -0.14655499, 0.17002502, -0.10721773, 0.08254833, -0.15003264,
            0.29052904, -0.2564938, 0.2696444, -0.3270357,
        ],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 8],
        &[
            -0.09265415, -0.044322625, -0.05852054, -0.02517778, 0.012013364, -0.0390626, -0.050970625, 0.082636125,
            -0.006838355, 0.09298787, 0.038143616, 0.09239537, 0.6533778, 0.37734008, 0.03246464, 0.22346018,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 8],
        &[
            0.1947671, 0.2270805, 0.063818865, 0.14886276, 0.670496, 0.47488004, 0.10779905, 0.12329901, 0.006037781,
            0.05812669, -0.0036626302, 0.05232672, 0.3349353, 0.2206848, 0.016082805, 0.09464361,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[8],
        &[0.45768425, 0.7323227, 0.51554215, 0.6270568, 3.42061, 2.2208142, 0.44498807, 0.7510616],
        512.0,
    )?;
    check::float32(&d_initial_h, &[2, 2], &[0.0011901447, -0.033402134, 0.08254833, -0.15003264], 512.0)?;
    check::float32(&d_initial_c, &[2, 2], &[0.48052585, 0.32787523, 0.519653, 0.46054044], 512.0)?;
    Ok(())
}

/// lstm reverse=True
fn lstm_reverse_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let bias = make::float32(&[8], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let initial_c = make::float32(&[2, 2], &[1.0, 0.5, -0.5, 0.25])?;
    let tape = Tape::new()?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Lstm {
        bias: Some(&bias),
        initial_h: Some(&initial_h),
        initial_c: Some(&initial_c),
        reverse: true,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::lstm_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.10289142, 0.1521855, 0.1253735, 0.18584526, 0.16186117, 0.18746139, 0.027324136, 0.1321856, -0.009941393,
            0.15827784, -0.038788207, 0.14364584,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.10289142, 0.1521855, 0.027324136, 0.1321856], 32.0)?;
    check::float32(&y2, &[2, 2], &[0.24282442, 0.34777546, 0.062200658, 0.29484197], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_kernel,
        &[2, 8],
        &[
            -0.071410246, 0.025117837, -0.060515188, -0.041092858, -0.93506896, -0.2626684, -0.058805235, 0.025363397,
            0.02138933, 0.12908094, 0.023175828, 0.05661948, -0.20591502, 0.048720997, 0.031426758, 0.16216001,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 8],
        &[
            0.1304669, 0.24685325, 0.070521854, 0.14415933, 0.5077257, 0.33603007, 0.11365062, 0.27341342, 0.036256753,
            -0.0023323554, -0.014128958, 0.018953308, 0.48770863, 0.14237437, 0.015746579, -0.031997304,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[8],
        &[0.4949311, 0.5544699, 0.44635206, 0.52113247, 3.8888211, 1.6607435, 0.4812373, 0.72958195],
        512.0,
    )?;
    Ok(())
}

/// lstm time\_major=True
fn lstm_time_major_true() -> Result<()> {
    let x = make::float32(
        &[3, 2, 2],
        &[-0.5, -0.3125, -0.4375, -0.25, -0.125, 0.0625, -0.0625, 0.125, 0.25, 0.4375, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let bias = make::float32(&[8], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let initial_c = make::float32(&[2, 2], &[1.0, 0.5, -0.5, 0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Lstm {
        bias: Some(&bias),
        initial_h: Some(&initial_h),
        initial_c: Some(&initial_c),
        time_major: true,
        ..Default::default()
    };
    let (y0, y1, y2) = ops::lstm_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[3, 2, 2],
        &[
            0.20834972, 0.16479056, -0.024535986, 0.13397889, 0.13013679, 0.16948459, 0.0056339237, 0.14979815,
            0.075238094, 0.17836475, 0.012791571, 0.16386114,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.075238094, 0.17836475, 0.012791571, 0.16386114], 32.0)?;
    check::float32(&y2, &[2, 2], &[0.21615905, 0.42738038, 0.03557717, 0.38327459], 32.0)?;
    let d_y0 = make::float32(&[3, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[3, 2, 2],
        &[
            0.04706732, -0.015373764, 0.09213791, -0.22862677, 0.19089794, -0.06817457, 0.25819987, -0.2793853,
            0.15460272, -0.0943323, 0.2696444, -0.3270357,
        ],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 8],
        &[
            -0.10470136, -0.059856083, -0.016103566, -0.058799148, -0.028410707, -0.12000521, -0.05208212, 0.054015383,
            -0.01731884, 0.076116525, 0.04749148, 0.0668615, 0.5894496, 0.30519953, 0.011948505, 0.19940458,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 8],
        &[
            0.22700384, 0.1967063, -0.025459554, 0.16194153, 0.7211872, 0.48489743, 0.07573226, 0.10755651,
            0.006517503, 0.04595796, -0.007903597, 0.040990833, 0.31376377, 0.19059794, -0.00023686451, 0.107922934,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[8],
        &[0.46604013, 0.72518724, 0.3391736, 0.6701901, 3.2952547, 2.2677586, 0.34149668, 0.77540904],
        512.0,
    )?;
    Ok(())
}

/// lstm with a mask
fn lstm_with_a_mask() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let recurrent_kernel = make::float32(
        &[2, 8],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let bias = make::float32(&[8], &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let initial_c = make::float32(&[2, 2], &[1.0, 0.5, -0.5, 0.25])?;
    let mask = make::bool(&[2, 3], &[true, true, false, true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    tape.watch(&initial_c)?;
    let options = ops::Lstm {
        bias: Some(&bias),
        initial_h: Some(&initial_h),
        initial_c: Some(&initial_c),
        mask: Some(&mask),
        ..Default::default()
    };
    let (y0, y1, y2) = ops::lstm_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            0.20834972, 0.16479056, 0.13013679, 0.16948459, 0.13013679, 0.16948459, -0.024535986, 0.13397889,
            -0.024535986, 0.13397889, -0.0033084177, 0.1661391,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[0.13013679, 0.16948459, -0.0033084177, 0.1661391], 32.0)?;
    check::float32(&y2, &[2, 2], &[0.35316816, 0.40288952, -0.009120842, 0.38807088], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y2 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h, &initial_c],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h, d_initial_c] =
        check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[
            0.046118468, -0.045025308, 0.1254253, -0.16006026, 0.0, 0.0, 0.101052664, -0.2213318, 0.0, 0.0, 0.29297462,
            -0.35000864,
        ],
        512.0,
    )?;
    check::float32(
        &d_kernel,
        &[2, 8],
        &[
            -0.15866253, -0.15776108, -0.14643082, -0.11254263, -0.27608728, -0.30921116, -0.10683461, -0.10506663,
            -0.063525476, -0.03801238, -0.06031323, -0.01563404, 0.25002465, 0.00806149, -0.018051174, 0.037931547,
        ],
        512.0,
    )?;
    check::float32(
        &d_recurrent_kernel,
        &[2, 8],
        &[
            0.2896431, 0.32170102, 0.02820138, 0.20402953, 0.8980272, 0.6475266, 0.12140019, 0.30201936, -0.01453849,
            0.009290492, -0.039484765, 0.0079143625, 0.15140665, 0.06579583, 0.023220396, 0.07153168,
        ],
        512.0,
    )?;
    check::float32(
        &d_bias,
        &[8],
        &[0.5073976, 0.6386597, 0.45929384, 0.5168458, 2.8059304, 1.6921209, 0.47351167, 0.7626569],
        512.0,
    )?;
    check::float32(&d_initial_h, &[2, 2], &[0.046118468, -0.045025308, 0.101052664, -0.2213318], 512.0)?;
    check::float32(&d_initial_c, &[2, 2], &[0.65519446, 0.5185482, 0.8421, 0.72694284], 512.0)?;
    Ok(())
}

/// map of slices with an invariant
fn map_of_slices_with_an_invariant() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2]), Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f, c_f] = arguments else { unreachable!() };
        let y_f = ops::multiply(x_f, c_f)?;
        let s_f = ops::sum(&y_f)?;
        Ok(vec![y_f.clone(), s_f.clone()])
    })?;
    let x = make::float32(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let c = make::float32(&[], &[10.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&c)?;
    let [y, s] = check::outputs(ops::map_with(&[&x, &c], &f, ops::Map { num_invariants: 1 })?)?;
    let asked = Gradient { targets: &[&y, &s], sources: &[&x, &c], ..Default::default() };
    let [d_x, d_c] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[3, 2], &[10.0, 20.0, 30.0, 40.0, 50.0, 60.0], 0.0)?;
    check::float32(&s, &[3], &[30.0, 70.0, 110.0], 0.0)?;
    check::float32(&d_x, &[3, 2], &[20.0, 20.0, 20.0, 20.0, 20.0, 20.0], 0.0)?;
    check::float32(&d_c, &[], &[42.0], 0.0)?;
    Ok(())
}

/// map of two tensors, and of no slices
fn map_of_two_tensors_and_of_no_slices() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT32, &[]), Spec::new(DType::INT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [a_f, b_f] = arguments else { unreachable!() };
        let y_f = ops::add(a_f, b_f)?;
        Ok(vec![y_f.clone()])
    })?;
    let a = make::int32(&[2], &[1, 2])?;
    let b = make::int32(&[2], &[10, 20])?;
    let [y] = check::outputs(ops::map(&[&a, &b], &f)?)?;
    check::int32(&y, &[2], &[11, 22], 0.0)?;
    let none = make::int32(&[0], &[])?;
    let [z] = check::outputs(ops::map(&[&none, &none], &f)?)?;
    check::int32(&z, &[0], &[], 0.0)?;
    Ok(())
}

/// matmul
fn matmul() -> Result<()> {
    let x1 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let x2 = make::float32(&[3, 2], &[1.0, -1.0, 0.0, 2.0, 3.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(&y, &[2, 2], &[10.0, 4.5, 22.0, 9.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[2, 3], &[0.5, 1.0, 3.25, 1.75, 0.5, 6.125], 0.0)?;
    check::float32(&d_x2, &[3, 2], &[9.0, 1.5, 12.0, 2.25, 15.0, 3.0], 0.0)?;
    Ok(())
}

/// matmul adjoint\_a=True
fn matmul_adjoint_a_true() -> Result<()> {
    let x1 = make::complex64(&[2, 2], &[(1.0, 1.0), (2.0, 0.0), (0.0, 3.0), (1.0, 0.0)])?;
    let x2 = make::complex64(&[2, 2], &[(1.0, 0.0), (0.0, 1.0), (2.0, 0.0), (-0.0, -1.0)])?;
    let y = ops::matmul_with(&x1, &x2, ops::Matmul { adjoint_a: true, ..Default::default() })?;
    check::complex64(&y, &[2, 2], &[(1.0, -7.0), (-2.0, 1.0), (4.0, 0.0), (0.0, 1.0)], 0.0)?;
    Ok(())
}

/// matmul adjoint\_b=True
fn matmul_adjoint_b_true() -> Result<()> {
    let x1 = make::complex64(&[2, 2], &[(1.0, 1.0), (2.0, 0.0), (0.0, 3.0), (1.0, 0.0)])?;
    let x2 = make::complex64(&[2, 2], &[(1.0, 0.0), (0.0, 1.0), (2.0, 0.0), (-0.0, -1.0)])?;
    let y = ops::matmul_with(&x1, &x2, ops::Matmul { adjoint_b: true, ..Default::default() })?;
    check::complex64(&y, &[2, 2], &[(1.0, -1.0), (2.0, 4.0), (0.0, 2.0), (0.0, 7.0)], 0.0)?;
    Ok(())
}

/// matmul of a matrix and a vector
fn matmul_of_a_matrix_and_a_vector() -> Result<()> {
    let x1 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let x2 = make::float32(&[3], &[1.0, 0.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(&y, &[2], &[-2.0, -2.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[2, 3], &[1.0, 0.0, -1.0, 0.5, 0.0, -0.5], 0.0)?;
    check::float32(&d_x2, &[3], &[3.0, 4.5, 6.0], 0.0)?;
    Ok(())
}

/// matmul of a vector and a matrix
fn matmul_of_a_vector_and_a_matrix() -> Result<()> {
    let x1 = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let x2 = make::float32(&[3, 2], &[1.0, -1.0, 0.0, 2.0, 3.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(&y, &[2], &[10.0, 4.5], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.5, 1.0, 3.25], 0.0)?;
    check::float32(&d_x2, &[3, 2], &[1.0, 0.5, 2.0, 1.0, 3.0, 1.5], 0.0)?;
    Ok(())
}

/// matmul of batches that broadcast
fn matmul_of_batches_that_broadcast() -> Result<()> {
    let x1 = make::float32(&[2, 1, 2, 2], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let x2 = make::float32(&[3, 2, 2], &[-5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(
        &y,
        &[2, 3, 2, 2],
        &[
            -3.0, -2.0, -19.0, -14.0, 1.0, 2.0, 1.0, 6.0, 5.0, 6.0, 21.0, 26.0, -35.0, -26.0, -51.0, -38.0, 1.0, 10.0,
            1.0, 14.0, 37.0, 46.0, 53.0, 66.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 2, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[2, 1, 2, 2], &[1.0, 18.0, -5.0, 6.5, -13.75, 1.75, 1.0, 18.0], 0.0)?;
    check::float32(&d_x2, &[3, 2, 2], &[22.0, 6.5, 29.0, 8.5, 18.5, 21.0, 24.25, 28.25, 6.5, 19.0, 8.5, 25.5], 0.0)?;
    Ok(())
}

/// matmul of integers
fn matmul_of_integers() -> Result<()> {
    let x1 = make::int32(&[1, 2], &[1, 2])?;
    let x2 = make::int32(&[2, 1], &[3, 4])?;
    let y = ops::matmul(&x1, &x2)?;
    check::int32(&y, &[1, 1], &[11], 0.0)?;
    Ok(())
}

/// matmul of vectors
fn matmul_of_vectors() -> Result<()> {
    let x1 = make::float32(&[2], &[1.0, 2.0])?;
    let x2 = make::float32(&[2], &[3.0, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(&y, &[], &[11.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[2], &[3.0, 4.0], 0.0)?;
    check::float32(&d_x2, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// matmul over nothing
fn matmul_over_nothing() -> Result<()> {
    let x1 = make::float32(&[2, 0], &[])?;
    let x2 = make::float32(&[0, 3], &[])?;
    let y = ops::matmul(&x1, &x2)?;
    check::float32(&y, &[2, 3], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// matmul promotes
fn matmul_promotes() -> Result<()> {
    let x1 = make::float16(&[1, 2], &[1.0, 2.0])?;
    let x2 = make::float64(&[2, 1], &[3.0, 4.0])?;
    let y = ops::matmul(&x1, &x2)?;
    check::float64(&y, &[1, 1], &[11.0], 0.0)?;
    Ok(())
}

/// matmul transpose\_a=True
fn matmul_transpose_a_true() -> Result<()> {
    let x1 = make::float32(&[3, 2], &[1.0, 4.0, 2.0, 5.0, 3.0, 6.0])?;
    let x2 = make::float32(&[3, 2], &[1.0, -1.0, 0.0, 2.0, 3.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul_with(&x1, &x2, ops::Matmul { transpose_a: true, ..Default::default() })?;
    check::float32(&y, &[2, 2], &[10.0, 4.5, 22.0, 9.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3, 2], &[0.5, 1.75, 1.0, 0.5, 3.25, 6.125], 0.0)?;
    check::float32(&d_x2, &[3, 2], &[9.0, 1.5, 12.0, 2.25, 15.0, 3.0], 0.0)?;
    Ok(())
}

/// matmul transpose\_a=True transpose\_b=False adjoint\_a=False adjoint\_b=False
fn matmul_transpose_a_true_transpose_b_false_adjoint_a_false_adjoint_b_false() -> Result<()> {
    let x1 = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let x2 = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let options = ops::Matmul { transpose_a: true, transpose_b: false, adjoint_a: false, adjoint_b: false };
    let y = ops::matmul_with(&x1, &x2, options)?;
    check::float32(&y, &[3, 3], &[17.0, 17.0, 26.0, 17.0, 34.0, 28.0, 26.0, 28.0, 40.0], 0.0)?;
    Ok(())
}

/// matmul transpose\_b=True
fn matmul_transpose_b_true() -> Result<()> {
    let x1 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let x2 = make::float32(&[2, 3], &[1.0, 0.0, 3.0, -1.0, 2.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::matmul_with(&x1, &x2, ops::Matmul { transpose_b: true, ..Default::default() })?;
    check::float32(&y, &[2, 2], &[10.0, 4.5, 22.0, 9.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[2, 3], &[0.5, 1.0, 3.25, 1.75, 0.5, 6.125], 0.0)?;
    check::float32(&d_x2, &[2, 3], &[9.0, 12.0, 15.0, 1.5, 2.25, 3.0], 0.0)?;
    Ok(())
}

/// matrix\_diag
fn matrix_diag() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::matrix_diag(&x)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[1.0, 0.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 4.0, 7.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 2.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 1.5, 0.5, 2.0, 0.75, 0.25], 0.0)?;
    Ok(())
}

/// matrix\_diag k=-1
fn matrix_diag_k_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::matrix_diag_with(&x, ops::MatrixDiag { k: -1 })?;
    check::float32(
        &y,
        &[2, 4, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 7.0,
            0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 4, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.5, 2.0, 1.0, 0.75, 1.5, 2.0], 0.0)?;
    Ok(())
}

/// max
fn max() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max(&x)?;
    check::float32(&y, &[], &[9.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// max and min take NaN over and share the gradient of equals
fn max_and_min_take_nan_over_and_share_the_gradient_of_equals() -> Result<()> {
    let x = make::float64(&[3], &[2.0, NAN, 1.0])?;
    let y = ops::max(&x)?;
    check::float64(&y, &[], &[NAN], 0.0)?;
    let z = ops::min(&x)?;
    check::float64(&z, &[], &[NAN], 0.0)?;
    Ok(())
}

/// max axis=
fn max_axis() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_with(&x, ops::Max { axis: Some(&[]), ..Default::default() })?;
    check::float32(&y, &[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 1.0)?;
    Ok(())
}

/// max axis=0,-1 keepdims=True
fn max_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_with(&x, ops::Max { axis: Some(&[0, -1]), keepdims: true })?;
    check::float32(&y, &[1, 1], &[9.0], 0.0)?;
    let d_y = make::float32(&[1, 1], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// max axis=1
fn max_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_with(&x, ops::Max { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&y, &[2], &[9.0, 7.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 1.0, 0.0, 0.5, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// max\_pool1d
fn max_pool1d() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_pool1d(&x)?;
    check::float32(&y, &[2, 2, 2], &[22.0, 33.0, 29.0, 18.0, 36.0, 32.0, 28.0, 17.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[0.0, 0.0, 1.0, 0.5, 0.0, 0.25, 2.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 3.0, 0.0, 1.0, 0.75, 0.0, 0.0, 0.0],
        1.0,
    )?;
    Ok(())
}

/// max\_pool1d data\_format=NCHW
fn max_pool1d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[2, 2, 5],
        &[
            0.0, 22.0, 7.0, 29.0, 14.0, 11.0, 33.0, 18.0, 3.0, 25.0, 36.0, 21.0, 6.0, 28.0, 13.0, 10.0, 32.0, 17.0,
            2.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool1d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::max_pool1d_with(&x, options)?;
    check::float32(&y, &[2, 2, 2], &[22.0, 29.0, 33.0, 18.0, 36.0, 28.0, 32.0, 17.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 5],
        &[0.0, 1.0, 0.0, 0.5, 0.0, 0.0, 2.0, 0.25, 0.0, 0.0, 1.5, 0.0, 0.0, 3.0, 0.0, 0.0, 0.75, 1.0, 0.0, 0.0],
        1.0,
    )?;
    Ok(())
}

/// max\_pool1d ksize=3 strides=1 padding=SAME
fn max_pool1d_ksize_3_strides_1_padding_same() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::MaxPool1d { ksize: &[3], strides: Some(&[1]), padding: ops::Padding::Same, ..Default::default() };
    let y = ops::max_pool1d_with(&x, options)?;
    check::float32(
        &y,
        &[2, 5, 2],
        &[
            22.0, 33.0, 22.0, 33.0, 29.0, 33.0, 29.0, 25.0, 29.0, 25.0, 36.0, 32.0, 36.0, 32.0, 28.0, 32.0, 28.0, 24.0,
            28.0, 24.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 5, 2],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[0.0, 0.0, 3.0, 3.75, 0.0, 0.0, 2.75, 0.0, 0.0, 3.0, 3.25, 0.0, 0.0, 2.75, 0.0, 0.0, 4.5, 0.0, 0.0, 3.25],
        1.0,
    )?;
    Ok(())
}

/// max\_pool1d padding=EXPLICIT paddings=1,0
fn max_pool1d_padding_explicit_paddings_1_0() -> Result<()> {
    let x = make::float32(
        &[2, 5, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool1d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0]), ..Default::default() };
    let y = ops::max_pool1d_with(&x, options)?;
    check::float32(&y, &[2, 3, 2], &[0.0, 11.0, 22.0, 33.0, 29.0, 25.0, 36.0, 10.0, 21.0, 32.0, 28.0, 24.0], 0.0)?;
    let d_y = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 5, 2],
        &[1.0, 0.5, 2.0, 0.25, 0.0, 0.0, 1.5, 0.0, 0.0, 3.0, 0.75, 1.0, 0.5, 2.0, 0.0, 0.0, 0.25, 0.0, 0.0, 1.5],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d
fn max_pool2d() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_pool2d(&x)?;
    check::float32(&y, &[1, 2, 2, 2], &[36.0, 33.0, 29.0, 32.0, 28.0, 24.0, 35.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.25, 0.0, 0.0, 1.5, 0.0, 0.0, 3.0, 0.75,
            0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d data\_format=NCHW
fn max_pool2d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[1, 2, 4, 4],
        &[
            0.0, 22.0, 7.0, 29.0, 14.0, 36.0, 21.0, 6.0, 28.0, 13.0, 35.0, 20.0, 5.0, 27.0, 12.0, 34.0, 11.0, 33.0,
            18.0, 3.0, 25.0, 10.0, 32.0, 17.0, 2.0, 24.0, 9.0, 31.0, 16.0, 1.0, 23.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool2d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::max_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[36.0, 29.0, 28.0, 35.0, 33.0, 32.0, 24.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 2, 4, 4],
        &[
            0.0, 0.0, 0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0,
            0.0, 3.0, 0.0, 0.0, 0.75, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d ksize=2,3 strides=2,1
fn max_pool2d_ksize_2_3_strides_2_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool2d { ksize: &[2, 3], strides: Some(&[2, 1]), ..Default::default() };
    let y = ops::max_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[36.0, 33.0, 36.0, 33.0, 35.0, 24.0, 35.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.0, 0.0, 0.0, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 2.25,
            0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d ksize=3 strides=1
fn max_pool2d_ksize_3_strides_1() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool2d { ksize: &[3], strides: Some(&[1]), ..Default::default() };
    let y = ops::max_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[36.0, 33.0, 36.0, 33.0, 36.0, 32.0, 36.0, 32.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.0, 0.0, 0.0, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.25, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d ksize=3,2 padding=SAME
fn max_pool2d_ksize_3_2_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool2d { ksize: &[3, 2], padding: ops::Padding::Same, ..Default::default() };
    let y = ops::max_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 2, 2, 2], &[36.0, 33.0, 29.0, 32.0, 28.0, 24.0, 35.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.25, 0.0, 0.0, 1.5, 0.0, 0.0, 3.0, 0.75,
            0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool2d padding=EXPLICIT paddings=1,1,0,0
fn max_pool2d_padding_explicit_paddings_1_1_0_0() -> Result<()> {
    let x = make::float32(
        &[1, 4, 4, 2],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0, 5.0, 16.0, 27.0, 1.0, 12.0, 23.0, 34.0, 8.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::MaxPool2d { padding: ops::Padding::Explicit, paddings: Some(&[1, 1, 0, 0]), ..Default::default() };
    let y = ops::max_pool2d_with(&x, options)?;
    check::float32(&y, &[1, 3, 2, 2], &[22.0, 33.0, 29.0, 18.0, 36.0, 25.0, 35.0, 32.0, 27.0, 16.0, 34.0, 23.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 4, 4, 2],
        &[
            0.0, 0.0, 1.0, 0.5, 0.0, 0.25, 2.0, 0.0, 0.0, 3.0, 1.5, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.75,
            0.0, 0.0, 0.0, 0.0, 2.0, 0.5, 0.0, 0.0, 1.5, 0.25, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool3d
fn max_pool3d() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::max_pool3d(&x)?;
    check::float32(&y, &[1, 1, 1, 2, 1], &[32.0, 36.0], 0.0)?;
    let d_y = make::float32(&[1, 1, 1, 2, 1], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool3d data\_format=NCHW
fn max_pool3d_data_format_nchw() -> Result<()> {
    let x = make::float32(
        &[1, 1, 3, 2, 4],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::MaxPool3d { data_format: ops::DataFormat::NCHW, ..Default::default() };
    let y = ops::max_pool3d_with(&x, options)?;
    check::float32(&y, &[1, 1, 1, 1, 2], &[32.0, 36.0], 0.0)?;
    let d_y = make::float32(&[1, 1, 1, 1, 2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 1, 3, 2, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool3d ksize=3,2,2 strides=1 padding=SAME
fn max_pool3d_ksize_3_2_2_strides_1_padding_same() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::MaxPool3d { ksize: &[3, 2, 2], strides: Some(&[1]), padding: ops::Padding::Same, ..Default::default() };
    let y = ops::max_pool3d_with(&x, options)?;
    check::float32(
        &y,
        &[1, 3, 2, 4, 1],
        &[
            32.0, 36.0, 36.0, 33.0, 32.0, 32.0, 29.0, 17.0, 35.0, 36.0, 36.0, 33.0, 35.0, 32.0, 31.0, 31.0, 35.0, 36.0,
            36.0, 31.0, 35.0, 32.0, 31.0, 31.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.0, 0.0, 0.0, 1.75, 0.0, 0.0, 0.75, 0.0, 0.0, 0.0, 6.5, 0.0, 0.0, 7.25, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
            6.25, 0.0, 0.0, 7.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// max\_pool3d padding=EXPLICIT paddings=1,0,0,0,1,1
fn max_pool3d_padding_explicit_paddings_1_0_0_0_1_1() -> Result<()> {
    let x = make::float32(
        &[1, 3, 2, 4, 1],
        &[
            0.0, 11.0, 22.0, 33.0, 7.0, 18.0, 29.0, 3.0, 14.0, 25.0, 36.0, 10.0, 21.0, 32.0, 6.0, 17.0, 28.0, 2.0,
            13.0, 24.0, 35.0, 9.0, 20.0, 31.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::MaxPool3d { padding: ops::Padding::Explicit, paddings: Some(&[1, 0, 0, 0, 1, 1]), ..Default::default() };
    let y = ops::max_pool3d_with(&x, options)?;
    check::float32(&y, &[1, 2, 1, 3, 1], &[7.0, 29.0, 33.0, 35.0, 36.0, 31.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 1, 3, 1], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[1, 3, 2, 4, 1],
        &[
            0.0, 0.0, 0.0, 2.0, 1.0, 0.0, 0.5, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25,
            0.0, 0.0, 3.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// maximum and its gradients
fn maximum_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::maximum(&x1, &x2)?;
    check::float32(&y, &[3], &[1.25, 0.75, 3.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[0.0, 0.0, 2.0], 1.0)?;
    check::float32(&d_x2, &[3], &[1.0, 0.5, 0.0], 1.0)?;
    Ok(())
}

/// maximum and minimum take NaN over
fn maximum_and_minimum_take_nan_over() -> Result<()> {
    let x1 = make::float64(&[4], &[NAN, 1.0, NAN, -INF])?;
    let x2 = make::float64(&[4], &[1.0, NAN, NAN, INF])?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::float64(&y_maximum, &[4], &[NAN, NAN, NAN, INF], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::float64(&y_minimum, &[4], &[NAN, NAN, NAN, -INF], 0.0)?;
    Ok(())
}

/// maximum of other dtypes
fn maximum_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::maximum(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[1.25, 0.75, 3.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::maximum(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[1.25, 0.75, 3.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::maximum(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[1.25, 0.75, 3.0], 0.0)?;
    Ok(())
}

/// mean
fn mean() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::mean(&x)?;
    check::float32(&y, &[], &[0.75], 1.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668,
            0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668,
            0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668, 0.041666668,
        ],
        2.0,
    )?;
    Ok(())
}

/// mean axis=
fn mean_axis() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::mean_with(&x, ops::Mean { axis: Some(&[]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
        1.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
        2.0,
    )?;
    Ok(())
}

/// mean axis=0,-1 keepdims=True
fn mean_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::mean_with(&x, ops::Mean { axis: Some(&[0, -1]), keepdims: true })?;
    check::float32(&y, &[1, 3, 1], &[0.25, 1.625, 0.375], 1.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.125, 0.125, 0.125, 0.125, 0.0625, 0.0625, 0.0625, 0.0625, 0.25, 0.25, 0.25, 0.25, 0.125, 0.125, 0.125,
            0.125, 0.0625, 0.0625, 0.0625, 0.0625, 0.25, 0.25, 0.25, 0.25,
        ],
        2.0,
    )?;
    Ok(())
}

/// mean axis=1
fn mean_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::mean_with(&x, ops::Mean { axis: Some(&[1]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 4],
        &[-0.33333334, 0.6666667, 1.6666666, 0.33333334, 2.3333333, 1.0, -0.33333334, 0.6666667],
        1.0,
    )?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.33333334, 0.16666667, 0.6666667, 0.083333336, 0.33333334, 0.16666667, 0.6666667, 0.083333336, 0.33333334,
            0.16666667, 0.6666667, 0.083333336, 0.5, 1.0, 0.25, 0.33333334, 0.5, 1.0, 0.25, 0.33333334, 0.5, 1.0, 0.25,
            0.33333334,
        ],
        2.0,
    )?;
    Ok(())
}

/// mean of complex64
fn mean_of_complex64() -> Result<()> {
    let x = make::complex64(&[2], &[(1.0, 2.0), (3.0, 0.0)])?;
    let y = ops::mean(&x)?;
    check::complex64(&y, &[], &[(2.0, 1.0)], 0.0)?;
    Ok(())
}

/// mean of int32
fn mean_of_int32() -> Result<()> {
    let x = make::int32(&[3], &[1, 2, 4])?;
    let y = ops::mean(&x)?;
    check::float32(&y, &[], &[2.3333333], 1.0)?;
    Ok(())
}

/// mean of int64
fn mean_of_int64() -> Result<()> {
    let x = make::int64(&[3], &[1, 2, 4])?;
    let y = ops::mean(&x)?;
    check::float64(&y, &[], &[2.3333333333333335], 1.0)?;
    Ok(())
}

/// min
fn min() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::min(&x)?;
    check::float32(&y, &[], &[1.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// min axis=
fn min_axis() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::min_with(&x, ops::Min { axis: Some(&[]), ..Default::default() })?;
    check::float32(&y, &[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 1.0)?;
    Ok(())
}

/// min axis=0,-1 keepdims=True
fn min_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::min_with(&x, ops::Min { axis: Some(&[0, -1]), keepdims: true })?;
    check::float32(&y, &[1, 1], &[1.0], 0.0)?;
    let d_y = make::float32(&[1, 1], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 1.0)?;
    Ok(())
}

/// min axis=1
fn min_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 9.0, 4.0, 7.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::min_with(&x, ops::Min { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&y, &[2], &[1.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.0, 0.0, 0.0, 0.0, 0.5], 1.0)?;
    Ok(())
}

/// minimum and its gradients
fn minimum_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::minimum(&x1, &x2)?;
    check::float32(&y, &[3], &[0.5, -2.0, -4.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, 0.5, 0.0], 1.0)?;
    check::float32(&d_x2, &[3], &[0.0, 0.0, 2.0], 1.0)?;
    Ok(())
}

/// minimum of other dtypes
fn minimum_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::minimum(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.5, -2.0, -4.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::minimum(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.5, -2.0, -4.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::minimum(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.5, -2.0, -4.0], 0.0)?;
    Ok(())
}

/// moves of strings
fn moves_of_strings() -> Result<()> {
    let x = make::string(&[2, 2], &["a", "", "Zoë", "日本"])?;
    let y = ops::reshape(&x, &[4, 1])?;
    check::string(&y, &[4, 1], &["a", "", "Zoë", "日本"], 0.0)?;
    let z = ops::expand_dims(&y, 0)?;
    let w = ops::squeeze(&z)?;
    check::string(&w, &[4], &["a", "", "Zoë", "日本"], 0.0)?;
    Ok(())
}

/// multiply and its gradients
fn multiply_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::multiply(&x1, &x2)?;
    check::float32(&y, &[3], &[0.625, -1.5, -12.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.25, 0.375, -8.0], 1.0)?;
    check::float32(&d_x2, &[3], &[0.5, -1.0, 6.0], 1.0)?;
    Ok(())
}

/// multiply of other dtypes
fn multiply_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::multiply(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.625, -1.5, -12.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::multiply(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.625, -1.5, -12.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::multiply(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.625, -1.5, -12.0], 0.0)?;
    let z1 = make::complex128(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let z2 = make::complex128(&[3], &[(0.5, -1.0), (2.0, 0.25), (1.0, 1.0)])?;
    let w = ops::multiply(&z1, &z2)?;
    check::complex128(&w, &[3], &[(1.0, -0.125), (-2.625, 0.6875), (3.5, -0.5)], 16.0)?;
    Ok(())
}

/// negative and its gradient
fn negative_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::negative(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[2.0, 0.5, -0.75, -3.0], 0.0)?;
    check::float32(&d_x, &[4], &[-1.0, -0.5, -2.0, -0.25], 1.0)?;
    Ok(())
}

/// negative of other dtypes
fn negative_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::negative(&x_float64)?;
    check::float64(&y_float64, &[4], &[2.0, 0.5, -0.75, -3.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::negative(&x_float16)?;
    check::float16(&y_float16, &[4], &[2.0, 0.5, -0.75, -3.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::negative(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[2.0, 0.5, -0.75, -3.0], 0.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::negative(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(-0.5, -0.75), (1.25, -0.5), (-1.5, 2.0)], 1.0)?;
    check::complex64(&d_z, &[3], &[(-1.0, 0.0), (0.0, -1.0), (-2.0, 1.0)], 16.0)?;
    Ok(())
}

/// nextafter of bfloat16
fn nextafter_of_bfloat16() -> Result<()> {
    let x1 = make::bfloat16(&[6], &[1.0, 1.0, 0.0, 0.0, 2.0, NAN])?;
    let x2 = make::bfloat16(&[6], &[2.0, 0.0, 1.0, -1.0, 2.0, 1.0])?;
    let y = ops::nextafter(&x1, &x2)?;
    check::bfloat16(&y, &[6], &[1.0078125, 0.99609375, 9.1835e-41, -9.1835e-41, 2.0, NAN], 0.0)?;
    Ok(())
}

/// nextafter of float16
fn nextafter_of_float16() -> Result<()> {
    let x1 = make::float16(&[6], &[1.0, 1.0, 0.0, 0.0, 2.0, NAN])?;
    let x2 = make::float16(&[6], &[2.0, 0.0, 1.0, -1.0, 2.0, 1.0])?;
    let y = ops::nextafter(&x1, &x2)?;
    check::float16(&y, &[6], &[1.0009766, 0.9995117, 5.9604645e-8, -5.9604645e-8, 2.0, NAN], 0.0)?;
    Ok(())
}

/// nextafter of float32
fn nextafter_of_float32() -> Result<()> {
    let x1 = make::float32(&[6], &[1.0, 1.0, 0.0, 0.0, 2.0, NAN])?;
    let x2 = make::float32(&[6], &[2.0, 0.0, 1.0, -1.0, 2.0, 1.0])?;
    let y = ops::nextafter(&x1, &x2)?;
    check::float32(&y, &[6], &[1.0000001, 0.99999994, 1e-45, -1e-45, 2.0, NAN], 0.0)?;
    Ok(())
}

/// nextafter of float64
fn nextafter_of_float64() -> Result<()> {
    let x1 = make::float64(&[6], &[1.0, 1.0, 0.0, 0.0, 2.0, NAN])?;
    let x2 = make::float64(&[6], &[2.0, 0.0, 1.0, -1.0, 2.0, 1.0])?;
    let y = ops::nextafter(&x1, &x2)?;
    check::float64(&y, &[6], &[1.0000000000000002, 0.9999999999999999, 5e-324, -5e-324, 2.0, NAN], 0.0)?;
    Ok(())
}

/// no path: none, or zeros
fn no_path_none_or_zeros() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let y = make::float32(&[1, 2], &[3.0, 4.0])?;
    let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    tape.watch(&x)?;
    tape.watch(&y)?;
    let z = ops::square(&x)?;
    let [a, b] = check::array(tape.gradients(&z, &[&x, &y])?)?;
    check::float32(check::some(&a)?, &[2], &[2.0, 4.0], 0.0)?;
    check::none(&b)?;
    let asked = Gradient { targets: &[&z], sources: &[&y], unconnected_zero: true, ..Default::default() };
    let [c] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&c, &[1, 2], &[0.0, 0.0], 0.0)?;
    Ok(())
}

/// nonzero
fn nonzero() -> Result<()> {
    let x = make::int32(&[2, 2], &[1, 0, 2, 3])?;
    let [y0, y1] = check::outputs(ops::nonzero(&x)?)?;
    check::int64(&y0, &[3], &[0, 1, 1], 0.0)?;
    check::int64(&y1, &[3], &[0, 0, 1], 0.0)?;
    Ok(())
}

/// nonzero of a vector
fn nonzero_of_a_vector() -> Result<()> {
    let x = make::bool(&[3], &[false, true, true])?;
    let [y] = check::outputs(ops::nonzero(&x)?)?;
    check::int64(&y, &[2], &[1, 2], 0.0)?;
    Ok(())
}

/// not\_equal of strings
fn not_equal_of_strings() -> Result<()> {
    let x1 = make::string(&[2, 1], &["a", "ü"])?;
    let x2 = make::string(&[3], &["a", "", "ü"])?;
    let y = ops::not_equal(&x1, &x2)?;
    check::bool(&y, &[2, 3], &[false, true, true, true, true, false], 0.0)?;
    Ok(())
}

/// one integer of int16
fn one_integer_of_int16() -> Result<()> {
    let x = make::int16(&[5], &[-32768, -32767, 0, 3, 32767])?;
    let y_abs = ops::abs(&x)?;
    check::int16(&y_abs, &[5], &[-32768, 32767, 0, 3, 32767], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::int16(&y_negative, &[5], &[-32768, 32767, 0, -3, -32767], 0.0)?;
    let y_square = ops::square(&x)?;
    check::int16(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::int16(&y_relu, &[5], &[0, 0, 0, 3, 32767], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::int16(&y_relu6, &[5], &[0, 0, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::int16(&y_sign, &[5], &[-1, -1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::int16(&y_bitwise_invert, &[5], &[32767, 32766, -1, -4, -32768], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::int16(&y_conj, &[5], &[-32768, -32767, 0, 3, 32767], 0.0)?;
    let y_real = ops::real(&x)?;
    check::int16(&y_real, &[5], &[-32768, -32767, 0, 3, 32767], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::int16(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::int16(&y_round, &[5], &[-32768, -32767, 0, 3, 32767], 0.0)?;
    Ok(())
}

/// one integer of int32
fn one_integer_of_int32() -> Result<()> {
    let x = make::int32(&[5], &[-2147483648, -2147483647, 0, 3, 2147483647])?;
    let y_abs = ops::abs(&x)?;
    check::int32(&y_abs, &[5], &[-2147483648, 2147483647, 0, 3, 2147483647], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::int32(&y_negative, &[5], &[-2147483648, 2147483647, 0, -3, -2147483647], 0.0)?;
    let y_square = ops::square(&x)?;
    check::int32(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::int32(&y_relu, &[5], &[0, 0, 0, 3, 2147483647], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::int32(&y_relu6, &[5], &[0, 0, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::int32(&y_sign, &[5], &[-1, -1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::int32(&y_bitwise_invert, &[5], &[2147483647, 2147483646, -1, -4, -2147483648], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::int32(&y_conj, &[5], &[-2147483648, -2147483647, 0, 3, 2147483647], 0.0)?;
    let y_real = ops::real(&x)?;
    check::int32(&y_real, &[5], &[-2147483648, -2147483647, 0, 3, 2147483647], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::int32(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::int32(&y_round, &[5], &[-2147483648, -2147483647, 0, 3, 2147483647], 0.0)?;
    Ok(())
}

/// one integer of int64
fn one_integer_of_int64() -> Result<()> {
    let x = make::int64(&[5], &[-9223372036854775808, -9223372036854775807, 0, 3, 9223372036854775807])?;
    let y_abs = ops::abs(&x)?;
    check::int64(&y_abs, &[5], &[-9223372036854775808, 9223372036854775807, 0, 3, 9223372036854775807], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::int64(&y_negative, &[5], &[-9223372036854775808, 9223372036854775807, 0, -3, -9223372036854775807], 0.0)?;
    let y_square = ops::square(&x)?;
    check::int64(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::int64(&y_relu, &[5], &[0, 0, 0, 3, 9223372036854775807], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::int64(&y_relu6, &[5], &[0, 0, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::int64(&y_sign, &[5], &[-1, -1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::int64(
        &y_bitwise_invert,
        &[5],
        &[9223372036854775807, 9223372036854775806, -1, -4, -9223372036854775808],
        0.0,
    )?;
    let y_conj = ops::conj(&x)?;
    check::int64(&y_conj, &[5], &[-9223372036854775808, -9223372036854775807, 0, 3, 9223372036854775807], 0.0)?;
    let y_real = ops::real(&x)?;
    check::int64(&y_real, &[5], &[-9223372036854775808, -9223372036854775807, 0, 3, 9223372036854775807], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::int64(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::int64(&y_round, &[5], &[-9223372036854775808, -9223372036854775807, 0, 3, 9223372036854775807], 0.0)?;
    Ok(())
}

/// one integer of int8
fn one_integer_of_int8() -> Result<()> {
    let x = make::int8(&[5], &[-128, -127, 0, 3, 127])?;
    let y_abs = ops::abs(&x)?;
    check::int8(&y_abs, &[5], &[-128, 127, 0, 3, 127], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::int8(&y_negative, &[5], &[-128, 127, 0, -3, -127], 0.0)?;
    let y_square = ops::square(&x)?;
    check::int8(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::int8(&y_relu, &[5], &[0, 0, 0, 3, 127], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::int8(&y_relu6, &[5], &[0, 0, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::int8(&y_sign, &[5], &[-1, -1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::int8(&y_bitwise_invert, &[5], &[127, 126, -1, -4, -128], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::int8(&y_conj, &[5], &[-128, -127, 0, 3, 127], 0.0)?;
    let y_real = ops::real(&x)?;
    check::int8(&y_real, &[5], &[-128, -127, 0, 3, 127], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::int8(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::int8(&y_round, &[5], &[-128, -127, 0, 3, 127], 0.0)?;
    Ok(())
}

/// one integer of uint16
fn one_integer_of_uint16() -> Result<()> {
    let x = make::uint16(&[5], &[0, 1, 0, 3, 65535])?;
    let y_abs = ops::abs(&x)?;
    check::uint16(&y_abs, &[5], &[0, 1, 0, 3, 65535], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::uint16(&y_negative, &[5], &[0, 65535, 0, 65533, 1], 0.0)?;
    let y_square = ops::square(&x)?;
    check::uint16(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::uint16(&y_relu, &[5], &[0, 1, 0, 3, 65535], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::uint16(&y_relu6, &[5], &[0, 1, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::uint16(&y_sign, &[5], &[0, 1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::uint16(&y_bitwise_invert, &[5], &[65535, 65534, 65535, 65532, 0], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::uint16(&y_conj, &[5], &[0, 1, 0, 3, 65535], 0.0)?;
    let y_real = ops::real(&x)?;
    check::uint16(&y_real, &[5], &[0, 1, 0, 3, 65535], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::uint16(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::uint16(&y_round, &[5], &[0, 1, 0, 3, 65535], 0.0)?;
    Ok(())
}

/// one integer of uint32
fn one_integer_of_uint32() -> Result<()> {
    let x = make::uint32(&[5], &[0, 1, 0, 3, 4294967295])?;
    let y_abs = ops::abs(&x)?;
    check::uint32(&y_abs, &[5], &[0, 1, 0, 3, 4294967295], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::uint32(&y_negative, &[5], &[0, 4294967295, 0, 4294967293, 1], 0.0)?;
    let y_square = ops::square(&x)?;
    check::uint32(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::uint32(&y_relu, &[5], &[0, 1, 0, 3, 4294967295], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::uint32(&y_relu6, &[5], &[0, 1, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::uint32(&y_sign, &[5], &[0, 1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::uint32(&y_bitwise_invert, &[5], &[4294967295, 4294967294, 4294967295, 4294967292, 0], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::uint32(&y_conj, &[5], &[0, 1, 0, 3, 4294967295], 0.0)?;
    let y_real = ops::real(&x)?;
    check::uint32(&y_real, &[5], &[0, 1, 0, 3, 4294967295], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::uint32(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::uint32(&y_round, &[5], &[0, 1, 0, 3, 4294967295], 0.0)?;
    Ok(())
}

/// one integer of uint64
fn one_integer_of_uint64() -> Result<()> {
    let x = make::uint64(&[5], &[0, 1, 0, 3, 18446744073709551615])?;
    let y_abs = ops::abs(&x)?;
    check::uint64(&y_abs, &[5], &[0, 1, 0, 3, 18446744073709551615], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::uint64(&y_negative, &[5], &[0, 18446744073709551615, 0, 18446744073709551613, 1], 0.0)?;
    let y_square = ops::square(&x)?;
    check::uint64(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::uint64(&y_relu, &[5], &[0, 1, 0, 3, 18446744073709551615], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::uint64(&y_relu6, &[5], &[0, 1, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::uint64(&y_sign, &[5], &[0, 1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::uint64(
        &y_bitwise_invert,
        &[5],
        &[18446744073709551615, 18446744073709551614, 18446744073709551615, 18446744073709551612, 0],
        0.0,
    )?;
    let y_conj = ops::conj(&x)?;
    check::uint64(&y_conj, &[5], &[0, 1, 0, 3, 18446744073709551615], 0.0)?;
    let y_real = ops::real(&x)?;
    check::uint64(&y_real, &[5], &[0, 1, 0, 3, 18446744073709551615], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::uint64(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::uint64(&y_round, &[5], &[0, 1, 0, 3, 18446744073709551615], 0.0)?;
    Ok(())
}

/// one integer of uint8
fn one_integer_of_uint8() -> Result<()> {
    let x = make::uint8(&[5], &[0, 1, 0, 3, 255])?;
    let y_abs = ops::abs(&x)?;
    check::uint8(&y_abs, &[5], &[0, 1, 0, 3, 255], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::uint8(&y_negative, &[5], &[0, 255, 0, 253, 1], 0.0)?;
    let y_square = ops::square(&x)?;
    check::uint8(&y_square, &[5], &[0, 1, 0, 9, 1], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::uint8(&y_relu, &[5], &[0, 1, 0, 3, 255], 0.0)?;
    let y_relu6 = ops::relu6(&x)?;
    check::uint8(&y_relu6, &[5], &[0, 1, 0, 3, 6], 0.0)?;
    let y_sign = ops::sign(&x)?;
    check::uint8(&y_sign, &[5], &[0, 1, 0, 1, 1], 0.0)?;
    let y_bitwise_invert = ops::bitwise_invert(&x)?;
    check::uint8(&y_bitwise_invert, &[5], &[255, 254, 255, 252, 0], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::uint8(&y_conj, &[5], &[0, 1, 0, 3, 255], 0.0)?;
    let y_real = ops::real(&x)?;
    check::uint8(&y_real, &[5], &[0, 1, 0, 3, 255], 0.0)?;
    let y_imag = ops::imag(&x)?;
    check::uint8(&y_imag, &[5], &[0, 0, 0, 0, 0], 0.0)?;
    let y_round = ops::round(&x)?;
    check::uint8(&y_round, &[5], &[0, 1, 0, 3, 255], 0.0)?;
    Ok(())
}

/// one\_hot axis=1 dtype=int16
fn one_hot_axis_1_dtype_int16() -> Result<()> {
    let indices = make::uint8(&[2, 1], &[1, 0])?;
    let options = ops::OneHot { axis: 1, dtype: Some(DType::INT16), ..Default::default() };
    let y = ops::one_hot_with(&indices, 2, options)?;
    check::int16(&y, &[2, 2, 1], &[0, 1, 1, 0], 0.0)?;
    Ok(())
}

/// one\_hot depth=0
fn one_hot_depth_0() -> Result<()> {
    let indices = make::int32(&[1], &[0])?;
    let y = ops::one_hot(&indices, 0)?;
    check::float32(&y, &[1, 0], &[], 0.0)?;
    Ok(())
}

/// one\_hot depth=3
fn one_hot_depth_3() -> Result<()> {
    let indices = make::int32(&[4], &[0, 2, 5, -1])?;
    let y = ops::one_hot(&indices, 3)?;
    check::float32(&y, &[4, 3], &[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// one\_hot with values
fn one_hot_with_values() -> Result<()> {
    let i = make::int64(&[2], &[1, 0])?;
    let on = make::float64(&[], &[2.5])?;
    let off = make::float64(&[], &[-1.0])?;
    let options = ops::OneHot { on_value: Some(&on), off_value: Some(&off), ..Default::default() };
    let y = ops::one_hot_with(&i, 2, options)?;
    check::float64(&y, &[2, 2], &[-1.0, 2.5, 2.5, -1.0], 0.0)?;
    let options = ops::OneHot { on_value: Some(&on), axis: 0, ..Default::default() };
    let z = ops::one_hot_with(&i, 2, options)?;
    check::float64(&z, &[2, 2], &[0.0, 2.5, 2.5, 0.0], 0.0)?;
    let w = ops::one_hot_with(&i, 2, ops::OneHot { off_value: Some(&off), ..Default::default() })?;
    check::float64(&w, &[2, 2], &[-1.0, 1.0, 1.0, -1.0], 0.0)?;
    Ok(())
}

/// ones\_like
fn ones_like() -> Result<()> {
    let x = make::uint8(&[2, 1], &[4, 5])?;
    let y = ops::ones_like(&x)?;
    check::uint8(&y, &[2, 1], &[1, 1], 0.0)?;
    Ok(())
}

/// ones\_like dtype=bfloat16
fn ones_like_dtype_bfloat16() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let y = ops::ones_like_with(&x, ops::OnesLike { dtype: Some(DType::BFLOAT16) })?;
    check::bfloat16(&y, &[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], 0.0)?;
    Ok(())
}

/// ops on nothing
fn ops_on_nothing() -> Result<()> {
    let x = make::float32(&[0, 3], &[])?;
    let y_exp = ops::exp(&x)?;
    check::float32(&y_exp, &[0, 3], &[], 0.0)?;
    let y_relu = ops::relu(&x)?;
    check::float32(&y_relu, &[0, 3], &[], 0.0)?;
    let y_isnan = ops::isnan(&x)?;
    check::bool(&y_isnan, &[0, 3], &[], 0.0)?;
    let y_negative = ops::negative(&x)?;
    check::float32(&y_negative, &[0, 3], &[], 0.0)?;
    let y_softmax = ops::softmax(&x)?;
    check::float32(&y_softmax, &[0, 3], &[], 0.0)?;
    let y_flip = ops::flip(&x)?;
    check::float32(&y_flip, &[0, 3], &[], 0.0)?;
    let y_copy = ops::copy(&x)?;
    check::float32(&y_copy, &[0, 3], &[], 0.0)?;
    let c = ops::concat_with(&[&x, &x], ops::Concat { axis: 1 })?;
    check::float32(&c, &[0, 6], &[], 0.0)?;
    let r = ops::reshape(&x, &[3, 0, 2])?;
    check::float32(&r, &[3, 0, 2], &[], 0.0)?;
    let p = ops::permute_dims(&x)?;
    check::float32(&p, &[3, 0], &[], 0.0)?;
    Ok(())
}

/// ops on scalars
fn ops_on_scalars() -> Result<()> {
    let x = make::float64(&[], &[4.0])?;
    let y_sqrt = ops::sqrt(&x)?;
    check::float64(&y_sqrt, &[], &[2.0], 0.0)?;
    let y_sum = ops::sum(&x)?;
    check::float64(&y_sum, &[], &[4.0], 0.0)?;
    let y_max = ops::max(&x)?;
    check::float64(&y_max, &[], &[4.0], 0.0)?;
    let y_square = ops::square(&x)?;
    check::float64(&y_square, &[], &[16.0], 0.0)?;
    let y_permute_dims = ops::permute_dims(&x)?;
    check::float64(&y_permute_dims, &[], &[4.0], 0.0)?;
    let y_squeeze = ops::squeeze(&x)?;
    check::float64(&y_squeeze, &[], &[4.0], 0.0)?;
    let y_flip = ops::flip(&x)?;
    check::float64(&y_flip, &[], &[4.0], 0.0)?;
    let y = ops::expand_dims(&x, 0)?;
    check::float64(&y, &[1], &[4.0], 0.0)?;
    let i = ops::argmax(&x)?;
    check::int64(&i, &[], &[0], 0.0)?;
    let s = ops::stack(&[&x, &x])?;
    check::float64(&s, &[2], &[4.0, 4.0], 0.0)?;
    Ok(())
}

/// optimizer adadelta
fn optimizer_adadelta() -> Result<()> {
    let optimizer = optimizers::Adadelta::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99999684, -1.9999968, 0.49999684, 2.999997], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9999968377855835, -1.9999968377381512, 0.49999683772629266, 2.9999968379752917],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9999989, -1.9999989, 0.49999475, 3.0000012], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9999989228726113, -1.999998922868013, 0.4999947525857218, 3.0000013020908005],
        8.0,
    )?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.02875, 0.115, 0.46, 1.605625], 64.0)?;
    let slot_mean_square_change_float32 = check::slot(&optimizer, &v_float32, "mean_square_change")?;
    let mean_square_change_float32_value = slot_mean_square_change_float32.read()?;
    check::float32(
        &mean_square_change_float32_value,
        &[2, 2],
        &[1.3347228e-6, 1.3347676e-6, 1.3347789e-6, 2.8926888e-6],
        64.0,
    )?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(
        &mean_square_float64_value,
        &[2, 2],
        &[0.028749999999999994, 0.11499999999999998, 0.4599999999999999, 1.6056249999999996],
        64.0,
    )?;
    let slot_mean_square_change_float64 = check::slot(&optimizer, &v_float64, "mean_square_change")?;
    let mean_square_change_float64_value = slot_mean_square_change_float64.read()?;
    check::float64(
        &mean_square_change_float64_value,
        &[2, 2],
        &[1.3347227927863163e-6, 1.3347676542277889e-6, 1.3347788700480271e-6, 2.8926887505540844e-6],
        64.0,
    )?;
    Ok(())
}

/// optimizer adadelta changes the rows that sparse rows name
fn optimizer_adadelta_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Adadelta { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.9983986294410003, 1.9983984759056572, 3.0, 4.0, 4.998398384255893, 5.998398374122591],
        16.0,
    )?;
    Ok(())
}

/// optimizer adadelta learning\_rate=0.5 rho=0.75 epsilon=0.25 weight\_decay=0.5
fn optimizer_adadelta_learning_rate_0_5_rho_0_75_epsilon_0_25_weight_decay_0_5() -> Result<()> {
    let kind =
        optimizers::Adadelta { learning_rate: 0.5, rho: 0.75, epsilon: 0.25, weight_decay: 0.5, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.5263932, -1.1464466, -0.0722136, 2.1287322], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.5263932022500211, -1.1464466094067263, -0.07221359549995794, 2.1287321874818335],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.5172694, -1.0763413, -0.3541602, 2.0949967], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.5172693888266747, -1.0763413080011544, -0.35416019662496845, 2.094996614351876],
        8.0,
    )?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_mean_square_change_float32 = check::slot(&optimizer, &v_float32, "mean_square_change")?;
    let mean_square_change_float32_value = slot_mean_square_change_float32.read()?;
    check::float32(&mean_square_change_float32_value, &[2, 2], &[0.0525, 0.140625, 0.24, 0.25947928], 64.0)?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(&mean_square_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    let slot_mean_square_change_float64 = check::slot(&optimizer, &v_float64, "mean_square_change")?;
    let mean_square_change_float64_value = slot_mean_square_change_float64.read()?;
    check::float64(&mean_square_change_float64_value, &[2, 2], &[0.0525, 0.140625, 0.24, 0.25947929584299345], 64.0)?;
    Ok(())
}

/// optimizer adagrad
fn optimizer_adagrad() -> Result<()> {
    let optimizer = optimizers::Adagrad::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.999, -1.999, 0.499, 2.999], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9990000000002, -1.9990000000001, 0.49900000000005, 2.9990000000004], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9994472, -1.9994472, 0.4985528, 2.999998], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9994472135956199, -1.9994472135955599, 0.49855278640457007, 2.999998052578858],
        8.0,
    )?;
    let slot_accumulator_float32 = check::slot(&optimizer, &v_float32, "accumulator")?;
    let accumulator_float32_value = slot_accumulator_float32.read()?;
    check::float32(&accumulator_float32_value, &[2, 2], &[0.3125, 1.25, 5.0, 16.0625], 64.0)?;
    let slot_accumulator_float64 = check::slot(&optimizer, &v_float64, "accumulator")?;
    let accumulator_float64_value = slot_accumulator_float64.read()?;
    check::float64(&accumulator_float64_value, &[2, 2], &[0.3125, 1.25, 5.0, 16.0625], 64.0)?;
    Ok(())
}

/// optimizer adagrad changes the rows that sparse rows name
fn optimizer_adagrad_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Adagrad { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.6000000000169, 1.5853738480418849, 3.0, 4.0, 4.577812634523177, 5.577023659192642],
        16.0,
    )?;
    Ok(())
}

/// optimizer adagrad epsilon=0.25 epsilon\_within\_root=True
fn optimizer_adagrad_epsilon_0_25_epsilon_within_root_true() -> Result<()> {
    let kind = optimizers::Adagrad { epsilon: 0.25, epsilon_within_root: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9992929, -1.9991056, 0.49902984, 2.9995527], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9992928932188134, -1.9991055728090001, 0.4990298574998547, 2.9995527864045],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9996262, -1.9995139, 0.49859342, 3.000543], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9996262265521468, -1.9995138210994639, 0.4985934217193827, 3.000543161541444],
        8.0,
    )?;
    let slot_accumulator_float32 = check::slot(&optimizer, &v_float32, "accumulator")?;
    let accumulator_float32_value = slot_accumulator_float32.read()?;
    check::float32(&accumulator_float32_value, &[2, 2], &[0.3125, 1.25, 5.0, 16.0625], 64.0)?;
    let slot_accumulator_float64 = check::slot(&optimizer, &v_float64, "accumulator")?;
    let accumulator_float64_value = slot_accumulator_float64.read()?;
    check::float64(&accumulator_float64_value, &[2, 2], &[0.3125, 1.25, 5.0, 16.0625], 64.0)?;
    Ok(())
}

/// optimizer adagrad learning\_rate=0.125 epsilon=0.25 initial\_accumulator\_value=0.5
fn optimizer_adagrad_learning_rate_0_125_epsilon_0_25_initial_accumulator_value_0_5() -> Result<()> {
    let kind = optimizers::Adagrad {
        learning_rate: 0.125,
        epsilon: 0.25,
        initial_accumulator_value: 0.5,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9439977, -1.9152396, 0.3945735, 2.96875], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.943997690565051, -1.9152395764007313, 0.39457350177128775, 2.96875], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.97113883, -1.9549757, 0.3464078, 3.0844986], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9711388496844676, -1.9549757117908164, 0.3464078033825127, 3.084498640879543],
        8.0,
    )?;
    let slot_accumulator_float32 = check::slot(&optimizer, &v_float32, "accumulator")?;
    let accumulator_float32_value = slot_accumulator_float32.read()?;
    check::float32(&accumulator_float32_value, &[2, 2], &[0.8125, 1.75, 5.5, 16.5625], 64.0)?;
    let slot_accumulator_float64 = check::slot(&optimizer, &v_float64, "accumulator")?;
    let accumulator_float64_value = slot_accumulator_float64.read()?;
    check::float64(&accumulator_float64_value, &[2, 2], &[0.8125, 1.75, 5.5, 16.5625], 64.0)?;
    Ok(())
}

/// optimizer adam
fn optimizer_adam() -> Result<()> {
    let optimizer = optimizers::Adam::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.999, -1.999, 0.499, 2.999], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.99900000002, -1.9990000000099999, 0.499000000005, 2.99900000004], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.99873364, -1.9987336, 0.49806783, 2.999701], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9987336629870784, -1.9987336629737091, 0.4980678203720851, 2.99970091289493],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.00031225, 0.001249, 0.004996, 0.016062437], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(
        &v_float64_value,
        &[2, 2],
        &[0.0003122500000000003, 0.0012490000000000012, 0.004996000000000005, 0.016062437500000016],
        64.0,
    )?;
    Ok(())
}

/// optimizer adam changes the rows that sparse rows name
fn optimizer_adam_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Adam { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.5043562322364454, 1.501420708378946, 3.0, 4.0, 4.500416214278467, 5.500333803393916],
        16.0,
    )?;
    Ok(())
}

/// optimizer adam epsilon=0.25 beta\_2=0.75 epsilon\_before\_correction=True
fn optimizer_adam_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true() -> Result<()> {
    let kind = optimizers::Adam { epsilon: 0.25, beta_2: 0.75, epsilon_before_correction: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9995, -1.9993334, 0.4992, 2.9996667], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9995, -1.9993333333333334, 0.4992, 2.9996666666666667], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.99936074, -1.9991477, 0.4984202, 3.00025], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9993607499309966, -1.9991476665746621, 0.49842019961358097, 3.0002499843722057],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(&v_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    Ok(())
}

/// optimizer adam learning\_rate=0.125 beta\_1=0.5 beta\_2=0.75 epsilon=0.25 weight\_decay=0.5
fn optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5() -> Result<()> {
    let kind = optimizers::Adam {
        learning_rate: 0.125,
        beta_1: 0.5,
        beta_2: 0.75,
        epsilon: 0.25,
        weight_decay: 0.5,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.8541667, -1.775, 0.3576389, 2.75], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.8541666666666666, -1.775, 0.3576388888888889, 2.75], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.80078125, -1.6640625, 0.24068935, 2.676631], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.80078125, -1.6640625, 0.24068934728371233, 2.6766310088314014], 8.0)?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(&m_float64_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(&v_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    Ok(())
}

/// optimizer adam of bfloat16: slots are float32
fn optimizer_adam_of_bfloat16_slots_are_float32() -> Result<()> {
    let x = make::bfloat16(&[3], &[1.0, -2.0, 0.5])?;
    let v = Variable::new(&x, "v")?;
    let adam = optimizers::Adam { learning_rate: 0.125, ..Default::default() }.create()?;
    let g0 = make::bfloat16(&[3], &[0.5, -1.0, 2.0])?;
    adam.apply(&[&v], &[Some(g0.clone())])?;
    let g1 = make::bfloat16(&[3], &[1.0, 0.25, -4.0])?;
    adam.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::bfloat16(&after, &[3], &[0.75390625, -1.8125, 0.41992188], 1.0)?;
    let slot_m = check::slot(&adam, &v, "m")?;
    let m_value = slot_m.read()?;
    check::float32(&m_value, &[3], &[0.145, -0.065, -0.22], 16.0)?;
    let slot_v = check::slot(&adam, &v, "v")?;
    let v_value = slot_v.read()?;
    check::float32(&v_value, &[3], &[0.00124975, 0.0010615, 0.019996], 16.0)?;
    Ok(())
}

/// optimizer adam of float16: slots are float32
fn optimizer_adam_of_float16_slots_are_float32() -> Result<()> {
    let x = make::float16(&[3], &[1.0, -2.0, 0.5])?;
    let v = Variable::new(&x, "v")?;
    let adam = optimizers::Adam { learning_rate: 0.125, ..Default::default() }.create()?;
    let g0 = make::float16(&[3], &[0.5, -1.0, 2.0])?;
    adam.apply(&[&v], &[Some(g0.clone())])?;
    let g1 = make::float16(&[3], &[1.0, 0.25, -4.0])?;
    adam.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float16(&after, &[3], &[0.75439453, -1.8164062, 0.4206543], 1.0)?;
    let slot_m = check::slot(&adam, &v, "m")?;
    let m_value = slot_m.read()?;
    check::float32(&m_value, &[3], &[0.145, -0.065, -0.22], 16.0)?;
    let slot_v = check::slot(&adam, &v, "v")?;
    let v_value = slot_v.read()?;
    check::float32(&v_value, &[3], &[0.00124975, 0.0010615, 0.019996], 16.0)?;
    Ok(())
}

/// optimizer adamax
fn optimizer_adamax() -> Result<()> {
    let optimizer = optimizers::Adamax::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.999, -1.999, 0.499, 2.999], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.99900000002, -1.9990000000099999, 0.499000000005, 2.99900000004], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.99878925, -1.9987893, 0.49826244, 2.9994967], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9987892629713724, -1.998789262959265, 0.4982624203237398, 2.999496710565074],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_u_float32 = check::slot(&optimizer, &v_float32, "u")?;
    let u_float32_value = slot_u_float32.read()?;
    check::float32(&u_float32_value, &[2, 2], &[0.4995, 0.999, 1.998, 4.0], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_u_float64 = check::slot(&optimizer, &v_float64, "u")?;
    let u_float64_value = slot_u_float64.read()?;
    check::float64(&u_float64_value, &[2, 2], &[0.49950000999, 0.99900000999, 1.99800000999, 4.00000001], 64.0)?;
    Ok(())
}

/// optimizer adamax changes the rows that sparse rows name
fn optimizer_adamax_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Adamax { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.5326774164283362, 1.5162135831713621, 3.0, 4.0, 4.506335282894612, 5.505237694038049],
        16.0,
    )?;
    Ok(())
}

/// optimizer adamax epsilon=0.25 epsilon\_outside\_maximum=True
fn optimizer_adamax_epsilon_0_25_epsilon_outside_maximum_true() -> Result<()> {
    let kind = optimizers::Adamax { epsilon: 0.25, epsilon_outside_maximum: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9993333, -1.9992, 0.49911112, 2.9995], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9993333333333333, -1.9992, 0.4991111111111111, 2.9995], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9991929, -1.9990314, 0.49845555, 2.9999676], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9991928888264691, -1.9990314441026504, 0.4984555576366777, 2.999967492260062],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_u_float32 = check::slot(&optimizer, &v_float32, "u")?;
    let u_float32_value = slot_u_float32.read()?;
    check::float32(&u_float32_value, &[2, 2], &[0.4995, 0.999, 1.998, 4.0], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_u_float64 = check::slot(&optimizer, &v_float64, "u")?;
    let u_float64_value = slot_u_float64.read()?;
    check::float64(&u_float64_value, &[2, 2], &[0.4995, 0.999, 1.998, 4.0], 64.0)?;
    Ok(())
}

/// optimizer adamax learning\_rate=0.125 beta\_1=0.5 beta\_2=0.75 epsilon=0.25
fn optimizer_adamax_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25() -> Result<()> {
    let kind =
        optimizers::Adamax { learning_rate: 0.125, beta_1: 0.5, beta_2: 0.75, epsilon: 0.25, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9166667, -1.9, 0.3888889, 2.9375], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9166666666666666, -1.9, 0.3888888888888889, 2.9375], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9166667, -1.9, 0.29012346, 3.0134804], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.9166666666666666, -1.9, 0.29012345679012347, 3.013480392156863], 8.0)?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_u_float32 = check::slot(&optimizer, &v_float32, "u")?;
    let u_float32_value = slot_u_float32.read()?;
    check::float32(&u_float32_value, &[2, 2], &[0.5625, 0.9375, 1.6875, 4.25], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(&m_float64_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_u_float64 = check::slot(&optimizer, &v_float64, "u")?;
    let u_float64_value = slot_u_float64.read()?;
    check::float64(&u_float64_value, &[2, 2], &[0.5625, 0.9375, 1.6875, 4.25], 64.0)?;
    Ok(())
}

/// optimizer adamw
fn optimizer_adamw() -> Result<()> {
    let optimizer = optimizers::AdamW::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99899, -1.99898, 0.498995, 2.99897], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.99899000002, -1.99898000001, 0.498995000005, 2.99897000004], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9987137, -1.9986937, 0.49805784, 2.999641], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9987136730870783, -1.9986936731737088, 0.49805783042208507, 2.9996409231949297],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.00031225, 0.001249, 0.004996, 0.016062437], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(
        &v_float64_value,
        &[2, 2],
        &[0.0003122500000000003, 0.0012490000000000012, 0.004996000000000005, 0.016062437500000016],
        64.0,
    )?;
    Ok(())
}

/// optimizer adamw epsilon=0.25 beta\_2=0.75 epsilon\_before\_correction=True
fn optimizer_adamw_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true() -> Result<()> {
    let kind = optimizers::AdamW { epsilon: 0.25, beta_2: 0.75, epsilon_before_correction: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99949, -1.9993134, 0.499195, 2.9996367], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.99949, -1.9993133333333333, 0.499195, 2.9996366666666665], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9993408, -1.9991077, 0.4984102, 3.00019], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9993407550309966, -1.999107673441329, 0.49841020766358096, 3.000189988005539],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(&v_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    Ok(())
}

/// optimizer adamw learning\_rate=0.125 beta\_1=0.5 beta\_2=0.75 epsilon=0.25 weight\_decay=0.25
fn optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25() -> Result<()> {
    let kind = optimizers::AdamW {
        learning_rate: 0.125,
        beta_1: 0.5,
        beta_2: 0.75,
        epsilon: 0.25,
        weight_decay: 0.25,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.8854167, -1.8375, 0.3732639, 2.84375], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.8854166666666666, -1.8375, 0.3732638888888889, 2.84375], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.8577474, -1.7800782, 0.26700228, 2.8533888], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.8577473958333334, -1.780078125, 0.2670022813114901, 2.8533888213314014],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(&m_float64_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(&v_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    Ok(())
}

/// optimizer ftrl
fn optimizer_ftrl() -> Result<()> {
    let optimizer = optimizers::Ftrl::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.46463236, -1.3960239, 0.42092538, 0.6459862], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.4646323619204227, -1.3960238482552272, 0.4209253894590474, 0.6459862046688456],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.4650216, -1.3964542, 0.42048258, 0.6469812], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.4650216113925035, -1.3964541797381391, 0.4204825820162773, 0.6469811649003803],
        8.0,
    )?;
    let slot_accumulator_float32 = check::slot(&optimizer, &v_float32, "accumulator")?;
    let accumulator_float32_value = slot_accumulator_float32.read()?;
    check::float32(&accumulator_float32_value, &[2, 2], &[0.4125, 1.35, 5.1, 16.1625], 64.0)?;
    let slot_linear_float32 = check::slot(&optimizer, &v_float32, "linear")?;
    let linear_float32_value = slot_linear_float32.read()?;
    check::float32(&linear_float32_value, &[2, 2], &[-298.66553, 1622.5331, -949.5834, -2601.0332], 64.0)?;
    let slot_accumulator_float64 = check::slot(&optimizer, &v_float64, "accumulator")?;
    let accumulator_float64_value = slot_accumulator_float64.read()?;
    check::float64(&accumulator_float64_value, &[2, 2], &[0.4125, 1.35, 5.1, 16.1625], 64.0)?;
    let slot_linear_float64 = check::slot(&optimizer, &v_float64, "linear")?;
    let linear_float64_value = slot_linear_float64.read()?;
    check::float64(
        &linear_float64_value,
        &[2, 2],
        &[-298.66553762211703, 1622.5331345602654, -949.5833660470704, -2601.033265027713],
        64.0,
    )?;
    Ok(())
}

/// optimizer ftrl learning\_rate=0.125 initial\_accumulator\_value=0.5 l1\_regularization\_strength=0.25
/// l2\_regularization\_strength=0.5 l2\_shrinkage\_regularization\_strength=0.125 beta=0.25
fn optimizer_ftrl_learning_rate_0_125_initial_accumulator_value_0_5_l1_regularization_strengt() -> Result<()> {
    let kind = optimizers::Ftrl {
        learning_rate: 0.125,
        initial_accumulator_value: 0.5,
        l1_regularization_strength: 0.25,
        l2_regularization_strength: 0.5,
        l2_shrinkage_regularization_strength: 0.125,
        beta: 0.25,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.027331127, -0.51041025, 0.1643346, 0.0], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.027331126739596263, -0.5104102504168692, 0.16433459040820664, 0.0], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.05114513, -0.53782666, 0.11649433, 0.10629044], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.051145128910498175, -0.5378266748898846, 0.11649432904021147, 0.10629043785817793],
        8.0,
    )?;
    let slot_accumulator_float32 = check::slot(&optimizer, &v_float32, "accumulator")?;
    let accumulator_float32_value = slot_accumulator_float32.read()?;
    check::float32(&accumulator_float32_value, &[2, 2], &[0.8125, 1.75, 5.5, 16.5625], 64.0)?;
    let slot_linear_float32 = check::slot(&optimizer, &v_float32, "linear")?;
    let linear_float32_value = slot_linear_float32.read()?;
    check::float32(&linear_float32_value, &[2, 2], &[-0.77224815, 7.5553026, -2.7851102, -4.029437], 64.0)?;
    let slot_accumulator_float64 = check::slot(&optimizer, &v_float64, "accumulator")?;
    let accumulator_float64_value = slot_accumulator_float64.read()?;
    check::float64(&accumulator_float64_value, &[2, 2], &[0.8125, 1.75, 5.5, 16.5625], 64.0)?;
    let slot_linear_float64 = check::slot(&optimizer, &v_float64, "linear")?;
    let linear_float64_value = slot_linear_float64.read()?;
    check::float64(
        &linear_float64_value,
        &[2, 2],
        &[-0.7722481562855282, 7.55530254553134, -2.7851103345616908, -4.029437251522859],
        64.0,
    )?;
    Ok(())
}

/// optimizer gradient\_descent
fn optimizer_gradient_descent() -> Result<()> {
    let optimizer = optimizers::SGD::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9975, -1.995, 0.47, 3.0375], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.9975, -1.995, 0.47, 3.0375], 8.0)?;
    Ok(())
}

/// optimizer gradient\_descent changes the rows that sparse rows name
fn optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::SGD { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(&after, &[3, 2], &[0.25, 0.5, 3.0, 4.0, 0.0, 0.0], 16.0)?;
    Ok(())
}

/// optimizer gradient\_descent learning\_rate=0.5 momentum=0.75 nesterov=True
fn optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true() -> Result<()> {
    let kind = optimizers::SGD { learning_rate: 0.5, momentum: 0.75, nesterov: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.5625, -1.125, -1.25, 2.78125], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.5625, -1.125, -1.25, 2.78125], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.640625, -1.28125, -2.6875, 6.2109375], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.640625, -1.28125, -2.6875, 6.2109375], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.125, -0.25, 2.5, -3.8125], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.125, -0.25, 2.5, -3.8125], 64.0)?;
    Ok(())
}

/// optimizer gradient\_descent momentum=0.5
fn optimizer_gradient_descent_momentum_0_5() -> Result<()> {
    let optimizer = optimizers::SGD { momentum: 0.5, ..Default::default() }.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.995, -1.99, 0.46, 3.03625], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.995, -1.99, 0.46, 3.03625], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    Ok(())
}

/// optimizer lion
fn optimizer_lion() -> Result<()> {
    let optimizer = optimizers::Lion::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.999, -1.999, 0.499, 2.999], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.999, -1.999, 0.499, 2.999], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[1.0, -2.0, 0.498, 3.0], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[1.0, -2.0, 0.498, 3.0], 8.0)?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.00245, -0.0049, 0.0298, -0.037525], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.002450000000000002, -0.004900000000000004, 0.029800000000000028, -0.03752500000000003],
        64.0,
    )?;
    Ok(())
}

/// optimizer lion changes the rows that sparse rows name
fn optimizer_lion_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Lion { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(&after, &[3, 2], &[0.5, 1.5, 3.0, 4.0, 4.5, 5.5], 16.0)?;
    Ok(())
}

/// optimizer lion learning\_rate=0.125 beta\_1=0.5 beta\_2=0.75
fn optimizer_lion_learning_rate_0_125_beta_1_0_5_beta_2_0_75() -> Result<()> {
    let kind = optimizers::Lion { learning_rate: 0.125, beta_1: 0.5, beta_2: 0.75, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.875, -1.875, 0.375, 2.875], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.875, -1.875, 0.375, 2.875], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[1.0, -2.0, 0.25, 3.0], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[1.0, -2.0, 0.25, 3.0], 8.0)?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.03125, -0.0625, 0.625, -0.953125], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(&m_float64_value, &[2, 2], &[0.03125, -0.0625, 0.625, -0.953125], 64.0)?;
    Ok(())
}

/// optimizer momentum
fn optimizer_momentum() -> Result<()> {
    let optimizer = optimizers::Momentum::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.995, -1.99, 0.48, 2.9975], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.993, -1.986, 0.452, 3.03525], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.993, -1.986, 0.452, 3.03525], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.2, -0.4, 2.8, -3.775], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.2, -0.4, 2.8, -3.775], 64.0)?;
    Ok(())
}

/// optimizer momentum changes the rows that sparse rows name
fn optimizer_momentum_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Momentum { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(&after, &[3, 2], &[-0.2, -0.4, 3.0, 4.0, -4.5, -5.4], 16.0)?;
    Ok(())
}

/// optimizer momentum learning\_rate=0.25 momentum=0.5 nesterov=True
fn optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true() -> Result<()> {
    let kind = optimizers::Momentum { learning_rate: 0.25, momentum: 0.5, nesterov: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.8125, -1.625, -0.25, 2.90625], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.8125, -1.625, -0.25, 2.90625], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.875, -1.75, -0.75, 4.390625], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.875, -1.75, -0.75, 4.390625], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    Ok(())
}

/// optimizer nadam
fn optimizer_nadam() -> Result<()> {
    let optimizer = optimizers::Nadam::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99894357, -1.9989436, 0.49894354, 2.9989436], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9989435482427736, -1.998943548232209, 0.4989435482269269, 2.998943548263903],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.99935466, -1.9993546, 0.4984196, 2.9999826], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9993546579616114, -1.9993546579562478, 0.49841962492987035, 2.9999825634345307],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.02, -0.04, 0.28, -0.3775], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.00031225, 0.001249, 0.004996, 0.016062437], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(
        &m_float64_value,
        &[2, 2],
        &[0.019999999999999997, -0.039999999999999994, 0.2799999999999999, -0.3774999999999999],
        64.0,
    )?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(
        &v_float64_value,
        &[2, 2],
        &[0.0003122500000000003, 0.0012490000000000012, 0.004996000000000005, 0.016062437500000016],
        64.0,
    )?;
    Ok(())
}

/// optimizer nadam changes the rows that sparse rows name
fn optimizer_nadam_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::Nadam { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.5682992502121355, 1.5526915497660856, 3.0, 4.0, 4.544743826102675, 5.543919855788308],
        16.0,
    )?;
    Ok(())
}

/// optimizer nadam learning\_rate=0.125 beta\_1=0.5 beta\_2=0.75 epsilon=0.25 momentum\_decay=0.5
fn optimizer_nadam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_momentum_decay_0_5() -> Result<()> {
    let kind = optimizers::Nadam {
        learning_rate: 0.125,
        beta_1: 0.5,
        beta_2: 0.75,
        epsilon: 0.25,
        momentum_decay: 0.5,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9050639, -1.8860767, 0.37341857, 2.928798], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9050639171075069, -1.8860767005290082, 0.3734185561433425, 2.9287979378306304],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9445047, -1.9353195, 0.29806197, 3.0695999], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.944504695650496, -1.9353195577126159, 0.2980619726968111, 3.0695997541107984],
        8.0,
    )?;
    let slot_m_float32 = check::slot(&optimizer, &v_float32, "m")?;
    let m_float32_value = slot_m_float32.read()?;
    check::float32(&m_float32_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float32 = check::slot(&optimizer, &v_float32, "v")?;
    let v_float32_value = slot_v_float32.read()?;
    check::float32(&v_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_m_float64 = check::slot(&optimizer, &v_float64, "m")?;
    let m_float64_value = slot_m_float64.read()?;
    check::float64(&m_float64_value, &[2, 2], &[0.0, 0.0, 1.0, -1.9375], 64.0)?;
    let slot_v_float64 = check::slot(&optimizer, &v_float64, "v")?;
    let v_float64_value = slot_v_float64.read()?;
    check::float64(&v_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    Ok(())
}

/// optimizer nesterov
fn optimizer_nesterov() -> Result<()> {
    let optimizer = optimizers::Nesterov::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9905, -1.981, 0.462, 2.99525], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9905, -1.981, 0.462, 2.99525], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9912, -1.9824, 0.4268, 3.069225], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.9912, -1.9824, 0.4268, 3.069225], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.2, -0.4, 2.8, -3.775], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.2, -0.4, 2.8, -3.775], 64.0)?;
    Ok(())
}

/// optimizer nesterov nesterov=False momentum=0.5 learning\_rate=0.125
fn optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125() -> Result<()> {
    let kind = optimizers::Nesterov { nesterov: false, momentum: 0.5, learning_rate: 0.125, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9375, -1.875, 0.25, 2.96875], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.9375, -1.875, 0.25, 2.96875], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9375, -1.875, 0.0, 3.453125], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.9375, -1.875, 0.0, 3.453125], 8.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.0, 0.0, 2.0, -3.875], 64.0)?;
    Ok(())
}

/// optimizer rmsprop
fn optimizer_rmsprop() -> Result<()> {
    let optimizer = optimizers::RMSprop::default().create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99, -1.99, 0.49, 2.99], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9900000019999996, -1.9900000009999999, 0.4900000005, 2.9900000039999983],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.99449015, -1.9944901, 0.48550987, 2.9999807], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9944901337442175, -1.9944901331474436, 0.4855098681509435, 2.9999807237151104],
        8.0,
    )?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.0031, 0.0124, 0.0496, 0.16061875], 64.0)?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(
        &mean_square_float64_value,
        &[2, 2],
        &[0.003100000000000003, 0.012400000000000012, 0.04960000000000005, 0.16061875000000014],
        64.0,
    )?;
    Ok(())
}

/// optimizer rmsprop changes the rows that sparse rows name
fn optimizer_rmsprop_changes_the_rows_that_sparse_rows_name() -> Result<()> {
    let x = make::float64(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let optimizer = optimizers::RMSprop { learning_rate: 0.25, ..Default::default() }.create()?;
    let t0 = Tape::new()?;
    let a0 = v.read()?;
    let y0 = ops::gather(&a0, &i)?;
    let z0 = ops::square(&y0)?;
    let [g0] = check::gradients(t0.variable_gradients(&z0, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g0.clone())])?;
    let t1 = Tape::new()?;
    let a1 = v.read()?;
    let y1 = ops::gather(&a1, &i)?;
    let z1 = ops::square(&y1)?;
    let [g1] = check::gradients(t1.variable_gradients(&z1, &[&v])?)?;
    optimizer.apply(&[&v], &[Some(g1.clone())])?;
    let after = v.read()?;
    check::float64(
        &after,
        &[3, 2],
        &[0.5833333474151147, 0.109212699560595, 3.0, 4.0, 1.3774668753919008, 2.2355966718459244],
        16.0,
    )?;
    Ok(())
}

/// optimizer rmsprop learning\_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25
fn optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25() -> Result<()> {
    let kind =
        optimizers::RMSprop { learning_rate: 0.125, rho: 0.75, momentum: 0.5, epsilon: 0.25, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.875, -1.8333334, 0.3, 2.9166667], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(&r0_float64, &[2, 2], &[0.875, -1.8333333333333333, 0.3, 2.9166666666666665], 8.0)?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.875, -1.8333334, 0.1, 3.0969334], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(&r1_float64, &[2, 2], &[0.875, -1.8333333333333333, 0.1, 3.0969334577085985], 8.0)?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.0117188], 64.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[0.0, 0.0, 1.6, -1.4421344], 64.0)?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(&mean_square_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 4.01171875], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(&momentum_float64_value, &[2, 2], &[0.0, 0.0, 1.6, -1.4421343283354544], 64.0)?;
    Ok(())
}

/// optimizer rmsprop rho=0.0 epsilon=0.25 epsilon\_within\_root=True
fn optimizer_rmsprop_rho_0_0_epsilon_0_25_epsilon_within_root_true() -> Result<()> {
    let kind = optimizers::RMSprop { rho: 0.0, epsilon: 0.25, epsilon_within_root: true, ..Default::default() };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.9992929, -1.9991056, 0.49902984, 2.9995527], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9992928932188134, -1.9991055728090001, 0.4990298574998547, 2.9995527864045],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9997401, -1.9998127, 0.49813542, 3.000545], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9997401068143134, -1.9998126795901867, 0.49813543030885477, 3.000545064281214],
        8.0,
    )?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.0625, 0.25, 1.0, 16.0], 64.0)?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(&mean_square_float64_value, &[2, 2], &[0.0625, 0.25, 1.0, 16.0], 64.0)?;
    Ok(())
}

/// optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon\_within\_root=True initial\_mean\_square=1.0
fn optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_initial_mean() -> Result<()> {
    let kind = optimizers::RMSprop {
        rho: 0.75,
        momentum: 0.5,
        epsilon: 0.25,
        epsilon_within_root: true,
        initial_mean_square: 1.0,
        ..Default::default()
    };
    let optimizer = kind.create()?;
    let p_float32 = make::float32(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float32 = Variable::new(&p_float32, "float32")?;
    let p_float64 = make::float64(&[2, 2], &[1.0, -2.0, 0.5, 3.0])?;
    let v_float64 = Variable::new(&p_float64, "float64")?;
    let g0_float32 = make::float32(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    let g0_float64 = make::float64(&[2, 2], &[0.5, -1.0, 2.0, 0.25])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g0_float32.clone()), Some(g0_float64.clone())])?;
    let r0_float32 = v_float32.read()?;
    check::float32(&r0_float32, &[2, 2], &[0.99951494, -1.9991056, 0.4985858, 2.999752], 8.0)?;
    let r0_float64 = v_float64.read()?;
    check::float64(
        &r0_float64,
        &[2, 2],
        &[0.9995149287499273, -1.9991055728090001, 0.4985857864376269, 2.9997519305308216],
        8.0,
    )?;
    let g1_float32 = make::float32(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    let g1_float64 = make::float64(&[2, 2], &[-0.25, 0.5, 1.0, -4.0])?;
    optimizer.apply(&[&v_float32, &v_float64], &[Some(g1_float32.clone()), Some(g1_float64.clone())])?;
    let r1_float32 = v_float32.read()?;
    check::float32(&r1_float32, &[2, 2], &[0.9995397, -1.9991435, 0.4971359, 3.001449], 8.0)?;
    let r1_float64 = v_float64.read()?;
    check::float64(
        &r1_float64,
        &[2, 2],
        &[0.9995396543668035, -1.999143430463573, 0.49713589830373217, 3.0014490490545507],
        8.0,
    )?;
    let slot_mean_square_float32 = check::slot(&optimizer, &v_float32, "mean_square")?;
    let mean_square_float32_value = slot_mean_square_float32.read()?;
    check::float32(&mean_square_float32_value, &[2, 2], &[0.625, 0.8125, 1.5625, 4.5742188], 64.0)?;
    let slot_momentum_float32 = check::slot(&optimizer, &v_float32, "momentum")?;
    let momentum_float32_value = slot_momentum_float32.read()?;
    check::float32(&momentum_float32_value, &[2, 2], &[-0.024725616, 0.037857655, 1.4498881, -1.6971185], 64.0)?;
    let slot_mean_square_float64 = check::slot(&optimizer, &v_float64, "mean_square")?;
    let mean_square_float64_value = slot_mean_square_float64.read()?;
    check::float64(&mean_square_float64_value, &[2, 2], &[0.625, 0.8125, 1.5625, 4.57421875], 64.0)?;
    let slot_momentum_float64 = check::slot(&optimizer, &v_float64, "momentum")?;
    let momentum_float64_value = slot_momentum_float64.read()?;
    check::float64(
        &momentum_float64_value,
        &[2, 2],
        &[-0.02472561687609141, 0.03785765457270801, 1.449888133894755, -1.6971185237291027],
        64.0,
    )?;
    Ok(())
}

/// pad paddings=1,0 constant\_values=-inf
fn pad_paddings_1_0_constant_values_minf() -> Result<()> {
    let x = make::float32(&[1], &[1.0])?;
    let options = ops::Pad { constant_values: f64::NEG_INFINITY, ..Default::default() };
    let y = ops::pad_with(&x, &[1, 0], options)?;
    check::float32(&y, &[2], &[-INF, 1.0], 0.0)?;
    Ok(())
}

/// pad paddings=1,0 constant\_values=nan
fn pad_paddings_1_0_constant_values_nan() -> Result<()> {
    let x = make::float64(&[1], &[1.0])?;
    let options = ops::Pad { constant_values: f64::NAN, ..Default::default() };
    let y = ops::pad_with(&x, &[1, 0], options)?;
    check::float64(&y, &[2], &[NAN, 1.0], 0.0)?;
    Ok(())
}

/// pad paddings=1,0,2,1
fn pad_paddings_1_0_2_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::pad(&x, &[1, 0, 2, 1])?;
    check::float32(
        &y,
        &[3, 6],
        &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[3, 6],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.5, 2.0, 0.25, 1.0, 0.5, 2.0], 0.0)?;
    Ok(())
}

/// pad paddings=1,0,2,1 constant\_values=2.5
fn pad_paddings_1_0_2_1_constant_values_2_5() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Pad { constant_values: 2.5, ..Default::default() };
    let y = ops::pad_with(&x, &[1, 0, 2, 1], options)?;
    check::float32(
        &y,
        &[3, 6],
        &[2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 1.0, 2.0, 3.0, 2.5, 2.5, 2.5, 4.0, 5.0, 6.0, 2.5],
        0.0,
    )?;
    let d_y = make::float32(
        &[3, 6],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.5, 2.0, 0.25, 1.0, 0.5, 2.0], 0.0)?;
    Ok(())
}

/// pad paddings=1,0,2,1 mode=REFLECT
fn pad_paddings_1_0_2_1_mode_reflect() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Pad { mode: ops::PadMode::Reflect, ..Default::default() };
    let y = ops::pad_with(&x, &[1, 0, 2, 1], options)?;
    check::float32(
        &y,
        &[3, 6],
        &[6.0, 5.0, 4.0, 5.0, 6.0, 5.0, 3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 6.0, 5.0, 4.0, 5.0, 6.0, 5.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[3, 6],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.5, 4.5, 1.0, 3.0, 5.25, 7.5], 0.0)?;
    Ok(())
}

/// pad paddings=1,0,2,1 mode=SYMMETRIC
fn pad_paddings_1_0_2_1_mode_symmetric() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Pad { mode: ops::PadMode::Symmetric, ..Default::default() };
    let y = ops::pad_with(&x, &[1, 0, 2, 1], options)?;
    check::float32(
        &y,
        &[3, 6],
        &[2.0, 1.0, 1.0, 2.0, 3.0, 3.0, 2.0, 1.0, 1.0, 2.0, 3.0, 3.0, 5.0, 4.0, 4.0, 5.0, 6.0, 6.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[3, 6],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[4.0, 4.0, 6.25, 1.75, 3.5, 2.25], 0.0)?;
    Ok(())
}

/// permute\_dims
fn permute_dims() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::permute_dims(&x)?;
    check::float32(
        &y,
        &[4, 3, 2],
        &[
            1.0, 13.0, 5.0, 17.0, 9.0, 21.0, 2.0, 14.0, 6.0, 18.0, 10.0, 22.0, 3.0, 15.0, 7.0, 19.0, 11.0, 23.0, 4.0,
            16.0, 8.0, 20.0, 12.0, 24.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[4, 3, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.75, 3.0, 1.5, 2.0, 0.5, 1.0, 0.75, 1.5, 0.25, 2.0, 0.5, 0.5, 1.0, 0.75, 3.0, 0.25, 2.0, 0.5, 1.0,
            3.0, 1.5, 0.25, 2.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// permute\_dims axes=
fn permute_dims_axes() -> Result<()> {
    let x = make::int16(&[], &[7])?;
    let y = ops::permute_dims_with(&x, ops::PermuteDims { axes: Some(&[]) })?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// permute\_dims axes=1,-1,0
fn permute_dims_axes_1_m1_0() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::permute_dims_with(&x, ops::PermuteDims { axes: Some(&[1, -1, 0]) })?;
    check::float32(
        &y,
        &[3, 4, 2],
        &[
            1.0, 13.0, 2.0, 14.0, 3.0, 15.0, 4.0, 16.0, 5.0, 17.0, 6.0, 18.0, 7.0, 19.0, 8.0, 20.0, 9.0, 21.0, 10.0,
            22.0, 11.0, 23.0, 12.0, 24.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[3, 4, 2],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 2.0, 1.5, 0.75, 0.5, 0.25, 3.0, 1.0, 2.0, 1.5, 0.75, 0.5, 0.5, 0.25, 3.0, 1.0, 2.0, 1.5, 0.75, 0.5,
            0.25, 3.0, 1.0, 2.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// polygamma and its gradients
fn polygamma_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, 4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x2)?;
    let y = ops::polygamma(&x1, &x2)?;
    check::float32(&y, &[3], &[1.1973292, -5.3026333, 0.04486533], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x2], ..Default::default() };
    let [d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x2, &[3], &[-1.32774, 9.881657, -0.07500138], 16.0)?;
    Ok(())
}

/// polygamma of other dtypes
fn polygamma_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[1.0, 2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, 4.0])?;
    let y_float64 = ops::polygamma(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[1.1973291545071107, -5.3026332163376395, 0.04486532819275507], 8.0)?;
    let x1_float16 = make::float16(&[3], &[1.0, 2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, 4.0])?;
    let y_float16 = ops::polygamma(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[1.1972656, -5.3007812, 0.04486084], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[1.0, 2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, 4.0])?;
    let y_bfloat16 = ops::polygamma(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[1.1953125, -5.3125, 0.044921875], 1.0)?;
    Ok(())
}

/// pow and its gradients
fn pow_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, 2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, -0.75, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::pow(&x1, &x2)?;
    check::float32(&y, &[3], &[0.4204482, 0.59460354, 9.0], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0511205, -0.11148816, 12.0], 16.0)?;
    check::float32(&d_x2, &[3], &[-0.2914325, 0.2060739, 19.77502], 16.0)?;
    Ok(())
}

/// pow of other dtypes
fn pow_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, 2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, -0.75, 2.0])?;
    let y_float64 = ops::pow(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.42044820762685725, 0.5946035575013605, 9.0], 8.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, 2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, -0.75, 2.0])?;
    let y_float16 = ops::pow(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.42041016, 0.59472656, 9.0], 1.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, 2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, -0.75, 2.0])?;
    let y_bfloat16 = ops::pow(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.41992188, 0.59375, 9.0], 1.0)?;
    let z1 = make::complex128(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let z2 = make::complex128(&[3], &[(0.5, -1.0), (2.0, 0.25), (1.0, 1.0)])?;
    let w = ops::pow(&z1, &z2)?;
    check::complex128(
        &w,
        &[3],
        &[
            (2.1004980682298964, 1.422325676859178),
            (0.7028745547026257, -0.5761887261018044),
            (6.318775246676366, -0.0695376815418561),
        ],
        16.0,
    )?;
    Ok(())
}

/// prod
fn prod() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::prod(&x)?;
    check::float32(&y, &[], &[96.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[96.0, 48.0, 24.0, 192.0, 12.0, 32.0], 1.0)?;
    Ok(())
}

/// prod axis=
fn prod_axis() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::prod_with(&x, ops::Prod { axis: Some(&[]), ..Default::default() })?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 1.0)?;
    Ok(())
}

/// prod axis=0,-1 keepdims=True
fn prod_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Prod { axis: Some(&[0, -1]), keepdims: true, ..Default::default() };
    let y = ops::prod_with(&x, options)?;
    check::float32(&y, &[1, 1], &[96.0], 0.0)?;
    let d_y = make::float32(&[1, 1], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[96.0, 48.0, 24.0, 192.0, 12.0, 32.0], 1.0)?;
    Ok(())
}

/// prod axis=1
fn prod_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::prod_with(&x, ops::Prod { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&y, &[2], &[8.0, 12.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[8.0, 4.0, 2.0, 12.0, 0.75, 2.0], 1.0)?;
    Ok(())
}

/// prod dtype=int16
fn prod_dtype_int16() -> Result<()> {
    let x = make::int8(&[2], &[100, 100])?;
    let y = ops::prod_with(&x, ops::Prod { dtype: Some(DType::INT16), ..Default::default() })?;
    check::int16(&y, &[], &[10000], 0.0)?;
    Ok(())
}

/// prod of complex64
fn prod_of_complex64() -> Result<()> {
    let x = make::complex64(&[3], &[(3.0, 0.0), (2.0, 0.0), (4.0, 0.0)])?;
    let y = ops::prod(&x)?;
    check::complex64(&y, &[], &[(24.0, 0.0)], 0.0)?;
    Ok(())
}

/// prod of float16
fn prod_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[3.0, 2.0, 4.0])?;
    let y = ops::prod(&x)?;
    check::float16(&y, &[], &[24.0], 0.0)?;
    Ok(())
}

/// prod of int8
fn prod_of_int8() -> Result<()> {
    let x = make::int8(&[3], &[3, 2, 4])?;
    let y = ops::prod(&x)?;
    check::int64(&y, &[], &[24], 0.0)?;
    Ok(())
}

/// prod of uint8
fn prod_of_uint8() -> Result<()> {
    let x = make::uint8(&[3], &[3, 2, 4])?;
    let y = ops::prod(&x)?;
    check::uint64(&y, &[], &[24], 0.0)?;
    Ok(())
}

/// promotion keeps values
fn promotion_keeps_values() -> Result<()> {
    let a = make::uint32(&[1], &[4294967295])?;
    let b = make::int32(&[1], &[-1])?;
    let y = ops::add(&a, &b)?;
    check::int64(&y, &[1], &[4294967294], 0.0)?;
    let c = make::float16(&[1], &[0.5])?;
    let d = make::int64(&[1], &[3])?;
    let z = ops::multiply(&c, &d)?;
    check::float16(&z, &[1], &[1.5], 0.0)?;
    let e = make::bfloat16(&[1], &[256.0])?;
    let w = ops::add(&c, &e)?;
    check::float32(&w, &[1], &[256.5], 0.0)?;
    Ok(())
}

/// promotion of bfloat16
fn promotion_of_bfloat16() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_bfloat16, &x_bool)?;
    check::bfloat16(&y_bool, &[], &[1.0], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_bfloat16, &x_int8)?;
    check::bfloat16(&y_int8, &[], &[1.0], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_bfloat16, &x_int16)?;
    check::bfloat16(&y_int16, &[], &[1.0], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_bfloat16, &x_int32)?;
    check::bfloat16(&y_int32, &[], &[1.0], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_bfloat16, &x_int64)?;
    check::bfloat16(&y_int64, &[], &[1.0], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_bfloat16, &x_uint8)?;
    check::bfloat16(&y_uint8, &[], &[1.0], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_bfloat16, &x_uint16)?;
    check::bfloat16(&y_uint16, &[], &[1.0], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_bfloat16, &x_uint32)?;
    check::bfloat16(&y_uint32, &[], &[1.0], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_bfloat16, &x_uint64)?;
    check::bfloat16(&y_uint64, &[], &[1.0], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_bfloat16, &x_float16)?;
    check::float32(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_bfloat16, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_bfloat16, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_bfloat16, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_bfloat16, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_bfloat16, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of bool
fn promotion_of_bool() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_bool, &x_bool)?;
    check::bool(&y_bool, &[], &[true], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_bool, &x_int8)?;
    check::int8(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_bool, &x_int16)?;
    check::int16(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_bool, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_bool, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_bool, &x_uint8)?;
    check::uint8(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_bool, &x_uint16)?;
    check::uint16(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_bool, &x_uint32)?;
    check::uint32(&y_uint32, &[], &[1], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_bool, &x_uint64)?;
    check::uint64(&y_uint64, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_bool, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_bool, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_bool, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_bool, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_bool, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_bool, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of complex128
fn promotion_of_complex128() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_complex128, &x_bool)?;
    check::complex128(&y_bool, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_complex128, &x_int8)?;
    check::complex128(&y_int8, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_complex128, &x_int16)?;
    check::complex128(&y_int16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_complex128, &x_int32)?;
    check::complex128(&y_int32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_complex128, &x_int64)?;
    check::complex128(&y_int64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_complex128, &x_uint8)?;
    check::complex128(&y_uint8, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_complex128, &x_uint16)?;
    check::complex128(&y_uint16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_complex128, &x_uint32)?;
    check::complex128(&y_uint32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_complex128, &x_uint64)?;
    check::complex128(&y_uint64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_complex128, &x_float16)?;
    check::complex128(&y_float16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_complex128, &x_bfloat16)?;
    check::complex128(&y_bfloat16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_complex128, &x_float32)?;
    check::complex128(&y_float32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_complex128, &x_float64)?;
    check::complex128(&y_float64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_complex128, &x_complex64)?;
    check::complex128(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_complex128, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of complex64
fn promotion_of_complex64() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_complex64, &x_bool)?;
    check::complex64(&y_bool, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_complex64, &x_int8)?;
    check::complex64(&y_int8, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_complex64, &x_int16)?;
    check::complex64(&y_int16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_complex64, &x_int32)?;
    check::complex64(&y_int32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_complex64, &x_int64)?;
    check::complex64(&y_int64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_complex64, &x_uint8)?;
    check::complex64(&y_uint8, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_complex64, &x_uint16)?;
    check::complex64(&y_uint16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_complex64, &x_uint32)?;
    check::complex64(&y_uint32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_complex64, &x_uint64)?;
    check::complex64(&y_uint64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_complex64, &x_float16)?;
    check::complex64(&y_float16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_complex64, &x_bfloat16)?;
    check::complex64(&y_bfloat16, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_complex64, &x_float32)?;
    check::complex64(&y_float32, &[], &[(1.0, 0.0)], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_complex64, &x_float64)?;
    check::complex128(&y_float64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_complex64, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_complex64, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of float16
fn promotion_of_float16() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_float16, &x_bool)?;
    check::float16(&y_bool, &[], &[1.0], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_float16, &x_int8)?;
    check::float16(&y_int8, &[], &[1.0], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_float16, &x_int16)?;
    check::float16(&y_int16, &[], &[1.0], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_float16, &x_int32)?;
    check::float16(&y_int32, &[], &[1.0], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_float16, &x_int64)?;
    check::float16(&y_int64, &[], &[1.0], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_float16, &x_uint8)?;
    check::float16(&y_uint8, &[], &[1.0], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_float16, &x_uint16)?;
    check::float16(&y_uint16, &[], &[1.0], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_float16, &x_uint32)?;
    check::float16(&y_uint32, &[], &[1.0], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_float16, &x_uint64)?;
    check::float16(&y_uint64, &[], &[1.0], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_float16, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_float16, &x_bfloat16)?;
    check::float32(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_float16, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_float16, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_float16, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_float16, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of float32
fn promotion_of_float32() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_float32, &x_bool)?;
    check::float32(&y_bool, &[], &[1.0], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_float32, &x_int8)?;
    check::float32(&y_int8, &[], &[1.0], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_float32, &x_int16)?;
    check::float32(&y_int16, &[], &[1.0], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_float32, &x_int32)?;
    check::float32(&y_int32, &[], &[1.0], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_float32, &x_int64)?;
    check::float32(&y_int64, &[], &[1.0], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_float32, &x_uint8)?;
    check::float32(&y_uint8, &[], &[1.0], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_float32, &x_uint16)?;
    check::float32(&y_uint16, &[], &[1.0], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_float32, &x_uint32)?;
    check::float32(&y_uint32, &[], &[1.0], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_float32, &x_uint64)?;
    check::float32(&y_uint64, &[], &[1.0], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_float32, &x_float16)?;
    check::float32(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_float32, &x_bfloat16)?;
    check::float32(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_float32, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_float32, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_float32, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_float32, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of float64
fn promotion_of_float64() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_float64, &x_bool)?;
    check::float64(&y_bool, &[], &[1.0], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_float64, &x_int8)?;
    check::float64(&y_int8, &[], &[1.0], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_float64, &x_int16)?;
    check::float64(&y_int16, &[], &[1.0], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_float64, &x_int32)?;
    check::float64(&y_int32, &[], &[1.0], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_float64, &x_int64)?;
    check::float64(&y_int64, &[], &[1.0], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_float64, &x_uint8)?;
    check::float64(&y_uint8, &[], &[1.0], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_float64, &x_uint16)?;
    check::float64(&y_uint16, &[], &[1.0], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_float64, &x_uint32)?;
    check::float64(&y_uint32, &[], &[1.0], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_float64, &x_uint64)?;
    check::float64(&y_uint64, &[], &[1.0], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_float64, &x_float16)?;
    check::float64(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_float64, &x_bfloat16)?;
    check::float64(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_float64, &x_float32)?;
    check::float64(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_float64, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_float64, &x_complex64)?;
    check::complex128(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_float64, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of int16
fn promotion_of_int16() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_int16, &x_bool)?;
    check::int16(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_int16, &x_int8)?;
    check::int16(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_int16, &x_int16)?;
    check::int16(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_int16, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_int16, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_int16, &x_uint8)?;
    check::int16(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_int16, &x_uint16)?;
    check::int32(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_int16, &x_uint32)?;
    check::int64(&y_uint32, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_int16, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_int16, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_int16, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_int16, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_int16, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_int16, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of int32
fn promotion_of_int32() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_int32, &x_bool)?;
    check::int32(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_int32, &x_int8)?;
    check::int32(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_int32, &x_int16)?;
    check::int32(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_int32, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_int32, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_int32, &x_uint8)?;
    check::int32(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_int32, &x_uint16)?;
    check::int32(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_int32, &x_uint32)?;
    check::int64(&y_uint32, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_int32, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_int32, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_int32, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_int32, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_int32, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_int32, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of int64
fn promotion_of_int64() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_int64, &x_bool)?;
    check::int64(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_int64, &x_int8)?;
    check::int64(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_int64, &x_int16)?;
    check::int64(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_int64, &x_int32)?;
    check::int64(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_int64, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_int64, &x_uint8)?;
    check::int64(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_int64, &x_uint16)?;
    check::int64(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_int64, &x_uint32)?;
    check::int64(&y_uint32, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_int64, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_int64, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_int64, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_int64, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_int64, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_int64, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of int8
fn promotion_of_int8() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_int8, &x_bool)?;
    check::int8(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_int8, &x_int8)?;
    check::int8(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_int8, &x_int16)?;
    check::int16(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_int8, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_int8, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_int8, &x_uint8)?;
    check::int16(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_int8, &x_uint16)?;
    check::int32(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_int8, &x_uint32)?;
    check::int64(&y_uint32, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_int8, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_int8, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_int8, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_int8, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_int8, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_int8, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of uint16
fn promotion_of_uint16() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_uint16, &x_bool)?;
    check::uint16(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_uint16, &x_int8)?;
    check::int32(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_uint16, &x_int16)?;
    check::int32(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_uint16, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_uint16, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_uint16, &x_uint8)?;
    check::uint16(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_uint16, &x_uint16)?;
    check::uint16(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_uint16, &x_uint32)?;
    check::uint32(&y_uint32, &[], &[1], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_uint16, &x_uint64)?;
    check::uint64(&y_uint64, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_uint16, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_uint16, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_uint16, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_uint16, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_uint16, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_uint16, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of uint32
fn promotion_of_uint32() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_uint32, &x_bool)?;
    check::uint32(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_uint32, &x_int8)?;
    check::int64(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_uint32, &x_int16)?;
    check::int64(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_uint32, &x_int32)?;
    check::int64(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_uint32, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_uint32, &x_uint8)?;
    check::uint32(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_uint32, &x_uint16)?;
    check::uint32(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_uint32, &x_uint32)?;
    check::uint32(&y_uint32, &[], &[1], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_uint32, &x_uint64)?;
    check::uint64(&y_uint64, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_uint32, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_uint32, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_uint32, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_uint32, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_uint32, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_uint32, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of uint64
fn promotion_of_uint64() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_uint64, &x_bool)?;
    check::uint64(&y_bool, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_uint64, &x_uint8)?;
    check::uint64(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_uint64, &x_uint16)?;
    check::uint64(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_uint64, &x_uint32)?;
    check::uint64(&y_uint32, &[], &[1], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_uint64, &x_uint64)?;
    check::uint64(&y_uint64, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_uint64, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_uint64, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_uint64, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_uint64, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_uint64, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_uint64, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// promotion of uint8
fn promotion_of_uint8() -> Result<()> {
    let yes = make::bool(&[], &[true])?;
    let x_bool = make::bool(&[], &[true])?;
    let x_int8 = make::int8(&[], &[1])?;
    let x_int16 = make::int16(&[], &[1])?;
    let x_int32 = make::int32(&[], &[1])?;
    let x_int64 = make::int64(&[], &[1])?;
    let x_uint8 = make::uint8(&[], &[1])?;
    let x_uint16 = make::uint16(&[], &[1])?;
    let x_uint32 = make::uint32(&[], &[1])?;
    let x_uint64 = make::uint64(&[], &[1])?;
    let x_float16 = make::float16(&[], &[1.0])?;
    let x_bfloat16 = make::bfloat16(&[], &[1.0])?;
    let x_float32 = make::float32(&[], &[1.0])?;
    let x_float64 = make::float64(&[], &[1.0])?;
    let x_complex64 = make::complex64(&[], &[(1.0, 0.0)])?;
    let x_complex128 = make::complex128(&[], &[(1.0, 0.0)])?;
    let y_bool = ops::where_(&yes, &x_uint8, &x_bool)?;
    check::uint8(&y_bool, &[], &[1], 0.0)?;
    let y_int8 = ops::where_(&yes, &x_uint8, &x_int8)?;
    check::int16(&y_int8, &[], &[1], 0.0)?;
    let y_int16 = ops::where_(&yes, &x_uint8, &x_int16)?;
    check::int16(&y_int16, &[], &[1], 0.0)?;
    let y_int32 = ops::where_(&yes, &x_uint8, &x_int32)?;
    check::int32(&y_int32, &[], &[1], 0.0)?;
    let y_int64 = ops::where_(&yes, &x_uint8, &x_int64)?;
    check::int64(&y_int64, &[], &[1], 0.0)?;
    let y_uint8 = ops::where_(&yes, &x_uint8, &x_uint8)?;
    check::uint8(&y_uint8, &[], &[1], 0.0)?;
    let y_uint16 = ops::where_(&yes, &x_uint8, &x_uint16)?;
    check::uint16(&y_uint16, &[], &[1], 0.0)?;
    let y_uint32 = ops::where_(&yes, &x_uint8, &x_uint32)?;
    check::uint32(&y_uint32, &[], &[1], 0.0)?;
    let y_uint64 = ops::where_(&yes, &x_uint8, &x_uint64)?;
    check::uint64(&y_uint64, &[], &[1], 0.0)?;
    let y_float16 = ops::where_(&yes, &x_uint8, &x_float16)?;
    check::float16(&y_float16, &[], &[1.0], 0.0)?;
    let y_bfloat16 = ops::where_(&yes, &x_uint8, &x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[], &[1.0], 0.0)?;
    let y_float32 = ops::where_(&yes, &x_uint8, &x_float32)?;
    check::float32(&y_float32, &[], &[1.0], 0.0)?;
    let y_float64 = ops::where_(&yes, &x_uint8, &x_float64)?;
    check::float64(&y_float64, &[], &[1.0], 0.0)?;
    let y_complex64 = ops::where_(&yes, &x_uint8, &x_complex64)?;
    check::complex64(&y_complex64, &[], &[(1.0, 0.0)], 0.0)?;
    let y_complex128 = ops::where_(&yes, &x_uint8, &x_complex128)?;
    check::complex128(&y_complex128, &[], &[(1.0, 0.0)], 0.0)?;
    Ok(())
}

/// questions about complex numbers and integers
fn questions_about_complex_numbers_and_integers() -> Result<()> {
    let z = make::complex64(&[3], &[(1.0, 2.0), (INF, 0.0), (0.0, NAN)])?;
    let n = make::int16(&[3], &[1, -2, 0])?;
    let isfinite_z = ops::isfinite(&z)?;
    check::bool(&isfinite_z, &[3], &[true, false, false], 0.0)?;
    let isfinite_n = ops::isfinite(&n)?;
    check::bool(&isfinite_n, &[3], &[true, true, true], 0.0)?;
    let isinf_z = ops::isinf(&z)?;
    check::bool(&isinf_z, &[3], &[false, true, false], 0.0)?;
    let isinf_n = ops::isinf(&n)?;
    check::bool(&isinf_n, &[3], &[false, false, false], 0.0)?;
    let isnan_z = ops::isnan(&z)?;
    check::bool(&isnan_z, &[3], &[false, false, true], 0.0)?;
    let isnan_n = ops::isnan(&n)?;
    check::bool(&isnan_n, &[3], &[false, false, false], 0.0)?;
    let signs = ops::signbit(&n)?;
    check::bool(&signs, &[3], &[false, true, false], 0.0)?;
    Ok(())
}

/// questions about floats
fn questions_about_floats() -> Result<()> {
    let x_float16 = make::float16(&[6], &[1.5, -0.0, 0.0, INF, -INF, NAN])?;
    let isfinite_float16 = ops::isfinite(&x_float16)?;
    check::bool(&isfinite_float16, &[6], &[true, true, true, false, false, false], 0.0)?;
    let isinf_float16 = ops::isinf(&x_float16)?;
    check::bool(&isinf_float16, &[6], &[false, false, false, true, true, false], 0.0)?;
    let isnan_float16 = ops::isnan(&x_float16)?;
    check::bool(&isnan_float16, &[6], &[false, false, false, false, false, true], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[6], &[1.5, -0.0, 0.0, INF, -INF, NAN])?;
    let isfinite_bfloat16 = ops::isfinite(&x_bfloat16)?;
    check::bool(&isfinite_bfloat16, &[6], &[true, true, true, false, false, false], 0.0)?;
    let isinf_bfloat16 = ops::isinf(&x_bfloat16)?;
    check::bool(&isinf_bfloat16, &[6], &[false, false, false, true, true, false], 0.0)?;
    let isnan_bfloat16 = ops::isnan(&x_bfloat16)?;
    check::bool(&isnan_bfloat16, &[6], &[false, false, false, false, false, true], 0.0)?;
    let signbit_bfloat16 = ops::signbit(&x_bfloat16)?;
    let options = ops::Slice { size: Some(&[5]) };
    let signbit_bfloat16_numbers = ops::slice_with(&signbit_bfloat16, &[0], options)?;
    check::bool(&signbit_bfloat16_numbers, &[5], &[false, true, false, false, true], 0.0)?;
    let x_float32 = make::float32(&[6], &[1.5, -0.0, 0.0, INF, -INF, NAN])?;
    let isfinite_float32 = ops::isfinite(&x_float32)?;
    check::bool(&isfinite_float32, &[6], &[true, true, true, false, false, false], 0.0)?;
    let isinf_float32 = ops::isinf(&x_float32)?;
    check::bool(&isinf_float32, &[6], &[false, false, false, true, true, false], 0.0)?;
    let isnan_float32 = ops::isnan(&x_float32)?;
    check::bool(&isnan_float32, &[6], &[false, false, false, false, false, true], 0.0)?;
    let signbit_float32 = ops::signbit(&x_float32)?;
    let options = ops::Slice { size: Some(&[5]) };
    let signbit_float32_numbers = ops::slice_with(&signbit_float32, &[0], options)?;
    check::bool(&signbit_float32_numbers, &[5], &[false, true, false, false, true], 0.0)?;
    let x_float64 = make::float64(&[6], &[1.5, -0.0, 0.0, INF, -INF, NAN])?;
    let isfinite_float64 = ops::isfinite(&x_float64)?;
    check::bool(&isfinite_float64, &[6], &[true, true, true, false, false, false], 0.0)?;
    let isinf_float64 = ops::isinf(&x_float64)?;
    check::bool(&isinf_float64, &[6], &[false, false, false, true, true, false], 0.0)?;
    let isnan_float64 = ops::isnan(&x_float64)?;
    check::bool(&isnan_float64, &[6], &[false, false, false, false, false, true], 0.0)?;
    let signbit_float64 = ops::signbit(&x_float64)?;
    let options = ops::Slice { size: Some(&[5]) };
    let signbit_float64_numbers = ops::slice_with(&signbit_float64, &[0], options)?;
    check::bool(&signbit_float64_numbers, &[5], &[false, true, false, false, true], 0.0)?;
    Ok(())
}

/// random numbers in a loop come from the stream, one iteration after the other
fn random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let u = ops::random_uniform_with(ops::RandomUniform { shape: &[2], ..Default::default() })?;
        let y_f = ops::add(&u, x_f)?;
        Ok(vec![y_f.clone()])
    })?;
    let x = make::float32(&[3], &[0.0, 0.0, 0.0])?;
    eager::set_seed(77)?;
    let [y] = check::outputs(ops::map(&[&x], &f)?)?;
    check::float32(&y, &[3, 2], &[0.13740188, 0.6991395, 0.52874047, 0.6278031, 0.6382157, 0.22144336], 0.0)?;
    Ok(())
}

/// random\_bernoulli
fn random_bernoulli() -> Result<()> {
    let p = make::float32(&[4], &[0.0, 0.25, 0.5, 1.0])?;
    let x = ops::random_bernoulli_with(&p, ops::RandomBernoulli { seed: 3, ..Default::default() })?;
    check::bool(&x, &[4], &[false, true, false, true], 0.0)?;
    let q = make::float64(&[], &[0.5])?;
    let options = ops::RandomBernoulli { shape: Some(&[2, 3]), dtype: DType::FLOAT16, seed: 4 };
    let y = ops::random_bernoulli_with(&q, options)?;
    check::float16(&y, &[2, 3], &[0.0, 0.0, 0.0, 1.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// random\_bernoulli shape=
fn random_bernoulli_shape() -> Result<()> {
    let p = make::float32(&[], &[1.0])?;
    let options = ops::RandomBernoulli { shape: Some(&[]), ..Default::default() };
    let y = ops::random_bernoulli_with(&p, options)?;
    check::bool(&y, &[], &[true], 0.0)?;
    Ok(())
}

/// random\_categorical by its own seed
fn random_categorical_by_its_own_seed() -> Result<()> {
    let logits = make::float32(&[2, 3], &[0.0, 1.0, 2.0, 3.0, 0.0, -1.0])?;
    let options = ops::RandomCategorical { num_samples: 5, seed: 21, ..Default::default() };
    let x = ops::random_categorical_with(&logits, options)?;
    check::int64(&x, &[2, 5], &[1, 1, 2, 2, 2, 0, 0, 0, 0, 0], 0.0)?;
    let options = ops::RandomCategorical { dtype: DType::INT32, seed: 22, ..Default::default() };
    let y = ops::random_categorical_with(&logits, options)?;
    check::int32(&y, &[2, 1], &[1, 0], 0.0)?;
    Ok(())
}

/// random\_normal by its own seed
fn random_normal_by_its_own_seed() -> Result<()> {
    let options = ops::RandomNormal { shape: &[6], seed: 7, ..Default::default() };
    let x = ops::random_normal_with(options)?;
    check::float32(&x, &[6], &[0.0002914693, -0.30484697, 1.7887576, 1.0678722, 0.37640348, -1.2870117], 64.0)?;
    let options = ops::RandomNormal { shape: &[4], dtype: DType::FLOAT64, seed: 7, ..Default::default() };
    let y = ops::random_normal_with(options)?;
    check::float64(
        &y,
        &[4],
        &[0.6510652288674289, 0.3886802390698434, 0.6532465416483484, -0.17714641614230042],
        64.0,
    )?;
    let options = ops::RandomNormal { shape: &[4], mean: 10.0, stddev: 0.5, seed: 8, ..Default::default() };
    let z = ops::random_normal_with(options)?;
    check::float32(&z, &[4], &[9.859108, 9.437571, 9.318295, 10.087328], 8.0)?;
    Ok(())
}

/// random\_normal shape=2 mean=3.0 stddev=0.0
fn random_normal_shape_2_mean_3_0_stddev_0_0() -> Result<()> {
    let options = ops::RandomNormal { shape: &[2], mean: 3.0, stddev: 0.0, ..Default::default() };
    let y = ops::random_normal_with(options)?;
    check::float32(&y, &[2], &[3.0, 3.0], 0.0)?;
    Ok(())
}

/// random\_orthogonal by its own seed
fn random_orthogonal_by_its_own_seed() -> Result<()> {
    let options = ops::RandomOrthogonal { shape: &[3, 2], gain: 2.0, dtype: DType::FLOAT64, seed: 7 };
    let x = ops::random_orthogonal_with(options)?;
    check::float64(
        &x,
        &[3, 2],
        &[
            1.3010320017347183, 0.35211043497882316, 0.7767047095287835, 1.51774025432772, 1.3053909470568423,
            -1.2539867471278356,
        ],
        64.0,
    )?;
    let options = ops::RandomOrthogonal { shape: &[2, 1, 3], seed: 7, ..Default::default() };
    let y = ops::random_orthogonal_with(options)?;
    check::float32(&y, &[2, 1, 3], &[0.650516, 0.38835236, 0.6526955, 0.17605522, 0.7588701, -0.62699336], 64.0)?;
    Ok(())
}

/// random\_permutation by its own seed
fn random_permutation_by_its_own_seed() -> Result<()> {
    let options = ops::RandomPermutation { seed: 18, ..Default::default() };
    let x = ops::random_permutation_with(9, options)?;
    check::int64(&x, &[9], &[1, 0, 7, 4, 2, 5, 8, 3, 6], 0.0)?;
    let options = ops::RandomPermutation { dtype: DType::INT8, seed: 19 };
    let y = ops::random_permutation_with(5, options)?;
    check::int8(&y, &[5], &[0, 2, 1, 4, 3], 0.0)?;
    Ok(())
}

/// random\_truncated\_normal by its own seed
fn random_truncated_normal_by_its_own_seed() -> Result<()> {
    let options = ops::RandomTruncatedNormal { shape: &[6], seed: 7, ..Default::default() };
    let x = ops::random_truncated_normal_with(options)?;
    check::float32(&x, &[6], &[1.5055828, 0.6395586, -1.1182393, -1.2562617, -0.22447534, 0.7784515], 64.0)?;
    let options = ops::RandomTruncatedNormal { shape: &[4], dtype: DType::FLOAT64, seed: 7, ..Default::default() };
    let y = ops::random_truncated_normal_with(options)?;
    check::float64(&y, &[4], &[0.6395586997165794, -1.2562617541189092, 0.7784514314218189, 1.530242996945366], 64.0)?;
    let options = ops::RandomTruncatedNormal { shape: &[4], mean: 10.0, stddev: 0.5, seed: 8, ..Default::default() };
    let z = ops::random_truncated_normal_with(options)?;
    check::float32(&z, &[4], &[10.012568, 10.264125, 9.865359, 9.975733], 8.0)?;
    Ok(())
}

/// random\_uniform by its own seed
fn random_uniform_by_its_own_seed() -> Result<()> {
    let options = ops::RandomUniform { shape: &[2, 5], seed: 7, ..Default::default() };
    let x = ops::random_uniform_with(options)?;
    check::float32(
        &x,
        &[2, 5],
        &[
            0.9545971, 0.7501522, 0.114177346, 0.085657835, 0.40696037, 0.79528403, 0.17179865, 0.95785415,
            0.006075084, 0.008453071,
        ],
        0.0,
    )?;
    let options = ops::RandomUniform { shape: &[3], dtype: DType::FLOAT64, seed: 9, ..Default::default() };
    let y = ops::random_uniform_with(options)?;
    check::float64(&y, &[3], &[0.5342253178455758, 0.7730105700727459, 0.4941529278711907], 0.0)?;
    let options = ops::RandomUniform { shape: &[4], minval: -2.0, maxval: 2.0, seed: 9, ..Default::default() };
    let z = ops::random_uniform_with(options)?;
    check::float32(&z, &[4], &[1.3678133, 0.13690114, 1.6990395, 1.0920422], 2.0)?;
    let options = ops::RandomUniform { shape: &[6], minval: -5.0, maxval: 6.0, dtype: DType::INT32, seed: 11 };
    let n_int32 = ops::random_uniform_with(options)?;
    check::int32(&n_int32, &[6], &[4, 5, -2, -2, -1, 2], 0.0)?;
    let options = ops::RandomUniform { shape: &[6], minval: 0.0, maxval: 200.0, dtype: DType::UINT8, seed: 11 };
    let n_uint8 = ops::random_uniform_with(options)?;
    check::uint8(&n_uint8, &[6], &[179, 191, 70, 66, 79, 138], 0.0)?;
    let options = ops::RandomUniform {
        shape: &[6],
        minval: -1099511627776.0,
        maxval: 1099511627776.0,
        dtype: DType::INT64,
        seed: 11,
    };
    let n_int64 = ops::random_uniform_with(options)?;
    check::int64(
        &n_int64,
        &[6],
        &[1008882645450, -363385992523, 425301345994, -178230363075, -1024277802699, 470835103684],
        0.0,
    )?;
    Ok(())
}

/// random\_uniform shape=3 minval=-1.0 maxval=0.0 seed=4
fn random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4() -> Result<()> {
    let options = ops::RandomUniform { shape: &[3], minval: -1.0, maxval: 0.0, seed: 4, ..Default::default() };
    let y = ops::random_uniform_with(options)?;
    check::float32(&y, &[3], &[-0.86756974, -0.28907347, -0.32930082], 2.0)?;
    Ok(())
}

/// random\_uniform shape=3 seed=1099511627779
fn random_uniform_shape_3_seed_1099511627779() -> Result<()> {
    let options = ops::RandomUniform { shape: &[3], seed: 1099511627779, ..Default::default() };
    let y = ops::random_uniform_with(options)?;
    check::float32(&y, &[3], &[0.33531153, 0.692387, 0.7154175], 0.0)?;
    Ok(())
}

/// random\_variance\_scaling by its own seed
fn random_variance_scaling_by_its_own_seed() -> Result<()> {
    let options =
        ops::RandomVarianceScaling { shape: &[2, 3], scale: 2.0, fan: ops::Fan::FanOut, seed: 7, ..Default::default() };
    let x = ops::random_variance_scaling_with(options)?;
    check::float32(&x, &[2, 3], &[1.39753, 0.5936587, -1.0379853, -1.1661022, -0.20836517, 0.72258353], 64.0)?;
    let options = ops::RandomVarianceScaling {
        shape: &[4],
        distribution: ops::Distribution::UntruncatedNormal,
        dtype: DType::FLOAT64,
        seed: 7,
        ..Default::default()
    };
    let y = ops::random_variance_scaling_with(options)?;
    check::float64(
        &y,
        &[4],
        &[0.32553261443371445, 0.1943401195349217, 0.3266232708241742, -0.08857320807115021],
        64.0,
    )?;
    let options = ops::RandomVarianceScaling {
        shape: &[2, 4],
        fan: ops::Fan::FanAvg,
        distribution: ops::Distribution::Uniform,
        seed: 8,
        ..Default::default()
    };
    let z = ops::random_variance_scaling_with(options)?;
    check::float32(
        &z,
        &[2, 4],
        &[0.02101016, 0.42186916, -0.22240579, -0.040555477, -0.015265822, -0.18569613, -0.8937155, -0.80851877],
        64.0,
    )?;
    Ok(())
}

/// reciprocal and its gradient
fn reciprocal_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-3.0, -0.125, 0.75, 2.5])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::reciprocal(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.33333334, -8.0, 1.3333334, 0.4], 4.0)?;
    check::float32(&d_x, &[4], &[-0.11111111, -32.0, -3.5555556, -0.04], 8.0)?;
    Ok(())
}

/// reciprocal of other dtypes
fn reciprocal_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-3.0, -0.125, 0.75, 2.5])?;
    let y_float64 = ops::reciprocal(&x_float64)?;
    check::float64(&y_float64, &[4], &[-0.3333333333333333, -8.0, 1.3333333333333333, 0.4], 4.0)?;
    let x_float16 = make::float16(&[4], &[-3.0, -0.125, 0.75, 2.5])?;
    let y_float16 = ops::reciprocal(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.33325195, -8.0, 1.3330078, 0.39990234], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-3.0, -0.125, 0.75, 2.5])?;
    let y_bfloat16 = ops::reciprocal(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.33398438, -8.0, 1.3359375, 0.40039062], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 3, 9])?;
    let y_int64 = ops::reciprocal(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 0.3333333333333333, 0.1111111111111111], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 3, 9])?;
    let y_uint8 = ops::reciprocal(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 0.33333334, 0.11111111], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::reciprocal(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.61538464, -0.9230769), (-0.6896552, -0.27586207), (0.24, 0.32)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.4733728, -1.1360947), (-0.3804994, -0.39952436), (0.2432, 0.2624)], 16.0)?;
    Ok(())
}

/// reciprocal of what is no finite number
fn reciprocal_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[0.0, -0.0, INF])?;
    let y = ops::reciprocal(&x)?;
    check::float32(&y, &[3], &[INF, -INF, 0.0], 0.0)?;
    Ok(())
}

/// reductions of nothing
fn reductions_of_nothing() -> Result<()> {
    let x = make::float32(&[0, 2], &[])?;
    let y_sum = ops::sum_with(&x, ops::Sum { axis: Some(&[0]), ..Default::default() })?;
    check::float32(&y_sum, &[2], &[0.0, 0.0], 0.0)?;
    let y_prod = ops::prod_with(&x, ops::Prod { axis: Some(&[0]), ..Default::default() })?;
    check::float32(&y_prod, &[2], &[1.0, 1.0], 0.0)?;
    let y_mean = ops::mean_with(&x, ops::Mean { axis: Some(&[0]), ..Default::default() })?;
    check::float32(&y_mean, &[2], &[NAN, NAN], 0.0)?;
    check::fails(ops::max(&x), Code::INVALID_ARGUMENT, Some("max"), None)?;
    let n = ops::max_with(&x, ops::Max { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&n, &[0], &[], 0.0)?;
    Ok(())
}

/// refused: a bias of another size
fn refused_a_bias_of_another_size() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let bias = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::bias_add(&x, &bias), Code::INVALID_ARGUMENT, Some("bias_add"), None)?;
    Ok(())
}

/// refused: a bitcast that does not come out even
fn refused_a_bitcast_that_does_not_come_out_even() -> Result<()> {
    let x = make::uint8(&[3], &[1, 2, 3])?;
    check::fails(ops::bitcast(&x, DType::INT32), Code::INVALID_ARGUMENT, Some("bitcast"), None)?;
    Ok(())
}

/// refused: a broadcast to fewer elements
fn refused_a_broadcast_to_fewer_elements() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::broadcast_to(&x, &[3]), Code::INVALID_ARGUMENT, Some("broadcast_to"), None)?;
    Ok(())
}

/// refused: a concatenation of nothing
fn refused_a_concatenation_of_nothing() -> Result<()> {
    check::fails(ops::concat(&[]), Code::INVALID_ARGUMENT, Some("concat"), None)?;
    Ok(())
}

/// refused: a concatenation of other dims
fn refused_a_concatenation_of_other_dims() -> Result<()> {
    let values0 = make::float32(&[2], &[1.0, 2.0])?;
    let values1 = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(ops::concat(&[&values0, &values1]), Code::INVALID_ARGUMENT, Some("concat"), None)?;
    Ok(())
}

/// refused: a file longer than its tensors
fn refused_a_file_longer_than_its_tensors() -> Result<()> {
    check::fails(
        make::loaded(
            "76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473223a5b302c385d7d7d000000000000000000",
        ),
        Code::DATA_LOSS,
        Some(""),
        None,
    )?;
    Ok(())
}

/// refused: a file of something else
fn refused_a_file_of_something_else() -> Result<()> {
    check::fails(make::loaded("02000000000000007b7d"), Code::INVALID_ARGUMENT, Some(""), None)?;
    Ok(())
}

/// refused: a file that ends in its header
fn refused_a_file_that_ends_in_its_header() -> Result<()> {
    check::fails(
        make::loaded(
            "76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473",
        ),
        Code::DATA_LOSS,
        Some(""),
        None,
    )?;
    Ok(())
}

/// refused: a file that ends in its header's size
fn refused_a_file_that_ends_in_its_header_s_size() -> Result<()> {
    check::fails(make::loaded("76000000000000"), Code::DATA_LOSS, Some(""), None)?;
    Ok(())
}

/// refused: a file that ends in its tensors
fn refused_a_file_that_ends_in_its_tensors() -> Result<()> {
    check::fails(
        make::loaded(
            "76000000000000007b225f5f6d657461646174615f5f223a7b22666f726d6174223a2265616765722e66756e6374696f6e222c22666f726d61745f76657273696f6e223a2231227d2c2278223a7b226474797065223a22463332222c227368617065223a5b325d2c22646174615f6f666673657473223a5b302c385d7d7d00000000000000",
        ),
        Code::DATA_LOSS,
        Some(""),
        None,
    )?;
    Ok(())
}

/// refused: a file whose header is no JSON
fn refused_a_file_whose_header_is_no_json() -> Result<()> {
    check::fails(
        make::loaded(
            "76000000000000007d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d7d0000000000000000",
        ),
        Code::DATA_LOSS,
        Some(""),
        None,
    )?;
    Ok(())
}

/// refused: a file without a byte
fn refused_a_file_without_a_byte() -> Result<()> {
    check::fails(make::loaded(""), Code::DATA_LOSS, Some(""), None)?;
    Ok(())
}

/// refused: a filter of other channels
fn refused_a_filter_of_other_channels() -> Result<()> {
    let x = make::float32(
        &[1, 3, 3, 2],
        &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    )?;
    let filter = make::float32(&[1, 1, 3, 1], &[1.0, 1.0, 1.0])?;
    check::fails(ops::conv2d(&x, &filter), Code::INVALID_ARGUMENT, Some("conv2d"), None)?;
    Ok(())
}

/// refused: a label out of range
fn refused_a_label_out_of_range() -> Result<()> {
    let logits = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let labels = make::int32(&[2], &[0, 3])?;
    check::fails(
        ops::sparse_softmax_cross_entropy_with_logits(&logits, &labels),
        Code::INVALID_ARGUMENT,
        Some("sparse_softmax_cross_entropy_with_logits"),
        None,
    )?;
    Ok(())
}

/// refused: a negative dim
fn refused_a_negative_dim() -> Result<()> {
    let value = make::float32(&[], &[1.0])?;
    check::fails(ops::fill(&[-2], &value), Code::INVALID_ARGUMENT, Some("fill"), None)?;
    Ok(())
}

/// refused: a negative index
fn refused_a_negative_index() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let indices = make::int32(&[2], &[0, -1])?;
    check::fails(ops::gather(&x, &indices), Code::INVALID_ARGUMENT, Some("gather"), None)?;
    Ok(())
}

/// refused: a norm to clip to of 0
fn refused_a_norm_to_clip_to_of_0() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(
        ops::clip_by_norm_with(&x, ops::ClipByNorm { clip_norm: 0.0 }),
        Code::INVALID_ARGUMENT,
        Some("clip_by_norm"),
        None,
    )?;
    Ok(())
}

/// refused: a permutation that names an axis twice
fn refused_a_permutation_that_names_an_axis_twice() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(
        ops::permute_dims_with(&x, ops::PermuteDims { axes: Some(&[0, 0]) }),
        Code::INVALID_ARGUMENT,
        Some("permute_dims"),
        None,
    )?;
    Ok(())
}

/// refused: a rate of dropout of 1
fn refused_a_rate_of_dropout_of_1() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(
        ops::dropout_with(&x, ops::Dropout { rate: 1.0, ..Default::default() }),
        Code::INVALID_ARGUMENT,
        Some("dropout"),
        None,
    )?;
    Ok(())
}

/// refused: a reshape to another size
fn refused_a_reshape_to_another_size() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(ops::reshape(&x, &[4]), Code::INVALID_ARGUMENT, Some("reshape"), None)?;
    Ok(())
}

/// refused: a reshape to two unknown dims
fn refused_a_reshape_to_two_unknown_dims() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(ops::reshape(&x, &[-1, -1]), Code::INVALID_ARGUMENT, Some("reshape"), None)?;
    Ok(())
}

/// refused: a slice beyond the end
fn refused_a_slice_beyond_the_end() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(
        ops::slice_with(&x, &[1], ops::Slice { size: Some(&[2]) }),
        Code::INVALID_ARGUMENT,
        Some("slice"),
        None,
    )?;
    Ok(())
}

/// refused: a split that does not come out even
fn refused_a_split_that_does_not_come_out_even() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    check::fails(ops::split(&x, &[2]), Code::INVALID_ARGUMENT, Some("split"), None)?;
    Ok(())
}

/// refused: a squeeze of a dim of 2
fn refused_a_squeeze_of_a_dim_of_2() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(
        ops::squeeze_with(&x, ops::Squeeze { axis: Some(&[0]) }),
        Code::INVALID_ARGUMENT,
        Some("squeeze"),
        None,
    )?;
    Ok(())
}

/// refused: a stack of other shapes
fn refused_a_stack_of_other_shapes() -> Result<()> {
    let values0 = make::float32(&[2], &[1.0, 2.0])?;
    let values1 = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    check::fails(ops::stack(&[&values0, &values1]), Code::INVALID_ARGUMENT, Some("stack"), None)?;
    Ok(())
}

/// refused: a step of 0
fn refused_a_step_of_0() -> Result<()> {
    let options = ops::Arange { stop: Some(1.0), step: 0.0, ..Default::default() };
    check::fails(ops::arange_with(0.0, options), Code::INVALID_ARGUMENT, Some("arange"), None)?;
    Ok(())
}

/// refused: a stride of 0
fn refused_a_stride_of_0() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let options = ops::StridedSlice { begin: &[0], end: Some(&[2]), strides: Some(&[0]), ..Default::default() };
    check::fails(ops::strided_slice_with(&x, options), Code::INVALID_ARGUMENT, Some("strided_slice"), None)?;
    Ok(())
}

/// refused: a sum along an axis that is not there
fn refused_a_sum_along_an_axis_that_is_not_there() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(
        ops::sum_with(&x, ops::Sum { axis: Some(&[1]), ..Default::default() }),
        Code::INVALID_ARGUMENT,
        Some("sum"),
        None,
    )?;
    Ok(())
}

/// refused: a sum along an axis twice
fn refused_a_sum_along_an_axis_twice() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(
        ops::sum_with(&x, ops::Sum { axis: Some(&[0, -2]), ..Default::default() }),
        Code::INVALID_ARGUMENT,
        Some("sum"),
        None,
    )?;
    Ok(())
}

/// refused: a tensor of rank 33
fn refused_a_tensor_of_rank_33() -> Result<()> {
    let x = make::float32(
        &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        &[1.0],
    )?;
    check::fails(ops::expand_dims(&x, 0), Code::INVALID_ARGUMENT, Some("expand_dims"), None)?;
    Ok(())
}

/// refused: an index along an axis out of range
fn refused_an_index_along_an_axis_out_of_range() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let indices = make::int32(&[1], &[2])?;
    check::fails(ops::take_along_axis(&x, &indices), Code::INVALID_ARGUMENT, Some("take_along_axis"), None)?;
    Ok(())
}

/// refused: an index out of range
fn refused_an_index_out_of_range() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let indices = make::int32(&[], &[7])?;
    check::fails(
        ops::gather(&x, &indices),
        Code::INVALID_ARGUMENT,
        Some("gather"),
        Some("indices = 7 is not in [0, 3) [Op:gather]"),
    )?;
    Ok(())
}

/// refused: an index out of range of many
fn refused_an_index_out_of_range_of_many() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let indices = make::int32(&[1, 2], &[0, 3])?;
    check::fails(ops::gather_nd(&x, &indices), Code::INVALID_ARGUMENT, Some("gather_nd"), None)?;
    Ok(())
}

/// refused: an index to scatter to out of range
fn refused_an_index_to_scatter_to_out_of_range() -> Result<()> {
    let indices = make::int32(&[1, 1], &[4])?;
    let updates = make::float32(&[1], &[1.0])?;
    check::fails(ops::scatter_nd(&indices, &updates, &[4]), Code::INVALID_ARGUMENT, Some("scatter_nd"), None)?;
    Ok(())
}

/// refused: an integer division by zero
fn refused_an_integer_division_by_zero() -> Result<()> {
    let x1 = make::int32(&[1], &[1])?;
    let x2 = make::int32(&[1], &[0])?;
    check::fails(ops::floor_divide(&x1, &x2), Code::INVALID_ARGUMENT, Some("floor_divide"), None)?;
    Ok(())
}

/// refused: an integer remainder by zero
fn refused_an_integer_remainder_by_zero() -> Result<()> {
    let x1 = make::uint8(&[1], &[1])?;
    let x2 = make::uint8(&[1], &[0])?;
    check::fails(ops::remainder(&x1, &x2), Code::INVALID_ARGUMENT, Some("remainder"), None)?;
    Ok(())
}

/// refused: an integer to a negative power
fn refused_an_integer_to_a_negative_power() -> Result<()> {
    let x1 = make::int32(&[1], &[2])?;
    let x2 = make::int32(&[1], &[-1])?;
    check::fails(ops::pow(&x1, &x2), Code::INVALID_ARGUMENT, Some("pow"), None)?;
    Ok(())
}

/// refused: an order of complex numbers
fn refused_an_order_of_complex_numbers() -> Result<()> {
    let x1 = make::complex64(&[1], &[(1.0, 0.0)])?;
    let x2 = make::complex64(&[1], &[(2.0, 0.0)])?;
    check::fails(ops::less(&x1, &x2), Code::INVALID_ARGUMENT, Some("less"), None)?;
    Ok(())
}

/// refused: bits of floats
fn refused_bits_of_floats() -> Result<()> {
    let x1 = make::float32(&[2], &[1.0, 2.0])?;
    let x2 = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::bitwise_and(&x1, &x2), Code::INVALID_ARGUMENT, Some("bitwise_and"), None)?;
    Ok(())
}

/// refused: bounds in the wrong order
fn refused_bounds_in_the_wrong_order() -> Result<()> {
    let options = ops::RandomUniform { shape: &[2], minval: 1.0, maxval: 0.0, ..Default::default() };
    check::fails(ops::random_uniform_with(options), Code::INVALID_ARGUMENT, Some("random_uniform"), None)?;
    Ok(())
}

/// refused: logic of numbers
fn refused_logic_of_numbers() -> Result<()> {
    let x1 = make::float32(&[2], &[1.0, 2.0])?;
    let x2 = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::logical_and(&x1, &x2), Code::INVALID_ARGUMENT, Some("logical_and"), None)?;
    Ok(())
}

/// refused: more bytes than there are
fn refused_more_bytes_than_there_are() -> Result<()> {
    let value = make::float64(&[], &[1.0])?;
    check::fails(ops::fill(&[1125899906842624], &value), Code::RESOURCE_EXHAUSTED, Some("fill"), None)?;
    Ok(())
}

/// refused: more elements than can be counted
fn refused_more_elements_than_can_be_counted() -> Result<()> {
    let value = make::int8(&[], &[1])?;
    check::fails(ops::fill(&[1099511627776, 1099511627776], &value), Code::INVALID_ARGUMENT, Some("fill"), None)?;
    Ok(())
}

/// refused: saving in a folder that is not there
fn refused_saving_in_a_folder_that_is_not_there() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        Ok(vec![x.clone()])
    })?;
    check::fails(f.save("/no/such/folder/f.eager"), Code::NOT_FOUND, Some(""), None)?;
    Ok(())
}

/// refused: saving to a folder
fn refused_saving_to_a_folder() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        Ok(vec![x.clone()])
    })?;
    check::fails(f.save("/"), Code::INVALID_ARGUMENT, Some(""), None)?;
    Ok(())
}

/// refused: saving where no files are made
fn refused_saving_where_no_files_are_made() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        Ok(vec![x.clone()])
    })?;
    check::fails(f.save("/sys/f.eager"), Code::PERMISSION_DENIED, Some(""), None)?;
    Ok(())
}

/// refused: shapes that do not broadcast
fn refused_shapes_that_do_not_broadcast() -> Result<()> {
    let x1 = make::float32(&[2], &[1.0, 2.0])?;
    let x2 = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    check::fails(
        ops::add(&x1, &x2),
        Code::INVALID_ARGUMENT,
        Some("add"),
        Some("Incompatible shapes: [2] vs. [3] [Op:add]"),
    )?;
    Ok(())
}

/// refused: softmax of integers
fn refused_softmax_of_integers() -> Result<()> {
    let x = make::int32(&[2], &[1, 2])?;
    check::fails(ops::softmax(&x), Code::INVALID_ARGUMENT, Some("softmax"), None)?;
    Ok(())
}

/// refused: the product of matrices of wrong sizes
fn refused_the_product_of_matrices_of_wrong_sizes() -> Result<()> {
    let x1 = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    let x2 = make::float32(&[2, 3], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0])?;
    check::fails(ops::matmul(&x1, &x2), Code::INVALID_ARGUMENT, Some("matmul"), None)?;
    Ok(())
}

/// relu and its gradient
fn relu_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::relu(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.0, 0.0, 0.75, 3.0], 0.0)?;
    check::float32(&d_x, &[4], &[0.0, 0.0, 2.0, 0.25], 1.0)?;
    Ok(())
}

/// relu of other dtypes
fn relu_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::relu(&x_float64)?;
    check::float64(&y_float64, &[4], &[0.0, 0.0, 0.75, 3.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::relu(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.0, 0.0, 0.75, 3.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::relu(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 0.0, 0.75, 3.0], 0.0)?;
    Ok(())
}

/// relu of what is no finite number
fn relu_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[NAN, -INF, INF])?;
    let y = ops::relu(&x)?;
    check::float32(&y, &[3], &[NAN, 0.0, INF], 0.0)?;
    Ok(())
}

/// relu6 and its gradient
fn relu6_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::relu6(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.0, 0.0, 0.75, 6.0], 0.0)?;
    check::float32(&d_x, &[4], &[0.0, 0.0, 2.0, 0.0], 1.0)?;
    Ok(())
}

/// relu6 of other dtypes
fn relu6_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 8.0])?;
    let y_float64 = ops::relu6(&x_float64)?;
    check::float64(&y_float64, &[4], &[0.0, 0.0, 0.75, 6.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 8.0])?;
    let y_float16 = ops::relu6(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.0, 0.0, 0.75, 6.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 8.0])?;
    let y_bfloat16 = ops::relu6(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.0, 0.0, 0.75, 6.0], 0.0)?;
    Ok(())
}

/// remainder and its gradients
fn remainder_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::remainder(&x1, &x2)?;
    check::float32(&y, &[3], &[0.5, 0.25, -1.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, 0.5, 2.0], 1.0)?;
    check::float32(&d_x2, &[3], &[0.0, 1.5, 2.0], 1.0)?;
    Ok(())
}

/// remainder of other dtypes
fn remainder_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::remainder(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.5, 0.25, -1.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::remainder(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.5, 0.25, -1.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::remainder(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.5, 0.25, -1.0], 0.0)?;
    Ok(())
}

/// repeat repeats=0 axis=1
fn repeat_repeats_0_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::repeat_with(&x, 0, ops::Repeat { axis: Some(1) })?;
    check::float32(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// repeat repeats=2
fn repeat_repeats_2() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::repeat(&x, 2)?;
    check::float32(&y, &[12], &[1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0, 5.0, 5.0, 6.0, 6.0], 0.0)?;
    let d_y = make::float32(&[12], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.5, 2.25, 4.5, 1.75, 2.5, 1.75], 0.0)?;
    Ok(())
}

/// repeat repeats=2 axis=0
fn repeat_repeats_2_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::repeat_with(&x, 2, ops::Repeat { axis: Some(0) })?;
    check::float32(&y, &[4, 3], &[1.0, 5.0, 2.0, 1.0, 5.0, 2.0, 4.0, 3.0, 6.0, 4.0, 3.0, 6.0], 0.0)?;
    let d_y = make::float32(&[4, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.25, 2.0, 5.0, 2.75, 1.25, 2.0], 0.0)?;
    Ok(())
}

/// repeat repeats=2 axis=1
fn repeat_repeats_2_axis_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::repeat_with(&x, 2, ops::Repeat { axis: Some(1) })?;
    check::float32(&y, &[2, 6], &[1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0, 5.0, 5.0, 6.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 6], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.5, 2.25, 4.5, 1.75, 2.5, 1.75], 0.0)?;
    Ok(())
}

/// reshape shape=
fn reshape_shape() -> Result<()> {
    let x = make::int16(&[1], &[7])?;
    let y = ops::reshape(&x, &[])?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// reshape shape=0,-1,1 zero\_copies=True
fn reshape_shape_0_m1_1_zero_copies_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::reshape_with(&x, &[0, -1, 1], ops::Reshape { zero_copies: true })?;
    check::float32(&y, &[2, 3, 1], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    let d_y = make::float32(&[2, 3, 1], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// reshape shape=3,-1
fn reshape_shape_3_m1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::reshape(&x, &[3, -1])?;
    check::float32(&y, &[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// reshape to a tensor
fn reshape_to_a_tensor() -> Result<()> {
    let x = make::int16(&[2, 3], &[1, 2, 3, 4, 5, 6])?;
    let shape = make::int64(&[2], &[3, 2])?;
    let y = ops::reshape(&x, &shape)?;
    check::int16(&y, &[3, 2], &[1, 2, 3, 4, 5, 6], 0.0)?;
    Ok(())
}

/// reshape\_like
fn reshape_like() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let like = make::int8(&[3, 2], &[0, 0, 0, 0, 0, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::reshape_like(&x, &like)?;
    check::float32(&y, &[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// rms\_norm
fn rms_norm() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    let y = ops::rms_norm_with(&x, ops::RmsNorm { scale: Some(&scale), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            1.1547002, 0.7698001, -1.5396003, 0.19245003, 0.82760584, 2.979381, -0.33104235, 0.4965635, 0.90166956,
            1.0820035, -0.90166956, 0.72133565, 1.2135597, 1.8877596, -1.2135597, 0.20225996,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &scale], ..Default::default() };
    let [d_x, d_scale] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            1.1012417, 0.8802806, -1.0976782, 0.20670553, -0.2176716, 0.70063084, -0.5339758, -0.6915609, -0.10189596,
            1.2733334, -0.37239683, -0.18106692, 0.48634326, 0.15353371, -0.5923765, -0.040145528,
        ],
        256.0,
    )?;
    check::float32(&d_scale, &[4], &[6.4876227, 6.451435, 4.7664595, 3.4556189], 256.0)?;
    Ok(())
}

/// rms\_norm axis=1 epsilon=0.5
fn rms_norm_axis_1_epsilon_0_5() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[2], &[2.0, -1.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    let y = ops::rms_norm_with(&x, ops::RmsNorm { scale: Some(&scale), axis: &[1], epsilon: 0.5 })?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            1.3764944, 0.30499715, 2.309401, 0.44172612, -1.1470786, -1.3724872, -0.57735026, -1.3251783, 1.3483998,
            1.0776318, 1.3483998, 2.5786335, -1.2135597, -1.2572371, -1.2135597, -0.48349378,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &scale], ..Default::default() };
    let [d_x, d_scale] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            0.9719982, 0.3972056, 0.9141379, 0.280119, -0.5976884, -0.08511548, -1.1306443, -0.08619046, 0.53935987,
            1.3195196, 0.21451814, 0.21349075, -0.32361594, -0.5431612, -0.12625925, -0.44372588,
        ],
        256.0,
    )?;
    check::float32(&d_scale, &[2], &[6.64637, 13.635184], 256.0)?;
    Ok(())
}

/// rms\_norm epsilon=0.25
fn rms_norm_epsilon_0_25() -> Result<()> {
    let x =
        make::float32(&[2, 2, 4], &[1.5, 0.5, 2.0, 0.5, 2.5, 4.5, 1.0, 3.0, 2.5, 1.5, 2.5, 4.0, 4.5, 3.5, 4.5, 1.5])?;
    let scale = make::float32(&[4], &[1.0, 2.0, -1.0, 0.5])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&scale)?;
    let options = ops::RmsNorm { scale: Some(&scale), epsilon: 0.25, ..Default::default() };
    let y = ops::rms_norm_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[
            1.0776318, 0.7184212, -1.4368424, 0.1796053, 0.8164966, 2.9393878, -0.32659864, 0.48989794, 0.8873565,
            1.0648278, -0.8873565, 0.7098852, 1.2026756, 1.8708287, -1.2026756, 0.20044594,
        ],
        16.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &scale], ..Default::default() };
    let [d_x, d_scale] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 2, 4],
        &[
            0.98782915, 0.80822384, -1.0776318, 0.1796053, -0.19595918, 0.72504896, -0.5192918, -0.65972924,
            -0.09153047, 1.2583693, -0.35773742, -0.1641959, 0.48769212, 0.15659839, -0.58135283, -0.037881896,
        ],
        256.0,
    )?;
    check::float32(&d_scale, &[4], &[6.3540816, 6.3550754, 4.5431485, 3.3997002], 256.0)?;
    Ok(())
}

/// rnn
fn rnn() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let recurrent_kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let bias = make::float32(&[2], &[-0.5, -0.3125])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    let options = ops::Rnn { bias: Some(&bias), initial_h: Some(&initial_h), ..Default::default() };
    let (y0, y1) = ops::rnn_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            -0.4050601, -0.33429536, -0.19833188, -0.16239288, -0.5081425, -0.30175754, -0.63514894, -0.46518368,
            -0.108227015, -0.11523204, -0.57182646, -0.33840248,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[-0.5081425, -0.30175754, -0.57182646, -0.33840248], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[
            -0.51441807, -0.06567914, -0.10378732, 0.0037669828, -1.9213948, -0.032978613, -0.45365608, 0.019836053,
            -0.2218453, 0.20922798, -1.2413902, -0.092435546,
        ],
        512.0,
    )?;
    check::float32(&d_kernel, &[2, 2], &[0.46075225, 0.49723113, 1.1687194, 2.0383787], 512.0)?;
    check::float32(&d_recurrent_kernel, &[2, 2], &[0.5927753, -0.9084584, -0.3473406, -1.7532717], 512.0)?;
    check::float32(&d_bias, &[2], &[3.775825, 8.219454], 512.0)?;
    check::float32(&d_initial_h, &[2, 2], &[-0.51441807, -0.06567914, -0.45365608, 0.019836053], 512.0)?;
    Ok(())
}

/// rnn activation=RELU
fn rnn_activation_relu() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let recurrent_kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let bias = make::float32(&[2], &[-0.5, -0.3125])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    let options = ops::Rnn {
        bias: Some(&bias),
        initial_h: Some(&initial_h),
        activation: ops::Activation::Relu,
        ..Default::default()
    };
    let (y0, y1) = ops::rnn_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(&y0, &[2, 3, 2], &[-0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0], 32.0)?;
    check::float32(&y1, &[2, 2], &[-0.0, -0.0, -0.0, -0.0], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3, 2], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 512.0)?;
    check::float32(&d_kernel, &[2, 2], &[0.0, 0.0, 0.0, 0.0], 512.0)?;
    check::float32(&d_recurrent_kernel, &[2, 2], &[0.0, 0.0, 0.0, 0.0], 512.0)?;
    check::float32(&d_bias, &[2], &[0.0, 0.0], 512.0)?;
    check::float32(&d_initial_h, &[2, 2], &[0.0, 0.0, 0.0, 0.0], 512.0)?;
    Ok(())
}

/// rnn reverse=True
fn rnn_reverse_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let recurrent_kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let bias = make::float32(&[2], &[-0.5, -0.3125])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Rnn { bias: Some(&bias), initial_h: Some(&initial_h), reverse: true, ..Default::default() };
    let (y0, y1) = ops::rnn_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            -0.18601437, -0.1706264, -0.026374193, -0.076359294, -0.71553624, -0.48931268, -0.24259944, -0.19577561,
            0.010127765, -0.060236942, -0.8392851, -0.59888464,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[-0.18601437, -0.1706264, -0.24259944, -0.19577561], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_kernel, &[2, 2], &[-1.9534135, -0.22338063, -1.0705155, 1.1506969], 512.0)?;
    check::float32(&d_recurrent_kernel, &[2, 2], &[0.7912428, 0.70597124, -0.09621465, -1.7793621], 512.0)?;
    check::float32(&d_bias, &[2], &[4.7087893, 7.328413], 512.0)?;
    Ok(())
}

/// rnn time\_major=True
fn rnn_time_major_true() -> Result<()> {
    let x = make::float32(
        &[3, 2, 2],
        &[-0.5, -0.3125, -0.4375, -0.25, -0.125, 0.0625, -0.0625, 0.125, 0.25, 0.4375, 0.3125, 0.5],
    )?;
    let kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let recurrent_kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let bias = make::float32(&[2], &[-0.5, -0.3125])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    let options = ops::Rnn { bias: Some(&bias), initial_h: Some(&initial_h), time_major: true, ..Default::default() };
    let (y0, y1) = ops::rnn_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[3, 2, 2],
        &[
            -0.4050601, -0.33429536, -0.63514894, -0.46518368, -0.19833188, -0.16239288, -0.108227015, -0.11523204,
            -0.5081425, -0.30175754, -0.57182646, -0.33840248,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[-0.5081425, -0.30175754, -0.57182646, -0.33840248], 32.0)?;
    let d_y0 = make::float32(&[3, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[3, 2, 2],
        &[
            -0.17092255, 0.03904638, -0.67532957, -0.128427, -1.0258496, 0.1546892, -0.03703067, 0.11667391,
            -1.2664547, 0.0029363907, -1.2413902, -0.092435546,
        ],
        512.0,
    )?;
    check::float32(&d_kernel, &[2, 2], &[0.25214916, 0.21443187, 0.9112426, 1.8100687], 512.0)?;
    check::float32(&d_recurrent_kernel, &[2, 2], &[0.99327946, -1.7933756, -0.19887705, -2.0869315], 512.0)?;
    check::float32(&d_bias, &[2], &[3.515165, 8.510063], 512.0)?;
    Ok(())
}

/// rnn with a mask
fn rnn_with_a_mask() -> Result<()> {
    let x = make::float32(
        &[2, 3, 2],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let recurrent_kernel = make::float32(&[2, 2], &[-0.5, -0.3125, -0.125, 0.0625])?;
    let bias = make::float32(&[2], &[-0.5, -0.3125])?;
    let initial_h = make::float32(&[2, 2], &[0.5, -0.25, 1.0, 0.0])?;
    let mask = make::bool(&[2, 3], &[true, true, false, true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&kernel)?;
    tape.watch(&recurrent_kernel)?;
    tape.watch(&bias)?;
    tape.watch(&initial_h)?;
    let options = ops::Rnn { bias: Some(&bias), initial_h: Some(&initial_h), mask: Some(&mask), ..Default::default() };
    let (y0, y1) = ops::rnn_with(&x, &kernel, &recurrent_kernel, options)?;
    check::float32(
        &y0,
        &[2, 3, 2],
        &[
            -0.4050601, -0.33429536, -0.19833188, -0.16239288, -0.19833188, -0.16239288, -0.63514894, -0.46518368,
            -0.63514894, -0.46518368, -0.3301776, -0.20648421,
        ],
        32.0,
    )?;
    check::float32(&y1, &[2, 2], &[-0.19833188, -0.16239288, -0.3301776, -0.20648421], 32.0)?;
    let d_y0 = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x, &kernel, &recurrent_kernel, &bias, &initial_h],
        ..Default::default()
    };
    let [d_x, d_kernel, d_recurrent_kernel, d_bias, d_initial_h] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 2],
        &[
            0.9102113, 0.25101343, -3.302466, -0.31217957, 0.0, 0.0, -0.6166038, 0.16035722, 0.0, 0.0, -1.5259142,
            -0.14587718,
        ],
        512.0,
    )?;
    check::float32(&d_kernel, &[2, 2], &[1.1204598, -0.9947151, 1.9151603, 0.45462766], 512.0)?;
    check::float32(&d_recurrent_kernel, &[2, 2], &[-4.1513133, -0.22312051, -1.8965415, -2.0416188], 512.0)?;
    check::float32(&d_bias, &[2], &[4.238403, 7.729828], 512.0)?;
    check::float32(&d_initial_h, &[2, 2], &[0.9102113, 0.25101343, -0.6166038, 0.16035722], 512.0)?;
    Ok(())
}

/// roll shift=1 axis=0
fn roll_shift_1_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::roll_with(&x, &[1], ops::Roll { axis: Some(&[0]) })?;
    check::float32(&y, &[2, 3], &[4.0, 3.0, 6.0, 1.0, 5.0, 2.0], 0.0)?;
    Ok(())
}

/// roll shift=1,-1 axis=0,1
fn roll_shift_1_m1_axis_0_1() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::roll_with(&x, &[1, -1], ops::Roll { axis: Some(&[0, 1]) })?;
    check::float32(&y, &[2, 3], &[5.0, 6.0, 4.0, 2.0, 3.0, 1.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[3.0, 0.25, 1.5, 2.0, 1.0, 0.5], 0.0)?;
    Ok(())
}

/// roll shift=2
fn roll_shift_2() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::roll(&x, &[2])?;
    check::float32(&y, &[2, 3], &[5.0, 6.0, 1.0, 2.0, 3.0, 4.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[2.0, 0.25, 1.5, 3.0, 1.0, 0.5], 0.0)?;
    Ok(())
}

/// round and its gradient of zero
fn round_and_its_gradient_of_zero() -> Result<()> {
    let x_float16 = make::float16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float16 = ops::round(&x_float16)?;
    check::float16(&y_float16, &[8], &[-2.0, -2.0, -0.0, 0.0, 2.0, 2.0, 3.0, -0.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_bfloat16 = ops::round(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[8], &[-2.0, -2.0, -0.0, 0.0, 2.0, 2.0, 3.0, -0.0], 0.0)?;
    let x_float32 = make::float32(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x_float32)?;
    let y_float32 = ops::round(&x_float32)?;
    check::float32(&y_float32, &[8], &[-2.0, -2.0, -0.0, 0.0, 2.0, 2.0, 3.0, -0.0], 0.0)?;
    let x_float64 = make::float64(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float64 = ops::round(&x_float64)?;
    check::float64(&y_float64, &[8], &[-2.0, -2.0, -0.0, 0.0, 2.0, 2.0, 3.0, -0.0], 0.0)?;
    let asked =
        Gradient { targets: &[&y_float32], sources: &[&x_float32], unconnected_zero: true, ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[8], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// round trip of bfloat16
fn round_trip_of_bfloat16() -> Result<()> {
    let x =
        make::bfloat16(&[10], &[0.0, -0.0, 1.5, 9.1835e-41, 3.3895314e38, -3.3895314e38, 1.0078125, INF, -INF, NAN])?;
    check::bfloat16(
        &x,
        &[10],
        &[0.0, -0.0, 1.5, 9.1835e-41, 3.3895314e38, -3.3895314e38, 1.0078125, INF, -INF, NAN],
        0.0,
    )?;
    let y = ops::identity(&x)?;
    check::bfloat16(
        &y,
        &[10],
        &[0.0, -0.0, 1.5, 9.1835e-41, 3.3895314e38, -3.3895314e38, 1.0078125, INF, -INF, NAN],
        0.0,
    )?;
    let scalar = make::bfloat16(&[], &[-0.0])?;
    check::bfloat16(&scalar, &[], &[-0.0], 0.0)?;
    let empty = make::bfloat16(&[2, 0], &[])?;
    check::bfloat16(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of bool
fn round_trip_of_bool() -> Result<()> {
    let x = make::bool(&[3], &[true, false, true])?;
    check::bool(&x, &[3], &[true, false, true], 0.0)?;
    let y = ops::identity(&x)?;
    check::bool(&y, &[3], &[true, false, true], 0.0)?;
    let scalar = make::bool(&[], &[false])?;
    check::bool(&scalar, &[], &[false], 0.0)?;
    let empty = make::bool(&[2, 0], &[])?;
    check::bool(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of complex128
fn round_trip_of_complex128() -> Result<()> {
    let x = make::complex128(
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (5e-324, 1.0000000000000002),
            (1.7976931348623157e308, -1.7976931348623157e308),
            (-1.7976931348623157e308, 1.7976931348623157e308),
            (1.0000000000000002, 5e-324),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
    )?;
    check::complex128(
        &x,
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (5e-324, 1.0000000000000002),
            (1.7976931348623157e308, -1.7976931348623157e308),
            (-1.7976931348623157e308, 1.7976931348623157e308),
            (1.0000000000000002, 5e-324),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
        0.0,
    )?;
    let y = ops::identity(&x)?;
    check::complex128(
        &y,
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (5e-324, 1.0000000000000002),
            (1.7976931348623157e308, -1.7976931348623157e308),
            (-1.7976931348623157e308, 1.7976931348623157e308),
            (1.0000000000000002, 5e-324),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
        0.0,
    )?;
    let scalar = make::complex128(&[], &[(-0.0, -INF)])?;
    check::complex128(&scalar, &[], &[(-0.0, -INF)], 0.0)?;
    let empty = make::complex128(&[2, 0], &[])?;
    check::complex128(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of complex64
fn round_trip_of_complex64() -> Result<()> {
    let x = make::complex64(
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (1e-45, 1.0000001),
            (3.4028235e38, -3.4028235e38),
            (-3.4028235e38, 3.4028235e38),
            (1.0000001, 1e-45),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
    )?;
    check::complex64(
        &x,
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (1e-45, 1.0000001),
            (3.4028235e38, -3.4028235e38),
            (-3.4028235e38, 3.4028235e38),
            (1.0000001, 1e-45),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
        0.0,
    )?;
    let y = ops::identity(&x)?;
    check::complex64(
        &y,
        &[10],
        &[
            (0.0, NAN),
            (-0.0, -INF),
            (1.5, INF),
            (1e-45, 1.0000001),
            (3.4028235e38, -3.4028235e38),
            (-3.4028235e38, 3.4028235e38),
            (1.0000001, 1e-45),
            (INF, 1.5),
            (-INF, -0.0),
            (NAN, 0.0),
        ],
        0.0,
    )?;
    let scalar = make::complex64(&[], &[(-0.0, -INF)])?;
    check::complex64(&scalar, &[], &[(-0.0, -INF)], 0.0)?;
    let empty = make::complex64(&[2, 0], &[])?;
    check::complex64(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of float16
fn round_trip_of_float16() -> Result<()> {
    let x = make::float16(&[10], &[0.0, -0.0, 1.5, 5.9604645e-8, 65504.0, -65504.0, 1.0009766, INF, -INF, NAN])?;
    check::float16(&x, &[10], &[0.0, -0.0, 1.5, 5.9604645e-8, 65504.0, -65504.0, 1.0009766, INF, -INF, NAN], 0.0)?;
    let y = ops::identity(&x)?;
    check::float16(&y, &[10], &[0.0, -0.0, 1.5, 5.9604645e-8, 65504.0, -65504.0, 1.0009766, INF, -INF, NAN], 0.0)?;
    let scalar = make::float16(&[], &[-0.0])?;
    check::float16(&scalar, &[], &[-0.0], 0.0)?;
    let empty = make::float16(&[2, 0], &[])?;
    check::float16(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of float32
fn round_trip_of_float32() -> Result<()> {
    let x = make::float32(&[10], &[0.0, -0.0, 1.5, 1e-45, 3.4028235e38, -3.4028235e38, 1.0000001, INF, -INF, NAN])?;
    check::float32(&x, &[10], &[0.0, -0.0, 1.5, 1e-45, 3.4028235e38, -3.4028235e38, 1.0000001, INF, -INF, NAN], 0.0)?;
    let y = ops::identity(&x)?;
    check::float32(&y, &[10], &[0.0, -0.0, 1.5, 1e-45, 3.4028235e38, -3.4028235e38, 1.0000001, INF, -INF, NAN], 0.0)?;
    let scalar = make::float32(&[], &[-0.0])?;
    check::float32(&scalar, &[], &[-0.0], 0.0)?;
    let empty = make::float32(&[2, 0], &[])?;
    check::float32(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of float64
fn round_trip_of_float64() -> Result<()> {
    let x = make::float64(
        &[10],
        &[0.0, -0.0, 1.5, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1.0000000000000002, INF, -INF, NAN],
    )?;
    check::float64(
        &x,
        &[10],
        &[0.0, -0.0, 1.5, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1.0000000000000002, INF, -INF, NAN],
        0.0,
    )?;
    let y = ops::identity(&x)?;
    check::float64(
        &y,
        &[10],
        &[0.0, -0.0, 1.5, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1.0000000000000002, INF, -INF, NAN],
        0.0,
    )?;
    let scalar = make::float64(&[], &[-0.0])?;
    check::float64(&scalar, &[], &[-0.0], 0.0)?;
    let empty = make::float64(&[2, 0], &[])?;
    check::float64(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of int16
fn round_trip_of_int16() -> Result<()> {
    let x = make::int16(&[4], &[-32768, 32767, -1, 0])?;
    check::int16(&x, &[4], &[-32768, 32767, -1, 0], 0.0)?;
    let y = ops::identity(&x)?;
    check::int16(&y, &[4], &[-32768, 32767, -1, 0], 0.0)?;
    let scalar = make::int16(&[], &[32767])?;
    check::int16(&scalar, &[], &[32767], 0.0)?;
    let empty = make::int16(&[2, 0], &[])?;
    check::int16(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of int32
fn round_trip_of_int32() -> Result<()> {
    let x = make::int32(&[4], &[-2147483648, 2147483647, -1, 0])?;
    check::int32(&x, &[4], &[-2147483648, 2147483647, -1, 0], 0.0)?;
    let y = ops::identity(&x)?;
    check::int32(&y, &[4], &[-2147483648, 2147483647, -1, 0], 0.0)?;
    let scalar = make::int32(&[], &[2147483647])?;
    check::int32(&scalar, &[], &[2147483647], 0.0)?;
    let empty = make::int32(&[2, 0], &[])?;
    check::int32(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of int64
fn round_trip_of_int64() -> Result<()> {
    let x = make::int64(&[4], &[-9223372036854775808, 9223372036854775807, -1, 0])?;
    check::int64(&x, &[4], &[-9223372036854775808, 9223372036854775807, -1, 0], 0.0)?;
    let y = ops::identity(&x)?;
    check::int64(&y, &[4], &[-9223372036854775808, 9223372036854775807, -1, 0], 0.0)?;
    let scalar = make::int64(&[], &[9223372036854775807])?;
    check::int64(&scalar, &[], &[9223372036854775807], 0.0)?;
    let empty = make::int64(&[2, 0], &[])?;
    check::int64(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of int8
fn round_trip_of_int8() -> Result<()> {
    let x = make::int8(&[4], &[-128, 127, -1, 0])?;
    check::int8(&x, &[4], &[-128, 127, -1, 0], 0.0)?;
    let y = ops::identity(&x)?;
    check::int8(&y, &[4], &[-128, 127, -1, 0], 0.0)?;
    let scalar = make::int8(&[], &[127])?;
    check::int8(&scalar, &[], &[127], 0.0)?;
    let empty = make::int8(&[2, 0], &[])?;
    check::int8(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of string
fn round_trip_of_string() -> Result<()> {
    let x = make::string(&[4], &["", "text", "Zoë 日本", "two\nlines"])?;
    check::string(&x, &[4], &["", "text", "Zoë 日本", "two\nlines"], 0.0)?;
    let y = ops::identity(&x)?;
    check::string(&y, &[4], &["", "text", "Zoë 日本", "two\nlines"], 0.0)?;
    let scalar = make::string(&[], &["text"])?;
    check::string(&scalar, &[], &["text"], 0.0)?;
    let empty = make::string(&[2, 0], &[])?;
    check::string(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of uint16
fn round_trip_of_uint16() -> Result<()> {
    let x = make::uint16(&[3], &[0, 65535, 7])?;
    check::uint16(&x, &[3], &[0, 65535, 7], 0.0)?;
    let y = ops::identity(&x)?;
    check::uint16(&y, &[3], &[0, 65535, 7], 0.0)?;
    let scalar = make::uint16(&[], &[65535])?;
    check::uint16(&scalar, &[], &[65535], 0.0)?;
    let empty = make::uint16(&[2, 0], &[])?;
    check::uint16(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of uint32
fn round_trip_of_uint32() -> Result<()> {
    let x = make::uint32(&[3], &[0, 4294967295, 7])?;
    check::uint32(&x, &[3], &[0, 4294967295, 7], 0.0)?;
    let y = ops::identity(&x)?;
    check::uint32(&y, &[3], &[0, 4294967295, 7], 0.0)?;
    let scalar = make::uint32(&[], &[4294967295])?;
    check::uint32(&scalar, &[], &[4294967295], 0.0)?;
    let empty = make::uint32(&[2, 0], &[])?;
    check::uint32(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of uint64
fn round_trip_of_uint64() -> Result<()> {
    let x = make::uint64(&[3], &[0, 18446744073709551615, 7])?;
    check::uint64(&x, &[3], &[0, 18446744073709551615, 7], 0.0)?;
    let y = ops::identity(&x)?;
    check::uint64(&y, &[3], &[0, 18446744073709551615, 7], 0.0)?;
    let scalar = make::uint64(&[], &[18446744073709551615])?;
    check::uint64(&scalar, &[], &[18446744073709551615], 0.0)?;
    let empty = make::uint64(&[2, 0], &[])?;
    check::uint64(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// round trip of uint8
fn round_trip_of_uint8() -> Result<()> {
    let x = make::uint8(&[3], &[0, 255, 7])?;
    check::uint8(&x, &[3], &[0, 255, 7], 0.0)?;
    let y = ops::identity(&x)?;
    check::uint8(&y, &[3], &[0, 255, 7], 0.0)?;
    let scalar = make::uint8(&[], &[255])?;
    check::uint8(&scalar, &[], &[255], 0.0)?;
    let empty = make::uint8(&[2, 0], &[])?;
    check::uint8(&empty, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// rounding of integers is nothing
fn rounding_of_integers_is_nothing() -> Result<()> {
    let x = make::int32(&[3], &[-3, 0, 7])?;
    let y_ceil = ops::ceil(&x)?;
    check::int32(&y_ceil, &[3], &[-3, 0, 7], 0.0)?;
    let y_floor = ops::floor(&x)?;
    check::int32(&y_floor, &[3], &[-3, 0, 7], 0.0)?;
    let y_round = ops::round(&x)?;
    check::int32(&y_round, &[3], &[-3, 0, 7], 0.0)?;
    let y_trunc = ops::trunc(&x)?;
    check::int32(&y_trunc, &[3], &[-3, 0, 7], 0.0)?;
    let y_identity = ops::identity(&x)?;
    check::int32(&y_identity, &[3], &[-3, 0, 7], 0.0)?;
    let y_copy = ops::copy(&x)?;
    check::int32(&y_copy, &[3], &[-3, 0, 7], 0.0)?;
    let y_stop_gradient = ops::stop_gradient(&x)?;
    check::int32(&y_stop_gradient, &[3], &[-3, 0, 7], 0.0)?;
    let y_conj = ops::conj(&x)?;
    check::int32(&y_conj, &[3], &[-3, 0, 7], 0.0)?;
    let y_real = ops::real(&x)?;
    check::int32(&y_real, &[3], &[-3, 0, 7], 0.0)?;
    Ok(())
}

/// rsqrt and its gradient
fn rsqrt_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::rsqrt(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[2.828427, 1.1547005, 0.6324555, 0.2236068], 4.0)?;
    check::float32(&d_x, &[4], &[-11.313708, -0.38490018, -0.2529822, -0.0013975425], 8.0)?;
    Ok(())
}

/// rsqrt of other dtypes
fn rsqrt_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float64 = ops::rsqrt(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[2.8284271247461903, 1.1547005383792515, 0.6324555320336759, 0.22360679774997896],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float16 = ops::rsqrt(&x_float16)?;
    check::float16(&y_float16, &[4], &[2.828125, 1.1542969, 0.6323242, 0.22363281], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_bfloat16 = ops::rsqrt(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[2.828125, 1.15625, 0.6328125, 0.22363281], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::rsqrt(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 0.7071067811865476, 0.3333333333333333], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::rsqrt(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 0.70710677, 0.33333334], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::rsqrt(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.9286509, -0.49699888), (0.16298187, -0.8462968), (0.56568545, 0.28284273)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(-0.056354642, -0.58153087), (-0.26934624, 0.17293124), (0.07919596, 0.271529)],
        16.0,
    )?;
    Ok(())
}

/// scaled\_dot\_product\_attention
fn scaled_dot_product_attention() -> Result<()> {
    let query = make::float32(
        &[2, 3, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875, 0.375, -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375,
        ],
    )?;
    let key = make::float32(
        &[2, 2, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let value = make::float32(
        &[2, 2, 3],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let tape = Tape::new()?;
    tape.watch(&query)?;
    tape.watch(&key)?;
    tape.watch(&value)?;
    let y = ops::scaled_dot_product_attention(&query, &key, &value)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[
            -0.25992537, -0.07242537, 0.11507463, -0.16795234, 0.01954765, 0.20704766, -0.2332939, -0.0457939,
            0.1417061, -0.14801261, 0.039487388, 0.22698739, -0.14389834, 0.04360167, 0.23110166, -0.16311508,
            0.024384908, 0.21188492,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&query, &key, &value],
        ..Default::default()
    };
    let [d_query, d_key, d_value] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_query,
        &[2, 3, 4],
        &[
            0.18061435, 0.18061435, -0.07525598, -0.07525598, 0.242317, 0.242317, -0.10096542, -0.10096542, 0.11833505,
            0.11833505, -0.049306273, -0.049306273, -0.08232678, -0.08232678, -0.08232678, -0.08232678, -0.10416882,
            -0.10416882, -0.10416882, -0.10416882, -0.060388803, -0.060388803, -0.060388803, -0.060388803,
        ],
        2048.0,
    )?;
    check::float32(
        &d_key,
        &[2, 2, 4],
        &[
            0.049498487, -0.08581812, 0.12214771, -0.013168897, -0.049498487, 0.08581812, -0.12214771, 0.013168897,
            -0.038288206, 0.16775513, 0.019624494, 0.076815784, 0.038288206, -0.16775513, -0.019624494, -0.076815784,
        ],
        2048.0,
    )?;
    check::float32(
        &d_value,
        &[2, 2, 3],
        &[
            1.0700158, 1.4269958, 2.6384084, 0.9299842, 1.5730042, 2.8615916, 2.6609383, 1.5042793, 1.3341262,
            2.8390617, 1.4957207, 1.4158738,
        ],
        2048.0,
    )?;
    Ok(())
}

/// scaled\_dot\_product\_attention is\_causal=True
fn scaled_dot_product_attention_is_causal_true() -> Result<()> {
    let query = make::float32(
        &[2, 3, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875, 0.375, -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375,
        ],
    )?;
    let key = make::float32(
        &[2, 2, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let value = make::float32(
        &[2, 2, 3],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let tape = Tape::new()?;
    tape.watch(&query)?;
    tape.watch(&key)?;
    tape.watch(&value)?;
    let options = ops::ScaledDotProductAttention { is_causal: true, ..Default::default() };
    let y = ops::scaled_dot_product_attention_with(&query, &key, &value, options)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[
            -0.5, -0.3125, -0.125, -0.16795234, 0.01954765, 0.20704766, -0.2332939, -0.0457939, 0.1417061, -0.4375,
            -0.25, -0.0625, -0.14389834, 0.04360167, 0.23110166, -0.16311508, 0.024384908, 0.21188492,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&query, &key, &value],
        ..Default::default()
    };
    let [d_query, d_key, d_value] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_query,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.242317, 0.242317, -0.10096542, -0.10096542, 0.11833505, 0.11833505, -0.049306273,
            -0.049306273, 0.0, 0.0, 0.0, 0.0, -0.10416882, -0.10416882, -0.10416882, -0.10416882, -0.060388803,
            -0.060388803, -0.060388803, -0.060388803,
        ],
        2048.0,
    )?;
    check::float32(
        &d_key,
        &[2, 2, 4],
        &[
            -0.07091108, -0.1610741, 0.092045315, 0.0018822993, 0.07091108, 0.1610741, -0.092045315, -0.0018822993,
            -0.13708034, 0.11835907, 0.019624494, 0.12621185, 0.13708034, -0.11835907, -0.019624494, -0.12621185,
        ],
        2048.0,
    )?;
    check::float32(
        &d_value,
        &[2, 2, 3],
        &[
            1.4968151, 1.6403954, 3.492007, 0.50318485, 1.3596046, 2.007993, 3.6902268, 1.6329403, 2.1060927,
            1.8097732, 1.3670597, 0.64390737,
        ],
        2048.0,
    )?;
    Ok(())
}

/// scaled\_dot\_product\_attention scale=0.75
fn scaled_dot_product_attention_scale_0_75() -> Result<()> {
    let query = make::float32(
        &[2, 3, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875, 0.375, -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375,
        ],
    )?;
    let key = make::float32(
        &[2, 2, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let value = make::float32(
        &[2, 2, 3],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let tape = Tape::new()?;
    tape.watch(&query)?;
    tape.watch(&key)?;
    tape.watch(&value)?;
    let options = ops::ScaledDotProductAttention { scale: Some(0.75), ..Default::default() };
    let y = ops::scaled_dot_product_attention_with(&query, &key, &value, options)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[
            -0.27996498, -0.092465, 0.095035, -0.14357919, 0.043920808, 0.23142081, -0.24054156, -0.053041562,
            0.13445844, -0.14389834, 0.04360167, 0.23110166, -0.13773738, 0.04976262, 0.23726262, -0.16654508,
            0.02095492, 0.20845492,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&query, &key, &value],
        ..Default::default()
    };
    let [d_query, d_key, d_value] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_query,
        &[2, 3, 4],
        &[
            0.26374, 0.26374, -0.10989167, -0.10989167, 0.34889182, 0.34889182, -0.1453716, -0.1453716, 0.17691006,
            0.17691006, -0.07371252, -0.07371252, -0.12335781, -0.12335781, -0.12335781, -0.12335781, -0.15587687,
            -0.15587687, -0.15587687, -0.15587687, -0.09051576, -0.09051576, -0.09051576, -0.09051576,
        ],
        2048.0,
    )?;
    check::float32(
        &d_key,
        &[2, 2, 4],
        &[
            0.074271895, -0.12311357, 0.17376438, -0.023621092, -0.074271895, 0.12311357, -0.17376438, 0.023621092,
            -0.057126038, 0.25100508, 0.029154815, 0.11505813, 0.057126038, -0.25100508, -0.029154815, -0.11505813,
        ],
        2048.0,
    )?;
    check::float32(
        &d_value,
        &[2, 2, 3],
        &[
            1.1044729, 1.3926984, 2.5861125, 0.8955272, 1.6073016, 2.9138875, 2.6165001, 1.5064316, 1.3137264,
            2.8834999, 1.4935684, 1.4362736,
        ],
        2048.0,
    )?;
    Ok(())
}

/// scaled\_dot\_product\_attention with a mask
fn scaled_dot_product_attention_with_a_mask() -> Result<()> {
    let query = make::float32(
        &[2, 3, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875, 0.375, -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375,
        ],
    )?;
    let key = make::float32(
        &[2, 2, 4],
        &[
            -0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5, -0.375, -0.1875,
            0.0, 0.1875,
        ],
    )?;
    let value = make::float32(
        &[2, 2, 3],
        &[-0.5, -0.3125, -0.125, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625, 0.125, 0.3125, 0.5],
    )?;
    let mask = make::bool(&[3, 2], &[true, false, true, true, false, true])?;
    let tape = Tape::new()?;
    tape.watch(&query)?;
    tape.watch(&key)?;
    tape.watch(&value)?;
    let options = ops::ScaledDotProductAttention { mask: Some(&mask), ..Default::default() };
    let y = ops::scaled_dot_product_attention_with(&query, &key, &value, options)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[
            -0.5, -0.3125, -0.125, -0.16795234, 0.01954765, 0.20704766, 0.0625, 0.25, 0.4375, -0.4375, -0.25, -0.0625,
            -0.14389834, 0.04360167, 0.23110166, 0.125, 0.3125, 0.5,
        ],
        32.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&query, &key, &value],
        ..Default::default()
    };
    let [d_query, d_key, d_value] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_query,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.242317, 0.242317, -0.10096542, -0.10096542, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            -0.10416882, -0.10416882, -0.10416882, -0.10416882, 0.0, 0.0, 0.0, 0.0,
        ],
        2048.0,
    )?;
    check::float32(
        &d_key,
        &[2, 2, 4],
        &[
            -0.08077234, -0.1413516, 0.1413516, 0.08077234, 0.08077234, 0.1413516, -0.1413516, -0.08077234,
            -0.12500258, 0.16667011, 0.10416882, 0.04166753, 0.12500258, -0.16667011, -0.10416882, -0.04166753,
        ],
        2048.0,
    )?;
    check::float32(
        &d_value,
        &[2, 2, 3],
        &[
            1.1024233, 1.1145396, 3.2290792, 0.89757675, 1.8854604, 2.2709208, 3.4341245, 0.6085311, 1.9780415,
            2.0658755, 2.391469, 0.77195853,
        ],
        2048.0,
    )?;
    Ok(())
}

/// scan length=0
fn scan_length_0() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let y_f = ops::add(x_f, x_f)?;
        Ok(vec![y_f.clone(), x_f.clone()])
    })?;
    let x = make::int64(&[], &[3])?;
    let options = ops::Scan { num_carries: 1, length: Some(0), ..Default::default() };
    let [last, seen] = check::outputs(ops::scan_with(&[&x], &f, options)?)?;
    check::int64(&last, &[], &[3], 0.0)?;
    check::int64(&seen, &[0], &[], 0.0)?;
    Ok(())
}

/// scan length=4 without slices
fn scan_length_4_without_slices() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x_f] = arguments else { unreachable!() };
        let y_f = ops::add(x_f, x_f)?;
        Ok(vec![y_f.clone(), x_f.clone()])
    })?;
    let x = make::int64(&[], &[3])?;
    let options = ops::Scan { num_carries: 1, length: Some(4), ..Default::default() };
    let [last, seen] = check::outputs(ops::scan_with(&[&x], &f, options)?)?;
    check::int64(&last, &[], &[48], 0.0)?;
    check::int64(&seen, &[4], &[3, 6, 12, 24], 0.0)?;
    Ok(())
}

/// scan: running sums
fn scan_running_sums() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [sum_f, x_f, c_f] = arguments else { unreachable!() };
        let p_f = ops::multiply(x_f, c_f)?;
        let next_f = ops::add(sum_f, &p_f)?;
        Ok(vec![next_f.clone(), next_f.clone()])
    })?;
    let start = make::float32(&[], &[100.0])?;
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let c = make::float32(&[], &[10.0])?;
    let tape = Tape::new()?;
    tape.watch(&start)?;
    tape.watch(&x)?;
    tape.watch(&c)?;
    let options = ops::Scan { num_carries: 1, num_invariants: 1, ..Default::default() };
    let [last, sums] = check::outputs(ops::scan_with(&[&start, &x, &c], &f, options)?)?;
    let [d_start, d_x, d_c] = check::gradients(tape.gradients(&last, &[&start, &x, &c])?)?;
    check::float32(&last, &[], &[160.0], 0.0)?;
    check::float32(&sums, &[3], &[110.0, 130.0, 160.0], 0.0)?;
    check::float32(&d_start, &[], &[1.0], 0.0)?;
    check::float32(&d_x, &[3], &[10.0, 10.0, 10.0], 0.0)?;
    check::float32(&d_c, &[], &[6.0], 0.0)?;
    Ok(())
}

/// scan: running sums reverse=True
fn scan_running_sums_reverse_true() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[]), Spec::new(DType::FLOAT32, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [sum_f, x_f, c_f] = arguments else { unreachable!() };
        let p_f = ops::multiply(x_f, c_f)?;
        let next_f = ops::add(sum_f, &p_f)?;
        Ok(vec![next_f.clone(), next_f.clone()])
    })?;
    let start = make::float32(&[], &[100.0])?;
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let c = make::float32(&[], &[10.0])?;
    let tape = Tape::new()?;
    tape.watch(&start)?;
    tape.watch(&x)?;
    tape.watch(&c)?;
    let options = ops::Scan { num_carries: 1, num_invariants: 1, reverse: true, ..Default::default() };
    let [last, sums] = check::outputs(ops::scan_with(&[&start, &x, &c], &f, options)?)?;
    let [d_start, d_x, d_c] = check::gradients(tape.gradients(&last, &[&start, &x, &c])?)?;
    check::float32(&last, &[], &[160.0], 0.0)?;
    check::float32(&sums, &[3], &[160.0, 150.0, 130.0], 0.0)?;
    check::float32(&d_start, &[], &[1.0], 0.0)?;
    check::float32(&d_x, &[3], &[10.0, 10.0, 10.0], 0.0)?;
    check::float32(&d_c, &[], &[6.0], 0.0)?;
    Ok(())
}

/// scatter\_nd shape=2,2
fn scatter_nd_shape_2_2() -> Result<()> {
    let indices = make::int64(&[1, 2], &[1, 0])?;
    let updates = make::int16(&[1], &[7])?;
    let y = ops::scatter_nd(&indices, &updates, &[2, 2])?;
    check::int16(&y, &[2, 2], &[0, 0, 7, 0], 0.0)?;
    Ok(())
}

/// scatter\_nd shape=4
fn scatter_nd_shape_4() -> Result<()> {
    let indices = make::int32(&[3, 1], &[2, 0, 2])?;
    let updates = make::float32(&[3], &[10.0, 20.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&updates)?;
    let y = ops::scatter_nd(&indices, &updates, &[4])?;
    check::float32(&y, &[4], &[20.0, 0.0, 15.0, 0.0], 0.0)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&updates], ..Default::default() };
    let [d_updates] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_updates, &[3], &[2.0, 1.0, 2.0], 0.0)?;
    Ok(())
}

/// searchsorted
fn searchsorted() -> Result<()> {
    let x1 = make::int32(&[4], &[1, 3, 3, 5])?;
    let x2 = make::int32(&[2, 2], &[0, 3, 4, 9])?;
    let y = ops::searchsorted(&x1, &x2)?;
    check::int64(&y, &[2, 2], &[0, 1, 3, 4], 0.0)?;
    Ok(())
}

/// searchsorted side=RIGHT
fn searchsorted_side_right() -> Result<()> {
    let x1 = make::int32(&[4], &[1, 3, 3, 5])?;
    let x2 = make::int32(&[2, 2], &[0, 3, 4, 9])?;
    let y = ops::searchsorted_with(&x1, &x2, ops::Searchsorted { side: ops::Side::Right })?;
    check::int64(&y, &[2, 2], &[0, 3, 3, 4], 0.0)?;
    Ok(())
}

/// selu and its gradient
fn selu_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::selu(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-1.5201665, -0.6917582, 0.78802574, 3.152103], 4.0)?;
    check::float32(&d_x, &[4], &[0.23793288, 0.5331706, 2.101402, 0.26267526], 8.0)?;
    Ok(())
}

/// selu of other dtypes
fn selu_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::selu(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-1.520166468595695, -0.6917581878028713, 0.7880257405166103, 3.1521029620664414],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::selu(&x_float16)?;
    check::float16(&y_float16, &[4], &[-1.5205078, -0.69189453, 0.78808594, 3.1523438], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::selu(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-1.5234375, -0.69140625, 0.7890625, 3.15625], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::selu(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.0507009873554805, 4.202803949421922], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::selu(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.050701, 4.202804], 4.0)?;
    Ok(())
}

/// shifts by too much
fn shifts_by_too_much() -> Result<()> {
    let x1 = make::int8(&[4], &[1, -1, -128, 127])?;
    let x2 = make::int8(&[4], &[8, 9, -1, 100])?;
    let left = ops::bitwise_left_shift(&x1, &x2)?;
    check::int8(&left, &[4], &[0, 0, 0, 0], 0.0)?;
    let right = ops::bitwise_right_shift(&x1, &x2)?;
    check::int8(&right, &[4], &[0, -1, -1, 0], 0.0)?;
    Ok(())
}

/// sigmoid and its gradient
fn sigmoid_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sigmoid(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.11920292, 0.37754068, 0.6791787, 0.95257413], 4.0)?;
    check::float32(&d_x, &[4], &[0.10499358, 0.117501855, 0.43579, 0.011294165], 8.0)?;
    Ok(())
}

/// sigmoid of other dtypes
fn sigmoid_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::sigmoid(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[0.11920292202211756, 0.37754066879814546, 0.679178699175393, 0.9525741268224333],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::sigmoid(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.11920166, 0.3774414, 0.6791992, 0.9526367], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::sigmoid(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.119140625, 0.37695312, 0.6796875, 0.953125], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::sigmoid(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.5, 0.7310585786300049, 0.9820137900379085], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::sigmoid(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.5, 0.7310586, 0.98201376], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::sigmoid(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.640131, 0.18330374), (0.21042745, 0.08666385), (1.0498426, -0.23480734)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.26396358, 0.051373076), (0.050190944, 0.17365836), (-0.2525989, -0.5192359)],
        16.0,
    )?;
    Ok(())
}

/// sigmoid of what is no finite number
fn sigmoid_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[INF, -INF, NAN])?;
    let y = ops::sigmoid(&x)?;
    check::float32(&y, &[3], &[1.0, 0.0, NAN], 0.0)?;
    Ok(())
}

/// sigmoid\_cross\_entropy\_with\_logits
fn sigmoid_cross_entropy_with_logits() -> Result<()> {
    let logits = make::float32(&[2, 2], &[-2.0, 0.5, 3.0, 1.0])?;
    let labels = make::float32(&[2, 2], &[1.0, 0.0, 0.25, 1.0])?;
    let tape = Tape::new()?;
    tape.watch(&logits)?;
    tape.watch(&labels)?;
    let y = ops::sigmoid_cross_entropy_with_logits(&logits, &labels)?;
    check::float32(&y, &[2, 2], &[2.126928, 0.974077, 2.2985873, 0.3132617], 8.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&logits, &labels],
        ..Default::default()
    };
    let [d_logits, d_labels] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_logits, &[2, 2], &[-0.8807971, 0.31122968, 1.4051483, -0.06723536], 64.0)?;
    check::float32(&d_labels, &[2, 2], &[2.0, -0.25, -6.0, -0.25], 64.0)?;
    Ok(())
}

/// sign and its gradient of zero
fn sign_and_its_gradient_of_zero() -> Result<()> {
    let x_float16 = make::float16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float16 = ops::sign(&x_float16)?;
    check::float16(&y_float16, &[8], &[-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_bfloat16 = ops::sign(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[8], &[-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], 0.0)?;
    let x_float32 = make::float32(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x_float32)?;
    let y_float32 = ops::sign(&x_float32)?;
    check::float32(&y_float32, &[8], &[-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], 0.0)?;
    let x_float64 = make::float64(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float64 = ops::sign(&x_float64)?;
    check::float64(&y_float64, &[8], &[-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], 0.0)?;
    let asked =
        Gradient { targets: &[&y_float32], sources: &[&x_float32], unconnected_zero: true, ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[8], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// silu and its gradient
fn silu_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-3.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::silu(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.14227761, -0.18877034, 0.50938404, 2.8577223], 4.0)?;
    check::float32(&d_x, &[4], &[-0.08810411, 0.13001941, 1.6851999, 0.27202603], 8.0)?;
    Ok(())
}

/// silu of other dtypes
fn silu_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-3.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::silu(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.14227761953270035, -0.18877033439907273, 0.5093840243815447, 2.8577223804672998],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-3.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::silu(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.14233398, -0.1887207, 0.50927734, 2.8574219], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-3.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::silu(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.14257812, -0.18847656, 0.5078125, 2.859375], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::silu(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.7310585786300049, 3.928055160151634], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::silu(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.7310586, 3.928055], 4.0)?;
    Ok(())
}

/// sin and its gradient
fn sin_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sin(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.9092974, -0.47942555, 0.6816388, 0.14112], 4.0)?;
    check::float32(&d_x, &[4], &[-0.41614684, 0.43879128, 1.4633777, -0.24749812], 8.0)?;
    Ok(())
}

/// sin of other dtypes
fn sin_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::sin(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.9092974268256817, -0.479425538604203, 0.6816387600233341, 0.1411200080598672],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::sin(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.9091797, -0.4794922, 0.6816406, 0.14111328], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::sin(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.91015625, -0.47851562, 0.6796875, 0.14160156], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::sin(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.8414709848078965, -0.7568024953079282], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::sin(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.84147096, -0.7568025], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::sin(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.62070423, 0.72165084), (-1.0700997, 0.164313), (3.7527714, -0.25655395)], 8.0)?;
    check::complex64(&d_z, &[3], &[(1.1361915, 0.39423963), (0.49451143, 0.3555657), (-3.0855207, -7.5016775)], 16.0)?;
    Ok(())
}

/// sinh and its gradient
fn sinh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sinh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-3.6268604, -0.5210953, 0.8223167, 10.017875], 4.0)?;
    check::float32(&d_x, &[4], &[3.7621956, 0.563813, 2.5893667, 2.5169156], 8.0)?;
    Ok(())
}

/// sinh of other dtypes
fn sinh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::sinh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-3.6268604078470186, -0.5210953054937474, 0.82231673193583, 10.017874927409903],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::sinh(&x_float16)?;
    check::float16(&y_float16, &[4], &[-3.6269531, -0.5209961, 0.8222656, 10.015625], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::sinh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-3.625, -0.51953125, 0.82421875, 10.0], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::sinh(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.1752011936438014, 27.289917197127753], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::sinh(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.1752012, 27.289917], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::sinh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.38127965, 0.76863354), (-1.4058162, 0.9053586), (-0.8860929, -2.13904)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.8250714, -0.35519877), (-0.7680009, 1.6572479), (-0.02174731, 4.8512444)], 16.0)?;
    Ok(())
}

/// slice begin= size=
fn slice_begin_size() -> Result<()> {
    let x = make::int16(&[], &[7])?;
    let y = ops::slice_with(&x, &[], ops::Slice { size: Some(&[]) })?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// slice begin=0,1 size=0,2
fn slice_begin_0_1_size_0_2() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::slice_with(&x, &[0, 1], ops::Slice { size: Some(&[0, 2]) })?;
    check::float32(&y, &[0, 2], &[], 0.0)?;
    let d_y = make::float32(&[0, 2], &[])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// slice begin=0,1,1
fn slice_begin_0_1_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::slice(&x, &[0, 1, 1])?;
    check::float32(&y, &[2, 2, 3], &[6.0, 7.0, 8.0, 10.0, 11.0, 12.0, 18.0, 19.0, 20.0, 22.0, 23.0, 24.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.0, 0.25, 1.5, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.75, 1.0, 0.5, 0.0,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// slice begin=1,0,2 size=1,-1,1
fn slice_begin_1_0_2_size_1_m1_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::slice_with(&x, &[1, 0, 2], ops::Slice { size: Some(&[1, -1, 1]) })?;
    check::float32(&y, &[1, 3, 1], &[15.0, 19.0, 23.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0,
            0.0, 2.0, 0.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// slogdet
fn slogdet() -> Result<()> {
    let x = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let (y0, y1) = ops::slogdet(&x)?;
    check::float64(&y0, &[2], &[-1.0, 1.0], 4.0)?;
    check::float64(&y1, &[2], &[0.6931471805599453, 1.3862943611198906], 4.0)?;
    Ok(())
}

/// slogdet of complex numbers
fn slogdet_of_complex_numbers() -> Result<()> {
    let x = make::complex64(&[2, 2], &[(0.0, 0.0), (0.0, 2.0), (1.0, 0.0), (0.0, 0.0)])?;
    let (y0, y1) = ops::slogdet(&x)?;
    check::complex64(&y0, &[], &[(-0.0, -1.0)], 2.0)?;
    check::float32(&y1, &[], &[0.6931472], 2.0)?;
    Ok(())
}

/// softmax
fn softmax() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::softmax(&x)?;
    check::float32(&y, &[2, 3], &[0.2312239, 0.6285317, 0.14024438, 0.016923768, 0.059069756, 0.92400646], 8.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.040237922, -0.20488784, 0.16464992, -0.0442532, -0.08062165, 0.12487485], 64.0)?;
    Ok(())
}

/// softmax axis=0
fn softmax_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::softmax_with(&x, ops::Softmax { axis: 0 })?;
    check::float32(&y, &[2, 3], &[0.8807971, 0.8519528, 0.07585818, 0.11920292, 0.1480472, 0.9241418], 8.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.07874519, -0.12612922, -0.07010372, -0.07874519, 0.12612922, 0.07010372], 64.0)?;
    Ok(())
}

/// softmax without overflow
fn softmax_without_overflow() -> Result<()> {
    let x = make::float64(&[3], &[1000.0, 1000.0, -1000.0])?;
    let y = ops::softmax(&x)?;
    check::float64(&y, &[3], &[0.5, 0.5, 0.0], 1.0)?;
    Ok(())
}

/// softmax\_cross\_entropy\_with\_logits
fn softmax_cross_entropy_with_logits() -> Result<()> {
    let logits = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let labels = make::float32(&[2, 3], &[0.25, 0.25, 0.5, 0.0, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&logits)?;
    tape.watch(&labels)?;
    let y = ops::softmax_cross_entropy_with_logits(&logits, &labels)?;
    check::float32(&y, &[2], &[1.4643688, 2.8290362], 8.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&logits, &labels],
        ..Default::default()
    };
    let [d_logits, d_labels] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_logits,
        &[2, 3],
        &[-0.018776102, 0.37853172, -0.3597556, 0.008461884, -0.47046512, 0.46200323],
        64.0,
    )?;
    check::float32(&d_labels, &[2, 3], &[1.4643688, 0.4643688, 1.9643688, 2.039518, 1.4145181, 0.0395181], 64.0)?;
    Ok(())
}

/// softmax\_cross\_entropy\_with\_logits axis=0
fn softmax_cross_entropy_with_logits_axis_0() -> Result<()> {
    let logits = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let labels = make::float32(&[2, 3], &[0.25, 0.0, 1.0, 0.75, 1.0, 0.0])?;
    let tape = Tape::new()?;
    tape.watch(&logits)?;
    tape.watch(&labels)?;
    let options = ops::SoftmaxCrossEntropyWithLogits { axis: 0 };
    let y = ops::softmax_cross_entropy_with_logits_with(&logits, &labels, options)?;
    check::float32(&y, &[3], &[1.626928, 1.9102242, 2.5788898], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&logits, &labels],
        ..Default::default()
    };
    let [d_logits, d_labels] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_logits, &[2, 3], &[0.6307971, 0.4259764, -1.8482836, -0.6307971, -0.4259764, 1.8482836], 64.0)?;
    check::float32(&d_labels, &[2, 3], &[0.12692802, 0.08011208, 5.1577797, 2.126928, 0.9551121, 0.15777947], 64.0)?;
    Ok(())
}

/// softplus and its gradient
fn softplus_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::softplus(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.12692802, 0.474077, 1.136871, 3.0485873], 4.0)?;
    check::float32(&d_x, &[4], &[0.11920292, 0.18877034, 1.3583574, 0.23814353], 8.0)?;
    Ok(())
}

/// softplus of other dtypes
fn softplus_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::softplus(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[0.1269280110429725, 0.4740769841801067, 1.1368710061148999, 3.048587351573742],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::softplus(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.12695312, 0.4741211, 1.1367188, 3.0488281], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::softplus(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.12695312, 0.47460938, 1.140625, 3.046875], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::softplus(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.6931471805599453, 1.3132616875182228, 4.0181499279178094], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::softplus(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.6931472, 1.3132616, 4.01815], 4.0)?;
    Ok(())
}

/// softplus of what is no finite number
fn softplus_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[1000.0, -1000.0, NAN])?;
    let y = ops::softplus(&x)?;
    check::float32(&y, &[3], &[1000.0, 0.0, NAN], 0.0)?;
    Ok(())
}

/// softsign and its gradient
fn softsign_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::softsign(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.6666667, -0.33333334, 0.42857143, 0.75], 4.0)?;
    check::float32(&d_x, &[4], &[0.11111111, 0.22222222, 0.6530612, 0.015625], 8.0)?;
    Ok(())
}

/// softsign of other dtypes
fn softsign_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::softsign(&x_float64)?;
    check::float64(&y_float64, &[4], &[-0.6666666666666666, -0.3333333333333333, 0.42857142857142855, 0.75], 4.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::softsign(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.6665039, -0.33325195, 0.4284668, 0.75], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::softsign(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.66796875, -0.33398438, 0.42773438, 0.75], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::softsign(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.5, 0.8], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::softsign(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.5, 0.8], 4.0)?;
    Ok(())
}

/// solve
fn solve() -> Result<()> {
    let x1 = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let x2 = make::float64(&[2, 2, 1], &[2.0, 3.0, 4.0, 8.0])?;
    let y = ops::solve(&x1, &x2)?;
    check::float64(&y, &[2, 2, 1], &[2.0, 1.0, -2.0, 6.0], 0.0)?;
    Ok(())
}

/// solve adjoint=True
fn solve_adjoint_true() -> Result<()> {
    let x1 = make::float64(&[2, 2, 2], &[0.0, 2.0, 1.0, 1.0, 4.0, 2.0, 2.0, 2.0])?;
    let x2 = make::float64(&[2, 2, 1], &[2.0, 3.0, 4.0, 8.0])?;
    let y = ops::solve_with(&x1, &x2, ops::Solve { adjoint: true })?;
    check::float64(&y, &[2, 2, 1], &[0.5, 2.0, -2.0, 6.0], 0.0)?;
    Ok(())
}

/// sort axis=0 of float32
fn sort_axis_0_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sort_with(&x, ops::Sort { axis: 0, ..Default::default() })?;
    check::float32(&y, &[2, 3], &[0.5, 2.0, 3.0, 1.0, 8.0, 4.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.25, 0.5, 3.0, 1.0, 1.5, 2.0], 0.0)?;
    Ok(())
}

/// sort axis=0 of int32
fn sort_axis_0_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::sort_with(&x, ops::Sort { axis: 0, ..Default::default() })?;
    check::int32(&y, &[2, 3], &[3, 1, 2, 9, 7, 8], 0.0)?;
    Ok(())
}

/// sort axis=1 descending=True stable=False of float32
fn sort_axis_1_descending_true_stable_false_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sort_with(&x, ops::Sort { axis: 1, descending: true, stable: false })?;
    check::float32(&y, &[2, 3], &[4.0, 2.0, 1.0, 8.0, 3.0, 0.5], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[2.0, 0.5, 1.0, 3.0, 0.25, 1.5], 0.0)?;
    Ok(())
}

/// sort axis=1 descending=True stable=False of int32
fn sort_axis_1_descending_true_stable_false_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::sort_with(&x, ops::Sort { axis: 1, descending: true, stable: false })?;
    check::int32(&y, &[2, 3], &[3, 2, 1, 9, 8, 7], 0.0)?;
    Ok(())
}

/// sort of NaN
fn sort_of_nan() -> Result<()> {
    let x = make::float32(&[3], &[NAN, 1.0, -INF])?;
    let y = ops::sort(&x)?;
    check::float32(&y, &[3], &[-INF, 1.0, NAN], 0.0)?;
    Ok(())
}

/// sort of float32
fn sort_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sort(&x)?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 4.0, 0.5, 3.0, 8.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 0.25, 3.0, 1.5], 0.0)?;
    Ok(())
}

/// sort of int32
fn sort_of_int32() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let y = ops::sort(&x)?;
    check::int32(&y, &[2, 3], &[1, 2, 3, 7, 8, 9], 0.0)?;
    Ok(())
}

/// sparse rows from a function, and an optimizer that takes them in a function
fn sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function() -> Result<()> {
    let x = make::float32(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let v = Variable::new(&x, "v")?;
    let specs: &[Spec] = &[Spec::new(DType::INT32, &[-1])];
    let f = Function::trace("f", specs, |arguments| {
        let [i_f] = arguments else { unreachable!() };
        let rows = v.read()?;
        let y_f = ops::gather(&rows, i_f)?;
        Ok(vec![y_f.clone()])
    })?;
    let i = make::int32(&[3], &[1, 1, 0])?;
    let tape = Tape::new()?;
    let [y] = check::outputs(f.call(&[&i])?)?;
    let [g] = check::gradients(tape.variable_gradients(&y, &[&v])?)?;
    check::sparse(&g, true)?;
    check::float32(&g, &[3, 2], &[1.0, 1.0, 2.0, 2.0, 0.0, 0.0], 0.0)?;
    let sgd = optimizers::SGD { learning_rate: 0.5, ..Default::default() }.create()?;
    let specs: &[Spec] = &[Spec::new(DType::INT32, &[-1])];
    let step = Function::trace("step", specs, |arguments| {
        let [i_s] = arguments else { unreachable!() };
        let inner = Tape::new()?;
        let rows_s = v.read()?;
        let y_s = ops::gather(&rows_s, i_s)?;
        let [g_s] = check::gradients(inner.variable_gradients(&y_s, &[&v])?)?;
        sgd.apply(&[&v], &[Some(g_s.clone())])?;
        Ok(vec![])
    })?;
    step.call(&[&i])?;
    let after = v.read()?;
    check::float32(&after, &[3, 2], &[0.5, 1.5, 2.0, 3.0, 5.0, 6.0], 0.0)?;
    Ok(())
}

/// sparse\_softmax\_cross\_entropy\_with\_logits
fn sparse_softmax_cross_entropy_with_logits() -> Result<()> {
    let logits = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let labels = make::int32(&[2], &[2, 1])?;
    let tape = Tape::new()?;
    tape.watch(&logits)?;
    let y = ops::sparse_softmax_cross_entropy_with_logits(&logits, &labels)?;
    check::float32(&y, &[2], &[1.9643688, 2.8290362], 8.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&logits], ..Default::default() };
    let [d_logits] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_logits,
        &[2, 3],
        &[0.2312239, 0.6285317, -0.85975564, 0.008461884, -0.47046512, 0.46200323],
        64.0,
    )?;
    Ok(())
}

/// sparse\_softmax\_cross\_entropy\_with\_logits axis=0
fn sparse_softmax_cross_entropy_with_logits_axis_0() -> Result<()> {
    let logits = make::float32(&[2, 3], &[1.0, 2.0, 0.5, -1.0, 0.25, 3.0])?;
    let labels = make::int64(&[3], &[0, 1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&logits)?;
    let options = ops::SparseSoftmaxCrossEntropyWithLogits { axis: 0 };
    let y = ops::sparse_softmax_cross_entropy_with_logits_with(&logits, &labels, options)?;
    check::float32(&y, &[3], &[0.12692802, 1.9102242, 0.078889735], 8.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&logits], ..Default::default() };
    let [d_logits] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_logits,
        &[2, 3],
        &[-0.11920292, 0.4259764, 0.15171637, 0.11920292, -0.4259764, -0.15171637],
        64.0,
    )?;
    Ok(())
}

/// split into one
fn split_into_one() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let [y] = check::outputs(ops::split(&x, &[1])?)?;
    check::float32(&y, &[3], &[1.0, 2.0, 3.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3], &[1.0, 0.5, 2.0], 0.0)?;
    Ok(())
}

/// split num\_or\_size\_splits=1,-1,2 axis=1
fn split_num_or_size_splits_1_m1_2_axis_1() -> Result<()> {
    let x = make::float32(&[2, 6], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let [y0, y1, y2] = check::outputs(ops::split_with(&x, &[1, -1, 2], ops::Split { axis: 1 })?)?;
    check::float32(&y0, &[2, 1], &[1.0, 7.0], 0.0)?;
    check::float32(&y1, &[2, 3], &[2.0, 3.0, 4.0, 8.0, 9.0, 10.0], 0.0)?;
    check::float32(&y2, &[2, 2], &[5.0, 6.0, 11.0, 12.0], 0.0)?;
    let d_y0 = make::float32(&[2, 1], &[1.0, 0.5])?;
    let d_y1 = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let d_y2 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x],
        ..Default::default()
    };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 6], &[1.0, 1.0, 0.5, 2.0, 1.0, 0.5, 0.5, 0.25, 1.5, 3.0, 2.0, 0.25], 0.0)?;
    Ok(())
}

/// split num\_or\_size\_splits=2
fn split_num_or_size_splits_2() -> Result<()> {
    let x = make::float32(&[4, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let [y0, y1] = check::outputs(ops::split(&x, &[2])?)?;
    check::float32(&y0, &[2, 2], &[1.0, 2.0, 3.0, 4.0], 0.0)?;
    check::float32(&y1, &[2, 2], &[5.0, 6.0, 7.0, 8.0], 0.0)?;
    let d_y0 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let d_y1 = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x],
        ..Default::default()
    };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[4, 2], &[1.0, 0.5, 2.0, 0.25, 1.0, 0.5, 2.0, 0.25], 0.0)?;
    Ok(())
}

/// sqrt and its gradient
fn sqrt_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sqrt(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[0.35355338, 0.8660254, 1.5811388, 4.472136], 4.0)?;
    check::float32(&d_x, &[4], &[1.4142135, 0.28867513, 0.6324555, 0.02795085], 8.0)?;
    Ok(())
}

/// sqrt of other dtypes
fn sqrt_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float64 = ops::sqrt(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[0.3535533905932738, 0.8660254037844386, 1.5811388300841898, 4.47213595499958],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_float16 = ops::sqrt(&x_float16)?;
    check::float16(&y_float16, &[4], &[0.35351562, 0.86621094, 1.5810547, 4.4726562], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[0.125, 0.75, 2.5, 20.0])?;
    let y_bfloat16 = ops::sqrt(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[0.35351562, 0.8671875, 1.578125, 4.46875], 1.0)?;
    let x_int64 = make::int64(&[3], &[1, 2, 9])?;
    let y_int64 = ops::sqrt(&x_int64)?;
    check::float64(&y_int64, &[3], &[1.0, 1.4142135623730951, 3.0], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[1, 2, 9])?;
    let y_uint8 = ops::sqrt(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[1.0, 1.4142135, 3.0], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::sqrt(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.83707464, 0.44798875), (0.21942106, 1.139362), (1.4142135, -0.70710677)], 8.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.46432546, 0.24849944), (-0.4231484, 0.081490934), (0.42426407, -0.56568545)],
        16.0,
    )?;
    Ok(())
}

/// sqrt of what is no finite number
fn sqrt_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[4], &[-1.0, 0.0, INF, -0.0])?;
    let y = ops::sqrt(&x)?;
    check::float32(&y, &[4], &[NAN, 0.0, INF, -0.0], 0.0)?;
    Ok(())
}

/// square and its gradient
fn square_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::square(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[4.0, 0.25, 0.5625, 9.0], 0.0)?;
    check::float32(&d_x, &[4], &[-4.0, -0.5, 3.0, 1.5], 1.0)?;
    Ok(())
}

/// square of other dtypes
fn square_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float64 = ops::square(&x_float64)?;
    check::float64(&y_float64, &[4], &[4.0, 0.25, 0.5625, 9.0], 0.0)?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_float16 = ops::square(&x_float16)?;
    check::float16(&y_float16, &[4], &[4.0, 0.25, 0.5625, 9.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 3.0])?;
    let y_bfloat16 = ops::square(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[4.0, 0.25, 0.5625, 9.0], 0.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::square(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(-0.3125, 0.75), (1.3125, -1.25), (-1.75, -6.0)], 1.0)?;
    check::complex64(&d_z, &[3], &[(1.0, -1.5), (1.0, -2.5), (10.0, 5.0)], 16.0)?;
    Ok(())
}

/// squared\_difference and its gradients
fn squared_difference_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::squared_difference(&x1, &x2)?;
    check::float32(&y, &[3], &[0.5625, 7.5625, 49.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[-1.5, -2.75, 28.0], 1.0)?;
    check::float32(&d_x2, &[3], &[1.5, 2.75, -28.0], 1.0)?;
    Ok(())
}

/// squared\_difference of complex numbers
fn squared_difference_of_complex_numbers() -> Result<()> {
    let x1 = make::complex64(&[1], &[(1.0, 2.0)])?;
    let x2 = make::complex64(&[1], &[(3.0, -1.0)])?;
    let y = ops::squared_difference(&x1, &x2)?;
    check::complex64(&y, &[1], &[(13.0, 0.0)], 0.0)?;
    Ok(())
}

/// squared\_difference of other dtypes
fn squared_difference_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::squared_difference(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[0.5625, 7.5625, 49.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::squared_difference(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[0.5625, 7.5625, 49.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::squared_difference(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[0.5625, 7.5625, 49.0], 0.0)?;
    Ok(())
}

/// squeeze
fn squeeze() -> Result<()> {
    let x = make::float32(&[1, 2, 1], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::squeeze(&x)?;
    check::float32(&y, &[2], &[1.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 1], &[1.0, 0.5], 0.0)?;
    Ok(())
}

/// squeeze axis=
fn squeeze_axis() -> Result<()> {
    let x = make::int8(&[1, 1, 1], &[3])?;
    let y = ops::squeeze_with(&x, ops::Squeeze { axis: Some(&[]) })?;
    check::int8(&y, &[1, 1, 1], &[3], 0.0)?;
    Ok(())
}

/// squeeze axis=-1
fn squeeze_axis_m1() -> Result<()> {
    let x = make::float32(&[1, 2, 1], &[1.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::squeeze_with(&x, ops::Squeeze { axis: Some(&[-1]) })?;
    check::float32(&y, &[1, 2], &[1.0, 2.0], 0.0)?;
    let d_y = make::float32(&[1, 2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[1, 2, 1], &[1.0, 0.5], 0.0)?;
    Ok(())
}

/// stack
fn stack() -> Result<()> {
    let values0 = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let values1 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&values0)?;
    tape.watch(&values1)?;
    let y = ops::stack(&[&values0, &values1])?;
    check::float32(&y, &[2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&values0, &values1],
        ..Default::default()
    };
    let [d_values0, d_values1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_values0, &[2, 2], &[1.0, 0.5, 2.0, 0.25], 0.0)?;
    check::float32(&d_values1, &[2, 2], &[1.5, 3.0, 0.75, 1.0], 0.0)?;
    Ok(())
}

/// stack axis=-1
fn stack_axis_m1() -> Result<()> {
    let values0 = make::float32(&[2, 2], &[1.0, 2.0, 3.0, 4.0])?;
    let values1 = make::float32(&[2, 2], &[5.0, 6.0, 7.0, 8.0])?;
    let tape = Tape::new()?;
    tape.watch(&values0)?;
    tape.watch(&values1)?;
    let y = ops::stack_with(&[&values0, &values1], ops::Stack { axis: -1 })?;
    check::float32(&y, &[2, 2, 2], &[1.0, 5.0, 2.0, 6.0, 3.0, 7.0, 4.0, 8.0], 0.0)?;
    let d_y = make::float32(&[2, 2, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient {
        targets: &[&y],
        output_gradients: &[Some(&d_y)],
        sources: &[&values0, &values1],
        ..Default::default()
    };
    let [d_values0, d_values1] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_values0, &[2, 2], &[1.0, 2.0, 1.5, 0.75], 0.0)?;
    check::float32(&d_values1, &[2, 2], &[0.5, 0.25, 3.0, 1.0], 0.0)?;
    Ok(())
}

/// std
fn std() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::std(&x)?;
    check::float32(&y, &[], &[5.763872], 2.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -0.055421848, -0.04819291, -0.026506102, 0.009638582, 0.06024114, -0.040963974, 0.03855433, -0.033735037,
            0.074699014, 0.031325392, 0.0024096456, -0.012048228, -0.012048228, 0.0024096456, 0.031325392, 0.074699014,
            -0.033735037, 0.03855433, -0.040963974, 0.06024114, 0.009638582, -0.026506102, -0.04819291, -0.055421848,
        ],
        64.0,
    )?;
    Ok(())
}

/// std axis=0,-1 keepdims=True
fn std_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Std { axis: Some(&[0, -1]), keepdims: true, ..Default::default() };
    let y = ops::std_with(&x, options)?;
    check::float32(&y, &[1, 3, 1], &[5.53963, 6.1032777, 5.53963], 2.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -0.16359396, -0.14102927, -0.07333522, 0.039488196, 0.07680299, -0.06656259, 0.046081796, -0.056322195,
            0.4851407, 0.2143645, 0.033847027, -0.05641171, -0.028205855, 0.016923513, 0.10718225, 0.24257036,
            -0.056322195, 0.046081796, -0.06656259, 0.07680299, 0.07897639, -0.14667045, -0.28205854, -0.32718793,
        ],
        64.0,
    )?;
    Ok(())
}

/// std axis=1
fn std_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::std_with(&x, ops::Std { axis: Some(&[1]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 4],
        &[8.055364, 4.9665546, 3.681787, 2.4494898, 2.4494898, 3.681787, 4.9665546, 8.055364],
        2.0,
    )?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -0.46897668, -0.13423121, -0.7846431, 0.10206208, 0.19310804, -0.10067341, 0.84500027, -0.10206208,
            0.27586862, 0.23490462, -0.060357165, 0.0, 0.0, -0.090535745, 0.35235694, 0.27586862, -0.61237246,
            1.2675004, -0.15101011, 0.19310804, 0.61237246, -1.1769646, -0.20134681, -0.46897668,
        ],
        64.0,
    )?;
    Ok(())
}

/// std axis=1 correction=1.0
fn std_axis_1_correction_1_0() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Std { axis: Some(&[1]), correction: 1.0, ..Default::default() };
    let y = ops::std_with(&x, options)?;
    check::float32(&y, &[2, 4], &[9.865766, 6.0827627, 4.5092497, 3.0, 3.0, 4.5092497, 6.0827627, 9.865766], 2.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -0.57437676, -0.16439898, -0.9609876, 0.125, 0.23650809, -0.12329924, 1.0349097, -0.125, 0.3378687,
            0.28769824, -0.07392213, 0.0, 0.0, -0.11088319, 0.43154734, 0.3378687, -0.75, 1.5523647, -0.18494886,
            0.23650809, 0.75, -1.4414815, -0.24659848, -0.57437676,
        ],
        64.0,
    )?;
    Ok(())
}

/// std of int32
fn std_of_int32() -> Result<()> {
    let x = make::int32(&[3], &[1, 2, 4])?;
    let y = ops::std(&x)?;
    check::float32(&y, &[], &[1.2472191], 2.0)?;
    Ok(())
}

/// strided\_slice begin=0,-1 end=2,0 strides=1,-1
fn strided_slice_begin_0_m1_end_2_0_strides_1_m1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options =
        ops::StridedSlice { begin: &[0, -1], end: Some(&[2, 0]), strides: Some(&[1, -1]), ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(
        &y,
        &[2, 2, 4],
        &[9.0, 10.0, 11.0, 12.0, 5.0, 6.0, 7.0, 8.0, 21.0, 22.0, 23.0, 24.0, 17.0, 18.0, 19.0, 20.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 2, 4],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 1.5, 3.0, 0.75, 1.0, 1.0, 0.5, 2.0, 0.25, 0.0, 0.0, 0.0, 0.0, 3.0, 0.75, 1.0, 0.5, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=0,0 end=2,2 new\_axes=1
fn strided_slice_begin_0_0_end_2_2_new_axes_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[0, 0], end: Some(&[2, 2]), new_axes: 1, ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(
        &y,
        &[1, 2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[1, 2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=0,1 end=0,3 ellipsis=1
fn strided_slice_begin_0_1_end_0_3_ellipsis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[0, 1], end: Some(&[0, 3]), ellipsis: 1, ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(&y, &[2, 3, 2], &[2.0, 3.0, 6.0, 7.0, 10.0, 11.0, 14.0, 15.0, 18.0, 19.0, 22.0, 23.0], 0.0)?;
    let d_y = make::float32(&[2, 3, 2], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 1.0, 0.5, 0.0, 0.0, 2.0, 0.25, 0.0, 0.0, 1.5, 3.0, 0.0, 0.0, 0.75, 1.0, 0.0, 0.0, 0.5, 2.0, 0.0, 0.0,
            0.25, 1.5, 0.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=0,1 end=1,2 end\_mask=2
fn strided_slice_begin_0_1_end_1_2_end_mask_2() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[0, 1], end: Some(&[1, 2]), end_mask: 2, ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(&y, &[1, 2, 4], &[5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0], 0.0)?;
    let d_y = make::float32(&[1, 2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=1
fn strided_slice_begin_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::strided_slice_with(&x, ops::StridedSlice { begin: &[1], ..Default::default() })?;
    check::float32(&y, &[1, 3, 4], &[13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=1 end=2
fn strided_slice_begin_1_end_2() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[1], end: Some(&[2]), ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(&y, &[1, 3, 4], &[13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=1,0 end=2,3 shrink\_axes=1
fn strided_slice_begin_1_0_end_2_3_shrink_axes_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[1, 0], end: Some(&[2, 3]), shrink_axes: 1, ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(&y, &[3, 4], &[13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0], 0.0)?;
    let d_y = make::float32(&[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=1,1 end=2,3 begin\_mask=3
fn strided_slice_begin_1_1_end_2_3_begin_mask_3() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[1, 1], end: Some(&[2, 3]), begin_mask: 3, ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(
        &y,
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
        0.0,
    )?;
    Ok(())
}

/// strided\_slice begin=2 end=0 strides=-2
fn strided_slice_begin_2_end_0_strides_m2() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0,
            20.0, 21.0, 22.0, 23.0, 24.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::StridedSlice { begin: &[2], end: Some(&[0]), strides: Some(&[-2]), ..Default::default() };
    let y = ops::strided_slice_with(&x, options)?;
    check::float32(&y, &[1, 3, 4], &[13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5,
            2.0, 0.25, 1.5,
        ],
        0.0,
    )?;
    Ok(())
}

/// string\_join separator=
fn string_join_separator() -> Result<()> {
    let inputs0 = make::string(&[2, 1], &["a", "ü"])?;
    let inputs1 = make::string(&[2], &["c", ""])?;
    let inputs2 = make::string(&[], &["d"])?;
    let y = ops::string_join(&[&inputs0, &inputs1, &inputs2], "")?;
    check::string(&y, &[2, 2], &["acd", "ad", "ücd", "üd"], 0.0)?;
    Ok(())
}

/// string\_join separator=- of one
fn string_join_separator_m_of_one() -> Result<()> {
    let inputs0 = make::string(&[2], &["c", ""])?;
    let y = ops::string_join(&[&inputs0], "-")?;
    check::string(&y, &[2], &["c", ""], 0.0)?;
    Ok(())
}

/// string\_join separator=--
fn string_join_separator_mm() -> Result<()> {
    let inputs0 = make::string(&[2, 1], &["a", "ü"])?;
    let inputs1 = make::string(&[2], &["c", ""])?;
    let inputs2 = make::string(&[], &["d"])?;
    let y = ops::string_join(&[&inputs0, &inputs1, &inputs2], "--")?;
    check::string(&y, &[2, 2], &["a--c--d", "a----d", "ü--c--d", "ü----d"], 0.0)?;
    Ok(())
}

/// string\_length
fn string_length() -> Result<()> {
    let x = make::string(&[2, 2], &["Ab", "", "Zoë X", " 日本\n"])?;
    let y = ops::string_length(&x)?;
    check::int32(&y, &[2, 2], &[2, 0, 6, 8], 0.0)?;
    Ok(())
}

/// string\_length unit=UTF8\_CHAR
fn string_length_unit_utf8_char() -> Result<()> {
    let x = make::string(&[2, 2], &["Ab", "", "Zoë X", " 日本\n"])?;
    let y = ops::string_length_with(&x, ops::StringLength { unit: ops::Unit::Utf8Char })?;
    check::int32(&y, &[2, 2], &[2, 0, 5, 4], 0.0)?;
    Ok(())
}

/// string\_lower
fn string_lower() -> Result<()> {
    let x = make::string(&[2, 2], &["Ab", "", "Zoë X", " 日本\n"])?;
    let y = ops::string_lower(&x)?;
    check::string(&y, &[2, 2], &["ab", "", "zoë x", " 日本\n"], 0.0)?;
    Ok(())
}

/// string\_lower of a scalar
fn string_lower_of_a_scalar() -> Result<()> {
    let x = make::string(&[], &["a B "])?;
    let y = ops::string_lower(&x)?;
    check::string(&y, &[], &["a b "], 0.0)?;
    Ok(())
}

/// string\_lower of nothing
fn string_lower_of_nothing() -> Result<()> {
    let x = make::string(&[2, 0], &[])?;
    let y = ops::string_lower(&x)?;
    check::string(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// string\_split at a byte
fn string_split_at_a_byte() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let (y0, y1) = ops::string_split(&x, ",")?;
    check::string(&y0, &[6], &["a", "", "b", "", " c", " d "], 0.0)?;
    check::int64(&y1, &[4], &[0, 3, 4, 6], 0.0)?;
    Ok(())
}

/// string\_split at a byte, once
fn string_split_at_a_byte_once() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let options = ops::StringSplit { maxsplit: 1, ..Default::default() };
    let (y0, y1) = ops::string_split_with(&x, ",", options)?;
    check::string(&y0, &[5], &["a", ",b", "", " c", " d "], 0.0)?;
    check::int64(&y1, &[4], &[0, 2, 3, 5], 0.0)?;
    Ok(())
}

/// string\_split at a byte, without empty parts
fn string_split_at_a_byte_without_empty_parts() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let options = ops::StringSplit { skip_empty: true, ..Default::default() };
    let (y0, y1) = ops::string_split_with(&x, ",", options)?;
    check::string(&y0, &[4], &["a", "b", " c", " d "], 0.0)?;
    check::int64(&y1, &[4], &[0, 2, 2, 4], 0.0)?;
    Ok(())
}

/// string\_split at each byte
fn string_split_at_each_byte() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let options = ops::StringSplit { any_byte: true, ..Default::default() };
    let (y0, y1) = ops::string_split_with(&x, "", options)?;
    check::string(&y0, &[10], &["a", ",", ",", "b", " ", "c", ",", " ", "d", " "], 0.0)?;
    check::int64(&y1, &[4], &[0, 4, 4, 10], 0.0)?;
    Ok(())
}

/// string\_split at either of two bytes
fn string_split_at_either_of_two_bytes() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let options = ops::StringSplit { any_byte: true, ..Default::default() };
    let (y0, y1) = ops::string_split_with(&x, ", ", options)?;
    check::string(&y0, &[8], &["a", "", "b", "", "c", "", "d", ""], 0.0)?;
    check::int64(&y1, &[4], &[0, 3, 3, 8], 0.0)?;
    Ok(())
}

/// string\_split at spaces
fn string_split_at_spaces() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let (y0, y1) = ops::string_split(&x, "")?;
    check::string(&y0, &[3], &["a,,b", "c,", "d"], 0.0)?;
    check::int64(&y1, &[4], &[0, 1, 1, 3], 0.0)?;
    Ok(())
}

/// string\_split at two bytes
fn string_split_at_two_bytes() -> Result<()> {
    let x = make::string(&[3], &["a,,b", "", " c, d "])?;
    let (y0, y1) = ops::string_split(&x, ", ")?;
    check::string(&y0, &[4], &["a,,b", "", " c", "d "], 0.0)?;
    check::int64(&y1, &[4], &[0, 1, 2, 4], 0.0)?;
    Ok(())
}

/// string\_strip
fn string_strip() -> Result<()> {
    let x = make::string(&[2, 2], &["Ab", "", "Zoë X", " 日本\n"])?;
    let y = ops::string_strip(&x)?;
    check::string(&y, &[2, 2], &["Ab", "", "Zoë X", "日本"], 0.0)?;
    Ok(())
}

/// string\_strip of a scalar
fn string_strip_of_a_scalar() -> Result<()> {
    let x = make::string(&[], &["a B "])?;
    let y = ops::string_strip(&x)?;
    check::string(&y, &[], &["a B"], 0.0)?;
    Ok(())
}

/// string\_strip of nothing
fn string_strip_of_nothing() -> Result<()> {
    let x = make::string(&[2, 0], &[])?;
    let y = ops::string_strip(&x)?;
    check::string(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// string\_to\_number
fn string_to_number() -> Result<()> {
    let x = make::string(&[4], &["1.5", " -2e3\n", "inf", ".25"])?;
    let y = ops::string_to_number(&x)?;
    check::float32(&y, &[4], &[1.5, -2000.0, INF, 0.25], 0.0)?;
    Ok(())
}

/// string\_to\_number dtype=float64
fn string_to_number_dtype_float64() -> Result<()> {
    let x = make::string(&[5], &["0.1", "1.5", " -2e3\n", "inf", ".25"])?;
    let y = ops::string_to_number_with(&x, ops::StringToNumber { dtype: DType::FLOAT64 })?;
    check::float64(&y, &[5], &[0.1, 1.5, -2000.0, INF, 0.25], 0.0)?;
    Ok(())
}

/// string\_to\_number dtype=int32
fn string_to_number_dtype_int32() -> Result<()> {
    let x = make::string(&[3], &["-2147483648", "+7", " 2147483647 "])?;
    let y = ops::string_to_number_with(&x, ops::StringToNumber { dtype: DType::INT32 })?;
    check::int32(&y, &[3], &[-2147483648, 7, 2147483647], 0.0)?;
    Ok(())
}

/// string\_to\_number dtype=int64
fn string_to_number_dtype_int64() -> Result<()> {
    let x = make::string(&[3], &["-9223372036854775808", "+7", " 9223372036854775807 "])?;
    let y = ops::string_to_number_with(&x, ops::StringToNumber { dtype: DType::INT64 })?;
    check::int64(&y, &[3], &[-9223372036854775808, 7, 9223372036854775807], 0.0)?;
    Ok(())
}

/// string\_to\_number of a word
fn string_to_number_of_a_word() -> Result<()> {
    let x = make::string(&[2], &["1", "one"])?;
    check::fails(
        ops::string_to_number(&x),
        Code::INVALID_ARGUMENT,
        Some("string_to_number"),
        Some("StringToNumberOp could not correctly convert string: one [Op:string_to_number]"),
    )?;
    Ok(())
}

/// string\_upper
fn string_upper() -> Result<()> {
    let x = make::string(&[2, 2], &["Ab", "", "Zoë X", " 日本\n"])?;
    let y = ops::string_upper(&x)?;
    check::string(&y, &[2, 2], &["AB", "", "ZOë X", " 日本\n"], 0.0)?;
    Ok(())
}

/// string\_upper of a scalar
fn string_upper_of_a_scalar() -> Result<()> {
    let x = make::string(&[], &["a B "])?;
    let y = ops::string_upper(&x)?;
    check::string(&y, &[], &["A B "], 0.0)?;
    Ok(())
}

/// string\_upper of nothing
fn string_upper_of_nothing() -> Result<()> {
    let x = make::string(&[2, 0], &[])?;
    let y = ops::string_upper(&x)?;
    check::string(&y, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// strings are computed in a function
fn strings_are_computed_in_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::STRING, &[-1])];
    let f = Function::trace("f", specs, |arguments| {
        let [s] = arguments else { unreachable!() };
        let low = ops::string_lower(s)?;
        let both = ops::string_join(&[&low, s], "=")?;
        let n = ops::string_length(&both)?;
        Ok(vec![both.clone(), n.clone()])
    })?;
    let x = make::string(&[2], &["A", "Bc"])?;
    let [y, m] = check::outputs(f.call(&[&x])?)?;
    check::string(&y, &[2], &["a=A", "bc=Bc"], 0.0)?;
    check::int32(&m, &[2], &[3, 5], 0.0)?;
    Ok(())
}

/// strings have no arithmetic
fn strings_have_no_arithmetic() -> Result<()> {
    let x = make::string(&[1], &["a"])?;
    check::fails(ops::add(&x, &x), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// strings in ops, variables and functions
fn strings_in_ops_variables_and_functions() -> Result<()> {
    let x = make::string(&[2, 2], &["a", "b", "", "ü"])?;
    let y = ops::reshape(&x, &[4])?;
    check::string(&y, &[4], &["a", "b", "", "ü"], 0.0)?;
    let v = Variable::untrainable(&y, "v")?;
    let z = make::string(&[4], &["1", "2", "3", "4"])?;
    v.assign(&z)?;
    let w = v.read()?;
    check::string(&w, &[4], &["1", "2", "3", "4"], 0.0)?;
    let specs: &[Spec] = &[Spec::new(DType::STRING, &[-1])];
    let f = Function::trace("f", specs, |arguments| {
        let [s] = arguments else { unreachable!() };
        let t = ops::expand_dims(s, 0)?;
        Ok(vec![t.clone()])
    })?;
    let [u] = check::outputs(f.call(&[&y])?)?;
    check::string(&u, &[1, 4], &["a", "b", "", "ü"], 0.0)?;
    let n = ops::zeros_like_with(&x, ops::ZerosLike { dtype: Some(DType::INT8) })?;
    check::int8(&n, &[2, 2], &[0, 0, 0, 0], 0.0)?;
    Ok(())
}

/// substr
fn substr() -> Result<()> {
    let x = make::string(&[2], &["three", "seven"])?;
    let pos = make::int64(&[], &[1])?;
    let len = make::int32(&[], &[3])?;
    let y = ops::substr(&x, &pos, &len)?;
    check::string(&y, &[2], &["hre", "eve"], 0.0)?;
    Ok(())
}

/// substr unit=UTF8\_CHAR
fn substr_unit_utf8_char() -> Result<()> {
    let x = make::string(&[2], &["Zoë", "日本語"])?;
    let pos = make::int32(&[2], &[1, -2])?;
    let len = make::int32(&[2], &[1, 9])?;
    let y = ops::substr_with(&x, &pos, &len, ops::Substr { unit: ops::Unit::Utf8Char })?;
    check::string(&y, &[2], &["o", "本語"], 0.0)?;
    Ok(())
}

/// subtract and its gradients
fn subtract_and_its_gradients() -> Result<()> {
    let x1 = make::float32(&[3], &[0.5, -2.0, 3.0])?;
    let x2 = make::float32(&[3], &[1.25, 0.75, -4.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::subtract(&x1, &x2)?;
    check::float32(&y, &[3], &[-0.75, -2.75, 7.0], 0.0)?;
    let d_y = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, 0.5, 2.0], 1.0)?;
    check::float32(&d_x2, &[3], &[-1.0, -0.5, -2.0], 1.0)?;
    Ok(())
}

/// subtract of other dtypes
fn subtract_of_other_dtypes() -> Result<()> {
    let x1_float64 = make::float64(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float64 = make::float64(&[3], &[1.25, 0.75, -4.0])?;
    let y_float64 = ops::subtract(&x1_float64, &x2_float64)?;
    check::float64(&y_float64, &[3], &[-0.75, -2.75, 7.0], 0.0)?;
    let x1_float16 = make::float16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_float16 = make::float16(&[3], &[1.25, 0.75, -4.0])?;
    let y_float16 = ops::subtract(&x1_float16, &x2_float16)?;
    check::float16(&y_float16, &[3], &[-0.75, -2.75, 7.0], 0.0)?;
    let x1_bfloat16 = make::bfloat16(&[3], &[0.5, -2.0, 3.0])?;
    let x2_bfloat16 = make::bfloat16(&[3], &[1.25, 0.75, -4.0])?;
    let y_bfloat16 = ops::subtract(&x1_bfloat16, &x2_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[3], &[-0.75, -2.75, 7.0], 0.0)?;
    let z1 = make::complex128(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let z2 = make::complex128(&[3], &[(0.5, -1.0), (2.0, 0.25), (1.0, 1.0)])?;
    let w = ops::subtract(&z1, &z2)?;
    check::complex128(&w, &[3], &[(0.0, 1.75), (-3.25, 0.25), (0.5, -3.0)], 0.0)?;
    Ok(())
}

/// sum
fn sum() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sum(&x)?;
    check::float32(&y, &[], &[18.0], 0.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            1.0, 1.0, 1.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// sum axis=
fn sum_axis() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sum_with(&x, ops::Sum { axis: Some(&[]), ..Default::default() })?;
    check::float32(
        &y,
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// sum axis=0
fn sum_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let y = ops::sum_with(&x, ops::Sum { axis: Some(&[0]), ..Default::default() })?;
    check::float32(&y, &[3], &[5.0, 8.0, 8.0], 0.0)?;
    Ok(())
}

/// sum axis=0,-1 keepdims=True
fn sum_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Sum { axis: Some(&[0, -1]), keepdims: true, ..Default::default() };
    let y = ops::sum_with(&x, options)?;
    check::float32(&y, &[1, 3, 1], &[2.0, 13.0, 3.0], 0.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 2.0,
            2.0, 2.0, 2.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// sum axis=1
fn sum_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0,
            4.0, -2.0, -1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sum_with(&x, ops::Sum { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&y, &[2, 4], &[-1.0, 2.0, 5.0, 1.0, 7.0, 3.0, -1.0, 2.0], 0.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            1.0, 0.5, 2.0, 0.25, 1.0, 0.5, 2.0, 0.25, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 1.5, 3.0, 0.75, 1.0,
            1.5, 3.0, 0.75, 1.0,
        ],
        1.0,
    )?;
    Ok(())
}

/// sum axis=1 keepdims=False
fn sum_axis_1_keepdims_false() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 5.0, 2.0, 4.0, 3.0, 6.0])?;
    let options = ops::Sum { axis: Some(&[1]), keepdims: false, ..Default::default() };
    let y = ops::sum_with(&x, options)?;
    check::float32(&y, &[2], &[8.0, 13.0], 0.0)?;
    Ok(())
}

/// sum dtype=int16
fn sum_dtype_int16() -> Result<()> {
    let x = make::int8(&[2], &[100, 100])?;
    let y = ops::sum_with(&x, ops::Sum { dtype: Some(DType::INT16), ..Default::default() })?;
    check::int16(&y, &[], &[200], 0.0)?;
    Ok(())
}

/// sum of bool
fn sum_of_bool() -> Result<()> {
    let x = make::bool(&[3], &[true, false, true])?;
    let y = ops::sum(&x)?;
    check::int64(&y, &[], &[2], 0.0)?;
    Ok(())
}

/// sum of complex64
fn sum_of_complex64() -> Result<()> {
    let x = make::complex64(&[3], &[(3.0, 0.0), (2.0, 0.0), (4.0, 0.0)])?;
    let y = ops::sum(&x)?;
    check::complex64(&y, &[], &[(9.0, 0.0)], 0.0)?;
    Ok(())
}

/// sum of float16
fn sum_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[3.0, 2.0, 4.0])?;
    let y = ops::sum(&x)?;
    check::float16(&y, &[], &[9.0], 0.0)?;
    Ok(())
}

/// sum of int8
fn sum_of_int8() -> Result<()> {
    let x = make::int8(&[3], &[3, 2, 4])?;
    let y = ops::sum(&x)?;
    check::int64(&y, &[], &[9], 0.0)?;
    Ok(())
}

/// sum of uint8
fn sum_of_uint8() -> Result<()> {
    let x = make::uint8(&[3], &[3, 2, 4])?;
    let y = ops::sum(&x)?;
    check::uint64(&y, &[], &[9], 0.0)?;
    Ok(())
}

/// sum\_like
fn sum_like() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let like = make::int8(&[2, 1], &[0, 0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::sum_like(&x, &like)?;
    check::float32(&y, &[2, 1], &[6.0, 15.0], 0.0)?;
    let d_y = make::float32(&[2, 1], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 1.0, 1.0, 0.5, 0.5, 0.5], 0.0)?;
    Ok(())
}

/// sum\_like of integers
fn sum_like_of_integers() -> Result<()> {
    let x = make::int32(&[2, 2], &[1, 2, 3, 4])?;
    let like = make::int8(&[2], &[0, 0])?;
    let y = ops::sum_like(&x, &like)?;
    check::int32(&y, &[2], &[4, 6], 0.0)?;
    Ok(())
}

/// take\_along\_axis
fn take_along_axis() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let indices = make::int32(&[2, 2], &[2, 0, 1, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::take_along_axis(&x, &indices)?;
    check::float32(&y, &[2, 2], &[3.0, 1.0, 5.0, 5.0], 0.0)?;
    let d_y = make::float32(&[2, 2], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.5, 0.0, 1.0, 0.0, 2.25, 0.0], 0.0)?;
    Ok(())
}

/// take\_along\_axis axis=0
fn take_along_axis_axis_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let indices = make::int64(&[1, 3], &[1, 0, 1])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::take_along_axis_with(&x, &indices, ops::TakeAlongAxis { axis: 0 })?;
    check::float32(&y, &[1, 3], &[4.0, 2.0, 6.0], 0.0)?;
    let d_y = make::float32(&[1, 3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, 0.5, 0.0, 1.0, 0.0, 2.0], 0.0)?;
    Ok(())
}

/// tan and its gradient
fn tan_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tan(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[2.1850398, -0.5463025, 0.93159646, 3.0095696], 16.0)?;
    check::float32(&d_x, &[4], &[5.7743993, 0.6492232, 3.735744, 2.5143774], 8.0)?;
    Ok(())
}

/// tan of other dtypes
fn tan_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float64 = ops::tan(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[2.185039863261519, -0.5463024898437905, 0.9315964599440725, 3.0095696738628313],
        16.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float16 = ops::tan(&x_float16)?;
    check::float16(&y_float16, &[4], &[2.1855469, -0.5463867, 0.9316406, 3.0097656], 4.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_bfloat16 = ops::tan(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[2.1875, -0.546875, 0.9296875, 3.015625], 4.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::tan(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 1.5574077246549023, 1.1578212823495775], 16.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::tan(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 1.5574077, 1.1578213], 16.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::tan(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.29089347, 0.73608416), (-0.8066347, 1.5839635), (0.005362061, -1.0369203)], 32.0)?;
    check::complex64(
        &d_z,
        &[3],
        &[(0.5427991, -0.42824414), (-2.5553598, -0.85828096), (-0.13922977, 0.09741504)],
        64.0,
    )?;
    Ok(())
}

/// tanh and its gradient
fn tanh_and_its_gradient() -> Result<()> {
    let x = make::float32(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tanh(&x)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&y, &[4], &[-0.9640276, -0.46211717, 0.63514894, 0.84828365], 4.0)?;
    check::float32(&d_x, &[4], &[0.07065082, 0.39322385, 1.1931716, 0.07010372], 64.0)?;
    Ok(())
}

/// tanh of other dtypes
fn tanh_of_other_dtypes() -> Result<()> {
    let x_float64 = make::float64(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float64 = ops::tanh(&x_float64)?;
    check::float64(
        &y_float64,
        &[4],
        &[-0.9640275800758169, -0.46211715726000974, 0.6351489523872873, 0.8482836399575129],
        4.0,
    )?;
    let x_float16 = make::float16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_float16 = ops::tanh(&x_float16)?;
    check::float16(&y_float16, &[4], &[-0.9638672, -0.4621582, 0.6352539, 0.84814453], 1.0)?;
    let x_bfloat16 = make::bfloat16(&[4], &[-2.0, -0.5, 0.75, 1.25])?;
    let y_bfloat16 = ops::tanh(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[4], &[-0.96484375, -0.46289062, 0.63671875, 0.84765625], 1.0)?;
    let x_int64 = make::int64(&[3], &[0, 1, 4])?;
    let y_int64 = ops::tanh(&x_int64)?;
    check::float64(&y_int64, &[3], &[0.0, 0.7615941559557649, 0.999329299739067], 4.0)?;
    let x_uint8 = make::uint8(&[3], &[0, 1, 4])?;
    let y_uint8 = ops::tanh(&x_uint8)?;
    check::float32(&y_uint8, &[3], &[0.0, 0.7615942, 0.9993293], 4.0)?;
    let z = make::complex64(&[3], &[(0.5, 0.75), (-1.25, 0.5), (1.5, -2.0)])?;
    let tape = Tape::new()?;
    tape.watch(&z)?;
    let w = ops::tanh(&z)?;
    let d_w = make::complex64(&[3], &[(1.0, 0.0), (0.0, 1.0), (2.0, -1.0)])?;
    let asked = Gradient { targets: &[&w], output_gradients: &[Some(&d_w)], sources: &[&z], ..Default::default() };
    let [d_z] = check::gradients(tape.gradient_with(asked)?)?;
    check::complex64(&w, &[3], &[(0.7282118, 0.6180964), (-0.9067248, 0.12610857), (1.0641444, 0.08039101)], 8.0)?;
    check::complex64(&d_z, &[3], &[(0.85175073, 0.9002102), (0.22869153, 0.1937535), (-0.08078588, 0.46813118)], 16.0)?;
    Ok(())
}

/// tanh of what is no finite number
fn tanh_of_what_is_no_finite_number() -> Result<()> {
    let x = make::float32(&[3], &[INF, -INF, NAN])?;
    let y = ops::tanh(&x)?;
    check::float32(&y, &[3], &[1.0, -1.0, NAN], 0.0)?;
    Ok(())
}

/// tapes in tapes: derivatives of x^4 to the fourth order
fn tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order() -> Result<()> {
    let x = make::float64(&[2], &[3.0, -2.0])?;
    let t0 = Tape::new()?;
    t0.watch(&x)?;
    let t1 = Tape::new()?;
    t1.watch(&x)?;
    let t2 = Tape::new()?;
    t2.watch(&x)?;
    let t3 = Tape::new()?;
    t3.watch(&x)?;
    let y2 = ops::multiply(&x, &x)?;
    let y3 = ops::multiply(&y2, &x)?;
    let y4 = ops::multiply(&y3, &x)?;
    let [d0] = check::gradients(t3.gradients(&y4, &[&x])?)?;
    check::float64(&d0, &[2], &[108.0, -32.0], 0.0)?;
    let [d1] = check::gradients(t2.gradients(&d0, &[&x])?)?;
    check::float64(&d1, &[2], &[108.0, 48.0], 0.0)?;
    let [d2] = check::gradients(t1.gradients(&d1, &[&x])?)?;
    check::float64(&d2, &[2], &[72.0, -48.0], 0.0)?;
    let [d3] = check::gradients(t0.gradients(&d2, &[&x])?)?;
    check::float64(&d3, &[2], &[24.0, 24.0], 0.0)?;
    Ok(())
}

/// tapes that overlap stop in any order
fn tapes_that_overlap_stop_in_any_order() -> Result<()> {
    let x = make::float32(&[], &[3.0])?;
    let first = Tape::new()?;
    first.watch(&x)?;
    let y = ops::square(&x)?;
    let second = Tape::new()?;
    second.watch(&x)?;
    second.watch(&y)?;
    let z = ops::multiply(&y, &x)?;
    let first = first.stop()?;
    let w = ops::square(&z)?;
    let second = second.stop()?;
    let v = ops::square(&w)?;
    let asked = Gradient { targets: &[&z, &w], sources: &[&x], ..Default::default() };
    let [a] = check::gradients(first.gradient_with(asked)?)?;
    let asked = Gradient { targets: &[&w, &v], sources: &[&x, &y], ..Default::default() };
    let [b, c] = check::gradients(second.gradient_with(asked)?)?;
    check::float32(&a, &[], &[27.0], 0.0)?;
    check::float32(&b, &[], &[486.0], 0.0)?;
    check::float32(&c, &[], &[162.0], 0.0)?;
    Ok(())
}

/// tapes watch variables that are read
fn tapes_watch_variables_that_are_read() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "v")?;
    let w = Variable::untrainable(&x, "w")?;
    let tape = Tape::new()?;
    let a = v.read()?;
    let b = w.read()?;
    let y = ops::multiply(&a, &b)?;
    let c = v.read()?;
    let z = ops::add(&y, &c)?;
    let [d_v, d_w] = check::array(tape.variable_gradients(&z, &[&v, &w])?)?;
    check::float32(check::some(&d_v)?, &[2], &[2.0, 3.0], 0.0)?;
    check::none(&d_w)?;
    Ok(())
}

/// tensor\_scatter\_nd\_add
fn tensor_scatter_nd_add() -> Result<()> {
    let x = make::float32(&[4], &[1.0, 2.0, 7.0, 4.0])?;
    let indices = make::int32(&[3, 1], &[2, 0, 2])?;
    let updates = make::float32(&[3], &[10.0, 20.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&updates)?;
    let y = ops::tensor_scatter_nd_add(&x, &indices, &updates)?;
    check::float32(&y, &[4], &[21.0, 2.0, 22.0, 4.0], 0.0)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &updates], ..Default::default() };
    let [d_x, d_updates] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[4], &[1.0, 0.5, 2.0, 0.25], 0.0)?;
    check::float32(&d_updates, &[3], &[2.0, 1.0, 2.0], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_add of slices of integers
fn tensor_scatter_nd_add_of_slices_of_integers() -> Result<()> {
    let x = make::int8(&[2, 2], &[1, 2, 3, 4])?;
    let indices = make::uint16(&[1, 1], &[1])?;
    let updates = make::int8(&[1, 2], &[9, -9])?;
    let y = ops::tensor_scatter_nd_add(&x, &indices, &updates)?;
    check::int8(&y, &[2, 2], &[1, 2, 12, -5], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_max
fn tensor_scatter_nd_max() -> Result<()> {
    let x = make::float32(&[4], &[1.0, 2.0, 7.0, 4.0])?;
    let indices = make::int32(&[3, 1], &[2, 0, 2])?;
    let updates = make::float32(&[3], &[10.0, 20.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&updates)?;
    let y = ops::tensor_scatter_nd_max(&x, &indices, &updates)?;
    check::float32(&y, &[4], &[20.0, 2.0, 10.0, 4.0], 0.0)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &updates], ..Default::default() };
    let [d_x, d_updates] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[4], &[0.0, 0.5, 0.0, 0.25], 0.0)?;
    check::float32(&d_updates, &[3], &[2.0, 1.0, 0.0], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_max of slices of integers
fn tensor_scatter_nd_max_of_slices_of_integers() -> Result<()> {
    let x = make::int8(&[2, 2], &[1, 2, 3, 4])?;
    let indices = make::uint16(&[1, 1], &[1])?;
    let updates = make::int8(&[1, 2], &[9, -9])?;
    let y = ops::tensor_scatter_nd_max(&x, &indices, &updates)?;
    check::int8(&y, &[2, 2], &[1, 2, 9, 4], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_min
fn tensor_scatter_nd_min() -> Result<()> {
    let x = make::float32(&[4], &[1.0, 2.0, 7.0, 4.0])?;
    let indices = make::int32(&[3, 1], &[2, 0, 2])?;
    let updates = make::float32(&[3], &[10.0, 20.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&updates)?;
    let y = ops::tensor_scatter_nd_min(&x, &indices, &updates)?;
    check::float32(&y, &[4], &[1.0, 2.0, 5.0, 4.0], 0.0)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &updates], ..Default::default() };
    let [d_x, d_updates] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[4], &[1.0, 0.5, 0.0, 0.25], 0.0)?;
    check::float32(&d_updates, &[3], &[0.0, 0.0, 2.0], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_min of slices of integers
fn tensor_scatter_nd_min_of_slices_of_integers() -> Result<()> {
    let x = make::int8(&[2, 2], &[1, 2, 3, 4])?;
    let indices = make::uint16(&[1, 1], &[1])?;
    let updates = make::int8(&[1, 2], &[9, -9])?;
    let y = ops::tensor_scatter_nd_min(&x, &indices, &updates)?;
    check::int8(&y, &[2, 2], &[1, 2, 3, -9], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_update
fn tensor_scatter_nd_update() -> Result<()> {
    let x = make::float32(&[4], &[1.0, 2.0, 7.0, 4.0])?;
    let indices = make::int32(&[3, 1], &[2, 0, 3])?;
    let updates = make::float32(&[3], &[10.0, 20.0, 5.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&updates)?;
    let y = ops::tensor_scatter_nd_update(&x, &indices, &updates)?;
    check::float32(&y, &[4], &[20.0, 2.0, 10.0, 5.0], 0.0)?;
    let d_y = make::float32(&[4], &[1.0, 0.5, 2.0, 0.25])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x, &updates], ..Default::default() };
    let [d_x, d_updates] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[4], &[0.0, 0.5, 0.0, 0.0], 0.0)?;
    check::float32(&d_updates, &[3], &[2.0, 1.0, 0.25], 0.0)?;
    Ok(())
}

/// tensor\_scatter\_nd\_update of slices of integers
fn tensor_scatter_nd_update_of_slices_of_integers() -> Result<()> {
    let x = make::int8(&[2, 2], &[1, 2, 3, 4])?;
    let indices = make::uint16(&[1, 1], &[1])?;
    let updates = make::int8(&[1, 2], &[9, -9])?;
    let y = ops::tensor_scatter_nd_update(&x, &indices, &updates)?;
    check::int8(&y, &[2, 2], &[1, 2, 9, -9], 0.0)?;
    Ok(())
}

/// text of a bool
fn text_of_a_bool() -> Result<()> {
    let x = make::bool(&[], &[true])?;
    check::text(&x, "True")?;
    Ok(())
}

/// text of a complex scalar
fn text_of_a_complex_scalar() -> Result<()> {
    let x = make::complex128(&[], &[(1.0, -2.0)])?;
    check::text(&x, "(1-2j)")?;
    Ok(())
}

/// text of a large matrix is a summary
fn text_of_a_large_matrix_is_a_summary() -> Result<()> {
    let n = ops::arange(1200.0)?;
    let x = ops::reshape(&n, &[100, 12])?;
    check::text(
        &x,
        "[[   0    1    2 ...    9   10   11]\n [  12   13   14 ...   21   22   23]\n [  24   25   26 ...   33   34   35]\n ...\n [1164 1165 1166 ... 1173 1174 1175]\n [1176 1177 1178 ... 1185 1186 1187]\n [1188 1189 1190 ... 1197 1198 1199]]",
    )?;
    Ok(())
}

/// text of a long line
fn text_of_a_long_line() -> Result<()> {
    let x = make::int64(
        &[19],
        &[
            1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000, 10000000000, 100000000000,
            1000000000000, 10000000000000, 100000000000000, 1000000000000000, 10000000000000000, 100000000000000000,
            1000000000000000000,
        ],
    )?;
    check::text(
        &x,
        "[                  1                  10                 100\n                1000               10000              100000\n             1000000            10000000           100000000\n          1000000000         10000000000        100000000000\n       1000000000000      10000000000000     100000000000000\n    1000000000000000   10000000000000000  100000000000000000\n 1000000000000000000]",
    )?;
    Ok(())
}

/// text of a long vector is a summary
fn text_of_a_long_vector_is_a_summary() -> Result<()> {
    let n = ops::arange(1001.0)?;
    let x = ops::reshape(&n, &[1001])?;
    check::text(&x, "[   0    1    2 ...  998  999 1000]")?;
    Ok(())
}

/// text of a matrix
fn text_of_a_matrix() -> Result<()> {
    let x = make::int32(&[2, 2], &[1, 2, -30, 4])?;
    check::text(&x, "[[  1   2]\n [-30   4]]")?;
    Ok(())
}

/// text of a matrix of floats
fn text_of_a_matrix_of_floats() -> Result<()> {
    let x = make::float32(&[2, 2], &[1.5, 2.0, 3.25, -40.0])?;
    check::text(&x, "[[  1.5    2.  ]\n [  3.25 -40.  ]]")?;
    Ok(())
}

/// text of a scalar
fn text_of_a_scalar() -> Result<()> {
    let x = make::float32(&[], &[1.5])?;
    check::text(&x, "1.5")?;
    Ok(())
}

/// text of a whole scalar
fn text_of_a_whole_scalar() -> Result<()> {
    let x = make::float64(&[], &[3.0])?;
    check::text(&x, "3.0")?;
    Ok(())
}

/// text of an int
fn text_of_an_int() -> Result<()> {
    let x = make::int64(&[], &[-7])?;
    check::text(&x, "-7")?;
    Ok(())
}

/// text of bools
fn text_of_bools() -> Result<()> {
    let x = make::bool(&[2], &[true, false])?;
    check::text(&x, "[ True False]")?;
    Ok(())
}

/// text of complex128
fn text_of_complex128() -> Result<()> {
    let x = make::complex128(&[2], &[(10000000000.0, 1.0), (NAN, INF)])?;
    check::text(&x, "[1.e+10 +1.j    nan+infj]")?;
    Ok(())
}

/// text of complex64
fn text_of_complex64() -> Result<()> {
    let x = make::complex64(&[2], &[(1.0, 2.0), (-0.5, -1.0)])?;
    check::text(&x, "[ 1. +2.j -0.5-1.j]")?;
    Ok(())
}

/// text of decimals
fn text_of_decimals() -> Result<()> {
    let x = make::float32(&[3], &[0.1, 2.25, -3.0])?;
    check::text(&x, "[ 0.1   2.25 -3.  ]")?;
    Ok(())
}

/// text of float16
fn text_of_float16() -> Result<()> {
    let x = make::float16(&[3], &[0.099975586, 1.5, 100.0])?;
    check::text(&x, "[  0.1   1.5 100. ]")?;
    Ok(())
}

/// text of float64
fn text_of_float64() -> Result<()> {
    let x = make::float64(&[2], &[0.3333333333333333, 100.125])?;
    check::text(&x, "[  0.33333333 100.125     ]")?;
    Ok(())
}

/// text of four dims is a summary
fn text_of_four_dims_is_a_summary() -> Result<()> {
    let n = ops::arange(1400.0)?;
    let x = ops::reshape(&n, &[1, 2, 7, 100])?;
    check::text(
        &x,
        "[[[[   0    1    2 ...   97   98   99]\n   [ 100  101  102 ...  197  198  199]\n   [ 200  201  202 ...  297  298  299]\n   ...\n   [ 400  401  402 ...  497  498  499]\n   [ 500  501  502 ...  597  598  599]\n   [ 600  601  602 ...  697  698  699]]\n\n  [[ 700  701  702 ...  797  798  799]\n   [ 800  801  802 ...  897  898  899]\n   [ 900  901  902 ...  997  998  999]\n   ...\n   [1100 1101 1102 ... 1197 1198 1199]\n   [1200 1201 1202 ... 1297 1298 1299]\n   [1300 1301 1302 ... 1397 1398 1399]]]]",
    )?;
    Ok(())
}

/// text of huge
fn text_of_huge() -> Result<()> {
    let x = make::float64(&[2], &[1e20, 3e22])?;
    check::text(&x, "[1.e+20 3.e+22]")?;
    Ok(())
}

/// text of ints
fn text_of_ints() -> Result<()> {
    let x = make::int32(&[3], &[1, -20, 300])?;
    check::text(&x, "[  1 -20 300]")?;
    Ok(())
}

/// text of just no summary
fn text_of_just_no_summary() -> Result<()> {
    let x = ops::arange(40.0)?;
    check::text(
        &x,
        "[ 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\n 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39]",
    )?;
    Ok(())
}

/// text of large and small
fn text_of_large_and_small() -> Result<()> {
    let x = make::float32(&[3], &[10000000000.0, 0.001, 1.0])?;
    check::text(&x, "[1.e+10 1.e-03 1.e+00]")?;
    Ok(())
}

/// text of largest and least
fn text_of_largest_and_least() -> Result<()> {
    let x = make::float64(&[2], &[1.7976931348623157e308, 5e-324])?;
    check::text(&x, "[1.79769313e+308 4.94065646e-324]")?;
    Ok(())
}

/// text of long lines of floats
fn text_of_long_lines_of_floats() -> Result<()> {
    let x = make::float32(
        &[30],
        &[
            0.125, 1.125, 2.125, 3.125, 4.125, 5.125, 6.125, 7.125, 8.125, 9.125, 10.125, 11.125, 12.125, 13.125,
            14.125, 15.125, 16.125, 17.125, 18.125, 19.125, 20.125, 21.125, 22.125, 23.125, 24.125, 25.125, 26.125,
            27.125, 28.125, 29.125,
        ],
    )?;
    check::text(
        &x,
        "[ 0.125  1.125  2.125  3.125  4.125  5.125  6.125  7.125  8.125  9.125\n 10.125 11.125 12.125 13.125 14.125 15.125 16.125 17.125 18.125 19.125\n 20.125 21.125 22.125 23.125 24.125 25.125 26.125 27.125 28.125 29.125]",
    )?;
    Ok(())
}

/// text of not finite
fn text_of_not_finite() -> Result<()> {
    let x = make::float32(&[4], &[INF, -INF, NAN, 1.0])?;
    check::text(&x, "[ inf -inf  nan   1.]")?;
    Ok(())
}

/// text of nothing
fn text_of_nothing() -> Result<()> {
    let x = make::float32(&[0], &[])?;
    check::text(&x, "[]")?;
    Ok(())
}

/// text of nothing of two dims
fn text_of_nothing_of_two_dims() -> Result<()> {
    let x = make::int32(&[2, 0], &[])?;
    check::text(&x, "[]")?;
    Ok(())
}

/// text of three dims
fn text_of_three_dims() -> Result<()> {
    let x = make::int8(&[2, 2, 2], &[0, 1, 2, 3, 4, 5, 6, 7])?;
    check::text(&x, "[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]]")?;
    Ok(())
}

/// text of tiny
fn text_of_tiny() -> Result<()> {
    let x = make::float64(&[2], &[1e-8, 1e-9])?;
    check::text(&x, "[1.e-08 1.e-09]")?;
    Ok(())
}

/// text of uint64
fn text_of_uint64() -> Result<()> {
    let x = make::uint64(&[2], &[18446744073709551615, 0])?;
    check::text(&x, "[18446744073709551615                    0]")?;
    Ok(())
}

/// text of whole floats
fn text_of_whole_floats() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    check::text(&x, "[1. 2. 3.]")?;
    Ok(())
}

/// text of zeros
fn text_of_zeros() -> Result<()> {
    let x = make::float32(&[2], &[0.0, -0.0])?;
    check::text(&x, "[ 0. -0.]")?;
    Ok(())
}

/// the gradient of a gradient's function
fn the_gradient_of_a_gradient_s_function() -> Result<()> {
    let x = make::float64(&[], &[2.0])?;
    let y = make::float64(&[], &[5.0])?;
    let outer = Tape::new()?;
    outer.watch(&x)?;
    outer.watch(&y)?;
    let inner = Tape::new()?;
    inner.watch(&x)?;
    let z = ops::multiply(&x, &y)?;
    let w = ops::square(&z)?;
    let [d_x] = check::gradients(inner.gradients(&w, &[&x])?)?;
    let v = ops::square(&d_x)?;
    let [d2_x, d2_y] = check::gradients(outer.gradients(&v, &[&x, &y])?)?;
    check::float64(&d_x, &[], &[100.0], 0.0)?;
    check::float64(&d2_x, &[], &[10000.0], 0.0)?;
    check::float64(&d2_y, &[], &[8000.0], 0.0)?;
    Ok(())
}

/// the gradient of gathered rows is sparse rows
fn the_gradient_of_gathered_rows_is_sparse_rows() -> Result<()> {
    let x = make::float32(&[4, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let i = make::int32(&[3], &[2, 0, 2])?;
    let v = Variable::new(&x, "v")?;
    let tape = Tape::new()?;
    let values = v.read()?;
    let y = ops::gather(&values, &i)?;
    let w = make::float32(&[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&w)], variables: &[&v], ..Default::default() };
    let [g] = check::gradients(tape.gradient_with(asked)?)?;
    check::sparse(&g, true)?;
    check::float32(&g, &[4, 2], &[3.0, 4.0, 0.0, 0.0, 6.0, 8.0, 0.0, 0.0], 0.0)?;
    let (indices, parts) = g.sparse_rows()?;
    check::int64(&indices, &[3], &[2, 0, 2], 0.0)?;
    check::float32(&parts, &[3, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d = g.to_dense()?;
    check::sparse(&d, false)?;
    check::float32(&d, &[4, 2], &[3.0, 4.0, 0.0, 0.0, 6.0, 8.0, 0.0, 0.0], 0.0)?;
    let sum = ops::add(&g, &d)?;
    check::sparse(&sum, false)?;
    check::float32(&sum, &[4, 2], &[6.0, 8.0, 0.0, 0.0, 12.0, 16.0, 0.0, 0.0], 0.0)?;
    v.assign_sub(&g)?;
    let after = v.read()?;
    check::float32(&after, &[4, 2], &[-2.0, -2.0, 3.0, 4.0, -1.0, -2.0, 7.0, 8.0], 0.0)?;
    v.assign_add(&g)?;
    let again = v.read()?;
    check::float32(&again, &[4, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], 0.0)?;
    v.assign(&g)?;
    let last = v.read()?;
    check::float32(&last, &[4, 2], &[3.0, 4.0, 0.0, 0.0, 6.0, 8.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// the second derivative of a loop
fn the_second_derivative_of_a_loop() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, x0_c] = arguments else { unreachable!() };
        let three = make::int32(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, x0_b] = arguments else { unreachable!() };
        let one = make::int32(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, x0_b)?;
        Ok(vec![i_next.clone(), x_next.clone()])
    })?;
    let a = make::float64(&[], &[3.0])?;
    let outer = Tape::new()?;
    outer.watch(&a)?;
    let inner = Tape::new()?;
    inner.watch(&a)?;
    let zero = make::int32(&[], &[0])?;
    let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
    let [last, b] = check::outputs(ops::while_loop_with(&[&zero, &a, &a], &less, &times, options)?)?;
    let [d_a] = check::gradients(inner.gradients(&b, &[&a])?)?;
    let [d2_a] = check::gradients(outer.gradients(&d_a, &[&a])?)?;
    check::float64(&b, &[], &[81.0], 0.0)?;
    check::float64(&d_a, &[], &[108.0], 0.0)?;
    check::float64(&d2_a, &[], &[108.0], 0.0)?;
    Ok(())
}

/// the second derivative of a loop in a function
fn the_second_derivative_of_a_loop_in_a_function() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, x0_c] = arguments else { unreachable!() };
        let three = make::int32(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT32, &[]), Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, x0_b] = arguments else { unreachable!() };
        let one = make::int32(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, x0_b)?;
        Ok(vec![i_next.clone(), x_next.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let i = make::int32(&[], &[0])?;
        let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
        let [n, y] = check::outputs(ops::while_loop_with(&[&i, x, x], &less, &times, options)?)?;
        Ok(vec![y.clone()])
    })?;
    let a = make::float64(&[], &[3.0])?;
    let outer = Tape::new()?;
    outer.watch(&a)?;
    let inner = Tape::new()?;
    inner.watch(&a)?;
    let [b] = check::outputs(f.call(&[&a])?)?;
    let [d_a] = check::gradients(inner.gradients(&b, &[&a])?)?;
    let [d2_a] = check::gradients(outer.gradients(&d_a, &[&a])?)?;
    check::float64(&b, &[], &[81.0], 0.0)?;
    check::float64(&d_a, &[], &[108.0], 0.0)?;
    check::float64(&d2_a, &[], &[108.0], 0.0)?;
    Ok(())
}

/// the second derivative of a scan
fn the_second_derivative_of_a_scan() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[]), Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [c_f, x_f] = arguments else { unreachable!() };
        let p_f = ops::multiply(c_f, x_f)?;
        Ok(vec![p_f.clone(), p_f.clone()])
    })?;
    let c = make::float64(&[], &[1.0])?;
    let x = make::float64(&[3], &[2.0, 3.0, 5.0])?;
    let outer = Tape::new()?;
    outer.watch(&x)?;
    let inner = Tape::new()?;
    inner.watch(&x)?;
    let options = ops::Scan { num_carries: 1, ..Default::default() };
    let [last, all] = check::outputs(ops::scan_with(&[&c, &x], &f, options)?)?;
    let y = ops::square(&last)?;
    let [d] = check::gradients(inner.gradients(&y, &[&x])?)?;
    let [d2] = check::gradients(outer.gradients(&d, &[&x])?)?;
    check::float64(&all, &[3], &[2.0, 6.0, 30.0], 0.0)?;
    check::float64(&d, &[3], &[900.0, 600.0, 360.0], 4.0)?;
    check::float64(&d2, &[3], &[1410.0, 1040.0, 672.0], 8.0)?;
    Ok(())
}

/// the third derivative of a function
fn the_third_derivative_of_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let e = ops::exp(x)?;
        let y = ops::multiply(&e, x)?;
        Ok(vec![y.clone()])
    })?;
    let a = make::float64(&[], &[0.5])?;
    let t0 = Tape::new()?;
    t0.watch(&a)?;
    let t1 = Tape::new()?;
    t1.watch(&a)?;
    let t2 = Tape::new()?;
    t2.watch(&a)?;
    let [d0] = check::outputs(f.call(&[&a])?)?;
    let [d1] = check::gradients(t2.gradients(&d0, &[&a])?)?;
    let [d2] = check::gradients(t1.gradients(&d1, &[&a])?)?;
    let [d3] = check::gradients(t0.gradients(&d2, &[&a])?)?;
    check::float64(&d0, &[], &[0.8243606353500641], 8.0)?;
    check::float64(&d1, &[], &[2.4730819060501923], 8.0)?;
    check::float64(&d2, &[], &[4.12180317675032], 8.0)?;
    check::float64(&d3, &[], &[5.770524447450448], 8.0)?;
    Ok(())
}

/// the weak integer -1 beside uint8
fn the_weak_integer_m1_beside_uint8() -> Result<()> {
    let x = make::uint8(&[1], &[1])?;
    let n = Tensor::weak(-1i64)?;
    check::fails(ops::add(&x, &n), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// the weak integer 128 beside int8
fn the_weak_integer_128_beside_int8() -> Result<()> {
    let x = make::int8(&[1], &[1])?;
    let n = Tensor::weak(128i64)?;
    check::fails(ops::add(&x, &n), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// the weak integer 2^40 beside int32
fn the_weak_integer_2_40_beside_int32() -> Result<()> {
    let x = make::int32(&[1], &[1])?;
    let n = Tensor::weak(1099511627776i64)?;
    check::fails(ops::add(&x, &n), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// the weak integer 300 beside uint8
fn the_weak_integer_300_beside_uint8() -> Result<()> {
    let x = make::uint8(&[1], &[1])?;
    let n = Tensor::weak(300i64)?;
    check::fails(ops::add(&x, &n), Code::INVALID_ARGUMENT, Some("add"), None)?;
    Ok(())
}

/// tile repetitions=
fn tile_repetitions() -> Result<()> {
    let x = make::int16(&[], &[7])?;
    let y = ops::tile(&x, &[])?;
    check::int16(&y, &[], &[7], 0.0)?;
    Ok(())
}

/// tile repetitions=2,2
fn tile_repetitions_2_2() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tile(&x, &[2, 2])?;
    check::float32(
        &y,
        &[4, 6],
        &[
            1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 4.0, 5.0, 6.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
            4.0, 5.0, 6.0,
        ],
        0.0,
    )?;
    let d_y = make::float32(
        &[4, 6],
        &[
            1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0,
            0.75, 1.0, 0.5, 2.0,
        ],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[4.75, 4.75, 6.25, 5.25, 4.75, 4.75], 0.0)?;
    Ok(())
}

/// top\_k gradient
fn top_k_gradient() -> Result<()> {
    let x = make::float32(&[3], &[1.0, 5.0, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let (values, indices) = ops::top_k(&x, 2)?;
    let [dx] = check::gradients(tape.gradients(&values, &[&x])?)?;
    check::float32(&dx, &[3], &[0.0, 1.0, 1.0], 0.0)?;
    Ok(())
}

/// top\_k k=0
fn top_k_k_0() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let (y0, y1) = ops::top_k(&x, 0)?;
    check::int32(&y0, &[2, 0], &[], 0.0)?;
    check::int64(&y1, &[2, 0], &[], 0.0)?;
    Ok(())
}

/// top\_k k=2
fn top_k_k_2() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let (y0, y1) = ops::top_k(&x, 2)?;
    check::int32(&y0, &[2, 2], &[3, 2, 9, 8], 0.0)?;
    check::int64(&y1, &[2, 2], &[0, 2, 0, 2], 0.0)?;
    Ok(())
}

/// top\_k k=2 of float32
fn top_k_k_2_of_float32() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 4.0, 0.5, 8.0, 3.0])?;
    let (y0, y1) = ops::top_k(&x, 2)?;
    check::float32(&y0, &[2, 2], &[4.0, 2.0, 8.0, 3.0], 0.0)?;
    check::int64(&y1, &[2, 2], &[2, 1, 1, 2], 0.0)?;
    Ok(())
}

/// top\_k k=3 sorted=False
fn top_k_k_3_sorted_false() -> Result<()> {
    let x = make::int32(&[2, 3], &[3, 1, 2, 9, 7, 8])?;
    let (y0, y1) = ops::top_k_with(&x, 3, ops::TopK { sorted: false })?;
    check::int32(&y0, &[2, 3], &[3, 2, 1, 9, 8, 7], 0.0)?;
    check::int64(&y1, &[2, 3], &[0, 2, 1, 0, 2, 1], 0.0)?;
    Ok(())
}

/// top\_k of too few
fn top_k_of_too_few() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    check::fails(ops::top_k(&x, 3), Code::INVALID_ARGUMENT, Some("top_k"), None)?;
    Ok(())
}

/// triangular\_solve
fn triangular_solve() -> Result<()> {
    let x1 = make::float64(&[2, 2], &[2.0, 0.0, 1.0, 4.0])?;
    let x2 = make::float64(&[2, 2, 1], &[2.0, 3.0, 4.0, 8.0])?;
    let y = ops::triangular_solve(&x1, &x2)?;
    check::float64(&y, &[2, 2, 1], &[1.0, 0.5, 2.0, 1.5], 0.0)?;
    Ok(())
}

/// triangular\_solve adjoint=True
fn triangular_solve_adjoint_true() -> Result<()> {
    let x1 = make::float64(&[2, 2], &[2.0, 0.0, 1.0, 4.0])?;
    let x2 = make::float64(&[2, 2, 1], &[2.0, 3.0, 4.0, 8.0])?;
    let options = ops::TriangularSolve { adjoint: true, ..Default::default() };
    let y = ops::triangular_solve_with(&x1, &x2, options)?;
    check::float64(&y, &[2, 2, 1], &[0.625, 0.75, 1.0, 2.0], 0.0)?;
    Ok(())
}

/// triangular\_solve lower=False
fn triangular_solve_lower_false() -> Result<()> {
    let x1 = make::float64(&[2, 2], &[2.0, 0.0, 1.0, 4.0])?;
    let x2 = make::float64(&[2, 2, 1], &[2.0, 3.0, 4.0, 8.0])?;
    let options = ops::TriangularSolve { lower: false, ..Default::default() };
    let y = ops::triangular_solve_with(&x1, &x2, options)?;
    check::float64(&y, &[2, 2, 1], &[1.0, 0.75, 2.0, 2.0], 0.0)?;
    Ok(())
}

/// tril
fn tril() -> Result<()> {
    let x = make::float32(
        &[2, 3, 3],
        &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tril(&x)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[1.0, 0.0, 0.0, 4.0, 5.0, 0.0, 7.0, 8.0, 9.0, 10.0, 0.0, 0.0, 13.0, 14.0, 0.0, 16.0, 17.0, 18.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 3],
        &[1.0, 0.0, 0.0, 0.25, 1.5, 0.0, 0.75, 1.0, 0.5, 2.0, 0.0, 0.0, 3.0, 0.75, 0.0, 0.5, 2.0, 0.25],
        0.0,
    )?;
    Ok(())
}

/// tril k=-1
fn tril_k_m1() -> Result<()> {
    let x = make::float32(&[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tril_with(&x, ops::Tril { k: -1 })?;
    check::float32(&y, &[3, 4], &[0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 9.0, 10.0, 0.0, 0.0], 0.0)?;
    let d_y = make::float32(&[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3, 4], &[0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.5, 2.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// tril k=1
fn tril_k_1() -> Result<()> {
    let x = make::float32(&[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::tril_with(&x, ops::Tril { k: 1 })?;
    check::float32(&y, &[3, 4], &[1.0, 2.0, 0.0, 0.0, 5.0, 6.0, 7.0, 0.0, 9.0, 10.0, 11.0, 12.0], 0.0)?;
    let d_y = make::float32(&[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3, 4], &[1.0, 0.5, 0.0, 0.0, 1.5, 3.0, 0.75, 0.0, 0.5, 2.0, 0.25, 1.5], 0.0)?;
    Ok(())
}

/// triu
fn triu() -> Result<()> {
    let x = make::float32(
        &[2, 3, 3],
        &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::triu(&x)?;
    check::float32(
        &y,
        &[2, 3, 3],
        &[1.0, 2.0, 3.0, 0.0, 5.0, 6.0, 0.0, 0.0, 9.0, 10.0, 11.0, 12.0, 0.0, 14.0, 15.0, 0.0, 0.0, 18.0],
        0.0,
    )?;
    let d_y = make::float32(
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25],
    )?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 3],
        &[1.0, 0.5, 2.0, 0.0, 1.5, 3.0, 0.0, 0.0, 0.5, 2.0, 0.25, 1.5, 0.0, 0.75, 1.0, 0.0, 0.0, 0.25],
        0.0,
    )?;
    Ok(())
}

/// triu k=-1
fn triu_k_m1() -> Result<()> {
    let x = make::float32(&[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::triu_with(&x, ops::Triu { k: -1 })?;
    check::float32(&y, &[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 0.0, 10.0, 11.0, 12.0], 0.0)?;
    let d_y = make::float32(&[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.0, 2.0, 0.25, 1.5], 0.0)?;
    Ok(())
}

/// triu k=1
fn triu_k_1() -> Result<()> {
    let x = make::float32(&[3, 4], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::triu_with(&x, ops::Triu { k: 1 })?;
    check::float32(&y, &[3, 4], &[0.0, 2.0, 3.0, 4.0, 0.0, 0.0, 7.0, 8.0, 0.0, 0.0, 0.0, 12.0], 0.0)?;
    let d_y = make::float32(&[3, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0, 0.5, 2.0, 0.25, 1.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[3, 4], &[0.0, 0.5, 2.0, 0.25, 0.0, 0.0, 0.75, 1.0, 0.0, 0.0, 0.0, 1.5], 0.0)?;
    Ok(())
}

/// trunc and its gradient of zero
fn trunc_and_its_gradient_of_zero() -> Result<()> {
    let x_float16 = make::float16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float16 = ops::trunc(&x_float16)?;
    check::float16(&y_float16, &[8], &[-2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 2.0, -0.0], 0.0)?;
    let x_bfloat16 = make::bfloat16(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_bfloat16 = ops::trunc(&x_bfloat16)?;
    check::bfloat16(&y_bfloat16, &[8], &[-2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 2.0, -0.0], 0.0)?;
    let x_float32 = make::float32(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let tape = Tape::new()?;
    tape.watch(&x_float32)?;
    let y_float32 = ops::trunc(&x_float32)?;
    check::float32(&y_float32, &[8], &[-2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 2.0, -0.0], 0.0)?;
    let x_float64 = make::float64(&[8], &[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.75, -0.25])?;
    let y_float64 = ops::trunc(&x_float64)?;
    check::float64(&y_float64, &[8], &[-2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 2.0, -0.0], 0.0)?;
    let asked =
        Gradient { targets: &[&y_float32], sources: &[&x_float32], unconnected_zero: true, ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[8], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// two integers of int16
fn two_integers_of_int16() -> Result<()> {
    let x1 = make::int16(&[5], &[32767, -32768, 7, 7, 100])?;
    let x2 = make::int16(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::int16(&y_add, &[5], &[-32768, -32765, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::int16(&y_subtract, &[5], &[32766, 32765, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::int16(&y_multiply, &[5], &[32767, -32768, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::int16(&y_maximum, &[5], &[32767, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::int16(&y_minimum, &[5], &[1, -32768, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::int16(&y_floor_divide, &[5], &[32767, -10923, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::int16(&y_remainder, &[5], &[0, 1, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::int16(&y_pow, &[5], &[32767, 0, 343, 49, 16384], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::int16(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::int16(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::int16(&y_bitwise_or, &[5], &[32767, -32765, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::int16(&y_bitwise_xor, &[5], &[32766, -32765, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::int16(&y_bitwise_left_shift, &[5], &[-2, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::int16(&y_bitwise_right_shift, &[5], &[16383, -4096, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of int32
fn two_integers_of_int32() -> Result<()> {
    let x1 = make::int32(&[5], &[2147483647, -2147483648, 7, 7, 100])?;
    let x2 = make::int32(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::int32(&y_add, &[5], &[-2147483648, -2147483645, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::int32(&y_subtract, &[5], &[2147483646, 2147483645, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::int32(&y_multiply, &[5], &[2147483647, -2147483648, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::int32(&y_maximum, &[5], &[2147483647, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::int32(&y_minimum, &[5], &[1, -2147483648, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::int32(&y_floor_divide, &[5], &[2147483647, -715827883, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::int32(&y_remainder, &[5], &[0, 1, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::int32(&y_pow, &[5], &[2147483647, 0, 343, 49, 276447232], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::int32(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::int32(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::int32(&y_bitwise_or, &[5], &[2147483647, -2147483645, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::int32(&y_bitwise_xor, &[5], &[2147483646, -2147483645, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::int32(&y_bitwise_left_shift, &[5], &[-2, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::int32(&y_bitwise_right_shift, &[5], &[1073741823, -268435456, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of int64
fn two_integers_of_int64() -> Result<()> {
    let x1 = make::int64(&[5], &[9223372036854775807, -9223372036854775808, 7, 7, 100])?;
    let x2 = make::int64(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::int64(&y_add, &[5], &[-9223372036854775808, -9223372036854775805, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::int64(&y_subtract, &[5], &[9223372036854775806, 9223372036854775805, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::int64(&y_multiply, &[5], &[9223372036854775807, -9223372036854775808, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::int64(&y_maximum, &[5], &[9223372036854775807, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::int64(&y_minimum, &[5], &[1, -9223372036854775808, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::int64(&y_floor_divide, &[5], &[9223372036854775807, -3074457345618258603, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::int64(&y_remainder, &[5], &[0, 1, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::int64(&y_pow, &[5], &[9223372036854775807, 0, 343, 49, 100000000000000], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::int64(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::int64(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::int64(&y_bitwise_or, &[5], &[9223372036854775807, -9223372036854775805, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::int64(&y_bitwise_xor, &[5], &[9223372036854775806, -9223372036854775805, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::int64(&y_bitwise_left_shift, &[5], &[-2, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::int64(&y_bitwise_right_shift, &[5], &[4611686018427387903, -1152921504606846976, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of int8
fn two_integers_of_int8() -> Result<()> {
    let x1 = make::int8(&[5], &[127, -128, 7, 7, 100])?;
    let x2 = make::int8(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::int8(&y_add, &[5], &[-128, -125, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::int8(&y_subtract, &[5], &[126, 125, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::int8(&y_multiply, &[5], &[127, -128, 21, 14, -68], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::int8(&y_maximum, &[5], &[127, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::int8(&y_minimum, &[5], &[1, -128, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::int8(&y_floor_divide, &[5], &[127, -43, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::int8(&y_remainder, &[5], &[0, 1, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::int8(&y_pow, &[5], &[127, 0, 87, 49, 0], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::int8(&y_squared_difference, &[5], &[4, 9, 16, 25, -55], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::int8(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::int8(&y_bitwise_or, &[5], &[127, -125, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::int8(&y_bitwise_xor, &[5], &[126, -125, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::int8(&y_bitwise_left_shift, &[5], &[-2, 0, 56, 28, 0], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::int8(&y_bitwise_right_shift, &[5], &[63, -16, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of uint16
fn two_integers_of_uint16() -> Result<()> {
    let x1 = make::uint16(&[5], &[65535, 0, 7, 7, 100])?;
    let x2 = make::uint16(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::uint16(&y_add, &[5], &[0, 3, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::uint16(&y_subtract, &[5], &[65534, 65533, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::uint16(&y_multiply, &[5], &[65535, 0, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::uint16(&y_maximum, &[5], &[65535, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::uint16(&y_minimum, &[5], &[1, 0, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::uint16(&y_floor_divide, &[5], &[65535, 0, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::uint16(&y_remainder, &[5], &[0, 0, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::uint16(&y_pow, &[5], &[65535, 0, 343, 49, 16384], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::uint16(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::uint16(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::uint16(&y_bitwise_or, &[5], &[65535, 3, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::uint16(&y_bitwise_xor, &[5], &[65534, 3, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::uint16(&y_bitwise_left_shift, &[5], &[65534, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::uint16(&y_bitwise_right_shift, &[5], &[32767, 0, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of uint32
fn two_integers_of_uint32() -> Result<()> {
    let x1 = make::uint32(&[5], &[4294967295, 0, 7, 7, 100])?;
    let x2 = make::uint32(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::uint32(&y_add, &[5], &[0, 3, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::uint32(&y_subtract, &[5], &[4294967294, 4294967293, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::uint32(&y_multiply, &[5], &[4294967295, 0, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::uint32(&y_maximum, &[5], &[4294967295, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::uint32(&y_minimum, &[5], &[1, 0, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::uint32(&y_floor_divide, &[5], &[4294967295, 0, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::uint32(&y_remainder, &[5], &[0, 0, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::uint32(&y_pow, &[5], &[4294967295, 0, 343, 49, 276447232], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::uint32(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::uint32(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::uint32(&y_bitwise_or, &[5], &[4294967295, 3, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::uint32(&y_bitwise_xor, &[5], &[4294967294, 3, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::uint32(&y_bitwise_left_shift, &[5], &[4294967294, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::uint32(&y_bitwise_right_shift, &[5], &[2147483647, 0, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of uint64
fn two_integers_of_uint64() -> Result<()> {
    let x1 = make::uint64(&[5], &[18446744073709551615, 0, 7, 7, 100])?;
    let x2 = make::uint64(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::uint64(&y_add, &[5], &[0, 3, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::uint64(&y_subtract, &[5], &[18446744073709551614, 18446744073709551613, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::uint64(&y_multiply, &[5], &[18446744073709551615, 0, 21, 14, 700], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::uint64(&y_maximum, &[5], &[18446744073709551615, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::uint64(&y_minimum, &[5], &[1, 0, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::uint64(&y_floor_divide, &[5], &[18446744073709551615, 0, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::uint64(&y_remainder, &[5], &[0, 0, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::uint64(&y_pow, &[5], &[18446744073709551615, 0, 343, 49, 100000000000000], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::uint64(&y_squared_difference, &[5], &[4, 9, 16, 25, 8649], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::uint64(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::uint64(&y_bitwise_or, &[5], &[18446744073709551615, 3, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::uint64(&y_bitwise_xor, &[5], &[18446744073709551614, 3, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::uint64(&y_bitwise_left_shift, &[5], &[18446744073709551614, 0, 56, 28, 12800], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::uint64(&y_bitwise_right_shift, &[5], &[9223372036854775807, 0, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two integers of uint8
fn two_integers_of_uint8() -> Result<()> {
    let x1 = make::uint8(&[5], &[255, 0, 7, 7, 100])?;
    let x2 = make::uint8(&[5], &[1, 3, 3, 2, 7])?;
    let y_add = ops::add(&x1, &x2)?;
    check::uint8(&y_add, &[5], &[0, 3, 10, 9, 107], 0.0)?;
    let y_subtract = ops::subtract(&x1, &x2)?;
    check::uint8(&y_subtract, &[5], &[254, 253, 4, 5, 93], 0.0)?;
    let y_multiply = ops::multiply(&x1, &x2)?;
    check::uint8(&y_multiply, &[5], &[255, 0, 21, 14, 188], 0.0)?;
    let y_maximum = ops::maximum(&x1, &x2)?;
    check::uint8(&y_maximum, &[5], &[255, 3, 7, 7, 100], 0.0)?;
    let y_minimum = ops::minimum(&x1, &x2)?;
    check::uint8(&y_minimum, &[5], &[1, 0, 3, 2, 7], 0.0)?;
    let y_floor_divide = ops::floor_divide(&x1, &x2)?;
    check::uint8(&y_floor_divide, &[5], &[255, 0, 2, 3, 14], 0.0)?;
    let y_remainder = ops::remainder(&x1, &x2)?;
    check::uint8(&y_remainder, &[5], &[0, 0, 1, 1, 2], 0.0)?;
    let y_pow = ops::pow(&x1, &x2)?;
    check::uint8(&y_pow, &[5], &[255, 0, 87, 49, 0], 0.0)?;
    let y_squared_difference = ops::squared_difference(&x1, &x2)?;
    check::uint8(&y_squared_difference, &[5], &[4, 9, 16, 25, 201], 0.0)?;
    let y_bitwise_and = ops::bitwise_and(&x1, &x2)?;
    check::uint8(&y_bitwise_and, &[5], &[1, 0, 3, 2, 4], 0.0)?;
    let y_bitwise_or = ops::bitwise_or(&x1, &x2)?;
    check::uint8(&y_bitwise_or, &[5], &[255, 3, 7, 7, 103], 0.0)?;
    let y_bitwise_xor = ops::bitwise_xor(&x1, &x2)?;
    check::uint8(&y_bitwise_xor, &[5], &[254, 3, 4, 5, 99], 0.0)?;
    let y_bitwise_left_shift = ops::bitwise_left_shift(&x1, &x2)?;
    check::uint8(&y_bitwise_left_shift, &[5], &[254, 0, 56, 28, 0], 0.0)?;
    let y_bitwise_right_shift = ops::bitwise_right_shift(&x1, &x2)?;
    check::uint8(&y_bitwise_right_shift, &[5], &[127, 0, 0, 1, 0], 0.0)?;
    let y_less = ops::less(&x1, &x2)?;
    check::bool(&y_less, &[5], &[false, true, false, false, false], 0.0)?;
    let y_greater_equal = ops::greater_equal(&x1, &x2)?;
    check::bool(&y_greater_equal, &[5], &[true, false, true, true, true], 0.0)?;
    let y_equal = ops::equal(&x1, &x2)?;
    check::bool(&y_equal, &[5], &[false, false, false, false, false], 0.0)?;
    Ok(())
}

/// two tapes share a custom gradient
fn two_tapes_share_a_custom_gradient() -> Result<()> {
    let x = make::float32(&[], &[2.0])?;
    let a = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
    a.watch(&x)?;
    let b = Tape::new()?;
    b.watch(&x)?;
    let y = ops::square(&x)?;
    let closure = move |arguments: &[Tensor]| -> Result<Vec<Option<Tensor>>> {
        let [g] = arguments else { unreachable!() };
        let g_x = ops::negative(g)?;
        Ok(vec![Some(g_x.clone())])
    };
    let [y2] = check::outputs(eager::record_gradient(&[&x], &[&y], closure)?)?;
    let [d0] = check::gradients(b.gradients(&y2, &[&x])?)?;
    check::float32(&d0, &[], &[-1.0], 0.0)?;
    let [d1] = check::gradients(a.gradients(&y2, &[&x])?)?;
    check::float32(&d1, &[], &[-1.0], 0.0)?;
    let [d2] = check::gradients(a.gradients(&y2, &[&x])?)?;
    check::float32(&d2, &[], &[-1.0], 0.0)?;
    Ok(())
}

/// unique
fn unique() -> Result<()> {
    let x = make::int32(&[2, 2], &[3, 1, 3, 2])?;
    let (y0, y1, y2, y3) = ops::unique(&x)?;
    check::int32(&y0, &[3], &[3, 1, 2], 0.0)?;
    check::int64(&y1, &[3], &[0, 1, 3], 0.0)?;
    check::int64(&y2, &[2, 2], &[0, 1, 0, 2], 0.0)?;
    check::int64(&y3, &[3], &[2, 1, 1], 0.0)?;
    Ok(())
}

/// unstack
fn unstack() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let [y0, y1] = check::outputs(ops::unstack(&x)?)?;
    check::float32(&y0, &[3], &[1.0, 2.0, 3.0], 0.0)?;
    check::float32(&y1, &[3], &[4.0, 5.0, 6.0], 0.0)?;
    let d_y0 = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let d_y1 = make::float32(&[3], &[1.0, 0.5, 2.0])?;
    let asked = Gradient {
        targets: &[&y0, &y1],
        output_gradients: &[Some(&d_y0), Some(&d_y1)],
        sources: &[&x],
        ..Default::default()
    };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 0.5, 2.0, 1.0, 0.5, 2.0], 0.0)?;
    Ok(())
}

/// unstack axis=-1 num=3
fn unstack_axis_m1_num_3() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let [y0, y1, y2] = check::outputs(ops::unstack_with(&x, ops::Unstack { axis: -1, num: Some(3) })?)?;
    check::float32(&y0, &[2], &[1.0, 4.0], 0.0)?;
    check::float32(&y1, &[2], &[2.0, 5.0], 0.0)?;
    check::float32(&y2, &[2], &[3.0, 6.0], 0.0)?;
    let d_y0 = make::float32(&[2], &[1.0, 0.5])?;
    let d_y1 = make::float32(&[2], &[1.0, 0.5])?;
    let d_y2 = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient {
        targets: &[&y0, &y1, &y2],
        output_gradients: &[Some(&d_y0), Some(&d_y1), Some(&d_y2)],
        sources: &[&x],
        ..Default::default()
    };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, 1.0, 1.0, 0.5, 0.5, 0.5], 0.0)?;
    Ok(())
}

/// var
fn var() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::var(&x)?;
    check::float32(&y, &[], &[33.22222], 2.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -0.6388889, -0.5555556, -0.30555555, 0.11111111, 0.6944444, -0.4722222, 0.44444445, -0.3888889, 0.8611111,
            0.3611111, 0.027777778, -0.1388889, -0.1388889, 0.027777778, 0.3611111, 0.8611111, -0.3888889, 0.44444445,
            -0.4722222, 0.6944444, 0.11111111, -0.30555555, -0.5555556, -0.6388889,
        ],
        64.0,
    )?;
    Ok(())
}

/// var axis=0,-1 keepdims=True
fn var_axis_0_m1_keepdims_true() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Var { axis: Some(&[0, -1]), keepdims: true, ..Default::default() };
    let y = ops::var_with(&x, options)?;
    check::float32(&y, &[1, 3, 1], &[30.6875, 37.25, 30.6875], 2.0)?;
    let d_y = make::float32(&[1, 3, 1], &[1.0, 0.5, 2.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -1.8125, -1.5625, -0.8125, 0.4375, 0.9375, -0.8125, 0.5625, -0.6875, 5.375, 2.375, 0.375, -0.625, -0.3125,
            0.1875, 1.1875, 2.6875, -0.6875, 0.5625, -0.8125, 0.9375, 0.875, -1.625, -3.125, -3.625,
        ],
        64.0,
    )?;
    Ok(())
}

/// var axis=1
fn var_axis_1() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::var_with(&x, ops::Var { axis: Some(&[1]), ..Default::default() })?;
    check::float32(&y, &[2, 4], &[64.888885, 24.666666, 13.555555, 6.0, 6.0, 13.555555, 24.666666, 64.888885], 2.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -7.5555553, -1.3333334, -5.7777777, 0.5, 3.1111112, -1.0, 6.2222223, -0.5, 4.4444447, 2.3333333,
            -0.44444445, 0.0, 0.0, -0.6666667, 3.5, 4.4444447, -3.0, 9.333333, -1.5, 3.1111112, 3.0, -8.666667, -2.0,
            -7.5555553,
        ],
        64.0,
    )?;
    Ok(())
}

/// var axis=1 correction=1.0
fn var_axis_1_correction_1_0() -> Result<()> {
    let x = make::float32(
        &[2, 3, 4],
        &[
            0.0, 1.0, 4.0, 9.0, 16.0, 2.0, 13.0, 3.0, 18.0, 12.0, 8.0, 6.0, 6.0, 8.0, 12.0, 18.0, 3.0, 13.0, 2.0, 16.0,
            9.0, 4.0, 1.0, 0.0,
        ],
    )?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::Var { axis: Some(&[1]), correction: 1.0, ..Default::default() };
    let y = ops::var_with(&x, options)?;
    check::float32(&y, &[2, 4], &[97.333336, 37.0, 20.333334, 9.0, 9.0, 20.333334, 37.0, 97.333336], 2.0)?;
    let d_y = make::float32(&[2, 4], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0, 0.75, 1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(
        &d_x,
        &[2, 3, 4],
        &[
            -11.333333, -2.0, -8.666667, 0.75, 4.6666665, -1.5, 9.333333, -0.75, 6.6666665, 3.5, -0.6666667, 0.0, 0.0,
            -1.0, 5.25, 6.6666665, -4.5, 14.0, -2.25, 4.6666665, 4.5, -13.0, -3.0, -11.333333,
        ],
        64.0,
    )?;
    Ok(())
}

/// var of int32
fn var_of_int32() -> Result<()> {
    let x = make::int32(&[3], &[1, 2, 4])?;
    let y = ops::var(&x)?;
    check::float32(&y, &[], &[1.5555556], 2.0)?;
    Ok(())
}

/// vector\_norm
fn vector_norm() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = ops::vector_norm(&x)?;
    check::float32(&y, &[], &[7.36546], 4.0)?;
    let d_y = make::float32(&[], &[1.0])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.13576885, -0.2715377, 0.2715377, 0.06788442, 0.40730655, -0.8146131], 4.0)?;
    Ok(())
}

/// vector\_norm axis=0 keepdims=True
fn vector_norm_axis_0_keepdims_true() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let options = ops::VectorNorm { axis: Some(&[0]), keepdims: true, ..Default::default() };
    let y = ops::vector_norm_with(&x, options)?;
    check::float32(&y, &[1, 3], &[1.118034, 3.6055512, 6.3245554], 4.0)?;
    Ok(())
}

/// vector\_norm axis=1 ord=1.0
fn vector_norm_axis_1_ord_1_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::VectorNorm { axis: Some(&[1]), ord: 1.0, ..Default::default() };
    let y = ops::vector_norm_with(&x, options)?;
    check::float32(&y, &[2], &[5.0, 9.5], 16.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[1.0, -1.0, 1.0, 0.5, 0.5, -0.5], 16.0)?;
    Ok(())
}

/// vector\_norm axis=1 ord=3.0
fn vector_norm_axis_1_ord_3_0() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::VectorNorm { axis: Some(&[1]), ord: 3.0, ..Default::default() };
    let y = ops::vector_norm_with(&x, options)?;
    check::float32(&y, &[2], &[2.5712817, 6.241321], 16.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.15125185, -0.6050074, 0.6050074, 0.0032089055, 0.1155206, -0.4620824], 16.0)?;
    Ok(())
}

/// vector\_norm axis=1 ord=inf
fn vector_norm_axis_1_ord_inf() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, -2.0, 2.0, 0.5, 3.0, -6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let options = ops::VectorNorm { axis: Some(&[1]), ord: f64::INFINITY, ..Default::default() };
    let y = ops::vector_norm_with(&x, options)?;
    check::float32(&y, &[2], &[2.0, 6.0], 16.0)?;
    let d_y = make::float32(&[2], &[1.0, 0.5])?;
    let asked = Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x], ..Default::default() };
    let [d_x] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x, &[2, 3], &[0.0, -0.5, 0.5, 0.0, 0.0, -0.5], 16.0)?;
    Ok(())
}

/// weak scalars beside bfloat16
fn weak_scalars_beside_bfloat16() -> Result<()> {
    let x = make::bfloat16(&[2], &[0.0, 1.0])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::bfloat16(&y, &[2], &[2.0, 3.0], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::bfloat16(&z, &[2], &[2.0, 1.0], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::bfloat16(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside bool
fn weak_scalars_beside_bool() -> Result<()> {
    let x = make::bool(&[2], &[false, true])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::bitwise_or(&x, &two)?;
    check::int64(&y, &[2], &[2, 3], 0.0)?;
    Ok(())
}

/// weak scalars beside complex128
fn weak_scalars_beside_complex128() -> Result<()> {
    let x = make::complex128(&[2], &[(0.0, 0.0), (1.0, 0.0)])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::complex128(&y, &[2], &[(2.0, 0.0), (3.0, 0.0)], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::complex128(&z, &[2], &[(2.0, 0.0), (1.0, 0.0)], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::complex128(&w, &[2], &[(0.0, 0.0), (0.5, 0.0)], 0.0)?;
    Ok(())
}

/// weak scalars beside complex64
fn weak_scalars_beside_complex64() -> Result<()> {
    let x = make::complex64(&[2], &[(0.0, 0.0), (1.0, 0.0)])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::complex64(&y, &[2], &[(2.0, 0.0), (3.0, 0.0)], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::complex64(&z, &[2], &[(2.0, 0.0), (1.0, 0.0)], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::complex64(&w, &[2], &[(0.0, 0.0), (0.5, 0.0)], 0.0)?;
    Ok(())
}

/// weak scalars beside float16
fn weak_scalars_beside_float16() -> Result<()> {
    let x = make::float16(&[2], &[0.0, 1.0])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::float16(&y, &[2], &[2.0, 3.0], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::float16(&z, &[2], &[2.0, 1.0], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float16(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside float32
fn weak_scalars_beside_float32() -> Result<()> {
    let x = make::float32(&[2], &[0.0, 1.0])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::float32(&y, &[2], &[2.0, 3.0], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::float32(&z, &[2], &[2.0, 1.0], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside float64
fn weak_scalars_beside_float64() -> Result<()> {
    let x = make::float64(&[2], &[0.0, 1.0])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::float64(&y, &[2], &[2.0, 3.0], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::float64(&z, &[2], &[2.0, 1.0], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float64(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside int16
fn weak_scalars_beside_int16() -> Result<()> {
    let x = make::int16(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::int16(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::int16(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside int32
fn weak_scalars_beside_int32() -> Result<()> {
    let x = make::int32(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::int32(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::int32(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside int64
fn weak_scalars_beside_int64() -> Result<()> {
    let x = make::int64(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::int64(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::int64(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float64(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside int8
fn weak_scalars_beside_int8() -> Result<()> {
    let x = make::int8(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::int8(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::int8(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside uint16
fn weak_scalars_beside_uint16() -> Result<()> {
    let x = make::uint16(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::uint16(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::uint16(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside uint32
fn weak_scalars_beside_uint32() -> Result<()> {
    let x = make::uint32(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::uint32(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::uint32(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside uint64
fn weak_scalars_beside_uint64() -> Result<()> {
    let x = make::uint64(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::uint64(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::uint64(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float64(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// weak scalars beside uint8
fn weak_scalars_beside_uint8() -> Result<()> {
    let x = make::uint8(&[2], &[0, 1])?;
    let two = Tensor::weak(2i64)?;
    let half = Tensor::weak(0.5)?;
    let y = ops::add(&x, &two)?;
    check::uint8(&y, &[2], &[2, 3], 0.0)?;
    let z = ops::subtract(&two, &x)?;
    check::uint8(&z, &[2], &[2, 1], 0.0)?;
    let w = ops::multiply(&x, &half)?;
    check::float32(&w, &[2], &[0.0, 0.5], 0.0)?;
    Ok(())
}

/// what a layer refuses
fn what_a_layer_refuses() -> Result<()> {
    let x = make::float32(&[1, 2], &[1.0, 2.0])?;
    let wide = make::float32(&[1, 3], &[1.0, 2.0, 3.0])?;
    let kind = layers::Dense { activation: "rleu", ..layers::Dense::new(2) };
    check::fails(kind.create(), Code::INVALID_ARGUMENT, None, None)?;
    let kind = layers::Dense::new(2);
    let layer = kind.create()?;
    let [y] = check::outputs(layer.call_all(&[Some(&x)], false)?)?;
    check::fails(
        layer.call_all(&[Some(&wide)], false),
        Code::INVALID_ARGUMENT,
        Some(""),
        Some("Input 0 of layer \"dense\" is incompatible with the layer: expected axis -1 of input shape to have value 2, but received input with shape [1,3]"),
    )?;
    Ok(())
}

/// what a variable refuses
fn what_a_variable_refuses() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "")?;
    let longer = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let wider = make::float64(&[2], &[1.0, 2.0])?;
    check::fails(v.assign(&longer), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(v.assign(&wider), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(v.assign_add(&longer), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(v.assign_add(&wider), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(v.assign_sub(&longer), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(v.assign_sub(&wider), Code::INVALID_ARGUMENT, None, None)?;
    let b = make::bool(&[1], &[true])?;
    let w = Variable::untrainable(&b, "")?;
    check::fails(w.assign_add(&b), Code::INVALID_ARGUMENT, None, None)?;
    let y = v.read()?;
    check::float32(&y, &[2], &[1.0, 2.0], 0.0)?;
    Ok(())
}

/// what an optimizer refuses
fn what_an_optimizer_refuses() -> Result<()> {
    let x = make::float32(&[2], &[1.0, 2.0])?;
    let v = Variable::new(&x, "")?;
    let sgd = optimizers::SGD { learning_rate: 0.5, ..Default::default() }.create()?;
    let longer = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let wider = make::float64(&[2], &[1.0, 2.0])?;
    check::fails(sgd.apply(&[&v], &[Some(longer.clone())]), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(sgd.apply(&[&v], &[Some(wider.clone())]), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(sgd.apply(&[&v, &v], &[Some(x.clone()), Some(x.clone())]), Code::INVALID_ARGUMENT, None, None)?;
    let n = make::int32(&[1], &[1])?;
    let w = Variable::untrainable(&n, "")?;
    check::fails(sgd.apply(&[&w], &[Some(n.clone())]), Code::INVALID_ARGUMENT, None, None)?;
    let y = v.read()?;
    check::float32(&y, &[2], &[1.0, 2.0], 0.0)?;
    check::fails(optimizers::Adam { beta_1: 1.0, ..Default::default() }.create(), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(
        optimizers::Adagrad { learning_rate: -1.0, ..Default::default() }.create(),
        Code::INVALID_ARGUMENT,
        None,
        None,
    )?;
    Ok(())
}

/// what does not fit a function
fn what_does_not_fit_a_function() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::FLOAT32, &[2])];
    let f = Function::trace("f", specs, |arguments| {
        let [x] = arguments else { unreachable!() };
        let y = ops::square(x)?;
        Ok(vec![y.clone()])
    })?;
    let longer = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let wider = make::float64(&[2], &[1.0, 2.0])?;
    check::fails(f.call(&[&longer]), Code::INVALID_ARGUMENT, None, None)?;
    check::fails(f.call(&[&wider]), Code::INVALID_ARGUMENT, None, None)?;
    Ok(())
}

/// where
fn where_() -> Result<()> {
    let condition = make::bool(&[2, 1], &[true, false])?;
    let x1 = make::float32(&[3], &[1.0, 2.0, 3.0])?;
    let x2 = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let tape = Tape::new()?;
    tape.watch(&x1)?;
    tape.watch(&x2)?;
    let y = ops::where_(&condition, &x1, &x2)?;
    check::float32(&y, &[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 0.0)?;
    let d_y = make::float32(&[2, 3], &[1.0, 0.5, 2.0, 0.25, 1.5, 3.0])?;
    let asked =
        Gradient { targets: &[&y], output_gradients: &[Some(&d_y)], sources: &[&x1, &x2], ..Default::default() };
    let [d_x1, d_x2] = check::gradients(tape.gradient_with(asked)?)?;
    check::float32(&d_x1, &[3], &[1.0, 0.5, 2.0], 0.0)?;
    check::float32(&d_x2, &[2, 3], &[0.0, 0.0, 0.0, 0.25, 1.5, 3.0], 0.0)?;
    Ok(())
}

/// where promotes
fn where_promotes() -> Result<()> {
    let condition = make::bool(&[], &[true])?;
    let x1 = make::int16(&[1], &[1])?;
    let x2 = make::uint16(&[1], &[2])?;
    let y = ops::where_(&condition, &x1, &x2)?;
    check::int32(&y, &[1], &[1], 0.0)?;
    Ok(())
}

/// while\_loop in a function
fn while_loop_in_a_function() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, c_c] = arguments else { unreachable!() };
        let three = make::int64(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, c_b] = arguments else { unreachable!() };
        let one = make::int64(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, c_b)?;
        Ok(vec![i_next.clone(), x_next.clone(), x_b.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let f = Function::trace("f", specs, |arguments| {
        let [x, c] = arguments else { unreachable!() };
        let i = make::int64(&[], &[1])?;
        let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
        let [i_last, x_last, stack] = check::outputs(ops::while_loop_with(&[&i, x, c], &less, &times, options)?)?;
        Ok(vec![x_last.clone(), stack.clone()])
    })?;
    let a = make::float64(&[2], &[1.0, -1.0])?;
    let b = make::float64(&[], &[3.0])?;
    let tape = Tape::new()?;
    tape.watch(&a)?;
    tape.watch(&b)?;
    let [y, s] = check::outputs(f.call(&[&a, &b])?)?;
    let [d_a, d_b] = check::gradients(tape.gradients(&y, &[&a, &b])?)?;
    check::float64(&y, &[2], &[9.0, -9.0], 0.0)?;
    check::float64(&s, &[2, 2], &[1.0, -1.0, 3.0, -3.0], 0.0)?;
    check::float64(&d_a, &[2], &[9.0, 9.0], 0.0)?;
    check::float64(&d_b, &[], &[0.0], 0.0)?;
    Ok(())
}

/// while\_loop maximum\_iterations=0
fn while_loop_maximum_iterations_0() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let always = Function::trace("always", specs, |arguments| {
        let [x_c] = arguments else { unreachable!() };
        let yes = make::bool(&[], &[true])?;
        Ok(vec![yes.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let twice = Function::trace("twice", specs, |arguments| {
        let [x_b] = arguments else { unreachable!() };
        let y_b = ops::add(x_b, x_b)?;
        Ok(vec![y_b.clone(), x_b.clone()])
    })?;
    let x = make::int64(&[], &[3])?;
    let options = ops::WhileLoop { maximum_iterations: Some(0), ..Default::default() };
    let [y, seen] = check::outputs(ops::while_loop_with(&[&x], &always, &twice, options)?)?;
    check::int64(&y, &[], &[3], 0.0)?;
    check::int64(&seen, &[0], &[], 0.0)?;
    Ok(())
}

/// while\_loop maximum\_iterations=1
fn while_loop_maximum_iterations_1() -> Result<()> {
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let always = Function::trace("always", specs, |arguments| {
        let [x_c] = arguments else { unreachable!() };
        let yes = make::bool(&[], &[true])?;
        Ok(vec![yes.clone()])
    })?;
    let specs: &[Spec] = &[Spec::new(DType::INT64, &[])];
    let twice = Function::trace("twice", specs, |arguments| {
        let [x_b] = arguments else { unreachable!() };
        let y_b = ops::add(x_b, x_b)?;
        Ok(vec![y_b.clone(), x_b.clone()])
    })?;
    let x = make::int64(&[], &[3])?;
    let options = ops::WhileLoop { maximum_iterations: Some(1), ..Default::default() };
    let [y, seen] = check::outputs(ops::while_loop_with(&[&x], &always, &twice, options)?)?;
    check::int64(&y, &[], &[6], 0.0)?;
    check::int64(&seen, &[1], &[3], 0.0)?;
    Ok(())
}

/// while\_loop with an invariant and a stack
fn while_loop_with_an_invariant_and_a_stack() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, c_c] = arguments else { unreachable!() };
        let three = make::int64(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, c_b] = arguments else { unreachable!() };
        let one = make::int64(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, c_b)?;
        Ok(vec![i_next.clone(), x_next.clone(), x_b.clone()])
    })?;
    let i = make::int64(&[], &[0])?;
    let x = make::float64(&[2], &[1.0, 5.0])?;
    let c = make::float64(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&c)?;
    let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
    let [i_last, x_last, stack] = check::outputs(ops::while_loop_with(&[&i, &x, &c], &less, &times, options)?)?;
    let [d_x, d_c] = check::gradients(tape.gradients(&x_last, &[&x, &c])?)?;
    check::int64(&i_last, &[], &[3], 0.0)?;
    check::float64(&x_last, &[2], &[8.0, 40.0], 0.0)?;
    check::float64(&stack, &[3, 2], &[1.0, 5.0, 2.0, 10.0, 4.0, 20.0], 0.0)?;
    check::float64(&d_x, &[2], &[8.0, 8.0], 0.0)?;
    check::float64(&d_c, &[], &[72.0], 0.0)?;
    Ok(())
}

/// while\_loop with an invariant and a stack maximum\_iterations=2
fn while_loop_with_an_invariant_and_a_stack_maximum_iterations_2() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, c_c] = arguments else { unreachable!() };
        let three = make::int64(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, c_b] = arguments else { unreachable!() };
        let one = make::int64(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, c_b)?;
        Ok(vec![i_next.clone(), x_next.clone(), x_b.clone()])
    })?;
    let i = make::int64(&[], &[0])?;
    let x = make::float64(&[2], &[1.0, 5.0])?;
    let c = make::float64(&[], &[2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    tape.watch(&c)?;
    let options = ops::WhileLoop { num_invariants: 1, maximum_iterations: Some(2) };
    let [i_last, x_last, stack] = check::outputs(ops::while_loop_with(&[&i, &x, &c], &less, &times, options)?)?;
    let [d_x, d_c] = check::gradients(tape.gradients(&x_last, &[&x, &c])?)?;
    check::int64(&i_last, &[], &[2], 0.0)?;
    check::float64(&x_last, &[2], &[4.0, 20.0], 0.0)?;
    check::float64(&stack, &[2, 2], &[1.0, 5.0, 2.0, 10.0], 0.0)?;
    check::float64(&d_x, &[2], &[4.0, 4.0], 0.0)?;
    check::float64(&d_c, &[], &[24.0], 0.0)?;
    Ok(())
}

/// while\_loop without an iteration
fn while_loop_without_an_iteration() -> Result<()> {
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let less = Function::trace("less", specs, |arguments| {
        let [i_c, x_c, c_c] = arguments else { unreachable!() };
        let three = make::int64(&[], &[3])?;
        let go_on = ops::less(i_c, &three)?;
        Ok(vec![go_on.clone()])
    })?;
    let specs: &[Spec] =
        &[Spec::new(DType::INT64, &[]), Spec::new(DType::FLOAT64, &[2]), Spec::new(DType::FLOAT64, &[])];
    let times = Function::trace("times", specs, |arguments| {
        let [i_b, x_b, c_b] = arguments else { unreachable!() };
        let one = make::int64(&[], &[1])?;
        let i_next = ops::add(i_b, &one)?;
        let x_next = ops::multiply(x_b, c_b)?;
        Ok(vec![i_next.clone(), x_next.clone(), x_b.clone()])
    })?;
    let i = make::int64(&[], &[9])?;
    let x = make::float64(&[2], &[1.0, 5.0])?;
    let c = make::float64(&[], &[2.0])?;
    let options = ops::WhileLoop { num_invariants: 1, ..Default::default() };
    let [i_last, x_last, stack] = check::outputs(ops::while_loop_with(&[&i, &x, &c], &less, &times, options)?)?;
    check::int64(&i_last, &[], &[9], 0.0)?;
    check::float64(&x_last, &[2], &[1.0, 5.0], 0.0)?;
    check::float64(&stack, &[0, 2], &[], 0.0)?;
    Ok(())
}

/// zeros\_like
fn zeros_like() -> Result<()> {
    let x = make::float32(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let y = ops::zeros_like(&x)?;
    check::float32(&y, &[2, 3], &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.0)?;
    Ok(())
}

/// zeros\_like dtype=uint64
fn zeros_like_dtype_uint64() -> Result<()> {
    let x = make::complex128(&[2], &[(1.0, 0.0), (2.0, 0.0)])?;
    let y = ops::zeros_like_with(&x, ops::ZerosLike { dtype: Some(DType::UINT64) })?;
    check::uint64(&y, &[2], &[0, 0], 0.0)?;
    Ok(())
}
