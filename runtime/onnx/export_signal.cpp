// Exports Fourier transforms along an axis, of which all others are composed, and frames of signals.
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

// ---- transforms

// Returns numbers as DFT takes them: with their parts along a last axis, and at least one axis before that of the transform.
Name with_parts(Export& c, Name parts) { return c.rank(0) == 1 ? unsqueeze(c, parts, {0}) : parts; }
Name pairs(Export& c, const Name& real, const Name& imaginary) {
  return with_parts(c, c.add("Concat", {unsqueeze(c, real, {-1}), unsqueeze(c, imaginary, {-1})}, {{"axis", -1}}));
}
// Returns a part of what DFT gives.
Name part_of_pairs(Export& c, const Name& y, int64_t part) {
  const Name numbers = c.add("Gather", {y, c.scalar(part)}, {{"axis", -1}});
  return c.rank(0) == 1 ? c.add("Squeeze", {numbers, c.constant({0})}) : numbers;
}

struct DftCall {
  int64_t axis;
  Name n;  // how many numbers are transformed
  bool is_inverse = false, is_onesided = false;
};
// Returns the transform. DFT divides the inverse by n, which the attribute norm may want otherwise.
Name transformed(Export& c, const Name& x, const DftCall& t) {
  const int64_t axis = c.rank(0) == 1 ? 1 : t.axis;
  Fields fields{{"inverse", t.is_inverse}, {"onesided", t.is_onesided}};
  Names inputs{x};
  if (c.opset >= 20) inputs.insert(inputs.end(), {"", c.scalar(axis)});
  else fields.push_back({"axis", axis});
  const Name y = c.add("DFT", inputs, fields);
  const std::string_view norm = c.text("norm");
  if (norm == "BACKWARD") return y;
  Name factor = c.cast(t.n, DType::int64, c.dtype());
  if (norm == "ORTHO") factor = c.add("Sqrt", {factor});
  return c.add(t.is_inverse ? "Mul" : "Div", {y, factor});
}
void out_pairs(Export& c, const Name& y) { c.out_parts(part_of_pairs(c, y, 0), part_of_pairs(c, y, 1)); }

void fft_c2c(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  out_pairs(c, transformed(c, pairs(c, c.in(0, 0), c.in(0, 1)), {axis, c.dim(0, axis), c.boolean("inverse")}));
}
void fft_r2c(Export& c) {
  if (c.boolean("doubled")) unimplemented("a gradient of Fourier transforms, in an ONNX file,");
  const int64_t axis = c.axis(c.rank(0));
  const Name x = with_parts(c, unsqueeze(c, c.in(0), {-1}));
  out_pairs(c, transformed(c, x, {axis, c.dim(0, axis), false, true}));
}

// Exports fft_c2r. The numbers that are not given are the conjugates of others in the reverse order: of all but the first one and, if
// there is an even number of all, the last one.
void fft_c2r(Export& c) {
  if (!c.boolean("doubled")) unimplemented("a gradient of Fourier transforms, in an ONNX file,");
  const int64_t axis = c.axis(c.rank(0)), known = c.output(0).dims[axis];
  if (known < 0 && c.has(1)) unimplemented("a number of real numbers that is not known, in an ONNX file,");
  const int64_t last = known >= 0 && known % 2 != 0 ? -1 : -2;
  const auto whole = [&](const Name& half, bool is_imaginary) {
    Name rest = c.add("Slice", {half, c.constant({last}), c.constant({0}), c.constant({axis}), c.constant({-1})});
    if (is_imaginary) rest = c.add("Neg", {rest});
    return c.add("Concat", {half, rest}, {{"axis", axis}});
  };
  const Name x = pairs(c, whole(c.in(0, 0), false), whole(c.in(0, 1), true));
  const Name n =
      known >= 0 ? c.scalar(known) : c.add("Mul", {c.add("Sub", {c.dim(0, axis), c.scalar(1)}), c.scalar(2)});
  c.out(part_of_pairs(c, transformed(c, x, {axis, n, true}), 0));
}

// ---- frames

void frame(Export& c) {
  const int64_t axis = c.axis(c.rank(0)), length = c.integer("frame_length"), step = c.integer("frame_step");
  Name x = c.in(0), count;
  if (c.boolean("pad_end")) {
    Ints pads(2 * static_cast<size_t>(c.rank(0)), 0);
    pads[static_cast<size_t>(c.rank(0) + axis)] = length;
    x = c.add("Pad", {x, c.constant(pads), c.number(c.real("pad_value"))});
    count = count_windows(c, c.dim(0, axis), step, 1);
  } else {
    count = count_windows(c, c.dim(0, axis), step, length);
  }
  c.out(c.add("Gather", {x, window_places(c, count, step, length)}, {{"axis", axis}}));
}

// Exports overlap_and_add: frames are added into zeros, of which those axes stand first that they are added along.
void overlap_and_add(Export& c) {
  const int rank = c.rank(0);
  Ints to_front{rank - 2, rank - 1}, to_back;
  for (int i = 0; i < rank - 2; ++i) to_front.push_back(i), to_back.push_back(i + 1);
  to_back.push_back(0);
  const Name frames = c.dim(0, rank - 2), length = c.dim(0, rank - 1), step = c.scalar(c.integer("frame_step"));
  const Name first = c.add("Mul", {c.count_up(frames), step});
  const Name places = c.add("Add", {unsqueeze(c, first, {1}), c.count_up(length)});
  const Name all = c.add("Add", {c.add("Mul", {c.add("Sub", {frames, c.scalar(1)}), step}), length});
  const Name n = unsqueeze(c, c.add("Mul", {all, c.add("Min", {frames, c.scalar(1)})}), {0});
  const Name outer = c.add("Slice", {c.dims(0), c.constant({0}), c.constant({rank - 2})});
  const Name zeros = c.add("Expand", {c.zero(), c.add("Concat", {n, outer}, {{"axis", 0}})});
  const Name x = c.add("Transpose", {c.in(0)}, {{"perm", to_front}});
  const Name y = c.add("ScatterND", {zeros, unsqueeze(c, places, {2}), x}, {{"reduction", "add"}});
  c.out(c.add("Transpose", {y}, {{"perm", to_back}}));
}

}  // namespace

void add_signal_mappings(Mappings& m) {
  m["fft_c2c"] = {fft_c2c, dtypes::complexes};
  m["fft_r2c"] = {fft_r2c, kSingle};
  m["fft_c2r"] = {fft_c2r, dtypes::complexes};
  m["frame"] = {frame, dtypes::fixed};
  m["overlap_and_add"] = {overlap_and_add, dtypes::numeric};
}

}  // namespace eager::onnx
