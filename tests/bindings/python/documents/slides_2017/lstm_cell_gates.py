# The slide unpacks three gates into four names: Python's error is what it gives.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

# Inputs; the slides show none: batch 2, 3 features, 4 units.
x = tf.reshape(tf.range(6.), [2, 3]) / 6
w = tf.reshape(tf.range(112.), [7, 16]) / 112 - 0.5
h, c = tf.zeros([2, 4]), tf.ones([2, 4])

@tf.nn.graph_callable
def lstm_cell(x, w, h, c):
    xhw = tf.matmul(tf.concat([x, h], axis=1), w)
    y = tf.split(xhw, 4, axis=1)
    in_value = tf.tanh(y[0])
    in_gate, forget_gate, out_gate, c = y[1:]
    c = (forget_gate * c) + (in_gate * in_value)
    h = out_gate * tf.tanh(c)
    return h, c

h, c = lstm_cell(x, w, h, c)
print(h)
