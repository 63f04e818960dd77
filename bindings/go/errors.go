package eager

// #include "calls.h"
import "C"

import (
	"errors"
	"fmt"
	"runtime/cgo"
	"strings"
	"unsafe"
)

// A Code says what kind of error an Error is. It is an error itself, so that errors.Is(err, eager.InvalidArgument) tells.
type Code int32

// Error returns the code's name, such as "INVALID_ARGUMENT".
func (c Code) Error() string { return textOf(func() *C.char { return C.w_code_name(C.int32_t(c)) }) }

// An Error is an error of the library.
type Error struct {
	Code        Code
	Message     string // ends with " [Op:name]" when an op was running
	Op          string // the op that was running; "" for none
	MissingAxis bool   // a tensor does not have the axis that was asked for
}

func (e *Error) Error() string { return e.Message }

// Is reports whether target is e's code.
func (e *Error) Is(target error) bool {
	code, ok := target.(Code)
	return ok && code == e.Code
}

// Errorf returns an Error, for a callback to return.
func Errorf(code Code, format string, values ...any) error {
	return &Error{Code: code, Message: fmt.Sprintf(format, values...)}
}

func nilFunction() error { return Errorf(InvalidArgument, "the function is nil") }

// Must returns value, or panics if err is not nil. Catch turns that panic into an error again:
//
//	func norm(c *eager.Context, x *eager.Tensor) (y *eager.Tensor, err error) {
//		defer eager.Catch(&err)
//		return eager.Must(c.Sqrt(eager.Must(c.Sum(eager.Must(c.Square(x)))))), nil
//	}
func Must[T any](value T, err error) T {
	Check(err)
	return value
}

// Check panics as Must does if err is not nil.
func Check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

// failure is what Must panics with.
type failure struct{ error }

func (f failure) Unwrap() error { return f.error }

// Catch, when it is deferred, sets *err to what Must panicked with. Other panics go on.
func Catch(err *error) {
	switch p := recover().(type) {
	case nil:
	case failure:
		*err = p.error
	default:
		panic(p)
	}
}

// thrown is the payload of a status that stands for a panic.
type thrown struct{ value any }

// check returns the error that a status stands for, and releases it. It panics again where a callback panicked.
func check(status word) error {
	if status == 0 {
		return nil
	}
	return raise(status)
}

//go:noinline
func raise(status word) error {
	report := C.go_read_status(status)
	e := &Error{
		Code:        Code(report.code),
		Message:     C.GoString(report.message),
		Op:          C.GoString(report.op),
		MissingAxis: report.detail == C.EAGER_DETAIL_AXIS,
	}
	if report.payload == 0 {
		C.w_status_release(status)
		return e
	}
	payload := cgo.Handle(report.payload).Value()
	C.w_status_release(status)
	if p, ok := payload.(thrown); ok {
		panic(p.value)
	}
	return payload.(error)
}

// toStatus returns a status that stands for what a callback returned, and that raise turns into the same again.
func toStatus(code Code, message string, payload any) word {
	text := C.CString(strings.ReplaceAll(message, "\x00", `\x00`))
	defer C.free(unsafe.Pointer(text))
	return C.go_status(C.int32_t(code), text, C.uintptr_t(cgo.NewHandle(payload)))
}

// codeOf returns the code of an Error in err's chain; Unknown if there is none.
func codeOf(err error) Code {
	var e *Error
	if errors.As(err, &e) && e.Code != Ok {
		return e.Code
	}
	return Unknown
}
