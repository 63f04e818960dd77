#include "model.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "data.h"

/* clang-format off */
static const struct architecture architectures[] = {
    /* side kernel filters   pools   hidden epochs batch rate */
    {  16,  5,     {32, 64}, {1, 1}, 1024,  5,     64,   1e-3},
    {  0,   3,     {32, 64}, {0, 1}, 128,   30,    64,   2e-3},
};
/* clang-format on */

const struct architecture* architecture_for(int64_t height, int64_t width) {
  int64_t side = height < width ? height : width;
  const struct architecture* a = architectures;

  while (side < a->least_side) a++;
  return a;
}

void architecture_describe(const struct architecture* a, char* text, size_t size) {
  int length = 0;

  for (int i = 0; i < NUM_CONVOLUTIONS; i++)
    length += snprintf(text + length, size - (size_t)length, "conv %" PRId64 "x%" PRId64 "x%" PRId64 ", %s", a->kernel,
                       a->kernel, a->filters[i], a->pools[i] ? "pool, " : "");
  snprintf(text + length, size - (size_t)length, "dense %" PRId64 ", dropout, dense %d", a->hidden, NUM_CLASSES);
}

/* Draws initial weights as He et al. (2015) do, so that signals keep their size from layer to layer under ReLU. */
static eager_tensor* initial_weights(const struct ops* ops, const int64_t* dims, int32_t rank) {
  int64_t args[1 + 4] = {rank}, inputs = 1;
  eager_tensor* weights;

  memcpy(args + 1, dims, (size_t)rank * sizeof *dims);
  for (int32_t i = 0; i < rank - 1; i++) inputs *= dims[i];
  weights = run(ops, ops->random_truncated_normal, NULL, 0, args, rank + 1);
  apply_number(ops, ops->multiply, &weights, sqrt(2.0 / (double)inputs));
  return weights;
}

static eager_tensor* zeros(const struct ops* ops, int64_t size) {
  float zero = 0;
  eager_tensor* tensor = NULL;

  check(eager.tensor_create(ops->ctx, EAGER_FLOAT32, NULL, 0, &zero, sizeof zero, &tensor));
  apply_args(ops, ops->fill, &tensor, ARGS(1, size));
  return tensor;
}

static void add_layer(struct model* model, int layer, const char* name, const int64_t* dims, int32_t rank) {
  eager_tensor* weights = initial_weights(model->ops, dims, rank);
  eager_tensor* bias = zeros(model->ops, dims[rank - 1]);
  eager_variable** variables = &model->variables[2 * layer];
  char full[64];

  model->num_parameters += eager.tensor_num_elements(weights) + eager.tensor_num_elements(bias);
  snprintf(full, sizeof full, "%s/weights", name);
  check(eager.variable_create(model->ops->ctx, weights, full, 1, &variables[0]));
  snprintf(full, sizeof full, "%s/bias", name);
  check(eager.variable_create(model->ops->ctx, bias, full, 1, &variables[1]));
  eager.tensors_release(INPUTS(weights, bias));
}

void model_create(struct model* model, const struct ops* ops, const struct architecture* a, int64_t height,
                  int64_t width) {
  static const char* const names[] = {"conv1", "conv2", "dense1", "dense2"};
  int64_t depth = 1;

  model->ops = ops;
  model->architecture = a;
  model->num_parameters = 0;
  for (int i = 0; i < NUM_CONVOLUTIONS; i++) {
    add_layer(model, i, names[i], LIST(const int64_t, a->kernel, a->kernel, depth, a->filters[i]));
    depth = a->filters[i];
    if (a->pools[i]) {
      height = (height + 1) / 2;
      width = (width + 1) / 2;
    }
  }
  add_layer(model, 2, names[2], LIST(const int64_t, height* width* depth, a->hidden));
  add_layer(model, 3, names[3], LIST(const int64_t, a->hidden, NUM_CLASSES));
}

void model_release(struct model* model) {
  for (int i = 0; i < NUM_VARIABLES; i++) eager.variable_release(model->variables[i]);
}

eager_tensor* model_run(const struct model* model, eager_tensor* images, int training) {
  const struct ops* ops = model->ops;
  eager_variable* const* v = model->variables;
  eager_tensor* h = images;

  eager.tensor_retain(h);
  for (int i = 0; i < NUM_CONVOLUTIONS; i++) {
    apply_variable(ops, ops->conv2d, &h, *v++);
    apply_variable(ops, ops->bias_add, &h, *v++);
    apply(ops, ops->relu, &h);
    if (model->architecture->pools[i]) apply(ops, ops->max_pool2d, &h);
  }
  apply_args(ops, ops->reshape, &h, ARGS(2, -1, eager.variable_dims(*v)[0]));
  apply_variable(ops, ops->matmul, &h, *v++);
  apply_variable(ops, ops->bias_add, &h, *v++);
  apply(ops, ops->relu, &h);
  if (training) apply(ops, ops->dropout, &h);
  apply_variable(ops, ops->matmul, &h, *v++);
  apply_variable(ops, ops->bias_add, &h, *v++);
  return h;
}

eager_tensor* model_loss(const struct model* model, eager_tensor* logits, eager_tensor* labels) {
  const struct ops* ops = model->ops;
  eager_tensor* loss = run(ops, ops->sparse_softmax_cross_entropy_with_logits, INPUTS(logits, labels), NO_ARGS);

  apply(ops, ops->mean, &loss);
  return loss;
}

eager_tensor* model_num_right(const struct model* model, eager_tensor* logits, eager_tensor* labels) {
  const struct ops* ops = model->ops;
  eager_tensor* right = run(ops, ops->argmax, INPUTS(logits), NO_ARGS);

  apply_with(ops, ops->equal, &right, labels);
  apply_args(ops, ops->cast, &right, ARGS(EAGER_FLOAT32));
  apply(ops, ops->sum, &right);
  return right;
}
