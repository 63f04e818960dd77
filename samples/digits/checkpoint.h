/*
 * Saves a training that is interrupted, and goes on with it: in this program or in samples/python/digits.py, which have the
 * same keys. The file has all that the next step depends on: the network, the optimizer, the place in the pipeline, the
 * random numbers, and the curve so far.
 */
#ifndef DIGITS_CHECKPOINT_H
#define DIGITS_CHECKPOINT_H

#include "trainer.h"

void checkpoint_save(const struct trainer* trainer);

/* Sets the options that the training was begun with, and its seed. */
void checkpoint_restore_options(struct trainer* trainer);
/* Goes to the place where the training was interrupted, once it has a network, an optimizer, and an iterator over its
 * batches. */
void checkpoint_restore(struct trainer* trainer);

#endif
