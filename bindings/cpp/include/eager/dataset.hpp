// Datasets and iterators: what all kinds of input pipelines share. The kinds are in datasets.hpp.
#ifndef EAGER_DATASET_HPP_
#define EAGER_DATASET_HPP_

#include <iterator>
#include <mutex>
#include <set>

#include "function.hpp"

EAGER_NAMESPACE_BEGIN

/// What a dataset is made of: {x, y}, a vector of tensors, or one tensor; or the names of files, which become one tensor of
/// strings: {"a.txt", "b.txt"}. It is for parameters only.
class TensorList {
 public:
  TensorList() = default;
  TensorList(std::initializer_list<Operand> list) {
    for (const Operand& one : list) add(one);
  }
  TensorList(const std::vector<Tensor>& list) : tensors_(list) {}
  TensorList(const Tensor& one) : tensors_{one} {}
  TensorList(std::initializer_list<std::string> names) { add_names({names.begin(), names.end()}); }
  TensorList(const std::vector<std::string>& names) { add_names(names); }
  TensorList(const std::string& name) { add_names({name}); }
  TensorList(const char* name) { add_names({name}); }
#ifdef EAGER_RESULTS
  TensorList(const Result<Tensor>& one) { add(one); }
  /// What kept one of the tensors from being made; nothing where all were.
  const std::optional<Error>& failed() const { return failed_; }
#endif

  const std::vector<Tensor>& tensors() const { return tensors_; }

 private:
  void add(const Operand& one) {
    tensors_.push_back(Tensor::share(one.get()));
#ifdef EAGER_RESULTS
    if (one.failed() && !failed_) failed_ = one.failed();
#endif
  }
  void add_names(const std::vector<std::string>& names) {
#ifdef EAGER_RESULTS
    add(Tensor::strings(names, Ints(names.size())));
#else
    tensors_.push_back(Tensor::strings(names, Ints(names.size())));
#endif
  }

  std::vector<Tensor> tensors_;
#ifdef EAGER_RESULTS
  std::optional<Error> failed_;
#endif
};

namespace detail {

// ---- Functions of an element's components

constexpr size_t kMostArguments = 8;

template <size_t>
using TensorArgument = const Tensor&;

template <class F, size_t... i>
constexpr bool takes_tensors(std::index_sequence<i...>) {
  return std::is_invocable_v<F&, TensorArgument<i>...>;
}

/// Calls f with the components as its arguments if it takes as many, or else with a vector of them.
template <class F, size_t n = 1>
Fallible<std::vector<Tensor>> call_with(F& f, const std::vector<Tensor>& element) {
  if constexpr (n <= kMostArguments) {
    if constexpr (takes_tensors<F>(std::make_index_sequence<n>())) {
      if (element.size() == n) return spread(f, element, std::make_index_sequence<n>());
    }
    return call_with<F, n + 1>(f, element);
  } else {
    // What takes one tensor is not asked about vectors: a generic lambda's body need not compile with one.
    if constexpr (!takes_tensors<F>(std::make_index_sequence<1>())) {
      if constexpr (std::is_invocable_v<F&, const std::vector<Tensor>&>) return list_of(f, element);
    }
    const std::string number = std::to_string(element.size());
    EAGER_CHECK(invalid(("the function does not take the " + number + " components of an element").c_str()));
    return std::vector<Tensor>();
  }
}

// ---- Generators

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
struct ValueOf {
  using type = T;
};
template <class T>
struct ValueOf<Result<T>> {
  using type = T;
};

/// The state of an epoch: the function that F makes for it.
template <class F>
using EpochOf = std::optional<typename ValueOf<std::invoke_result_t<F&>>::type>;

/// Hands over what a generator gave: a tensor, a list of them, or an optional one of these, whose absence is the end.
template <class T>
Fallible<void> give_element(T&& value, eager_tensor** outputs, int32_t num_outputs, int32_t* end) {
  if constexpr (IsOptional<std::decay_t<T>>::value) {
    if (value) return hand_over(std::move(*value), outputs, num_outputs);
    *end = 1;
    return Fallible<void>();
  } else {
    return hand_over(std::move(value), outputs, num_outputs);
  }
}

/// An eager_generator_fn. F takes an element's number; or it takes nothing, and gives for each epoch a function that gives
/// one element after the other.
template <class F>
eager_status* generate(void* function, eager_context* context, void** state, int64_t index, eager_tensor** outputs,
                       int32_t num_outputs, int32_t* end) {
  return guarded([&]() -> Fallible<void> {
    const Using use(context);
    F& f = *static_cast<F*>(function);
    if constexpr (std::is_invocable_v<F&, int64_t>) {
      EAGER_TRY(auto value, f(index));
      return give_element(std::move(value), outputs, num_outputs, end);
    } else {
      if (!*state) {
        if (index > 0) EAGER_CHECK(invalid("a generator with a size needs a function of the element's number"));
        auto* const made = new EpochOf<F>();  // which stays empty where f fails: the epoch ends behind the error
        *state = made;
        EAGER_TRY(auto next, f());
        made->emplace(std::move(next));
      }
      EpochOf<F>& next = *static_cast<EpochOf<F>*>(*state);
      if (!next) {
        *end = 1;
        return Fallible<void>();
      }
      EAGER_TRY(auto value, (*next)());
      return give_element(std::move(value), outputs, num_outputs, end);
    }
  });
}

template <class F>
void destroy_state(void*, void* state) {
  const Ending ending;
  if constexpr (!std::is_invocable_v<F&, int64_t>) delete static_cast<EpochOf<F>*>(state);
}

// ---- Iterators that live

/// The iterators of the program. At its end all are stopped, since their threads may run the program's code, and what that
/// refers to ends too. It is never deleted: an iterator may live longer than what else is static.
class LiveIterators {
 public:
  static LiveIterators& all() {
    static LiveIterators* const all = new LiveIterators;
    static const AtEnd at_end{all};
    return *all;
  }

  void add(eager_iterator* one) {
    const std::lock_guard<std::timed_mutex> lock(mutex_);
    iterators_.insert(one);
  }
  void remove(eager_iterator* one) {
    const std::lock_guard<std::timed_mutex> lock(mutex_);
    iterators_.erase(one);
  }

 private:
  struct AtEnd {
    LiveIterators* all;
    ~AtEnd() { all->stop(); }
  };

  /// Stops all, while no lock is held that a callback might want.
  void stop() {
    // In the child of a fork() a thread may have held the lock that is gone. It is held for no time, so this waits for little.
    std::unique_lock<std::timed_mutex> lock(mutex_, std::chrono::milliseconds(100));
    if (!lock.owns_lock()) return;
    const std::vector<eager_iterator*> list(iterators_.begin(), iterators_.end());
    for (eager_iterator* one : list) eager_iterator_retain(one);
    lock.unlock();
    for (eager_iterator* one : list) {
      eager_status_release(eager_iterator_stop(one));
      eager_iterator_release(one);
    }
  }

  std::timed_mutex mutex_;
  std::set<eager_iterator*> iterators_;
};

/// A handle of an iterator, and what goes with it.
struct LiveIterator {
  LiveIterator(eager_iterator* owned, int32_t num_outputs) : handle(owned), num_components(num_outputs) {
    LiveIterators::all().add(handle);
  }
  LiveIterator(const LiveIterator&) = delete;
  LiveIterator& operator=(const LiveIterator&) = delete;
  /// Waits for the pipeline's threads, as what their code refers to may end next. A destroy function may not.
  ~LiveIterator() {
    LiveIterators::all().remove(handle);
    if (!current().is_ending) eager_status_release(eager_iterator_stop(handle));
    eager_iterator_release(handle);
  }

  eager_iterator* const handle;
  const int32_t num_components;
  std::atomic<bool> is_stopped{false};
};

}  // namespace detail

class Iterator;
class ElementIterator;

/// What all kinds of datasets share: see Dataset.
class DatasetBase : public Handle<eager_dataset, eager_dataset_retain, eager_dataset_release> {
 public:
  /// What size() gives for a dataset that never ends, and for one whose size only a run shows.
  static constexpr int64_t infinite = EAGER_INFINITE, unknown_size = EAGER_UNKNOWN_SIZE;

  DatasetBase() noexcept = default;

  /// Sets an attribute of a dataset that was made by its kind's name: to a bool, an integer, a text, a TensorList, an Op or a
  /// Function. One thread does, before the dataset is used. INVALID_ARGUMENT: there is none of this name and type.
  /// FAILED_PRECONDITION: the dataset has been used.
  template <class T>
  Fallible<void> set(const std::string& attribute, const T& value) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    const char* const name = attribute.c_str();
    if constexpr (std::is_same_v<T, bool>) {
      EAGER_CHECK(eager_dataset_set_bool(get(), name, static_cast<int32_t>(value)));
    } else if constexpr (std::is_integral_v<T>) {
      EAGER_CHECK(eager_dataset_set_int(get(), name, static_cast<int64_t>(value)));
    } else if constexpr (std::is_same_v<T, Op>) {
      EAGER_CHECK(eager_dataset_set_op(get(), name, value.get()));
    } else if constexpr (std::is_same_v<T, Function>) {
      EAGER_CHECK(eager_dataset_set_op(get(), name, value.op().get()));
    } else if constexpr (std::is_convertible_v<const T&, std::string>) {
      const std::string text = value;
      EAGER_CHECK(detail::check_text(text, "an attribute's value"));
      EAGER_CHECK(eager_dataset_set_string(get(), name, text.c_str()));
    } else {
      const TensorList& list = value;
      EAGER_OPERANDS(list);
      const Operands handles(list.tensors());
      EAGER_CHECK(eager_dataset_set_tensors(get(), name, handles.data(), detail::count(handles.size())));
    }
    return Fallible<void>();
  }
  /// Sets the code of a "generator", and the kinds of its components: see Dataset::generator().
  template <class F>
  Fallible<void> set_generator(const std::string& attribute, F f, const std::vector<Spec>& element) const {
    EAGER_CHECK(detail::check_text(attribute, "an attribute's name"));
    std::vector<int32_t> dtypes, ranks;
    std::vector<const int64_t*> dims;
    for (const Spec& one : element) {
      dtypes.push_back(static_cast<int32_t>(one.dtype));
      ranks.push_back(detail::count(one.shape.size()));
      dims.push_back(one.shape.data());
    }
    EAGER_CHECK(eager_dataset_set_generator(get(), attribute.c_str(), detail::generate<F>, new F(std::move(f)),
                                            detail::destroy<F>, detail::destroy_state<F>, detail::count(element.size()),
                                            dtypes.data(), ranks.data(), dims.data()));
    return Fallible<void>();
  }

  /// The dtypes and shapes of an element's components; a dim of -1 varies. INVALID_ARGUMENT: an attribute that is not set, or a
  /// value that makes no sense; what the dataset before gives.
  Fallible<std::vector<Spec>> element() const {
    EAGER_TRY(const std::vector<Tensor> symbols, detail::outputs_of([&](eager_tensor** outputs, int32_t* num_outputs) {
                return detail::on_context(eager_dataset_element, get(), outputs, num_outputs);
              }));
    std::vector<Spec> specs;
    for (const Tensor& one : symbols) specs.push_back({one.dtype(), one.shape()});
    return specs;
  }
  /// The number of elements, or infinite, or unknown_size. Errors are those of element().
  Fallible<int64_t> size() const {
    int64_t found = 0;
    EAGER_CHECK(detail::on_context(eager_dataset_size, get(), &found));
    return found;
  }
  std::string kind() const { return eager_dataset_kind(get()); }

  /// Starts a run: see Iterator.
  Fallible<Iterator> iterate() const;
  /// Start a run, whose elements a range-based for goes through: for (const std::vector<Tensor>& batch : dataset). Where
  /// errors are results each element is one, and a result of a dataset is gone through, too:
  /// for (const Result<std::vector<Tensor>>& batch : dataset.batch(64)).
  ElementIterator begin() const;
  ElementIterator end() const;

 protected:
  explicit DatasetBase(eager_dataset* owned) noexcept : Handle(owned) {}

  static Fallible<DatasetBase> create(const std::string& kind, const std::vector<eager_dataset*>& inputs) {
    EAGER_CHECK(detail::check_text(kind, "a dataset's kind"));
    DatasetBase made;
    EAGER_CHECK(detail::on_context(eager_dataset_create, kind.c_str(), inputs.data(), detail::count(inputs.size()),
                                   made.out()));
    return made;
  }
};

/// A run of a dataset. Copies share it; the end of the last one stops the run and waits for its threads, so that what callables
/// refer to need not live longer. ONE thread at a time uses it, but for stop(). Elements come in one order, whatever the number
/// of threads. Steps that have no seed of their own draw from the context of the thread that starts the run.
class Iterator {
 public:
  /// An empty iterator, which every call refuses.
  Iterator() = default;

  /// Starts a run, with the options of the thread's context, and no tapes. FAILED_PRECONDITION: a function is traced.
  static Fallible<Iterator> make(const DatasetBase& dataset) {
    EAGER_TRY(const std::vector<Spec> element, dataset.element());
    eager_iterator* owned = nullptr;
    EAGER_CHECK(detail::on_context(eager_iterator_create, dataset.get(), &owned));
    Iterator made;
    made.state_ = std::make_shared<detail::LiveIterator>(owned, detail::count(element.size()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit Iterator(const DatasetBase& dataset) : Iterator(make(dataset)) {}
#endif

  explicit operator bool() const noexcept { return state_ != nullptr; }
  /// The handle, borrowed; NULL where this is empty.
  eager_iterator* get() const noexcept { return state_ ? state_->handle : nullptr; }

  /// The next element; nothing at the end. An error is that of the element at which it comes, and the next call goes on behind
  /// it; the program's own exceptions come out as themselves. While it waits for the pipeline's threads, the function is asked
  /// that set_interrupt() had set when the iterator was made. FAILED_PRECONDITION: the iterator has been stopped, is a parent's
  /// before fork(), or another call uses it. CANCELLED: it was stopped meanwhile.
  Fallible<std::optional<std::vector<Tensor>>> next() const {
    eager_tensor* few[detail::kFewOutputs];
    std::vector<eager_tensor*> many;
    eager_tensor** outputs = few;
    int32_t num_outputs = state_ ? state_->num_components : 0, end = 0;
    if (num_outputs > detail::kFewOutputs) {
      many.resize(static_cast<size_t>(num_outputs));
      outputs = many.data();
    }
    EAGER_CHECK(eager_iterator_next(get(), outputs, &num_outputs, &end));
    if (end) return std::optional<std::vector<Tensor>>();
    return std::optional<std::vector<Tensor>>(detail::taken(outputs, num_outputs));
  }

  /// The place where the iterator is, as a tensor (uint8), for a checkpoint. FAILED_PRECONDITION: a generator that cannot be
  /// skipped forward.
  Fallible<Tensor> save() const {
    Tensor state;
    EAGER_CHECK(eager_iterator_save(get(), state.out()));
    return state;
  }
  /// Goes to a place that save() gave, also in another process. INVALID_ARGUMENT: it is another pipeline's, or none. DATA_LOSS:
  /// it is damaged. The iterator is then where it was.
  Fallible<void> restore(const Tensor& state) const {
    EAGER_CHECK(eager_iterator_restore(get(), state.get()));
    return Fallible<void>();
  }
  /// Ends the run and waits for its threads; any thread may call it, also while another one waits for an element. The
  /// program's end stops what still runs.
  Fallible<void> stop() const {
    if (state_) state_->is_stopped = true;
    EAGER_CHECK(eager_iterator_stop(get()));
    return Fallible<void>();
  }
  bool is_stopped() const { return state_ && state_->is_stopped; }
  /// What each step has done since the last restore, from the last to the first, as JSON:
  /// [{"kind": "batch", "elements": 937, "errors": 0, "seconds": 0.021}, ...].
  Fallible<std::string> stats() const { return detail::text(eager_iterator_stats, get()); }

  /// The elements that are left, for a range-based for.
  ElementIterator begin() const;
  ElementIterator end() const;

 private:
  std::shared_ptr<detail::LiveIterator> state_;
};

/// Goes through the elements of a run: an input iterator, whose value is a vector of tensors, or a result of one where errors
/// are results. There the loop goes on behind an error, but for that of an iterator which has been stopped.
class ElementIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Fallible<std::vector<Tensor>>;
  using difference_type = std::ptrdiff_t;
  using pointer = const value_type*;
  using reference = const value_type&;

  /// The end.
  ElementIterator() = default;
  explicit ElementIterator(Iterator from) : from_(std::move(from)) { advance(); }
#ifdef EAGER_RESULTS
  explicit ElementIterator(const Error& error) : element_(error) {}
#endif

  reference operator*() const { return *element_; }
  pointer operator->() const { return &*element_; }
  ElementIterator& operator++() { return advance(), *this; }
  ElementIterator operator++(int) {
    ElementIterator before(*this);
    advance();
    return before;
  }
  bool operator==(const ElementIterator& other) const {
    return element_.has_value() == other.element_.has_value() && from_.get() == other.from_.get();
  }
  bool operator!=(const ElementIterator& other) const { return !(*this == other); }

 private:
  void advance() {
    element_.reset();  // its memory is free for the next one
#ifdef EAGER_RESULTS
    const bool was_stopped = failed_ && from_.is_stopped();
    if (from_ && !was_stopped) {
      Result<std::optional<std::vector<Tensor>>> next = from_.next();
      failed_ = !next;
      if (!next) element_.emplace(next.error());
      else if (*next) element_.emplace(std::move(**next));
    }
#else
    if (from_) element_ = from_.next();
#endif
    if (!element_) from_ = Iterator();
  }

  Iterator from_;
  std::optional<value_type> element_;
#ifdef EAGER_RESULTS
  bool failed_ = false;
#endif
};

inline Fallible<Iterator> DatasetBase::iterate() const { return Iterator::make(*this); }
inline ElementIterator DatasetBase::begin() const {
#ifdef EAGER_RESULTS
  const Result<Iterator> made = iterate();
  return made ? ElementIterator(*made) : ElementIterator(made.error());
#else
  return ElementIterator(iterate());
#endif
}
inline ElementIterator DatasetBase::end() const { return ElementIterator(); }
#ifdef EAGER_RESULTS
/// A result of a dataset is gone through as the dataset is; where it is an error, that is the only element.
template <class T, class = std::enable_if_t<std::is_base_of_v<DatasetBase, T>>>
ElementIterator begin(const Result<T>& dataset) {
  return dataset ? dataset->begin() : ElementIterator(dataset.error());
}
template <class T, class = std::enable_if_t<std::is_base_of_v<DatasetBase, T>>>
ElementIterator end(const Result<T>&) {
  return ElementIterator();
}
#endif
inline ElementIterator Iterator::begin() const { return ElementIterator(*this); }
inline ElementIterator Iterator::end() const { return ElementIterator(); }

namespace detail {

template <class T>
Fallible<void> set_if(const DatasetBase& dataset, const char* name, const Given<T>& attribute) {
  if (attribute.given) EAGER_DO(dataset.set(name, attribute.value));
  return Fallible<void>();
}

/// The op of a step: what was given if that is an op or a function, else the function that tracing f with the components of
/// the dataset's elements makes.
template <class F>
Fallible<Op> element_op(const DatasetBase& dataset, const char* name, F& f) {
  if constexpr (std::is_same_v<F, Op>) {
    return f;
  } else if constexpr (std::is_same_v<F, Function>) {
    return f.op();
  } else {
    EAGER_TRY(const std::vector<Spec> element, dataset.element());
    auto call = [&f](const std::vector<Tensor>& components) { return call_with(f, components); };
    EAGER_TRY(const Function traced, Function::trace_list(call, element, name));
    return traced.op();
  }
}

}  // namespace detail

EAGER_NAMESPACE_END

#endif
