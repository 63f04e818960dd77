// Reads mutations of files of records, plain and compressed, and the Examples and events in them. Nothing may crash, hang or leak,
// take more memory than the file explains, or be refused with another code than the header says. Some mutations repair the
// checksums, so that what lies behind them is read too; mutation.h says how the program is called.
#include "fuzz/mutation.h"
#include "runtime/io/checksum.h"
#include "runtime/io/zlib.h"
#include "support/strings.h"

using namespace fuzz;

namespace {

int64_t num_records = 0, num_parsed = 0, num_events = 0;

void put(Bytes& to, uint64_t value, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) to += static_cast<char>(value >> (8 * i));
}

Bytes framed(const std::vector<Bytes>& records) {
  Bytes file;
  for (const Bytes& r : records) {
    Bytes length;
    put(length, r.size(), 8);
    file += length;
    put(file, eager::masked_crc32c(length), 4);
    file += r;
    put(file, eager::masked_crc32c(r), 4);
  }
  return file;
}

Bytes compressed(const Bytes& from, eager::Compression format) {
  Bytes out;
  eager::Deflater(format, -1).deflate(from, eager::Deflater::Until::end, out);
  return out;
}

Bytes field(int number, const Bytes& data) {
  return Bytes(1, static_cast<char>(number << 3 | 2)) + static_cast<char>(data.size()) + data;
}

Bytes example() {
  const auto feature = [](const Bytes& key, int kind, const Bytes& list) {
    return field(1, field(1, key) + field(2, field(kind, list)));
  };
  return field(1, feature("i", 3, field(1, Bytes("\1\2\3", 3))) + feature("f", 2, field(1, Bytes(8, 0))) +
                      feature("s", 1, field(1, "one") + field(1, "two")));
}

Bytes event() {
  const Bytes wall_time("\x09\0\0\0\0\0\0\x29\x40", 9), step("\x10\7", 2), simple_value("\x15\0\0\0\x3f", 5);
  const Bytes histogram =
      field(5, Bytes("\x09\0\0\0\0\0\0\xf0\x3f", 9) + field(6, Bytes(16, 0)) + field(7, Bytes(16, 0)));
  const Bytes image = field(4, Bytes("\x08\1\x10\1\x18\3", 6) + field(4, "\x89PNG"));
  return wall_time + step +
         field(5, field(1, field(1, "x") + simple_value) + field(1, field(1, "h") + histogram) + field(1, image));
}

// The first byte of an input says how it is compressed.
Bytes input_of(const Bytes& file, char compression) { return compression + file; }

const std::vector<Bytes>& seeds() {
  static const std::vector<Bytes> all = [] {
    const Bytes file = framed({example(), "", example() + example(), event(), "text", Bytes(1000, 'x')});
    return std::vector<Bytes>{input_of(file, 0), input_of(compressed(file, eager::Compression::gzip), 1),
                              input_of(compressed(file, eager::Compression::zlib), 2), input_of(framed({}), 0)};
  }();
  return all;
}

void change(Bytes& bytes, Random& r) {
  if (bytes.empty()) return;
  const size_t at = below(r, bytes.size());
  switch (below(r, 6)) {
    case 0: bytes[at] = static_cast<char>(r()); return;
    case 1: bytes[at] ^= static_cast<char>(1 << below(r, 8)); return;
    case 2: bytes.resize(at); return;
    case 3: bytes.insert(at, bytes.substr(below(r, bytes.size()), below(r, 40))); return;
    case 4: bytes.erase(at, below(r, 20)); return;
    default: bytes[at] = static_cast<char>(below(r, 3) ? 0xff : 0x7f);
  }
}

// Changes a record, or a length, and writes the checksums anew; or changes any bytes.
Bytes mutated(const Bytes& from, Random& r) {
  if (below(r, 3) == 0 || from.empty()) {
    Bytes bytes = from.empty() ? seeds()[0] : from;
    for (size_t n = 1 + below(r, 3); n > 0; --n) change(bytes, r);
    return bytes;
  }
  std::vector<Bytes> records;
  for (size_t n = 1 + below(r, 4); n > 0; --n) {
    Bytes record = below(r, 2) ? example() : event();
    for (size_t k = below(r, 4); k > 0; --k) change(record, r);
    records.push_back(record);
  }
  Bytes file = framed(records);
  if (below(r, 4) == 0) {  // a length that the file does not have, with the right checksum
    Bytes length;
    put(length, below(r, 2) ? r() : uint64_t{1} << below(r, 64), 8);
    put(length, eager::masked_crc32c(length), 4);
    file.replace(0, 12, length);
  }
  const auto format = static_cast<eager::Compression>(below(r, 3));
  if (format != eager::Compression::none) file = compressed(file, format);
  return input_of(file, static_cast<char>(format));
}

void expect(eager_status* status, std::initializer_list<int32_t> codes) {
  const int32_t code = eager_status_code(status);
  if (code != EAGER_OK && std::find(codes.begin(), codes.end(), code) == codes.end()) {
    wrong(eager_status_message(status));
  }
  eager_status_release(status);
}

struct Feature {
  const char* key;
  int32_t dtype;
  int64_t dim;
};

void parse(Session& s, const Bytes& record) {
  const Tensor in = make_strings(s.ctx, {2}, {record, example()});
  for (const Feature& f :
       {Feature{"i", EAGER_INT64, 3}, Feature{"f", EAGER_FLOAT32, -1}, Feature{"s", EAGER_STRING, -1}}) {
    for (const char* name : {"example_feature", "example_values"}) {
      Op op = make_op(s.ctx, name);
      check(eager_op_set_string(op.get(), "key", f.key));
      check(eager_op_set_dtype(op.get(), "dtype", f.dtype));
      int32_t room = 1;
      if (name[8] == 'f') check(eager_op_set_ints(op.get(), "shape", &f.dim, 1));
      else room = 2;
      eager_tensor *outputs[2] = {}, *input = in.get();
      expect(eager_execute(s.ctx, op.get(), &input, 1, outputs, &room), {EAGER_INVALID_ARGUMENT});
      for (eager_tensor* t : outputs) {
        if (!t) continue;
        ++num_parsed;
        char* shown = nullptr;
        check(eager_tensor_format(t, &shown));
        eager_string_release(shown);
        eager_tensor_release(t);
      }
    }
  }
}

void add_event(eager_event_writer* events, const Bytes& record) {
  eager_status* status = eager_event_writer_event(events, record.data(), record.size());
  num_events += eager_status_code(status) == EAGER_OK;
  expect(status, {EAGER_INVALID_ARGUMENT});
}

void try_one(const Bytes& bytes) {
  static Session s;
  static Folder folder;
  static const std::string path = folder / "r", folder_of_events = folder / "events";
  if (bytes.empty()) return;
  write_file(path, bytes.substr(1));
  alarm(kSecondsEach);
  const int64_t live = s.live();
  eager_record_options options{};
  options.struct_size = sizeof options;
  options.compression = static_cast<unsigned char>(bytes[0]) % 3;
  eager_record_reader* reader = nullptr;
  check(eager_record_reader_create(s.ctx, path.c_str(), &options, &reader));
  eager_event_writer* events = nullptr;
  check(eager_event_writer_create(s.ctx, folder_of_events.c_str(), nullptr, &events));
  for (int i = 0; i < 100; ++i) {
    const void* data = nullptr;
    size_t size = 0;
    expect(eager_record_reader_next(reader, &data, &size), {EAGER_DATA_LOSS});
    if (!data) break;
    ++num_records;
    const Bytes record(static_cast<const char*>(data), size);
    parse(s, record);
    add_event(events, record);
  }
  const std::string written = eager_event_writer_path(events);
  eager_event_writer_release(events);
  std::remove(written.c_str());
  eager_record_reader_release(reader);
  if (s.live() != live) wrong("tensors are left");
  alarm(0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try_one(Bytes(reinterpret_cast<const char*>(data), size));
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  Random r(seed);
  const Bytes bytes = mutated(Bytes(reinterpret_cast<char*>(data), size), r);
  const size_t n = std::min(bytes.size(), most);
  std::memcpy(data, bytes.data(), n);
  return n;
}

#ifndef EAGER_LIBFUZZER
int main(int argc, char** argv) {
  int64_t count = 0;
  const int status = run(argc, argv, seeds(), mutated, try_one, count);
  std::printf("%lld inputs, with %lld records, of which %lld features and %lld events were read\n",
              static_cast<long long>(count), static_cast<long long>(num_records), static_cast<long long>(num_parsed),
              static_cast<long long>(num_events));
  return status;
}
#endif
