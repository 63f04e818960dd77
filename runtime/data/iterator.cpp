#include "runtime/data/iterator.h"

#include <new>
#include <utility>

#include "base/fork.h"
#include "runtime/core/threads_scope.h"
#include "runtime/data/fingerprint.h"
#include "runtime/io/json_writer.h"

using namespace eager;

namespace {

constexpr uint64_t kMagic = 0x34455441'54535445;  // "ETSTATE4", little-endian

uint32_t generation() { return detail::fork_generation.load(std::memory_order_relaxed); }

eager_context& checked(eager_context& ctx) {
  if (ctx.trace) fail(Code::failed_precondition, "an iterator is not made while a function is traced");
  return ctx;
}

}  // namespace

eager_iterator::eager_iterator(eager_context& ctx, eager_dataset& d)
    : Counted(Tag::iterator), dataset(Ref<eager_dataset>::share(&d)), generation_(generation()) {
  d.element(checked(ctx));
  run_ = std::make_shared<Run>(Ref<eager_context>::adopt(ctx.fork()), drawn_seed(ctx), false);
  run_->hold(dataset);
  run_->root = d.kind.start(*run_, d);
}

eager_iterator::~eager_iterator() {
  tag = Tag::dead;
  if (generation_ == generation()) {
    if (!run_) return;
    run_->cancel();
    run_->detach();
  } else {
    // The threads are gone, and their locks may be held for ever: what they share stays.
    static_cast<void>(new std::shared_ptr<Run>(std::move(run_)));
  }
}

OneCall eager_iterator::begin_call() {
  if (generation_ != generation())
    fail(Code::failed_precondition, "the iterator was made before fork(), and works in the parent alone");
  if (is_stopped_.load(std::memory_order_acquire)) fail(Code::failed_precondition, "the iterator has been stopped");
  return OneCall(is_used_, "the iterator");
}

bool eager_iterator::next(Element& out) {
  const OneCall call = begin_call();
  eager_context& ctx = run_->context();
  ctx.enter();
  const ThreadsScope threads(ctx);
  return run_->root->pull(ctx, out);
}

std::string eager_iterator::save() {
  const OneCall call = begin_call();
  const Run::Pause pause(*run_->root, run_->context());
  StateWriter w;
  w.put(kMagic);
  w.put(fingerprint_of(run_->context(), *dataset));
  w.put(run_->seed);
  run_->root->save_all(w);
  return w.bytes();
}

void eager_iterator::restore(std::string_view state) {
  const OneCall call = begin_call();
  StateReader r(state);
  if (state.size() < sizeof kMagic || r.get<uint64_t>() != kMagic) invalid_argument("this is no iterator's state");
  if (r.get<uint64_t>() != fingerprint_of(run_->context(), *dataset))
    invalid_argument(
        "the state is one of another pipeline's iterator: steps, their attributes, functions or sources differ");
  const auto seed = r.get<uint64_t>();
  auto next = std::make_shared<Run>(Ref<eager_context>::adopt(run_->context().fork()), seed, true);
  next->hold(dataset);
  next->root = dataset->kind.start(*next, *dataset);
  next->root->restore_all(r);
  r.end();
  // The run that ends keeps its place until its threads have ended: a stop meanwhile waits for them, too.
  run_->cancel();
  run_->join();
  {
    const std::lock_guard lock(mutex_);
    if (is_stopped_.load(std::memory_order_relaxed)) fail(Code::cancelled, "the iterator has been stopped");
    run_.swap(next);
  }
  run_->root->for_each([](Step& step) { step.share(); });
}

void eager_iterator::stop() {
  if (generation_ != generation()) return;
  Run* run;  // from now on it stays
  {
    const std::lock_guard lock(mutex_);
    is_stopped_.store(true, std::memory_order_release);
    run = run_.get();
  }
  run->cancel();
  run->join();
}

std::string eager_iterator::stats() {
  const OneCall call = begin_call();
  const Run::Pause pause(*run_->root, run_->context());
  JsonWriter w;
  w.list([&] {
    run_->root->for_each([&](Step& step) {
      w.object([&] {
        w.member("kind", step.kind());
        w.member("elements", static_cast<int64_t>(step.stats().elements));
        w.member("errors", static_cast<int64_t>(step.stats().errors));
        w.member("seconds", static_cast<double>(step.stats().nanoseconds) * 1e-9);
      });
    });
  });
  return w.take();
}
