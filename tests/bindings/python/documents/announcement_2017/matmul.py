# The page lost the lines of code between its texts, and all indentation.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable_eager_execution()

x = [[2.]]
m = tf.matmul(x, x)

print(m)
# The 1x1 matrix [[4.]]
