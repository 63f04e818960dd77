"""tf.keras.preprocessing.text and .sequence: words as numbers, and parts of series, as arrays of NumPy."""
import collections
import hashlib
import json

from ._keras_misc import Sequence

_FILTERS = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\t\n'


def text_to_word_sequence(input_text, filters=_FILTERS, lower=True, split=" "):
    """Returns the words of a text, a list. filters: characters that separate words as `split` does."""
    text = input_text.lower() if lower else input_text
    return [word for word in text.translate({ord(c): split for c in filters}).split(split) if word]


def hashing_trick(text, n, hash_function=None, filters=_FILTERS, lower=True, split=" "):
    """Returns numbers from 1 to n - 1 for the words of a text. hash_function: None for Python's hash, "md5", or a function."""
    if hash_function is None:
        hash_function = hash
    elif hash_function == "md5":
        hash_function = lambda word: int(hashlib.md5(word.encode()).hexdigest(), 16)
    return [hash_function(word) % (n - 1) + 1 for word in text_to_word_sequence(text, filters, lower, split)]


def one_hot(input_text, n, filters=_FILTERS, lower=True, split=" "):
    """Returns numbers for the words of a text: hashing_trick by Python's hash."""
    return hashing_trick(input_text, n, hash, filters, lower, split)


class Tokenizer:
    """Numbers words by how often texts have them, the most frequent one being 1.

    num_words: how many numbers are used, the least ones, None for all; oov_token: the word that stands for those without a number.

    >>> import eager.compat.tensorflow as tf
    >>> tokenizer = tf.keras.preprocessing.text.Tokenizer()
    >>> tokenizer.fit_on_texts(["the cat and the dog", "the dog"])
    >>> tokenizer.word_index["the"], tokenizer.texts_to_sequences(["the dog ran"])
    (1, [[1, 2]])
    """

    def __init__(self, num_words=None, filters=_FILTERS, lower=True, split=" ", char_level=False, oov_token=None, analyzer=None,
                 document_count=0, **_):
        self.num_words, self.filters, self.lower, self.split, self.char_level = num_words, filters, lower, split, char_level
        self.oov_token, self.analyzer, self.document_count = oov_token, analyzer, document_count
        self.word_counts, self.word_docs = collections.OrderedDict(), collections.defaultdict(int)
        self.word_index, self.index_word, self.index_docs = {}, {}, collections.defaultdict(int)

    def _words(self, text):
        if self.char_level or isinstance(text, list):
            return [w.lower() for w in text] if self.lower else list(text)
        return self.analyzer(text) if self.analyzer else text_to_word_sequence(text, self.filters, self.lower, self.split)

    def fit_on_texts(self, texts):
        """Counts the words of texts, and numbers them anew."""
        for text in texts:
            self.document_count += 1
            words = self._words(text)
            for word in words:
                self.word_counts[word] = self.word_counts.get(word, 0) + 1
            for word in set(words):
                self.word_docs[word] += 1
        ordered = sorted(self.word_counts, key=lambda word: -self.word_counts[word])
        words = ordered if self.oov_token is None else [self.oov_token, *(w for w in ordered if w != self.oov_token)]
        self.word_index = {word: i for i, word in enumerate(words, 1)}
        self.index_word = {i: word for word, i in self.word_index.items()}
        self.index_docs = collections.defaultdict(int, {self.word_index[w]: n for w, n in self.word_docs.items()})

    def fit_on_sequences(self, sequences):
        """Counts the documents that numbers are in."""
        self.document_count += len(sequences)
        for sequence in sequences:
            for i in set(sequence):
                self.index_docs[i] += 1

    def _is_used(self, number):
        return number is not None and not (self.num_words and number >= self.num_words)

    def texts_to_sequences_generator(self, texts):
        """Yields the numbers of each text's words."""
        other = self.word_index.get(self.oov_token)
        for text in texts:
            numbers = (self.word_index.get(word) for word in self._words(text))
            yield [i if self._is_used(i) else other for i in numbers if self._is_used(i) or other is not None]

    def texts_to_sequences(self, texts):
        """Returns the numbers of each text's words, a list of lists."""
        return list(self.texts_to_sequences_generator(texts))

    def sequences_to_texts(self, sequences):
        """Returns the words of numbers, as texts."""
        other = self.oov_token
        return [" ".join(word for word in (self.index_word.get(i) if self._is_used(i) and i in self.index_word else other for i in sequence)
                         if word is not None) for sequence in sequences]

    def texts_to_matrix(self, texts, mode="binary"):
        """Returns a row for each text: see sequences_to_matrix()."""
        return self.sequences_to_matrix(self.texts_to_sequences(texts), mode)

    def sequences_to_matrix(self, sequences, mode="binary"):
        """Returns a row for each list of numbers: which of them it has ("binary"), how often ("count"), which share of it they are
        ("freq"), or "tfidf"."""
        import numpy as np

        if not self.num_words and not self.word_index:
            raise ValueError("Specify a dimension (`num_words` argument), or fit on some text data first.")
        if mode not in ("binary", "count", "freq", "tfidf"):
            raise ValueError(f"Unknown vectorization mode: {mode}")
        if mode == "tfidf" and not self.document_count:
            raise ValueError("Fit the Tokenizer on some data before using tfidf mode.")
        rows = np.zeros((len(sequences), self.num_words or len(self.word_index) + 1))
        for row, sequence in zip(rows, sequences):
            for i, n in collections.Counter(i for i in sequence if i < len(row)).items():
                row[i] = {"binary": lambda: 1, "count": lambda: n, "freq": lambda: n / len(sequence),
                          "tfidf": lambda: (1 + np.log(n)) * np.log(1 + self.document_count / (1 + self.index_docs.get(i, 0)))}[mode]()
        return rows

    def get_config(self):
        """Returns the settings and the counts, as a dict that JSON takes."""
        counts = {name: json.dumps(getattr(self, name)) for name in ("word_counts", "word_docs", "index_docs", "index_word", "word_index")}
        return {"num_words": self.num_words, "filters": self.filters, "lower": self.lower, "split": self.split,
                "char_level": self.char_level, "oov_token": self.oov_token, "document_count": self.document_count, **counts}

    def to_json(self, **options):
        """Returns the settings and the counts as JSON."""
        return json.dumps({"class_name": "Tokenizer", "config": self.get_config()}, **options)


def tokenizer_from_json(json_string):
    """Returns the Tokenizer that to_json() wrote."""
    config = json.loads(json_string)["config"]
    counts = {name: json.loads(config.pop(name)) for name in ("word_counts", "word_docs", "index_docs", "index_word", "word_index")}
    made = Tokenizer(**config)
    made.word_counts, made.word_index = collections.OrderedDict(counts["word_counts"]), counts["word_index"]
    made.word_docs = collections.defaultdict(int, counts["word_docs"])
    made.index_docs = collections.defaultdict(int, {int(k): v for k, v in counts["index_docs"].items()})
    made.index_word = {int(k): v for k, v in counts["index_word"].items()}
    return made


class TimeseriesGenerator(Sequence):
    """Batches of parts of a series, of `length` steps each, and what follows each part, for fit()."""

    def __init__(self, data, targets, length, sampling_rate=1, stride=1, start_index=0, end_index=None, shuffle=False, reverse=False,
                 batch_size=128):
        if len(data) != len(targets):
            raise ValueError(f"Data and targets have to be of same length. Data length is {len(data)} while target length is {len(targets)}")
        self.data, self.targets, self.length, self.sampling_rate, self.stride = data, targets, length, sampling_rate, stride
        self.start_index, self.end_index = start_index + length, len(data) - 1 if end_index is None else end_index
        self.shuffle, self.reverse, self.batch_size = shuffle, reverse, batch_size
        if self.start_index > self.end_index:
            raise ValueError(f"`start_index+length={self.start_index} > end_index={self.end_index}` is disallowed, as no part of the "
                             "sequence would be left to be used as current step.")

    def __len__(self):
        return (self.end_index - self.start_index + self.batch_size * self.stride) // (self.batch_size * self.stride)

    def __getitem__(self, index):
        import numpy as np

        if self.shuffle:
            rows = np.random.randint(self.start_index, self.end_index + 1, size=self.batch_size)
        else:
            first = self.start_index + self.batch_size * self.stride * index
            rows = np.arange(first, min(first + self.batch_size * self.stride, self.end_index + 1), self.stride)
        parts = np.array([self.data[row - self.length:row:self.sampling_rate] for row in rows])
        return parts[:, ::-1, ...] if self.reverse else parts, np.array([self.targets[row] for row in rows])


def make_sampling_table(size, sampling_factor=1e-5):
    """Returns with which probability words are kept whose frequencies are as Zipf's law has them."""
    import numpy as np

    rank = np.arange(size)
    rank[0] = 1
    f = sampling_factor * (rank * (np.log(rank) + 0.577) + 0.5 - 1.0 / (12.0 * rank))
    return np.minimum(1.0, f / np.sqrt(f))


def skipgrams(sequence, vocabulary_size, window_size=4, negative_samples=1.0, shuffle=True, categorical=False, sampling_table=None,
              seed=None):
    """Returns pairs of words that stand near each other, and of such as do not, and 1 or 0 for each pair."""
    import random

    drawn, couples, labels = random.Random(seed), [], []
    for i, word in enumerate(sequence):
        if not word or sampling_table is not None and sampling_table[word] < drawn.random():
            continue
        for j in range(max(0, i - window_size), min(len(sequence), i + window_size + 1)):
            if j != i and sequence[j]:
                couples.append([word, sequence[j]])
                labels.append([0, 1] if categorical else 1)
    if negative_samples > 0:
        words = [c[0] for c in couples]
        drawn.shuffle(words)
        n = int(len(labels) * negative_samples)
        couples += [[words[i % len(words)], drawn.randint(1, vocabulary_size - 1)] for i in range(n)]
        labels += [[1, 0] if categorical else 0] * n
    if shuffle:
        order = list(range(len(couples)))
        drawn.shuffle(order)
        couples, labels = [couples[i] for i in order], [labels[i] for i in order]
    return couples, labels
