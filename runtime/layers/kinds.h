// The kinds of layers. A kind is described as an op is, and entered in a table; it runs ops, and so has their gradients,
// devices and dtypes, and can be traced.
//
// Terms
//   kind       what a layer does: its schema (name, inputs, outputs and attributes, as an op's), its variables, and two
//              functions: build and call.
//   variable   a variable of the layer: a weight, which is trainable, or a running state, which is not.
//   build      makes the variables once the inputs' dtypes and shapes are known, prepares the ops, and says what inputs
//              the layer takes from then on.
//   call       runs the ops.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "runtime/core/schema.h"

namespace eager {

class LayerBuilder;
class LayerCall;

// A variable as a kind declares it, for users and for languages that generate classes. build decides which of them a
// layer has.
struct LayerVariable {
  const char* name;
  const char* shape;        // in the notation of the ops' shapes
  const char* initializer;  // the attribute that names the initializer, or the initializer itself
  const char* description;
  bool is_trainable = true;
};

struct LayerKind {
  OpDef schema;
  const char* title;  // the name of a class in a language that has classes
  void (*build)(LayerBuilder& b);
  void (*call)(LayerCall& c);
  std::vector<LayerVariable> variables{};

  // Return the variable of this name, or NULL if the kind declares none.
  const LayerVariable* find(std::string_view name) const;
};

class LayerKinds {
 public:
  LayerKind& add(const char* name, const char* title, void (*build)(LayerBuilder& b), void (*call)(LayerCall& c));
  // Fails with NOT_FOUND if there is no kind of this name.
  const LayerKind& find(std::string_view name) const;
  const std::vector<std::unique_ptr<LayerKind>>& all() const { return kinds_; }

  // Returns all kinds of the library. The first call defines them.
  static const LayerKinds& global();

 private:
  std::vector<std::unique_ptr<LayerKind>> kinds_;
};

// Each defines the kinds of the file of its name.
void define_dense(LayerKinds& kinds);
void define_convolutions(LayerKinds& kinds);
void define_pools(LayerKinds& kinds);
void define_shapes(LayerKinds& kinds);
void define_activations(LayerKinds& kinds);
void define_embedding(LayerKinds& kinds);
void define_normalizations(LayerKinds& kinds);
void define_attention(LayerKinds& kinds);
void define_recurrent(LayerKinds& kinds);

// Declare attributes that several kinds have.
OpDef& attr_activation(OpDef& schema);
OpDef& attr_initializer(OpDef& schema, const char* name, const char* value);
OpDef& attr_dtypes(OpDef& schema);  // dtype and param_dtype

}  // namespace eager
