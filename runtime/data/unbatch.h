// The step that gives the rows of elements one by one. flat_map is one whose elements an op makes.
#pragma once

#include <utility>

#include "runtime/data/step.h"

namespace eager {

// Returns the spec of the rows of such elements. INVALID_ARGUMENT if there is a scalar among the components.
ElementSpec unbatched(const ElementSpec& spec);

class Unbatch : public Step {
 public:
  Unbatch(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)) {}
  void restart() override;

 protected:
  bool next(eager_context& ctx, Element& out) override;
  void save(StateWriter& w) const override;
  void restore(StateReader& r) override;
  // Gives the elements whose rows are given.
  virtual bool pull_batch(eager_context& ctx, Element& out) { return input().pull(ctx, out); }
  virtual const ElementSpec& batch_spec() const { return input().spec(); }

 private:
  Element element_;
  int64_t at_ = 0, count_ = 0;  // the next row, and how many there are
};

}  // namespace eager
