import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

def f(x):
    y = tf.square(x)
    return y

grad = tfe.gradients_function(f)
print(f(3.))      # 9.
print(grad(3.))   # [6.]
