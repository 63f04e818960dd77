// Restores iterators of several pipelines from mutations of their states, and reads mutations of idx files. Nothing may crash, hang
// or leak, take more memory than the bytes explain, or be refused with another code than the header says; mutation.h says how the
// program is called. The first byte of an input says which pipeline it is for.
#include "data/pipelines.h"
#include "fuzz/mutation.h"
#include "runtime/io/records.h"

using namespace fuzz;

namespace {

int64_t num_restored = 0, num_elements = 0;

// A generator of 0, 1, ... 6, which counts its passes in *state unless any index may come.
eager_status* count(void*, eager_context* ctx, void** state, int64_t index, eager_tensor** outputs, int32_t,
                    int32_t* end) {
  if (!*state) *state = new int64_t{0};
  *end = index >= 7;
  return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &index, sizeof index, outputs);
}
// One whose first elements fail.
eager_status* fail_first(void*, eager_context* ctx, void**, int64_t index, eager_tensor** outputs, int32_t,
                         int32_t* end) {
  if (index < 2) return eager_status_new(EAGER_NOT_FOUND, "none");
  *end = index == 7;
  return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &index, sizeof index, outputs);
}
eager_status* number(void*, eager_context* ctx, void**, int64_t index, eager_tensor** outputs, int32_t, int32_t*) {
  return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &index, sizeof index, outputs);
}
void destroy_state(void*, void* state) { delete static_cast<int64_t*>(state); }

struct World : Pipelines {
  const std::string lines = folder / "lines", records = folder / "records", idx = folder / "idx";
  std::vector<Dataset> datasets;

  // The elements of the program's code; size: up to what index it may be asked, in any order; 0: it counts its passes itself.
  Dataset counted(int64_t size) {
    Dataset d = dataset("generator");
    if (size > 0) check(eager_dataset_set_int(d.get(), "size", size));
    const int32_t dtype = EAGER_INT64, rank = 0;
    const int64_t* dims = nullptr;
    check(eager_dataset_set_generator(d.get(), "generator", size == 0 ? count : number, nullptr, nullptr, destroy_state,
                                      1, &dtype, &rank, &dims));
    return d;
  }

  World() {
    write_file(lines, "one\ntwo\r\nthree\nfour\nfive\nsix");
    eager::RecordWriter w(records, eager::Compression::gzip);
    for (const char* text : {"a", "bb", "", "dddd"}) w.write(text);
    w.close();
    const Op square = make_op(ctx, "square");
    const Tensor words = strings({"x", "", "zzz", "w"});
    Dataset texts = files("text_lines", {lines, lines}, {{"cycle_length", 2}});
    Dataset compressed = files("records", {records});
    check(eager_dataset_set_string(compressed.get(), "compression", "GZIP"));
    datasets.push_back(
        step("batch", step("shuffle", range(20), {{"buffer_size", 5}, {"seed", 3}}), {{"batch_size", 3}}));
    datasets.push_back(
        step("prefetch", with_op("map", step("repeat", range(7), {{"count", 3}}), square.get(), {{"num_threads", 2}})));
    datasets.push_back(
        step("window", step("cache", step("shuffle", texts, {{"buffer_size", 3}})), {{"size", 2}, {"shift", 3}}));
    datasets.push_back(step("padded_batch", step("unbatch", step("batch", slices({words.get()}), {{"batch_size", 3}})),
                            {{"batch_size", 2}}));
    const Dataset a = step("skip", range(9), {{"count", 2}}),
                  b = step("shard", range(9), {{"num_shards", 2}, {"index", 1}});
    const Dataset mixed = dataset("interleave", {a.get(), b.get()}), more = step("take", range(9), {{"count", 4}});
    const Dataset joined = dataset("concatenate", {mixed.get(), more.get()});
    datasets.push_back(dataset("zip", {joined.get(), joined.get()}));
    datasets.push_back(step("batch", compressed, {{"batch_size", 2}}));
    const Tensor few = vec({1, NAN, 3, INFINITY, 5, 6});
    // Rows of an op's result, those of them that another op lets through.
    const Op isfinite = make_op(ctx, "isfinite"), expand = make_op(ctx, "expand_dims");
    check(eager_op_set_int(expand.get(), "axis", 0));
    const Dataset floats = with_op("map", range(11), square.get());
    const Dataset rows =
        with_op("flat_map", step("batch", step("shuffle", floats, {{"buffer_size", 4}}), {{"batch_size", 3}}),
                expand.get());
    datasets.push_back(step("batch", rows, {{"batch_size", 2}}));
    datasets.push_back(with_op("filter", slices({few.get()}), isfinite.get()));
    datasets.push_back(step(
        "batch",
        files(
            "fixed_length_records", {lines, records, lines},
            {{"record_bytes", 5}, {"header_bytes", 3}, {"footer_bytes", 2}, {"cycle_length", 2}, {"block_length", 2}}),
        {{"batch_size", 2}}));
    datasets.push_back(step("repeat", counted(7), {{"count", 2}}));
    Dataset failing = dataset("generator");
    const int32_t dtype = EAGER_INT64, rank = 0;
    const int64_t* dims = nullptr;
    check(eager_dataset_set_generator(failing.get(), "generator", fail_first, nullptr, nullptr, nullptr, 1, &dtype,
                                      &rank, &dims));
    datasets.push_back(with_op("map", step("cache", failing), square.get(), {{"num_threads", 2}}));
    datasets.push_back(step("batch", step("shuffle", counted(0), {{"buffer_size", 3}}), {{"batch_size", 2}}));
  }
};

World& world() {
  static World w;
  return w;
}

const std::vector<Bytes>& seeds() {
  static const std::vector<Bytes> all = [] {
    std::vector<Bytes> list;
    World& w = world();
    for (size_t i = 0; i < w.datasets.size(); ++i) {
      const Iterator it = w.iterate(w.datasets[i]);
      for (int k = 0; k < 3; ++k) {
        const Tensor state = World::saved(it);
        Bytes bytes(1 + eager_tensor_num_bytes(state.get()), static_cast<char>(i));
        check(eager_tensor_read(state.get(), bytes.data() + 1, bytes.size() - 1));
        list.push_back(bytes);
        World::rest(it, 2);
      }
    }
    const auto idx = static_cast<char>(w.datasets.size());
    list.push_back(Bytes(1, idx) + Bytes("\0\0\x08\2\0\0\0\2\0\0\0\3abcdef", 18));
    list.push_back(Bytes(1, idx) + Bytes("\0\0\x0d\1\0\0\0\1abcd", 12));
    return list;
  }();
  return all;
}

// Leaves the words alone by which a state is known to be the pipeline's, most of the time.
Bytes mutated(const Bytes& from, Random& r) {
  Bytes bytes = from.empty() ? seeds()[0] : from;
  const size_t keep = below(r, 10) && static_cast<size_t>(bytes[0]) < world().datasets.size() ? 17 : 0;
  for (size_t n = 1 + below(r, 4); n > 0 && bytes.size() > keep; --n) {
    const size_t at = keep + below(r, bytes.size() - keep);
    switch (below(r, 6)) {
      case 0: bytes[at] = static_cast<char>(r()); break;
      case 1: bytes[at] ^= static_cast<char>(1 << below(r, 8)); break;
      case 2: bytes.resize(at); break;
      case 3: bytes.insert(at, bytes.substr(keep + below(r, bytes.size() - keep), below(r, 40))); break;
      case 4: bytes.erase(at, below(r, 20)); break;
      default: bytes.replace(at, 8, Bytes(8, static_cast<char>(below(r, 2) ? 0xff : 0x7f)));
    }
  }
  return bytes;
}

void expect(eager_status* status, std::initializer_list<int32_t> codes) {
  const int32_t code = eager_status_code(status);
  if (code != EAGER_OK && std::find(codes.begin(), codes.end(), code) == codes.end())
    wrong(eager_status_message(status));
  eager_status_release(status);
}

void read_some(const Iterator& it) {
  for (int i = 0; i < 30; ++i) {
    eager_tensor* out[4] = {};
    int32_t room = 4, end = 0;
    eager_status* s = eager_iterator_next(it.get(), out, &room, &end);
    const bool failed = s != nullptr;
    eager_status_release(s);  // an error that the state has may be any
    if (end) return;
    num_elements += !failed;
    for (eager_tensor* t : out) eager_tensor_release(t);
  }
}

void try_one(const Bytes& bytes) {
  World& w = world();
  if (bytes.empty()) return;
  alarm(kSecondsEach);
  const size_t which = static_cast<unsigned char>(bytes[0]) % (w.datasets.size() + 1);
  if (which == w.datasets.size()) {
    write_file(w.idx, bytes.substr(1));
    const Dataset d = w.files("idx", {w.idx});
    eager_iterator* raw = nullptr;
    expect(eager_iterator_create(w.ctx, d.get(), &raw), {EAGER_DATA_LOSS, EAGER_RESOURCE_EXHAUSTED});
    const Iterator it(raw);
    if (it) read_some(it);
  } else {
    const Iterator it = w.iterate(w.datasets[which]);
    const Tensor state =
        make_tensor(w.ctx, EAGER_UINT8, {static_cast<int64_t>(bytes.size() - 1)}, bytes.data() + 1, bytes.size() - 1);
    eager_status* s = eager_iterator_restore(it.get(), state.get());
    num_restored += s == nullptr;
    expect(s, {EAGER_DATA_LOSS, EAGER_INVALID_ARGUMENT, EAGER_OUT_OF_RANGE});
    read_some(it);
    check(eager_iterator_stop(it.get()));
  }
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
  std::printf("%lld inputs, %lld restored, with %lld elements\n", static_cast<long long>(count),
              static_cast<long long>(num_restored), static_cast<long long>(num_elements));
  return status;
}
#endif
