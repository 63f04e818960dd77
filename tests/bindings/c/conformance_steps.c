// Tensors, ops, tapes, variables and optimizers; conformance_functions.c has the steps that have steps.
#include "conformance_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance_row.h"

void check_refused(Row *row, eager_status *status, int32_t code, const char *op, const char *message) {
  if (!status) {
    complain(row, "a step succeeded that must fail with %s", eager_code_name(code));
  } else if (eager_status_code(status) != code) {
    complain(row, "%s in place of %s", eager_code_name(eager_status_code(status)), eager_code_name(code));
  } else if (op && strcmp(eager_status_op(status), op) != 0) {
    complain(row, "the op that failed is \"%s\", not \"%s\"", eager_status_op(status), op);
  } else if (message && strcmp(eager_status_message(status), message) != 0) {
    complain(row, "the message is \"%s\", not \"%s\"", eager_status_message(status), message);
  }
  eager_status_release(status);
}

// ---- Tensors

eager_status *do_tensor(Row *row, const char *as, int32_t dtype, Integers dims, Values values) {
  size_t num_bytes;
  eager_tensor *t;
  void *data = elements_of(dtype, values, &num_bytes);
  eager_status *status = eager_tensor_create(row->ctx, dtype, dims.values, dims.count, data, num_bytes, &t);
  free(data);
  if (!status) keep(row, as, kTensor, t);
  return status;
}

eager_status *do_scalar_int(Row *row, const char *as, int64_t value) {
  eager_tensor *t;
  STEP(eager_tensor_scalar_int(row->ctx, value, &t));
  keep(row, as, kTensor, t);
  return NULL;
}

eager_status *do_scalar_float(Row *row, const char *as, double value) {
  eager_tensor *t;
  STEP(eager_tensor_scalar_float(row->ctx, value, &t));
  keep(row, as, kTensor, t);
  return NULL;
}

static int has_dims(const eager_tensor *t, Integers dims) {
  if (eager_tensor_rank(t) != dims.count) return 0;
  return dims.count == 0 || memcmp(eager_tensor_dims(t), dims.values, (size_t)dims.count * sizeof *dims.values) == 0;
}

eager_status *do_expect(Row *row, const char *value, int32_t dtype, Integers dims, Values values, double ulp) {
  const eager_tensor *t = find_kind(row, value, kTensor);
  if (!t || eager_tensor_dtype(t) != dtype || !has_dims(t, dims)) {
    complain(row, "%s is %s of rank %d, not of the dtype %s and the dims that are expected", value,
             eager_dtype_name(eager_tensor_dtype(t)), eager_tensor_rank(t), eager_dtype_name(dtype));
    return NULL;
  }
  char *text;
  void *data = malloc(eager_tensor_num_bytes(t) + 1);
  eager_status *status = eager_tensor_read(t, data, eager_tensor_num_bytes(t));
  if (!status && !elements_match(dtype, data, values, ulp)) {
    status = eager_tensor_format(t, &text);
    if (!status) complain(row, "%s is %s, which is not what is expected", value, text);
    if (!status) eager_string_release(text);
  }
  free(data);
  return status;
}

eager_status *do_expect_none(Row *row, const char *value) {
  if (find_kind(row, value, kTensor)) complain(row, "%s is there", value);
  return NULL;
}

eager_status *do_text(Row *row, const char *value, const char *is) {
  char *text;
  STEP(eager_tensor_format(find_kind(row, value, kTensor), &text));
  if (strcmp(text, is) != 0) complain(row, "%s prints as\n%s\nnot as\n%s", value, text, is);
  eager_string_release(text);
  return NULL;
}

eager_status *do_copy_to(Row *row, const char *value, const char *device, const char *as) {
  eager_tensor *t;
  STEP(eager_tensor_copy_to(row->ctx, find_kind(row, value, kTensor), device, &t));
  keep(row, as, kTensor, t);
  return NULL;
}

eager_status *do_sparse(Row *row, const char *value, int32_t is) {
  if (eager_tensor_is_sparse_rows(find_kind(row, value, kTensor)) != is)
    complain(row, "%s is%s sparse rows", value, is ? " no" : "");
  return NULL;
}

eager_status *do_sparse_rows(Row *row, const char *value, Names as) {
  eager_tensor *parts[2];
  STEP(eager_tensor_sparse_rows(find_kind(row, value, kTensor), &parts[0], &parts[1]));
  keep_tensors(row, as, parts);
  return NULL;
}

eager_status *do_to_dense(Row *row, const char *value, const char *as) {
  eager_tensor *t;
  STEP(eager_tensor_to_dense(row->ctx, find_kind(row, value, kTensor), &t));
  keep(row, as, kTensor, t);
  return NULL;
}

// ---- Ops

static eager_status *set_attribute(const Row *row, eager_op *op, const Attribute *a) {
  switch (a->type) {
    case ATTRIBUTE_INT: return eager_op_set_int(op, a->name, a->integer);
    case ATTRIBUTE_FLOAT: return eager_op_set_float(op, a->name, a->number);
    case ATTRIBUTE_BOOL: return eager_op_set_bool(op, a->name, (int32_t)a->integer);
    case ATTRIBUTE_DTYPE: return eager_op_set_dtype(op, a->name, (int32_t)a->integer);
    case ATTRIBUTE_STRING: return eager_op_set_string(op, a->name, a->text);
    case ATTRIBUTE_INTS: return eager_op_set_ints(op, a->name, a->integers.values, a->integers.count);
    case ATTRIBUTE_FUNCTION: return eager_op_set_function(op, a->name, find_kind(row, a->text, kFunction));
    default: return eager_status_new(EAGER_INTERNAL, "an attribute of datasets");
  }
}

// Runs a prepared op, whose reference it takes over, and names its outputs.
static eager_status *execute(Row *row, eager_op *op, Names inputs, Names as) {
  eager_tensor *given[kMaxList], *outputs[kMaxList];
  int32_t count = as.count;
  find_tensors(row, inputs, given);
  eager_status *status = eager_execute(row->ctx, op, given, inputs.count, outputs, &count);
  eager_op_release(op);
  if (status) return status;
  if (count != as.count) complain(row, "%d outputs in place of %d", count, as.count);
  keep_tensors(row, (Names){count, as.names}, outputs);
  return NULL;
}

eager_status *do_op(Row *row, const char *name, Names inputs, Attributes attributes, Names as) {
  eager_op *op;
  STEP(eager_op_create(row->ctx, name, &op));
  for (int i = 0; i < attributes.count; ++i) {
    eager_status *status = set_attribute(row, op, &attributes.values[i]);
    if (status) {
      eager_op_release(op);
      return status;
    }
  }
  return execute(row, op, inputs, as);
}

eager_status *do_call(Row *row, const char *function, Names given, Names as) {
  eager_op *op;
  STEP(eager_function_op(row->ctx, find_kind(row, function, kFunction), &op));
  return execute(row, op, given, as);
}

// ---- Tapes

eager_status *do_tape(Row *row, const char *as, int32_t persistent, int32_t ignore_variables) {
  const eager_tape_options options = {sizeof options, persistent, ignore_variables};
  eager_tape *tape;
  STEP(eager_tape_create(row->ctx, &options, &tape));
  keep(row, as, kTape, tape);
  return NULL;
}

eager_status *do_watch(Row *row, const char *tape, const char *value) {
  const Entry *entry = find(row, value);
  eager_tape *by = find_kind(row, tape, kTape);
  return entry->kind == kVariable ? eager_tape_watch_variable(by, entry->handle) : eager_tape_watch(by, entry->handle);
}

eager_status *do_stop(Row *row, const char *tape) { return eager_tape_stop(find_kind(row, tape, kTape)); }
eager_status *do_pause(Row *row, const char *tape) { return eager_tape_pause(find_kind(row, tape, kTape)); }
eager_status *do_resume(Row *row, const char *tape) { return eager_tape_resume(find_kind(row, tape, kTape)); }
eager_status *do_reset(Row *row, const char *tape) { return eager_tape_reset(find_kind(row, tape, kTape)); }

eager_status *do_gradient(Row *row, const char *tape, Names targets, Names sources, Names output_gradients,
                          int32_t zero, Names as) {
  const eager_gradient_options options = {sizeof options, zero};
  eager_tensor *of[kMaxList], *weights[kMaxList], *tensors[kMaxList], *gradients[kMaxList];
  eager_variable *variables[kMaxList];
  int num_tensors = 0, num_variables = 0;
  find_tensors(row, targets, of);
  find_tensors(row, output_gradients, weights);
  for (int i = 0; i < sources.count; ++i) {
    const Entry *entry = find(row, sources.names[i]);
    if (entry->kind == kVariable) variables[num_variables++] = entry->handle;
    else tensors[num_tensors++] = entry->handle;
  }
  STEP(eager_tape_gradient(row->ctx, find_kind(row, tape, kTape), of, targets.count,
                           output_gradients.count ? weights : NULL, tensors, num_tensors, variables, num_variables,
                           &options, gradients));
  const int count = row->count;
  int tensor = 0, variable = num_tensors;
  for (int i = 0; i < sources.count; ++i) {
    const int is_variable = find(row, sources.names[i])->kind == kVariable;
    keep(row, as.names[i], kTensor, gradients[is_variable ? variable++ : tensor++]);
  }
  return row->count == count + as.count ? NULL : eager_status_new(EAGER_INTERNAL, "a gradient for each source");
}

eager_status *do_fail(int32_t code, const char *message) { return eager_status_new(code, message); }

// ---- Variables and optimizers

eager_status *do_variable(Row *row, const char *as, const char *initial, const char *name, int32_t trainable) {
  eager_variable *v;
  STEP(eager_variable_create(row->ctx, find_kind(row, initial, kTensor), name, trainable, &v));
  keep(row, as, kVariable, v);
  return NULL;
}

eager_status *do_variable_with_shape(Row *row, const char *as, const char *initial, const char *name, Integers dims) {
  eager_variable *v;
  const int32_t rank = dims.count ? dims.count : -1;
  STEP(eager_variable_create_with_shape(row->ctx, find_kind(row, initial, kTensor), dims.values, rank, name, 1, &v));
  keep(row, as, kVariable, v);
  return NULL;
}

eager_status *do_read(Row *row, const char *variable, const char *as) {
  eager_tensor *t;
  STEP(eager_variable_read(row->ctx, find_kind(row, variable, kVariable), &t));
  keep(row, as, kTensor, t);
  return NULL;
}

eager_status *do_assign(Row *row, const char *variable, const char *value) {
  return eager_variable_assign(row->ctx, find_kind(row, variable, kVariable), find_kind(row, value, kTensor));
}
eager_status *do_assign_add(Row *row, const char *variable, const char *value) {
  return eager_variable_assign_add(row->ctx, find_kind(row, variable, kVariable), find_kind(row, value, kTensor));
}
eager_status *do_assign_sub(Row *row, const char *variable, const char *value) {
  return eager_variable_assign_sub(row->ctx, find_kind(row, variable, kVariable), find_kind(row, value, kTensor));
}
eager_status *do_assign_slice(Row *row, const char *variable, const char *begin, const char *value) {
  return eager_variable_assign_slice(row->ctx, find_kind(row, variable, kVariable), find_kind(row, begin, kTensor),
                                     find_kind(row, value, kTensor));
}

eager_status *do_optimizer(Row *row, const char *as, const char *kind, Attributes given) {
  eager_optimizer *optimizer;
  STEP(eager_optimizer_create(row->ctx, kind, &optimizer));
  for (int i = 0; i < given.count; ++i) {
    const Attribute *a = &given.values[i];
    eager_status *status = a->type == ATTRIBUTE_BOOL ? eager_optimizer_set_bool(optimizer, a->name, (int32_t)a->integer)
                                                     : eager_optimizer_set_float(optimizer, a->name, a->number);
    if (status) {
      eager_optimizer_release(optimizer);
      return status;
    }
  }
  keep(row, as, kOptimizer, optimizer);
  return NULL;
}

eager_status *do_learning_rate(Row *row, const char *optimizer, const char *value) {
  const Entry *entry = find(row, value);
  eager_optimizer *of = find_kind(row, optimizer, kOptimizer);
  return entry->kind == kVariable ? eager_optimizer_set_learning_rate_variable(of, entry->handle)
                                  : eager_optimizer_set_learning_rate_tensor(of, entry->handle);
}

eager_status *do_apply(Row *row, const char *optimizer, Names gradients, Names variables) {
  eager_tensor *given[kMaxList];
  eager_variable *of[kMaxList];
  find_tensors(row, gradients, given);
  for (int i = 0; i < variables.count; ++i) of[i] = find_kind(row, variables.names[i], kVariable);
  return eager_optimizer_apply(row->ctx, find_kind(row, optimizer, kOptimizer), of, given, variables.count);
}

eager_status *do_slot(Row *row, const char *optimizer, const char *variable, const char *slot, const char *as) {
  eager_optimizer *of = find_kind(row, optimizer, kOptimizer);
  for (int32_t i = 0; i < eager_optimizer_num_variables(of); ++i) {
    eager_variable *v = eager_optimizer_variable(of, i);
    const char *slash = strrchr(eager_variable_name(v), '/');
    if (eager_optimizer_trained(of, i) != find_kind(row, variable, kVariable) || !slash || strcmp(slash + 1, slot) != 0)
      continue;
    eager_variable_retain(v);
    keep(row, as, kVariable, v);
    return NULL;
  }
  return eager_status_new(EAGER_NOT_FOUND, slot);
}

// ---- Layers

static eager_status *set_layer(eager_layer *layer, const Attribute *a) {
  switch (a->type) {
    case ATTRIBUTE_INT: return eager_layer_set_int(layer, a->name, a->integer);
    case ATTRIBUTE_FLOAT: return eager_layer_set_float(layer, a->name, a->number);
    case ATTRIBUTE_BOOL: return eager_layer_set_bool(layer, a->name, (int32_t)a->integer);
    case ATTRIBUTE_DTYPE: return eager_layer_set_dtype(layer, a->name, (int32_t)a->integer);
    case ATTRIBUTE_INTS: return eager_layer_set_ints(layer, a->name, a->integers.values, a->integers.count);
    default: return eager_layer_set_string(layer, a->name, a->text);
  }
}

eager_status *do_layer(Row *row, const char *as, const char *kind, Attributes given) {
  eager_layer *layer;
  STEP(eager_layer_create(row->ctx, kind, NULL, &layer));
  for (int i = 0; i < given.count; ++i) {
    eager_status *status = set_layer(layer, &given.values[i]);
    if (status) {
      eager_layer_release(layer);
      return status;
    }
  }
  keep(row, as, kLayer, layer);
  return NULL;
}

eager_status *do_call_layer(Row *row, const char *layer, Names given, int32_t training, Names as) {
  eager_tensor *in[kMaxList], *out[kMaxList];
  int32_t count = kMaxList;
  find_tensors(row, given, in);
  STEP(eager_layer_call(row->ctx, find_kind(row, layer, kLayer), in, given.count, training, out, &count));
  for (int32_t i = 0; i < count; ++i) keep(row, as.names[i], kTensor, out[i]);
  return NULL;
}

eager_status *do_layer_variable(Row *row, const char *layer, const char *variable, const char *as) {
  eager_layer *of = find_kind(row, layer, kLayer);
  for (int32_t i = 0; i < eager_layer_num_variables(of); ++i) {
    if (strcmp(eager_layer_variable_name(of, i), variable) != 0) continue;
    eager_variable *v = eager_layer_variable(of, i);
    eager_variable_retain(v);
    keep(row, as, kVariable, v);
    return NULL;
  }
  return eager_status_new(EAGER_NOT_FOUND, variable);
}
