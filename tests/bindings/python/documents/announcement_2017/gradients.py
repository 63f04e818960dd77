import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable_eager_execution()

def square(x):
  return tf.multiply(x, x)

grad = tfe.gradients_function(square)

print(square(3.)) # [9.]
print(grad(3.)) # [6.]

gradgrad = tfe.gradients_function(lambda x: grad(x)[0])
print(gradgrad(3.)) # [2.]
