// Sums of products by an equation.
#include <algorithm>
#include <sstream>

#include "op_cases/op_case.h"
#include "op_cases/products.h"
#include "support/client.h"

namespace op_cases {
namespace {

// The letters of a term, with the axes of an ellipsis as digits: '0' is the last.
std::string expanded(const std::string& text, size_t ellipsis) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') {
      out += text[i];
      continue;
    }
    for (size_t k = ellipsis; k-- > 0;) out += static_cast<char>('0' + k);
    i += 2;
  }
  return out;
}

// Sums over every index of every letter.
std::vector<Array> einsum(const Call& c) {
  std::string equation = c.attributes.string("equation", "");
  const size_t arrow = equation.find("->");
  std::istringstream terms(equation.substr(0, arrow));
  std::vector<std::string> labels;
  std::map<char, int64_t> sizes;
  size_t widest = 0;
  std::string text, all;
  for (const Array& x : c.inputs) {
    std::getline(terms, text, ',');
    const size_t dots = text.find('.') == std::string::npos ? 0 : x.dims.size() + 3 - text.size();
    widest = std::max(widest, dots);
    labels.push_back(expanded(text, dots));
    for (size_t i = 0; i < x.dims.size(); ++i) {
      int64_t& size = sizes.emplace(labels.back()[i], 1).first->second;
      if (size == 1) size = x.dims[i];
    }
    all += labels.back();
  }
  std::string out = arrow == std::string::npos ? "" : expanded(equation.substr(arrow + 2), widest);
  if (arrow == std::string::npos) {
    out = expanded("...", widest);
    for (const auto& [label, size] : sizes) {
      if (label > '9' && std::count(all.begin(), all.end(), label) == 1) out += label;
    }
  }
  std::string order = out;
  for (const auto& [label, size] : sizes) {
    if (order.find(label) == std::string::npos) order += label;
  }
  Dims out_dims, dims;
  for (char l : out) out_dims.push_back(sizes[l]);
  for (char l : order) dims.push_back(sizes[l]);
  Array y = filled(out_dims);
  for (int64_t flat = 0; flat < count(dims); ++flat) {
    const Dims at = unravel(flat, dims);
    Complex product = 1;
    for (size_t k = 0; k < c.inputs.size(); ++k) {
      Dims index;
      for (size_t i = 0; i < labels[k].size(); ++i)
        index.push_back(c.inputs[k].dims[i] == 1 ? 0 : at[order.find(labels[k][i])]);
      product *= c.inputs[k].values[static_cast<size_t>(ravel(index, c.inputs[k].dims))];
    }
    y.values[static_cast<size_t>(
        ravel(Dims(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(out.size())), out_dims))] += product;
  }
  return {y};
}

}  // namespace

void einsum_cases(Table& t) {
  struct Row {
    const char* equation;
    std::vector<Dims> inputs;
  };
  for (const Row& r : {Row{"ij,jk->ik", {{2, 3}, {3, 2}}},
                       Row{"ij,jk->ki", {{2, 3}, {3, 2}}},
                       Row{"ji,kj->ik", {{3, 2}, {2, 3}}},
                       Row{"ij,jk", {{2, 3}, {3, 2}}},
                       Row{"bij,bjk->bik", {{2, 2, 3}, {2, 3, 1}}},
                       Row{"bhqd,bhkd->bhqk", {{1, 2, 2, 3}, {1, 2, 2, 3}}},
                       Row{"bqhd,bkhd->bhqk", {{2, 1, 2, 2}, {2, 2, 2, 2}}},
                       Row{"bhqk,bkhd->bqhd", {{1, 2, 2, 2}, {1, 2, 2, 2}}},
                       Row{"i,i->", {{3}, {3}}},
                       Row{"i,j->ij", {{2}, {3}}},
                       Row{"i,ij->j", {{2}, {2, 3}}},
                       Row{"ij,j->i", {{2, 3}, {3}}},
                       Row{"bi,bij->bj", {{2, 2}, {2, 2, 3}}},
                       Row{"bi,bi->b", {{2, 3}, {2, 3}}},
                       Row{"ij,ij->", {{2, 3}, {2, 3}}},
                       Row{"abc,bcd->ad", {{2, 2, 2}, {2, 2, 2}}},
                       Row{"abc,cd->abd", {{2, 2, 2}, {2, 3}}},
                       Row{"abij,cdij->acbd", {{2, 1, 2, 2}, {1, 2, 2, 2}}},
                       Row{"ij->ji", {{2, 3}}},
                       Row{"ij->ij", {{2, 3}}},
                       Row{"ij->", {{2, 3}}},
                       Row{"ij->j", {{2, 3}}},
                       Row{"ba", {{2, 3}}},
                       Row{"ii->i", {{3, 3}}},
                       Row{"ii->", {{3, 3}}},
                       Row{"ii", {{3, 3}}},
                       Row{"iji->j", {{2, 3, 2}}},
                       Row{"iii->i", {{2, 2, 2}}},
                       Row{"ii,ij->j", {{2, 2}, {2, 3}}},
                       Row{"...ij,...jk->...ik", {{2, 1, 2}, {3, 1, 2, 2}}},
                       Row{"...i,...i", {{2, 3}, {3}}},
                       Row{"i...->...", {{2, 3}}},
                       Row{"...->...", {{2, 2}}},
                       Row{"i,j,k->kji", {{2}, {2}, {2}}},
                       Row{"ij,jk,kl->il", {{2, 2}, {2, 2}, {2, 2}}},
                       Row{"a,ab,abc->abc", {{2}, {2, 2}, {2, 2, 2}}},
                       Row{"ea,fb,abcd,gc,hd->efgh", {{1, 2}, {2, 1}, {2, 1, 1, 2}, {2, 1}, {1, 2}}},
                       Row{",ij->ij", {{}, {2, 2}}},
                       Row{"ij,jk->ik", {{2, 0}, {0, 2}}},
                       Row{"ij,jk->ik", {{0, 2}, {2, 3}}},
                       Row{"bij,bij->b", {{2, 0, 2}, {2, 0, 2}}}}) {
    std::vector<Input> inputs;
    bool is_empty = false;
    for (const Dims& d : r.inputs) {
      inputs.push_back(in(d));
      is_empty = is_empty || count(d) == 0;
    }
    Case& c = t.add("einsum", std::string("equation=") + r.equation, inputs, products(einsum));
    c.tolerance = inputs.size() > 2 ? 64 : 8;
    if (inputs.size() > 2) c.floor = 1;  // their order depends on dims, which a trace may not know
    c.max_integer = 3;
    c.flags = is_empty ? kNoGradient : 0u;
  }
  const std::string e = "equation=";
  // Halves are rounded once: (1 + 2^-7)^2 - (1 + 2^-6) is 2^-14, which is lost where a product is rounded to them.
  const std::vector<Complex> one_more = {0x1.02p0, 1}, less = {0x1.02p0, -0x1.04p0}, half = {0.5};
  for (const auto& [equation, inputs] : std::initializer_list<std::pair<const char*, std::vector<Input>>>{
           {"bi,bi->b", {given({1, 2}, one_more), given({1, 2}, less)}},
           {"aijk,ijkb->ab", {given({1, 2, 1, 1}, one_more), given({2, 1, 1, 1}, less)}},
           {"aijb,jci->abc", {given({1, 2, 1, 1}, one_more), given({1, 1, 2}, less)}},
           {"i,ij,j->", {given({1}, half), given({1, 2}, one_more), given({2}, less)}}}) {
    Case& c = t.add("einsum", e + equation, inputs, products(einsum));
    c.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
    c.flags = kNoGradient;
    c.floor = 1e-6;
  }
  t.custom("einsum", "the cheapest product comes first", [] {
    // From the left, the first product would have 10^12 elements.
    const int64_t n = 1000000;
    const std::vector<float> ones(static_cast<size_t>(n), 1);
    client::Context ctx = client::make_context();
    client::Op op = client::make_op(ctx.get(), "einsum");
    client::check(eager_op_set_string(op.get(), "equation", "i,j,j,i->i"));
    client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT32, {n}, ones.data(), ones.size() * sizeof(float));
    client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get(), x.get(), x.get(), x.get()})[0]);
    std::vector<float> values(static_cast<size_t>(n));
    client::check(eager_tensor_read(y.get(), values.data(), values.size() * sizeof(float)));
    if (values.front() != n || values.back() != n) fail("got " + std::to_string(values.front()));
  });
  t.refuse("einsum", e + "ij,jk->ik", {in({2, 3}), in({4, 5})},
           "Expected dimension 3 at axis 0 of the input shaped [4,5] but got dimension 4");
  t.refuse("einsum", e + "ii->i", {in({2, 3})},
           "Expected dimension 2 at axis 1 of the input shaped [2,3] but got dimension 3");
  t.refuse("einsum", e + "i,i->i", {in({1}), in({2})}, "Expected dimension 1 at axis 0");
  t.refuse("einsum", e + "bij,bjk->bik", {in({1, 2, 3}), in({2, 3, 4})}, "Expected dimension 1 at axis 0");
  t.refuse("einsum", e + "iij,j->i", {in({0, 2, 3}), in({3})}, "Expected dimension 0 at axis 1");
  t.refuse("einsum", e + "ij,jk->ik", {in({2, 3})}, "Expected 2 inputs but got: 1");
  t.refuse("einsum", e + "ijk->ik", {in({2, 3})}, "Expected input 0 to have rank 3 but got: 2");
  t.refuse("einsum", e + "...ijk->...i", {in({2, 3})}, "Expected input 0 to have rank at least 3 but got: 2");
  t.refuse("einsum", e + "ij->k", {in({2, 3})},
           "Output subscripts contain the label k not present in the input subscripts.");
  t.refuse("einsum", e + "ij->iji", {in({2, 3})},
           "Output subscripts contain a label appearing more than once: ij->iji");
  t.refuse("einsum", e + "...i->i", {in({2, 3})},
           "Output contains 1 broadcasting dimension(s) but no ellipsis (...) was found in the output subscripts.");
  t.refuse("einsum", e + "i->i->i", {in({2})}, "Expecting exactly one '->' in einsum equation: i->i->i");
  t.refuse("einsum", e + "i1->i", {in({2, 3})}, "unexpected '1' in the equation");
  t.refuse("einsum", e + "...i...->i", {in({2, 3})}, "Each subscript may have one ellipsis, got ...i...");
  t.refuse("einsum", e + "...i,...j->...ij", {in({2, 3}), in({3, 3})}, "Expected dimension 2 at axis 0");
}

}  // namespace op_cases
