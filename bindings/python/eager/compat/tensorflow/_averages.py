"""tf.train.ExponentialMovingAverage."""
from ... import _core, nest
from . import _origins
from ._functions import _op


class ExponentialMovingAverage:
    """Moving averages of Variables: average = decay * average + (1 - decay) * variable, which begin with the Variables' values.

    num_updates: a number or a Variable, with which decay is at most (1 + num_updates) / (10 + num_updates); None: no such limit.
    `apply` moves them at once, and gives the operation that moves them in a program with graphs.

    >>> import eager.compat.tensorflow as tf
    >>> w = tf.Variable(1.)
    >>> averages = tf.train.ExponentialMovingAverage(0.75)
    >>> _ = averages.apply([w]), w.assign(2.)
    >>> move = averages.apply([w])
    >>> averages.average_name(w)
    'Variable/ExponentialMovingAverage'
    """

    def __init__(self, decay, num_updates=None, zero_debias=False, name="ExponentialMovingAverage"):
        if zero_debias:
            raise ValueError("ExponentialMovingAverage with zero_debias=True is not there: averages begin with the Variables' values")
        self._decay, self._num_updates, self.name = decay, num_updates, name
        self._averages = {}  # by the id of a Variable: it, and the Variable that holds its average

    def apply(self, var_list=None):
        """Makes the averages of Variables that have none, and moves all of these. var_list: None for those that are trained.

        It returns the operation that moves them in a program that may have graphs; ahead of the first placeholder or Session they are moved
        at once, too. TypeError: a tensor is among them.
        """
        is_graph, may_be = _origins.is_observing, _origins.may_be_of_graph()
        if var_list is None:
            from ._graph_variables import trainable_variables

            var_list = trainable_variables()
        variables = nest.flatten(list(var_list))
        for v in variables:
            if not isinstance(v, _core.Variable):
                raise TypeError(f"ExponentialMovingAverage takes Variables, not {v!r}")
            if id(v) not in self._averages:
                average = _core.Variable(self._initial(v, is_graph), trainable=False, name=self.average_name(v))
                self._averages[id(v)] = v, average
                if may_be:
                    self._graph().get_default_graph().take(average)
        if not is_graph:
            self._move(variables)
        return self._graph().Operation(lambda: self._move(variables), name=self.name) if may_be else None

    @staticmethod
    def _graph():
        from . import _graph

        return _graph

    def _initial(self, variable, is_graph):
        return _origins.note(variable) if is_graph else variable.read_value()

    def _move(self, variables):
        decay = self._decay
        if self._num_updates is not None:
            updates = _op("cast")(_core.to_tensor(self._num_updates), "float32")
            decay = _op("minimum")(decay, (1.0 + updates) / (10.0 + updates))
        for v in variables:
            average, value = self.average(v), v.read_value()
            average.assign_sub((average.read_value() - value) * _op("cast")(1.0 - decay, value.dtype))

    def average(self, var):
        """Returns the Variable that holds the average of a Variable, or None."""
        return self._averages.get(id(var), (var, None))[1]

    def average_name(self, var):
        """Returns the name of the average of a Variable."""
        return f"{var._name}/{self.name}"

    def variables_to_restore(self, moving_avg_variables=None):
        """Returns a dict for a Saver, which gives Variables the values of their averages: names to Variables.

        moving_avg_variables: the Variables that have averages; None for all that are trained. Others have their own names.
        """
        from ._graph_variables import global_variables, trainable_variables

        moved = trainable_variables() if moving_avg_variables is None else list(moving_avg_variables)
        known, shadows = {id(v) for v in moved}, {id(v) for _, v in self._averages.values()}
        others = {v._name: v for v in global_variables() if id(v) not in known and id(v) not in shadows}
        return {**{self.average_name(v): v for v in moved}, **others}
