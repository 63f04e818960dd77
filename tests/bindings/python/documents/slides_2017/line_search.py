# The slides show no output: the numbers are any, and fall.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

# The slides nudge a photograph towards a cat, with a trained network. Here the network is a small dense one, and grad_fn gives
# the one gradient itself, as the slide uses it, not the list that gradients_function returns.
weights = tf.reshape(tf.sin(tf.range(128.)), [16, 8])

def inception(image):
    return tf.nn.softmax(tf.matmul(tf.reshape(image, [1, 16]), weights))

# Define an objective
def objective(x):
    # Label 3 is that of a tabby cat
    log_p = tf.log(inception(x)[0, 3])
    return -tf.reshape(log_p, []) # scalar

def grad_fn(x):
    return tfe.gradients_function(objective)(x)[0]

def load_some_image():
    return tf.zeros([4, 4])

image = load_some_image()
for _ in range(10):
    val, grad = objective(image), grad_fn(image)
    print("-log(tabby cat-iness): {}".format(val))
    g_norm = tf.reduce_sum(grad*grad)

    (init_val, init_image, rate) = (val, image, 1.0)
    while val > init_val - rate * g_norm:
        image, rate = init_image - rate * grad, rate / 2.0
        val = objective(image)
