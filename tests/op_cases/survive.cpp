// Random calls of an op, eagerly and in a trace, with numbers at which sums and products overflow and with dims that
// are unknown or huge.
#include <unistd.h>

#include <bit>
#include <cmath>
#include <csignal>
#include <cstring>

#include "op_cases/harness.h"
#include "support/strings.h"

namespace op_cases {

namespace {

using client::Tensor;

// Draws what a call is made of.
class Dice {
 public:
  explicit Dice(const std::string& name) : random_(std::hash<std::string>()(name)) {}

  int64_t below(int64_t n) { return static_cast<int64_t>(random_() % static_cast<uint64_t>(n)); }
  template <class T, size_t N>
  T one_of(const T (&list)[N]) {
    return list[below(static_cast<int64_t>(N))];
  }

  template <class T>
  const T& one_of_all(const std::vector<T>& list) {
    return list[static_cast<size_t>(below(static_cast<int64_t>(list.size())))];
  }

  // Returns an integer of this range, or now and then an extreme one.
  int64_t integer(int64_t least, int64_t most) {
    static constexpr int64_t extremes[] = {
        INT64_MAX, INT64_MIN, INT64_MAX / 2, int64_t{1} << 60, (int64_t{1} << 53) + 1, -(int64_t{1} << 33)};
    return below(25) ? least + below(most - least + 1) : one_of(extremes);
  }
  double real() {
    static constexpr double extremes[] = {9e18, -9e18, 1.9e19, 1e300, -1e300, 1e-300, INFINITY, -INFINITY, NAN};
    return below(15) ? static_cast<double>(below(17) - 8) / 4 : one_of(extremes);
  }
  // Returns an element of a tensor of this dtype. A size that inference reads is either small or so large that nothing
  // of that size can be made.
  double element(int32_t dtype, bool is_size) {
    const bool may_be_negative = !is_size || !numbers::is_unsigned(dtype);  // where it stands for 2^32 - 1
    const double small = static_cast<double>(below(6) - may_be_negative);
    if (below(is_size ? 60 : 8)) return small;
    if (!numbers::is_integer(dtype)) return dtype == EAGER_BOOL ? small : real();
    const int bits = static_cast<int>(8 * eager_dtype_size(dtype)) - !numbers::is_unsigned(dtype);
    if (below(2) && !numbers::is_unsigned(dtype)) return -std::ldexp(1, bits);
    if (!is_size) return std::nextafter(std::ldexp(1, bits), 0);
    return bits >= 63 ? std::ldexp(1, 50) : small;
  }
  Dims shape(size_t max_rank) {
    Dims dims(static_cast<size_t>(below(static_cast<int64_t>(max_rank))));
    for (int64_t& d : dims) d = below(5);
    return dims;
  }
  // Returns another shape that is often used with this one: without one dim, or with a dim of another size.
  Dims changed(Dims dims) {
    if (dims.empty()) return dims;
    const int64_t at = below(static_cast<int64_t>(dims.size()));
    if (below(2)) dims.erase(dims.begin() + at);
    else dims[static_cast<size_t>(at)] = below(5);
    return dims;
  }
  // Returns the dims of a tensor without elements one of which is huge, or of one with few elements. A loop over a huge dim does not end,
  // and what has a number for each of its places cannot be made.
  Dims vast_shape() {
    static constexpr int64_t huge[] = {int64_t{1} << 50, (int64_t{1} << 59) - 1, int64_t{1} << 61};
    Dims dims(static_cast<size_t>(below(6)));
    if (dims.size() < 2 || below(4) == 0) {
      for (int64_t& d : dims) d = below(3);
      return dims;
    }
    for (int64_t& d : dims) d = below(2);
    const int64_t rank = static_cast<int64_t>(dims.size()), at = below(rank);
    dims[static_cast<size_t>(at)] = one_of(huge);
    dims[static_cast<size_t>((at + 1 + below(rank - 1)) % rank)] = 0;
    return dims;
  }
  // Returns those of another tensor: of the same kind, or a vector as long as a small dim.
  Dims beside(const Dims& dims) {
    std::vector<int64_t> small{1};
    for (int64_t d : dims) {
      if (d < 3) small.push_back(d);
    }
    return below(2) ? vast_shape() : Dims{one_of_all(small)};
  }
  // Returns dims as a trace may have them: some unknown or huge.
  Dims unknown(Dims dims) {
    static constexpr int64_t sizes[] = {-1,       -1, -1, 0, int64_t{1} << 31, (int64_t{1} << 40) + 1, int64_t{1} << 62,
                                        INT64_MAX};
    for (int64_t& d : dims) d = below(3) ? d : one_of(sizes);
    return dims;
  }
  int32_t any_dtype(const Schema& s, size_t i) { return one_of_all(s.input(i).dtypes); }
  int32_t dtype(const Schema& s, size_t i) {
    const int32_t t = any_dtype(s, i);
    return t == EAGER_STRING || (below(2) && s.allows(i, EAGER_FLOAT32)) ? EAGER_FLOAT32 : t;
  }
  size_t num_inputs(const Schema& s) {
    const bool is_list = !s.inputs.empty() && s.inputs.back().list;
    return s.inputs.size() + (is_list ? static_cast<size_t>(below(3)) : 0);
  }

  // An op, some of whose attributes are set and some come with the call.
  struct Prepared {
    client::Op op;
    client::Arguments args{};
  };
  Prepared op(eager_context* ctx, const Schema& s) {
    Prepared made{client::make_op(ctx, s.name)};
    std::map<int, std::vector<int64_t>> by_place;
    for (const Schema::Attribute& a : s.attributes) {
      if (below(2) && a.type != "function") set(made.op.get(), a);  // of functions, that they are missing
      if (below(4) == 0 && a.place >= 0) by_place[a.place] = numbers_of(a);
    }
    for (const auto& [place, numbers] : by_place) {
      made.args.given |= uint64_t{1} << place;
      made.args.numbers.insert(made.args.numbers.end(), numbers.begin(), numbers.end());
    }
    return made;
  }

 private:
  void set(eager_op* op, const Schema::Attribute& a) {
    static constexpr const char* strings[] = {"SAME", "VALID", "EXPLICIT", "NHWC", "NCHW", "REFLECT", "SYMMETRIC"};
    const char* name = a.name.c_str();
    if (a.type == "int") return client::check(eager_op_set_int(op, name, integer(-4, 4)));
    if (a.type == "bool") return client::check(eager_op_set_bool(op, name, static_cast<int32_t>(below(2))));
    if (a.type == "dtype")
      return client::check(eager_op_set_dtype(op, name, static_cast<int32_t>(1 + below(EAGER_STRING))));
    if (a.type == "float") return client::check(eager_op_set_float(op, name, real()));
    if (a.type == "string") {
      const bool is_any = a.choices.empty() || below(2);
      return client::check(eager_op_set_string(op, name, is_any ? one_of(strings) : one_of_all(a.choices)[0].c_str()));
    }
    const Dims values = list();
    client::check(eager_op_set_ints(op, name, values.data(), static_cast<int32_t>(values.size())));
  }
  Dims list() {
    Dims values(static_cast<size_t>(below(30) ? below(5) : 30 + below(12)));
    for (int64_t& v : values) v = values.size() > 5 ? 1 : integer(-2, 5);
    return values;
  }
  // As a call argument.
  std::vector<int64_t> numbers_of(const Schema::Attribute& a) {
    if (a.type == "int") return {integer(-4, 4)};
    if (a.type == "bool") return {below(3)};
    if (a.type == "dtype") return {integer(-1, EAGER_STRING + 1)};
    if (a.type == "string") return {integer(-1, static_cast<int64_t>(a.choices.size()))};
    if (a.type == "float") return {std::bit_cast<int64_t>(real())};
    Dims values = list();
    values.insert(values.begin(), static_cast<int64_t>(values.size()) + (below(30) == 0));
    return values;
  }

  std::mt19937_64 random_;
};

struct Watched {
  client::Tape tape;
  std::vector<eager_tensor*> sources;
  Watched(eager_context* ctx, const std::vector<Tensor>& inputs) : tape(client::make_tape(ctx)) {
    for (const Tensor& t : inputs) {
      if (!t) continue;
      client::check(eager_tape_watch(tape.get(), t.get()));
      sources.push_back(t.get());
    }
  }
};

// Reports whether an input says how large outputs are.
bool is_read_as_size(const Schema& s, size_t i) {
  return s.input(i).host || s.input(i).name == "dense_shape" || s.name == "bincount" || s.name == "sequence_mask" ||
         s.name.rfind("segment_", 0) == 0 || s.name == "count_segments" || s.name == "repeat_each";
}

std::string shapes_of(const std::vector<Tensor>& tensors) {
  std::string all;
  for (const Tensor& t : tensors) all += t ? text(client::dims_of(t.get())) : "-";
  return all;
}

// False where the op refuses the inputs.
bool try_execute(eager_context* ctx, const std::string& name, const Dice::Prepared& call,
                 const std::vector<Tensor>& inputs, std::vector<Tensor>& outputs) {
  try {
    outputs = client::execute(ctx, call.op.get(), client::handles(inputs), call.args);
    client::check(eager_context_synchronize(ctx));
    return true;
  } catch (const client::Failure& e) {
    // require_shape and require_shapes speak for the op whose shapes they check, and a GPU finds wrong values of an op that is composed in one of
    // its parts.
    const bool is_of_part = name == "bincount" || name == "sequence_mask" || name == "take" ||
                            name == "scatter_elements" || name.find("segment_") != std::string::npos ||
                            name.find("_index") != std::string::npos || name == "reverse_sequence" ||
                            name == "nll_loss" || name == "cross_entropy" || name == "divmod" ||
                            name == "sparse_dense_matmul" || name == "coalesce" || name == "embedding_bag" ||
                            name == "embedding_lookup" || name == "rotary_embedding" || name == "repeat_each";
    const bool is_other =
        e.op != name && name.rfind("require_shape", 0) != 0 && !(is_of_part && !client::device_scope.empty());
    if (is_other || e.code == EAGER_INTERNAL) fail("status " + std::to_string(e.code) + " [" + e.op + "] " + e.what());
    return false;
  }
}

// A gradient may be refused in a trace, where unknown dims may be too little for it.
void trace_once(eager_context* parent, const Schema& s, Dice& dice) {
  eager_context* made = nullptr;
  client::check(eager_trace_begin(parent, "f", &made));
  const client::Context trace(made);
  const Dice::Prepared call = dice.op(trace.get(), s);
  const Dims first = dice.unknown(dice.shape(6)), second = dice.changed(first);
  std::vector<Tensor> inputs, outputs;
  for (size_t i = 0; i < dice.num_inputs(s); ++i) {
    const Dims& dims = dice.below(3) == 0 ? second : first;
    eager_tensor* t = nullptr;
    if (dice.below(20)) {
      if (client::code_of(
              eager_trace_input(trace.get(), dice.dtype(s, i), dims.data(), static_cast<int32_t>(dims.size()), &t)))
        return;
    }
    inputs.emplace_back(t);
  }
  const Watched watched(trace.get(), inputs);
  if (!try_execute(trace.get(), s.name, call, inputs, outputs)) return;
  if (!s.differentiable || outputs.empty() || watched.sources.empty()) return;
  try {
    client::gradient(trace.get(), watched.tape.get(), client::handles(outputs), {}, watched.sources);
  } catch (const client::Failure& e) {
    if (e.code == EAGER_INTERNAL) fail("gradient of " + shapes_of(inputs) + ": " + e.what());
  }
}

// Checks that the outputs have gradients, with the shapes of the sources.
void check_any_gradient(eager_context* ctx, const std::string& name, const Watched& watched,
                        const std::vector<Tensor>& inputs, const std::vector<Tensor>& outputs, bool may_be_vast) {
  std::vector<Tensor> gradients;
  try {
    gradients = client::gradient(ctx, watched.tape.get(), client::handles(outputs), {}, watched.sources);
  } catch (const client::Failure& e) {
    // slogdet, lu and qr of a singular matrix have values, but gradients that are read from an inverse. Those of some decompositions
    // require that a loss does not depend on what they leave open.
    const bool is_open = e.op == "inv" || e.op == "triangular_solve" || e.op == "require_true";
    if (is_open && e.code == EAGER_INVALID_ARGUMENT) return;
    // Derivatives in a parameter whose order has no next one.
    const bool is_last =
        name == "gamma_sample_log_slope" || name == "igamma_slope" || name == "zeta_slope" || name == "betainc_slope";
    if (is_last && e.code == EAGER_UNIMPLEMENTED && e.op == name) return;
    // What lies between may have elements where neither inputs nor outputs do.
    if (may_be_vast && (e.code == EAGER_INVALID_ARGUMENT || e.code == EAGER_RESOURCE_EXHAUSTED)) return;
    fail("gradient of " + shapes_of(inputs) + ": status " + std::to_string(e.code) + " [" + e.op + "] " + e.what());
  }
  for (size_t i = 0; i < watched.sources.size(); ++i) {
    if (gradients[i] && client::dims_of(gradients[i].get()) != client::dims_of(watched.sources[i]))
      fail("a gradient has another shape than its input");
  }
}

// Ends the process where a call does not return.
class Alarm {
 public:
  explicit Alarm(const std::string& op) {
    op_ = op.c_str();
    std::signal(SIGALRM, [](int) {
      for (const char* text : {"FAILED  ", op_, " does not return\n"}) {
        if (write(STDOUT_FILENO, text, std::strlen(text)) < 0) break;
      }
      _exit(1);
    });
    alarm(300);
  }
  ~Alarm() { alarm(0); }

 private:
  static inline const char* op_;
};

}  // namespace

void Harness::survive(const std::string& name, int num_calls) {
  const Schema& s = registry_.at(name);
  Dice dice(name);
  for (int trial = 0; trial < num_calls; ++trial) {
    if (dice.below(4) == 0) {
      trace_once(ctx_.get(), s, dice);
      continue;
    }
    const Dice::Prepared call = dice.op(ctx_.get(), s);
    const Dims first = dice.shape(6), second = dice.changed(first);
    std::vector<Tensor> inputs, outputs;
    for (size_t i = 0; i < dice.num_inputs(s); ++i) {
      if (dice.below(20) == 0) {
        inputs.push_back(nullptr);
        continue;
      }
      const bool is_size = is_read_as_size(s, i);
      const int32_t dtype = dice.dtype(s, i);
      Array a = filled(is_size ? Dims{dice.below(4)} : dice.below(3) == 0 ? second : first);
      for (Complex& z : a.values) z = dice.element(dtype, is_size);
      inputs.push_back(tensor({a.dims, numbers::rounded(a.values, dtype)}, dtype));
    }
    const Watched watched(ctx_.get(), inputs);
    if (!try_execute(ctx_.get(), name, call, inputs, outputs)) continue;
    if (!s.differentiable || outputs.empty() || watched.sources.empty()) continue;
    check_any_gradient(ctx_.get(), name, watched, inputs, outputs, false);
  }
}

Tensor Harness::numbered(const Dims& dims, int32_t dtype) {
  Array a = filled(dims);
  if (dtype == EAGER_STRING) return client::make_strings(ctx_.get(), dims, std::vector<std::string>(a.values.size()));
  for (size_t i = 0; i < a.values.size(); ++i) a.values[i] = static_cast<double>(i % 2);
  return tensor(a, dtype);
}

void Harness::survive_vast(const std::string& name, int num_calls) {
  const Schema& s = registry_.at(name);
  Dice dice(name);
  const Alarm alarm(name);
  for (int trial = 0; trial < num_calls; ++trial) {
    const Dice::Prepared call = dice.op(ctx_.get(), s);
    const Dims first = dice.vast_shape(), second = dice.beside(first);
    const bool is_mixed = dice.below(2);
    std::vector<Tensor> inputs, outputs;
    try {
      for (size_t i = 0; i < dice.num_inputs(s); ++i) {
        const bool is_size = is_read_as_size(s, i), is_first = is_mixed ? dice.below(3) != 0 : i == 0;
        const Dims dims = is_size ? Dims{dice.below(4)} : is_first ? first : second;
        const int32_t dtype = dice.any_dtype(s, i);
        const bool is_absent = dice.below(6) == 0;
        inputs.push_back(is_absent ? nullptr : numbered(dims, dtype));
      }
    } catch (const client::Failure& e) {  // of a shape whose bytes an int64 does not count
      if (e.code != EAGER_INVALID_ARGUMENT) throw;
      continue;
    }
    const Watched watched(ctx_.get(), inputs);
    if (!try_execute(ctx_.get(), name, call, inputs, outputs)) continue;
    if (!s.differentiable || outputs.empty() || watched.sources.empty()) continue;
    check_any_gradient(ctx_.get(), name, watched, inputs, outputs, true);
  }
}

}  // namespace op_cases
