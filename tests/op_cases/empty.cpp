// Tensors without elements, for the ops whose own families have none: what comes of nothing has the shape that something would have.
#include "op_cases/op_case.h"

namespace op_cases {
namespace {

constexpr int32_t i32 = EAGER_INT32;

// Adds a case whose outputs have these dims; what elements they have are 0.
Case& add(Table& t, const char* op, const char* attributes, std::vector<Input> inputs,
          const std::vector<Dims>& outputs) {
  Case& c = t.add(op, attributes, std::move(inputs), [outputs](const Call&) {
    std::vector<Array> zeros;
    for (const Dims& dims : outputs) zeros.push_back(filled(dims));
    return zeros;
  });
  c.flags = kNoGradient;
  return c;
}

void shapes(Table& t) {
  add(t, "atleast_1d", "", {in({0})}, {{0}});
  add(t, "atleast_3d", "", {in({2, 0})}, {{2, 0, 1}});
  add(t, "bitcast", "dtype=int32", {in({0, 3})}, {{0, 3}}).dtypes = {EAGER_FLOAT32};
  add(t, "broadcast_like", "", {in({0, 1}), in({0, 3})}, {{0, 3}});
  add(t, "broadcast_to", "shape=2,0,3", {in({0, 1})}, {{2, 0, 3}});
  add(t, "diag", "", {in({0})}, {{0, 0}});
  add(t, "diag", "k=-2", {in({0})}, {{2, 2}});
  add(t, "expand_dims", "axis=1", {in({0, 3})}, {{0, 1, 3}});
  add(t, "flip", "", {in({0, 3})}, {{0, 3}});
  add(t, "repeat", "repeats=2 axis=0", {in({2, 0})}, {{4, 0}});
  add(t, "repeat", "repeats=2", {in({0})}, {{0}});
  add(t, "reshape_like", "", {in({0, 3}), in({5, 0})}, {{5, 0}});
  add(t, "roll", "shift=2 axis=0", {in({0})}, {{0}});
  add(t, "slice", "begin=0,1 size=0,2", {in({0, 3})}, {{0, 2}});
  add(t, "slice", "begin=4 size=0", {in({4})}, {{0}});
  add(t, "split", "num_or_size_splits=2 axis=1", {in({0, 4})}, {{0, 2}, {0, 2}});
  add(t, "squeeze", "axis=0", {in({1, 0})}, {{0}});
  add(t, "strided_slice", "begin=0 end=0", {in({0, 3})}, {{0, 3}});
  add(t, "strided_slice", "begin=2 end=1", {in({3})}, {{0}});
  add(t, "sum_like", "", {in({0, 3}), in({1, 3})}, {{1, 3}});
  add(t, "tile", "repetitions=2,3", {in({0, 2})}, {{0, 6}});
  add(t, "tril", "", {in({0, 3})}, {{0, 3}});
  add(t, "triu", "", {in({2, 0})}, {{2, 0}});
  add(t, "unstack", "num=2", {in({2, 0})}, {{0}, {0}});
}

void numbers_of_nothing(Table& t) {
  add(t, "clip_by_norm", "", {in({0})}, {{0}});
  add(t, "clip_by_global_norm", "", {in({0}), in({2, 0})}, {{0}, {2, 0}, {}});
  add(t, "global_norm", "", {in({0}), in({2, 0})}, {{}});
  add(t, "matrix_cond", "", {in({0, 2, 2})}, {{0}});
  add(t, "median", "axis=1", {in({0, 3})}, {{0}});
  add(t, "nanmedian", "axis=1", {in({0, 3})}, {{0}});
  add(t, "nextafter", "", {in({0}), in({1})}, {{0}});
  add(t, "polygamma", "", {in({0}), in({1})}, {{0}});
  add(t, "sigmoid_cross_entropy_with_logits", "", {in({0, 2}), in({0, 2})}, {{0, 2}});
  add(t, "sparse_softmax_cross_entropy_with_logits", "", {in({0, 3}), of_dtype(i32, {0}, {})}, {{0}});
  for (const char* op : {"median", "nanmedian"}) {
    t.refuse(op, "", {in({0})}, "Reduction axis 0 is empty in shape [0]");
    t.refuse(op, "axis=1", {in({2, 0})}, "Reduction axis 1 is empty in shape [2,0]");
  }
}

void places(Table& t) {
  const Input nowhere = of_dtype(i32, {0, 1}, {});
  add(t, "one_hot", "depth=3", {of_dtype(i32, {0}, {})}, {{0, 3}});
  add(t, "scatter_nd", "shape=3,2", {nowhere, in({0, 2})}, {{3, 2}}).flags |= kNoUnknownDims;
  for (const char* how : {"add", "max", "min", "update"}) {
    Case& c = t.add(std::string("tensor_scatter_nd_") + how, "", {in({3, 2}), nowhere, in({0, 2})},
                    [](const Call& call) { return std::vector<Array>{call.inputs[0]}; });
    c.flags = kNoGradient | kNoUnknownDims;
  }
}

void windows(Table& t) {
  for (const char* op : {"avg_pool3d", "max_pool3d"}) add(t, op, "", {in({0, 4, 4, 4, 2})}, {{0, 2, 2, 2, 2}});
  add(t, "conv3d", "", {in({0, 4, 4, 4, 2}), in({3, 3, 3, 2, 4})}, {{0, 2, 2, 2, 4}});
  add(t, "conv1d_transpose", "", {in({0, 4, 2}), in({3, 4, 2})}, {{0, 6, 4}});
  add(t, "conv3d_transpose", "", {in({0, 4, 4, 4, 2}), in({3, 3, 3, 4, 2})}, {{0, 6, 6, 6, 4}});
  add(t, "stft", "frame_length=4 frame_step=2", {in({0, 16}), in({4})}, {{0, 7, 3}});
}

}  // namespace

void empty_cases(Table& t) {
  shapes(t);
  numbers_of_nothing(t);
  places(t);
  windows(t);
}

}  // namespace op_cases
