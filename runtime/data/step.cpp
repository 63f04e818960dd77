#include "runtime/data/step.h"

#include "runtime/data/dataset.h"
#include "runtime/data/run.h"

namespace eager {

uint64_t RandomStream::below(uint64_t n) {
  return static_cast<uint64_t>((static_cast<unsigned __int128>(mix(key_, counter_++)) * n) >> 64);
}

Step::Step(Run& run, const eager_dataset& d, Inputs inputs)
    : run_(run), dataset_(d), number_(run.next_step()), kind_(d.kind.schema.name), spec_(d.spec()),
      inputs_(std::move(inputs)) {}

bool Step::pull(eager_context& ctx, Element& out) {
  const uint64_t before = nanoseconds();
  out.clear();
  bool has_element = false;
  try {
    has_element = name_errors(kind_, [&] { return next(ctx, out); });
  } catch (...) {
    ++stats_.errors;
    stats_.nanoseconds += nanoseconds() - before;
    throw;
  }
  if (!has_element) out.clear();  // a zip has what came before the input that ended
  stats_.elements += has_element;
  stats_.nanoseconds += nanoseconds() - before;
  return has_element;
}

int64_t Step::pull_rows(eager_context& ctx, int64_t* out, int64_t n) {
  constexpr int64_t kTimed = 16;  // fewer rows take less time than a look at the clock
  const uint64_t before = n >= kTimed ? nanoseconds() : 0;
  const int64_t count = next_rows(ctx, out, n);
  if (n >= kTimed) stats_.nanoseconds += nanoseconds() - before;
  stats_.elements += static_cast<uint64_t>(count);
  return count;
}

size_t Step::append_rows(eager_context& ctx, std::vector<int64_t>& rows, size_t n) {
  const size_t before = rows.size();
  rows.resize(before + n);
  size_t got = 0;
  try {
    got = static_cast<size_t>(pull_rows(ctx, rows.data() + before, static_cast<int64_t>(n)));
  } catch (...) {
    rows.resize(before);
    throw;
  }
  rows.resize(before + got);
  return got;
}

bool Step::next(eager_context& ctx, Element& out) {
  int64_t row;
  if (next_rows(ctx, &row, 1) == 0) return false;
  rows()->element(ctx, row, out);
  return true;
}

int64_t Step::next_rows(eager_context&, int64_t*, int64_t) { fail(Code::internal, kind_, " gives no rows"); }

void Step::restart() {
  for (const std::unique_ptr<Step>& input : inputs_) input->restart();
}

void Step::save_all(StateWriter& w) {
  for_each([&](Step& step) { step.save(w); });
}

void Step::restore_all(StateReader& r) {
  for_each([&](Step& step) { step.restore(r); });
}

bool Step::needs_consumer() const {
  if (needs_consumer_) return true;
  for (const std::unique_ptr<Step>& input : inputs_) {
    if (input->needs_consumer()) return true;
  }
  return false;
}

}  // namespace eager
