"""Functions of tf.image: the op resize and others with TensorFlow's parameters. Images are [height, width, channels] or a batch of them."""
import eager

from ... import _core, _registry

_op = _registry.op


class ResizeMethod:
    """The methods of tf.image.resize."""

    AREA, BICUBIC, BILINEAR, GAUSSIAN = "area", "bicubic", "bilinear", "gaussian"
    LANCZOS3, LANCZOS5, MITCHELLCUBIC, NEAREST_NEIGHBOR = "lanczos3", "lanczos5", "mitchellcubic", "nearest"


_NUMBERED = ("bilinear", "nearest", "bicubic", "area")  # of version 1


def _tensor(value):
    return value if isinstance(value, _core.Tensor) else _core.to_tensor(value)


def _sizes(size):
    """Returns a size as two ints, or as the tensor that it is in a trace."""
    if isinstance(size, _core.Tensor) and size.is_symbolic:
        return size
    sizes = [int(n) for n in (size.numpy().tolist() if isinstance(size, _core.Tensor) else size)]
    if len(sizes) != 2:
        raise ValueError("'size' must be a 1-D Tensor of 2 elements: new_height, new_width")
    return sizes


def _of_batch(images, change):
    """Returns change(images) for a batch of images, or for one."""
    images = _tensor(images)
    if images.ndim == 4:
        return change(images)
    if images.ndim != 3:
        raise ValueError("'images' must have either 3 or 4 dimensions.")
    return _op("squeeze")(change(_op("expand_dims")(images, 0)), [0])


def _resized(images, size, method, **options):
    if method != "nearest":
        images = _op("cast")(images, "float32")
    return _op("resize")(images, size, method, **options)


def resize_images(images, size, method, preserve_aspect_ratio, antialias):
    """Resizes as version 2 does."""
    method = _NUMBERED[method] if isinstance(method, int) else str(method).lower()
    size = _sizes(size)

    def change(batch):
        sizes = size
        height, width = batch.shape[1], batch.shape[2]
        if preserve_aspect_ratio:
            scale = min(sizes[0] / height, sizes[1] / width)
            sizes = [round(scale * height), round(scale * width)]
        if isinstance(sizes, list) and (height, width) == tuple(sizes):
            return batch
        return _resized(batch, sizes, method, antialias=antialias)

    return _of_batch(images, change)


def resize_legacy(method, images, size, align_corners, half_pixel_centers):
    """Resizes as version 1 does: the middles of the first pixels match unless something else is said."""
    if align_corners and half_pixel_centers:
        raise ValueError("If half_pixel_centers is True, align_corners must be False.")
    coordinates = "ALIGN_CORNERS" if align_corners else "HALF_PIXEL" if half_pixel_centers else "ASYMMETRIC"
    options = {"coordinates": coordinates}
    if method == "bicubic" and not half_pixel_centers:
        options.update(cubic_coefficient=-0.75, exclude_outside=False)
    if method == "area" and align_corners:
        raise NotImplementedError("resize_area with align_corners=True is not there")
    return _of_batch(images, lambda batch: _resized(batch, _sizes(size), method, **options))


def resize_images_v1(images, size, method, align_corners, preserve_aspect_ratio):
    method = _NUMBERED[method] if isinstance(method, int) else str(method).lower()
    if preserve_aspect_ratio:
        return resize_images(images, size, method, True, False)
    return resize_legacy(method, images, size, align_corners, False)


def crop(image, top, left, height, width):
    """Returns a part of each image. ValueError: it does not lie inside."""
    image = _tensor(image)
    if image.ndim not in (3, 4):
        raise ValueError(f"'image' (shape {tuple(image.shape)}) must have either 3 or 4 dimensions.")
    rows, columns = image.shape[-3], image.shape[-2]
    for is_met, what in ((left >= 0, "offset_width must be >= 0."), (top >= 0, "offset_height must be >= 0."),
                         (width > 0, "target_width must be > 0."), (height > 0, "target_height must be > 0."),
                         (columns is None or columns >= width + left, "width must be >= target + offset."),
                         (rows is None or rows >= height + top, "height must be >= target + offset.")):
        if not is_met:
            raise ValueError(what)
    outer = [0] * (image.ndim - 3)
    return _op("slice")(image, [*outer, top, left, 0], [-1 for _ in outer] + [height, width, -1])


def flip_images(image, axis):
    image = _tensor(image)
    if image.ndim not in (3, 4):
        raise ValueError(f"'image' (shape {tuple(image.shape)}) must have either 3 or 4 dimensions.")
    return _op("flip")(image, [axis])


def random_part(value, size, seed):
    size = size.numpy().tolist() if isinstance(size, _core.Tensor) else [int(n) for n in size]
    return _op("random_crop")(value, size, seed=eager.random._seed(seed))


def random_turn(image, axis, seed):
    return _op("random_flip")(image, axis, seed=eager.random._seed(seed))


# ---- Colors

_YIQ = [[0.299, 0.59590059, 0.2115], [0.587, -0.27455667, -0.52273617], [0.114, -0.32134392, 0.31119955]]
_FROM_YIQ = [[1, 1, 1], [0.95598634, -0.27201283, -1.10674021], [0.6208248, -0.64720424, 1.70423049]]
_YUV = [[0.299, -0.14714119, 0.61497538], [0.587, -0.28886916, -0.51496512], [0.114, 0.43601035, -0.10001026]]
_FROM_YUV = [[1, 1, 1], [0, -0.394642334, 2.03206185], [1.13988303, -0.58062185, 0]]
_MATRICES = {"rgb_to_yiq": _YIQ, "yiq_to_rgb": _FROM_YIQ, "rgb_to_yuv": _YUV, "yuv_to_rgb": _FROM_YUV}


def converted(image, dtype, saturate=False):
    """Returns an image of another dtype: those of integers go to their greatest number, those of floats to 1."""
    image, dtype = _tensor(image), eager.as_dtype(dtype)
    given = image.dtype
    if given is dtype:
        return image
    if given.is_integer and dtype.is_integer:
        most, wide = (_largest(d) for d in (given, dtype))
        if most > wide:  # 255 of 16 bits is 0 of 8
            return _cast(_op("floor_divide")(image, (most + 1) // (wide + 1)), dtype, saturate)
        return _op("cast")(image, dtype) * ((wide + 1) // (most + 1))
    if given.is_integer:
        return _op("cast")(image, dtype) * (1.0 / _largest(given))
    if dtype.is_integer:
        return _cast(image * (_largest(dtype) + 0.5), dtype, saturate)
    return _op("cast")(image, dtype)


def _largest(dtype):
    return 2 ** (8 * dtype.itemsize - (dtype.kind == "i")) - 1


def _cast(x, dtype, saturate=True):
    return saturated(x, dtype) if saturate else _op("cast")(x, dtype)


def saturated(x, dtype):
    """Returns x as a dtype; what lies beyond it is its least or greatest number."""
    x, dtype = _tensor(x), eager.as_dtype(dtype)
    if dtype.is_integer:
        low, high = (-_largest(dtype) - 1 if dtype.kind == "i" else 0), _largest(dtype)
        if x.dtype.is_integer:
            low, high = max(low, -_largest(x.dtype) - 1 if x.dtype.kind == "i" else 0), min(high, _largest(x.dtype))
        elif x.dtype.itemsize <= 4 and dtype.itemsize > 3:  # the greatest float that is below
            x = _op("cast")(x, "float64")
        x = _op("clip")(x, low, high if dtype.itemsize < 8 or x.dtype.is_integer else float(high // 1024 * 1024))
    return _op("cast")(x, dtype)


def _as_floats(image, change):
    """Returns change(image) of the image as floats, in the image's dtype again."""
    image = _tensor(image)
    floats = image if image.dtype.is_floating else converted(image, "float32")
    return converted(change(floats), image.dtype, saturate=True)


def brightened(image, delta):
    """Adds to all values."""
    return _as_floats(image, lambda x: x + _op("cast")(delta, x.dtype))


def contrasted(images, factor):
    """Multiplies the distances from each channel's mean."""
    images = _tensor(images)
    floats = images if images.dtype.is_floating else converted(images, "float32")
    mean = _op("mean")(floats, [-3, -2], keepdims=True)
    return converted((floats - mean) * factor + mean, images.dtype, saturate=True)


def of_gamma(image, gamma, gain):
    """Returns gain * image ** gamma."""
    if isinstance(gamma, (int, float)) and gamma < 0:
        raise ValueError("Gamma should be a non-negative real number.")
    return _as_floats(image, lambda x: gain * x ** gamma)


def in_hsv(images):
    """Returns hue, saturation and value, from 0 to 1, for red, green and blue."""
    x = _checked_colors(images)
    r, g, b = (x[..., i] for i in range(3))
    value = _op("max")(x, -1)
    span = value - _op("min")(x, -1)
    there = _op("where")(span > 0, span, 1.0)
    saturation = _op("where")(value > 0, span / _op("where")(value > 0, value, 1.0), 0.0)
    norm = 1.0 / (6.0 * there)
    hue = _op("where")(_op("equal")(r, value), norm * (g - b),
                       _op("where")(_op("equal")(g, value), norm * (b - r) + 2.0 / 6.0, norm * (r - g) + 4.0 / 6.0))
    hue = _op("where")(span > 0, hue, 0.0)
    return _op("stack")([_op("where")(hue < 0, hue + 1.0, hue), saturation, value], -1)


def from_hsv(images):
    """Returns red, green and blue for hue, saturation and value."""
    x = _checked_colors(images)
    hue, saturation, value = (x[..., i] for i in range(3))
    chroma, six = saturation * value, hue * 6.0
    parts = [_op("clip")(y, 0.0, 1.0) for y in
             (_op("abs")(six - 3.0) - 1.0, 2.0 - _op("abs")(six - 2.0), 2.0 - _op("abs")(six - 4.0))]
    return _op("stack")([(p - 1.0) * chroma + value for p in parts], -1)


def _checked_colors(images):
    x = _tensor(images)
    if x.shape[-1] != 3:
        raise eager.errors.InvalidArgumentError(f"input must have 3 channels but instead has {x.shape[-1]} channels")
    return x


def hued(image, delta):
    """Turns the hue."""
    def change(x):
        hsv = in_hsv(x)
        hue = _op("remainder")(hsv[..., 0] + delta, 1.0)
        return from_hsv(_op("stack")([hue, hsv[..., 1], hsv[..., 2]], -1))

    return _as_floats(image, change)


def saturated_colors(image, factor):
    """Multiplies the saturation."""
    def change(x):
        hsv = in_hsv(x)
        return from_hsv(_op("stack")([hsv[..., 0], _op("clip")(hsv[..., 1] * factor, 0.0, 1.0), hsv[..., 2]], -1))

    return _as_floats(image, change)


def gray(images):
    """Returns the brightness of colors, as one channel."""
    return _as_floats(_checked_colors(images), lambda x: _op("sum")(x * eager.constant([0.2989, 0.587, 0.114], x.dtype), -1, True))


def colored(name, images):
    """Returns colors of another system, by a matrix."""
    x = _tensor(images)
    return _op("tensordot")(x, eager.constant(_MATRICES[name], x.dtype), [[-1], [0]])


def as_gray_rgb(images):
    """Returns the only channel three times."""
    x = _tensor(images)
    if x.shape[-1] != 1:
        raise ValueError(f"Last dimension of a grayscale image should be size 1, got shape {x.shape}.")
    return _op("concat")([x, x, x], -1)


def between(low, high, seed=None, key=None):
    """Returns a random number."""
    return eager.random.uniform([], low, high, seed=seed, key=key)


def brightness_range(most):
    if most < 0:
        raise ValueError("max_delta must be non-negative.")
    return -most, most


def checked_range(low, high):
    if high <= low:
        raise ValueError("upper must be > lower.")
    if low < 0:
        raise ValueError("lower must be non-negative.")
    return low, high


# ---- Places

def turned(image, k):
    """Turns images counter-clockwise by k quarters."""
    image = _tensor(image)
    if image.ndim not in (3, 4):
        raise ValueError(f"'image' (shape {tuple(image.shape)}) must have either 3 or 4 dimensions.")
    return _op("rot90")(image, int(k), axes=[-3, -2])


def swapped(image):
    """Swaps rows and columns."""
    image = _tensor(image)
    return _op("permute_dims")(image, [1, 0, 2] if image.ndim == 3 else [0, 2, 1, 3])


def central(image, fraction):
    """Returns the middle part of images."""
    if not 0.0 < fraction <= 1.0:
        raise ValueError("central_fraction must be within (0, 1]")
    image = _tensor(image)
    height, width = image.shape[-3], image.shape[-2]
    top, left = int((height - height * fraction) / 2), int((width - width * fraction) / 2)
    return crop(image, top, left, height - 2 * top, width - 2 * left)


def padded(image, top, left, height, width):
    """Returns images within zeros. ValueError: they do not fit."""
    image = _tensor(image)
    rows, columns = image.shape[-3], image.shape[-2]
    below, right = height - top - rows, width - left - columns
    for is_met, what in ((top >= 0, "offset_height must be >= 0"), (left >= 0, "offset_width must be >= 0"),
                         (right >= 0, "width must be <= target - offset"), (below >= 0, "height must be <= target - offset")):
        if not is_met:
            raise ValueError(what)
    return _op("pad")(image, [[0, 0]] * (image.ndim - 3) + [[top, below], [left, right], [0, 0]])


def cropped_or_padded(image, height, width):
    """Returns the middle of images, cut or within zeros, of this size."""
    image = _tensor(image)
    rows, columns = image.shape[-3], image.shape[-2]
    image = crop(image, max((rows - height) // 2, 0), max((columns - width) // 2, 0), min(height, rows), min(width, columns))
    return padded(image, max((height - rows) // 2, 0), max((width - columns) // 2, 0), height, width)


def resized_within(image, height, width, method, antialias):
    """Resizes images without a change of their proportions, within zeros."""
    image = _tensor(image)
    rows, columns = image.shape[-3], image.shape[-2]
    ratio = max(columns / width, rows / height)
    sizes = [int(rows / ratio), int(columns / ratio)]
    small = resize_images(image, sizes, method, False, antialias)
    return padded(small, max(0, int((height - rows / ratio) / 2)), max(0, int((width - columns / ratio) / 2)), height, width)


# ---- What images have

def standardized(image):
    """Returns each image less its mean, by its standard deviation, which counts as 1 / sqrt(n) at least."""
    image = _tensor(image)
    x = image if image.dtype.is_floating else _op("cast")(image, "float32")
    n = 1
    for d in x.shape[-3:]:
        n *= d
    spread = _op("maximum")(_op("std")(x, [-3, -2, -1], keepdims=True), n ** -0.5)
    return (x - _op("mean")(x, [-3, -2, -1], keepdims=True)) / spread


def differences(image):
    """Returns how images change from row to row, and from column to column; the last ones are 0."""
    image = _tensor(image)
    if image.ndim != 4:
        raise ValueError(f"image_gradients expects a 4D tensor [batch_size, h, w, d], not {tuple(image.shape)}.")
    down, right = image[:, 1:] - image[:, :-1], image[:, :, 1:] - image[:, :, :-1]
    return _op("pad")(down, [[0, 0], [0, 1], [0, 0], [0, 0]]), _op("pad")(right, [[0, 0], [0, 0], [0, 1], [0, 0]])


def variation(images):
    """Returns the sum of the absolute differences of neighbours."""
    images = _tensor(images)
    total = [_op("sum")(_op("abs")(d), list(range(1, images.ndim)) if images.ndim == 4 else None) for d in
             (images[..., 1:, :, :] - images[..., :-1, :, :], images[..., :, 1:, :] - images[..., :, :-1, :])]
    return total[0] + total[1]


def edges(image):
    """Returns Sobel's edges of images of [batch, rows, columns, channels], downwards and to the right, along a new last axis."""
    image = _tensor(image)
    channels = image.shape[-1]
    kernels = eager.constant([[[-1, -2, -1], [0, 0, 0], [1, 2, 1]], [[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]]], image.dtype)
    filters = _op("tile")(_op("expand_dims")(_op("permute_dims")(kernels, [1, 2, 0]), 2), [1, 1, channels, 1])
    around = _op("pad")(image, [[0, 0], [1, 1], [1, 1], [0, 0]], "REFLECT")
    found = _op("depthwise_conv2d")(around, filters)
    return _op("reshape")(found, [*(-1 if d is None else d for d in image._dims), 2])


def signal_to_noise(a, b, max_val):
    """Returns the peak signal-to-noise ratio of each image, in decibels."""
    most = converted(_op("cast")(max_val, _tensor(a).dtype), "float32")
    a, b = (converted(x, "float32") for x in (a, b))
    error = _op("mean")(_op("squared_difference")(a, b), [-3, -2, -1])
    return 20.0 * _op("log10")(most) - 10.0 * _op("log10")(error)


def similarity(a, b, max_val, size, sigma, k1, k2):
    """Returns the structural similarity of each image."""
    a, b, most = _tensor(a), _tensor(b), float(max_val)
    most = most / _largest(a.dtype) if a.dtype.is_integer else most
    a, b = converted(a, "float32"), converted(b, "float32")
    places = eager.arange(float(size)) - (size - 1) / 2.0
    one = _op("softmax")(_op("reshape")(-0.5 * (places[:, None] ** 2 + places[None, :] ** 2) / sigma ** 2, [1, -1]))
    channels = a.shape[-1]
    kernel = _op("tile")(_op("reshape")(one, [size, size, 1, 1]), [1, 1, channels, 1])
    lead = a._dims[:-3]

    def around(x):
        found = _op("depthwise_conv2d")(_op("reshape")(x, [-1, *x._dims[-3:]]), kernel)
        return found

    c1, c2 = (k1 * most) ** 2, (k2 * most) ** 2
    mean_a, mean_b = around(a), around(b)
    both, squares = mean_a * mean_b * 2.0, mean_a ** 2 + mean_b ** 2
    luminance = (both + c1) / (squares + c1)
    contrast = (2.0 * around(a * b) - both + c2) / (around(a ** 2 + b ** 2) - squares + c2)
    found = _op("mean")(_op("mean")(luminance * contrast, [1, 2]), -1)
    return _op("reshape")(found, [-1 if d is None else d for d in lead])
