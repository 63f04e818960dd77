"""Discrete Fourier transforms: the extension ``fft`` of the Array API 2024.12."""
from .. import _registry
from ..dtypes import float32
from ._creation import _on
from ._functions import named

_ALONG_AN_AXIS = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
_ALONG_AXES = ("fftn", "ifftn", "rfftn", "irfftn")

__all__ = [*_ALONG_AN_AXIS, *_ALONG_AXES, "fftfreq", "rfftfreq", "fftshift", "ifftshift"]

_op = _registry.op


def __dir__():
    return __all__


def _along_an_axis(op):
    def function(x, /, *, n=None, axis=-1, norm="backward"):
        return op(x, n=n, axis=axis, norm=norm)

    return function


def _along_axes(op):
    def function(x, /, *, s=None, axes=None, norm="backward"):
        return op(x, s=s, axes=axes, norm=norm)

    return function


def _frequencies(op):
    def function(n, /, *, d=1.0, dtype=None, device=None):
        with _on(device):
            return op(n, d=d, dtype=float32 if dtype is None else dtype)

    return function


def _shift(op):
    def function(x, /, *, axes=None):
        return op(x, axes)

    return function


for _names, _maker in ((_ALONG_AN_AXIS, _along_an_axis), (_ALONG_AXES, _along_axes), (("fftfreq", "rfftfreq"), _frequencies),
                       (("fftshift", "ifftshift"), _shift)):
    for _name in _names:
        globals()[_name] = named(_maker(_op(_name)), __name__, _name, _name)
