/* A training: what it has, and how far it has come. */
#ifndef DIGITS_TRAINER_H
#define DIGITS_TRAINER_H

#include "curve.h"
#include "data.h"
#include "model.h"
#include "options.h"
#include "progress.h"

struct place {
  int64_t epoch; /* the one that runs, from 1 */
  int64_t seen;  /* pictures of this epoch */
  double total;  /* of the losses of its steps */
};

struct trainer {
  struct options options;
  struct ops ops;
  struct dataset training, held_back, test;
  eager_dataset* batches;   /* of the training pictures */
  eager_iterator* iterator; /* over batches, in this epoch */
  struct model model;
  eager_optimizer* optimizer;
  eager_op *step, *network; /* train_step and run_network as functions; NULL: they run as eager code */
  struct place place;
  struct progress progress;
  struct curves curves;
};

#endif
