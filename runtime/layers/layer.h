// A layer: attributes and, once it is built, variables. A call runs ops.
//
// The result of a build (Built) is published with one store, and from then on only read: any number of threads may call
// the layer at once. Of two threads that build it at once one wins, and the other drops what it made and gives back the
// random numbers that it drew, so that no lock is held while ops run.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/handle.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/layers/kinds.h"
#include "runtime/variables/variable.h"

namespace eager {

struct LayerInput {
  DType dtype;  // `none` if the input is absent
  ShapeView shape;
};

// A demand of a layer on its inputs: `value` is the rank, the least rank, or the dim at `axis`.
struct Expectation {
  enum Kind : uint8_t { rank, min_rank, dim } kind;
  int8_t input;
  int8_t axis;  // negative: it counts from the end
  int64_t value;
};

struct Built {
  std::vector<Ref<eager_variable>> variables;
  std::vector<const char*> names;  // the variables' names in the kind
  std::vector<Ref<eager_op>> ops;  // in the order in which build prepared them
  Ref<eager_op> activation;        // NULL: none
  std::vector<Expectation> expected;
  DType dtype = DType::none;  // that of the computation; `none`: that of inputs and variables
};

}  // namespace eager

struct eager_layer final : eager::Counted {
  eager_layer(const eager::LayerKind& k, std::string layer_name);
  ~eager_layer();
  void release() {
    if (drop()) delete this;
  }

  // Sets an attribute: set_one does it to the attributes. FAILED_PRECONDITION if the layer has been built; INVALID_ARGUMENT if
  // no layer of this kind can have the value, and then the attribute keeps the former one.
  void set(std::string_view attribute, const std::function<void(eager_op&)>& set_one);
  const eager_op& attributes() const { return *attributes_; }
  // Makes the variables on the context that ctx's trace began from, or on ctx itself if it does not trace; nothing if the
  // ops refuse the attributes or the inputs. Checks the inputs if the layer has been built.
  void build(eager_context& ctx, const std::vector<eager::LayerInput>& inputs);
  // The inputs are tensors of ctx or NULL. Writes outputs that the caller owns.
  void call(eager_context& ctx, eager_tensor* const* inputs, int n, bool training, eager_tensor** outputs,
            int32_t& num_outputs);

  // Returns what the build made; NULL before it.
  const eager::Built* built() const { return built_.load(std::memory_order_acquire); }
  // Ties variable i to v. FAILED_PRECONDITION while a call runs.
  void set_variable(int i, eager_variable& v);

  const eager::LayerKind& kind;
  const std::string name;

 private:
  // A scope in which a call reads the variables, on any thread.
  class Reading {
   public:
    explicit Reading(const eager_layer& layer) : num_readings_(layer.num_readings_) {
      if (num_readings_.fetch_add(1, std::memory_order_acquire) >= 0) [[likely]]
        return;
      while (num_readings_.load(std::memory_order_acquire) < 0) std::this_thread::yield();
    }
    ~Reading() { num_readings_.fetch_sub(1, std::memory_order_release); }
    Reading(const Reading&) = delete;

   private:
    std::atomic<int32_t>& num_readings_;
  };
  // A scope in which no call does: one that begins waits.
  class Replacing {
   public:
    explicit Replacing(eager_layer& layer);  // FAILED_PRECONDITION if a call runs
    ~Replacing() { num_readings_.fetch_sub(kReplacing, std::memory_order_release); }
    Replacing(const Replacing&) = delete;

   private:
    std::atomic<int32_t>& num_readings_;
  };
  static constexpr int32_t kReplacing = INT32_MIN / 2;

  const eager::Built& build_for(eager_context& ctx, eager_tensor* const* inputs, int n);

  eager::Ref<eager_op> attributes_;  // an op of the kind's schema, which is never executed
  std::atomic<eager::Built*> built_{nullptr};
  mutable std::atomic<int32_t> num_readings_{0};  // more than kReplacing and below 0 while a variable is replaced
};

namespace eager {

// Gives kind, name and attributes as JSON, and once the layer is built the names of its variables.
std::string layer_json(const eager_layer& layer);
// Makes a layer of such a text.
Ref<eager_layer> layer_from_json(std::string_view json);

}  // namespace eager
