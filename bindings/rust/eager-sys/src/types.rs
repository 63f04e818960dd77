// Written by bindings/generate from include/eager_c.h; changes belong there.

use crate::{c_char, c_void};

/// The version of the interface that this crate was written for.
pub const EAGER_ABI_MAJOR: u32 = 1;
/// See [`EAGER_ABI_MAJOR`].
pub const EAGER_ABI_MINOR: u32 = 0;

/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_OK: i32 = 0;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_CANCELLED: i32 = 1;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_UNKNOWN: i32 = 2;
/// wrong whatever the state: a shape, a dtype, an index out of range
pub const EAGER_INVALID_ARGUMENT: i32 = 3;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_DEADLINE_EXCEEDED: i32 = 4;
/// no op, device, kind, key, file or folder of this name
pub const EAGER_NOT_FOUND: i32 = 5;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_ALREADY_EXISTS: i32 = 6;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_PERMISSION_DENIED: i32 = 7;
/// memory is out
pub const EAGER_RESOURCE_EXHAUSTED: i32 = 8;
/// wrong now: a used tape, an op that was executed
pub const EAGER_FAILED_PRECONDITION: i32 = 9;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_ABORTED: i32 = 10;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_OUT_OF_RANGE: i32 = 11;
/// no kernel for this dtype on this device, no gradient
pub const EAGER_UNIMPLEMENTED: i32 = 12;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_INTERNAL: i32 = 13;
/// the device broke down
pub const EAGER_UNAVAILABLE: i32 = 14;
/// The codes of statuses, which are those of gRPC and TensorFlow.
pub const EAGER_DATA_LOSS: i32 = 15;

/// one byte, 0 or 1; other bytes of the caller become 1 or are refused
pub const EAGER_BOOL: i32 = 1;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_INT8: i32 = 2;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_INT16: i32 = 3;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_INT32: i32 = 4;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_INT64: i32 = 5;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_UINT8: i32 = 6;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_UINT16: i32 = 7;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_UINT32: i32 = 8;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_UINT64: i32 = 9;
/// IEEE binary16
pub const EAGER_FLOAT16: i32 = 10;
/// the upper half of a float32
pub const EAGER_BFLOAT16: i32 = 11;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_FLOAT32: i32 = 12;
/// The dtypes. Elements lie in the host's byte order.
pub const EAGER_FLOAT64: i32 = 13;
/// two float32: real, imaginary
pub const EAGER_COMPLEX64: i32 = 14;
/// two float64
pub const EAGER_COMPLEX128: i32 = 15;
/// int64 offsets[n + 1], then the bytes; on the host only
pub const EAGER_STRING: i32 = 16;

/// INVALID_ARGUMENT, since a tensor does not have this axis
pub const EAGER_DETAIL_AXIS: i32 = 1;

/// a scalar of the host language: takes the other operand's dtype
pub const EAGER_TENSOR_WEAK: i32 = 1;
/// see eager_tensor_sparse_rows
pub const EAGER_TENSOR_SPARSE_ROWS: i32 = 2;
/// has no value: made while tracing
pub const EAGER_TENSOR_SYMBOLIC: i32 = 4;

/// it never ends
pub const EAGER_INFINITE: i32 = -1;
/// only a run shows it
pub const EAGER_UNKNOWN_SIZE: i32 = -2;

/// The types of the values of attributes.
pub const EAGER_VALUE_ABSENT: i32 = 0;
/// i
pub const EAGER_VALUE_INT: i32 = 1;
/// f
pub const EAGER_VALUE_FLOAT: i32 = 2;
/// i, 0 or 1
pub const EAGER_VALUE_BOOL: i32 = 3;
/// i
pub const EAGER_VALUE_DTYPE: i32 = 4;
/// p, const char *, and count, its bytes
pub const EAGER_VALUE_STRING: i32 = 5;
/// p, const int64_t *, and count
pub const EAGER_VALUE_INTS: i32 = 6;

/// it does more than compute outputs: a function never drops, merges or reorders it
pub const EAGER_OP_EFFECTS: i32 = 1;
/// one call of its kernels runs at a time; they cannot run the op (FAILED_PRECONDITION)
pub const EAGER_OP_SERIAL: i32 = 2;
/// its result is piecewise constant or no number, and has no gradient for ever
pub const EAGER_OP_NO_GRADIENT: i32 = 4;

/// an error
#[repr(C)]
pub struct eager_status {
    _private: [u8; 0],
}

/// a line of execution
#[repr(C)]
pub struct eager_context {
    _private: [u8; 0],
}

/// a value that does not change
#[repr(C)]
pub struct eager_tensor {
    _private: [u8; 0],
}

/// a prepared call: an op, its attributes, perhaps a device
#[repr(C)]
pub struct eager_op {
    _private: [u8; 0],
}

/// a record of executed ops
#[repr(C)]
pub struct eager_tape {
    _private: [u8; 0],
}

/// a cell that holds a tensor
#[repr(C)]
pub struct eager_variable {
    _private: [u8; 0],
}

/// ops, and the variables that they use
#[repr(C)]
pub struct eager_layer {
    _private: [u8; 0],
}

/// a rule that updates variables, and what it remembers
#[repr(C)]
pub struct eager_optimizer {
    _private: [u8; 0],
}

/// a formula for the learning rate of each step
#[repr(C)]
pub struct eager_schedule {
    _private: [u8; 0],
}

/// traced code, which runs as one op
#[repr(C)]
pub struct eager_function {
    _private: [u8; 0],
}

/// a file of tensors and texts, open to be read
#[repr(C)]
pub struct eager_checkpoint {
    _private: [u8; 0],
}

/// the description of an input pipeline
#[repr(C)]
pub struct eager_dataset {
    _private: [u8; 0],
}

/// a run of a pipeline
#[repr(C)]
pub struct eager_iterator {
    _private: [u8; 0],
}

/// what a checkpoint is to have
#[repr(C)]
pub struct eager_checkpoint_writer {
    _private: [u8; 0],
}

/// a file of records, read from its beginning on
#[repr(C)]
pub struct eager_record_reader {
    _private: [u8; 0],
}

/// a file of records that grows
#[repr(C)]
pub struct eager_record_writer {
    _private: [u8; 0],
}

/// a file of events that grows, for TensorBoard
#[repr(C)]
pub struct eager_event_writer {
    _private: [u8; 0],
}

/// A function that ends the life of what a pointer stands for.
pub type eager_destroy_fn = unsafe extern "C" fn(*mut c_void);

/// A function that says whether a loop goes on. It returns NULL if so, or else a status, which ends the loop and
/// comes out unchanged. The best code for it is EAGER_CANCELLED: where the library keeps a callback's failure for
/// later, a status of this code comes out at once all the same. The function runs on the thread that runs the loop,
/// within that call, and may use ctx, whose tapes are paused.
pub type eager_interrupt_fn =
    unsafe extern "C" fn(user_data: *mut c_void, ctx: *mut eager_context) -> *mut eager_status;

/// A collector: a function that releases what only the program's garbage still holds. in_use is the number of bytes
/// in use on the device, as in eager_memory_info. A collector may call release functions and nothing else: other
/// calls that take a context are FAILED_PRECONDITION, but for eager_context_fork.
pub type eager_pressure_fn =
    unsafe extern "C" fn(user_data: *mut c_void, device: *const c_char, in_use: i64) -> *mut eager_status;

/// The backward function of a custom gradient. output_gradients has num_outputs dense tensors, borrowed, zeros for an
/// output that nothing used. input_gradients has num_inputs entries, NULL on entry. The function puts there handles
/// that it owns, of the input's shape, and hands them over, also when it fails. An entry that stays NULL means no
/// gradient. Another dtype is cast; another shape is INVALID_ARGUMENT from eager_tape_gradient, and so is a handle of
/// another type, which stays the function's. A gradient for an input of integers is not used. The function runs on
/// the thread that called eager_tape_gradient, within that call. Ops that it runs on ctx, which is borrowed, are
/// recorded by the outer tapes, so a gradient made of ops can be differentiated again. It must not use the tape that
/// is being asked.
pub type eager_backward_fn = unsafe extern "C" fn(
    user_data: *mut c_void,
    ctx: *mut eager_context,
    output_gradients: *const *mut eager_tensor,
    num_outputs: i32,
    input_gradients: *mut *mut eager_tensor,
    num_inputs: i32,
) -> *mut eager_status;

/// The caller's code as an op (py_func in TensorFlow). It may be traced: then it is called each time that the
/// function runs. inputs are borrowed. outputs has num_outputs entries, NULL on entry, where the code puts handles
/// that it hands over, also when it fails. The code runs on the thread that runs the op, within that call, and may
/// use ctx, whose tapes are paused.
pub type eager_host_fn = unsafe extern "C" fn(
    user_data: *mut c_void,
    ctx: *mut eager_context,
    inputs: *const *mut eager_tensor,
    num_inputs: i32,
    outputs: *mut *mut eager_tensor,
    num_outputs: i32,
) -> *mut eager_status;

/// A kernel of the program's: writes all outputs of a call. It runs on the thread that runs the op, several at once
/// unless the op is serial, and holds no lock of the library. Of this library it may call eager_parallel_for,
/// eager_status_new, eager_status_new_with and the _release functions, for what is not part of the call. A status
/// that it returns comes out with its code, text and payload, and with the op's name where it has none; what it
/// throws as a C++ exception is INTERNAL with its text.
pub type eager_kernel_fn =
    unsafe extern "C" fn(user_data: *mut c_void, call: *const eager_kernel_call) -> *mut eager_status;

/// Infers the outputs of a call. It runs wherever the op is executed or traced, and calls nothing of the library but
/// eager_status_new and eager_status_new_with.
pub type eager_infer_fn =
    unsafe extern "C" fn(user_data: *mut c_void, call: *const eager_infer_call) -> *mut eager_status;

/// The gradient of an op, computed by ops on ctx, so that it can be differentiated again and traced: its tensors may
/// be symbolic. It runs within eager_tape_gradient, or where the gradient of a function is made, on that thread.
pub type eager_op_gradient_fn = unsafe extern "C" fn(
    user_data: *mut c_void,
    ctx: *mut eager_context,
    call: *const eager_op_gradient_call,
) -> *mut eager_status;

/// Spreads the work of a kernel over the library's threads: calls body(user_data, begin, end) for pieces of \[0, n),
/// each of at least grain (the last may be smaller), in any order, also on the caller's thread, and returns when all
/// are done. The first status that a piece returns comes out, and pieces that have not begun then do not. Called
/// within a kernel, with its call. body must not take a lock that its caller holds, as an interpreter's. A grain
/// below 1 is 1. INVALID_ARGUMENT: n is negative or above 2^62.
pub type eager_range_fn = unsafe extern "C" fn(user_data: *mut c_void, begin: i64, end: i64) -> *mut eager_status;

/// The program's code that gives the elements of a "generator", one by one: element `index`, from 0 on in each epoch.
/// It puts handles that it hands over into outputs (NULL on entry), also when it fails, or sets \*end to 1. \*state
/// is a pointer of its own, NULL at the start of each epoch, in which it may keep where it is. Where the dataset has
/// a size, any index below it may come, in any order, and \*state is always NULL.
pub type eager_generator_fn = unsafe extern "C" fn(
    user_data: *mut c_void,
    ctx: *mut eager_context,
    state: *mut *mut c_void,
    index: i64,
    outputs: *mut *mut eager_tensor,
    num_outputs: i32,
    end: *mut i32,
) -> *mut eager_status;

/// Gives back a \*state of a generator.
pub type eager_generator_destroy_fn = unsafe extern "C" fn(user_data: *mut c_void, state: *mut c_void);

/// See `eager_context_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_context_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// threads of ops that run on the CPU; 0: EAGER_NUM_THREADS or else OMP_NUM_THREADS of the environment (ignored
    /// unless it is above 0), or else as many as the process may use: the least of its affinity and its cgroups'
    /// quota, which no number exceeds
    pub num_threads: i32,
    /// the default device, where an op without inputs runs and new variables lie. 0 (explicit): cpu:0; 1 (automatic):
    /// gpu:0 if there is one. Ops on tensors that lie on the host run there (TensorFlow 2 makes tensors on the GPU,
    /// here they are made on the host)
    pub placement: i32,
    /// for an input that lies on another device than its op runs on. 0: it is copied; 1: it is an error
    pub copy_policy: i32,
    /// 0
    pub reserved: i32,
    /// seed of the random numbers; 0: one from the system
    pub seed: u64,
}

/// See `eager_tensor_description` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_tensor_description {
    /// sizeof of the struct
    pub struct_size: usize,
    /// See the header.
    pub dtype: i32,
    /// See the header.
    pub rank: i32,
    /// index for eager_context_device_name, the same in all contexts; -1: the tensor is symbolic
    pub device: i32,
    /// EAGER_TENSOR_\*
    pub flags: i32,
    /// rank dims, which live as long as the tensor
    pub dims: *const i64,
    /// -1: a dim is not known (symbolic)
    pub num_elements: i64,
    /// what eager_tensor_data gives; NULL where that is an error
    pub data: *const c_void,
}

/// See `eager_memory_info` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_memory_info {
    /// sizeof of the struct
    pub struct_size: usize,
    /// bytes of tensors, those of the host with their handles; falls with a buffer's last tensor
    pub in_use: i64,
    /// the most that in_use has been
    pub peak: i64,
    /// bytes taken from the system, in use or kept for reuse
    pub reserved: i64,
    /// bytes that may be reserved; 0: no limit is known
    pub limit: i64,
    /// exact number of tensors in the process, also those that variables and tapes hold
    pub live_tensors: i64,
}

/// See `eager_tape_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_tape_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// 1: the tape gives any number of gradients, and keeps what they need until released
    pub persistent: i32,
    /// 1: the tape does not watch variables that are read
    pub ignore_variables: i32,
}

/// See `eager_gradient_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_gradient_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// 1: a source to which no path leads gets zeros in place of NULL
    pub unconnected_zero: i32,
}

/// See `eager_dlpack_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_dlpack_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// a GPU's stream (cudaStream_t) on which the consumer reads. The stream is made to wait for the data, and what
    /// was queued on it when the deleter is called is done before the memory is written to again, so the stream must
    /// exist until then. NULL: the call itself waits, and the consumer calls the deleter when its reads are done. The
    /// stream has no meaning for host memory
    pub stream: *mut c_void,
    /// 1: the consumer gets memory of its own, which it may write to
    pub copy: i32,
}

/// NumPy's print options. 0 stands for NumPy's default, and a negative number for 0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_format_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// most digits behind the point; default 8
    pub precision: i32,
    /// how many elements a summary shows at each end of an axis; default 3
    pub edge_items: i32,
    /// most elements that are shown without a summary; default 1000
    pub threshold: i64,
    /// characters in a line; default 75
    pub line_width: i32,
    /// 1: no exponents for small numbers
    pub suppress: i32,
}

/// The state of a context's random stream: the next numbers, and those of the next forks.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_random_state {
    /// sizeof of the struct
    pub struct_size: usize,
    /// follows from the seed
    pub key: u64,
    /// blocks of numbers that were drawn
    pub counter: u64,
    /// forks that were made
    pub num_forks: u64,
}

/// See `eager_checkpoint_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_checkpoint_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// 1: does not wait for the disk (fsync). The file is whole or not there after a crash of the process all the
    /// same, but not after one of the system
    pub no_sync: i32,
    /// 1: the folder's checkpoints.json lists the file as the latest (eager_checkpoint_latest)
    pub is_listed: i32,
    /// with is_listed: the oldest listed files beyond this number are deleted, of those whose names differ from this
    /// one's in the number alone ("run-12.safetensors", "run-12"); below 1: none
    pub max_to_keep: i32,
}

/// See `eager_checkpoint_entry_info` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_checkpoint_entry_info {
    /// sizeof of the struct
    pub struct_size: usize,
    /// lives as long as the checkpoint, as dims and stored_dtype do
    pub key: *const c_char,
    /// 1: a text; 0: a tensor
    pub is_text: i32,
    /// 0: a text, or a dtype that the library lacks
    pub dtype: i32,
    /// See the header.
    pub rank: i32,
    /// 0
    pub reserved: i32,
    /// See the header.
    pub dims: *const i64,
    /// in the file
    pub num_bytes: i64,
    /// as safetensors calls it: "F32", "F8_E4M3"; "" for a text
    pub stored_dtype: *const c_char,
}

/// See `eager_record_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_record_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// EAGER_COMPRESSION_\*
    pub compression: i32,
    /// of a writer: 1 (fast) to 9 (small); 0: zlib's default, 6; -1: none
    pub level: i32,
}

/// See `eager_event_writer_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_event_writer_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// what the file's name ends with; NULL: nothing
    pub suffix: *const c_char,
    /// the most events that are kept before they are written; 0: what 64 KiB hold
    pub max_queue: i64,
    /// a call writes what is kept if so long ago it was written last; 0: 2000; -1: never
    pub flush_millis: i32,
    /// 0
    pub reserved: i32,
}

/// See `eager_image_options` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_image_options {
    /// sizeof of the struct
    pub struct_size: usize,
    /// the most of the batch that are written; 0: 3
    pub max_images: i32,
    /// of floats. 0: 0 is black and 1 is white, others are clipped; 1: each image is scaled so that its largest value
    /// is 255; with negative ones so that 0 is 128, and the largest magnitude 127
    pub is_scaled: i32,
}

/// A tensor as a kernel sees it: dense, row-major. This struct never grows, since programs index arrays of it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_operand {
    /// never NULL, also where there are no elements, but for an input that is absent
    pub data: *mut c_void,
    /// rank dims
    pub dims: *const i64,
    /// See the header.
    pub num_elements: i64,
    /// See the header.
    pub rank: i32,
    /// 0: the input is absent
    pub dtype: i32,
}

/// The value of an attribute. This struct never grows, and has no union, which not all languages can read.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_value {
    /// EAGER_VALUE_\*
    pub type_: i32,
    /// See the header.
    pub count: i32,
    /// See the header.
    pub i: i64,
    /// See the header.
    pub f: f64,
    /// See the header.
    pub p: *const c_void,
}

/// One run of a kernel. All of it lives until the kernel returns.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_kernel_call {
    /// sizeof of the struct
    pub struct_size: usize,
    /// in the schema's order, those of a list one by one; nothing of them may be written
    pub inputs: *const eager_operand,
    /// allocated, not cleared
    pub outputs: *const eager_operand,
    /// See the header.
    pub num_inputs: i32,
    /// See the header.
    pub num_outputs: i32,
    /// See the header.
    pub num_attrs: i32,
    /// index for eager_context_device_name
    pub device: i32,
    /// in the schema's order
    pub attrs: *const eager_value,
    /// of a GPU, for example the cudaStream_t: work is queued there, and not waited for
    pub stream: *mut c_void,
}

/// What the shape inference of an op is asked: dtypes and shapes of outputs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_infer_call {
    /// sizeof of the struct
    pub struct_size: usize,
    /// without data; a dim that is not known yet is -1, and then num_elements too
    pub inputs: *const eager_operand,
    /// See the header.
    pub attrs: *const eager_value,
    /// See the header.
    pub num_inputs: i32,
    /// See the header.
    pub num_attrs: i32,
    /// See the header.
    pub num_outputs: i32,
    /// 0
    pub reserved: i32,
    /// an entry an output: what the schema says, or another dtype that is put there
    pub dtypes: *mut i32,
    /// an entry an output: what the schema says; -1: \[any\], to be replaced
    pub ranks: *mut i32,
    /// an entry an output, with room for 32 dims: what the schema says, -1 for a dim that it does not; may be changed
    pub dims: *const *mut i64,
}

/// What the gradient of an op is asked.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_op_gradient_call {
    /// sizeof of the struct
    pub struct_size: usize,
    /// what `saves` names, in its order; a shape(x) is a shape alone, with x's dtype and no value: zeros_like,
    /// sum_like, reshape_like and broadcast_like take it; what needs a value refuses it, as a symbolic tensor of a
    /// trace that has ended
    pub saved: *const *mut eager_tensor,
    /// zeros where no gradient has come
    pub output_gradients: *const *mut eager_tensor,
    /// NULL on entry: room for handles that are handed over, also on failure. NULL: no gradient
    pub input_gradients: *mut *mut eager_tensor,
    /// an entry an input: 0 if nobody asks for its gradient
    pub needed: *const i32,
    /// See the header.
    pub attrs: *const eager_value,
    /// See the header.
    pub num_saved: i32,
    /// See the header.
    pub num_output_gradients: i32,
    /// See the header.
    pub num_input_gradients: i32,
    /// See the header.
    pub num_attrs: i32,
}

/// See `eager_op_definition` in the header.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct eager_op_definition {
    /// sizeof of the struct
    pub struct_size: usize,
    /// "mylib.saxpy": letters, digits, "_" and at least one dot; names without one are the library's
    pub name: *const c_char,
    /// see above
    pub schema: *const c_char,
    /// sentences for the registry; NULL: none
    pub description: *const c_char,
    /// of its meaning, for files of functions; 0: 1
    pub version: i32,
    /// EAGER_OP_\*
    pub flags: i32,
    /// for shapes that the schema cannot say; NULL: the schema's
    pub infer: Option<eager_infer_fn>,
    /// on the host; NULL: none
    pub kernel: Option<eager_kernel_fn>,
    /// on GPUs, on whose memory it queues work; NULL: inputs are copied to the host and outputs back
    pub gpu: Option<eager_kernel_fn>,
    /// NULL: gradient_function's, or none
    pub gradient: Option<eager_op_gradient_fn>,
    /// what the gradient reads, "x z shape(y)": inputs, outputs and their shapes; NULL: nothing
    pub saves: *const c_char,
    /// from what `saves` names and then the output gradients, to a gradient for each input that may be float or
    /// complex, in order; NULL: none. The op has no list then
    pub gradient_function: *mut eager_function,
    /// for the functions above
    pub user_data: *mut c_void,
    /// destroy(user_data) runs when the definition has been replaced, and all ops and functions that have it are
    /// gone; also when the definition fails. NULL: nothing
    pub destroy: Option<eager_destroy_fn>,
}

/// The layouts that a C compiler gives the structs.
#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(std::mem::offset_of!(eager_context_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_context_options, num_threads) == 8);
    assert!(std::mem::offset_of!(eager_context_options, placement) == 12);
    assert!(std::mem::offset_of!(eager_context_options, copy_policy) == 16);
    assert!(std::mem::offset_of!(eager_context_options, reserved) == 20);
    assert!(std::mem::offset_of!(eager_context_options, seed) == 24);
    assert!(std::mem::size_of::<eager_context_options>() == 32);
    assert!(std::mem::offset_of!(eager_tensor_description, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_tensor_description, dtype) == 8);
    assert!(std::mem::offset_of!(eager_tensor_description, rank) == 12);
    assert!(std::mem::offset_of!(eager_tensor_description, device) == 16);
    assert!(std::mem::offset_of!(eager_tensor_description, flags) == 20);
    assert!(std::mem::offset_of!(eager_tensor_description, dims) == 24);
    assert!(std::mem::offset_of!(eager_tensor_description, num_elements) == 32);
    assert!(std::mem::offset_of!(eager_tensor_description, data) == 40);
    assert!(std::mem::size_of::<eager_tensor_description>() == 48);
    assert!(std::mem::offset_of!(eager_memory_info, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_memory_info, in_use) == 8);
    assert!(std::mem::offset_of!(eager_memory_info, peak) == 16);
    assert!(std::mem::offset_of!(eager_memory_info, reserved) == 24);
    assert!(std::mem::offset_of!(eager_memory_info, limit) == 32);
    assert!(std::mem::offset_of!(eager_memory_info, live_tensors) == 40);
    assert!(std::mem::size_of::<eager_memory_info>() == 48);
    assert!(std::mem::offset_of!(eager_tape_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_tape_options, persistent) == 8);
    assert!(std::mem::offset_of!(eager_tape_options, ignore_variables) == 12);
    assert!(std::mem::size_of::<eager_tape_options>() == 16);
    assert!(std::mem::offset_of!(eager_gradient_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_gradient_options, unconnected_zero) == 8);
    assert!(std::mem::size_of::<eager_gradient_options>() == 16);
    assert!(std::mem::offset_of!(eager_dlpack_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_dlpack_options, stream) == 8);
    assert!(std::mem::offset_of!(eager_dlpack_options, copy) == 16);
    assert!(std::mem::size_of::<eager_dlpack_options>() == 24);
    assert!(std::mem::offset_of!(eager_format_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_format_options, precision) == 8);
    assert!(std::mem::offset_of!(eager_format_options, edge_items) == 12);
    assert!(std::mem::offset_of!(eager_format_options, threshold) == 16);
    assert!(std::mem::offset_of!(eager_format_options, line_width) == 24);
    assert!(std::mem::offset_of!(eager_format_options, suppress) == 28);
    assert!(std::mem::size_of::<eager_format_options>() == 32);
    assert!(std::mem::offset_of!(eager_random_state, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_random_state, key) == 8);
    assert!(std::mem::offset_of!(eager_random_state, counter) == 16);
    assert!(std::mem::offset_of!(eager_random_state, num_forks) == 24);
    assert!(std::mem::size_of::<eager_random_state>() == 32);
    assert!(std::mem::offset_of!(eager_checkpoint_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_checkpoint_options, no_sync) == 8);
    assert!(std::mem::offset_of!(eager_checkpoint_options, is_listed) == 12);
    assert!(std::mem::offset_of!(eager_checkpoint_options, max_to_keep) == 16);
    assert!(std::mem::size_of::<eager_checkpoint_options>() == 24);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, key) == 8);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, is_text) == 16);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, dtype) == 20);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, rank) == 24);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, reserved) == 28);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, dims) == 32);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, num_bytes) == 40);
    assert!(std::mem::offset_of!(eager_checkpoint_entry_info, stored_dtype) == 48);
    assert!(std::mem::size_of::<eager_checkpoint_entry_info>() == 56);
    assert!(std::mem::offset_of!(eager_record_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_record_options, compression) == 8);
    assert!(std::mem::offset_of!(eager_record_options, level) == 12);
    assert!(std::mem::size_of::<eager_record_options>() == 16);
    assert!(std::mem::offset_of!(eager_event_writer_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_event_writer_options, suffix) == 8);
    assert!(std::mem::offset_of!(eager_event_writer_options, max_queue) == 16);
    assert!(std::mem::offset_of!(eager_event_writer_options, flush_millis) == 24);
    assert!(std::mem::offset_of!(eager_event_writer_options, reserved) == 28);
    assert!(std::mem::size_of::<eager_event_writer_options>() == 32);
    assert!(std::mem::offset_of!(eager_image_options, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_image_options, max_images) == 8);
    assert!(std::mem::offset_of!(eager_image_options, is_scaled) == 12);
    assert!(std::mem::size_of::<eager_image_options>() == 16);
    assert!(std::mem::offset_of!(eager_operand, data) == 0);
    assert!(std::mem::offset_of!(eager_operand, dims) == 8);
    assert!(std::mem::offset_of!(eager_operand, num_elements) == 16);
    assert!(std::mem::offset_of!(eager_operand, rank) == 24);
    assert!(std::mem::offset_of!(eager_operand, dtype) == 28);
    assert!(std::mem::size_of::<eager_operand>() == 32);
    assert!(std::mem::offset_of!(eager_value, type_) == 0);
    assert!(std::mem::offset_of!(eager_value, count) == 4);
    assert!(std::mem::offset_of!(eager_value, i) == 8);
    assert!(std::mem::offset_of!(eager_value, f) == 16);
    assert!(std::mem::offset_of!(eager_value, p) == 24);
    assert!(std::mem::size_of::<eager_value>() == 32);
    assert!(std::mem::offset_of!(eager_kernel_call, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_kernel_call, inputs) == 8);
    assert!(std::mem::offset_of!(eager_kernel_call, outputs) == 16);
    assert!(std::mem::offset_of!(eager_kernel_call, num_inputs) == 24);
    assert!(std::mem::offset_of!(eager_kernel_call, num_outputs) == 28);
    assert!(std::mem::offset_of!(eager_kernel_call, num_attrs) == 32);
    assert!(std::mem::offset_of!(eager_kernel_call, device) == 36);
    assert!(std::mem::offset_of!(eager_kernel_call, attrs) == 40);
    assert!(std::mem::offset_of!(eager_kernel_call, stream) == 48);
    assert!(std::mem::size_of::<eager_kernel_call>() == 56);
    assert!(std::mem::offset_of!(eager_infer_call, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_infer_call, inputs) == 8);
    assert!(std::mem::offset_of!(eager_infer_call, attrs) == 16);
    assert!(std::mem::offset_of!(eager_infer_call, num_inputs) == 24);
    assert!(std::mem::offset_of!(eager_infer_call, num_attrs) == 28);
    assert!(std::mem::offset_of!(eager_infer_call, num_outputs) == 32);
    assert!(std::mem::offset_of!(eager_infer_call, reserved) == 36);
    assert!(std::mem::offset_of!(eager_infer_call, dtypes) == 40);
    assert!(std::mem::offset_of!(eager_infer_call, ranks) == 48);
    assert!(std::mem::offset_of!(eager_infer_call, dims) == 56);
    assert!(std::mem::size_of::<eager_infer_call>() == 64);
    assert!(std::mem::offset_of!(eager_op_gradient_call, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_op_gradient_call, saved) == 8);
    assert!(std::mem::offset_of!(eager_op_gradient_call, output_gradients) == 16);
    assert!(std::mem::offset_of!(eager_op_gradient_call, input_gradients) == 24);
    assert!(std::mem::offset_of!(eager_op_gradient_call, needed) == 32);
    assert!(std::mem::offset_of!(eager_op_gradient_call, attrs) == 40);
    assert!(std::mem::offset_of!(eager_op_gradient_call, num_saved) == 48);
    assert!(std::mem::offset_of!(eager_op_gradient_call, num_output_gradients) == 52);
    assert!(std::mem::offset_of!(eager_op_gradient_call, num_input_gradients) == 56);
    assert!(std::mem::offset_of!(eager_op_gradient_call, num_attrs) == 60);
    assert!(std::mem::size_of::<eager_op_gradient_call>() == 64);
    assert!(std::mem::offset_of!(eager_op_definition, struct_size) == 0);
    assert!(std::mem::offset_of!(eager_op_definition, name) == 8);
    assert!(std::mem::offset_of!(eager_op_definition, schema) == 16);
    assert!(std::mem::offset_of!(eager_op_definition, description) == 24);
    assert!(std::mem::offset_of!(eager_op_definition, version) == 32);
    assert!(std::mem::offset_of!(eager_op_definition, flags) == 36);
    assert!(std::mem::offset_of!(eager_op_definition, infer) == 40);
    assert!(std::mem::offset_of!(eager_op_definition, kernel) == 48);
    assert!(std::mem::offset_of!(eager_op_definition, gpu) == 56);
    assert!(std::mem::offset_of!(eager_op_definition, gradient) == 64);
    assert!(std::mem::offset_of!(eager_op_definition, saves) == 72);
    assert!(std::mem::offset_of!(eager_op_definition, gradient_function) == 80);
    assert!(std::mem::offset_of!(eager_op_definition, user_data) == 88);
    assert!(std::mem::offset_of!(eager_op_definition, destroy) == 96);
    assert!(std::mem::size_of::<eager_op_definition>() == 104);
};
