// Matrix products, with broadcast batches.
#include "op_cases/op_case.h"
#include "op_cases/products.h"

namespace op_cases {
namespace {

// A matrix operand with its flags.
struct View {
  const Array& a;
  bool transposed, adjoint;
  bool swapped() const { return transposed || adjoint; }
  int64_t rows() const { return a.dims[a.dims.size() - (swapped() ? 1 : 2)]; }
  int64_t columns() const { return a.dims[a.dims.size() - (swapped() ? 2 : 1)]; }
  // Returns the batch's matrix. A batch dim of 1 is broadcast.
  const Complex* matrix(const Dims& batch) const {
    const size_t own = a.dims.size() - 2, skip = batch.size() - own;
    int64_t place = 0;
    for (size_t d = 0; d < own; ++d) place = place * a.dims[d] + (a.dims[d] == 1 ? 0 : batch[skip + d]);
    return a.values.data() + place * rows() * columns();
  }
  Complex at(const Complex* matrix, int64_t i, int64_t j) const {
    const Complex z = swapped() ? matrix[j * rows() + i] : matrix[i * columns() + j];
    return adjoint ? std::conj(z) : z;
  }
};

std::vector<Array> matmul(const Call& c) {
  Array x1 = c.inputs[0], x2 = c.inputs[1];
  bool vector1 = x1.dims.size() == 1, vector2 = x2.dims.size() == 1;  // vectors are as in the Array API
  if (vector1) x1.dims.insert(x1.dims.begin(), 1);
  if (vector2) x2.dims.push_back(1);
  const Attributes& attr = c.attributes;
  View a{x1, attr.boolean("transpose_a", false), attr.boolean("adjoint_a", false)};
  View b{x2, attr.boolean("transpose_b", false), attr.boolean("adjoint_b", false)};
  Dims out = broadcast(Dims(x1.dims.begin(), x1.dims.end() - 2), Dims(x2.dims.begin(), x2.dims.end() - 2));
  size_t batch = out.size();
  out.push_back(a.rows());
  out.push_back(b.columns());
  Array y = generate(out, [&](const Dims& i) {
    Dims at(i.begin(), i.begin() + static_cast<std::ptrdiff_t>(batch));
    const Complex *left = a.matrix(at), *right = b.matrix(at);
    Complex s = 0;
    for (int64_t k = 0; k < a.columns(); ++k) s += a.at(left, i[batch], k) * b.at(right, k, i[batch + 1]);
    return s;
  });
  if (vector2) y.dims.pop_back();
  if (vector1) y.dims.erase(y.dims.end() - (vector2 ? 1 : 2));
  return {y};
}

}  // namespace

void matmul_cases(Table& t) {
  struct Row {
    const char* attributes;
    Dims a, b;
    uint32_t flags = 0;
  };
  // clang-format off
  for (const Row& r : {Row{"", {2, 3}, {3, 2}}, Row{"transpose_a=true", {3, 2}, {3, 2}}, Row{"transpose_b=true", {2, 3}, {2, 3}},
                       Row{"transpose_a=true transpose_b=true", {3, 2}, {2, 3}}, Row{"adjoint_a=true", {3, 2}, {3, 2}},
                       Row{"adjoint_b=true", {2, 3}, {2, 3}}, Row{"adjoint_a=true transpose_b=true", {3, 2}, {2, 3}},
                       Row{"", {2, 2, 3}, {2, 3, 1}}, Row{"", {2, 2, 3}, {3, 2}}, Row{"", {2, 3}, {2, 3, 2}},
                       Row{"transpose_b=true", {2, 2, 3}, {2, 3}}, Row{"adjoint_b=true", {2, 1, 2, 3}, {2, 3}},
                       Row{"transpose_b=true", {2, 1, 2, 2}, {3, 2, 2}}, Row{"transpose_a=true", {1, 3, 2}, {2, 3, 1}},
                       Row{"", {3}, {3}}, Row{"", {2, 3}, {3}}, Row{"", {3}, {3, 2}}, Row{"", {2, 2, 3}, {3}},
                       Row{"", {1, 1}, {1, 1}}, Row{"", {2, 0}, {0, 3}, kNoGradient}, Row{"", {0, 2}, {2, 3}, kNoGradient},
                       Row{"", {2, 2, 0}, {2, 0, 2}, kNoGradient}}) {
    Case& c = t.add("matmul", r.attributes, {in(r.a), in(r.b)}, products(matmul));
    c.flags = r.flags;
    c.tolerance = 4;
  }
  // clang-format on
  // Sizes around the blocks of the kernels, where small cases find nothing.
  for (const Row& r :
       {Row{"", {8, 8}, {8, 8}}, Row{"", {17, 33}, {33, 19}}, Row{"transpose_a=true", {70, 65}, {70, 67}},
        Row{"transpose_b=true", {65, 70}, {67, 70}}, Row{"", {1, 129}, {129, 65}}, Row{"", {129, 65}, {65, 1}},
        Row{"", {5, 30, 31}, {5, 31, 29}}, Row{"", {7, 30, 31}, {31, 29}},
        Row{"transpose_b=true", {150, 150}, {140, 150}}, Row{"transpose_b=true", {20, 330}, {330, 330}}}) {
    Case& c = t.add("matmul", r.attributes, {in(r.a, 0, 1), in(r.b, 0, 1)}, products(matmul));
    c.flags = kValuesOnly;
    c.tolerance = 8;
  }
  Case& many = t.add("matmul", "", {in({66000, 1, 1}, 0, 1), in({66000, 1, 1}, 0, 1)}, products(matmul));
  many.flags = kValuesOnly;  // a GPU's grid has at most 65535 blocks along an axis
  many.tolerance = 4;
  many.dtypes = {EAGER_FLOAT32};
  Case& large = t.add("matmul", "", {in({150, 300}, 0, 1), in({300, 130}, 0, 1)}, products(matmul));
  large.flags = kValuesOnly;
  large.tolerance = 16;
  large.dtypes = {EAGER_BOOL, EAGER_UINT8, EAGER_INT16, EAGER_INT32, EAGER_INT64, EAGER_FLOAT32, EAGER_FLOAT64};
}

}  // namespace op_cases
