"""What restores a checkpoint's objects: it checks first, and restores what is made or added later as soon as it is there."""
import json
import math
import numbers
import weakref

from . import _core, dtypes
from ._checkpoint_objects import above, find
from ._core import Tensor, Variable
from .errors import DataLossError, InvalidArgumentError, NotFoundError
from .nn import _variables
from .optimizers import _MAKERS, Optimizer

COUNTER, RANDOM, ALIASES = OWN = "save_counter", "random", "save_aliases"  # keys of a Checkpoint's own


def slot_name(slot):
    return slot._name.rpartition("/")[2]


def _slot_dtype(variable):
    return dtypes.float32 if variable.dtype.itemsize < 4 else variable.dtype


def takes(shape, stored):
    """Whether a Variable of a shape, whose dims may be unknown, and whose rank may be, takes a value of a stored shape."""
    return shape is None or len(shape) == len(stored) and all(a is None or a == b for a, b in zip(shape, stored))


def _new_slots(optimizer, variable, also=()):
    """Returns the slots that an optimizer makes for a Variable, by their names: those of one like it without steps.

    also: names of slots that it makes even where the hyperparameters ask for none of them now.
    """
    other = _core.Optimizer(optimizer._kind)
    values = {name: optimizer.__dict__[name] for name in optimizer._hyperparameters() if name in optimizer.__dict__}
    values.update(_MAKERS[name] for name in also if name in _MAKERS)
    for name, value in values.items():
        getattr(other, "set_" + getattr(type(optimizer), name).kind)(name, value)
    other.build([variable])
    return {slot_name(slot): slot for slot in other.slots}


def _slots_to_make(optimizer, variables):
    """Returns the names of the slots that an optimizer makes for a Variable: those that one like it makes for the smallest of these.

    The optimizers of loaded functions have all that they need, and are like no class.
    """
    if not variables or not isinstance(optimizer, Optimizer):
        return []
    return list(_new_slots(optimizer, min(variables, key=lambda v: v.size)))


class Restoration:
    """A file that is being restored, and the objects whose parts may still be made or added."""

    # The modules, layers and Checkpoints that wait, with their restoration and key. Each holds its restoration, and with it the file.
    waiting = weakref.WeakKeyDictionary()

    def __init__(self, path):
        self.path = path
        self.file = _core.CheckpointFile(path)
        # A text of a tensor's name, as a file of another program may have, is hidden by the tensor.
        self.entries = {entry[0]: entry for entry in sorted(self.file.entries(), key=lambda entry: not entry[1])}
        self.consumed = set()
        self.below = {}  # the keys right below a key: the slots of a variable, say
        self.open = {}  # how many keys below a key are not consumed
        for key in (key for key in self.entries if key not in OWN):
            self.below.setdefault(key.rpartition("/")[0], []).append(key)
            for upper in above(key):
                self.open[upper] = self.open.get(upper, 0) + 1
        self.optimizers = {}  # weak references by key
        self.root = lambda: None  # a weak reference
        self.aliases = self._read_aliases() if ALIASES in self.entries else {}

    def restore(self, root, random_state):
        """Restores what the file has of the objects: it reads and checks first, and changes nothing before all of that fits."""
        found = self._find("", root)
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

        self._restore_optimizers(optimizers, found.variables)
        self._restore_variables(variables)
        for key, optimizer in optimizers.items():
            self._reset_slots(key, optimizer, found.variables)
        for key, slot, value in values:
            slot.set(value)
            self._consume([key])
        if counter is not None:
            root.__dict__["save_counter"] = counter
        if random is not None:
            _core.set_random_state(*random)
        self.root = weakref.ref(root)
        self._wait_all(found)

    def _read_aliases(self):
        try:
            aliases = json.loads(self.file.text(ALIASES))
        except ValueError:
            aliases = None
        if not isinstance(aliases, dict) or not all(isinstance(key, str) for key in aliases.values()):
            raise DataLossError(f"the file is damaged: Key {ALIASES} holds no keys")
        return aliases

    def _find(self, key, value):
        """Returns the objects below a key, with the keys that the file has them under: their own or, if it lacks these, other ones of
        the objects. What it has under none keeps its own."""
        found = find(key, value)
        is_there = self.entries.__contains__
        found.variables = self._renamed(found, found.variables, is_there)
        found.values = self._renamed(found, found.values, is_there)
        found.iterators = self._renamed(found, found.iterators, is_there)
        found.optimizers = self._renamed(found, found.optimizers, lambda k: f"{k}/step" in self.entries)
        found.owners = self._renamed(found, found.owners, self.open.__contains__)
        found.groups = self._renamed(found, found.groups, self.open.__contains__)
        return found

    def _renamed(self, found, objects, is_there):
        taken, renamed = {key for key in objects if is_there(key)}, {}
        for key, value in objects.items():
            if key not in taken:
                stored = map(self._stored, found.keys_of(key))
                key = next((k for k in stored if is_there(k) and k not in taken), key)
                taken.add(key)
            renamed[key] = value
        return renamed

    def _stored(self, key):
        """Returns the key that the file has in place of an alias, or of what lies below one."""
        found = []
        for part in key.split("/") if self.aliases else ():
            found = self.aliases.get("/".join([*found, part]), "/".join([*found, part])).split("/")
        return "/".join(found) or key

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
        if code != dtype.code or not takes(shape, stored_shape):
            stored = dtypes.BY_CODE[code].name if code else stored
            raise InvalidArgumentError(
                f"Assign requires dtypes and shapes of both tensors to match: variable '{name}' is {dtype.name} {list(shape or ())}, "
                f"Key {key} of the checkpoint is {stored} {list(stored_shape)}")

    def _check_variables(self, variables):
        for key, v in variables.items():
            self._check_fits(key, v._name, v.dtype, v._shape)

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
            self._check_fits(key, rate._name, rate.dtype, rate._shape)
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
        if there:
            self.file.restore_variables(tuple(there), tuple(there.values()))
        self._consume(there)

    def _restore_optimizers(self, optimizers, variables):
        keys, of_keys = tuple(variables), tuple(variables.values())
        for key, optimizer in sorted(optimizers.items(), key=lambda pair: isinstance(pair[1], Optimizer)):
            self._restore_optimizer(key, optimizer, keys, of_keys)

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

    def _wait_all(self, found):
        self.optimizers.update((key, weakref.ref(optimizer)) for key, optimizer in found.optimizers.items())
        for key, owner in (*found.owners.items(), *found.groups.items()):
            self._wait(owner, key)

    def _wait(self, owner, key):
        """Lets the parts of a module, layer or Checkpoint that are made later have their values; `_when_made` and `when_added` restore
        them."""
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

    @staticmethod
    def when_added(group, name, value):
        """Restores what a Checkpoint gets under a name."""
        restoration, key = Restoration.waiting.get(group, (None, None))
        if restoration is not None:
            restoration._continue(value, f"{key}/{name}" if key else name)

    def _continue(self, owner, key):
        """Restores what is new but values; returns whether there are new Variables, and all of them are in the file."""
        def are_new(objects, suffix=""):
            return {k: o for k, o in objects.items() if k + suffix in self.entries and k + suffix not in self.consumed}

        found = self._find(key, owner)
        new = {k: v for k, v in found.variables.items() if k not in self.consumed}
        optimizers, iterators = are_new(found.optimizers, "/step"), are_new(found.iterators)
        variables = {**self._find("", self.root()).variables, **found.variables} if optimizers else {}
        restored = [(k, optimizer) for k, optimizer in ((k, weak()) for k, weak in self.optimizers.items()) if optimizer is not None]
        self._check_variables(are_new(new))
        for k, optimizer in optimizers.items():
            self._check_optimizer(k, optimizer, variables)
        for k, optimizer in restored:
            self._check_slots(k, optimizer, new, may_lack=True)
        self._restore_iterators(iterators)
        self._restore_optimizers(optimizers, variables)
        self._restore_variables(new)
        for k, optimizer in restored:
            self._restore_slots(k, optimizer, new)
            self._reset_slots(k, optimizer, new)
        for k, optimizer in optimizers.items():
            self._reset_slots(k, optimizer, variables)
        self._wait_all(found)
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

    def _without_values(self, key, optimizer, variables):
        """Returns (the Variable's key, the Variable, slot)s: slots of Variables that the file has without any slots."""
        if f"{key}/step" not in self.entries:
            return []
        keys = {id(v): k for k, v in variables.items() if k in self.entries and not self._has_slots(key, k)}
        return [(keys[id(v)], v, slot) for v, slot in zip(optimizer._trained, optimizer.slots) if id(v) in keys]

    def _reset_slots(self, key, optimizer, variables):
        """Lets slots that the optimizer has got since, in steps that are undone, begin anew.

        Those of a loaded function's optimizer, whose hyperparameters are not known, stay, and are missing.
        """
        if not isinstance(optimizer, Optimizer):
            return
        slots = {}
        for _, v, slot in self._without_values(key, optimizer, variables):
            slots.setdefault(id(v), (v, {}))[1][slot_name(slot)] = slot
        for v, by_name in slots.values():
            new = _new_slots(optimizer, v, by_name)
            for name, slot in by_name.items():
                slot.assign(new[name].value())

    def missing(self, root):
        found = self._find("", root)
        keys = [*found.variables, *found.values, *found.iterators, *(f"{key}/step" for key in found.optimizers)]
        loaded = [(key, optimizer) for key, optimizer in found.optimizers.items() if not isinstance(optimizer, Optimizer)]
        slots = [f"{key}/slots/{k}/{slot_name(slot)}" for key, optimizer in loaded
                 for k, _, slot in self._without_values(key, optimizer, found.variables)]
        return [key for key in keys if key not in self.entries] + slots

    def left_over(self):
        return [key for key in self.entries if key not in self.consumed and key not in OWN]
