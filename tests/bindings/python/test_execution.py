"""Lines of execution: threads, asyncio, contextvars, the GIL, Ctrl-C, fork, the interpreter's end; and leaks."""
import asyncio
import contextlib
import contextvars
import gc
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import weakref
from concurrent.futures import ThreadPoolExecutor

import pytest

import eager
from eager import _core

SANITIZED = os.environ.get("EAGER_SANITIZED") == "1"  # run.sh sets it; sanitizers keep freed memory for a while


def execution():
    """Returns the object that holds the present Context's tapes, device scope and random stream."""
    eager.constant(1.0) + 1.0
    return next(value for var, value in contextvars.copy_context().items() if var.name == "eager.execution")


def in_thread(function):
    found = []

    def run():
        try:
            found.append(function())
        except BaseException as e:
            found.append(e)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(found[0], BaseException):
        raise found[0]
    return found[0]


def in_threads(n, function):
    with ThreadPoolExecutor(n) as pool:
        return list(pool.map(function, range(n)))


def square_gradient(x, tape):
    with tape:
        tape.watch(x)
        y = x * x
    return tape.gradient(y, x)


# ---- Each line of execution has tapes, a device scope and a random stream of its own


def test_a_thread_has_its_own_which_goes_with_it():
    mine = execution()
    assert execution() is mine
    theirs = in_thread(lambda: weakref.ref(execution()))
    gc.collect()
    assert theirs() is None and execution() is mine


def test_a_context_has_its_own_which_goes_with_it():
    mine, context = execution(), contextvars.copy_context()
    theirs = context.run(lambda: weakref.ref(execution()))
    assert theirs() is not None and theirs() is not mine and context.run(execution) is theirs()
    assert contextvars.Context().run(execution) is not mine
    del context
    gc.collect()
    assert theirs() is None


def test_a_context_moves_from_thread_to_thread():
    context = contextvars.copy_context()
    tape, x = eager.GradientTape(), eager.constant(3.0)

    def begin():
        tape.__enter__()
        tape.watch(x)
        return x * x

    y = in_thread(lambda: context.run(begin))
    z = in_thread(lambda: context.run(lambda: y * x))
    in_thread(lambda: context.run(lambda: tape.__exit__(None, None, None)))
    assert in_thread(lambda: context.run(lambda: tape.gradient(z, x).item())) == 27.0


def test_tapes_are_not_seen_by_others():
    x = eager.constant(3.0)

    async def task():
        return x * x

    async def tasks():
        return await asyncio.gather(task(), task())

    with eager.GradientTape(persistent=True) as tape:
        tape.watch(x)
        elsewhere = [in_thread(lambda: x * x), contextvars.copy_context().run(lambda: x * x), *asyncio.run(tasks())]
        here = x * x
    assert [tape.gradient(y, x) for y in elsewhere] == [None] * 4
    assert tape.gradient(here, x).item() == 6.0


def test_tapes_of_tasks_that_alternate():
    async def task(value):
        x = eager.constant(value)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x
            for _ in range(3):
                await asyncio.sleep(0)
                y = y * x
        return tape.gradient(y, x).item()

    async def tasks():
        return await asyncio.gather(*map(task, [1.0, 2.0, 3.0]))

    assert asyncio.run(tasks()) == [4.0, 32.0, 108.0]


def test_a_task_begins_with_the_device_scope_of_its_creation():
    async def task(wait):
        await wait.wait()
        before = _core.get_device()
        with eager.device(None):
            await asyncio.sleep(0)
            return before, _core.get_device()

    async def main():
        wait = asyncio.Event()
        with eager.device("cpu:0"):
            inside = asyncio.ensure_future(task(wait))
        outside = asyncio.ensure_future(task(wait))
        with eager.device("cpu:0"):
            wait.set()
            await asyncio.sleep(0)
            assert _core.get_device() == "cpu:0"
            found = await asyncio.gather(inside, outside)
        assert _core.get_device() is None
        return found

    assert asyncio.run(main()) == [("cpu:0", None), (None, None)]


def test_device_scopes_of_contexts_and_threads():
    with eager.device("cpu:0"):
        context = contextvars.copy_context()
        assert in_thread(_core.get_device) is None
    assert context.run(_core.get_device) == "cpu:0"
    context.run(_core.set_device, None)
    assert context.run(_core.get_device) is None and contextvars.copy_context().run(_core.get_device) is None
    contextvars.copy_context().run(_core.set_device, "cpu:0")
    assert _core.get_device() is None


def test_numpys_context_variables_do_not_lose_the_tape():
    numpy = pytest.importorskip("numpy")
    x = eager.constant(3.0)
    with eager.GradientTape() as tape:
        tape.watch(x)
        with numpy.errstate(all="ignore"):
            y = x * x
            with contextlib.suppress(ZeroDivisionError), numpy.errstate(all="raise"):
                y = y * x
                1 / 0
        y = y * x
    assert tape.gradient(y, x).item() == 108.0


def test_another_value_in_its_variable_is_no_crash():
    for wrong in (3, None, "text"):
        context = contextvars.copy_context()
        for var in list(context):
            if var.name.startswith("eager."):
                context.run(var.set, wrong)
        if wrong == "text":
            with pytest.raises(eager.errors.EagerError):
                context.run(lambda: eager.constant(1.0) + 1.0)
        else:
            assert context.run(lambda: (eager.constant(1.0) + 1.0).item()) == 2.0


# ---- Several threads at once


def test_pools():
    variable = eager.Variable(0.0)

    def work(i):
        x = eager.constant(float(i))
        variable.assign_add(1.0)
        return square_gradient(x, eager.GradientTape()).item()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(50))) == [2.0 * i for i in range(50)]
    assert variable.item() == 50.0


def test_eight_threads_for_a_second(no_leak):
    counter, weights = eager.Variable(0, dtype="int64"), eager.Variable(eager.fill(shape=[64, 64], value=0.0))
    optimizer, shared = eager.optimizers.SGD(1.0), eager.constant([[1.0, 2.0], [3.0, 4.0]])
    ones, end = eager.fill(shape=[64, 64], value=1.0), time.monotonic() + 1.0

    def work(i):
        rounds = 0
        while time.monotonic() < end:
            rounds += 1
            counter.assign_add(1)
            optimizer.apply_gradients([(ones * -1.0, weights)])
            x = eager.constant([float(i), float(rounds)])
            if rounds % 64 == 0:  # larger tensors, for which the GIL is released
                big = eager.fill(shape=[200, 200], value=float(i))
                assert (big @ big)[7, 9].item() == 200.0 * i * i
            assert square_gradient(x, eager.GradientTape()).tolist() == [2.0 * i, 2.0 * rounds]
            assert (shared @ shared).tolist() == [[7.0, 10.0], [15.0, 22.0]]
            assert len({row.item() for row in weights[:1, :8][0]}) == 1  # the value is whole, old or new
        return rounds

    rounds = in_threads(8, work)
    assert counter.item() == sum(rounds) == weights[5, 5].item() == optimizer.iterations.item()
    del counter, weights, optimizer, shared, ones, work


def test_memory_of_numpy_that_a_step_gives_back():
    """The thread that frees NumPy's memory needs the GIL, even while others wait for the optimizer."""
    numpy = pytest.importorskip("numpy")
    optimizer = eager.optimizers.SGD(1.0)

    def work(i):
        for _ in range(20):
            v = eager.Variable(eager.from_numpy(numpy.zeros([300, 100], "float32")))
            optimizer.apply_gradients([(eager.from_numpy(numpy.ones([300, 100], "float32")), v)])
            optimizer.learning_rate = 1.0
            assert v[3, 4].item() == -1.0

    if not hasattr(eager, "from_numpy"):
        pytest.skip("eager.from_numpy is missing")
    in_threads(4, work)
    assert optimizer.iterations.item() == 80


def test_long_ops_release_the_gil():
    x, counted, stop = eager.random.uniform([1200, 1200]), [0], threading.Event()
    v = eager.Variable(x)

    def count():
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread, interval = threading.Thread(target=count), sys.getswitchinterval()
    sys.setswitchinterval(1000.0)  # no thread is forced to give up the GIL
    try:
        thread.start()
        for long_op in (lambda: x @ x, lambda: [eager.sin(x) for _ in range(20)], lambda: [v.assign_add(x) for _ in range(40)],
                        lambda: [eager.zeros((3000, 3000)) for _ in range(5)],
                        lambda: [eager.tile(x[0], [4000]) for _ in range(5)]):
            before, deadline = counted[0], time.monotonic() + 20  # the other thread may wait for a core as well
            while counted[0] < before + 2 and time.monotonic() < deadline:
                long_op()
            assert counted[0] >= before + 2
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        thread.join()


# ---- Processes


ENDLESS = {
    "ops": """
        def run(x):
            while True:
                x = x * 0.5 + 1.0
        """,
    "loop": """
        @eager.function
        def run(x):
            return eager.while_loop(lambda x: True, lambda x: x * 0.5 + 1.0, [x])
        """,
    "gradient": """
        @eager.function
        def scan(x, n):
            return eager.scan(lambda c, _: (c * 0.5 + x, c), x, eager.zeros([n]))[0]
        def run(x):
            x = x[:1, :1]
            while True:
                with eager.GradientTape() as tape:
                    tape.watch(x)
                    y = scan(x, 300000)
                tape.gradient(y, x)
        """,
}


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
@pytest.mark.parametrize("what", list(ENDLESS))
def test_ctrl_c(what):
    code = textwrap.dedent("""
        import signal
        import eager
        # The signal is ignored where the tests run in the background.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        """) + textwrap.dedent(ENDLESS[what]) + textwrap.dedent("""
        print("ready", flush=True)
        try:
            run(eager.fill(shape=[100, 100], value=1.0))
        except KeyboardInterrupt:
            print("interrupted", eager.add(1.0, 1.0).item())
        """)
    env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(eager.__file__)))
    process = subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, universal_newlines=True)
    try:
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=20)[0] == "interrupted 2.0\n" and process.returncode == 0
    finally:
        process.kill()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="POSIX signals")
def test_signal_handler_inside_a_loop():
    seen = []

    def handler(*_):
        x = eager.constant(3.)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        seen.append((tape.gradient(y, x).item(), eager.function(lambda a: a + 1.)(x).item()))
        eager.random_uniform([2])

    @eager.function
    def run(x, n):
        count, x = eager.while_loop(lambda i, x: i < n, lambda i, x: (i + 1, x * 0.5 + 1.0), [0, x])
        return x, count, eager.random_uniform([3])

    def result(n):
        eager.random.set_seed(3)
        x = eager.constant(1.)
        with eager.GradientTape() as tape:
            tape.watch(x)
            y, count, noise = run(x, eager.constant(n))
        assert count.item() == n
        return y.item(), tape.gradient(y, x).item(), noise.tolist()

    expected = result(200)
    before = signal.signal(signal.SIGALRM, handler)
    signal.setitimer(signal.ITIMER_REAL, 0.12)
    try:
        n = 1000
        while not seen:
            n = min(2 * n, 1 << 20)
            y, _, noise = result(n)
            assert y == pytest.approx(expected[0]) and noise == expected[2]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert seen[0] == (6., 4.)


@pytest.mark.skipif(SANITIZED, reason="a sanitizer's allocator may be locked by another thread when the process forks")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_fork(run_python):
    assert run_python("""
        import os, sys, threading, warnings
        import eager
        warnings.simplefilter("ignore")
        x = eager.random.uniform([300, 300])
        v, y = eager.Variable(1.0), x @ x
        with eager.GradientTape() as tape:
            z = v * v
            sys.stdout.flush()
            child = os.fork()
            if child == 0:
                good = eager.all(x @ x == y).item()
                v.assign_add(1.0)
                good = good and v.item() == 2.0
                thread = threading.Thread(target=lambda: x @ x)
                thread.start(); thread.join()
                os._exit(0 if good else 3)
        status = os.waitpid(child, 0)[1]
        print(status, v.item(), tape.gradient(z, v).item())
        """) == "0 1.0 2.0\n"


@pytest.mark.parametrize("code", [
    "x = eager.constant([1.0, 2.0]); v = eager.Variable(x); v.itself = v; o = eager.optimizers.Adam(); o.apply_gradients([(x, v)])",
    "tape = eager.GradientTape(); tape.__enter__(); x = eager.Variable(3.0); y = x * x; tape2 = eager.GradientTape(persistent=True)",
    "import sys\nwith eager.device('cpu:0'), eager.GradientTape() as tape:\n    v = eager.Variable(1.0); y = v * v; sys.exit(0)",
    "class A:\n    def __del__(self): (eager.constant(1.0) + 1.0).item()\na = A(); a.itself = a; b = A()",
    "import atexit; atexit.register(lambda: print((eager.constant(1.0) + 1.0).item()))",
    "import builtins; builtins.kept = eager.constant([1.0] * 1000); builtins.too = eager.Variable(1.0)",
    "import numpy\nx = eager.Variable(eager.from_numpy(numpy.zeros(100000))) if hasattr(eager, 'from_numpy') else 0",
    "import threading, time\nt = threading.Thread(target=lambda: [time.sleep(0.001) or eager.constant(1.0) + 1.0 for _ in range(100)]); t.start()",
    "@eager.custom_gradient\ndef f(x): return x * x, lambda g: g\nwith eager.GradientTape() as tape:\n    v = eager.Variable(2.0); y = f(v)",
    "f = eager.function(lambda x: x * v); v = eager.Variable(2.0); y = f(eager.constant(1.0))",
], ids=range(10))
def test_end_of_the_interpreter(code, run_python):
    run_python("import eager\n" + code)


@pytest.mark.parametrize("op", ["x @ x", "x[0, 0] + 1.0", "v.assign_add(x)", "o.apply_gradients([(x, v)])",
                                "tape_gradient()"])
def test_end_of_the_interpreter_with_threads_that_run(op, run_python):
    run_python(f"""
        import threading, time
        import eager
        x = eager.fill(shape=[200, 200], value=0.001)
        v, o = eager.Variable(x), eager.optimizers.SGD()
        def tape_gradient():
            with eager.GradientTape() as tape:
                y = v * x @ x
            tape.gradient(y, v)
        def run():
            while True: {op}
        for _ in range(4): threading.Thread(target=run, daemon=True).start()
        time.sleep(0.1)
        """)


@pytest.mark.parametrize("body", ["x * 0.5 + 1.0", "eager.py_function(lambda a: a, [x], eager.float32, shapes=[])"])
def test_end_of_the_interpreter_while_a_loop_runs(body, run_python):
    assert run_python(f"""
        import threading, time
        import eager
        run = eager.function(lambda n: eager.while_loop(lambda i, x: i < n, lambda i, x: (i + 1, {body}), [0, 1.])[1])
        run(eager.constant(1))
        threading.Thread(target=run, args=(eager.constant(10 ** 8),), daemon=True).start()
        time.sleep(0.05)
        print("end")
        """) == "end\n"


def test_ctrl_c_while_a_custom_gradient_is_traced(run_python):
    """An interrupt while a gradient is traced is raised at once and not kept as the gradient's failure."""
    assert run_python("""
        import signal
        import eager
        slow = eager.function(lambda x, n: eager.while_loop(lambda i, x: i < n, lambda i, x: (i + 1, x * 0.5 + 1.0), [0, x])[1])
        steps = [10 ** 9, 3]

        @eager.custom_gradient
        def f(x):
            def grad(dy):
                n = steps.pop(0)
                if n == 10 ** 9:
                    signal.setitimer(signal.ITIMER_REAL, 0.05)
                return dy * slow(eager.constant(2.), eager.constant(n))
            return x * 1.0, grad

        def interrupt(*_):
            raise KeyboardInterrupt
        signal.signal(signal.SIGALRM, interrupt)
        g = eager.function(lambda x: f(x) * 2.0)
        x = eager.constant(1.)
        for _ in range(2):
            try:
                with eager.GradientTape() as tape:
                    tape.watch(x)
                    y = g(x)
                print(tape.gradient(y, x).item())
            except KeyboardInterrupt:
                print("interrupted")
        """) == "interrupted\n4.0\n"



def test_subinterpreters_are_refused(run_python):
    assert run_python("""
        import eager
        code = "try:\\n    import eager\\nexcept ImportError as e:\\n    print('refused')\\nelse:\\n    print('imported')"
        import warnings
        warnings.simplefilter("ignore")
        try:
            from _testcapi import run_in_subinterp
        except ImportError:
            try:
                import _xxsubinterpreters as interpreters
            except ImportError:
                import _interpreters as interpreters
            run_in_subinterp = lambda code: interpreters.run_string(interpreters.create(), code)
        run_in_subinterp(code)
        print((eager.constant(1.0) + 1.0).item())
        """) in ("refused\n2.0\n", "2.0\n")  # what the subinterpreter prints may stay in its buffer


def test_subinterpreter_first(run_python):
    run_python("""
        import sys
        try:
            from _testcapi import run_in_subinterp
        except ImportError:
            sys.exit(0)
        assert run_in_subinterp("import sys\\ntry:\\n    import eager\\nexcept ImportError: sys.modules.clear()\\nelse: 1 / 0") == 0
        import eager
        assert (eager.constant(1.0) + 1.0).item() == 2.0
        """)


def test_import_in_a_thread(run_python):
    assert run_python("""
        import threading
        def run():
            import eager
            print((eager.constant(1.0) + 1.0).item())
        t = threading.Thread(target=run); t.start(); t.join()
        import eager
        print((eager.Variable(2.0) + 1.0).item())
        """) == "2.0\n3.0\n"


# ---- Memory




def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def leaves_memory_flat(step, rounds):
    for _ in range(rounds // 10):
        step()
    gc.collect()
    tensors, before = eager.memory_info()["live_tensors"], resident()
    for _ in range(rounds):
        step()
    gc.collect()
    assert eager.memory_info()["live_tensors"] == tensors
    return resident() - before < 4 << 20 or SANITIZED


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs /proc")
def test_a_million_ops_are_flat():
    x, y, v = eager.constant([1.0, 2.0]), eager.constant([3.0, 4.0]), eager.Variable([1.0, 2.0])
    optimizer, scope, wrong = eager.optimizers.Adam(), eager.device("cpu:0"), eager.constant([1.0])

    def ops():
        for _ in range(100):
            x + y, x * 2.0, x[0], v + x, v.assign_add(x), eager.sum(x), x.shape, float(y[1]), v.assign_sub(1.0), -x

    def tapes():
        with eager.GradientTape() as tape:
            loss = eager.sum(v * x)
        optimizer.apply_gradients([(tape.gradient(loss, v), v)])

    def errors():
        for call in (lambda: eager.reshape(x, [3]), lambda: v.assign(wrong), lambda: x[7], lambda: eager.constant(object())):
            with pytest.raises((TypeError, ValueError, IndexError)):
                call()

    def contexts():
        with scope:
            contextvars.copy_context().run(lambda: x + y)

    def objects():
        eager.Variable(x).itself = eager.optimizers.SGD(), eager.random.uniform([2]), repr(v), optimizer.variables

    assert leaves_memory_flat(ops, 1000)
    for step, rounds in ((tapes, 10000), (errors, 1000), (contexts, 3000), (objects, 1000)):
        assert leaves_memory_flat(step, rounds), step.__name__


@pytest.mark.skipif(not SANITIZED, reason="needs a build with AddressSanitizer, whose LeakSanitizer looks")
def test_nothing_is_left_at_the_end(run_python, monkeypatch):
    monkeypatch.setenv("ASAN_OPTIONS", os.environ["ASAN_OPTIONS"] + ":detect_leaks=1")
    run_python("""
        import asyncio, threading
        import eager
        x, v, optimizer = eager.constant([1.0, 2.0]), eager.Variable([1.0, 2.0]), eager.optimizers.Adam()

        @eager.function
        def f(x, scale=2.0):
            return eager.sum(eager.custom_gradient(lambda a: (a * a, lambda g: g * a))(x)) * scale, v + x

        def step():
            with eager.GradientTape(persistent=True) as tape:
                tape.watch(x)
                loss = f(x)[0] + eager.sum(v * x) + eager.py_function(lambda a: a + 1.0, [x[0]], eager.float32)
            optimizer.apply_gradients([(tape.gradient(loss, v), v)])
            with eager.device("cpu:0"):
                eager.stack([x, v.value(), [1.0, 2.0]]), eager.split(x, num_or_size_splits=2), eager.constant([["a"], [b"b"]]).tolist()
            for wrong in lambda: x[7], lambda: eager.reshape(x, [3]), lambda: f("text"), lambda: eager.constant([[1], []]), lambda: v.assign("a"):
                try:
                    wrong()
                except (TypeError, ValueError, IndexError):
                    pass
            memoryview(x).release(), eager.from_dlpack(x), eager.random.uniform([2]), repr(v), eager.Variable(x).assign_add(1.0)

        async def task():
            step()

        for _ in range(3):
            step()
            asyncio.run(task())
            thread = threading.Thread(target=step)
            thread.start()
            thread.join()
        """)


def test_threads_leave_nothing(live_tensors):
    def work():
        x = eager.constant([1.0, 2.0])
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        with pytest.raises(ValueError):
            eager.reshape(y, [3])
        return None

    in_thread(work)
    before = live_tensors()
    for _ in range(20):
        in_thread(work)
    assert live_tensors() == before


def test_cycles_are_freed(live_tensors):
    class Node:
        pass

    before = live_tensors()
    node = Node()
    node.itself, node.value, node.list = node, eager.constant([1.0, 2.0]), [eager.constant(1.0)]
    node.list.append(node.list)
    node.variable = eager.Variable(1.0)
    node.variable.owner = node
    assert live_tensors() > before
    del node
    assert live_tensors() == before

    def generator():
        x = eager.constant(1.0)
        yield x
        raise AssertionError

    g = generator()
    next(g)
    del g
    assert live_tensors() == before


def test_reference_counts():
    none, name, seed = sys.getrefcount(None), "cpu:0", 2**70
    before = sys.getrefcount(name), sys.getrefcount(seed), sys.getrefcount(_core.Variable), sys.getrefcount(_core.Tensor)
    for _ in range(1000):
        _core.set_device(name)
        _core.get_device()
        _core.set_device(None)
        eager.memory_info(name), eager.devices(), eager.num_gpus(), eager.random.set_seed(seed), _core.library_path()
        with pytest.raises(eager.errors.NotFoundError):
            _core.set_device("gpu:99")
        eager.Variable(1.0)
    _core.set_device(None)
    gc.collect()
    after = sys.getrefcount(name), sys.getrefcount(seed), sys.getrefcount(_core.Variable), sys.getrefcount(_core.Tensor)
    assert all(abs(x - y) < 10 for x, y in zip(before, after))
    assert abs(sys.getrefcount(None) - none) < 100


def test_forked_process_does_not_wait_for_calls_of_other_threads(run_python):
    run_python("""
        import os, sys, threading, time
        import eager
        x = eager.ones((1000, 1000))
        stop = False
        def work():
            while not stop:
                x @ x
        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(0.2)
        for _ in range(3):
            start = time.time()
            pid = os.fork()
            if pid == 0:
                sys.exit(0 if (eager.constant([1., 2.]) * 2).sum().item() == 6 else 1)
            assert os.waitpid(pid, 0)[1] == 0
            assert time.time() - start < 3
        stop = True
        thread.join()
    """)
