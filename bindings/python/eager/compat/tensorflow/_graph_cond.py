"""tf.cond on a tensor of a graph: what a branch records runs where the branch is taken, and only there."""
import eager

from ... import nest
from ._gradients import evaluate
from ._graph import SymbolicTensor, get_default_graph, record


class _Branch:
    """What a function without parameters adds to the graph, and what it returns."""

    def __init__(self, function):
        graph = get_default_graph()
        before = len(graph._operations)
        self._result = function()
        self._operations = list(graph._operations.values())[before:]
        own = {x for op in self._operations for x in op.outputs}
        used = [x for op in self._operations for x in op.inputs] + nest.flatten(self._result)
        self.inputs = list(dict.fromkeys(x for x in used if isinstance(x, SymbolicTensor) and x not in own))

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
