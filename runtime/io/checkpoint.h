// Checkpoints: tensors and texts under keys, in a file of the safetensors format (safetensors.h).
//
//   key     a text such as "model/layers/0/kernel", which a file has once
//   tensor  one of the file's; dtypes that the format lacks are stored as safetensors.h says
//   text    an entry of the header's __metadata__
//
// Entries of __metadata__ whose names begin with "eager_" belong to this format:
//   eager_checkpoint   its version, "1". A file without it is a foreign one, and is read too
//   eager_dtypes       JSON, {"key": {"dtype": "string", "shape": [2, 3]}, ...}: the tensors that are
//                      stored as another dtype. There only where there are such
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/handle.h"
#include "runtime/core/tensor.h"
#include "runtime/io/safetensors.h"

struct eager_checkpoint_writer final : eager::Counted {
  eager_checkpoint_writer() : Counted(eager::Tag::checkpoint_writer) {}
  ~eager_checkpoint_writer() { tag = eager::Tag::dead; }
  void release() {
    if (drop()) delete this;
  }

  // Add what the file is to have: all of the list, or nothing. The tensors are dense, on any device.
  // ALREADY_EXISTS: a key that is there. INVALID_ARGUMENT: a key that is empty, no UTF-8, or the format's own.
  void add_tensors(std::vector<eager::NamedTensor> tensors);
  void add_text(std::string key, std::string text);
  // Writes the file whole or not at all, and keeps all that was added; errors and `sync` are those of file.h.
  void write(const std::string& path, bool sync) const;

  // The first keys of the variables that were added, by ids (runtime/variables/checkpoint.h).
  std::unordered_map<uint64_t, std::string> variable_keys;
  std::atomic<bool> is_used{false};  // by a call (base/one_call.h)

 private:
  void check_key(const std::string& key) const;

  std::vector<eager::NamedTensor> tensors_;
  eager::Metadata texts_;
  std::unordered_set<std::string> keys_;
};

struct eager_checkpoint final : eager::Counted {
  struct Entry {
    std::string key;          // escaped where the file's name has a NUL
    const std::string* name;  // in the file
    const std::string* text;  // NULL: the entry is a tensor
    std::string_view stored;  // a tensor's dtype as the file calls it
    eager::DType dtype;       // `none`: a text, or a dtype that the library lacks
    eager::Shape shape;
    uint64_t num_bytes;  // in the file
  };

  // Opens the file, and reads and checks its header. Errors are those of SafetensorsFile and of file.h, with the path.
  // INVALID_ARGUMENT: a newer version of the format. load_limit is that of LoadBudget, also below.
  eager_checkpoint(const std::string& path, uint64_t load_limit);
  ~eager_checkpoint() { tag = eager::Tag::dead; }
  void release() {
    if (drop()) delete this;
  }

  // Returns the tensors and then the texts, each in the order of their keys.
  const std::vector<Entry>& entries() const { return entries_; }
  const Entry* find(std::string_view key) const;  // NULL: there is none
  // Returns the tensor, or the text, of this key. NOT_FOUND: there is none.
  const Entry& tensor_at(std::string_view key) const;
  const std::string& text_at(std::string_view key) const;
  // Returns a tensor on the host. UNIMPLEMENTED: its dtype is one that the library lacks.
  eager::TensorRef read(const Entry& tensor, uint64_t load_limit) const;
  // Reports whether this library wrote the file.
  bool is_own() const;

  const std::string path;

 private:
  void read_entries(eager::LoadBudget& budget);

  const eager::SafetensorsFile file_;
  std::vector<Entry> entries_;
  std::unordered_map<std::string_view, size_t> places_;  // of keys in entries_
};
