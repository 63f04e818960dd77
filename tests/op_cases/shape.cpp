// Ops that move elements: references say where each element of the output comes from.
#include <algorithm>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

Complex at(const Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }

Reference reshaped(Dims to) {
  return [to](const Call& c) -> std::vector<Array> { return {{to, c.inputs[0].values}}; };
}

std::string list(const Dims& d) {
  std::string s;
  for (size_t i = 0; i < d.size(); ++i) s += (i ? "," : "") + std::to_string(d[i]);
  return s;
}

Input shape_input(const Dims& d, int32_t dtype = EAGER_INT64) {
  std::vector<Complex> values;
  for (int64_t x : d) values.push_back(static_cast<double>(x));
  return of_dtype(dtype, {static_cast<int64_t>(d.size())}, values);
}

Reference same() {
  return [](const Call& c) -> std::vector<Array> { return {c.inputs[0]}; };
}

void views(Table& t) {
  for (const Dims& d : {Dims{2, 3}, Dims{}, Dims{0, 2}}) {
    uint32_t flags = count(d) ? 0u : uint32_t{kNoGradient};
    for (const char* op : {"identity", "copy"}) t.add(op, "", {in(d)}, same()).flags = flags;
    t.add("stop_gradient", "", {in(d)}, same()).flags = kNoGradient;  // it has none, although differences are not 0
  }
  struct Reshape {
    Dims from, asked, to;
  };
  for (const Reshape& r :
       {Reshape{{2, 3}, {3, 2}, {3, 2}}, Reshape{{2, 3}, {-1}, {6}}, Reshape{{6}, {2, -1, 1}, {2, 3, 1}},
        Reshape{{}, {1, 1}, {1, 1}}, Reshape{{2, 3}, {6}, {6}}}) {
    t.add("reshape", "shape=" + list(r.asked), {in(r.from)}, reshaped(r.to));
    t.add("reshape", "", {in(r.from), shape_input(r.asked)}, reshaped(r.to));
    t.add("reshape", "", {in(r.from), shape_input(r.asked, EAGER_INT32)}, reshaped(r.to)).flags = kNoGradient;
  }
  t.add("reshape", "", {in({1, 1}), shape_input({})}, reshaped({}));
  t.add("reshape", "shape=0,3,0,2 zero_copies=true", {in({2, 3, 2, 2})}, reshaped({2, 3, 2, 2}));
  t.add("reshape", "shape=0,-1 zero_copies=true", {in({2, 3, 2})}, reshaped({2, 6}));
  t.add("reshape", "shape=0,0,6 zero_copies=true", {in({2, 3, 2, 3})}, reshaped({2, 3, 6}));
  t.add("reshape", "shape=0,-1,2 zero_copies=true", {in({0, 3, 4})}, reshaped({0, 6, 2}));
  t.add("reshape", "shape=0,-1 zero_copies=true", {in({3, 0, 4})}, reshaped({3, 0}));
  t.add("reshape", "shape=0,5", {in({2, 0})}, reshaped({0, 5})).flags = kNoGradient;
  t.add("reshape_like", "", {in({2, 3}), in({3, 2})}, reshaped({3, 2}));
  t.add("reshape_like", "", {in({1}), in({})}, reshaped({}));
  t.add("require_dim", "axis=0 dim=2", {in({2, 3})}, same());
  t.add("require_dim", "axis=-1 dim=0", {in({2, 0})}, same());
  t.add("require_shapes", "op=set_diag places=0,1 dtypes=0,0", {in({2, 3}), in({2})}, same()).dtypes = {
      EAGER_FLOAT32, EAGER_FLOAT64, EAGER_INT8, EAGER_COMPLEX64};
  for (const Dims& d : {Dims{2, 3}, Dims{}}) t.add("require_shape", "what=it op=some", {in(d), in(d)}, same());
  struct View {
    const char* attributes;
    Dims from, to;
  };
  for (const View& v :
       {View{"axis=0", {2, 3}, {1, 2, 3}}, View{"axis=1", {2, 3}, {2, 1, 3}}, View{"axis=-1", {2, 3}, {2, 3, 1}},
        View{"axis=-3", {2, 3}, {1, 2, 3}}, View{"axis=0", {}, {1}}}) {
    t.add("expand_dims", v.attributes, {in(v.from)}, reshaped(v.to));
  }
  t.add("squeeze", "", {in({1, 2, 1, 3, 1})}, reshaped({2, 3})).flags = kNoUnknownDims;
  for (const View& v :
       {View{"axis=0", {1, 2, 1}, {2, 1}}, View{"axis=-1", {1, 2, 1}, {1, 2}}, View{"axis=0,2", {1, 2, 1}, {2}}}) {
    t.add("squeeze", v.attributes, {in(v.from)}, reshaped(v.to));
  }
  for (auto [op, value] : {std::pair<const char*, double>{"zeros_like", 0}, {"ones_like", 1}}) {
    double number = value;
    Reference full = [number](const Call& c) -> std::vector<Array> { return {filled(c.inputs[0].dims, number)}; };
    for (const Dims& d : {Dims{2, 3}, Dims{}, Dims{0, 2}}) t.add(op, "", {in(d)}, full).flags = kNoGradient;
    t.add(op, "dtype=int32", {in({2, 3})}, full).flags = kNoGradient;
  }
}

void permutations(Table& t) {
  Reference permute = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    size_t rank = x.dims.size();
    Dims axes = c.attributes.ints("axes"), out(rank);
    if (!c.attributes.has("axes")) {
      for (size_t i = 0; i < rank; ++i) axes.push_back(static_cast<int64_t>(rank - 1 - i));
    }
    for (size_t i = 0; i < rank; ++i) {
      axes[i] = axis_of(axes[i], rank);
      out[i] = x.dims[static_cast<size_t>(axes[i])];
    }
    return {generate(out, [&](const Dims& i) {
      Dims from(rank);
      for (size_t k = 0; k < rank; ++k) from[static_cast<size_t>(axes[k])] = i[k];
      return at(x, from);
    })};
  };
  struct Permutation {
    const char* attributes;
    Dims dims;
  };
  for (const Permutation& p :
       {Permutation{"", {2, 3}}, Permutation{"axes=1,0", {2, 3}}, Permutation{"axes=0,2,1", {2, 3, 2}},
        Permutation{"axes=2,0,1", {2, 3, 2}}, Permutation{"axes=-1,0,1", {2, 3, 2}}, Permutation{"axes=0,1", {2, 3}},
        Permutation{"", {3}}, Permutation{"", {}}, Permutation{"axes=1,0", {1, 4}}}) {
    t.add("permute_dims", p.attributes, {in(p.dims)}, permute);
  }
  t.add("permute_dims", "axes=2,0,1", {in({2, 0, 3})}, permute).flags = kNoGradient;
  for (const Permutation& p :
       {Permutation{"axes=1,0", {129, 67}}, Permutation{"axes=0,3,1,2", {3, 17, 19, 5}},
        Permutation{"axes=2,1,0", {17, 9, 33}}, Permutation{"axes=0,2,1,3", {4, 8, 9, 16}},
        Permutation{"axes=1,0", {100, 2}}, Permutation{"axes=1,0", {100, 3}}, Permutation{"axes=1,0", {4, 100}},
        Permutation{"axes=1,0", {5, 100}}, Permutation{"axes=0,2,1", {2, 65, 130}}}) {
    t.add("permute_dims", p.attributes, {in(p.dims)}, permute).flags = kValuesOnly;
  }
}

void broadcasting(Table& t) {
  auto broadcast_to = [](Dims to) -> Reference {
    return [to](const Call& c) -> std::vector<Array> {
      return {generate(to, [&](const Dims& i) { return broadcast_at(c.inputs[0], i); })};
    };
  };
  struct Broadcast {
    Dims from, to;
  };
  for (const Broadcast& b : {Broadcast{{3}, {2, 3}}, Broadcast{{2, 1}, {2, 3}}, Broadcast{{}, {2, 2}},
                             Broadcast{{2, 3}, {2, 3}}, Broadcast{{1, 3, 1}, {2, 2, 3, 2}}, Broadcast{{}, {1}}}) {
    t.add("broadcast_to", "shape=" + list(b.to), {in(b.from)}, broadcast_to(b.to));
    t.add("broadcast_to", "", {in(b.from), shape_input(b.to)}, broadcast_to(b.to));
    t.add("broadcast_like", "", {in(b.from), in(b.to)}, broadcast_to(b.to));
  }
  t.add("broadcast_to", "shape=0,3", {in({1, 3})}, broadcast_to({0, 3})).flags = kNoGradient;
  t.add("broadcast_to", "shape=130,70", {in({70})}, broadcast_to({130, 70})).flags = kValuesOnly;
  t.add("broadcast_to", "shape=130,70", {in({130, 1})}, broadcast_to({130, 70})).flags = kValuesOnly;
}

void joining(Table& t) {
  Reference concat = [](const Call& c) -> std::vector<Array> {
    Dims out = c.inputs[0].dims;
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), out.size()));
    for (size_t k = 1; k < c.inputs.size(); ++k) out[axis] += c.inputs[k].dims[axis];
    return {generate(out, [&](Dims i) {
      size_t k = 0;
      while (i[axis] >= c.inputs[k].dims[axis]) i[axis] -= c.inputs[k++].dims[axis];
      return at(c.inputs[k], i);
    })};
  };
  t.add("concat", "axis=0", {in({2, 3}), in({1, 3})}, concat);
  t.add("concat", "axis=1", {in({2, 3}), in({2, 1}), in({2, 2})}, concat);
  t.add("concat", "axis=-1", {in({2, 1, 2}), in({2, 1, 1})}, concat);
  t.add("concat", "axis=0", {in({3})}, concat);
  t.add("concat", "axis=0", {in({2}), in({0}), in({1})}, concat);
  t.add("concat", "axis=1", {in({0, 2}), in({0, 1})}, concat).flags = kNoGradient;
  t.add("concat", "axis=1", {in({57, 33}), in({57, 91})}, concat).flags = kValuesOnly;
  std::vector<Input> many(40, in({2}));
  t.add("concat", "axis=0", many, concat);

  Reference stack = [](const Call& c) -> std::vector<Array> {
    Dims out = c.inputs[0].dims;
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), out.size() + 1));
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(axis), static_cast<int64_t>(c.inputs.size()));
    return {generate(out, [&](Dims i) {
      size_t k = static_cast<size_t>(i[axis]);
      i.erase(i.begin() + static_cast<std::ptrdiff_t>(axis));
      return at(c.inputs[k], i);
    })};
  };
  for (const char* attributes : {"axis=0", "axis=1", "axis=-1", "axis=2"}) {
    t.add("stack", attributes, {in({2, 3}), in({2, 3})}, stack);
  }
  t.add("stack", "axis=0", {in({}), in({}), in({})}, stack);
  t.add("stack", "axis=1", {in({0}), in({0})}, stack).flags = kNoGradient;
  // Parts that are woven together element by element, and one part more than the kernel for that takes.
  for (size_t parts = 2; parts <= 5; ++parts) {
    t.add("stack", "axis=-1", std::vector<Input>(parts, in({50, 3})), stack).flags = kValuesOnly;
  }

  Reference unstack = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
    Dims out = x.dims;
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(axis));
    std::vector<Array> parts;
    for (int64_t k = 0; k < x.dims[axis]; ++k) {
      parts.push_back(generate(out, [&](Dims i) {
        i.insert(i.begin() + static_cast<std::ptrdiff_t>(axis), k);
        return at(x, i);
      }));
    }
    return parts;
  };
  for (const char* attributes : {"axis=0", "axis=1", "axis=-1"}) {
    t.add("unstack", attributes, {in({2, 3})}, unstack).flags = kNoUnknownDims;
  }
  t.add("unstack", "", {in({3})}, unstack).flags = kNoUnknownDims;
  t.add("unstack", "axis=1 num=3", {in({2, 3})}, unstack);
  for (int64_t parts = 2; parts <= 5; ++parts)
    t.add("unstack", "axis=-1", {in({50, parts})}, unstack).flags = kValuesOnly | kNoUnknownDims;

  Reference split = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
    Dims sizes = c.attributes.ints("num_or_size_splits");
    if (sizes.size() == 1) sizes = Dims(static_cast<size_t>(sizes[0]), x.dims[axis] / sizes[0]);
    std::vector<Array> parts;
    int64_t begin = 0;
    for (int64_t size : sizes) {
      Dims out = x.dims;
      out[axis] = size;
      parts.push_back(generate(out, [&](Dims i) {
        i[axis] += begin;
        return at(x, i);
      }));
      begin += size;
    }
    return parts;
  };
  t.add("split", "num_or_size_splits=2", {in({4, 3})}, split);
  t.add("split", "num_or_size_splits=3 axis=1", {in({2, 3})}, split);
  t.add("split", "num_or_size_splits=1,2 axis=-1", {in({2, 3})}, split);
  t.add("split", "num_or_size_splits=1,0,2 axis=0", {in({3})}, split).flags = kNoGradient;
  t.add("split", "num_or_size_splits=1 axis=0", {in({3})}, split);
}

void repetition(Table& t) {
  Reference tile = [](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    Dims times = c.attributes.ints("repetitions"), out;
    while (times.size() < x.dims.size()) times.insert(times.begin(), 1);
    while (x.dims.size() < times.size()) x.dims.insert(x.dims.begin(), 1);
    for (size_t i = 0; i < times.size(); ++i) out.push_back(x.dims[i] * times[i]);
    return {generate(out, [&](Dims i) {
      for (size_t k = 0; k < i.size(); ++k) i[k] %= x.dims[k];
      return at(x, i);
    })};
  };
  t.add("tile", "repetitions=2,1", {in({2, 3})}, tile);
  t.add("tile", "repetitions=1,3", {in({2, 2})}, tile);
  t.add("tile", "repetitions=2,2", {in({2, 3})}, tile);
  t.add("tile", "repetitions=3", {in({2, 2})}, tile);
  t.add("tile", "repetitions=2,1,2", {in({2, 2})}, tile);
  t.add("tile", "repetitions=4", {in({})}, tile);
  t.add("tile", "repetitions=0,2", {in({2, 2})}, tile).flags = kNoGradient;

  Reference repeat = [](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    if (!c.attributes.has("axis")) x.dims = {count(x.dims)};
    size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), x.dims.size()));
    int64_t times = c.attributes.integer("repeats", 1);
    Dims out = x.dims;
    out[axis] *= times;
    return {generate(out, [&](Dims i) {
      i[axis] /= times;
      return at(x, i);
    })};
  };
  t.add("repeat", "repeats=2 axis=0", {in({2, 3})}, repeat);
  t.add("repeat", "repeats=3 axis=-1", {in({2, 2})}, repeat);
  t.add("repeat", "repeats=2", {in({2, 2})}, repeat);

  Reference pad = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    Dims p = c.attributes.ints("paddings"), out;
    std::string mode = c.attributes.string("mode", "CONSTANT");
    for (size_t k = 0; k < x.dims.size(); ++k) out.push_back(p[2 * k] + x.dims[k] + p[2 * k + 1]);
    return {generate(out, [&](Dims i) -> Complex {
      for (size_t k = 0; k < i.size(); ++k) {
        int64_t n = x.dims[k], j = i[k] - p[2 * k];
        if (mode == "CONSTANT") {
          if (j < 0 || j >= n) return c.attributes.real("constant_values", 0);
        } else {
          int64_t edge = mode == "REFLECT" ? 0 : 1;
          if (j < 0) j = -j - edge;
          if (j >= n) j = 2 * n - 2 - j + edge;
        }
        i[k] = j;
      }
      return at(x, i);
    })};
  };
  t.add("pad", "paddings=1,2", {in({3})}, pad);
  t.add("pad", "paddings=0,1,2,0", {in({2, 3})}, pad);
  t.add("pad", "paddings=1,1,1,1 constant_values=2", {in({2, 2})}, pad);
  t.add("pad", "paddings=0,0,0,0", {in({2, 3})}, pad);
  t.add("pad", "paddings=1,1,2,1 mode=REFLECT", {in({2, 3})}, pad);
  t.add("pad", "paddings=1,2,2,3 mode=SYMMETRIC", {in({2, 3})}, pad);
  t.add("pad", "paddings=1,2 mode=constant", {in({3})}, [pad](const Call& c) {
    return pad({c.inputs, Attributes("paddings=1,2"), c.dtype});
  });
  t.add("pad", "paddings=2,2,0,0", {in({0, 3})}, pad).flags = kNoGradient;
  t.add("pad", "paddings=0,0,2,2,2,2,0,0", {in({2, 13, 11, 3})}, pad).flags = kValuesOnly;
}

Reference slice() {
  return [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    Dims begin = c.attributes.ints("begin"), size = c.attributes.ints("size");
    for (size_t k = 0; k < size.size(); ++k) {
      if (size[k] == -1) size[k] = x.dims[k] - begin[k];
    }
    return {generate(size, [&](Dims i) {
      for (size_t k = 0; k < i.size(); ++k) i[k] += begin[k];
      return at(x, i);
    })};
  };
}

// Python's x[...] with the masks of TensorFlow's StridedSlice, all of which default to 0.
std::vector<Array> strided_slice(const Call& c) {
  const Array& x = c.inputs[0];
  Dims begin = c.attributes.ints("begin"), end = c.attributes.ints("end"), strides = c.attributes.ints("strides");
  strides.resize(begin.size(), 1);
  int64_t shrink = c.attributes.integer("shrink_axes", 0), fresh = c.attributes.integer("new_axes", 0),
          ellipsis = c.attributes.integer("ellipsis", 0), begin_mask = c.attributes.integer("begin_mask", 0),
          end_mask = c.attributes.integer("end_mask", 0);
  int64_t consumed = 0;
  for (size_t i = 0; i < begin.size(); ++i) consumed += !(fresh >> i & 1) && !(ellipsis >> i & 1);
  struct Range {
    int64_t start, step;
  };
  std::vector<Range> ranges;    // one for each axis of x
  std::vector<int64_t> source;  // the axis of x for each output axis, or -1
  Dims out;
  auto keep_all = [&] {
    source.push_back(static_cast<int64_t>(ranges.size()));
    out.push_back(x.dims[ranges.size()]);
    ranges.push_back({0, 1});
  };
  for (size_t i = 0; i < begin.size(); ++i) {
    if (ellipsis >> i & 1) {
      for (int64_t k = static_cast<int64_t>(x.dims.size()) - consumed; k > 0; --k) keep_all();
    } else if (fresh >> i & 1) {
      source.push_back(-1);
      out.push_back(1);
    } else {
      int64_t n = x.dims[ranges.size()], step = strides[i];
      int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
      auto bound = [&](int64_t v) { return std::clamp(v < 0 ? v + n : v, low, high); };
      if (shrink >> i & 1) {
        ranges.push_back({begin[i] < 0 ? begin[i] + n : begin[i], 1});
        continue;
      }
      int64_t b = begin_mask >> i & 1 ? (step > 0 ? low : high) : bound(begin[i]);
      int64_t e = end_mask >> i & 1 ? (step > 0 ? high : low) : bound(end[i]);
      int64_t size = step > 0 ? (e - b + step - 1) / step : (b - e - step - 1) / -step;
      source.push_back(static_cast<int64_t>(ranges.size()));
      out.push_back(std::max<int64_t>(0, size));
      ranges.push_back({b, step});
    }
  }
  while (ranges.size() < x.dims.size()) keep_all();
  return {generate(out, [&](const Dims& i) {
    Dims from(x.dims.size());
    for (size_t k = 0; k < ranges.size(); ++k) from[k] = ranges[k].start;
    for (size_t k = 0; k < i.size(); ++k) {
      if (source[k] < 0) continue;
      auto axis = static_cast<size_t>(source[k]);
      from[axis] += i[k] * ranges[axis].step;
    }
    return at(x, from);
  })};
}

// x, with the elements of value where strided_slice reads: its places say which these are.
std::vector<Array> strided_slice_update(const Call& c) {
  Call of_places = c;
  Array& places = of_places.inputs[0];
  for (size_t i = 0; i < places.values.size(); ++i) places.values[i] = static_cast<double>(i);
  Array y = c.inputs[0];
  const Array taken = strided_slice(of_places)[0];
  for (size_t i = 0; i < taken.values.size(); ++i)
    y.values[static_cast<size_t>(taken.values[i].real())] = c.inputs[1].values[i];
  return {y};
}

void slicing(Table& t) {
  struct Slice {
    const char* attributes;
    Dims dims;
  };
  for (const Slice& s :
       {Slice{"begin=0,1 size=2,2", {2, 3}}, Slice{"begin=1,0 size=1,-1", {2, 3}}, Slice{"begin=1 size=2", {4}},
        Slice{"begin=0,0 size=2,3", {2, 3}}, Slice{"begin=1,0,1 size=1,2,1", {2, 2, 3}}}) {
    t.add("slice", s.attributes, {in(s.dims)}, slice());
  }
  t.add("slice", "begin=1,3 size=1,0", {in({2, 3})}, slice()).flags = kNoGradient;
  t.add("slice", "begin=2,3,1 size=7,8,-1", {in({11, 13, 17})}, slice()).flags = kValuesOnly;
  for (const Slice& s : {Slice{"begin=0,1 end=2,3 strides=1,1", {2, 4}}, Slice{"begin=1 end=5 strides=2", {6}},
                         Slice{"begin=5 end=0 strides=-2", {6}}, Slice{"begin=-1 end=-4 strides=-1", {5}},
                         Slice{"begin=0,1 end=0,0 strides=1,1 shrink_axes=3", {2, 3}},
                         Slice{"begin=1 end=2 strides=1 shrink_axes=1", {3, 2}},
                         Slice{"begin=0,0,1 end=0,0,2 strides=1,1,1 ellipsis=2 begin_mask=1 end_mask=1", {2, 2, 3}},
                         Slice{"begin=0,0,0 end=0,2,0 strides=1,1,1 new_axes=1 end_mask=4", {2, 3}},
                         Slice{"begin=0,0 end=0,0 strides=-1,2 begin_mask=3 end_mask=3", {3, 4}},
                         Slice{"begin=0,-1 end=0,0 strides=1,1 ellipsis=1 shrink_axes=2", {2, 2, 3}},
                         Slice{"begin=-100 end=100 strides=1", {4}}, Slice{"begin=1 end=3 strides=1", {4, 2}}}) {
    t.add("strided_slice", s.attributes, {in(s.dims)}, strided_slice);
  }
  const char* update = "strided_slice_update";
  t.add(update, "begin=1 end=5 strides=2", {in({6}), in({2})}, strided_slice_update);
  t.add(update, "begin=-1 end=-4 strides=-1", {in({5}), in({3})}, strided_slice_update);
  t.add(update, "begin=0,1 end=0,0 strides=1,1 shrink_axes=3", {in({2, 3}), in({})}, strided_slice_update);
  t.add(update, "begin=0,0,0 end=0,2,0 strides=1,1,1 new_axes=1 end_mask=4", {in({2, 3}), in({1, 2, 3})},
        strided_slice_update);
  t.add(update, "begin=3 end=1 strides=1", {in({4}), in({0})}, strided_slice_update).flags = kNoGradient;
  t.add(update, "begin=0 end=0", {in({0, 2}), in({0, 2})}, strided_slice_update).flags = kNoGradient;
  t.add(update, "begin=1,0 end=30,41 strides=3,2", {in({31, 41}), in({10, 21})}, strided_slice_update).flags =
      kValuesOnly;
  t.refuse(update, "begin=1 end=3", {in({4}), in({3})}, "value must have shape [2], got shape [3]");
  t.add("strided_slice", "begin=3 end=1 strides=1", {in({4})}, strided_slice).flags = kNoGradient;
  t.add("strided_slice", "begin=1,0 end=30,41 strides=3,2", {in({31, 41})}, strided_slice).flags = kValuesOnly;
}

void order(Table& t) {
  Reference flip = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    std::vector<bool> flipped(x.dims.size(), !c.attributes.has("axis"));
    for (int64_t a : c.attributes.ints("axis")) flipped[static_cast<size_t>(axis_of(a, x.dims.size()))] = true;
    return {generate(x.dims, [&](Dims i) {
      for (size_t k = 0; k < i.size(); ++k) {
        if (flipped[k]) i[k] = x.dims[k] - 1 - i[k];
      }
      return at(x, i);
    })};
  };
  for (const char* attributes : {"", "axis=0", "axis=-1", "axis=0,1"}) t.add("flip", attributes, {in({2, 3})}, flip);
  for (const char* attributes : {"", "axis=-1"}) t.add("flip", attributes, {in({3, 131})}, flip).flags = kValuesOnly;

  Reference roll = [](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    Dims shift = c.attributes.ints("shift"), axes = c.attributes.ints("axis"), dims = x.dims;
    if (!c.attributes.has("axis")) x.dims = {count(dims)}, axes = {0};
    Array y = generate(x.dims, [&](Dims i) {
      for (size_t k = 0; k < axes.size(); ++k) {
        auto a = static_cast<size_t>(axis_of(axes[k], x.dims.size()));
        i[a] = ((i[a] - shift[k]) % x.dims[a] + x.dims[a]) % x.dims[a];
      }
      return at(x, i);
    });
    y.dims = dims;
    return {y};
  };
  t.add("roll", "shift=1 axis=0", {in({3, 2})}, roll);
  t.add("roll", "shift=-4 axis=1", {in({2, 3})}, roll);
  t.add("roll", "shift=1,2 axis=0,1", {in({2, 3})}, roll);
  t.add("roll", "shift=2", {in({2, 3})}, roll);
  // -2^63 is 2 modulo 5, and 1 modulo 3.
  Reference least = [roll](const Call& c) {
    return roll({c.inputs, Attributes(c.inputs[0].dims[0] == 5 ? "shift=2 axis=0" : "shift=1 axis=0"), c.dtype});
  };
  t.add("roll", "shift=-9223372036854775808 axis=0", {in({5})}, least);
  t.add("roll", "shift=-9223372036854775808 axis=0", {in({3, 2})}, least);

  for (const char* op : {"tril", "triu"}) {
    bool lower = op[3] == 'l';
    Reference triangle = [lower](const Call& c) -> std::vector<Array> {
      const Array& x = c.inputs[0];
      int64_t k = c.attributes.integer("k", 0);
      return {generate(x.dims, [&](const Dims& i) {
        int64_t d = i[i.size() - 1] - i[i.size() - 2];
        return (lower ? d > k : d < k) ? Complex(0) : at(x, i);
      })};
    };
    for (const char* attributes : {"", "k=1", "k=-1"}) {
      t.add(op, attributes, {in({3, 3})}, triangle);
      t.add(op, attributes, {in({2, 2, 3})}, triangle);
    }
  }
  Reference diag = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    int64_t k = c.attributes.integer("k", 0), down = std::max<int64_t>(0, -k), right = std::max<int64_t>(0, k);
    if (x.dims.size() == 1) {
      int64_t n = x.dims[0] + std::abs(k);
      return {generate({n, n}, [&](const Dims& i) {
        return i[1] - i[0] == k ? x.values[static_cast<size_t>(std::min(i[0], i[1]))] : Complex(0);
      })};
    }
    int64_t n = std::max<int64_t>(0, std::min(x.dims[0] - down, x.dims[1] - right));
    return {generate({n}, [&](const Dims& i) { return at(x, {i[0] + down, i[0] + right}); })};
  };
  for (const char* attributes : {"", "k=1", "k=-1"}) {
    t.add("diag", attributes, {in({3})}, diag);
    t.add("diag", attributes, {in({2, 3})}, diag);
  }
  auto diagonal = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    const int64_t k = c.attributes.integer("k", 0), down = std::max<int64_t>(-k, 0), right = std::max<int64_t>(k, 0);
    Dims dims(x.dims.begin(), x.dims.end() - 1);
    const int64_t rows = dims.back(), columns = x.dims.back();
    dims.back() = std::max<int64_t>(0, std::min(rows - down, columns - right));
    return {generate(dims, [&](Dims i) {
      i.push_back(i.back() + right);
      i[i.size() - 2] += down;
      return at(x, i);
    })};
  };
  auto matrix_diag = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    const int64_t k = c.attributes.integer("k", 0), down = std::max<int64_t>(-k, 0);
    Dims dims = x.dims;
    dims.back() += std::abs(k);
    dims.push_back(dims.back());
    return {generate(dims, [&](Dims i) -> Complex {
      const int64_t column = i.back();
      i.pop_back();
      if (column - i.back() != k) return 0;
      i.back() -= down;
      return at(x, i);
    })};
  };
  for (const char* attributes : {"", "k=1", "k=-1", "k=7"}) {
    for (const Dims& d : {Dims{2, 3}, Dims{3, 3, 2}, Dims{2, 1, 3, 3}, Dims{1, 1}, Dims{0, 3, 3}, Dims{2, 0, 4}})
      t.add("diagonal", attributes, {in(d)}, diagonal).flags = count(d) == 0 ? kNoGradient : 0;
    for (const Dims& d : {Dims{3}, Dims{2, 2}, Dims{1, 2, 1}, Dims{2, 0}})
      t.add("matrix_diag", attributes, {in(d)}, matrix_diag).flags = count(d) == 0 ? kNoGradient : 0;
  }
}

}  // namespace

void shape_cases(Table& t) {
  views(t);
  permutations(t);
  broadcasting(t);
  joining(t);
  repetition(t);
  slicing(t);
  order(t);
}

}  // namespace op_cases
