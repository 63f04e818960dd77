# The slides show no output: the numbers are any.
import eager.compat.tensorflow as tf

x = tf.random_uniform([2, 2])
with tf.Session() as sess:  
    for i in range(x.shape[0]):  
        for j in range(x.shape[1]):  
            print(sess.run(x[i, j]))
