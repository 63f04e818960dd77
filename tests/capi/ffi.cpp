// Every exported function, called as other languages call it: found with dlsym, called through libffi from the text of
// its prototype. First with right arguments, then with one wrong argument in each place: NULL, a handle of another
// kind, a wrong size or constant. A function that returns a status must then say INVALID_ARGUMENT; any other must do no
// harm. Out-parameters are NULL after a failure, callbacks' destroy runs once, and nothing is leaked. Callbacks and destroys run
// within those functions alone that the header names, and within each of them.
//
//   ffi_test LIBRARY HEADER
#include <dlfcn.h>
#include <eager_c.h>
#include <ffi.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <utility>
#include <string>
#include <vector>

namespace {

std::string current;  // the call that is running, for a crash's last words
void* library = nullptr;
int passed = 0, failed = 0;

void report(bool ok, const std::string& what) {
  ++(ok ? passed : failed);
  if (!ok) std::printf("FAILED  %s: %s\n", current.c_str(), what.c_str());
}

void on_crash(int sig) {
  const char* name = current.c_str();
  (void)!write(1, "CRASHED ", 8);
  (void)!write(1, name, strlen(name));
  (void)!write(1, "\n", 1);
  _exit(128 + sig);
}

struct Parameter {
  std::string type, name;
};
struct Prototype {
  std::string result, name;
  std::vector<Parameter> parameters;
};

std::string squeezed(std::string s) {
  s = std::regex_replace(s, std::regex("\\s+"), " ");
  return std::regex_replace(s, std::regex("^ | $"), "");
}

std::string read_text(const std::string& path) {
  std::ifstream file(path);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

// What the header says of calls within which callbacks and destroys run.
struct Rules {
  std::set<std::string> callbacks, destroys, of_gpus, never;

  explicit Rules(const std::string& header) {
    const size_t callback = header.find("A callback runs only within"), destroy = header.find("A destroy, a DLPack deleter", callback),
                 gpu = header.find("for memory of a GPU:", destroy), end = header.find("No other function ever runs", gpu);
    report(end != std::string::npos, "the paragraph on callbacks was not found");
    if (end == std::string::npos) return;
    callbacks = names(header.substr(callback, destroy - callback));
    of_gpus = names(header.substr(gpu, end - gpu));
    std::stringstream items(header.substr(destroy, gpu - destroy));
    for (std::string item; std::getline(items, item, '-');) {
      const size_t exceptions = item.find("but for");
      destroys.merge(names(item.substr(0, exceptions)));
      if (exceptions != std::string::npos) never.merge(names(item.substr(exceptions)));
    }
  }
  static std::set<std::string> names(const std::string& text) {
    const std::regex name("eager_\\w+");
    return {std::sregex_token_iterator(text.begin(), text.end(), name), std::sregex_token_iterator()};
  }
  static bool is_release(const std::string& name) { return name.size() > 8 && name.compare(name.size() - 8, 8, "_release") == 0; }
  bool names_destroys(const Prototype& p) const {
    bool takes_context = false;
    for (const Parameter& q : p.parameters) takes_context = takes_context || q.type == "eager_context *";
    return !never.count(p.name) && (takes_context || is_release(p.name) || destroys.count(p.name));
  }
};

std::vector<Prototype> read_prototypes(std::string text) {
  for (size_t at; (at = text.find("/*")) != std::string::npos;) text.replace(at, text.find("*/", at) + 2 - at, " ");
  std::vector<Prototype> list;
  std::regex function("EAGER_API\\s+([^;]*?)(eager_\\w+)\\s*\\(([^;]*)\\)\\s*;");
  for (std::sregex_iterator i(text.begin(), text.end(), function), end; i != end; ++i) {
    Prototype p{squeezed((*i)[1]), (*i)[2], {}};
    std::string parameters = squeezed((*i)[3]);
    parameters = std::regex_replace(parameters, std::regex("void \\(\\*destroy\\)\\(void \\*\\)"), "destroy_fn destroy");
    std::stringstream parts(parameters);
    for (std::string part; parameters != "void" && std::getline(parts, part, ',');) {
      part = squeezed(part);
      size_t split = part.find_last_of(" *") + 1;
      p.parameters.push_back({squeezed(part.substr(0, split)), part.substr(split)});
    }
    list.push_back(p);
  }
  return list;
}

// ---- a world to call into

void take(eager_status* s) {
  if (!s) return;
  report(false, std::string("the fixture: ") + eager_status_message(s));
  eager_status_release(s);
}

std::string running;  // the function that is being called; "": none that is looked at
std::set<std::string> with_callback, with_destroy;
void note(std::set<std::string>& seen) {
  if (!running.empty()) seen.insert(running);
}

int destroyed = 0;
void count_destroy(void*) {
  ++destroyed;
  note(with_destroy);
}
void note_destroy(void*) { note(with_destroy); }
eager_status* backward(void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
  note(with_callback);
  return nullptr;
}
eager_status* go_on(void*, eager_context*) {
  note(with_callback);
  return nullptr;
}
// Gives 0.5, whatever it is given.
eager_status* half(void*, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** outputs, int32_t) {
  note(with_callback);
  return eager_tensor_scalar_float(ctx, 0.5, &outputs[0]);
}

eager_op* make_op(eager_context* ctx, const char* name) {
  eager_op* op = nullptr;
  take(eager_op_create(ctx, name, &op));
  return op;
}

// A scalar on memory whose destroy is noted.
eager_tensor* pending(eager_context* ctx) {
  static float memory = 0.25f;
  eager_tensor* t = nullptr;
  take(eager_tensor_wrap(ctx, EAGER_FLOAT32, nullptr, 0, &memory, sizeof memory, note_destroy, nullptr, &t));
  return t;
}

// Has the tape keep t, and nobody else.
void record_square(eager_context* ctx, eager_tape* tape, eager_tensor* t) {
  eager_op* multiply = make_op(ctx, "multiply");
  eager_tensor *inputs[2] = {t, t}, *out = nullptr;
  int32_t count = 1;
  take(eager_tape_watch(tape, t));
  take(eager_execute(ctx, multiply, inputs, 2, &out, &count));
  eager_tensor_release(out);
  eager_tensor_release(t);
  eager_op_release(multiply);
}

// A tape whose last handle is gone: the context's next call frees it.
void abandon_tape(eager_context* ctx) {
  if (!ctx) return;
  eager_tape* tape = nullptr;
  eager_tensor* initial = pending(ctx);
  eager_variable* v = nullptr;
  take(eager_variable_create(ctx, initial, "w", 1, &v));
  take(eager_tape_create(ctx, nullptr, &tape));
  take(eager_tape_watch_variable(tape, v));
  eager_variable_release(v);
  eager_tensor_release(initial);
  eager_tape_release(tape);
}

eager_op* half_op(eager_context* ctx) {
  const int32_t dtype = EAGER_FLOAT32, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  take(eager_op_create_host_call(ctx, "half", half, nullptr, note_destroy, 1, &dtype, &rank, &dims, &op));
  return op;
}

const int64_t kDims[2] = {2, 3};
const int64_t kNegativeDims[2] = {-2, 3};
const int64_t kHugeDims[2] = {int64_t{1} << 62, int64_t{1} << 62};

struct World {
  explicit World(const std::string& function) {
    take(eager_context_create(nullptr, &ctx));
    bool scalar = function.find("learning_rate") != std::string::npos;
    take(eager_tensor_create(ctx, EAGER_FLOAT32, kDims, scalar ? 0 : 2, data, scalar ? 4 : sizeof data, &x));
    take(eager_tensor_scalar_float(ctx, 2, &weak));
    const std::map<std::string, const char*> ops = {
        {"eager_op_set_int", "softmax"},   {"eager_op_set_float", "leaky_relu"}, {"eager_op_set_bool", "sum"},
        {"eager_op_set_dtype", "cast"},    {"eager_op_set_string", "pad"},       {"eager_op_set_ints", "sum"},
        {"eager_execute_args", "sum"},     {"eager_op_set_function", "cond"}};
    op = make_op(ctx, ops.count(function) ? ops.at(function) : "multiply");
    take(eager_variable_create(ctx, x, "v", 1, &variable));
    take(eager_optimizer_create(ctx, "sgd", &optimizer));
    take(eager_tape_create(ctx, nullptr, &tape));
    take(eager_tape_watch(tape, x));
    eager_op* multiply = make_op(ctx, "multiply");
    eager_tensor* value = nullptr;
    take(eager_variable_read(ctx, variable, &value));
    eager_tensor* inputs[2] = {x, value};
    int32_t count = 1;
    take(eager_execute(ctx, multiply, inputs, 2, &y, &count));
    eager_op_release(multiply);
    if (function == "eager_tensor_sparse_rows" || function == "eager_tensor_to_dense") make_sparse();
    if (function == "eager_tensor_from_dlpack") take(eager_tensor_to_dlpack(ctx, x, nullptr, &managed));
    eager_tensor_release(value);
    take(eager_trace_begin(ctx, "f", &trace));
    take(eager_trace_end(trace, &x, 1, &function_handle));
    eager_context_release(std::exchange(trace, nullptr));
    if (function.rfind("eager_trace_", 0) == 0) take(eager_trace_begin(ctx, "g", &trace));
    status = eager_status_new_with(EAGER_ABORTED, "text", nullptr, note_destroy);
    take(eager_tensor_format(x, &string));
    take(eager_context_set_interrupt(ctx, go_on, nullptr, note_destroy));
    hold_last(function);
  }
  // Has what `function` lets go of hold the last reference to a tensor on noted memory.
  void hold_last(const std::string& function) {
    if (function.rfind("eager_optimizer_", 0) == 0) {
      eager_tensor* rate = pending(ctx);
      take(eager_optimizer_set_learning_rate_tensor(optimizer, rate));
      eager_tensor_release(rate);
    } else if (function == "eager_tensor_release" || function == "eager_tensors_release") {
      eager_tensor_release(std::exchange(x, pending(ctx)));
    } else if (function == "eager_variable_release") {
      eager_tensor* initial = pending(ctx);
      eager_variable_release(variable);
      take(eager_variable_create(ctx, initial, "v", 1, &variable));
      eager_tensor_release(initial);
    } else if (function == "eager_tape_release" || function == "eager_tape_reset") {
      record_square(ctx, tape, pending(ctx));
      if (function == "eager_tape_release") take(eager_tape_stop(tape));
    } else if (function == "eager_op_release") {
      eager_op_release(std::exchange(op, half_op(ctx)));
    } else if (function == "eager_function_release") {
      eager_context* tracing = nullptr;
      eager_tensor* constant = pending(ctx);
      eager_function* holder = nullptr;
      take(eager_trace_begin(ctx, "h", &tracing));
      take(eager_trace_end(tracing, &constant, 1, &holder));
      eager_context_release(tracing);
      eager_tensor_release(constant);
      eager_function_release(std::exchange(function_handle, holder));
    }
  }
  void make_sparse() {
    const int64_t index = 1, one = 1;
    eager_tensor *rows = nullptr, *gathered = nullptr, *indices = nullptr;
    eager_tape* own = nullptr;
    eager_op* gather = make_op(ctx, "gather");
    take(eager_tensor_create(ctx, EAGER_INT64, &one, 1, &index, sizeof index, &indices));
    take(eager_tape_create(ctx, nullptr, &own));
    take(eager_tape_watch(own, x));
    eager_tensor* inputs[2] = {x, indices};
    int32_t count = 1;
    take(eager_execute(ctx, gather, inputs, 2, &gathered, &count));
    take(eager_tape_gradient(ctx, own, &gathered, 1, nullptr, &x, 1, nullptr, 0, nullptr, &rows));
    eager_tensor_release(x);
    x = rows;
    eager_tensor_release(gathered);
    eager_tensor_release(indices);
    eager_tape_release(own);
    eager_op_release(gather);
  }
  ~World() {
    eager_string_release(string);
    eager_status_release(status);
    for (eager_tensor* t : {x, weak, y}) eager_tensor_release(t);
    eager_op_release(op);
    eager_variable_release(variable);
    eager_optimizer_release(optimizer);
    eager_tape_release(tape);
    eager_function_release(function_handle);
    eager_context_release(trace);
    eager_context_release(ctx);
  }
  // A handle by the name of its type.
  void* handle(const std::string& type) {
    if (type == "eager_context") return ctx;
    if (type == "eager_tensor") return x;
    if (type == "eager_op") return op;
    if (type == "eager_variable") return variable;
    if (type == "eager_optimizer") return optimizer;
    if (type == "eager_tape") return tape;
    if (type == "eager_status") return status;
    if (type == "eager_function") return function_handle;
    return nullptr;
  }

  float data[6] = {1, 2, 3, 4, 5, 6};
  eager_context *ctx = nullptr, *trace = nullptr;
  eager_function* function_handle = nullptr;
  eager_tensor *x = nullptr, *weak = nullptr, *y = nullptr;
  eager_op* op = nullptr;
  eager_variable* variable = nullptr;
  eager_optimizer* optimizer = nullptr;
  eager_tape* tape = nullptr;
  eager_status* status = nullptr;
  char* string = nullptr;
  void* managed = nullptr;

  // Memory that arguments point at.
  eager_tensor* tensors[2];
  eager_variable* variables[1];
  void* outs[4];             // out-parameters and lists of outputs
  int32_t num_outputs = 1;
  int64_t args[2] = {1, 0};  // axis=[0]
  alignas(16) unsigned char options[256] = {};
  float room[6];
};

const char* const kHandles[] = {"eager_context", "eager_tensor", "eager_op", "eager_variable", "eager_optimizer", "eager_tape", "eager_status", "eager_function"};
void* const kGarbage = reinterpret_cast<void*>(uintptr_t{1});

// ---- arguments

enum class Expect { invalid, refused, harmless };  // INVALID_ARGUMENT; any error; anything but a crash

struct Value {
  uint64_t bits = 0;
  Value() = default;
  template <class T>
  Value(T v) { static_assert(sizeof v <= 8); std::memcpy(&bits, &v, sizeof v); }
};

struct Wrong {
  std::string what;
  std::function<Value(World&)> make;
  Expect expect;
};

struct Argument {
  ffi_type* type = &ffi_type_pointer;
  std::function<Value(World&)> right;
  std::vector<Wrong> wrongs;
  std::string out_of;  // the handle's type, where this is an out-parameter for one ("char": a string)
  int num_outs = 0;
};

size_t struct_size_of(const std::string& type) {
  if (type == "eager_context_options") return sizeof(eager_context_options);
  if (type == "eager_format_options") return sizeof(eager_format_options);
  if (type == "eager_tape_options") return sizeof(eager_tape_options);
  if (type == "eager_gradient_options") return sizeof(eager_gradient_options);
  if (type == "eager_dlpack_options") return sizeof(eager_dlpack_options);
  if (type == "eager_memory_info") return sizeof(eager_memory_info);
  if (type == "eager_tensor_description") return sizeof(eager_tensor_description);
  return 0;
}

Value text(const char* s) { return s; }
Wrong null(Expect e) { return {"NULL", [](World&) { return static_cast<void*>(nullptr); }, e}; }

Argument string_argument(const Prototype& p, const Parameter& q) {
  const std::map<std::string, const char*> rights = {
      {"eager_op_create.name", "add"},        {"eager_optimizer_create.name", "adam"}, {"eager_variable_create.name", "w"},
      {"eager_op_set_int.attr", "axis"},      {"eager_op_set_float.attr", "alpha"},    {"eager_op_set_bool.attr", "keepdims"},
      {"eager_op_set_dtype.attr", "dtype"},   {"eager_op_set_string.attr", "mode"},    {"eager_op_set_ints.attr", "axis"},
      {"eager_op_set_string.value", "REFLECT"}, {"eager_optimizer_set_float.attr", "learning_rate"},
      {"eager_optimizer_set_bool.attr", "nesterov"}, {"eager_function_set_option.name", "fusion"},
      {"eager_op_set_function.attr", "then_branch"}, {"eager_function_save.path", "saved"},
      {"eager_function_load.path", "function"},      {"eager_function_import_onnx.path", "model.onnx"},
      {"eager_function_export_onnx.path", "exported"}};
  const std::map<std::string, Expect> nulls = {
      {"eager_context_set_device.device", Expect::harmless}, {"eager_context_memory.device", Expect::harmless},
      {"eager_context_stream.device", Expect::harmless},     {"eager_variable_create.name", Expect::harmless},
      {"eager_op_set_device.device", Expect::harmless},      {"eager_status_new.message", Expect::harmless},
      {"eager_status_new_with.message", Expect::harmless},
      {"eager_trace_begin.name", Expect::harmless},          {"eager_op_create_host_call.name", Expect::harmless}};
  std::string key = p.name + "." + q.name;
  const char* right = rights.count(key) ? rights.at(key) : q.name == "kind" ? "cpu" : "cpu:0";
  Argument a;
  a.right = [right](World&) { return text(right); };
  a.wrongs.push_back(null(nulls.count(key) ? nulls.at(key) : Expect::invalid));
  bool free_text = key == "eager_variable_create.name" || key == "eager_trace_begin.name" || key == "eager_op_create_host_call.name" || q.name == "message" || key == "eager_op_set_string.value";
  Expect unknown = free_text || q.name == "kind" ? Expect::harmless : Expect::refused;
  std::vector<const char*> wrongs = {"", "no such thing", "gpu:99999999999999999999", "\xff\xfe", "axis=1"};
  if (key == "eager_function_save.path" || key == "eager_function_export_onnx.path") wrongs = {"", ".", "nowhere/function"};
  for (const char* wrong : wrongs) {
    a.wrongs.push_back({std::string("\"") + wrong + "\"", [wrong](World&) { return text(wrong); }, unknown});
  }
  return a;
}

Argument list_argument(const Prototype& p, const Parameter& q, const std::string& element) {
  Argument a;
  bool is_variables = element == "eager_variable";
  a.right = [q, is_variables](World& w) -> Value {
    w.tensors[0] = q.name == "targets" || q.name == "outputs" ? w.y : w.x;
    w.tensors[1] = w.x;
    w.variables[0] = w.variable;
    if (is_variables) return w.variables;
    if (q.name == "output_gradients" || q.name == "targets" || q.name == "outputs" || q.name == "gradients") {
      w.outs[3] = q.name == "targets" || q.name == "outputs" ? w.y : w.x;
      return &w.outs[q.name == "output_gradients" || q.name == "gradients" ? 2 : 3];
    }
    return w.tensors;
  };
  if (q.name == "output_gradients" || q.name == "gradients") {
    auto right = a.right;
    a.right = [right](World& w) {
      w.outs[2] = w.x;
      return Value(&w.outs[2]);
    };
  }
  bool entries_optional = q.name == "output_gradients" || p.name == "eager_tensors_release" ||
                          (p.name == "eager_optimizer_apply" && q.name == "gradients");
  a.wrongs.push_back(null(q.name == "output_gradients" || p.name == "eager_tensors_release" ? Expect::harmless : Expect::invalid));
  auto with_entry = [](auto make) {
    return [make](World& w) -> Value {
      static void* entries[2];
      entries[0] = make(w);
      entries[1] = w.x;
      return entries;
    };
  };
  a.wrongs.push_back({"an entry of NULL", with_entry([](World&) -> void* { return nullptr; }),
                      entries_optional ? Expect::harmless : Expect::invalid});
  for (const char* other : kHandles) {
    if (element == other) continue;
    a.wrongs.push_back({std::string("an entry that is an ") + other,
                        with_entry([other](World& w) { return w.handle(other); }),
                        p.name == "eager_tensors_release" ? Expect::harmless : Expect::invalid});
  }
  return a;
}

Argument struct_argument(const std::string& type, bool is_const) {
  Argument a;
  size_t size = struct_size_of(type);
  auto sized = [](size_t n) {
    return [n](World& w) -> Value {
      std::memset(w.options, 0, sizeof w.options);
      std::memcpy(w.options, &n, sizeof n);
      return w.options;
    };
  };
  a.right = sized(size);
  a.wrongs.push_back(null(is_const ? Expect::harmless : Expect::invalid));
  for (size_t n : {size_t{0}, size_t{4}, size_t{8}}) a.wrongs.push_back({"struct_size " + std::to_string(n), sized(n), Expect::invalid});
  a.wrongs.push_back({"a larger struct_size", sized(256), Expect::harmless});
  return a;
}

template <class T>
Argument number(ffi_type* type, T right, const std::vector<T>& wrongs, Expect e) {
  Argument a;
  a.type = type;
  a.right = [right](World&) { return Value(right); };
  for (T w : wrongs) a.wrongs.push_back({std::to_string(w), [w](World&) { return Value(w); }, e});
  return a;
}

Argument int32_argument(const Prototype& p, const Parameter& q, bool is_status) {
  constexpr int32_t least = INT32_MIN, most = INT32_MAX;
  Expect invalid = is_status ? Expect::invalid : Expect::harmless;
  if (q.name == "dtype" || p.name == "eager_op_set_dtype") return number<int32_t>(&ffi_type_sint32, EAGER_FLOAT32, {0, -1, 17, 99, least, most}, invalid);
  if (q.name == "rank" && p.name == "eager_trace_input") return number<int32_t>(&ffi_type_sint32, 2, {-1, 33, least, most}, invalid);  // no data to fit
  if (q.name == "rank") return number<int32_t>(&ffi_type_sint32, 2, {-1, 33, least, most, 1}, invalid);
  if (q.name == "code") return number<int32_t>(&ffi_type_sint32, EAGER_INTERNAL, {-1, 16, least, most, 0}, Expect::harmless);
  if (q.name == "index") return number<int32_t>(&ffi_type_sint32, 0, {-1, 1000, least, most}, Expect::harmless);
  if (q.name == "num_args") return number<int32_t>(&ffi_type_sint32, 2, {-1, least, 1}, invalid);
  if (q.name == "num_inputs") {
    int32_t right = p.name == "eager_execute" ? 2 : 1;
    return number<int32_t>(&ffi_type_sint32, right, {-1, least}, invalid);
  }
  if (q.name.rfind("num_", 0) == 0 || q.name == "count") {
    return number<int32_t>(&ffi_type_sint32, 1, {-1, least}, p.name == "eager_tensors_release" ? Expect::harmless : invalid);
  }
  return number<int32_t>(&ffi_type_sint32, 1, {-1, 0, 2, least, most}, Expect::harmless);  // booleans
}

Argument make_argument(const Prototype& p, const Parameter& q) {
  bool is_status = p.result == "eager_status *";
  std::string type = std::regex_replace(q.type, std::regex("^const "), "");
  std::string pointee = std::regex_replace(type, std::regex(" ?\\*.*$"), "");
  Argument a;
  if (type == "int32_t") return int32_argument(p, q, is_status);
  if (type == "int64_t") return number<int64_t>(&ffi_type_sint64, 1, {INT64_MIN, INT64_MAX, -1}, Expect::harmless);
  if (type == "uint64_t") return number<uint64_t>(&ffi_type_uint64, 1, {0, UINT64_MAX}, Expect::harmless);
  if (type == "double") return number<double>(&ffi_type_double, 0.25, {-1e308, 0.0 / 0.0, 1.0 / 0.0}, Expect::harmless);
  if (type == "size_t") return number<uint64_t>(&ffi_type_uint64, 24, {0, 23, 25, UINT64_MAX}, Expect::invalid);
  if (q.type == "const char *") return string_argument(p, q);
  if (type == "char *") {  // eager_string_release
    a.right = [](World& w) { return Value(std::exchange(w.string, nullptr)); };
    a.wrongs.push_back(null(Expect::harmless));
    return a;
  }
  if (struct_size_of(pointee)) return struct_argument(pointee, q.type.rfind("const ", 0) == 0);
  if (p.name == "eager_op_create_host_call" && (q.name == "dtypes" || q.name == "ranks" || q.name == "dims")) {
    static const int32_t dtypes[] = {EAGER_FLOAT32}, wrong_dtypes[] = {99}, ranks[] = {2}, wrong_ranks[] = {-1};
    static const int64_t *dims[] = {kDims}, *wrong_dims[] = {kNegativeDims};
    const void* const right = q.name == "dtypes" ? static_cast<const void*>(dtypes) : q.name == "ranks" ? static_cast<const void*>(ranks) : dims;
    const void* const bad = q.name == "dtypes" ? static_cast<const void*>(wrong_dtypes) : q.name == "ranks" ? static_cast<const void*>(wrong_ranks) : wrong_dims;
    a.right = [right](World&) { return Value(right); };
    a.wrongs.push_back(null(Expect::invalid));
    a.wrongs.push_back({"a wrong entry", [bad](World&) { return Value(bad); }, Expect::invalid});
    return a;
  }
  if (type.find("*const *") != std::string::npos) return list_argument(p, q, pointee);
  if (type.find("**") != std::string::npos) {  // an out-parameter
    a.out_of = pointee;
    a.num_outs = p.name == "eager_tape_gradient" ? 2 : 1;
    int at = q.name == "values" ? 1 : 0;
    a.right = [at](World& w) { return Value(&w.outs[at]); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  if (type == "int32_t *") {  // num_outputs
    a.right = [](World& w) { return Value(&w.num_outputs); };
    a.wrongs.push_back(null(Expect::invalid));
    for (int32_t room : {0, -1, INT32_MIN}) {
      a.wrongs.push_back({"room " + std::to_string(room), [room](World& w) {
                            w.num_outputs = room;
                            return Value(&w.num_outputs);
                          }, Expect::invalid});
    }
    return a;
  }
  if (type == "int64_t *") {
    bool is_dims = q.name == "dims";
    a.right = [=](World& w) { return is_dims ? Value(kDims) : Value(q.name == "args" ? w.args : w.args + 1); };
    a.wrongs.push_back(null(Expect::invalid));
    if (is_dims) {
      a.wrongs.push_back({"negative dims", [](World&) { return Value(kNegativeDims); }, Expect::invalid});
      a.wrongs.push_back({"dims that overflow", [](World&) { return Value(kHugeDims); }, Expect::invalid});
    }
    return a;
  }
  if (q.type == "eager_backward_fn" || q.type == "eager_host_fn" || q.type == "eager_interrupt_fn") {
    a.right = [](World&) { return Value(&backward); };
    a.wrongs.push_back(null(q.type == "eager_interrupt_fn" ? Expect::harmless : Expect::invalid));
    return a;
  }
  if (q.type == "destroy_fn") {
    a.right = [](World&) { return Value(&count_destroy); };
    return a;
  }
  if (type == "void *") {
    if (q.name == "user_data" || q.name == "payload") {
      a.right = [](World&) { return Value(static_cast<void*>(nullptr)); };
    } else if (q.name == "managed") {
      a.right = [](World& w) { return Value(std::exchange(w.managed, nullptr)); };
      a.wrongs.push_back(null(Expect::invalid));
    } else {
      bool is_room = q.name == "dst";
      a.right = [is_room](World& w) { return Value(is_room ? w.room : w.data); };
      a.wrongs.push_back(null(Expect::invalid));
    }
    return a;
  }
  // A handle.
  const bool is_trace = q.name == "trace";
  a.right = [pointee, is_trace](World& w) { return Value(is_trace ? static_cast<void*>(w.trace) : w.handle(pointee)); };
  a.wrongs.push_back(null(is_status ? Expect::invalid : Expect::harmless));
  for (const char* other : kHandles) {
    if (pointee == other) continue;
    a.wrongs.push_back({std::string("an ") + other, [other](World& w) { return Value(w.handle(other)); },
                        is_status ? Expect::invalid : Expect::harmless});
  }
  return a;
}

// ---- calls

ffi_type* result_type(const std::string& r) {
  if (r == "void") return &ffi_type_void;
  if (r == "int32_t") return &ffi_type_sint32;
  if (r == "uint32_t") return &ffi_type_uint32;
  if (r == "int64_t") return &ffi_type_sint64;
  if (r == "size_t") return &ffi_type_uint64;
  return &ffi_type_pointer;
}

void release_out(const std::string& kind, void* p) {
  if (kind == "eager_tensor") eager_tensor_release(static_cast<eager_tensor*>(p));
  else if (kind == "eager_context") eager_context_release(static_cast<eager_context*>(p));
  else if (kind == "eager_op") eager_op_release(static_cast<eager_op*>(p));
  else if (kind == "eager_tape") eager_tape_release(static_cast<eager_tape*>(p));
  else if (kind == "eager_variable") eager_variable_release(static_cast<eager_variable*>(p));
  else if (kind == "eager_optimizer") eager_optimizer_release(static_cast<eager_optimizer*>(p));
  else if (kind == "eager_function") eager_function_release(static_cast<eager_function*>(p));
  else if (kind == "char") eager_string_release(static_cast<char*>(p));
}

// What a DLManagedTensorVersioned's consumer must do; its deleter is the third word.
void release_managed(void* managed) {
  void (*deleter)(void*);
  std::memcpy(&deleter, static_cast<char*>(managed) + 16, sizeof deleter);
  if (deleter) deleter(managed);
}

// wrong_at: the place of the wrong argument, or -1.
void call(const Prototype& p, std::vector<Argument>& arguments, int wrong_at, const Wrong* wrong) {
  World w(p.name);
  destroyed = 0;
  for (void*& out : w.outs) out = kGarbage;
  size_t n = arguments.size();
  std::vector<ffi_type*> types(n + 1);
  std::vector<Value> values(n + 1);
  std::vector<void*> pointers(n + 1);
  for (size_t i = 0; i < n; ++i) {
    types[i] = arguments[i].type;
    values[i] = static_cast<int>(i) == wrong_at ? wrong->make(w) : arguments[i].right(w);
    pointers[i] = &values[i].bits;
  }
  abandon_tape(w.ctx);
  abandon_tape(w.trace);
  // The world does not keep a handle that the call releases.
  if (wrong_at < 0) {
    if (p.name == "eager_context_release") w.ctx = nullptr;
    else if (p.name == "eager_tensor_release" || p.name == "eager_tensors_release") w.x = nullptr;
    else if (p.name == "eager_op_release") w.op = nullptr;
    else if (p.name == "eager_tape_release") w.tape = nullptr;
    else if (p.name == "eager_variable_release") w.variable = nullptr;
    else if (p.name == "eager_optimizer_release") w.optimizer = nullptr;
    else if (p.name == "eager_function_release") w.function_handle = nullptr;
    else if (p.name == "eager_status_release") w.status = nullptr;
  }
  if (p.name == "eager_tensors_release" && wrong_at == 1) eager_tensor_retain(w.x);
  ffi_cif cif;
  if (ffi_prep_cif(&cif, FFI_DEFAULT_ABI, static_cast<unsigned>(n), result_type(p.result), types.data()) != FFI_OK) {
    return report(false, "libffi does not take it");
  }
  alignas(16) uint64_t result[2] = {};
  running = p.name;
  ffi_call(&cif, FFI_FN(dlsym(library, p.name.c_str())), result, pointers.data());
  running.clear();

  // A right call of _retain is undone; one entry of a wrong list may have been released all the same.
  if (wrong_at < 0 && p.name.size() > 7 && p.name.compare(p.name.size() - 7, 7, "_retain") == 0) {
    release_out(p.parameters[0].type.substr(0, p.parameters[0].type.find(' ')), w.handle(p.parameters[0].type.substr(0, p.parameters[0].type.find(' '))));
  }
  if (p.name == "eager_tensors_release" && wrong_at == 1) eager_tensor_release(w.x);
  bool ok = true;
  if (p.result == "eager_status *") {
    eager_status* s;
    std::memcpy(&s, result, sizeof s);
    if (p.name.rfind("eager_status_new", 0) == 0) {
      report(s != nullptr || wrong_at >= 0, "no status");
      report(destroyed == (p.name == "eager_status_new_with" && !s), "destroy ran while the status lives");
      eager_status_release(s);
      report(destroyed == (p.name == "eager_status_new_with"), "destroy ran " + std::to_string(destroyed) + " times");
      return;
    }
    ok = s == nullptr;
    int32_t code = eager_status_code(s);
    std::string message = s ? eager_status_message(s) : "";
    eager_status_release(s);
    if (!wrong) report(ok, "status " + std::to_string(code) + ": " + message);
    else if (wrong->expect == Expect::invalid) report(code == EAGER_INVALID_ARGUMENT, "status " + std::to_string(code) + ": " + message);
    else if (wrong->expect == Expect::refused) report(!ok, "is accepted");
    else ++passed;
    if (!ok) report(!message.empty(), "an empty message");
  } else {
    ++passed;
  }
  for (size_t i = 0; i < n; ++i) {
    if (arguments[i].num_outs == 0 || static_cast<int>(i) == wrong_at) continue;
    size_t first = p.parameters[i].name == "values" ? 1 : 0;
    for (size_t k = first; k < first + static_cast<size_t>(arguments[i].num_outs); ++k) {
      // With a wrong count a list's length is not known.
      const bool counted = wrong && p.parameters[static_cast<size_t>(wrong_at)].name.rfind("num_", 0) == 0;
      if (!ok) report(w.outs[k] == nullptr || (counted && w.outs[k] == kGarbage), "an out-parameter is not NULL after the failure");
      else if (w.outs[k] == kGarbage && !wrong) report(false, "an out-parameter was not written");
      if (!ok || w.outs[k] == kGarbage || !w.outs[k]) continue;
      if (p.parameters[i].name == "managed") release_managed(w.outs[k]);
      else release_out(arguments[i].out_of, w.outs[k]);
    }
  }
  if (p.name == "eager_context_pause_tapes" && ok) eager_status_release(eager_context_resume_tapes(w.ctx));
  bool gives_destroy = false;
  for (const Parameter& q : p.parameters) gives_destroy = gives_destroy || (q.type == "destroy_fn" && p.result == "eager_status *");
  if (gives_destroy) {
    // A record of a tape keeps its function until the tape is gone.
    eager_tape_release(std::exchange(w.tape, nullptr));
    eager_context_release(std::exchange(w.ctx, nullptr));
    report(destroyed == 1, "destroy ran " + std::to_string(destroyed) + " times");
  }
  if (w.managed) release_managed(w.managed);  // was not given away
}

// Calls that run a callback, of each function that may.
void run_callbacks() {
  World w("");
  const auto within = [](const char* function, eager_status* (*call)(World&), World& world) {
    running = function;
    eager_status* status = call(world);
    running.clear();
    take(status);
  };
  static eager_op* op;
  static eager_tape* tape;
  static eager_tensor *y, *symbolic;
  op = half_op(w.ctx);
  within("eager_execute", [](World& world) { return eager_execute(world.ctx, op, nullptr, 0, &y, &world.num_outputs); }, w);
  eager_tensor_release(y);
  within("eager_execute_args", [](World& world) { return eager_execute_args(world.ctx, op, nullptr, 0, nullptr, 0, &y, &world.num_outputs); }, w);
  eager_tensor_release(y);
  take(eager_optimizer_set_learning_rate_op(w.optimizer, op));
  within("eager_optimizer_apply", [](World& world) { return eager_optimizer_apply(world.ctx, world.optimizer, &world.variable, &world.x, 1); }, w);
  take(eager_tape_create(w.ctx, nullptr, &tape));
  take(eager_tape_watch(tape, w.x));
  take(eager_tape_record(w.ctx, &w.x, 1, &w.x, 1, backward, nullptr, note_destroy, &y));
  static eager_tensor* gradient;
  within("eager_tape_gradient", [](World& world) {
    return eager_tape_gradient(world.ctx, tape, &y, 1, nullptr, &world.x, 1, nullptr, 0, nullptr, &gradient);
  }, w);
  for (eager_tensor* t : {y, gradient}) eager_tensor_release(t);
  take(eager_trace_begin(w.ctx, "f", &w.trace));
  take(eager_trace_input(w.trace, EAGER_FLOAT32, kDims, 2, &symbolic));
  take(eager_tape_record(w.trace, &symbolic, 1, &symbolic, 1, backward, nullptr, note_destroy, &y));
  static eager_function* traced;
  within("eager_trace_end", [](World& world) { return eager_trace_end(world.trace, &y, 1, &traced); }, w);
  for (eager_tensor* t : {y, symbolic}) eager_tensor_release(t);
  eager_function_release(traced);
  eager_tape_release(tape);
  eager_op_release(op);
}

// What was seen, beside what the header says.
void compare_with(const Rules& rules, const std::vector<Prototype>& prototypes) {
  for (const Prototype& p : prototypes) {
    current = p.name;
    report(with_callback.count(p.name) == rules.callbacks.count(p.name),
           with_callback.count(p.name) ? "runs a callback, which the header does not say" : "runs no callback, as the header says it may");
    if (rules.of_gpus.count(p.name)) continue;
    const bool may_destroy = rules.names_destroys(p);
    report(with_destroy.count(p.name) == may_destroy,
           may_destroy ? "runs no destroy, as the header says it may" : "runs a destroy, which the header does not say");
  }
  current = "the paragraph on callbacks";
  for (const auto* list : {&rules.callbacks, &rules.destroys, &rules.of_gpus, &rules.never}) {
    for (const std::string& name : *list) {
      if (name != "eager_context" && !dlsym(library, name.c_str())) report(false, name + " is no function");
    }
  }
}

// A folder of its own to run in, with a saved function and an ONNX model that gives its input.
struct Folder {
  Folder() {
    if (!mkdtemp(path) || chdir(path) != 0) std::printf("no folder to write to\n");
    World w("eager_function_save");
    take(eager_function_save(w.ctx, w.function_handle, "function"));
    const unsigned char value[] = {0x0a, 1, 'x', 0x12, 10, 0x0a, 8, 8, 1, 0x12, 4, 0x0a, 2, 8, 1};  // x: float[1]
    std::string v(reinterpret_cast<const char*>(value), sizeof value), graph = std::string("\x12\1g\x5a\xf") + v + "\x62\xf" + v;
    std::ofstream("model.onnx", std::ios::binary) << "\x8\x8\x3a" << static_cast<char>(graph.size()) << graph << "\x42\x2\x10\x11";
  }
  ~Folder() { std::filesystem::remove_all(path); }
  char path[32] = "/tmp/eager_ffi_XXXXXX";
};

int64_t live_tensors() {
  eager_context* ctx = nullptr;
  take(eager_context_create(nullptr, &ctx));
  eager_memory_info info{};
  info.struct_size = sizeof info;
  take(eager_context_memory(ctx, "cpu:0", &info));
  eager_context_release(ctx);
  return info.live_tensors;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  library = dlopen(argv[1], RTLD_NOW);
  if (!library) return std::printf("%s\n", dlerror()), 2;
  for (int sig : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE}) signal(sig, on_crash);
  const std::string header = read_text(argv[2]);
  const std::vector<Prototype> prototypes = read_prototypes(header);
  Folder folder;
  current = "the header";
  report(prototypes.size() >= 100, "only " + std::to_string(prototypes.size()) + " prototypes were read");
  int64_t before = live_tensors();
  for (const Prototype& p : prototypes) {
    current = p.name;
    if (!dlsym(library, p.name.c_str())) {
      report(false, "is not exported");
      continue;
    }
    std::vector<Argument> arguments;
    for (const Parameter& q : p.parameters) arguments.push_back(make_argument(p, q));
    // resume needs a pause before it.
    if (p.name == "eager_context_resume_tapes" || p.name == "eager_tape_resume") {
      bool of_context = p.name[6] == 'c';
      arguments[0].right = [of_context](World& w) {
        eager_status_release(of_context ? eager_context_pause_tapes(w.ctx) : eager_tape_pause(w.tape));
        return of_context ? Value(w.ctx) : Value(w.tape);
      };
    }
    call(p, arguments, -1, nullptr);
    for (size_t i = 0; i < arguments.size(); ++i) {
      for (const Wrong& wrong : arguments[i].wrongs) {
        current = p.name + ", " + p.parameters[i].name + " = " + wrong.what;
        call(p, arguments, static_cast<int>(i), &wrong);
      }
    }
  }
  current = "callbacks";
  run_callbacks();
  compare_with(Rules(header), prototypes);
  current = "all calls";
  report(live_tensors() == before, std::to_string(live_tensors() - before) + " tensors leaked");
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
