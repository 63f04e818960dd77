# The slide returns `prod`, a name that it does not define, where y is meant.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

@tfe.custom_gradient
def f(x):
    y = tf.square(x)
    def grad_fn(dresult):
        return [x + y]
    return y, grad_fn

grad = tfe.gradients_function(f)
print(f(3.))      # 9.
print(grad(3.))   # [12.]
