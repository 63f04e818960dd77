"""Writes tensorflow_optimizer_values.json: the values of a variable after each of some steps of TensorFlow's optimizers, which
test_compat.py reads. Epsilon is large, so that where it is added shows. Run it where TensorFlow is installed:
python tensorflow_optimizer_values.py. Written with TensorFlow 2.21 and Keras 3.15.
"""
import json
import os

import tensorflow as tf

HERE = os.path.dirname(os.path.abspath(__file__))
START = [1.0, -2.0, 3.0]
GRADIENTS = [[0.1, -0.2, 3.0], [0.0, 0.5, -1.0], [0.3, 0.1, 2.0], [-1.0, 0.0, 0.01]]
CASES = [
    ("train.AdamOptimizer", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("train.AdamOptimizer", {"learning_rate": 0.1, "beta1": 0.8, "beta2": 0.9, "epsilon": 0.01}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "decay": 0.5, "epsilon": 0.1}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "momentum": 0.7, "epsilon": 0.01}),
    ("keras.optimizers.Adam", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.AdamW", {"learning_rate": 0.1, "weight_decay": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "rho": 0.5, "momentum": 0.7, "epsilon": 0.01}),
    ("keras.optimizers.Adagrad", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.Adadelta", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("train.AdamOptimizer", {"learning_rate": 0.1, "epsilon": 1.0}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "epsilon": 1.0}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "decay": 0.0, "epsilon": 0.1}),
    ("train.AdagradOptimizer", {"learning_rate": 0.1}),
    *((f"keras.optimizers.{name}", {"learning_rate": 0.1, "epsilon": 1.0})
      for name in ("Adam", "AdamW", "RMSprop", "Adagrad", "Adamax", "Nadam")),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "rho": 0.0, "epsilon": 0.1}),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "rho": 0.0, "momentum": 0.5, "epsilon": 1.0}),
    ("keras.optimizers.Adamax", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.Adamax", {"learning_rate": 0.1, "beta_1": 0.5, "beta_2": 0.75}),
    ("keras.optimizers.Nadam", {"learning_rate": 0.1, "epsilon": 0.1}),
    ("keras.optimizers.Nadam", {"learning_rate": 0.1, "beta_1": 0.5, "beta_2": 0.75}),
    ("keras.optimizers.Adam", {"learning_rate": 0.1, "beta_2": 0.5, "epsilon": 0.1, "amsgrad": True}),
    ("keras.optimizers.AdamW", {"learning_rate": 0.1, "weight_decay": 0.1, "beta_2": 0.75, "epsilon": 1.0, "amsgrad": True}),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "epsilon": 0.1, "centered": True}),
    ("keras.optimizers.RMSprop", {"learning_rate": 0.1, "rho": 0.5, "momentum": 0.7, "epsilon": 0.01, "centered": True}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "epsilon": 0.1, "centered": True}),
    ("train.RMSPropOptimizer", {"learning_rate": 0.1, "decay": 0.5, "momentum": 0.7, "epsilon": 0.01, "centered": True}),
    ("train.GradientDescentOptimizer", {"learning_rate": 0.1}), ("keras.optimizers.SGD", {"learning_rate": 0.1}),
    ("train.AdadeltaOptimizer", {"learning_rate": 0.5, "rho": 0.75, "epsilon": 0.1}), ("keras.optimizers.Lion", {"learning_rate": 0.1}),
    ("train.FtrlOptimizer", {"learning_rate": 0.1}),
    ("train.FtrlOptimizer", {"learning_rate": 0.1, "l1_regularization_strength": 0.1,
                             "l2_regularization_strength": 0.2, "l2_shrinkage_regularization_strength": 0.05}),
    ("keras.optimizers.Ftrl", {"learning_rate": 0.1}),
    ("keras.optimizers.Ftrl", {"learning_rate": 0.1, "beta": 0.5, "l1_regularization_strength": 0.1, "l2_regularization_strength": 0.2}),
    ("keras.optimizers.SGD", {"learning_rate": 0.1, "weight_decay": 0.1, "clipnorm": 1.0}),
    ("keras.optimizers.Adam", {"learning_rate": 0.1, "epsilon": 0.1, "use_ema": True, "ema_overwrite_frequency": 2, "clipvalue": 0.5}),
    ("keras.optimizers.Adam", {"learning_rate": 0.1, "epsilon": 0.1, "gradient_accumulation_steps": 2}),
]
# Those whose momentum has the rates of its steps in it, or not: at another rate in each step.
RATES = [0.1, 0.01, 0.5, 0.05]
AT_RATES = [
    ("keras.optimizers.SGD", {"momentum": 0.9}), ("keras.optimizers.SGD", {"momentum": 0.75, "nesterov": True}),
    ("keras.optimizers.RMSprop", {"momentum": 0.5, "epsilon": 0.1}), ("train.RMSPropOptimizer", {"momentum": 0.7, "epsilon": 0.01}),
    ("keras.optimizers.RMSprop", {"momentum": 0.5, "epsilon": 0.1, "centered": True}),
    ("train.MomentumOptimizer", {"momentum": 0.9}), ("train.MomentumOptimizer", {"momentum": 0.9, "use_nesterov": True}),
]


def steps(path, options, rates=(None,) * len(GRADIENTS)):
    """Returns the variable's values after each step. rates: those of the steps; None where options have it."""
    if path.startswith("train."):
        with tf.Graph().as_default():
            v = tf.compat.v1.Variable(START, use_resource=True)
            g = tf.compat.v1.placeholder(tf.float32, [3])
            rate = tf.compat.v1.placeholder_with_default(0.0, [])
            given = options if rates[0] is None else dict(options, learning_rate=rate)
            step = getattr(tf.compat.v1.train, path[6:])(**given).apply_gradients([(g, v)])
            with tf.compat.v1.Session() as session:
                session.run(tf.compat.v1.global_variables_initializer())
                return [session.run([step, g], {g: gradient, rate: r or 0.0}) and session.run(v).tolist()
                        for gradient, r in zip(GRADIENTS, rates)]
    optimizer, v, found = getattr(tf.keras.optimizers, path.rpartition(".")[2])(**options), tf.Variable(START), []
    for gradient, rate in zip(GRADIENTS, rates):
        if rate is not None:
            optimizer.learning_rate = rate
        optimizer.apply_gradients([(tf.constant(gradient), v)])
        found.append(v.numpy().tolist())
    return found


cases = [dict(optimizer=path, options=options, values=steps(path, options)) for path, options in CASES]
cases += [dict(optimizer=path, options=options, rates=RATES, values=steps(path, options, RATES)) for path, options in AT_RATES]
with open(os.path.join(HERE, "tensorflow_optimizer_values.json"), "w") as file:
    json.dump(dict(start=START, gradients=GRADIENTS, cases=cases), file, indent=1)
    file.write("\n")
