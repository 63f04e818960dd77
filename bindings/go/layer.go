package eager

// #include "calls.h"
import "C"

import "runtime"

// A Module has variables, and makes a tensor of a tensor: a *Layer, a Sequential, or a model of the program's own, whose
// Variables are those of its parts.
type Module interface {
	// Call runs the module on x, a *Tensor in most cases. training says whether it trains (dropout drops, normalizations
	// use the batch) or infers. What it returns is given away, or x itself: a Sequential closes it once the next module has
	// read it. A module that keeps the tensor returns another one (Context.Identity).
	Call(c *Context, x Value, training bool) (*Tensor, error)
	// Variables returns the variables, each once; none of a layer that has not been built.
	Variables() []*Variable
}

// A Layer is ops and the variables that they use, which the first call makes. Its attributes are set before, by one
// goroutine; then any number of goroutines may use it. Package eager/nn makes layers.
type Layer struct{ handle }

// NewLayer returns a layer of the kind of this name, such as "dense", whose attributes are to be set. The layer's name is
// for messages and the variables' names; "": the kind.
func (c *Context) NewLayer(kind, name string) (l *Layer, err error) {
	err = c.named(kind, func(ctx word, kind *C.char) (status word) {
		failed := withName(name, func(name *C.char) word {
			var h word
			if status = C.w_layer_create(ctx, kind, name, &h); status == 0 {
				l = ownLayer(h)
			}
			return 0
		})
		if failed != nil {
			return invalid(failed.Error())
		}
		return status
	})
	return l, err
}

// LayerFromJSON returns a layer of the text that Layer.JSON gives, with variables of its own. DataLoss: it is no such text.
func (c *Context) LayerFromJSON(text string) (l *Layer, err error) {
	err = c.named(text, func(ctx word, text *C.char) word {
		var h word
		status := C.w_layer_from_json(ctx, text, &h)
		if status == 0 {
			l = ownLayer(h)
		}
		return status
	})
	return l, err
}

func ownLayer(h word) *Layer {
	l := &Layer{handle{h: h}}
	runtime.SetFinalizer(l, func(l *Layer) { C.w_layer_release(l.h) })
	return l
}

func (l *Layer) open() bool { return l != nil && l.h != 0 }

func (l *Layer) closed() error { return Errorf(FailedPrecondition, "the layer is closed or nil") }

// Close releases the layer. Closing it twice is harmless. No other goroutine may use this Layer meanwhile.
func (l *Layer) Close() {
	if l.open() {
		runtime.SetFinalizer(l, nil)
		C.w_layer_release(l.h)
		l.h = 0
	}
}

// Set sets an attribute before the layer is built: to an int, int64, float64, bool, Dtype, string or []int.
// FailedPrecondition: the layer has been built. InvalidArgument: it has no attribute of this name and type, or no such
// choice or initializer.
func (l *Layer) Set(attribute string, value any) error {
	if !l.open() {
		return l.closed()
	}
	defer runtime.KeepAlive(l)
	return withName(attribute, func(name *C.char) word {
		switch v := value.(type) {
		case int:
			return C.w_layer_set_int(l.h, name, C.int64_t(v))
		case int64:
			return C.w_layer_set_int(l.h, name, C.int64_t(v))
		case float64:
			return C.w_layer_set_float(l.h, name, C.double(v))
		case bool:
			return C.w_layer_set_bool(l.h, name, flag(v))
		case Dtype:
			return C.w_layer_set_dtype(l.h, name, C.int32_t(v))
		case []int:
			return C.w_layer_set_ints(l.h, name, dimsPointer(v), C.int32_t(len(v)))
		case string:
			return l.setString(name, v)
		}
		return invalid("an attribute is an int, int64, float64, bool, Dtype, string or []int")
	})
}

func (l *Layer) setString(name *C.char, value string) (status word) {
	err := withName(value, func(value *C.char) word {
		status = C.w_layer_set_string(l.h, name, value)
		return 0
	})
	if err != nil {
		return invalid(err.Error())
	}
	return status
}

// Build makes the variables ahead of the first call, for inputs of these dtypes and dims, -1 for any.
func (l *Layer) Build(c *Context, inputs ...Spec) error {
	if !l.open() {
		return l.closed()
	}
	defer runtime.KeepAlive(l)
	dtypes, ranks, dims := specWords(inputs)
	return c.do(func(ctx word) word {
		return C.go_layer_build(ctx, l.h, C.int32_t(len(inputs)), &dtypes[0], &ranks[0], dimsPointer(dims))
	})
}

// Call runs the layer on x and returns its only output, or its first one. InvalidArgument: x does not fit what the layer
// was built for.
func (l *Layer) Call(c *Context, x Value, training bool) (*Tensor, error) {
	all, err := l.CallAll(c, training, x)
	if err != nil {
		return nil, err
	}
	for _, other := range all[1:] {
		other.Close()
	}
	return all[0], nil
}

// CallAll runs the layer on its inputs, of which nil stands for one that is absent, such as a mask, and returns all outputs.
func (l *Layer) CallAll(c *Context, training bool, inputs ...Value) ([]*Tensor, error) {
	if !l.open() {
		return nil, l.closed()
	}
	if len(inputs) > mostKinds {
		return nil, Errorf(InvalidArgument, "Layer %q expects fewer than %d input(s)", l.Name(), len(inputs))
	}
	if err := c.enter(); err != nil {
		return nil, err
	}
	words, kinds := c.line.words(0), C.uint64_t(0)
	for i, v := range inputs {
		words[i] = 0
		if v == nil {
			continue
		}
		kind, ok := put(&words[i], v)
		if !ok {
			c.line.unlock()
			return nil, unusable(v)
		}
		kinds |= kind << (2 * i)
	}
	made := C.go_layer_call(c.line.addr, l.h, kinds, C.int32_t(len(inputs)), flag(training))
	var outputs []*Tensor
	if made.status == 0 {
		outputs = c.line.take(len(inputs), int(made.tensor))
	}
	c.line.unlock()
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(l)
	runtime.KeepAlive(c)
	return outputs, check(made.status)
}

// Kind returns the kind, such as "dense".
func (l *Layer) Kind() string { return l.text(func() *C.char { return C.w_layer_kind(l.h) }) }

// Name returns the layer's name.
func (l *Layer) Name() string { return l.text(func() *C.char { return C.w_layer_name(l.h) }) }

func (l *Layer) text(f func() *C.char) string {
	if !l.open() {
		return ""
	}
	defer runtime.KeepAlive(l)
	return C.GoString(f())
}

// IsBuilt reports whether the layer has its variables.
func (l *Layer) IsBuilt() bool {
	defer runtime.KeepAlive(l)
	return l.open() && C.w_layer_is_built(l.h) != 0
}

// Variables returns the variables, in the kind's order; none before the layer is built.
func (l *Layer) Variables() (variables []*Variable) {
	if !l.open() {
		return nil
	}
	defer runtime.KeepAlive(l)
	for i := C.int32_t(0); i < C.w_layer_num_variables(l.h); i++ {
		variables = append(variables, shareVariable(C.w_layer_variable(l.h, i)))
	}
	return variables
}

// Variable returns the variable of this name in the kind, such as "kernel"; nil if there is none, or not yet.
func (l *Layer) Variable(name string) *Variable {
	if i := l.indexOf(name); i >= 0 {
		defer runtime.KeepAlive(l)
		return shareVariable(C.w_layer_variable(l.h, i))
	}
	return nil
}

// SetVariable replaces a variable, so that two layers share one. No call may run meanwhile. InvalidArgument: there is none
// of this name, or it has another shape or dtype. FailedPrecondition: the layer has not been built.
func (l *Layer) SetVariable(name string, v *Variable) error {
	switch {
	case !l.open():
		return l.closed()
	case !v.open():
		return unusable(v)
	}
	defer runtime.KeepAlive(l)
	defer runtime.KeepAlive(v)
	i := l.indexOf(name)
	if i < 0 && l.IsBuilt() {
		return Errorf(InvalidArgument, "layer %q has no variable %q", l.Name(), name)
	}
	return check(C.w_layer_set_variable(l.h, i, v.h))
}

func (l *Layer) indexOf(name string) C.int32_t {
	if !l.open() {
		return -1
	}
	defer runtime.KeepAlive(l)
	i := C.w_layer_num_variables(l.h) - 1
	for i >= 0 && C.GoString(C.w_layer_variable_name(l.h, i)) != name {
		i--
	}
	return i
}

// JSON returns kind, name and attributes.
func (l *Layer) JSON() (text string, err error) {
	if !l.open() {
		return "", l.closed()
	}
	defer runtime.KeepAlive(l)
	err = check(fetch(&text, func(out **C.char) word { return C.w_layer_json(l.h, out) }))
	return text, err
}

// Sequential is modules that are called one after the other.
type Sequential []Module

// Call runs the modules, each on what the one before gives. The result is x itself if all of them give back what they get, and an
// equal tensor if there are none.
func (s Sequential) Call(c *Context, x Value, training bool) (*Tensor, error) {
	if len(s) == 0 {
		return c.Identity(x)
	}
	var last, made *Tensor // made: what the modules made last, which is closed when the next one has read it
	for i, module := range s {
		if module == nil {
			made.Close()
			return nil, Errorf(InvalidArgument, "module %d is nil", i)
		}
		next, err := module.Call(c, x, training)
		if err != nil {
			made.Close()
			return nil, err
		}
		if given, ok := x.(*Tensor); !ok || next != given { // a module may give back what it gets
			made.Close()
			made = next
		}
		last, x = next, next
	}
	return last, nil
}

// Variables returns the modules' variables, each once, without those that are nil.
func (s Sequential) Variables() (variables []*Variable) {
	seen := map[word]bool{}
	for _, module := range s {
		if module == nil {
			continue
		}
		for _, v := range module.Variables() {
			if v != nil && !seen[v.h] {
				seen[v.h] = true
				variables = append(variables, v)
			}
		}
	}
	return variables
}

// TrainableVariables returns those of a module's variables that tapes watch, which are those that training changes.
func TrainableVariables(m Module) (trainable []*Variable) {
	if m == nil {
		return nil
	}
	for _, v := range m.Variables() {
		if v.Trainable() {
			trainable = append(trainable, v)
		}
	}
	return trainable
}

// InitialValue returns a tensor as an initializer makes it: "glorot_uniform", "constant value=0.1", "random_normal
// stddev=0.01". InvalidArgument: there is no such initializer.
func (c *Context) InitialValue(initializer string, dtype Dtype, dims ...int) (*Tensor, error) {
	return c.makeNamed(initializer, func(ctx word, text *C.char, out *word) word {
		return C.w_layer_initial_value(ctx, text, C.int32_t(dtype), dimsPointer(dims), C.int32_t(len(dims)), out)
	})
}
