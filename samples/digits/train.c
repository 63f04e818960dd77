/*
 * Trains a convolutional network on handwritten digits, in C99 and through eager_c.h alone.
 *
 * Reading order: train_step() below shows eager execution, and trace() makes a function of it. Then
 * model.c (the network), data.c (the pictures and the pipeline of their batches), checkpoint.c (going on
 * after an interruption), ops.h (short ways to call ops) and eager_load.h (opening the library).
 */
#include <inttypes.h>
#include <locale.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "checkpoint.h"
#include "fail.h"
#include "terminal.h"
#include "trainer.h"

enum { HELD_BACK = 10 /* one picture in ten */, CURVE_POINTS = 300, EVALUATION_BATCH = 500 };

static volatile sig_atomic_t received; /* the signal that asks the program to end; 0: none has come */

static void receive(int signal) { received = signal; }

/* Ctrl-C and kill are answered at the curve's next point; a second one ends the program at once. */
static void receive_signals(void) {
  struct sigaction action;

  memset(&action, 0, sizeof action);
  action.sa_handler = receive;
  action.sa_flags = SA_RESETHAND | SA_RESTART;
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

struct score {
  double loss, accuracy;
};

/* Runs the network under a tape, asks the tape for the gradients, and moves the variables. Returns
 * the loss, which the caller releases. */
static eager_tensor* train_step(struct trainer* t, const struct batch* batch) {
  eager_context* ctx = t->ops.ctx;
  const struct model* model = &t->model;
  eager_tensor* gradients[NUM_VARIABLES];
  eager_tensor *logits, *loss;
  eager_tape* tape = NULL;

  check(eager.tape_create(ctx, NULL, &tape));
  logits = model_run(model, batch->images, 1);
  loss = model_loss(model, logits, batch->labels);
  eager.tensor_release(logits);
  check(eager.tape_stop(tape));

  check(eager.tape_gradient(ctx, tape, &loss, 1, NULL, NULL, 0, model->variables, NUM_VARIABLES, NULL, gradients));
  eager.tape_release(tape);
  check(eager.optimizer_apply(ctx, t->optimizer, model->variables, gradients, NUM_VARIABLES));
  eager.tensors_release(gradients, NUM_VARIABLES);
  return loss;
}

static eager_tensor* run_network(struct trainer* t, const struct batch* batch) {
  return model_run(&t->model, batch->images, 0);
}

/* Traces `code` into a function, which the caller releases: runs it once on symbolic pictures, whose
 * number is left open, and on symbolic labels if it takes labels. */
static eager_function* trace(struct trainer* t, const char* name, int has_labels,
                             eager_tensor* (*code)(struct trainer*, const struct batch*)) {
  const int64_t dims[] = {-1, t->training.height, t->training.width, 1};
  eager_context *eager_ctx = t->ops.ctx, *tracing = NULL;
  struct batch batch = {NULL, NULL, -1};
  eager_function* function = NULL;
  eager_tensor* result;

  check(eager.trace_begin(eager_ctx, name, &tracing));
  check(eager.trace_input(tracing, EAGER_FLOAT32, dims, 4, &batch.images));
  if (has_labels) check(eager.trace_input(tracing, EAGER_INT32, dims, 1, &batch.labels));
  t->ops.ctx = tracing;
  result = code(t, &batch);
  t->ops.ctx = eager_ctx;
  check(eager.trace_end(tracing, &result, 1, &function));
  eager.tensor_release(result);
  batch_release(&batch);
  eager.context_release(tracing);
  return function;
}

static struct score evaluate(struct trainer* t, const struct dataset* dataset) {
  double loss = 0, right = 0;

  for (int64_t begin = 0; begin < dataset->count; begin += EVALUATION_BATCH) {
    int64_t left = dataset->count - begin;
    struct batch batch;
    eager_tensor* logits;

    batch_slice(&batch, &t->ops, dataset, begin, left < EVALUATION_BATCH ? left : EVALUATION_BATCH);
    logits = t->network ? run(&t->ops, t->network, INPUTS(batch.images), NO_ARGS) : run_network(t, &batch);
    loss += (double)batch.size * take_value(model_loss(&t->model, logits, batch.labels));
    right += take_value(model_num_right(&t->model, logits, batch.labels));
    eager.tensor_release(logits);
    batch_release(&batch);
  }
  return (struct score){loss / (double)dataset->count, right / (double)dataset->count};
}

/* The sum of the losses of some steps. It is computed on the network's device, so that the program waits
 * for a GPU once for each point of the curve, and not at each step. */
struct losses {
  eager_tensor* sum;
  int count;
};

/* Adds a loss, and releases it. */
static void losses_add(struct losses* losses, const struct ops* ops, eager_tensor* loss) {
  if (losses->sum != NULL) apply_with(ops, ops->add, &loss, losses->sum);
  eager.tensor_release(losses->sum);
  losses->sum = loss;
  losses->count++;
}

/* Adds a point to the curve, the mean of the losses, and returns their sum. */
static double losses_take(struct losses* losses, struct trainer* t) {
  double sum = take_value(losses->sum);

  if (!isfinite(sum)) fail("the loss is no longer a number; a smaller --learning-rate may help");
  curve_add(&t->curves.training, (double)t->progress.done / (double)t->training.count, sum / losses->count);
  *losses = (struct losses){NULL, 0};
  return sum;
}

static void draw_progress(const struct trainer* t) {
  const struct curve* curve = &t->curves.training;
  char label[64], note[64] = "";

  snprintf(label, sizeof label, "epoch %" PRId64 "/%" PRId64, t->place.epoch, t->options.epochs);
  if (curve->count > 0) snprintf(note, sizeof note, "loss %.4f", curve->y[curve->count - 1]);
  progress_draw(&t->progress, label, note);
}

static int64_t steps_in_epoch(const struct trainer* t) {
  return (t->training.count + t->options.batch - 1) / t->options.batch;
}

/* Trains on the batches that are left of the epoch. Returns 0 if a signal came, else 1. */
static int train_epoch(struct trainer* t) {
  const struct ops* ops = &t->ops;
  int64_t steps_a_point = 1 + steps_in_epoch(t) * t->options.epochs / CURVE_POINTS;
  struct losses losses = {NULL, 0};
  struct batch batch;

  while (batch_next(&batch, t->iterator)) {
    losses_add(&losses, ops,
               t->step ? run(ops, t->step, INPUTS(batch.images, batch.labels), NO_ARGS) : train_step(t, &batch));
    t->place.seen += batch.size;
    if (progress_advance(&t->progress, batch.size)) draw_progress(t);
    batch_release(&batch);
    if (losses.count < steps_a_point && t->place.seen < t->training.count) continue;
    t->place.total += losses_take(&losses, t);
    if (received != 0) return 0;
  }
  return 1;
}

/* Returns 0 if a signal came, else 1. */
static int train(struct trainer* t) {
  int64_t epochs = t->options.epochs;
  struct place* place = &t->place;

  printf("epoch   training loss   held-back loss   held-back accuracy   pictures/s   left\n");
  fflush(stdout);
  progress_start(&t->progress, (place->epoch - 1) * t->training.count + place->seen, epochs * t->training.count);
  for (; place->epoch <= epochs; *place = (struct place){place->epoch + 1, 0, 0}) {
    double rate = t->options.learning_rate * (double)(epochs - place->epoch + 1) / (double)epochs;
    struct score score;
    char left[32];

    check(eager.optimizer_set_float(t->optimizer, "learning_rate", rate));
    if (t->iterator == NULL) check(eager.iterator_create(t->ops.ctx, t->batches, &t->iterator));
    if (!train_epoch(t)) return 0;
    eager.iterator_release(t->iterator);
    t->iterator = NULL;
    score = evaluate(t, &t->held_back);
    curve_add(&t->curves.held_back, (double)place->epoch, score.loss);
    progress_left(&t->progress, left, sizeof left);
    progress_clear(&t->progress);
    printf("%5" PRId64 "   %13.4f   %14.4f   %17.2f%%   %10.0f   %s\n", place->epoch,
           place->total / (double)steps_in_epoch(t), score.loss, 100 * score.accuracy, progress_rate(&t->progress),
           left);
    fflush(stdout);
  }
  printf("trained in %.1f s\n", progress_seconds(&t->progress));
  return 1;
}

static void read_data(struct trainer* t) {
  const struct options* o = &t->options;

  dataset_read(&t->training, &t->ops, o->data, "train", o->device);
  dataset_read(&t->test, &t->ops, o->data, "t10k", o->device);
  if (t->training.height != t->test.height || t->training.width != t->test.width)
    fail("%s: the pictures for training are %" PRId64 "x%" PRId64 ", those for testing %" PRId64 "x%" PRId64, o->data,
         t->training.height, t->training.width, t->test.height, t->test.width);
  if (t->training.count < HELD_BACK)
    fail("%s: %" PRId64 " pictures are too few to train on", o->data, t->training.count);
  dataset_hold_back(&t->ops, &t->training, t->training.count / HELD_BACK, &t->held_back);
}

static void start(struct trainer* t) {
  struct options* o = &t->options;
  eager_context_options context = {sizeof context, 0, 0, 0, 0, 0};
  eager_context* ctx = NULL;
  const struct architecture* architecture;
  char text[128];

  if (o->seed == 0) o->seed = (int64_t)time(NULL) ^ (int64_t)getpid() << 32; /* a checkpoint has it */
  context.num_threads = (int32_t)o->threads;
  context.seed = (uint64_t)o->seed;
  check(eager.context_create(&context, &ctx));
  if (o->device != NULL) check(eager.context_set_device(ctx, o->device));
  ops_create(&t->ops, ctx);
  if (o->resume) checkpoint_restore_options(t);
  read_data(t);

  architecture = architecture_for(t->training.height, t->training.width);
  if (o->epochs == 0) o->epochs = architecture->epochs;
  if (o->batch == 0) o->batch = architecture->batch;
  if (o->learning_rate == 0) o->learning_rate = architecture->learning_rate;
  model_create(&t->model, &t->ops, architecture, t->training.height, t->training.width);
  check(eager.optimizer_create(ctx, "adam", &t->optimizer));
  t->batches = batches_create(&t->ops, &t->training, o->batch);
  t->place.epoch = 1;
  if (o->function) {
    t->step = op_of(&t->ops, trace(t, "train_step", 1, train_step));
    t->network = op_of(&t->ops, trace(t, "network", 0, run_network));
  }

  architecture_describe(architecture, text, sizeof text);
  printf("libeager %s on %s\n", eager.version(), o->device ? o->device : eager.context_device_name(ctx, 0));
  printf("pictures  %" PRId64 "x%" PRId64 ": %" PRId64 " for training, %" PRId64 " held back, %" PRId64
         " for testing\n",
         t->training.height, t->training.width, t->training.count, t->held_back.count, t->test.count);
  printf("network   %s: %" PRId64 " parameters\n", text, t->model.num_parameters);
  if (o->resume) {
    check(eager.iterator_create(ctx, t->batches, &t->iterator));
    checkpoint_restore(t);
    printf("goes on   in epoch %" PRId64 ", from %s\n", t->place.epoch, o->checkpoint);
  }
  printf("\n");
}

/* Saves the training, and says where. */
static void interrupt(struct trainer* t) {
  progress_clear(&t->progress);
  checkpoint_save(t);
  printf("interrupted in epoch %" PRId64 ": saved to %s, from which --resume goes on\n", t->place.epoch,
         t->options.checkpoint);
}

/* Saves the network to a file, which programs in any language can run (samples/go/classify is one in Go). */
static void save(struct trainer* t, const char* path) {
  eager_function* network = trace(t, "network", 0, run_network);

  check(eager.function_save(t->ops.ctx, network, path));
  eager.function_release(network);
}

static void finish(struct trainer* t) {
  eager.op_release(t->step);
  eager.op_release(t->network);
  eager.optimizer_release(t->optimizer);
  if (t->iterator != NULL) check(eager.iterator_stop(t->iterator));
  eager.iterator_release(t->iterator);
  eager.dataset_release(t->batches);
  model_release(&t->model);
  dataset_release(&t->training);
  dataset_release(&t->held_back);
  dataset_release(&t->test);
  ops_release(&t->ops);
  eager.context_release(t->ops.ctx);
  eager_unload();
  curves_free(&t->curves);
}

static void show_curves(const struct trainer* t) {
  int columns = isatty(STDOUT_FILENO) ? terminal_columns(STDOUT_FILENO) : 80;

  printf("\n");
  curves_draw(&t->curves, stdout, columns < 100 ? columns : 100, 16, terminal_has_unicode());
  curves_write_svg(&t->curves, t->options.svg, "Loss on handwritten digits");
  printf("\nloss curve: %s\n", t->options.svg);
}

int main(int argc, char** argv) {
  static struct trainer trainer;
  int completed;

  setlocale(LC_CTYPE, "");
  options_parse(&trainer.options, argc, argv);
  eager_load(trainer.options.library);
  start(&trainer);
  /* Both files are written once before the training, so that a wrong path ends the program now. */
  curves_write_svg(&trainer.curves, trainer.options.svg, "");
  if (trainer.options.save != NULL) save(&trainer, trainer.options.save);
  receive_signals();
  completed = train(&trainer);
  if (completed) {
    show_curves(&trainer);
    printf("test accuracy: %.2f%%\n", 100 * evaluate(&trainer, &trainer.test).accuracy);
    if (trainer.options.save != NULL) {
      save(&trainer, trainer.options.save);
      printf("saved: %s\n", trainer.options.save);
    }
  } else {
    interrupt(&trainer);
  }
  finish(&trainer);
  return completed ? 0 : 128 + received;
}
