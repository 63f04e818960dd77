package eager

// #include "calls.h"
import "C"

import (
	"runtime"
	"runtime/cgo"
)

// An Op is a prepared call of an op by name, for what the methods of Context do not cover: ops that are not public, an op
// on a device of its own, Go code as an op. Its attributes are set before it first runs; then any number of goroutines
// may run it at once.
type Op struct {
	handle
	isCounted bool // by own
}

func ownOp(h word) *Op {
	op := &Op{handle: handle{h: h}}
	runtime.SetFinalizer(op, func(op *Op) { C.w_op_release(op.h) })
	return op
}

// NewOp returns an op of the registry. Unlike the methods of Context it leaves the names of attributes to the caller.
func (c *Context) NewOp(name string) (op *Op, err error) {
	err = c.named(name, func(ctx word, name *C.char) word {
		var h word
		status := C.w_op_create(ctx, name, &h)
		if status == 0 {
			op = ownOp(h)
		}
		return status
	})
	return op, err
}

// HostOp returns an op that calls f, with outputs of these dtypes and dims, -1 for any. It can be traced: then f runs each
// time that the function does.
func (c *Context) HostOp(name string, outputs []Spec, f Callback) (op *Op, err error) {
	if f == nil {
		return nil, Errorf(InvalidArgument, "the callback is nil")
	}
	makeRoom()
	dtypes, ranks, dims := specWords(outputs)
	err = c.named(name, func(ctx word, name *C.char) word {
		var h word
		status := C.go_host_call(ctx, name, C.uintptr_t(cgo.NewHandle(f)), C.int32_t(len(outputs)), &dtypes[0],
			&ranks[0], dimsPointer(dims), &h)
		if status == 0 {
			op = own(&Op{handle{h: h}, true}, heavy, func(op *Op) { C.w_op_release(op.h) })
		}
		return status
	})
	return op, err
}

// specWords returns dtypes, ranks and all dims for C. No list is empty, so that each has an address.
func specWords(specs []Spec) (dtypes, ranks []C.int32_t, dims []int) {
	for _, spec := range specs {
		dtypes, ranks = append(dtypes, C.int32_t(spec.Dtype)), append(ranks, C.int32_t(len(spec.Dims)))
		dims = append(dims, spec.Dims...)
	}
	return append(dtypes, 0), append(ranks, 0), append(dims, 0)
}

// FunctionOp returns an op that runs f.
func (c *Context) FunctionOp(f *Function) (op *Op, err error) {
	if !f.open() {
		return nil, f.closed()
	}
	err = c.do(func(ctx word) word {
		var h word
		status := C.w_function_op(ctx, f.h, &h)
		if status == 0 {
			op = ownOp(h)
		}
		return status
	})
	runtime.KeepAlive(f)
	return op, err
}

func (op *Op) open() bool { return op != nil && op.h != 0 }

func (op *Op) closed() error { return Errorf(FailedPrecondition, "the op is closed or nil") }

// Close releases the op. Closing it twice is harmless. No other goroutine may use this Op meanwhile.
func (op *Op) Close() {
	if op.open() {
		if op.isCounted {
			closed(op, heavy)
		} else {
			runtime.SetFinalizer(op, nil)
		}
		C.w_op_release(op.h)
		op.h = 0
	}
}

// Name returns the op's name.
func (op *Op) Name() string {
	if !op.open() {
		return ""
	}
	defer runtime.KeepAlive(op)
	return C.GoString(C.w_op_name(op.h))
}

// Set sets an attribute before the op first runs: an int, int64, float64, bool, Dtype, string, []int or *Function.
func (op *Op) Set(attribute string, value any) error {
	if !op.open() {
		return op.closed()
	}
	defer runtime.KeepAlive(op)
	defer runtime.KeepAlive(value)
	return withName(attribute, func(name *C.char) word {
		switch v := value.(type) {
		case int:
			return C.w_op_set_int(op.h, name, C.int64_t(v))
		case int64:
			return C.w_op_set_int(op.h, name, C.int64_t(v))
		case float64:
			return C.w_op_set_float(op.h, name, C.double(v))
		case bool:
			return C.w_op_set_bool(op.h, name, flag(v))
		case Dtype:
			return C.w_op_set_dtype(op.h, name, C.int32_t(v))
		case []int:
			return C.w_op_set_ints(op.h, name, dimsPointer(v), C.int32_t(len(v)))
		case string:
			return op.setString(name, v)
		case *Function:
			if v.open() {
				return C.w_op_set_function(op.h, name, v.h)
			}
			return invalid("the function is closed or nil")
		}
		return invalid("an attribute is an int, int64, float64, bool, Dtype, string, []int or *Function")
	})
}

func (op *Op) setString(name *C.char, value string) (status word) {
	err := withName(value, func(value *C.char) word {
		status = C.w_op_set_string(op.h, name, value)
		return 0
	})
	if err != nil {
		return invalid(err.Error())
	}
	return status
}

// SetDevice sets the device that the op runs on, whatever the context's scope; "" for none.
func (op *Op) SetDevice(device string) error {
	if !op.open() {
		return op.closed()
	}
	defer runtime.KeepAlive(op)
	if device == "" {
		return check(C.w_op_set_device(op.h, nil))
	}
	return withName(device, func(device *C.char) word { return C.w_op_set_device(op.h, device) })
}

// Execute runs op. A nil input stands for an optional one that is absent.
func (c *Context) Execute(op *Op, inputs ...Value) ([]*Tensor, error) {
	if !op.open() {
		return nil, op.closed()
	}
	return c.runHandle(op, inputs)
}

var prepared operation // has no name: an Op has one

// during gives an error of the op's inputs the op's name.
func (op *Op) during(err error) error { return duringOp(op.Name(), err) }

// runHandle runs op. Inputs whose kinds have no room become tensors before.
func (c *Context) runHandle(op *Op, inputs []Value) ([]*Tensor, error) {
	if len(inputs) > mostKinds {
		inputs = append([]Value(nil), inputs...)
		for i, v := range inputs[mostKinds:] {
			if v == nil {
				continue
			}
			t, temporary, err := c.tensorOf(v)
			if err != nil {
				return nil, op.during(err)
			}
			if temporary {
				defer t.Close()
			}
			inputs[mostKinds+i] = t
		}
	}
	k := c.begin(&prepared)
	k.prepared = op
	for i, v := range inputs {
		if v != nil {
			k.input(i, v)
		} else if k.err == nil {
			k.room(i)
		}
	}
	return k.all()
}
