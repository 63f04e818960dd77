/*
 * Functions that the short samples share: check() for every status, and short forms of common calls.
 * Here check() ends the program when something fails; a program of your own would handle the error.
 */
#ifndef SAMPLES_CHECK_H
#define SAMPLES_CHECK_H

#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>

/* A list, in place of two arguments: a pointer and a count. */
#define LIST(type, ...) (type[]){__VA_ARGS__}, (int32_t)(sizeof((type[]){__VA_ARGS__}) / sizeof(type))
#define INPUTS(...) LIST(eager_tensor* const, __VA_ARGS__)
#define DIMS(...) LIST(const int64_t, __VA_ARGS__)

static inline void check(eager_status* status) {
  if (status == NULL) return;
  fprintf(stderr, "%s\n", eager_status_message(status));
  eager_status_release(status);
  exit(EXIT_FAILURE);
}

/* Makes an op: a prepared call, which may run any number of times. */
static inline eager_op* op(eager_context* ctx, const char* name) {
  eager_op* prepared = NULL;

  check(eager_op_create(ctx, name, &prepared));
  return prepared;
}

/* Runs an op that has one output. */
static inline eager_status* try_run(eager_context* ctx, eager_op* prepared, eager_tensor* const* inputs,
                                    int32_t num_inputs, eager_tensor** output) {
  int32_t num_outputs = 1;

  return eager_execute(ctx, prepared, inputs, num_inputs, output, &num_outputs);
}

static inline eager_tensor* run(eager_context* ctx, eager_op* prepared, eager_tensor* const* inputs,
                                int32_t num_inputs) {
  eager_tensor* output = NULL;

  check(try_run(ctx, prepared, inputs, num_inputs, &output));
  return output;
}

/* Makes a float32 tensor with a copy of the values. */
static inline eager_tensor* tensor(eager_context* ctx, const int64_t* dims, int32_t rank, const float* values) {
  eager_tensor* made = NULL;
  size_t count = 1;

  for (int32_t i = 0; i < rank; i++) count *= (size_t)dims[i];
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, rank, values, count * sizeof *values, &made));
  return made;
}

/* Makes a float32 tensor of rank zero. */
static inline eager_tensor* number(eager_context* ctx, float value) { return tensor(ctx, NULL, 0, &value); }

static inline float value_of(const eager_tensor* t) {
  float value = 0;

  check(eager_tensor_read(t, &value, sizeof value));
  return value;
}

static inline void print(const char* label, const eager_tensor* t) {
  char* text = NULL;

  check(eager_tensor_format(t, &text));
  printf("%s%s\n", label, text);
  eager_string_release(text);
}

#endif
