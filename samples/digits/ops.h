/*
 * The ops of this program, each of which is made once, and short ways to run them.
 *
 * run() returns a new tensor, which the caller releases. apply() replaces a tensor by the result and
 * releases the former one, so that a chain of ops needs no releases in between:
 *
 *     apply_with(ops, ops->equal, &right, labels);
 *     apply(ops, ops->sum, &right);
 */
#ifndef DIGITS_OPS_H
#define DIGITS_OPS_H

#include "eager_load.h"

/* clang-format off */
#define OPS(X) \
  X(add) X(argmax) X(cast) X(equal) X(fill) X(gather) X(mean) X(multiply) X(random_permutation) X(slice) \
  X(sparse_softmax_cross_entropy_with_logits) X(sum)
/* clang-format on */

#define OPS_FIELD(name) eager_op* name;
struct ops {
  eager_context* ctx;
  OPS(OPS_FIELD)
};
#undef OPS_FIELD

void ops_create(struct ops* ops, eager_context* ctx);
void ops_release(struct ops* ops);

/* A list, in place of two arguments: a pointer and a count. */
#define LIST(type, ...) (type[]){__VA_ARGS__}, (int32_t)(sizeof((type[]){__VA_ARGS__}) / sizeof(type))
#define INPUTS(...) LIST(eager_tensor* const, __VA_ARGS__)
#define ARGS(...) LIST(const int64_t, __VA_ARGS__)
#define NO_ARGS NULL, 0

/* Runs an op with inputs, and with call arguments in the order that the registry gives. */
eager_tensor* run(const struct ops* ops, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                  const int64_t* args, int32_t num_args);

void apply(const struct ops* ops, eager_op* op, eager_tensor** x);
void apply_args(const struct ops* ops, eager_op* op, eager_tensor** x, const int64_t* args, int32_t num_args);
void apply_with(const struct ops* ops, eager_op* op, eager_tensor** x, eager_tensor* second);
void apply_number(const struct ops* ops, eager_op* op, eager_tensor** x, double second);

/* Returns the value of a float32 tensor with one element, and releases the tensor. */
double take_value(eager_tensor* x);

/* Makes an op that runs the function, and releases the function. */
eager_op* op_of(const struct ops* ops, eager_function* function);

/* Ends the program with the message of the status, unless that is success. */
void check(eager_status* status);

#endif
