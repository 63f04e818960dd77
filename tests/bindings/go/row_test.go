package eager_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"eager"
)

// A row is a row of the table of conformance.
type row struct {
	name string
	run  func(r *run, c *eager.Context)
}

// A run is a row that runs.
type run struct{ *testing.T }

// TestConformance runs all rows, each with a context of its own, after which no tensor is left.
func TestConformance(t *testing.T) {
	root := must(eager.New())
	for _, one := range rows {
		t.Run(one.name, func(t *testing.T) {
			before := liveTensors(root)
			if err := runRow(one, t); err != nil {
				t.Error(err)
			}
			expectLive(t, root, before)
		})
	}
	fmt.Printf("go: %d rows of conformance\n", len(rows))
}

func runRow(one row, t *testing.T) (err error) {
	defer eager.Catch(&err)
	c := must(eager.New())
	defer c.Close()
	one.run(&run{t}, c)
	return nil
}

func must[T any](value T, err error) T { return eager.Must(value, err) }
func check(err error)                  { eager.Check(err) }

// failure drops what a call gave.
func failure[T any](_ T, err error) error { return err }

// joined returns a list and what follows it as one list.
func joined(list []*eager.Tensor, last *eager.Tensor, err error) ([]*eager.Tensor, error) {
	return append(list, last), err
}

func two(a, b *eager.Tensor, err error) ([]*eager.Tensor, error) {
	return []*eager.Tensor{a, b}, err
}

func three(a, b, c *eager.Tensor, err error) ([]*eager.Tensor, error) {
	return []*eager.Tensor{a, b, c}, err
}

func four(a, b, c, d *eager.Tensor, err error) ([]*eager.Tensor, error) {
	return []*eager.Tensor{a, b, c, d}, err
}

func sparseRows(t *eager.Tensor) ([]*eager.Tensor, error) {
	indices, values, err := t.SparseRows()
	return []*eager.Tensor{indices, values}, err
}

func liveTensors(c *eager.Context) int64 { return must(c.Memory("cpu:0")).LiveTensors }

// settled returns the number of live tensors when the garbage collector finds no more to release.
func settled(c *eager.Context) int64 {
	for live, same := int64(-1), 0; same < 3; same++ {
		runtime.GC()
		time.Sleep(time.Millisecond)
		if now := liveTensors(c); now != live {
			live, same = now, 0
		}
	}
	return liveTensors(c)
}

// expectLive waits until the garbage collector has released all but so many tensors.
func expectLive(t *testing.T, c *eager.Context, want int64) {
	t.Helper()
	live := liveTensors(c)
	for begin := time.Now(); live != want && time.Since(begin) < 2*time.Second; live = liveTensors(c) {
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	if live != want {
		t.Errorf("%d tensors live, %d before", live, want)
	}
}

func spec(dtype eager.Dtype, dims ...int) eager.Spec { return eager.Spec{Dtype: dtype, Dims: dims} }

var inf, nan, minusZero = math.Inf(1), math.NaN(), math.Copysign(0, -1)

func halves(values ...float64) (list []eager.Half) {
	for _, v := range values {
		list = append(list, eager.HalfOf(v))
	}
	return list
}

func bhalves(values ...float64) (list []eager.BHalf) {
	for _, v := range values {
		list = append(list, eager.BHalfOf(float32(v)))
	}
	return list
}

// list checks how many values a call gave.
func list(r *run, want int, values []*eager.Tensor) []*eager.Tensor {
	if len(values) != want {
		panic(fmt.Sprintf("%d values in place of %d", len(values), want))
	}
	return values
}

// run runs an op by name.
func (r *run) run(c *eager.Context, name string, inputs []eager.Value, attributes ...any) ([]*eager.Tensor, error) {
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
	return c.Execute(op, inputs...)
}

// made returns a dataset and why it cannot be used.
func made(d *eager.Dataset) (*eager.Dataset, error) { return d, d.Err() }

// nextText returns the next element as text, or "!" and the code of an error; false at the end.
func nextText(it *eager.Iterator) (text string, more bool) {
	if it.Next() {
		var parts []string
		for _, t := range it.Element() {
			parts = append(parts, t.String())
			t.Close()
		}
		return strings.Join(parts, " | "), true
	}
	var e *eager.Error
	if errors.As(it.Err(), &e) {
		return "!" + e.Code.Error(), true
	}
	return "", it.Err() != nil
}

// elements compares those of a run, and once more behind the place that it saves after so many, unless that is -1.
func (r *run) elements(c *eager.Context, d *eager.Dataset, want []string, savedAt int, more bool) {
	r.Helper()
	it := must(d.Iterate(c))
	defer it.Close()
	var state *eager.Tensor
	for i := 0; ; i++ {
		if i == savedAt && state == nil {
			state = must(it.Save())
			defer state.Close()
		}
		if i == len(want) {
			if !more {
				if text, any := nextText(it); any {
					r.Errorf("%q behind the last element", text)
				}
			}
			if savedAt < 0 {
				return
			}
			check(it.Restore(state))
			i, savedAt = savedAt-1, -1
			continue
		}
		if text, any := nextText(it); !any || text != want[i] {
			r.Errorf("element %d is %q, not %q", i, text, want[i])
		}
	}
}

// checkpoint saves these to a file, and opens it; its keys must be those, and the texts come back.
func (r *run) checkpoint(c *eager.Context, file string, model eager.Sequential, o *eager.Optimizer, tensors map[string]*eager.Tensor,
	texts map[string]string, keys []string) *eager.Checkpoint {
	r.Helper()
	w := must(c.NewCheckpointWriter())
	defer w.Close()
	check(w.AddModule("model", model))
	if o != nil {
		check(w.AddOptimizer("optimizer", o))
	}
	for key, t := range tensors {
		check(w.AddTensor(key, t))
	}
	for key, text := range texts {
		check(w.AddText(key, text))
	}
	check(w.AddRandomState(c, "random"))
	path := filepath.Join(r.TempDir(), file)
	check(w.Commit(c, path, eager.CommitOptions{}))
	f := must(c.OpenCheckpoint(path))
	r.Cleanup(f.Close)
	var found []string
	for _, entry := range must(f.Entries()) {
		found = append(found, entry.Key)
	}
	if !reflect.DeepEqual(found, keys) {
		r.Errorf("the keys are %q, not %q", found, keys)
	}
	for key, want := range texts {
		if text := must(f.Text(key)); text != want {
			r.Errorf("the text %s is %q, not %q", key, text, want)
		}
	}
	return f
}

func restore(c *eager.Context, f *eager.Checkpoint, model eager.Sequential, o *eager.Optimizer) error {
	if err := f.RestoreModule(c, "model", model); err != nil {
		return err
	}
	if o != nil {
		check(f.RestoreOptimizer(c, "optimizer", o, eager.KeyedVariables("model", model)...))
	}
	return f.RestoreRandomState(c, "random")
}

// writeRecords writes a file, and returns its path.
func (r *run) writeRecords(c *eager.Context, file string, compression eager.Compression, records ...string) string {
	path := filepath.Join(r.TempDir(), file)
	w := must(c.NewRecordWriter(path, eager.RecordOptions{Compression: compression}))
	for _, record := range records {
		check(w.Write([]byte(record)))
	}
	check(w.Close())
	return path
}

// A scalar is a number of a file of events.
type scalar struct {
	tag   string
	value float64
	step  int64
}

// writeEvents writes a file, and returns its path.
func (r *run) writeEvents(c *eager.Context, scalars ...scalar) string {
	w := must(c.NewEventWriter(r.TempDir(), eager.EventOptions{}))
	for _, one := range scalars {
		check(w.Scalar(one.tag, one.value, one.step))
	}
	path := w.Path()
	check(w.Close())
	return path
}

// fails checks an error's code, and its op and message unless they are "*".
func (r *run) fails(err error, code eager.Code, op, message string) {
	r.Helper()
	var e *eager.Error
	switch {
	case !errors.As(err, &e):
		r.Errorf("%v in place of an error with %v", err, code)
	case !errors.Is(err, code):
		r.Errorf("%q has %v, not %v", e.Message, e.Code, code)
	case op != "*" && e.Op != op:
		r.Errorf("%q comes from %q, not %q", e.Message, e.Op, op)
	case message != "*" && e.Message != message:
		r.Errorf("the message is %q, not %q", e.Message, message)
	}
}

func (r *run) none(t *eager.Tensor) {
	r.Helper()
	if t != nil {
		r.Errorf("%v in place of nil", t)
	}
}

func (r *run) text(t *eager.Tensor, want string) {
	r.Helper()
	if text := must(t.Format()); text != want {
		r.Errorf("the text is %q, not %q", text, want)
	}
}

func (r *run) sparse(t *eager.Tensor, want bool) {
	r.Helper()
	if t.IsSparseRows() != want {
		r.Errorf("sparse rows: %v", !want)
	}
}

// save writes f for the other languages where the environment names a folder for them.
func (r *run) save(c *eager.Context, f *eager.Function, file string) {
	if folder := os.Getenv("EAGER_CONFORMANCE_FILES"); folder != "" {
		check(c.Save(f, filepath.Join(folder, "go-"+file)))
	}
}

// load calls then with what each language has saved.
func (r *run) load(c *eager.Context, file string, then func(f *eager.Function)) {
	folder := os.Getenv("EAGER_CONFORMANCE_FILES")
	if folder == "" {
		return
	}
	paths := must(filepath.Glob(filepath.Join(folder, "*-"+file)))
	if len(paths) == 0 {
		r.Errorf("no language saved %s", file)
	}
	for _, path := range paths {
		then(must(c.Load(path)))
	}
}

// loadBytes loads a function from a file of these bytes alone.
func (r *run) loadBytes(c *eager.Context, bytes string) (*eager.Function, error) {
	path := filepath.Join(r.TempDir(), "f.eager")
	check(os.WriteFile(path, []byte(bytes), 0o600))
	return c.Load(path)
}

// expect compares dtype, dims and elements: bits without tolerances, else the distance of each element.
func expect[T eager.Element](r *run, t *eager.Tensor, dims []int, want []T, tolerances ...float64) {
	r.Helper()
	if t == nil {
		r.Errorf("nil in place of %v", want)
		return
	}
	values := must(eager.Values[T](t))
	if got := t.Dims(); fmt.Sprint(got) != fmt.Sprint(dims) || len(values) != len(want) {
		r.Errorf("dims %v, not %v", got, dims)
		return
	}
	for i, v := range values {
		tolerance := 0.0
		if len(tolerances) > 0 {
			tolerance = tolerances[i]
		}
		if !near(any(v), any(want[i]), tolerance) {
			r.Errorf("element %d is %v, not %v", i, v, want[i])
		}
	}
}

func near(a, b any, tolerance float64) bool {
	x, y := numbers(a), numbers(b)
	if x == nil {
		return reflect.DeepEqual(a, b)
	}
	for i := range x {
		if !nearNumber(x[i], y[i], tolerance) {
			return false
		}
	}
	return true
}

func nearNumber(x, y, tolerance float64) bool {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.IsNaN(x) && math.IsNaN(y)
	}
	if tolerance == 0 || math.IsInf(y, 0) {
		return math.Float64bits(x) == math.Float64bits(y)
	}
	return math.Abs(x-y) <= tolerance
}

// numbers returns the parts of a float or a complex number; nil for others.
func numbers(v any) []float64 {
	switch v := v.(type) {
	case eager.Half:
		return []float64{v.Float()}
	case eager.BHalf:
		return []float64{float64(v.Float())}
	case float32:
		return []float64{float64(v)}
	case float64:
		return []float64{v}
	case complex64:
		return []float64{float64(real(v)), float64(imag(v))}
	case complex128:
		return []float64{real(v), imag(v)}
	}
	return nil
}
