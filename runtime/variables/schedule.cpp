#include "runtime/variables/schedule.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "base/error.h"

using namespace eager;

using Type = ScheduleAttribute::Type;

eager_schedule::eager_schedule(std::string_view name) : Counted(Tag::schedule), kind_(schedule_kind(name)) {
  for (const ScheduleAttribute& a : kind_.attributes) {
    if (a.type != Type::reals) params_.*a.place = a.default_value;
  }
}

const ScheduleAttribute& eager_schedule::attribute(const char* attr, Type type) const {
  if (!attr) invalid_argument("attribute name is NULL");
  const ScheduleAttribute* a = kind_.find(attr);
  if (!a || a->type != type) invalid_argument("schedule ", kind_.name, " has no such attribute '", attr, "'");
  if (frozen_)
    fail(Code::failed_precondition, "an optimizer has schedule ", kind_.name, ", so it can no longer change");
  return *a;
}

void eager_schedule::set_float(const char* attr, double value) {
  std::lock_guard lock(mutex_);
  params_.*attribute(attr, Type::real).place = value;
}

void eager_schedule::set_bool(const char* attr, bool value) {
  std::lock_guard lock(mutex_);
  params_.*attribute(attr, Type::boolean).place = value;
}

void eager_schedule::set_floats(const char* attr, std::vector<double> values) {
  std::lock_guard lock(mutex_);
  params_.*attribute(attr, Type::reals).places = std::move(values);
}

void eager_schedule::check_positive(const char* attr) const {
  const ScheduleAttribute* a = kind_.find(attr);
  if (!a) return;
  const double value = params_.*a->place;
  if (!(value > 0) || std::isinf(value)) invalid_argument(attr, " must be positive, got ", value);
}

void eager_schedule::check() const {
  for (const char* attr : {"decay_steps", "first_decay_steps", "total_steps", "div_factor", "final_div_factor"})
    check_positive(attr);
  if (!(params_.warmup_steps >= 0)) invalid_argument("warmup_steps must not be negative, got ", params_.warmup_steps);
  if (kind_.find("t_mul") && !(params_.t_mul >= 1)) invalid_argument("t_mul must be at least 1, got ", params_.t_mul);
  if (kind_.find("pct_start") && !(params_.pct_start >= 0 && params_.pct_start <= 1))
    invalid_argument("pct_start must be from 0 to 1, got ", params_.pct_start);
  if (!kind_.find("boundaries")) return;
  const std::vector<double>& steps = params_.boundaries;
  if (params_.values.size() != steps.size() + 1) {
    invalid_argument("The length of boundaries should be 1 less than the length of values, got ", steps.size(), " and ",
                     params_.values.size());
  }
  for (size_t i = 0; i < steps.size(); ++i) {
    if (std::isnan(steps[i]) || (i > 0 && steps[i] <= steps[i - 1]))
      invalid_argument("boundaries must ascend, got ", steps[i], " as boundaries[", i, "]");
  }
}

void eager_schedule::freeze() {
  std::lock_guard lock(mutex_);
  check();
  frozen_ = true;
}

double eager_schedule::rate(int64_t step) const {
  std::unique_lock lock(mutex_, std::defer_lock);
  if (!frozen_) {
    lock.lock();
    check();
  }
  if (step < 0) invalid_argument("step must not be negative, got ", step);
  const double rate = kind_.rate(params_, static_cast<double>(step));
  if (!(rate >= 0) || std::isinf(rate)) {
    invalid_argument("schedule ", kind_.name, " gives a learning rate of ", std::isnan(rate) ? std::abs(rate) : rate,
                     " at step ", step, "; it must be finite and not negative");
  }
  return rate;
}

void eager_schedule::write(JsonWriter& w) const {
  std::lock_guard lock(mutex_);
  w.member("kind", kind_.name);
  w.key("attributes");
  w.object([&] {
    for (const ScheduleAttribute& a : kind_.attributes) {
      switch (a.type) {
        case Type::real: w.member(a.name, params_.*a.place); break;
        case Type::boolean: w.member(a.name, params_.*a.place != 0); break;
        case Type::reals:
          w.key(a.name);
          w.values(params_.*a.places);
          break;
      }
    }
  });
}
