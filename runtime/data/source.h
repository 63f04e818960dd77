// The parts that several sources share.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "runtime/data/step.h"

namespace eager {

// The rows of tensors, along their first axis.
class SliceRows final : public Rows {
 public:
  explicit SliceRows(std::vector<TensorRef> tensors) : tensors_(std::move(tensors)) {}
  void element(eager_context& ctx, int64_t row, Element& out) const override;
  void batch(eager_context& ctx, const int64_t* rows, int64_t n, Element& out) const override;

 private:
  const std::vector<TensorRef> tensors_;
};

// All rows, in order.
class RowSource final : public Step {
 public:
  RowSource(Run& run, const eager_dataset& d, std::shared_ptr<const Rows> rows, int64_t num_rows)
      : Step(run, d, {}), rows_(std::move(rows)), num_rows_(num_rows) {}
  const Rows* rows() const override { return rows_.get(); }
  int64_t num_rows() const override { return num_rows_; }
  void restart() override { at_ = 0; }
  void use_consumer_alone() { needs_consumer_ = true; }

 protected:
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override;
  void save(StateWriter& w) const override { w.put<uint64_t>(static_cast<uint64_t>(at_)); }
  void restore(StateReader& r) override { at_ = static_cast<int64_t>(r.get_at_most(static_cast<uint64_t>(num_rows_))); }

 private:
  const std::shared_ptr<const Rows> rows_;
  const int64_t num_rows_;
  int64_t at_ = 0;
};

// Fails with INVALID_ARGUMENT unless t, component i of `what`, is as declared.
void check_component(const eager_tensor& t, size_t i, const Component& declared, const std::string& what);

}  // namespace eager
