// Summaries of tensors: histograms and images.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <protozero/pbf_writer.hpp>

#include "base/error.h"
#include "base/png.h"
#include "kernels/half.h"
#include "runtime/io/events.h"
#include "runtime/io/histogram.h"

namespace eager {

namespace {

using protozero::pbf_writer;

// Calls f with the elements, as an array of their type.
template <class F>
void with_elements(const HostTensor& t, F f) {
  switch (t.dtype) {
    case DType::boolean: return f(static_cast<const bool*>(t.data));
    case DType::int8: return f(static_cast<const int8_t*>(t.data));
    case DType::int16: return f(static_cast<const int16_t*>(t.data));
    case DType::int32: return f(static_cast<const int32_t*>(t.data));
    case DType::int64: return f(static_cast<const int64_t*>(t.data));
    case DType::uint8: return f(static_cast<const uint8_t*>(t.data));
    case DType::uint16: return f(static_cast<const uint16_t*>(t.data));
    case DType::uint32: return f(static_cast<const uint32_t*>(t.data));
    case DType::uint64: return f(static_cast<const uint64_t*>(t.data));
    case DType::float16: return f(static_cast<const float16*>(t.data));
    case DType::bfloat16: return f(static_cast<const bfloat16*>(t.data));
    case DType::float32: return f(static_cast<const float*>(t.data));
    case DType::float64: return f(static_cast<const double*>(t.data));
    default: break;
  }
}

template <class T>
double as_double(T v) {
  if constexpr (std::is_same_v<T, float16> || std::is_same_v<T, bfloat16>) return static_cast<float>(v);
  else return static_cast<double>(v);
}

// Writes the pixels of an image of floats as bytes, as TensorFlow does.
template <class T>
void to_bytes(const T* from, size_t count, int channels, bool is_scaled, uint8_t* to) {
  constexpr double kBadColor[] = {255, 0, 0, 255};
  double scale = 255.5, offset = 0;  // so that 1 is 255 and all bytes have as much of [0, 1]
  if (is_scaled) {
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (size_t i = 0; i < count; ++i) {
      const double v = as_double(from[i]);
      if (!std::isfinite(v)) continue;
      least = std::min(least, v);
      most = std::max(most, v);
    }
    constexpr double kZero = 1e-6;  // below it an image is black
    const double size = least < 0 ? std::max(std::abs(least), std::abs(most)) : most;
    scale = size < kZero ? 0 : (least < 0 ? 127 : 255) / size;
    offset = least < 0 ? 128 : 0;
  }
  const auto pixel = static_cast<size_t>(channels);
  for (size_t at = 0; at < count; at += pixel) {
    const bool is_good = std::all_of(from + at, from + at + pixel, [](T v) { return std::isfinite(as_double(v)); });
    for (size_t c = 0; c < pixel; ++c) {
      const double v = is_good ? as_double(from[at + c]) * scale + offset : kBadColor[c];
      to[at + c] = static_cast<uint8_t>(std::clamp(v, 0.0, 255.0));
    }
  }
}

}  // namespace

std::string histogram_summary(const std::string& tag, const HostTensor& t) {
  check_tag(tag);
  if (!contains(dtypes::real | dtypes::boolean, t.dtype)) {
    invalid_argument("A histogram is of real numbers, not of ", dtype_name(t.dtype), ", for: ", tag);
  }
  Histogram h;
  const int64_t n = num_elements(t.shape);
  with_elements(t, [&](const auto* x) {
    for (int64_t i = 0; i < n; ++i) {
      const double v = as_double(x[i]);
      if (std::isnan(v)) invalid_argument("Nan in summary histogram for: ", tag);
      if (std::isinf(v)) invalid_argument("Infinity in summary histogram for: ", tag);
      h.add(v);
    }
  });
  std::string text;
  {
    pbf_writer summary(text);
    pbf_writer v(summary, 1);
    v.add_string(1, tag);
    pbf_writer histogram(v, 5);
    const double facts[] = {h.min(), h.max(), h.num(), h.sum(), h.sum_squares()};
    for (uint32_t i = 0; i < 5; ++i) histogram.add_double(i + 1, facts[i]);
    std::vector<double> limits, counts;
    for (const Histogram::Bucket& b : h.buckets()) {
      limits.push_back(b.limit);
      counts.push_back(b.count);
    }
    histogram.add_packed_double(6, limits.begin(), limits.end());
    histogram.add_packed_double(7, counts.begin(), counts.end());
  }
  return text;
}

std::string image_summary(const std::string& tag, const HostTensor& t, const ImageOptions& options) {
  check_tag(tag);
  if (t.dtype != DType::uint8 && !is_floating(t.dtype)) {
    invalid_argument("An image is of uint8 or floats, not of ", dtype_name(t.dtype), ", for: ", tag);
  }
  const ShapeView s = t.shape;
  if (s.rank != 4 || (s[3] != 1 && s[3] != 3 && s[3] != 4)) {
    invalid_argument("Tensor must be 4-D with last dim 1, 3, or 4, not ", to_string(s), ", for: ", tag);
  }
  constexpr int64_t kMost = 1'000'000;  // libpng's limit of a side
  if (s[1] < 1 || s[2] < 1) invalid_argument("images of ", to_string(s), " have no pixels, for: ", tag);
  if (s[1] > kMost || s[2] > kMost || s[1] * s[2] > int64_t{1} << 29) {
    invalid_argument("Tensor too large for summary ", to_string(s), ", for: ", tag);
  }
  const auto height = static_cast<uint32_t>(s[1]), width = static_cast<uint32_t>(s[2]);
  const int channels = static_cast<int>(s[3]);
  const size_t count = size_t{height} * width * static_cast<size_t>(channels);
  std::vector<uint8_t> converted(t.dtype == DType::uint8 ? 0 : count);
  std::string text;
  pbf_writer summary(text);
  for (int64_t i = 0; i < std::min<int64_t>(s[0], options.max_images); ++i) {
    const size_t first = static_cast<size_t>(i) * count;
    const uint8_t* pixels = static_cast<const uint8_t*>(t.data) + first;
    if (t.dtype != DType::uint8) {
      with_elements(t,
                    [&](const auto* x) { to_bytes(x + first, count, channels, options.is_scaled, converted.data()); });
      pixels = converted.data();
    }
    const std::string png = encode_png(pixels, width, height, channels);
    pbf_writer v(summary, 1);
    v.add_string(1, options.max_images > 1 ? cat(tag, "/image/", i) : cat(tag, "/image"));
    pbf_writer image(v, 4);
    image.add_int32(1, static_cast<int32_t>(height));
    image.add_int32(2, static_cast<int32_t>(width));
    image.add_int32(3, channels);
    image.add_bytes(4, png);
  }
  return text;
}

}  // namespace eager
