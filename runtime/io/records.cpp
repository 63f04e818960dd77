#include "runtime/io/records.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "base/error.h"
#include "runtime/io/checksum.h"

namespace eager {

namespace {

constexpr size_t kHeader = 12, kFooter = 4;
constexpr size_t kReadAtOnce = ByteSource::kReadAtOnce;

template <class T>
T little_endian_at(const char* p) {
  T value = 0;
  for (size_t i = 0; i < sizeof(T); ++i) value |= static_cast<T>(static_cast<uint8_t>(p[i])) << (8 * i);
  return value;
}

template <class T>
char* put_little_endian(char* p, T value) {
  for (size_t i = 0; i < sizeof(T); ++i) p[i] = static_cast<char>(value >> (8 * i));
  return p + sizeof(T);
}

struct Frame {
  char header[kHeader], footer[kFooter];
  explicit Frame(std::string_view record) {
    put_little_endian(header, uint64_t{record.size()});
    put_little_endian(header + 8, masked_crc32c({header, 8}));
    put_little_endian(footer, masked_crc32c(record));
  }
};

}  // namespace

// ---- reading

RecordReader::RecordReader(const std::string& path, Compression compression, uint64_t load_limit)
    : path_(path), source_(path, compression), budget_(load_limit) {
  budget_.add_file(source_.file_size());
}

bool RecordReader::has(uint64_t bytes) {
  while (end_ - begin_ < bytes) {
    if (begin_ > 0) std::memmove(buffer_.get(), buffer_.get() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
    if (!source_.is_compressed() && bytes - end_ > source_.left()) return false;
    if (end_ == capacity_) {
      // A plain file is as long as it says. The length in a compressed one is believed as far as bytes have been read.
      const uint64_t wanted = source_.is_compressed() ? std::min<uint64_t>(bytes, uint64_t{2} * capacity_ + 1) : bytes;
      const size_t larger = static_cast<size_t>((wanted + kReadAtOnce - 1) / kReadAtOnce * kReadAtOnce);
      char* const grown = static_cast<char*>(std::realloc(buffer_.get(), larger));  // pages move, and are not copied
      if (!grown) throw std::bad_alloc();
      static_cast<void>(buffer_.release());
      buffer_.reset(grown);
      capacity_ = larger;
    }
    const size_t n = source_.read(buffer_.get() + end_, capacity_ - end_, [&](bool is_cut, const char* why) {
      lost(is_cut ? "truncated record" : "corrupted record", why);
    });
    if (n == 0) return false;
    end_ += n;
  }
  return true;
}

void RecordReader::lost(const char* what, const char* why) const {
  fail(Code::data_loss, path_, "; ", what, " at ", position_, ": ", why);
}

// Refuses a record that is larger than the limit. One that is cut is said to be cut, as far as that shows without more memory.
void RecordReader::check_limit(uint64_t length) {
  const uint64_t limit = budget_.limit();
  if (length <= limit) return;
  const bool is_there = source_.is_compressed() ? has(limit) : length <= end_ - begin_ + source_.left();
  if (!is_there) lost("truncated record", "the file ends before it");
  try {
    budget_.charge(static_cast<double>(length));
  } catch (Error& error) {
    error.message = cat(path_, "; the record at ", position_, ": ", error.message);
    throw;
  }
}

bool RecordReader::next(std::string_view& record) {
  if (!has(1)) return false;
  if (!has(kHeader)) lost("truncated record", "the file ends within its length");
  const char* at = buffer_.get() + begin_;
  const auto length = little_endian_at<uint64_t>(at);
  if (little_endian_at<uint32_t>(at + 8) != masked_crc32c({at, 8})) {
    lost("corrupted record", "its length has a wrong checksum (is this a file of records?)");
  }
  check_limit(length);
  if (length > UINT64_MAX / 2 || !has(kHeader + length + kFooter)) lost("truncated record", "the file ends before it");
  at = buffer_.get() + begin_ + kHeader;
  const std::string_view bytes(at, static_cast<size_t>(length));
  if (little_endian_at<uint32_t>(at + length) != masked_crc32c(bytes)) {
    lost("corrupted record", "it has a wrong checksum");
  }
  record = bytes;
  begin_ += kHeader + bytes.size() + kFooter;
  position_ += kHeader + length + kFooter;
  return true;
}

void RecordReader::forget_buffer() {
  begin_ = end_ = 0;
  if (capacity_ <= 16 * kReadAtOnce) return;  // after a record of many bytes
  buffer_.reset();
  capacity_ = 0;
}

void RecordReader::seek(uint64_t offset) {
  if (offset >= position_ && offset - position_ <= end_ - begin_) {
    begin_ += static_cast<size_t>(offset - position_);
    position_ = offset;
    return;
  }
  if (!source_.is_compressed()) {
    if (offset > source_.file_size()) {
      fail(Code::data_loss, path_, "; truncated record at ", offset, ": the file ends at ", source_.file_size());
    }
    forget_buffer();
    source_.restart(offset);
    position_ = offset;
    return;
  }
  if (offset < position_) {
    source_.restart(0);
    forget_buffer();
    position_ = 0;
  }
  while (position_ < offset) {
    if (!has(1)) fail(Code::data_loss, path_, "; truncated record at ", offset, ": the file ends at ", position_);
    const size_t n = static_cast<size_t>(std::min<uint64_t>(end_ - begin_, offset - position_));
    begin_ += n;
    position_ += n;
  }
}

// ---- writing

void append_record(std::string& to, std::string_view record) {
  const Frame frame(record);
  to.reserve(to.size() + kHeader + record.size() + kFooter);
  to.append(frame.header, kHeader).append(record).append(frame.footer, kFooter);
}

namespace {

// Returns the most bytes that the deflater makes of so many: it may hold some back, and its blocks add to bytes that
// cannot be compressed.
size_t room_for_deflated(size_t bytes) { return bytes + bytes / 512 + (size_t{256} << 10); }

}  // namespace

RecordWriter::RecordWriter(std::string path, Compression compression, int level)
    : deflater_(), file_((prepare(compression, level), std::move(path)), GrowingFile::Open::replace) {}

void RecordWriter::prepare(Compression compression, int level) {
  if (level < -1 || level > 9) invalid_argument("compression level = ", level, " is not in [-1, 9]");
  if (compression != Compression::none) deflater_.emplace(compression, level);
}

RecordWriter::~RecordWriter() {
  if (!deflater_ || !file_.is_open()) return;
  try {
    close();
  } catch (...) {  // whoever wants to know calls close()
  }
}

void RecordWriter::check_not_ended() const {
  if (is_ended_) fail(Code::failed_precondition, path(), " is closed");
}

void RecordWriter::write(std::string_view record) {
  check_not_ended();
  file_.make_room();
  if (!deflater_) {
    append_record(file_.buffer(), record);
  } else {
    const Frame frame(record);
    std::string& to = file_.buffer();
    to.reserve(to.size() + room_for_deflated(record.size()));  // nothing fails halfway through the record
    deflater_->deflate({frame.header, kHeader}, Deflater::Until::later, to);
    deflater_->deflate(record, Deflater::Until::later, to);
    deflater_->deflate({frame.footer, kFooter}, Deflater::Until::later, to);
  }
  file_.settle();
}

void RecordWriter::flush() {
  check_not_ended();
  file_.make_room();
  if (deflater_) deflater_->deflate({}, Deflater::Until::flush, file_.buffer());
  file_.flush();
}

void RecordWriter::close() {
  if (!is_ended_ && deflater_ && file_.is_open()) deflater_->deflate({}, Deflater::Until::end, file_.buffer());
  is_ended_ = true;
  file_.close();
}

}  // namespace eager
