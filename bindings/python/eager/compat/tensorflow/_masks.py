"""Masks: which steps of sequences count. They go from layer to layer with the tensors, as in Keras.

A layer that makes a mask gives it to its result, where the next layer, the loss and the metrics find it. A tensor has no room for one,
so that a table has the masks, for as long as the tensors live.
"""
import weakref

from ... import _core, nest

held: dict = {}  # by the ids of tensors: weak references to them, which have their masks


class _Held(weakref.ref):
    __slots__ = ("id", "mask")


def _forget(reference):
    if held.get(reference.id) is reference:  # ids are those of values, and several objects may have one
        del held[reference.id]


def give(x, mask):
    """Gives a tensor a mask; None takes it away."""
    if mask is None:
        held.pop(x.id, None)
        return
    reference = _Held(x, _forget)
    reference.id, reference.mask = x.id, mask
    held[x.id] = reference


def of(x):
    """Returns the mask of a tensor; None where it has none, or is no tensor."""
    found = held.get(x.id) if held and type(x) is _core.Tensor else None
    return found and found.mask


def moved(x, y):
    """Returns y, which has the elements of x, with the mask of x."""
    mask = of(x)
    if mask is not None:
        give(y, mask)
    return y


def give_all(outputs, masks):
    """Gives masks to the tensors of a result that have none of their own."""
    masks = nest.flatten(masks)
    for y, mask in zip(nest.flatten(outputs), masks):
        if type(y) is _core.Tensor:
            own = held.get(y.id)
            if own is None:
                give(y, mask)
            elif own() is not y:
                give(y, own.mask)
