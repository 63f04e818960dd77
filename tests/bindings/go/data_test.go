package eager_test

import (
	"fmt"
	"math"
	"reflect"
	"runtime"
	"testing"
	"unsafe"

	"eager"
)

func roundTrip[T eager.Element](t *testing.T, c *eager.Context, dtype eager.Dtype, values ...T) {
	t.Helper()
	x := must(eager.FromSlice(c, values, len(values), 1))
	if got := must(eager.Values[T](x)); !reflect.DeepEqual(got, values) || x.Dtype() != dtype {
		t.Error(x.Dtype(), got, values)
	}
	if got := must(eager.Item[T](must(eager.FromScalar(c, values[0])))); got != values[0] {
		t.Error(got, values[0])
	}
	if got := must(eager.Values[T](must(eager.FromSlice(c, []T{}, 0, 3)))); len(got) != 0 {
		t.Error(got)
	}
	if dtype == eager.String {
		return
	}
	check(eager.View(x, func(got []T) {
		if !reflect.DeepEqual(got, values) {
			t.Error(got, values)
		}
	}))
}

func TestAllDtypes(t *testing.T) {
	c := fresh(t)
	roundTrip(t, c, eager.Bool, true, false)
	roundTrip(t, c, eager.Int8, int8(-128), 127)
	roundTrip(t, c, eager.Int16, int16(-1<<15), 1<<15-1)
	roundTrip(t, c, eager.Int32, int32(-1<<31), 1<<31-1)
	roundTrip(t, c, eager.Int64, int64(-1<<63), 1<<63-1)
	roundTrip(t, c, eager.Uint8, uint8(255), 0)
	roundTrip(t, c, eager.Uint16, uint16(1<<16-1), 0)
	roundTrip(t, c, eager.Uint32, uint32(1<<32-1), 0)
	roundTrip(t, c, eager.Uint64, uint64(1<<64-1), 0)
	roundTrip(t, c, eager.Float16, eager.HalfOf(1.5), eager.HalfOf(-65504))
	roundTrip(t, c, eager.Bfloat16, eager.BHalfOf(1.5), eager.BHalfOf(-3e38))
	roundTrip(t, c, eager.Float32, float32(1.5), -math.MaxFloat32)
	roundTrip(t, c, eager.Float64, 1.5, -math.MaxFloat64)
	roundTrip(t, c, eager.Complex64, complex64(1+2i), -3i)
	roundTrip(t, c, eager.Complex128, 1+2i, -3i)
	roundTrip(t, c, eager.String, "a", "", "\x00ü", "\xff")
}

// The conversions agree with the library's cast.
func TestHalfFloats(t *testing.T) {
	c := fresh(t)
	halves, floats := make([]eager.Half, 1<<16), make([]float32, 1<<16)
	for i := range halves {
		halves[i] = eager.Half(i)
		if v := halves[i].Float(); v == v && eager.HalfOf(v) != halves[i] {
			t.Fatalf("%#x is %v, which is %#x", i, v, eager.HalfOf(v))
		}
		floats[i] = math.Float32frombits(uint32(i*65521) + uint32(i)*3<<16)
	}
	wide := must(eager.Values[float32](must(c.Cast(must(eager.FromSlice(c, halves)), eager.Float32))))
	for i, v := range wide {
		if got := float32(halves[i].Float()); got != v && v == v {
			t.Fatalf("%#x is %v, not %v", i, got, v)
		}
	}
	x := must(eager.FromSlice(c, floats))
	narrow := must(eager.Values[eager.Half](must(c.Cast(x, eager.Float16))))
	brain := must(eager.Values[eager.BHalf](must(c.Cast(x, eager.Bfloat16))))
	for i, v := range floats {
		if v == v && (eager.HalfOf(float64(v)) != narrow[i] || eager.BHalfOf(v) != brain[i]) {
			t.Fatalf("%v is %#x and %#x, not %#x and %#x", v, eager.HalfOf(float64(v)), eager.BHalfOf(v), narrow[i], brain[i])
		}
	}
	if v := eager.BHalfOf(float32(nan)).Float(); v == v {
		t.Error(v)
	}
}

func TestTextIsTheLibrarys(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float64{1, 2.5, 1.0 / 3, 4}, 2, 2))
	if text := fmt.Sprint(x); text != "[[1.         2.5       ]\n [0.33333333 4.        ]]" {
		t.Error(text)
	}
	if text := must(x.Format(eager.FormatPrecision(2))); text != "[[1.   2.5 ]\n [0.33 4.  ]]" {
		t.Error(text)
	}
	if text := must(x.Format(eager.FormatPrecision(0))); text != "[[1. 2.]\n [0. 4.]]" {
		t.Error(text)
	}
	if text := must(x.Format(eager.FormatThreshold(0), eager.FormatEdgeItems(1), eager.FormatLineWidth(20))); text != "[[1.\n  2.5       ]\n [0.33333333\n  4.        ]]" {
		t.Error(text)
	}
	if text := must(must(eager.FromSlice(c, []float64{1e-10, 1}, 2)).Format(eager.FormatSuppress())); text != "[0. 1.]" {
		t.Error(text)
	}
	scalar := must(eager.FromScalar(c, float32(2)))
	if d := scalar.Dims(); d == nil || must(eager.FromSlice(c, must(eager.Values[float32](scalar)), d...)).Rank() != 0 {
		t.Error("a scalar made from what a scalar gives")
	}
	if x.Rank() != 2 || fmt.Sprint(x.Dims()) != "[2 2]" || x.NumElements() != 4 || x.NumBytes() != 32 || x.Device() != "cpu:0" {
		t.Error("what x is")
	}
	if must(c.Scalar(eager.Int(3))).IsWeak() != true || x.IsWeak() || x.IsSymbolic() || x.ID() == 0 {
		t.Error("flags")
	}
}

func TestDLPackAndWrap(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2, 3}))
	managed := must(c.ToDLPack(x, eager.DLPackOptions{}))
	y := must(c.FromDLPack(managed))
	if y.String() != x.String() {
		t.Error(y)
	}
	// Memory that is not Go's: that of x.
	var data unsafe.Pointer
	check(eager.View(x, func(values []float32) { data = unsafe.Pointer(&values[0]) }))
	released := 0
	z := must(c.Wrap(eager.Float32, []int{3}, data, 12, func() { released++ }))
	if must(c.Add(z, eager.Int(1))).String() != "[2. 3. 4.]" || released != 0 {
		t.Error(z, released)
	}
	z.Close()
	must(c.Memory("cpu:0"))
	refused(t, failure(c.Wrap(eager.Float32, []int{3}, data, 11, func() { released++ })), eager.InvalidArgument, "")
	other := must(c.Fork())
	z = must(c.Wrap(eager.Float32, []int{3}, data, 12, func() { released++; other.Close(); panic("nobody hears it") }))
	z.Close()
	must(c.Memory("cpu:0"))
	if released != 3 {
		t.Error(released)
	}
	runtime.KeepAlive(x)
}

func TestSchedules(t *testing.T) {
	c := fresh(t)
	steps := must(c.NewPiecewiseConstantDecay(eager.WithBoundaries(0), eager.WithValues(1, 0.5)))
	defer steps.Close()
	if rate := must(steps.Rate(1)); rate != 0.5 {
		t.Error(rate)
	}
	if text := must(steps.JSON()); text != `{"kind":"step","attributes":{"boundaries":[0.0],"values":[1.0,0.5]}}` {
		t.Error(text)
	}
	sgd := must(c.NewSGD(eager.WithAccumulationSteps(2), eager.WithClipValue(1), eager.WithWeightDecay(0.5),
		eager.WithExcludeFromWeightDecay("v?")))
	check(sgd.SetLearningRate(steps))
	g := must(eager.FromSlice(c, []float32{2}, 1))
	w := must(c.NewVariable(must(eager.FromSlice(c, []float32{8}, 1)), "w"))
	v := must(c.NewVariable(must(eager.FromSlice(c, []float32{8}, 1)), "v1"))
	for i := 0; i < 4; i++ {
		check(c.Apply(sgd, []*eager.Variable{w, v}, []*eager.Tensor{g, g}))
	}
	if got := must(c.Read(w)).String() + must(c.Read(v)).String(); got != "[1.75][6.5]" {
		t.Error(got)
	}
	if err := steps.SetFloats("values", nil); err == nil {
		t.Error("a schedule that an optimizer has was changed")
	}
	if err := must(c.NewExponentialDecay(eager.WithStaircase(true))).SetBool("no such", true); err == nil {
		t.Error("an attribute that is not there was set")
	}
	if err := sgd.SetStrings("exclude_from_weight_decay", []string{"a\x00b"}); err == nil {
		t.Error("a text with a NUL was taken")
	}
	check(must(c.NewOptimizer("adamw")).SetStrings("exclude_from_weight_decay", make([]string, 1<<20+1)))
	if _, err := must(c.NewSchedule("step")).Rate(0); err == nil {
		t.Error("a schedule without values gave a rate")
	}
}

func TestWhatTheLibrarySays(t *testing.T) {
	c := fresh(t)
	if eager.Version() == "" || must(eager.BuildInfo())[0] != '{' || must(c.RegistryJSON())[0] != '[' ||
		must(c.OpJSON("gather"))[0] != '{' || must(c.KindsJSON("optimizers"))[0] != '[' {
		t.Error("texts")
	}
	if c.Devices()[0] != "cpu:0" || must(c.NumDevices("cpu")) != 1 || must(c.NumDevices("no such")) != 0 || must(c.Stream("cpu:0")) != nil {
		t.Error(c.Devices())
	}
	check(c.AllowTF32(true))
	check(c.SetLoadLimit(1 << 30))
	check(c.SetMemoryLimit("cpu:0", 0))
	check(c.Synchronize())
	check(c.On("cpu:0", func() error {
		if c.Device() != "cpu:0" {
			t.Error(c.Device())
		}
		return nil
	}))
	if eager.InvalidArgument.Error() != "INVALID_ARGUMENT" || eager.Float32.String() != "float32" || eager.Float32.Size() != 4 {
		t.Error("names")
	}
}

func TestFunctions(t *testing.T) {
	c := fresh(t)
	v := must(c.NewVariable(must(eager.FromScalar(c, float32(2))), "v"))
	sgd := must(c.NewSGD(eager.WithLearningRate(0.5)))
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float32, -1)}, func(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		if !in[0].IsSymbolic() || !c.Traces(in[0]) || in[0].Dims()[0] != -1 {
			t.Error("an input is not symbolic")
		}
		refused(t, failure(eager.Values[float32](in[0])), eager.FailedPrecondition, "")
		loss := must(c.Minimize(sgd, func() (*eager.Tensor, error) { return c.Sum(must(c.Multiply(in[0], v))) }, v))
		return []*eager.Tensor{loss}, nil
	}))
	path := t.TempDir() + "/f.eager"
	check(c.Save(f, path))
	loaded := must(c.Load(path))
	for i, f := range []*eager.Function{f, loaded} {
		if i == 0 {
			check(f.SetOption("fusion", false))
		}
		y := must(c.Call(f, must(eager.FromSlice(c, []float32{1, 3}))))
		if y[0].String() != "8.0" || must(c.Read(f.Variables()[0])).String() != "0.0" {
			t.Error(y)
		}
		if f.Name() != "f" || len(f.Optimizers()) != 1 || !f.IsCurrent() || f.Inputs()[0].Dims[0] != -1 ||
			f.Outputs()[0].Dtype != eager.Float32 || f.String() == "" || must(f.Graphviz()) == "" {
			t.Error("what a function says")
		}
		if step := f.Optimizers()[0].Variables()[0]; step.Name() != "step" || must(c.Read(step)).String() != "1" {
			t.Error(step.Name())
		}
	}
	onnx := t.TempDir() + "/g.onnx"
	g := must(c.Trace("g", []eager.Spec{spec(eager.Float32, 2)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		y, err := c.Relu(in[0])
		return []*eager.Tensor{y}, err
	}))
	check(c.ExportONNX(g, onnx))
	if y := must(c.Call(must(c.ImportONNX(onnx)), must(eager.FromSlice(c, []float32{-1, 3})))); y[0].String() != "[0. 3.]" {
		t.Error(y)
	}
	if y := must(c.Execute(must(c.FunctionOp(g)), must(eager.FromSlice(c, []float32{-1, 4})))); y[0].String() != "[0. 4.]" {
		t.Error(y)
	}
}

func TestLongLists(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, make([]float32, 1000)))
	parts := must(c.Unstack(x))
	if len(parts) != 1000 {
		t.Fatal(len(parts))
	}
	if y := must(c.Stack(parts)); y.NumElements() != 1000 {
		t.Error(y.Dims())
	}
	sizes := make([]int, 1000)
	for i := range sizes {
		sizes[i] = 1
	}
	if parts := must(c.Split(x, sizes)); len(parts) != 1000 {
		t.Error(len(parts))
	}
	tape := must(c.NewTapeWith(eager.TapeOptions{Persistent: true}))
	check(tape.Pause())
	check(tape.Resume())
	v := must(c.NewVariable(x, "v"))
	must(c.Read(v))
	if !tape.IsRecording() || len(tape.Watched()) != 1 {
		t.Error("a tape")
	}
	check(tape.Reset())
	check(tape.Stop())
	tape.Close()
	sgd := must(c.NewMomentum())
	check(sgd.Build(v))
	if slot := sgd.Slot(v, "momentum"); slot == nil || slot.Name() != "v/momentum" || slot.Dims()[0] != 1000 || slot.Trainable() {
		t.Error(slot)
	}
	check(sgd.SetBool("nesterov", true))
}
