// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

import java.util.List;
import java.util.Objects;

/**
 * All ops, on a context.
 *
 * <p>What an op must be given are its parameters; what it may be given are {@link Options}. In shapes a letter or
 * word is one size wherever the op has it, and "..." any number of dims.
 *
 * <p>Each throws {@link EagerException.InvalidArgument}, with the op's name, where dtypes, shapes or attributes do not fit;
 * {@link EagerException.Unimplemented} where the op has no kernel for a dtype on a device; and
 * {@link EagerException.ResourceExhausted} where memory is out.
 */
public abstract sealed class ContextOps extends Calls permits Context {
  static final int ABS = 0;
  static final int ACOS = 1;
  static final int ACOSH = 2;
  static final int ADAPTIVE_AVG_POOL = 3;
  static final int ADAPTIVE_MAX_POOL = 4;
  static final int ADD = 5;
  static final int AFFINE_GRID = 6;
  static final int ALL = 7;
  static final int ANGLE = 8;
  static final int ANY = 9;
  static final int ARANGE = 10;
  static final int ARGMAX = 11;
  static final int ARGMIN = 12;
  static final int ARGSORT = 13;
  static final int AS_STRING = 14;
  static final int ASIN = 15;
  static final int ASINH = 16;
  static final int ATAN = 17;
  static final int ATAN2 = 18;
  static final int ATANH = 19;
  static final int ATLEAST_1D = 20;
  static final int ATLEAST_2D = 21;
  static final int ATLEAST_3D = 22;
  static final int AVG_POOL1D = 23;
  static final int AVG_POOL2D = 24;
  static final int AVG_POOL3D = 25;
  static final int BAND_PART = 26;
  static final int BATCH_NORM = 27;
  static final int BETA = 28;
  static final int BETAINC = 29;
  static final int BIAS_ADD = 30;
  static final int BINARY_CROSS_ENTROPY = 31;
  static final int BINCOUNT = 32;
  static final int BITCAST = 33;
  static final int BITWISE_AND = 34;
  static final int BITWISE_COUNT = 35;
  static final int BITWISE_INVERT = 36;
  static final int BITWISE_LEFT_SHIFT = 37;
  static final int BITWISE_OR = 38;
  static final int BITWISE_RIGHT_SHIFT = 39;
  static final int BITWISE_XOR = 40;
  static final int BLACKMAN_WINDOW = 41;
  static final int BOOLEAN_MASK = 42;
  static final int BROADCAST_ARRAYS = 43;
  static final int BROADCAST_LIKE = 44;
  static final int BROADCAST_TO = 45;
  static final int CAST = 46;
  static final int CBRT = 47;
  static final int CEIL = 48;
  static final int CELU = 49;
  static final int CHOLESKY = 50;
  static final int CHOLESKY_SOLVE = 51;
  static final int CLIP = 52;
  static final int CLIP_BY_GLOBAL_NORM = 53;
  static final int CLIP_BY_NORM = 54;
  static final int COALESCE = 55;
  static final int COMPLEX = 56;
  static final int CONCAT = 57;
  static final int COND = 58;
  static final int CONJ = 59;
  static final int CONV1D = 60;
  static final int CONV1D_TRANSPOSE = 61;
  static final int CONV2D = 62;
  static final int CONV2D_TRANSPOSE = 63;
  static final int CONV3D = 64;
  static final int CONV3D_TRANSPOSE = 65;
  static final int COPY = 66;
  static final int COPYSIGN = 67;
  static final int COS = 68;
  static final int COSH = 69;
  static final int COSINE_SIMILARITY = 70;
  static final int COUNT_NONZERO = 71;
  static final int CROSS = 72;
  static final int CROSS_ENTROPY = 73;
  static final int CSV_COLUMN = 74;
  static final int CUMULATIVE_LOGSUMEXP = 75;
  static final int CUMULATIVE_MAX = 76;
  static final int CUMULATIVE_MIN = 77;
  static final int CUMULATIVE_PROD = 78;
  static final int CUMULATIVE_SUM = 79;
  static final int DECODE_CSV = 80;
  static final int DECODE_PNG = 81;
  static final int DECODE_RAW = 82;
  static final int DEG2RAD = 83;
  static final int DEPTH_TO_SPACE = 84;
  static final int DEPTHWISE_CONV2D = 85;
  static final int DET = 86;
  static final int DIAG = 87;
  static final int DIAGONAL = 88;
  static final int DIFF = 89;
  static final int DIGAMMA = 90;
  static final int DIVIDE = 91;
  static final int DIVIDE_NO_NAN = 92;
  static final int DIVMOD = 93;
  static final int DROPOUT = 94;
  static final int EIG = 95;
  static final int EIGH = 96;
  static final int EIGVALS = 97;
  static final int EIGVALSH = 98;
  static final int EINSUM = 99;
  static final int ELU = 100;
  static final int EMBEDDING_BAG = 101;
  static final int EMBEDDING_LOOKUP = 102;
  static final int ENCODE_PNG = 103;
  static final int EQUAL = 104;
  static final int ERF = 105;
  static final int ERFC = 106;
  static final int ERFCINV = 107;
  static final int ERFINV = 108;
  static final int EXAMPLE_FEATURE = 109;
  static final int EXAMPLE_VALUES = 110;
  static final int EXAMPLE_WITH_FEATURE = 111;
  static final int EXP = 112;
  static final int EXP2 = 113;
  static final int EXPAND_DIMS = 114;
  static final int EXPM1 = 115;
  static final int EYE = 116;
  static final int FFT = 117;
  static final int FFT2 = 118;
  static final int FFTFREQ = 119;
  static final int FFTN = 120;
  static final int FFTSHIFT = 121;
  static final int FILL = 122;
  static final int FLIP = 123;
  static final int FLOOR = 124;
  static final int FLOOR_DIVIDE = 125;
  static final int FMAX = 126;
  static final int FMIN = 127;
  static final int FMOD = 128;
  static final int FOLD = 129;
  static final int FRAME = 130;
  static final int FREXP = 131;
  static final int GAMMA = 132;
  static final int GATHER = 133;
  static final int GATHER_ND = 134;
  static final int GCD = 135;
  static final int GELU = 136;
  static final int GLOBAL_NORM = 137;
  static final int GLU = 138;
  static final int GREATER = 139;
  static final int GREATER_EQUAL = 140;
  static final int GRID_SAMPLE = 141;
  static final int GROUP_NORM = 142;
  static final int GRU = 143;
  static final int GRU_CELL = 144;
  static final int HAMMING_WINDOW = 145;
  static final int HANN_WINDOW = 146;
  static final int HARD_SIGMOID = 147;
  static final int HARD_SWISH = 148;
  static final int HARD_TANH = 149;
  static final int HARDSHRINK = 150;
  static final int HEAVISIDE = 151;
  static final int HFFT = 152;
  static final int HISTOGRAM = 153;
  static final int HUBER = 154;
  static final int HYPOT = 155;
  static final int I0 = 156;
  static final int I0E = 157;
  static final int I1 = 158;
  static final int I1E = 159;
  static final int IDENTITY = 160;
  static final int IFFT = 161;
  static final int IFFT2 = 162;
  static final int IFFTN = 163;
  static final int IFFTSHIFT = 164;
  static final int IGAMMA = 165;
  static final int IGAMMAC = 166;
  static final int IHFFT = 167;
  static final int IMAG = 168;
  static final int INNER = 169;
  static final int INSTANCE_NORM = 170;
  static final int INV = 171;
  static final int INVERSE_STFT_WINDOW = 172;
  static final int IRFFT = 173;
  static final int IRFFT2 = 174;
  static final int IRFFTN = 175;
  static final int ISFINITE = 176;
  static final int ISIN = 177;
  static final int ISINF = 178;
  static final int ISNAN = 179;
  static final int ISTFT = 180;
  static final int KAISER_WINDOW = 181;
  static final int KL_DIV = 182;
  static final int KRON = 183;
  static final int L2_LOSS = 184;
  static final int L2_NORMALIZE = 185;
  static final int LAYER_NORM = 186;
  static final int LBETA = 187;
  static final int LCM = 188;
  static final int LDEXP = 189;
  static final int LEAKY_RELU = 190;
  static final int LESS = 191;
  static final int LESS_EQUAL = 192;
  static final int LGAMMA = 193;
  static final int LINSPACE = 194;
  static final int LOCAL_RESPONSE_NORM = 195;
  static final int LOG = 196;
  static final int LOG10 = 197;
  static final int LOG1P = 198;
  static final int LOG2 = 199;
  static final int LOG_NDTR = 200;
  static final int LOG_SIGMOID = 201;
  static final int LOG_SOFTMAX = 202;
  static final int LOGADDEXP = 203;
  static final int LOGADDEXP2 = 204;
  static final int LOGDET = 205;
  static final int LOGICAL_AND = 206;
  static final int LOGICAL_NOT = 207;
  static final int LOGICAL_OR = 208;
  static final int LOGICAL_XOR = 209;
  static final int LOGSUMEXP = 210;
  static final int LP_POOL = 211;
  static final int LSTM = 212;
  static final int LSTM_CELL = 213;
  static final int LSTSQ = 214;
  static final int LU = 215;
  static final int LU_SOLVE = 216;
  static final int MAP = 217;
  static final int MATMUL = 218;
  static final int MATRIX_COND = 219;
  static final int MATRIX_DIAG = 220;
  static final int MATRIX_EXP = 221;
  static final int MATRIX_NORM = 222;
  static final int MATRIX_POWER = 223;
  static final int MATRIX_RANK = 224;
  static final int MATRIX_TRACE = 225;
  static final int MATRIX_TRANSPOSE = 226;
  static final int MAX = 227;
  static final int MAX_POOL1D = 228;
  static final int MAX_POOL2D = 229;
  static final int MAX_POOL3D = 230;
  static final int MAX_POOL_WITH_ARGMAX = 231;
  static final int MAX_UNPOOL = 232;
  static final int MAXIMUM = 233;
  static final int MEAN = 234;
  static final int MEDIAN = 235;
  static final int MESHGRID = 236;
  static final int MIN = 237;
  static final int MINIMUM = 238;
  static final int MISH = 239;
  static final int MODF = 240;
  static final int MOMENTS = 241;
  static final int MOVEAXIS = 242;
  static final int MULTI_HEAD_ATTENTION = 243;
  static final int MULTIPLY = 244;
  static final int NANARGMAX = 245;
  static final int NANARGMIN = 246;
  static final int NANCUMPROD = 247;
  static final int NANCUMSUM = 248;
  static final int NANMAX = 249;
  static final int NANMEAN = 250;
  static final int NANMEDIAN = 251;
  static final int NANMIN = 252;
  static final int NANPERCENTILE = 253;
  static final int NANPROD = 254;
  static final int NANQUANTILE = 255;
  static final int NANSTD = 256;
  static final int NANSUM = 257;
  static final int NANVAR = 258;
  static final int NDTRI = 259;
  static final int NEGATIVE = 260;
  static final int NEXTAFTER = 261;
  static final int NLL_LOSS = 262;
  static final int NONZERO = 263;
  static final int NOT_EQUAL = 264;
  static final int ONE_HOT = 265;
  static final int ONES_LIKE = 266;
  static final int OUTER = 267;
  static final int OVERLAP_AND_ADD = 268;
  static final int PAD = 269;
  static final int PERCENTILE = 270;
  static final int PERMUTE_DIMS = 271;
  static final int PINV = 272;
  static final int POLYGAMMA = 273;
  static final int POSITIVE = 274;
  static final int POW = 275;
  static final int PRELU = 276;
  static final int PROD = 277;
  static final int QR = 278;
  static final int QUANTILE = 279;
  static final int RAD2DEG = 280;
  static final int RANDOM_BERNOULLI = 281;
  static final int RANDOM_BETA = 282;
  static final int RANDOM_BINOMIAL = 283;
  static final int RANDOM_CATEGORICAL = 284;
  static final int RANDOM_CROP = 285;
  static final int RANDOM_EXPONENTIAL = 286;
  static final int RANDOM_FLIP = 287;
  static final int RANDOM_GAMMA = 288;
  static final int RANDOM_GUMBEL = 289;
  static final int RANDOM_LAPLACE = 290;
  static final int RANDOM_MULTINOMIAL = 291;
  static final int RANDOM_NORMAL = 292;
  static final int RANDOM_ORTHOGONAL = 293;
  static final int RANDOM_PERMUTATION = 294;
  static final int RANDOM_POISSON = 295;
  static final int RANDOM_TRUNCATED_NORMAL = 296;
  static final int RANDOM_UNIFORM = 297;
  static final int RANDOM_VARIANCE_SCALING = 298;
  static final int RAVEL_MULTI_INDEX = 299;
  static final int REAL = 300;
  static final int RECIPROCAL = 301;
  static final int RECIPROCAL_NO_NAN = 302;
  static final int RELU = 303;
  static final int RELU6 = 304;
  static final int REMAINDER = 305;
  static final int REPEAT = 306;
  static final int REPEAT_EACH = 307;
  static final int RESHAPE = 308;
  static final int RESHAPE_LIKE = 309;
  static final int RESIZE = 310;
  static final int REVERSE_SEQUENCE = 311;
  static final int RFFT = 312;
  static final int RFFT2 = 313;
  static final int RFFTFREQ = 314;
  static final int RFFTN = 315;
  static final int RMS_NORM = 316;
  static final int RNN = 317;
  static final int RNN_CELL = 318;
  static final int ROLL = 319;
  static final int ROT90 = 320;
  static final int ROTARY_EMBEDDING = 321;
  static final int ROUND = 322;
  static final int RSQRT = 323;
  static final int SCALED_DOT_PRODUCT_ATTENTION = 324;
  static final int SCAN = 325;
  static final int SCATTER_ELEMENTS = 326;
  static final int SCATTER_ND = 327;
  static final int SEARCHSORTED = 328;
  static final int SEGMENT_MAX = 329;
  static final int SEGMENT_MEAN = 330;
  static final int SEGMENT_MIN = 331;
  static final int SEGMENT_PROD = 332;
  static final int SEGMENT_SUM = 333;
  static final int SELU = 334;
  static final int SEPARABLE_CONV2D = 335;
  static final int SEQUENCE_MASK = 336;
  static final int SET_DIAG = 337;
  static final int SIGMOID = 338;
  static final int SIGMOID_CROSS_ENTROPY_WITH_LOGITS = 339;
  static final int SIGN = 340;
  static final int SIGNBIT = 341;
  static final int SILU = 342;
  static final int SIN = 343;
  static final int SINC = 344;
  static final int SINH = 345;
  static final int SLICE = 346;
  static final int SLOGDET = 347;
  static final int SMOOTH_L1 = 348;
  static final int SOFTMAX = 349;
  static final int SOFTMAX_CROSS_ENTROPY_WITH_LOGITS = 350;
  static final int SOFTPLUS = 351;
  static final int SOFTSHRINK = 352;
  static final int SOFTSIGN = 353;
  static final int SOLVE = 354;
  static final int SORT = 355;
  static final int SPACE_TO_DEPTH = 356;
  static final int SPARSE_DENSE_MATMUL = 357;
  static final int SPARSE_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS = 358;
  static final int SPLIT = 359;
  static final int SQRT = 360;
  static final int SQUARE = 361;
  static final int SQUARED_DIFFERENCE = 362;
  static final int SQUEEZE = 363;
  static final int STACK = 364;
  static final int STD = 365;
  static final int STFT = 366;
  static final int STOP_GRADIENT = 367;
  static final int STRIDED_SLICE = 368;
  static final int STRIDED_SLICE_UPDATE = 369;
  static final int STRING_HASH_BUCKET = 370;
  static final int STRING_JOIN = 371;
  static final int STRING_LENGTH = 372;
  static final int STRING_LOWER = 373;
  static final int STRING_REPLACE = 374;
  static final int STRING_SPLIT = 375;
  static final int STRING_STRIP = 376;
  static final int STRING_TO_NUMBER = 377;
  static final int STRING_UPPER = 378;
  static final int SUBSTR = 379;
  static final int SUBTRACT = 380;
  static final int SUM = 381;
  static final int SUM_LIKE = 382;
  static final int SVD = 383;
  static final int SVDVALS = 384;
  static final int SWAPAXES = 385;
  static final int TAKE = 386;
  static final int TAKE_ALONG_AXIS = 387;
  static final int TAN = 388;
  static final int TANH = 389;
  static final int TENSOR_SCATTER_ND_ADD = 390;
  static final int TENSOR_SCATTER_ND_MAX = 391;
  static final int TENSOR_SCATTER_ND_MIN = 392;
  static final int TENSOR_SCATTER_ND_MUL = 393;
  static final int TENSOR_SCATTER_ND_UPDATE = 394;
  static final int TENSORDOT = 395;
  static final int TILE = 396;
  static final int TOP_K = 397;
  static final int TRIANGULAR_SOLVE = 398;
  static final int TRIL = 399;
  static final int TRIU = 400;
  static final int TRUNC = 401;
  static final int TRUNC_DIV = 402;
  static final int UNFOLD = 403;
  static final int UNIQUE = 404;
  static final int UNRAVEL_INDEX = 405;
  static final int UNSORTED_SEGMENT_MAX = 406;
  static final int UNSORTED_SEGMENT_MEAN = 407;
  static final int UNSORTED_SEGMENT_MIN = 408;
  static final int UNSORTED_SEGMENT_PROD = 409;
  static final int UNSORTED_SEGMENT_SQRT_N = 410;
  static final int UNSORTED_SEGMENT_SUM = 411;
  static final int UNSTACK = 412;
  static final int VAR = 413;
  static final int VECDOT = 414;
  static final int VECTOR_NORM = 415;
  static final int WHERE = 416;
  static final int WHILE_LOOP = 417;
  static final int XDIVY = 418;
  static final int XLOG1PY = 419;
  static final int XLOGY = 420;
  static final int ZEROS_LIKE = 421;
  static final int ZETA = 422;
  static final int COUNT = 423;

  static final String[] NAMES = {
    "abs", "acos", "acosh", "adaptive_avg_pool", "adaptive_max_pool", "add", "affine_grid", "all", "angle",
    "any", "arange", "argmax", "argmin", "argsort", "as_string", "asin", "asinh", "atan", "atan2", "atanh",
    "atleast_1d", "atleast_2d", "atleast_3d", "avg_pool1d", "avg_pool2d", "avg_pool3d", "band_part",
    "batch_norm", "beta", "betainc", "bias_add", "binary_cross_entropy", "bincount", "bitcast", "bitwise_and",
    "bitwise_count", "bitwise_invert", "bitwise_left_shift", "bitwise_or", "bitwise_right_shift",
    "bitwise_xor", "blackman_window", "boolean_mask", "broadcast_arrays", "broadcast_like", "broadcast_to",
    "cast", "cbrt", "ceil", "celu", "cholesky", "cholesky_solve", "clip", "clip_by_global_norm",
    "clip_by_norm", "coalesce", "complex", "concat", "cond", "conj", "conv1d", "conv1d_transpose", "conv2d",
    "conv2d_transpose", "conv3d", "conv3d_transpose", "copy", "copysign", "cos", "cosh", "cosine_similarity",
    "count_nonzero", "cross", "cross_entropy", "csv_column", "cumulative_logsumexp", "cumulative_max",
    "cumulative_min", "cumulative_prod", "cumulative_sum", "decode_csv", "decode_png", "decode_raw",
    "deg2rad", "depth_to_space", "depthwise_conv2d", "det", "diag", "diagonal", "diff", "digamma", "divide",
    "divide_no_nan", "divmod", "dropout", "eig", "eigh", "eigvals", "eigvalsh", "einsum", "elu",
    "embedding_bag", "embedding_lookup", "encode_png", "equal", "erf", "erfc", "erfcinv", "erfinv",
    "example_feature", "example_values", "example_with_feature", "exp", "exp2", "expand_dims", "expm1", "eye",
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "fill", "flip", "floor", "floor_divide", "fmax", "fmin",
    "fmod", "fold", "frame", "frexp", "gamma", "gather", "gather_nd", "gcd", "gelu", "global_norm", "glu",
    "greater", "greater_equal", "grid_sample", "group_norm", "gru", "gru_cell", "hamming_window",
    "hann_window", "hard_sigmoid", "hard_swish", "hard_tanh", "hardshrink", "heaviside", "hfft", "histogram",
    "huber", "hypot", "i0", "i0e", "i1", "i1e", "identity", "ifft", "ifft2", "ifftn", "ifftshift", "igamma",
    "igammac", "ihfft", "imag", "inner", "instance_norm", "inv", "inverse_stft_window", "irfft", "irfft2",
    "irfftn", "isfinite", "isin", "isinf", "isnan", "istft", "kaiser_window", "kl_div", "kron", "l2_loss",
    "l2_normalize", "layer_norm", "lbeta", "lcm", "ldexp", "leaky_relu", "less", "less_equal", "lgamma",
    "linspace", "local_response_norm", "log", "log10", "log1p", "log2", "log_ndtr", "log_sigmoid",
    "log_softmax", "logaddexp", "logaddexp2", "logdet", "logical_and", "logical_not", "logical_or",
    "logical_xor", "logsumexp", "lp_pool", "lstm", "lstm_cell", "lstsq", "lu", "lu_solve", "map", "matmul",
    "matrix_cond", "matrix_diag", "matrix_exp", "matrix_norm", "matrix_power", "matrix_rank", "matrix_trace",
    "matrix_transpose", "max", "max_pool1d", "max_pool2d", "max_pool3d", "max_pool_with_argmax", "max_unpool",
    "maximum", "mean", "median", "meshgrid", "min", "minimum", "mish", "modf", "moments", "moveaxis",
    "multi_head_attention", "multiply", "nanargmax", "nanargmin", "nancumprod", "nancumsum", "nanmax",
    "nanmean", "nanmedian", "nanmin", "nanpercentile", "nanprod", "nanquantile", "nanstd", "nansum", "nanvar",
    "ndtri", "negative", "nextafter", "nll_loss", "nonzero", "not_equal", "one_hot", "ones_like", "outer",
    "overlap_and_add", "pad", "percentile", "permute_dims", "pinv", "polygamma", "positive", "pow", "prelu",
    "prod", "qr", "quantile", "rad2deg", "random_bernoulli", "random_beta", "random_binomial",
    "random_categorical", "random_crop", "random_exponential", "random_flip", "random_gamma", "random_gumbel",
    "random_laplace", "random_multinomial", "random_normal", "random_orthogonal", "random_permutation",
    "random_poisson", "random_truncated_normal", "random_uniform", "random_variance_scaling",
    "ravel_multi_index", "real", "reciprocal", "reciprocal_no_nan", "relu", "relu6", "remainder", "repeat",
    "repeat_each", "reshape", "reshape_like", "resize", "reverse_sequence", "rfft", "rfft2", "rfftfreq",
    "rfftn", "rms_norm", "rnn", "rnn_cell", "roll", "rot90", "rotary_embedding", "round", "rsqrt",
    "scaled_dot_product_attention", "scan", "scatter_elements", "scatter_nd", "searchsorted", "segment_max",
    "segment_mean", "segment_min", "segment_prod", "segment_sum", "selu", "separable_conv2d", "sequence_mask",
    "set_diag", "sigmoid", "sigmoid_cross_entropy_with_logits", "sign", "signbit", "silu", "sin", "sinc",
    "sinh", "slice", "slogdet", "smooth_l1", "softmax", "softmax_cross_entropy_with_logits", "softplus",
    "softshrink", "softsign", "solve", "sort", "space_to_depth", "sparse_dense_matmul",
    "sparse_softmax_cross_entropy_with_logits", "split", "sqrt", "square", "squared_difference", "squeeze",
    "stack", "std", "stft", "stop_gradient", "strided_slice", "strided_slice_update", "string_hash_bucket",
    "string_join", "string_length", "string_lower", "string_replace", "string_split", "string_strip",
    "string_to_number", "string_upper", "substr", "subtract", "sum", "sum_like", "svd", "svdvals", "swapaxes",
    "take", "take_along_axis", "tan", "tanh", "tensor_scatter_nd_add", "tensor_scatter_nd_max",
    "tensor_scatter_nd_min", "tensor_scatter_nd_mul", "tensor_scatter_nd_update", "tensordot", "tile",
    "top_k", "triangular_solve", "tril", "triu", "trunc", "trunc_div", "unfold", "unique", "unravel_index",
    "unsorted_segment_max", "unsorted_segment_mean", "unsorted_segment_min", "unsorted_segment_prod",
    "unsorted_segment_sqrt_n", "unsorted_segment_sum", "unstack", "var", "vecdot", "vector_norm", "where",
    "while_loop", "xdivy", "xlog1py", "xlogy", "zeros_like", "zeta"
  };

  ContextOps(long handle, Net.Kind kind, Scratch scratch) {
    super(handle, kind, scratch);
  }

  /**
   * The absolute value; of complex x the real number |x|. That of the least signed integer wraps to itself.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor abs(Tensor x) {
    return unary(ABS, x);
  }

  /**
   * The inverse cosine, in [0, pi]; NaN for a real x outside of [-1, 1].
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor acos(Tensor x) {
    return unary(ACOS, x);
  }

  /**
   * The inverse hyperbolic cosine, from 0 on; NaN where a real x is less than 1.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor acosh(Tensor x) {
    return unary(ACOSH, x);
  }

  /**
   * The mean of each of outputSize equal parts, which may overlap, of images.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; float16, bfloat16, float32, float64.
   * @param outputSize The size of the output along each spatial axis; one value stands for all. -1: as x's.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor adaptiveAvgPool(Tensor x, long... outputSize) {
    return run(ADAPTIVE_AVG_POOL, new Arguments().list(0, outputSize), Objects.requireNonNull(x));
  }

  /**
   * The mean of each of outputSize equal parts, which may overlap, of images.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; float16, bfloat16, float32, float64.
   * @param outputSize The size of the output along each spatial axis; one value stands for all. -1: as x's.
   * @param options what else is given: dataFormat
   * @return A value for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor adaptiveAvgPool(Tensor x, long[] outputSize, Options.AdaptiveAvgPool options) {
    return run(ADAPTIVE_AVG_POOL, new Arguments(options).list(0, outputSize), Objects.requireNonNull(x));
  }

  /**
   * The largest element of each of outputSize equal parts, which may overlap, of images; NaN where one is NaN.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
   *     bfloat16, float32, float64.
   * @param outputSize The size of the output along each spatial axis; one value stands for all. -1: as x's.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor adaptiveMaxPool(Tensor x, long... outputSize) {
    return run(ADAPTIVE_MAX_POOL, new Arguments().list(0, outputSize), Objects.requireNonNull(x));
  }

  /**
   * The largest element of each of outputSize equal parts, which may overlap, of images; NaN where one is NaN.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
   *     bfloat16, float32, float64.
   * @param outputSize The size of the output along each spatial axis; one value stands for all. -1: as x's.
   * @param options what else is given: dataFormat
   * @return A value for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor adaptiveMaxPool(Tensor x, long[] outputSize, Options.AdaptiveMaxPool options) {
    return run(ADAPTIVE_MAX_POOL, new Arguments(options).list(0, outputSize), Objects.requireNonNull(x));
  }

  /**
   * x1 + x2; integers wrap.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but bool, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but bool, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor add(Tensor x1, Tensor x2) {
    return binary(ADD, x1, x2);
  }

  /**
   * The points that affine maps give to the elements of images, for grid_sample.
   *
   * @param theta The maps: a matrix for each image, and the offset as its last column. Shape {@code [batch, axes,
   *     columns]}; float16, bfloat16, float32, float64.
   * @param size The size of the images along each spatial axis: one to three.
   * @return the coordinates of each point, those along the last axis first, shape {@code [batch, size..., axes]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor affineGrid(Tensor theta, long... size) {
    return run(AFFINE_GRID, new Arguments().list(0, size), Objects.requireNonNull(theta));
  }

  /**
   * The points that affine maps give to the elements of images, for grid_sample.
   *
   * @param theta The maps: a matrix for each image, and the offset as its last column. Shape {@code [batch, axes,
   *     columns]}; float16, bfloat16, float32, float64.
   * @param size The size of the images along each spatial axis: one to three.
   * @param options what else is given: alignCorners
   * @return the coordinates of each point, those along the last axis first, shape {@code [batch, size..., axes]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor affineGrid(Tensor theta, long[] size, Options.AffineGrid options) {
    return run(AFFINE_GRID, new Arguments(options).list(0, size), Objects.requireNonNull(theta));
  }

  /**
   * Whether all elements over axes are true (not zero).
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor all(Tensor x) {
    return unary(ALL, x);
  }

  /**
   * Whether all elements over axes are true (not zero).
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor all(Tensor x, Options.All options) {
    return run(ALL, options, Objects.requireNonNull(x));
  }

  /**
   * The angle of complex x in the plane, in radians, in [-pi, pi]. Of real x it is pi where the sign bit is set, else
   * 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor angle(Tensor x) {
    return unary(ANGLE, x);
  }

  /**
   * Whether any element over axes is true (not zero).
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor any(Tensor x) {
    return unary(ANY, x);
  }

  /**
   * Whether any element over axes is true (not zero).
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor any(Tensor x, Options.Any options) {
    return run(ANY, options, Objects.requireNonNull(x));
  }

  /**
   * start, start + step, start + 2 * step, and so on, up to stop and without it.
   *
   * <p>The op has no gradient.
   *
   * @param start The first number. If stop is not given it is where to stop, and 0 comes first.
   * @return the numbers, ceil((stop - start) / step) of them, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor arange(double start) {
    return run(ARANGE, new Arguments().number(0, start));
  }

  /**
   * start, start + step, start + 2 * step, and so on, up to stop and without it.
   *
   * <p>The op has no gradient.
   *
   * @param start The first number. If stop is not given it is where to stop, and 0 comes first.
   * @param options what else is given: stop, step, dtype
   * @return the numbers, ceil((stop - start) / step) of them, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor arange(double start, Options.Arange options) {
    return run(ARANGE, new Arguments(options).number(0, start));
  }

  /**
   * The index of the first largest element along an axis. NaN counts as largest.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argmax(Tensor x) {
    return unary(ARGMAX, x);
  }

  /**
   * The index of the first largest element along an axis. NaN counts as largest.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argmax(Tensor x, Options.Argmax options) {
    return run(ARGMAX, options, Objects.requireNonNull(x));
  }

  /**
   * The index of the first smallest element along an axis. NaN counts as smallest.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argmin(Tensor x) {
    return unary(ARGMIN, x);
  }

  /**
   * The index of the first smallest element along an axis. NaN counts as smallest.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argmin(Tensor x, Options.Argmin options) {
    return run(ARGMIN, options, Objects.requireNonNull(x));
  }

  /**
   * The indices that sort the elements along an axis. NaN counts as greatest; strings go by their bytes.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128.
   * @return for each place the index, along axis, of the element that belongs there, shape {@code x}, dtype {@code
   *     int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argsort(Tensor x) {
    return unary(ARGSORT, x);
  }

  /**
   * The indices that sort the elements along an axis. NaN counts as greatest; strings go by their bytes.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128.
   * @param options what else is given: axis, descending, stable
   * @return for each place the index, along axis, of the element that belongs there, shape {@code x}, dtype {@code
   *     int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor argsort(Tensor x, Options.Argsort options) {
    return run(ARGSORT, options, Objects.requireNonNull(x));
  }

  /**
   * Each element as text: numbers as printf writes them, booleans as true and false.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return the strings, shape {@code x}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor asString(Tensor x) {
    return unary(AS_STRING, x);
  }

  /**
   * Each element as text: numbers as printf writes them, booleans as true and false.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param options what else is given: precision, scientific, shortest, width, fill
   * @return the strings, shape {@code x}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor asString(Tensor x, Options.AsString options) {
    return run(AS_STRING, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse sine, in [-pi/2, pi/2]; NaN for a real x outside of [-1, 1].
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor asin(Tensor x) {
    return unary(ASIN, x);
  }

  /**
   * The inverse hyperbolic sine.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor asinh(Tensor x) {
    return unary(ASINH, x);
  }

  /**
   * The inverse tangent, in [-pi/2, pi/2].
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atan(Tensor x) {
    return unary(ATAN, x);
  }

  /**
   * The angle between the first axis and the point (x2, x1), in radians, in [-pi, pi].
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atan2(Tensor x1, Tensor x2) {
    return binary(ATAN2, x1, x2);
  }

  /**
   * The inverse hyperbolic tangent; NaN for a real x outside of [-1, 1].
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atanh(Tensor x) {
    return unary(ATANH, x);
  }

  /**
   * x as a vector at least.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return A scalar as a vector of one element, else x, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atleast1d(Tensor x) {
    return unary(ATLEAST_1D, x);
  }

  /**
   * x as a matrix at least.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return x with dims of 1 in front, up to rank 2, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atleast2d(Tensor x) {
    return unary(ATLEAST_2D, x);
  }

  /**
   * x with three dims at least.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return A scalar as [1, 1, 1], a vector as [1, n, 1], a matrix as [m, n, 1], else x, shape {@code any}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor atleast3d(Tensor x) {
    return unary(ATLEAST_3D, x);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, c]}; float16,
   *     bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool1d(Tensor x) {
    return unary(AVG_POOL1D, x);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, c]}; float16,
   *     bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode,
   *     countIncludePad, divisorOverride
   * @return A value for each window, in the order of dataFormat, shape {@code [n, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool1d(Tensor x, Options.AvgPool1d options) {
    return run(AVG_POOL1D, options, Objects.requireNonNull(x));
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     float16, bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool2d(Tensor x) {
    return unary(AVG_POOL2D, x);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     float16, bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode,
   *     countIncludePad, divisorOverride
   * @return A value for each window, in the order of dataFormat, shape {@code [n, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool2d(Tensor x, Options.AvgPool2d options) {
    return run(AVG_POOL2D, options, Objects.requireNonNull(x));
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, c]}; float16, bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, od, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool3d(Tensor x) {
    return unary(AVG_POOL3D, x);
  }

  /**
   * The mean of each window, channel by channel; padding does not count unless countIncludePad says so.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, c]}; float16, bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode,
   *     countIncludePad, divisorOverride
   * @return A value for each window, in the order of dataFormat, shape {@code [n, od, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor avgPool3d(Tensor x, Options.AvgPool3d options) {
    return run(AVG_POOL3D, options, Objects.requireNonNull(x));
  }

  /**
   * Matrices with zeros outside a band around the main diagonal.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype but string.
   * @param numLower The number of diagonals below the main one that are kept; a negative one, and one beyond the
   *     rows, keeps all.
   * @param numUpper The number of diagonals above the main one that are kept; a negative one, and one beyond the
   *     columns, keeps all.
   * @return the same, with zeros where row - column &gt; numLower or column - row &gt; numUpper, shape {@code x},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bandPart(Tensor x, long numLower, long numUpper) {
    return run(BAND_PART, new Arguments().word(0, numLower).word(1, numUpper), Objects.requireNonNull(x));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015). In training the
   * mean and the variance are those of the batch, else they are given.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [...,
   *     channels]}; float16, bfloat16, float32, float64.
   * @return the normalized elements, shape {@code x}, dtype {@code x}; The means by which x was normalized, shape
   *     {@code [channels]}, dtype {@code x}; The variances by which x was normalized: the batch's mean squared
   *     distances from its means, shape {@code [channels]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> batchNorm(Tensor x) {
    return runAll(BATCH_NORM, null, Objects.requireNonNull(x));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Ioffe, Szegedy, 2015). In training the
   * mean and the variance are those of the batch, else they are given.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [...,
   *     channels]}; float16, bfloat16, float32, float64.
   * @param options what else is given: scale, offset, mean, variance, epsilon, dataFormat, training
   * @return the normalized elements, shape {@code x}, dtype {@code x}; The means by which x was normalized, shape
   *     {@code [channels]}, dtype {@code x}; The variances by which x was normalized: the batch's mean squared
   *     distances from its means, shape {@code [channels]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> batchNorm(Tensor x, Options.BatchNorm options) {
    return runAll(BATCH_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * gamma(x1) gamma(x2) / gamma(x1 + x2), without their overflow; infinite at poles.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor beta(Tensor x1, Tensor x2) {
    return binary(BETA, x1, x2);
  }

  /**
   * The regularized incomplete beta function. It is the integral of t^(a - 1) (1 - t)^(b - 1) from 0 to x, over beta(a,
   * b); NaN where a or b is negative, or x outside [0, 1]. Derivatives in a and b go up to the eighth. On a GPU it runs
   * on the host, by a copy.
   *
   * @param a The first parameters. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param b The second parameters. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x The upper limits; the shapes of all broadcast. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @return the result for each triple of operands, in its place, shape {@code broadcast(a, b, x)}, dtype {@code a}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor betainc(Tensor a, Tensor b, Tensor x) {
    return run(BETAINC, null, Objects.requireNonNull(a), Objects.requireNonNull(b), Objects.requireNonNull(x));
  }

  /**
   * x with a vector added along its channels.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [...,
   *     channels]}; any dtype but bool, string.
   * @param bias What is added to each channel. Shape {@code [channels]}; any dtype but bool, string.
   * @return the sums, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor biasAdd(Tensor x, Tensor bias) {
    return binary(BIAS_ADD, x, bias);
  }

  /**
   * x with a vector added along its channels.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [...,
   *     channels]}; any dtype but bool, string.
   * @param bias What is added to each channel. Shape {@code [channels]}; any dtype but bool, string.
   * @param options what else is given: dataFormat
   * @return the sums, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor biasAdd(Tensor x, Tensor bias, Options.BiasAdd options) {
    return run(BIAS_ADD, options, Objects.requireNonNull(x), Objects.requireNonNull(bias));
  }

  /**
   * The cross-entropy of probabilities and targets from 0 to 1.
   *
   * @param x The probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor binaryCrossEntropy(Tensor x, Tensor target) {
    return binary(BINARY_CROSS_ENTROPY, x, target);
  }

  /**
   * The cross-entropy of probabilities and targets from 0 to 1.
   *
   * @param x The probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: weight, reduction
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor binaryCrossEntropy(Tensor x, Tensor target, Options.BinaryCrossEntropy options) {
    return run(BINARY_CROSS_ENTROPY, options, Objects.requireNonNull(x), Objects.requireNonNull(target));
  }

  /**
   * How often each number from 0 on occurs. A negative one throws {@link EagerException.InvalidArgument}.
   *
   * @param x The numbers, none of them negative; true is 1. Shape {@code any}; bool, int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the counts of 0 to m - 1; m is one more than the greatest number, or length, shape {@code [m]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bincount(Tensor x) {
    return unary(BINCOUNT, x);
  }

  /**
   * How often each number from 0 on occurs. A negative one throws {@link EagerException.InvalidArgument}.
   *
   * @param x The numbers, none of them negative; true is 1. Shape {@code any}; bool, int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @param options what else is given: weights, minlength, length, dtype
   * @return the counts of 0 to m - 1; m is one more than the greatest number, or length, shape {@code [m]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bincount(Tensor x, Options.Bincount options) {
    return run(BINCOUNT, options, Objects.requireNonNull(x));
  }

  /**
   * The bytes of x seen as another dtype; of booleans, any byte but 0 is 1. There is no gradient: bits do not change
   * smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param x The values whose bytes are taken. For a wider dtype the last dim is how many of them make one. Shape
   *     {@code [n...]}; any dtype but string.
   * @param dtype The result's dtype.
   * @return dims as of x; a narrower dtype adds a last one, the number of parts, and a wider one takes it away,
   *     shape {@code [m...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitcast(Tensor x, DType dtype) {
    return run(BITCAST, new Arguments().word(0, dtype.value()), Objects.requireNonNull(x));
  }

  /**
   * The bits that are set in both x1 and x2.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool, int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool, int8, int16, int32,
   *     int64, uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseAnd(Tensor x1, Tensor x2) {
    return binary(BITWISE_AND, x1, x2);
  }

  /**
   * How many bits of |x| are set.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code uint8}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseCount(Tensor x) {
    return unary(BITWISE_COUNT, x);
  }

  /**
   * x with every bit flipped; of booleans, not x.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; bool, int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseInvert(Tensor x) {
    return unary(BITWISE_INVERT, x);
  }

  /**
   * x1 * 2^x2, wrapped; 0 where x2 is negative or not less than the number of bits.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseLeftShift(Tensor x1, Tensor x2) {
    return binary(BITWISE_LEFT_SHIFT, x1, x2);
  }

  /**
   * The bits that are set in x1 or x2 or both.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool, int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool, int8, int16, int32,
   *     int64, uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseOr(Tensor x1, Tensor x2) {
    return binary(BITWISE_OR, x1, x2);
  }

  /**
   * floor(x1 / 2^x2); where x2 is negative or not less than the number of bits, 0, or -1 for negative x1.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseRightShift(Tensor x1, Tensor x2) {
    return binary(BITWISE_RIGHT_SHIFT, x1, x2);
  }

  /**
   * The bits that are set in one of x1 and x2, but not in both.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool, int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool, int8, int16, int32,
   *     int64, uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor bitwiseXor(Tensor x1, Tensor x2) {
    return binary(BITWISE_XOR, x1, x2);
  }

  /**
   * Blackman's window: 0.42 - 0.5 cos t + 0.08 cos 2t, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor blackmanWindow(long windowLength) {
    return run(BLACKMAN_WINDOW, new Arguments().word(0, windowLength));
  }

  /**
   * Blackman's window: 0.42 - 0.5 cos t + 0.08 cos 2t, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @param options what else is given: periodic, dtype
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor blackmanWindow(long windowLength, Options.BlackmanWindow options) {
    return run(BLACKMAN_WINDOW, new Arguments(options).word(0, windowLength));
  }

  /**
   * What of x lies where the mask is true.
   *
   * @param x What is read; n begins at axis. Shape {@code [outer..., n..., inner...]}; any dtype.
   * @param mask Which elements or slices of x to keep. Shape {@code [n...]}; bool.
   * @return what is kept, in its order; m is the number of true elements, shape {@code [outer..., m, inner...]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor booleanMask(Tensor x, Tensor mask) {
    return binary(BOOLEAN_MASK, x, mask);
  }

  /**
   * What of x lies where the mask is true.
   *
   * @param x What is read; n begins at axis. Shape {@code [outer..., n..., inner...]}; any dtype.
   * @param mask Which elements or slices of x to keep. Shape {@code [n...]}; bool.
   * @param options what else is given: axis
   * @return what is kept, in its order; m is the number of true elements, shape {@code [outer..., m, inner...]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor booleanMask(Tensor x, Tensor mask, Options.BooleanMask options) {
    return run(BOOLEAN_MASK, options, Objects.requireNonNull(x), Objects.requireNonNull(mask));
  }

  /**
   * Tensors repeated along their dims of 1, and along new dims in front, to one shape.
   *
   * @param arrays The tensors, whose shapes broadcast; each keeps its dtype. Shape {@code any}; any dtype.
   * @return the tensors, all of the shape to which theirs broadcast, shape {@code any}, dtype {@code arrays}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> broadcastArrays(List<Tensor> arrays) {
    return runAll(BROADCAST_ARRAYS, null, all(arrays));
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to like's shape.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param like The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @return the repeated elements, shape {@code like}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor broadcastLike(Tensor x, Tensor like) {
    return binary(BROADCAST_LIKE, x, like);
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to a shape.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape. A dim of -1 is the one that x has there.
   * @return the repeated elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor broadcastTo(Tensor x, long... shape) {
    return run(BROADCAST_TO, new Arguments().list(0, shape), Objects.requireNonNull(x));
  }

  /**
   * x repeated along its dims of 1, and along new dims in front of them, to a shape.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape, where a program computes it; the attribute counts if it is not given. Shape
   *     {@code [rank]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the repeated elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor broadcastTo(Tensor x, Tensor shape) {
    return run(BROADCAST_TO, null, Objects.requireNonNull(x), Objects.requireNonNull(shape));
  }

  /**
   * x as another dtype. Integers wrap; fractions are cut off; of complex numbers the real part stays.
   *
   * @param x The values to be converted. Shape {@code any}; any dtype but string.
   * @param dtype The result's dtype.
   * @return the converted values, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cast(Tensor x, DType dtype) {
    return run(CAST, new Arguments().word(0, dtype.value()), Objects.requireNonNull(x));
  }

  /**
   * The real cube root.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cbrt(Tensor x) {
    return unary(CBRT, x);
  }

  /**
   * The least whole number that is not less than x.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ceil(Tensor x) {
    return unary(CEIL, x);
  }

  /**
   * x where x &gt; 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor celu(Tensor x) {
    return unary(CELU, x);
  }

  /**
   * x where x &gt; 0, else alpha * (e^(x / alpha) - 1) (Barron, 2017).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: alpha
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor celu(Tensor x, Options.Celu options) {
    return run(CELU, options, Objects.requireNonNull(x));
  }

  /**
   * The lower triangular factors L of Hermitian positive definite matrices x = L L^H. Only the lower triangle of x is
   * read. Where there is no factor it throws {@link EagerException.InvalidArgument}. The gradient is Hermitian.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the matrices L, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cholesky(Tensor x) {
    return unary(CHOLESKY, x);
  }

  /**
   * The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H. A zero on a diagonal throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The lower triangular factors that cholesky gives. Shape {@code [left..., n, n]}; any dtype but
   *     float16, bfloat16, string.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor choleskySolve(Tensor x1, Tensor x2) {
    return binary(CHOLESKY_SOLVE, x1, x2);
  }

  /**
   * x, but at least min and at most max; max counts where min is greater.
   *
   * @param x The values to be limited. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the limited values, shape {@code broadcast(x, min, max)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor clip(Tensor x) {
    return unary(CLIP, x);
  }

  /**
   * x, but at least min and at most max; max counts where min is greater.
   *
   * @param x The values to be limited. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param options what else is given: min, max
   * @return the limited values, shape {@code broadcast(x, min, max)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor clip(Tensor x, Options.Clip options) {
    return run(CLIP, options, Objects.requireNonNull(x));
  }

  /**
   * Each tensor times clipNorm / max(norm, clipNorm), for the global_norm of all (Pascanu et al., 2012).
   *
   * @param xs The tensors, each of its own shape. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the tensors, scaled together, each of its shape, shape {@code any}, dtype {@code xs}; The norm of all
   *     before they were scaled, shape {@code []}, dtype {@code xs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> clipByGlobalNorm(List<Tensor> xs) {
    return runAll(CLIP_BY_GLOBAL_NORM, null, all(xs));
  }

  /**
   * Each tensor times clipNorm / max(norm, clipNorm), for the global_norm of all (Pascanu et al., 2012).
   *
   * @param xs The tensors, each of its own shape. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: clipNorm
   * @return the tensors, scaled together, each of its shape, shape {@code any}, dtype {@code xs}; The norm of all
   *     before they were scaled, shape {@code []}, dtype {@code xs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> clipByGlobalNorm(List<Tensor> xs, Options.ClipByGlobalNorm options) {
    return runAll(CLIP_BY_GLOBAL_NORM, options, all(xs));
  }

  /**
   * x * clipNorm / max(norm, clipNorm), where norm is the square root of the sum of x^2.
   *
   * @param x The elements. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the elements, scaled together, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor clipByNorm(Tensor x) {
    return unary(CLIP_BY_NORM, x);
  }

  /**
   * x * clipNorm / max(norm, clipNorm), where norm is the square root of the sum of x^2.
   *
   * @param x The elements. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: clipNorm
   * @return the elements, scaled together, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor clipByNorm(Tensor x, Options.ClipByNorm options) {
    return run(CLIP_BY_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * The values of a sparse tensor in the order of their places, those of one place added.
   *
   * @param indices The place of each value. {@link EagerException.InvalidArgument} where one is out of range. Shape
   *     {@code [n, rank]}; int32, int64.
   * @param values The values: numbers or slices. Shape {@code [n, inner...]}; any dtype but bool, string.
   * @param denseShape The size of each axis that indices are of.
   * @return the distinct places, in row-major order, shape {@code [m, rank]}, dtype {@code indices}; The sums at
   *     these places, shape {@code [m, inner...]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> coalesce(Tensor indices, Tensor values, long... denseShape) {
    return runAll(
        COALESCE, new Arguments().list(0, denseShape), Objects.requireNonNull(indices), Objects.requireNonNull(values));
  }

  /**
   * x1 + i x2: complex numbers with these real and imaginary parts.
   *
   * @param x1 The first operands. Shape {@code any}; float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code
   *     complex(x1)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor complex(Tensor x1, Tensor x2) {
    return binary(COMPLEX, x1, x2);
  }

  /**
   * Tensors one after the other along an axis that they have.
   *
   * @param values One or more, of one shape but for n at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @return the joined tensor; m is the sum of all n, shape {@code [outer..., m, inner...]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor concat(List<Tensor> values) {
    return run(CONCAT, null, all(values));
  }

  /**
   * Tensors one after the other along an axis that they have.
   *
   * @param values One or more, of one shape but for n at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param options what else is given: axis
   * @return the joined tensor; m is the sum of all n, shape {@code [outer..., m, inner...]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor concat(List<Tensor> values, Options.Concat options) {
    return run(CONCAT, options, all(values));
  }

  /**
   * One function or another of the same inputs.
   *
   * @param inputs A scalar, which chooses (true unless it is 0), and the inputs of the function. Shape {@code any};
   *     any dtype.
   * @param thenBranch The function that runs where the first input is true.
   * @param elseBranch The function that runs where it is false; its outputs have the same dtypes.
   * @return what the chosen function gives, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> cond(List<Tensor> inputs, TracedFunction thenBranch, TracedFunction elseBranch) {
    return runAll(COND, new Arguments().set("then_branch", thenBranch).set("else_branch", elseBranch), all(inputs));
  }

  /**
   * The complex conjugate; real x itself.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conj(Tensor x) {
    return unary(CONJ, x);
  }

  /**
   * The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, in]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [columns, in / groups, out]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, ow, out]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv1d(Tensor x, Tensor filter) {
    return binary(CONV1D, x, filter);
  }

  /**
   * The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, in]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [columns, in / groups, out]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, ow, out]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv1d(Tensor x, Tensor filter, Options.Conv1d options) {
    return run(CONV1D, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, in]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [columns, out / groups,
   *     in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, ow, out]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv1dTranspose(Tensor x, Tensor filter) {
    return binary(CONV1D_TRANSPOSE, x, filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, in]}; float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [columns, out / groups,
   *     in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: outputShape, strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, ow, out]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv1dTranspose(Tensor x, Tensor filter, Options.Conv1dTranspose options) {
    return run(CONV1D_TRANSPOSE, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [rows, columns, in / groups, out]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, oh, ow, out]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv2d(Tensor x, Tensor filter) {
    return binary(CONV2D, x, filter);
  }

  /**
   * The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [rows, columns, in / groups, out]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, oh, ow, out]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv2d(Tensor x, Tensor filter, Options.Conv2d options) {
    return run(CONV2D, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [rows, columns, out /
   *     groups, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, oh, ow, out]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv2dTranspose(Tensor x, Tensor filter) {
    return binary(CONV2D_TRANSPOSE, x, filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [rows, columns, out /
   *     groups, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: outputShape, strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, oh, ow, out]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv2dTranspose(Tensor x, Tensor filter, Options.Conv2dTranspose options) {
    return run(CONV2D_TRANSPOSE, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [slices, rows, columns, in / groups,
   *     out]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, od, oh, ow,
   *     out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv3d(Tensor x, Tensor filter) {
    return binary(CONV3D, x, filter);
  }

  /**
   * The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filter, in this order for any dataFormat. Shape {@code [slices, rows, columns, in / groups,
   *     out]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, od, oh, ow,
   *     out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv3d(Tensor x, Tensor filter, Options.Conv3d options) {
    return run(CONV3D, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [slices, rows, columns,
   *     out / groups, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, od, oh, ow,
   *     out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv3dTranspose(Tensor x, Tensor filter) {
    return binary(CONV3D_TRANSPOSE, x, filter);
  }

  /**
   * The transposed convolution: the gradient of a convolution with respect to its input. It maps what the convolution
   * gives to the shape of what it takes.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The convolution's filter, in this order for any dataFormat. Shape {@code [slices, rows, columns,
   *     out / groups, in]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: outputShape, strides, padding, dataFormat, dilations, groups, paddings
   * @return in the order of dataFormat: one channel for each of the filter's out, shape {@code [n, od, oh, ow,
   *     out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor conv3dTranspose(Tensor x, Tensor filter, Options.Conv3dTranspose options) {
    return run(CONV3D_TRANSPOSE, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * x in memory of its own.
   *
   * @param x Any tensor. Shape {@code any}; any dtype.
   * @return the same values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor copy(Tensor x) {
    return unary(COPY, x);
  }

  /**
   * |x1| with the sign of x2.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor copysign(Tensor x1, Tensor x2) {
    return binary(COPYSIGN, x1, x2);
  }

  /**
   * The cosine of x, an angle in radians.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cos(Tensor x) {
    return unary(COS, x);
  }

  /**
   * The hyperbolic cosine.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cosh(Tensor x) {
    return unary(COSH, x);
  }

  /**
   * The cosine of the angle between vectors, which lie along an axis.
   *
   * @param x1 The first vectors. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param x2 The second vectors. The shapes broadcast. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the shape to which both broadcast, without the axis, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cosineSimilarity(Tensor x1, Tensor x2) {
    return binary(COSINE_SIMILARITY, x1, x2);
  }

  /**
   * The cosine of the angle between vectors, which lie along an axis.
   *
   * @param x1 The first vectors. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param x2 The second vectors. The shapes broadcast. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: axis, epsilon
   * @return the shape to which both broadcast, without the axis, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cosineSimilarity(Tensor x1, Tensor x2, Options.CosineSimilarity options) {
    return run(COSINE_SIMILARITY, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The number of elements over axes that are not zero; of strings, of those that are not empty.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor countNonzero(Tensor x) {
    return unary(COUNT_NONZERO, x);
  }

  /**
   * The number of elements over axes that are not zero; of strings, of those that are not empty.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor countNonzero(Tensor x, Options.CountNonzero options) {
    return run(COUNT_NONZERO, options, Objects.requireNonNull(x));
  }

  /**
   * The cross products of vectors of three elements, which lie along an axis.
   *
   * @param x1 The first vectors. Shape {@code [left...]}; any dtype but bool, string.
   * @param x2 The second vectors. The shapes broadcast, but for the axis. Shape {@code [right...]}; any dtype but
   *     bool, string.
   * @return the shape that both broadcast to, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cross(Tensor x1, Tensor x2) {
    return binary(CROSS, x1, x2);
  }

  /**
   * The cross products of vectors of three elements, which lie along an axis.
   *
   * @param x1 The first vectors. Shape {@code [left...]}; any dtype but bool, string.
   * @param x2 The second vectors. The shapes broadcast, but for the axis. Shape {@code [right...]}; any dtype but
   *     bool, string.
   * @param options what else is given: axis
   * @return the shape that both broadcast to, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cross(Tensor x1, Tensor x2, Options.Cross options) {
    return run(CROSS, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The cross-entropy of the softmax of logits and labels.
   *
   * @param logits Numbers whose softmax along axis are the probabilities of classes. Shape {@code any}; float16,
   *     bfloat16, float32, float64.
   * @param labels The number of each one's class, from 0 on: x's dims without that of the classes. Shape {@code
   *     any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the mean or the sum, of shape []; without it, the losses, of the shape of labels, shape {@code any},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor crossEntropy(Tensor logits, Tensor labels) {
    return binary(CROSS_ENTROPY, logits, labels);
  }

  /**
   * The cross-entropy of the softmax of logits and labels.
   *
   * @param logits Numbers whose softmax along axis are the probabilities of classes. Shape {@code any}; float16,
   *     bfloat16, float32, float64.
   * @param labels The number of each one's class, from 0 on: x's dims without that of the classes. Shape {@code
   *     any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: weight, axis, ignoreIndex, labelSmoothing, reduction
   * @return the mean or the sum, of shape []; without it, the losses, of the shape of labels, shape {@code any},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor crossEntropy(Tensor logits, Tensor labels, Options.CrossEntropy options) {
    return run(CROSS_ENTROPY, options, Objects.requireNonNull(logits), Objects.requireNonNull(labels));
  }

  /**
   * A column of decode_csv's fields, as numbers or strings.
   *
   * <p>The op has no gradient.
   *
   * @param fields The fields of m columns. Shape {@code [m, n...]}; string.
   * @param column The column, from 0 on.
   * @return the column, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor csvColumn(Tensor fields, long column) {
    return run(CSV_COLUMN, new Arguments().word(0, column), Objects.requireNonNull(fields));
  }

  /**
   * A column of decode_csv's fields, as numbers or strings.
   *
   * <p>The op has no gradient.
   *
   * @param fields The fields of m columns. Shape {@code [m, n...]}; string.
   * @param column The column, from 0 on.
   * @param options what else is given: dtype, defaultValue
   * @return the column, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor csvColumn(Tensor fields, long column, Options.CsvColumn options) {
    return run(CSV_COLUMN, new Arguments(options).word(0, column), Objects.requireNonNull(fields));
  }

  /**
   * log(sum(e^x)) of the elements up to each one along an axis, without overflow.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @return A result for each element, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeLogsumexp(Tensor x) {
    return unary(CUMULATIVE_LOGSUMEXP, x);
  }

  /**
   * log(sum(e^x)) of the elements up to each one along an axis, without overflow.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param options what else is given: axis, exclusive, reverse
   * @return A result for each element, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeLogsumexp(Tensor x, Options.CumulativeLogsumexp options) {
    return run(CUMULATIVE_LOGSUMEXP, options, Objects.requireNonNull(x));
  }

  /**
   * The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @return A result for each element. Of equal elements the last one gets the gradient, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeMax(Tensor x) {
    return unary(CUMULATIVE_MAX, x);
  }

  /**
   * The greatest of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: axis, reverse
   * @return A result for each element. Of equal elements the last one gets the gradient, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeMax(Tensor x, Options.CumulativeMax options) {
    return run(CUMULATIVE_MAX, options, Objects.requireNonNull(x));
  }

  /**
   * The least of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @return A result for each element. Of equal elements the last one gets the gradient, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeMin(Tensor x) {
    return unary(CUMULATIVE_MIN, x);
  }

  /**
   * The least of the elements up to each one along an axis; NaN from the first one that is NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: axis, reverse
   * @return A result for each element. Of equal elements the last one gets the gradient, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeMin(Tensor x, Options.CumulativeMin options) {
    return run(CUMULATIVE_MIN, options, Objects.requireNonNull(x));
  }

  /**
   * The product of the elements up to each one along an axis.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeProd(Tensor x) {
    return unary(CUMULATIVE_PROD, x);
  }

  /**
   * The product of the elements up to each one along an axis.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param options what else is given: axis, dtype, includeInitial, exclusive, reverse
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeProd(Tensor x, Options.CumulativeProd options) {
    return run(CUMULATIVE_PROD, options, Objects.requireNonNull(x));
  }

  /**
   * The sum of the elements up to each one along an axis.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeSum(Tensor x) {
    return unary(CUMULATIVE_SUM, x);
  }

  /**
   * The sum of the elements up to each one along an axis.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param options what else is given: axis, dtype, includeInitial, exclusive, reverse
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor cumulativeSum(Tensor x, Options.CumulativeSum options) {
    return run(CUMULATIVE_SUM, options, Objects.requireNonNull(x));
  }

  /**
   * The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the fields; m is numColumns, or the number of selectCols. A record of another number of fields throws
   *     {@link EagerException.InvalidArgument}; with selectCols it may have more, shape {@code [m, x...]}, dtype {@code
   *     string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodeCsv(Tensor x) {
    return unary(DECODE_CSV, x);
  }

  /**
   * The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: numColumns, fieldDelim, useQuoteDelim, selectCols
   * @return the fields; m is numColumns, or the number of selectCols. A record of another number of fields throws
   *     {@link EagerException.InvalidArgument}; with selectCols it may have more, shape {@code [m, x...]}, dtype {@code
   *     string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodeCsv(Tensor x, Options.DecodeCsv options) {
    return run(DECODE_CSV, options, Objects.requireNonNull(x));
  }

  /**
   * The pixels of a PNG file. A file that is none throws {@link EagerException.InvalidArgument}, a damaged one
   * DATA_LOSS.
   *
   * <p>The op has no gradient.
   *
   * @param contents The file's bytes: a string [], or uint8 [n]. Shape {@code any}; uint8, string.
   * @return the pixels, shape {@code [height, width, channels]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodePng(Tensor contents) {
    return unary(DECODE_PNG, contents);
  }

  /**
   * The pixels of a PNG file. A file that is none throws {@link EagerException.InvalidArgument}, a damaged one
   * DATA_LOSS.
   *
   * <p>The op has no gradient.
   *
   * @param contents The file's bytes: a string [], or uint8 [n]. Shape {@code any}; uint8, string.
   * @param options what else is given: channels, dtype
   * @return the pixels, shape {@code [height, width, channels]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodePng(Tensor contents, Options.DecodePng options) {
    return run(DECODE_PNG, options, Objects.requireNonNull(contents));
  }

  /**
   * The bytes of strings as numbers. Strings of different sizes throw {@link EagerException.InvalidArgument}.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param dtype The result's dtype, any but string.
   * @return the numbers; m is the number of those in a string, shape {@code [x..., m]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodeRaw(Tensor x, DType dtype) {
    return run(DECODE_RAW, new Arguments().word(0, dtype.value()), Objects.requireNonNull(x));
  }

  /**
   * The bytes of strings as numbers. Strings of different sizes throw {@link EagerException.InvalidArgument}.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param dtype The result's dtype, any but string.
   * @param options what else is given: littleEndian
   * @return the numbers; m is the number of those in a string, shape {@code [x..., m]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor decodeRaw(Tensor x, DType dtype, Options.DecodeRaw options) {
    return run(DECODE_RAW, new Arguments(options).word(0, dtype.value()), Objects.requireNonNull(x));
  }

  /**
   * Degrees as radians: pi / 180 times x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor deg2rad(Tensor x) {
    return unary(DEG2RAD, x);
  }

  /**
   * Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
   *
   * @param x The images; the square of blockSize divides depth. Shape {@code [n, rows, columns, depth]}; any dtype
   *     but string.
   * @param blockSize How many rows and columns a block has.
   * @return rows and columns times blockSize, depth divided by its square, shape {@code [n, h, w, c]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor depthToSpace(Tensor x, long blockSize) {
    return run(DEPTH_TO_SPACE, new Arguments().word(0, blockSize), Objects.requireNonNull(x));
  }

  /**
   * Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.
   *
   * @param x The images; the square of blockSize divides depth. Shape {@code [n, rows, columns, depth]}; any dtype
   *     but string.
   * @param blockSize How many rows and columns a block has.
   * @param options what else is given: channelOrder, dataFormat
   * @return rows and columns times blockSize, depth divided by its square, shape {@code [n, h, w, c]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor depthToSpace(Tensor x, long blockSize, Options.DepthToSpace options) {
    return run(DEPTH_TO_SPACE, new Arguments(options).word(0, blockSize), Objects.requireNonNull(x));
  }

  /**
   * The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filters, multiplier for each channel, in this order for any dataFormat. Shape {@code [rows,
   *     columns, in, multiplier]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat; out is in * multiplier. The outputs of one channel stand together, shape
   *     {@code [n, oh, ow, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor depthwiseConv2d(Tensor x, Tensor filter) {
    return binary(DEPTHWISE_CONV2D, x, filter);
  }

  /**
   * The 2-D convolution of each channel of images with filters of its own, which are not mirrored.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param filter The filters, multiplier for each channel, in this order for any dataFormat. Shape {@code [rows,
   *     columns, in, multiplier]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: strides, padding, dataFormat, dilations, paddings
   * @return in the order of dataFormat; out is in * multiplier. The outputs of one channel stand together, shape
   *     {@code [n, oh, ow, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor depthwiseConv2d(Tensor x, Tensor filter, Options.DepthwiseConv2d options) {
    return run(DEPTHWISE_CONV2D, options, Objects.requireNonNull(x), Objects.requireNonNull(filter));
  }

  /**
   * The determinants of matrices. The fourth derivative of a singular one throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the determinants; 1 of a matrix without rows, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor det(Tensor x) {
    return unary(DET, x);
  }

  /**
   * A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
   *
   * @param x A vector or a matrix. Shape {@code [n...]}; any dtype but string.
   * @return of a vector a square matrix with n + |k| rows, of a matrix a vector, shape {@code [m...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diag(Tensor x) {
    return unary(DIAG, x);
  }

  /**
   * A matrix with the vector x on its k-th diagonal and zeros elsewhere, or that diagonal of a matrix x.
   *
   * @param x A vector or a matrix. Shape {@code [n...]}; any dtype but string.
   * @param options what else is given: k
   * @return of a vector a square matrix with n + |k| rows, of a matrix a vector, shape {@code [m...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diag(Tensor x, Options.Diag options) {
    return run(DIAG, options, Objects.requireNonNull(x));
  }

  /**
   * The k-th diagonals of matrices.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype.
   * @return their diagonals; l is how many places (i, i + k) lie in a matrix, shape {@code [outer..., l]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diagonal(Tensor x) {
    return unary(DIAGONAL, x);
  }

  /**
   * The k-th diagonals of matrices.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype.
   * @param options what else is given: k
   * @return their diagonals; l is how many places (i, i + k) lie in a matrix, shape {@code [outer..., l]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diagonal(Tensor x, Options.Diagonal options) {
    return run(DIAGONAL, options, Objects.requireNonNull(x));
  }

  /**
   * The differences of neighbours along an axis; of booleans, whether they differ.
   *
   * @param x The elements; size stands at axis. Shape {@code [outer..., size, inner...]}; any dtype but string.
   * @return each element less the one before it: one less than there are elements, shape {@code [outer..., m,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diff(Tensor x) {
    return unary(DIFF, x);
  }

  /**
   * The differences of neighbours along an axis; of booleans, whether they differ.
   *
   * @param x The elements; size stands at axis. Shape {@code [outer..., size, inner...]}; any dtype but string.
   * @param options what else is given: axis, n, prepend, append
   * @return each element less the one before it: one less than there are elements, shape {@code [outer..., m,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor diff(Tensor x, Options.Diff options) {
    return run(DIFF, options, Objects.requireNonNull(x));
  }

  /**
   * The derivative of lgamma.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor digamma(Tensor x) {
    return unary(DIGAMMA, x);
  }

  /**
   * x1 / x2 as a true quotient: integers become floats first.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor divide(Tensor x1, Tensor x2) {
    return binary(DIVIDE, x1, x2);
  }

  /**
   * x1 / x2; 0 where x2 is 0. Integers become floats first.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor divideNoNan(Tensor x1, Tensor x2) {
    return binary(DIVIDE_NO_NAN, x1, x2);
  }

  /**
   * floor_divide and remainder of two numbers. An integer division by zero throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The dividends. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
   *     bfloat16, float32, float64.
   * @param x2 The divisors. The shapes broadcast. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @return the largest whole numbers that are not greater than x1 / x2, shape {@code any}, dtype {@code x1}; What
   *     remains, with the sign of x2, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> divmod(Tensor x1, Tensor x2) {
    return runAll(DIVMOD, null, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
   *
   * @param x The elements. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return those that are kept, and zeros, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor dropout(Tensor x) {
    return unary(DROPOUT, x);
  }

  /**
   * x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., 2014).
   *
   * @param x The elements. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: rate, seed
   * @return those that are kept, and zeros, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor dropout(Tensor x, Options.Dropout options) {
    return run(DROPOUT, options, Objects.requireNonNull(x));
  }

  /**
   * The eigenvalues and eigenvectors of matrices. The first component of a vector that has half the largest magnitude
   * is real and positive. Numbers that are not finite throw {@link EagerException.InvalidArgument}. The gradient is
   * that of a function which does not depend on phases, else {@link EagerException.InvalidArgument}, of a matrix that
   * has n independent vectors.
   *
   * @param x Square matrices. Shape {@code [outer..., n, n]}; any dtype but float16, bfloat16, string.
   * @return the eigenvalues, in no particular order, shape {@code [outer..., n]}, dtype {@code complex(x)}; Their
   *     vectors, of length 1, as columns, shape {@code x}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> eig(Tensor x) {
    return runAll(EIG, null, Objects.requireNonNull(x));
  }

  /**
   * The eigenvalues and eigenvectors of Hermitian matrices. Only the lower triangle of x is read. The first component
   * of a vector that has half the largest magnitude is real and positive. Numbers that are not finite throw {@link
   * EagerException.InvalidArgument}. The gradient is Hermitian, and that of a function which depends neither on phases
   * nor on the choice of vectors where values coincide; that of one which depends on phases throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x Hermitian matrices. Shape {@code [outer..., n, n]}; any dtype but float16, bfloat16, string.
   * @return the eigenvalues, in ascending order, shape {@code [outer..., n]}, dtype {@code real(x)}; Their vectors,
   *     which are orthonormal, as columns, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> eigh(Tensor x) {
    return runAll(EIGH, null, Objects.requireNonNull(x));
  }

  /**
   * The eigenvalues of matrices. Numbers that are not finite throw {@link EagerException.InvalidArgument}.
   *
   * @param x Square matrices. Shape {@code [outer..., n, n]}; any dtype but float16, bfloat16, string.
   * @return the eigenvalues, in no particular order, shape {@code [outer..., n]}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor eigvals(Tensor x) {
    return unary(EIGVALS, x);
  }

  /**
   * The eigenvalues of Hermitian matrices. Only the lower triangle of x is read. Numbers that are not finite throw
   * {@link EagerException.InvalidArgument}. The gradient is Hermitian.
   *
   * @param x Hermitian matrices. Shape {@code [outer..., n, n]}; any dtype but float16, bfloat16, string.
   * @return the eigenvalues, in ascending order, shape {@code [outer..., n]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor eigvalsh(Tensor x) {
    return unary(EIGVALSH, x);
  }

  /**
   * Sums of products by an equation, as in NumPy. A letter names an axis of each input; what the output does not name
   * is summed. Two inputs at a time are multiplied as matrices. Of booleans, a sum says whether a product is true.
   *
   * @param equation The terms, separated by commas, an arrow and the output's letters, such as ij,jk-&gt;ik. A
   *     letter twice in a term takes a diagonal, and an ellipsis (...) stands for axes that broadcast. Without an arrow
   *     the output has the ellipsis and the letters that stand once, in alphabetical order.
   * @param inputs One tensor for each term of the equation; they are promoted to one dtype. Shape {@code any}; any
   *     dtype but string.
   * @return an axis for each letter behind the arrow, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor einsum(String equation, List<Tensor> inputs) {
    return run(EINSUM, new Arguments().set("equation", equation), all(inputs));
  }

  /**
   * x where x &gt; 0, else alpha * (e^x - 1) (Clevert et al., 2015).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor elu(Tensor x) {
    return unary(ELU, x);
  }

  /**
   * x where x &gt; 0, else alpha * (e^x - 1) (Clevert et al., 2015).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: alpha
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor elu(Tensor x, Options.Elu options) {
    return run(ELU, options, Objects.requireNonNull(x));
  }

  /**
   * For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
   *
   * @param params The rows. Shape {@code [rows, m]}; float16, bfloat16, float32, float64.
   * @param indices Which rows: a bag a row of a matrix, or with offsets a vector. {@link
   *     EagerException.InvalidArgument} where one is out of range. Shape {@code any}; int32, int64.
   * @return A row for each bag, shape {@code [bags, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor embeddingBag(Tensor params, Tensor indices) {
    return binary(EMBEDDING_BAG, params, indices);
  }

  /**
   * For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.
   *
   * @param params The rows. Shape {@code [rows, m]}; float16, bfloat16, float32, float64.
   * @param indices Which rows: a bag a row of a matrix, or with offsets a vector. {@link
   *     EagerException.InvalidArgument} where one is out of range. Shape {@code any}; int32, int64.
   * @param options what else is given: offsets, weights, combiner, includeLastOffset
   * @return A row for each bag, shape {@code [bags, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor embeddingBag(Tensor params, Tensor indices, Options.EmbeddingBag options) {
    return run(EMBEDDING_BAG, options, Objects.requireNonNull(params), Objects.requireNonNull(indices));
  }

  /**
   * The rows of a table at ids, none longer than maxNorm.
   *
   * @param params The table. Shape {@code [rows, inner...]}; float16, bfloat16, float32, float64.
   * @param ids Which rows, each from 0 on and less than rows. Another throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int32, int64.
   * @return the rows, shape {@code [ids..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor embeddingLookup(Tensor params, Tensor ids) {
    return binary(EMBEDDING_LOOKUP, params, ids);
  }

  /**
   * The rows of a table at ids, none longer than maxNorm.
   *
   * @param params The table. Shape {@code [rows, inner...]}; float16, bfloat16, float32, float64.
   * @param ids Which rows, each from 0 on and less than rows. Another throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int32, int64.
   * @param options what else is given: maxNorm
   * @return the rows, shape {@code [ids..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor embeddingLookup(Tensor params, Tensor ids, Options.EmbeddingLookup options) {
    return run(EMBEDDING_LOOKUP, options, Objects.requireNonNull(params), Objects.requireNonNull(ids));
  }

  /**
   * Images as PNG files.
   *
   * <p>The op has no gradient.
   *
   * @param x Pixels of 1 channel (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA). Shape {@code [batch..., height,
   *     width, channels]}; uint8, uint16.
   * @return the bytes of a file for each image, shape {@code [batch...]}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor encodePng(Tensor x) {
    return unary(ENCODE_PNG, x);
  }

  /**
   * Images as PNG files.
   *
   * <p>The op has no gradient.
   *
   * @param x Pixels of 1 channel (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA). Shape {@code [batch..., height,
   *     width, channels]}; uint8, uint16.
   * @param options what else is given: compressionLevel
   * @return the bytes of a file for each image, shape {@code [batch...]}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor encodePng(Tensor x, Options.EncodePng options) {
    return run(ENCODE_PNG, options, Objects.requireNonNull(x));
  }

  /**
   * Whether x1 == x2; NaN is equal to nothing.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor equal(Tensor x1, Tensor x2) {
    return binary(EQUAL, x1, x2);
  }

  /**
   * The error function: 2 / sqrt(pi) times the integral of e^(-t^2) from 0 to x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor erf(Tensor x) {
    return unary(ERF, x);
  }

  /**
   * 1 - erf(x), exact for large x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor erfc(Tensor x) {
    return unary(ERFC, x);
  }

  /**
   * The inverse of erfc, for x in [0, 2]; NaN outside.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor erfcinv(Tensor x) {
    return unary(ERFCINV, x);
  }

  /**
   * The inverse of erf, for x in [-1, 1]; NaN outside.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor erfinv(Tensor x) {
    return unary(ERFINV, x);
  }

  /**
   * A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
   *
   * <p>The op has no gradient.
   *
   * @param serialized Serialized Examples. A string that is none throws {@link EagerException.InvalidArgument}.
   *     Shape {@code any}; string.
   * @param key The feature's name.
   * @return the values, shape {@code [serialized..., shape...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor exampleFeature(Tensor serialized, String key) {
    return run(EXAMPLE_FEATURE, new Arguments().set("key", key), Objects.requireNonNull(serialized));
  }

  /**
   * A feature of Examples, which are TensorFlow's protocol buffers, and lie in files of records.
   *
   * <p>The op has no gradient.
   *
   * @param serialized Serialized Examples. A string that is none throws {@link EagerException.InvalidArgument}.
   *     Shape {@code any}; string.
   * @param key The feature's name.
   * @param options what else is given: dtype, shape, defaultValue
   * @return the values, shape {@code [serialized..., shape...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor exampleFeature(Tensor serialized, String key, Options.ExampleFeature options) {
    return run(EXAMPLE_FEATURE, new Arguments(options).set("key", key), Objects.requireNonNull(serialized));
  }

  /**
   * The values that Examples have of a feature, however many each has, all in one vector.
   *
   * <p>The op has no gradient.
   *
   * @param serialized Serialized Examples. A string that is none throws {@link EagerException.InvalidArgument}.
   *     Shape {@code any}; string.
   * @param key The feature's name.
   * @return the values; m is the number of all, shape {@code [m]}, dtype {@code dtype}; Where in values those of
   *     each Example begin, and at the end m; n is the number of Examples and 1. An Example without the feature has
   *     none, shape {@code [n]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> exampleValues(Tensor serialized, String key) {
    return runAll(EXAMPLE_VALUES, new Arguments().set("key", key), Objects.requireNonNull(serialized));
  }

  /**
   * The values that Examples have of a feature, however many each has, all in one vector.
   *
   * <p>The op has no gradient.
   *
   * @param serialized Serialized Examples. A string that is none throws {@link EagerException.InvalidArgument}.
   *     Shape {@code any}; string.
   * @param key The feature's name.
   * @param options what else is given: dtype
   * @return the values; m is the number of all, shape {@code [m]}, dtype {@code dtype}; Where in values those of
   *     each Example begin, and at the end m; n is the number of Examples and 1. An Example without the feature has
   *     none, shape {@code [n]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> exampleValues(Tensor serialized, String key, Options.ExampleValues options) {
    return runAll(EXAMPLE_VALUES, new Arguments(options).set("key", key), Objects.requireNonNull(serialized));
  }

  /**
   * Examples with one more feature; an empty string is an Example without features.
   *
   * <p>The op has no gradient.
   *
   * @param serialized Serialized Examples, which are not looked at. Shape {@code any}; string.
   * @param values The values; their shape is not kept. Shape {@code [serialized..., shape...]}; int64, float32,
   *     string.
   * @param key The feature's name.
   * @return serialized Examples. A feature of the same name stays in them, and is not read any more, shape {@code
   *     [serialized...]}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor exampleWithFeature(Tensor serialized, Tensor values, String key) {
    return run(
        EXAMPLE_WITH_FEATURE, new Arguments().set("key", key), Objects.requireNonNull(serialized),
        Objects.requireNonNull(values));
  }

  /**
   * e to the power of x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor exp(Tensor x) {
    return unary(EXP, x);
  }

  /**
   * 2 to the power of x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor exp2(Tensor x) {
    return unary(EXP2, x);
  }

  /**
   * x with a dim of 1 inserted at axis.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; any dtype.
   * @param axis The new axis' place in the result; negative ones count from the end.
   * @return the same elements; the 1 stands at axis, shape {@code [outer..., 1, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor expandDims(Tensor x, long axis) {
    return run(EXPAND_DIMS, new Arguments().word(0, axis), Objects.requireNonNull(x));
  }

  /**
   * e to the power of x, minus 1, exact near 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor expm1(Tensor x) {
    return unary(EXPM1, x);
  }

  /**
   * A matrix with ones on a diagonal and zeros elsewhere.
   *
   * <p>The op has no gradient.
   *
   * @param nRows The number of rows.
   * @return the matrix; columns is nCols, or nRows without it, shape {@code [n_rows, columns]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor eye(long nRows) {
    return run(EYE, new Arguments().word(0, nRows));
  }

  /**
   * A matrix with ones on a diagonal and zeros elsewhere.
   *
   * <p>The op has no gradient.
   *
   * @param nRows The number of rows.
   * @param options what else is given: nCols, k, dtype
   * @return the matrix; columns is nCols, or nRows without it, shape {@code [n_rows, columns]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor eye(long nRows, Options.Eye options) {
    return run(EYE, new Arguments(options).word(0, nRows));
  }

  /**
   * The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n). float16 and bfloat16 become
   * complex64.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but string.
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fft(Tensor x) {
    return unary(FFT, x);
  }

  /**
   * The discrete Fourier transform along an axis: the sums of x[j] e^(-2 pi i jk/n). float16 and bfloat16 become
   * complex64.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but string.
   * @param options what else is given: n, axis, norm
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fft(Tensor x, Options.Fft options) {
    return run(FFT, options, Objects.requireNonNull(x));
  }

  /**
   * The discrete Fourier transform along two axes.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fft2(Tensor x) {
    return unary(FFT2, x);
  }

  /**
   * The discrete Fourier transform along two axes.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fft2(Tensor x, Options.Fft2 options) {
    return run(FFT2, options, Objects.requireNonNull(x));
  }

  /**
   * The frequencies of the numbers of a transform: 0, 1, ..., ..., -2, -1, over n d.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers are transformed.
   * @return the frequencies, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftfreq(long n) {
    return run(FFTFREQ, new Arguments().word(0, n));
  }

  /**
   * The frequencies of the numbers of a transform: 0, 1, ..., ..., -2, -1, over n d.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers are transformed.
   * @param options what else is given: d, dtype
   * @return the frequencies, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftfreq(long n, Options.Fftfreq options) {
    return run(FFTFREQ, new Arguments(options).word(0, n));
  }

  /**
   * The discrete Fourier transform along several axes.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftn(Tensor x) {
    return unary(FFTN, x);
  }

  /**
   * The discrete Fourier transform along several axes.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftn(Tensor x, Options.Fftn options) {
    return run(FFTN, options, Objects.requireNonNull(x));
  }

  /**
   * A spectrum with its frequencies in ascending order, 0 in the middle.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftshift(Tensor x) {
    return unary(FFTSHIFT, x);
  }

  /**
   * A spectrum with its frequencies in ascending order, 0 in the middle.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param options what else is given: axes
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fftshift(Tensor x, Options.Fftshift options) {
    return run(FFTSHIFT, options, Objects.requireNonNull(x));
  }

  /**
   * A tensor that has one value everywhere.
   *
   * @param shape The result's shape.
   * @param value The value. Shape {@code []}; any dtype.
   * @return the value, as often as shape has elements, shape {@code shape}, dtype {@code value}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fill(long[] shape, Tensor value) {
    return run(FILL, new Arguments().list(0, shape), Objects.requireNonNull(value));
  }

  /**
   * x with the order of elements reversed along axes.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor flip(Tensor x) {
    return unary(FLIP, x);
  }

  /**
   * x with the order of elements reversed along axes.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param options what else is given: axis
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor flip(Tensor x, Options.Flip options) {
    return run(FLIP, options, Objects.requireNonNull(x));
  }

  /**
   * The greatest whole number that is not greater than x.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor floor(Tensor x) {
    return unary(FLOOR, x);
  }

  /**
   * The greatest whole number that is not greater than x1 / x2. An integer division by zero throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor floorDivide(Tensor x1, Tensor x2) {
    return binary(FLOOR_DIVIDE, x1, x2);
  }

  /**
   * The larger of x1 and x2; the other one where one is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fmax(Tensor x1, Tensor x2) {
    return binary(FMAX, x1, x2);
  }

  /**
   * The smaller of x1 and x2; the other one where one is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fmin(Tensor x1, Tensor x2) {
    return binary(FMIN, x1, x2);
  }

  /**
   * x1 - trunc(x1 / x2) * x2, which has the sign of x1, as C's. An integer division by zero throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fmod(Tensor x1, Tensor x2) {
    return binary(FMOD, x1, x2);
  }

  /**
   * Images in which patches are added where they lie: the transpose of unfold (col2im). Integers wrap.
   *
   * @param x The patches: values for each place of the window, row by row. A patch has c values a place, channels
   *     innermost. Where dataFormat is NCHW: [n, values, places], channels outermost. Shape {@code [n, places,
   *     values]}; any dtype but bool, string.
   * @param outputSize h and w: the size of the images; one value stands for both.
   * @param ksize The size of a window: rows, columns; one value stands for both.
   * @return images in the order of dataFormat: h rows, w columns, and their channels, shape {@code [n, h, w, c]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fold(Tensor x, long[] outputSize, long... ksize) {
    return run(FOLD, new Arguments().list(0, outputSize).list(1, ksize), Objects.requireNonNull(x));
  }

  /**
   * Images in which patches are added where they lie: the transpose of unfold (col2im). Integers wrap.
   *
   * @param x The patches: values for each place of the window, row by row. A patch has c values a place, channels
   *     innermost. Where dataFormat is NCHW: [n, values, places], channels outermost. Shape {@code [n, places,
   *     values]}; any dtype but bool, string.
   * @param outputSize h and w: the size of the images; one value stands for both.
   * @param ksize The size of a window: rows, columns; one value stands for both.
   * @param options what else is given: strides, padding, dataFormat, dilations, paddings
   * @return images in the order of dataFormat: h rows, w columns, and their channels, shape {@code [n, h, w, c]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor fold(Tensor x, long[] outputSize, long[] ksize, Options.Fold options) {
    return run(FOLD, new Arguments(options).list(0, outputSize).list(1, ksize), Objects.requireNonNull(x));
  }

  /**
   * Parts of frameLength elements along an axis, which begin frameStep elements apart and may overlap.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param frameLength How many elements a frame has.
   * @param frameStep How far apart frames begin.
   * @return the frames. Without padEnd those that are whole, shape {@code [outer..., frames, frame_length,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor frame(Tensor x, long frameLength, long frameStep) {
    return run(FRAME, new Arguments().word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * Parts of frameLength elements along an axis, which begin frameStep elements apart and may overlap.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param frameLength How many elements a frame has.
   * @param frameStep How far apart frames begin.
   * @param options what else is given: padEnd, padValue, axis
   * @return the frames. Without padEnd those that are whole, shape {@code [outer..., frames, frame_length,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor frame(Tensor x, long frameLength, long frameStep, Options.Frame options) {
    return run(FRAME, new Arguments(options).word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * x as a number in [1/2, 1) with x's sign, and the power of 2 that it is multiplied by.
   *
   * @param x The numbers; integers become floats first. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @return the numbers in [1/2, 1), with signs; x where it is 0 or not finite, shape {@code x}, dtype {@code x};
   *     The powers; 0 where x is 0 or not finite, shape {@code x}, dtype {@code int32}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> frexp(Tensor x) {
    return runAll(FREXP, null, Objects.requireNonNull(x));
  }

  /**
   * The gamma function: (x - 1)! for whole numbers x &gt; 0. NaN at the poles -1, -2, ...; infinite at 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gamma(Tensor x) {
    return unary(GAMMA, x);
  }

  /**
   * The slices of x along an axis at indices. One out of range throws {@link EagerException.InvalidArgument}.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which slices, each from 0 on and less than n. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the slices; dims that batchDims counts stand there once, shape {@code [outer..., indices...,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gather(Tensor x, Tensor indices) {
    return binary(GATHER, x, indices);
  }

  /**
   * The slices of x along an axis at indices. One out of range throws {@link EagerException.InvalidArgument}.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which slices, each from 0 on and less than n. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @param options what else is given: axis, batchDims
   * @return the slices; dims that batchDims counts stand there once, shape {@code [outer..., indices...,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gather(Tensor x, Tensor indices, Options.Gather options) {
    return run(GATHER, options, Objects.requireNonNull(x), Objects.requireNonNull(indices));
  }

  /**
   * The elements or slices of x at tuples of indices. One out of range throws {@link EagerException.InvalidArgument}.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @param indices Tuples of indices of the first depth axes of x behind batchDims, from 0 on. Shape {@code
   *     [outer..., depth]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return what stands there; inner is n without batchDims and depth dims in front, shape {@code [outer...,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gatherNd(Tensor x, Tensor indices) {
    return binary(GATHER_ND, x, indices);
  }

  /**
   * The elements or slices of x at tuples of indices. One out of range throws {@link EagerException.InvalidArgument}.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @param indices Tuples of indices of the first depth axes of x behind batchDims, from 0 on. Shape {@code
   *     [outer..., depth]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: batchDims
   * @return what stands there; inner is n without batchDims and depth dims in front, shape {@code [outer...,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gatherNd(Tensor x, Tensor indices, Options.GatherNd options) {
    return run(GATHER_ND, options, Objects.requireNonNull(x), Objects.requireNonNull(indices));
  }

  /**
   * The greatest common divisor of |x1| and |x2|; gcd(0, n) is |n|.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gcd(Tensor x1, Tensor x2) {
    return binary(GCD, x1, x2);
  }

  /**
   * x * P(X &lt;= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gelu(Tensor x) {
    return unary(GELU, x);
  }

  /**
   * x * P(X &lt;= x) for a normal X: the Gaussian error linear unit (Hendrycks and Gimpel, 2016).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: approximate
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gelu(Tensor x, Options.Gelu options) {
    return run(GELU, options, Objects.requireNonNull(x));
  }

  /**
   * The square root of the sum of the squares of all elements of all tensors.
   *
   * @param xs The tensors, each of its own shape. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the norm, shape {@code []}, dtype {@code xs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor globalNorm(List<Tensor> xs) {
    return run(GLOBAL_NORM, null, all(xs));
  }

  /**
   * The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
   *
   * @param x The elements; n, at axis, is even. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32,
   *     float64.
   * @return the gated half; m is half of n, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor glu(Tensor x) {
    return unary(GLU, x);
  }

  /**
   * The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).
   *
   * @param x The elements; n, at axis, is even. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32,
   *     float64.
   * @param options what else is given: axis
   * @return the gated half; m is half of n, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor glu(Tensor x, Options.Glu options) {
    return run(GLU, options, Objects.requireNonNull(x));
  }

  /**
   * Whether x1 &gt; x2.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor greater(Tensor x1, Tensor x2) {
    return binary(GREATER, x1, x2);
  }

  /**
   * Whether x1 &gt;= x2.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor greaterEqual(Tensor x1, Tensor x2) {
    return binary(GREATER_EQUAL, x1, x2);
  }

  /**
   * The values of images at the points of a grid, which has coordinates from -1 to 1.
   *
   * @param x The images, with one to three spatial axes. Shape {@code [batch, in..., channels]}; float16, bfloat16,
   *     float32, float64.
   * @param grid The coordinates of each point in x, those along the last spatial axis first: x, y and z. Shape
   *     {@code [batch, out..., axes]}; float16, bfloat16, float32, float64.
   * @return the values at the points, shape {@code [batch, out..., channels]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gridSample(Tensor x, Tensor grid) {
    return binary(GRID_SAMPLE, x, grid);
  }

  /**
   * The values of images at the points of a grid, which has coordinates from -1 to 1.
   *
   * @param x The images, with one to three spatial axes. Shape {@code [batch, in..., channels]}; float16, bfloat16,
   *     float32, float64.
   * @param grid The coordinates of each point in x, those along the last spatial axis first: x, y and z. Shape
   *     {@code [batch, out..., axes]}; float16, bfloat16, float32, float64.
   * @param options what else is given: interpolation, paddingMode, alignCorners, dataFormat
   * @return the values at the points, shape {@code [batch, out..., channels]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gridSample(Tensor x, Tensor grid, Options.GridSample options) {
    return run(GRID_SAMPLE, options, Objects.requireNonNull(x), Objects.requireNonNull(grid));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018). The mean and the
   * variance are those of a group of channels of one image.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [images,
   *     ..., channels]}; float16, bfloat16, float32, float64.
   * @param groups The number of groups, each of as many neighbouring channels; -1: each channel is one.
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor groupNorm(Tensor x, long groups) {
    return run(GROUP_NORM, new Arguments().word(0, groups), Objects.requireNonNull(x));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel (Wu, He, 2018). The mean and the
   * variance are those of a group of channels of one image.
   *
   * @param x At least a matrix; where dataFormat is NCHW the channels are its second dim. Shape {@code [images,
   *     ..., channels]}; float16, bfloat16, float32, float64.
   * @param groups The number of groups, each of as many neighbouring channels; -1: each channel is one.
   * @param options what else is given: scale, offset, epsilon, dataFormat
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor groupNorm(Tensor x, long groups, Options.GroupNorm options) {
    return run(GROUP_NORM, new Arguments(options).word(0, groups), Objects.requireNonNull(x));
  }

  /**
   * Gated recurrent units over whole sequences (Cho et al., 2014). With a = x kernel + bias[0] and b = h
   * recurrentKernel + bias[1], each of the parts z, r, n in this order, each step makes h = z h + (1 - z) tanh(a_n + r
   * b_n), where z = sigmoid(a_z + b_z) and r = sigmoid(a_r + b_r).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 3 gates of as many units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> gru(Tensor x, Tensor kernel, Tensor recurrentKernel) {
    return runAll(
        GRU, null, Objects.requireNonNull(x), Objects.requireNonNull(kernel), Objects.requireNonNull(recurrentKernel));
  }

  /**
   * Gated recurrent units over whole sequences (Cho et al., 2014). With a = x kernel + bias[0] and b = h
   * recurrentKernel + bias[1], each of the parts z, r, n in this order, each step makes h = z h + (1 - z) tanh(a_n + r
   * b_n), where z = sigmoid(a_z + b_z) and r = sigmoid(a_r + b_r).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 3 gates of as many units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias, initialH, mask, timeMajor, reverse
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> gru(Tensor x, Tensor kernel, Tensor recurrentKernel, Options.Gru options) {
    return runAll(
        GRU, options, Objects.requireNonNull(x), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of gru.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 3 gates of as many units: z, r, n. Shape {@code [inputs, gates]}; float16,
   *     bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gruCell(Tensor x, Tensor h, Tensor kernel, Tensor recurrentKernel) {
    return run(
        GRU_CELL, null, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of gru.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 3 gates of as many units: z, r, n. Shape {@code [inputs, gates]}; float16,
   *     bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor gruCell(Tensor x, Tensor h, Tensor kernel, Tensor recurrentKernel, Options.GruCell options) {
    return run(
        GRU_CELL, options, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * Hamming's window: 0.54 - 0.46 cos t, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hammingWindow(long windowLength) {
    return run(HAMMING_WINDOW, new Arguments().word(0, windowLength));
  }

  /**
   * Hamming's window: 0.54 - 0.46 cos t, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @param options what else is given: periodic, dtype
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hammingWindow(long windowLength, Options.HammingWindow options) {
    return run(HAMMING_WINDOW, new Arguments(options).word(0, windowLength));
  }

  /**
   * Hann's window: (1 - cos t) / 2, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hannWindow(long windowLength) {
    return run(HANN_WINDOW, new Arguments().word(0, windowLength));
  }

  /**
   * Hann's window: (1 - cos t) / 2, with t from 0 to 2 pi.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @param options what else is given: periodic, dtype
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hannWindow(long windowLength, Options.HannWindow options) {
    return run(HANN_WINDOW, new Arguments(options).word(0, windowLength));
  }

  /**
   * min(max(x + 3, 0), 6) / 6 (Howard et al., 2019).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hardSigmoid(Tensor x) {
    return unary(HARD_SIGMOID, x);
  }

  /**
   * x * hard_sigmoid(x) (Howard et al., 2019).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hardSwish(Tensor x) {
    return unary(HARD_SWISH, x);
  }

  /**
   * min(max(x, -1), 1).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hardTanh(Tensor x) {
    return unary(HARD_TANH, x);
  }

  /**
   * x where |x| &gt; threshold, else 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hardshrink(Tensor x) {
    return unary(HARDSHRINK, x);
  }

  /**
   * x where |x| &gt; threshold, else 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: threshold
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hardshrink(Tensor x, Options.Hardshrink options) {
    return run(HARDSHRINK, options, Objects.requireNonNull(x));
  }

  /**
   * 0 where x1 is negative, 1 where it is positive, and x2 where it is 0: the step function.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor heaviside(Tensor x1, Tensor x2) {
    return binary(HEAVISIDE, x1, x2);
  }

  /**
   * The fft, which is real, of numbers that are given by their first half. The others are its conjugates in the reverse
   * order.
   *
   * @param x The first half of the numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but
   *     string.
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hfft(Tensor x) {
    return unary(HFFT, x);
  }

  /**
   * The fft, which is real, of numbers that are given by their first half. The others are its conjugates in the reverse
   * order.
   *
   * @param x The first half of the numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but
   *     string.
   * @param options what else is given: n, axis, norm
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hfft(Tensor x, Options.Hfft options) {
    return run(HFFT, options, Objects.requireNonNull(x));
  }

  /**
   * How many elements lie in each of equally wide bins; integers become floats first. A bin has its lower edge, and the
   * last one its upper edge too. NaN and what lies outside do not count. Without low or high, the range that is found
   * must be finite.
   *
   * @param x The elements. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the counts, shape {@code [bins]}, dtype {@code dtype}; The edges of the bins, one more than there are
   *     bins, shape {@code [m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> histogram(Tensor x) {
    return runAll(HISTOGRAM, null, Objects.requireNonNull(x));
  }

  /**
   * How many elements lie in each of equally wide bins; integers become floats first. A bin has its lower edge, and the
   * last one its upper edge too. NaN and what lies outside do not count. Without low or high, the range that is found
   * must be finite.
   *
   * @param x The elements. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: bins, low, high, weights, dtype
   * @return the counts, shape {@code [bins]}, dtype {@code dtype}; The edges of the bins, one more than there are
   *     bins, shape {@code [m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> histogram(Tensor x, Options.Histogram options) {
    return runAll(HISTOGRAM, options, Objects.requireNonNull(x));
  }

  /**
   * Half the square of errors up to delta, and a line beyond (Huber, 1964).
   *
   * @param x The predictions. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor huber(Tensor x, Tensor target) {
    return binary(HUBER, x, target);
  }

  /**
   * Half the square of errors up to delta, and a line beyond (Huber, 1964).
   *
   * @param x The predictions. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: delta, reduction
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor huber(Tensor x, Tensor target, Options.Huber options) {
    return run(HUBER, options, Objects.requireNonNull(x), Objects.requireNonNull(target));
  }

  /**
   * sqrt(x1^2 + x2^2), without overflow of the squares.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor hypot(Tensor x1, Tensor x2) {
    return binary(HYPOT, x1, x2);
  }

  /**
   * The modified Bessel function of the first kind, of order 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor i0(Tensor x) {
    return unary(I0, x);
  }

  /**
   * e^-|x| times the modified Bessel function of the first kind, of order 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor i0e(Tensor x) {
    return unary(I0E, x);
  }

  /**
   * The modified Bessel function of the first kind, of order 1.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor i1(Tensor x) {
    return unary(I1, x);
  }

  /**
   * e^-|x| times the modified Bessel function of the first kind, of order 1.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor i1e(Tensor x) {
    return unary(I1E, x);
  }

  /**
   * x itself, as a new tensor on the same memory.
   *
   * @param x Any tensor. Shape {@code any}; any dtype.
   * @return the same values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor identity(Tensor x) {
    return unary(IDENTITY, x);
  }

  /**
   * The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but string.
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifft(Tensor x) {
    return unary(IFFT, x);
  }

  /**
   * The inverse of fft along an axis: the sums of x[j] e^(2 pi i jk/n) over n.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but string.
   * @param options what else is given: n, axis, norm
   * @return the transform, shape {@code [outer..., n, inner...]}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifft(Tensor x, Options.Ifft options) {
    return run(IFFT, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse of fft2.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifft2(Tensor x) {
    return unary(IFFT2, x);
  }

  /**
   * The inverse of fft2.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifft2(Tensor x, Options.Ifft2 options) {
    return run(IFFT2, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse of fftn.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifftn(Tensor x) {
    return unary(IFFTN, x);
  }

  /**
   * The inverse of fftn.
   *
   * @param x The numbers. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return the transform, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifftn(Tensor x, Options.Ifftn options) {
    return run(IFFTN, options, Objects.requireNonNull(x));
  }

  /**
   * Undoes fftshift.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifftshift(Tensor x) {
    return unary(IFFTSHIFT, x);
  }

  /**
   * Undoes fftshift.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param options what else is given: axes
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ifftshift(Tensor x, Options.Ifftshift options) {
    return run(IFFTSHIFT, options, Objects.requireNonNull(x));
  }

  /**
   * The regularized lower incomplete gamma function P(x1, x2). It is the integral of t^(x1 - 1) e^-t from 0 to x2, over
   * gamma(x1). NaN where x1 or x2 is negative. Derivatives in x1 go up to the eighth.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor igamma(Tensor x1, Tensor x2) {
    return binary(IGAMMA, x1, x2);
  }

  /**
   * The regularized upper incomplete gamma function Q(x1, x2) = 1 - P(x1, x2), exact where it is small. Derivatives in
   * x1 go up to the eighth.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor igammac(Tensor x1, Tensor x2) {
    return binary(IGAMMAC, x1, x2);
  }

  /**
   * The inverse of hfft along an axis.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @return the first half of the numbers; half is n / 2 + 1, shape {@code [outer..., half, inner...]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ihfft(Tensor x) {
    return unary(IHFFT, x);
  }

  /**
   * The inverse of hfft along an axis.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: n, axis, norm
   * @return the first half of the numbers; half is n / 2 + 1, shape {@code [outer..., half, inner...]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ihfft(Tensor x, Options.Ihfft options) {
    return run(IHFFT, options, Objects.requireNonNull(x));
  }

  /**
   * The imaginary part of complex x; 0 for real x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor imag(Tensor x) {
    return unary(IMAG, x);
  }

  /**
   * Sums of products over the last axes. A scalar multiplies the other input.
   *
   * @param x1 The first factor. Shape {@code any}; any dtype but string.
   * @param x2 The second factor, whose last dim is that of x1. Shape {@code any}; any dtype but string.
   * @return the dims of x1 and then those of x2, without the last ones, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor inner(Tensor x1, Tensor x2) {
    return binary(INNER, x1, x2);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel. The mean and the variance are those of
   * a channel of one image (Ulyanov et al., 2016).
   *
   * @param x The images, in the order of dataFormat. Shape {@code [images, ..., channels]}; float16, bfloat16,
   *     float32, float64.
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor instanceNorm(Tensor x) {
    return unary(INSTANCE_NORM, x);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel. The mean and the variance are those of
   * a channel of one image (Ulyanov et al., 2016).
   *
   * @param x The images, in the order of dataFormat. Shape {@code [images, ..., channels]}; float16, bfloat16,
   *     float32, float64.
   * @param options what else is given: scale, offset, epsilon, dataFormat
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor instanceNorm(Tensor x, Options.InstanceNorm options) {
    return run(INSTANCE_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * The inverses of matrices. A singular matrix throws {@link EagerException.InvalidArgument}.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return their inverses, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor inv(Tensor x) {
    return unary(INV, x);
  }

  /**
   * The inverses of matrices. A singular matrix throws {@link EagerException.InvalidArgument}.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: adjoint
   * @return their inverses, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor inv(Tensor x, Options.Inv options) {
    return run(INV, options, Objects.requireNonNull(x));
  }

  /**
   * The window with which istft undoes stft. Each number is divided by the sum of the squares of all that meet at its
   * place.
   *
   * @param window The window of stft. Shape {@code [n]}; any dtype but complex64, complex128, string.
   * @param frameStep How far apart frames begin.
   * @return the window of istft, shape {@code [n]}, dtype {@code window}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor inverseStftWindow(Tensor window, long frameStep) {
    return run(INVERSE_STFT_WINDOW, new Arguments().word(0, frameStep), Objects.requireNonNull(window));
  }

  /**
   * The inverse of rfft along an axis. Imaginary parts of what has to be real are ignored.
   *
   * @param x The half of a transform; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but
   *     string.
   * @return real numbers, shape {@code [outer..., n, inner...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfft(Tensor x) {
    return unary(IRFFT, x);
  }

  /**
   * The inverse of rfft along an axis. Imaginary parts of what has to be real are ignored.
   *
   * @param x The half of a transform; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but
   *     string.
   * @param options what else is given: n, axis, norm
   * @return real numbers, shape {@code [outer..., n, inner...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfft(Tensor x, Options.Irfft options) {
    return run(IRFFT, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse of rfft2. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
   *
   * @param x A transform, of whose last axis the first half. Shape {@code any}; any dtype but string.
   * @return real numbers, shape {@code any}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfft2(Tensor x) {
    return unary(IRFFT2, x);
  }

  /**
   * The inverse of rfft2. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
   *
   * @param x A transform, of whose last axis the first half. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return real numbers, shape {@code any}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfft2(Tensor x, Options.Irfft2 options) {
    return run(IRFFT2, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse of rfftn. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
   *
   * @param x A transform, of whose last axis the first half. Shape {@code any}; any dtype but string.
   * @return real numbers, shape {@code any}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfftn(Tensor x) {
    return unary(IRFFTN, x);
  }

  /**
   * The inverse of rfftn. An axis of m numbers becomes 2 (m - 1) unless s says otherwise.
   *
   * @param x A transform, of whose last axis the first half. Shape {@code any}; any dtype but string.
   * @param options what else is given: s, axes, norm
   * @return real numbers, shape {@code any}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor irfftn(Tensor x, Options.Irfftn options) {
    return run(IRFFTN, options, Objects.requireNonNull(x));
  }

  /**
   * Whether elements are neither infinite nor NaN.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor isfinite(Tensor x) {
    return unary(ISFINITE, x);
  }

  /**
   * Whether elements of x1 are among those of x2. NaN is not.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The elements to look for. Shape {@code any}; any dtype.
   * @param x2 Where to look for them. Shape {@code any}; any dtype.
   * @return whether each one is there, shape {@code x1}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor isin(Tensor x1, Tensor x2) {
    return binary(ISIN, x1, x2);
  }

  /**
   * Whether elements of x1 are among those of x2. NaN is not.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The elements to look for. Shape {@code any}; any dtype.
   * @param x2 Where to look for them. Shape {@code any}; any dtype.
   * @param options what else is given: invert
   * @return whether each one is there, shape {@code x1}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor isin(Tensor x1, Tensor x2, Options.Isin options) {
    return run(ISIN, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * Whether elements are infinite, of either sign.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor isinf(Tensor x) {
    return unary(ISINF, x);
  }

  /**
   * Whether elements are NaN.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor isnan(Tensor x) {
    return unary(ISNAN, x);
  }

  /**
   * The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
   *
   * @param x The transforms of frames. Shape {@code [outer..., frames, bins]}; any dtype but string.
   * @param frameLength How many numbers a frame has.
   * @param frameStep How far apart frames begin.
   * @return signals; n is frameLength and frameStep for each frame but the first, shape {@code [outer..., n]},
   *     dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor istft(Tensor x, long frameLength, long frameStep) {
    return run(ISTFT, new Arguments().word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * The sum of the irfft of frames, multiplied by a window; the inverse of stft if it is inverse_stft_window.
   *
   * @param x The transforms of frames. Shape {@code [outer..., frames, bins]}; any dtype but string.
   * @param frameLength How many numbers a frame has.
   * @param frameStep How far apart frames begin.
   * @param options what else is given: window, fftLength
   * @return signals; n is frameLength and frameStep for each frame but the first, shape {@code [outer..., n]},
   *     dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor istft(Tensor x, long frameLength, long frameStep, Options.Istft options) {
    return run(ISTFT, new Arguments(options).word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * Kaiser's window: I0(beta sqrt(1 - t^2)) / I0(beta), with t from -1 to 1 and the Bessel function I0.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor kaiserWindow(long windowLength) {
    return run(KAISER_WINDOW, new Arguments().word(0, windowLength));
  }

  /**
   * Kaiser's window: I0(beta sqrt(1 - t^2)) / I0(beta), with t from -1 to 1 and the Bessel function I0.
   *
   * <p>The op has no gradient.
   *
   * @param windowLength How many numbers it has.
   * @param options what else is given: periodic, dtype, beta
   * @return the window, shape {@code [window_length]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor kaiserWindow(long windowLength, Options.KaiserWindow options) {
    return run(KAISER_WINDOW, new Arguments(options).word(0, windowLength));
  }

  /**
   * Kullback and Leibler's divergence of a distribution from a target.
   *
   * @param x The logarithms of probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The target's probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor klDiv(Tensor x, Tensor target) {
    return binary(KL_DIV, x, target);
  }

  /**
   * Kullback and Leibler's divergence of a distribution from a target.
   *
   * @param x The logarithms of probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The target's probabilities. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: logTarget, reduction
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor klDiv(Tensor x, Tensor target, Options.KlDiv options) {
    return run(KL_DIV, options, Objects.requireNonNull(x), Objects.requireNonNull(target));
  }

  /**
   * Kronecker's products: x1 with each element replaced by its product with x2.
   *
   * @param x1 The first factor. Shape {@code any}; any dtype but string.
   * @param x2 The second factor. The lower rank gets leading dims of 1. Shape {@code any}; any dtype but string.
   * @return along each axis the product of both dims, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor kron(Tensor x1, Tensor x2) {
    return binary(KRON, x1, x2);
  }

  /**
   * Half the sum of the squares of all elements.
   *
   * @param x The elements. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the sum, shape {@code []}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor l2Loss(Tensor x) {
    return unary(L2_LOSS, x);
  }

  /**
   * x over its Euclidean norm along axes; integers become floats first.
   *
   * @param x The elements. Shape {@code any}; any dtype but string.
   * @return x / sqrt(max(sum(|x|^2), epsilon)), shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor l2Normalize(Tensor x) {
    return unary(L2_NORMALIZE, x);
  }

  /**
   * x over its Euclidean norm along axes; integers become floats first.
   *
   * @param x The elements. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, epsilon
   * @return x / sqrt(max(sum(|x|^2), epsilon)), shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor l2Normalize(Tensor x, Options.L2Normalize options) {
    return run(L2_NORMALIZE, options, Objects.requireNonNull(x));
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016). The mean and
   * the variance are those over these axes.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n...]}; float16, bfloat16, float32, float64.
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor layerNorm(Tensor x) {
    return unary(LAYER_NORM, x);
  }

  /**
   * (x - mean) / sqrt(variance + epsilon) * scale + offset, each place along some axes (Ba et al., 2016). The mean and
   * the variance are those over these axes.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n...]}; float16, bfloat16, float32, float64.
   * @param options what else is given: scale, offset, axis, epsilon
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor layerNorm(Tensor x, Options.LayerNorm options) {
    return run(LAYER_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * The logarithm of the absolute value of the beta function of the numbers along the last axis. It is the sum of their
   * lgamma, less lgamma of their sum: the constant of Dirichlet's distribution.
   *
   * @param x The numbers. One alone gives 0, none -inf. Shape {@code [outer..., n]}; any dtype but complex64,
   *     complex128, string.
   * @return the logarithms, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lbeta(Tensor x) {
    return unary(LBETA, x);
  }

  /**
   * The least common multiple of |x1| and |x2|, 0 where either is 0; too large ones wrap.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lcm(Tensor x1, Tensor x2) {
    return binary(LCM, x1, x2);
  }

  /**
   * x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.
   *
   * @param x1 The numbers. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The powers, whole numbers. The shapes broadcast. Shape {@code any}; int8, int16, int32, int64, uint8,
   *     uint16, uint32, uint64.
   * @return the scaled numbers, of the shape to which both broadcast, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ldexp(Tensor x1, Tensor x2) {
    return binary(LDEXP, x1, x2);
  }

  /**
   * x where x &gt; 0, else alpha * x (Maas et al., 2013).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor leakyRelu(Tensor x) {
    return unary(LEAKY_RELU, x);
  }

  /**
   * x where x &gt; 0, else alpha * x (Maas et al., 2013).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: alpha
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor leakyRelu(Tensor x, Options.LeakyRelu options) {
    return run(LEAKY_RELU, options, Objects.requireNonNull(x));
  }

  /**
   * Whether x1 &lt; x2; strings byte by byte.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor less(Tensor x1, Tensor x2) {
    return binary(LESS, x1, x2);
  }

  /**
   * Whether x1 &lt;= x2.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lessEqual(Tensor x1, Tensor x2) {
    return binary(LESS_EQUAL, x1, x2);
  }

  /**
   * The natural logarithm of the absolute value of the gamma function.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lgamma(Tensor x) {
    return unary(LGAMMA, x);
  }

  /**
   * Numbers from start to stop, equally far apart.
   *
   * <p>The op has no gradient.
   *
   * @param start The first number.
   * @param stop The last number; without endpoint the one after it.
   * @param num How many numbers.
   * @return the numbers, shape {@code [num]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor linspace(double start, double stop, long num) {
    return run(LINSPACE, new Arguments().number(0, start).number(1, stop).word(2, num));
  }

  /**
   * Numbers from start to stop, equally far apart.
   *
   * <p>The op has no gradient.
   *
   * @param start The first number.
   * @param stop The last number; without endpoint the one after it.
   * @param num How many numbers.
   * @param options what else is given: endpoint, dtype
   * @return the numbers, shape {@code [num]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor linspace(double start, double stop, long num, Options.Linspace options) {
    return run(LINSPACE, new Arguments(options).number(0, start).number(1, stop).word(2, num));
  }

  /**
   * x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours. Those in the last dim
   * count, depthRadius on either side (Krizhevsky et al., 2012).
   *
   * @param x The elements. Shape {@code [..., channels]}; float16, bfloat16, float32, float64.
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor localResponseNorm(Tensor x) {
    return unary(LOCAL_RESPONSE_NORM, x);
  }

  /**
   * x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours. Those in the last dim
   * count, depthRadius on either side (Krizhevsky et al., 2012).
   *
   * @param x The elements. Shape {@code [..., channels]}; float16, bfloat16, float32, float64.
   * @param options what else is given: depthRadius, bias, alpha, beta
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor localResponseNorm(Tensor x, Options.LocalResponseNorm options) {
    return run(LOCAL_RESPONSE_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * The natural logarithm; NaN where a real x is negative.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor log(Tensor x) {
    return unary(LOG, x);
  }

  /**
   * The logarithm to base 10; NaN where a real x is negative.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor log10(Tensor x) {
    return unary(LOG10, x);
  }

  /**
   * The natural logarithm of 1 + x, exact near 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor log1p(Tensor x) {
    return unary(LOG1P, x);
  }

  /**
   * The logarithm to base 2; NaN where a real x is negative.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor log2(Tensor x) {
    return unary(LOG2, x);
  }

  /**
   * The logarithm of the standard normal distribution function, with all digits where it is small.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logNdtr(Tensor x) {
    return unary(LOG_NDTR, x);
  }

  /**
   * log(sigmoid(x)) = -softplus(-x).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logSigmoid(Tensor x) {
    return unary(LOG_SIGMOID, x);
  }

  /**
   * x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
   *
   * @param x Scores; n stands at axis. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32, float64.
   * @return logarithms of probabilities, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logSoftmax(Tensor x) {
    return unary(LOG_SOFTMAX, x);
  }

  /**
   * x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.
   *
   * @param x Scores; n stands at axis. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32, float64.
   * @param options what else is given: axis
   * @return logarithms of probabilities, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logSoftmax(Tensor x, Options.LogSoftmax options) {
    return run(LOG_SOFTMAX, options, Objects.requireNonNull(x));
  }

  /**
   * log(e^x1 + e^x2), without overflow.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logaddexp(Tensor x1, Tensor x2) {
    return binary(LOGADDEXP, x1, x2);
  }

  /**
   * log2(2^x1 + 2^x2), without overflow.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logaddexp2(Tensor x1, Tensor x2) {
    return binary(LOGADDEXP2, x1, x2);
  }

  /**
   * The logarithms of determinants: NaN of a real one that is negative, -inf of 0. The gradient of a singular matrix
   * throws {@link EagerException.InvalidArgument}.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the logarithms. They neither overflow nor underflow, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logdet(Tensor x) {
    return unary(LOGDET, x);
  }

  /**
   * Whether both x1 and x2 are true.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logicalAnd(Tensor x1, Tensor x2) {
    return binary(LOGICAL_AND, x1, x2);
  }

  /**
   * Whether x is false.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; bool.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logicalNot(Tensor x) {
    return unary(LOGICAL_NOT, x);
  }

  /**
   * Whether x1 or x2 or both are true.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logicalOr(Tensor x1, Tensor x2) {
    return binary(LOGICAL_OR, x1, x2);
  }

  /**
   * Whether one of x1 and x2 is true, but not both.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; bool.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; bool.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logicalXor(Tensor x1, Tensor x2) {
    return binary(LOGICAL_XOR, x1, x2);
  }

  /**
   * log(sum(e^x)) over axes, without overflow.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logsumexp(Tensor x) {
    return unary(LOGSUMEXP, x);
  }

  /**
   * log(sum(e^x)) over axes, without overflow.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor logsumexp(Tensor x, Options.Logsumexp options) {
    return run(LOGSUMEXP, options, Objects.requireNonNull(x));
  }

  /**
   * The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; float16, bfloat16, float32, float64.
   * @return A norm for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lpPool(Tensor x) {
    return unary(LP_POOL, x);
  }

  /**
   * The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; float16, bfloat16, float32, float64.
   * @param options what else is given: ord, ksize, strides, padding, dataFormat, paddings, dilations, ceilMode
   * @return A norm for each window, in the order of dataFormat, shape {@code [n, windows..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lpPool(Tensor x, Options.LpPool options) {
    return run(LP_POOL, options, Objects.requireNonNull(x));
  }

  /**
   * Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997). With the gates i, f, g, o = x kernel +
   * h recurrentKernel + bias, in this order, each step makes c = sigmoid(f) c + sigmoid(i) tanh(g) and h = sigmoid(o)
   * tanh(c).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 4 gates of as many units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}; The cells after the last step
   *     that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> lstm(Tensor x, Tensor kernel, Tensor recurrentKernel) {
    return runAll(
        LSTM, null, Objects.requireNonNull(x), Objects.requireNonNull(kernel), Objects.requireNonNull(recurrentKernel));
  }

  /**
   * Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997). With the gates i, f, g, o = x kernel +
   * h recurrentKernel + bias, in this order, each step makes c = sigmoid(f) c + sigmoid(i) tanh(g) and h = sigmoid(o)
   * tanh(c).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 4 gates of as many units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias, initialH, initialC, mask, timeMajor, reverse
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}; The cells after the last step
   *     that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> lstm(Tensor x, Tensor kernel, Tensor recurrentKernel, Options.Lstm options) {
    return runAll(
        LSTM, options, Objects.requireNonNull(x), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of lstm.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param c The cells before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 4 gates of as many units: i, f, g, o. Shape {@code [inputs, gates]};
   *     float16, bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}; The cells after the step,
   *     shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> lstmCell(Tensor x, Tensor h, Tensor c, Tensor kernel, Tensor recurrentKernel) {
    return runAll(
        LSTM_CELL, null, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(c),
        Objects.requireNonNull(kernel), Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of lstm.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param c The cells before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x, for 4 gates of as many units: i, f, g, o. Shape {@code [inputs, gates]};
   *     float16, bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}; The cells after the step,
   *     shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> lstmCell(
      Tensor x, Tensor h, Tensor c, Tensor kernel, Tensor recurrentKernel, Options.LstmCell options) {
    return runAll(
        LSTM_CELL, options, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(c),
        Objects.requireNonNull(kernel), Objects.requireNonNull(recurrentKernel));
  }

  /**
   * The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2. Matrices x1 may
   * be wide, tall and of any rank. Numbers in them that are not finite give NaN. The gradient is that where the rank
   * stays as it is.
   *
   * @param x1 Matrices; integers become floats first. Shape {@code [left..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param x2 The right-hand sides, or the vector [m]. Shape {@code [right..., m, k]}; any dtype but float16,
   *     bfloat16, string.
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lstsq(Tensor x1, Tensor x2) {
    return binary(LSTSQ, x1, x2);
  }

  /**
   * The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2. Matrices x1 may
   * be wide, tall and of any rank. Numbers in them that are not finite give NaN. The gradient is that where the rank
   * stays as it is.
   *
   * @param x1 Matrices; integers become floats first. Shape {@code [left..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param x2 The right-hand sides, or the vector [m]. Shape {@code [right..., m, k]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: rtol
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor lstsq(Tensor x1, Tensor x2, Options.Lstsq options) {
    return run(LSTSQ, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The factors of matrices with rows exchanged, x[p] = L U. A singular matrix has them too, but its gradient throws
   * {@link EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return U in the upper triangle, and L, whose diagonal has ones, below it, shape {@code x}, dtype {@code x};
   *     The row of x that stands in each place, shape {@code [outer..., m]}, dtype {@code int32}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> lu(Tensor x) {
    return runAll(LU, null, Objects.requireNonNull(x));
  }

  /**
   * The solutions y of a y = x2, from the factors of a. A zero on a diagonal throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param lu The factors that lu gives. Shape {@code [left..., n, n]}; any dtype but float16, bfloat16, string.
   * @param p The places of rows that lu gives. Shape {@code [left..., n]}; int32, int64.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code lu}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor luSolve(Tensor lu, Tensor p, Tensor x2) {
    return run(LU_SOLVE, null, Objects.requireNonNull(lu), Objects.requireNonNull(p), Objects.requireNonNull(x2));
  }

  /**
   * A function of each slice along the first axis.
   *
   * @param inputs Tensors of one first dim, and the invariants. Shape {@code any}; any dtype.
   * @param function A function of a slice of each tensor, and of the invariants.
   * @return what the function gives, each stacked along a new first axis, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> map(List<Tensor> inputs, TracedFunction function) {
    return runAll(MAP, new Arguments().set("function", function), all(inputs));
  }

  /**
   * A function of each slice along the first axis.
   *
   * @param inputs Tensors of one first dim, and the invariants. Shape {@code any}; any dtype.
   * @param function A function of a slice of each tensor, and of the invariants.
   * @param options what else is given: numInvariants
   * @return what the function gives, each stacked along a new first axis, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> map(List<Tensor> inputs, TracedFunction function, Options.Map options) {
    return runAll(MAP, new Arguments(options).set("function", function), all(inputs));
  }

  /**
   * The matrix product. Leading dims are batches and broadcast. A vector on the left is a row, on the right a column,
   * and the result does not have that dim, as in NumPy's matmul. Of booleans, a sum says whether a product is true.
   *
   * @param x1 Matrices, or the vector [k]. Shape {@code [left..., m, k]}; any dtype but string.
   * @param x2 Matrices, or the vector [k]. Shape {@code [right..., k, n]}; any dtype but string.
   * @return the products; batch is what left and right broadcast to, shape {@code [batch..., m, n]}, dtype {@code
   *     x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matmul(Tensor x1, Tensor x2) {
    return binary(MATMUL, x1, x2);
  }

  /**
   * The matrix product. Leading dims are batches and broadcast. A vector on the left is a row, on the right a column,
   * and the result does not have that dim, as in NumPy's matmul. Of booleans, a sum says whether a product is true.
   *
   * @param x1 Matrices, or the vector [k]. Shape {@code [left..., m, k]}; any dtype but string.
   * @param x2 Matrices, or the vector [k]. Shape {@code [right..., k, n]}; any dtype but string.
   * @param options what else is given: transposeA, transposeB, adjointA, adjointB
   * @return the products; batch is what left and right broadcast to, shape {@code [batch..., m, n]}, dtype {@code
   *     x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matmul(Tensor x1, Tensor x2, Options.Matmul options) {
    return run(MATMUL, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The condition numbers of matrices. Where the norm is neither TWO nor MINUS_TWO, they are square, and a singular one
   * throws {@link EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return with TWO the largest over the smallest singular value, which is inf where that is 0; with MINUS_TWO the
   *     reverse, which is inf where both are 0; else the norms of x times those of the inverses, shape {@code
   *     [outer...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixCond(Tensor x) {
    return unary(MATRIX_COND, x);
  }

  /**
   * The condition numbers of matrices. Where the norm is neither TWO nor MINUS_TWO, they are square, and a singular one
   * throws {@link EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: p
   * @return with TWO the largest over the smallest singular value, which is inf where that is 0; with MINUS_TWO the
   *     reverse, which is inf where both are 0; else the norms of x times those of the inverses, shape {@code
   *     [outer...]}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixCond(Tensor x, Options.MatrixCond options) {
    return run(MATRIX_COND, options, Objects.requireNonNull(x));
  }

  /**
   * Square matrices with x on their k-th diagonals and zeros elsewhere.
   *
   * @param x The diagonals. Shape {@code [outer..., n]}; any dtype but string.
   * @return the matrices; m is n + |k|, shape {@code [outer..., m, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixDiag(Tensor x) {
    return unary(MATRIX_DIAG, x);
  }

  /**
   * Square matrices with x on their k-th diagonals and zeros elsewhere.
   *
   * @param x The diagonals. Shape {@code [outer..., n]}; any dtype but string.
   * @param options what else is given: k
   * @return the matrices; m is n + |k|, shape {@code [outer..., m, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixDiag(Tensor x, Options.MatrixDiag options) {
    return run(MATRIX_DIAG, options, Objects.requireNonNull(x));
  }

  /**
   * The exponentials of matrices, the sums of x^k / k!. Numbers that are not finite give NaN.
   *
   * @param x Square matrices. Shape {@code [outer..., n, n]}; any dtype but float16, bfloat16, string.
   * @return their exponentials, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixExp(Tensor x) {
    return unary(MATRIX_EXP, x);
  }

  /**
   * The norms of matrices.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return A real norm for each matrix: [outer...], or with keepdims [outer..., 1, 1], shape {@code any}, dtype
   *     {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixNorm(Tensor x) {
    return unary(MATRIX_NORM, x);
  }

  /**
   * The norms of matrices.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: keepdims, order
   * @return A real norm for each matrix: [outer...], or with keepdims [outer..., 1, 1], shape {@code any}, dtype
   *     {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixNorm(Tensor x, Options.MatrixNorm options) {
    return run(MATRIX_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * Powers of square matrices.
   *
   * @param x Square matrices. Shape {@code [outer..., m, m]}; any dtype but bool, string.
   * @param n The power.
   * @return x times itself, n times; unit matrices for 0. For negative n, which integers do not take, powers of the
   *     inverses. A singular matrix throws {@link EagerException.InvalidArgument} there, shape {@code x}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixPower(Tensor x, long n) {
    return run(MATRIX_POWER, new Arguments().word(0, n), Objects.requireNonNull(x));
  }

  /**
   * The number of singular values of matrices that are not zero. 0 of a matrix with a number that is not finite.
   *
   * <p>The op has no gradient.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the ranks, shape {@code [outer...]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixRank(Tensor x) {
    return unary(MATRIX_RANK, x);
  }

  /**
   * The number of singular values of matrices that are not zero. 0 of a matrix with a number that is not finite.
   *
   * <p>The op has no gradient.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: rtol
   * @return the ranks, shape {@code [outer...]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixRank(Tensor x, Options.MatrixRank options) {
    return run(MATRIX_RANK, options, Objects.requireNonNull(x));
  }

  /**
   * The sums of the diagonals of matrices. Integers and booleans become int64 or uint64.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype but string.
   * @return the sums, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixTrace(Tensor x) {
    return unary(MATRIX_TRACE, x);
  }

  /**
   * The sums of the diagonals of matrices. Integers and booleans become int64 or uint64.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype but string.
   * @param options what else is given: offset, dtype
   * @return the sums, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixTrace(Tensor x, Options.MatrixTrace options) {
    return run(MATRIX_TRACE, options, Objects.requireNonNull(x));
  }

  /**
   * The transposes of matrices.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype.
   * @return their transposes, shape {@code [outer..., n, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor matrixTranspose(Tensor x) {
    return unary(MATRIX_TRANSPOSE, x);
  }

  /**
   * The largest element over axes; NaN where one is NaN. An empty axis throws {@link EagerException.InvalidArgument}.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor max(Tensor x) {
    return unary(MAX, x);
  }

  /**
   * The largest element over axes; NaN where one is NaN. An empty axis throws {@link EagerException.InvalidArgument}.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor max(Tensor x, Options.Max options) {
    return run(MAX, options, Objects.requireNonNull(x));
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, c]}; int8,
   *     int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool1d(Tensor x) {
    return unary(MAX_POOL1D, x);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Sequences in the order of dataFormat: w places, and their channels. Shape {@code [n, w, c]}; int8,
   *     int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode
   * @return A value for each window, in the order of dataFormat, shape {@code [n, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool1d(Tensor x, Options.MaxPool1d options) {
    return run(MAX_POOL1D, options, Objects.requireNonNull(x));
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool2d(Tensor x) {
    return unary(MAX_POOL2D, x);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode
   * @return A value for each window, in the order of dataFormat, shape {@code [n, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool2d(Tensor x, Options.MaxPool2d options) {
    return run(MAX_POOL2D, options, Objects.requireNonNull(x));
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return A value for each window, in the order of dataFormat, shape {@code [n, od, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool3d(Tensor x) {
    return unary(MAX_POOL3D, x);
  }

  /**
   * The largest element of each window, channel by channel; NaN where one is NaN.
   *
   * @param x Volumes in the order of dataFormat: d slices, h rows, w columns, and their channels. Shape {@code [n,
   *     d, h, w, c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode
   * @return A value for each window, in the order of dataFormat, shape {@code [n, od, oh, ow, c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxPool3d(Tensor x, Options.MaxPool3d options) {
    return run(MAX_POOL3D, options, Objects.requireNonNull(x));
  }

  /**
   * The largest element of each window, and its place in the image.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
   *     bfloat16, float32, float64.
   * @return the largest elements, as max_pool2d has them, shape {@code [n, windows..., c]}, dtype {@code x}; The
   *     place of the first of them among the image's elements in row-major order; -1 if a window reads none, shape
   *     {@code [n, windows..., c]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> maxPoolWithArgmax(Tensor x) {
    return runAll(MAX_POOL_WITH_ARGMAX, null, Objects.requireNonNull(x));
  }

  /**
   * The largest element of each window, and its place in the image.
   *
   * @param x Sequences, images or volumes in the order of dataFormat: one to three spatial axes, and their
   *     channels. Shape {@code [n, sizes..., c]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16,
   *     bfloat16, float32, float64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, dilations, ceilMode,
   *     includeBatchInIndex
   * @return the largest elements, as max_pool2d has them, shape {@code [n, windows..., c]}, dtype {@code x}; The
   *     place of the first of them among the image's elements in row-major order; -1 if a window reads none, shape
   *     {@code [n, windows..., c]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> maxPoolWithArgmax(Tensor x, Options.MaxPoolWithArgmax options) {
    return runAll(MAX_POOL_WITH_ARGMAX, options, Objects.requireNonNull(x));
  }

  /**
   * Zeros, with each element of x at the place that max_pool_with_argmax gives.
   *
   * @param x What a pool gives. Shape {@code [n, windows..., c]}; any dtype but string.
   * @param indices The places of elements in the result, each once (else the last one counts, and the gradient goes
   *     to all); {@link EagerException.InvalidArgument} where one is out of range. Shape {@code x}; int32, int64.
   * @return the images, in the order of dataFormat, shape {@code [n, sizes..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxUnpool(Tensor x, Tensor indices) {
    return binary(MAX_UNPOOL, x, indices);
  }

  /**
   * Zeros, with each element of x at the place that max_pool_with_argmax gives.
   *
   * @param x What a pool gives. Shape {@code [n, windows..., c]}; any dtype but string.
   * @param indices The places of elements in the result, each once (else the last one counts, and the gradient goes
   *     to all); {@link EagerException.InvalidArgument} where one is out of range. Shape {@code x}; int32, int64.
   * @param options what else is given: ksize, strides, padding, dataFormat, paddings, outputSize,
   *     includeBatchInIndex
   * @return the images, in the order of dataFormat, shape {@code [n, sizes..., c]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maxUnpool(Tensor x, Tensor indices, Options.MaxUnpool options) {
    return run(MAX_UNPOOL, options, Objects.requireNonNull(x), Objects.requireNonNull(indices));
  }

  /**
   * The larger of x1 and x2; NaN where either is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor maximum(Tensor x1, Tensor x2) {
    return binary(MAXIMUM, x1, x2);
  }

  /**
   * The mean over axes; integers become floats first. NaN where there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor mean(Tensor x) {
    return unary(MEAN, x);
  }

  /**
   * The mean over axes; integers become floats first. NaN where there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor mean(Tensor x, Options.Mean options) {
    return run(MEAN, options, Objects.requireNonNull(x));
  }

  /**
   * The middle element over axes, or the mean of the two in the middle; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor median(Tensor x) {
    return unary(MEDIAN, x);
  }

  /**
   * The middle element over axes, or the mean of the two in the middle; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor median(Tensor x, Options.Median options) {
    return run(MEDIAN, options, Objects.requireNonNull(x));
  }

  /**
   * The coordinates of a grid's points: a tensor for each axis, made of the coordinates along it.
   *
   * @param arrays The coordinates along each axis: a vector, or a scalar for one. Shape {@code any}; any dtype.
   * @return the coordinates of all points, each tensor of the dtype of its vector, shape {@code any}, dtype {@code
   *     arrays}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> meshgrid(List<Tensor> arrays) {
    return runAll(MESHGRID, null, all(arrays));
  }

  /**
   * The coordinates of a grid's points: a tensor for each axis, made of the coordinates along it.
   *
   * @param arrays The coordinates along each axis: a vector, or a scalar for one. Shape {@code any}; any dtype.
   * @param options what else is given: indexing
   * @return the coordinates of all points, each tensor of the dtype of its vector, shape {@code any}, dtype {@code
   *     arrays}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> meshgrid(List<Tensor> arrays, Options.Meshgrid options) {
    return runAll(MESHGRID, options, all(arrays));
  }

  /**
   * The smallest element over axes; NaN where one is NaN. An empty axis throws {@link EagerException.InvalidArgument}.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor min(Tensor x) {
    return unary(MIN, x);
  }

  /**
   * The smallest element over axes; NaN where one is NaN. An empty axis throws {@link EagerException.InvalidArgument}.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor min(Tensor x, Options.Min options) {
    return run(MIN, options, Objects.requireNonNull(x));
  }

  /**
   * The smaller of x1 and x2; NaN where either is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor minimum(Tensor x1, Tensor x2) {
    return binary(MINIMUM, x1, x2);
  }

  /**
   * x * tanh(softplus(x)) (Misra, 2019).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor mish(Tensor x) {
    return unary(MISH, x);
  }

  /**
   * The fraction and the whole part of x, both with x's sign.
   *
   * @param x The numbers; integers become floats first. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @return what is behind the point; 0 where x is infinite, shape {@code x}, dtype {@code x}; The rest, rounded
   *     towards 0, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> modf(Tensor x) {
    return runAll(MODF, null, Objects.requireNonNull(x));
  }

  /**
   * The mean and the variance over axes; integers become floats first.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return the means. NaN where there is no element, shape {@code reduced(x)}, dtype {@code x}; The means of the
   *     squared distances from them, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> moments(Tensor x) {
    return runAll(MOMENTS, null, Objects.requireNonNull(x));
  }

  /**
   * The mean and the variance over axes; integers become floats first.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return the means. NaN where there is no element, shape {@code reduced(x)}, dtype {@code x}; The means of the
   *     squared distances from them, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> moments(Tensor x, Options.Moments options) {
    return runAll(MOMENTS, options, Objects.requireNonNull(x));
  }

  /**
   * x with axes moved to other places; the others keep their order.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param source The axes to move, each once; negative ones count from the end.
   * @param destination Where each of them goes; negative ones count from the end.
   * @return the same elements, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor moveaxis(Tensor x, long[] source, long... destination) {
    return run(MOVEAXIS, new Arguments().list(0, source).list(1, destination), Objects.requireNonNull(x));
  }

  /**
   * Attention by heads, each with projections of its own (Vaswani et al., 2017). Their results are projected and added
   * up. See scaled_dot_product_attention. Of halves the projections and the means are rounded, too.
   *
   * @param query What asks. Shape {@code [outer..., rows, n]}; float16, bfloat16, float32, float64.
   * @param key What is compared with the queries. Shape {@code [outer..., columns, m]}; float16, bfloat16, float32,
   *     float64.
   * @param value What means are taken of. Shape {@code [outer..., columns, l]}; float16, bfloat16, float32,
   *     float64.
   * @param queryKernel The projection of the queries. heads may be a multiple of that of keyKernel and valueKernel:
   *     neighbours then share these. Shape {@code [n, heads, depth]}; float16, bfloat16, float32, float64.
   * @param keyKernel The projection of the keys. Shape {@code [m, heads, depth]}; float16, bfloat16, float32,
   *     float64.
   * @param valueKernel The projection of the values. Shape {@code [l, heads, width]}; float16, bfloat16, float32,
   *     float64.
   * @param outputKernel The projection of the means. Shape {@code [heads, width, out]}; float16, bfloat16, float32,
   *     float64.
   * @return the projected means, shape {@code [outer..., rows, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor multiHeadAttention(
      Tensor query, Tensor key, Tensor value, Tensor queryKernel, Tensor keyKernel, Tensor valueKernel, Tensor
      outputKernel) {
    return run(
        MULTI_HEAD_ATTENTION, null, Objects.requireNonNull(query), Objects.requireNonNull(key),
        Objects.requireNonNull(value), Objects.requireNonNull(queryKernel), Objects.requireNonNull(keyKernel),
        Objects.requireNonNull(valueKernel), Objects.requireNonNull(outputKernel));
  }

  /**
   * Attention by heads, each with projections of its own (Vaswani et al., 2017). Their results are projected and added
   * up. See scaled_dot_product_attention. Of halves the projections and the means are rounded, too.
   *
   * @param query What asks. Shape {@code [outer..., rows, n]}; float16, bfloat16, float32, float64.
   * @param key What is compared with the queries. Shape {@code [outer..., columns, m]}; float16, bfloat16, float32,
   *     float64.
   * @param value What means are taken of. Shape {@code [outer..., columns, l]}; float16, bfloat16, float32,
   *     float64.
   * @param queryKernel The projection of the queries. heads may be a multiple of that of keyKernel and valueKernel:
   *     neighbours then share these. Shape {@code [n, heads, depth]}; float16, bfloat16, float32, float64.
   * @param keyKernel The projection of the keys. Shape {@code [m, heads, depth]}; float16, bfloat16, float32,
   *     float64.
   * @param valueKernel The projection of the values. Shape {@code [l, heads, width]}; float16, bfloat16, float32,
   *     float64.
   * @param outputKernel The projection of the means. Shape {@code [heads, width, out]}; float16, bfloat16, float32,
   *     float64.
   * @param options what else is given: queryBias, keyBias, valueBias, outputBias, mask, isCausal, scale, dropout,
   *     seed
   * @return the projected means, shape {@code [outer..., rows, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor multiHeadAttention(
      Tensor query, Tensor key, Tensor value, Tensor queryKernel, Tensor keyKernel, Tensor valueKernel, Tensor
      outputKernel, Options.MultiHeadAttention options) {
    return run(
        MULTI_HEAD_ATTENTION, options, Objects.requireNonNull(query), Objects.requireNonNull(key),
        Objects.requireNonNull(value), Objects.requireNonNull(queryKernel), Objects.requireNonNull(keyKernel),
        Objects.requireNonNull(valueKernel), Objects.requireNonNull(outputKernel));
  }

  /**
   * x1 * x2; integers wrap.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but bool, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but bool, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor multiply(Tensor x1, Tensor x2) {
    return binary(MULTIPLY, x1, x2);
  }

  /**
   * The index of the first largest element along an axis that is not NaN; 0 where there are no others.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanargmax(Tensor x) {
    return unary(NANARGMAX, x);
  }

  /**
   * The index of the first largest element along an axis that is not NaN; 0 where there are no others.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanargmax(Tensor x, Options.Nanargmax options) {
    return run(NANARGMAX, options, Objects.requireNonNull(x));
  }

  /**
   * The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanargmin(Tensor x) {
    return unary(NANARGMIN, x);
  }

  /**
   * The index of the first smallest element along an axis that is not NaN; 0 where there are no others.
   *
   * <p>The op has no gradient.
   *
   * @param x The elements to be compared. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return the indices along axis, from 0 on, shape {@code reduced(x)}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanargmin(Tensor x, Options.Nanargmin options) {
    return run(NANARGMIN, options, Objects.requireNonNull(x));
  }

  /**
   * The product of the elements up to each one along an axis, with 1 in place of NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nancumprod(Tensor x) {
    return unary(NANCUMPROD, x);
  }

  /**
   * The product of the elements up to each one along an axis, with 1 in place of NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param options what else is given: axis, dtype, includeInitial, exclusive, reverse
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nancumprod(Tensor x, Options.Nancumprod options) {
    return run(NANCUMPROD, options, Objects.requireNonNull(x));
  }

  /**
   * The sum of the elements up to each one along an axis, with 0 in place of NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nancumsum(Tensor x) {
    return unary(NANCUMSUM, x);
  }

  /**
   * The sum of the elements up to each one along an axis, with 0 in place of NaN.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but string.
   * @param options what else is given: axis, dtype, includeInitial, exclusive, reverse
   * @return A result for each element; m is n, or n + 1 with includeInitial, shape {@code [outer..., m, inner...]},
   *     dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nancumsum(Tensor x, Options.Nancumsum options) {
    return run(NANCUMSUM, options, Objects.requireNonNull(x));
  }

  /**
   * The largest element over axes that is not NaN; NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmax(Tensor x) {
    return unary(NANMAX, x);
  }

  /**
   * The largest element over axes that is not NaN; NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmax(Tensor x, Options.Nanmax options) {
    return run(NANMAX, options, Objects.requireNonNull(x));
  }

  /**
   * The mean over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmean(Tensor x) {
    return unary(NANMEAN, x);
  }

  /**
   * The mean over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmean(Tensor x, Options.Nanmean options) {
    return run(NANMEAN, options, Objects.requireNonNull(x));
  }

  /**
   * The median over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmedian(Tensor x) {
    return unary(NANMEDIAN, x);
  }

  /**
   * The median over axes of the elements that are not NaN; integers become floats first. NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmedian(Tensor x, Options.Nanmedian options) {
    return run(NANMEDIAN, options, Objects.requireNonNull(x));
  }

  /**
   * The smallest element over axes that is not NaN; NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmin(Tensor x) {
    return unary(NANMIN, x);
  }

  /**
   * The smallest element over axes that is not NaN; NaN where there are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: axis, keepdims
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanmin(Tensor x, Options.Nanmin options) {
    return run(NANMIN, options, Objects.requireNonNull(x));
  }

  /**
   * The percentiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The percentages, from 0 to 100. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanpercentile(Tensor x, Tensor q) {
    return binary(NANPERCENTILE, x, q);
  }

  /**
   * The percentiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The percentages, from 0 to 100. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: axis, keepdims, method
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanpercentile(Tensor x, Tensor q, Options.Nanpercentile options) {
    return run(NANPERCENTILE, options, Objects.requireNonNull(x), Objects.requireNonNull(q));
  }

  /**
   * The product over axes of the elements that are not NaN. Its gradients go up to the ninth order.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanprod(Tensor x) {
    return unary(NANPROD, x);
  }

  /**
   * The product over axes of the elements that are not NaN. Its gradients go up to the ninth order.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, dtype
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanprod(Tensor x, Options.Nanprod options) {
    return run(NANPROD, options, Objects.requireNonNull(x));
  }

  /**
   * The quantiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The fractions, from 0 to 1. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanquantile(Tensor x, Tensor q) {
    return binary(NANQUANTILE, x, q);
  }

  /**
   * The quantiles over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The fractions, from 0 to 1. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: axis, keepdims, method
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanquantile(Tensor x, Tensor q, Options.Nanquantile options) {
    return run(NANQUANTILE, options, Objects.requireNonNull(x), Objects.requireNonNull(q));
  }

  /**
   * The standard deviation over axes of the elements that are not NaN; integers become floats first. NaN where there
   * are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanstd(Tensor x) {
    return unary(NANSTD, x);
  }

  /**
   * The standard deviation over axes of the elements that are not NaN; integers become floats first. NaN where there
   * are no others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, correction
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanstd(Tensor x, Options.Nanstd options) {
    return run(NANSTD, options, Objects.requireNonNull(x));
  }

  /**
   * The sum over axes of the elements that are not NaN.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nansum(Tensor x) {
    return unary(NANSUM, x);
  }

  /**
   * The sum over axes of the elements that are not NaN.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, dtype
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nansum(Tensor x, Options.Nansum options) {
    return run(NANSUM, options, Objects.requireNonNull(x));
  }

  /**
   * The variance over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanvar(Tensor x) {
    return unary(NANVAR, x);
  }

  /**
   * The variance over axes of the elements that are not NaN; integers become floats first. NaN where there are no
   * others.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, correction
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nanvar(Tensor x, Options.Nanvar options) {
    return run(NANVAR, options, Objects.requireNonNull(x));
  }

  /**
   * The inverse of the standard normal distribution function, for x in [0, 1]; NaN outside.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ndtri(Tensor x) {
    return unary(NDTRI, x);
  }

  /**
   * -x; integers wrap.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor negative(Tensor x) {
    return unary(NEGATIVE, x);
  }

  /**
   * The next number of the dtype after x1 towards x2.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nextafter(Tensor x1, Tensor x2) {
    return binary(NEXTAFTER, x1, x2);
  }

  /**
   * The negative of log-probabilities at labels.
   *
   * @param x Log-probabilities of classes, along axis. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param labels The number of each one's class, from 0 on: x's dims without that of the classes. Shape {@code
   *     any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the mean or the sum, of shape []; without it, the losses, of the shape of labels, shape {@code any},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nllLoss(Tensor x, Tensor labels) {
    return binary(NLL_LOSS, x, labels);
  }

  /**
   * The negative of log-probabilities at labels.
   *
   * @param x Log-probabilities of classes, along axis. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param labels The number of each one's class, from 0 on: x's dims without that of the classes. Shape {@code
   *     any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: weight, axis, ignoreIndex, reduction
   * @return the mean or the sum, of shape []; without it, the losses, of the shape of labels, shape {@code any},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor nllLoss(Tensor x, Tensor labels, Options.NllLoss options) {
    return run(NLL_LOSS, options, Objects.requireNonNull(x), Objects.requireNonNull(labels));
  }

  /**
   * The indices of what is not zero, in order: an output for each axis of x.
   *
   * <p>The op has no gradient.
   *
   * @param x What is searched; at least a vector. Shape {@code [n...]}; any dtype but string.
   * @return the indices along an axis; m is the number of elements that are not zero, shape {@code [m]}, dtype
   *     {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> nonzero(Tensor x) {
    return runAll(NONZERO, null, Objects.requireNonNull(x));
  }

  /**
   * Whether x1 != x2; NaN differs from everything.
   *
   * <p>The op has no gradient.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor notEqual(Tensor x1, Tensor x2) {
    return binary(NOT_EQUAL, x1, x2);
  }

  /**
   * onValue at indices along a new axis, offValue elsewhere.
   *
   * @param indices The places of onValue; one that is not in [0, depth) gives offValue alone. Shape {@code
   *     [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param depth The length of the new axis.
   * @return A vector of length depth for each index, shape {@code [outer..., depth, inner...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor oneHot(Tensor indices, long depth) {
    return run(ONE_HOT, new Arguments().word(0, depth), Objects.requireNonNull(indices));
  }

  /**
   * onValue at indices along a new axis, offValue elsewhere.
   *
   * @param indices The places of onValue; one that is not in [0, depth) gives offValue alone. Shape {@code
   *     [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param depth The length of the new axis.
   * @param options what else is given: onValue, offValue, axis, dtype
   * @return A vector of length depth for each index, shape {@code [outer..., depth, inner...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor oneHot(Tensor indices, long depth, Options.OneHot options) {
    return run(ONE_HOT, new Arguments(options).word(0, depth), Objects.requireNonNull(indices));
  }

  /**
   * Ones of the shape of x.
   *
   * @param x The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @return ones, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor onesLike(Tensor x) {
    return unary(ONES_LIKE, x);
  }

  /**
   * Ones of the shape of x.
   *
   * @param x The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @param options what else is given: dtype
   * @return ones, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor onesLike(Tensor x, Options.OnesLike options) {
    return run(ONES_LIKE, options, Objects.requireNonNull(x));
  }

  /**
   * The products of all pairs of elements of two vectors.
   *
   * @param x1 The first vector. Shape {@code [m]}; any dtype but string.
   * @param x2 The second vector. Shape {@code [n]}; any dtype but string.
   * @return the product of element i of x1 and element j of x2 at (i, j), shape {@code [m, n]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor outer(Tensor x1, Tensor x2) {
    return binary(OUTER, x1, x2);
  }

  /**
   * The sum of frames that begin frameStep elements apart.
   *
   * @param x The frames. Shape {@code [outer..., frames, frame_length]}; any dtype but bool, string.
   * @param frameStep How far apart frames begin.
   * @return their sum; n is frameLength and frameStep for each frame but the first, shape {@code [outer..., n]},
   *     dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor overlapAndAdd(Tensor x, long frameStep) {
    return run(OVERLAP_AND_ADD, new Arguments().word(0, frameStep), Objects.requireNonNull(x));
  }

  /**
   * x with elements added before and behind it along its axes.
   *
   * @param x What is padded. Shape {@code [n...]}; any dtype.
   * @param paddings How many elements to add: before and behind the first axis, before and behind the second, and
   *     so on.
   * @return the padded tensor: each dim of x plus its two paddings, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor pad(Tensor x, long... paddings) {
    return run(PAD, new Arguments().list(0, paddings), Objects.requireNonNull(x));
  }

  /**
   * x with elements added before and behind it along its axes.
   *
   * @param x What is padded. Shape {@code [n...]}; any dtype.
   * @param paddings How many elements to add: before and behind the first axis, before and behind the second, and
   *     so on.
   * @param options what else is given: mode, constantValues
   * @return the padded tensor: each dim of x plus its two paddings, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor pad(Tensor x, long[] paddings, Options.Pad options) {
    return run(PAD, new Arguments(options).list(0, paddings), Objects.requireNonNull(x));
  }

  /**
   * The elements below which the given percentages of those over axes lie; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The percentages, from 0 to 100. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor percentile(Tensor x, Tensor q) {
    return binary(PERCENTILE, x, q);
  }

  /**
   * The elements below which the given percentages of those over axes lie; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The percentages, from 0 to 100. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: axis, keepdims, method
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor percentile(Tensor x, Tensor q, Options.Percentile options) {
    return run(PERCENTILE, options, Objects.requireNonNull(x), Objects.requireNonNull(q));
  }

  /**
   * x with its axes in another order: axis i of the result is axis axes[i] of x.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @return the elements in their new order, shape {@code permuted(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor permuteDims(Tensor x) {
    return unary(PERMUTE_DIMS, x);
  }

  /**
   * x with its axes in another order: axis i of the result is axis axes[i] of x.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param options what else is given: axes
   * @return the elements in their new order, shape {@code permuted(x)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor permuteDims(Tensor x, Options.PermuteDims options) {
    return run(PERMUTE_DIMS, options, Objects.requireNonNull(x));
  }

  /**
   * The pseudo-inverses of matrices (Moore and Penrose). Numbers that are not finite give NaN. The gradient is that
   * where the rank stays as it is.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return their pseudo-inverses, shape {@code [outer..., n, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor pinv(Tensor x) {
    return unary(PINV, x);
  }

  /**
   * The pseudo-inverses of matrices (Moore and Penrose). Numbers that are not finite give NaN. The gradient is that
   * where the rank stays as it is.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: rtol
   * @return their pseudo-inverses, shape {@code [outer..., n, m]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor pinv(Tensor x, Options.Pinv options) {
    return run(PINV, options, Objects.requireNonNull(x));
  }

  /**
   * The x1-th derivative of digamma at x2; NaN where x1 is not a whole number from 0 on. There is no gradient of x1, a
   * whole number.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor polygamma(Tensor x1, Tensor x2) {
    return binary(POLYGAMMA, x1, x2);
  }

  /**
   * x itself.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor positive(Tensor x) {
    return unary(POSITIVE, x);
  }

  /**
   * x1 to the power of x2; integers wrap, and to a negative power they throw {@link EagerException.InvalidArgument}.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but bool, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but bool, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor pow(Tensor x1, Tensor x2) {
    return binary(POW, x1, x2);
  }

  /**
   * x where x &gt; 0, else alpha * x, with a learned alpha (He et al., 2015).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param alpha The slopes for negative x; the shapes of both broadcast. Shape {@code any}; any dtype but
   *     complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code broadcast(x, alpha)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor prelu(Tensor x, Tensor alpha) {
    return binary(PRELU, x, alpha);
  }

  /**
   * The product over axes; 1 where there is no element. Its gradients go up to the ninth order.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor prod(Tensor x) {
    return unary(PROD, x);
  }

  /**
   * The product over axes; 1 where there is no element. Its gradients go up to the ninth order.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, dtype
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor prod(Tensor x, Options.Prod options) {
    return run(PROD, options, Objects.requireNonNull(x));
  }

  /**
   * The factors of matrices x = q r, by Householder's reflections. The diagonal of r is real, and may be negative. The
   * gradient of a matrix whose first columns depend on each other throws {@link EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return matrices whose columns are orthonormal. k is the less of m and n, or m with fullMatrices, shape {@code
   *     [outer..., m, k]}, dtype {@code x}; Upper triangular matrices, shape {@code [outer..., k, n]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> qr(Tensor x) {
    return runAll(QR, null, Objects.requireNonNull(x));
  }

  /**
   * The factors of matrices x = q r, by Householder's reflections. The diagonal of r is real, and may be negative. The
   * gradient of a matrix whose first columns depend on each other throws {@link EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: fullMatrices
   * @return matrices whose columns are orthonormal. k is the less of m and n, or m with fullMatrices, shape {@code
   *     [outer..., m, k]}, dtype {@code x}; Upper triangular matrices, shape {@code [outer..., k, n]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> qr(Tensor x, Options.Qr options) {
    return runAll(QR, options, Objects.requireNonNull(x));
  }

  /**
   * The elements below which the given fractions of those over axes lie; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The fractions, from 0 to 1. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor quantile(Tensor x, Tensor q) {
    return binary(QUANTILE, x, q);
  }

  /**
   * The elements below which the given fractions of those over axes lie; integers become floats first. NaN where an
   * element is.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param q The fractions, from 0 to 1. Shape {@code [count...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64, float16, bfloat16, float32, float64.
   * @param options what else is given: axis, keepdims, method
   * @return the quantiles; kept is what axis leaves of x's shape, shape {@code [count..., kept...]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor quantile(Tensor x, Tensor q, Options.Quantile options) {
    return run(QUANTILE, options, Objects.requireNonNull(x), Objects.requireNonNull(q));
  }

  /**
   * Radians as degrees: 180 / pi times x.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rad2deg(Tensor x) {
    return unary(RAD2DEG, x);
  }

  /**
   * One (true) with probability p, else zero.
   *
   * <p>The op has no gradient.
   *
   * @param p Probabilities, which broadcast to shape. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @return ones and zeros; n is shape, or that of p without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBernoulli(Tensor p) {
    return unary(RANDOM_BERNOULLI, p);
  }

  /**
   * One (true) with probability p, else zero.
   *
   * <p>The op has no gradient.
   *
   * @param p Probabilities, which broadcast to shape. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @param options what else is given: shape, dtype, seed, key
   * @return ones and zeros; n is shape, or that of p without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBernoulli(Tensor p, Options.RandomBernoulli options) {
    return run(RANDOM_BERNOULLI, options, Objects.requireNonNull(p));
  }

  /**
   * Random numbers of the beta distribution, between 0 and 1. NaN where a parameter is negative, or both are 0. The
   * gradients are those of two gamma numbers, of which the result is the share of the first; they go up to the eighth
   * order.
   *
   * @param alpha How near to 1 the numbers tend to be. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @param beta How near to 0 the numbers tend to be. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code
   *     alpha}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBeta(Tensor alpha, Tensor beta) {
    return binary(RANDOM_BETA, alpha, beta);
  }

  /**
   * Random numbers of the beta distribution, between 0 and 1. NaN where a parameter is negative, or both are 0. The
   * gradients are those of two gamma numbers, of which the result is the share of the first; they go up to the eighth
   * order.
   *
   * @param alpha How near to 1 the numbers tend to be. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @param beta How near to 0 the numbers tend to be. Shape {@code any}; any dtype but complex64, complex128,
   *     string.
   * @param options what else is given: shape, key, seed
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code
   *     alpha}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBeta(Tensor alpha, Tensor beta, Options.RandomBeta options) {
    return run(RANDOM_BETA, options, Objects.requireNonNull(alpha), Objects.requireNonNull(beta));
  }

  /**
   * Random counts of the binomial distribution: how many of independent trials succeed. Where a parameter is none they
   * are NaN, and integers {@link EagerException.InvalidArgument}. There is no gradient: counts do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param counts The numbers of trials; fractions are dropped. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param probs The probabilities of success. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the counts; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBinomial(Tensor counts, Tensor probs) {
    return binary(RANDOM_BINOMIAL, counts, probs);
  }

  /**
   * Random counts of the binomial distribution: how many of independent trials succeed. Where a parameter is none they
   * are NaN, and integers {@link EagerException.InvalidArgument}. There is no gradient: counts do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param counts The numbers of trials; fractions are dropped. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param probs The probabilities of success. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: shape, key, seed, dtype
   * @return the counts; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomBinomial(Tensor counts, Tensor probs, Options.RandomBinomial options) {
    return run(RANDOM_BINOMIAL, options, Objects.requireNonNull(counts), Objects.requireNonNull(probs));
  }

  /**
   * Random indices of classes, drawn with the probabilities softmax(logits).
   *
   * <p>The op has no gradient.
   *
   * @param logits Logarithms of the classes' probabilities, which need not add up to 1. Shape {@code [...,
   *     classes]}; float16, bfloat16, float32, float64.
   * @return the indices, from 0 on, shape {@code [..., num_samples]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomCategorical(Tensor logits) {
    return unary(RANDOM_CATEGORICAL, logits);
  }

  /**
   * Random indices of classes, drawn with the probabilities softmax(logits).
   *
   * <p>The op has no gradient.
   *
   * @param logits Logarithms of the classes' probabilities, which need not add up to 1. Shape {@code [...,
   *     classes]}; float16, bfloat16, float32, float64.
   * @param options what else is given: numSamples, dtype, seed, key
   * @return the indices, from 0 on, shape {@code [..., num_samples]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomCategorical(Tensor logits, Options.RandomCategorical options) {
    return run(RANDOM_CATEGORICAL, options, Objects.requireNonNull(logits));
  }

  /**
   * A part of x of the size that is asked for, at a random place.
   *
   * @param x The elements. Shape {@code [n...]}; any dtype.
   * @param size The part's size along each axis; -1: the whole axis.
   * @return the part, shape {@code [size...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomCrop(Tensor x, long... size) {
    return run(RANDOM_CROP, new Arguments().list(0, size), Objects.requireNonNull(x));
  }

  /**
   * A part of x of the size that is asked for, at a random place.
   *
   * @param x The elements. Shape {@code [n...]}; any dtype.
   * @param size The part's size along each axis; -1: the whole axis.
   * @param options what else is given: seed
   * @return the part, shape {@code [size...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomCrop(Tensor x, long[] size, Options.RandomCrop options) {
    return run(RANDOM_CROP, new Arguments(options).list(0, size), Objects.requireNonNull(x));
  }

  /**
   * Random numbers of the exponential distribution: waiting times. NaN where rate is negative.
   *
   * @param rate The inverse of the mean. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code rate}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomExponential(Tensor rate) {
    return unary(RANDOM_EXPONENTIAL, rate);
  }

  /**
   * Random numbers of the exponential distribution: waiting times. NaN where rate is negative.
   *
   * @param rate The inverse of the mean. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: shape, key, seed
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code rate}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomExponential(Tensor rate, Options.RandomExponential options) {
    return run(RANDOM_EXPONENTIAL, options, Objects.requireNonNull(rate));
  }

  /**
   * Images, of which each is turned over along an axis with a probability of one half.
   *
   * @param x Images, which have the last three dims: height, width and channels, or channels first. Shape {@code
   *     [batch..., a, b, c]}; any dtype but string.
   * @return the images, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomFlip(Tensor x) {
    return unary(RANDOM_FLIP, x);
  }

  /**
   * Images, of which each is turned over along an axis with a probability of one half.
   *
   * @param x Images, which have the last three dims: height, width and channels, or channels first. Shape {@code
   *     [batch..., a, b, c]}; any dtype but string.
   * @param options what else is given: axis, seed
   * @return the images, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomFlip(Tensor x, Options.RandomFlip options) {
    return run(RANDOM_FLIP, options, Objects.requireNonNull(x));
  }

  /**
   * Random numbers of the gamma distribution. NaN where a parameter is negative. The gradient of alpha is that of a
   * number at a fixed value of the distribution function (Figurnov et al., 2018); it goes up to the eighth order.
   *
   * @param alpha The shape of the distribution, its mean where beta is 1. Shape {@code any}; any dtype but
   *     complex64, complex128, string.
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code
   *     alpha}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomGamma(Tensor alpha) {
    return unary(RANDOM_GAMMA, alpha);
  }

  /**
   * Random numbers of the gamma distribution. NaN where a parameter is negative. The gradient of alpha is that of a
   * number at a fixed value of the distribution function (Figurnov et al., 2018); it goes up to the eighth order.
   *
   * @param alpha The shape of the distribution, its mean where beta is 1. Shape {@code any}; any dtype but
   *     complex64, complex128, string.
   * @param options what else is given: beta, shape, key, seed
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code
   *     alpha}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomGamma(Tensor alpha, Options.RandomGamma options) {
    return run(RANDOM_GAMMA, options, Objects.requireNonNull(alpha));
  }

  /**
   * Random numbers of Gumbel's distribution, that of the largest of many. NaN where scale is negative.
   *
   * @param loc The location of the peak. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param scale What the numbers of location 0 are multiplied by. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code loc}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomGumbel(Tensor loc, Tensor scale) {
    return binary(RANDOM_GUMBEL, loc, scale);
  }

  /**
   * Random numbers of Gumbel's distribution, that of the largest of many. NaN where scale is negative.
   *
   * @param loc The location of the peak. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param scale What the numbers of location 0 are multiplied by. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: shape, key, seed
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code loc}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomGumbel(Tensor loc, Tensor scale, Options.RandomGumbel options) {
    return run(RANDOM_GUMBEL, options, Objects.requireNonNull(loc), Objects.requireNonNull(scale));
  }

  /**
   * Random numbers of Laplace's distribution, exponential on both sides. NaN where scale is negative.
   *
   * @param loc The location of the peak. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param scale What the numbers of location 0 are multiplied by. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code loc}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomLaplace(Tensor loc, Tensor scale) {
    return binary(RANDOM_LAPLACE, loc, scale);
  }

  /**
   * Random numbers of Laplace's distribution, exponential on both sides. NaN where scale is negative.
   *
   * @param loc The location of the peak. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param scale What the numbers of location 0 are multiplied by. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: shape, key, seed
   * @return the numbers; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code loc}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomLaplace(Tensor loc, Tensor scale, Options.RandomLaplace options) {
    return run(RANDOM_LAPLACE, options, Objects.requireNonNull(loc), Objects.requireNonNull(scale));
  }

  /**
   * Random counts of the multinomial distribution: how many of independent trials fall into each class. Where a
   * parameter is none they are NaN, and integers {@link EagerException.InvalidArgument}. There is no gradient: counts
   * do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param counts The numbers of trials; fractions are dropped. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param probs The classes' probabilities along the last axis, which need not add up to 1. Shape {@code any}; any
   *     dtype but complex64, complex128, string.
   * @return the counts of each class, along the last axis; they add up to the trials, shape {@code [n...]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomMultinomial(Tensor counts, Tensor probs) {
    return binary(RANDOM_MULTINOMIAL, counts, probs);
  }

  /**
   * Random counts of the multinomial distribution: how many of independent trials fall into each class. Where a
   * parameter is none they are NaN, and integers {@link EagerException.InvalidArgument}. There is no gradient: counts
   * do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param counts The numbers of trials; fractions are dropped. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @param probs The classes' probabilities along the last axis, which need not add up to 1. Shape {@code any}; any
   *     dtype but complex64, complex128, string.
   * @param options what else is given: shape, key, seed, dtype
   * @return the counts of each class, along the last axis; they add up to the trials, shape {@code [n...]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomMultinomial(Tensor counts, Tensor probs, Options.RandomMultinomial options) {
    return run(RANDOM_MULTINOMIAL, options, Objects.requireNonNull(counts), Objects.requireNonNull(probs));
  }

  /**
   * Random numbers with a normal distribution.
   *
   * <p>The op has no gradient.
   *
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomNormal() {
    return run(RANDOM_NORMAL, null);
  }

  /**
   * Random numbers with a normal distribution.
   *
   * <p>The op has no gradient.
   *
   * @param options what else is given: shape, mean, stddev, dtype, seed, key
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomNormal(Options.RandomNormal options) {
    return run(RANDOM_NORMAL, options);
  }

  /**
   * A random matrix of orthogonal rows or columns, whichever are fewer, times gain. It is equally likely to be any such
   * matrix (Saxe et al., 2014). All axes but the last one are its rows.
   *
   * <p>The op has no gradient.
   *
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomOrthogonal() {
    return run(RANDOM_ORTHOGONAL, null);
  }

  /**
   * A random matrix of orthogonal rows or columns, whichever are fewer, times gain. It is equally likely to be any such
   * matrix (Saxe et al., 2014). All axes but the last one are its rows.
   *
   * <p>The op has no gradient.
   *
   * @param options what else is given: shape, gain, dtype, seed, key
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomOrthogonal(Options.RandomOrthogonal options) {
    return run(RANDOM_ORTHOGONAL, options);
  }

  /**
   * The numbers 0, 1, ... n - 1 in random order.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers.
   * @return the numbers, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomPermutation(long n) {
    return run(RANDOM_PERMUTATION, new Arguments().word(0, n));
  }

  /**
   * The numbers 0, 1, ... n - 1 in random order.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers.
   * @param options what else is given: dtype, seed, key
   * @return the numbers, shape {@code [n]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomPermutation(long n, Options.RandomPermutation options) {
    return run(RANDOM_PERMUTATION, new Arguments(options).word(0, n));
  }

  /**
   * Random counts of Poisson's distribution. Where rate is negative or not finite they are NaN, and integers {@link
   * EagerException.InvalidArgument}. There is no gradient: counts do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param rate The mean. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the counts; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomPoisson(Tensor rate) {
    return unary(RANDOM_POISSON, rate);
  }

  /**
   * Random counts of Poisson's distribution. Where rate is negative or not finite they are NaN, and integers {@link
   * EagerException.InvalidArgument}. There is no gradient: counts do not change smoothly.
   *
   * <p>The op has no gradient.
   *
   * @param rate The mean. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: shape, key, seed, dtype
   * @return the counts; n is shape, or that of the parameters without it, shape {@code [n...]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomPoisson(Tensor rate, Options.RandomPoisson options) {
    return run(RANDOM_POISSON, options, Objects.requireNonNull(rate));
  }

  /**
   * Random numbers with a normal distribution that ends two standard deviations from the mean, on both sides.
   *
   * <p>The op has no gradient.
   *
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomTruncatedNormal() {
    return run(RANDOM_TRUNCATED_NORMAL, null);
  }

  /**
   * Random numbers with a normal distribution that ends two standard deviations from the mean, on both sides.
   *
   * <p>The op has no gradient.
   *
   * @param options what else is given: shape, mean, stddev, dtype, seed, key
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomTruncatedNormal(Options.RandomTruncatedNormal options) {
    return run(RANDOM_TRUNCATED_NORMAL, options);
  }

  /**
   * Random numbers with a uniform distribution in [minval, maxval), floats or integers.
   *
   * <p>The op has no gradient.
   *
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomUniform() {
    return run(RANDOM_UNIFORM, null);
  }

  /**
   * Random numbers with a uniform distribution in [minval, maxval), floats or integers.
   *
   * <p>The op has no gradient.
   *
   * @param options what else is given: shape, minval, maxval, dtype, seed, key
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomUniform(Options.RandomUniform options) {
    return run(RANDOM_UNIFORM, options);
  }

  /**
   * Random weights whose variance is scale over a unit's number of inputs or outputs. The inputs are the shape's last
   * axis but one times the axes before it, the outputs the last axis times the same (Glorot and Bengio, 2010; He et
   * al., 2015).
   *
   * <p>The op has no gradient.
   *
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomVarianceScaling() {
    return run(RANDOM_VARIANCE_SCALING, null);
  }

  /**
   * Random weights whose variance is scale over a unit's number of inputs or outputs. The inputs are the shape's last
   * axis but one times the axes before it, the outputs the last axis times the same (Glorot and Bengio, 2010; He et
   * al., 2015).
   *
   * <p>The op has no gradient.
   *
   * @param options what else is given: shape, scale, fan, distribution, dtype, seed, key
   * @return the numbers, shape {@code shape}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor randomVarianceScaling(Options.RandomVarianceScaling options) {
    return run(RANDOM_VARIANCE_SCALING, options);
  }

  /**
   * The numbers, in row-major order, of elements at indices along each axis.
   *
   * <p>The op has no gradient.
   *
   * @param multiIndex The indices along each axis; their shapes broadcast. Shape {@code any}; int8, int16, int32,
   *     int64, uint8, uint16, uint32, uint64.
   * @param shape The shape of the array whose elements are numbered.
   * @return the numbers, shape {@code any}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor ravelMultiIndex(List<Tensor> multiIndex, long... shape) {
    return run(RAVEL_MULTI_INDEX, new Arguments().list(0, shape), all(multiIndex));
  }

  /**
   * The real part of complex x; real x itself.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor real(Tensor x) {
    return unary(REAL, x);
  }

  /**
   * 1 / x; infinite where x is 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reciprocal(Tensor x) {
    return unary(RECIPROCAL, x);
  }

  /**
   * 1 / x; 0 where x is 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reciprocalNoNan(Tensor x) {
    return unary(RECIPROCAL_NO_NAN, x);
  }

  /**
   * max(x, 0): the rectified linear unit.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor relu(Tensor x) {
    return unary(RELU, x);
  }

  /**
   * min(max(x, 0), 6).
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor relu6(Tensor x) {
    return unary(RELU6, x);
  }

  /**
   * x1 - floor(x1 / x2) * x2, which has the sign of x2. An integer division by zero throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor remainder(Tensor x1, Tensor x2) {
    return binary(REMAINDER, x1, x2);
  }

  /**
   * x with each element repeated along an axis, next to itself.
   *
   * @param x What is repeated. Shape {@code [n...]}; any dtype.
   * @param repeats How often each element.
   * @return the repeated elements: dims as of x, axis times repeats; without an axis a vector, shape {@code
   *     [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor repeat(Tensor x, long repeats) {
    return run(REPEAT, new Arguments().word(0, repeats), Objects.requireNonNull(x));
  }

  /**
   * x with each element repeated along an axis, next to itself.
   *
   * @param x What is repeated. Shape {@code [n...]}; any dtype.
   * @param repeats How often each element.
   * @param options what else is given: axis
   * @return the repeated elements: dims as of x, axis times repeats; without an axis a vector, shape {@code
   *     [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor repeat(Tensor x, long repeats, Options.Repeat options) {
    return run(REPEAT, new Arguments(options).word(0, repeats), Objects.requireNonNull(x));
  }

  /**
   * x with each slice along an axis repeated as often as a number of its own says.
   *
   * @param x What is repeated; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param repeats How often each slice, [n]; or one number for all, a scalar or [1]. A negative one throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the repeated slices; m is the sum of repeats. Without an axis a vector, shape {@code [outer..., m,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor repeatEach(Tensor x, Tensor repeats) {
    return binary(REPEAT_EACH, x, repeats);
  }

  /**
   * x with each slice along an axis repeated as often as a number of its own says.
   *
   * @param x What is repeated; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param repeats How often each slice, [n]; or one number for all, a scalar or [1]. A negative one throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: axis
   * @return the repeated slices; m is the sum of repeats. Without an axis a vector, shape {@code [outer..., m,
   *     inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor repeatEach(Tensor x, Tensor repeats, Options.RepeatEach options) {
    return run(REPEAT_EACH, options, Objects.requireNonNull(x), Objects.requireNonNull(repeats));
  }

  /**
   * x with another shape, its elements in the same order. No copy is made.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape, with as many elements as x. One dim may be -1: what the others leave for it.
   * @return the same elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reshape(Tensor x, long... shape) {
    return run(RESHAPE, new Arguments().list(0, shape), Objects.requireNonNull(x));
  }

  /**
   * x with another shape, its elements in the same order. No copy is made.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape, with as many elements as x. One dim may be -1: what the others leave for it.
   * @param options what else is given: zeroCopies
   * @return the same elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reshape(Tensor x, long[] shape, Options.Reshape options) {
    return run(RESHAPE, new Arguments(options).list(0, shape), Objects.requireNonNull(x));
  }

  /**
   * x with another shape, its elements in the same order. No copy is made.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape, where a program computes it; the attribute counts if it is not given. Shape
   *     {@code [rank]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the same elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reshape(Tensor x, Tensor shape) {
    return run(RESHAPE, null, Objects.requireNonNull(x), Objects.requireNonNull(shape));
  }

  /**
   * x with another shape, its elements in the same order. No copy is made.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shape The result's shape, where a program computes it; the attribute counts if it is not given. Shape
   *     {@code [rank]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: zeroCopies
   * @return the same elements, shape {@code shape}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reshape(Tensor x, Tensor shape, Options.Reshape options) {
    return run(RESHAPE, options, Objects.requireNonNull(x), Objects.requireNonNull(shape));
  }

  /**
   * x with the shape of another tensor, its elements in the same order. No copy is made.
   *
   * @param x The elements, as many as like's. Shape {@code any}; any dtype.
   * @param like The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @return the same elements, shape {@code like}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reshapeLike(Tensor x, Tensor like) {
    return binary(RESHAPE_LIKE, x, like);
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @param x The images. Shape {@code [batch, in..., channels]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param size The result's size along each spatial axis, height before width. -1: the axis stays as it is, and so
   *     does one that has this size, without a scale, but for GAUSSIAN and MITCHELLCUBIC, which smooth it.
   * @return the images. Integers become float32, but for NEAREST, shape {@code [batch, size..., channels]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor resize(Tensor x, long... size) {
    return run(RESIZE, new Arguments().list(0, size), Objects.requireNonNull(x));
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @param x The images. Shape {@code [batch, in..., channels]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param size The result's size along each spatial axis, height before width. -1: the axis stays as it is, and so
   *     does one that has this size, without a scale, but for GAUSSIAN and MITCHELLCUBIC, which smooth it.
   * @param options what else is given: interpolation, coordinates, antialias, nearestMode, cubicCoefficient,
   *     excludeOutside, scale, dataFormat
   * @return the images. Integers become float32, but for NEAREST, shape {@code [batch, size..., channels]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor resize(Tensor x, long[] size, Options.Resize options) {
    return run(RESIZE, new Arguments(options).list(0, size), Objects.requireNonNull(x));
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @param x The images. Shape {@code [batch, in..., channels]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param size The sizes, where a program computes them; the attribute counts if it is not given. Shape {@code
   *     [axes]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the images. Integers become float32, but for NEAREST, shape {@code [batch, size..., channels]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor resize(Tensor x, Tensor size) {
    return run(RESIZE, null, Objects.requireNonNull(x), Objects.requireNonNull(size));
  }

  /**
   * Images with another height and width, or other sizes along one to three spatial axes.
   *
   * @param x The images. Shape {@code [batch, in..., channels]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param size The sizes, where a program computes them; the attribute counts if it is not given. Shape {@code
   *     [axes]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: interpolation, coordinates, antialias, nearestMode, cubicCoefficient,
   *     excludeOutside, scale, dataFormat
   * @return the images. Integers become float32, but for NEAREST, shape {@code [batch, size..., channels]}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor resize(Tensor x, Tensor size, Options.Resize options) {
    return run(RESIZE, options, Objects.requireNonNull(x), Objects.requireNonNull(size));
  }

  /**
   * x with the first elements along an axis reversed, as many as each part's length says.
   *
   * @param x The sequences. Shape {@code any}; any dtype.
   * @param seqLengths The length of each part of x along batchAxis; at most that of seqAxis. Shape {@code [batch]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param seqAxis The axis that is reversed; negative ones count from the end.
   * @return the sequences; what lies behind their ends stays, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reverseSequence(Tensor x, Tensor seqLengths, long seqAxis) {
    return run(
        REVERSE_SEQUENCE, new Arguments().word(0, seqAxis), Objects.requireNonNull(x),
        Objects.requireNonNull(seqLengths));
  }

  /**
   * x with the first elements along an axis reversed, as many as each part's length says.
   *
   * @param x The sequences. Shape {@code any}; any dtype.
   * @param seqLengths The length of each part of x along batchAxis; at most that of seqAxis. Shape {@code [batch]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param seqAxis The axis that is reversed; negative ones count from the end.
   * @param options what else is given: batchAxis
   * @return the sequences; what lies behind their ends stays, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor reverseSequence(Tensor x, Tensor seqLengths, long seqAxis, Options.ReverseSequence options) {
    return run(
        REVERSE_SEQUENCE, new Arguments(options).word(0, seqAxis), Objects.requireNonNull(x),
        Objects.requireNonNull(seqLengths));
  }

  /**
   * The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @return the first half of the transform; half is n / 2 + 1, shape {@code [outer..., half, inner...]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfft(Tensor x) {
    return unary(RFFT, x);
  }

  /**
   * The first n / 2 + 1 numbers of fft of real numbers; the others are their conjugates in the reverse order.
   *
   * @param x The numbers; m stands at axis. Shape {@code [outer..., m, inner...]}; any dtype but complex64,
   *     complex128, string.
   * @param options what else is given: n, axis, norm
   * @return the first half of the transform; half is n / 2 + 1, shape {@code [outer..., half, inner...]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfft(Tensor x, Options.Rfft options) {
    return run(RFFT, options, Objects.requireNonNull(x));
  }

  /**
   * The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
   *
   * @param x The numbers. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the transform, of whose last axis the first half, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfft2(Tensor x) {
    return unary(RFFT2, x);
  }

  /**
   * The fft2 of real numbers; of the second of the axes the first n / 2 + 1 numbers.
   *
   * @param x The numbers. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: s, axes, norm
   * @return the transform, of whose last axis the first half, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfft2(Tensor x, Options.Rfft2 options) {
    return run(RFFT2, options, Objects.requireNonNull(x));
  }

  /**
   * The frequencies of the numbers of a transform of real numbers: 0, 1, ..., n / 2, over n d; half is n / 2 + 1.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers are transformed.
   * @return the frequencies, shape {@code [half]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfftfreq(long n) {
    return run(RFFTFREQ, new Arguments().word(0, n));
  }

  /**
   * The frequencies of the numbers of a transform of real numbers: 0, 1, ..., n / 2, over n d; half is n / 2 + 1.
   *
   * <p>The op has no gradient.
   *
   * @param n How many numbers are transformed.
   * @param options what else is given: d, dtype
   * @return the frequencies, shape {@code [half]}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfftfreq(long n, Options.Rfftfreq options) {
    return run(RFFTFREQ, new Arguments(options).word(0, n));
  }

  /**
   * The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
   *
   * @param x The numbers. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the transform, of whose last axis the first half, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfftn(Tensor x) {
    return unary(RFFTN, x);
  }

  /**
   * The fftn of real numbers; of the last of the axes the first n / 2 + 1 numbers.
   *
   * @param x The numbers. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: s, axes, norm
   * @return the transform, of whose last axis the first half, shape {@code any}, dtype {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rfftn(Tensor x, Options.Rfftn options) {
    return run(RFFTN, options, Objects.requireNonNull(x));
  }

  /**
   * x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n...]}; float16, bfloat16, float32, float64.
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rmsNorm(Tensor x) {
    return unary(RMS_NORM, x);
  }

  /**
   * x / sqrt(mean(x^2) + epsilon) * scale, with the mean over some axes (Zhang, Sennrich, 2019).
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n...]}; float16, bfloat16, float32, float64.
   * @param options what else is given: scale, axis, epsilon
   * @return the normalized elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rmsNorm(Tensor x, Options.RmsNorm options) {
    return run(RMS_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * A plain recurrent network over whole sequences (Elman, 1990). Each step makes h = activation(x kernel + h
   * recurrentKernel + bias).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x. Shape {@code [inputs, units]}; float16, bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, units]}; float16, bfloat16, float32, float64.
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> rnn(Tensor x, Tensor kernel, Tensor recurrentKernel) {
    return runAll(
        RNN, null, Objects.requireNonNull(x), Objects.requireNonNull(kernel), Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A plain recurrent network over whole sequences (Elman, 1990). Each step makes h = activation(x kernel + h
   * recurrentKernel + bias).
   *
   * @param x The sequences. Shape {@code [batch, steps, inputs]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x. Shape {@code [inputs, units]}; float16, bfloat16, float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, units]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias, initialH, mask, activation, timeMajor, reverse
   * @return the state h after each step, shape {@code [batch, steps, units]}, dtype {@code x}; The state h after
   *     the last step that is computed, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> rnn(Tensor x, Tensor kernel, Tensor recurrentKernel, Options.Rnn options) {
    return runAll(
        RNN, options, Objects.requireNonNull(x), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of rnn.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x; gates is the number of units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rnnCell(Tensor x, Tensor h, Tensor kernel, Tensor recurrentKernel) {
    return run(
        RNN_CELL, null, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * A step of rnn.
   *
   * @param x The step's inputs. Shape {@code [batch, inputs]}; float16, bfloat16, float32, float64.
   * @param h The state before the step. Shape {@code [batch, units]}; float16, bfloat16, float32, float64.
   * @param kernel The weights of x; gates is the number of units. Shape {@code [inputs, gates]}; float16, bfloat16,
   *     float32, float64.
   * @param recurrentKernel The weights of h. Shape {@code [units, gates]}; float16, bfloat16, float32, float64.
   * @param options what else is given: bias, activation
   * @return the state after the step, shape {@code [batch, units]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rnnCell(Tensor x, Tensor h, Tensor kernel, Tensor recurrentKernel, Options.RnnCell options) {
    return run(
        RNN_CELL, options, Objects.requireNonNull(x), Objects.requireNonNull(h), Objects.requireNonNull(kernel),
        Objects.requireNonNull(recurrentKernel));
  }

  /**
   * x with its elements moved along axes; what leaves at one end comes in at the other.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shift How far to move along each axis, towards higher indices; one value stands for all axes.
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor roll(Tensor x, long... shift) {
    return run(ROLL, new Arguments().list(0, shift), Objects.requireNonNull(x));
  }

  /**
   * x with its elements moved along axes; what leaves at one end comes in at the other.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param shift How far to move along each axis, towards higher indices; one value stands for all axes.
   * @param options what else is given: axis
   * @return the elements in their new order, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor roll(Tensor x, long[] shift, Options.Roll options) {
    return run(ROLL, new Arguments(options).list(0, shift), Objects.requireNonNull(x));
  }

  /**
   * x rotated by quarter turns in the plane of two axes.
   *
   * @param x The elements; at least a matrix. Shape {@code any}; any dtype.
   * @return the same elements, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rot90(Tensor x) {
    return unary(ROT90, x);
  }

  /**
   * x rotated by quarter turns in the plane of two axes.
   *
   * @param x The elements; at least a matrix. Shape {@code any}; any dtype.
   * @param options what else is given: k, axes
   * @return the same elements, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rot90(Tensor x, Options.Rot90 options) {
    return run(ROT90, options, Objects.requireNonNull(x));
  }

  /**
   * x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
   *
   * @param x The vectors of each position. Shape {@code [outer..., positions, depth]}; float16, bfloat16, float32,
   *     float64.
   * @param cos The cosines of the angles. For each position, rotaryDim / 2 numbers: [positions, half], or [batch,
   *     positions, half] where the batch's differ; [n, half] with positionIds. Shape {@code any}; float16, bfloat16,
   *     float32, float64.
   * @param sin The sines. Shape {@code cos}; float16, bfloat16, float32, float64.
   * @return the rotated vectors: of each pair a and b, a cos - b sin and b cos + a sin, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rotaryEmbedding(Tensor x, Tensor cos, Tensor sin) {
    return run(
        ROTARY_EMBEDDING, null, Objects.requireNonNull(x), Objects.requireNonNull(cos), Objects.requireNonNull(sin));
  }

  /**
   * x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).
   *
   * @param x The vectors of each position. Shape {@code [outer..., positions, depth]}; float16, bfloat16, float32,
   *     float64.
   * @param cos The cosines of the angles. For each position, rotaryDim / 2 numbers: [positions, half], or [batch,
   *     positions, half] where the batch's differ; [n, half] with positionIds. Shape {@code any}; float16, bfloat16,
   *     float32, float64.
   * @param sin The sines. Shape {@code cos}; float16, bfloat16, float32, float64.
   * @param options what else is given: positionIds, interleaved, rotaryDim
   * @return the rotated vectors: of each pair a and b, a cos - b sin and b cos + a sin, shape {@code x}, dtype
   *     {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rotaryEmbedding(Tensor x, Tensor cos, Tensor sin, Options.RotaryEmbedding options) {
    return run(
        ROTARY_EMBEDDING, options, Objects.requireNonNull(x), Objects.requireNonNull(cos), Objects.requireNonNull(sin));
  }

  /**
   * The nearest whole number; halves go to the even one.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor round(Tensor x) {
    return unary(ROUND, x);
  }

  /**
   * 1 / sqrt(x).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor rsqrt(Tensor x) {
    return unary(RSQRT, x);
  }

  /**
   * softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
   *
   * @param query The queries. The last of their outer dims, heads, may be a multiple of that of key and value:
   *     neighbours then share these. Shape {@code [outer..., rows, depth]}; float16, bfloat16, float32, float64.
   * @param key The keys. Shape {@code [outer..., columns, depth]}; float16, bfloat16, float32, float64.
   * @param value The value of each key. Shape {@code [outer..., columns, width]}; float16, bfloat16, float32,
   *     float64.
   * @return the means; 0 for a query that reads no key, shape {@code [outer..., rows, width]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor scaledDotProductAttention(Tensor query, Tensor key, Tensor value) {
    return run(
        SCALED_DOT_PRODUCT_ATTENTION, null, Objects.requireNonNull(query), Objects.requireNonNull(key),
        Objects.requireNonNull(value));
  }

  /**
   * softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).
   *
   * @param query The queries. The last of their outer dims, heads, may be a multiple of that of key and value:
   *     neighbours then share these. Shape {@code [outer..., rows, depth]}; float16, bfloat16, float32, float64.
   * @param key The keys. Shape {@code [outer..., columns, depth]}; float16, bfloat16, float32, float64.
   * @param value The value of each key. Shape {@code [outer..., columns, width]}; float16, bfloat16, float32,
   *     float64.
   * @param options what else is given: mask, keyLengths, queryOffset, isCausal, scale, dropout, seed
   * @return the means; 0 for a query that reads no key, shape {@code [outer..., rows, width]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor scaledDotProductAttention(
      Tensor query, Tensor key, Tensor value, Options.ScaledDotProductAttention options) {
    return run(
        SCALED_DOT_PRODUCT_ATTENTION, options, Objects.requireNonNull(query), Objects.requireNonNull(key),
        Objects.requireNonNull(value));
  }

  /**
   * A function of carries and each slice along the first axis, one slice after the other.
   *
   * @param inputs The first carries, tensors of one first dim, and the invariants. Shape {@code any}; any dtype.
   * @param function A function of the carries, a slice of each tensor, and the invariants, which gives new carries,
   *     and perhaps more.
   * @return the last carries; then what else the function gave, each stacked along a new first axis, shape {@code
   *     any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> scan(List<Tensor> inputs, TracedFunction function) {
    return runAll(SCAN, new Arguments().set("function", function), all(inputs));
  }

  /**
   * A function of carries and each slice along the first axis, one slice after the other.
   *
   * @param inputs The first carries, tensors of one first dim, and the invariants. Shape {@code any}; any dtype.
   * @param function A function of the carries, a slice of each tensor, and the invariants, which gives new carries,
   *     and perhaps more.
   * @param options what else is given: numCarries, numInvariants, reverse, length
   * @return the last carries; then what else the function gave, each stacked along a new first axis, shape {@code
   *     any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> scan(List<Tensor> inputs, TracedFunction function, Options.Scan options) {
    return runAll(SCAN, new Arguments(options).set("function", function), all(inputs));
  }

  /**
   * x with updates put where their indices along an axis say, or reduced with what is there.
   *
   * @param x The values to begin with; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Of x's rank. The index along axis of each update, from -n on and less than n; negative ones
   *     count from the end. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates The updates. Along other axes they lie where they stand, so no dim is more than x's. Shape
   *     {@code indices}; any dtype.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor scatterElements(Tensor x, Tensor indices, Tensor updates) {
    return run(
        SCATTER_ELEMENTS, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * x with updates put where their indices along an axis say, or reduced with what is there.
   *
   * @param x The values to begin with; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Of x's rank. The index along axis of each update, from -n on and less than n; negative ones
   *     count from the end. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates The updates. Along other axes they lie where they stand, so no dim is more than x's. Shape
   *     {@code indices}; any dtype.
   * @param options what else is given: axis, reduce
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor scatterElements(Tensor x, Tensor indices, Tensor updates, Options.ScatterElements options) {
    return run(
        SCATTER_ELEMENTS, options, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * Updates added into zeros at tuples of indices; strings are joined, in the order of the updates. An index out of
   * range throws {@link EagerException.InvalidArgument}.
   *
   * @param indices Tuples of indices of the first depth axes of the result, from 0 on; some may be equal. Shape
   *     {@code [outer..., depth]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is shape without its first depth dims. Shape {@code
   *     [outer..., inner...]}; any dtype but bool.
   * @param shape The result's shape.
   * @return the sums; empty strings where there are no updates, shape {@code shape}, dtype {@code updates}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor scatterNd(Tensor indices, Tensor updates, long... shape) {
    return run(
        SCATTER_ND, new Arguments().list(0, shape), Objects.requireNonNull(indices), Objects.requireNonNull(updates));
  }

  /**
   * The places at which elements of x2 would be inserted into x1, which is sorted.
   *
   * <p>The op has no gradient.
   *
   * @param x1 Sorted elements: a vector, or one for each vector of x2. Shape {@code [..., n]}; any dtype but
   *     complex64, complex128.
   * @param x2 The elements to be inserted. Shape {@code any}; any dtype but complex64, complex128.
   * @return the places, from 0 to n, shape {@code x2}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor searchsorted(Tensor x1, Tensor x2) {
    return binary(SEARCHSORTED, x1, x2);
  }

  /**
   * The places at which elements of x2 would be inserted into x1, which is sorted.
   *
   * <p>The op has no gradient.
   *
   * @param x1 Sorted elements: a vector, or one for each vector of x2. Shape {@code [..., n]}; any dtype but
   *     complex64, complex128.
   * @param x2 The elements to be inserted. Shape {@code any}; any dtype but complex64, complex128.
   * @param options what else is given: side, sorter
   * @return the places, from 0 to n, shape {@code x2}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor searchsorted(Tensor x1, Tensor x2, Options.Searchsorted options) {
    return run(SEARCHSORTED, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The largest elements of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @param x The elements. Shape {@code [n, inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param segmentIds The segment of each row; they begin at 0 and do not decrease. {@link
   *     EagerException.InvalidArgument} otherwise. Shape {@code [n]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return A row for each id up to the last one, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor segmentMax(Tensor x, Tensor segmentIds) {
    return binary(SEGMENT_MAX, x, segmentIds);
  }

  /**
   * The means of the rows of x that have one id; 0 for ids that do not occur. Integers become floats first.
   *
   * @param x The elements. Shape {@code [n, inner...]}; any dtype but string.
   * @param segmentIds The segment of each row; they begin at 0 and do not decrease. {@link
   *     EagerException.InvalidArgument} otherwise. Shape {@code [n]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return A row for each id up to the last one, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor segmentMean(Tensor x, Tensor segmentIds) {
    return binary(SEGMENT_MEAN, x, segmentIds);
  }

  /**
   * The smallest elements of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @param x The elements. Shape {@code [n, inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param segmentIds The segment of each row; they begin at 0 and do not decrease. {@link
   *     EagerException.InvalidArgument} otherwise. Shape {@code [n]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return A row for each id up to the last one, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor segmentMin(Tensor x, Tensor segmentIds) {
    return binary(SEGMENT_MIN, x, segmentIds);
  }

  /**
   * The products of the rows of x that have one id; 1 for ids that do not occur. Its gradients go up to the ninth
   * order.
   *
   * @param x The elements. Shape {@code [n, inner...]}; any dtype but bool, string.
   * @param segmentIds The segment of each row; they begin at 0 and do not decrease. {@link
   *     EagerException.InvalidArgument} otherwise. Shape {@code [n]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return A row for each id up to the last one, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor segmentProd(Tensor x, Tensor segmentIds) {
    return binary(SEGMENT_PROD, x, segmentIds);
  }

  /**
   * The sums of the rows of x that have one id; 0 for ids that do not occur.
   *
   * @param x The elements. Shape {@code [n, inner...]}; any dtype but bool, string.
   * @param segmentIds The segment of each row; they begin at 0 and do not decrease. {@link
   *     EagerException.InvalidArgument} otherwise. Shape {@code [n]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64.
   * @return A row for each id up to the last one, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor segmentSum(Tensor x, Tensor segmentIds) {
    return binary(SEGMENT_SUM, x, segmentIds);
  }

  /**
   * The scaled elu of self-normalizing networks (Klambauer et al., 2017): 1.0507 * elu(x) with alpha 1.6733.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor selu(Tensor x) {
    return unary(SELU, x);
  }

  /**
   * A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes. The second is of
   * single places (Chollet, 2017).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param depthwiseFilter The filters, multiplier for each channel, in this order for any dataFormat. Shape {@code
   *     [rows, columns, in, multiplier]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param pointwiseFilter The weights that mix the outputs; between is in * multiplier. Shape {@code [1, 1,
   *     between, out]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @return in the order of dataFormat, shape {@code [n, oh, ow, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor separableConv2d(Tensor x, Tensor depthwiseFilter, Tensor pointwiseFilter) {
    return run(
        SEPARABLE_CONV2D, null, Objects.requireNonNull(x), Objects.requireNonNull(depthwiseFilter),
        Objects.requireNonNull(pointwiseFilter));
  }

  /**
   * A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes. The second is of
   * single places (Chollet, 2017).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, in]};
   *     float16, bfloat16, float32, float64, complex64, complex128.
   * @param depthwiseFilter The filters, multiplier for each channel, in this order for any dataFormat. Shape {@code
   *     [rows, columns, in, multiplier]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param pointwiseFilter The weights that mix the outputs; between is in * multiplier. Shape {@code [1, 1,
   *     between, out]}; float16, bfloat16, float32, float64, complex64, complex128.
   * @param options what else is given: strides, padding, dataFormat, dilations, paddings
   * @return in the order of dataFormat, shape {@code [n, oh, ow, out]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor separableConv2d(
      Tensor x, Tensor depthwiseFilter, Tensor pointwiseFilter, Options.SeparableConv2d options) {
    return run(
        SEPARABLE_CONV2D, options, Objects.requireNonNull(x), Objects.requireNonNull(depthwiseFilter),
        Objects.requireNonNull(pointwiseFilter));
  }

  /**
   * For each length, as many times true as it says, and then false.
   *
   * <p>The op has no gradient.
   *
   * @param lengths The lengths. Shape {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return whether each of the m places is before the end of its sequence, shape {@code [outer..., m]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sequenceMask(Tensor lengths) {
    return unary(SEQUENCE_MASK, lengths);
  }

  /**
   * For each length, as many times true as it says, and then false.
   *
   * <p>The op has no gradient.
   *
   * @param lengths The lengths. Shape {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: maxlen, dtype
   * @return whether each of the m places is before the end of its sequence, shape {@code [outer..., m]}, dtype
   *     {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sequenceMask(Tensor lengths, Options.SequenceMask options) {
    return run(SEQUENCE_MASK, options, Objects.requireNonNull(lengths));
  }

  /**
   * Matrices with other numbers on a diagonal.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype but string.
   * @param diagonal The numbers; l is how many places (i, i + k) lie in a matrix. Shape {@code [outer..., l]}; any
   *     dtype but string.
   * @return the same, with these numbers on their k-th diagonals, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor setDiag(Tensor x, Tensor diagonal) {
    return binary(SET_DIAG, x, diagonal);
  }

  /**
   * Matrices with other numbers on a diagonal.
   *
   * @param x Matrices. Shape {@code [outer..., m, n]}; any dtype but string.
   * @param diagonal The numbers; l is how many places (i, i + k) lie in a matrix. Shape {@code [outer..., l]}; any
   *     dtype but string.
   * @param options what else is given: k
   * @return the same, with these numbers on their k-th diagonals, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor setDiag(Tensor x, Tensor diagonal, Options.SetDiag options) {
    return run(SET_DIAG, options, Objects.requireNonNull(x), Objects.requireNonNull(diagonal));
  }

  /**
   * 1 / (1 + e^-x): the logistic function.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sigmoid(Tensor x) {
    return unary(SIGMOID, x);
  }

  /**
   * max(x, 0) - x z + log(1 + e^-|x|) for logits x and labels z: the cross entropy of sigmoid(x) and z.
   *
   * @param logits Scores of any size: what sigmoid makes probabilities of. Shape {@code any}; float16, bfloat16,
   *     float32, float64.
   * @param labels The probability that each element is true. Shape {@code logits}; float16, bfloat16, float32,
   *     float64.
   * @return the loss of each element, shape {@code logits}, dtype {@code logits}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sigmoidCrossEntropyWithLogits(Tensor logits, Tensor labels) {
    return binary(SIGMOID_CROSS_ENTROPY_WITH_LOGITS, logits, labels);
  }

  /**
   * -1, 0 or 1 as x is negative, zero or positive; x / |x| for complex x. NaN stays NaN.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sign(Tensor x) {
    return unary(SIGN, x);
  }

  /**
   * Whether the sign bit is set: of negative numbers, -0 included.
   *
   * <p>The op has no gradient.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code bool}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor signbit(Tensor x) {
    return unary(SIGNBIT, x);
  }

  /**
   * x * sigmoid(x): the sigmoid linear unit, also called swish.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor silu(Tensor x) {
    return unary(SILU, x);
  }

  /**
   * The sine of x, an angle in radians.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sin(Tensor x) {
    return unary(SIN, x);
  }

  /**
   * sin(pi x) / (pi x); 1 where x is 0, and 0 where a real x is infinite.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sinc(Tensor x) {
    return unary(SINC, x);
  }

  /**
   * The hyperbolic sine.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sinh(Tensor x) {
    return unary(SINH, x);
  }

  /**
   * A block of x: size[i] elements of axis i from begin[i] on. Beyond the end throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @param begin The first index along each axis, from 0 on.
   * @return the block; m is size, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor slice(Tensor x, long... begin) {
    return run(SLICE, new Arguments().list(0, begin), Objects.requireNonNull(x));
  }

  /**
   * A block of x: size[i] elements of axis i from begin[i] on. Beyond the end throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @param begin The first index along each axis, from 0 on.
   * @param options what else is given: size
   * @return the block; m is size, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor slice(Tensor x, long[] begin, Options.Slice options) {
    return run(SLICE, new Arguments(options).list(0, begin), Objects.requireNonNull(x));
  }

  /**
   * The signs of determinants, and the logarithms of their absolute values. These neither overflow nor underflow. The
   * gradient of a singular matrix throws {@link EagerException.InvalidArgument}.
   *
   * @param x Square matrices; integers become floats first. Shape {@code [outer..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the determinants over their absolute values; 0 of a singular matrix, shape {@code [outer...]}, dtype
   *     {@code x}; The logarithms, which are real; -inf of a singular matrix, shape {@code [outer...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> slogdet(Tensor x) {
    return runAll(SLOGDET, null, Objects.requireNonNull(x));
  }

  /**
   * The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
   *
   * @param x The predictions. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor smoothL1(Tensor x, Tensor target) {
    return binary(SMOOTH_L1, x, target);
  }

  /**
   * The square of errors up to beta over twice beta, and their absolute value less half of it beyond.
   *
   * @param x The predictions. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param target The targets. Shape {@code any}; float16, bfloat16, float32, float64.
   * @param options what else is given: beta, reduction
   * @return the mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast,
   *     shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor smoothL1(Tensor x, Tensor target, Options.SmoothL1 options) {
    return run(SMOOTH_L1, options, Objects.requireNonNull(x), Objects.requireNonNull(target));
  }

  /**
   * e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
   *
   * @param x Scores; n stands at axis. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32, float64.
   * @return probabilities, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softmax(Tensor x) {
    return unary(SOFTMAX, x);
  }

  /**
   * e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.
   *
   * @param x Scores; n stands at axis. Shape {@code [outer..., n, inner...]}; float16, bfloat16, float32, float64.
   * @param options what else is given: axis
   * @return probabilities, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softmax(Tensor x, Options.Softmax options) {
    return run(SOFTMAX, options, Objects.requireNonNull(x));
  }

  /**
   * The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.
   *
   * @param logits The scores of the classes, of any size: what softmax makes probabilities of. Shape {@code
   *     [outer..., classes, inner...]}; float16, bfloat16, float32, float64.
   * @param labels The probability of each class. Shape {@code logits}; float16, bfloat16, float32, float64.
   * @return the loss of each row, shape {@code [outer..., inner...]}, dtype {@code logits}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softmaxCrossEntropyWithLogits(Tensor logits, Tensor labels) {
    return binary(SOFTMAX_CROSS_ENTROPY_WITH_LOGITS, logits, labels);
  }

  /**
   * The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.
   *
   * @param logits The scores of the classes, of any size: what softmax makes probabilities of. Shape {@code
   *     [outer..., classes, inner...]}; float16, bfloat16, float32, float64.
   * @param labels The probability of each class. Shape {@code logits}; float16, bfloat16, float32, float64.
   * @param options what else is given: axis
   * @return the loss of each row, shape {@code [outer..., inner...]}, dtype {@code logits}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softmaxCrossEntropyWithLogits(
      Tensor logits, Tensor labels, Options.SoftmaxCrossEntropyWithLogits options) {
    return run(
        SOFTMAX_CROSS_ENTROPY_WITH_LOGITS, options, Objects.requireNonNull(logits), Objects.requireNonNull(labels));
  }

  /**
   * log(1 + e^x), without overflow.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softplus(Tensor x) {
    return unary(SOFTPLUS, x);
  }

  /**
   * x - threshold where x &gt; threshold, x + threshold where x &lt; -threshold, else 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softshrink(Tensor x) {
    return unary(SOFTSHRINK, x);
  }

  /**
   * x - threshold where x &gt; threshold, x + threshold where x &lt; -threshold, else 0.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param options what else is given: threshold
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softshrink(Tensor x, Options.Softshrink options) {
    return run(SOFTSHRINK, options, Objects.requireNonNull(x));
  }

  /**
   * x / (1 + |x|).
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but complex64, complex128, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor softsign(Tensor x) {
    return unary(SOFTSIGN, x);
  }

  /**
   * The solutions y of x1 y = x2. A singular matrix throws {@link EagerException.InvalidArgument}.
   *
   * @param x1 Square matrices. Shape {@code [left..., n, n]}; any dtype but float16, bfloat16, string.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor solve(Tensor x1, Tensor x2) {
    return binary(SOLVE, x1, x2);
  }

  /**
   * The solutions y of x1 y = x2. A singular matrix throws {@link EagerException.InvalidArgument}.
   *
   * @param x1 Square matrices. Shape {@code [left..., n, n]}; any dtype but float16, bfloat16, string.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: adjoint
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor solve(Tensor x1, Tensor x2, Options.Solve options) {
    return run(SOLVE, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The elements along an axis in their order. NaN counts as greatest; strings go by their bytes.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128.
   * @return the sorted elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sort(Tensor x) {
    return unary(SORT, x);
  }

  /**
   * The elements along an axis in their order. NaN counts as greatest; strings go by their bytes.
   *
   * @param x The elements; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype but complex64,
   *     complex128.
   * @param options what else is given: axis, descending, stable
   * @return the sorted elements, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sort(Tensor x, Options.Sort options) {
    return run(SORT, options, Objects.requireNonNull(x));
  }

  /**
   * Images with the pixels of each block as channels of one pixel.
   *
   * @param x The images; blockSize divides h and w. Shape {@code [n, h, w, c]}; any dtype but string.
   * @param blockSize How many rows and columns a block has.
   * @return h and w divided by blockSize, c times its square, shape {@code [n, rows, columns, depth]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor spaceToDepth(Tensor x, long blockSize) {
    return run(SPACE_TO_DEPTH, new Arguments().word(0, blockSize), Objects.requireNonNull(x));
  }

  /**
   * Images with the pixels of each block as channels of one pixel.
   *
   * @param x The images; blockSize divides h and w. Shape {@code [n, h, w, c]}; any dtype but string.
   * @param blockSize How many rows and columns a block has.
   * @param options what else is given: channelOrder, dataFormat
   * @return h and w divided by blockSize, c times its square, shape {@code [n, rows, columns, depth]}, dtype {@code
   *     x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor spaceToDepth(Tensor x, long blockSize, Options.SpaceToDepth options) {
    return run(SPACE_TO_DEPTH, new Arguments(options).word(0, blockSize), Objects.requireNonNull(x));
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @param indices The row and the column of each value, [n, 2]; what stands at one place is added. With rowOffsets
   *     the columns alone, [n]. {@link EagerException.InvalidArgument} where one is out of range. Shape {@code any};
   *     int32, int64.
   * @param values The values of the sparse matrix; all others are 0. Shape {@code [n]}; int32, int64, float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param denseShape The sparse matrix's shape.
   * @param b The dense matrix. Shape {@code [k, m]}; int32, int64, float16, bfloat16, float32, float64, complex64,
   *     complex128.
   * @return the product, shape {@code [rows, m]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseDenseMatmul(Tensor indices, Tensor values, long[] denseShape, Tensor b) {
    return run(
        SPARSE_DENSE_MATMUL, new Arguments().list(0, denseShape), Objects.requireNonNull(indices),
        Objects.requireNonNull(values), Objects.requireNonNull(b));
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @param indices The row and the column of each value, [n, 2]; what stands at one place is added. With rowOffsets
   *     the columns alone, [n]. {@link EagerException.InvalidArgument} where one is out of range. Shape {@code any};
   *     int32, int64.
   * @param values The values of the sparse matrix; all others are 0. Shape {@code [n]}; int32, int64, float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param denseShape The sparse matrix's shape.
   * @param b The dense matrix. Shape {@code [k, m]}; int32, int64, float16, bfloat16, float32, float64, complex64,
   *     complex128.
   * @param options what else is given: rowOffsets, adjointA, adjointB
   * @return the product, shape {@code [rows, m]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseDenseMatmul(
      Tensor indices, Tensor values, long[] denseShape, Tensor b, Options.SparseDenseMatmul options) {
    return run(
        SPARSE_DENSE_MATMUL, new Arguments(options).list(0, denseShape), Objects.requireNonNull(indices),
        Objects.requireNonNull(values), Objects.requireNonNull(b));
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @param indices The row and the column of each value, [n, 2]; what stands at one place is added. With rowOffsets
   *     the columns alone, [n]. {@link EagerException.InvalidArgument} where one is out of range. Shape {@code any};
   *     int32, int64.
   * @param values The values of the sparse matrix; all others are 0. Shape {@code [n]}; int32, int64, float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param denseShape The sparse matrix's shape, where a program computes it; the attribute counts if it is not
   *     given. Shape {@code [2]}; int32, int64.
   * @param b The dense matrix. Shape {@code [k, m]}; int32, int64, float16, bfloat16, float32, float64, complex64,
   *     complex128.
   * @return the product, shape {@code [rows, m]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseDenseMatmul(Tensor indices, Tensor values, Tensor denseShape, Tensor b) {
    return run(
        SPARSE_DENSE_MATMUL, null, Objects.requireNonNull(indices), Objects.requireNonNull(values),
        Objects.requireNonNull(b), Objects.requireNonNull(denseShape));
  }

  /**
   * The product of a sparse matrix and a dense one.
   *
   * @param indices The row and the column of each value, [n, 2]; what stands at one place is added. With rowOffsets
   *     the columns alone, [n]. {@link EagerException.InvalidArgument} where one is out of range. Shape {@code any};
   *     int32, int64.
   * @param values The values of the sparse matrix; all others are 0. Shape {@code [n]}; int32, int64, float16,
   *     bfloat16, float32, float64, complex64, complex128.
   * @param denseShape The sparse matrix's shape, where a program computes it; the attribute counts if it is not
   *     given. Shape {@code [2]}; int32, int64.
   * @param b The dense matrix. Shape {@code [k, m]}; int32, int64, float16, bfloat16, float32, float64, complex64,
   *     complex128.
   * @param options what else is given: rowOffsets, adjointA, adjointB
   * @return the product, shape {@code [rows, m]}, dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseDenseMatmul(
      Tensor indices, Tensor values, Tensor denseShape, Tensor b, Options.SparseDenseMatmul options) {
    return run(
        SPARSE_DENSE_MATMUL, options, Objects.requireNonNull(indices), Objects.requireNonNull(values),
        Objects.requireNonNull(b), Objects.requireNonNull(denseShape));
  }

  /**
   * The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label. A label out of range
   * throws {@link EagerException.InvalidArgument}.
   *
   * @param logits The scores of the classes, of any size: what softmax makes probabilities of. Shape {@code
   *     [outer..., classes, inner...]}; float16, bfloat16, float32, float64.
   * @param labels The class of each row, from 0 on. Shape {@code [outer..., inner...]}; int32, int64.
   * @return the loss of each row, shape {@code [outer..., inner...]}, dtype {@code logits}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseSoftmaxCrossEntropyWithLogits(Tensor logits, Tensor labels) {
    return binary(SPARSE_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS, logits, labels);
  }

  /**
   * The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label. A label out of range
   * throws {@link EagerException.InvalidArgument}.
   *
   * @param logits The scores of the classes, of any size: what softmax makes probabilities of. Shape {@code
   *     [outer..., classes, inner...]}; float16, bfloat16, float32, float64.
   * @param labels The class of each row, from 0 on. Shape {@code [outer..., inner...]}; int32, int64.
   * @param options what else is given: axis
   * @return the loss of each row, shape {@code [outer..., inner...]}, dtype {@code logits}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sparseSoftmaxCrossEntropyWithLogits(
      Tensor logits, Tensor labels, Options.SparseSoftmaxCrossEntropyWithLogits options) {
    return run(
        SPARSE_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS, options, Objects.requireNonNull(logits),
        Objects.requireNonNull(labels));
  }

  /**
   * x cut into parts along an axis.
   *
   * @param x What is cut; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param numOrSizeSplits One number: how many parts of equal size. Several: their sizes, one of which may be -1,
   *     the rest.
   * @return the parts, each with its own m, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> split(Tensor x, long... numOrSizeSplits) {
    return runAll(SPLIT, new Arguments().list(0, numOrSizeSplits), Objects.requireNonNull(x));
  }

  /**
   * x cut into parts along an axis.
   *
   * @param x What is cut; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param numOrSizeSplits One number: how many parts of equal size. Several: their sizes, one of which may be -1,
   *     the rest.
   * @param options what else is given: axis
   * @return the parts, each with its own m, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> split(Tensor x, long[] numOrSizeSplits, Options.Split options) {
    return runAll(SPLIT, new Arguments(options).list(0, numOrSizeSplits), Objects.requireNonNull(x));
  }

  /**
   * The square root; NaN where a real x is negative.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sqrt(Tensor x) {
    return unary(SQRT, x);
  }

  /**
   * x * x; integers wrap.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but bool, string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor square(Tensor x) {
    return unary(SQUARE, x);
  }

  /**
   * (x1 - x2)^2; of complex numbers the square of the absolute value, as a complex number.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but bool, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but bool, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor squaredDifference(Tensor x1, Tensor x2) {
    return binary(SQUARED_DIFFERENCE, x1, x2);
  }

  /**
   * x without its dims of 1: all, or those of axis.
   *
   * @param x The elements. Shape {@code [n...]}; any dtype.
   * @return the same elements; m is n without those dims, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor squeeze(Tensor x) {
    return unary(SQUEEZE, x);
  }

  /**
   * x without its dims of 1: all, or those of axis.
   *
   * @param x The elements. Shape {@code [n...]}; any dtype.
   * @param options what else is given: axis
   * @return the same elements; m is n without those dims, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor squeeze(Tensor x, Options.Squeeze options) {
    return run(SQUEEZE, options, Objects.requireNonNull(x));
  }

  /**
   * Tensors of one shape one after the other along a new axis.
   *
   * @param values One or more, all of one shape. Shape {@code [outer..., inner...]}; any dtype.
   * @return the joined tensor; count, at axis, is the number of values, shape {@code [outer..., count, inner...]},
   *     dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stack(List<Tensor> values) {
    return run(STACK, null, all(values));
  }

  /**
   * Tensors of one shape one after the other along a new axis.
   *
   * @param values One or more, all of one shape. Shape {@code [outer..., inner...]}; any dtype.
   * @param options what else is given: axis
   * @return the joined tensor; count, at axis, is the number of values, shape {@code [outer..., count, inner...]},
   *     dtype {@code values}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stack(List<Tensor> values, Options.Stack options) {
    return run(STACK, options, all(values));
  }

  /**
   * The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where
   * there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor std(Tensor x) {
    return unary(STD, x);
  }

  /**
   * The standard deviation over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where
   * there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, correction
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor std(Tensor x, Options.Std options) {
    return run(STD, options, Objects.requireNonNull(x));
  }

  /**
   * The rfft of each frame of a signal, multiplied by a window.
   *
   * @param x Signals. Shape {@code [outer..., n]}; any dtype but complex64, complex128, string.
   * @param frameLength How many numbers a frame has.
   * @param frameStep How far apart frames begin.
   * @return the transforms, of which fftLength / 2 + 1 numbers, shape {@code [outer..., frames, bins]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stft(Tensor x, long frameLength, long frameStep) {
    return run(STFT, new Arguments().word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * The rfft of each frame of a signal, multiplied by a window.
   *
   * @param x Signals. Shape {@code [outer..., n]}; any dtype but complex64, complex128, string.
   * @param frameLength How many numbers a frame has.
   * @param frameStep How far apart frames begin.
   * @param options what else is given: window, fftLength, padEnd
   * @return the transforms, of which fftLength / 2 + 1 numbers, shape {@code [outer..., frames, bins]}, dtype
   *     {@code complex(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stft(Tensor x, long frameLength, long frameStep, Options.Stft options) {
    return run(STFT, new Arguments(options).word(0, frameLength).word(1, frameStep), Objects.requireNonNull(x));
  }

  /**
   * x itself, where no gradient flows back.
   *
   * @param x Any tensor. Shape {@code any}; any dtype.
   * @return the same values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stopGradient(Tensor x) {
    return unary(STOP_GRADIENT, x);
  }

  /**
   * x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as bits. Axes
   * without an entry are whole.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @return what the entries pick, dim by dim, as Python's slices do, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stridedSlice(Tensor x) {
    return unary(STRIDED_SLICE, x);
  }

  /**
   * x[begin:end:strides, ...], with an entry for each axis from the first on, and TensorFlow's masks as bits. Axes
   * without an entry are whole.
   *
   * @param x What is read. Shape {@code [n...]}; any dtype.
   * @param options what else is given: begin, end, strides, shrinkAxes, newAxes, ellipsis, beginMask, endMask
   * @return what the entries pick, dim by dim, as Python's slices do, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stridedSlice(Tensor x, Options.StridedSlice options) {
    return run(STRIDED_SLICE, options, Objects.requireNonNull(x));
  }

  /**
   * x with value in the place of what strided_slice reads with the same attributes.
   *
   * @param x What is copied. Shape {@code [n...]}; any dtype.
   * @param value The new elements, in the shape that strided_slice gives. Shape {@code [m...]}; any dtype.
   * @return x, with the elements of value, shape {@code [n...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stridedSliceUpdate(Tensor x, Tensor value) {
    return binary(STRIDED_SLICE_UPDATE, x, value);
  }

  /**
   * x with value in the place of what strided_slice reads with the same attributes.
   *
   * @param x What is copied. Shape {@code [n...]}; any dtype.
   * @param value The new elements, in the shape that strided_slice gives. Shape {@code [m...]}; any dtype.
   * @param options what else is given: begin, end, strides, shrinkAxes, newAxes, ellipsis, beginMask, endMask
   * @return x, with the elements of value, shape {@code [n...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stridedSliceUpdate(Tensor x, Tensor value, Options.StridedSliceUpdate options) {
    return run(STRIDED_SLICE_UPDATE, options, Objects.requireNonNull(x), Objects.requireNonNull(value));
  }

  /**
   * For each string the number of a bucket: its SipHash-2-4 modulo numBuckets. Aumasson and Bernstein (2012);
   * TensorFlow's string_to_hash_bucket_strong gives the same.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param numBuckets The number of buckets.
   * @return the numbers, from 0 on and less than numBuckets, shape {@code x}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringHashBucket(Tensor x, long numBuckets) {
    return run(STRING_HASH_BUCKET, new Arguments().word(0, numBuckets), Objects.requireNonNull(x));
  }

  /**
   * For each string the number of a bucket: its SipHash-2-4 modulo numBuckets. Aumasson and Bernstein (2012);
   * TensorFlow's string_to_hash_bucket_strong gives the same.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param numBuckets The number of buckets.
   * @param options what else is given: key
   * @return the numbers, from 0 on and less than numBuckets, shape {@code x}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringHashBucket(Tensor x, long numBuckets, Options.StringHashBucket options) {
    return run(STRING_HASH_BUCKET, new Arguments(options).word(0, numBuckets), Objects.requireNonNull(x));
  }

  /**
   * Strings one behind the other, element by element.
   *
   * <p>The op has no gradient.
   *
   * @param inputs One or more; they broadcast. Shape {@code any}; string.
   * @return the joined strings, shape {@code broadcast(inputs)}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringJoin(List<Tensor> inputs) {
    return run(STRING_JOIN, null, all(inputs));
  }

  /**
   * Strings one behind the other, element by element.
   *
   * <p>The op has no gradient.
   *
   * @param inputs One or more; they broadcast. Shape {@code any}; string.
   * @param options what else is given: separator
   * @return the joined strings, shape {@code broadcast(inputs)}, dtype {@code string}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringJoin(List<Tensor> inputs, Options.StringJoin options) {
    return run(STRING_JOIN, options, all(inputs));
  }

  /**
   * The length of each string.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the lengths, shape {@code x}, dtype {@code int32}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringLength(Tensor x) {
    return unary(STRING_LENGTH, x);
  }

  /**
   * The length of each string.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: unit
   * @return the lengths, shape {@code x}, dtype {@code int32}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringLength(Tensor x, Options.StringLength options) {
    return run(STRING_LENGTH, options, Objects.requireNonNull(x));
  }

  /**
   * Each string with its letters in lower case; bytes that are none stay as they are.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringLower(Tensor x) {
    return unary(STRING_LOWER, x);
  }

  /**
   * Each string with its letters in lower case; bytes that are none stay as they are.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: encoding
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringLower(Tensor x, Options.StringLower options) {
    return run(STRING_LOWER, options, Objects.requireNonNull(x));
  }

  /**
   * Each string with one text in the place of another, from the left on.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param old The text that is replaced, byte by byte; must not be empty.
   * @param new_ What stands in its place; may be empty.
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringReplace(Tensor x, String old, String new_) {
    return run(STRING_REPLACE, new Arguments().set("old", old).set("new", new_), Objects.requireNonNull(x));
  }

  /**
   * Each string with one text in the place of another, from the left on.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param old The text that is replaced, byte by byte; must not be empty.
   * @param new_ What stands in its place; may be empty.
   * @param options what else is given: count
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringReplace(Tensor x, String old, String new_, Options.StringReplace options) {
    return run(STRING_REPLACE, new Arguments(options).set("old", old).set("new", new_), Objects.requireNonNull(x));
  }

  /**
   * The parts of each string between separators, all in one vector.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the parts; m is the number of all, shape {@code [m]}, dtype {@code string}; Where in values the parts
   *     of each string begin, and at the end m; n is the number of strings and 1, shape {@code [n]}, dtype {@code
   *     int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> stringSplit(Tensor x) {
    return runAll(STRING_SPLIT, null, Objects.requireNonNull(x));
  }

  /**
   * The parts of each string between separators, all in one vector.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: separator, maxsplit, skipEmpty, anyByte
   * @return the parts; m is the number of all, shape {@code [m]}, dtype {@code string}; Where in values the parts
   *     of each string begin, and at the end m; n is the number of strings and 1, shape {@code [n]}, dtype {@code
   *     int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> stringSplit(Tensor x, Options.StringSplit options) {
    return runAll(STRING_SPLIT, options, Objects.requireNonNull(x));
  }

  /**
   * Each string without the ASCII spaces at its beginning and end.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringStrip(Tensor x) {
    return unary(STRING_STRIP, x);
  }

  /**
   * The number that each string is, with or without spaces around it. Another string throws {@link
   * EagerException.InvalidArgument}.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the numbers, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringToNumber(Tensor x) {
    return unary(STRING_TO_NUMBER, x);
  }

  /**
   * The number that each string is, with or without spaces around it. Another string throws {@link
   * EagerException.InvalidArgument}.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: dtype
   * @return the numbers, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringToNumber(Tensor x, Options.StringToNumber options) {
    return run(STRING_TO_NUMBER, options, Objects.requireNonNull(x));
  }

  /**
   * Each string with its letters in capitals; bytes that are none stay as they are.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringUpper(Tensor x) {
    return unary(STRING_UPPER, x);
  }

  /**
   * Each string with its letters in capitals; bytes that are none stay as they are.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param options what else is given: encoding
   * @return the strings, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor stringUpper(Tensor x, Options.StringUpper options) {
    return run(STRING_UPPER, options, Objects.requireNonNull(x));
  }

  /**
   * From each string the part that begins at pos and has at most len bytes or characters.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param pos Where a part begins, from 0 on; negative ones count from the end. One out of range throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int32, int64.
   * @param len The most that a part has; a negative number of bytes is all of them. Shape {@code any}; int32,
   *     int64.
   * @return the parts, shape {@code broadcast(x, pos, len)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor substr(Tensor x, Tensor pos, Tensor len) {
    return run(SUBSTR, null, Objects.requireNonNull(x), Objects.requireNonNull(pos), Objects.requireNonNull(len));
  }

  /**
   * From each string the part that begins at pos and has at most len bytes or characters.
   *
   * <p>The op has no gradient.
   *
   * @param x The strings. Shape {@code any}; string.
   * @param pos Where a part begins, from 0 on; negative ones count from the end. One out of range throws {@link
   *     EagerException.InvalidArgument}. Shape {@code any}; int32, int64.
   * @param len The most that a part has; a negative number of bytes is all of them. Shape {@code any}; int32,
   *     int64.
   * @param options what else is given: unit
   * @return the parts, shape {@code broadcast(x, pos, len)}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor substr(Tensor x, Tensor pos, Tensor len, Options.Substr options) {
    return run(SUBSTR, options, Objects.requireNonNull(x), Objects.requireNonNull(pos), Objects.requireNonNull(len));
  }

  /**
   * x1 - x2; integers wrap.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but bool, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but bool, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor subtract(Tensor x1, Tensor x2) {
    return binary(SUBTRACT, x1, x2);
  }

  /**
   * The sum over axes; 0 where there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sum(Tensor x) {
    return unary(SUM, x);
  }

  /**
   * The sum over axes; 0 where there is no element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, dtype
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sum(Tensor x, Options.Sum options) {
    return run(SUM, options, Objects.requireNonNull(x));
  }

  /**
   * x summed over what broadcasting from like's shape added: the gradient of broadcasting.
   *
   * @param x The elements to be summed. Shape {@code any}; any dtype but bool, string.
   * @param like The result's shape, which broadcasts to that of x. Shape {@code any}; any dtype.
   * @return the sums, shape {@code like}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor sumLike(Tensor x, Tensor like) {
    return binary(SUM_LIKE, x, like);
  }

  /**
   * The singular value decompositions of matrices x = u diag(s) vh. The first component of a column of u that has half
   * the largest magnitude is real and positive. Numbers that are not finite give NaN. The gradient is that of a
   * function which depends neither on phases nor on the choice of vectors where values coincide; that of one which
   * depends on phases, or on the choice of the vectors that make u and vh square, throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return matrices whose columns are orthonormal. k is m, or the less of m and n without fullMatrices, shape
   *     {@code [outer..., m, k]}, dtype {@code x}; The singular values, in descending order. l is the less of m and n,
   *     shape {@code [outer..., l]}, dtype {@code real(x)}; Matrices whose rows are orthonormal. j is n, or the less of
   *     m and n without fullMatrices, shape {@code [outer..., j, n]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> svd(Tensor x) {
    return runAll(SVD, null, Objects.requireNonNull(x));
  }

  /**
   * The singular value decompositions of matrices x = u diag(s) vh. The first component of a column of u that has half
   * the largest magnitude is real and positive. Numbers that are not finite give NaN. The gradient is that of a
   * function which depends neither on phases nor on the choice of vectors where values coincide; that of one which
   * depends on phases, or on the choice of the vectors that make u and vh square, throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: fullMatrices
   * @return matrices whose columns are orthonormal. k is m, or the less of m and n without fullMatrices, shape
   *     {@code [outer..., m, k]}, dtype {@code x}; The singular values, in descending order. l is the less of m and n,
   *     shape {@code [outer..., l]}, dtype {@code real(x)}; Matrices whose rows are orthonormal. j is n, or the less of
   *     m and n without fullMatrices, shape {@code [outer..., j, n]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> svd(Tensor x, Options.Svd options) {
    return runAll(SVD, options, Objects.requireNonNull(x));
  }

  /**
   * The singular values of matrices. Numbers that are not finite give NaN.
   *
   * @param x Matrices; integers become floats first. Shape {@code [outer..., m, n]}; any dtype but float16,
   *     bfloat16, string.
   * @return the singular values, in descending order. l is the less of m and n, shape {@code [outer..., l]}, dtype
   *     {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor svdvals(Tensor x) {
    return unary(SVDVALS, x);
  }

  /**
   * x with two axes interchanged.
   *
   * @param x The elements. Shape {@code any}; any dtype.
   * @param axis1 One axis; negative ones count from the end.
   * @param axis2 The other one.
   * @return the same elements, shape {@code any}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor swapaxes(Tensor x, long axis1, long axis2) {
    return run(SWAPAXES, new Arguments().word(0, axis1).word(1, axis2), Objects.requireNonNull(x));
  }

  /**
   * The slices of x along an axis at indices, of which negative ones count from the end.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which slices, each from -n on and less than n; {@link EagerException.InvalidArgument} otherwise.
   *     Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @return the slices, shape {@code [outer..., indices..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor take(Tensor x, Tensor indices) {
    return binary(TAKE, x, indices);
  }

  /**
   * The slices of x along an axis at indices, of which negative ones count from the end.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which slices, each from -n on and less than n; {@link EagerException.InvalidArgument} otherwise.
   *     Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param options what else is given: axis
   * @return the slices, shape {@code [outer..., indices..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor take(Tensor x, Tensor indices, Options.Take options) {
    return run(TAKE, options, Objects.requireNonNull(x), Objects.requireNonNull(indices));
  }

  /**
   * Along an axis, the elements of x at indices of its own for each place. One out of range throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which elements, each less than n; negative ones, from -n on, count from the end. Dims of 1
   *     broadcast, those of x too. Shape {@code [outer..., m, inner...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64.
   * @return the elements, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor takeAlongAxis(Tensor x, Tensor indices) {
    return binary(TAKE_ALONG_AXIS, x, indices);
  }

  /**
   * Along an axis, the elements of x at indices of its own for each place. One out of range throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x What is read; n stands at axis. Shape {@code [outer..., n, inner...]}; any dtype.
   * @param indices Which elements, each less than n; negative ones, from -n on, count from the end. Dims of 1
   *     broadcast, those of x too. Shape {@code [outer..., m, inner...]}; int8, int16, int32, int64, uint8, uint16,
   *     uint32, uint64.
   * @param options what else is given: axis
   * @return the elements, shape {@code [outer..., m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor takeAlongAxis(Tensor x, Tensor indices, Options.TakeAlongAxis options) {
    return run(TAKE_ALONG_AXIS, options, Objects.requireNonNull(x), Objects.requireNonNull(indices));
  }

  /**
   * The tangent of x, an angle in radians.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tan(Tensor x) {
    return unary(TAN, x);
  }

  /**
   * The hyperbolic tangent.
   *
   * @param x The operands, one by one. Shape {@code any}; any dtype but string.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tanh(Tensor x) {
    return unary(TANH, x);
  }

  /**
   * x with updates added where tuples of indices say.
   *
   * @param x The values to begin with. Shape {@code [n...]}; any dtype but bool, string.
   * @param indices Tuples of indices of the first depth axes of x, from 0 on. Shape {@code [outer..., depth]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is n without its first depth dims. Shape {@code
   *     [outer..., inner...]}; any dtype but bool, string.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensorScatterNdAdd(Tensor x, Tensor indices, Tensor updates) {
    return run(
        TENSOR_SCATTER_ND_ADD, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * x with the maximum of x and the updates where tuples of indices say.
   *
   * @param x The values to begin with. Shape {@code [n...]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param indices Tuples of indices of the first depth axes of x, from 0 on. Shape {@code [outer..., depth]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is n without its first depth dims. Shape {@code
   *     [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
   *     float64.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensorScatterNdMax(Tensor x, Tensor indices, Tensor updates) {
    return run(
        TENSOR_SCATTER_ND_MAX, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * x with the minimum of x and the updates where tuples of indices say.
   *
   * @param x The values to begin with. Shape {@code [n...]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param indices Tuples of indices of the first depth axes of x, from 0 on. Shape {@code [outer..., depth]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is n without its first depth dims. Shape {@code
   *     [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32,
   *     float64.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensorScatterNdMin(Tensor x, Tensor indices, Tensor updates) {
    return run(
        TENSOR_SCATTER_ND_MIN, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * x multiplied by updates where tuples of indices say.
   *
   * @param x The values to begin with. Shape {@code [n...]}; any dtype but bool, string.
   * @param indices Tuples of indices of the first depth axes of x, from 0 on. Shape {@code [outer..., depth]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is n without its first depth dims. Shape {@code
   *     [outer..., inner...]}; any dtype but bool, string.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensorScatterNdMul(Tensor x, Tensor indices, Tensor updates) {
    return run(
        TENSOR_SCATTER_ND_MUL, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * x with updates in place of what tuples of indices address. Of updates with equal tuples any one stays, and the
   * gradient goes to all.
   *
   * @param x The values to begin with. Shape {@code [n...]}; any dtype.
   * @param indices Tuples of indices of the first depth axes of x, from 0 on. Shape {@code [outer..., depth]};
   *     int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param updates An element for each tuple, or a slice: inner is n without its first depth dims. Shape {@code
   *     [outer..., inner...]}; any dtype.
   * @return the changed values, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensorScatterNdUpdate(Tensor x, Tensor indices, Tensor updates) {
    return run(
        TENSOR_SCATTER_ND_UPDATE, null, Objects.requireNonNull(x), Objects.requireNonNull(indices),
        Objects.requireNonNull(updates));
  }

  /**
   * Sums of products over pairs of axes.
   *
   * @param x1 The first factor. Shape {@code any}; any dtype but string.
   * @param x2 The second factor. Shape {@code any}; any dtype but string.
   * @return the dims of x1 and then those of x2, without those that are summed, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensordot(Tensor x1, Tensor x2) {
    return binary(TENSORDOT, x1, x2);
  }

  /**
   * Sums of products over pairs of axes.
   *
   * @param x1 The first factor. Shape {@code any}; any dtype but string.
   * @param x2 The second factor. Shape {@code any}; any dtype but string.
   * @param options what else is given: axes
   * @return the dims of x1 and then those of x2, without those that are summed, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tensordot(Tensor x1, Tensor x2, Options.Tensordot options) {
    return run(TENSORDOT, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * x laid out repeatedly along its axes: repetitions[i] times along axis i.
   *
   * @param x What is repeated. Shape {@code [n...]}; any dtype.
   * @param repetitions How often along each axis. Ones are put in front of the shorter one of repetitions and the
   *     shape of x.
   * @return the repeated tensor: each dim of x times its repetitions, shape {@code [m...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tile(Tensor x, long... repetitions) {
    return run(TILE, new Arguments().list(0, repetitions), Objects.requireNonNull(x));
  }

  /**
   * The k greatest elements along the last axis, and their indices. Of equal elements the first ones are taken. NaN
   * counts as greatest; strings go by their bytes.
   *
   * @param x The elements; n is at least k. Shape {@code [outer..., n]}; any dtype but complex64, complex128.
   * @param k How many.
   * @return the greatest elements, shape {@code [outer..., k]}, dtype {@code x}; Where they stand in x, along the
   *     last axis, shape {@code [outer..., k]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> topK(Tensor x, long k) {
    return runAll(TOP_K, new Arguments().word(0, k), Objects.requireNonNull(x));
  }

  /**
   * The k greatest elements along the last axis, and their indices. Of equal elements the first ones are taken. NaN
   * counts as greatest; strings go by their bytes.
   *
   * @param x The elements; n is at least k. Shape {@code [outer..., n]}; any dtype but complex64, complex128.
   * @param k How many.
   * @param options what else is given: sorted
   * @return the greatest elements, shape {@code [outer..., k]}, dtype {@code x}; Where they stand in x, along the
   *     last axis, shape {@code [outer..., k]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> topK(Tensor x, long k, Options.TopK options) {
    return runAll(TOP_K, new Arguments(options).word(0, k), Objects.requireNonNull(x));
  }

  /**
   * The solutions y of x1 y = x2 for triangular x1. A zero on a diagonal throws {@link EagerException.InvalidArgument}.
   *
   * @param x1 Square matrices, of which one triangle is read. Shape {@code [left..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor triangularSolve(Tensor x1, Tensor x2) {
    return binary(TRIANGULAR_SOLVE, x1, x2);
  }

  /**
   * The solutions y of x1 y = x2 for triangular x1. A zero on a diagonal throws {@link EagerException.InvalidArgument}.
   *
   * @param x1 Square matrices, of which one triangle is read. Shape {@code [left..., n, n]}; any dtype but float16,
   *     bfloat16, string.
   * @param x2 The right-hand sides, or the vector [n]. Shape {@code [right..., n, k]}; any dtype but float16,
   *     bfloat16, string.
   * @param options what else is given: lower, adjoint
   * @return the solutions; batch is what left and right broadcast to. Without k for a vector, shape {@code
   *     [batch..., n, k]}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor triangularSolve(Tensor x1, Tensor x2, Options.TriangularSolve options) {
    return run(TRIANGULAR_SOLVE, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The lower triangles of matrices: zero where column - row &gt; k.
   *
   * @param x Matrices. Shape {@code [..., m, n]}; any dtype but string.
   * @return their triangles; zeros elsewhere, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tril(Tensor x) {
    return unary(TRIL, x);
  }

  /**
   * The lower triangles of matrices: zero where column - row &gt; k.
   *
   * @param x Matrices. Shape {@code [..., m, n]}; any dtype but string.
   * @param options what else is given: k
   * @return their triangles; zeros elsewhere, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor tril(Tensor x, Options.Tril options) {
    return run(TRIL, options, Objects.requireNonNull(x));
  }

  /**
   * The upper triangles of matrices: zero where column - row &lt; k.
   *
   * @param x Matrices. Shape {@code [..., m, n]}; any dtype but string.
   * @return their triangles; zeros elsewhere, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor triu(Tensor x) {
    return unary(TRIU, x);
  }

  /**
   * The upper triangles of matrices: zero where column - row &lt; k.
   *
   * @param x Matrices. Shape {@code [..., m, n]}; any dtype but string.
   * @param options what else is given: k
   * @return their triangles; zeros elsewhere, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor triu(Tensor x, Options.Triu options) {
    return run(TRIU, options, Objects.requireNonNull(x));
  }

  /**
   * x without its fraction: the nearest whole number towards 0.
   *
   * @param x The operands, one by one. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @return the result for each operand, in its place, shape {@code x}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor trunc(Tensor x) {
    return unary(TRUNC, x);
  }

  /**
   * x1 / x2 rounded towards 0, as C divides integers. An integer division by zero throws {@link
   * EagerException.InvalidArgument}.
   *
   * @param x1 The first operands. Shape {@code any}; int8, int16, int32, int64, uint8, uint16, uint32, uint64,
   *     float16, bfloat16, float32, float64.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; int8, int16, int32, int64,
   *     uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor truncDiv(Tensor x1, Tensor x2) {
    return binary(TRUNC_DIV, x1, x2);
  }

  /**
   * The patches of images that a window reads, one behind the other (im2col).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     any dtype but string.
   * @param ksize The size of a window: rows, columns; one value stands for both.
   * @return the patches: values for each place of the window, row by row. A patch has c values a place, channels
   *     innermost. Where dataFormat is NCHW: [n, values, places], channels outermost, shape {@code [n, places,
   *     values]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unfold(Tensor x, long... ksize) {
    return run(UNFOLD, new Arguments().list(0, ksize), Objects.requireNonNull(x));
  }

  /**
   * The patches of images that a window reads, one behind the other (im2col).
   *
   * @param x Images in the order of dataFormat: h rows, w columns, and their channels. Shape {@code [n, h, w, c]};
   *     any dtype but string.
   * @param ksize The size of a window: rows, columns; one value stands for both.
   * @param options what else is given: strides, padding, dataFormat, dilations, paddings
   * @return the patches: values for each place of the window, row by row. A patch has c values a place, channels
   *     innermost. Where dataFormat is NCHW: [n, values, places], channels outermost, shape {@code [n, places,
   *     values]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unfold(Tensor x, long[] ksize, Options.Unfold options) {
    return run(UNFOLD, new Arguments(options).list(0, ksize), Objects.requireNonNull(x));
  }

  /**
   * The distinct elements of x, in the order in which they first occur. Along an axis: the distinct slices, sorted by
   * their elements, the first of which counts most. Zeros of both signs are equal, and NaN equals nothing.
   *
   * @param x The elements, taken one after the other; or n slices along axis. Shape {@code any}; any dtype.
   * @return the distinct elements, [m]; or x with m slices along axis, shape {@code any}, dtype {@code x}; Where
   *     each one occurs first: in the flattened tensor, or along axis, shape {@code [m]}, dtype {@code int64}; For each
   *     element of x, with its shape, the index in values; or for each slice, [n], shape {@code any}, dtype {@code
   *     int64}; How often each one occurs, shape {@code [m]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> unique(Tensor x) {
    return runAll(UNIQUE, null, Objects.requireNonNull(x));
  }

  /**
   * The distinct elements of x, in the order in which they first occur. Along an axis: the distinct slices, sorted by
   * their elements, the first of which counts most. Zeros of both signs are equal, and NaN equals nothing.
   *
   * @param x The elements, taken one after the other; or n slices along axis. Shape {@code any}; any dtype.
   * @param options what else is given: axis
   * @return the distinct elements, [m]; or x with m slices along axis, shape {@code any}, dtype {@code x}; Where
   *     each one occurs first: in the flattened tensor, or along axis, shape {@code [m]}, dtype {@code int64}; For each
   *     element of x, with its shape, the index in values; or for each slice, [n], shape {@code any}, dtype {@code
   *     int64}; How often each one occurs, shape {@code [m]}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> unique(Tensor x, Options.Unique options) {
    return runAll(UNIQUE, options, Objects.requireNonNull(x));
  }

  /**
   * The indices along each axis of elements that are numbered in row-major order.
   *
   * <p>The op has no gradient.
   *
   * @param indices The numbers, each less than the number of elements. Shape {@code any}; int8, int16, int32,
   *     int64, uint8, uint16, uint32, uint64.
   * @param shape The shape of the array whose elements are numbered.
   * @return the indices along an axis, for each axis of shape, shape {@code indices}, dtype {@code int64}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> unravelIndex(Tensor indices, long... shape) {
    return runAll(UNRAVEL_INDEX, new Arguments().list(0, shape), Objects.requireNonNull(indices));
  }

  /**
   * The largest elements of the rows of x that have one id. Where there is none, the dtype's lowest finite number.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentMax(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_MAX, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The means of the rows of x that have one id; 0 where there is none. Integers become floats first.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; any dtype but string.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentMean(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_MEAN, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The smallest elements of the rows of x that have one id. Where there is none, the dtype's largest finite number.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; int8, int16, int32, int64, uint8, uint16, uint32,
   *     uint64, float16, bfloat16, float32, float64.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentMin(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_MIN, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The products of the rows of x that have one id; 1 where there is none. Its gradients go up to the ninth order.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; any dtype but bool, string.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentProd(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_PROD, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The sums of the rows of x that have one id, each over the root of their number. Integers become floats first.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; any dtype but string.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentSqrtN(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_SQRT_N, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The sums of the rows of x that have one id; 0 where there is none.
   *
   * @param x The elements. Shape {@code [outer..., inner...]}; any dtype but bool, string.
   * @param segmentIds The segment of each row, below numSegments. A row of a negative one belongs to none. Shape
   *     {@code [outer...]}; int8, int16, int32, int64, uint8, uint16, uint32, uint64.
   * @param numSegments The number of segments.
   * @return A row for each of the numSegments segments, shape {@code [m, inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor unsortedSegmentSum(Tensor x, Tensor segmentIds, long numSegments) {
    return run(
        UNSORTED_SEGMENT_SUM, new Arguments().word(0, numSegments), Objects.requireNonNull(x),
        Objects.requireNonNull(segmentIds));
  }

  /**
   * The slices of x along an axis, one output each.
   *
   * @param x What is cut; count stands at axis. Shape {@code [outer..., count, inner...]}; any dtype.
   * @return the slices, count of them, shape {@code [outer..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> unstack(Tensor x) {
    return runAll(UNSTACK, null, Objects.requireNonNull(x));
  }

  /**
   * The slices of x along an axis, one output each.
   *
   * @param x What is cut; count stands at axis. Shape {@code [outer..., count, inner...]}; any dtype.
   * @param options what else is given: axis, num
   * @return the slices, count of them, shape {@code [outer..., inner...]}, dtype {@code x}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> unstack(Tensor x, Options.Unstack options) {
    return runAll(UNSTACK, options, Objects.requireNonNull(x));
  }

  /**
   * The variance over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where there is no
   * element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor var(Tensor x) {
    return unary(VAR, x);
  }

  /**
   * The variance over axes, of complex numbers that of |x - mean|; integers become floats first. NaN where there is no
   * element.
   *
   * @param x The elements to be reduced. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, correction
   * @return A result for each place that axis leaves, shape {@code reduced(x)}, dtype {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor var(Tensor x, Options.Var options) {
    return run(VAR, options, Objects.requireNonNull(x));
  }

  /**
   * The scalar products of vectors, which lie along an axis. Those of complex x1 are conjugated.
   *
   * @param x1 The first vectors. Shape {@code [left...]}; any dtype but string.
   * @param x2 The second vectors. The shapes broadcast, but for the axis. Shape {@code [right...]}; any dtype but
   *     string.
   * @return the shape that both broadcast to, without the axis, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor vecdot(Tensor x1, Tensor x2) {
    return binary(VECDOT, x1, x2);
  }

  /**
   * The scalar products of vectors, which lie along an axis. Those of complex x1 are conjugated.
   *
   * @param x1 The first vectors. Shape {@code [left...]}; any dtype but string.
   * @param x2 The second vectors. The shapes broadcast, but for the axis. Shape {@code [right...]}; any dtype but
   *     string.
   * @param options what else is given: axis
   * @return the shape that both broadcast to, without the axis, shape {@code any}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor vecdot(Tensor x1, Tensor x2, Options.Vecdot options) {
    return run(VECDOT, options, Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * The norm of the elements over axes, taken as a vector; integers become floats first.
   *
   * @param x The elements. Shape {@code any}; any dtype but string.
   * @return A norm for each place that axis leaves; real, of complex numbers too, shape {@code reduced(x)}, dtype
   *     {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor vectorNorm(Tensor x) {
    return unary(VECTOR_NORM, x);
  }

  /**
   * The norm of the elements over axes, taken as a vector; integers become floats first.
   *
   * @param x The elements. Shape {@code any}; any dtype but string.
   * @param options what else is given: axis, keepdims, ord
   * @return A norm for each place that axis leaves; real, of complex numbers too, shape {@code reduced(x)}, dtype
   *     {@code real(x)}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor vectorNorm(Tensor x, Options.VectorNorm options) {
    return run(VECTOR_NORM, options, Objects.requireNonNull(x));
  }

  /**
   * x1 where the condition holds, else x2.
   *
   * @param condition Where to take x1. Shape {@code any}; bool.
   * @param x1 The values where the condition is true. Shape {@code any}; any dtype.
   * @param x2 The values where the condition is false. Shape {@code any}; any dtype.
   * @return the values that were chosen, shape {@code broadcast(condition, x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor where(Tensor condition, Tensor x1, Tensor x2) {
    return run(WHERE, null, Objects.requireNonNull(condition), Objects.requireNonNull(x1), Objects.requireNonNull(x2));
  }

  /**
   * Loop variables, updated by a function as long as another one is true of them.
   *
   * @param inputs The loop variables before the first iteration, and the invariants. Shape {@code any}; any dtype.
   * @param cond A function of all inputs that gives a boolean scalar: whether to go on.
   * @param body A function of all inputs that gives new loop variables, and perhaps more.
   * @return the loop variables after the last iteration; then what else the function gave, each stacked along a new
   *     first axis, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> whileLoop(List<Tensor> inputs, TracedFunction cond, TracedFunction body) {
    return runAll(WHILE_LOOP, new Arguments().set("cond", cond).set("body", body), all(inputs));
  }

  /**
   * Loop variables, updated by a function as long as another one is true of them.
   *
   * @param inputs The loop variables before the first iteration, and the invariants. Shape {@code any}; any dtype.
   * @param cond A function of all inputs that gives a boolean scalar: whether to go on.
   * @param body A function of all inputs that gives new loop variables, and perhaps more.
   * @param options what else is given: numInvariants, maximumIterations
   * @return the loop variables after the last iteration; then what else the function gave, each stacked along a new
   *     first axis, shape {@code any}, dtype {@code inputs}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final List<Tensor> whileLoop(
      List<Tensor> inputs, TracedFunction cond, TracedFunction body, Options.WhileLoop options) {
    return runAll(WHILE_LOOP, new Arguments(options).set("cond", cond).set("body", body), all(inputs));
  }

  /**
   * x1 / x2; 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor xdivy(Tensor x1, Tensor x2) {
    return binary(XDIVY, x1, x2);
  }

  /**
   * x1 log(1 + x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor xlog1py(Tensor x1, Tensor x2) {
    return binary(XLOG1PY, x1, x2);
  }

  /**
   * x1 log(x2); 0 where x1 is 0, unless x2 is NaN.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor xlogy(Tensor x1, Tensor x2) {
    return binary(XLOGY, x1, x2);
  }

  /**
   * Zeros of the shape of x; as strings, empty ones.
   *
   * @param x The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @return zeros, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor zerosLike(Tensor x) {
    return unary(ZEROS_LIKE, x);
  }

  /**
   * Zeros of the shape of x; as strings, empty ones.
   *
   * @param x The result's shape; its values do not matter. Shape {@code any}; any dtype.
   * @param options what else is given: dtype
   * @return zeros, shape {@code x}, dtype {@code dtype}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor zerosLike(Tensor x, Options.ZerosLike options) {
    return run(ZEROS_LIKE, options, Objects.requireNonNull(x));
  }

  /**
   * Hurwitz' zeta function: the sum of (x2 + k)^-x1 over k = 0, 1, ...; NaN where x1 &lt; 1. At poles, x1 = 1 and x2 =
   * 0, -1, ..., it is infinite; for other negative x2 it is NaN unless x1 is a whole number, and its derivative in x1
   * is NaN. Derivatives in x1 go up to the eighth.
   *
   * @param x1 The first operands. Shape {@code any}; any dtype but complex64, complex128, string.
   * @param x2 The second operands; the shapes of both broadcast. Shape {@code any}; any dtype but complex64,
   *     complex128, string.
   * @return the result for each pair of operands, in its place, shape {@code broadcast(x1, x2)}, dtype {@code x1}
   * @throws EagerException.InvalidArgument for inputs of other dtypes or shapes, and values that the op refuses
   */
  public final Tensor zeta(Tensor x1, Tensor x2) {
    return binary(ZETA, x1, x2);
  }
}
