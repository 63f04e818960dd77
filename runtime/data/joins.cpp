// Steps that join datasets: zip, concatenate, interleave.
#include <algorithm>
#include <utility>

#include "runtime/data/cycle.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/step.h"
#include "runtime/data/stored_error.h"

namespace eager {

namespace {

// ---- zip

ElementSpec zip_element(eager_context&, const eager_dataset& d) {
  ElementSpec spec;
  for (const Ref<eager_dataset>& input : d.inputs) spec.insert(spec.end(), input->spec().begin(), input->spec().end());
  return spec;
}

class Zip final : public Step {
 public:
  Zip(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)) {}
  void restart() override {
    ended_ = false;
    forget();
    Step::restart();
  }

 protected:
  // An error of one input drops the elements of the others, so that those that belong together stay together; parts that there are
  // stay through an interrupt.
  bool next(eager_context& ctx, Element& out) override {
    while (!ended_ && parts_.size() < inputs().size()) {
      Element part;
      try {
        ended_ = !input(parts_.size()).pull(ctx, part);
      } catch (const Interrupted&) {
        throw;
      } catch (...) {
        StoredError error = StoredError::current();
        if (!error_) error_ = std::move(error);
      }
      if (!ended_) parts_.push_back(std::move(part));
    }
    if (ended_ || error_) {
      StoredError error = std::move(error_);
      forget();
      error.raise();
      return false;
    }
    for (Element& part : parts_) std::move(part.begin(), part.end(), std::back_inserter(out));
    parts_.clear();
    return true;
  }
  void save(StateWriter& w) const override {
    w.put<uint64_t>(ended_);
    w.put<uint64_t>(parts_.size());
    w.put<uint64_t>(static_cast<bool>(error_));
    if (error_) return error_.save(w);
    for (const Element& part : parts_) w.put(part);
  }
  void restore(StateReader& r) override {
    forget();
    ended_ = r.get_bool();
    const auto count = static_cast<size_t>(r.get_at_most(inputs().size()));
    if (r.get_bool()) error_ = StoredError::restored(r);
    for (size_t i = 0; i < count; ++i) parts_.push_back(error_ ? Element() : r.get_element(input(i).spec()));
  }

 private:
  void forget() {
    parts_.clear();
    error_.forget();
  }
  bool ended_ = false;
  std::vector<Element> parts_;  // of the inputs before the one that an interrupt came in
  StoredError error_;           // the first of an input's: the parts of this element are dropped
};

int64_t zip_size(const eager_dataset& d) {
  int64_t least = kInfinite;
  for (const Ref<eager_dataset>& input : d.inputs) {
    const int64_t n = input->size();
    if (n == kUnknownSize) return n;
    if (n >= 0) least = least < 0 ? n : std::min(least, n);
  }
  return least;
}

// ---- concatenate, interleave

// The elements of all inputs: dims that differ vary.
ElementSpec joined_element(const eager_dataset& d) {
  ElementSpec spec = d.inputs[0]->spec();
  for (size_t i = 1; i < d.inputs.size(); ++i) {
    const ElementSpec& other = d.inputs[i]->spec();
    bool fits = other.size() == spec.size();
    for (size_t k = 0; fits && k < spec.size(); ++k) {
      Shape& shape = spec[k].shape;
      fits = other[k].dtype == spec[k].dtype && other[k].shape.rank() == shape.rank();
      for (int axis = 0; fits && axis < shape.rank(); ++axis) {
        if (shape[axis] != other[k].shape[axis]) shape[axis] = kUnknown;
      }
    }
    if (!fits) {
      invalid_argument("dataset 0 has elements of ", to_string(d.inputs[0]->spec()), ", but dataset ", i, " of ",
                       to_string(other));
    }
  }
  return spec;
}

class Concatenate final : public Step {
 public:
  Concatenate(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)) {}
  void restart() override {
    at_ = 0;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    for (; at_ < inputs().size(); ++at_) {
      if (input(at_).pull(ctx, out)) return true;
    }
    return false;
  }
  void save(StateWriter& w) const override { w.put<uint64_t>(at_); }
  void restore(StateReader& r) override { at_ = static_cast<size_t>(r.get_at_most(inputs().size())); }

 private:
  size_t at_ = 0;
};

ElementSpec concatenate_element(eager_context&, const eager_dataset& d) { return joined_element(d); }

// An infinite part makes the whole infinite, also beside one whose size is not known.
int64_t sum_of_sizes(const eager_dataset& d) {
  int64_t sum = 0;
  for (const Ref<eager_dataset>& input : d.inputs) {
    const int64_t n = input->size();
    if (n == kInfinite) return n;
    if (sum == kUnknownSize || n == kUnknownSize || __builtin_add_overflow(sum, n, &sum)) sum = kUnknownSize;
  }
  return sum;
}

class Interleave final : public Step {
 public:
  Interleave(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)),
        cycle_(this->inputs().size(),
               d.integer("cycle_length") < 0 ? this->inputs().size() : static_cast<size_t>(d.integer("cycle_length")),
               static_cast<uint64_t>(d.integer("block_length")), false) {}
  void restart() override {
    cycle_.restart();
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    return cycle_.next([&](size_t, size_t source) { return input(source).pull(ctx, out); });
  }
  void save(StateWriter& w) const override { cycle_.save(w); }
  void restore(StateReader& r) override { cycle_.restore(r); }

 private:
  Cycle cycle_;
};

ElementSpec interleave_element(eager_context&, const eager_dataset& d) {
  d.at_least("block_length", 1);
  d.at_least("cycle_length", -1);
  if (d.integer("cycle_length") == 0) invalid_argument("cycle_length must not be 0");
  return joined_element(d);
}

}  // namespace

void define_joins(DatasetKinds& kinds) {
  // clang-format off
  kinds.add({{}, "Zip", DatasetKind::kAny, zip_element, start_step<Zip>, zip_size}, "zip").schema
      .describe("One element of each dataset, joined. It ends with the shortest.");
  kinds.add({{}, "Concatenate", DatasetKind::kAny, concatenate_element, start_step<Concatenate>, sum_of_sizes}, "concatenate").schema
      .describe("All elements of the first dataset, then those of the next. Other dtypes or ranks are INVALID_ARGUMENT.");
  kinds.add({{}, "Interleave", DatasetKind::kAny, interleave_element, start_step<Interleave>, sum_of_sizes}, "interleave").schema
      .describe("Elements of several datasets in turn.")
      .attr_int("cycle_length", -1).says("How many datasets are read at once; where one ends, the next takes its place. "
                                         "-1: all.")
      .attr_int("block_length", 1).says("How many elements each gives before it is the next one's turn.");
  // clang-format on
}

}  // namespace eager
