// Handles of other kinds, and NULL, as each input of each op of the registry: eagerly, under a tape, and in a trace.
#include <catch2/catch.hpp>

#include "runtime/function/graph/internal_ops.h"
#include "support/traced.h"

using namespace client;

namespace {

eager_status* no_call(void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) { return nullptr; }

// Ops that other functions than eager_op_create make.
struct PseudoOps : Session {
  Variable v = variable(vec({1, 2}));
  Function f;
  std::shared_ptr<eager::Update> update = std::make_shared<eager::Update>();
  std::shared_ptr<eager::HostCallback> callback{new eager::HostCallback{no_call, nullptr, nullptr, {}, {}, "h"}};

  PseudoOps() {
    Trace trace(ctx);
    Tensor x = trace.input(EAGER_FLOAT64, {2});
    f = trace.end({x.get()});
    update->optimizer = eager::Ref<eager_optimizer>::adopt(new eager_optimizer("sgd"));
    update->variables = {eager::Ref<eager_variable>::share(v.get())};
    update->has_rows = {false};
  }
  eager::Ref<eager_op> make(const std::string& name) {
    if (name == "call") return eager::call_op(*f);
    if (name == "apply_optimizer") return eager::update_op(update);
    if (name == "custom_gradient") return eager::custom_gradient_op(std::make_shared<eager::CustomGradient>(1, 1));
    if (name == "host_call") return eager::host_call_op(callback);
    if (name.find("_variable") != std::string::npos) return eager::variable_op(name.c_str(), *v);
    return eager::Ref<eager_op>::adopt(eager::new_op(name.c_str()));
  }
};

enum class Mode { eager, tape, trace, symbolic };
constexpr Mode kModes[] = {Mode::eager, Mode::tape, Mode::trace, Mode::symbolic};

// Calls the op with `wrong` at place `at` and good tensors elsewhere. Returns the refusal.
std::string refusal_of(Session& s, eager_op* op, int n, int at, eager_tensor* wrong, Mode mode) {
  std::unique_ptr<Trace> trace = mode >= Mode::trace ? std::make_unique<Trace>(s.ctx) : nullptr;
  eager_context* ctx = trace ? trace->ctx() : s.ctx;
  const std::vector<double> ones(4, 1);
  std::vector<Tensor> good;
  for (int i = 0; i < n; ++i) {
    good.push_back(mode == Mode::symbolic ? trace->input(EAGER_FLOAT64, {2, 2})
                                          : make_tensor(s.ctx, EAGER_FLOAT64, {2, 2}, ones.data(), 32));
  }
  Tape tape;
  if (mode == Mode::tape) {
    tape = make_tape(ctx);
    for (const Tensor& t : good) watch(tape, t);
  }
  std::vector<eager_tensor*> given = handles(good);
  given[static_cast<size_t>(at)] = wrong;
  return refusal([&] { execute(ctx, op, given); });
}

}  // namespace

TEST_CASE("every op refuses handles of other kinds, and NULL, as any of its inputs") {
  PseudoOps s;
  Tape tape = make_tape(s.ctx);
  check(eager_tape_stop(tape.get()));
  Op add = make_op(s.ctx, "add");
  eager_status* status = eager_status_new(EAGER_UNKNOWN, "x");
  void* const wrong[] = {s.v.get(), tape.get(), s.update->optimizer.get(), s.f.get(), status, add.get(), s.owner.get()};
  int num_calls = 0;
  for (int k = 0; k < eager::Registry::global().size(); ++k) {
    const eager::OpDef& def = eager::Registry::global().at(k);
    const eager::Ref<eager_op> op = s.make(def.name);
    const int n = static_cast<int>(def.inputs_.size()) + (def.is_list_ ? 2 : 0);
    for (int at = 0; at < n; ++at) {
      const std::string input = "3: input #" + std::to_string(at) + " (" + def.input_at(at).name + ") is ",
                        op_name = std::string(" [Op:") + def.name + "]";
      for (Mode mode : kModes) {
        INFO(def.name << ", input " << at << " of " << n << ", mode " << static_cast<int>(mode));
        for (void* handle : wrong) {
          const std::string text = refusal_of(s, op.get(), n, at, static_cast<eager_tensor*>(handle), mode);
          if (text != input + "not a tensor" + op_name) FAIL_CHECK(text);
          ++num_calls;
        }
        const bool is_optional = def.input_at(at).flags & eager::kOptional;
        const std::string text = is_optional ? "" : refusal_of(s, op.get(), n, at, nullptr, mode);
        if (!is_optional && text != input + "NULL" + op_name) FAIL_CHECK(text);
      }
    }
  }
  CHECK(num_calls > 10000);
  eager_status_release(status);
}
