#include "data.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "fail.h"
#include "idx.h"

/* Makes a tensor of the memory that was read, without a copy; it calls free() in the end. */
static eager_tensor* wrap(const struct ops* ops, struct idx* idx, const int64_t* dims, int32_t rank,
                          const char* device) {
  eager_tensor *tensor = NULL, *copy = NULL;

  check(eager.tensor_wrap(ops->ctx, EAGER_UINT8, dims, rank, idx->data, (size_t)idx->num_elements, free, idx->data,
                          &tensor));
  if (device == NULL) return tensor;
  check(eager.tensor_copy_to(ops->ctx, tensor, device, &copy));
  eager.tensor_release(tensor);
  return copy;
}

void dataset_read(struct dataset* out, const struct ops* ops, const char* folder, const char* prefix,
                  const char* device) {
  char name[64];
  struct idx images, labels;

  snprintf(name, sizeof name, "%s-images-idx3-ubyte", prefix);
  idx_read(&images, folder, name, 3);
  snprintf(name, sizeof name, "%s-labels-idx1-ubyte", prefix);
  idx_read(&labels, folder, name, 1);
  if (images.dims[0] != labels.dims[0])
    fail("%s: %" PRId64 " pictures but %" PRId64 " labels for %s", folder, images.dims[0], labels.dims[0], prefix);
  for (int64_t i = 0; i < labels.num_elements; i++) {
    if (labels.data[i] >= NUM_CLASSES)
      fail("%s/%s: label %" PRId64 " is %d, not a digit", folder, name, i, labels.data[i]);
  }
  out->count = images.dims[0];
  out->height = images.dims[1];
  out->width = images.dims[2];
  out->images = wrap(ops, &images, LIST(const int64_t, out->count, out->height, out->width, 1), device);
  out->labels = wrap(ops, &labels, LIST(const int64_t, out->count), device);
}

void dataset_release(struct dataset* dataset) {
  eager.tensor_release(dataset->images);
  eager.tensor_release(dataset->labels);
}

void dataset_hold_back(const struct ops* ops, struct dataset* from, int64_t count, struct dataset* held_back) {
  struct dataset rest = *from;
  eager_tensor* order = random_order(ops, from->count);
  eager_tensor* first = slice_of_order(ops, order, 0, count);
  eager_tensor* others = slice_of_order(ops, order, count, from->count - count);

  *held_back = *from;
  held_back->count = count;
  held_back->images = run(ops, ops->gather, INPUTS(from->images, first), NO_ARGS);
  held_back->labels = run(ops, ops->gather, INPUTS(from->labels, first), NO_ARGS);
  rest.count = from->count - count;
  rest.images = run(ops, ops->gather, INPUTS(from->images, others), NO_ARGS);
  rest.labels = run(ops, ops->gather, INPUTS(from->labels, others), NO_ARGS);
  eager.tensors_release(INPUTS(order, first, others));
  dataset_release(from);
  *from = rest;
}

static void prepare(struct batch* batch, const struct ops* ops) {
  apply_args(ops, ops->cast, &batch->images, ARGS(EAGER_FLOAT32));
  apply_number(ops, ops->multiply, &batch->images, 1.0 / 255);
  apply_args(ops, ops->cast, &batch->labels, ARGS(EAGER_INT32));
}

void batch_gather(struct batch* out, const struct ops* ops, const struct dataset* dataset, eager_tensor* indices,
                  int64_t size) {
  out->size = size;
  out->images = run(ops, ops->gather, INPUTS(dataset->images, indices), NO_ARGS);
  out->labels = run(ops, ops->gather, INPUTS(dataset->labels, indices), NO_ARGS);
  prepare(out, ops);
}

void batch_slice(struct batch* out, const struct ops* ops, const struct dataset* dataset, int64_t begin, int64_t size) {
  out->size = size;
  out->images = run(ops, ops->slice, INPUTS(dataset->images), ARGS(4, begin, 0, 0, 0, 4, size, -1, -1, -1));
  out->labels = run(ops, ops->slice, INPUTS(dataset->labels), ARGS(1, begin, 1, size));
  prepare(out, ops);
}

void batch_release(struct batch* batch) {
  eager.tensor_release(batch->images);
  eager.tensor_release(batch->labels);
}

eager_tensor* random_order(const struct ops* ops, int64_t count) {
  return run(ops, ops->random_permutation, NULL, 0, ARGS(count));
}

eager_tensor* slice_of_order(const struct ops* ops, eager_tensor* order, int64_t begin, int64_t size) {
  return run(ops, ops->slice, INPUTS(order), ARGS(1, begin, 1, size));
}
