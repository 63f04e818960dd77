package eager_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"eager"
)

const saxpySchema = "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64"

func saxpyOf[T float32 | float64](k *eager.KernelCall) {
	x, y, z := eager.Elements[T](k.Inputs[0]), eager.Elements[T](k.Inputs[1]), eager.Elements[T](k.Outputs[0])
	a := T(k.Attr("a").(float64))
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

func saxpyKernel(k *eager.KernelCall) error {
	if k.Inputs[0].Dtype() == eager.Float32 {
		saxpyOf[float32](k)
	} else {
		saxpyOf[float64](k)
	}
	return nil
}

func saxpyGradient(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error) {
	dz := g.OutputGradients[0]
	dx, err := c.Multiply(dz, eager.Float(g.Attr("a").(float64)))
	return []*eager.Tensor{dx, dz}, err
}

func saxpy(name string) eager.Definition {
	return eager.Definition{Name: name, Schema: saxpySchema, Kernel: saxpyKernel, Gradient: saxpyGradient}
}

// fill writes a number to all outputs.
func fill(value float64) func(*eager.KernelCall) error {
	return func(k *eager.KernelCall) error {
		for _, o := range k.Outputs {
			for i, y := 0, eager.Elements[float64](o); i < len(y); i++ {
				y[i] = value
			}
		}
		return nil
	}
}

func cubeKernel(k *eager.KernelCall) error {
	x, y := eager.Elements[float64](k.Inputs[0]), eager.Elements[float64](k.Outputs[0])
	for i := range x {
		y[i] = x[i] * x[i] * x[i]
	}
	return nil
}

func cubeSlope(c *eager.Context, in []*eager.Tensor) (dx []*eager.Tensor, err error) {
	defer eager.Catch(&err)
	x, dy := in[0], in[1]
	return []*eager.Tensor{must(c.Multiply(must(c.Multiply(must(c.Multiply(x, x)), eager.Float(3))), dy))}, nil
}

func cube(name string) eager.Definition {
	return eager.Definition{Name: name, Schema: "x: T[...] -> y: T[...]; T: float64", Kernel: cubeKernel, Saves: "x",
		Gradient: func(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error) {
			return cubeSlope(c, []*eager.Tensor{g.Saved[0], g.OutputGradients[0]})
		}}
}

// execute runs an op by its name, with attributes as names and values in turn.
func execute(c *eager.Context, name string, inputs []*eager.Tensor, attributes ...any) ([]*eager.Tensor, error) {
	op, err := c.NewOp(name)
	if err != nil {
		return nil, err
	}
	defer op.Close()
	for i := 0; i < len(attributes); i += 2 {
		if err := op.Set(attributes[i].(string), attributes[i+1]); err != nil {
			return nil, err
		}
	}
	given := make([]eager.Value, len(inputs))
	for i, x := range inputs {
		if x != nil {
			given[i] = x
		}
	}
	return c.Execute(op, given...)
}

func tensors(list ...*eager.Tensor) []*eager.Tensor { return list }

func doubles(c *eager.Context, values ...float64) *eager.Tensor {
	return must(eager.FromSlice(c, values))
}

// nearly compares the elements of a float64 tensor.
func nearly(t *testing.T, got *eager.Tensor, want ...float64) {
	t.Helper()
	values := must(eager.Values[float64](got))
	if len(values) != len(want) {
		t.Errorf("%v in place of %v", values, want)
		return
	}
	for i, v := range values {
		if !(math.Abs(v-want[i]) <= 1e-12*math.Max(1, math.Abs(want[i]))) {
			t.Errorf("%v in place of %v", values, want)
			return
		}
	}
}

// orders returns f's gradients to the first, second, ... order at x.
func orders(c *eager.Context, x *eager.Tensor, n int, f func() *eager.Tensor) []*eager.Tensor {
	if n == 0 {
		return tensors(f())
	}
	tape := must(c.NewTape(x))
	defer tape.Close()
	below := orders(c, x, n-1, f)
	return append(below, must(c.Gradient(tape, below[n-1], x))[0])
}

func TestADefinedOpIsAnOp(t *testing.T) {
	c := fresh(t)
	check(c.Define(saxpy("go.saxpy")))
	x, y := doubles(c, 1, 2, 3), doubles(c, 10, 20, 30)
	nearly(t, must(execute(c, "go.saxpy", tensors(x, y)))[0], 11, 22, 33)
	nearly(t, must(execute(c, "go.saxpy", tensors(x, y), "a", 2.0))[0], 12, 24, 36)
	op := must(c.NewOp("go.saxpy"))
	if op.Name() != "go.saxpy" {
		t.Error(op.Name())
	}
	narrow := must(eager.FromSlice(c, []float32{1, 2, 3}))
	if z := must(c.Execute(op, narrow, narrow))[0]; z.Dtype() != eager.Float32 || z.String() != "[2. 4. 6.]" {
		t.Error(z)
	}
	if z := must(c.Execute(op, narrow, y))[0]; z.Dtype() != eager.Float64 { // promoted
		t.Error(z.Dtype())
	}
	scalar := must(eager.FromScalar(c, float32(1)))
	if z := must(c.Execute(op, scalar, eager.Float(0.5)))[0]; z.String() != "1.5" || z.Dtype() != eager.Float32 {
		t.Error(z)
	}
	if z := must(c.Execute(op, doubles(c), doubles(c)))[0]; z.NumElements() != 0 {
		t.Error(z)
	}
	refused(t, failure(c.Execute(op, x)), eager.InvalidArgument, "go.saxpy expects 2 inputs, got 1 [Op:go.saxpy]")
	refused(t, failure(c.Execute(op, x, doubles(c, 1, 2))), eager.InvalidArgument, "dims ... are [3] in x, [2] in y [Op:go.saxpy]")
	refused(t, failure(execute(c, "go.nothing", nil)), eager.NotFound, "Op type not registered 'go.nothing'")
	if text := must(c.OpJSON("go.saxpy")); !strings.Contains(text, `"user":true`) && !strings.Contains(text, `"user": true`) {
		t.Error(text)
	}
}

func TestGradientsOfADefinedOpToTheThirdOrder(t *testing.T) {
	c := fresh(t)
	check(c.Define(saxpy("go.saxpy")))
	check(c.Define(cube("go.cube")))
	// f = w^3 with w = 3 x^2 + x.
	f := func(x *eager.Tensor) *eager.Tensor {
		w := must(execute(c, "go.saxpy", tensors(must(c.Multiply(x, x)), x), "a", 3.0))
		return must(execute(c, "go.cube", w))[0]
	}
	x := doubles(c, 0.5, -2)
	got := orders(c, x, 3, func() *eager.Tensor { return f(x) })
	var want [4][2]float64
	for i, x := range []float64{0.5, -2} {
		w, w1, w2 := 3*x*x+x, 6*x+1, 6.0
		want[0][i], want[1][i] = w*w*w, 3*w*w*w1
		want[2][i], want[3][i] = 6*w*w1*w1+3*w*w*w2, 6*w1*w1*w1+18*w*w1*w2
	}
	for k, g := range got {
		nearly(t, g, want[k][:]...)
	}
	// The first order by differences, to each input, and with attributes.
	y := doubles(c, 3, 4)
	tape := must(c.NewTape(x, y))
	g := must(c.Gradient(tape, must(execute(c, "go.saxpy", tensors(x, y), "a", 4.0))[0], x, y))
	tape.Close()
	const h = 1e-3
	at := func(dx, dy float64) float64 {
		z := must(execute(c, "go.saxpy", tensors(doubles(c, 0.5+dx), doubles(c, 3+dy)), "a", 4.0))[0]
		return must(eager.Item[float64](z))
	}
	dx, dy := (at(h, 0)-at(-h, 0))/(2*h), (at(0, h)-at(0, -h))/(2*h)
	gx, gy := must(eager.Values[float64](g[0]))[0], must(eager.Values[float64](g[1]))[0]
	if math.Abs(gx-dx) > 1e-9 || math.Abs(gy-dy) > 1e-9 {
		t.Error(g, dx, dy)
	}
}

// inAllWays runs a function of one float64 vector eagerly, traced with an unknown dim, in a scan, and from a file, and compares
// its values and two orders of gradients.
func inAllWays(t *testing.T, c *eager.Context, name string, at float64, want [3]float64) {
	t.Helper()
	x := doubles(c, at, at)
	compare := func(f func() *eager.Tensor) {
		t.Helper()
		for k, g := range orders(c, x, 2, f) {
			nearly(t, g, want[k], want[k])
		}
	}
	compare(func() *eager.Tensor { return must(execute(c, name, tensors(x)))[0] })
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float64, -1)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return execute(c, name, in)
	}))
	compare(func() *eager.Tensor { return must(c.Call(f, x))[0] })
	path := filepath.Join(t.TempDir(), "f.eager")
	check(c.Save(f, path))
	loaded := must(c.Load(path))
	compare(func() *eager.Tensor { return must(c.Call(loaded, x))[0] })
	scalar := spec(eager.Float64)
	step := must(c.Trace("step", []eager.Spec{scalar, scalar}, func(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		y := must(execute(c, name, in[1:]))[0]
		return tensors(must(c.Add(in[0], y))), nil
	}))
	zero := must(eager.FromScalar(c, 0.0))
	tape := must(c.NewTape(x))
	defer tape.Close()
	total := must(c.Scan(tensors(zero, x), step, eager.WithNumCarries(1)))[0]
	nearly(t, total, 2*want[0])
	nearly(t, must(c.Gradient(tape, total, x))[0], want[1], want[1])
}

func TestADefinedOpTracedSavedAndScanned(t *testing.T) {
	c := fresh(t)
	check(c.Define(cube("go.cube")))
	inAllWays(t, c, "go.cube", 2, [3]float64{8, 12, 12})
}

// A kernel runs on threads that are not Go's, too.
func TestADefinedOpInAPipeline(t *testing.T) {
	c := fresh(t)
	check(c.Define(cube("go.cube")))
	d := c.TensorSlicesDataset(doubles(c, 1, 2, 3)).Map(eager.Traced(func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return execute(c, "go.cube", in)
	}), eager.WithNumThreads(2))
	it := must(d.Iterate(c))
	var cubes []*eager.Tensor
	for it.Next() {
		cubes = append(cubes, it.Element()...)
	}
	check(it.Err())
	it.Close()
	d.Close()
	nearly(t, must(c.Stack(cubes)), 1, 8, 27)
}

func TestAGradientThatIsAFunction(t *testing.T) {
	c := fresh(t)
	slope := must(c.Trace("slope", []eager.Spec{spec(eager.Float64, -1), spec(eager.Float64, -1)}, cubeSlope))
	d := eager.Definition{Name: "go.cube_by_function", Schema: "x: T[n] -> y: T[n]; T: float64", Kernel: cubeKernel,
		GradientFunction: slope}
	refused(t, c.Define(d), eager.InvalidArgument,
		"gradient_function takes 2 tensors, not 1: what saves names, and the output gradients")
	d.Saves = "x"
	check(c.Define(d))
	slope.Close()
	x := doubles(c, 2, 3)
	got := orders(c, x, 2, func() *eager.Tensor { return must(execute(c, d.Name, tensors(x)))[0] })
	nearly(t, got[1], 12, 27)
	nearly(t, got[2], 12, 18)
	refused(t, c.Define(d), eager.FailedPrecondition, "the function is closed or nil")
	d.GradientFunction = nil
	check(c.Define(eager.Definition{Name: d.Name, Schema: d.Schema, Kernel: cubeKernel})) // releases the function
}

// product defines a product of matrices.
func product(name string) eager.Definition {
	return eager.Definition{
		Name:   name,
		Schema: "x: T[m, k], y: T[k, n] -> z: T[m, n]; T: float64",
		Kernel: func(k *eager.KernelCall) error {
			x, y, z := eager.Elements[float64](k.Inputs[0]), eager.Elements[float64](k.Inputs[1]), eager.Elements[float64](k.Outputs[0])
			inner, columns := k.Inputs[1].Dim(0), k.Inputs[1].Dim(1)
			return k.ParallelFor(k.Inputs[0].Dim(0), 1, func(begin, end int) error {
				for i := begin; i < end; i++ {
					for j := 0; j < columns; j++ {
						sum := 0.0
						for l := 0; l < inner; l++ {
							sum += x[i*inner+l] * y[l*columns+j]
						}
						z[i*columns+j] = sum
					}
				}
				return nil
			})
		},
		Saves: "x y",
		Gradient: func(c *eager.Context, g *eager.GradientCall) (dx []*eager.Tensor, err error) {
			defer eager.Catch(&err)
			dz := g.OutputGradients[0]
			return tensors(must(c.Matmul(dz, g.Saved[1], eager.WithTransposeB(true))),
				must(c.Matmul(g.Saved[0], dz, eager.WithTransposeA(true)))), nil
		},
	}
}

func TestMatrixProductByPattern(t *testing.T) {
	c := fresh(t)
	check(c.Define(product("go.gemm")))
	x := must(eager.FromSlice(c, []float64{1, 2, 3, 4, 5, 6}, 3, 2))
	y := must(eager.FromSlice(c, []float64{1, -1, 0, 2, 1, 5, -3, 2}, 2, 4))
	by := func(f func() *eager.Tensor) (out []*eager.Tensor) {
		tape := must(c.NewTape(x, y))
		defer tape.Close()
		z := f()
		return append(must(c.Gradient(tape, must(c.Square(z)), x, y)), z)
	}
	got := by(func() *eager.Tensor { return must(execute(c, "go.gemm", tensors(x, y)))[0] })
	want := by(func() *eager.Tensor { return must(c.Matmul(x, y)) })
	for i := range got {
		if got[i].String() != want[i].String() {
			t.Error(got[i], want[i])
		}
	}
	refused(t, failure(execute(c, "go.gemm", tensors(x, x))), eager.InvalidArgument, "dim k is 2 in x, 3 in y [Op:go.gemm]")
}

func TestAttributesOfADefinedOp(t *testing.T) {
	c := fresh(t)
	var seen []any
	check(c.Define(eager.Definition{
		Name: "go.attributes",
		Schema: "x: float64[...], i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, s: string = 'a, b: int', " +
			"l: ints = [1, 2], o: int?, r: float -> y: d",
		Kernel: func(k *eager.KernelCall) error {
			seen = nil
			for place, name := range strings.Fields("i f b d s l o r") {
				if !reflect.DeepEqual(k.Attr(name), k.AttrAt(place)) {
					t.Error(name, k.Attr(name), k.AttrAt(place))
				}
				seen = append(seen, k.Attr(name))
			}
			return nil
		},
	}))
	x := doubles(c, 1)
	y := must(execute(c, "go.attributes", tensors(x), "r", 0.5))[0]
	if want := []any{-3, 2.5, true, eager.Int16, "a, b: int", []int{1, 2}, nil, 0.5}; !reflect.DeepEqual(seen, want) || y.Dtype() != eager.Int16 {
		t.Error(seen, y.Dtype())
	}
	y = must(execute(c, "go.attributes", tensors(x), "r", 1.0, "i", 7, "f", 0.25, "b", false, "d", eager.Uint8, "s", "ü",
		"l", []int{}, "o", 9))[0]
	if want := []any{7, 0.25, false, eager.Uint8, "ü", []int{}, 9, 1.0}; !reflect.DeepEqual(seen, want) || y.Dtype() != eager.Uint8 {
		t.Error(seen, y.Dtype())
	}
	refused(t, failure(execute(c, "go.attributes", tensors(x))), eager.InvalidArgument, "attribute 'r' must be given [Op:go.attributes]")
	check(c.Define(eager.Definition{Name: "go.no_such", Schema: "x: T[n], a: int = 1 -> y: T[n]; T: float64",
		Kernel: func(k *eager.KernelCall) (err error) {
			defer eager.Catch(&err)
			_ = k.Attr("b")
			return nil
		}}))
	refused(t, failure(execute(c, "go.no_such", tensors(x))), eager.InvalidArgument, "go.no_such has no attribute 'b'")
}

func TestACallAfterItsReturn(t *testing.T) {
	c := fresh(t)
	var kernel *eager.KernelCall
	var infer *eager.InferCall
	var gradient *eager.GradientCall
	var copied eager.KernelCall
	var attributes, inferred, graded eager.Attributes
	var inputs, outputs, shapes []eager.Operand
	check(c.Define(eager.Definition{Name: "go.kept", Schema: "x: float64[n], a: int = 1 -> y: float64[n]",
		Kernel: func(k *eager.KernelCall) error {
			kernel, copied, attributes, inputs, outputs = k, *k, k.Attributes, k.Inputs, k.Outputs
			copy(eager.Elements[float64](k.Outputs[0]), eager.Elements[float64](k.Inputs[0]))
			return nil
		},
		Infer: func(i *eager.InferCall) error {
			infer, inferred, shapes = i, i.Attributes, i.Inputs
			return nil
		},
		Gradient: func(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error) {
			gradient, graded = g, g.Attributes
			return g.OutputGradients, nil
		}}))
	x := doubles(c, 1, 2)
	tape := must(c.NewTape(x))
	must(c.Gradient(tape, must(execute(c, "go.kept", tensors(x)))[0], x))
	attr := func(a interface{ Attr(string) any }) (err error) {
		defer eager.Catch(&err)
		_ = a.Attr("a")
		return nil
	}
	const message = "a call of an op's function is used after the function has returned"
	refused(t, attr(kernel), eager.FailedPrecondition, message)
	refused(t, attr(infer), eager.FailedPrecondition, message)
	refused(t, attr(gradient), eager.FailedPrecondition, message)
	refused(t, kernel.ParallelFor(1, 1, func(int, int) error { return nil }), eager.FailedPrecondition, message)
	kernel, infer, gradient = nil, nil, nil

	// Copies of what a call has end with it, too.
	refused(t, attr(&attributes), eager.FailedPrecondition, message)
	refused(t, attr(&inferred), eager.FailedPrecondition, message)
	refused(t, attr(&graded), eager.FailedPrecondition, message)
	refused(t, copied.ParallelFor(1, 1, func(int, int) error { return nil }), eager.FailedPrecondition, message)
	for _, o := range append(append(inputs, outputs...), shapes...) {
		refused(t, thrownBy(func() { o.Dims() }), eager.FailedPrecondition, message)
		refused(t, thrownBy(func() { o.Dim(0) }), eager.FailedPrecondition, message)
		refused(t, thrownBy(func() { eager.Elements[float64](o) }), eager.FailedPrecondition, message)
		if o.Rank() != 1 || o.NumElements() != 2 || o.Dtype() != eager.Float64 {
			t.Error(o)
		}
	}
}

// thrownBy returns what f panics with as Must does.
func thrownBy(f func()) (err error) {
	defer eager.Catch(&err)
	f()
	return nil
}

func TestWhatACallDoesNotHave(t *testing.T) {
	c := fresh(t)
	var errs []error
	check(c.Define(eager.Definition{Name: "go.lacks", Schema: "x: float64[n], s: float64[], w: float64[n]? -> y: float64[n]", Kernel: func(k *eager.KernelCall) error {
		for _, i := range []int{-1, 1, 1 << 40} {
			errs = append(errs, thrownBy(func() { k.Inputs[0].Dim(i) }), thrownBy(func() { k.AttrAt(i) }))
		}
		errs = append(errs, thrownBy(func() { k.Inputs[1].Dim(0) }), thrownBy(func() { k.Inputs[2].Dim(0) }))
		if len(k.Inputs[1].Dims()) != 0 || len(k.Inputs[2].Dims()) != 0 {
			t.Error("dims of a scalar")
		}
		return fill(1)(k)
	}}))
	must(execute(c, "go.lacks", tensors(doubles(c, 1, 2), must(eager.FromScalar(c, 1.0)))))
	errs = append(errs, thrownBy(func() { eager.Operand{}.Dim(0) }))
	for _, err := range errs {
		refused(t, err, eager.InvalidArgument, " has no ")
	}
	if len(errs) != 9 || len(eager.Operand{}.Dims()) != 0 || eager.Elements[float64](eager.Operand{}) != nil {
		t.Error(len(errs))
	}
}

func TestOperands(t *testing.T) {
	c := fresh(t)
	var seen string
	check(c.Define(eager.Definition{Name: "go.operands", Schema: "w: T[n]?, s: S[...], xs: T[n]* -> y: T[n], z: bool[2]; T: float64; S: string",
		Kernel: func(k *eager.KernelCall) (err error) {
			defer eager.Catch(&err)
			seen = fmt.Sprint(len(k.Inputs), k.Inputs[0].IsAbsent(), eager.Elements[float64](k.Inputs[0]),
				eager.Elements[string](k.Inputs[1]), k.Inputs[1].Dims(), k.Inputs[2].Rank(), k.Inputs[2].NumElements())
			y := eager.Elements[float64](k.Outputs[0])
			for _, x := range k.Inputs[2:] {
				for i, v := range eager.Elements[float64](x) {
					y[i] = v
				}
			}
			copy(eager.Elements[bool](k.Outputs[1]), []bool{false, true})
			eager.Elements[float32](k.Outputs[0])
			return nil
		}}))
	texts := must(eager.FromSlice(c, []string{"a", "", "ü"}, 3, 1))
	err := failure(execute(c, "go.operands", tensors(nil, texts, doubles(c, 1, 2), doubles(c, 3, 4))))
	refused(t, err, eager.InvalidArgument, "the operand is float64, not float32")
	if seen != "4 true [] [a  ü] [3 1] 1 2" {
		t.Error(seen)
	}
	_ = failure(execute(c, "go.operands", tensors(doubles(c, 5, 6), must(eager.FromSlice(c, []string{}, 0)), doubles(c, 1, 2))))
	if seen != "3 false [5 6] [] [0] 1 2" {
		t.Error(seen)
	}
	check(c.Define(eager.Definition{Name: "go.truth", Schema: "n: int -> y: bool[n]", Kernel: func(k *eager.KernelCall) error {
		for i, y := 0, eager.Elements[bool](k.Outputs[0]); i < len(y); i++ {
			y[i] = i%2 == 1
		}
		return nil
	}}))
	if y := must(execute(c, "go.truth", nil, "n", 3))[0]; y.String() != "[False  True False]" {
		t.Error(y)
	}
}

func TestInferenceOfADefinedOp(t *testing.T) {
	c := fresh(t)
	mine := errors.New("mine")
	var infer func(i *eager.InferCall) error
	check(c.Define(eager.Definition{
		Name:   "go.repeat",
		Schema: "x: T[n], k: int -> y: T[any], z: T[n]; T: float64",
		Kernel: fill(7),
		Infer: func(i *eager.InferCall) error {
			if i.Outputs[0].Dims != nil || fmt.Sprint(i.Outputs[1]) != fmt.Sprint(eager.Spec{Dtype: eager.Float64, Dims: i.Inputs[0].Dims()}) {
				t.Error(i.Outputs)
			}
			return infer(i)
		},
	}))
	repeat := func(i *eager.InferCall) error {
		n := i.Inputs[0].Dim(0)
		if n >= 0 {
			n *= i.Attr("k").(int)
		}
		i.Outputs[0].Dims = []int{n}
		i.Outputs[1].Dtype = eager.Float64
		return nil
	}
	x := doubles(c, 1, 2)
	give := func(f func(i *eager.InferCall) error) ([]*eager.Tensor, error) {
		infer = f
		return execute(c, "go.repeat", tensors(x), "k", 3)
	}
	nearly(t, must(give(repeat))[0], 7, 7, 7, 7, 7, 7)
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float64, -1)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return execute(c, "go.repeat", in, "k", 2)
	}))
	if fmt.Sprint(f.Outputs()[0].Dims) != "[-1]" {
		t.Error(f.Outputs())
	}
	nearly(t, must(c.Call(f, x))[0], 7, 7, 7, 7)
	// A rank of 0 is said by dims that are empty.
	infer = func(i *eager.InferCall) error { i.Outputs[0].Dims = []int{}; return nil }
	if y := must(execute(c, "go.repeat", tensors(x), "k", 3))[0]; y.String() != "7.0" {
		t.Error(y)
	}
	wrong := func(f func(i *eager.InferCall)) error {
		return failure(give(func(i *eager.InferCall) error { check(repeat(i)); f(i); return nil }))
	}
	if err := failure(give(func(*eager.InferCall) error { return mine })); err != mine {
		t.Error(err)
	}
	refused(t, failure(give(func(*eager.InferCall) error { return nil })), eager.Internal,
		"the inference gives output y rank -1 [Op:go.repeat]")
	refused(t, wrong(func(i *eager.InferCall) { i.Outputs[0].Dims = []int{-2} }), eager.Internal,
		"the inference gives dim 0 of output y as -2 [Op:go.repeat]")
	refused(t, wrong(func(i *eager.InferCall) { i.Outputs[0].Dims = make([]int, 33) }), eager.Internal,
		"the inference gives output y rank 33 [Op:go.repeat]")
	refused(t, wrong(func(i *eager.InferCall) { i.Outputs[1].Dtype = 99 }), eager.Internal,
		"the inference gives output z dtype 99 [Op:go.repeat]")
	refused(t, wrong(func(i *eager.InferCall) { i.Outputs = i.Outputs[:1] }), eager.InvalidArgument,
		"the inference gave 1 outputs in place of 2 [Op:go.repeat]")
	refused(t, failure(give(func(i *eager.InferCall) (err error) {
		defer eager.Catch(&err)
		eager.Elements[float64](i.Inputs[0])
		return nil
	})), eager.FailedPrecondition, "an inference's operands have no elements")
	if p := caught(func() { _ = failure(give(func(*eager.InferCall) error { panic("boo") })) }); p != "boo" {
		t.Error(p)
	}
}

func caught(f func()) (value any) {
	defer func() { value = recover() }()
	f()
	return nil
}

func TestGradientsOfADefinedOp(t *testing.T) {
	c := fresh(t)
	mine := errors.New("mine")
	var gradient func(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error)
	check(c.Define(eager.Definition{
		Name:   "go.wrong",
		Schema: "w: T[n]?, i: int64[n], xs: T[n]* -> y: T[n], z: T; T: float64",
		Kernel: fill(7),
		Saves:  "shape(i) w xs z",
		Gradient: func(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error) {
			return gradient(c, g)
		},
	}))
	a, b, i := doubles(c, 1, 2), doubles(c, 3, 4), must(eager.FromSlice(c, []int64{0, 1}))
	slope := func(f func(c *eager.Context, g *eager.GradientCall) ([]*eager.Tensor, error)) ([]*eager.Tensor, error) {
		gradient = f
		tape := must(c.NewTape(a, b))
		defer tape.Close()
		return c.Gradient(tape, must(execute(c, "go.wrong", tensors(nil, i, a, b)))[0], a, b)
	}
	g := must(slope(func(c *eager.Context, g *eager.GradientCall) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		if g.Saved[0].Dtype() != eager.Int64 || fmt.Sprint(g.Saved[0].Dims()) != "[2]" || g.Saved[1] != nil || len(g.Saved) != 5 {
			t.Error(g.Saved)
		}
		nearly(t, g.Saved[3], 3, 4)
		nearly(t, g.Saved[4], 7)
		nearly(t, g.OutputGradients[0], 1, 1)
		nearly(t, g.OutputGradients[1], 0)
		if fmt.Sprint(g.Needed) != "[false false true true]" {
			t.Error(g.Needed)
		}
		return tensors(nil, nil, nil, must(c.Multiply(g.OutputGradients[0], g.Saved[2]))), nil
	}))
	if g[0] != nil {
		t.Error(g)
	}
	nearly(t, g[1], 1, 2)
	give := func(gradients ...*eager.Tensor) error {
		return failure(slope(func(*eager.Context, *eager.GradientCall) ([]*eager.Tensor, error) { return gradients, nil }))
	}
	closed := doubles(c, 1, 2)
	closed.Close()
	refused(t, give(nil, nil), eager.InvalidArgument, "the callback gave 2 tensors in place of 4")
	refused(t, give(nil, nil, nil, closed), eager.FailedPrecondition, "the callback gave a closed tensor")
	refused(t, give(nil, nil, doubles(c, 1), nil), eager.InvalidArgument, "input gradient #2 has shape [1], the input [2] [Op:go.wrong]")
	fails := func(*eager.Context, *eager.GradientCall) ([]*eager.Tensor, error) { return nil, mine }
	if err := failure(slope(fails)); err != mine {
		t.Error(err)
	}
	boo := &struct{ text string }{"boo"}
	if p := caught(func() {
		_, _ = slope(func(*eager.Context, *eager.GradientCall) ([]*eager.Tensor, error) { panic(boo) })
	}); p != any(boo) {
		t.Error(p)
	}
	check(c.Define(eager.Definition{Name: "go.none", Schema: "x: T[n] -> y: T[n]; T: float64", Kernel: fill(7)}))
	tape := must(c.NewTape(a))
	defer tape.Close()
	refused(t, failure(c.Gradient(tape, must(execute(c, "go.none", tensors(a)))[0], a)), eager.Unimplemented,
		"gradient registry has no entry for: go.none [Op:go.none]")
	check(c.Define(eager.Definition{Name: "go.step", Schema: "x: T[n] -> y: T[n]; T: float64", Kernel: fill(7), NoGradient: true}))
	if text := must(c.OpJSON("go.step")); !strings.Contains(strings.ReplaceAll(text, " ", ""), `"has_no_gradient":true`) {
		t.Error(text)
	}
}

func TestErrorsAndPanicsOfKernels(t *testing.T) {
	c := fresh(t)
	mine := errors.New("mine")
	var kernel func(k *eager.KernelCall) error
	var kept *eager.KernelCall
	check(c.Define(eager.Definition{Name: "go.fails", Schema: "x: T[n] -> y: T[n]; T: float64", Kernel: func(k *eager.KernelCall) error {
		kept = k
		return kernel(k)
	}}))
	x := doubles(c, 1, 2)
	run := func(f func(k *eager.KernelCall) error) error {
		kernel = f
		return failure(execute(c, "go.fails", tensors(x)))
	}
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float64, -1)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return execute(c, "go.fails", in)
	}))
	if err := run(func(*eager.KernelCall) error { return fmt.Errorf("so: %w", mine) }); !errors.Is(err, mine) || err.Error() != "so: mine" {
		t.Error(err)
	}
	if err := failure(c.Call(f, x)); !errors.Is(err, mine) {
		t.Error(err)
	}
	refused(t, run(func(*eager.KernelCall) error { return eager.Errorf(eager.OutOfRange, "beyond") }), eager.OutOfRange, "beyond")
	boo := &struct{ text string }{"boo"}
	panics := func(*eager.KernelCall) error { panic(boo) }
	if p := caught(func() { _ = run(panics) }); p != any(boo) {
		t.Error(p)
	}
	if p := caught(func() { _ = failure(c.Call(f, x)) }); p != any(boo) {
		t.Error(p)
	}
	// What Must panics with is an error again where the program says so.
	err := func() (err error) {
		defer eager.Catch(&err)
		return run(func(k *eager.KernelCall) error {
			eager.Elements[int8](k.Inputs[0])
			return nil
		})
	}()
	refused(t, err, eager.InvalidArgument, "the operand is float64, not int8 [Op:go.fails]")
	for _, wrong := range []func(k *eager.KernelCall){
		func(k *eager.KernelCall) { k.Inputs[0].Dim(1) },
		func(k *eager.KernelCall) { k.Attr("a") },
		func(k *eager.KernelCall) { k.AttrAt(0) },
		func(k *eager.KernelCall) { eager.Check(k.ParallelFor(-1, 1, func(int, int) error { return nil })) },
	} {
		err := func() (err error) {
			defer eager.Catch(&err)
			return run(func(k *eager.KernelCall) error { wrong(k); return nil })
		}()
		if e, ok := err.(*eager.Error); !ok || e.Op != "go.fails" || e.Code != eager.InvalidArgument || !strings.HasSuffix(e.Message, " [Op:go.fails]") {
			t.Error(err)
		}
	}
	// The program's own comes out as it is.
	own := eager.Errorf(eager.OutOfRange, "beyond")
	if err := run(func(k *eager.KernelCall) error { return own }); err != own || err.Error() != "beyond" {
		t.Error(err)
	}
	if len(kept.Inputs) != 0 {
		t.Error("a call outlives its kernel")
	}
	refused(t, kept.ParallelFor(1, 1, func(int, int) error { return nil }), eager.FailedPrecondition, "after the function has returned")
	check(run(fill(7)))
}

func TestParallelFor(t *testing.T) {
	c := fresh(t)
	const n = 100000
	times := make([]int32, n)
	mine := errors.New("mine")
	var body func(begin, end int) error
	check(c.Define(eager.Definition{Name: "go.parallel", Schema: "n: int -> y: float64", Kernel: func(k *eager.KernelCall) error {
		check(fill(1)(k))
		return k.ParallelFor(k.Attr("n").(int), 64, body)
	}}))
	run := func(f func(begin, end int) error) error {
		body = f
		return failure(execute(c, "go.parallel", nil, "n", n))
	}
	check(run(func(begin, end int) error {
		for i := begin; i < end; i++ {
			atomic.AddInt32(&times[i], 1)
		}
		return nil
	}))
	for i, many := range times {
		if many != 1 {
			t.Fatal(i, many)
		}
	}
	if err := run(func(begin, end int) error { return mine }); err != mine {
		t.Error(err)
	}
	if p := caught(func() { _ = run(func(begin, end int) error { panic("boo") }) }); p != "boo" {
		t.Error(p)
	}
	refused(t, failure(execute(c, "go.parallel", nil, "n", -1)), eager.InvalidArgument, "n is negative: -1")
}

func TestRefusedDefinitions(t *testing.T) {
	c := fresh(t)
	schema := func(schema string) error {
		return c.Define(eager.Definition{Name: "go.refused", Schema: schema, Kernel: fill(7)})
	}
	const at = "the schema of go.refused is malformed at "
	refused(t, schema("x: T[n]"), eager.InvalidArgument, at+`"": '->' is expected`)
	refused(t, schema("x T[n] -> y: T[n]"), eager.InvalidArgument, at+`"T[n] -> y: T[n]": ':' is expected`)
	refused(t, schema("x: T[n] -> y: T[m]"), eager.InvalidArgument, at+`"m]": no input has this dim`)
	refused(t, schema("x: T[n] -> y: T[any]"), eager.InvalidArgument,
		at+`"any]": the program's inference must say the shape of an output`)
	d := saxpy("saxpy")
	refused(t, c.Define(d), eager.InvalidArgument,
		"an op of the program's has a name of letters, digits and '_' with a dot, not 'saxpy'")
	refused(t, c.Define(eager.Definition{}), eager.InvalidArgument, "with a dot, not ''")
	d = saxpy("go.refused")
	d.Kernel = nil
	refused(t, c.Define(d), eager.InvalidArgument, "neither kernel nor gpu is given")
	d = saxpy("go.refused")
	d.Saves = "x shape(w)"
	refused(t, c.Define(d), eager.InvalidArgument, "saves names 'shape(w)', which is no input or output")
	d.NoGradient = true
	refused(t, c.Define(d), eager.InvalidArgument, "an op without gradient is given one")
	d.NoGradient, d.Gradient, d.Saves = false, nil, "x"
	refused(t, c.Define(d), eager.InvalidArgument, "saves is given without a gradient")
	d = saxpy("go.refused")
	d.Version = -1
	refused(t, c.Define(d), eager.InvalidArgument, "version is negative: -1")
	d.Version = 1 << 40
	refused(t, c.Define(d), eager.InvalidArgument, "Version = 1099511627776 does not fit in 32 bits")
	d = saxpy("go.refused")
	d.Gradient, d.GradientFunction = nil, &eager.Function{}
	refused(t, c.Define(d), eager.FailedPrecondition, "the function is closed or nil")
	for _, text := range []string{"a.\x00b", "a.\xff"} {
		d := saxpy("go.refused")
		d.Description = text
		refused(t, c.Define(d), eager.InvalidArgument, "is no text")
		d = saxpy(text)
		refused(t, c.Define(d), eager.InvalidArgument, "is no text")
		refused(t, c.DefineNative(native("go.refused", j0Schema), "", text), eager.InvalidArgument, "is no text")
	}
	refused(t, c.DefineNative(native("go.refused", j0Schema), "\x00", j0Call), eager.InvalidArgument, "NUL")
	var nothing *eager.Context
	refused(t, nothing.Define(saxpy("go.refused")), eager.InvalidArgument, "the context is nil")
	refused(t, failure(c.NewOp("go.refused")), eager.NotFound, "Op type not registered 'go.refused'")
}

const (
	j0Schema = "x: float64[...] -> z: float64[...]"
	j0Call   = "double = z j0(double = x)"

	openblas = "libopenblas.so.0"
	// dgesv_ of Fortran has columns where the library has rows: a comes transposed, and a right-hand side is a row.
	solveCall = "void dgesv_(const int * = &dim(a, 0), const int * = &dim(b, 0), double * = inout(lu, a), const int * = &dim(a, 0), " +
		"int * = p, double * = inout(x, b), const int * = &dim(b, 1), int * = info)"
)

func native(name, schema string) eager.Definition {
	return eager.Definition{Name: name, Schema: schema}
}

func gradientOfJ0(c *eager.Context, g *eager.GradientCall) (dx []*eager.Tensor, err error) {
	defer eager.Catch(&err)
	slope := must(c.Negative(must(execute(c, "go.j1", g.Saved))[0]))
	return tensors(must(c.Multiply(g.OutputGradients[0], slope))), nil
}

// defineBessel defines j0 and j1 of the C library, each with a gradient: j0' = -j1, j1' = j0 - j1 / x.
func defineBessel(c *eager.Context) {
	j0, j1 := native("go.j0", j0Schema), native("go.j1", j0Schema)
	j0.Saves, j1.Saves = "x", "x z"
	j0.Gradient = gradientOfJ0
	j1.Gradient = func(c *eager.Context, g *eager.GradientCall) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		x, z := g.Saved[0], g.Saved[1]
		slope := must(c.Subtract(must(execute(c, "go.j0", tensors(x)))[0], must(c.Divide(z, x))))
		return tensors(must(c.Multiply(g.OutputGradients[0], slope))), nil
	}
	check(c.DefineNative(j0, "libm.so.6", j0Call))
	check(c.DefineNative(j1, "libm.so.6", "double = z j1(double = x)"))
}

func TestNativeBessel(t *testing.T) {
	c := fresh(t)
	defineBessel(c)
	at := []float64{0.5, 3}
	x := doubles(c, at...)
	var want [4][2]float64
	for i, x := range at {
		j0, j1 := math.J0(x), math.J1(x)
		want[0][i], want[1][i], want[2][i], want[3][i] = j0, -j1, -j0+j1/x, j1+j0/x-2*j1/(x*x)
	}
	for k, g := range orders(c, x, 3, func() *eager.Tensor { return must(execute(c, "go.j0", tensors(x)))[0] }) {
		nearly(t, g, want[k][:]...)
	}
	inAllWays(t, c, "go.j0", 3, [3]float64{want[0][1], want[1][1], want[2][1]})
	// As many elements as several threads compute.
	many := make([]float64, 10000)
	for i := range many {
		many[i] = float64(i) / 100
	}
	for i, v := range must(eager.Values[float64](must(execute(c, "go.j0", tensors(doubles(c, many...))))[0])) {
		if math.Abs(v-math.J0(many[i])) > 1e-13 {
			t.Fatal(i, v)
		}
	}
	// With a traced function as the gradient, which itself runs a native op.
	one := spec(eager.Float64, -1)
	slope := must(c.Trace("slope", []eager.Spec{one, one}, func(c *eager.Context, in []*eager.Tensor) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		return tensors(must(c.Multiply(must(c.Negative(must(execute(c, "go.j1", in[:1]))[0])), in[1]))), nil
	}))
	d := native("go.j0_by_function", "x: float64[n] -> z: float64[n]")
	d.Saves, d.GradientFunction = "x", slope
	check(c.DefineNative(d, "libm.so.6", j0Call))
	for k, g := range orders(c, x, 3, func() *eager.Tensor { return must(execute(c, d.Name, tensors(x)))[0] }) {
		nearly(t, g, want[k][:]...)
	}
	d.Saves, d.GradientFunction = "", nil
	check(c.DefineNative(d, "libm.so.6", j0Call)) // releases the function
}

func TestNativeBLAS(t *testing.T) {
	c := fresh(t)
	d := saxpy("go.blas_saxpy")
	d.Kernel = nil
	check(c.DefineNative(d, openblas,
		"void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)\n"+
			"float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)"))
	x, y := doubles(c, 1, 2, 3), doubles(c, 10, 20, 30)
	nearly(t, must(execute(c, d.Name, tensors(x, y), "a", 2.0))[0], 12, 24, 36)
	nearly(t, y, 10, 20, 30)
	narrow := must(eager.FromSlice(c, []float32{1, 2, 3}))
	if z := must(execute(c, d.Name, tensors(narrow, narrow), "a", 2.0))[0]; z.String() != "[3. 6. 9.]" {
		t.Error(z)
	}
	tape := must(c.NewTape(x, y))
	defer tape.Close()
	g := must(c.Gradient(tape, must(execute(c, d.Name, tensors(x, y), "a", 2.0))[0], x, y))
	nearly(t, g[0], 2, 2, 2)
	nearly(t, g[1], 1, 1, 1)

	// An inference in Go, and a function that reads one number again and again.
	d = native("go.fill", "x: float64, k: int -> z: float64[any]")
	d.Infer = func(i *eager.InferCall) error {
		i.Outputs[0].Dims = []int{i.Attr("k").(int), 2}
		return nil
	}
	check(c.DefineNative(d, openblas, "void cblas_dcopy(int = size(z), const double * = x, int = 0, double * = z, int = 1)"))
	if z := must(execute(c, "go.fill", tensors(must(eager.FromScalar(c, 2.5))), "k", 1))[0]; z.String() != "[[2.5 2.5]]" {
		t.Error(z)
	}

	check(c.DefineNative(native("go.solve",
		"a: float64[n, n], b: float64[k, n] -> lu: float64[n, n], p: int32[n], x: float64[k, n], info: int32"), openblas, solveCall))
	a := must(eager.FromSlice(c, []float64{2, 1, 1, 1, 3, 2, 1, 0, 0}, 3, 3))
	b := must(eager.FromSlice(c, []float64{4, 5, 6, 1, 0, 2}, 2, 3))
	solved := must(execute(c, "go.solve", tensors(must(c.PermuteDims(a)), b)))
	if solved[3].String() != "0" {
		t.Error(solved[3])
	}
	product := must(c.Matmul(solved[2], a, eager.WithTransposeB(true))) // rows of x, times a
	nearly(t, must(c.Reshape(product, eager.Dims{6})), 4, 5, 6, 1, 0, 2)
	singular := must(execute(c, "go.solve", tensors(must(c.ZerosLike(a)), b)))
	if singular[3].String() != "1" {
		t.Error(singular[3])
	}
}

func TestRefusedNativeDefinitions(t *testing.T) {
	c := fresh(t)
	call := func(call string) error { return c.DefineNative(native("go.refused", j0Schema), "libm.so.6", call) }
	const at = "the call of go.refused is malformed at "
	refused(t, call(""), eager.InvalidArgument, "the call of go.refused has no prototype")
	refused(t, call("double = z j0(double = x"), eager.InvalidArgument, at)
	refused(t, call("double = z j0(double = w)"), eager.InvalidArgument, at+`"w)": no input, output or attribute has this name`)
	refused(t, call("double = z j0(doubel = x)"), eager.InvalidArgument, "a type of C is expected")
	refused(t, call("double = z j0(float = x)"), eager.InvalidArgument,
		"in the call of go.refused, j0's float is not x's type, which may be float64")
	refused(t, call("void j0(double = x)"), eager.InvalidArgument, "j0 writes no output z")
	refused(t, call("double = z no_such_function(double = x)"), eager.NotFound, "no_such_function was not found in libm.so.6")
	refused(t, c.DefineNative(native("go.refused", j0Schema), "libno_such.so", j0Call), eager.NotFound, "libno_such.so")
	refused(t, c.DefineNative(native("go.refused", j0Schema), "", "double = z no_such_function(double = x)"), eager.NotFound,
		"no_such_function was not found in")
	d := native("go.refused", j0Schema)
	d.Kernel = fill(7)
	refused(t, c.DefineNative(d, "libm.so.6", j0Call), eager.InvalidArgument, "both kernel and a C function for its devices are given")
	// Numbers of attributes, of which one does not fit.
	check(c.DefineNative(native("go.labs", "n: int -> y: int64"), "", "long = y labs(long = n)"))
	if y := must(execute(c, "go.labs", nil, "n", -7))[0]; y.String() != "7" {
		t.Error(y)
	}
	check(c.DefineNative(native("go.narrow", "n: int -> y: int32"), "", "int = y abs(int = n)"))
	refused(t, failure(execute(c, "go.narrow", nil, "n", 3000000000)), eager.InvalidArgument,
		"n is 3000000000, which int cannot hold [Op:go.narrow]")
	refused(t, failure(c.NewOp("go.refused")), eager.NotFound, "Op type not registered 'go.refused'")
}

// The function is saxpy(x * x, y, a=3), gemm(a, a), the solution of a system, and j0(x), which Python has saved
// (tests/bindings/python/test_custom_ops.py).
func TestAFunctionOfPythonCallsOpsOfGo(t *testing.T) {
	c := fresh(t)
	definition := saxpy("shared.saxpy")
	definition.Schema = "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64"
	check(c.Define(definition))
	gemm := product("shared.gemm")
	gemm.Schema = "a: float64[m, k], b: float64[k, n] -> c: float64[m, n]"
	gemm.Saves = "a b"
	check(c.Define(gemm))
	check(c.DefineNative(native("shared.solve",
		"a: float64[n, n], b: float64[k, n] -> lu: float64[n, n], p: int32[n], x: float64[k, n], info: int32"), openblas, solveCall))
	defineBessel(c)
	j0 := native("shared.j0", j0Schema)
	j0.Saves, j0.Gradient = "x", gradientOfJ0
	check(c.DefineNative(j0, "libm.so.6", j0Call))
	f := must(c.Load(filepath.Join("..", "..", "custom_ops", "ops.eager")))
	x, y, a := doubles(c, 1, 2), doubles(c, 10, 20), must(eager.FromSlice(c, []float64{4, 1, 2, 3}, 2, 2))
	tape := must(c.NewTape(x))
	defer tape.Close()
	z := must(c.Call(f, x, y, a))
	nearly(t, z[0], 13, 32)
	nearly(t, must(c.Reshape(z[1], eager.Dims{4})), 18, 7, 14, 11)
	nearly(t, must(c.Reshape(z[2], eager.Dims{2})), -0.1, 0.7)
	nearly(t, z[3], math.J0(1), math.J0(2))
	nearly(t, must(c.Gradient(tape, must(c.Add(z[0], z[3])), x))[0], 6-math.J1(1), 12-math.J1(2))
}

func TestALaterDefinition(t *testing.T) {
	c := fresh(t)
	define := func(value float64, version int) {
		check(c.Define(eager.Definition{Name: "go.constant", Schema: "x: T[n] -> y: T[n]; T: float64", Kernel: fill(value), Version: version}))
	}
	define(1, 1)
	x := doubles(c, 0)
	old := must(c.NewOp("go.constant"))
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float64, -1)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return execute(c, "go.constant", in)
	}))
	path := filepath.Join(t.TempDir(), "f.eager")
	check(c.Save(f, path))
	nearly(t, must(c.Execute(old, x))[0], 1)
	define(2, 2)
	nearly(t, must(c.Execute(old, x))[0], 1)
	nearly(t, must(c.Call(f, x))[0], 1)
	nearly(t, must(execute(c, "go.constant", tensors(x)))[0], 2)
	refused(t, failure(c.Load(path)), eager.InvalidArgument, "op go.constant has version 1, the program's definition has 2")
	bytes := strings.ReplaceAll(string(must(os.ReadFile(path))), "go.constant", "go.absent__")
	check(os.WriteFile(path, []byte(bytes), 0o600))
	refused(t, failure(c.Load(path)), eager.NotFound, "Op type not registered 'go.absent__'")
}

func TestEffectsAndTurnsOfKernels(t *testing.T) {
	c := fresh(t)
	for _, effects := range []bool{false, true} {
		calls := 0
		d := saxpy("go.counted")
		d.Effects = effects
		d.Kernel = func(k *eager.KernelCall) error {
			calls++
			return saxpyKernel(k)
		}
		check(c.Define(d))
		f := must(c.Trace("f", []eager.Spec{spec(eager.Float64, -1)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
			x := in[0]
			used, same := must(execute(c, "go.counted", tensors(x, x)))[0], must(execute(c, "go.counted", tensors(x, x)))[0]
			must(execute(c, "go.counted", tensors(used, x))) // nobody uses it
			y, err := c.Add(used, same)
			return tensors(y), err
		}))
		calls = 0
		nearly(t, must(c.Call(f, doubles(c, 1, 2)))[0], 4, 8)
		if want := map[bool]int{false: 1, true: 3}[effects]; calls != want {
			t.Errorf("effects %v: %d calls in place of %d", effects, calls, want)
		}
	}
	for _, serial := range []bool{false, true} {
		var inside, most int32
		check(c.Define(eager.Definition{Name: "go.slow", Schema: "x: T[n] -> y: T[n]; T: float64", Serial: serial,
			Kernel: func(k *eager.KernelCall) error {
				now := atomic.AddInt32(&inside, 1)
				for seen := atomic.LoadInt32(&most); seen < now && !atomic.CompareAndSwapInt32(&most, seen, now); {
					seen = atomic.LoadInt32(&most)
				}
				time.Sleep(2 * time.Millisecond)
				atomic.AddInt32(&inside, -1)
				return fill(7)(k)
			}}))
		each(c, func(_ int, c *eager.Context) {
			for i := 0; i < 3; i++ {
				nearly(t, must(execute(c, "go.slow", tensors(doubles(c, 1))))[0], 7)
			}
		})
		if serial != (most == 1) {
			t.Errorf("serial %v: %d at once", serial, most)
		}
	}
}

// Goroutines define ops, each its own and one of all, and use them meanwhile.
func TestEightGoroutinesDefine(t *testing.T) {
	c := fresh(t)
	defineBessel(c)
	check(c.Define(saxpy("go.shared")))
	rounds := 100
	if testing.Short() {
		rounds = 20
	}
	each(c, func(i int, c *eager.Context) {
		name := fmt.Sprintf("go.own%d", i)
		for k := 0; k < rounds; k++ {
			check(c.Define(cube(name)))
			check(c.Define(saxpy("go.shared")))
			x := doubles(c, 2, 3)
			got := orders(c, x, 2, func() *eager.Tensor { return must(execute(c, name, tensors(x)))[0] })
			nearly(t, got[2], 12, 18)
			nearly(t, must(execute(c, "go.shared", tensors(x, x), "a", float64(i)))[0], 2*float64(i)+2, 3*float64(i)+3)
			nearly(t, orders(c, x, 1, func() *eager.Tensor { return must(execute(c, "go.j0", tensors(x)))[0] })[1],
				-math.J1(2), -math.J1(3))
		}
	})
}

// Defining, using and releasing an op keeps nothing: neither memory, nor what its functions refer to.
func TestDefinitionsAreFlat(t *testing.T) {
	c := fresh(t)
	rounds := 10000
	if testing.Short() {
		rounds = 1000
	}
	var gone int64
	x := doubles(c, 1, 2)
	once := func() {
		kept := new([64]byte)
		runtime.SetFinalizer(kept, func(*[64]byte) { atomic.AddInt64(&gone, 1) })
		d := saxpy("go.again")
		d.Kernel = func(k *eager.KernelCall) error {
			kept[0]++
			return saxpyKernel(k)
		}
		check(c.Define(d))
		z := must(execute(c, "go.again", tensors(x, x)))
		z[0].Close()
		d.Schema = "no schema"
		refused(t, c.Define(d), eager.InvalidArgument, "malformed")
	}
	for i := 0; i < rounds/2; i++ {
		once()
	}
	expectLive(t, c, settled(c))
	before, inUse := resident(), must(c.Memory("cpu:0")).InUse
	for i := 0; i < rounds/2; i++ {
		once()
	}
	expectLive(t, c, settled(c))
	if now := must(c.Memory("cpu:0")).InUse; now > inUse+4096 {
		t.Errorf("%d bytes in use, %d before", now, inUse)
	}
	if now := resident(); !testing.Short() && now > before+16<<10 {
		t.Errorf("%d KiB, %d before", now, before)
	}
	want := int64(rounds - 1) // the last definition is there
	for begin := time.Now(); atomic.LoadInt64(&gone) < want && time.Since(begin) < 5*time.Second; {
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	if n := atomic.LoadInt64(&gone); n != want {
		t.Errorf("%d of %d definitions were released", n, want)
	}
}

// TestGoexitInKernels ends a process with a message, as in other callbacks.
func TestGoexitInKernels(t *testing.T) {
	if os.Getenv("EAGER_TEST_GOEXIT") != "" {
		c := must(eager.New())
		check(c.Define(eager.Definition{Name: "go.goexit", Schema: "-> y: float64", Kernel: func(*eager.KernelCall) error {
			runtime.Goexit()
			return nil
		}}))
		_, _ = execute(c, "go.goexit", nil)
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	command := exec.CommandContext(ctx, os.Args[0], "-test.run=TestGoexitInKernels$")
	command.Env = append(os.Environ(), "EAGER_TEST_GOEXIT=1")
	out, err := command.CombinedOutput()
	if err == nil || ctx.Err() != nil || !strings.Contains(string(out), "panic: eager: a callback called runtime.Goexit") {
		t.Errorf("%v: %s", err, out)
	}
}
