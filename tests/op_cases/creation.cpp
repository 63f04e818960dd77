// Ops that make tensors from attributes.
#include <cmath>

#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

std::string with_dtype(std::string attributes, int32_t dtype) {
  return attributes + " dtype=" + numbers::name_of(dtype);
}

}  // namespace

void creation_cases(Table& t) {
  Reference fill = [](const Call& c) -> std::vector<Array> {
    return {filled(c.attributes.ints("shape"), c.inputs[0].values[0])};
  };
  for (const char* shape : {"2,3", "1", "2,0", "1001", "3,1,2"})
    t.add("fill", std::string("shape=") + shape, {in({})}, fill);

  Reference arange = [](const Call& c) -> std::vector<Array> {
    double start = c.attributes.real("start", 0), step = c.attributes.real("step", 1),
           stop = c.attributes.real("stop", 0);
    if (!c.attributes.has("stop")) stop = start, start = 0;
    return {generate({std::max<int64_t>(0, static_cast<int64_t>(std::ceil((stop - start) / step)))},
                     [&](const Dims& i) { return start + static_cast<double>(i[0]) * step; })};
  };
  for (const char* a : {"start=5", "start=2 stop=7", "start=7 stop=2 step=-2", "start=0 stop=1 step=0.25",
                        "start=3 stop=3", "start=5 stop=1", "start=0 stop=2000"}) {
    t.add("arange", a, {}, arange);
  }
  for (int32_t d :
       {EAGER_INT8, EAGER_INT32, EAGER_UINT16, EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT64, EAGER_COMPLEX64}) {
    t.add("arange", with_dtype("start=1 stop=9 step=2", d), {}, arange);
  }

  for (const char* a : {"start=-9e18 stop=9e18 step=9e18", "start=9e18 stop=-9e18 step=-9e18",
                        "start=9100000000000000000 stop=9100000000000004096 step=1024",
                        "start=-9223372036854775808 stop=9e18 step=6e18", "start=-9.2e18 stop=9.2e18 step=1.8e19"}) {
    t.add("arange", with_dtype(a, EAGER_INT64), {}, arange);
  }

  Reference linspace = [](const Call& c) -> std::vector<Array> {
    double start = c.attributes.real("start", 0), stop = c.attributes.real("stop", 0);
    int64_t n = c.attributes.integer("num", 0);
    double parts = static_cast<double>(n - c.attributes.boolean("endpoint", true));
    return {generate({n}, [&](const Dims& i) {
      return parts > 0 ? start + (stop - start) * (static_cast<double>(i[0]) / parts) : start;
    })};
  };
  for (const char* a :
       {"start=0 stop=1 num=5", "start=1 stop=-1 num=4", "start=0 stop=1 num=4 endpoint=false", "start=3 stop=5 num=1",
        "start=3 stop=5 num=0", "start=-1 stop=1 num=1001", "start=4294967297 stop=4294967299 num=3"}) {
    t.add("linspace", a, {}, linspace).tolerance = 2;
    for (int32_t d : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT64})
      t.add("linspace", with_dtype(a, d), {}, linspace).tolerance = 2;
  }

  for (const char* ends : {"start=-1.5e308 stop=1.5e308 num=7", "start=1.7e308 stop=-1.7e308 num=4 endpoint=false"}) {
    Case& far = t.add("linspace", with_dtype(ends, EAGER_FLOAT64), {}, [](const Call& c) -> std::vector<Array> {
      const double start = c.attributes.real("start", 0), stop = c.attributes.real("stop", 0);
      const int64_t n = c.attributes.integer("num", 0), parts = n - c.attributes.boolean("endpoint", true);
      return {generate({n}, [&](const Dims& i) {
        const double share = static_cast<double>(i[0]) / static_cast<double>(parts);
        return start * (1 - share) + stop * share;
      })};
    });
    far.tolerance = 2;
  }

  t.custom("linspace", "keeps the digits of integers beyond 31 bits", [] {
    client::Context ctx = client::make_context(1);
    auto dtype_from = [&](int64_t start, int64_t stop) {
      const client::Op op = client::make_op(ctx.get(), "linspace");
      client::check(eager_op_set_int(op.get(), "start", start));
      client::check(eager_op_set_int(op.get(), "stop", stop));
      client::check(eager_op_set_int(op.get(), "num", 3));
      return eager_tensor_dtype(client::execute(ctx.get(), op.get(), {})[0].get());
    };
    const int64_t wide = int64_t{1} << 31;
    if (dtype_from(1 - wide, wide - 1) != EAGER_FLOAT32) fail("32-bit integers");
    if (dtype_from(0, wide) != EAGER_FLOAT64 || dtype_from(-wide - 1, 0) != EAGER_FLOAT64) fail("64-bit integers");
  });

  Reference eye = [](const Call& c) -> std::vector<Array> {
    int64_t rows = c.attributes.integer("n_rows", 0), columns = c.attributes.integer("n_cols", rows),
            k = c.attributes.integer("k", 0);
    return {generate({rows, columns}, [&](const Dims& i) { return Complex(i[1] - i[0] == k); })};
  };
  for (const char* a : {"n_rows=3", "n_rows=2 n_cols=4", "n_rows=3 n_cols=3 k=1", "n_rows=3 n_cols=2 k=-1", "n_rows=0",
                        "n_rows=2 n_cols=2 k=9"}) {
    t.add("eye", a, {}, eye);
  }
  for (int32_t d : {EAGER_BOOL, EAGER_INT32, EAGER_FLOAT16, EAGER_FLOAT64, EAGER_COMPLEX128})
    t.add("eye", with_dtype("n_rows=3", d), {}, eye);
}

}  // namespace op_cases
