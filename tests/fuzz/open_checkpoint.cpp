// Opens mutations of checkpoints, reads all that they have, and restores variables and an optimizer from them; and reads mutations
// of the list of a folder's checkpoints, which are inputs that begin with "list:". Nothing may crash, hang or leak, take more memory
// than the load limit, delete a file outside of the folder, or be refused with another code than the header says. Mutations keep
// the file's form; mutation.h says how the program is called.
#include "fuzz/mutation.h"

using namespace fuzz;

namespace {

using Optimizer = std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>>;

int64_t num_opened = 0, num_read = 0, num_lists = 0;
const std::string kList = "list:";

const std::vector<std::string> kNames = {"w",
                                         "words",
                                         "optimizer/step",
                                         "optimizer/learning_rate",
                                         "optimizer/slots/w/m",
                                         "optimizer/slots/w/n",
                                         "eager_dtypes",
                                         "eager_checkpoint",
                                         "string",
                                         "complex128",
                                         "F8_E4M3",
                                         "BF16",
                                         "1",
                                         "2",
                                         "{}",
                                         R"({"w": {"dtype": "string", "shape": [3]}})"};

const std::vector<std::string> kFiles = {"-1.safetensors", "-2.safetensors", "../kept", "..", "",
                                         "a/../../kept",   "/kept",          "kept"};

Optimizer adam(Session& s) {
  eager_optimizer* o = nullptr;
  check(eager_optimizer_create(s.ctx, "adam", &o));
  return Optimizer(o);
}

// ---- the files to start from

const std::vector<Bytes>& seeds() {
  static const std::vector<Bytes> all = [] {
    Session s;
    Folder folder;
    eager_checkpoint_writer* writer = nullptr;
    check(eager_checkpoint_writer_create(s.ctx, &writer));
    check(eager_checkpoint_writer_add_text(writer, "note", "text"));
    check(eager_checkpoint_writer_add_variable(writer, "w", s.variable(s.vec({1, 2, 3})).get()));
    const std::string path = folder / "c";
    check(eager_checkpoint_writer_commit(s.ctx, writer, path.c_str(), nullptr));
    std::vector<Bytes> files{read_file(path)};
    for (int32_t dtype = EAGER_BOOL; dtype <= EAGER_COMPLEX128; ++dtype) {
      const std::string zeros(eager_dtype_size(dtype) * 6, 0);
      Tensor t = make_tensor(s.ctx, dtype, {2, 3}, zeros.data(), zeros.size());
      check(eager_checkpoint_writer_add_tensor(writer, eager_dtype_name(dtype), t.get()));
    }
    const int64_t offsets[] = {0, 2, 3};
    const std::string text = std::string(reinterpret_cast<const char*>(offsets), sizeof offsets) + "abc";
    Tensor words = make_tensor(s.ctx, EAGER_STRING, {2}, text.data(), text.size());
    check(eager_checkpoint_writer_add_tensor(writer, "words", words.get()));
    check(eager_checkpoint_writer_commit(s.ctx, writer, path.c_str(), nullptr));
    files.push_back(read_file(path));
    eager_checkpoint_writer_release(writer);
    check(eager_checkpoint_writer_create(s.ctx, &writer));
    const Variable w = s.variable(s.vec({1, 2, 3}));
    const Tensor gradient = s.vec({1, 2, 3});
    const Optimizer o = adam(s);
    eager_variable* trained = w.get();
    eager_tensor* gradients = gradient.get();
    check(eager_optimizer_apply(s.ctx, o.get(), &trained, &gradients, 1));
    check(eager_checkpoint_writer_add_variable(writer, "w", w.get()));
    check(eager_checkpoint_writer_add_optimizer(writer, "optimizer", o.get()));
    check(eager_checkpoint_writer_commit(s.ctx, writer, path.c_str(), nullptr));
    files.push_back(read_file(path));
    eager_checkpoint_writer_release(writer);
    files.push_back(kList + R"({"checkpoints": ["-1.safetensors", "-2.safetensors"]})");
    return files;
  }();
  return all;
}

// ---- mutation

Bytes mutated_list(const Bytes& from, Random& r) {
  json list = json::parse(from.substr(kList.size()));
  for (size_t n = 1 + below(r, 3); n > 0; --n) mutate_json(list, kFiles, r);
  Bytes bytes = kList + list.dump();
  if (below(r, 10) == 0) bytes.resize(kList.size() + below(r, bytes.size() - kList.size() + 1));
  return bytes;
}

// Mutates the header and, within it, the JSON text of the true dtypes.
Bytes mutated(const Bytes& from, Random& r) {
  try {
    if (from.starts_with(kList)) return mutated_list(from, r);
    uint64_t length = 0;
    std::memcpy(&length, from.data(), 8);
    json header = json::parse(from.substr(8, length));
    std::string data = from.substr(8 + length);
    for (size_t n = 1 + below(r, 4); n > 0; --n) {
      json& metadata = header["__metadata__"];
      if (below(r, 3) == 0 && metadata.contains("eager_dtypes")) {
        json dtypes = json::parse(metadata["eager_dtypes"].get<std::string>());
        mutate_json(dtypes, kNames, r);
        metadata["eager_dtypes"] = dtypes.dump();
      } else {
        mutate_json(header, kNames, r);
      }
    }
    if (below(r, 4) == 0 && !data.empty()) data[below(r, data.size())] = static_cast<char>(r());
    const std::string text = header.dump();
    length = text.size();
    Bytes bytes = std::string(reinterpret_cast<const char*>(&length), 8) + text + data;
    if (below(r, 50) == 0) bytes.resize(below(r, bytes.size() + 1));
    if (below(r, 20) == 0) bytes[below(r, bytes.size())] ^= static_cast<char>(1 << below(r, 8));
    return bytes;
  } catch (const std::exception&) {
    return seeds()[below(r, seeds().size())];  // the file cannot be taken apart
  }
}

// ---- one input

void expect(eager_status* status, std::initializer_list<int32_t> codes) {
  const int32_t code = eager_status_code(status);
  if (code != EAGER_OK && std::find(codes.begin(), codes.end(), code) == codes.end())
    wrong(eager_status_message(status));
  eager_status_release(status);
}

void read_all(Session& s, const eager_checkpoint* c, const Variable& v) {
  for (int32_t i = 0; i < eager_checkpoint_num_entries(c); ++i) {
    eager_checkpoint_entry_info info{};
    info.struct_size = sizeof info;
    check(eager_checkpoint_entry(c, i, &info));
    char* text = nullptr;
    eager_tensor* t = nullptr;
    // Two entries may have one key once their NULs are escaped, so that either may be found.
    expect(eager_checkpoint_text(c, info.key, &text), {EAGER_NOT_FOUND});
    expect(eager_checkpoint_read(s.ctx, c, info.key, &t),
           {EAGER_NOT_FOUND, EAGER_UNIMPLEMENTED, EAGER_DATA_LOSS, EAGER_RESOURCE_EXHAUSTED});
    if (t) {
      ++num_read;
      char* shown = nullptr;
      check(eager_tensor_format(t, &shown));
      eager_string_release(shown);
    }
    eager_string_release(text);
    eager_tensor_release(t);
    eager_variable* variable = v.get();
    expect(eager_checkpoint_restore_variables(s.ctx, c, &info.key, &variable, 1),
           {EAGER_NOT_FOUND, EAGER_INVALID_ARGUMENT, EAGER_DATA_LOSS, EAGER_RESOURCE_EXHAUSTED});
  }
  expect(eager_checkpoint_restore_random_state(s.ctx, c, "uint64"),
         {EAGER_NOT_FOUND, EAGER_INVALID_ARGUMENT, EAGER_UNIMPLEMENTED, EAGER_DATA_LOSS, EAGER_RESOURCE_EXHAUSTED});
  const Optimizer o = adam(s);
  const char* key = "w";
  eager_variable* variable = v.get();
  expect(eager_checkpoint_restore_optimizer(s.ctx, c, "optimizer", o.get(), &key, &variable, 1),
         {EAGER_NOT_FOUND, EAGER_INVALID_ARGUMENT, EAGER_UNIMPLEMENTED, EAGER_DATA_LOSS, EAGER_RESOURCE_EXHAUSTED});
}

// Asks for the folder's latest checkpoint, and commits another, which deletes those before it.
void try_list(Session& s, const std::string& text) {
  static Folder folder;
  static const std::string own = folder / "own", kept = folder / "kept", latest = own + "/-2.safetensors";
  eager_checkpoint_writer* writer = nullptr;
  check(eager_checkpoint_writer_create(s.ctx, &writer));
  if (!std::filesystem::exists(own)) {
    std::filesystem::create_directory(own);
    check(eager_checkpoint_writer_commit(s.ctx, writer, kept.c_str(), nullptr));
  }
  write_file(own + "/checkpoints.json", text);
  char* path = nullptr;
  expect(eager_checkpoint_latest(own.c_str(), &path), {EAGER_DATA_LOSS});
  num_lists += path != nullptr;
  if (path && !std::string(path).starts_with(own + "/")) wrong(path);
  eager_string_release(path);
  eager_checkpoint_options options{};
  options.struct_size = sizeof options;
  options.is_listed = options.max_to_keep = 1;
  expect(eager_checkpoint_writer_commit(s.ctx, writer, latest.c_str(), &options), {EAGER_DATA_LOSS});
  eager_checkpoint_writer_release(writer);
  if (!std::filesystem::exists(kept)) wrong("a file outside of the folder has been deleted");
}

void try_one(const Bytes& bytes) {
  static Session s;
  static Folder folder;
  static const Variable v = s.variable(s.vec({1, 2, 3}));
  static const std::string path = folder / "c";
  check(eager_context_set_load_limit(s.ctx, 1 << 20));
  alarm(kSecondsEach);
  const int64_t live = s.live();
  if (bytes.starts_with(kList)) {
    try_list(s, bytes.substr(kList.size()));
    alarm(0);
    return;
  }
  write_file(path, bytes);
  eager_checkpoint* c = nullptr;
  expect(eager_checkpoint_open(s.ctx, path.c_str(), &c),
         {EAGER_DATA_LOSS, EAGER_INVALID_ARGUMENT, EAGER_RESOURCE_EXHAUSTED});
  if (c) {
    ++num_opened;
    read_all(s, c, v);
    eager_checkpoint_release(c);
  }
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
  std::printf("%lld inputs, %lld of them checkpoints, with %lld tensors, and %lld lists\n",
              static_cast<long long>(count), static_cast<long long>(num_opened), static_cast<long long>(num_read),
              static_cast<long long>(num_lists));
  return status;
}
#endif
