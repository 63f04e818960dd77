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
/// no op, device or optimizer of this name
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
    /// with is_listed: the oldest listed files beyond this number are deleted; 0: none
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
};
