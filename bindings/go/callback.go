package eager

// #include "calls.h"
import "C"

import (
	"context"
	"fmt"
	"runtime"
	"runtime/cgo"
	"unsafe"
)

// A Callback is Go code that the library calls: the gradient of a custom gradient, or the code of HostOp. c is for the
// callback alone, and only until it returns, when its tapes stop; the context of the call within which it runs is in use. The
// callback runs on that call's goroutine. Its error, or panic, comes out of that call as it is. It must not call
// runtime.Goexit, as testing's FailNow does, which would leave the library's functions unfinished.
type Callback func(c *Context, inputs []*Tensor) ([]*Tensor, error)

// goCallback runs the callback of this key. The inputs have a reference for Go; the outputs are borrowed.
//
//export goCallback
func goCallback(key, ctx C.uintptr_t, in *C.uintptr_t, numIn C.int32_t, out *C.uintptr_t, numOut C.int32_t) (status C.uintptr_t) {
	return callBack(ctx, func(c *Context) error {
		results, err := cgo.Handle(key).Value().(Callback)(c, c.line.keepAll(unsafe.Slice(in, int(numIn))))
		if err != nil {
			return err
		}
		return give(unsafe.Slice(out, int(numOut)), results)
	})
}

// callBack runs code of the program with the context of the call within which it runs. Returns a status for its error, or panic.
func callBack(ctx word, f func(c *Context) error) word {
	l := newLine(ctx)
	if l == nil {
		return outOfMemory()
	}
	c := &Context{line: l, borrowed: true, ofCallback: true}
	status := run(func() error { return f(c) })
	for c.attached() != nil && !c.claim() {
		runtime.Gosched() // a goroutine that the callback has started is within a call
	}
	c.detach().end()
	c.setOver()
	return status
}

// run runs code of the program. Returns a status for its error, or panic. A goroutine that ends within it cannot leave C's
// functions: the program ends, by a goroutine that no callback around this one recovers.
func run(f func() error) (status word) {
	ended := false
	defer func() {
		if !ended {
			go panic("eager: a callback called runtime.Goexit")
			select {}
		}
	}()
	status = attempt(f)
	ended = true
	return status
}

// attempt is run for code that returns or panics, also with nil, which recover does not tell from no panic.
func attempt(f func() error) (status word) {
	returned := false
	defer func() {
		if !returned {
			status = panicked(recover())
		}
	}()
	if err := f(); err != nil {
		status = toStatus(codeOf(err), err.Error(), err)
	}
	returned = true
	return status
}

// give hands over a callback's results.
func give(out []word, results []*Tensor) error {
	if len(results) != len(out) {
		return Errorf(InvalidArgument, "the callback gave %d tensors in place of %d", len(results), len(out))
	}
	for _, t := range results {
		if t != nil && !t.open() {
			return Errorf(FailedPrecondition, "the callback gave a closed tensor")
		}
	}
	for i, t := range results {
		if t != nil {
			out[i] = t.h()
		}
	}
	if len(out) > 0 {
		C.go_retain(&out[0], C.int32_t(len(out)))
	}
	runtime.KeepAlive(results)
	return nil
}

// panicked returns a status that panics again.
func panicked(value any) word {
	code, text := describe(value)
	return toStatus(code, text, thrown{value})
}

// describe returns the code and the text of what a callback panicked with. They are for the library alone, so a value whose
// methods panic too does without.
func describe(value any) (code Code, text string) {
	code, text = Unknown, "a callback panicked"
	defer func() { _ = recover() }()
	if f, ok := value.(failure); ok {
		value, code = f.error, codeOf(f.error)
	}
	return code, fmt.Sprint(value)
}

func outOfMemory() word {
	text := C.CString("memory is out")
	defer C.free(unsafe.Pointer(text))
	return C.go_status(C.EAGER_RESOURCE_EXHAUSTED, text, 0)
}

//export goInterrupt
func goInterrupt(key C.uintptr_t) (status C.uintptr_t) {
	failed := run(func() error {
		if err := cgo.Handle(key).Value().(context.Context).Err(); err != nil {
			status = toStatus(Cancelled, err.Error(), err)
		}
		return nil
	})
	if failed != 0 {
		return failed
	}
	return status
}

//export goPressure
func goPressure() { collectGarbage() }

// goDestroy drops what a key stands for.
//
//export goDestroy
func goDestroy(key C.uintptr_t) { cgo.Handle(key).Delete() }

// goRelease calls the release function of wrapped memory. Its panic has nowhere to go.
//
//export goRelease
func goRelease(key C.uintptr_t) {
	release := cgo.Handle(key).Value().(func())
	cgo.Handle(key).Delete()
	C.w_status_release(run(func() error { release(); return nil }))
}
