/* Datasets of labelled pictures, which are read from idx files, kept as two tensors, and taken in batches. */
#ifndef DIGITS_DATA_H
#define DIGITS_DATA_H

#include "ops.h"

enum { NUM_CLASSES = 10 };

struct dataset {
  eager_tensor* images; /* uint8 [count, height, width, 1] */
  eager_tensor* labels; /* uint8 [count] */
  int64_t count, height, width;
};

struct batch {
  eager_tensor* images; /* float32 [size, height, width, 1], 0 to 1 */
  eager_tensor* labels; /* int32 [size] */
  int64_t size;
};

/* Reads PREFIX-images-idx3-ubyte and PREFIX-labels-idx1-ubyte, each perhaps with .gz, and copies them
 * to the device (NULL: they stay on the host). */
void dataset_read(struct dataset* out, const struct ops* ops, const char* folder, const char* prefix,
                  const char* device);
/* Moves a part of the pictures, drawn at random, from one dataset to another. */
void dataset_hold_back(const struct ops* ops, struct dataset* from, int64_t count, struct dataset* held_back);
void dataset_release(struct dataset* dataset);

/* Returns a pipeline of the dataset's batches, each epoch in another random order, one made ahead of its use. The caller
 * releases it. */
eager_dataset* batches_create(const struct ops* ops, const struct dataset* dataset, int64_t size);
/* Takes the next batch of an iterator over the pipeline. Returns 0 if there is none. */
int batch_next(struct batch* out, eager_iterator* iterator);
/* Makes a batch of the `size` pictures from begin on. */
void batch_slice(struct batch* out, const struct ops* ops, const struct dataset* dataset, int64_t begin, int64_t size);
void batch_release(struct batch* batch);

#endif
