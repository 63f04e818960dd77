#!/usr/bin/env python3
"""Compares libeager with PyTorch on the same GPU, in one run.

    tests/bench/gpu.py BUILD/tests/bench/gpu_bench [--json FILE] [--works NAME,NAME,...] [--seconds N] [--quick]

gpu.cpp describes the works. libeager, PyTorch and libeager again run in processes of their own, and libeager's figure is
the mean of its two. A ratio is libeager's time, or memory, over PyTorch's: below 1 libeager is faster. A goal that is missed is
printed as such and is no failure. The program fails when libeager has no figure for a work, or PyTorch none for a work
with a goal.

Both compute float32 in float32: PyTorch's convolutions, which use TF32 by default, are told not to. The works named
tf32_* allow TF32 on both sides. The works named *_defaults run with the defaults of both sides.

    copy    at least 0.90 of the faster of the two copies of this run
    rate    at least 0.97 of PyTorch's
    small   at most 3 us, and at most half of PyTorch's
    better  better than PyTorch's;  not worse: or equal

With --quick works are tiny and run once, PyTorch's on the CPU if it has no GPU, which shows that the programs run.
"""
import argparse
import ctypes
import datetime
import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve()
MATMULS = (1024, 4096, 8192)
LOST = 3  # gpu_bench's exit code when the device broke down
LARGER_IS_BETTER = ("GB/s", "TFLOP/s", "/s")

# work: (description, goal), in the order of gpu_bench, so that the first work without a result is the one that crashed
WORKS = {
    "cnn_1024_memory": ("MNIST ConvNet, batch 1024, float32: peak memory", "not worse"),
    "copy": ("`copy` of 1 GiB", None),
    "add": ("`add`, 2^28 float32", "copy"),
    "multiply_by_scalar": ("`multiply` by a scalar, 2^28 float32", "copy"),
    "exp": ("`exp`, 2^28 float32", "copy"),
    "where": ("`where`, 2^28 float32", "copy"),
    "add_row": ("`add` [16384, 16384] + [16384]", "copy"),
    "cast_bfloat16": ("`cast` of 2^28 float32 to bfloat16", "copy"),
    "sum": ("`sum` of all, [16384, 16384]", "copy"),
    "sum_of_rows": ("`sum` of each row", "copy"),
    "sum_of_columns": ("`sum` of each column", "copy"),
    "argmax": ("`argmax` of each row", "copy"),
    "softmax": ("`softmax` [8192, 4096]", "copy"),
    "softmax_bfloat16": ("the same, bfloat16", "copy"),
    "random_uniform": ("`random_uniform`, 2^28 float32; the peer is cuRAND's Philox", None),
    "random_normal": ("`random_normal`, the same", None),
    "chain": ("9 elementwise ops, 2^24 float32", None),
    "chain_function": ("the same as a traced function, PyTorch's op by op", None),
}
for _dtype, _name, _goal in (("float32", "", "rate"), ("float32", "tf32_", "rate"), ("float16", "", None),
                             ("bfloat16", "", "rate")):
    for _n in MATMULS:
        WORKS[f"{_name}matmul_{_dtype}_{_n}"] = (f"`matmul` {_n}, {'TF32' if _name else _dtype}", _goal)
WORKS.update({
    "batched_matmul_float32": ("`matmul` [64, 512, 512], float32", "rate"),
    "batched_matmul_bfloat16": ("`matmul` [64, 512, 512], bfloat16", "rate"),
    "small_op": ("`add` of two float32[8], queued: the host's time", "small"),
    "small_op_taped": ("the same under a tape", None),
    "small_op_read": ("the same and its result read", None),
    "allocations": ("tensors filled and released", None),
    "cnn_64": ("MNIST ConvNet, SGD step, batch 64, float32", "better"),
    "cnn_1024": ("the same, batch 1024", "better"),
    "tf32_cnn_64": ("batch 64, TF32", "better"),
    "tf32_cnn_1024": ("batch 1024, TF32", "better"),
    "cnn_64_defaults": ("batch 64, both as they come (PyTorch's convolutions TF32)", None),
    "cnn_1024_defaults": ("batch 1024, the same", None),
    "adam": ("Adam, 100 variables of 2^20 float32", None),
    "adam_fused": ("the same, PyTorch's with fused=True", None),
    "embedding": ("2^16 rows of [2^20, 128] gathered, updated (SGD)", None),
})
# Works that PyTorch runs in another way, and the works whose figure libeager has for them.
SAME_AS = {"cnn_64_defaults": "cnn_64", "cnn_1024_defaults": "cnn_1024", "adam_fused": "adam"}


# ---- PyTorch's side, in a process of its own


class Peer:
    """The works of gpu.cpp in PyTorch. Each method returns the value in its unit."""

    def __init__(self, quick):
        import torch

        self.torch, self.quick = torch, quick
        self.device = "cuda" if torch.cuda.is_available() or not quick else "cpu"
        self.large, self.side = self.size(1 << 28, 1 << 10), self.size(1 << 14, 1 << 5)

    def size(self, full, quick):
        return quick if self.quick else full

    def wait(self):
        if self.device == "cuda":
            self.torch.cuda.synchronize()

    def random(self, *dims, dtype=None):
        return self.torch.rand(*dims, device=self.device).to(dtype or self.torch.float32)

    def allow_tf32(self, matmul, convolution):
        self.torch.backends.cuda.matmul.allow_tf32 = matmul
        self.torch.backends.cudnn.allow_tf32 = convolution

    # Measures as gpu.cpp does.
    def median_of_rounds(self, timed):
        timed(1)
        if self.quick:
            return timed(1)
        done, counted, n, start = 0, 0.0, 1, time.perf_counter()
        while time.perf_counter() - start < 0.2:
            counted += timed(n)
            done += n
            n = min(2 * n, 1000)
        n = max(1, -int(-0.1 // (counted / done)))
        return sorted(timed(n) / n for _ in range(5))[2]

    def seconds(self, work):
        def timed(n):
            self.wait()
            start = time.perf_counter()
            for _ in range(n):
                work()
            self.wait()
            return time.perf_counter() - start

        return self.median_of_rounds(timed)

    def host_seconds(self, batch, run):
        def timed(n):
            total = 0.0
            for _ in range(n):
                self.wait()
                start = time.perf_counter()
                run(batch)
                total += time.perf_counter() - start
            return total

        return self.median_of_rounds(timed) / batch

    def rate(self, bytes_moved, work):
        return bytes_moved / self.seconds(work) * 1e-9

    def copy(self):
        x, y = self.random(self.large), self.random(self.large)
        return self.rate(8 * self.large, lambda: y.copy_(x))

    def add(self):
        x, y = self.random(self.large), self.random(self.large)
        return self.rate(12 * self.large, lambda: x + y)

    def multiply_by_scalar(self):
        x = self.random(self.large)
        return self.rate(8 * self.large, lambda: x * 1.5)

    def exp(self):
        x = self.random(self.large)
        return self.rate(8 * self.large, lambda: self.torch.exp(x))

    def where(self):
        x, y = self.random(self.large), self.random(self.large)
        condition = x > y
        return self.rate(13 * self.large, lambda: self.torch.where(condition, x, y))

    def add_row(self):
        x, y = self.random(self.side, self.side), self.random(self.side)
        return self.rate(8 * x.numel(), lambda: x + y)

    def cast_bfloat16(self):
        x = self.random(self.large)
        return self.rate(6 * self.large, lambda: x.to(self.torch.bfloat16))

    def reduction(self, f):
        x = self.random(self.side, self.side)
        return self.rate(4 * x.numel(), lambda: f(x))

    def sum(self):
        return self.reduction(lambda x: x.sum())

    def sum_of_rows(self):
        return self.reduction(lambda x: x.sum(1))

    def sum_of_columns(self):
        return self.reduction(lambda x: x.sum(0))

    def argmax(self):
        return self.reduction(lambda x: x.argmax(-1))

    def softmax(self, dtype=None):
        x = self.random(self.size(8192, 8), self.size(4096, 32), dtype=dtype)
        return self.rate(2 * x.element_size() * x.numel(), lambda: self.torch.softmax(x, -1))

    def softmax_bfloat16(self):
        return self.softmax(self.torch.bfloat16)

    def curand(self, function, *parameters):
        """Returns the rate of a function of cuRAND's host interface (in PyTorch's wheels) with its Philox generator."""
        library, generator = ctypes.CDLL("libcurand.so.10"), ctypes.c_void_p()

        def check(status):
            if status:
                raise RuntimeError(f"cuRAND: status {status}")

        check(library.curandCreateGenerator(ctypes.byref(generator), 161))  # CURAND_RNG_PSEUDO_PHILOX4_32_10
        check(library.curandSetStream(generator, ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)))
        y = self.random(self.large)
        to, count = ctypes.c_void_p(y.data_ptr()), ctypes.c_size_t(self.large)
        generate = getattr(library, function)
        return self.rate(4 * self.large, lambda: check(generate(generator, to, count, *map(ctypes.c_float, parameters))))

    def random_uniform(self):
        return self.curand("curandGenerateUniform")

    def random_normal(self):
        return self.curand("curandGenerateNormal", 0, 1)

    def chain(self):
        x = self.random(self.size(1 << 24, 1 << 6))
        return self.rate(
            8 * x.numel(), lambda: self.torch.tanh(self.torch.sigmoid(self.torch.sqrt(abs((3 - self.torch.exp(x * 2 + 1)) * 0.5)))))

    def matmul(self, dtype, n, batch=None):
        if self.quick:
            n, batch = 16, batch and 2
        dims = (batch, n, n) if batch else (n, n)
        a, b = (self.random(*dims, dtype=getattr(self.torch, dtype)) for _ in range(2))
        return 2.0 * n**3 * (batch or 1) / self.seconds(lambda: a @ b) * 1e-12

    def small_op(self, taped=False):
        a, b = self.random(8).requires_grad_(taped), self.random(8)

        def run(batch):
            for _ in range(batch):
                a + b

        return 1e9 * self.host_seconds(self.size(300, 10), run)

    def small_op_read(self):
        a, b = self.random(8), self.random(8)
        return 1e6 * self.seconds(lambda: (a + b).cpu())

    def allocations(self):
        sizes, state = [], 1
        for _ in range(1000):
            state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
            sizes.append(int(2 ** (6 + (state >> 8) * 2.0**-24 * 12)))
        live, at = [None] * 64, 0

        def work():
            nonlocal at
            live[at % 64] = None
            live[at % 64] = self.torch.full((sizes[at % 1000],), 1.0, device=self.device)
            at += 1

        return 1 / self.seconds(work)

    def cnn_step(self, batch):
        import torch.nn.functional as F

        torch = self.torch
        batch = self.size(batch, 2)
        about_zero = lambda scale, *dims: ((self.random(*dims) - 0.5) * scale).requires_grad_()
        v = [about_zero(0.2, 32, 1, 5, 5), about_zero(0.06, 64, 32, 5, 5), about_zero(0.04, 3136, 1024),
             about_zero(0.06, 1024, 10)]
        x, y = self.random(batch, 1, 28, 28), torch.arange(batch, device=self.device) * 7 % 10

        def step():
            h = F.max_pool2d(torch.relu(F.conv2d(x, v[0], padding=2)), 2)
            h = F.max_pool2d(torch.relu(F.conv2d(h, v[1], padding=2)), 2)
            loss = F.cross_entropy(torch.relu(h.flatten(1) @ v[2]) @ v[3], y)
            gradients = torch.autograd.grad(loss, v)
            with torch.no_grad():
                for p, g in zip(v, gradients):
                    p.sub_(g, alpha=1e-3)

        return step

    def cnn(self, batch):
        return 1e3 * self.seconds(self.cnn_step(batch))

    def cnn_memory(self, batch):
        cuda = self.torch.cuda
        if self.device == "cuda":
            cuda.empty_cache()
            cuda.reset_peak_memory_stats()
        step = self.cnn_step(batch)
        for _ in range(self.size(5, 1)):
            step()
        self.wait()
        return cuda.max_memory_allocated() / (1 << 20)

    def adam(self, **options):
        n = self.size(1 << 20, 64)
        variables = [self.random(n).requires_grad_() for _ in range(self.size(100, 3))]
        for v in variables:
            v.grad = self.random(n)
        return 1e3 * self.seconds(self.torch.optim.Adam(variables, lr=1e-3, **options).step)

    def embedding(self):
        import torch.nn.functional as F

        rows, n = self.size(1 << 20, 64), self.size(1 << 16, 16)
        table = self.random(rows, self.size(128, 8)).requires_grad_()
        ids = self.torch.randint(rows, (n,), device=self.device)
        sgd = self.torch.optim.SGD([table], lr=0.01)

        def step():
            sgd.zero_grad()
            F.embedding(ids, table, sparse=True).sum().backward()
            sgd.step()

        return 1e3 * self.seconds(step)

    def measure(self, name):
        tf32 = name.startswith("tf32_")
        base = name.removeprefix("tf32_")
        self.allow_tf32(tf32, tf32 or name.endswith("_defaults"))
        parts = base.split("_")
        if parts[0] == "cnn":
            return (self.cnn_memory if parts[-1] == "memory" else self.cnn)(int(parts[1]))
        if parts[0] == "matmul":
            return self.matmul(parts[1], int(parts[2]))
        if parts[0] == "batched":
            return self.matmul(parts[2], 512, 64)
        special = {"small_op_taped": lambda: self.small_op(taped=True), "adam_fused": lambda: self.adam(fused=True),
                   "chain_function": self.chain}
        return special.get(base, getattr(self, base, None))()


def run_peer(names, quick):
    """Prints the works in gpu_bench's form: a line for each work, when it is done."""
    peer = Peer(quick)
    torch = peer.torch
    about = {"torch": torch.__version__, "cuda": torch.version.cuda, "cudnn": torch.backends.cudnn.version(),
             "gpu": torch.cuda.get_device_name() if peer.device == "cuda" else "none"}
    print("{\n" + f'"about": {json.dumps(about)}', end="", flush=True)
    for name in names:
        try:
            out = {"value": peer.measure(name)}
        except Exception as e:
            out = {"error": " ".join(f"{type(e).__name__}: {e}".split())[:200]}
        print(f",\n{json.dumps(name)}: {json.dumps(out)}", end="", flush=True)
        if "CUDA error" in out.get("error", ""):
            sys.exit(LOST)  # the device stays broken in this process
        if peer.device == "cuda":
            torch.cuda.empty_cache()
    print("\n}")


# ---- Both, and the table


def run_all(command, names, deadline):
    """Returns what `command --works=...` prints for these works. A work that ends the process is an error."""
    results, left, longest = {}, [n for n in WORKS if n in names], 0.45 * (deadline - time.monotonic())
    while left:
        seconds = min(deadline - time.monotonic(), longest)
        if seconds <= 1:
            return results | dict.fromkeys(left, {"error": "no time was left"})
        start = time.monotonic()
        try:
            process = subprocess.run([*command, "--works=" + ",".join(left)], text=True, timeout=seconds, capture_output=True)
            text, code = process.stdout, process.returncode
            why = f"exit code {code}: {process.stderr.strip().rpartition(chr(10))[2][:200]}"
        except subprocess.TimeoutExpired as e:
            text, code, why = (e.stdout or b"").decode(errors="replace"), None, "no time was left"
        except OSError as e:
            text, code, why = "", None, str(e)
        longest -= time.monotonic() - start
        if not text:  # the program does not start
            return results | dict.fromkeys(left, {"error": why})
        for line in text.splitlines():
            try:
                results.update(json.loads("{" + line.strip().rstrip(",") + "}") if ":" in line else {})
            except ValueError:  # the line was cut off
                pass
        left = [n for n in left if n not in results]
        if left and code != LOST:
            results[left.pop(0)] = {"error": why}
    return results


def mean_of(runs, name):
    """Returns the mean of a work's values, or its error."""
    rows = [r[name] for r in runs if name in r]
    values = [row["value"] for row in rows if row.get("value") is not None]
    if values:
        return {"value": sum(values) / len(values), "unit": next(row["unit"] for row in rows if "unit" in row)}
    return rows[0] if rows else {"error": "was not run"}


def judge(goal, unit, mine, peer, copy):
    """Returns the goal in numbers, and whether it is reached (None: not known)."""
    larger = unit in LARGER_IS_BETTER
    if goal == "copy":
        return (f">= {0.9 * copy:.4g}", mine >= 0.9 * copy) if copy else ("", None)
    if goal == "small":
        most = min(3000, peer / 2) if peer else 3000
        return f"<= {most:.4g}", mine <= most
    if goal is None or not peer:
        return "", None
    if goal == "rate":
        return f">= {0.97 * peer:.4g}", mine >= 0.97 * peer
    if goal == "better":
        return f"{'>' if larger else '<'} {peer:.4g}", (mine > peer) == larger and mine != peer
    return f"<= {peer:.4g}", mine <= peer


def driver():
    try:
        query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
        return subprocess.run(query, text=True, capture_output=True, timeout=20, check=True).stdout.splitlines()[0]
    except (OSError, subprocess.SubprocessError, IndexError):
        return "not known"


def measure(arguments, names):
    """Returns libeager's runs, PyTorch's run, and the versions and GPU that PyTorch reports."""
    deadline = time.monotonic() + arguments.seconds
    quick = ["--quick"] if arguments.quick else []
    mine = [str(arguments.gpu_bench.resolve()), *quick]
    theirs = [sys.executable, str(HERE), "--peer", *quick]
    plain = {SAME_AS.get(n, n) for n in names if not n.startswith("tf32_")}
    tf32 = [n.removeprefix("tf32_") for n in names if n.startswith("tf32_")]

    def run_mine():
        start = time.monotonic()
        results = run_all(mine, plain, deadline)
        other = run_all([*mine, "--tf32"], tf32, deadline)
        return results | {"tf32_" + n: r for n, r in other.items()}, time.monotonic() - start

    first, took = run_mine()
    peer = run_all(theirs, names, deadline)
    about = peer.pop("about", {})
    runs = [first]
    if deadline - time.monotonic() > 1.2 * took + 5:
        runs.append(run_mine()[0])
    return runs, peer, about


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gpu_bench", type=pathlib.Path)
    parser.add_argument("--json", type=pathlib.Path, help="a file for all figures")
    parser.add_argument("--works", help="names, separated by commas; all if absent")
    parser.add_argument("--seconds", type=float, default=145, help="the time in which all must be done")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    names = [n for n in WORKS if not arguments.works or n in arguments.works.split(",")]
    runs, peer, about = measure(arguments, names)

    mine = {n: mean_of(runs, SAME_AS.get(n, n)) for n in names}
    copies = [r.get("copy", {}).get("value") for r in (*runs, peer)]
    copy = max((c for c in copies if c), default=None)
    about = {"date": datetime.datetime.now().isoformat(timespec="seconds"), "gpu, driver": driver(), **about,
             "runs of libeager": len(runs)}
    print("; ".join(f"{k}: {v}" for k, v in about.items()) + "\n")
    print("| work | unit | libeager | PyTorch | ratio | goal | ok |\n" + "| --- " * 7 + "|")
    table, missed, failed = {}, 0, 0
    for name in names:
        what, goal = WORKS[name]
        own, other = mine[name], peer.get(name, {})
        value, theirs, unit = own.get("value"), other.get("value"), own.get("unit", "")
        ratio, bound, reached = None, "", None
        if value is None:
            failed += 1
        else:
            if theirs:
                ratio = theirs / max(value, 1e-12) if unit in LARGER_IS_BETTER else value / theirs
            bound, reached = judge(goal, unit, value, theirs, copy)
        missed += reached is False
        ok = "failed" if value is None else "" if reached is None else "ok" if reached else "missed"
        show = lambda row: f"{row['value']:.4g}" if row.get("value") is not None else row.get("error", "")[:80].replace("|", "/")
        print(f"| {what} | {unit} | {show(own)} | {show(other)} | {f'{ratio:.2f}' if ratio else ''} | {bound} | {ok} |")
        table[name] = {"what": what, "unit": unit, "libeager": own, "torch": other, "ratio": ratio, "goal": bound, "ok": ok}
    print(f"\n{missed} goals missed, {failed} works failed")
    if arguments.json:
        arguments.json.write_text(json.dumps({"about": about, "table": table, "runs": runs, "torch": peer}, indent=1) + "\n")
    unjudged = [name for name in names if WORKS[name][1] and peer.get(name, {}).get("value") is None]
    if unjudged:
        print(f"PyTorch has no figure for {', '.join(unjudged)}")
    return 1 if failed or unjudged else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--peer"]:
        run_peer(sys.argv[-1].removeprefix("--works=").split(","), "--quick" in sys.argv)
    else:
        sys.exit(main())
