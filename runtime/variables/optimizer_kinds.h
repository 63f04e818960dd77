// The kinds of optimizers: names, hyperparameters with their defaults, slots, and what each does, for eager_optimizer and for
// eager_kinds_json.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/common/optimizer.h"

namespace eager {

enum class UpdateKind : uint8_t { gradient_descent, adam, rmsprop, adagrad };

// The values of all hyperparameters; each kind of optimizer has some of them.
struct Hyperparameters : UpdateParams {
  double initial_accumulator_value;
  double nesterov;  // 0 or 1
};

struct Hyperparameter {
  const char* name;
  double Hyperparameters::*place;
  const char* description;
  bool is_bool() const { return place == &Hyperparameters::nesterov; }
};

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
  std::array<Default, 6> defaults_;  // some; the others are empty
  std::array<Slot, 2> slots_;

  std::span<const Default> defaults() const;
  std::span<const Slot> slots() const;
  // NULL: this kind has no such hyperparameter.
  const Hyperparameter* find(std::string_view hyperparameter) const;
};

std::span<const OptimizerKind> optimizer_kinds();
// NOT_FOUND for an unknown name.
const OptimizerKind& optimizer_kind(std::string_view name);

}  // namespace eager
