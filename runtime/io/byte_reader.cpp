#include "runtime/io/byte_reader.h"

#include <algorithm>

#include "base/error.h"

namespace eager {

ByteReader::ByteReader(const std::string& path, Compression compression)
    : path_(path), source_(path, compression), buffer_(new char[kCapacity]) {}

std::string_view ByteReader::peek() {
  const auto lost = [&](bool, const char* why) { fail(Code::data_loss, path_, ": ", why); };
  const bool is_empty = source_.file_size() == 0;  // which no compression makes, and still holds nothing
  if (begin_ == end_ && !is_empty) {
    begin_ = 0;
    end_ = 0;  // also where read() throws
    end_ = source_.read(buffer_.get(), kCapacity, lost);
  }
  return {buffer_.get() + begin_, end_ - begin_};
}

void ByteReader::lost_before(uint64_t offset, uint64_t end) const {
  fail(Code::data_loss, path_, ": the file ends at byte ", end, ", before byte ", offset);
}

void ByteReader::seek(uint64_t offset) {
  if (!source_.is_compressed()) {
    if (offset > source_.file_size()) lost_before(offset, source_.file_size());
    begin_ = end_ = 0;
    source_.restart(offset);
    offset_ = offset;
    return;
  }
  if (offset < offset_) {
    begin_ = end_ = 0;
    source_.restart(0);
    offset_ = 0;
  }
  while (offset_ < offset) {
    const std::string_view bytes = peek();
    if (bytes.empty()) lost_before(offset, offset_);
    take(static_cast<size_t>(std::min<uint64_t>(bytes.size(), offset - offset_)));
  }
}

}  // namespace eager
