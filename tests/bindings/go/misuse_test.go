package eager_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"eager"
)

// fresh returns a context, and checks at the end of the test that no tensor is left.
func fresh(t *testing.T) *eager.Context {
	t.Helper()
	root := must(eager.New())
	before := settled(root)
	c := must(eager.New())
	t.Cleanup(func() {
		c.Close()
		expectLive(t, root, before)
		root.Close()
	})
	return c
}

func refused(t *testing.T, err error, code eager.Code, part string) {
	t.Helper()
	if !errors.Is(err, code) || !strings.Contains(err.Error(), part) {
		t.Errorf("%v in place of %v with %q", err, code, part)
	}
}

func TestAnErrorHasCodeMessageAndOp(t *testing.T) {
	c := fresh(t)
	_, err := c.Add(must(eager.FromSlice(c, []float32{1, 2})), must(eager.FromSlice(c, []float32{1, 2, 3})))
	var e *eager.Error
	if !errors.As(err, &e) || e.Op != "add" || e.Message != "Incompatible shapes: [2] vs. [3] [Op:add]" {
		t.Errorf("%#v", err)
	}
	if !errors.Is(err, eager.InvalidArgument) || errors.Is(err, eager.NotFound) || e.MissingAxis {
		t.Errorf("the code is %v", e.Code)
	}
	_, err = c.Sum(must(eager.FromSlice(c, []float32{1, 2})), eager.WithAxis(1))
	if !errors.As(err, &e) || !e.MissingAxis {
		t.Errorf("%#v", err)
	}
}

func TestClosedTensors(t *testing.T) {
	c := fresh(t)
	for _, n := range []int{1, 5000} { // in a block, and of its own
		x := must(eager.FromSlice(c, make([]float32, n)))
		y := must(eager.FromSlice(c, make([]float32, n)))
		x.Close()
		x.Close()
		refused(t, failure(c.Add(x, y)), eager.FailedPrecondition, "closed tensor [Op:add]")
		refused(t, failure(c.Add(y, x)), eager.FailedPrecondition, "closed tensor [Op:add]")
		refused(t, failure(c.Sum(x, eager.WithAxis(0))), eager.FailedPrecondition, "closed tensor [Op:sum]")
		refused(t, failure(c.Concat([]*eager.Tensor{y, x})), eager.FailedPrecondition, "closed")
		refused(t, failure(eager.Values[float32](x)), eager.FailedPrecondition, "closed")
		refused(t, failure(c.NewVariable(x, "")), eager.FailedPrecondition, "closed")
		refused(t, failure(c.NewTape(x)), eager.FailedPrecondition, "closed")
		if x.Dims() != nil || x.Dtype() != 0 || x.Device() != "" || !strings.Contains(x.String(), "closed") {
			t.Error("a closed tensor tells something")
		}
	}
	// Tensors of a full block, which are closed when another one has begun.
	var all []*eager.Tensor
	for i := 0; i < 300; i++ {
		all = append(all, must(eager.FromScalar(c, float32(i))))
	}
	before := liveTensors(c)
	for _, x := range all[:200] {
		x.Close()
	}
	if live := liveTensors(c); live != before-200 {
		t.Errorf("%d tensors live in place of %d", live, before-200)
	}
	if v := must(eager.Item[float32](all[250])); v != 250 {
		t.Errorf("another tensor was released: %v", v)
	}
}

func TestNil(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromScalar(c, float32(1)))
	var none *eager.Tensor
	var nothing *eager.Context
	refused(t, failure(c.Add(x, nil)), eager.InvalidArgument, "nil [Op:add]")
	refused(t, failure(c.Add(none, x)), eager.InvalidArgument, "nil")
	refused(t, failure(c.Where(x, x, nil)), eager.InvalidArgument, "nil")
	refused(t, failure(c.Clip(x, eager.WithMin(nil))), eager.InvalidArgument, "nil")
	refused(t, failure(c.Stack([]*eager.Tensor{x, nil})), eager.InvalidArgument, "nil")
	refused(t, failure(c.Reshape(x, nil)), eager.InvalidArgument, "nil")
	refused(t, failure(nothing.Add(x, x)), eager.InvalidArgument, "the context is nil")
	refused(t, failure(nothing.Fork()), eager.InvalidArgument, "nil")
	refused(t, failure(c.Cond([]*eager.Tensor{x}, nil, nil)), eager.InvalidArgument, "")
	refused(t, failure(c.Call(nil)), eager.FailedPrecondition, "nil")
	refused(t, failure(c.Execute(nil)), eager.FailedPrecondition, "nil")
	refused(t, failure(c.CustomGradient(nil, []*eager.Tensor{x}, nil)), eager.InvalidArgument, "callback is nil")
	refused(t, failure(c.HostOp("f", nil, nil)), eager.InvalidArgument, "callback is nil")
	refused(t, c.Apply(nil, nil, nil), eager.FailedPrecondition, "nil")
	refused(t, failure(c.FromDLPack(nil)), eager.InvalidArgument, "")
	refused(t, failure(c.Trace("f", nil, nil)), eager.InvalidArgument, "the function is nil")
	_, _, err := c.ValueAndGradient(nil, x)
	refused(t, err, eager.InvalidArgument, "the function is nil")
	refused(t, failure(c.Minimize(must(c.NewSGD()), nil)), eager.InvalidArgument, "the function is nil")
	refused(t, c.On("cpu:0", nil), eager.InvalidArgument, "the function is nil")
	refused(t, eager.View[float32](x, nil), eager.InvalidArgument, "the function is nil")
	refused(t, c.RangeDataset(3).Map(eager.Traced(nil)).Err(), eager.InvalidArgument, "the code is nil")
	refused(t, c.RangeDataset(3).Map(eager.Host{}).Err(), eager.InvalidArgument, "the callback is nil")
	check(c.Define(eager.Definition{Name: "nil.body", Schema: "x: float32 -> y: float32", Kernel: func(k *eager.KernelCall) error {
		return k.ParallelFor(1, 1, nil)
	}}))
	refused(t, failure(c.Execute(must(c.NewOp("nil.body")), x)), eager.InvalidArgument, "the function is nil")
	var layer *eager.Layer
	for _, s := range []eager.Sequential{{nil}, {eager.Sequential{nil}}} {
		refused(t, failure(s.Call(c, x, false)), eager.InvalidArgument, "module 0 is nil")
		w, f := must(c.NewCheckpointWriter()), &eager.Checkpoint{}
		refused(t, w.AddModule("m", s), eager.InvalidArgument, "the module is nil")
		refused(t, f.RestoreModule(c, "m", s), eager.FailedPrecondition, "closed")
		path := t.TempDir() + "/checkpoint"
		check(w.Commit(c, path, eager.CommitOptions{}))
		f = must(c.OpenCheckpoint(path))
		refused(t, f.RestoreModule(c, "m", s), eager.InvalidArgument, "the module is nil")
		f.Close()
		w.Close()
		if len(s.Variables())+len(eager.TrainableVariables(s))+len(eager.KeyedVariables("m", s)) != 0 {
			t.Error("a nil module has variables")
		}
	}
	refused(t, failure(eager.Sequential{layer}.Call(c, x, false)), eager.FailedPrecondition, "the layer is closed or nil")
	if len(eager.TrainableVariables(nil))+len(eager.KeyedVariables("m", nil)) != 0 {
		t.Error("a nil module has variables")
	}
	none.Close()
	nothing.Close()
	if _, err = c.Sum(x, nil); err != nil { // an option that is not there
		t.Error(err)
	}
}

// What was never made is like what was closed, and closing it touches nothing beside it.
func TestZeroObjects(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromScalar(c, float32(1)))
	var beside struct {
		before [2]uint64
		tensor eager.Tensor
	}
	beside.before = [2]uint64{7, 1 << 63}
	zero := &beside.tensor
	zero.Close()
	if beside.before != [2]uint64{7, 1 << 63} {
		t.Error(beside.before)
	}
	refused(t, failure(c.Add(zero, x)), eager.FailedPrecondition, "closed tensor")
	refused(t, failure(c.Add(x, (*eager.Tensor)(nil))), eager.InvalidArgument, "an input is nil")
	refused(t, failure(c.Add(x, (*eager.Variable)(nil))), eager.FailedPrecondition, "an input is a nil variable")
	refused(t, failure(c.Concat([]*eager.Tensor{zero})), eager.FailedPrecondition, "closed tensor")
	if zero.Dims() != nil || zero.Dtype() != 0 || !strings.Contains(zero.String(), "closed") {
		t.Error("a tensor that was never made tells something")
	}
	var it eager.Iterator
	for _, it := range []*eager.Iterator{nil, &it} {
		if it.Next() || it.Element() != nil {
			t.Error(it.Element())
		}
		for result := range it.Channel(context.Background()) {
			refused(t, result.Err, eager.FailedPrecondition, "the iterator is ")
		}
	}
	refused(t, it.Err(), eager.FailedPrecondition, "the iterator is closed")
	refused(t, it.Stop(), eager.FailedPrecondition, "the iterator is closed")
	refused(t, it.Restore(x), eager.FailedPrecondition, "the iterator is closed")
	refused(t, failure(it.Save()), eager.FailedPrecondition, "the iterator is closed")
	refused(t, failure(it.Stats()), eager.FailedPrecondition, "the iterator is closed")
	it.Close()
}

func TestClosedObjects(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromScalar(c, float32(1)))
	v, tape, sgd, op := must(c.NewVariable(x, "v")), must(c.NewTape()), must(c.NewSGD()), must(c.NewOp("add"))
	f := must(c.Trace("f", []eager.Spec{eager.SpecOf(x)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return in, nil
	}))
	for i := 0; i < 2; i++ {
		v.Close()
		tape.Close()
		sgd.Close()
		op.Close()
		f.Close()
	}
	refused(t, failure(c.Read(v)), eager.FailedPrecondition, "closed variable")
	refused(t, failure(c.Add(x, v)), eager.FailedPrecondition, "closed variable [Op:add]")
	refused(t, c.Assign(v, x), eager.FailedPrecondition, "closed")
	refused(t, v.SetTrainable(true), eager.FailedPrecondition, "closed")
	refused(t, tape.Watch(x), eager.FailedPrecondition, "the tape is closed")
	refused(t, failure(c.Gradient(tape, x, x)), eager.FailedPrecondition, "the tape is closed")
	refused(t, c.Apply(sgd, nil, nil), eager.FailedPrecondition, "the optimizer is closed")
	refused(t, failure(c.Execute(op, x, x)), eager.FailedPrecondition, "the op is closed")
	closed, prepared := must(eager.FromScalar(c, float32(1))), must(c.NewOp("add"))
	closed.Close()
	refused(t, failure(c.Execute(prepared, x, closed)), eager.FailedPrecondition, "an input is a closed tensor [Op:add]")
	refused(t, failure(c.Execute(prepared, append(make([]eager.Value, 32), closed)...)), eager.FailedPrecondition, "closed tensor [Op:add]")
	refused(t, failure(c.Call(f, x)), eager.FailedPrecondition, "the function is closed")
	c.Close()
	c.Close()
	refused(t, failure(c.Add(x, x)), eager.FailedPrecondition, "closed")
	refused(t, failure(c.Fork()), eager.FailedPrecondition, "closed")
	refused(t, c.SetSeed(1), eager.FailedPrecondition, "closed")
	refused(t, failure(c.NumDevices("cpu")), eager.FailedPrecondition, "closed")
	if v := must(eager.Item[float32](x)); v != 1 { // tensors outlive contexts
		t.Error(v)
	}
}

func TestHostData(t *testing.T) {
	c := fresh(t)
	huge := 1 << 62
	x := must(eager.FromSlice(c, []float32{1, 2}))
	refused(t, failure(eager.Values[float64](x)), eager.InvalidArgument, "the tensor is float32, not float64")
	refused(t, failure(eager.Item[float32](x)), eager.InvalidArgument, "2 elements")
	refused(t, eager.View(x, func([]int8) {}), eager.InvalidArgument, "float32")
	refused(t, failure(eager.FromSlice(c, []float32{1, 2, 3}, 2, 2)), eager.InvalidArgument, "")
	refused(t, failure(eager.FromSlice(c, []float32{}, huge, huge)), eager.InvalidArgument, "")
	refused(t, failure(eager.FromSlice(c, []float32{}, -1)), eager.InvalidArgument, "")
	refused(t, failure(eager.FromSlice(c, []float32{1, 2}, []int{}...)), eager.InvalidArgument, "")
	refused(t, failure(eager.FromSlice(c, []float32{1}, make([]int, 33)...)), eager.InvalidArgument, "")
	refused(t, failure(c.Create(99, nil, nil)), eager.InvalidArgument, "")
	refused(t, failure(c.Create(eager.String, []int{1}, []byte("no offsets"))), eager.InvalidArgument, "")
	refused(t, failure(c.Fill([]int{huge, huge}, eager.Float(0))), eager.InvalidArgument, "")
	refused(t, failure(c.Reshape(x, eager.Dims(make([]int, 33)))), eager.InvalidArgument, "")
	refused(t, failure(c.Concat(nil)), eager.InvalidArgument, "")
	refused(t, failure(c.Argmax(x, eager.WithAxis(0, 1))), eager.InvalidArgument, "axis is one number, not 2")
	refused(t, failure(c.Wrap(eager.Float32, []int{1}, nil, -1, nil)), eager.InvalidArgument, "numBytes")
	if _, err := eager.NewWith(eager.Options{Threads: -1}); !errors.Is(err, eager.InvalidArgument) {
		t.Error(err)
	}
	// Numbers that have 32 bits in C.
	refused(t, failure(eager.NewWith(eager.Options{Threads: 1 << 40})), eager.InvalidArgument, "Threads = 1099511627776")
	refused(t, failure(x.Format(eager.FormatPrecision(1<<32))), eager.InvalidArgument, "precision = 4294967296")
	refused(t, failure(x.Format(eager.FormatEdgeItems(1<<32))), eager.InvalidArgument, "edge items")
	refused(t, failure(x.Format(eager.FormatLineWidth(-1))), eager.InvalidArgument, "line width = -1")
	refused(t, failure(x.Format(eager.FormatOption{})), eager.InvalidArgument, "format option")
	folder := t.TempDir()
	refused(t, must(c.NewCheckpointWriter()).Commit(c, folder+"/c", eager.CommitOptions{MaxToKeep: 1 << 32}),
		eager.InvalidArgument, "MaxToKeep")
	refused(t, failure(c.NewRecordWriter(folder+"/r", eager.RecordOptions{Level: 1 << 32})), eager.InvalidArgument, "Level")
	refused(t, failure(c.NewEventWriter(folder, eager.EventOptions{FlushMillis: 1 << 32})), eager.InvalidArgument, "FlushMillis")
	events := must(c.NewEventWriter(folder, eager.EventOptions{}))
	refused(t, events.Image("i", x, 0, eager.ImageOptions{MaxImages: 1 << 32}), eager.InvalidArgument, "MaxImages")
	check(events.Close())
}

func TestNames(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromScalar(c, float32(1)))
	op := must(c.NewOp("sum"))
	for _, name := range []string{"a\x00b", "\xff"} {
		refused(t, failure(c.NewVariable(x, name)), eager.InvalidArgument, "")
		refused(t, failure(c.NewOp(name)), eager.InvalidArgument, "")
		refused(t, c.SetDevice(name), eager.InvalidArgument, "")
		refused(t, failure(c.NumDevices(name)), eager.InvalidArgument, "")
		refused(t, op.Set(name, 1), eager.InvalidArgument, "")
		refused(t, op.Set("axis", name), eager.InvalidArgument, "")
	}
	refused(t, op.Set("axis", 1.5i), eager.InvalidArgument, "an attribute is")
	refused(t, failure(c.NewOp("no_such_op")), eager.NotFound, "no_such_op")
	refused(t, failure(c.NewOptimizer("no_such_optimizer")), eager.NotFound, "")
	refused(t, failure(c.Load("nowhere\x00")), eager.InvalidArgument, "NUL")
	refused(t, failure(c.Load("/nowhere/\xff")), eager.NotFound, `\xff`)
	refused(t, c.SetDevice("gpu:99"), eager.NotFound, "")
	refused(t, c.On("cpu:99", func() error { t.Error("ran"); return nil }), eager.NotFound, "")
}

func TestTapes(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromScalar(c, float32(3)))
	tape := must(c.NewTape(x))
	y := must(c.Square(x))
	refused(t, failure(c.GradientWith(eager.GradientOptions{}, tape, nil, x)), eager.InvalidArgument, "")
	refused(t, failure(c.GradientWith(eager.GradientOptions{OutputGradients: make([]*eager.Tensor, 2)}, tape,
		[]*eager.Tensor{y}, x)), eager.InvalidArgument, "2 output gradients for 1 targets")
	other := must(c.Fork())
	refused(t, failure(other.Gradient(tape, y, x)), eager.FailedPrecondition, "")
	if g := must(c.Gradient(tape, y, x)); must(eager.Item[float32](g[0])) != 6 {
		t.Error(g)
	}
	refused(t, failure(c.Gradient(tape, y, x)), eager.FailedPrecondition, "")
	refused(t, tape.Resume(), eager.FailedPrecondition, "")
	refused(t, c.ResumeTapes(), eager.FailedPrecondition, "")
	tape.Close()
	ended := must(c.Fork())
	_, _, err := ended.ValueAndGradient(func() (*eager.Tensor, error) {
		ended.Close()
		return x, nil
	}, x)
	refused(t, err, eager.FailedPrecondition, "the context is closed")
	_, _, err = c.ValueAndGradient(func() (*eager.Tensor, error) { return nil, nil }, x)
	refused(t, err, eager.InvalidArgument, "nil")
	mine := errors.New("mine")
	if _, _, err := c.ValueAndGradient(func() (*eager.Tensor, error) { return nil, mine }, x); err != mine {
		t.Error(err)
	}
	v := must(c.NewVariable(x, "v"))
	z, g, err := c.ValueAndGradient(func() (*eager.Tensor, error) { return c.Multiply(v, x) }, v, x, must(c.NewVariable(x, "w")))
	if check(err); z.String() != "9.0" || g[0].String() != "3.0" || g[1].String() != "3.0" || g[2] != nil {
		t.Error(z, g)
	}
}

// The kinds of 32 inputs are known to a call; a variable or a number behind them is an input like the others.
func TestFortyInputs(t *testing.T) {
	c := fresh(t)
	specs := make([]eager.Spec, 40)
	values := make([]eager.Value, len(specs))
	two := must(eager.FromScalar(c, float32(2)))
	for i := range specs {
		specs[i], values[i] = eager.SpecOf(two), two
	}
	f := must(c.Trace("f", specs, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return []*eager.Tensor{in[0], in[31], in[32], in[39]}, nil
	}))
	v := must(c.NewVariable(must(eager.FromScalar(c, float32(3))), "v"))
	values[0], values[31], values[32], values[39] = eager.Float(4), v, v, eager.Float(5)
	if out := must(c.Call(f, values...)); fmt.Sprint(out) != "[4.0 3.0 3.0 5.0]" {
		t.Error(out)
	}
	if values[32] != eager.Value(v) {
		t.Error("the caller's list has changed")
	}
	v.Close()
	refused(t, failure(c.Call(f, values...)), eager.FailedPrecondition, "closed variable")
	values[31], values[32] = two, (*eager.Tensor)(nil)
	refused(t, failure(c.Call(f, values...)), eager.InvalidArgument, "nil")
}

func TestMustAndCatch(t *testing.T) {
	c := fresh(t)
	err := func() (err error) {
		defer eager.Catch(&err)
		eager.Must(c.NewOp("no_such_op"))
		return nil
	}()
	refused(t, err, eager.NotFound, "no_such_op")
	defer func() {
		if p := recover(); p != "other" {
			t.Error(p)
		}
	}()
	func() (err error) {
		defer eager.Catch(&err)
		panic("other")
	}()
}
