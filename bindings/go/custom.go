package eager

// #include "calls.h"
import "C"

import (
	"encoding/json"
	"runtime"
	"runtime/cgo"
	"sync"
	"sync/atomic"
	"unsafe"
)

// A Definition is an op of the program's own, for Define and DefineNative. eager_c.h has the grammar of Schema under "Custom":
//
//	x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64
//
// Its functions may run on several goroutines at once. What one of them returns as an error, or panics with, comes out of the
// call within which it runs, as it is. None of them may call runtime.Goexit, as testing's FailNow does.
type Definition struct {
	Name        string // "mylib.saxpy": letters, digits, "_" and at least one dot
	Schema      string // the inputs and attributes, the outputs, and their dtypes and shapes
	Description string // sentences for the registry
	Version     int    // of the op's meaning, for files of functions; 0: 1

	Effects    bool // it does more than compute outputs: a function never drops, merges or reorders it
	Serial     bool // one call of its kernel runs at a time
	NoGradient bool // its result is piecewise constant or no number, and has no gradient for ever

	// Kernel writes all outputs of a call, on the host; on a GPU inputs are copied to the host and outputs back. Of this package
	// it may use what the call has, Elements, Errorf and Close alone. An op on another Context, such as a Fork, is not found out
	// there, but for a serial op that its own kernel runs again (FailedPrecondition).
	Kernel func(k *KernelCall) error

	// Infer says dtypes and shapes of outputs that the schema cannot say. It runs wherever the op is executed or traced, and may
	// use what Kernel may.
	Infer func(i *InferCall) error

	// Gradient returns a gradient for each input, those of a list one by one, in the inputs' shapes; nil for none. It computes
	// them by ops on c, so that it can be differentiated again and traced: its tensors may be symbolic. c is for it alone, and
	// only until it returns.
	Gradient func(c *Context, g *GradientCall) ([]*Tensor, error)

	// GradientFunction is a function in place of Gradient, from what Saves names and then the gradients of the outputs, to a
	// gradient for each input that may be float or complex, in order. The op has no list then.
	GradientFunction *Function

	Saves string // what the gradient reads, "x z shape(y)": inputs, outputs and their shapes
}

// Define defines an op, for the whole process: NewOp makes it by its name, and it is an op as any other. A later definition
// of its name holds for ops that are made after it. The library keeps the Definition's functions as long as an op or a function
// has them. Functions are saved with the op's name, version and attributes alone, and load where the program has defined it.
//
// InvalidArgument: the name, the schema, Saves or the version is malformed; there is no kernel, or both a Gradient and a
// GradientFunction; the GradientFunction takes or gives another number of tensors.
func (c *Context) Define(d Definition) error { return c.define(d, "", nil) }

// DefineNative defines an op whose kernel is a C function, in place of d.Kernel. library is a name or a path; "" is what the
// process has loaded. It is never closed. call is the function's prototype, with a source for each parameter, as eager_c.h
// describes it at eager_op_define_native; one prototype a line where dtypes have functions of their own:
//
//	void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)
//	float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)
//
// A prototype that is not the function's cannot be found out; EAGER_CHECK_NATIVE=1 in the environment finds what the function
// writes beyond its outputs. The source user_data is this package's own, and means nothing to a function.
//
// InvalidArgument: as Define; a prototype is malformed, a type does not fit its source, or an output has no source. NotFound:
// the library or the function. Unimplemented: the library was built without libffi.
func (c *Context) DefineNative(d Definition, library, call string) error {
	return c.define(d, library, &call)
}

// defining keeps other goroutines' definitions away between one and what the registry says about it.
var defining sync.Mutex

// A customOp is what the library keeps of a Definition.
type customOp struct {
	Definition
	named sync.WaitGroup // is done when names is there: another goroutine may run the op before
	names []string       // of the attributes
}

func (c *Context) define(d Definition, library string, call *string) error {
	if err := fits("Version", d.Version); err != nil {
		return err
	}
	var function word
	if f := d.GradientFunction; f != nil {
		if !f.open() {
			return f.closed()
		}
		defer runtime.KeepAlive(f)
		function = f.h
	}
	var texts texts
	defer texts.free()
	given := C.eager_op_definition{
		name:        texts.add(d.Name),
		schema:      texts.add(d.Schema),
		description: texts.add(d.Description),
		saves:       texts.add(d.Saves),
		version:     C.int32_t(d.Version),
		flags: flag(d.Effects)*C.EAGER_OP_EFFECTS | flag(d.Serial)*C.EAGER_OP_SERIAL |
			flag(d.NoGradient)*C.EAGER_OP_NO_GRADIENT,
	}
	var prototypes *C.char
	if call != nil {
		prototypes = texts.add(*call)
	}
	if texts.err != nil {
		return texts.err
	}
	code := flag(d.Kernel != nil)*C.GO_KERNEL | flag(d.Infer != nil)*C.GO_INFER | flag(d.Gradient != nil)*C.GO_GRADIENT
	op := &customOp{Definition: d}
	op.named.Add(1)
	defer op.named.Done()
	defining.Lock()
	defer defining.Unlock()
	var registered string
	err := c.path(library, func(ctx word, path *C.char) word {
		if library == "" {
			path = nil
		}
		status := C.go_op_define(ctx, &given, code, function, C.uintptr_t(cgo.NewHandle(op)), path, prototypes)
		if status == 0 {
			status = fetch(&registered, func(out **C.char) word { return C.w_op_json(ctx, given.name, out) })
		}
		return status
	})
	if err != nil {
		return err
	}
	var entry struct{ Attributes []struct{ Name string } }
	err = json.Unmarshal([]byte(registered), &entry)
	for _, a := range entry.Attributes {
		op.names = append(op.names, a.Name)
	}
	return err
}

// Attributes are the values of an op's attributes in a call, as Op.Set takes them: an int, float64, bool, Dtype, string or
// []int; nil: the attribute is absent.
type Attributes struct {
	values []C.eager_value
	during *duration
}

// A duration is the time of a call of an op's function, at whose end the library's memory goes that all copies of what the
// call has refer to.
type duration struct {
	op    *customOp
	ended uint32
}

// errorf returns an Error of the call, with the op's name.
func (d *duration) errorf(code Code, format string, values ...any) error {
	err := Errorf(code, format, values...)
	if d == nil {
		return err
	}
	return duringOp(d.op.Name, err)
}

func (d *duration) end() { atomic.StoreUint32(&d.ended, 1) }

func (d *duration) isOver() bool { return d == nil || atomic.LoadUint32(&d.ended) != 0 }

func (d *duration) check() {
	if d.isOver() {
		panic(failure{hasReturned()})
	}
}

// Attr returns the value of the attribute of this name. It panics as Must does if there is none (InvalidArgument), and once
// the function has returned (FailedPrecondition).
func (a *Attributes) Attr(name string) any {
	a.during.check()
	op := a.during.op
	op.named.Wait()
	for i, one := range op.names {
		if one == name {
			return a.AttrAt(i)
		}
	}
	panic(failure{a.during.errorf(InvalidArgument, "%s has no attribute '%s'", op.Name, name)})
}

// AttrAt returns the value of an attribute by its place in the schema, the first of all attributes being 0. It panics as Attr
// does.
func (a *Attributes) AttrAt(place int) any {
	a.during.check()
	if place < 0 || place >= len(a.values) {
		panic(failure{a.during.errorf(InvalidArgument, "%s has no attribute %d", a.during.op.Name, place)})
	}
	switch v := &a.values[place]; v._type {
	case C.EAGER_VALUE_INT:
		return int(v.i)
	case C.EAGER_VALUE_FLOAT:
		return float64(v.f)
	case C.EAGER_VALUE_BOOL:
		return v.i != 0
	case C.EAGER_VALUE_DTYPE:
		return Dtype(v.i)
	case C.EAGER_VALUE_STRING:
		return C.GoStringN((*C.char)(v.p), v.count)
	case C.EAGER_VALUE_INTS:
		return dimsOf((*C.int64_t)(v.p), v.count)
	}
	return nil
}

func hasReturned() error {
	return Errorf(FailedPrecondition, "a call of an op's function is used after the function has returned")
}

// An Operand is a tensor as a kernel sees it: dense, in order of rows. Once the function has returned, its dims and elements
// are gone: Dim, Dims and Elements panic as Must does (FailedPrecondition).
type Operand struct {
	c      C.eager_operand
	during *duration
}

// IsAbsent reports whether the operand is an optional input that was not given.
func (o Operand) IsAbsent() bool { return o.c.dtype == 0 }

// Dtype returns the type of the elements.
func (o Operand) Dtype() Dtype { return Dtype(o.c.dtype) }

// Rank returns the number of dims.
func (o Operand) Rank() int { return int(o.c.rank) }

// Dim returns dim i, the outermost being 0; -1: it is not known yet, in an inference. It panics as Must does if there is no
// such dim (InvalidArgument).
func (o Operand) Dim(i int) int {
	if i < 0 || i >= o.Rank() {
		panic(failure{o.during.errorf(InvalidArgument, "an operand of rank %d has no dim %d", o.Rank(), i)})
	}
	o.during.check()
	return int(unsafe.Slice(o.c.dims, o.Rank())[i])
}

// Dims returns all dims, the outermost first.
func (o Operand) Dims() []int {
	if o.c.rank != 0 {
		o.during.check()
	}
	return dimsOf(o.c.dims, o.c.rank)
}

// NumElements returns the product of the dims; -1 where one is not known yet, in an inference.
func (o Operand) NumElements() int { return int(o.c.num_elements) }

// Elements returns the elements of a kernel's operand, in order of rows. Only strings are copied. They are used until the
// kernel returns, and those of inputs are read only. An absent input has none: nil. Elements panics as Must does if the
// operand has another dtype (InvalidArgument), or is one of an inference, or the kernel has returned (FailedPrecondition).
func Elements[T Element](o Operand) []T {
	if o.IsAbsent() {
		return nil
	}
	if have, want := o.Dtype(), DtypeOf[T](); have != want {
		panic(failure{o.during.errorf(InvalidArgument, "the operand is %v, not %v", have, want)})
	}
	o.during.check()
	n := o.NumElements()
	switch {
	case o.c.data == nil:
		panic(failure{o.during.errorf(FailedPrecondition, "an inference's operands have no elements")})
	case o.Dtype() != String:
		return unsafe.Slice((*T)(o.c.data), n)
	case n == 0:
		return []T{}
	}
	end := unsafe.Slice((*int64)(o.c.data), n+1)[n]
	return any(unpacked(unsafe.Slice((*byte)(o.c.data), 8*(n+1)+int(end)), n)).([]T)
}

// operands adds the library's operands to a list.
func operands(list []Operand, first *C.eager_operand, n C.int32_t, during *duration) []Operand {
	for _, c := range unsafe.Slice(first, int(n)) {
		list = append(list, Operand{c, during})
	}
	return list
}

// A KernelCall is one run of a kernel. It is used until the kernel returns.
type KernelCall struct {
	Attributes
	Inputs  []Operand // in the schema's order, those of a list one by one
	Outputs []Operand // whose elements are to be written, all of them
	call    *C.eager_kernel_call
}

// ParallelFor spreads work over the library's threads: it calls body for pieces of [0, n), each of at least grain (the last may
// be smaller), and returns when all are done. Pieces run at once and in any order. The first error of a piece comes out, or
// its panic, and pieces that have not begun then do not.
func (k *KernelCall) ParallelFor(n, grain int, body func(begin, end int) error) error {
	if body == nil {
		return nilFunction()
	}
	if k.call == nil || k.during.isOver() {
		return hasReturned()
	}
	if n < 0 {
		return k.during.errorf(InvalidArgument, "n is negative: %d", n)
	}
	key := cgo.NewHandle(body)
	defer key.Delete()
	return check(C.go_parallel_for(k.call, C.int64_t(n), C.int64_t(grain), C.uintptr_t(key)))
}

// goRange runs a piece of ParallelFor.
//
//export goRange
func goRange(key C.uintptr_t, begin, end C.int64_t) C.uintptr_t {
	return run(func() error { return cgo.Handle(key).Value().(func(begin, end int) error)(int(begin), int(end)) })
}

// A kernelRun is what a run of a kernel allocates, most of the time.
type kernelRun struct {
	call   KernelCall
	during duration
	few    [4]Operand
}

// goKernel runs the kernel of a definition.
//
//export goKernel
func goKernel(key C.uintptr_t, call *C.eager_kernel_call) C.uintptr_t {
	op := cgo.Handle(key).Value().(*customOp)
	r := new(kernelRun)
	r.during.op = op
	during, numInputs := &r.during, int(call.num_inputs)
	all := operands(r.few[:0], call.inputs, call.num_inputs, during)
	all = operands(all, call.outputs, call.num_outputs, during)
	attributes := Attributes{unsafe.Slice(call.attrs, int(call.num_attrs)), during}
	r.call = KernelCall{attributes, all[:numInputs:numInputs], all[numInputs:], call}
	status := run(func() error { return op.Kernel(&r.call) })
	during.end()
	r.call = KernelCall{}
	return status
}

// An InferCall asks for the outputs of a call.
type InferCall struct {
	Attributes
	Inputs []Operand // without elements; a dim that is not known yet is -1

	// What the schema says of each output, which may be replaced. A dim that it does not say is -1, and where it says [any],
	// Dims is nil and must be replaced.
	Outputs []Spec
}

// goInfer runs the inference of a definition.
//
//export goInfer
func goInfer(key C.uintptr_t, call *C.eager_infer_call) C.uintptr_t {
	op := cgo.Handle(key).Value().(*customOp)
	n := int(call.num_outputs)
	during := &duration{op: op}
	i := &InferCall{
		Attributes{unsafe.Slice(call.attrs, int(call.num_attrs)), during},
		operands(nil, call.inputs, call.num_inputs, during), make([]Spec, n),
	}
	defer func() {
		during.end()
		*i = InferCall{}
	}()
	dtypes, ranks, dims := unsafe.Slice(call.dtypes, n), unsafe.Slice(call.ranks, n), unsafe.Slice(call.dims, n)
	for k := range i.Outputs {
		i.Outputs[k].Dtype = Dtype(dtypes[k])
		if ranks[k] >= 0 {
			i.Outputs[k].Dims = dimsOf(dims[k], ranks[k])
		}
	}
	return run(func() error {
		if err := op.Infer(i); err != nil {
			return err
		}
		if len(i.Outputs) != n {
			return during.errorf(InvalidArgument, "the inference gave %d outputs in place of %d", len(i.Outputs), n)
		}
		for k, spec := range i.Outputs {
			dtypes[k] = C.int32_t(spec.Dtype)
			if spec.Dims == nil && ranks[k] < 0 {
				continue // the library says that it has no shape
			}
			ranks[k] = C.int32_t(len(spec.Dims)) // beyond 32 the library refuses it
			copy(unsafe.Slice((*int)(unsafe.Pointer(dims[k])), 32), spec.Dims)
		}
		return nil
	})
}

// A GradientCall asks for the gradients of a call.
type GradientCall struct {
	Attributes
	Saved           []*Tensor // what Saves names, in its order; a shape(x) has x's dtype and dims and no elements, for ZerosLike
	OutputGradients []*Tensor // zeros where no gradient has come
	Needed          []bool    // for each input, those of a list one by one: whether its gradient is asked for
}

// goGradient runs the gradient of a definition. The tensors have a reference for Go; what it gives is borrowed.
//
//export goGradient
func goGradient(key, ctx C.uintptr_t, call *C.eager_op_gradient_call) C.uintptr_t {
	return callBack(ctx, func(c *Context) error {
		op := cgo.Handle(key).Value().(*customOp)
		during := &duration{op: op}
		g := &GradientCall{
			Attributes{unsafe.Slice(call.attrs, int(call.num_attrs)), during},
			c.line.keepAll(handles(call.saved, call.num_saved)),
			c.line.keepAll(handles(call.output_gradients, call.num_output_gradients)),
			make([]bool, call.num_input_gradients),
		}
		defer during.end()
		for i, needed := range unsafe.Slice(call.needed, len(g.Needed)) {
			g.Needed[i] = needed != 0
		}
		gradients, err := op.Gradient(c, g)
		if err != nil {
			return err
		}
		return give(handles(call.input_gradients, call.num_input_gradients), gradients)
	})
}

func handles(first **C.eager_tensor, n C.int32_t) []word {
	return unsafe.Slice((*word)(unsafe.Pointer(first)), int(n))
}
