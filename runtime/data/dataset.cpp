#include "runtime/data/dataset.h"

#include <algorithm>
#include <utility>

#include "runtime/data/step.h"

using namespace eager;

namespace {

int depth_behind(const std::vector<Ref<eager_dataset>>& inputs) {
  int depth = 0;
  for (const Ref<eager_dataset>& d : inputs) depth = std::max(depth, d->depth);
  if (depth >= kMaxDepth) invalid_argument("a pipeline has at most ", kMaxDepth, " steps one behind the other");
  return depth + 1;
}

}  // namespace

eager_dataset::eager_dataset(const DatasetKind& k, std::vector<Ref<eager_dataset>> before)
    : Counted(Tag::dataset), kind(k), inputs(std::move(before)), depth(depth_behind(inputs)),
      attributes_(Ref<eager_op>::adopt(new eager_op(k.schema))) {
  const int n = static_cast<int>(inputs.size());
  if (kind.num_inputs == DatasetKind::kAny ? n == 0 : n != kind.num_inputs) {
    invalid_argument("dataset ", kind.schema.name, " takes ",
                     kind.num_inputs == DatasetKind::kAny ? std::string("one or more") : cat(kind.num_inputs),
                     " datasets, got ", n);
  }
}

eager_dataset::~eager_dataset() {
  tag = Tag::dead;
  delete spec_.load(std::memory_order_acquire);
}

void eager_dataset::set(const std::function<void(eager_op&)>& set_one) {
  if (is_frozen_.load(std::memory_order_acquire)) {
    fail(Code::failed_precondition, "dataset ", kind.schema.name,
         " has been used: its attributes can no longer change");
  }
  set_one(*attributes_);
}

void eager_dataset::set_tensors(const char* attr, std::vector<TensorRef> tensors) {
  set([&](eager_op& a) {
    a.set_object(attr, std::make_shared<std::vector<TensorRef>>(std::move(tensors)), AttrType::tensors);
  });
}

void eager_dataset::set_op(const char* attr, eager_op& op) {
  op.retain();
  std::shared_ptr<void> held(&op, [](void* p) { static_cast<eager_op*>(p)->release(); });
  set([&](eager_op& a) { a.set_object(attr, std::move(held), AttrType::op); });
}

void eager_dataset::set_generator(const char* attr, std::shared_ptr<HostGenerator> generator) {
  set([&](eager_op& a) { a.set_object(attr, std::move(generator), AttrType::generator); });
}

void eager_dataset::check_attributes() const {
  for (size_t i = 0; i < kind.schema.attributes_.size(); ++i) {
    const Attribute& a = kind.schema.attributes_[i];
    const AttrValue& value = attributes_->attrs[i];
    if (a.is_required && !value.given)
      invalid_argument("attribute '", a.name, "' of dataset ", kind.schema.name, " is not set");
    if (a.type == AttrType::string && value.given) a.check_choice(value.string);
  }
}

const ElementSpec& eager_dataset::element(eager_context& ctx) {
  if (const ElementSpec* there = spec_.load(std::memory_order_acquire)) return *there;
  is_frozen_.store(true, std::memory_order_release);
  for (const Ref<eager_dataset>& d : inputs) d->element(ctx);
  auto made = name_errors(kind.schema.name, [&] {
    check_attributes();
    return std::make_unique<ElementSpec>(kind.element(ctx, *this));
  });
  ElementSpec* none = nullptr;
  if (spec_.compare_exchange_strong(none, made.get(), std::memory_order_acq_rel)) return *made.release();
  return *none;
}

int64_t eager_dataset::at_least(const char* name, int64_t least) const {
  const int i = kind.schema.number_of(name);
  const int64_t value = attributes_->attrs[i].i;
  if (value < least) invalid_argument(name, " must be at least ", least, ", not ", value);
  return value;
}

const std::vector<TensorRef>& eager_dataset::tensors(AttrName name) const {
  static constinit Lazy<std::vector<TensorRef>> none;
  const AttrValue& value = attributes_->attr(name);
  if (!value.given) return none.get([] { return std::make_unique<std::vector<TensorRef>>(); });
  return *static_cast<const std::vector<TensorRef>*>(value.object);
}

eager_op* eager_dataset::op(AttrName name) const {
  const AttrValue& value = attributes_->attr(name);
  return value.given ? static_cast<eager_op*>(value.object) : nullptr;
}

const HostGenerator& eager_dataset::generator() const {
  return *static_cast<const HostGenerator*>(attributes_->attr("generator").object);
}

void eager_dataset::keep(std::shared_ptr<SharedData> data) const {
  const std::lock_guard lock(mutex_);
  if (!shared_) shared_.swap(data);
}

void eager_dataset::set_num_runs(uint64_t at_least) const {
  uint64_t now = num_runs_.load(std::memory_order_relaxed);
  while (now < at_least && !num_runs_.compare_exchange_weak(now, at_least, std::memory_order_relaxed)) {
  }
}

uint64_t eager_dataset::keep_key(uint64_t key) const {
  uint64_t there = 0;
  return key_.compare_exchange_strong(there, key, std::memory_order_relaxed) ? key : there;
}

namespace eager {

std::vector<std::unique_ptr<Step>> start_inputs(Run& run, const eager_dataset& d) {
  std::vector<std::unique_ptr<Step>> steps;
  for (const Ref<eager_dataset>& input : d.inputs) steps.push_back(input->kind.start(run, *input));
  return steps;
}

}  // namespace eager
