// A Session that traces, and what tests ask of functions.
#pragma once

#include <functional>
#include <string>

#include "support/tape_fixture.h"
#include "support/trace.h"

namespace client {

// The helpers of Session, on a trace.
struct Traced : Session {
  std::unique_ptr<Trace> trace;
  Traced() { begin(); }
  void begin() {
    trace = std::make_unique<Trace>(owner.get());
    ctx = trace->ctx();
  }
  Tensor input(const std::vector<int64_t>& dims, int32_t dtype = EAGER_FLOAT64) { return trace->input(dtype, dims); }
  // Ends the trace; the helpers then run eagerly.
  Function end(const std::vector<eager_tensor*>& outputs) {
    Function f = trace->end(outputs);
    ctx = owner.get();
    return f;
  }
};

// Returns "code: message" of the failure of f, or "" where f does not fail.
inline std::string refusal(const std::function<void()>& f) {
  try {
    f();
  } catch (const Failure& e) {
    return std::to_string(e.code) + ": " + e.what();
  }
  return "";
}

// Returns the gradients of first and second order of sum(f(v)), by nested tapes; f runs on the session's context.
inline std::vector<std::vector<double>> two_orders(Session& s, const Tensor& v, const std::function<Tensor()>& f) {
  Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
  for (const Tape* t : {&outer, &inner}) watch(*t, v);
  Tensor first = s.grad(inner, s.sum(f()), v);
  Tensor second = s.grad(outer, s.sum(first), v);
  return {values(first), second ? values(second) : std::vector<double>()};
}

inline std::string taken(char* text) {
  std::string copy = text;
  eager_string_release(text);
  return copy;
}

inline std::string text_of(const Function& f) {
  char* text = nullptr;
  check(eager_function_format(f.get(), &text));
  return taken(text);
}

}  // namespace client
