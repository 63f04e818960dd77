#include "runtime/core/format.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string_view>
#include <vector>

#include "kernels/half.h"
#include "runtime/core/decimal.h"

namespace eager {

namespace {

// Returns the text of element i, counted in row-major order.
using Formatter = std::function<std::string(int64_t)>;

std::string pad_left(std::string s, size_t width) {
  return s.size() < width ? std::string(width - s.size(), ' ') + s : s;
}

// ---- floating-point columns

// The type in which elements are compared, as in NumPy: their own, but float for the 16-bit types. cut() rounds a
// constant to it.
template <class T>
struct FloatTraits {
  using Value = T;
  static Value cut(double v) { return static_cast<T>(v); }
};
template <>
struct FloatTraits<float16> {
  using Value = float;
  static Value cut(double v) { return static_cast<float>(float16(static_cast<float>(v))); }
};
template <>
struct FloatTraits<bfloat16> {
  using Value = float;
  static Value cut(double v) { return static_cast<float>(v); }
};

template <class T>
constexpr double kExponentFrom = 1e6;
template <>
constexpr double kExponentFrom<float16> = 1e3;
template <>
constexpr double kExponentFrom<double> = 1e8;

// One format for all numbers of an array. plus: the sign is always written, as imaginary parts need it.
template <class T>
class FloatColumn {
 public:
  FloatColumn(const T* data, int64_t stride, const std::vector<int64_t>& visible, bool plus,
              const FormatOptions& options)
      : data_(data), stride_(stride), plus_(plus), precision_(options.precision) {
    choose_exponent(visible, options.suppress);
    bool has_finite = false, has_other = false, has_negative_infinity = false;
    size_t whole = 0, fraction = 0, exponent = 0;
    for (int64_t i : visible) {
      const Value v = value(i);
      if (!std::isfinite(v)) {
        has_other = true;
        has_negative_infinity = has_negative_infinity || (std::isinf(v) && v < 0);
        continue;
      }
      has_finite = true;
      const std::string s = text(i, 0);
      const size_t point = s.find('.'), e = std::min(s.find('e'), s.size());
      whole = std::max(whole, point);
      fraction = std::max(fraction, e - point - 1);
      exponent = std::max(exponent, s.size() - e);
    }
    left_ = whole;
    if (has_exponent_) {
      precision_ = static_cast<int>(fraction);
      exponent_digits_ = static_cast<int>(exponent) - 2;
      right_ = fraction + exponent;
    } else {
      right_ = fraction;
    }
    if (!has_finite) left_ = right_ = 0;
    if (has_other) {
      const size_t behind = right_ + 1, infinity = 3 + (plus_ || has_negative_infinity ? 1 : 0);
      left_ = std::max({left_, 3 - std::min<size_t>(3, behind), infinity - std::min(infinity, behind)});
    }
  }

  std::string operator()(int64_t i) const {
    const Value v = value(i);
    if (!std::isfinite(v)) {
      std::string s = std::isnan(v) ? (plus_ ? "+nan" : "nan") : v < 0 ? "-inf" : plus_ ? "+inf" : "inf";
      return pad_left(s, left_ + right_ + 1);
    }
    std::string s = text(i, precision_);
    s = pad_left(s, s.size() + left_ - std::min(left_, s.find('.')));
    if (!has_exponent_) s.append(right_ - (s.size() - s.find('.') - 1), ' ');
    return s;
  }

 private:
  using Value = typename FloatTraits<T>::Value;

  Value value(int64_t i) const { return static_cast<Value>(data_[i * stride_]); }

  std::string text(int64_t i, int min_digits) const {
    const T v = data_[i * stride_];
    std::string s = has_exponent_ ? scientific(v, precision_, min_digits, exponent_digits_) : positional(v, precision_);
    return plus_ && s[0] != '-' ? '+' + s : s;
  }

  void choose_exponent(const std::vector<int64_t>& visible, bool suppress) {
    Value most = 0, least = std::numeric_limits<Value>::infinity();
    for (int64_t i : visible) {
      const Value v = std::fabs(value(i));
      if (!std::isfinite(v) || v == 0) continue;
      most = std::max(most, v);
      least = std::min(least, v);
    }
    using Traits = FloatTraits<T>;
    const bool is_wide = least < Traits::cut(0.0001) || Traits::cut(most / least) > Traits::cut(1000);
    has_exponent_ = most != 0 && (most >= Traits::cut(kExponentFrom<T>) || (is_wide && !suppress));
  }

  const T* data_;
  int64_t stride_;
  bool plus_;
  bool has_exponent_ = false;
  int precision_;
  int exponent_digits_ = 2;
  size_t left_ = 0, right_ = 0;  // widths before and behind the point
};

template <class T>
Formatter float_formatter(const void* data, const std::vector<int64_t>& visible, const FormatOptions& options) {
  return FloatColumn<T>(static_cast<const T*>(data), 1, visible, false, options);
}

template <class T>
Formatter complex_formatter(const void* data, const std::vector<int64_t>& visible, const FormatOptions& options) {
  const T* parts = static_cast<const T*>(data);
  FloatColumn<T> real(parts, 2, visible, false, options), imaginary(parts + 1, 2, visible, true, options);
  return [=](int64_t i) {
    std::string s = imaginary(i);
    s.insert(s.find_last_not_of(' ') + 1, 1, 'j');
    return real(i) + s;
  };
}

// ---- other columns

template <class T>
Formatter integer_formatter(const void* data, const std::vector<int64_t>& visible) {
  const T* x = static_cast<const T*>(data);
  size_t width = 0;
  for (int64_t i : visible) width = std::max(width, std::to_string(x[i]).size());
  return [=](int64_t i) { return pad_left(std::to_string(x[i]), width); };
}

// Writes bytes as Python's repr does.
std::string quoted(const char* text, size_t size) {
  const std::string_view all(text, size);
  const char quote = all.find('\'') != all.npos && all.find('"') == all.npos ? '"' : '\'';
  std::string s = std::string("b") + quote;
  for (char c : all) {
    const auto u = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') (s += '\\') += c;
    else if (c == '\t') s += "\\t";
    else if (c == '\n') s += "\\n";
    else if (c == '\r') s += "\\r";
    else if (u < 0x20 || u >= 0x7f) ((s += "\\x") += "0123456789abcdef"[u >> 4]) += "0123456789abcdef"[u & 15];
    else s += c;
  }
  return s + quote;
}

std::string string_element(const eager_tensor& t, int64_t i) {
  const int64_t* offsets = static_cast<const int64_t*>(t.data);
  const char* bytes = reinterpret_cast<const char*>(offsets + t.num_elements + 1);
  return quoted(bytes + offsets[i], static_cast<size_t>(offsets[i + 1] - offsets[i]));
}

Formatter formatter(const eager_tensor& t, const std::vector<int64_t>& visible, const FormatOptions& options) {
  switch (t.dtype) {
    case DType::boolean:
      return [&t](int64_t i) {
        return static_cast<const uint8_t*>(t.data)[i] ? std::string(" True") : std::string("False");
      };
    case DType::int8: return integer_formatter<int8_t>(t.data, visible);
    case DType::int16: return integer_formatter<int16_t>(t.data, visible);
    case DType::int32: return integer_formatter<int32_t>(t.data, visible);
    case DType::int64: return integer_formatter<int64_t>(t.data, visible);
    case DType::uint8: return integer_formatter<uint8_t>(t.data, visible);
    case DType::uint16: return integer_formatter<uint16_t>(t.data, visible);
    case DType::uint32: return integer_formatter<uint32_t>(t.data, visible);
    case DType::uint64: return integer_formatter<uint64_t>(t.data, visible);
    case DType::float16: return float_formatter<float16>(t.data, visible, options);
    case DType::bfloat16: return float_formatter<bfloat16>(t.data, visible, options);
    case DType::float32: return float_formatter<float>(t.data, visible, options);
    case DType::float64: return float_formatter<double>(t.data, visible, options);
    case DType::complex64: return complex_formatter<float>(t.data, visible, options);
    case DType::complex128: return complex_formatter<double>(t.data, visible, options);
    case DType::string: return [&t](int64_t i) { return string_element(t, i); };
    case DType::none: break;
  }
  return {};
}

// ---- rank 0: numbers as Python prints them

template <class T>
std::string python_float(T value, bool keep_zero) {
  const double v = static_cast<double>(value);
  if (std::isnan(v)) return "nan";
  if (std::isinf(v)) return v < 0 ? "-inf" : "inf";
  const double limit = std::is_same_v<T, double> ? 1e16 : kExponentFrom<T>;
  if (v == 0 || (std::fabs(v) < limit && std::fabs(v) >= 1e-4)) {
    std::string s = positional(value, -1);
    if (s.back() != '.') return s;
    if (keep_zero) return s + '0';
    s.pop_back();
    return s;
  }
  std::string s = scientific(value, -1);
  if (size_t at = s.find(".e"); at != s.npos) s.erase(at, 1);
  return s;
}

template <class T>
std::string python_complex(const void* data) {
  const T re = static_cast<const T*>(data)[0], im = static_cast<const T*>(data)[1];
  if (re == 0 && !std::signbit(re)) return python_float(im, false) + 'j';
  std::string imaginary = python_float(im, false);
  if (imaginary[0] != '-') imaginary = '+' + imaginary;
  return '(' + python_float(re, false) + imaginary + "j)";
}

std::string format_scalar(const eager_tensor& t) {
  switch (t.dtype) {
    case DType::boolean: return t.value<uint8_t>() ? "True" : "False";
    case DType::float16: return python_float(t.value<float16>(), true);
    case DType::bfloat16: return python_float(t.value<bfloat16>(), true);
    case DType::float32: return python_float(t.value<float>(), true);
    case DType::float64: return python_float(t.value<double>(), true);
    case DType::complex64: return python_complex<float>(t.data);
    case DType::complex128: return python_complex<double>(t.data);
    default: return formatter(t, {0}, {})(0);
  }
}

// ---- the brackets

class Layout {
 public:
  Layout(const eager_tensor& t, const FormatOptions& options)
      : shape_(t.shape()), edge_items_(options.edge_items), line_width_(options.line_width),
        is_summary_(t.num_elements > options.threshold) {
    for (int64_t n = 1; int axis : reversed_axes()) {
      strides_[axis] = n;
      n *= shape_[axis];
    }
  }

  void find_visible(std::vector<int64_t>& out) const { find_visible(0, 0, out); }

  std::string write(const Formatter& format) const { return nested(format, 0, 0, " ", line_width_); }

 private:
  std::vector<int> reversed_axes() const {
    std::vector<int> axes;
    for (int i = shape_.rank; i-- > 0;) axes.push_back(i);
    return axes;
  }

  bool is_cut(int axis) const { return is_summary_ && shape_[axis] > 2 * edge_items_; }

  // Calls item(i) for each index of an axis that is shown, which the last always is, and gap() where some are left out.
  template <class Item, class Gap>
  void each(int axis, Item item, Gap gap) const {
    const int64_t n = shape_[axis];
    for (int64_t i = 0; i < n; ++i) {
      if (is_cut(axis) && i == edge_items_) {
        gap();
        i = n - std::max<int64_t>(edge_items_, 1);
      }
      item(i);
    }
  }

  void find_visible(int axis, int64_t at, std::vector<int64_t>& out) const {
    if (axis == shape_.rank) return out.push_back(at);
    each(
        axis, [&](int64_t i) { find_visible(axis + 1, at + i * strides_[axis], out); }, [] {});
  }

  std::string nested(const Formatter& format, int axis, int64_t at, const std::string& indent, int width) const {
    std::string text, line = indent;
    if (axis == shape_.rank - 1) {
      auto extend = [&](const std::string& word) {
        const bool fits = line.size() + word.size() <= static_cast<size_t>(std::max(0, width - 1));
        if (!fits && line.size() > indent.size()) {
          text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
          line = indent;
        }
        line += word;
      };
      each(
          axis,
          [&](int64_t i) {
            extend(format(at + i));
            if (i + 1 < shape_[axis]) line += ' ';
          },
          [&] {
            extend("...");
            line += ' ';
          });
      text += line;
    } else {
      const std::string gap(static_cast<size_t>(shape_.rank - axis - 1), '\n');
      each(
          axis,
          [&](int64_t i) {
            text += indent + nested(format, axis + 1, at + i * strides_[axis], indent + ' ', width - 1);
            if (i + 1 < shape_[axis]) text += gap;
          },
          [&] { text += indent + "..." + gap; });
    }
    return '[' + text.substr(indent.size()) + ']';
  }

  ShapeView shape_;
  int64_t edge_items_;
  int line_width_;
  bool is_summary_;
  int64_t strides_[kMaxRank] = {};
};

}  // namespace

std::string format_tensor(const eager_tensor& t, const FormatOptions& options) {
  if (t.num_elements == 0) return "[]";
  if (t.rank == 0) return format_scalar(t);
  Layout layout(t, options);
  std::vector<int64_t> visible;
  layout.find_visible(visible);
  return layout.write(formatter(t, visible, options));
}

}  // namespace eager
