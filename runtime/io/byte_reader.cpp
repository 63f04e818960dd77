#include "runtime/io/byte_reader.h"

#include <algorithm>

#include "base/error.h"

namespace eager {

ByteReader::ByteReader(const std::string& path, Compression compression)
    : path_(path), file_(path), buffer_(new char[kCapacity]) {
  if (compression == Compression::none) return;
  inflater_.emplace(compression);
  compressed_.reset(new char[kCapacity]);
}

size_t ByteReader::read_file(char* to) {
  const auto n = static_cast<size_t>(std::min<uint64_t>(kCapacity, file_.size() - read_));
  if (n > 0) file_.read(read_, to, n);
  read_ += n;
  return n;
}

std::string_view ByteReader::peek() {
  if (begin_ == end_) {
    begin_ = end_ = 0;
    if (!inflater_) end_ = read_file(buffer_.get());
    while (inflater_ && end_ == 0) {
      if (waiting_.empty()) waiting_ = {compressed_.get(), read_file(compressed_.get())};
      if (waiting_.empty() && inflater_->is_at_end()) break;
      if (waiting_.empty() && read_ > 0) fail(Code::data_loss, path_, ": the compressed file is cut short");
      if (waiting_.empty()) break;
      try {
        end_ = inflater_->inflate(waiting_, buffer_.get(), kCapacity);
      } catch (Error& error) {
        error.message = cat(path_, ": ", error.message);
        throw;
      }
    }
  }
  return {buffer_.get() + begin_, end_ - begin_};
}

void ByteReader::seek(uint64_t offset) {
  if (!inflater_) {
    if (offset > file_.size()) fail(Code::out_of_range, path_, " ends before byte ", offset);
    begin_ = end_ = 0;
    read_ = offset_ = offset;
    return;
  }
  if (offset < offset_) {
    begin_ = end_ = 0;
    read_ = offset_ = 0;
    waiting_ = {};
    inflater_->restart();
  }
  while (offset_ < offset) {
    const std::string_view bytes = peek();
    if (bytes.empty()) fail(Code::out_of_range, path_, " ends before byte ", offset);
    take(static_cast<size_t>(std::min<uint64_t>(bytes.size(), offset - offset_)));
  }
}

}  // namespace eager
