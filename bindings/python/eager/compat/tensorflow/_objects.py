"""Names of TensorFlow for what is not a function of the table: second names of functions, and eager's classes and functions."""
from ... import errors as _errors
from ._keras import OBJECTS as _KERAS

_DTYPES = ("bfloat16", "complex64", "complex128", "float16", "float32", "float64", "int8", "int16", "int32", "int64", "string",
           "uint8", "uint16", "uint32", "uint64", "as_dtype", "DType")
_ACTIVATIONS = ("relu", "relu6", "elu", "selu", "leaky_relu", "sigmoid", "tanh", "softmax", "log_softmax", "softplus",
                "softsign", "gelu", "silu", "swish")
_TAPES = ("gradients_function", "value_and_gradients_function", "implicit_gradients", "implicit_value_and_gradients")
_LOGGING = ("DEBUG", "INFO", "WARN", "ERROR", "FATAL", "log", "debug", "info", "warn", "warning", "error", "fatal", "vlog", "log_if",
            "log_every_n", "log_first_n", "set_verbosity", "get_verbosity", "flush")
_GFILE = {"Exists": "exists", "IsDirectory": "isdir", "Stat": "stat", "ListDirectory": "listdir", "Glob": "glob", "MkDir": "mkdir",
          "MakeDirs": "makedirs", "Remove": "remove", "DeleteRecursively": "rmtree", "Copy": "copy", "Rename": "rename", "Walk": "walk",
          "GFile": "GFile", "Open": "GFile", "FastGFile": "GFile"}
_CHECKS = ("Assert", "assert_equal", "assert_none_equal", "assert_less", "assert_less_equal", "assert_greater", "assert_greater_equal",
           "assert_positive", "assert_negative", "assert_non_negative", "assert_non_positive", "assert_near", "assert_rank",
           "assert_rank_at_least", "assert_integer", "assert_rank_in", "assert_proper_iterable", "assert_same_float_dtype", "assert_shapes",
           "assert_scalar", "assert_type", "assert_all_finite", "check_numerics")
_GRAPH_VARIABLES = ("get_variable", "variable_scope", "VariableScope", "get_variable_scope", "AUTO_REUSE", "GraphKeys", "get_collection",
                    "add_to_collection", "global_variables", "trainable_variables", "local_variables", "all_variables",
                    "global_variables_initializer", "initialize_all_variables", "local_variables_initializer", "variables_initializer",
                    "report_uninitialized_variables", "is_variable_initialized", "tables_initializer", "group", "no_op")
_SUMMARY = ("create_file_writer", "create_noop_writer", "flush", "scalar", "histogram", "image", "text", "audio", "write", "graph",
            "record_if", "should_record_summaries", "SummaryWriter")
_CONTRIB_SUMMARY = {
    **{name: "contrib_" + name for name in
       ("scalar", "histogram", "image", "text", "audio", "generic", "graph", "should_record_summaries", "create_file_writer")},
    **{name: name for name in ("always_record_summaries", "never_record_summaries", "record_summaries_every_n_global_steps",
                               "all_summary_ops", "import_event", "initialize", "flush", "SummaryWriter", "summary_writer_initializer_op", "eval_dir",
                               "create_db_writer")},
    "create_summary_file_writer": "contrib_create_file_writer",
}
_TFRECORDS = ("TFRecordWriter", "TFRecordOptions", "TFRecordCompressionType", "tf_record_iterator")
_FEATURES = ("FixedLenFeature", "FixedLenSequenceFeature", "VarLenFeature", "parse_example", "parse_single_example",
             "parse_single_sequence_example")
_SCATTERS = ("IndexedSlices", *(f"scatter_{how}" for how in ("update", "add", "sub", "max", "min", "mul", "div")),
             *(f"scatter_nd_{how}" for how in ("update", "add", "sub", "max", "min")))
_SPARSE = ("SparseTensor", "to_dense", "from_dense", "reorder", "reduce_sum", "sparse_dense_matmul", "map_values")
_HERE = "eager.compat.tensorflow."
_CODES = ("OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED",
          "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS",
          "UNAUTHENTICATED")
_SWITCHES = ("disable_eager_execution", "disable_v2_behavior", "enable_resource_variables", "disable_resource_variables",
             "enable_v2_tensorshape", "disable_v2_tensorshape", "enable_control_flow_v2", "disable_control_flow_v2", "enable_tensor_equality",
             "ConfigProto", "GPUOptions", "OptimizerOptions", "RunOptions", "RunMetadata", "VariableSynchronization", "VariableAggregation",
             "init_scope", "inside_function", "get_current_name_scope", "colocate_with", "grad_pass_through", "recompute_grad")
_CONFIG = ("list_logical_devices", "get_visible_devices", "set_visible_devices", "get_soft_device_placement", "set_soft_device_placement",
           "run_functions_eagerly", "functions_run_eagerly", "experimental_run_functions_eagerly", "experimental_functions_run_eagerly",
           "LogicalDevice", "PhysicalDevice", "LogicalDeviceConfiguration", "set_logical_device_configuration")
_CONFIG_EXPERIMENTAL = ("set_memory_growth", "get_memory_growth", "get_memory_info", "set_visible_devices", "get_visible_devices",
                        "list_logical_devices", "set_virtual_device_configuration", "VirtualDeviceConfiguration", "enable_op_determinism")
_THREADS = ("set_intra_op_parallelism_threads", "set_inter_op_parallelism_threads", "get_intra_op_parallelism_threads",
            "get_inter_op_parallelism_threads")
_COMPAT = ("as_bytes", "as_text", "as_str", "as_str_any", "path_to_str", "dimension_value", "dimension_at_index", "forward_compatible",
           "bytes_or_text_types", "complex_types", "integral_types", "real_types")
_VERSION = ("VERSION", "GIT_VERSION", "COMPILER_VERSION", "GRAPH_DEF_VERSION")
_TEST = ("TestCase", "main", "get_temp_dir", "is_built_with_cuda", "is_built_with_gpu_support", "is_built_with_rocm", "is_built_with_xla")
_GENERATOR = ("Generator", "get_global_generator", "set_global_generator", "create_rng_state")

# Where the names of tf, and of the namespaces in it, are found.
OBJECTS = {
    **{name: "eager." + name for name in _DTYPES},
    **{"dtypes." + name: "eager." + name for name in _DTYPES},
    **{"bool": "eager.bool_", "dtypes.bool": "eager.bool_", "half": "eager.float16", "double": "eager.float64",
       "dtypes.half": "eager.float16", "dtypes.double": "eager.float64"},
    **{name: "eager." + name for name in
       ("Tensor", "Variable", "GradientTape", "UnconnectedGradients", "custom_gradient", "TensorSpec", "nest")},
    **{name: _HERE + "_functions." + name for name in ("name_scope", "control_dependencies")},
    **{name: _HERE + "_runtime." + name for name in ("enable_eager_execution", "executing_eagerly", "function", "device")},
    **{"errors." + name: "eager.errors." + name for name in vars(_errors) if name.endswith("Error")},
    "errors.OpError": "eager.errors.EagerError",
    "test.is_gpu_available": _HERE + "_runtime.is_gpu_available",
    "test.gpu_device_name": _HERE + "_runtime.gpu_device_name",
    **{"errors." + name: _HERE + "_config." + name for name in _CODES},
    **{name: _HERE + "_config." + name for name in _SWITCHES},
    **{f"{where}.{name}": _HERE + "_config." + name for where, names in (
        ("config", _CONFIG), ("config.experimental", _CONFIG_EXPERIMENTAL), ("config.threading", _THREADS), ("compat", _COMPAT),
        ("version", _VERSION)) for name in names},
    **{name: _HERE + "_config." + name for name in _VERSION}, "config.optimizer.set_jit": _HERE + "_config.set_jit",
    "get_seed": _HERE + "_config.global_seed", "random.get_seed": _HERE + "_config.global_seed",
    "autograph.experimental.do_not_convert": _HERE + "_config.do_not_convert",
    "autograph.experimental.Feature": _HERE + "_config.Feature",
    "autograph.experimental.set_loop_options": _HERE + "_config.set_loop_options", "autograph.set_verbosity": _HERE + "_config.nothing",
    **{"test." + name: _HERE + "_test_case." + name for name in _TEST},
    **{f"random.{where}{name}": _HERE + "_generators." + name for where in ("", "experimental.") for name in _GENERATOR},
    **{"saved_model." + name: _HERE + "_saved_functions." + name for name in
       ("save", "load", "contains_saved_model", "DEFAULT_SERVING_SIGNATURE_DEF_KEY", "SERVING")},
    "get_logger": _HERE + "_logging.get_logger",
    "config.list_physical_devices": _HERE + "_runtime.list_physical_devices",
    "config.experimental.list_physical_devices": _HERE + "_runtime.list_physical_devices",
    "contrib.eager.num_gpus": _HERE + "_runtime.num_gpus",
    "contrib.eager.list_devices": _HERE + "_runtime.list_devices",
    **{"contrib.eager." + name: "eager." + name for name in _TAPES},
    **{"contrib.eager.python.tfe." + name: _HERE + "_preview." + name for name in _TAPES},
    **{"train." + name: _HERE + "_train." + name for name in
       ("GradientDescentOptimizer", "MomentumOptimizer", "AdamOptimizer", "RMSPropOptimizer", "AdagradOptimizer",
        "get_or_create_global_step", "get_global_step", "create_global_step")},
    **{"train." + name: _HERE + "_decays." + name for name in
       ("exponential_decay", "natural_exp_decay", "inverse_time_decay", "polynomial_decay", "cosine_decay", "piecewise_constant",
        "piecewise_constant_decay")},
    "train.Optimizer": _HERE + "_own_optimizers.TrainOptimizer",
    **{"train." + name: _HERE + "_train." + name for name in
       ("AdadeltaOptimizer", "FtrlOptimizer", "global_step", "assert_global_step", "Coordinator", "start_queue_runners")},
    **{"train." + name: _HERE + "_decays." + name for name in ("cosine_decay_restarts", "linear_cosine_decay")},
    "train.ExponentialMovingAverage": _HERE + "_averages.ExponentialMovingAverage",
    **{"train." + name: _HERE + "_checkpoints." + name for name in
       ("Checkpoint", "CheckpointManager", "latest_checkpoint", "checkpoint_exists", "load_checkpoint", "list_variables", "load_variable",
        "get_checkpoint_state", "checkpoints_iterator", "get_checkpoint_mtimes", "remove_checkpoint", "CheckpointOptions")},
    "train.NewCheckpointReader": _HERE + "_checkpoints.CheckpointReader",
    "train.Saver": _HERE + "_checkpoints.TrainSaver",
    **{"contrib.eager." + name: _HERE + "_checkpoints." + name for name in
       ("Checkpoint", "Saver", "restore_variables_on_create")},
    **{"contrib.eager.metrics." + name: _HERE + "_tfe_metrics." + name for name in
       ("Metric", "Mean", "Accuracy", "SparseAccuracy", "BinaryAccuracy", "CategoricalAccuracy")},
    **{"summary." + name: _HERE + "_summaries." + name for name in _SUMMARY},
    **{"summary.experimental." + name: _HERE + "_summaries." + name for name in ("get_step", "set_step", "summary_scope")},
    **{"contrib.summary." + name: _HERE + "_summaries." + found for name, found in _CONTRIB_SUMMARY.items()},
    **{f"{where}.{name}": _HERE + "_records." + name for where in ("io", "python_io") for name in _TFRECORDS},
    **{where + name: _HERE + "_records." + name for where in ("", "io.") for name in _FEATURES},
    **{"train." + name: _HERE + "_records." + name for name in
       ("Example", "Features", "Feature", "BytesList", "FloatList", "Int64List", "SequenceExample", "FeatureLists", "FeatureList")},
    **{where + name: _HERE + "_proto." + name for where in ("", "summary.") for name in
       ("Event", "SessionLog", "Summary")},
    **{name: _HERE + "_proto." + name for name in ("HistogramProto", "LogMessage", "SummaryMetadata")},
    "summary.TaggedRunMetadata": _HERE + "_proto.TaggedRunMetadata",
    **{name: _HERE + "_tensor_protos." + name for name in ("make_tensor_proto", "make_ndarray")},
    **{where + name: _HERE + "_tensor_protos." + name for where in ("", "io.") for name in ("serialize_tensor", "parse_tensor")},
    **{where + name: _HERE + "_gfile." + name for where in ("", "io.") for name in ("read_file", "write_file")},
    "summary.merge": _HERE + "_graph_summaries.merge", "summary.merge_all": _HERE + "_graph_summaries.merge_all",
    "summary.FileWriter": _HERE + "_events.FileWriter",
    "train.summary_iterator": _HERE + "_events.summary_iterator",
    "app.run": _HERE + "_app.run",
    **{f"{where}.{name}": _HERE + "_app." + name for where in ("flags", "app.flags") for name in
       ("FLAGS", "DEFINE_string", "DEFINE_integer", "DEFINE_float", "DEFINE_boolean", "DEFINE_bool", "DEFINE_enum", "DEFINE_list",
        "DEFINE_multi_string", "DEFINE_multi_integer", "DEFINE_multi_float", "DEFINE_multi_enum", "mark_flag_as_required",
        "mark_flags_as_required")},
    **{"logging." + name: _HERE + "_logging." + name for name in _LOGGING},
    **{"io.gfile." + name: _HERE + "_gfile." + name for name in set(_GFILE.values())},
    **{"gfile." + old: _HERE + "_gfile." + name for old, name in _GFILE.items()},
    **{where + name: _HERE + "_debugging." + name for where in ("", "debugging.") for name in _CHECKS},
    "debugging.is_numeric_tensor": _HERE + "_debugging.is_numeric_tensor",
    **{"contrib.eager." + name: _HERE + "_runtime." + name for name in ("execution_mode", "async_wait", "SYNC", "ASYNC")},
    **{name: _HERE + "_graph." + name for name in
       ("Graph", "Operation", "get_default_graph", "reset_default_graph", "placeholder", "placeholder_with_default")},
    **{name: _HERE + "_session." + name for name in ("Session", "InteractiveSession")},
    "get_default_session": _HERE + "_graph.get_default_session",
    **{"data." + name: _HERE + "_data." + name for name in
       ("Dataset", "Iterator", "TextLineDataset", "TFRecordDataset", "FixedLengthRecordDataset", "Options", "AUTOTUNE", "INFINITE_CARDINALITY",
        "UNKNOWN_CARDINALITY", "make_one_shot_iterator", "make_initializable_iterator", "get_output_types", "get_output_shapes", "get_output_classes")},
    **{f"{place}.{name}": _HERE + "_data." + name for place in ("data.experimental", "contrib.data") for name in
       ("AUTOTUNE", "INFINITE_CARDINALITY", "UNKNOWN_CARDINALITY", "cardinality", "shuffle_and_repeat", "map_and_batch", "unbatch",
        "prefetch_to_device")},
    **{"data.experimental." + name: _HERE + "_data." + name for name in
       ("Optional", "get_next_as_optional", "copy_to_device", "parse_example_dataset", "get_structure", "RandomDataset")},
    "experimental.Optional": _HERE + "_data.Optional",
    "io.match_filenames_once": _HERE + "_gfile.match_filenames_once",
    **{f"{place}.{name}": _HERE + "_data_steps." + name for place in ("data.experimental", "contrib.data") for name in
       ("ignore_errors", "enumerate_dataset", "parallel_interleave", "Counter", "scan", "unique", "group_by_window", "bucket_by_sequence_length", "get_single_element", "choose_from_datasets", "sample_from_datasets")},
    "data.experimental.take_while": _HERE + "_data_steps.take_while",
    **{f"{place}.{name}": _HERE + "_csv." + name for place in ("data.experimental", "contrib.data") for name in
       ("CsvDataset", "make_csv_dataset", "make_batched_features_dataset")},
    **{where + "decode_csv": _HERE + "_csv.decode_csv" for where in ("", "io.")},
    **{"contrib.data." + name: _HERE + "_data." + name for name in
       ("Dataset", "Iterator", "TextLineDataset", "TFRecordDataset", "FixedLengthRecordDataset")},
    "data.experimental.TFRecordWriter": _HERE + "_data.RecordsOfDataset",
    "contrib.data.sloppy_interleave": _HERE + "_data_steps.parallel_interleave",
    "contrib.data.batch_and_drop_remainder": _HERE + "_data_steps.batch_and_drop_remainder",
    "contrib.eager.Iterator": _HERE + "_data.Iterator",
    "autodiff.ForwardAccumulator": _HERE + "_forward.ForwardAccumulator",
    "nn.graph_callable": _HERE + "_graph_variables.graph_callable",
    "gradients": _HERE + "_gradients.gradients",
    **{name: _HERE + "_graph_variables." + name for name in _GRAPH_VARIABLES},
    **{"ragged." + name: _HERE + "_ragged." + name for name in ("constant", "map_flat_values")},
    "RaggedTensor": _HERE + "_ragged.RaggedTensor",
    "ragged.RaggedTensorValue": _HERE + "_ragged.RaggedTensorValue",
    **{"sparse." + name: _HERE + "_sparse." + name for name in _SPARSE},
    **{name: _HERE + "_sparse." + name for name in ("SparseTensor", "SparseTensorValue", "sparse_to_dense")},
    "timestamp": _HERE + "_composed.now", "verify_tensor_all_finite": _HERE + "_debugging.assert_all_finite",
    "Dimension": _HERE + "_tensors.Dimension",
    "image.ResizeMethod": _HERE + "_images.ResizeMethod",
    "Module": _HERE + "_train.Module",
    "TensorShape": _HERE + "_tensors.TensorShape",
    **{name: _HERE + "_scatters." + name for name in _SCATTERS},
    "TensorArray": _HERE + "_tensor_arrays.TensorArray",
    **_KERAS,
}

# Names that TensorFlow has for the same thing.
ALIASES = {
    "random_normal": "random.normal", "random_uniform": "random.uniform", "truncated_normal": "random.truncated_normal",
    "random_gamma": "random.gamma", "random_shuffle": "random.shuffle", "multinomial": "random.multinomial", "set_random_seed": "random.set_seed",
    "random.set_random_seed": "random.set_seed",
    "tensor_scatter_update": "tensor_scatter_nd_update", "tensor_scatter_add": "tensor_scatter_nd_add",
    "tensor_scatter_sub": "tensor_scatter_nd_sub",
    "diag": "linalg.tensor_diag", "matrix_transpose": "linalg.matrix_transpose", "matrix_solve_ls": "linalg.lstsq",
    "self_adjoint_eig": "linalg.eigh", "self_adjoint_eigvals": "linalg.eigvalsh", "matrix_band_part": "linalg.band_part",
    "matrix_set_diag": "linalg.set_diag",
    "matrix_inverse": "linalg.inv", "matrix_determinant": "linalg.det", "matrix_solve": "linalg.solve", "cholesky": "linalg.cholesky",
    "matrix_triangular_solve": "linalg.triangular_solve", "cholesky_solve": "linalg.cholesky_solve", "diag_part": "linalg.tensor_diag_part",
    "matrix_diag": "linalg.diag", "matrix_diag_part": "linalg.diag_part",
    "random_crop": "image.random_crop",
    "string_to_number": "strings.to_number", "string_join": "strings.join", "string_strip": "strings.strip", "substr": "strings.substr",
    "string_to_hash_bucket_strong": "strings.to_hash_bucket_strong", "as_string": "strings.as_string", "dtypes.as_string": "strings.as_string",
    "sparse_tensor_to_dense": "sparse.to_dense", "sparse_reorder": "sparse.reorder", "sparse_reduce_sum": "sparse.reduce_sum",
    "sparse_tensor_dense_matmul": "sparse.sparse_dense_matmul", "sparse.matmul": "sparse.sparse_dense_matmul",
    "dtypes.cast": "cast", "dtypes.bitcast": "bitcast",
    "enable_v2_behavior": "enable_eager_execution",
    **{name: name.replace("manip.", "") for name in ("manip.gather_nd", "manip.reshape", "manip.reverse", "manip.roll", "manip.scatter_nd",
                                                     "manip.tile", "manip.space_to_batch_nd", "manip.batch_to_space_nd")},
    **{name: "signal." + name for name in ("fft", "fft2d", "fft3d", "ifft", "ifft2d", "ifft3d")},
    **{f"debugging.{name}": f"math.{name}" for name in ("is_finite", "is_inf", "is_nan", "is_non_decreasing", "is_strictly_increasing")},
    "is_non_decreasing": "math.is_non_decreasing", "is_strictly_increasing": "math.is_strictly_increasing",
    "is_numeric_tensor": "debugging.is_numeric_tensor", "invert_permutation": "math.invert_permutation",
    "bincount": "math.bincount", "confusion_matrix": "math.confusion_matrix", "arg_max": "argmax", "arg_min": "argmin",
    "where_v2": "where", "reverse_v2": "reverse", "eig": "linalg.eig", "eigvals": "linalg.eigvals", 
    "nn.space_to_batch": "space_to_batch", "dtypes.saturate_cast": "saturate_cast", "autodiff.GradientTape": "GradientTape",
    "image.extract_image_patches": "extract_image_patches", "random.experimental.stateless_split": "random.split",
    "random.experimental.stateless_fold_in": "random.fold_in",
    "initialize_variables": "variables_initializer", "initialize_local_variables": "local_variables_initializer",
    "initialize_all_tables": "tables_initializer", "initializers.global_variables": "global_variables_initializer",
    "initializers.local_variables": "local_variables_initializer", "initializers.variables": "variables_initializer",
    "initializers.tables_initializer": "tables_initializer", "nn.RNNCellDropoutWrapper": "nn.rnn_cell.DropoutWrapper",
    "nn.RNNCellResidualWrapper": "nn.rnn_cell.ResidualWrapper", "OpError": "errors.OpError",
    "contrib.eager.py_func": "py_function",
    **{"keras.activations." + name: "nn." + name for name in _ACTIVATIONS},
    **{"contrib.eager." + name: name for name in
       ("Variable", "custom_gradient", "GradientTape", "executing_eagerly", "enable_eager_execution", "function")},
    "contrib.eager.in_eager_mode": "executing_eagerly",
    "contrib.eager.enable": "enable_eager_execution",
    "contrib.eager.defun": "function",
}
ALIASES.update({path.replace("contrib.eager.", "contrib.eager.python.tfe."): name for path, name in ALIASES.items()
                if path.startswith("contrib.eager.")})
OBJECTS.update({"contrib.eager.python.tfe." + name: OBJECTS["contrib.eager." + name] for name in ("num_gpus", "list_devices", "Iterator")})
