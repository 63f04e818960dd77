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

/* Make a batch of `size` pictures: those at indices (an int64 tensor), or those from begin on. */
void batch_gather(struct batch* out, const struct ops* ops, const struct dataset* dataset, eager_tensor* indices,
                  int64_t size);
void batch_slice(struct batch* out, const struct ops* ops, const struct dataset* dataset, int64_t begin, int64_t size);
void batch_release(struct batch* batch);

/* Returns the numbers from 0 to count - 1 in a random order. The caller releases the tensor. */
eager_tensor* random_order(const struct ops* ops, int64_t count);
eager_tensor* slice_of_order(const struct ops* ops, eager_tensor* order, int64_t begin, int64_t size);

#endif
