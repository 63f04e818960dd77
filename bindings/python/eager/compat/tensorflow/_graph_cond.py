"""tf.cond and tf.while_loop on tensors of a graph: what a function records runs where the branch is taken, or in each step, and only there."""
import eager

from ... import _core, nest
from ._gradients import evaluate
from ._graph import Operation, SymbolicTensor, get_default_graph, record
from ._origins import lifted
from ._tensors import TensorShape


class _Branch:
    """What a function without parameters adds to the graph, and what it returns. given: tensors that are no inputs."""

    def __init__(self, function, given=()):
        graph = get_default_graph()
        before = len(graph._operations)
        self._result = nest.map_structure(lifted, function())
        self._operations = [op for op in list(graph._operations.values())[before:] if op.function is not None and not op.is_of_branch]
        for op in self._operations:
            op.is_of_branch = True
        own = {*given, *(x for op in self._operations for x in op.outputs)}
        used = [x for op in self._operations for x in op.inputs] + nest.flatten(self._result)
        self.inputs = list(dict.fromkeys(x for x in used if isinstance(x, SymbolicTensor) and x not in own))

    def leaves(self):
        """Returns what the Operations take."""
        return [x for op in self._operations for x in nest.flatten([op.args, op.kwargs])]

    def run(self, values):
        """Returns the result. values: by tensor, what the inputs are."""
        values = dict(values)
        evaluate(self._operations, values)
        return nest.map_structure(lambda x: values[x] if isinstance(x, SymbolicTensor) else x, self._result)


def cond(pred, true_fn, false_fn, name=None):
    """Returns what one of two functions without parameters gives, which may use tensors of the graph."""
    branches = [_Branch(true_fn), _Branch(false_fn)]
    inputs = list(dict.fromkeys(x for branch in branches for x in branch.inputs))

    def called(pred, *values):
        found = dict(zip(inputs, values))
        return eager.cond(pred, *[lambda branch=branch: branch.run(found) for branch in branches])

    return record(called, (pred, *inputs), name=name or "cond")


def while_loop(cond, body, loop_vars, shape_invariants=None, maximum_iterations=None, name=None):
    """Returns the last loop variables, as eager.while_loop does, and a tensor alone for a list of one, of functions that may use tensors
    of the graph; None if they use none."""
    from ._tensor_arrays import Steps

    steps = Steps(cond, body, loop_vars)
    found = steps.in_modes(lambda modes: _loop(steps, modes, shape_invariants, maximum_iterations, name))
    return found if found is None else alone(found, loop_vars)


def alone(found, loop_vars):
    """Returns what a loop gives, as TensorFlow 1 does in graphs: of a list of one loop variable the variable."""
    return found[0] if isinstance(loop_vars, (list, tuple)) and len(loop_vars) == 1 else found


def _loop(steps, modes, shape_invariants, maximum_iterations, name):
    """Returns what while_loop() does, where TensorArrays have these modes."""
    from . import _tensor_arrays

    def tensor(x):
        return x if x is None or isinstance(x, SymbolicTensor) else lifted(_core.to_tensor(x))

    variables = nest.map_structure(tensor, (steps.rest, steps.carried(modes, steps.arrays)))
    leaves, n = nest.flatten(variables), len(nest.flatten(steps.rest))
    shapes = [None if x is None else x.shape for x in leaves]
    if shape_invariants is not None:
        shapes[:n] = map(TensorShape, _shapes(shape_invariants))
    given = [x if x is None else _parameter(x.dtype, shape) for x, shape in zip(leaves, shapes)]
    rest, carried = nest.pack(variables, given)
    standing = steps.given(modes, carried)

    def stepped():
        after, found = steps.step(rest, standing)
        steps.check(modes, standing, found)
        return after, steps.carried(modes, found), [array.log for array, mode in zip(found, modes) if mode == "written"]

    test, step = _Branch(lambda: steps.test(rest, standing), given), _Branch(stepped, given)
    inputs = list(dict.fromkeys([*test.inputs, *step.inputs]))
    loop_vars = _tensor_arrays.together(steps.loop_vars, variables[0], iter(steps.arrays))
    has_variables = any(type(x) is _core.Variable for part in (test, step) for x in part.leaves())
    if not inputs and not has_variables and not any(isinstance(x, SymbolicTensor) for x in nest.flatten(loop_vars)):
        return None

    def called(loop_vars, *values):
        found = dict(zip(inputs, values))

        def run(part, now):
            """Returns what a part gives of loop variables, and the arrays among these."""
            arrays = []
            now = nest.flatten([_tensor_arrays.apart(list(now), arrays), steps.carried(modes, arrays)])
            return part.run({**found, **dict(zip(given, now))}), arrays

        def step_now(*now):
            (after, carried, logs), arrays = run(step, now)
            return _tensor_arrays.together(steps.loop_vars, after, iter(steps.after(modes, arrays, carried, logs)))

        return _tensor_arrays.while_loop(lambda *now: run(test, now)[0], step_now, loop_vars, maximum_iterations)

    return record(called, (loop_vars, *inputs), name=name or "while")


def _parameter(dtype, shape):
    """Returns what stands for a loop variable while a function is recorded."""
    return Operation(None, name="while/Variable").give([(dtype, None if shape.ndims is None else tuple(shape.as_list()))], 0)


def _shapes(structure):
    """Returns the shapes in a structure of them."""
    if isinstance(structure, TensorShape) or not isinstance(structure, (list, tuple)) or all(d is None or isinstance(d, int) for d in structure):
        return [structure]
    return [shape for part in structure for shape in _shapes(part)]
