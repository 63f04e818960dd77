#include "runtime/core/context.h"

#include <algorithm>
#include <cstring>
#include <random>
#include <utility>

#include "base/fork.h"
#include "base/mix.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"

using namespace eager;

namespace {

constinit Mutex mails_mutex;
constinit ContextMail* mails = nullptr;  // the list of all, from the newest on

}  // namespace

namespace eager {

ContextMail::ContextMail() : before_(nullptr) {
  std::lock_guard lock(mails_mutex);
  after_ = std::exchange(mails, this);
  if (after_) after_->before_ = this;
}

ContextMail::~ContextMail() {
  std::lock_guard lock(mails_mutex);
  (before_ ? before_->after_ : mails) = after_;
  if (after_) after_->before_ = before_;
}

void flag_contexts() {
  std::lock_guard lock(mails_mutex);
  for (ContextMail* m = mails; m; m = m->after_) m->waits.store(true, std::memory_order_release);
}

}  // namespace eager

eager_context::eager_context(const ContextOptions& o)
    : Counted(Tag::context), options(o), scope(o.scope), copy_is_error(o.copy_is_error),
      mail(std::make_shared<ContextMail>()) {
  start_devices();
  Registry::global();
  if (options.automatic_placement) {
    for (int i = num_devices(); i-- > 0;) {
      if (std::strcmp(device_at(i).kind(), "gpu") == 0) default_device = i;
    }
  }
  uint64_t seed = options.seed;
  if (seed == 0) {
    std::random_device device;
    seed = (static_cast<uint64_t>(device()) << 32) | device();
  }
  set_seed(seed);
}

eager_context::~eager_context() {
  tag = Tag::dead;
  for (ActiveTape* tape : tapes) tape->leave();
}

eager_context* eager_context::fork() {
  ContextOptions child;
  {
    const ForkSection section;
    std::lock_guard lock(forking_);
    child = options;
    child.seed = mix(key_ ^ mix(++forks_));
  }
  auto* c = new eager_context(child);
  c->default_device = default_device;
  return c;
}

void eager_context::set_seed(uint64_t seed) { set_random_state({mix(seed), 0, 0}); }

RandomState eager_context::random_state() {
  const ForkSection section;
  std::lock_guard lock(forking_);
  return {key_, counter_, forks_};
}

void eager_context::set_random_state(RandomState s) {
  counter_ = s.counter;
  const ForkSection section;
  std::lock_guard lock(forking_);
  key_ = s.key;
  forks_ = s.forks;
}

void eager_context::draw(int64_t blocks, uint64_t& key, uint64_t& counter) {
  key = key_;
  counter = counter_;
  counter_ += static_cast<uint64_t>(blocks);
}

void eager_context::update_recorders() {
  active_recorders_.clear();
  for (ActiveTape* tape : tapes) {
    if (!tape->is_paused()) active_recorders_.push_back(tape);
  }
  if (pause_count > 0 || inner_pause_count > 0) active_recorders_.clear();
  if (trace) active_recorders_.push_back(trace.get());
  is_recording_ = !active_recorders_.empty();
}

void eager_context::start_trace(std::unique_ptr<Trace> t) {
  active_recorders_.reserve(tapes.size() + 1);
  trace = std::move(t);
  update_recorders();
}

std::unique_ptr<Trace> eager_context::end_trace() {
  std::unique_ptr<Trace> t = std::move(trace);
  traced_from = nullptr;
  update_recorders();
  return t;
}

bool eager_context::is_watched(const eager_tensor& t) const {
  if (!is_recording_) return false;
  return std::any_of(active_recorders_.begin(), active_recorders_.end(),
                     [&](const Recorder* r) { return r->watches(t); });
}

bool eager_context::is_watched(const eager_variable& v) const {
  return has_tapes() && std::any_of(tapes.begin(), tapes.end(),
                                    [&](const ActiveTape* tape) { return !tape->is_paused() && tape->watches(v); });
}

void eager_context::add_tape(ActiveTape& tape) {
  active_recorders_.reserve(tapes.size() + 2);
  tapes.push_back(&tape);
  tape.retain();
  update_recorders();
}

void eager_context::remove_tape(ActiveTape& tape) {
  auto at = std::find(tapes.begin(), tapes.end(), &tape);
  if (at == tapes.end()) return;
  tapes.erase(at);
  update_recorders();
  tape.leave();
}

void eager_context::read_mail() {
  if (is_collecting()) fail(Code::failed_precondition, "a collector of memory may only release");
  const std::vector<ActiveTape*> all = tapes;
  mail->waits.exchange(false, std::memory_order_acquire);  // the loop sees each tape that was abandoned before this
  for (ActiveTape* tape : all) {
    if (tape->is_abandoned()) remove_tape(*tape);
  }
  ask_collectors_after_growth();
}
