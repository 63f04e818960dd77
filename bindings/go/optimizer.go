package eager

// #include "calls.h"
import "C"

import (
	"runtime"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// An Optimizer updates variables, and has what it remembers of them. Any number of goroutines may use it: one call at a
// time runs. NewSGD, NewAdam and their siblings make one.
type Optimizer struct{ handle }

func ownOptimizer(h word) *Optimizer {
	o := &Optimizer{handle{h: h}}
	runtime.SetFinalizer(o, func(o *Optimizer) { C.w_optimizer_release(o.h) })
	return o
}

// NewOptimizer returns an optimizer of the kind of this name, such as "adam", with its default hyperparameters.
func (c *Context) NewOptimizer(kind string) (o *Optimizer, err error) {
	err = c.named(kind, func(ctx word, name *C.char) word {
		var h word
		status := C.w_optimizer_create(ctx, name, &h)
		if status == 0 {
			o = ownOptimizer(h)
		}
		return status
	})
	return o, err
}

func (o *Optimizer) open() bool { return o != nil && o.h != 0 }

func (o *Optimizer) closed() error {
	return Errorf(FailedPrecondition, "the optimizer is closed or nil")
}

// Close releases the optimizer. Closing it twice is harmless. No other goroutine may use this Optimizer meanwhile.
func (o *Optimizer) Close() {
	if o.open() {
		runtime.SetFinalizer(o, nil)
		C.w_optimizer_release(o.h)
		o.h = 0
	}
}

// SetFloat sets a hyperparameter, such as "beta_1", which holds from the next step.
func (o *Optimizer) SetFloat(name string, value float64) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	return withName(name, func(name *C.char) word { return C.w_optimizer_set_float(o.h, name, C.double(value)) })
}

// SetInt sets a hyperparameter, such as "accumulation_steps".
func (o *Optimizer) SetInt(name string, value int64) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	return withName(name, func(name *C.char) word { return C.w_optimizer_set_int(o.h, name, C.int64_t(value)) })
}

// SetStrings sets a hyperparameter, such as "exclude_from_weight_decay".
func (o *Optimizer) SetStrings(name string, values []string) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	// The list of texts lies in C's memory, since Go's must not hold its own pointers there.
	memory := C.calloc(C.size_t(len(values)+1), C.size_t(unsafe.Sizeof(uintptr(0))))
	if memory == nil {
		return Errorf(ResourceExhausted, "memory is out")
	}
	defer C.free(memory)
	list := unsafe.Slice((**C.char)(memory), len(values)+1)
	for i, value := range values {
		if !utf8.ValidString(value) || strings.IndexByte(value, 0) >= 0 {
			return Errorf(InvalidArgument, "%q is no text", value)
		}
		list[i] = C.CString(value)
		defer C.free(unsafe.Pointer(list[i]))
	}
	return withName(name, func(name *C.char) word {
		return C.w_optimizer_set_strings(o.h, name, &list[0], C.int32_t(len(values)))
	})
}

// SetBool sets a hyperparameter, such as "nesterov".
func (o *Optimizer) SetBool(name string, value bool) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	return withName(name, func(name *C.char) word { return C.w_optimizer_set_bool(o.h, name, flag(value)) })
}

// A LearningRate is what SetLearningRate takes: a Float, a *Tensor, a *Variable that each step reads, a *Schedule, or an
// *Op without inputs that each step runs.
type LearningRate interface{ isLearningRate() }

func (Float) isLearningRate()     {}
func (*Tensor) isLearningRate()   {}
func (*Variable) isLearningRate() {}
func (*Schedule) isLearningRate() {}
func (*Op) isLearningRate()       {}

// SetLearningRate sets the learning rate, in place of an earlier one.
func (o *Optimizer) SetLearningRate(rate LearningRate) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	defer runtime.KeepAlive(rate)
	switch rate := rate.(type) {
	case Float:
		return o.SetFloat("learning_rate", float64(rate))
	case *Tensor:
		if rate.open() {
			return check(C.w_optimizer_set_learning_rate_tensor(o.h, rate.h()))
		}
	case *Variable:
		if rate.open() {
			return check(C.w_optimizer_set_learning_rate_variable(o.h, rate.h))
		}
	case *Schedule:
		if rate.open() {
			return check(C.w_optimizer_set_schedule(o.h, rate.h))
		}
	case *Op:
		if rate.open() {
			return check(C.w_optimizer_set_learning_rate_op(o.h, rate.h))
		}
	}
	return Errorf(FailedPrecondition, "the learning rate is nil or closed")
}

// Apply makes one step: it updates all variables together. A nil gradient leaves its variable as it is.
func (c *Context) Apply(o *Optimizer, variables []*Variable, gradients []*Tensor) error {
	if !o.open() {
		return o.closed()
	}
	if len(variables) != len(gradients) {
		return Errorf(InvalidArgument, "%d gradients for %d variables", len(gradients), len(variables))
	}
	if err := c.enter(); err != nil {
		return err
	}
	l, n := c.line, len(variables)
	words := l.words(2 * n)
	err := putVariables(words, variables)
	if err == nil {
		err = l.putTensors(words[n:], gradients, true)
	}
	if err != nil {
		l.unlock()
		return err
	}
	status := C.go_apply(l.addr, o.h, C.int32_t(n))
	l.unlock()
	runtime.KeepAlive(variables)
	runtime.KeepAlive(gradients)
	runtime.KeepAlive(o)
	runtime.KeepAlive(c)
	return check(status)
}

func putVariables(words []word, variables []*Variable) error {
	if words == nil {
		return Errorf(ResourceExhausted, "memory is out")
	}
	for i, v := range variables {
		if !v.open() {
			return unusable(v)
		}
		words[i] = v.h
	}
	return nil
}

// Minimize runs loss under a tape, makes one step with its gradients for the variables, and returns the loss.
func (c *Context) Minimize(o *Optimizer, loss func() (*Tensor, error), variables ...*Variable) (*Tensor, error) {
	sources := make([]Source, len(variables))
	for i, v := range variables {
		sources[i] = v
	}
	value, gradients, err := c.ValueAndGradient(loss, sources...)
	if err != nil {
		return nil, err
	}
	err = c.Apply(o, variables, gradients)
	for _, g := range gradients {
		g.Close()
	}
	return value, err
}

// Build makes the slots of these variables ahead of the first step.
func (o *Optimizer) Build(variables ...*Variable) error {
	if !o.open() {
		return o.closed()
	}
	words := make([]word, len(variables)+1)
	if err := putVariables(words, variables); err != nil {
		return err
	}
	defer runtime.KeepAlive(variables)
	defer runtime.KeepAlive(o)
	return check(C.w_optimizer_build(o.h, &words[0], C.int32_t(len(variables))))
}

// Variables returns the variables in which the optimizer keeps what it remembers: first the step count, then the slots,
// "<variable's name>/<slot>".
func (o *Optimizer) Variables() (variables []*Variable) {
	if !o.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_optimizer_num_variables(o.h); i++ {
		variables = append(variables, shareVariable(C.w_optimizer_variable(o.h, i)))
	}
	runtime.KeepAlive(o)
	return variables
}

// Slot returns the slot of this name of a variable, such as "momentum"; nil if there is none.
func (o *Optimizer) Slot(v *Variable, name string) (slot *Variable) {
	if !o.open() || !v.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_optimizer_num_variables(o.h); i++ {
		if C.w_optimizer_trained(o.h, i) != v.h {
			continue
		}
		if one := C.w_optimizer_variable(o.h, i); C.GoString(C.w_variable_name(one)) == v.Name()+"/"+name {
			slot = shareVariable(one)
		}
	}
	runtime.KeepAlive(o)
	return slot
}
