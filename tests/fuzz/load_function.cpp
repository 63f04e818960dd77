// Loads mutations of saved functions, and runs those that are still functions. Nothing may crash, hang or leak, or be
// refused with another code than the header says.
//
// Mutations keep the file's form, so that they get past the parser, and change what it says: JSON values are replaced,
// copied and removed. With Clang this is a libFuzzer program (EAGER_SANITIZE=address,undefined,fuzzer-no-link, see
// run.sh). Otherwise
//   load_function SECONDS [SEED]   mutates until the time is up
//   load_function FILE             loads one input
#include "fuzz/mutation.h"
#include "runtime/function/graph/function.h"

using namespace fuzz;

namespace {

int64_t num_loaded = 0, num_run = 0;

// ---- the functions to start from

struct Seeds {
  Folder folder;
  std::vector<Bytes> files;
  std::vector<std::string> op_names;

  void add(Session& s, const Function& f) {
    s.ctx = s.owner.get();
    save(s.ctx, f, folder / "f");
    files.push_back(read_file(folder / "f"));
  }
  void add_ops();
  void add_training();
  void add_custom_op();
  void add_kinds();
  Seeds() {
    add_ops();
    add_training();
    add_custom_op();
    add_kinds();
    Session s;
    char* text = nullptr;
    check(eager_registry_json(s.ctx, &text));
    for (const json& op : json::parse(taken(text))) op_names.push_back(op["name"]);
    for (const char* name : {"call", "read_variable", "assign_variable", "assign_add_variable", "apply_optimizer",
                             "custom_gradient", "host_call"}) {
      op_names.push_back(name);
    }
  }
};

Tensor with_gradient(eager_context* ctx, const Tensor& x, const Tensor& y) {
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(
      ctx, &in, 1, &out, 1,
      [](void* x, eager_context* c, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
        Op op = make_op(c, "multiply");
        dx[0] = execute(c, op.get(), {dy[0], static_cast<eager_tensor*>(x)})[0].release();
        return nullptr;
      },
      x.get(), nullptr, &recorded));
  return Tensor(recorded);
}

void Seeds::add_ops() {
  Traced s;
  Tensor x = s.input({-1, 4, 4, 2});
  Tensor filter = make_tensor(s.ctx, EAGER_FLOAT64, {2, 2, 2, 3}, std::vector<double>(24, 0.5).data(), 192);
  Op conv = make_op(s.ctx, "conv2d");
  check(eager_op_set_string(conv.get(), "padding", "SAME"));
  Tensor y = std::move(execute(s.ctx, conv.get(), {x.get(), filter.get()})[0]);
  Op split = make_op(s.ctx, "split");
  const int64_t sizes[] = {1, 3};
  check(eager_op_set_ints(split.get(), "num_or_size_splits", sizes, 2));
  check(eager_op_set_int(split.get(), "axis", 1));
  std::vector<Tensor> parts = execute(s.ctx, split.get(), {y.get()});
  Tensor z = with_gradient(s.ctx, parts[0], s.mul(parts[0], parts[0]));
  add(s, s.end({with_gradient(s.ctx, z, s.add(z, z)).get(), s.sum(parts[1]).get()}));
}

void Seeds::add_training() {
  for (const char* name : {"momentum", "adam"}) {
    Traced s;
    Variable v = s.variable(s.vec({1, 2, 3, 4})), b = s.variable(s.num(0.5), "b");
    eager_optimizer* o = nullptr;
    check(eager_optimizer_create(s.ctx, name, &o));
    eager_variable* variables[] = {v.get(), b.get()};
    check(eager_optimizer_build(o, variables, 2));
    Tensor x = s.input({-1}, EAGER_INT64);
    Tape tape = make_tape(s.ctx);
    Tensor loss = s.sum(s.mul(s.run("gather", {s.read(v).get(), x.get()}), s.read(b)));
    eager_tensor *target = loss.get(), *g[2] = {};
    check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, variables, 2, nullptr, g));
    check(eager_optimizer_apply(s.ctx, o, variables, g, 2));
    for (eager_tensor* t : g) eager_tensor_release(t);
    check(eager_variable_assign_add(s.ctx, b.get(), s.num(1).get()));
    add(s, s.end({loss.get(), s.read(b).get()}));
    eager_optimizer_release(o);
  }
}

void Seeds::add_custom_op() {
  Traced s;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "fuzz.op";
  d.schema =
      "x: T[..., n], w: T[n], k: int = 1, l: ints = [1, 2], s: string = 'a' -> y: T[n, k], z: bool[...]; T: float64";
  d.kernel = [](void*, const eager_kernel_call* call) -> eager_status* {
    const int64_t sizes[] = {8, 1};
    for (int i = 0; i < 2; ++i)
      std::memset(call->outputs[i].data, 0, static_cast<size_t>(call->outputs[i].num_elements * sizes[i]));
    return nullptr;
  };
  check(eager_op_define(s.ctx, &d));
  Op op = make_op(s.ctx, "fuzz.op");
  check(eager_op_set_int(op.get(), "k", 3));
  Tensor x = s.input({-1, 4}), w = s.vec({1, 2, 3, 4});
  std::vector<Tensor> y = execute(s.ctx, op.get(), {x.get(), w.get()});
  add(s, s.end({y[0].get(), y[1].get()}));
}

void Seeds::add_kinds() {
  Traced s;
  std::vector<Tensor> constants;
  for (int32_t dtype = EAGER_BOOL; dtype <= EAGER_COMPLEX128; ++dtype) {
    const std::string zeros(eager_dtype_size(dtype) * 6, 0);
    constants.push_back(make_tensor(s.ctx, dtype, {2, 3}, zeros.data(), zeros.size()));
  }
  std::string text(3 * 8, 0);
  const int64_t offsets[] = {0, 2, 3};
  std::memcpy(text.data(), offsets, sizeof offsets);
  text += "abc";
  constants.push_back(make_tensor(s.ctx, EAGER_STRING, {2}, text.data(), text.size()));
  Op normal = make_op(s.ctx, "random_normal");
  const int64_t three = 3;
  check(eager_op_set_ints(normal.get(), "shape", &three, 1));
  Tensor noise = std::move(execute(s.ctx, normal.get(), {})[0]);
  eager_tensor* weak = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 0.5, &weak));
  Tensor w(weak), x = s.input({-1, 3}, EAGER_FLOAT32);
  constants.push_back(s.mul(s.mul(x, noise), w));
  add(s, s.end(handles(constants)));
}

Seeds& seeds() {
  static Seeds s;
  return s;
}

// ---- mutation

Bytes mutated(const Bytes& from, Random& r) {
  try {
    Parts parts(from);
    for (size_t n = 1 + below(r, 4); n > 0; --n) {
      if (below(r, 10) < 8) mutate_json(parts.graph, seeds().op_names, r);
      else mutate_json(parts.header, seeds().op_names, r);
    }
    if (below(r, 8) == 0 && !parts.data.empty()) parts.data[below(r, parts.data.size())] = static_cast<char>(r());
    Bytes bytes = parts.bytes();
    if (below(r, 50) == 0) bytes.resize(below(r, bytes.size() + 1));
    if (below(r, 20) == 0) bytes[below(r, bytes.size())] ^= static_cast<char>(1 << below(r, 8));
    return bytes;
  } catch (const std::exception&) {
    return seeds().files[below(r, seeds().files.size())];  // the file cannot be taken apart
  }
}

// ---- one input

bool is_small(const eager_tensor& t, int64_t most) {
  int64_t n = 1;
  for (int64_t d : t.shape()) {
    if (d > most || (n *= d < 0 ? 2 : d) > most) return false;
  }
  return t.dtype != eager::DType::string;
}

// Reports whether running the graph takes little time and memory, as far as that can be told.
bool is_cheap(const eager::Graph& g) {
  for (const eager::TensorRef& t : g.values) {
    if (!is_small(*t, 10000)) return false;
  }
  for (const eager::Node& node : g.nodes) {
    for (const eager::Input& in : node.def().inputs_) {
      if (in.flags & eager::kHost) return false;
    }
    for (size_t i = 0; i < node.def().attributes_.size(); ++i) {
      const eager::AttrValue& v = node.op->attrs[i];
      const eager::AttrType type = node.def().attributes_[i].type;
      if (type == eager::AttrType::integer && std::abs(static_cast<double>(v.i)) > 64) return false;
      if (type == eager::AttrType::real && !(std::abs(v.f) < 64)) return false;
      for (int k = 0; type == eager::AttrType::ints && k < v.count; ++k) {
        if (std::abs(static_cast<double>(v.ints[k])) > 64) return false;
      }
    }
  }
  return true;
}

void run_function(Session& s, const Function& f) {
  if (!is_cheap(f->graph())) return;
  std::vector<Tensor> inputs;
  Tape tape = make_tape(s.ctx);
  for (int i = 0; i < f->num_inputs(); ++i) {
    const eager_tensor& t = f->input(i);
    std::vector<int64_t> dims(t.shape().begin(), t.shape().end());
    size_t bytes = eager_dtype_size(static_cast<int32_t>(t.dtype));
    for (int64_t& d : dims) bytes *= static_cast<size_t>(d = d < 0 ? 2 : d);
    inputs.push_back(make_tensor(s.ctx, static_cast<int32_t>(t.dtype), dims, std::string(bytes, 0).data(), bytes));
    if (is_floating(t.dtype)) watch(tape, inputs.back());
  }
  try {
    for (int i = 0; i < 2; ++i) {
      std::vector<Tensor> outputs = call(s.ctx, f, handles(inputs));
      num_run += i == 0;
      if (i == 0) gradient(s.ctx, tape.get(), handles(outputs), {}, handles(inputs));
    }
  } catch (const Failure& e) {
    if (e.code == EAGER_INTERNAL) wrong(std::string("running: ") + e.what());
  }
}

void try_one(const Bytes& bytes) {
  static Session s;
  static Folder folder;
  const std::string path = folder / "f";
  write_file(path, bytes);
  alarm(kSecondsEach);
  const int64_t live = s.live();
  eager_function* loaded = nullptr;
  eager_status* status = eager_function_load(s.ctx, path.c_str(), &loaded);
  if (status) {
    const int32_t code = eager_status_code(status);
    if (code != EAGER_DATA_LOSS && code != EAGER_INVALID_ARGUMENT && code != EAGER_RESOURCE_EXHAUSTED &&
        code != EAGER_NOT_FOUND)
      wrong(eager_status_message(status));
    eager_status_release(status);
  } else {
    Function f(loaded);
    ++num_loaded;
    char* text = nullptr;
    text_of(f);
    check(eager_function_graphviz(loaded, &text));
    eager_string_release(text);
    check(eager_function_save(s.ctx, loaded, path.c_str()));
    load(s.ctx, path);
    run_function(s, f);
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
  const int status = run(argc, argv, seeds().files, mutated, try_one, count);
  std::printf("%lld inputs, %lld of them functions, %lld of which ran\n", static_cast<long long>(count),
              static_cast<long long>(num_loaded), static_cast<long long>(num_run));
  return status;
}
#endif
