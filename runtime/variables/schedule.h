// Schedules: the learning rate of each step by a formula of the step. schedule_kinds.cpp lists the kinds.
#pragma once

#include <atomic>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/io/json_writer.h"
#include "runtime/variables/schedule_kinds.h"

struct eager_schedule final : eager::Counted {
  // NOT_FOUND for an unknown name.
  explicit eager_schedule(std::string_view name);
  void release() {
    if (drop()) delete this;
  }

  void set_float(const char* attr, double value);
  void set_bool(const char* attr, bool value);
  void set_floats(const char* attr, std::vector<double> values);
  // Makes the attributes final: an optimizer has the schedule. INVALID_ARGUMENT if they do not fit each other.
  void freeze();
  // Returns the rate of a step, which counts from 0. Fails as freeze() does, and if the rate is none.
  double rate(int64_t step) const;
  const eager::ScheduleKind& kind() const { return kind_; }
  // Writes the members of the JSON object that eager_schedule_json gives.
  void write(eager::JsonWriter& w) const;

 private:
  const eager::ScheduleAttribute& attribute(const char* attr, eager::ScheduleAttribute::Type type) const;
  void check() const;
  void check_positive(const char* attr) const;

  const eager::ScheduleKind& kind_;
  eager::ScheduleParams params_{};
  std::atomic<bool> frozen_{false};
  mutable eager::Mutex mutex_;  // guards params_ until they are frozen
};
