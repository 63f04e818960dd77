// ByteReader: the bytes of a file one after the other, decompressed where it is compressed as a whole.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "runtime/io/byte_source.h"

namespace eager {

class ByteReader {
 public:
  ByteReader(const std::string& path, Compression compression);

  // Returns the next bytes, at least one, which are valid until the next call; none: the file has ended. DATA_LOSS, with the
  // file: it is cut, or not compressed so.
  std::string_view peek();
  // Goes on behind n of these bytes.
  void take(size_t n) { begin_ += n, offset_ += n; }
  // Returns how many bytes, uncompressed, lie before those of peek().
  uint64_t offset() const { return offset_; }
  // Goes to an offset. A compressed file is read from its beginning up to it, if it lies behind. DATA_LOSS: the file
  // ends before.
  void seek(uint64_t offset);
  const std::string& path() const { return path_; }
  uint64_t file_size() const { return source_.file_size(); }

 private:
  [[noreturn]] void lost_before(uint64_t offset, uint64_t end) const;
  static constexpr size_t kCapacity = size_t{64} << 10;
  const std::string path_;
  ByteSource source_;
  uint64_t offset_ = 0;
  std::unique_ptr<char[]> buffer_;
  size_t begin_ = 0, end_ = 0;  // of what peek() returns, in the buffer
};

}  // namespace eager
