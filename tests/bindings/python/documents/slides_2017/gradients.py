import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

def square(x):
    return tf.multiply(x, x)  # Or x * x

grad = tfe.gradients_function(square)

gradgrad = tfe.gradients_function(lambda x: grad(x)[0])

print(square(3.))      # tf.Tensor(9., dtype=tf.float32)
print(grad(3.))        # [tf.Tensor(6., dtype=tf.float32)]
print(gradgrad(3.))    # [tf.Tensor(2., dtype=tf.float32)]
