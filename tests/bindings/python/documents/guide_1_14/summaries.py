# The notebook ends with `!ls tb/`, which lists the file of events.
from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

tf.enable_eager_execution()

global_step = tf.train.get_or_create_global_step()

logdir = "./tb/"
writer = tf.contrib.summary.create_file_writer(logdir)
writer.set_as_default()

for _ in range(10):
  global_step.assign_add(1)
  # Must include a record_summaries method
  with tf.contrib.summary.record_summaries_every_n_global_steps(100):
    # your model code goes here
    tf.contrib.summary.scalar('global_step', global_step)
