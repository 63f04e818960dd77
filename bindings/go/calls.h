// What cgo calls. Handles cross as words: a pointer among the arguments costs some 12 ns of checks, and what it points to
// moves to Go's heap.
#ifndef EAGER_GO_CALLS_H
#define EAGER_GO_CALLS_H

#include <stdlib.h>

#include "words.h"

enum { GO_DEAD = 64 };

// The C side of a line of execution: what a call reads and writes, in memory that Go's pointer rules do not concern.
typedef struct {
  eager_context *ctx;
  uint32_t busy;      // 1 while a call runs
  uint32_t num_dead;  // tensors that were closed, released with the next call
  eager_tensor *dead[GO_DEAD];
  uintptr_t *words;  // inputs, arguments and outputs of a call
  size_t capacity;
} go_lane;

typedef struct {
  uintptr_t tensor, status;
} go_made;

// What a call that makes one tensor writes to a word of Go's: the handle, with GO_LARGE where it is to have no block, or a
// status with GO_FAILED. A function that returned them would look for the goroutine's stack twice more. Handles and statuses are
// multiples of 8; memory.go has the bits.
enum { GO_RETIRED = 1, GO_LARGE = 2, GO_FAILED = 4, GO_SMALL_BYTES = 4096 };
#define GO_CLOSED ((uintptr_t)1 << 63)  // `dead` in memory.go

typedef struct {
  int32_t code, detail;
  const char *message, *op;
  uintptr_t payload;  // a cgo.Handle; 0: none
} go_report;

// The kinds of an input's word, two bits each.
enum { GO_TENSOR = 0, GO_INT = 1, GO_FLOAT = 2, GO_VARIABLE = 3 };

// The code that a definition of an op has in Go.
enum { GO_KERNEL = 1, GO_INFER = 2, GO_GRADIENT = 4 };

// In callbacks.c: drops what a key, a cgo.Handle, stands for.
void go_destroy(void *key);

static inline void go_bury(go_lane *l) {
  uint32_t n = l->num_dead;
  l->num_dead = 0;
  if (n) eager_tensors_release(l->dead, (int32_t)n);
}

// A symbolic tensor, whose number of bytes may be unknown, counts as small.
static inline uint64_t go_bytes(const eager_tensor *t) {
  size_t bytes = eager_tensor_num_bytes(t);
  return bytes == (size_t)-1 ? 0 : bytes;
}

// Puts tensors in the place of numbers and variables among the inputs. On failure kinds keeps the bits of those that
// were made.
static inline eager_status *go_resolve(go_lane *l, uint64_t *kinds) {
  uint64_t made = 0;
  eager_status *s = NULL;
  for (int i = 0; i < 32 && *kinds >> 2 * i; i++) {
    uint64_t kind = *kinds >> 2 * i & 3;
    uintptr_t word = l->words[i];
    eager_tensor *t = NULL;
    double d;
    if (kind == GO_TENSOR) continue;
    memcpy(&d, &word, sizeof d);
    if (kind == GO_INT) s = eager_tensor_scalar_int(l->ctx, (int64_t)word, &t);
    else if (kind == GO_FLOAT) s = eager_tensor_scalar_float(l->ctx, d, &t);
    else s = eager_variable_read(l->ctx, (eager_variable *)word, &t);
    if (s) break;
    l->words[i] = (uintptr_t)t;
    made |= kind << 2 * i;
  }
  *kinds = made;
  return s;
}

static inline void go_drop(go_lane *l, uint64_t kinds) {
  for (int i = 0; i < 32 && kinds >> 2 * i; i++)
    if (kinds >> 2 * i & 3) eager_tensor_release((eager_tensor *)l->words[i]);
}

static inline eager_status *go_execute(go_lane *l, uintptr_t op, uint64_t given, int32_t inputs, int32_t args,
                                       eager_tensor **out, int32_t *room) {
  eager_tensor *const *in = (eager_tensor *const *)l->words;
  if (!given) return eager_execute(l->ctx, (eager_op *)op, in, inputs, out, room);
  return eager_execute_masked(l->ctx, (eager_op *)op, in, inputs, given, (const int64_t *)(l->words + inputs), args,
                              out, room);
}

// A call that may run code of the program holds what it uses meanwhile, since that code may close it. Entries may be NULL.
static inline void go_hold(eager_tensor *const *tensors, int32_t n) {
  for (int32_t i = 0; i < n; i++) eager_tensor_retain(tensors[i]);
}

static inline void go_hold_variables(eager_variable *const *variables, int32_t n) {
  for (int32_t i = 0; i < n; i++) eager_variable_retain(variables[i]);
}

static inline void go_let_variables(eager_variable *const *variables, int32_t n) {
  for (int32_t i = 0; i < n; i++) eager_variable_release(variables[i]);
}

// go_execute for what may run code of the program.
static inline eager_status *go_execute_held(go_lane *l, uintptr_t op, uint64_t given, int32_t inputs, int32_t args,
                                            eager_tensor **out, int32_t *room) {
  eager_tensor *const *in = (eager_tensor *const *)l->words;
  go_hold(in, inputs);
  eager_op_retain((eager_op *)op);
  eager_status *s = go_execute(l, op, given, inputs, args, out, room);
  eager_op_release((eager_op *)op);
  eager_tensors_release(in, inputs);
  return s;
}

// Ends a call: another goroutine may use the lane.
static inline void go_end(go_lane *l, uintptr_t made, const eager_tensor *t, eager_status *s) {
  *(uintptr_t *)made = s                                   ? (uintptr_t)s | GO_FAILED
                       : t && go_bytes(t) > GO_SMALL_BYTES ? (uintptr_t)t | GO_LARGE
                                                           : (uintptr_t)t;
  __atomic_store_n(&l->busy, 0, __ATOMIC_RELEASE);
}

// Releases what was closed since the last call, and runs an op with one output, whose inputs and then arguments are the
// first words.
static __attribute__((noinline)) void go_run_with(uintptr_t lane, uintptr_t op, uint64_t kinds, uint64_t given,
                                                  int32_t inputs, int32_t args, uintptr_t made) {
  go_lane *l = (go_lane *)lane;
  eager_tensor *out = NULL;
  eager_status *s = NULL;
  int32_t room = 1;
  go_bury(l);
  if (kinds) s = go_resolve(l, &kinds);
  if (!s) s = go_execute(l, op, given, inputs, args, &out, &room);
  if (kinds) go_drop(l, kinds);
  go_end(l, made, out, s);
}

// The same without arguments. Where the inputs are all tensors it is the call that costs least.
static inline void go_run(uintptr_t lane, uintptr_t op, uint64_t kinds, int32_t inputs, uintptr_t made) {
  go_lane *l = (go_lane *)lane;
  eager_tensor *out = NULL;
  int32_t room = 1;
  if (kinds) {
    go_run_with(lane, op, kinds, 0, inputs, 0, made);
    return;
  }
  go_bury(l);
  eager_status *s = eager_execute(l->ctx, (eager_op *)op, (eager_tensor *const *)l->words, inputs, &out, &room);
  go_end(l, made, out, s);
}

// The same with any number of outputs, also for ops that may run code of the program: `held`. They are written behind the
// inputs and arguments, and behind all of them their bytes, in the room that is left; returns their number in `tensor`,
// also where the room is too small.
static inline go_made go_run_list(uintptr_t lane, uintptr_t op, uint64_t kinds, uint64_t given, int32_t inputs,
                                  int32_t args, int32_t held) {
  go_lane *l = (go_lane *)lane;
  uintptr_t *out = l->words + inputs + args;
  int32_t room = (int32_t)((l->words + l->capacity - out) / 2);
  eager_status *s = NULL;
  go_made made = {0, 0};
  go_bury(l);
  if (kinds) s = go_resolve(l, &kinds);
  if (!s) s = (held ? go_execute_held : go_execute)(l, op, given, inputs, args, (eager_tensor **)out, &room);
  if (kinds) go_drop(l, kinds);
  if (!s)
    for (int32_t i = 0; i < room; i++) out[room + i] = go_bytes((eager_tensor *)out[i]);
  made.tensor = (uintptr_t)room;
  made.status = (uintptr_t)s;
  return made;
}

// The dims of each of n tensors, where all lie one after the other; NULL: memory is out. The caller frees the list.
static inline const int64_t **go_each(int32_t n, const int32_t *ranks, const int64_t *dims) {
  const int64_t **each = (const int64_t **)malloc(((size_t)n + 1) * sizeof *each);
  if (each)
    for (int32_t i = 0; i < n; dims += ranks[i++]) each[i] = dims;
  return each;
}

static inline uintptr_t go_memory_is_out(void) {
  return (uintptr_t)eager_status_new(EAGER_RESOURCE_EXHAUSTED, "memory is out");
}

static inline uintptr_t go_layer_build(uintptr_t ctx, uintptr_t layer, int32_t n, const int32_t *dtypes,
                                       const int32_t *ranks, const int64_t *dims) {
  const int64_t **each = go_each(n, ranks, dims);
  if (!each) return go_memory_is_out();
  eager_status *s = eager_layer_build((eager_context *)ctx, (eager_layer *)layer, dtypes, ranks, each, n);
  free(each);
  return (uintptr_t)s;
}

// Runs a layer as go_run_list runs an op: the inputs are the first words, the outputs come behind them.
static inline go_made go_layer_call(uintptr_t lane, uintptr_t layer, uint64_t kinds, int32_t inputs, int32_t training) {
  go_lane *l = (go_lane *)lane;
  uintptr_t *out = l->words + inputs;
  int32_t room = (int32_t)((l->words + l->capacity - out) / 2);
  go_made made = {0, 0};
  go_bury(l);
  eager_status *s = kinds ? go_resolve(l, &kinds) : NULL;
  if (!s)
    s = eager_layer_call(l->ctx, (eager_layer *)layer, (eager_tensor *const *)l->words, inputs, training,
                         (eager_tensor **)out, &room);
  if (kinds) go_drop(l, kinds);
  if (!s)
    for (int32_t i = 0; i < room; i++) out[room + i] = go_bytes((eager_tensor *)out[i]);
  made.tensor = (uintptr_t)room;
  made.status = (uintptr_t)s;
  return made;
}

// Makes a tape that watches `tensors` and then `variables`, the first words.
static inline go_made go_tape_new(uintptr_t lane, int32_t persistent, int32_t ignore_variables, int32_t tensors,
                                  int32_t variables) {
  go_lane *l = (go_lane *)lane;
  eager_tape_options options = {sizeof options, persistent, ignore_variables};
  eager_tape *tape = NULL;
  go_made made = {0, 0};
  go_bury(l);
  eager_status *s = eager_tape_create(l->ctx, &options, &tape);
  for (int32_t i = 0; !s && i < tensors; i++) s = eager_tape_watch(tape, (eager_tensor *)l->words[i]);
  for (int32_t i = 0; !s && i < variables; i++)
    s = eager_tape_watch_variable(tape, (eager_variable *)l->words[tensors + i]);
  if (s) eager_tape_release(tape);
  else made.tensor = (uintptr_t)tape;
  made.status = (uintptr_t)s;
  __atomic_store_n(&l->busy, 0, __ATOMIC_RELEASE);
  return made;
}

// Asks a tape for gradients. The words are targets, output gradients (with_outputs), sources and variables; the
// gradients and then their bytes come behind them. With `done` the tape is released.
static inline uintptr_t go_gradient(uintptr_t lane, uintptr_t tape, int32_t targets, int32_t with_outputs,
                                    int32_t sources, int32_t variables, int32_t zero, int32_t done) {
  go_lane *l = (go_lane *)lane;
  eager_gradient_options options = {sizeof options, zero};
  eager_tensor **t = (eager_tensor **)l->words, **outputs = with_outputs ? t + targets : NULL;
  eager_tensor **from = t + targets + (with_outputs ? targets : 0);
  eager_variable **v = (eager_variable **)(from + sources);
  eager_tensor **gradients = from + sources + variables;
  int32_t count = sources + variables, tensors = (int32_t)((eager_tensor **)v - t);
  go_bury(l);
  go_hold(t, tensors);
  go_hold_variables(v, variables);
  eager_tape_retain((eager_tape *)tape);
  eager_status *s = eager_tape_gradient(l->ctx, (eager_tape *)tape, t, targets, outputs, from, sources, v, variables,
                                        &options, gradients);
  if (!s)
    for (int32_t i = 0; i < count; i++) ((uintptr_t *)gradients)[count + i] = gradients[i] ? go_bytes(gradients[i]) : 0;
  if (done) eager_tape_release((eager_tape *)tape);
  eager_tape_release((eager_tape *)tape);
  go_let_variables(v, variables);
  eager_tensors_release(t, tensors);
  return (uintptr_t)s;
}

// The first words are variables, then as many gradients.
static inline uintptr_t go_apply(uintptr_t lane, uintptr_t optimizer, int32_t count) {
  go_lane *l = (go_lane *)lane;
  eager_variable *const *variables = (eager_variable *const *)l->words;
  eager_tensor *const *gradients = (eager_tensor *const *)(l->words + count);
  go_bury(l);
  go_hold_variables(variables, count);
  go_hold(gradients, count);
  eager_optimizer_retain((eager_optimizer *)optimizer);
  eager_status *s = eager_optimizer_apply(l->ctx, (eager_optimizer *)optimizer, variables, gradients, count);
  eager_optimizer_release((eager_optimizer *)optimizer);
  eager_tensors_release(gradients, count);
  go_let_variables(variables, count);
  return (uintptr_t)s;
}

static inline void go_read(uintptr_t lane, uintptr_t variable, uintptr_t made) {
  go_lane *l = (go_lane *)lane;
  eager_tensor *out = NULL;
  go_bury(l);
  eager_status *s = eager_variable_read(l->ctx, (eager_variable *)variable, &out);
  go_end(l, made, out, s);
}

// The first words are the dims.
static inline void go_create(uintptr_t lane, int32_t dtype, int32_t rank, const void *data, size_t num_bytes,
                             uintptr_t made) {
  go_lane *l = (go_lane *)lane;
  eager_tensor *out = NULL;
  go_bury(l);
  eager_status *s = eager_tensor_create(l->ctx, dtype, (const int64_t *)l->words, rank, data, num_bytes, &out);
  go_end(l, made, out, s);
}

static inline go_report go_read_status(uintptr_t status) {
  const eager_status *s = (const eager_status *)status;
  go_report report = {eager_status_code(s), eager_status_detail(s), eager_status_message(s), eager_status_op(s),
                      (uintptr_t)eager_status_payload(s, go_destroy)};
  return report;
}

static inline uintptr_t go_status(int32_t code, const char *message, uintptr_t payload) {
  if (!payload) return (uintptr_t)eager_status_new(code, message);
  return (uintptr_t)eager_status_new_with(code, message, (void *)payload, go_destroy);
}

static inline void go_retain(const uintptr_t *tensors, int32_t count) {
  for (int32_t i = 0; i < count; i++) eager_tensor_retain((eager_tensor *)tensors[i]);
}

// Releases the tensors of a block that are open, or that were closed when nobody looked any more.
static inline void go_release_block(const void *block) {
  const uintptr_t *words = (const uintptr_t *)block;
  eager_tensor *open[GO_DEAD];
  int32_t n = 0;
  for (int i = 0; i < GO_DEAD; i++) {
    uintptr_t w = words[i], h = w & ~(GO_CLOSED | 7);
    if (h && !(w & (GO_LARGE | GO_FAILED))) open[n++] = (eager_tensor *)h;
  }
  eager_tensors_release(open, n);
}

// Makes room for so many words. Returns 0 when memory is out.
static inline int go_lane_grow(go_lane *l, size_t capacity) {
  uintptr_t *words = (uintptr_t *)realloc(l->words, capacity * sizeof *words);
  if (!words) return 0;
  l->words = words;
  l->capacity = capacity;
  return 1;
}

// Returns NULL when memory is out.
static inline go_lane *go_lane_new(void) {
  go_lane *l = (go_lane *)calloc(1, sizeof *l);
  if (l && go_lane_grow(l, 256)) return l;
  free(l);
  return NULL;
}

// Gives back all but what a goroutine that is late may look at, which go_lane_free does.
static inline void go_lane_empty(go_lane *l) {
  go_bury(l);
  free(l->words);
  l->words = NULL;
}

static inline void go_lane_free(go_lane *l) { free(l); }

// In callbacks.c: functions that take a callback. The key is a cgo.Handle of the Go function.
uintptr_t go_set_interrupt(uintptr_t ctx, uintptr_t key);
uintptr_t go_memory_on_pressure(int64_t step);
uintptr_t go_wrap(uintptr_t ctx, int32_t dtype, const int64_t *dims, int32_t rank, void *data, size_t num_bytes,
                  uintptr_t key, uintptr_t *out);
uintptr_t go_host_call(uintptr_t ctx, const char *name, uintptr_t key, int32_t num_outputs, const int32_t *dtypes,
                       const int32_t *ranks, const int64_t *dims, uintptr_t *out);
uintptr_t go_dataset_set_generator(uintptr_t dataset, const char *attr, uintptr_t key, int32_t num_outputs,
                                   const int32_t *dtypes, const int32_t *ranks, const int64_t *dims);
uintptr_t go_record(uintptr_t lane, int32_t inputs, int32_t outputs, uintptr_t key);
uintptr_t go_op_define(uintptr_t ctx, const eager_op_definition *texts, int32_t code, uintptr_t gradient_function,
                       uintptr_t key, const char *library, const char *call);
uintptr_t go_parallel_for(const eager_kernel_call *call, int64_t n, int64_t grain, uintptr_t key);
void go_callback_and_back(uintptr_t key);

#endif
