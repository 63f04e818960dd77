#include "runtime/io/safetensors.h"

#include <algorithm>

#include "runtime/core/copy.h"
#include "runtime/io/json_writer.h"

namespace eager {

namespace {

constexpr uint64_t kMaxHeader = 100'000'000;  // the limit of other readers
constexpr size_t kMapNode = 128;              // roughly the bytes that a map's entry takes besides its texts

struct Name {
  DType dtype;
  const char* name;
};
constexpr Name kNames[] = {
    {DType::boolean, "BOOL"}, {DType::int8, "I8"},       {DType::int16, "I16"},     {DType::int32, "I32"},
    {DType::int64, "I64"},    {DType::uint8, "U8"},      {DType::uint16, "U16"},    {DType::uint32, "U32"},
    {DType::uint64, "U64"},   {DType::float16, "F16"},   {DType::bfloat16, "BF16"}, {DType::float32, "F32"},
    {DType::float64, "F64"},  {DType::complex64, "C64"},
};

const char* name_of(DType dtype) {
  for (const Name& n : kNames) {
    if (n.dtype == dtype) return n.name;
  }
  fail(Code::internal, "safetensors has no ", dtype_name(dtype));
}

DType dtype_of(std::string_view name) {
  for (const Name& n : kNames) {
    if (name == n.name) return n.dtype;
  }
  return DType::none;
}

// Changes the dtype and the shape of a tensor to those that are stored.
void as_stored(DType& dtype, Shape& shape, uint64_t string_bytes) {
  if (dtype == DType::complex64 || dtype == DType::complex128) {
    dtype = dtype == DType::complex64 ? DType::float32 : DType::float64;
    shape.push_back(2);
  } else if (dtype == DType::string) {
    dtype = DType::uint8;
    shape = Shape{static_cast<int64_t>(string_bytes)};
  }
}

std::string header_text(const Metadata& metadata, const std::vector<const NamedTensor*>& tensors) {
  JsonWriter w;
  uint64_t at = 0;
  w.object([&] {
    w.key("__metadata__");
    w.object([&] {
      for (const auto& [key, value] : metadata) w.member(key, value);
    });
    for (const NamedTensor* t : tensors) {
      DType dtype = t->tensor->dtype;
      Shape shape = t->tensor->shape();
      const uint64_t bytes = t->tensor->num_bytes();
      as_stored(dtype, shape, bytes);
      w.key(t->name);
      w.object([&] {
        w.member("dtype", name_of(dtype));
        w.key("shape");
        w.values(ShapeView(shape));
        w.key("data_offsets");
        w.values(std::initializer_list<uint64_t>{at, at + bytes});
      });
      at += bytes;
    }
  });
  std::string text = w.take();
  text.append((8 - text.size() % 8) % 8, ' ');
  if (text.size() > kMaxHeader)
    fail(Code::resource_exhausted, "the file's header would have ", text.size(), " bytes, ", kMaxHeader,
         " are allowed");
  return text;
}

}  // namespace

void write_safetensors(const std::string& path, const Metadata& metadata, const std::vector<NamedTensor>& tensors,
                       bool sync) {
  // Tensors of large elements come first, so that all of them are aligned.
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
  file.commit(sync);
}

SafetensorsFile::SafetensorsFile(const std::string& path, LoadBudget& budget) : file_(path) {
  const uint64_t size = file_.size();
  budget.add_file(size);
  uint64_t length = 0;
  if (size < sizeof length) damaged("it has ", size, " bytes");
  file_.read(0, &length, sizeof length);
  if (length > size - sizeof length)
    damaged("its header of ", length, " bytes exceeds it, or it is no safetensors file");
  if (length > kMaxHeader) damaged("its header has ", length, " bytes, ", kMaxHeader, " are allowed");
  data_begin_ = sizeof length + length;
  read_header(length, budget);
  check_layout(size - data_begin_);
}

void SafetensorsFile::read_header(uint64_t length, LoadBudget& budget) {
  budget.charge(length, 1);
  std::string text(length, 0);
  file_.read(sizeof length, text.data(), length);
  const JsonDocument header = parse_json(text, "the header", budget);
  if (!header.root().is(JsonKind::object)) damaged("the header is no object");
  for_each_member(header.root(), [&](std::string_view name, Json value) {
    if (name != "__metadata__") return add_entry(name, value, budget);
    if (value.is(JsonKind::null)) return;
    if (!value.is(JsonKind::object)) damaged("__metadata__ is no object");
    for_each_member(value, [&](std::string_view key, Json entry) {
      budget.charge(kMapNode + key.size() + to_string(entry).size(), 1);
      metadata_.emplace(key, to_string(entry));
    });
  });
}

void SafetensorsFile::add_entry(std::string_view name, Json j, LoadBudget& budget) {
  const std::string_view stored = to_string(member(j, "dtype"));
  Entry entry{std::string(stored), dtype_of(stored), {}, 0, 0};
  const Json dims = list_at(j, "shape"), offsets = list_at(j, "data_offsets");
  if (dims.size() > kMaxRank) damaged("tensor '", name, "' has rank ", dims.size());
  for (const Json d : dims) entry.shape.push_back(to_integer(d, 0));
  if (offsets.size() != 2) damaged("tensor '", name, "' has no begin and end");
  auto offset = offsets.begin();
  entry.begin = static_cast<uint64_t>(to_integer(*offset, 0));
  entry.end = static_cast<uint64_t>(to_integer(*++offset, 0));
  const bool is_known = entry.dtype != DType::none;
  const size_t bytes = [&] {
    try {
      int64_t n;
      return checked_bytes(is_known ? entry.dtype : DType::uint8, entry.shape, &n);
    } catch (const Error& error) {
      damaged("tensor '", name, "': ", error.message);
    }
  }();
  if (entry.end < entry.begin || (is_known && entry.end - entry.begin != bytes))
    damaged("tensor '", name, "' needs ", bytes, " bytes");
  budget.charge(kMapNode + sizeof(Entry) + name.size() + stored.size(), 1);
  if (!entries_.emplace(name, entry).second) damaged("two tensors are called '", name, "'");
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

TensorRef SafetensorsFile::read(const std::string& name, DType dtype, ShapeView shape, LoadBudget& budget) const {
  auto found = entries_.find(name);
  if (found == entries_.end()) damaged("there is no tensor '", name, "'");
  const Entry& entry = found->second;
  if (entry.dtype == DType::none) invalid_argument("the file has a tensor of the unknown dtype '", entry.stored, "'");
  const size_t bytes = entry.end - entry.begin;
  DType stored = dtype;
  Shape dims = shape;
  as_stored(stored, dims, bytes);
  const bool is_stored_as_itself = dtype == entry.dtype && shape == ShapeView(entry.shape);  // also a C64
  if (!is_stored_as_itself && (stored != entry.dtype || !(ShapeView(dims) == entry.shape))) {
    damaged("tensor '", name, "' is ", dtype_name(entry.dtype), " ", to_string(entry.shape), ", not ",
            dtype_name(dtype), " ", to_string(shape));
  }
  budget.charge(dtype == DType::string ? 2 * bytes : bytes, 1);
  if (dtype == DType::string) {
    std::vector<char> data(bytes);
    file_.read(data_begin_ + entry.begin, data.data(), bytes);
    return TensorRef::adopt(new_string_tensor(shape, data.data(), bytes));
  }
  TensorRef t = TensorRef::adopt(new_tensor(dtype, shape, 0));
  file_.read(data_begin_ + entry.begin, t->data, bytes);
  settle_booleans(*t);
  return t;
}

}  // namespace eager
