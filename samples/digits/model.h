/*
 * The network: two convolutions and two dense layers.
 *
 *     8x8   conv 3x3x32 - conv 3x3x64 - pool - dense 128 - dropout - dense 10
 *     28x28 conv 5x5x32 - pool - conv 5x5x64 - pool - dense 1024 - dropout - dense 10
 *
 * with a bias in each layer, ReLU after each but the last, and 2x2 max pooling.
 */
#ifndef DIGITS_MODEL_H
#define DIGITS_MODEL_H

#include "ops.h"

enum { NUM_CONVOLUTIONS = 2, NUM_DENSE = 2, NUM_VARIABLES = 2 * (NUM_CONVOLUTIONS + NUM_DENSE), MOST_LAYERS = 8 };

struct architecture {
  int64_t least_side; /* of the pictures that it is meant for */
  int64_t kernel;
  int64_t filters[NUM_CONVOLUTIONS];
  int pools[NUM_CONVOLUTIONS]; /* whether pooling follows */
  int64_t hidden;
  int64_t epochs, batch; /* the defaults of the options, with which it trains well */
  double learning_rate;
};

struct model {
  const struct ops* ops;
  const struct architecture* architecture;
  int64_t num_parameters;
  eager_layer* layers[MOST_LAYERS];
  int num_layers;
  eager_variable* variables[NUM_VARIABLES]; /* the layers' own, in order: kernel and bias of each that has them */
};

const struct architecture* architecture_for(int64_t height, int64_t width);
void architecture_describe(const struct architecture* architecture, char* text, size_t size);

void model_create(struct model* model, const struct ops* ops, const struct architecture* architecture, int64_t height,
                  int64_t width);
void model_release(struct model* model);

/* Returns the logits, [size, 10], which the caller releases. With dropout if `training`. */
eager_tensor* model_run(const struct model* model, eager_tensor* images, int training);

/* Return the mean cross-entropy of logits and labels, and for how many pictures the largest logit is the label's. */
eager_tensor* model_loss(const struct model* model, eager_tensor* logits, eager_tensor* labels);
eager_tensor* model_num_right(const struct model* model, eager_tensor* logits, eager_tensor* labels);

#endif
