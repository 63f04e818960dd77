// where, clip, casts, and type promotion.
#include <algorithm>
#include <cmath>
#include <limits>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

void selection(Table& t) {
  Reference where = [](const Call& c) -> std::vector<Array> {
    Dims out = broadcast(c.inputs[0].dims, broadcast(c.inputs[1].dims, c.inputs[2].dims));
    return {generate(out, [&](const Dims& i) {
      return broadcast_at(c.inputs[broadcast_at(c.inputs[0], i) != Complex(0) ? 1 : 2], i);
    })};
  };
  Input mask = of_dtype(EAGER_BOOL, {2, 3}, {1, 0, 0, 1, 1, 0});
  t.add("where", "", {mask, in({2, 3}), in({2, 3})}, where);
  t.add("where", "", {mask, in({3}), in({})}, where);
  t.add("where", "", {mask, in({2, 1}), in({1, 3})}, where);
  t.add("where", "", {of_dtype(EAGER_BOOL, {}, {1}), in({2, 2}), in({2})}, where);
  t.add("where", "", {of_dtype(EAGER_BOOL, {3}, {1, 0, 1}), in({2, 1}), in({})}, where);
  t.add("where", "", {of_dtype(EAGER_BOOL, {0}, {}), in({1}), in({})}, where).flags = kNoGradient;
  t.add("where", "", {drawn(EAGER_BOOL, {1001}, 0, 1), in({1001}), in({1001})}, where).flags = kValuesOnly;
  t.add("where", "", {drawn(EAGER_BOOL, {37, 1}, 0, 1), in({37, 65}), in({65})}, where).flags = kValuesOnly;

  Reference clip = [](const Call& c) -> std::vector<Array> {
    Dims out = c.inputs[0].dims;
    for (size_t k = 1; k < 3; ++k) {
      if (c.inputs.size() > k && c.inputs[k].values.size()) out = broadcast(out, c.inputs[k].dims);
    }
    return {generate(out, [&](const Dims& i) -> Complex {
      double x = broadcast_at(c.inputs[0], i).real();
      if (std::isnan(x)) return x;
      if (c.inputs[1].values.size()) x = std::max(x, broadcast_at(c.inputs[1], i).real());
      if (c.inputs.size() > 2 && c.inputs[2].values.size()) x = std::min(x, broadcast_at(c.inputs[2], i).real());
      return x;
    })};
  };
  t.add("clip", "", {in({2, 3}, 0, 5), given({}, {1}), given({}, {3})}, clip);
  t.add("clip", "", {in({2, 4}, 0, 5), given({4}, {1, 2, 0, 1}), given({2, 1}, {3, 4})}, clip);
  t.add("clip", "", {in({2, 3}, 0, 5), given({}, {1}), absent()}, clip);
  t.add("clip", "", {in({6}, 0, 8), given({}, {5}), given({}, {2})}, clip);  // the upper bound wins
  t.add("clip", "", {in({2, 3}, 0, 5), absent(), given({}, {3})}, clip);
  t.add("clip", "", {in({0, 3}, 0, 5), given({}, {1}), given({}, {3})}, clip).flags = kNoGradient;
  t.add("clip", "", {in({1001}, 0, 5), given({}, {1}), given({}, {3})}, clip).flags = kValuesOnly;
  Case& nan = t.add("clip", "", {given({3}, {kNan, kInf, -kInf}), given({}, {1}), given({}, {3})}, clip);
  nan.flags = kValuesOnly;
  nan.dtypes = kFloats;
}

void casts(Table& t) {
  for (int32_t to = EAGER_BOOL; to <= EAGER_COMPLEX128; ++to) {
    std::string attributes = std::string("dtype=") + numbers::name_of(to);
    Reference cast = [to](const Call& c) -> std::vector<Array> {
      Array out = c.inputs[0];
      if (to == EAGER_BOOL) {
        for (Complex& z : out.values) z = z != Complex(0);
      } else if (!numbers::is_complex(to)) {
        for (Complex& z : out.values) z = z.real();  // the imaginary part is dropped
      }
      return {out};
    };
    uint32_t flags = numbers::is_inexact(to) ? uint32_t{kNoGradient} : 0;
    double lo = numbers::is_unsigned(to) ? 0 : -100;
    Case& c = t.add("cast", attributes, {in({2, 3}, lo, 100)}, cast);
    c.flags = flags;
    t.add("cast", attributes, {in({}, lo, 100)}, cast).flags = kNoGradient;
    t.add("cast", attributes, {in({0, 2}, lo, 100)}, cast).flags = kNoGradient;
    t.add("cast", attributes, {in({777}, lo, 100)}, cast).flags = kValuesOnly;
  }
  Reference same = [](const Call& c) -> std::vector<Array> { return {c.inputs[0]}; };
  t.add("cast", "dtype=float64", {in({5})}, same).dtypes = {EAGER_FLOAT64};
  t.add("cast", "dtype=complex128", {in({5})}, same).dtypes = {EAGER_FLOAT64};
  // The bytes stay as they are: the float32 1 is 0x3f800000, and 0.5 is 0x3f000000.
  Case& bits = t.add("bitcast", "dtype=int32", {given({2}, {1, 0.5})}, [](const Call&) -> std::vector<Array> {
    return {{{2}, {0x3f800000, 0x3f000000}}};
  });
  bits.dtypes = {EAGER_FLOAT32};
  bits.flags = kNoGradient;
  Case& narrow =
      t.add("bitcast", "dtype=uint16", {given({2}, {1, 65536 * 7 + 3})}, [](const Call&) -> std::vector<Array> {
        return {{{2, 2}, {1, 0, 3, 7}}};
      });
  narrow.dtypes = {EAGER_INT32};
  Case& wide = t.add("bitcast", "dtype=uint32", {given({2, 2}, {1, 0, 3, 7})}, [](const Call&) -> std::vector<Array> {
    return {{{2}, {1, 65536 * 7 + 3}}};
  });
  wide.dtypes = {EAGER_UINT16};
  Case& flags = t.add("bitcast", "dtype=bool", {given({4}, {0, 1, 2, 255})}, [](const Call&) -> std::vector<Array> {
    return {{{4}, {0, 1, 1, 1}}};
  });
  flags.dtypes = {EAGER_UINT8};
  Case& more =
      t.add("bitcast", "dtype=bool", {given({2}, {0x00010200, 0x7f000000})}, [](const Call&) -> std::vector<Array> {
        return {{{2, 4}, {0, 1, 1, 0, 0, 0, 0, 1}}};
      });
  more.dtypes = {EAGER_INT32};
  // Integers wrap as in C.
  Case& wrap = t.add("cast", "dtype=int8", {given({4}, {300, -129, 255, 128})}, same);
  wrap.dtypes = {EAGER_INT16, EAGER_INT32, EAGER_INT64};
  Case& unsigned_wrap = t.add("cast", "dtype=uint16", {given({3}, {-1, 70000, -70000})}, same);
  unsigned_wrap.dtypes = {EAGER_INT32, EAGER_INT64};
}

// Returns the Array API's promoted type; an integer with a float gives the float. 0: there is none.
int32_t promoted(int32_t a, int32_t b) {
  if (a == b) return a;
  auto bits = [](int32_t d) { return static_cast<int>(numbers::size_of(d)); };
  if (numbers::is_integer(a) && numbers::is_integer(b)) {
    if (numbers::is_unsigned(a) == numbers::is_unsigned(b)) return bits(a) > bits(b) ? a : b;
    int32_t s = numbers::is_unsigned(a) ? b : a, u = numbers::is_unsigned(a) ? a : b;
    if (u == EAGER_UINT64) return 0;  // the Array API has no type for this
    return bits(s) > bits(u) ? s : s + (u - EAGER_UINT8 + 1) - (s - EAGER_INT8);
  }
  if (numbers::is_integer(a)) return b;
  if (numbers::is_integer(b)) return a;
  if (a + b == EAGER_FLOAT16 + EAGER_BFLOAT16) return EAGER_FLOAT32;
  if (numbers::is_complex(a) || numbers::is_complex(b)) {
    auto wide = [](int32_t d) { return d == EAGER_FLOAT64 || d == EAGER_COMPLEX128; };
    return wide(a) || wide(b) ? EAGER_COMPLEX128 : EAGER_COMPLEX64;
  }
  return bits(a) > bits(b) ? a : b;
}

// Compares the first and second gradient of op(2, x) or op(x, 2) for a weak 2 and a strong 2.
std::string compare_weak(const char* name, int32_t dtype, size_t at) {
  client::Context ctx = client::make_context(1);
  client::Op op = client::make_op(ctx.get(), name);
  auto number = [&](double value) {
    std::vector<unsigned char> bytes = numbers::encode({value}, dtype);
    return client::make_tensor(ctx.get(), dtype, {}, bytes.data(), bytes.size());
  };
  client::Tensor x = number(2.7), strong = number(2.3);
  eager_tensor* made = nullptr;
  client::check(eager_tensor_scalar_float(ctx.get(), array_of(strong.get()).values[0].real(), &made));
  client::Tensor weak(made);
  std::vector<Array> found;
  for (eager_tensor* scalar : {strong.get(), weak.get()}) {
    client::Tape outer = client::make_tape(ctx.get()), inner = client::make_tape(ctx.get());
    client::check(eager_tape_watch(outer.get(), x.get()));
    client::check(eager_tape_watch(inner.get(), x.get()));
    std::vector<eager_tensor*> inputs = {scalar, x.get()};
    if (at == 1) std::swap(inputs[0], inputs[1]);
    client::Tensor y = std::move(client::execute(ctx.get(), op.get(), inputs)[0]);
    client::Tensor first = std::move(client::gradient(ctx.get(), inner.get(), {y.get()}, {}, {x.get()})[0]);
    client::Tensor second = std::move(client::gradient(ctx.get(), outer.get(), {first.get()}, {}, {x.get()})[0]);
    for (const eager_tensor* t : {y.get(), first.get(), second.get()}) {
      if (t && eager_tensor_dtype(t) != dtype) return std::string("dtype ") + numbers::name_of(eager_tensor_dtype(t));
      found.push_back(t ? array_of(t) : filled({}));
    }
  }
  for (size_t i = 0; i < 3; ++i) {
    const std::string problem = difference(found[i + 3], found[i], dtype, 4);
    if (!problem.empty()) return "order " + std::to_string(i) + ": " + problem;
  }
  return "";
}

void promotion(Table& t) {
  t.custom("add", "dtypes promote as in the Array API", [] {
    client::Context ctx = client::make_context(1);
    client::Op add = client::make_op(ctx.get(), "add");
    std::string problems;
    for (int32_t a = EAGER_INT8; a <= EAGER_COMPLEX128; ++a) {
      for (int32_t b = EAGER_INT8; b <= EAGER_COMPLEX128; ++b) {
        if (!promoted(a, b)) continue;
        std::vector<unsigned char> x = numbers::encode({3, 5}, a), y = numbers::encode({1, 2}, b);
        client::Tensor p = client::make_tensor(ctx.get(), a, {2}, x.data(), x.size());
        client::Tensor q = client::make_tensor(ctx.get(), b, {2}, y.data(), y.size());
        client::Tensor sum = std::move(client::execute(ctx.get(), add.get(), {p.get(), q.get()})[0]);
        int32_t got = eager_tensor_dtype(sum.get());
        std::vector<unsigned char> bytes(eager_tensor_num_bytes(sum.get()));
        client::check(eager_tensor_read(sum.get(), bytes.data(), bytes.size()));
        bool right = numbers::decode(bytes.data(), 2, got) == std::vector<Complex>{4, 7};
        if (got != promoted(a, b) || !right) {
          problems += std::string("    ") + numbers::name_of(a) + " + " + numbers::name_of(b) + " gives " +
                      numbers::name_of(got) + "\n";
        }
      }
    }
    if (!problems.empty()) fail(problems);
  });
  t.custom("add", "a weak scalar takes the other operand's dtype", [] {
    client::Context ctx = client::make_context(1);
    client::Op add = client::make_op(ctx.get(), "add");
    std::string problems;
    for (bool is_float : {false, true}) {
      eager_tensor* made = nullptr;
      client::check(is_float ? eager_tensor_scalar_float(ctx.get(), 2, &made)
                             : eager_tensor_scalar_int(ctx.get(), 2, &made));
      client::Tensor weak(made);
      for (int32_t d = EAGER_INT8; d <= EAGER_COMPLEX128; ++d) {
        std::vector<unsigned char> x = numbers::encode({3, 5}, d);
        client::Tensor p = client::make_tensor(ctx.get(), d, {2}, x.data(), x.size());
        int32_t want = is_float && numbers::is_integer(d) ? float_for(d) : d;
        for (bool first : {false, true}) {
          std::vector<eager_tensor*> in = {p.get(), weak.get()};
          if (first) std::swap(in[0], in[1]);
          client::Tensor sum = std::move(client::execute(ctx.get(), add.get(), in)[0]);
          if (eager_tensor_dtype(sum.get()) == want) continue;
          problems += std::string("    ") + numbers::name_of(d) + (is_float ? " + 2.0" : " + 2") + " gives " +
                      numbers::name_of(eager_tensor_dtype(sum.get())) + "\n";
        }
      }
    }
    if (!problems.empty()) fail(problems);
  });
  t.custom("divide", "integer counts keep their value as floats", [] {
    client::Context ctx = client::make_context(1);
    const int64_t count = (int64_t{1} << 24) + 1;
    client::Tensor n = client::make_tensor(ctx.get(), EAGER_INT64, {1}, &count, 8);
    auto scalar = [&](bool is_float) {
      eager_tensor* made = nullptr;
      client::check(is_float ? eager_tensor_scalar_float(ctx.get(), 1, &made)
                             : eager_tensor_scalar_int(ctx.get(), 1, &made));
      return client::Tensor(made);
    };
    auto check = [&](const char* name, const std::vector<eager_tensor*>& inputs, double want) {
      const client::Op op = client::make_op(ctx.get(), name);
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), inputs)[0]);
      if (eager_tensor_dtype(y.get()) != EAGER_FLOAT64 || array_of(y.get()).values[0] != want) fail(name);
    };
    const client::Tensor whole = scalar(false), real = scalar(true);
    check("divide", {n.get(), n.get()}, 1);
    check("divide", {n.get(), whole.get()}, 16777217);
    check("multiply", {real.get(), n.get()}, 16777217);
    check("mean", {n.get()}, 16777217);
    check("sqrt", {n.get()}, std::sqrt(16777217.0));
    const client::Op root = client::make_op(ctx.get(), "sqrt"), half = client::make_op(ctx.get(), "divide");
    const client::Tensor alone = std::move(client::execute(ctx.get(), root.get(), {whole.get()})[0]);
    if (eager_tensor_dtype(alone.get()) != EAGER_FLOAT32) fail("a weak integer does not become float32");
    const unsigned char yes = 1;
    const client::Tensor truth = client::make_tensor(ctx.get(), EAGER_BOOL, {1}, &yes, 1);
    const client::Tensor share = std::move(client::execute(ctx.get(), half.get(), {truth.get(), whole.get()})[0]);
    if (eager_tensor_dtype(share.get()) != EAGER_FLOAT32) fail("a boolean over a weak integer is not float32");
  });
  t.custom("multiply", "gradients with a weak scalar equal those with a strong one", [] {
    std::string problems;
    for (const char* op : {"add", "subtract", "multiply", "divide", "pow", "maximum", "minimum", "atan2", "hypot",
                           "logaddexp", "polygamma", "remainder", "squared_difference"}) {
      for (int32_t dtype : {EAGER_FLOAT16, EAGER_FLOAT64}) {
        for (size_t at : {0, 1}) {
          if (at == 1 && std::string(op) == "polygamma") continue;  // the order has no gradient
          const std::string problem = compare_weak(op, dtype, at);
          if (!problem.empty())
            problems += std::string("    ") + op + ", " + numbers::name_of(dtype) + ": " + problem + "\n";
        }
      }
    }
    if (!problems.empty()) fail(problems);
  });
}

}  // namespace

void selection_cases(Table& t) {
  selection(t);
  casts(t);
  promotion(t);
}

}  // namespace op_cases
