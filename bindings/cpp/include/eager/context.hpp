// Contexts, and what belongs to the context that a thread uses: devices, random numbers, memory.
#ifndef EAGER_CONTEXT_HPP_
#define EAGER_CONTEXT_HPP_

#include <atomic>

#include "handle.hpp"

EAGER_NAMESPACE_BEGIN

class DeviceScope;

namespace detail {

/// The context that a thread runs ops on. It is NULL before the thread's first call.
struct Current {
  eager_context* context = nullptr;
  struct Using* innermost = nullptr;
  DeviceScope* innermost_device = nullptr;
  bool ended = false;      // the thread's own context is released already
  bool is_ending = false;  // the library has the thread destroy what it kept: nothing but handles may be released
  bool is_closed = false;  // the thread runs a kernel of the program's, which runs no ops
};

EAGER_INLINE Current& current() noexcept {
  thread_local Current here;
  return here;
}

/// For its lifetime, a context is what the thread runs ops on. Those of a thread may end in any order.
struct Using {
  explicit Using(eager_context* used) noexcept : context(used), below(current().innermost), outer(current().context) {
    if (below) below->above = this;
    current().innermost = this;
    current().context = used;
  }
  Using(const Using&) = delete;
  Using& operator=(const Using&) = delete;
  ~Using() {
    if (below) below->above = above;
    if (above) {
      above->below = below;
      above->outer = outer;
    } else {
      current().innermost = below;
      current().context = outer;
    }
  }

  eager_context* context;
  Using* below;
  Using* above = nullptr;
  eager_context* outer;  // what the thread runs ops on when this ends
};

/// Gives the context of which each thread's own is a fork. It runs nothing itself and lives as long as the process.
EAGER_COLD inline eager_status* root_context(eager_context** out) {
  static std::atomic<eager_context*> root{nullptr};
  *out = root.load(std::memory_order_acquire);
  if (*out) return nullptr;
  if (eager_status* status = check_version()) return status;
  eager_context* made = nullptr;
  if (eager_status* status = eager_context_create(nullptr, &made)) return status;
  if (root.compare_exchange_strong(*out, made, std::memory_order_acq_rel)) *out = made;
  else eager_context_release(made);
  return nullptr;
}

/// Releases the thread's own context when the thread ends.
struct OwnContext {
  ~OwnContext() {
    current().ended = true;
    if (current().context == context) current().context = nullptr;
    eager_context_release(context);
  }
  eager_context* context = nullptr;
};

/// Refuses what a kernel may not do, if the thread runs one.
EAGER_COLD inline eager_status* refuse_in_kernel() {
  if (!current().is_closed) return nullptr;
  return eager_status_new(EAGER_FAILED_PRECONDITION, "a kernel, and an inference of shapes, runs no ops");
}

/// Makes the thread run ops on its own context. One that is made after the thread's others were released is kept for good.
EAGER_COLD inline eager_status* enter(eager_context*& context) {
  if (eager_status* status = refuse_in_kernel()) return status;
  eager_context* root = nullptr;
  if (eager_status* status = root_context(&root)) return status;
  if (current().ended) {
    eager_status* const status = eager_context_fork(root, &context);
    current().context = context;
    return status;
  }
  thread_local OwnContext own;
  if (!own.context) {
    if (eager_status* status = eager_context_fork(root, &own.context)) return status;
  }
  current().context = context = own.context;
  return nullptr;
}

/// Makes sure that the thread has a context.
EAGER_INLINE eager_status* enter() {
  eager_context* context = current().context;
  return context ? nullptr : enter(context);
}

/// Calls a function of the C interface with the thread's context in front of args.
template <class F, class... Args>
EAGER_INLINE eager_status* on_context(F function, Args... args) {
  eager_context* context = current().context;
  if (EAGER_UNLIKELY(!context)) {
    if (eager_status* status = enter(context)) return status;
  }
  return function(context, args...);
}

}  // namespace detail

/// What a context starts with.
class ContextOptions {
 public:
  /// Threads of ops that run on the CPU, at least 1. Default: as many as the process may use.
  ContextOptions& num_threads(int32_t value) { return num_threads_ = value, *this; }
  /// Whether ops without inputs run on gpu:0, and new variables lie there, if there is one. Default: false.
  ContextOptions& automatic_placement(bool value) { return options_.placement = value, *this; }
  /// Whether an input that lies on another device than its op runs on is an error. Default: false, it is copied.
  ContextOptions& refuse_copies(bool value) { return options_.copy_policy = value, *this; }
  /// The seed of the random numbers. Default: one from the system.
  ContextOptions& seed(uint64_t value) { return seed_ = value, *this; }

 private:
  friend class Context;

  eager_context_options options_ = {sizeof(eager_context_options), 0, 0, 0, 0, 0};
  std::optional<int32_t> num_threads_;  // in options_ 0 would be the default
  std::optional<uint64_t> seed_;        // in options_ 0 would be none
};

class Context;
inline Fallible<Context> fork_context();

/// A line of execution: a device scope, active tapes, a stream of random numbers. Each thread has one of its own that
/// it uses unasked; make others for options, and for random numbers that threads draw in a fixed order (fork). A context
/// is used by way of a ContextScope, by one thread at a time.
class Context {
 public:
  /// INVALID_ARGUMENT: a number of threads below 1.
  static Fallible<Context> make(const ContextOptions& options = ContextOptions()) {
    EAGER_CHECK(detail::check_version());
    if (options.num_threads_ == 0) EAGER_CHECK(detail::invalid("num_threads is 0, and must be 1 at least"));
    eager_context_options given = options.options_;
    given.num_threads = options.num_threads_.value_or(0);
    eager_context* made = nullptr;
    EAGER_CHECK(eager_context_create(&given, &made));
    Context context(made);
    if (options.seed_) EAGER_CHECK(eager_context_set_seed(made, *options.seed_));
    return context;
  }
#ifndef EAGER_RESULTS
  explicit Context(const ContextOptions& options = ContextOptions()) : Context(make(options)) {}
#endif

  /// A context for another thread, with this one's options. Its random numbers follow from this one's seed and from how
  /// many forks were made before. Any thread may call this.
  Fallible<Context> fork() const {
    eager_context* made = nullptr;
    EAGER_CHECK(eager_context_fork(get(), &made));
    return Context(made);
  }

  eager_context* get() const noexcept { return state_ ? state_->context : nullptr; }

 private:
  friend class ContextScope;
  friend Fallible<Context> fork_context();

  struct State {
    explicit State(eager_context* owned) : context(owned) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { eager_context_release(context); }
    eager_context* context;
    std::atomic<const void*> user{nullptr};  // the thread that uses it
    int scopes = 0;                          // of that thread
  };

  explicit Context(eager_context* owned) : state_(std::make_shared<State>(owned)) {}

  std::shared_ptr<State> state_;
};

/// For its lifetime, the thread runs ops on this context. It ends on the thread that it began on.
class ContextScope {
 public:
  /// FAILED_PRECONDITION: another thread uses the context; the thread runs a kernel or an inference.
  static Fallible<std::unique_ptr<ContextScope>> make(const Context& context) {
    EAGER_CHECK(acquire(context));
    return std::unique_ptr<ContextScope>(new ContextScope(context.state_));
  }
#ifndef EAGER_RESULTS
  explicit ContextScope(const Context& context) : ContextScope((detail::check(acquire(context)), context.state_)) {}
#endif
  ContextScope(const ContextScope&) = delete;
  ContextScope& operator=(const ContextScope&) = delete;
  ~ContextScope() {
    if (--state_->scopes == 0) state_->user.store(nullptr, std::memory_order_release);
  }

 private:
  using State = Context::State;

  explicit ContextScope(std::shared_ptr<State> state) : state_(std::move(state)), use_(state_->context) {
    ++state_->scopes;
  }

  static eager_status* acquire(const Context& context) {
    if (!context.state_) return detail::invalid("the context was moved from");
    if (eager_status* status = detail::refuse_in_kernel()) return status;
    const void *none = nullptr, *self = &detail::current();
    if (context.state_->user.compare_exchange_strong(none, self, std::memory_order_acquire) || none == self)
      return nullptr;
    return eager_status_new(EAGER_FAILED_PRECONDITION, "another thread uses the context; give this one a fork of it");
  }

  std::shared_ptr<State> state_;
  detail::Using use_;
};

/// A fork of the context that the thread uses.
inline Fallible<Context> fork_context() {
  eager_context* made = nullptr;
  EAGER_CHECK(detail::on_context(eager_context_fork, &made));
  return Context(made);
}

namespace detail {

/// The name of this thread's device; NULL: none has been set. A thread that has no context has asked for no library yet.
inline const char* current_device() {
  eager_context* context = current().context;
  return context ? eager_context_device(context) : nullptr;
}

}  // namespace detail

/// The device that ops of this thread run on, in the form "gpu:0"; "" where each runs where its inputs lie.
inline std::string device() {
  const char* name = detail::current_device();
  return name ? name : "";
}

/// Sets the device that ops of this thread run on, such as "gpu:0"; "" has each run where its inputs lie.
/// NOT_FOUND: there is no such device. INVALID_ARGUMENT: that is no device's name.
inline Fallible<void> set_device(const std::string& name) {
  EAGER_CHECK(detail::check_text(name, "a device's name"));
  EAGER_CHECK(detail::on_context(eager_context_set_device, name.empty() ? nullptr : name.c_str()));
  return Fallible<void>();
}

/// For its lifetime, ops of the context that the thread uses run on a device. The end sets the device of that context back,
/// whatever the thread uses then. Those of a thread may end in any order.
class DeviceScope {
 public:
  static Fallible<std::unique_ptr<DeviceScope>> make(const std::string& name) {
    EAGER_TRY(const char* former, enter(name));
    return std::unique_ptr<DeviceScope>(new DeviceScope(former, nullptr));
  }
#ifndef EAGER_RESULTS
  explicit DeviceScope(const std::string& name) : DeviceScope(enter(name), nullptr) {}
#endif
  DeviceScope(const DeviceScope&) = delete;
  DeviceScope& operator=(const DeviceScope&) = delete;
  ~DeviceScope() {
    DeviceScope** at = &detail::current().innermost_device;
    DeviceScope* later = nullptr;  // the one of this context that began next
    for (; *at && *at != this; at = &(*at)->below_)
      if ((*at)->context_ == context_) later = *at;
    if (*at) *at = below_;
    if (later) later->former_ = former_;
    else eager_status_release(eager_context_set_device(context_, former_));
    eager_context_release(context_);
  }

 private:
  DeviceScope(const char* former, std::nullptr_t)
      : former_(former), context_(detail::current().context), below_(detail::current().innermost_device) {
    detail::current().innermost_device = this;
    eager_context_retain(context_);
  }

  /// Sets the device, and gives the former one.
  static Fallible<const char*> enter(const std::string& name) {
    const char* const former = detail::current_device();
    EAGER_DO(set_device(name));
    return former;
  }

  const char* former_;  // the library keeps names for ever
  eager_context* context_;
  DeviceScope* below_;  // the one of this thread that began before
};

/// The names of all devices: "cpu:0", and perhaps "gpu:0", ...
inline Fallible<std::vector<std::string>> devices() {
  eager_context* root = nullptr;
  EAGER_CHECK(detail::root_context(&root));
  std::vector<std::string> names;
  for (int32_t i = 0; i < eager_context_num_devices(root); ++i) names.push_back(eager_context_device_name(root, i));
  return names;
}

/// The number of devices of a kind, "cpu" or "gpu".
inline Fallible<int32_t> num_devices(const std::string& kind) {
  EAGER_CHECK(detail::check_text(kind, "a kind's name"));
  eager_context* root = nullptr;
  EAGER_CHECK(detail::root_context(&root));
  return eager_context_num_devices_of_kind(root, kind.c_str());
}

/// Starts this thread's random numbers anew. One seed gives the same numbers on every device and in every language.
inline Fallible<void> set_seed(uint64_t seed) {
  EAGER_CHECK(detail::on_context(eager_context_set_seed, seed));
  return Fallible<void>();
}

/// Whether GPUs may multiply float32 as TF32, with fewer digits and several times faster. It is false at first.
inline Fallible<void> allow_tf32(bool allow) {
  EAGER_CHECK(detail::on_context(eager_context_allow_tf32, static_cast<int32_t>(allow)));
  return Fallible<void>();
}

/// Sets the most bytes of memory that loading a function may take. 0: 256 MiB and 8 times the file.
inline Fallible<void> set_load_limit(int64_t bytes) {
  EAGER_CHECK(detail::on_context(eager_context_set_load_limit, bytes));
  return Fallible<void>();
}

/// Waits until all devices have finished, and fails with the first error that one of them found.
inline Fallible<void> synchronize() {
  EAGER_CHECK(detail::on_context(eager_context_synchronize));
  return Fallible<void>();
}

/// The stream that a device computes on: a cudaStream_t for a GPU, NULL for the CPU.
inline Fallible<void*> stream(const std::string& device) {
  EAGER_CHECK(detail::check_text(device, "a device's name"));
  void* found = nullptr;
  EAGER_CHECK(detail::on_context(eager_context_stream, device.c_str(), &found));
  return found;
}

/// What a device's memory holds: bytes in_use, peak, reserved, limit, and the number of live_tensors of the process.
using MemoryInfo = eager_memory_info;

/// The memory of a device, that of the host by default.
inline Fallible<MemoryInfo> memory_info(const std::string& device = "cpu:0") {
  EAGER_CHECK(detail::check_text(device, "a device's name"));
  MemoryInfo info = {sizeof(MemoryInfo), 0, 0, 0, 0, 0};
  EAGER_CHECK(detail::on_context(eager_context_memory, device.c_str(), &info));
  return info;
}

/// Sets the most bytes that the process may take from a device for tensors; 0: no limit. What does not fit is
/// RESOURCE_EXHAUSTED.
inline Fallible<void> set_memory_limit(const std::string& device, int64_t bytes) {
  EAGER_CHECK(detail::check_text(device, "a device's name"));
  EAGER_CHECK(detail::on_context(eager_context_set_memory_limit, device.c_str(), bytes));
  return Fallible<void>();
}

/// The library's version, such as "1.0.0"; also that of a library which is refused for its version.
inline std::string version() { return eager_version(); }

/// How the library was built and what it uses on this machine, as JSON.
inline Fallible<std::string> build_info() {
  EAGER_CHECK(detail::check_version());
  return detail::text(eager_build_info);
}

/// For its lifetime, no tape of this thread's context records.
class PauseTapes {
 public:
  static Fallible<std::unique_ptr<PauseTapes>> make() {
    EAGER_CHECK(detail::on_context(eager_context_pause_tapes));
    return std::unique_ptr<PauseTapes>(new PauseTapes(nullptr));
  }
#ifndef EAGER_RESULTS
  PauseTapes() : PauseTapes((detail::check(detail::on_context(eager_context_pause_tapes)), nullptr)) {}
#endif
  PauseTapes(const PauseTapes&) = delete;
  PauseTapes& operator=(const PauseTapes&) = delete;
  ~PauseTapes() {
    eager_status_release(eager_context_resume_tapes(context_));
    eager_context_release(context_);
  }

 private:
  explicit PauseTapes(std::nullptr_t) : context_(detail::current().context) { eager_context_retain(context_); }

  eager_context* context_;
};

namespace detail {

/// For its lifetime, a destroy function runs.
struct Ending {
  Ending() noexcept : before(std::exchange(current().is_ending, true)) {}
  Ending(const Ending&) = delete;
  Ending& operator=(const Ending&) = delete;
  ~Ending() { current().is_ending = before; }

  bool before;
};

template <class F>
void destroy(void* function) {
  const Ending ending;
  delete static_cast<F*>(function);
}

/// Calls a callback whose value is of no interest.
template <class F, class... Args>
Fallible<void> call(F& function, Args&&... args) {
  if constexpr (IsResult<decltype(function(std::forward<Args>(args)...))>::value) {
    EAGER_DO(function(std::forward<Args>(args)...));
  } else {
    function(std::forward<Args>(args)...);
  }
  return Fallible<void>();
}

}  // namespace detail

/// Has loops within functions call f some ten times a second, so that a signal or a deadline ends them: where f fails, the
/// loop fails with that. It runs on the loop's thread, until clear_interrupt() or the context's end.
template <class F>
Fallible<void> set_interrupt(F f) {
  const eager_interrupt_fn call = [](void* function, eager_context* context) {
    return detail::guarded([&]() -> Fallible<void> {
      const detail::Using use(context);
      return detail::call(*static_cast<F*>(function));
    });
  };
  EAGER_CHECK(detail::enter());
  EAGER_CHECK(detail::on_context(eager_context_set_interrupt, call, static_cast<void*>(new F(std::move(f))),
                                 detail::destroy<F>));
  return Fallible<void>();
}

/// Has loops call nothing any more.
inline Fallible<void> clear_interrupt() {
  EAGER_CHECK(detail::on_context(eager_context_set_interrupt, eager_interrupt_fn(nullptr), static_cast<void*>(nullptr),
                                 static_cast<void (*)(void*)>(nullptr)));
  return Fallible<void>();
}

EAGER_NAMESPACE_END

#endif
