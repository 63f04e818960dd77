#!/usr/bin/env python3
"""Trains a convolutional network on handwritten digits: the program of samples/digits in Python.

    python3 samples/python/digits.py [--epochs N] [--seed N] [--function] [--plot FILE] ...

One seed gives the same losses as the C program, to the last digit. Ctrl-C saves the training, and --resume goes on with it, in
this program or in the C program, with the numbers that it would have had. Needs the package eager (bindings/python); a progress
bar is shown where tqdm is installed, and the loss curve is drawn where matplotlib is.
"""
import argparse
import gzip
import math
import pathlib
import secrets
import signal
import struct
import sys
import time

import eager

HELD_BACK = 10  # one picture in so many
CURVE_POINTS = 300
EVALUATION_BATCH = 500
NUM_CLASSES = 10


class Architecture:
    """Convolutions, each with a bias, relu and perhaps pooling; then two dense layers with dropout between them."""

    def __init__(self, kernel, filters, pools, hidden, epochs, batch, learning_rate):
        self.kernel, self.filters, self.pools, self.hidden = kernel, filters, pools, hidden
        self.epochs, self.batch, self.learning_rate = epochs, batch, learning_rate

    def __str__(self):
        layers = [f"conv {self.kernel}x{self.kernel}x{n}" + (", pool" if pool else "") for n, pool in zip(self.filters, self.pools)]
        return ", ".join([*layers, f"dense {self.hidden}", "dropout", f"dense {NUM_CLASSES}"])


LARGE = Architecture(5, (32, 64), (True, True), 1024, 5, 64, 1e-3)
SMALL = Architecture(3, (32, 64), (False, True), 128, 30, 64, 2e-3)  # for pictures below 16x16


def read_idx(folder, name, rank):
    """The unsigned bytes of an idx file, compressed or not, as a tensor."""
    path = pathlib.Path(folder) / name
    if path.exists():
        data = path.read_bytes()
    else:
        try:
            data = gzip.decompress((path.parent / (name + ".gz")).read_bytes())
        except FileNotFoundError:
            sys.exit(f"{path}: no such file, nor with .gz")
    header = 4 + 4 * rank
    if len(data) < header or data[:4] != bytes([0, 0, 8, rank]):
        sys.exit(f"{path}: not an idx file of unsigned bytes with {rank} dims")
    dims = struct.unpack(f">{rank}I", data[4:header])
    if len(data) - header != math.prod(dims):
        sys.exit(f"{path}: expected {header + math.prod(dims)} bytes, found {len(data)}")
    return eager.reshape(eager.from_numpy(memoryview(data)[header:]), dims)


class Pictures:
    """Labelled pictures: images uint8 [count, height, width, 1], labels uint8 [count]."""

    def __init__(self, images, labels):
        self.images, self.labels = images, labels
        self.count, self.height, self.width = images.shape[:3]

    @classmethod
    def read(cls, folder, prefix, device):
        images = read_idx(folder, f"{prefix}-images-idx3-ubyte", 3)
        labels = read_idx(folder, f"{prefix}-labels-idx1-ubyte", 1)
        if len(images) != len(labels):
            sys.exit(f"{folder}: {len(images)} pictures but {len(labels)} labels for {prefix}")
        return cls(images[..., None].to(device), labels.to(device))

    def split(self, count):
        """Two sets: count pictures drawn at random, and the others."""
        order = eager.random_permutation(self.count)
        return tuple(Pictures(eager.gather(self.images, part), eager.gather(self.labels, part))
                     for part in (order[:count], order[count:]))

    @staticmethod
    def as_numbers(images, labels):
        """float32 pictures from 0 to 1, int32 labels."""
        return eager.cast(images, eager.float32) * (1 / 255), eager.cast(labels, eager.int32)

    def batches(self, size):
        """A pipeline of batches, each epoch in another random order, one made ahead of its use."""
        dataset = eager.data.Dataset.from_tensor_slices((self.images, self.labels))
        return dataset.shuffle(self.count).batch(size).map(self.as_numbers).prefetch()

    def slice(self, begin, end):
        return self.as_numbers(self.images[begin:end], self.labels[begin:end])


def make_network(architecture, height, width):
    """Logits [batch, 10] of pictures [batch, height, width, 1]. He's initial values keep the size of signals under relu."""
    a, network = architecture, eager.nn.Sequential()
    for i, (filters, pool) in enumerate(zip(a.filters, a.pools)):
        network.add(eager.nn.Conv2D(filters, a.kernel, padding="same", activation="relu", kernel_initializer="he_normal", name=f"conv{i + 1}"))
        if pool:
            network.add(eager.nn.MaxPooling2D(padding="same"))
    network.add(eager.nn.Flatten())
    network.add(eager.nn.Dense(a.hidden, activation="relu", kernel_initializer="he_normal", name="dense1"))
    network.add(eager.nn.Dropout(0.5))
    network.add(eager.nn.Dense(NUM_CLASSES, kernel_initializer="he_normal", name="dense2"))
    network(eager.zeros([1, height, width, 1]))  # makes the variables
    return network


def mean_loss(logits, labels):
    return eager.mean(eager.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels))


class Interrupted(Exception):
    """A signal asks the program to end."""


def receive_signals():
    """Lets Ctrl-C and kill be answered at the curve's next point. Returns the list that a signal comes to; a second one ends the
    program at once."""
    received = []

    def receive(number, _):
        signal.signal(number, signal.SIG_DFL)
        received.append(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, receive)
    return received


class Trainer:
    def __init__(self, options):
        device = options.device or "cpu:0"
        pictures = Pictures.read(options.data, "train", device)
        self.test = Pictures.read(options.data, "t10k", device)
        self.held_back, self.training = pictures.split(pictures.count // HELD_BACK)
        self.architecture = a = LARGE if min(pictures.height, pictures.width) >= 16 else SMALL
        self.epochs = options.epochs or a.epochs
        self.batch = options.batch or a.batch
        self.learning_rate = options.learning_rate or a.learning_rate
        self.seed = options.seed
        self.network = make_network(a, pictures.height, pictures.width)
        self.optimizer = eager.optimizers.Adam()
        self.batches = self.training.batches(self.batch)
        self.iterator = None  # of the batches, in this epoch
        self.epoch, self.seen, self.total = 1, 0, 0.0  # of this epoch: its number, the pictures seen, and the losses of its steps
        self.curve, self.held_back_curve = [], []  # (epochs, loss)
        self.received = receive_signals()
        self.step, self.run = self.train_step, self.run_network
        if options.function:
            self.step, self.run = eager.function(self.train_step), eager.function(self.run_network)

    def train_step(self, images, labels):
        """Runs the network under a tape, asks the tape for the gradients, and moves the variables."""
        variables = self.network.variables
        with eager.GradientTape() as tape:
            loss = mean_loss(self.network(images, training=True), labels)
        gradients = tape.gradient(loss, variables)
        self.optimizer.apply_gradients(zip(gradients, variables))
        return loss

    def run_network(self, images):
        return self.network(images, training=False)

    def evaluate(self, pictures):
        """Mean loss and accuracy."""
        loss = right = 0.0
        for begin in range(0, pictures.count, EVALUATION_BATCH):
            images, labels = pictures.slice(begin, begin + EVALUATION_BATCH)
            logits = self.run(images)
            loss += len(labels) * float(mean_loss(logits, labels))
            right += float(eager.sum(eager.cast(eager.argmax(logits, axis=1) == labels, eager.float32)))
        return loss / pictures.count, right / pictures.count

    @property
    def steps_in_epoch(self):
        return -(-self.training.count // self.batch)

    def train_epoch(self, bar):
        """Goes over the batches that are left of the epoch."""
        count, steps_a_point = self.training.count, 1 + self.steps_in_epoch * self.epochs // CURVE_POINTS
        losses, summed = None, 0  # losses are summed where the network runs, and read once a point of the curve
        for images, labels in self.iterator:
            loss = self.step(images, labels)
            losses = loss if losses is None else loss + losses
            summed += 1
            self.seen += len(labels)
            bar.update(len(labels))
            if summed == steps_a_point or self.seen == count:
                value = float(losses)
                if not math.isfinite(value):
                    sys.exit("the loss is no longer a number; a smaller --learning-rate may help")
                self.curve.append((((self.epoch - 1) * count + self.seen) / count, value / summed))
                bar.set_description(f"epoch {self.epoch}/{self.epochs}, loss {value / summed:.4f}", refresh=False)
                self.total += value
                losses, summed = None, 0
                if self.received:
                    raise Interrupted

    def train(self):
        print("epoch   training loss   held-back loss   held-back accuracy", flush=True)
        done = (self.epoch - 1) * self.training.count + self.seen
        with progress_bar(done, self.epochs * self.training.count) as bar:
            while self.epoch <= self.epochs:
                self.optimizer.learning_rate = self.learning_rate * (self.epochs - self.epoch + 1) / self.epochs
                self.iterator = self.iterator or iter(self.batches)
                self.train_epoch(bar)
                loss, (held_back_loss, accuracy) = self.total / self.steps_in_epoch, self.evaluate(self.held_back)
                self.held_back_curve.append((self.epoch, held_back_loss))
                bar.write(f"{self.epoch:5d}   {loss:13.4f}   {held_back_loss:14.4f}   {100 * accuracy:17.2f}%")
                sys.stdout.flush()
                self.iterator, self.epoch, self.seen, self.total = None, self.epoch + 1, 0, 0.0

    def checkpoint(self):
        """All that the next step depends on, under the keys of the C program."""
        self.iterator = self.iterator or iter(self.batches)
        return eager.Checkpoint(
            model=self.network, optimizer=self.optimizer, data=self.iterator, epoch=self.epoch, seen=self.seen, total=self.total,
            epochs=self.epochs, batch=self.batch, learning_rate=self.learning_rate, seed=self.seed,
            training_curve=curve_tensor(self.curve), held_back_curve=curve_tensor(self.held_back_curve))

    def resume(self, path):
        checkpoint = self.checkpoint()
        checkpoint.restore(path).assert_existing_objects_matched()
        self.epoch, self.seen, self.total = checkpoint.epoch, checkpoint.seen, checkpoint.total
        self.curve, self.held_back_curve = (list(zip(*c.tolist())) for c in (checkpoint.training_curve, checkpoint.held_back_curve))


def curve_tensor(points):
    """float64 [2, count]: the epochs, and then the losses."""
    return eager.reshape(eager.constant([*zip(*points)] or [[], []], eager.float64), [2, -1])


class NoBar:
    """What is used of tqdm, without it."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def update(self, n):
        pass

    def set_description(self, text, refresh=True):
        pass

    write = staticmethod(print)


def progress_bar(done, total):
    try:
        from tqdm import tqdm
    except ImportError:
        return NoBar()
    return tqdm(initial=done, total=total, unit=" pictures", leave=False, file=sys.stderr, disable=None)


def plot(path, training, held_back):
    """Draws the loss curve into a file. False: there is no matplotlib."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 5))
    axes.plot(*zip(*training), label="training", linewidth=1)
    axes.plot(*zip(*held_back), label="held back", marker="o", markersize=3)
    axes.set(xlabel="epoch", ylabel="loss", yscale="log", title="Loss on handwritten digits")
    axes.legend()
    axes.grid(alpha=0.3)
    figure.savefig(path)
    pyplot.close(figure)
    return True


def whole_number(lowest, highest):
    """A whole number in a range, as argparse takes it."""

    def parse(text):
        if not text.isdecimal() or not lowest <= int(text) <= highest:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {lowest} to {highest}")
        return int(text)

    return parse


def positive_number(text):
    try:
        if 0 < float(text) < math.inf:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    data = pathlib.Path(__file__).resolve().parent.parent / "data"
    parser.add_argument("--data", default=str(data), help="the folder with MNIST's four idx files, .gz or not")
    parser.add_argument("--epochs", type=whole_number(1, 100000), help="how often training goes over all pictures")
    parser.add_argument("--batch", type=whole_number(1, 100000), help="pictures in a training step")
    parser.add_argument("--learning-rate", type=positive_number, help="of Adam in the first epoch; it falls evenly to the last")
    parser.add_argument("--seed", type=whole_number(0, 2**63 - 1), default=1, help="one seed, one curve; 0: another each time")
    parser.add_argument("--device", help="where to compute: cpu:0, gpu:0, ...")
    parser.add_argument("--threads", type=whole_number(0, 4096), default=0, help="CPU threads; 0: one for each core")
    parser.add_argument("--function", action="store_true", help="trace the training step and the network: the same numbers, faster")
    parser.add_argument("--checkpoint", default="digits.safetensors", help="where Ctrl-C saves the training")
    parser.add_argument("--resume", action="store_true", help="go on from that file, with the epochs, batch, learning rate and seed "
                        "that it was begun with")
    parser.add_argument("--plot", default="loss.png", help="where to draw the loss curve, if matplotlib is there")
    return parser.parse_args()


def restore_options(options):
    """Takes what the training was begun with."""
    begun = eager.load_tensors(options.checkpoint)
    for key in ("epochs", "batch", "learning_rate", "seed"):
        setattr(options, key, begun[key].item())


def main():
    options = parse_options()
    eager.configure(num_threads=options.threads)
    if options.resume:
        restore_options(options)
    options.seed = options.seed or secrets.randbits(62)  # a checkpoint has it
    eager.random.set_seed(options.seed)
    with eager.device(options.device):
        trainer = Trainer(options)
        t = trainer.training
        print(f"libeager {eager.__version__} on {options.device or eager.devices()[0]}")
        print(f"pictures  {t.width}x{t.height}: {t.count} for training, {trainer.held_back.count} held back, "
              f"{trainer.test.count} for testing")
        print(f"network   {trainer.architecture}: {sum(math.prod(v.shape) for v in trainer.network.variables)} parameters")
        if options.resume:
            trainer.resume(options.checkpoint)
            print(f"goes on   in epoch {trainer.epoch}, from {options.checkpoint}")
        print()
        start = time.perf_counter()
        try:
            trainer.train()
        except Interrupted:
            trainer.checkpoint().write(options.checkpoint)
            print(f"interrupted in epoch {trainer.epoch}: saved to {options.checkpoint}, from which --resume goes on")
            sys.exit(128 + trainer.received[0])
        print(f"trained in {time.perf_counter() - start:.1f} s")
        if plot(options.plot, trainer.curve, trainer.held_back_curve):
            print(f"\nloss curve: {options.plot}")
        print(f"test accuracy: {100 * trainer.evaluate(trainer.test)[1]:.2f}%")


if __name__ == "__main__":
    try:
        main()
    except eager.errors.NotFoundError as error:  # no such device or checkpoint
        sys.exit(str(error))
