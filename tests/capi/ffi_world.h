// The world that ffi.cpp calls into: the header's prototypes and rules on callbacks, and a World of handles whose
// callbacks and destroys are noted. Only ffi.cpp includes it.
#pragma once

#include <dlfcn.h>
#include <eager_c.h>
#include <ffi.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <utility>
#include <string>
#include <vector>

namespace {

std::string current;  // the call that is running, to be printed after a crash
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

// The header's rules on the calls within which callbacks and destroys run.
struct Rules {
  std::set<std::string> callbacks, destroys, of_gpus, never;

  explicit Rules(const std::string& header) {
    const size_t callback = header.find("Any other callback runs only within"),
                 destroy = header.find("A destroy, a DLPack deleter", callback),
                 gpu = header.find("for memory of a GPU:", destroy),
                 end = header.find("No other function ever runs", gpu);
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
  static bool is_release(const std::string& name) {
    return name.size() > 8 && name.compare(name.size() - 8, 8, "_release") == 0;
  }
  bool names_destroys(const Prototype& p) const {
    bool takes_context = false;
    for (const Parameter& q : p.parameters) takes_context = takes_context || q.type == "eager_context *";
    return !never.count(p.name) && (takes_context || is_release(p.name) || destroys.count(p.name));
  }
};

std::vector<Prototype> read_prototypes(std::string text) {
  for (size_t at; (at = text.find("/*")) != std::string::npos;) text.replace(at, text.find("*/", at) + 2 - at, " ");
  std::vector<Prototype> list;
  std::regex function("EAGER_API\\s+(?:EAGER_\\w+\\([^)]*\\)\\s+)*([^;]*?)(eager_\\w+)\\s*\\(([^;]*)\\)\\s*;");
  for (std::sregex_iterator i(text.begin(), text.end(), function), end; i != end; ++i) {
    Prototype p{squeezed((*i)[1]), (*i)[2], {}};
    std::string parameters = squeezed((*i)[3]);
    parameters =
        std::regex_replace(parameters, std::regex("void \\(\\*destroy\\)\\(void \\*\\)"), "destroy_fn destroy");
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

// ---- a World to call into

void take(eager_status* s) {
  if (!s) return;
  report(false, std::string("the fixture: ") + eager_status_message(s));
  eager_status_release(s);
}

std::string running;  // the function whose callbacks are noted; "": none
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
// A callback that returns 0.5 for any inputs.
eager_status* half(void*, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** outputs, int32_t) {
  note(with_callback);
  return eager_tensor_scalar_float(ctx, 0.5, &outputs[0]);
}

eager_op* make_op(eager_context* ctx, const char* name) {
  eager_op* op = nullptr;
  take(eager_op_create(ctx, name, &op));
  return op;
}

// Returns a scalar on memory whose destroy is noted.
eager_tensor* pending(eager_context* ctx) {
  static float memory = 0.25f;
  eager_tensor* t = nullptr;
  take(eager_tensor_wrap(ctx, EAGER_FLOAT32, nullptr, 0, &memory, sizeof memory, note_destroy, nullptr, &t));
  return t;
}

eager_status* range(void*, int64_t, int64_t) {
  note(with_callback);
  return nullptr;
}

// A generator of such scalars, three in an epoch.
eager_status* generate_pending(void*, eager_context* ctx, void**, int64_t index, eager_tensor** outputs, int32_t,
                               int32_t* end) {
  note(with_callback);
  if (index < 3) outputs[0] = pending(ctx);
  else *end = 1;
  return nullptr;
}

// Records t * t, so that only the tape keeps t.
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

// Releases the last handle of a tape; the context's next call frees the tape.
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
    bool scalar = function.find("learning_rate") != std::string::npos || function == "eager_layer_set_variable";
    take(eager_tensor_create(ctx, EAGER_FLOAT32, kDims, scalar ? 0 : 2, data, scalar ? 4 : sizeof data, &x));
    take(eager_tensor_scalar_float(ctx, 2, &weak));
    const std::map<std::string, const char*> ops = {
        {"eager_op_set_int", "softmax"}, {"eager_op_set_float", "leaky_relu"}, {"eager_op_set_bool", "sum"},
        {"eager_op_set_dtype", "cast"},  {"eager_op_set_string", "pad"},       {"eager_op_set_ints", "sum"},
        {"eager_execute_args", "sum"},   {"eager_execute_masked", "sum"},      {"eager_op_set_function", "cond"}};
    op = make_op(ctx, ops.count(function) ? ops.at(function) : "multiply");
    take(eager_variable_create(ctx, x, "v", 1, &variable));
    take(eager_optimizer_create(ctx, "sgd", &optimizer));
    make_layer(function);
    const std::map<std::string, const char*> schedules = {{"eager_schedule_set_bool", "polynomial"},
                                                          {"eager_schedule_set_floats", "step"}};
    take(eager_schedule_create(ctx, schedules.count(function) ? schedules.at(function) : "cosine", &schedule));
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
    take(eager_checkpoint_writer_create(ctx, &checkpoint_writer));
    if (access("checkpoint", F_OK) == 0) take(eager_checkpoint_open(ctx, "checkpoint", &checkpoint));
    make_dataset(function);
    if (access("records", F_OK) == 0) take(eager_record_reader_create(ctx, "records", nullptr, &record_reader));
    take(eager_record_writer_create(ctx, "written", nullptr, &record_writer));
    take(eager_event_writer_create(ctx, "events", nullptr, &event_writer));
    const int64_t one_pixel[4] = {1, 1, 1, 1}, no_text[2] = {0, 0};
    take(eager_tensor_create(ctx, EAGER_UINT8, one_pixel, 4, "", 1, &image));
    take(eager_tensor_create(ctx, EAGER_STRING, nullptr, 0, no_text, sizeof no_text, &strings));
    const int64_t two[1] = {2};
    take(eager_tensor_create(ctx, EAGER_INT64, two, 1, no_text, sizeof no_text, &zeros));
    status = eager_status_new_with(EAGER_ABORTED, "text", nullptr, note_destroy);
    take(eager_tensor_format(x, &string));
    take(eager_context_set_interrupt(ctx, go_on, nullptr, note_destroy));
    hold_last(function);
  }
  // Makes a dataset that has the attribute that `function` sets; for other functions one that gives the slices of x, and an
  // iterator over it.
  void make_dataset(const std::string& function) {
    const std::map<std::string, const char*> kinds = {{"eager_dataset_set_int", "batch"},
                                                      {"eager_dataset_set_bool", "batch"},
                                                      {"eager_dataset_set_string", "text_lines"},
                                                      {"eager_dataset_set_op", "map"},
                                                      {"eager_dataset_set_generator", "generator"},
                                                      {"eager_dataset_set_tensors", "tensor_slices"}};
    if (kinds.count(function)) {
      eager_dataset* numbers = nullptr;
      take(eager_dataset_create(ctx, "range", nullptr, 0, &numbers));
      const bool has_input = function == "eager_dataset_set_int" || function == "eager_dataset_set_bool" ||
                             function == "eager_dataset_set_op";
      take(eager_dataset_create(ctx, kinds.at(function), &numbers, has_input, &dataset));
      eager_dataset_release(numbers);
      return;
    }
    if (function == "eager_dataset_release") {
      eager_tensor* held = pending(ctx);
      take(eager_dataset_create(ctx, "tensors", nullptr, 0, &dataset));
      take(eager_dataset_set_tensors(dataset, "tensors", &held, 1));
      return eager_tensor_release(held);
    }
    const bool drops = function == "eager_iterator_next";  // the first element; the others keep one in a buffer
    if (drops || function == "eager_iterator_restore" || function == "eager_iterator_release") {
      const int32_t dtype = EAGER_FLOAT32, rank = 0;
      const int64_t* dims = nullptr;
      eager_dataset* source = nullptr;
      take(eager_dataset_create(ctx, "generator", nullptr, 0, &source));
      take(eager_dataset_set_generator(source, "generator", generate_pending, nullptr, nullptr, nullptr, 1, &dtype,
                                       &rank, &dims));
      take(eager_dataset_create(ctx, drops ? "skip" : "shuffle", &source, 1, &dataset));
      take(eager_dataset_set_int(dataset, drops ? "count" : "buffer_size", drops ? 1 : 2));
      eager_dataset_release(source);
      take(eager_iterator_create(ctx, dataset, &iterator));
      take(eager_iterator_save(iterator, &state));
      int32_t room = 1, end = 0;
      eager_tensor* first = nullptr;
      if (!drops) take(eager_iterator_next(iterator, &first, &room, &end));
      return eager_tensor_release(first);
    }
    const int64_t dims[] = {3};
    eager_tensor* rows = nullptr;
    take(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, data, 12, &rows));
    take(eager_dataset_create(ctx, "tensor_slices", nullptr, 0, &dataset));
    take(eager_dataset_set_tensors(dataset, "tensors", &rows, 1));
    eager_tensor_release(rows);
    take(eager_iterator_create(ctx, dataset, &iterator));
    take(eager_iterator_save(iterator, &state));
  }
  // Writes the file that later Worlds open.
  void write_checkpoint() {
    make_layer("eager_checkpoint_");
    take(eager_checkpoint_writer_add_variable(checkpoint_writer, "w", variable));
    take(eager_checkpoint_writer_add_text(checkpoint_writer, "note", "text"));
    take(eager_checkpoint_writer_add_layer(checkpoint_writer, "layer", layer));
    take(eager_checkpoint_writer_add_optimizer(checkpoint_writer, "optimizer", optimizer));
    take(eager_checkpoint_writer_add_random_state(checkpoint_writer, "random", ctx));
    take(eager_checkpoint_writer_commit(ctx, checkpoint_writer, "checkpoint", nullptr));
  }
  void write_records() {
    eager_record_writer* writer = nullptr;
    take(eager_record_writer_create(ctx, "records", nullptr, &writer));
    take(eager_record_writer_write(writer, "record", 6));
    eager_record_writer_release(writer);
  }
  // Makes a layer that has the attribute that `function` sets. For functions of variables it is built, and has one
  // variable, a scalar.
  void make_layer(const std::string& function) {
    const bool has_variable = function.find("layer_variable") != std::string::npos ||
                              function == "eager_layer_set_variable" || function == "eager_layer_release" ||
                              function.rfind("eager_checkpoint_", 0) == 0;
    eager_layer_release(std::exchange(layer, nullptr));
    const std::map<std::string, const char*> kinds = {{"eager_layer_set_float", "dropout"},
                                                      {"eager_layer_set_ints", "permute"}};
    take(eager_layer_create(ctx,
                            has_variable            ? "prelu"
                            : kinds.count(function) ? kinds.at(function)
                                                    : "dense",
                            nullptr, &layer));
    const int32_t dtype = EAGER_FLOAT32, rank = 1;
    const int64_t dims[] = {4}, *at = dims;
    if (has_variable) return take(eager_layer_build(ctx, layer, &dtype, &rank, &at, 1));
    if (kinds.count(function)) return;
    take(eager_layer_set_int(layer, "units", 3));
    take(eager_layer_set_string(layer, "kernel_initializer", "ones"));
  }
  // Makes what `function` releases hold the last reference to a tensor on noted memory.
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
    } else if (function == "eager_layer_release" || function == "eager_layer_set_variable") {
      eager_tensor* initial = pending(ctx);
      eager_variable* v = nullptr;
      take(eager_variable_create(ctx, initial, "v", 1, &v));
      take(eager_layer_set_variable(layer, 0, v));
      eager_variable_release(v);
      eager_tensor_release(initial);
    } else if (function == "eager_checkpoint_writer_release") {
      eager_tensor* held = pending(ctx);
      take(eager_checkpoint_writer_add_tensor(checkpoint_writer, "held", held));
      eager_tensor_release(held);
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
    eager_layer_release(layer);
    eager_schedule_release(schedule);
    eager_checkpoint_release(checkpoint);
    eager_checkpoint_writer_release(checkpoint_writer);
    eager_tensor_release(state);
    eager_iterator_release(iterator);
    eager_dataset_release(dataset);
    eager_tensor_release(image);
    eager_tensor_release(strings);
    eager_tensor_release(zeros);
    eager_record_reader_release(record_reader);
    eager_record_writer_release(record_writer);
    eager_event_writer_release(event_writer);
    eager_tape_release(tape);
    eager_function_release(function_handle);
    eager_context_release(trace);
    eager_context_release(ctx);
  }
  // Returns the handle of this type.
  void* handle(const std::string& type) {
    if (type == "eager_context") return ctx;
    if (type == "eager_tensor") return x;
    if (type == "eager_op") return op;
    if (type == "eager_variable") return variable;
    if (type == "eager_optimizer") return optimizer;
    if (type == "eager_layer") return layer;
    if (type == "eager_schedule") return schedule;
    if (type == "eager_checkpoint") return checkpoint;
    if (type == "eager_checkpoint_writer") return checkpoint_writer;
    if (type == "eager_dataset") return dataset;
    if (type == "eager_iterator") return iterator;
    if (type == "eager_record_reader") return record_reader;
    if (type == "eager_record_writer") return record_writer;
    if (type == "eager_event_writer") return event_writer;
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
  eager_layer* layer = nullptr;
  eager_schedule* schedule = nullptr;
  eager_checkpoint* checkpoint = nullptr;
  eager_checkpoint_writer* checkpoint_writer = nullptr;
  eager_dataset* dataset = nullptr;
  eager_iterator* iterator = nullptr;
  eager_tensor* state = nullptr;  // the iterator's
  eager_tensor *image = nullptr, *strings = nullptr, *zeros = nullptr;
  eager_record_reader* record_reader = nullptr;
  eager_record_writer* record_writer = nullptr;
  eager_event_writer* event_writer = nullptr;
  eager_tape* tape = nullptr;
  eager_status* status = nullptr;
  char* string = nullptr;
  void* managed = nullptr;

  // The memory that arguments point to.
  eager_tensor* tensors[2];
  eager_variable* variables[1];
  eager_dataset* datasets[1];
  void* outs[4];  // out-parameters, and lists of outputs
  int32_t num_outputs = 1, end = 0;
  int64_t args[2] = {1, 0};  // for axis=[0]
  double doubles[1] = {1};
  alignas(16) unsigned char options[256] = {};
  float room[6];
};

const char* const kHandles[] = {"eager_context",       "eager_tensor",        "eager_op",
                                "eager_variable",      "eager_optimizer",     "eager_tape",
                                "eager_status",        "eager_function",      "eager_schedule",
                                "eager_layer",         "eager_checkpoint",    "eager_checkpoint_writer",
                                "eager_record_reader", "eager_record_writer", "eager_event_writer",
                                "eager_dataset",       "eager_iterator"};
void* const kGarbage = reinterpret_cast<void*>(uintptr_t{1});

}  // namespace
