package eager

// #include "calls.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// A Schedule is a formula for the learning rate of each step; Optimizer.SetLearningRate takes it. It does not change any
// more once an optimizer has it. Any number of goroutines may use it. NewCosineDecay and its siblings make one.
type Schedule struct{ handle }

// NewSchedule returns a schedule of the kind of this name, such as "cosine", with its default attributes.
func (c *Context) NewSchedule(kind string) (s *Schedule, err error) {
	err = c.named(kind, func(ctx word, name *C.char) word {
		var h word
		status := C.w_schedule_create(ctx, name, &h)
		if status == 0 {
			s = &Schedule{handle{h: h}}
			runtime.SetFinalizer(s, func(s *Schedule) { C.w_schedule_release(s.h) })
		}
		return status
	})
	return s, err
}

func (s *Schedule) open() bool { return s != nil && s.h != 0 }

func (s *Schedule) closed() error {
	return Errorf(FailedPrecondition, "the schedule is closed or nil")
}

// Close releases the schedule. Closing it twice is harmless. No other goroutine may use this Schedule meanwhile.
func (s *Schedule) Close() {
	if s.open() {
		runtime.SetFinalizer(s, nil)
		C.w_schedule_release(s.h)
		s.h = 0
	}
}

// SetFloat sets an attribute, such as "decay_steps".
func (s *Schedule) SetFloat(name string, value float64) error {
	if !s.open() {
		return s.closed()
	}
	defer runtime.KeepAlive(s)
	return withName(name, func(name *C.char) word { return C.w_schedule_set_float(s.h, name, C.double(value)) })
}

// SetBool sets an attribute, such as "staircase".
func (s *Schedule) SetBool(name string, value bool) error {
	if !s.open() {
		return s.closed()
	}
	defer runtime.KeepAlive(s)
	return withName(name, func(name *C.char) word { return C.w_schedule_set_bool(s.h, name, flag(value)) })
}

// SetFloats sets an attribute, such as "boundaries".
func (s *Schedule) SetFloats(name string, values []float64) error {
	if !s.open() {
		return s.closed()
	}
	defer runtime.KeepAlive(s)
	var first *C.double
	if len(values) > 0 {
		first = (*C.double)(unsafe.Pointer(&values[0]))
	}
	return withName(name, func(name *C.char) word {
		return C.w_schedule_set_floats(s.h, name, first, C.int32_t(len(values)))
	})
}

// Rate returns the rate of a step, which counts from 0.
func (s *Schedule) Rate(step int64) (float64, error) {
	if !s.open() {
		return 0, s.closed()
	}
	defer runtime.KeepAlive(s)
	var rate C.double
	err := check(C.w_schedule_rate(s.h, C.int64_t(step), &rate))
	return float64(rate), err
}

// JSON returns the kind and the attributes.
func (s *Schedule) JSON() (text string, err error) {
	if !s.open() {
		return "", s.closed()
	}
	defer runtime.KeepAlive(s)
	err = check(fetch(&text, func(out **C.char) word { return C.w_schedule_json(s.h, out) }))
	return text, err
}
