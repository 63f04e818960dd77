#include "runtime/io/checkpoint.h"

#include <unistd.h>

#include "base/one_call.h"
#include "runtime/capi/guard.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/interrupt.h"
#include "runtime/execute/execute.h"
#include "runtime/io/checkpoint_folder.h"
#include "runtime/layers/checkpoint.h"
#include "runtime/variables/checkpoint.h"

using namespace eager;
using namespace eager::capi;

namespace {

std::string text_of(const char* text, const char* argument) {
  if (!text) invalid_argument(argument, " is NULL");
  return text;
}
std::string key_of(const char* key) { return text_of(key, "key"); }

template <class F>
eager_status* add(eager_checkpoint_writer* writer, const char* key, F f) noexcept {
  return guarded([&] {
    eager_checkpoint_writer& w = handle(writer, "writer");
    const OneCall call(w.is_used, "the checkpoint writer");
    f(w, key_of(key));
  });
}

// Runs f(context, checkpoint), which changes variables at once, and so not in a trace.
template <class F>
eager_status* restore(eager_context* ctx, const eager_checkpoint* checkpoint, F f) noexcept {
  return guarded([&] {
    eager_context& c = context(ctx);
    const eager_checkpoint& from = handle(checkpoint, "checkpoint");
    if (c.trace) fail(Code::failed_precondition, "a checkpoint is not restored while a function is traced");
    ThreadsScope threads(c);
    f(c, from);
  });
}

std::vector<KeyedVariable> keyed(const char* const* keys, eager_variable* const* variables, int32_t count) {
  check_handles(variables, count, "variables");
  check_list(keys, count, "keys");
  std::vector<KeyedVariable> all;
  for (int32_t i = 0; i < count; ++i) all.push_back({text_of(keys[i], "a key"), variables[i]});
  return all;
}

TensorRef random_state_tensor(const RandomState& s) {
  const uint64_t words[] = {s.key, s.counter, s.forks};
  const int64_t dims[] = {3};
  TensorRef t = TensorRef::adopt(new_tensor(DType::uint64, {dims, 1}, kHostDevice));
  std::memcpy(t->data, words, sizeof words);
  return t;
}

RandomState random_state_of(const eager_tensor& t, const char* key) {
  if (t.dtype != DType::uint64 || t.rank != 1 || t.dims[0] != 3)
    invalid_argument("Key ", key, " of the checkpoint is no random state, but ", dtype_name(t.dtype), " ",
                     to_string(t.shape()));
  const auto* words = static_cast<const uint64_t*>(t.data);
  return {words[0], words[1], words[2]};
}

// Reports whether a list of checkpoints has the name. By a damaged list nothing is deleted.
bool is_listed(const std::string& folder, const std::string& name) {
  try {
    return CheckpointFolder(folder).has(name);
  } catch (const Error&) {
    return false;
  }
}

// Writes a file that somebody commits, which stays: it takes the place of a checkpoint of its name, or of one that a killed save had
// wanted to write.
void save_unlisted(eager_context& ctx, const eager_checkpoint_writer& w, const std::string& path, bool sync) {
  const std::string folder = folder_of(path), name = path.substr(folder.size());
  if (!is_listed(folder, name)) return w.write(path, sync);
  Poll poll(ctx);
  const FolderLock lock(folder, poll);  // whoever would delete the file waits until it is off the list
  w.write(path, sync);
  try {
    CheckpointFolder(folder).forget(name);
  } catch (const Error&) {  // the file is whole, and the list as it was
  }
}

void save(eager_context& ctx, const eager_checkpoint_writer& w, const std::string& path,
          const eager_checkpoint_options& options) {
  if (!options.is_listed) return save_unlisted(ctx, w, path, !options.no_sync);
  const std::string folder = folder_of(path), name = path.substr(folder.size());
  Poll poll(ctx);
  const FolderLock lock(folder, poll);
  CheckpointFolder list(folder);  // before anything is written, since it may be damaged
  if (options.max_to_keep > 0) list.announce(name);
  try {
    w.write(path, !options.no_sync);
  } catch (...) {
    if (access(path.c_str(), F_OK) != 0) list.withdraw(name);
    throw;
  }
  list.add(name, options.max_to_keep, !options.no_sync);
}

}  // namespace

extern "C" {

eager_status* eager_checkpoint_writer_create(eager_context* ctx, eager_checkpoint_writer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    *out = new eager_checkpoint_writer;
  });
}

eager_status* eager_checkpoint_writer_add_tensor(eager_checkpoint_writer* writer, const char* key, eager_tensor* t) {
  return add(writer, key, [&](eager_checkpoint_writer& w, std::string k) {
    const eager_tensor& x = handle(t, "t");
    if (x.flags & kWithoutValue) refuse_to_read(x, cat("the tensor of key ", k));
    const WithoutCollectors quiet;
    w.add_tensors({{std::move(k), x.flags & kSparseRows ? to_dense_unrecorded(x) : TensorRef::share(t)}});
  });
}

eager_status* eager_checkpoint_writer_add_variable(eager_checkpoint_writer* writer, const char* key,
                                                   eager_variable* v) {
  return add(writer, key, [&](eager_checkpoint_writer& w, std::string k) {
    add_variables(w, {{std::move(k), &handle(v, "v")}});
  });
}

eager_status* eager_checkpoint_writer_add_text(eager_checkpoint_writer* writer, const char* key, const char* text) {
  return add(writer, key,
             [&](eager_checkpoint_writer& w, std::string k) { w.add_text(std::move(k), text_of(text, "text")); });
}

eager_status* eager_checkpoint_writer_add_layer(eager_checkpoint_writer* writer, const char* key, eager_layer* layer) {
  return add(writer, key, [&](eager_checkpoint_writer& w, const std::string& k) {
    add_variables(w, keyed_variables(k, handle(layer, "layer")));
  });
}

eager_status* eager_checkpoint_writer_add_optimizer(eager_checkpoint_writer* writer, const char* key,
                                                    eager_optimizer* optimizer) {
  return add(writer, key, [&](eager_checkpoint_writer& w, const std::string& k) {
    const WithoutCollectors quiet;
    add_optimizer(w, k, handle(optimizer, "optimizer"));
  });
}

eager_status* eager_checkpoint_writer_add_random_state(eager_checkpoint_writer* writer, const char* key,
                                                       eager_context* ctx) {
  return add(writer, key, [&](eager_checkpoint_writer& w, std::string k) {
    w.add_tensors({{std::move(k), random_state_tensor(context(ctx).random_state())}});
  });
}

eager_status* eager_checkpoint_writer_commit(eager_context* ctx, eager_checkpoint_writer* writer, const char* path,
                                             const eager_checkpoint_options* options) {
  return guarded([&] {
    eager_context& c = context(ctx);
    eager_checkpoint_writer& w = handle(writer, "writer");
    // The context's interrupt, which the wait for the folder asks, may release both.
    const auto held_context = Ref<eager_context>::share(&c);
    const auto held = Ref<eager_checkpoint_writer>::share(&w);
    const OneCall call(w.is_used, "the checkpoint writer");
    save(c, w, text_of(path, "path"), options_of(options));
  });
}

void eager_checkpoint_writer_retain(eager_checkpoint_writer* writer) {
  if (is_handle(writer)) writer->retain();
}
void eager_checkpoint_writer_release(eager_checkpoint_writer* writer) {
  if (is_handle(writer)) writer->release();
}

eager_status* eager_checkpoint_latest(const char* folder, char** out) {
  return guarded([&] {
    out_pointer(out);
    std::string name = folder ? folder : "";
    if (!name.empty() && name.back() != '/') name += '/';
    const std::string path = CheckpointFolder(std::move(name)).latest();
    if (!path.empty()) *out = copy_bytes(path);
  });
}

eager_status* eager_checkpoint_open(eager_context* ctx, const char* path, eager_checkpoint** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    *out = new eager_checkpoint(text_of(path, "path"), c.options.load_limit);
  });
}

int32_t eager_checkpoint_num_entries(const eager_checkpoint* checkpoint) {
  return is_handle(checkpoint) ? static_cast<int32_t>(checkpoint->entries().size()) : 0;
}

eager_status* eager_checkpoint_entry(const eager_checkpoint* checkpoint, int32_t index,
                                     eager_checkpoint_entry_info* out) {
  return guarded([&] {
    eager_checkpoint_entry_info& to = struct_out(out);
    const auto& all = handle(checkpoint, "checkpoint").entries();
    if (index < 0 || static_cast<size_t>(index) >= all.size())
      invalid_argument("index = ", index, " is not in [0, ", all.size(), ")");
    const eager_checkpoint::Entry& e = all[static_cast<size_t>(index)];
    fill_in(to, {0, e.key.c_str(), e.text != nullptr, static_cast<int32_t>(e.dtype), e.shape.rank(), 0, e.shape.dims(),
                 static_cast<int64_t>(e.num_bytes), e.stored.data()});
  });
}

int32_t eager_checkpoint_find(const eager_checkpoint* checkpoint, const char* key) {
  const eager_checkpoint::Entry* entry = is_handle(checkpoint) && key ? checkpoint->find(key) : nullptr;
  return entry ? static_cast<int32_t>(entry - checkpoint->entries().data()) : -1;
}

eager_status* eager_checkpoint_read(eager_context* ctx, const eager_checkpoint* checkpoint, const char* key,
                                    eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    const eager_checkpoint& from = handle(checkpoint, "checkpoint");
    *out = from.read(from.tensor_at(key_of(key)), c.options.load_limit).take();
  });
}

eager_status* eager_checkpoint_text(const eager_checkpoint* checkpoint, const char* key, char** out) {
  return guarded([&] {
    out_pointer(out);
    *out = copy_string(handle(checkpoint, "checkpoint").text_at(key_of(key)));
  });
}

eager_status* eager_checkpoint_restore_variables(eager_context* ctx, const eager_checkpoint* checkpoint,
                                                 const char* const* keys, eager_variable* const* variables,
                                                 int32_t count) {
  return restore(ctx, checkpoint, [&](eager_context& c, const eager_checkpoint& from) {
    restore_variables(from, keyed(keys, variables, count), c.options.load_limit);
  });
}

eager_status* eager_checkpoint_restore_layer(eager_context* ctx, const eager_checkpoint* checkpoint, const char* key,
                                             eager_layer* layer) {
  return restore(ctx, checkpoint, [&](eager_context& c, const eager_checkpoint& from) {
    restore_variables(from, keyed_variables(key_of(key), handle(layer, "layer")), c.options.load_limit);
  });
}

eager_status* eager_checkpoint_restore_random_state(eager_context* ctx, const eager_checkpoint* checkpoint,
                                                    const char* key) {
  return restore(ctx, checkpoint, [&](eager_context& c, const eager_checkpoint& from) {
    const TensorRef t = from.read(from.tensor_at(key_of(key)), c.options.load_limit);
    c.set_random_state(random_state_of(*t, key));
  });
}

eager_status* eager_checkpoint_restore_optimizer(eager_context* ctx, const eager_checkpoint* checkpoint,
                                                 const char* key, eager_optimizer* optimizer, const char* const* keys,
                                                 eager_variable* const* variables, int32_t count) {
  return restore(ctx, checkpoint, [&](eager_context& c, const eager_checkpoint& from) {
    restore_optimizer(from, key_of(key), handle(optimizer, "optimizer"), keyed(keys, variables, count),
                      c.options.load_limit);
  });
}

void eager_checkpoint_retain(eager_checkpoint* checkpoint) {
  if (is_handle(checkpoint)) checkpoint->retain();
}
void eager_checkpoint_release(eager_checkpoint* checkpoint) {
  if (is_handle(checkpoint)) checkpoint->release();
}

}  // extern "C"
