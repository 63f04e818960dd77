package eager

// #include "calls.h"
import "C"

import (
	"strings"
	"unicode/utf8"
	"unsafe"
)

// named runs f, a call of the library, with the context's handle and a name. Names are UTF-8 without NUL.
func (c *Context) named(name string, f func(ctx word, name *C.char) word) error {
	if !utf8.ValidString(name) {
		return Errorf(InvalidArgument, "%q is not UTF-8", name)
	}
	return c.path(name, f)
}

// path does the same with a path, which need not be UTF-8.
func (c *Context) path(name string, f func(ctx word, name *C.char) word) error {
	if strings.IndexByte(name, 0) >= 0 {
		return Errorf(InvalidArgument, "%q has a NUL", name)
	}
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return c.do(func(ctx word) word { return f(ctx, text) })
}

// withName runs f with a name, for functions that take no context.
func withName(name string, f func(name *C.char) word) error {
	if !utf8.ValidString(name) || strings.IndexByte(name, 0) >= 0 {
		return Errorf(InvalidArgument, "%q is no name", name)
	}
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return check(f(text))
}

// texts makes copies of texts for C, until free.
type texts struct {
	copies []*C.char
	err    error // of one that is not UTF-8, or has a NUL
}

func (t *texts) add(text string) *C.char {
	if !utf8.ValidString(text) || strings.IndexByte(text, 0) >= 0 {
		t.err = Errorf(InvalidArgument, "%q is no text", text)
		return nil
	}
	copied := C.CString(text)
	t.copies = append(t.copies, copied)
	return copied
}

func (t *texts) free() {
	for _, text := range t.copies {
		C.free(unsafe.Pointer(text))
	}
}

// fetch sets text to what f gives, and returns f's status.
func fetch(text *string, f func(out **C.char) word) word {
	var out *C.char
	status := f(&out)
	if status == 0 {
		*text = C.GoString(out)
		C.w_string_release(out)
	}
	return status
}

// fits returns an error for a value of an option that has 32 bits in C and is beyond them.
func fits(option string, value int) error {
	if value != int(int32(value)) {
		return Errorf(InvalidArgument, "%s = %d does not fit in 32 bits", option, value)
	}
	return nil
}

// textOf returns a text that the library keeps, or why the library cannot be used.
func textOf(f func() *C.char) string {
	if err := started(); err != nil {
		return err.Error()
	}
	return C.GoString(f())
}

func flag(b bool) C.int32_t {
	if b {
		return 1
	}
	return 0
}
