// The steps of the table of conformance (../README.md) as C functions, which conformance.c calls row by row.
#ifndef TESTS_BINDINGS_C_CONFORMANCE_STEPS_H_
#define TESTS_BINDINGS_C_CONFORMANCE_STEPS_H_

#include <eager_c.h>
#include <math.h>

// A row that runs: the context that its steps use, and what names stand for.
typedef struct Row Row;

// Runs steps. Returns the status of one that fails unexpectedly.
typedef eager_status *Steps(Row *row);

typedef struct {
  const char *name;
  Steps *steps;
} NamedRow;

// Runs rows whose name contains `only`, each with a new context. Returns the number of rows that failed.
int run_rows(const NamedRow *rows, int count, const char *only);

typedef struct {
  int32_t count;
  const int64_t *values;
} Integers;

// A list of names, in which NULL stands for what is left out.
typedef struct {
  int32_t count;
  const char *const *names;
} Names;

// The elements of a tensor: floats (two for a complex number), integers (booleans too, uint64 as the same bits) or texts.
typedef struct {
  int32_t count;
  const double *floats;
  const int64_t *integers;
  const char *const *texts;
} Values;

typedef enum {
  ATTRIBUTE_INT,
  ATTRIBUTE_FLOAT,
  ATTRIBUTE_BOOL,
  ATTRIBUTE_DTYPE,
  ATTRIBUTE_STRING,
  ATTRIBUTE_INTS,
  ATTRIBUTE_FUNCTION,
  ATTRIBUTE_OP,      // of a function
  ATTRIBUTE_TENSORS  // names
} AttributeType;

typedef struct {
  const char *name;
  AttributeType type;
  int64_t integer;
  double number;
  const char *text;
  Integers integers;
  Names names;
} Attribute;

typedef struct {
  int32_t count;
  const Attribute *values;
} Attributes;

// An input of a function or an output of a host call; `name` is NULL for the latter.
typedef struct {
  const char *name;
  int32_t dtype;
  Integers dims;
} Spec;

typedef struct {
  int32_t count;
  const Spec *values;
} Specs;

// Steps of a callback, the names of its arguments within them, and the names of what it gives.
typedef struct {
  Steps *steps;
  Names arguments, results;
} Body;

// A number of a file of events.
typedef struct {
  const char *tag;
  double value;
  int64_t step;
} Scalar;

typedef struct {
  int32_t count;
  const Scalar *values;
} Scalars;

#define LENGTH(type, ...) ((int32_t)(sizeof((const type[]){__VA_ARGS__}) / sizeof(type)))
#define LIST(list, type, ...) ((list){LENGTH(type, __VA_ARGS__), (const type[]){__VA_ARGS__}})
#define INTEGERS(...) LIST(Integers, int64_t, __VA_ARGS__)
#define ATTRIBUTES(...) LIST(Attributes, Attribute, __VA_ARGS__)
#define SCALARS(...) LIST(Scalars, Scalar, __VA_ARGS__)
#define SPECS(...) LIST(Specs, Spec, __VA_ARGS__)
#define NAMES(...) \
  ((Names){(int32_t)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)), (const char *const[]){__VA_ARGS__}})
#define FLOAT_VALUES(...) ((Values){LENGTH(double, __VA_ARGS__), (const double[]){__VA_ARGS__}, NULL, NULL})
#define INTEGER_VALUES(...) ((Values){LENGTH(int64_t, __VA_ARGS__), NULL, (const int64_t[]){__VA_ARGS__}, NULL})
#define TEXT_VALUES(...) ((Values){NAMES(__VA_ARGS__).count, NULL, NULL, NAMES(__VA_ARGS__).names})
#define NO_INTEGERS ((Integers){0, NULL})
#define NO_ATTRIBUTES ((Attributes){0, NULL})
#define NO_SPECS ((Specs){0, NULL})
#define NO_NAMES ((Names){0, NULL})
#define NO_VALUES ((Values){0, NULL, NULL, NULL})

// Runs a step, and ends the steps around it if it fails.
#define STEP(call)                  \
  do {                              \
    eager_status *failed_ = (call); \
    if (failed_) return failed_;    \
  } while (0)

// Runs a step that must fail with this code; op and message may be NULL, where any will do.
#define REFUSED(call, code, op, message) check_refused(row, call, code, op, message)
void check_refused(Row *row, eager_status *status, int32_t code, const char *op, const char *message);

eager_status *do_tensor(Row *row, const char *as, int32_t dtype, Integers dims, Values values);
eager_status *do_scalar_int(Row *row, const char *as, int64_t value);
eager_status *do_scalar_float(Row *row, const char *as, double value);
eager_status *do_op(Row *row, const char *op, Names inputs, Attributes attributes, Names as);
eager_status *do_expect(Row *row, const char *value, int32_t dtype, Integers dims, Values values, double ulp);
eager_status *do_expect_none(Row *row, const char *value);
eager_status *do_text(Row *row, const char *value, const char *is);
eager_status *do_copy_to(Row *row, const char *value, const char *device, const char *as);
eager_status *do_sparse(Row *row, const char *value, int32_t is);
eager_status *do_sparse_rows(Row *row, const char *value, Names as);
eager_status *do_to_dense(Row *row, const char *value, const char *as);

eager_status *do_tape(Row *row, const char *as, int32_t persistent, int32_t ignore_variables);
eager_status *do_watch(Row *row, const char *tape, const char *value);
eager_status *do_stop(Row *row, const char *tape);
eager_status *do_pause(Row *row, const char *tape);
eager_status *do_resume(Row *row, const char *tape);
eager_status *do_reset(Row *row, const char *tape);
eager_status *do_gradient(Row *row, const char *tape, Names targets, Names sources, Names output_gradients,
                          int32_t zero, Names as);
eager_status *do_custom_gradient(Row *row, Names inputs, Names outputs, Names as, Body backward);
eager_status *do_fail(int32_t code, const char *message);

eager_status *do_variable(Row *row, const char *as, const char *initial, const char *name, int32_t trainable);
eager_status *do_variable_with_shape(Row *row, const char *as, const char *initial, const char *name, Integers dims);
eager_status *do_read(Row *row, const char *variable, const char *as);
eager_status *do_assign(Row *row, const char *variable, const char *value);
eager_status *do_assign_add(Row *row, const char *variable, const char *value);
eager_status *do_assign_sub(Row *row, const char *variable, const char *value);
eager_status *do_assign_slice(Row *row, const char *variable, const char *begin, const char *value);
eager_status *do_optimizer(Row *row, const char *as, const char *kind, Attributes given);
eager_status *do_learning_rate(Row *row, const char *optimizer, const char *value);
eager_status *do_apply(Row *row, const char *optimizer, Names gradients, Names variables);
eager_status *do_slot(Row *row, const char *optimizer, const char *variable, const char *slot, const char *as);

eager_status *do_layer(Row *row, const char *as, const char *kind, Attributes given);
eager_status *do_call_layer(Row *row, const char *layer, Names given, int32_t training, Names as);
eager_status *do_layer_variable(Row *row, const char *layer, const char *variable, const char *as);

eager_status *do_dataset(Row *row, const char *as, const char *kind, Names inputs, Attributes given);
// saved_at: -1 where the place is not saved.
eager_status *do_elements(Row *row, const char *dataset, Names is, int32_t more, int32_t saved_at);

// tensors and texts: keys, each before the tensor's name or the text; keys: those that the file must have.
eager_status *do_checkpoint(Row *row, const char *as, Names model, const char *optimizer, Names tensors, Names texts,
                            Names keys);
eager_status *do_restore(Row *row, const char *checkpoint, Names model, const char *optimizer);
eager_status *do_read_key(Row *row, const char *checkpoint, const char *key, const char *as);
eager_status *do_write_records(Row *row, const char *as, int32_t compression, Names records);
eager_status *do_write_events(Row *row, const char *as, Scalars scalars);
eager_status *do_random_state(Row *row, const char *as);
eager_status *do_set_random_state(Row *row, const char *state);

eager_status *do_seed(Row *row, uint64_t seed);
eager_status *do_fork(Row *row, Steps *steps);
eager_status *do_device(Row *row, const char *name, Steps *steps);
eager_status *do_function(Row *row, const char *as, const char *name, Specs inputs, Steps *steps, Names results);
eager_status *do_call(Row *row, const char *function, Names given, Names as);
eager_status *do_function_variable(Row *row, const char *function, int32_t index, const char *as);
eager_status *do_host_call(Row *row, const char *name, Names given, Specs outputs, Names as, Body body);
eager_status *do_save(Row *row, const char *function, const char *file);
eager_status *do_load(Row *row, const char *file, const char *as, Steps *steps);
eager_status *do_save_to(Row *row, const char *function, const char *path);
eager_status *do_load_bytes(Row *row, const char *bytes, size_t size, const char *as);

#endif  // TESTS_BINDINGS_C_CONFORMANCE_STEPS_H_
