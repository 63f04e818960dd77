// The kinds of optimizers: names, hyperparameters with their defaults, slots, and what each does, for eager_optimizer and for
// eager_kinds_json.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "kernels/common/optimizer.h"

namespace eager {

enum class UpdateKind : uint8_t { gradient_descent, adam, rmsprop, adagrad, adadelta, adamax, nadam, ftrl, lion };

// The values of all hyperparameters; each kind of optimizer has some of them.
struct Hyperparameters : UpdateParams {
  double initial_accumulator_value;                // of the slot "accumulator", or "mean_square"
  double nesterov, amsgrad, centered;              // 0 or 1
  double clip_value, clip_norm, global_clip_norm;  // 0: none
  double ema_momentum;                             // 0: no averages
  double accumulation_steps, schedule_counts_calls;
};

struct Hyperparameter {
  enum class Type { real, integer, boolean, texts };
  const char* name;
  double Hyperparameters::*place;  // NULL for texts
  const char* description;
  Type type = Type::real;
};
// Returns the name of a type in JSON.
const char* to_string(Hyperparameter::Type type);

struct OptimizerKind {
  struct Default {
    const Hyperparameter* hyperparameter;
    double value;
  };
  struct Slot {
    const char *name, *description;
  };

  const char *name, *title;  // as eager_optimizer_create takes it; of a class in a language that has classes
  const char* alias;         // another name, or ""
  UpdateKind update;
  const char* description;
  std::array<Default, 8> own_;  // the hyperparameters that not all kinds have: some; the others are empty
  std::array<Slot, update::kMostSlots> slots_;

  // Returns the kind's own hyperparameters, then those that all kinds have.
  std::vector<Default> defaults() const;
  std::span<const Default> own() const;
  std::span<const Slot> slots() const;
  // Returns NULL if this kind has no such hyperparameter.
  const Hyperparameter* find(std::string_view hyperparameter) const;
};

// The slots that variables of all kinds of optimizers have where hyperparameters ask for them.
std::span<const OptimizerKind::Slot> common_slots();

std::span<const OptimizerKind> optimizer_kinds();
// NOT_FOUND for an unknown name.
const OptimizerKind& optimizer_kind(std::string_view name);

}  // namespace eager
