// The text of a custom op's schema (eager_c.h, "Custom"), and the patterns that the shapes of its tensors fit.
//
//   "x: T[..., m, k], y: T[..., k, n], scale: float = 1 -> z: T[..., m, n]; T: float32 float64"
//
// Terms
//   size      a name that stands for one dim, the same wherever it stands: m
//   run       a name that stands for any number of dims, the same ones wherever it stands: "...", "batch..."; of an elementwise
//             op, "..." are those that its inputs broadcast to
//   pattern   a tensor's dims: sizes, numbers and attributes, and at most one run among them
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/core/schema.h"

namespace eager {

class Signature {
 public:
  // Reads the text, and declares inputs, outputs and attributes to def. INVALID_ARGUMENT, with the place, if it is
  // malformed, or if an output has a size or dtype that no input has and the program does not infer outputs itself.
  void read(const char* text, OpDef& def, bool infers_itself);

  // An output as the schema says it. rank -1: it may have any shape.
  struct Inferred {
    DType dtype;
    int32_t rank;
    int64_t dims[kMaxRank];  // -1: not known
  };
  // Fits the inputs' shapes to their patterns. INVALID_ARGUMENT if they disagree. Returns whether all dims of outputs are known.
  bool infer(const OpDef& def, const InferContext::Inputs& inputs, const AttrValue* attrs, Inferred* outputs) const;

  // The dtype of an output.
  struct OutputDType {
    char letter = 0;            // that of inputs
    int attribute = -1;         // else that of an attribute
    DType dtype = DType::none;  // else this one
  };
  const OutputDType& output_dtype(int32_t output) const { return output_dtypes_[static_cast<size_t>(output)]; }

  // Lets the dims "..." broadcast, where each tensor has rank 0 or these dims alone. Does nothing elsewhere.
  void let_broadcast();
  bool broadcasts() const { return broadcasts_; }

  // Report whether an input or an output has rank 0, and whether an input has an output's shape.
  bool is_scalar_input(int32_t i) const { return inputs_[static_cast<size_t>(i)].is_scalar(); }
  bool is_scalar_output(int32_t i) const { return outputs_[static_cast<size_t>(i)].is_scalar(); }
  bool is_same_shape(int32_t input, int32_t output) const {
    const Pattern &a = inputs_[static_cast<size_t>(input)], &b = outputs_[static_cast<size_t>(output)];
    return !a.is_any && a == b;
  }

 private:
  DType infer_dtype(size_t output, const OpDef& def, const InferContext::Inputs& inputs, const AttrValue* attrs) const;

  friend class SignatureReader;
  friend class Fitting;

  struct Dim {
    enum class Kind : uint8_t { number, size, attribute } kind;
    int64_t value;  // the number, or that of the size or attribute
    bool operator==(const Dim&) const = default;
  };
  struct Pattern {
    bool is_any = false;    // [any]
    int run = -1;           // the number of its run; -1: it has none
    size_t before = 0;      // how many dims stand before the run
    std::vector<Dim> dims;  // all but the run
    bool operator==(const Pattern&) const = default;
    bool is_scalar() const { return !is_any && run < 0 && dims.empty(); }
  };

  std::vector<Pattern> inputs_, outputs_;
  std::vector<OutputDType> output_dtypes_;
  std::vector<std::string> sizes_, runs_;
  bool broadcasts_ = false;
  std::deque<std::string> texts_;  // what the definition's names and shapes point at
};

}  // namespace eager
