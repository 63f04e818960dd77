package eager

// #include "calls.h"
import "C"

import (
	"math"
	"runtime"
	"unsafe"
)

// A Dtype is the type of a tensor's elements.
type Dtype int32

// String returns the dtype's name, such as "float32".
func (d Dtype) String() string { return textOf(func() *C.char { return C.w_dtype_name(C.int32_t(d)) }) }

// Size returns the number of bytes of one element; 0 for strings, and where the library cannot be used.
func (d Dtype) Size() int {
	if started() != nil {
		return 0
	}
	return int(C.w_dtype_size(C.int32_t(d)))
}

// An Element is a type of Go that elements of a tensor have.
type Element interface {
	bool | int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64 |
		Half | BHalf | float32 | float64 | complex64 | complex128 | string
}

// DtypeOf returns the dtype of tensors whose elements are T.
func DtypeOf[T Element]() Dtype {
	var v T
	switch any(v).(type) {
	case bool:
		return Bool
	case int8:
		return Int8
	case int16:
		return Int16
	case int32:
		return Int32
	case int64:
		return Int64
	case uint8:
		return Uint8
	case uint16:
		return Uint16
	case uint32:
		return Uint32
	case uint64:
		return Uint64
	case Half:
		return Float16
	case BHalf:
		return Bfloat16
	case float32:
		return Float32
	case float64:
		return Float64
	case complex64:
		return Complex64
	case complex128:
		return Complex128
	}
	return String
}

// FromSlice returns a tensor with a copy of values, in order of rows. Without dims it is a vector; a list of dims that is
// empty and not nil, as the Dims of a tensor of rank 0 are, makes a tensor of rank 0.
func FromSlice[T Element](c *Context, values []T, dims ...int) (*Tensor, error) {
	if dims == nil {
		return fromSlice(c, values, []int{len(values)})
	}
	return fromSlice(c, values, dims)
}

// FromScalar returns a tensor of rank 0. Unlike an Int or a Float it has a dtype of its own.
func FromScalar[T Element](c *Context, value T) (*Tensor, error) {
	return fromSlice(c, []T{value}, nil)
}

func fromSlice[T Element](c *Context, values []T, dims []int) (*Tensor, error) {
	if texts, ok := any(values).([]string); ok {
		return c.create(String, dims, packed(texts))
	}
	var data []byte
	if len(values) > 0 {
		data = unsafe.Slice((*byte)(unsafe.Pointer(&values[0])), len(values)*int(unsafe.Sizeof(values[0])))
	}
	return c.create(DtypeOf[T](), dims, data)
}

// Create returns a tensor with a copy of data, the elements in the machine's byte order.
func (c *Context) Create(dtype Dtype, dims []int, data []byte) (*Tensor, error) {
	return c.create(dtype, dims, data)
}

func (c *Context) create(dtype Dtype, dims []int, data []byte) (*Tensor, error) {
	if err := c.enter(); err != nil {
		return nil, err
	}
	l := c.line
	words := l.words(len(dims))
	if words == nil {
		l.unlock()
		return nil, Errorf(ResourceExhausted, "memory is out")
	}
	for i, d := range dims {
		words[i] = word(d)
	}
	t := l.slot()
	l.seal()
	C.go_create(l.addr, C.int32_t(dtype), C.int32_t(len(dims)), bytesPointer(data), C.size_t(len(data)), t.at())
	runtime.KeepAlive(c)
	return t.made()
}

func bytesPointer(data []byte) unsafe.Pointer {
	if len(data) == 0 {
		return nil
	}
	return unsafe.Pointer(&data[0])
}

// packed returns the elements of a string tensor: int64 offsets[n + 1], then the bytes.
func packed(texts []string) []byte {
	offsets := make([]int64, 1, len(texts)+1)
	size := int64(0)
	for _, text := range texts {
		size += int64(len(text))
		offsets = append(offsets, size)
	}
	data := append([]byte(nil), unsafe.Slice((*byte)(unsafe.Pointer(&offsets[0])), 8*len(offsets))...)
	for _, text := range texts {
		data = append(data, text...)
	}
	return data
}

// unpacked returns the n strings of data, which packed wrote.
func unpacked(data []byte, n int) []string {
	offsets := unsafe.Slice((*int64)(unsafe.Pointer(&data[0])), n+1)
	texts, bytes := make([]string, n), data[8*(n+1):]
	for i := range texts {
		texts[i] = string(bytes[offsets[i]:offsets[i+1]])
	}
	return texts
}

// Values returns a copy of the elements, in order of rows, from any device.
func Values[T Element](t *Tensor) ([]T, error) {
	if err := elements[T](t); err != nil {
		return nil, err
	}
	n, size := t.NumElements(), t.NumBytes()
	if n < 0 {
		return nil, t.read(nil, 0) // says which op made the symbolic tensor
	}
	if DtypeOf[T]() == String {
		data := make([]int64, (size+7)/8+1)
		if err := t.read(unsafe.Pointer(&data[0]), size); err != nil {
			return nil, err
		}
		return any(unpacked(unsafe.Slice((*byte)(unsafe.Pointer(&data[0])), size), n)).([]T), nil
	}
	values := make([]T, n+1)
	err := t.read(unsafe.Pointer(&values[0]), size)
	if err != nil {
		return nil, err
	}
	return values[:n:n], nil
}

// Item returns the only element of a tensor.
func Item[T Element](t *Tensor) (value T, err error) {
	if err := elements[T](t); err != nil {
		return value, err
	}
	if n := t.NumElements(); n != 1 {
		return value, Errorf(InvalidArgument, "a tensor of %d elements has no only one", n)
	}
	if DtypeOf[T]() == String {
		values, err := Values[T](t)
		if err != nil {
			return value, err
		}
		return values[0], nil
	}
	return value, t.read(unsafe.Pointer(&value), int(unsafe.Sizeof(value)))
}

// View calls f with the elements of a tensor on the host, which are not copied. They are read only, and only until f
// returns, also where f closes the tensor. Strings have no view.
func View[T Element](t *Tensor, f func(values []T)) error {
	if err := elements[T](t); err != nil {
		return err
	}
	if DtypeOf[T]() == String {
		return Errorf(InvalidArgument, "strings have no view")
	}
	if f == nil {
		return nilFunction()
	}
	var data unsafe.Pointer
	h := t.h()
	C.w_tensor_retain(h)
	defer C.w_tensor_release(h)
	runtime.KeepAlive(t)
	if err := check(C.w_tensor_data(h, &data)); err != nil {
		return err
	}
	f(unsafe.Slice((*T)(data), t.NumElements()))
	return nil
}

// elements reports an error unless t's elements are T.
func elements[T Element](t *Tensor) error {
	if !t.open() {
		return unusable(t)
	}
	if have, want := t.Dtype(), DtypeOf[T](); have != want {
		return Errorf(InvalidArgument, "the tensor is %v, not %v", have, want)
	}
	return nil
}

func (t *Tensor) read(dst unsafe.Pointer, size int) error {
	defer runtime.KeepAlive(t)
	return check(C.w_tensor_read(t.h(), dst, C.size_t(size)))
}

// Half is a float16: the bits of an IEEE number of half precision.
type Half uint16

// BHalf is a bfloat16: the upper half of a float32.
type BHalf uint16

// HalfOf returns the float16 nearest to v, of two the even one.
func HalfOf(v float64) Half {
	sign := Half(math.Float64bits(v) >> 48 & 0x8000)
	switch v = math.Abs(v); {
	case v != v:
		return sign | 0x7e00
	case v >= 65520: // halfway between the largest float16 and the next power of two
		return sign | 0x7c00
	case v < 0x1p-14: // multiples of the smallest one
		return sign | Half(math.RoundToEven(v*0x1p24))
	}
	fraction, exponent := math.Frexp(v) // fraction in [0.5, 1)
	digits := Half(math.RoundToEven(fraction * 0x1p11))
	return sign | (Half(exponent+13)<<10 + digits) // the hidden digit adds 1 to the exponent
}

// Float returns h as a float64, which has every float16.
func (h Half) Float() float64 {
	digits, exponent := float64(h&0x3ff), int(h>>10&0x1f)
	var v float64
	switch {
	case exponent == 0:
		v = math.Ldexp(digits, -24)
	case exponent < 31:
		v = math.Ldexp(digits+0x400, exponent-25)
	case digits == 0:
		v = math.Inf(1)
	default:
		return math.NaN()
	}
	if h&0x8000 != 0 {
		return -v
	}
	return v
}

// BHalfOf returns the bfloat16 nearest to v, of two the even one.
func BHalfOf(v float32) BHalf {
	bits := math.Float32bits(v)
	if v != v {
		return BHalf(bits>>16 | 0x40)
	}
	return BHalf((bits + 0x7fff + bits>>16&1) >> 16)
}

// Float returns b as a float32, which has every bfloat16.
func (b BHalf) Float() float32 { return math.Float32frombits(uint32(b) << 16) }
