/*
 * eager_c.h: the C interface of libeager, a runtime for eager execution.
 *
 * A program makes tensors, runs ops, each at once, and asks a tape for gradients. This header is the whole
 * interface: it is C99 and C++, includes only standard headers, needs no macro to call anything, and does not
 * grow when an op is added. A program may link the library or open it with dlopen.
 *
 * Contents
 *   Conventions, threads, an example, for a binding's author
 *   Constants and structs
 *   Version      eager_abi_version, eager_build_info, names of constants
 *   Status       eager_status_*, eager_string_release
 *   Context      eager_context_*: devices, random numbers, memory
 *   Tensor       eager_tensor_*: making, asking, reading, copying, DLPack, sparse rows
 *   Op           eager_op_*, eager_execute*, eager_registry_json, eager_op_json, eager_kinds_json
 *   Tape         eager_tape_*: gradients, custom gradients
 *   Variable     eager_variable_*
 *   Optimizer    eager_optimizer_*
 *   Schedule     eager_schedule_*: learning rates by the step
 *   Function     eager_trace_*, eager_function_*: eager code as a graph
 *   Custom       eager_op_define, eager_op_define_native, eager_parallel_for: ops of the program's own
 *   Layer        eager_layer_*: ops and the variables that they use, as one
 *   Checkpoint   eager_checkpoint_*: tensors, variables, optimizers and texts in files
 *   Files        eager_record_*, eager_event_writer_*: record files, and what TensorBoard shows
 *   Dataset      eager_dataset_*, eager_iterator_*: input pipelines
 *
 *
 * Conventions
 * ===========
 *
 * These hold for every function, in addition to what is said at the function.
 *
 * Ownership. Handles are pointers to opaque types and are reference-counted: _retain adds a reference,
 * _release takes one away. What a function takes is borrowed: it keeps a reference of its own where it needs
 * one. What it returns through an out-parameter belongs to the caller, who releases it. A handle that is
 * returned as the function's value is borrowed and lives as long as the handle that was asked, unless the
 * function says otherwise. _retain and _release take NULL. _release may be called on any thread, in any
 * order, also when the last context is gone, and never waits for a device. A handle must not be used after
 * its last release; the library sees such use where that costs nothing and does not promise to.
 *
 * Errors. What can fail returns eager_status *: NULL is success; anything else is an error that the caller
 * releases, with a code, a message, and the name of the op that was running. There is no last error and no
 * handler. The library never prints, aborts, exits or throws. After a failure out-parameters are NULL, and
 * nothing has changed unless the function says otherwise. When memory is out, the status is a static one; it
 * is released as any other. These errors are common to all functions and not repeated:
 *   INVALID_ARGUMENT    NULL or a handle of another type where a handle is due, a NULL out-parameter, a NULL
 *                       list with a count above 0, a negative count, an unknown constant, a struct_size below
 *                       that of the struct's first version
 *   INVALID_ARGUMENT    a number of elements or bytes that overflows (seen before anything is allocated)
 *   INVALID_ARGUMENT    a malformed device name;  NOT_FOUND: a well-formed one that does not exist
 *   RESOURCE_EXHAUSTED  what was asked for does not fit in memory
 *   UNAVAILABLE         the device broke down earlier (an illegal address); other devices go on working
 *   INTERNAL            a fault of the library, or of the code of an op that the program defines
 * Functions that return something else (queries such as eager_tensor_rank) cannot fail: for NULL or a handle
 * of another type they return 0, NULL, "" or what they say.
 *
 * Messages read as TensorFlow's do: "indices = 7 is not in [0, 3) [Op:gather]". Codes are stable, texts are
 * not.
 *
 * Errors of devices. An op on a GPU is queued, and its result can be used at once. What the device itself
 * finds (an index out of range) is reported once, with the op's name, by the next call that waits for the
 * device: eager_tensor_read, eager_tensor_format, a copy to the host, eager_context_synchronize. Values that
 * were computed after it are unspecified. On the CPU an op has finished, or failed, when its call returns.
 *
 * Strings. What comes in is NUL-terminated UTF-8 and is copied; a name that the caller chooses, of a variable, a layer,
 * a trace or a host call, is INVALID_ARGUMENT if it is not. A const char * that is returned lives as long
 * as the handle that was asked (names of constants: for ever). A char * that comes out belongs to the caller,
 * who gives it to eager_string_release. All that comes out, names and messages included, is UTF-8: a byte of a
 * file or of the caller that is not UTF-8 is escaped, as the four characters \xff, and so is a NUL within a file's
 * text (\x00). A path is the system's bytes, whatever they are; only messages that repeat it are UTF-8.
 *
 * Structs. Each but eager_operand and eager_value, which never grow, starts with size_t struct_size. The caller sets
 * it to sizeof of the struct, also where the library fills in the rest; in the structs that callbacks are given, the
 * library does. New fields are added at the end: a library that is newer than the caller leaves alone what the caller
 * does not have; one that is older neither reads nor writes what it does not know, so clear a struct before it is
 * filled in. In options, 0 is every field's default, and NULL in place of the struct means all defaults.
 *
 * Versions. The library has one version, major.minor.patch; this header is of EAGER_ABI_MAJOR.EAGER_ABI_MINOR, for #if.
 * A program that was built against it runs with every library of the same major and an equal or higher minor
 * number: a minor version only adds functions, constants and fields, a patch adds none, and another major
 * version has another file name (libeager.so.2 after libeager.so.1). A function carries the version that it came with
 * (EAGER_SINCE; without it: 1.0) as its symbol version, so a program that needs a newer library ends when it is started.
 * One that opens the library with dlopen compares eager_abi_version. Until 1.0.0 is released everything is 1.0,
 * and what is new in it comes without a new number.
 *
 * Callbacks. A callback is a function, a void * for it, and a destroy function for that pointer (NULL: nothing to
 * do). It returns NULL or a status, which it hands over, and must neither unwind (throw, longjmp) through the library
 * nor end the thread. Every function says on which thread a callback runs. One callback may run on several threads at
 * once: threads that share an op, a function or a stopped tape each call it. destroy runs exactly once, also when the
 * call that it was given to fails, on any thread. Of this library it may call the _release functions and
 * eager_string_release alone; it may wait for a lock of the caller's which no thread holds during the calls that are
 * listed below.
 *
 * A collector of memory, and the inference of an op of the program's, run within calls with an eager_context * that is not
 * const, but for eager_context_fork and eager_context_retain; within eager_iterator_next; and on threads of pipelines.
 * Any other callback runs only within a call of eager_execute, eager_execute_args, eager_execute_masked,
 * eager_tape_gradient, eager_optimizer_apply, eager_trace_end, eager_iterator_next, eager_iterator_save,
 * eager_iterator_restore, eager_iterator_stop, eager_iterator_stats, eager_checkpoint_writer_commit, eager_parallel_for, or
 * on a thread of a pipeline.
 * A destroy, a DLPack deleter among them, runs only within
 *   - calls with an eager_context * that is not const, but for eager_context_fork, eager_context_retain;
 *   - the functions whose name ends in _release, but for eager_string_release, eager_schedule_release,
 *     eager_checkpoint_release, eager_record_reader_release, eager_record_writer_release, eager_event_writer_release;
 *   - eager_tensors_release, eager_status_new_with, eager_memory_on_pressure, eager_tape_reset,
 *     eager_optimizer_set_float, eager_optimizer_set_learning_rate_tensor,
 *     eager_optimizer_set_learning_rate_variable, eager_optimizer_set_learning_rate_op, eager_optimizer_set_schedule,
 *     eager_layer_set_variable, eager_dataset_set_generator, eager_iterator_next, eager_iterator_restore;
 *   - threads of pipelines (Dataset), until their iterator is stopped;
 *   - for memory of a GPU: eager_tensor_read, eager_tensor_format, eager_tensor_format_with,
 *     eager_optimizer_build, eager_checkpoint_writer_add_tensor, eager_event_writer_histogram, eager_event_writer_image,
 *     eager_event_writer_text.
 * No other function ever runs a callback or a destroy. A language that calls those others by a faster way,
 * on which nothing may call back, is safe.
 *
 * Lists. A list is a pointer and a count; with count 0 the pointer may be NULL. Dims and sizes are int64_t, counts
 * and constants int32_t. Ranks go up to 32. A boolean is an int32_t: 0 is false, anything else is true.
 *
 * Devices are called "cpu:0", "gpu:0", "gpu:1", ... "/gpu:0", "/device:GPU:0" and "gpu" name the same device
 * as "gpu:0". "cpu:0" is the host. New tensors from host memory lie on the host.
 *
 * Symbolic tensors stand for a value that is not there while a function is traced. Their rank is known; a dim, and
 * with it num_elements and num_bytes, may be -1. Their device is "". Reading them is FAILED_PRECONDITION, and using
 * them outside their trace, or giving them from a callback that does not run in it, INVALID_ARGUMENT.
 * eager_trace_input makes them.
 *
 *
 * Threads
 * =======
 *
 * Nothing that a caller can observe belongs to a thread: a context, with its device scope, active tapes and
 * random stream, may move from thread to thread, as goroutines and virtual threads do.
 *
 *   handle           at once, from several threads
 *   ---------------  ----------------------------------------------------------------------------------------
 *   eager_status     may be read by all; released once
 *   eager_context    ONE thread at a time, whatever the function, but for eager_context_fork,
 *                    eager_context_num_devices*, eager_context_device_name, _retain and _release. For another
 *                    thread make a fork.
 *   eager_tensor     everything by all: a tensor is never written to
 *   eager_op         eager_op_set_*: one thread, and no execution meanwhile. Then all may execute it at once.
 *   eager_tape       ONE thread at a time, but for _retain and _release; while it records, its context's
 *   eager_variable   everything by all: a reader sees a whole value, old or new; each assign, assign_add,
 *                    assign_sub and assign_slice is one step that no other comes between; set_trainable is atomic
 *   eager_optimizer  everything by all: one call at a time runs, others wait
 *   eager_schedule   everything by all
 *   eager_function   everything by all
 *   eager_layer      eager_layer_set_*: one thread, and no build or call meanwhile. Then all may build it (one does)
 *                    and call it at once. eager_layer_set_variable is FAILED_PRECONDITION while a call runs.
 *   eager_checkpoint        everything by all
 *   eager_checkpoint_writer ONE thread at a time, but for _retain and _release
 *   eager_dataset    eager_dataset_set_*: one thread, and no other use meanwhile. Then everything by all.
 *   eager_iterator   ONE thread at a time, but for eager_iterator_stop, _retain and _release
 *   eager_record_reader     ONE thread at a time, but for _retain and _release
 *   eager_record_writer     ONE thread at a time, but for _retain and _release
 *   eager_event_writer      everything by all: one call at a time runs, others wait
 *
 * Of two calls at once with an iterator, a record reader or a writer of records or checkpoints, the second is
 * FAILED_PRECONDITION.
 *
 * A function that takes a context and other handles obeys both lines. Handing a handle to another thread
 * takes the usual care (a lock, a channel) so that the other thread sees it complete. Ops use a team of
 * threads, one caller at a time; an op that finds the team busy runs on its caller's thread alone.
 *
 * fork() may be called at any time, whatever other threads do: it waits until loops on the team, calls of
 * BLAS and oneDNN, and updates of variables have ended (not functions, nor callbacks). The child has every
 * variable and optimizer whole, as before or after an update, and may use all handles but the contexts and
 * tapes that other threads were using. It computes on one thread, and GPUs are UNAVAILABLE to it.
 *
 * main may return, and exit() may be called, while other threads use the library and handles live: it waits for
 * the calls of BLAS and oneDNN under way, and what is computed after that takes slower loops, whose sums may
 * round otherwise.
 *
 *
 * Example
 * =======
 *
 *   #include <eager_c.h>
 *   #include <stdio.h>
 *   #include <stdlib.h>
 *
 *   static void check(eager_status *s) {
 *     if (s == NULL) return;
 *     fprintf(stderr, "%s: %s\n", eager_code_name(eager_status_code(s)), eager_status_message(s));
 *     eager_status_release(s);
 *     exit(1);
 *   }
 *
 *   int main(void) {                                // the gradient of x * x
 *     eager_context *ctx;
 *     eager_op *multiply;
 *     eager_tape *tape;
 *     eager_tensor *x, *y, *dx;
 *     const float values[3] = {1, 2, 3};
 *     const int64_t dims[1] = {3};
 *     int32_t num_outputs = 1;                      // in: room for one; out: how many were written
 *     char *text;
 *
 *     check(eager_context_create(NULL, &ctx));
 *     check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &x));
 *     check(eager_op_create(ctx, "multiply", &multiply));    // once; executed as often as you like
 *
 *     check(eager_tape_create(ctx, NULL, &tape));            // records from here on
 *     check(eager_tape_watch(tape, x));
 *     eager_tensor *const inputs[2] = {x, x};
 *     check(eager_execute(ctx, multiply, inputs, 2, &y, &num_outputs));
 *     check(eager_tape_gradient(ctx, tape, &y, 1, NULL, &x, 1, NULL, 0, NULL, &dx));
 *
 *     check(eager_tensor_format(dx, &text));
 *     puts(text);                                            // [2. 4. 6.]
 *
 *     eager_string_release(text);
 *     eager_tensor_release(dx);
 *     eager_tensor_release(y);
 *     eager_tape_release(tape);
 *     eager_op_release(multiply);
 *     eager_tensor_release(x);
 *     eager_context_release(ctx);
 *     return 0;
 *   }
 *
 *
 * For a binding's author
 * ======================
 *
 * Handles and finalizers. Give each object of your language one reference and let its finalizer call
 * _release: it may do so on any thread, late, and in any order. Where memory is dear, offer an explicit close
 * too. A tensor that only your garbage collector holds still occupies its memory: eager_memory_on_pressure
 * tells when to collect. Keep a context a line of execution; eager_context_fork is cheap. For a tensor's dtype,
 * dims, device and data at once call eager_tensor_info.
 *
 * Host scalars (the 2 in x * 2). Make them weak scalars (eager_tensor_scalar_int, _float), and leave all promotion of
 * dtypes to the ops.
 *
 * Callbacks run on the thread that made the call, before that call returns; a destroy function may run on any thread
 * ("Callbacks" above lists the calls within which they run).
 * Keep the callback's object alive in a table of yours and pass its key as user_data. Turn an exception of
 * your language into eager_status_new_with, whose payload is the exception, and raise it again where
 * eager_status_payload gives it. eager_context_set_interrupt lets a signal or a deadline end loops that run
 * inside functions.
 *
 * Ops. Make one eager_op per name and keep it; attributes that are numbers or choices come with the call, as the
 * arguments of eager_execute_masked. Only other texts (an equation) and functions are set on an op, one per value,
 * with eager_op_set_*. Generate a function an op from eager_registry_json. Its text is a list of objects, an op
 * each, in no promised order:
 *
 *   { "name": "gather",                     as eager_op_create takes it
 *     "description": "...",                 sentences: what it computes, and where it is from
 *     "public": true,                       false: a helper of gradients or optimizers, which may change; its texts may be ""
 *     "user": false,                        true: the program has defined it (eager_op_define). Then it may have the members
 *                                           "library" and "call", as eager_op_define_native was given them
 *     "version": 1,                         goes up when the op's meaning changes
 *     "differentiable": true,               false: its gradient is UNIMPLEMENTED
 *     "has_no_gradient": false,             true: that is so for ever, since the result is piecewise constant or no number
 *     "effects": [],                        of "random", "reads_variable", "writes_variable", "callback"
 *     "saves": ["indices", "shape(x)"],     what a tape keeps alive: inputs, outputs, or their shapes; complex(x): x
 *                                           where it is complex. Where an input and an output share a name, the input
 *     "hidden": [],                         outputs that only the gradient gets (dropout's mask)
 *     "inputs": [                           in the order of eager_execute's inputs
 *       { "name": "x",
 *         "description": "...",             what it is; for an optional one also what its absence means
 *         "shape": "[outer..., n, inner...]",      see below
 *         "optional": false,                true: NULL may be given, or left off at the end
 *         "list": false,                    true: any number of tensors from here on; the last input
 *         "host": false,                    true: its values are read on the host
 *         "shape_only": false,              true: only its shape matters; it may have any dtype
 *         "promotion_group": "T",           inputs of one letter are promoted to one dtype; null: it keeps its own
 *         "integers_to_float": false,       true: integers and booleans are cast to floats first (eager_execute)
 *         "dtypes": ["bool", "int8", ...] } ],     names as eager_dtype_name gives them
 *     "outputs": [
 *       { "name": "y",
 *         "description": "...",
 *         "shape": "[outer..., indices..., inner...]",
 *         "list": false,                    true: their number depends on the call (split, unstack); a call
 *                                           without room tells how many
 *         "dtype": "x" } ],                 that of this input after casts and promotion, or this attribute;
 *                                           real(x), complex(x): the real or complex dtype of that width;
 *                                           else a dtype's name
 *     "attributes": [
 *       { "name": "axis",
 *         "description": "...",             also what its absence means
 *         "type": "int",                    "int", "float", "bool", "dtype", "string", "ints",
 *                                           "function": the eager_op_set_* to call
 *         "default": 0,                     null: none
 *         "required": false,                true: a call without it, and without an input of its name, is INVALID_ARGUMENT
 *         "argument": 0,                    its place among the call arguments, below 64, which never changes; null: it
 *                                           is none (a text without choices, a function)
 *         "length": null,                   of ints: how many there are; one value stands for all. null: any number
 *         "choices": null } ],              of a string: [["NHWC", "CHANNELS_LAST"], ...], the names of each choice,
 *                                           in any case; as an argument it is the place in this list, to which
 *                                           choices are only appended. null: any string
 *     "parameters": [                       what a person gives, in a person's order: each input and attribute once.
 *                                           An input and an attribute of one name are one parameter (reshape's
 *                                           shape, which is given as numbers or as a tensor)
 *       { "name": "x",
 *         "required": true,
 *         "by_name": false } ],             true: a binding takes it and what follows by name alone, since
 *                                           callers mix up the order
 *     "example":                            null for ops that take functions, and perhaps for those that are not public
 *       { "given": { "x": [10, 20, 30], "indices": [2, 0] },
 *         "gives": [ { "dtype": "int32", "text": "[30 10]" } ] } }
 *
 * Descriptions are sentences. They call an input or attribute that is not given absent, and name errors by their codes
 * (INVALID_ARGUMENT): a binding may replace both by its language's words. The first sentence of an op's description
 * fits one line.
 *
 * Shapes. "any", or a list of dims in brackets, the outermost first. A dim is a number, an attribute of type int
 * (its value), a letter or a word (the same size wherever the op's shapes have it), or two of these with +, -, * or
 * / between them. "..." after a word is any number of dims under that name, the dims of the input of that name
 * where there is one; "..." alone is any number of dims, the same ones wherever the op's shapes have it. The name of
 * an input alone is the shape of that input, the name of an attribute of type ints its value. Names that
 * only outputs have are explained by descriptions. Besides there are
 *   broadcast(x1, x2)    the shape that these inputs are broadcast to
 *   reduced(x)           x without the dims that axis names, or with 1 in their place where keepdims is true
 *   permuted(x)          the dims of x in another order
 *
 * Examples. "given" has a value for parameters, by name: for an attribute its value; for an input nested lists of
 * numbers, a list of inputs being one list more. Whole numbers are int32, others float32 (as are the texts "inf",
 * "-inf" and "nan"), true and false bool, texts such as "1+2j" complex64, and other texts strings. "gives" has the
 * outputs in order, a list's one by one: the dtype, and the text of eager_tensor_format. Last digits of floats may
 * differ from device to device.
 *
 * Optimizers and schedules are listed likewise by eager_kinds_json: name, description, public; "title", the name of a
 * class in languages that have classes; "alias", another name, or ""; "attributes" as above (learning_rate is a float
 * there), of the types "float", "int" and "bool", "strings" (a list of texts) and "floats" (a list of numbers); and,
 * for optimizers, "slots", each with name and description, and in each attribute "common": true where all kinds have it.
 * Layers too, with "inputs", "outputs" and "attributes" as ops have them ("argument" is null for all), and "variables"
 * in the order of eager_layer_variable, each with name, "shape" (in the notation above), "initializer" (the attribute
 * that names it, or the initializer itself), "trainable" and description.
 *
 * Datasets too (eager_kinds_json, "datasets"), with "num_inputs", the number of datasets that a kind takes (null: one or
 * more), and "attributes" of the types "int", "bool", "string", and "op", "tensors", "generator":
 * the eager_dataset_set_* to call.
 *
 * Further members may be added to any of the objects; skip what you do not know.
 */
#ifndef EAGER_C_H_
#define EAGER_C_H_

#include <stddef.h>
#include <stdint.h>

/* The version of this interface. */
#define EAGER_ABI_MAJOR 1
#define EAGER_ABI_MINOR 0

/*
 * EAGER_BUILDING is defined while the library is compiled, EAGER_STATIC on Windows in a program that links it
 * statically.
 */
#if defined(_WIN32) && defined(EAGER_BUILDING)
#define EAGER_API __declspec(dllexport)
#elif defined(_WIN32) && !defined(EAGER_STATIC)
#define EAGER_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define EAGER_API __attribute__((visibility("default")))
#else
#define EAGER_API
#endif

/* EAGER_API EAGER_SINCE(1, 1) ...: the function came with version 1.1. cmake/symbol_versions.cmake reads it. */
#define EAGER_SINCE(major, minor)

/* EAGER_API EAGER_DEPRECATED("use eager_b") ...: the function stays, and compilers say what to call in its place. */
#if defined(__GNUC__)
#define EAGER_DEPRECATED(message) __attribute__((deprecated(message)))
#elif defined(_MSC_VER)
#define EAGER_DEPRECATED(message) __declspec(deprecated(message))
#else
#define EAGER_DEPRECATED(message)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Constants: their values never change. Functions take and return them as int32_t. ---- */

/* The codes of statuses, which are those of gRPC and TensorFlow. */
enum {
  EAGER_OK = 0,
  EAGER_CANCELLED = 1,
  EAGER_UNKNOWN = 2,
  EAGER_INVALID_ARGUMENT = 3, /* wrong whatever the state: a shape, a dtype, an index out of range */
  EAGER_DEADLINE_EXCEEDED = 4,
  EAGER_NOT_FOUND = 5, /* no op, device, kind, key, file or folder of this name */
  EAGER_ALREADY_EXISTS = 6,
  EAGER_PERMISSION_DENIED = 7,
  EAGER_RESOURCE_EXHAUSTED = 8,  /* memory is out */
  EAGER_FAILED_PRECONDITION = 9, /* wrong now: a used tape, an op that was executed */
  EAGER_ABORTED = 10,
  EAGER_OUT_OF_RANGE = 11,
  EAGER_UNIMPLEMENTED = 12, /* no kernel for this dtype on this device, no gradient */
  EAGER_INTERNAL = 13,
  EAGER_UNAVAILABLE = 14, /* the device broke down */
  EAGER_DATA_LOSS = 15
};

/* The dtypes. Elements lie in the host's byte order. */
enum {
  EAGER_BOOL = 1, /* one byte, 0 or 1; other bytes of the caller become 1 or are refused */
  EAGER_INT8 = 2,
  EAGER_INT16 = 3,
  EAGER_INT32 = 4,
  EAGER_INT64 = 5,
  EAGER_UINT8 = 6,
  EAGER_UINT16 = 7,
  EAGER_UINT32 = 8,
  EAGER_UINT64 = 9,
  EAGER_FLOAT16 = 10,  /* IEEE binary16 */
  EAGER_BFLOAT16 = 11, /* the upper half of a float32 */
  EAGER_FLOAT32 = 12,
  EAGER_FLOAT64 = 13,
  EAGER_COMPLEX64 = 14,  /* two float32: real, imaginary */
  EAGER_COMPLEX128 = 15, /* two float64 */
  EAGER_STRING = 16      /* int64 offsets[n + 1], then the bytes; on the host only */
};

/* How a file of records is compressed, as a whole. */
enum { EAGER_COMPRESSION_NONE = 0, EAGER_COMPRESSION_GZIP = 1, EAGER_COMPRESSION_ZLIB = 2 };

/* What eager_status_detail tells of an error besides its code. More may be added. */
enum {
  EAGER_DETAIL_AXIS = 1 /* INVALID_ARGUMENT, since a tensor does not have this axis */
};

/* The bits of eager_tensor_description.flags. More may be added. */
enum {
  EAGER_TENSOR_WEAK = 1,        /* a scalar of the host language: takes the other operand's dtype */
  EAGER_TENSOR_SPARSE_ROWS = 2, /* see eager_tensor_sparse_rows */
  EAGER_TENSOR_SYMBOLIC = 4     /* has no value: made while tracing */
};

/* Sizes of datasets that are no number of elements. */
enum {
  EAGER_INFINITE = -1,    /* it never ends */
  EAGER_UNKNOWN_SIZE = -2 /* only a run shows it */
};

/* ---- Structs. struct_size: sizeof the struct, set by the caller. ---- */

typedef struct {
  size_t struct_size;
  int32_t num_threads; /* threads of ops that run on the CPU; 0: EAGER_NUM_THREADS or else OMP_NUM_THREADS of the
                          environment (ignored unless it is above 0), or else as many as the process may use: the
                          least of its affinity and its cgroups' quota, which no number exceeds */
  int32_t placement;   /* the default device, where an op without inputs runs and new variables lie. 0 (explicit):
                          cpu:0; 1 (automatic): gpu:0 if there is one. Ops on tensors that lie on the host run there
                          (TensorFlow 2 makes tensors on the GPU, here they are made on the host) */
  int32_t copy_policy; /* for an input that lies on another device than its op runs on. 0: it is copied; 1: it is
                          an error */
  int32_t reserved;    /* 0 */
  uint64_t seed;       /* seed of the random numbers; 0: one from the system */
} eager_context_options;

typedef struct {
  size_t struct_size;
  int32_t dtype;
  int32_t rank;
  int32_t device;       /* index for eager_context_device_name, the same in all contexts; -1: the tensor is symbolic */
  int32_t flags;        /* EAGER_TENSOR_* */
  const int64_t *dims;  /* rank dims, which live as long as the tensor */
  int64_t num_elements; /* -1: a dim is not known (symbolic) */
  const void *data;     /* what eager_tensor_data gives; NULL where that is an error */
} eager_tensor_description;

typedef struct {
  size_t struct_size;
  int64_t in_use;       /* bytes of tensors, those of the host with their handles; falls with a buffer's last tensor */
  int64_t peak;         /* the most that in_use has been */
  int64_t reserved;     /* bytes taken from the system, in use or kept for reuse */
  int64_t limit;        /* bytes that may be reserved; 0: no limit is known */
  int64_t live_tensors; /* exact number of tensors in the process, also those that variables and tapes hold */
} eager_memory_info;

typedef struct {
  size_t struct_size;
  int32_t persistent;       /* 1: the tape gives any number of gradients, and keeps what they need until released */
  int32_t ignore_variables; /* 1: the tape does not watch variables that are read */
} eager_tape_options;

typedef struct {
  size_t struct_size;
  int32_t unconnected_zero; /* 1: a source to which no path leads gets zeros in place of NULL */
} eager_gradient_options;

typedef struct {
  size_t struct_size;
  void *stream; /* a GPU's stream (cudaStream_t) on which the consumer reads. The stream is made to wait for the
                   data, and what was queued on it when the deleter is called is done before the memory is written
                   to again, so the stream must exist until then. NULL: the call itself waits, and the consumer calls
                   the deleter when its reads are done. The stream has no meaning for host memory */
  int32_t copy; /* 1: the consumer gets memory of its own, which it may write to */
} eager_dlpack_options;

/* NumPy's print options. 0 stands for NumPy's default, and a negative number for 0. */
typedef struct {
  size_t struct_size;
  int32_t precision;  /* most digits behind the point; default 8 */
  int32_t edge_items; /* how many elements a summary shows at each end of an axis; default 3 */
  int64_t threshold;  /* most elements that are shown without a summary; default 1000 */
  int32_t line_width; /* characters in a line; default 75 */
  int32_t suppress;   /* 1: no exponents for small numbers */
} eager_format_options;

/* The state of a context's random stream: the next numbers, and those of the next forks. */
typedef struct {
  size_t struct_size;
  uint64_t key;       /* follows from the seed */
  uint64_t counter;   /* blocks of numbers that were drawn */
  uint64_t num_forks; /* forks that were made */
} eager_random_state;

typedef struct {
  size_t struct_size;
  int32_t no_sync;     /* 1: does not wait for the disk (fsync). The file is whole or not there after a crash of the
                          process all the same, but not after one of the system */
  int32_t is_listed;   /* 1: the folder's checkpoints.json lists the file as the latest (eager_checkpoint_latest) */
  int32_t max_to_keep; /* with is_listed: the oldest listed files beyond this number are deleted, of those whose names
                          differ from this one's in the number alone ("run-12.safetensors", "run-12"); below 1: none */
} eager_checkpoint_options;

typedef struct {
  size_t struct_size;
  const char *key; /* lives as long as the checkpoint, as dims and stored_dtype do */
  int32_t is_text; /* 1: a text; 0: a tensor */
  int32_t dtype;   /* 0: a text, or a dtype that the library lacks */
  int32_t rank;
  int32_t reserved; /* 0 */
  const int64_t *dims;
  int64_t num_bytes;        /* in the file */
  const char *stored_dtype; /* as safetensors calls it: "F32", "F8_E4M3"; "" for a text */
} eager_checkpoint_entry_info;

typedef struct {
  size_t struct_size;
  int32_t compression; /* EAGER_COMPRESSION_* */
  int32_t level;       /* of a writer: 1 (fast) to 9 (small); 0: zlib's default, 6; -1: none */
} eager_record_options;

typedef struct {
  size_t struct_size;
  const char *suffix;   /* what the file's name ends with; NULL: nothing */
  int64_t max_queue;    /* the most events that are kept before they are written; 0: what 64 KiB hold */
  int32_t flush_millis; /* a call writes what is kept if so long ago it was written last; 0: 2000; -1: never */
  int32_t reserved;     /* 0 */
} eager_event_writer_options;

typedef struct {
  size_t struct_size;
  int32_t max_images; /* the most of the batch that are written; 0: 3 */
  int32_t is_scaled; /* of floats. 0: 0 is black and 1 is white, others are clipped; 1: each image is scaled so that its
                         largest value is 255; with negative ones so that 0 is 128, and the largest magnitude 127 */
} eager_image_options;

typedef struct eager_status eager_status;         /* an error */
typedef struct eager_context eager_context;       /* a line of execution */
typedef struct eager_tensor eager_tensor;         /* a value that does not change */
typedef struct eager_op eager_op;                 /* a prepared call: an op, its attributes, perhaps a device */
typedef struct eager_tape eager_tape;             /* a record of executed ops */
typedef struct eager_variable eager_variable;     /* a cell that holds a tensor */
typedef struct eager_layer eager_layer;           /* ops, and the variables that they use */
typedef struct eager_optimizer eager_optimizer;   /* a rule that updates variables, and what it remembers */
typedef struct eager_schedule eager_schedule;     /* a formula for the learning rate of each step */
typedef struct eager_function eager_function;     /* traced code, which runs as one op */
typedef struct eager_checkpoint eager_checkpoint; /* a file of tensors and texts, open to be read */
typedef struct eager_dataset eager_dataset;       /* the description of an input pipeline */
typedef struct eager_iterator eager_iterator;     /* a run of a pipeline */
typedef struct eager_checkpoint_writer eager_checkpoint_writer; /* what a checkpoint is to have */
typedef struct eager_record_reader eager_record_reader;         /* a file of records, read from its beginning on */
typedef struct eager_record_writer eager_record_writer;         /* a file of records that grows */
typedef struct eager_event_writer eager_event_writer;           /* a file of events that grows, for TensorBoard */

/* ======== Version ======== */

/*
 * Returns the version of this interface that the library has, as major << 16 | minor. This function and eager_version
 * are the same in every major version, so that a program can name the library that it refuses.
 */
EAGER_API uint32_t eager_abi_version(void);

/* Returns the library's version, such as "1.0.0", or "1.0.0-rc.1" before that release. The text lives for ever. */
EAGER_API const char *eager_version(void);

/* Returns the name of a dtype: "float32" for EAGER_FLOAT32, "" for an unknown dtype. The text lives for ever. */
EAGER_API const char *eager_dtype_name(int32_t dtype);

/* Returns the number of bytes of one element; 0 for EAGER_STRING and an unknown dtype. */
EAGER_API size_t eager_dtype_size(int32_t dtype);

/*
 * Returns the name of a code: "INVALID_ARGUMENT" for EAGER_INVALID_ARGUMENT, "" for an unknown code. The text lives
 * for ever.
 */
EAGER_API const char *eager_code_name(int32_t code);

/*
 * Gives a JSON object that says how the library was built and what it uses on this machine, for bug reports and
 * benchmarks. It has the members
 *   "version"   string, as eager_version returns it
 *   "blas"      string, the library of matrix products, opened at the first product or by this call; "": it cannot
 *               be opened
 *   "blas_core" string, the processor for which the library of "blas" chose its kernels: "SkylakeX"
 *   "simd"      string, the instruction set of the other CPU kernels, as "AVX2"; "scalar": no vectors
 *   "onednn"    bool, whether convolutions use oneDNN; "onednn_version" is a string
 *   "backends"  list of strings: the kinds of devices, "cpu" first
 *   "devices"   list of strings: "cpu:0", ...
 *   "threads"   int, the number of threads of the CPU's team
 * and perhaps more. *out is released with eager_string_release. Any thread may call this function.
 */
EAGER_API eager_status *eager_build_info(char **out);

/* ======== Status ======== */

/* Returns the status's code; EAGER_OK (0) for NULL. */
EAGER_API int32_t eager_status_code(const eager_status *s);

/* Returns the status's message; "" for NULL. The message ends with " [Op:name]" when an op was running. */
EAGER_API const char *eager_status_message(const eager_status *s);

/* Returns the name of the op that failed; "" for NULL and when no op was running. */
EAGER_API const char *eager_status_op(const eager_status *s);

/*
 * Returns EAGER_DETAIL_AXIS where the error is about an axis, for which some languages have an exception of its own; 0
 * otherwise, and for NULL.
 */
EAGER_API int32_t eager_status_detail(const eager_status *s);

/*
 * Returns a status for a callback to return. The status belongs to the caller until it is returned or released.
 * Returns NULL for EAGER_OK. An unknown code becomes EAGER_UNKNOWN, and message may be NULL. When memory is out,
 * the function returns the static RESOURCE_EXHAUSTED.
 */
EAGER_API eager_status *eager_status_new(int32_t code, const char *message);

/*
 * Returns a status as eager_status_new does, with a payload, such as the exception of the caller's language that
 * the status stands for. The payload comes out of the call within which the callback ran, through ops, functions,
 * loops and tapes, on any thread. Where the library keeps the failure and reports it later, or more than once, all
 * those statuses share the payload. destroy(payload) runs once: after the last of these statuses, on the thread
 * that causes that; or before this call returns, if the code is EAGER_OK or memory is out. destroy may be NULL.
 */
EAGER_API eager_status *eager_status_new_with(int32_t code, const char *message, void *payload,
                                              void (*destroy)(void *));

/*
 * Returns the payload of s, borrowed: it lives as long as s. Returns NULL if s has no payload or was made with
 * another destroy, so that two languages in a process do not take each other's payloads.
 */
EAGER_API void *eager_status_payload(const eager_status *s, void (*destroy)(void *));

/* Releases a status. Takes NULL. There is no retain: a status has one owner. */
EAGER_API void eager_status_release(eager_status *s);

/* Releases a char * that this library gave. Takes NULL. */
EAGER_API void eager_string_release(char *s);

/* ======== Context ======== */

/*
 * Creates a context. options is NULL for the defaults. The first call of the process finds the devices. What that
 * sets up (devices, memory pools, kernels) is shared by all contexts and lives as long as the process.
 * INVALID_ARGUMENT: num_threads is negative, placement or copy_policy is unknown, or reserved is not 0.
 */
EAGER_API eager_status *eager_context_create(const eager_context_options *options, eager_context **out);

/*
 * Creates a context for another line of execution. It has ctx's options and device scope as they were set last, no
 * active tapes, and a random stream of its own. This stream follows from ctx's seed and from how many forks of ctx
 * were made before: a program that makes its forks in one order draws the same numbers. Tensors, ops, variables and
 * optimizers may be used with either context. The new context does not depend on ctx, which may be released first.
 * Any thread may call this function at any time, also while another thread uses ctx.
 */
EAGER_API eager_status *eager_context_fork(eager_context *ctx, eager_context **out);

/*
 * Sets the device scope: the device that ops run on if they have none of their own (eager_op_set_device). NULL
 * stands for automatic: an op runs where its inputs lie; when they disagree, on a GPU; without inputs, on the
 * context's default device (see eager_context_options.placement). A zero-rank input on the host has no say and
 * moves freely.
 */
EAGER_API eager_status *eager_context_set_device(eager_context *ctx, const char *device);

/*
 * Returns the device scope that is set, in the form "gpu:0"; NULL if it is automatic or ctx is NULL. The text lives
 * for ever.
 */
EAGER_API const char *eager_context_device(const eager_context *ctx);

/*
 * Sets whether GPUs may multiply float32 as TF32 in matmul and convolutions, with 10 bits of mantissa instead of
 * 23, which is several times faster. The setting is 0 at first; a fork takes it over. The CPU does not know TF32.
 */
EAGER_API eager_status *eager_context_allow_tf32(eager_context *ctx, int32_t allow);

/*
 * Sets the most memory, in bytes, that one call may take for what comes from a file. A fork takes the limit over. The
 * limit is 0 at first, which stands for 256 MiB and 8 times the size of the file together with an ONNX model's external
 * data. A load that would exceed the limit is RESOURCE_EXHAUSTED before the memory is taken, since a small file can
 * describe far more than it has. It holds for
 *   eager_function_load, eager_function_import_onnx   the file's text, tensors (also those that ops on constants give) and
 *                                                     the function's nodes, each by an estimate of some KiB; what is
 *                                                     freed meanwhile stays counted
 *   eager_checkpoint_open, eager_checkpoint_read,     the header; each tensor by itself
 *   eager_checkpoint_restore_*
 *   datasets of kind idx                              the files' bytes, when the dataset is first used
 *   datasets of kinds records and text_lines,         each record or line by itself: what streams through is not counted
 *   eager_record_reader_next                          (the limit of the context that made the iterator or the reader)
 * INVALID_ARGUMENT: bytes is negative.
 */
EAGER_API eager_status *eager_context_set_load_limit(eager_context *ctx, int64_t bytes);

/*
 * A function that says whether a loop goes on. It returns NULL if so, or else a status, which ends the loop and
 * comes out unchanged. The best code for it is EAGER_CANCELLED: where the library keeps a callback's failure for
 * later, a status of this code comes out at once all the same. The function runs on the thread that runs the loop,
 * within that call, and may use ctx, whose tapes are paused.
 */
typedef eager_status *(*eager_interrupt_fn)(void *user_data, eager_context *ctx);

/*
 * Sets the function that while_loop, map and scan, also in functions, call between iterations, and iterators and the
 * commit of a checkpoint while they wait, some ten times a second. With it a language can stop what runs long (Ctrl-C,
 * a deadline). NULL, as at first, stands for none.
 * Traces and later forks take the function over. destroy(user_data) runs when none of these contexts has the
 * function any more; destroy may be NULL.
 */
EAGER_API eager_status *eager_context_set_interrupt(eager_context *ctx, eager_interrupt_fn function, void *user_data,
                                                    void (*destroy)(void *));

/*
 * Gives the stream that the device computes on: a cudaStream_t for a GPU, NULL for the CPU. All contexts share the
 * stream, and work queued on it runs in order with the ops. It must not be destroyed.
 */
EAGER_API eager_status *eager_context_stream(eager_context *ctx, const char *device, void **stream);

/*
 * Pause and resume all active tapes of the context, present and future. The tapes see nothing of what runs between
 * pause and resume. Pauses are counted: recording goes on after as many resumes. A resume too many is
 * FAILED_PRECONDITION.
 */
EAGER_API eager_status *eager_context_pause_tapes(eager_context *ctx);
EAGER_API eager_status *eager_context_resume_tapes(eager_context *ctx);

/*
 * Returns 1 if an op on t would be recorded, that is if a tape that records on ctx knows t; 0 otherwise, and for
 * NULL. A language that traces closures asks this for the tensors that they close over: a tensor that is watched
 * had better be an input than a constant.
 */
EAGER_API int32_t eager_context_is_watched(const eager_context *ctx, const eager_tensor *t);

/*
 * Starts the random stream anew, as that of a new context with this seed; here 0 is a seed as any other. The same
 * seed gives the same numbers on every device and in every language. Ops whose attribute `seed` is not 0 do not use
 * the stream.
 */
EAGER_API eager_status *eager_context_set_seed(eager_context *ctx, uint64_t seed);

/*
 * Fill in *out (set its struct_size) with the state of the random stream, and set it: what follows draws the numbers
 * that it drew, or would have drawn, behind that state, and forks get the streams that they would have got.
 */
EAGER_API eager_status *eager_context_get_random_state(eager_context *ctx, eager_random_state *out);
EAGER_API eager_status *eager_context_set_random_state(eager_context *ctx, const eager_random_state *state);

/*
 * Waits until all devices have finished what any context queued, and reports the first error that one of them
 * found. The call waits for every device, also when one has failed; the message tells of the other errors.
 */
EAGER_API eager_status *eager_context_synchronize(eager_context *ctx);

/*
 * Fills in *out (set its struct_size) with the memory of the device; NULL: the host. The figures are those of the
 * process.
 */
EAGER_API eager_status *eager_context_memory(eager_context *ctx, const char *device, eager_memory_info *out);

/*
 * Sets the most memory, in bytes, that the process may take from the device (`reserved` of eager_memory_info),
 * whichever context uses it. device NULL is the host; bytes 0, as at first, is no limit. An allocation that would
 * go beyond the limit is tried again when the memory that is kept for reuse has been given back, and once more when
 * the collectors have been asked, where they are (eager_memory_on_pressure). If that fails
 * too, it is RESOURCE_EXHAUSTED. What is in use already stays so. On the host the limit counts tensors and what ops
 * need while they run, not the program's other memory; on a GPU it does not count what CUDA itself takes.
 * INVALID_ARGUMENT: bytes is negative.
 */
EAGER_API eager_status *eager_context_set_memory_limit(eager_context *ctx, const char *device, int64_t bytes);

/*
 * A collector: a function that releases what only the program's garbage still holds. in_use is the number of bytes
 * in use on the device, as in eager_memory_info. A collector may call release functions and nothing else: other
 * calls that take a context are FAILED_PRECONDITION, but for eager_context_fork.
 */
typedef eager_status *(*eager_pressure_fn)(void *user_data, const char *device, int64_t in_use);

/*
 * Adds a collector for all devices of the process. A language needs one since its garbage collector sees the handle
 * alone, and not the memory that it stands for. The collector is asked
 *   - at the start of the next call that takes a context, on that call's thread, when a device's in_use has grown
 *     by `step` bytes, and by a quarter, since the collector was asked last or added. Growth in handles and small
 *     tensors is noticed with some MiB a thread's delay;
 *   - when an allocation fails that an output needs, or an op while it runs on the host, on the thread that allocates,
 *     as soon as that thread holds no lock of the library. The allocation, the op, or the update of variables, is then
 *     tried once more, unless it may have written over its inputs or changed a variable.
 * Several threads may ask one collector at once. A status that is not NULL ends the call at hand and comes out of
 * it; the other collectors are asked nevertheless. If the same function and user_data are given again, the new step
 * counts, and destroy is ignored. A step of 0 removes the collector, and its destroy(user_data) runs, at the latest
 * when no thread asks the collector any more. At the end of the process collectors are neither asked nor destroyed.
 * INVALID_ARGUMENT: function is NULL, step is negative. NOT_FOUND: step is 0, and there is no such collector.
 */
EAGER_API eager_status *eager_memory_on_pressure(int64_t step, eager_pressure_fn function, void *user_data,
                                                 void (*destroy)(void *));

/*
 * Returns the number of devices; 0 for NULL. The list of devices is the same in all contexts, and cpu:0 is the
 * first.
 */
EAGER_API int32_t eager_context_num_devices(const eager_context *ctx);

/* Returns the number of devices of a kind, "cpu" or "gpu"; 0 for NULL and unknown kinds. */
EAGER_API int32_t eager_context_num_devices_of_kind(const eager_context *ctx, const char *kind);

/* Returns the name of a device, such as "gpu:0"; NULL for NULL and an index out of range. The text lives for ever. */
EAGER_API const char *eager_context_device_name(const eager_context *ctx, int32_t index);

/*
 * Add and take away a reference. When the last context is gone, tensors can still be read and formatted, and ops,
 * variables and forks work. Tapes of a context that is gone have stopped; what they recorded can still be
 * differentiated in another context.
 */
EAGER_API void eager_context_retain(eager_context *ctx);
EAGER_API void eager_context_release(eager_context *ctx);

/* ======== Tensor ======== */

/*
 * Creates a tensor on the host with a copy of data, which is dense, row-major and num_bytes long. num_bytes must be
 * exactly the product of dims times the element's size. Rank 0 (dims may be NULL) is one element; a dim of 0 makes
 * an empty tensor (data may be NULL, except for EAGER_STRING). data needs no alignment. Each byte of a boolean but 0 is
 * stored as 1. The data of EAGER_STRING are int64 offsets[n + 1], also where n is 0, and then the bytes: element i is
 * bytes offsets[i] up to offsets[i + 1]. offsets[0] is 0, none is lower than the one before, and the last is the number
 * of bytes that follow.
 * INVALID_ARGUMENT: a rank outside [0, 32], a negative dim, a wrong num_bytes, bad offsets.
 */
EAGER_API eager_status *eager_tensor_create(eager_context *ctx, int32_t dtype, const int64_t *dims, int32_t rank,
                                            const void *data, size_t num_bytes, eager_tensor **out);

/*
 * Creates a tensor as eager_tensor_create does, but on the caller's memory, which is not copied if it is aligned to
 * its element (a complex one: to its half). The memory must stay as it is until destroy(user_data) runs. The
 * library never writes to it, not even when the tensor is a variable's value and the variable is assigned to.
 * destroy may be NULL. It runs once: when the last tensor on the memory is released, on the thread that releases
 * it; or before this call returns, if the call fails or had to copy the memory (memory that is not aligned,
 * strings). Booleans are read through once (some 0.03 ns a byte): INVALID_ARGUMENT if a byte is neither 0 nor 1.
 */
EAGER_API eager_status *eager_tensor_wrap(eager_context *ctx, int32_t dtype, const int64_t *dims, int32_t rank,
                                          void *data, size_t num_bytes, void (*destroy)(void *), void *user_data,
                                          eager_tensor **out);

/*
 * Create a weak scalar: the 2 in x * 2. As an op's input it takes the dtype and device of the other operands: an
 * integer takes the dtype of any number, a float that of any float or complex number. Next to booleans an integer makes
 * the op compute in int64, or in float32 where it takes floats alone; a float next to integers makes them floats
 * (eager_execute). On its own, in a variable or a copy, a weak scalar is int64 or float32, while an operand of float64
 * gets all of a double's digits.
 * An op refuses an integer that the dtype does not have, such as -1 next to uint8 (INVALID_ARGUMENT).
 */
EAGER_API eager_status *eager_tensor_scalar_int(eager_context *ctx, int64_t value, eager_tensor **out);
EAGER_API eager_status *eager_tensor_scalar_float(eager_context *ctx, double value, eager_tensor **out);

/*
 * Fills in *out with all about a tensor: dtype, dims, device and more. Set out->struct_size first. The call does
 * not wait.
 */
EAGER_API eager_status *eager_tensor_info(const eager_tensor *t, eager_tensor_description *out);

/* Releases each tensor of a list, whose entries may be NULL. A NULL list and a count of 0 or less are harmless. */
EAGER_API void eager_tensors_release(eager_tensor *const *tensors, int32_t count);

EAGER_API void eager_tensor_retain(eager_tensor *t);

/*
 * Takes away a reference. When the last tensor on a buffer is gone, its memory is free for other tensors at once,
 * on a GPU too.
 */
EAGER_API void eager_tensor_release(eager_tensor *t);

/* Returns the dtype, such as EAGER_FLOAT32; 0 for NULL. */
EAGER_API int32_t eager_tensor_dtype(const eager_tensor *t);

/* Returns the rank; 0 for NULL. */
EAGER_API int32_t eager_tensor_rank(const eager_tensor *t);

/* Returns the dims, as many as the rank; NULL for NULL, any pointer for rank 0. They live as long as the tensor. */
EAGER_API const int64_t *eager_tensor_dims(const eager_tensor *t);

/* Returns the product of the dims; 0 for NULL; -1 when a dim is not known. */
EAGER_API int64_t eager_tensor_num_elements(const eager_tensor *t);

/*
 * Returns the number of bytes that eager_tensor_read writes: for strings that of the offsets and the bytes, for
 * sparse rows that of the dense tensor. Returns 0 for NULL, and (size_t)-1 when a dim is not known.
 */
EAGER_API size_t eager_tensor_num_bytes(const eager_tensor *t);

/* Returns the device's name, such as "cpu:0"; "" for NULL and for symbolic tensors. The text lives for ever. */
EAGER_API const char *eager_tensor_device(const eager_tensor *t);

/*
 * Returns a number that no other tensor or variable of this process has or will have; 0 for NULL. A tensor that
 * shares the memory of another (identity, reshape) has a number of its own.
 */
EAGER_API int64_t eager_tensor_id(const eager_tensor *t);

/*
 * Gives the elements of a tensor on the host, not copied: row-major, eager_tensor_num_bytes bytes, to be read only.
 * They live as long as the tensor and are aligned to their element, no more.
 * FAILED_PRECONDITION: the tensor is on another device, symbolic, a shape alone (eager_op_gradient_call.saved), or sparse
 * rows.
 */
EAGER_API eager_status *eager_tensor_data(const eager_tensor *t, const void **out);

/*
 * Copies the elements to dst, from any device, and waits for them. num_bytes must be eager_tensor_num_bytes. Of
 * sparse rows the call copies the elements of the dense tensor, with the same bits as eager_tensor_to_dense. An
 * error that the device found comes out of this call.
 * INVALID_ARGUMENT: another num_bytes. FAILED_PRECONDITION: the tensor is symbolic, or a shape alone
 * (eager_op_gradient_call.saved).
 */
EAGER_API eager_status *eager_tensor_read(const eager_tensor *t, void *dst, size_t num_bytes);

/*
 * Gives a tensor with the value of t on a device; t itself never changes. Tapes know the copy: the gradient comes
 * back to t's device. If t lies on that device already, the result is a new tensor on the same memory. A copy to
 * the host has finished when the call returns.
 * INVALID_ARGUMENT: device is NULL, or t has strings and device is not the host.
 */
EAGER_API eager_status *eager_tensor_copy_to(eager_context *ctx, eager_tensor *t, const char *device,
                                             eager_tensor **out);

/*
 * Gives the value as text, as NumPy prints it: "[[1 2]\n [3 4]]", "6.0"; a long text has "..." in the middle. The
 * text is the same in every language, so a binding prints it. Sparse rows show their parts. The call waits, as
 * eager_tensor_read does. FAILED_PRECONDITION: the tensor is symbolic, or a shape alone
 * (eager_op_gradient_call.saved).
 */
EAGER_API eager_status *eager_tensor_format(const eager_tensor *t, char **out);

/* Gives the value as text as eager_tensor_format does, with these options instead of NumPy's defaults. */
EAGER_API eager_status *eager_tensor_format_with(const eager_tensor *t, const eager_format_options *options,
                                                 char **out);

/*
 * Gives the tensor to another library: *managed is a DLManagedTensorVersioned (DLPack 1.x) with a reference to the
 * memory. It belongs to the caller, who passes it on or calls its deleter, on any thread. It is flagged read-only,
 * and its memory must not be written to, unless options ask for a copy.
 * FAILED_PRECONDITION: the tensor is symbolic, a shape alone (eager_op_gradient_call.saved), or sparse rows.
 * INVALID_ARGUMENT: it has strings. UNIMPLEMENTED: its device cannot do this.
 */
EAGER_API eager_status *eager_tensor_to_dlpack(eager_context *ctx, eager_tensor *t, const eager_dlpack_options *options,
                                               void **managed);

/*
 * Creates a tensor on the memory of a DLManagedTensorVersioned. The call consumes managed, also on failure: its
 * deleter runs once, when the last tensor on the memory is released, on the thread that releases it, or before this
 * call returns. For memory of a GPU the deleter runs when the GPU has done what was queued on it, in a later call
 * that uses that GPU. Memory that is not row-major or not aligned to its element is copied. So are booleans of a
 * GPU, of which each byte but 0 becomes 1; booleans of the host must be 0 or 1, as for eager_tensor_wrap. The
 * memory must not be written to while the tensor lives. The producer has made the data safe to read on the device's
 * stream (eager_context_stream), as DLPack's protocol says.
 * INVALID_ARGUMENT: managed is NULL, another major version, a type that has no dtype here, more than 32 dims.
 * UNIMPLEMENTED: memory of a device that this library does not drive.
 */
EAGER_API eager_status *eager_tensor_from_dlpack(eager_context *ctx, void *managed, eager_tensor **out);

/*
 * Sparse rows are a tensor that is zero but for some rows: the gradient of gather (of an embedding) without the
 * zeros. Their dtype, rank and dims are those of the dense tensor that they stand for. Ops take them as that dense
 * tensor. Optimizers, assign_add and assign_sub, clipping and the accumulation of gradients take them as they are,
 * and give what they give for the dense tensor (but that optimizers leave alone rows that are not named). Clipping
 * takes the norm of the dense tensor, in which a row that is named twice is a sum. The result of clipping is sparse
 * rows again, of the same indices, but where bounds move 0, have dims, or are not on the host.
 */

/* Returns 1 if t is sparse rows; 0 if not, and for NULL. */
EAGER_API int32_t eager_tensor_is_sparse_rows(const eager_tensor *t);

/*
 * Gives the parts of sparse rows: indices int64[n], which may repeat, and values [n, ...]. The dense tensor's row r
 * is the sum of the values[i] where indices[i] is r. Both parts are the caller's to release. INVALID_ARGUMENT: t is
 * not sparse rows.
 */
EAGER_API eager_status *eager_tensor_sparse_rows(const eager_tensor *t, eager_tensor **indices, eager_tensor **values);

/*
 * Gives the dense tensor that sparse rows stand for, known to the tapes. For a dense t it gives another reference
 * to t itself.
 */
EAGER_API eager_status *eager_tensor_to_dense(eager_context *ctx, eager_tensor *t, eager_tensor **out);

/* ======== Op ======== */

/*
 * Creates a prepared call of the op `name` with its default attributes. Names are snake_case: the Array API
 * standard's where it has the function ("add", "permute_dims"), else TensorFlow's ("conv2d", "gather"). The handle
 * may be used with every context and outlives them. NOT_FOUND: there is no such op.
 */
EAGER_API eager_status *eager_op_create(eager_context *ctx, const char *name, eager_op **out);

/* Returns the op's name; "" for NULL. */
EAGER_API const char *eager_op_name(const eager_op *op);

/*
 * Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
 * takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees whether
 * the value makes sense for the inputs.
 * INVALID_ARGUMENT: the op has no such attribute, or one of another type; an unknown dtype; a NULL string.
 * FAILED_PRECONDITION: the op has been executed.
 */
EAGER_API eager_status *eager_op_set_int(eager_op *op, const char *attr, int64_t value);
EAGER_API eager_status *eager_op_set_float(eager_op *op, const char *attr, double value);
EAGER_API eager_status *eager_op_set_bool(eager_op *op, const char *attr, int32_t value);
EAGER_API eager_status *eager_op_set_dtype(eager_op *op, const char *attr, int32_t value);
EAGER_API eager_status *eager_op_set_string(eager_op *op, const char *attr, const char *value);
EAGER_API eager_status *eager_op_set_ints(eager_op *op, const char *attr, const int64_t *values, int32_t count);

/*
 * Sets the device that the op runs on, which overrides the context's scope; NULL: none. FAILED_PRECONDITION: the op
 * has been executed.
 */
EAGER_API eager_status *eager_op_set_device(eager_op *op, const char *device);

EAGER_API void eager_op_retain(eager_op *op);
EAGER_API void eager_op_release(eager_op *op);

/*
 * Runs an op.
 * inputs: as the registry lists them; an optional one may be NULL, or left off at the end. Inputs of several
 * dtypes are promoted as the Array API standard says; an integer with a float tensor, a case that the standard
 * leaves open, takes the float's dtype. Where integers become floats otherwise (divide, mean, sqrt, next to a weak
 * float), those of 64 bits become float64, so that a count or an index keeps its value up to 2^53, and narrower
 * ones and booleans float32; a cast before the op chooses another dtype. Broadcasting is NumPy's. Sparse rows
 * become dense. Inputs on another device are copied, or are an error (see eager_context_options.copy_policy).
 * outputs: room for *num_outputs handles; *num_outputs becomes how many were written. They belong to the
 * caller. With too little room nothing runs, and *num_outputs becomes how many are needed (INVALID_ARGUMENT).
 * After any other failure *num_outputs means nothing. After every failure all entries of outputs are NULL.
 * An output never shares memory that is written to later; it may share that of an input (reshape, identity).
 *
 * INVALID_ARGUMENT    number, dtypes, shapes or devices of the inputs; a value of an attribute; values that
 *                     the op refuses (an index out of range, an integer division by zero), on the CPU at once
 * UNIMPLEMENTED       there is no kernel for this dtype on this device
 * The status names the op.
 */
EAGER_API eager_status *eager_execute(eager_context *ctx, eager_op *op, eager_tensor *const *inputs, int32_t num_inputs,
                                      eager_tensor **outputs, int32_t *num_outputs);

/*
 * Runs an op as eager_execute does, with call arguments: attributes whose values come with the call, so that
 * x[i, j] needs no op handle for each position. Every attribute that is a number, a list of numbers or a choice is
 * an argument, in the order of the registry's "argument". The handle itself is not changed.
 * args: num_args numbers, that is, for each argument from the first:
 *   int, dtype, bool   the value (a bool: 0, or anything else)
 *   float              the bits of the double; integers beyond 2^53 are for eager_op_set_int
 *   ints               the number of values, then the values
 *   string             the place of a choice among the registry's "choices"
 * Arguments that are left off at the end keep the prepared value. With num_args 0 this is eager_execute.
 *   reshape, shape [2, 3]: {2, 2, 3}           slice, begin [0, 1], size [1, -1]: {2, 0, 1, 2, 1, -1}
 *   softmax, axis -1: {-1}                     sum, axis [0]: {1, 0}; without arguments: over all axes
 * INVALID_ARGUMENT, besides eager_execute's: a list that is longer than args, an unknown dtype or choice, numbers
 * left over.
 */
EAGER_API eager_status *eager_execute_args(eager_context *ctx, eager_op *op, eager_tensor *const *inputs,
                                           int32_t num_inputs, const int64_t *args, int32_t num_args,
                                           eager_tensor **outputs, int32_t *num_outputs);

/*
 * Runs an op as eager_execute_args does, with any of its arguments: given has the bit 1 << i for each argument i,
 * as the registry counts, whose value comes with the call. args holds the values of these arguments alone, in their
 * order; the others keep the prepared value.
 *   sum, keepdims true alone, which is argument 1: given 2, args {1}
 * INVALID_ARGUMENT, besides eager_execute_args': a bit of an argument that the op does not have; numbers that end
 * before the last argument that is given.
 */
EAGER_API eager_status *eager_execute_masked(eager_context *ctx, eager_op *op, eager_tensor *const *inputs,
                                             int32_t num_inputs, uint64_t given, const int64_t *args, int32_t num_args,
                                             eager_tensor **outputs, int32_t *num_outputs);

/* Gives all ops as JSON; see "For a binding's author" above. *out is released with eager_string_release. */
EAGER_API eager_status *eager_registry_json(eager_context *ctx, char **out);

/*
 * Gives one op as JSON, an object of eager_registry_json, for a binding that makes its functions when they are
 * asked for. *out is released with eager_string_release. NOT_FOUND: there is no such op.
 */
EAGER_API eager_status *eager_op_json(eager_context *ctx, const char *name, char **out);

/*
 * Gives all kinds of something other than an op as JSON, in the same notation. kind is "datasets", "layers",
 * "optimizers" or "schedules". *out is released with eager_string_release. INVALID_ARGUMENT: another kind; the message
 * names those that there are.
 */
EAGER_API eager_status *eager_kinds_json(eager_context *ctx, const char *kind, char **out);

/* ======== Tape ======== */

/*
 * Creates a tape that records, from here on, what its context executes: every op with an input that the tape knows.
 * The tape knows a tensor that was watched, is a trainable variable's value, or is the output of a recorded op. It
 * keeps alive what the gradients need of these and nothing else. options: NULL for a tape that gives one gradient
 * and watches variables. Tapes of a context nest and overlap freely and may be stopped in any order. A gradient
 * that one tape computes while another records is recorded by that other tape, which can differentiate it again.
 */
EAGER_API eager_status *eager_tape_create(eager_context *ctx, const eager_tape_options *options, eager_tape **out);

/*
 * Makes the tape know a tensor. The call comes before the ops that use the tensor. Watching a tensor twice is
 * harmless; one of integers or booleans may be watched but has no gradient.
 * INVALID_ARGUMENT: sparse rows, which are no tensor of their own; watch their values or the dense form before they
 * are used.
 */
EAGER_API eager_status *eager_tape_watch(eager_tape *tape, eager_tensor *t);

/*
 * Makes the tape watch what is read from v from here on, also if v is not trainable or the tape ignores variables.
 * The tape keeps v alive.
 */
EAGER_API eager_status *eager_tape_watch_variable(eager_tape *tape, eager_variable *v);

/*
 * Pause and resume the tape: it does not record what runs between pause and resume. Pauses are counted: recording
 * goes on after as many resumes. A resume too many is FAILED_PRECONDITION.
 */
EAGER_API eager_status *eager_tape_pause(eager_tape *tape);
EAGER_API eager_status *eager_tape_resume(eager_tape *tape);

/* Ends recording for good; what was recorded can be differentiated. Stopping a tape twice is harmless. */
EAGER_API eager_status *eager_tape_stop(eager_tape *tape);

/*
 * Forgets all records and watches, of tensors and variables. A tape that records goes on recording; one that
 * has stopped stays so. A tape that gave its one gradient counts as unused again.
 */
EAGER_API eager_status *eager_tape_reset(eager_tape *tape);

/* Returns 1 if the tape has not stopped and is not paused by eager_tape_pause; 0 otherwise, and for NULL. */
EAGER_API int32_t eager_tape_is_recording(const eager_tape *tape);

/*
 * Computes the gradients of the sum of all targets, each weighted by its output gradient, for tensors and
 * variables.
 *
 * targets            one at least. One that the tape does not know contributes nothing. Sparse rows stand for
 *                    the sum of their values.
 * output_gradients   num_targets entries of their target's shape (another dtype is cast); NULL, or a NULL
 *                    entry: ones
 * sources            tensors: watched ones, or any that recorded ops computed
 * variables          variables that the tape watches: the gradient of all their values that were read, summed
 * gradients          room for num_sources + num_variables: first those of the sources, then of the variables.
 *                    Each has its source's shape, dtype and device, may be sparse rows, and belongs to the
 *                    caller. NULL, or zeros if options ask, where no path leads to the source, and for integers
 *                    and booleans; always NULL for strings. All are NULL on failure.
 *
 * ctx runs the backward ops, each where its inputs lie, and its active tapes record them. ctx is the tape's own
 * context while the tape records, and any context after the tape has stopped. A tape that is not persistent stops,
 * gives one gradient, and releases what it kept; a call that fails may have used the tape up. A persistent tape may
 * be asked again, and if it still records, it records its own backward ops too. For complex numbers a gradient g
 * means that the result changes by the real part of sum(conj(g) * dx), as in TensorFlow.
 *
 * FAILED_PRECONDITION   a second call for a tape that is not persistent; ctx is not the context it records in
 * INVALID_ARGUMENT      no target; an output gradient of another shape than its target; a source that is
 *                       sparse rows
 * UNIMPLEMENTED         an op on a path from a source or variable to a target has no gradient; the status names it
 * A status that a custom gradient's function returned comes out unchanged.
 */
EAGER_API eager_status *eager_tape_gradient(eager_context *ctx, eager_tape *tape, eager_tensor *const *targets,
                                            int32_t num_targets, eager_tensor *const *output_gradients,
                                            eager_tensor *const *sources, int32_t num_sources,
                                            eager_variable *const *variables, int32_t num_variables,
                                            const eager_gradient_options *options, eager_tensor **gradients);

/*
 * The backward function of a custom gradient. output_gradients has num_outputs dense tensors, borrowed, zeros for
 * an output that nothing used. input_gradients has num_inputs entries, NULL on entry. The function puts there
 * handles that it owns, of the input's shape, and hands them over, also when it fails. An entry that stays NULL
 * means no gradient. Another dtype is cast; another shape is INVALID_ARGUMENT from eager_tape_gradient, and so is a
 * handle of another type, which stays the function's. A gradient for an input of integers is not used.
 * The function runs on the thread that called eager_tape_gradient, within that call. Ops that it runs on ctx, which
 * is borrowed, are recorded by the outer tapes, so a gradient made of ops can be differentiated again. It must not
 * use the tape that is being asked.
 */
typedef eager_status *(*eager_backward_fn)(void *user_data, eager_context *ctx, eager_tensor *const *output_gradients,
                                           int32_t num_outputs, eager_tensor **input_gradients, int32_t num_inputs);

/*
 * Records a custom gradient: tells all tapes that record now that `outputs` came from `inputs`, and that `backward`
 * gives their gradients. recorded has room for num_outputs new handles on the values of outputs. Go on with these:
 * gradients through the old handles take the way of the ops that made them. Compute outputs between
 * eager_context_pause_tapes and eager_context_resume_tapes if the tapes need not keep those ops. Where no tape
 * records, the new handles are made all the same.
 * backward may run any number of times (persistent tapes, several tapes). destroy(user_data) runs once, when the
 * last tape has no more use for it, on the thread that causes that; or before this call returns, if no tape took it
 * or the call fails. destroy may be NULL. Outputs that are sparse rows become dense.
 * INVALID_ARGUMENT: an input that is sparse rows.
 */
EAGER_API eager_status *eager_tape_record(eager_context *ctx, eager_tensor *const *inputs, int32_t num_inputs,
                                          eager_tensor *const *outputs, int32_t num_outputs, eager_backward_fn backward,
                                          void *user_data, void (*destroy)(void *), eager_tensor **recorded);

/*
 * Returns the number of variables that the tape watches, trainable ones that were read and those that it was given;
 * 0 for NULL.
 */
EAGER_API int32_t eager_tape_num_watched(const eager_tape *tape);

/*
 * Returns a variable that the tape watches, in the order in which the tape met them; NULL if index is out of range.
 * It is borrowed: it lives as long as the tape, until a reset.
 */
EAGER_API eager_variable *eager_tape_watched(const eager_tape *tape, int32_t index);

EAGER_API void eager_tape_retain(eager_tape *tape);

/*
 * Takes away a reference. The last release of a tape that records ends it, on whatever thread that happens: the
 * tape's context drops the tape at the start of its next call, and only then frees what the tape kept.
 */
EAGER_API void eager_tape_release(eager_tape *tape);

/* ======== Variable ======== */

/*
 * Creates a variable: a cell with the value `initial` (sparse rows become dense, a weak scalar int64 or float32).
 * Its shape, dtype and device stay. It lies on the context's device scope; without a scope it lies where `initial`
 * lies, or under automatic placement on the context's default device (strings on the host). name need not be
 * unique; NULL is "". trainable says whether tapes watch the variable when it is read. The gradient does not flow
 * through initial.
 * INVALID_ARGUMENT: initial is symbolic.
 */
EAGER_API eager_status *eager_variable_create(eager_context *ctx, eager_tensor *initial, const char *name,
                                              int32_t trainable, eager_variable **out);

/*
 * Creates a variable as eager_variable_create does, whose values may be of more shapes than the initial one's: of any
 * size where a dim is -1, and of any rank where rank is -1 (dims is not read). In a trace a read gives a tensor with
 * these dims; one of unknown rank is UNIMPLEMENTED. assign_add, assign_sub and optimizers take what has the present
 * value's shape; an optimizer with slots refuses such a variable, and a layer does.
 * INVALID_ARGUMENT: the initial value's shape does not fit dims.
 */
EAGER_API eager_status *eager_variable_create_with_shape(eager_context *ctx, eager_tensor *initial, const int64_t *dims,
                                                         int32_t rank, const char *name, int32_t trainable,
                                                         eager_variable **out);

/*
 * Gives the present value, which later assignments do not change. The active tapes of ctx watch the variable if it
 * is trainable, and tapes that watch it (see eager_tape_watch_variable) keep it alive. eager_tape_gradient takes it
 * as a variable.
 */
EAGER_API eager_status *eager_variable_read(eager_context *ctx, eager_variable *v, eager_tensor **out);

/*
 * Set the variable's value to value, to the present value + delta, or to the present value - delta. Tensors that
 * were read before keep their values. The new value is brought to the variable's device; a weak scalar takes the
 * variable's dtype, and as delta applies to all elements. assign makes sparse rows dense; the other two change the
 * rows that sparse rows name. Tapes do not record these calls.
 * INVALID_ARGUMENT: another shape or dtype than the variable's; a symbolic tensor; adding to booleans or strings.
 */
EAGER_API eager_status *eager_variable_assign(eager_context *ctx, eager_variable *v, eager_tensor *value);
EAGER_API eager_status *eager_variable_assign_add(eager_context *ctx, eager_variable *v, eager_tensor *delta);
EAGER_API eager_status *eager_variable_assign_sub(eager_context *ctx, eager_variable *v, eager_tensor *delta);

/*
 * Replaces a block of the variable's value by value, which has the variable's rank and dtype; begin, int32 or int64
 * [rank], is where the block's first element stands. Only the block is written, where no tensor that was read before
 * shares the memory: a variable of full length is a cache of keys and values that costs what is new, and
 * scaled_dot_product_attention reads it up to key_lengths. begin is read on the host. Tapes do not record this call.
 * INVALID_ARGUMENT: another rank or dtype; a block beyond the variable's edge; a symbolic tensor; strings.
 */
EAGER_API eager_status *eager_variable_assign_slice(eager_context *ctx, eager_variable *v, eager_tensor *begin,
                                                    eager_tensor *value);

/* Returns the variable's name; "" for NULL. */
EAGER_API const char *eager_variable_name(const eager_variable *v);

/* Returns 1 if the variable is trainable; 0 if not, and for NULL. */
EAGER_API int32_t eager_variable_trainable(const eager_variable *v);

/*
 * Makes the variable trainable, or not, for every read from here on; a read in a function counts when the function
 * runs. A tape that has met the variable goes on watching it. A tape within a trace decides when the function is
 * traced, and the function does not run while the variable is otherwise: this is FAILED_PRECONDITION, and the
 * message names the variable (eager_function_is_current).
 * INVALID_ARGUMENT: an optimizer's slot as a trainable variable.
 */
EAGER_API eager_status *eager_variable_set_trainable(eager_variable *v, int32_t trainable);

/* Returns the dtype; 0 for NULL. */
EAGER_API int32_t eager_variable_dtype(const eager_variable *v);

/* Returns the rank; -1 if it is unknown, 0 for NULL. */
EAGER_API int32_t eager_variable_rank(const eager_variable *v);

/*
 * Returns the dims, as many as the rank, -1 where values differ; NULL for NULL, any pointer for rank 0 or an unknown
 * one. They live as long as the variable.
 */
EAGER_API const int64_t *eager_variable_dims(const eager_variable *v);

/* Returns the device's name, such as "cpu:0"; "" for NULL. The text lives for ever. */
EAGER_API const char *eager_variable_device(const eager_variable *v);

EAGER_API void eager_variable_retain(eager_variable *v);

/* Takes away a reference. The last release frees the variable's value unless a tensor that was read still holds it. */
EAGER_API void eager_variable_release(eager_variable *v);

/* ======== Optimizer ======== */

/*
 * Creates an optimizer of one of these kinds. In the formulas p is the variable, g the gradient, lr the
 * learning_rate, and t the number of the optimizer's steps so far, this one included.
 *
 *   kind               hyperparameters and their defaults (float unless said), slots, update
 *   gradient_descent   (also called sgd) learning_rate 0.01, momentum 0, nesterov false (bool), rate_within_momentum
 *                      false (bool); slot "momentum" where momentum is above 0, and then the next one's update
 *                      p -= lr * g
 *   momentum           learning_rate 0.01, momentum 0.9, nesterov false (bool), rate_within_momentum false (bool);
 *                      slot "momentum" (b)
 *                      b = momentum * b + g;  p -= lr * b,  with nesterov  p -= lr * (g + momentum * b);  with
 *                      rate_within_momentum  b = momentum * b + lr * g;  p -= b,  or  p -= lr * g + momentum * b
 *   nesterov           momentum with nesterov true
 *   adam               learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8, weight_decay 0,
 *                      epsilon_before_correction false (bool), amsgrad false (bool); slots "m", "v", with amsgrad
 *                      "v_max"
 *                      m = beta_1 * m + (1 - beta_1) * g;  v = beta_2 * v + (1 - beta_2) * g^2
 *                      p -= lr * weight_decay * p
 *                      p -= lr * (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon),  with
 *                      epsilon_before_correction  / ((sqrt(v) + epsilon) / sqrt(1 - beta_2^t));  with amsgrad
 *                      v_max = max(v_max, v),  which stands in place of v in the step
 *   adamw              adam with weight_decay 0.01
 *   rmsprop            learning_rate 0.001, rho 0.99, momentum 0, epsilon 1e-8, epsilon_within_root false
 *                      (bool), initial_mean_square 0, rate_within_momentum false (bool), centered false (bool);
 *                      slots "mean_square" (s), with momentum "momentum" (b), with centered "mean_gradient" (a)
 *                      s = rho * s + (1 - rho) * g^2;  d = g / (sqrt(s) + epsilon),  with
 *                      epsilon_within_root  d = g / sqrt(s + epsilon);  with centered
 *                      a = rho * a + (1 - rho) * g,  and s - a^2, at least 0, stands in place of s in d
 *                      p -= lr * d,  with momentum  b = momentum * b + d;  p -= lr * b,  with rate_within_momentum
 *                      b = momentum * b + lr * d;  p -= b
 *   adagrad            learning_rate 0.001, epsilon 1e-10, initial_accumulator_value 0, epsilon_within_root
 *                      false (bool); slot "accumulator" (s)
 *                      s += g^2;  p -= lr * g / (sqrt(s) + epsilon),  with epsilon_within_root  / sqrt(s + epsilon)
 *   adadelta           learning_rate 0.001, rho 0.9, epsilon 1e-6; slots "mean_square" (s),
 *                      "mean_square_change" (c)
 *                      s = rho * s + (1 - rho) * g^2;  d = g * sqrt(c + epsilon) / sqrt(s + epsilon)
 *                      c = rho * c + (1 - rho) * d^2;  p -= lr * d
 *   adamax             learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8,
 *                      epsilon_outside_maximum false (bool); slots "m", "u"
 *                      m = beta_1 * m + (1 - beta_1) * g;  u = max(beta_2 * u, |g| + epsilon)
 *                      p -= lr * m / (1 - beta_1^t) / u,  with epsilon_outside_maximum  u = max(beta_2 * u, |g|)
 *                      and  / (u + epsilon)
 *   nadam              learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8, momentum_decay 0.004;
 *                      slots "m", "v", which change as adam's do
 *                      f(t) = beta_1 * (1 - 0.96^(t * momentum_decay) / 2);  F(t) = f(1) * ... * f(t)
 *                      p -= lr * (f(t + 1) * m / (1 - F(t + 1)) + (1 - f(t)) * g / (1 - F(t)))
 *                           / (sqrt(v / (1 - beta_2^t)) + epsilon)
 *   ftrl               learning_rate 0.001, initial_accumulator_value 0.1, l1_regularization_strength 0,
 *                      l2_regularization_strength 0, l2_shrinkage_regularization_strength 0, beta 0; slots
 *                      "accumulator" (s), "linear" (z). Below they are l1, l2 and shrink
 *                      z += g + 2 * shrink * p - (sqrt(s + g^2) - sqrt(s)) / lr * p;  s += g^2
 *                      p = (clip(z, -l1, l1) - z) / ((beta + sqrt(s)) / lr + 2 * l2)
 *   lion               learning_rate 0.001, beta_1 0.9, beta_2 0.99; slot "m"
 *                      p -= lr * sign(beta_1 * m + (1 - beta_1) * g);  m = beta_2 * m + (1 - beta_2) * g
 *
 * The formulas are PyTorch's: epsilon stands outside the square root. Those of ftrl and lion are Keras's, and so are
 * the others with their bool of epsilon, nadam with a momentum_decay of 1. Slots start at 0, "accumulator" at
 * initial_accumulator_value, rmsprop's "mean_square" at initial_mean_square. ftrl divides by its learning rate, which must not be 0.
 *
 * All of them also have these hyperparameters. 0, the default of all but accumulation_steps, leaves each out.
 *   weight_decay       p -= lr * weight_decay * p, ahead of the update and apart from the gradient (decoupled)
 *   exclude_from_weight_decay (strings)   patterns; a variable whose whole name one of them matches has no weight
 *                      decay. * stands for any characters, ? for one, [abc] for one of these
 *   clip_value         each element of a gradient is brought to at least -clip_value and at most clip_value
 *   clip_norm          each gradient is scaled down to this norm (the op clip_by_norm)
 *   global_clip_norm   all gradients are scaled down together to this norm (the op clip_by_global_norm). What is
 *                      clipped is clipped in this order; rows that sparse rows name twice are clipped apart by
 *                      clip_value
 *   ema_momentum       less than 1: each variable has a slot "average", the moving average of its values after each
 *                      update (ema_momentum * average + (1 - ema_momentum) * p), whose first value is that after the
 *                      first step
 *   accumulation_steps (int, 1)   at n, each nth apply makes an update, by the mean of the gradients of n applies; the
 *                      others only add theirs to a slot "accumulated_gradient". A NULL gradient, and none from an apply
 *                      that leaves a variable out, count as 0. t, and the step that a schedule gets, count updates.
 *                      Rows that no gradient of an update names stay, where these are sparse rows. Of a slot that was
 *                      assigned or loaded in between, the rows that are not 0 count as named
 *   schedule_counts_calls (bool, false)   with accumulation_steps, the step that a schedule gets counts applies
 *
 * NOT_FOUND: another kind.
 */
EAGER_API eager_status *eager_optimizer_create(eager_context *ctx, const char *kind, eager_optimizer **out);

/*
 * Set a hyperparameter, at any time: it holds from the next apply. Setting learning_rate here drops a tensor,
 * variable, op or schedule that was set for it. INVALID_ARGUMENT: the optimizer has no such hyperparameter, or one of
 * another type; a value that is negative, infinite or NaN; a beta_1, beta_2 or ema_momentum of 1 or more;
 * accumulation_steps below 1; a text that is NULL or not UTF-8.
 */
EAGER_API eager_status *eager_optimizer_set_float(eager_optimizer *optimizer, const char *attr, double value);
EAGER_API eager_status *eager_optimizer_set_int(eager_optimizer *optimizer, const char *attr, int64_t value);
EAGER_API eager_status *eager_optimizer_set_bool(eager_optimizer *optimizer, const char *attr, int32_t value);
EAGER_API eager_status *eager_optimizer_set_strings(eager_optimizer *optimizer, const char *attr,
                                                    const char *const *values, int32_t count);

/*
 * Set the learning rate to a tensor or a variable: a scalar (rank 0) of a floating dtype, or weak, on any device. A
 * variable is read at each apply, so that a schedule assigns to it. The optimizer keeps a reference; a later
 * setting of the learning rate replaces it. Tapes do not watch the variable. A negative rate on the host is
 * INVALID_ARGUMENT at the apply.
 * INVALID_ARGUMENT: another rank or dtype.
 */
EAGER_API eager_status *eager_optimizer_set_learning_rate_tensor(eager_optimizer *optimizer, eager_tensor *t);
EAGER_API eager_status *eager_optimizer_set_learning_rate_variable(eager_optimizer *optimizer, eager_variable *v);

/*
 * Sets the learning rate to what an op computes. Each apply, also one that a function makes, executes the op first,
 * without inputs, on the context of the apply, whose tapes are paused. The op's only output is a rate of the kind
 * that eager_optimizer_set_learning_rate_tensor takes. An op of eager_op_create_host_call is a schedule in the
 * caller's language, one of eager_function_op a traced one. A function that applies such an optimizer is saved only
 * where the op is one of eager_function_op, whose function assigns to no variable and does not call the caller's
 * code. What the op fails with, the apply fails with.
 * INVALID_ARGUMENT: a function that the op runs applies the optimizer.
 */
EAGER_API eager_status *eager_optimizer_set_learning_rate_op(eager_optimizer *optimizer, eager_op *op);

/*
 * Sets the learning rate to a schedule: each apply, also one that a function makes, has the rate that the schedule
 * gives for the number of updates that the optimizer made before. From here on the schedule does not change: its
 * eager_schedule_set_* are FAILED_PRECONDITION. A function that applies such an optimizer is saved with the schedule.
 * A rate that is negative, infinite or NaN is INVALID_ARGUMENT at the apply, and nothing has changed.
 * INVALID_ARGUMENT: what eager_schedule_rate reports of the attributes.
 */
EAGER_API eager_status *eager_optimizer_set_schedule(eager_optimizer *optimizer, eager_schedule *schedule);

/*
 * Makes one step: updates all variables together and adds 1 to the step count. variables and gradients have count
 * entries each; a NULL gradient leaves its variable and its slots as they are (the step counts all the same). A
 * gradient has its variable's shape and dtype (a weak scalar takes the dtype), on any device, dense or sparse rows.
 * Rows that sparse rows name twice get the sum of their gradients; rows that are not named do not change, nor do
 * their slots. Slots are made when a variable first needs them, on its device, of its dtype (float32 for float16
 * and bfloat16). Tensors that were read from the variables before keep their values. Tapes do not record the step.
 * INVALID_ARGUMENT: a variable that is not of a floating dtype, or is given twice, or is a slot; a gradient of
 * another shape or dtype, or symbolic: then nothing has changed. An index of sparse rows that is out of range: then
 * other variables may have been updated, and the step is not counted.
 */
EAGER_API eager_status *eager_optimizer_apply(eager_context *ctx, eager_optimizer *optimizer,
                                              eager_variable *const *variables, eager_tensor *const *gradients,
                                              int32_t count);

/*
 * Makes the slots of these variables ahead of the first apply, so that a checkpoint can fill them.
 * INVALID_ARGUMENT: a variable that is not of a floating dtype, or is a slot. Then no slot has been made.
 */
EAGER_API eager_status *eager_optimizer_build(eager_optimizer *optimizer, eager_variable *const *variables,
                                              int32_t count);

/*
 * Returns the number of variables in which the optimizer keeps what it remembers, to be saved, shown, or assigned
 * to (restored); 0 for NULL. The first is the step count, "step", an int64 scalar on the host. The slots follow,
 * "<variable's name>/<slot>", in the order in which they were made. None is trainable.
 */
EAGER_API int32_t eager_optimizer_num_variables(const eager_optimizer *optimizer);

/* Returns one of these variables; NULL if index is out of range. It is borrowed: it lives as long as the optimizer. */
EAGER_API eager_variable *eager_optimizer_variable(const eager_optimizer *optimizer, int32_t index);

/*
 * Returns the variable that the slot of this index belongs to, borrowed; the optimizer keeps it as long as the
 * slot. Returns NULL for the step count and if index is out of range.
 */
EAGER_API eager_variable *eager_optimizer_trained(const eager_optimizer *optimizer, int32_t index);

EAGER_API void eager_optimizer_retain(eager_optimizer *optimizer);
EAGER_API void eager_optimizer_release(eager_optimizer *optimizer);

/* ======== Schedule ======== */

/*
 * Creates a schedule of one of these kinds, which gives the learning rate lr of each step. step is the number of
 * updates before; initial stands for initial_learning_rate, whose default is 0.001, as that of each learning rate
 * without a default here. Attributes are floats unless said.
 *
 *   kind              attributes and their defaults, rate
 *   constant          learning_rate
 *                     lr = learning_rate
 *   step              boundaries (floats), values (floats), one more than boundaries, which ascend
 *                     lr = values[i] for the first i where step <= boundaries[i], else the last of values
 *   exponential       initial_learning_rate, decay_steps 1, decay_rate 0.96, staircase false (bool)
 *                     lr = initial * decay_rate^(step / decay_steps), with staircase decay_rate^floor(step /
 *                     decay_steps)
 *   inverse_time      the same attributes
 *                     lr = initial / (1 + decay_rate * (step / decay_steps)), with staircase floor(step / decay_steps)
 *   polynomial        initial_learning_rate, decay_steps 1, end_learning_rate 0.0001, power 1, cycle false (bool)
 *                     lr = (initial - end) * (1 - s / d)^power + end, where d is decay_steps and s is step, at most d.
 *                     With cycle, s is step and d the least multiple of decay_steps that is above 0 and not below step
 *   cosine            initial_learning_rate, decay_steps 1, alpha 0, warmup_target 0, warmup_steps 0
 *                     lr = initial * ((1 - alpha) * (1 + cos(pi * s / decay_steps)) / 2 + alpha), where s is step, at
 *                     most decay_steps. With warmup_steps above 0 lr first goes from initial to warmup_target in a
 *                     line; then warmup_target stands in place of initial, and s is counted from there
 *   cosine_restarts   initial_learning_rate, first_decay_steps 1, t_mul 2, m_mul 1, alpha 0, warmup_target 0,
 *                     warmup_steps 0
 *                     as cosine, which starts again after first_decay_steps; each time it goes on for t_mul times as
 *                     many steps, from a rate m_mul times as high
 *   one_cycle         max_learning_rate, total_steps 1, pct_start 0.3, div_factor 25, final_div_factor 10000,
 *                     linear false (bool), three_phase false (bool)
 *                     from max / div_factor up to max at step pct_start * total_steps - 1, and down to
 *                     max / div_factor / final_div_factor at step total_steps - 1, along a cosine or in lines. With
 *                     three_phase it first comes down as it went up
 *
 * The schedule "step" is also called "piecewise_constant". The formulas are Keras's, that of one_cycle is PyTorch's,
 * which fails after total_steps while here the last rate stays. NOT_FOUND: another kind.
 */
EAGER_API eager_status *eager_schedule_create(eager_context *ctx, const char *kind, eager_schedule **out);

/*
 * Set an attribute. INVALID_ARGUMENT: the schedule has no such attribute, or one of another type. FAILED_PRECONDITION:
 * an optimizer has the schedule.
 */
EAGER_API eager_status *eager_schedule_set_float(eager_schedule *schedule, const char *attr, double value);
EAGER_API eager_status *eager_schedule_set_bool(eager_schedule *schedule, const char *attr, int32_t value);
EAGER_API eager_status *eager_schedule_set_floats(eager_schedule *schedule, const char *attr, const double *values,
                                                  int32_t count);

/*
 * Gives the rate for a step, which counts from 0.
 * INVALID_ARGUMENT: a negative step; numbers of steps that are not above 0; boundaries that do not ascend, or values
 * that are not one more; a rate that is negative, infinite or NaN.
 */
EAGER_API eager_status *eager_schedule_rate(const eager_schedule *schedule, int64_t step, double *out);

/*
 * Gives the schedule as JSON, {"kind": "step", "attributes": {"boundaries": [100.0], "values": [1.0, 0.5]}}, with all
 * its attributes. *out is released with eager_string_release.
 */
EAGER_API eager_status *eager_schedule_json(const eager_schedule *schedule, char **out);

EAGER_API void eager_schedule_retain(eager_schedule *schedule);
EAGER_API void eager_schedule_release(eager_schedule *schedule);

/* ======== Function ======== */

/*
 * Tracing turns eager code into a function: a graph that runs as one op, faster than its ops one by one, on any
 * device and context, from any language, with gradients.
 *
 *   eager_trace_begin(ctx, "f", &trace);               a context of its own; ctx stays eager
 *   eager_trace_input(trace, dtype, dims, rank, &x);   a symbolic tensor
 *   ... ops, tapes, variables, optimizers on trace ...
 *   eager_trace_end(trace, &y, 1, &f);
 *   eager_function_op(ctx, f, &op);                    eager_execute(ctx, op, ...) runs it
 *
 * On the tracing context an op on a symbolic tensor is checked and written down, and gives symbolic tensors. An op on
 * tensors that have values runs at once; its result, like every tensor with a value, is captured as a constant where
 * the function uses it. What happens anew at each run: random numbers (they continue the stream of the context that
 * runs the function), reading, assigning and optimizing variables (captured by reference, in the order of tracing),
 * callbacks (eager_op_create_host_call). A tape on the tracing context gives symbolic gradients. Another function's op
 * becomes part of the trace.
 * Reading a symbolic tensor is FAILED_PRECONDITION and says which op made it; using it outside its trace is
 * INVALID_ARGUMENT.
 */

/*
 * Begins a trace and gives its context: a new one with parent's options and device scope, and no tapes. name is for
 * messages and printing; NULL is "". Releasing the context before eager_trace_end abandons the trace.
 */
EAGER_API eager_status *eager_trace_begin(eager_context *parent, const char *name, eager_context **trace);

/*
 * Returns 1 if t is symbolic in this trace, so that calls on the context take it. Returns 0 for a tensor with a
 * value or of another trace, for a context that does not trace, or does no longer, and for NULL.
 */
EAGER_API int32_t eager_trace_owns(const eager_context *trace, const eager_tensor *t);

/*
 * Gives the function's next input, a symbolic tensor: rank dims, each at least 0, or -1 for any.
 * FAILED_PRECONDITION, also of eager_trace_end: the context does not trace, or does no longer.
 */
EAGER_API eager_status *eager_trace_input(eager_context *trace, int32_t dtype, const int64_t *dims, int32_t rank,
                                          eager_tensor **out);

/*
 * Ends the trace and gives the function. outputs: symbolic tensors of the trace, inputs among them, or tensors with
 * values; sparse rows become dense. num_outputs may be 0: then the effects are what counts. The functions of custom
 * gradients (eager_tape_record) that were used are called once, within this call, on symbolic output gradients,
 * while the tapes on the context are paused; they go on afterwards. If one fails then, or uses a tensor that was
 * made after its outputs, the call that asks for its gradient fails. Afterwards the context is an ordinary one. After
 * a failure the trace goes on.
 */
EAGER_API eager_status *eager_trace_end(eager_context *trace, eager_tensor *const *outputs, int32_t num_outputs,
                                        eager_function **out);

/*
 * Creates an op that runs f, with as many inputs and outputs as f has. Inputs have f's dtypes (weak scalars take
 * them) and fit its dims; they may lie on any device. Ops of f run on the device that they were traced for (a
 * device scope or their own); others as eager ops do. What is worked out for inputs of given dtypes, dims and
 * devices is kept with f, for the first 512 kinds. Any number of threads may run the op at once.
 *
 * Tapes see one op, whose gradient is derived at the first call that they record and kept, and can be
 * differentiated again. Gradients flow to the inputs and to variables that f reads and tapes watch; those of
 * gathered rows are sparse rows. Nothing is computed twice, to the second order. Where a third backward pass may be
 * recorded (three tapes, or a persistent one that has not stopped), the second repeats the forward pass, and
 * functions with effects run op by op. Functions with an op that has no gradient between an input that a tape knows
 * and an output run op by op under any tape.
 * Executing the op gives INVALID_ARGUMENT where inputs do not fit, FAILED_PRECONDITION where f is not current
 * (eager_function_is_current), and whatever its ops give; the status names the op. An error leaves the assignments
 * that were made before it.
 */
EAGER_API eager_status *eager_function_op(eager_context *ctx, eager_function *f, eager_op **out);

/*
 * Sets what may be done to f's graph before it runs, once, on a copy; 1 is on, 0 off. All options but relaxed_math are
 * on at first and keep the results: every bit (but for what a NaN carries), dtypes, dims, devices, and the order of
 * what has effects.
 *   dead_code               ops that neither an output nor an effect needs are left out, also such as would fail
 *   constant_folding        what depends on constants alone is computed once, on the host
 *   common_subexpressions   an op that occurs twice with the same inputs runs once
 *   simplify                algebra that is exact for IEEE numbers: x * 1, x / 1, x - 0, x + -0, x ** 1, x / 2**k as
 *                           x * 2**-k, not not x, - - x, and the like; for integers also x + 0, x * 0, x - x and sums
 *                           and products with several constants; identities, casts to the same dtype, reshapes of
 *                           reshapes, permutations of permutations, `where` with a constant condition
 *   fusion                  chains of elementwise ops, and reductions with what feeds them, run as one kernel
 *   relaxed_math            simplify may also treat floating-point numbers (not complex ones) as real ones: x + 0 is x,
 *                           x * 0 and x - x are 0 (also for infinite x and NaN), x / c is x * (1 / c), (x * c1) * c2 is
 *                           x * (c1 * c2), (x + c1) + c2 is x + (c1 + c2), exp(log x) and log(exp x) are x
 * The functions of f's gradients have f's options; a function that becomes part of another trace has that one's.
 * INVALID_ARGUMENT: there is no such option, or value is neither 0 nor 1. FAILED_PRECONDITION: f has been executed.
 */
EAGER_API eager_status *eager_function_set_option(eager_function *f, const char *name, int32_t value);

/*
 * The caller's code as an op (py_func in TensorFlow). It may be traced: then it is called each time that the
 * function runs. inputs are borrowed. outputs has num_outputs entries, NULL on entry, where the code puts handles
 * that it hands over, also when it fails. The code runs on the thread that runs the op, within that call, and may
 * use ctx, whose tapes are paused.
 */
typedef eager_status *(*eager_host_fn)(void *user_data, eager_context *ctx, eager_tensor *const *inputs,
                                       int32_t num_inputs, eager_tensor **outputs, int32_t num_outputs);

/*
 * Creates an op that calls function. It takes any number of tensors. Its outputs have these dtypes, ranks and dims
 * (-1: any); an output of another kind is INVALID_ARGUMENT when the op runs. With num_outputs 0 the lists may be
 * NULL. name is for messages and printing. The op has no gradient; give it one with eager_tape_record.
 * destroy(user_data) runs when the op and all functions that use it are gone, on the thread that causes that.
 * A status that the function returns comes out unchanged.
 */
EAGER_API eager_status *eager_op_create_host_call(eager_context *ctx, const char *name, eager_host_fn function,
                                                  void *user_data, void (*destroy)(void *), int32_t num_outputs,
                                                  const int32_t *dtypes, const int32_t *ranks,
                                                  const int64_t *const *dims, eager_op **out);

/*
 * Sets an attribute that is a function, which the op keeps. The rules and errors are those of eager_op_set_int. The
 * ops below have such attributes; they are made with eager_op_create and run with eager_execute, eagerly or in a trace.
 *
 * Control flow over functions. Values that branches and bodies use are given as inputs; they may read variables.
 *   cond         inputs: a predicate (a bool, or a number: true unless 0; rank 0), then any. Attributes then_branch,
 *                else_branch: functions of the other inputs, with as many outputs of the same dtypes and ranks. The one
 *                that the predicate selects runs, and its outputs come out.
 *   while_loop   inputs: loop variables, then num_invariants (0) invariants. Attributes cond, body: functions of all
 *                inputs. As long as cond gives true, a bool of rank 0, and at most maximum_iterations (none) times,
 *                body gives the next loop variables, of the same dtypes and ranks. Outputs: the last loop variables;
 *                then, stacked along a new first axis, what else body gives.
 *   map          inputs: at least one that has slices, then num_invariants (0) invariants. Attribute function: a
 *                function of one slice of each along its first axis, and of the invariants; all have as many slices.
 *                Outputs: what it gives, stacked.
 *   scan         inputs: num_carries (0) carries, tensors that have slices (xs), num_invariants (0) invariants.
 *                Attribute function: a function from carries, slices and invariants to the next carries, of the
 *                same dtypes and ranks, and ys. Outputs: the last carries, then ys stacked. With reverse (false) it
 *                begins with the last slice; ys lie where their slice lay. length: the number of slices, needed where
 *                there are no xs.
 * Without an iteration, carries come out as they are, and stacks are empty: [0, then the dims that the function
 * knows; 0 for others]. What is stacked must have one shape. Predicates are read on the host, so each waits for its
 * device.
 *
 * Tapes see the calls one by one. In a trace the op is a node, unless all inputs (of cond: the predicate) have values
 * and no function has effects. Gradients flow to all inputs of inexact dtypes and to watched variables that the
 * functions read and that none of them assigns to, and can be differentiated again; in a trace they need loop variables
 * that keep their shapes. In a trace gradients are UNIMPLEMENTED where the body of a loop has a branch or a loop with
 * effects other than reading, and gradients of gradients where any function has such effects.
 * INVALID_ARGUMENT, when the op is executed: a function that is not set or does not fit (the attribute is named), and
 * what the functions give.
 */
EAGER_API eager_status *eager_op_set_function(eager_op *op, const char *attr, eager_function *f);

/*
 * Makes a function of the graph of an ONNX file (opset 7 to 26 of the default domain): its inputs and outputs are
 * in the file's order, the inputs without those that are initializers. A dim that the file does not know, or names, is
 * -1. Initializers are constants. Data in other files must lie in the model's folder or below it, in files that have no
 * other name: a hard link, which an archive can bring, may lead to any file of the user's, and is INVALID_ARGUMENT, as
 * with ONNX's own library. If a cache links its files, load a copy of the model. runtime/onnx/README.md lists the
 * operators.
 *   NOT_FOUND, PERMISSION_DENIED   the file, or one that it names
 *   DATA_LOSS, INVALID_ARGUMENT    a damaged file, or a graph that makes no sense
 *   UNIMPLEMENTED                  what is not covered: the message has the node's name, operator and opset
 *   RESOURCE_EXHAUSTED             memory is out, or the file describes far more than it has
 *                                  (eager_context_set_load_limit)
 */
EAGER_API eager_status *eager_function_import_onnx(eager_context *ctx, const char *path, eager_function **out);

/*
 * Writes f as an ONNX model (opset 17, later where an operator needs it, of the default domain) that stands alone: the
 * graph as it was traced, without what no output needs. Constants, and variables with their present values, become
 * initializers, the latter under their names. Inputs are "input_0", ..., outputs "output_0", ..., and a dim of -1 has a
 * name of its own ("input_0_dim_1"). Gradients, devices and options stay behind. Half floats are computed in float32
 * where ONNX lacks them; complex numbers are pairs, a last dim of 2. Indices, sizes and divisors that a run here would
 * refuse are as the reader of the model takes them. runtime/onnx/README.md lists the ops.
 * The file appears at path when it is complete, in place of one that was there; after a failure there is nothing
 * new.
 *   UNIMPLEMENTED   an op or dtype that has no counterpart in ONNX, or is not covered; ops with effects (random
 *                   numbers, assignments, optimizers, the caller's code); control flow; string constants; an output
 *                   that is a weak scalar, or none; more than 2 GiB. Of an op, the message has the name and the dtype
 *   NOT_FOUND, PERMISSION_DENIED, RESOURCE_EXHAUSTED, INVALID_ARGUMENT, UNKNOWN   as eager_function_save
 */
EAGER_API eager_status *eager_function_export_onnx(eager_context *ctx, const eager_function *f, const char *path);

/*
 * Returns 1 if f is current: the variables that tapes met within f's trace are trainable, or not, as they were
 * then, and the same holds of the functions that compute the learning rates of the optimizers that f applies.
 * Otherwise returns 0, and running f is FAILED_PRECONDITION until it is so again, since a new trace would watch
 * other variables. A variable that was set both ways during the trace is left out: f does as the traced code did.
 * Saved functions keep this. Returns 0 for NULL.
 */
EAGER_API int32_t eager_function_is_current(const eager_function *f);

/* Returns the name that was given to eager_trace_begin; "" for NULL. */
EAGER_API const char *eager_function_name(const eager_function *f);

/* Return the number of f's inputs and outputs; 0 for NULL. */
EAGER_API int32_t eager_function_num_inputs(const eager_function *f);
EAGER_API int32_t eager_function_num_outputs(const eager_function *f);

/*
 * Return an input or an output of f as a symbolic tensor (an output may be a constant) that tells dtype, rank and
 * dims; NULL if index is out of range. It is borrowed: it lives as long as the function.
 */
EAGER_API eager_tensor *eager_function_input(const eager_function *f, int32_t index);
EAGER_API eager_tensor *eager_function_output(const eager_function *f, int32_t index);

/*
 * Return the number of f's variables (0 for NULL), and one of them (NULL if index is out of range), borrowed: they
 * live as long as the function. They are the variables that f reads, assigns or trains, and learning rates that are
 * variables when this is first asked for, in the order of first use. Those of functions that f runs, or that
 * compute learning rates then, are included. This is how a loaded function's variables are reached: names need not
 * be unique, and the order is that of the function that was saved.
 */
EAGER_API int32_t eager_function_num_variables(const eager_function *f);
EAGER_API eager_variable *eager_function_variable(const eager_function *f, int32_t index);

/*
 * Return the number of the optimizers that f applies (0 for NULL), and one of them (NULL if index is out of range),
 * borrowed: they live as long as the function. Their order, and the functions that are included, are as for
 * eager_function_variable.
 */
EAGER_API int32_t eager_function_num_optimizers(const eager_function *f);
EAGER_API eager_optimizer *eager_function_optimizer(const eager_function *f, int32_t index);

/*
 * Give the function as text, for people; it may change. eager_function_format writes a line an op, with dtype and
 * shape of every value, attributes that are not the defaults, devices, and behind it the functions that it runs.
 * eager_function_graphviz writes the same for Graphviz' dot. *out is released with eager_string_release.
 */
EAGER_API eager_status *eager_function_format(const eager_function *f, char **out);
EAGER_API eager_status *eager_function_graphviz(const eager_function *f, char **out);

/*
 * Writes f to a file, whole: constants, the present values of its variables, its optimizers with their steps and
 * slots, functions that it runs, gradients of eager_tape_record as they were traced. The code that made f is not
 * needed again. Options (eager_function_set_option) stay behind.
 * The file is a safetensors file, which Python's safetensors opens: tensors "constant/0", "variable/0/<name>", ...;
 * complex64 and complex128 are F32 and F64 with a last dim of 2, strings are U8 (int64 offsets[n + 1], then the bytes),
 * weak scalars stand in the graph. Its metadata are "format" ("eager-function"), "format_version" ("1"), "library_version" and
 * "graph", JSON that runtime/function/file/save.h describes. Variables are read one after the other: let nobody
 * assign to them meanwhile.
 * The file appears at path when it is complete, in place of one that was there; after a failure there is nothing
 * new. A process that is killed leaves nothing either. The exceptions are a system that has no files without a
 * name, and the moment in which the file replaces another one: then a file ".eager-*.tmp" may stay beside path,
 * which the next save in that folder removes.
 * FAILED_PRECONDITION: f calls the caller's code (eager_op_create_host_call), applies an optimizer whose learning
 * rate is an op that cannot be saved (eager_optimizer_set_learning_rate_op), or functions are nested more than 64 deep or
 * unfold to far more nodes than there are. NOT_FOUND: no such folder. PERMISSION_DENIED. RESOURCE_EXHAUSTED: the disk is
 * full, or memory. INVALID_ARGUMENT: path is no ordinary file, or an op's text is not UTF-8. UNKNOWN: the disk fails.
 */
EAGER_API eager_status *eager_function_save(eager_context *ctx, const eager_function *f, const char *path);

/*
 * Reads a function that eager_function_save wrote; it gets variables and optimizers of its own
 * (eager_function_variable). What lay or ran on a device that this machine lacks lies on the host and runs as if no
 * device had been asked for; ctx's device scope has no say. A file may come from anywhere: all of it is checked, and
 * memory is taken up to a limit (eager_context_set_load_limit). Files of older versions of the library are read.
 * DATA_LOSS: the file is damaged or cut short. INVALID_ARGUMENT: it is no saved function, is of a newer version of the
 * format, has an op that this library does not know or only in another version, or makes no sense; the message names
 * the node.
 * NOT_FOUND: no such file, or it has an op of the program's that is not defined (eager_op_define). PERMISSION_DENIED.
 * RESOURCE_EXHAUSTED: memory is out, or the limit is exceeded. UNKNOWN: the disk fails.
 */
EAGER_API eager_status *eager_function_load(eager_context *ctx, const char *path, eager_function **out);

EAGER_API void eager_function_retain(eager_function *f);

/* Takes away a reference. The last release frees constants and plans; ops made from the function hold a reference. */
EAGER_API void eager_function_release(eager_function *f);

/* ======== Custom ======== */

/*
 * Ops of the program's own. Once defined, such an op is an op: eager_op_create makes it by its name, and attributes, call
 * arguments, promotion, device scopes, tapes, traces, plans, files of functions and the registry treat it as those of the
 * library. The kernel is a callback (eager_op_define), or any C function of any library (eager_op_define_native).
 *
 *   "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64"
 *
 * is a schema: inputs and attributes, outputs, and what the letters for dtypes stand for. Its grammar, in EBNF:
 *
 *   schema    = [ input { "," input } ] "->" output { "," output } { ";" dtypes }
 *   input     = name ":" tensor [ "?" | "*" ]  |  name ":" attribute
 *   output    = name ":" tensor
 *   tensor    = dtype [ "[" [ dim { "," dim } ] "]" ]
 *   dtype     = capital letter | a dtype's name | the name of an attribute of type dtype (outputs alone)
 *   dim       = number | name | [ name ] "..." | "any"
 *   attribute = ( "int" | "float" | "bool" | "dtype" | "string" | "ints" ) [ "=" value | "?" ]
 *   value     = number | "true" | "false" | a dtype's name | "'" text "'" | "[" [ number { "," number } ] "]"
 *   dtypes    = capital letter ":" a dtype's name { a dtype's name }
 *   name      = letter or "_" { letter | digit | "_" }
 *
 * Inputs of one letter are promoted to one dtype, one of those that are listed for it (integers become floats where only floats
 * are listed); a letter without a list stands for every dtype but string. Behind a tensor "?" says that it may be absent,
 * and "*" that any number of tensors may stand there; it is the last input. Dims are the header's shapes: a name that is an int
 * attribute is its value, any other name the same size wherever it stands; "..." is any number of dims, the same ones wherever it
 * stands, and so are those of a name before it; [any] is any shape; no brackets are rank 0, which a tensor of bool or string
 * writes "[]". What disagrees is INVALID_ARGUMENT: "dim n is 3 in x, 4 in y". An attribute without a value must be given, unless
 * "?" says it may be absent.
 */

/* A tensor as a kernel sees it: dense, row-major. This struct never grows, since programs index arrays of it. */
typedef struct {
  void *data;          /* never NULL, also where there are no elements, but for an input that is absent */
  const int64_t *dims; /* rank dims */
  int64_t num_elements;
  int32_t rank;
  int32_t dtype; /* 0: the input is absent */
} eager_operand;

/* The types of the values of attributes. */
enum {
  EAGER_VALUE_ABSENT = 0,
  EAGER_VALUE_INT = 1,    /* i */
  EAGER_VALUE_FLOAT = 2,  /* f */
  EAGER_VALUE_BOOL = 3,   /* i, 0 or 1 */
  EAGER_VALUE_DTYPE = 4,  /* i */
  EAGER_VALUE_STRING = 5, /* p, const char *, and count, its bytes */
  EAGER_VALUE_INTS = 6    /* p, const int64_t *, and count */
};

/* The value of an attribute. This struct never grows, and has no union, which not all languages can read. */
typedef struct {
  int32_t type; /* EAGER_VALUE_* */
  int32_t count;
  int64_t i;
  double f;
  const void *p;
} eager_value;

/* One run of a kernel. All of it lives until the kernel returns. */
typedef struct {
  size_t struct_size;
  const eager_operand *inputs;  /* in the schema's order, those of a list one by one; nothing of them may be written */
  const eager_operand *outputs; /* allocated, not cleared */
  int32_t num_inputs;
  int32_t num_outputs;
  int32_t num_attrs;
  int32_t device;           /* index for eager_context_device_name */
  const eager_value *attrs; /* in the schema's order */
  void *stream;             /* of a GPU, for example the cudaStream_t: work is queued there, and not waited for */
} eager_kernel_call;

/*
 * A kernel of the program's: writes all outputs of a call. It runs on the thread that runs the op, several at once unless
 * the op is serial, and holds no lock of the library. Of this library it may call eager_parallel_for,
 * eager_status_new, eager_status_new_with and the _release functions, for what is not part of the call. A status that it
 * returns comes out with its code, text and payload, and with the op's name where it has none; what it throws as a C++
 * exception is INTERNAL with its text.
 */
typedef eager_status *(*eager_kernel_fn)(void *user_data, const eager_kernel_call *call);

/* What the shape inference of an op is asked: dtypes and shapes of outputs. */
typedef struct {
  size_t struct_size;
  const eager_operand *inputs; /* without data; a dim that is not known yet is -1, and then num_elements too */
  const eager_value *attrs;
  int32_t num_inputs;
  int32_t num_attrs;
  int32_t num_outputs;
  int32_t reserved; /* 0 */
  int32_t *dtypes;  /* an entry an output: what the schema says, or another dtype that is put there */
  int32_t *ranks;   /* an entry an output: what the schema says; -1: [any], to be replaced */
  int64_t *const
      *dims; /* an entry an output, with room for 32 dims: what the schema says, -1 for a dim that it does not;
                            may be changed */
} eager_infer_call;

/* Infers the outputs of a call. It runs wherever the op is executed or traced, and calls nothing of the library but
   eager_status_new and eager_status_new_with. */
typedef eager_status *(*eager_infer_fn)(void *user_data, const eager_infer_call *call);

/* What the gradient of an op is asked. */
typedef struct {
  size_t struct_size;
  eager_tensor *const *saved;            /* what `saves` names, in its order; a shape(x) is a shape alone, with x's
                                            dtype and no value: zeros_like, sum_like, reshape_like and broadcast_like
                                            take it; what needs a value refuses it, as a symbolic tensor of a trace
                                            that has ended */
  eager_tensor *const *output_gradients; /* zeros where no gradient has come */
  eager_tensor **input_gradients; /* NULL on entry: room for handles that are handed over, also on failure. NULL: no
                                            gradient */
  const int32_t *needed;          /* an entry an input: 0 if nobody asks for its gradient */
  const eager_value *attrs;
  int32_t num_saved;
  int32_t num_output_gradients;
  int32_t num_input_gradients;
  int32_t num_attrs;
} eager_op_gradient_call;

/*
 * The gradient of an op, computed by ops on ctx, so that it can be differentiated again and traced: its tensors may be
 * symbolic. It runs within eager_tape_gradient, or where the gradient of a function is made, on that thread.
 */
typedef eager_status *(*eager_op_gradient_fn)(void *user_data, eager_context *ctx, const eager_op_gradient_call *call);

/* The bits of eager_op_definition.flags. */
enum {
  EAGER_OP_EFFECTS = 1,    /* it does more than compute outputs: a function never drops, merges or reorders it */
  EAGER_OP_SERIAL = 2,     /* one call of its kernels runs at a time; they cannot run the op (FAILED_PRECONDITION) */
  EAGER_OP_NO_GRADIENT = 4 /* its result is piecewise constant or no number, and has no gradient for ever */
};

typedef struct {
  size_t struct_size;
  const char *name; /* "mylib.saxpy": letters, digits, "_" and at least one dot; names without one are the library's */
  const char *schema;      /* see above */
  const char *description; /* sentences for the registry; NULL: none */
  int32_t version;         /* of its meaning, for files of functions; 0: 1 */
  int32_t flags;           /* EAGER_OP_* */
  eager_infer_fn infer;    /* for shapes that the schema cannot say; NULL: the schema's */
  eager_kernel_fn kernel;  /* on the host; NULL: none */
  eager_kernel_fn
      gpu; /* on GPUs, on whose memory it queues work; NULL: inputs are copied to the host and outputs back */
  eager_op_gradient_fn gradient; /* NULL: gradient_function's, or none */
  const char *saves; /* what the gradient reads, "x z shape(y)": inputs, outputs and their shapes; NULL: nothing */
  eager_function
      *gradient_function;  /* from what `saves` names and then the output gradients, to a gradient for each input
                                        that may be float or complex, in order; NULL: none. The op has no list then */
  void *user_data;         /* for the functions above */
  void (*destroy)(void *); /* destroy(user_data) runs when the definition has been replaced, and all ops and
                                        functions that have it are gone; also when the definition fails. NULL: nothing */
} eager_op_definition;

/*
 * Defines an op, for the whole process. A later definition of its name holds for ops that are made after it; those made
 * before keep theirs. Functions are saved with the op's name, version and attributes alone, and load where the program
 * has defined it: NOT_FOUND if it has not, INVALID_ARGUMENT for another version.
 * INVALID_ARGUMENT: the name, the schema, `saves`, flags or version is malformed; neither kernel nor gpu, or both gradient
 * and gradient_function, are given; the gradient function takes or gives another number of tensors.
 */
EAGER_API eager_status *eager_op_define(eager_context *ctx, const eager_op_definition *definition);

/*
 * Defines an op whose kernel is a C function of any library. `library` is what dlopen takes (a name or a path) and is never
 * closed; NULL: what the process has loaded. `call` is the function's prototype, with a source for each parameter:
 *
 *   void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)
 *   float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)
 *
 * One prototype a line; a dtype before it is the one of the schema's first letter for which it is called, and the line without
 * one is for those that no other line has. The grammar, in EBNF:
 *
 *   call      = prototype { newline prototype }
 *   prototype = [ a dtype's name ":" ] result function "(" [ parameter { "," parameter } ] ")"
 *   result    = "void" | type "=" ( number | output )
 *   parameter = type "=" [ "&" ] source
 *   source    = input | output | "inout" "(" output "," input ")" | attribute | integer | number | "'" character "'"
 *             | "dims" "(" tensor ")" | "scratch" "(" integer ")" | "NULL" | "user_data" | "stream"
 *   integer   = factor { "*" factor }
 *   factor    = number | attribute | "size" "(" tensor ")" | "dim" "(" tensor "," number ")" | "rank" "(" tensor ")"
 *   tensor    = input | output
 *   type      = { "const" } base { "const" } { "*" { "const" } }
 *   base      = "void" | "bool" | "float" | "double" | "char" | "short" | "int" | "long" | "long long" (these also signed
 *               and unsigned) | int8_t to int64_t, uint8_t to uint64_t | "size_t" | "ssize_t" | "ptrdiff_t" | "intptr_t"
 *               | "uintptr_t"
 *
 * An input, a pointer to const, is the address of its elements, row-major, and so is an output, a pointer; inout(z, y) is that
 * of z, into which y has been copied. An input of rank 0 may also be passed by value. An integer is range-checked: 3000000000
 * elements are INVALID_ARGUMENT where the type is int. dims(x) is a const int64_t *; dim(x, -1) the last dim; scratch(bytes) is
 * memory that the call alone has, aligned to 64; user_data the definition's. "&" passes the address of a value, as Fortran's
 * functions want theirs. An optional input that is absent is NULL; no other pointer is ever NULL or misaligned, also where a
 * tensor has no elements. A text attribute is a const char *, ints are a const int64_t *, and NULL if absent.
 *
 * Of the results, "int = 0" makes another number INTERNAL; "double = z" is the output, of rank 0. Where a function takes and gives
 * numbers alone, "double = z j0(double = x)", and x is no scalar, the op is elementwise: inputs by value have the shape of z,
 * or rank 0, and the function is called for each element, by several threads unless the op is serial. Where all of them have the
 * dims [...] or rank 0, they broadcast to z, and a gradient that has z's shape is summed to its input's.
 *
 * The function is the host's kernel, so definition->kernel is NULL; but if `stream` is among the sources, it is that of GPUs, on
 * whose addresses it queues work, and definition->gpu is NULL. Then there are neither inout, scratch nor values of tensors.
 * It may be called on several threads at once, unless the op is serial, and never leaves by longjmp. Structs by value, "...",
 * callbacks and long double have no place in a prototype; a prototype that is not the function's cannot be found out:
 * EAGER_CHECK_NATIVE=1 in the environment puts guard bytes around outputs and scratch, fills outputs with NaN, compares inputs
 * before and after, and watches the mode of floating-point arithmetic, and reports as INTERNAL what the function did.
 * Files of functions have neither library nor prototype: what a file calls is what the program has defined.
 * INVALID_ARGUMENT: also where a prototype is malformed, a type does not fit its source, or an output has no source. NOT_FOUND:
 * the library or the function. UNIMPLEMENTED: libeager was built without libffi.
 */
EAGER_API eager_status *eager_op_define_native(eager_context *ctx, const eager_op_definition *definition,
                                               const char *library, const char *call);

/*
 * Spreads the work of a kernel over the library's threads: calls body(user_data, begin, end) for pieces of [0, n), each of at
 * least grain (the last may be smaller), in any order, also on the caller's thread, and returns when all are done. The
 * first status that a piece returns comes out, and pieces that have not begun then do not. Called within a kernel, with its call.
 * body must not take a lock that its caller holds, as an interpreter's. A grain below 1 is 1.
 * INVALID_ARGUMENT: n is negative or above 2^62.
 */
typedef eager_status *(*eager_range_fn)(void *user_data, int64_t begin, int64_t end);
EAGER_API eager_status *eager_parallel_for(const eager_kernel_call *call, int64_t n, int64_t grain, eager_range_fn body,
                                           void *user_data);

/* ======== Layer ======== */

/*
 * A layer is a kind (eager_kinds_json, "layers"), attributes, and variables that its first call makes:
 *
 *   eager_layer_create(ctx, "dense", "hidden", &layer);
 *   eager_layer_set_int(layer, "units", 32);
 *   eager_layer_set_string(layer, "activation", "relu");
 *   eager_layer_call(ctx, layer, &x, 1, 1, &y, &num_outputs);
 *
 * Names, defaults, initial values, and the variables' order and shapes are Keras's. A call runs ops: tapes record them,
 * a trace writes them down, and a saved function has them and the variables. A status of a layer's has the layer's name
 * in its message.
 */

/* Creates a layer of this kind. name is for messages and the variables' names; NULL or "" is the kind. NOT_FOUND: there
 * is no such kind. */
EAGER_API eager_status *eager_layer_create(eager_context *ctx, const char *kind, const char *name, eager_layer **out);

/*
 * Creates a layer from the text of eager_layer_json, with variables of its own, which are not made yet. DATA_LOSS: it
 * is no such text. NOT_FOUND, INVALID_ARGUMENT: a kind or an attribute that this library does not have.
 */
EAGER_API eager_status *eager_layer_from_json(eager_context *ctx, const char *json, eager_layer **out);

/*
 * Set an attribute, as eager_op_set_*. The build checks what depends on other values. FAILED_PRECONDITION: the layer has
 * been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no float.
 */
EAGER_API eager_status *eager_layer_set_int(eager_layer *layer, const char *attr, int64_t value);
EAGER_API eager_status *eager_layer_set_float(eager_layer *layer, const char *attr, double value);
EAGER_API eager_status *eager_layer_set_bool(eager_layer *layer, const char *attr, int32_t value);
EAGER_API eager_status *eager_layer_set_dtype(eager_layer *layer, const char *attr, int32_t value);
EAGER_API eager_status *eager_layer_set_string(eager_layer *layer, const char *attr, const char *value);
EAGER_API eager_status *eager_layer_set_ints(eager_layer *layer, const char *attr, const int64_t *values,
                                             int32_t count);

/*
 * Makes the layer's variables for inputs of these dtypes and shapes (rank i has ranks[i] dims at dims[i]; -1: any; dtype
 * 0: an optional input that is absent), with initial values from the context's random stream. The first call builds a
 * layer that is not built. Where ctx traces, the variables are made on the context that the trace began from, outside of
 * the trace and of all tapes; the call then uses that context too. Of several threads that build a layer at once one
 * does, and the numbers of the others' streams are given back. A layer that is built checks that the inputs fit.
 * INVALID_ARGUMENT: a required attribute is not set; a value of an attribute; an input of another rank or dim; a dim of
 * -1 that a variable's shape needs. Nothing has changed then.
 */
EAGER_API eager_status *eager_layer_build(eager_context *ctx, eager_layer *layer, const int32_t *dtypes,
                                          const int32_t *ranks, const int64_t *const *dims, int32_t num_inputs);

/*
 * Runs the layer. inputs and outputs are as for eager_execute: optional inputs may be NULL, or left off at the end.
 * training says whether the layer trains (dropout drops, normalizations use the batch) or infers.
 * INVALID_ARGUMENT, besides what the ops say: inputs that do not fit what the layer was built for.
 */
EAGER_API eager_status *eager_layer_call(eager_context *ctx, eager_layer *layer, eager_tensor *const *inputs,
                                         int32_t num_inputs, int32_t training, eager_tensor **outputs,
                                         int32_t *num_outputs);

/*
 * Gives a tensor as an initializer makes it for a variable of a layer: "glorot_uniform", "constant value=0.1", or the
 * name of an op that makes random numbers, with attributes behind it ("random_normal stddev=0.01"). Random numbers are
 * the context's next. INVALID_ARGUMENT: no such initializer, or attribute; a shape that it does not take.
 */
EAGER_API eager_status *eager_layer_initial_value(eager_context *ctx, const char *initializer, int32_t dtype,
                                                  const int64_t *dims, int32_t rank, eager_tensor **out);

/* Return the kind, and the name; "" for NULL. They live as long as the layer. */
EAGER_API const char *eager_layer_kind(const eager_layer *layer);
EAGER_API const char *eager_layer_name(const eager_layer *layer);

/* Returns 1 if the layer has been built; 0 if not, and for NULL. */
EAGER_API int32_t eager_layer_is_built(const eager_layer *layer);

/* Returns the number of variables; 0 before the build, and for NULL. */
EAGER_API int32_t eager_layer_num_variables(const eager_layer *layer);

/*
 * Return a variable, and its name in the kind ("kernel"; its own name has the layer's before it: "hidden/kernel"). NULL
 * and "" if index is out of range. They are borrowed: they live as long as the layer, or until the variable is replaced.
 */
EAGER_API eager_variable *eager_layer_variable(const eager_layer *layer, int32_t index);
EAGER_API const char *eager_layer_variable_name(const eager_layer *layer, int32_t index);

/*
 * Replaces a variable by v, so that two layers share one. FAILED_PRECONDITION: the layer is not built.
 * INVALID_ARGUMENT: there is no such index; another shape or dtype. FAILED_PRECONDITION: the layer is called meanwhile.
 */
EAGER_API eager_status *eager_layer_set_variable(eager_layer *layer, int32_t index, eager_variable *v);

/*
 * Gives the layer as JSON, an object: "kind", "name", "attributes" (an object; those without a value are left out), and
 * "variables", the names of the variables, null before the build. *out is released with eager_string_release.
 */
EAGER_API eager_status *eager_layer_json(const eager_layer *layer, char **out);

EAGER_API void eager_layer_retain(eager_layer *layer);
EAGER_API void eager_layer_release(eager_layer *layer);

/* ======== Checkpoint ======== */

/*
 * A checkpoint is a file of tensors and texts under keys, in the safetensors format: Python's safetensors reads it, and
 * files of other writers of that format can be opened here.
 *
 *   eager_checkpoint_writer_create(ctx, &writer);
 *   eager_checkpoint_writer_add_layer(writer, "model/layers/0", layer);
 *   eager_checkpoint_writer_add_optimizer(writer, "optimizer", optimizer);
 *   eager_checkpoint_writer_commit(ctx, writer, "run/run-1.safetensors", NULL);
 *
 *   eager_checkpoint_open(ctx, "run/run-1.safetensors", &checkpoint);
 *   eager_checkpoint_restore_layer(ctx, checkpoint, "model/layers/0", layer);
 *
 * Keys are UTF-8, not empty, and each is there once. Their parts stand between slashes; programs of all languages agree
 * on these:
 *
 *   model/layers/0/kernel                      a variable of a layer, by its name in the kind; layers of a list are
 *                                              numbered from 0
 *   optimizer/step                             an optimizer's step count, int64
 *   optimizer/learning_rate                    its learning rate, unless an op or a schedule computes it
 *   optimizer/slots/model/layers/0/kernel/m    its slot of a variable: the variable's key, the slot's name
 *   data/iterator                              the state of an input pipeline
 *   random                                     a random state: key, counter and num_forks, uint64[3]
 *
 * The format, in version 1. Tensors are those of the file. complex64 and complex128, which readers of safetensors lack, are
 * stored as F32 and F64 with a last dim of 2 (the C64 of another writer is read, too), strings as U8 of one dim: int64
 * offsets[n + 1], and then the bytes. Texts are entries of the header's __metadata__, where keys that begin with "eager_"
 * are the format's own: "eager_checkpoint" is the version, and "eager_dtypes", if there are such tensors, a JSON object
 * {"key": {"dtype": "string", "shape": [2, 3]}, ...} with the true dtypes and shapes.
 */

/* Creates a writer that has nothing yet. */
EAGER_API eager_status *eager_checkpoint_writer_create(eager_context *ctx, eager_checkpoint_writer **out);

/*
 * Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a variable has
 * now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind; and the state of an
 * optimizer, whose slots go under the first keys of their variables, which have been added before. Sparse rows become
 * dense. A random state is that of ctx.
 * ALREADY_EXISTS: a key that has been added. INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text
 * that is not UTF-8, or whose key begins with "eager_"; a slot of a variable that has not been added.
 * FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not
 * built. Nothing has been added then.
 */
EAGER_API eager_status *eager_checkpoint_writer_add_tensor(eager_checkpoint_writer *writer, const char *key,
                                                           eager_tensor *t);
EAGER_API eager_status *eager_checkpoint_writer_add_variable(eager_checkpoint_writer *writer, const char *key,
                                                             eager_variable *v);
EAGER_API eager_status *eager_checkpoint_writer_add_text(eager_checkpoint_writer *writer, const char *key,
                                                         const char *text);
EAGER_API eager_status *eager_checkpoint_writer_add_layer(eager_checkpoint_writer *writer, const char *key,
                                                          eager_layer *layer);
EAGER_API eager_status *eager_checkpoint_writer_add_optimizer(eager_checkpoint_writer *writer, const char *key,
                                                              eager_optimizer *optimizer);
EAGER_API eager_status *eager_checkpoint_writer_add_random_state(eager_checkpoint_writer *writer, const char *key,
                                                                 eager_context *ctx);

/*
 * Writes the file, which is whole or not there, also when the process is killed; it replaces an ordinary file of that
 * name, or a symbolic link to one, and has the permissions of a new file. options may be NULL. The writer keeps what it has.
 * Of tensors on a GPU one at a time is copied to the host.
 * NOT_FOUND, PERMISSION_DENIED, RESOURCE_EXHAUSTED (the disk is full): the folder or the file cannot be written.
 * INVALID_ARGUMENT: path is NULL, or not an ordinary file. DATA_LOSS: is_listed, and the folder's list is damaged.
 *
 * Threads and processes may save into one folder. Those with is_listed write one after the other, each under a lock of the
 * folder (flock, where the file system has it), for which they wait, asking ctx's interrupt (eager_context_set_interrupt);
 * its status comes out, and nothing has been written. The list is that of all of them. Deleted are, of files named alike, the
 * oldest that were listed, and a new file that a save made which was killed, or failed, before it was listed; never a
 * file that was there before that save, or was committed without is_listed since. A commit without is_listed over a file
 * of the list waits for the lock too, and takes the file off the list: eager_checkpoint_latest gives it no more.
 */
EAGER_API eager_status *eager_checkpoint_writer_commit(eager_context *ctx, eager_checkpoint_writer *writer,
                                                       const char *path, const eager_checkpoint_options *options);

EAGER_API void eager_checkpoint_writer_retain(eager_checkpoint_writer *writer);
EAGER_API void eager_checkpoint_writer_release(eager_checkpoint_writer *writer);

/*
 * Gives the path of the latest checkpoint of the folder that was committed with is_listed and is still there; NULL if
 * there is none. folder NULL or "" is the working directory. *out is released with eager_string_release. The list is
 * the file checkpoints.json, {"checkpoints": ["run-1.safetensors", "run-2.safetensors"]}, the oldest first, and beside
 * them "removing": those that are being deleted, or written and not listed yet, which the next commit with is_listed
 * deletes if they are there. DATA_LOSS: the folder's list is damaged.
 */
EAGER_API eager_status *eager_checkpoint_latest(const char *folder, char **out);

/*
 * Opens a checkpoint, and checks its header against the file's size. The file must stay as it is while it is open; a
 * file that a commit replaces goes on being read. NOT_FOUND, PERMISSION_DENIED: the file cannot be read. DATA_LOSS: it
 * is damaged, or no safetensors file. INVALID_ARGUMENT: it has a newer version of the format, or path is no ordinary file.
 * RESOURCE_EXHAUSTED: the header takes more memory than the context's load limit (eager_context_set_load_limit).
 */
EAGER_API eager_status *eager_checkpoint_open(eager_context *ctx, const char *path, eager_checkpoint **out);

/* Returns the number of tensors and texts; 0 for NULL. The tensors come first, and both in the order of their keys. */
EAGER_API int32_t eager_checkpoint_num_entries(const eager_checkpoint *checkpoint);

/* Fills in *out (set its struct_size) with all about an entry. INVALID_ARGUMENT: there is no such index. */
EAGER_API eager_status *eager_checkpoint_entry(const eager_checkpoint *checkpoint, int32_t index,
                                               eager_checkpoint_entry_info *out);

/* Returns the index of the entry of this key; -1 if there is none, and for NULL. */
EAGER_API int32_t eager_checkpoint_find(const eager_checkpoint *checkpoint, const char *key);

/*
 * Reads a tensor, to the host. NOT_FOUND: "Key w not found in checkpoint". UNIMPLEMENTED: it has a dtype that the
 * library lacks. DATA_LOSS: the file was cut since it was opened, or a tensor of strings is damaged.
 * RESOURCE_EXHAUSTED: more bytes than the context's load limit.
 */
EAGER_API eager_status *eager_checkpoint_read(eager_context *ctx, const eager_checkpoint *checkpoint, const char *key,
                                              eager_tensor **out);

/* Gives a text. *out is released with eager_string_release. NOT_FOUND: there is no text of this key. */
EAGER_API eager_status *eager_checkpoint_text(const eager_checkpoint *checkpoint, const char *key, char **out);

/*
 * Assign the checkpoint's values to variables (keys and variables have count entries each), to the variables of a layer,
 * which is built, and set the random state of ctx. All keys, dtypes and shapes are checked first: where one does not
 * fit, nothing has changed. Where reading fails (DATA_LOSS, UNKNOWN), variables before that one have their new values.
 * NOT_FOUND: a key that the checkpoint lacks. INVALID_ARGUMENT: another dtype or shape. FAILED_PRECONDITION: ctx traces a
 * function, or the layer is not built.
 */
EAGER_API eager_status *eager_checkpoint_restore_variables(eager_context *ctx, const eager_checkpoint *checkpoint,
                                                           const char *const *keys, eager_variable *const *variables,
                                                           int32_t count);
EAGER_API eager_status *eager_checkpoint_restore_layer(eager_context *ctx, const eager_checkpoint *checkpoint,
                                                       const char *key, eager_layer *layer);
EAGER_API eager_status *eager_checkpoint_restore_random_state(eager_context *ctx, const eager_checkpoint *checkpoint,
                                                              const char *key);

/*
 * Assigns the checkpoint's values to the step count, to the learning rate (if the checkpoint has it, and no op or
 * schedule computes the optimizer's), and to the slots of these variables, whose keys are keys. Slots are made for
 * variables that have some in the checkpoint; slots of other variables stay as they are. Errors are those of
 * eager_checkpoint_restore_variables; a slot that the optimizer has and the checkpoint lacks is NOT_FOUND.
 */
EAGER_API eager_status *eager_checkpoint_restore_optimizer(eager_context *ctx, const eager_checkpoint *checkpoint,
                                                           const char *key, eager_optimizer *optimizer,
                                                           const char *const *keys, eager_variable *const *variables,
                                                           int32_t count);

EAGER_API void eager_checkpoint_retain(eager_checkpoint *checkpoint);
EAGER_API void eager_checkpoint_release(eager_checkpoint *checkpoint);

/* ======== Record and event files ======== */

/*
 * A file of records is TensorFlow's TFRecord: byte strings, each with its length and checksums (CRC-32C). It may be
 * compressed as a whole. Often a record is a serialized Example, whose features the op example_with_feature writes, and
 * the ops example_feature and example_values read.
 *
 * What is written is buffered. It is handed to the system when there are 64 KiB, by _flush and _close, and by the last
 * _release, which cannot report an error. It is not synchronized with the disk. What the system does not take (the disk
 * is full) stays in the buffer: the next call, _flush or _close tries again, and fails with RESOURCE_EXHAUSTED before it
 * adds anything, so that nothing is lost without an error. After _close only _path, _close, _retain and _release may be
 * called; others are FAILED_PRECONDITION. A child of fork() cannot use its parent's writers: FAILED_PRECONDITION.
 * A compressed file needs libz.so.1: UNAVAILABLE where it is not installed.
 */

/*
 * Opens a file, which is as long as it is now: what is appended later is not read. options: compression.
 * NOT_FOUND, PERMISSION_DENIED: the file cannot be read. INVALID_ARGUMENT: it is not an ordinary file.
 */
EAGER_API eager_status *eager_record_reader_create(eager_context *ctx, const char *path,
                                                   const eager_record_options *options, eager_record_reader **out);

/*
 * Gives the next record: *size bytes at *data, which live until the reader's next call. Behind the last one *data is
 * NULL. DATA_LOSS, with the file and the record's offset: the file is cut, a checksum is wrong, or a length is more than
 * the file has; the reader stays before that record. RESOURCE_EXHAUSTED: the record is larger than the load
 * limit of the context that made the reader (eager_context_set_load_limit), or memory is out.
 */
EAGER_API eager_status *eager_record_reader_next(eager_record_reader *reader, const void **data, size_t *size);

EAGER_API void eager_record_reader_retain(eager_record_reader *reader);
EAGER_API void eager_record_reader_release(eager_record_reader *reader);

/*
 * Makes a file, in place of one of this name. NOT_FOUND (there is no such folder), PERMISSION_DENIED,
 * RESOURCE_EXHAUSTED: it cannot be made. INVALID_ARGUMENT: not an ordinary file; an unknown compression, or level.
 */
EAGER_API eager_status *eager_record_writer_create(eager_context *ctx, const char *path,
                                                   const eager_record_options *options, eager_record_writer **out);

/* Adds a record of size bytes, which is whole in the file or not there. data may be NULL with size 0. */
EAGER_API eager_status *eager_record_writer_write(eager_record_writer *writer, const void *data, size_t size);

/* Hands all records to the system; other processes can read them, also where the file is compressed. */
EAGER_API eager_status *eager_record_writer_flush(eager_record_writer *writer);

/* Flushes, and closes the file. After an error it may be called again. */
EAGER_API eager_status *eager_record_writer_close(eager_record_writer *writer);

EAGER_API void eager_record_writer_retain(eager_record_writer *writer);
EAGER_API void eager_record_writer_release(eager_record_writer *writer);

/*
 * Makes a file of events in a folder, which is made too if it is not there: events.out.tfevents.TIME.HOST.PID.NUMBER,
 * with options->suffix behind it. TensorBoard shows such folders. No two writers have the same file. Events are written
 * as records are, and also by a call that comes flush_millis after they were written last; there is no thread.
 * Errors are those of eager_record_writer_create. INVALID_ARGUMENT: folder is NULL or empty, a suffix with a slash,
 * max_queue below 0, flush_millis below -1.
 */
EAGER_API eager_status *eager_event_writer_create(eager_context *ctx, const char *folder,
                                                  const eager_event_writer_options *options, eager_event_writer **out);

/*
 * Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is UTF-8
 * (INVALID_ARGUMENT if not). Nothing has been added where a call fails.
 *   _scalar     a number, kept as float32
 *   _scalars    several numbers in one event: count tags, and their values
 *   _histogram  the distribution of a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than
 *               the one before. INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise
 *   _image      the images of a tensor of uint8 or floats [batch, height, width, channels], 1 (grey), 3 (RGB) or 4 (RGBA)
 *               channels, as PNG under the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value
 *               that is not finite are red. UNAVAILABLE: libpng16.so.16 is not installed
 *   _text       a tensor of strings, as Markdown; of rank 1 or 2 as a table
 *   _graph      the graph of a function
 *   _summary    size bytes at data: a serialized tensorflow.Summary, as it is. INVALID_ARGUMENT if it is none
 *   _event      size bytes at data: a serialized tensorflow.Event, whose record it becomes, with a time and a step of its own.
 *               INVALID_ARGUMENT if it is none
 * Sparse rows count as dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone
 * (eager_op_gradient_call.saved). Tensors of a GPU are copied to the host; errors of the device that are found by it are
 * those of eager_tensor_read.
 */
EAGER_API eager_status *eager_event_writer_scalar(eager_event_writer *writer, const char *tag, double value,
                                                  int64_t step);
EAGER_API eager_status *eager_event_writer_scalars(eager_event_writer *writer, const char *const *tags,
                                                   const double *values, int32_t count, int64_t step);
EAGER_API eager_status *eager_event_writer_histogram(eager_event_writer *writer, const char *tag, const eager_tensor *t,
                                                     int64_t step);
EAGER_API eager_status *eager_event_writer_image(eager_event_writer *writer, const char *tag, const eager_tensor *t,
                                                 int64_t step, const eager_image_options *options);
EAGER_API eager_status *eager_event_writer_text(eager_event_writer *writer, const char *tag, const eager_tensor *t,
                                                int64_t step);
EAGER_API eager_status *eager_event_writer_graph(eager_event_writer *writer, const eager_function *f, int64_t step);
EAGER_API eager_status *eager_event_writer_summary(eager_event_writer *writer, const void *data, size_t size,
                                                   int64_t step);
EAGER_API eager_status *eager_event_writer_event(eager_event_writer *writer, const void *data, size_t size);

/* As eager_record_writer_flush and _close. */
EAGER_API eager_status *eager_event_writer_flush(eager_event_writer *writer);
EAGER_API eager_status *eager_event_writer_close(eager_event_writer *writer);

/* Returns the file's path, which lives as long as the writer; "" for NULL. */
EAGER_API const char *eager_event_writer_path(const eager_event_writer *writer);

EAGER_API void eager_event_writer_retain(eager_event_writer *writer);
EAGER_API void eager_event_writer_release(eager_event_writer *writer);

/* ======== Dataset ======== */

/*
 * A dataset describes a pipeline: a kind (eager_kinds_json, "datasets"), attributes, and the datasets that it takes its
 * elements from. An element is a list of tensors, its components. An iterator runs the pipeline:
 *
 *   eager_dataset_create(ctx, "tensor_slices", NULL, 0, &slices);
 *   eager_dataset_set_tensors(slices, "tensors", images_and_labels, 2);
 *   eager_dataset_create(ctx, "shuffle", &slices, 1, &shuffled);
 *   eager_dataset_set_int(shuffled, "buffer_size", 10000);
 *   eager_dataset_create(ctx, "batch", &shuffled, 1, &batches);
 *   eager_dataset_set_int(batches, "batch_size", 64);
 *   eager_iterator_create(ctx, batches, &it);
 *   for (;;) {
 *     int32_t num_outputs = 2, end;
 *     eager_iterator_next(it, batch, &num_outputs, &end);
 *     if (end) break;
 *     ...
 *   }
 *
 * Threads. A pipeline has threads where a step asks for them: one for each prefetch, and those of a map with num_threads.
 * They run ops, and what they release may run its destroy function there. Elements come in one order, whatever the number
 * of threads.
 *
 * Random numbers. One seed gives one order. Steps without a seed of their own take the iterator's, which is drawn from the
 * context that makes it, so that who restores the context's random state has the same orders. Random ops in a map draw by the
 * element's number. A shuffle with a seed that reshuffles has an order for each iterator, by how many it had before; one
 * without a seed that does not reshuffle draws its seed from the context that first uses it, for all its iterators. An
 * iterator's state has that number and that seed, and brings them to the dataset that it is restored for.
 *
 * Errors. A status of a pipeline's names the step's kind as its op, or the op that a map ran. It comes at the element
 * that it concerns, after those before it, and the iterator goes on behind that element.
 */

/*
 * Creates a dataset over others. NOT_FOUND: there is no such kind. INVALID_ARGUMENT: the kind takes another number of
 * datasets, or they stand more than 1000 one behind the other.
 */
EAGER_API eager_status *eager_dataset_create(eager_context *ctx, const char *kind, eager_dataset *const *inputs,
                                             int32_t num_inputs, eager_dataset **out);

/*
 * Set an attribute. The dataset checks it when it is first used, which freezes it: asked for its elements, given to an
 * iterator, or one behind it was. FAILED_PRECONDITION: the dataset has been used. INVALID_ARGUMENT: the kind has no such
 * attribute, or one of another type.
 */
EAGER_API eager_status *eager_dataset_set_int(eager_dataset *dataset, const char *attr, int64_t value);
EAGER_API eager_status *eager_dataset_set_bool(eager_dataset *dataset, const char *attr, int32_t value);
EAGER_API eager_status *eager_dataset_set_string(eager_dataset *dataset, const char *attr, const char *value);
EAGER_API eager_status *eager_dataset_set_tensors(eager_dataset *dataset, const char *attr,
                                                  eager_tensor *const *tensors, int32_t count);

/*
 * Sets the op of a map, filter or flat_map: of a function (eager_function_op), of the program's code
 * (eager_op_create_host_call), or any other; its inputs are the components. From the dataset's first use on its attributes can
 * no longer change.
 */
EAGER_API eager_status *eager_dataset_set_op(eager_dataset *dataset, const char *attr, eager_op *op);

/*
 * The program's code that gives the elements of a "generator", one by one: element `index`, from 0 on in each epoch. It puts
 * handles that it hands over into outputs (NULL on entry), also when it fails, or sets *end to 1. *state is a pointer of its
 * own, NULL at the start of each epoch, in which it may keep where it is. Where the dataset has a size, any index below
 * it may come, in any order, and *state is always NULL.
 */
typedef eager_status *(*eager_generator_fn)(void *user_data, eager_context *ctx, void **state, int64_t index,
                                            eager_tensor **outputs, int32_t num_outputs, int32_t *end);

/* Gives back a *state of a generator. */
typedef void (*eager_generator_destroy_fn)(void *user_data, void *state);

/*
 * Sets the code of a "generator", and what its elements are: component i has dtypes[i] and ranks[i] dims at dims[i] (-1: any).
 * destroy_state(user_data, state) runs once for each *state that is not NULL, when its epoch or its iterator has ended;
 * destroy(user_data) when the dataset and its iterators are gone. Both may be NULL, and run as destroy functions do. A
 * status that the code returns comes out unchanged, and so does one for a component of another kind than was declared:
 * INVALID_ARGUMENT.
 */
EAGER_API eager_status *eager_dataset_set_generator(eager_dataset *dataset, const char *attr,
                                                    eager_generator_fn function, void *user_data,
                                                    void (*destroy)(void *), eager_generator_destroy_fn destroy_state,
                                                    int32_t num_outputs, const int32_t *dtypes, const int32_t *ranks,
                                                    const int64_t *const *dims);

/*
 * Gives the dtypes and shapes of the elements, as a symbolic tensor for each component; a dim of -1 varies. num_outputs is
 * as for eager_execute. INVALID_ARGUMENT: a required attribute is not set, or a value of one; what the dataset before gives.
 */
EAGER_API eager_status *eager_dataset_element(eager_context *ctx, eager_dataset *dataset, eager_tensor **outputs,
                                              int32_t *num_outputs);

/* Gives the number of elements, EAGER_INFINITE or EAGER_UNKNOWN_SIZE. Errors are those of eager_dataset_element. */
EAGER_API eager_status *eager_dataset_size(eager_context *ctx, eager_dataset *dataset, int64_t *out);

/* Returns the kind; "" for NULL. It lives as long as the library. */
EAGER_API const char *eager_dataset_kind(const eager_dataset *dataset);

EAGER_API void eager_dataset_retain(eager_dataset *dataset);
EAGER_API void eager_dataset_release(eager_dataset *dataset);

/*
 * Starts a run of the dataset, with ctx's options, a context of its own and no tapes. ctx's random stream gives the seed of
 * steps that have none. FAILED_PRECONDITION: ctx traces a function. Errors are also those of eager_dataset_element, among them
 * those of idx files; errors of other files come at the first eager_iterator_next that reads them.
 */
EAGER_API eager_status *eager_iterator_create(eager_context *ctx, eager_dataset *dataset, eager_iterator **out);

/*
 * Gives the next element and sets *end to 0; at the end it gives none, sets *end to 1 and returns NULL. *num_outputs is the
 * room of outputs on entry, and the number of components after it. After an error the next call goes on behind the element
 * that it concerns. While it waits, the interrupt of the context that made the iterator is asked
 * (eager_context_set_interrupt). Its status comes out, and the next call gives the element that would have come.
 * FAILED_PRECONDITION: the iterator has been stopped, is a parent's before fork(), or another call uses it.
 * CANCELLED: it was stopped meanwhile.
 */
EAGER_API eager_status *eager_iterator_next(eager_iterator *iterator, eager_tensor **outputs, int32_t *num_outputs,
                                            int32_t *end);

/*
 * Give the place where the iterator is as a tensor, uint8 [n], and set it, also in another process: the next element
 * after a restore is the one that would have come. Elements that lie in buffers are part of it, as row numbers where they
 * are slices of tensors, else with their values; a compressed file is read again up to its place, and a generator run again.
 * An error of an element that was made ahead is part of it, by its code and message; a payload is not, nor is the state of
 * variables that a step assigns to.
 *
 * A state belongs to pipelines with the same steps, attributes, dtypes and shapes, functions of the same ops and constants, code
 * of the program's with the same names and shapes, files of the same names (their folders may differ), and tensors of the same
 * values, of which up to 64 KiB are looked at, evenly spread. num_threads, host_threads and prefetch's buffer_size may differ.
 * Whether code of one name does the same, and what variables and files have, is not known. Any language may go on with it.
 *
 * Both wait for the threads, and ask the interrupt as eager_iterator_next does. After its status the call may be repeated: a
 * save has changed nothing, a restore has ended the run, so that eager_iterator_next is CANCELLED before the next restore.
 * FAILED_PRECONDITION: a generator that cannot be skipped forward. INVALID_ARGUMENT: the state is another pipeline's, or none, or
 * not uint8 [n] on the host. DATA_LOSS: it is damaged, or a file has been cut since. After any other failure of a restore the
 * iterator is where it was. CANCELLED: the iterator was stopped meanwhile, and stays so.
 */
EAGER_API eager_status *eager_iterator_save(eager_iterator *iterator, eager_tensor **out);
EAGER_API eager_status *eager_iterator_restore(eager_iterator *iterator, eager_tensor *state);

/*
 * Ends the iterator for good and waits for its threads, on any thread and at any time, also while others are within
 * eager_iterator_next, eager_iterator_restore or a stop. A restore that it meets is CANCELLED; one that is over before has
 * made the run that ends. It waits for the call of the program's code that a thread is in, and asks the interrupt meanwhile, on
 * a fork of the context that made the iterator: its status comes out, the iterator has been stopped all the same, and the next
 * stop waits again. A language calls it at its exit, and holds no lock that a callback takes. A call from one of the
 * iterator's own threads does not wait. What lies in buffers is released with the iterator.
 */
EAGER_API eager_status *eager_iterator_stop(eager_iterator *iterator);

/*
 * Gives what each step has done since the last eager_iterator_restore, from the last to the first, as JSON: [{"kind": "batch",
 * "elements": 937, "errors": 0, "seconds": 0.021}, ...]. seconds is the time that was waited for the step, with that of those
 * before it on the same thread. *out is released with eager_string_release. FAILED_PRECONDITION: as for eager_iterator_next.
 */
EAGER_API eager_status *eager_iterator_stats(eager_iterator *iterator, char **out);

EAGER_API void eager_iterator_retain(eager_iterator *iterator);

/* Takes away a reference. The last release cancels the run and does not wait: its threads end soon after. */
EAGER_API void eager_iterator_release(eager_iterator *iterator);

#ifdef __cplusplus
}
#endif

#endif /* EAGER_C_H_ */
