"""The programs in samples/python."""
import os
import pathlib
import re
import signal
import subprocess
import sys

import pytest

import eager

SAMPLES = pathlib.Path(__file__).resolve().parents[3] / "samples"
BUILD = pathlib.Path(os.environ.get("EAGER_BUILD", ""))  # run.sh sets it
C_PROGRAM, LIBRARY = BUILD / "samples" / "digits", BUILD / "libeager.so"


def environment():
    folders = os.pathsep.join(filter(None, [str(pathlib.Path(eager.__file__).parent.parent), os.environ.get("PYTHONPATH")]))
    return dict(os.environ, PYTHONPATH=folders, MPLBACKEND="agg")


def run(path, *arguments, **options):
    return subprocess.run([sys.executable, str(path), *map(str, arguments)], env=environment(), stdout=subprocess.PIPE, check=True,
                          universal_newlines=True, timeout=300, **options).stdout


def losses(text):
    """Returns the epoch, losses and accuracy of each line, and the test accuracy."""
    return re.findall(r"^ *(\d+) +([\d.]+) +([\d.]+) +([\d.]+)%", text, re.M), re.search(r"test accuracy: ([\d.]+)%", text)[1]


@pytest.mark.parametrize("more", [(), ("--function",)])
@pytest.mark.parametrize("options", [
    ("--epochs", 2, "--seed", 3), ("--epochs", 1, "--seed", 2**40, "--batch", 100, "--learning-rate", 0.0005)])
def test_digits_are_those_of_the_c_program(tmp_path, options, more):
    if not C_PROGRAM.is_file():
        pytest.skip("EAGER_BUILD names no build folder with samples/digits")
    options = [*options, "--threads", 1]
    data = ["--data", SAMPLES / "data"]
    c = subprocess.run([str(C_PROGRAM), "--library", str(LIBRARY), *map(str, options + data), "--svg", str(tmp_path / "loss.svg")],
                       stdout=subprocess.PIPE, check=True, universal_newlines=True, timeout=300).stdout
    python = run(SAMPLES / "python" / "digits.py", *options, *data, *more, "--plot", tmp_path / "loss.png")
    assert losses(python) == losses(c)
    assert len(losses(python)[0]) == options[1]


@pytest.mark.parametrize("first, second", [("python", "python"), ("c", "python"), ("python", "c")])
def test_digits_go_on_after_an_interruption(tmp_path, first, second):
    if not C_PROGRAM.is_file():
        pytest.skip("EAGER_BUILD names no build folder with samples/digits")
    shared = ["--data", SAMPLES / "data", "--function", "--threads", 1]
    programs = {"python": [sys.executable, SAMPLES / "python" / "digits.py", *shared, "--plot", tmp_path / "loss.png"],
                "c": [C_PROGRAM, "--library", LIBRARY, *shared, "--svg", tmp_path / "loss.svg"]}

    def start(language, *arguments):
        arguments = [*programs[language], "--checkpoint", tmp_path / "digits.safetensors", *arguments]
        return subprocess.Popen([str(a) for a in arguments], env=environment(), stdout=subprocess.PIPE, universal_newlines=True)

    whole = start("c", "--epochs", 8).communicate(timeout=300)[0]
    program, begun = start(first, "--epochs", 8), ""
    while not re.search("^ *2 ", begun, re.M):
        line = program.stdout.readline()
        assert line, begun
        begun += line
    program.send_signal(signal.SIGINT)
    begun += program.communicate(timeout=300)[0]
    assert program.returncode == 128 + signal.SIGINT
    assert re.search(r"^interrupted in epoch [2-8]: saved to .*digits\.safetensors, from which --resume goes on$", begun, re.M)
    program = start(second, "--resume")
    rest = program.communicate(timeout=300)[0]
    assert program.returncode == 0 and losses(begun + rest) == losses(whole)


def test_digits_learn(tmp_path):
    out = run(SAMPLES / "python" / "digits.py", "--epochs", 6, "--plot", tmp_path / "loss.png")
    assert float(losses(out)[1]) > 94


def test_a_classifier_of_layers_learns():
    out = run(SAMPLES / "python" / "classifier.py", 6)
    assert float(re.search(r"test accuracy: ([\d.]+)%", out)[1]) > 94 and "epoch 6: loss 0." in out
    assert "parameters: 19,850, of which 19,658 are trained" in out


@pytest.mark.parametrize("name, steps, says", [
    ("autoencoder", 5, r"epoch 5: loss 0\.0"), ("gan", 5, r"epoch 5: generator [\d.]+, critic [\d.]+"), ("lstm_text", 100, r"step 100: loss [23]\."),
    ("resnet", 3, r"test accuracy: 9[5-9]\."), ("transformer", 100, r"step 100: loss [23]\.")])
def test_samples_of_layers_run(name, steps, says):
    path = SAMPLES / "python" / f"{name}.py"
    assert re.search(says, run(path, steps, errors="replace")) and len(path.read_text().splitlines()) <= 60


def test_digits_bad_data(tmp_path):
    with pytest.raises(subprocess.CalledProcessError):
        run(SAMPLES / "python" / "digits.py", "--data", tmp_path)
    (tmp_path / "train-images-idx3-ubyte").write_bytes(bytes([0, 0, 8, 3, 0, 0, 0, 9]))
    with pytest.raises(subprocess.CalledProcessError):
        run(SAMPLES / "python" / "digits.py", "--data", tmp_path)


@pytest.mark.parametrize("option, message", [
    ("--epochs=0", "'0' is not a whole number from 1 to 100000"), ("--batch=-5", "'-5' is not a whole number from 1"),
    ("--learning-rate=nan", "'nan' is not a number above 0"), ("--seed=x", "'x' is not a whole number from 0"),
    ("--device=gpu:99", "unknown device")])
def test_digits_bad_options(option, message):
    with pytest.raises(subprocess.CalledProcessError) as caught:
        run(SAMPLES / "python" / "digits.py", option, stderr=subprocess.PIPE)
    assert message in caught.value.stderr and "Traceback" not in caught.value.stderr


def test_an_op_of_the_programs_does_what_cs_does():
    assert run(SAMPLES / "python" / "custom_op.py") == (SAMPLES / "expected" / "custom_op.txt").read_text()


def test_tutorial():
    out = run(SAMPLES / "python" / "tutorial.py")
    assert "indices = 7 is not in [0, 3) [Op:gather]" in out
    assert "Collatz: 111 steps" in out
    assert "a^3: 27.0  3 a^2: 27.0  6 a: 18.0" in out
    assert "plain: nan  custom: 1.0" in out
    assert "function gelu(x0: float32[5])" in out


def test_a_saved_training_step_goes_on(tmp_path):
    expected = (SAMPLES / "expected" / "train_saved.txt").read_text()
    assert run(SAMPLES / "python" / "save_training.py", tmp_path / "step.eager") == expected
    images = eager.constant(list((SAMPLES / "data" / "train-images-idx3-ubyte").read_bytes()[16:]), eager.uint8)
    labels = eager.constant(list((SAMPLES / "data" / "train-labels-idx1-ubyte").read_bytes()[8:]), eager.uint8)
    images = eager.reshape(images, [-1, 8, 8])
    for path in SAMPLES / "data" / "step.eager", tmp_path / "step.eager":
        step = eager.load(path)
        losses = [step(images[64 * i:64 * i + 64], labels[64 * i:64 * i + 64]).item() for i in range(23)]
        assert "".join(f"step {i:2d}: loss {loss:.4f}\n" for i, loss in enumerate(losses, 1)) == expected
