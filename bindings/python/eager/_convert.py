"""Values that the extension does not convert itself."""
from . import _core


def to_tensor(value):
    """A Tensor for nested lists with tensors in them, and for objects with __dlpack__ or __array__. TypeError for others."""
    raise TypeError(f"Attempt to convert a value ({value!r}) with an unsupported type ({type(value)!r}) to a Tensor.")
