#include "model.h"

#include <inttypes.h>
#include <stdio.h>

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

static eager_layer* add_layer(struct model* model, const char* kind, const char* name) {
  eager_layer** layer = &model->layers[model->num_layers++];

  check(eager.layer_create(model->ops->ctx, kind, name, layer));
  return *layer;
}

/* He's initial weights (2015) keep the size of signals from layer to layer under ReLU. */
static void add_convolution(struct model* model, const char* name, int64_t filters, int64_t kernel) {
  eager_layer* layer = add_layer(model, "conv2d", name);

  check(eager.layer_set_int(layer, "filters", filters));
  check(eager.layer_set_ints(layer, "kernel_size", LIST(const int64_t, kernel)));
  check(eager.layer_set_string(layer, "padding", "same"));
  check(eager.layer_set_string(layer, "activation", "relu"));
  check(eager.layer_set_string(layer, "kernel_initializer", "he_normal"));
}

static void add_dense(struct model* model, const char* name, int64_t units, const char* activation) {
  eager_layer* layer = add_layer(model, "dense", name);

  check(eager.layer_set_int(layer, "units", units));
  check(eager.layer_set_string(layer, "activation", activation));
  check(eager.layer_set_string(layer, "kernel_initializer", "he_normal"));
}

/* Runs the layers once, which makes their variables, and lists these. */
static void make_variables(struct model* model, int64_t height, int64_t width) {
  float zero = 0;
  eager_tensor* picture = NULL;
  int count = 0;

  check(eager.tensor_create(model->ops->ctx, EAGER_FLOAT32, NULL, 0, &zero, sizeof zero, &picture));
  apply_args(model->ops, model->ops->fill, &picture, ARGS(4, 1, height, width, 1));
  eager.tensor_release(model_run(model, picture, 0));
  eager.tensor_release(picture);
  for (int i = 0; i < model->num_layers; i++) {
    for (int32_t k = 0; k < eager.layer_num_variables(model->layers[i]); k++) {
      eager_variable* v = eager.layer_variable(model->layers[i], k);
      int64_t size = 1;

      for (int32_t axis = 0; axis < eager.variable_rank(v); axis++) size *= eager.variable_dims(v)[axis];
      model->num_parameters += size;
      model->variables[count++] = v;
    }
  }
}

void model_create(struct model* model, const struct ops* ops, const struct architecture* a, int64_t height,
                  int64_t width) {
  static const char* const names[] = {"conv1", "conv2"};

  *model = (struct model){.ops = ops, .architecture = a};
  for (int i = 0; i < NUM_CONVOLUTIONS; i++) {
    add_convolution(model, names[i], a->filters[i], a->kernel);
    if (a->pools[i]) check(eager.layer_set_string(add_layer(model, "max_pool2d", NULL), "padding", "same"));
  }
  add_layer(model, "flatten", NULL);
  add_dense(model, "dense1", a->hidden, "relu");
  check(eager.layer_set_float(add_layer(model, "dropout", NULL), "rate", 0.5));
  add_dense(model, "dense2", NUM_CLASSES, "linear");
  make_variables(model, height, width);
}

void model_release(struct model* model) {
  for (int i = 0; i < model->num_layers; i++) eager.layer_release(model->layers[i]);
}

eager_tensor* model_run(const struct model* model, eager_tensor* images, int training) {
  eager_tensor* h = images;

  eager.tensor_retain(h);
  for (int i = 0; i < model->num_layers; i++) {
    eager_tensor* next = NULL;
    int32_t room = 1;

    check(eager.layer_call(model->ops->ctx, model->layers[i], &h, 1, training, &next, &room));
    eager.tensor_release(h);
    h = next;
  }
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
