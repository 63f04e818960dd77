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
