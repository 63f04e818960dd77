"""eager.compat.tensorflow: programs with graphs, as TensorFlow 1 has them, and what else of its names needs no graph."""
import collections
import doctest
import subprocess
import sys

import numpy as np
import pytest

import eager


@pytest.fixture
def tf(graph_tf):
    return graph_tf


ROWS = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], "float32")


def session(tf):
    """Returns a Session behind global_variables_initializer()."""
    made = tf.Session()
    made.run(tf.global_variables_initializer())
    return made


# ---- Tensors of a graph

def test_text(tf):
    x = tf.placeholder(tf.float32, shape=[1, 1])
    assert str(tf.matmul(x, x)) == 'Tensor("MatMul:0", shape=(1, 1), dtype=float32)'
    assert str(tf.matmul(x, x)) == 'Tensor("MatMul_1:0", shape=(1, 1), dtype=float32)'
    assert repr(tf.placeholder(tf.int64, [None, 3], name="rows")) == "<tf.Tensor 'rows:0' shape=(?, 3) dtype=int64>"
    any_shape = tf.placeholder("float32")
    assert str(any_shape) == 'Tensor("Placeholder_1:0", shape=<unknown>, dtype=float32)'
    assert str(tf.reduce_sum(any_shape)) == 'Tensor("Sum:0", shape=(), dtype=float32)'
    assert str(tf.square(any_shape, name="squares")) == 'Tensor("squares:0", shape=<unknown>, dtype=float32)'
    with tf.name_scope("tower"):
        assert tf.identity(x).name == "tower/Identity:0"


def test_shapes(tf):
    x = tf.placeholder(tf.float32, [None, 3])
    assert x.shape.as_list() == x.get_shape().as_list() == [None, 3] and x.shape.ndims == 2
    assert x.shape[0].value is None and x.shape[1].value == 3 and str(x.shape[0]) == "?"
    unknown = tf.placeholder(tf.float32)
    assert unknown.shape.ndims is None and not unknown.shape.is_fully_defined()
    with pytest.raises(ValueError, match=r"as_list\(\) is not defined on an unknown TensorShape"):
        unknown.shape.as_list()
    unknown.set_shape([None, 2])
    assert tf.matmul(unknown, tf.ones([2, 5])).shape.as_list() == [None, 5]
    with pytest.raises(ValueError, match="incompatible"):
        x.set_shape([2, 4])
    with pytest.raises(tf.errors.InvalidArgumentError, match="Matrix size-incompatible"):
        tf.matmul(x, tf.ones([2, 2]))
    with pytest.raises(TypeError, match="only iterable when eager"):
        iter(x)
    with pytest.raises(TypeError, match="Using a `tf.Tensor` as a Python `bool` is not allowed"):
        bool(x > 0.)


def test_dimension_value(tf):
    shape = tf.zeros([2, 3]).shape
    assert (shape[0].value, shape[-1].value) == (2, 3) and shape[1] == 3 and isinstance(shape[0], int)
    assert tf.zeros([shape[1], 2]).shape == (3, 2) and shape[0] + 1 == 3 and list(range(shape[0])) == [0, 1]
    assert tf.Dimension(4).value == 4 and tf.Dimension(None).value is None and type(shape[:1]) is type(shape)


@pytest.mark.parametrize("function", [
    lambda tf, x: x + 1., lambda tf, x: 2. - x, lambda tf, x: x * x, lambda tf, x: 1. / x, lambda tf, x: x ** 2., lambda tf, x: -x,
    lambda tf, x: abs(-x), lambda tf, x: x // 2., lambda tf, x: x % 2., lambda tf, x: x > 2., lambda tf, x: ~(x <= 3.),
    lambda tf, x: ROWS.T @ x, lambda tf, x: x @ tf.ones([2, 1]), lambda tf, x: tf.Variable([1., 2.]) * x, lambda tf, x: tf.constant(3.) - x,
    lambda tf, x: x[1:, 0], lambda tf, x: x[..., tf.newaxis], lambda tf, x: tf.concat([x, tf.ones([3, 1])], 1),
    lambda tf, x: tf.stack([x, x]), lambda tf, x: tf.reshape(x, [-1, tf.shape(x)[0]]), lambda tf, x: tf.split(x, 2, 1)[1],
    lambda tf, x: tf.where(x > 2., x, -x), lambda tf, x: tf.nn.moments(x, [0])[1], lambda tf, x: tf.reduce_mean(x, axis=1),
    lambda tf, x: tf.cast(x, tf.int32) / 2, lambda tf, x: tf.add_n([x, x]), lambda tf, x: tf.nn.softmax(x), lambda tf, x: tf.argmax(x, 1),
    lambda tf, x: tf.losses.mean_squared_error(x, 2. * x), lambda tf, x: tf.gather(x, [0, 2]), lambda tf, x: tf.transpose(x),
])
@pytest.mark.parametrize("shape", [None, [None, 2], [3, 2]])
def test_same_as_eager(tf, function, shape):
    if shape is None and function.__code__.co_names == ("shape",):
        pytest.skip("needs a rank")
    x = tf.placeholder(tf.float32, shape)
    found = function(tf, x)
    value = session(tf).run(found, {x: ROWS})
    expected = function(tf, tf.constant(ROWS))
    np.testing.assert_allclose(value, expected.numpy(), rtol=1e-6)
    assert value.dtype == expected.numpy().dtype and found.dtype == expected.dtype
    assert found.shape.is_compatible_with(expected.shape)


def test_what_is_eager_stays_eager(tf):
    tf.placeholder(tf.float32)
    assert tf.add(1., 2.).numpy() == 3 and tf.executing_eagerly() and float(tf.Variable(2.) + 1.) == 3
    with pytest.raises(TypeError, match="unsupported type"):
        tf.square(object())


# ---- Sessions

def test_structures_of_fetches(tf):
    x = tf.placeholder(tf.float32, [])
    Pair = collections.namedtuple("Pair", "a b")
    v, step = tf.Variable(7.), tf.no_op()
    with session(tf) as sess:
        found = sess.run({"list": [x, x * 2.], "pair": Pair(x + 1., v), "op": step, "eager": tf.constant([1, 2])}, feed_dict={x: 3.})
        assert found["list"] == [3, 6] and found["pair"] == Pair(4, 7) and found["op"] is None and found["eager"].tolist() == [1, 2]
        assert isinstance(found["pair"], Pair) and type(found["list"][1]) is np.float32
        assert sess.run((x, (x,)), {x: 1}) == (1, (1,)) and sess.run([]) == []
        assert sess.run("Placeholder:0", {"Placeholder:0": 5.}) == 5
        for bad, kind in ((None, "Fetch argument None has invalid type"), (3, "Fetch argument 3 has invalid type <class 'int'>")):
            with pytest.raises(TypeError, match=kind):
                sess.run(bad)


def test_default_sessions(tf):
    x = tf.placeholder(tf.float32, [], "x")
    y = x * 2.
    with pytest.raises(ValueError, match=r"Cannot evaluate tensor using `eval\(\)`: No default session is registered"):
        y.eval({x: 1.})
    assert tf.get_default_session() is None
    with tf.Session() as sess:
        assert tf.get_default_session() is sess and y.eval({x: 1.}) == 2 and tf.constant(4).eval() == 4
    with pytest.raises(RuntimeError, match="Attempted to use a closed Session"):
        sess.run(y, {x: 1.})
    interactive = tf.InteractiveSession()
    assert tf.get_default_session() is interactive and y.eval(feed_dict={x: 4.}) == 8
    interactive.close()
    assert tf.get_default_session() is None and y.eval({x: 2.}, session=tf.Session()) == 4


def test_feeds(tf):
    x = tf.placeholder(tf.float32, [None, 3], "x")
    y = tf.reduce_sum(x * 2.)
    z = y + 1.
    sess = tf.Session()
    assert sess.run(z, {x: [[1, 2, 3]]}) == 13 and sess.run(z, {x: np.ones((2, 3))}) == 13 and sess.run(z, {x: np.zeros((0, 3))}) == 1
    assert sess.run(z, {y: 5.}) == 6  # a tensor between
    assert sess.run(z, {x: tf.ones([1, 3])}) == 7
    with pytest.raises(tf.errors.InvalidArgumentError) as caught:
        sess.run(z)
    assert "You must feed a value for placeholder tensor 'x' with dtype float and shape [?,3]" in str(caught.value)
    with pytest.raises(tf.errors.InvalidArgumentError, match="placeholder tensor 'any' with dtype double\n"):
        sess.run(tf.placeholder(tf.float64, name="any"))
    with pytest.raises(ValueError, match=r"Cannot feed value of shape \(3,\) for Tensor 'x:0', which has shape '\(\?, 3\)'"):
        sess.run(z, {x: [1., 2., 3.]})
    with pytest.raises(TypeError, match="Cannot interpret feed_dict key as Tensor: Can not convert a int into a Tensor"):
        sess.run(z, {3: 1.})
    with pytest.raises(TypeError, match="value of a feed cannot be a tf.Tensor object"):
        sess.run(z, {x: x})
    small = tf.placeholder(tf.int8, [])
    with pytest.raises(TypeError, match="Type of feed value 1000 .* is not compatible with Tensor type int8"):
        sess.run(small, {small: 1000})
    words = tf.placeholder(tf.string, [None])
    assert sess.run(tf.strings.length(words), {words: ["a", "bcd"]}).tolist() == [1, 3]
    default = tf.placeholder_with_default(2., [])
    assert sess.run(default * 3.) == 6 and sess.run(default * 3., {default: 1.}) == 3


def test_a_run_is_traced_once(tf, monkeypatch):
    x = tf.placeholder(tf.float32, [None])
    calls = []
    y = tf.nn.relu(x)
    y.op.function = lambda x, *rest, function=y.op.function: calls.append(1) or function(x, *rest)
    sess = tf.Session()
    for n in (1, 2, 3, 4, 5):
        assert sess.run(y, {x: np.ones(n)}).tolist() == [1] * n
    assert len(calls) <= 2  # for the first shape, and for all others


def test_graphs(tf):
    first, second = tf.Graph(), tf.Graph()
    with first.as_default():
        x = tf.placeholder(tf.float32, [], "x")
        assert tf.get_default_graph() is first is x.graph and first.get_tensor_by_name("x:0") is x
        with pytest.raises(AssertionError, match="nested graphs"):
            tf.reset_default_graph()
        y = x + 1.
    with second.as_default(), pytest.raises(ValueError, match="is not an element of this graph"):
        tf.Session().run(x, {x: 1.})
    assert tf.Session(graph=first).run(y, {x: 1.}) == 2
    with pytest.raises(KeyError, match="refers to an Operation not in the graph"):
        second.get_operation_by_name("x")


# ---- Variables

def test_initial_values_come_again(tf):
    v, x = tf.Variable([1., 2.]), tf.placeholder(tf.float32, [2])
    w = tf.get_variable("w", [2], initializer=tf.constant_initializer(3.))
    update, other = tf.assign_add(v, x), w.assign(x)
    init = tf.global_variables_initializer()
    with tf.Session() as sess:
        sess.run(init)
        assert sess.run(update, {x: [1, 1]}).tolist() == [2, 3] and sess.run(v).tolist() == [2, 3]
        sess.run([update.op, other], {x: [1, 1]})
        assert sess.run([v, w])[0].tolist() == [3, 4] and w.eval().tolist() == [1, 1]
        sess.run(v.initializer)
        assert v.eval().tolist() == [1, 2] and w.eval().tolist() == [1, 1]
        init.run()
        assert w.eval().tolist() == [3, 3] and v.initialized_value().numpy().tolist() == [1, 2]
        v.load([9., 9.], sess)
        assert sess.run(v).tolist() == [9, 9]


@pytest.mark.parametrize("title, options, slots", [("Adam", {}, 2), ("Momentum", {"momentum": 0.9}, 1), ("RMSProp", {}, 1),
                                                   ("GradientDescent", {}, 0)])
def test_optimizers_begin_anew_with_the_variables(tf, title, options, slots):
    """global_variables_initializer resets slots and the step count, which are global Variables and not trained."""
    name = "of_" + title
    x, w = tf.placeholder(tf.float32, []), tf.Variable([1., 2.], name=name)
    optimizer = getattr(tf.train, title + "Optimizer")(0.1, **options)
    train = optimizer.minimize(tf.reduce_sum(w * w) * x)
    assert len(tf.global_variables(name)) == 1 + slots and [v.name for v in tf.trainable_variables(name)] == [name + ":0"]
    assert any(v is optimizer.iterations for v in tf.global_variables()) == (slots > 0)
    init, curves = tf.global_variables_initializer(), []
    with tf.Session() as sess:
        for _ in range(2):
            sess.run(init)
            curves.append([sess.run([w, train], {x: 1.})[0].tolist() for _ in range(4)])
    assert curves[0] == curves[1]
    with tf.Session() as sess:
        sess.run(tf.variables_initializer(tf.global_variables()))
        assert [sess.run([w, train], {x: 1.})[0].tolist() for _ in range(4)] == curves[0]


ASSIGNED_BEFORE = """
import eager.compat.tensorflow as tf
v, w = tf.Variable(0), tf.Variable(5.)
increment, doubled = tf.assign_add(v, 1), tf.assign(w, w * 2.)
u = tf.Variable(5.)
u.assign(7.)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([x.tolist() for x in sess.run([v, w, u])], sess.run(increment), sess.run(increment), sess.run(doubled), sess.run(doubled))
"""


def test_assignments_run_again_in_a_session_that_comes_later(run_python):
    assert run_python(ASSIGNED_BEFORE) == "[0, 5.0, 5.0] 1 2 10.0 20.0\n"


def test_assignments_of_eager_values_run_in_each_run(tf):
    tf.placeholder(tf.float32)
    targets, others = [tf.Variable(1.), tf.Variable(2.)], [tf.Variable(3.), tf.Variable(4.)]
    soft = [v.assign(v * 0.5 + w * 0.5) for v, w in zip(targets, others)]
    hard = tf.group(*[v.assign(w) for v, w in zip(targets, others)])
    assert targets[0].numpy() == 1  # in a program with a placeholder they are operations alone
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        assert sess.run(targets) == [1, 2] and sess.run(soft) == [2, 3] and sess.run(soft) == [2.5, 3.5]
        sess.run(hard)
        assert sess.run(targets) == [3, 4]
        sess.run(others[0].assign(9.))
        sess.run(hard)
        assert sess.run(targets) == [9, 4]


def test_what_variables_give_behind_operations(tf):
    x, v, w = tf.placeholder(tf.float32, []), tf.Variable(1.), tf.Variable(0)
    with tf.control_dependencies([tf.assign_add(v, x)]):
        behind = [tf.identity(v), v.read_value(), v * 2., w.assign_add(1)]
    before = v.read_value()
    with tf.control_dependencies([tf.assign_add(w, 1)]):
        counted = tf.identity(x)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        assert [sess.run(y, {x: 3.}) for y in behind] == [4, 7, 20, 1] and sess.run(before) == 13
        assert sess.run(counted, {x: 2.}) == 2 and sess.run(w) == 2


@pytest.mark.parametrize("draw", [
    lambda tf: tf.random_normal([3]), lambda tf: tf.random.uniform([3]), lambda tf: tf.truncated_normal([3]),
    lambda tf: tf.random_gamma([3], 2.), lambda tf: 1. + tf.random_normal([3]) * 2.])
def test_random_numbers_are_drawn_in_each_run(tf, draw):
    x = tf.placeholder(tf.float32, [3])
    noise = draw(tf)
    y, z = x + noise, x - noise
    with tf.Session() as sess:
        first, second = (sess.run([y, z, noise], {x: [0., 0., 0.]}) for _ in range(2))
    assert (first[0] != second[0]).all() and (first[0] == -first[1]).all() and (first[0] == first[2]).all()


def test_checks_of_tensors_of_a_graph(tf):
    x = tf.placeholder(tf.float32, [None], name="checked_x")
    checks = [tf.assert_greater(x, 0., message="too small"), tf.assert_non_negative(x), tf.Assert(tf.reduce_all(x < 5.), [x])]
    assert all(isinstance(check, tf.Operation) for check in checks) and checks[0].name == "assert_greater"
    with tf.control_dependencies(checks):
        y = x * 2.
    finite = tf.check_numerics(x - 1., "the input")
    assert finite.shape.as_list() == [None] and tf.gradients(finite, x) is not None
    with tf.Session() as sess:
        assert sess.run(y, {x: [1., 2.]}).tolist() == [2, 4] and sess.run(finite, {x: [1.]}).tolist() == [0]
        for fetch, value, text in ((y, -1., "too small Condition x > y did not hold"), (y, 6., "assertion failed"),
                                   (finite, np.nan, "the input : Tensor had NaN")):
            with pytest.raises(tf.errors.InvalidArgumentError, match=text):
                sess.run(fetch, {x: [value]})
    tf.assert_rank(x, 1), tf.assert_rank(tf.placeholder(tf.float32), 3), tf.debugging.assert_shapes([(x, ("n",))])
    with pytest.raises(ValueError, match="must have rank 2"):
        tf.assert_rank(x, 2)
    with pytest.raises(TypeError, match="to be integer type. Found: float32"):
        tf.debugging.assert_integer(x)


def test_variables_of_a_graph_that_was_begun_anew():
    """A program of its own, since the fixture's graph is none that may be begun anew."""
    subprocess.run([sys.executable, "-c", """
import eager.compat.tensorflow as tf
old, step = tf.Variable(1., name="of_old"), tf.train.get_or_create_global_step()
names = lambda: [v.op.name for v in tf.global_variables()]
tf.placeholder(tf.float32)
assert names() == ["of_old", "global_step"] and old.op.type == "VarHandleOp"
tf.reset_default_graph()
new = tf.Variable(2., name="of_new")
assert names() == ["of_new"] and tf.train.get_or_create_global_step() is not step
with tf.Session() as sess:
    missing = tf.report_uninitialized_variables()
    assert sess.run(missing).tolist() == [b"of_new", b"global_step"] and not sess.run(tf.is_variable_initialized(new))
    sess.run(new.initializer)
    assert sess.run(missing).tolist() == [b"global_step"] and sess.run(tf.is_variable_initialized(new))
    sess.run(tf.global_variables_initializer())
    assert sess.run(missing).shape == (0,)
"""], check=True)


def test_assignments_to_initialized_variables_are_operations_alone(tf):
    """The values are TensorFlow 1.15's: to make an assignment changes nothing; each run of it assigns once."""
    v, w, x = tf.Variable(1.), tf.Variable([1., 2.]), tf.placeholder(tf.float32, [])
    sess = session(tf)
    assert sess.run(tf.assign_add(v, 1.)) == 2 and sess.run(v.assign_add(1.)) == 3 and sess.run(v) == 3
    part, row, doubled = w[0].assign(5.), tf.scatter_add(w, [1], [1.]), w.assign(w * 2.)
    assert sess.run(w).tolist() == [1, 2]
    for fetch, expected in ((part, [5, 2]), (row, [5, 3]), (doubled, [10, 6]), (doubled, [20, 12])):
        assert sess.run(fetch).tolist() == sess.run(w).tolist() == expected
    with tf.control_dependencies([tf.assign_sub(v, 3.)]):
        below = tf.identity(v)
    assert sess.run(v) == 3 and sess.run(below) == sess.run(v) == 0

    def of_python(value):
        w.assign([value, value])  # runs at once, as Python code does
        return value

    sess.run(tf.py_func(of_python, [x], tf.float32), {x: 7.})
    assert sess.run(w).tolist() == [7, 7]
    layer = tf.keras.layers.Dense(1, use_bias=False)
    layer(x[None, None])
    sess.run(tf.global_variables_initializer())
    layer.set_weights([np.full((1, 1), 4., "f")])
    assert layer.kernel.numpy() == 4


def test_iterators_give_the_next_element_in_each_run():
    """The pipeline stands before all else, as in most programs of TensorFlow 1."""
    subprocess.run([sys.executable, "-c", """
import numpy as np
import eager.compat.tensorflow as tf
rows = np.arange(6, dtype="f").reshape(6, 1)
data = tf.data.Dataset.from_tensor_slices((rows, 2 * rows)).batch(2)
x, y = data.make_one_shot_iterator().get_next()
w = tf.get_variable("w", [1, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
assert train is not None
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    found = [sess.run([train, loss, x])[1:] for _ in range(3)]
    assert [value.ravel().tolist() for _, value in found] == [[0, 1], [2, 3], [4, 5]] and abs(found[1][0] - 21.06) < 1e-4
    try:
        sess.run(train)
    except tf.errors.OutOfRangeError:
        x = None
    assert x is None
again = data.make_initializable_iterator()
element = again.get_next()
with tf.Session() as sess:
    for _ in range(2):
        sess.run(again.initializer)
        assert [sess.run(element)[0].ravel().tolist() for _ in range(2)] == [[0, 1], [2, 3]]
names = tf.data.Dataset.from_tensor_slices(["a", "b"]).make_one_shot_iterator().get_next()
assert [tf.Session().run(names) for _ in range(2)] == [b"a", b"b"]
"""], check=True)


def test_attributes_of_graphs(tf):
    x, v = tf.placeholder(tf.float32, [], name="attr_x"), tf.Variable(2., name="attr_v")
    y = tf.multiply(x, v, name="attr_y")
    assert (x.op.type, y.op.type) == ("Placeholder", "Mul") and repr(y.op) == "<tf.Operation 'attr_y' type=Mul>"
    assert [node.name for node in tf.get_default_graph().as_graph_def().node] == ["attr_x", "attr_y"]
    sess = session(tf)
    sess.run(tf.assign(v, 5.))
    assert v.initial_value.numpy() == 2 and sess.make_callable([y, v], [x])(3.) == [15, 5]


def test_feeds_of_constants(tf):
    x, c, gone = tf.placeholder(tf.float32, []), tf.constant(1.), tf.constant(3.)
    of_c, of_gone, v = x + c, x + gone * 2., tf.Variable(1.)
    sess = session(tf)
    assert sess.run(of_c, {c: 5., x: 1.}) == 6 and sess.run([c, v, of_c], {c: 5., x: 1.}) == [5, 1, 6] and sess.run(gone, {gone: 7.}) == 7
    with pytest.raises(ValueError, match="numpy=3.0> cannot be fed: it is a constant from which no operation of the graph computes"):
        sess.run(of_gone, {gone: 5., x: 1.})
    assert sess.run(of_gone, {x: 1.}) == 7


def test_summaries(tf, tmp_path):
    """Tags and collections as TensorFlow 1.15 has them."""
    x, w = tf.placeholder(tf.float32, [None]), tf.Variable(2., name="summed_w")
    loss = tf.reduce_sum(x * w)
    step = tf.train.GradientDescentOptimizer(0.5).minimize(loss)
    with tf.Graph().as_default():
        assert tf.summary.merge_all() is None
    first, second = tf.summary.scalar("loss", loss), tf.summary.scalar("loss", tensor=w * 3.)
    histogram = tf.summary.histogram("of x", values=x, collections=["others"])
    with tf.name_scope("scope"):
        image = tf.summary.image("image", tf.reshape(x, [1, 1, -1, 1]), max_outputs=1)
        family = tf.summary.scalar("rate", 0.5, family="fam")
        text, sound = tf.summary.text("text", tf.constant("hey")), tf.summary.audio("sound", x[None], 100.)
    assert tf.get_collection(tf.GraphKeys.SUMMARIES) == [first, second, image, family, text, sound]
    assert tf.get_collection("others") == [histogram] and str(first) == 'Tensor("loss:0", shape=(), dtype=string)'
    merged, of_scope = tf.summary.merge_all(), tf.summary.merge_all(scope="scope")
    assert tf.summary.merge_all("none") is None and merged.name == "Merge/MergeSummary:0"

    def values(serialized):
        return {value.tag: value for value in tf.Summary.FromString(serialized).value}

    with session(tf) as sess, tf.summary.FileWriter(str(tmp_path), sess.graph) as writer:
        for i in range(2):
            found = sess.run([merged, step], {x: [1., 2.]})[0]
            writer.add_summary(found, i)
        assert w.eval() == -1
        tags = ["loss", "loss_1", "scope/image/image", "fam/scope/fam/rate", "scope/text", "scope/sound/audio/0"]
        assert list(values(found)) == tags and list(values(sess.run(of_scope, {x: [1.]}))) == tags[2:]
        assert values(found)["loss_1"].simple_value in (1.5, -3.) and values(found)["fam/scope/fam/rate"].simple_value == 0.5
        assert values(sess.run(histogram, {x: [1., 2.]}))["of_x"].histo.sum == 3
        with pytest.raises(tf.errors.InvalidArgumentError, match=r"tags and values are not the same shape: \[\] != \[2\]"):
            sess.run(tf.summary.scalar("wrong", x), {x: [1., 2.]})
    with pytest.raises(TypeError, match="do not match expected type string"):
        tf.summary.merge([x])
    events = [event for event in tf.train.summary_iterator(writer.path) if event.summary.value]
    assert [event.step for event in events] == [0, 1] and [value.tag for value in events[1].summary.value] == tags


def test_uninitialized_variables(tf, tmp_path):
    v, w, x = tf.Variable(1., name="unset_v"), tf.get_variable("unset_w", initializer=2.), tf.placeholder(tf.float32, [])
    y, alone, doubled = tf.layers.dense(x[None, None], 1, name="unset_dense"), v * 2., x * w
    step = tf.train.GradientDescentOptimizer(0.1).minimize(doubled)
    set_v, set_w, added = v.assign(x), tf.assign(w, 5.), tf.assign_add(v, 1.)
    with tf.Session() as sess:
        for fetch, name in ((v, "unset_v"), (alone, "unset_v"), (doubled, "unset_w"), (y, "unset_dense/kernel"), (step, "unset_w"),
                            (added, "unset_v"), ([x, {"w": w}], "unset_w")):
            with pytest.raises(tf.errors.FailedPreconditionError, match=f"Attempting to use uninitialized value {name}\n"):
                sess.run(fetch, {x: 3.})
        assert sess.run(set_v, {x: 4.}) == 4 and sess.run([v, alone]) == [4, 8]
        assert sess.run(set_w) == 5 and sess.run(doubled, {x: 3.}) == 15
        sess.run(tf.variables_initializer([v]))
        assert sess.run(v) == 1
        with pytest.raises(tf.errors.FailedPreconditionError, match="unset_dense/kernel"):
            sess.run(y, {x: 3.})
        path = tf.train.Saver([x for x in tf.global_variables() if x.name.startswith("unset_dense")]).save(sess, str(tmp_path / "c"))
        tf.train.Saver([x for x in tf.global_variables() if x.name.startswith("unset_dense")]).restore(sess, path)
        assert sess.run(y, {x: 3.}).shape == (1, 1)
    late = tf.Variable(1., name="unset_late")
    with tf.Session() as sess:
        with pytest.raises(tf.errors.FailedPreconditionError, match="uninitialized value unset_late"):
            late.eval()
        late.load(2., sess)
        assert late.eval() == 2


def test_order_of_effects(tf):
    v, x = tf.Variable(1.), tf.placeholder(tf.float32, [])
    update = tf.assign_add(v, x)
    with tf.control_dependencies([update]):
        after = tf.identity(x)
        read = x * 0. + v
    with session(tf) as sess:
        assert sess.run([after, read], {x: 2.}) == [2, 3] and v.eval() == 3
        sess.run(tf.group(update, tf.no_op()), {x: 2.})
        assert v.eval() == 5


def test_get_variable(tf):
    with tf.variable_scope("layer") as scope:
        w = tf.get_variable("w", [2, 3])
        assert w.name == "layer/w:0" and w.shape == (2, 3) and w.dtype == tf.float32 and scope.name == "layer"
        with pytest.raises(ValueError, match="Variable layer/w already exists, disallowed. Did you mean to set reuse=True or "
                                             "reuse=tf.AUTO_REUSE in VarScope?"):
            tf.get_variable("w", [2, 3])
        scope.reuse_variables()
        assert tf.get_variable("w") is w
    with tf.variable_scope("layer", reuse=True):
        assert tf.get_variable("w", [2, 3]) is w and tf.get_variable_scope().reuse
        with pytest.raises(ValueError, match=r"Trying to share variable layer/w, but specified shape \(3, 2\) and found shape \(2, 3\)"):
            tf.get_variable("w", [3, 2])
        with pytest.raises(ValueError, match="specified dtype float64 and found dtype float32"):
            tf.get_variable("w", [2, 3], tf.float64)
        with pytest.raises(ValueError, match="Variable layer/b does not exist, or was not created with tf.get_variable"):
            tf.get_variable("b", [3])
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE), tf.variable_scope("inner", initializer=tf.ones_initializer()):
        inner = tf.get_variable("b", [3])
        assert inner.name == "layer/inner/b:0" and inner.numpy().tolist() == [1, 1, 1] and tf.get_variable("b", [3]) is inner
    with tf.variable_scope(None, "block") as one, tf.variable_scope(one):
        assert one.name == "block"
    with tf.variable_scope(None, "block") as two:
        assert two.name == "block_1"
    assert tf.get_variable("n", [2], tf.int32).numpy().tolist() == [0, 0]
    assert tf.get_variable("given", initializer=[1., 2.]).numpy().tolist() == [1, 2]
    with pytest.raises(ValueError, match="If initializer is a constant, do not specify shape."):
        tf.get_variable("both", [2], initializer=[1., 2.])
    with pytest.raises(ValueError, match=r"Shape of a new variable \(none\) must be fully defined, but instead was <unknown>"):
        tf.get_variable("none")
    fixed = tf.get_variable("fixed", [], trainable=False)
    assert any(v is fixed for v in tf.global_variables()) and not any(v is fixed for v in tf.trainable_variables())
    assert {v.name for v in tf.trainable_variables("layer/")} >= {"layer/w:0", "layer/inner/b:0"}


def test_regularizers(tf):
    with tf.variable_scope("r", regularizer=lambda v: 0.5 * tf.reduce_sum(tf.square(v))):
        w = tf.get_variable("w", initializer=[1., 3.])
    loss, = tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)
    sess = session(tf)
    assert sess.run(loss) == 5
    w.load([0., 2.], sess)
    assert sess.run(loss) == 2


# ---- Gradients

def test_gradients(tf):
    x, v = tf.placeholder(tf.float32, [None, 2]), tf.Variable([1., 2.])
    y = x ** 3. * v
    of_x, of_v, none = tf.gradients(y, [x, v, tf.Variable(1.)])
    second, = tf.gradients(of_x, x)
    scaled, = tf.gradients(y, x, grad_ys=[x])
    between = tf.gradients(tf.square(y), y)[0]
    sess = session(tf)
    values = sess.run([of_x, of_v, second, scaled, between], {x: [[1., 2.]]})
    assert none is None and [value.tolist() for value in values] == [[[3, 24]], [1, 8], [[6, 24]], [[3, 48]], [[2, 32]]]
    assert of_x.shape.as_list() == [None, 2] and of_v.shape == (2,)
    with pytest.raises(RuntimeError, match="Use tf.GradientTape instead"):
        tf.gradients(tf.constant(1.), v)


@pytest.mark.parametrize("name", ["GradientDescentOptimizer", "AdamOptimizer", "RMSPropOptimizer", "AdagradOptimizer", "MomentumOptimizer"])
def test_minimize_is_what_a_tape_does(tf, name):
    make = getattr(tf.train, name)
    options = {"momentum": 0.9} if name == "MomentumOptimizer" else {}
    graph_w, eager_w, step = tf.Variable([1., -2.]), tf.Variable([1., -2.]), tf.Variable(0, trainable=False)
    x = tf.placeholder(tf.float32, [None, 2])
    loss = tf.reduce_mean(tf.square(tf.reduce_sum(x * graph_w, axis=1) - 1.))
    train = make(0.1, **options).minimize(loss, global_step=step)
    optimizer = make(0.1, **options)
    sess = tf.Session()
    sess.run(tf.global_variables_initializer())
    for n in (3, 2, 3):
        rows = ROWS[:n]
        optimizer.minimize(lambda: tf.reduce_mean(tf.square(tf.reduce_sum(rows * eager_w, axis=1) - 1.)))
        found, before = sess.run([train, loss], {x: rows})
        assert found is None
    np.testing.assert_allclose(graph_w.numpy(), eager_w.numpy(), rtol=1e-5)
    assert step.numpy() == 3 and before > 0


def test_stopped_gradients(tf):
    x, v = tf.placeholder(tf.float32, []), tf.Variable(3.)
    a = x * 2.
    b = a * v
    y = a * b * x
    sess = session(tf)
    run = lambda g: sess.run(g, {x: 5.})
    assert run(tf.gradients(y, [x, v, a, b])) == [900., 500., 300., 50.]  # y = 4 v x^3
    assert run(tf.gradients(y, [a, b], stop_gradients=[a, b])) == [150., 50.]
    assert run(tf.gradients(y, [x, a, b], stop_gradients=a)) == [300., 300., 50.]
    assert tf.gradients(y, [x, v], stop_gradients=[b])[1] is None
    assert run(tf.gradients(y, x, stop_gradients=[b])) == [600.] and run(tf.gradients(y, x, stop_gradients=[a, b, x, v])) == [300.]
    assert tf.gradients(b, x, stop_gradients=[a]) == [None] and run(tf.gradients(y, x)) == [900.]
    first, both = tf.gradients(y, x, stop_gradients=[b])[0], tf.gradients(y, x)[0]
    assert run([first, both]) == [600., 900.]  # in one run, each with its own
    assert run(tf.gradients(first, [x, v])) == [240., 200.]  # first = 4 x b = 8 v x^2, where b is no constant any more


def test_gradients_of_what_variables_alone_give(tf):
    """A penalty that is computed from Variables follows them: in values, in gradients, in the steps of optimizers."""
    x = tf.placeholder(tf.float32, [None, 2])
    w, b = tf.Variable([[1.], [2.]]), tf.Variable([4.])
    penalty = 0.5 * tf.nn.l2_loss(w) + tf.reduce_sum(tf.abs(b) * 3.)
    assert float(penalty) == 13.25  # it is eager all the same
    loss = tf.reduce_mean(tf.matmul(x, w) + b) + penalty
    of_w, of_b = tf.gradients(loss, [w, b])
    train = tf.train.GradientDescentOptimizer(0.5).minimize(loss)
    sess, rows = session(tf), np.array([[1, 1], [3, 5]], "float32")
    np.testing.assert_allclose(sess.run(of_w, {x: rows}), [[2.5], [4.]])
    np.testing.assert_allclose(sess.run(of_b, {x: rows}), [4.])
    assert sess.run(loss, {x: rows}) == np.mean(rows @ [[1.], [2.]] + 4.) + 13.25
    sess.run(train, {x: rows})
    np.testing.assert_allclose(w.numpy(), [[-0.25], [0.]])
    np.testing.assert_allclose(b.numpy(), [2.])
    np.testing.assert_allclose(sess.run([penalty, loss], {x: rows}), [6. + 0.015625, np.mean(rows @ [[-0.25], [0.]] + 2.) + 6.015625])
    np.testing.assert_allclose(sess.run(of_w, {x: rows}), [[1.875], [3.]])


@pytest.mark.parametrize("penalty", [
    lambda tf, w: tf.reduce_sum(w * w), lambda tf, w: tf.reduce_sum(w[1:] ** 2.) + w[0] * w[0], lambda tf, w: tf.norm(w) ** 2.,
    lambda tf, w: tf.add_n([tf.square(v) for v in tf.unstack(w)]), lambda tf, w: 2. * tf.nn.l2_loss(w), lambda tf, w: tf.tensordot(w, w, 1),
    lambda tf, w: tf.einsum("i,i->", w, w), lambda tf, w: (w @ tf.reshape(w, [2, 1]))[0] if len(w.shape) > 1 else tf.reduce_sum(w @ w),
    lambda tf, w: tf.reduce_sum(w.read_value() * tf.identity(w)), lambda tf, w: tf.reduce_sum(tf.stack([w[0], w[1]]) ** 2),
    lambda tf, w: tf.concat([w, w], 0)[:2] @ w, lambda tf, w: tf.reduce_sum(tf.gather(w, [1, 0]) ** 2.),
])
def test_penalties(tf, penalty):
    x, w = tf.placeholder(tf.float32, []), tf.Variable([3., 4.])
    value = penalty(tf, w)
    assert float(value) == pytest.approx(25, rel=1e-5)
    loss = x * value
    gradient, = tf.gradients(loss, w)
    sess = session(tf)
    np.testing.assert_allclose(sess.run(gradient, {x: 1.}), [6, 8], rtol=1e-5)
    w.load([1., 2.], sess)
    np.testing.assert_allclose(sess.run([loss, gradient], {x: 2.})[1], [4, 8], rtol=1e-5)
    np.testing.assert_allclose(sess.run(value), 5, rtol=1e-5)
    second = tf.gradients(tf.reduce_sum(gradient), w)[0]
    np.testing.assert_allclose(sess.run(second, {x: 1.}), [2, 2], rtol=1e-4)


def test_a_loss_of_variables_alone(tf):
    tf.placeholder(tf.float32, [])
    w, step = tf.Variable([3., -4.]), tf.Variable(0, trainable=False)
    loss = tf.reduce_sum(tf.square(w - 1.))
    train = tf.train.GradientDescentOptimizer(0.25).minimize(loss, global_step=step)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        values = [sess.run([loss, train])[0] for _ in range(3)]
    np.testing.assert_allclose(values, [29, 29 / 4, 29 / 16])
    assert step.numpy() == 3 and float(loss) == 29  # the tensor itself keeps its value
    with pytest.raises(RuntimeError, match="Use tf.GradientTape instead"):
        tf.gradients(tf.constant(1.), w)


def test_what_is_observed_is_kept_as_long_as_its_tensors(tf):
    from eager.compat.tensorflow import _origins

    x = tf.placeholder(tf.float32, [])
    w = tf.Variable(tf.ones([10]))
    old, (kept, _), value = tf.reduce_sum(w * w), tf.split(w * 2., 2), w.read_value()
    before = len(_origins._made) + len(_origins._reads)
    for i in range(10000):
        y = w * float(i)
        del y
    w.assign_add(tf.ones([10]))
    w.assign_sub(tf.ones([10]))
    assert len(_origins._made) + len(_origins._reads) <= before + 5
    assert [g is not None for g in tf.gradients(x * (old + kept[0] + value[0]), w)] == [True]
    assert session(tf).run(tf.gradients(x * (old + kept[0] + value[0]), w)[0], {x: 1.}).tolist() == [5.] + 9 * [2.]
    deep = w
    for _ in range(3000):
        deep = deep * 1.
    assert tf.Session().run(deep[0]) == 1
    deep = w
    for _ in range(100000):
        deep = deep * 1.
    del deep  # is freed without recursion
    _origins.forget()
    assert not _origins._made and not _origins._reads
    assert tf.Session().run(old) == 10  # of which nothing is known any more


def test_tensors_of_variables_that_only_they_know(tf):
    def penalty():
        return tf.reduce_sum(tf.Variable([1., 2.], name="inner_of_penalty") ** 2.)

    x = tf.placeholder(tf.float32, [])
    loss = penalty() + x
    assert [v.name for v in tf.trainable_variables("inner_of")] == ["inner_of_penalty:0"]
    sess, train = session(tf), tf.train.GradientDescentOptimizer(0.25).minimize(loss)
    sess.run(train, {x: 0.})
    assert sess.run(loss, {x: 0.}) == 5 / 4


def test_eval_of_what_variables_alone_give(tf):
    w, x = tf.Variable(3.), tf.placeholder(tf.float32, [])
    y, constant = w + 1., tf.constant(2.)
    step = tf.train.GradientDescentOptimizer(0.5).minimize(tf.square(w - x))
    with pytest.raises(ValueError, match=r"Cannot evaluate tensor using `eval\(\)`: No default session"):
        y.eval()
    assert w.eval() == 3 and constant.eval() == 2
    with session(tf) as sess:
        sess.run(step, {x: 0.})
        assert y.eval() == sess.run(y) == 1 and w.eval() == 0 and constant.eval() == 2
    with tf.Session() as sess:
        assert y.eval(session=sess) == 1


def test_a_loss_of_variables_before_a_session(run_python):
    """A program that never names a placeholder."""
    assert run_python("""
        import eager.compat.tensorflow as tf
        w = tf.Variable(0., name="w")
        cost = w ** 2 - 10. * w + 25.
        train = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
        init = tf.global_variables_initializer()
        session = tf.Session()
        session.run(init)
        for _ in range(1000):
            session.run(train)
        print(round(float(session.run(w)), 3), round(float(session.run(cost)), 3))
    """) == "5.0 0.0\n"


@pytest.mark.parametrize("name", ["enable_eager_execution", "GradientTape", "function", "contrib.eager", "keras.layers"])
def test_programs_without_graphs_are_not_observed(run_python, name):
    run_python(f"""
        import eager.compat.tensorflow as tf
        from eager.compat.tensorflow import _origins
        w = tf.Variable(1.)
        x = w * 2.
        assert _origins._made
        tf.{name}
        {"tf.keras.layers.Dense" if name == "keras.layers" else ""}
        y = w * 2.
        assert not _origins._made and not _origins._reads
    """)


def test_nothing_is_observed_without_graphs(tf):
    tf.enable_eager_execution()
    w = tf.Variable(2.)
    y = w * 3.
    x = tf.placeholder(tf.float32, [])
    z = tf.function(lambda v: v * w)(tf.constant(2.))
    assert tf.gradients(x * y, w) == [None]  # it was computed before the first placeholder
    assert tf.gradients(x * z, w) == [None] and z.numpy() == 4  # a function reads its Variables itself


# Values of TensorFlow 2.21's tf.compat.v1.train at the steps 0, 3, 10, 25.
@pytest.mark.parametrize("name, arguments, values", [
    ("exponential_decay", (10, 0.5), [0.5, 0.406126, 0.25, 0.0883883]), ("exponential_decay", (10, 0.5, True), [0.5, 0.5, 0.25, 0.125]),
    ("natural_exp_decay", (10, 0.5), [0.5, 0.430354, 0.303265, 0.143252]), ("inverse_time_decay", (10, 0.5), [0.5, 0.434783, 0.333333, 0.222222]),
    ("inverse_time_decay", (10, 0.5, True), [0.5, 0.5, 0.333333, 0.25]), ("polynomial_decay", (10, 0.1, 2.), [0.5, 0.296, 0.1, 0.1]),
    ("polynomial_decay", (10, 0.1, 1., True), [0.5, 0.38, 0.1, 0.166667]), ("cosine_decay", (20, 0.1), [0.5, 0.475476, 0.275, 0.05]),
])
def test_decays(tf, name, arguments, values):
    step, decay = tf.placeholder(tf.int64, []), getattr(tf.train, name)
    rate = decay(0.5, step, *arguments)
    np.testing.assert_allclose([tf.Session().run(rate, {step: n}) for n in (0, 3, 10, 25)], values, rtol=1e-5)
    counter = tf.Variable(0, trainable=False)
    of_variable = decay(0.5, counter, *arguments)
    for n, value in zip((0, 3, 10, 25), values):
        counter.load(n)
        np.testing.assert_allclose(tf.Session().run(of_variable), value, rtol=1e-5)


def test_piecewise_rates(tf):
    step = tf.placeholder(tf.int64, [])
    rate = tf.train.piecewise_constant(step, [2, 4], [1.0, 0.5, 0.25])
    assert tf.Session().run([rate], {step: 2}) == [1] and [tf.Session().run(rate, {step: n}) for n in (0, 3, 4, 5)] == [1, 0.5, 0.5, 0.25]
    with pytest.raises(ValueError, match="length of boundaries should be 1 less"):
        tf.train.piecewise_constant(step, [2, 4], [1.0, 0.5])


def test_decays_are_functions_where_there_are_no_graphs(run_python):
    run_python("""
        import eager.compat.tensorflow as tf
        tf.enable_eager_execution()
        step, w = tf.train.get_or_create_global_step(), tf.Variable(1.)
        rate = tf.train.exponential_decay(0.5, step, 1, 0.5)
        optimizer = tf.train.GradientDescentOptimizer(rate)
        for _ in range(2):
            optimizer.minimize(lambda: 1. * w, global_step=step)
        assert w.numpy() == 0.25 and rate().numpy() == 0.125
        averages = tf.train.ExponentialMovingAverage(0.5)
        averages.apply([w]), w.assign(2.25), averages.apply([w])
        assert averages.average(w).numpy() == 1.25
    """)


@pytest.mark.parametrize("make", [lambda tf, x: x, lambda tf, x: x * 0.5 + 0., lambda tf, x: tf.Variable(1., trainable=False) * 2.])
def test_rates_of_the_graph(tf, make):
    x, w, step = tf.placeholder(tf.float32, []), tf.Variable(1.), tf.Variable(0, trainable=False)
    rate = make(tf, x)
    train = tf.train.GradientDescentOptimizer(rate).minimize(w * x, global_step=step)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for value in (2., 4.):
            before, taken = sess.run([w, rate], {x: value})
            sess.run(train, {x: value})
            np.testing.assert_allclose(sess.run(w), before - value * taken)
    decayed = tf.train.exponential_decay(1., step, 1, 0.5)
    train = tf.train.GradientDescentOptimizer(decayed).minimize(w * x, global_step=step)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        values = [sess.run([w, train], {x: 1.})[0].item() for _ in range(3)]
    np.testing.assert_allclose(values, [1., 0., -0.5])


def test_moving_averages(tf):
    x, v, w = tf.placeholder(tf.float32, []), tf.Variable(1., name="v_moved"), tf.Variable([2.], name="w_moved")
    train = tf.train.GradientDescentOptimizer(1.).minimize(v * x, var_list=[v])
    averages = tf.train.ExponentialMovingAverage(0.5)
    with tf.control_dependencies([train]):
        step = averages.apply([v, w])
    assert averages.average_name(v) == "v_moved/ExponentialMovingAverage" and averages.average(tf.Variable(1.)) is None
    with tf.Session() as sess:
        for _ in range(2):
            sess.run(tf.global_variables_initializer())
            assert sess.run(averages.average(v)) == 1
            sess.run(step, {x: 2.})
            assert sess.run([v, averages.average(v), averages.average(w)]) == [-1, 0, [2]]
    restored = averages.variables_to_restore([v])
    assert restored["v_moved/ExponentialMovingAverage"] is v and restored["w_moved"] is w and "v_moved" not in restored
    limited = tf.train.ExponentialMovingAverage(0.9, num_updates=0)
    with tf.Session() as sess:
        move = limited.apply([v])
        sess.run(tf.global_variables_initializer())
        v.load(11.)
        sess.run(move)
        np.testing.assert_allclose(sess.run(limited.average(v)), 1. + 0.9 * 10.)
    with pytest.raises(TypeError, match="takes Variables"):
        averages.apply([x])


def test_clipped_gradients(tf):
    v, x = tf.Variable([3., 4.]), tf.placeholder(tf.float32, [])
    optimizer = tf.train.GradientDescentOptimizer(1.)
    pairs = optimizer.compute_gradients(tf.reduce_sum(x * v * v))
    assert len(pairs) == 1 and pairs[0][1] is v
    train = optimizer.apply_gradients([(tf.clip_by_norm(g, 5.), v) for g, v in pairs])
    with session(tf) as sess:
        sess.run(train, {x: 10.})
    np.testing.assert_allclose(v.numpy(), [0, 0], atol=1e-5)
    with pytest.raises(ValueError, match="No gradients provided for any variable"):
        optimizer.minimize(x * 2., var_list=[v])


def test_layers(tf):
    x, labels = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.int32, [None])
    hidden = tf.layers.dense(x, 8, activation=tf.nn.tanh)
    logits = tf.keras.layers.Dense(2)(tf.nn.dropout(hidden, keep_prob=1.))
    loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
    train = tf.train.AdamOptimizer(0.05).minimize(loss)
    rows = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], "float32")
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        losses = [sess.run([train, loss], {x: rows, labels: [0, 1, 1, 0]})[1] for _ in range(200)]
    assert logits.shape.as_list() == [None, 2] and losses[-1] < 0.2 * losses[0]


def names(variables):
    return [v.name for v in variables]


@pytest.fixture
def graph(tf):
    """Gives a graph of the test's own, which is the default one meanwhile."""
    graph = tf.Graph()
    with graph.as_default():
        yield graph


def own(tf, scope=None):
    """Returns the names of the graph's Variables, without those of the rest of the process."""
    graph = tf.get_default_graph()
    known = {id(v) for v in (*graph.variables.values(), *graph.other_variables)}
    return names(v for v in tf.global_variables(scope) if id(v) in known)


def test_variables_of_layers_are_the_graphs(tf, graph):
    x = tf.placeholder(tf.float32, [None, 8, 8, 3])
    h = tf.layers.conv2d(x, 4, 3, activation=tf.nn.relu, name="c")
    h = tf.layers.flatten(tf.layers.max_pooling2d(tf.layers.batch_normalization(h, training=True), 2, 2))
    h = tf.layers.dense(tf.layers.dense(h, 5), 2, activation=tf.nn.softmax)
    assert own(tf) == ["c/kernel:0", "c/bias:0", "batch_normalization/gamma:0", "batch_normalization/beta:0",
                       "batch_normalization/moving_mean:0", "batch_normalization/moving_variance:0", "dense/kernel:0", "dense/bias:0",
                       "dense_1/kernel:0", "dense_1/bias:0"]
    assert names(tf.trainable_variables("c|dense")) == ["c/kernel:0", "c/bias:0", "dense/kernel:0", "dense/bias:0", "dense_1/kernel:0",
                                                        "dense_1/bias:0"]
    assert h.name == "dense_1/Softmax:0" and graph.get_tensor_by_name("c/Relu:0").shape.as_list() == [None, 6, 6, 4]
    assert [op.name for op in tf.get_collection(tf.GraphKeys.UPDATE_OPS)] == ["batch_normalization/AssignMovingAvg"]
    with tf.variable_scope("dense", reuse=True):
        assert tf.get_variable("kernel", [36, 5]) is tf.global_variables("dense/")[0]
    with pytest.raises(ValueError, match="Variable c/bias already exists"):
        tf.get_variable("c/bias", [4])
    layer = tf.keras.layers.Dense(2)
    layer(h)
    assert own(tf)[-2:] == names(layer.weights)
    with tf.Graph().as_default():
        assert own(tf) == [] and not any(v.name == "c/kernel:0" for v in tf.global_variables())


def test_layers_in_variable_scopes(tf, graph):
    x = tf.placeholder(tf.float32, [None, 4])

    def net(x, reuse=None):
        with tf.variable_scope("net", reuse=reuse):
            return tf.layers.dense(tf.layers.dense(x, 4, tf.nn.tanh), 3, name="out")

    a, b = net(x), net(x * 2., reuse=True)
    assert own(tf) == ["net/dense/kernel:0", "net/dense/bias:0", "net/out/kernel:0", "net/out/bias:0"]
    assert (a.name, b.name) == ("net/out/BiasAdd:0", "net/out/BiasAdd_1:0")
    rows = np.ones((2, 4), "f")
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        np.testing.assert_array_equal(sess.run(a, {x: 2 * rows}), sess.run(b, {x: rows}))
    with pytest.raises(ValueError, match="Variable net/dense/kernel already exists, disallowed. Did you mean to set reuse=True"):
        net(x)
    with pytest.raises(ValueError, match="Variable new/kernel does not exist, or was not created with tf.get_variable"):
        tf.layers.dense(x, 3, name="new", reuse=True)
    with pytest.raises(ValueError, match=r"Trying to share variable net/out/kernel, but specified shape \(4, 5\) and found shape \(4, 3\)"):
        with tf.variable_scope("net", reuse=True):
            tf.layers.dense(x, 5, name="out")
    for _ in range(2):
        tf.layers.dense(x, 2, name="auto", reuse=tf.AUTO_REUSE)
    with tf.variable_scope("outer", initializer=tf.ones_initializer(), regularizer=lambda w: tf.reduce_sum(w)):
        layer = tf.layers.Dense(2)
        layer(x), layer(x)
    assert names(layer.variables) == own(tf, "outer") == ["outer/dense/kernel:0", "outer/dense/bias:0"]
    assert (layer.name, layer.scope_name, own(tf, "auto")) == ("dense", "outer/dense", ["auto/kernel:0", "auto/bias:0"])
    assert layer.kernel.numpy().tolist() == [[1, 1]] * 4 and layer.bias.numpy().tolist() == [0, 0]
    assert len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)) == 2
    with session(tf) as sess:
        assert sess.run(tf.losses.get_regularization_loss("outer")) == 8
    drawn = eager.random.uniform([]).item()
    eager.random.set_seed(3)
    net(x, reuse=True)
    again = eager.random.uniform([]).item()
    eager.random.set_seed(3)
    assert eager.random.uniform([]).item() == again != drawn


def test_a_program_of_layers(tf, graph, tmp_path):
    """The way of TensorFlow 1: training is a placeholder, the updates come with the step, a Saver keeps all."""
    x, labels, training = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.bool, [])
    h = tf.layers.dense(x, 16, use_bias=False, kernel_regularizer=tf.contrib.layers.l2_regularizer(1e-4))
    h = tf.layers.dropout(tf.nn.relu(tf.layers.batch_normalization(h, training=training, momentum=0.9)), 0.1, training=training)
    y = tf.layers.dense(h, 1, name="y")
    loss = tf.losses.mean_squared_error(labels, y) + tf.losses.get_regularization_loss("dense")
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        train = tf.train.AdamOptimizer(0.02).minimize(loss)
    assert own(tf)[1:5] == ["batch_normalization/gamma:0", "batch_normalization/beta:0", "batch_normalization/moving_mean:0",
                            "batch_normalization/moving_variance:0"]
    rows = np.random.default_rng(0).normal(1, 2, (64, 4)).astype("f")
    saver = tf.train.Saver(tf.global_variables("dense|batch|y/"))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        first = sess.run(loss, {x: rows, labels: rows[:, :1], training: False})
        mean = tf.global_variables("batch_normalization/moving_mean")[0]
        assert (mean.numpy() == 0).all()
        for _ in range(150):
            sess.run(train, {x: rows, labels: rows[:, :1], training: True})
        assert sess.run(y, {x: rows, training: False}).tolist() == sess.run(y, {x: rows, training: False}).tolist()
        assert sess.run(y, {x: rows, training: True}).tolist() != sess.run(y, {x: rows, training: True}).tolist()
        last = sess.run(loss, {x: rows, labels: rows[:, :1], training: False})
        assert last < 0.2 * first and (mean.numpy() != 0).any()
        path = saver.save(sess, str(tmp_path / "model"))
        sess.run(tf.global_variables_initializer())
        assert sess.run(loss, {x: rows, labels: rows[:, :1], training: False}) == first
        saver.restore(sess, path)
        assert sess.run(loss, {x: rows, labels: rows[:, :1], training: False}) == last


def test_cond(tf):
    x, v = tf.placeholder(tf.float32, []), tf.Variable(0.)
    doubled = x * 2.
    y = tf.cond(x > 1., lambda: tf.square(doubled), lambda: tf.assign_add(v, x) - 5.)
    slope, = tf.gradients(tf.cond(x > 1., lambda: x ** 3., lambda: -x), x)
    with session(tf) as sess:
        assert sess.run([y, slope], {x: 3.}) == [36, 27] and v.eval() == 0
        assert sess.run([y, slope], {x: 0.5}) == [-4.5, -1] and v.eval() == 0.5
    assert y.shape == () and tf.cond(x > 1., lambda: 1., lambda: 2.).eval({x: 0.}, tf.Session()) == 2


# ---- Python code, and functions

def test_while_loop(tf):
    x, n, v = tf.placeholder(tf.float32, [2]), tf.placeholder(tf.int32, []), tf.Variable(2.)
    i, total = tf.while_loop(lambda i, s: i < n, lambda i, s: (i + 1, s + x * v), [0, tf.zeros([2])])
    above = tf.while_loop(lambda i: i < x[0], lambda i: i + 1., [0.])  # a list of one variable gives the variable, as in TensorFlow 1
    longer = tf.while_loop(lambda i, t: i < n, lambda i, t: (i + 1, tf.concat([t, x], 0)), [tf.constant(0), x],
                           shape_invariants=[tf.TensorShape([]), tf.TensorShape([None])])[1]
    assert total.shape == (2,)
    gradients = tf.gradients(total, [x, v])
    with tf.Session() as sess:
        feed = {x: [1.5, 2.], n: 3}
        assert sess.run(total, feed).tolist() == [9, 12] and sess.run([i, above], feed) == [3, 2]
        assert sess.run(longer, feed).tolist() == [1.5, 2] * 4
        assert sess.run(gradients[0], feed).tolist() == [6, 6] and sess.run(gradients[1], feed) == 10.5
    with pytest.raises(ZeroDivisionError):
        tf.while_loop(lambda i: 1 / 0, lambda i: i, [0])


def test_assignments_in_branches(tf):
    x, v = tf.placeholder(tf.float32, []), tf.Variable(1.)
    y = tf.cond(x > 1., lambda: tf.assign_add(v, 1.), lambda: v.read_value())
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        assert [sess.run(y, {x: value}) for value in (0., 2., 2., 0.)] == [1, 2, 3, 3]


def test_py_func(tf):
    import eager.compat.tensorflow.contrib.eager as tfe

    x = tf.placeholder(tf.float32)
    seen = []
    y = tfe.py_func(lambda a: seen.append(a.numpy().tolist()) or a * a, [x], tf.float32)
    z = tf.py_func(lambda a: (a.sum(), a.astype("int64")), [y + 1.], [tf.float32, tf.int64])
    assert y.shape.ndims is None and z[1].dtype == tf.int64
    with tf.Session() as sess:
        for value in ([1., 2.], [[3.]]):
            total, whole = sess.run(z, {x: value})
            assert total == (np.square(value) + 1).sum() and whole.tolist() == (np.square(value) + 1).astype("int64").tolist()
    assert seen == [[1, 2], [[3]]]


@pytest.mark.parametrize("shape", [[None], None])
def test_gradients_of_python_code(tf, shape):
    x, w = tf.placeholder(tf.float32, shape), tf.Variable(3.)
    y = tf.contrib.eager.py_func(lambda a, b: (a * a * b, 7), [x * w, w * 2.], [tf.float32, tf.int32])[0]
    loss = tf.reduce_sum(y)  # 2 w^3 x^2
    of_x, of_w = tf.gradients(loss, [x, w])
    train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    with session(tf) as sess:
        np.testing.assert_allclose(sess.run(of_x, {x: [1., 2.]}), [108., 216.])
        np.testing.assert_allclose(sess.run(of_w, {x: [1., 2.]}), 270.)
        sess.run(train, {x: [1., 2.]})
    np.testing.assert_allclose(w.numpy(), 0.3, rtol=1e-5)
    assert tf.gradients(tf.py_func(lambda a: a, [x], tf.float32), x) == [None]
    z = tf.py_function(lambda a: a * a, [x], tf.float32)
    np.testing.assert_allclose(tf.Session().run(tf.gradients(z * z, [x, z]), {x: [2.]}), [[32.], [8.]])


def test_python_code_without_shapes_in_functions(tf):
    calls = []

    @tf.function
    def f(x):
        return tf.py_function(lambda a: calls.append(1) or a * a, [x], tf.float32) + 1.

    @tf.function
    def outer(x):
        return f(x) * 2.

    x = tf.constant(3.)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    assert y.numpy() == 10 and tape.gradient(y, x).numpy() == 6 and len(calls) == 1
    assert f(tf.constant([1., 2.])).numpy().tolist() == [2, 5] and outer(x).numpy() == 20 and len(calls) == 3
    with pytest.raises(ValueError, match="needs shapes in a traced function"):
        eager.function(lambda x: eager.py_function(lambda a: a, [x], eager.float32))(x)


def test_graph_callable(tf):
    @tf.nn.graph_callable
    def model(x):
        with tf.variable_scope("model"):
            return tf.matmul(x, tf.get_variable("w", [2, 1], initializer=tf.ones_initializer())) + tf.get_variable(
                "b", [1], initializer=tf.zeros_initializer())

    assert model(tf.constant(ROWS)).numpy().tolist() == [[3], [7], [11]] and model(tf.ones([1, 2])).numpy().tolist() == [[2]]
    assert [v.name for v in model.variables] == ["model/w:0", "model/b:0"]
    assert isinstance(model, eager.functions.Function)


# ---- Forward mode

def test_forward_accumulator(tf):
    x, v = tf.constant([1., 2.]), tf.Variable(3.)
    with tf.autodiff.ForwardAccumulator((x, v), (tf.constant([1., 0.5]), tf.constant(2.))) as acc:
        y = tf.reduce_sum(x ** 3.) * v
        z = {"rows": x[:, tf.newaxis] * v, "constant": tf.constant(1.)}
    assert acc.jvp(y).numpy() == 3 * (3 + 6) + 2 * 9
    found = acc.jvp(z)
    assert found["rows"].numpy().tolist() == [[5], [5.5]] and found["constant"] is None
    assert acc.jvp(z["constant"], tf.UnconnectedGradients.ZERO).numpy() == 0 and acc.jvp(x).numpy().tolist() == [1, 0.5]
    with tf.autodiff.ForwardAccumulator(x, tf.ones([2])) as outer:
        with tf.autodiff.ForwardAccumulator(x, tf.ones([2])) as inner:
            y = x ** 3.
        first = inner.jvp(y)
    assert outer.jvp(first).numpy().tolist() == [6, 12]
    with tf.GradientTape() as tape:
        with tf.autodiff.ForwardAccumulator(v, tf.constant(1.)) as acc:
            y = v ** 3.
        slope = acc.jvp(y)
    assert slope.numpy() == 27 and tape.gradient(slope, v).numpy() == 18

    @tf.function
    def traced(x):
        with tf.autodiff.ForwardAccumulator(x, tf.ones_like(x)) as acc:
            y = tf.sin(x)
        return acc.jvp(y)

    np.testing.assert_allclose(traced(x), np.cos([1., 2.]), rtol=1e-6)
    with pytest.raises(ValueError, match="is not compatible with the primal of shape"):
        tf.autodiff.ForwardAccumulator(x, tf.ones([3]))
    with pytest.raises(ValueError, match="not floating-point"):
        tf.autodiff.ForwardAccumulator(tf.constant(1), tf.constant(1))
    with pytest.raises(ValueError, match="same structure"):
        tf.autodiff.ForwardAccumulator([x], [x, x])


def test_batch_jacobian(tf):
    x = tf.constant(ROWS)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    assert tape.batch_jacobian(y, x).numpy()[2].tolist() == [[10, 0], [0, 12]]


# ---- The package

@pytest.mark.parametrize("module", ["_graph", "_session", "_gradients", "_graph_variables", "_graph_data", "_forward", "_tensors", "_decays",
                                    "_averages"])
def test_docstrings(tf, module):
    import importlib

    assert doctest.testmod(importlib.import_module("eager.compat.tensorflow." + module)).failed == 0


def test_eager_programs_do_not_load_graphs():
    code = ("import sys, eager.compat.tensorflow as tf; tf.add(1., 2.); tf.train.AdamOptimizer().minimize; v = tf.Variable(1.)\n"
            "assert not [m for m in sys.modules if '_graph_variables' in m or '_session' in m and 'eager' in m]")
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_graph_callables_are_saved_and_restored_also_before_their_first_call(tf, tmp_path):
    def model():
        @tf.nn.graph_callable
        def line(x):
            return x * tf.get_variable("w", [], initializer=tf.ones_initializer()) + tf.get_variable("b", [])
        return line

    first = model()
    first(tf.constant(2.0))
    for v, value in zip(sorted(first.variables, key=lambda v: v.name), (3.0, 5.0)):
        v.assign(value)  # b, w
    first.save(tmp_path / "line")
    second = model()
    second.restore(tmp_path / "line")
    assert second(tf.constant(2.0)).numpy() == 13.0
    for v in second.variables:
        v.assign(0.0)
    second.restore(tmp_path / "line")
    assert second(tf.constant(2.0)).numpy() == 13.0

    @tf.nn.graph_callable
    def other(x):
        return x * tf.get_variable("unknown", [])

    other(tf.constant(1.0))
    with pytest.raises(tf.errors.NotFoundError, match="Key unknown not found in checkpoint"):
        other.restore(tmp_path / "line")


def test_dropout_by_a_placeholder(tf):
    """The share to keep is a tensor, also of a batch of any size, and with a noise shape."""
    keep, x = tf.placeholder(tf.float32), tf.placeholder(tf.float32, [None, 50])
    y, rows = tf.nn.dropout(x, keep_prob=keep), tf.nn.dropout(x, keep_prob=keep, noise_shape=[tf.shape(x)[0], 1])
    with tf.Session() as sess:
        given = np.ones((200, 50), "float32")
        whole, part, of_rows = sess.run(y, {x: given, keep: 1.0}), *sess.run([y, rows], {x: given, keep: 0.25})
    assert np.array_equal(whole, given) and set(np.unique(part)) == {0.0, 4.0} and 0.22 < np.mean(part > 0) < 0.28
    assert set(np.unique(of_rows)) == {0.0, 4.0} and np.all(of_rows == of_rows[:, :1])


def test_losses_of_a_graph(tf):
    x = tf.placeholder(tf.float32, [2, 1])
    assert tf.losses.get_losses() == []
    first = tf.losses.mean_squared_error([[1.0], [2.0]], x)
    tf.losses.hinge_loss([[1.0], [0.0]], x, loss_collection="others")
    tf.losses.absolute_difference([[1.0], [2.0]], x, loss_collection=None)
    tf.losses.add_loss(tf.reduce_sum(x) * 10.0)
    assert tf.losses.get_losses()[0] is first and len(tf.losses.get_losses()) == 2
    assert len(tf.losses.get_losses(loss_collection="others")) == 1
    penalty = tf.contrib.layers.l2_regularizer(2.0)
    tf.layers.dense(x, 1, kernel_initializer=tf.ones_initializer(), kernel_regularizer=penalty, name="of_losses")
    total, alone = tf.losses.get_total_loss(), tf.losses.get_total_loss(add_regularization_losses=False)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        assert sess.run(alone, {x: [[0.0], [0.5]]}) == pytest.approx(1.625 + 5.0)
        assert sess.run(total, {x: [[0.0], [0.5]]}) >= 1.625 + 5.0 + 1.0


@pytest.mark.parametrize("how", ["eager", "traced", "graph"])
def test_scans_and_cases(tf, how):
    def run(x, i):
        sums = tf.scan(lambda a, y: a + y, x, initializer=tf.zeros([2]), reverse=True)
        pairs = tf.foldl(lambda a, y: (a[0] + y[0], a[1] * y[1]), (x, x))
        which = tf.switch_case(i, {3: lambda: x[0], 1: lambda: x[1]}, default=lambda: x[2])
        pairs_of_case = [(tf.less(i, 0), lambda: tf.constant(-1.0)), (tf.greater(i, 1), lambda: tf.constant(1.0))]
        other = tf.case(pairs_of_case, default=lambda: tf.constant(0.0))
        return sums, pairs[0], pairs[1], which, other

    for number, row, sign in ((3, 0, 1.0), (1, 1, 0.0), (-7, 2, -1.0)):
        if how == "graph":
            x, i = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.int32, [])
            made = run(x, i)
            with tf.Session() as sess:
                found = sess.run(made, {x: ROWS, i: number})
        else:
            found = (tf.function(run) if how == "traced" else run)(tf.constant(ROWS), tf.constant(number))
        expected = np.cumsum(ROWS[::-1], 0)[::-1], ROWS.sum(0), ROWS.prod(0), ROWS[row], sign
        for one, other in zip(found, expected):
            np.testing.assert_allclose(one, other)


def test_slices_up_to_a_placeholder(tf):
    x, n = tf.placeholder(tf.float32, [None, 4, 3]), tf.placeholder(tf.int32, [])
    parts = [x[:n], x[:, n:], x[..., :n], x[0, n - 1:n + 1, None], x[-n:], x[:, 1:n, 0]]
    given = np.arange(36, dtype="float32").reshape(3, 4, 3)
    with tf.Session() as sess:
        for k in (0, 1, 2, 5):
            expected = [given[:k], given[:, k:], given[..., :k], given[0, k - 1 if k else 3:k + 1, None], given[-k:],
                        given[:, 1:k, 0]]
            for one, other in zip(sess.run(parts, {x: given, n: k}), expected):
                assert np.array_equal(one, other), (k, one, other)
    assert [p.shape.as_list() for p in parts[:3]] == [[None, 4, 3], [None, None, 3], [None, 4, None]]
    with pytest.raises(ValueError, match="no step but 1"):
        x[:n:2]


def test_a_first_state_is_fed(tf):
    """A tensor with a value may be fed another one, also a whole state of zeros: that of the last run."""
    cell, x = tf.nn.rnn_cell.BasicLSTMCell(4), tf.placeholder(tf.float32, [2, 3, 5])
    first = cell.zero_state(2, tf.float32)
    _, last = tf.nn.dynamic_rnn(cell, x, initial_state=first)
    outputs, _ = tf.nn.static_rnn(cell, tf.unstack(x, axis=1), initial_state=first)
    given = np.random.default_rng(0).normal(size=(2, 3, 5)).astype("float32")
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        state = sess.run(first)
        assert not np.any(state.c)
        whole = sess.run(last, {x: given})
        for _ in range(2):
            state = sess.run(last, {x: given, first.c: state.c, first.h: state.h})
        twice = tf.nn.dynamic_rnn(cell, tf.constant(np.concatenate([given, given], 1)), dtype=tf.float32)[1]
        np.testing.assert_allclose(state.h, twice.h, 1e-5, 1e-6)
        again = sess.run(outputs[-1], {x: given, first.c: whole.c, first.h: whole.h})
        np.testing.assert_allclose(again, twice.h, 1e-5, 1e-6)
        np.testing.assert_array_equal(sess.run(last.c, {x: given}), whole.c)
        with pytest.raises(ValueError, match="Cannot feed value of shape"):
            sess.run(last, {x: given, first.c: np.zeros((3, 4))})


def test_custom_getters_of_variables(tf):
    seen = []

    def doubled(getter, name, **options):
        seen.append((name, list(options["shape"])))
        return getter(name, **options) * 2.0

    def outer(getter, name, *args, **kwargs):
        return getter(name + "_o", *args, **kwargs)

    def inner(getter, name, *args, **kwargs):
        return getter(name + "_i", *args, **kwargs)

    with tf.Graph().as_default():
        with tf.variable_scope("a", custom_getter=doubled):
            w = tf.get_variable("w", [2], initializer=tf.ones_initializer())
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            assert session.run(w).tolist() == [2, 2] and seen == [("a/w", [2])]
    with tf.Graph().as_default():
        with tf.variable_scope("a", custom_getter=outer) as scope:
            with tf.variable_scope("b", custom_getter=inner):
                assert tf.get_variable("w", [2]).name == "a/b/w_i_o:0"
            assert tf.get_variable("u", [2], custom_getter=inner).name == "a/u_i:0"
            assert tf.get_variable("v", [2]).name == "a/v_o:0"
        with tf.variable_scope(scope, reuse=True):
            assert tf.get_variable("v", [2]).name == "a/v_o:0"


@pytest.mark.parametrize("title,options,names", [
    ("Adam", {}, ["m", "v"]), ("Momentum", {"momentum": 0.9}, ["momentum"]), ("Adagrad", {}, ["accumulator"]),
    ("RMSProp", {}, ["rms"]), ("Adadelta", {}, ["accum", "accum_update"]), ("Ftrl", {}, ["accum", "linear"]),
    ("GradientDescent", {}, [])])
def test_slots_of_optimizers_by_name(tf, title, options, names):
    optimizer = getattr(tf.train, title + "Optimizer")(0.1, **options)
    v, other = tf.Variable([1.0, 2.0], name="v"), tf.Variable(1.0)
    optimizer.apply_gradients([(tf.constant([1.0, 1.0]), v)])
    assert optimizer.get_slot_names() == names
    for name in names:
        assert optimizer.get_slot(v, name).shape == [2] and optimizer.get_slot(other, name) is None
    assert optimizer.get_slot(v, "none") is None


def test_a_layer_takes_the_state_of_another_in_a_program_with_graphs(tf):
    tf.get_variable("q", [1])
    a, b = eager.nn.Dense(2), eager.nn.Dense(2)
    for layer in (a, b):
        layer(eager.ones([1, 3]))
    b.load_state_dict(a.state_dict())
    np.testing.assert_array_equal(a.kernel.numpy(), b.kernel.numpy())


def test_names_of_variables_in_scopes(tf, tmp_path):
    with tf.name_scope("n"):
        v = tf.Variable(1.0, name="q")
        with tf.name_scope("m") as scope:
            w, layer = tf.Variable(1.0), tf.keras.layers.Dense(1)
        layer(tf.ones([1, 2]))
        with tf.name_scope(scope):
            assert tf.Variable(1.0, name="r").name == "n/m/r:0" and scope == "n/m/"
    assert (v.name, w.name) == ("n/q:0", "n/m/Variable:0") and layer.kernel.name == f"{layer.name}/kernel:0"
    with tf.variable_scope("a"):
        with tf.name_scope("b"):
            assert tf.Variable(1.0, name="x").name == "a/b/x:0" and tf.get_variable("y", []).name == "a/y:0"
    with tf.Graph().as_default():
        made = []
        for i, name in enumerate(("first", "second")):
            with tf.name_scope(name):
                made.append(tf.Variable(float(i), name="w"))
            made.append(tf.Variable(float(i + 10)))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            path = tf.train.Saver().save(session, str(tmp_path / "m"))
            session.run([v.assign(0.0) for v in made])
            tf.train.Saver([made[3]]).restore(session, path)  # it is Variable_1 alone, too
            assert session.run(made) == [0, 0, 0, 11]
            tf.train.Saver().restore(session, path)
            assert session.run(made) == [0, 10, 1, 11]


# ---- Conditions, loops and sizes

def test_conditions_and_loops_of_variables_are_asked_in_each_run(run_python):
    """Half of them stand before all that says that the program has graphs. The values are TensorFlow's."""
    assert run_python("""
import eager.compat.tensorflow as tf
step, total, v = tf.train.get_or_create_global_step(), tf.Variable(0.), tf.Variable(3)
rate = tf.train.exponential_decay(1., step, 2, 0.5, staircase=True) * 0.5
def made():
    return [tf.cond(step < 2, lambda: tf.constant(10.), lambda: tf.constant(20.)),
            tf.case([(step < 1, lambda: 1), (step < 3, lambda: 2)], default=lambda: 3),
            tf.while_loop(lambda i, s: i < step, lambda i, s: (i + 1, s + total), [tf.constant(0, tf.int64), 0.])[1]]
before = [rate, *made()]
with tf.Session() as sess:
    after, add = made(), tf.cond(step > 1, lambda: tf.assign_add(total, 1.), lambda: tf.assign_add(total, 100.))
    counted = tf.while_loop(lambda i, n: i < 3, lambda i, n: (i + 1, tf.assign_add(v, 1)), [0, 0])[1]
    nested = tf.while_loop(lambda i, s: i < v, lambda i, s: (i + 1, tf.while_loop(
        lambda j, s: j < v, lambda j, s: (j + 1, s + tf.cond(j < i, lambda: j, lambda: v)), [0, s])[1]), [0, 0])[1]
    power = tf.while_loop(lambda x: x < 100, lambda x: x * x, [v])
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        print(*sess.run(before), sess.run(after) == sess.run(before[1:]), sess.run(add))
        sess.run(tf.assign_add(step, 1))
    print(sess.run(nested), sess.run(power), sess.run(counted), sess.run([v, power]))
""") == """0.5 10.0 1 0.0 True 100.0
0.5 10.0 2 100.0 True 200.0
0.25 20.0 2 400.0 True 201.0
0.25 20.0 3 603.0 True 202.0
19 6561 6 [np.int32(6), np.int32(1296)]
""".replace("np.int32(6), np.int32(1296)", repr(list(np.array([6, 1296], "int32")))[1:-1])


def test_loops_within_loops_of_placeholders(tf):
    n, v = tf.placeholder(tf.int32, []), tf.Variable(0)

    def inner(i, total):
        def step(j, total):
            return j + 1, tf.cond(j < 1, lambda: total + tf.assign_add(v, j + 10), lambda: total)

        return i + 1, tf.while_loop(lambda j, _: j < i, step, [0, total])[1]

    total = tf.while_loop(lambda i, _: i < n, inner, [0, 0])[1]
    sess = session(tf)
    assert sess.run(total, {n: 3}) == 30 and sess.run(v) == 20


def test_assignments_are_operations_where_there_is_a_session(tf):
    sess, v = tf.Session(), tf.Variable(1.)
    assigned = tf.assign(v, 5.)
    assert v.numpy() == 1
    assert sess.run(assigned) == 5 and sess.run(v) == 5


def test_variables_keep_their_order(tf):
    """Also where one was read behind others first."""
    w, u, rate = tf.Variable([1., 2.], name="w"), tf.Variable(0., name="u"), tf.placeholder(tf.float32, [])
    with tf.control_dependencies([tf.assign_add(u, 1.)]):
        tf.train.GradientDescentOptimizer(rate).minimize(tf.reduce_sum(tf.square(w)))
    ours = [v.name for v in tf.global_variables()]
    assert ours.index("w:0") < ours.index("u:0") and "learning_rate:0" not in ours


def test_sizes_of_which_one_is_a_tensor(tf):
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.reshape(x, [tf.shape(x)[0], 1, 2])
    assert y.shape.as_list() == [None, 1, 2] and tf.layers.dense(y, 3).shape.as_list() == [None, 1, 3]
    assert tf.reshape(x, (-1, tf.shape(x)[0])).shape.as_list() == [None, None]
    assert tf.Session().run([y, tf.reshape(x, [tf.shape(x)[0], 2, 0 + 1])], {x: np.ones((0, 2))})[0].shape == (0, 1, 2)
    with pytest.raises(tf.errors.InvalidArgumentError, match="reshape"):
        tf.Session().run(tf.reshape(x, [tf.shape(x)[0], 3]), {x: np.ones((2, 2))})
    traced = tf.function(lambda x: tf.reshape(x, [tf.shape(x)[0], 1, 2]), input_signature=[tf.TensorSpec([None, 2])])
    assert traced.get_concrete_function().outputs[0].shape == (None, 1, 2)


def test_functions_with_options_behind_any_number_of_tensors(tf):
    x, y = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [2])
    assert tf.is_tensor(x)
    rows, columns = tf.meshgrid(x, y, indexing="ij")
    assert rows.shape.as_list() == [None, 2]
    sess, feed = tf.Session(), {x: [1, 2, 3], y: [4, 5]}
    assert [a.tolist() for a in sess.run([rows, columns], feed)] == [[[1, 1], [2, 2], [3, 3]], [[4, 5]] * 3]
    assert sess.run(tf.meshgrid(x, y)[0], feed).tolist() == [[1, 2, 3]] * 2


def test_conditions_of_rows(tf):
    """TensorFlow 1's tf.where takes rows by a vector."""
    x, flags = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.bool, [None])
    chosen = tf.where(flags, x, -x)
    assert chosen.shape.as_list() == [None, 3]
    assert tf.Session().run(chosen, {x: [[1, 2, 3], [4, 5, 6]], flags: [True, False]}).tolist() == [[1, 2, 3], [-4, -5, -6]]
    assert tf.where(tf.constant([True, False, True]), tf.ones([2, 3]), tf.zeros([2, 3])).numpy().tolist() == [[1, 0, 1]] * 2


def test_prints_are_operations(tf, capsys):
    x, v = tf.placeholder(tf.int32, [None]), tf.Variable(2.)
    sess, ops = session(tf), [tf.print("x", x, sep="|"), tf.print(v * 2., [v, 3])]
    with tf.control_dependencies(ops[:1]):
        y = x + 1
    through = tf.Print(v, [x, tf.shape(x)[0]], "through: ") * v
    assert capsys.readouterr().err == ""
    sess.run([ops, y], {x: [1, 2]})
    assert sess.run(tf.gradients(through, v), {x: [5]}) == [4]
    assert capsys.readouterr().err == "x|[1 2]\n4 [2, 3]\nthrough: [5][1]\n"


BEFORE_ALL_ELSE = """
import eager.compat.tensorflow as tf
{before}
v, n, w = tf.Variable(4.), tf.Variable(0), tf.Variable([7., 8., 9.])
average = tf.train.ExponentialMovingAverage(0.5)
move, up = average.apply([v]), v.assign_sub(1.)
step = tf.group(up, n.assign_add(1))
with tf.control_dependencies([step]):
    behind = tf.identity(v)
checked = tf.assert_less(n, 2)
found = [tf.range(n), tf.tile([v], [tf.maximum(n, 1)]), tf.slice(tf.constant([1., 2., 3., 4.]), [n], [1]), tf.one_hot(n, 3),
         tf.py_func(lambda a: a + 1, [v], tf.float32), tf.reduce_sum([v, v * 2.]), tf.TensorArray(tf.float32, 2).unstack([v, v * 2.]).stack(),
         tf.zeros([n]), tf.pad(tf.ones([1]), [[0, n]]), tf.eye(n + 1), w[n], tf.roll(w, n, 0)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(2):
        print(*[x.tolist() for x in sess.run(found)], sess.run(checked), sess.run(behind), sess.run(move), sess.run(average.average(v)))
    try:
        sess.run(checked)
    except tf.errors.InvalidArgumentError:
        print("checked")
"""


@pytest.mark.parametrize("before", ["", "x = tf.placeholder(tf.float32)"])
def test_sizes_and_values_of_variables_are_taken_in_each_run(run_python, before):
    """Also of lists of tensors, and of Python code. The values are TensorFlow's."""
    assert run_python(BEFORE_ALL_ELSE.format(before=before)) == """\
[] [4.0] [1.0] [1.0, 0.0, 0.0] 5.0 12.0 [4.0, 8.0] [] [1.0] [[1.0]] 7.0 [7.0, 8.0, 9.0] None 3.0 None 3.5
[0] [3.0] [2.0] [0.0, 1.0, 0.0] 4.0 9.0 [3.0, 6.0] [0.0] [1.0, 0.0] [[1.0, 0.0], [0.0, 1.0]] 8.0 [9.0, 7.0, 8.0] None 2.0 None 2.75
checked
"""


# ---- Pipelines

def values_of(sess, element, feed_dict=None):
    """Returns the elements that runs give up to the end."""
    found = []
    with pytest.raises(eager.errors.OutOfRangeError):
        while True:
            found.append(sess.run(element, feed_dict))
    return found


def test_pipelines_of_what_is_fed(tf, tmp_path):
    rows, labels, n = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.int64, [None]), tf.placeholder(tf.int64, [])
    data = tf.data.Dataset.from_tensor_slices((rows, labels)).map(lambda x, y: (x * 2., y + 1)).batch(n).repeat(2)
    assert data.output_types == (tf.float32, tf.int64)
    iterator = data.make_initializable_iterator()
    x, y = iterator.get_next()
    assert x.shape.as_list() == [None, 3] and y.shape.as_list() == [None] and y.op.name.startswith("IteratorGetNext")
    w = tf.get_variable("w", [3, 1], initializer=tf.ones_initializer())
    total = tf.reduce_sum(tf.matmul(x, w))
    sess = session(tf)
    with pytest.raises(tf.errors.FailedPreconditionError, match="the iterator has not been initialized"):
        sess.run(x)
    with pytest.raises(tf.errors.InvalidArgumentError, match="You must feed a value for placeholder"):
        sess.run(iterator.initializer)
    for size, sums in (4, [132, 132]), (3, [72, 60, 72, 60]):
        sess.run(iterator.initializer, {rows: np.arange(12.).reshape(4, 3), labels: [1, 2, 3, 4], n: size})
        found = values_of(sess, [total, y])
        assert [s for s, _ in found] == sums and found[0][1].tolist() == list(range(2, 2 + size))
    with pytest.raises(ValueError, match=r"Cannot capture a placeholder \(name:Placeholder, type:Placeholder\) by value"):
        data.make_one_shot_iterator()
    with pytest.raises(RuntimeError, match="only supports Python-style iteration in eager mode"):
        iter(data)
    names, path = tf.placeholder(tf.string, [None]), tmp_path / "lines"
    path.write_text("a\nb\n")
    lines = tf.data.TextLineDataset(names).apply(lambda d: d.skip(1)).make_initializable_iterator()
    sess.run(lines.initializer, {names: [str(path)]})
    assert values_of(sess, lines.get_next()) == [b"b"]
    pairs = tf.data.Dataset.zip((tf.data.Dataset.range(10, 12), tf.data.Dataset.from_tensors({"x": labels}))).make_initializable_iterator()
    assert pairs.output_shapes[1]["x"].as_list() == [None] and pairs.output_types == (tf.int64, {"x": tf.int64})
    element = pairs.get_next()
    sess.run(pairs.initializer, {labels: [7, 8]})
    ((number, row),) = values_of(sess, element)
    assert number == 10 and row["x"].tolist() == [7, 8]
    any_shape = tf.placeholder(tf.float32)
    of_any = tf.data.Dataset.from_tensor_slices(any_shape).make_initializable_iterator()
    assert of_any.get_next().shape.ndims is None


def test_iterators_that_are_given_a_dataset(tf):
    ones, tens = tf.data.Dataset.range(3), tf.data.Dataset.range(10, 20)
    iterator = tf.data.Iterator.from_structure(ones.output_types, ones.output_shapes)
    element, sess = iterator.get_next(), tf.Session()
    begin, other = iterator.make_initializer(ones), iterator.make_initializer(tens)
    with pytest.raises(ValueError, match="Iterator does not have an initializer"):
        iterator.initializer
    with pytest.raises(TypeError, match="Expected output types tf.int64 but got dataset with output types tf.float32"):
        iterator.make_initializer(tf.data.Dataset.from_tensors(1.0))
    with pytest.raises(TypeError, match="Expected output shapes compatible with"):
        iterator.make_initializer(tf.data.Dataset.from_tensors(np.zeros(2, "int64")))
    found = []
    for start in (begin, other, begin):
        sess.run(start)
        found += [sess.run(element), sess.run(element)]
    assert found == [0, 1, 10, 11, 0, 1]
    handle = tf.placeholder(tf.string, [])
    element = tf.data.Iterator.from_string_handle(handle, tf.int64, tf.TensorShape([])).get_next()
    first, second = ones.make_one_shot_iterator(), tens.make_initializable_iterator()
    handles = sess.run([first.string_handle(), second.string_handle()])
    sess.run(second.initializer)
    assert [sess.run(element, {handle: handles[i]}) for i in (0, 1, 0, 1)] == [0, 10, 1, 11]
    with pytest.raises(tf.errors.InvalidArgumentError, match="is no iterator's"):
        sess.run(element, {handle: b"other"})


def test_elements_are_taken_in_runs_alone(run_python):
    """Those that a program took before it showed that it has graphs are the first runs'."""
    assert run_python("""
import eager.compat.tensorflow as tf
v = tf.Variable(1.)
iterator = tf.data.Dataset.range(6).make_one_shot_iterator()
a, b = iterator.get_next(), iterator.get_next()
with tf.Session() as sess:
    c = iterator.get_next()
    print(*[sess.run(x) for x in (a, b, a, c, b)], c)
    last, more = tf.data.Dataset.range(1).make_one_shot_iterator(), []
    more = [last.get_next(), last.get_next()]
    print(sess.run(more[1]))
""") == 'Tensor("IteratorGetNext:0", shape=(), dtype=int64)'.join(["0 1 2 3 4 ", "\n0\n"])
