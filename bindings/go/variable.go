package eager

// #include "calls.h"
import "C"

import "runtime"

// A Variable holds a tensor that changes. It may be used by any number of goroutines: a reader sees a whole value, and
// no other assignment comes within one.
type Variable struct{ handle }

func ownVariable(h word) *Variable {
	v := &Variable{handle{h: h}}
	runtime.SetFinalizer(v, func(v *Variable) { C.w_variable_release(v.h) })
	return v
}

// shareVariable returns a Variable for a borrowed handle.
func shareVariable(h word) *Variable {
	if h == 0 {
		return nil
	}
	C.w_variable_retain(h)
	return ownVariable(h)
}

// NewVariable returns a trainable variable. Its shape, dtype and device are those of initial, and stay. Names need not be
// unique.
func (c *Context) NewVariable(initial *Tensor, name string) (v *Variable, err error) {
	return c.newVariable(initial, name, func(ctx word, name *C.char, h *word) word {
		return C.w_variable_create(ctx, initial.h(), name, 1, h)
	})
}

// NewVariableWithShape returns a trainable variable whose values may be of more shapes than that of initial: of any size
// where a dim is -1, and of any rank where dims is nil.
func (c *Context) NewVariableWithShape(initial *Tensor, dims []int, name string) (v *Variable, err error) {
	rank := C.int32_t(len(dims))
	if dims == nil {
		rank = -1
	}
	return c.newVariable(initial, name, func(ctx word, name *C.char, h *word) word {
		return C.w_variable_create_with_shape(ctx, initial.h(), dimsPointer(dims), rank, name, 1, h)
	})
}

func (c *Context) newVariable(initial *Tensor, name string, create func(ctx word, name *C.char, h *word) word) (v *Variable, err error) {
	if !initial.open() {
		return nil, unusable(initial)
	}
	err = c.named(name, func(ctx word, name *C.char) word {
		var h word
		status := create(ctx, name, &h)
		if status == 0 {
			v = ownVariable(h)
		}
		return status
	})
	runtime.KeepAlive(initial)
	return v, err
}

func (v *Variable) open() bool { return v != nil && v.h != 0 }

// Close releases the variable. Closing it twice is harmless. No other goroutine may use this Variable meanwhile.
func (v *Variable) Close() {
	if v.open() {
		runtime.SetFinalizer(v, nil)
		C.w_variable_release(v.h)
		v.h = 0
	}
}

// Read returns the variable's value, which later assignments do not change. Tapes of the context watch the variable if
// it is trainable.
func (c *Context) Read(v *Variable) (*Tensor, error) {
	if !v.open() {
		return nil, unusable(v)
	}
	if err := c.enter(); err != nil {
		return nil, err
	}
	l := c.line
	t := l.slot()
	l.seal()
	C.go_read(l.addr, v.h, t.at())
	runtime.KeepAlive(v)
	runtime.KeepAlive(c)
	return t.made()
}

// Assign sets the variable's value.
func (c *Context) Assign(v *Variable, value Value) error {
	return c.assign(v, value, func(ctx, v, value word) word { return C.w_variable_assign(ctx, v, value) })
}

// AssignAdd adds to the variable's value.
func (c *Context) AssignAdd(v *Variable, delta Value) error {
	return c.assign(v, delta, func(ctx, v, value word) word { return C.w_variable_assign_add(ctx, v, value) })
}

// AssignSub subtracts from the variable's value.
func (c *Context) AssignSub(v *Variable, delta Value) error {
	return c.assign(v, delta, func(ctx, v, value word) word { return C.w_variable_assign_sub(ctx, v, value) })
}

// AssignSlice replaces the block of value's shape whose first element stands at begin, a tensor with an index for each
// axis. InvalidArgument: the block does not lie within the variable.
func (c *Context) AssignSlice(v *Variable, begin *Tensor, value Value) error {
	if !begin.open() {
		return unusable(begin)
	}
	err := c.assign(v, value, func(ctx, v, value word) word { return C.w_variable_assign_slice(ctx, v, begin.h(), value) })
	runtime.KeepAlive(begin)
	return err
}

func (c *Context) assign(v *Variable, value Value, f func(ctx, v, value word) word) error {
	if !v.open() {
		return unusable(v)
	}
	t, temporary, err := c.tensorOf(value)
	if err != nil {
		return err
	}
	err = c.do(func(ctx word) word { return f(ctx, v.h, t.h()) })
	runtime.KeepAlive(v)
	runtime.KeepAlive(t)
	if temporary {
		t.Close()
	}
	return err
}

// tensorOf returns a value as a tensor, which the caller closes if it is temporary.
func (c *Context) tensorOf(value Value) (t *Tensor, temporary bool, err error) {
	switch v := value.(type) {
	case *Tensor:
		if v.open() {
			return v, false, nil
		}
	case *Variable:
		t, err = c.Read(v)
		return t, true, err
	case Int, Float:
		t, err = c.Scalar(v)
		return t, true, err
	}
	return nil, false, unusable(value)
}

// Name returns the variable's name.
func (v *Variable) Name() string {
	if !v.open() {
		return ""
	}
	defer runtime.KeepAlive(v)
	return C.GoString(C.w_variable_name(v.h))
}

// Trainable reports whether tapes watch the variable when it is read.
func (v *Variable) Trainable() bool {
	defer runtime.KeepAlive(v)
	return v.open() && C.w_variable_trainable(v.h) != 0
}

// SetTrainable sets whether tapes watch the variable when it is read from here on.
func (v *Variable) SetTrainable(trainable bool) error {
	if !v.open() {
		return unusable(v)
	}
	defer runtime.KeepAlive(v)
	return check(C.w_variable_set_trainable(v.h, flag(trainable)))
}

// Dtype returns the dtype; 0 for a closed variable.
func (v *Variable) Dtype() Dtype {
	if !v.open() {
		return 0
	}
	defer runtime.KeepAlive(v)
	return Dtype(C.w_variable_dtype(v.h))
}

// Dims returns the dims, the outermost first, -1 where values differ; nil where they may be of any rank.
func (v *Variable) Dims() []int {
	if !v.open() {
		return nil
	}
	defer runtime.KeepAlive(v)
	if C.w_variable_rank(v.h) < 0 {
		return nil
	}
	return dimsOf(C.w_variable_dims(v.h), C.w_variable_rank(v.h))
}

// Device returns the device's name, such as "cpu:0".
func (v *Variable) Device() string {
	if !v.open() {
		return ""
	}
	defer runtime.KeepAlive(v)
	return C.GoString(C.w_variable_device(v.h))
}
