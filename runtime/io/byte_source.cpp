#include "runtime/io/byte_source.h"

namespace eager {

ByteSource::ByteSource(const std::string& path, Compression compression) : file_(path) {
  if (compression == Compression::none) return;
  inflater_.emplace(compression);
  compressed_ = std::make_unique_for_overwrite<char[]>(kReadAtOnce);
}

size_t ByteSource::read_file(char* to, size_t room) {
  const auto n = static_cast<size_t>(std::min<uint64_t>(room, left()));
  if (n > 0) file_.read(read_, to, n);
  read_ += n;
  return n;
}

void ByteSource::restart(uint64_t offset) {
  read_ = 0;
  waiting_ = {};
  if (inflater_) inflater_->restart();
  else read_ = offset;
}

}  // namespace eager
