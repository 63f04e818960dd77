// Steps that make one element of several, and several of one: batch, padded_batch, window, unbatch.
#include <algorithm>
#include <cstring>
#include <deque>
#include <utility>

#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/source.h"
#include "runtime/data/unbatch.h"

namespace eager {

namespace {

// Fails unless the element, of this number in the epoch, has the shapes of the first one.
void check_same_shapes(const Element& first, const Element& e, uint64_t number) {
  for (size_t i = 0; i < e.size(); ++i) {
    if (e[i]->shape() == first[i]->shape()) continue;
    invalid_argument("Cannot batch tensors with different shapes in component ", i, ". First element had shape ",
                     to_string(first[i]->shape()), " and element ", number, " had shape ", to_string(e[i]->shape()),
                     "; padded_batch makes them equal");
  }
}

// Gives elements as one, each component of which has a new first dim. There is at least one; their numbers in the epoch are first,
// first + stride, ... INVALID_ARGUMENT: their shapes are unequal.
void stack_elements(eager_context& ctx, const std::vector<Element>& elements, const ElementSpec& spec, Element& out,
                    uint64_t first, uint64_t stride = 1) {
  for (size_t k = 1; k < elements.size(); ++k) check_same_shapes(elements[0], elements[k], first + k * stride);
  std::vector<eager_tensor*> parts;
  for (size_t i = 0; i < spec.size(); ++i) {
    parts.clear();
    for (const Element& e : elements) parts.push_back(e[i].get());
    out.push_back(stack(ctx, parts));
  }
}

// ---- batch

ElementSpec with_batch_dim(const ElementSpec& of, int64_t dim) {
  ElementSpec spec;
  for (const Component& c : of) spec.push_back({c.dtype, with_first(dim, c.shape)});
  return spec;
}

// The first dim of a batch.
int64_t batch_dim(const eager_dataset& d) {
  const int64_t n = d.at_least("batch_size", 1);
  return d.boolean("drop_remainder") ? n : kUnknown;
}

ElementSpec batch_element(eager_context& ctx, const eager_dataset& d) {
  return with_batch_dim(input_spec(ctx, d), batch_dim(d));
}

int64_t batch_size_of(const eager_dataset& d) {
  const int64_t n = input_size(d), size = d.integer("batch_size");
  return n < 0 ? n : n / size + (n % size > 0 && !d.boolean("drop_remainder"));
}

// Collects the elements of a batch, and keeps them through an error, which concerns another element.
class Batch : public Step {
 public:
  Batch(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), size_(static_cast<size_t>(d.integer("batch_size"))),
        drops_(d.boolean("drop_remainder")) {}
  void restart() override {
    forget();
    count_ = 0;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    if (takes_rows()) {
      input().collect_rows(ctx, rows_, size_);
      if (rows_.empty() || (drops_ && rows_.size() < size_)) return false;
      const std::vector<int64_t> all = std::exchange(rows_, {});
      input().rows()->batch(ctx, all.data(), static_cast<int64_t>(all.size()), out);
      return true;
    }
    collect(ctx);
    if (elements_.empty() || (drops_ && elements_.size() < size_)) return false;
    const std::vector<Element> all = std::exchange(elements_, {});  // which is left out if it fails
    join(ctx, all, out);
    return true;
  }
  virtual bool takes_rows() const { return input().rows() && input().rows()->gathers(); }
  virtual void join(eager_context& ctx, const std::vector<Element>& elements, Element& out) const {
    stack_elements(ctx, elements, spec(), out, count_ - elements.size());
  }
  virtual void check(const Element&, uint64_t) const {}  // an element as it comes
  void save(StateWriter& w) const override {
    w.put(count_);
    w.put_rows(rows_);
    w.put_elements(elements_);
  }
  void restore(StateReader& r) override {
    forget();
    count_ = r.get<uint64_t>();
    rows_ = r.get_rows(takes_rows() ? input().num_rows() : 0);
    for (Element& e : r.get_elements(input().spec())) {
      check(e, elements_.size());
      elements_.push_back(std::move(e));
    }
  }

  const size_t size_;
  std::vector<Element> elements_;  // of the batch that is being collected
  uint64_t count_ = 0;             // elements of the epoch

 private:
  void forget() {
    elements_.clear();
    rows_.clear();
  }
  void collect(eager_context& ctx) {
    while (elements_.size() < size_) {
      Element e;
      run_.go_on(ctx);
      if (!input().pull(ctx, e)) return;
      const uint64_t number = count_++;
      check(e, number);
      elements_.push_back(std::move(e));
    }
  }

  const bool drops_;
  std::vector<int64_t> rows_;
};

// ---- padded_batch

// Copies a block of dims `shape` into one of dims `to_shape`, which is no smaller; size: bytes of an element.
void copy_block(const char* from, ShapeView shape, char* to, ShapeView to_shape, size_t size) {
  if (shape.rank == 0) {
    std::memcpy(to, from, size);
    return;
  }
  if (shape.rank == 1) {
    if (shape[0] > 0) std::memcpy(to, from, static_cast<size_t>(shape[0]) * size);
    return;
  }
  const Shape inner = without_first(shape), to_inner = without_first(to_shape);
  const size_t step = static_cast<size_t>(num_elements(inner)) * size;
  const size_t to_step = static_cast<size_t>(num_elements(to_inner)) * size;
  for (int64_t i = 0; i < shape[0]; ++i) copy_block(from + i * step, inner, to + i * to_step, to_inner, size);
}

// Calls f(index or -1) for each place of `to`, in order: the index of the element of `shape` that lies there.
template <class F>
void for_each_place(ShapeView shape, ShapeView to, int64_t base, bool is_inside, F&& f) {
  if (to.rank == 0) return f(is_inside ? base : -1);
  const Shape inner = without_first(shape), to_inner = without_first(to);
  const int64_t step = num_elements(inner);
  for (int64_t i = 0; i < to[0]; ++i) {
    for_each_place(inner, to_inner, base + i * step, is_inside && i < shape[0], f);
  }
}

class PaddedBatch final : public Batch {
 public:
  PaddedBatch(Run& run, const eager_dataset& d, Inputs inputs) : Batch(run, d, std::move(inputs)) {}

 protected:
  bool takes_rows() const override { return false; }
  void check(const Element& e, uint64_t number) const override {
    for (size_t i = 0; i < e.size(); ++i) {
      for (int axis = 0; axis < e[i]->rank; ++axis) {
        const int64_t most = spec()[i].shape[axis + 1];
        if (most >= 0 && e[i]->dims[axis] > most) {
          invalid_argument("Attempted to pad to a smaller size than the input element: component ", i, " of element ",
                           number, " has shape ", to_string(e[i]->shape()), ", its padded shape is ",
                           to_string(without_first(spec()[i].shape)));
        }
      }
    }
  }
  void join(eager_context&, const std::vector<Element>& elements, Element& out) const override {
    for (size_t i = 0; i < spec().size(); ++i) out.push_back(pad(elements, i));
  }

 private:
  TensorRef pad(const std::vector<Element>& elements, size_t component) const {
    const Component& c = spec()[component];
    Shape inner = without_first(c.shape);
    for (int axis = 0; axis < inner.rank(); ++axis) {
      if (inner[axis] >= 0) continue;
      for (const Element& e : elements) inner[axis] = std::max(inner[axis], e[component]->dims[axis]);
    }
    const Shape shape = with_first(static_cast<int64_t>(elements.size()), inner);
    const TensorRef value = padding_value(component);
    if (c.dtype == DType::string) return pad_strings(elements, component, inner, shape, value.get());
    TensorRef out = TensorRef::adopt(new_tensor(c.dtype, shape, kHostDevice));
    const size_t size = out->element_size();
    auto* to = static_cast<char*>(out->data);
    if (out->num_elements == 0) return out;
    if (!value) std::memset(to, 0, out->num_bytes());
    else
      for (int64_t i = 0; i < out->num_elements; ++i)
        std::memcpy(to + static_cast<size_t>(i) * size, value->data, size);
    const size_t step = static_cast<size_t>(num_elements(inner)) * size;
    for (const Element& e : elements) {
      const TensorRef host = copy_to_device(e[component], kHostDevice);
      if (host->num_elements > 0) copy_block(static_cast<const char*>(host->data), host->shape(), to, inner, size);
      to += step;
    }
    return out;
  }
  static TensorRef pad_strings(const std::vector<Element>& elements, size_t component, ShapeView inner, ShapeView shape,
                               const eager_tensor* value) {
    StringSink sink;
    sink.begin(num_elements(shape));
    for (const Element& e : elements) {
      const eager_tensor& t = *e[component];
      const Strings strings = strings_of(t);
      for_each_place(t.shape(), inner, 0, true, [&](int64_t i) {
        sink.add(i >= 0 ? strings[i] : value ? strings_of(*value)[0] : std::string_view());
      });
    }
    return TensorRef::adopt(new_string_tensor(shape, sink));
  }
  TensorRef padding_value(size_t component) const {
    const std::vector<TensorRef>& values = dataset_.tensors("padding_values");
    return values.empty() ? nullptr : copy_to_device(values[component], kHostDevice);
  }
};

ElementSpec padded_batch_element(eager_context& ctx, const eager_dataset& d) {
  ElementSpec spec = input_spec(ctx, d);
  const std::vector<TensorRef>&shapes = d.tensors("padded_shapes"), &values = d.tensors("padding_values");
  if (d.given("padded_shapes") && shapes.size() != spec.size())
    invalid_argument("padded_shapes has ", shapes.size(), " shapes, but elements have ", spec.size(), " components");
  if (d.given("padding_values") && values.size() != spec.size())
    invalid_argument("padding_values has ", values.size(), " values, but elements have ", spec.size(), " components");
  for (size_t i = 0; i < spec.size(); ++i) {
    Shape& shape = spec[i].shape;
    if (shapes.empty()) {
      for (int axis = 0; axis < shape.rank(); ++axis) shape[axis] = kUnknown;
    } else {
      const eager_tensor& to = *shapes[i];
      if (to.dtype != DType::int64 || to.rank != 1 || to.device_index != kHostDevice ||
          to.num_elements != shape.rank()) {
        invalid_argument("padded_shapes[", i, "] must be int64 [", shape.rank(), "] on the host, not ",
                         to_string(component_of(to)));
      }
      for (int axis = 0; axis < shape.rank(); ++axis) {
        const int64_t dim = static_cast<const int64_t*>(to.data)[axis];
        if (dim >= 0 && shape[axis] > dim) {
          invalid_argument("Attempted to pad to a smaller size than the input element: component ", i, " has shape ",
                           to_string(shape), ", padded_shapes has ", dim, " for dim ", axis);
        }
        shape[axis] = std::max(dim, kUnknown);
      }
    }
    if (!values.empty() && (values[i]->rank != 0 || values[i]->dtype != spec[i].dtype)) {
      invalid_argument("padding_values[", i, "] must be a ", dtype_name(spec[i].dtype), " scalar, not ",
                       to_string(component_of(*values[i])));
    }
  }
  return with_batch_dim(spec, batch_dim(d));
}

// ---- window

class Window final : public Step {
 public:
  Window(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), size_(d.integer("size")), shift_(shift_of(d)), stride_(d.integer("stride")),
        drops_(d.boolean("drop_remainder")) {}
  void restart() override {
    elements_.clear();
    count_ = skip_ = 0;
    Step::restart();
  }
  static int64_t shift_of(const eager_dataset& d) { return d.given("shift") ? d.integer("shift") : d.integer("size"); }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    const size_t span = static_cast<size_t>((size_ - 1) * stride_ + 1);
    while (elements_.size() < span) {
      Element e;
      run_.go_on(ctx);
      if (!input().pull(ctx, e)) break;
      if (skip_ > 0) {
        --skip_;
        continue;
      }
      ++count_;
      elements_.push_back(std::move(e));
    }
    if (elements_.empty() || (drops_ && elements_.size() < span)) return false;
    std::vector<Element> chosen;
    for (size_t i = 0; i < elements_.size() && chosen.size() < static_cast<size_t>(size_);
         i += static_cast<size_t>(stride_))
      chosen.push_back(elements_[i]);
    const uint64_t first = count_ - elements_.size();
    const size_t drop = std::min(elements_.size(), static_cast<size_t>(shift_));
    skip_ = static_cast<uint64_t>(shift_) - drop;
    elements_.erase(elements_.begin(), elements_.begin() + static_cast<std::ptrdiff_t>(drop));
    // Behind a window that fails comes the next one.
    stack_elements(ctx, chosen, spec(), out, first, static_cast<uint64_t>(stride_));
    return true;
  }
  void save(StateWriter& w) const override {
    w.put(count_), w.put(skip_);
    w.put_elements(elements_);
  }
  void restore(StateReader& r) override {
    elements_.clear();
    count_ = r.get<uint64_t>(), skip_ = r.get_at_most(static_cast<uint64_t>(shift_));
    for (Element& e : r.get_elements(input().spec())) elements_.push_back(std::move(e));
  }

 private:
  const int64_t size_, shift_, stride_;
  const bool drops_;
  std::deque<Element> elements_;
  uint64_t count_ = 0, skip_ = 0;
};

ElementSpec window_element(eager_context& ctx, const eager_dataset& d) {
  const int64_t n = d.at_least("size", 1), stride = d.at_least("stride", 1);
  if (d.given("shift")) d.at_least("shift", 1);
  times(stride, n);
  return with_batch_dim(input_spec(ctx, d), d.boolean("drop_remainder") ? n : kUnknown);
}

int64_t window_size(const eager_dataset& d) {
  const int64_t n = input_size(d), shift = Window::shift_of(d);
  const int64_t span = (d.integer("size") - 1) * d.integer("stride") + 1;
  if (n < 0) return n;
  if (d.boolean("drop_remainder")) return n < span ? 0 : (n - span) / shift + 1;
  return n == 0 ? 0 : (n - 1) / shift + 1;
}

// ---- unbatch

ElementSpec unbatch_element(eager_context& ctx, const eager_dataset& d) { return unbatched(input_spec(ctx, d)); }

int64_t unbatch_size(const eager_dataset& d) {
  const int64_t n = input_size(d);
  if (n <= 0) return n;
  int64_t rows = kUnknown, size;
  for (const Component& c : d.inputs[0]->spec()) rows = std::max(rows, c.shape[0]);
  return rows == kUnknown || __builtin_mul_overflow(n, rows, &size) ? kUnknownSize : size;
}

}  // namespace

ElementSpec unbatched(const ElementSpec& spec) {
  ElementSpec rows;
  int64_t n = kUnknown;
  for (const Component& c : spec) {
    if (c.shape.rank() == 0) invalid_argument("component ", rows.size(), " is a scalar, which has no rows");
    if (!may_equal(n, c.shape[0]))
      invalid_argument("Dimensions ", n, " and ", c.shape[0],
                       " are not compatible: components have unequal numbers of rows");
    n = std::max(n, c.shape[0]);
    rows.push_back({c.dtype, without_first(c.shape)});
  }
  if (spec.empty()) invalid_argument("an element without components has no rows");
  return rows;
}

bool Unbatch::next(eager_context& ctx, Element& out) {
  while (at_ >= count_) {
    Element e;
    element_.clear();
    at_ = count_ = 0;
    if (!pull_batch(ctx, e)) return false;
    for (size_t i = 1; i < e.size(); ++i) {
      if (e[i]->dims[0] != e[0]->dims[0]) {
        invalid_argument("Dimensions ", e[0]->dims[0], " and ", e[i]->dims[0], " are not compatible: components 0 and ",
                         i, " have unequal numbers of rows");
      }
    }
    count_ = e[0]->dims[0];
    element_ = std::move(e);
    run_.go_on(ctx);
  }
  for (const TensorRef& t : element_) out.push_back(row_of(*t, at_));
  ++at_;
  return true;
}

void Unbatch::restart() {
  element_.clear();
  at_ = count_ = 0;
  Step::restart();
}

void Unbatch::save(StateWriter& w) const {
  w.put<uint64_t>(!element_.empty());
  if (element_.empty()) return;
  w.put<uint64_t>(static_cast<uint64_t>(at_));
  w.put(element_);
}

void Unbatch::restore(StateReader& r) {
  element_.clear();
  at_ = count_ = 0;
  if (!r.get_bool()) return;
  const uint64_t at = r.get_at_most(INT64_MAX);
  Element e = r.get_element(batch_spec());
  int64_t n = e[0]->dims[0];
  for (const TensorRef& t : e) n = std::min(n, t->dims[0]);
  count_ = n;
  at_ = static_cast<int64_t>(std::min(at, static_cast<uint64_t>(n)));
  element_ = std::move(e);
}

void define_batches(DatasetKinds& kinds) {
  auto sized = [](OpDef& schema) -> OpDef& {
    return schema.attr_int("batch_size")
        .required()
        .says("The number of elements in a batch.")
        .attr_bool("drop_remainder", false)
        .says(
            "Whether a last batch that is not full is left out, so that the batch's size "
            "is known.");
  };
  // clang-format off
  sized(kinds.add({{}, "Batch", 1, batch_element, start_step<Batch>, batch_size_of}, "batch").schema)
      .describe("Several elements as one, along a new first axis. A batch of elements of unequal shapes is "
                "INVALID_ARGUMENT, and left out.");
  sized(kinds.add({{}, "PaddedBatch", 1, padded_batch_element, start_step<PaddedBatch>, batch_size_of}, "padded_batch").schema)
      .describe("Several elements as one, along a new first axis, each filled up behind its end to the shape of the batch. "
                "The batch lies on the host.")
      .attr_object("padded_shapes", AttrType::tensors).says("For each component its shape, int64 [rank], with -1 for the "
                                                             "largest of the batch. Absent: -1 for all dims.")
      .attr_object("padding_values", AttrType::tensors).says("For each component a scalar to fill it up with. Absent: 0, "
                                                              "false or the empty string.");
  kinds.add({{}, "Window", 1, window_element, start_step<Window>, window_size}, "window").schema
      .describe("Windows over the elements, each as one element along a new first axis. One over elements of unequal shapes is "
                "INVALID_ARGUMENT, and left out.")
      .attr_int("size").required().says("The number of elements in a window.")
      .attr_int("shift").says("The number of elements from the beginning of one window to that of the next. Absent: size.")
      .attr_int("stride", 1).says("The number of elements from one of a window to its next.")
      .attr_bool("drop_remainder", false).says("Whether the last windows, which are not full, are left out.");
  kinds.add({{}, "Unbatch", 1, unbatch_element, start_step<Unbatch>, unbatch_size}, "unbatch").schema
      .describe("The rows of each element, along its first axis, one after the other.");
  // clang-format on
}

}  // namespace eager
