#include "runtime/variables/schedule.h"

#include "runtime/capi/guard.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_schedule_create(eager_context* ctx, const char* kind, eager_schedule** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!kind) invalid_argument("kind is NULL");
    *out = new eager_schedule(kind);
  });
}

eager_status* eager_schedule_set_float(eager_schedule* schedule, const char* attr, double value) {
  return guarded([&] {
    eager_schedule& s = handle(schedule, "schedule");
    if (!attr) invalid_argument("attr is NULL");
    s.set_float(attr, value);
  });
}

eager_status* eager_schedule_set_bool(eager_schedule* schedule, const char* attr, int32_t value) {
  return guarded([&] {
    eager_schedule& s = handle(schedule, "schedule");
    if (!attr) invalid_argument("attr is NULL");
    s.set_bool(attr, value != 0);
  });
}

eager_status* eager_schedule_set_floats(eager_schedule* schedule, const char* attr, const double* values,
                                        int32_t count) {
  return guarded([&] {
    eager_schedule& s = handle(schedule, "schedule");
    if (!attr) invalid_argument("attr is NULL");
    check_list(values, count, "values");
    s.set_floats(attr, std::vector<double>(values, values + count));
  });
}

eager_status* eager_schedule_rate(const eager_schedule* schedule, int64_t step, double* out) {
  return guarded([&] {
    if (!out) invalid_argument("out is NULL");
    *out = 0;
    *out = handle(schedule, "schedule").rate(step);
  });
}

eager_status* eager_schedule_json(const eager_schedule* schedule, char** out) {
  return guarded([&] {
    out_pointer(out);
    const eager_schedule& s = handle(schedule, "schedule");
    JsonWriter w;
    w.object([&] { s.write(w); });
    *out = copy_string(w.take());
  });
}

void eager_schedule_retain(eager_schedule* schedule) {
  if (is_handle(schedule)) schedule->retain();
}
void eager_schedule_release(eager_schedule* schedule) {
  if (is_handle(schedule)) schedule->release();
}

}  // extern "C"
