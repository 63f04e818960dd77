import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable_eager_execution()

def abs(x):
  return x if x > 0. else -x

grad = tfe.gradients_function(abs)

print(grad(2.0)) # [1.]
print(grad(-2.0)) # [-1.]
