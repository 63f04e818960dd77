// Imports Einsum: two operands at a time, as one product of matrices, or as a multiplication where no label is summed.
//
// Terms
//   label    a letter of the equation, which stands for an axis. Axes of the ellipsis get labels of their own: '0' is
//            the last, '1' the one before it, ...
//   kept     labels that the output or a later operand has
//   batch    labels of both operands that are kept
//   inner    labels of both operands that are not kept, and so are summed
//   rows, columns   labels of the first and of the second operand alone
#include <algorithm>

#include "base/utf8.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

struct Term {
  TensorRef x;
  std::string labels;
};

bool has(const std::string& labels, char label) { return labels.find(label) != std::string::npos; }

template <class F>
std::string select(const std::string& labels, F&& wanted) {
  std::string out;
  std::copy_if(labels.begin(), labels.end(), std::back_inserter(out), wanted);
  return out;
}

TensorRef permuted(OnnxNode& c, const Term& t, const std::string& order) {
  if (t.labels == order) return t.x;
  Ints axes;
  for (char l : order) axes.push_back(static_cast<int64_t>(t.labels.find(l)));
  return c.run("permute_dims", {t.x}, {{"axes", axes}});
}

// Sums over the labels that are not in `kept`.
Term summed(OnnxNode& c, Term t, const std::string& kept) {
  Ints axes;
  for (size_t i = 0; i < t.labels.size(); ++i) {
    if (!has(kept, t.labels[i])) axes.push_back(static_cast<int64_t>(i));
  }
  if (axes.empty()) return t;
  return {c.cast(c.run("sum", {t.x}, {{"axis", axes}}), t.x->dtype),
          select(t.labels, [&](char l) { return has(kept, l); })};
}

TensorRef reshaped(OnnxNode& c, const TensorRef& x, const Ints& shape) {
  if (ShapeView{shape.data(), static_cast<int32_t>(shape.size())} == x->shape()) return x;
  if (std::count(shape.begin(), shape.end(), kUnknown) > 1) unimplemented("a product over two dims that are not known");
  return c.run("reshape", {x}, {{"shape", shape}});
}

Ints dims_of(const TensorRef& x, size_t first, size_t end) { return Ints(x->dims + first, x->dims + end); }

// Merges the axes of x in [first, middle) into one, and those from middle on into another.
TensorRef merged(OnnxNode& c, const TensorRef& x, size_t first, size_t middle) {
  const size_t rank = static_cast<size_t>(x->rank);
  if (middle == first + 1 && rank == middle + 1) return x;
  Ints shape = dims_of(x, 0, first);
  shape.push_back(product_of(x->dims, static_cast<int>(first), static_cast<int>(middle)));
  shape.push_back(product_of(x->dims, static_cast<int>(middle), x->rank));
  return reshaped(c, x, shape);
}

Term product(OnnxNode& c, Term a, Term b, const std::string& kept) {
  a = summed(c, a, kept + b.labels);
  b = summed(c, b, kept + a.labels);
  const std::string batch = select(a.labels, [&](char l) { return has(b.labels, l) && has(kept, l); });
  const std::string inner = select(a.labels, [&](char l) { return has(b.labels, l) && !has(kept, l); });
  const std::string rows = select(a.labels, [&](char l) { return !has(b.labels, l); });
  const std::string columns = select(b.labels, [&](char l) { return !has(a.labels, l); });
  const TensorRef left = permuted(c, a, batch + rows + inner), right = permuted(c, b, batch + inner + columns);
  const size_t n = batch.size();
  const std::string labels = batch + rows + columns;
  if (inner.empty() || (rows.empty() && columns.empty())) {
    TensorRef x = left, y = right;
    for (size_t i = 0; i < columns.size(); ++i) x = c.run("expand_dims", {x}, {{"axis", x->rank}});
    for (size_t i = 0; i < rows.size(); ++i) y = c.run("expand_dims", {y}, {{"axis", static_cast<int64_t>(n)}});
    return summed(c, {c.run("multiply", {x, y}), batch + rows + inner + columns}, labels);
  }
  // Where there is no batch, several rows need no merging: matmul takes all but the last as batches.
  if (n == 0 && !rows.empty() && inner.size() == 1 && columns.size() == 1)
    return {c.run("matmul", {left, right}), labels};
  TensorRef y = c.run("matmul", {merged(c, left, n, n + rows.size()), merged(c, right, n, n + inner.size())});
  if (rows.size() != 1 || columns.size() != 1) {
    Ints shape = dims_of(y, 0, n), out = dims_of(left, n, n + rows.size()),
         last = dims_of(right, n + inner.size(), static_cast<size_t>(right->rank));
    shape.insert(shape.end(), out.begin(), out.end());
    shape.insert(shape.end(), last.begin(), last.end());
    y = reshaped(c, y, shape);
  }
  return {y, labels};
}

// Replaces the ellipsis by labels of its axes, whose number is given: "...ij" with 2 becomes "10ij".
std::string expanded(const std::string& text, int ellipsis) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 3, "...") == 0) {
      for (int k = ellipsis; k-- > 0;) out += static_cast<char>('0' + k);
      i += 2;
    } else if (std::isalpha(static_cast<unsigned char>(text[i]))) {
      out += text[i];
    } else {
      invalid_argument("unexpected '", first_character(std::string_view(text).substr(i)), "' in the equation");
    }
  }
  for (char l : out) {
    if (std::count(out.begin(), out.end(), l) > 1) unimplemented("a label twice in one term");
  }
  return out;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts{""};
  for (char ch : text) {
    if (ch == ',') parts.emplace_back();
    else parts.back() += ch;
  }
  return parts;
}

void einsum(OnnxNode& c) {
  const std::string equation = select(c.attr_string("equation", ""), [](char ch) { return ch != ' '; });
  if (equation.size() > 1000) invalid_argument("the equation is too long");
  const size_t arrow = equation.find("->");
  const std::vector<std::string> texts = split(equation.substr(0, arrow));
  if (static_cast<int>(texts.size()) != c.num_inputs())
    invalid_argument("the equation has ", texts.size(), " terms, not ", c.num_inputs());
  std::vector<Term> terms;
  std::string all;
  int widest = 0;
  for (int i = 0; i < c.num_inputs(); ++i) {
    const std::string& text = texts[static_cast<size_t>(i)];
    const TensorRef x = c.in(i);
    const int dots = text.find("...") != std::string::npos ? 3 : 0,
              ellipsis = dots ? x->rank - static_cast<int>(text.size()) + dots : 0;
    if (ellipsis < 0 || ellipsis > 10) invalid_argument("term ", i, " has more labels than the input has dims");
    terms.push_back({x, expanded(text, ellipsis)});
    if (static_cast<int>(terms.back().labels.size()) != x->rank)
      invalid_argument("term ", i, " must have ", x->rank, " labels");
    all += terms.back().labels;
    widest = std::max(widest, ellipsis);
  }
  std::string out;
  if (arrow != std::string::npos) {
    out = expanded(equation.substr(arrow + 2), widest);
  } else {  // the ellipsis, then all letters that stand once, in alphabetical order
    out = expanded(texts.empty() || widest == 0 ? "" : "...", widest);
    std::string letters = select(all, [&](char l) {
      return std::isalpha(static_cast<unsigned char>(l)) && std::count(all.begin(), all.end(), l) == 1;
    });
    std::sort(letters.begin(), letters.end());
    out += letters;
  }
  for (char l : out) {
    if (!has(all, l)) invalid_argument("label '", l, "' of the output is in no input");
  }
  Term result = terms[0];
  for (size_t i = 1; i < terms.size(); ++i) {
    std::string kept = out;
    for (size_t k = i + 1; k < terms.size(); ++k) kept += terms[k].labels;
    result = product(c, result, terms[i], kept);
  }
  result = summed(c, result, out);
  c.out(permuted(c, result, out));
}

}  // namespace

void add_einsum(Operators& ops) { ops.merge(Operators{{"Einsum", {einsum}}}); }

}  // namespace eager::onnx
