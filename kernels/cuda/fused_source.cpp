#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kernels/common/elementwise_formulas.h"
#include "kernels/common/reduction.h"
#include "kernels/cuda/fused.h"

namespace eager::cuda {

const SourceHeader kSourceHeaders[] = {
#include "fused_headers.inc"
};
const int kNumSourceHeaders = sizeof kSourceHeaders / sizeof kSourceHeaders[0];

namespace {

constexpr const char* kTypes[kNumDTypes] = {"",         "Boolean",  "int8_t",         "int16_t",
                                            "int32_t",  "int64_t",  "uint8_t",        "uint16_t",
                                            "uint32_t", "uint64_t", "float16",        "bfloat16",
                                            "float",    "double",   "Complex<float>", "Complex<double>",
                                            ""};
std::string type(DType t) { return kTypes[static_cast<int>(t)]; }

using Names = std::unordered_map<std::string_view, const char*>;  // those below are never destroyed (base/exit.h)

// Returns the formula of an op with a row in special_functions.def, else NULL.
const char* special_formula_of(std::string_view op) {
  static const Names& formulas = *new Names{
#define EAGER_UNARY(op, formula, types, loop) {#op, #formula},
#define EAGER_BINARY(op, formula, types, loop) {#op, #formula},
#include "kernels/common/special_functions.def"
  };
  const auto at = formulas.find(op);
  return at == formulas.end() ? nullptr : at->second;
}

// Returns the formula of an op with a row in either table, else NULL.
const char* formula_of(std::string_view op) {
  static const Names& formulas = *new Names{
#define EAGER_UNARY(op, formula, types, loop) {#op, #formula},
#define EAGER_BINARY(op, formula, types, loop) {#op, #formula},
#include "kernels/common/elementwise.def"
  };
  const auto at = formulas.find(op);
  return at == formulas.end() ? special_formula_of(op) : at->second;
}

// Reports whether the op has integers for which it fails, which fused kernels do not report. Special functions have no integers.
bool may_fail(std::string_view op) {
#define EAGER_UNARY(name, Formula, types, loop) \
  if (Checked<formula::Formula> && op == #name) return true;
#define EAGER_BINARY(name, Formula, types, loop) EAGER_UNARY(name, Formula, types, loop)
#include "kernels/common/elementwise.def"
  return false;
}

template <size_t N>
bool is_one_of(std::string_view op, const std::string_view (&list)[N]) {
  return std::find(list, list + N, op) != list + N;
}

constexpr int kFewSteps = 4;  // so few steps may be repeated many times
// Leaves registers for two blocks of kThreads threads: many steps take more registers than a fold alone.
constexpr const char* kFoldBounds = "__launch_bounds__(kThreads, 2) ";
constexpr std::string_view kOwnActions[] = {"cast", "where", "clip"};
// The ops that rtc_std.h's complex numbers can do.
constexpr std::string_view kComplexOps[] = {
    "add",  "subtract", "multiply",  "negative",     "square", "squared_difference", "conj",
    "real", "imag",     "equal",     "not_equal",    "isnan",  "isfinite",           "isinf",
    "cast", "where",    "tanh_grad", "sigmoid_grad", "complex"};

// Returns the op's monoid as its kernels in the table have it, with Element for the dtype's type, or NULL where the op
// is no reduction.
const char* monoid_of(std::string_view op) {
  static const Names& monoids = *new Names{{"sum", "FoldSum<FoldAcc<Element>>"},
                                           {"mean", "FoldSum<FoldAcc<Element>>"},
                                           {"sum_like", "FoldSum<FoldAcc<Element>>"},
                                           {"bias_add_grad", "FoldSum<FoldAcc<Element>>"},
                                           {"prod", "FoldProduct<FoldAcc<Element>>"},
                                           {"logsumexp", "FoldLogSumExp<Compute<Element>>"},
                                           {"max", "FoldLargest<Key<Element>>"},
                                           {"min", "FoldLargest<Key<Element>>"},
                                           {"argmax", "FoldFirstLargest<Key<Element>>"},
                                           {"argmin", "FoldFirstLargest<Key<Element>>"},
                                           {"any", "FoldNonzero"},
                                           {"all", "FoldNonzero"},
                                           {"count_nonzero", "FoldNonzero"}};
  const auto at = monoids.find(op);
  return at == monoids.end() ? nullptr : at->second;
}

std::vector<bool> find_made(const FusedProgram& p) {
  std::vector<bool> made(static_cast<size_t>(p.num_slots));
  for (int i = 0; i < p.num_steps; ++i) made[static_cast<size_t>(p.steps[i].output)] = true;
  return made;
}

class Writer {
 public:
  explicit Writer(const FusedProgram& p) : p_(p), made_(find_made(p)) {}
  std::string write() {
    if (std::any_of(p_.steps, p_.steps + p_.num_steps, [](const FusedStep& s) { return special_formula_of(s.op); })) {
      text_ = "#include \"kernels/common/special_formulas.h\"\n";
    }
    text_ += "#include \"kernels/cuda/fused_";
    line(is_fold() ? "fold" : "device", ".h\"\nnamespace eager::cuda {");
    if (is_fold()) write_fold();
    line("struct Args ", is_fold() ? ": FoldTask {" : "{\n  alignas(16) int64_t n;");
    line("  using Index = ", is_short(p_) ? "uint32_t" : "int64_t", ";");
    if (is_fold()) line("  static constexpr bool kIsLong = ", p_.num_steps > kFewSteps ? "true" : "false", ";");
    write_args();
    line("  template <int V>\n  __device__ ", is_fold() ? "Pack<Element, V>" : "void", " steps(Index p) const {");
    write_loads();
    line("#pragma unroll\n    for (int v = 0; v < V; ++v) {");
    for (int i = 0; i < p_.num_steps; ++i) write_step(i);
    line("    }");
    for (int i = 0; i < p_.num_slots; ++i) {
      if (is_output(i)) line("    store<V>(a", number(i), ", p, y", number(i), ");");
    }
    line(is_fold() ? "    return made;\n" : "", "  }\n};");
    if (!is_fold()) {
      const std::string size = number(pack_size(p_));
      write_kernel("packs", "Args", "run<" + size + ">");
      write_kernel("each", "Args", "run<1>");
    } else {
      const auto* r = static_cast<const ReduceParams*>(p_.reduction_params);
      const std::string what = r->is_one_run() ? "packed" : r->is_rows() ? "rows" : "columns";
      const std::string fold = "fold_" + what + "<Element, Monoid>", size = r->is_rows() ? "kFoldPack" : "kColumnPack";
      if (what != "rows") write_kernel("packs", "Fed<Args, " + size + "<Element>>", fold);
      write_kernel("each", "Fed<Args, 1>", fold);
    }
    line("}  // namespace eager::cuda");
    return text_;
  }

 private:
  static std::string number(int64_t n) { return std::to_string(n); }
  template <class... T>
  void line(const T&... parts) {
    ((text_ += parts), ...);
    text_ += '\n';
  }
  const FusedSlot& slot(int i) const { return p_.slots[i]; }
  bool is_output(int i) const { return made_[static_cast<size_t>(i)] && slot(i).kind == FusedSlot::operand; }
  bool is_fold() const { return p_.reduction != nullptr; }

  void write_fold() {
    const DType t = slot(p_.result).dtype;
    line("using Element = ", t == DType::boolean ? "uint8_t" : type(t), ";");
    line("using Monoid = ", monoid_of(p_.reduction_op), ";");
  }

  void write_kernel(const char* name, const std::string& args, const std::string& body) {
    line("extern \"C\" ", is_fold() ? kFoldBounds : "", "__global__ void fused_", name, "(const __grid_constant__ ",
         args, " args) { ", body, "(args); }");
  }

  void write_args() {
    for (int i = 0; i < p_.num_slots; ++i) {
      const FusedSlot& s = slot(i);
      if (is_inside(s)) continue;
      const char* what = s.kind == FusedSlot::constant ? "" : is_output(i) ? "*" : " const*";
      line("  alignas(16) ", type(s.dtype), what, " a", number(i), ";");
      if (broadcasts(s)) line("  BroadcastOffsets<Index, ", number(s.plan->rank), "> w", number(i), ";");
    }
    for (int i = 0; i < p_.num_steps; ++i) {
      if (has_alpha(p_.steps[i])) line("  alignas(16) double alpha", number(i), ";");
    }
  }

  void write_loads() {
    if (is_fold()) line("    Pack<Element, V> made;");
    for (int i = 0; i < p_.num_slots; ++i) {
      const FusedSlot& s = slot(i);
      const std::string n = number(i);
      if (is_output(i)) line("    Pack<", type(s.dtype), ", V> y", n, ";");
      else if (s.kind == FusedSlot::scalar) line("    const ", type(s.dtype), " x", n, " = *a", n, ";");
      else if (s.kind == FusedSlot::operand) line("    const auto x", n, " = load<V>(a", n, ", p);");
      else if (broadcasts(s)) line("    const auto x", n, " = load<V>(a", n, ", p, w", n, ");");
    }
  }

  std::string read(int i) const {
    const FusedSlot& s = slot(i);
    if (made_[static_cast<size_t>(i)]) return "t" + number(i);
    if (s.kind == FusedSlot::constant) return "a" + number(i);
    return "x" + number(i) + (s.kind == FusedSlot::scalar ? "" : ".at[v]");
  }

  void write_step(int i) {
    const FusedStep& s = p_.steps[i];
    const std::string_view op = s.op;
    const std::string out = number(s.output), to = type(slot(s.output).dtype), from = type(slot(s.inputs[0]).dtype);
    std::string call;
    if (op == "cast") call = "Cast<" + to + ", " + from + ">(ElementwiseParams{})(";
    else if (op == "where") call = "Where<" + to + ">(ElementwiseParams{})(";
    else if (op == "clip") call = "Clip<" + to + ", true, true>(ElementwiseParams{})(";
    else
      call = "act<formula::" + std::string(formula_of(op)) + ">(" + (has_alpha(s) ? "alpha" + number(i) : "0") + ", ";
    for (int k = 0; k < s.num_inputs; ++k) call += (k ? ", " : "") + read(s.inputs[k]);
    line("      const ", to, " t", out, " = ", call, ");");
    if (is_output(s.output)) line("      y", out, ".at[v] = t", out, ";");
    if (is_fold() && s.output == p_.result) {
      line("      made.at[v] = t", out, slot(s.output).dtype == DType::boolean ? ".byte;" : ";");
    }
  }

  const FusedProgram& p_;
  const std::vector<bool> made_;
  std::string text_;
};

}  // namespace

bool can_fuse(const char* op, DType dtype, DType output) {
  if (monoid_of(op)) return !is_complex(dtype) && (dtype == output || !asks_for_more(dtype, output));
  if (is_complex(dtype) || is_complex(output)) return is_one_of(op, kComplexOps);
  if (is_integer(dtype) && may_fail(op)) return false;
  return is_one_of(op, kOwnActions) || formula_of(op);
}

// Returns the number of elements of the widest operand that fit in 16 bytes, at most 8, since each element goes through
// all steps.
int pack_size(const FusedProgram& p) {
  size_t widest = 2;
  for (int i = 0; i < p.num_slots; ++i) {
    const FusedSlot& s = p.slots[i];
    if (s.kind == FusedSlot::operand || broadcasts(s)) widest = std::max(widest, dtype_size(s.dtype));
  }
  return static_cast<int>(16 / widest);
}

size_t args_size(const FusedProgram& p) {
  size_t size = 0;
  for (int i = 0; i < p.num_slots; ++i) {
    const FusedSlot& s = p.slots[i];
    if (!is_inside(s)) size += kArgAlignment;
    if (broadcasts(s)) size += kArgAlignment * static_cast<size_t>(s.plan->rank);
  }
  for (int i = 0; i < p.num_steps; ++i) size += has_alpha(p.steps[i]) ? kArgAlignment : 0;
  return size;
}

std::string source_of(const FusedProgram& program) { return Writer(program).write(); }

}  // namespace eager::cuda
