package eager

// #include "calls.h"
import "C"

import (
	"io"
	"runtime"
	"runtime/cgo"
	"sync"
	"unsafe"
)

// A Dataset describes an input pipeline: a source, and steps behind it, each a method that returns the next Dataset.
//
//	d := c.TensorSlicesDataset(images, labels).Shuffle(10000).Batch(64).Prefetch()
//	it, err := d.Iterate(c)
//
// Where making one fails, it has an Err, which those behind it have too, and which comes out where they are used; so steps
// can follow each other without checks. An element is a list of tensors, its components. Any number of goroutines may use a
// Dataset and iterate over it at once.
type Dataset struct {
	*datasetHandle          // nil: there is none
	input          *Dataset // the first that it takes its elements from
	err            error
}

// A datasetHandle has the finalizer, since it refers to no other: the garbage collector finds those of a pipeline in one run. Of
// objects that refer to each other, as datasets do to their input, it finds one a run.
type datasetHandle struct {
	handle
	isCounted bool // by own
}

func (d *datasetHandle) release() { C.w_dataset_release(d.h) }

// helper gives f a context that nobody else uses, for calls of which their caller has none.
func helper(f func(c *Context) error) error {
	helpers.once.Do(func() { helpers.root, helpers.err = New() })
	if helpers.err != nil {
		return helpers.err
	}
	c, err := helpers.root.Fork()
	if err != nil {
		return err
	}
	defer c.Close()
	return f(c)
}

var helpers struct {
	once sync.Once
	root *Context
	err  error
}

// NewDataset returns a dataset of the kind of this name, such as "batch", over others; its attributes are to be set. The
// methods of Context and Dataset that are generated make every kind.
func (c *Context) NewDataset(kind string, inputs ...*Dataset) *Dataset {
	d := &Dataset{}
	var h word
	words := make([]word, len(inputs)+1)
	for i, input := range inputs {
		if d.err = input.Err(); d.err != nil {
			return d
		}
		words[i] = input.h
	}
	d.err = c.named(kind, func(ctx word, kind *C.char) word {
		return C.w_dataset_create(ctx, kind, &words[0], C.int32_t(len(inputs)), &h)
	})
	runtime.KeepAlive(inputs)
	if d.err == nil {
		d.datasetHandle = &datasetHandle{handle: handle{h: h}}
		runtime.SetFinalizer(d.datasetHandle, (*datasetHandle).release)
		if len(inputs) > 0 {
			d.input = inputs[0]
		}
	}
	return d
}

// step returns a dataset behind this one, and behind others too.
func (d *Dataset) step(kind string, others ...*Dataset) (to *Dataset) {
	err := helper(func(c *Context) error {
		to = c.NewDataset(kind, append([]*Dataset{d}, others...)...)
		return nil
	})
	if err != nil {
		to = &Dataset{err: err}
	}
	return to
}

// note keeps the first error of those by which d is made.
func (d *Dataset) note(err error) {
	if d.err == nil {
		d.err = err
	}
}

// Err returns why the dataset cannot be used; nil if it can.
func (d *Dataset) Err() error {
	switch {
	case d == nil:
		return Errorf(FailedPrecondition, "the dataset is nil")
	case d.err == nil && (d.datasetHandle == nil || d.h == 0):
		return Errorf(FailedPrecondition, "the dataset is closed")
	}
	return d.err
}

// Close releases the dataset; those behind it and iterators live on. Closing it twice is harmless. No other goroutine may use
// this Dataset meanwhile.
func (d *Dataset) Close() {
	if d != nil && d.datasetHandle != nil && d.h != 0 {
		if d.isCounted {
			closed(d.datasetHandle, heavy)
		} else {
			runtime.SetFinalizer(d.datasetHandle, nil)
		}
		d.release()
		d.h, d.input = 0, nil
	}
}

// hold keeps the dataset for a call that may run code of the program, which may close it, until the returned function runs.
func (d *Dataset) hold() (release func()) {
	h := d.h
	C.w_dataset_retain(h)
	return func() { C.w_dataset_release(h) }
}

// set runs f, which sets an attribute, with the attribute's name.
func (d *Dataset) set(attribute string, f func(name *C.char) word) error {
	if err := d.Err(); err != nil {
		return err
	}
	defer runtime.KeepAlive(d)
	return withName(attribute, f)
}

// SetInt sets an attribute before the dataset is first used. FailedPrecondition: it has been used. InvalidArgument: the kind
// has no such attribute, or one of another type. The same holds for the other setters.
func (d *Dataset) SetInt(attribute string, value int64) error {
	return d.set(attribute, func(name *C.char) word { return C.w_dataset_set_int(d.h, name, C.int64_t(value)) })
}

// SetBool sets an attribute that is a bool.
func (d *Dataset) SetBool(attribute string, value bool) error {
	return d.set(attribute, func(name *C.char) word { return C.w_dataset_set_bool(d.h, name, flag(value)) })
}

// SetString sets an attribute that is a text or a choice.
func (d *Dataset) SetString(attribute, value string) error {
	return d.set(attribute, func(name *C.char) (status word) {
		err := withName(value, func(value *C.char) word {
			status = C.w_dataset_set_string(d.h, name, value)
			return 0
		})
		if err != nil {
			return invalid(err.Error())
		}
		return status
	})
}

// SetTensors sets an attribute that is a list of tensors.
func (d *Dataset) SetTensors(attribute string, tensors ...*Tensor) error {
	words := make([]word, len(tensors)+1)
	for i, t := range tensors {
		if !t.open() {
			return unusable(t)
		}
		words[i] = t.h()
	}
	defer runtime.KeepAlive(tensors)
	return d.set(attribute, func(name *C.char) word {
		return C.w_dataset_set_tensors(d.h, name, &words[0], C.int32_t(len(tensors)))
	})
}

// setFiles sets an attribute that is a tensor of the names of files.
func (d *Dataset) setFiles(attribute string, files []string) error {
	return helper(func(c *Context) error {
		names, err := FromSlice(c, files)
		if err != nil {
			return err
		}
		defer names.Close()
		return d.SetTensors(attribute, names)
	})
}

// A Mapping is what Map, Filter and FlatMap run: a *Function, an *Op, or code of the program, which is Traced or runs as a Host.
type Mapping interface {
	// mapping returns the op that maps the elements of a dataset, and whether the caller closes it.
	mapping(input *Dataset) (op *Op, owned bool, err error)
}

func (f *Function) mapping(*Dataset) (op *Op, owned bool, err error) {
	err = helper(func(c *Context) error {
		op, err = c.FunctionOp(f)
		return err
	})
	return op, true, err
}

func (op *Op) mapping(*Dataset) (*Op, bool, error) {
	if !op.open() {
		return nil, false, op.closed()
	}
	return op, false, nil
}

// Traced is code that a pipeline runs as a function: it runs once, when the dataset is made, on symbolic tensors for the
// components of an element.
//
//	d.Map(eager.Traced(func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) { ... }))
type Traced func(c *Context, components []*Tensor) ([]*Tensor, error)

func (f Traced) mapping(input *Dataset) (op *Op, owned bool, err error) {
	if f == nil {
		return nil, false, Errorf(InvalidArgument, "the code is nil")
	}
	err = helper(func(c *Context) error {
		element, err := input.Element(c)
		if err != nil {
			return err
		}
		function, err := c.Trace("mapped", element, f)
		if err != nil {
			return err
		}
		defer function.Close()
		op, err = c.FunctionOp(function)
		return err
	})
	return op, true, err
}

// Host is code that a pipeline runs for each element, as HostOp does: with WithHostThreads on goroutines of the pipeline's,
// several at once. Its error, or panic, comes out of Iterator.Next as it is.
type Host struct {
	Outputs []Spec // dtypes and dims of what Code returns, -1 for any
	Code    Callback
}

func (h Host) mapping(*Dataset) (op *Op, owned bool, err error) {
	err = helper(func(c *Context) error {
		op, err = c.HostOp("mapped", h.Outputs, h.Code)
		return err
	})
	return op, true, err
}

// SetOp sets the op of a "map", "filter" or "flat_map". The attributes of an *Op can no longer change.
func (d *Dataset) SetOp(attribute string, f Mapping) error {
	if err := d.Err(); err != nil {
		return err
	}
	if f == nil {
		return Errorf(InvalidArgument, "the mapping is nil")
	}
	op, owned, err := f.mapping(d.input)
	if err != nil {
		return err
	}
	if owned {
		defer op.Close()
	}
	defer runtime.KeepAlive(op)
	return d.set(attribute, func(name *C.char) word { return C.w_dataset_set_op(d.h, name, op.h) })
}

// A Generator is code of the program that gives elements: Start or At, of which one is set. Both return io.EOF at the end;
// another error comes out of Iterator.Next as it is, and so does a panic. c is for the call alone, as in a Callback.
type Generator struct {
	Outputs []Spec // dtypes and dims of the components, -1 for any
	// Start begins an epoch. next returns one element after the other. stop, which may be nil, runs once when the epoch or
	// its iterator has ended; of this package it may call Close alone.
	Start func() (next func(c *Context) ([]*Tensor, error), stop func())
	// At returns the element of this number. With WithGeneratorSize any number below the size may come, in any order, on
	// several goroutines at once.
	At func(c *Context, index int) ([]*Tensor, error)
}

// An epoch is the state of a generator that Start began.
type epoch struct {
	next func(c *Context) ([]*Tensor, error)
	stop func()
}

// SetGenerator sets the code of a "generator".
func (d *Dataset) SetGenerator(attribute string, g Generator) error {
	if (g.Start == nil) == (g.At == nil) {
		return Errorf(InvalidArgument, "a Generator has either Start or At")
	}
	makeRoom()
	dtypes, ranks, dims := specWords(g.Outputs)
	return d.set(attribute, func(name *C.char) word {
		status := C.go_dataset_set_generator(d.h, name, C.uintptr_t(cgo.NewHandle(g)), C.int32_t(len(g.Outputs)), &dtypes[0],
			&ranks[0], dimsPointer(dims))
		if status == 0 && !d.isCounted {
			d.isCounted = true
			runtime.SetFinalizer(d.datasetHandle, nil)
			own(d.datasetHandle, heavy, (*datasetHandle).release)
		}
		return status
	})
}

// goGenerate runs a generator. state is a word of the library's for the epoch's key.
//
//export goGenerate
func goGenerate(key, ctx C.uintptr_t, state *C.uintptr_t, index C.int64_t, out *C.uintptr_t, n C.int32_t, end *C.int32_t) (status C.uintptr_t) {
	return callBack(ctx, func(c *Context) error {
		element, err := cgo.Handle(key).Value().(Generator).element(c, state, int(index))
		if err == io.EOF {
			*end = 1
			return nil
		}
		if err != nil {
			return err
		}
		return give(unsafe.Slice(out, int(n)), element)
	})
}

func (g Generator) element(c *Context, state *word, index int) ([]*Tensor, error) {
	if g.At != nil {
		return g.At(c, index)
	}
	if *state == 0 {
		if index > 0 {
			return nil, Errorf(InvalidArgument, "a Generator with a size needs At in place of Start")
		}
		next, stop := g.Start()
		if next == nil {
			return nil, Errorf(InvalidArgument, "Start of a Generator returned a nil function")
		}
		*state = word(cgo.NewHandle(&epoch{next, stop}))
	}
	return cgo.Handle(*state).Value().(*epoch).next(c)
}

// goEndEpoch ends what Start began. A panic of stop has nowhere to go.
//
//export goEndEpoch
func goEndEpoch(key C.uintptr_t) {
	e := cgo.Handle(key).Value().(*epoch)
	cgo.Handle(key).Delete()
	if e.stop != nil {
		C.w_status_release(run(func() error { e.stop(); return nil }))
	}
}

// elementRoom is the number of components that there is room for at first.
const elementRoom = 8

// Element returns the dtypes and dims of an element's components; a dim of -1 varies. It is the first use of the dataset.
// InvalidArgument: a required attribute is not set, or a value of one is wrong, or what the dataset before gives.
func (d *Dataset) Element(c *Context) (specs []Spec, err error) {
	if err := d.Err(); err != nil {
		return nil, err
	}
	defer d.hold()()
	err = c.do(func(ctx word) word {
		for room := C.int32_t(elementRoom); ; {
			words, n := make([]word, room), room
			status := C.w_dataset_element(ctx, d.h, &words[0], &n)
			if status != 0 && n > room {
				C.w_status_release(status)
				room = n
				continue
			}
			if status == 0 {
				for _, h := range words[:n] {
					specs = append(specs, specOf(h))
				}
				C.w_tensors_release(&words[0], n)
			}
			return status
		}
	})
	return specs, err
}

// Size returns the number of elements, Infinite or UnknownSize. Its errors are those of Element.
func (d *Dataset) Size(c *Context) (int, error) {
	if err := d.Err(); err != nil {
		return 0, err
	}
	defer d.hold()()
	var size C.int64_t
	err := c.do(func(ctx word) word { return C.w_dataset_size(ctx, d.h, &size) })
	return int(size), err
}

// Kind returns the kind, such as "batch"; "" of a dataset that cannot be used.
func (d *Dataset) Kind() string {
	if d.Err() != nil {
		return ""
	}
	defer runtime.KeepAlive(d)
	return C.GoString(C.w_dataset_kind(d.h))
}
