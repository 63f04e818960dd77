// The steps that have steps: callbacks, forks, scopes and functions; and the run of all rows.
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance_row.h"
#include "conformance_steps.h"

// ---- Callbacks

typedef struct {
  Row *row;
  Steps *steps;
  int32_t num_arguments, num_results;
  const char *arguments[kMaxList], *results[kMaxList];
} Callback;

static Callback *callback_of(Row *row, Body body) {
  Callback *callback = calloc(1, sizeof *callback);
  callback->row = row;
  callback->steps = body.steps;
  callback->num_arguments = body.arguments.count;
  callback->num_results = body.results.count;
  for (int i = 0; i < body.arguments.count; ++i) callback->arguments[i] = body.arguments.names[i];
  for (int i = 0; i < body.results.count; ++i) callback->results[i] = body.results.names[i];
  return callback;
}

// Runs the steps in ctx, with borrowed tensors as arguments, and hands references to the results over.
static eager_status *run_callback(void *user_data, eager_context *ctx, eager_tensor *const *arguments,
                                  int32_t num_arguments, eager_tensor **results, int32_t num_results) {
  Callback *callback = user_data;
  Row *row = callback->row;
  eager_context *const outer = row->ctx;
  const int count = row->count;
  if (num_arguments != callback->num_arguments) return eager_status_new(EAGER_INTERNAL, "another number of arguments");
  for (int i = 0; i < num_arguments; ++i) {
    eager_tensor_retain(arguments[i]);
    keep(row, callback->arguments[i], kTensor, arguments[i]);
  }
  row->ctx = ctx;
  eager_status *status = callback->steps(row);
  row->ctx = outer;
  if (!status && num_results != callback->num_results)
    status = eager_status_new(EAGER_INTERNAL, "another number of results");
  for (int i = 0; !status && i < num_results; ++i) {
    if (callback->results[i]) eager_tensor_retain(results[i] = find_kind(row, callback->results[i], kTensor));
  }
  forget(row, count);
  return status;
}

eager_status *do_custom_gradient(Row *row, Names inputs, Names outputs, Names as, Body backward) {
  eager_tensor *from[kMaxList], *to[kMaxList], *recorded[kMaxList];
  find_tensors(row, inputs, from);
  find_tensors(row, outputs, to);
  STEP(eager_tape_record(row->ctx, from, inputs.count, to, outputs.count, run_callback, callback_of(row, backward),
                         free, recorded));
  keep_tensors(row, as, recorded);
  return NULL;
}

eager_status *do_host_call(Row *row, const char *name, Names given, Specs outputs, Names as, Body body) {
  int32_t dtypes[kMaxList], ranks[kMaxList], count = as.count;
  const int64_t *dims[kMaxList];
  eager_tensor *inputs[kMaxList], *results[kMaxList];
  eager_op *op;
  for (int i = 0; i < outputs.count; ++i) {
    dtypes[i] = outputs.values[i].dtype;
    ranks[i] = outputs.values[i].dims.count;
    dims[i] = outputs.values[i].dims.values;
  }
  find_tensors(row, given, inputs);
  STEP(eager_op_create_host_call(row->ctx, name, run_callback, callback_of(row, body), free, outputs.count, dtypes,
                                 ranks, dims, &op));
  eager_status *status = eager_execute(row->ctx, op, inputs, given.count, results, &count);
  eager_op_release(op);
  if (!status) keep_tensors(row, as, results);
  return status;
}

// ---- Forks, scopes, seeds

eager_status *do_seed(Row *row, uint64_t seed) { return eager_context_set_seed(row->ctx, seed); }

// Runs steps in another context, whose reference it takes over.
static eager_status *run_in(Row *row, eager_context *ctx, Steps *steps) {
  eager_context *const outer = row->ctx;
  const int count = row->count;
  row->ctx = ctx;
  eager_status *status = steps(row);
  row->ctx = outer;
  forget(row, count);
  eager_context_release(ctx);
  return status;
}

eager_status *do_fork(Row *row, Steps *steps) {
  eager_context *fork;
  STEP(eager_context_fork(row->ctx, &fork));
  return run_in(row, fork, steps);
}

eager_status *do_device(Row *row, const char *name, Steps *steps) {
  const char *before = eager_context_device(row->ctx);
  const int count = row->count;
  STEP(eager_context_set_device(row->ctx, name));
  eager_status *status = steps(row);
  forget(row, count);
  STEP(status);
  return eager_context_set_device(row->ctx, before);
}

// ---- Functions

static eager_status *trace(Row *row, Specs inputs, Steps *steps, Names results, eager_function **out) {
  eager_tensor *outputs[kMaxList];
  for (int i = 0; i < inputs.count; ++i) {
    const Spec *spec = &inputs.values[i];
    eager_tensor *t;
    STEP(eager_trace_input(row->ctx, spec->dtype, spec->dims.values, spec->dims.count, &t));
    keep(row, spec->name, kTensor, t);
  }
  STEP(steps(row));
  find_tensors(row, results, outputs);
  return eager_trace_end(row->ctx, outputs, results.count, out);
}

eager_status *do_function(Row *row, const char *as, const char *name, Specs inputs, Steps *steps, Names results) {
  eager_context *const outer = row->ctx;
  const int count = row->count;
  eager_function *f = NULL;
  STEP(eager_trace_begin(outer, name, &row->ctx));
  eager_status *status = trace(row, inputs, steps, results, &f);
  eager_context_release(row->ctx);
  row->ctx = outer;
  forget(row, count);
  if (!status) keep(row, as, kFunction, f);
  return status;
}

eager_status *do_function_variable(Row *row, const char *function, int32_t index, const char *as) {
  eager_variable *v = eager_function_variable(find_kind(row, function, kFunction), index);
  if (!v) return eager_status_new(EAGER_NOT_FOUND, "the function's variable");
  eager_variable_retain(v);
  keep(row, as, kVariable, v);
  return NULL;
}

static const char *files(void) { return getenv("EAGER_CONFORMANCE_FILES"); }

eager_status *do_save(Row *row, const char *function, const char *file) {
  char path[4096];
  if (!files()) return NULL;
  snprintf(path, sizeof path, "%s/c-%s", files(), file);
  return eager_function_save(row->ctx, find_kind(row, function, kFunction), path);
}

static eager_status *run_loaded(Row *row, const char *path, const char *as, Steps *steps) {
  const int count = row->count;
  eager_function *f;
  STEP(eager_function_load(row->ctx, path, &f));
  keep(row, as, kFunction, f);
  eager_status *status = steps(row);
  forget(row, count);
  return status;
}

// Reports whether a file of the folder is "LANGUAGE-" and then `file`.
static int is_saved(const char *name, const char *file) {
  const char *dash = strchr(name, '-');
  return dash && strcmp(dash + 1, file) == 0;
}

eager_status *do_load(Row *row, const char *file, const char *as, Steps *steps) {
  char path[4096];
  eager_status *status = NULL;
  int found = 0;
  DIR *folder = files() ? opendir(files()) : NULL;
  if (!folder) return NULL;
  for (struct dirent *one; !status && (one = readdir(folder));) {
    if (!is_saved(one->d_name, file)) continue;
    found = 1;
    snprintf(path, sizeof path, "%s/%s", files(), one->d_name);
    status = run_loaded(row, path, as, steps);
  }
  closedir(folder);
  if (!found) return eager_status_new(EAGER_NOT_FOUND, "no language saved the function");
  return status;
}

eager_status *do_save_to(Row *row, const char *function, const char *path) {
  return eager_function_save(row->ctx, find_kind(row, function, kFunction), path);
}

eager_status *do_load_bytes(Row *row, const char *bytes, size_t size, const char *as) {
  char path[2 * kMaxPath];
  eager_function *f;
  STEP(file_path(row, as, path));
  FILE *file = fopen(path, "wb");
  const size_t written = file ? fwrite(bytes, 1, size, file) : 0;
  if (!file || fclose(file) || written != size) return eager_status_new(EAGER_UNKNOWN, "the file could not be written");
  STEP(eager_function_load(row->ctx, path, &f));
  keep(row, as, kFunction, f);
  return NULL;
}

// ---- Rows

static int64_t live_tensors(eager_context *ctx) {
  eager_memory_info info = {sizeof info, 0, 0, 0, 0, 0};
  eager_status_release(eager_context_memory(ctx, NULL, &info));
  return info.live_tensors;
}

// Runs a row in a new context, and checks that nothing is left of it. Returns whether it failed.
static int run_row(eager_context *ctx, const NamedRow *named) {
  Row row = {.name = named->name};
  const int64_t before = live_tensors(ctx);
  eager_status *status = eager_context_create(NULL, &row.ctx);
  if (!status) status = named->steps(&row);
  if (status) complain(&row, "%s: %s", eager_code_name(eager_status_code(status)), eager_status_message(status));
  eager_status_release(status);
  forget(&row, 0);
  remove_files(&row);
  eager_context_release(row.ctx);
  if (live_tensors(ctx) != before) complain(&row, "%d tensors are left", (int)(live_tensors(ctx) - before));
  return row.failures > 0;
}

int run_rows(const NamedRow *rows, int count, const char *only) {
  eager_context *ctx;
  int failures = 0, num_run = 0;
  if (eager_context_create(NULL, &ctx)) return 1;
  for (int i = 0; i < count; ++i) {
    if (!strstr(rows[i].name, only)) continue;
    ++num_run;
    failures += run_row(ctx, &rows[i]);
  }
  eager_context_release(ctx);
  printf("c: %d rows of conformance\n", num_run - failures);
  return failures;
}
