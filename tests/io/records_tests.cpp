// Files of records: what is written is read again, also from any offset; what is cut or changed is DATA_LOSS, and a full disk
// loses nothing silently.
#include <catch2/catch.hpp>

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/error.h"
#include "runtime/io/checksum.h"
#include "runtime/io/records.h"

using eager::Code;
using eager::Compression;
using eager::Error;
using eager::RecordReader;
using eager::RecordWriter;

namespace {

struct RecordFolder {
  std::filesystem::path path;
  RecordFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    path = mkdtemp(name.data());
  }
  ~RecordFolder() { std::filesystem::remove_all(path); }
  std::string operator/(const std::string& name) const { return (path / name).string(); }
};

std::string bytes_of(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<std::string> some_records(size_t count = 300) {
  std::mt19937 random(7);
  std::vector<std::string> records{"", "a", std::string(1, '\0')};
  while (records.size() < count) {
    std::string r(random() % 5000, 0);
    for (char& c : r) c = static_cast<char>(random() % (records.size() % 2 ? 4 : 256));
    records.push_back(std::move(r));
  }
  records.push_back(std::string(3 << 20, 'x'));  // more than the reader reads at once
  records.push_back("end");
  return records;
}

void write_records(const std::string& path, const std::vector<std::string>& records, Compression compression) {
  RecordWriter writer(path, compression);
  for (const std::string& r : records) writer.write(r);
  writer.close();
}

std::vector<std::string> all_of(RecordReader& reader) {
  std::vector<std::string> records;
  for (std::string_view r; reader.next(r);) records.emplace_back(r);
  return records;
}
std::vector<std::string> read_records(const std::string& path, Compression compression) {
  RecordReader reader(path, compression);
  return all_of(reader);
}

template <class F>
Error error_of(F f) {
  try {
    f();
  } catch (const Error& error) {
    return error;
  }
  return {Code::ok, "no error", ""};
}

void put(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

constexpr Compression kAll[] = {Compression::none, Compression::gzip, Compression::zlib};

}  // namespace

TEST_CASE("records: the checksum is CRC-32C, by the processor and by the table") {
  // RFC 3720, B.4.
  CHECK(eager::crc32c("123456789") == 0xe3069283u);
  CHECK(eager::crc32c(std::string(32, '\0')) == 0x8a9136aau);
  CHECK(eager::crc32c(std::string(32, '\xff')) == 0x62a8ab43u);
  CHECK(eager::crc32c("") == 0);
  std::string text;
  for (int i = 0; i < 100; ++i) {
    CHECK(eager::crc32c(text) == eager::crc32c_by_table(text));
    text += static_cast<char>(i * 37);
  }
}

TEST_CASE("records: a record stands between its length and its checksum") {
  const RecordFolder folder;
  write_records(folder / "r", {"hello"}, Compression::none);
  const std::string actual = bytes_of(folder / "r");
  REQUIRE(actual.size() == 8 + 4 + 5 + 4);
  CHECK(actual.substr(0, 8) == std::string("\5\0\0\0\0\0\0\0", 8));
  CHECK(actual.substr(12, 5) == "hello");
  uint32_t of_length, of_bytes;
  std::memcpy(&of_length, actual.data() + 8, 4);
  std::memcpy(&of_bytes, actual.data() + 17, 4);
  CHECK(of_length == eager::masked_crc32c({actual.data(), 8}));
  CHECK(of_bytes == eager::masked_crc32c("hello"));
  CHECK(eager::masked_crc32c("hello") != eager::crc32c("hello"));
}

TEST_CASE("records: what is written is read again") {
  const RecordFolder folder;
  const std::vector<std::string> records = some_records();
  for (const Compression c : kAll) {
    const std::string path = folder / "r";
    write_records(path, records, c);
    CHECK(read_records(path, c) == records);
    write_records(path, {}, c);  // replaces the file
    CHECK(read_records(path, c).empty());
  }
}

TEST_CASE("records: a compressed file is smaller, and by its level") {
  const RecordFolder folder;
  const std::vector<std::string> records(100, std::string(1000, 'a'));
  uintmax_t size[2];
  for (const int level : {0, 9}) {
    RecordWriter writer(folder / "r", Compression::gzip, level);
    for (const std::string& r : records) writer.write(r);
    writer.close();
    size[level / 9] = std::filesystem::file_size(folder / "r");
    CHECK(read_records(folder / "r", Compression::gzip) == records);
  }
  CHECK(size[0] > 100000);
  CHECK(size[1] < 5000);
  put(folder / "kept", "kept");
  CHECK(error_of([&] { RecordWriter(folder / "kept", Compression::gzip, 10); }).code == Code::invalid_argument);
  CHECK(bytes_of(folder / "kept") == "kept");
}

TEST_CASE("records: the reader goes to every offset, forward and back") {
  const RecordFolder folder;
  const std::vector<std::string> records = some_records(60);
  for (const Compression c : kAll) {
    write_records(folder / "r", records, c);
    RecordReader reader(folder / "r", c);
    std::vector<uint64_t> offsets;
    std::string_view r;
    do offsets.push_back(reader.offset());
    while (reader.next(r));
    REQUIRE(offsets.size() == records.size() + 1);
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
      const size_t k = random() % offsets.size();
      reader.seek(offsets[k]);
      CHECK(reader.offset() == offsets[k]);
      REQUIRE(reader.next(r) == (k < records.size()));
      if (k < records.size()) CHECK(r == records[k]);
    }
    CHECK(error_of([&] { reader.seek(offsets.back() + 1); }).code == Code::data_loss);
    reader.seek(0);
    CHECK(all_of(reader) == records);
  }
}

TEST_CASE("records: several gzip files are one") {
  const RecordFolder folder;
  write_records(folder / "a", {"one", "two"}, Compression::gzip);
  write_records(folder / "b", {"three"}, Compression::gzip);
  put(folder / "c", bytes_of(folder / "a") + bytes_of(folder / "b"));
  CHECK(read_records(folder / "c", Compression::gzip) == std::vector<std::string>{"one", "two", "three"});
  write_records(folder / "z", {"one"}, Compression::zlib);
  put(folder / "zz", bytes_of(folder / "z") + bytes_of(folder / "z"));
  CHECK(error_of([&] { read_records(folder / "zz", Compression::zlib); }).code == Code::data_loss);
}

TEST_CASE("records: a file that is cut anywhere is DATA_LOSS, with the file and the offset") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    write_records(folder / "whole", {"one", "", "three"}, c);
    const std::string whole = bytes_of(folder / "whole");
    const std::string path = folder / "cut";
    for (size_t n = 0; n < whole.size(); ++n) {
      put(path, whole.substr(0, n));
      if (c == Compression::none && (n == 0 || n == 19 || n == 35)) {  // between records
        CHECK(read_records(path, c).size() == (n > 0) + (n > 19));
        continue;
      }
      RecordReader reader(path, c);
      std::string_view r;
      const Error error = error_of([&] {
        while (reader.next(r)) {
        }
      });
      CHECK(error.code == Code::data_loss);
      const std::string start = path + "; truncated record at " + std::to_string(reader.offset()) + ": ";
      CHECK(error.message.substr(0, start.size()) == start);
      CHECK(error_of([&] { reader.next(r); }).message == error.message);  // it stays so
    }
  }
}

TEST_CASE("records: every changed byte is DATA_LOSS") {
  const RecordFolder folder;
  const std::vector<std::string> records{"one", "second record"};
  for (const Compression c : {Compression::none, Compression::zlib}) {
    write_records(folder / "whole", records, c);
    const std::string whole = bytes_of(folder / "whole");
    for (size_t i = 0; i < whole.size() * 8; ++i) {
      std::string changed = whole;
      changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
      put(folder / "changed", changed);
      std::vector<std::string> read;
      const Error error = error_of([&] { read = read_records(folder / "changed", c); });
      // A compressed stream ends with bits that mean nothing.
      if (c == Compression::none || error.code != Code::ok) CHECK(error.code == Code::data_loss);
      else CHECK(read == records);
    }
  }
  put(folder / "text", "This is no file of records, but it is long enough.");
  const Error error = error_of([&] { read_records(folder / "text", Compression::none); });
  CHECK(error.message.find("corrupted record at 0") != std::string::npos);
}

TEST_CASE("records: a length of 2^60 takes no memory") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    for (const uint64_t length : {uint64_t{1} << 60, UINT64_MAX, uint64_t{1} << 33, UINT64_MAX - 15}) {
      std::string header(8, 0);
      std::memcpy(header.data(), &length, 8);
      const uint32_t crc = eager::masked_crc32c(header);
      header.append(reinterpret_cast<const char*>(&crc), 4);
      header.append("some bytes");
      if (c == Compression::none) put(folder / "r", header);
      else {
        std::string compressed;
        eager::Deflater(c, -1).deflate(header, eager::Deflater::Until::end, compressed);
        put(folder / "r", compressed);
      }
      rusage before, after;
      getrusage(RUSAGE_SELF, &before);
      const Error error = error_of([&] { read_records(folder / "r", c); });
      getrusage(RUSAGE_SELF, &after);
      CHECK(error.code == Code::data_loss);
      CHECK(error.message.find("truncated record at 0") != std::string::npos);
      CHECK(after.ru_maxrss - before.ru_maxrss < 16 << 10);  // KiB
    }
  }
}

TEST_CASE("records: what cannot be opened is the system's error") {
  const RecordFolder folder;
  CHECK(error_of([&] { RecordReader(folder / "none", Compression::none); }).code == Code::not_found);
  CHECK(error_of([&] { RecordReader(folder.path.string(), Compression::none); }).code == Code::invalid_argument);
  CHECK(error_of([&] { RecordWriter(folder / "no/file", Compression::none); }).code == Code::not_found);
  CHECK(error_of([&] { RecordWriter("/dev/null", Compression::none); }).code == Code::invalid_argument);
  CHECK(error_of([&] { RecordWriter(folder.path.string(), Compression::none); }).code == Code::invalid_argument);
}

TEST_CASE("records: bytes reach the file at 64 KiB, at flush and at close") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    const std::string path = folder / "r";
    RecordWriter writer(path, c);
    writer.write("first");
    CHECK(std::filesystem::file_size(path) == 0);
    writer.flush();
    RecordReader reader(path, c);
    std::string_view r;
    REQUIRE(reader.next(r));
    CHECK(r == "first");
    if (c == Compression::none) {
      writer.write(std::string(70000, 'x'));
      CHECK(std::filesystem::file_size(path) > 70000);
    }
    writer.close();
    writer.close();
    CHECK(error_of([&] { writer.write("late"); }).code == Code::failed_precondition);
    CHECK(error_of([&] { writer.flush(); }).code == Code::failed_precondition);
  }
}

TEST_CASE("records: a writer that is let go has written all") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    { RecordWriter(folder / "r", c).write("only"); }
    CHECK(read_records(folder / "r", c) == std::vector<std::string>{"only"});
  }
}

namespace {

// Limits how large files may become, as a full disk does.
struct FileLimit {
  rlimit before;
  void (*handler)(int);
  explicit FileLimit(rlim_t bytes) {
    handler = signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit limit{bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileLimit() {
    setrlimit(RLIMIT_FSIZE, &before);
    signal(SIGXFSZ, handler);
  }
};

}  // namespace

TEST_CASE("records: a full disk is an error at the next call, and once there is room nothing is lost nor there twice") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    const std::string path = folder / "r";
    RecordWriter writer(path, c, c == Compression::none ? -1 : 0);
    std::vector<std::string> written;
    {
      const FileLimit limit(100000);
      int failures = 0;
      for (int i = 0; i < 300; ++i) {
        const std::string record(1000, static_cast<char>('a' + i % 26));
        const Error error = error_of([&] { writer.write(record); });
        if (error.code == Code::ok) written.push_back(record);
        else {
          CHECK(error.code == Code::resource_exhausted);
          CHECK(error.message.find(path) == 0);
          ++failures;
        }
      }
      CHECK(failures > 100);
      CHECK(error_of([&] { writer.flush(); }).code == Code::resource_exhausted);
      if (c == Compression::none) CHECK(error_of([&] { writer.close(); }).code == Code::resource_exhausted);
    }
    writer.close();
    CHECK(read_records(path, c) == written);
  }
}

TEST_CASE("records: a device is refused before anything is written to it") {
  const RecordFolder folder;
  std::filesystem::create_symlink("/dev/full", folder / "link");
  for (const Compression c : kAll) {
    for (const std::string& path : {std::string("/dev/full"), std::string("/dev/null"), folder / "link"}) {
      const Error error = error_of([&] { RecordWriter(path, c).write("lost"); });
      CHECK(error.code == Code::invalid_argument);
      CHECK(error.message == path + " is not an ordinary file");
    }
  }
}

TEST_CASE("records: a child of fork() writes nothing") {
  const RecordFolder folder;
  for (const Compression c : kAll) {
    auto writer = std::make_unique<RecordWriter>(folder / "r", c);
    writer->write("parent's");
    const pid_t child = fork();
    if (child == 0) {
      const bool refused = error_of([&] { writer->write("child's"); }).code == Code::failed_precondition &&
                           error_of([&] { writer->flush(); }).code == Code::failed_precondition;
      writer.reset();
      _exit(refused ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK(status == 0);
    writer->close();
    CHECK(read_records(folder / "r", c) == std::vector<std::string>{"parent's"});
  }
}
