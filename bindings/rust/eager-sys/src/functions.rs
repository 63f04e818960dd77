// Written by bindings/generate from include/eager_c.h; changes belong there.

use crate::types::*;
use crate::{c_char, c_void};
#[cfg(feature = "dlopen")]
use crate::{library, LoadError};

functions! {
    /// Returns the version of this interface that the library has, as major \<\< 16 | minor. This function and
    /// eager_version are the same in every major version, so that a program can name the library that it refuses.
    fn eager_abi_version() -> u32;

    /// Returns the library's version, such as "1.0.0", or "1.0.0-rc.1" before that release. The text lives for ever.
    fn eager_version() -> *const c_char;

    /// Returns the name of a dtype: "float32" for EAGER_FLOAT32, "" for an unknown dtype. The text lives for ever.
    fn eager_dtype_name(dtype: i32) -> *const c_char;

    /// Returns the number of bytes of one element; 0 for EAGER_STRING and an unknown dtype.
    fn eager_dtype_size(dtype: i32) -> usize;

    /// Returns the name of a code: "INVALID_ARGUMENT" for EAGER_INVALID_ARGUMENT, "" for an unknown code. The text
    /// lives for ever.
    fn eager_code_name(code: i32) -> *const c_char;

    /// Gives a JSON object that says how the library was built and what it uses on this machine, for bug reports and
    /// benchmarks. It has the members "version"   string, as eager_version returns it "blas"      string, the library
    /// of matrix products, opened at the first product or by this call; "": it cannot be opened "blas_core" string,
    /// the processor for which the library of "blas" chose its kernels: "SkylakeX" "simd"      string, the
    /// instruction set of the other CPU kernels, as "AVX2"; "scalar": no vectors "onednn"    bool, whether
    /// convolutions use oneDNN; "onednn_version" is a string "backends"  list of strings: the kinds of devices, "cpu"
    /// first "devices"   list of strings: "cpu:0", ... "threads"   int, the number of threads of the CPU's team and
    /// perhaps more. \*out is released with eager_string_release. Any thread may call this function.
    fn eager_build_info(out: *mut *mut c_char) -> *mut eager_status;

    /// Returns the status's code; EAGER_OK (0) for NULL.
    fn eager_status_code(s: *const eager_status) -> i32;

    /// Returns the status's message; "" for NULL. The message ends with " \[Op:name\]" when an op was running.
    fn eager_status_message(s: *const eager_status) -> *const c_char;

    /// Returns the name of the op that failed; "" for NULL and when no op was running.
    fn eager_status_op(s: *const eager_status) -> *const c_char;

    /// Returns EAGER_DETAIL_AXIS where the error is about an axis, for which some languages have an exception of its
    /// own; 0 otherwise, and for NULL.
    fn eager_status_detail(s: *const eager_status) -> i32;

    /// Returns a status for a callback to return. The status belongs to the caller until it is returned or released.
    /// Returns NULL for EAGER_OK. An unknown code becomes EAGER_UNKNOWN, and message may be NULL. When memory is out,
    /// the function returns the static RESOURCE_EXHAUSTED.
    fn eager_status_new(code: i32, message: *const c_char) -> *mut eager_status;

    /// Returns a status as eager_status_new does, with a payload, such as the exception of the caller's language that
    /// the status stands for. The payload comes out of the call within which the callback ran, through ops,
    /// functions, loops and tapes, on any thread. Where the library keeps the failure and reports it later, or more
    /// than once, all those statuses share the payload. destroy(payload) runs once: after the last of these statuses,
    /// on the thread that causes that; or before this call returns, if the code is EAGER_OK or memory is out. destroy
    /// may be NULL.
    fn eager_status_new_with(
        code: i32,
        message: *const c_char,
        payload: *mut c_void,
        destroy: Option<eager_destroy_fn>,
    ) -> *mut eager_status;

    /// Returns the payload of s, borrowed: it lives as long as s. Returns NULL if s has no payload or was made with
    /// another destroy, so that two languages in a process do not take each other's payloads.
    fn eager_status_payload(s: *const eager_status, destroy: Option<eager_destroy_fn>) -> *mut c_void;

    /// Releases a status. Takes NULL. There is no retain: a status has one owner.
    fn eager_status_release(s: *mut eager_status);

    /// Releases a char \* that this library gave. Takes NULL.
    fn eager_string_release(s: *mut c_char);

    /// Creates a context. options is NULL for the defaults. The first call of the process finds the devices. What
    /// that sets up (devices, memory pools, kernels) is shared by all contexts and lives as long as the process.
    /// INVALID_ARGUMENT: num_threads is negative, placement or copy_policy is unknown, or reserved is not 0.
    fn eager_context_create(options: *const eager_context_options, out: *mut *mut eager_context) -> *mut eager_status;

    /// Creates a context for another line of execution. It has ctx's options and device scope as they were set last,
    /// no active tapes, and a random stream of its own. This stream follows from ctx's seed and from how many forks
    /// of ctx were made before: a program that makes its forks in one order draws the same numbers. Tensors, ops,
    /// variables and optimizers may be used with either context. The new context does not depend on ctx, which may be
    /// released first. Any thread may call this function at any time, also while another thread uses ctx.
    fn eager_context_fork(ctx: *mut eager_context, out: *mut *mut eager_context) -> *mut eager_status;

    /// Sets the device scope: the device that ops run on if they have none of their own (eager_op_set_device). NULL
    /// stands for automatic: an op runs where its inputs lie; when they disagree, on a GPU; without inputs, on the
    /// context's default device (see eager_context_options.placement). A zero-rank input on the host has no say and
    /// moves freely.
    fn eager_context_set_device(ctx: *mut eager_context, device: *const c_char) -> *mut eager_status;

    /// Returns the device scope that is set, in the form "gpu:0"; NULL if it is automatic or ctx is NULL. The text
    /// lives for ever.
    fn eager_context_device(ctx: *const eager_context) -> *const c_char;

    /// Sets whether GPUs may multiply float32 as TF32 in matmul and convolutions, with 10 bits of mantissa instead of
    /// 23, which is several times faster. The setting is 0 at first; a fork takes it over. The CPU does not know
    /// TF32.
    fn eager_context_allow_tf32(ctx: *mut eager_context, allow: i32) -> *mut eager_status;

    /// Sets the most memory, in bytes, that one call may take for what comes from a file. A fork takes the limit
    /// over. The limit is 0 at first, which stands for 256 MiB and 8 times the size of the file together with an ONNX
    /// model's external data. A load that would exceed the limit is RESOURCE_EXHAUSTED before the memory is taken,
    /// since a small file can describe far more than it has. It holds for eager_function_load,
    /// eager_function_import_onnx   the file's text, tensors (also those that ops on constants give) and the
    /// function's nodes, each by an estimate of some KiB; what is freed meanwhile stays counted
    /// eager_checkpoint_open, eager_checkpoint_read,     the header; each tensor by itself
    /// eager_checkpoint_restore_\* datasets of kind idx                              the files' bytes, when the
    /// dataset is first used datasets of kinds records and text_lines,         each record or line by itself: what
    /// streams through is not counted eager_record_reader_next                          (the limit of the context
    /// that made the iterator or the reader) INVALID_ARGUMENT: bytes is negative.
    fn eager_context_set_load_limit(ctx: *mut eager_context, bytes: i64) -> *mut eager_status;

    /// Sets the function that while_loop, map and scan, also in functions, call between iterations, and iterators and
    /// the commit of a checkpoint while they wait, some ten times a second. With it a language can stop what runs
    /// long (Ctrl-C, a deadline). NULL, as at first, stands for none. Traces and later forks take the function over.
    /// destroy(user_data) runs when none of these contexts has the function any more; destroy may be NULL.
    fn eager_context_set_interrupt(
        ctx: *mut eager_context,
        function: Option<eager_interrupt_fn>,
        user_data: *mut c_void,
        destroy: Option<eager_destroy_fn>,
    ) -> *mut eager_status;

    /// Gives the stream that the device computes on: a cudaStream_t for a GPU, NULL for the CPU. All contexts share
    /// the stream, and work queued on it runs in order with the ops. It must not be destroyed.
    fn eager_context_stream(
        ctx: *mut eager_context,
        device: *const c_char,
        stream: *mut *mut c_void,
    ) -> *mut eager_status;

    /// Pause and resume all active tapes of the context, present and future. The tapes see nothing of what runs
    /// between pause and resume. Pauses are counted: recording goes on after as many resumes. A resume too many is
    /// FAILED_PRECONDITION.
    fn eager_context_pause_tapes(ctx: *mut eager_context) -> *mut eager_status;

    /// Pause and resume all active tapes of the context, present and future. The tapes see nothing of what runs
    /// between pause and resume. Pauses are counted: recording goes on after as many resumes. A resume too many is
    /// FAILED_PRECONDITION.
    fn eager_context_resume_tapes(ctx: *mut eager_context) -> *mut eager_status;

    /// Returns 1 if an op on t would be recorded, that is if a tape that records on ctx knows t; 0 otherwise, and for
    /// NULL. A language that traces closures asks this for the tensors that they close over: a tensor that is watched
    /// had better be an input than a constant.
    fn eager_context_is_watched(ctx: *const eager_context, t: *const eager_tensor) -> i32;

    /// Starts the random stream anew, as that of a new context with this seed; here 0 is a seed as any other. The
    /// same seed gives the same numbers on every device and in every language. Ops whose attribute `seed` is not 0 do
    /// not use the stream.
    fn eager_context_set_seed(ctx: *mut eager_context, seed: u64) -> *mut eager_status;

    /// Fill in \*out (set its struct_size) with the state of the random stream, and set it: what follows draws the
    /// numbers that it drew, or would have drawn, behind that state, and forks get the streams that they would have
    /// got.
    fn eager_context_get_random_state(ctx: *mut eager_context, out: *mut eager_random_state) -> *mut eager_status;

    /// Fill in \*out (set its struct_size) with the state of the random stream, and set it: what follows draws the
    /// numbers that it drew, or would have drawn, behind that state, and forks get the streams that they would have
    /// got.
    fn eager_context_set_random_state(ctx: *mut eager_context, state: *const eager_random_state) -> *mut eager_status;

    /// Waits until all devices have finished what any context queued, and reports the first error that one of them
    /// found. The call waits for every device, also when one has failed; the message tells of the other errors.
    fn eager_context_synchronize(ctx: *mut eager_context) -> *mut eager_status;

    /// Fills in \*out (set its struct_size) with the memory of the device; NULL: the host. The figures are those of
    /// the process.
    fn eager_context_memory(
        ctx: *mut eager_context,
        device: *const c_char,
        out: *mut eager_memory_info,
    ) -> *mut eager_status;

    /// Sets the most memory, in bytes, that the process may take from the device (`reserved` of eager_memory_info),
    /// whichever context uses it. device NULL is the host; bytes 0, as at first, is no limit. An allocation that
    /// would go beyond the limit is tried again when the memory that is kept for reuse has been given back, and once
    /// more when the collectors have been asked, where they are (eager_memory_on_pressure). If that fails too, it is
    /// RESOURCE_EXHAUSTED. What is in use already stays so. On the host the limit counts tensors and what ops need
    /// while they run, not the program's other memory; on a GPU it does not count what CUDA itself takes.
    /// INVALID_ARGUMENT: bytes is negative.
    fn eager_context_set_memory_limit(ctx: *mut eager_context, device: *const c_char, bytes: i64) -> *mut eager_status;

    /// ```text
    /// Adds a collector for all devices of the process. A language needs one since its garbage collector sees the handle alone, and not the memory that it stands for. The collector is asked
    ///   - at the start of the next call that takes a context, on that call's thread, when a device's in_use has grown by `step` bytes, and by a quarter, since the collector was asked last or added. Growth in handles and small tensors is noticed with some MiB a thread's delay;
    ///   - when an allocation fails that an output needs, or an op while it runs on the host, on the thread that allocates, as soon as that thread holds no lock of the library. The allocation, the op, or the update of variables, is then tried once more, unless it may have written over its inputs or changed a variable. Several threads may ask one collector at once. A status that is not NULL ends the call at hand and comes out of it; the other collectors are asked nevertheless. If the same function and user_data are given again, the new step counts, and destroy is ignored. A step of 0 removes the collector, and its destroy(user_data) runs, at the latest when no thread asks the collector any more. At the end of the process collectors are neither asked nor destroyed. INVALID_ARGUMENT: function is NULL, step is negative. NOT_FOUND: step is 0, and there is no such collector.
    /// ```
    fn eager_memory_on_pressure(
        step: i64,
        function: Option<eager_pressure_fn>,
        user_data: *mut c_void,
        destroy: Option<eager_destroy_fn>,
    ) -> *mut eager_status;

    /// Returns the number of devices; 0 for NULL. The list of devices is the same in all contexts, and cpu:0 is the
    /// first.
    fn eager_context_num_devices(ctx: *const eager_context) -> i32;

    /// Returns the number of devices of a kind, "cpu" or "gpu"; 0 for NULL and unknown kinds.
    fn eager_context_num_devices_of_kind(ctx: *const eager_context, kind: *const c_char) -> i32;

    /// Returns the name of a device, such as "gpu:0"; NULL for NULL and an index out of range. The text lives for
    /// ever.
    fn eager_context_device_name(ctx: *const eager_context, index: i32) -> *const c_char;

    /// Add and take away a reference. When the last context is gone, tensors can still be read and formatted, and
    /// ops, variables and forks work. Tapes of a context that is gone have stopped; what they recorded can still be
    /// differentiated in another context.
    fn eager_context_retain(ctx: *mut eager_context);

    /// Add and take away a reference. When the last context is gone, tensors can still be read and formatted, and
    /// ops, variables and forks work. Tapes of a context that is gone have stopped; what they recorded can still be
    /// differentiated in another context.
    fn eager_context_release(ctx: *mut eager_context);

    /// Creates a tensor on the host with a copy of data, which is dense, row-major and num_bytes long. num_bytes must
    /// be exactly the product of dims times the element's size. Rank 0 (dims may be NULL) is one element; a dim of 0
    /// makes an empty tensor (data may be NULL, except for EAGER_STRING). data needs no alignment. Each byte of a
    /// boolean but 0 is stored as 1. The data of EAGER_STRING are int64 offsets\[n + 1\], also where n is 0, and then
    /// the bytes: element i is bytes offsets\[i\] up to offsets\[i + 1\]. offsets\[0\] is 0, none is lower than the
    /// one before, and the last is the number of bytes that follow. INVALID_ARGUMENT: a rank outside \[0, 32\], a
    /// negative dim, a wrong num_bytes, bad offsets.
    fn eager_tensor_create(
        ctx: *mut eager_context,
        dtype: i32,
        dims: *const i64,
        rank: i32,
        data: *const c_void,
        num_bytes: usize,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Creates a tensor as eager_tensor_create does, but on the caller's memory, which is not copied if it is aligned
    /// to its element (a complex one: to its half). The memory must stay as it is until destroy(user_data) runs. The
    /// library never writes to it, not even when the tensor is a variable's value and the variable is assigned to.
    /// destroy may be NULL. It runs once: when the last tensor on the memory is released, on the thread that releases
    /// it; or before this call returns, if the call fails or had to copy the memory (memory that is not aligned,
    /// strings). Booleans are read through once (some 0.03 ns a byte): INVALID_ARGUMENT if a byte is neither 0 nor 1.
    fn eager_tensor_wrap(
        ctx: *mut eager_context,
        dtype: i32,
        dims: *const i64,
        rank: i32,
        data: *mut c_void,
        num_bytes: usize,
        destroy: Option<eager_destroy_fn>,
        user_data: *mut c_void,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Create a weak scalar: the 2 in x \* 2. As an op's input it takes the dtype and device of the other operands:
    /// an integer takes the dtype of any number, a float that of any float or complex number. Next to booleans an
    /// integer makes the op compute in int64, or in float32 where it takes floats alone; a float next to integers
    /// makes them floats (eager_execute). On its own, in a variable or a copy, a weak scalar is int64 or float32,
    /// while an operand of float64 gets all of a double's digits. An op refuses an integer that the dtype does not
    /// have, such as -1 next to uint8 (INVALID_ARGUMENT).
    fn eager_tensor_scalar_int(ctx: *mut eager_context, value: i64, out: *mut *mut eager_tensor) -> *mut eager_status;

    /// Create a weak scalar: the 2 in x \* 2. As an op's input it takes the dtype and device of the other operands:
    /// an integer takes the dtype of any number, a float that of any float or complex number. Next to booleans an
    /// integer makes the op compute in int64, or in float32 where it takes floats alone; a float next to integers
    /// makes them floats (eager_execute). On its own, in a variable or a copy, a weak scalar is int64 or float32,
    /// while an operand of float64 gets all of a double's digits. An op refuses an integer that the dtype does not
    /// have, such as -1 next to uint8 (INVALID_ARGUMENT).
    fn eager_tensor_scalar_float(ctx: *mut eager_context, value: f64, out: *mut *mut eager_tensor) -> *mut eager_status;

    /// Fills in \*out with all about a tensor: dtype, dims, device and more. Set out-\>struct_size first. The call
    /// does not wait.
    fn eager_tensor_info(t: *const eager_tensor, out: *mut eager_tensor_description) -> *mut eager_status;

    /// Releases each tensor of a list, whose entries may be NULL. A NULL list and a count of 0 or less are harmless.
    fn eager_tensors_release(tensors: *const *mut eager_tensor, count: i32);

    /// Adds a reference.
    fn eager_tensor_retain(t: *mut eager_tensor);

    /// Takes away a reference. When the last tensor on a buffer is gone, its memory is free for other tensors at
    /// once, on a GPU too.
    fn eager_tensor_release(t: *mut eager_tensor);

    /// Returns the dtype, such as EAGER_FLOAT32; 0 for NULL.
    fn eager_tensor_dtype(t: *const eager_tensor) -> i32;

    /// Returns the rank; 0 for NULL.
    fn eager_tensor_rank(t: *const eager_tensor) -> i32;

    /// Returns the dims, as many as the rank; NULL for NULL, any pointer for rank 0. They live as long as the tensor.
    fn eager_tensor_dims(t: *const eager_tensor) -> *const i64;

    /// Returns the product of the dims; 0 for NULL; -1 when a dim is not known.
    fn eager_tensor_num_elements(t: *const eager_tensor) -> i64;

    /// Returns the number of bytes that eager_tensor_read writes: for strings that of the offsets and the bytes, for
    /// sparse rows that of the dense tensor. Returns 0 for NULL, and (size_t)-1 when a dim is not known.
    fn eager_tensor_num_bytes(t: *const eager_tensor) -> usize;

    /// Returns the device's name, such as "cpu:0"; "" for NULL and for symbolic tensors. The text lives for ever.
    fn eager_tensor_device(t: *const eager_tensor) -> *const c_char;

    /// Returns a number that no other tensor or variable of this process has or will have; 0 for NULL. A tensor that
    /// shares the memory of another (identity, reshape) has a number of its own.
    fn eager_tensor_id(t: *const eager_tensor) -> i64;

    /// Gives the elements of a tensor on the host, not copied: row-major, eager_tensor_num_bytes bytes, to be read
    /// only. They live as long as the tensor and are aligned to their element, no more. FAILED_PRECONDITION: the
    /// tensor is on another device, symbolic, a shape alone (eager_op_gradient_call.saved), or sparse rows.
    fn eager_tensor_data(t: *const eager_tensor, out: *mut *const c_void) -> *mut eager_status;

    /// Copies the elements to dst, from any device, and waits for them. num_bytes must be eager_tensor_num_bytes. Of
    /// sparse rows the call copies the elements of the dense tensor, with the same bits as eager_tensor_to_dense. An
    /// error that the device found comes out of this call. INVALID_ARGUMENT: another num_bytes. FAILED_PRECONDITION:
    /// the tensor is symbolic, or a shape alone (eager_op_gradient_call.saved).
    fn eager_tensor_read(t: *const eager_tensor, dst: *mut c_void, num_bytes: usize) -> *mut eager_status;

    /// Gives a tensor with the value of t on a device; t itself never changes. Tapes know the copy: the gradient
    /// comes back to t's device. If t lies on that device already, the result is a new tensor on the same memory. A
    /// copy to the host has finished when the call returns. INVALID_ARGUMENT: device is NULL, or t has strings and
    /// device is not the host.
    fn eager_tensor_copy_to(
        ctx: *mut eager_context,
        t: *mut eager_tensor,
        device: *const c_char,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Gives the value as text, as NumPy prints it: "\[\[1 2\]\n \[3 4\]\]", "6.0"; a long text has "..." in the
    /// middle. The text is the same in every language, so a binding prints it. Sparse rows show their parts. The call
    /// waits, as eager_tensor_read does. FAILED_PRECONDITION: the tensor is symbolic, or a shape alone
    /// (eager_op_gradient_call.saved).
    fn eager_tensor_format(t: *const eager_tensor, out: *mut *mut c_char) -> *mut eager_status;

    /// Gives the value as text as eager_tensor_format does, with these options instead of NumPy's defaults.
    fn eager_tensor_format_with(
        t: *const eager_tensor,
        options: *const eager_format_options,
        out: *mut *mut c_char,
    ) -> *mut eager_status;

    /// Gives the tensor to another library: \*managed is a DLManagedTensorVersioned (DLPack 1.x) with a reference to
    /// the memory. It belongs to the caller, who passes it on or calls its deleter, on any thread. It is flagged
    /// read-only, and its memory must not be written to, unless options ask for a copy. FAILED_PRECONDITION: the
    /// tensor is symbolic, a shape alone (eager_op_gradient_call.saved), or sparse rows. INVALID_ARGUMENT: it has
    /// strings. UNIMPLEMENTED: its device cannot do this.
    fn eager_tensor_to_dlpack(
        ctx: *mut eager_context,
        t: *mut eager_tensor,
        options: *const eager_dlpack_options,
        managed: *mut *mut c_void,
    ) -> *mut eager_status;

    /// Creates a tensor on the memory of a DLManagedTensorVersioned. The call consumes managed, also on failure: its
    /// deleter runs once, when the last tensor on the memory is released, on the thread that releases it, or before
    /// this call returns. For memory of a GPU the deleter runs when the GPU has done what was queued on it, in a
    /// later call that uses that GPU. Memory that is not row-major or not aligned to its element is copied. So are
    /// booleans of a GPU, of which each byte but 0 becomes 1; booleans of the host must be 0 or 1, as for
    /// eager_tensor_wrap. The memory must not be written to while the tensor lives. The producer has made the data
    /// safe to read on the device's stream (eager_context_stream), as DLPack's protocol says. INVALID_ARGUMENT:
    /// managed is NULL, another major version, a type that has no dtype here, more than 32 dims. UNIMPLEMENTED:
    /// memory of a device that this library does not drive.
    fn eager_tensor_from_dlpack(
        ctx: *mut eager_context,
        managed: *mut c_void,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Returns 1 if t is sparse rows; 0 if not, and for NULL.
    fn eager_tensor_is_sparse_rows(t: *const eager_tensor) -> i32;

    /// Gives the parts of sparse rows: indices int64\[n\], which may repeat, and values \[n, ...\]. The dense
    /// tensor's row r is the sum of the values\[i\] where indices\[i\] is r. Both parts are the caller's to release.
    /// INVALID_ARGUMENT: t is not sparse rows.
    fn eager_tensor_sparse_rows(
        t: *const eager_tensor,
        indices: *mut *mut eager_tensor,
        values: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Gives the dense tensor that sparse rows stand for, known to the tapes. For a dense t it gives another
    /// reference to t itself.
    fn eager_tensor_to_dense(
        ctx: *mut eager_context,
        t: *mut eager_tensor,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Creates a prepared call of the op `name` with its default attributes. Names are snake_case: the Array API
    /// standard's where it has the function ("add", "permute_dims"), else TensorFlow's ("conv2d", "gather"). The
    /// handle may be used with every context and outlives them. NOT_FOUND: there is no such op.
    fn eager_op_create(ctx: *mut eager_context, name: *const c_char, out: *mut *mut eager_op) -> *mut eager_status;

    /// Returns the op's name; "" for NULL.
    fn eager_op_name(op: *const eager_op) -> *const c_char;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_int(op: *mut eager_op, attr: *const c_char, value: i64) -> *mut eager_status;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_float(op: *mut eager_op, attr: *const c_char, value: f64) -> *mut eager_status;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_bool(op: *mut eager_op, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_dtype(op: *mut eager_op, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_string(op: *mut eager_op, attr: *const c_char, value: *const c_char) -> *mut eager_status;

    /// Set an attribute; a later value replaces an earlier one. The first execution freezes the op. A float attribute
    /// takes an int too, all of whose digits count where integers are computed (arange, pad). eager_execute sees
    /// whether the value makes sense for the inputs. INVALID_ARGUMENT: the op has no such attribute, or one of
    /// another type; an unknown dtype; a NULL string. FAILED_PRECONDITION: the op has been executed.
    fn eager_op_set_ints(op: *mut eager_op, attr: *const c_char, values: *const i64, count: i32) -> *mut eager_status;

    /// Sets the device that the op runs on, which overrides the context's scope; NULL: none. FAILED_PRECONDITION: the
    /// op has been executed.
    fn eager_op_set_device(op: *mut eager_op, device: *const c_char) -> *mut eager_status;

    /// Adds a reference.
    fn eager_op_retain(op: *mut eager_op);

    /// Adds a reference.
    fn eager_op_release(op: *mut eager_op);

    /// Runs an op. inputs: as the registry lists them; an optional one may be NULL, or left off at the end. Inputs of
    /// several dtypes are promoted as the Array API standard says; an integer with a float tensor, a case that the
    /// standard leaves open, takes the float's dtype. Where integers become floats otherwise (divide, mean, sqrt,
    /// next to a weak float), those of 64 bits become float64, so that a count or an index keeps its value up to
    /// 2^53, and narrower ones and booleans float32; a cast before the op chooses another dtype. Broadcasting is
    /// NumPy's. Sparse rows become dense. Inputs on another device are copied, or are an error (see
    /// eager_context_options.copy_policy). outputs: room for \*num_outputs handles; \*num_outputs becomes how many
    /// were written. They belong to the caller. With too little room nothing runs, and \*num_outputs becomes how many
    /// are needed (INVALID_ARGUMENT). After any other failure \*num_outputs means nothing. After every failure all
    /// entries of outputs are NULL. An output never shares memory that is written to later; it may share that of an
    /// input (reshape, identity).
    ///
    /// ```text
    /// INVALID_ARGUMENT    number, dtypes, shapes or devices of the inputs; a value of an attribute; values that the op refuses (an index out of range, an integer division by zero), on the CPU at once
    /// UNIMPLEMENTED       there is no kernel for this dtype on this device The status names the op.
    /// ```
    fn eager_execute(
        ctx: *mut eager_context,
        op: *mut eager_op,
        inputs: *const *mut eager_tensor,
        num_inputs: i32,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
    ) -> *mut eager_status;

    /// Runs an op as eager_execute does, with call arguments: attributes whose values come with the call, so that
    /// x\[i, j\] needs no op handle for each position. Every attribute that is a number, a list of numbers or a
    /// choice is an argument, in the order of the registry's "argument". The handle itself is not changed. args:
    /// num_args numbers, that is, for each argument from the first: int, dtype, bool   the value (a bool: 0, or
    /// anything else) float              the bits of the double; integers beyond 2^53 are for eager_op_set_int ints
    /// the number of values, then the values string             the place of a choice among the registry's "choices"
    /// Arguments that are left off at the end keep the prepared value. With num_args 0 this is eager_execute.
    /// reshape, shape \[2, 3\]: {2, 2, 3}           slice, begin \[0, 1\], size \[1, -1\]: {2, 0, 1, 2, 1, -1}
    /// softmax, axis -1: {-1}                     sum, axis \[0\]: {1, 0}; without arguments: over all axes
    /// INVALID_ARGUMENT, besides eager_execute's: a list that is longer than args, an unknown dtype or choice,
    /// numbers left over.
    fn eager_execute_args(
        ctx: *mut eager_context,
        op: *mut eager_op,
        inputs: *const *mut eager_tensor,
        num_inputs: i32,
        args: *const i64,
        num_args: i32,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
    ) -> *mut eager_status;

    /// Runs an op as eager_execute_args does, with any of its arguments: given has the bit 1 \<\< i for each argument
    /// i, as the registry counts, whose value comes with the call. args holds the values of these arguments alone, in
    /// their order; the others keep the prepared value. sum, keepdims true alone, which is argument 1: given 2, args
    /// {1} INVALID_ARGUMENT, besides eager_execute_args': a bit of an argument that the op does not have; numbers
    /// that end before the last argument that is given.
    fn eager_execute_masked(
        ctx: *mut eager_context,
        op: *mut eager_op,
        inputs: *const *mut eager_tensor,
        num_inputs: i32,
        given: u64,
        args: *const i64,
        num_args: i32,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
    ) -> *mut eager_status;

    /// Gives all ops as JSON; see "For a binding's author" above. \*out is released with eager_string_release.
    fn eager_registry_json(ctx: *mut eager_context, out: *mut *mut c_char) -> *mut eager_status;

    /// Gives one op as JSON, an object of eager_registry_json, for a binding that makes its functions when they are
    /// asked for. \*out is released with eager_string_release. NOT_FOUND: there is no such op.
    fn eager_op_json(ctx: *mut eager_context, name: *const c_char, out: *mut *mut c_char) -> *mut eager_status;

    /// Gives all kinds of something other than an op as JSON, in the same notation. kind is "datasets", "layers",
    /// "optimizers" or "schedules". \*out is released with eager_string_release. INVALID_ARGUMENT: another kind; the
    /// message names those that there are.
    fn eager_kinds_json(ctx: *mut eager_context, kind: *const c_char, out: *mut *mut c_char) -> *mut eager_status;

    /// Creates a tape that records, from here on, what its context executes: every op with an input that the tape
    /// knows. The tape knows a tensor that was watched, is a trainable variable's value, or is the output of a
    /// recorded op. It keeps alive what the gradients need of these and nothing else. options: NULL for a tape that
    /// gives one gradient and watches variables. Tapes of a context nest and overlap freely and may be stopped in any
    /// order. A gradient that one tape computes while another records is recorded by that other tape, which can
    /// differentiate it again.
    fn eager_tape_create(
        ctx: *mut eager_context,
        options: *const eager_tape_options,
        out: *mut *mut eager_tape,
    ) -> *mut eager_status;

    /// Makes the tape know a tensor. The call comes before the ops that use the tensor. Watching a tensor twice is
    /// harmless; one of integers or booleans may be watched but has no gradient. INVALID_ARGUMENT: sparse rows, which
    /// are no tensor of their own; watch their values or the dense form before they are used.
    fn eager_tape_watch(tape: *mut eager_tape, t: *mut eager_tensor) -> *mut eager_status;

    /// Makes the tape watch what is read from v from here on, also if v is not trainable or the tape ignores
    /// variables. The tape keeps v alive.
    fn eager_tape_watch_variable(tape: *mut eager_tape, v: *mut eager_variable) -> *mut eager_status;

    /// Pause and resume the tape: it does not record what runs between pause and resume. Pauses are counted:
    /// recording goes on after as many resumes. A resume too many is FAILED_PRECONDITION.
    fn eager_tape_pause(tape: *mut eager_tape) -> *mut eager_status;

    /// Pause and resume the tape: it does not record what runs between pause and resume. Pauses are counted:
    /// recording goes on after as many resumes. A resume too many is FAILED_PRECONDITION.
    fn eager_tape_resume(tape: *mut eager_tape) -> *mut eager_status;

    /// Ends recording for good; what was recorded can be differentiated. Stopping a tape twice is harmless.
    fn eager_tape_stop(tape: *mut eager_tape) -> *mut eager_status;

    /// Forgets all records and watches, of tensors and variables. A tape that records goes on recording; one that has
    /// stopped stays so. A tape that gave its one gradient counts as unused again.
    fn eager_tape_reset(tape: *mut eager_tape) -> *mut eager_status;

    /// Returns 1 if the tape has not stopped and is not paused by eager_tape_pause; 0 otherwise, and for NULL.
    fn eager_tape_is_recording(tape: *const eager_tape) -> i32;

    /// Computes the gradients of the sum of all targets, each weighted by its output gradient, for tensors and
    /// variables.
    ///
    /// targets            one at least. One that the tape does not know contributes nothing. Sparse rows stand for
    /// the sum of their values. output_gradients   num_targets entries of their target's shape (another dtype is
    /// cast); NULL, or a NULL entry: ones sources            tensors: watched ones, or any that recorded ops computed
    /// variables          variables that the tape watches: the gradient of all their values that were read, summed
    /// gradients          room for num_sources + num_variables: first those of the sources, then of the variables.
    /// Each has its source's shape, dtype and device, may be sparse rows, and belongs to the caller. NULL, or zeros
    /// if options ask, where no path leads to the source, and for integers and booleans; always NULL for strings. All
    /// are NULL on failure.
    ///
    /// ctx runs the backward ops, each where its inputs lie, and its active tapes record them. ctx is the tape's own
    /// context while the tape records, and any context after the tape has stopped. A tape that is not persistent
    /// stops, gives one gradient, and releases what it kept; a call that fails may have used the tape up. A
    /// persistent tape may be asked again, and if it still records, it records its own backward ops too. For complex
    /// numbers a gradient g means that the result changes by the real part of sum(conj(g) \* dx), as in TensorFlow.
    ///
    /// ```text
    /// FAILED_PRECONDITION   a second call for a tape that is not persistent; ctx is not the context it records in
    /// INVALID_ARGUMENT      no target; an output gradient of another shape than its target; a source that is sparse rows
    /// UNIMPLEMENTED         an op on a path from a source or variable to a target has no gradient; the status names it A status that a custom gradient's function returned comes out unchanged.
    /// ```
    fn eager_tape_gradient(
        ctx: *mut eager_context,
        tape: *mut eager_tape,
        targets: *const *mut eager_tensor,
        num_targets: i32,
        output_gradients: *const *mut eager_tensor,
        sources: *const *mut eager_tensor,
        num_sources: i32,
        variables: *const *mut eager_variable,
        num_variables: i32,
        options: *const eager_gradient_options,
        gradients: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Records a custom gradient: tells all tapes that record now that `outputs` came from `inputs`, and that
    /// `backward` gives their gradients. recorded has room for num_outputs new handles on the values of outputs. Go
    /// on with these: gradients through the old handles take the way of the ops that made them. Compute outputs
    /// between eager_context_pause_tapes and eager_context_resume_tapes if the tapes need not keep those ops. Where
    /// no tape records, the new handles are made all the same. backward may run any number of times (persistent
    /// tapes, several tapes). destroy(user_data) runs once, when the last tape has no more use for it, on the thread
    /// that causes that; or before this call returns, if no tape took it or the call fails. destroy may be NULL.
    /// Outputs that are sparse rows become dense. INVALID_ARGUMENT: an input that is sparse rows.
    fn eager_tape_record(
        ctx: *mut eager_context,
        inputs: *const *mut eager_tensor,
        num_inputs: i32,
        outputs: *const *mut eager_tensor,
        num_outputs: i32,
        backward: Option<eager_backward_fn>,
        user_data: *mut c_void,
        destroy: Option<eager_destroy_fn>,
        recorded: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Returns the number of variables that the tape watches, trainable ones that were read and those that it was
    /// given; 0 for NULL.
    fn eager_tape_num_watched(tape: *const eager_tape) -> i32;

    /// Returns a variable that the tape watches, in the order in which the tape met them; NULL if index is out of
    /// range. It is borrowed: it lives as long as the tape, until a reset.
    fn eager_tape_watched(tape: *const eager_tape, index: i32) -> *mut eager_variable;

    /// Adds a reference.
    fn eager_tape_retain(tape: *mut eager_tape);

    /// Takes away a reference. The last release of a tape that records ends it, on whatever thread that happens: the
    /// tape's context drops the tape at the start of its next call, and only then frees what the tape kept.
    fn eager_tape_release(tape: *mut eager_tape);

    /// Creates a variable: a cell with the value `initial` (sparse rows become dense, a weak scalar int64 or
    /// float32). Its shape, dtype and device stay. It lies on the context's device scope; without a scope it lies
    /// where `initial` lies, or under automatic placement on the context's default device (strings on the host). name
    /// need not be unique; NULL is "". trainable says whether tapes watch the variable when it is read. The gradient
    /// does not flow through initial. INVALID_ARGUMENT: initial is symbolic.
    fn eager_variable_create(
        ctx: *mut eager_context,
        initial: *mut eager_tensor,
        name: *const c_char,
        trainable: i32,
        out: *mut *mut eager_variable,
    ) -> *mut eager_status;

    /// Creates a variable as eager_variable_create does, whose values may be of more shapes than the initial one's:
    /// of any size where a dim is -1, and of any rank where rank is -1 (dims is not read). In a trace a read gives a
    /// tensor with these dims; one of unknown rank is UNIMPLEMENTED. assign_add, assign_sub and optimizers take what
    /// has the present value's shape; an optimizer with slots refuses such a variable, and a layer does.
    /// INVALID_ARGUMENT: the initial value's shape does not fit dims.
    fn eager_variable_create_with_shape(
        ctx: *mut eager_context,
        initial: *mut eager_tensor,
        dims: *const i64,
        rank: i32,
        name: *const c_char,
        trainable: i32,
        out: *mut *mut eager_variable,
    ) -> *mut eager_status;

    /// Gives the present value, which later assignments do not change. The active tapes of ctx watch the variable if
    /// it is trainable, and tapes that watch it (see eager_tape_watch_variable) keep it alive. eager_tape_gradient
    /// takes it as a variable.
    fn eager_variable_read(
        ctx: *mut eager_context,
        v: *mut eager_variable,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Set the variable's value to value, to the present value + delta, or to the present value - delta. Tensors that
    /// were read before keep their values. The new value is brought to the variable's device; a weak scalar takes the
    /// variable's dtype, and as delta applies to all elements. assign makes sparse rows dense; the other two change
    /// the rows that sparse rows name. Tapes do not record these calls. INVALID_ARGUMENT: another shape or dtype than
    /// the variable's; a symbolic tensor; adding to booleans or strings.
    fn eager_variable_assign(
        ctx: *mut eager_context,
        v: *mut eager_variable,
        value: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Set the variable's value to value, to the present value + delta, or to the present value - delta. Tensors that
    /// were read before keep their values. The new value is brought to the variable's device; a weak scalar takes the
    /// variable's dtype, and as delta applies to all elements. assign makes sparse rows dense; the other two change
    /// the rows that sparse rows name. Tapes do not record these calls. INVALID_ARGUMENT: another shape or dtype than
    /// the variable's; a symbolic tensor; adding to booleans or strings.
    fn eager_variable_assign_add(
        ctx: *mut eager_context,
        v: *mut eager_variable,
        delta: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Set the variable's value to value, to the present value + delta, or to the present value - delta. Tensors that
    /// were read before keep their values. The new value is brought to the variable's device; a weak scalar takes the
    /// variable's dtype, and as delta applies to all elements. assign makes sparse rows dense; the other two change
    /// the rows that sparse rows name. Tapes do not record these calls. INVALID_ARGUMENT: another shape or dtype than
    /// the variable's; a symbolic tensor; adding to booleans or strings.
    fn eager_variable_assign_sub(
        ctx: *mut eager_context,
        v: *mut eager_variable,
        delta: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Replaces a block of the variable's value by value, which has the variable's rank and dtype; begin, int32 or
    /// int64 \[rank\], is where the block's first element stands. Only the block is written, where no tensor that was
    /// read before shares the memory: a variable of full length is a cache of keys and values that costs what is new,
    /// and scaled_dot_product_attention reads it up to key_lengths. begin is read on the host. Tapes do not record
    /// this call. INVALID_ARGUMENT: another rank or dtype; a block beyond the variable's edge; a symbolic tensor;
    /// strings.
    fn eager_variable_assign_slice(
        ctx: *mut eager_context,
        v: *mut eager_variable,
        begin: *mut eager_tensor,
        value: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Returns the variable's name; "" for NULL.
    fn eager_variable_name(v: *const eager_variable) -> *const c_char;

    /// Returns 1 if the variable is trainable; 0 if not, and for NULL.
    fn eager_variable_trainable(v: *const eager_variable) -> i32;

    /// Makes the variable trainable, or not, for every read from here on; a read in a function counts when the
    /// function runs. A tape that has met the variable goes on watching it. A tape within a trace decides when the
    /// function is traced, and the function does not run while the variable is otherwise: this is
    /// FAILED_PRECONDITION, and the message names the variable (eager_function_is_current). INVALID_ARGUMENT: an
    /// optimizer's slot as a trainable variable.
    fn eager_variable_set_trainable(v: *mut eager_variable, trainable: i32) -> *mut eager_status;

    /// Returns the dtype; 0 for NULL.
    fn eager_variable_dtype(v: *const eager_variable) -> i32;

    /// Returns the rank; -1 if it is unknown, 0 for NULL.
    fn eager_variable_rank(v: *const eager_variable) -> i32;

    /// Returns the dims, as many as the rank, -1 where values differ; NULL for NULL, any pointer for rank 0 or an
    /// unknown one. They live as long as the variable.
    fn eager_variable_dims(v: *const eager_variable) -> *const i64;

    /// Returns the device's name, such as "cpu:0"; "" for NULL. The text lives for ever.
    fn eager_variable_device(v: *const eager_variable) -> *const c_char;

    /// Adds a reference.
    fn eager_variable_retain(v: *mut eager_variable);

    /// Takes away a reference. The last release frees the variable's value unless a tensor that was read still holds
    /// it.
    fn eager_variable_release(v: *mut eager_variable);

    /// Creates an optimizer of one of these kinds. In the formulas p is the variable, g the gradient, lr the
    /// learning_rate, and t the number of the optimizer's steps so far, this one included.
    ///
    ///   kind               hyperparameters and their defaults (float unless said), slots, update gradient_descent
    /// (also called sgd) learning_rate 0.01, momentum 0, nesterov false (bool), rate_within_momentum false (bool);
    /// slot "momentum" where momentum is above 0, and then the next one's update p -= lr \* g momentum
    /// learning_rate 0.01, momentum 0.9, nesterov false (bool), rate_within_momentum false (bool); slot "momentum"
    /// (b) b = momentum \* b + g;  p -= lr \* b,  with nesterov  p -= lr \* (g + momentum \* b);  with
    /// rate_within_momentum  b = momentum \* b + lr \* g;  p -= b,  or  p -= lr \* g + momentum \* b nesterov
    /// momentum with nesterov true adam               learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8,
    /// weight_decay 0, epsilon_before_correction false (bool), amsgrad false (bool); slots "m", "v", with amsgrad
    /// "v_max" m = beta_1 \* m + (1 - beta_1) \* g;  v = beta_2 \* v + (1 - beta_2) \* g^2 p -= lr \* weight_decay \*
    /// p p -= lr \* (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon),  with epsilon_before_correction  /
    /// ((sqrt(v) + epsilon) / sqrt(1 - beta_2^t));  with amsgrad v_max = max(v_max, v),  which stands in place of v
    /// in the step adamw              adam with weight_decay 0.01 rmsprop            learning_rate 0.001, rho 0.99,
    /// momentum 0, epsilon 1e-8, epsilon_within_root false (bool), initial_mean_square 0, rate_within_momentum false
    /// (bool), centered false (bool); slots "mean_square" (s), with momentum "momentum" (b), with centered
    /// "mean_gradient" (a) s = rho \* s + (1 - rho) \* g^2;  d = g / (sqrt(s) + epsilon),  with epsilon_within_root
    /// d = g / sqrt(s + epsilon);  with centered a = rho \* a + (1 - rho) \* g,  and s - a^2, at least 0, stands in
    /// place of s in d p -= lr \* d,  with momentum  b = momentum \* b + d;  p -= lr \* b,  with rate_within_momentum
    /// b = momentum \* b + lr \* d;  p -= b adagrad            learning_rate 0.001, epsilon 1e-10,
    /// initial_accumulator_value 0, epsilon_within_root false (bool); slot "accumulator" (s) s += g^2;  p -= lr \* g
    /// / (sqrt(s) + epsilon),  with epsilon_within_root  / sqrt(s + epsilon) adadelta           learning_rate 0.001,
    /// rho 0.9, epsilon 1e-6; slots "mean_square" (s), "mean_square_change" (c) s = rho \* s + (1 - rho) \* g^2;  d =
    /// g \* sqrt(c + epsilon) / sqrt(s + epsilon) c = rho \* c + (1 - rho) \* d^2;  p -= lr \* d adamax
    /// learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8, epsilon_outside_maximum false (bool); slots "m",
    /// "u" m = beta_1 \* m + (1 - beta_1) \* g;  u = max(beta_2 \* u, |g| + epsilon) p -= lr \* m / (1 - beta_1^t) /
    /// u,  with epsilon_outside_maximum  u = max(beta_2 \* u, |g|) and  / (u + epsilon) nadam
    /// learning_rate 0.001, beta_1 0.9, beta_2 0.999, epsilon 1e-8, momentum_decay 0.004; slots "m", "v", which
    /// change as adam's do f(t) = beta_1 \* (1 - 0.96^(t \* momentum_decay) / 2);  F(t) = f(1) \* ... \* f(t) p -= lr
    /// \* (f(t + 1) \* m / (1 - F(t + 1)) + (1 - f(t)) \* g / (1 - F(t))) / (sqrt(v / (1 - beta_2^t)) + epsilon) ftrl
    /// learning_rate 0.001, initial_accumulator_value 0.1, l1_regularization_strength 0, l2_regularization_strength
    /// 0, l2_shrinkage_regularization_strength 0, beta 0; slots "accumulator" (s), "linear" (z). Below they are l1,
    /// l2 and shrink z += g + 2 \* shrink \* p - (sqrt(s + g^2) - sqrt(s)) / lr \* p;  s += g^2 p = (clip(z, -l1, l1)
    /// \- z) / ((beta + sqrt(s)) / lr + 2 \* l2) lion               learning_rate 0.001, beta_1 0.9, beta_2 0.99; slot
    /// "m" p -= lr \* sign(beta_1 \* m + (1 - beta_1) \* g);  m = beta_2 \* m + (1 - beta_2) \* g
    ///
    /// The formulas are PyTorch's: epsilon stands outside the square root. Those of ftrl and lion are Keras's, and so
    /// are the others with their bool of epsilon, nadam with a momentum_decay of 1. Slots start at 0, "accumulator"
    /// at initial_accumulator_value, rmsprop's "mean_square" at initial_mean_square. ftrl divides by its learning
    /// rate, which must not be 0.
    ///
    /// All of them also have these hyperparameters. 0, the default of all but accumulation_steps, leaves each out.
    /// weight_decay       p -= lr \* weight_decay \* p, ahead of the update and apart from the gradient (decoupled)
    /// exclude_from_weight_decay (strings)   patterns; a variable whose whole name one of them matches has no weight
    /// decay. \* stands for any characters, ? for one, \[abc\] for one of these clip_value         each element of a
    /// gradient is brought to at least -clip_value and at most clip_value clip_norm          each gradient is scaled
    /// down to this norm (the op clip_by_norm) global_clip_norm   all gradients are scaled down together to this norm
    /// (the op clip_by_global_norm). What is clipped is clipped in this order; rows that sparse rows name twice are
    /// clipped apart by clip_value ema_momentum       less than 1: each variable has a slot "average", the moving
    /// average of its values after each update (ema_momentum \* average + (1 - ema_momentum) \* p), whose first value
    /// is that after the first step accumulation_steps (int, 1)   at n, each nth apply makes an update, by the mean
    /// of the gradients of n applies; the others only add theirs to a slot "accumulated_gradient". A NULL gradient,
    /// and none from an apply that leaves a variable out, count as 0. t, and the step that a schedule gets, count
    /// updates. Rows that no gradient of an update names stay, where these are sparse rows. Of a slot that was
    /// assigned or loaded in between, the rows that are not 0 count as named schedule_counts_calls (bool, false)
    /// with accumulation_steps, the step that a schedule gets counts applies
    ///
    /// NOT_FOUND: another kind.
    fn eager_optimizer_create(
        ctx: *mut eager_context,
        kind: *const c_char,
        out: *mut *mut eager_optimizer,
    ) -> *mut eager_status;

    /// Set a hyperparameter, at any time: it holds from the next apply. Setting learning_rate here drops a tensor,
    /// variable, op or schedule that was set for it. INVALID_ARGUMENT: the optimizer has no such hyperparameter, or
    /// one of another type; a value that is negative, infinite or NaN; a beta_1, beta_2 or ema_momentum of 1 or more;
    /// accumulation_steps below 1; a text that is NULL or not UTF-8.
    fn eager_optimizer_set_float(optimizer: *mut eager_optimizer, attr: *const c_char, value: f64) -> *mut eager_status;

    /// Set a hyperparameter, at any time: it holds from the next apply. Setting learning_rate here drops a tensor,
    /// variable, op or schedule that was set for it. INVALID_ARGUMENT: the optimizer has no such hyperparameter, or
    /// one of another type; a value that is negative, infinite or NaN; a beta_1, beta_2 or ema_momentum of 1 or more;
    /// accumulation_steps below 1; a text that is NULL or not UTF-8.
    fn eager_optimizer_set_int(optimizer: *mut eager_optimizer, attr: *const c_char, value: i64) -> *mut eager_status;

    /// Set a hyperparameter, at any time: it holds from the next apply. Setting learning_rate here drops a tensor,
    /// variable, op or schedule that was set for it. INVALID_ARGUMENT: the optimizer has no such hyperparameter, or
    /// one of another type; a value that is negative, infinite or NaN; a beta_1, beta_2 or ema_momentum of 1 or more;
    /// accumulation_steps below 1; a text that is NULL or not UTF-8.
    fn eager_optimizer_set_bool(optimizer: *mut eager_optimizer, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set a hyperparameter, at any time: it holds from the next apply. Setting learning_rate here drops a tensor,
    /// variable, op or schedule that was set for it. INVALID_ARGUMENT: the optimizer has no such hyperparameter, or
    /// one of another type; a value that is negative, infinite or NaN; a beta_1, beta_2 or ema_momentum of 1 or more;
    /// accumulation_steps below 1; a text that is NULL or not UTF-8.
    fn eager_optimizer_set_strings(
        optimizer: *mut eager_optimizer,
        attr: *const c_char,
        values: *const *const c_char,
        count: i32,
    ) -> *mut eager_status;

    /// Set the learning rate to a tensor or a variable: a scalar (rank 0) of a floating dtype, or weak, on any
    /// device. A variable is read at each apply, so that a schedule assigns to it. The optimizer keeps a reference; a
    /// later setting of the learning rate replaces it. Tapes do not watch the variable. A negative rate on the host
    /// is INVALID_ARGUMENT at the apply. INVALID_ARGUMENT: another rank or dtype.
    fn eager_optimizer_set_learning_rate_tensor(
        optimizer: *mut eager_optimizer,
        t: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Set the learning rate to a tensor or a variable: a scalar (rank 0) of a floating dtype, or weak, on any
    /// device. A variable is read at each apply, so that a schedule assigns to it. The optimizer keeps a reference; a
    /// later setting of the learning rate replaces it. Tapes do not watch the variable. A negative rate on the host
    /// is INVALID_ARGUMENT at the apply. INVALID_ARGUMENT: another rank or dtype.
    fn eager_optimizer_set_learning_rate_variable(
        optimizer: *mut eager_optimizer,
        v: *mut eager_variable,
    ) -> *mut eager_status;

    /// Sets the learning rate to what an op computes. Each apply, also one that a function makes, executes the op
    /// first, without inputs, on the context of the apply, whose tapes are paused. The op's only output is a rate of
    /// the kind that eager_optimizer_set_learning_rate_tensor takes. An op of eager_op_create_host_call is a schedule
    /// in the caller's language, one of eager_function_op a traced one. A function that applies such an optimizer is
    /// saved only where the op is one of eager_function_op, whose function assigns to no variable and does not call
    /// the caller's code. What the op fails with, the apply fails with. INVALID_ARGUMENT: a function that the op runs
    /// applies the optimizer.
    fn eager_optimizer_set_learning_rate_op(optimizer: *mut eager_optimizer, op: *mut eager_op) -> *mut eager_status;

    /// Sets the learning rate to a schedule: each apply, also one that a function makes, has the rate that the
    /// schedule gives for the number of updates that the optimizer made before. From here on the schedule does not
    /// change: its eager_schedule_set_\* are FAILED_PRECONDITION. A function that applies such an optimizer is saved
    /// with the schedule. A rate that is negative, infinite or NaN is INVALID_ARGUMENT at the apply, and nothing has
    /// changed. INVALID_ARGUMENT: what eager_schedule_rate reports of the attributes.
    fn eager_optimizer_set_schedule(
        optimizer: *mut eager_optimizer,
        schedule: *mut eager_schedule,
    ) -> *mut eager_status;

    /// Makes one step: updates all variables together and adds 1 to the step count. variables and gradients have
    /// count entries each; a NULL gradient leaves its variable and its slots as they are (the step counts all the
    /// same). A gradient has its variable's shape and dtype (a weak scalar takes the dtype), on any device, dense or
    /// sparse rows. Rows that sparse rows name twice get the sum of their gradients; rows that are not named do not
    /// change, nor do their slots. Slots are made when a variable first needs them, on its device, of its dtype
    /// (float32 for float16 and bfloat16). Tensors that were read from the variables before keep their values. Tapes
    /// do not record the step. INVALID_ARGUMENT: a variable that is not of a floating dtype, or is given twice, or is
    /// a slot; a gradient of another shape or dtype, or symbolic: then nothing has changed. An index of sparse rows
    /// that is out of range: then other variables may have been updated, and the step is not counted.
    fn eager_optimizer_apply(
        ctx: *mut eager_context,
        optimizer: *mut eager_optimizer,
        variables: *const *mut eager_variable,
        gradients: *const *mut eager_tensor,
        count: i32,
    ) -> *mut eager_status;

    /// Makes the slots of these variables ahead of the first apply, so that a checkpoint can fill them.
    /// INVALID_ARGUMENT: a variable that is not of a floating dtype, or is a slot. Then no slot has been made.
    fn eager_optimizer_build(
        optimizer: *mut eager_optimizer,
        variables: *const *mut eager_variable,
        count: i32,
    ) -> *mut eager_status;

    /// Returns the number of variables in which the optimizer keeps what it remembers, to be saved, shown, or
    /// assigned to (restored); 0 for NULL. The first is the step count, "step", an int64 scalar on the host. The
    /// slots follow, "\<variable's name\>/\<slot\>", in the order in which they were made. None is trainable.
    fn eager_optimizer_num_variables(optimizer: *const eager_optimizer) -> i32;

    /// Returns one of these variables; NULL if index is out of range. It is borrowed: it lives as long as the
    /// optimizer.
    fn eager_optimizer_variable(optimizer: *const eager_optimizer, index: i32) -> *mut eager_variable;

    /// Returns the variable that the slot of this index belongs to, borrowed; the optimizer keeps it as long as the
    /// slot. Returns NULL for the step count and if index is out of range.
    fn eager_optimizer_trained(optimizer: *const eager_optimizer, index: i32) -> *mut eager_variable;

    /// Adds a reference.
    fn eager_optimizer_retain(optimizer: *mut eager_optimizer);

    /// Adds a reference.
    fn eager_optimizer_release(optimizer: *mut eager_optimizer);

    /// Creates a schedule of one of these kinds, which gives the learning rate lr of each step. step is the number of
    /// updates before; initial stands for initial_learning_rate, whose default is 0.001, as that of each learning
    /// rate without a default here. Attributes are floats unless said.
    ///
    ///   kind              attributes and their defaults, rate constant          learning_rate lr = learning_rate
    /// step              boundaries (floats), values (floats), one more than boundaries, which ascend lr =
    /// values\[i\] for the first i where step \<= boundaries\[i\], else the last of values exponential
    /// initial_learning_rate, decay_steps 1, decay_rate 0.96, staircase false (bool) lr = initial \* decay_rate^(step
    /// / decay_steps), with staircase decay_rate^floor(step / decay_steps) inverse_time      the same attributes lr =
    /// initial / (1 + decay_rate \* (step / decay_steps)), with staircase floor(step / decay_steps) polynomial
    /// initial_learning_rate, decay_steps 1, end_learning_rate 0.0001, power 1, cycle false (bool) lr = (initial -
    /// end) \* (1 - s / d)^power + end, where d is decay_steps and s is step, at most d. With cycle, s is step and d
    /// the least multiple of decay_steps that is above 0 and not below step cosine            initial_learning_rate,
    /// decay_steps 1, alpha 0, warmup_target 0, warmup_steps 0 lr = initial \* ((1 - alpha) \* (1 + cos(pi \* s /
    /// decay_steps)) / 2 + alpha), where s is step, at most decay_steps. With warmup_steps above 0 lr first goes from
    /// initial to warmup_target in a line; then warmup_target stands in place of initial, and s is counted from there
    /// cosine_restarts   initial_learning_rate, first_decay_steps 1, t_mul 2, m_mul 1, alpha 0, warmup_target 0,
    /// warmup_steps 0 as cosine, which starts again after first_decay_steps; each time it goes on for t_mul times as
    /// many steps, from a rate m_mul times as high one_cycle         max_learning_rate, total_steps 1, pct_start 0.3,
    /// div_factor 25, final_div_factor 10000, linear false (bool), three_phase false (bool) from max / div_factor up
    /// to max at step pct_start \* total_steps - 1, and down to max / div_factor / final_div_factor at step
    /// total_steps - 1, along a cosine or in lines. With three_phase it first comes down as it went up
    ///
    /// The schedule "step" is also called "piecewise_constant". The formulas are Keras's, that of one_cycle is
    /// PyTorch's, which fails after total_steps while here the last rate stays. NOT_FOUND: another kind.
    fn eager_schedule_create(
        ctx: *mut eager_context,
        kind: *const c_char,
        out: *mut *mut eager_schedule,
    ) -> *mut eager_status;

    /// Set an attribute. INVALID_ARGUMENT: the schedule has no such attribute, or one of another type.
    /// FAILED_PRECONDITION: an optimizer has the schedule.
    fn eager_schedule_set_float(schedule: *mut eager_schedule, attr: *const c_char, value: f64) -> *mut eager_status;

    /// Set an attribute. INVALID_ARGUMENT: the schedule has no such attribute, or one of another type.
    /// FAILED_PRECONDITION: an optimizer has the schedule.
    fn eager_schedule_set_bool(schedule: *mut eager_schedule, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute. INVALID_ARGUMENT: the schedule has no such attribute, or one of another type.
    /// FAILED_PRECONDITION: an optimizer has the schedule.
    fn eager_schedule_set_floats(
        schedule: *mut eager_schedule,
        attr: *const c_char,
        values: *const f64,
        count: i32,
    ) -> *mut eager_status;

    /// Gives the rate for a step, which counts from 0. INVALID_ARGUMENT: a negative step; numbers of steps that are
    /// not above 0; boundaries that do not ascend, or values that are not one more; a rate that is negative, infinite
    /// or NaN.
    fn eager_schedule_rate(schedule: *const eager_schedule, step: i64, out: *mut f64) -> *mut eager_status;

    /// Gives the schedule as JSON, {"kind": "step", "attributes": {"boundaries": \[100.0\], "values": \[1.0, 0.5\]}},
    /// with all its attributes. \*out is released with eager_string_release.
    fn eager_schedule_json(schedule: *const eager_schedule, out: *mut *mut c_char) -> *mut eager_status;

    /// Adds a reference.
    fn eager_schedule_retain(schedule: *mut eager_schedule);

    /// Adds a reference.
    fn eager_schedule_release(schedule: *mut eager_schedule);

    /// Begins a trace and gives its context: a new one with parent's options and device scope, and no tapes. name is
    /// for messages and printing; NULL is "". Releasing the context before eager_trace_end abandons the trace.
    fn eager_trace_begin(
        parent: *mut eager_context,
        name: *const c_char,
        trace: *mut *mut eager_context,
    ) -> *mut eager_status;

    /// Returns 1 if t is symbolic in this trace, so that calls on the context take it. Returns 0 for a tensor with a
    /// value or of another trace, for a context that does not trace, or does no longer, and for NULL.
    fn eager_trace_owns(trace: *const eager_context, t: *const eager_tensor) -> i32;

    /// Gives the function's next input, a symbolic tensor: rank dims, each at least 0, or -1 for any.
    /// FAILED_PRECONDITION, also of eager_trace_end: the context does not trace, or does no longer.
    fn eager_trace_input(
        trace: *mut eager_context,
        dtype: i32,
        dims: *const i64,
        rank: i32,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Ends the trace and gives the function. outputs: symbolic tensors of the trace, inputs among them, or tensors
    /// with values; sparse rows become dense. num_outputs may be 0: then the effects are what counts. The functions
    /// of custom gradients (eager_tape_record) that were used are called once, within this call, on symbolic output
    /// gradients, while the tapes on the context are paused; they go on afterwards. If one fails then, or uses a
    /// tensor that was made after its outputs, the call that asks for its gradient fails. Afterwards the context is
    /// an ordinary one. After a failure the trace goes on.
    fn eager_trace_end(
        trace: *mut eager_context,
        outputs: *const *mut eager_tensor,
        num_outputs: i32,
        out: *mut *mut eager_function,
    ) -> *mut eager_status;

    /// Creates an op that runs f, with as many inputs and outputs as f has. Inputs have f's dtypes (weak scalars take
    /// them) and fit its dims; they may lie on any device. Ops of f run on the device that they were traced for (a
    /// device scope or their own); others as eager ops do. What is worked out for inputs of given dtypes, dims and
    /// devices is kept with f, for the first 512 kinds. Any number of threads may run the op at once.
    ///
    /// Tapes see one op, whose gradient is derived at the first call that they record and kept, and can be
    /// differentiated again. Gradients flow to the inputs and to variables that f reads and tapes watch; those of
    /// gathered rows are sparse rows. Nothing is computed twice, to the second order. Where a third backward pass may
    /// be recorded (three tapes, or a persistent one that has not stopped), the second repeats the forward pass, and
    /// functions with effects run op by op. Functions with an op that has no gradient between an input that a tape
    /// knows and an output run op by op under any tape. Executing the op gives INVALID_ARGUMENT where inputs do not
    /// fit, FAILED_PRECONDITION where f is not current (eager_function_is_current), and whatever its ops give; the
    /// status names the op. An error leaves the assignments that were made before it.
    fn eager_function_op(ctx: *mut eager_context, f: *mut eager_function, out: *mut *mut eager_op) -> *mut eager_status;

    /// Sets what may be done to f's graph before it runs, once, on a copy; 1 is on, 0 off. All options but
    /// relaxed_math are on at first and keep the results: every bit (but for what a NaN carries), dtypes, dims,
    /// devices, and the order of what has effects. dead_code               ops that neither an output nor an effect
    /// needs are left out, also such as would fail constant_folding        what depends on constants alone is
    /// computed once, on the host common_subexpressions   an op that occurs twice with the same inputs runs once
    /// simplify                algebra that is exact for IEEE numbers: x \* 1, x / 1, x - 0, x + -0, x \*\* 1, x /
    /// 2\*\*k as x \* 2\*\*-k, not not x, - - x, and the like; for integers also x + 0, x \* 0, x - x and sums and
    /// products with several constants; identities, casts to the same dtype, reshapes of reshapes, permutations of
    /// permutations, `where` with a constant condition fusion                  chains of elementwise ops, and
    /// reductions with what feeds them, run as one kernel relaxed_math            simplify may also treat
    /// floating-point numbers (not complex ones) as real ones: x + 0 is x, x \* 0 and x - x are 0 (also for infinite
    /// x and NaN), x / c is x \* (1 / c), (x \* c1) \* c2 is x \* (c1 \* c2), (x + c1) + c2 is x + (c1 + c2), exp(log
    /// x) and log(exp x) are x The functions of f's gradients have f's options; a function that becomes part of
    /// another trace has that one's. INVALID_ARGUMENT: there is no such option, or value is neither 0 nor 1.
    /// FAILED_PRECONDITION: f has been executed.
    fn eager_function_set_option(f: *mut eager_function, name: *const c_char, value: i32) -> *mut eager_status;

    /// Creates an op that calls function. It takes any number of tensors. Its outputs have these dtypes, ranks and
    /// dims (-1: any); an output of another kind is INVALID_ARGUMENT when the op runs. With num_outputs 0 the lists
    /// may be NULL. name is for messages and printing. The op has no gradient; give it one with eager_tape_record.
    /// destroy(user_data) runs when the op and all functions that use it are gone, on the thread that causes that. A
    /// status that the function returns comes out unchanged.
    fn eager_op_create_host_call(
        ctx: *mut eager_context,
        name: *const c_char,
        function: Option<eager_host_fn>,
        user_data: *mut c_void,
        destroy: Option<eager_destroy_fn>,
        num_outputs: i32,
        dtypes: *const i32,
        ranks: *const i32,
        dims: *const *const i64,
        out: *mut *mut eager_op,
    ) -> *mut eager_status;

    /// Sets an attribute that is a function, which the op keeps. The rules and errors are those of eager_op_set_int.
    /// The ops below have such attributes; they are made with eager_op_create and run with eager_execute, eagerly or
    /// in a trace.
    ///
    /// Control flow over functions. Values that branches and bodies use are given as inputs; they may read variables.
    /// cond         inputs: a predicate (a bool, or a number: true unless 0; rank 0), then any. Attributes
    /// then_branch, else_branch: functions of the other inputs, with as many outputs of the same dtypes and ranks.
    /// The one that the predicate selects runs, and its outputs come out. while_loop   inputs: loop variables, then
    /// num_invariants (0) invariants. Attributes cond, body: functions of all inputs. As long as cond gives true, a
    /// bool of rank 0, and at most maximum_iterations (none) times, body gives the next loop variables, of the same
    /// dtypes and ranks. Outputs: the last loop variables; then, stacked along a new first axis, what else body
    /// gives. map          inputs: at least one that has slices, then num_invariants (0) invariants. Attribute
    /// function: a function of one slice of each along its first axis, and of the invariants; all have as many
    /// slices. Outputs: what it gives, stacked. scan         inputs: num_carries (0) carries, tensors that have
    /// slices (xs), num_invariants (0) invariants. Attribute function: a function from carries, slices and invariants
    /// to the next carries, of the same dtypes and ranks, and ys. Outputs: the last carries, then ys stacked. With
    /// reverse (false) it begins with the last slice; ys lie where their slice lay. length: the number of slices,
    /// needed where there are no xs. Without an iteration, carries come out as they are, and stacks are empty: \[0,
    /// then the dims that the function knows; 0 for others\]. What is stacked must have one shape. Predicates are
    /// read on the host, so each waits for its device.
    ///
    /// Tapes see the calls one by one. In a trace the op is a node, unless all inputs (of cond: the predicate) have
    /// values and no function has effects. Gradients flow to all inputs of inexact dtypes and to watched variables
    /// that the functions read and that none of them assigns to, and can be differentiated again; in a trace they
    /// need loop variables that keep their shapes. In a trace gradients are UNIMPLEMENTED where the body of a loop
    /// has a branch or a loop with effects other than reading, and gradients of gradients where any function has such
    /// effects. INVALID_ARGUMENT, when the op is executed: a function that is not set or does not fit (the attribute
    /// is named), and what the functions give.
    fn eager_op_set_function(op: *mut eager_op, attr: *const c_char, f: *mut eager_function) -> *mut eager_status;

    /// ```text
    /// Makes a function of the graph of an ONNX file (opset 7 to 26 of the default domain): its inputs and outputs are in the file's order, the inputs without those that are initializers. A dim that the file does not know, or names, is
    /// -1. Initializers are constants. Data in other files must lie in the model's folder or below it, in files that have no other name: a hard link, which an archive can bring, may lead to any file of the user's, and is INVALID_ARGUMENT, as with ONNX's own library. If a cache links its files, load a copy of the model. runtime/onnx/README.md lists the operators. NOT_FOUND, PERMISSION_DENIED   the file, or one that it names DATA_LOSS, INVALID_ARGUMENT    a damaged file, or a graph that makes no sense UNIMPLEMENTED                  what is not covered: the message has the node's name, operator and opset RESOURCE_EXHAUSTED             memory is out, or the file describes far more than it has (eager_context_set_load_limit)
    /// ```
    fn eager_function_import_onnx(
        ctx: *mut eager_context,
        path: *const c_char,
        out: *mut *mut eager_function,
    ) -> *mut eager_status;

    /// Writes f as an ONNX model (opset 17, later where an operator needs it, of the default domain) that stands
    /// alone: the graph as it was traced, without what no output needs. Constants, and variables with their present
    /// values, become initializers, the latter under their names. Inputs are "input_0", ..., outputs "output_0", ...,
    /// and a dim of -1 has a name of its own ("input_0_dim_1"). Gradients, devices and options stay behind. Half
    /// floats are computed in float32 where ONNX lacks them; complex numbers are pairs, a last dim of 2. Indices,
    /// sizes and divisors that a run here would refuse are as the reader of the model takes them.
    /// runtime/onnx/README.md lists the ops. The file appears at path when it is complete, in place of one that was
    /// there; after a failure there is nothing new. UNIMPLEMENTED   an op or dtype that has no counterpart in ONNX,
    /// or is not covered; ops with effects (random numbers, assignments, optimizers, the caller's code); control
    /// flow; string constants; an output that is a weak scalar, or none; more than 2 GiB. Of an op, the message has
    /// the name and the dtype NOT_FOUND, PERMISSION_DENIED, RESOURCE_EXHAUSTED, INVALID_ARGUMENT, UNKNOWN   as
    /// eager_function_save
    fn eager_function_export_onnx(
        ctx: *mut eager_context,
        f: *const eager_function,
        path: *const c_char,
    ) -> *mut eager_status;

    /// Returns 1 if f is current: the variables that tapes met within f's trace are trainable, or not, as they were
    /// then, and the same holds of the functions that compute the learning rates of the optimizers that f applies.
    /// Otherwise returns 0, and running f is FAILED_PRECONDITION until it is so again, since a new trace would watch
    /// other variables. A variable that was set both ways during the trace is left out: f does as the traced code
    /// did. Saved functions keep this. Returns 0 for NULL.
    fn eager_function_is_current(f: *const eager_function) -> i32;

    /// Returns the name that was given to eager_trace_begin; "" for NULL.
    fn eager_function_name(f: *const eager_function) -> *const c_char;

    /// Return the number of f's inputs and outputs; 0 for NULL.
    fn eager_function_num_inputs(f: *const eager_function) -> i32;

    /// Return the number of f's inputs and outputs; 0 for NULL.
    fn eager_function_num_outputs(f: *const eager_function) -> i32;

    /// Return an input or an output of f as a symbolic tensor (an output may be a constant) that tells dtype, rank
    /// and dims; NULL if index is out of range. It is borrowed: it lives as long as the function.
    fn eager_function_input(f: *const eager_function, index: i32) -> *mut eager_tensor;

    /// Return an input or an output of f as a symbolic tensor (an output may be a constant) that tells dtype, rank
    /// and dims; NULL if index is out of range. It is borrowed: it lives as long as the function.
    fn eager_function_output(f: *const eager_function, index: i32) -> *mut eager_tensor;

    /// Return the number of f's variables (0 for NULL), and one of them (NULL if index is out of range), borrowed:
    /// they live as long as the function. They are the variables that f reads, assigns or trains, and learning rates
    /// that are variables when this is first asked for, in the order of first use. Those of functions that f runs, or
    /// that compute learning rates then, are included. This is how a loaded function's variables are reached: names
    /// need not be unique, and the order is that of the function that was saved.
    fn eager_function_num_variables(f: *const eager_function) -> i32;

    /// Return the number of f's variables (0 for NULL), and one of them (NULL if index is out of range), borrowed:
    /// they live as long as the function. They are the variables that f reads, assigns or trains, and learning rates
    /// that are variables when this is first asked for, in the order of first use. Those of functions that f runs, or
    /// that compute learning rates then, are included. This is how a loaded function's variables are reached: names
    /// need not be unique, and the order is that of the function that was saved.
    fn eager_function_variable(f: *const eager_function, index: i32) -> *mut eager_variable;

    /// Return the number of the optimizers that f applies (0 for NULL), and one of them (NULL if index is out of
    /// range), borrowed: they live as long as the function. Their order, and the functions that are included, are as
    /// for eager_function_variable.
    fn eager_function_num_optimizers(f: *const eager_function) -> i32;

    /// Return the number of the optimizers that f applies (0 for NULL), and one of them (NULL if index is out of
    /// range), borrowed: they live as long as the function. Their order, and the functions that are included, are as
    /// for eager_function_variable.
    fn eager_function_optimizer(f: *const eager_function, index: i32) -> *mut eager_optimizer;

    /// Give the function as text, for people; it may change. eager_function_format writes a line an op, with dtype
    /// and shape of every value, attributes that are not the defaults, devices, and behind it the functions that it
    /// runs. eager_function_graphviz writes the same for Graphviz' dot. \*out is released with eager_string_release.
    fn eager_function_format(f: *const eager_function, out: *mut *mut c_char) -> *mut eager_status;

    /// Give the function as text, for people; it may change. eager_function_format writes a line an op, with dtype
    /// and shape of every value, attributes that are not the defaults, devices, and behind it the functions that it
    /// runs. eager_function_graphviz writes the same for Graphviz' dot. \*out is released with eager_string_release.
    fn eager_function_graphviz(f: *const eager_function, out: *mut *mut c_char) -> *mut eager_status;

    /// Writes f to a file, whole: constants, the present values of its variables, its optimizers with their steps and
    /// slots, functions that it runs, gradients of eager_tape_record as they were traced. The code that made f is not
    /// needed again. Options (eager_function_set_option) stay behind. The file is a safetensors file, which Python's
    /// safetensors opens: tensors "constant/0", "variable/0/\<name\>", ...; complex64 and complex128 are F32 and F64
    /// with a last dim of 2, strings are U8 (int64 offsets\[n + 1\], then the bytes), weak scalars stand in the
    /// graph. Its metadata are "format" ("eager-function"), "format_version" ("1"), "library_version" and "graph",
    /// JSON that runtime/function/file/save.h describes. Variables are read one after the other: let nobody assign to
    /// them meanwhile. The file appears at path when it is complete, in place of one that was there; after a failure
    /// there is nothing new. A process that is killed leaves nothing either. The exceptions are a system that has no
    /// files without a name, and the moment in which the file replaces another one: then a file ".eager-\*.tmp" may
    /// stay beside path, which the next save in that folder removes. FAILED_PRECONDITION: f calls the caller's code
    /// (eager_op_create_host_call), applies an optimizer whose learning rate is an op that cannot be saved
    /// (eager_optimizer_set_learning_rate_op), or functions are nested more than 64 deep or unfold to far more nodes
    /// than there are. NOT_FOUND: no such folder. PERMISSION_DENIED. RESOURCE_EXHAUSTED: the disk is full, or memory.
    /// INVALID_ARGUMENT: path is no ordinary file, or an op's text is not UTF-8. UNKNOWN: the disk fails.
    fn eager_function_save(ctx: *mut eager_context, f: *const eager_function, path: *const c_char) -> *mut eager_status;

    /// Reads a function that eager_function_save wrote; it gets variables and optimizers of its own
    /// (eager_function_variable). What lay or ran on a device that this machine lacks lies on the host and runs as if
    /// no device had been asked for; ctx's device scope has no say. A file may come from anywhere: all of it is
    /// checked, and memory is taken up to a limit (eager_context_set_load_limit). Files of older versions of the
    /// library are read. DATA_LOSS: the file is damaged or cut short. INVALID_ARGUMENT: it is no saved function, is
    /// of a newer version of the format, has an op that this library does not know or only in another version, or
    /// makes no sense; the message names the node. NOT_FOUND: no such file, or it has an op of the program's that is
    /// not defined (eager_op_define). PERMISSION_DENIED. RESOURCE_EXHAUSTED: memory is out, or the limit is exceeded.
    /// UNKNOWN: the disk fails.
    fn eager_function_load(
        ctx: *mut eager_context,
        path: *const c_char,
        out: *mut *mut eager_function,
    ) -> *mut eager_status;

    /// Adds a reference.
    fn eager_function_retain(f: *mut eager_function);

    /// Takes away a reference. The last release frees constants and plans; ops made from the function hold a
    /// reference.
    fn eager_function_release(f: *mut eager_function);

    /// Defines an op, for the whole process. A later definition of its name holds for ops that are made after it;
    /// those made before keep theirs. Functions are saved with the op's name, version and attributes alone, and load
    /// where the program has defined it: NOT_FOUND if it has not, INVALID_ARGUMENT for another version.
    /// INVALID_ARGUMENT: the name, the schema, `saves`, flags or version is malformed; neither kernel nor gpu, or
    /// both gradient and gradient_function, are given; the gradient function takes or gives another number of
    /// tensors.
    fn eager_op_define(ctx: *mut eager_context, definition: *const eager_op_definition) -> *mut eager_status;

    /// Defines an op whose kernel is a C function of any library. `library` is what dlopen takes (a name or a path)
    /// and is never closed; NULL: what the process has loaded. `call` is the function's prototype, with a source for
    /// each parameter:
    ///
    ///   void cblas_saxpy(int = size(x), float = a, const float \* = x, int = 1, float \* = inout(z, y), int = 1)
    /// float64: void cblas_daxpy(int = size(x), double = a, const double \* = x, int = 1, double \* = inout(z, y),
    /// int = 1)
    ///
    /// One prototype a line; a dtype before it is the one of the schema's first letter for which it is called, and
    /// the line without one is for those that no other line has. The grammar, in EBNF:
    ///
    ///   call      = prototype { newline prototype } prototype = \[ a dtype's name ":" \] result function "(" \[
    /// parameter { "," parameter } \] ")" result    = "void" | type "=" ( number | output ) parameter = type "=" \[
    /// "&" \] source source    = input | output | "inout" "(" output "," input ")" | attribute | integer | number |
    /// "'" character "'" | "dims" "(" tensor ")" | "scratch" "(" integer ")" | "NULL" | "user_data" | "stream"
    /// integer   = factor { "\*" factor } factor    = number | attribute | "size" "(" tensor ")" | "dim" "(" tensor
    /// "," number ")" | "rank" "(" tensor ")" tensor    = input | output type      = { "const" } base { "const" } {
    /// "\*" { "const" } } base      = "void" | "bool" | "float" | "double" | "char" | "short" | "int" | "long" |
    /// "long long" (these also signed and unsigned) | int8_t to int64_t, uint8_t to uint64_t | "size_t" | "ssize_t" |
    /// "ptrdiff_t" | "intptr_t" | "uintptr_t"
    ///
    /// An input, a pointer to const, is the address of its elements, row-major, and so is an output, a pointer;
    /// inout(z, y) is that of z, into which y has been copied. An input of rank 0 may also be passed by value. An
    /// integer is range-checked: 3000000000 elements are INVALID_ARGUMENT where the type is int. dims(x) is a const
    /// int64_t \*; dim(x, -1) the last dim; scratch(bytes) is memory that the call alone has, aligned to 64;
    /// user_data the definition's. "&" passes the address of a value, as Fortran's functions want theirs. An optional
    /// input that is absent is NULL; no other pointer is ever NULL or misaligned, also where a tensor has no
    /// elements. A text attribute is a const char \*, ints are a const int64_t \*, and NULL if absent.
    ///
    /// Of the results, "int = 0" makes another number INTERNAL; "double = z" is the output, of rank 0. Where a
    /// function takes and gives numbers alone, "double = z j0(double = x)", and x is no scalar, the op is
    /// elementwise: inputs by value have the shape of z, or rank 0, and the function is called for each element, by
    /// several threads unless the op is serial. Where all of them have the dims \[...\] or rank 0, they broadcast to
    /// z, and a gradient that has z's shape is summed to its input's.
    ///
    /// The function is the host's kernel, so definition-\>kernel is NULL; but if `stream` is among the sources, it is
    /// that of GPUs, on whose addresses it queues work, and definition-\>gpu is NULL. Then there are neither inout,
    /// scratch nor values of tensors. It may be called on several threads at once, unless the op is serial, and never
    /// leaves by longjmp. Structs by value, "...", callbacks and long double have no place in a prototype; a
    /// prototype that is not the function's cannot be found out: EAGER_CHECK_NATIVE=1 in the environment puts guard
    /// bytes around outputs and scratch, fills outputs with NaN, compares inputs before and after, and watches the
    /// mode of floating-point arithmetic, and reports as INTERNAL what the function did. Files of functions have
    /// neither library nor prototype: what a file calls is what the program has defined. INVALID_ARGUMENT: also where
    /// a prototype is malformed, a type does not fit its source, or an output has no source. NOT_FOUND: the library
    /// or the function. UNIMPLEMENTED: libeager was built without libffi.
    fn eager_op_define_native(
        ctx: *mut eager_context,
        definition: *const eager_op_definition,
        library: *const c_char,
        call: *const c_char,
    ) -> *mut eager_status;

    /// Spreads the work of a kernel over the library's threads: calls body(user_data, begin, end) for pieces of \[0,
    /// n), each of at least grain (the last may be smaller), in any order, also on the caller's thread, and returns
    /// when all are done. The first status that a piece returns comes out, and pieces that have not begun then do
    /// not. Called within a kernel, with its call. body must not take a lock that its caller holds, as an
    /// interpreter's. A grain below 1 is 1. INVALID_ARGUMENT: n is negative or above 2^62.
    fn eager_parallel_for(
        call: *const eager_kernel_call,
        n: i64,
        grain: i64,
        body: Option<eager_range_fn>,
        user_data: *mut c_void,
    ) -> *mut eager_status;

    /// Creates a layer of this kind. name is for messages and the variables' names; NULL or "" is the kind.
    /// NOT_FOUND: there is no such kind.
    fn eager_layer_create(
        ctx: *mut eager_context,
        kind: *const c_char,
        name: *const c_char,
        out: *mut *mut eager_layer,
    ) -> *mut eager_status;

    /// Creates a layer from the text of eager_layer_json, with variables of its own, which are not made yet.
    /// DATA_LOSS: it is no such text. NOT_FOUND, INVALID_ARGUMENT: a kind or an attribute that this library does not
    /// have.
    fn eager_layer_from_json(
        ctx: *mut eager_context,
        json: *const c_char,
        out: *mut *mut eager_layer,
    ) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_int(layer: *mut eager_layer, attr: *const c_char, value: i64) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_float(layer: *mut eager_layer, attr: *const c_char, value: f64) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_bool(layer: *mut eager_layer, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_dtype(layer: *mut eager_layer, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_string(layer: *mut eager_layer, attr: *const c_char, value: *const c_char) -> *mut eager_status;

    /// Set an attribute, as eager_op_set_\*. The build checks what depends on other values. FAILED_PRECONDITION: the
    /// layer has been built. INVALID_ARGUMENT: a choice or an initializer that there is not, or a dtype that is no
    /// float.
    fn eager_layer_set_ints(
        layer: *mut eager_layer,
        attr: *const c_char,
        values: *const i64,
        count: i32,
    ) -> *mut eager_status;

    /// Makes the layer's variables for inputs of these dtypes and shapes (rank i has ranks\[i\] dims at dims\[i\];
    /// -1: any; dtype 0: an optional input that is absent), with initial values from the context's random stream. The
    /// first call builds a layer that is not built. Where ctx traces, the variables are made on the context that the
    /// trace began from, outside of the trace and of all tapes; the call then uses that context too. Of several
    /// threads that build a layer at once one does, and the numbers of the others' streams are given back. A layer
    /// that is built checks that the inputs fit. INVALID_ARGUMENT: a required attribute is not set; a value of an
    /// attribute; an input of another rank or dim; a dim of
    /// -1 that a variable's shape needs. Nothing has changed then.
    fn eager_layer_build(
        ctx: *mut eager_context,
        layer: *mut eager_layer,
        dtypes: *const i32,
        ranks: *const i32,
        dims: *const *const i64,
        num_inputs: i32,
    ) -> *mut eager_status;

    /// Runs the layer. inputs and outputs are as for eager_execute: optional inputs may be NULL, or left off at the
    /// end. training says whether the layer trains (dropout drops, normalizations use the batch) or infers.
    /// INVALID_ARGUMENT, besides what the ops say: inputs that do not fit what the layer was built for.
    fn eager_layer_call(
        ctx: *mut eager_context,
        layer: *mut eager_layer,
        inputs: *const *mut eager_tensor,
        num_inputs: i32,
        training: i32,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
    ) -> *mut eager_status;

    /// Gives a tensor as an initializer makes it for a variable of a layer: "glorot_uniform", "constant value=0.1",
    /// or the name of an op that makes random numbers, with attributes behind it ("random_normal stddev=0.01").
    /// Random numbers are the context's next. INVALID_ARGUMENT: no such initializer, or attribute; a shape that it
    /// does not take.
    fn eager_layer_initial_value(
        ctx: *mut eager_context,
        initializer: *const c_char,
        dtype: i32,
        dims: *const i64,
        rank: i32,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Return the kind, and the name; "" for NULL. They live as long as the layer.
    fn eager_layer_kind(layer: *const eager_layer) -> *const c_char;

    /// Return the kind, and the name; "" for NULL. They live as long as the layer.
    fn eager_layer_name(layer: *const eager_layer) -> *const c_char;

    /// Returns 1 if the layer has been built; 0 if not, and for NULL.
    fn eager_layer_is_built(layer: *const eager_layer) -> i32;

    /// Returns the number of variables; 0 before the build, and for NULL.
    fn eager_layer_num_variables(layer: *const eager_layer) -> i32;

    /// Return a variable, and its name in the kind ("kernel"; its own name has the layer's before it:
    /// "hidden/kernel"). NULL and "" if index is out of range. They are borrowed: they live as long as the layer, or
    /// until the variable is replaced.
    fn eager_layer_variable(layer: *const eager_layer, index: i32) -> *mut eager_variable;

    /// Return a variable, and its name in the kind ("kernel"; its own name has the layer's before it:
    /// "hidden/kernel"). NULL and "" if index is out of range. They are borrowed: they live as long as the layer, or
    /// until the variable is replaced.
    fn eager_layer_variable_name(layer: *const eager_layer, index: i32) -> *const c_char;

    /// Replaces a variable by v, so that two layers share one. FAILED_PRECONDITION: the layer is not built.
    /// INVALID_ARGUMENT: there is no such index; another shape or dtype. FAILED_PRECONDITION: the layer is called
    /// meanwhile.
    fn eager_layer_set_variable(layer: *mut eager_layer, index: i32, v: *mut eager_variable) -> *mut eager_status;

    /// Gives the layer as JSON, an object: "kind", "name", "attributes" (an object; those without a value are left
    /// out), and "variables", the names of the variables, null before the build. \*out is released with
    /// eager_string_release.
    fn eager_layer_json(layer: *const eager_layer, out: *mut *mut c_char) -> *mut eager_status;

    /// Adds a reference.
    fn eager_layer_retain(layer: *mut eager_layer);

    /// Adds a reference.
    fn eager_layer_release(layer: *mut eager_layer);

    /// Creates a writer that has nothing yet.
    fn eager_checkpoint_writer_create(
        ctx: *mut eager_context,
        out: *mut *mut eager_checkpoint_writer,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_tensor(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        t: *mut eager_tensor,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_variable(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        v: *mut eager_variable,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_text(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        text: *const c_char,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_layer(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        layer: *mut eager_layer,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_optimizer(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        optimizer: *mut eager_optimizer,
    ) -> *mut eager_status;

    /// Add to what the checkpoint is to have, without a copy of the data: the value that a tensor has; that a
    /// variable has now; a text; the variables of a layer, each under key/NAME, where NAME is its name in the kind;
    /// and the state of an optimizer, whose slots go under the first keys of their variables, which have been added
    /// before. Sparse rows become dense. A random state is that of ctx. ALREADY_EXISTS: a key that has been added.
    /// INVALID_ARGUMENT: a key that is empty, "__metadata__", or not UTF-8; a text that is not UTF-8, or whose key
    /// begins with "eager_"; a slot of a variable that has not been added. FAILED_PRECONDITION: a tensor that is
    /// symbolic, or a shape alone (eager_op_gradient_call.saved); a layer that is not built. Nothing has been added
    /// then.
    fn eager_checkpoint_writer_add_random_state(
        writer: *mut eager_checkpoint_writer,
        key: *const c_char,
        ctx: *mut eager_context,
    ) -> *mut eager_status;

    /// Writes the file, which is whole or not there, also when the process is killed; it replaces an ordinary file of
    /// that name, or a symbolic link to one, and has the permissions of a new file. options may be NULL. The writer
    /// keeps what it has. Of tensors on a GPU one at a time is copied to the host. NOT_FOUND, PERMISSION_DENIED,
    /// RESOURCE_EXHAUSTED (the disk is full): the folder or the file cannot be written. INVALID_ARGUMENT: path is
    /// NULL, or not an ordinary file. DATA_LOSS: is_listed, and the folder's list is damaged.
    ///
    /// Threads and processes may save into one folder. Those with is_listed write one after the other, each under a
    /// lock of the folder (flock, where the file system has it), for which they wait, asking ctx's interrupt
    /// (eager_context_set_interrupt); its status comes out, and nothing has been written. The list is that of all of
    /// them. Deleted are, of files named alike, the oldest that were listed, and a new file that a save made which
    /// was killed, or failed, before it was listed; never a file that was there before that save, or was committed
    /// without is_listed since. A commit without is_listed over a file of the list waits for the lock too, and takes
    /// the file off the list: eager_checkpoint_latest gives it no more.
    fn eager_checkpoint_writer_commit(
        ctx: *mut eager_context,
        writer: *mut eager_checkpoint_writer,
        path: *const c_char,
        options: *const eager_checkpoint_options,
    ) -> *mut eager_status;

    /// Adds a reference.
    fn eager_checkpoint_writer_retain(writer: *mut eager_checkpoint_writer);

    /// Adds a reference.
    fn eager_checkpoint_writer_release(writer: *mut eager_checkpoint_writer);

    /// Gives the path of the latest checkpoint of the folder that was committed with is_listed and is still there;
    /// NULL if there is none. folder NULL or "" is the working directory. \*out is released with
    /// eager_string_release. The list is the file checkpoints.json, {"checkpoints": \["run-1.safetensors",
    /// "run-2.safetensors"\]}, the oldest first, and beside them "removing": those that are being deleted, or written
    /// and not listed yet, which the next commit with is_listed deletes if they are there. DATA_LOSS: the folder's
    /// list is damaged.
    fn eager_checkpoint_latest(folder: *const c_char, out: *mut *mut c_char) -> *mut eager_status;

    /// Opens a checkpoint, and checks its header against the file's size. The file must stay as it is while it is
    /// open; a file that a commit replaces goes on being read. NOT_FOUND, PERMISSION_DENIED: the file cannot be read.
    /// DATA_LOSS: it is damaged, or no safetensors file. INVALID_ARGUMENT: it has a newer version of the format, or
    /// path is no ordinary file. RESOURCE_EXHAUSTED: the header takes more memory than the context's load limit
    /// (eager_context_set_load_limit).
    fn eager_checkpoint_open(
        ctx: *mut eager_context,
        path: *const c_char,
        out: *mut *mut eager_checkpoint,
    ) -> *mut eager_status;

    /// Returns the number of tensors and texts; 0 for NULL. The tensors come first, and both in the order of their
    /// keys.
    fn eager_checkpoint_num_entries(checkpoint: *const eager_checkpoint) -> i32;

    /// Fills in \*out (set its struct_size) with all about an entry. INVALID_ARGUMENT: there is no such index.
    fn eager_checkpoint_entry(
        checkpoint: *const eager_checkpoint,
        index: i32,
        out: *mut eager_checkpoint_entry_info,
    ) -> *mut eager_status;

    /// Returns the index of the entry of this key; -1 if there is none, and for NULL.
    fn eager_checkpoint_find(checkpoint: *const eager_checkpoint, key: *const c_char) -> i32;

    /// Reads a tensor, to the host. NOT_FOUND: "Key w not found in checkpoint". UNIMPLEMENTED: it has a dtype that
    /// the library lacks. DATA_LOSS: the file was cut since it was opened, or a tensor of strings is damaged.
    /// RESOURCE_EXHAUSTED: more bytes than the context's load limit.
    fn eager_checkpoint_read(
        ctx: *mut eager_context,
        checkpoint: *const eager_checkpoint,
        key: *const c_char,
        out: *mut *mut eager_tensor,
    ) -> *mut eager_status;

    /// Gives a text. \*out is released with eager_string_release. NOT_FOUND: there is no text of this key.
    fn eager_checkpoint_text(
        checkpoint: *const eager_checkpoint,
        key: *const c_char,
        out: *mut *mut c_char,
    ) -> *mut eager_status;

    /// Assign the checkpoint's values to variables (keys and variables have count entries each), to the variables of
    /// a layer, which is built, and set the random state of ctx. All keys, dtypes and shapes are checked first: where
    /// one does not fit, nothing has changed. Where reading fails (DATA_LOSS, UNKNOWN), variables before that one
    /// have their new values. NOT_FOUND: a key that the checkpoint lacks. INVALID_ARGUMENT: another dtype or shape.
    /// FAILED_PRECONDITION: ctx traces a function, or the layer is not built.
    fn eager_checkpoint_restore_variables(
        ctx: *mut eager_context,
        checkpoint: *const eager_checkpoint,
        keys: *const *const c_char,
        variables: *const *mut eager_variable,
        count: i32,
    ) -> *mut eager_status;

    /// Assign the checkpoint's values to variables (keys and variables have count entries each), to the variables of
    /// a layer, which is built, and set the random state of ctx. All keys, dtypes and shapes are checked first: where
    /// one does not fit, nothing has changed. Where reading fails (DATA_LOSS, UNKNOWN), variables before that one
    /// have their new values. NOT_FOUND: a key that the checkpoint lacks. INVALID_ARGUMENT: another dtype or shape.
    /// FAILED_PRECONDITION: ctx traces a function, or the layer is not built.
    fn eager_checkpoint_restore_layer(
        ctx: *mut eager_context,
        checkpoint: *const eager_checkpoint,
        key: *const c_char,
        layer: *mut eager_layer,
    ) -> *mut eager_status;

    /// Assign the checkpoint's values to variables (keys and variables have count entries each), to the variables of
    /// a layer, which is built, and set the random state of ctx. All keys, dtypes and shapes are checked first: where
    /// one does not fit, nothing has changed. Where reading fails (DATA_LOSS, UNKNOWN), variables before that one
    /// have their new values. NOT_FOUND: a key that the checkpoint lacks. INVALID_ARGUMENT: another dtype or shape.
    /// FAILED_PRECONDITION: ctx traces a function, or the layer is not built.
    fn eager_checkpoint_restore_random_state(
        ctx: *mut eager_context,
        checkpoint: *const eager_checkpoint,
        key: *const c_char,
    ) -> *mut eager_status;

    /// Assigns the checkpoint's values to the step count, to the learning rate (if the checkpoint has it, and no op
    /// or schedule computes the optimizer's), and to the slots of these variables, whose keys are keys. Slots are
    /// made for variables that have some in the checkpoint; slots of other variables stay as they are. Errors are
    /// those of eager_checkpoint_restore_variables; a slot that the optimizer has and the checkpoint lacks is
    /// NOT_FOUND.
    fn eager_checkpoint_restore_optimizer(
        ctx: *mut eager_context,
        checkpoint: *const eager_checkpoint,
        key: *const c_char,
        optimizer: *mut eager_optimizer,
        keys: *const *const c_char,
        variables: *const *mut eager_variable,
        count: i32,
    ) -> *mut eager_status;

    /// Adds a reference.
    fn eager_checkpoint_retain(checkpoint: *mut eager_checkpoint);

    /// Adds a reference.
    fn eager_checkpoint_release(checkpoint: *mut eager_checkpoint);

    /// Opens a file, which is as long as it is now: what is appended later is not read. options: compression.
    /// NOT_FOUND, PERMISSION_DENIED: the file cannot be read. INVALID_ARGUMENT: it is not an ordinary file.
    fn eager_record_reader_create(
        ctx: *mut eager_context,
        path: *const c_char,
        options: *const eager_record_options,
        out: *mut *mut eager_record_reader,
    ) -> *mut eager_status;

    /// Gives the next record: \*size bytes at \*data, which live until the reader's next call. Behind the last one
    /// \*data is NULL. DATA_LOSS, with the file and the record's offset: the file is cut, a checksum is wrong, or a
    /// length is more than the file has; the reader stays before that record. RESOURCE_EXHAUSTED: the record is
    /// larger than the load limit of the context that made the reader (eager_context_set_load_limit), or memory is
    /// out.
    fn eager_record_reader_next(
        reader: *mut eager_record_reader,
        data: *mut *const c_void,
        size: *mut usize,
    ) -> *mut eager_status;

    /// Adds a reference.
    fn eager_record_reader_retain(reader: *mut eager_record_reader);

    /// Adds a reference.
    fn eager_record_reader_release(reader: *mut eager_record_reader);

    /// Makes a file, in place of one of this name. NOT_FOUND (there is no such folder), PERMISSION_DENIED,
    /// RESOURCE_EXHAUSTED: it cannot be made. INVALID_ARGUMENT: not an ordinary file; an unknown compression, or
    /// level.
    fn eager_record_writer_create(
        ctx: *mut eager_context,
        path: *const c_char,
        options: *const eager_record_options,
        out: *mut *mut eager_record_writer,
    ) -> *mut eager_status;

    /// Adds a record of size bytes, which is whole in the file or not there. data may be NULL with size 0.
    fn eager_record_writer_write(
        writer: *mut eager_record_writer,
        data: *const c_void,
        size: usize,
    ) -> *mut eager_status;

    /// Hands all records to the system; other processes can read them, also where the file is compressed.
    fn eager_record_writer_flush(writer: *mut eager_record_writer) -> *mut eager_status;

    /// Flushes, and closes the file. After an error it may be called again.
    fn eager_record_writer_close(writer: *mut eager_record_writer) -> *mut eager_status;

    /// Adds a reference.
    fn eager_record_writer_retain(writer: *mut eager_record_writer);

    /// Adds a reference.
    fn eager_record_writer_release(writer: *mut eager_record_writer);

    /// Makes a file of events in a folder, which is made too if it is not there:
    /// events.out.tfevents.TIME.HOST.PID.NUMBER, with options-\>suffix behind it. TensorBoard shows such folders. No
    /// two writers have the same file. Events are written as records are, and also by a call that comes flush_millis
    /// after they were written last; there is no thread. Errors are those of eager_record_writer_create.
    /// INVALID_ARGUMENT: folder is NULL or empty, a suffix with a slash, max_queue below 0, flush_millis below -1.
    fn eager_event_writer_create(
        ctx: *mut eager_context,
        folder: *const c_char,
        options: *const eager_event_writer_options,
        out: *mut *mut eager_event_writer,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_scalar(
        writer: *mut eager_event_writer,
        tag: *const c_char,
        value: f64,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_scalars(
        writer: *mut eager_event_writer,
        tags: *const *const c_char,
        values: *const f64,
        count: i32,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_histogram(
        writer: *mut eager_event_writer,
        tag: *const c_char,
        t: *const eager_tensor,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_image(
        writer: *mut eager_event_writer,
        tag: *const c_char,
        t: *const eager_tensor,
        step: i64,
        options: *const eager_image_options,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_text(
        writer: *mut eager_event_writer,
        tag: *const c_char,
        t: *const eager_tensor,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_graph(
        writer: *mut eager_event_writer,
        f: *const eager_function,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_summary(
        writer: *mut eager_event_writer,
        data: *const c_void,
        size: usize,
        step: i64,
    ) -> *mut eager_status;

    /// Add an event at a step, with the time of the call. tag names what is shown, "loss" or "train/loss", and is
    /// UTF-8 (INVALID_ARGUMENT if not). Nothing has been added where a call fails. _scalar     a number, kept as
    /// float32 _scalars    several numbers in one event: count tags, and their values _histogram  the distribution of
    /// a tensor of real numbers or booleans, in TensorFlow's buckets, each wider by 10% than the one before.
    /// INVALID_ARGUMENT: "Nan in summary histogram for: TAG", infinities likewise _image      the images of a tensor
    /// of uint8 or floats \[batch, height, width, channels\], 1 (grey), 3 (RGB) or 4 (RGBA) channels, as PNG under
    /// the tags TAG/image/0, ..., or TAG/image if max_images is 1. Pixels with a value that is not finite are red.
    /// UNAVAILABLE: libpng16.so.16 is not installed _text       a tensor of strings, as Markdown; of rank 1 or 2 as a
    /// table _graph      the graph of a function _summary    size bytes at data: a serialized tensorflow.Summary, as
    /// it is. INVALID_ARGUMENT if it is none _event      size bytes at data: a serialized tensorflow.Event, whose
    /// record it becomes, with a time and a step of its own. INVALID_ARGUMENT if it is none Sparse rows count as
    /// dense. FAILED_PRECONDITION: a tensor that is symbolic, or a shape alone (eager_op_gradient_call.saved).
    /// Tensors of a GPU are copied to the host; errors of the device that are found by it are those of
    /// eager_tensor_read.
    fn eager_event_writer_event(writer: *mut eager_event_writer, data: *const c_void, size: usize) -> *mut eager_status;

    /// As eager_record_writer_flush and _close.
    fn eager_event_writer_flush(writer: *mut eager_event_writer) -> *mut eager_status;

    /// As eager_record_writer_flush and _close.
    fn eager_event_writer_close(writer: *mut eager_event_writer) -> *mut eager_status;

    /// Returns the file's path, which lives as long as the writer; "" for NULL.
    fn eager_event_writer_path(writer: *const eager_event_writer) -> *const c_char;

    /// Adds a reference.
    fn eager_event_writer_retain(writer: *mut eager_event_writer);

    /// Adds a reference.
    fn eager_event_writer_release(writer: *mut eager_event_writer);

    /// Creates a dataset over others. NOT_FOUND: there is no such kind. INVALID_ARGUMENT: the kind takes another
    /// number of datasets, or they stand more than 1000 one behind the other.
    fn eager_dataset_create(
        ctx: *mut eager_context,
        kind: *const c_char,
        inputs: *const *mut eager_dataset,
        num_inputs: i32,
        out: *mut *mut eager_dataset,
    ) -> *mut eager_status;

    /// Set an attribute. The dataset checks it when it is first used, which freezes it: asked for its elements, given
    /// to an iterator, or one behind it was. FAILED_PRECONDITION: the dataset has been used. INVALID_ARGUMENT: the
    /// kind has no such attribute, or one of another type.
    fn eager_dataset_set_int(dataset: *mut eager_dataset, attr: *const c_char, value: i64) -> *mut eager_status;

    /// Set an attribute. The dataset checks it when it is first used, which freezes it: asked for its elements, given
    /// to an iterator, or one behind it was. FAILED_PRECONDITION: the dataset has been used. INVALID_ARGUMENT: the
    /// kind has no such attribute, or one of another type.
    fn eager_dataset_set_bool(dataset: *mut eager_dataset, attr: *const c_char, value: i32) -> *mut eager_status;

    /// Set an attribute. The dataset checks it when it is first used, which freezes it: asked for its elements, given
    /// to an iterator, or one behind it was. FAILED_PRECONDITION: the dataset has been used. INVALID_ARGUMENT: the
    /// kind has no such attribute, or one of another type.
    fn eager_dataset_set_string(
        dataset: *mut eager_dataset,
        attr: *const c_char,
        value: *const c_char,
    ) -> *mut eager_status;

    /// Set an attribute. The dataset checks it when it is first used, which freezes it: asked for its elements, given
    /// to an iterator, or one behind it was. FAILED_PRECONDITION: the dataset has been used. INVALID_ARGUMENT: the
    /// kind has no such attribute, or one of another type.
    fn eager_dataset_set_tensors(
        dataset: *mut eager_dataset,
        attr: *const c_char,
        tensors: *const *mut eager_tensor,
        count: i32,
    ) -> *mut eager_status;

    /// Sets the op of a map, filter or flat_map: of a function (eager_function_op), of the program's code
    /// (eager_op_create_host_call), or any other; its inputs are the components. From the dataset's first use on its
    /// attributes can no longer change.
    fn eager_dataset_set_op(dataset: *mut eager_dataset, attr: *const c_char, op: *mut eager_op) -> *mut eager_status;

    /// Sets the code of a "generator", and what its elements are: component i has dtypes\[i\] and ranks\[i\] dims at
    /// dims\[i\] (-1: any). destroy_state(user_data, state) runs once for each \*state that is not NULL, when its
    /// epoch or its iterator has ended; destroy(user_data) when the dataset and its iterators are gone. Both may be
    /// NULL, and run as destroy functions do. A status that the code returns comes out unchanged, and so does one for
    /// a component of another kind than was declared: INVALID_ARGUMENT.
    fn eager_dataset_set_generator(
        dataset: *mut eager_dataset,
        attr: *const c_char,
        function: Option<eager_generator_fn>,
        user_data: *mut c_void,
        destroy: Option<eager_destroy_fn>,
        destroy_state: Option<eager_generator_destroy_fn>,
        num_outputs: i32,
        dtypes: *const i32,
        ranks: *const i32,
        dims: *const *const i64,
    ) -> *mut eager_status;

    /// Gives the dtypes and shapes of the elements, as a symbolic tensor for each component; a dim of -1 varies.
    /// num_outputs is as for eager_execute. INVALID_ARGUMENT: a required attribute is not set, or a value of one;
    /// what the dataset before gives.
    fn eager_dataset_element(
        ctx: *mut eager_context,
        dataset: *mut eager_dataset,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
    ) -> *mut eager_status;

    /// Gives the number of elements, EAGER_INFINITE or EAGER_UNKNOWN_SIZE. Errors are those of eager_dataset_element.
    fn eager_dataset_size(ctx: *mut eager_context, dataset: *mut eager_dataset, out: *mut i64) -> *mut eager_status;

    /// Returns the kind; "" for NULL. It lives as long as the library.
    fn eager_dataset_kind(dataset: *const eager_dataset) -> *const c_char;

    /// Adds a reference.
    fn eager_dataset_retain(dataset: *mut eager_dataset);

    /// Adds a reference.
    fn eager_dataset_release(dataset: *mut eager_dataset);

    /// Starts a run of the dataset, with ctx's options, a context of its own and no tapes. ctx's random stream gives
    /// the seed of steps that have none. FAILED_PRECONDITION: ctx traces a function. Errors are also those of
    /// eager_dataset_element, among them those of idx files; errors of other files come at the first
    /// eager_iterator_next that reads them.
    fn eager_iterator_create(
        ctx: *mut eager_context,
        dataset: *mut eager_dataset,
        out: *mut *mut eager_iterator,
    ) -> *mut eager_status;

    /// Gives the next element and sets \*end to 0; at the end it gives none, sets \*end to 1 and returns NULL.
    /// \*num_outputs is the room of outputs on entry, and the number of components after it. After an error the next
    /// call goes on behind the element that it concerns. While it waits, the interrupt of the context that made the
    /// iterator is asked (eager_context_set_interrupt). Its status comes out, and the next call gives the element
    /// that would have come. FAILED_PRECONDITION: the iterator has been stopped, is a parent's before fork(), or
    /// another call uses it. CANCELLED: it was stopped meanwhile.
    fn eager_iterator_next(
        iterator: *mut eager_iterator,
        outputs: *mut *mut eager_tensor,
        num_outputs: *mut i32,
        end: *mut i32,
    ) -> *mut eager_status;

    /// Give the place where the iterator is as a tensor, uint8 \[n\], and set it, also in another process: the next
    /// element after a restore is the one that would have come. Elements that lie in buffers are part of it, as row
    /// numbers where they are slices of tensors, else with their values; a compressed file is read again up to its
    /// place, and a generator run again. An error of an element that was made ahead is part of it, by its code and
    /// message; a payload is not, nor is the state of variables that a step assigns to.
    ///
    /// A state belongs to pipelines with the same steps, attributes, dtypes and shapes, functions of the same ops and
    /// constants, code of the program's with the same names and shapes, files of the same names (their folders may
    /// differ), and tensors of the same values, of which up to 64 KiB are looked at, evenly spread. num_threads,
    /// host_threads and prefetch's buffer_size may differ. Whether code of one name does the same, and what variables
    /// and files have, is not known. Any language may go on with it.
    ///
    /// Both wait for the threads, and ask the interrupt as eager_iterator_next does. After its status the call may be
    /// repeated: a save has changed nothing, a restore has ended the run, so that eager_iterator_next is CANCELLED
    /// before the next restore. FAILED_PRECONDITION: a generator that cannot be skipped forward. INVALID_ARGUMENT:
    /// the state is another pipeline's, or none, or not uint8 \[n\] on the host. DATA_LOSS: it is damaged, or a file
    /// has been cut since. After any other failure of a restore the iterator is where it was. CANCELLED: the iterator
    /// was stopped meanwhile, and stays so.
    fn eager_iterator_save(iterator: *mut eager_iterator, out: *mut *mut eager_tensor) -> *mut eager_status;

    /// Give the place where the iterator is as a tensor, uint8 \[n\], and set it, also in another process: the next
    /// element after a restore is the one that would have come. Elements that lie in buffers are part of it, as row
    /// numbers where they are slices of tensors, else with their values; a compressed file is read again up to its
    /// place, and a generator run again. An error of an element that was made ahead is part of it, by its code and
    /// message; a payload is not, nor is the state of variables that a step assigns to.
    ///
    /// A state belongs to pipelines with the same steps, attributes, dtypes and shapes, functions of the same ops and
    /// constants, code of the program's with the same names and shapes, files of the same names (their folders may
    /// differ), and tensors of the same values, of which up to 64 KiB are looked at, evenly spread. num_threads,
    /// host_threads and prefetch's buffer_size may differ. Whether code of one name does the same, and what variables
    /// and files have, is not known. Any language may go on with it.
    ///
    /// Both wait for the threads, and ask the interrupt as eager_iterator_next does. After its status the call may be
    /// repeated: a save has changed nothing, a restore has ended the run, so that eager_iterator_next is CANCELLED
    /// before the next restore. FAILED_PRECONDITION: a generator that cannot be skipped forward. INVALID_ARGUMENT:
    /// the state is another pipeline's, or none, or not uint8 \[n\] on the host. DATA_LOSS: it is damaged, or a file
    /// has been cut since. After any other failure of a restore the iterator is where it was. CANCELLED: the iterator
    /// was stopped meanwhile, and stays so.
    fn eager_iterator_restore(iterator: *mut eager_iterator, state: *mut eager_tensor) -> *mut eager_status;

    /// Ends the iterator for good and waits for its threads, on any thread and at any time, also while others are
    /// within eager_iterator_next, eager_iterator_restore or a stop. A restore that it meets is CANCELLED; one that
    /// is over before has made the run that ends. It waits for the call of the program's code that a thread is in,
    /// and asks the interrupt meanwhile, on a fork of the context that made the iterator: its status comes out, the
    /// iterator has been stopped all the same, and the next stop waits again. A language calls it at its exit, and
    /// holds no lock that a callback takes. A call from one of the iterator's own threads does not wait. What lies in
    /// buffers is released with the iterator.
    fn eager_iterator_stop(iterator: *mut eager_iterator) -> *mut eager_status;

    /// Gives what each step has done since the last eager_iterator_restore, from the last to the first, as JSON:
    /// \[{"kind": "batch", "elements": 937, "errors": 0, "seconds": 0.021}, ...\]. seconds is the time that was
    /// waited for the step, with that of those before it on the same thread. \*out is released with
    /// eager_string_release. FAILED_PRECONDITION: as for eager_iterator_next.
    fn eager_iterator_stats(iterator: *mut eager_iterator, out: *mut *mut c_char) -> *mut eager_status;

    /// Adds a reference.
    fn eager_iterator_retain(iterator: *mut eager_iterator);

    /// Takes away a reference. The last release cancels the run and does not wait: its threads end soon after.
    fn eager_iterator_release(iterator: *mut eager_iterator);
}
