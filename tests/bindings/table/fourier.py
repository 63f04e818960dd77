"""Fourier transforms and signals."""

import numpy as np

from .build import case

_F, _D, _C, _Z = "float32", "float64", "complex64", "complex128"
_X = (_F, [[1, 2, 4, 3], [0.5, 8, 3, -1]])
_W = (_Z, [[1 + 2j, 3 - 1j, 2 + 1j], [4 + 1j, -2 + 3j, 1 - 1j]])
_I = ("int32", [3, 1, 4, 1])


def rows(table):
    _transforms(table)
    _signals(table)


def _transforms(table):
    for op in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        to_real = op in ("irfft", "hfft")
        f = getattr(np.fft, op)
        case(table, op, {"x": _X}, f, out=_F if to_real else _C, ulp=16)
        case(table, op, {"x": _I}, f, out=_F if to_real else _C, ulp=16, about=" of int32")
        for attributes in ({"n": 2, "axis": 0}, {"n": 8, "norm": "ORTHO"}, {"norm": "FORWARD"}):
            def of(x, f=f, a=attributes):
                return f(x, a.get("n"), a.get("axis", -1), a.get("norm", "backward").lower())
            if op not in ("rfft", "ihfft"):
                case(table, op, {"x": _W}, of, attributes, out=_D if to_real else _Z, ulp=64)
            else:
                case(table, op, {"x": (_D, _X[1])}, of, attributes, out=_Z, ulp=64)
        row = table.row(f"{op} of no points")
        row.tensor("x", _F, [1, 2])
        row.op(op, {"x": "x", "n": 0}, "y", error=("INVALID_ARGUMENT", op, f"Invalid number of FFT data points (0) specified. [Op:{op}]"))
    for op in ("fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn", "rfftn", "irfftn"):
        f = getattr(np.fft, op)
        out = _D if op.startswith("irfft") else _Z
        x = _W if not op.startswith("rfft") else (_D, _X[1])
        case(table, op, {"x": x}, f, out=out, ulp=64)
        case(table, op, {"x": x}, lambda x, f=f: f(x, (2, 4), (1, 0), "ortho"), {"s": [2, 4], "axes": [1, 0], "norm": "ORTHO"}, out=out, ulp=64)


def _signals(table):
    for op in ("fftshift", "ifftshift"):
        f = getattr(np.fft, op)
        case(table, op, {"x": ("int32", [[1, 2, 3], [4, 5, 6]])}, f)
        case(table, op, {"x": _X}, lambda x, f=f: f(x, 0), {"axes": [0]}, gradient=("x",))
    for op in ("fftfreq", "rfftfreq"):
        f = getattr(np.fft, op)
        case(table, op, {}, f_of(f, 5, 0.5), {"n": 5, "d": 0.5}, out=_F, ulp=1)
        case(table, op, {}, f_of(f, 4), {"n": 4, "dtype": _D}, out=_D, ulp=1)
    for op, window in (("hann_window", np.hanning), ("hamming_window", np.hamming), ("blackman_window", np.blackman)):
        # NumPy's last digits are wrong where a window is small.
        case(table, op, {}, lambda f=window: np.maximum(f(6)[:-1], 0).round(15), {"window_length": 5}, out=_F, ulp=2)
        case(table, op, {}, lambda f=window: np.maximum(f(5), 0).round(15), {"window_length": 5, "periodic": False, "dtype": _D}, out=_D, ulp=64)
    case(table, "kaiser_window", {}, lambda: np.kaiser(5, 12.0), {"window_length": 5}, out=_F, ulp=2)
    case(table, "kaiser_window", {}, lambda: np.kaiser(5, 3.0), {"window_length": 5, "beta": 3.0, "dtype": _D}, out=_D, ulp=16)
    case(table, "kaiser_window", {}, lambda: np.kaiser(6, 3.0)[:-1], {"window_length": 5, "beta": 3.0, "periodic": True}, out=_F, ulp=2)
    case(table, "frame", {"x": _X}, lambda x: np.stack([x[:, 0:2], x[:, 2:4]], 1), {"frame_length": 2, "frame_step": 2}, gradient=("x",))
    case(table, "frame", {"x": ("int32", [1, 2, 3])}, lambda x: np.array([[1, 2], [2, 3], [3, 9]]), {"frame_length": 2, "frame_step": 1, "pad_end": True, "pad_value": 9.0, "axis": 0})
    case(table, "overlap_and_add", {"x": _X}, _overlapped, {"frame_step": 3}, gradient=("x",))
    case(table, "stft", {"x": (_D, [1, 2, 4, 3, 5])}, lambda x: np.fft.rfft(np.stack([x[0:2], x[2:4]]) * [0, 1]), {"frame_length": 2, "frame_step": 2}, out=_Z, ulp=4)
    case(table, "stft", {"x": (_D, [1, 2, 4]), "window": (_D, [1, 2])}, lambda x, w: np.fft.rfft(np.stack([x[0:2], [x[2], 0]]) * w, 3), {"frame_length": 2, "frame_step": 2, "fft_length": 3, "pad_end": True}, out=_Z, ulp=8)
    case(table, "istft", {"x": _W, "window": (_D, [1, 2, 1, 2])}, lambda x, w: _overlapped(np.fft.irfft(x) * w, 2), {"frame_length": 4, "frame_step": 2}, out=_D, ulp=16)
    case(table, "istft", {"x": _W, "window": (_D, [1, 2, 1])}, lambda x, w: _overlapped(np.fft.irfft(x, 4)[:, :3] * w, 2), {"frame_length": 3, "frame_step": 2, "fft_length": 4}, out=_D, ulp=16)
    case(table, "inverse_stft_window", {"window": (_D, [1, 2, 3, 4])}, lambda w: w / np.array([10, 20, 10, 20]), {"frame_step": 2}, ulp=2)


def f_of(f, *arguments):
    return lambda: f(*arguments)


def _overlapped(x, step=3):
    y = np.zeros((len(x) - 1) * step + x.shape[1], x.dtype)
    for i, one in enumerate(x):
        y[i * step:i * step + x.shape[1]] += one
    return y
