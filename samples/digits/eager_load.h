/*
 * Opens libeager at run time, and has a table of the functions that this program calls.
 *
 * eager_load() opens the library with dlopen and fills the table with dlsym. From then on
 * `eager.execute_args(...)` calls eager_execute_args. So a program needs nothing of the library but
 * the header and the name of a file.
 */
#ifndef DIGITS_EAGER_LOAD_H
#define DIGITS_EAGER_LOAD_H

#include <eager_c.h>

/* Each row is the result, the name without eager_, and the parameters. eager_load.c has the compiler compare
 * them with the header. */
#define EAGER_FUNCTIONS(F)                                                                                            \
  F(uint32_t, abi_version, (void))                                                                                    \
  F(const char*, version, (void))                                                                                     \
  F(const char*, status_message, (const eager_status*))                                                               \
  F(void, status_release, (eager_status*))                                                                            \
  F(eager_status*, context_create, (const eager_context_options*, eager_context**))                                   \
  F(eager_status*, context_set_device, (eager_context*, const char*))                                                 \
  F(eager_status*, context_set_seed, (eager_context*, uint64_t))                                                      \
  F(const char*, context_device_name, (const eager_context*, int32_t))                                                \
  F(void, context_release, (eager_context*))                                                                          \
  F(eager_status*, tensor_create,                                                                                     \
    (eager_context*, int32_t, const int64_t*, int32_t, const void*, size_t, eager_tensor**))                          \
  F(eager_status*, tensor_wrap,                                                                                       \
    (eager_context*, int32_t, const int64_t*, int32_t, void*, size_t, void (*)(void*), void*, eager_tensor**))        \
  F(eager_status*, tensor_scalar_float, (eager_context*, double, eager_tensor**))                                     \
  F(eager_status*, tensor_read, (const eager_tensor*, void*, size_t))                                                 \
  F(eager_status*, tensor_copy_to, (eager_context*, eager_tensor*, const char*, eager_tensor**))                      \
  F(int64_t, tensor_num_elements, (const eager_tensor*))                                                              \
  F(const int64_t*, tensor_dims, (const eager_tensor*))                                                               \
  F(void, tensor_retain, (eager_tensor*))                                                                             \
  F(void, tensor_release, (eager_tensor*))                                                                            \
  F(void, tensors_release, (eager_tensor* const*, int32_t))                                                           \
  F(eager_status*, op_create, (eager_context*, const char*, eager_op**))                                              \
  F(eager_status*, op_set_int, (eager_op*, const char*, int64_t))                                                     \
  F(void, op_release, (eager_op*))                                                                                    \
  F(eager_status*, execute_args,                                                                                      \
    (eager_context*, eager_op*, eager_tensor* const*, int32_t, const int64_t*, int32_t, eager_tensor**, int32_t*))    \
  F(eager_status*, tape_create, (eager_context*, const eager_tape_options*, eager_tape**))                            \
  F(eager_status*, tape_stop, (eager_tape*))                                                                          \
  F(eager_status*, tape_gradient,                                                                                     \
    (eager_context*, eager_tape*, eager_tensor* const*, int32_t, eager_tensor* const*, eager_tensor* const*, int32_t, \
     eager_variable* const*, int32_t, const eager_gradient_options*, eager_tensor**))                                 \
  F(void, tape_release, (eager_tape*))                                                                                \
  F(int32_t, variable_rank, (const eager_variable*))                                                                  \
  F(const int64_t*, variable_dims, (const eager_variable*))                                                           \
  F(eager_status*, layer_create, (eager_context*, const char*, const char*, eager_layer**))                           \
  F(eager_status*, layer_set_int, (eager_layer*, const char*, int64_t))                                               \
  F(eager_status*, layer_set_float, (eager_layer*, const char*, double))                                              \
  F(eager_status*, layer_set_string, (eager_layer*, const char*, const char*))                                        \
  F(eager_status*, layer_set_ints, (eager_layer*, const char*, const int64_t*, int32_t))                              \
  F(eager_status*, layer_call,                                                                                        \
    (eager_context*, eager_layer*, eager_tensor* const*, int32_t, int32_t, eager_tensor**, int32_t*))                 \
  F(int32_t, layer_num_variables, (const eager_layer*))                                                               \
  F(eager_variable*, layer_variable, (const eager_layer*, int32_t))                                                   \
  F(const char*, layer_variable_name, (const eager_layer*, int32_t))                                                  \
  F(void, layer_release, (eager_layer*))                                                                              \
  F(eager_status*, optimizer_create, (eager_context*, const char*, eager_optimizer**))                                \
  F(eager_status*, optimizer_set_float, (eager_optimizer*, const char*, double))                                      \
  F(eager_status*, optimizer_apply,                                                                                   \
    (eager_context*, eager_optimizer*, eager_variable* const*, eager_tensor* const*, int32_t))                        \
  F(void, optimizer_release, (eager_optimizer*))                                                                      \
  F(eager_status*, trace_begin, (eager_context*, const char*, eager_context**))                                       \
  F(eager_status*, trace_input, (eager_context*, int32_t, const int64_t*, int32_t, eager_tensor**))                   \
  F(eager_status*, trace_end, (eager_context*, eager_tensor* const*, int32_t, eager_function**))                      \
  F(eager_status*, function_op, (eager_context*, eager_function*, eager_op**))                                        \
  F(eager_status*, function_save, (eager_context*, const eager_function*, const char*))                               \
  F(void, function_release, (eager_function*))                                                                        \
  F(eager_status*, dataset_create, (eager_context*, const char*, eager_dataset* const*, int32_t, eager_dataset**))    \
  F(eager_status*, dataset_set_int, (eager_dataset*, const char*, int64_t))                                           \
  F(eager_status*, dataset_set_tensors, (eager_dataset*, const char*, eager_tensor* const*, int32_t))                 \
  F(eager_status*, dataset_set_op, (eager_dataset*, const char*, eager_op*))                                          \
  F(void, dataset_release, (eager_dataset*))                                                                          \
  F(eager_status*, iterator_create, (eager_context*, eager_dataset*, eager_iterator**))                               \
  F(eager_status*, iterator_next, (eager_iterator*, eager_tensor**, int32_t*, int32_t*))                              \
  F(eager_status*, iterator_save, (eager_iterator*, eager_tensor**))                                                  \
  F(eager_status*, iterator_restore, (eager_iterator*, eager_tensor*))                                                \
  F(eager_status*, iterator_stop, (eager_iterator*))                                                                  \
  F(void, iterator_release, (eager_iterator*))                                                                        \
  F(eager_status*, checkpoint_writer_create, (eager_context*, eager_checkpoint_writer**))                             \
  F(eager_status*, checkpoint_writer_add_tensor, (eager_checkpoint_writer*, const char*, eager_tensor*))              \
  F(eager_status*, checkpoint_writer_add_layer, (eager_checkpoint_writer*, const char*, eager_layer*))                \
  F(eager_status*, checkpoint_writer_add_optimizer, (eager_checkpoint_writer*, const char*, eager_optimizer*))        \
  F(eager_status*, checkpoint_writer_add_random_state, (eager_checkpoint_writer*, const char*, eager_context*))       \
  F(eager_status*, checkpoint_writer_commit,                                                                          \
    (eager_context*, eager_checkpoint_writer*, const char*, const eager_checkpoint_options*))                         \
  F(void, checkpoint_writer_release, (eager_checkpoint_writer*))                                                      \
  F(eager_status*, checkpoint_open, (eager_context*, const char*, eager_checkpoint**))                                \
  F(eager_status*, checkpoint_read, (eager_context*, const eager_checkpoint*, const char*, eager_tensor**))           \
  F(eager_status*, checkpoint_restore_layer, (eager_context*, const eager_checkpoint*, const char*, eager_layer*))    \
  F(eager_status*, checkpoint_restore_optimizer,                                                                      \
    (eager_context*, const eager_checkpoint*, const char*, eager_optimizer*, const char* const*,                      \
     eager_variable* const*, int32_t))                                                                                \
  F(eager_status*, checkpoint_restore_random_state, (eager_context*, const eager_checkpoint*, const char*))           \
  F(void, checkpoint_release, (eager_checkpoint*))

#define EAGER_FIELD(result, name, parameters) result(*name) parameters;
struct eager_functions {
  EAGER_FUNCTIONS(EAGER_FIELD)
};
#undef EAGER_FIELD

extern struct eager_functions eager;

/* Opens the library at path; NULL: libeager.so.1, where the system looks for libraries. Ends the
 * program with one line when there is none, or its version does not fit the header. */
void eager_load(const char* path);
void eager_unload(void);

#endif
