/*
 * Reads records, trains on them, writes event files that TensorBoard shows, and goes on where it was interrupted.
 *
 *     pipeline DATA FOLDER STEPS
 *
 * DATA is a folder with digits in idx files, such as samples/data. FOLDER gets digits.tfrecord (a record a picture: its
 * label and its pixels, a byte each), checkpoints, and events. The program trains up to step STEPS, from the latest
 * checkpoint on if there is one, and writes one every 50 steps: 300 steps, and 300 of which the first process was killed
 * after some, print the same loss.
 */
#include <string.h>

#include "check.h"

enum { PIXELS = 64, CLASSES = 10, BATCH = 32, SAVE_EVERY = 50 };

struct model {
  eager_variable* variables[2]; /* weights [64, 10], bias [10] */
  eager_optimizer* optimizer;
  eager_op *matmul, *add, *loss, *mean;
};
static const char* const keys[2] = {"model/weights", "model/bias"};

static void path_in(char* path, size_t size, const char* folder, const char* name) {
  snprintf(path, size, "%s/%s", folder, name);
}

/* ---- the file of records */

static eager_dataset* dataset(eager_context* ctx, const char* kind, eager_dataset* input) {
  eager_dataset* made = NULL;

  check(eager_dataset_create(ctx, kind, &input, input != NULL, &made));
  eager_dataset_release(input); /* the dataset behind it holds it */
  return made;
}

static eager_tensor* strings(eager_context* ctx, const char* const* texts, int32_t count) {
  int64_t data[512]; /* the offsets, and then the bytes */
  int64_t offset = 0;
  char* bytes = (char*)(data + count + 1);
  eager_tensor* made = NULL;

  data[0] = 0;
  for (int32_t i = 0; i < count; i++) {
    const size_t size = strlen(texts[i]);
    if (size > sizeof data - (size_t)(bytes + offset - (char*)data)) abort();
    memcpy(bytes + offset, texts[i], size);
    data[i + 1] = offset += (int64_t)size;
  }
  check(eager_tensor_create(ctx, EAGER_STRING, DIMS(count), data, (size_t)(bytes + offset - (char*)data), &made));
  return made;
}

static void set_files(eager_context* ctx, eager_dataset* d, const char* const* paths, int32_t count) {
  eager_tensor* files = strings(ctx, paths, count);

  check(eager_dataset_set_tensors(d, "files", &files, 1));
  eager_tensor_release(files);
}

/* Writes the pictures of two idx files as records. The file has its name when it is whole. */
static void write_records(eager_context* ctx, const char* data, const char* path) {
  char images[1024], labels[1024], part[1088];
  eager_dataset* pictures = dataset(ctx, "idx", NULL);
  eager_iterator* it = NULL;
  eager_record_writer* writer = NULL;

  path_in(images, sizeof images, data, "train-images-idx3-ubyte");
  path_in(labels, sizeof labels, data, "train-labels-idx1-ubyte");
  set_files(ctx, pictures, (const char*[]){images, labels}, 2);
  check(eager_iterator_create(ctx, pictures, &it));
  snprintf(part, sizeof part, "%s.part", path);
  check(eager_record_writer_create(ctx, part, NULL, &writer));
  for (;;) {
    eager_tensor* picture[2];
    unsigned char record[1 + PIXELS];
    int32_t num_outputs = 2, end = 0;

    check(eager_iterator_next(it, picture, &num_outputs, &end));
    if (end) break;
    check(eager_tensor_read(picture[1], record, 1));
    check(eager_tensor_read(picture[0], record + 1, PIXELS));
    check(eager_record_writer_write(writer, record, sizeof record));
    eager_tensors_release(picture, 2);
  }
  check(eager_record_writer_close(writer));
  eager_record_writer_release(writer);
  eager_iterator_release(it);
  eager_dataset_release(pictures);
  if (rename(part, path) != 0) {
    perror(path);
    exit(EXIT_FAILURE);
  }
}

/* ---- the pipeline */

static eager_tensor* columns(eager_context* ctx, eager_tensor* t, int64_t begin, int64_t size) {
  eager_op* slice = op(ctx, "slice");
  eager_tensor* part = NULL;

  check(eager_op_set_ints(slice, "begin", (const int64_t[]){0, begin}, 2));
  check(eager_op_set_ints(slice, "size", (const int64_t[]){-1, size}, 2));
  part = run(ctx, slice, INPUTS(t));
  eager_op_release(slice);
  return part;
}

static eager_tensor* cast(eager_context* ctx, eager_tensor* t, int32_t dtype) {
  eager_op* prepared = op(ctx, "cast");

  check(eager_op_set_dtype(prepared, "dtype", dtype));
  eager_tensor* result = run(ctx, prepared, INPUTS(t));
  eager_op_release(prepared);
  return result;
}

/* Returns the op of a function from a batch of records to float32 pictures [n, 64] from 0 to 1, and labels int32 [n]. */
static eager_op* decode(eager_context* ctx) {
  eager_context* trace = NULL;
  eager_tensor* records = NULL;
  eager_function* function = NULL;
  eager_op* made = NULL;

  check(eager_trace_begin(ctx, "decode", &trace));
  check(eager_trace_input(trace, EAGER_STRING, DIMS(-1), &records));
  eager_op *decode_raw = op(trace, "decode_raw"), *multiply = op(trace, "multiply"), *squeeze = op(trace, "squeeze");
  check(eager_op_set_dtype(decode_raw, "dtype", EAGER_UINT8));
  check(eager_op_set_ints(squeeze, "axis", (const int64_t[]){1}, 1));
  eager_tensor* bytes = run(trace, decode_raw, INPUTS(records));
  eager_tensor *pixels = columns(trace, bytes, 1, PIXELS), *label = columns(trace, bytes, 0, 1);
  eager_tensor *floats = cast(trace, pixels, EAGER_FLOAT32), *scale = number(trace, 1.0f / 255);
  eager_tensor *flat = run(trace, squeeze, INPUTS(label)), *x = run(trace, multiply, INPUTS(floats, scale));
  eager_tensor* y = cast(trace, flat, EAGER_INT32);
  check(eager_trace_end(trace, INPUTS(x, y), &function));
  check(eager_function_op(ctx, function, &made));

  eager_tensors_release(INPUTS(records, bytes, pixels, label, floats, scale, flat, x, y));
  eager_op_release(decode_raw);
  eager_op_release(multiply);
  eager_op_release(squeeze);
  eager_function_release(function);
  eager_context_release(trace);
  return made;
}

static eager_iterator* batches(eager_context* ctx, const char* path) {
  eager_op* decoder = decode(ctx);
  eager_dataset* d = dataset(ctx, "records", NULL);
  eager_iterator* it = NULL;

  set_files(ctx, d, &path, 1);
  d = dataset(ctx, "shuffle", d);
  check(eager_dataset_set_int(d, "buffer_size", 500));
  check(eager_dataset_set_int(d, "seed", 7));
  d = dataset(ctx, "repeat", d);
  d = dataset(ctx, "batch", d);
  check(eager_dataset_set_int(d, "batch_size", BATCH));
  d = dataset(ctx, "map", d);
  check(eager_dataset_set_op(d, "op", decoder));
  d = dataset(ctx, "prefetch", d);
  check(eager_iterator_create(ctx, d, &it));
  eager_dataset_release(d);
  eager_op_release(decoder);
  return it;
}

/* ---- the model */

static void make_model(eager_context* ctx, struct model* m) {
  static const float zeros[PIXELS * CLASSES];
  eager_tensor* initial[2] = {tensor(ctx, DIMS(PIXELS, CLASSES), zeros), tensor(ctx, DIMS(CLASSES), zeros)};

  for (int i = 0; i < 2; i++) check(eager_variable_create(ctx, initial[i], keys[i], 1, &m->variables[i]));
  check(eager_optimizer_create(ctx, "adam", &m->optimizer));
  check(eager_optimizer_set_float(m->optimizer, "learning_rate", 0.01));
  m->matmul = op(ctx, "matmul");
  m->add = op(ctx, "add");
  m->loss = op(ctx, "sparse_softmax_cross_entropy_with_logits");
  m->mean = op(ctx, "mean");
  eager_tensors_release(initial, 2);
}

/* Takes a step on one batch, and returns the loss before it. */
static float train(eager_context* ctx, const struct model* m, eager_tensor* x, eager_tensor* y) {
  eager_tape* tape = NULL;
  eager_tensor *weights = NULL, *bias = NULL, *gradients[2];

  check(eager_tape_create(ctx, NULL, &tape));
  check(eager_variable_read(ctx, m->variables[0], &weights));
  check(eager_variable_read(ctx, m->variables[1], &bias));
  eager_tensor* product = run(ctx, m->matmul, INPUTS(x, weights));
  eager_tensor* logits = run(ctx, m->add, INPUTS(product, bias));
  eager_tensor* losses = run(ctx, m->loss, INPUTS(logits, y));
  eager_tensor* loss = run(ctx, m->mean, INPUTS(losses));
  check(eager_tape_gradient(ctx, tape, &loss, 1, NULL, NULL, 0, m->variables, 2, NULL, gradients));
  eager_tape_release(tape);
  check(eager_optimizer_apply(ctx, m->optimizer, m->variables, gradients, 2));

  const float value = value_of(loss);
  eager_tensors_release(INPUTS(weights, bias, product, logits, losses, loss, gradients[0], gradients[1]));
  return value;
}

/* ---- checkpoints */

static void save(eager_context* ctx, const struct model* m, eager_iterator* it, const char* folder, int64_t step) {
  char path[1024], name[64];
  eager_checkpoint_writer* writer = NULL;
  eager_checkpoint_options options = {.struct_size = sizeof options, .is_listed = 1, .max_to_keep = 2};
  eager_tensor *place = NULL, *now = NULL;

  check(eager_checkpoint_writer_create(ctx, &writer));
  for (int i = 0; i < 2; i++) check(eager_checkpoint_writer_add_variable(writer, keys[i], m->variables[i]));
  check(eager_checkpoint_writer_add_optimizer(writer, "optimizer", m->optimizer));
  check(eager_iterator_save(it, &place));
  check(eager_checkpoint_writer_add_tensor(writer, "data/iterator", place));
  check(eager_tensor_create(ctx, EAGER_INT64, NULL, 0, &step, sizeof step, &now));
  check(eager_checkpoint_writer_add_tensor(writer, "step", now));
  snprintf(name, sizeof name, "step-%ld.safetensors", (long)step);
  path_in(path, sizeof path, folder, name);
  check(eager_checkpoint_writer_commit(ctx, writer, path, &options));
  eager_checkpoint_writer_release(writer);
  eager_tensors_release(INPUTS(place, now));
}

/* Goes to the latest checkpoint, and returns its step; 0 if there is none. */
static int64_t restore(eager_context* ctx, const struct model* m, eager_iterator* it, const char* folder) {
  eager_checkpoint* checkpoint = NULL;
  eager_tensor *place = NULL, *then = NULL;
  char* path = NULL;
  int64_t step = 0;

  check(eager_checkpoint_latest(folder, &path));
  if (path == NULL) return 0;
  check(eager_checkpoint_open(ctx, path, &checkpoint));
  check(eager_checkpoint_restore_variables(ctx, checkpoint, keys, m->variables, 2));
  check(eager_checkpoint_restore_optimizer(ctx, checkpoint, "optimizer", m->optimizer, keys, m->variables, 2));
  check(eager_checkpoint_read(ctx, checkpoint, "data/iterator", &place));
  check(eager_iterator_restore(it, place));
  check(eager_checkpoint_read(ctx, checkpoint, "step", &then));
  check(eager_tensor_read(then, &step, sizeof step));
  eager_tensors_release(INPUTS(place, then));
  eager_checkpoint_release(checkpoint);
  eager_string_release(path);
  return step;
}

int main(int argc, char** argv) {
  eager_context* ctx = NULL;
  eager_event_writer* events = NULL;
  struct model m;
  char records[1024];

  if (argc != 4) {
    fprintf(stderr, "usage: pipeline DATA FOLDER STEPS\n");
    return EXIT_FAILURE;
  }
  const char* folder = argv[2];
  const int64_t last = atol(argv[3]);
  check(eager_context_create(NULL, &ctx));
  path_in(records, sizeof records, folder, "digits.tfrecord");
  FILE* there = fopen(records, "rb");
  if (there != NULL) fclose(there);
  else write_records(ctx, argv[1], records);

  make_model(ctx, &m);
  eager_iterator* it = batches(ctx, records);
  int64_t step = restore(ctx, &m, it, folder);
  if (step > 0) printf("goes on at step %ld\n", (long)step);
  check(eager_event_writer_create(ctx, folder, NULL, &events));
  while (step < last) {
    eager_tensor* batch[2];
    int32_t num_outputs = 2, end = 0;

    check(eager_iterator_next(it, batch, &num_outputs, &end));
    if (end) {
      fprintf(stderr, "%s has no records\n", records);
      return EXIT_FAILURE;
    }
    const float loss = train(ctx, &m, batch[0], batch[1]);
    step++;
    check(eager_event_writer_scalar(events, "loss", loss, step));
    eager_tensors_release(batch, 2);
    if (step % SAVE_EVERY == 0 || step == last) {
      printf("step %ld: loss %.9g\n", (long)step, loss);
      save(ctx, &m, it, folder, step);
    }
  }
  check(eager_event_writer_close(events));

  eager_event_writer_release(events);
  eager_iterator_release(it);
  for (int i = 0; i < 2; i++) eager_variable_release(m.variables[i]);
  eager_optimizer_release(m.optimizer);
  eager_op_release(m.matmul);
  eager_op_release(m.add);
  eager_op_release(m.loss);
  eager_op_release(m.mean);
  eager_context_release(ctx);
  return EXIT_SUCCESS;
}
