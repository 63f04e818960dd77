// The kinds of schedules: names, attributes with their defaults, and the formulas of the learning rate, for eager_schedule
// and for eager_kinds_json.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace eager {

// The attributes of all kinds; each kind has some of them. A boolean is 0 or 1.
struct ScheduleParams {
  double initial, end, steps, rate, power, alpha, t_mul, m_mul;
  double warmup_target, warmup_steps;
  double pct_start, div_factor, final_div_factor;
  double staircase, cycle, linear, three_phase;
  std::vector<double> boundaries, values;
};

struct ScheduleAttribute {
  enum class Type { real, boolean, reals };
  const char* name;
  Type type;
  double ScheduleParams::*place;                // of a number or a boolean
  std::vector<double> ScheduleParams::*places;  // of a list
  double default_value;                         // a list's is empty
  const char* description;
};
// Returns the name of a type in JSON.
const char* to_string(ScheduleAttribute::Type type);

struct ScheduleKind {
  const char *name, *title;  // as eager_schedule_create takes it; of a class in a language that has classes
  const char* alias;         // another name, or ""
  const char* description;
  std::span<const ScheduleAttribute> attributes;
  // Returns the rate at a step. The params have been checked.
  double (*rate)(const ScheduleParams& params, double step);

  // Returns NULL if this kind has no such attribute.
  const ScheduleAttribute* find(std::string_view attribute) const;
};

std::span<const ScheduleKind> schedule_kinds();
// NOT_FOUND for an unknown name.
const ScheduleKind& schedule_kind(std::string_view name);

}  // namespace eager
