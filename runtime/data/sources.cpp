// Sources in memory: slices of tensors, whole tensors, ranges, and the program's code.
#include <utility>

#include "base/status.h"
#include "runtime/core/callback.h"
#include "runtime/core/device_manager.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/source.h"

namespace eager {

namespace {

void check_is_value(const TensorRef& t, size_t i) {
  if (t->flags & (kWithoutValue | kSparseRows | kWeak))
    invalid_argument("component ", i, " is no dense tensor with a value");
}

// ---- tensor_slices

ElementSpec slices_element(eager_context&, const eager_dataset& d) {
  const std::vector<TensorRef>& tensors = d.tensors("tensors");
  if (tensors.empty()) invalid_argument("there are no tensors");
  ElementSpec spec;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const TensorRef& t = tensors[i];
    check_is_value(t, i);
    if (t->rank == 0) invalid_argument("component ", i, " is a scalar, which has no slices");
    if (t->dims[0] != tensors[0]->dims[0]) {
      invalid_argument("Dimensions ", tensors[0]->dims[0], " and ", t->dims[0],
                       " are not compatible: components 0 and ", i, " have unequal numbers of slices");
    }
    spec.push_back({t->dtype, without_first(t->shape())});
  }
  return spec;
}

std::unique_ptr<Step> slices_start(Run& run, const eager_dataset& d) {
  return std::make_unique<RowSource>(run, d, std::make_shared<SliceRows>(d.tensors("tensors")),
                                     d.tensors("tensors")[0]->dims[0]);
}
int64_t slices_size(const eager_dataset& d) { return d.tensors("tensors")[0]->dims[0]; }

// ---- tensors

ElementSpec tensors_element(eager_context&, const eager_dataset& d) {
  ElementSpec spec;
  for (const TensorRef& t : d.tensors("tensors")) {
    check_is_value(t, spec.size());
    spec.push_back(component_of(*t));
  }
  return spec;
}

class OneElement final : public Step {
 public:
  OneElement(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)) {}
  void restart() override { given_ = false; }

 protected:
  bool next(eager_context&, Element& out) override {
    if (given_) return false;
    given_ = true;
    out = dataset_.tensors("tensors");
    return true;
  }
  void save(StateWriter& w) const override { w.put<uint64_t>(given_); }
  void restore(StateReader& r) override { given_ = r.get_bool(); }

 private:
  bool given_ = false;
};

int64_t one(const eager_dataset&) { return 1; }

// ---- range

int64_t range_size(const eager_dataset& d) {
  const int64_t start = d.integer("start"), stop = d.integer("stop"), step = d.integer("step");
  if (step > 0 ? start >= stop : start <= stop) return 0;
  const uint64_t span = step > 0 ? static_cast<uint64_t>(stop) - static_cast<uint64_t>(start)
                                 : static_cast<uint64_t>(start) - static_cast<uint64_t>(stop);
  const uint64_t size = step > 0 ? static_cast<uint64_t>(step) : -static_cast<uint64_t>(step);
  return static_cast<int64_t>(std::min<uint64_t>((span - 1) / size + 1, INT64_MAX));
}

ElementSpec range_element(eager_context&, const eager_dataset& d) {
  if (d.integer("step") == 0) invalid_argument("step must not be 0");
  return {{DType::int64, {}}};
}

class RangeRows final : public Rows {
 public:
  RangeRows(int64_t start, int64_t step) : start_(start), step_(step) {}
  void element(eager_context&, int64_t row, Element& out) const override {
    out.push_back(TensorRef::adopt(new_tensor(DType::int64, {nullptr, 0}, kHostDevice)));
    *static_cast<int64_t*>(out.back()->data) = at(row);
  }
  void batch(eager_context&, const int64_t* rows, int64_t n, Element& out) const override {
    out.push_back(TensorRef::adopt(new_tensor(DType::int64, {&n, 1}, kHostDevice)));
    auto* to = static_cast<int64_t*>(out.back()->data);
    for (int64_t i = 0; i < n; ++i) to[i] = at(rows[i]);
  }

 private:
  int64_t at(int64_t row) const {
    return static_cast<int64_t>(static_cast<uint64_t>(start_) +
                                static_cast<uint64_t>(row) * static_cast<uint64_t>(step_));
  }
  const int64_t start_, step_;
};

std::unique_ptr<Step> range_start(Run& run, const eager_dataset& d) {
  return std::make_unique<RowSource>(run, d, std::make_shared<RangeRows>(d.integer("start"), d.integer("step")),
                                     range_size(d));
}

// ---- generator

ElementSpec generator_element(eager_context&, const eager_dataset& d) {
  d.at_least("host_threads", 0);
  d.at_least("size", kInfinite);
  return d.generator().spec;
}

// One pass of the program's generator: the pointer that it keeps its place in.
class GeneratorState {
 public:
  explicit GeneratorState(const HostGenerator& g) : generator_(g) {}
  ~GeneratorState() { reset(); }
  GeneratorState(const GeneratorState&) = delete;
  void reset() {
    if (state_ && generator_.destroy_state) generator_.destroy_state(generator_.user_data, state_);
    state_ = nullptr;
  }
  // Gives element `index`. false: there is none.
  bool get(const Run& run, eager_context& ctx, int64_t index, Element& out) {
    const ElementSpec& spec = generator_.spec;
    std::vector<eager_tensor*> list(spec.size());
    int32_t end = 0;
    eager_status* status = generator_.function(generator_.user_data, &ctx, &state_, index, list.data(),
                                               static_cast<int32_t>(list.size()), &end);
    Element given;
    for (eager_tensor* t : list) given.push_back(t && tag_of(t) == Tag::tensor ? TensorRef::adopt(t) : TensorRef());
    if (status) run.fail_in_code(ctx, CallbackError{status});
    if (end) return false;
    for (size_t i = 0; i < spec.size(); ++i) {
      if (!given[i]) invalid_argument("component ", i, " of the generator's element ", index, " is not a tensor");
      check_component(*given[i], i, spec[i], cat("the generator's element ", index));
    }
    out = std::move(given);
    return true;
  }

 private:
  const HostGenerator& generator_;  // the dataset's, which the run holds
  void* state_ = nullptr;
};

class Generator final : public Step {
 public:
  Generator(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)), state_(d.generator()) {
    needs_consumer_ = d.integer("host_threads") == 0;
  }
  void restart() override { begin(0, 0, false); }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    while (skip_ > 0 && !ended_) {
      run_.go_on(ctx);
      Element dropped;
      const uint64_t before = errors_to_skip_;
      try {
        get_one(ctx, dropped);
      } catch (const Interrupted&) {
        throw;
      } catch (const CallbackError& error) {
        if (before == 0) throw;
        eager_status_release(error.status);
      } catch (const Error&) {
        if (before == 0) throw;
      }
    }
    if (ended_) return false;
    errors_to_skip_ = 0;
    return get_one(ctx, out);
  }
  void save(StateWriter& w) const override {
    if (!dataset_.boolean("can_skip"))
      fail(Code::failed_precondition,
           "the generator says that it cannot be skipped forward, so its place cannot be saved");
    w.put<uint64_t>(static_cast<uint64_t>(index_) + skip_);
    w.put<uint64_t>(errors_ + errors_to_skip_);
    w.put<uint64_t>(ended_);
  }
  void restore(StateReader& r) override {
    const auto skip = r.get_at_most(INT64_MAX), errors = r.get_at_most(skip);
    begin(skip, errors, r.get_bool());
  }

 private:
  void begin(uint64_t skip, uint64_t errors, bool ended) {
    state_.reset();
    index_ = 0;
    errors_ = 0;
    skip_ = skip;
    errors_to_skip_ = errors;
    ended_ = ended;
  }
  // Gives the next element, which has passed, too, if it fails. An interrupt may have left the code anywhere: it is run anew, where
  // it can be.
  bool get_one(eager_context& ctx, Element& out) {
    try {
      ended_ = !state_.get(run_, ctx, index_, out);
    } catch (const Interrupted&) {
      if (dataset_.boolean("can_skip")) begin(static_cast<uint64_t>(index_) + skip_, errors_ + errors_to_skip_, false);
      throw;
    } catch (...) {
      ++errors_;
      if (errors_to_skip_ > 0) --errors_to_skip_;
      pass();
      throw;
    }
    pass();
    return !ended_;
  }
  void pass() {
    ++index_;
    if (skip_ > 0) --skip_;
  }

  GeneratorState state_;
  int64_t index_ = 0;
  uint64_t errors_ = 0;          // of elements before index_
  uint64_t skip_ = 0;            // elements that are to be dropped first
  uint64_t errors_to_skip_ = 0;  // how many of those have failed before
  bool ended_ = false;
};

// A generator whose elements can be had by number.
class GeneratorRows final : public Rows {
 public:
  GeneratorRows(const Run& run, const HostGenerator& g) : run_(run), generator_(g) {}
  void element(eager_context& ctx, int64_t row, Element& out) const override {
    GeneratorState state(generator_);
    if (!state.get(run_, ctx, row, out)) fail(Code::out_of_range, "the generator has no element ", row);
  }
  void batch(eager_context&, const int64_t*, int64_t, Element&) const override {
    fail(Code::internal, "a generator gives one element at a time");
  }
  bool gathers() const override { return false; }

 private:
  const Run& run_;
  const HostGenerator& generator_;  // the dataset's, which the run holds
};

std::unique_ptr<Step> generator_start(Run& run, const eager_dataset& d) {
  if (d.integer("size") < 0) return start_step<Generator>(run, d);
  auto step =
      std::make_unique<RowSource>(run, d, std::make_shared<GeneratorRows>(run, d.generator()), d.integer("size"));
  if (d.integer("host_threads") == 0) step->use_consumer_alone();
  return step;
}
int64_t generator_size(const eager_dataset& d) { return d.integer("size") < 0 ? kUnknownSize : d.integer("size"); }

}  // namespace

void check_component(const eager_tensor& t, size_t i, const Component& declared, const std::string& what) {
  if (t.flags & (kWithoutValue | kSparseRows))
    invalid_argument("component ", i, " of ", what, " is no dense tensor with a value");
  if (t.dtype != declared.dtype || !may_equal(t.shape(), declared.shape)) {
    invalid_argument("component ", i, " of ", what, " is ", to_string(component_of(t)), ", declared was ",
                     to_string(declared));
  }
}

void SliceRows::element(eager_context&, int64_t row, Element& out) const {
  for (const TensorRef& t : tensors_) out.push_back(row_of(*t, row));
}

void SliceRows::batch(eager_context& ctx, const int64_t* rows, int64_t n, Element& out) const {
  for (const TensorRef& t : tensors_) out.push_back(rows_of(ctx, *t, rows, n));
}

int64_t RowSource::next_rows(eager_context&, int64_t* out, int64_t n) {
  const int64_t count = std::min(n, num_rows_ - at_);
  for (int64_t i = 0; i < count; ++i) out[i] = at_ + i;
  at_ += count;
  return count;
}

void define_sources(DatasetKinds& kinds) {
  // clang-format off
  kinds.add({{}, "TensorSlices", 0, slices_element, slices_start, slices_size}, "tensor_slices").schema
      .describe("Slices of tensors along their first axis: element i has row i of each. Tensors with unequal numbers of "
                "rows are INVALID_ARGUMENT.")
      .attr_object("tensors", AttrType::tensors).required().says("The tensors; an element has a component for each.");
  kinds.add({{}, "Tensors", 0, tensors_element, start_step<OneElement>, one}, "tensors").schema
      .describe("One element: the tensors themselves.")
      .attr_object("tensors", AttrType::tensors).required().says("The components.");
  kinds.add({{}, "Range", 0, range_element, range_start, range_size}, "range").schema
      .describe("The whole numbers start, start + step, ... before stop, as int64 scalars.")
      .attr_int("start", 0).says("The first number.")
      .attr_int("stop").required().says("The number before which they end.")
      .attr_int("step", 1).says("The difference of one to the next, not 0.");
  kinds.add({{}, "Generator", 0, generator_element, generator_start, generator_size}, "generator").schema
      .describe("Elements that the program's code gives.")
      .attr_object("generator", AttrType::generator).required().says("The code, and the dtypes and shapes of what it gives.")
      .attr_int("size", -1).says("The number of elements, where the code gives any of them by its number: they are then "
                                 "shuffled, skipped and restored by number. -1: it gives one after the other until it ends.")
      .attr_bool("can_skip", true).says("Whether the code may be run again from its beginning to come back to a place. "
                                        "If not, saving an iterator is FAILED_PRECONDITION.")
      .attr_int("host_threads", 0).says("0: the code runs on the thread that asks for elements; 1: on any thread of the "
                                        "pipeline, one call at a time for each place that the dataset has in it.");
  // clang-format on
}

}  // namespace eager
