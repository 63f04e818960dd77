// Makes the tensors of a file, whose data are raw bytes, lists of numbers, or bytes in another file.
#include <bit>
#include <cstring>

#include "runtime/core/device_manager.h"
#include "runtime/onnx/model.h"
#include "runtime/io/file.h"

namespace eager::onnx {

static_assert(std::endian::native == std::endian::little);  // raw_data is little-endian, and is copied

namespace {

constexpr DType kTypes[] = {DType::none,       DType::float32, DType::uint8,  DType::int8,   DType::uint16,
                            DType::int16,      DType::int32,   DType::int64,  DType::string, DType::boolean,
                            DType::float16,    DType::float64, DType::uint32, DType::uint64, DType::complex64,
                            DType::complex128, DType::bfloat16};
constexpr int32_t kNumTypes = sizeof kTypes / sizeof *kTypes;
constexpr int32_t kLastType = 26;  // newer versions of ONNX have types of 8, 4 and 2 bits up to this number

size_t num_bytes(DType dtype, ShapeView shape) {
  int64_t n;
  return checked_bytes(dtype, shape, &n);
}

// Makes a tensor whose data are not initialised, and charges it.
TensorRef new_data(DataSource& source, DType dtype, ShapeView shape) {
  source.budget.charge(num_bytes(dtype, shape), 1);
  return TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
}

[[noreturn]] void wrong_count(const TensorProto& t, size_t have, int64_t want) {
  fail(Code::data_loss, "tensor '", t.name, "' has ", have, " numbers of data, and dims for ", want);
}

// Opens the file in which external data lie, inside the model's folder.
InputFile external_file(const TensorProto& t, const std::string& folder) {
  try {
    return InputFile(folder, t.external.location);
  } catch (Error& error) {
    error.message = cat("external data of tensor '", t.name, "': ", error.message);
    throw;
  }
}

TensorRef read_external(const TensorProto& t, DataSource& source, DType dtype, ShapeView shape) {
  const size_t bytes = num_bytes(dtype, shape);
  const InputFile file = external_file(t, source.folder);
  if (t.external.length >= 0 && static_cast<uint64_t>(t.external.length) != bytes) {
    fail(Code::data_loss, "external data of tensor '", t.name, "': ", t.external.length, " bytes, and dims for ",
         bytes);
  }
  if (t.external.offset > file.size() || file.size() - t.external.offset < bytes) {
    fail(Code::data_loss, "external data of tensor '", t.name, "': the file ends early");
  }
  if (source.files.insert(file.identity()).second) source.budget.add_file(file.size());
  TensorRef out = new_data(source, dtype, shape);
  file.read(t.external.offset, out->data, bytes);
  return out;
}

template <class To, class From>
void convert(const std::vector<From>& from, void* to) {
  To* out = static_cast<To*>(to);
  for (size_t i = 0; i < from.size(); ++i) out[i] = static_cast<To>(from[i]);
}

void fill_integers(const TensorProto& t, DType dtype, void* out) {
  switch (dtype_size(dtype)) {  // 16-bit floats are listed as their bits; integers wrap
    case 1: return dtype == DType::boolean ? convert<bool>(t.integers, out) : convert<uint8_t>(t.integers, out);
    case 2: return convert<uint16_t>(t.integers, out);
    case 4: return convert<uint32_t>(t.integers, out);
    default: return convert<uint64_t>(t.integers, out);
  }
}

// Reads the list of numbers in which ONNX keeps data of this type.
TensorRef read_typed(const TensorProto& t, DataSource& source, DType dtype, ShapeView shape) {
  const int64_t n = num_elements(shape);
  const int64_t parts = is_complex(dtype) ? 2 : 1;
  const bool is_single = dtype == DType::float32 || dtype == DType::complex64;
  const bool is_double = dtype == DType::float64 || dtype == DType::complex128;
  const size_t have = is_single ? t.floats.size() : is_double ? t.doubles.size() : t.integers.size();
  if (have % parts != 0 || static_cast<int64_t>(have / parts) != n) wrong_count(t, have / parts, n);
  TensorRef out = new_data(source, dtype, shape);
  if (is_single) convert<float>(t.floats, out->data);
  else if (is_double) convert<double>(t.doubles, out->data);
  else fill_integers(t, dtype, out->data);
  return out;
}

TensorRef read_raw(const TensorProto& t, DataSource& source, DType dtype, ShapeView shape) {
  const size_t bytes = num_bytes(dtype, shape);
  if (bytes != t.raw.size()) {
    fail(Code::data_loss, "tensor '", t.name, "' has ", t.raw.size(), " bytes of data, and dims for ", bytes);
  }
  TensorRef out = new_data(source, dtype, shape);
  if (bytes > 0) std::memcpy(out->data, t.raw.data(), bytes);
  return out;
}

TensorRef make_strings(const TensorProto& t, DataSource& source, ShapeView shape) {
  const int64_t n = num_elements(shape);
  if (static_cast<int64_t>(t.strings.size()) != n) wrong_count(t, t.strings.size(), n);
  size_t size = (t.strings.size() + 1) * sizeof(int64_t);
  for (std::string_view s : t.strings) size += s.size();
  source.budget.charge(3, size);  // `offsets`, `data` and the tensor's copy of it
  std::vector<int64_t> offsets{0};
  offsets.reserve(t.strings.size() + 1);
  for (std::string_view s : t.strings) offsets.push_back(offsets.back() + static_cast<int64_t>(s.size()));
  std::string data(reinterpret_cast<const char*>(offsets.data()), offsets.size() * sizeof(int64_t));
  data.reserve(size);
  for (std::string_view s : t.strings) data += s;
  return TensorRef::adopt(new_string_tensor(shape, data.data(), data.size()));
}

}  // namespace

DType dtype_of(int32_t type) {
  if (type <= 0 || type > kLastType) invalid_argument("unknown element type ", type);
  if (type >= kNumTypes) fail(Code::unimplemented, "element type ", type, " is not supported");
  return kTypes[type];
}

int32_t onnx_type_of(DType dtype) {
  for (int32_t i = 1; i < kNumTypes; ++i) {
    if (kTypes[i] == dtype) return i;
  }
  return 0;
}

TensorRef make_tensor(const TensorProto& t, DataSource& source) {
  const DType dtype = dtype_of(t.type);
  Shape shape;
  for (int64_t d : t.dims) {
    if (d < 0) invalid_argument("tensor '", t.name, "': a dim is negative: ", d);
    shape.push_back(d);
  }
  if (dtype == DType::string) {
    if (t.has_raw || t.is_external) invalid_argument("tensor '", t.name, "': strings must be in string_data");
    return make_strings(t, source, shape);
  }
  TensorRef out = t.is_external ? read_external(t, source, dtype, shape)
                  : t.has_raw   ? read_raw(t, source, dtype, shape)
                                : read_typed(t, source, dtype, shape);
  settle_booleans(*out);
  return out;
}

}  // namespace eager::onnx
