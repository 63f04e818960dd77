// Calls every exported function as other languages do: found with dlsym, called through libffi from the text of its
// prototype. First it is called with right arguments, then with one wrong argument in each place: NULL, a handle of
// another kind, a wrong size or constant. A function that returns a status must then say INVALID_ARGUMENT; any other
// must do no harm. Out-parameters must be NULL after a failure, a callback's destroy must run once, and nothing may
// leak. Callbacks and destroys must run within those functions alone that the header names, and within each of them.
//
//   ffi_test LIBRARY HEADER
#include <signal.h>

#include <filesystem>
#include <functional>

#include "ffi_world.h"

namespace {

// ---- arguments

enum class Expect { invalid, refused, harmless };  // INVALID_ARGUMENT; any error; anything but a crash

struct Value {
  uint64_t bits = 0;
  Value() = default;
  template <class T>
  Value(T v) {
    static_assert(sizeof v <= 8);
    std::memcpy(&bits, &v, sizeof v);
  }
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
  // The type of the handle, where this is an out-parameter for one ("char": a string).
  std::string out_of;
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
  if (type == "eager_random_state") return sizeof(eager_random_state);
  if (type == "eager_checkpoint_options") return sizeof(eager_checkpoint_options);
  if (type == "eager_checkpoint_entry_info") return sizeof(eager_checkpoint_entry_info);
  if (type == "eager_record_options") return sizeof(eager_record_options);
  if (type == "eager_event_writer_options") return sizeof(eager_event_writer_options);
  if (type == "eager_image_options") return sizeof(eager_image_options);
  return 0;
}

Value text(const char* s) { return s; }
Wrong null(Expect e) {
  return {"NULL", [](World&) { return static_cast<void*>(nullptr); }, e};
}

Argument string_argument(const Prototype& p, const Parameter& q) {
  // clang-format off
  const std::map<std::string, const char*> rights = {
      {"eager_op_define_native.library", "libm.so.6"},   {"eager_op_define_native.call", "double = y j0(double = x)"},
      {"eager_op_json.name", "add"},            {"eager_kinds_json.kind", "optimizers"},
      {"eager_layer_create.kind", "dense"}, {"eager_dataset_create.kind", "batch"},
      {"eager_dataset_set_int.attr", "batch_size"}, {"eager_dataset_set_bool.attr", "drop_remainder"},
      {"eager_dataset_set_string.attr", "compression"}, {"eager_dataset_set_string.value", "GZIP"},
      {"eager_dataset_set_tensors.attr", "tensors"}, {"eager_dataset_set_op.attr", "op"},
      {"eager_dataset_set_generator.attr", "generator"},
      {"eager_layer_set_int.attr", "units"}, {"eager_layer_set_float.attr", "rate"}, {"eager_layer_set_bool.attr", "use_bias"},
      {"eager_layer_set_dtype.attr", "dtype"}, {"eager_layer_set_string.attr", "activation"}, {"eager_layer_set_ints.attr", "dims"},
      {"eager_layer_set_string.value", "relu"}, {"eager_layer_initial_value.initializer", "ones"},
      {"eager_layer_from_json.json", R"({"kind": "dense", "name": "", "attributes": {"units": 3}})"},
      {"eager_op_create.name", "add"},        {"eager_optimizer_create.kind", "adam"}, {"eager_variable_create.name", "w"},    {"eager_variable_create_with_shape.name", "w"},
      {"eager_op_set_int.attr", "axis"},      {"eager_op_set_float.attr", "alpha"},    {"eager_op_set_bool.attr", "keepdims"},
      {"eager_op_set_dtype.attr", "dtype"},   {"eager_op_set_string.attr", "mode"},    {"eager_op_set_ints.attr", "axis"},
      {"eager_op_set_string.value", "REFLECT"}, {"eager_optimizer_set_float.attr", "learning_rate"},
      {"eager_optimizer_set_bool.attr", "nesterov"}, {"eager_function_set_option.name", "fusion"},
      {"eager_optimizer_set_int.attr", "accumulation_steps"}, {"eager_schedule_create.kind", "cosine"},
      {"eager_optimizer_set_strings.attr", "exclude_from_weight_decay"}, {"eager_schedule_set_float.attr", "alpha"},
      {"eager_schedule_set_bool.attr", "cycle"}, {"eager_schedule_set_floats.attr", "values"},
      {"eager_op_set_function.attr", "then_branch"}, {"eager_function_save.path", "saved"},
      {"eager_function_load.path", "function"},      {"eager_function_import_onnx.path", "model.onnx"},
      {"eager_function_export_onnx.path", "exported"}, {"eager_checkpoint_open.path", "checkpoint"},
      {"eager_checkpoint_writer_commit.path", "committed"}, {"eager_checkpoint_latest.folder", "."},
      {"eager_checkpoint_read.key", "w"}, {"eager_checkpoint_text.key", "note"}, {"eager_checkpoint_restore_layer.key", "layer"},
      {"eager_checkpoint_restore_optimizer.key", "optimizer"}, {"eager_checkpoint_restore_random_state.key", "random"},
      {"eager_record_reader_create.path", "records"}, {"eager_record_writer_create.path", "written"},
      {"eager_event_writer_create.folder", "events"}};
  const std::map<std::string, Expect> nulls = {
      {"eager_context_set_device.device", Expect::harmless}, {"eager_context_memory.device", Expect::harmless},
      {"eager_context_stream.device", Expect::harmless},     {"eager_variable_create.name", Expect::harmless}, {"eager_variable_create_with_shape.name", Expect::harmless},
      {"eager_op_set_device.device", Expect::harmless},      {"eager_status_new.message", Expect::harmless},
      {"eager_status_new_with.message", Expect::harmless},   {"eager_context_set_memory_limit.device", Expect::harmless},
      {"eager_trace_begin.name", Expect::harmless},          {"eager_layer_create.name", Expect::harmless},
      {"eager_checkpoint_latest.folder", Expect::harmless},
               {"eager_op_create_host_call.name", Expect::harmless}, {"eager_op_define_native.library", Expect::harmless}};
  // clang-format on
  std::string key = p.name + "." + q.name;
  const char* right = rights.count(key) ? rights.at(key) : q.name == "kind" ? "cpu" : "cpu:0";
  Argument a;
  a.right = [right](World&) { return text(right); };
  a.wrongs.push_back(null(nulls.count(key) ? nulls.at(key) : Expect::invalid));
  bool free_text = key == "eager_variable_create.name" || key == "eager_variable_create_with_shape.name" ||
                   key == "eager_trace_begin.name" || key == "eager_op_create_host_call.name" || q.name == "message" ||
                   key == "eager_op_set_string.value" || key == "eager_layer_create.name" ||
                   key == "eager_layer_set_string.value" || key == "eager_op_define_native.library" ||
                   key == "eager_checkpoint_latest.folder" || key == "eager_dataset_set_string.value" ||
                   p.name.rfind("eager_checkpoint_writer_add_", 0) == 0 ||
                   (p.name.rfind("eager_event_writer_", 0) == 0 && q.name == "tag");
  Expect unknown = free_text || (q.name == "kind" && !rights.count(key)) ? Expect::harmless : Expect::refused;
  std::vector<const char*> wrongs = {"", "no such thing", "gpu:99999999999999999999", "\xff\xfe", "axis=1"};
  if (key == "eager_function_save.path" || key == "eager_function_export_onnx.path" ||
      key == "eager_checkpoint_writer_commit.path" || key == "eager_record_writer_create.path")
    wrongs = {"", ".", "nowhere/function"};
  if (key == "eager_event_writer_create.folder") wrongs = {"", "records", "records/events"};
  for (const char* wrong : wrongs) {
    a.wrongs.push_back({std::string("\"") + wrong + "\"", [wrong](World&) { return text(wrong); }, unknown});
  }
  return a;
}

Argument list_argument(const Prototype& p, const Parameter& q, const std::string& element) {
  Argument a;
  bool is_variables = element == "eager_variable";
  a.right = [q, element, is_variables](World& w) -> Value {
    w.datasets[0] = w.dataset;
    if (element == "eager_dataset") return w.datasets;
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
  a.wrongs.push_back(
      null(q.name == "output_gradients" || p.name == "eager_tensors_release" ? Expect::harmless : Expect::invalid));
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
  for (size_t n : {size_t{0}, size_t{4}, size_t{8}})
    a.wrongs.push_back({"struct_size " + std::to_string(n), sized(n), Expect::invalid});
  a.wrongs.push_back({"a larger struct_size", sized(256), Expect::harmless});
  return a;
}

// A definition of an op of the program's, and such with one wrong member each. is_native: a C function is its kernel.
Argument definition_argument(bool is_native) {
  static eager_op_definition definitions[2];
  eager_op_definition& right = definitions[is_native];
  right.struct_size = sizeof right;
  right.name = "ffi.op";
  right.schema = "x: float64[n] -> y: float64[n]";
  const eager_kernel_fn kernel = [](void*, const eager_kernel_call*) -> eager_status* { return nullptr; };
  right.kernel = is_native ? nullptr : kernel;
  Argument a;
  a.right = [&right](World&) { return Value(static_cast<const void*>(&right)); };
  a.wrongs.push_back(null(Expect::invalid));
  const auto with = [&](const char* what, auto change) {
    a.wrongs.push_back({what,
                        [change, &right](World& w) -> Value {
                          static eager_op_definition wrong;
                          wrong = right;
                          change(wrong, w);
                          return static_cast<const void*>(&wrong);
                        },
                        Expect::invalid});
  };
  with("struct_size 8", [](eager_op_definition& d, World&) { d.struct_size = 8; });
  with("no name", [](eager_op_definition& d, World&) { d.name = nullptr; });
  with("a name of the library's", [](eager_op_definition& d, World&) { d.name = "add"; });
  with("no schema", [](eager_op_definition& d, World&) { d.schema = nullptr; });
  with("a schema that is none", [](eager_op_definition& d, World&) { d.schema = "\xff"; });
  if (is_native) with("a kernel", [=](eager_op_definition& d, World&) { d.kernel = kernel; });
  else with("no kernel", [](eager_op_definition& d, World&) { d.kernel = nullptr; });
  with("unknown flags", [](eager_op_definition& d, World&) { d.flags = -1; });
  with("a tensor as its gradient function",
       [](eager_op_definition& d, World& w) { d.gradient_function = reinterpret_cast<eager_function*>(w.x); });
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
  if (q.name == "dtype" || p.name == "eager_op_set_dtype" || p.name == "eager_layer_set_dtype")
    return number<int32_t>(&ffi_type_sint32, EAGER_FLOAT32, {0, -1, 17, 99, least, most}, invalid);
  if (q.name == "rank" && (p.name == "eager_trace_input" || p.name == "eager_layer_initial_value"))
    // There are no data that a rank of 1 could contradict, so 1 is no wrong argument.
    return number<int32_t>(&ffi_type_sint32, 2, {-1, 33, least, most}, invalid);
  if (q.name == "rank" && p.name == "eager_variable_create_with_shape")  // -1 is any rank
    return number<int32_t>(&ffi_type_sint32, 2, {-2, 33, least, most, 1}, invalid);
  if (q.name == "rank") return number<int32_t>(&ffi_type_sint32, 2, {-1, 33, least, most, 1}, invalid);
  if (q.name == "code")
    return number<int32_t>(&ffi_type_sint32, EAGER_INTERNAL, {-1, 16, least, most, 0}, Expect::harmless);
  if (q.name == "index") return number<int32_t>(&ffi_type_sint32, 0, {-1, 1000, least, most}, Expect::harmless);
  if (q.name == "num_args") return number<int32_t>(&ffi_type_sint32, 2, {-1, least, 1}, invalid);
  if (q.name == "num_inputs") {
    int32_t right = p.name == "eager_execute" ? 2 : 1;
    return number<int32_t>(&ffi_type_sint32, right, {-1, least}, invalid);
  }
  if (q.name.rfind("num_", 0) == 0 || q.name == "count") {
    return number<int32_t>(&ffi_type_sint32, 1, {-1, least},
                           p.name == "eager_tensors_release" ? Expect::harmless : invalid);
  }
  return number<int32_t>(&ffi_type_sint32, 1, {-1, 0, 2, least, most}, Expect::harmless);  // booleans
}

Argument make_argument(const Prototype& p, const Parameter& q) {
  bool is_status = p.result == "eager_status *";
  std::string type = std::regex_replace(q.type, std::regex("^const "), "");
  std::string pointee = std::regex_replace(type, std::regex(" ?\\*.*$"), "");
  Argument a;
  if (type == "int32_t") return int32_argument(p, q, is_status);
  // The limit is so high that no other call reaches it.
  if (p.name == "eager_context_set_memory_limit" && type == "int64_t")
    return number<int64_t>(&ffi_type_sint64, INT64_MAX, {INT64_MIN, -1}, Expect::invalid);
  if (type == "int64_t") return number<int64_t>(&ffi_type_sint64, 1, {INT64_MIN, INT64_MAX, -1}, Expect::harmless);
  if (q.name == "given") return number<uint64_t>(&ffi_type_uint64, 1, {0, 2, UINT64_MAX}, Expect::invalid);
  if (type == "uint64_t") return number<uint64_t>(&ffi_type_uint64, 1, {0, UINT64_MAX}, Expect::harmless);
  if (type == "double") return number<double>(&ffi_type_double, 0.25, {-1e308, 0.0 / 0.0, 1.0 / 0.0}, Expect::harmless);
  if (p.name == "eager_record_writer_write" || p.name == "eager_event_writer_summary" ||
      p.name == "eager_event_writer_event") {
    if (type == "size_t") return number<uint64_t>(&ffi_type_uint64, 24, {UINT64_MAX}, Expect::invalid);
  }
  if (type == "size_t *") {
    a.right = [](World& w) { return Value(&w.outs[2]); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  if (type == "size_t") return number<uint64_t>(&ffi_type_uint64, 24, {0, 23, 25, UINT64_MAX}, Expect::invalid);
  if (q.type == "const char *") return string_argument(p, q);
  // The argument of eager_string_release.
  if (type == "char *") {
    a.right = [](World& w) { return Value(std::exchange(w.string, nullptr)); };
    a.wrongs.push_back(null(Expect::harmless));
    return a;
  }
  if (struct_size_of(pointee)) return struct_argument(pointee, q.type.rfind("const ", 0) == 0);
  if ((p.name == "eager_op_create_host_call" || p.name == "eager_layer_build" ||
       p.name == "eager_dataset_set_generator") &&
      (q.name == "dtypes" || q.name == "ranks" || q.name == "dims")) {
    static const int32_t dtypes[] = {EAGER_FLOAT32}, wrong_dtypes[] = {99}, ranks[] = {2}, wrong_ranks[] = {-1};
    static const int64_t *dims[] = {kDims}, *wrong_dims[] = {kNegativeDims};
    const void* const right = q.name == "dtypes"  ? static_cast<const void*>(dtypes)
                              : q.name == "ranks" ? static_cast<const void*>(ranks)
                                                  : dims;
    const void* const bad = q.name == "dtypes"  ? static_cast<const void*>(wrong_dtypes)
                            : q.name == "ranks" ? static_cast<const void*>(wrong_ranks)
                                                : wrong_dims;
    a.right = [right](World&) { return Value(right); };
    a.wrongs.push_back(null(Expect::invalid));
    a.wrongs.push_back({"a wrong entry", [bad](World&) { return Value(bad); }, Expect::invalid});
    return a;
  }
  if (type == "char *const *") {
    static const char *const texts[] = {"w"}, *const wrong[] = {nullptr};
    a.right = [](World&) { return Value(static_cast<const void*>(texts)); };
    a.wrongs.push_back(null(Expect::invalid));
    a.wrongs.push_back(
        {"an entry of NULL", [](World&) { return Value(static_cast<const void*>(wrong)); }, Expect::invalid});
    return a;
  }
  if (type == "double *") {
    a.right = [](World& w) { return Value(w.doubles); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  if (type.find("*const *") != std::string::npos) return list_argument(p, q, pointee);
  // Out-parameters.
  if (type.find("**") != std::string::npos) {
    a.out_of = pointee;
    a.num_outs = p.name == "eager_tape_gradient" ? 2 : 1;
    int at = q.name == "values" ? 1 : 0;
    a.right = [at](World& w) { return Value(&w.outs[at]); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  // num_outputs.
  if (type == "int32_t *") {
    const bool is_end = q.name == "end";
    a.right = [is_end](World& w) { return Value(is_end ? &w.end : &w.num_outputs); };
    a.wrongs.push_back(null(Expect::invalid));
    if (is_end) return a;
    for (int32_t room : {0, -1, INT32_MIN}) {
      a.wrongs.push_back({"room " + std::to_string(room),
                          [room](World& w) {
                            w.num_outputs = room;
                            return Value(&w.num_outputs);
                          },
                          Expect::invalid});
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
  if (q.type == "eager_backward_fn" || q.type == "eager_host_fn" || q.type == "eager_interrupt_fn" ||
      q.type == "eager_pressure_fn" || q.type == "eager_generator_fn" || q.type == "eager_generator_destroy_fn") {
    a.right = [](World&) { return Value(&backward); };
    a.wrongs.push_back(null(
        q.type == "eager_interrupt_fn" || q.type == "eager_generator_destroy_fn" ? Expect::harmless : Expect::invalid));
    return a;
  }
  if (q.type == "eager_range_fn") {
    a.right = [](World&) { return Value(&range); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  if (pointee == "eager_kernel_call") {
    static const eager_kernel_call kernel_call{};
    a.right = [](World&) { return Value(static_cast<const void*>(&kernel_call)); };
    a.wrongs.push_back(null(Expect::invalid));
    return a;
  }
  if (pointee == "eager_op_definition") return definition_argument(p.name == "eager_op_define_native");
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
    } else if (p.name == "eager_event_writer_summary") {
      static const char summary[] =
          "\x0a\x16\x0a\x0f"
          "fifteen letters"
          "\x15\0\0\0\0";  // 24 bytes: a scalar with this tag
      a.right = [](World&) { return Value(static_cast<const void*>(summary)); };
    } else if (p.name == "eager_event_writer_event") {
      static const char event[] =
          "\x09\0\0\0\0\0\0\0\0\x1a\x0d"
          "brain.Event:2";  // 24 bytes: a time, and a text
      a.right = [](World&) { return Value(static_cast<const void*>(event)); };
      a.wrongs.push_back(null(Expect::invalid));
    } else {
      bool is_room = q.name == "dst";
      a.right = [is_room](World& w) { return Value(is_room ? w.room : w.data); };
      a.wrongs.push_back(null(Expect::invalid));
    }
    return a;
  }
  // Handles.
  if (p.name == "eager_event_writer_image" || p.name == "eager_event_writer_text") {
    if (pointee == "eager_tensor") {
      const bool is_image = p.name == "eager_event_writer_image";
      a.right = [is_image](World& w) { return Value(is_image ? w.image : w.strings); };
      a.wrongs.push_back(null(Expect::invalid));
      a.wrongs.push_back({"a vector", [](World& w) { return Value(static_cast<void*>(w.x)); }, Expect::invalid});
      return a;
    }
  }
  if (q.name == "begin") {
    a.right = [](World& w) { return Value(static_cast<void*>(w.zeros)); };
    a.wrongs.push_back(null(Expect::invalid));
    a.wrongs.push_back({"floats", [](World& w) { return Value(static_cast<void*>(w.x)); }, Expect::invalid});
    return a;
  }
  const bool is_trace = q.name == "trace";
  const bool is_state = q.name == "state";
  a.right = [=](World& w) {
    return Value(is_trace ? static_cast<void*>(w.trace) : is_state ? static_cast<void*>(w.state) : w.handle(pointee));
  };
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
  else if (kind == "eager_layer") eager_layer_release(static_cast<eager_layer*>(p));
  else if (kind == "eager_checkpoint") eager_checkpoint_release(static_cast<eager_checkpoint*>(p));
  else if (kind == "eager_checkpoint_writer") eager_checkpoint_writer_release(static_cast<eager_checkpoint_writer*>(p));
  else if (kind == "eager_dataset") eager_dataset_release(static_cast<eager_dataset*>(p));
  else if (kind == "eager_iterator") eager_iterator_release(static_cast<eager_iterator*>(p));
  else if (kind == "eager_record_reader") eager_record_reader_release(static_cast<eager_record_reader*>(p));
  else if (kind == "eager_record_writer") eager_record_writer_release(static_cast<eager_record_writer*>(p));
  else if (kind == "eager_event_writer") eager_event_writer_release(static_cast<eager_event_writer*>(p));
  else if (kind == "eager_optimizer") eager_optimizer_release(static_cast<eager_optimizer*>(p));
  else if (kind == "eager_schedule") eager_schedule_release(static_cast<eager_schedule*>(p));
  else if (kind == "eager_function") eager_function_release(static_cast<eager_function*>(p));
  else if (kind == "char") eager_string_release(static_cast<char*>(p));
}

// Releases a DLManagedTensorVersioned as its consumer must; its third word is the deleter.
void release_managed(void* managed) {
  void (*deleter)(void*);
  std::memcpy(&deleter, static_cast<char*>(managed) + 16, sizeof deleter);
  if (deleter) deleter(managed);
}

// Calls the function. `wrong_at` is the place of the wrong argument, or -1.
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
  // The World does not keep a handle that the call has released.
  if (wrong_at < 0) {
    if (p.name == "eager_context_release") w.ctx = nullptr;
    else if (p.name == "eager_tensor_release" || p.name == "eager_tensors_release") w.x = nullptr;
    else if (p.name == "eager_op_release") w.op = nullptr;
    else if (p.name == "eager_tape_release") w.tape = nullptr;
    else if (p.name == "eager_variable_release") w.variable = nullptr;
    else if (p.name == "eager_optimizer_release") w.optimizer = nullptr;
    else if (p.name == "eager_layer_release") w.layer = nullptr;
    else if (p.name == "eager_schedule_release") w.schedule = nullptr;
    else if (p.name == "eager_checkpoint_release") w.checkpoint = nullptr;
    else if (p.name == "eager_dataset_release") w.dataset = nullptr;
    else if (p.name == "eager_iterator_release") w.iterator = nullptr;
    else if (p.name == "eager_checkpoint_writer_release") w.checkpoint_writer = nullptr;
    else if (p.name == "eager_record_reader_release") w.record_reader = nullptr;
    else if (p.name == "eager_record_writer_release") w.record_writer = nullptr;
    else if (p.name == "eager_event_writer_release") w.event_writer = nullptr;
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

  // Undoes the retain of a right call, and the retain that keeps x alive where a call with a wrong count may release
  // it.
  if (wrong_at < 0 && p.name.size() > 7 && p.name.compare(p.name.size() - 7, 7, "_retain") == 0) {
    release_out(p.parameters[0].type.substr(0, p.parameters[0].type.find(' ')),
                w.handle(p.parameters[0].type.substr(0, p.parameters[0].type.find(' '))));
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
    else if (wrong->expect == Expect::invalid)
      report(code == EAGER_INVALID_ARGUMENT, "status " + std::to_string(code) + ": " + message);
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
      // With a wrong count the list's length is unknown, so it may be untouched.
      const bool counted = wrong && p.parameters[static_cast<size_t>(wrong_at)].name.rfind("num_", 0) == 0;
      if (!ok)
        report(w.outs[k] == nullptr || (counted && w.outs[k] == kGarbage),
               "an out-parameter is not NULL after the failure");
      else if (w.outs[k] == kGarbage && !wrong) report(false, "an out-parameter was not written");
      if (!ok || w.outs[k] == kGarbage || !w.outs[k]) continue;
      if (p.parameters[i].name == "managed") release_managed(w.outs[k]);
      else release_out(arguments[i].out_of, w.outs[k]);
    }
  }
  if (p.name == "eager_context_pause_tapes" && ok) eager_status_release(eager_context_resume_tapes(w.ctx));
  // The collector is registered for the process, so it is removed.
  if (p.name == "eager_memory_on_pressure" && ok) {
    eager_status_release(eager_memory_on_pressure(0, reinterpret_cast<eager_pressure_fn>(&backward), nullptr, nullptr));
  }
  bool gives_destroy = false;
  for (const Parameter& q : p.parameters)
    gives_destroy = gives_destroy || (q.type == "destroy_fn" && p.result == "eager_status *");
  if (gives_destroy) {
    // A tape's record keeps its function until the tape is gone.
    eager_tape_release(std::exchange(w.tape, nullptr));
    eager_context_release(std::exchange(w.ctx, nullptr));
    eager_dataset_release(std::exchange(w.dataset, nullptr));
    report(destroyed == 1, "destroy ran " + std::to_string(destroyed) + " times");
  }
  if (w.managed) release_managed(w.managed);  // it was not given away
}

// Calls each function that may run a callback, so that it runs one.
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
  within(
      "eager_execute", [](World& world) { return eager_execute(world.ctx, op, nullptr, 0, &y, &world.num_outputs); },
      w);
  eager_tensor_release(y);
  within(
      "eager_execute_args",
      [](World& world) { return eager_execute_args(world.ctx, op, nullptr, 0, nullptr, 0, &y, &world.num_outputs); },
      w);
  eager_tensor_release(y);
  within(
      "eager_execute_masked",
      [](World& world) {
        return eager_execute_masked(world.ctx, op, nullptr, 0, 0, nullptr, 0, &y, &world.num_outputs);
      },
      w);
  eager_tensor_release(y);
  take(eager_optimizer_set_learning_rate_op(w.optimizer, op));
  within(
      "eager_optimizer_apply",
      [](World& world) { return eager_optimizer_apply(world.ctx, world.optimizer, &world.variable, &world.x, 1); }, w);
  take(eager_tape_create(w.ctx, nullptr, &tape));
  take(eager_tape_watch(tape, w.x));
  take(eager_tape_record(w.ctx, &w.x, 1, &w.x, 1, backward, nullptr, note_destroy, &y));
  static eager_tensor* gradient;
  within(
      "eager_tape_gradient",
      [](World& world) {
        return eager_tape_gradient(world.ctx, tape, &y, 1, nullptr, &world.x, 1, nullptr, 0, nullptr, &gradient);
      },
      w);
  for (eager_tensor* t : {y, gradient}) eager_tensor_release(t);
  take(eager_trace_begin(w.ctx, "f", &w.trace));
  take(eager_trace_input(w.trace, EAGER_FLOAT32, kDims, 2, &symbolic));
  take(eager_tape_record(w.trace, &symbolic, 1, &symbolic, 1, backward, nullptr, note_destroy, &y));
  static eager_function* traced;
  within(
      "eager_trace_end", [](World& world) { return eager_trace_end(world.trace, &y, 1, &traced); }, w);
  for (eager_tensor* t : {y, symbolic}) eager_tensor_release(t);
  eager_function_release(traced);
  eager_tape_release(tape);
  eager_op_release(op);
}

// Functions that ask the interrupt function where they wait for long, which they do not here.
const std::set<std::string> only_where_it_waits = {"eager_checkpoint_writer_commit", "eager_iterator_save",
                                                   "eager_iterator_restore", "eager_iterator_stop",
                                                   "eager_iterator_stats"};

// Compares what was seen with what the header says.
void compare_with(const Rules& rules, const std::vector<Prototype>& prototypes) {
  for (const Prototype& p : prototypes) {
    current = p.name;
    report(with_callback.count(p.name) == rules.callbacks.count(p.name) ||
               (rules.callbacks.count(p.name) && only_where_it_waits.count(p.name)),
           with_callback.count(p.name) ? "runs a callback, which the header does not say"
                                       : "runs no callback, as the header says it may");
    if (rules.of_gpus.count(p.name)) continue;
    const bool may_destroy = rules.names_destroys(p);
    report(with_destroy.count(p.name) == may_destroy, may_destroy ? "runs no destroy, as the header says it may"
                                                                  : "runs a destroy, which the header does not say");
  }
  current = "the paragraph on callbacks";
  for (const auto* list : {&rules.callbacks, &rules.destroys, &rules.of_gpus, &rules.never}) {
    for (const std::string& name : *list) {
      if (name != "eager_context" && !dlsym(library, name.c_str())) report(false, name + " is no function");
    }
  }
}

// A working folder with a saved function, and an ONNX model that returns its input.
struct Folder {
  Folder() {
    if (!mkdtemp(path) || chdir(path) != 0) std::printf("no folder to write to\n");
    World w("eager_function_save");
    take(eager_function_save(w.ctx, w.function_handle, "function"));
    w.write_checkpoint();
    w.write_records();
    // The value x: float[1].
    const unsigned char value[] = {0x0a, 1, 'x', 0x12, 10, 0x0a, 8, 8, 1, 0x12, 4, 0x0a, 2, 8, 1};
    std::string v(reinterpret_cast<const char*>(value), sizeof value),
        graph = std::string("\x12\1g\x5a\xf") + v + "\x62\xf" + v;
    std::ofstream("model.onnx", std::ios::binary)
        << "\x8\x8\x3a" << static_cast<char>(graph.size()) << graph << "\x42\x2\x10\x11";
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
    // Resuming needs a pause before it.
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
