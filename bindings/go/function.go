package eager

// #include "calls.h"
import "C"

import (
	"runtime"
)

// A Function is traced code: a graph that runs as one op, with a gradient. Any number of goroutines may use it.
type Function struct {
	h  word
	op word
}

// A Spec says what an input or an output is: its dtype and its dims, -1 for any.
type Spec struct {
	Dtype Dtype
	Dims  []int
}

// SpecOf returns the Spec of tensors like t.
func SpecOf(t *Tensor) Spec { return Spec{t.Dtype(), t.Dims()} }

// Trace returns the function that f computes. f runs once, on symbolic tensors; what it runs on the context that it is
// given becomes the graph. Variables and optimizers are used by the function itself, other tensors are constants.
func (c *Context) Trace(name string, inputs []Spec, f func(c *Context, inputs []*Tensor) ([]*Tensor, error)) (*Function, error) {
	if f == nil {
		return nil, nilFunction()
	}
	var h word
	if err := c.named(name, func(ctx word, name *C.char) word { return C.w_trace_begin(ctx, name, &h) }); err != nil {
		return nil, err
	}
	trace, err := ownContext(h)
	if err != nil {
		return nil, err
	}
	trace.borrowed = true
	defer func() {
		trace.borrowed = false
		trace.Close()
	}()
	symbols := make([]*Tensor, len(inputs))
	for i, spec := range inputs {
		if symbols[i], err = trace.traceInput(spec); err != nil {
			return nil, err
		}
	}
	outputs, err := f(trace, symbols)
	if err != nil {
		return nil, err
	}
	return trace.endTrace(outputs)
}

func (c *Context) traceInput(spec Spec) (*Tensor, error) {
	return c.make(func(ctx word, out *word) word {
		return C.w_trace_input(ctx, C.int32_t(spec.Dtype), dimsPointer(spec.Dims), C.int32_t(len(spec.Dims)), out)
	})
}

func (c *Context) endTrace(outputs []*Tensor) (f *Function, err error) {
	words := make([]word, len(outputs)+1)
	if err := c.line.putTensors(words, outputs, false); err != nil {
		return nil, err
	}
	err = c.do(func(ctx word) word {
		var h word
		C.go_retain(&words[0], C.int32_t(len(outputs))) // kernels of the program run here, and may close them
		status := C.w_trace_end(ctx, &words[0], C.int32_t(len(outputs)), &h)
		C.w_tensors_release(&words[0], C.int32_t(len(outputs)))
		return c.ownFunction(ctx, status, h, &f)
	})
	runtime.KeepAlive(outputs)
	return f, err
}

// ownFunction sets *f to a function of h, unless status is an error, and returns the status.
func (c *Context) ownFunction(ctx, status, h word, f **Function) word {
	if status != 0 {
		return status
	}
	one := &Function{h: h}
	runtime.SetFinalizer(one, (*Function).release)
	if status = C.w_function_op(ctx, h, &one.op); status == 0 {
		*f = one
	}
	return status
}

func (f *Function) release() {
	C.w_op_release(f.op)
	C.w_function_release(f.h)
	f.h, f.op = 0, 0
}

func (f *Function) open() bool { return f != nil && f.h != 0 }

func (f *Function) closed() error { return Errorf(FailedPrecondition, "the function is closed or nil") }

// Close releases the function. Closing it twice is harmless. No other goroutine may use this Function meanwhile.
func (f *Function) Close() {
	if f.open() {
		runtime.SetFinalizer(f, nil)
		f.release()
	}
}

// Traces reports whether t is symbolic in the trace of this context.
func (c *Context) Traces(t *Tensor) (owns bool) {
	if t.open() {
		c.ask(func(ctx word) { owns = C.w_trace_owns(ctx, t.h()) != 0 })
	}
	runtime.KeepAlive(t)
	return owns
}

// Call runs f.
func (c *Context) Call(f *Function, inputs ...Value) ([]*Tensor, error) {
	if !f.open() {
		return nil, f.closed()
	}
	defer runtime.KeepAlive(f)
	return c.runHandle(&Op{handle: handle{h: f.op}}, inputs)
}

// Name returns the name that the function was traced with.
func (f *Function) Name() string {
	if !f.open() {
		return ""
	}
	defer runtime.KeepAlive(f)
	return C.GoString(C.w_function_name(f.h))
}

// IsCurrent reports whether the variables that tapes met in the trace are trainable as they were then. Otherwise the
// function does not run.
func (f *Function) IsCurrent() bool {
	defer runtime.KeepAlive(f)
	return f.open() && C.w_function_is_current(f.h) != 0
}

// SetOption turns "dead_code", "constant_folding", "common_subexpressions", "simplify", "fusion" or "relaxed_math" on or
// off, before the function first runs. eager_c.h says what they do.
func (f *Function) SetOption(name string, on bool) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return withName(name, func(name *C.char) word { return C.w_function_set_option(f.h, name, flag(on)) })
}

func specOf(t word) Spec {
	return Spec{Dtype(C.w_tensor_dtype(t)), dimsOf(C.w_tensor_dims(t), C.w_tensor_rank(t))}
}

// Inputs returns what the function takes.
func (f *Function) Inputs() (specs []Spec) {
	if !f.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_function_num_inputs(f.h); i++ {
		specs = append(specs, specOf(C.w_function_input(f.h, i)))
	}
	runtime.KeepAlive(f)
	return specs
}

// Outputs returns what the function gives.
func (f *Function) Outputs() (specs []Spec) {
	if !f.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_function_num_outputs(f.h); i++ {
		specs = append(specs, specOf(C.w_function_output(f.h, i)))
	}
	runtime.KeepAlive(f)
	return specs
}

// Variables returns the variables that the function uses, in the order of first use.
func (f *Function) Variables() (variables []*Variable) {
	if !f.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_function_num_variables(f.h); i++ {
		variables = append(variables, shareVariable(C.w_function_variable(f.h, i)))
	}
	runtime.KeepAlive(f)
	return variables
}

// Optimizers returns the optimizers that the function applies.
func (f *Function) Optimizers() (optimizers []*Optimizer) {
	if !f.open() {
		return nil
	}
	for i := C.int32_t(0); i < C.w_function_num_optimizers(f.h); i++ {
		h := C.w_function_optimizer(f.h, i)
		C.w_optimizer_retain(h)
		optimizers = append(optimizers, ownOptimizer(h))
	}
	runtime.KeepAlive(f)
	return optimizers
}

// String returns the graph as text, a line an op.
func (f *Function) String() (text string) {
	if f.open() {
		if err := check(fetch(&text, func(out **C.char) word { return C.w_function_format(f.h, out) })); err != nil {
			text = "<" + err.Error() + ">"
		}
	}
	runtime.KeepAlive(f)
	return text
}

// Graphviz returns the graph as text for Graphviz' dot.
func (f *Function) Graphviz() (text string, err error) {
	if !f.open() {
		return "", f.closed()
	}
	err = check(fetch(&text, func(out **C.char) word { return C.w_function_graphviz(f.h, out) }))
	runtime.KeepAlive(f)
	return text, err
}

// Save writes f to a file, with its constants, variables and optimizers, for Load in any language.
func (c *Context) Save(f *Function, path string) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return c.path(path, func(ctx word, path *C.char) word { return C.w_function_save(ctx, f.h, path) })
}

// ExportONNX writes f as an ONNX model.
func (c *Context) ExportONNX(f *Function, path string) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return c.path(path, func(ctx word, path *C.char) word { return C.w_function_export_onnx(ctx, f.h, path) })
}

// Load reads a function that Save wrote; it has variables and optimizers of its own.
func (c *Context) Load(path string) (*Function, error) {
	return c.load(path, func(ctx word, path *C.char, out *word) word { return C.w_function_load(ctx, path, out) })
}

// ImportONNX makes a function of an ONNX file.
func (c *Context) ImportONNX(path string) (*Function, error) {
	return c.load(path, func(ctx word, path *C.char, out *word) word { return C.w_function_import_onnx(ctx, path, out) })
}

func (c *Context) load(path string, read func(ctx word, path *C.char, out *word) word) (f *Function, err error) {
	err = c.path(path, func(ctx word, path *C.char) word {
		var h word
		status := read(ctx, path, &h)
		return c.ownFunction(ctx, status, h, &f)
	})
	return f, err
}
