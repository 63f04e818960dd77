"""Models that keras_layer_values.py trains with Keras, and test_keras_sequences.py with eager: each takes a tf with tf.keras."""


def sentences(tf):
    """Numbers of words, of which 0 stands for none, to a class."""
    layers = tf.keras.layers
    return tf.keras.Sequential([tf.keras.Input((6,), dtype="int32"), layers.Embedding(7, 4, mask_zero=True, embeddings_regularizer="l2"),
                                layers.LSTM(5), layers.Dense(3, activation="softmax", kernel_regularizer=tf.keras.regularizers.L1(0.02))])


def tags(tf):
    """Steps, of which those of zeros do not count, to a class each."""
    layers = tf.keras.layers
    return tf.keras.Sequential([tf.keras.Input((5, 3)), layers.Masking(), layers.Bidirectional(layers.GRU(4, return_sequences=True)),
                                layers.Dropout(0.0), layers.TimeDistributed(layers.Dense(3, activation="softmax"))])


def numbers(tf):
    """Steps to a number each, through a layer whose activation is no kernel's and through a normalization of what counts."""
    layers = tf.keras.layers
    x = tf.keras.Input((5, 3))
    masked = layers.Masking(0.0)(x)
    y = layers.LSTM(4, activation="sigmoid", return_sequences=True, activity_regularizer="l2")(masked)
    y = layers.BatchNormalization()(y)
    y = layers.add([y, layers.Dense(4, bias_regularizer="l1")(masked)])
    return tf.keras.Model(x, layers.Dense(1, kernel_constraint="non_neg")(y))


def means(tf):
    """The mean of the steps that count, as constrained weights see it, and attention among them."""
    layers = tf.keras.layers
    x = tf.keras.Input((5, 3))
    masked = layers.Masking()(x)
    both = layers.concatenate([masked, layers.MultiHeadAttention(2, 2)(masked, masked)])
    y = layers.GlobalAveragePooling1D()(both)
    return tf.keras.Model(x, layers.Dense(2, kernel_constraint=tf.keras.constraints.MaxNorm(0.5), bias_constraint="unit_norm")(y))


MODELS = {"sentences": sentences, "tags": tags, "numbers": numbers, "means": means}
