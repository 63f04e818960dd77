// einsum: two operands at a time, those first whose product costs least, as one product of matrices, or as a multiplication where
// no label is summed. Products of float16 and bfloat16 that take more than one op go through float32, and are rounded once.
//
// Terms
//   label    a letter of the equation, which stands for an axis. Axes of the ellipsis get labels of their own: '!' is
//            the last, the next character the one before it, ... (kMaxRank of them, none of which is a letter)
//   kept     labels that the output or a later operand has, those of the output first and in its order
//   batch    labels of both operands that are kept
//   inner    labels of both operands that are not kept, and so are summed
//   rows, columns   labels of the first and of the second operand alone
//
// Where rows, columns or inner labels are several, they are merged into one axis by a reshape. A reshape knows at most one dim
// that a trace does not, beside those that it leaves where they are; beyond that all but the last of them are batches of the product,
// in which the other operand is broadcast, and such inner labels are summed behind it.
#include "runtime/execute/einsum.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "base/utf8.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/composed.h"

namespace eager {

namespace {

using Ints = std::vector<int64_t>;

constexpr EinsumStep kPermute{"permute_dims", prepared<"permute_dims", "">, "axes", true};
constexpr EinsumStep kSum{"sum", prepared<"sum", "">, "axis", true};
constexpr EinsumStep kReshape{"reshape", prepared<"reshape", "">, "shape", true};
constexpr EinsumStep kReshapeCopying{"reshape", prepared<"reshape", "zero_copies=true">, "shape", true, false, false,
                                     true};
constexpr EinsumStep kExpand{"expand_dims", prepared<"expand_dims", "">, "axis"};
constexpr EinsumStep kSqueeze{"squeeze", prepared<"squeeze", "">, "axis", true};
constexpr EinsumStep kDiagonal{"diagonal", prepared<"diagonal", "">};
constexpr EinsumStep kMultiply{"multiply", prepared<"multiply", "">};
constexpr EinsumStep kAnd{"logical_and", prepared<"logical_and", "">};
constexpr EinsumStep kProducts[2][2] = {
    {{"matmul", prepared<"matmul", "">},
     {"matmul", prepared<"matmul", "transpose_b=true">, nullptr, false, false, true}},
    {{"matmul", prepared<"matmul", "transpose_a=true">, nullptr, false, true, false},
     {"matmul", prepared<"matmul", "transpose_a=true transpose_b=true">, nullptr, false, true, true}}};

constexpr char kFirstOfEllipsis = '!';
static_assert(kFirstOfEllipsis + kMaxRank <= 'A');

struct Term {
  TensorRef x;
  std::string labels;
};

bool has(const std::string& labels, char label) { return labels.find(label) != std::string::npos; }

template <class F>
std::string select(std::string_view labels, F&& wanted) {
  std::string out;
  std::copy_if(labels.begin(), labels.end(), std::back_inserter(out), wanted);
  return out;
}

class Einsum {
 public:
  explicit Einsum(EinsumOps& ops) : ops_(ops) {}

  // Takes the diagonal of axes that have one label.
  Term without_repeats(Term t) const {
    for (size_t i = 0; i < t.labels.size();) {
      const size_t again = t.labels.find(t.labels[i], i + 1);
      if (again == std::string::npos) {
        ++i;
        continue;
      }
      Ints axes;
      std::string labels;
      for (size_t k = 0; k < t.labels.size(); ++k) {
        if (k == i || k == again) continue;
        axes.push_back(static_cast<int64_t>(k));
        labels += t.labels[k];
      }
      axes.push_back(static_cast<int64_t>(i)), axes.push_back(static_cast<int64_t>(again));
      labels += t.labels[i];
      if (!std::is_sorted(axes.begin(), axes.end())) t.x = ops_.run(kPermute, {t.x}, axes);
      t = {ops_.run(kDiagonal, {t.x}, {}), labels};
      i = 0;
    }
    return t;
  }

  TensorRef permuted(const Term& t, const std::string& order) const {
    if (t.labels == order) return t.x;
    Ints axes;
    for (char l : order) axes.push_back(static_cast<int64_t>(t.labels.find(l)));
    return ops_.run(kPermute, {t.x}, axes);
  }

  // Sums over the labels that are not in `kept`.
  Term summed(Term t, const std::string& kept) const {
    Ints axes;
    for (size_t i = 0; i < t.labels.size(); ++i) {
      if (!has(kept, t.labels[i])) axes.push_back(static_cast<int64_t>(i));
    }
    if (axes.empty()) return t;
    return {ops_.cast(ops_.run(kSum, {t.x}, axes), t.x->dtype), select(t.labels, [&](char l) { return has(kept, l); })};
  }

  static bool is_summed(const Term& t, const std::string& kept) {
    return std::any_of(t.labels.begin(), t.labels.end(), [&](char l) { return !has(kept, l); });
  }
  Term widened(Term t) const { return {ops_.cast(t.x, computed_dtype(t.x->dtype)), t.labels}; }

  Term product(Term a, Term b, const std::string& kept) const {
    if (computed_dtype(a.x->dtype) != a.x->dtype && (is_summed(a, kept + b.labels) || is_summed(b, kept + a.labels))) {
      a = widened(std::move(a)), b = widened(std::move(b));
    }
    a = summed(std::move(a), kept + b.labels);
    b = summed(std::move(b), kept + a.labels);
    // The result's columns are b's: where the output ends with a label of a, the operands change places.
    const std::string of_result = select(kept, [&](char l) { return has(a.labels, l) || has(b.labels, l); });
    if (!of_result.empty() && !has(b.labels, of_result.back())) std::swap(a, b);
    const Labels l{select(of_result, [&](char c) { return has(a.labels, c) && has(b.labels, c); }),
                   select(a.labels, [&](char c) { return has(b.labels, c) && !has(kept, c); }),
                   select(a.labels, [&](char c) { return !has(b.labels, c); }),
                   select(b.labels, [&](char c) { return !has(a.labels, c); })};
    if (l.inner.empty() || (l.rows.empty() && l.columns.empty() && !l.batch.empty())) return multiplied(a, b, l);
    // A vector of all inner labels times a tensor that ends with them takes no reshape that a trace cannot make.
    if (l.batch.empty() && l.rows.empty() && l.columns.size() > 1 && b.labels.starts_with(l.columns)) {
      const std::string inner = b.labels.substr(l.columns.size());
      if (const auto y = as_rows(b, a, {"", inner, l.columns, ""})) return *y;
    }
    // A transposed operand is read where it lies; another order takes a copy.
    const bool ta = a.labels == l.batch + l.inner + l.rows && a.labels != l.batch + l.rows + l.inner;
    const bool tb = b.labels == l.batch + l.columns + l.inner && b.labels != l.batch + l.inner + l.columns;
    if (const auto y = as_matrices(a, b, l, ta, tb)) return *y;
    if (const auto y = as_matrices(a, b, l, false, true)) return *y;
    if (const auto y = as_rows(a, b, l)) return *y;
    if (const auto y = as_rows(b, a, {l.batch, l.inner, l.columns, l.rows})) return *y;
    return batched(a, b, l);
  }

 private:
  struct Labels {
    std::string batch, inner, rows, columns;
  };

  struct NewShape {
    Ints dims;
    size_t copied;  // the first axes, which are those of the tensor
    bool is_known() const { return std::count(dims.begin(), dims.end(), kUnknown) == 0; }
    bool is_possible() const {
      const auto others = dims.begin() + static_cast<std::ptrdiff_t>(copied);
      return is_known() ||
             (std::count(others, dims.end(), kUnknown) <= 1 && std::count(others, dims.end(), int64_t{0}) == 0);
    }
  };
  static void append(Ints& shape, const TensorRef& x, size_t first, size_t count) {
    shape.insert(shape.end(), x->dims + first, x->dims + first + count);
  }
  // Returns the shape of x with its axes from n on merged into one; or with `count` of them, and those behind them into another.
  static NewShape merged(const TensorRef& x, size_t n) {
    NewShape shape{Ints(x->dims, x->dims + n), n};
    merge(shape.dims, x, n, static_cast<size_t>(x->rank));
    return shape;
  }
  static NewShape merged(const TensorRef& x, size_t n, size_t count) {
    NewShape shape{Ints(x->dims, x->dims + n), n + (count == 1)};
    merge(shape.dims, x, n, n + count);
    merge(shape.dims, x, n + count, static_cast<size_t>(x->rank));
    return shape;
  }
  static void merge(Ints& shape, const TensorRef& x, size_t first, size_t end) {
    int64_t size = 1;
    for (size_t i = first; i < end; ++i) size = size < 0 || x->dims[i] < 0 ? kUnknown : times(size, x->dims[i]);
    shape.push_back(size);
  }
  TensorRef reshaped(const TensorRef& x, const NewShape& shape) const {
    Ints dims = shape.dims;
    if (ShapeView{dims.data(), static_cast<int32_t>(dims.size())} == x->shape()) return x;
    if (shape.is_known()) return ops_.run(kReshape, {x}, dims);
    std::replace(dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(shape.copied), kUnknown, int64_t{0});
    return ops_.run(kReshapeCopying, {x}, dims);
  }
  // Returns the product of matrices, which are transposed where ta and tb say so; nothing where it takes reshapes that a trace
  // cannot make.
  std::optional<Term> as_matrices(const Term& a, const Term& b, const Labels& l, bool ta, bool tb) const {
    const TensorRef left = permuted(a, l.batch + (ta ? l.inner + l.rows : l.rows + l.inner));
    const TensorRef right = permuted(b, l.batch + (tb ? l.columns + l.inner : l.inner + l.columns));
    const std::string labels = l.batch + l.rows + l.columns;
    if (l.batch.empty() && l.inner.size() == 1 && l.columns.size() <= 1 && (!ta || l.rows.size() <= 1)) {
      // Several rows need no merging: matmul takes all but the last as batches. No rows or columns are a vector.
      return Term{ops_.run(kProducts[ta && !l.rows.empty()][tb && !l.columns.empty()], {left, right}, {}), labels};
    }
    const size_t n = l.batch.size(), at_left = (ta ? l.inner : l.rows).size(),
                 at_right = (tb ? l.columns : l.inner).size();
    const NewShape of_left = merged(left, n, at_left), of_right = merged(right, n, at_right);
    NewShape out{Ints(n, kUnknown), n + (l.rows.size() == 1)};
    for (size_t i = 0; i < n; ++i) {
      const int64_t da = left->dims[i], db = right->dims[i];
      out.dims[i] = da < 0 || db < 0 ? std::max(da, db) > 1 ? std::max(da, db) : kUnknown : da == 1 ? db : da;
    }
    append(out.dims, left, n + (ta ? at_left : 0), l.rows.size());
    append(out.dims, right, n + (tb ? 0 : at_right), l.columns.size());
    if (!of_left.is_possible() || !of_right.is_possible() || !out.is_possible()) return std::nullopt;
    const TensorRef y = ops_.run(kProducts[ta][tb], {reshaped(left, of_left), reshaped(right, of_right)}, {});
    return Term{l.rows.size() == 1 && l.columns.size() == 1 ? y : reshaped(y, out), labels};
  }
  // The same where there is one column label at most: rows stay as they are.
  std::optional<Term> as_rows(const Term& a, const Term& b, const Labels& l) const {
    if (!l.batch.empty() || l.columns.size() > 1) return std::nullopt;
    const TensorRef left = permuted(a, l.rows + l.inner), right = permuted(b, l.columns + l.inner);
    const NewShape of_left = merged(left, l.rows.size()), of_right = merged(right, l.columns.size());
    if (!of_left.is_possible() || !of_right.is_possible()) return std::nullopt;
    return Term{ops_.run(kProducts[0][!l.columns.empty()], {reshaped(left, of_left), reshaped(right, of_right)}, {}),
                l.rows + l.columns};
  }

  // Returns t with its axes in the order of `order`; labels that it lacks are dims of 1.
  TensorRef spread(const Term& t, const std::string& order) const {
    TensorRef x = permuted(t, select(order, [&](char l) { return has(t.labels, l); }));
    for (size_t i = 0; i < order.size(); ++i) {
      if (!has(t.labels, order[i])) x = ops_.run(kExpand, {x}, {static_cast<int64_t>(i)});
    }
    return x;
  }
  Term multiplied(const Term& a, const Term& b, const Labels& l) const {
    const std::string all = l.batch + l.rows + l.columns + l.inner;
    const EinsumStep& multiply = a.x->dtype == DType::boolean ? kAnd : kMultiply;
    const Term left = l.inner.empty() ? a : widened(a), right = l.inner.empty() ? b : widened(b);
    return summed({ops_.run(multiply, {spread(left, all), spread(right, all)}, {}), all}, l.batch + l.rows + l.columns);
  }
  Term batched(Term a, Term b, const Labels& l) const {
    if (l.inner.size() > 1) a = widened(std::move(a)), b = widened(std::move(b));
    auto but_last = [](const std::string& s) { return s.substr(0, s.empty() ? 0 : s.size() - 1); };
    auto last = [](const std::string& s, char otherwise) { return s.empty() ? otherwise : s.back(); };
    constexpr char kNoRow = '[', kNoColumn = ']';  // no labels: dims of 1 of both operands
    const char row = last(l.rows, kNoRow), column = last(l.columns, kNoColumn), inner = l.inner.back();
    const std::string batch = l.batch + but_last(l.rows) + but_last(l.columns) + but_last(l.inner);
    TensorRef y = ops_.run(kProducts[0][0], {spread(a, batch + row + inner), spread(b, batch + inner + column)}, {});
    Ints ones;
    if (l.rows.empty()) ones.push_back(static_cast<int64_t>(batch.size()));
    if (l.columns.empty()) ones.push_back(static_cast<int64_t>(batch.size() + 1));
    if (!ones.empty()) y = ops_.run(kSqueeze, {y}, ones);
    std::string labels = batch;
    if (!l.rows.empty()) labels += row;
    if (!l.columns.empty()) labels += column;
    return summed({y, labels}, l.batch + l.rows + l.columns);
  }

  EinsumOps& ops_;
};

// Replaces the ellipsis by labels of its axes, whose number is given: "...ij" with 2 becomes "\"!ij".
std::string expanded(std::string_view text, int ellipsis) {
  std::string out;
  bool has_ellipsis = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 3) == "...") {
      if (has_ellipsis) invalid_argument("Each subscript may have one ellipsis, got ", text);
      has_ellipsis = true;
      for (int k = ellipsis; k-- > 0;) out += static_cast<char>(kFirstOfEllipsis + k);
      i += 2;
    } else if ((text[i] >= 'a' && text[i] <= 'z') || (text[i] >= 'A' && text[i] <= 'Z')) {
      out += text[i];
    } else {
      invalid_argument("unexpected '", first_character(text.substr(i)), "' in the equation");
    }
  }
  return out;
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  for (size_t at = 0; at != std::string_view::npos;) {
    const size_t comma = text.find(',', at);
    parts.push_back(text.substr(at, comma - at));
    at = comma == std::string_view::npos ? comma : comma + 1;
  }
  return parts;
}

// Checks that the dims of each label are equal; those of the ellipsis broadcast.
void check_dims(const std::vector<Term>& terms) {
  int64_t known[128];
  std::fill(std::begin(known), std::end(known), kUnknown);
  for (const Term& t : terms) {
    for (size_t i = 0; i < t.labels.size(); ++i) {
      const int64_t dim = t.x->dims[i];
      int64_t& first = known[static_cast<size_t>(t.labels[i])];
      const bool broadcasts = t.labels[i] < 'A' && (dim == 1 || first == 1);
      if (!broadcasts && !may_equal(first, dim)) {
        invalid_argument("Expected dimension ", first, " at axis ", i, " of the input shaped ", to_string(t.x->shape()),
                         " but got dimension ", dim);
      }
      if (first < 0 || (broadcasts && first == 1)) first = dim;
    }
  }
}

// Returns the places of the two terms whose product takes the fewest multiplications; the first ones of those that take as many.
std::pair<size_t, size_t> cheapest_pair(const std::vector<Term>& terms, const std::string& out) {
  constexpr size_t kMostCompared = 16;  // so that a long list takes no time that grows with its cube
  constexpr double kDimOfTrace = 100;   // counts for one that a trace does not know
  double sizes[128], least = std::numeric_limits<double>::infinity();
  int uses[128] = {};
  std::fill(std::begin(sizes), std::end(sizes), 1.0);
  for (char l : out) ++uses[static_cast<size_t>(l)];
  for (const Term& t : terms) {
    for (size_t i = 0; i < t.labels.size(); ++i) {
      const auto l = static_cast<size_t>(t.labels[i]);
      const int64_t dim = t.x->dims[i];
      ++uses[l];
      if (dim != 1) sizes[l] = dim < 0 ? kDimOfTrace : static_cast<double>(dim);
    }
  }
  // Labels of one term alone are summed before the product.
  const auto size = [&](char l, int own) {
    return uses[static_cast<size_t>(l)] > own ? sizes[static_cast<size_t>(l)] : 1;
  };
  std::pair<size_t, size_t> best(0, 1);
  for (size_t i = 0; i < std::min(terms.size(), kMostCompared); ++i) {
    for (size_t k = i + 1; k < std::min(terms.size(), kMostCompared); ++k) {
      double cost = 1;
      for (char l : terms[i].labels) cost *= size(l, 1);
      for (char l : terms[k].labels) cost *= has(terms[i].labels, l) ? 1 : size(l, 1);
      if (cost < least) least = cost, best = {i, k};
    }
  }
  return best;
}

}  // namespace

TensorRef einsum(EinsumOps& ops, std::string_view given, const std::vector<TensorRef>& inputs) {
  const std::string equation = select(given, [](char ch) { return ch != ' '; });
  if (equation.size() > 1000) invalid_argument("the equation is too long");
  const size_t arrow = equation.find("->");
  if (arrow != std::string::npos && equation.find("->", arrow + 2) != std::string::npos)
    invalid_argument("Expecting exactly one '->' in einsum equation: ", equation);
  const std::vector<std::string_view> texts = split(std::string_view(equation).substr(0, arrow));
  if (texts.size() != inputs.size()) invalid_argument("Expected ", texts.size(), " inputs but got: ", inputs.size());
  std::vector<Term> terms;
  std::string all;
  int widest = 0;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorRef& x = inputs[i];
    const bool has_ellipsis = texts[i].find("...") != std::string_view::npos;
    const int rank = static_cast<int>(expanded(texts[i], 0).size());
    if (has_ellipsis ? x->rank < rank : x->rank != rank) {
      invalid_argument("Expected input ", i, " to have rank ", has_ellipsis ? "at least " : "", rank,
                       " but got: ", x->rank);
    }
    terms.push_back({x, expanded(texts[i], x->rank - rank)});
    all += terms.back().labels;
    widest = std::max(widest, x->rank - rank);
  }
  check_dims(terms);
  std::string out;
  if (arrow != std::string::npos) {
    const std::string_view text = std::string_view(equation).substr(arrow + 2);
    out = expanded(text, widest);
    if (widest > 0 && text.find("...") == std::string_view::npos) {
      invalid_argument("Output contains ", widest,
                       " broadcasting dimension(s) but no ellipsis (...) was found in the "
                       "output subscripts.");
    }
  } else {  // the ellipsis, then all letters that stand once, in alphabetical order
    out = expanded("...", widest);
    std::string letters = select(all, [&](char l) { return l >= 'A' && std::count(all.begin(), all.end(), l) == 1; });
    std::sort(letters.begin(), letters.end());
    out += letters;
  }
  for (char l : out) {
    if (!has(all, l))
      invalid_argument("Output subscripts contain the label ", l, " not present in the input subscripts.");
    if (std::count(out.begin(), out.end(), l) > 1)
      invalid_argument("Output subscripts contain a label appearing more than once: ", equation);
  }
  const Einsum e(ops);
  for (Term& t : terms) t = e.without_repeats(std::move(t));
  if (terms.size() > 2) {
    for (Term& t : terms) t = e.widened(std::move(t));
  }
  while (terms.size() > 1) {
    const auto [i, k] = terms.size() > 2 ? cheapest_pair(terms, out) : std::pair<size_t, size_t>(0, 1);
    Term a = std::move(terms[i]), b = std::move(terms[k]);
    terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(k));
    terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(i));
    std::string kept = out;
    for (const Term& t : terms) {
      for (char l : t.labels) {
        if (!has(kept, l)) kept += l;
      }
    }
    terms.insert(terms.begin() + static_cast<std::ptrdiff_t>(i), e.product(std::move(a), std::move(b), kept));
  }
  const Term result = e.summed(std::move(terms[0]), out);
  return ops.cast(e.permuted(result, out), inputs[0]->dtype);
}

namespace {

// Runs the ops on a context, whose recorders see each of them.
class OnContext final : public EinsumOps {
 public:
  explicit OnContext(eager_context& ctx) : ctx_(ctx) {}
  TensorRef run(const EinsumStep& step, const std::vector<TensorRef>& inputs, const Ints& values) override {
    Ints numbers;
    if (step.is_list) numbers.push_back(static_cast<int64_t>(values.size()));
    numbers.insert(numbers.end(), values.begin(), values.end());
    const Arguments args{numbers.data(), static_cast<int32_t>(numbers.size())};
    eager_tensor* in[2] = {inputs[0].get(), inputs.back().get()};
    return execute1(ctx_, *step.prepared(), in, static_cast<int>(inputs.size()), step.attribute ? &args : nullptr);
  }
  TensorRef cast(const TensorRef& x, DType dtype) override { return cast_to(ctx_, x, dtype); }

 private:
  eager_context& ctx_;
};

}  // namespace

TensorRef einsum(eager_context& ctx, std::string_view equation, const std::vector<TensorRef>& inputs) {
  OnContext ops(ctx);
  TensorRef y = einsum(ops, equation, inputs);
  if (y.get() == inputs[0].get()) y = execute1(ctx, *prepared<"identity", "">(), {y.get()});
  return y;
}

namespace {

void run_einsum(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    if (n == 0) invalid_argument("einsum expects at least 1 inputs, got 0");
    return einsum(ops.ctx, op.attr("equation").string, in.first(n));
  });
}

}  // namespace

// clang-format off
void define_einsum(Registry& r) {
  r.op("einsum")
      .describe("Sums of products by an equation, as in NumPy. A letter names an axis of each input; what the output does "
                "not name is summed. Two inputs at a time are multiplied as matrices. Of booleans, a sum says whether a product "
                "is true.")
      .input("inputs", dtypes::fixed, 'T', kList)
      .says("any", "One tensor for each term of the equation; they are promoted to one dtype.")
      .output("y", "inputs").says("any", "An axis for each letter behind the arrow.")
      .attr_string("equation").required()
      .says("The terms, separated by commas, an arrow and the output's letters, such as ij,jk->ik. A letter twice in a term "
            "takes a diagonal, and an ellipsis (...) stands for axes that broadcast. Without an arrow the output has the "
            "ellipsis and the letters that stand once, in alphabetical order.")
      .parameters("equation")
      .example(R"("equation": "ij,jk->ik", "inputs": [[[1, 2], [3, 4]], [[1], [1]]])", "int32 [[3]\n [7]]")
      .composite(run_einsum).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
