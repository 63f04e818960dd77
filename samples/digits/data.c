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

static eager_tensor* slice_of_order(const struct ops* ops, eager_tensor* order, int64_t begin, int64_t size) {
  return run(ops, ops->slice, INPUTS(order), ARGS(1, begin, 1, size));
}

void dataset_hold_back(const struct ops* ops, struct dataset* from, int64_t count, struct dataset* held_back) {
  struct dataset rest = *from;
  eager_tensor* order = run(ops, ops->random_permutation, NULL, 0, ARGS(from->count));
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

/* Traces prepare() into a function of pictures whose number is left open, and returns an op that runs it. */
static eager_op* op_of_prepare(const struct ops* ops, const struct dataset* dataset) {
  const int64_t dims[] = {-1, dataset->height, dataset->width, 1};
  struct ops tracing = *ops;
  struct batch batch = {NULL, NULL, -1};
  eager_function* function = NULL;

  check(eager.trace_begin(ops->ctx, "prepare", &tracing.ctx));
  check(eager.trace_input(tracing.ctx, EAGER_UINT8, dims, 4, &batch.images));
  check(eager.trace_input(tracing.ctx, EAGER_UINT8, dims, 1, &batch.labels));
  prepare(&batch, &tracing);
  check(eager.trace_end(tracing.ctx, INPUTS(batch.images, batch.labels), &function));
  batch_release(&batch);
  eager.context_release(tracing.ctx);
  return op_of(ops, function);
}

/* Adds a step to the pipeline, which then holds the steps before it. */
static void add_step(const struct ops* ops, eager_dataset** pipeline, const char* kind) {
  eager_dataset* input = *pipeline;

  check(eager.dataset_create(ops->ctx, kind, &input, input != NULL, pipeline));
  eager.dataset_release(input);
}

eager_dataset* batches_create(const struct ops* ops, const struct dataset* dataset, int64_t size) {
  eager_op* prepare = op_of_prepare(ops, dataset);
  eager_dataset* pipeline = NULL;

  add_step(ops, &pipeline, "tensor_slices");
  check(eager.dataset_set_tensors(pipeline, "tensors", INPUTS(dataset->images, dataset->labels)));
  add_step(ops, &pipeline, "shuffle");
  check(eager.dataset_set_int(pipeline, "buffer_size", dataset->count));
  add_step(ops, &pipeline, "batch");
  check(eager.dataset_set_int(pipeline, "batch_size", size));
  add_step(ops, &pipeline, "map");
  check(eager.dataset_set_op(pipeline, "op", prepare));
  add_step(ops, &pipeline, "prefetch");
  eager.op_release(prepare);
  return pipeline;
}

int batch_next(struct batch* out, eager_iterator* iterator) {
  eager_tensor* element[2];
  int32_t num_outputs = 2, end = 0;

  check(eager.iterator_next(iterator, element, &num_outputs, &end));
  if (end) return 0;
  *out = (struct batch){element[0], element[1], eager.tensor_dims(element[0])[0]};
  return 1;
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
