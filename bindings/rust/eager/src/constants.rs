// Written by bindings/generate from include/eager_c.h; changes belong there.

use crate::{Code, DType};

impl Code {
    /// OK
    pub const OK: Code = Code(0);
    /// CANCELLED
    pub const CANCELLED: Code = Code(1);
    /// UNKNOWN
    pub const UNKNOWN: Code = Code(2);
    /// wrong whatever the state: a shape, a dtype, an index out of range
    pub const INVALID_ARGUMENT: Code = Code(3);
    /// DEADLINE_EXCEEDED
    pub const DEADLINE_EXCEEDED: Code = Code(4);
    /// no op, device, kind, key, file or folder of this name
    pub const NOT_FOUND: Code = Code(5);
    /// ALREADY_EXISTS
    pub const ALREADY_EXISTS: Code = Code(6);
    /// PERMISSION_DENIED
    pub const PERMISSION_DENIED: Code = Code(7);
    /// memory is out
    pub const RESOURCE_EXHAUSTED: Code = Code(8);
    /// wrong now: a used tape, an op that was executed
    pub const FAILED_PRECONDITION: Code = Code(9);
    /// ABORTED
    pub const ABORTED: Code = Code(10);
    /// OUT_OF_RANGE
    pub const OUT_OF_RANGE: Code = Code(11);
    /// no kernel for this dtype on this device, no gradient
    pub const UNIMPLEMENTED: Code = Code(12);
    /// INTERNAL
    pub const INTERNAL: Code = Code(13);
    /// the device broke down
    pub const UNAVAILABLE: Code = Code(14);
    /// DATA_LOSS
    pub const DATA_LOSS: Code = Code(15);
    /// All codes.
    pub const ALL: [Code; 16] = [
        Code::OK,
        Code::CANCELLED,
        Code::UNKNOWN,
        Code::INVALID_ARGUMENT,
        Code::DEADLINE_EXCEEDED,
        Code::NOT_FOUND,
        Code::ALREADY_EXISTS,
        Code::PERMISSION_DENIED,
        Code::RESOURCE_EXHAUSTED,
        Code::FAILED_PRECONDITION,
        Code::ABORTED,
        Code::OUT_OF_RANGE,
        Code::UNIMPLEMENTED,
        Code::INTERNAL,
        Code::UNAVAILABLE,
        Code::DATA_LOSS,
    ];
}

impl DType {
    /// one byte, 0 or 1; other bytes of the caller become 1 or are refused
    pub const BOOL: DType = DType(1);
    /// INT8
    pub const INT8: DType = DType(2);
    /// INT16
    pub const INT16: DType = DType(3);
    /// INT32
    pub const INT32: DType = DType(4);
    /// INT64
    pub const INT64: DType = DType(5);
    /// UINT8
    pub const UINT8: DType = DType(6);
    /// UINT16
    pub const UINT16: DType = DType(7);
    /// UINT32
    pub const UINT32: DType = DType(8);
    /// UINT64
    pub const UINT64: DType = DType(9);
    /// IEEE binary16
    pub const FLOAT16: DType = DType(10);
    /// the upper half of a float32
    pub const BFLOAT16: DType = DType(11);
    /// FLOAT32
    pub const FLOAT32: DType = DType(12);
    /// FLOAT64
    pub const FLOAT64: DType = DType(13);
    /// two float32: real, imaginary
    pub const COMPLEX64: DType = DType(14);
    /// two float64
    pub const COMPLEX128: DType = DType(15);
    /// int64 offsets[n + 1], then the bytes; on the host only
    pub const STRING: DType = DType(16);
    /// All dtypes.
    pub const ALL: [DType; 16] = [
        DType::BOOL,
        DType::INT8,
        DType::INT16,
        DType::INT32,
        DType::INT64,
        DType::UINT8,
        DType::UINT16,
        DType::UINT32,
        DType::UINT64,
        DType::FLOAT16,
        DType::BFLOAT16,
        DType::FLOAT32,
        DType::FLOAT64,
        DType::COMPLEX64,
        DType::COMPLEX128,
        DType::STRING,
    ];
}
