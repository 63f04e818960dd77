#include "runtime/io/checkpoint.h"

#include "base/utf8.h"
#include "runtime/io/attribute_json.h"
#include "runtime/io/json_writer.h"

namespace eager {

namespace {

constexpr std::string_view kOwn = "eager_";
constexpr const char *kVersionKey = "eager_checkpoint", *kDtypesKey = "eager_dtypes";
constexpr const char* kVersion = "1";

bool is_own_name(std::string_view name) { return name.starts_with(kOwn); }

bool is_stored_as_another(DType dtype) {
  return dtype == DType::complex64 || dtype == DType::complex128 || dtype == DType::string;
}

std::string dtypes_text(const std::vector<NamedTensor>& tensors) {
  JsonWriter w;
  w.object([&] {
    for (const NamedTensor& t : tensors) {
      if (!is_stored_as_another(t.tensor->dtype)) continue;
      w.key(t.name);
      w.object([&] {
        w.member("dtype", dtype_name(t.tensor->dtype));
        w.key("shape");
        w.values(t.tensor->shape());
      });
    }
  });
  return w.take();
}

// Opens the file; its header's errors get the path, as those of the system have it.
SafetensorsFile open_safetensors(const std::string& path, LoadBudget& budget) {
  try {
    return SafetensorsFile(path, budget);
  } catch (Error& error) {
    if (!error.message.starts_with(path)) error.message = cat(path, "; ", error.message);
    throw;
  }
}

}  // namespace

}  // namespace eager

using namespace eager;

void eager_checkpoint_writer::check_key(const std::string& key) const {
  if (key.empty()) invalid_argument("a checkpoint's key is empty");
  if (!is_utf8(key)) invalid_argument("a checkpoint's key is not UTF-8: ", key);
  if (key == "__metadata__") invalid_argument("the key __metadata__ is the file format's own");
  if (keys_.contains(key)) fail(Code::already_exists, "key ", key, " has been added to the checkpoint before");
}

void eager_checkpoint_writer::add_tensors(std::vector<NamedTensor> tensors) {
  tensors_.reserve(tensors_.size() + tensors.size());
  size_t added = 0;
  try {
    for (; added < tensors.size(); ++added) {
      check_key(tensors[added].name);
      keys_.insert(tensors[added].name);
    }
  } catch (...) {
    while (added > 0) keys_.erase(tensors[--added].name);
    throw;
  }
  for (NamedTensor& t : tensors) tensors_.push_back(std::move(t));
}

void eager_checkpoint_writer::add_text(std::string key, std::string text) {
  check_key(key);
  if (is_own_name(key)) invalid_argument("keys of texts that begin with ", kOwn, " are the file format's own: ", key);
  if (!is_utf8(text)) invalid_argument("the text of key ", key, " is not UTF-8");
  texts_.emplace(key, std::move(text));
  keys_.insert(std::move(key));
}

void eager_checkpoint_writer::write(const std::string& path, bool sync) const {
  Metadata metadata = texts_;
  metadata.emplace(kVersionKey, kVersion);
  for (const NamedTensor& t : tensors_) {
    if (!is_stored_as_another(t.tensor->dtype)) continue;
    metadata.emplace(kDtypesKey, dtypes_text(tensors_));
    break;
  }
  write_safetensors(path, metadata, tensors_, sync);
}

eager_checkpoint::eager_checkpoint(const std::string& file_path, uint64_t load_limit)
    : Counted(Tag::checkpoint), path(file_path), file_([&] {
        LoadBudget budget(load_limit);
        return open_safetensors(path, budget);
      }()) {
  LoadBudget budget(load_limit);
  budget.add_file(file_.size());
  try {
    read_entries(budget);
  } catch (Error& error) {
    error.message = cat(path, "; ", error.message);
    throw;
  }
}

bool eager_checkpoint::is_own() const { return file_.metadata().contains(kVersionKey); }

void eager_checkpoint::read_entries(LoadBudget& budget) {
  const auto version = file_.metadata().find(kVersionKey);
  if (version != file_.metadata().end() && version->second != kVersion) {
    invalid_argument("the checkpoint has version ", version->second, " of the format, this library reads ", kVersion);
  }
  for (const auto& [name, e] : file_.entries()) {
    push(budget, entries_, {to_utf8(name), &name, nullptr, e.stored, e.dtype, e.shape, e.end - e.begin});
  }
  const size_t num_tensors = entries_.size();
  for (const auto& [name, text] : file_.metadata()) {
    if (!is_own() || !is_own_name(name))
      push(budget, entries_, {to_utf8(name), &name, &text, "", DType::none, {}, text.size()});
  }
  budget.charge(entries_.size(), 64);  // places_
  for (size_t i = 0; i < entries_.size(); ++i) places_.emplace(entries_[i].key, i);
  const auto dtypes = file_.metadata().find(kDtypesKey);
  if (dtypes == file_.metadata().end()) return;
  const JsonDocument document = parse_json(dtypes->second, kDtypesKey, budget);
  if (!document.root().is(JsonKind::object)) damaged(kDtypesKey, " is no object");
  for_each_member(document.root(), [&](std::string_view key, Json value) {
    const auto place = places_.find(key);
    if (place == places_.end() || place->second >= num_tensors) damaged(kDtypesKey, " names no tensor: ", key);
    Entry& entry = entries_[place->second];
    const std::string_view dtype = to_string(member(value, "dtype"));
    entry.dtype = dtype_of_name(dtype);
    const Json dims = list_at(value, "shape");
    if (dims.size() > kMaxRank) damaged("tensor '", key, "' has rank ", dims.size());
    entry.shape = Shape{};
    for (const Json d : dims) entry.shape.push_back(to_integer(d, 0));
    if (!is_stored_as_another(entry.dtype)) damaged(kDtypesKey, " has tensor '", key, "' of dtype '", dtype, "'");
  });
}

const eager_checkpoint::Entry* eager_checkpoint::find(std::string_view key) const {
  const auto place = places_.find(key);
  return place == places_.end() ? nullptr : &entries_[place->second];
}

const eager_checkpoint::Entry& eager_checkpoint::tensor_at(std::string_view key) const {
  const Entry* entry = find(key);
  if (!entry || entry->text) fail(Code::not_found, "Key ", key, " not found in checkpoint ", path);
  return *entry;
}

const std::string& eager_checkpoint::text_at(std::string_view key) const {
  const Entry* entry = find(key);
  if (!entry || !entry->text) fail(Code::not_found, "Text ", key, " not found in checkpoint ", path);
  return *entry->text;
}

TensorRef eager_checkpoint::read(const Entry& tensor, uint64_t load_limit) const {
  if (tensor.dtype == DType::none) {
    fail(Code::unimplemented, "Key ", tensor.key, " of checkpoint ", path, " has the dtype ", tensor.stored,
         ", which this library lacks");
  }
  LoadBudget budget(load_limit);
  budget.add_file(file_.size());
  try {
    return file_.read(*tensor.name, tensor.dtype, tensor.shape, budget);
  } catch (Error& error) {
    if (!error.message.starts_with(path)) error.message = cat(path, "; ", error.message);
    if (error.code == Code::invalid_argument) error.code = Code::data_loss;  // strings whose offsets do not fit
    throw;
  }
}
