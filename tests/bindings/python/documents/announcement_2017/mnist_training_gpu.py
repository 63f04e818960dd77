# The page lost the indentation, and does not say what the dataset is: here images of noise.
import numpy

import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable_eager_execution()

class MNISTModel(tfe.Network):
  def __init__(self):
    super(MNISTModel, self).__init__()
    self.layer1 = self.track_layer(tf.layers.Dense(units=10))
    self.layer2 = self.track_layer(tf.layers.Dense(units=10))
  def call(self, input):
    """Actually runs the model."""
    result = self.layer1(input)
    result = self.layer2(result)
    return result

model = MNISTModel()
images = numpy.random.default_rng(0).random((64, 784)).astype("float32")
labels = numpy.eye(10, dtype="float32")[numpy.arange(64) % 10]
dataset = tf.data.Dataset.from_tensor_slices((images, labels)).batch(16)

def loss_function(model, x, y):
  y_ = model(x)
  return tf.nn.softmax_cross_entropy_with_logits(labels=y, logits=y_)

optimizer = tf.train.GradientDescentOptimizer(learning_rate=0.001)
with tf.device("/gpu:0"):
  for (x, y) in tfe.Iterator(dataset):
    optimizer.minimize(lambda: loss_function(model, x, y))
