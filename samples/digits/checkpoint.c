#include "checkpoint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

enum { KEY = 64 };

/* A number that a checkpoint has under a key: a whole one (int64), or another (float64). */
struct field {
  const char* key;
  int64_t* whole;
  double* number;
};

/* clang-format off */
#define OPTIONS(o) {{"epochs", .whole = &(o)->epochs}, {"batch", .whole = &(o)->batch}, \
                    {"seed", .whole = &(o)->seed}, {"learning_rate", .number = &(o)->learning_rate}, {NULL}}
#define PLACE(p) {{"epoch", .whole = &(p)->epoch}, {"seen", .whole = &(p)->seen}, {"total", .number = &(p)->total}, {NULL}}
/* clang-format on */

/* --- saving --- */

static void add(eager_context* ctx, eager_checkpoint_writer* writer, const char* key, int32_t dtype,
                const int64_t* dims, int32_t rank, const void* data, size_t size) {
  eager_tensor* tensor = NULL;

  check(eager.tensor_create(ctx, dtype, dims, rank, data, size, &tensor));
  check(eager.checkpoint_writer_add_tensor(writer, key, tensor));
  eager.tensor_release(tensor);
}

static void add_fields(eager_context* ctx, eager_checkpoint_writer* writer, const struct field* field) {
  for (; field->key != NULL; field++) {
    if (field->whole != NULL) add(ctx, writer, field->key, EAGER_INT64, NULL, 0, field->whole, sizeof(int64_t));
    else add(ctx, writer, field->key, EAGER_FLOAT64, NULL, 0, field->number, sizeof(double));
  }
}

/* Adds a curve as a tensor [2, count]: x, and then y. */
static void add_curve(eager_context* ctx, eager_checkpoint_writer* writer, const char* key, const struct curve* curve) {
  size_t count = (size_t)curve->count, size = count * sizeof(double);
  double* points = must_allocate(2 * size + 1);

  if (count > 0) {
    memcpy(points, curve->x, size);
    memcpy(points + count, curve->y, size);
  }
  add(ctx, writer, key, EAGER_FLOAT64, LIST(const int64_t, 2, curve->count), points, 2 * size);
  free(points);
}

static void layer_key(char* key, int layer) { snprintf(key, KEY, "model/layers/%d", layer); }

void checkpoint_save(const struct trainer* t) {
  eager_context* ctx = t->ops.ctx;
  struct options options = t->options;
  struct place place = t->place;
  const struct field begun[] = OPTIONS(&options), reached[] = PLACE(&place);
  eager_checkpoint_writer* writer = NULL;
  eager_tensor* state = NULL;

  check(eager.checkpoint_writer_create(ctx, &writer));
  for (int i = 0; i < t->model.num_layers; i++) {
    char key[KEY];

    layer_key(key, i);
    check(eager.checkpoint_writer_add_layer(writer, key, t->model.layers[i]));
  }
  check(eager.checkpoint_writer_add_optimizer(writer, "optimizer", t->optimizer));
  check(eager.iterator_save(t->iterator, &state));
  check(eager.checkpoint_writer_add_tensor(writer, "data/iterator", state));
  check(eager.checkpoint_writer_add_random_state(writer, "random", ctx));
  add_fields(ctx, writer, begun);
  add_fields(ctx, writer, reached);
  add_curve(ctx, writer, "training_curve", &t->curves.training);
  add_curve(ctx, writer, "held_back_curve", &t->curves.held_back);
  check(eager.checkpoint_writer_commit(ctx, writer, t->options.checkpoint, NULL));
  eager.checkpoint_writer_release(writer);
  eager.tensor_release(state);
}

/* --- restoring --- */

static eager_checkpoint* open(const struct trainer* t) {
  eager_checkpoint* checkpoint = NULL;

  check(eager.checkpoint_open(t->ops.ctx, t->options.checkpoint, &checkpoint));
  return checkpoint;
}

static eager_tensor* read(const struct trainer* t, const eager_checkpoint* checkpoint, const char* key) {
  eager_tensor* tensor = NULL;

  check(eager.checkpoint_read(t->ops.ctx, checkpoint, key, &tensor));
  return tensor;
}

static void read_fields(const struct trainer* t, const eager_checkpoint* checkpoint, const struct field* field) {
  for (; field->key != NULL; field++) {
    eager_tensor* tensor = read(t, checkpoint, field->key);

    if (field->whole != NULL) check(eager.tensor_read(tensor, field->whole, sizeof(int64_t)));
    else check(eager.tensor_read(tensor, field->number, sizeof(double)));
    eager.tensor_release(tensor);
  }
}

static void read_curve(const struct trainer* t, const eager_checkpoint* checkpoint, const char* key,
                       struct curve* curve) {
  eager_tensor* tensor = read(t, checkpoint, key);
  int64_t count = eager.tensor_num_elements(tensor) / 2;
  size_t size = (size_t)count * 2 * sizeof(double);
  double* points = must_allocate(size + 1);

  check(eager.tensor_read(tensor, points, size));
  for (int64_t i = 0; i < count; i++) curve_add(curve, points[i], points[count + i]);
  free(points);
  eager.tensor_release(tensor);
}

/* Restores the layers and the slots of their variables, whose keys are those of the layers. */
static void restore_model(const struct trainer* t, const eager_checkpoint* checkpoint) {
  eager_context* ctx = t->ops.ctx;
  char keys[NUM_VARIABLES][2 * KEY];
  const char* list[NUM_VARIABLES];
  int count = 0;

  for (int i = 0; i < t->model.num_layers; i++) {
    eager_layer* layer = t->model.layers[i];
    char key[KEY];

    layer_key(key, i);
    check(eager.checkpoint_restore_layer(ctx, checkpoint, key, layer));
    for (int32_t k = 0; k < eager.layer_num_variables(layer); k++) {
      snprintf(keys[count], sizeof keys[count], "%s/%s", key, eager.layer_variable_name(layer, k));
      list[count] = keys[count];
      count++;
    }
  }
  check(
      eager.checkpoint_restore_optimizer(ctx, checkpoint, "optimizer", t->optimizer, list, t->model.variables, count));
}

void checkpoint_restore_options(struct trainer* t) {
  const struct field begun[] = OPTIONS(&t->options);
  eager_checkpoint* checkpoint = open(t);

  read_fields(t, checkpoint, begun);
  check(eager.context_set_seed(t->ops.ctx, (uint64_t)t->options.seed));
  eager.checkpoint_release(checkpoint);
}

void checkpoint_restore(struct trainer* t) {
  const struct field reached[] = PLACE(&t->place);
  eager_checkpoint* checkpoint = open(t);
  eager_tensor* state = read(t, checkpoint, "data/iterator");

  restore_model(t, checkpoint);
  check(eager.iterator_restore(t->iterator, state));
  check(eager.checkpoint_restore_random_state(t->ops.ctx, checkpoint, "random"));
  read_fields(t, checkpoint, reached);
  read_curve(t, checkpoint, "training_curve", &t->curves.training);
  read_curve(t, checkpoint, "held_back_curve", &t->curves.held_back);
  eager.tensor_release(state);
  eager.checkpoint_release(checkpoint);
}
