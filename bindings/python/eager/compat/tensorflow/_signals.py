"""Functions of tf.signal: Fourier transforms, frames and windows, by the ops with TensorFlow's parameters."""
import math

import eager

from ._functions import _op, _tensor


def _lengths(fft_length):
    return None if fft_length is None else [int(n) for n in _tensor(fft_length).reshape([-1]).tolist()]


def fourier(name, x, axes=1):
    """Computes a complex transform along the last axes; the dtype is the input's."""
    x = _tensor(x)
    if x.dtype.kind != "c":
        raise TypeError(f"{name}: the input must be complex64 or complex128, got {x.dtype.name}; cast it with tf.cast")
    return _op(name)(x, axes=list(range(-axes, 0))) if axes > 1 else _op(name)(x)


def real_fourier(name, x, fft_length, axes=1):
    """Computes a transform of real numbers, or into them, of so many points along the last axes."""
    x, lengths = _tensor(x), _lengths(fft_length)
    if axes == 1:
        return _op(name)(x, None if lengths is None else lengths[0])
    return _op(name)(x, lengths, axes=list(range(-axes, 0)))


def _axis_list(x, axes):
    return list(range(_tensor(x).ndim)) if axes is None else [axes] if isinstance(axes, int) else [int(a) for a in axes]


def shifted(x, axes, back):
    """Moves the middle of each axis to its begin, or back."""
    return _op("ifftshift" if back else "fftshift")(x, _axis_list(x, axes))


def stft_of(x, frame_length, frame_step, fft_length, window_fn, pad_end):
    """Returns the transform of each frame. window_fn: a function of a length and a dtype, or "hann"; None: frames are as they are."""
    x = _tensor(x)
    n = int(frame_length)
    window = _op("ones_like")(_op("fill")([n], eager.constant(1.0, x.dtype))) if window_fn is None else _window_of(window_fn, n, x.dtype)
    return _op("stft")(x, n, int(frame_step), window, None if fft_length is None else int(fft_length), pad_end=pad_end)


def cosine_window(name, n, is_periodic, dtype):
    """Returns a window of a cosine. One of an odd length is never periodic."""
    n = int(n)
    return _op(name)(n, bool(is_periodic) and n % 2 == 0, dtype)


def _window_of(function, n, dtype):
    if function == "hann":
        return cosine_window("hann_window", n, True, dtype)
    return function(n, dtype=dtype)


def inverse_stft_of(stfts, frame_length, frame_step, fft_length, window_fn):
    """Returns the signals of frames' transforms, whose frames are multiplied by a window and added."""
    stfts = _tensor(stfts)
    n = int(frame_length)
    points = 2 ** max(math.ceil(math.log2(n)), 0) if fft_length is None else int(fft_length)
    frames = _op("irfft")(stfts, points)
    frames = frames[..., :n] if points >= n else _op("pad")(frames, [[0, 0]] * (frames.ndim - 1) + [[0, n - points]])
    if window_fn is not None:
        frames = frames * _window_of(window_fn, n, frames.dtype)
    return _op("overlap_and_add")(frames, int(frame_step))


def inverse_window(frame_step, forward_window_fn):
    """Returns a function that makes the window with which inverse_stft undoes stft with a window."""
    forward = forward_window_fn or "hann"

    def inverse_stft_window_fn_inner(frame_length, dtype):
        window = _window_of(forward, int(frame_length), eager.as_dtype(dtype))
        return _op("inverse_stft_window")(window, int(frame_step))

    return inverse_stft_window_fn_inner


def vorbis(n, dtype):
    """Returns the power-complementary window of Vorbis."""
    place = eager.arange(0.5, int(n), dtype=dtype) / float(n)
    return _op("sin")(math.pi / 2 * _op("square")(_op("sin")(math.pi * place)))


def kaiser_bessel_derived(n, beta, dtype):
    """Returns a power-complementary window of sums of a Kaiser window."""
    half = _op("kaiser_window")(int(n) // 2 + 1, dtype=dtype, beta=beta)
    sums = _op("cumulative_sum")(half, 0)
    one = _op("sqrt")(sums[:-1] / sums[-1])
    return _op("concat")([one, _op("flip")(one, [0])], 0)


def cosines(x, kind, n, norm, inverse):
    """Returns the discrete cosine transform of a type along the last axis, by the matrix of its cosines."""
    x = _tensor(x)
    if norm not in (None, "ortho"):
        raise ValueError(f"Unknown normalization. Expected None or 'ortho', got: {norm}")
    if kind not in (1, 2, 3, 4):
        raise ValueError(f"Types I, II, III and IV (I)DCT are supported, got: {kind}")
    if kind == 1 and norm is not None:
        raise ValueError("Normalization is not supported for the Type-I DCT.")
    if n is not None:
        m = int(x.shape[-1])
        x = x[..., :n] if n <= m else _op("pad")(x, [[0, 0]] * (x.ndim - 1) + [[0, n - m]])
    if inverse:
        kind = {2: 3, 3: 2}.get(kind, kind)
    return _op("matmul")(x if x.ndim > 1 else x[None], _cosine_matrix(int(x.shape[-1]), kind, norm, x.dtype))[(0,) if x.ndim == 1 else ...]


def _cosine_matrix(n, kind, norm, dtype):
    import numpy as np

    i, k = np.arange(n)[:, None], np.arange(n)[None, :]
    if kind == 1:
        matrix = 2 * np.cos(math.pi * i * k / (n - 1))
        matrix[0] /= 2
        matrix[-1] /= 2
    elif kind == 2:
        matrix = 2 * np.cos(math.pi * (2 * i + 1) * k / (2 * n))
        if norm:
            matrix *= np.where(k == 0, math.sqrt(1 / (4 * n)), math.sqrt(1 / (2 * n)))
    elif kind == 3:
        matrix = 2 * np.cos(math.pi * i * (2 * k + 1) / (2 * n))
        matrix *= np.where(i == 0, math.sqrt(1 / (4 * n)), math.sqrt(1 / (2 * n))) if norm else np.where(i == 0, 0.5, 1.0)
    else:
        matrix = 2 * np.cos(math.pi * (2 * i + 1) * (2 * k + 1) / (4 * n)) * (math.sqrt(1 / (2 * n)) if norm else 1)
    return eager.constant(matrix.astype(dtype.name))


def mel_matrix(bins, spectrogram_bins, rate, low, high, dtype):
    """Returns the matrix by which bins of a spectrogram become bins of the mel scale, as triangles."""
    import numpy as np

    if not 0 <= low < high:
        raise ValueError(f"lower_edge_hertz {low} >= upper_edge_hertz {high}" if low >= high else f"lower_edge_hertz must be non-negative. Got: {low}")
    mel = lambda hertz: 1127.0 * np.log1p(np.asarray(hertz) / 700.0)
    frequencies = mel(np.linspace(0.0, rate / 2.0, spectrogram_bins)[1:])[:, None]
    edges = np.linspace(mel(low), mel(high), bins + 2)
    lower, center, upper = edges[None, :-2], edges[None, 1:-1], edges[None, 2:]
    up, down = (frequencies - lower) / (center - lower), (upper - frequencies) / (upper - center)
    weights = np.pad(np.maximum(0.0, np.minimum(up, down)), [[1, 0], [0, 0]])
    return eager.constant(weights.astype(eager.as_dtype(dtype).name))


def mel_cepstrum(x):
    """Returns the mel-frequency cepstral coefficients of logarithms of mel spectrograms."""
    x = _tensor(x)
    return cosines(x, 2, None, None, False) / math.sqrt(2.0 * int(x.shape[-1]))
