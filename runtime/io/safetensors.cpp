#include "runtime/io/safetensors.h"

#include <algorithm>
#include <cstring>

#include "runtime/core/copy.h"
#include "runtime/io/json.h"

namespace eager {

namespace {

constexpr uint64_t kMaxHeader = 100'000'000;  // as other readers have it

struct Name {
  DType dtype;
  const char* name;
};
constexpr Name kNames[] = {
    {DType::boolean, "BOOL"}, {DType::int8, "I8"},      {DType::int16, "I16"},   {DType::int32, "I32"},
    {DType::int64, "I64"},    {DType::uint8, "U8"},     {DType::uint16, "U16"},  {DType::uint32, "U32"},
    {DType::uint64, "U64"},   {DType::float16, "F16"},  {DType::bfloat16, "BF16"}, {DType::float32, "F32"},
    {DType::float64, "F64"},  {DType::complex64, "C64"},
};

const char* name_of(DType dtype) {
  for (const Name& n : kNames) {
    if (n.dtype == dtype) return n.name;
  }
  fail(Code::internal, "safetensors has no ", dtype_name(dtype));
}

DType dtype_of(const std::string& name) {
  for (const Name& n : kNames) {
    if (name == n.name) return n.dtype;
  }
  invalid_argument("the file has a tensor of the unknown dtype '", name, "'");
}

// How the format has it.
void as_stored(DType& dtype, Shape& shape, uint64_t string_bytes) {
  if (dtype == DType::complex128) {
    dtype = DType::float64;
    shape.push_back(2);
  } else if (dtype == DType::string) {
    dtype = DType::uint8;
    shape = Shape{static_cast<int64_t>(string_bytes)};
  }
}

std::string header_text(const Metadata& metadata, const std::vector<const NamedTensor*>& tensors) {
  Json header = Json::object();
  header["__metadata__"] = metadata;
  uint64_t at = 0;
  for (const NamedTensor* t : tensors) {
    DType dtype = t->tensor->dtype;
    Shape shape = t->tensor->shape();
    const uint64_t bytes = t->tensor->num_bytes();
    as_stored(dtype, shape, bytes);
    header[t->name] = {{"dtype", name_of(dtype)},
                       {"shape", std::vector<int64_t>(shape.dims(), shape.dims() + shape.rank())},
                       {"data_offsets", {at, at + bytes}}};
    at += bytes;
  }
  std::string text = json_text(header);
  text.append((8 - text.size() % 8) % 8, ' ');
  if (text.size() > kMaxHeader) fail(Code::resource_exhausted, "the file's header would have ", text.size(), " bytes, ", kMaxHeader, " are allowed");
  return text;
}

}  // namespace

void write_safetensors(const std::string& path, const Metadata& metadata, const std::vector<NamedTensor>& tensors) {
  // Large elements first, so that all are aligned.
  std::vector<const NamedTensor*> ordered;
  for (const NamedTensor& t : tensors) ordered.push_back(&t);
  std::stable_sort(ordered.begin(), ordered.end(), [](const NamedTensor* a, const NamedTensor* b) {
    return a->tensor->element_size() > b->tensor->element_size();
  });
  const std::string header = header_text(metadata, ordered);
  OutputFile file(path);
  const uint64_t length = header.size();
  file.write(&length, sizeof length);
  file.write(header.data(), header.size());
  for (const NamedTensor* t : ordered) {
    const TensorRef on_host = copy_to_device(t->tensor, 0);
    file.write(on_host->data, on_host->num_bytes());
  }
  file.commit();
}

SafetensorsFile::SafetensorsFile(const std::string& path) : file_(path) {
  const uint64_t size = file_.size();
  uint64_t length = 0;
  if (size < sizeof length) damaged("it has ", size, " bytes");
  file_.read(0, &length, sizeof length);
  if (length > size - sizeof length) damaged("its header of ", length, " bytes exceeds it, or it is no safetensors file");
  if (length > kMaxHeader) damaged("its header has ", length, " bytes, ", kMaxHeader, " are allowed");
  data_begin_ = sizeof length + length;
  std::string text(length, 0);
  file_.read(sizeof length, text.data(), length);
  const Json header = parse_json(text, "the header");
  if (!header.is_object()) damaged("the header is no object");
  for (const auto& [name, value] : header.items()) {
    if (name != "__metadata__") {
      add_entry(name, &value);
      continue;
    }
    if (!value.is_object()) damaged("__metadata__ is no object");
    for (const auto& [key, entry] : value.items()) metadata_[key] = to_string(entry);
  }
  check_layout(size - data_begin_);
}

void SafetensorsFile::add_entry(const std::string& name, const void* json) {
  const Json& j = *static_cast<const Json*>(json);
  Entry entry{dtype_of(to_string(member(j, "dtype"))), {}, 0, 0};
  const Json &dims = list_at(j, "shape"), &offsets = list_at(j, "data_offsets");
  if (dims.size() > kMaxRank) damaged("tensor '", name, "' has rank ", dims.size());
  for (const Json& d : dims) entry.shape.push_back(to_integer(d, 0));
  if (offsets.size() != 2) damaged("tensor '", name, "' has no begin and end");
  entry.begin = static_cast<uint64_t>(to_integer(offsets[0], 0));
  entry.end = static_cast<uint64_t>(to_integer(offsets[1], 0));
  int64_t n;
  const size_t bytes = checked_bytes(entry.dtype, entry.shape, &n);
  if (entry.end < entry.begin || entry.end - entry.begin != bytes) damaged("tensor '", name, "' needs ", bytes, " bytes");
  entries_[name] = entry;
}

void SafetensorsFile::check_layout(uint64_t size) const {
  std::vector<const Entry*> ordered;
  for (const auto& [name, entry] : entries_) ordered.push_back(&entry);
  std::sort(ordered.begin(), ordered.end(), [](const Entry* a, const Entry* b) {
    return a->begin != b->begin ? a->begin < b->begin : a->end < b->end;
  });
  uint64_t at = 0;
  for (const Entry* entry : ordered) {
    if (entry->begin != at) damaged("its tensors overlap or leave a gap at ", at);
    at = entry->end;
  }
  if (at != size) damaged("its tensors need ", at, " bytes, it has ", size);
}

TensorRef SafetensorsFile::read(const std::string& name, DType dtype, ShapeView shape) const {
  auto found = entries_.find(name);
  if (found == entries_.end()) damaged("there is no tensor '", name, "'");
  const Entry& entry = found->second;
  const size_t bytes = entry.end - entry.begin;
  DType stored = dtype;
  Shape dims = shape;
  as_stored(stored, dims, bytes);
  if (stored != entry.dtype || !(ShapeView(dims) == entry.shape)) {
    damaged("tensor '", name, "' is ", dtype_name(entry.dtype), " ", to_string(entry.shape), ", not ", dtype_name(dtype), " ", to_string(shape));
  }
  if (dtype == DType::string) {
    std::vector<char> data(bytes);
    file_.read(data_begin_ + entry.begin, data.data(), bytes);
    return TensorRef::adopt(new_string_tensor(shape, data.data(), bytes));
  }
  TensorRef t = TensorRef::adopt(new_tensor(dtype, shape, 0));
  file_.read(data_begin_ + entry.begin, t->data, bytes);
  return t;
}

}  // namespace eager
