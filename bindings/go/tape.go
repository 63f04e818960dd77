package eager

// #include "calls.h"
import "C"

import (
	"runtime"
	"runtime/cgo"
)

// A Tape records the ops that its context runs, for gradients, until it is stopped or the context ends, as a callback's does
// when that returns. One goroutine at a time uses it; until it has stopped, that of its context.
type Tape struct {
	c *Context
	h word
}

// TapeOptions are the options of a Tape.
type TapeOptions struct {
	Persistent      bool // the tape gives any number of gradients, and keeps what they need until it is closed
	IgnoreVariables bool // the tape does not watch the variables that are read
}

// NewTape returns a tape that records from here on, gives one gradient, and watches trainable variables that are read and
// these sources.
func (c *Context) NewTape(watch ...Source) (*Tape, error) {
	return c.NewTapeWith(TapeOptions{}, watch...)
}

// NewTapeWith returns a tape with these options.
func (c *Context) NewTapeWith(o TapeOptions, watch ...Source) (*Tape, error) {
	makeRoom()
	h, err := c.tape(o, watch)
	if err != nil {
		return nil, err
	}
	if !c.keepTape(h) {
		C.w_tape_release(h)
		return nil, c.refuse()
	}
	return own(&Tape{c, h}, heavy, func(t *Tape) { t.c.dropTape(t.h) }), nil
}

func (c *Context) tape(o TapeOptions, watch []Source) (word, error) {
	if err := c.enter(); err != nil {
		return 0, err
	}
	l := c.line
	tensors, variables, err := l.putSources(l.words(len(watch)), watch)
	if err != nil {
		l.unlock()
		return 0, err
	}
	l.seal()
	made := C.go_tape_new(l.addr, flag(o.Persistent), flag(o.IgnoreVariables), C.int32_t(tensors), C.int32_t(variables))
	runtime.KeepAlive(watch)
	runtime.KeepAlive(c)
	return made.tensor, check(made.status)
}

// putSources writes the words of tensors and then of variables, and returns how many there are of each.
func (l *line) putSources(words []word, sources []Source) (tensors, variables int, err error) {
	if words == nil {
		return 0, 0, Errorf(ResourceExhausted, "memory is out")
	}
	n := 0
	for pass := C.uint64_t(0); pass < 2; pass++ {
		for _, s := range sources {
			var w word
			kind, ok := put(&w, s)
			if !ok {
				return 0, 0, unusable(s)
			}
			if (kind == C.GO_VARIABLE) == (pass == 1) {
				words[n] = w
				n++
			}
		}
		if pass == 0 {
			tensors = n
		}
	}
	return tensors, n - tensors, nil
}

// Close releases the tape, what it has recorded and its recording. Closing a tape twice is harmless.
func (t *Tape) Close() {
	if t == nil || t.h == 0 {
		return
	}
	closed(t, heavy)
	t.c.dropTape(t.h)
	t.h = 0
}

// do runs f with the tape's handle, during a call of its context.
func (t *Tape) do(f func(h word) word) error {
	if t == nil || t.h == 0 {
		return Errorf(FailedPrecondition, "the tape is closed")
	}
	defer runtime.KeepAlive(t)
	if t.c.isOver() { // the tape has stopped, and is nobody's
		return check(f(t.h))
	}
	return t.c.do(func(word) word { return f(t.h) })
}

// Watch lets the tape know tensors before they are used, and watch variables that are not trainable.
func (t *Tape) Watch(sources ...Source) error {
	for _, s := range sources {
		var w word
		kind, ok := put(&w, s)
		if !ok {
			return unusable(s)
		}
		err := t.do(func(h word) word {
			if kind == C.GO_VARIABLE {
				return C.w_tape_watch_variable(h, w)
			}
			return C.w_tape_watch(h, w)
		})
		runtime.KeepAlive(s)
		if err != nil {
			return err
		}
	}
	return nil
}

// Pause lets the tape not see what runs until Resume. Pauses are counted.
func (t *Tape) Pause() error { return t.do(func(h word) word { return C.w_tape_pause(h) }) }

// Resume takes back one Pause.
func (t *Tape) Resume() error { return t.do(func(h word) word { return C.w_tape_resume(h) }) }

// Stop ends recording for good.
func (t *Tape) Stop() error { return t.do(func(h word) word { return C.w_tape_stop(h) }) }

// Reset forgets what was recorded and watched.
func (t *Tape) Reset() error { return t.do(func(h word) word { return C.w_tape_reset(h) }) }

// IsRecording reports whether the tape has not stopped and is not paused.
func (t *Tape) IsRecording() (recording bool) {
	_ = t.do(func(h word) word {
		recording = C.w_tape_is_recording(h) != 0
		return 0
	})
	return recording
}

// Watched returns the variables that the tape watches, in the order in which it met them.
func (t *Tape) Watched() (variables []*Variable) {
	_ = t.do(func(h word) word {
		for i := C.int32_t(0); i < C.w_tape_num_watched(h); i++ {
			variables = append(variables, shareVariable(C.w_tape_watched(h, i)))
		}
		return 0
	})
	return variables
}

// Gradient returns the gradients of target for the sources, in their order: nil where no path leads to a source.
func (c *Context) Gradient(t *Tape, target *Tensor, sources ...Source) ([]*Tensor, error) {
	targets := [1]*Tensor{target}
	return c.GradientWith(GradientOptions{}, t, targets[:], sources...)
}

// GradientOptions are the options of a gradient.
type GradientOptions struct {
	OutputGradients []*Tensor // the weights of the targets, of their shapes; without them, and for nil: ones
	UnconnectedZero bool      // a source to which no path leads gets zeros in place of nil
}

// GradientWith returns the gradients of the sum of all targets, each weighted by its output gradient.
func (c *Context) GradientWith(o GradientOptions, t *Tape, targets []*Tensor, sources ...Source) ([]*Tensor, error) {
	if t == nil || t.h == 0 {
		return nil, Errorf(FailedPrecondition, "the tape is closed")
	}
	defer runtime.KeepAlive(t)
	return c.gradient(o, t.h, targets, sources, false)
}

// gradient releases the tape if it is done.
func (c *Context) gradient(o GradientOptions, tape word, targets []*Tensor, sources []Source, done bool) ([]*Tensor, error) {
	if err := c.enter(); err != nil {
		return nil, err
	}
	l := c.line
	outputs, n, m := len(o.OutputGradients), len(targets), len(sources)
	words := l.words(n + outputs + 3*m)
	variables := 0
	err := l.putTensors(words, targets, false)
	if err == nil && outputs > 0 && outputs != n {
		err = Errorf(InvalidArgument, "%d output gradients for %d targets", outputs, n)
	}
	if err == nil {
		err = l.putTensors(words[n:], o.OutputGradients, true)
	}
	if err == nil {
		_, variables, err = l.putSources(words[n+outputs:], sources)
	}
	if err != nil {
		l.unlock()
		return nil, err
	}
	status := C.go_gradient(l.addr, tape, C.int32_t(n), flag(outputs > 0), C.int32_t(m-variables), C.int32_t(variables),
		flag(o.UnconnectedZero), flag(done))
	var gradients []*Tensor
	if status == 0 {
		gradients = l.take(n+outputs+m, m)
	}
	l.unlock()
	runtime.KeepAlive(targets)
	runtime.KeepAlive(sources)
	runtime.KeepAlive(o.OutputGradients)
	runtime.KeepAlive(c)
	if status != 0 {
		return nil, raise(status)
	}
	if variables > 0 && variables < m {
		gradients = inOrder(sources, gradients, m-variables)
	}
	return gradients, nil
}

// inOrder returns the gradients, those of tensors before those of variables, in the order of their sources.
func inOrder(sources []Source, gradients []*Tensor, tensors int) []*Tensor {
	sorted := make([]*Tensor, len(sources))
	ofTensors, ofVariables := gradients[:tensors], gradients[tensors:]
	for i, s := range sources {
		from := &ofTensors
		if _, ok := s.(*Variable); ok {
			from = &ofVariables
		}
		sorted[i], *from = (*from)[0], (*from)[1:]
	}
	return sorted
}

// putTensors writes the words of tensors; nil is allowed where `absent`.
func (l *line) putTensors(words []word, tensors []*Tensor, absent bool) error {
	if words == nil && len(tensors) > 0 {
		return Errorf(ResourceExhausted, "memory is out")
	}
	for i, t := range tensors {
		switch {
		case t == nil && absent:
			words[i] = 0
		case t.open():
			words[i] = t.h()
		default:
			return unusable(t)
		}
	}
	return nil
}

// ValueAndGradient runs f under a tape that watches the sources, and returns f's value and its gradients for them: nil where no
// path leads to a source.
func (c *Context) ValueAndGradient(f func() (*Tensor, error), sources ...Source) (*Tensor, []*Tensor, error) {
	if f == nil {
		return nil, nil, nilFunction()
	}
	tape, err := c.tape(TapeOptions{}, sources)
	if err != nil {
		return nil, nil, err
	}
	released := false
	defer func() {
		if !released {
			C.w_tape_release(tape)
		}
	}()
	value, err := f()
	if err != nil {
		return nil, nil, err
	}
	targets := [1]*Tensor{value}
	if c.attached() == nil {
		return nil, nil, c.refuse()
	}
	if !value.open() {
		return nil, nil, Errorf(InvalidArgument, "the value is nil or closed")
	}
	gradients, err := c.gradient(GradientOptions{}, tape, targets[:], sources, false)
	C.w_tape_release(tape)
	released = true
	return value, gradients, err
}

// CustomGradient tells the tapes that outputs came from inputs and that backward gives their gradients: it gets the
// gradients of the outputs, and returns one for each input, nil for none. Go on with the tensors that come back, in
// place of outputs. Outputs had better be computed between PauseTapes and ResumeTapes. backward runs when gradients are
// asked for, so what it refers to is not closed before; it may run on several goroutines at once.
func (c *Context) CustomGradient(inputs, outputs []*Tensor, backward Callback) ([]*Tensor, error) {
	if backward == nil {
		return nil, Errorf(InvalidArgument, "the callback is nil")
	}
	if err := c.enter(); err != nil {
		return nil, err
	}
	l := c.line
	n, m := len(inputs), len(outputs)
	words := l.words(n + 2*m + 1)
	err := l.putTensors(words, inputs, false)
	if err == nil {
		err = l.putTensors(words[n:], outputs, false)
	}
	if err != nil {
		l.unlock()
		return nil, err
	}
	status := C.go_record(l.addr, C.int32_t(n), C.int32_t(m), C.uintptr_t(cgo.NewHandle(backward)))
	var recorded []*Tensor
	for i := 0; status == 0 && i < m; i++ {
		recorded = append(recorded, l.keep(words[n+m+i]))
	}
	l.unlock()
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(outputs)
	runtime.KeepAlive(c)
	return recorded, check(status)
}
