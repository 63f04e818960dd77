"""What restores a checkpoint's objects: it checks first, and restores Variables that are made later as soon as they are there."""
import math
import numbers
import weakref

from . import _core, dtypes
from ._checkpoint_objects import above, find
from ._core import Tensor, Variable
from .errors import DataLossError, InvalidArgumentError, NotFoundError
from .nn import _variables
from .optimizers import Optimizer

COUNTER, RANDOM = "save_counter", "random"  # keys of a Checkpoint's own


def slot_name(slot):
    return slot._name.rpartition("/")[2]


def _slot_dtype(variable):
    return dtypes.float32 if variable.dtype.itemsize < 4 else variable.dtype


def _slots_to_make(optimizer, variables):
    """Returns the names of the slots that an optimizer makes for a Variable: those that one like it makes for the smallest of these.

    The optimizers of loaded functions have all that they need, and are like no class.
    """
    if not variables or not isinstance(optimizer, Optimizer):
        return []
    other = _core.Optimizer(optimizer._kind)
    for name in optimizer._hyperparameters():
        if name in optimizer.__dict__:
            getattr(other, "set_" + getattr(type(optimizer), name).kind)(name, optimizer.__dict__[name])
    other.build([min(variables, key=lambda v: v.size)])
    return [slot_name(slot) for slot in other.slots]


class Restoration:
    """A file that is being restored, and the objects whose Variables may still be made."""

    # The modules and layers that wait, with their restoration and key. Each holds its restoration, and with it the file.
    waiting = weakref.WeakKeyDictionary()

    def __init__(self, path):
        self.path = path
        self.file = _core.CheckpointFile(path)
        self.entries = {entry[0]: entry for entry in self.file.entries()}
        self.consumed = set()
        self.below = {}  # the keys right below a key: the slots of a variable, say
        self.open = {}  # how many keys below a key are not consumed
        for key in self.entries:
            self.below.setdefault(key.rpartition("/")[0], []).append(key)
            for upper in above(key):
                self.open[upper] = self.open.get(upper, 0) + 1
        self.optimizers = {}  # weak references by key

    def restore(self, root, random_state):
        """Restores what the file has of the objects: it reads and checks first, and changes nothing before all of that fits."""
        found = find("", root)
        variables = {key: v for key, v in found.variables.items() if key in self.entries}
        optimizers = {key: o for key, o in found.optimizers.items() if f"{key}/step" in self.entries}
        iterators = {key: it for key, it in found.iterators.items() if key in self.entries}
        self._check_variables(variables)
        for key, optimizer in optimizers.items():
            self._check_optimizer(key, optimizer, found.variables)
        values = [(key, slot, self._value(key, slot.value)) for key, slot in found.values.items() if key in self.entries]
        counter = self._save_counter() if COUNTER in self.entries else None
        random = self._random_state() if random_state and RANDOM in self.entries else None
        self.file.restore_variables((), ())  # a function that is being traced is refused
        self._restore_iterators(iterators)

        keys, of_keys = tuple(found.variables), tuple(found.variables.values())
        for key, optimizer in sorted(optimizers.items(), key=lambda pair: isinstance(pair[1], Optimizer)):
            self._restore_optimizer(key, optimizer, keys, of_keys)
        self._restore_variables(variables)
        for key, slot, value in values:
            slot.set(value)
            self._consume([key])
        if counter is not None:
            root.__dict__["save_counter"] = counter
        if random is not None:
            _core.set_random_state(*random)
        self.optimizers = {key: weakref.ref(optimizer) for key, optimizer in found.optimizers.items()}
        for key, owner in found.owners.items():
            self._wait(owner, key)

    def _consume(self, keys):
        for key in keys:
            if key in self.entries and key not in self.consumed:
                self.consumed.add(key)
                for upper in above(key):
                    self.open[upper] -= 1

    # ---- Checks, which change nothing. Those of Variables and slots are the library's, made ahead of all assignments.

    def _check_fits(self, key, name, dtype, shape):
        """NotFoundError: there is no such tensor. InvalidArgumentError: it is not of this dtype, or not of this shape."""
        _, is_text, code, stored_shape, _, stored = self.entries.get(key, (key, True, 0, (), 0, ""))
        if is_text:
            raise NotFoundError(f"Key {key} not found in checkpoint")
        if code != dtype.code or tuple(stored_shape) != tuple(shape):
            stored = dtypes.BY_CODE[code].name if code else stored
            raise InvalidArgumentError(
                f"Assign requires dtypes and shapes of both tensors to match: variable '{name}' is {dtype.name} {list(shape)}, "
                f"Key {key} of the checkpoint is {stored} {list(stored_shape)}")

    def _check_variables(self, variables):
        for key, v in variables.items():
            self._check_fits(key, v._name, v.dtype, v.shape)

    def _check_optimizer(self, key, optimizer, variables):
        self._check_fits(f"{key}/step", "step", dtypes.int64, ())
        self._check_learning_rate(f"{key}/learning_rate", getattr(optimizer, "learning_rate", None))
        self._check_slots(key, optimizer, variables)

    def _check_slots(self, key, optimizer, variables, may_lack=False):
        """Checks the slots, those that are there and those to be made, of Variables of which the file has some. may_lack: whether it may
        lack others."""
        trained = {k: v for k, v in variables.items() if self._has_slots(key, k)}
        for v in trained.values():
            if not v.dtype.is_floating:
                raise InvalidArgumentError(f"variable '{v._name}' of dtype {v.dtype.name} cannot be trained")
        to_make, made = _slots_to_make(optimizer, trained.values()), {}
        for v, slot in zip(optimizer._trained, optimizer.slots):
            made.setdefault(id(v), []).append(slot_name(slot))
        for variable_key, v in trained.items():
            for name in dict.fromkeys([*to_make, *made.get(id(v), ())]):
                slot_key = f"{key}/slots/{variable_key}/{name}"
                if slot_key in self.entries or not may_lack:
                    self._check_fits(slot_key, f"{v._name}/{name}", _slot_dtype(v), v.shape)

    def _check_learning_rate(self, key, rate):
        if key not in self.entries or self.entries[key][1] or not isinstance(rate, (numbers.Real, Tensor, Variable)):
            return  # a function or a schedule stays
        if isinstance(rate, Variable):
            self._check_fits(key, rate._name, rate.dtype, rate.shape)
            return
        _, _, code, shape, *_ = self.entries[key]
        if shape or not code or not dtypes.BY_CODE[code].is_floating:
            raise DataLossError(f"the file is damaged: Key {key} is no floating scalar")
        value = self.file.read(key).item()
        if not 0 <= value < math.inf and (isinstance(rate, numbers.Real) or code == dtypes.float64.code):
            raise InvalidArgumentError(f"learning_rate must not be negative and must be finite, got {value}: Key {key} of the checkpoint")

    def _value(self, key, former):
        """Returns what a number, a text or a Tensor becomes."""
        if self.entries[key][1]:
            return self.file.text(key)
        value = self.file.read(key)
        if isinstance(former, Tensor):
            return value
        if value.shape:
            raise InvalidArgumentError(f"Key {key} of the checkpoint is {value.dtype.name} {list(value.shape)}, where the value "
                                       f"{former!r} stands, which is a single one")
        return value.item()

    def _save_counter(self):
        value = self._value(COUNTER, 0)
        if not isinstance(value, int):
            raise InvalidArgumentError(f"Key {COUNTER} of the checkpoint is no integer, but {value!r}")
        return value

    def _random_state(self):
        """Returns the three words of the file's random state."""
        _, is_text, code, shape, _, stored = self.entries[RANDOM]
        if is_text or code != dtypes.uint64.code or tuple(shape) != (3,):
            what = "a text" if is_text else f"{dtypes.BY_CODE[code].name if code else stored} {list(shape)}"
            raise InvalidArgumentError(f"Key {RANDOM} of the checkpoint is no random state, but {what}")
        return self.file.read(RANDOM).tolist()

    # ---- Changes

    def _restore_iterators(self, iterators):
        """Restores all iterators or none: only an iterator itself tells whether a state is its own."""
        states = {key: self.file.read(key) for key in iterators}
        done = []
        try:
            for key, iterator in iterators.items():
                before = iterator.save() if len(iterators) > 1 else None
                iterator.restore(states[key])
                done.append((iterator, before))
        except BaseException:
            for iterator, before in done:
                iterator.restore(before)
            raise
        self._consume(iterators)

    def _restore_variables(self, variables):
        """Restores all that the file has, or nothing where one does not fit."""
        there = {key: v for key, v in variables.items() if key in self.entries}
        self.file.restore_variables(tuple(there), tuple(there.values()))
        self._consume(there)

    def _restore_optimizer(self, key, optimizer, keys, variables):
        known = [(k, v) for k, v in zip(keys, variables) if self._has_slots(key, k)]
        self.file.restore_optimizer(key, optimizer, tuple(k for k, _ in known), tuple(v for _, v in known))
        rate = f"{key}/learning_rate"
        if rate in self.entries and isinstance(getattr(optimizer, "learning_rate", None), numbers.Real):
            optimizer.learning_rate = self.file.read(rate).item()
        self._consume((f"{key}/step", rate))
        for k, _ in known:
            self._consume(self.below[f"{key}/slots/{k}"])

    def _has_slots(self, key, variable_key):
        return f"{key}/slots/{variable_key}" in self.below

    def _wait(self, owner, key):
        """Lets the parts of a module or layer that are made later have their values; `_when_made` restores them."""
        if self.open.get(key, 0) > 0:
            self.waiting[owner] = self, key
            _variables.on_new_parts = Restoration._when_made
        else:
            self.waiting.pop(owner, None)

    @staticmethod
    def _when_made(owner):
        restoration, key = Restoration.waiting.get(owner, (None, None))
        is_restored = restoration is not None and restoration._continue(owner, key)
        if not Restoration.waiting:
            _variables.on_new_parts = None
        return is_restored

    def _continue(self, owner, key):
        """Restores the Variables that are new; returns whether there are such, and all of them are in the file."""
        found = find(key, owner)
        new = {k: v for k, v in found.variables.items() if k not in self.consumed}
        optimizers = [(k, optimizer) for k, optimizer in ((k, weak()) for k, weak in self.optimizers.items()) if optimizer is not None]
        self._check_variables({k: v for k, v in new.items() if k in self.entries})
        for optimizer_key, optimizer in optimizers:
            self._check_slots(optimizer_key, optimizer, new, may_lack=True)
        self._restore_variables(new)
        for optimizer_key, optimizer in optimizers:
            self._restore_slots(optimizer_key, optimizer, new)
        for k, part in found.owners.items():
            self._wait(part, k)
        for waiting, (restoration, k) in list(self.waiting.items()):
            if restoration is self:
                self._wait(waiting, k)
        return bool(new) and all(k in self.entries for k in new)

    def _restore_slots(self, key, optimizer, variables):
        trained = {id(v): k for k, v in variables.items() if self._has_slots(key, k)}
        if not trained:
            return
        optimizer.build([v for v in variables.values() if id(v) in trained])
        slots = {f"{key}/slots/{trained[id(v)]}/{slot_name(slot)}": slot
                 for v, slot in zip(optimizer._trained, optimizer.slots) if id(v) in trained}
        self._restore_variables(slots)

    def missing(self, root):
        found = find("", root)
        keys = [*found.variables, *found.values, *found.iterators, *(f"{key}/step" for key in found.optimizers)]
        return [key for key in keys if key not in self.entries]

    def left_over(self):
        return [key for key in self.entries if key not in self.consumed and key not in (RANDOM, COUNTER)]
