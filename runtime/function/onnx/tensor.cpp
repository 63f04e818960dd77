// Tensors of a file: raw bytes, lists of numbers, or bytes in a file beside the model.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/core/device_manager.h"
#include "runtime/function/onnx/model.h"

namespace eager::onnx {

static_assert(std::endian::native == std::endian::little);  // as raw_data is

namespace {

constexpr DType kTypes[] = {DType::none,    DType::float32, DType::uint8,   DType::int8,      DType::uint16,    DType::int16,
                            DType::int32,   DType::int64,   DType::string,  DType::boolean,   DType::float16,   DType::float64,
                            DType::uint32,  DType::uint64,  DType::complex64, DType::complex128, DType::bfloat16};
constexpr int32_t kNumTypes = sizeof kTypes / sizeof *kTypes;
constexpr int32_t kLastType = 26;  // of newer versions: 8, 4 and 2 bits

class File {
 public:
  explicit File(const std::string& path) : path_(path), fd_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (fd_ < 0) {
      if (errno == ENOENT || errno == ENOTDIR) fail(Code::not_found, path, ": ", std::strerror(errno));
      if (errno == EACCES) fail(Code::permission_denied, path, ": ", std::strerror(errno));
      invalid_argument(path, ": ", std::strerror(errno));
    }
    struct stat s;
    const bool is_known = ::fstat(fd_, &s) == 0;
    if (!is_known || !S_ISREG(s.st_mode)) {
      ::close(fd_);
      invalid_argument(path, ": not a file");
    }
    size_ = static_cast<uint64_t>(s.st_size);
  }
  ~File() { ::close(fd_); }
  File(const File&) = delete;

  uint64_t size() const { return size_; }
  void read(uint64_t offset, size_t bytes, void* to) const {
    char* at = static_cast<char*>(to);
    while (bytes > 0) {
      const ssize_t n = ::pread(fd_, at, bytes, static_cast<off_t>(offset));
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) fail(Code::data_loss, path_, ": ", n < 0 ? std::strerror(errno) : "the file ends early");
      at += n, offset += static_cast<uint64_t>(n), bytes -= static_cast<size_t>(n);
    }
  }

 private:
  std::string path_;
  int fd_;
  uint64_t size_ = 0;
};

size_t num_bytes(DType dtype, ShapeView shape) {
  int64_t n;
  return checked_bytes(dtype, shape, &n);
}

[[noreturn]] void wrong_count(const TensorProto& t, size_t have, int64_t want) {
  fail(Code::data_loss, "tensor '", t.name, "' has ", have, " numbers of data, and dims for ", want);
}

// The file that external data lie in: inside the model's folder, symbolic links followed.
std::string external_path(const TensorProto& t, const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path location(t.external.location);
  bool is_inside = !location.empty() && location.is_relative() && location.native().find('\0') == std::string::npos;
  for (const fs::path& part : location) is_inside = is_inside && part != "..";
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error) invalid_argument(folder, ": ", error.message());
  fs::path path;
  if (is_inside) {
    path = fs::canonical(root / location, error);
    if (error) fail(Code::not_found, "external data of tensor '", t.name, "': ", t.external.location, ": ", error.message());
    const fs::path below = path.lexically_relative(root);
    is_inside = !below.empty() && *below.begin() != "..";
  }
  if (!is_inside) {
    invalid_argument("external data of tensor '", t.name, "' must lie in the model's folder, not at '", t.external.location, "'");
  }
  return path.string();
}

void read_external(const TensorProto& t, const std::string& folder, DType dtype, ShapeView shape, TensorRef& out) {
  const size_t bytes = num_bytes(dtype, shape);
  const File file(external_path(t, folder));
  if (t.external.length >= 0 && static_cast<uint64_t>(t.external.length) != bytes) {
    fail(Code::data_loss, "external data of tensor '", t.name, "': ", t.external.length, " bytes, and dims for ", bytes);
  }
  if (t.external.offset > file.size() || file.size() - t.external.offset < bytes) {
    fail(Code::data_loss, "external data of tensor '", t.name, "': the file ends early");
  }
  out = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  file.read(t.external.offset, bytes, out->data);
}

template <class To, class From>
void convert(const std::vector<From>& from, void* to) {
  To* out = static_cast<To*>(to);
  for (size_t i = 0; i < from.size(); ++i) out[i] = static_cast<To>(from[i]);
}

void fill_integers(const TensorProto& t, DType dtype, void* out) {
  switch (dtype_size(dtype)) {  // halves are their bits; integers wrap
    case 1: return dtype == DType::boolean ? convert<bool>(t.integers, out) : convert<uint8_t>(t.integers, out);
    case 2: return convert<uint16_t>(t.integers, out);
    case 4: return convert<uint32_t>(t.integers, out);
    default: return convert<uint64_t>(t.integers, out);
  }
}

// From the list that the type's numbers are in.
void read_typed(const TensorProto& t, DType dtype, ShapeView shape, TensorRef& out) {
  const int64_t n = num_elements(shape);
  const int64_t parts = is_complex(dtype) ? 2 : 1;
  const bool is_single = dtype == DType::float32 || dtype == DType::complex64;
  const bool is_double = dtype == DType::float64 || dtype == DType::complex128;
  const size_t have = is_single ? t.floats.size() : is_double ? t.doubles.size() : t.integers.size();
  if (have % parts != 0 || static_cast<int64_t>(have / parts) != n) wrong_count(t, have / parts, n);
  out = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (is_single) convert<float>(t.floats, out->data);
  else if (is_double) convert<double>(t.doubles, out->data);
  else fill_integers(t, dtype, out->data);
}

TensorRef make_strings(const TensorProto& t, ShapeView shape) {
  const int64_t n = num_elements(shape);
  if (static_cast<int64_t>(t.strings.size()) != n) wrong_count(t, t.strings.size(), n);
  std::vector<int64_t> offsets{0};
  std::string bytes;
  for (std::string_view s : t.strings) {
    bytes += s;
    offsets.push_back(static_cast<int64_t>(bytes.size()));
  }
  std::string data(reinterpret_cast<const char*>(offsets.data()), offsets.size() * sizeof(int64_t));
  data += bytes;
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

TensorRef make_tensor(const TensorProto& t, const std::string& folder) {
  const DType dtype = dtype_of(t.type);
  Shape shape;
  for (int64_t d : t.dims) {
    if (d < 0) invalid_argument("tensor '", t.name, "': a dim is negative: ", d);
    shape.push_back(d);
  }
  TensorRef out;
  if (dtype == DType::string) {
    if (t.has_raw || t.is_external) invalid_argument("tensor '", t.name, "': strings must be in string_data");
    return make_strings(t, shape);
  }
  if (t.is_external) {
    read_external(t, folder, dtype, shape, out);
  } else if (t.has_raw) {
    const size_t bytes = num_bytes(dtype, shape);
    if (bytes != t.raw.size()) {
      fail(Code::data_loss, "tensor '", t.name, "' has ", t.raw.size(), " bytes of data, and dims for ", bytes);
    }
    out = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
    if (bytes > 0) std::memcpy(out->data, t.raw.data(), bytes);
  } else {
    read_typed(t, dtype, shape, out);
  }
  if (dtype == DType::boolean) {  // whatever the file says, a bool is 0 or 1
    unsigned char* bytes = static_cast<unsigned char*>(out->data);
    for (int64_t i = 0; i < out->num_elements; ++i) bytes[i] = bytes[i] != 0;
  }
  return out;
}

std::string read_file(const std::string& path) {
  const File file(path);
  std::string bytes(file.size(), '\0');
  file.read(0, bytes.size(), bytes.data());
  return bytes;
}

}  // namespace eager::onnx
