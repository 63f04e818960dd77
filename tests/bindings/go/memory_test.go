package eager_test

import (
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"eager"
)

// resident returns the process's memory in KiB.
func resident() int {
	var all, resident int
	fmt.Sscan(string(must(os.ReadFile("/proc/self/statm"))), &all, &resident)
	return resident * os.Getpagesize() / 1024
}

func TestAMillionOpsAreFlat(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2, 3, 4, 5, 6, 7, 8}))
	most, begin := 0, 0
	for i := 0; i < 1000000; i++ {
		must(c.Add(x, x))
		if i%1000 == 0 {
			if now := resident(); i < 300000 && now > begin {
				begin = now
			} else if now > most {
				most = now
			}
		}
	}
	if most > begin+64<<10 {
		t.Errorf("%d KiB after a million ops, %d KiB after a third", most, begin)
	}
}

func TestLargeResultsAreFlat(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	c := fresh(t)
	x := must(eager.FromSlice(c, make([]float32, 1<<20)))
	before, most := must(c.Memory("cpu:0")).InUse, int64(0)
	for i := 0; i < 300; i++ {
		must(c.Add(x, x))
		if now := must(c.Memory("cpu:0")).InUse - before; now > most {
			most = now
		}
	}
	t.Logf("300 results of 4 MiB, dropped: %d MiB at most", most>>20)
	if most > 160<<20 { // 60 on a machine at rest; the collector is later on a busy one
		t.Errorf("%d MiB alive", most>>20)
	}
	y := must(c.Add(x, x))
	with := must(c.Memory("cpu:0")).InUse
	y.Close()
	if after := must(c.Memory("cpu:0")).InUse; with-after < 4<<20 {
		t.Error("Close of a large tensor does not release it at once")
	}
}

// What a program drops without Close, and Go sees nothing of: the garbage collector is asked before there is much of it.
func TestDroppedCostlyObjects(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2, 3}))
	folder := t.TempDir()
	w := must(c.NewCheckpointWriter())
	check(w.AddTensor("x", x))
	check(w.Commit(c, folder+"/checkpoint", eager.CommitOptions{}))
	w.Close()
	records := must(c.NewRecordWriter(folder+"/records", eager.RecordOptions{}))
	check(records.Write([]byte("record")))
	check(records.Close())
	entries := func(folder string) func() int {
		return func() int { return len(must(os.ReadDir(folder))) }
	}
	files, threads := entries("/proc/self/fd"), entries("/proc/self/task")
	live := func() int { return int(liveTensors(c)) }
	var held int64
	d := c.RangeDataset(1000).Map(eager.Traced(func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		return in, nil
	}), eager.WithNumThreads(2)).Prefetch()
	for _, one := range []struct {
		name  string
		make  func()
		count func() int
	}{
		{"tape", func() { must(c.NewTape(x)); must(c.Multiply(x, x)) }, live},
		{"tape that was asked", func() { must(c.Gradient(must(c.NewTape(x)), must(c.Multiply(x, x)), x)) }, live},
		{"checkpoint", func() { must(must(c.OpenCheckpoint(folder+"/checkpoint")).Read(c, "x")) }, files},
		{"checkpoint's writer", func() { check(must(c.NewCheckpointWriter()).AddTensor("x", must(c.Multiply(x, x)))) }, live},
		{"record reader", func() { must(must(c.OpenRecords(folder+"/records", eager.NoCompression)).Next()) }, files},
		{"record writer", func() { must(c.NewRecordWriter(folder+"/other", eager.RecordOptions{})) }, files},
		{"event writer", func() { must(c.NewEventWriter(folder+"/events", eager.EventOptions{})) }, files},
		{"iterator", func() { must(d.Iterate(c)).Next() }, threads},
		{"host op", func() { ownHostOp(c, &held) }, func() int { return int(atomic.LoadInt64(&held)) }},
		{"generator", func() { ownGenerator(c, &held) }, func() int { return int(atomic.LoadInt64(&held)) }},
	} {
		settled(c)
		before, most := one.count(), 0
		for i := 0; i < 600; i++ {
			one.make()
			if now := one.count() - before; now > most {
				most = now
			}
		}
		t.Logf("600 dropped, %s: %d at most", one.name, most)
		if most > 400 {
			t.Errorf("%s: %d", one.name, most)
		}
	}
	d.Close()
	// What is in use does not bring the collector back each time.
	var tapes []*eager.Tape
	var began, ended runtime.MemStats
	runtime.ReadMemStats(&began)
	for i := 0; i < 1000; i++ {
		tapes = append(tapes, must(c.NewTape()))
	}
	runtime.ReadMemStats(&ended)
	if n := ended.NumGC - began.NumGC; n > 20 {
		t.Errorf("%d collections", n)
	}
	for _, tape := range tapes {
		tape.Close()
		tape.Close()
	}
}

// The memory of many contexts that were there at once is given back.
func TestManyContextsAtOnce(t *testing.T) {
	c := fresh(t)
	heap := func() int64 {
		settled(c)
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		return int64(stats.HeapAlloc)
	}
	before := heap()
	forks := make([]*eager.Context, 30000)
	for i := range forks {
		forks[i] = must(c.Fork())
	}
	for _, fork := range forks {
		fork.Close()
	}
	forks = nil
	more := int64(math.MaxInt64)
	for i := 0; i < 100 && more > 4<<20; i++ {
		more = heap() - before
	}
	if more > 4<<20 {
		t.Errorf("%d KiB more", more>>10)
	}
}

// A server makes a fork a request, and may close none of them.
func TestDroppedContexts(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2, 3}))
	use := func(many int) {
		for ; many > 0; many-- {
			must(must(c.Fork()).Add(x, x))
		}
	}
	use(20000)
	before := resident()
	use(60000)
	more := resident() - before
	t.Logf("60000 dropped: %d KiB more", more)
	if more > 64<<10 {
		t.Error(more)
	}
}

// ownHostOp makes a HostOp whose function refers to memory, and counts how often that is there.
func ownHostOp(c *eager.Context, held *int64) *eager.Op {
	memory := new([1 << 16]byte)
	atomic.AddInt64(held, 1)
	runtime.SetFinalizer(memory, func(*[1 << 16]byte) { atomic.AddInt64(held, -1) })
	return must(c.HostOp("host", nil, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		memory[0]++
		return nil, nil
	}))
}

// ownGenerator makes a pipeline whose generator refers to memory, likewise.
func ownGenerator(c *eager.Context, held *int64) *eager.Dataset {
	memory := new([1 << 16]byte)
	atomic.AddInt64(held, 1)
	runtime.SetFinalizer(memory, func(*[1 << 16]byte) { atomic.AddInt64(held, -1) })
	d := c.GeneratorDataset(eager.Generator{At: func(c *eager.Context, index int) ([]*eager.Tensor, error) {
		memory[0]++
		return nil, io.EOF
	}}).Take(10).Repeat().Prefetch()
	check(d.Err())
	return d
}

func TestClosedHostOps(t *testing.T) {
	c := fresh(t)
	var held int64
	for i := 0; i < 600; i++ {
		op := ownHostOp(c, &held)
		must(c.Execute(op))
		op.Close()
		op.Close()
	}
	for i := 0; i < 100 && atomic.LoadInt64(&held) > 0; i++ {
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	if n := atomic.LoadInt64(&held); n > 0 {
		t.Error(n)
	}
}

// Go puts small objects and numbers together, and the numbers live on.
func TestNumbersBesideObjects(t *testing.T) {
	c := fresh(t)
	var numbers []*int64
	number := func(many int) {
		for ; many > 0; many-- {
			numbers = append(numbers, new(int64))
		}
	}
	for i := 0; i < 100; i++ {
		x := must(eager.FromScalar(c, float32(i)))
		must(c.NewVariable(x, ""))
		number(1 + i%2)
		must(c.HostOp("op", []eager.Spec{spec(eager.Float32)}, func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) {
			return []*eager.Tensor{x}, nil
		}))
		number(1 + i/2%2)
	}
	expectLive(t, c, 0)
	runtime.KeepAlive(numbers)
}

func TestEightGoroutines(t *testing.T) {
	c := fresh(t)
	a := must(eager.FromSlice(c, []float32{1, 2, 3}))
	b := must(eager.FromSlice(c, []float32{4, 5, 6}))
	v := must(c.NewVariable(must(eager.FromScalar(c, int64(0))), "count"))
	rounds := 2000
	if testing.Short() {
		rounds = 200
	}
	each(c, func(i int, c *eager.Context) {
		sum := a
		for k := 0; k < rounds; k++ {
			sum = must(c.Add(must(c.Multiply(sum, eager.Float(1))), must(c.Multiply(b, eager.Float(0)))))
			check(c.AssignAdd(v, eager.Int(1)))
			if k%50 == 0 {
				runtime.Gosched()
			}
			if k%200 == 100 {
				runtime.GC()
			}
		}
		if sum.String() != a.String() {
			t.Error(sum)
		}
		if i%2 == 0 {
			sum.Close()
		}
	})
	if n := must(eager.Item[int64](must(c.Read(v)))); n != int64(8*rounds) {
		t.Error(n)
	}
}

// each runs f in 8 goroutines with a fork each.
func each(c *eager.Context, f func(i int, c *eager.Context)) {
	var group sync.WaitGroup
	for i := 0; i < 8; i++ {
		group.Add(1)
		go func(i int, c *eager.Context) {
			defer group.Done()
			f(i, c)
		}(i, must(c.Fork()))
	}
	group.Wait()
}

// Tensors that one goroutine makes are closed by others, also of the block that it is filling.
func TestClosedByOthers(t *testing.T) {
	c := fresh(t)
	made := make(chan *eager.Tensor, 100)
	var group sync.WaitGroup
	for i := 0; i < 4; i++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for x := range made {
				x.Close()
			}
		}()
	}
	x := must(eager.FromScalar(c, float32(1)))
	for i := 0; i < 20000; i++ {
		y := must(c.Add(x, x))
		made <- y
		made <- y // closing twice is harmless, also at once
		y.Close()
	}
	close(made)
	group.Wait()
	expectLive(t, c, 1) // the last of a block that is full are released with the next calls
	if must(eager.Item[float32](x)) != 1 {
		t.Error(x)
	}
}

// Two goroutines on one context: the one that comes second gets an error.
func TestOneContextTwice(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, make([]float32, 10000)))
	var done, refusals int64
	var group sync.WaitGroup
	for i := 0; i < 2; i++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for k := 0; k < 5000; k++ {
				y, err := c.Add(x, eager.Int(1))
				if err == nil {
					atomic.AddInt64(&done, 1)
					y.Close()
					continue
				}
				atomic.AddInt64(&refusals, 1)
				refused(t, err, eager.FailedPrecondition, "in use")
			}
		}()
	}
	group.Wait()
	if done+refusals != 10000 || done == 0 {
		t.Error(done, refusals)
	}
}

// Linear regression from several goroutines, which share the data and the variables. All release is left to finalizers.
func TestRegression(t *testing.T) {
	c := fresh(t)
	xs, ys := make([]float32, 64), make([]float32, 64)
	for i := range xs {
		xs[i] = float32(i)/32 - 1
		ys[i] = 3*xs[i] + 2
	}
	x, y := must(eager.FromSlice(c, xs)), must(eager.FromSlice(c, ys))
	zero := must(eager.FromScalar(c, float32(0)))
	w, b := must(c.NewVariable(zero, "w")), must(c.NewVariable(zero, "b"))
	steps := 300
	if testing.Short() {
		steps = 150
	}
	each(c, func(i int, c *eager.Context) {
		for s := 0; s < steps; s++ {
			_, g, err := c.ValueAndGradient(func() (loss *eager.Tensor, err error) {
				defer eager.Catch(&err)
				predicted := must(c.Add(must(c.Multiply(x, w)), b))
				return must(c.Mean(must(c.SquaredDifference(predicted, y)))), nil
			}, w, b)
			check(err)
			check(c.AssignSub(w, must(c.Multiply(g[0], eager.Float(0.05)))))
			check(c.AssignSub(b, must(c.Multiply(g[1], eager.Float(0.05)))))
		}
	})
	gotW, gotB := must(eager.Item[float32](must(c.Read(w)))), must(eager.Item[float32](must(c.Read(b))))
	if math.Abs(float64(gotW-3)) > 0.01 || math.Abs(float64(gotB-2)) > 0.01 {
		t.Error(gotW, gotB)
	}
}

// From one seed, forks that are made in order draw the same numbers.
func TestForksFollowTheSeed(t *testing.T) {
	draw := func() (texts string) {
		c := must(eager.NewWith(eager.Options{Seed: 7}))
		defer c.Close()
		for i := 0; i < 3; i++ {
			texts += must(must(c.Fork()).RandomNormal(eager.WithShape(2))).String()
		}
		return texts + must(c.RandomUniform(eager.WithShape(2))).String()
	}
	if first, second := draw(), draw(); first != second {
		t.Error(first, second)
	}
}
