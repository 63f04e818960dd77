#include "runtime/data/step.h"

#include <algorithm>
#include <utility>

#include "runtime/data/dataset.h"
#include "runtime/data/run.h"

namespace eager {

uint64_t RandomStream::below(uint64_t n) {
  return static_cast<uint64_t>((static_cast<unsigned __int128>(mix(key_, counter_++)) * n) >> 64);
}

namespace {

// Adds the time that a scope takes.
struct Timed {
  explicit Timed(uint64_t& sum) : sum_(sum), before_(nanoseconds()) {}
  ~Timed() { sum_ += nanoseconds() - before_; }
  uint64_t& sum_;
  const uint64_t before_;
};

}  // namespace

Step::Step(Run& run, const eager_dataset& d, Inputs inputs)
    : run_(run), dataset_(d), number_(run.next_step()), kind_(d.kind.schema.name), spec_(d.spec()),
      inputs_(std::move(inputs)) {}

bool Step::pull(eager_context& ctx, Element& out) {
  const Timed timed(stats_.nanoseconds);
  out.clear();
  bool has_element = false;
  try {
    has_element = name_errors(kind_, [&] { return next(ctx, out); });
  } catch (const Interrupted&) {
    throw;
  } catch (...) {
    ++stats_.errors;
    throw;
  }
  if (!has_element) out.clear();  // a zip has what came before the input that ended
  stats_.elements += has_element;
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

bool Step::collect_rows(eager_context& ctx, std::vector<int64_t>& rows, size_t size) {
  constexpr size_t kLeast = 64, kMost = size_t{1} << 16;
  size_t room = kLeast;  // which is cleared: it grows only for a step that fills it
  while (rows.size() < size) {
    run_.go_on(ctx);
    const size_t before = rows.size(), n = std::min(room, size - before);
    size_t got = 0;
    rows.resize(before + n);
    try {
      got = static_cast<size_t>(pull_rows(ctx, rows.data() + before, static_cast<int64_t>(n)));
    } catch (...) {
      rows.resize(before);
      throw;
    }
    rows.resize(before + got);
    if (got == 0) return false;
    room = std::clamp(2 * got, kLeast, kMost);
  }
  return true;
}

bool Step::next(eager_context& ctx, Element& out) {
  int64_t row = std::exchange(held_row_, -1);
  if (row < 0 && next_rows(ctx, &row, 1) == 0) return false;
  try {
    rows()->element(ctx, row, out);
  } catch (const Interrupted&) {
    held_row_ = row;
    throw;
  }
  return true;
}

int64_t Step::next_rows(eager_context&, int64_t*, int64_t) { fail(Code::internal, kind_, " gives no rows"); }

void Step::restart() {
  for (const std::unique_ptr<Step>& input : inputs_) input->restart();
}

void Step::restart_all() {
  for_each([](Step& step) { step.held_row_ = -1; });
  restart();
}

void Step::save_all(StateWriter& w) {
  for_each([&](Step& step) {
    if (step.rows()) w.put<uint64_t>(static_cast<uint64_t>(step.held_row_ + 1));
    step.save(w);
  });
}

void Step::restore_all(StateReader& r) {
  for_each([&](Step& step) {
    if (step.rows()) step.held_row_ = static_cast<int64_t>(r.get_at_most(static_cast<uint64_t>(step.num_rows()))) - 1;
    step.restore(r);
  });
}

bool Step::needs_consumer() const {
  if (needs_consumer_) return true;
  for (const std::unique_ptr<Step>& input : inputs_) {
    if (input->needs_consumer()) return true;
  }
  return false;
}

}  // namespace eager
