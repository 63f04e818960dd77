package eager_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"eager"
)

// squared returns x * x with a custom gradient.
func squared(c *eager.Context, x *eager.Tensor, backward eager.Callback) *eager.Tensor {
	check(c.PauseTapes())
	y := must(c.Square(x))
	check(c.ResumeTapes())
	return must(c.CustomGradient([]*eager.Tensor{x}, []*eager.Tensor{y}, backward))[0]
}

// gradientOf asks for the gradient of squared.
func gradientOf(c *eager.Context, backward eager.Callback) ([]*eager.Tensor, error) {
	x := must(eager.FromSlice(c, []float32{1, 2}))
	tape := must(c.NewTape(x))
	defer tape.Close()
	return c.Gradient(tape, squared(c, x, backward), x)
}

func TestWhatACallbackGives(t *testing.T) {
	c := fresh(t)
	give := func(results ...*eager.Tensor) eager.Callback {
		return func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { return results, nil }
	}
	closed := must(eager.FromSlice(c, []float32{1, 2}))
	closed.Close()
	refused(t, failure(gradientOf(c, give())), eager.InvalidArgument, "0 tensors in place of 1")
	refused(t, failure(gradientOf(c, give(nil, nil))), eager.InvalidArgument, "2 tensors in place of 1")
	refused(t, failure(gradientOf(c, give(closed))), eager.FailedPrecondition, "a closed tensor")
	refused(t, failure(gradientOf(c, give(must(eager.FromSlice(c, []float32{1, 2, 3}))))), eager.InvalidArgument, "")
	if g := must(gradientOf(c, give(nil))); g[0] != nil {
		t.Error(g)
	}
	if g := must(gradientOf(c, give(must(eager.FromSlice(c, []float32{5, 6}))))); g[0].String() != "[5. 6.]" {
		t.Error(g)
	}
}

func TestErrorsAndPanicsOfCallbacks(t *testing.T) {
	c := fresh(t)
	mine := errors.New("mine")
	fails := func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { return nil, fmt.Errorf("so: %w", mine) }
	if _, err := gradientOf(c, fails); !errors.Is(err, mine) || err.Error() != "so: mine" {
		t.Error(err)
	}
	refused(t, failure(gradientOf(c, func(c *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		_, err := c.NewOp("no_such_op")
		return nil, err
	})), eager.NotFound, "no_such_op")
	caught := func(f func()) (value any) {
		defer func() { value = recover() }()
		f()
		return nil
	}
	boo := &struct{ text string }{"boo"}
	panics := func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { panic(boo) }
	if p := caught(func() { gradientOf(c, panics) }); p != any(boo) {
		t.Error(p)
	}
	// Also where the library meets the error while a function is traced, and reports it later.
	spec := []eager.Spec{spec(eager.Float32, 2)}
	f := must(c.Trace("f", spec, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return []*eager.Tensor{squared(c, in[0], fails)}, nil
	}))
	for i := 0; i < 2; i++ {
		x := must(eager.FromSlice(c, []float32{1, 2}))
		tape := must(c.NewTape(x))
		y := must(c.Call(f, x))[0]
		if _, err := c.Gradient(tape, y, x); !errors.Is(err, mine) {
			t.Error(err)
		}
		tape.Close()
	}
	if x := must(eager.FromSlice(c, []float32{1, 2})); must(c.Add(x, x)).String() != "[2. 4.]" { // c works on
		t.Error("c is broken")
	}
}

func TestContextsOfCallbacks(t *testing.T) {
	c := fresh(t)
	var kept *eager.Context
	var keptTensor *eager.Tensor
	must(gradientOf(c, func(inner *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		kept, keptTensor = inner, dy[0]
		refused(t, failure(c.Add(dy[0], dy[0])), eager.FailedPrecondition, "in use")
		return dy, nil
	}))
	refused(t, failure(kept.Add(keptTensor, keptTensor)), eager.FailedPrecondition, "its callback has returned")
	if must(c.Add(keptTensor, keptTensor)).String() != "[2. 2.]" { // a gradient may be kept
		t.Error(keptTensor)
	}
	// Scopes of a callback end with it, and it cannot end those around it. Closing its context does nothing.
	must(gradientOf(c, func(inner *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		check(inner.On("cpu:0", func() error { return failure(inner.Add(dy[0], dy[0])) }))
		refused(t, inner.ResumeTapes(), eager.FailedPrecondition, "")
		inner.Close()
		return []*eager.Tensor{must(inner.Add(dy[0], dy[0]))}, nil
	}))
	// Nor does closing the one around it, whose call goes on; it can be used afterwards, and closed.
	outer := must(c.Fork())
	must(gradientOf(outer, func(inner *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		outer.Close()
		return []*eager.Tensor{must(inner.Add(dy[0], dy[0]))}, nil
	}))
	check(outer.SetSeed(1))
	outer.Close()
	refused(t, outer.SetSeed(1), eager.FailedPrecondition, "closed")
	// Nor may it use the tape that is being asked.
	x := must(eager.FromSlice(c, []float32{1, 2}))
	tape := must(c.NewTape(x))
	y := squared(c, x, func(inner *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		refused(t, tape.Watch(x), eager.FailedPrecondition, "in use")
		_, err := inner.Gradient(tape, dy[0], x)
		return dy, err
	})
	refused(t, failure(c.Gradient(tape, y, x)), eager.FailedPrecondition, "")
	tape.Close()
	if c.Device() != "" {
		t.Error(c.Device())
	}
}

// Tapes of a callback's context stop when the callback returns: they record nothing of what its call's context runs later.
func TestTapesOfCallbacks(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2}))
	var tapes [4]*eager.Tape
	var y *eager.Tensor
	must(gradientOf(c, func(inner *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
		for i := range tapes {
			tapes[i] = must(inner.NewTape(x))
		}
		y = must(inner.Square(x))
		check(tapes[1].Pause())
		tapes[2].Close()
		check(tapes[3].Stop())
		return dy, nil
	}))
	for i, tape := range tapes {
		if tape.IsRecording() {
			t.Errorf("tape %d records", i)
		}
	}
	refused(t, tapes[2].Stop(), eager.FailedPrecondition, "the tape is closed")
	check(tapes[1].Resume())
	v := must(c.NewVariable(x, "v"))
	must(c.Multiply(v, x))
	if c.IsWatched(x) || tapes[1].IsRecording() || len(tapes[0].Watched())+len(tapes[1].Watched()) != 0 {
		t.Error("a tape of a callback that has returned records")
	}
	for _, i := range []int{0, 1, 3} { // another context asks them
		fork := must(c.Fork())
		if dx := must(fork.Gradient(tapes[i], y, x))[0]; dx.String() != "[2. 4.]" {
			t.Errorf("tape %d: %v", i, dx)
		}
		tapes[i].Close()
		fork.Close()
	}
}

// A goroutine goes on with a callback's context while the callback ends: its calls are made, or are errors.
func TestAContextEndsUnderAGoroutine(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2}))
	var group sync.WaitGroup
	op := must(c.HostOp("op", []eager.Spec{eager.SpecOf(x)}, func(inner *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		started := make(chan bool)
		group.Add(2)
		go func() {
			defer group.Done()
			close(started)
			for i := 0; i < 200; i++ {
				if y, err := inner.Add(x, x); err != nil {
					refused(t, err, eager.FailedPrecondition, "the context is ")
				} else {
					y.Close()
				}
			}
		}()
		go func() {
			defer group.Done()
			for {
				fork, err := inner.Fork()
				if err != nil {
					refused(t, err, eager.FailedPrecondition, "its callback has returned")
					return
				}
				fork.Close()
			}
		}()
		<-started
		return in, nil
	}))
	for i := 0; i < 500; i++ {
		must(c.Execute(op, x))
	}
	group.Wait()
}

func TestCustomGradientToSecondOrder(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2}))
	outer, inner := must(c.NewTape(x)), must(c.NewTape(x))
	y := squared(c, x, func(c *eager.Context, dy []*eager.Tensor) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		cube := eager.Must(c.Pow(x, eager.Int(3)))
		return []*eager.Tensor{eager.Must(c.Multiply(dy[0], cube))}, nil
	})
	dy := must(c.Gradient(inner, y, x))[0]
	d2y := must(c.Gradient(outer, dy, x))[0]
	if dy.String() != "[1. 8.]" || d2y.String() != "[ 3. 12.]" {
		t.Error(dy, d2y)
	}
}

func TestContextEndsLoops(t *testing.T) {
	c := fresh(t)
	scalar := []eager.Spec{spec(eager.Int64)}
	always := must(c.Trace("always", scalar, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return []*eager.Tensor{must(eager.FromScalar(c, true))}, nil
	}))
	next := must(c.Trace("next", scalar, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		y, err := c.Add(in[0], eager.Int(1))
		return []*eager.Tensor{y}, err
	}))
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	check(c.Interrupt(ctx))
	begin := time.Now()
	_, err := c.WhileLoop([]*eager.Tensor{must(eager.FromScalar(c, int64(0)))}, always, next)
	if !errors.Is(err, context.DeadlineExceeded) || time.Since(begin) > 5*time.Second {
		t.Error(err)
	}
	check(c.Interrupt(nil))
	if n := must(c.WhileLoop([]*eager.Tensor{must(eager.FromScalar(c, int64(0)))}, always, next,
		eager.WithMaximumIterations(3))); n[0].String() != "3" {
		t.Error(n)
	}
}

// A context.Context whose Err panics, when it is asked within a loop.
type panickingContext struct {
	context.Context
	value any
}

func (c panickingContext) Err() error { panic(c.value) }

// An error that cannot be asked for its text, nor what it is about.
type unspeakable struct{ of any }

func (e *unspeakable) Error() string { panic(e.of) }
func (e *unspeakable) Unwrap() error { panic(e.of) }

// A panic of any method that the binding calls comes out of the call, whose context works on.
func TestMethodsThatPanic(t *testing.T) {
	c := fresh(t)
	one := must(eager.FromScalar(c, int64(1)))
	caught := func(f func()) (value any, panicked bool) {
		panicked = true
		defer func() {
			if value = recover(); must(c.Add(one, one)).String() != "2" {
				t.Error("the context is broken")
			}
		}()
		f()
		return nil, false
	}
	host := func(f func() error) (any, bool) {
		op := must(c.HostOp("op", []eager.Spec{spec(eager.Int64)}, func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) {
			return []*eager.Tensor{one}, f()
		}))
		return caught(func() { c.Execute(op) })
	}
	worse := &unspeakable{&unspeakable{"worse"}} // neither it nor what its method panics with has a text
	if p, _ := host(func() error { return &unspeakable{"returned"} }); p != any("returned") {
		t.Error(p)
	}
	if p, _ := host(func() error { return worse }); p != worse.of {
		t.Error(p)
	}
	if p, _ := host(func() error { panic(worse) }); p != any(worse) {
		t.Error(p)
	}
	for _, e := range []*unspeakable{{"checked"}, worse, nil} {
		p, _ := host(func() error { check(e); return nil })
		if err, is := p.(error); !is || errors.Unwrap(err) != error(e) {
			t.Error(p)
		}
	}
	// Before Go 1.21 recover gives nil for it.
	if p, panicked := host(func() error { panic(nil) }); !panicked || p != nil && fmt.Sprintf("%T", p) != "*runtime.PanicNilError" {
		t.Error(p, panicked)
	}
	scalar := []eager.Spec{spec(eager.Int64)}
	always := must(c.Trace("always", scalar, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return []*eager.Tensor{must(eager.FromScalar(c, true))}, nil
	}))
	next := must(c.Trace("next", scalar, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		y, err := c.Add(in[0], eager.Int(1))
		return []*eager.Tensor{y}, err
	}))
	check(c.Interrupt(panickingContext{context.Background(), "asked"}))
	for i := 0; i < 2; i++ {
		if p, _ := caught(func() { c.WhileLoop([]*eager.Tensor{one}, always, next) }); p != "asked" {
			t.Error(p)
		}
	}
	var none *panickingContext // is not nil as a context.Context
	check(c.Interrupt(none))
	if p, _ := caught(func() { c.WhileLoop([]*eager.Tensor{one}, always, next) }); !strings.Contains(fmt.Sprint(p), "using nil") {
		t.Error(p)
	}
	check(c.Interrupt(nil))
}

func TestHostOpAsLearningRate(t *testing.T) {
	c := fresh(t)
	steps := 0
	rate := must(c.HostOp("rate", []eager.Spec{spec(eager.Float32)}, func(c *eager.Context, _ []*eager.Tensor) ([]*eager.Tensor, error) {
		steps++
		r, err := eager.FromScalar(c, float32(steps))
		return []*eager.Tensor{r}, err
	}))
	sgd := must(c.NewSGD())
	check(sgd.SetLearningRate(rate))
	v := must(c.NewVariable(must(eager.FromScalar(c, float32(0))), "v"))
	one := must(eager.FromScalar(c, float32(1)))
	for i := 0; i < 3; i++ {
		check(c.Apply(sgd, []*eager.Variable{v}, []*eager.Tensor{one}))
	}
	if must(c.Read(v)).String() != "-6.0" {
		t.Error(must(c.Read(v)))
	}
	check(sgd.SetLearningRate(must(eager.FromScalar(c, float32(0.5)))))
	check(sgd.SetLearningRate(v))
	check(sgd.SetLearningRate(eager.Float(0.5)))
	refused(t, sgd.SetLearningRate(nil), eager.FailedPrecondition, "nil")
	refused(t, sgd.SetFloat("no_such", 1), eager.InvalidArgument, "")
}

// A callback may close what the call around it uses.
func TestClosedByACallback(t *testing.T) {
	c := fresh(t)
	other := must(c.Fork()) // for kernels, which have no context
	defer other.Close()
	const n = 1 << 14
	filled := func(c *eager.Context, value float32) *eager.Tensor {
		return must(c.Fill([]int{n}, eager.Must(eager.FromScalar(c, value))))
	}
	var kept []any
	reuse := func(c *eager.Context) { // takes the memory that was released
		for i := 0; i < 20; i++ {
			x := filled(c, 1000)
			kept = append(kept, x, must(c.NewVariable(x, "other")), must(c.NewSGD()), must(c.NewOp("add")), must(c.NewTape()))
		}
	}
	expect := func(what string, x *eager.Tensor, want float32) {
		t.Helper()
		for _, v := range must(eager.Values[float32](x)) {
			if v != want {
				t.Fatalf("%s: %v in place of %v", what, v, want)
			}
		}
	}
	host := func(f func(c *eager.Context, in []*eager.Tensor) *eager.Tensor, dims ...int) *eager.Op {
		return must(c.HostOp("op", []eager.Spec{spec(eager.Float32, dims...)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
			return []*eager.Tensor{f(c, in)}, nil
		}))
	}
	var x, traced *eager.Tensor
	var op *eager.Op
	check(c.Define(eager.Definition{Name: "closing.kernel", Schema: "x: float32[n] -> y: float32[n]", Kernel: func(k *eager.KernelCall) error {
		x.Close()
		traced.Close()
		op.Close()
		reuse(other)
		copy(eager.Elements[float32](k.Outputs[0]), eager.Elements[float32](k.Inputs[0]))
		return nil
	}}))
	for i := 0; i < 3; i++ {
		x, op = filled(c, 3), must(c.NewOp("closing.kernel"))
		expect("kernel", must(c.Execute(op, x))[0], 3)
		refused(t, failure(c.Execute(op, x)), eager.FailedPrecondition, "closed")

		x, op = filled(c, 3), must(c.NewOp("closing.kernel"))
		folded := must(c.Trace("folded", nil, func(c *eager.Context, _ []*eager.Tensor) ([]*eager.Tensor, error) {
			traced = must(c.Execute(op, x))[0]
			return []*eager.Tensor{traced}, nil
		}))
		expect("folded", must(c.Call(folded))[0], 3)

		x = filled(c, 3)
		op = host(func(c *eager.Context, in []*eager.Tensor) *eager.Tensor {
			x.Close()
			op.Close()
			reuse(c)
			return in[0]
		}, n)
		expect("host", must(c.Execute(op, x))[0], 3)

		x = filled(c, 3)
		inner := host(func(c *eager.Context, in []*eager.Tensor) *eager.Tensor { return must(c.Add(in[0], eager.Int(1))) }, n)
		var f *eager.Function
		closing := host(func(c *eager.Context, in []*eager.Tensor) *eager.Tensor {
			x.Close()
			f.Close()
			inner.Close()
			reuse(c)
			return in[0]
		}, n)
		f = must(c.Trace("f", []eager.Spec{eager.SpecOf(x)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
			closed := must(c.Execute(closing, in[0]))[0]
			return []*eager.Tensor{must(c.Add(must(c.Execute(inner, closed))[0], in[0]))}, nil
		}))
		expect("function", must(c.Call(f, x))[0], 7)

		x = filled(c, 3)
		sgd, v, g := must(c.NewSGD()), must(c.NewVariable(x, "v")), filled(c, 2)
		layer := must(c.NewVariable(x, "second"))
		shared := must(c.Read(layer))
		rate := host(func(c *eager.Context, _ []*eager.Tensor) *eager.Tensor {
			sgd.Close()
			v.Close()
			g.Close()
			reuse(c)
			return must(eager.FromScalar(c, float32(0.5)))
		})
		check(sgd.SetLearningRate(rate))
		check(c.Apply(sgd, []*eager.Variable{v, layer}, []*eager.Tensor{g, filled(c, 4)}))
		expect("apply", must(c.Read(layer)), 1)
		expect("before apply", shared, 3)
		refused(t, c.Apply(sgd, nil, nil), eager.FailedPrecondition, "closed")

		x = filled(c, 3)
		tape := must(c.NewTape(x))
		square := must(c.Square(x))
		var z, w *eager.Tensor
		y := must(c.CustomGradient([]*eager.Tensor{x}, []*eager.Tensor{square}, func(c *eager.Context, dy []*eager.Tensor) ([]*eager.Tensor, error) {
			tape.Close()
			x.Close()
			z.Close()
			w.Close()
			reuse(c)
			return []*eager.Tensor{must(c.Multiply(dy[0], eager.Int(5)))}, nil
		}))[0]
		z, w = must(c.Multiply(y, eager.Int(2))), filled(c, 2)
		weighted := eager.GradientOptions{OutputGradients: []*eager.Tensor{w}}
		expect("gradient", must(c.GradientWith(weighted, tape, []*eager.Tensor{z}, x))[0], 20)
		refused(t, tape.Stop(), eager.FailedPrecondition, "closed")

		x = filled(c, 3)
		check(eager.View(x, func(values []float32) {
			x.Close()
			reuse(c)
			if values[0] != 3 || values[n-1] != 3 {
				t.Errorf("view: %v", values[0])
			}
		}))
		kept = nil
	}
	small := must(eager.FromScalar(c, float32(3)))
	check(eager.View(small, func(values []float32) {
		small.Close()
		for i := 0; i < 200; i++ {
			kept = append(kept, must(eager.FromScalar(c, float32(1000))))
		}
		if values[0] != 3 {
			t.Errorf("view of a small one: %v", values[0])
		}
	}))
	kept, x, traced = nil, nil, nil // which the definition refers to
}

func TestDatasetClosedByACallback(t *testing.T) {
	c := fresh(t)
	var d *eager.Dataset
	check(c.Define(eager.Definition{
		Name: "closing.infer", Schema: "x: int64 -> y: int64",
		Infer:  func(i *eager.InferCall) error { d.Close(); return nil },
		Kernel: func(k *eager.KernelCall) error { return nil },
	}))
	d = c.RangeDataset(3).Map(must(c.NewOp("closing.infer")))
	if specs := must(d.Element(c)); len(specs) != 1 {
		t.Error(specs)
	}
	refused(t, d.Err(), eager.FailedPrecondition, "closed")
}

// TestExit ends a process while goroutines compute and objects live.
func TestExit(t *testing.T) {
	if os.Getenv("EAGER_TEST_EXIT") != "" {
		c := must(eager.New())
		for i := 0; i < 4; i++ {
			go func(c *eager.Context) {
				x := must(eager.FromSlice(c, make([]float32, 1<<16)))
				for {
					x = must(c.Add(x, x))
				}
			}(must(c.Fork()))
		}
		time.Sleep(100 * time.Millisecond)
		os.Exit(0)
	}
	command := exec.Command(os.Args[0], "-test.run=TestExit$")
	command.Env = append(os.Environ(), "EAGER_TEST_EXIT=1")
	if out, err := command.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v: %s", err, out)
	}
}

// TestGoexitInCallbacks ends a process with a message, since the library's functions cannot be left unfinished, also where a
// callback around this one recovers panics.
func TestGoexitInCallbacks(t *testing.T) {
	if os.Getenv("EAGER_TEST_GOEXIT") != "" {
		c := must(eager.New())
		host := func(name string, code eager.Callback) *eager.Op {
			return must(c.HostOp(name, []eager.Spec{spec(eager.Float32)}, code))
		}
		inner := host("inner", func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) {
			runtime.Goexit()
			return nil, nil
		})
		outer := host("outer", func(c *eager.Context, _ []*eager.Tensor) ([]*eager.Tensor, error) {
			defer func() { _ = recover() }()
			return c.Execute(inner)
		})
		_, _ = c.Execute(outer)
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	command := exec.CommandContext(ctx, os.Args[0], "-test.run=TestGoexitInCallbacks$")
	command.Env = append(os.Environ(), "EAGER_TEST_GOEXIT=1")
	out, err := command.CombinedOutput()
	if err == nil || ctx.Err() != nil || !strings.Contains(string(out), "panic: eager: a callback called runtime.Goexit") {
		t.Errorf("%v: %s", err, out)
	}
}
