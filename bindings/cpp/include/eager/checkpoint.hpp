// Checkpoints: tensors, variables, layers, optimizers and texts in files. They are safetensors files, which other programs
// and all languages of the library read.
#ifndef EAGER_CHECKPOINT_HPP_
#define EAGER_CHECKPOINT_HPP_

#include "layer.hpp"

EAGER_NAMESPACE_BEGIN

/// The state of a stream of random numbers: the next numbers, and those of the next forks.
struct RandomState {
  uint64_t key = 0, counter = 0, num_forks = 0;
};

/// The state of this thread's stream.
inline Fallible<RandomState> random_state() {
  eager_random_state state{};
  state.struct_size = sizeof state;
  EAGER_CHECK(detail::on_context(eager_context_get_random_state, &state));
  return RandomState{state.key, state.counter, state.num_forks};
}

/// Lets this thread draw the numbers again that followed the state.
inline Fallible<void> set_random_state(const RandomState& given) {
  eager_random_state state{};
  state.struct_size = sizeof state;
  state.key = given.key;
  state.counter = given.counter;
  state.num_forks = given.num_forks;
  EAGER_CHECK(detail::on_context(eager_context_set_random_state, static_cast<const eager_random_state*>(&state)));
  return Fallible<void>();
}

/// A variable and its key in a checkpoint.
struct KeyedVariable {
  std::string key;
  Variable variable;
};

namespace detail {

inline std::string key_of_layer(const std::string& key, size_t i) { return key + "/layers/" + std::to_string(i); }

inline std::vector<KeyedVariable> keyed_variables(const std::string& key, const Layer& layer) {
  std::vector<KeyedVariable> all;
  for (int32_t i = 0; i < eager_layer_num_variables(layer.get()); ++i) {
    all.push_back(
        {key + "/" + eager_layer_variable_name(layer.get(), i), Variable::share(eager_layer_variable(layer.get(), i))});
  }
  return all;
}
// The keys of a module of the program's own are its variables' numbers.
inline std::vector<KeyedVariable> keyed_variables(const std::string& key, const Module& module) {
  if (module.layer()) return keyed_variables(key, *module.layer());
  std::vector<KeyedVariable> all;
  if (!module.sequential()) {
    for (const Variable& v : module.variables()) all.push_back({key + "/" + std::to_string(all.size()), v});
    return all;
  }
  const std::vector<Module>& modules = module.sequential()->modules();
  for (size_t i = 0; i < modules.size(); ++i) {
    for (KeyedVariable& v : keyed_variables(key_of_layer(key, i), modules[i])) all.push_back(std::move(v));
  }
  return all;
}

// Returns a layer that has not been built, or NULL, and writes its key.
inline const Layer* unbuilt(std::string& key, const Module& module) {
  if (module.layer()) return module.layer()->is_built() ? nullptr : module.layer();
  if (!module.sequential()) return nullptr;
  const std::vector<Module>& modules = module.sequential()->modules();
  const std::string whole = key;
  for (size_t i = 0; i < modules.size(); ++i) {
    key = key_of_layer(whole, i);
    if (const Layer* layer = unbuilt(key, modules[i])) return layer;
  }
  return nullptr;
}

}  // namespace detail

/// How a checkpoint is written.
struct CommitOptions {
  bool sync = true;         ///< Whether to wait for the disk, so that the file outlives a crash of the system too.
  bool listed = false;      ///< Whether latest_checkpoint() finds the file.
  int32_t max_to_keep = 0;  ///< With `listed`: the oldest listed files beyond this number are deleted. 0: none.
};

/// What a checkpoint is to have, each under a key such as "model/layers/0/kernel". Adding takes the present value, and no
/// copy. Copies refer to the same writer; one thread at a time uses it.
class CheckpointWriter
    : public Handle<eager_checkpoint_writer, eager_checkpoint_writer_retain, eager_checkpoint_writer_release> {
 public:
  static Fallible<CheckpointWriter> make() {
    CheckpointWriter made(nullptr);
    EAGER_CHECK(detail::on_context(eager_checkpoint_writer_create, made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  CheckpointWriter() : CheckpointWriter(make()) {}
#endif

  /// Add a value. ALREADY_EXISTS: a key that has been added. INVALID_ARGUMENT: a key that is empty or not UTF-8.
  /// FAILED_PRECONDITION: a symbolic tensor. Nothing has been added then.
  Fallible<void> add(const std::string& key, const Tensor& tensor) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(eager_checkpoint_writer_add_tensor(get(), key.c_str(), tensor.get()));
    return Fallible<void>();
  }
  Fallible<void> add(const std::string& key, const Variable& variable) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(eager_checkpoint_writer_add_variable(get(), key.c_str(), variable.get()));
    return Fallible<void>();
  }
  Fallible<void> add(const std::string& key, const std::string& text) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(detail::check_text(text, "a checkpoint's text"));
    EAGER_CHECK(eager_checkpoint_writer_add_text(get(), key.c_str(), text.c_str()));
    return Fallible<void>();
  }
  Fallible<void> add(const std::string& key, const char* text) const { return add(key, std::string(text)); }
  /// Adds the variables of a layer as key/NAME, where NAME is its name in the kind. FAILED_PRECONDITION: the layer has not
  /// been built.
  Fallible<void> add(const std::string& key, const Layer& layer) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(eager_checkpoint_writer_add_layer(get(), key.c_str(), layer.get()));
    return Fallible<void>();
  }
  /// Adds the modules as key/layers/0, key/layers/1, ..., and the variables of one of the program's own as key/0, key/1, ...
  Fallible<void> add(const std::string& key, const Sequential& model) const { return add(key, Module(model)); }
  Fallible<void> add(const std::string& key, const Module& module) const {
    std::string place = key;
    if (const Layer* layer = detail::unbuilt(place, module)) return add(place, *layer);  // which says so
    for (const KeyedVariable& v : detail::keyed_variables(key, module)) EAGER_DO(add(v.key, v.variable));
    return Fallible<void>();
  }
  /// Adds the state of an optimizer. Its slots go under the keys of their variables, which have been added before.
  /// INVALID_ARGUMENT: a slot of a variable that has not been added.
  Fallible<void> add(const std::string& key, const Optimizer& optimizer) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(eager_checkpoint_writer_add_optimizer(get(), key.c_str(), optimizer.get()));
    return Fallible<void>();
  }
  /// Adds the state of this thread's random numbers.
  Fallible<void> add_random_state(const std::string& key = "random") const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    eager_checkpoint_writer* const writer = get();
    EAGER_CHECK(detail::on_context([&](eager_context* context) {
      return eager_checkpoint_writer_add_random_state(writer, key.c_str(), context);
    }));
    return Fallible<void>();
  }

  /// Writes the file, which is whole or not there. The writer keeps what it has. NOT_FOUND, PERMISSION_DENIED,
  /// RESOURCE_EXHAUSTED: the folder or the file cannot be written, the disk is full. DATA_LOSS: the folder's list of
  /// checkpoints is damaged.
  Fallible<void> commit(const std::string& path, const CommitOptions& options = CommitOptions()) const {
    EAGER_CHECK(detail::check_text(path, "a path"));
    eager_checkpoint_options given{};
    given.struct_size = sizeof given;
    given.no_sync = !options.sync;
    given.is_listed = options.listed;
    given.max_to_keep = options.max_to_keep;
    EAGER_CHECK(detail::on_context(eager_checkpoint_writer_commit, get(), path.c_str(),
                                   static_cast<const eager_checkpoint_options*>(&given)));
    return Fallible<void>();
  }

 private:
  explicit CheckpointWriter(std::nullptr_t) noexcept {}
};

/// The path of the folder's latest checkpoint that was committed as `listed`; "": there is none. DATA_LOSS: the folder's
/// list of checkpoints is damaged.
inline Fallible<std::string> latest_checkpoint(const std::string& folder) {
  EAGER_CHECK(detail::check_text(folder, "a folder's path"));
  EAGER_CHECK(detail::enter());
  char* found = nullptr;
  EAGER_CHECK(eager_checkpoint_latest(folder.c_str(), &found));
  std::string path = found ? found : "";
  eager_string_release(found);
  return path;
}

/// A file of tensors and texts, open to be read. Copies refer to the same one, and threads may share it.
class Checkpoint : public Handle<eager_checkpoint, eager_checkpoint_retain, eager_checkpoint_release> {
 public:
  /// A tensor or a text of a checkpoint.
  struct Entry {
    std::string key;
    bool is_text;
    DType dtype;  ///< 0 for a text, and for a dtype that the library lacks.
    std::vector<int64_t> shape;
    int64_t num_bytes;         ///< In the file.
    std::string stored_dtype;  ///< As safetensors calls it: "F32", "F8_E4M3"; "" for a text.
  };

  Checkpoint() noexcept = default;
  /// NOT_FOUND, PERMISSION_DENIED: the file cannot be read. DATA_LOSS: it is damaged. INVALID_ARGUMENT: it has a newer
  /// version of the format. RESOURCE_EXHAUSTED: it exceeds set_load_limit().
  static Fallible<Checkpoint> open(const std::string& path) {
    EAGER_CHECK(detail::check_text(path, "a path"));
    Checkpoint opened;
    EAGER_CHECK(detail::on_context(eager_checkpoint_open, path.c_str(), opened.out()));
    return opened;
  }
#ifndef EAGER_RESULTS
  explicit Checkpoint(const std::string& path) : Checkpoint(open(path)) {}
#endif

  /// All tensors, and then all texts, each in the order of their keys.
  Fallible<std::vector<Entry>> entries() const {
    std::vector<Entry> all;
    for (int32_t i = 0; i < eager_checkpoint_num_entries(get()); ++i) {
      eager_checkpoint_entry_info e{};
      e.struct_size = sizeof e;
      EAGER_CHECK(eager_checkpoint_entry(get(), i, &e));
      all.push_back(Entry{e.key, e.is_text != 0, static_cast<DType>(e.dtype),
                          std::vector<int64_t>(e.dims, e.dims + e.rank), e.num_bytes, e.stored_dtype});
    }
    return all;
  }
  bool contains(const std::string& key) const {
    return key.find('\0') == key.npos && eager_checkpoint_find(get(), key.c_str()) >= 0;
  }

  /// A tensor, on the host. NOT_FOUND: there is none of this key. UNIMPLEMENTED: it has a dtype that the library lacks.
  Fallible<Tensor> read(const std::string& key) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    Tensor found;
    EAGER_CHECK(detail::on_context(eager_checkpoint_read, static_cast<const eager_checkpoint*>(get()), key.c_str(),
                                   found.out()));
    return found;
  }
  /// A text. NOT_FOUND: there is none of this key.
  Fallible<std::string> text(const std::string& key) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    char* found = nullptr;
    EAGER_CHECK(eager_checkpoint_text(get(), key.c_str(), &found));
    std::string text = found;
    eager_string_release(found);
    return text;
  }

  /// Assign the checkpoint's values. Where a key is not there (NOT_FOUND), or a dtype or a shape is another one
  /// (INVALID_ARGUMENT), nothing has changed. FAILED_PRECONDITION: a function is being traced, or a layer has not been built.
  Fallible<void> restore(const std::vector<KeyedVariable>& variables) const {
    EAGER_TRY(const Keyed all, keyed(variables));
    EAGER_CHECK(detail::on_context(eager_checkpoint_restore_variables, static_cast<const eager_checkpoint*>(get()),
                                   all.keys.data(), all.handles.data(), detail::count(all.keys.size())));
    return Fallible<void>();
  }
  Fallible<void> restore(const std::string& key, const Variable& variable) const {
    return restore(std::vector<KeyedVariable>{{key, variable}});
  }
  Fallible<void> restore(const std::string& key, const Layer& layer) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(detail::on_context(eager_checkpoint_restore_layer, static_cast<const eager_checkpoint*>(get()),
                                   key.c_str(), layer.get()));
    return Fallible<void>();
  }
  Fallible<void> restore(const std::string& key, const Sequential& model) const { return restore(key, Module(model)); }
  Fallible<void> restore(const std::string& key, const Module& module) const {
    std::string place = key;
    if (const Layer* layer = detail::unbuilt(place, module)) return restore(place, *layer);  // which says so
    return restore(detail::keyed_variables(key, module));
  }
  /// Assigns to the step, to the learning rate (unless an op or a schedule computes it), and to the slots of these
  /// variables, which are made where they are missing. NOT_FOUND also: a slot that the checkpoint lacks.
  Fallible<void> restore(const std::string& key, const Optimizer& optimizer,
                         const std::vector<KeyedVariable>& variables) const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_TRY(const Keyed all, keyed(variables));
    EAGER_CHECK(detail::on_context(eager_checkpoint_restore_optimizer, static_cast<const eager_checkpoint*>(get()),
                                   key.c_str(), optimizer.get(), all.keys.data(), all.handles.data(),
                                   detail::count(all.keys.size())));
    return Fallible<void>();
  }
  /// The same for the variables of a model, which is in the checkpoint under model_key. FAILED_PRECONDITION: a layer has not
  /// been built.
  Fallible<void> restore(const std::string& key, const Optimizer& optimizer, const std::string& model_key,
                         const Module& model) const {
    std::string place = model_key;
    if (const Layer* layer = detail::unbuilt(place, model)) return restore(place, *layer);  // which says so
    return restore(key, optimizer, detail::keyed_variables(model_key, model));
  }
  /// Sets the state of this thread's random numbers.
  Fallible<void> restore_random_state(const std::string& key = "random") const {
    EAGER_CHECK(detail::check_text(key, "a checkpoint's key"));
    EAGER_CHECK(detail::on_context(eager_checkpoint_restore_random_state, static_cast<const eager_checkpoint*>(get()),
                                   key.c_str()));
    return Fallible<void>();
  }

 private:
  struct Keyed {
    std::vector<const char*> keys;  // the caller's list keeps them
    std::vector<eager_variable*> handles;
  };
  static Fallible<Keyed> keyed(const std::vector<KeyedVariable>& variables) {
    Keyed all;
    for (const KeyedVariable& one : variables) {
      EAGER_CHECK(detail::check_text(one.key, "a checkpoint's key"));
      all.keys.push_back(one.key.c_str());
      all.handles.push_back(one.variable.get());
    }
    return all;
  }
};

EAGER_NAMESPACE_END

#endif
