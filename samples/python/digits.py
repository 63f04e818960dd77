#!/usr/bin/env python3
"""Trains a convolutional network on handwritten digits: the program of samples/digits in Python.

    python3 samples/python/digits.py [--epochs N] [--seed N] [--function] [--plot FILE] ...

One seed gives the same losses as the C program, to the last digit. Needs the package eager (bindings/python); a progress
bar is shown where tqdm is installed, and the loss curve is drawn where matplotlib is.
"""
import argparse
import gzip
import math
import pathlib
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

    def batch(self, images, labels):
        """float32 pictures from 0 to 1, int32 labels."""
        return eager.cast(images, eager.float32) * (1 / 255), eager.cast(labels, eager.int32)

    def gather(self, indices):
        return self.batch(eager.gather(self.images, indices), eager.gather(self.labels, indices))

    def slice(self, begin, end):
        return self.batch(self.images[begin:end], self.labels[begin:end])


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
        self.network = make_network(a, pictures.height, pictures.width)
        self.optimizer = eager.optimizers.Adam()
        self.curve = []  # (epochs, loss) of training
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

    def train_epoch(self, epoch, bar):
        """Goes over all pictures in a random order; returns the mean loss of the steps."""
        count, steps = self.training.count, -(-self.training.count // self.batch)
        steps_a_point = 1 + steps * self.epochs // CURVE_POINTS
        order = eager.random_permutation(count)
        total, losses, summed = 0.0, None, 0  # losses are summed where the network runs, and read once a point of the curve
        for begin in range(0, count, self.batch):
            images, labels = self.training.gather(order[begin:begin + self.batch])
            loss = self.step(images, labels)
            losses = loss if losses is None else loss + losses
            summed += 1
            bar.update(len(labels))
            if summed == steps_a_point or begin + self.batch >= count:
                value = float(losses)
                if not math.isfinite(value):
                    sys.exit("the loss is no longer a number; a smaller --learning-rate may help")
                done = epoch - 1 + min(begin + self.batch, count) / count
                self.curve.append((done, value / summed))
                bar.set_description(f"epoch {epoch}/{self.epochs}, loss {value / summed:.4f}", refresh=False)
                total, losses, summed = total + value, None, 0
        return total / steps

    def train(self):
        print("epoch   training loss   held-back loss   held-back accuracy")
        held_back_curve = []
        with progress_bar(self.epochs * self.training.count) as bar:
            for epoch in range(1, self.epochs + 1):
                self.optimizer.learning_rate = self.learning_rate * (self.epochs - epoch + 1) / self.epochs
                loss = self.train_epoch(epoch, bar)
                held_back_loss, accuracy = self.evaluate(self.held_back)
                held_back_curve.append((epoch, held_back_loss))
                bar.write(f"{epoch:5d}   {loss:13.4f}   {held_back_loss:14.4f}   {100 * accuracy:17.2f}%")
        return held_back_curve


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


def progress_bar(total):
    try:
        from tqdm import tqdm
    except ImportError:
        return NoBar()
    return tqdm(total=total, unit=" pictures", leave=False, file=sys.stderr, disable=None)


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
    parser.add_argument("--plot", default="loss.png", help="where to draw the loss curve, if matplotlib is there")
    return parser.parse_args()


def main():
    options = parse_options()
    eager.configure(num_threads=options.threads)
    if options.seed:
        eager.random.set_seed(options.seed)
    with eager.device(options.device):
        trainer = Trainer(options)
        t = trainer.training
        print(f"libeager {eager.__version__} on {options.device or eager.devices()[0]}")
        print(f"pictures  {t.width}x{t.height}: {t.count} for training, {trainer.held_back.count} held back, "
              f"{trainer.test.count} for testing")
        print(f"network   {trainer.architecture}: {sum(math.prod(v.shape) for v in trainer.network.variables)} parameters\n")
        start = time.perf_counter()
        held_back = trainer.train()
        print(f"trained in {time.perf_counter() - start:.1f} s")
        if plot(options.plot, trainer.curve, held_back):
            print(f"\nloss curve: {options.plot}")
        print(f"test accuracy: {100 * trainer.evaluate(trainer.test)[1]:.2f}%")


if __name__ == "__main__":
    try:
        main()
    except eager.errors.NotFoundError as error:  # no such device
        sys.exit(str(error))
