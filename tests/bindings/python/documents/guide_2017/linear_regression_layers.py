# The guide has this class instead of that of the program before it, whose data is a vector; a dense layer takes rows, so the data has
# one column here. The layer begins at other values than 5 and 10, and its losses are any.
import eager.compat.tensorflow as tf

from eager.compat.tensorflow.contrib.eager.python import tfe

tfe.enable_eager_execution()

class Model(object):
  def __init__(self):
    self.layer = tf.layers.Dense(1)

  def predict(self, inputs):
    return self.layer(inputs)


# The loss function to be optimized
def loss(model, inputs, targets):
  error = model.predict(inputs) - targets
  return tf.reduce_mean(tf.square(error))

# A toy dataset of points around 3 * x + 2
NUM_EXAMPLES = 1000
training_inputs = tf.random_normal([NUM_EXAMPLES, 1])
noise = tf.random_normal([NUM_EXAMPLES, 1])
training_outputs = training_inputs * 3 + 2 + noise

model = Model()
grad = tfe.implicit_gradients(loss)
optimizer = tf.train.GradientDescentOptimizer(learning_rate=0.01)

# The training loop
print("Initial loss: %f" %
      loss(model, training_inputs, training_outputs).numpy())
for i in range(201):
  optimizer.apply_gradients(grad(model, training_inputs, training_outputs))
  if i % 20 == 0:
    print("Loss at step %d: %f" %
          (i, loss(model, training_inputs, training_outputs).numpy()))
print("Final loss: %f" % loss(model, training_inputs, training_outputs).numpy())
