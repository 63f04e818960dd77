// Imports operators that draw random numbers: the next ones of the context's stream or, with the attribute seed, the same ones at every
// call.
#include <bit>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// Returns the key that ops have for a seed, which is any float32; 0: there is none. Of a node's several draws each has its own.
int64_t key_of(OnnxNode& c, int64_t draw = 0) {
  if (!c.has_attr("seed")) return 0;
  const uint32_t bits = std::bit_cast<uint32_t>(static_cast<float>(c.attr_float("seed", 0)));
  return (draw + 1) << 32 | bits;
}

// A uniform or a normal distribution: that of from + by * x for one from 0 to 1, or for the standard one.
struct Numbers {
  const char* op;
  const char *first, *second;  // the attributes of the op
  double a, b;
};
Numbers uniform(OnnxNode& c) {
  return {"random_uniform", "minval", "maxval", c.attr_float("low", 0), c.attr_float("high", 1)};
}
Numbers normal(OnnxNode& c) {
  return {"random_normal", "mean", "stddev", c.attr_float("mean", 0), c.attr_float("scale", 1)};
}

TensorRef drawn(OnnxNode& c, const Numbers& n, const Ints& shape, DType dtype) {
  return c.run(n.op, {}, {{"shape", shape}, {"dtype", dtype}, {n.first, n.a}, {n.second, n.b}, {"seed", key_of(c)}});
}

// Draws as many numbers as x has elements, some of whose dims are unknown: from waiting times, whose op follows the shape of a tensor.
// Of such a time t, 1 - e^-t is uniform, and the root of 2 t the length of a normal vector in the plane (Box and Muller, 1958).
TensorRef drawn_beside(OnnxNode& c, const Numbers& n, const TensorRef& x, DType dtype) {
  const DType wide = dtype == DType::float64 ? dtype : DType::float32;
  auto scaled = [&](const TensorRef& v, double by) { return c.run("multiply", {v, c.scalar(by)}); };
  auto time = [&](int64_t draw) {
    return c.run("random_exponential", {c.run("ones_like", {x}, {{"dtype", wide}})}, {{"seed", key_of(c, draw)}});
  };
  auto part = [&](int64_t draw) { return c.run("negative", {c.run("expm1", {c.run("negative", {time(draw)})})}); };
  TensorRef y;
  double by = n.b;
  if (std::string_view(n.op) == "random_uniform") {
    y = part(0);
    by = n.b - n.a;
  } else {
    constexpr double kTurn = 6.283185307179586477;
    const TensorRef length = c.run("sqrt", {scaled(time(0), 2)});
    y = c.run("multiply", {length, c.run("cos", {scaled(part(1), kTurn)})});
  }
  return c.cast(c.run("add", {scaled(y, by), c.scalar(n.a)}), dtype);
}

template <auto Distribution>
void random(OnnxNode& c) {
  const Numbers n = Distribution(c);
  if (!c.has_attr("shape")) invalid_argument("attribute 'shape' is missing");
  c.out(drawn(c, n, c.attr_ints("shape", {}), dtype_attr(c, "dtype", DType::float32)));
}
template <auto Distribution>
void random_like(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const Numbers n = Distribution(c);
  const DType dtype = dtype_attr(c, "dtype", x->dtype);
  if (product_of(x->dims, 0, x->rank) < 0) return c.out(drawn_beside(c, n, x, dtype));
  c.out(drawn(c, n, Ints(x->dims, x->dims + x->rank), dtype));
}

void bernoulli(OnnxNode& c) {
  const TensorRef p = c.in(0);
  c.out(c.run("random_bernoulli", {p}, {{"dtype", dtype_attr(c, "dtype", p->dtype)}, {"seed", key_of(c)}}));
}

void multinomial(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank != 2) invalid_argument("input must be a matrix, got shape ", to_string(x->shape()));
  c.out(c.run("random_categorical", {x},
              {{"num_samples", c.attr_int("sample_size", 1)},
               {"dtype", dtype_attr(c, "dtype", DType::int32)},
               {"seed", key_of(c)}}));
}

}  // namespace

// clang-format off
void add_random(Operators& ops) {
  ops.merge(Operators{
      {"RandomNormal", {random<normal>}}, {"RandomNormalLike", {random_like<normal>}}, {"RandomUniform", {random<uniform>}},
      {"RandomUniformLike", {random_like<uniform>}}, {"Bernoulli", {bernoulli, 15}}, {"Multinomial", {multinomial}},
  });
}
// clang-format on

}  // namespace eager::onnx
