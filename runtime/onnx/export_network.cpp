// Exports products of matrices, convolutions, pooling, softmax and losses.
#include <algorithm>

#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

Name matrix(Export& c, int i, const char* transpose, const char* adjoint) {
  const int rank = c.rank(i);
  if (rank < 2 || !(c.boolean(transpose) || c.boolean(adjoint))) return c.in(i);
  Ints perm;
  for (int k = 0; k < rank; ++k) perm.push_back(k);
  std::swap(perm[perm.size() - 2], perm[perm.size() - 1]);
  return c.add("Transpose", {c.in(i)}, {{"perm", perm}});
}
void matmul(Export& c) {
  c.out(c.add("MatMul", {matrix(c, 0, "transpose_a", "adjoint_a"), matrix(c, 1, "transpose_b", "adjoint_b")}));
}

void bias_add(Export& c) {
  Name bias = c.in(1);
  Ints inner;
  for (int i = 1; i < c.rank(0) - 1; ++i) inner.push_back(i);
  if (c.text("data_format") == "NCHW" && !inner.empty()) bias = c.add("Unsqueeze", {bias, c.constant(inner)});
  c.out(c.add("Add", {c.in(0), bias}));
}

// ---- windows

bool is_nhwc(Export& c) { return c.text("data_format") == "NHWC"; }
int height_axis(Export& c) { return is_nhwc(c) ? 1 : 2; }

Name image(Export& c) { return is_nhwc(c) ? c.add("Transpose", {c.in(0)}, {{"perm", Ints{0, 3, 1, 2}}}) : c.in(0); }
Name filter(Export& c) { return c.add("Transpose", {c.in(1)}, {{"perm", Ints{3, 2, 0, 1}}}); }
void out_image(Export& c, const Name& y) {
  c.out(is_nhwc(c) ? c.add("Transpose", {y}, {{"perm", Ints{0, 2, 3, 1}}}) : y);
}

// Adds the padding. SAME is written as numbers if the image's size is known, since not every runtime takes auto_pad
// together with dilations.
void add_padding(Export& c, int input, const Ints& kernel, const Ints& strides, const Ints& dilations, Fields& fields) {
  Ints pads(4, 0);
  if (c.text("padding") == "EXPLICIT") {
    const Ints p = c.ints("paddings");
    pads = {p[0], p[2], p[1], p[3]};
  } else if (c.text("padding") == "SAME") {
    for (size_t i = 0; i < 2; ++i) {
      const int64_t size = c.shape(input)[height_axis(c) + static_cast<int>(i)];
      if (size < 0 || kernel[i] < 0) return fields.push_back({"auto_pad", "SAME_UPPER"});
      const int64_t out = (size + strides[i] - 1) / strides[i], reach = (kernel[i] - 1) * dilations[i] + 1;
      const int64_t total = std::max<int64_t>(0, (out - 1) * strides[i] + reach - size);
      pads[i] = total / 2;
      pads[i + 2] = total - pads[i];
    }
  }
  fields.push_back({"pads", pads});
}

void conv2d(Export& c) {
  const Ints strides = c.ints("strides"), dilations = c.ints("dilations");
  Fields fields{{"strides", strides}, {"dilations", dilations}, {"group", c.integer("groups")}};
  add_padding(c, 0, {c.shape(1)[0], c.shape(1)[1]}, strides, dilations, fields);
  out_image(c, c.add("Conv", {image(c), filter(c)}, fields));
}

// Writes ONNX's transposed convolution. The image's size must be known, since output_padding is the number of its last
// pixels that lie beyond all windows.
void conv2d_grad_input(Export& c) {
  const Ints strides = c.ints("strides"), dilations = c.ints("dilations");
  const Ints kernel{c.shape(1)[0], c.shape(1)[1]};
  Fields fields{{"strides", strides}, {"dilations", dilations}, {"group", c.integer("groups")}};
  add_padding(c, 2, kernel, strides, dilations, fields);
  const Ints pads = fields.back().ints;
  Ints beyond;
  for (size_t i = 0; i < 2; ++i) {
    const int axis = height_axis(c) + static_cast<int>(i);
    const int64_t small = c.shape(0)[axis], large = c.shape(2)[axis];
    if (small < 1 || large < 0 || kernel[i] < 0) unimplemented("an image whose size is not known, in an ONNX file,");
    beyond.push_back(large + pads[i] + pads[i + 2] - ((small - 1) * strides[i] + (kernel[i] - 1) * dilations[i] + 1));
  }
  fields.push_back({"output_padding", beyond});
  out_image(c, c.add("ConvTranspose", {image(c), filter(c)}, fields));
}

void pool(Export& c) {
  const Ints kernel = c.ints("ksize"), strides = c.given("strides") ? c.ints("strides") : kernel;
  Fields fields{{"kernel_shape", kernel}, {"strides", strides}};
  add_padding(c, 0, kernel, strides, {1, 1}, fields);
  out_image(c, c.add(c.onnx, {image(c)}, fields));
}

// ---- softmax and losses

void softmax(Export& c) { c.out(c.add(c.onnx, {c.in(0)}, {{"axis", c.axis(c.rank(0))}})); }

Name negative_sum(Export& c, const Name& x, int64_t axis) {
  const Ints axes{axis};
  return c.add("Neg", {c.reduce("ReduceSum", x, &axes, false)});
}
void cross_entropy(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  c.out(negative_sum(c, c.add("Mul", {c.in(1), c.add("LogSoftmax", {c.in(0)}, {{"axis", axis}})}), axis));
}
void sparse_cross_entropy(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  const Name labels = c.add("Unsqueeze", {c.in(1), c.constant({axis})});
  const Name log_p = c.add("LogSoftmax", {c.in(0)}, {{"axis", axis}});
  const Name chosen = c.add("GatherElements", {log_p, labels}, {{"axis", axis}});
  c.out(c.add("Neg", {c.add("Squeeze", {chosen, c.constant({axis})})}));
}
void sigmoid_cross_entropy(Export& c) {
  const Name x = c.in(0), z = c.in(1);
  const Name tail = c.add("Softplus", {c.add("Neg", {c.add("Abs", {x})})});
  c.out(c.add("Add", {c.add("Sub", {c.add("Relu", {x}), c.add("Mul", {x, z})}), tail}));
}
void l2_loss(Export& c) {
  const Name x = c.in(0);
  c.out(c.add("Div", {c.reduce("ReduceSum", c.add("Mul", {x, x}), nullptr, false), c.number(2)}));
}

}  // namespace

// clang-format off
void add_network_mappings(Mappings& m) {
  m["matmul"] = {matmul, kFloats | dtypes::index | dtype_bit(DType::uint32) | dtype_bit(DType::uint64)};
  m["bias_add"] = {bias_add, dtypes::real};
  m["conv2d"] = {conv2d, kFloat};
  m["conv2d_grad_input"] = {conv2d_grad_input, kFloat};
  m["max_pool2d"] = {pool, kFloat, "MaxPool"};
  m["avg_pool2d"] = {pool, kFloat, "AveragePool"};
  m["softmax"] = {softmax, kFloats, "Softmax"};
  m["log_softmax"] = {softmax, kFloats, "LogSoftmax"};
  m["softmax_cross_entropy_with_logits"] = {cross_entropy, kSingle};
  m["sparse_softmax_cross_entropy_with_logits"] = {sparse_cross_entropy, kSingle};
  m["sigmoid_cross_entropy_with_logits"] = {sigmoid_cross_entropy, kSingle};
  m["l2_loss"] = {l2_loss, kSingle};
}
// clang-format on

}  // namespace eager::onnx
