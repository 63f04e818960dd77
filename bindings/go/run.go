package eager

// #include "calls.h"
import "C"

import (
	"math"
	"runtime"
	"sync/atomic"
	"unsafe"
)

// A Value is what an op takes: a *Tensor; a *Variable, which the call reads; or an Int or a Float, which take the dtype of
// the tensors beside them.
type Value interface{ isValue() }

// A Source is what a gradient is asked for: a *Tensor or a *Variable.
type Source interface {
	Value
	isSource()
}

// An Int is a whole number as an op's input: the 2 in x * 2.
type Int int64

// A Float is a number as an op's input: the 0.5 in x * 0.5.
type Float float64

func (*Tensor) isValue()    {}
func (*Tensor) isSource()   {}
func (*Variable) isValue()  {}
func (*Variable) isSource() {}
func (Int) isValue()        {}
func (Float) isValue()      {}

// An operation is an op of the registry. Its handle is made when it first runs, and kept.
type operation struct {
	name   string
	handle uintptr
}

func (o *operation) word(l *line) (h, status word) {
	if h = word(atomic.LoadUintptr(&o.handle)); h == 0 {
		h, status = o.make(l)
	}
	return
}

//go:noinline
func (o *operation) make(l *line) (word, word) {
	name := C.CString(o.name)
	defer C.free(unsafe.Pointer(name))
	var h word
	if status := C.w_op_create(l.ctx(), name, &h); status != 0 {
		return 0, status
	}
	if !atomic.CompareAndSwapUintptr(&o.handle, 0, uintptr(h)) {
		C.w_op_release(h)
	}
	return word(atomic.LoadUintptr(&o.handle)), 0
}

// put writes the word of an input, and returns its kind. It reports false for what is closed or nil.
func put(at *word, v Value) (kind C.uint64_t, ok bool) {
	switch v := v.(type) {
	case *Tensor:
		*at = v.h()
		return C.GO_TENSOR, *at != 0
	case *Variable:
		if v != nil && v.h != 0 {
			*at = v.h
			return C.GO_VARIABLE, true
		}
	case Int:
		*at = word(v)
		return C.GO_INT, true
	case Float:
		*at = word(math.Float64bits(float64(v)))
		return C.GO_FLOAT, true
	}
	return 0, false
}

// tensor returns the word of an open tensor; 0 for all else, which put then looks at.
func tensor(v Value) word {
	t, _ := v.(*Tensor)
	return t.h()
}

// unusable says why put refuses v.
func unusable(v Value) error {
	switch v := v.(type) {
	case nil:
		return Errorf(InvalidArgument, "an input is nil")
	case *Tensor:
		if v == nil {
			return Errorf(InvalidArgument, "an input is nil")
		}
		return Errorf(FailedPrecondition, "an input is a closed tensor")
	case *Variable:
		if v == nil {
			return Errorf(FailedPrecondition, "an input is a nil variable, as that of a layer which has not been built")
		}
	}
	return Errorf(FailedPrecondition, "an input is a closed variable")
}

// during gives an error of an op's inputs the op's name.
func (o *operation) during(err error) error { return duringOp(o.name, err) }

// duringOp gives an error, which nobody else has yet, an op's name.
func duringOp(name string, err error) error {
	if e, ok := err.(*Error); ok && e.Op == "" {
		e.Op = name
		e.Message += " [Op:" + name + "]"
	}
	return err
}

// words returns the lane's first n words, for which it makes room; nil when memory is out.
func (l *line) words(n int) []word {
	if C.size_t(n) > l.lane.capacity && C.go_lane_grow(l.lane, C.size_t(n)+64) == 0 {
		return nil
	}
	return unsafe.Slice((*word)(unsafe.Pointer(l.lane.words)), int(l.lane.capacity))
}

// fast returns the lane's words without a check of their number, which is 256 at least.
func (l *line) fast() *[4]word { return (*[4]word)(unsafe.Pointer(l.lane.words)) }

func (c *Context) unary(o *operation, x Value) (*Tensor, error) {
	if !c.claim() {
		return nil, c.refuse()
	}
	l := c.line
	words := l.fast()
	var kinds C.uint64_t
	if words[0] = tensor(x); words[0] == 0 {
		var ok bool
		if kinds, ok = put(&words[0], x); !ok {
			return nil, c.fail(o, unusable(x))
		}
	}
	op, status := o.word(l)
	if status != 0 {
		return nil, c.fail(o, raise(status))
	}
	t := l.slot()
	l.seal()
	C.go_run(l.addr, op, kinds, 1, t.at())
	runtime.KeepAlive(x)
	runtime.KeepAlive(c)
	return t.made()
}

func (c *Context) binary(o *operation, x1, x2 Value) (*Tensor, error) {
	if !c.claim() {
		return nil, c.refuse()
	}
	l := c.line
	words := l.fast()
	var k1, k2 C.uint64_t
	var ok bool
	if words[0] = tensor(x1); words[0] == 0 {
		if k1, ok = put(&words[0], x1); !ok {
			return nil, c.fail(o, unusable(x1))
		}
	}
	if words[1] = tensor(x2); words[1] == 0 {
		if k2, ok = put(&words[1], x2); !ok {
			return nil, c.fail(o, unusable(x2))
		}
	}
	op, status := o.word(l)
	if status != 0 {
		return nil, c.fail(o, raise(status))
	}
	t := l.slot()
	l.seal()
	C.go_run(l.addr, op, k1|k2<<2, 2, t.at())
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	runtime.KeepAlive(c)
	return t.made()
}

// fail ends a call that did not get to the library.
func (c *Context) fail(o *operation, err error) error {
	c.line.unlock()
	return o.during(err)
}

// mostKinds is the number of inputs whose kinds fit in a word of a call. Those behind them are tensors.
const mostKinds = 32

// maxArguments is the most call arguments that an op has.
const maxArguments = 12

// A call gathers what an op gets. The line has one, which is used between enter and the end of the call.
type call struct {
	c        *Context
	op       *operation
	prepared *Op // in place of op
	err      error
	inputs   int
	kinds    C.uint64_t
	given    C.uint64_t
	numbers  [maxArguments]word
	lists    [maxArguments][]int
	values   []Value   // kept alive
	list     []*Tensor // kept alive
}

// begin starts a call; what keeps it from running is in err.
func (c *Context) begin(o *operation) *call {
	if err := c.enter(); err != nil {
		return &call{op: o, err: err}
	}
	k := &c.line.building
	k.c, k.op, k.prepared, k.err, k.inputs, k.kinds, k.given = c, o, nil, nil, 0, 0, 0
	return k
}

func (k *call) during(err error) error {
	if k.op == &prepared && k.prepared != nil {
		return k.prepared.during(err)
	}
	return k.op.during(err)
}

func (k *call) refuse(code Code, format string, values ...any) {
	if k.err == nil {
		k.err = k.during(Errorf(code, format, values...))
	}
}

// room returns the words up to and with index i; what was not given before it is absent.
func (k *call) room(i int) []word {
	words := k.c.line.words(i + 1)
	if words == nil {
		k.refuse(ResourceExhausted, "memory is out")
		return nil
	}
	for ; k.inputs <= i; k.inputs++ {
		words[k.inputs] = 0
	}
	return words
}

// input sets input i.
func (k *call) input(i int, v Value) {
	if k.err != nil {
		return
	}
	words := k.room(i)
	if words == nil {
		return
	}
	kind, ok := put(&words[i], v)
	if !ok {
		k.err = k.during(unusable(v))
		return
	}
	k.kinds |= kind << (2 * i)
	if kind != C.GO_INT && kind != C.GO_FLOAT {
		k.values = append(k.values, v)
	}
}

// tensors sets the inputs from i on.
func (k *call) tensors(i int, list []*Tensor) {
	if k.err != nil || len(list) == 0 {
		return
	}
	words := k.room(i + len(list) - 1)
	if words == nil {
		return
	}
	for j, t := range list {
		if !t.open() {
			k.err = k.during(unusable(t))
			return
		}
		words[i+j] = t.h()
	}
	k.list = list
}

func (k *call) int(argument int, value int) {
	k.given |= 1 << argument
	k.numbers[argument] = word(value)
	k.lists[argument] = nil
}

func (k *call) bool(argument int, value bool) {
	k.int(argument, int(flag(value)))
}

func (k *call) float(argument int, value float64) {
	k.int(argument, int(math.Float64bits(value)))
}

func (k *call) ints(argument int, values []int) {
	if values == nil {
		values = []int{}
	}
	k.given |= 1 << argument
	k.lists[argument] = values
}

// only sets an argument that is one number from an option that may have several.
func (k *call) only(argument int, name string, values []int) {
	if len(values) != 1 {
		k.refuse(InvalidArgument, "%s is one number, not %d", name, len(values))
		return
	}
	k.int(argument, values[0])
}

// arguments writes the given arguments behind the inputs, and returns how many words they are.
func (k *call) arguments() int {
	n := k.inputs
	for rest, i := k.given, 0; rest != 0; rest, i = rest>>1, i+1 {
		if rest&1 != 0 {
			n += 1 + len(k.lists[i])
		}
	}
	words := k.c.line.words(n + 1)
	if words == nil {
		k.refuse(ResourceExhausted, "memory is out")
		return 0
	}
	at := k.inputs
	for rest, i := k.given, 0; rest != 0; rest, i = rest>>1, i+1 {
		if rest&1 == 0 {
			continue
		}
		if list := k.lists[i]; list != nil {
			words[at] = word(len(list))
			at++
			for _, v := range list {
				words[at] = word(v)
				at++
			}
		} else {
			words[at] = k.numbers[i]
			at++
		}
	}
	return at - k.inputs
}

// prepare returns the op's handle and the number of argument words.
func (k *call) prepare() (op word, arguments int, err error) {
	if k.err == nil {
		arguments = k.arguments()
	}
	if k.err == nil {
		switch {
		case k.prepared != nil:
			op = k.prepared.h
		default:
			var status word
			op, status = k.op.word(k.c.line)
			k.err = check(status)
		}
	}
	return op, arguments, k.err
}

// forget lets go of what the call kept alive.
func (k *call) forget() {
	for i := range k.values {
		k.values[i] = nil
	}
	k.values, k.list, k.prepared, k.c = k.values[:0], nil, nil, nil // the line must not lead to its context
	for rest, i := k.given, 0; rest != 0; rest, i = rest>>1, i+1 {
		k.lists[i] = nil
	}
}

// end ends a call that does not run.
func (k *call) end(err error) error {
	if c := k.c; c != nil {
		k.forget()
		c.line.unlock()
	}
	return err
}

// one runs an op with one output.
func (k *call) one() (*Tensor, error) {
	op, arguments, err := k.prepare()
	if err != nil {
		return nil, k.end(err)
	}
	l, c := k.c.line, k.c
	t := l.slot()
	values, list, prepared := k.values, k.list, k.prepared
	kinds, given, inputs := k.kinds, k.given, C.int32_t(k.inputs)
	k.values = nil
	k.forget()
	l.seal()
	C.go_run_with(l.addr, op, kinds, given, inputs, C.int32_t(arguments), t.at())
	runtime.KeepAlive(values)
	runtime.KeepAlive(list)
	runtime.KeepAlive(prepared)
	runtime.KeepAlive(c)
	return t.made()
}

// all runs an op with any number of outputs.
func (k *call) all() ([]*Tensor, error) {
	op, arguments, err := k.prepare()
	if err != nil {
		return nil, k.end(err)
	}
	l, c := k.c.line, k.c
	before := append([]word(nil), l.words(0)[:k.inputs+arguments]...)
	for {
		made := C.go_run_list(l.addr, op, k.kinds, k.given, C.int32_t(k.inputs), C.int32_t(arguments),
			flag(k.prepared != nil))
		room := (int(l.lane.capacity) - len(before)) / 2
		if n := int(made.tensor); made.status != 0 && n > room {
			C.w_status_release(made.status)
			words := l.words(len(before) + 2*n)
			if words == nil {
				return nil, k.end(Errorf(ResourceExhausted, "memory is out"))
			}
			copy(words, before)
			continue
		}
		if made.status != 0 {
			defer runtime.KeepAlive(c)
			_ = k.end(nil)
			return nil, raise(made.status)
		}
		outputs := l.take(len(before), int(made.tensor))
		_ = k.end(nil)
		runtime.KeepAlive(c)
		return outputs, nil
	}
}

// take returns the tensors that a call wrote to the words from i on, and behind them their numbers of bytes.
func (l *line) take(i, n int) []*Tensor {
	tensors := make([]*Tensor, n)
	for j := range tensors {
		words := l.words(0)
		if h, bytes := words[i+j], words[i+n+j]; h == 0 {
			continue
		} else if bytes > smallBytes {
			tensors[j] = ownLarge(h)
		} else {
			tensors[j] = l.slot()
			set(&tensors[j].bits, uintptr(h))
		}
	}
	return tensors
}

// A Shape is what Reshape and BroadcastTo take: Dims, or a *Tensor of whole numbers.
type Shape interface{ isShape() }

// Dims are the dims of a tensor, the outermost first.
type Dims []int

func (Dims) isShape()    {}
func (*Tensor) isShape() {}

// shape gives what is an argument as Dims, and an input as a tensor.
func (k *call) shape(i, argument int, shape Shape) {
	switch shape := shape.(type) {
	case Dims:
		k.ints(argument, shape)
	case *Tensor:
		k.input(i, shape)
	default:
		k.refuse(InvalidArgument, "the shape is nil")
	}
}

// withTexts returns an op with those of the options that are texts, which do not come with a call; nil where there are none.
func withTexts[O any](c *Context, o *operation, options []O) (*Op, error) {
	var texts []any
	for _, each := range options {
		if option, is := any(each).(interface{ text() (name, value string) }); is {
			name, value := option.text()
			texts = append(texts, name, value)
		}
	}
	if texts == nil {
		return nil, nil
	}
	return c.withAttributes(o, texts...)
}

// withAttributes returns an op with attributes that are *Functions or texts, given as names and values in turn.
func (c *Context) withAttributes(o *operation, attributes ...any) (*Op, error) {
	op, err := c.NewOp(o.name)
	for i := 0; err == nil && i < len(attributes); i += 2 {
		if f, is := attributes[i+1].(*Function); !is || f.open() {
			err = op.Set(attributes[i].(string), attributes[i+1])
		}
	}
	if err != nil {
		op.Close()
		return nil, o.during(err)
	}
	return op, nil
}
