// A few lines of binding: handles with finalizers, statuses as errors. Nothing is released by hand.
package main

/*
#cgo LDFLAGS: -leager
#include <eager_c.h>
#include <stdlib.h>
*/
import "C"

import (
	"errors"
	"runtime"
	"unsafe"
)

func toError(s *C.eager_status) error {
	if s == nil {
		return nil
	}
	defer C.eager_status_release(s)
	return errors.New(C.GoString(C.eager_status_message(s)))
}

// Context is one line of execution: one goroutine at a time.
type Context struct{ h *C.eager_context }
type Tensor struct{ h *C.eager_tensor }
type Op struct{ h *C.eager_op }
type Tape struct{ h *C.eager_tape }
type Variable struct{ h *C.eager_variable }

func ownContext(h *C.eager_context) *Context {
	c := &Context{h}
	runtime.SetFinalizer(c, func(c *Context) { C.eager_context_release(c.h) })
	return c
}

func ownTensor(h *C.eager_tensor) *Tensor {
	t := &Tensor{h}
	runtime.SetFinalizer(t, func(t *Tensor) { C.eager_tensor_release(t.h) })
	return t
}

func NewContext(seed uint64) (*Context, error) {
	var options C.eager_context_options
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	options.seed = C.uint64_t(seed)
	var h *C.eager_context
	if err := toError(C.eager_context_create(&options, &h)); err != nil {
		return nil, err
	}
	return ownContext(h), nil
}

func (c *Context) Fork() (*Context, error) {
	var h *C.eager_context
	err := toError(C.eager_context_fork(c.h, &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	return ownContext(h), nil
}

func (c *Context) LiveTensors() (int64, error) {
	var info C.eager_memory_info
	info.struct_size = C.size_t(unsafe.Sizeof(info))
	name := C.CString("cpu:0")
	defer C.free(unsafe.Pointer(name))
	err := toError(C.eager_context_memory(c.h, name, &info))
	runtime.KeepAlive(c)
	return int64(info.live_tensors), err
}

func (c *Context) Vector(values []float32) (*Tensor, error) {
	dims := []C.int64_t{C.int64_t(len(values))}
	var h *C.eager_tensor
	err := toError(C.eager_tensor_create(c.h, C.EAGER_FLOAT32, &dims[0], 1, unsafe.Pointer(&values[0]),
		C.size_t(4*len(values)), &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	return ownTensor(h), nil
}

func (c *Context) Number(value float32) (*Tensor, error) {
	var h *C.eager_tensor
	err := toError(C.eager_tensor_create(c.h, C.EAGER_FLOAT32, nil, 0, unsafe.Pointer(&value), 4, &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	return ownTensor(h), nil
}

// Weak makes the 2 of x * 2.
func (c *Context) Weak(value float64) (*Tensor, error) {
	var h *C.eager_tensor
	err := toError(C.eager_tensor_scalar_float(c.h, C.double(value), &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	return ownTensor(h), nil
}

func (t *Tensor) Float() (float32, error) {
	var value float32
	err := toError(C.eager_tensor_read(t.h, unsafe.Pointer(&value), 4))
	runtime.KeepAlive(t)
	return value, err
}

func (c *Context) Op(name string) (*Op, error) {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	var h *C.eager_op
	err := toError(C.eager_op_create(c.h, text, &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	op := &Op{h}
	runtime.SetFinalizer(op, func(op *Op) { C.eager_op_release(op.h) })
	return op, nil
}

// Run executes an op with one output. Any number of goroutines may share the op.
func (c *Context) Run(op *Op, inputs ...*Tensor) (*Tensor, error) {
	var handles [4]*C.eager_tensor
	for i, t := range inputs {
		handles[i] = t.h
	}
	var out *C.eager_tensor
	count := C.int32_t(1)
	err := toError(C.eager_execute(c.h, op.h, &handles[0], C.int32_t(len(inputs)), &out, &count))
	runtime.KeepAlive(c)
	runtime.KeepAlive(op)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, err
	}
	return ownTensor(out), nil
}

func (c *Context) Variable(initial *Tensor) (*Variable, error) {
	var h *C.eager_variable
	err := toError(C.eager_variable_create(c.h, initial.h, nil, 1, &h))
	runtime.KeepAlive(c)
	runtime.KeepAlive(initial)
	if err != nil {
		return nil, err
	}
	v := &Variable{h}
	runtime.SetFinalizer(v, func(v *Variable) { C.eager_variable_release(v.h) })
	return v, nil
}

func (c *Context) Read(v *Variable) (*Tensor, error) {
	var h *C.eager_tensor
	err := toError(C.eager_variable_read(c.h, v.h, &h))
	runtime.KeepAlive(c)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, err
	}
	return ownTensor(h), nil
}

func (c *Context) AssignSub(v *Variable, delta *Tensor) error {
	err := toError(C.eager_variable_assign_sub(c.h, v.h, delta.h))
	runtime.KeepAlive(c)
	runtime.KeepAlive(v)
	runtime.KeepAlive(delta)
	return err
}

func (c *Context) Tape() (*Tape, error) {
	var h *C.eager_tape
	err := toError(C.eager_tape_create(c.h, nil, &h))
	runtime.KeepAlive(c)
	if err != nil {
		return nil, err
	}
	t := &Tape{h}
	runtime.SetFinalizer(t, func(t *Tape) { C.eager_tape_release(t.h) })
	return t, nil
}

// Gradients of target with respect to two variables.
func (c *Context) Gradients(tape *Tape, target *Tensor, a, b *Variable) (*Tensor, *Tensor, error) {
	targets := [1]*C.eager_tensor{target.h}
	variables := [2]*C.eager_variable{a.h, b.h}
	var out [2]*C.eager_tensor
	err := toError(C.eager_tape_gradient(c.h, tape.h, &targets[0], 1, nil, nil, 0, &variables[0], 2, nil, &out[0]))
	runtime.KeepAlive(c)
	runtime.KeepAlive(tape)
	runtime.KeepAlive(target)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, nil, err
	}
	return ownTensor(out[0]), ownTensor(out[1]), nil
}
