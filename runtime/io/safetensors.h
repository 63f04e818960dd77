// Reads and writes tensors in files of the safetensors format, which Python's `safetensors` and others read.
//
//   8 bytes   length n of the header, little-endian
//   n bytes   the header, JSON: {"__metadata__": {"key": "text", ...},
//                                "name": {"dtype": "F32", "shape": [2, 3], "data_offsets": [begin, end]}, ...}
//             filled up with spaces so that the data begin at a multiple of 8
//   data      row-major, little-endian; data_offsets count from here. They cover the data without gap or overlap.
//
// Dtypes that the format lacks, or that its readers refuse, are stored as others: complex64 and complex128 tensors as F32 and F64 with
// a last dim of 2, a string tensor as U8 of one dim: the offsets, int64[n + 1], and then the bytes (EAGER_STRING). The reader must
// know the true dtype. The format's C64, which Python's own package refuses with the whole file, is read and not written.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "runtime/core/tensor.h"
#include "runtime/io/file.h"
#include "runtime/io/json.h"

namespace eager {

using Metadata = std::map<std::string, std::string>;

struct NamedTensor {
  std::string name;
  TensorRef tensor;  // dense, on any device
};

// Writes the file whole or not at all; errors and `sync` are those of file.h.
void write_safetensors(const std::string& path, const Metadata& metadata, const std::vector<NamedTensor>& tensors,
                       bool sync = true);

// A file of which the constructor reads the header and checks it against the file's size (DATA_LOSS). read() reads the
// tensors.
class SafetensorsFile {
 public:
  struct Entry {
    std::string stored;  // the dtype's name in the file
    DType dtype;         // the stored dtype; `none`: one that the library lacks
    Shape shape;
    uint64_t begin, end;  // bytes from the beginning of the data
  };

  SafetensorsFile(const std::string& path, LoadBudget& budget);
  uint64_t size() const { return file_.size(); }
  const Metadata& metadata() const { return metadata_; }
  const std::map<std::string, Entry>& entries() const { return entries_; }
  // Returns a tensor on the host. DATA_LOSS unless there is one of this name, dtype and shape; INVALID_ARGUMENT if its
  // stored dtype is one that the library lacks.
  TensorRef read(const std::string& name, DType dtype, ShapeView shape, LoadBudget& budget) const;

 private:
  void read_header(uint64_t length, LoadBudget& budget);
  void add_entry(std::string_view name, Json j, LoadBudget& budget);
  void check_layout(uint64_t size) const;

  const InputFile file_;
  uint64_t data_begin_ = 0;
  Metadata metadata_;
  std::map<std::string, Entry> entries_;
};

}  // namespace eager
