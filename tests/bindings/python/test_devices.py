"""eager.device and the other functions of eager/devices.py."""
import contextvars
import pathlib
import re
import threading

import pytest

import eager
from eager import _core


def test_scopes_nest_and_restore():
    assert _core.get_device() is None
    with eager.device("cpu:0"):
        assert _core.get_device() == "cpu:0"
        with eager.device(None):
            assert _core.get_device() is None
        assert _core.get_device() == "cpu:0"
    assert _core.get_device() is None


@pytest.mark.parametrize("name", ["cpu:0", "cpu", "CPU:0", "/cpu:0", "/device:CPU:0"])
def test_names(name):
    with eager.device(name) as scope:
        assert _core.get_device() == "cpu:0"
        assert scope.name == name
        assert eager.add(1.0, 2.0).device == "cpu:0"


def test_restored_after_an_exception():
    with pytest.raises(ZeroDivisionError):
        with eager.device("cpu:0"):
            1 / 0
    assert _core.get_device() is None


def test_one_object_is_entered_again():
    scope = eager.device("cpu:0")
    with scope, eager.device(None), scope:
        assert _core.get_device() == "cpu:0"
    assert _core.get_device() is None
    with scope:
        assert _core.get_device() == "cpu:0"
    assert _core.get_device() is None


def test_decorator():
    @eager.device("cpu:0")
    def where(again):
        return [_core.get_device()] + (where(False) if again else [])

    assert where(True) == ["cpu:0", "cpu:0"]
    assert _core.get_device() is None


def test_one_object_in_two_threads():
    scope, barrier, seen = eager.device("cpu:0"), threading.Barrier(2), []

    def run(outer):
        with eager.device(outer):
            with scope:
                barrier.wait()
                seen.append(_core.get_device())
                barrier.wait()
            seen.append(_core.get_device())

    threads = [threading.Thread(target=run, args=(outer,)) for outer in ("cpu:0", None)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, seen)) == ["None", "cpu:0", "cpu:0", "cpu:0"]


def test_wrong_devices():
    for wrong in (3, b"cpu:0", eager.constant(1)):
        with pytest.raises(TypeError):
            eager.device(wrong)
        with pytest.raises(TypeError):
            _core.set_device(wrong)
        with pytest.raises(TypeError):
            eager.memory_info(wrong)
    for wrong in ("gpu:99", "tpu:0"):
        with pytest.raises(eager.errors.NotFoundError, match="Available devices are cpu:0"):
            with eager.device(wrong):
                pass
        with pytest.raises(eager.errors.NotFoundError):
            eager.memory_info(wrong)
    for wrong in ("cpu:x", "cpu:-1", ""):
        with pytest.raises(eager.errors.EagerError):
            with eager.device(wrong):
                pass
    assert _core.get_device() is None


def test_variables_lie_on_the_scope():
    with eager.device("cpu:0"):
        assert eager.Variable(1.0).device == "cpu:0"


def test_lists():
    assert eager.devices()[0] == "cpu:0"
    assert eager.num_gpus() == len([d for d in eager.devices() if d.startswith("gpu")])
    assert eager.synchronize() is None


def test_memory(live_tensors):
    live_tensors()  # collects the garbage of earlier tests
    before = eager.memory_info()
    x = eager.fill(shape=[1000], value=1.0)
    info = eager.memory_info("cpu:0")
    assert info["in_use"] >= before["in_use"] + 4000 and info["peak"] >= info["in_use"]
    assert info["live_tensors"] == live_tensors() == before["live_tensors"] + 1
    del x
    assert eager.memory_info()["live_tensors"] == before["live_tensors"]


def test_show_config(capsys):
    config = eager.show_config("dict")
    assert config["version"].replace("-rc.", "rc") == eager.__version__ and config["devices"] == eager.devices() and config["threads"] >= 1
    assert "libeager" in config["library"] and config["python"].startswith("CPython 3.")
    eager.show_config()
    printed = capsys.readouterr().out
    assert all(key in printed for key in config) and config["blas"] in printed
    with pytest.raises(ValueError):
        eager.show_config("xml")


def test_version():
    root = pathlib.Path(__file__).resolve().parents[3]
    provider = (root / "bindings" / "python" / "pyproject.toml").read_text()
    pattern, result = (re.search(rf"^{key} = '(.*)'$", provider, re.M)[1] for key in ("regex", "result"))
    found = re.search(pattern, (root / "CMakeLists.txt").read_text())
    assert result.format(**found.groupdict()) == eager.__version__


def test_configure(run_python):
    with pytest.raises(eager.errors.FailedPreconditionError):
        eager.constant(1.0) + 1.0
        eager.configure(num_threads=1)
    for wrong in ({"placement": "gpu"}, {"copy_policy": 3}):
        with pytest.raises(ValueError):
            eager.configure(**wrong)
    assert run_python("""
        import eager
        for wrong in ({"num_threads": -1}, {"placement": "there"}):
            try: eager.configure(**wrong)
            except ValueError: pass
            else: raise SystemExit("no error")
        try: eager.configure(num_threads="two")
        except TypeError: pass
        eager.configure(num_threads=1, placement="automatic", copy_policy="error")
        eager.configure(copy_policy="copy")
        print((eager.constant(1.0) + 1.0).item())
        """) == "2.0\n"


def test_tf32():
    eager.allow_tf32()
    eager.allow_tf32(False)


def test_memory_limit(run_python):
    assert run_python("""
        import eager
        kept = [eager.zeros([1 << 20])]
        eager.set_memory_limit(eager.memory_info()["reserved"] + (8 << 20))
        try:
            while len(kept) < 100: kept.append(kept[0] + 1.0)
        except eager.errors.ResourceExhaustedError: pass
        assert 1 <= len(kept) <= 4, len(kept)
        del kept[1:]
        kept.append(kept[0] + 1.0)
        eager.set_memory_limit()
        print(len(kept), eager.memory_info("cpu:0")["limit"])
        """) == "2 0\n"
    for wrong, error in (((-1,), ValueError), (("1 GiB",), TypeError), ((1, "gpu:99"), eager.errors.NotFoundError)):
        with pytest.raises(error):
            eager.set_memory_limit(*wrong)


def test_load_limit(tmp_path):
    path = tmp_path / "f"
    eager.save(eager.function(lambda x: x * 2.0, input_signature=[eager.TensorSpec([None])]), path)
    try:
        eager.set_load_limit(1000)
        with pytest.raises(eager.errors.ResourceExhaustedError, match="limit of 1000"):
            eager.load(path)
    finally:
        eager.set_load_limit()
    assert eager.load(path)(eager.constant([1.0])).tolist() == [2.0]
    with pytest.raises(ValueError):
        eager.set_load_limit(-1)
    with pytest.raises(TypeError):
        eager.set_load_limit("1 GiB")


def test_scope_is_left_in_the_context_where_it_was_entered():
    def scope():
        with eager.device("cpu:0"):
            yield

    generator = scope()
    contextvars.copy_context().run(next, generator)
    with pytest.raises(RuntimeError, match="innermost scope"):
        contextvars.copy_context().run(next, generator)
    with pytest.raises(RuntimeError, match="innermost scope"):
        eager.device("cpu:0").__exit__()
