package eager

// #include "calls.h"
import "C"

import (
	"math"
	"runtime"
	"runtime/cgo"
	"sync/atomic"
	"unsafe"
)

// A Tensor is a value that does not change. It may be used by any number of goroutines. The garbage collector releases
// it when nobody refers to it any more; Close does so before. It must not be copied, but by its
// pointer: go vet reports copies. The zero Tensor is a closed one.
type Tensor struct {
	_    noCopy
	bits uintptr // the handle, with what is told of it in the bits that a handle has not
}

// noCopy lets go vet report copies, as of a lock.
type noCopy struct{}

func (*noCopy) Lock()   {}
func (*noCopy) Unlock() {}

// open reports whether t can be used.
func (t *Tensor) open() bool { return t.h() != 0 }

// h returns the handle; 0 for a closed tensor, and for nil.
func (t *Tensor) h() (h word) {
	if t != nil {
		if bits := int(atomic.LoadUintptr(&t.bits)); bits > 0 {
			h = word(bits &^ kinds)
		}
	}
	return
}

// Close releases the tensor, which must not be used again. A small one is released with one of the next calls that make
// tensors. Closing a tensor twice, and a nil one, is harmless.
func (t *Tensor) Close() {
	if t == nil {
		return
	}
	if bits := atomic.LoadUintptr(&t.bits); bits&told == 0 {
		kill(&t.bits) // which the line finds while it makes tensors in the block
	} else if int(bits) > 0 && atomic.CompareAndSwapUintptr(&t.bits, bits, dead) {
		t.release(word(bits&^told), bits&alone != 0)
	}
}

// release ends Close for a tensor without a block, or of a block that its line has left.
func (t *Tensor) release(h word, isAlone bool) {
	if !isAlone {
		wait(h)
		return
	}
	runtime.SetFinalizer(t, nil)
	C.w_tensor_release(h)
}

// Dtype returns the dtype; 0 for a closed tensor.
func (t *Tensor) Dtype() Dtype {
	if !t.open() {
		return 0
	}
	defer runtime.KeepAlive(t)
	return Dtype(C.w_tensor_dtype(t.h()))
}

// Rank returns the number of dims.
func (t *Tensor) Rank() int {
	if !t.open() {
		return 0
	}
	defer runtime.KeepAlive(t)
	return int(C.w_tensor_rank(t.h()))
}

// Dims returns the dims, the outermost first; of rank 0, an empty list that is not nil. One of a symbolic tensor may be -1.
func (t *Tensor) Dims() []int {
	if !t.open() {
		return nil
	}
	defer runtime.KeepAlive(t)
	return dimsOf(C.w_tensor_dims(t.h()), C.w_tensor_rank(t.h()))
}

func dimsOf(dims *C.int64_t, rank C.int32_t) []int {
	list := make([]int, rank)
	for i, d := range unsafe.Slice(dims, int(rank)) {
		list[i] = int(d)
	}
	return list
}

// NumElements returns the product of the dims; -1 where one is not known.
func (t *Tensor) NumElements() int {
	if !t.open() {
		return 0
	}
	defer runtime.KeepAlive(t)
	return int(C.w_tensor_num_elements(t.h()))
}

// NumBytes returns the number of bytes of the elements; -1 where a dim is not known.
func (t *Tensor) NumBytes() int {
	if !t.open() {
		return 0
	}
	defer runtime.KeepAlive(t)
	return int(C.w_tensor_num_bytes(t.h()))
}

// Device returns the device's name, such as "cpu:0"; "" for a symbolic tensor.
func (t *Tensor) Device() string {
	if !t.open() {
		return ""
	}
	defer runtime.KeepAlive(t)
	return C.GoString(C.w_tensor_device(t.h()))
}

// ID returns a number that no other tensor or variable of the process has or will have.
func (t *Tensor) ID() int64 {
	if !t.open() {
		return 0
	}
	defer runtime.KeepAlive(t)
	return int64(C.w_tensor_id(t.h()))
}

// flags are the bits of eager_tensor_description.flags.
func (t *Tensor) flags() (flags C.int32_t) {
	if t.open() {
		var d C.eager_tensor_description
		d.struct_size = C.size_t(unsafe.Sizeof(d))
		_ = check(C.w_tensor_info(t.h(), &d))
		flags = d.flags
	}
	runtime.KeepAlive(t)
	return flags
}

// IsWeak reports whether t is an Int or a Float that takes the dtype of what is beside it.
func (t *Tensor) IsWeak() bool { return t.flags()&C.EAGER_TENSOR_WEAK != 0 }

// IsSymbolic reports whether t has no value, since it was made while a function was traced.
func (t *Tensor) IsSymbolic() bool { return t.flags()&C.EAGER_TENSOR_SYMBOLIC != 0 }

// IsSparseRows reports whether t is sparse rows: zero but for the rows that SparseRows gives.
func (t *Tensor) IsSparseRows() bool {
	defer runtime.KeepAlive(t)
	return t.open() && C.w_tensor_is_sparse_rows(t.h()) != 0
}

// String returns the value as text, as NumPy prints it.
func (t *Tensor) String() string {
	text, err := t.Format()
	if err != nil {
		return "<" + err.Error() + ">"
	}
	return text
}

// A FormatOption is one of NumPy's print options. One that is not given is NumPy's default.
type FormatOption struct {
	name        string
	value, most int
	set         func(o *C.eager_format_options, value int)
}

// FormatPrecision limits the digits behind the point.
func FormatPrecision(digits int) FormatOption {
	return FormatOption{"precision", digits, math.MaxInt32, func(o *C.eager_format_options, n int) { o.precision = C.int32_t(n) }}
}

// FormatEdgeItems is how many elements a summary shows at each end of an axis.
func FormatEdgeItems(n int) FormatOption {
	return FormatOption{"edge items", n, math.MaxInt32, func(o *C.eager_format_options, n int) { o.edge_items = C.int32_t(n) }}
}

// FormatThreshold is how many elements are shown at most without a summary.
func FormatThreshold(n int) FormatOption {
	return FormatOption{"threshold", n, math.MaxInt, func(o *C.eager_format_options, n int) { o.threshold = C.int64_t(n) }}
}

// FormatLineWidth limits the characters in a line.
func FormatLineWidth(n int) FormatOption {
	return FormatOption{"line width", n, math.MaxInt32, func(o *C.eager_format_options, n int) { o.line_width = C.int32_t(n) }}
}

// FormatSuppress writes small numbers without exponents.
func FormatSuppress() FormatOption {
	return FormatOption{"suppress", 1, math.MaxInt32, func(o *C.eager_format_options, n int) { o.suppress = C.int32_t(n) }}
}

// Format returns the value as text. A number that is negative, or but for the threshold does not fit in 32 bits, is InvalidArgument.
func (t *Tensor) Format(options ...FormatOption) (text string, err error) {
	if !t.open() {
		return "", unusable(t)
	}
	var given C.eager_format_options
	given.struct_size = C.size_t(unsafe.Sizeof(given))
	for _, o := range options {
		if o.set == nil || o.value < 0 || o.value > o.most {
			return "", Errorf(InvalidArgument, "format option %s = %d must be a number from 0 to %d", o.name, o.value, o.most)
		}
		value := o.value
		if value == 0 {
			value = -1 // which is C's 0: there 0 is not given
		}
		o.set(&given, value)
	}
	if len(options) == 0 {
		err = check(fetch(&text, func(out **C.char) word { return C.w_tensor_format(t.h(), out) }))
	} else {
		err = check(fetch(&text, func(out **C.char) word { return C.w_tensor_format_with(t.h(), &given, out) }))
	}
	runtime.KeepAlive(t)
	return text, err
}

// CopyTo returns the tensor's value on a device.
func (c *Context) CopyTo(t *Tensor, device string) (*Tensor, error) {
	if !t.open() {
		return nil, unusable(t)
	}
	defer runtime.KeepAlive(t)
	return c.makeNamed(device, func(ctx word, name *C.char, out *word) word { return C.w_tensor_copy_to(ctx, t.h(), name, out) })
}

// make runs f, a call of the library that makes a tensor.
func (c *Context) make(f func(ctx word, out *word) word) (t *Tensor, err error) {
	err = c.do(func(ctx word) word {
		var h word
		status := f(ctx, &h)
		t = c.line.keep(h)
		return status
	})
	return t, err
}

func (c *Context) makeNamed(name string, f func(ctx word, name *C.char, out *word) word) (t *Tensor, err error) {
	err = c.named(name, func(ctx word, name *C.char) word {
		var h word
		status := f(ctx, name, &h)
		t = c.line.keep(h)
		return status
	})
	return t, err
}

// Scalar returns a tensor of an Int or a Float, which takes the dtype of what is beside it.
func (c *Context) Scalar(v Value) (*Tensor, error) {
	return c.make(func(ctx word, out *word) word {
		switch v := v.(type) {
		case Int:
			return C.w_tensor_scalar_int(ctx, C.int64_t(v), out)
		case Float:
			return C.w_tensor_scalar_float(ctx, C.double(v), out)
		}
		return invalid("Scalar takes an Int or a Float")
	})
}

// invalid returns a status that check turns into an Error.
func invalid(message string) word {
	text := C.CString(message)
	defer C.free(unsafe.Pointer(text))
	return C.go_status(C.EAGER_INVALID_ARGUMENT, text, 0)
}

// ToDense returns the dense tensor that sparse rows stand for; of a dense one, t itself.
func (c *Context) ToDense(t *Tensor) (*Tensor, error) {
	if !t.open() {
		return nil, unusable(t)
	}
	defer runtime.KeepAlive(t)
	return c.make(func(ctx word, out *word) word { return C.w_tensor_to_dense(ctx, t.h(), out) })
}

// SparseRows returns the parts of sparse rows: indices int64[n], and values [n, ...]. The dense tensor's row r is the sum of
// the values at the places where indices has r.
func (t *Tensor) SparseRows() (indices, values *Tensor, err error) {
	if !t.open() {
		return nil, nil, unusable(t)
	}
	var i, v word
	if err := check(C.w_tensor_sparse_rows(t.h(), &i, &v)); err != nil {
		return nil, nil, err
	}
	runtime.KeepAlive(t)
	return ownLarge(i), ownLarge(v), nil
}

// Wrap returns a tensor on memory that is not Go's: data, of numBytes, which stays as it is until release is called, on
// any thread. release must not use the library but for Close.
func (c *Context) Wrap(dtype Dtype, dims []int, data unsafe.Pointer, numBytes int, release func()) (*Tensor, error) {
	if release == nil {
		release = func() {}
	}
	if c == nil || c.attached() == nil || numBytes < 0 {
		release()
		if numBytes < 0 {
			return nil, Errorf(InvalidArgument, "numBytes = %d", numBytes)
		}
		return nil, c.refuse()
	}
	key := cgo.NewHandle(release)
	called := false
	t, err := c.make(func(ctx word, out *word) word {
		called = true
		return C.go_wrap(ctx, C.int32_t(dtype), dimsPointer(dims), C.int32_t(len(dims)), data, C.size_t(numBytes),
			C.uintptr_t(key), out)
	})
	if !called {
		goRelease(C.uintptr_t(key))
	}
	return t, err
}

func dimsPointer(dims []int) *C.int64_t {
	if len(dims) == 0 {
		return nil
	}
	return (*C.int64_t)(unsafe.Pointer(&dims[0]))
}

// DLPackOptions say how ToDLPack gives memory away.
type DLPackOptions struct {
	Stream unsafe.Pointer // a GPU's stream on which the consumer reads; nil: the call waits
	Copy   bool           // the consumer gets memory of its own, which it may write to
}

// ToDLPack gives t to another library as a DLManagedTensorVersioned, whose deleter is to be called once.
func (c *Context) ToDLPack(t *Tensor, o DLPackOptions) (managed unsafe.Pointer, err error) {
	if !t.open() {
		return nil, unusable(t)
	}
	options := C.eager_dlpack_options{stream: o.Stream, copy: flag(o.Copy)}
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	err = c.do(func(ctx word) word { return C.w_tensor_to_dlpack(ctx, t.h(), &options, &managed) })
	runtime.KeepAlive(t)
	return managed, err
}

// FromDLPack returns a tensor on the memory of a DLManagedTensorVersioned, which it consumes. Where the context cannot be
// used, managed stays the caller's.
func (c *Context) FromDLPack(managed unsafe.Pointer) (*Tensor, error) {
	return c.make(func(ctx word, out *word) word { return C.w_tensor_from_dlpack(ctx, managed, out) })
}
