// Sources in files: lines, records, records of one length, idx.
#include "data/pipelines.h"
#include "runtime/io/records.h"

using namespace client;
using Catch::Contains;

namespace {

void write_records(const std::string& path, const Texts& records, eager::Compression how = eager::Compression::none) {
  eager::RecordWriter w(path, how);
  for (const std::string& r : records) w.write(r);
  w.close();
}

std::string idx(unsigned char code, const std::vector<uint32_t>& dims, const std::string& data) {
  std::string all{'\0', '\0', static_cast<char>(code), static_cast<char>(dims.size())};
  for (uint32_t d : dims) {
    for (int shift : {24, 16, 8, 0}) all += static_cast<char>(d >> shift);
  }
  return all + data;
}

}  // namespace

TEST_CASE("lines end with LF, CRLF or the file", "[data]") {
  Pipelines p;
  write_file(p.folder / "a", "one\ntwo\r\n\nlast");
  write_file(p.folder / "b", "");
  write_file(p.folder / "c", "\n" + std::string(200000, 'x') + "\n");
  const Texts got = p.all(p.files("text_lines", {p.folder / "a", p.folder / "b", p.folder / "c"}));
  REQUIRE(got.size() == 6);
  CHECK(Texts(got.begin(), got.begin() + 5) == Texts{"b'one'", "b'two'", "b''", "b'last'", "b''"});
  CHECK(got[5].size() == 200003);
  const Texts turn =
      p.all(p.files("text_lines", {p.folder / "a", p.folder / "b", p.folder / "a"}, {{"cycle_length", 2}}));
  CHECK(turn == Texts{"b'one'", "b'two'", "b'one'", "b''", "b'two'", "b'last'", "b''", "b'last'"});
}

TEST_CASE("long lines come whole from compressed files, and of a cut file it is said", "[data]") {
  Pipelines p;
  const std::string text = std::string(1000000, 'x') + "\nlast";
  for (const char* how : {"GZIP", "ZLIB"}) {
    std::string bytes;
    const auto format = how[0] == 'G' ? eager::Compression::gzip : eager::Compression::zlib;
    eager::Deflater(format, -1).deflate(text, eager::Deflater::Until::end, bytes);
    write_file(p.folder / how, bytes);
    write_file(p.folder / "cut", bytes.substr(0, bytes.size() - 5));
    auto lines = [&](const char* name) {
      Dataset d = p.files("text_lines", {p.folder / name});
      check(eager_dataset_set_string(d.get(), "compression", how));
      return p.all(d);
    };
    const Texts got = lines(how);
    REQUIRE(got.size() == 2);
    CHECK(got[0].size() == 1000003);
    CHECK(got[1] == "b'last'");
    CHECK_THAT(lines("cut").back(), Contains("cut: the file ends within its compressed data"));
  }
}

TEST_CASE("records come from plain and compressed files, and iterators find their place again", "[data]") {
  Pipelines p;
  Texts records;
  for (int i = 0; i < 50; ++i)
    records.push_back(std::string(static_cast<size_t>(i) * 100, static_cast<char>('a' + i % 26)));
  for (const char* how : {"NONE", "GZIP", "ZLIB"}) {
    const std::string path = p.folder / how;
    write_records(path, records,
                  how[0] == 'N'   ? eager::Compression::none
                  : how[0] == 'G' ? eager::Compression::gzip
                                  : eager::Compression::zlib);
    Dataset d = p.files("records", {path, path}, {{"cycle_length", 2}, {"block_length", 3}});
    check(eager_dataset_set_string(d.get(), "compression", how));
    const Iterator it = p.iterate(d), other = p.iterate(d);
    CHECK(p.rest(it, 37).size() == 37);
    const Tensor state = p.saved(it);
    check(eager_iterator_restore(other.get(), state.get()));
    const Texts left = p.rest(it);
    CHECK(left.size() == 63);
    CHECK(p.rest(other) == left);
  }
}

TEST_CASE("a file that has been cut since the state was saved is lost data", "[data]") {
  Pipelines p;
  const Texts texts(40, std::string(3000, 'x'));
  std::string lines;
  for (const std::string& t : texts) lines += t + "\n";
  for (const char* how : {"NONE", "GZIP", "ZLIB"}) {
    const auto compression = how[0] == 'N'   ? eager::Compression::none
                             : how[0] == 'G' ? eager::Compression::gzip
                                             : eager::Compression::zlib;
    const std::string records = p.folder / "records", plain = p.folder / "lines";
    std::vector<std::pair<Dataset, std::string>> all;
    write_records(records, texts, compression);
    all.emplace_back(p.files("records", {records}), records);
    if (how[0] == 'N') {
      all.emplace_back(p.files("text_lines", {plain}), plain);
      all.emplace_back(p.files("fixed_length_records", {plain}, {{"record_bytes", 3001}}), plain);
    }
    for (const auto& [d, path] : all) {
      INFO(how << ' ' << eager_dataset_kind(d.get()));
      if (d == all[0].first) check(eager_dataset_set_string(d.get(), "compression", how));
      if (path == plain) write_file(plain, lines);
      const Iterator it = p.iterate(d);
      p.rest(it, 30);
      const Tensor state = Pipelines::saved(it);
      if (path == records) write_records(path, Texts(texts.begin(), texts.begin() + 10), compression);
      else write_file(path, lines.substr(0, 30010));
      eager_status* status = eager_iterator_restore(p.iterate(d).get(), state.get());
      CHECK(eager_status_code(status) == EAGER_DATA_LOSS);
      const std::string message = eager_status_message(status);
      eager_status_release(status);
      CHECK_THAT(message, Contains(path));
      CHECK_THAT(message, Contains(path == records ? "90480" : "90030"));  // 30 of them
    }
  }
}

TEST_CASE("a damaged record is an error with its file, and the other files go on", "[data]") {
  Pipelines p;
  write_records(p.folder / "a", {"x", "y", "z"});
  std::string bytes = read_file(p.folder / "a");
  bytes[bytes.size() / 2] ^= 1;
  write_file(p.folder / "bad", bytes);
  const Texts got = p.all(p.files("records", {p.folder / "bad", p.folder / "none", p.folder / "a"}));
  REQUIRE(got.size() == 6);
  CHECK(got[0] == "b'x'");
  CHECK_THAT(got[1], Contains(p.folder / "bad"));
  CHECK_THAT(got[2], Contains(p.folder / "none"));
  CHECK(Texts(got.begin() + 3, got.end()) == Texts{"b'x'", "b'y'", "b'z'"});
}

TEST_CASE("records of one length lie between a header and a footer", "[data]") {
  Pipelines p;
  write_file(p.folder / "a", "HHabcdefF");
  const std::vector<std::pair<const char*, int64_t>> attrs = {{"record_bytes", 3},
                                                              {"header_bytes", 2},
                                                              {"footer_bytes", 1}};
  CHECK(p.all(p.files("fixed_length_records", {p.folder / "a"}, attrs)) == Texts{"b'abc'", "b'def'"});
  write_file(p.folder / "b", "HHabcdeF");
  const Texts got = p.all(p.files("fixed_length_records", {p.folder / "b"}, attrs));
  REQUIRE(got.size() == 2);
  CHECK_THAT(got[1], Contains("the file ends within the record at byte 5"));
  const Dataset all_header =
      p.files("fixed_length_records", {p.folder / "b"}, {{"record_bytes", 1}, {"header_bytes", 9}});
  CHECK_THAT(p.all(all_header)[0], Contains("the file ends within its header of 9 bytes"));
}

TEST_CASE("files that have no size, as the kernel's, have lines all the same", "[data]") {
  Pipelines p;
  CHECK_THAT(p.all(p.files("text_lines", {"/proc/version"}))[0], Contains("Linux"));
  write_file(p.folder / "empty", "");
  CHECK(p.all(p.files("text_lines", {p.folder / "empty"})).empty());
}

TEST_CASE("idx files are slices", "[data]") {
  Pipelines p;
  write_file(p.folder / "x", idx(0x08, {3, 2}, std::string("\1\2\3\4\5\6", 6)));
  write_file(p.folder / "y", idx(0x0c, {3}, std::string("\0\0\0\7\0\0\1\0\xff\xff\xff\xff", 12)));
  const Dataset d = p.files("idx", {p.folder / "x", p.folder / "y"});
  CHECK(p.all(d) == Texts{"[1 2] | 7", "[3 4] | 256", "[5 6] | -1"});
  CHECK(p.size(d) == 3);
  write_file(p.folder / "cut", idx(0x08, {3, 2}, "12345"));
  write_file(p.folder / "huge", idx(0x0e, {0xffffffff, 0xffffffff, 0xffffffff}, "1"));
  write_file(p.folder / "none", "hello");
  for (const char* name : {"cut", "none", "huge"}) {
    eager_iterator* it = nullptr;
    eager_status* s = eager_iterator_create(p.ctx, p.files("idx", {p.folder / name}).get(), &it);
    INFO(name);
    CHECK_THAT(eager_status_message(s), Contains(name));
    CHECK(code_of(s) == EAGER_DATA_LOSS);
  }
}

TEST_CASE("a file's name with a NUL opens no other file", "[data]") {
  Pipelines p;
  const std::string path = p.folder / "a";
  write_file(path, "text\n");
  for (const char* kind : {"text_lines", "records", "fixed_length_records", "idx"}) {
    const Dataset d = p.files(kind, {path + std::string("\0.txt", 5)});
    if (kind == std::string("fixed_length_records")) check(eager_dataset_set_int(d.get(), "record_bytes", 1));
    try {
      p.all(d);
      FAIL(kind);
    } catch (const Failure& f) {
      CHECK(f.code == EAGER_INVALID_ARGUMENT);
      CHECK(f.op == kind);
      CHECK_THAT(f.what(), Contains("the name of file 0 has a NUL behind '" + path + "'"));
    }
  }
}

TEST_CASE("a record or a line is no larger than the load limit", "[data]") {
  Pipelines p;
  constexpr size_t kLimit = 1 << 20;
  check(eager_context_set_load_limit(p.ctx, kLimit));
  const Texts texts{std::string(kLimit, 'x'), std::string(kLimit + 1, 'x'), "last"};
  for (const char* how : {"NONE", "GZIP", "ZLIB"}) {
    INFO(how);
    const auto compression = how[0] == 'N'   ? eager::Compression::none
                             : how[0] == 'G' ? eager::Compression::gzip
                                             : eager::Compression::zlib;
    write_records(p.folder / "r", texts, compression);
    write_records(p.folder / "many", Texts(30, std::string(kLimit / 10, 'x')),
                  compression);  // what streams through counts not
    std::string lines = texts[0] + "\n" + texts[1] + "\nlast";
    if (compression != eager::Compression::none) {
      std::string bytes;
      eager::Deflater(compression, -1).deflate(lines, eager::Deflater::Until::end, bytes);
      lines = bytes;
    }
    write_file(p.folder / "l", lines);
    const auto all = [&](const char* kind, const char* name) {
      const Dataset d = p.files(kind, {p.folder / name});
      check(eager_dataset_set_string(d.get(), "compression", how));
      return p.all(d);
    };
    CHECK(all("records", "many").size() == 30);
    for (const auto& [kind, name] : {std::pair("records", "r"), std::pair("text_lines", "l")}) {
      const Texts found = all(kind, name);
      REQUIRE(found.size() == 2);
      CHECK(found[0].size() == kLimit + 3);
      CHECK_THAT(found[1], Contains("exceed the load limit of 1048576"));
      CHECK_THAT(found[1], Contains(p.folder / name));
    }
    const Dataset fixed = p.files("fixed_length_records", {p.folder / "l"}, {{"record_bytes", int64_t{1} << 40}});
    check(eager_dataset_set_string(fixed.get(), "compression", how));
    CHECK_THAT(p.all(fixed)[0], Contains("exceed the load limit of 1048576"));
    eager_record_options options{};
    options.struct_size = sizeof options;
    options.compression = static_cast<int32_t>(compression);
    eager_record_reader* reader = nullptr;
    check(eager_record_reader_create(p.ctx, (p.folder / "r").c_str(), &options, &reader));
    const void* data = nullptr;
    size_t size = 0;
    check(eager_record_reader_next(reader, &data, &size));
    CHECK(size == kLimit);
    CHECK(code_of(eager_record_reader_next(reader, &data, &size)) == EAGER_RESOURCE_EXHAUSTED);
    eager_record_reader_release(reader);
  }
}
