#![doc = include_str!("../README.md")]

/// Gives a type around a pointer to a handle its references: `Clone` adds one, `Drop` takes one away. Threads may share it.
macro_rules! handle {
    ($name:ident, $raw:ident, $retain:ident, $release:ident) => {
        // SAFETY: the header says of these handles that all threads may use them at once.
        unsafe impl Send for $name {}
        unsafe impl Sync for $name {}

        impl Drop for $name {
            #[inline]
            fn drop(&mut self) {
                unsafe { eager_sys::$release(self.0.as_ptr()) }
            }
        }

        impl Clone for $name {
            fn clone(&self) -> Self {
                unsafe { eager_sys::$retain(self.0.as_ptr()) };
                $name(self.0)
            }
        }

        impl crate::error::Made<eager_sys::$raw> for $name {
            #[inline(always)]
            unsafe fn made(raw: std::ptr::NonNull<eager_sys::$raw>) -> Self {
                $name(raw)
            }
        }
    };
}
pub(crate) use handle;

mod callback;
mod checkpoint;
mod constants;
mod context;
mod custom_op;
mod dataset;
mod dtype;
mod error;
mod files;
mod function;
mod layer;
mod op;
mod operators;
mod optimizer;
mod schedule;
mod tape;
mod tensor;
mod variable;

pub mod datasets;
pub mod layers;
pub mod ops;
pub mod optimizers;
pub mod schedules;

pub use checkpoint::{
    latest_checkpoint, random_state, set_random_state, Checkpoint, CheckpointWriter, CommitOptions, Entry, RandomState,
};
pub use context::{
    allow_tf32, build_info, device, devices, fork, is_watched, kinds_json, memory_info, num_devices,
    on_memory_pressure, op_json, pause_tapes, registry_json, set_interrupt, set_load_limit, set_memory_limit, set_seed,
    stream, synchronize, version, with_device, Collector, Context, ContextOptions, CopyPolicy, MemoryInfo, Placement,
};
pub use custom_op::{Attribute, GradientCall, InferCall, KernelCall, OpDefinition};
pub use dataset::{Dataset, DatasetBuilder, DatasetIterator, DatasetSize, IntoElement, Stopper};
pub use dtype::{Complex, DType, Element, Nested, Scalar, Whole, BF16, F16};
pub use eager_sys::{load, LoadError};
pub use error::{Code, Error, Result};
pub use files::{Compression, EventOptions, EventWriter, ImageOptions, RecordReader, RecordWriter};
pub use function::{is_traced, Function};
pub use layer::{initial_value, Layer, Module, Sequential};
pub use op::{Ints, Op, OpBuilder, Spec};
pub use optimizer::{LearningRate, Optimizer};
pub use schedule::Schedule;
pub use tape::{
    custom_gradient, gradient, record_gradient, value_and_gradient, Gradient, StoppedTape, Tape, TapeOptions,
};
pub use tensor::{FormatOptions, Tensor};
pub use variable::Variable;
