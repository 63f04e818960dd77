// Written by bindings/generate from the registry. Do not edit.
package org.libeager;

/**
 * What calls of ops may be given besides what they must: a class an op, with a method for each. What is not set has its
 * default. The same options may be used for any number of calls.
 */
public final class Options {
  private Options() {}

  /** The choices TANH, RELU. */
  public enum Activation {
    /** As the op's description says. */
    TANH,
    /** As the op's description says. */
    RELU
  }

  /** The choices NONE, SPACE, ZERO, PLUS, MINUS. */
  public enum AsStringFill {
    /** As the op's description says. */
    NONE,
    /** As the op's description says. */
    SPACE,
    /** As the op's description says. */
    ZERO,
    /** As the op's description says. */
    PLUS,
    /** As the op's description says. */
    MINUS
  }

  /** The choices DCR, CRD. */
  public enum ChannelOrder {
    /** As the op's description says. */
    DCR,
    /** As the op's description says. */
    CRD
  }

  /** The choices MEAN, SUM, SQRTN, MAX. */
  public enum Combiner {
    /** As the op's description says. */
    MEAN,
    /** As the op's description says. */
    SUM,
    /** As the op's description says. */
    SQRTN,
    /** As the op's description says. */
    MAX
  }

  /** The choices HALF_PIXEL, ALIGN_CORNERS, ASYMMETRIC, HALF_PIXEL_SYMMETRIC. */
  public enum Coordinates {
    /** As the op's description says. */
    HALF_PIXEL,
    /** As the op's description says. */
    ALIGN_CORNERS,
    /** As the op's description says. */
    ASYMMETRIC,
    /** As the op's description says. */
    HALF_PIXEL_SYMMETRIC
  }

  /** The choices NHWC, NCHW. */
  public enum DataFormat {
    /** As the op's description says. */
    NHWC,
    /** As the op's description says. */
    NCHW
  }

  /** The choices TRUNCATED_NORMAL, UNTRUNCATED_NORMAL, UNIFORM. */
  public enum Distribution {
    /** As the op's description says. */
    TRUNCATED_NORMAL,
    /** As the op's description says. */
    UNTRUNCATED_NORMAL,
    /** As the op's description says. */
    UNIFORM
  }

  /** The choices ASCII, UTF8. */
  public enum Encoding {
    /** As the op's description says. */
    ASCII,
    /** As the op's description says. */
    UTF8
  }

  /** The choices FAN_IN, FAN_OUT, FAN_AVG. */
  public enum Fan {
    /** As the op's description says. */
    FAN_IN,
    /** As the op's description says. */
    FAN_OUT,
    /** As the op's description says. */
    FAN_AVG
  }

  /** The choices XY, IJ. */
  public enum Indexing {
    /** As the op's description says. */
    XY,
    /** As the op's description says. */
    IJ
  }

  /** The choices BILINEAR, NEAREST, BICUBIC, AREA, LANCZOS3, LANCZOS5, GAUSSIAN, MITCHELLCUBIC. */
  public enum Interpolation {
    /** As the op's description says. */
    BILINEAR,
    /** As the op's description says. */
    NEAREST,
    /** As the op's description says. */
    BICUBIC,
    /** As the op's description says. */
    AREA,
    /** As the op's description says. */
    LANCZOS3,
    /** As the op's description says. */
    LANCZOS5,
    /** As the op's description says. */
    GAUSSIAN,
    /** As the op's description says. */
    MITCHELLCUBIC
  }

  /** The choices LINEAR, LOWER, HIGHER, NEAREST, MIDPOINT. */
  public enum Method {
    /** As the op's description says. */
    LINEAR,
    /** As the op's description says. */
    LOWER,
    /** As the op's description says. */
    HIGHER,
    /** As the op's description says. */
    NEAREST,
    /** As the op's description says. */
    MIDPOINT
  }

  /** The choices CONSTANT, REFLECT, SYMMETRIC. */
  public enum Mode {
    /** As the op's description says. */
    CONSTANT,
    /** As the op's description says. */
    REFLECT,
    /** As the op's description says. */
    SYMMETRIC
  }

  /** The choices AUTO, FLOOR, CEIL, ROUND_PREFER_FLOOR, ROUND_PREFER_CEIL. */
  public enum NearestMode {
    /** As the op's description says. */
    AUTO,
    /** As the op's description says. */
    FLOOR,
    /** As the op's description says. */
    CEIL,
    /** As the op's description says. */
    ROUND_PREFER_FLOOR,
    /** As the op's description says. */
    ROUND_PREFER_CEIL
  }

  /** The choices BACKWARD, ORTHO, FORWARD. */
  public enum Norm {
    /** As the op's description says. */
    BACKWARD,
    /** As the op's description says. */
    ORTHO,
    /** As the op's description says. */
    FORWARD
  }

  /** The choices FRO, NUC, ONE, MINUS_ONE, TWO, MINUS_TWO, INF, MINUS_INF. */
  public enum Order {
    /** As the op's description says. */
    FRO,
    /** As the op's description says. */
    NUC,
    /** As the op's description says. */
    ONE,
    /** As the op's description says. */
    MINUS_ONE,
    /** As the op's description says. */
    TWO,
    /** As the op's description says. */
    MINUS_TWO,
    /** As the op's description says. */
    INF,
    /** As the op's description says. */
    MINUS_INF
  }

  /** The choices TWO, MINUS_TWO, FRO, NUC, ONE, MINUS_ONE, INF, MINUS_INF. */
  public enum P {
    /** As the op's description says. */
    TWO,
    /** As the op's description says. */
    MINUS_TWO,
    /** As the op's description says. */
    FRO,
    /** As the op's description says. */
    NUC,
    /** As the op's description says. */
    ONE,
    /** As the op's description says. */
    MINUS_ONE,
    /** As the op's description says. */
    INF,
    /** As the op's description says. */
    MINUS_INF
  }

  /** The choices VALID, SAME, EXPLICIT. */
  public enum Padding {
    /** As the op's description says. */
    VALID,
    /** As the op's description says. */
    SAME,
    /** As the op's description says. */
    EXPLICIT
  }

  /** The choices ZEROS, BORDER, REFLECTION. */
  public enum PaddingMode {
    /** As the op's description says. */
    ZEROS,
    /** As the op's description says. */
    BORDER,
    /** As the op's description says. */
    REFLECTION
  }

  /** The choices NONE, SUM, PROD, MAX, MIN. */
  public enum Reduce {
    /** As the op's description says. */
    NONE,
    /** As the op's description says. */
    SUM,
    /** As the op's description says. */
    PROD,
    /** As the op's description says. */
    MAX,
    /** As the op's description says. */
    MIN
  }

  /** The choices MEAN, SUM, NONE. */
  public enum Reduction {
    /** As the op's description says. */
    MEAN,
    /** As the op's description says. */
    SUM,
    /** As the op's description says. */
    NONE
  }

  /** The choices LEFT, RIGHT. */
  public enum Side {
    /** As the op's description says. */
    LEFT,
    /** As the op's description says. */
    RIGHT
  }

  /** The choices BYTE, UTF8_CHAR. */
  public enum Unit {
    /** As the op's description says. */
    BYTE,
    /** As the op's description says. */
    UTF8_CHAR
  }

  /** Options of {@code adaptive_avg_pool} ({@link ContextOps}). */
  public static final class AdaptiveAvgPool extends Arguments {
    /** Gives nothing. */
    public AdaptiveAvgPool() {}

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public AdaptiveAvgPool dataFormat(DataFormat value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code adaptive_max_pool} ({@link ContextOps}). */
  public static final class AdaptiveMaxPool extends Arguments {
    /** Gives nothing. */
    public AdaptiveMaxPool() {}

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public AdaptiveMaxPool dataFormat(DataFormat value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code affine_grid} ({@link ContextOps}). */
  public static final class AffineGrid extends Arguments {
    /** Gives nothing. */
    public AffineGrid() {}

    /**
     * Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: false.
     */
    public AffineGrid alignCorners(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code all} ({@link ContextOps}). */
  public static final class All extends Arguments {
    /** Gives nothing. */
    public All() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public All axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public All keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code any} ({@link ContextOps}). */
  public static final class Any extends Arguments {
    /** Gives nothing. */
    public Any() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Any axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Any keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code arange} ({@link ContextOps}). */
  public static final class Arange extends Arguments {
    /** Gives nothing. */
    public Arange() {}

    /** Where to stop; it is not reached. That is start if it is not given. */
    public Arange stop(double value) {
      number(1, value);
      return this;
    }

    /** The difference of neighbours, not 0. Default: 1.0. */
    public Arange step(double value) {
      number(2, value);
      return this;
    }

    /**
     * The result's dtype. If it is not given, int64 where start, stop and step are whole, else float32. One that has
     * not all the numbers throws {@link EagerException.InvalidArgument}.
     */
    public Arange dtype(DType value) {
      word(3, value.value());
      return this;
    }
  }

  /** Options of {@code argmax} ({@link ContextOps}). */
  public static final class Argmax extends Arguments {
    /** Gives nothing. */
    public Argmax() {}

    /** The axis to search; negative ones count from the end. The flattened tensor if it is not given. */
    public Argmax axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the axes that are searched stay, with size 1. Default: false. */
    public Argmax keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code argmin} ({@link ContextOps}). */
  public static final class Argmin extends Arguments {
    /** Gives nothing. */
    public Argmin() {}

    /** The axis to search; negative ones count from the end. The flattened tensor if it is not given. */
    public Argmin axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the axes that are searched stay, with size 1. Default: false. */
    public Argmin keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code argsort} ({@link ContextOps}). */
  public static final class Argsort extends Arguments {
    /** Gives nothing. */
    public Argsort() {}

    /** The axis to sort along; negative ones count from the end. Default: -1. */
    public Argsort axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the greatest comes first. Default: false. */
    public Argsort descending(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether equal elements keep their order. They do in any case. Default: true. */
    public Argsort stable(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code as_string} ({@link ContextOps}). */
  public static final class AsString extends Arguments {
    /** Gives nothing. */
    public AsString() {}

    /** The number of digits behind the point of floats and complex numbers; -1 is 6. Default: -1. */
    public AsString precision(long value) {
      word(0, value);
      return this;
    }

    /** Whether they are written as 1.5e+00. Default: false. */
    public AsString scientific(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether they are written as 1.5, and as 1.5e+10 where that is shorter. Default: false. */
    public AsString shortest(boolean value) {
      flag(2, value);
      return this;
    }

    /** The least number of characters, but for booleans; -1 is no limit. Default: -1. */
    public AsString width(long value) {
      word(3, value);
      return this;
    }

    /**
     * What a narrow or positive number gets: spaces at the left, a space in place of the sign, zeros behind the sign, a
     * plus, or spaces at the right. Default: NONE.
     */
    public AsString fill(AsStringFill value) {
      word(4, value.ordinal());
      return this;
    }
  }

  /** Options of {@code avg_pool1d} ({@link ContextOps}). */
  public static final class AvgPool1d extends Arguments {
    /** Gives nothing. */
    public AvgPool1d() {}

    /** The size of a window. Default: [2]. */
    public AvgPool1d ksize(long... value) {
      list(4, value);
      return this;
    }

    /** How far windows are apart. As far as ksize if it is not given. */
    public AvgPool1d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public AvgPool1d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public AvgPool1d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be left out.
     */
    public AvgPool1d paddings(long... value) {
      list(2, value);
      return this;
    }

    /** How far the filter's elements are apart. Default: [1]. */
    public AvgPool1d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public AvgPool1d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }

    /** Whether padding counts in the number that a sum is divided by. Default: false. */
    public AvgPool1d countIncludePad(boolean value) {
      flag(7, value);
      return this;
    }

    /** What sums are divided by; the number of elements if it is not given. */
    public AvgPool1d divisorOverride(long value) {
      word(8, value);
      return this;
    }
  }

  /** Options of {@code avg_pool2d} ({@link ContextOps}). */
  public static final class AvgPool2d extends Arguments {
    /** Gives nothing. */
    public AvgPool2d() {}

    /** The size of a window: rows, columns; one value stands for both. Default: [2, 2]. */
    public AvgPool2d ksize(long... value) {
      list(4, value);
      return this;
    }

    /** How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is not given. */
    public AvgPool2d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public AvgPool2d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public AvgPool2d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public AvgPool2d paddings(long... value) {
      list(2, value);
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public AvgPool2d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public AvgPool2d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }

    /** Whether padding counts in the number that a sum is divided by. Default: false. */
    public AvgPool2d countIncludePad(boolean value) {
      flag(7, value);
      return this;
    }

    /** What sums are divided by; the number of elements if it is not given. */
    public AvgPool2d divisorOverride(long value) {
      word(8, value);
      return this;
    }
  }

  /** Options of {@code avg_pool3d} ({@link ContextOps}). */
  public static final class AvgPool3d extends Arguments {
    /** Gives nothing. */
    public AvgPool3d() {}

    /** The size of a window: slices, rows, columns; one value stands for all. Default: [2, 2, 2]. */
    public AvgPool3d ksize(long... value) {
      list(4, value);
      return this;
    }

    /**
     * How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is not given.
     */
    public AvgPool3d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public AvgPool3d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public AvgPool3d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
     * EXPLICIT alone, else it must be left out.
     */
    public AvgPool3d paddings(long... value) {
      list(2, value);
      return this;
    }

    /**
     * How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1].
     */
    public AvgPool3d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public AvgPool3d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }

    /** Whether padding counts in the number that a sum is divided by. Default: false. */
    public AvgPool3d countIncludePad(boolean value) {
      flag(7, value);
      return this;
    }

    /** What sums are divided by; the number of elements if it is not given. */
    public AvgPool3d divisorOverride(long value) {
      word(8, value);
      return this;
    }
  }

  /** Options of {@code batch_norm} ({@link ContextOps}). */
  public static final class BatchNorm extends Arguments {
    /** Gives nothing. */
    public BatchNorm() {}

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm scale(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm scale(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm scale(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm offset(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm offset(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public BatchNorm offset(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The means. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm mean(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * The means. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm mean(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * The means. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm mean(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * The variances. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm variance(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * The variances. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm variance(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * The variances. It may be left out in training, where it is not read. Shape {@code [channels]}; float16, bfloat16,
     * float32, float64.
     */
    public BatchNorm variance(double value) {
      input(4, (Double) value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public BatchNorm epsilon(double value) {
      number(0, value);
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public BatchNorm dataFormat(DataFormat value) {
      word(1, value.ordinal());
      return this;
    }

    /** Whether x is normalized by its own mean and variance. Default: false. */
    public BatchNorm training(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code bias_add} ({@link ContextOps}). */
  public static final class BiasAdd extends Arguments {
    /** Gives nothing. */
    public BiasAdd() {}

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public BiasAdd dataFormat(DataFormat value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code binary_cross_entropy} ({@link ContextOps}). */
  public static final class BinaryCrossEntropy extends Arguments {
    /** Gives nothing. */
    public BinaryCrossEntropy() {}

    /**
     * What each loss is multiplied by; 1 if it is not given. Shape {@code any}; float16, bfloat16, float32, float64.
     */
    public BinaryCrossEntropy weight(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What each loss is multiplied by; 1 if it is not given. Shape {@code any}; float16, bfloat16, float32, float64.
     */
    public BinaryCrossEntropy weight(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What each loss is multiplied by; 1 if it is not given. Shape {@code any}; float16, bfloat16, float32, float64.
     */
    public BinaryCrossEntropy weight(double value) {
      input(2, (Double) value);
      return this;
    }

    /** MEAN, SUM, or NONE: the loss of each element. Default: MEAN. */
    public BinaryCrossEntropy reduction(Reduction value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code bincount} ({@link ContextOps}). */
  public static final class Bincount extends Arguments {
    /** Gives nothing. */
    public Bincount() {}

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Bincount weights(Tensor value) {
      input(1, value);
      return this;
    }

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Bincount weights(long value) {
      input(1, (Long) value);
      return this;
    }

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Bincount weights(double value) {
      input(1, (Double) value);
      return this;
    }

    /** The least that m may be. Default: 0. */
    public Bincount minlength(long value) {
      word(0, value);
      return this;
    }

    /** What m is, where it is known: greater numbers do not count then. The values decide if it is not given. */
    public Bincount length(long value) {
      word(1, value);
      return this;
    }

    /** The dtype of the counts. If it is not given, that of weights, or else int64. */
    public Bincount dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code blackman_window} ({@link ContextOps}). */
  public static final class BlackmanWindow extends Arguments {
    /** Gives nothing. */
    public BlackmanWindow() {}

    /**
     * Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
     * symmetric, as filters do. Default: true.
     */
    public BlackmanWindow periodic(boolean value) {
      flag(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public BlackmanWindow dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code boolean_mask} ({@link ContextOps}). */
  public static final class BooleanMask extends Arguments {
    /** Gives nothing. */
    public BooleanMask() {}

    /** The axis of x that the first one of mask is; negative ones count from the end. Default: 0. */
    public BooleanMask axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code celu} ({@link ContextOps}). */
  public static final class Celu extends Arguments {
    /** Gives nothing. */
    public Celu() {}

    /** The negative of what the result approaches for large negative x; not 0. Default: 1.0. */
    public Celu alpha(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code clip} ({@link ContextOps}). */
  public static final class Clip extends Arguments {
    /** Gives nothing. */
    public Clip() {}

    /**
     * The lower bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip min(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * The lower bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip min(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * The lower bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip min(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * The upper bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip max(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * The upper bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip max(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * The upper bounds; there are none if it is not given. Shape {@code any}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64, float16, bfloat16, float32, float64.
     */
    public Clip max(double value) {
      input(2, (Double) value);
      return this;
    }
  }

  /** Options of {@code clip_by_global_norm} ({@link ContextOps}). */
  public static final class ClipByGlobalNorm extends Arguments {
    /** Gives nothing. */
    public ClipByGlobalNorm() {}

    /** The largest norm, more than 0. Default: 1.0. */
    public ClipByGlobalNorm clipNorm(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code clip_by_norm} ({@link ContextOps}). */
  public static final class ClipByNorm extends Arguments {
    /** Gives nothing. */
    public ClipByNorm() {}

    /** The largest norm, more than 0. Default: 1.0. */
    public ClipByNorm clipNorm(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code concat} ({@link ContextOps}). */
  public static final class Concat extends Arguments {
    /** Gives nothing. */
    public Concat() {}

    /** The axis to join along; negative ones count from the end. Default: 0. */
    public Concat axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code conv1d} ({@link ContextOps}). */
  public static final class Conv1d extends Arguments {
    /** Gives nothing. */
    public Conv1d() {}

    /** How far windows are apart. Default: [1]. */
    public Conv1d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv1d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv1d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart. Default: [1]. */
    public Conv1d dilations(long... value) {
      list(4, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv1d groups(long value) {
      word(5, value);
      return this;
    }

    /**
     * Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be left out.
     */
    public Conv1d paddings(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code conv1d_transpose} ({@link ContextOps}). */
  public static final class Conv1dTranspose extends Arguments {
    /** Gives nothing. */
    public Conv1dTranspose() {}

    /**
     * The result's shape, in the order of dataFormat; the convolution of such images has the shape of x. A dim of -1,
     * and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold
     * all windows and, with VALID, whole strides.
     */
    public Conv1dTranspose outputShape(long... value) {
      list(0, value);
      return this;
    }

    /** How far windows are apart. Default: [1]. */
    public Conv1dTranspose strides(long... value) {
      list(1, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv1dTranspose padding(Padding value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv1dTranspose dataFormat(DataFormat value) {
      word(4, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart. Default: [1]. */
    public Conv1dTranspose dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv1dTranspose groups(long value) {
      word(6, value);
      return this;
    }

    /**
     * Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be left out.
     */
    public Conv1dTranspose paddings(long... value) {
      list(3, value);
      return this;
    }
  }

  /** Options of {@code conv2d} ({@link ContextOps}). */
  public static final class Conv2d extends Arguments {
    /** Gives nothing. */
    public Conv2d() {}

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Conv2d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv2d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv2d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Conv2d dilations(long... value) {
      list(4, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv2d groups(long value) {
      word(5, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public Conv2d paddings(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code conv2d_transpose} ({@link ContextOps}). */
  public static final class Conv2dTranspose extends Arguments {
    /** Gives nothing. */
    public Conv2dTranspose() {}

    /**
     * The result's shape, in the order of dataFormat; the convolution of such images has the shape of x. A dim of -1,
     * and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold
     * all windows and, with VALID, whole strides.
     */
    public Conv2dTranspose outputShape(long... value) {
      list(0, value);
      return this;
    }

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Conv2dTranspose strides(long... value) {
      list(1, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv2dTranspose padding(Padding value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv2dTranspose dataFormat(DataFormat value) {
      word(4, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Conv2dTranspose dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv2dTranspose groups(long value) {
      word(6, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public Conv2dTranspose paddings(long... value) {
      list(3, value);
      return this;
    }
  }

  /** Options of {@code conv3d} ({@link ContextOps}). */
  public static final class Conv3d extends Arguments {
    /** Gives nothing. */
    public Conv3d() {}

    /** How far windows are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1]. */
    public Conv3d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv3d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv3d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1].
     */
    public Conv3d dilations(long... value) {
      list(4, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv3d groups(long value) {
      word(5, value);
      return this;
    }

    /**
     * Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
     * EXPLICIT alone, else it must be left out.
     */
    public Conv3d paddings(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code conv3d_transpose} ({@link ContextOps}). */
  public static final class Conv3dTranspose extends Arguments {
    /** Gives nothing. */
    public Conv3dTranspose() {}

    /**
     * The result's shape, in the order of dataFormat; the convolution of such images has the shape of x. A dim of -1,
     * and each if it is not given, is found: the sizes are x's times the strides with SAME, else the least that hold
     * all windows and, with VALID, whole strides.
     */
    public Conv3dTranspose outputShape(long... value) {
      list(0, value);
      return this;
    }

    /** How far windows are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1]. */
    public Conv3dTranspose strides(long... value) {
      list(1, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Conv3dTranspose padding(Padding value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Conv3dTranspose dataFormat(DataFormat value) {
      word(4, value.ordinal());
      return this;
    }

    /**
     * How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1].
     */
    public Conv3dTranspose dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * The number of groups that the channels are split into; each group of outputs sees its group of inputs. Default:
     * 1.
     */
    public Conv3dTranspose groups(long value) {
      word(6, value);
      return this;
    }

    /**
     * Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
     * EXPLICIT alone, else it must be left out.
     */
    public Conv3dTranspose paddings(long... value) {
      list(3, value);
      return this;
    }
  }

  /** Options of {@code cosine_similarity} ({@link ContextOps}). */
  public static final class CosineSimilarity extends Arguments {
    /** Gives nothing. */
    public CosineSimilarity() {}

    /** The axis of the vectors; negative ones count from the end. Default: -1. */
    public CosineSimilarity axis(long value) {
      word(0, value);
      return this;
    }

    /** The least norm that a vector is divided by, more than 0. Default: 1e-08. */
    public CosineSimilarity epsilon(double value) {
      number(1, value);
      return this;
    }
  }

  /** Options of {@code count_nonzero} ({@link ContextOps}). */
  public static final class CountNonzero extends Arguments {
    /** Gives nothing. */
    public CountNonzero() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public CountNonzero axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public CountNonzero keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code cross} ({@link ContextOps}). */
  public static final class Cross extends Arguments {
    /** Gives nothing. */
    public Cross() {}

    /** The axis of the vectors; negative ones count from the end. Default: -1. */
    public Cross axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code cross_entropy} ({@link ContextOps}). */
  public static final class CrossEntropy extends Arguments {
    /** Gives nothing. */
    public CrossEntropy() {}

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public CrossEntropy weight(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public CrossEntropy weight(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public CrossEntropy weight(double value) {
      input(2, (Double) value);
      return this;
    }

    /** The axis of the classes; negative ones count from the end. Default: -1. */
    public CrossEntropy axis(long value) {
      word(0, value);
      return this;
    }

    /** The label of what does not count, and has a loss of 0. There is none if it is not given. */
    public CrossEntropy ignoreIndex(long value) {
      word(1, value);
      return this;
    }

    /** The part of each label that is spread over all classes, from 0 to 1. Default: 0.0. */
    public CrossEntropy labelSmoothing(double value) {
      number(2, value);
      return this;
    }

    /** MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: MEAN. */
    public CrossEntropy reduction(Reduction value) {
      word(3, value.ordinal());
      return this;
    }
  }

  /** Options of {@code csv_column} ({@link ContextOps}). */
  public static final class CsvColumn extends Arguments {
    /** Gives nothing. */
    public CsvColumn() {}

    /**
     * The result's dtype: float32, float64, int32, int64 or string; if it is not given, that of defaultValue, else
     * string.
     */
    public CsvColumn dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * What stands for an empty field: one element. If there is none, or it is not given, such a field throws {@link
     * EagerException.InvalidArgument}, as one is that is no number. Shape {@code any}; int32, int64, float32, float64,
     * string.
     */
    public CsvColumn defaultValue(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What stands for an empty field: one element. If there is none, or it is not given, such a field throws {@link
     * EagerException.InvalidArgument}, as one is that is no number. Shape {@code any}; int32, int64, float32, float64,
     * string.
     */
    public CsvColumn defaultValue(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What stands for an empty field: one element. If there is none, or it is not given, such a field throws {@link
     * EagerException.InvalidArgument}, as one is that is no number. Shape {@code any}; int32, int64, float32, float64,
     * string.
     */
    public CsvColumn defaultValue(double value) {
      input(1, (Double) value);
      return this;
    }
  }

  /** Options of {@code cumulative_logsumexp} ({@link ContextOps}). */
  public static final class CumulativeLogsumexp extends Arguments {
    /** Gives nothing. */
    public CumulativeLogsumexp() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public CumulativeLogsumexp axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether an element's own result leaves it out, so that the first one is -inf. Default: false. */
    public CumulativeLogsumexp exclusive(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public CumulativeLogsumexp reverse(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code cumulative_max} ({@link ContextOps}). */
  public static final class CumulativeMax extends Arguments {
    /** Gives nothing. */
    public CumulativeMax() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public CumulativeMax axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public CumulativeMax reverse(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code cumulative_min} ({@link ContextOps}). */
  public static final class CumulativeMin extends Arguments {
    /** Gives nothing. */
    public CumulativeMin() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public CumulativeMin axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public CumulativeMin reverse(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code cumulative_prod} ({@link ContextOps}). */
  public static final class CumulativeProd extends Arguments {
    /** Gives nothing. */
    public CumulativeProd() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public CumulativeProd axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of
     * x.
     */
    public CumulativeProd dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /** Whether the product of no element, 1, comes ahead of the others. Default: false. */
    public CumulativeProd includeInitial(boolean value) {
      flag(2, value);
      return this;
    }

    /** Whether an element's own result leaves it out. Default: false. */
    public CumulativeProd exclusive(boolean value) {
      flag(3, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public CumulativeProd reverse(boolean value) {
      flag(4, value);
      return this;
    }
  }

  /** Options of {@code cumulative_sum} ({@link ContextOps}). */
  public static final class CumulativeSum extends Arguments {
    /** Gives nothing. */
    public CumulativeSum() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public CumulativeSum axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of
     * x.
     */
    public CumulativeSum dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /** Whether the sum of no element, 0, comes ahead of the others. Default: false. */
    public CumulativeSum includeInitial(boolean value) {
      flag(2, value);
      return this;
    }

    /** Whether an element's own result leaves it out. Default: false. */
    public CumulativeSum exclusive(boolean value) {
      flag(3, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public CumulativeSum reverse(boolean value) {
      flag(4, value);
      return this;
    }
  }

  /** Options of {@code decode_csv} ({@link ContextOps}). */
  public static final class DecodeCsv extends Arguments {
    /** Gives nothing. */
    public DecodeCsv() {}

    /** The number of fields of each record; as many as selectCols if it is not given. */
    public DecodeCsv numColumns(long value) {
      word(0, value);
      return this;
    }

    /** What stands between fields: one byte. Default: ",". */
    public DecodeCsv fieldDelim(String value) {
      set("field_delim", value);
      return this;
    }

    /**
     * Whether quotes may stand around a field, which then may have delimiters, line ends, and quotes, written twice.
     * Default: true.
     */
    public DecodeCsv useQuoteDelim(boolean value) {
      flag(1, value);
      return this;
    }

    /** The fields that are taken, from 0 on, in increasing order; all if it is not given. */
    public DecodeCsv selectCols(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code decode_png} ({@link ContextOps}). */
  public static final class DecodePng extends Arguments {
    /** Gives nothing. */
    public DecodePng() {}

    /**
     * 1: grey, 2: grey and alpha, 3: RGB, 4: RGBA, made of what the file has; 0: what the file has, without a palette.
     * Default: 0.
     */
    public DecodePng channels(long value) {
      word(0, value);
      return this;
    }

    /** The result's dtype: uint8, or uint16, whose samples have 16 bits. Default: uint8. */
    public DecodePng dtype(DType value) {
      word(1, value.value());
      return this;
    }
  }

  /** Options of {@code decode_raw} ({@link ContextOps}). */
  public static final class DecodeRaw extends Arguments {
    /** Gives nothing. */
    public DecodeRaw() {}

    /** Whether the lowest byte of a number comes first. Default: true. */
    public DecodeRaw littleEndian(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code depth_to_space} ({@link ContextOps}). */
  public static final class DepthToSpace extends Arguments {
    /** Gives nothing. */
    public DepthToSpace() {}

    /**
     * DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one
     * channel. Default: DCR.
     */
    public DepthToSpace channelOrder(ChannelOrder value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public DepthToSpace dataFormat(DataFormat value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code depthwise_conv2d} ({@link ContextOps}). */
  public static final class DepthwiseConv2d extends Arguments {
    /** Gives nothing. */
    public DepthwiseConv2d() {}

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public DepthwiseConv2d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public DepthwiseConv2d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public DepthwiseConv2d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public DepthwiseConv2d dilations(long... value) {
      list(4, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public DepthwiseConv2d paddings(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code diag} ({@link ContextOps}). */
  public static final class Diag extends Arguments {
    /** Gives nothing. */
    public Diag() {}

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public Diag k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code diagonal} ({@link ContextOps}). */
  public static final class Diagonal extends Arguments {
    /** Gives nothing. */
    public Diagonal() {}

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public Diagonal k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code diff} ({@link ContextOps}). */
  public static final class Diff extends Arguments {
    /** Gives nothing. */
    public Diff() {}

    /** The axis to run along; negative ones count from the end. Default: -1. */
    public Diff axis(long value) {
      word(0, value);
      return this;
    }

    /** How often differences are taken, each time of those before. Default: 1. */
    public Diff n(long value) {
      word(1, value);
      return this;
    }

    /**
     * What to put before x; nothing if it is not given. Shape {@code [outer..., k, inner...]}; any dtype but string.
     */
    public Diff prepend(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What to put before x; nothing if it is not given. Shape {@code [outer..., k, inner...]}; any dtype but string.
     */
    public Diff prepend(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What to put before x; nothing if it is not given. Shape {@code [outer..., k, inner...]}; any dtype but string.
     */
    public Diff prepend(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * What to put behind x; nothing if it is not given. Shape {@code [outer..., j, inner...]}; any dtype but string.
     */
    public Diff append(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What to put behind x; nothing if it is not given. Shape {@code [outer..., j, inner...]}; any dtype but string.
     */
    public Diff append(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What to put behind x; nothing if it is not given. Shape {@code [outer..., j, inner...]}; any dtype but string.
     */
    public Diff append(double value) {
      input(2, (Double) value);
      return this;
    }
  }

  /** Options of {@code dropout} ({@link ContextOps}). */
  public static final class Dropout extends Arguments {
    /** Gives nothing. */
    public Dropout() {}

    /** The probability of zero, in [0, 1]. Default: 0.5. */
    public Dropout rate(double value) {
      number(0, value);
      return this;
    }

    /**
     * The same elements at every call; 0: by the next numbers of the context's stream, which begins with its seed.
     * Default: 0.
     */
    public Dropout seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code elu} ({@link ContextOps}). */
  public static final class Elu extends Arguments {
    /** Gives nothing. */
    public Elu() {}

    /** The negative of what the result approaches for large negative x. Default: 1.0. */
    public Elu alpha(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code embedding_bag} ({@link ContextOps}). */
  public static final class EmbeddingBag extends Arguments {
    /** Gives nothing. */
    public EmbeddingBag() {}

    /**
     * Where in the vector each bag begins, the first one at 0. Indices are a matrix if it is not given. Shape {@code
     * [bags]}; int32, int64.
     */
    public EmbeddingBag offsets(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Where in the vector each bag begins, the first one at 0. Indices are a matrix if it is not given. Shape {@code
     * [bags]}; int32, int64.
     */
    public EmbeddingBag offsets(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Where in the vector each bag begins, the first one at 0. Indices are a matrix if it is not given. Shape {@code
     * [bags]}; int32, int64.
     */
    public EmbeddingBag offsets(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * What each row is multiplied by; 1 if it is not given. Shape {@code indices}; float16, bfloat16, float32, float64.
     */
    public EmbeddingBag weights(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * What each row is multiplied by; 1 if it is not given. Shape {@code indices}; float16, bfloat16, float32, float64.
     */
    public EmbeddingBag weights(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * What each row is multiplied by; 1 if it is not given. Shape {@code indices}; float16, bfloat16, float32, float64.
     */
    public EmbeddingBag weights(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * SUM; MEAN: the sum over that of the weights; SQRTN: the sum over the root of that of their squares; MAX: the
     * largest element of each column. Default: MEAN.
     */
    public EmbeddingBag combiner(Combiner value) {
      word(0, value.ordinal());
      return this;
    }

    /** Whether offsets ends with the number of indices, at which no bag begins. Default: false. */
    public EmbeddingBag includeLastOffset(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code embedding_lookup} ({@link ContextOps}). */
  public static final class EmbeddingLookup extends Arguments {
    /** Gives nothing. */
    public EmbeddingLookup() {}

    /**
     * The greatest Euclidean norm of a row, more than 0: a longer one is scaled to it. Rows stay as they are if it is
     * not given.
     */
    public EmbeddingLookup maxNorm(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code encode_png} ({@link ContextOps}). */
  public static final class EncodePng extends Arguments {
    /** Gives nothing. */
    public EncodePng() {}

    /** From 0, none, to 9, the smallest; -1: zlib's default. Default: -1. */
    public EncodePng compressionLevel(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code example_feature} ({@link ContextOps}). */
  public static final class ExampleFeature extends Arguments {
    /** Gives nothing. */
    public ExampleFeature() {}

    /**
     * The feature's dtype: float32, int64 or string. Values of another throw {@link EagerException.InvalidArgument}.
     * Default: float32.
     */
    public ExampleFeature dtype(DType value) {
      word(0, value.value());
      return this;
    }

    /**
     * The shape of an Example's values; another number of them throws {@link EagerException.InvalidArgument}. One dim
     * may be -1, and is then what the values fill, the same for all Examples. Default: [].
     */
    public ExampleFeature shape(long... value) {
      list(1, value);
      return this;
    }

    /**
     * The values of an Example that lacks the feature, or one for all; if it is not given, such an Example throws
     * {@link EagerException.InvalidArgument}. Shape {@code any}; int64, float32, string.
     */
    public ExampleFeature defaultValue(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * The values of an Example that lacks the feature, or one for all; if it is not given, such an Example throws
     * {@link EagerException.InvalidArgument}. Shape {@code any}; int64, float32, string.
     */
    public ExampleFeature defaultValue(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * The values of an Example that lacks the feature, or one for all; if it is not given, such an Example throws
     * {@link EagerException.InvalidArgument}. Shape {@code any}; int64, float32, string.
     */
    public ExampleFeature defaultValue(double value) {
      input(1, (Double) value);
      return this;
    }
  }

  /** Options of {@code example_values} ({@link ContextOps}). */
  public static final class ExampleValues extends Arguments {
    /** Gives nothing. */
    public ExampleValues() {}

    /**
     * The feature's dtype: float32, int64 or string. Values of another throw {@link EagerException.InvalidArgument}.
     * Default: float32.
     */
    public ExampleValues dtype(DType value) {
      word(0, value.value());
      return this;
    }
  }

  /** Options of {@code eye} ({@link ContextOps}). */
  public static final class Eye extends Arguments {
    /** Gives nothing. */
    public Eye() {}

    /** The number of columns; nRows if it is not given. */
    public Eye nCols(long value) {
      word(1, value);
      return this;
    }

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public Eye k(long value) {
      word(2, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public Eye dtype(DType value) {
      word(3, value.value());
      return this;
    }
  }

  /** Options of {@code fft} ({@link ContextOps}). */
  public static final class Fft extends Arguments {
    /** Gives nothing. */
    public Fft() {}

    /** The number of points: x is cut, or zeros are added at its end. x's own if it is not given. */
    public Fft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Fft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Fft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code fft2} ({@link ContextOps}). */
  public static final class Fft2 extends Arguments {
    /** Gives nothing. */
    public Fft2() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Fft2 s(long... value) {
      list(0, value);
      return this;
    }

    /** The axes, each once; negative ones count from the end. Default: [-2, -1]. */
    public Fft2 axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Fft2 norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code fftfreq} ({@link ContextOps}). */
  public static final class Fftfreq extends Arguments {
    /** Gives nothing. */
    public Fftfreq() {}

    /** How far apart they are. Default: 1.0. */
    public Fftfreq d(double value) {
      number(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public Fftfreq dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code fftn} ({@link ContextOps}). */
  public static final class Fftn extends Arguments {
    /** Gives nothing. */
    public Fftn() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Fftn s(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
     * numbers, or all.
     */
    public Fftn axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Fftn norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code fftshift} ({@link ContextOps}). */
  public static final class Fftshift extends Arguments {
    /** Gives nothing. */
    public Fftshift() {}

    /** The axes; negative ones count from the end. All if it is not given. */
    public Fftshift axes(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code flip} ({@link ContextOps}). */
  public static final class Flip extends Arguments {
    /** Gives nothing. */
    public Flip() {}

    /** The axes to reverse; negative ones count from the end. All if it is not given. */
    public Flip axis(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code fold} ({@link ContextOps}). */
  public static final class Fold extends Arguments {
    /** Gives nothing. */
    public Fold() {}

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Fold strides(long... value) {
      list(2, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Fold padding(Padding value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Fold dataFormat(DataFormat value) {
      word(5, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Fold dilations(long... value) {
      list(6, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public Fold paddings(long... value) {
      list(4, value);
      return this;
    }
  }

  /** Options of {@code frame} ({@link ContextOps}). */
  public static final class Frame extends Arguments {
    /** Gives nothing. */
    public Frame() {}

    /** Whether every step has a frame, with padValue for what lies beyond the end. Default: false. */
    public Frame padEnd(boolean value) {
      flag(2, value);
      return this;
    }

    /** The value that padEnd adds. Default: 0.0. */
    public Frame padValue(double value) {
      number(3, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Frame axis(long value) {
      word(4, value);
      return this;
    }
  }

  /** Options of {@code gather} ({@link ContextOps}). */
  public static final class Gather extends Arguments {
    /** Gives nothing. */
    public Gather() {}

    /** The axis to read along; negative ones count from the end. Default: 0. */
    public Gather axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The number of leading dims that x and indices have in common: there, each part of x has its own indices. Default:
     * 0.
     */
    public Gather batchDims(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code gather_nd} ({@link ContextOps}). */
  public static final class GatherNd extends Arguments {
    /** Gives nothing. */
    public GatherNd() {}

    /**
     * The number of leading dims that x and indices have in common: there, each part of x has its own tuples. Default:
     * 0.
     */
    public GatherNd batchDims(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code gelu} ({@link ContextOps}). */
  public static final class Gelu extends Arguments {
    /** Gives nothing. */
    public Gelu() {}

    /** Whether to use the approximation 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))). Default: false. */
    public Gelu approximate(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code glu} ({@link ContextOps}). */
  public static final class Glu extends Arguments {
    /** Gives nothing. */
    public Glu() {}

    /** The axis that is halved; negative ones count from the end. Default: -1. */
    public Glu axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code grid_sample} ({@link ContextOps}). */
  public static final class GridSample extends Arguments {
    /** Gives nothing. */
    public GridSample() {}

    /**
     * How values between elements are found: NEAREST, BILINEAR or BICUBIC (Keys, 1981, with a = -0.75). Default:
     * BILINEAR.
     */
    public GridSample interpolation(Interpolation value) {
      word(0, value.ordinal());
      return this;
    }

    /** What lies outside the image: ZEROS, the elements at its BORDER, or its REFLECTION. Default: ZEROS. */
    public GridSample paddingMode(PaddingMode value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image. Default: false.
     */
    public GridSample alignCorners(boolean value) {
      flag(2, value);
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public GridSample dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }
  }

  /** Options of {@code group_norm} ({@link ContextOps}). */
  public static final class GroupNorm extends Arguments {
    /** Gives nothing. */
    public GroupNorm() {}

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm scale(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm scale(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm scale(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm offset(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm offset(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public GroupNorm offset(double value) {
      input(2, (Double) value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public GroupNorm epsilon(double value) {
      number(1, value);
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public GroupNorm dataFormat(DataFormat value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code gru} ({@link ContextOps}). */
  public static final class Gru extends Arguments {
    /** Gives nothing. */
    public Gru() {}

    /**
     * What is added to the products of x, and to those of h; 0 if it is not given. Shape {@code [2, gates]}; float16,
     * bfloat16, float32, float64.
     */
    public Gru bias(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * What is added to the products of x, and to those of h; 0 if it is not given. Shape {@code [2, gates]}; float16,
     * bfloat16, float32, float64.
     */
    public Gru bias(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * What is added to the products of x, and to those of h; 0 if it is not given. Shape {@code [2, gates]}; float16,
     * bfloat16, float32, float64.
     */
    public Gru bias(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Gru initialH(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Gru initialH(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Gru initialH(double value) {
      input(4, (Double) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Gru mask(Tensor value) {
      input(5, value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Gru mask(long value) {
      input(5, (Long) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Gru mask(double value) {
      input(5, (Double) value);
      return this;
    }

    /**
     * Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
     */
    public Gru timeMajor(boolean value) {
      flag(0, value);
      return this;
    }

    /** Whether the last step is computed first. Results stand at the steps of x. Default: false. */
    public Gru reverse(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code gru_cell} ({@link ContextOps}). */
  public static final class GruCell extends Arguments {
    /** Gives nothing. */
    public GruCell() {}

    /** What is added; 0 if it is not given. Shape {@code [2, gates]}; float16, bfloat16, float32, float64. */
    public GruCell bias(Tensor value) {
      input(4, value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [2, gates]}; float16, bfloat16, float32, float64. */
    public GruCell bias(long value) {
      input(4, (Long) value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [2, gates]}; float16, bfloat16, float32, float64. */
    public GruCell bias(double value) {
      input(4, (Double) value);
      return this;
    }
  }

  /** Options of {@code hamming_window} ({@link ContextOps}). */
  public static final class HammingWindow extends Arguments {
    /** Gives nothing. */
    public HammingWindow() {}

    /**
     * Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
     * symmetric, as filters do. Default: true.
     */
    public HammingWindow periodic(boolean value) {
      flag(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public HammingWindow dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code hann_window} ({@link ContextOps}). */
  public static final class HannWindow extends Arguments {
    /** Gives nothing. */
    public HannWindow() {}

    /**
     * Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
     * symmetric, as filters do. Default: true.
     */
    public HannWindow periodic(boolean value) {
      flag(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public HannWindow dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code hardshrink} ({@link ContextOps}). */
  public static final class Hardshrink extends Arguments {
    /** Gives nothing. */
    public Hardshrink() {}

    /** What |x| must exceed. Default: 0.5. */
    public Hardshrink threshold(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code hfft} ({@link ContextOps}). */
  public static final class Hfft extends Arguments {
    /** Gives nothing. */
    public Hfft() {}

    /**
     * The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is not
     * given.
     */
    public Hfft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Hfft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Hfft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code histogram} ({@link ContextOps}). */
  public static final class Histogram extends Arguments {
    /** Gives nothing. */
    public Histogram() {}

    /** The number of bins. Default: 10. */
    public Histogram bins(long value) {
      word(0, value);
      return this;
    }

    /** The first edge. The least element, or 0 where there is none, if it is not given. */
    public Histogram low(double value) {
      number(1, value);
      return this;
    }

    /** The last edge. The greatest element, or 1 where there is none, if it is not given. */
    public Histogram high(double value) {
      number(2, value);
      return this;
    }

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Histogram weights(Tensor value) {
      input(1, value);
      return this;
    }

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Histogram weights(long value) {
      input(1, (Long) value);
      return this;
    }

    /** What each element counts; 1 if it is not given. Shape {@code x}; any dtype but bool, string. */
    public Histogram weights(double value) {
      input(1, (Double) value);
      return this;
    }

    /** The dtype of the counts. If it is not given, that of weights, or else int64. */
    public Histogram dtype(DType value) {
      word(3, value.value());
      return this;
    }
  }

  /** Options of {@code huber} ({@link ContextOps}). */
  public static final class Huber extends Arguments {
    /** Gives nothing. */
    public Huber() {}

    /** Where the line begins, more than 0. Default: 1.0. */
    public Huber delta(double value) {
      number(0, value);
      return this;
    }

    /** MEAN, SUM, or NONE: the loss of each element. Default: MEAN. */
    public Huber reduction(Reduction value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code ifft} ({@link ContextOps}). */
  public static final class Ifft extends Arguments {
    /** Gives nothing. */
    public Ifft() {}

    /** The number of points: x is cut, or zeros are added at its end. x's own if it is not given. */
    public Ifft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Ifft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Ifft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code ifft2} ({@link ContextOps}). */
  public static final class Ifft2 extends Arguments {
    /** Gives nothing. */
    public Ifft2() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Ifft2 s(long... value) {
      list(0, value);
      return this;
    }

    /** The axes, each once; negative ones count from the end. Default: [-2, -1]. */
    public Ifft2 axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Ifft2 norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code ifftn} ({@link ContextOps}). */
  public static final class Ifftn extends Arguments {
    /** Gives nothing. */
    public Ifftn() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Ifftn s(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
     * numbers, or all.
     */
    public Ifftn axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Ifftn norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code ifftshift} ({@link ContextOps}). */
  public static final class Ifftshift extends Arguments {
    /** Gives nothing. */
    public Ifftshift() {}

    /** The axes; negative ones count from the end. All if it is not given. */
    public Ifftshift axes(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code ihfft} ({@link ContextOps}). */
  public static final class Ihfft extends Arguments {
    /** Gives nothing. */
    public Ihfft() {}

    /** The number of points: x is cut, or zeros are added at its end. x's own if it is not given. */
    public Ihfft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Ihfft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Ihfft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code instance_norm} ({@link ContextOps}). */
  public static final class InstanceNorm extends Arguments {
    /** Gives nothing. */
    public InstanceNorm() {}

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm scale(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm scale(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What each channel is multiplied by; 1 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm scale(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm offset(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm offset(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What is added to each channel; 0 if it is not given. Shape {@code [channels]}; float16, bfloat16, float32,
     * float64.
     */
    public InstanceNorm offset(double value) {
      input(2, (Double) value);
      return this;
    }

    /** What is added to the variance, so that it is not 0. Default: 0.001. */
    public InstanceNorm epsilon(double value) {
      number(0, value);
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public InstanceNorm dataFormat(DataFormat value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code inv} ({@link ContextOps}). */
  public static final class Inv extends Arguments {
    /** Gives nothing. */
    public Inv() {}

    /** Whether the results are the conjugate transposes of the inverses. Default: false. */
    public Inv adjoint(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code irfft} ({@link ContextOps}). */
  public static final class Irfft extends Arguments {
    /** Gives nothing. */
    public Irfft() {}

    /**
     * The number of real numbers: x is cut, or zeros are added at its end, to n / 2 + 1 numbers. 2 (m - 1) if it is not
     * given.
     */
    public Irfft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Irfft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Irfft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code irfft2} ({@link ContextOps}). */
  public static final class Irfft2 extends Arguments {
    /** Gives nothing. */
    public Irfft2() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Irfft2 s(long... value) {
      list(0, value);
      return this;
    }

    /** The axes, each once; negative ones count from the end. Default: [-2, -1]. */
    public Irfft2 axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Irfft2 norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code irfftn} ({@link ContextOps}). */
  public static final class Irfftn extends Arguments {
    /** Gives nothing. */
    public Irfftn() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Irfftn s(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
     * numbers, or all.
     */
    public Irfftn axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Irfftn norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code isin} ({@link ContextOps}). */
  public static final class Isin extends Arguments {
    /** Gives nothing. */
    public Isin() {}

    /** Whether to tell that they are not there. Default: false. */
    public Isin invert(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code istft} ({@link ContextOps}). */
  public static final class Istft extends Arguments {
    /** Gives nothing. */
    public Istft() {}

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Istft window(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Istft window(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Istft window(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough
     * for a frame if it is not given.
     */
    public Istft fftLength(long value) {
      word(2, value);
      return this;
    }
  }

  /** Options of {@code kaiser_window} ({@link ContextOps}). */
  public static final class KaiserWindow extends Arguments {
    /** Gives nothing. */
    public KaiserWindow() {}

    /**
     * Whether the window is one period, the first of its numbers being left out at the end, as spectra want it, or else
     * symmetric, as filters do. Default: false.
     */
    public KaiserWindow periodic(boolean value) {
      flag(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public KaiserWindow dtype(DType value) {
      word(2, value.value());
      return this;
    }

    /** How narrow it is; 0 is a rectangle. Default: 12.0. */
    public KaiserWindow beta(double value) {
      number(3, value);
      return this;
    }
  }

  /** Options of {@code kl_div} ({@link ContextOps}). */
  public static final class KlDiv extends Arguments {
    /** Gives nothing. */
    public KlDiv() {}

    /** Whether target has logarithms, too. Default: false. */
    public KlDiv logTarget(boolean value) {
      flag(0, value);
      return this;
    }

    /** MEAN, SUM, or NONE: the loss of each element. Default: MEAN. */
    public KlDiv reduction(Reduction value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code l2_normalize} ({@link ContextOps}). */
  public static final class L2Normalize extends Arguments {
    /** Gives nothing. */
    public L2Normalize() {}

    /** The axes, each once; negative ones count from the end. All axes if it is not given. */
    public L2Normalize axis(long... value) {
      list(0, value);
      return this;
    }

    /** The least that the sum of squares counts as, so that zeros stay zeros. Default: 1e-12. */
    public L2Normalize epsilon(double value) {
      number(1, value);
      return this;
    }
  }

  /** Options of {@code layer_norm} ({@link ContextOps}). */
  public static final class LayerNorm extends Arguments {
    /** Gives nothing. */
    public LayerNorm() {}

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public LayerNorm scale(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public LayerNorm scale(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public LayerNorm scale(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * What is added to each place; 0 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32, float64.
     */
    public LayerNorm offset(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What is added to each place; 0 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32, float64.
     */
    public LayerNorm offset(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What is added to each place; 0 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32, float64.
     */
    public LayerNorm offset(double value) {
      input(2, (Double) value);
      return this;
    }

    /** The axes to normalize over, each once; negative ones count from the end. Default: [-1]. */
    public LayerNorm axis(long... value) {
      list(0, value);
      return this;
    }

    /** What is added to the variance, at least 0. Default: 0.001. */
    public LayerNorm epsilon(double value) {
      number(1, value);
      return this;
    }
  }

  /** Options of {@code leaky_relu} ({@link ContextOps}). */
  public static final class LeakyRelu extends Arguments {
    /** Gives nothing. */
    public LeakyRelu() {}

    /** The slope for negative x. Default: 0.2. */
    public LeakyRelu alpha(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code linspace} ({@link ContextOps}). */
  public static final class Linspace extends Arguments {
    /** Gives nothing. */
    public Linspace() {}

    /** Whether stop is the last number. Default: true. */
    public Linspace endpoint(boolean value) {
      flag(3, value);
      return this;
    }

    /**
     * The result's dtype, a floating or complex one. If it is not given, float64 where start or stop is an integer
     * beyond 31 bits, else float32.
     */
    public Linspace dtype(DType value) {
      word(4, value.value());
      return this;
    }
  }

  /** Options of {@code local_response_norm} ({@link ContextOps}). */
  public static final class LocalResponseNorm extends Arguments {
    /** Gives nothing. */
    public LocalResponseNorm() {}

    /** How many neighbours count on either side. Default: 5. */
    public LocalResponseNorm depthRadius(long value) {
      word(0, value);
      return this;
    }

    /** What is added to the sum, so that it is not 0. Default: 1.0. */
    public LocalResponseNorm bias(double value) {
      number(1, value);
      return this;
    }

    /** The factor of the sum. Default: 1.0. */
    public LocalResponseNorm alpha(double value) {
      number(2, value);
      return this;
    }

    /** The exponent. Default: 0.5. */
    public LocalResponseNorm beta(double value) {
      number(3, value);
      return this;
    }
  }

  /** Options of {@code log_softmax} ({@link ContextOps}). */
  public static final class LogSoftmax extends Arguments {
    /** Gives nothing. */
    public LogSoftmax() {}

    /** The axis whose elements are normalized together; negative ones count from the end. Default: -1. */
    public LogSoftmax axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code logsumexp} ({@link ContextOps}). */
  public static final class Logsumexp extends Arguments {
    /** Gives nothing. */
    public Logsumexp() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Logsumexp axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Logsumexp keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code lp_pool} ({@link ContextOps}). */
  public static final class LpPool extends Arguments {
    /** Gives nothing. */
    public LpPool() {}

    /**
     * The exponent of the powers, more than 0: 2 for lengths, inf for the greatest absolute values. Default: 2.0.
     */
    public LpPool ord(double value) {
      number(0, value);
      return this;
    }

    /** The size of a window along each spatial axis; one value stands for all. Default: [2]. */
    public LpPool ksize(long... value) {
      list(5, value);
      return this;
    }

    /**
     * How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
     */
    public LpPool strides(long... value) {
      list(1, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public LpPool padding(Padding value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public LpPool dataFormat(DataFormat value) {
      word(4, value.ordinal());
      return this;
    }

    /**
     * Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
     * left out otherwise.
     */
    public LpPool paddings(long... value) {
      list(3, value);
      return this;
    }

    /** How far the filter's elements are apart along each spatial axis; one value stands for all. Default: [1]. */
    public LpPool dilations(long... value) {
      list(6, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public LpPool ceilMode(boolean value) {
      flag(7, value);
      return this;
    }
  }

  /** Options of {@code lstm} ({@link ContextOps}). */
  public static final class Lstm extends Arguments {
    /** Gives nothing. */
    public Lstm() {}

    /**
     * What is added to the gates; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64.
     */
    public Lstm bias(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * What is added to the gates; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64.
     */
    public Lstm bias(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * What is added to the gates; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64.
     */
    public Lstm bias(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialH(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialH(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialH(double value) {
      input(4, (Double) value);
      return this;
    }

    /**
     * The cells before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialC(Tensor value) {
      input(5, value);
      return this;
    }

    /**
     * The cells before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialC(long value) {
      input(5, (Long) value);
      return this;
    }

    /**
     * The cells before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Lstm initialC(double value) {
      input(5, (Double) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Lstm mask(Tensor value) {
      input(6, value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Lstm mask(long value) {
      input(6, (Long) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Lstm mask(double value) {
      input(6, (Double) value);
      return this;
    }

    /**
     * Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
     */
    public Lstm timeMajor(boolean value) {
      flag(0, value);
      return this;
    }

    /** Whether the last step is computed first. Results stand at the steps of x. Default: false. */
    public Lstm reverse(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code lstm_cell} ({@link ContextOps}). */
  public static final class LstmCell extends Arguments {
    /** Gives nothing. */
    public LstmCell() {}

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public LstmCell bias(Tensor value) {
      input(5, value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public LstmCell bias(long value) {
      input(5, (Long) value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public LstmCell bias(double value) {
      input(5, (Double) value);
      return this;
    }
  }

  /** Options of {@code lstsq} ({@link ContextOps}). */
  public static final class Lstsq extends Arguments {
    /** Gives nothing. */
    public Lstsq() {}

    /**
     * A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
     * numbers at 1 if it is not given.
     */
    public Lstsq rtol(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code map} ({@link ContextOps}). */
  public static final class Map extends Arguments {
    /** Gives nothing. */
    public Map() {}

    /** How many of the inputs, the last ones, are the same in each iteration. Default: 0. */
    public Map numInvariants(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code matmul} ({@link ContextOps}). */
  public static final class Matmul extends Arguments {
    /** Gives nothing. */
    public Matmul() {}

    /** Whether x1 comes as [left..., k, m]. Default: false. */
    public Matmul transposeA(boolean value) {
      flag(0, value);
      return this;
    }

    /** Whether x2 comes as [right..., n, k]. Default: false. */
    public Matmul transposeB(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether x1 comes as [left..., k, m], and its conjugate is taken. Default: false. */
    public Matmul adjointA(boolean value) {
      flag(2, value);
      return this;
    }

    /** Whether x2 comes as [right..., n, k], and its conjugate is taken. Default: false. */
    public Matmul adjointB(boolean value) {
      flag(3, value);
      return this;
    }
  }

  /** Options of {@code matrix_cond} ({@link ContextOps}). */
  public static final class MatrixCond extends Arguments {
    /** Gives nothing. */
    public MatrixCond() {}

    /** The norm, as in matrix_norm. Default: TWO. */
    public MatrixCond p(P value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code matrix_diag} ({@link ContextOps}). */
  public static final class MatrixDiag extends Arguments {
    /** Gives nothing. */
    public MatrixDiag() {}

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public MatrixDiag k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code matrix_norm} ({@link ContextOps}). */
  public static final class MatrixNorm extends Arguments {
    /** Gives nothing. */
    public MatrixNorm() {}

    /** Whether the last two axes stay, with size 1. Default: false. */
    public MatrixNorm keepdims(boolean value) {
      flag(0, value);
      return this;
    }

    /**
     * FRO: the root of the sum of the squares; NUC: the sum of the singular values; TWO and MINUS_TWO, or 2 and -2: the
     * largest and the smallest of them; ONE and MINUS_ONE: the largest and the smallest sum of the magnitudes in a
     * column; INF and MINUS_INF: those in a row. Default: FRO.
     */
    public MatrixNorm order(Order value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code matrix_rank} ({@link ContextOps}). */
  public static final class MatrixRank extends Arguments {
    /** Gives nothing. */
    public MatrixRank() {}

    /**
     * A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
     * numbers at 1 if it is not given.
     */
    public MatrixRank rtol(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code matrix_trace} ({@link ContextOps}). */
  public static final class MatrixTrace extends Arguments {
    /** Gives nothing. */
    public MatrixTrace() {}

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public MatrixTrace offset(long value) {
      word(0, value);
      return this;
    }

    /** The result's dtype. x's if it is not given, but int64 or uint64 for integers and booleans. */
    public MatrixTrace dtype(DType value) {
      word(1, value.value());
      return this;
    }
  }

  /** Options of {@code max} ({@link ContextOps}). */
  public static final class Max extends Arguments {
    /** Gives nothing. */
    public Max() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Max axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Max keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code max_pool1d} ({@link ContextOps}). */
  public static final class MaxPool1d extends Arguments {
    /** Gives nothing. */
    public MaxPool1d() {}

    /** The size of a window. Default: [2]. */
    public MaxPool1d ksize(long... value) {
      list(4, value);
      return this;
    }

    /** How far windows are apart. As far as ksize if it is not given. */
    public MaxPool1d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public MaxPool1d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public MaxPool1d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be left out.
     */
    public MaxPool1d paddings(long... value) {
      list(2, value);
      return this;
    }

    /** How far the filter's elements are apart. Default: [1]. */
    public MaxPool1d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public MaxPool1d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }
  }

  /** Options of {@code max_pool2d} ({@link ContextOps}). */
  public static final class MaxPool2d extends Arguments {
    /** Gives nothing. */
    public MaxPool2d() {}

    /** The size of a window: rows, columns; one value stands for both. Default: [2, 2]. */
    public MaxPool2d ksize(long... value) {
      list(4, value);
      return this;
    }

    /** How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is not given. */
    public MaxPool2d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public MaxPool2d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public MaxPool2d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public MaxPool2d paddings(long... value) {
      list(2, value);
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public MaxPool2d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public MaxPool2d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }
  }

  /** Options of {@code max_pool3d} ({@link ContextOps}). */
  public static final class MaxPool3d extends Arguments {
    /** Gives nothing. */
    public MaxPool3d() {}

    /** The size of a window: slices, rows, columns; one value stands for all. Default: [2, 2, 2]. */
    public MaxPool3d ksize(long... value) {
      list(4, value);
      return this;
    }

    /**
     * How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is not given.
     */
    public MaxPool3d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public MaxPool3d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public MaxPool3d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For
     * EXPLICIT alone, else it must be left out.
     */
    public MaxPool3d paddings(long... value) {
      list(2, value);
      return this;
    }

    /**
     * How far the filter's elements are apart: slices, rows, columns; one value stands for all. Default: [1, 1, 1].
     */
    public MaxPool3d dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public MaxPool3d ceilMode(boolean value) {
      flag(6, value);
      return this;
    }
  }

  /** Options of {@code max_pool_with_argmax} ({@link ContextOps}). */
  public static final class MaxPoolWithArgmax extends Arguments {
    /** Gives nothing. */
    public MaxPoolWithArgmax() {}

    /** The size of a window along each spatial axis; one value stands for all. Default: [2]. */
    public MaxPoolWithArgmax ksize(long... value) {
      list(4, value);
      return this;
    }

    /**
     * How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
     */
    public MaxPoolWithArgmax strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public MaxPoolWithArgmax padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public MaxPoolWithArgmax dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
     * left out otherwise.
     */
    public MaxPoolWithArgmax paddings(long... value) {
      list(2, value);
      return this;
    }

    /** How far the filter's elements are apart along each spatial axis; one value stands for all. Default: [1]. */
    public MaxPoolWithArgmax dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none. Default:
     * false.
     */
    public MaxPoolWithArgmax ceilMode(boolean value) {
      flag(6, value);
      return this;
    }

    /** Whether places are counted among the elements of all images. Default: false. */
    public MaxPoolWithArgmax includeBatchInIndex(boolean value) {
      flag(7, value);
      return this;
    }
  }

  /** Options of {@code max_unpool} ({@link ContextOps}). */
  public static final class MaxUnpool extends Arguments {
    /** Gives nothing. */
    public MaxUnpool() {}

    /** The size of a window along each spatial axis; one value stands for all. Default: [2]. */
    public MaxUnpool ksize(long... value) {
      list(4, value);
      return this;
    }

    /**
     * How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is not given.
     */
    public MaxUnpool strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public MaxUnpool padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public MaxUnpool dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /**
     * Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be
     * left out otherwise.
     */
    public MaxUnpool paddings(long... value) {
      list(2, value);
      return this;
    }

    /**
     * The size of the result along each spatial axis. What the pool's windows reach, without padding, if it is not
     * given.
     */
    public MaxUnpool outputSize(long... value) {
      list(5, value);
      return this;
    }

    /** Whether places are counted among the elements of all images. Default: false. */
    public MaxUnpool includeBatchInIndex(boolean value) {
      flag(6, value);
      return this;
    }
  }

  /** Options of {@code mean} ({@link ContextOps}). */
  public static final class Mean extends Arguments {
    /** Gives nothing. */
    public Mean() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Mean axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Mean keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code median} ({@link ContextOps}). */
  public static final class Median extends Arguments {
    /** Gives nothing. */
    public Median() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Median axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Median keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code meshgrid} ({@link ContextOps}). */
  public static final class Meshgrid extends Arguments {
    /** Gives nothing. */
    public Meshgrid() {}

    /** IJ: dim i is that of vector i; XY: the first two are interchanged. Default: XY. */
    public Meshgrid indexing(Indexing value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code min} ({@link ContextOps}). */
  public static final class Min extends Arguments {
    /** Gives nothing. */
    public Min() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Min axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Min keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code moments} ({@link ContextOps}). */
  public static final class Moments extends Arguments {
    /** Gives nothing. */
    public Moments() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Moments axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Moments keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code multi_head_attention} ({@link ContextOps}). */
  public static final class MultiHeadAttention extends Arguments {
    /** Gives nothing. */
    public MultiHeadAttention() {}

    /**
     * What is added to the projected queries; nothing if it is not given. Shape {@code [heads, depth]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention queryBias(Tensor value) {
      input(7, value);
      return this;
    }

    /**
     * What is added to the projected queries; nothing if it is not given. Shape {@code [heads, depth]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention queryBias(long value) {
      input(7, (Long) value);
      return this;
    }

    /**
     * What is added to the projected queries; nothing if it is not given. Shape {@code [heads, depth]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention queryBias(double value) {
      input(7, (Double) value);
      return this;
    }

    /**
     * What is added to the projected keys; nothing if it is not given. Shape {@code [heads, depth]}; float16, bfloat16,
     * float32, float64.
     */
    public MultiHeadAttention keyBias(Tensor value) {
      input(8, value);
      return this;
    }

    /**
     * What is added to the projected keys; nothing if it is not given. Shape {@code [heads, depth]}; float16, bfloat16,
     * float32, float64.
     */
    public MultiHeadAttention keyBias(long value) {
      input(8, (Long) value);
      return this;
    }

    /**
     * What is added to the projected keys; nothing if it is not given. Shape {@code [heads, depth]}; float16, bfloat16,
     * float32, float64.
     */
    public MultiHeadAttention keyBias(double value) {
      input(8, (Double) value);
      return this;
    }

    /**
     * What is added to the projected values; nothing if it is not given. Shape {@code [heads, width]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention valueBias(Tensor value) {
      input(9, value);
      return this;
    }

    /**
     * What is added to the projected values; nothing if it is not given. Shape {@code [heads, width]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention valueBias(long value) {
      input(9, (Long) value);
      return this;
    }

    /**
     * What is added to the projected values; nothing if it is not given. Shape {@code [heads, width]}; float16,
     * bfloat16, float32, float64.
     */
    public MultiHeadAttention valueBias(double value) {
      input(9, (Double) value);
      return this;
    }

    /**
     * What is added to the output; nothing if it is not given. Shape {@code [out]}; float16, bfloat16, float32,
     * float64.
     */
    public MultiHeadAttention outputBias(Tensor value) {
      input(10, value);
      return this;
    }

    /**
     * What is added to the output; nothing if it is not given. Shape {@code [out]}; float16, bfloat16, float32,
     * float64.
     */
    public MultiHeadAttention outputBias(long value) {
      input(10, (Long) value);
      return this;
    }

    /**
     * What is added to the output; nothing if it is not given. Shape {@code [out]}; float16, bfloat16, float32,
     * float64.
     */
    public MultiHeadAttention outputBias(double value) {
      input(10, (Double) value);
      return this;
    }

    /**
     * Which keys each query reads, or what is added to the scaled products; broadcasts to [outer..., heads, rows,
     * columns]. With as many axes as query it serves all heads. All keys are read if it is not given. Shape {@code
     * any}; bool, float16, bfloat16, float32, float64.
     */
    public MultiHeadAttention mask(Tensor value) {
      input(11, value);
      return this;
    }

    /**
     * Which keys each query reads, or what is added to the scaled products; broadcasts to [outer..., heads, rows,
     * columns]. With as many axes as query it serves all heads. All keys are read if it is not given. Shape {@code
     * any}; bool, float16, bfloat16, float32, float64.
     */
    public MultiHeadAttention mask(long value) {
      input(11, (Long) value);
      return this;
    }

    /**
     * Which keys each query reads, or what is added to the scaled products; broadcasts to [outer..., heads, rows,
     * columns]. With as many axes as query it serves all heads. All keys are read if it is not given. Shape {@code
     * any}; bool, float16, bfloat16, float32, float64.
     */
    public MultiHeadAttention mask(double value) {
      input(11, (Double) value);
      return this;
    }

    /** Whether each query reads only the keys that are not behind its own place. Default: false. */
    public MultiHeadAttention isCausal(boolean value) {
      flag(0, value);
      return this;
    }

    /** The factor of the products; 1 / sqrt(depth) if it is not given. */
    public MultiHeadAttention scale(double value) {
      number(1, value);
      return this;
    }

    /**
     * The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).
     * Default: 0.0.
     */
    public MultiHeadAttention dropout(double value) {
      number(2, value);
      return this;
    }

    /**
     * The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its
     * seed. Default: 0.
     */
    public MultiHeadAttention seed(long value) {
      word(3, value);
      return this;
    }
  }

  /** Options of {@code nanargmax} ({@link ContextOps}). */
  public static final class Nanargmax extends Arguments {
    /** Gives nothing. */
    public Nanargmax() {}

    /** The axis to search; negative ones count from the end. The flattened tensor if it is not given. */
    public Nanargmax axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the axes that are searched stay, with size 1. Default: false. */
    public Nanargmax keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nanargmin} ({@link ContextOps}). */
  public static final class Nanargmin extends Arguments {
    /** Gives nothing. */
    public Nanargmin() {}

    /** The axis to search; negative ones count from the end. The flattened tensor if it is not given. */
    public Nanargmin axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the axes that are searched stay, with size 1. Default: false. */
    public Nanargmin keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nancumprod} ({@link ContextOps}). */
  public static final class Nancumprod extends Arguments {
    /** Gives nothing. */
    public Nancumprod() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public Nancumprod axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of
     * x.
     */
    public Nancumprod dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /** Whether the product of no element, 1, comes ahead of the others. Default: false. */
    public Nancumprod includeInitial(boolean value) {
      flag(2, value);
      return this;
    }

    /** Whether an element's own result leaves it out. Default: false. */
    public Nancumprod exclusive(boolean value) {
      flag(3, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public Nancumprod reverse(boolean value) {
      flag(4, value);
      return this;
    }
  }

  /** Options of {@code nancumsum} ({@link ContextOps}). */
  public static final class Nancumsum extends Arguments {
    /** Gives nothing. */
    public Nancumsum() {}

    /** The axis to run along; negative ones count from the end. Only a vector's may be left out. */
    public Nancumsum axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The result's dtype. If it is not given, int64 for integers and booleans, uint64 for unsigned ones, else that of
     * x.
     */
    public Nancumsum dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /** Whether the sum of no element, 0, comes ahead of the others. Default: false. */
    public Nancumsum includeInitial(boolean value) {
      flag(2, value);
      return this;
    }

    /** Whether an element's own result leaves it out. Default: false. */
    public Nancumsum exclusive(boolean value) {
      flag(3, value);
      return this;
    }

    /** Whether to run from the end of the axis to its beginning. Default: false. */
    public Nancumsum reverse(boolean value) {
      flag(4, value);
      return this;
    }
  }

  /** Options of {@code nanmax} ({@link ContextOps}). */
  public static final class Nanmax extends Arguments {
    /** Gives nothing. */
    public Nanmax() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanmax axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanmax keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nanmean} ({@link ContextOps}). */
  public static final class Nanmean extends Arguments {
    /** Gives nothing. */
    public Nanmean() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanmean axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanmean keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nanmedian} ({@link ContextOps}). */
  public static final class Nanmedian extends Arguments {
    /** Gives nothing. */
    public Nanmedian() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanmedian axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanmedian keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nanmin} ({@link ContextOps}). */
  public static final class Nanmin extends Arguments {
    /** Gives nothing. */
    public Nanmin() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanmin axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanmin keepdims(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code nanpercentile} ({@link ContextOps}). */
  public static final class Nanpercentile extends Arguments {
    /** Gives nothing. */
    public Nanpercentile() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanpercentile axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanpercentile keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
     * one of even number), and MIDPOINT their mean. Default: LINEAR.
     */
    public Nanpercentile method(Method value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code nanprod} ({@link ContextOps}). */
  public static final class Nanprod extends Arguments {
    /** Gives nothing. */
    public Nanprod() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanprod axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanprod keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
     * unsigned ones, else that of x.
     */
    public Nanprod dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code nanquantile} ({@link ContextOps}). */
  public static final class Nanquantile extends Arguments {
    /** Gives nothing. */
    public Nanquantile() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanquantile axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanquantile keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
     * one of even number), and MIDPOINT their mean. Default: LINEAR.
     */
    public Nanquantile method(Method value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code nanstd} ({@link ContextOps}). */
  public static final class Nanstd extends Arguments {
    /** Gives nothing. */
    public Nanstd() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanstd axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanstd keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
     * The result is NaN where nothing is left. Default: 0.0.
     */
    public Nanstd correction(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code nansum} ({@link ContextOps}). */
  public static final class Nansum extends Arguments {
    /** Gives nothing. */
    public Nansum() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nansum axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nansum keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
     * unsigned ones, else that of x.
     */
    public Nansum dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code nanvar} ({@link ContextOps}). */
  public static final class Nanvar extends Arguments {
    /** Gives nothing. */
    public Nanvar() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Nanvar axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Nanvar keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
     * The result is NaN where nothing is left. Default: 0.0.
     */
    public Nanvar correction(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code nll_loss} ({@link ContextOps}). */
  public static final class NllLoss extends Arguments {
    /** Gives nothing. */
    public NllLoss() {}

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public NllLoss weight(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public NllLoss weight(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * What a class counts; 1 if it is not given. Shape {@code [num_classes]}; float16, bfloat16, float32, float64.
     */
    public NllLoss weight(double value) {
      input(2, (Double) value);
      return this;
    }

    /** The axis of the classes; negative ones count from the end. Default: -1. */
    public NllLoss axis(long value) {
      word(0, value);
      return this;
    }

    /** The label of what does not count, and has a loss of 0. There is none if it is not given. */
    public NllLoss ignoreIndex(long value) {
      word(1, value);
      return this;
    }

    /** MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss. Default: MEAN. */
    public NllLoss reduction(Reduction value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code one_hot} ({@link ContextOps}). */
  public static final class OneHot extends Arguments {
    /** Gives nothing. */
    public OneHot() {}

    /** 1 if it is not given. Shape {@code []}; any dtype. */
    public OneHot onValue(Tensor value) {
      input(1, value);
      return this;
    }

    /** 1 if it is not given. Shape {@code []}; any dtype. */
    public OneHot onValue(long value) {
      input(1, (Long) value);
      return this;
    }

    /** 1 if it is not given. Shape {@code []}; any dtype. */
    public OneHot onValue(double value) {
      input(1, (Double) value);
      return this;
    }

    /** 0 if it is not given. Strings need both. Shape {@code []}; any dtype. */
    public OneHot offValue(Tensor value) {
      input(2, value);
      return this;
    }

    /** 0 if it is not given. Strings need both. Shape {@code []}; any dtype. */
    public OneHot offValue(long value) {
      input(2, (Long) value);
      return this;
    }

    /** 0 if it is not given. Strings need both. Shape {@code []}; any dtype. */
    public OneHot offValue(double value) {
      input(2, (Double) value);
      return this;
    }

    /** The new axis' place in the result; negative ones count from the end. Default: -1. */
    public OneHot axis(long value) {
      word(1, value);
      return this;
    }

    /** The result's dtype; that of onValue, or else of offValue, or float32, if it is not given. */
    public OneHot dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code ones_like} ({@link ContextOps}). */
  public static final class OnesLike extends Arguments {
    /** Gives nothing. */
    public OnesLike() {}

    /** The result's dtype, which is not string; that of x if it is not given. Strings need it. */
    public OnesLike dtype(DType value) {
      word(0, value.value());
      return this;
    }
  }

  /** Options of {@code pad} ({@link ContextOps}). */
  public static final class Pad extends Arguments {
    /** Gives nothing. */
    public Pad() {}

    /**
     * CONSTANT: constantValues; REFLECT: x mirrored, without its edge; SYMMETRIC: x mirrored, with its edge. Default:
     * CONSTANT.
     */
    public Pad mode(Mode value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The value that CONSTANT adds; to strings, empty ones. An integer that x's dtype has not throws {@link
     * EagerException.InvalidArgument}. Default: 0.0.
     */
    public Pad constantValues(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code percentile} ({@link ContextOps}). */
  public static final class Percentile extends Arguments {
    /** Gives nothing. */
    public Percentile() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Percentile axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Percentile keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
     * one of even number), and MIDPOINT their mean. Default: LINEAR.
     */
    public Percentile method(Method value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code permute_dims} ({@link ContextOps}). */
  public static final class PermuteDims extends Arguments {
    /** Gives nothing. */
    public PermuteDims() {}

    /**
     * The axes of x in their new order, each once; negative ones count from the end. Reversed if it is not given.
     */
    public PermuteDims axes(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code pinv} ({@link ContextOps}). */
  public static final class Pinv extends Arguments {
    /** Gives nothing. */
    public Pinv() {}

    /**
     * A singular value counts as zero where it is at most rtol times the largest. The larger dim times the spacing of
     * numbers at 1 if it is not given.
     */
    public Pinv rtol(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code prod} ({@link ContextOps}). */
  public static final class Prod extends Arguments {
    /** Gives nothing. */
    public Prod() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Prod axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Prod keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
     * unsigned ones, else that of x.
     */
    public Prod dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code qr} ({@link ContextOps}). */
  public static final class Qr extends Arguments {
    /** Gives nothing. */
    public Qr() {}

    /**
     * Whether q is square. Its further columns are an orthonormal basis: the gradient of a function which depends on
     * its choice throws {@link EagerException.InvalidArgument}. Default: false.
     */
    public Qr fullMatrices(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code quantile} ({@link ContextOps}). */
  public static final class Quantile extends Arguments {
    /** Gives nothing. */
    public Quantile() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Quantile axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Quantile keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the
     * one of even number), and MIDPOINT their mean. Default: LINEAR.
     */
    public Quantile method(Method value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code random_bernoulli} ({@link ContextOps}). */
  public static final class RandomBernoulli extends Arguments {
    /** Gives nothing. */
    public RandomBernoulli() {}

    /** The result's shape; that of p if it is not given. */
    public RandomBernoulli shape(long... value) {
      list(0, value);
      return this;
    }

    /** The result's dtype. Default: bool. */
    public RandomBernoulli dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomBernoulli seed(long value) {
      word(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBernoulli key(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBernoulli key(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBernoulli key(double value) {
      input(1, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_beta} ({@link ContextOps}). */
  public static final class RandomBeta extends Arguments {
    /** Gives nothing. */
    public RandomBeta() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomBeta shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBeta key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBeta key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBeta key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomBeta seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_binomial} ({@link ContextOps}). */
  public static final class RandomBinomial extends Arguments {
    /** Gives nothing. */
    public RandomBinomial() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomBinomial shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBinomial key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBinomial key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomBinomial key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomBinomial seed(long value) {
      word(1, value);
      return this;
    }

    /**
     * The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default: int32.
     */
    public RandomBinomial dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code random_categorical} ({@link ContextOps}). */
  public static final class RandomCategorical extends Arguments {
    /** Gives nothing. */
    public RandomCategorical() {}

    /** How many indices to draw for each row. Default: 1. */
    public RandomCategorical numSamples(long value) {
      word(0, value);
      return this;
    }

    /** The result's dtype, int32 or int64. Default: int64. */
    public RandomCategorical dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomCategorical seed(long value) {
      word(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomCategorical key(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomCategorical key(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomCategorical key(double value) {
      input(1, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_crop} ({@link ContextOps}). */
  public static final class RandomCrop extends Arguments {
    /** Gives nothing. */
    public RandomCrop() {}

    /**
     * The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
     * Default: 0.
     */
    public RandomCrop seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_exponential} ({@link ContextOps}). */
  public static final class RandomExponential extends Arguments {
    /** Gives nothing. */
    public RandomExponential() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomExponential shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomExponential key(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomExponential key(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomExponential key(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomExponential seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_flip} ({@link ContextOps}). */
  public static final class RandomFlip extends Arguments {
    /** Gives nothing. */
    public RandomFlip() {}

    /**
     * The axis, one of the last three: -2 is the width where channels are last; negative ones count from the end.
     * Default: -2.
     */
    public RandomFlip axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * The same choice at every call; 0: by the next numbers of the context's stream, which begins with its seed.
     * Default: 0.
     */
    public RandomFlip seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_gamma} ({@link ContextOps}). */
  public static final class RandomGamma extends Arguments {
    /** Gives nothing. */
    public RandomGamma() {}

    /**
     * The rate: what the numbers are divided by; 1 if it is not given. Shape {@code any}; any dtype but complex64,
     * complex128, string.
     */
    public RandomGamma beta(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * The rate: what the numbers are divided by; 1 if it is not given. Shape {@code any}; any dtype but complex64,
     * complex128, string.
     */
    public RandomGamma beta(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * The rate: what the numbers are divided by; 1 if it is not given. Shape {@code any}; any dtype but complex64,
     * complex128, string.
     */
    public RandomGamma beta(double value) {
      input(1, (Double) value);
      return this;
    }

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomGamma shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGamma key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGamma key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGamma key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomGamma seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_gumbel} ({@link ContextOps}). */
  public static final class RandomGumbel extends Arguments {
    /** Gives nothing. */
    public RandomGumbel() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomGumbel shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGumbel key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGumbel key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomGumbel key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomGumbel seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_laplace} ({@link ContextOps}). */
  public static final class RandomLaplace extends Arguments {
    /** Gives nothing. */
    public RandomLaplace() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomLaplace shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomLaplace key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomLaplace key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomLaplace key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomLaplace seed(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code random_multinomial} ({@link ContextOps}). */
  public static final class RandomMultinomial extends Arguments {
    /** Gives nothing. */
    public RandomMultinomial() {}

    /** The result's shape without the classes, to which the parameters broadcast; theirs if it is not given. */
    public RandomMultinomial shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomMultinomial key(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomMultinomial key(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomMultinomial key(double value) {
      input(2, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomMultinomial seed(long value) {
      word(1, value);
      return this;
    }

    /**
     * The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default: int32.
     */
    public RandomMultinomial dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code random_normal} ({@link ContextOps}). */
  public static final class RandomNormal extends Arguments {
    /** Gives nothing. */
    public RandomNormal() {}

    /** The result's shape. Default: []. */
    public RandomNormal shape(long... value) {
      list(0, value);
      return this;
    }

    /** The mean. Default: 0.0. */
    public RandomNormal mean(double value) {
      number(2, value);
      return this;
    }

    /** The standard deviation. Default: 1.0. */
    public RandomNormal stddev(double value) {
      number(3, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public RandomNormal dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomNormal seed(long value) {
      word(4, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomNormal key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomNormal key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomNormal key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_orthogonal} ({@link ContextOps}). */
  public static final class RandomOrthogonal extends Arguments {
    /** Gives nothing. */
    public RandomOrthogonal() {}

    /** The result's shape. Default: []. */
    public RandomOrthogonal shape(long... value) {
      list(0, value);
      return this;
    }

    /** The length of each row or column. Default: 1.0. */
    public RandomOrthogonal gain(double value) {
      number(2, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public RandomOrthogonal dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomOrthogonal seed(long value) {
      word(3, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomOrthogonal key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomOrthogonal key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomOrthogonal key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_permutation} ({@link ContextOps}). */
  public static final class RandomPermutation extends Arguments {
    /** Gives nothing. */
    public RandomPermutation() {}

    /** The result's dtype, one of integers. Default: int64. */
    public RandomPermutation dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomPermutation seed(long value) {
      word(2, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPermutation key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPermutation key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPermutation key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_poisson} ({@link ContextOps}). */
  public static final class RandomPoisson extends Arguments {
    /** Gives nothing. */
    public RandomPoisson() {}

    /** The result's shape, to which the parameters broadcast; theirs if it is not given. */
    public RandomPoisson shape(long... value) {
      list(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPoisson key(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPoisson key(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomPoisson key(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomPoisson seed(long value) {
      word(1, value);
      return this;
    }

    /**
     * The result's dtype: floats, or integers, where counts beyond its range are its largest number. Default: float32.
     */
    public RandomPoisson dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code random_truncated_normal} ({@link ContextOps}). */
  public static final class RandomTruncatedNormal extends Arguments {
    /** Gives nothing. */
    public RandomTruncatedNormal() {}

    /** The result's shape. Default: []. */
    public RandomTruncatedNormal shape(long... value) {
      list(0, value);
      return this;
    }

    /** The mean. Default: 0.0. */
    public RandomTruncatedNormal mean(double value) {
      number(2, value);
      return this;
    }

    /** The standard deviation, ahead of the cut. Default: 1.0. */
    public RandomTruncatedNormal stddev(double value) {
      number(3, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public RandomTruncatedNormal dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomTruncatedNormal seed(long value) {
      word(4, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomTruncatedNormal key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomTruncatedNormal key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomTruncatedNormal key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_uniform} ({@link ContextOps}). */
  public static final class RandomUniform extends Arguments {
    /** Gives nothing. */
    public RandomUniform() {}

    /** The result's shape. Default: []. */
    public RandomUniform shape(long... value) {
      list(0, value);
      return this;
    }

    /** The lower bound. Default: 0.0. */
    public RandomUniform minval(double value) {
      number(2, value);
      return this;
    }

    /** The upper bound, which is not reached. Default: 1.0. */
    public RandomUniform maxval(double value) {
      number(3, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public RandomUniform dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomUniform seed(long value) {
      word(4, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomUniform key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomUniform key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomUniform key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code random_variance_scaling} ({@link ContextOps}). */
  public static final class RandomVarianceScaling extends Arguments {
    /** Gives nothing. */
    public RandomVarianceScaling() {}

    /** The result's shape. Default: []. */
    public RandomVarianceScaling shape(long... value) {
      list(0, value);
      return this;
    }

    /** The variance times that number. Default: 1.0. */
    public RandomVarianceScaling scale(double value) {
      number(2, value);
      return this;
    }

    /** Inputs, outputs, or the mean of both. Default: FAN_IN. */
    public RandomVarianceScaling fan(Fan value) {
      word(3, value.ordinal());
      return this;
    }

    /** The distribution; TRUNCATED_NORMAL ends two standard deviations from 0. Default: TRUNCATED_NORMAL. */
    public RandomVarianceScaling distribution(Distribution value) {
      word(4, value.ordinal());
      return this;
    }

    /** The result's dtype. Default: float32. */
    public RandomVarianceScaling dtype(DType value) {
      word(1, value.value());
      return this;
    }

    /**
     * The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed. Default:
     * 0.
     */
    public RandomVarianceScaling seed(long value) {
      word(5, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomVarianceScaling key(Tensor value) {
      input(0, value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomVarianceScaling key(long value) {
      input(0, (Long) value);
      return this;
    }

    /**
     * Two numbers that decide the result, whatever was drawn before; the seed does if it is not given. Shape {@code
     * [2]}; int32, int64.
     */
    public RandomVarianceScaling key(double value) {
      input(0, (Double) value);
      return this;
    }
  }

  /** Options of {@code repeat} ({@link ContextOps}). */
  public static final class Repeat extends Arguments {
    /** Gives nothing. */
    public Repeat() {}

    /** The axis to repeat along; negative ones count from the end. The flattened tensor if it is not given. */
    public Repeat axis(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code repeat_each} ({@link ContextOps}). */
  public static final class RepeatEach extends Arguments {
    /** Gives nothing. */
    public RepeatEach() {}

    /** The axis to repeat along; negative ones count from the end. The flattened tensor if it is not given. */
    public RepeatEach axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code reshape} ({@link ContextOps}). */
  public static final class Reshape extends Arguments {
    /** Gives nothing. */
    public Reshape() {}

    /** Whether a 0 in shape is the dim that x has there, as in ONNX. Default: false. */
    public Reshape zeroCopies(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code resize} ({@link ContextOps}). */
  public static final class Resize extends Arguments {
    /** Gives nothing. */
    public Resize() {}

    /**
     * How values between elements are found: NEAREST takes the nearest element, AREA the mean of what an output element
     * covers; BILINEAR, BICUBIC, LANCZOS3, LANCZOS5, GAUSSIAN and MITCHELLCUBIC weigh the elements around. Default:
     * BILINEAR.
     */
    public Resize interpolation(Interpolation value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * Which places match: HALF_PIXEL the edges of images, as if elements were squares; ALIGN_CORNERS the middles of the
     * outermost elements; ASYMMETRIC the middles of the first elements; HALF_PIXEL_SYMMETRIC the images' middles, where
     * scale is not the ratio of sizes. AREA does without. Default: HALF_PIXEL.
     */
    public Resize coordinates(Coordinates value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * Whether an image that becomes smaller is weighed over as much as an output element covers. Default: false.
     */
    public Resize antialias(boolean value) {
      flag(3, value);
      return this;
    }

    /**
     * The element that is nearest to a position; AUTO: FLOOR for ASYMMETRIC, else ROUND_PREFER_CEIL. Default: AUTO.
     */
    public Resize nearestMode(NearestMode value) {
      word(4, value.ordinal());
      return this;
    }

    /** Of BICUBIC (a in Keys, 1981): -0.5 as TensorFlow's, -0.75 as PyTorch's. Default: -0.5. */
    public Resize cubicCoefficient(double value) {
      number(5, value);
      return this;
    }

    /** Whether elements outside the image have no weight. If not, they are those at its edge. Default: true. */
    public Resize excludeOutside(boolean value) {
      flag(6, value);
      return this;
    }

    /**
     * Output elements per input element; the ratio of the sizes if it is not given. By ALIGN_CORNERS the outermost
     * elements are those of an output that is as long as it says, before its size is rounded.
     */
    public Resize scale(double value) {
      number(7, value);
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Resize dataFormat(DataFormat value) {
      word(8, value.ordinal());
      return this;
    }
  }

  /** Options of {@code reverse_sequence} ({@link ContextOps}). */
  public static final class ReverseSequence extends Arguments {
    /** Gives nothing. */
    public ReverseSequence() {}

    /** The axis of the parts; negative ones count from the end. Default: 0. */
    public ReverseSequence batchAxis(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code rfft} ({@link ContextOps}). */
  public static final class Rfft extends Arguments {
    /** Gives nothing. */
    public Rfft() {}

    /** The number of points: x is cut, or zeros are added at its end. x's own if it is not given. */
    public Rfft n(long value) {
      word(0, value);
      return this;
    }

    /** The axis; negative ones count from the end. Default: -1. */
    public Rfft axis(long value) {
      word(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Rfft norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code rfft2} ({@link ContextOps}). */
  public static final class Rfft2 extends Arguments {
    /** Gives nothing. */
    public Rfft2() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Rfft2 s(long... value) {
      list(0, value);
      return this;
    }

    /** The axes, each once; negative ones count from the end. Default: [-2, -1]. */
    public Rfft2 axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Rfft2 norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code rfftfreq} ({@link ContextOps}). */
  public static final class Rfftfreq extends Arguments {
    /** Gives nothing. */
    public Rfftfreq() {}

    /** How far apart they are. Default: 1.0. */
    public Rfftfreq d(double value) {
      number(1, value);
      return this;
    }

    /** The result's dtype. Default: float32. */
    public Rfftfreq dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code rfftn} ({@link ContextOps}). */
  public static final class Rfftn extends Arguments {
    /** Gives nothing. */
    public Rfftn() {}

    /**
     * The number of points along each of the axes, the last ones if axes is not given; -1: x's own. x is cut, or zeros
     * are added at its end. x's own if it is not given.
     */
    public Rfftn s(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The axes, each once; negative ones count from the end. If it is not given, as many of the last ones as s has
     * numbers, or all.
     */
    public Rfftn axes(long... value) {
      list(1, value);
      return this;
    }

    /**
     * BACKWARD: the inverse transform is divided by the number of its points; FORWARD: the other one; ORTHO: both are
     * divided by the root. Default: BACKWARD.
     */
    public Rfftn norm(Norm value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code rms_norm} ({@link ContextOps}). */
  public static final class RmsNorm extends Arguments {
    /** Gives nothing. */
    public RmsNorm() {}

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public RmsNorm scale(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public RmsNorm scale(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What each place is multiplied by; 1 if it is not given. Shape {@code [n...]}; float16, bfloat16, float32,
     * float64.
     */
    public RmsNorm scale(double value) {
      input(1, (Double) value);
      return this;
    }

    /** The axes to normalize over, each once; negative ones count from the end. Default: [-1]. */
    public RmsNorm axis(long... value) {
      list(0, value);
      return this;
    }

    /** What is added to the mean, at least 0. Default: 1e-06. */
    public RmsNorm epsilon(double value) {
      number(1, value);
      return this;
    }
  }

  /** Options of {@code rnn} ({@link ContextOps}). */
  public static final class Rnn extends Arguments {
    /** Gives nothing. */
    public Rnn() {}

    /** What is added; 0 if it is not given. Shape {@code [units]}; float16, bfloat16, float32, float64. */
    public Rnn bias(Tensor value) {
      input(3, value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [units]}; float16, bfloat16, float32, float64. */
    public Rnn bias(long value) {
      input(3, (Long) value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [units]}; float16, bfloat16, float32, float64. */
    public Rnn bias(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Rnn initialH(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Rnn initialH(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * The state before the first step; 0 if it is not given. Shape {@code [batch, units]}; float16, bfloat16, float32,
     * float64.
     */
    public Rnn initialH(double value) {
      input(4, (Double) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Rnn mask(Tensor value) {
      input(5, value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Rnn mask(long value) {
      input(5, (Long) value);
      return this;
    }

    /**
     * Which steps count; at others a state stays as it is. All if it is not given. Shape {@code [batch, steps]}; bool.
     */
    public Rnn mask(double value) {
      input(5, (Double) value);
      return this;
    }

    /** What each step applies. Default: TANH. */
    public Rnn activation(Activation value) {
      word(0, value.ordinal());
      return this;
    }

    /**
     * Whether the steps are the first dim of x, sequence and mask, and the batch is the second. Default: false.
     */
    public Rnn timeMajor(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether the last step is computed first. Results stand at the steps of x. Default: false. */
    public Rnn reverse(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code rnn_cell} ({@link ContextOps}). */
  public static final class RnnCell extends Arguments {
    /** Gives nothing. */
    public RnnCell() {}

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public RnnCell bias(Tensor value) {
      input(4, value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public RnnCell bias(long value) {
      input(4, (Long) value);
      return this;
    }

    /** What is added; 0 if it is not given. Shape {@code [gates]}; float16, bfloat16, float32, float64. */
    public RnnCell bias(double value) {
      input(4, (Double) value);
      return this;
    }

    /** What the step applies. Default: TANH. */
    public RnnCell activation(Activation value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code roll} ({@link ContextOps}). */
  public static final class Roll extends Arguments {
    /** Gives nothing. */
    public Roll() {}

    /** The axes to move along; negative ones count from the end. The flattened tensor if it is not given. */
    public Roll axis(long... value) {
      list(1, value);
      return this;
    }
  }

  /** Options of {@code rot90} ({@link ContextOps}). */
  public static final class Rot90 extends Arguments {
    /** Gives nothing. */
    public Rot90() {}

    /** How many times, from the first axis towards the second; negative ones turn back. Default: 1. */
    public Rot90 k(long value) {
      word(0, value);
      return this;
    }

    /** The two axes of the plane; negative ones count from the end. Default: [0, 1]. */
    public Rot90 axes(long... value) {
      list(1, value);
      return this;
    }
  }

  /** Options of {@code rotary_embedding} ({@link ContextOps}). */
  public static final class RotaryEmbedding extends Arguments {
    /** Gives nothing. */
    public RotaryEmbedding() {}

    /**
     * The row of cos and sin that each position has: [positions], or [batch, positions]; its own if it is not given.
     * Shape {@code any}; int32, int64.
     */
    public RotaryEmbedding positionIds(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * The row of cos and sin that each position has: [positions], or [batch, positions]; its own if it is not given.
     * Shape {@code any}; int32, int64.
     */
    public RotaryEmbedding positionIds(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * The row of cos and sin that each position has: [positions], or [batch, positions]; its own if it is not given.
     * Shape {@code any}; int32, int64.
     */
    public RotaryEmbedding positionIds(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * Whether neighbours are pairs; else the numbers of the first half and those of the second. Default: false.
     */
    public RotaryEmbedding interleaved(boolean value) {
      flag(0, value);
      return this;
    }

    /** How many of the numbers, the first ones, are rotated; all if it is not given. */
    public RotaryEmbedding rotaryDim(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code scaled_dot_product_attention} ({@link ContextOps}). */
  public static final class ScaledDotProductAttention extends Arguments {
    /** Gives nothing. */
    public ScaledDotProductAttention() {}

    /**
     * Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to the
     * scaled products; a key with -inf has a weight of 0. Broadcasts to [outer..., rows, columns]. All keys are read if
     * it is not given. NaN and infinity of a key or value reach the results, unless no query reads it by keyLengths and
     * isCausal. Shape {@code any}; bool, float16, bfloat16, float32, float64.
     */
    public ScaledDotProductAttention mask(Tensor value) {
      input(3, value);
      return this;
    }

    /**
     * Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to the
     * scaled products; a key with -inf has a weight of 0. Broadcasts to [outer..., rows, columns]. All keys are read if
     * it is not given. NaN and infinity of a key or value reach the results, unless no query reads it by keyLengths and
     * isCausal. Shape {@code any}; bool, float16, bfloat16, float32, float64.
     */
    public ScaledDotProductAttention mask(long value) {
      input(3, (Long) value);
      return this;
    }

    /**
     * Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to the
     * scaled products; a key with -inf has a weight of 0. Broadcasts to [outer..., rows, columns]. All keys are read if
     * it is not given. NaN and infinity of a key or value reach the results, unless no query reads it by keyLengths and
     * isCausal. Shape {@code any}; bool, float16, bfloat16, float32, float64.
     */
    public ScaledDotProductAttention mask(double value) {
      input(3, (Double) value);
      return this;
    }

    /**
     * How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. A
     * negative one reads none, one beyond columns all. All if it is not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention keyLengths(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. A
     * negative one reads none, one beyond columns all. All if it is not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention keyLengths(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. A
     * negative one reads none, one beyond columns all. All if it is not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention keyLengths(double value) {
      input(4, (Double) value);
      return this;
    }

    /**
     * The place of the first query among the keys, for isCausal: a number for each of the first outer dims. 0 if it is
     * not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention queryOffset(Tensor value) {
      input(5, value);
      return this;
    }

    /**
     * The place of the first query among the keys, for isCausal: a number for each of the first outer dims. 0 if it is
     * not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention queryOffset(long value) {
      input(5, (Long) value);
      return this;
    }

    /**
     * The place of the first query among the keys, for isCausal: a number for each of the first outer dims. 0 if it is
     * not given. Shape {@code any}; int32, int64.
     */
    public ScaledDotProductAttention queryOffset(double value) {
      input(5, (Double) value);
      return this;
    }

    /** Whether each query reads only the keys that are not behind its own place. Default: false. */
    public ScaledDotProductAttention isCausal(boolean value) {
      flag(0, value);
      return this;
    }

    /** The factor of the products; 1 / sqrt(depth) if it is not given. */
    public ScaledDotProductAttention scale(double value) {
      number(1, value);
      return this;
    }

    /**
     * The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).
     * Default: 0.0.
     */
    public ScaledDotProductAttention dropout(double value) {
      number(2, value);
      return this;
    }

    /**
     * The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its
     * seed. Default: 0.
     */
    public ScaledDotProductAttention seed(long value) {
      word(3, value);
      return this;
    }
  }

  /** Options of {@code scan} ({@link ContextOps}). */
  public static final class Scan extends Arguments {
    /** Gives nothing. */
    public Scan() {}

    /** How many of the inputs, the first ones, are carries. Default: 0. */
    public Scan numCarries(long value) {
      word(0, value);
      return this;
    }

    /** How many of the inputs, the last ones, are the same in each iteration. Default: 0. */
    public Scan numInvariants(long value) {
      word(1, value);
      return this;
    }

    /** Whether the last slice comes first. Default: false. */
    public Scan reverse(boolean value) {
      flag(2, value);
      return this;
    }

    /** The number of slices; that of the tensors if it is not given, which must be there then. */
    public Scan length(long value) {
      word(3, value);
      return this;
    }
  }

  /** Options of {@code scatter_elements} ({@link ContextOps}). */
  public static final class ScatterElements extends Arguments {
    /** Gives nothing. */
    public ScatterElements() {}

    /** The axis that indices are of; negative ones count from the end. Default: 0. */
    public ScatterElements axis(long value) {
      word(0, value);
      return this;
    }

    /**
     * NONE: an update replaces what is there, and of several any one stays, with the gradient for all; SUM, PROD, MAX
     * or MIN: it is reduced with what is there. Default: NONE.
     */
    public ScatterElements reduce(Reduce value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code searchsorted} ({@link ContextOps}). */
  public static final class Searchsorted extends Arguments {
    /** Gives nothing. */
    public Searchsorted() {}

    /** LEFT: before what equals an element; RIGHT: behind it. Default: LEFT. */
    public Searchsorted side(Side value) {
      word(0, value.ordinal());
      return this;
    }

    /**
     * Indices that sort each vector of x1, as argsort gives them; x1 is sorted if it is not given. One out of range
     * throws {@link EagerException.InvalidArgument}. Shape {@code x1}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64.
     */
    public Searchsorted sorter(Tensor value) {
      input(2, value);
      return this;
    }

    /**
     * Indices that sort each vector of x1, as argsort gives them; x1 is sorted if it is not given. One out of range
     * throws {@link EagerException.InvalidArgument}. Shape {@code x1}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64.
     */
    public Searchsorted sorter(long value) {
      input(2, (Long) value);
      return this;
    }

    /**
     * Indices that sort each vector of x1, as argsort gives them; x1 is sorted if it is not given. One out of range
     * throws {@link EagerException.InvalidArgument}. Shape {@code x1}; int8, int16, int32, int64, uint8, uint16,
     * uint32, uint64.
     */
    public Searchsorted sorter(double value) {
      input(2, (Double) value);
      return this;
    }
  }

  /** Options of {@code separable_conv2d} ({@link ContextOps}). */
  public static final class SeparableConv2d extends Arguments {
    /** Gives nothing. */
    public SeparableConv2d() {}

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public SeparableConv2d strides(long... value) {
      list(0, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public SeparableConv2d padding(Padding value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public SeparableConv2d dataFormat(DataFormat value) {
      word(3, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public SeparableConv2d dilations(long... value) {
      list(4, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public SeparableConv2d paddings(long... value) {
      list(2, value);
      return this;
    }
  }

  /** Options of {@code sequence_mask} ({@link ContextOps}). */
  public static final class SequenceMask extends Arguments {
    /** Gives nothing. */
    public SequenceMask() {}

    /**
     * The number of columns; the greatest length if it is not given. Shape {@code []}; int8, int16, int32, int64,
     * uint8, uint16, uint32, uint64.
     */
    public SequenceMask maxlen(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * The number of columns; the greatest length if it is not given. Shape {@code []}; int8, int16, int32, int64,
     * uint8, uint16, uint32, uint64.
     */
    public SequenceMask maxlen(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * The number of columns; the greatest length if it is not given. Shape {@code []}; int8, int16, int32, int64,
     * uint8, uint16, uint32, uint64.
     */
    public SequenceMask maxlen(double value) {
      input(1, (Double) value);
      return this;
    }

    /** The result's dtype. Default: bool. */
    public SequenceMask dtype(DType value) {
      word(0, value.value());
      return this;
    }
  }

  /** Options of {@code set_diag} ({@link ContextOps}). */
  public static final class SetDiag extends Arguments {
    /** Gives nothing. */
    public SetDiag() {}

    /** The diagonal: 0 the main one, above it greater, below it less. Default: 0. */
    public SetDiag k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code slice} ({@link ContextOps}). */
  public static final class Slice extends Arguments {
    /** Gives nothing. */
    public Slice() {}

    /** The number of elements along each axis; -1, or all if it is not given: to the end. */
    public Slice size(long... value) {
      list(1, value);
      return this;
    }
  }

  /** Options of {@code smooth_l1} ({@link ContextOps}). */
  public static final class SmoothL1 extends Arguments {
    /** Gives nothing. */
    public SmoothL1() {}

    /** Where the line begins; 0: absolute values alone. Default: 1.0. */
    public SmoothL1 beta(double value) {
      number(0, value);
      return this;
    }

    /** MEAN, SUM, or NONE: the loss of each element. Default: MEAN. */
    public SmoothL1 reduction(Reduction value) {
      word(1, value.ordinal());
      return this;
    }
  }

  /** Options of {@code softmax} ({@link ContextOps}). */
  public static final class Softmax extends Arguments {
    /** Gives nothing. */
    public Softmax() {}

    /** The axis whose elements are normalized together; negative ones count from the end. Default: -1. */
    public Softmax axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code softmax_cross_entropy_with_logits} ({@link ContextOps}). */
  public static final class SoftmaxCrossEntropyWithLogits extends Arguments {
    /** Gives nothing. */
    public SoftmaxCrossEntropyWithLogits() {}

    /** The axis of the classes; negative ones count from the end. Default: -1. */
    public SoftmaxCrossEntropyWithLogits axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code softshrink} ({@link ContextOps}). */
  public static final class Softshrink extends Arguments {
    /** Gives nothing. */
    public Softshrink() {}

    /** What |x| must exceed, and is lessened by. Default: 0.5. */
    public Softshrink threshold(double value) {
      number(0, value);
      return this;
    }
  }

  /** Options of {@code solve} ({@link ContextOps}). */
  public static final class Solve extends Arguments {
    /** Gives nothing. */
    public Solve() {}

    /** Whether the conjugate transposes of x1 stand in their place. Default: false. */
    public Solve adjoint(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code sort} ({@link ContextOps}). */
  public static final class Sort extends Arguments {
    /** Gives nothing. */
    public Sort() {}

    /** The axis to sort along; negative ones count from the end. Default: -1. */
    public Sort axis(long value) {
      word(0, value);
      return this;
    }

    /** Whether the greatest comes first. Default: false. */
    public Sort descending(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether equal elements keep their order. They do in any case. Default: true. */
    public Sort stable(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code space_to_depth} ({@link ContextOps}). */
  public static final class SpaceToDepth extends Arguments {
    /** Gives nothing. */
    public SpaceToDepth() {}

    /**
     * DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one
     * channel. Default: DCR.
     */
    public SpaceToDepth channelOrder(ChannelOrder value) {
      word(1, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public SpaceToDepth dataFormat(DataFormat value) {
      word(2, value.ordinal());
      return this;
    }
  }

  /** Options of {@code sparse_dense_matmul} ({@link ContextOps}). */
  public static final class SparseDenseMatmul extends Arguments {
    /** Gives nothing. */
    public SparseDenseMatmul() {}

    /**
     * Where the values of each row begin, and at the end their number (CSR); indices are places if it is not given.
     * Shape {@code [rows + 1]}; int32, int64.
     */
    public SparseDenseMatmul rowOffsets(Tensor value) {
      input(4, value);
      return this;
    }

    /**
     * Where the values of each row begin, and at the end their number (CSR); indices are places if it is not given.
     * Shape {@code [rows + 1]}; int32, int64.
     */
    public SparseDenseMatmul rowOffsets(long value) {
      input(4, (Long) value);
      return this;
    }

    /**
     * Where the values of each row begin, and at the end their number (CSR); indices are places if it is not given.
     * Shape {@code [rows + 1]}; int32, int64.
     */
    public SparseDenseMatmul rowOffsets(double value) {
      input(4, (Double) value);
      return this;
    }

    /** Whether the sparse matrix is transposed and conjugated first. Default: false. */
    public SparseDenseMatmul adjointA(boolean value) {
      flag(1, value);
      return this;
    }

    /** Whether b is transposed and conjugated first. Default: false. */
    public SparseDenseMatmul adjointB(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code sparse_softmax_cross_entropy_with_logits} ({@link ContextOps}). */
  public static final class SparseSoftmaxCrossEntropyWithLogits extends Arguments {
    /** Gives nothing. */
    public SparseSoftmaxCrossEntropyWithLogits() {}

    /** The axis of the classes; negative ones count from the end. Default: -1. */
    public SparseSoftmaxCrossEntropyWithLogits axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code split} ({@link ContextOps}). */
  public static final class Split extends Arguments {
    /** Gives nothing. */
    public Split() {}

    /** The axis to cut along; negative ones count from the end. Default: 0. */
    public Split axis(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code squeeze} ({@link ContextOps}). */
  public static final class Squeeze extends Arguments {
    /** Gives nothing. */
    public Squeeze() {}

    /** The axes to remove, of size 1; negative ones count from the end. All of size 1 if it is not given. */
    public Squeeze axis(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code stack} ({@link ContextOps}). */
  public static final class Stack extends Arguments {
    /** Gives nothing. */
    public Stack() {}

    /** The new axis' place in the result; negative ones count from the end. Default: 0. */
    public Stack axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code std} ({@link ContextOps}). */
  public static final class Std extends Arguments {
    /** Gives nothing. */
    public Std() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Std axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Std keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
     * The result is NaN where nothing is left. Default: 0.0.
     */
    public Std correction(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code stft} ({@link ContextOps}). */
  public static final class Stft extends Arguments {
    /** Gives nothing. */
    public Stft() {}

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Stft window(Tensor value) {
      input(1, value);
      return this;
    }

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Stft window(long value) {
      input(1, (Long) value);
      return this;
    }

    /**
     * What frames are multiplied by; hann_window if it is not given. Ones leave them as they are. Shape {@code
     * [frame_length]}; any dtype but complex64, complex128, string.
     */
    public Stft window(double value) {
      input(1, (Double) value);
      return this;
    }

    /**
     * The number of points of a transform: frames are cut, or zeros are added. The least power of two that is enough
     * for a frame if it is not given.
     */
    public Stft fftLength(long value) {
      word(2, value);
      return this;
    }

    /** Whether every step has a frame, with zeros for what lies beyond the end. Default: false. */
    public Stft padEnd(boolean value) {
      flag(3, value);
      return this;
    }
  }

  /** Options of {@code strided_slice} ({@link ContextOps}). */
  public static final class StridedSlice extends Arguments {
    /** Gives nothing. */
    public StridedSlice() {}

    /** The first index of each entry; negative ones count from the end. Default: []. */
    public StridedSlice begin(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The index that each entry does not reach; negative ones count from the end. All go to the end if it is not given.
     */
    public StridedSlice end(long... value) {
      list(1, value);
      return this;
    }

    /** The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is not given. */
    public StridedSlice strides(long... value) {
      list(2, value);
      return this;
    }

    /** Bit i: entry i is the one index begin[i], and its axis goes. Default: 0. */
    public StridedSlice shrinkAxes(long value) {
      word(3, value);
      return this;
    }

    /** Bit i: entry i is a new axis of size 1, and none of x. Default: 0. */
    public StridedSlice newAxes(long value) {
      word(4, value);
      return this;
    }

    /** One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: 0. */
    public StridedSlice ellipsis(long value) {
      word(5, value);
      return this;
    }

    /** Bit i: entry i starts at its beginning, and begin[i] does not matter. Default: 0. */
    public StridedSlice beginMask(long value) {
      word(6, value);
      return this;
    }

    /** Bit i: entry i goes to its end, and end[i] does not matter. Default: 0. */
    public StridedSlice endMask(long value) {
      word(7, value);
      return this;
    }
  }

  /** Options of {@code strided_slice_update} ({@link ContextOps}). */
  public static final class StridedSliceUpdate extends Arguments {
    /** Gives nothing. */
    public StridedSliceUpdate() {}

    /** The first index of each entry; negative ones count from the end. Default: []. */
    public StridedSliceUpdate begin(long... value) {
      list(0, value);
      return this;
    }

    /**
     * The index that each entry does not reach; negative ones count from the end. All go to the end if it is not given.
     */
    public StridedSliceUpdate end(long... value) {
      list(1, value);
      return this;
    }

    /** The step of each entry, not 0; where it is negative, from begin backwards. All are 1 if it is not given. */
    public StridedSliceUpdate strides(long... value) {
      list(2, value);
      return this;
    }

    /** Bit i: entry i is the one index begin[i], and its axis goes. Default: 0. */
    public StridedSliceUpdate shrinkAxes(long value) {
      word(3, value);
      return this;
    }

    /** Bit i: entry i is a new axis of size 1, and none of x. Default: 0. */
    public StridedSliceUpdate newAxes(long value) {
      word(4, value);
      return this;
    }

    /** One bit i or none: entry i stands for as many whole axes as the other entries leave. Default: 0. */
    public StridedSliceUpdate ellipsis(long value) {
      word(5, value);
      return this;
    }

    /** Bit i: entry i starts at its beginning, and begin[i] does not matter. Default: 0. */
    public StridedSliceUpdate beginMask(long value) {
      word(6, value);
      return this;
    }

    /** Bit i: entry i goes to its end, and end[i] does not matter. Default: 0. */
    public StridedSliceUpdate endMask(long value) {
      word(7, value);
      return this;
    }
  }

  /** Options of {@code string_hash_bucket} ({@link ContextOps}). */
  public static final class StringHashBucket extends Arguments {
    /** Gives nothing. */
    public StringHashBucket() {}

    /** The hash's key. Who does not know it cannot choose strings that fall into one bucket. Default: [0, 0]. */
    public StringHashBucket key(long... value) {
      list(1, value);
      return this;
    }
  }

  /** Options of {@code string_join} ({@link ContextOps}). */
  public static final class StringJoin extends Arguments {
    /** Gives nothing. */
    public StringJoin() {}

    /** What stands between two. Default: "". */
    public StringJoin separator(String value) {
      set("separator", value);
      return this;
    }
  }

  /** Options of {@code string_length} ({@link ContextOps}). */
  public static final class StringLength extends Arguments {
    /** Gives nothing. */
    public StringLength() {}

    /** What is counted: bytes, or characters of UTF-8. Default: BYTE. */
    public StringLength unit(Unit value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code string_lower} ({@link ContextOps}). */
  public static final class StringLower extends Arguments {
    /** Gives nothing. */
    public StringLower() {}

    /**
     * Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
     * Default: ASCII.
     */
    public StringLower encoding(Encoding value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code string_replace} ({@link ContextOps}). */
  public static final class StringReplace extends Arguments {
    /** Gives nothing. */
    public StringReplace() {}

    /** The most times in a string; -1 is no limit. Default: -1. */
    public StringReplace count(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code string_split} ({@link ContextOps}). */
  public static final class StringSplit extends Arguments {
    /** Gives nothing. */
    public StringSplit() {}

    /** What stands between parts; if it is empty, one or more ASCII spaces, also at the ends. Default: "". */
    public StringSplit separator(String value) {
      set("separator", value);
      return this;
    }

    /**
     * The most times that a string is split; what is left is its last part. -1 is no limit. If separator is empty,
     * spaces alone are no part, as in Python's split. Default: -1.
     */
    public StringSplit maxsplit(long value) {
      word(0, value);
      return this;
    }

    /** Whether empty parts are left out. Default: false. */
    public StringSplit skipEmpty(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * Whether each byte of separator is a separator, as in TensorFlow's StringSplit; if it is empty, each byte is a
     * part. An empty string then has no parts. Default: false.
     */
    public StringSplit anyByte(boolean value) {
      flag(2, value);
      return this;
    }
  }

  /** Options of {@code string_to_number} ({@link ContextOps}). */
  public static final class StringToNumber extends Arguments {
    /** Gives nothing. */
    public StringToNumber() {}

    /** The result's dtype: float32, float64, int32 or int64. Default: float32. */
    public StringToNumber dtype(DType value) {
      word(0, value.value());
      return this;
    }
  }

  /** Options of {@code string_upper} ({@link ContextOps}). */
  public static final class StringUpper extends Arguments {
    /** Gives nothing. */
    public StringUpper() {}

    /**
     * Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.
     * Default: ASCII.
     */
    public StringUpper encoding(Encoding value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code substr} ({@link ContextOps}). */
  public static final class Substr extends Arguments {
    /** Gives nothing. */
    public Substr() {}

    /** What is counted: bytes, or characters of UTF-8. Default: BYTE. */
    public Substr unit(Unit value) {
      word(0, value.ordinal());
      return this;
    }
  }

  /** Options of {@code sum} ({@link ContextOps}). */
  public static final class Sum extends Arguments {
    /** Gives nothing. */
    public Sum() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Sum axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Sum keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * The result's dtype, which is also computed with. If it is not given, int64 for integers and booleans, uint64 for
     * unsigned ones, else that of x.
     */
    public Sum dtype(DType value) {
      word(2, value.value());
      return this;
    }
  }

  /** Options of {@code svd} ({@link ContextOps}). */
  public static final class Svd extends Arguments {
    /** Gives nothing. */
    public Svd() {}

    /** Whether u and vh are square. Default: true. */
    public Svd fullMatrices(boolean value) {
      flag(0, value);
      return this;
    }
  }

  /** Options of {@code take} ({@link ContextOps}). */
  public static final class Take extends Arguments {
    /** Gives nothing. */
    public Take() {}

    /** The axis to read along; negative ones count from the end. x is flattened if it is not given. */
    public Take axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code take_along_axis} ({@link ContextOps}). */
  public static final class TakeAlongAxis extends Arguments {
    /** Gives nothing. */
    public TakeAlongAxis() {}

    /** The axis to read along; negative ones count from the end. Default: -1. */
    public TakeAlongAxis axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code tensordot} ({@link ContextOps}). */
  public static final class Tensordot extends Arguments {
    /** Gives nothing. */
    public Tensordot() {}

    /**
     * One number: how many of the last axes of x1 are summed with as many of the first of x2, in order. Else the axes
     * of x1 and then those of x2, as many; negative ones count from the end. Default: [2].
     */
    public Tensordot axes(long... value) {
      list(0, value);
      return this;
    }
  }

  /** Options of {@code top_k} ({@link ContextOps}). */
  public static final class TopK extends Arguments {
    /** Gives nothing. */
    public TopK() {}

    /** Whether the greatest comes first. It does in any case. Default: true. */
    public TopK sorted(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code triangular_solve} ({@link ContextOps}). */
  public static final class TriangularSolve extends Arguments {
    /** Gives nothing. */
    public TriangularSolve() {}

    /** Whether the lower triangle is read, or else the upper one. Default: true. */
    public TriangularSolve lower(boolean value) {
      flag(0, value);
      return this;
    }

    /** Whether the conjugate transposes of x1 stand in their place. Default: false. */
    public TriangularSolve adjoint(boolean value) {
      flag(1, value);
      return this;
    }
  }

  /** Options of {@code tril} ({@link ContextOps}). */
  public static final class Tril extends Arguments {
    /** Gives nothing. */
    public Tril() {}

    /** The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: 0. */
    public Tril k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code triu} ({@link ContextOps}). */
  public static final class Triu extends Arguments {
    /** Gives nothing. */
    public Triu() {}

    /** The diagonal that ends the triangle: 0 the main one, above it greater, below it less. Default: 0. */
    public Triu k(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code unfold} ({@link ContextOps}). */
  public static final class Unfold extends Arguments {
    /** Gives nothing. */
    public Unfold() {}

    /** How far windows are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Unfold strides(long... value) {
      list(1, value);
      return this;
    }

    /**
     * VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT:
     * paddings. Default: VALID.
     */
    public Unfold padding(Padding value) {
      word(2, value.ordinal());
      return this;
    }

    /**
     * The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels
     * second. Shapes are those of NHWC. Default: NHWC.
     */
    public Unfold dataFormat(DataFormat value) {
      word(4, value.ordinal());
      return this;
    }

    /** How far the filter's elements are apart: rows, columns; one value stands for both. Default: [1, 1]. */
    public Unfold dilations(long... value) {
      list(5, value);
      return this;
    }

    /**
     * Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else it
     * must be left out.
     */
    public Unfold paddings(long... value) {
      list(3, value);
      return this;
    }
  }

  /** Options of {@code unique} ({@link ContextOps}). */
  public static final class Unique extends Arguments {
    /** Gives nothing. */
    public Unique() {}

    /** The axis whose slices are compared; negative ones count from the end. Elements are if it is not given. */
    public Unique axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code unstack} ({@link ContextOps}). */
  public static final class Unstack extends Arguments {
    /** Gives nothing. */
    public Unstack() {}

    /** The axis to cut along, which goes; negative ones count from the end. Default: 0. */
    public Unstack axis(long value) {
      word(0, value);
      return this;
    }

    /** The size of axis. If it is not given, that of x, which a traced function may not know. */
    public Unstack num(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code var} ({@link ContextOps}). */
  public static final class Var extends Arguments {
    /** Gives nothing. */
    public Var() {}

    /** The axes to reduce, each once; negative ones count from the end. All axes if it is not given. */
    public Var axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public Var keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * What is taken from the number of elements before the sum of squares is divided by it: 1 for a sample's variance.
     * The result is NaN where nothing is left. Default: 0.0.
     */
    public Var correction(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code vecdot} ({@link ContextOps}). */
  public static final class Vecdot extends Arguments {
    /** Gives nothing. */
    public Vecdot() {}

    /** The axis of the vectors; negative ones count from the end. Default: -1. */
    public Vecdot axis(long value) {
      word(0, value);
      return this;
    }
  }

  /** Options of {@code vector_norm} ({@link ContextOps}). */
  public static final class VectorNorm extends Arguments {
    /** Gives nothing. */
    public VectorNorm() {}

    /** The axes, each once; negative ones count from the end. All axes if it is not given. */
    public VectorNorm axis(long... value) {
      list(0, value);
      return this;
    }

    /** Whether the axes that are reduced stay, with size 1. Default: false. */
    public VectorNorm keepdims(boolean value) {
      flag(1, value);
      return this;
    }

    /**
     * The power p of sum(|x|^p)^(1/p): 2 is the Euclidean norm, inf the largest magnitude, -inf the smallest, and 0
     * counts the elements that are not zero, with gradients of 0. Beyond 4 and -4 elements are scaled, so that no power
     * is too large or small for the dtype. Default: 2.0.
     */
    public VectorNorm ord(double value) {
      number(2, value);
      return this;
    }
  }

  /** Options of {@code while_loop} ({@link ContextOps}). */
  public static final class WhileLoop extends Arguments {
    /** Gives nothing. */
    public WhileLoop() {}

    /** How many of the inputs, the last ones, are the same in each iteration. Default: 0. */
    public WhileLoop numInvariants(long value) {
      word(0, value);
      return this;
    }

    /** After how many iterations the loop ends in any case; there is no bound if it is not given. */
    public WhileLoop maximumIterations(long value) {
      word(1, value);
      return this;
    }
  }

  /** Options of {@code zeros_like} ({@link ContextOps}). */
  public static final class ZerosLike extends Arguments {
    /** Gives nothing. */
    public ZerosLike() {}

    /** The result's dtype; that of x if it is not given. */
    public ZerosLike dtype(DType value) {
      word(0, value.value());
      return this;
    }
  }
}
