// Files of records, TensorFlow's TFRecord format. Each record is
//
//   8 bytes   its length, little-endian
//   4 bytes   the masked CRC-32C of those 8
//   n bytes   the record
//   4 bytes   the masked CRC-32C of the record
//
// A file may be compressed as a whole, with gzip or zlib. Offsets count uncompressed bytes.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/io/budget.h"
#include "runtime/io/byte_source.h"
#include "runtime/io/growing_file.h"
#include "runtime/io/zlib.h"

namespace eager {

// Reads the records of a file one after the other. The file is as long as it was when it was opened.
//
// DATA_LOSS, with the file and the record's offset: it is cut, or has a wrong checksum. A record's length is compared with what
// the file has left before memory is taken for it; where the file is compressed, memory grows as the bytes come.
// RESOURCE_EXHAUSTED: a record that is there is larger than the load limit (LoadBudget). After an error the reader stands before the
// record that could not be read.
class RecordReader {
 public:
  RecordReader(const std::string& path, Compression compression, uint64_t load_limit = 0);

  // Gives the next record, which is valid until the next call. false: there are no more.
  bool next(std::string_view& record);
  // Returns the offset of the next record.
  uint64_t offset() const { return position_; }
  // Goes to an offset that offset() has returned. A compressed file is read from its beginning up to it, if it lies behind.
  // DATA_LOSS: the file ends before.
  void seek(uint64_t offset);

 private:
  bool has(uint64_t bytes);  // whether so many follow; brings them into the buffer
  void check_limit(uint64_t length);
  [[noreturn]] void lost(const char* what, const char* why) const;
  void forget_buffer();

  struct Free {
    void operator()(char* p) const { std::free(p); }
  };
  const std::string path_;
  ByteSource source_;
  LoadBudget budget_;      // of one record
  uint64_t position_ = 0;  // of buffer_[begin_]
  // The bytes from begin_ to end_ follow the position.
  std::unique_ptr<char, Free> buffer_;
  size_t capacity_ = 0, begin_ = 0, end_ = 0;
};

// Writes records. A file of this name is replaced at once. Bytes reach the file as growing_file.h says.
class RecordWriter {
 public:
  // level: zlib's, 0 to 9; -1: its default. Others are INVALID_ARGUMENT.
  RecordWriter(std::string path, Compression compression, int level = -1);
  ~RecordWriter();

  void write(std::string_view record);
  void flush();
  void close();
  const std::string& path() const { return file_.path(); }

 private:
  void prepare(Compression compression, int level);  // makes the deflater
  void check_not_ended() const;

  std::optional<Deflater> deflater_;  // made ahead of the file, which is not touched where there is no zlib
  GrowingFile file_;
  bool is_ended_ = false;  // close() was called, though the disk may have been full
};

// Appends the record to `to`, as it lies in an uncompressed file.
void append_record(std::string& to, std::string_view record);

}  // namespace eager
