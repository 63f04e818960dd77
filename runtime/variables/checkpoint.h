// Variables and optimizers in checkpoints. An optimizer under the key "optimizer" is these tensors:
//
//   optimizer/step                    the number of steps
//   optimizer/learning_rate           the rate; absent if an op or a schedule computes it
//   optimizer/slots/VARIABLE/NAME     a slot: VARIABLE is the key of its variable, NAME that of the slot ("m")
#pragma once

#include <string>
#include <vector>

#include "runtime/io/checkpoint.h"
#include "runtime/variables/optimizer.h"
#include "runtime/variables/variable.h"

namespace eager {

struct KeyedVariable {
  std::string key;
  eager_variable* variable;
};

// Add the present values, which are not copied.
void add_variables(eager_checkpoint_writer& writer, const std::vector<KeyedVariable>& variables);
// INVALID_ARGUMENT: the variable of a slot has not been added.
void add_optimizer(eager_checkpoint_writer& writer, const std::string& key, const eager_optimizer& optimizer);

// Assign the values of the checkpoint, once all of them are found to fit. load_limit is that of LoadBudget.
// NOT_FOUND: a key that the checkpoint lacks. INVALID_ARGUMENT: another dtype or shape.
void restore_variables(const eager_checkpoint& checkpoint, const std::vector<KeyedVariable>& variables,
                       uint64_t load_limit);
// Makes the slots of those variables that have slots in the checkpoint. NOT_FOUND: the checkpoint lacks the optimizer, or
// a slot that the optimizer has.
void restore_optimizer(const eager_checkpoint& checkpoint, const std::string& key, eager_optimizer& optimizer,
                       const std::vector<KeyedVariable>& variables, uint64_t load_limit);

}  // namespace eager
